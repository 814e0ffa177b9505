"""How long pictures take: laid out on the event loop, rasterised in a worker."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache, partial

from bot.commands.gallery import largest, midgame
from bot.commands.measured import Measure, Row, median_time
from bot.pictures import Drawing, are_available, pictures_of, render, table_picture
from bot.words import words_in
from engine.registry import AnyGame, games

TABLE_BAR = 60
LARGEST_BAR = 120
"""Milliseconds."""
TIMES = 15


def measures() -> Iterator[Measure]:
    """Of every game a table in the middle, the largest one, and the other way to rasterise."""
    if not are_available():
        return
    for key, game in games().items():
        if pictures_of(key):
            yield partial(_laid_out, game)
            yield partial(_rendered, f"a picture of a table, {game.info.title}", game, _usual, TABLE_BAR)
            yield partial(_rendered, f"the largest picture, {game.info.title}", game, _largest, LARGEST_BAR)
            yield partial(_whole, game)


@cache
def _usual(game: AnyGame) -> Drawing:
    return table_picture(midgame(game, max(game.info.seat_counts)).table(), words_in("en"))


@cache
def _largest(game: AnyGame) -> Drawing:
    return table_picture(largest(game).table(), words_in("de"))


def _laid_out(game: AnyGame) -> Row:
    table, words = midgame(game, max(game.info.seat_counts)).table(), words_in("en")
    table_picture(table, words)
    taken = median_time(lambda: table_picture(table, words), TIMES)
    return Row(f"laying out a picture, {game.info.title}", taken * 1e3, "ms")


def _rendered(what: str, game: AnyGame, drawing: Callable[[AnyGame], Drawing], bar: float) -> Row:
    svg = drawing(game).svg
    size = len(render(svg))
    return Row(f"{what} ({size // 1000} kB)", median_time(lambda: render(svg), TIMES) * 1e3, "ms", bar)


def _whole(game: AnyGame) -> Row:
    from bot.pictures.rasteriser import render_whole

    svg = _usual(game).svg
    return Row(
        "  the same table, the whole SVG rasterised", median_time(lambda: render_whole(svg), 5) * 1e3, "ms"
    )
