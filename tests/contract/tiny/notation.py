"""The text forms of Two Bowls: moves, positions and views (FORMAT.md)."""

from __future__ import annotations

import re
from collections import Counter
from typing import Annotated, Literal

from pydantic import Field, NonNegativeInt, PositiveInt

from engine.core.codec import StrictDocument, read_document
from engine.core.errors import BadOptions, MalformedAction, MalformedPosition
from engine.core.game import Document, Options, Seat
from engine.core.shuffle import seeded
from tests.contract.tiny.actions import Feed, Pick, Stop, TinyAction, TurnUp
from tests.contract.tiny.components import COMPONENTS, deck_cards
from tests.contract.tiny.rules import setup
from tests.contract.tiny.scoring import outcome, scores
from tests.contract.tiny.state import Board, Bowl, Phase, Rules, TinyState
from tests.contract.tiny.view import BoardView, TinyView

SEAT_COUNTS = (1, 2, 3)
MULTISETS = ("lot", "discard", "seat.*.hand", "seat.*.small", "seat.*.big")
Cards = tuple[PositiveInt, ...]

_MOVE = re.compile(
    r"pick (?P<pick>[1-9]\d*)|feed (?P<feed>[1-9]\d*) (?P<bowl>small|big)|turn_up|stop", re.ASCII
)


def parse_action(text: str) -> TinyAction:
    """Reads `pick 2`, `feed 2 small`, `turn_up`, `stop`; raises `MalformedAction`."""
    move = _MOVE.fullmatch(text)
    if move is None:
        raise MalformedAction(text, "is none of: pick CARD, feed CARD BOWL, turn_up, stop")
    if move["pick"]:
        return Pick(int(move["pick"]))
    if move["feed"]:
        return Feed(int(move["feed"]), Bowl(move["bowl"]))
    return TurnUp() if text == "turn_up" else Stop()


def action_text(action: TinyAction) -> str:
    """Writes a move; `parse_action` reads it back."""
    match action:
        case Pick(card):
            return f"pick {card}"
        case Feed(card, bowl):
            return f"feed {card} {bowl}"
        case TurnUp():
            return "turn_up"
        case Stop():
            return "stop"


def complete_options(given: Options) -> Options:
    """`deck` ("THREES", "FIVES" or the text of an owner's) and `turn_up`; raises `BadOptions`."""
    for name in given:
        if name not in ("deck", "turn_up"):
            raise BadOptions(name, "there is no such option")
    deck, turn_up = given.get("deck", "THREES"), given.get("turn_up", True)
    if not isinstance(deck, str):
        raise BadOptions("deck", "must be a name or a text")
    if not isinstance(turn_up, bool):
        raise BadOptions("turn_up", "must be true or false")
    if len(deck_cards(deck)) < COMPONENTS.hand * max(SEAT_COUNTS):
        raise BadOptions("deck", "is too small to deal")
    return {"deck": deck, "turn_up": turn_up}


class SeatDocument(StrictDocument):
    """`[seat.N]`."""

    hand: Cards | None = None
    picked: NonNegativeInt = 0
    small: Cards = ()
    big: Cards = ()


class PositionDocument(StrictDocument):
    """A position. Without `pile` and hands the game is dealt from the seed of 32 zero bytes."""

    game: Literal["tiny"]
    players: Annotated[int, Field(ge=1, le=3)] = 2
    options: dict[str, bool | int | str] = Field(default_factory=dict)
    phase: Phase = Phase.PICK
    to_move: NonNegativeInt = 0
    pile: Cards | None = None
    lot: Cards = ()
    discard: Cards = ()
    seat: dict[str, SeatDocument] = Field(default_factory=dict)
    score: dict[str, int] = Field(default_factory=dict)
    winners: tuple[PositiveInt, ...] = ()


def read_position(document: Document | str, free: bool) -> TinyState:
    """Reads a position; unless `free`, every card of the deck must be there. Raises `MalformedPosition`."""
    read = read_document(PositionDocument, document)
    try:
        options = complete_options(read.options)
    except BadOptions as error:
        raise MalformedPosition(f"options.{error.option}", error.reason) from error
    state = setup(options, read.players, seeded(bytes(32)))
    for key in read.seat:
        if key not in {str(seat) for seat in state.boards}:
            raise MalformedPosition(f"seat.{key}", "there is no such seat")
    if read.pile is not None or any(seat.hand is not None for seat in read.seat.values()):
        state.pile = list(read.pile or ())
        for board in state.boards.values():
            board.hand = []
    _lay_out(state, read)
    _check_phase(state)
    _check_spaces(state)
    if not free:
        _check_totals(state)
    return state


