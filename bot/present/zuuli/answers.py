"""Friendly noes: the rule and its numbers, and what is legal instead."""

from __future__ import annotations

from collections.abc import Mapping

from bot.present.ids import Verb, verb_id
from bot.present.parts import Button, Style
from bot.present.people import signed
from bot.present.zuuli.cards import face_of, habitat_names, has_card, letters, named, plainly
from bot.present.zuuli.hand import pick_button
from bot.present.zuuli.places import offers
from bot.present.zuuli.position import (
    cards_in_hand,
    deck_at,
    draft_at,
    enclosures_of,
    gives_hints,
    letter,
    own_board,
    view_of,
)
from bot.tables import Table
from bot.words import Arg, Words
from engine.core.errors import Param
from engine.games.zuuli.cards import Animal, Enclosure
from engine.games.zuuli.deck import BUILT_IN, DEFAULT_DECK
from engine.games.zuuli.kinds import CardId, Phase, ZuuliRefusal

INSTEAD = 5
"""Buttons of what is legal instead."""

_CODES = frozenset(str(code) for code in ZuuliRefusal)


def refusal(table: Table | None, code: str, params: Mapping[str, Param], words: Words) -> str | None:
    """The rule and its numbers; None for a code that is not this game's."""
    if code not in _CODES:
        return None
    facts: dict[str, Arg] = dict(params)
    for name in ("card", "other"):
        if name in params:
            facts[name] = _card(table, str(params[name]), words)
    if "enclosure" in params:
        facts["enclosure"] = _enclosure(table, str(params["enclosure"]), words)
    if code == ZuuliRefusal.NO_HABITAT:
        facts["habitats"] = _habitats(table, str(params["card"]), words)
    return words(f"zuuli-refused-{code.replace('_', '-')}", **facts)


def _card(table: Table | None, card: str, words: Words) -> str:
    """Its name; what is no card of this deck keeps its token, which holds nothing but letters and digits."""
    deck = BUILT_IN[DEFAULT_DECK] if table is None else deck_at(table)
    return named(face_of(deck, CardId(card)), words) if has_card(deck, card) else f"`{card}`"


def _enclosure(table: Table | None, card: str, words: Words) -> str:
    """`B Standard Pen (W)` where it is one of the reader's."""
    deck = BUILT_IN[DEFAULT_DECK] if table is None else deck_at(table)
    if not has_card(deck, card):
        return f"`{card}`"
    face = face_of(deck, CardId(card))
    name = named(face, words)
    if isinstance(face, Enclosure):
        name += f" ({letters(face.habitats, words)})"
    own = [] if table is None or table.seat is None else enclosures_of(view_of(table), table.seat)
    return f"{letter(own.index(CardId(card)))} {name}" if card in own else name


def _habitats(table: Table | None, card: str, words: Words) -> str:
    deck = BUILT_IN[DEFAULT_DECK] if table is None else deck_at(table)
    face = face_of(deck, CardId(card)) if has_card(deck, card) else None
    return habitat_names(face.habitats, "/", words) if isinstance(face, Animal) else ""


# --- what is legal instead --------------------------------------------------------------------------------


def instead(table: Table, code: str, params: Mapping[str, Param], words: Words) -> tuple[Button, ...]:
    """Cards of the hand; or places for the card in question, else for the largest that lies on the table."""
    board = own_board(table)
    if board is None:
        return ()
    if view_of(table).phase is Phase.PICK:
        cards = cards_in_hand(board)
        return tuple(pick_button(table, place, card, words) for place, card in enumerate(cards[:INSTEAD], 1))
    if board.done or table.seat in table.ready or view_of(table).phase is Phase.OVER:
        return ()
    return _places(table, str(params.get("card", "")), words)


def _places(table: Table, card: str, words: Words) -> tuple[Button, ...]:
    draft = draft_at(table)
    wanted = [other for other in draft.left if other == card] or sorted(draft.left)
    for other in wanted:
        if found := offers(draft, other):
            best = sorted(found, key=lambda offer: -offer.gain)[:INSTEAD]
            name = plainly(face_of(draft.deck, other), words, 14)
            return tuple(
                Button(
                    verb_id(table.match_id, table.number, Verb.BUILD, f"lay {other} {offer.enclosure}"),
                    f"{name} → {offer.letter}"
                    + (f" {signed(offer.gain, words)}" if gives_hints(table) else ""),
                    Style.MOVE,
                )
                for offer in best
            )
    return ()
