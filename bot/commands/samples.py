"""Tables to draw: games played in memory, by chance or with some sense."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from itertools import count
from random import Random

from bot.tables import Person, Phase, Place, Table, TableOptions, Told
from engine.core.game import Score, Seat, State
from engine.core.match import Row, RowKind
from engine.core.shuffle import seeded
from engine.core.view import choices, visible
from engine.registry import AnyGame

NAMES = ("Anna", "Ben", "Cleo", "Dan", "Eve")
LONG_NAMES = (
    "Maximiliane-Dorothea",
    "WWWWWWWWWWWWWWWWWWWW",
    "Ångström Øyvind Łęcki",
    "عبد الرحمن 🦊 अनुष्का",
    "名前 김철수 Мудрая ᚠᚢᚦ",
)
"""As wide as names can be, in letters that the font has, that other fonts have, and that none has."""

_STEPS = 2000
"""A search for the best decision ends after so many: longer than any here takes, alike on every machine."""

_NOW = datetime(2026, 7, 1, 12, tzinfo=UTC)


@dataclass
class Sample:
    """A game that is played move by move; `table` shows it at any time."""

    game: AnyGame
    state: State
    seed: bytes
    names: Sequence[str]
    told: list[Told] = field(default_factory=list)

    @classmethod
    def fresh(cls, game: AnyGame, seats: int, seed: int, names: Sequence[str] = NAMES) -> Sample:
        """A new game with its default options."""
        key = seed.to_bytes(32, "big")
        return cls(game, game.setup(game.options({}), seats, seeded(key)), key, names[:seats])

    @property
    def is_over(self) -> bool:
        """Nobody is to move."""
        return not self.game.actors(self.state)

    def play(self, generator: Random, moves: int, sense: float = 0.0) -> Sample:
        """So many moves; with `sense` that share of them, and all layouts, are what brings the most."""
        for _ in range(moves):
            if self.is_over:
                break
            self._move(generator, sense)
        return self

    def _move(self, generator: Random, sense: float) -> None:
        game, seat = self.game, min(self.game.actors(self.state))
        if sense and (best := self._best_layout(seat)):
            text = best
        elif sense and generator.random() < sense:
            text = self._best(seat, generator)
        else:
            text = game.action_text(game.random_action(self.state, seat, generator))
        number = len(self.told) + 1
        self.state, events = game.apply(self.state, seat, game.parse_action(text))
        row = Row(number, RowKind.MOVE, seat, text, number, final=False, rules_version="")
        self.told.append(Told(row, tuple(events), _NOW, stands=True))

    def _best(self, seat: Seat, generator: Random) -> str:
        """By the score right after it; a draw or load counts as leaving things as they are."""
        now = _points(self.game.scores(self.state), seat)
        worth = [
            (_points(choice.scores, seat) if choice.scores else now, generator.random(), choice.text)
            for choice in choices(self.game, self.state, seat)
        ]
        return max(worth)[2]

    def _best_layout(self, seat: Seat) -> str:
        """What the game's workbench finds in so many steps; nothing where it is not asked."""
        bench, seen = self.game.workbench, self.game.view(self.state, seat)
        if bench is None or not bench.is_open(seen):
            return ""
        steps = count()
        return bench.best(bench.question(seen), lambda: next(steps) > _STEPS).move

    def table(self, seat: Seat | None = None) -> Table:
        """As that seat sees it; None is the public table."""
        game, actors = self.game, self.game.actors(self.state)
        people = tuple(Person(place, name) for place, name in enumerate(self.names, start=1))
        first = len(self.told) - 2 * len(people)  # enough for what happened last
        return Table(
            match_id="abcd2345",
            game=game.info.key,
            place=Place(1, 1),
            phase=Phase.RUNNING if actors else Phase.OVER,
            people=people,
            host=people[0],
            seat=seat,
            number=len(self.told),
            actors=actors,
            to_move_since=_NOW,
            view=game.view(self.state, seat),
            choices=(),
            scores=game.scores(self.state),
            outcome=game.outcome(self.state),
            last=tuple(
                replace(one, events=tuple(visible(one.events, seat)))
                for one in self.told
                if one.row.number > first
            ),
            take_back=None,
            table_options=TableOptions(),
            commitment="",
            seed=None if actors else self.seed.hex(),
            started_at=_NOW,
        )


def _points(scores: Sequence[Score], seat: Seat) -> int:
    return next(score.points for score in scores if score.seat == seat)


def positions(
    game: AnyGame, seats: int, seed: int, names: Sequence[str] = NAMES, sense: float = 0.0
) -> Iterator[Sample]:
    """Every position of a game, from the deal to the end."""
    generator = Random(seed)
    sample = Sample.fresh(game, seats, seed, names)
    yield sample
    while not sample.is_over:
        yield sample.play(generator, 1, sense)
