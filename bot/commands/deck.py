"""`python -m bot deck check FILE`: looks an owner's deck file over, before anybody wants to play with it."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from bot.commands.failures import CommandFailure, Exit
from bot.config import read_deck_file
from engine.registry import AnyGame, games


def run(arguments: Namespace) -> int:
    """Everything that is wrong, a line each, and 1; or what is in the deck."""
    text = _read(arguments.file)
    game = _game_of(arguments.file, text)
    assert game.deck_files is not None
    report = game.deck_files.report(text)
    for problem in report.problems:
        print(f"BAD {problem}")
    if report.problems:
        return Exit.FAILED
    print(f"ok  a deck of {game.info.title}")
    for line in report.summary:
        print(f"    {line}")
    return Exit.OK


def _read(path: Path) -> str:
    try:
        return read_deck_file(path)
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else "it is no text"
        raise CommandFailure(Exit.USAGE, f"{path} cannot be read: {reason}.") from None


def _game_of(path: Path, text: str) -> AnyGame:
    """The game that the file is meant for, told from what stands in it."""
    known = [game for game in games().values() if game.deck_files is not None]
    for game in known:
        if game.deck_files is not None and game.deck_files.is_meant(text):
            return game
    titles = " or ".join(game.info.title for game in known)
    raise CommandFailure(Exit.FAILED, f"{path} is no deck file: it has nothing of a deck of {titles}.")
