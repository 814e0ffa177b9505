"""Plays games in processes that are made to be killed (see test_kill.py).

Reads one line a process: the game, the database, a crossing and how often it is passed before the process
stops there (`-` and 0: it never stops). Prints the process, each confirmed move or step of a draft, and where
it stopped.
"""

from __future__ import annotations

import asyncio
import os
import sys
import threading
from datetime import UTC, datetime
from pathlib import Path
from random import Random

from bot.referee import Referee
from bot.store import Crossing, Store
from bot.tables import Person, Place, Table
from engine.registry import games

PEOPLE = (Person(1, "Ann"), Person(2, "Bob"))
PLACE = Place(7, 8)
FOREVER = 600.0


def say(*words: object) -> None:
    sys.stdout.write(" ".join(map(str, words)) + "\n")
    sys.stdout.flush()


class Stop:
    """Stops the whole process at the n-th passage of a crossing, until it is killed."""

    def __init__(self, crossing: str, passages: int) -> None:
        self._crossing = crossing
        self._left = passages

    def __call__(self, crossing: Crossing) -> None:
        if crossing == self._crossing:
            self._left -= 1
            if self._left == 0:
                say("stopped")
                threading.Event().wait(FOREVER)


async def running_game(referee: Referee, game: str) -> str:
    match_id = await referee.match_in(PLACE.play_id)
    if match_id is not None and (await referee.table(match_id, None)).actors:
        return match_id
    lobby = await referee.lobby_in(PLACE.play_id) or await referee.open_lobby(PLACE, PEOPLE[0], game)
    if len(lobby.joined) == 1:
        await referee.join(lobby.id, PEOPLE[1])
    return (await referee.start(lobby.id, PEOPLE[0])).match_id


async def step(referee: Referee, table: Table, person: Person, generator: Random) -> None:
    """One step of a draft, or its end, and what is confirmed of it."""
    bench = games()[table.game].workbench
    assert bench is not None
    possible = bench.steps(table.view, table.draft or "")
    lays = [text for text in possible if text.startswith("lay")]
    if lays and generator.random() < 0.6:
        choice = generator.choice(lays)
        played = await referee.build(table.match_id, person, table.number, choice)
    else:
        played = await referee.finish(table.match_id, person, table.number)
    now = played.table
    if played.number == table.number:
        say("draft", table.match_id, table.number, table.seat, int(table.seat in now.ready), now.draft)
        return
    rows = await referee.story(table.match_id, person.id, table.number + 1, played.number)
    for told in rows:
        if told.row.text:
            say("move", table.match_id, told.row.number, told.row.text)


async def play(game: str, path: Path, stop: Stop) -> None:
    def clock() -> datetime:
        return datetime.now(UTC)

    store = await Store.open(path, clock)
    referee = Referee(store, clock)
    generator = Random(os.getpid())
    while True:
        match_id = await running_game(referee, game)
        store.crossing = stop  # at moves only: lobbies are not what is tested here
        public = await referee.table(match_id, None)
        person = public.person(generator.choice(sorted(public.actors)))
        table = await referee.table(match_id, person.id)
        if table.draft is not None:
            await step(referee, table, person, generator)
        else:
            choice = generator.choice(table.choices).text
            played = await referee.act(match_id, person, table.number, choice)
            for told in played.told:
                say("move", match_id, told.row.number, told.row.text)
        say("confirmed")
        store.crossing = lambda _: None


def main() -> None:
    games()  # imported once, for all processes
    say("ready")
    for line in sys.stdin:
        game, path, crossing, passages = line.split()
        child = os.fork()
        if child == 0:
            asyncio.run(play(game, Path(path), Stop(crossing, int(passages))))
        say("process", child)
        os.waitpid(child, 0)
        say("gone")


if __name__ == "__main__":
    main()
