"""The public table beside its picture: a line a seat."""

from __future__ import annotations

from bot.present.lines import fits
from bot.present.people import who
from bot.present.zuuli.board import NAME, opened
from bot.present.zuuli.cards import face_of, shown, sign
from bot.present.zuuli.position import deck_at, is_running, view_of
from bot.tables import Table
from bot.words import Words
from engine.core.game import Seat


def brief(table: Table, words: Words) -> list[str]:
    """Points and the cards opened last; alone, the Collector's points too."""
    view = view_of(table)
    seats = sorted(view.boards)
    if table.outcome is not None:
        seats = [standing.score.seat for standing in table.outcome.standings]
    lines = [_seat(table, seat, words) for seat in seats]
    if view.collector is not None:
        points = words("zuuli-points", points=sum(view.collector.year_scores))
        lines.append(f"**{words('zuuli-collector')}** {points}")
    return lines


def _seat(table: Table, seat: Seat, words: Words) -> str:
    """`**Anna** 12 points · 🦒 Giraffe`; of two cards, or beside a long name, the signs alone."""
    scored = sum(view_of(table).boards[seat].year_scores)
    start = f"**{who(table, seat, NAME)}** {words('zuuli-points', points=scored)}"
    if not is_running(table):
        return start
    faces = [face_of(deck_at(table), card) for card in opened(table).get(seat, [])]
    named = [f"· {shown(face, words)}" for face in faces]
    return " ".join([start, *(named if fits([start, *named]) else (f"· {sign(face)}" for face in faces))])
