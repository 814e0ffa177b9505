"""Private answers: the rule and numbers of a refusal, what is legal instead, money and discard panels."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from bot.present.duell.board import view_of
from bot.present.duell.cards import sign, symbol_sign
from bot.present.duell.hints import Hints, best_first
from bot.present.duell.moves import A_ROW, action_of, button, card_buttons, is_money
from bot.present.duell.places import place_of
from bot.present.ids import Verb, verb_id
from bot.present.parts import Board, Button, Style
from bot.present.people import who
from bot.present.presenter import Decision
from bot.tables import Table
from bot.words import Words
from engine.core.errors import Param
from engine.core.game import Seat
from engine.core.view import Choice
from engine.games.duell.actions import ClearMinusPoints, TakeTruck
from engine.games.duell.cards import CARDS, Animal, Card
from engine.games.duell.components import COMPONENTS
from engine.games.duell.kinds import OPPONENT, DuellRefusal, Phase, Species

INSTEAD = 5
"""Buttons of what is legal instead."""

_PRICE = COMPONENTS.coins.money_action
_CODES = frozenset(str(code) for code in DuellRefusal)


def refusal(table: Table | None, code: str, params: Mapping[str, Param], words: Words) -> str | None:
    """The rule and its numbers; None for a code that is not this game's."""
    if code not in _CODES:
        return None
    facts: dict[str, Param] = {**params, "allowed": COMPONENTS.symbols.allowed}
    card = CARDS.get(str(params.get("card", "")))
    if card is not None:
        facts |= {"card": sign(card, words), "symbol": symbol_sign(card, words)}
    if table is not None and table.seat is not None:
        facts["name"] = who(table, OPPONENT[table.seat])
    return words(f"duell-refused-{code.replace('_', '-')}", **facts)


_TRUCKS = frozenset({DuellRefusal.TRUCK_TAKEN, DuellRefusal.TRUCK_EMPTY, DuellRefusal.NO_SUCH_TRUCK})
_STEALS = frozenset({DuellRefusal.NO_STANDS, DuellRefusal.NOT_OPPOSITE, DuellRefusal.NO_MINUS_POINTS})


def following(table: Table) -> tuple[Seat, ...]:
    """The other seat, while it is in the round."""
    view = view_of(table)
    other = OPPONENT.get(view.to_move)
    return () if other is None or other in view.taken else (other,)


def instead(table: Table, code: str, words: Words) -> tuple[Button, ...]:
    """What is legal instead: of the same kind where there is any, else whatever is."""
    choices = list(_fitting(table, code)) or [
        choice for choice in table.choices if not is_money(action_of(choice))
    ]
    if view_of(table).phase is not Phase.TURN:
        choices = list(table.choices)
    hints = Hints(table, words)
    return tuple(button(table, choice, hints, words) for choice in best_first(table, choices)[:INSTEAD])


def _fitting(table: Table, code: str) -> Iterator[Choice]:
    for choice in table.choices:
        action = action_of(choice)
        if (code in _TRUCKS and isinstance(action, TakeTruck)) or (code in _STEALS and is_money(action)):
            yield choice


# --- panels -----------------------------------------------------------------------------------------------


def money(table: Table, words: Words) -> tuple[str, list[str | Board], Decision]:
    """Steals and clearing, each with what it brings; or why there are none."""
    assert table.seat is not None
    coins = view_of(table).boards[table.seat].coins
    title = words("duell-money-title", coins=coins)
    paid = [choice for choice in table.choices if is_money(action_of(choice))]
    if not paid:
        return title, [_why_no_money(table, table.seat, words)], Decision()
    lines: list[str | Board] = [words("duell-money-lines", price=_PRICE)]
    if table.table_options.hints:
        lines.append(
            words("duell-money-worth", price=_PRICE, points=_PRICE // COMPONENTS.scoring.coins_per_point)
        )
    return title, lines, _money_decision(table, paid, words)


def _money_decision(table: Table, paid: Sequence[Choice], words: Words) -> Decision:
    """Steals on the row of the turn, where what follows has none; clearing on the last."""
    steals = [choice for choice in paid if not isinstance(action_of(choice), ClearMinusPoints)]
    hints = Hints(table, words)
    clear = tuple(button(table, choice, hints, words) for choice in paid if choice not in steals)
    rows, menus = card_buttons(table, best_first(table, steals), A_ROW, words)
    looks = 0 if place_of(table)[1] == (1,) else len(rows) + len(menus)
    return Decision(rows, menus, looks=looks, below=clear)


def _why_no_money(table: Table, seat: Seat, words: Words) -> str:
    view = view_of(table)
    if view.boards[seat].coins < _PRICE:
        return words("duell-money-none", price=_PRICE, coins=view.boards[seat].coins)
    if view.to_move != seat or view.phase is not Phase.TURN:
        return words("duell-money-wait")
    return words("duell-nothing-to-buy")


def discard(table: Table, words: Words) -> tuple[str, list[str | Board], Decision]:
    """The whole pile, which lies open here: the top card, then all by kind."""
    pile = view_of(table).discard
    title = words("discard-title", count=len(pile))
    if not pile:
        return title, [words("discard-empty")], Decision()
    lines: list[str | Board] = [words("duell-discard-top", card=sign(pile[-1], words))]
    return title, lines + [_signs_of(kind, words) for kind in _by_kind(pile)], Decision()


def _by_kind(pile: Sequence[Card]) -> Iterator[Sequence[Card]]:
    """The animals of each species, then the stands."""
    for species in Species:
        if found := [card for card in pile if isinstance(card, Animal) and card.species is species]:
            yield found
    if stands := [card for card in pile if not isinstance(card, Animal)]:
        yield stands


def _signs_of(cards: Sequence[Card], words: Words) -> str:
    return " ".join(sorted(sign(card, words) for card in cards))


def extras(table: Table, words: Words) -> list[Button]:
    """The discard pile, which players may look through at any time here."""
    view = view_of(table)
    label = words("button-discard", count=len(view.discard))
    return [Button(verb_id(table.match_id, table.number, Verb.DISCARD), label, Style.LOOK)]
