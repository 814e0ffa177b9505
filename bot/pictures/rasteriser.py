"""From SVG to PNG: the only place that rasterises. Pure; runs in a worker process, where only text crosses.

Glyphs are rasterised once a size and kept; boxes and text are painted by Pillow. `render_whole` is the other
way, which takes several times as long (`python -m bot bench` measures both).
"""

from __future__ import annotations

import io
import re
from collections.abc import Callable, Mapping
from functools import lru_cache
from xml.etree.ElementTree import Element, fromstring, tostring

import resvg_py
from font_source_sans_pro import font_files_ttf
from PIL import Image, ImageDraw

from bot.pictures.fonts import Weight, font
from bot.pictures.glyphs import glyph_svg, glyph_symbol

_WEIGHTS = {"600": Weight.PLAIN, "700": Weight.BOLD}
_FINER = 8
"""Corners are drawn so many times larger, then made smaller: that is what makes them smooth."""

_COMPRESSION = 4
"""More takes longer and saves little."""


def render(svg: str) -> bytes:
    """A PNG of a `Drawing`'s SVG."""
    root = fromstring(svg)  # noqa: S314 - we wrote it a moment ago
    image = Image.new("RGB", (int(root.attrib["width"]), int(root.attrib["height"])))
    brush = ImageDraw.Draw(image)
    brush.fontmode = "L"
    for element in root:
        _PAINT[element.tag.rpartition("}")[2]](image, brush, element)
    return _png(image)


def _png(image: Image.Image) -> bytes:
    written = io.BytesIO()
    image.save(written, "PNG", compress_level=_COMPRESSION)
    return written.getvalue()


def _number(element: Element, name: str) -> int:
    return int(element.attrib[name])


def _box(element: Element) -> tuple[int, int, int, int]:
    """Left, top, right, bottom."""
    x, y = _number(element, "x"), _number(element, "y")
    return x, y, x + _number(element, "width"), y + _number(element, "height")


def _paint_rect(image: Image.Image, brush: ImageDraw.ImageDraw, element: Element) -> None:
    x, y, right, bottom = _box(element)
    fill = element.attrib["fill"]
    radius = min(_number(element, "rx"), (right - x) // 2, (bottom - y) // 2)
    brush.rectangle((x + radius, y, right - radius - 1, bottom - 1), fill)
    if radius:
        brush.rectangle((x, y + radius, right - 1, bottom - radius - 1), fill)
        places = ((x, y), (right - radius, y), (right - radius, bottom - radius), (x, bottom - radius))
        for place, mask in zip(places, _corners(radius), strict=True):
            image.paste(fill, (*place, place[0] + radius, place[1] + radius), mask)


@lru_cache(maxsize=64)
def _corners(radius: int) -> tuple[Image.Image, ...]:
    """Quarters of a disc, clockwise from the upper left."""
    large = radius * _FINER
    disc = Image.new("L", (large, large))
    ImageDraw.Draw(disc).ellipse((0, 0, 2 * large - 1, 2 * large - 1), fill=255)
    quarter = disc.resize((radius, radius), Image.Resampling.BOX)
    turns = (Image.Transpose.ROTATE_270, Image.Transpose.ROTATE_180, Image.Transpose.ROTATE_90)
    return (quarter, *(quarter.transpose(turn) for turn in turns))


def _paint_glyph(image: Image.Image, _: ImageDraw.ImageDraw, element: Element) -> None:
    x, y, right, _bottom = _box(element)
    small = _glyph(element.attrib["href"].removeprefix("#"), right - x)
    image.paste(small, (x, y), small)


@lru_cache(maxsize=1024)
def _glyph(name: str, side: int) -> Image.Image:
    png = resvg_py.svg_to_bytes(svg_string=glyph_svg(name), width=side, height=side, skip_system_fonts=True)
    return Image.open(io.BytesIO(png)).convert("RGBA")


def _paint_text(_: Image.Image, brush: ImageDraw.ImageDraw, element: Element) -> None:
    face = font(_WEIGHTS[element.attrib["font-weight"]], _number(element, "font-size"))
    at = (_number(element, "x"), _number(element, "y"))
    brush.text(at, element.text or "", fill=element.attrib["fill"], font=face, anchor="ls")


def _paint_outline(image: Image.Image, _: ImageDraw.ImageDraw, element: Element) -> None:
    x, y, right, bottom = _box(element)
    element.attrib.update(x="0", y="0")
    shape = _outline(tostring(element, "unicode"), right - x, bottom - y)
    image.paste(shape, (x, y), shape)


@lru_cache(maxsize=256)
def _outline(svg: str, width: int, height: int) -> Image.Image:
    png = resvg_py.svg_to_bytes(svg_string=svg, width=width, height=height, skip_system_fonts=True)
    return Image.open(io.BytesIO(png)).convert("RGBA")


_PAINT: Mapping[str, Callable[[Image.Image, ImageDraw.ImageDraw, Element], None]] = {
    "rect": _paint_rect,
    "use": _paint_glyph,
    "text": _paint_text,
    "svg": _paint_outline,
}


# --- the slower way ---------------------------------------------------------------------------------------


def self_contained(svg: str) -> str:
    """The same SVG with its glyphs inside: for browsers, and to measure the slower way."""
    used = sorted(set(re.findall(r'href="#([^"]+)"', svg)))
    symbols = "".join(map(glyph_symbol, used))
    return svg.replace("</svg>", f"<defs>{symbols}</defs></svg>")


def render_whole(svg: str) -> bytes:
    """The same picture by giving all of it to the rasteriser."""
    fonts = [font_files_ttf[weight] for weight in Weight]
    return bytes(
        resvg_py.svg_to_bytes(svg_string=self_contained(svg), skip_system_fonts=True, font_files=fonts)
    )
