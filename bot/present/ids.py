"""Custom ids: `z:<match>:<number>:<what>` on buttons, `m:…` on menus; lobbies stand where a match would.

`what` is a move text (a decision of the position with that number) or `!verb[ argument]`. The options of a
menu have such a `what` as their value. Nothing is an index into a list, so an old id never means a new thing.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum

from engine.core.errors import Param

BUTTON_TEMPLATE = r"z:(?P<match>[a-z0-9]{1,16}):(?P<number>\d{1,6}):(?P<what>.{1,80})"
"""For the client's `DynamicItem` of buttons."""

MENU_TEMPLATE = r"m:(?P<match>[a-z0-9]{1,16}):(?P<number>\d{1,6}):(?P<what>.{1,80})"
"""For the client's `DynamicItem` of menus."""

_TEMPLATE = re.compile(f"{BUTTON_TEMPLATE}|{MENU_TEMPLATE.replace('?P<', '?P<m_')}")
_WHAT_CAP = 80
"""Two cards of an owner's deck with the longest ids."""
_ID_CAP = 100
_MOST_DIGITS = 18
"""What any database takes as a number."""


class Verb(StrEnum):
    """What a button does besides making a move.

    Unless it says otherwise it opens a private panel, or turns the one it stands on.
    """

    VIEW = "view"
    HAPPENED = "happened"
    """What happened since the presser last looked or acted."""
    MORE = "more"
    LOG = "log"
    """Argument: the first number of the page."""
    RULES = "rules"
    """Argument: the topic; none is the list of topics."""
    WHY = "why"
    """Argument: the refusal code with its numbers, or the seat whose score is asked; none is the reader's."""
    MONEY = "money"
    """The money actions."""
    DISCARD = "discard"
    LEFT = "left"
    """What has been seen and what is still to come, as anybody could count it."""
    SUMS = "sums"
    VERIFY = "verify"
    GAMES = "games"
    """The open games of this server."""
    CLOSE = "close"
    """The private panel shrinks to one line."""
    PICK = "pick"
    """On menus: the value chosen says what to do."""
    LABEL = "label"
    """Inactive: it stands where a pressed button was."""

    ALL = "all"
    """Makes several moves of one kind. Argument: `place A, place B` as `place A,B`."""
    BACK = "back"
    """Takes the presser's last press back (changes the game)."""
    ASK_BACK = "ask_back"
    """Opens the modal that asks the table to take back."""
    ASK_END = "ask_end"
    """Asks the table to end the game."""
    BUILD = "build"
    """One step of a draft. Argument: the step, `lay bear#1 new_plot#1`."""
    BUILD_BACK = "build_back"
    """One step of the draft back."""
    BEST = "best"
    """The best decision becomes the draft."""
    FINISH = "finish"
    """The draft is ready: it counts once all are."""
    REOPEN = "reopen"
    """A draft that was ready is worked on again."""
    PARK = "park"
    """The draft. Argument: the card that is asked next."""
    PARKS = "parks"
    """All parks. Argument: the seat of one to be seen closely."""
    CARDS = "cards"
    """The list of cards. Argument: the page."""

    AGREE = "agree"
    """Argument: the vote."""
    DISAGREE = "disagree"
    """Argument: the vote."""
    WITHDRAW = "withdraw"
    """Argument: the vote."""
    REMATCH = "rematch"
    NUDGE = "nudge"
    """Reminds the players to move."""
    FOLLOW = "follow"
    """Brings a spectator into the thread of the game."""

    JOIN = "join"
    LEAVE = "leave"
    START = "start"
    HOW = "how"
    """Lobby: how the game is played. Argument: the topic."""
    DROP = "drop"
    """Lobby: closes it."""
    LANGUAGE = "language"
    """Settings. Argument: auto, or a language."""
    PLACE_LANGUAGE = "place_language"
    """Settings of the channel. Argument: auto, or a language."""
    BOARD = "board"
    """Settings. Argument: auto, or how boards are shown."""
    PLACE_BOARD = "place_board"
    """Settings of the channel. Argument: how boards are shown."""


