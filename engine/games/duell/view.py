"""What a seat or a spectator may see: everything but the order of the draw pile (ruling 30)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from engine.core.game import Score, Seat, View
from engine.games.duell.cards import Card, Marker
from engine.games.duell.kinds import Phase, Species, Tile, Truck
from engine.games.duell.state import Board, DuellOptions


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
    winners: tuple[Seat, ...] | None
    """None while the game is on."""
