"""Moves, by press and by command; taking back; questions to the table."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.app import ZooClient
from bot.present.commands import about, name, option, option_about
from bot.present.ids import Press, Verb
from bot.present.panels import ask_reason, choices_for_command, nudged_panel
from bot.present.parts import TEXT
from bot.reply import Ack, Reply
from cogs.acting import put_question, show_played, tell
from cogs.base import Interaction, ZooCog, me, on_press, show
from cogs.choosing import Choices, read_choice, without_hints
from engine.registry import game_of

VERBS = {"load": "load", "take": "take", "place": "place", "money steal": "steal"}
"""Commands with something to choose, by their names, and the first word of their moves."""


class Play(ZooCog):
    """Whatever changes a running game."""

    money = app_commands.Group(name=name("money"), description=about("money"))

    # ------------------------------------------------------------------ commands

    @app_commands.command(name=name("draw"), description=about("draw"))
    async def draw(self, interaction: Interaction) -> None:
        """Draws the top card."""
        await self.client.answer(interaction, self._play(interaction, "draw"))

    @app_commands.command(name=name("dump"), description=about("dump"))
    async def dump(self, interaction: Interaction) -> None:
        """Discards the card that was drawn (expert game)."""
        await self.client.answer(interaction, self._play(interaction, "dump"))

    @app_commands.command(name=name("load"), description=about("load"))
    @app_commands.rename(truck=option("load", "truck"))
    @app_commands.describe(truck=option_about("load", "truck"))
    async def load(self, interaction: Interaction, truck: str) -> None:
        """Loads the card that was drawn."""
        await self.client.answer(interaction, self._choose(interaction, "load", truck))

    @app_commands.command(name=name("take"), description=about("take"))
    @app_commands.rename(truck=option("take", "truck"))
    @app_commands.describe(truck=option_about("take", "truck"))
    async def take(self, interaction: Interaction, truck: str) -> None:
        """Takes a truck."""
        await self.client.answer(interaction, self._choose(interaction, "take", truck))

    @app_commands.command(name=name("place"), description=about("place"))
    @app_commands.rename(card=option("place", "card"))
    @app_commands.describe(card=option_about("place", "card"))
    async def place(self, interaction: Interaction, card: str) -> None:
        """Places a card of the truck, or takes one as a gift."""
        await self.client.answer(interaction, self._choose(interaction, "place", card))

    @money.command(name=name("money-steal"), description=about("money-steal"))
    @app_commands.rename(card=option("money-steal", "card"))
    @app_commands.describe(card=option_about("money-steal", "card"))
    async def steal(self, interaction: Interaction, card: str) -> None:
        """Steals an animal."""
        await self.client.answer(interaction, self._choose(interaction, "money steal", card))

    @money.command(name=name("money-clear"), description=about("money-clear"))
    async def clear(self, interaction: Interaction) -> None:
        """Pays minus points off."""
        await self.client.answer(interaction, self._play(interaction, "clear"))

    @load.autocomplete("truck")
    @take.autocomplete("truck")
    @place.autocomplete("card")
    @steal.autocomplete("card")
    async def legal(self, interaction: Interaction, typed: str) -> Choices:
        """What is legal now and fits what was typed so far."""
        assert interaction.channel_id is not None
        assert interaction.command is not None
        match_id = await self.referee.match_in(interaction.channel_id)
        if match_id is None:
            return []
        table = await self.referee.table(match_id, interaction.user.id)
        words = await self.client.speech.to(interaction)
        command = interaction.command.qualified_name.replace(" ", "-")
        offers = choices_for_command(table, command, typed, words)
        return [app_commands.Choice(name=label, value=move) for label, move in offers]

    async def _choose(self, interaction: Interaction, command: str, typed: str) -> None:
        table = await self.table_here(interaction)
        words = await self.client.speech.to(interaction)
        of_command = command.replace(" ", "-")
        offers = choices_for_command(table, of_command, "", words)
        names = choices_for_command(without_hints(table), of_command, "", words)
        move = read_choice(game_of(table.game), offers, names, VERBS[command], typed)
        await self._play(interaction, move)

    async def _play(self, interaction: Interaction, move: str) -> None:
        table = await self.table_here(interaction)
        played = await self.referee.act(table.match_id, me(interaction), table.number, move)
        await show_played(interaction, played)

    # ------------------------------------------------------------------- presses

    @on_press(None, ack=Ack.QUIET)
    async def move(self, interaction: Interaction, press: Press) -> None:
        """A move."""
        played = await self.referee.act(press.match, me(interaction), press.number, press.what)
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
