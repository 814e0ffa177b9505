"""Every glyph is there, draws something, and is told from its kin where it is 24 pixels small."""

from __future__ import annotations

import io
from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageStat

from bot.pictures import pictures_of
from bot.pictures.glyphs import EMOJI, OWN, glyph_svg
from bot.pictures.palette import PALETTES, Theme
from bot.pictures.rasteriser import _glyph
from bot.words import LANGUAGES, Words
from engine.registry import games
from tests.bot.pictures.games import checks_of

SMALL = 24
DRAWN = [key for key in games() if pictures_of(key)]
FAMILIES = {f"{key}: {kind}": glyphs for key in DRAWN for kind, glyphs in checks_of(key).GLYPHS.items()}
STANDS_OUT = 38
TOLD_APART = 30
"""Mean difference of colour (of 255) over the tile where either is drawn."""


def on_tile(name: str, side: int = SMALL) -> Image.Image:
    tile = Image.new("RGB", (side, side), PALETTES[Theme.DARK].tile)
    glyph = _glyph(str(name), side)
    tile.paste(glyph, (0, 0), glyph)
    return tile


def difference(one: str, other: str) -> float:
    """Over the pixels that either of them covers."""
    covered = ImageChops.lighter(
        _glyph(str(one), SMALL).getchannel("A"), _glyph(str(other), SMALL).getchannel("A")
    )
    mask = covered.point(lambda alpha: 255 if alpha > 64 else 0)
    apart = ImageChops.difference(on_tile(one), on_tile(other))
    return sum(ImageStat.Stat(apart, mask).mean) / 3


@pytest.mark.parametrize("name", sorted({*EMOJI, *OWN}))
def test_every_glyph_draws_something_within_its_square(name):
    assert glyph_svg(name).startswith("<svg")
    alpha = _glyph(name, 72).getchannel("A")
    assert alpha.getbbox() is not None
    assert ImageStat.Stat(alpha).mean[0] > 15


@pytest.mark.parametrize("family", FAMILIES)
def test_kin_are_told_apart_at_24_pixels(family):
    for one, other in combinations(FAMILIES[family], 2):
        assert difference(one, other) >= TOLD_APART, (one, other, difference(one, other))


@pytest.mark.parametrize("family", FAMILIES)
def test_kin_are_told_apart_without_colour(family):
    for one, other in combinations(FAMILIES[family], 2):
        grey = ImageChops.difference(on_tile(one).convert("L"), on_tile(other).convert("L"))
        assert ImageStat.Stat(grey).mean[0] >= 8, (one, other)


def test_species_without_an_emoji_of_theirs_are_drawn_by_us():
    assert not OWN & {*EMOJI}
    for name in (
        "hyena",
        "antelope",
        "tree-frog",
        "anteater",
        "red-panda",
        "meerkat",
        "toucan",
        "angler-fish",
    ):
        assert name in OWN


# --- pieces -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", DRAWN)
@pytest.mark.parametrize("language", LANGUAGES)
def test_pieces_that_differ_look_different_without_their_colours(key, language):
    for kind in checks_of(key).looks(Words(language, strict=True)):
        looks = [(face.glyph, face.badge, face.letters, face.number) for face in kind]
        assert len(set(looks)) == len(looks)


@pytest.mark.parametrize("key", DRAWN)
@pytest.mark.parametrize("language", LANGUAGES)
def test_colours_have_letters_that_differ(key, language):
    for kind in checks_of(key).letters(Words(language, strict=True)):
        assert len({letters.lower() for letters in kind}) == len(kind)
        assert len({len(letters) for letters in kind}) == 1


def test_a_glyph_is_what_the_rasteriser_draws():
    png = io.BytesIO()
    _glyph("bear", 24).save(png, "PNG")
    assert png.getvalue().startswith(b"\x89PNG")


@pytest.mark.parametrize("theme", Theme)
@pytest.mark.parametrize("key", DRAWN)
def test_a_piece_stands_out_from_its_tile(key, theme):
    """Over the pixels that the glyph covers; a pale one lies on dark ground."""
    palette = PALETTES[theme]
    for face in (face for kind in checks_of(key).looks(Words("en", strict=True)) for face in kind):
        glyph = _glyph(face.glyph, 40)
        ground = Image.new("RGB", glyph.size, palette.on_tile if face.is_dark else palette.tile)
        tile = ground.copy()
        tile.paste(glyph, (0, 0), glyph)
        mask = glyph.getchannel("A").point(lambda alpha: 255 if alpha > 64 else 0)
        apart = sum(ImageStat.Stat(ImageChops.difference(tile, ground), mask).mean) / 3
        assert apart >= STANDS_OUT, (face, apart)
