"""A position of Zooloretto. Data only: the modules of the rules (rules.py) are all that write to it."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.game import Seat
from engine.games.zooloretto.components import PLANS, Plan
from engine.games.zooloretto.kinds import Area, PartialBonus, Phase, Species, Truck
from engine.games.zooloretto.tiles import Animal, Stall, Tile, ZooTile


@dataclass(frozen=True, slots=True)
class ZoolorettoOptions:
    """What the table agreed on. Shared by all copies of a position, as nothing changes it."""

    partial_bonus: PartialBonus
    stall_to_barn: bool
    """May a stall be moved from a stall space into the barn? (ruling 17)"""


@dataclass(slots=True)
class Enclosure:
    """An enclosure with its stall spaces."""

    plan: Plan
    animals: list[Animal]
    """All of one species; kept sorted by token, as their order means nothing."""
    stalls: list[Stall]
    """On the stall spaces attached; kept sorted by token."""

    def copy(self) -> Enclosure:
        """An independent copy."""
        return Enclosure(self.plan, self.animals[:], self.stalls[:])


@dataclass(slots=True)
class Board:
    """One player's zoo and purse."""

    coins: int
    enclosures: dict[Area, Enclosure]
    """The printed ones, then the expansions that are built."""
    barn: list[ZooTile]
    """Kept sorted by token."""

    def copy(self) -> Board:
        """An independent copy."""
        enclosures = {area: enclosure.copy() for area, enclosure in self.enclosures.items()}
        return Board(self.coins, enclosures, self.barn[:])


def empty_enclosure(area: Area) -> Enclosure:
    """An enclosure that nothing was laid into yet."""
    return Enclosure(PLANS[area], [], [])


@dataclass(slots=True)
class ZoolorettoState:
    """A position. Where the order of a list counts, its docstring says which end is the top."""

    options: ZoolorettoOptions
    phase: Phase
    to_move: Seat
    """`NOBODY` once the game is over."""
    round: int
    last_round: bool
    bank: int
    pile: list[Tile]
    """The main stack, the top tile LAST."""
    end_pile: list[Tile]
    """The stack under the disc, the top tile LAST."""
    trucks: list[list[Tile]]
    """The tiles on each truck in loading order, blockers among them; a taken truck has only its blockers."""
    taken: dict[Seat, Truck]
    """Who has taken which truck this round, in the order taken."""
    drawn: Tile | None
    """The tile to be loaded, in phase load."""
    pending: list[ZooTile]
    """The tiles of the taken truck that are still to be placed by the seat to move."""
    species: tuple[Species, ...]
    """Those in play, in the order of FORMAT.md 2."""
    offspring: dict[Species, int]
    """The young left in the supply."""
    removed: list[Tile]
    """Tiles that left the game while it was played; kept sorted by token."""
    boards: dict[Seat, Board]

    def copy(self) -> ZoolorettoState:
        """An independent copy; tiles, species and options are shared, as nothing changes them."""
        return ZoolorettoState(
            self.options,
            self.phase,
            self.to_move,
            self.round,
            self.last_round,
            self.bank,
            self.pile[:],
            self.end_pile[:],
            [truck[:] for truck in self.trucks],
            self.taken.copy(),
            self.drawn,
            self.pending[:],
            self.species,
            self.offspring.copy(),
            self.removed[:],
            {seat: board.copy() for seat, board in self.boards.items()},
        )
