"""The hand, private: what each card is and does, where it would fit, who is passed the rest."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.present.ids import Verb, move_id, verb_id
from bot.present.lines import APART, wrapped
from bot.present.parts import Button, Row, Style
from bot.present.people import who
from bot.present.presenter import Sheet
from bot.present.zuuli.cards import (
    counted,
    face_of,
    listed,
    named,
    plainly,
    rule_of,
    shown,
    sign,
    together,
    with_numbers,
)
from bot.present.zuuli.parks import (
    briefly,
    cards_button,
    collector_points,
    collects,
    lodgings,
    own_park_button,
    parks_button,
)
from bot.present.zuuli.position import (
    cards_in_hand,
    deck_at,
    draft_with,
    gets_rest,
    letters_of,
    own_board,
    passes_to,
    view_of,
)
from bot.tables import Table
from bot.words import Words
from engine.games.zuuli.cards import Animal, Enclosure, Upgrade
from engine.games.zuuli.kinds import CardId
from engine.games.zuuli.layouts import fits

_A_ROW = 5
_EVENLY = 4
"""Of a row of five a phone leaves one button alone on a line."""
_SAID_BY_NAME = 4
"""Enclosures named where a card fits; more are counted."""


def sheet(table: Table, title: str, words: Words) -> Sheet:
    """The reader's hand."""
    board = own_board(table)
    assert board is not None
    cards = cards_in_hand(board)
    start = [_passing(table, len(cards), words)]
    if board.picked is not None:
        picked = shown(face_of(deck_at(table), board.picked), words)
        start.append(words("zuuli-you-keep", card=picked))
    outlooks = _outlooks(table, cards, words)
    lines = start[:]
    for place, card in enumerate(cards, 1):
        lines += _card(table, place, card, words)
    lines += [*outlooks, APART, *_park(table, words), *collector_points(table, words)]
    return Sheet(title, tuple(lines), _rows(table, cards, words), (*start, *outlooks))


def _outlooks(table: Table, cards: Sequence[CardId], words: Words) -> list[str]:
    """What becomes of the cards, by their numbers: `1, 3: Fits A.`, cards alike on one line."""
    found: dict[str, list[str]] = {}
    for place, card in enumerate(cards, 1):
        if said := " ".join(_outlook(table, card, words)):
            found.setdefault(said, []).append(str(place))
    return [f"**{', '.join(places)}:** {said}" for said, places in found.items()]


def _passing(table: Table, cards: int, words: Words) -> str:
    """Where the rest goes, and whose hand comes."""
    view, seat = view_of(table), table.seat
    assert seat is not None
    if view.collector is not None:
        return words("zuuli-passing-solo")
    to, source = who(table, gets_rest(view, seat), 14), who(table, passes_to(view, seat), 14)
    if cards == 2:
        return words("zuuli-passing-last", to=to, source=source)
    if len(view.boards) == 2:
        return words("zuuli-passing-two", to=to)
    return words("zuuli-passing", to=to, source=source)


# --- one card ---------------------------------------------------------------------------------------------


def _card(table: Table, place: int, card: CardId, words: Words) -> Iterator[str]:
    """The numbers, then the rule."""
    face = face_of(deck_at(table), card)
    board = own_board(table)
    mark = "✔ " if board is not None and board.picked == card else ""
    rule = rule_of(face, words)
    start = f"{mark}**{place}** {sign(face)} **{named(face, words)}**"
    if isinstance(face, Upgrade):
        yield f"{start} {rule}"
        return
    yield with_numbers(start, face, words)
    if rule:
        yield f"└ {rule}"


def _outlook(table: Table, card: CardId, words: Words) -> Iterator[str]:
    """Where it would fit now, and solo what the Collector would have of it."""
    face = face_of(deck_at(table), card)
    if not isinstance(face, Enclosure):
        yield together(_fits(table, card, words))
    view = view_of(table)
    if view.collector is not None and isinstance(face, Animal):
        yield words("zuuli-collector-would", points=collects(table, card))


def _fits(table: Table, card: CardId, words: Words) -> str:
    """`Fits C`, `Fits any`, `No home yet`: in the park with the enclosures kept this Year."""
    assert table.seat is not None
    view = view_of(table)
    draft = draft_with(table, table.seat, [card])
    homes = fits(draft, card)
    if not homes:
        return words("zuuli-fits-none")
    if len(homes) == len(draft.park) and len(homes) > 1:
        return words("zuuli-fits-any")
    called = letters_of(view, table.seat)
    names = [called.get(home) or named(draft.deck.enclosures[home], words) for home in homes]
    shown_names = ", ".join(dict.fromkeys(names[:_SAID_BY_NAME]))
    more = len(names) - _SAID_BY_NAME
    return words("zuuli-fits", homes=f"{shown_names} +{more}" if more > 0 else shown_names)


# --- the own park -----------------------------------------------------------------------------------------


def _park(table: Table, words: Words) -> list[str]:
    """What is there already, so that nothing has to be looked up."""
    seat = table.seat
    assert seat is not None
    deck, kept = deck_at(table), view_of(table).boards[seat].kept
    new = [
        f"{sign(deck.enclosures[card])} {briefly(deck, card, (), words)}"
        for card in kept
        if card in deck.enclosures
    ]
    rest = counted(deck, [card for card in kept if card not in deck.enclosures], words)
    this_year = listed([*new, *(token.rstrip(",") for token in rest)])
    return [
        words("zuuli-yours"),
        *lodgings(table, seat, words),
        *(wrapped([words("zuuli-this-year"), *this_year]) if kept else []),
    ]


# --- buttons ----------------------------------------------------------------------------------------------


def _rows(table: Table, cards: list[CardId], words: Words) -> tuple[Row, ...]:
    """The cards change places with what only shows something, pick by pick.

    Where a card was pressed that ended the turn, no card of the next hand stands: there is an inactive label.
    """
    buttons = tuple(pick_button(table, place, card, words) for place, card in enumerate(cards, 1))
    a_row = _EVENLY if _A_ROW < len(buttons) <= 2 * _EVENLY else _A_ROW
    rows = [buttons[start : start + a_row] for start in range(0, len(buttons), a_row)]
    assert table.seat is not None
    looks = (
        own_park_button(table, words),
        *((parks_button(table, words),) if len(view_of(table).boards) > 1 else ()),
        cards_button(table, words),
        Button(verb_id(table.match_id, table.number, Verb.HAPPENED), words("button-happened")),
    )
    kept = view_of(table).boards[table.seat].kept
    if len(kept) % 2 == 0:
        return (*rows, looks)
    if len(rows) == 1 and len(cards) < _A_ROW:
        return (looks, *rows)
    label = Button(
        verb_id(table.match_id, table.number, Verb.LABEL),
        words("zuuli-kept-so-far", count=len(kept)),
        disabled=True,
    )
    return (looks, (label,), *rows)


def pick_button(table: Table, place: int, card: CardId, words: Words) -> Button:
    """`3 Penguin`, with a ✔ when it is the chosen one."""
    board = own_board(table)
    is_picked = board is not None and board.picked == card
    label = f"{place} {plainly(face_of(deck_at(table), card), words)}"
    return Button(
        move_id(table.match_id, table.number, f"pick {card}"),
        f"✔ {label}" if is_picked else label,
        Style.BEST if is_picked else Style.MOVE,
    )
