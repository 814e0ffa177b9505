"""The builder, private: the park as it lies now, the card that is asked, what each place would bring.

Every step is saved, so the panel is made from the draft alone; where the reader is in it stands in the
argument of the press (`read_cursor`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bot.present.ids import Verb, menu_id, verb_id, what
from bot.present.lines import APART, wrapped
from bot.present.parts import OPTIONS_CAP, Button, Menu, MenuOption, Row, Style
from bot.present.people import number, signed
from bot.present.presenter import Sheet
from bot.present.zuuli.cards import (
    counted,
    face_of,
    plainly,
    printed,
    rule_of,
    shortly,
    shown,
    shown_plainly,
    with_numbers,
)
from bot.present.zuuli.parks import (
    Lodging,
    cards_button,
    contents,
    full_ones,
    head,
    is_full,
    parks_button,
)
from bot.present.zuuli.places import Offer, best_gain, offers, refusals
from bot.present.zuuli.position import draft_at, gives_hints, letter, own_board
from bot.tables import Helper, Table
from bot.words import Words
from engine.games.zuuli.cards import Animal
from engine.games.zuuli.kinds import CardId
from engine.games.zuuli.layouts import Draft, layout_of, may_lift, movable, tally_of, unhoused
from engine.games.zuuli.notation import action_text

NOBODY = "-"
"""The cursor that asks for no card."""

_A_ROW = 5
_BUTTONS = 10
"""Places as buttons; more are on further pages."""
_NAMED = 2
"""So many buttons with names a phone has on a row."""


# --- which card is asked ----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Cursor:
    """The card that is asked next, and which of its places are shown."""

    card: CardId | None
    page: int = 1


def in_order(draft: Draft, cards: Sequence[CardId]) -> list[CardId]:
    """Animals before upgrades; the largest first, then the dearest: as one packs."""
    return sorted(cards, key=lambda card: _weight(draft, card))


def _weight(draft: Draft, card: CardId) -> tuple[bool, int, int, str]:
    animal = draft.deck.animals.get(card)
    return (True, 0, 0, card) if animal is None else (False, -animal.space, -animal.value, card)


def read_cursor(draft: Draft, text: str) -> Cursor:
    """The argument of a press: a card, with a page; `-`; or the step just taken, and the next is asked."""
    match text.split():
        case ["-"]:
            return Cursor(None)
        case ["lay", card, _]:
            return Cursor(after(draft, CardId(card)))
        case ["lift", card] | [card] if is_movable(draft, card):
            return Cursor(CardId(card))
        case [card, page] if is_movable(draft, card):
            return Cursor(CardId(card), int(page) if page.isdecimal() and len(page) < 3 else 1)
    return Cursor(after(draft, None))


def after(draft: Draft, card: CardId | None) -> CardId | None:
    """The next card on the table, in order; after the last one the first again."""
    loose = in_order(draft, draft.left)
    later = [other for other in loose if card is not None and _weight(draft, other) > _weight(draft, card)]
    return next(iter([*later, *loose]), None)


def is_movable(draft: Draft, card: str) -> bool:
    """Whether it lies on the table, or may be laid elsewhere."""
    return CardId(card) in (*draft.left, *movable(draft))


# --- the panel --------------------------------------------------------------------------------------------


def sheet(table: Table, title: str, argument: str, words: Words) -> Sheet:
    """The park that is being built; or, once it is finished, as it will be."""
    draft = draft_at(table)
    board = own_board(table)
    assert board is not None
    if board.done or table.seat in table.ready:
        return _finished(table, title, draft, words)
    cursor = read_cursor(draft, argument)
    places = [] if cursor.card is None else offers(draft, cursor.card)
    lines = [*_park(table, draft, words), *_left(table, draft, words), *_total(table, draft, words)]
    if cursor.card is not None:
        lines += [APART, *_asked(draft, cursor.card, words)]
    elif not draft.left:
        lines.append(words("zuuli-nothing-left"))
    return Sheet(title, tuple(lines), _rows(table, draft, cursor, places, words))


def _finished(table: Table, title: str, draft: Draft, words: Words) -> Sheet:
    points = tally_of(draft).points
    lines = [_done(table, points, words), APART, *_park(table, draft, words), *_lost(draft, words)]
    looks = (
        parks_button(table, words),
        cards_button(table, words),
        _verb(table, Verb.HAPPENED, words("button-happened")),
        _verb(table, Verb.MORE, words("button-more")),
    )
    if table.seat not in table.ready:
        return Sheet(title, tuple(lines), (looks,))
    return Sheet(
        title, tuple(lines), ((_verb(table, Verb.REOPEN, words("zuuli-reopen"), Style.MOVE), *looks),)
    )


def _done(table: Table, points: int, words: Words) -> str:
    if table.seat not in table.ready:
        return words("zuuli-done-for-good")
    return words("zuuli-done", points=points) if gives_hints(table) else words("zuuli-done-plain")


def _park(table: Table, draft: Draft, words: Words) -> Iterator[str]:
    """Each enclosure with its letter, what is in it, and the rule that decides what it is worth.

    Those that were full before and are as they were stand together at the end.
    """
    deck, points = draft.deck, gives_hints(table)
    settled: list[Lodging] = []
    for place, (enclosure, cards) in enumerate(draft.park.items()):
        if is_full(deck, enclosure, cards) and Counter(draft.before.get(enclosure)) == Counter(cards):
            settled.append((letter(place), enclosure, cards))
            continue
        is_new = enclosure not in draft.before
        start = head(deck, letter(place), enclosure, cards, words, points=points, is_new=is_new)
        yield from wrapped([start, *contents(deck, cards, words)])
        if rule := rule_of(deck.enclosures[enclosure], words):
            yield f"└ {rule}"
    yield from full_ones(deck, settled, words, points=points)


def _left(table: Table, draft: Draft, words: Words) -> list[str]:
    """What lies on the table, and what it costs to leave it there."""
    homeless = unhoused(draft)
    loose = [card for card in in_order(draft, draft.left) if card not in homeless]
    lines: list[str] = []
    if loose:
        lines += wrapped([words("zuuli-left"), *counted(draft.deck, loose, words)])
    if homeless:
        lines += wrapped([words("zuuli-to-be-housed"), *counted(draft.deck, homeless, words)])
    return lines


def _total(table: Table, draft: Draft, words: Words) -> Iterator[str]:
    """What the Year would bring as it is."""
    if not gives_hints(table):
        return
    tally = tally_of(draft)
    cost = sum(value for _, value in tally.left_out)
    key = "zuuli-now-less" if cost else "zuuli-now"
    yield words(key, points=tally.points, housed=tally.sum + cost, cost=cost)


def _lost(draft: Draft, words: Words) -> list[str]:
    """What is discarded: animals at their price, upgrades for nothing."""
    animals = [card for card in draft.left if card in draft.deck.animals]
    upgrades = [card for card in draft.left if card not in animals]
    cost = sum(draft.deck.animals[card].value for card in animals)
    lines: list[str] = []
    if animals:
        start = words("zuuli-left-out", cost=number(-cost))
        lines += wrapped([start, *counted(draft.deck, in_order(draft, animals), words)])
    if upgrades:
        lines += wrapped([words("zuuli-discarded"), *counted(draft.deck, upgrades, words)])
    return lines


# --- the card that is asked -------------------------------------------------------------------------------


def _asked(draft: Draft, card: CardId, words: Words) -> Iterator[str]:
    """Its numbers and rule, where it is now, and where it cannot be."""
    face = face_of(draft.deck, card)
    if isinstance(face, Animal):
        yield with_numbers(f"➤ **{shown(face, words)}**", face, words)
        if rule := rule_of(face, words):
            yield f"└ {rule}"
    else:
        yield f"➤ **{shown(face, words)}** {rule_of(face, words)}"
    home = home_of(draft, card)
    if home is not None:
        yield words("zuuli-lives-in", home=letter(list(draft.park).index(home)))
    yield from refusals(draft, card, words)


def home_of(draft: Draft, card: CardId) -> CardId | None:
    """Where it lies; None on the table."""
    return next((home for home, cards in draft.park.items() if card in cards), None)


# --- rows -------------------------------------------------------------------------------------------------


def _rows(table: Table, draft: Draft, cursor: Cursor, places: list[Offer], words: Words) -> tuple[Row, ...]:
    """Places, then what else may become of the card, another card, and what becomes of the whole park."""
    page, further = _page(table, draft, cursor, places, words)
    rows: list[Row] = [page[start : start + _A_ROW] for start in range(0, len(page), _A_ROW)]
    rows.append((*_instead(table, draft, cursor.card, words), *further))
    if options := _options(draft, cursor.card, words):
        rows.append(Menu(menu_id(table.match_id, table.number), words("zuuli-menu-card"), options))
    return (*(row for row in rows if row), _whole(table, draft, words))


def _page(
    table: Table, draft: Draft, cursor: Cursor, places: list[Offer], words: Words
) -> tuple[tuple[Button, ...], tuple[Button, ...]]:
    """The places of the page, in the order of the park, and the way to the next page: the best ten first."""
    pages = max(1, -(-len(places) // _BUTTONS))
    page = min(max(cursor.page, 1), pages)
    best = sorted(places, key=lambda offer: -offer.gain)[(page - 1) * _BUTTONS : page * _BUTTONS]
    shown_now = [offer for offer in places if offer in best]
    star = _star(draft, cursor.card, places) if gives_hints(table) else None
    with_names = len(shown_now) <= _NAMED
    buttons = tuple(_place(table, cursor, offer, star, words, with_names) for offer in shown_now)
    if pages == 1:
        return buttons, ()
    following = f"{cursor.card} {page % pages + 1}"
    label = words("zuuli-more-places", page=page, pages=pages)
    return buttons, (_verb(table, Verb.PARK, label, argument=following),)


def _star(draft: Draft, card: CardId | None, places: list[Offer]) -> int | None:
    """What the best place brings; of a card that may as well stay where it is, only if it is better."""
    best = best_gain(places)
    may_stay = card in draft.deck.upgrades or card not in draft.left
    return None if best is None or (best <= 0 and may_stay) else best


def _place(
    table: Table, cursor: Cursor, offer: Offer, star: int | None, words: Words, with_names: bool
) -> Button:
    """`★ A New Plot 3/3 +5`; of many without the names, which stand above."""
    name = shortly(draft_at(table).deck.enclosures[offer.enclosure], words) if with_names else ""
    label = " ".join(filter(None, (offer.letter, name, f"{offer.used}/{offer.space}")))
    if gives_hints(table):
        label += f" {signed(offer.gain, words)}"
    is_best = offer.gain == star
    return Button(
        verb_id(table.match_id, table.number, Verb.BUILD, f"lay {cursor.card} {offer.enclosure}"),
        words("star", label=label) if is_best else label,
        Style.BEST if is_best else Style.MOVE,
    )


def _instead(table: Table, draft: Draft, card: CardId | None, words: Words) -> Iterator[Button]:
    """Leave it out, or take it out again; one step back."""
    if card is not None and card in draft.left:
        following = after(draft, card)
        yield _verb(
            table,
            Verb.PARK,
            _leaving(table, draft, card, words),
            argument=NOBODY if following in (None, card) else following,
        )
    elif card is not None:
        if may_lift(draft, card):
            key = "zuuli-take-out" if card in draft.kept else "zuuli-lift"
            yield _verb(table, Verb.BUILD, words(key), argument=f"lift {card}")
        yield _verb(table, Verb.PARK, words("zuuli-next"), argument=after(draft, None) or NOBODY)
    back = _verb(table, Verb.BUILD_BACK, words("zuuli-back"))
    yield back if table.can_undo else Button(back.id, back.label, disabled=True)


def _leaving(table: Table, draft: Draft, card: CardId, words: Words) -> str:
    """`Leave out −3 ▸`; an upgrade is discarded, a lifted animal is only put off."""
    animal = draft.deck.animals.get(card)
    if animal is None:
        return words("zuuli-leave-upgrade")
    if card not in draft.kept:
        return words("zuuli-next")
    return words("zuuli-leave-out", cost=number(-animal.value))


def _options(draft: Draft, asked: CardId | None, words: Words) -> tuple[MenuOption, ...]:
    """The other cards on the table, then those that are housed."""
    loose = [card for card in in_order(draft, draft.left) if card != asked]
    housed = [card for card in movable(draft) if card != asked]
    found = [_option(draft, card, words) for card in (*loose, *housed)]
    return tuple({option.label: option for option in reversed(found)}.values())[::-1][:OPTIONS_CAP]


def _option(draft: Draft, card: CardId, words: Words) -> MenuOption:
    face = face_of(draft.deck, card)
    home = home_of(draft, card)
    name = shown_plainly(face, words)
    if home is not None:
        name = words("zuuli-menu-housed", card=name, home=letter(list(draft.park).index(home)))
    detail = f"{printed(face, words)} {rule_of(face, words)}".strip()
    return MenuOption(what(Verb.PARK, card), name, detail)


def _whole(table: Table, draft: Draft, words: Words) -> tuple[Button, ...]:
    """The best layout, starting over, finishing; and a look at the others."""
    finish = Button(
        verb_id(table.match_id, table.number, Verb.FINISH),
        finish_label(table, draft, words),
        Style.MOVE if draft.left else Style.BEST,
        disabled=bool(unhoused(draft)),
    )
    clear = _verb(table, Verb.BUILD, words("zuuli-start-over"), Style.UNDO, argument="clear")
    if not table.draft:
        clear = Button(clear.id, clear.label, disabled=True)
    looks = (parks_button(table, words), cards_button(table, words))
    return (*_best(table, draft, words), clear, finish, *looks)


def helps_with_best(table: Table) -> bool:
    """Whether the table offers the best layout, and it is known."""
    return gives_hints(table) and table.table_options.helper is Helper.FULL and table.best is not None


def _best(table: Table, draft: Draft, words: Words) -> Iterator[Button]:
    if table.best is None or not helps_with_best(table):
        return
    key = "zuuli-best" if table.best.is_exact else "zuuli-best-known"
    is_there = not unhoused(draft) and action_text(layout_of(draft)) == table.best.move
    button = _verb(table, Verb.BEST, words(key, points=table.best.points), Style.BEST)
    yield Button(button.id, f"✔ {button.label}", disabled=True) if is_there else button


def finish_label(table: Table, draft: Draft, words: Words) -> str:
    """`Finish: 17`, and what would be lost with it."""
    label = words("zuuli-finish")
    if gives_hints(table):
        label = words("zuuli-finish-points", points=tally_of(draft).points)
    upgrades = [card for card in draft.left if card in draft.deck.upgrades]
    if len(upgrades) == 1:
        name = plainly(face_of(draft.deck, upgrades[0]), words, 14)
        return words("zuuli-finish-without", finish=label, card=name)
    if upgrades:
        return words("zuuli-finish-without-many", finish=label, count=len(upgrades))
    return label


def _verb(table: Table, verb: Verb, label: str, style: Style = Style.LOOK, argument: object = "") -> Button:
    return Button(verb_id(table.match_id, table.number, verb, argument), label, style)
