"""Positions of Two Bowls: data only. Nobody but rules.py writes to them."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from engine.core.game import Seat


class Phase(StrEnum):
    """What is asked for next."""

    PICK = "pick"
    FEED = "feed"
    OVER = "over"


class Bowl(StrEnum):
    """Where a card is fed."""

    SMALL = "small"
    BIG = "big"


@dataclass(frozen=True, slots=True)
class Rules:
    """The options, as they were given: the deck by its name or its own text."""

    deck: str
    turn_up: bool


@dataclass(slots=True)
class Board:
    """What lies before a seat. `picked` is secret until all have picked; None: not yet."""

    hand: list[int]
    picked: int | None
    bowls: dict[Bowl, list[int]]

    @property
    def held(self) -> list[int]:
        """The hand and the card picked from it."""
        return self.hand if self.picked is None else [*self.hand, self.picked]

    def copy(self) -> Board:
        """An independent copy."""
        return Board(list(self.hand), self.picked, {bowl: list(cards) for bowl, cards in self.bowls.items()})


@dataclass(slots=True)
class TinyState:
    """A position. `feeder` is the seat that feeds the `lot`, in phase feed."""

    rules: Rules
    phase: Phase
    feeder: Seat | None
    pile: list[int]
    lot: list[int]
    discard: list[int]
    boards: dict[Seat, Board]

    def copy(self) -> TinyState:
        """An independent copy, field by field (the rules are frozen and may be shared)."""
        return TinyState(
            rules=self.rules,
            phase=self.phase,
            feeder=self.feeder,
            pile=list(self.pile),
            lot=list(self.lot),
            discard=list(self.discard),
            boards={seat: board.copy() for seat, board in self.boards.items()},
        )
