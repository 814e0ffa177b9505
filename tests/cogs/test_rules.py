"""The rules at hand: by command in either language, and one press from a refusal or a score."""

from __future__ import annotations

from typing import Any

import pytest

from engine.registry import games
from tests.cogs.playing import begin, mover
from tests.support.discord import Table


async def german(table: Table) -> Any:
    """A member whose answers are in German."""
    ada = table.members[0]
    await table.slash(ada, "settings")
    await table.press(ada, "Deutsch")
    return ada


def title(answer: Any) -> str:
    return str(answer.response.embeds[0].title)


async def offered(table: Table, who: Any, typed: str) -> list[str]:
    """What Discord offers for the topic, by its value."""
    return [choice["value"] for choice in await who.autocomplete(table.channel, "rules", "topic", typed)]


@pytest.mark.parametrize("typed", ["lightning", "LIGHTNING", "quarrel"])
async def test_a_word_of_the_text_finds_its_page(table: Table, typed: str):
    ada = table.members[0]
    assert "symbols" in await offered(table, ada, typed)
    assert title(await table.slash(ada, "rules", topic="quarrel")) == "Zooloretto Duell: Symbols on animals"


@pytest.mark.parametrize("typed", ["Verkaufsstände", "verkaufsstaende", "VERKAUFSSTANDE"])
async def test_ein_wort_mit_umlaut_findet_seine_seite(table: Table, typed: str):
    ada = await german(table)
    assert (await offered(table, ada, typed))[0] == "stands"
    assert title(await table.slash(ada, "rules", topic=typed)) == "Zooloretto Duell: Verkaufsstände"


async def test_a_word_of_no_page_is_said_and_the_first_page_shown(table: Table):
    answer = await table.slash(table.members[0], "rules", topic="bicycle", game="zuuli")
    assert answer.response.content == "No page mentions “bicycle”. Here is the first one."
    assert title(answer) == "Zuuli: The aim"


async def test_why_at_a_refusal_opens_its_passage(table: Table):
    match_id = await begin(table)
    who = await mover(table, match_id)
    await table.slash(who, "take", truck="1")
    answer = await table.press(who, "Why?")
    assert title(answer) == "Why? Trucks and rounds"
    assert "when at least one card is on it" in answer.response.embeds[0].description


@pytest.mark.parametrize("game", games())
async def test_why_at_a_score_opens_the_sum_and_its_rule_and_leads_on_to_the_page(table: Table, game: str):
    await begin(table, game=game)
    ada = table.members[0]
    await table.press(ada, "More")
    await table.press(ada, "Score sums")
    with table.budget(1):
        answer = await table.press(ada, "Ada 0: why?")
    assert title(answer) == "Why does Ada have 0 points?"
    assert "└" in answer.response.embeds[0].description
    page = await table.press(ada, "Rules: ")
    assert page.response.embeds[0].footer.text.endswith("In our own words.")


async def test_why_in_ones_own_view_is_about_ones_own_score(table: Table):
    await begin(table)
    ben = table.members[1]
    await table.press(ben, "My view")
    with table.budget(1):
        assert title(await table.press(ben, "Why?")) == "Why does Ben have 0 points?"


@pytest.mark.parametrize(
    ("game", "label", "line"),
    [
        ("duell", "Cards seen and left", "gorillas: 5 of 5"),
        ("zooloretto", "Tiles seen and left", ": 3 of 3"),
        ("zuuli", "Cards seen and left", "Standard Pen (P): 2 of 2"),
    ],
)
async def test_what_is_seen_and_left_is_two_presses_away(table: Table, game: str, label: str, line: str):
    await begin(table, game=game)
    ada = table.members[0]
    with table.budget(2):
        await table.press(ada, "More")
        answer = await table.press(ada, label)
    assert title(answer) == label
    assert line in answer.response.embeds[0].description


async def test_the_kinds_of_cards_have_pages_of_what_is_left(table: Table):
    await begin(table, game="zuuli")
    ada = table.members[0]
    await table.press(ada, "More")
    await table.press(ada, "Cards seen and left")
    answer = await table.press(ada, "Upgrades")
    assert "⬆ Extension: " in answer.response.embeds[0].description
