"""How long a press takes inside the client: from its arrival to the new table leaving, REST stubbed."""

from __future__ import annotations

import asyncio
import itertools
import statistics
import tempfile
import time
from collections.abc import Iterator
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from random import Random

from bot.app import ZooClient
from bot.commands.measured import Measure, Row
from bot.commands.stub import CHANNEL, GUILD, StubHTTP, connect_stub, press_payload
from bot.config import Config
from bot.present.ids import Verb, move_id, what
from bot.store import Store
from bot.tables import Person, Phase, Place, Table, TableOptions
from engine.registry import AnyGame, games

PRESSES = 300
PAUSE = 0.005
"""Seconds: what follows an answer is not the next press's time."""
BAR = 10.0
"""Milliseconds."""

_numbers = itertools.count(1)

PEOPLE = [Person(number, f"Player {number}") for number in range(1, 6)]
PLACE = Place(GUILD, CHANNEL)
IN_CHANNEL = TableOptions(thread=False)


def measures() -> Iterator[Measure]:
    """Every game at its smallest table of several."""
    for game in games().values():
        yield partial(_answer_time, game)


def _answer_time(game: AnyGame) -> Row:
    return asyncio.run(answer_time(game))


async def answer_time(game: AnyGame) -> Row:
    """The median over random presses of whole games, with the database on disk."""
    with tempfile.TemporaryDirectory() as folder:
        store = await Store.open(Path(folder) / "bench.sqlite", lambda: datetime.now(UTC))
        try:
            client = ZooClient(Config(database=store.path, pictures=False), store, lambda: datetime.now(UTC))
            async with client:
                taken = await _presses(client, await connect_stub(client), game)
        finally:
            await store.close()
    return Row(f"press to answer leaving, {game.info.title}", statistics.median(taken) * 1e3, "ms", BAR)


async def _presses(client: ZooClient, http: StubHTTP, game: AnyGame) -> list[float]:
    generator = Random(3)
    table = await start_game(client, game)
    taken: list[float] = []
    while len(taken) < PRESSES:
        if table.phase is not Phase.RUNNING:
            table = await start_game(client, game)
        taken.append(await press(client, http, table, generator))
        await asyncio.sleep(PAUSE)
        table = await client.referee.table(table.match_id, None)
    return taken


async def press(client: ZooClient, http: StubHTTP, table: Table, generator: Random) -> float:
    """A press on a random button of the table message; the seconds until the table leaves anew."""
    person = table.person(min(table.actors))
    own = await client.referee.table(table.match_id, person.id)
    pressed_for = what(Verb.FINISH) if own.draft is not None else generator.choice(own.choices).text
    custom_id = move_id(table.match_id, table.number, pressed_for)
    channel = table.place.play_id
    pressed = press_payload(custom_id, person.id, channel, next(_numbers))
    shown = asyncio.ensure_future(http.shown_in(channel))
    await asyncio.sleep(0)  # it waits
    start = time.perf_counter()
    client._connection.parsers["INTERACTION_CREATE"](pressed)
    await shown
    return time.perf_counter() - start


async def start_game(client: ZooClient, game: AnyGame) -> Table:
    """A fresh game on the table message."""
    seats = min((count for count in game.info.seat_counts if count > 1), default=1)
    lobby = await client.referee.open_lobby(PLACE, PEOPLE[0], game.info.key, table_options=IN_CHANNEL)
    for person in PEOPLE[1:seats]:
        await client.referee.join(lobby.id, person)
    table = await client.referee.start(lobby.id, PEOPLE[0])
    await client.board.bring_up(table.match_id)
    return table
