"""What is true of every position, and what makes a document none. Every check raises `MalformedPosition`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from engine.core.errors import MalformedPosition
from engine.games.duell.cards import Card
from engine.games.duell.components import BREEDERS, CAPACITIES, COMPONENTS, TARGETS
from engine.games.duell.kinds import SEATS, Phase
from engine.games.duell.rules import legal_actions
from engine.games.duell.state import DuellState

_ALLOWED = COMPONENTS.symbols.allowed
_UNDER_FINAL = COMPONENTS.pile.under_final


def check_position(state: DuellState, *, free: bool) -> None:
    """Refuses what no game could come to, and what the rules could not go on from.

    `free` waives what counts cards, young and markers, and nothing else. Coins and point markers are never
    counted: where they run out, paper serves (ruling 28).
    """
    _check_trucks(state)
    _check_phase(state)
    _check_symbols(state)
    _check_scorings(state)
    if not free:
        _check_totals(state)
    if state.phase is not Phase.OVER and not legal_actions(state, state.to_move):
        raise MalformedPosition("phase", f"seat {state.to_move} could do nothing in phase {state.phase}")


def _check_trucks(state: DuellState) -> None:
    """No truck above its capacity; each player takes another truck, with all its cards."""
    if len(state.trucks) != len(CAPACITIES):
        raise MalformedPosition("trucks", f"there are {len(CAPACITIES)}")
    for index, (cards, capacity) in enumerate(zip(state.trucks, CAPACITIES, strict=True)):
        if len(cards) > capacity:
            raise MalformedPosition(f"trucks.{index}", f"holds {len(cards)} cards, has room for {capacity}")
    if len(set(state.taken.values())) != len(state.taken):
        raise MalformedPosition("taken", "both seats have the same truck")
    for seat, truck in state.taken.items():
        if state.trucks[truck - 1]:
            raise MalformedPosition(f"trucks.{truck - 1}", f"seat {seat} has taken it: it must be empty")


def _check_phase(state: DuellState) -> None:
    """Each phase has what it asks about, and only that."""
    if (state.phase is Phase.OVER) != (state.to_move not in SEATS):
        raise MalformedPosition("to_move", "is 0 when the game is over, and only then")
    if (state.phase is Phase.LOAD) != (state.drawn is not None):
        raise MalformedPosition("drawn", "is the drawn card in phase load, else empty")
    if state.phase in (Phase.PLACE, Phase.DONATE):
        _check_pending(state)
        return
    if state.pending:
        raise MalformedPosition("pending", f"must be empty in phase {state.phase}")
    if state.square_used:
        raise MalformedPosition("square_used", f"no square can have acted in phase {state.phase}")
    if state.to_move in state.taken:
        raise MalformedPosition(
            "taken", f"seat {state.to_move} has quit and cannot be in phase {state.phase}"
        )


def _check_pending(state: DuellState) -> None:
    """The cards of the taken truck, of which one has been placed if a square is being answered."""
    is_asked = state.phase is Phase.DONATE
    if not state.pending:
        if not is_asked:
            raise MalformedPosition("pending", "phase place needs a card to place")
        return
    if state.to_move not in state.taken:
        raise MalformedPosition("taken", f"seat {state.to_move} has cards to place from no truck")
    capacity = CAPACITIES[state.taken[state.to_move] - 1]
    if len(state.pending) + is_asked > capacity:
        raise MalformedPosition("pending", f"cannot all come from a truck with room for {capacity}")


def _check_symbols(state: DuellState) -> None:
    """Never three equal symbols in an enclosure or in a vending area (Rulebook, The 3rd Symbol)."""
    for seat, board in state.boards.items():
        for species, enclosure in board.animals.items():
            for card in enclosure:
                if card.symbol is not None and enclosure.count(card) > _ALLOWED:
                    raise MalformedPosition(f"seat.{seat}.animals.{species}", f"too many {card.symbol}")
        for symbol, count in Counter(stand.symbol for stand in board.stands).items():
            if count > _ALLOWED:
                raise MalformedPosition(f"seat.{seat}.stands", f"too many {symbol}")


def _check_scorings(state: DuellState) -> None:
    """A tile is scored once, and is not tied any more; only even targets can be reached in a tie."""
    if len(set(state.scored)) != len(state.scored):
        raise MalformedPosition("scored", "a tile is scored only once")
    if len(set(state.tied)) != len(state.tied):
        raise MalformedPosition("tied", "a species stands there only once")
    for species in state.tied:
        if TARGETS[species] % 2:
            raise MalformedPosition("tied", f"the target of {species} is odd: it cannot be tied")
        if species in state.scored:
            raise MalformedPosition("tied", f"{species} is scored already")


# --- totals -----------------------------------------------------------------------------------------------


def _check_totals(state: DuellState) -> None:
    """Every card, young and marker of the game is somewhere, once, and in the stocks where it belongs."""
    deck = state.options.deck
    boards = state.boards.values()
    animals = [card for board in boards for enclosure in board.animals.values() for card in enclosure]
    young = [card.species for card in animals if card.is_offspring]
    loaded = [card for truck in state.trucks for card in truck]
    stands = [card for board in boards for card in board.stands]
    cards: list[Card] = [*state.pile, *state.discard, *loaded, *state.pending, *stands]
    cards += [card for card in animals if not card.is_offspring]
    if state.drawn is not None:
        cards.append(state.drawn)
    _check_counts(
        "pile", Counter(card.text for card in cards), {card.text: n for card, n in deck.counts.items()}
    )
    _check_counts("offspring", Counter([*state.offspring, *young]), dict.fromkeys(BREEDERS, 1))
    _check_final_card(state)
    _check_markers(state)
    _check_ties(state)


def _check_counts(path: str, found: Mapping[str, int], there_are: Mapping[str, int]) -> None:
    if found == there_are:
        return
    for kind in {**there_are, **found}:
        if found.get(kind, 0) != there_are.get(kind, 0):
            reason = f"{found.get(kind, 0)} {kind} on the table, the game has {there_are.get(kind, 0)}"
            raise MalformedPosition(path, reason)


def _check_final_card(state: DuellState) -> None:
    """The final-round card lies above the last five cards (Rulebook, Set-Up)."""
    if state.under_final != (_UNDER_FINAL if len(state.pile) > _UNDER_FINAL else None):
        raise MalformedPosition("pile", f"the final-round card belongs above the last {_UNDER_FINAL} cards")


def _check_markers(state: DuellState) -> None:
    """The stockpile is taken from the top; its order is fixed (Rulebook, Set-Up)."""
    deck = state.options.deck
    taken = len(deck.markers) - len(state.markers)
    if state.markers[::-1] != list(deck.markers[max(taken, 0) :]):
        raise MalformedPosition("markers", "is not the lower part of the stockpile")
    under_final = deck.markers_under_final
    if state.markers_under_final != (under_final if len(state.markers) > under_final else None):
        raise MalformedPosition("markers", f"the final-round marker belongs above the last {under_final}")
    found = Counter(marker.text for board in state.boards.values() for marker in board.markers)
    _check_counts("markers", found, Counter(marker.text for marker in deck.markers[:taken]))


def _check_ties(state: DuellState) -> None:
    """A tie is a tie: whatever breaks it is scored at once (ruling 3)."""
    for species in state.tied:
        if len({len(board.animals[species]) for board in state.boards.values()}) != 1:
            raise MalformedPosition("tied", f"one seat has more {species}: that is no tie")
