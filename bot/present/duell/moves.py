"""The choices as buttons: what each is called and, with hints on, what it brings."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from bot.present.duell.board import load, view_of
from bot.present.duell.cards import MEDAL, named, sign, signs
from bot.present.ids import Verb, menu_id, move_id, verb_id
from bot.present.parts import Button, Menu, MenuOption, Style
from bot.present.people import signed, who_plainly
from bot.present.presenter import Decision
from bot.tables import Table
from bot.words import Words
from engine.core.game import Seat
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
from engine.games.duell.events import (
    CardWasted,
    DonationOffered,
    FinalRoundBegan,
    OffspringBorn,
    SpeciesScored,
    SpeciesTied,
    StandCoinEarned,
    StandsScored,
)
from engine.games.duell.kinds import OPPONENT, Phase

BEST = 10
"""So many choices get a button; the rest stands in a menu."""

A_ROW = 5

_NAME = 7
"""Columns for the other's name in a label."""
MENU_CAP = 25


def action_of(choice: Choice) -> DuellAction:
    """The decision behind a choice."""
    return GAME.parse_action(choice.text)


def is_money(action: DuellAction) -> bool:
    """Whether it is a money action."""
    return isinstance(action, StealAnimal | ClearMinusPoints)


# --- what a choice brings ---------------------------------------------------------------------------------


def gain(table: Table, choice: Choice) -> tuple[int, int]:
    """By how many points the mover's and the other's score would change; nothing if it is not known."""
    if not choice.scores:
        return 0, 0
    mover = view_of(table).to_move
    change = {score.seat: score.points for score in choice.scores}
    for score in table.scores:
        change[score.seat] -= score.points
    return change[mover], change[OPPONENT[mover]]


def worth(table: Table, choice: Choice) -> int:
    """How much better the mover would stand against the other."""
    own, other = gain(table, choice)
    return own - other


def best_first(table: Table, choices: Sequence[Choice]) -> list[Choice]:
    """By worth, with hints on; equals, and all without hints, in the order of the rules."""
    if not table.table_options.hints:
        return list(choices)
    return sorted(choices, key=lambda choice: -worth(table, choice))


def brings(table: Table, choice: Choice, words: Words) -> str:
    """In a few words: `❤️❤️ young, 🏅 +3`; nothing when hints are off or nothing comes of it.

    What every choice would bring (by the card that follows in any case) tells nothing and is left out.
    """
    if not table.table_options.hints:
        return ""
    others = [other for other in table.choices if other.text != choice.text]
    common = [set(_brought(table, other, words)) for other in others]
    facts = ", ".join(
        fact
        for fact in _brought(table, choice, words)
        if not common or any(fact not in one for one in common)
    )
    return facts.replace(f"{MEDAL}, ", f"{MEDAL} ")


def _brought(table: Table, choice: Choice, words: Words) -> list[str]:
    return [*dict.fromkeys(_facts(table, choice, words)), *_points(table, choice, words)]


def _facts(table: Table, choice: Choice, words: Words) -> Iterator[str]:
    mover = view_of(table).to_move
    for event in choice.events:
        match event:
            case CardWasted():
                yield words("duell-brings-lost")
            case SpeciesScored(seat=seat) | StandsScored(seat=seat):
                yield MEDAL if seat == mover else _other_marker(table, seat, words)
            case _:
                if key := _SMALL_FACTS.get(type(event)):
                    yield words(key)


_SMALL_FACTS: Mapping[type, str] = {
    SpeciesTied: "duell-brings-tie",
    OffspringBorn: "duell-brings-young",
    DonationOffered: "duell-brings-gift",
    StandCoinEarned: "duell-brings-coin",
    FinalRoundBegan: "duell-brings-last-round",
}


def _other_marker(table: Table, seat: Seat, words: Words) -> str:
    return words("duell-brings-marker-other", name=who_plainly(table, seat, _NAME))


def _points(table: Table, choice: Choice, words: Words) -> Iterator[str]:
    own, other = gain(table, choice)
    if own:
        yield signed(own, words)
    if other:
        opponent = OPPONENT[view_of(table).to_move]
        name = who_plainly(table, opponent, _NAME)
        yield words("duell-brings-points-other", name=name, points=signed(other, words))


