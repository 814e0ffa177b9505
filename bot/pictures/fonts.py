"""The picture font: it comes with a package, never from the system, and text is measured with its numbers."""

from __future__ import annotations

from enum import StrEnum
from functools import cache, lru_cache
from math import ceil

from font_source_sans_pro import font_files_ttf
from PIL import ImageFont

ELLIPSIS = "…"

SMALLEST = 22
"""No text is smaller, in a picture 800 wide: 11 on a phone that shows it half as wide."""

CAPITALS = 0.66
"""The height of a capital letter, of the size."""

ABOVE, BELOW = 0.74, 0.22
"""What letters take above and below the line they stand on, of the size."""


class Weight(StrEnum):
    """The faces in use, by the package's names."""

    PLAIN = "SourceSansProSemibold"
    BOLD = "SourceSansProBold"


CSS_WEIGHT = {Weight.PLAIN: 600, Weight.BOLD: 700}


@cache
def font(weight: Weight, size: int) -> ImageFont.FreeTypeFont:
    """The face at that size. Without ligatures and kerning: a text is as wide as its letters."""
    return ImageFont.truetype(font_files_ttf[weight], size, layout_engine=ImageFont.Layout.BASIC)


@lru_cache(maxsize=4096)
def own_width(text: str, size: int, weight: Weight) -> int:
    """In pixels, rounded up, of letters that it has."""
    return -int(-font(weight, size).getlength(text) // 1)


@lru_cache(maxsize=1024)
def height(text: str, size: int, weight: Weight) -> int:
    """What the text takes above its line: more than most where it has marks on capitals."""
    usual = round(ABOVE * size)
    return usual if text.isascii() else max(usual, ceil(-font(weight, size).getbbox(text, anchor="ls")[1]))


@cache
def has(letter: str) -> bool:
    """Whether the font has it: what it has not, it draws as the same box as any other such letter."""
    if letter == " ":
        return True
    face = font(Weight.BOLD, 24)
    return bytes(face.getmask(letter)) != bytes(face.getmask("\uffff")) and bool(face.getlength(letter))
