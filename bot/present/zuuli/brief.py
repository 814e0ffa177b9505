"""The public table beside its picture: a line a seat."""

from __future__ import annotations

from collections.abc import Callable

from bot.present.lines import fits
from bot.present.people import number, who
from bot.present.text import escaped
from bot.present.zuuli.board import NAME
from bot.present.zuuli.cards import face_of, named, shortly, shown, sign
from bot.present.zuuli.position import deck_at, is_running, opened, view_of
from bot.tables import Table
from bot.words import Words
from engine.core.game import Seat
from engine.games.zuuli.cards import Face

_CUT = 9
"""Columns of a card's name where even the short one is too long."""


def brief(table: Table, words: Words) -> list[str]:
    """Points and the cards opened last; alone, the Collector's points too."""
    view = view_of(table)
    seats = sorted(view.boards)
    if table.outcome is not None:
        seats = [standing.score.seat for standing in table.outcome.standings]
    lines = [_in_words(table, seat, words) for seat in seats]
    if not all(fits([line]) for line in lines):
        lines = [_in_short(table, seat, words) for seat in seats]
    if view.collector is not None:
        points = words("zuuli-points", points=sum(view.collector.year_scores))
        lines.append(f"**{words('zuuli-collector')}** {points}")
    return lines


def _in_words(table: Table, seat: Seat, words: Words) -> str:
    """`**Anna** 12 points · kept 🦒 Giraffe`."""
    kept = ", ".join(shown(face, words) for face in _kept(table, seat))
    start = f"**{who(table, seat, NAME)}** {words('zuuli-points', points=_points(table, seat))}"
    return f"{start} · {words('zuuli-kept')} {kept}" if kept else start


def _in_short(table: Table, seat: Seat, words: Words) -> str:
    """`**Anna** 12 · 🦒 Giraffe, ▦ Standard Pen`: with as much of the names as fits."""
    start, faces = f"**{who(table, seat, NAME)}** {number(_points(table, seat))}", _kept(table, seat)
    if not faces:
        return start
    lines = [f"{start} · {', '.join(say(face, words) for face in faces)}" for say in _NAMES]
    return next((line for line in lines if fits([line])), lines[-1])


_NAMES: tuple[Callable[[Face, Words], str], ...] = (
    shown,
    lambda face, words: f"{sign(face)} {escaped(shortly(face, words))}",
    lambda face, words: f"{sign(face)} {named(face, words, _CUT)}",
    lambda face, _: sign(face),
)
"""Ways to name a card, the clearest first."""


def _points(table: Table, seat: Seat) -> int:
    return sum(view_of(table).boards[seat].year_scores)


def _kept(table: Table, seat: Seat) -> list[Face]:
    """What was opened of that seat last, while the game is on."""
    return (
        [face_of(deck_at(table), card) for card in opened(table).get(seat, [])] if is_running(table) else []
    )
