"""A position of Zuuli. Data only; rules.py, developing.py and years.py are all that write to it.

Cards are tokens. Lists whose order means nothing are kept sorted, and so are the contents of each enclosure,
which are tuples, as a layout replaces them whole.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain

from engine.core.game import Seat
from engine.games.zuuli.cards import Deck
from engine.games.zuuli.kinds import CardId, Phase, Year

Park = dict[CardId, tuple[CardId, ...]]
"""The animals and upgrades in each enclosure, the enclosures in the order in which they entered the park."""


@dataclass(frozen=True, slots=True)
class ZuuliOptions:
    """What the table agreed on. Shared by all copies of a position, as nothing changes it."""

    deck: Deck


@dataclass(slots=True)
class Shown:
    """What the others still see of a seat whose new layout is not open yet: its park and cards before it."""

    park: Park
    kept: list[CardId]
    """All the cards kept this Year."""

    def copy(self) -> Shown:
        """An independent copy."""
        return Shown(self.park.copy(), self.kept[:])


@dataclass(slots=True)
class Board:
    """What belongs to one player."""

    hand: list[CardId]
    """Secret. In the solo game, the cards of the draw."""
    picked: CardId | None
    """Chosen this turn, secret until all have chosen."""
    kept: list[CardId]
    """Chosen this Year, face up; once the seat has developed, the cards it left out."""
    shown: Shown | None
    """There once the seat has developed its park, until all have."""
    year_scores: list[int]
    park: Park

    @property
    def done(self) -> bool:
        """Whether it has developed its park this Year."""
        return self.shown is not None

    def copy(self) -> Board:
        """An independent copy."""
        return Board(
            self.hand[:],
            self.picked,
            self.kept[:],
            None if self.shown is None else self.shown.copy(),
            self.year_scores[:],
            self.park.copy(),
        )


@dataclass(slots=True)
class Collector:
    """The opponent of the solo game."""

    pile: list[CardId]
    year_scores: list[int]

    def copy(self) -> Collector:
        """An independent copy."""
        return Collector(self.pile[:], self.year_scores[:])


@dataclass(slots=True)
class ZuuliState:
    """A position."""

    options: ZuuliOptions
    year: Year
    phase: Phase
    deck: list[CardId]
    """The undealt cards, the top one LAST."""
    discard: list[CardId]
    boards: dict[Seat, Board]
    collector: Collector | None
    """Only in the solo game."""

    def copy(self) -> ZuuliState:
        """An independent copy; options and tokens are shared, as nothing changes them."""
        return ZuuliState(
            self.options,
            self.year,
            self.phase,
            self.deck[:],
            self.discard[:],
            {seat: board.copy() for seat, board in self.boards.items()},
            None if self.collector is None else self.collector.copy(),
        )


def cards_of(board: Board) -> Iterator[CardId]:
    """Every card of a player, the New Plot among them."""
    picked = () if board.picked is None else (board.picked,)
    return chain(board.hand, picked, board.kept, board.park, *board.park.values())
