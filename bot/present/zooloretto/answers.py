"""Friendly noes: the rule and its numbers, and what is legal instead."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.present.parts import Button
from bot.present.people import who
from bot.present.zooloretto.board import load
from bot.present.zooloretto.moves import button, draw_label, priced, ranked_money, short_money, take_label
from bot.present.zooloretto.placing import what_each_brings
from bot.present.zooloretto.position import action_of, money_action_of, offered, view_of
from bot.present.zooloretto.tiles import TRUCK, named, place_name, sign
from bot.tables import Table
from bot.words import Words
from engine.core.errors import Param
from engine.core.game import Seat
from engine.core.view import Choice
from engine.games.zooloretto.actions import (
    BuyTile,
    DiscardTile,
    Draw,
    Exchange,
    ExpandZoo,
    LoadTruck,
    MoveTile,
    PlaceTile,
    TakeTruck,
)
from engine.games.zooloretto.kinds import Area, Phase, ZoolorettoRefusal
from engine.games.zooloretto.tiles import TILES

INSTEAD = 5
"""Buttons of what is legal instead."""

_CODES = frozenset(str(code) for code in ZoolorettoRefusal)


def refusal(table: Table | None, code: str, params: Mapping[str, Param], words: Words) -> str | None:
    """The rule and its numbers; None for a code that is not this game's."""
    if code not in _CODES:
        return None
    facts: dict[str, Param] = dict(params)
    tile = TILES.get(str(params.get("tile", "")))
    if tile is not None:
        facts["tile"] = named(tile, words)
    if "seat" in params:
        facts["name"] = _name(table, params["seat"])
    if "area" in params:
        facts["place"] = place_name(Area(str(params["area"])), words)
    return words(f"zooloretto-refused-{code.replace('_', '-')}", **facts)


def _name(table: Table | None, seat: Param) -> str:
    """Who sits there; a seat that is none keeps its number."""
    if table is None or not isinstance(seat, int) or not 1 <= seat <= len(table.people):
        return str(seat)
    return who(table, Seat(seat))


# --- what is legal instead --------------------------------------------------------------------------------

_REFUSED = ZoolorettoRefusal
_ABOUT: Mapping[str, tuple[type, ...]] = {
    **dict.fromkeys((_REFUSED.TRUCK_TAKEN, _REFUSED.TRUCK_EMPTY, _REFUSED.NO_SUCH_TRUCK), (TakeTruck,)),
    **dict.fromkeys(
        (
            _REFUSED.SAME_AREA,
            _REFUSED.SPECIES_NEEDED,
            _REFUSED.SPECIES_NOT_NEEDED,
            _REFUSED.NOTHING_TO_EXCHANGE,
            _REFUSED.SAME_SPECIES,
            _REFUSED.DOES_NOT_FIT,
        ),
        (Exchange,),
    ),
    **dict.fromkeys((_REFUSED.NO_SUCH_SEAT, _REFUSED.OWN_BARN, _REFUSED.NOT_IN_BARN), (BuyTile, DiscardTile)),
    **dict.fromkeys(
        (_REFUSED.NOT_THERE, _REFUSED.NO_CHANGE, _REFUSED.ONLY_FROM_BARN, _REFUSED.STALL_STAYS_OUT),
        (MoveTile,),
    ),
    **dict.fromkeys(
        (_REFUSED.NOT_BUILT, _REFUSED.WRONG_SPECIES, _REFUSED.ENCLOSURE_FULL, _REFUSED.STALL_SPACES_FULL),
        (MoveTile, BuyTile),
    ),
    _REFUSED.TOO_FEW_COINS: (MoveTile, Exchange, BuyTile, DiscardTile, ExpandZoo),
    _REFUSED.NO_EXPANSION_LEFT: (MoveTile, Exchange, BuyTile, DiscardTile),
}
"""In a turn: what somebody wanted who was refused so."""


def instead(table: Table, code: str, params: Mapping[str, Param], words: Words) -> tuple[Button, ...]:
    """The same tile elsewhere, then what is of the same kind, else whatever a turn is begun with."""
    choices = offered(table)
    if view_of(table).phase is Phase.TURN:
        wanted = [choice for choice in choices if isinstance(action_of(choice), _ABOUT.get(code, ()))]
        plain = [choice for choice in choices if money_action_of(choice) is None]
        choices = wanted or plain
    tile = str(params.get("tile", ""))
    choices = sorted(choices, key=lambda choice: not tile or tile not in choice.text.split())
    shown = choices[:INSTEAD]
    brings = _brings(table, shown, words)
    return tuple(_button(table, choice, brings.get(choice.text, ""), words) for choice in shown)


def _brings(table: Table, choices: Sequence[Choice], words: Words) -> dict[str, str]:
    """What each brings, as its label goes on."""
    if view_of(table).phase is Phase.PLACE:
        return what_each_brings(table, words)
    paid = [choice for choice in choices if money_action_of(choice) is not None]
    return {choice.text: f" · {brings}" for choice, brings in ranked_money(table, paid, words) if brings}


def _button(table: Table, choice: Choice, brings: str, words: Words) -> Button:
    view, action = view_of(table), action_of(choice)
    match action:
        case Draw():
            text = draw_label(view, words)
        case LoadTruck(truck):
            text = f"{TRUCK}{truck} {load(view, truck)}"
        case TakeTruck(truck):
            text = take_label(view, truck, words)
        case PlaceTile(tile, area):
            text = f"{sign(tile)} {place_name(area, words)}"
        case _:
            text = priced(short_money(table, action, words), action)
    return button(table, choice, text + brings, words)
