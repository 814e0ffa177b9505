"""Why a score is what it is: its lines by rule, each rule with its passage of the final scoring."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from bot.present.duell.board import view_of
from bot.present.duell.cards import marker_sign
from bot.present.duell.pages import passage
from bot.present.people import number
from bot.present.presenter import Reason, lines_by_passage
from bot.tables import Table
from bot.words import Words
from engine.core.game import ScoreItem, Seat
from engine.games.duell.cards import MARKERS
from engine.games.duell.kinds import ScoreKind

TOPIC = "final"

PASSAGES: Mapping[str, str] = {
    ScoreKind.MARKER: "markers",
    ScoreKind.MAJORITY: "majority",
    ScoreKind.PLUS: "majority",
    ScoreKind.COINS: "coins",
    ScoreKind.MINUS: "minus",
}
"""Which passage is behind a line."""


def reasons(table: Table, seat: Seat, words: Words) -> list[Reason]:
    """A reason a rule, in the order of the score."""
    deck = view_of(table).options.deck
    lines = lines_by_passage(table, seat, PASSAGES, lambda item: _LINES[ScoreKind(item.kind)](item, words))
    told = lines or {PASSAGES[ScoreKind.MAJORITY]: [words("why-nothing")]}
    return [Reason(tuple(said), passage(name, deck, words), TOPIC) for name, said in told.items()]


def _marker(item: ScoreItem, words: Words) -> str:
    face = marker_sign(MARKERS[str(item.params["marker"])])
    return words("duell-why-marker", marker=face, points=item.points)


def _majority(item: ScoreItem, words: Words) -> str:
    return words("duell-why-majority", **item.params, points=item.points)


def _coins(item: ScoreItem, words: Words) -> str:
    return words("duell-why-coins", **item.params, points=item.points)


def _plus(item: ScoreItem, words: Words) -> str:
    return words("duell-item-plus", points=item.points)


def _minus(item: ScoreItem, words: Words) -> str:
    return words("duell-why-minus", **item.params, points=number(item.points))


_LINES: Mapping[ScoreKind, Callable[[ScoreItem, Words], str]] = {
    ScoreKind.MARKER: _marker,
    ScoreKind.MAJORITY: _majority,
    ScoreKind.COINS: _coins,
    ScoreKind.PLUS: _plus,
    ScoreKind.MINUS: _minus,
}
