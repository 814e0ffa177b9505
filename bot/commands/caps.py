"""Discord's caps on slash commands. One too many of anything, and none of the commands register."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence

Payload = Mapping[str, object]
"""A command, group or option as it is sent to Discord."""

COMMANDS = 100
OPTIONS = 25
CHOICES = 25
NAME = 32
DESCRIPTION = 100
CHOICE_NAME = 100
SIZE = 8000
"""Characters of all names, descriptions and choice values of one command; the longest translations count."""

SUBCOMMAND, GROUP = 1, 2
_NAME = re.compile(r"[-_'\w]{1,32}")


def broken_caps(commands: Sequence[Payload]) -> list[str]:
    """What Discord would refuse, one line each; empty when every command can register."""
    found = list(_too_many("slash commands", len(commands), COMMANDS))
    for command in commands:
        found += _broken(command, f"/{command['name']}")
        found += _too_many(f"/{command['name']}: characters", _size(command), SIZE)
    return found


def _broken(part: Payload, where: str) -> Iterator[str]:
    """The caps of one command, group or option and of all below it."""
    for name in _texts(part, "name"):
        if not _NAME.fullmatch(name) or name != name.lower():
            yield f"{where}: {name!r} is no name (1 to {NAME} letters in lower case, digits, - and _)"
    for description in _texts(part, "description"):
        if not 1 <= len(description) <= DESCRIPTION:
            yield f"{where}: a description of {len(description)} characters, the cap is {DESCRIPTION}"
    choices = _below(part, "choices")
    yield from _too_many(f"{where}: choices", len(choices), CHOICES)
    for choice in choices:
        for name in _texts(choice, "name"):
            yield from _too_many(f"{where}: characters of a choice", len(name), CHOICE_NAME)
    options = _below(part, "options")
    yield from _too_many(f"{where}: options", len(options), OPTIONS)
    yield from _misplaced(options, where)
    for option in options:
        yield from _broken(option, f"{where} {option['name']}")


def _misplaced(options: Sequence[Payload], where: str) -> Iterator[str]:
    """Required options come first, names differ, subcommands stand alone."""
    required = [bool(option.get("required")) for option in options]
    if required != sorted(required, reverse=True):
        yield f"{where}: a required option after one that is not"
    names = [option["name"] for option in options]
    if len(set(names)) < len(names):
        yield f"{where}: two options of the same name"
    nested = {option["type"] in (SUBCOMMAND, GROUP) for option in options}
    if len(nested) > 1:
        yield f"{where}: subcommands beside plain options"


def _too_many(what: str, count: int, cap: int) -> Iterator[str]:
    if count > cap:
        yield f"{what}: {count}, the cap is {cap}"


def _texts(part: Payload, key: str) -> list[str]:
    """The text under that key, then its translations."""
    translations = part.get(f"{key}_localizations")
    return [
        text
        for text in [part.get(key), *(translations.values() if isinstance(translations, Mapping) else ())]
        if isinstance(text, str)
    ]


def _below(part: Payload, key: str) -> list[Payload]:
    below = part.get(key)
    return [child for child in below if isinstance(child, Mapping)] if isinstance(below, Sequence) else []


def _size(part: Payload) -> int:
    own = sum(max(map(len, _texts(part, key)), default=0) for key in ("name", "description"))
    value = part.get("value")
    below = sum(_size(child) for key in ("options", "choices") for child in _below(part, key))
    return own + (len(value) if isinstance(value, str) else 0) + below
