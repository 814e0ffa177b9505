"""Choosing one way to furnish each enclosure so that no card is used twice and the sum is the greatest.

Exact, in two steps. First every face gets a price (prices.py) at which each enclosure could choose for
itself; the sum of that is a bound, and what a choice gives away against it is its loss. Then the enclosures
are furnished one after another, always going on where the most can still come of it, and only within a limit
of what may be lost; if nothing complete is found, the limit is raised. What loses least is the best there is.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from heapq import heappop, heappush
from itertools import count
from math import floor, inf
from operator import itemgetter

from engine.games.zuuli.furnishings import (
    FIELD,
    NAME,
    POINT,
    Furnishing,
    Items,
    Material,
    Stop,
    Stopped,
    count_in,
    pack,
)
from engine.games.zuuli.prices import find_prices

_FIRST_LIMIT = 0.003 * POINT
_WIDER = 6
_EXACT = 0.5
"""Weights are whole numbers: what is greater is greater by one."""
_ROUNDING = 0.001
"""What adding prices up may be off by."""

_Losses = Sequence[tuple[float, int, Furnishing]]
"""The furnishings of an enclosure by what they lose, with their packed faces."""
_Path = tuple["_Path", Furnishing] | None
"""The furnishings so far, the last one first."""


def choose(
    ways: Sequence[Sequence[Furnishing]], material: Material, known: int, stop: Stop
) -> tuple[Furnishing, ...] | None:
    """The best choice, one furnishing for each enclosure; None if no sum is greater than the `known` one.

    Raises `Stopped`.
    """
    prices, bound = find_prices(ways, material, stop)
    # A new name with several cards counts until none of them is housed.
    bound += NAME * len(_shared_names(material))
    losses = [_by_loss(choices, prices) for choices in ways]
    most = bound - known - _EXACT
    limit = min(_FIRST_LIMIT, most)
    best = _Round(losses, material, prices, bound, limit).furnish(stop)
    while best is None and limit < most:
        limit = min(_WIDER * limit, most)
        best = _Round(losses, material, prices, bound, limit).furnish(stop)
    return best


def _by_loss(choices: Sequence[Furnishing], prices: Sequence[float]) -> _Losses:
    gains = [way.weight - sum(map(prices.__getitem__, way.items)) for way in choices]
    most = max(gains)
    rows = [(most - gain, way.packed, way) for gain, way in zip(gains, choices, strict=True)]
    return sorted(rows, key=itemgetter(0))


def _shared_names(material: Material) -> list[Items]:
    return [
        numbers for numbers in material.new_names if sum(material.total[number] for number in numbers) > 1
    ]


class _Round:
    """Furnishing all enclosures within one limit of what may be lost."""

    def __init__(
        self,
        losses: Sequence[_Losses],
        material: Material,
        prices: Sequence[float],
        bound: float,
        limit: float,
    ) -> None:
        within = [[row for row in choices if row[0] <= limit] for choices in losses]
        # Those with the fewest ways first: what is lost there is lost early.
        self.order = sorted(range(len(within)), key=lambda place: len(within[place]))
        self.choices: list[_Losses] = [within[place] for place in self.order]
        self.material = material
        self.prices = prices
        self.bound = bound
        self.limit = limit
        self.shared = _shared_names(material)
        faces = range(len(material.total))
        self.guard = pack(faces) << FIELD - 1
        last = self._last_uses()
        self.settled = [[item for item in faces if last[item] == place] for place in range(len(within))]
        """The faces that no enclosure after this one wants."""
        self.open = [
            sum((1 << FIELD) - 1 << FIELD * item for item in faces if last[item] > place)
            for place in range(len(within))
        ]
        """The fields of all others."""

    def _last_uses(self) -> list[int]:
        """By face the last place where it is wanted; shared names are looked at when all is furnished."""
        last = [0 for _ in self.material.total]
        for place, choices in enumerate(self.choices):
            for item in {item for _, _, way in choices for item in way.items}:
                last[item] = place
        for item in {item for numbers in self.shared for item in numbers}:
            last[item] = len(self.choices) - 1
        return last

    def furnish(self, stop: Stop) -> tuple[Furnishing, ...] | None:
        """The furnishings that lose least together, if there are any within the limit.

        Raises `Stopped`.
        """
        full = sum(total << FIELD * item for item, total in enumerate(self.material.total))
        number = count()
        # Most hope first, then those with the most enclosures furnished, then the earlier ones.
        waiting: list[tuple[float, int, int, int, float, _Path]] = [(0, 0, next(number), full, 0.0, None)]
        least: dict[tuple[int, int], float] = {}
        while waiting:
            if stop():
                raise Stopped
            _, later, _, left, loss, path = heappop(waiting)
            place = -later
            if place == len(self.choices):
                return self._in_order(path)
            if loss > least.get((place, left), inf):
                continue  # found with less loss since
            for rest, more, way in self._next(place, left, loss):
                if more >= least.get((place + 1, rest), inf):
                    continue
                hope = self._hope(place, rest, more)
                if hope > -inf:
                    least[place + 1, rest] = more
                    heappush(waiting, (-hope, later - 1, next(number), rest, more, (path, way)))
        return None

    def _in_order(self, path: _Path) -> tuple[Furnishing, ...]:
        """The furnishings in the order of the enclosures."""
        chosen: dict[int, Furnishing] = {}
        for place in reversed(self.order):
            assert path is not None
            path, chosen[place] = path
        return tuple(chosen[place] for place in sorted(chosen))

    def _next(self, place: int, left: int, loss: float) -> Iterator[tuple[int, float, Furnishing]]:
        """One enclosure more, in every way that the cards left over allow and the limit bears.

        Yields the cards left over that somebody may still want, the loss and the furnishing.
        """
        guarded = left | self.guard
        for more, packed, way in self.choices[place]:
            if loss + more > self.limit:
                break
            rest = guarded - packed
            if rest & self.guard != self.guard:
                continue  # some card is not there any more
            sure = loss + more + self._settle(place, rest ^ self.guard)
            if sure <= self.limit:
                yield (rest ^ self.guard) & self.open[place], sure, way

    def _hope(self, place: int, left: int, loss: float) -> float:
        """The most that can come of it: if every later enclosure could have all that is left over."""
        guarded = left | self.guard
        for choices in self.choices[place + 1 :]:
            fitting = (more for more, packed, _ in choices if (guarded - packed) & self.guard == self.guard)
            loss += next(fitting, inf)
            if loss > self.limit:
                return -inf
        return floor(self.bound - loss + _ROUNDING)

    def _settle(self, place: int, left: int) -> float:
        """What the cards cost that nobody will take any more; infinitely much if they have to be housed."""
        loss = 0.0
        for item in self.settled[place]:
            price, over = self.prices[item], count_in(left, item)
            free = self.material.total[item] - self.material.bound[item]
            if over > free:
                return inf
            loss += price * over if price > 0 else -price * (free - over)
        return loss + (self._names_lost(left) if place == len(self.choices) - 1 else 0)

    def _names_lost(self, left: int) -> int:
        """New names with several cards of which none is housed."""
        total = self.material.total
        lost = [names for names in self.shared if all(count_in(left, item) == total[item] for item in names)]
        return NAME * len(lost)
