"""The end of a Year: parks are opened and scored, the kept cards cleared away. Part of the rules."""

from __future__ import annotations

from engine.core.game import Event, Seat
from engine.games.zuuli.components import COMPONENTS, YEARS
from engine.games.zuuli.drafting import deal
from engine.games.zuuli.events import CollectorScored, GameEnded, ParkOpened, YearScored
from engine.games.zuuli.kinds import Phase, Year
from engine.games.zuuli.parks import animals_among, change_of, tally_year
from engine.games.zuuli.state import Board, Collector, ZuuliState

_SOLO = COMPONENTS.solo


def end_year(state: ZuuliState, told: list[Event]) -> None:
    """All have developed: scoring, then the next Year, or the end of the game (Rulebook, 4. End of Year)."""
    for seat, board in state.boards.items():
        _open_park(state, seat, board, told)
    for seat, board in state.boards.items():
        _score_park(state, seat, board, told)
    if state.collector is not None:
        _score_collector(state, state.collector, told)
    _clear_away(state)
    if state.year == YEARS:
        state.phase = Phase.OVER
        told.append(GameEnded())
        return
    state.year = Year(state.year + 1)
    state.phase = Phase.PICK
    deal(state, told)


def _open_park(state: ZuuliState, seat: Seat, board: Board, told: list[Event]) -> None:
    """Layouts are public once all are done (ruling 28)."""
    shown = board.shown
    assert shown is not None
    deck = state.options.deck
    told.append(ParkOpened(seat, change_of(deck, shown.park, shown.kept, board.park, board.kept)))
    board.shown = None


def _score_park(state: ZuuliState, seat: Seat, board: Board, told: list[Event]) -> None:
    scored = tally_year(state.options.deck, board.park, board.kept)
    board.year_scores.append(scored.points)
    told.append(YearScored(seat, state.year, scored))


def _score_collector(state: ZuuliState, collector: Collector, told: list[Event]) -> None:
    """Printed values, and a bonus for each animal with the Year's habitat (rulings 30, 31).

    Its enclosures and upgrades leave first; the animals stay and count again each Year.
    """
    deck = state.options.deck
    discarded = tuple(card for card in collector.pile if card not in deck.animals)
    collector.pile = [card for card in collector.pile if card in deck.animals]
    habitat = _SOLO.bonus_habitats[state.year - 1]
    animals = animals_among(deck, collector.pile)
    with_habitat = sum(habitat in animal.habitats for animal in animals)
    values = sum(animal.value for animal in animals)
    scored = CollectorScored(state.year, values, habitat, _SOLO.bonus * with_habitat, discarded)
    state.discard += discarded
    collector.year_scores.append(scored.points)
    told.append(scored)


def _clear_away(state: ZuuliState) -> None:
    """Unhoused animals and upgrades that were not installed are discarded for good (rulings 7, 12)."""
    for board in state.boards.values():
        state.discard += board.kept
        board.kept = []
    state.discard.sort()
