"""Registers the slash commands, and only when Discord has others than we have."""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from typing import Any

import discord
from discord import app_commands
from discord.http import Route

_log = logging.getLogger(__name__)

Described = Mapping[str, Any]
"""A command, or a part of one, as Discord's API describes it."""


async def sync_commands(tree: app_commands.CommandTree[Any], guilds: Sequence[int]) -> None:
    """Registers the commands everywhere, or in these guilds only, wherever Discord has others.

    Discord is asked what it has: no note of ours can be wrong about that. What it refuses is logged; the
    buttons of running games work without commands.
    """
    ours = await _ours(tree)
    wanted: dict[int | None, list[Described]] = {None: [] if guilds else ours}
    wanted.update(dict.fromkeys(guilds, ours))
    for guild, commands in wanted.items():
        where = "everywhere" if guild is None else f"in server {guild}"
        try:
            if not is_same(commands, await _registered(tree, guild)):
                await _register(tree, guild, commands)
                _log.info("Registered %d commands %s", len(commands), where)
        except discord.HTTPException as error:
            _log.error("Discord did not take the commands %s: %s", where, error)


async def _ours(tree: app_commands.CommandTree[Any]) -> list[Described]:
    translator = tree.translator
    assert translator is not None
    return [await command.get_translated_payload(tree, translator) for command in tree.get_commands()]


async def _registered(tree: app_commands.CommandTree[Any], guild: int | None) -> list[Described]:
    """What Discord has, with all languages (the library's own call leaves them out).

    What is no list of commands is as good as none: ours are registered anew.
    """
    path = "/applications/{application_id}" + ("" if guild is None else "/guilds/{guild_id}") + "/commands"
    route = Route("GET", path, application_id=tree.client.application_id, guild_id=guild)
    found: object = await tree.client.http.request(route, params={"with_localizations": "true"})
    return [command for command in found if isinstance(command, Mapping)] if isinstance(found, list) else []


async def _register(
    tree: app_commands.CommandTree[Any], guild: int | None, commands: Sequence[Described]
) -> None:
    http, application = tree.client.http, tree.client.application_id
    assert application is not None
    payload: list[Any] = list(commands)
    if guild is None:
        await http.bulk_upsert_global_commands(application, payload=payload)
    else:
        await http.bulk_upsert_guild_commands(application, guild, payload=payload)


def is_same(ours: Sequence[Described], theirs: Sequence[Described]) -> bool:
    """Whether Discord has exactly our commands; their order means nothing."""
    known = {command.get("name"): command for command in theirs}
    return len(ours) == len(theirs) and all(_agrees(command, known.get(command["name"])) for command in ours)


def _agrees(mine: object, other: object) -> bool:
    """Everything we say stands there too; Discord leaves out what is empty and adds keys of its own."""
    if isinstance(mine, Mapping) and mine:
        return isinstance(other, Mapping) and all(_agrees(mine[key], other.get(key)) for key in mine)
    if isinstance(mine, list) and mine:
        return (
            isinstance(other, list)
            and len(mine) == len(other)
            and all(_agrees(one, another) for one, another in zip(mine, other, strict=True))
        )
    return bool(mine == other or (not mine and not other))
