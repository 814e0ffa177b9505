"""Which cards are still to come, as anybody could count it: nothing of any hand, nor of the reader's own."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from bot.present.ids import Verb
from bot.present.parts import Board as CodeBlock
from bot.present.presenter import Decision
from bot.present.zuuli.cardlist import page_buttons, paged, read_page
from bot.present.zuuli.cards import face_of, kind_of, letters, named, sign
from bot.present.zuuli.position import deck_at, view_of
from bot.tables import Table
from bot.words import Words
from engine.games.zuuli.cards import Enclosure, Face
from engine.games.zuuli.kinds import CardId
from engine.games.zuuli.view import ZuuliView

PAGE = 22
"""Kinds of cards on a page, a line each."""


def panel(table: Table, argument: str, words: Words) -> tuple[str, list[str | CodeBlock], Decision]:
    """A page: how many of how many of each card no player has shown."""
    view, deck = view_of(table), deck_at(table)
    left = Counter(face_of(deck, card) for card in closed(view))
    pages = paged(deck.faces, PAGE)
    page = read_page(argument, len(pages))
    lines: list[str | CodeBlock] = [
        words("zuuli-left-cards", stack=view.deck_size, hands=left.total() - view.deck_size),
        *_page(pages[page - 1], left, words),
    ]
    buttons = page_buttons(table, Verb.LEFT, pages, page, words)
    return words("zuuli-left-title"), lines, Decision((buttons,) if buttons else (), looks=0)


def closed(view: ZuuliView) -> list[CardId]:
    """All cards that do not lie open: the undealt ones, all hands and all choices.

    The reader's own are among them, so that everybody counts alike.
    """
    own = None if view.seat is None else view.boards[view.seat]
    held = [] if own is None else [*(own.hand or ()), *([own.picked] if own.picked else ())]
    return [*view.unseen, *held]


def _page(faces: list[Face], left: Counter[Face], words: Words) -> Iterator[str]:
    """The kind with its sum on this page, then a line a card."""
    copies = sum(face.copies for face in faces)
    kind = words("zuuli-kind", kind=kind_of(faces[0]))
    total = words("left-line-plain", name=kind, left=sum(left[face] for face in faces), total=copies)
    yield f"**{total}**"
    for face in faces:
        name = named(face, words)
        if isinstance(face, Enclosure):
            name = f"{name} ({letters(face.habitats, words)})"
        yield words("left-line", sign=sign(face), name=name, left=left[face], total=face.copies)
