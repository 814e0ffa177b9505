"""Where every tile and coin is: nothing is ever lost or made.

Strict reading insists on it, and the tests ask after every move.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache

from engine.games.zooloretto.components import COMPONENTS, TABLES
from engine.games.zooloretto.kinds import Species
from engine.games.zooloretto.state import ZoolorettoState
from engine.games.zooloretto.tiles import (
    BLOCKER,
    BRED,
    COIN,
    FEMALES,
    MALES,
    OFFSPRING,
    Animal,
    Tile,
    square_tiles,
)

_END_STACK = COMPONENTS.end_stack.tiles
_YOUNG = COMPONENTS.animals.offspring


@dataclass(frozen=True, slots=True)
class Discrepancy:
    """There are `found` of something (a token, or words for it) where the game has `expected`."""

    what: str
    found: int
    expected: int


def audit(state: ZoolorettoState) -> list[Discrepancy]:
    """What does not add up; empty when all is accounted for."""
    return [*audit_tiles(state, tiles_in_play(state)), *audit_coins(state)]


def tiles_in_play(state: ZoolorettoState) -> Counter[Tile]:
    """Every tile but those that have left the game and the young in the supply."""
    tiles: list[Tile] = [*state.pile, *state.end_pile, *state.pending]
    if state.drawn is not None:
        tiles.append(state.drawn)
    for truck in state.trucks:
        tiles += truck
    for board in state.boards.values():
        tiles += board.barn
        for enclosure in board.enclosures.values():
            tiles += enclosure.animals
            tiles += enclosure.stalls
    return Counter(tiles)


def audit_tiles(state: ZoolorettoState, in_play: Counter[Tile]) -> Iterator[Discrepancy]:
    """All tiles of the game; parents and young; the stacks."""
    kinds = in_play + Counter(state.removed) if state.removed else in_play
    found: dict[Tile, int] = dict(kinds)
    # Coin tiles that were taken are money, and counted as such.
    coins = found.pop(COIN, 0)
    if coins > COMPONENTS.coins.tiles:
        yield Discrepancy(COIN.text, coins, COMPONENTS.coins.tiles)
    for parent, bred in BRED.items():
        if bred in found:
            found[parent] = found.get(parent, 0) + found.pop(bred)
    for species, supply in state.offspring.items():
        if supply:
            found[OFFSPRING[species]] = found.get(OFFSPRING[species], 0) + supply
    expected = _all_tiles(state.species, len(state.boards))
    if found != expected:
        for tile in {**expected, **found}:
            if found.get(tile, 0) != expected.get(tile, 0):
                yield Discrepancy(tile.text, found.get(tile, 0), expected.get(tile, 0))
    yield from _audit_parents(state, kinds)
    yield from _audit_stacks(state)


@cache
def _all_tiles(species: tuple[Species, ...], players: int) -> Mapping[Tile, int]:
    """The square tiles of the game, coins apart, the young, and the blockers."""
    tiles = Counter(square_tiles(species))
    del tiles[COIN]
    tiles.update({OFFSPRING[kind]: _YOUNG for kind in species})
    tiles[BLOCKER] = sum(TABLES[players].blockers)
    return dict(+tiles)  # without what there is none of


def _audit_parents(state: ZoolorettoState, kinds: Mapping[Tile, int]) -> Iterator[Discrepancy]:
    """Each young has a father and a mother, who have bred once."""
    for species in state.species:
        born = _YOUNG - state.offspring[species]
        for parents in (MALES, FEMALES):
            bred: Animal = BRED[parents[species]]
            if kinds.get(bred, 0) != born:
                yield Discrepancy(bred.text, kinds.get(bred, 0), born)


def _audit_stacks(state: ZoolorettoState) -> Iterator[Discrepancy]:
    """The end stack is whole until the main one is used up; its first tile begins the last round."""
    whole = _END_STACK - state.last_round
    left = len(state.end_pile)
    if left > whole or (left < whole and not state.last_round):
        yield Discrepancy("tiles in the end stack", left, whole)
    if state.last_round and state.pile:
        yield Discrepancy("tiles in the main stack", len(state.pile), 0)


def audit_coins(state: ZoolorettoState) -> Iterator[Discrepancy]:
    """Purses and bank hold the loose coins, and the coin tiles that were taken from trucks."""
    lying = state.pile.count(COIN) + state.end_pile.count(COIN) + state.removed.count(COIN)
    lying += sum(truck.count(COIN) for truck in state.trucks) + (state.drawn is COIN)
    expected = COMPONENTS.coins.loose + COMPONENTS.coins.tiles - lying
    found = state.bank + sum(board.coins for board in state.boards.values())
    if found != expected:
        yield Discrepancy("coins", found, expected)
