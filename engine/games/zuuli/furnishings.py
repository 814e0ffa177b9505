"""Every way to furnish one enclosure: the material from which the best layout is put together (search.py).

Copies of a face are alike, so a way is told by how many of each face it takes. Faces are numbered: the
animals that must or may be housed, then the upgrades that may be installed. How many of each are taken is
packed into one integer, so that what is left over can be compared and subtracted at once.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import chain, product

from engine.games.zuuli.cards import Animal, Deck, Upgrade
from engine.games.zuuli.homes import Home, home_of, is_fierce, tally
from engine.games.zuuli.kinds import CardId
from engine.games.zuuli.state import Park

POINT = 10_000
"""What a point weighs. More names and fewer moves only decide between layouts with equal points."""
NAME = 100
MOVE = 1

FIELD = 6
"""Bits for the number of one face: five, and one above them that stays free for borrowing."""

Stop = Callable[[], bool]
"""Asked now and then; once it says True the search ends with what is known."""

Items = tuple[int, ...]
"""Faces by number, rising, a copy each."""


class Stopped(Exception):
    """The search was told to stop."""


@dataclass(frozen=True, slots=True)
class Furnishing:
    """A way to furnish an enclosure, and what it contributes."""

    weight: int
    items: Items
    packed: int


@dataclass(slots=True)
class Material:
    """What there is to lay out."""

    animals: list[Animal]
    """By number; the upgrades' numbers follow."""
    upgrades: list[Upgrade]
    total: list[int]
    """How many there are of each face."""
    bound: list[int]
    """How many of them must be housed, as they were in earlier Years (ruling 6)."""
    new_names: list[Items]
    """The faces of each name that lives nowhere yet."""
    enclosures: dict[CardId, tuple[Upgrade, ...]]
    """The enclosures with the upgrades that are in them."""
    own: dict[CardId, Counter[int]]
    """Who lives there already."""
    numbers: dict[str, int]
    """The numbers of the faces by their ids."""

    def number_of(self, deck: Deck, card: CardId) -> int:
        """The number of the face of an animal, or of an upgrade that is not installed yet."""
        return self.numbers[(deck.animals.get(card) or deck.upgrades[card]).id]


def material_of(deck: Deck, park: Park, kept: Sequence[CardId]) -> Material:
    """Sorts the cards of a park and of the Year by face."""
    housed = Counter(deck.animals[card] for card in chain(*park.values()) if card in deck.animals)
    fresh = Counter(deck.animals[card] for card in kept if card in deck.animals)
    spare = Counter(deck.upgrades[card] for card in kept if card in deck.upgrades)
    animals = sorted({*housed, *fresh}, key=lambda face: face.id)
    upgrades = sorted(spare, key=lambda face: face.id)
    known = {animal.name for animal in housed}
    names: dict[str, list[int]] = {}
    for number, animal in enumerate(animals):
        if animal.name not in known:
            names.setdefault(animal.name, []).append(number)
    faces: list[Animal | Upgrade] = [*animals, *upgrades]
    numbers = {face.id: number for number, face in enumerate(faces)}
    entering = {card: () for card in sorted(kept) if card in deck.enclosures}
    return Material(
        animals=animals,
        upgrades=upgrades,
        total=[housed[face] + fresh[face] for face in animals] + [spare[face] for face in upgrades],
        bound=[housed[face] for face in animals] + [0 for _ in upgrades],
        new_names=[tuple(numbers) for numbers in names.values()],
        enclosures={
            home: tuple(deck.upgrades[card] for card in cards if card in deck.upgrades)
            for home, cards in (*park.items(), *entering.items())
        },
        own={
            home: Counter(numbers[deck.animals[card].id] for card in cards if card in deck.animals)
            for home, cards in (*park.items(), *entering.items())
        },
        numbers=numbers,
    )


def pack(items: Sequence[int]) -> int:
    """How many of each face, in one integer."""
    return sum(1 << FIELD * item for item in items)


def count_in(packed: int, item: int) -> int:
    """How many of that face."""
    return packed >> FIELD * item & (1 << FIELD - 1) - 1


