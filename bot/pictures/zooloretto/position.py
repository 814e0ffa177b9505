"""The position behind a table."""

from __future__ import annotations

from bot.tables import Table
from engine.core.game import ScoreItem, Seat
from engine.games.zooloretto.kinds import EXPANSIONS, Area, Phase, ScoreKind, Truck
from engine.games.zooloretto.tiles import Tile
from engine.games.zooloretto.view import ZoolorettoView

_ENCLOSED = frozenset({ScoreKind.FULL, ScoreKind.ONE_EMPTY, ScoreKind.WITH_STALL, ScoreKind.NO_STALL})
_IN_BARN = frozenset({ScoreKind.BARN_SPECIES, ScoreKind.BARN_STALL})


def view_of(table: Table) -> ZoolorettoView:
    """The view of a table of this game."""
    assert isinstance(table.view, ZoolorettoView)
    return table.view


def owner_of(view: ZoolorettoView, truck: Truck) -> Seat | None:
    """Who has taken that truck this round."""
    return next((seat for seat, taken in view.taken.items() if taken == truck), None)


def points_of(view: ZoolorettoView, seat: Seat) -> int:
    """As if the game were scored now."""
    return next(score.points for score in view.scores if score.seat == seat)


def _items(view: ZoolorettoView, seat: Seat) -> tuple[ScoreItem, ...]:
    return next(score.items for score in view.scores if score.seat == seat)


def points_in(view: ZoolorettoView, seat: Seat, area: Area) -> int:
    """What an enclosure, or the barn, brings now; stalls are scored apart."""
    if area is Area.BARN:
        return sum(item.points for item in _items(view, seat) if item.kind in _IN_BARN)
    return sum(
        item.points for item in _items(view, seat) if item.kind in _ENCLOSED and item.params["area"] == area
    )


def points_for_stalls(view: ZoolorettoView, seat: Seat) -> int:
    """What the types on stall spaces bring now."""
    return sum(item.points for item in _items(view, seat) if item.kind is ScoreKind.STALL_TYPE)


def waiting(view: ZoolorettoView) -> list[Tile]:
    """The tiles that are to be loaded or laid now."""
    if view.phase is Phase.PLACE:
        return list(view.pending)
    return [view.drawn] if view.drawn is not None else []


def unbuilt(view: ZoolorettoView, seat: Seat) -> list[Area]:
    """The expansions that could still be built."""
    return [area for area in EXPANSIONS[: view.expansions] if area not in view.boards[seat].enclosures]
