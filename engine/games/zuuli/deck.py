"""Decks: the built-in ones by name, and an owner's own from the text of a file (deck_file.py)."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import lru_cache

from engine.core.options import chosen_deck
from engine.games.zuuli.cards import Animal, Deck, Enclosure, Face, Upgrade
from engine.games.zuuli.components import CARDS_NEEDED, DECK_FILES, SOLO
from engine.games.zuuli.deck_file import DeckProblem, read_deck
from engine.games.zuuli.kinds import Provenance

DEFAULT_DECK = next(iter(DECK_FILES))


@dataclass(frozen=True, slots=True)
class DeckReport:
    """The answer to an owner's file: its problems, or the deck and some lines to hold against the copy."""

    problems: tuple[DeckProblem, ...]
    deck: Deck | None
    summary: tuple[str, ...]


def deck_report(text: str) -> DeckReport:
    """Looks a deck file over: every problem with its card, field and line, or the deck."""
    deck, problems = read_deck(text)
    return DeckReport(problems, deck, () if deck is None else deck_summary(deck))


_OWN_TABLE = re.compile(r"(?m)^[ \t]*(\[\s*new_plot\b|\[\[\s*(enclosures|animals|upgrades)\s*\]\])")


def is_meant(text: str) -> bool:
    """Whether a text is a deck file of this game: it has one of its tables."""
    return _OWN_TABLE.search(text) is not None


@lru_cache(maxsize=64)
def deck_of(value: str) -> Deck:
    """The deck of an option value: a built-in name, or a whole file (it has a line break).

    Raises `BadOptions`.
    """
    return chosen_deck(value, BUILT_IN, deck_report)


def deck_summary(deck: Deck) -> tuple[str, ...]:
    """Some lines to hold against a real copy."""
    parts = ", ".join(_part(deck, word, kind) for word, kind in _KINDS.items())
    dealt = ", ".join(
        f"{'solo' if players == SOLO else players} {needed}" for players, needed in CARDS_NEEDED.items()
    )
    enough = ", ".join(str(players) for players, needed in CARDS_NEEDED.items() if needed <= len(deck.cards))
    lines = [
        f"{deck.title}: {len(deck.cards)} cards: {parts}",
        f"dealt by number of players: {dealt}; enough for {enough}",
    ]
    sources = Counter(source for face in (deck.new_plot, *deck.faces) for source in face.provenance.values())
    if sources:
        counts = ", ".join(f"{sources[source]} {source}" for source in Provenance)
        lines.append(f"fields: {counts} (R is reconstructed)")
    return tuple(lines)


_KINDS: Mapping[str, type[Face]] = {"enclosures": Enclosure, "animals": Animal, "upgrades": Upgrade}


def _part(deck: Deck, word: str, kind: type[Face]) -> str:
    faces = [face for face in deck.faces if isinstance(face, kind)]
    names = {face.name for face in faces}
    return f"{sum(face.copies for face in faces)} {word} ({len(names)} names)"


def _built_in(name: str, text: str) -> Deck:
    deck, problems = read_deck(text)
    assert deck is not None, problems
    return replace(deck, value=name)


BUILT_IN: Mapping[str, Deck] = {name: _built_in(name, text) for name, text in DECK_FILES.items()}
"""The decks everybody has, the default first."""
