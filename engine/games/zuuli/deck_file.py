"""Reads a deck file, and finds everything that is wrong with one, by card, field and line.

The file holds `edition`, `title`, `[new_plot]`, and a table for each face in `[[enclosures]]`, `[[animals]]`
and `[[upgrades]]`, as decks/reconstruction-1.toml has them. Each face has an `id` of its own.
"""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Annotated, TypeVar, cast

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, TypeAdapter, ValidationError
from pydantic_core import PydanticCustomError

from engine.core.deck_text import NoDeckText, parse_deck
from engine.games.zuuli.cards import Animal, Deck, Enclosure, Face, Sources, Upgrade, make_deck
from engine.games.zuuli.components import CARDS_NEEDED, SOLO
from engine.games.zuuli.effects import (
    ANIMAL_RULES,
    ENCLOSURE_RULES,
    NO_ANIMAL_RULE,
    NO_ENCLOSURE_RULE,
    UPGRADE_RULES,
    AnimalRule,
    Habitats,
    Positive,
    Rule,
    UpgradeRule,
)
from engine.games.zuuli.kinds import NEW_PLOT, Habitat, Provenance, Trait

Table = Mapping[str, object]
"""A table of the file, as TOML reads it."""

Where = tuple[str, ...]
"""Where in a file: `("animals", "2", "rule")` is the rule of the third animal."""


@dataclass(frozen=True, slots=True)
class DeckProblem:
    """What is wrong with a deck file: where, with which card and field of it, and why."""

    line: int
    card: str
    field: str
    reason: str

    def __str__(self) -> str:
        where = f"{self.card}: {self.field}" if self.field else self.card
        return f"line {self.line}: {where}: {self.reason}"


@dataclass(frozen=True, slots=True)
class _Fault:
    """A problem before its line is known."""

    where: Where
    card: str
    field: str
    reason: str


_MOST_CARDS = 500
_LONGEST_CARD, _LONGEST_FIELD, _LONGEST_REASON = 40, 80, 300
"""Letters told of what a file calls something."""

# --- what a file may hold ---------------------------------------------------------------------------------

_WELL_FORMED_ID = re.compile(r"[a-z][a-z0-9_]{0,29}")
_STEERING = {"Cc", "Zl", "Zp"}
"""Unicode categories of what ends a line or steers a terminal."""


def _well_formed_id(text: str) -> str:
    if not _WELL_FORMED_ID.fullmatch(text):
        raise PydanticCustomError("id", "must be a small letter, then at most 29 small letters, digits and _")
    return text


def _visible_line(text: str) -> str:
    is_visible = text[:1].isprintable() and bool(text[:1].strip())
    if not is_visible or any(unicodedata.category(letter) in _STEERING for letter in text):
        raise PydanticCustomError("line", "must be one line that begins with something to be seen")
    return text


_Id = Annotated[str, AfterValidator(_well_formed_id)]
_Line = Annotated[str, Field(max_length=40), AfterValidator(_visible_line)]
_Copies = Annotated[int, Field(strict=True, ge=1, le=20)]
_Value = Annotated[int, Field(strict=True, ge=0, le=99)]


