"""What is true of every position, and what makes a document none. Every check raises `MalformedPosition`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import chain

from engine.core.errors import IllegalAction, MalformedPosition
from engine.core.game import Seat
from engine.games.zuuli.cards import Deck
from engine.games.zuuli.components import YEARS
from engine.games.zuuli.drafting import DRAW, is_choosing, picks_of
from engine.games.zuuli.kinds import Phase, Year
from engine.games.zuuli.parks import check_enclosure
from engine.games.zuuli.state import Board, Park, Shown, ZuuliState, cards_of


def check_position(state: ZuuliState, *, free: bool) -> None:
    """Refuses what no game could come to, and what the rules could not go on from.

    `free` waives the totals: of cards, of the cards in a hand, and of the Years that are scored; still no
    seat may hold a card more than once. A deck too
    short to deal from is no reason: the move that would deal is refused (FORMAT.md 3.5).
    """
    if state.phase is Phase.OVER and state.year != YEARS:
        raise MalformedPosition("phase", f"the game is over after Year {YEARS}, not before")
    for seat, board in state.boards.items():
        _check_board(state, f"seat.{seat}", board)
    _check_someone_acts(state)
    if not free:
        _check_totals(state)


def _check_board(state: ZuuliState, path: str, board: Board) -> None:
    """Each phase has what it asks about, and only that; parks are legal."""
    if state.phase is not Phase.PICK:
        _must_be_empty(f"{path}.hand", board.hand, state.phase)
        _must_be_empty(f"{path}.picked", board.picked, state.phase)
    if state.phase is Phase.OVER:
        _must_be_empty(f"{path}.kept", board.kept, state.phase)
    if board.done and state.phase is not Phase.DEVELOP:
        raise MalformedPosition(f"{path}.done", f"no park is developed in phase {state.phase}")
    if len(board.year_scores) > _finished(state):
        raise MalformedPosition(f"{path}.year_scores", f"only {_finished(state)} Years are scored")
    _check_each_once(path, board)
    _check_park(state.options.deck, f"{path}.park", board.park)
    if board.shown is not None:
        _check_shown(state.options.deck, f"{path}.shown", board, board.shown)
    if state.collector is not None and state.phase is Phase.PICK:
        _check_draw(state, path, board)


def _check_each_once(path: str, board: Board) -> None:
    """A token is one card: of two with the same one, no move could say which it means (FORMAT.md 3)."""
    twice = [card for card, count in Counter(cards_of(board)).items() if count > 1]
    if twice:
        raise MalformedPosition(path, f"holds {min(twice)} more than once")


def _must_be_empty(path: str, value: object, phase: Phase) -> None:
    if value:
        raise MalformedPosition(path, f"must be empty in phase {phase}")


def _finished(state: ZuuliState) -> int:
    """How many Years are scored."""
    return YEARS if state.phase is Phase.OVER else state.year - 1


def _check_park(deck: Deck, path: str, park: Park) -> None:
    """Who lives together may do so (Rulebook, Animals)."""
    for enclosure, cards in park.items():
        try:
            check_enclosure(deck, enclosure, cards)
        except IllegalAction as refusal:
            numbers = ", ".join(f"{name} {value}" for name, value in refusal.params.items())
            raise MalformedPosition(f"{path}.{enclosure}", f"{refusal.code}: {numbers}") from refusal


def _check_shown(deck: Deck, path: str, board: Board, shown: Shown) -> None:
    """What the others see of a developed seat are the same cards, laid out as they could have been before."""
    _check_park(deck, f"{path}.park", shown.park)
    before = Counter(chain(shown.kept, shown.park, *shown.park.values()))
    if before != Counter(chain(board.kept, board.park, *board.park.values())):
        raise MalformedPosition(path, "must hold the cards of the park and those left out")
    for enclosure, cards in shown.park.items():
        now = board.park.get(enclosure, ())
        if any(card in deck.upgrades and card not in now for card in cards):
            raise MalformedPosition(f"{path}.park.{enclosure}", "an upgrade has left it")
    if any(card in board.kept for cards in shown.park.values() for card in cards):
        raise MalformedPosition(f"{path}.park", "who was housed cannot be left out")
    if any(card in deck.enclosures for card in board.kept):
        raise MalformedPosition(path.replace("shown", "kept"), "every enclosure enters the park")


def _check_draw(state: ZuuliState, path: str, board: Board) -> None:
    """Solo: there is a pair to choose from, the Year's number of draws is not reached, no pick is open."""
    if len(board.hand) != DRAW:
        raise MalformedPosition(f"{path}.hand", f"holds {len(board.hand)} cards; a draw has {DRAW}")
    if board.picked is not None:
        raise MalformedPosition(f"{path}.picked", "a pick of the solo game is settled at once")
    if len(board.kept) >= picks_of(len(state.boards), state.year):
        raise MalformedPosition(f"{path}.kept", "all cards of the Year are drawn")


