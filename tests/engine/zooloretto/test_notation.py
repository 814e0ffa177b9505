from __future__ import annotations

import pytest

from engine.core.errors import MalformedAction
from engine.core.game import Seat
from engine.games.zooloretto import GAME
from engine.games.zooloretto.actions import (
    DISCARDS,
    DRAW,
    EXCHANGES,
    EXPAND,
    LOADS,
    MOVES,
    PLACES,
    PURCHASES,
    TAKES,
    BuyTile,
    Exchange,
    LoadTruck,
    MoveTile,
    exchange,
)
from engine.games.zooloretto.kinds import Area, Species, Truck
from engine.games.zooloretto.tiles import tile_of

PREPARED = [
    DRAW,
    EXPAND,
    *LOADS.values(),
    *TAKES.values(),
    *(place for areas in PLACES.values() for place in areas.values()),
    *(move for sources in MOVES.values() for targets in sources.values() for move in targets.values()),
    *EXCHANGES.values(),
    *(buy for tiles in PURCHASES.values() for areas in tiles.values() for buy in areas.values()),
    *DISCARDS.values(),
]


def test_everything_prepared_is_read_back():
    texts = [GAME.action_text(action) for action in PREPARED]
    assert [GAME.parse_action(text) for text in texts] == PREPARED
    assert len(set(texts)) == len(texts)


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("draw", DRAW),
        ("load 3", LoadTruck(Truck(3))),
        ("load 99", LoadTruck(Truck(99))),
        ("take 1", TAKES[Truck(1)]),
        ("place panda:m! barn", PLACES[tile_of("panda:m!")][Area.BARN]),
        ("place coin E5", None),
        ("place blocker E5", None),
        ("move panda E5 E4", MoveTile(tile_of("panda"), Area.E5, Area.E4)),
        ("move stall:kiosk X1 X2", MoveTile(tile_of("stall:kiosk"), Area.X1, Area.X2)),
        ("exchange E4 X2", Exchange(Area.E4, Area.X2, None)),
        ("exchange E6 barn elephant", Exchange(Area.E6, Area.BARN, Species.ELEPHANT)),
        ("exchange E4 E6 panda", Exchange(Area.E4, Area.E6, Species.PANDA)),
        ("exchange barn barn", Exchange(Area.BARN, Area.BARN, None)),
        ("buy 5 zebra:o X1", BuyTile(Seat(5), tile_of("zebra:o"), Area.X1)),
        ("discard stall:fruit", DISCARDS[tile_of("stall:fruit")]),
        ("expand", EXPAND),
    ],
)
def test_a_text_of_the_right_shape_is_a_move(text: str, action):
    assert GAME.action_text(GAME.parse_action(text)) == text
    if action is not None:
        assert GAME.parse_action(text) == action


@pytest.mark.parametrize(
    ("one", "other"),
    [("E5 E4", "E4 E5"), ("E4 E6", "E6 E4"), ("E6 X1", "X1 E6"), ("X1 X2", "X2 X1"), ("X2 barn", "barn X2")],
)
@pytest.mark.parametrize("species", ["", " zebra"])
def test_an_exchange_is_one_move_whichever_area_is_named_first(one: str, other: str, species: str):
    text = f"exchange {one}{species}"
    assert GAME.parse_action(f"exchange {other}{species}") == GAME.parse_action(text)
    assert GAME.action_text(GAME.parse_action(f"exchange {other}{species}")) == text
    assert exchange(Area.BARN, Area.E5).first is Area.E5


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "a move is draw"),
        ("pass", "a move is draw"),
        ("draw 1", "a move is draw"),
        ("Draw", "a move is draw"),
        ("draw ", "a move is draw"),
        ("load", "a move is draw"),
        ("load  1", "a move is draw"),
        ("load 0", "'0' is no number"),
        ("load 01", "'01' is no number"),
        ("load one", "'one' is no number"),
        ("take -1", "'-1' is no number"),
        ("take ٣", "'٣' is no number"),
        (f"take {10**18}", "is no number"),
        ("place panda", "a move is draw"),
        ("place tiger E5", "'tiger' is no tile"),
        ("place panda:o! E5", "'panda:o!' is no tile"),
        ("place panda E7", "'E7' is no area of a zoo"),
        ("place panda Barn", "'Barn' is no area of a zoo"),
        ("move panda barn", "a move is draw"),
        ("move panda barn E5 E4", "a move is draw"),
        ("exchange E5", "a move is draw"),
        ("exchange E5 barn panda:m", "'panda:m' is no species"),
        ("exchange E5 kitchen", "'kitchen' is no area of a zoo"),
        ("buy panda E5", "a move is draw"),
        ("buy two panda E5", "'two' is no number"),
        ("discard", "a move is draw"),
        ("discard stall", "'stall' is no tile"),
        ("expand X1", "a move is draw"),
    ],
)
def test_what_is_no_move_is_malformed(text: str, reason: str):
    with pytest.raises(MalformedAction, match=reason) as malformed:
        GAME.parse_action(text)
    assert malformed.value.text == text