class _Text(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


class _RuleText(_Text):
    code: str
    args: dict[str, object] = Field(default_factory=dict)


class _FaceText(_Text):
    """What every card has."""

    name: _Line
    provenance: dict[str, Provenance] = Field(default_factory=dict)


class _PlotText(_FaceText):
    """The New Plot: an enclosure without id and copies."""

    space: Positive
    multiplier: Positive
    habitats: Habitats
    rule: _RuleText | None = None


class _EnclosureText(_PlotText):
    id: _Id
    copies: _Copies


class _AnimalText(_FaceText):
    id: _Id
    copies: _Copies
    trait: Trait
    value: _Value
    habitats: Habitats
    space: Positive
    rule: _RuleText | None = None


class _UpgradeText(_FaceText):
    id: _Id
    copies: _Copies
    rule: _RuleText


class _DeckText(_Text):
    """The file as a whole; its faces are looked at one by one."""

    edition: _Line
    title: _Line
    notice: str = ""
    source: str = ""
    new_plot: dict[str, object]
    enclosures: list[dict[str, object]] = Field(default_factory=list)
    animals: list[dict[str, object]] = Field(default_factory=list)
    upgrades: list[dict[str, object]] = Field(default_factory=list)


# --- reading ----------------------------------------------------------------------------------------------


def read_deck(text: str) -> tuple[Deck | None, tuple[DeckProblem, ...]]:
    """The deck of a file's text, or None and every problem, by rising line."""
    try:
        file = _DeckText.model_validate(parse_deck(text))
    except NoDeckText as no:
        return None, (DeckProblem(no.line, "file", "", no.reason),)
    except ValidationError as error:
        return None, _located(text, [_Fault(where, where[0], "", why) for where, why in _said(error)])
    reader = _Reader()
    plot = reader.plot(file.new_plot)
    faces: list[Face] = [
        *reader.section("enclosures", file.enclosures, reader.enclosure),
        *reader.section("animals", file.animals, reader.animal),
        *reader.section("upgrades", file.upgrades, reader.upgrade),
    ]
    if not reader.faults:
        assert plot is not None
        reader.faults += _deck_faults(plot, faces)
    if reader.faults:
        return None, _located(text, reader.faults)
    assert plot is not None
    return make_deck(text, file.edition, file.title, file.notice, plot, faces), ()


Model = TypeVar("Model", bound=_FaceText)
AnyRule = TypeVar("AnyRule", bound=Rule)


class _Reader:
    """Reads face after face and notes what is wrong with each."""

    def __init__(self) -> None:
        self.faults: list[_Fault] = []
        self.ids = {NEW_PLOT}

    def section(
        self,
        section: str,
        given: Sequence[Table],
        read: Callable[[Where, Table], Face | None],
    ) -> Iterator[Face]:
        """The faces of one kind that are without fault."""
        for index, table in enumerate(given):
            where = (section, str(index))
            face = read(where, table)
            if face is not None:
                self._check_id(where, face.id)
                yield face

    def plot(self, given: Table) -> Enclosure | None:
        """The New Plot."""
        read = self._read(_PlotText, (NEW_PLOT,), NEW_PLOT, given)
        return None if read is None else self._built((NEW_PLOT,), NEW_PLOT, 1, read)

    def enclosure(self, where: Where, given: Table) -> Enclosure | None:
        """An enclosure of the deck."""
        read = self._read(_EnclosureText, where, "", given)
        return None if read is None else self._built(where, read.id, read.copies, read)

    def _built(self, where: Where, face: str, copies: int, read: _PlotText) -> Enclosure:
        rule = self._rule(ENCLOSURE_RULES, NO_ENCLOSURE_RULE, where, face, read.rule)
        return Enclosure(
            face, read.name, copies, read.space, read.multiplier, read.habitats, rule, _fixed(read.provenance)
        )

    def animal(self, where: Where, given: Table) -> Animal | None:
        """An animal."""
        read = self._read(_AnimalText, where, "", given)
        if read is None:
            return None
        rule: AnimalRule = self._rule(ANIMAL_RULES, NO_ANIMAL_RULE, where, read.id, read.rule)
        return Animal(
            id=read.id,
            name=read.name,
            copies=read.copies,
            trait=read.trait,
            value=read.value,
            habitats=read.habitats,
            space=read.space,
            rule=rule,
            provenance=_fixed(read.provenance),
        )

    def upgrade(self, where: Where, given: Table) -> Upgrade | None:
        """An upgrade."""
        read = self._read(_UpgradeText, where, "", given)
        if read is None:
            return None
        rule: UpgradeRule = self._rule(UPGRADE_RULES, UpgradeRule(), where, read.id, read.rule)
        return Upgrade(read.id, read.name, read.copies, rule, _fixed(read.provenance))

    def _read(self, model: type[Model], where: Where, face: str, given: Table) -> Model | None:
        """The text of a card, its rule still unread; None if there is something wrong with it."""
        card = face or str(given.get("id", f"{where[0]}, number {int(where[-1]) + 1}"))
        try:
            read = model.model_validate(given)
        except ValidationError as error:
            self.faults += [_Fault((*where, *at), card, ".".join(at), why) for at, why in _said(error)]
            return None
        known = {*given, "args"} - {"id", "provenance"}
        self.faults += [
            _Fault((*where, "provenance"), card, f"provenance.{key}", "the card has no such field")
            for key in read.provenance
            if key not in known
        ]
        return read

    def _rule(
        self,
        rules: Mapping[str, type[Rule]],
        without: AnyRule,
        where: Where,
        card: str,
        given: _RuleText | None,
    ) -> AnyRule:
        """The rule of that code with its arguments; in place of a faulty one, none."""
        if given is None:
            return without
        if given.code not in rules:
            reason = f"no such rule {given.code!r}, only {', '.join(rules)}"
            self.faults.append(_Fault((*where, "rule"), card, "rule.code", reason))
            return without
        try:
            return cast(AnyRule, TypeAdapter(rules[given.code]).validate_python(given.args))
        except ValidationError as error:
            self.faults += [
                _Fault((*where, "rule"), card, ".".join(("rule", "args", *at)), why)
                for at, why in _said(error)
            ]
            return without

    def _check_id(self, where: Where, face: str) -> None:
        if face in self.ids:
            self.faults.append(_Fault((*where, "id"), face, "id", "another card has this id"))
        self.ids.add(face)


def _fixed(provenance: Sources) -> Sources:
    return MappingProxyType(dict(provenance))


def _said(error: ValidationError) -> Iterator[tuple[Where, str]]:
    """Where in the validated thing, and pydantic's words."""
    for found in error.errors(include_url=False, include_input=False):
        yield tuple(str(part) for part in found["loc"]), found["msg"]


# --- what a whole deck must have --------------------------------------------------------------------------


def _deck_faults(plot: Enclosure, faces: Sequence[Face]) -> Iterator[_Fault]:
    cards = sum(face.copies for face in faces)
    yield from _short_deals(cards)
    if cards > _MOST_CARDS:
        yield _Fault((), "deck", "copies", f"{cards} cards in all; a deck has at most {_MOST_CARDS}")
    enclosures = [plot, *(face for face in faces if isinstance(face, Enclosure))]
    upgrades = [face.rule for face in faces if isinstance(face, Upgrade) for _ in range(face.copies)]
    added: frozenset[Habitat] = frozenset().union(*(rule.more_habitats for rule in upgrades))
    space = sum(rule.more_space for rule in upgrades)
    animals = [face for face in faces if isinstance(face, Animal)]
    for index, animal in enumerate(animals):
        homes = [home for home in enclosures if animal.habitats & (home.habitats | added)]
        if not homes:
            reason = "no enclosure can have any of them"
            yield _Fault(("animals", str(index), "habitats"), animal.id, "habitats", reason)
        elif not any(_has_room(home, animal, added, space) for home in homes):
            reason = "no enclosure can have so much"
            yield _Fault(("animals", str(index), "space"), animal.id, "space", reason)


def _short_deals(cards: int) -> Iterator[_Fault]:
    """Every number of players must be dealt all its hands (Rulebook, 1. Deal Cards)."""
    short = [
        f"{'the solo game needs' if players == SOLO else f'{players} players need'} {needed}"
        for players, needed in CARDS_NEEDED.items()
        if cards < needed
    ]
    if short:
        yield _Fault((), "deck", "copies", f"{cards} cards in all; {', '.join(short)}")


def _has_room(home: Enclosure, animal: Animal, added: frozenset[Habitat], space: int) -> bool:
    """With every upgrade of the deck in it: for one such animal, or for some of its copies together."""
    return any(
        same * animal.rule.space_taken(animal.space, same, habitats) <= home.space + space
        for same in range(1, animal.copies + 1)
        for habitats in (home.habitats, home.habitats | added)
    )


# --- where it is wrong ------------------------------------------------------------------------------------

_ARRAY = re.compile(r"\s*\[\[\s*(\w+)\s*\]\]")
_TABLE = re.compile(r"\s*\[\s*([\w.]+)\s*\]")
_KEY = re.compile(r"\s*(\w+)[\w.]*\s*=")


def _located(text: str, faults: Sequence[_Fault]) -> tuple[DeckProblem, ...]:
    starts = _starts(text)
    problems = [
        DeckProblem(
            _line(starts, fault.where),
            _told(fault.card, _LONGEST_CARD),
            _told(fault.field, _LONGEST_FIELD),
            _told(fault.reason, _LONGEST_REASON),
        )
        for fault in faults
    ]
    return tuple(sorted(problems, key=lambda problem: problem.line))


def _told(text: str, longest: int) -> str:
    """Short, on one line, and nothing in it that steers a terminal: a file may call things as it likes."""
    return "".join(letter if letter.isprintable() else "?" for letter in text[:longest])


def _starts(text: str) -> dict[Where, int]:
    """The line on which each table and key of the file begins, from 1."""
    starts: dict[Where, int] = {}
    counts: Counter[str] = Counter()
    table: Where = ()
    for number, line in enumerate(text.splitlines(), 1):
        if array := _ARRAY.match(line):
            table = (array[1], str(counts[array[1]]))
            counts[array[1]] += 1
            starts.setdefault(table[:1], number)
            starts[table] = number
        elif header := _TABLE.match(line):
            table = _inside(tuple(header[1].split(".")), counts)
            starts.setdefault(table, number)
        elif key := _KEY.match(line):
            starts.setdefault((*table, key[1]), number)
    return starts


def _inside(path: Where, counts: Counter[str]) -> Where:
    """`[animals.rule]` belongs to the last animal before it."""
    if path[0] in counts:
        return path[0], str(counts[path[0]] - 1), *path[1:]
    return path


def _line(starts: Mapping[Where, int], where: Where) -> int:
    """The line of the longest known part of the path."""
    parts = (where[:length] for length in range(len(where), 0, -1))
    return next((starts[part] for part in parts if part in starts), 1)
