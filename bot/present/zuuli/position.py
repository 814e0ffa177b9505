"""The position behind a table: parks with their letters, the reader's draft, who gets whose hand."""

from __future__ import annotations

from collections.abc import Sequence

from bot.tables import Helper, Table, standing_events
from bot.tables import Phase as TablePhase
from engine.core.game import Seat
from engine.games.zuuli.cards import Deck
from engine.games.zuuli.events import LastCardsKept, PairSettled, PicksOpened, YearScored
from engine.games.zuuli.kinds import CardId, Direction, Phase
from engine.games.zuuli.layouts import Draft, draft_of
from engine.games.zuuli.view import BoardView, ZuuliView
from engine.games.zuuli.workbench import read_draft

_ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def view_of(table: Table) -> ZuuliView:
    """The view of a table of this game."""
    assert isinstance(table.view, ZuuliView)
    return table.view


def deck_at(table: Table) -> Deck:
    """The cards that are played with."""
    return view_of(table).options.deck


def own_board(table: Table) -> BoardView | None:
    """What lies before the reader; None for a spectator."""
    return None if table.seat is None else view_of(table).boards[table.seat]


def is_running(table: Table) -> bool:
    """Whether it is played still."""
    return table.phase is TablePhase.RUNNING


def gives_hints(table: Table) -> bool:
    """Whether sums and gains are shown while a park is built."""
    return table.table_options.hints and table.table_options.helper is not Helper.OFF


# --- letters ----------------------------------------------------------------------------------------------


def enclosures_of(view: ZuuliView, seat: Seat) -> list[CardId]:
    """A seat's enclosures as they came into its park; those of this Year once all its cards are chosen.

    Before that their order is not known yet, and a letter never changes.
    """
    board = view.boards[seat]
    found = list(board.park)
    if view.phase is Phase.DEVELOP:
        entering = [card for card in board.kept if card in view.options.deck.enclosures]
        found += [card for card in sorted(entering) if card not in board.park]
    return found


def letters_of(view: ZuuliView, seat: Seat) -> dict[CardId, str]:
    """The letter of each enclosure, for the whole game."""
    return {card: letter(place) for place, card in enumerate(enclosures_of(view, seat))}


def letter(place: int) -> str:
    """`A` to `Z`, then `AA`."""
    rounds, rest = divmod(place, len(_ALPHABET))
    return (_ALPHABET[rounds - 1] if rounds else "") + _ALPHABET[rest]


# --- drafts -----------------------------------------------------------------------------------------------


def draft_at(table: Table) -> Draft:
    """The park the reader is building, or has built where the others have not yet."""
    view, board = view_of(table), own_board(table)
    assert board is not None
    if board.shown is not None:
        return Draft(
            view.options.deck, board.shown.park, tuple(board.shown.kept), board.park, tuple(board.kept)
        )
    return read_draft(view, table.draft or "")


def draft_with(table: Table, seat: Seat, cards: Sequence[CardId] = ()) -> Draft:
    """A seat's park with the enclosures it kept this Year, nothing laid, and these cards on the table too."""
    view = view_of(table)
    board = view.boards[seat]
    return draft_of(view.options.deck, board.park, [*board.kept, *cards])


# --- passing ----------------------------------------------------------------------------------------------


def gets_rest(view: ZuuliView, seat: Seat) -> Seat:
    """Who is passed this seat's hand."""
    return _beside(view, seat, 1 if view.direction is Direction.LEFT else -1)


def passes_to(view: ZuuliView, seat: Seat) -> Seat:
    """Whose hand comes to this seat."""
    return _beside(view, seat, -1 if view.direction is Direction.LEFT else 1)


def _beside(view: ZuuliView, seat: Seat, steps: int) -> Seat:
    seats = sorted(view.boards)
    return seats[(seats.index(seat) + steps) % len(seats)]


def cards_in_hand(board: BoardView) -> list[CardId]:
    """The hand with the chosen card in its place, so that no number changes."""
    assert board.hand is not None
    picked = [] if board.picked is None else [board.picked]
    return sorted([*board.hand, *picked])


def pick_now(view: ZuuliView) -> int:
    """The number of the pick that is due, from 1."""
    return 1 + max(len(board.kept) for board in view.boards.values())


def opened(table: Table) -> dict[Seat, list[CardId]]:
    """The cards that were turned up last; none once the Year they belong to is scored."""
    found: dict[Seat, list[CardId]] = {}
    for event in standing_events(table.last):
        match event:
            case PicksOpened(cards=cards):
                found = {seat: [card] for seat, card in cards}
            case LastCardsKept(cards=cards):
                for seat, card in cards:
                    found.setdefault(seat, []).append(card)
            case PairSettled(seat=seat, kept=kept):
                found = {seat: [kept]}
            case YearScored():
                found = {}
    return found
