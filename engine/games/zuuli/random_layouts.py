"""A legal layout at random, quickly and without listing any: for random play and computer players."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from engine.games.zuuli.actions import DevelopPark, Furnished, Laid
from engine.games.zuuli.cards import Animal, Deck, Upgrade
from engine.games.zuuli.homes import home_of, why_not
from engine.games.zuuli.kinds import CardId
from engine.games.zuuli.state import Park

_MOVES = 0.5
"""How often housed animals move at all."""
_LIFTED = 0.25
"""Then, how often each of them."""
_USED = 0.95
"""How often a kept card is used, if it can be."""


def random_layout(deck: Deck, park: Park, kept: Sequence[CardId], generator: Random) -> DevelopPark:
    """A legal layout that uses most of what fits; sometimes housed animals move as well."""
    if generator.random() < _MOVES:
        rooms = _rooms(deck, park, kept)
        if _move_some(deck, rooms, generator):
            _use(deck, rooms, kept, generator)
            return _layout(rooms)
    rooms = _rooms(deck, park, kept)
    _use(deck, rooms, kept, generator)
    return _layout(rooms)


class _Room:
    """An enclosure that is being furnished."""

    __slots__ = ("animals", "enclosure", "home", "laid", "upgrades")

    def __init__(self, deck: Deck, enclosure: CardId, cards: Sequence[CardId]) -> None:
        self.enclosure = enclosure
        self.animals: dict[CardId, Animal] = {c: deck.animals[c] for c in cards if c in deck.animals}
        self.upgrades = tuple([deck.upgrades[card] for card in cards if card in deck.upgrades])
        self.home = home_of(deck.enclosures[enclosure], self.upgrades)
        self.laid: list[Laid] = []

    def install(self, card: CardId, upgrade: Upgrade) -> None:
        """Any upgrade fits anywhere, and takes nothing away."""
        self.upgrades = (*self.upgrades, upgrade)
        self.home = home_of(self.home.enclosure, self.upgrades)
        self.laid.append(Laid(card, is_upgrade=True))

    def house(self, card: CardId, animal: Animal) -> bool:
        """Takes the animal in, if it may live there."""
        if why_not(self.home, [*self.animals.values(), animal]) is not None:
            return False
        self.animals[card] = animal
        self.laid.append(Laid(card, is_upgrade=False))
        return True


def _rooms(deck: Deck, park: Park, kept: Sequence[CardId]) -> list[_Room]:
    entering = [_Room(deck, card, ()) for card in kept if card in deck.enclosures]
    return [_Room(deck, enclosure, cards) for enclosure, cards in park.items()] + entering


def _layout(rooms: Sequence[_Room]) -> DevelopPark:
    return DevelopPark(tuple([Furnished(room.enclosure, tuple(room.laid)) for room in rooms if room.laid]))


def _move_some(deck: Deck, rooms: Sequence[_Room], generator: Random) -> bool:
    """Lifts some housed animals and houses all of them anew; False if that came to nothing."""
    lifted: list[CardId] = []
    for room in rooms:
        for card in list(room.animals):
            if generator.random() < _LIFTED:
                del room.animals[card]
                lifted.append(card)
    generator.shuffle(lifted)
    housed = [_house_somewhere(rooms, card, deck.animals[card], generator) for card in lifted]
    # Who stayed may need more space than before (a Lion left alone).
    stays_legal = all(why_not(room.home, list(room.animals.values())) is None for room in rooms)
    return bool(lifted) and all(housed) and stays_legal


def _use(deck: Deck, rooms: Sequence[_Room], kept: Sequence[CardId], generator: Random) -> None:
    cards = [card for card in kept if card not in deck.enclosures]
    generator.shuffle(cards)
    for card in cards:
        if generator.random() >= _USED:
            continue
        if card in deck.animals:
            _house_somewhere(rooms, card, deck.animals[card], generator)
        else:
            rooms[int(generator.random() * len(rooms))].install(card, deck.upgrades[card])


def _house_somewhere(rooms: Sequence[_Room], card: CardId, animal: Animal, generator: Random) -> bool:
    """In the first enclosure that will have it, from a random one on."""
    start = int(generator.random() * len(rooms))
    return any(rooms[place - len(rooms)].house(card, animal) for place in range(start, start + len(rooms)))
