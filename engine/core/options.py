"""Options a table agrees on: completed with defaults and checked, the same way in every game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Protocol, TypeVar

from engine.core.errors import BadOptions, OptionTrouble
from engine.core.game import Option, Options

D_co = TypeVar("D_co", covariant=True)


class DeckProblem(Protocol):
    """What is wrong with an owner's deck file; as text it says all of it."""

    @property
    def line(self) -> int:
        """The line of the file."""
        ...

    @property
    def card(self) -> str:
        """The card, or the key, in it."""
        ...


class ReadDeck(Protocol[D_co]):
    """An owner's deck file that was looked over: its problems, or the deck."""

    @property
    def problems(self) -> Sequence[DeckProblem]:
        """At least one where there is no deck."""
        ...

    @property
    def deck(self) -> D_co | None:
        """None: there are problems."""
        ...


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


def chosen_deck(value: str, built_in: Mapping[str, D_co], look: Callable[[str], ReadDeck[D_co]]) -> D_co:
    """The deck of an option value: a built-in name, or a whole file (it has a line break).

    Raises `BadOptions`.
    """
    if value in built_in:
        return built_in[value]
    if "\n" not in value:
        choices = ", ".join(built_in)
        reason = f"there is no deck {value!r}, only {choices} or an owner's file"
        raise BadOptions("deck", reason, OptionTrouble.CHOICE, choices=choices)
    read = look(value)
    if read.deck is None:
        first = read.problems[0]
        raise BadOptions("deck", str(first), OptionTrouble.FILE, line=first.line, card=first.card)
    return read.deck
