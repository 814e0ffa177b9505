"""The Discord client: every command, press and modal comes in here, and nothing goes unanswered."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.advice import Adviser
from bot.config import Config
from bot.illustration import Illustrator
from bot.posting.board import Board
from bot.posting.due import DueLoop
from bot.posting.face import Face
from bot.posting.forms import Forms
from bot.posting.reply import Ack, AnyInteraction, Reply, Unacknowledged
from bot.posting.speech import Speech
from bot.posting.sync import sync_commands
from bot.present import ids
from bot.present.commands import CommandTranslator
from bot.referee import Referee
from bot.store import Clock, Store
from bot.tables import RefereeRefusal, Refused
from bot.workers import Ask, Workers

COGS = ("errors", "lobby", "build", "play", "watch", "settings", "admin")

PATIENCE = 20
"""Seconds that running interactions get to finish when the process is told to end."""

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Handler:
    """What a pressed button does: its name on the cog, and how it is acknowledged."""

    run: Callable[[AnyInteraction, ids.Press], Awaitable[None]]
    ack: Ack


Trouble = Callable[[AnyInteraction, Exception], Awaitable[None]]


class ZooTree(app_commands.CommandTree["ZooClient"]):
    """The slash commands: each is acknowledged privately before anything else happens."""

    async def interaction_check(self, interaction: discord.Interaction[ZooClient], /) -> bool:
        """Lets a command in once Discord knows that it arrived; completions need no acknowledgement."""
        if interaction.type is not discord.InteractionType.application_command:
            return True
        return await self.client.admit(interaction, Ack.PANEL)

    async def on_error(
        self, interaction: discord.Interaction[ZooClient], error: app_commands.AppCommandError, /
    ) -> None:
        """What the library could not make sense of: an outdated command, an option of the wrong kind."""
        await self.client.on_trouble(interaction, error)


class ZooClient(commands.Bot):
    """One process that referees. `closing` is set once nothing new is taken.

    `ask` does what is heavy, if not the processes of workers.py: one that searches and one that draws, so
    that no picture waits for a search.
    """

    tree: ZooTree

    def __init__(self, config: Config, store: Store, clock: Clock, ask: Ask | None = None) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            tree_cls=ZooTree,
            intents=discord.Intents.default(),
            allowed_mentions=discord.AllowedMentions.none(),
            allowed_contexts=app_commands.AppCommandContext(guild=True),
            allowed_installs=app_commands.AppInstallationType(guild=True),
        )
        self.config = config
        self.clock = clock
        self.referee = Referee(store, clock, config.deck, open_games_a_host=config.open_games_per_host)
        self.workers = Workers()
        self.adviser = Adviser(ask or self.workers.ask)
        self.drawers = Workers()
        self.illustrator = Illustrator(ask or self.drawers.ask, is_on=config.pictures)
        self.speech = Speech(self, self.referee, config.language)
        self.forms = Forms(self.referee)
        face = Face(self, self.speech, self.forms, self.illustrator)
        self.board = Board(self, self.referee, self.speech, face, clock)
        self.illustrator.on_arrival = self.board.add_picture
        self.due = DueLoop(self, self.referee, self.board, clock)
        self.closing = False
        self.handlers: dict[ids.Verb | None, Handler] = {}
        """By verb; None is a move."""
        self.on_trouble: Trouble = _log_trouble
        """Answers what went wrong: the errors cog."""
        self.on_unknown: Callable[[AnyInteraction], Awaitable[None]] = _ignore
        """Answers a component that nobody knows: the watch cog."""
        self._running: set[asyncio.Task[Any]] = set()

    # ----------------------------------------------------------------- its life

    async def setup_hook(self) -> None:
        """Loads the cogs, registers commands that changed, starts what runs by itself."""
        for cog in COGS:
            await self.load_extension(f"cogs.{cog}")
        self.add_dynamic_items(_PressedButton, _ChosenMenu)
        await self.tree.set_translator(CommandTranslator())
        await sync_commands(self.tree, self.config.guilds)
        self.due.start()

    async def close(self) -> None:
        """Takes nothing new, lets what runs finish, then leaves Discord."""
        if not self.is_closed():
            self.closing = True
            self.referee.stop_accepting()
            self.due.stop()
            await self._finish_running()
            self.adviser.stop()
            self.illustrator.stop()
            self.board.stop()
            self.workers.close()
            self.drawers.close()
        await super().close()

    async def _finish_running(self) -> None:
        """Waits for what runs and for what that begins."""
        try:
            async with asyncio.timeout(PATIENCE):
                while running := self._unfinished():
                    await asyncio.wait(running)
        except TimeoutError:
            for task in self._unfinished():
                _log.warning("Left unfinished at the end: %s", task.get_name())

    def _unfinished(self) -> set[asyncio.Task[Any]]:
        return {task for task in (*self._running, *self.due.saying) if task is not asyncio.current_task()}

    async def on_message(self, message: discord.Message, /) -> None:
        """Text commands there are none; the board counts what lies below it."""
        await self.board.notice(message)

    # ------------------------------------------------------------- interactions

    async def admit(self, interaction: AnyInteraction, ack: Ack) -> bool:
        """Acknowledges the interaction and lets it in; False when it goes no further."""
        reply = Reply(interaction)
        self._keep_running()
        try:
            if ack is not Ack.OWN:
                await reply.acknowledge(ack)
        except Unacknowledged as error:
            _log.warning("Not done, because Discord took no acknowledgement: %s", error.__cause__)
            return False
        if self.closing:
            await self.on_trouble(interaction, Refused(RefereeRefusal.CLOSING))
            return False
        return True

    def _keep_running(self) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._running.add(task)
        task.add_done_callback(self._running.discard)

    async def answer(self, interaction: AnyInteraction, work: Awaitable[None]) -> None:
        """Does the work of an admitted interaction; whatever goes wrong is answered, the game unharmed."""
        try:
            await work
        except Unacknowledged as error:
            _log.warning("Not done, because Discord took no acknowledgement: %s", error.__cause__)
        except Exception as error:
            await self.on_trouble(interaction, error)
        finally:
            await Reply.to(interaction).settle()
            self.due.wake()

    async def press(self, interaction: AnyInteraction) -> None:
        """A pressed button, a chosen line of a menu, or a modal that was sent off."""
        press = what_was_pressed(interaction)
        handler = None if press is None else self.handlers.get(press.verb)
        if press is None or handler is None or (press.verb is None and not press.is_move):
            if await self.admit(interaction, Ack.PANEL):
                await self.answer(interaction, self.on_unknown(interaction))
        elif await self.admit(interaction, handler.ack):
            await self.answer(interaction, handler.run(interaction, press))

    async def on_interaction(self, interaction: AnyInteraction, /) -> None:
        """Every component that no dynamic item gets to see: old, foreign, unknown; and every modal."""
        is_modal = interaction.type is discord.InteractionType.modal_submit
        is_press = interaction.type is discord.InteractionType.component
        if is_modal or (is_press and not _is_dispatched(interaction)):
            await self.press(interaction)


class _PressedButton(discord.ui.DynamicItem[discord.ui.Button[Any]], template=ids.BUTTON_TEMPLATE):
    """Any of our buttons, on any message, however old."""

    @classmethod
    async def from_custom_id(
        cls, interaction: AnyInteraction, item: discord.ui.Item[Any], match: re.Match[str], /
    ) -> _PressedButton:
        assert isinstance(item, discord.ui.Button)
        return cls(item)

    async def callback(self, interaction: AnyInteraction) -> None:
        await interaction.client.press(interaction)


class _ChosenMenu(discord.ui.DynamicItem[discord.ui.Select[Any]], template=ids.MENU_TEMPLATE):
    """Any of our menus."""

    @classmethod
    async def from_custom_id(
        cls, interaction: AnyInteraction, item: discord.ui.Item[Any], match: re.Match[str], /
    ) -> _ChosenMenu:
        assert isinstance(item, discord.ui.Select)
        return cls(item)

    async def callback(self, interaction: AnyInteraction) -> None:
        await interaction.client.press(interaction)


def what_was_pressed(interaction: AnyInteraction) -> ids.Press | None:
    """What the id says; of a menu, what its chosen line says. None: it is not one of ours."""
    data: dict[str, Any] = dict(interaction.data or {})
    press = ids.parse_id(str(data.get("custom_id", "")))
    chosen = data.get("values")
    if press is None or press.verb is not ids.Verb.PICK:
        return press
    if not chosen:
        return None
    return ids.Press(press.match, press.number, str(chosen[0]))


def _is_dispatched(interaction: AnyInteraction) -> bool:
    """Whether the library hands this press to a dynamic item.

    Only if the message still holds the component: otherwise it drops the press without a sound.
    """
    data: dict[str, Any] = dict(interaction.data or {})
    pressed = data.get("component_type"), data.get("custom_id")
    items = (_PressedButton, _ChosenMenu)
    fits = any(item.__discord_ui_compiled_template__.fullmatch(str(pressed[1])) for item in items)
    return fits and any(pressed == held for held in _components(interaction.message))


def _components(message: discord.Message | None) -> Iterator[tuple[int, str | None]]:
    for row in message.components if message is not None else []:
        for part in row.children if isinstance(row, discord.ActionRow) else [row]:
            yield part.type.value, getattr(part, "custom_id", None)


async def _log_trouble(interaction: AnyInteraction, error: Exception) -> None:
    _log.error("Trouble before the cogs were loaded", exc_info=error)


async def _ignore(interaction: AnyInteraction) -> None:
    _log.error("A press before the cogs were loaded")
