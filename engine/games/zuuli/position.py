"""Position and view documents (FORMAT.md 3).

What a document leaves out is as at the start of a fresh game. If it gives neither a hand nor the deck, these
are as dealt from 32 zero bytes (hands only in phase pick); if it gives one of them, what is left out is
empty. The seat's New Plot is in its park, named or not.

One key is not in FORMAT.md: `shown`, of a seat that has developed while others have not. It holds the park
and the kept cards that the others still see; without it a stored position could not tell what is secret.
Where a document says `done` without it, all that is certain is shown: the New Plot, every other card as kept.

`score` and `winners` are written for readers; when read they are checked for their type and not listened to.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import chain
from typing import Annotated, Literal

from pydantic import Field

from engine.core.codec import StrictDocument, read_document
from engine.core.errors import BadOptions, MalformedPosition
from engine.core.game import Document, Seat
from engine.core.shuffle import seeded
from engine.games.zuuli.cards import Deck, plot_of
from engine.games.zuuli.components import SOLO, YEARS
from engine.games.zuuli.deck import DEFAULT_DECK, deck_of
from engine.games.zuuli.invariants import check_position
from engine.games.zuuli.kinds import CardId, Phase, Year
from engine.games.zuuli.scoring import totals, winners
from engine.games.zuuli.setup import setup, written_options
from engine.games.zuuli.state import Board, Collector, Park, Shown, ZuuliOptions, ZuuliState
from engine.games.zuuli.view import BoardView, ZuuliView

MULTISETS = (
    "discard",
    "seat.*.hand",
    "seat.*.kept",
    "seat.*.park.*",
    "seat.*.shown.kept",
    "seat.*.shown.park.*",
    "collector.pile",
)
"""The lists whose order means nothing; they are written sorted."""

_ZERO_SEED = bytes(32)

_Cards = tuple[str, ...]
_Scores = tuple[Annotated[int, Field(ge=0)], ...]
_SeatKey = Literal["1", "2", "3", "4", "5"]


class OptionsDocument(StrictDocument):
    """The options of the table."""

    deck: str = DEFAULT_DECK


class ShownDocument(StrictDocument):
    """What the others see of a seat that has developed."""

    kept: _Cards = ()
    park: dict[str, _Cards] = Field(default_factory=dict)


class SeatDocument(StrictDocument):
    """One seat's part of a position."""

    hand: _Cards = ()
    picked: str = ""
    kept: _Cards = ()
    done: bool = False
    shown: ShownDocument | None = None
    year_scores: _Scores = ()
    park: dict[str, _Cards] = Field(default_factory=dict)


class CollectorDocument(StrictDocument):
    """The Collector's part of a position."""

    pile: _Cards = ()
    year_scores: _Scores = ()


class PositionDocument(StrictDocument):
    """A position."""

    game: Literal["zuuli"] = "zuuli"
    players: Annotated[int, Field(ge=1, le=5)] = 2
    options: OptionsDocument = OptionsDocument()
    year: Annotated[int, Field(ge=1, le=YEARS)] = 1
    phase: Phase = Phase.PICK
    deck: _Cards = ()
    discard: _Cards = ()
    seat: dict[_SeatKey, SeatDocument] = Field(default_factory=dict)
    collector: CollectorDocument = CollectorDocument()
    score: dict[str, int] = Field(default_factory=dict)
    winners: tuple[int, ...] = ()


_FRESH_SEAT = SeatDocument()


def read_position(document: Document | str, free: bool) -> ZuuliState:
    """Reads a position strictly; `free` waives the totals of cards and scored Years.

    Raises `MalformedPosition`.
    """
    state = _state(read_document(PositionDocument, document))
    check_position(state, free=free)
    return state


def write_position(state: ZuuliState) -> Document:
    """The document of a position."""
    seats: Document = {str(seat): _board_document(board) for seat, board in state.boards.items()}
    points = totals(state)
    return _document(state, {"deck": state.deck[::-1]}, seats, points, winners(state))


def view_document(seen: ZuuliView) -> Document:
    """The document of a view: `deck_size` for `deck`, and the sizes of what others hold."""
    seats: Document = {str(seat): _view_board_document(board) for seat, board in seen.boards.items()}
    points = {score.seat: score.points for score in seen.scores}
    return _document(seen, {"deck_size": seen.deck_size}, seats, points, seen.winners)


# --- writing ----------------------------------------------------------------------------------------------


def _document(
    table: ZuuliState | ZuuliView,
    deck: Document,
    seats: Document,
    points: Mapping[Seat, int],
    winning: Sequence[Seat],
) -> Document:
    score: dict[str, int] = {str(seat): total for seat, total in points.items()}
    document: Document = {
        "game": "zuuli",
        "players": len(table.boards),
        "options": written_options(table.options),
        "year": table.year,
        "phase": str(table.phase),
        **deck,
        "discard": table.discard[:],
        "seat": seats,
        "score": score,
    }
    if table.collector is not None:
        scored = table.collector.year_scores
        document["collector"] = {"pile": table.collector.pile[:], "year_scores": scored[:]}
        score["collector"] = sum(scored)
    if table.phase is Phase.OVER:
        document["winners"] = list(winning)
    return document


def _board_document(board: Board) -> Document:
    return {"hand": board.hand[:], "picked": board.picked or "", **_open_document(board)} | (
        {}
        if board.shown is None
        else {"shown": {"kept": board.shown.kept[:], "park": _park_document(board.shown.park)}}
    )


