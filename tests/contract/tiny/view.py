"""What a seat or a spectator of Two Bowls may see: built by adding, never by taking away."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from random import Random

from engine.core.game import Score, Seat, View
from tests.contract.tiny.components import deck_cards
from tests.contract.tiny.scoring import outcome, scores
from tests.contract.tiny.state import Board, Bowl, Phase, Rules, TinyState


@dataclass(frozen=True, slots=True)
class BoardView:
    """A seat's side. `hand` and `picked` are there for its owner only, the sizes for all."""

    hand: tuple[int, ...] | None
    hand_size: int
    picked: int | None
    has_picked: bool
    bowls: dict[Bowl, tuple[int, ...]]


@dataclass(frozen=True, slots=True)
class TinyView(View):
    """A position as `seat` (None: a spectator) sees it."""

    seat: Seat | None
    rules: Rules
    phase: Phase
    feeder: Seat | None
    pile_size: int
    lot: tuple[int, ...]
    discard: tuple[int, ...]
    boards: dict[Seat, BoardView]
    scores: tuple[Score, ...]
    winners: tuple[Seat, ...] | None


def view(state: TinyState, seat: Seat | None) -> TinyView:
    """Hidden: the pile's order, the others' hands and picks. Lists are sorted: no order tells anything."""
    result = outcome(state)
    return TinyView(
        seat=seat,
        rules=state.rules,
        phase=state.phase,
        feeder=state.feeder,
        pile_size=len(state.pile),
        lot=tuple(sorted(state.lot)),
        discard=tuple(sorted(state.discard)),
        boards={owner: _board_view(board, owner == seat) for owner, board in state.boards.items()},
        scores=scores(state),
        winners=None if result is None else result.winners,
    )


def _board_view(board: Board, is_own: bool) -> BoardView:
    return BoardView(
        hand=tuple(sorted(board.hand)) if is_own else None,
        hand_size=len(board.hand),
        picked=board.picked if is_own else None,
        has_picked=board.picked is not None,
        bowls={bowl: tuple(sorted(cards)) for bowl, cards in board.bowls.items()},
    )


def determinize(view: TinyView, generator: Random) -> TinyState:
    """A position that agrees with the view; what it does not show is dealt anew."""
    unseen = _unseen(view)
    generator.shuffle(unseen)
    boards = {seat: _dealt(board, unseen) for seat, board in view.boards.items()}
    return TinyState(view.rules, view.phase, view.feeder, unseen, list(view.lot), list(view.discard), boards)


def _dealt(board: BoardView, unseen: list[int]) -> Board:
    hand = [unseen.pop() for _ in range(board.hand_size)] if board.hand is None else list(board.hand)
    picked = unseen.pop() if board.has_picked and board.picked is None else board.picked
    return Board(hand, picked, {bowl: list(cards) for bowl, cards in board.bowls.items()})


def _unseen(view: TinyView) -> list[int]:
    """The cards of the deck that the view does not show, rising."""
    shown = Counter([*view.lot, *view.discard])
    for board in view.boards.values():
        shown.update([*(board.hand or ()), *([board.picked] if board.picked else ())])
        for cards in board.bowls.values():
            shown.update(cards)
    return sorted((Counter(deck_cards(view.rules.deck)) - shown).elements())
