"""Lines of an embed that a phone does not break."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.present.text import columns

WIDTH = 36
"""Columns of a line: what a phone shows of an embed without breaking it."""

APART = "\u200b"
"""An empty line that no client leaves out."""

_WIDE = "♂♀▶◀↩"
"""Drawn as emoji, though they are letters of one column elsewhere."""


def width(text: str) -> int:
    """The columns a line takes in an embed, where markdown takes none."""
    return columns(text.replace("**", "").replace("`", "")) + sum(text.count(sign) for sign in _WIDE)


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
