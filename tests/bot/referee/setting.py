"""A referee at work: people, a clock that stands still, games to play."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random
from typing import cast

import pytest

from bot.referee import Referee
from bot.store import Crossing, Store
from bot.tables import Person, Place, Played, Refused, Table, TableOptions
from engine import registry
from engine.registry import AnyGame
from tests.contract import tiny

ANN, BOB, CLEO, DAN, EVE, FAY = (
    Person(1000 + number, name)
    for number, name in enumerate(("Ann", "Bob", "Cleo", "Dan", "Eve", "Fay"), start=1)
)
GUILD = 7


class Watch:
    """A clock that the test moves."""

    def __init__(self) -> None:
        self.now = datetime(2026, 7, 1, 12, tzinfo=UTC)

    def __call__(self) -> datetime:
        return self.now

    def wait(self, **time: float) -> None:
        self.now += timedelta(**time)


def games(changed: dict[str, AnyGame] | None = None) -> Callable[[str], AnyGame]:
    """The registered games and Two Bowls; `changed` ones stand before them."""
    known = {**registry.games(), "tiny": cast(AnyGame, tiny.GAME), **(changed or {})}
    return known.__getitem__


def newer(key: str, version: str = "99", **functions: object) -> dict[str, AnyGame]:
    """The game under another rules version, with other functions where given."""
    game = games()(key)
    return {key: replace(game, info=replace(game.info, rules_version=version), **functions)}


async def refusal(answer: Awaitable[object]) -> Refused:
    """The friendly no that this ends in."""
    with pytest.raises(Refused) as caught:
        await answer
    return caught.value


@dataclass
class Setting:
    """One database and the referee that serves it; `restart` is what a new process would find."""

    path: Path
    clock: Watch = field(default_factory=Watch)
    seed: bytes = bytes(32)
    decks: dict[tuple[str, str], str] = field(default_factory=dict)
    kept: int = 200
    store: Store = field(init=False)
    referee: Referee = field(init=False)
    channels: int = 0

    async def open(
        self,
        changed: dict[str, AnyGame] | None = None,
        crossing: Callable[[Crossing], None] = lambda _: None,
    ) -> None:
        self.store = await Store.open(self.path, self.clock, crossing=crossing)
        self.referee = Referee(
            self.store,
            self.clock,
            decks=lambda game, name: self.decks.get((game, name)),
            new_seed=lambda: self.seed,
            game_of=games(changed),
            kept=self.kept,
        )

    async def restart(self, changed: dict[str, AnyGame] | None = None) -> None:
        await self.store.close()
        await self.open(changed)

    def place(self) -> Place:
        """A channel where nothing happens yet."""
        self.channels += 1
        return Place(GUILD, 100 + self.channels)

    async def start(
        self, game: str = "duell", people: tuple[Person, ...] = (ANN, BOB), **options: TableOptions
    ) -> Table:
        """A running game of these people, the first of them its host."""
        host, *others = people
        lobby = await self.referee.open_lobby(self.place(), host, game, **options)
        for person in others:
            await self.referee.join(lobby.id, person)
        return await self.referee.start(lobby.id, host)

    async def press(self, match_id: str, *texts: str) -> Played:
        """The player to move plays these moves; without one, the first that is legal."""
        for text in texts or ("",):
            table = await self.referee.table(match_id, None)
            (seat,) = table.actors
            played = await self.referee.act(
                match_id, table.person(seat), table.number, text or table.choices[0].text
            )
        return played

    async def play_on(self, match_id: str, presses: int, seed: int = 1) -> Table:
        """Random presses, until the game is over at the latest."""
        generator = Random(seed)
        table = await self.referee.table(match_id, None)
        for _ in range(presses):
            if not table.actors:
                break
            await self.press(match_id, generator.choice(table.choices).text)
            table = await self.referee.table(match_id, None)
        return table
