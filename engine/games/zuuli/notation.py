"""Move text (FORMAT.md 1)."""

from __future__ import annotations

import re
from typing import assert_never

from engine.core.codec import NUMBER
from engine.core.errors import MalformedAction
from engine.games.zuuli.actions import DevelopPark, Furnished, Laid, PickCard, ZuuliAction
from engine.games.zuuli.kinds import CardId

_CARD = re.compile(rf"[a-z][a-z0-9_]{{0,29}}#{NUMBER}", re.ASCII)
_UPGRADE = "+"


def parse_action(text: str) -> ZuuliAction:
    """Reads a move text; what the cards are and whose is for the rules to ask. Raises `MalformedAction`."""
    verb, *rest = text.split(" ")
    if verb == "pick" and len(rest) == 1:
        return PickCard(parse_card(text, rest[0]))
    if verb == "develop" and not rest:
        return DevelopPark()
    if verb == "develop" and len(rest) == 1:
        return _layout(text, rest[0])
    raise MalformedAction(text, "a move is pick CARD, develop or develop LAYOUT")


def _layout(text: str, layout: str) -> DevelopPark:
    """`new_plot#1=lion#1,lion#2;riverbank#1=hippo#1,+extension#2`: each enclosure once."""
    furnished = tuple([_furnished(text, part) for part in layout.split(";")])
    if len({part.enclosure for part in furnished}) < len(furnished):
        raise MalformedAction(text, "an enclosure stands in a layout only once")
    return DevelopPark(furnished)


def _furnished(text: str, part: str) -> Furnished:
    enclosure, equals, cards = part.partition("=")
    if not equals:
        raise MalformedAction(text, f"{part!r} is not ENCLOSURE=CARDS")
    return Furnished(parse_card(text, enclosure), tuple([_laid(text, card) for card in cards.split(",")]))


def _laid(text: str, card: str) -> Laid:
    return Laid(parse_card(text, card.removeprefix(_UPGRADE)), card.startswith(_UPGRADE))


def parse_card(text: str, card: str) -> CardId:
    """Reads a card that stands in `text`; raises `MalformedAction`."""
    if not _CARD.fullmatch(card):
        raise MalformedAction(text, f"{card!r} is no card; a card is ID#NUMBER")
    return CardId(card)


def action_text(action: ZuuliAction) -> str:
    """Writes a move text."""
    match action:
        case PickCard(card):
            return f"pick {card}"
        case DevelopPark(layout):
            return f"develop {';'.join(map(_furnished_text, layout))}" if layout else "develop"
        case _:
            assert_never(action)


def _furnished_text(furnished: Furnished) -> str:
    cards = [f"{_UPGRADE if laid.is_upgrade else ''}{laid.card}" for laid in furnished.cards]
    return f"{furnished.enclosure}={','.join(cards)}"