class Furnisher:
    """Finds the ways to furnish the enclosures of one park."""

    def __init__(self, deck: Deck, material: Material, point: int, stop: Stop) -> None:
        self.deck = deck
        self.material = material
        self.point = point
        self.stop = stop
        self.single_names = {
            numbers[0]
            for numbers in material.new_names
            if sum(material.total[number] for number in numbers) == 1
        }

    def ways(self, enclosure: CardId) -> list[Furnishing]:
        """All legal ways; of those that need more upgrades than another only the better ones.

        Raises `Stopped`.
        """
        found: dict[Items, list[tuple[int, Items]]] = {}
        for home, more in self._homes(enclosure):
            for living, points in chain([((), 0)], self._living(home)):
                weight = self._weight(enclosure, living, points)
                better = found.setdefault(living, [])
                if all(weight > known or not _is_part(less, more) for known, less in better):
                    better.append((weight, more))
        return [
            Furnishing(weight, living + more, pack(living + more))
            for living, better in found.items()
            for weight, more in better
        ]

    def _homes(self, enclosure: CardId) -> Iterator[tuple[Home, Items]]:
        """The enclosure with every choice of new upgrades that does not come to the same with fewer."""
        seen: list[tuple[Home, Items]] = []
        first = len(self.material.animals)
        for more in self._upgradings():
            upgrades = [self.material.upgrades[item - first] for item in more]
            installed = self.material.enclosures[enclosure]
            home = home_of(self.deck.enclosures[enclosure], (*installed, *upgrades))
            if not any(home.is_like(other) and _is_part(less, more) for other, less in seen):
                seen.append((home, more))
                yield home, more

    def _upgradings(self) -> list[Items]:
        """Every choice of new upgrades, few before many."""
        material = self.material
        first = len(material.animals)
        counts = [range(total + 1) for total in material.total[first:]]
        choices = [
            tuple(chain(*((first + place,) * count for place, count in enumerate(chosen))))
            for chosen in product(*counts)
        ]
        return sorted(choices, key=len)

    def _weight(self, enclosure: CardId, living: Items, points: int) -> int:
        """Points, the values that need not be paid for being left out, names, and who has moved away."""
        animals = self.material.animals
        saved = sum([animals[item].value for item in living])
        names = len(self.single_names.intersection(living))
        gone = sum([max(0, own - living.count(item)) for item, own in self.material.own[enclosure].items()])
        return self.point * (points + saved) + NAME * names - MOVE * gone

    def _living(self, home: Home) -> Iterator[tuple[Items, int]]:
        """Who may live there together, if anybody does, and the points of it."""
        least = [self._least_space(home, animal) for animal in self.material.animals]
        for company in self._companies(home):
            yield from self._crowds(home, company, (), 0, least)

    def _companies(self, home: Home) -> Iterator[list[int]]:
        """The faces that bear with each other: all Friendly ones, and those of each Fierce name."""
        animals = self.material.animals
        fitting = [number for number, animal in enumerate(animals) if animal.habitats & home.habitats]
        fierce = {number: animals[number].name for number in fitting if is_fierce(home, animals[number])}
        if home.lets_coexist or not fierce:
            yield fitting
            return
        yield [number for number in fitting if number not in fierce]
        for name in dict.fromkeys(fierce.values()):
            yield [number for number in fitting if animals[number].name == name]

    def _crowds(
        self, home: Home, company: Sequence[int], living: Items, used: int, least: Sequence[int]
    ) -> Iterator[tuple[Items, int]]:
        """Adds the faces of the company one after another; `used` is the space that is surely used.

        Raises `Stopped`: many small animals in a large enclosure have more crowds than anybody can wait for.
        """
        if self.stop():
            raise Stopped
        animals = self.material.animals
        for place, number in enumerate(company):
            crowd, so_far = living, used
            for _ in range(self.material.total[number]):
                crowd, so_far = (*crowd, number), so_far + least[number]
                if so_far > home.space:
                    break
                scored = tally(home, [animals[item] for item in crowd])
                if scored.used <= home.space:
                    yield crowd, scored.points
                yield from self._crowds(home, company[place + 1 :], crowd, so_far, least)

    def _least_space(self, home: Home, animal: Animal) -> int:
        """The space of one such animal in the company that suits it best."""
        everyone = zip(self.material.animals, self.material.total, strict=False)
        most = sum([total for face, total in everyone if face.name == animal.name])
        rule = animal.rule
        return min([rule.space_taken(animal.space, same, home.habitats) for same in range(1, most + 1)])


def _is_part(less: Items, more: Items) -> bool:
    """Whether all the copies of one are among the other's."""
    return not Counter(less) - Counter(more)
