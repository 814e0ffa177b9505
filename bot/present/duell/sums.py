"""Scores, itemised: a table of sums, and a line of words for each player."""

from __future__ import annotations

from collections.abc import Iterator

from bot.present.duell.cards import marker_sign
from bot.present.parts import Board
from bot.present.people import number, who
from bot.present.text import boxed, columns, left, right
from bot.tables import Table
from bot.words import Words
from engine.core.game import Score, ScoreItem
from engine.games.duell.cards import MARKERS
from engine.games.duell.kinds import ScoreKind

_LABEL = 9
_CELL = 9
_NARROW_CELL = 6
"""With the longest names 27 columns: a phone shows no more than 30 of a code block."""

_ROWS = {
    ScoreKind.MARKER: "duell-sum-markers",
    ScoreKind.MAJORITY: "duell-sum-species",
    ScoreKind.COINS: "duell-sum-coins",
    ScoreKind.PLUS: "duell-sum-plus",
    ScoreKind.MINUS: "duell-sum-minus",
}


def sums(table: Table, words: Words) -> list[str | Board]:
    """The sums side by side, then what they are made of."""
    made_of = [_line(table, score, words) for score in table.scores]
    return [Board(tuple(_rows(table, words))), *made_of, *_tie_break(table, words)]


def _tie_break(table: Table, words: Words) -> list[str]:
    """The coins, where they decided (Rulebook, Final Scoring)."""
    points = {score.points for score in table.scores}
    if table.outcome is None or len(points) > 1:
        return []
    by_seat = sorted(table.outcome.standings, key=lambda standing: standing.score.seat)
    coins = " : ".join(str(standing.tie_break) for standing in by_seat)
    return [words("duell-result-tie-break", coins=coins)]


def _rows(table: Table, words: Words) -> Iterator[str]:
    heads = [boxed(table.person(score.seat).name, _CELL - 1) for score in table.scores]
    cell = max(_NARROW_CELL, *(columns(head) + 1 for head in heads))
    yield _row("", heads, cell)
    for kind, key in _ROWS.items():
        points = [sum(item.points for item in _of(score, kind)) for score in table.scores]
        if any(_of(score, kind) for score in table.scores):
            yield _row(words(key), [number(value) for value in points], cell)
    yield _row(words("sums-total"), [number(score.points) for score in table.scores], cell)


def _row(label: str, cells: list[str], width: int) -> str:
    return left(label, _LABEL) + "".join(right(cell, width) for cell in cells)


def _of(score: Score, kind: ScoreKind) -> list[ScoreItem]:
    return [item for item in score.items if item.kind is kind]


def _line(table: Table, score: Score, words: Words) -> str:
    """`Anna 11: markers 3 3 2, most bears and tigers, 1 for 3 coins, −2`."""
    items = "; ".join(_items(score, words)) or "–"
    return words("duell-result-line", name=who(table, score.seat), points=number(score.points), items=items)


def _items(score: Score, words: Words) -> Iterator[str]:
    if markers := _of(score, ScoreKind.MARKER):
        faces = " ".join(marker_sign(MARKERS[str(item.params["marker"])]) for item in markers)
        yield words("duell-item-markers", markers=faces)
    if most := _of(score, ScoreKind.MAJORITY):
        names = (words("duell-animals", species=item.params["species"]) for item in most)
        yield words("duell-item-species", animals=", ".join(names))
    for item in _of(score, ScoreKind.COINS):
        yield words("duell-item-coins", points=item.points, coins=item.params["coins"])
    for item in _of(score, ScoreKind.PLUS):
        yield words("duell-item-plus", points=item.points)
    for item in _of(score, ScoreKind.MINUS):
        yield words("duell-item-minus", points=number(item.points))
