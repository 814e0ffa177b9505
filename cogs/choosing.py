"""From what was typed to what was meant: the value, a part of it, or a label that fits one choice."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from discord import app_commands

from bot.present.panels import game_name
from bot.present.text import ELLIPSIS
from bot.tables import Table
from bot.words import Words
from engine.core.errors import MalformedAction
from engine.registry import AnyGame, games

Choices = list[app_commands.Choice[str]]

LONGEST = 1500
"""A move text is never longer: a layout of 24 cards has some 600. What is longer is no move, and is cut."""

MOST_CHOICES = 25
LONGEST_CHOICE = 100

Offer = tuple[str, str]
"""Label and move text."""


def read_choice(game: AnyGame, offers: Sequence[Offer], names: Sequence[Offer], verb: str, typed: str) -> str:
    """The move text that was meant; if that is not clear, what was typed, for the referee to refuse.

    A move of the game is meant as it stands, legal or not. A part of a label is looked for in the `names`,
    the labels without what a choice brings: that holds words and numbers of other things.
    """
    said = " ".join(typed.split())
    if len(said) > LONGEST:
        return f"{said[:LONGEST]}{ELLIPSIS}"  # never a shorter move that happens to be one
    wanted = said.casefold()
    written = said if wanted.startswith(f"{verb} ") else f"{verb} {said}".rstrip()
    written = written if _is_move(game, written) else written.casefold()
    for fitting in (
        [move for _, move in offers if wanted in (move.casefold(), _argument(move).casefold())],
        [move for label, move in (*offers, *names) if wanted == label.casefold()],
        [written] if _is_move(game, written) else [],
        [move for label, move in names if wanted in label.casefold()],
    ):
        if len(set(fitting)) == 1:
            return fitting[0]
    return written


def _is_move(game: AnyGame, text: str) -> bool:
    """Whether the text is a move of the game at all."""
    try:
        game.parse_action(text)
    except MalformedAction:
        return False
    return True


def _argument(move: str) -> str:
    return move.partition(" ")[2]


def without_hints(table: Table) -> Table:
    """The same table, where labels do not say what a choice brings."""
    return replace(table, table_options=replace(table.table_options, hints=False))


def fitting_choices(offers: Sequence[Offer], typed: str) -> Choices:
    """What Discord offers while it is typed."""
    wanted = typed.strip().casefold()
    return offered_choices([offer for offer in offers if wanted in offer[0].casefold()])


def offered_choices(offers: Sequence[Offer]) -> Choices:
    """As many as Discord can list."""
    return [
        app_commands.Choice(name=label[:LONGEST_CHOICE], value=value)
        for label, value in offers[:MOST_CHOICES]
    ]


def read_game(typed: str, words: Words) -> str | None:
    """The game that was meant, by key or by name; None when it is not clear."""
    wanted = typed.strip().casefold()
    exact = [key for key in games() if wanted in (key, game_name(key, words).casefold())]
    fitting = exact or [key for key in games() if wanted and wanted in game_name(key, words).casefold()]
    return fitting[0] if len(fitting) == 1 else None


def game_choices(words: Words, typed: str) -> Choices:
    """The games whose name fits what was typed."""
    return fitting_choices([(game_name(key, words), key) for key in games()], typed)
