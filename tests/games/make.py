"""Makes the recorded games of this folder anew: `python -m tests.games.make [NAME...]`, all if none is named.

Seed after seed is played until a game keeps its promise (promises.py); the same program and rules always find
the same games. Review the difference as you would review code.
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Iterator, Sequence
from itertools import count
from pathlib import Path
from random import Random

from bot.recorded import AnyMatch, record, to_text
from engine.core.errors import IllegalAction
from engine.core.game import Action, Seat, State
from engine.core.match import start_match
from engine.core.shuffle import seeded
from engine.registry import AnyGame, game_of
from tests.games.promises import PROMISES
from tests.games.story import Players, Promise, story_of

FOLDER = Path(__file__).parent
NAMES = ("Kim", "Lou", "Mika", "Noor", "Pim")


def main(names: Sequence[str]) -> None:
    for name in names or PROMISES:
        match = next(games_that_keep(name, PROMISES[name]))
        joined = NAMES[: match.seats]
        seated = seeded(match.seed)("seats", joined)
        (FOLDER / f"{name}.json").write_text(to_text(record(match, joined, seated)), encoding="utf-8")
        print(f"{name}: {match.number} rows, seed {match.seed.hex()}")


def games_that_keep(name: str, promise: Promise) -> Iterator[AnyMatch]:
    game = game_of(promise.game)
    for number in count(promise.start):
        seed = hashlib.sha256(f"{name} {number}".encode()).digest()
        match = start_match(game, f"{name}-{number}", promise.options, promise.seats, seed)
        play(match, promise, Random(f"{name} {number}"))
        if promise.is_kept(story_of(match)):
            yield match


def play(match: AnyMatch, promise: Promise, generator: Random) -> None:
    players = promise.players(generator) if promise.players else looking_ahead(promise.careful, generator)
    while seats := match.game.actors(match.state):
        seat = generator.choice(sorted(seats)) if len(seats) > 1 else min(seats)
        match.accept(match.plan_press(seat, players(match.game, match.state, seat)))
        if promise.take_backs and generator.random() < 0.1:
            try:
                match.accept(match.plan_take_back(seat))
            except IllegalAction:
                continue


def looking_ahead(careful: float, generator: Random) -> Players:
    """Players who now and then choose by chance, and else what is best for now."""

    def choose(game: AnyGame, state: State, seat: Seat) -> Action:
        if generator.random() < careful:
            return best_for_now(game, state, seat, generator)
        return game.random_action(state, seat, generator)

    return choose


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
    main(sys.argv[1:])
