"""What the last move was: a line of tiles, and the marks on what it brought."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from bot.pictures.pieces import Item, Said, Sign, name_of
from bot.pictures.zooloretto.faces import face
from bot.tables import Table, since_last, standing_events
from bot.words import Words
from engine.core.game import Event, Seat
from engine.games.zooloretto.events import (
    CoinTaken,
    EnclosureFilled,
    OffspringBorn,
    SpeciesExchanged,
    TileBought,
    TileDiscarded,
    TileLoaded,
    TileMoved,
    TilePlaced,
    TruckTaken,
    ZooExpanded,
)
from engine.games.zooloretto.kinds import BARN, Area, Truck
from engine.games.zooloretto.tiles import OFFSPRING, ZooTile

_BEGIN = (TileLoaded, TruckTaken, TileMoved, TileBought, TileDiscarded, SpeciesExchanged, ZooExpanded)

Laid = Counter[tuple[Seat, Area, ZooTile]]


@dataclass(slots=True)
class Fresh:
    """What lies where it lies since the last move."""

    truck: Truck | None = None
    laid: Laid = field(default_factory=Counter)
    built: set[tuple[Seat, Area]] = field(default_factory=set)


def last_events(table: Table) -> list[Event]:
    """From the deed that began the last turn (or the turn under way) on."""
    return since_last(_BEGIN, standing_events(table.last))


def fresh(events: Iterable[Event]) -> Fresh:
    """What these events have brought."""
    found = Fresh()
    for event in events:
        match event:
            case TileLoaded(truck=truck):
                found.truck = truck
            case TilePlaced(seat=seat, tile=tile, area=area):
                found.laid[seat, area, tile] += 1
            case OffspringBorn(seat=seat, species=species, home=home):
                found.laid[seat, home, OFFSPRING[species]] += 1
            case SpeciesExchanged(seat=seat, first=first, second=second):
                found.laid.update((seat, second, animal) for animal in event.first_animals)
                found.laid.update((seat, first, animal) for animal in event.second_animals)
            case ZooExpanded(seat=seat, area=area):
                found.built.add((seat, area))
    return found


def deed(table: Table, events: Sequence[Event], words: Words) -> list[Item]:
    """In signs: who did what, and what came of it."""
    if not events:
        return [Said(words("pictures-beginning"))]
    teller = _Teller(table, words)
    told = [item for event in events if type(event) in _TELL for item in _TELL[type(event)](teller, event)]
    return told[:-1] if told[-1] == Sign("arrow") else told


@dataclass(frozen=True, slots=True)
class _Teller:
    table: Table
    words: Words

    def name(self, seat: Seat) -> Said:
        return Said(name_of(self.table, seat, self.words), bold=True, gives_way=True)


def area_item(area: Area) -> Item:
    """An area in a line: its letters, the barn's sign."""
    return Sign("barn") if area is BARN else Said(area.value, bold=True)


def _truck(truck: Truck) -> tuple[Item, Item]:
    return Sign("truck"), Said(str(truck), bold=True)


def _loaded(teller: _Teller, event: TileLoaded) -> list[Item]:
    return [teller.name(event.seat), face(event.tile), Sign("arrow"), *_truck(event.truck)]


def _took(teller: _Teller, event: TruckTaken) -> list[Item]:
    return [teller.name(event.seat), *_truck(event.truck), Sign("arrow")]


def _coins(_: _Teller, event: CoinTaken) -> list[Item]:
    return [Said(f"+{event.coins}", bold=True), Sign("coin")]


def _placed(_: _Teller, event: TilePlaced) -> list[Item]:
    return [face(event.tile), area_item(event.area)]


def _filled(_: _Teller, event: EnclosureFilled) -> list[Item]:
    paid: list[Item] = [Said(f"+{event.paid}", bold=True), Sign("coin")] if event.paid else []
    return [Sign("done"), *paid]


def _born(_: _Teller, event: OffspringBorn) -> list[Item]:
    return [face(OFFSPRING[event.species]), area_item(event.home)]


def _moved(teller: _Teller, event: TileMoved) -> list[Item]:
    return [teller.name(event.seat), area_item(event.source), Sign("arrow")]


def _bought(teller: _Teller, event: TileBought) -> list[Item]:
    return [teller.name(event.seat), Sign("coin"), teller.name(event.seller), Sign("arrow")]


def _discarded(teller: _Teller, event: TileDiscarded) -> list[Item]:
    return [teller.name(event.seat), face(event.tile), Sign("arrow"), Sign("discard")]


def _exchanged(teller: _Teller, event: SpeciesExchanged) -> list[Item]:
    one, other = face(event.first_animals[0]), face(event.second_animals[0])
    return [
        teller.name(event.seat),
        *(one, area_item(event.first), Sign("swap")),
        *(other, area_item(event.second)),
    ]


def _expanded(teller: _Teller, event: ZooExpanded) -> list[Item]:
    return [teller.name(event.seat), Sign("coin"), Sign("arrow"), area_item(event.area)]


_TELL: Mapping[type, Callable[..., list[Item]]] = {
    TileLoaded: _loaded,
    TruckTaken: _took,
    CoinTaken: _coins,
    TilePlaced: _placed,
    EnclosureFilled: _filled,
    OffspringBorn: _born,
    TileMoved: _moved,
    TileBought: _bought,
    TileDiscarded: _discarded,
    SpeciesExchanged: _exchanged,
    ZooExpanded: _expanded,
}
