from __future__ import annotations

import logging
import random
from pathlib import Path
from typing import Any

import pytest

import bot.usecases.lobbies
from engine.games.duell.kinds import Species
from tests.cogs.playing import begin, board, fix_seed, mover, moves_on, press_move
from tests.support.discord import Table, open_table

SEED = bytes(range(32))
TURNS = 6


async def watched_game(
    path: Path, order: int, caplog: pytest.LogCaptureFixture
) -> tuple[list[Any], list[str]]:
    """Everything that left the bot in the same few turns, over a pile whose rest lies in another order."""
    table = await open_table(path)
    try:
        ada, ben = table.members[:2]
        fix_seed(table, SEED)
        await table.slash(ada, "game new", game="duell", thread=False)
        await table.press(ben, "Join")
        (game,) = await table.client.referee.games_of(ada.id)
        shuffle_what_stays_hidden(table, game.match_id, order)
        for _ in range(TURNS):
            who = await mover(table, game.match_id)
            await look_everywhere(table, who)
            moves = moves_on(table, await board(table, game.match_id))
            await press_move(table, who, game.match_id, moves[0])
        await table.env.advance_time(120)
        sent = [(one.method, one.path, one.json) for one in table.env.http_requests]
        return sent, [one.getMessage() for one in caplog.records if " ms" not in one.getMessage()]
    finally:
        await table.close()


def shuffle_what_stays_hidden(table: Table, match_id: str, order: int) -> None:
    """Another order for all cards that these turns cannot draw."""
    pile = table.client.referee._memory.get(match_id).match.state.pile
    rest = pile[:-TURNS]
    random.Random(order).shuffle(rest)
    pile[:-TURNS] = rest


async def look_everywhere(table: Table, who: Any) -> None:
    """All that a player and a spectator can look at."""
    for viewer in (who, table.spectator):
        await table.press(viewer, "My view")
        await table.press(viewer, "What happened?")
        panel = (await table.press(viewer, "More")).response
        await table.press(viewer, "Verify", panel)
        await table.slash(viewer, "log")
        for name, option in (("take", "truck"), ("load", "truck"), ("place", "what")):
            await viewer.autocomplete(table.channel, name, option, "")


async def test_nothing_that_leaves_the_bot_depends_on_what_is_hidden(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
):
    """Whoever sees every payload and log line of two games cannot tell which pile lies there."""
    monkeypatch.setattr(bot.usecases.lobbies, "new_id", lambda: "aaaabbbb")
    caplog.set_level(logging.DEBUG, "bot")
    caplog.set_level(logging.DEBUG, "cogs")
    one, said = await watched_game(tmp_path / "1.sqlite", 1, caplog)
    caplog.clear()
    other, said_other = await watched_game(tmp_path / "2.sqlite", 2, caplog)
    assert one == other
    assert said == said_other
    assert SEED.hex() not in str(one)
    assert SEED.hex() not in str(said)


async def test_what_is_drawn_does_leave_the_bot(table: Table):
    """The test above could fail: it looks at the texts where cards are named."""
    match_id = await begin(table)
    pile = table.client.referee._memory.get(match_id).match.state.pile
    tiger = next(place for place, card in enumerate(pile) if getattr(card, "species", "") == Species.TIGER)
    pile[-1], pile[tiger] = pile[tiger], pile[-1]
    await press_move(table, await mover(table, match_id), match_id, "draw")
    assert "🐅" in (await board(table, match_id)).content
