"""The position behind a table, and what of it one choice stands for."""

from __future__ import annotations

from bot.tables import Table
from engine.core.game import Seat
from engine.core.view import Choice
from engine.games.zooloretto import GAME
from engine.games.zooloretto.actions import (
    BuyTile,
    DiscardTile,
    Exchange,
    ExpandZoo,
    MoneyAction,
    MoveTile,
    PlaceTile,
    ZoolorettoAction,
)
from engine.games.zooloretto.kinds import EXPANSIONS, Area, Truck
from engine.games.zooloretto.placing import open_areas
from engine.games.zooloretto.state import Board as Zoo
from engine.games.zooloretto.tiles import BLOCKER, Tile, ZooTile
from engine.games.zooloretto.view import ZoolorettoView


def view_of(table: Table) -> ZoolorettoView:
    """The view of a table of this game."""
    assert isinstance(table.view, ZoolorettoView)
    return table.view


def in_the_middle(view: ZoolorettoView) -> list[Truck]:
    """The trucks nobody has taken this round."""
    numbers = (Truck(number) for number in range(1, len(view.trucks) + 1))
    return [truck for truck in numbers if truck not in view.taken.values()]


def tiles_on(view: ZoolorettoView, truck: Truck) -> list[Tile]:
    """What can be taken off it."""
    return [tile for tile in view.trucks[truck - 1] if tile is not BLOCKER]


def in_turn(view: ZoolorettoView) -> list[Seat]:
    """All seats, from the seat to move on."""
    seats, first = sorted(view.boards), view.to_move or Seat(1)
    return [*(seat for seat in seats if seat >= first), *(seat for seat in seats if seat < first)]


# --- choices ----------------------------------------------------------------------------------------------


def action_of(choice: Choice) -> ZoolorettoAction:
    """The decision behind a choice."""
    return GAME.parse_action(choice.text)


def money_action_of(choice: Choice) -> MoneyAction | None:
    """The money action behind a choice, if it is one."""
    action = action_of(choice)
    return action if isinstance(action, MoveTile | Exchange | BuyTile | DiscardTile | ExpandZoo) else None


def offered(table: Table) -> list[Choice]:
    """The legal choices; of two expansions that are both empty only the first is offered."""
    view = view_of(table)
    if not table.choices or not view.to_move:
        return list(table.choices)
    zoo = view.boards[view.to_move]
    return [choice for choice in table.choices if not (_target(choice) in EXPANSIONS[1:] and _are_empty(zoo))]


def _target(choice: Choice) -> Area | None:
    """Where a tile would be laid by it."""
    action = action_of(choice)
    match action:
        case PlaceTile(area=area) | BuyTile(area=area) | MoveTile(target=area):
            return area
        case _:
            return None


def _are_empty(zoo: Zoo) -> bool:
    """Whether all expansions are built and nothing lies in any."""
    built = [zoo.enclosures[area] for area in EXPANSIONS if area in zoo.enclosures]
    return len(built) == len(EXPANSIONS) and not any(one.animals or one.stalls for one in built)


def places_for(zoo: Zoo, tile: ZooTile) -> list[Area]:
    """Where the tile can be laid, as it is offered."""
    areas = open_areas(zoo, tile)
    return [area for area in areas if not (area in EXPANSIONS[1:] and _are_empty(zoo))]
