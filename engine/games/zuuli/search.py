"""Choosing one way to furnish each enclosure so that no card is used twice and the sum is the greatest.

Exact, in two steps. First every face gets a price (Lagrange multipliers, found by subgradients): if cards
were bought at these prices, each enclosure could choose for itself, and the sum could only be greater than
what is possible. What a choice gives away against that bound is its loss. Then the enclosures are furnished
one after another, and only what loses less than a limit is kept; if nothing complete is found, the limit is
raised. What loses least is the best there is.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
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

_FIRST_STEP = 0.15
_SHORTER = 0.7
_PATIENCE = 5
_LAST_STEP = 0.0005
"""Steps are fractions of the bound; after so many rounds without progress they get shorter."""
_MOMENTUM = 0.7
"""How much of a step's direction the next one keeps."""
_PROGRESS = 0.02 * POINT
_FIRST_LIMIT = 0.06 * POINT
_EXACT = 0.5
"""Weights are whole numbers: what is greater is greater by one."""

_Listed = Sequence[Sequence[tuple[int, Items]]]
"""For each enclosure the weights and faces of its furnishings."""
_Losses = Sequence[tuple[float, int, Furnishing]]
"""The furnishings of an enclosure by what they lose, with their packed faces."""
_Layer = dict[int, tuple[float, tuple[Furnishing, ...]]]
"""By what is left over: the least loss, and the furnishings that led there."""


def choose(
    ways: Sequence[Sequence[Furnishing]], material: Material, known: int, stop: Stop
) -> tuple[Furnishing, ...] | None:
    """The best choice, one furnishing for each enclosure; None if no sum is greater than the `known` one.

    Raises `Stopped`.
    """
    prices, bound = _find_prices(ways, material, stop)
    losses = [_by_loss(choices, prices) for choices in ways]
    # Those with the fewest good ways first: what is lost there is lost early.
    order = sorted(range(len(ways)), key=lambda place: sum(row[0] < _FIRST_LIMIT for row in losses[place]))
    most = bound - known - _EXACT
    limit = min(_FIRST_LIMIT, most)
    best = _furnish_all([losses[place] for place in order], material, prices, limit, stop)
    while best is None and limit < most:
        limit = min(2 * limit, most)
        best = _furnish_all([losses[place] for place in order], material, prices, limit, stop)
    if best is None:
        return None
    chosen = dict(zip(order, best, strict=True))
    return tuple(chosen[place] for place in range(len(ways)))


# --- prices -----------------------------------------------------------------------------------------------


def _find_prices(
    ways: Sequence[Sequence[Furnishing]], material: Material, stop: Stop
) -> tuple[list[float], float]:
    """Prices under which the bound is about as low as it can be, and that bound."""
    listed: _Listed = [[(way.weight, way.items) for way in choices] for choices in ways]
    prices = _first_prices(listed, len(material.total))
    best, bound = prices, inf
    direction = [0.0 for _ in prices]
    step, waited = _FIRST_STEP, 0
    while step >= _LAST_STEP:
        if stop():
            raise Stopped
        value, wanted = _choose_alone(listed, prices)
        value += _worth_of_all(prices, material)
        waited = 0 if value < bound - _PROGRESS else waited + 1
        if value < bound:
            best, bound = prices, value
        if waited == _PATIENCE:
            step, waited, prices, direction = step * _SHORTER, 0, best, [0.0 for _ in prices]
        slack = _slack(prices, wanted, material)
        if not any(slack):
            break
        direction = [new + _MOMENTUM * old for new, old in zip(slack, direction, strict=True)]
        length = step * max(bound, POINT) / (sum(part * part for part in direction) or 1.0)
        prices = _moved(prices, direction, length, material)
    return best, bound + NAME * len(_shared_names(material))


def _first_prices(listed: _Listed, faces: int) -> list[float]:
    """Half of the greatest share that a card can have in a furnishing."""
    prices = [0.0 for _ in range(faces)]
    for choices in listed:
        for weight, items in choices:
            for item in items:
                prices[item] = max(prices[item], weight / len(items) / 2)
    return prices


def _choose_alone(listed: _Listed, prices: Sequence[float]) -> tuple[float, list[int]]:
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


def _worth_of_all(prices: Sequence[float], material: Material) -> float:
    """What all cards cost together; who must be housed may have to be paid for it."""
    return sum(
        price * (total if price > 0 else bound)
        for price, total, bound in zip(prices, material.total, material.bound, strict=True)
    )


