"""Text as it is measured and written: mostly in the picture font, what that lacks as outlines or emoji."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import groupby
from math import ceil
from pathlib import Path

from bot.pictures.directions import in_order, levels
from bot.pictures.fonts import CSS_WEIGHT, ELLIPSIS, SMALLEST, Weight, has, height, own_width
from bot.pictures.scripts import Outline, emoji_at, font_for, levelled, outline

_EMOJI_SIDE = 0.96
_EMOJI_AIR = 0.08
"""Of the size."""
_MIRRORED = str.maketrans("()[]{}<>«»‹›", ")(][}{><»«›‹")


@dataclass(frozen=True, slots=True)
class Written:
    """Letters of the picture font."""

    text: str


@dataclass(frozen=True, slots=True)
class Pictured:
    """An emoji, by its code."""

    code: str


Run = Written | Pictured | Outline
"""What is written at one stroke."""


@dataclass(frozen=True, slots=True)
class _Cluster:
    """What is never torn apart: a letter with its marks, or an emoji."""

    text: str
    file: Path | None = None
    """The font, if it is not the picture font."""
    emoji: str = ""


@lru_cache(maxsize=4096)
def _clusters(text: str) -> tuple[_Cluster, ...]:
    """What of the text can be drawn."""
    return tuple(_found(unicodedata.normalize("NFC", text)))


def _found(text: str) -> Iterator[_Cluster]:
    place = 0
    while place < len(text):
        end = place + 1
        while end < len(text) and _is_mark(text[end]):
            end += 1
        cluster = text[place:end]
        length, code = emoji_at(text, place)
        if length and (length > 1 or not has(text[place])):
            yield _Cluster(text[place : place + length], emoji=code)
            place = max(place + length, end)
        else:
            yield from _lettered(cluster)
            place = end


def _lettered(cluster: str) -> Iterator[_Cluster]:
    """A letter with its marks in the first font that has all of them, else without marks, else plainer."""
    letter, plain = cluster[0], unicodedata.normalize("NFKC", cluster)
    if all(map(has, cluster)):
        yield _Cluster(cluster)
    elif (file := font_for(cluster)) is not None:
        yield _Cluster(cluster, file)
    elif len(cluster) > 1:
        yield from _lettered(letter)
    elif plain != cluster:
        yield from _found(plain)


def _is_mark(letter: str) -> bool:
    return unicodedata.category(letter).startswith("M")


def drawable(text: str) -> str:
    """Only what can be drawn, in one line."""
    return " ".join("".join(cluster.text for cluster in _clusters(text)).split())


@lru_cache(maxsize=4096)
def runs(text: str, weight: Weight = Weight.PLAIN) -> tuple[Run, ...]:
    """From left to right, however the text is read."""
    clusters = _clusters(text)
    if all(cluster.file is None and not cluster.emoji for cluster in clusters):
        return (Written("".join(cluster.text for cluster in clusters)),)
    direction = levels("".join(cluster.text[0] for cluster in clusters))
    strokes = [list(places) for places in _strokes(clusters, direction)]
    found = [
        _run([clusters[place] for place in strokes[one]], direction[strokes[one][0]], weight)
        for one in in_order([direction[places[0]] for places in strokes])
    ]
    outlines = iter(levelled([run for run in found if isinstance(run, Outline)]))
    return tuple(next(outlines) if isinstance(run, Outline) else run for run in found)


def _strokes(clusters: Sequence[_Cluster], direction: Sequence[int]) -> Iterator[Iterable[int]]:
    """The places of what is written in one direction and font; each emoji alone."""
    for _, places in groupby(
        range(len(clusters)),
        lambda place: (direction[place], clusters[place].file, clusters[place].emoji and place),
    ):
        yield places


def _run(clusters: list[_Cluster], level: int, weight: Weight) -> Run:
    text, first = "".join(cluster.text for cluster in clusters), clusters[0]
    is_rightward = level % 2 == 0
    if first.emoji:
        return Pictured(first.emoji)
    if first.file is not None:
        return outline(text, first.file, CSS_WEIGHT[weight], is_rightward)
    return Written(text if is_rightward else text[::-1].translate(_MIRRORED))


def run_width(run: Run, size: int, weight: Weight) -> int:
    """In pixels, rounded up."""
    match run:
        case Written(text=text):
            return own_width(text, size, weight)
        case Pictured():
            return emoji_side(size) + 2 * emoji_air(size)
        case Outline():
            return ceil(size * run.advance)


def line_height(text: str, size: int, weight: Weight) -> int:
    """What it takes above its line."""
    return max(
        height(run.text if isinstance(run, Written) else "", size, weight) for run in runs(text, weight)
    )


def emoji_side(size: int) -> int:
    """As high as letters with what is above and below them."""
    return round(_EMOJI_SIDE * size)


def emoji_air(size: int) -> int:
    """What stays free to its left and right."""
    return round(_EMOJI_AIR * size)


@lru_cache(maxsize=4096)
def width(text: str, size: int, weight: Weight = Weight.PLAIN) -> int:
    """In pixels, rounded up."""
    return sum(run_width(run, size, weight) for run in runs(text, weight))


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
    clusters = [cluster.text for cluster in _clusters(text)]
    kept = text
    while kept and width(kept + ELLIPSIS, smallest, weight) > room:
        clusters.pop()
        kept = "".join(clusters).rstrip()
    return (kept + ELLIPSIS if kept else ""), smallest
