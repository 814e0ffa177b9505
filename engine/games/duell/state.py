"""A position of Zooloretto Duell. Data only; rules.py, placing.py and rounds.py are all that write to it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import chain

from engine.core.game import Seat
from engine.games.duell.cards import Animal, Card, Marker, Stand
from engine.games.duell.deck import Deck
from engine.games.duell.kinds import Phase, Species, Tile, Truck


@dataclass(frozen=True, slots=True)
class DuellOptions:
    """What the table agreed on. Shared by all copies of a position, as nothing changes it."""

    deck: Deck
    expert: bool
    """The expert game's addition: a drawn card may be discarded for a coin."""
    one_square_a_turn: bool
    """The stricter reading of the square rule: one donation a turn (ruling 17)."""


@dataclass(slots=True)
class Board:
    """One player's side of the zoo and what lies in front of the player."""

    coins: int
    plus: int
    """Point markers with the plus side up."""
    minus: int
    """Point markers with the minus side up."""
    markers: list[Marker]
    """Scoring markers in the order taken."""
    stands: list[Stand]
    """The vending area, kept sorted by token: its order means nothing."""
    animals: dict[Species, list[Animal]]
    """The enclosures, all six, each kept sorted by token."""

    def copy(self) -> Board:
        """An independent copy."""
        return Board(
            self.coins,
            self.plus,
            self.minus,
            self.markers[:],
            self.stands[:],
            {species: enclosure[:] for species, enclosure in self.animals.items()},
        )


@dataclass(slots=True)
class DuellState:
    """A position. Where the order of a list counts, its docstring says which end is the top."""

    options: DuellOptions
    phase: Phase
    to_move: Seat
    """`NOBODY` once the game is over."""
    round: int
    final_round: bool
    pile: list[Card]
    """The draw pile, the top card LAST. The final-round card is not in it."""
    under_final: int | None
    """How many cards lie under the final-round card; None once it was set aside."""
    discard: list[Card]
    """The discard pile, the top card last."""
    trucks: list[list[Card]]
    """The cards on each truck in loading order; a truck that was taken is empty."""
    taken: dict[Seat, Truck]
    """Who has taken which truck this round, in the order taken."""
    drawn: Card | None
    """The card to be loaded, in phase load."""
    pending: list[Card]
    """The cards of the taken truck that are still to be placed by the seat to move."""
    square_used: bool
    """Has a square acted this turn?"""
    offspring: list[Species]
    """The young left in the supply, sorted by token."""
    markers: list[Marker]
    """The stockpile of scoring markers, the top one LAST. The final-round marker is not in it."""
    markers_under_final: int | None
    """How many markers lie under the final-round marker; None once it was set aside."""
    scored: list[Tile]
    """The zoo tiles whose interim scoring is done, in that order."""
    tied: list[Species]
    """Target reached in a tie, still to be scored; sorted by token."""
    boards: dict[Seat, Board]

    def copy(self) -> DuellState:
        """An independent copy; cards, markers and options are shared, as nothing changes them."""
        return DuellState(
            self.options,
            self.phase,
            self.to_move,
            self.round,
            self.final_round,
            self.pile[:],
            self.under_final,
            self.discard[:],
            [truck[:] for truck in self.trucks],
            self.taken.copy(),
            self.drawn,
            self.pending[:],
            self.square_used,
            self.offspring[:],
            self.markers[:],
            self.markers_under_final,
            self.scored[:],
            self.tied[:],
            {seat: board.copy() for seat, board in self.boards.items()},
        )


def open_cards(
    trucks: Iterable[Iterable[Card]],
    drawn: Card | None,
    pending: Iterable[Card],
    boards: Mapping[Seat, Board],
) -> Iterator[Card]:
    """Every card that lies on a truck, is in hand, or lies in a zoo: all but the two piles and the supply."""
    in_hand = () if drawn is None else (drawn,)
    stands = (board.stands for board in boards.values())
    enclosures = (enclosure for board in boards.values() for enclosure in board.animals.values())
    return chain(in_hand, pending, *trucks, *stands, *enclosures)
