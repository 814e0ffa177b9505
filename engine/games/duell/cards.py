"""The cards and scoring markers. There is one object a kind, so equal cards are the same object.

A token is the text of a kind (FORMAT.md 2): `bear:heart`, `stand:red:ice`, `2c`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from operator import attrgetter

from engine.games.duell.components import BREEDERS, COMPONENTS
from engine.games.duell.kinds import Colour, Species, StandSymbol, Symbol

FINAL = "final"
"""The token of the final-round card and of the final-round marker."""


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Animal:
    """A kind of animal card; a young shows no symbol (Rulebook, The Symbols)."""

    species: Species
    symbol: Symbol | None
    is_offspring: bool
    text: str

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<{self.text}>"

    def __reduce__(self) -> tuple[object, ...]:
        """Copies of a kind are the kind itself."""
        return card_of, (self.text,)


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Stand:
    """A kind of vending stand."""

    colour: Colour
    symbol: StandSymbol
    text: str

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<{self.text}>"

    def __reduce__(self) -> tuple[object, ...]:
        """Copies of a kind are the kind itself."""
        return card_of, (self.text,)


Card = Animal | Stand


@dataclass(frozen=True, slots=True)
class Marker:
    """A scoring marker with points, some also with a coin."""

    points: int
    has_coin: bool
    text: str


def _animal(species: Species, symbol: Symbol | None) -> Animal:
    text = f"{species}:{symbol}" if symbol else str(species)
    return Animal(species, symbol, is_offspring=False, text=text)


ANIMALS: Mapping[Species, tuple[Animal, ...]] = {
    species: tuple(
        _animal(species, symbol)
        for symbol in (*Symbol, None)
        if symbol is None or symbol in COMPONENTS.animals[species].symbols
    )
    for species in Species
}
"""The kinds of shuffled cards of each species: lightning, heart, square, plain."""

OFFSPRING: Mapping[Species, Animal] = {
    species: Animal(species, None, is_offspring=True, text=f"{species}:offspring") for species in BREEDERS
}
"""The young, by species."""

STANDS: tuple[Stand, ...] = tuple(
    Stand(colour, symbol, f"stand:{colour}:{symbol}") for colour in Colour for symbol in StandSymbol
)

_SHUFFLED: tuple[Card, ...] = (*(animal for kinds in ANIMALS.values() for animal in kinds), *STANDS)

SHUFFLED: Mapping[str, Card] = {card.text: card for card in _SHUFFLED}
"""Every kind that can lie in the pile, by token, in the order of the unshuffled pile (FORMAT.md 5)."""

CARDS: Mapping[str, Card] = {**SHUFFLED, **{card.text: card for card in OFFSPRING.values()}}
"""Every kind there is, by token."""

MARKERS: Mapping[str, Marker] = {
    marker.text: marker
    for points in range(1, 10)
    for marker in (Marker(points, has_coin=False, text=f"{points}"), Marker(points, True, f"{points}c"))
}
"""Every face a scoring marker can show, by token: one digit of points, with or without a coin."""


TOKEN = attrgetter("text")
"""The order of cards where their order means nothing."""


def card_of(token: str) -> Card:
    """The kind of that token; raises `KeyError`."""
    return CARDS[token]


def texts(cards: Iterable[Card | Marker]) -> list[str]:
    """Their tokens."""
    return list(map(TOKEN, cards))
