"""`/settings`: languages, and how boards are shown, for the reader and for the channel."""

from __future__ import annotations

from discord import app_commands

from bot.app import ZooClient
from bot.posting.speech import place_of
from bot.present.commands import about, name, option, option_about, said
from bot.present.ids import Press, Verb
from bot.present.panels import AUTO, Boards, settings_panel
from bot.tables import BoardForm
from bot.words import LANGUAGES
from cogs.base import Interaction, ZooCog, is_moderator, me, on_press, show


def _choice(form: str) -> app_commands.Choice[str]:
    return app_commands.Choice(name=said(f"button-board-{form}"), value=form)


class Settings(ZooCog):
    """Everything is chosen by pressing; boards by the command too."""

    @app_commands.command(name=name("settings"), description=about("settings"))
    @app_commands.rename(board=option("settings", "board"), here=option("settings", "here"))
    @app_commands.describe(board=option_about("settings", "board"), here=option_about("settings", "here"))
    @app_commands.choices(board=[_choice(AUTO), *map(_choice, BoardForm)], here=list(map(_choice, BoardForm)))
    async def settings(self, interaction: Interaction, board: str = "", here: str = "") -> None:
        """Shows the settings, changed if so wished."""
        await self.client.answer(interaction, self._set(interaction, board, here))

    async def _set(self, interaction: Interaction, board: str, here: str) -> None:
        if board:
            await self.client.forms.choose(me(interaction), _form(board))
        if here:
            await self._show_boards_here(interaction, _form(here))
        else:
            await self._show(interaction)

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

    @on_press(Verb.BOARD)
    async def own_board(self, interaction: Interaction, press: Press) -> None:
        """How boards are shown to the reader alone."""
        await self.client.forms.choose(me(interaction), _form(press.argument))
        await self._show(interaction)

    @on_press(Verb.PLACE_BOARD)
    async def board_here(self, interaction: Interaction, press: Press) -> None:
        """How boards are shown in the channel: for those who look after it."""
        await self._show_boards_here(interaction, _form(press.argument))

    async def _show_boards_here(self, interaction: Interaction, form: BoardForm | None) -> None:
        here = place_of(interaction).play_id
        may = is_moderator(interaction)
        if may:
            await self.client.forms.choose_in(here, form)
        await self._show(interaction)
        if may:
            await self.board.speak_anew(here)

    async def _boards(self, interaction: Interaction) -> Boards | None:
        """Where there are pictures: what was chosen."""
        if not self.client.illustrator.is_on:
            return None
        own = await self.client.forms.chosen_by(interaction.user.id)
        return Boards(own, await self.client.forms.at(place_of(interaction)))

    async def _show(self, interaction: Interaction) -> None:
        place = place_of(interaction)
        own = await self.client.speech.chosen_by(interaction.user.id)
        here = await self.client.speech.chosen_in(place.play_id)
        spoken_own = (await self.client.speech.to(interaction)).language
        spoken_here = (await self.client.speech.at(place)).language
        may = is_moderator(interaction)
        boards = await self._boards(interaction)
        await show(
            interaction,
            lambda words: settings_panel(
                own,
                here,
                words,
                spoken_own=spoken_own,
                spoken_here=spoken_here,
                may_change_here=may,
                boards=boards,
            ),
        )


def _language(press: Press) -> str | None:
    """The language chosen; None for `auto`, and for what we do not speak."""
    return press.argument if press.argument in LANGUAGES else None


def _form(text: str) -> BoardForm | None:
    """The form chosen; None for `auto`, and for what there is not."""
    return BoardForm(text) if text in set(BoardForm) else None


async def setup(client: ZooClient) -> None:
    """Loads the cog."""
    await client.add_cog(Settings(client))
