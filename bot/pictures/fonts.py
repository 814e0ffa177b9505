"""The font: it comes with a package, never from the system; text is measured with its own numbers."""

from __future__ import annotations

import unicodedata
from enum import StrEnum
from functools import cache, lru_cache

from font_source_sans_pro import font_files_ttf
from PIL import ImageFont

ELLIPSIS = "…"

SMALLEST = 22
"""No text is smaller, in a picture 800 wide: 11 on a phone that shows it half as wide."""

CAPITALS = 0.66
"""The height of a capital letter, of the size."""

ABOVE, BELOW = 0.74, 0.22
"""What letters take above and below the line they stand on, of the size: marks on capitals are higher."""


class Weight(StrEnum):
    """The faces in use, by the package's names."""

    PLAIN = "SourceSansProSemibold"
    BOLD = "SourceSansProBold"


@cache
def font(weight: Weight, size: int) -> ImageFont.FreeTypeFont:
    """The face at that size. Without ligatures and kerning: a text is as wide as its letters."""
    return ImageFont.truetype(font_files_ttf[weight], size, layout_engine=ImageFont.Layout.BASIC)


@lru_cache(maxsize=4096)
def width(text: str, size: int, weight: Weight = Weight.PLAIN) -> int:
    """In pixels, rounded up."""
    return -int(-font(weight, size).getlength(text) // 1)


@cache
def _is_drawable(letter: str) -> bool:
    """Whether the font has it: what it has not, it draws as the same box as any other such letter."""
    if letter == " ":
        return True
    face = font(Weight.BOLD, 24)
    return bytes(face.getmask(letter)) != bytes(face.getmask("\uffff")) and bool(face.getlength(letter))


def drawable(text: str) -> str:
    """Only what the font has, in one line."""
    whole = unicodedata.normalize("NFC", text)
    return " ".join("".join(letter for letter in whole if _is_drawable(letter)).split())


def wrapped(text: str, room: int, size: int, weight: Weight = Weight.PLAIN) -> list[str]:
    """The words in as many lines as they need."""
    lines: list[str] = []
    for word in text.split():
        if lines and width(f"{lines[-1]} {word}", size, weight) <= room:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines


def fitted(text: str, room: int, size: int, weight: Weight, smallest: int = SMALLEST) -> tuple[str, int]:
    """The text and its size, such that it takes no more than the room: smaller first, then cut."""
    for smaller in range(size, smallest - 1, -1):
        if width(text, smaller, weight) <= room:
            return text, smaller
    smallest = min(smallest, size)
    kept = text
    while kept and width(kept + ELLIPSIS, smallest, weight) > room:
        kept = kept[:-1].rstrip()
    return (kept + ELLIPSIS if kept else ""), smallest
