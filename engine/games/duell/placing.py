"""Placing a card: the third symbol, interim scorings and symbol actions, in the order of ruling 1.

Part of the rules: together with rules.py and rounds.py, all that writes to a state. Every function adds what
happens to `told`.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Callable, Mapping

from engine.core.game import Event, Seat
from engine.games.duell.cards import OFFSPRING, TOKEN, Animal, Card, Marker, Stand
from engine.games.duell.components import COMPONENTS, TARGETS
from engine.games.duell.events import (
    CardPlaced,
    CardWasted,
    DonationLapsed,
    DonationOffered,
    FinalRoundSetAside,
    HeartLapsed,
    MinusPointTaken,
    OffspringBorn,
    SpeciesScored,
    SpeciesTied,
    StandCoinEarned,
    StandsScored,
)
from engine.games.duell.kinds import (
    OPPONENT,
    SEATS,
    Colour,
    FinalCause,
    MinusCause,
    Phase,
    Source,
    Species,
    StandsTile,
    Symbol,
)
from engine.games.duell.rounds import begin_final_round
from engine.games.duell.state import Board, DuellState

_ACTS_AT = COMPONENTS.symbols.acts_at
_ALLOWED = COMPONENTS.symbols.allowed
_STAND_COIN = COMPONENTS.coins.stand_pair
_MARKER_COIN = COMPONENTS.coins.marker


def equal_symbols(board: Board, card: Card) -> int:
    """How many cards with this card's symbol lie where it would be placed.

    Animals count within their enclosure, stands whatever their colour (Rulebook, The Symbols).
    """
    if isinstance(card, Stand):
        return [stand.symbol for stand in board.stands].count(card.symbol)
    if card.symbol is None:
        return 0
    return board.animals[card.species].count(card)


def is_third_symbol(board: Board, card: Card) -> bool:
    """Whether it would be the third of its symbol (Rulebook, The 3rd Symbol)."""
    return equal_symbols(board, card) >= _ALLOWED


def place(state: DuellState, seat: Seat, card: Card, source: Source, told: list[Event]) -> None:
    """The whole procedure for one card (ruling 1)."""
    board = state.boards[seat]
    equal = equal_symbols(board, card)
    if equal >= _ALLOWED:
        _waste(state, seat, card, source, told)
    elif isinstance(card, Stand):
        _lay_stand(state, seat, card, source, told)
        if equal + 1 == _ACTS_AT:
            board.coins += _STAND_COIN
            told.append(StandCoinEarned(seat, card.symbol))
    else:
        _lay_animal(state, seat, card, source, told)
        if card.symbol is not None and equal + 1 == _ACTS_AT:
            _SYMBOL_ACTIONS[card.symbol](state, seat, card.species, source, told)


def _waste(state: DuellState, seat: Seat, card: Card, source: Source, told: list[Event]) -> None:
    """The third symbol: the card is discarded and costs a minus point (Rulebook, The 3rd Symbol).

    A steal that ends like this has changed the table, so it can break a tie (ruling 3).
    """
    state.discard.append(card)
    told.append(CardWasted(seat, card, source))
    _take_minus_point(state, seat, MinusCause.THIRD_SYMBOL, told)
    if isinstance(card, Animal) and card.species in state.tied:
        _look_at_species(state, card.species, told)


def _take_minus_point(state: DuellState, seat: Seat, cause: MinusCause, told: list[Event]) -> None:
    state.boards[seat].minus += 1
    told.append(MinusPointTaken(seat, cause))


def _lay_animal(state: DuellState, seat: Seat, card: Animal, source: Source, told: list[Event]) -> None:
    insort(state.boards[seat].animals[card.species], card, key=TOKEN)
    told.append(CardPlaced(seat, card, source))
    _look_at_species(state, card.species, told)


def _lay_stand(state: DuellState, seat: Seat, card: Stand, source: Source, told: list[Event]) -> None:
    """The first to have all four colours scores the stands (Rulebook, Interim Scorings; ruling 22)."""
    insort(state.boards[seat].stands, card, key=TOKEN)
    told.append(CardPlaced(seat, card, source))
    if StandsTile.STANDS not in state.scored and has_all_colours(state.boards[seat]):
        state.scored.append(StandsTile.STANDS)
        told.append(StandsScored(seat, _top_marker(state)))
        _take_marker(state, seat, told)


# --- interim scorings -------------------------------------------------------------------------------------


def has_all_colours(board: Board) -> bool:
    """Whether the vending area holds at least one stand of each colour."""
    return len({stand.colour for stand in board.stands}) == len(Colour)


def _look_at_species(state: DuellState, species: Species, told: list[Event]) -> None:
    """An interim scoring when both players together reach the target (Rulebook, Interim Scorings).

    A tie waits until one of them has more, whatever the total is then (ruling 3).
    """
    if species in state.scored:
        return
    first, second = SEATS
    one, two = len(state.boards[first].animals[species]), len(state.boards[second].animals[species])
    if one + two < TARGETS[species] and species not in state.tied:
        return
    if one != two:
        _score_species(state, species, first if one > two else second, told)
    elif species not in state.tied:
        insort(state.tied, species)
        told.append(SpeciesTied(species, one, TARGETS[species]))


def _score_species(state: DuellState, species: Species, winner: Seat, told: list[Event]) -> None:
    """The player with more takes the top marker, on whoever's turn (ruling 22)."""
    own, other = (len(state.boards[seat].animals[species]) for seat in (winner, OPPONENT[winner]))
    state.scored.append(species)
    if species in state.tied:
        state.tied.remove(species)
    told.append(SpeciesScored(species, winner, own, other, TARGETS[species], _top_marker(state)))
    _take_marker(state, winner, told)


