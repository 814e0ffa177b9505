"""Cards and markers in signs, letters and words."""

from __future__ import annotations

from collections.abc import Iterable

from bot.present.text import WORD_JOINER
from bot.words import Words
from engine.games.duell.cards import Animal, Card, Marker, Stand

FREE = "·"
"""A free place on a truck."""

COIN = "🪙"
FINAL = "🏁"
MEDAL = "🏅"
TRUCK = "🚚"


def sign(card: Card, words: Words) -> str:
    """As short as can be: `🐻❤️`, `hyena⚡`, `green🍦`."""
    return _what(card, words) + symbol_sign(card, words)


def unbroken_sign(card: Card, words: Words) -> str:
    """The same, but no line ends between the two: beside an emoji one may, even without a space."""
    return WORD_JOINER.join(filter(None, (_what(card, words), symbol_sign(card, words))))


def _what(card: Card, words: Words) -> str:
    """The sign without its symbol."""
    if isinstance(card, Stand):
        return words("duell-colour", colour=card.colour)
    return words("duell-young" if card.is_offspring else "duell-sign", species=card.species)


def signs(cards: Iterable[Card], words: Words) -> str:
    """Their signs in a row."""
    return " ".join(sign(card, words) for card in cards)


def named(card: Card, words: Words) -> str:
    """In words, for menus and commands: `bear ❤️`, `green ice cream 🍦`."""
    if isinstance(card, Stand):
        return words("duell-stand-card", colour=card.colour, symbol=card.symbol)
    return words("duell-animal-card", species=card.species, symbol=_kind(card))


def _kind(card: Animal) -> str:
    if card.is_offspring:
        return "young"
    return card.symbol or "none"


def symbol_sign(card: Card, words: Words) -> str:
    """Its symbol alone; nothing for a card without."""
    return words("duell-symbol", symbol=card.symbol) if card.symbol else ""


def marker_sign(marker: Marker) -> str:
    """`3`, or with a coin `2🪙`."""
    return f"{marker.points}{COIN if marker.has_coin else ''}"


def marker_row(markers: Iterable[Marker], under_final: int | None) -> list[str]:
    """The stockpile from the top, the final-round marker where it lies."""
    faces = [marker_sign(marker) for marker in markers]
    if under_final is not None:
        faces.insert(len(faces) - under_final, FINAL)
    return faces
