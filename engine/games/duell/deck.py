"""Decks: the built-in ones by name, and an owner's own from the text of a file.

An owner's file may give any of three things; what it leaves out is as in the default deck:

```toml
markers = ["3", "3", "2c", "2c", "2", "final", "1c", "1"]     # from the top; c = with a coin
[animals]                                                     # all cards of each species that is named
bear = { lightning = 3, heart = 3, plain = 2 }
[stands]                                                      # the three symbols of each colour that is named
red = ["ice", "pretzel", "drink"]
```
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from types import MappingProxyType

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from engine.core.deck_text import NoDeckText, parse_deck
from engine.core.options import chosen_deck
from engine.games.duell.cards import ANIMALS, FINAL, MARKERS, OFFSPRING, STANDS, Animal, Card, Marker, Stand
from engine.games.duell.components import COMPONENTS, DeckPart
from engine.games.duell.kinds import Colour, Species, StandSymbol, Symbol

PLAIN = "plain"
"""The word for cards without a symbol in a deck's table of animals."""

DEFAULT_DECK = next(iter(COMPONENTS.decks))

Path = tuple[str, ...]
"""Where in a deck file: `("animals", "bear", "heart")`."""


@dataclass(frozen=True, slots=True)
class Deck:
    """The cards and markers of a game. `value` is the option's value: a name, or the text of a file."""

    value: str
    cards: tuple[Card, ...] = field(compare=False)
    """The shuffled cards in their unshuffled order (FORMAT.md 5)."""
    counts: Mapping[Card, int] = field(compare=False)
    """How many cards there are of each kind, the young among them."""
    markers: tuple[Marker, ...] = field(compare=False)
    """The point markers, the top one first."""
    markers_under_final: int = field(compare=False)
    """How many of them lie under the final-round marker."""


@dataclass(frozen=True, slots=True)
class DeckProblem:
    """What is wrong with an owner's file: where, with which card (or colour, marker, key), and why."""

    line: int
    card: str
    reason: str

    def __str__(self) -> str:
        return f"line {self.line}: {self.card}: {self.reason}"


@dataclass(frozen=True, slots=True)
class DeckReport:
    """The answer to an owner's file: its problems, or the deck and some lines to hold against the copy."""

    problems: tuple[DeckProblem, ...]
    deck: Deck | None
    summary: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class _Contents:
    """A deck as a file spells it."""

    animals: Mapping[str, Mapping[str, int]]
    stands: Mapping[str, Sequence[str]]
    markers: Sequence[str]


@dataclass(frozen=True, slots=True)
class _Fault:
    """A problem before its line is known. `word` is what to look for in the lines of `path`."""

    path: Path
    card: str
    reason: str
    word: str = ""


class _OwnerFile(BaseModel):
    """The shape of an owner's file; `source` is a note of theirs."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)

    source: str = ""
    animals: dict[str, dict[str, int]] = Field(default_factory=dict)
    stands: dict[str, list[str]] = Field(default_factory=dict)
    markers: list[str] | None = None


def deck_report(text: str) -> DeckReport:
    """Looks an owner's deck file over: every problem with its line, or the deck."""
    try:
        file = _OwnerFile.model_validate(parse_deck(text))
    except NoDeckText as no:
        return DeckReport((DeckProblem(no.line, "file", no.reason),), None, ())
    except ValidationError as error:
        shape = [(tuple(str(part) for part in found["loc"]), found["msg"]) for found in error.errors()]
        return _refused(text, [_Fault(path, ".".join(path), message) for path, message in shape])
    default = _built_in_contents(COMPONENTS.decks[DEFAULT_DECK])
    contents = _Contents(
        {**default.animals, **file.animals},
        {**default.stands, **file.stands},
        default.markers if file.markers is None else file.markers,
    )
    faults = list(_faults(contents))
    if faults:
        return _refused(text, faults)
    deck = _deck(text, contents)
    return DeckReport((), deck, deck_summary(deck))


_OWN_KEY = re.compile(r"(?m)^[ \t]*(markers\s*=|\[\s*(animals|stands)\b)")


def is_meant(text: str) -> bool:
    """Whether a text is a deck file of this game: it has one of its keys."""
    return _OWN_KEY.search(text) is not None


@lru_cache(maxsize=64)
def deck_of(value: str) -> Deck:
    """The deck of an option value: a built-in name, or a whole file (it has a line break).

    Raises `BadOptions`.
    """
    return chosen_deck(value, BUILT_IN, deck_report)


def deck_summary(deck: Deck) -> tuple[str, ...]:
    """Some lines to hold against a real copy."""
    symbols = Counter(card.symbol or PLAIN for card in deck.cards if isinstance(card, Animal))
    stands = Counter(card.symbol for card in deck.cards if isinstance(card, Stand))
    faces = [marker.text for marker in deck.markers]
    faces.insert(len(faces) - deck.markers_under_final, FINAL)
    points = sum(marker.points for marker in deck.markers)
    coins = sum(marker.has_coin for marker in deck.markers)
    return (
        f"{symbols.total()} animals: " + ", ".join(f"{symbols[kind]} {kind}" for kind in (*Symbol, PLAIN)),
        f"{stands.total()} stands: " + ", ".join(f"{stands[kind]} {kind}" for kind in StandSymbol),
        f"markers {' '.join(faces)}: {points} points, {coins} coins",
    )


# --- what makes a deck ------------------------------------------------------------------------------------


def _built_in_contents(part: DeckPart) -> _Contents:
    return _Contents(part.animals, COMPONENTS.shared.stands, COMPONENTS.shared.markers)


