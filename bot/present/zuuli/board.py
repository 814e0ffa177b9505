"""The public table: what was opened last, a line a seat; who is still choosing or building."""

from __future__ import annotations

from bot.present.lines import fits, wrapped
from bot.present.people import number, seat_names, who
from bot.present.zuuli.cards import face_of, listed, shown
from bot.present.zuuli.parks import collector_lines, short_park, years_of
from bot.present.zuuli.position import deck_at, is_running, opened, view_of
from bot.tables import Table
from bot.words import Words
from engine.core.game import Seat
from engine.games.zuuli.kinds import Direction, Phase

NAME = 14
"""Columns of a player's name."""


def board(table: Table, words: Words, zoo: Seat | None = None) -> list[str]:
    """Points and the cards opened last, a line a seat; `zoo` adds that seat's park."""
    lines = [line for seat in _in_order(table) for line in _seat(table, seat, words)]
    lines += collector_lines(table, words)
    if zoo is not None and zoo in view_of(table).boards:
        title = words("zuuli-park-title", name=who(table, zoo, NAME))
        lines += [f"**{title}**", *short_park(table, zoo, words)]
    return lines


def _in_order(table: Table) -> list[Seat]:
    """By seat; once the game is over, the best first."""
    if table.outcome is not None:
        return [standing.score.seat for standing in table.outcome.standings]
    return sorted(view_of(table).boards)


def _seat(table: Table, seat: Seat, words: Words) -> list[str]:
    """`**Anna** 12 points · kept 🦒 Giraffe`; at the end the Years."""
    view, deck = view_of(table), deck_at(table)
    scored = view.boards[seat].year_scores
    points = number(sum(scored))
    start = f"**{who(table, seat, NAME)}** {words('zuuli-points', points=sum(scored))}"
    if view.phase is Phase.OVER or not is_running(table):
        return wrapped([f"**{who(table, seat, NAME)}** {points}", *([years_of(scored)] if scored else [])])
    kept = listed([shown(face_of(deck, card), words) for card in opened(table).get(seat, [])])
    if not kept:
        return [start]
    line = [f"{start} ·", words("zuuli-kept"), *kept]
    return [" ".join(line)] if fits(line) else [start, *wrapped([f"└ {words('zuuli-kept')}", *kept])]


# --- who is asked -----------------------------------------------------------------------------------------


def status(table: Table, words: Words) -> str:
    """Who is still choosing, and where the hands go; or who is still building. Never since when."""
    view = view_of(table)
    everybody = len(table.actors) == len(view.boards) and len(view.boards) > 2
    names = words("zuuli-all") if everybody else seat_names(table, table.actors)
    if view.phase is Phase.DEVELOP:
        return words("zuuli-building", names=names)
    if view.collector is not None:
        return words("zuuli-choosing-solo", names=names)
    choosing = words("zuuli-choosing", names=names)
    return choosing if len(view.boards) == 2 else f"{choosing} · {direction(view.direction, words)}"


def direction(where: Direction, words: Words) -> str:
    """`hands go up ↑`: the seats stand in a list, from left to right."""
    return words("zuuli-direction", direction=where)