def _view_board_document(board: BoardView) -> Document:
    if board.hand is None:
        return {"hand_size": board.hand_size, "has_picked": board.has_picked, **_open_document(board)}
    return {"hand": board.hand[:], "picked": board.picked or "", **_open_document(board)}


def _open_document(board: Board | BoardView) -> Document:
    """What lies face up before a seat."""
    return {
        "kept": board.kept[:],
        "done": board.done,
        "year_scores": board.year_scores[:],
        "park": _park_document(board.park),
    }


def _park_document(park: Park) -> Document:
    return {enclosure: list(cards) for enclosure, cards in park.items()}


# --- reading ----------------------------------------------------------------------------------------------


def _state(given: PositionDocument) -> ZuuliState:
    deck = _deck(given.options)
    state = ZuuliState(
        options=ZuuliOptions(deck),
        year=Year(given.year),
        phase=given.phase,
        deck=_cards(deck, "deck", given.deck)[::-1],
        discard=sorted(_cards(deck, "discard", given.discard)),
        boards=_boards(deck, given),
        collector=_collector(deck, given),
    )
    hands = ["hand" in seat.model_fields_set for seat in given.seat.values()]
    if "deck" not in given.model_fields_set and not any(hands):
        _deal_from_zero_seed(state)
    return state


def _deal_from_zero_seed(state: ZuuliState) -> None:
    """The undealt cards of a fresh game, and its hands where there are any."""
    fresh = setup(written_options(state.options), len(state.boards), seeded(_ZERO_SEED))
    state.deck = fresh.deck
    if state.phase is Phase.PICK:
        for seat, board in state.boards.items():
            board.hand = fresh.boards[seat].hand


def _deck(given: OptionsDocument) -> Deck:
    try:
        return deck_of(given.deck)
    except BadOptions as error:
        raise MalformedPosition(f"options.{error.option}", error.reason) from error


def _collector(deck: Deck, given: PositionDocument) -> Collector | None:
    if given.players == SOLO:
        pile = _cards(deck, "collector.pile", given.collector.pile)
        return Collector(sorted(pile), list(given.collector.year_scores))
    if "collector" in given.model_fields_set:
        raise MalformedPosition("collector", "plays only against a single player")
    return None


def _boards(deck: Deck, given: PositionDocument) -> dict[Seat, Board]:
    keys: list[_SeatKey] = ["1", "2", "3", "4", "5"]
    for key in given.seat:
        if int(key) > given.players:
            raise MalformedPosition(f"seat.{key}", f"there are {given.players} players")
    return {
        Seat(int(key)): _board(deck, Seat(int(key)), given.seat.get(key, _FRESH_SEAT))
        for key in keys[: given.players]
    }


def _board(deck: Deck, seat: Seat, given: SeatDocument) -> Board:
    path = f"seat.{seat}"
    picked = _cards(deck, f"{path}.picked", (given.picked,)) if given.picked else []
    board = Board(
        hand=sorted(_cards(deck, f"{path}.hand", given.hand)),
        picked=picked[0] if picked else None,
        kept=sorted(_cards(deck, f"{path}.kept", given.kept)),
        shown=None,
        year_scores=list(given.year_scores),
        park=_park(deck, f"{path}.park", seat, given.park),
    )
    if given.shown is not None:
        if not given.done:
            raise MalformedPosition(f"{path}.shown", "only a seat that is done has something to hide")
        kept = sorted(_cards(deck, f"{path}.shown.kept", given.shown.kept))
        board.shown = Shown(_park(deck, f"{path}.shown.park", seat, given.shown.park), kept)
    elif given.done:
        board.shown = _all_as_kept(seat, board)
    return board


def _all_as_kept(seat: Seat, board: Board) -> Shown:
    """What everybody may know of a layout when nothing is known of the park before."""
    plot = plot_of(seat)
    cards = chain(board.kept, board.park, *board.park.values())
    return Shown({plot: ()}, sorted(card for card in cards if card != plot))


def _park(deck: Deck, path: str, seat: Seat, given: Mapping[str, _Cards]) -> Park:
    """The enclosures as the document orders them; the New Plot first if it is not named."""
    plot = plot_of(seat)
    park: Park = {} if plot in given else {plot: ()}
    for key, tokens in given.items():
        enclosure = CardId(key)
        at = f"{path}.{key}"
        if enclosure not in deck.enclosures or (enclosure not in deck.shuffled and enclosure != plot):
            raise MalformedPosition(at, f"{key!r} is no enclosure that can be in this park")
        cards = _cards(deck, at, tokens)
        if any(card in deck.enclosures for card in cards):
            raise MalformedPosition(at, "an enclosure cannot lie in an enclosure")
        park[enclosure] = tuple(sorted(cards))
    return park


def _cards(deck: Deck, path: str, tokens: Iterable[str]) -> list[CardId]:
    """The cards of these tokens: of the deck, not the New Plots."""
    cards = [CardId(token) for token in tokens]
    if not deck.shuffled.issuperset(cards):
        place, wrong = next((n, card) for n, card in enumerate(cards) if card not in deck.shuffled)
        raise MalformedPosition(f"{path}.{place}", f"{wrong!r} is no card that can lie there")
    return cards
