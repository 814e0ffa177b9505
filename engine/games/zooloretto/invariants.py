"""What is true of every position, and what makes a document none. Every check raises `MalformedPosition`."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.errors import MalformedPosition
from engine.games.zooloretto.actions import LOADS
from engine.games.zooloretto.audit import audit_coins, audit_tiles, tiles_in_play
from engine.games.zooloretto.components import COMPONENTS, TABLES
from engine.games.zooloretto.kinds import NOBODY, Phase
from engine.games.zooloretto.rounds import blockers, face_up
from engine.games.zooloretto.rules import why_not_load
from engine.games.zooloretto.state import Enclosure, ZoolorettoState
from engine.games.zooloretto.tiles import BLOCKER, PARENTS, Tile

_TRUCK_SPACES = COMPONENTS.trucks.spaces


def check_position(state: ZoolorettoState, *, counts_tiles: bool, counts_coins: bool) -> None:
    """Refuses what no game could come to, and what the rules could not go on from."""
    _check_trucks(state)
    _check_phase(state)
    _check_zoos(state)
    in_play = tiles_in_play(state)
    _check_young(state, in_play)
    for what in audit_tiles(state, in_play) if counts_tiles else ():
        raise MalformedPosition("", f"there are {what.found} {what.what}, the game has {what.expected}")
    for what in audit_coins(state) if counts_coins else ():
        raise MalformedPosition("bank", f"purses and bank hold {what.found} coins, not {what.expected}")


def _check_trucks(state: ZoolorettoState) -> None:
    """Spaces and blockers as they are; each player takes another truck, with all its tiles."""
    laid = sorted(TABLES[len(state.boards)].blockers)
    if sorted([truck.count(BLOCKER) for truck in state.trucks]) != laid:
        raise MalformedPosition("trucks", f"blockers on them must be {laid}")
    for index, truck in enumerate(state.trucks):
        if len(truck) > _TRUCK_SPACES:
            reason = f"holds {len(truck)} tiles, has room for {_TRUCK_SPACES}"
            raise MalformedPosition(f"trucks.{index}", reason)
    if len(set(state.taken.values())) != len(state.taken):
        raise MalformedPosition("taken", "two seats have the same truck")
    for seat, taken in state.taken.items():
        if taken > len(state.trucks):
            raise MalformedPosition(f"taken.{seat}", f"there is no truck {taken}")
        if face_up(state.trucks[taken - 1]):
            raise MalformedPosition(f"trucks.{taken - 1}", f"seat {seat} has taken it: it must be empty")


def _check_phase(state: ZoolorettoState) -> None:
    """Each phase has what it asks about, and only that."""
    movers = (NOBODY,) if state.phase is Phase.OVER else state.boards
    if state.to_move not in movers:
        raise MalformedPosition("to_move", "is 0 when the game is over, else a seat")
    if (state.phase is Phase.LOAD) != (state.drawn is not None):
        raise MalformedPosition("drawn", "is the drawn tile in phase load, else empty")
    if (state.phase is Phase.PLACE) != bool(state.pending):
        raise MalformedPosition("pending", "are tiles to be placed in phase place, else none")
    if state.phase is Phase.OVER:
        if not state.last_round or len(state.taken) < len(state.boards):
            raise MalformedPosition("phase", "is over only when all have taken a truck in the last round")
        return
    if (state.phase is Phase.PLACE) != (state.to_move in state.taken):
        raise MalformedPosition("taken", f"does not go with seat {state.to_move} in phase {state.phase}")
    if state.phase is Phase.LOAD and not any(why_not_load(state, truck) is None for truck in LOADS):
        raise MalformedPosition("trucks", "have no space for the drawn tile")
    if state.phase is Phase.PLACE:
        blocked = blockers(state.trucks[state.taken[state.to_move] - 1])
        if len(blocked) + len(state.pending) > _TRUCK_SPACES:
            raise MalformedPosition("pending", "cannot all come from the truck that was taken")


def _check_zoos(state: ZoolorettoState) -> None:
    for seat, board in state.boards.items():
        for area, enclosure in board.enclosures.items():
            reason = _why_not_enclosure(enclosure)
            if reason is not None:
                raise MalformedPosition(f"seat.{seat}.{area}", reason)


def _why_not_enclosure(enclosure: Enclosure) -> str | None:
    """One species, in the spaces there are, and no pair that should have bred (rulings 3 and 7)."""
    if len(enclosure.stalls) > enclosure.plan.stall_spaces:
        return f"has {enclosure.plan.stall_spaces} stall spaces"
    animals = enclosure.animals
    if not animals:
        return None
    if len(animals) > enclosure.plan.spaces:
        return f"has {enclosure.plan.spaces} spaces"
    species = animals[0].species
    if any(animal.species is not species for animal in animals):
        return "holds more than one species"
    male, female = PARENTS[species]
    return "holds a pair that has not bred" if male in animals and female in animals else None


def _check_young(state: ZoolorettoState, in_play: Mapping[Tile, int]) -> None:
    """Whichever pairs may still meet, there must be young for them (ruling 13)."""
    for species, (male, female) in PARENTS.items():
        pairs = min(in_play.get(male, 0), in_play.get(female, 0))
        if pairs > state.offspring.get(species, 0):
            raise MalformedPosition(f"offspring.{species}", f"{pairs} pairs could breed, the supply is short")
