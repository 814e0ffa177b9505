"""How long the best layout takes to find, over whole games that are played by it."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, partial
from random import Random

from bot.commands.measured import Measure, Row
from engine.core.game import Action, Seat, State
from engine.core.shuffle import seeded
from engine.registry import AnyGame, games


@dataclass(frozen=True, slots=True)
class Share:
    """So much of what was measured takes no longer; the bar in milliseconds."""

    name: str
    of: float
    bar: float | None


SHARES = (Share("median", 0.5, None), Share("99 of 100", 0.99, 200), Share("longest", 1.0, 2000))


def measures(whole_games: int) -> Iterator[Measure]:
    """Every game with a workbench, at its table of two and at its largest."""
    for game in games().values():
        if game.workbench is None:
            continue
        for seats in (2, max(game.info.seat_counts)):
            yield from (partial(best_decision, game.info.key, seats, whole_games, share) for share in SHARES)


def best_decision(key: str, seats: int, whole_games: int, share: Share) -> Row:
    """How long such a share of the decisions takes at most."""
    taken = _times(key, seats, whole_games)
    place = min(int(share.of * len(taken)), len(taken) - 1)
    what = f"best layout, {seats} seats, {whole_games} games, {share.name}"
    return Row(what, taken[place] * 1000, "ms", share.bar)


@cache
def _times(key: str, seats: int, whole_games: int) -> list[float]:
    """Seconds for each best decision, rising."""
    game, generator = games()[key], Random(3)
    taken: list[float] = []
    for _ in range(whole_games):
        state = game.setup(game.options({}), seats, seeded(generator.randbytes(32)))
        while actors := game.actors(state):
            seat = min(actors)
            action = _best(game, state, seat, taken) or game.random_action(state, seat, generator)
            game.apply_in_place(state, seat, action)
    return sorted(taken)


def _best(game: AnyGame, state: State, seat: Seat, taken: list[float]) -> Action | None:
    """What the workbench finds, and how long that took; None where it is not asked."""
    bench, seen = game.workbench, game.view(state, seat)
    if bench is None or not bench.is_open(seen):
        return None
    question = bench.question(seen)
    start = time.process_time()
    best = bench.best(question, lambda: False)
    taken.append(time.process_time() - start)
    return game.parse_action(best.move)
