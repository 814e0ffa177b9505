from __future__ import annotations

import copy
import pickle
import tomllib
from collections import Counter
from importlib.resources import files

import pytest
from pydantic import ValidationError

from engine.games.zooloretto.components import COMPONENTS, PLANS, TABLES, Plan, load_components
from engine.games.zooloretto.kinds import Area, Sex, Species, StallType
from engine.games.zooloretto.tiles import (
    BRED,
    COIN,
    STACKED,
    TILES,
    TRUCKED,
    Animal,
    Stall,
    square_tiles,
    tile_of,
)

TEXT = files("engine.games.zooloretto").joinpath("components.toml").read_text("utf-8")


def test_the_box_is_that_of_the_rulebook():
    tiles = square_tiles(Species)
    animals = [tile for tile in tiles if isinstance(tile, Animal)]
    assert len(tiles) == 112
    assert len(animals) == 88
    assert set(Counter(animal.species for animal in animals).values()) == {11}
    assert Counter(animal.sex for animal in animals) == {None: 56, Sex.MALE: 16, Sex.FEMALE: 16}
    stalls = Counter(tile.type for tile in tiles if isinstance(tile, Stall))
    assert stalls == dict.fromkeys(StallType, 3)
    assert tiles.count(COIN) == 12
    assert COMPONENTS.animals.offspring * len(Species) == 16
    assert (COMPONENTS.coins.loose, COMPONENTS.coins.start) == (30, 2)
    assert COMPONENTS.trucks.spaces == 3
    assert COMPONENTS.end_stack.tiles == 15


@pytest.mark.parametrize(
    ("area", "plan"),
    [
        (Area.E5, Plan(spaces=5, full=8, one_empty=5, bonus=2, stall_spaces=1)),
        (Area.E4, Plan(spaces=4, full=5, one_empty=4, bonus=1, stall_spaces=2)),
        (Area.E6, Plan(spaces=6, full=10, one_empty=6, bonus=0, stall_spaces=1)),
        (Area.X1, Plan(spaces=5, full=9, one_empty=5, bonus=1, stall_spaces=1)),
        (Area.X2, Plan(spaces=5, full=9, one_empty=5, bonus=1, stall_spaces=1)),
    ],
)
def test_the_boards(area: Area, plan: Plan):
    assert PLANS[area] == plan
    assert len(PLANS) == 5


@pytest.mark.parametrize(
    ("players", "species", "tiles", "room", "expansions"),
    [(2, 5, 79, 6, 2), (3, 6, 90, 9, 1), (4, 7, 101, 12, 1), (5, 8, 112, 15, 1)],
)
def test_the_set_up_by_players(players: int, species: int, tiles: int, room: int, expansions: int):
    table = TABLES[players]
    assert table.species == species
    assert len(square_tiles(list(Species)[:species])) == tiles
    assert len(table.blockers) == table.trucks
    assert table.trucks * COMPONENTS.trucks.spaces - sum(table.blockers) == room
    assert table.expansions == expansions
    assert room <= COMPONENTS.end_stack.tiles  # a round never needs more than the end stack (facts 4)


def test_the_best_possible_zoo():
    boards = sum(PLANS[area].full for area in (Area.E5, Area.E4, Area.E6, Area.X1))
    assert boards + len(StallType) * COMPONENTS.scoring.stall_type == 40


def test_prices():
    prices = COMPONENTS.prices
    assert (prices.move, prices.exchange, prices.purchase, prices.discard, prices.expand) == (1, 1, 2, 2, 3)
    assert prices.seller == 1


def test_every_group_has_a_source():
    assert all(table["source"] for table in tomllib.loads(TEXT).values())


@pytest.mark.parametrize(
    ("old", "new", "path"),
    [
        ("plain = 7", "plain = -7", "animals.plain"),
        ("loose = 30", "loose = 'thirty'", "coins.loose"),
        ("blockers = [0, 1, 2]", "blockers = [0, 1, -2]", "players.two.blockers.2"),
        ("stall_spaces = 2", "stall_space = 2", "enclosures.E4.stall_spaces"),
        ("expand = 3", "", "prices.expand"),
    ],
)
def test_a_broken_component_file_is_refused_with_the_place(old: str, new: str, path: str):
    assert old in TEXT
    with pytest.raises(ValidationError) as refused:
        load_components(TEXT.replace(old, new, 1))
    assert path in [".".join(map(str, error["loc"])) for error in refused.value.errors()]


def test_tokens():
    assert len(TILES) == 8 * 6 + 4 + 2
    assert list(STACKED)[:4] == ["flamingo", "flamingo:m", "flamingo:f", "camel"]
    assert list(STACKED)[-5:] == ["stall:snack", "stall:kiosk", "stall:fruit", "stall:popcorn", "coin"]
    assert set(TRUCKED) - set(STACKED) == {"blocker"}
    assert BRED[tile_of("panda:m")] is tile_of("panda:m!")
    assert not any(tile.has_bred for tile in STACKED.values() if isinstance(tile, Animal))


@pytest.mark.parametrize("tile", TILES.values(), ids=str)
def test_a_copy_of_a_tile_is_the_tile(tile: Animal):
    assert copy.deepcopy([tile])[0] is tile
    assert pickle.loads(pickle.dumps(tile)) is tile
    assert repr(tile) == f"<{tile.text}>"
    assert str(tile) == tile.text
