from __future__ import annotations

from typing import Any

import pytest

from cogs.choosing import read_choice
from engine.registry import game_of
from tests.cogs.playing import begin, mover, press_move
from tests.cogs.test_presses import number, text_of
from tests.support.discord import Table

LONG = "x" * 6000


async def drawn(table: Table) -> tuple[str, Any]:
    """A game in which somebody has just drawn."""
    match_id = await begin(table)
    who = await mover(table, match_id)
    await press_move(table, who, match_id, "draw")
    return match_id, who


@pytest.mark.parametrize("typed", ["load 2", "2", " LOAD  2 ", "Load 2"])
async def test_a_value_or_its_argument_is_taken(table: Table, typed: str):
    match_id, who = await drawn(table)
    await table.slash(who, "load", truck=typed)
    seen = await table.client.referee.table(match_id, None)
    assert [len(truck) for truck in seen.view.trucks] == [0, 1, 0]


async def test_the_label_is_taken_instead_of_the_value(table: Table):
    match_id, who = await drawn(table)
    offered = await who.autocomplete(table.channel, "load", "truck", "")
    label = next(choice["name"] for choice in offered if choice["value"] == "load 3")
    await table.slash(who, "load", truck=label)
    seen = await table.client.referee.table(match_id, None)
    assert [len(truck) for truck in seen.view.trucks] == [0, 0, 1]


async def test_six_thousand_characters_are_refused_kindly(table: Table):
    match_id, who = await drawn(table)
    answer = await table.slash(who, "load", truck=LONG)
    assert "That is no move of this game" in text_of(answer)
    assert await number(table, match_id) == 1
    assert all(
        len(choice["name"]) <= 100 for choice in await who.autocomplete(table.channel, "load", "truck", LONG)
    )


@pytest.mark.parametrize(
    "typed", ["9", "load 99", "banana", "take 1", "\u202e2\n\n", "2; drop table", "-1", ""]
)
async def test_nonsense_changes_nothing(table: Table, typed: str):
    match_id, who = await drawn(table)
    answer = await table.slash(who, "load", truck=typed)
    assert text_of(answer)
    assert await number(table, match_id) == 1


async def test_a_refusal_by_the_rules_says_what_is_legal_instead(table: Table):
    match_id = await begin(table)
    who = await mover(table, match_id)
    answer = await table.slash(who, "take", truck="1")
    assert text_of(answer)
    assert any("Draw" in label for label in table.labels(answer.response))
    assert "Why?" in table.labels(answer.response)
    assert await number(table, match_id) == 0


async def test_a_command_out_of_turn_says_whose_turn_it_is(table: Table):
    match_id, who = await drawn(table)
    other = next(member for member in table.members[:2] if member.id != who.id)
    assert "turn" in text_of(await table.slash(other, "draw"))
    assert "You watch this game" in text_of(await table.slash(table.spectator, "draw"))
    assert await number(table, match_id) == 1


@pytest.mark.parametrize("command", ["draw", "dump", "table", "zoo", "log", "game back", "game rematch"])
async def test_commands_where_no_game_is(table: Table, command: str):
    assert "There is no game here" in text_of(await table.slash(table.members[0], command))


async def test_commands_of_the_expert_game(table: Table):
    match_id = await begin(table, options="expert")
    who = await mover(table, match_id)
    await table.slash(who, "draw")
    await table.slash(who, "dump")
    seen = await table.client.referee.table(match_id, None)
    assert len(seen.view.discard) == 2


async def test_looking_commands(table: Table):
    _, who = await drawn(table)
    assert (await table.slash(who, "table")).response.embeds[0].title == "Your view · round 1"
    zoo = await table.slash(who, "zoo", player=table.members[0])
    assert "gorilla" in zoo.response.embeds[0].description
    assert "Moves 1 to 1" in (await table.slash(who, "log")).response.embeds[0].title
    assert "Moves 1 to 1" in (await table.slash(who, "log", **{"from": 999})).response.embeds[0].title
    assert (await table.slash(table.spectator, "rules")).response.embeds[0].description


async def test_rules_by_topic_title_and_nonsense(table: Table):
    ada = table.members[0]
    topics = await ada.autocomplete(table.channel, "rules", "topic", "")
    pages = set()
    for choice in topics:
        answer = await table.slash(ada, "rules", topic=choice["name"])
        pages.add(answer.response.embeds[0].description)
    assert len(pages) == len(topics)
    assert (await table.slash(ada, "rules", topic=LONG)).response.embeds
    assert "There is no game" in text_of(await table.slash(ada, "rules", game="chess"))


async def test_back_by_command(table: Table):
    match_id, who = await drawn(table)
    await table.slash(who, "load", truck="3")
    assert (await mover(table, match_id)).id != who.id
    answer = await table.slash(who, "game back")
    assert "z:" + match_id + ":3:load 3" in [part["custom_id"] for part in table.buttons(answer.response)]
    assert (await mover(table, match_id)).id == who.id


async def test_autocompletion_never_fails_where_nothing_can_be_chosen(table: Table):
    ada = table.members[0]
    assert await ada.autocomplete(table.channel, "take", "truck", "") == []
    await begin(table)
    assert await table.spectator.autocomplete(table.channel, "take", "truck", "1") == []


NAMES = [("Truck 2: bear", "take 2"), ("Truck 3: tiger", "take 3")]
WITH_HINTS = [("Truck 2: bear · Ben +9", "take 2"), ("Truck 3: tiger · +1", "take 3")]


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("take 2", "take 2"),
        ("2", "take 2"),
        ("truck 2: bear", "take 2"),
        ("truck 2: bear · ben +9", "take 2"),
        ("bear", "take 2"),
        ("Truck", "take truck"),
        ("hyena", "take hyena"),
        ("1", "take 1"),
        ("9", "take 9"),
        ("ben", "take ben"),
        ("", "take"),
    ],
)
def test_what_was_meant(typed: str, meant: str):
    assert read_choice(game_of("duell"), WITH_HINTS, NAMES, "take", typed) == meant


def test_an_animal_that_cannot_be_stolen_is_not_another_one():
    offers = [("gorilla ⚡", "steal gorilla:lightning")]
    assert read_choice(game_of("duell"), offers, offers, "steal", "gorilla") == "steal gorilla"
    assert read_choice(game_of("duell"), offers, offers, "steal", "goril") == "steal gorilla:lightning"


async def test_the_truck_that_was_typed_and_no_other_is_taken(table: Table):
    match_id, who = await drawn(table)
    await table.slash(who, "load", truck="3")
    who, before = await mover(table, match_id), await number(table, match_id)
    for empty in ("1", "2"):
        answer = await table.slash(who, "take", truck=empty)
        assert "empty" in text_of(answer)
    assert await number(table, match_id) == before
