"""How fast the rules are: random games to the end, documents to JSON and back."""

from __future__ import annotations

import json
import statistics
import time
from collections.abc import Iterator
from functools import partial
from random import Random

from bot.commands.measured import Measure, Row, median_time
from engine.core.game import State
from engine.core.shuffle import seeded
from engine.registry import AnyGame, games

ROUNDS = 9
"""Measured stretches of random play; the median counts."""
DECISIONS = 20_000
"""At least so many decisions a stretch."""
POSITIONS = 200

DECISIONS_BAR = 60_000
LAYOUT_BAR = 30_000
"""Where a decision is too rich to list: random layouts."""
ROUND_TRIP_BARS = {1: 150, 2: 150}
"""Microseconds by seats; more seats have the largest bar."""
LARGEST_ROUND_TRIP_BAR = 250


def measures() -> Iterator[Measure]:
    """Every game at its smallest and largest table."""
    for game in games().values():
        for seats in sorted({_few(game), max(game.info.seat_counts)}):
            yield partial(random_play, game, seats)
            yield partial(round_trip, game, seats)


def _few(game: AnyGame) -> int:
    """Two where two can play."""
    return min((count for count in game.info.seat_counts if count > 1), default=min(game.info.seat_counts))


def random_play(game: AnyGame, seats: int) -> Row:
    """Decisions a second on one core: all legal actions listed, one chosen, played in place, to the end."""
    by_layout = game.workbench is not None
    generator = Random(1)
    rates: list[float] = []
    for _ in range(ROUNDS):
        played, taken = 0, 0.0
        while played < DECISIONS:
            state = _fresh(game, seats, generator)
            start = time.process_time()
            played += _play_by_layout(game, state, generator) if by_layout else _play(game, state, generator)
            taken += time.process_time() - start
        rates.append(played / taken)
    bar = LAYOUT_BAR if by_layout else DECISIONS_BAR
    what = f"random play, {game.info.title}, {seats} seats"
    return Row(what, statistics.median(rates), "decisions/s", bar, at_least=True)


def _fresh(game: AnyGame, seats: int, generator: Random) -> State:
    return game.setup(game.options({}), seats, seeded(generator.randbytes(32)))


def _play(game: AnyGame, state: State, generator: Random) -> int:
    played = 0
    while seats := game.actors(state):
        seat = min(seats)
        actions = game.legal_actions(state, seat)
        game.apply_in_place(state, seat, actions[int(generator.random() * len(actions))])
        played += 1
    return played


def _play_by_layout(game: AnyGame, state: State, generator: Random) -> int:
    played = 0
    while seats := game.actors(state):
        seat = min(seats)
        game.apply_in_place(state, seat, game.random_action(state, seat, generator))
        played += 1
    return played


def round_trip(game: AnyGame, seats: int) -> Row:
    """A position to its document, to JSON, and strictly read back: median over a random game's positions."""
    taken = [median_time(partial(_there_and_back, game, state), 3) for state in _positions(game, seats)]
    bar = ROUND_TRIP_BARS.get(seats, LARGEST_ROUND_TRIP_BAR)
    what = f"position to JSON and back, {game.info.title}, {seats} seats"
    return Row(what, statistics.median(taken) * 1e6, "µs", bar)


def _there_and_back(game: AnyGame, state: State) -> State:
    return game.read_position(json.dumps(game.write_position(state)), False)


def _positions(game: AnyGame, seats: int) -> Iterator[State]:
    generator = Random(2)
    state = _fresh(game, seats, generator)
    for _ in range(POSITIONS):
        if not game.actors(state):
            state = _fresh(game, seats, generator)
        yield state.copy()
        seat = min(game.actors(state))
        game.apply_in_place(state, seat, game.random_action(state, seat, generator))
