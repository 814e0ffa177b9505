"""Lines of an embed that a phone does not break."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.present.text import columns

WIDTH = 33
"""Digits on a line: what a phone shows of an embed without breaking it."""

APART = "\u200b"
"""An empty line that no client leaves out."""

_WIDE = "♂♀▶◀↩"
"""Drawn as emoji, though they are letters of one column elsewhere."""

_NARROW = " /·"
"""Half as wide as a digit."""


def width(text: str) -> int:
    """The room a line takes in an embed, in digits: an emoji is 2.2 wide, markdown takes none."""
    shown = text.replace("**", "").replace("`", "").replace("\ufe0f", "")
    tenths = (22 if letter in _WIDE or columns(letter) > 1 else 10 * columns(letter) for letter in shown)
    return -(-(sum(tenths) - 5 * sum(map(shown.count, _NARROW))) // 10)


def fits(tokens: Sequence[str], room: int = WIDTH) -> bool:
    """Whether they are no more than a line."""
    return width(" ".join(tokens)) <= room


def wrapped(tokens: Iterable[str], room: int = WIDTH) -> list[str]:
    """The tokens in as many lines as they need."""
    lines: list[str] = []
    for token in tokens:
        if lines and fits([lines[-1], token], room):
            lines[-1] += f" {token}"
        else:
            lines.append(token)
    return lines
