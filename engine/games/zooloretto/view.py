"""What a seat or a spectator may see: everything but the order of the stacks (ruling 37)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from engine.core.game import Score, Seat, View
from engine.games.zooloretto.components import COMPONENTS, TABLES
from engine.games.zooloretto.kinds import Phase, Species, Truck
from engine.games.zooloretto.scoring import scores, winners
from engine.games.zooloretto.state import Board, ZoolorettoOptions, ZoolorettoState
from engine.games.zooloretto.tiles import TOKEN, Tile, ZooTile


@dataclass(slots=True)
class ZoolorettoView(View):
    """A position as everybody sees it; `seat` is the reader's (None: a spectator)."""

    seat: Seat | None
    options: ZoolorettoOptions
    phase: Phase
    to_move: Seat
    """0 once the game is over."""
    round: int
    last_round: bool
    bank: int
    pile_size: int
    end_pile_size: int
    unseen: tuple[Tile, ...]
    """The tiles in both stacks, sorted by token: anyone can tell them from what lies open."""
    trucks: list[list[Tile]]
    """In loading order, blockers among them; a truck that was taken has only its blockers."""
    truck_spaces: int
    """On every truck, blocked ones among them."""
    taken: dict[Seat, Truck]
    drawn: Tile | None
    pending: list[ZooTile]
    species: tuple[Species, ...]
    """Those in play."""
    offspring: dict[Species, int]
    """The young left in the supply."""
    removed: list[Tile]
    boards: dict[Seat, Board]
    expansions: int
    """Expansion boards each player has, built or not."""
    scores: tuple[Score, ...]
    """As if the game were scored now."""
    winners: tuple[Seat, ...] | None
    """None while the game is on."""


def view(state: ZoolorettoState, seat: Seat | None) -> ZoolorettoView:
    """Everything lies open but the stacks, for whoever looks."""
    return ZoolorettoView(
        seat=seat,
        options=state.options,
        phase=state.phase,
        to_move=state.to_move,
        round=state.round,
        last_round=state.last_round,
        bank=state.bank,
        pile_size=len(state.pile),
        end_pile_size=len(state.end_pile),
        unseen=tuple(sorted(state.pile + state.end_pile, key=TOKEN)),
        trucks=[truck[:] for truck in state.trucks],
        truck_spaces=COMPONENTS.trucks.spaces,
        taken=state.taken.copy(),
        drawn=state.drawn,
        pending=state.pending[:],
        species=state.species,
        offspring=state.offspring.copy(),
        removed=state.removed[:],
        boards={owner: board.copy() for owner, board in state.boards.items()},
        expansions=TABLES[len(state.boards)].expansions,
        scores=scores(state),
        winners=winners(state),
    )


def determinize(view: ZoolorettoView, generator: Random) -> ZoolorettoState:
    """A position that agrees with the view: the unseen tiles shuffled anew over both stacks."""
    unseen = list(view.unseen)
    generator.shuffle(unseen)
    return laid_out(view, unseen)


def laid_out(view: ZoolorettoView, unseen: Sequence[Tile]) -> ZoolorettoState:
    """The position with these tiles in its stacks, the end stack first."""
    return ZoolorettoState(
        options=view.options,
        phase=view.phase,
        to_move=view.to_move,
        round=view.round,
        last_round=view.last_round,
        bank=view.bank,
        pile=list(unseen[view.end_pile_size :]),
        end_pile=list(unseen[: view.end_pile_size]),
        trucks=[truck[:] for truck in view.trucks],
        taken=view.taken.copy(),
        drawn=view.drawn,
        pending=view.pending[:],
        species=view.species,
        offspring=view.offspring.copy(),
        removed=view.removed[:],
        boards={owner: board.copy() for owner, board in view.boards.items()},
    )