def _slack(prices: Sequence[float], wanted: Sequence[int], material: Material) -> list[int]:
    """For each face how many more there are than wanted; where nothing is wrong, none."""
    return [
        _slack_of(price, want, total, bound)
        for price, want, total, bound in zip(prices, wanted, material.total, material.bound, strict=True)
    ]


def _slack_of(price: float, want: int, total: int, bound: int) -> int:
    if price > 0 or want > total:
        return total - want
    return bound - want if price < 0 or want < bound else 0


def _moved(
    prices: Sequence[float], direction: Sequence[float], length: float, material: Material
) -> list[float]:
    """Dearer what is wanted too much, cheaper what is left; below nothing only who must be housed."""
    return [
        price - length * part if bound else max(price - length * part, 0.0)
        for price, part, bound in zip(prices, direction, material.bound, strict=True)
    ]


def _by_loss(choices: Sequence[Furnishing], prices: Sequence[float]) -> _Losses:
    gains = [way.weight - sum(map(prices.__getitem__, way.items)) for way in choices]
    most = max(gains)
    rows = [(most - gain, way.packed, way) for gain, way in zip(gains, choices, strict=True)]
    return sorted(rows, key=itemgetter(0))


def _shared_names(material: Material) -> list[Items]:
    """New names with several cards: every sum counts the name, until none of them is housed."""
    return [
        numbers for numbers in material.new_names if sum(material.total[number] for number in numbers) > 1
    ]


# --- furnishing one after another -------------------------------------------------------------------------


def _furnish_all(
    ordered: Sequence[_Losses], material: Material, prices: Sequence[float], limit: float, stop: Stop
) -> tuple[Furnishing, ...] | None:
    """The furnishings that lose least together, if there are any within the limit."""
    everything = range(len(material.total))
    guard = pack(everything) << FIELD - 1
    full = sum(total << FIELD * item for item, total in enumerate(material.total))
    layer: _Layer = {full: (0.0, ())}
    for place, choices in enumerate(ordered):
        layer = _next_layer(layer, choices, guard, limit, stop)
        layer = _hopeful(layer, ordered[place + 1 :], guard, limit, stop)
    shared = _shared_names(material)
    least, best = limit, None
    for left, (loss, path) in layer.items():
        loss += _loss_of_rest(left, material, prices, shared)
        if loss <= least:
            least, best = loss, path
    return best


def _next_layer(layer: _Layer, choices: _Losses, guard: int, limit: float, stop: Stop) -> _Layer:
    """One enclosure more, in every way that the cards left over allow and the limit bears."""
    following: _Layer = {}
    for left, (loss, path) in layer.items():
        if stop():
            raise Stopped
        guarded = left | guard
        for more, packed, way in choices:
            if loss + more > limit:
                break
            rest = guarded - packed
            if rest & guard != guard:
                continue  # some card is not there any more
            rest ^= guard
            if rest not in following or loss + more < following[rest][0]:
                following[rest] = (loss + more, (*path, way))
    return following


def _hopeful(layer: _Layer, later: Sequence[_Losses], guard: int, limit: float, stop: Stop) -> _Layer:
    """Without those whose left-over cards make the later enclosures lose too much."""
    hopeful: _Layer = {}
    for left, (loss, path) in layer.items():
        if stop():
            raise Stopped
        if _stays_within(loss, left | guard, later, guard, limit):
            hopeful[left] = (loss, path)
    return hopeful


def _stays_within(loss: float, guarded: int, later: Sequence[_Losses], guard: int, limit: float) -> bool:
    for choices in later:
        loss += next(more for more, packed, _ in choices if (guarded - packed) & guard == guard)
        if loss > limit:
            return False
    return True


def _loss_of_rest(left: int, material: Material, prices: Sequence[float], shared: Sequence[Items]) -> float:
    """What the cards that nobody took cost; infinitely much if they had to be housed."""
    loss = 0.0
    for item, price in enumerate(prices):
        over = count_in(left, item)
        free = material.total[item] - material.bound[item]
        if over > free:
            return inf
        loss += price * over if price > 0 else -price * (free - over)
    for numbers in shared:
        if all(count_in(left, item) == material.total[item] for item in numbers):
            loss += NAME
    return loss
