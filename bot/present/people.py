"""Names and moments as they are shown."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime

from bot.present.text import NAME_CAP, cleaned, escaped
from bot.tables import Person, Table
from bot.words import Words
from engine.core.game import Score, Seat

_SIDE_BY_SIDE = 2
"""Seats whose scores need no names."""


def who(table: Table, seat: Seat, columns: int = NAME_CAP) -> str:
    """A seat's name for messages and embeds."""
    return escaped(table.person(seat).name, columns)


def who_plainly(table: Table, seat: Seat, columns: int = 12) -> str:
    """A seat's name for buttons, menus and footers, which know no markdown."""
    return cleaned(table.person(seat).name, columns)


def names(people: Iterable[Person]) -> str:
    """Their names in a row, for messages and embeds."""
    return ", ".join(escaped(person.name) for person in people)


def seat_names(table: Table, seats: Iterable[Seat]) -> str:
    """The names of those who sit there, by rising seat."""
    return names(table.person(seat) for seat in sorted(seats))


def mention(person_id: int) -> str:
    """Discord shows the name; it rings only in a call."""
    return f"<@{person_id}>"


def place_link(channel_id: int) -> str:
    """Discord shows the channel's or thread's name and links it."""
    return f"<#{channel_id}>"


def since(moment: datetime) -> str:
    """Discord shows "3 hours ago" in the reader's language, always fresh."""
    return f"<t:{int(moment.timestamp())}:R>"


def last_moved(table: Table) -> str:
    """Since when the table stands as it does."""
    return since(table.last[-1].at if table.last else table.to_move_since)


def until(moment: datetime) -> str:
    """Discord shows day and time in the reader's language and time zone."""
    return f"<t:{int(moment.timestamp())}:f>"


def signed(points: int, words: Words) -> str:
    """`+3` or `−1`, with a real minus sign."""
    return words("plus", points=points) if points >= 0 else words("minus", points=-points)


def number(points: int) -> str:
    """A number that may be negative, with a real minus sign."""
    return str(points).replace("-", "−")


def score_line(scores: Iterable[Score]) -> str:
    """`5 : 3`, by rising seat."""
    return " : ".join(number(score.points) for score in scores)


def scores_named(table: Table, scores: Iterable[Score]) -> str:
    """`5 : 3`; with more than two seats `Anna 12, Ben 8, Cleo 15`, in the given order."""
    if len(table.people) <= _SIDE_BY_SIDE:
        return score_line(scores)
    return ", ".join(f"{who(table, score.seat, 10)} {number(score.points)}" for score in scores)
