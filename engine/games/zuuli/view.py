"""What a seat or a spectator may see.

Secret are the undealt cards, the others' hands and picks, and layouts that are not open yet (ruling 28); kept
cards, parks, discards and scores are everybody's, and so is the Collector's pile (ruling 32).
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import chain
from random import Random

from engine.core.game import Score, Seat, View
from engine.games.zuuli.drafting import direction_of, picks_of
from engine.games.zuuli.kinds import CardId, Direction, Phase, Year
from engine.games.zuuli.parks import park_after
from engine.games.zuuli.random_layouts import random_layout
from engine.games.zuuli.scoring import scores, winners
from engine.games.zuuli.state import Board, Collector, Park, Shown, ZuuliOptions, ZuuliState


@dataclass(slots=True)
class BoardView:
    """What lies before a seat."""

    hand: list[CardId] | None
    """None: it is another's."""
    hand_size: int
    picked: CardId | None
    """None where it is another's, too."""
    has_picked: bool
    kept: list[CardId]
    """The cards kept this Year; for the seat itself, once it has developed, those it left out."""
    done: bool
    """It has developed its park this Year."""
    shown: Shown | None
    """For a seat that is done, while others are not: what the others see of its park and kept cards."""
    year_scores: list[int]
    park: Park
    """The seat's own with its new layout; another's without, until all are done."""


@dataclass(slots=True)
class ZuuliView(View):
    """A position as `seat` (None: a spectator) sees it."""

    seat: Seat | None
    options: ZuuliOptions
    year: Year
    phase: Phase
    direction: Direction
    """Where the hands go this Year."""
    picks: int
    """How many cards each player keeps this Year."""
    deck_size: int
    unseen: tuple[CardId, ...]
    """All cards whose place is hidden: the undealt ones and those in the others' hands, sorted."""
    discard: list[CardId]
    boards: dict[Seat, BoardView]
    collector: Collector | None
    scores: tuple[Score, ...]
    winners: tuple[Seat, ...]
    """Nobody while the game is on, or where the Collector won."""

    @property
    def round(self) -> int:
        """What other games call a round: the Year."""
        return self.year


def view(state: ZuuliState, seat: Seat | None) -> ZuuliView:
    """What that seat may see; None is a spectator."""
    others = [board for owner, board in state.boards.items() if owner != seat]
    held = chain.from_iterable([*board.hand, *([board.picked] if board.picked else ())] for board in others)
    return ZuuliView(
        seat=seat,
        options=state.options,
        year=state.year,
        phase=state.phase,
        direction=direction_of(state.year),
        picks=picks_of(len(state.boards), state.year),
        deck_size=len(state.deck),
        unseen=tuple(sorted([*state.deck, *held])),
        discard=state.discard[:],
        boards={
            owner: _own(board) if owner == seat else _anothers(board) for owner, board in state.boards.items()
        },
        collector=None if state.collector is None else state.collector.copy(),
        scores=scores(state),
        winners=winners(state),
    )


def _own(board: Board) -> BoardView:
    return BoardView(
        hand=board.hand[:],
        hand_size=len(board.hand),
        picked=board.picked,
        has_picked=board.picked is not None,
        kept=board.kept[:],
        done=board.done,
        shown=None if board.shown is None else board.shown.copy(),
        year_scores=board.year_scores[:],
        park=board.park.copy(),
    )


def _anothers(board: Board) -> BoardView:
    """Before the layouts are opened, the park and kept cards as they were."""
    return BoardView(
        hand=None,
        hand_size=len(board.hand),
        picked=None,
        has_picked=board.picked is not None,
        kept=(board.kept if board.shown is None else board.shown.kept)[:],
        done=board.done,
        shown=None,
        year_scores=board.year_scores[:],
        park=(board.park if board.shown is None else board.shown.park).copy(),
    )


def determinize(seen: ZuuliView, generator: Random) -> ZuuliState:
    """A state that agrees with the view: hidden cards dealt anew, hidden layouts made up."""
    unseen = list(seen.unseen)
    generator.shuffle(unseen)
    boards = {seat: _made_up(seen, board, unseen, generator) for seat, board in seen.boards.items()}
    return ZuuliState(
        options=seen.options,
        year=seen.year,
        phase=seen.phase,
        deck=unseen,
        discard=seen.discard[:],
        boards=boards,
        collector=None if seen.collector is None else seen.collector.copy(),
    )


def _made_up(seen: ZuuliView, board: BoardView, unseen: list[CardId], generator: Random) -> Board:
    """A board that agrees with what is seen of it; its hidden cards come off the unseen ones."""
    hand, picked = board.hand, board.picked
    if hand is None:
        hand = [unseen.pop() for _ in range(board.hand_size)]
        picked = unseen.pop() if board.has_picked else None
    made = Board(sorted(hand), picked, board.kept[:], None, board.year_scores[:], board.park.copy())
    if board.shown is not None:
        made.shown = board.shown.copy()
    elif board.done:
        made.shown = Shown(board.park.copy(), board.kept[:])
        layout = random_layout(seen.options.deck, board.park, board.kept, generator)
        made.park, made.kept = park_after(seen.options.deck, board.park, board.kept, layout)
    return made
