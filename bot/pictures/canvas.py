"""A picture as it is put together: boxes, glyphs and text, and what must lie within what."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from math import ceil, floor
from xml.sax.saxutils import escape

from bot.pictures.drawing import Drawing, Kind, Node
from bot.pictures.fonts import ABOVE, BELOW, CAPITALS, CSS_WEIGHT, SMALLEST, Weight
from bot.pictures.glyphs import EMOJI_CODE
from bot.pictures.layout import Box
from bot.pictures.palette import PALETTES, Palette, Theme
from bot.pictures.scripts import UNITS, Outline
from bot.pictures.writing import (
    Pictured,
    Run,
    Written,
    emoji_air,
    emoji_side,
    fitted,
    line_height,
    run_width,
    runs,
    width,
)

FAMILY = "Source Sans Pro"


class Canvas:
    """Takes boxes, glyphs and text. `within` says what the next ones must stay inside of."""

    def __init__(self, width: int, height: int, theme: Theme) -> None:
        self.box = Box(0, 0, width, height)
        self.palette: Palette = PALETTES[theme]
        self._parts: list[str] = []
        self._nodes: list[Node] = []
        self._inside = -1
        self.plate(self.box, self.palette.page, radius=0)

    def drawing(self, alt: str) -> Drawing:
        """The picture as it is now."""
        head = (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{self.box.w}" height="{self.box.h}" '
            f'font-family="{FAMILY}" xml:space="preserve">'
        )
        return Drawing(
            "".join([head, *self._parts, "</svg>"]), alt, self.box.w, self.box.h, tuple(self._nodes)
        )

    def _note(self, kind: Kind, box: Box, what: str, is_cut: bool = False) -> int:
        self._nodes.append(Node(kind, box, what, self._inside, is_cut))
        return len(self._nodes) - 1

    @contextmanager
    def within(self, box: Box, what: str, kind: Kind = Kind.PANEL) -> Iterator[None]:
        """What is drawn now belongs there and stays inside."""
        before, self._inside = self._inside, self._note(kind, box, what)
        yield
        self._inside = before

    # ------------------------------------------------------------------ the three elements

    def plate(self, box: Box, fill: str, radius: int = 8, line: str = "", thickness: int = 2) -> None:
        """A rectangle in one colour; its line lies inside of it."""
        if line:
            self.plate(box, line, radius)
            self.plate(box.inset(thickness), fill, max(radius - thickness, 0))
            return
        self._parts.append(
            f'<rect x="{box.x}" y="{box.y}" width="{box.w}" height="{box.h}" rx="{radius}" fill="{fill}"/>'
        )

    def glyph(self, name: str, box: Box, kind: Kind | None = Kind.SIGN) -> None:
        """A glyph as large as its box, which is a square. None: it is part of what was noted already."""
        assert box.w == box.h, (name, box)
        if kind is not None:
            self._note(kind, box, name)
        self._parts.append(f'<use href="#{name}" x="{box.x}" y="{box.y}" width="{box.w}" height="{box.h}"/>')

    def text(
        self,
        text: str,
        box: Box,
        size: int = SMALLEST,
        colour: str = "",
        *,
        bold: bool = False,
        align: str = "start",
        smallest: int = SMALLEST,
    ) -> int:
        """A line in the box, in its middle from top to bottom; returns how wide it came out.

        It gets smaller to fit, down to `smallest`, and then loses its end.
        """
        weight = Weight.BOLD if bold else Weight.PLAIN
        shown, size = fitted(text, box.w, size, weight, smallest)
        if not shown:
            if text:
                self._note(Kind.TEXT, box, f"no room for {text}", is_cut=True)
            return 0
        wide = width(shown, size, weight)
        x = {"start": box.x, "middle": box.x + (box.w - wide) // 2, "end": box.right - wide}[align]
        base = box.y + (box.h + round(CAPITALS * size)) // 2
        high = line_height(shown, size, weight)
        taken = Box(x, base - high, wide, high + round(BELOW * size))
        self._note(Kind.TEXT, taken, shown, is_cut=shown != text)
        for run in runs(shown, weight):
            self._run(run, x, base, size, weight, colour or self.palette.text)
            x += run_width(run, size, weight)
        return wide

    def _run(self, run: Run, x: int, base: int, size: int, weight: Weight, colour: str) -> None:
        """Written, painted or drawn from there on."""
        match run:
            case Written(text=text):
                self._parts.append(
                    f'<text x="{x}" y="{base}" font-size="{size}" font-weight="{CSS_WEIGHT[weight]}" '
                    f'fill="{colour}">{escape(text)}</text>'
                )
            case Pictured(code=code):
                side, top = emoji_side(size), base - round(ABOVE * size)
                self.glyph(f"{EMOJI_CODE}{code}", Box(x + emoji_air(size), top, side, side), None)
            case Outline():
                self._outline(run, x, base, size, colour)

    def _outline(self, run: Outline, x: int, base: int, size: int, colour: str) -> None:
        """A path in the box that it fills, in whole pixels."""
        left, top = floor(run.left * size), floor(run.top * size)
        wide, high = ceil(run.right * size) - left, ceil(run.bottom * size) - top
        view = " ".join(f"{part * UNITS / size:.2f}" for part in (left, top, wide, high))
        self._parts.append(
            f'<svg x="{x + left}" y="{base + top}" width="{wide}" height="{high}" viewBox="{view}">'
            f'<path fill="{colour}" d="{run.path}"/></svg>'
        )
