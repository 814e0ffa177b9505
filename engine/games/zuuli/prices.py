"""Prices at which every enclosure can choose its cards for itself.

If cards are bought, an enclosure takes what pays best and nobody asks whether a card is there twice. What
all enclosures gain and the price of all cards together are then at least as much as any layout is worth,
whatever the prices are (Lagrange multipliers). The nearer this bound is to the best layout, the less is left
to search.

The bound is convex and has edges. Shor's r-algorithm finds its lowest point: it walks down, and each time it
has crossed a valley it shortens all later steps across that valley.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import inf, sqrt

from engine.games.zuuli.furnishings import POINT, Furnishing, Items, Material, Stop, Stopped

_FIRST_STEP = float(POINT)
_LAST_MOVE = 0.5
"""Who walks less than this stands at the lowest point: half of the least difference between two layouts."""
_SHORTER = 0.9
_LONGER = 1.2
_LONG_WALK = 3
"""After so many steps that all went down they get longer."""
_SQUEEZE = 0.4
"""How much shorter steps across a valley become."""

_Listed = Sequence[Sequence[tuple[int, Items]]]
"""For each enclosure the weights and faces of its furnishings."""
_Vector = list[float]


def find_prices(
    ways: Sequence[Sequence[Furnishing]], material: Material, stop: Stop
) -> tuple[_Vector, float]:
    """Prices of the faces under which the bound is as low as it can be, and that bound.

    Raises `Stopped`.
    """
    listed: _Listed = [[(way.weight, way.items) for way in choices] for choices in ways]
    prices = _first_prices(listed, len(material.total))
    bound, slope = _bound_at(prices, listed, material)
    best, lowest = prices, bound
    valley = _Valley(len(prices))
    step, moved = _FIRST_STEP, inf
    while moved >= _LAST_MOVE:
        direction = valley.way_down(slope)
        walked, moved, ahead = 0, 0.0, slope
        while _product(direction, ahead) > 0:
            if stop():
                raise Stopped
            prices = [price - step * part for price, part in zip(prices, direction, strict=True)]
            bound, ahead = _bound_at(prices, listed, material)
            if bound < lowest:
                best, lowest = prices, bound
            moved = step * _length(direction) * (walked := walked + 1)
            step *= _LONGER if walked % _LONG_WALK == 0 else 1
        step *= _SHORTER if walked == 1 else 1
        valley.squeeze([new - old for new, old in zip(ahead, slope, strict=True)])
        slope = ahead
    return best, lowest


def _first_prices(listed: _Listed, faces: int) -> _Vector:
    """Half of the greatest share that a card can have in a furnishing."""
    prices = [0.0 for _ in range(faces)]
    for choices in listed:
        for weight, items in choices:
            for item in items:
                prices[item] = max(prices[item], weight / len(items) / 2)
    return prices


def _bound_at(prices: _Vector, listed: _Listed, material: Material) -> tuple[float, _Vector]:
    """The bound, and how it rises with each price: cards that nobody wants make it rise, wanted ones fall."""
    gains, wanted = _choose_alone(listed, prices)
    supplied = [
        total if price > 0 else bound
        for price, total, bound in zip(prices, material.total, material.bound, strict=True)
    ]
    slope = [float(there - want) for there, want in zip(supplied, wanted, strict=True)]
    return gains + _product(prices, supplied), slope


def _choose_alone(listed: _Listed, prices: _Vector) -> tuple[float, list[int]]:
    """Each enclosure buys what pays best: the sum, and how many of each face are wanted."""
    wanted = [0 for _ in prices]
    total = 0.0
    price = prices.__getitem__
    for choices in listed:
        most = -inf
        chosen: Items = ()
        for weight, items in choices:
            gain = weight - sum(map(price, items))
            if gain > most:
                most, chosen = gain, items
        total += most
        for item in chosen:
            wanted[item] += 1
    return total, wanted


class _Valley:
    """The space of prices, squeezed across the valleys that were crossed."""

    def __init__(self, size: int) -> None:
        self.rows = [[float(row == column) for column in range(size)] for row in range(size)]

    def way_down(self, slope: _Vector) -> _Vector:
        """The direction that is the steepest in the squeezed space; a step of 1 is that long there."""
        steepest = _unit(self._squeezed(slope))
        return [_product(row, steepest) for row in self.rows]

    def squeeze(self, turn: _Vector) -> None:
        """Steps along which the slope has turned become shorter."""
        across = _unit(self._squeezed(turn))
        for row in self.rows:
            share = (_SQUEEZE - 1) * _product(row, across)
            row[:] = [part + share * other for part, other in zip(row, across, strict=True)]

    def _squeezed(self, vector: _Vector) -> _Vector:
        return [_product(column, vector) for column in zip(*self.rows, strict=True)]


def _product(one: Sequence[float], other: Sequence[float]) -> float:
    return sum([a * b for a, b in zip(one, other, strict=True)])


def _length(vector: _Vector) -> float:
    return sqrt(_product(vector, vector))


def _unit(vector: _Vector) -> _Vector:
    """Of length 1; nothing stays nothing."""
    length = _length(vector) or 1.0
    return [part / length for part in vector]
