"""Rectangles in whole pixels, and ways to cut them up."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle; y grows downwards."""

    x: int
    y: int
    w: int
    h: int

    @property
    def right(self) -> int:
        """The first pixel to the right of it."""
        return self.x + self.w

    @property
    def bottom(self) -> int:
        """The first pixel below it."""
        return self.y + self.h

    @property
    def middle(self) -> tuple[int, int]:
        """Its centre."""
        return self.x + self.w // 2, self.y + self.h // 2

    def inset(self, across: int, down: int | None = None) -> Box:
        """Smaller on all sides; larger with negative numbers."""
        high = across if down is None else down
        return Box(self.x + across, self.y + high, self.w - 2 * across, self.h - 2 * high)

    def left_part(self, width: int) -> Box:
        """Its left edge, that wide."""
        return Box(self.x, self.y, width, self.h)

    def right_part(self, width: int) -> Box:
        """Its right edge, that wide."""
        return Box(self.right - width, self.y, width, self.h)

    def top_part(self, height: int) -> Box:
        """Its upper edge, that high."""
        return Box(self.x, self.y, self.w, height)

    def bottom_part(self, height: int) -> Box:
        """Its lower edge, that high."""
        return Box(self.x, self.bottom - height, self.w, height)

    def less(self, left: int = 0, top: int = 0, right: int = 0, bottom: int = 0) -> Box:
        """What is left when edges are cut off."""
        return Box(self.x + left, self.y + top, self.w - left - right, self.h - top - bottom)

    def columns(self, count: int, gap: int) -> list[Box]:
        """Side by side, equally wide; spare pixels stay at the right."""
        width = (self.w - gap * (count - 1)) // count
        return [Box(self.x + place * (width + gap), self.y, width, self.h) for place in range(count)]

    def rows(self, count: int, gap: int) -> list[Box]:
        """One above the other, equally high; spare pixels stay below."""
        height = (self.h - gap * (count - 1)) // count
        return [Box(self.x, self.y + place * (height + gap), self.w, height) for place in range(count)]

    def square(self, side: int) -> Box:
        """A square in its middle."""
        return Box(self.x + (self.w - side) // 2, self.y + (self.h - side) // 2, side, side)

    def holds(self, other: Box) -> bool:
        """Whether the other lies within."""
        return (
            self.x <= other.x
            and self.y <= other.y
            and other.right <= self.right
            and other.bottom <= self.bottom
        )

    def meets(self, other: Box) -> bool:
        """Whether they share a pixel."""
        return (
            self.x < other.right and other.x < self.right and self.y < other.bottom and other.y < self.bottom
        )


@dataclass(frozen=True, slots=True)
class Grid:
    """Squares of one size in rows, filled from the upper left."""

    side: int
    columns: int
    gap: int

    def cell(self, box: Box, place: int) -> Box:
        """The square of that number, within the box."""
        row, column = divmod(place, self.columns)
        step = self.side + self.gap
        return Box(box.x + column * step, box.y + row * step, self.side, self.side)


def grid_for(count: int, box: Box, largest: int, gap: int) -> Grid:
    """The largest squares of which so many fit into the box, the rows as even as can be."""
    for side in range(min(largest, box.w, box.h), 0, -1):
        columns = (box.w + gap) // (side + gap)
        if columns * ((box.h + gap) // (side + gap)) >= count:
            rows = -(-count // columns)
            return Grid(side, -(-count // rows), gap)
    raise ValueError(f"{count} squares in {box}")


def flowed(widths: Sequence[int], room: int, gap: int) -> list[list[int]]:
    """The numbers of things this wide, line by line, as many in a line as there is room for."""
    lines: list[list[int]] = []
    left = 0
    for place, wide in enumerate(widths):
        if not lines or wide > left:
            lines.append([])
            left = room
        lines[-1].append(place)
        left -= wide + gap
    return lines
