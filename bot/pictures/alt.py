"""Pictures in words: what they share."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.pictures.pieces import name_in_words
from bot.present.text import cut_units
from bot.tables import Phase, Table
from bot.words import Words
from engine.core.game import Seat

LIMIT = 1024
"""What Discord takes as the description of an attachment."""


def joined(sentences: Iterable[str]) -> str:
    """One sentence after the other; what matters least is last, and cut first."""
    return cut_units(" ".join(f"{sentence}." for sentence in sentences if sentence), LIMIT)


def listed(names: Iterable[str]) -> str:
    """With commas; a dash for nothing."""
    return ", ".join(names) or "–"


def turn(
    table: Table, phase: str, to_move: Seat, winners: Sequence[Seat] | None, tiles: str, words: Words
) -> str:
    """Who is to do what, or who has won."""
    if table.phase is Phase.ENDED or (table.phase is Phase.OVER and not winners):
        return words("pictures-ended")
    if table.phase is Phase.OVER:
        return won(table, winners or (), words)
    return words("pictures-alt-asked", phase=phase, name=name_in_words(table, to_move), tiles=tiles)


def won(table: Table, winners: Sequence[Seat], words: Words) -> str:
    """Who has won."""
    names = listed(name_in_words(table, seat) for seat in winners)
    return words("pictures-alt-won", names=names, count=len(winners))
