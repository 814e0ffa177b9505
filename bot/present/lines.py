"""Lines of an embed that a phone does not break."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from bot.present.parts import Board
from bot.present.text import ELLIPSIS, columns

WIDTH = 33
"""Digits on a line: what a phone shows of an embed without breaking it."""

PARAGRAPH = 4
"""Lines of a phone that sentences may fill one after another."""

APART = "\u200b"
"""An empty line that no client leaves out."""

_WIDE = "♂♀▶◀↩"
"""Drawn as emoji, though they are letters of one column elsewhere."""

_MOMENT = re.compile(r"<t:\d+:R>")
_AGO = "20 minutes ago"

_NARROW = " /·"
"""Half as wide as a digit."""


def width(text: str) -> int:
    """The room a line takes in an embed, in digits: an emoji is 2.2 wide, markdown takes none."""
    shown = text.replace("**", "").replace("`", "").replace("\ufe0f", "")
    tenths = (22 if letter in _WIDE or columns(letter) > 1 else 10 * columns(letter) for letter in shown)
    return -(-(sum(tenths) - 5 * sum(map(shown.count, _NARROW))) // 10)


def height(line: str | Board) -> int:
    """The lines that a phone makes of it."""
    if isinstance(line, Board):
        return len(line.lines)
    return max(1, -(-width(_MOMENT.sub(_AGO, line)) // WIDTH))


def shortened(text: str) -> str:
    """The same without its last word."""
    kept = text.removesuffix(f" {ELLIPSIS}").rpartition(" ")[0]
    return f"{kept} {ELLIPSIS}" if kept.strip(ELLIPSIS) else ""


def fits(tokens: Sequence[str], room: int = WIDTH) -> bool:
    """Whether they are no more than a line."""
    return width(" ".join(tokens)) <= room


def flowing(sentences: Sequence[str]) -> str:
    """One after another; what would be a long paragraph on a phone has a line a sentence."""
    whole = " ".join(sentences)
    return whole if height(whole) <= PARAGRAPH else "\n".join(sentences)


def wrapped(tokens: Iterable[str], room: int = WIDTH) -> list[str]:
    """The tokens in as many lines as they need."""
    lines: list[str] = []
    for token in tokens:
        if lines and fits([lines[-1], token], room):
            lines[-1] += f" {token}"
        else:
            lines.append(token)
    return lines
