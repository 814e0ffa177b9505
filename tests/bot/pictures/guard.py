"""How every kind of picture looked when somebody last looked at it: in blocks, too coarse for single letters.

    python -m tests.bot.pictures.guard

draws all of them anew. Look at the pictures themselves (`python -m bot gallery FOLDER`) before you commit.
"""

from __future__ import annotations

import io
from collections.abc import Callable, Mapping
from functools import cache, partial, reduce
from itertools import product
from pathlib import Path

from PIL import Image, ImageChops

from bot.commands.gallery import building, largest, midgame
from bot.commands.samples import Sample
from bot.pictures import Drawing, Theme, hand_picture, render, table_picture, zoo_picture
from bot.words import words_in
from engine.core.game import Seat
from engine.registry import games

FOLDER = Path(__file__).parent / "layouts"
BLOCK = 8
"""Pixels; text is 22 and more."""
BITS = 5
"""A colour channel keeps so many: the files are smaller."""
TOLERANCE = 28
"""Of 255, in any channel of any block: more than another rasteriser makes, less than a sign of 12 pixels."""


def _midgame(key: str, seats: int, kind: str) -> Drawing:
    return _drawn(kind, midgame(games()[key], seats), "en", Theme.DARK)


def _largest(key: str, kind: str) -> Drawing:
    return _drawn(kind, largest(games()[key]), "de", Theme.LIGHT)


def _building() -> Drawing:
    sample = building(games()["zuuli"])
    assert sample is not None
    return zoo_picture(sample.table(Seat(1)), Seat(1), words_in("en"), Theme.DARK)


def _opening() -> Drawing:
    return _drawn("hand", Sample.fresh(games()["zuuli"], 2, 1), "de", Theme.LIGHT)


def _drawn(kind: str, sample: Sample, language: str, theme: Theme) -> Drawing:
    words = words_in(language)
    match kind:
        case "table":
            return table_picture(sample.table(), words, theme)
        case "zoo":
            return zoo_picture(sample.table(), Seat(1), words, theme)
    hand = hand_picture(sample.table(Seat(1)), words, theme)
    assert hand is not None
    return hand


KINDS: Mapping[str, Callable[[], Drawing]] = {
    "duell-table": partial(_midgame, "duell", 2, "table"),
    "duell-table-largest": partial(_largest, "duell", "table"),
    "zooloretto-table-2": partial(_midgame, "zooloretto", 2, "table"),
    "zooloretto-table-5": partial(_midgame, "zooloretto", 5, "table"),
    "zooloretto-table-largest": partial(_largest, "zooloretto", "table"),
    "zooloretto-zoo": partial(_midgame, "zooloretto", 2, "zoo"),
    "zooloretto-zoo-largest": partial(_largest, "zooloretto", "zoo"),
    "zuuli-table-1": partial(_midgame, "zuuli", 1, "table"),
    "zuuli-table-5": partial(_midgame, "zuuli", 5, "table"),
    "zuuli-table-largest": partial(_largest, "zuuli", "table"),
    "zuuli-park": partial(_midgame, "zuuli", 3, "zoo"),
    "zuuli-park-largest": partial(_largest, "zuuli", "zoo"),
    "zuuli-park-building": _building,
    "zuuli-hand": partial(_midgame, "zuuli", 3, "hand"),
    "zuuli-hand-opening": _opening,
}


@cache
def drawing(name: str) -> Drawing:
    return KINDS[name]()


def image(png: bytes) -> Image.Image:
    return Image.open(io.BytesIO(png)).convert("RGB")


def in_blocks(shown: Image.Image) -> Image.Image:
    """The mean colour of each block."""
    return shown.resize((shown.width // BLOCK, shown.height // BLOCK), Image.Resampling.BOX)


def _rounded(value: int) -> int:
    step = 1 << (8 - BITS)
    return value // step * step + step // 2


def kept(shown: Image.Image) -> Image.Image:
    """What is stored of a picture."""
    return in_blocks(shown).point(_rounded)


def reference(name: str) -> Image.Image:
    with Image.open(FOLDER / f"{name}.png") as stored:
        return stored.convert("RGB")


def changes(stored: Image.Image, shown: Image.Image) -> list[tuple[int, int]]:
    """Where blocks look different, also if all were a pixel beside where it is: places in the picture."""
    if stored.size != (shown.width // BLOCK, shown.height // BLOCK):
        return [(0, 0)]
    apart = reduce(
        ImageChops.darker,
        (
            _apart(stored, in_blocks(ImageChops.offset(shown, right, down)))
            for right, down in product((-1, 0, 1), repeat=2)
        ),
    )
    return [
        (place % apart.width * BLOCK, place // apart.width * BLOCK)
        for place, difference in enumerate(apart.tobytes())
        if difference > TOLERANCE
    ]


def _apart(one: Image.Image, other: Image.Image) -> Image.Image:
    """The difference in the channel that differs most."""
    return reduce(ImageChops.lighter, ImageChops.difference(one, other).split())


def main() -> None:
    for stale in FOLDER.glob("*.png"):
        stale.unlink()
    for name in KINDS:
        kept(image(render(drawing(name).svg))).save(FOLDER / f"{name}.png", optimize=True)


if __name__ == "__main__":
    main()
