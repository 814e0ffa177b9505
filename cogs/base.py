"""What the cogs share: how a press finds its method, which game is meant, how a panel is shown."""

from __future__ import annotations

import inspect
from collections.abc import Awaitable, Callable
from typing import TypeVar

import discord
from discord.ext import commands

from bot.app import Handler, ZooClient
from bot.illustration import Illustrator
from bot.posting.reply import Ack, Reply
from bot.posting.speech import person_of
from bot.present.ids import Verb
from bot.present.panels import HELPFUL, NEEDED
from bot.present.parts import Image, Panel
from bot.tables import BoardForm, Person, RefereeRefusal, Refused, Table
from bot.words import Words

Interaction = discord.Interaction[ZooClient]

_PRESSES = "__zoo_presses__"

Draw = Callable[[Illustrator, Table, Words, BoardForm], Awaitable[Image | None]]
"""Has a picture made for a reader who wants boards in that form."""

Method = TypeVar("Method", bound=Callable[..., Awaitable[None]])


def on_press(*verbs: Verb | None, ack: Ack = Ack.PANEL) -> Callable[[Method], Method]:
    """The method answers presses of these verbs (None: moves)."""

    def mark(method: Method) -> Method:
        setattr(method, _PRESSES, (verbs, ack))
        return method

    return mark


class ZooCog(commands.Cog):
    """A cog parses, asks the referee, presents. There is no rule in it."""

    def __init__(self, client: ZooClient) -> None:
        self.client = client
        self.referee = client.referee
        self.board = client.board

    async def cog_load(self) -> None:
        """Tells the client which presses this cog answers."""
        for _, method in inspect.getmembers(self, inspect.iscoroutinefunction):
            marked: tuple[tuple[Verb | None, ...], Ack] = getattr(method, _PRESSES, ((), Ack.PANEL))
            verbs, ack = marked
            for verb in verbs:
                assert verb not in self.client.handlers, verb
                self.client.handlers[verb] = Handler(method, ack)

    async def match_here(self, interaction: Interaction) -> str:
        """The match that is played where the interaction came from; raises `Refused`."""
        assert interaction.channel_id is not None
        match_id = await self.referee.match_in(interaction.channel_id)
        if match_id is None:
            raise Refused(RefereeRefusal.NO_SUCH_GAME)
        return match_id

    async def table_here(self, interaction: Interaction) -> Table:
        """That match as this person may see it; raises `Refused`."""
        return await self.referee.table(await self.match_here(interaction), interaction.user.id)


async def show(interaction: Interaction, make: Callable[[Words], Panel]) -> None:
    """Shows the panel privately, in the reader's language."""
    await Reply.to(interaction).show(make(await interaction.client.speech.to(interaction)))


async def pictured(interaction: Interaction, table: Table, draw: Draw) -> tuple[Image | None, BoardForm]:
    """The picture that goes with a private panel, unless the reader wants text; and which they want."""
    client = interaction.client
    form = await client.forms.to(interaction.user.id, table.place)
    if form is BoardForm.TEXT:
        return None, form
    return await draw(client.illustrator, table, await client.speech.to(interaction), form), form


def is_moderator(interaction: Interaction) -> bool:
    """Whoever may manage messages here looks after its games too."""
    return interaction.permissions.manage_messages


def me(interaction: Interaction) -> Person:
    """Whoever sent the interaction, as the referee knows people."""
    return person_of(interaction.user)


def may_open_threads(interaction: Interaction) -> bool:
    """Whether a game can have a thread of its own where the interaction came from."""
    may = interaction.app_permissions
    return may.create_public_threads and may.send_messages_in_threads


def missing_rights(interaction: Interaction) -> list[str]:
    """What the bot needs, or could use, where the interaction came from, and was not given."""
    given = interaction.app_permissions
    return [right for right in (*NEEDED, *HELPFUL) if not getattr(given, right)]
