"""Options a table agrees on: completed with defaults and checked, the same way in every game."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.errors import BadOptions, OptionTrouble
from engine.core.game import Option, Options


def complete_options(options: Sequence[Option], given: Options) -> Options:
    """The given options with the defaults of the others; raises `BadOptions`.

    What a deck is, the game alone knows: of a deck only the kind is checked here.
    """
    known = {option.name: option for option in options}
    for name, value in given.items():
        if name not in known:
            names = ", ".join(known)
            reason = f"there is no such option, only {names}"
            raise BadOptions(name, reason, OptionTrouble.UNKNOWN, choices=names)
        option = known[name]
        if type(value) is not type(option.default):
            code = OptionTrouble.YES_OR_NO if isinstance(option.default, bool) else OptionTrouble.OTHER
            kind = type(option.default).__name__
            raise BadOptions(name, f"must be a {kind}, like {option.default!r}", code)
        if option.choices and not option.is_deck and value not in option.choices:
            choices = ", ".join(option.choices)
            raise BadOptions(name, f"must be one of {choices}", OptionTrouble.CHOICE, choices=choices)
    return {**{option.name: option.default for option in options}, **given}