@dataclass(frozen=True, slots=True)
class Press:
    """What a pressed id says."""

    match: str
    number: int
    what: str

    @property
    def verb(self) -> Verb | None:
        """The verb, or None: then `what` is a move text, or a verb of another version."""
        name = self.what[1:].split(" ", 1)[0] if self.what.startswith("!") else ""
        return Verb(name) if name in Verb._value2member_map_ else None

    @property
    def is_move(self) -> bool:
        """Whether `what` is a move text."""
        return not self.what.startswith("!")

    @property
    def moves(self) -> tuple[str, ...]:
        """The moves it makes, in their order; none when it does something else."""
        return moves_of(self.what)

    @property
    def argument(self) -> str:
        """What follows the verb, or nothing."""
        return self.what.partition(" ")[2]

    @property
    def argument_number(self) -> int | None:
        """What follows the verb, if it is a number that may be one of ours."""
        digits = self.argument
        return int(digits) if digits.isdecimal() and len(digits) <= _MOST_DIGITS else None


def what(verb: Verb, argument: object = "") -> str:
    """`!verb argument`: the value of a menu's option, or the last part of an id."""
    return f"!{verb} {argument}".rstrip()


def all_of(moves: Sequence[str]) -> str:
    """Several moves of one kind as one `what`."""
    verbs, arguments = zip(*(move.split(" ", 1) for move in moves), strict=True)
    assert len(set(verbs)) == 1, moves
    return what(Verb.ALL, f"{verbs[0]} {','.join(arguments)}")


def moves_of(text: str) -> tuple[str, ...]:
    """The moves of a `what`: its one, or those of `all_of`; none of another verb."""
    if not text.startswith("!"):
        return (text,)
    verb, _, named = text.partition(" ")
    kind, _, arguments = named.partition(" ")
    return tuple(f"{kind} {one}" for one in arguments.split(",")) if verb == what(Verb.ALL) else ()


def move_id(match: str, number: int, text: str) -> str:
    """A button that makes this move in the position with that number."""
    assert 1 <= len(text) <= _WHAT_CAP, text
    custom_id = f"z:{match}:{number}:{text}"
    assert len(custom_id) <= _ID_CAP, custom_id
    return custom_id


def verb_id(match: str, number: int, verb: Verb, argument: object = "") -> str:
    """A button that does something else."""
    return move_id(match, number, what(verb, argument))


def refusal_argument(match: str, number: int, code: str, params: Mapping[str, Param]) -> str:
    """What `Verb.WHY` asks: `enclosure_full area=E5 animals=5`, as many numbers as there is room for."""
    told = code
    for name, value in params.items():
        longer = f"{told} {name}={value}"
        text = what(Verb.WHY, longer)
        if len(text) <= _WHAT_CAP and len(f"z:{match}:{number}:{text}") <= _ID_CAP:
            told = longer
    return told


def read_refusal(argument: str) -> tuple[str, dict[str, Param]]:
    """The code and its numbers, as far as they were told."""
    code, *facts = argument.split(" ")
    params: dict[str, Param] = {}
    for name, sign, value in (fact.partition("=") for fact in facts):
        if sign:
            params[name] = int(value) if value.removeprefix("-").isdecimal() else value
    return code, params


def menu_id(match: str, number: int, page: int = 1) -> str:
    """A menu; the value chosen is a `what`."""
    return f"m:{match}:{number}:{what(Verb.PICK, page)}"


def parse_id(custom_id: str) -> Press | None:
    """Reads an id of a button or a menu; None when it is not one of ours."""
    found = _TEMPLATE.fullmatch(custom_id)
    if found is None:
        return None
    parts = found.groupdict()
    match = parts["match"] or parts["m_match"]
    return Press(match, int(parts["number"] or parts["m_number"]), parts["what"] or parts["m_what"])
