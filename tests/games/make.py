"""Makes the recorded games of this folder anew: `python -m tests.games.make`.

Seed after seed is played until a game keeps its promise (promises.py); the same program and rules always find
the same games. Review the difference as you would review code.
"""

from __future__ import annotations

import hashlib
from itertools import count
from pathlib import Path
from random import Random

from bot.recorded import AnyMatch, record, to_text
from engine.core.errors import IllegalAction
from engine.core.game import Action, Seat, State
from engine.core.match import start_match
from engine.core.shuffle import seeded
from engine.registry import AnyGame, game_of
from tests.games.promises import PROMISES, Promise, story_of

FOLDER = Path(__file__).parent
JOINED = ("Kim", "Lou")


def main() -> None:
    for name, promise in PROMISES.items():
        match = first_that_keeps(name, promise)
        seated = seeded(match.seed)("seats", JOINED)
        (FOLDER / f"{name}.json").write_text(to_text(record(match, JOINED, seated)), encoding="utf-8")
        print(f"{name}: {match.number} rows, seed {match.seed.hex()}")


def first_that_keeps(name: str, promise: Promise) -> AnyMatch:
    for number in count(1):
        seed = hashlib.sha256(f"{name} {number}".encode()).digest()
        match = start_match(game_of("duell"), f"{name}-{number}", promise.options, 2, seed)
        play(match, promise, Random(f"{name} {number}"))
        if promise.is_kept(story_of(match)):
            return match
    raise AssertionError


def play(match: AnyMatch, promise: Promise, generator: Random) -> None:
    while seats := match.game.actors(match.state):
        (seat,) = seats
        if generator.random() < promise.careful:
            action = best_for_now(match.game, match.state, seat, generator)
        else:
            action = match.game.random_action(match.state, seat, generator)
        match.accept(match.plan_press(seat, action))
        if promise.take_backs and generator.random() < 0.1:
            try:
                match.accept(match.plan_take_back(seat))
            except IllegalAction:
                continue


def best_for_now(game: AnyGame, state: State, seat: Seat, generator: Random) -> Action:
    """The action after which the seat leads by most; what reveals something counts as no change."""
    now = lead(game, state, seat)

    def value(action: Action) -> tuple[float, float]:
        if game.reveals(state, seat, action):
            return now, generator.random()
        return lead(game, game.apply(state, seat, action)[0], seat), generator.random()

    return max(game.legal_actions(state, seat), key=value)


def lead(game: AnyGame, state: State, seat: Seat) -> int:
    points = {score.seat: score.points for score in game.scores(state)}
    return points.pop(seat) - max(points.values())


if __name__ == "__main__":
    main()
