"""What the contract tests run over: every game, seat count and option, and what random games of it hold."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import product
from pathlib import Path
from random import Random
from typing import cast

from engine.core.game import Action, Event, GameInfo, Option, Options, OptionValue, Seat, State
from engine.core.shuffle import seeded
from engine.registry import AnyGame, games
from tests.contract import tiny

GRAMMARS = Path(__file__).parent / "grammars"

GAMES: dict[str, AnyGame] = {"tiny": cast(AnyGame, tiny.GAME), **games()}


@dataclass(frozen=True, slots=True)
class Moment:
    """A move of a random game: the position it was made in, what happened, the position after it."""

    before: State
    seat: Seat
    action: Action
    events: tuple[Event, ...]
    after: State


@dataclass(frozen=True, slots=True)
class Case:
    """A game with a number of seats and options."""

    key: str
    seats: int
    given: tuple[tuple[str, OptionValue], ...] = ()

    def __str__(self) -> str:
        return "-".join([self.key, str(self.seats), *(f"{name}={value}" for name, value in self.given)])

    @property
    def game(self) -> AnyGame:
        return GAMES[self.key]

    @property
    def options(self) -> Options:
        return self.game.options(dict(self.given))

    @property
    def everyone(self) -> list[Seat]:
        return [Seat(number) for number in range(1, self.seats + 1)]

    @property
    def readers(self) -> list[Seat | None]:
        """Every seat, and a spectator."""
        return [*self.everyone, None]

    def deal(self, seed: bytes = b"a seed") -> State:
        return self.game.setup(self.options, self.seats, seeded(seed))

    def moments(self) -> tuple[Moment, ...]:
        """A whole random game, always the same one."""
        return _moments(self)

    def positions(self) -> list[State]:
        """Every position of that game, the last one too."""
        moments = self.moments()
        return [moments[0].before, *(moment.after for moment in moments)]

    def texts(self) -> tuple[str, ...]:
        """Every move text there could be in that game, by its grammar: not asked of the game itself."""
        return _texts(self)

    def pool(self) -> tuple[Action, ...]:
        """Every action that was listed for anybody anywhere in that game, or played, each once."""
        return _pool(self)


@cache
def _moments(case: Case) -> tuple[Moment, ...]:
    game, generator, state = case.game, Random(str(case)), case.deal()
    moments: list[Moment] = []
    while seats := game.actors(state):
        seat = generator.choice(sorted(seats))
        action = game.random_action(state, seat, generator)
        after, events = game.apply(state, seat, action)
        moments.append(Moment(state, seat, action, tuple(events), after))
        state = after
    return tuple(moments)


@cache
def _pool(case: Case) -> tuple[Action, ...]:
    listed = [
        action
        for position in case.positions()
        for seat in case.everyone
        for action in case.game.legal_actions(position, seat)
    ]
    return tuple(dict.fromkeys([*listed, *(moment.action for moment in case.moments())]))


@cache
def _texts(case: Case) -> tuple[str, ...]:
    grammar = tomllib.loads((GRAMMARS / f"{case.key}.toml").read_text(encoding="utf-8"))
    tokens = {token for position in case.positions() for token in _tokens(case.game.write_position(position))}
    words: dict[str, list[str]] = {"CARD": sorted(tokens), **grammar["words"]}
    return tuple(
        " ".join(chosen)
        for move in grammar["moves"]
        for chosen in product(*(words.get(word, [word]) for word in move.split()))
    )


def _tokens(value: object) -> Iterator[str]:
    """Everything that stands in a list somewhere."""
    if isinstance(value, dict):
        for inner in value.values():
            yield from _tokens(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from _tokens(inner) if isinstance(inner, list) else (str(inner),)


def _other_values(option: Option) -> Iterator[OptionValue]:
    """What an option can be besides its default."""
    if isinstance(option.default, bool):
        yield not option.default
    yield from (choice for choice in option.choices if choice != option.default)


def cases_of(info: GameInfo) -> Iterator[Case]:
    """Every seat count with the defaults; the two smallest also with each option changed by itself."""
    yield from (Case(info.key, seats) for seats in info.seat_counts)
    for seats, option in product(info.seat_counts[:2], info.options):
        yield from (Case(info.key, seats, ((option.name, value),)) for value in _other_values(option))


CASES = [case for game in GAMES.values() for case in cases_of(game.info)]
