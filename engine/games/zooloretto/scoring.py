"""What the zoos are worth, asked at any time as if the game were scored now (Rulebook, Scoring)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from types import MappingProxyType

from engine.core.errors import Param
from engine.core.game import Outcome, Score, ScoreItem, Seat, Standing
from engine.games.zooloretto.components import COMPONENTS, PLANS
from engine.games.zooloretto.kinds import Area, EndReason, Phase, ScoreKind, Species, StallType
from engine.games.zooloretto.state import Board, ZoolorettoState
from engine.games.zooloretto.tiles import Stall, ZooTile

_ANIMAL_WITH_STALL = COMPONENTS.scoring.animal_with_stall
_STALL_TYPE = COMPONENTS.scoring.stall_type
_BARN_TYPE = COMPONENTS.scoring.barn_type


def scores(state: ZoolorettoState) -> tuple[Score, ...]:
    """Every seat's score, itemised; a sum below zero stands."""
    return tuple([Score(seat, score_zoo(board)) for seat, board in state.boards.items()])


def totals(boards: Mapping[Seat, Board]) -> dict[Seat, int]:
    """The points of every zoo."""
    return {seat: zoo_points(board) for seat, board in boards.items()}


def zoo_points(board: Board) -> int:
    """The sum of its items."""
    return sum([item.points for item in score_zoo(board)])


def score_zoo(board: Board) -> tuple[ScoreItem, ...]:
    """Enclosures with animals, then stall types on stall spaces, then what lies in the barn.

    Items are made once a value and shared.
    """
    items = [
        score_enclosure(area, enclosure.animals[0].species, len(enclosure.animals), bool(enclosure.stalls))
        for area, enclosure in board.enclosures.items()
        if enclosure.animals
    ]
    stalls = {stall.type for enclosure in board.enclosures.values() for stall in enclosure.stalls}
    items += [score_stall_type(type) for type in sorted(stalls)]
    items += [score_barn_type(type) for type in barn_types(board.barn)]
    return tuple(items)


def _fixed(**numbers: Param) -> Mapping[str, Param]:
    """Read-only, as items are shared."""
    return MappingProxyType(numbers)


@cache
def score_enclosure(area: Area, species: Species, animals: int, has_stall: bool) -> ScoreItem:
    """Full, one empty space, or a point an animal if a stall is attached; two stalls bring no more."""
    plan = PLANS[area]
    numbers = _fixed(area=area, species=species, animals=animals, spaces=plan.spaces)
    if animals == plan.spaces:
        return ScoreItem(ScoreKind.FULL, plan.full, numbers)
    if animals == plan.spaces - 1:
        return ScoreItem(ScoreKind.ONE_EMPTY, plan.one_empty, numbers)
    if has_stall:
        return ScoreItem(ScoreKind.WITH_STALL, _ANIMAL_WITH_STALL * animals, numbers)
    return ScoreItem(ScoreKind.NO_STALL, 0, numbers)


@cache
def score_stall_type(stall: StallType) -> ScoreItem:
    """Each type once, whatever its enclosure holds."""
    return ScoreItem(ScoreKind.STALL_TYPE, _STALL_TYPE, _fixed(stall=stall))


@cache
def score_barn_type(kind: Species | StallType) -> ScoreItem:
    """Each species and each type of stall once, however many tiles."""
    if isinstance(kind, Species):
        return ScoreItem(ScoreKind.BARN_SPECIES, _BARN_TYPE, _fixed(species=kind))
    return ScoreItem(ScoreKind.BARN_STALL, _BARN_TYPE, _fixed(stall=kind))


def barn_types(barn: Iterable[ZooTile]) -> list[Species | StallType]:
    """The species and types of stalls that lie there, each once; male, female and young are one type."""
    return list(dict.fromkeys([t.type if isinstance(t, Stall) else t.species for t in barn]))


def winners(state: ZoolorettoState) -> tuple[Seat, ...] | None:
    """Once the game is over: the most points, then the most coins; who are still equal share the victory."""
    result = outcome(state)
    return None if result is None else result.winners


def outcome(state: ZoolorettoState) -> Outcome | None:
    """The result once the game is over; the coins break a tie (Rulebook, Game end)."""
    if state.phase is not Phase.OVER:
        return None
    all_scores = scores(state)
    ranks = {score.seat: (score.points, state.boards[score.seat].coins) for score in all_scores}
    standings = [
        Standing(_place(ranks[score.seat], ranks.values()), score, state.boards[score.seat].coins)
        for score in all_scores
    ]
    standings.sort(key=lambda standing: standing.place)
    winning = tuple(standing.score.seat for standing in standings if standing.place == 1)
    return Outcome(EndReason.END_STACK, tuple(standings), winning)


def _place(rank: tuple[int, int], ranks: Iterable[tuple[int, int]]) -> int:
    """Seats with the same place share it."""
    return 1 + sum(other > rank for other in ranks)
