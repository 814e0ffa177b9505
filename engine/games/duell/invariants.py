"""What is true of every position, and what makes a document none. Every check raises `MalformedPosition`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import chain

from engine.core.errors import MalformedPosition
from engine.games.duell.cards import OFFSPRING, TOKEN, Card
from engine.games.duell.components import CAPACITIES, COMPONENTS, TARGETS
from engine.games.duell.kinds import SEATS, Phase, Species, StandsTile
from engine.games.duell.placing import has_all_colours
from engine.games.duell.rules import legal_actions
from engine.games.duell.state import DuellState, open_cards

_ALLOWED = COMPONENTS.symbols.allowed
_YOUNG: frozenset[Card] = frozenset(OFFSPRING.values())

_UNDER_FINAL = COMPONENTS.pile.under_final


def check_position(state: DuellState, *, free: bool) -> None:
    """Refuses what no game could come to, and what the rules could not go on from.

    `free` waives the totals of cards, young and markers with what can be told from them, and nothing else.
    Coins and minus points are never counted: where they run out, paper serves (ruling 28).
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
            if _has_third(enclosure):
                raise MalformedPosition(f"seat.{seat}.animals.{species}", "shows a symbol three times")
        if _has_third(board.stands):
            raise MalformedPosition(f"seat.{seat}.stands", "shows a symbol three times")


def _has_third(cards: Sequence[Card]) -> bool:
    if len(cards) <= _ALLOWED:
        return False
    symbols = [card.symbol for card in cards if card.symbol is not None]
    return max(map(symbols.count, symbols), default=0) > _ALLOWED


def _check_scorings(state: DuellState) -> None:
    """A tile is scored once, and not tied any more. No odd target is reached in a tie (ruling 3)."""
    if len(set(state.scored)) != len(state.scored):
        raise MalformedPosition("scored", "a tile is scored only once")
    if len(set(state.tied)) != len(state.tied):
        raise MalformedPosition("tied", "a species stands there only once")
    for species in state.tied:
        if species in state.scored:
            raise MalformedPosition("tied", f"{species} is scored already")
        one, two = _counts(state, species)
        target = TARGETS[species]
        if target % 2 or (one != two and one + two >= target):
            reason = f"{species} cannot be tied at {one} to {two} with target {target}"
            raise MalformedPosition("tied", reason)


def _counts(state: DuellState, species: Species) -> tuple[int, int]:
    """How many animals of a species each seat has."""
    one, two = (len(state.boards[seat].animals[species]) for seat in SEATS)
    return one, two


# --- totals -----------------------------------------------------------------------------------------------


def _check_totals(state: DuellState) -> None:
    """Every card, young and marker is somewhere, once, and what follows from where they are is so."""
    _check_cards(state)
    _check_final_card(state)
    _check_markers(state)
    _check_species_tiles(state)
    _check_stands_tile(state)
    _check_final_round(state)
    _check_plus_points(state)


def _check_cards(state: DuellState) -> None:
    there_are = state.options.deck.counts
    lying = open_cards(state.trucks, state.drawn, state.pending, state.boards)
    young = [OFFSPRING[species] for species in state.offspring]
    found = Counter(chain(state.pile, state.discard, lying, young))
    if found == there_are:
        return
    card = next(card for card in {**there_are, **found} if found[card] != there_are.get(card, 0))
    reason = f"{found[card]} {card} on the table, the game has {there_are.get(card, 0)}"
    raise MalformedPosition("offspring" if card in _YOUNG else "pile", reason)


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
    held = chain.from_iterable(board.markers for board in state.boards.values())
    if sorted(held, key=TOKEN) != sorted(deck.markers[:taken], key=TOKEN):
        raise MalformedPosition("markers", "the seats do not hold what is gone from the stockpile")
    if taken != len(state.scored):
        raise MalformedPosition("scored", f"{taken} markers are taken, one for each tile that is scored")


def _check_species_tiles(state: DuellState) -> None:
    """A species that has reached its target is scored, or tied while both have as many (ruling 3)."""
    for species, target in TARGETS.items():
        one, two = _counts(state, species)
        is_tied = species in state.tied
        if is_tied and one != two:
            raise MalformedPosition("tied", f"{species} is not tied at {one} to {two}")
        if one + two >= target and not is_tied and species not in state.scored:
            raise MalformedPosition("scored", f"{species} has reached its target, {one + two} of {target}")


def _check_stands_tile(state: DuellState) -> None:
    """The stands are scored once someone has the four colours; no stand ever leaves (Rulebook, action C)."""
    has_all = any(has_all_colours(board) for board in state.boards.values())
    if has_all != (StandsTile.STANDS in state.scored):
        raise MalformedPosition("scored", "the stands are scored by four colours, and only by them")


def _check_final_round(state: DuellState) -> None:
    """It begins with the first card or marker after the final-round one, and only so; it ends the game."""
    is_due = len(state.pile) < _UNDER_FINAL or len(state.markers) < state.options.deck.markers_under_final
    if state.final_round != is_due:
        raise MalformedPosition(
            "final_round", "begins when a card or marker is taken after the final-round one"
        )
    if state.phase is Phase.OVER and not (state.final_round and len(state.taken) == len(SEATS)):
        raise MalformedPosition("phase", "the game is over once both have quit the final round")


def _check_plus_points(state: DuellState) -> None:
    """Only the final scoring gives plus points (Rulebook, Final Scoring), and it is not written down."""
    for seat, board in state.boards.items():
        if board.plus:
            raise MalformedPosition(f"seat.{seat}.plus", "there are none before the final scoring")
