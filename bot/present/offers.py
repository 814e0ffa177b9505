"""What slash commands can choose from, while it is typed."""

from __future__ import annotations

from bot.present.parts import OPTION_CAP, OPTIONS_CAP
from bot.present.presenter import presenter_of
from bot.present.text import cut_units
from bot.tables import Table
from bot.words import Words


def choices_for_command(table: Table, command: str, typed: str, words: Words) -> list[tuple[str, str]]:
    """Label and move text of what a command (`take`, `money-steal`) may choose and fits what was typed."""
    wanted = typed.casefold().strip()
    return [
        (label, move)
        for label, move in offers_for_command(table, command, words)
        if wanted in label.casefold() or wanted in move.casefold()
    ][:OPTIONS_CAP]


def offers_for_command(table: Table, command: str, words: Words) -> list[tuple[str, str]]:
    """All that it may choose, more than Discord can list: what was typed is looked up here."""
    return [
        (cut_units(label, OPTION_CAP), move)
        for label, move in presenter_of(table.game).typed(table, command, words)
    ]
