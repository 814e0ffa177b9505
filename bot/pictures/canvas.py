"""A picture as it is put together: boxes, glyphs and text, and what must lie within what."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from xml.sax.saxutils import escape

from bot.pictures.drawing import Drawing, Kind, Node
from bot.pictures.fonts import ABOVE, BELOW, CAPITALS, SMALLEST, Weight, fitted, width
from bot.pictures.layout import Box
from bot.pictures.palette import PALETTES, Palette, Theme

FAMILY = "Source Sans Pro"
_CSS_WEIGHT = {Weight.PLAIN: 600, Weight.BOLD: 700}


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
            f'font-family="{FAMILY}">'
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
        taken = Box(x, base - round(ABOVE * size), wide, round((ABOVE + BELOW) * size))
        self._note(Kind.TEXT, taken, shown, is_cut=shown != text)
        self._parts.append(
            f'<text x="{x}" y="{base}" font-size="{size}" font-weight="{_CSS_WEIGHT[weight]}" '
            f'fill="{colour or self.palette.text}">{escape(shown)}</text>'
        )
        return wide
