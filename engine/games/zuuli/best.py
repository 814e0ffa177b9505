"""The *Best layout* of a park: most points this Year, then most different names, then fewest cards moved."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import chain

from engine.games.zuuli.actions import DevelopPark
from engine.games.zuuli.cards import Deck
from engine.games.zuuli.furnishings import (
    MOVE,
    NAME,
    POINT,
    Furnisher,
    Furnishing,
    Stop,
    Stopped,
    material_of,
)
from engine.games.zuuli.kinds import CardId
from engine.games.zuuli.parks import (
    animals_among,
    change_of,
    home_in,
    layout_between,
    may_add,
    names_in,
    park_after,
    tally_in,
    tally_year,
)
from engine.games.zuuli.search import choose
from engine.games.zuuli.state import Park


@dataclass(frozen=True, slots=True)
class BestLayout:
    """A layout, and what it was chosen for."""

    layout: DevelopPark
    points: int
    """Of this Year, at least 0."""
    names: int
    """Different animal names in the park."""
    moved: int
    """Animals of earlier Years that change their enclosure."""
    is_exact: bool
    """Nothing is better; False if the search was stopped before it knew."""


@dataclass(frozen=True, slots=True)
class _Sketch:
    """A park with what is left out of it."""

    park: Park
    left: list[CardId]


def best_layout(deck: Deck, park: Park, kept: Sequence[CardId], stop: Stop = lambda: False) -> BestLayout:
    """The best layout of the park with the cards kept this Year; as it is known when `stop` says so.

    Upgrades that bring nothing this Year are installed where they do no harm, as they would be lost.
    """
    search = _Search(deck, park, kept)
    sketch = search.first_sketch()
    is_exact = True
    try:
        sketch = search.improve(sketch, POINT, stop)
        if tally_year(deck, sketch.park, sketch.left).sum <= 0:
            # No layout scores: the names decide.
            sketch = search.improve(sketch, 0, stop)
    except Stopped:
        is_exact = False
    sketch = search.with_spare_upgrades(sketch)
    return BestLayout(
        layout=layout_between(deck, park, sketch.park),
        points=tally_year(deck, sketch.park, sketch.left).points,
        names=names_in(deck, sketch.park),
        moved=len(change_of(deck, park, kept, sketch.park, sketch.left).moved),
        is_exact=is_exact,
    )


class _Search:
    """One park and the cards kept this Year."""

    def __init__(self, deck: Deck, park: Park, kept: Sequence[CardId]) -> None:
        self.deck = deck
        self.park = park
        self.kept = kept
        self.material = material_of(deck, park, kept)

    def first_sketch(self) -> _Sketch:
        """Nobody moves; each kept animal, the dearest first, lives where it brings most."""
        after, left = park_after(self.deck, self.park, self.kept, DevelopPark())
        sketch = _Sketch(after, left)
        animals = [card for card in left if card in self.deck.animals]
        for card in sorted(animals, key=lambda card: -self.deck.animals[card].value):
            homes = [home for home in after if may_add(self.deck, home, sketch.park[home], card)]
            if homes:
                sketch = _with(sketch, card, max(homes, key=lambda home: self._gain(sketch, card, home)))
        return sketch

    def _gain(self, sketch: _Sketch, card: CardId, home: CardId) -> int:
        """How many points more the enclosure scores with the card."""
        cards = sketch.park[home]
        more = tally_in(self.deck, home, (*cards, card)).points
        return more - tally_in(self.deck, home, cards).points

    def improve(self, known: _Sketch, point: int, stop: Stop) -> _Sketch:
        """The best layout there is if it is better than the known one; a point weighs so much."""
        furnisher = Furnisher(self.deck, self.material, point, stop)
        ways = [furnisher.ways(enclosure) for enclosure in self.material.enclosures]
        chosen = choose(ways, self.material, self._weight(known, point), stop)
        return known if chosen is None else self._laid_out(chosen)

    def _weight(self, sketch: _Sketch, point: int) -> int:
        """What search.py calls the sum."""
        deck = self.deck
        points = sum(tally_in(deck, home, cards).points for home, cards in sketch.park.items())
        saved = sum(animal.value for animal in animals_among(deck, chain(*sketch.park.values())))
        names = names_in(deck, sketch.park) - names_in(deck, self.park)
        moved = len(change_of(deck, self.park, self.kept, sketch.park, sketch.left).moved)
        return point * (points + saved) + NAME * names - MOVE * moved

    def _laid_out(self, chosen: Sequence[Furnishing]) -> _Sketch:
        """The park of these furnishings: who is wanted at home stays, others move before kept cards come."""
        homes = zip(self.material.enclosures, chosen, strict=True)
        wanted = {home: Counter(way.items) for home, way in homes}
        loose: dict[int, list[CardId]] = {number: [] for number in range(len(self.material.total))}
        laid: dict[CardId, list[CardId]] = {home: [] for home in wanted}
        for home, cards in self.park.items():
            laid[home] += [card for card in cards if card in self.deck.upgrades]
            for card in (card for card in cards if card in self.deck.animals):
                number = self.material.number_of(self.deck, card)
                stays = wanted[home][number] > 0
                wanted[home][number] -= stays
                (laid[home] if stays else loose[number]).append(card)
        for card in self.kept:
            if card not in self.deck.enclosures:
                loose[self.material.number_of(self.deck, card)].append(card)
        for home, numbers in wanted.items():
            laid[home] += [loose[number].pop(0) for number in numbers.elements()]
        park = {home: tuple(sorted(cards)) for home, cards in laid.items()}
        return _Sketch(park, sorted(chain(*loose.values())))

    def with_spare_upgrades(self, sketch: _Sketch) -> _Sketch:
        """Installs the upgrades that are left, each where it does no harm and most good in later Years."""
        for card in [card for card in sketch.left if card in self.deck.upgrades]:
            homes = [home for home in sketch.park if self._is_harmless(sketch, card, home)]
            if homes:
                sketch = _with(sketch, card, max(homes, key=lambda home: self._promise(sketch, card, home)))
        return sketch

    def _is_harmless(self, sketch: _Sketch, card: CardId, home: CardId) -> bool:
        return may_add(self.deck, home, sketch.park[home], card) and self._gain(sketch, card, home) >= 0

    def _promise(self, sketch: _Sketch, card: CardId, home: CardId) -> tuple[bool, int, int]:
        """Whether the upgrade changes anything there, then the multiplier and the space it would serve."""
        before = home_in(self.deck, home, sketch.park[home])
        after = home_in(self.deck, home, (*sketch.park[home], card))
        return not after.is_like(before), before.enclosure.multiplier, before.space


def _with(sketch: _Sketch, card: CardId, home: CardId) -> _Sketch:
    park = {**sketch.park, home: tuple(sorted((*sketch.park[home], card)))}
    return _Sketch(park, [left for left in sketch.left if left != card])