def _lay_out(state: TinyState, read: PositionDocument) -> None:
    state.phase = read.phase
    state.feeder = Seat(read.to_move) if read.to_move else None
    state.lot, state.discard = list(read.lot), list(read.discard)
    for key, seat in read.seat.items():
        board = state.boards[Seat(int(key))]
        board.hand = board.hand if seat.hand is None else list(seat.hand)
        board.picked = seat.picked or None
        board.bowls = {Bowl.SMALL: list(seat.small), Bowl.BIG: list(seat.big)}


def _check_phase(state: TinyState) -> None:
    """The phase must ask for something that can be answered."""
    picked = [board.picked is not None for board in state.boards.values()]
    hands = [len(board.held) for board in state.boards.values()]
    if (state.phase is Phase.FEED) != (state.feeder is not None) or state.feeder not in {None, *state.boards}:
        raise MalformedPosition("to_move", "names the seat that feeds, in phase feed and only then")
    if state.phase is not Phase.FEED and state.lot:
        raise MalformedPosition("lot", "is there in phase feed only")
    if any(picked) and (state.phase is not Phase.PICK or all(picked)):
        raise MalformedPosition("seat", "picks are there in phase pick only, and until all have picked")
    if len(set(hands)) > 1 or (state.phase is Phase.PICK and not any(hands)):
        raise MalformedPosition("seat", "all hands have the same size, and in phase pick a card")
    if state.phase is Phase.OVER and any(hands):
        raise MalformedPosition("phase", "the game is over only when the hands are empty")


def _check_spaces(state: TinyState) -> None:
    for seat, board in state.boards.items():
        if len(board.bowls[Bowl.SMALL]) > COMPONENTS.small_bowl:
            raise MalformedPosition(f"seat.{seat}.small", f"holds {COMPONENTS.small_bowl} cards at most")


def _check_totals(state: TinyState) -> None:
    found = Counter([*state.pile, *state.lot, *state.discard])
    for board in state.boards.values():
        found.update(board.held)
        for cards in board.bowls.values():
            found.update(cards)
    if found != Counter(deck_cards(state.rules.deck)):
        raise MalformedPosition("", "the cards are not those of the deck")


def write_position(state: TinyState) -> Document:
    """The position document; multisets are written sorted."""
    return {
        **_head(state.rules, state.phase, state.feeder, len(state.boards)),
        "pile": list(state.pile),
        "lot": sorted(state.lot),
        "discard": sorted(state.discard),
        "seat": {str(seat): _seat_document(board) for seat, board in state.boards.items()},
        "score": {str(score.seat): score.points for score in scores(state)},
        **({} if (result := outcome(state)) is None else {"winners": list(result.winners)}),
    }


def _head(rules: Rules, phase: Phase, feeder: Seat | None, players: int) -> Document:
    return {
        "game": "tiny",
        "players": players,
        "options": {"deck": rules.deck, "turn_up": rules.turn_up},
        "phase": phase.value,
        "to_move": feeder or 0,
    }


def _seat_document(board: Board) -> Document:
    return {
        "hand": sorted(board.hand),
        "picked": board.picked or 0,
        "small": sorted(board.bowls[Bowl.SMALL]),
        "big": sorted(board.bowls[Bowl.BIG]),
    }


def view_document(view: TinyView) -> Document:
    """The same keys, but sizes for what is hidden."""
    return {
        **_head(view.rules, view.phase, view.feeder, len(view.boards)),
        "pile_size": view.pile_size,
        "lot": list(view.lot),
        "discard": list(view.discard),
        "seat": {str(seat): _seat_view(board) for seat, board in view.boards.items()},
        "score": {str(score.seat): score.points for score in view.scores},
        **({} if view.winners is None else {"winners": list(view.winners)}),
    }


def _seat_view(board: BoardView) -> Document:
    hidden: Document = {"hand_size": board.hand_size, "has_picked": board.has_picked}
    own: Document = {"hand": list(board.hand or ()), "picked": board.picked or 0}
    return {
        **(hidden if board.hand is None else own),
        "small": list(board.bowls[Bowl.SMALL]),
        "big": list(board.bowls[Bowl.BIG]),
    }
