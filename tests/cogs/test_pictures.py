"""Pictures at the table: they come with the text, follow it, and never stand in its way."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import discord
import pytest
import pytest_asyncio
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.app import ZooClient
from bot.pictures import render
from bot.present.zuuli.cards import face_of
from bot.tables import BoardForm
from tests.cogs.playing import begin, board, mover, moves_on, press_move
from tests.cogs.test_zuuli import panel, play_to_parks, press_what
from tests.support.discord import Table, ask, open_table
from tests.support.seen import unseen_by


class Studio:
    """Draws in this process; writes down what it drew, and fails when it is told to."""

    def __init__(self) -> None:
        self.drawn: list[str] = []
        self.trouble: Exception | None = None

    async def ask(self, work: Callable[..., Any], *texts: str) -> Any:
        if work is not render:
            return await ask(work, *texts)
        self.drawn += texts
        if self.trouble is not None:
            raise self.trouble
        return work(*texts)

    def client(self, config: Any, store: Any, clock: Any) -> ZooClient:
        return ZooClient(config, store, clock, self.ask)


@pytest.fixture
def studio() -> Studio:
    return Studio()


@pytest_asyncio.fixture
async def drawn(tmp_path: Path, studio: Studio) -> AsyncIterator[Table]:
    """A running bot that draws."""
    opened = await open_table(tmp_path / "zoo.sqlite", build=studio.client, pictures=True)
    try:
        yield opened
    finally:
        await opened.close()


async def load(table: Table, match_id: str) -> Any:
    await press_move(table, await mover(table, match_id), match_id, "load 1")
    return await board(table, match_id)


async def draw(table: Table, match_id: str) -> Any:
    await press_move(table, await mover(table, match_id), match_id, "draw")
    return await board(table, match_id)


def files(message: Any) -> list[str]:
    return [attachment.filename for attachment in message.attachments]


async def test_the_table_carries_its_picture_with_words_for_those_who_do_not_see_it(drawn: Table):
    match_id = await begin(drawn)
    message = await board(drawn, match_id)
    (attachment,) = message.attachments
    assert attachment.filename == "table-0.png"
    assert "Duell" in attachment.description
    assert message.embeds[0].image.url.endswith("table-0.png")
    assert (await attachment.read()).startswith(b"\x89PNG")


async def test_an_edit_replaces_the_picture_and_a_table_that_shrinks_drops_it(drawn: Table):
    match_id = await begin(drawn)
    old = await draw(drawn, match_id)
    assert files(old) == ["table-1.png"]
    assert files(await load(drawn, match_id)) == ["table-2.png"]
    await drawn.env.advance_time(61)
    new = await board(drawn, match_id)
    assert new.id != old.id
    assert files(new) == ["table-2.png"]
    (shrunk,) = [message for message in drawn.messages() if message.id == old.id]
    assert files(shrunk) == []


async def test_equal_tables_are_drawn_once(drawn: Table, studio: Studio):
    match_id = await begin(drawn)
    await draw(drawn, match_id)
    await load(drawn, match_id)
    drawn_before = len(studio.drawn)
    await drawn.client.board.bring_up(match_id, again=True)
    await drawn.env.advance_time(61)
    assert len(studio.drawn) == drawn_before


async def test_a_picture_that_cannot_be_made_stops_nothing(drawn: Table, studio: Studio):
    match_id = await begin(drawn)
    studio.trouble = RuntimeError("no paint")
    message = await draw(drawn, match_id)
    assert "load 1" in moves_on(drawn, message)
    assert files(message) == []
    assert "```" in message.embeds[0].description, "the whole board in text"
    studio.trouble = None
    assert files(await load(drawn, match_id)) == ["table-2.png"]


async def test_a_layout_that_goes_wrong_stops_nothing(drawn: Table, monkeypatch: pytest.MonkeyPatch):
    match_id = await begin(drawn)

    def clumsy(*_: Any) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr("bot.illustration.table_picture", clumsy)
    message = await draw(drawn, match_id)
    assert "load 1" in moves_on(drawn, message)
    assert files(message) == []


async def test_a_picture_that_arrives_late_is_added(drawn: Table, studio: Studio):
    match_id = await begin(drawn)
    studio.trouble = TimeoutError()
    assert files(await draw(drawn, match_id)) == []
    studio.trouble = None
    drawn.client.illustrator.on_arrival(match_id)
    await drawn.env.settle()
    assert files(await board(drawn, match_id)) == ["table-1.png"]


async def test_without_pictures_there_are_none(tmp_path: Path, studio: Studio):
    table = await open_table(tmp_path / "zoo.sqlite", build=studio.client, pictures=False)
    match_id = await begin(table)
    message = await draw(table, match_id)
    assert files(message) == []
    assert studio.drawn == []
    await table.close()


async def test_without_what_draws_there_are_none_and_the_log_says_so_once(
    tmp_path: Path, studio: Studio, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
):
    from bot import pictures

    monkeypatch.setattr(pictures, "_NEEDED", ("PIL", "a_rasteriser_nobody_has"))
    pictures.are_available.cache_clear()
    pictures.pictures_of.cache_clear()
    try:
        table = await open_table(tmp_path / "zoo.sqlite", build=studio.client, pictures=True)
        match_id = await begin(table)
        assert files(await draw(table, match_id)) == []
        await table.close()
    finally:
        pictures.are_available.cache_clear()
        pictures.pictures_of.cache_clear()
    said = [line for line in caplog.text.splitlines() if "a_rasteriser_nobody_has" in line]
    assert len(said) == 1


def deny_files(table: Table) -> None:
    everyone = table.guild.default_role
    allow, denied = discord.PermissionOverwrite(attach_files=False).pair()
    table.env.backend.set_overwrite(
        table.channel.id, Overwrite(everyone.id, OverwriteType.ROLE, allow.value, denied.value)
    )


async def test_where_files_are_not_allowed_the_text_is_shown(drawn: Table, studio: Studio):
    deny_files(drawn)
    match_id = await begin(drawn)
    assert files(await draw(drawn, match_id)) == []
    assert studio.drawn == [], "nor is a picture made"


async def test_where_discord_takes_no_file_after_all_the_text_is_shown(drawn: Table):
    match_id = await begin(drawn)
    drawn.env.inject_error("PATCH", "/channels/*/messages/*", status=403, code=50013, times=1)
    message = await draw(drawn, match_id)
    assert "load 1" in moves_on(drawn, message)
    assert files(message) == []


async def test_the_pictures_go_on_after_a_restart(drawn: Table):
    match_id = await begin(drawn)
    await draw(drawn, match_id)
    await drawn.restart()
    assert files(await load(drawn, match_id)) == ["table-2.png"]


# --- what people want ---------------------------------------------------------------------------------------


async def test_a_channel_chooses_how_boards_are_shown_and_the_table_follows_at_once(drawn: Table):
    match_id = await begin(drawn)
    moderator = await a_moderator(drawn)
    await drawn.slash(moderator, "settings")
    await drawn.press(moderator, "z:here:0:!place_board text")
    message = await board(drawn, match_id)
    assert files(message) == []
    assert "```" in message.embeds[0].description
    await drawn.slash(moderator, "settings", **{"board-here": "both"})
    message = await board(drawn, match_id)
    assert files(message) == ["table-0.png"]
    assert "```" in message.embeds[0].description
    await drawn.slash(moderator, "settings", **{"board-here": "picture"})
    assert "```" not in (await board(drawn, match_id)).embeds[0].description


async def a_moderator(table: Table) -> Any:
    role = table.guild.create_role("Mods", permissions=discord.Permissions(manage_messages=True))
    return table.guild.add_member(table.env.create_user("mo", global_name="Mo"), roles=[role])


async def test_only_who_looks_after_the_channel_chooses_for_it(drawn: Table):
    match_id = await begin(drawn)
    ada = drawn.members[0]
    result = await drawn.slash(ada, "settings", **{"board-here": "text"})
    assert not [label for label in drawn.labels(result.response) if label.startswith("This channel")]
    await drawn.press_raw(ada, "z:here:0:!place_board text")
    assert files(await board(drawn, match_id)) == ["table-0.png"]


async def private(table: Table, who: Any, command: str, **options: Any) -> Any:
    return (await table.slash(who, command, **options)).response


async def test_players_choose_for_themselves_what_is_shown_to_them_alone(drawn: Table):
    match_id = await begin(drawn)
    ada, ben = drawn.members[:2]
    shown = await private(drawn, ada, "table")
    assert files(shown) == ["view-0.png"]
    assert "```" not in shown.embeds[0].description
    await drawn.slash(ada, "settings", board="text")
    shown = await private(drawn, ada, "table")
    assert files(shown) == []
    assert "```" in shown.embeds[0].description
    assert files(await private(drawn, ben, "table")) == ["view-0.png"]
    assert files(await board(drawn, match_id)) == ["table-0.png"], "the channel's own"
    await drawn.restart()
    assert files(await private(drawn, ada, "table")) == []
    await drawn.slash(ada, "settings")
    await drawn.press(ada, "z:here:0:!board both")
    shown = await private(drawn, ada, "table")
    assert files(shown) == ["view-0.png"]
    assert "```" in shown.embeds[0].description


async def test_without_a_choice_of_their_own_players_see_what_the_channel_chose(drawn: Table):
    await begin(drawn)
    await drawn.client.forms.choose_in(drawn.channel.id, BoardForm.TEXT)
    assert files(await private(drawn, drawn.members[0], "table")) == []


async def test_without_pictures_nobody_is_asked_how_boards_are_shown(table: Table):
    result = await table.slash(table.members[0], "settings")
    assert not [part for part in table.buttons(result.response) if "board" in part["custom_id"]]


async def test_a_zoo_is_shown_closely(drawn: Table):
    await begin(drawn, game="zooloretto")
    ben = drawn.members[1]
    result = await private(drawn, ben, "zoo", player=ben)
    (name,) = files(result)
    assert name.startswith("zoo-")


# --- hands --------------------------------------------------------------------------------------------------


async def test_a_hand_and_a_draft_are_drawn_for_their_player_alone(drawn: Table, studio: Studio):
    match_id = await begin(drawn, game="zuuli")
    ada = drawn.members[0]
    assert files(await private(drawn, ada, "hand")) == ["hand-0.png"]
    own = await drawn.client.referee.table(match_id, ada.id)
    names = {face_of(own.view.options.deck, choice.text.split()[1]).name for choice in own.choices}
    shown = [svg for svg in studio.drawn if any(f">{name}<" in svg for name in names)]
    assert shown == studio.drawn[-1:], "only in the last picture, Ada's hand"
    assert not unseen_by(drawn.env, names, but=ada.id)


async def test_the_next_hand_comes_with_its_picture_and_a_park_too_if_wanted(drawn: Table):
    match_id = await begin(drawn, game="zuuli")
    ada, ben = drawn.members[:2]
    await private(drawn, ada, "hand")
    await press_what(drawn, ada, "pick ")
    assert files(panel(drawn, ada))[0].startswith("hand-")
    await play_to_parks(drawn, match_id)
    await private(drawn, ben, "hand")
    assert files(panel(drawn, ben)) == [], "its text says where each card may go"
    await drawn.client.forms.choose_in(drawn.channel.id, BoardForm.BOTH)
    await private(drawn, ben, "hand")
    assert files(panel(drawn, ben))[0].startswith("zoo-")
    await press_what(drawn, ben, "!best")
    assert files(panel(drawn, ben))[0].startswith("zoo-")
