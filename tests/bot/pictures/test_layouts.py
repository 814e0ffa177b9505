"""Every kind of picture looks as it did when somebody last looked at it (`guard`)."""

from __future__ import annotations

import re
from html import unescape
from itertools import product
from xml.sax.saxutils import escape

import pytest

from bot.pictures import pictures_of, render
from bot.pictures.fonts import Weight, font
from bot.pictures.rasteriser import render_whole
from engine.registry import games
from tests.bot.pictures.guard import FOLDER, KINDS, changes, drawing, image, kept, reference

SEEN = re.compile(r"<use [^>]*/>|<text .*?</text>")
"""Glyphs and texts; rectangles may be painted over again."""
TEXT = re.compile(
    r'<text x="(\d+)" y="(\d+)" font-size="(\d+)" font-weight="(\d+)" fill="([^"]+)">(.*?)</text>'
)
EVERY = 11
"""Of so many elements one is tried."""
MOVED = 6
"""Pixels: three on a phone."""


@pytest.mark.parametrize("name", KINDS)
def test_it_looks_as_it_did(name):
    """If it is meant to look different now, see `guard` for how to say so."""
    assert changes(reference(name), image(render(drawing(name).svg))) == []


def test_each_game_and_each_reference_is_guarded():
    assert {path.stem for path in FOLDER.glob("*.png")} == {*KINDS}
    assert {name.split("-")[0] for name in KINDS} == {key for key in games() if pictures_of(key)}
    assert all(path.stat().st_size < 8_000 for path in FOLDER.glob("*.png"))


# --- what the guard sees ----------------------------------------------------------------------------------


def in_place(text: re.Match[str]) -> str:
    """The same with the place of each letter: another rasteriser would move them closer to each other."""
    x, y, size, weight, fill, inner = text.groups()
    said, face = unescape(inner), font(Weight.BOLD if weight == "700" else Weight.PLAIN, int(size))
    places = " ".join(f"{int(x) + face.getlength(said[:place]):.2f}" for place in range(len(said)))
    return (
        f'<text x="{places}" y="{y}" font-size="{size}" font-weight="{weight}" fill="{fill}">'
        f"{escape(said)}</text>"
    )


@pytest.mark.parametrize("name", KINDS)
def test_another_rasteriser_makes_no_difference(name):
    """Other edges of letters and glyphs, other colours between two pixels."""
    assert changes(reference(name), image(render_whole(TEXT.sub(in_place, drawing(name).svg)))) == []


@pytest.mark.parametrize(
    "name", ["duell-table", "zooloretto-table-5", "zooloretto-zoo", "zuuli-park", "zuuli-hand"]
)
def test_nothing_vanishes_or_moves_unseen(name):
    svg = drawing(name).svg
    whole = kept(image(render(svg)))
    unseen = [
        (deed, element)
        for element, (deed, change) in product(SEEN.findall(svg)[::EVERY], CHANGES.items())
        if not changes(whole, image(render(svg.replace(element, change(element), 1))))
    ]
    assert unseen == []


def moved(element: str) -> str:
    return re.sub(r' y="(\d+)"', lambda place: f' y="{int(place[1]) + MOVED}"', element, count=1)


CHANGES = {"vanishes": lambda element: "", "moves": moved}
