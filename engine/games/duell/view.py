"""What a seat or a spectator may see: everything but the order of the draw pile (ruling 30)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random

from engine.core.game import Score, Seat, View
from engine.games.duell.cards import TOKEN, Card, Marker
from engine.games.duell.components import CAPACITIES, TARGETS
from engine.games.duell.kinds import Phase, Species, Tile, Truck
from engine.games.duell.scoring import scores, winners
from engine.games.duell.state import Board, DuellOptions, DuellState


@dataclass(slots=True)
class DuellView(View):
    """A position as everybody sees it; `seat` is the reader's (None: a spectator)."""

    seat: Seat | None
    options: DuellOptions
    phase: Phase
    to_move: Seat
    """0 once the game is over."""
    round: int
    final_round: bool
    pile_size: int
    """Cards in the draw pile, the final-round card among them while it is there."""
    under_final: int | None
    """How many cards lie under the final-round card; None once it was set aside."""
    unseen: tuple[Card, ...]
    """The cards in the draw pile, sorted by token: anyone can tell them from what lies open."""
    discard: list[Card]
    """The top card last."""
    trucks: list[list[Card]]
    """In loading order; a truck that was taken is empty."""
    capacities: tuple[int, ...]
    taken: dict[Seat, Truck]
    drawn: Card | None
    pending: list[Card]
    square_used: bool
    offspring: list[Species]
    markers: list[Marker]
    """The stockpile, the top one first, without the final-round marker."""
    markers_under_final: int | None
    """How many of `markers` lie under the final-round marker (0: it is the last); None: it was set aside."""
    scored: list[Tile]
    tied: list[Species]
    boards: dict[Seat, Board]
    targets: Mapping[Species, int]
    scores: tuple[Score, ...]
    """As if the game were scored now."""
    winners: tuple[Seat, ...]
    """Nobody while the game is on."""


def view(state: DuellState, seat: Seat | None) -> DuellView:
    """What everybody may see; it is the same for all."""
    return DuellView(
        seat=seat,
        options=state.options,
        phase=state.phase,
        to_move=state.to_move,
        round=state.round,
        final_round=state.final_round,
        pile_size=len(state.pile) + (state.under_final is not None),
        under_final=state.under_final,
        unseen=tuple(sorted(state.pile, key=TOKEN)),
        discard=state.discard[:],
        trucks=[truck[:] for truck in state.trucks],
        capacities=CAPACITIES,
        taken=state.taken.copy(),
        drawn=state.drawn,
        pending=state.pending[:],
        square_used=state.square_used,
        offspring=state.offspring[:],
        markers=state.markers[::-1],
        markers_under_final=state.markers_under_final,
        scored=state.scored[:],
        tied=state.tied[:],
        boards={seat: board.copy() for seat, board in state.boards.items()},
        targets=TARGETS,
        scores=scores(state),
        winners=winners(state),
    )


def determinize(seen: DuellView, generator: Random) -> DuellState:
    """A state that agrees with the view: the draw pile in some order."""
    pile = list(seen.unseen)
    generator.shuffle(pile)
    return DuellState(
        options=seen.options,
        phase=seen.phase,
        to_move=seen.to_move,
        round=seen.round,
        final_round=seen.final_round,
        pile=pile,
        under_final=seen.under_final,
        discard=seen.discard[:],
        trucks=[truck[:] for truck in seen.trucks],
        taken=seen.taken.copy(),
        drawn=seen.drawn,
        pending=seen.pending[:],
        square_used=seen.square_used,
        offspring=seen.offspring[:],
        markers=seen.markers[::-1],
        markers_under_final=seen.markers_under_final,
        scored=seen.scored[:],
        tied=seen.tied[:],
        boards={seat: board.copy() for seat, board in seen.boards.items()},
    )