def _check_someone_acts(state: ZuuliState) -> None:
    """What all have done is settled in the same move."""
    boards = state.boards.values()
    if state.phase is Phase.PICK and not any(map(is_choosing, boards)):
        raise MalformedPosition("phase", "nobody has a card to choose in phase pick")
    if state.phase is Phase.DEVELOP and all(board.done for board in boards):
        raise MalformedPosition("phase", "all have developed: the Year would have ended")


# --- totals -----------------------------------------------------------------------------------------------


def _check_totals(state: ZuuliState) -> None:
    """Every card is somewhere, once; each player has as many as the deals gave; each Year is scored."""
    _check_cards(state)
    if len(state.deck) != len(state.options.deck.cards) - _dealt(state):
        raise MalformedPosition("deck", f"{_dealt(state)} of {len(state.options.deck.cards)} cards are dealt")
    if state.collector is None and state.phase is Phase.PICK:
        _check_hands(state)
    for seat, board in state.boards.items():
        if state.phase is Phase.DEVELOP and _kept_this_year(board) != picks_of(len(state.boards), state.year):
            raise MalformedPosition(f"seat.{seat}.kept", "is not what a player keeps in this Year")
    for path, scored in _year_scores(state):
        if len(scored) != _finished(state):
            raise MalformedPosition(path, f"{_finished(state)} Years are scored")


def _check_cards(state: ZuuliState) -> None:
    deck = state.options.deck
    pile = [] if state.collector is None else state.collector.pile
    held = chain.from_iterable(cards_of(board) for board in state.boards.values())
    cards = [*state.deck, *state.discard, *pile, *held]
    there_are = len(deck.cards) + len(state.boards)
    if len(cards) == there_are == len(set(cards)):
        return
    counts = Counter(cards)
    card = next(card for card in deck.cards if counts[card] != 1)
    raise MalformedPosition("deck", f"{card} is {counts[card]} times on the table, not once")


def _dealt(state: ZuuliState) -> int:
    """How many cards have left the deck by now."""
    players = len(state.boards)
    earlier = sum(picks_of(players, Year(year)) for year in range(1, state.year))
    this_year = picks_of(players, state.year)
    if state.collector is None:
        return (earlier + this_year) * players
    if state.phase is Phase.PICK:
        this_year = len(state.boards[Seat(1)].kept) + 1
    return (earlier + this_year) * DRAW


def _check_hands(state: ZuuliState) -> None:
    """All have the same number of cards, and of the last two one would be kept without a choice."""
    picks = picks_of(len(state.boards), state.year)
    kept = len(state.boards[Seat(1)].kept)
    if kept > picks - 2:
        raise MalformedPosition("seat.1.kept", "the last card of a hand is kept with the one before it")
    for seat, board in state.boards.items():
        if len(board.kept) != kept:
            raise MalformedPosition(f"seat.{seat}.kept", "all players keep a card at a time")
        if len(board.hand) + (board.picked is not None) != picks - kept:
            raise MalformedPosition(f"seat.{seat}.hand", f"with {kept} kept, {picks - kept} are left")


def _kept_this_year(board: Board) -> int:
    return len(board.kept if board.shown is None else board.shown.kept)


def _year_scores(state: ZuuliState) -> Iterator[tuple[str, list[int]]]:
    for seat, board in state.boards.items():
        yield f"seat.{seat}.year_scores", board.year_scores
    if state.collector is not None:
        yield "collector.year_scores", state.collector.year_scores
