"""What the last move was: a line of tiles, and the marks on what it brought."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from bot.pictures.duell.faces import face
from bot.pictures.pieces import Face, Item, Said, Sign, name_of, number
from bot.tables import Table, since_last, standing_events
from bot.words import Words
from engine.core.game import Event, Seat
from engine.games.duell.cards import Card
from engine.games.duell.events import (
    AnimalStolen,
    CardDonated,
    CardDumped,
    CardLoaded,
    CardPlaced,
    CardWasted,
    MinusPointsCleared,
    MinusPointTaken,
    OffspringBorn,
    SpeciesScored,
    SpeciesTied,
    StandCoinEarned,
    StandsScored,
    TruckTaken,
)
from engine.games.duell.kinds import Truck

_BEGIN = (CardLoaded, CardDumped, TruckTaken, AnimalStolen, MinusPointsCleared)


@dataclass(slots=True)
class Fresh:
    """What lies where it lies since the last move."""

    truck: Truck | None = None
    placed: Counter[tuple[Seat, Card]] = field(default_factory=Counter)
    markers: Counter[Seat] = field(default_factory=Counter)


def last_events(table: Table) -> list[Event]:
    """From the deed that began the last turn (or the turn under way) on."""
    return since_last(_BEGIN, standing_events(table.last))


def fresh(events: Sequence[Event]) -> Fresh:
    """What these events have brought."""
    found = Fresh()
    for event in events:
        match event:
            case CardLoaded(truck=truck):
                found.truck = truck
            case CardPlaced(seat=seat, card=card):
                found.placed[seat, card] += 1
            case SpeciesScored(seat=seat) | StandsScored(seat=seat):
                found.markers[seat] += 1
    return found


def deed(table: Table, events: Sequence[Event], words: Words) -> list[Item]:
    """In signs: who did what, and what came of it."""
    if not events:
        return [Said(words("pictures-beginning"))]
    return [item for event in events for item in _told(table, event, words)]


def _told(table: Table, event: Event, words: Words) -> Iterator[Item]:
    tell = _TELL.get(type(event))
    if tell is not None:
        yield from tell(_Teller(table, words), event)


@dataclass(frozen=True, slots=True)
class _Teller:
    table: Table
    words: Words

    def name(self, seat: Seat) -> Said:
        return Said(name_of(self.table, seat, self.words), bold=True, gives_way=True)

    def card(self, card: Card) -> Face:
        return face(card, self.words)


def truck_sign(truck: Truck) -> tuple[Item, Item]:
    """Its sign and number."""
    return Sign("truck"), Said(str(truck), bold=True)


def _loaded(teller: _Teller, event: CardLoaded) -> list[Item]:
    return [teller.name(event.seat), teller.card(event.card), Sign("arrow"), *truck_sign(event.truck)]


def _dumped(teller: _Teller, event: CardDumped) -> list[Item]:
    return [teller.name(event.seat), teller.card(event.card), Sign("arrow"), Sign("discard")]


def _took(teller: _Teller, event: TruckTaken) -> list[Item]:
    cards = [teller.card(card) for card in event.cards]
    return [teller.name(event.seat), *truck_sign(event.truck), Sign("arrow"), *cards]


def _stole(teller: _Teller, event: AnimalStolen) -> list[Item]:
    return [
        teller.name(event.seat),
        Sign("arrow"),
        teller.card(event.card),
        Said(teller.words("pictures-stolen")),
    ]


def _cleared(teller: _Teller, event: MinusPointsCleared) -> list[Item]:
    return [teller.name(event.seat), Sign("coin"), Sign("arrow"), Said(f"+{event.count}", bold=True)]


def _wasted(teller: _Teller, event: CardWasted) -> list[Item]:
    return [teller.card(event.card), Sign("arrow"), Sign("discard")]


def _minus(_: _Teller, __: MinusPointTaken) -> list[Item]:
    return [Said(number(-1), bold=True)]


def _born(teller: _Teller, event: OffspringBorn) -> list[Item]:
    return [Sign("heart"), Sign("heart"), Face("", str(event.species), "young-badge")]


def _donated(teller: _Teller, event: CardDonated) -> list[Item]:
    return [Sign("square"), Sign("square"), teller.card(event.card)]


def _coin(_: _Teller, event: StandCoinEarned) -> list[Item]:
    return [Sign(str(event.symbol)), Sign(str(event.symbol)), Said("+1", bold=True), Sign("coin")]


def _scored(teller: _Teller, event: SpeciesScored) -> list[Item]:
    return [
        Sign("medal"),
        Sign(str(event.species)),
        Said(f"{event.own}:{event.other}", bold=True),
        teller.name(event.seat),
    ]


def _tied(_: _Teller, event: SpeciesTied) -> list[Item]:
    return [Sign("tie"), Sign(str(event.species)), Said(f"{event.count}:{event.count}", bold=True)]


def _stands(teller: _Teller, event: StandsScored) -> list[Item]:
    return [Sign("medal"), Sign("stands"), teller.name(event.seat)]


_TELL: Mapping[type, Callable[..., list[Item]]] = {
    CardLoaded: _loaded,
    CardDumped: _dumped,
    TruckTaken: _took,
    AnimalStolen: _stole,
    MinusPointsCleared: _cleared,
    CardWasted: _wasted,
    MinusPointTaken: _minus,
    OffspringBorn: _born,
    CardDonated: _donated,
    StandCoinEarned: _coin,
    SpeciesScored: _scored,
    SpeciesTied: _tied,
    StandsScored: _stands,
}
