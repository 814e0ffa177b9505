"""Laying out a park in small steps, for the builder: where a card may go and why not, the total as it stands.

A `Draft` is a park on the table: every step makes a new one and is legal by itself, and a housed animal can
be lifted to make room. `layout_of` makes the one decision of it; `candidates` with `check_layout` stand in
for a list of all layouts, and `best_layout` finds the best of them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from engine.core.errors import IllegalAction
from engine.games.zuuli.actions import DevelopPark, Furnished, Laid
from engine.games.zuuli.best import BestLayout, best_layout
from engine.games.zuuli.cards import Deck
from engine.games.zuuli.kinds import CardId, ZuuliRefusal
from engine.games.zuuli.parks import (
    YearTally,
    animals_among,
    check_enclosure,
    check_layout,
    layout_between,
    park_after,
    tally_in,
    tally_year,
)
from engine.games.zuuli.state import Park

__all__ = [
    "BestLayout",
    "Draft",
    "Place",
    "best_layout",
    "candidates",
    "check_layout",
    "draft_of",
    "fits",
    "laid",
    "layout_of",
    "lifted",
    "may_lift",
    "movable",
    "places",
    "tally_of",
    "unhoused",
]


def candidates(deck: Deck, park: Park, kept: Sequence[CardId]) -> Iterator[DevelopPark]:
    """The park as it is, and every layout that lays one card: those that `check_layout` passes are legal.

    Kept cards first, then housed animals; each in the enclosures of the park, the new ones last.
    """
    yield DevelopPark()
    before, loose = park_after(deck, park, kept, DevelopPark())
    for card in loose:
        yield from (_one_card(deck, card, home) for home in before)
    for home, cards in park.items():
        for card in (card for card in cards if card in deck.animals):
            yield from (_one_card(deck, card, other) for other in before if other != home)


def _one_card(deck: Deck, card: CardId, home: CardId) -> DevelopPark:
    return DevelopPark((Furnished(home, (Laid(card, card in deck.upgrades),)),))


# --- a draft ----------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Draft:
    """A park that is being laid out."""

    deck: Deck
    before: Park
    """As it was at the beginning of the Year's development."""
    kept: tuple[CardId, ...]
    """The cards kept this Year."""
    park: Park
    """As it lies now, the kept enclosures in it."""
    left: tuple[CardId, ...]
    """The animals and upgrades that lie nowhere now: kept ones, then lifted ones."""


@dataclass(frozen=True, slots=True)
class Place:
    """An enclosure in which a card could be laid: what it would bring there, or why it cannot be."""

    enclosure: CardId
    gain: int
    """By how much the Year's sum would change; 0 where it cannot be."""
    refusal: IllegalAction | None


def draft_of(deck: Deck, park: Park, kept: Sequence[CardId], layout: DevelopPark | None = None) -> Draft:
    """A draft with nothing laid yet, or with this legal layout."""
    after, left = park_after(deck, park, kept, layout or DevelopPark())
    return Draft(deck, park, tuple(kept), after, tuple(left))


def places(draft: Draft, card: CardId) -> tuple[Place, ...]:
    """Every enclosure for an animal or upgrade, in the order of the park; not the one in which it lies.

    An upgrade of an earlier Year has none. Raises `IllegalAction` where the card is not in the draft.
    """
    home = _home_of(draft, card)
    if home is not None and card in draft.before.get(home, ()) and card in draft.deck.upgrades:
        return ()
    return tuple(_place(draft, card, enclosure) for enclosure in draft.park if enclosure != home)


def _place(draft: Draft, card: CardId, enclosure: CardId) -> Place:
    try:
        then = laid(draft, card, enclosure)
    except IllegalAction as refusal:
        return Place(enclosure, 0, refusal)
    return Place(enclosure, _gain(draft, then), None)


def _gain(before: Draft, after: Draft) -> int:
    """By how much the Year's sum differs: only the enclosures that changed are counted again."""
    changed = [home for home, cards in after.park.items() if cards != before.park[home]]
    points = [
        tally_in(after.deck, home, after.park[home]).points
        - tally_in(before.deck, home, before.park[home]).points
        for home in changed
    ]
    return sum(points) + _cost(before) - _cost(after)


def _cost(draft: Draft) -> int:
    """What leaving out the kept cards on the table costs."""
    kept = [card for card in draft.left if card in draft.kept]
    return sum(animal.value for animal in animals_among(draft.deck, kept))


def fits(draft: Draft, card: CardId) -> tuple[CardId, ...]:
    """The enclosures in which the card may be laid."""
    return tuple(place.enclosure for place in places(draft, card) if place.refusal is None)


def laid(draft: Draft, card: CardId, enclosure: CardId) -> Draft:
    """Lays a card in an enclosure, from the table or from another enclosure; raises `IllegalAction`."""
    if enclosure not in draft.park:
        raise IllegalAction(ZuuliRefusal.NO_SUCH_ENCLOSURE, enclosure=enclosure)
    without = lifted(draft, card)
    cards = tuple(sorted((*without.park[enclosure], card)))
    check_enclosure(draft.deck, enclosure, cards)
    return replace(
        without,
        park={**without.park, enclosure: cards},
        left=tuple(other for other in without.left if other != card),
    )


def lifted(draft: Draft, card: CardId) -> Draft:
    """Takes a card out of its enclosure and lays it on the table; raises `IllegalAction`.

    An animal of an earlier Year has to find a place again: see `unhoused`.
    """
    home = _home_of(draft, card)
    if home is None:
        return draft
    if card in draft.before.get(home, ()) and card in draft.deck.upgrades:
        raise IllegalAction(ZuuliRefusal.UPGRADE_FIXED, card=card, enclosure=home)
    cards = tuple(other for other in draft.park[home] if other != card)
    check_enclosure(draft.deck, home, cards)
    return replace(draft, park={**draft.park, home: cards}, left=(*draft.left, card))


def movable(draft: Draft) -> list[CardId]:
    """The housed animals and installed upgrades, but for the upgrades of earlier Years."""
    housed = [card for cards in draft.park.values() for card in cards]
    return [card for card in housed if card in draft.deck.animals or card in draft.kept]


def may_lift(draft: Draft, card: CardId) -> bool:
    """Whether `lifted` would take the card out."""
    try:
        lifted(draft, card)
    except IllegalAction:
        return False
    return True


def _home_of(draft: Draft, card: CardId) -> CardId | None:
    """Where the card lies, None on the table; raises `IllegalAction` where it is not in the draft."""
    if card in draft.left:
        return None
    for enclosure, cards in draft.park.items():
        if card in cards:
            return enclosure
    raise IllegalAction(ZuuliRefusal.NOT_YOURS, card=card)


def tally_of(draft: Draft) -> YearTally:
    """What the Year would score with the draft as it is: what lies on the table is left out."""
    kept = [card for card in draft.left if card in draft.kept]
    return tally_year(draft.deck, draft.park, kept)


def unhoused(draft: Draft) -> tuple[CardId, ...]:
    """Lifted animals of earlier Years: they must be laid again before the park is finished (ruling 6)."""
    return tuple(card for card in draft.left if card not in draft.kept)


def layout_of(draft: Draft) -> DevelopPark:
    """The decision that makes this draft the park. No animal is `unhoused`."""
    assert not unhoused(draft)
    return layout_between(draft.deck, draft.before, draft.park)
