"""The slash commands, and what they can choose from."""

from __future__ import annotations

from collections.abc import Iterator

from bot.present.ids import Verb, what
from bot.present.people import signed
from bot.present.presenter import Command
from bot.present.zuuli.builder import finish_label, helps_with_best, in_order
from bot.present.zuuli.cards import face_of, printed, rule_of, shown_plainly
from bot.present.zuuli.places import offers
from bot.present.zuuli.position import cards_in_hand, deck_at, draft_at, gives_hints, own_board, view_of
from bot.tables import Table
from bot.words import Words
from engine.games.zuuli.kinds import Phase
from engine.games.zuuli.layouts import movable, unhoused

COMMANDS = (Command("pick", "card"), Command("develop", "step"))


def typed(table: Table, command: str, words: Words) -> list[tuple[str, str]]:
    """Label and what it does: a move text, or what the builder's button of that name would say."""
    board = own_board(table)
    if board is None:
        return []
    phase = view_of(table).phase
    if command == "pick" and phase is Phase.PICK:
        return list(_picks(table, words))
    if command == "develop" and phase is Phase.DEVELOP and not board.done:
        return list(_steps(table, words))
    return []


def _picks(table: Table, words: Words) -> Iterator[tuple[str, str]]:
    board = own_board(table)
    assert board is not None
    for card in cards_in_hand(board):
        face = face_of(deck_at(table), card)
        facts = " · ".join(part for part in (printed(face, words), rule_of(face, words)) if part)
        mark = "✔ " if card == board.picked else ""
        yield f"{mark}{shown_plainly(face, words)} · {facts}", f"pick {card}"


def _steps(table: Table, words: Words) -> Iterator[tuple[str, str]]:
    """Reopening; or the best layout, finishing, every card that can be laid now, starting over."""
    if table.seat in table.ready:
        yield words("zuuli-reopen"), what(Verb.REOPEN)
        return
    draft = draft_at(table)
    if table.best is not None and helps_with_best(table):
        key = "zuuli-best" if table.best.is_exact else "zuuli-best-known"
        yield words(key, points=table.best.points), what(Verb.BEST)
    if not unhoused(draft):
        yield finish_label(table, draft, words), what(Verb.FINISH)
    for card in (*in_order(draft, draft.left), *movable(draft)):
        name = shown_plainly(face_of(draft.deck, card), words)
        for offer in offers(draft, card):
            home = shown_plainly(draft.deck.enclosures[offer.enclosure], words)
            label = f"{name} → {offer.letter} {home} {offer.used}/{offer.space}"
            gain = f" {signed(offer.gain, words)}" if gives_hints(table) else ""
            yield label + gain, what(Verb.BUILD, f"lay {card} {offer.enclosure}")
    if table.can_undo:
        yield words("zuuli-back"), what(Verb.BUILD_BACK)
    if table.draft:
        yield words("zuuli-start-over"), what(Verb.BUILD, "clear")
