"""The choices as buttons: what each is called and, with hints on, what it brings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from bot.present.duell.board import load, view_of
from bot.present.duell.cards import TRUCK, named, sign, signs
from bot.present.duell.hints import Hints, best_first, worth
from bot.present.duell.places import Kind, Rows, place_of, touched_rows
from bot.present.duell.story import deed_label
from bot.present.ids import Verb, menu_id, move_id, verb_id
from bot.present.parts import OPTIONS_CAP, Button, Menu, MenuOption, Style
from bot.present.presenter import Command, Decision
from bot.present.text import columns
from bot.tables import Table
from bot.words import Words
from engine.core.view import Choice
from engine.games.duell import GAME
from engine.games.duell.actions import (
    ClearMinusPoints,
    DonateCard,
    Draw,
    DuellAction,
    DumpCard,
    LoadTruck,
    PlaceCard,
    StealAnimal,
    TakeTruck,
)
from engine.games.duell.components import COMPONENTS

BEST = 10
"""So many choices get a button; the rest stands in a menu."""

A_ROW = 5

LABEL_WIDTH = 40
"""Columns of a label with what it brings: more does not fit on a phone."""


def action_of(choice: Choice) -> DuellAction:
    """The decision behind a choice."""
    return GAME.parse_action(choice.text)


def is_money(action: DuellAction) -> bool:
    """Whether it is a money action."""
    return isinstance(action, StealAnimal | ClearMinusPoints)


# --- labels -----------------------------------------------------------------------------------------------


def short(table: Table, action: DuellAction, words: Words) -> str:
    """What a button of this decision says before what it brings."""
    view = view_of(table)
    match action:
        case Draw():
            begins_last_round = view.under_final is None and not view.final_round
            return words("duell-draw-last" if begins_last_round else "duell-draw")
        case LoadTruck(truck=truck):
            return f"{TRUCK}{truck} {load(view, truck, words)}"
        case TakeTruck(truck=truck):
            return words("duell-take", truck=f"{TRUCK}{truck}", cards=signs(view.trucks[truck - 1], words))
        case DumpCard():
            return words("duell-dump", price=COMPONENTS.coins.expert_discard)
        case ClearMinusPoints():
            count = view.boards[view.to_move].minus
            return words("duell-clear", count=count, price=COMPONENTS.coins.money_action)
        case StealAnimal(card=card):
            return words("duell-steal", card=sign(card, words))
        case PlaceCard(card=card) | DonateCard(card=card):
            return sign(card, words)


def label(table: Table, choice: Choice, hints: Hints, words: Words) -> str:
    """The whole label: `🐻❤️ · young, +1 pt`, `Draw a card · no undo`."""
    text = short(table, action_of(choice), words)
    if extra := hints.of(choice, LABEL_WIDTH - columns(text)):
        text = words("duell-choice", card=text, brings=extra)
    return words("final", label=text) if choice.final else text


def button(table: Table, choice: Choice, hints: Hints, words: Words, *, is_best: bool = False) -> Button:
    """A choice as a button."""
    text = label(table, choice, hints, words)
    return Button(
        move_id(table.match_id, table.number, choice.text),
        words("star", label=text) if is_best else text,
        Style.BEST if is_best else Style.MOVE,
    )


# --- a decision -------------------------------------------------------------------------------------------


def decision(table: Table, words: Words) -> Decision:
    """The buttons on the table, by what is asked."""
    touched = frozenset(touched_rows(table))
    if not table.choices:
        return Decision(touched=touched)
    kind, rows = place_of(table)
    match kind:
        case Kind.TURN:
            found = Decision((_turn(table, words),), looks=1 - rows[0])
        case Kind.LOAD:
            row = (*_label(table, words), *_loads(table, words))
            found = Decision((row,), looks=1 - rows[0], is_labelled=True)
        case _:
            found = _cards(table, rows, words)
    return replace(found, touched=touched)


def _turn(table: Table, words: Words) -> tuple[Button, ...]:
    """Draw, the trucks, and money actions: behind one button that says which there are, if any is a steal."""
    kinds = {type(action_of(choice)) for choice in table.choices}
    can_steal = StealAnimal in kinds
    shown = [choice for choice in table.choices if not (can_steal and is_money(action_of(choice)))]
    hints = Hints(table, words)
    buttons = [button(table, choice, hints, words) for choice in shown]
    if can_steal:
        key = "duell-money-both" if ClearMinusPoints in kinds else "duell-money-steal"
        money = verb_id(table.match_id, table.number, Verb.MONEY)
        buttons.append(Button(money, words(key, price=COMPONENTS.coins.money_action), Style.MOVE))
    return tuple(buttons)


def _loads(table: Table, words: Words) -> tuple[Button, ...]:
    hints = Hints(table, words)
    return tuple(button(table, choice, hints, words) for choice in table.choices)


def _cards(table: Table, places: Rows, words: Words) -> Decision:
    """Below the label of what was pressed, or above it: then on one row, with room for taking back."""
    ranked, label = best_first(table, table.choices), _label(table, words)
    if places == (0,):
        most = A_ROW if table.take_back is None else A_ROW - 1
        rows, menus = card_buttons(table, ranked, most, words)
        return Decision(rows, menus, looks=1)
    rows, menus = card_buttons(table, ranked, BEST, words)
    last = 1 + len(rows) + len(menus)
    return Decision((label, *rows), menus, looks=0 if places[0] > 1 else last, is_labelled=True)


def _label(table: Table, words: Words) -> tuple[Button, ...]:
    """What the last press did, inactive."""
    done = deed_label(table, words)
    custom_id = verb_id(table.match_id, table.number, Verb.LABEL)
    return (Button(custom_id, done, disabled=True),) if done else ()


def card_buttons(
    table: Table, ranked: Sequence[Choice], most: int, words: Words
) -> tuple[tuple[tuple[Button, ...], ...], tuple[Menu, ...]]:
    """The best as buttons, a star on those that pay most; the rest in menus."""
    hints, stars = Hints(table, words), _starred(table, ranked)
    buttons = [button(table, choice, hints, words, is_best=choice in stars) for choice in ranked[:most]]
    rows = tuple(tuple(buttons[start : start + A_ROW]) for start in range(0, len(buttons), A_ROW))
    return rows, _menus(table, ranked[most:], hints, words)


def _starred(table: Table, ranked: Sequence[Choice]) -> list[Choice]:
    """The choices that pay most, if any pays and some pay less."""
    if not table.table_options.hints or len(ranked) < 2:
        return []
    most = worth(table, ranked[0])
    stars = [choice for choice in ranked if worth(table, choice) == most]
    return stars if most > 0 and len(stars) < len(ranked) else []


def _menus(table: Table, rest: Sequence[Choice], hints: Hints, words: Words) -> tuple[Menu, ...]:
    """What has no button, the best first. There are at most 33 kinds of card: two menus hold any of them."""
    options = [MenuOption(choice.text, _listed(table, choice, words), hints.of(choice)) for choice in rest]
    pages = [options[start : start + OPTIONS_CAP] for start in range(0, len(options), OPTIONS_CAP)]
    return tuple(
        Menu(menu_id(table.match_id, table.number, page), words("menu-more", count=len(some)), tuple(some))
        for page, some in enumerate(pages, 1)
    )


def _listed(table: Table, choice: Choice, words: Words) -> str:
    """A line of a menu: a steal says so there too."""
    name = named_choice(table, choice, words)
    return words("duell-steal", card=name) if isinstance(action_of(choice), StealAnimal) else name


def named_choice(table: Table, choice: Choice, words: Words) -> str:
    """A choice in words, for menus and commands."""
    action = action_of(choice)
    match action:
        case PlaceCard(card=card) | DonateCard(card=card) | StealAnimal(card=card):
            return named(card, words)
        case Draw():
            return words("duell-command-draw")
        case ClearMinusPoints():
            return words("duell-command-clear", count=view_of(table).boards[view_of(table).to_move].minus)
        case DumpCard():
            drawn = view_of(table).drawn
            return words("duell-command-dump", card=named(drawn, words) if drawn else "")
        case LoadTruck() | TakeTruck():
            return short(table, action, words)


# --- slash commands ---------------------------------------------------------------------------------------

COMMANDS = (
    Command("draw"),
    Command("load", "truck"),
    Command("take", "truck"),
    Command("dump"),
    Command("place", "what"),
    Command("money steal", "what"),
    Command("money clear"),
)

_COMMANDS: Mapping[str, tuple[type, ...]] = {
    "draw": (Draw,),
    "load": (LoadTruck,),
    "dump": (DumpCard,),
    "take": (TakeTruck,),
    "place": (PlaceCard, DonateCard),
    "money": (StealAnimal, ClearMinusPoints),
    "money-steal": (StealAnimal,),
    "money-clear": (ClearMinusPoints,),
}


def typed(table: Table, command: str, words: Words) -> list[tuple[str, str]]:
    """Label and move text of what a command can choose from."""
    fitting = [
        choice for choice in table.choices if isinstance(action_of(choice), _COMMANDS.get(command, ()))
    ]
    hints = Hints(table, words)
    return [
        (" · ".join(filter(None, (named_choice(table, choice, words), hints.of(choice)))), choice.text)
        for choice in best_first(table, fitting)
    ]
