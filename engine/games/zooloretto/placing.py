"""How a tile is laid into a zoo, and what that brings: bonus and young. Part of the rules: see rules.py."""

from __future__ import annotations

from bisect import insort

from engine.core.errors import IllegalAction, Param
from engine.core.game import Event, Seat
from engine.games.zooloretto.events import EnclosureFilled, OffspringBorn, tile_placed
from engine.games.zooloretto.kinds import BARN, Area, PartialBonus, Source, ZoolorettoRefusal
from engine.games.zooloretto.state import Board, Enclosure, ZoolorettoState
from engine.games.zooloretto.tiles import BRED, OFFSPRING, PARENTS, TOKEN, Stall, ZooTile

_WRONG_SPECIES = ZoolorettoRefusal.WRONG_SPECIES
_ENCLOSURE_FULL = ZoolorettoRefusal.ENCLOSURE_FULL
_STALL_SPACES_FULL = ZoolorettoRefusal.STALL_SPACES_FULL


# --- the placement rules ----------------------------------------------------------------------------------


def why_not_enclose(enclosure: Enclosure, tile: ZooTile) -> ZoolorettoRefusal | None:
    """An animal needs an empty space and no other species beside it, a stall an empty stall space.

    Rulebook, Take a delivery truck; rulings 2 and 3.
    """
    if isinstance(tile, Stall):
        return None if len(enclosure.stalls) < enclosure.plan.stall_spaces else _STALL_SPACES_FULL
    animals = enclosure.animals
    if not animals:
        return None
    if animals[0].species is not tile.species:
        return _WRONG_SPECIES
    return None if len(animals) < enclosure.plan.spaces else _ENCLOSURE_FULL


def why_not_lay(board: Board, tile: ZooTile, area: Area) -> ZoolorettoRefusal | None:
    """The barn takes everything (ruling 36); an expansion must be built."""
    if area is BARN:
        return None
    enclosure = board.enclosures.get(area)
    return ZoolorettoRefusal.NOT_BUILT if enclosure is None else why_not_enclose(enclosure, tile)


def open_areas(board: Board, tile: ZooTile) -> list[Area]:
    """Where the tile may be laid: enclosures in their order, then the barn."""
    areas = [area for area, enclosure in board.enclosures.items() if why_not_enclose(enclosure, tile) is None]
    areas.append(BARN)
    return areas


def check_lay(board: Board, tile: ZooTile, area: Area) -> None:
    """Raises `IllegalAction` with what is wrong with the area."""
    reason = why_not_lay(board, tile, area)
    if reason is not None:
        raise IllegalAction(reason, tile=tile.text, **_numbers(board, area))


def _numbers(board: Board, area: Area) -> dict[str, Param]:
    """What a refusal tells of an enclosure."""
    enclosure = board.enclosures.get(area)
    if enclosure is None:
        return {"area": area}
    return {
        "area": area,
        "species": enclosure.animals[0].species if enclosure.animals else "",
        "animals": len(enclosure.animals),
        "spaces": enclosure.plan.spaces,
        "stalls": len(enclosure.stalls),
        "stall_spaces": enclosure.plan.stall_spaces,
    }


# --- laying a tile ----------------------------------------------------------------------------------------


def lay(
    state: ZoolorettoState, seat: Seat, tile: ZooTile, area: Area, source: Source, told: list[Event]
) -> None:
    """The whole procedure for one tile: it lies, the bonus is paid, a pair breeds (rulings 1, 4, 10)."""
    board = state.boards[seat]
    told.append(tile_placed(seat, tile, area, source))
    if area is BARN:
        insort(board.barn, tile, key=TOKEN)
        return
    enclosure = board.enclosures[area]
    if isinstance(tile, Stall):
        insort(enclosure.stalls, tile, key=TOKEN)
        return
    insort(enclosure.animals, tile, key=TOKEN)
    if len(enclosure.animals) == enclosure.plan.spaces:
        pay_bonus(state, seat, area, told)
    if tile in BRED:
        breed(state, seat, area, told, pays_bonus=True)


def pay_bonus(state: ZoolorettoState, seat: Seat, area: Area, told: list[Event]) -> None:
    """The last space was filled: coins from the bank, as often as it is filled anew (ruling 6).

    An empty bank pays nothing; one that holds too little pays what the options say (ruling 8.1).
    """
    board = state.boards[seat]
    enclosure = board.enclosures[area]
    bonus = enclosure.plan.bonus
    paid = bonus
    if bonus > state.bank:
        paid = state.bank if state.options.partial_bonus is PartialBonus.MIN else 0
    state.bank -= paid
    board.coins += paid
    told.append(EnclosureFilled(seat, area, enclosure.animals[0].species, bonus, paid))


def breed(state: ZoolorettoState, seat: Seat, area: Area, told: list[Event], *, pays_bonus: bool) -> None:
    """Every pair in the enclosure that has not bred has a young, at once and only once (rulings 7 to 11).

    After an exchange two pairs can breed (ruling 22), and no bonus is paid (ruling 5).
    """
    enclosure = state.boards[seat].enclosures[area]
    animals = enclosure.animals
    parents = PARENTS[animals[0].species]
    while parents[0] in animals and parents[1] in animals:
        for parent in parents:
            animals.remove(parent)
            insort(animals, BRED[parent], key=TOKEN)
        home = _lay_young(state, seat, area, told)
        if pays_bonus and home is area and len(animals) == enclosure.plan.spaces:
            pay_bonus(state, seat, area, told)


def _lay_young(state: ZoolorettoState, seat: Seat, area: Area, told: list[Event]) -> Area:
    """There is no choice: an empty space of the enclosure, else the barn (ruling 9). Returns which."""
    board = state.boards[seat]
    enclosure = board.enclosures[area]
    species = enclosure.animals[0].species
    assert state.offspring[species] > 0  # two young a species are enough (ruling 13)
    state.offspring[species] -= 1
    if len(enclosure.animals) < enclosure.plan.spaces:
        home = area
        insort(enclosure.animals, OFFSPRING[species], key=TOKEN)
    else:
        home = BARN
        insort(board.barn, OFFSPRING[species], key=TOKEN)
    told.append(OffspringBorn(seat, species, area, home))
    return home