def _top_marker(state: DuellState) -> Marker | None:
    return state.markers[-1] if state.markers else None


def _take_marker(state: DuellState, seat: Seat, told: list[Event]) -> None:
    """The top marker and its coin; it may begin the final round, or lay the final marker bare (ruling 24).

    The stockpile can only be empty in a made-up position: then there is nothing to take.
    """
    if not state.markers:
        return
    board = state.boards[seat]
    marker = state.markers.pop()
    board.markers.append(marker)
    if marker.has_coin:
        board.coins += _MARKER_COIN
    if state.markers_under_final is None:
        begin_final_round(state, FinalCause.MARKER, told)
    elif len(state.markers) == state.markers_under_final:
        state.markers_under_final = None
        told.append(FinalRoundSetAside(FinalCause.MARKER))


# --- symbol actions ---------------------------------------------------------------------------------------


def _strike(state: DuellState, seat: Seat, species: Species, source: Source, told: list[Event]) -> None:
    """Second lightning: a minus point."""
    _take_minus_point(state, seat, MinusCause.LIGHTNING, told)


def _breed(state: DuellState, seat: Seat, species: Species, source: Source, told: list[Event]) -> None:
    """Second heart: the young is placed, if it is still in the supply; only once a species."""
    if species not in state.offspring:
        told.append(HeartLapsed(seat, species))
        return
    state.offspring.remove(species)
    told.append(OffspringBorn(seat, species))
    place(state, seat, OFFSPRING[species], Source.BORN, told)


def _ask_for_donation(
    state: DuellState, seat: Seat, species: Species, source: Source, told: list[Event]
) -> None:
    """Second square: a card from the discard pile, if one fits (ruling 16).

    A square that a donated card completes goes to waste (ruling 17); by the stricter reading, an option, so
    does every square after the first of the turn.
    """
    has_acted = source is Source.DISCARD or (state.options.one_square_a_turn and state.square_used)
    if has_acted or not has_gift(state, seat):
        told.append(DonationLapsed(seat, species))
        return
    state.phase = Phase.DONATE
    state.square_used = True
    told.append(DonationOffered(seat, species))


def has_gift(state: DuellState, seat: Seat) -> bool:
    """Whether some card in the discard pile could be placed by the seat (ruling 16)."""
    board = state.boards[seat]
    return any(not is_third_symbol(board, card) for card in set(state.discard))


_SYMBOL_ACTIONS: Mapping[Symbol, Callable[[DuellState, Seat, Species, Source, list[Event]], None]] = {
    Symbol.LIGHTNING: _strike,
    Symbol.HEART: _breed,
    Symbol.SQUARE: _ask_for_donation,
}
