"""The faces of the cards: what is printed on them. A copy of a face is a card, told by its token.

Decks are data: what is here comes from a deck file, see deck.py.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType

from engine.core.game import Seat
from engine.games.zuuli.components import SEAT_COUNTS
from engine.games.zuuli.effects import AnimalRule, EnclosureRule, UpgradeRule
from engine.games.zuuli.kinds import NEW_PLOT, CardId, Habitat, Provenance, Trait

Sources = Mapping[str, Provenance]
"""For each field of a card where it comes from; nothing where the deck file does not say."""


@dataclass(frozen=True, slots=True, eq=False)
class Enclosure:
    """Space, habitats, satisfaction multiplier, and perhaps a rule (Rulebook, Enclosures)."""

    id: str
    name: str
    copies: int
    space: int
    multiplier: int
    habitats: frozenset[Habitat]
    rule: EnclosureRule
    provenance: Sources


@dataclass(frozen=True, slots=True, eq=False)
class Animal:
    """Trait, value, habitats of which one is needed, space, and perhaps a rule (Rulebook, Animals)."""

    id: str
    name: str
    copies: int
    trait: Trait
    value: int
    habitats: frozenset[Habitat]
    space: int
    rule: AnimalRule
    provenance: Sources


@dataclass(frozen=True, slots=True, eq=False)
class Upgrade:
    """What it adds to an enclosure (Rulebook, Upgrades)."""

    id: str
    name: str
    copies: int
    rule: UpgradeRule
    provenance: Sources


Face = Enclosure | Animal | Upgrade


@dataclass(frozen=True, slots=True)
class Deck:
    """The cards of a game. `value` is the option's value: a name, or the text of a file."""

    value: str
    edition: str = field(compare=False)
    title: str = field(compare=False)
    notice: str = field(compare=False)
    """What players are to be told of these cards; empty where there is nothing to tell."""
    new_plot: Enclosure = field(compare=False)
    faces: tuple[Face, ...] = field(compare=False)
    """Every face but the New Plot's: enclosures, animals, upgrades, in the order of the file."""
    cards: tuple[CardId, ...] = field(compare=False)
    """What is shuffled, in its unshuffled order (FORMAT.md 5): the copies of each face in a row."""
    shuffled: frozenset[CardId] = field(compare=False)
    """The same, to look a card up."""
    enclosures: Mapping[CardId, Enclosure] = field(compare=False)
    """The enclosures by card, the New Plots of all seats among them."""
    animals: Mapping[CardId, Animal] = field(compare=False)
    upgrades: Mapping[CardId, Upgrade] = field(compare=False)


def card_id(face: str, copy: int) -> CardId:
    """The token of a copy, numbered from 1."""
    return CardId(f"{face}#{copy}")


def plot_of(seat: Seat) -> CardId:
    """The New Plot a seat starts with."""
    return card_id(NEW_PLOT, seat)


def make_deck(
    value: str, edition: str, title: str, notice: str, plot: Enclosure, faces: Sequence[Face]
) -> Deck:
    """The deck of these faces."""
    by_card = {card_id(face.id, copy): face for face in faces for copy in range(1, face.copies + 1)}
    plots = {plot_of(Seat(seat)): plot for seat in range(1, max(SEAT_COUNTS) + 1)}
    enclosures = {card: face for card, face in by_card.items() if isinstance(face, Enclosure)}
    return Deck(
        value=value,
        edition=edition,
        title=title,
        notice=notice,
        new_plot=plot,
        faces=tuple(faces),
        cards=tuple(by_card),
        shuffled=frozenset(by_card),
        enclosures=MappingProxyType({**plots, **enclosures}),
        animals=MappingProxyType({c: face for c, face in by_card.items() if isinstance(face, Animal)}),
        upgrades=MappingProxyType({c: face for c, face in by_card.items() if isinstance(face, Upgrade)}),
    )
