"""The options of a game as they are typed: `expert=yes deck=MIX`, in any order."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence

from bot.tables import RefereeRefusal, Refused
from engine.core.errors import OptionTrouble
from engine.core.game import Option, OptionValue

LONGEST = 200
MOST_DIGITS = 9

_YES = frozenset({"yes", "y", "true", "on", "1", "ja", "j", "an"})
_NO = frozenset({"no", "n", "false", "off", "0", "nein", "aus"})
_PARTS = re.compile(r"[\s,;]+")


def read_options(known: Sequence[Option], typed: str, decks: Sequence[str] = ()) -> dict[str, OptionValue]:
    """The options that were named; raises `Refused` with what could have been."""
    names = {option.name.casefold(): option for option in known}
    found: dict[str, OptionValue] = {}
    for part in filter(None, _PARTS.split(typed[:LONGEST])):
        name, sign, value = part.partition("=")
        option = names.get(name.casefold())
        if option is None and not sign:
            option, value = _owner_of(known, part, decks), part
        elif option is not None and not sign and isinstance(option.default, bool):
            value = "yes"
        if option is None:
            raise _bad(part, OptionTrouble.UNKNOWN, names)
        found[option.name] = _read_value(option, value, decks)
    return found


def suggest_options(known: Sequence[Option], typed: str, decks: Sequence[str] = ()) -> list[str]:
    """What was typed so far, completed by one more option."""
    *done, begun = _PARTS.split(typed[:LONGEST]) if typed.strip() else [""]
    before = " ".join(filter(None, done))
    named = {part.partition("=")[0].casefold() for part in done}
    return [
        f"{before} {suggestion}".strip()
        for option in known
        if option.name.casefold() not in named
        for suggestion in _suggestions(option, decks)
        if begun.casefold() in suggestion.casefold()
    ]


def _suggestions(option: Option, decks: Sequence[str]) -> Iterator[str]:
    if isinstance(option.default, bool):
        yield f"{option.name}={'no' if option.default else 'yes'}"
    for choice in _choices(option, decks):
        if choice != option.default:
            yield f"{option.name}={choice}"


def _choices(option: Option, decks: Sequence[str]) -> list[str]:
    return [*option.choices, *(deck for deck in decks if option.is_deck and deck not in option.choices)]


def _owner_of(known: Sequence[Option], value: str, decks: Sequence[str]) -> Option | None:
    """The only option that has this among its choices: `MIX` alone means the deck."""
    owners = [option for option in known if _fitting(option, value, decks)]
    return owners[0] if len(owners) == 1 else None


def _fitting(option: Option, value: str, decks: Sequence[str]) -> list[str]:
    return [choice for choice in _choices(option, decks) if choice.casefold() == value.casefold()]


def _read_value(option: Option, value: str, decks: Sequence[str]) -> OptionValue:
    wanted = value.casefold()
    if isinstance(option.default, bool):
        if wanted in _YES | _NO:
            return wanted in _YES
        raise _bad(f"{option.name}={value}", OptionTrouble.YES_OR_NO)
    if isinstance(option.default, int):
        if wanted.isdecimal() and len(wanted) <= MOST_DIGITS:
            return int(wanted)
        raise _bad(f"{option.name}={value}", OptionTrouble.NUMBER)
    fitting = _fitting(option, value, decks)
    if not fitting:
        raise _bad(f"{option.name}={value}", OptionTrouble.CHOICE, _choices(option, decks))
    return fitting[0]


def _bad(part: str, why: OptionTrouble, choices: Iterable[str] = ()) -> Refused:
    return Refused(RefereeRefusal.BAD_OPTION, option=part[:40], why=why, choices=", ".join(choices)[:100])
