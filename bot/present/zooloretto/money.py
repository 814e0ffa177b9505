"""The money panel: the five best actions, all of them in menus, the expansion.

The way out stands first and the best second, where after an action of one's own nothing can be chosen.
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.present.ids import Verb, menu_id, what
from bot.present.parts import OPTIONS_CAP, Board, Button, Menu, MenuOption
from bot.present.people import number
from bot.present.presenter import Decision
from bot.present.text import columns, cut_columns
from bot.present.zooloretto.moves import button, named_money, priced, ranked_money, short_money
from bot.present.zooloretto.position import money_action_of, offered, view_of
from bot.tables import Table
from bot.words import Words
from engine.core.game import Seat
from engine.core.view import Choice
from engine.games.zooloretto.actions import BuyTile, ExpandZoo
from engine.games.zooloretto.components import COMPONENTS
from engine.games.zooloretto.kinds import Phase

BEST = 5
LABEL = 42
"""Columns of a label with what it brings."""

OWN, BUY = "own", "buy"
"""The two menus there are when one cannot hold everything: in one's own zoo, and from the others."""

_CHEAPEST = min(COMPONENTS.prices.move, COMPONENTS.prices.exchange)

Offer = tuple[Choice, str]
"""A money action and what it brings."""


def panel(table: Table, argument: str, words: Words) -> tuple[str, list[str | Board], Decision]:
    """Title, a line, buttons. `argument` turns a menu's page: `buy 2`."""
    view, seat = view_of(table), table.seat
    assert seat is not None
    points = next(score.points for score in view.scores if score.seat == seat)
    coins = view.boards[seat].coins
    title = words("zooloretto-money-title", coins=coins, points=number(points))
    paid = [choice for choice in offered(table) if money_action_of(choice) is not None]
    if not paid:
        return title, [_why_none(table, seat, words)], Decision()
    offers = ranked_money(table, paid, words)
    return title, [words("zooloretto-money-lines")], _decision(table, offers, argument, words)


def _why_none(table: Table, seat: Seat, words: Words) -> str:
    view = view_of(table)
    coins = view.boards[seat].coins
    if coins < _CHEAPEST:
        return words("zooloretto-money-none", price=_CHEAPEST)
    if view.to_move != seat or view.phase is not Phase.TURN:
        return words("zooloretto-money-wait")
    return words("zooloretto-money-nothing", coins=coins)


def _decision(table: Table, offers: Sequence[Offer], argument: str, words: Words) -> Decision:
    best = offers[:BEST]
    rows = [tuple(_button(table, offer, words) for offer in best)]
    if len(offers) <= BEST:
        return Decision(tuple(rows), looks=0)
    menus = _menus(table, offers, argument, words)
    expand = [offer for offer in offers[BEST:] if isinstance(money_action_of(offer[0]), ExpandZoo)]
    return Decision(
        tuple(rows), menus, looks=0, below=tuple(_button(table, offer, words) for offer in expand)
    )


def _button(table: Table, offer: Offer, words: Words) -> Button:
    """`🍿 barn → E4 · 1🪙 · +4`."""
    choice, brings = offer
    action = money_action_of(choice)
    assert action is not None
    text = priced(short_money(table, action, words), action)
    if brings:
        text += f" · {cut_columns(brings, max(LABEL - columns(text), 8))}"
    return button(table, choice, text, words)


# --- menus ------------------------------------------------------------------------------------------------


def _menus(table: Table, offers: Sequence[Offer], argument: str, words: Words) -> tuple[Menu, ...]:
    """One of all; when it cannot hold them, one for the own zoo and one for purchases."""
    if len(offers) <= OPTIONS_CAP:
        name = words("zooloretto-menu-all", count=len(offers))
        return (Menu(menu_id(table.match_id, table.number), name, _options(table, offers, words)),)
    kinds: dict[str, list[Offer]] = {OWN: [], BUY: []}
    for offer in offers:
        kinds[BUY if isinstance(money_action_of(offer[0]), BuyTile) else OWN].append(offer)
    return tuple(
        _paged(table, kind, some, argument, words, place)
        for place, (kind, some) in enumerate(kinds.items(), 1)
        if some
    )


def _paged(table: Table, kind: str, offers: Sequence[Offer], argument: str, words: Words, place: int) -> Menu:
    """The best first; where a menu cannot hold all, its last line turns the page."""
    name = words(f"zooloretto-menu-{kind}", count=len(offers))
    custom_id = menu_id(table.match_id, table.number, place)
    if len(offers) <= OPTIONS_CAP:
        return Menu(custom_id, name, _options(table, offers, words))
    size = OPTIONS_CAP - 1
    pages = -(-len(offers) // size)
    asked, _, page = argument.partition(" ")
    shown = int(page) % pages if asked == kind and page.isdecimal() and len(page) < 4 else 0
    options = _options(table, offers[shown * size : (shown + 1) * size], words)
    following = (shown + 1) % pages
    turn = MenuOption(
        what(Verb.MONEY, f"{kind} {following}"),
        words("zooloretto-menu-page", page=following + 1, pages=pages),
    )
    return Menu(custom_id, name, (*options, turn))


def _options(table: Table, offers: Sequence[Offer], words: Words) -> tuple[MenuOption, ...]:
    found = []
    for choice, brings in offers:
        action = money_action_of(choice)
        assert action is not None
        found.append(MenuOption(choice.text, priced(named_money(table, action, words), action), brings))
    return tuple(found)
