"""What slash commands can choose from, while it is typed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.present.parts import OPTION_CAP, OPTIONS_CAP
from bot.present.presenter import presenter_of
from bot.present.text import cut_units
from bot.tables import Table
from bot.words import Words
from engine.core.game import Option, OptionValue


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


def option_label(
    game: str, known: Sequence[Option], typed: str, chosen: Mapping[str, OptionValue], words: Words
) -> str:
    """`expert=yes · expert game`: options as they are typed, and what a lobby says of them."""
    presenter, plain = presenter_of(game), {option.name: option.default for option in known}
    usual = presenter.options(plain, words)
    told = [line for line in presenter.options({**plain, **chosen}, words) if line not in usual]
    return cut_units(" · ".join([typed, *told]), OPTION_CAP)
