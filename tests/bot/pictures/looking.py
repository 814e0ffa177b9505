"""What is wrong with a layout, told without rasterising it."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from itertools import combinations

from bot.pictures import Drawing
from bot.pictures.drawing import Kind, Node
from bot.pictures.fonts import ABOVE, BELOW, ELLIPSIS, SMALLEST
from bot.pictures.layout import Box


def troubles(drawing: Drawing, names: Iterable[str]) -> list[str]:
    """Whatever leaves its place, lies on something else, is too small, or lost its end, names apart."""
    return [
        *_outside(drawing),
        *_on_each_other(drawing),
        *_cut(drawing, tuple(names)),
        *_too_small(drawing),
    ]


def _outside(drawing: Drawing) -> Iterator[str]:
    page = Box(0, 0, drawing.width, drawing.height)
    for node in drawing.nodes:
        holder = page if node.inside < 0 else drawing.nodes[node.inside].box
        if not holder.holds(node.box):
            what = "the page" if node.inside < 0 else drawing.nodes[node.inside].what
            yield f"{node.kind} {node.what!r} {node.box} leaves {what} {holder}"


def _on_each_other(drawing: Drawing) -> Iterator[str]:
    by_holder: defaultdict[int, list[Node]] = defaultdict(list)
    for node in drawing.nodes:
        by_holder[node.inside].append(node)
    for siblings in by_holder.values():
        for one, other in combinations(siblings, 2):
            if one.box.meets(other.box):
                yield f"{one.what!r} {one.box} meets {other.what!r} {other.box}"


def _cut(drawing: Drawing, names: tuple[str, ...]) -> Iterator[str]:
    for node in drawing.nodes:
        if node.what == ELLIPSIS and drawing.nodes[node.inside].what != "deed":
            yield f"{drawing.nodes[node.inside].what} lost its end"
        elif node.is_cut and not any(name.startswith(node.what.rstrip(ELLIPSIS)) for name in names):
            yield f"{node.what!r} lost its end"


def _too_small(drawing: Drawing) -> Iterator[str]:
    """11 points on a phone that shows 400; numbers and letters on tiles are signs, and may be smaller."""
    for node in drawing.nodes:
        is_on_tile = node.inside >= 0 and drawing.nodes[node.inside].kind is Kind.TOKEN
        if node.kind is Kind.TEXT and not is_on_tile and node.box.h < round((ABOVE + BELOW) * SMALLEST):
            yield f"{node.what!r} is {node.box.h} high"


def texts(drawing: Drawing) -> dict[str, list[str]]:
    """What is written in each panel, itself and what lies in it apart."""
    found: defaultdict[str, list[str]] = defaultdict(list)
    for node in drawing.nodes:
        if node.kind is Kind.TEXT and node.inside >= 0:
            found[drawing.nodes[node.inside].what].append(node.what)
    return dict(found)


def tokens(drawing: Drawing) -> dict[str, Counter[str]]:
    """The pieces of the game in each panel; `bear ×3` is three bears."""
    found: defaultdict[str, Counter[str]] = defaultdict(Counter)
    for node in drawing.nodes:
        if node.kind is Kind.PANEL:
            found[node.what] += Counter()
        if node.kind is Kind.TOKEN:
            what, _, times = node.what.partition(" ×")
            found[drawing.nodes[node.inside].what][what] += int(times or 1)
    return dict(found)
