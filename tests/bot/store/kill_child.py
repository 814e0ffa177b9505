"""Plays games in processes that are made to be killed (see test_kill.py).

Reads one line a process: the database, a crossing and how often it is passed before the process stops there
(`-` and 0: it never stops). Prints the process, each confirmed move, and where it stopped.
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
from bot.tables import Person, Place
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


async def running_game(referee: Referee) -> str:
    match_id = await referee.match_in(PLACE.play_id)
    if match_id is not None and (await referee.table(match_id, None)).actors:
        return match_id
    lobby = await referee.lobby_in(PLACE.play_id) or await referee.open_lobby(PLACE, PEOPLE[0], "duell")
    if len(lobby.joined) == 1:
        await referee.join(lobby.id, PEOPLE[1])
    return (await referee.start(lobby.id, PEOPLE[0])).match_id


async def play(path: Path, stop: Stop) -> None:
    def clock() -> datetime:
        return datetime.now(UTC)

    store = await Store.open(path, clock)
    referee = Referee(store, clock)
    generator = Random(os.getpid())
    while True:
        match_id = await running_game(referee)
        store.crossing = stop  # at moves only: lobbies are not what is tested here
        table = await referee.table(match_id, None)
        (seat,) = table.actors
        choice = generator.choice(table.choices).text
        played = await referee.act(match_id, table.person(seat), table.number, choice)
        for told in played.told:
            say("move", match_id, told.row.number, told.row.text)
        say("confirmed")
        store.crossing = lambda _: None


def main() -> None:
    games()  # imported once, for all processes
    say("ready")
    for line in sys.stdin:
        path, crossing, passages = line.split()
        child = os.fork()
        if child == 0:
            asyncio.run(play(Path(path), Stop(crossing, int(passages))))
        say("process", child)
        os.waitpid(child, 0)
        say("gone")


if __name__ == "__main__":
    main()
