"""The set-up, and the options a table agrees on."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.errors import BadOptions
from engine.core.game import Option, Options, Seat
from engine.core.options import complete_options
from engine.core.shuffle import Shuffle
from engine.games.zooloretto.components import COMPONENTS, TABLES
from engine.games.zooloretto.kinds import PRINTED, PartialBonus, Phase, Species
from engine.games.zooloretto.state import Board, ZoolorettoOptions, ZoolorettoState, empty_enclosure
from engine.games.zooloretto.tiles import BLOCKER, Tile, square_tiles

SEAT_COUNTS = tuple(TABLES)

OPTIONS = (
    Option("partial_bonus", PartialBonus.MIN.value, tuple(choice.value for choice in PartialBonus)),
    Option("stall_to_barn", default=True),
)

SPECIES_LABEL = "zooloretto/species"
TILES_LABEL = "zooloretto/tiles"

_END_STACK = COMPONENTS.end_stack.tiles


def checked_options(given: Options) -> Options:
    """The options with their defaults; raises `BadOptions`."""
    return complete_options(OPTIONS, given)


def agreed(options: Options) -> ZoolorettoOptions:
    """Completed options as the rules read them."""
    return ZoolorettoOptions(PartialBonus(str(options["partial_bonus"])), bool(options["stall_to_barn"]))


def written_options(options: ZoolorettoOptions) -> dict[str, bool | int | str]:
    """The options as documents write them."""
    return {"partial_bonus": options.partial_bonus.value, "stall_to_barn": options.stall_to_barn}


def setup(options: Options, seats: int, shuffle: Shuffle) -> ZoolorettoState:
    """A fresh game (Rulebook, Preparation). Seat 1 begins: the seats were shuffled."""
    if seats not in TABLES:
        raise BadOptions("seats", f"{seats}: this game is for {min(TABLES)} to {max(TABLES)}")
    playing = set(shuffle(SPECIES_LABEL, list(Species))[: TABLES[seats].species])
    species = tuple(kind for kind in Species if kind in playing)
    tiles = shuffle(TILES_LABEL, square_tiles(species))
    state = fresh(agreed(options), seats, species)
    state.pile = from_top(tiles[:-_END_STACK])
    state.end_pile = from_top(tiles[-_END_STACK:])
    return state


def from_top(tiles: Sequence[Tile]) -> list[Tile]:
    """A stack, given from the top, as a state holds it."""
    return list(reversed(tiles))


def fresh(options: ZoolorettoOptions, seats: int, species: Sequence[Species]) -> ZoolorettoState:
    """The table before any tile lies on it."""
    return ZoolorettoState(
        options=options,
        phase=Phase.TURN,
        to_move=Seat(1),
        round=1,
        last_round=False,
        bank=COMPONENTS.coins.loose - COMPONENTS.coins.start * seats,
        pile=[],
        end_pile=[],
        trucks=[[BLOCKER] * blockers for blockers in TABLES[seats].blockers],
        taken={},
        drawn=None,
        pending=[],
        species=tuple(species),
        offspring=dict.fromkeys(species, COMPONENTS.animals.offspring),
        removed=[],
        boards={Seat(number): _fresh_board() for number in range(1, seats + 1)},
    )


def _fresh_board() -> Board:
    return Board(COMPONENTS.coins.start, {area: empty_enclosure(area) for area in PRINTED}, [])
