"""The choices as buttons and commands: what each is called, and where the buttons of a turn stand.

Rows keep their places through a turn: trucks to be taken, then what only shows something, then draw and
money. Nothing that is pressed is followed by a choice on the same row, so a double tap makes no second move.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import takewhile
from typing import assert_never

from bot.present.ids import Verb, all_of, move_id, verb_id
from bot.present.parts import Button, Style
from bot.present.people import who_plainly
from bot.present.presenter import Command, Decision
from bot.present.zooloretto import placing
from bot.present.zooloretto.board import load
from bot.present.zooloretto.hints import money_advice, money_brings
from bot.present.zooloretto.position import (
    action_of,
    in_the_middle,
    money_action_of,
    offered,
    tiles_on,
    view_of,
)
from bot.present.zooloretto.tiles import COIN, FREE, TRUCK, herd, named, place_name, sign, signs
from bot.tables import Table, Told, standing_moves
from bot.words import Words
from engine.core.game import Seat
from engine.core.view import Choice
from engine.games.zooloretto.actions import (
    BuyTile,
    DiscardTile,
    Draw,
    Exchange,
    ExpandZoo,
    LoadTruck,
    MoneyAction,
    MoveTile,
    PlaceTile,
    TakeTruck,
)
from engine.games.zooloretto.components import COMPONENTS
from engine.games.zooloretto.kinds import BARN, EXPANSIONS, Area, Phase, Truck
from engine.games.zooloretto.tiles import Animal
from engine.games.zooloretto.view import ZoolorettoView

_PRICES = COMPONENTS.prices
PRICES: Mapping[type[MoneyAction], int] = {
    MoveTile: _PRICES.move,
    Exchange: _PRICES.exchange,
    BuyTile: _PRICES.purchase,
    DiscardTile: _PRICES.discard,
    ExpandZoo: _PRICES.expand,
}

# --- names of choices -------------------------------------------------------------------------------------


def short_money(table: Table, action: MoneyAction, words: Words) -> str:
    """For a button: `🍿 barn → E4`, `buy 🐆 (Dan) → E6`, `🐘×3 E5 ⇄ 🐪 barn`."""
    match action:
        case MoveTile(tile, source, target):
            places = (place_name(area, words) for area in (source, target))
            return f"{sign(tile)} {' → '.join(places)}"
        case BuyTile(seller, tile, area):
            name = who_plainly(table, seller, 8)
            to = place_name(area, words)
            return words("zooloretto-buy", tile=sign(tile), name=name, area=to)
        case DiscardTile(tile):
            return words("zooloretto-discard", tile=sign(tile))
        case Exchange():
            return " ⇄ ".join(
                f"{herd(_animals_in(table, area, action))} {place_name(area, words)}"
                for area in areas_of(action)
            )
        case ExpandZoo():
            return named_money(table, action, words)
        case _:
            assert_never(action)


def named_money(table: Table, action: MoneyAction, words: Words) -> str:
    """In words, for menus and commands."""
    match action:
        case MoveTile(tile, source, target):
            places = (place_name(area, words) for area in (source, target))
            return f"{named(tile, words)}: {' → '.join(places)}"
        case Exchange():
            one, other = (
                words("zooloretto-group", species=_animals_in(table, area, action)[0].species, area=area)
                for area in areas_of(action)
            )
            return words("zooloretto-exchange", one=one, other=other)
        case BuyTile(seller, tile, area):
            name = who_plainly(table, seller)
            to = place_name(area, words)
            return words("zooloretto-buy", tile=named(tile, words), name=name, area=to)
        case DiscardTile(tile):
            return words("zooloretto-discard", tile=named(tile, words))
        case ExpandZoo():
            zoo = view_of(table).boards[view_of(table).to_move]
            built = sum(area in zoo.enclosures for area in EXPANSIONS)
            return words("zooloretto-expand", area=EXPANSIONS[built])
        case _:
            assert_never(action)


def areas_of(action: Exchange) -> tuple[Area, Area]:
    """The two areas."""
    return action.first, action.second


def _animals_in(table: Table, area: Area, action: Exchange) -> list[Animal]:
    """Which animals leave the area: all, of the barn all of one species."""
    zoo = view_of(table).boards[view_of(table).to_move]
    if area is not BARN:
        return list(zoo.enclosures[area].animals)
    return [tile for tile in zoo.barn if isinstance(tile, Animal) and tile.species is action.species]


def priced(text: str, action: MoneyAction) -> str:
    """`🍿 barn → E4 · 1🪙`."""
    return f"{text} · {PRICES[type(action)]}{COIN}"


def named_choice(table: Table, choice: Choice, words: Words) -> str:
    """Any choice in words, for commands."""
    action, view = action_of(choice), view_of(table)
    match action:
        case Draw():
            return words("zooloretto-draw")
        case LoadTruck(truck) | TakeTruck(truck):
            tiles = ", ".join(named(tile, words) for tile in tiles_on(view, truck))
            return f"{truck}: {tiles or FREE}"
        case PlaceTile(tile, area):
            return f"{named(tile, words)} → {place_name(area, words)}"
        case _:
            return priced(named_money(table, action, words), action)


# --- the buttons of a decision ----------------------------------------------------------------------------


def button(table: Table, choice: Choice, text: str, words: Words, style: Style = Style.MOVE) -> Button:
    """A choice as a button."""
    label = words("final", label=text) if choice.final else text
    return Button(move_id(table.match_id, table.number, choice.text), label, style)


def label(table: Table, text: str, place: int) -> Button:
    """Inactive. `place` tells several of one message apart."""
    return Button(verb_id(table.match_id, table.number, Verb.LABEL, place), text, disabled=True)


def decision(table: Table, words: Words) -> Decision:
    """The buttons on the table, by what is asked."""
    touched = _touched(table)
    if not table.choices:
        return Decision(touched=touched)
    match view_of(table).phase:
        case Phase.LOAD:
            found = Decision((_loads(table, words),), looks=0)
        case Phase.PLACE:
            found = placing.decision(table, words)
        case _:
            found = _turn(table, words)
    return replace(found, touched=touched)


def _touched(table: Table) -> frozenset[int]:
    """The rows on which the last press may have been made; a money action is pressed on a private panel."""
    verb = table.presses[-1].partition(" ")[0] if table.presses else ""
    return _ROWS_OF.get(verb, frozenset())


_ROWS_OF: Mapping[str, frozenset[int]] = {
    "load": frozenset({1}),
    "take": frozenset({0}),
    "place": frozenset({1, 2, 3, 4}),
}


def _loads(table: Table, words: Words) -> tuple[Button, ...]:
    """The trucks that can be loaded, with their free spaces."""
    view = view_of(table)
    return tuple(
        button(table, choice, f"{TRUCK}{action.truck} {load(view, action.truck)}", words)
        for choice in table.choices
        if isinstance(action := action_of(choice), LoadTruck)
    )


def _turn(table: Table, words: Words) -> Decision:
    """The trucks on the first row, draw and money on the last."""
    draw, money = _draw(table, words), _money(table, words)
    if not view_of(table).taken and not _takes(table, words):
        return _round_begins(table, draw + money, words)
    trucks = _takes(table, words) or _empty_trucks(table)
    if _drawn_in_a_row(table) % 2:
        return Decision((trucks, money or (label(table, words("zooloretto-draw"), 1),), draw), looks=1)
    return Decision((trucks, draw + money), looks=1)


def _round_begins(table: Table, buttons: tuple[Button, ...], words: Words) -> Decision:
    """All trucks are empty. Who took the last one begins, and pressed it, or a tile of it on a later row."""
    if not any(pressed.startswith("take ") for pressed in _own_presses(table)[-1:]):
        return Decision((buttons,), looks=1)
    where = words("zooloretto-round", round=view_of(table).round)
    return Decision(((label(table, where, 1),), buttons), looks=0)


def _own_presses(table: Table) -> tuple[str, ...]:
    """What the seat to move has pressed since anybody else moved."""
    return table.presses if last_press(table) else ()


def _drawn_in_a_row(table: Table) -> int:
    """How often, at last, it has drawn a tile for the only truck with a free space, which loaded itself.

    Each time *Draw* goes to another row than it was pressed on.
    """
    return len(list(takewhile(lambda pressed: pressed == "draw", reversed(_own_presses(table)))))


def _takes(table: Table, words: Words) -> tuple[Button, ...]:
    view = view_of(table)
    return tuple(
        button(table, choice, take_label(view, action.truck, words), words)
        for choice in table.choices
        if isinstance(action := action_of(choice), TakeTruck)
    )


def take_label(view: ZoolorettoView, truck: Truck, words: Words) -> str:
    """`Take 🚚2: 🐆♀ 🦘 🌭`."""
    return words("zooloretto-take", truck=f"{TRUCK}{truck}", tiles=signs(tiles_on(view, truck)))


def draw_label(view: ZoolorettoView, words: Words) -> str:
    """The first tile under the disc begins the last round: that is known before it is drawn."""
    begins_last_round = not view.pile_size and not view.last_round
    return words("zooloretto-draw-last" if begins_last_round else "zooloretto-draw")


def _empty_trucks(table: Table) -> tuple[Button, ...]:
    """They keep the place of those that can be taken."""
    view = view_of(table)
    return tuple(label(table, f"{TRUCK}{truck} {load(view, truck)}", truck) for truck in in_the_middle(view))


def _draw(table: Table, words: Words) -> tuple[Button, ...]:
    return tuple(
        button(table, choice, draw_label(view_of(table), words), words)
        for choice in table.choices
        if isinstance(action_of(choice), Draw)
    )


def _money(table: Table, words: Words) -> tuple[Button, ...]:
    """Money actions stand behind one button that says how many there are."""
    count = sum(money_action_of(choice) is not None for choice in offered(table))
    if not count:
        return ()
    money = verb_id(table.match_id, table.number, Verb.MONEY)
    return (Button(money, words("button-money", count=count), Style.MOVE),)


def last_press(table: Table) -> list[Told]:
    """The rows of the last press that stands, if whoever is asked now made it."""
    if not table.asks_last_mover:
        return []
    moves = standing_moves(table.last)
    return [one for one in moves if one.row.press == moves[-1].row.press]


# --- slash commands ---------------------------------------------------------------------------------------

COMMANDS = (
    Command("draw"),
    Command("load", "truck"),
    Command("take", "truck"),
    Command("place", "what"),
    Command("money move", "what"),
    Command("money exchange", "what"),
    Command("money buy", "what"),
    Command("money discard", "what"),
    Command("money expand"),
)

_KINDS: Mapping[str, type] = {
    "draw": Draw,
    "load": LoadTruck,
    "take": TakeTruck,
    "place": PlaceTile,
    "money-move": MoveTile,
    "money-exchange": Exchange,
    "money-buy": BuyTile,
    "money-discard": DiscardTile,
    "money-expand": ExpandZoo,
}


def typed(table: Table, command: str, words: Words) -> list[tuple[str, str]]:
    """Label and move text of what a command can choose from."""
    kind = _KINDS.get(command)
    fitting = [
        choice for choice in offered(table) if kind is not None and isinstance(action_of(choice), kind)
    ]
    if not fitting:
        return []
    if kind is PlaceTile:
        return _typed_places(table, fitting, words)
    if command.startswith("money"):
        return [
            (" · ".join(filter(None, (named_choice(table, choice, words), brings))), choice.text)
            for choice, brings in ranked_money(table, fitting, words)
        ]
    return [(named_choice(table, choice, words), choice.text) for choice in fitting]


def _typed_places(table: Table, fitting: Sequence[Choice], words: Words) -> list[tuple[str, str]]:
    """All ★ first, then tile by tile."""
    found = []
    if best := placing.all_best(table):
        found.append((placing.all_label(table, best, words), all_of(placing.texts_of(best))))
    brings = placing.what_each_brings(table, words)
    return found + [
        (f"{named_choice(table, choice, words)}{brings.get(choice.text, '')}", choice.text)
        for choice in fitting
    ]


def ranked_money(table: Table, choices: Sequence[Choice], words: Words) -> list[tuple[Choice, str]]:
    """Money actions with what they bring, the best first; in the order of the rules with hints off."""
    seat = view_of(table).to_move
    advised = money_advice(table, Seat(seat))
    ranks = {action: rank for rank, action in enumerate(advised)}
    found = []
    for choice in choices:
        action = money_action_of(choice)
        assert action is not None
        advice = advised.get(action)
        found.append((ranks.get(action, 0), choice, money_brings(table, choice, advice, words)))
    return [(choice, brings) for _, choice, brings in sorted(found, key=lambda one: one[0])]