# --- labels -----------------------------------------------------------------------------------------------


def short(table: Table, action: DuellAction, words: Words) -> str:
    """What a button of this decision says before what it brings."""
    view = view_of(table)
    match action:
        case Draw():
            return words("duell-draw")
        case LoadTruck(truck=truck):
            return f"{truck} {load(view, truck, words)}"
        case TakeTruck(truck=truck):
            return words("duell-take", truck=truck, cards=signs(view.trucks[truck - 1], words))
        case DumpCard():
            return words("duell-dump", price=COMPONENTS.coins.expert_discard)
        case ClearMinusPoints():
            count = view.boards[view.to_move].minus
            return words("duell-clear", count=count, price=COMPONENTS.coins.money_action)
        case PlaceCard(card=card) | DonateCard(card=card) | StealAnimal(card=card):
            return sign(card, words)


def label(table: Table, choice: Choice, words: Words) -> str:
    """The whole label: `🐻❤️ · ❤️❤️ young, +1`, `Draw · final`."""
    text = short(table, action_of(choice), words)
    if extra := brings(table, choice, words):
        text = words("duell-choice", card=text, brings=extra)
    return words("final", label=text) if choice.final else text


def button(table: Table, choice: Choice, words: Words, *, is_best: bool = False) -> Button:
    """A choice as a button."""
    text = label(table, choice, words)
    return Button(
        move_id(table.match_id, table.number, choice.text),
        words("star", label=text) if is_best else text,
        Style.BEST if is_best else Style.MOVE,
    )


# --- a decision -------------------------------------------------------------------------------------------


def decision(table: Table, words: Words) -> Decision:
    """The buttons on the table, by what is asked."""
    if not table.choices:
        return Decision()
    return (
        _turn(table, words)
        if view_of(table).phase is Phase.TURN
        else cards_decision(table, table.choices, words)
    )


def _turn(table: Table, words: Words) -> Decision:
    """Draw, the trucks, and money actions behind one button that says how many there are."""
    plain = [choice for choice in table.choices if not is_money(action_of(choice))]
    buttons = [button(table, choice, words) for choice in plain]
    if paid := len(table.choices) - len(plain):
        money = verb_id(table.match_id, table.number, Verb.MONEY)
        buttons.append(Button(money, words("button-money", count=paid), Style.MOVE))
    return Decision((tuple(buttons),))


def cards_decision(table: Table, choices: Sequence[Choice], words: Words) -> Decision:
    """The ten best as buttons, a star on those that pay most; the rest in a menu."""
    ranked = best_first(table, choices)
    stars = _starred(table, ranked)
    buttons = [button(table, choice, words, is_best=choice in stars) for choice in ranked[:BEST]]
    rows = tuple(tuple(buttons[start : start + A_ROW]) for start in range(0, len(buttons), A_ROW))
    return Decision(rows, _menu(table, ranked[BEST:], words))


def _starred(table: Table, ranked: Sequence[Choice]) -> list[Choice]:
    """The choices that pay most, if any pays and some pay less."""
    if not table.table_options.hints or len(ranked) < 2:
        return []
    most = worth(table, ranked[0])
    stars = [choice for choice in ranked if worth(table, choice) == most]
    return stars if most > 0 and len(stars) < len(ranked) else []


def _menu(table: Table, rest: Sequence[Choice], words: Words) -> Menu | None:
    """What has no button. There are at most 33 kinds of card, so one menu holds what ten buttons leave."""
    if not rest:
        return None
    options = tuple(
        MenuOption(choice.text, named_choice(table, choice, words), brings(table, choice, words))
        for choice in rest[:MENU_CAP]
    )
    return Menu(menu_id(table.match_id, table.number), words("menu-more", count=len(rest)), options)


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
    fitting = [choice for choice in table.choices if isinstance(action_of(choice), _COMMANDS[command])]
    return [
        (
            " · ".join(filter(None, (named_choice(table, choice, words), brings(table, choice, words)))),
            choice.text,
        )
        for choice in best_first(table, fitting)
    ]
