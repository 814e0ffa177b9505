"""Discord's caps on commands: ours agree with Discord's own description, one over and just right."""

from __future__ import annotations

from typing import Any

import pytest

from bot.commands.caps import broken_caps
from tests.support import payloads

TEXT = 3


def command(name: str = "game", **more: Any) -> dict[str, Any]:
    return {"name": name, "description": "x", "type": 1, **more}


def option(name: str = "a", **more: Any) -> dict[str, Any]:
    return {"name": name, "description": "x", "type": TEXT, **more}


def options(count: int, **more: Any) -> list[dict[str, Any]]:
    return [option(f"o{number}", **more) for number in range(count)]


def choices(count: int) -> list[dict[str, Any]]:
    return [{"name": str(number), "value": str(number)} for number in range(count)]


RIGHT = {
    "a hundred commands": [command(f"c{number}") for number in range(100)],
    "25 options": [command(options=options(25))],
    "25 choices": [command(options=[option(choices=choices(25))])],
    "required first": [command(options=[option("a", required=True), option("b")])],
    "subcommands": [command(options=[option("new", type=1, options=options(25))])],
    "umlauts": [command(name_localizations={"de": "züge"}, description_localizations={"de": "y" * 100})],
    "8000 characters": [
        command("c", options=[option("o", choices=[{"name": "n", "value": "v" * 5995}])] * 1)
    ],
}

WRONG = {
    "101 commands": [command(f"c{number}") for number in range(101)],
    "26 options": [command(options=options(26))],
    "26 subcommands": [command(options=options(26) and [option(f"s{n}", type=1) for n in range(26)])],
    "26 choices": [command(options=[option(choices=choices(26))])],
    "long name": [command("n" * 33)],
    "capital": [command("Game")],
    "space": [command(options=[option("two words")])],
    "capital in German": [command(name_localizations={"de": "Spiel"})],
    "long description": [command(description="x" * 101)],
    "no description": [command(description="")],
    "long German description": [command(options=[option(description_localizations={"de": "x" * 101})])],
    "long choice": [command(options=[option(choices=[{"name": "x" * 101, "value": "x"}])])],
    "required last": [command(options=[option("a"), option("b", required=True)])],
    "same name": [command(options=[option("a"), option("a")])],
    "subcommand beside option": [command(options=[option("a", type=1), option("b")])],
    "8000 characters": [
        command(options=[option(f"o{n}", choices=[{"name": "n", "value": "v" * 3000}]) for n in range(3)])
    ],
}


@pytest.mark.parametrize("commands", RIGHT.values(), ids=list(RIGHT))
def test_what_fits_is_right(commands: list[dict[str, Any]]) -> None:
    assert broken_caps(commands) == []


@pytest.mark.parametrize("commands", WRONG.values(), ids=list(WRONG))
def test_one_too_many_is_told_in_one_line(commands: list[dict[str, Any]]) -> None:
    found = broken_caps(commands)
    assert len(found) == 1
    assert "\n" not in found[0]


@pytest.mark.skipif(payloads.oracle() is None, reason="../shared/discord-api is not there")
@pytest.mark.parametrize(
    "commands", [*RIGHT.values(), *WRONG.values()], ids=[*RIGHT, *(f"not {w}" for w in WRONG)]
)
def test_discords_own_description_agrees(commands: list[dict[str, Any]]) -> None:
    said = payloads.oracle().check("PUT", "/applications/1/commands", commands)
    assert bool(said) == bool(broken_caps(commands)), said
