"""Putting a decision together: each press is a private step; finishing makes it count once all have."""

from __future__ import annotations

from bot.app import ZooClient
from bot.illustration import Illustrator
from bot.present.ids import Press, Verb
from bot.present.panels import park_panel
from bot.tables import Played, Table
from cogs.acting import show_played
from cogs.base import Interaction, ZooCog, me, on_press, pictured, show

BUILDING = (Verb.BUILD, Verb.BUILD_BACK, Verb.BEST, Verb.FINISH, Verb.REOPEN)
"""What `/develop` can choose besides moves."""


class Build(ZooCog):
    """The steps of a draft, by press; `/develop` comes here too."""

    @on_press(*BUILDING)
    async def step(self, interaction: Interaction, press: Press) -> None:
        """A step, or the end of them."""
        await take_step(interaction, press)

    @on_press(Verb.PARK)
    async def park(self, interaction: Interaction, press: Press) -> None:
        """The draft, with a card that is asked next."""
        table = await self.referee.table(press.match, interaction.user.id)
        await show_draft(interaction, table, press.argument)


async def take_step(interaction: Interaction, press: Press) -> None:
    """Changes the presser's draft, and shows what came of it."""
    played = await _change(interaction, press)
    if played is None:
        await show_draft(
            interaction, await interaction.client.referee.table(press.match, interaction.user.id)
        )
    elif press.verb in (Verb.FINISH, Verb.REOPEN):  # who still decides stands at the table
        await show_played(interaction, played)
    else:
        cursor = press.argument if press.verb is Verb.BUILD else ""
        await show_draft(interaction, played.table, cursor)


async def _change(interaction: Interaction, press: Press) -> Played | None:
    """What the press does; None: it would take over a best decision that nobody knows."""
    referee, person = interaction.client.referee, me(interaction)
    match press.verb:
        case Verb.BUILD:
            return await referee.build(press.match, person, press.number, press.argument)
        case Verb.BEST:
            table = await referee.table(press.match, person.id)
            best = (await interaction.client.adviser.advise(table)).best
            if best is None:
                return None
            return await referee.build_move(press.match, person, press.number, best.move)
        case Verb.BUILD_BACK:
            return await referee.build_back(press.match, person, press.number)
        case Verb.FINISH:
            return await referee.finish(press.match, person, press.number)
        case _:
            return await referee.reopen(press.match, person, press.number)


async def show_draft(interaction: Interaction, table: Table, cursor: str = "") -> None:
    """The draft as it is now; `cursor` says where the reader is in it."""
    advised = await interaction.client.adviser.advise(table)
    image, _ = await pictured(interaction, table, Illustrator.sheet)
    await show(interaction, lambda words: park_panel(advised, cursor, words, image=image))


async def setup(client: ZooClient) -> None:
    """Loads the cog."""
    await client.add_cog(Build(client))