def _deck(value: str, contents: _Contents) -> Deck:
    """The deck of faultless contents, its cards in the unshuffled order of FORMAT.md 5."""
    animals: list[Card] = [
        card
        for species in Species
        for card in ANIMALS[species]
        for _ in range(contents.animals[species].get(card.symbol or PLAIN, 0))
    ]
    stands = [card for card in STANDS for _ in range(contents.stands[card.colour].count(card.symbol))]
    cards = (*animals, *stands)
    final = contents.markers.index(FINAL)
    return Deck(
        value,
        cards,
        MappingProxyType(Counter([*cards, *OFFSPRING.values()])),
        tuple(MARKERS[token] for token in contents.markers if token != FINAL),
        len(contents.markers) - 1 - final,
    )


BUILT_IN: Mapping[str, Deck] = {
    name: _deck(name, _built_in_contents(part)) for name, part in COMPONENTS.decks.items()
}
"""The decks everybody has, the default first."""


# --- what is wrong with one -------------------------------------------------------------------------------


def _faults(contents: _Contents) -> Iterator[_Fault]:
    for species, counts in contents.animals.items():
        yield from _species_faults(species, counts)
    for colour, symbols in contents.stands.items():
        yield from _stand_faults(colour, symbols)
    yield from _marker_faults(contents.markers)


def _species_faults(species: str, counts: Mapping[str, int]) -> Iterator[_Fault]:
    """A species has its printed number of cards and its own symbols (Rulebook, Game Materials, Symbols)."""
    path = ("animals", species)
    if species not in list(Species):
        yield _Fault(path, species, f"no such species, only {', '.join(Species)}")
        return
    part = COMPONENTS.animals[Species(species)]
    known = [*part.symbols, PLAIN]
    faulty = False
    for symbol, count in counts.items():
        card = species if symbol == PLAIN else f"{species}:{symbol}"
        if symbol not in known:
            faulty = True
            yield _Fault((*path, symbol), card, f"no such card; a {species} shows {', '.join(known)}")
        elif not 0 <= count <= part.cards:
            faulty = True
            yield _Fault((*path, symbol), card, f"{count} cards; it must be 0 to {part.cards}")
    total = sum(counts.values())
    if not faulty and total != part.cards:
        yield _Fault(path, species, f"{total} cards in all; the game has {part.cards}")


def _stand_faults(colour: str, symbols: Sequence[str]) -> Iterator[_Fault]:
    """Three stands of each of four colours, twelve in all (Rulebook, Game Materials)."""
    path = ("stands", colour)
    if colour not in list(Colour):
        yield _Fault(path, f"stand:{colour}", f"no such colour, only {', '.join(Colour)}")
        return
    for symbol in symbols:
        if symbol not in list(StandSymbol):
            card = f"stand:{colour}:{symbol}"
            yield _Fault(path, card, f"no such symbol, only {', '.join(StandSymbol)}", symbol)
    each = COMPONENTS.stands.each_colour
    if len(symbols) != each:
        reason = f"{len(symbols)} stands; each colour has {each}, {each * len(Colour)} in all"
        yield _Fault(path, f"stand:{colour}", reason)


def _marker_faults(markers: Sequence[str]) -> Iterator[_Fault]:
    """Seven markers with points, and the final one among them (Rulebook, End of the Game)."""
    path = ("markers",)
    for token in markers:
        if token not in MARKERS and token != FINAL:
            yield _Fault(path, token, "no such marker; write points from 1 to 9, and c for a coin", token)
    with_points = COMPONENTS.markers.with_points
    finals = markers.count(FINAL)
    if finals != 1:
        yield _Fault(path, FINAL, f"{finals} in the list; there is one final-round marker")
    elif FINAL in (markers[0], markers[-1]):
        yield _Fault(path, FINAL, "must have markers above and below it", FINAL)
    if len(markers) - finals != with_points:
        yield _Fault(path, "markers", f"{len(markers) - finals} with points; the game has {with_points}")


# --- where it is wrong ------------------------------------------------------------------------------------

_TABLE = re.compile(r"\s*\[([^\[\]]+)\]")
_KEY = re.compile(r"\s*([\w\"'. -]+?)\s*=")


def _refused(text: str, faults: Sequence[_Fault]) -> DeckReport:
    lines = text.splitlines()
    starts = _key_lines(lines)
    problems = [DeckProblem(_line(lines, starts, fault), fault.card, fault.reason) for fault in faults]
    return DeckReport(tuple(sorted(problems, key=lambda problem: problem.line)), None, ())


def _key_lines(lines: Sequence[str]) -> dict[Path, int]:
    """The line on which each table and key of the file begins, from 1."""
    starts: dict[Path, int] = {}
    table: Path = ()
    for number, line in enumerate(lines, 1):
        if header := _TABLE.match(line):
            path = table = _path(header[1])
        elif key := _KEY.match(line):
            path = (*table, *_path(key[1]))
        else:
            continue
        for length in range(1, len(path) + 1):
            starts.setdefault(path[:length], number)
    return starts


def _path(key: str) -> Path:
    return tuple(part.strip(" \"'") for part in key.split("."))


def _line(lines: Sequence[str], starts: Mapping[Path, int], fault: _Fault) -> int:
    """The line of the longest known part of the path; from there on, the one that holds the word."""
    paths = (fault.path[:length] for length in range(len(fault.path), 0, -1))
    first = next((starts[path] for path in paths if path in starts), 1)
    if not fault.word:
        return first
    quoted = re.compile(f"[\"']{re.escape(fault.word)}[\"']")
    return next(
        (first + after for after, line in enumerate(lines[first - 1 :]) if quoted.search(line)), first
    )
