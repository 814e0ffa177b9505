"""Tables and zoos in words, for those who do not see the picture."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from bot.pictures.alt import joined, listed, turn
from bot.pictures.pieces import name_in_words, number
from bot.pictures.zooloretto.position import owner_of, points_in, points_of, unbuilt, waiting
from bot.tables import Table
from bot.words import Words
from engine.core.game import Seat
from engine.games.zooloretto.kinds import BARN, Sex, Truck
from engine.games.zooloretto.state import Enclosure
from engine.games.zooloretto.tiles import BLOCKER, Marker, Stall, Tile
from engine.games.zooloretto.view import ZoolorettoView


def table_alt(table: Table, view: ZoolorettoView, words: Words) -> str:
    """Trucks and zoos, what matters most first."""
    return joined(
        [
            *_head(table, view, words),
            *_trucks(table, view, words),
            *(_zoo(table, view, seat, words, is_close=False) for seat in sorted(view.boards)),
            words("pictures-alt-stacks", pile=view.pile_size, last=view.end_pile_size, bank=view.bank),
        ]
    )


def zoo_alt(table: Table, view: ZoolorettoView, seat: Seat, words: Words) -> str:
    """One zoo, then whose turn it is."""
    head = _head(table, view, words)
    return joined([_zoo(table, view, seat, words, is_close=True), *head[1:], head[0]])


def _head(table: Table, view: ZoolorettoView, words: Words) -> list[str]:
    key = "pictures-last-round" if view.last_round else "pictures-round"
    return [
        f"{words('game-zooloretto')}, {words(key, round=view.round)}",
        turn(table, str(view.phase), view.to_move, view.winners, _tiles(waiting(view), words), words),
    ]


def _tile(tile: Tile, words: Words) -> str:
    if isinstance(tile, Marker):
        return words("zooloretto-coin")
    if isinstance(tile, Stall):
        return words("zooloretto-stall", stall=tile.type)
    kind = "young" if tile.is_offspring else "plain" if tile.sex is None else tile.sex.name.lower()
    if tile.has_bred:
        kind = "plain"
    return words("zooloretto-animal-tile", species=tile.species, kind=kind)


def _tiles(tiles: Iterable[Tile], words: Words) -> str:
    """Each kind once with its number."""
    named = Counter(_tile(tile, words) for tile in tiles)
    return listed(f"{count} {name}" if count > 1 else name for name, count in named.items())


def _trucks(table: Table, view: ZoolorettoView, words: Words) -> Iterator[str]:
    for place, tiles in enumerate(view.trucks):
        truck = Truck(place + 1)
        owner = owner_of(view, truck)
        if owner is not None and view.to_move:
            yield words("pictures-alt-truck-taken", truck=truck, name=name_in_words(table, owner))
            continue
        load = _tiles([tile for tile in tiles if tile is not BLOCKER], words)
        yield words("pictures-alt-truck", truck=truck, load=load, free=view.truck_spaces - len(tiles))


def _zoo(table: Table, view: ZoolorettoView, seat: Seat, words: Words, *, is_close: bool) -> str:
    """`Ben: 12 points, 3 coins; E5 5/5 elephants (kiosk); barn panda ♂`."""
    zoo = view.boards[seat]
    parts = [
        words(
            "pictures-alt-zoo",
            name=name_in_words(table, seat),
            count=points_of(view, seat),
            points=number(points_of(view, seat)),
            coins=zoo.coins,
        )
    ]
    for area, enclosure in zoo.enclosures.items():
        worth = f" = {number(points_in(view, seat, area))}" if is_close else ""
        if enclosure.animals or enclosure.stalls or is_close:
            parts.append(f"{area} {_enclosure(enclosure, words)}{worth}")
    parts += [f"{area} {words('pictures-unbuilt')}" for area in unbuilt(view, seat) if is_close]
    if zoo.barn:
        parts.append(f"{words('zooloretto-barn')} {_tiles(zoo.barn, words)}")
        parts[-1] += f" = {number(points_in(view, seat, BARN))}" if is_close else ""
    return "; ".join(parts)


def _enclosure(enclosure: Enclosure, words: Words) -> str:
    animals = enclosure.animals
    said = f"{len(animals)}/{enclosure.plan.spaces}"
    if animals:
        said += f" {words('zooloretto-animals', species=animals[0].species)}"
    signs = {Sex.MALE: "♂", Sex.FEMALE: "♀"}
    said += "".join(f" {signs[one.sex]}" for one in animals if one.sex and not one.has_bred)
    return said + (f" ({_tiles(enclosure.stalls, words)})" if enclosure.stalls else "")
