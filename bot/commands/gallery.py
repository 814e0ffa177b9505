"""`python -m bot gallery FOLDER`: every kind of picture, in both languages and both themes."""

from __future__ import annotations

import html
from argparse import Namespace
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from random import Random

from bot.commands.failures import CommandFailure, Exit
from bot.commands.samples import LONG_NAMES, NAMES, Sample, positions
from bot.pictures import (
    Drawing,
    Theme,
    are_available,
    hand_picture,
    pictures_of,
    render,
    table_picture,
    zoo_picture,
)
from bot.tables import Table
from bot.words import LANGUAGES, Words, words_in
from engine.core.game import Seat
from engine.registry import AnyGame, games

GAMES_TRIED = 4
"""Games played by chance to find a large position in."""


@dataclass(frozen=True, slots=True)
class Kind:
    """One picture of one position."""

    name: str
    table: Table
    draw: Callable[[Table, Words, Theme], Drawing | None]


def run(arguments: Namespace) -> int:
    """Writes the pictures and a page that shows them with their descriptions."""
    if not are_available():
        raise CommandFailure(Exit.FAILED, "what draws pictures is not installed")
    folder: Path = arguments.folder
    folder.mkdir(parents=True, exist_ok=True)
    shown: list[str] = []
    for kind, language, theme in product(kinds(), LANGUAGES, Theme):
        drawing = kind.draw(kind.table, words_in(language), theme)
        if drawing is not None:
            name = f"{kind.name}-{language}-{theme}.png"
            (folder / name).write_bytes(render(drawing.svg))
            shown.append(_shown(name, drawing))
    (folder / "index.html").write_text(_PAGE.format("\n".join(shown)), encoding="utf-8")
    print(f"{len(shown)} pictures in {folder}")
    return Exit.OK


_PAGE = '<!doctype html><meta charset="utf-8"><title>Pictures</title>\n{}\n'


def _shown(name: str, drawing: Drawing) -> str:
    alt = html.escape(drawing.alt)
    image = f'<img src="{name}" width="{drawing.width}" alt="{alt}">'
    return f"<figure>{image}<figcaption>{alt}</figcaption></figure>"


def kinds() -> Iterator[Kind]:
    """Every kind of picture, of games under way and of the largest positions."""
    for key, game in games().items():
        if pictures_of(key):
            for seats in game.info.seat_counts:
                yield from _of(f"{key}-{seats}-midgame", midgame(game, seats))
            yield from _of(f"{key}-largest", largest(game))
            opening = Sample.fresh(game, _fewest(game), 1)
            yield Kind(f"{key}-opening-hand", opening.table(Seat(1)), hand_picture)
            if (built := building(game)) is not None:
                yield Kind(f"{key}-building-zoo", built.table(Seat(1)), _own_zoo)


def _fewest(game: AnyGame) -> int:
    """Players with the largest hands."""
    return min(count for count in game.info.seat_counts if count > 1)


def _own_zoo(table: Table, words: Words, theme: Theme) -> Drawing:
    return zoo_picture(table, Seat(1), words, theme)


def _of(name: str, sample: Sample) -> Iterator[Kind]:
    """Table, zoo and hand."""
    mover = min(sample.game.actors(sample.state), default=Seat(1))
    yield Kind(f"{name}-table", sample.table(), table_picture)
    yield Kind(
        f"{name}-zoo", sample.table(), lambda table, words, theme: zoo_picture(table, mover, words, theme)
    )
    yield Kind(f"{name}-hand", sample.table(mover), hand_picture)


def midgame(game: AnyGame, seats: int) -> Sample:
    """The middle of a game that is played with some sense."""
    whole = sum(1 for _ in positions(game, seats, seats, sense=0.8))
    sample = Sample.fresh(game, seats, seats, NAMES)
    return sample.play(Random(seats), whole // 2, sense=0.8)


def building(game: AnyGame) -> Sample | None:
    """The first player puts a decision together, well into a game; None where there is no such thing."""
    bench = game.workbench
    if bench is None:
        return None
    seats = _fewest(game)
    whole = sum(1 for _ in positions(game, seats, seats, sense=0.8))
    return next(
        sample
        for number, sample in enumerate(positions(game, seats, seats, sense=0.8))
        if number > whole // 2 and bench.is_open(game.view(sample.state, Seat(1)))
    )


def largest(game: AnyGame) -> Sample:
    """The end of the game by chance with the most to draw, with long names."""
    seats = max(game.info.seat_counts)
    ends = (
        Sample.fresh(game, seats, seed, LONG_NAMES).play(Random(seed), 10_000) for seed in range(GAMES_TRIED)
    )
    return max(ends, key=lambda sample: len(table_picture(sample.table(), words_in(LANGUAGES[0])).nodes))
