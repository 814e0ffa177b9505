"""From text to pixels: sizes, colours, fonts that come with a package, and a bot without any of it."""

from __future__ import annotations

import io
import logging
import subprocess
import sys
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import pytest
from PIL import Image, ImageChops, ImageStat

import bot.pictures as pictures
from bot.commands.gallery import largest, midgame
from bot.pictures import Theme, pictures_of, render, table_picture, zoo_picture
from bot.pictures.fonts import Weight, font
from bot.pictures.palette import PALETTES
from bot.pictures.rasteriser import render_whole, self_contained
from bot.pictures.writing import fitted, width
from bot.words import LANGUAGES, words_in
from engine.core.game import Seat
from engine.registry import games
from tests.support.processes import REPOSITORY

LARGEST_FILE = 300_000
DRAWN = [key for key in games() if pictures_of(key)]


def image(png: bytes) -> Image.Image:
    return Image.open(io.BytesIO(png)).convert("RGB")


@pytest.mark.parametrize("theme", Theme)
@pytest.mark.parametrize("key", DRAWN)
def test_the_largest_pictures_are_small_files(key, theme):
    sample = largest(games()[key])
    for drawing in (
        table_picture(sample.table(), words_in("de"), theme),
        zoo_picture(sample.table(), Seat(1), words_in("de"), theme),
    ):
        png = render(drawing.svg)
        assert len(png) <= LARGEST_FILE
        shown = image(png)
        assert shown.size == (drawing.width, drawing.height)
        assert drawing.width == 800
        assert shown.getpixel((2, 2)) == Image.new("RGB", (1, 1), PALETTES[theme].page).getpixel((0, 0))


@pytest.mark.parametrize("key", DRAWN)
def test_composing_draws_what_the_whole_svg_shows(key):
    drawing = table_picture(midgame(games()[key], 2).table(), words_in("en"))
    composed, whole = image(render(drawing.svg)), image(render_whole(drawing.svg))
    assert sum(ImageStat.Stat(ImageChops.difference(composed, whole)).mean) / 3 < 3
    assert "<symbol" in self_contained(drawing.svg)


def test_only_text_crosses_to_a_worker():
    drawing = table_picture(midgame(games()["duell"], 2).table(), words_in("en"))
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        assert pool.submit(render, drawing.svg).result(timeout=60) == render(drawing.svg)


def test_text_is_measured_as_it_is_drawn():
    for text in ("Anna to move", "Großes Äffchen", "WWWWWW", "1/5"):
        for weight in Weight:
            left, _, right, _ = font(weight, 26).getbbox(text, anchor="ls")
            assert right - min(left, 0) <= width(text, 26, weight) + 2


def test_text_gets_smaller_before_it_loses_its_end():
    room = width("Anna to move", 24)
    assert fitted("Anna to move", room, 28, Weight.PLAIN) == ("Anna to move", 24)
    shown, size = fitted("Anna to move", room // 2, 28, Weight.PLAIN)
    assert size == 22
    assert shown.endswith("…")
    assert width(shown, size) <= room // 2


def test_without_what_draws_there_are_no_pictures_and_one_line_says_so(monkeypatch, caplog):
    real = pictures.find_spec
    monkeypatch.setattr(pictures, "find_spec", lambda name: None if name == "resvg_py" else real(name))
    pictures.are_available.cache_clear()
    pictures.pictures_of.cache_clear()
    try:
        with caplog.at_level(logging.WARNING):
            assert not any(pictures_of(key) for key in games())
        assert [record.getMessage() for record in caplog.records] == ["No pictures: resvg_py missing"]
    finally:
        pictures.are_available.cache_clear()
        pictures.pictures_of.cache_clear()


def test_what_draws_is_imported_with_the_first_picture_or_before():
    code = (
        "import sys, bot.pictures as pictures\n"
        "print('PIL' in sys.modules, 'discord' in sys.modules)\n"
        "pictures.warm_up(['duell', 'no_such_game'])\n"
        "print('PIL' in sys.modules, 'discord' in sys.modules, 'resvg_py' in sys.modules)"
    )
    ran = subprocess.run([sys.executable, "-c", code], cwd=REPOSITORY, capture_output=True, text=True)
    assert ran.stdout.splitlines() == ["False False", "True False False"], ran.stderr


def test_a_game_without_a_painter_has_no_pictures():
    assert not pictures_of("no_such_game")
    assert pictures_of("duell")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_description_names_what_counts(language):
    sample = midgame(games()["zooloretto"], 3)
    words = words_in(language)
    alt = table_picture(sample.table(), words).alt
    for name in sample.names:
        assert name in alt
    assert (
        words("pictures-asked-turn") in alt
        or words("pictures-asked-place") in alt
        or words("pictures-asked-load") in alt
    )
    assert "E5" in alt
