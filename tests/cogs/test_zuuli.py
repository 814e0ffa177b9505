"""Zuuli through the real client: hands, picks and parks, by presses and by commands."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bot.present.ids import Verb, parse_id, what
from bot.present.zuuli import hand
from bot.tables import Helper, Phase
from engine.games.zuuli.components import DECK_FILES
from engine.games.zuuli.kinds import Phase as Asked
from engine.games.zuuli.workbench import WORKBENCH
from tests.cogs.playing import begin, board
from tests.support.discord import Table, open_table
from tests.support.seen import unseen_by


async def seen(table: Table, match_id: str, who: Any = None) -> Any:
    return await table.client.referee.table(match_id, None if who is None else who.id)


def whats(table: Table, message: Any) -> list[str]:
    """What its active buttons do."""
    presses = [parse_id(part["custom_id"]) for part in table.buttons(message) if not part.get("disabled")]
    return [press.what for press in presses if press is not None]


async def press_what(table: Table, who: Any, wanted: str) -> Any:
    """The newest button this person can see that does this, or begins so."""
    for message in reversed(table.messages(who)):
        for part in table.buttons(message):
            press = parse_id(part.get("custom_id", ""))
            if press is not None and press.what.startswith(wanted) and not part.get("disabled"):
                return await table.press(who, part["custom_id"], message)
    raise AssertionError(f"no button for {wanted}")


async def play_to_parks(table: Table, match_id: str) -> None:
    """Everybody picks the first card of the hand until there are parks to develop."""
    while (now := await seen(table, match_id)).view.phase is Asked.PICK and now.actors:
        for seat in sorted(now.actors):
            person = now.person(seat)
            hand = await table.client.referee.table(match_id, person.id)
            await table.client.referee.act(match_id, person, hand.number, hand.choices[0].text)
    await table.client.board.bring_up(match_id)


async def builders(table: Table, seats: int = 2, **options: Any) -> str:
    match_id = await begin(table, seats=seats, game="zuuli", **options)
    await play_to_parks(table, match_id)
    return match_id


def panel(table: Table, who: Any) -> Any:
    """The newest private message of this person."""
    return next(message for message in reversed(table.messages(who)) if message not in table.messages())


# --- picking ----------------------------------------------------------------------------------------------


async def test_a_hand_is_looked_at_and_picked_from_in_two_presses(table: Table):
    match_id = await begin(table, seats=2, game="zuuli")
    ada, ben = table.members[:2]
    with table.budget(2):
        await press_what(table, ada, "!view")
        card = next(one for one in whats(table, panel(table, ada)) if one.startswith("pick "))
        await press_what(table, ada, card)
    now = await seen(table, match_id)
    assert now.person(min(now.actors)).id == ben.id
    assert not unseen_by(table.env, [card], but=ada.id)
    message = await board(table, match_id)
    assert not [one for one in whats(table, message) if one.startswith("!back")]
    await press_what(table, ada, "pick ")
    with table.budget(2):
        await press_what(table, ben, "!view")
        await press_what(table, ben, "pick ")
    assert (await seen(table, match_id)).actors == {1, 2}


async def test_picks_by_command_are_completed_from_the_own_hand(table: Table):
    match_id = await begin(table, seats=2, game="zuuli")
    ada, *_ = table.members
    hand = (await seen(table, match_id, ada)).choices
    offered = await ada.autocomplete(table.channel, "pick", "card", "")
    assert [choice["value"] for choice in offered] == [choice.text for choice in hand]
    assert await table.spectator.autocomplete(table.channel, "pick", "card", "") == []
    await table.slash(ada, "pick", card=hand[1].text)
    own = await seen(table, match_id, ada)
    assert own.view.boards[own.seat].picked == hand[1].text.removeprefix("pick ")
    result = await table.slash(ada, "hand")
    assert result.ephemeral


# --- building ---------------------------------------------------------------------------------------------


async def test_a_park_is_built_step_by_step_finished_and_reopened(table: Table):
    match_id = await builders(table)
    ada, _ = table.members[:2]
    await press_what(table, ada, "!view")
    while "!build lay" in " ".join(whats(table, panel(table, ada))):
        before = (await seen(table, match_id, ada)).draft
        await press_what(table, ada, "!build lay")
        if (await seen(table, match_id, ada)).draft == before:
            break
    laid = (await seen(table, match_id, ada)).draft
    assert laid
    await table.restart()
    await press_what(table, ada, "!view")
    await press_what(table, ada, "!build_back")
    assert (await seen(table, match_id, ada)).draft != laid
    await press_what(table, ada, "!finish")
    public = await seen(table, match_id)
    assert [public.person(seat).name for seat in public.actors] == ["Ben"]
    await press_what(table, ada, "!reopen")
    assert len((await seen(table, match_id)).actors) == 2


async def test_the_best_layout_is_three_presses_and_the_last_ends_the_year(table: Table):
    match_id = await builders(table)
    for who in table.members[:2]:
        with table.budget(3):
            await press_what(table, who, "!view")
            await press_what(table, who, "!best")
            await press_what(table, who, "!finish")
    assert (await seen(table, match_id)).view.year == 2
    assert [one for one in whats(table, panel(table, table.members[1])) if one.startswith("pick ")]


@pytest.mark.parametrize("helper", [Helper.SCORE, Helper.OFF])
async def test_a_table_may_help_less(table: Table, helper: Helper):
    match_id = await builders(table, helper=helper.value)
    ada, *_ = table.members
    await press_what(table, ada, "!view")
    own = await seen(table, match_id, ada)
    assert own.table_options.helper is helper
    assert "!best" not in whats(table, panel(table, ada))
    await table.press_raw(ada, f"z:{match_id}:{own.number}:!best")
    assert (await seen(table, match_id, ada)).draft == ""


async def test_a_card_can_be_asked_next_and_parks_and_cards_looked_at(table: Table):
    match_id = await builders(table)
    ada, _ = table.members[:2]
    await press_what(table, ada, "!view")
    draft = WORKBENCH.steps((await seen(table, match_id, ada)).view, "")
    card = draft[-2].split(" ")[1]
    number = (await seen(table, match_id)).number
    await table.press_raw(ada, f"z:{match_id}:{number}:{what(Verb.PARK, card)}")
    assert any(one.startswith(f"!build lay {card}") for one in whats(table, panel(table, ada)))
    for looked in ("!parks", "!cards", "!parks 2", "!cards 2"):
        result = await table.press_raw(table.spectator, f"z:{match_id}:{number}:{looked}")
        assert result.acknowledged


async def test_zoo_shows_a_park(table: Table):
    await builders(table)
    ada, ben = table.members[:2]
    for reader in (ada, table.spectator):
        result = await table.slash(reader, "zoo", player=ben)
        assert result.ephemeral


async def test_steps_are_typed_too(table: Table):
    match_id = await builders(table)
    ada, ben = table.members[:2]
    offered = {choice["value"] for choice in await ada.autocomplete(table.channel, "develop", "step", "")}
    assert {"!best", "!finish"} <= offered
    step = next(value for value in offered if value.startswith("!build lay"))
    await table.slash(ada, "develop", step=step)
    assert (await seen(table, match_id, ada)).draft
    await table.slash(ada, "develop", step="!best")
    await table.slash(ada, "develop", step="!finish")
    assert len((await seen(table, match_id)).actors) == 1
    (reopen,) = await ada.autocomplete(table.channel, "develop", "step", "")
    assert reopen["value"] == "!reopen"
    await table.slash(ada, "develop", step=reopen["value"])
    assert len((await seen(table, match_id)).actors) == 2
    own = await seen(table, match_id, ben)
    layout = WORKBENCH.best(WORKBENCH.question(own.view), lambda: False).move
    await table.slash(ben, "develop", step=layout.removeprefix("develop "))
    assert (await seen(table, match_id)).ready == {own.seat}
    shown = await board(table, match_id)
    assert "**Building:** Ada" in "\n".join(embed.description or "" for embed in shown.embeds)


@pytest.mark.parametrize("typed", ["x" * 6000, "new_plot#1=lion#99", "!build dance", "!ask_end", "lay", "🦁"])
async def test_what_is_no_step_is_refused_and_changes_nothing(table: Table, typed: str):
    match_id = await builders(table)
    ada, *_ = table.members
    result = await table.slash(ada, "develop", step=typed)
    assert result.ephemeral
    own = await seen(table, match_id, ada)
    assert (own.draft, own.ready, own.phase) == ("", frozenset(), Phase.RUNNING)


async def test_a_layout_is_seen_by_nobody_else_before_all_are_done(table: Table, caplog: Any):
    match_id = await builders(table)
    ada, ben = table.members[:2]
    await press_what(table, ada, "!view")
    await press_what(table, ada, "!best")
    await press_what(table, ada, "!finish")
    draft = (await seen(table, match_id, ada)).draft
    parts = [part for part in draft.split(";") if part]
    assert parts
    await press_what(table, ben, "!view")
    await press_what(table, ben, "!happened")
    assert not unseen_by(table.env, parts, but=ada.id, logged=caplog.text)


# --- alone ------------------------------------------------------------------------------------------------


async def test_one_player_starts_and_plays_alone(table: Table):
    ada = table.members[0]
    await table.slash(ada, "game new", game="zuuli", thread=False)
    await press_what(table, ada, "!start")
    match_id = await table.client.referee.match_in(table.channel.id)
    for year in (1, 2, 3):
        assert (await seen(table, match_id)).view.year == year
        while (await seen(table, match_id)).view.phase is Asked.PICK:
            await press_what(table, ada, "!view")
            await press_what(table, ada, "pick ")
        await press_what(table, ada, "!view")
        await press_what(table, ada, "!best")
        await press_what(table, ada, "!finish")
    assert (await seen(table, match_id)).phase is Phase.OVER


async def test_a_seat_count_of_one_begins_at_once(table: Table):
    ada = table.members[0]
    await table.slash(ada, "game new", game="zuuli", thread=False, seats=1)
    assert await table.client.referee.match_in(table.channel.id)


async def test_an_owners_deck_is_offered_shown_and_played(tmp_path: Path):
    (tmp_path / "decks" / "zuuli").mkdir(parents=True)
    text = next(iter(DECK_FILES.values()))
    (tmp_path / "decks" / "zuuli" / "ours.toml").write_text(text, encoding="utf-8")
    table = await open_table(tmp_path / "zoo.sqlite", decks=tmp_path / "decks")
    ada = table.members[0]
    offered = await ada.autocomplete(table.channel, "game new", "options", "deck", game="zuuli")
    assert [choice["value"] for choice in offered] == ["deck=ours"]
    await table.slash(ada, "game new", game="zuuli", thread=False, options="deck=ours")
    await press_what(table, ada, "!start")
    match_id = await table.client.referee.match_in(table.channel.id)
    assert (await seen(table, match_id)).view.options.deck.value == text
    await table.close()


async def test_a_bug_that_names_a_hidden_card_is_logged_without_it(
    table: Table, caplog: Any, monkeypatch: pytest.MonkeyPatch
):
    match_id = await begin(table, seats=2, game="zuuli")
    ada, *_ = table.members
    card = (await seen(table, match_id, ada)).choices[0].text.removeprefix("pick ")

    def broken(*told: Any) -> None:
        raise KeyError(card)

    monkeypatch.setattr(hand, "sheet", broken)
    await press_what(table, ada, "!view")
    await table.press_raw(ada, f"z:{match_id}:0:pick {card}")
    logged = [record.getMessage() for record in caplog.records if record.levelname == "ERROR"]
    assert len(logged) == 2
    assert all("KeyError" in line and "in broken" in line for line in logged)
    assert card not in caplog.text
    assert (await seen(table, match_id)).number == 1, "the pick is made all the same"
    table.env.errors.clear()


# --- the table message ------------------------------------------------------------------------------------


async def pick_first(table: Table, match_id: str, count: int) -> None:
    """So many of those who are asked pick the first card of their hands."""
    now = await seen(table, match_id)
    for seat in sorted(now.actors)[:count]:
        person = now.person(seat)
        own = await table.client.referee.table(match_id, person.id)
        await table.client.referee.act(match_id, person, own.number, own.choices[0].text)
    await table.client.board.bring_up(match_id)


async def test_a_table_that_rises_between_secret_picks_leaves_no_empty_message(table: Table):
    match_id = await begin(table, seats=3, game="zuuli")
    for picks in (2, 1, 2):
        await pick_first(table, match_id, picks)
        for number in range(6):
            await table.spectator.send(table.channel, f"chat {number}")
    sent = [message for message in table.messages() if message.author.bot]
    assert len(sent) == 2, [message.content for message in sent]
    story, now = sent
    assert "pick 1" in story.content
    commitment = (await seen(table, match_id)).commitment
    assert commitment[:32] in str(story.embeds[0].footer.text), "the first message seals the shuffle"
    assert now.id == (await board(table, match_id)).id
