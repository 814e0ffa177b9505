"""Databases that earlier versions wrote, as they were written: each opens, and its games are played on."""

from __future__ import annotations

import shutil
from collections.abc import AsyncIterator
from datetime import timedelta
from pathlib import Path
from random import Random

import pytest
import pytest_asyncio

from bot.referee import Referee
from bot.store import Store
from bot.tables import DueKind, Phase, VoteKind
from engine.core.match import RowKind, replay
from tests.bot.store.write_database import (
    ANN,
    BOB,
    CLEO,
    DATABASES,
    LOBBY,
    NOON,
    OVER,
    RUNNING,
    write,
)

FILES = sorted(DATABASES.glob("*.db"))


@pytest_asyncio.fixture(params=FILES, ids=lambda file: file.stem)
async def referee(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Referee]:
    path = tmp_path / "games.sqlite"
    shutil.copy(request.param, path)

    def clock():
        return NOON + timedelta(hours=1)

    store = await Store.open(path, clock)
    yield Referee(store, clock)
    await store.close()


def test_there_are_old_databases() -> None:
    assert FILES


async def test_a_running_game_is_played_to_its_end(referee: Referee) -> None:
    match_id = await referee.match_in(RUNNING.play_id)
    assert match_id is not None
    table = await referee.table(match_id, None)
    assert {person.name for person in table.people} == {"Ann", "Bob"}
    assert table.table_options.call_after == 90
    generator = Random(3)
    while table.actors:
        (seat,) = table.actors
        choice = generator.choice(table.choices).text
        await referee.act(match_id, table.person(seat), table.number, choice)
        table = await referee.table(match_id, None)
    assert table.phase is Phase.OVER
    match = referee._memory.get(match_id).match
    assert match.game.write_position(replay(match, match.rows)) == match.game.write_position(match.state)
    story = await referee.story(match_id, None, 1, table.number)
    assert RowKind.TAKE_BACK in {told.row.kind for told in story}


async def test_questions_still_wait_for_answers(referee: Referee) -> None:
    match_id = await referee.match_in(RUNNING.play_id)
    assert match_id is not None
    take_back = {vote.kind: vote for vote in await referee.open_votes(match_id)}
    assert set(take_back) == {VoteKind.END, VoteKind.TAKE_BACK}
    vote = take_back[VoteKind.END]
    table = await referee.table(match_id, None)
    played = await referee.vote(match_id, table.person(vote.asked[0]), vote.id, agree=True)
    assert played.table.phase is Phase.ENDED


async def test_a_finished_game_is_as_it_was(referee: Referee) -> None:
    match_id = await referee.match_in(OVER.play_id)
    assert match_id is not None
    table = await referee.table(match_id, CLEO.id)
    assert table.phase is Phase.OVER
    assert table.outcome is not None
    assert table.seed == bytes(32).hex()


async def test_a_lobby_is_joined_and_started(referee: Referee) -> None:
    lobby = await referee.lobby_in(LOBBY.play_id)
    assert lobby is not None
    assert (lobby.host, [held.person for held in lobby.held]) == (CLEO, [ANN])
    await referee.join(lobby.id, ANN)
    await referee.start(lobby.id, CLEO)


async def test_what_was_due_is_due_and_languages_are_kept(referee: Referee) -> None:
    kinds = {due.kind for due in await referee.due(NOON + timedelta(days=8))}
    assert kinds >= {DueKind.RESULT, DueKind.LOBBY_EXPIRED, DueKind.INVITATION_EXPIRED}
    assert await referee.language_of(BOB.id) == "de"
    assert await referee.channel_language(RUNNING.channel_id) == "de"


async def test_this_version_writes_one_too(tmp_path: Path) -> None:
    await write(tmp_path / "new.db")
    assert (tmp_path / "new.db").stat().st_size > 0
