"""What Discord is told of the slash commands: names, options and choices in both languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from bot.present.commands import CommandTranslator
from bot.words import LANGUAGES
from tests.support.discord import Table

NAME = re.compile(r"[-_'\w]{1,32}")
OTHERS = LANGUAGES[1:]


async def commands(table: Table) -> list[dict[str, Any]]:
    """As they are registered."""
    tree = table.client.tree
    return [
        await command.get_translated_payload(tree, CommandTranslator()) for command in tree.get_commands()
    ]


def named(parts: list[dict[str, Any]]) -> Iterator[list[dict[str, Any]]]:
    """Commands, sub-commands and options, those that stand beside one another together."""
    if parts:
        yield parts
    for part in parts:
        yield from named(part.get("options", []))


def said(part: dict[str, Any], what: str, language: str) -> str:
    return part[what] if language == LANGUAGES[0] else part[f"{what}_localizations"][language]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_command_and_option_has_a_name_and_a_description(table: Table, language: str):
    groups = list(named(await commands(table)))
    assert sum(map(len, groups)) > 60
    for parts in groups:
        names = [said(part, "name", language) for part in parts]
        assert len(set(names)) == len(names)
        for name in names:
            assert NAME.fullmatch(name)
            assert name == name.lower()
        for part in parts:
            assert 1 <= len(said(part, "description", language)) <= 100


@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_choice_has_a_name(table: Table, language: str):
    options = [part for parts in named(await commands(table)) for part in parts if part.get("choices")]
    assert {option["name"] for option in options} == {"helper", "board", "board-here"}
    for option in options:
        names = [said(choice, "name", language) for choice in option["choices"]]
        assert len(set(names)) == len(names)
        assert all(1 <= len(name) <= 100 for name in names)


async def test_german_is_spoken_wherever_there_is_a_german_word(table: Table):
    """A word that both languages share is one of these; no description is left in English."""
    shared = {"zoo", "hand", "thread"}
    for parts in named(await commands(table)):
        for part in parts:
            if said(part, "name", "de") == part["name"]:
                assert part["name"] in shared
            assert said(part, "description", "de") != part["description"]


@pytest.mark.parametrize(
    ("game", "typed", "german"),
    [
        ("duell", "exp", ["expert=yes · Expertenspiel"]),
        ("duell", "expert=yes deck=M", ["expert=yes deck=MIX · Karten MIX (rekonstruiert) · Expertenspiel"]),
        ("zooloretto", "stall", ["stall_to_barn=no · kein Stand wird in den Stall versetzt"]),
        ("zooloretto", "nonsense stall", ["nonsense stall_to_barn=no"]),
    ],
)
async def test_options_that_are_typed_say_what_they_mean(
    table: Table, game: str, typed: str, german: list[str]
):
    ada = table.members[0]
    await table.slash(ada, "settings")
    await table.press(ada, "Deutsch")
    offered = await ada.autocomplete(table.channel, "game new", "options", typed, game=game)
    assert [choice["name"] for choice in offered] == german
    assert all(choice["name"].startswith(choice["value"]) for choice in offered)
