"""Which way text is written: Hebrew and Arabic to the left, also within a name that is not."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Sequence
from itertools import accumulate


def levels(text: str) -> list[int]:
    """Of each letter 0 or 2 if it is written to the right, 1 to the left.

    The Unicode bidirectional algorithm as far as names need it: the first letter with a direction has the
    say, numbers run to the right, and what has no direction goes with its neighbours if they agree.
    """
    kinds = [_direction(letter) for letter in text]
    base = next((int(kind == "R") for kind in kinds if kind in "LR"), 0)
    edge = "R" if base else "L"
    before = list(accumulate(kinds, lambda kept, kind: kind if kind in "LR" else kept, initial=edge))[1:]
    kinds = ["L" if kind == "N" and left == "L" else kind for kind, left in zip(kinds, before, strict=True)]
    left = list(accumulate(kinds, _strong, initial=edge))
    right = list(accumulate(reversed(kinds), _strong, initial=edge))[::-1]
    agreed = [
        (left[place] if left[place] == right[place + 1] else edge) if kind == " " else kind
        for place, kind in enumerate(kinds)
    ]
    for opening, closing in _bracketed(text):
        agreed[closing] = agreed[opening]
    return [1 if kind == "R" else 2 if kind == "N" else 2 * base for kind in agreed]


def _bracketed(text: str) -> Iterator[tuple[int, int]]:
    """The places of brackets that belong together."""
    opened: list[int] = []
    for place, letter in enumerate(text):
        if letter in "([{":
            opened.append(place)
        elif letter in ")]}" and opened:
            yield opened.pop(), place


def _strong(kept: str, kind: str) -> str:
    return "R" if kind == "N" else kept if kind == " " else kind


def _direction(letter: str) -> str:
    """L, R, N for digits, a space for whatever has none."""
    match unicodedata.bidirectional(letter):
        case "L":
            return "L"
        case "R" | "AL":
            return "R"
        case "EN" | "AN":
            return "N"
        case _:
            return " "


def in_order(levels: Sequence[int]) -> Iterator[int]:
    """The places of what has these levels, from left to right."""
    order = list(range(len(levels)))
    for least in range(max(levels, default=0), 0, -1):
        start = 0
        while start < len(order):
            end = start
            while end < len(order) and levels[order[end]] >= least:
                end += 1
            order[start:end] = reversed(order[start:end])
            start = end + 1
    yield from order
