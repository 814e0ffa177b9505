"""`/settings`: the reader's language, and the channel's."""

from __future__ import annotations

from discord import app_commands

from bot.app import ZooClient
from bot.posting.speech import place_of
from bot.present.commands import about, name
from bot.present.ids import Press, Verb
from bot.present.panels import settings_panel
from bot.words import LANGUAGES
from cogs.base import Interaction, ZooCog, is_moderator, me, on_press, show


class Settings(ZooCog):
    """Languages are chosen by pressing."""

    @app_commands.command(name=name("settings"), description=about("settings"))
    async def settings(self, interaction: Interaction) -> None:
        """Shows the settings."""
        await self.client.answer(interaction, self._show(interaction))

    @on_press(Verb.LANGUAGE)
    async def own(self, interaction: Interaction, press: Press) -> None:
        """The language of the reader's private answers."""
        await self.client.speech.choose(me(interaction), _language(press))
        await self._show(interaction)

    @on_press(Verb.PLACE_LANGUAGE)
    async def here(self, interaction: Interaction, press: Press) -> None:
        """The public language of the channel: for those who look after it."""
        if not is_moderator(interaction):
            await self._show(interaction)
            return
        here = place_of(interaction).play_id
        await self.client.speech.choose_in(here, _language(press))
        await self._show(interaction)
        await self.board.speak_anew(here)

    async def _show(self, interaction: Interaction) -> None:
        place = place_of(interaction)
        own = await self.client.speech.chosen_by(interaction.user.id)
        here = await self.client.speech.chosen_in(place.play_id)
        spoken_own = (await self.client.speech.to(interaction)).language
        spoken_here = (await self.client.speech.at(place)).language
        may = is_moderator(interaction)
        await show(
            interaction,
            lambda words: settings_panel(
                own, here, words, spoken_own=spoken_own, spoken_here=spoken_here, may_change_here=may
            ),
        )


def _language(press: Press) -> str | None:
    """The language chosen; None for `auto`, and for what we do not speak."""
    return press.argument if press.argument in LANGUAGES else None


async def setup(client: ZooClient) -> None:
    """Loads the cog."""
    await client.add_cog(Settings(client))
