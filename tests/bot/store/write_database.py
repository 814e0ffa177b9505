"""Writes the database that later versions must be able to open: `python -m tests.bot.store.write_database`.

Run it once for each released version and keep the files of the older ones.
"""

from __future__ import annotations

import asyncio
import tempfile
from datetime import UTC, datetime
from importlib.metadata import version
from pathlib import Path

from bot.referee import Referee
from bot.store import Store, copy_database
from bot.tables import Person, Phase, Place, TableOptions

DATABASES = Path(__file__).with_name("databases")

ANN, BOB, CLEO = Person(1001, "Ann"), Person(1002, "Bob"), Person(1003, "Cleo")
RUNNING, OVER, LOBBY = (Place(7, channel) for channel in (101, 102, 103))
NOON = datetime(2026, 7, 1, 12, tzinfo=UTC)


async def start(referee: Referee, place: Place) -> str:
    lobby = await referee.open_lobby(place, ANN, "duell", table_options=TableOptions(call_after=90))
    await referee.join(lobby.id, BOB)
    return (await referee.start(lobby.id, ANN)).match_id


async def press(referee: Referee, match_id: str, choice: int = 0) -> Phase:
    """One press of whoever is to move: the first choice, the last, …"""
    table = await referee.table(match_id, None)
    (seat,) = table.actors
    text = table.choices[choice % len(table.choices)].text
    return (await referee.act(match_id, table.person(seat), table.number, text)).table.phase


async def fill(referee: Referee) -> None:
    """A game in the middle of a turn, with a take-back and two questions; one that is over; a lobby."""
    over = await start(referee, OVER)
    choice = 0
    while await press(referee, over, choice) is Phase.RUNNING:
        choice += 1
    running = await start(referee, RUNNING)
    for choice in range(12):
        await press(referee, running, choice)
    await press(referee, running)  # draws
    while (table := await referee.table(running, None)).take_back is None:
        await press(referee, running)
    await referee.take_back(running, table.person(table.take_back), table.number)
    await referee.ask_end(running, BOB, reason="holiday")
    await referee.ask_take_back(running, ANN, reason="wrong truck")
    await referee.open_lobby(LOBBY, CLEO, "duell", seats_wanted=2, invited=[ANN])
    await referee.set_language(BOB, "de")
    await referee.set_channel_language(RUNNING.channel_id, "de")


async def write(target: Path) -> None:
    with tempfile.TemporaryDirectory() as folder:
        store = await Store.open(Path(folder) / "games.sqlite", lambda: NOON)
        await fill(Referee(store, lambda: NOON, new_seed=lambda: bytes(32)))
        await store.close()
        copy_database(store.path, target)
    target.chmod(0o644)


if __name__ == "__main__":
    asyncio.run(write(DATABASES / f"{version('zoo-referee')}.db"))
