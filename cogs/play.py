"""Moves, by press and by command; taking back; questions to the table."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any

import discord
from discord import app_commands

from bot.app import ZooClient
from bot.posting.reply import Ack, Reply
from bot.present.commands import about, name, option, option_about
from bot.present.ids import Press, Verb, moves_of
from bot.present.panels import ask_reason, choices_for_command, nudged_panel, offers_for_command
from bot.present.parts import TEXT
from bot.present.presenter import Command, commands_of
from cogs.acting import put_question, show_played, tell
from cogs.base import Interaction, ZooCog, me, on_press, show
from cogs.build import BUILDING, take_step
from cogs.choosing import Choices, read_choice, without_hints
from engine.registry import game_of, games

SlashCommand = app_commands.Command[Any, ..., None]


class Play(ZooCog):
    """Whatever changes a running game. Its commands are those that the games have."""

    async def cog_load(self) -> None:
        """Adds the commands of every game there is."""
        await super().cog_load()
        groups: dict[str, app_commands.Group] = {}
        for command in commands_of(games()):
            within, _, _ = command.name.rpartition(" ")
            if within and within not in groups:
                groups[within] = app_commands.Group(name=name(within), description=about(within))
                self.client.tree.add_command(groups[within])
            (groups[within] if within else self.client.tree).add_command(self._slash(command))

    # ------------------------------------------------------------------ commands

    def _slash(self, command: Command) -> SlashCommand:
        """The command as Discord is told of it."""
        key = command.name.replace(" ", "-")
        if not command.option:
            return app_commands.Command(name=name(key), description=about(key), callback=self._plain(command))
        callback = self._choosing(command)
        app_commands.rename(typed=option(key, command.option))(callback)
        app_commands.describe(typed=option_about(key, command.option))(callback)
        slash: SlashCommand = app_commands.Command(name=name(key), description=about(key), callback=callback)
        slash.autocomplete("typed")(self.legal)
        return slash

    def _plain(self, command: Command) -> Callable[[Interaction], Coroutine[Any, Any, None]]:
        """A command that leaves nothing to choose."""

        async def run(interaction: Interaction) -> None:
            await self.client.answer(interaction, self._play(interaction, command.verb))

        return run

    def _choosing(self, command: Command) -> Callable[[Interaction, str], Coroutine[Any, Any, None]]:
        """A command with one choice among what is legal."""

        async def run(interaction: Interaction, typed: str) -> None:
            await self.client.answer(interaction, self._choose(interaction, command, typed))

        return run

    async def legal(self, interaction: Interaction, typed: str) -> Choices:
        """What is legal now and fits what was typed so far."""
        assert interaction.channel_id is not None
        assert interaction.command is not None
        match_id = await self.referee.match_in(interaction.channel_id)
        if match_id is None:
            return []
        table = await self.client.adviser.advise(await self.referee.table(match_id, interaction.user.id))
        words = await self.client.speech.to(interaction)
        command = interaction.command.qualified_name.replace(" ", "-")
        offers = choices_for_command(table, command, typed, words)
        return [app_commands.Choice(name=label, value=move) for label, move in offers]

    async def _choose(self, interaction: Interaction, command: Command, typed: str) -> None:
        table = await self.client.adviser.advise(await self.table_here(interaction))
        words = await self.client.speech.to(interaction)
        key = command.name.replace(" ", "-")
        offers = offers_for_command(table, key, words)
        names = offers_for_command(without_hints(table), key, words)
        move = read_choice(game_of(table.game), offers, names, command.verb, typed)
        press = Press(table.match_id, table.number, move)
        if press.verb in BUILDING:
            await take_step(interaction, press)
        else:
            await self._play(interaction, *(moves_of(move) or (move,)))

    async def _play(self, interaction: Interaction, *moves: str) -> None:
        table = await self.table_here(interaction)
        played = await self.referee.act(table.match_id, me(interaction), table.number, *moves)
        await show_played(interaction, played)

    # ------------------------------------------------------------------- presses

    @on_press(None, Verb.ALL, ack=Ack.QUIET)
    async def move(self, interaction: Interaction, press: Press) -> None:
        """A move, or several at once."""
        played = await self.referee.act(press.match, me(interaction), press.number, *press.moves)
        await show_played(interaction, played)

    @on_press(Verb.BACK, ack=Ack.QUIET)
    async def back(self, interaction: Interaction, press: Press) -> None:
        """The presser's last move, taken back."""
        played = await self.referee.take_back(press.match, me(interaction), press.number)
        await show_played(interaction, played)

    @on_press(Verb.NUDGE)
    async def nudge(self, interaction: Interaction, press: Press) -> None:
        """Reminds the players to move."""
        await self.referee.nudge(press.match, me(interaction))
        table = await self.referee.table(press.match, interaction.user.id)
        await show(interaction, lambda words: nudged_panel(table, words))

    # ----------------------------------------------------- questions to the table

    @on_press(Verb.ASK_BACK, Verb.ASK_END, ack=Ack.OWN)
    async def ask(self, interaction: Interaction, press: Press) -> None:
        """First asks for a reason; the modal comes back with the same id."""
        assert press.verb is not None
        reply = Reply.to(interaction)
        if interaction.type is discord.InteractionType.modal_submit:
            await reply.acknowledge(Ack.PANEL)
            await put_question(interaction, press.match, press.verb, _typed(interaction))
            return
        table = await self.referee.table(press.match, interaction.user.id)
        await reply.ask(ask_reason(table, await self.client.speech.to(interaction), press.verb))

    @on_press(Verb.AGREE, Verb.DISAGREE, Verb.WITHDRAW, ack=Ack.QUIET)
    async def vote(self, interaction: Interaction, press: Press) -> None:
        """An answer to a question, or its withdrawal."""
        vote_id = press.argument_number or 0
        agree = None if press.verb is Verb.WITHDRAW else press.verb is Verb.AGREE
        outcome = await self.referee.vote(press.match, me(interaction), vote_id, agree)
        await tell(interaction, outcome)
        await self.board.show_vote(press.match, vote_id)


def _typed(interaction: Interaction) -> str:
    """What was written in the modal's only field."""
    data = dict(interaction.data or {})
    fields = [row.get("component", row) for row in data.get("components", [])]  # type: ignore[attr-defined]
    fields += [part for row in fields for part in row.get("components", [])]
    return next((str(field.get("value") or "") for field in fields if field.get("custom_id") == TEXT), "")


async def setup(client: ZooClient) -> None:
    """Loads the cog."""
    await client.add_cog(Play(client))
