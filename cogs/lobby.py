"""`/game`: looking for players, starting, ending, playing again, bringing a game to another channel."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any

import discord
from discord import app_commands

from bot.app import ZooClient
from bot.posting.channel import UNREACHED, Lost
from bot.posting.reply import Ack
from bot.posting.speech import person_of, place_of
from bot.present.commands import about, name, option, option_about, said
from bot.present.ids import Press, Verb
from bot.present.panels import game_name, option_label, summary_label, view_panel
from bot.tables import Helper, Person, Phase, RefereeRefusal, Refused, TableOptions
from bot.tables import Lobby as Opened
from bot.words import Words
from cogs.acting import put_question, take_back_or_ask
from cogs.base import Interaction, ZooCog, is_moderator, may_open_threads, me, on_press, show
from cogs.choosing import (
    LONGEST_CHOICE,
    Choices,
    fitting_choices,
    game_choices,
    offered_choices,
    read_game,
)
from cogs.listing import show_games
from cogs.options import read_options, suggest_options
from cogs.seating import start_game
from engine.core.game import OptionValue
from engine.registry import game_of, games

CallAfter = app_commands.Range[int, 10, 86_400]
Seats = app_commands.Range[int, 1, 10]

_INVITED = ("invite1", "invite2", "invite3", "invite4")
_CHANGE = ("options", "seats", "hints", "thread", "helper")
_NEW = ("game", *_CHANGE, *_INVITED)
_HELPERS = [
    app_commands.Choice(name=said("helper-full"), value=Helper.FULL.value),
    app_commands.Choice(name=said("helper-score"), value=Helper.SCORE.value),
    app_commands.Choice(name=said("helper-off"), value=Helper.OFF.value),
]


class Lobby(ZooCog):
    """From looking for players to playing again."""

    group = app_commands.Group(name=name("game"), description=about("game"))

    # ------------------------------------------------------------------ commands

    @group.command(name=name("game-new"), description=about("game-new"))
    @app_commands.rename(
        call_after=option("game-new", "call-after"), **{each: option("game-new", each) for each in _NEW}
    )
    @app_commands.describe(
        call_after=option_about("game-new", "call-after"),
        **{each: option_about("game-new", each) for each in _NEW},
    )
    @app_commands.choices(helper=_HELPERS)
    async def new(
        self,
        interaction: Interaction,
        game: str,
        invite1: discord.Member | None = None,
        invite2: discord.Member | None = None,
        invite3: discord.Member | None = None,
        invite4: discord.Member | None = None,
        options: str = "",
        seats: Seats | None = None,
        hints: bool = True,
        thread: bool = True,
        call_after: CallAfter = 60,
        helper: app_commands.Choice[str] | None = None,
    ) -> None:
        """Looks for players."""
        own_thread = thread and may_open_threads(interaction)
        helps = Helper.FULL if helper is None else Helper(helper.value)
        table_options = TableOptions(call_after=call_after, hints=hints, thread=own_thread, helper=helps)
        invited = [member for member in (invite1, invite2, invite3, invite4) if member is not None]
        work = self._open(interaction, game, options, seats, table_options, invited)
        await self.client.answer(interaction, work)

    @group.command(name=name("game-join"), description=about("game-join"))
    async def join(self, interaction: Interaction) -> None:
        """Joins the lobby of this channel."""
        await self.client.answer(interaction, self._join_here(interaction))

    @group.command(name=name("game-leave"), description=about("game-leave"))
    @app_commands.rename(player=option("game-leave", "player"))
    @app_commands.describe(player=option_about("game-leave", "player"))
    async def leave(self, interaction: Interaction, player: discord.Member | None = None) -> None:
        """Leaves it, or takes somebody out."""
        await self.client.answer(interaction, self._leave_here(interaction, player))

    @group.command(name=name("game-change"), description=about("game-change"))
    @app_commands.rename(
        call_after=option("game-new", "call-after"), **{each: option("game-new", each) for each in _CHANGE}
    )
    @app_commands.describe(
        call_after=option_about("game-new", "call-after"),
        **{each: option_about("game-new", each) for each in _CHANGE},
    )
    @app_commands.choices(helper=_HELPERS)
    async def change(
        self,
        interaction: Interaction,
        options: str = "",
        seats: Seats | None = None,
        hints: bool | None = None,
        thread: bool | None = None,
        call_after: CallAfter | None = None,
        helper: app_commands.Choice[str] | None = None,
    ) -> None:
        """Changes the lobby of this channel; what is not named stays."""
        helps = None if helper is None else Helper(helper.value)
        named = {"hints": hints, "thread": thread, "call_after": call_after, "helper": helps}
        work = self._change(interaction, options, seats, named)
        await self.client.answer(interaction, work)

    @group.command(name=name("game-start"), description=about("game-start"))
    async def start(self, interaction: Interaction) -> None:
        """Starts with those who are in."""
        await self.client.answer(interaction, self._start_here(interaction))

    @group.command(name=name("game-end"), description=about("game-end"))
    async def end(self, interaction: Interaction) -> None:
        """Ends the game of this channel, or asks the table to."""
        await self.client.answer(interaction, self._end_here(interaction))

    @group.command(name=name("game-list"), description=about("game-list"))
    async def list_games(self, interaction: Interaction) -> None:
        """Lists games."""
        await self.client.answer(interaction, show_games(interaction))

    @group.command(name=name("game-rematch"), description=about("game-rematch"))
    async def again(self, interaction: Interaction) -> None:
        """Plays the game of this channel again."""
        await self.client.answer(interaction, self._rematch_here(interaction))

    @group.command(name=name("game-here"), description=about("game-here"))
    @app_commands.rename(game=option("game-here", "game"))
    @app_commands.describe(game=option_about("game-here", "game"))
    async def here(self, interaction: Interaction, game: str = "") -> None:
        """Brings one of the reader's games to this channel."""
        await self.client.answer(interaction, self._bring_here(interaction, game))

    @group.command(name=name("game-back"), description=about("game-back"))
    @app_commands.rename(reason=option("game-back", "reason"))
    @app_commands.describe(reason=option_about("game-back", "reason"))
    async def back(self, interaction: Interaction, reason: str = "") -> None:
        """Takes the reader's last move back, or asks the others."""
        await self.client.answer(interaction, self._back_here(interaction, reason))

    @new.autocomplete("game")
    async def named_games(self, interaction: Interaction, typed: str) -> Choices:
        """The games there are."""
        return game_choices(await self.client.speech.to(interaction), typed)

    @new.autocomplete("options")
    async def typed_options(self, interaction: Interaction, typed: str) -> Choices:
        """Options of the game that was named, added to what was typed."""
        words = await self.client.speech.to(interaction)
        key = read_game(str(interaction.namespace.game or ""), words) or next(iter(games()))
        decks = self.client.config.deck_names(key)
        found = suggest_options(game_of(key).info.options, typed, decks)
        return offered_choices(
            [(_option_label(key, each, decks, words), each) for each in found if len(each) <= LONGEST_CHOICE]
        )

    @here.autocomplete("game")
    async def own_games(self, interaction: Interaction, typed: str) -> Choices:
        """The reader's running games."""
        words, reader = await self.client.speech.to(interaction), interaction.user.id
        mine = await self.referee.games_of(reader)
        return fitting_choices([(summary_label(game, words, reader), game.match_id) for game in mine], typed)

    # ------------------------------------------------------------------- presses

    @on_press(Verb.JOIN, ack=Ack.QUIET)
    async def press_join(self, interaction: Interaction, press: Press) -> None:
        """Sits down."""
        await self._join(interaction, press.match)

    @on_press(Verb.LEAVE, ack=Ack.QUIET)
    async def press_leave(self, interaction: Interaction, press: Press) -> None:
        """Gets up."""
        if not await self._has_begun(interaction, press.match):
            await self._leave(interaction, press.match, me(interaction))

    @on_press(Verb.START, ack=Ack.QUIET)
    async def press_start(self, interaction: Interaction, press: Press) -> None:
        """Starts with those who are in."""
        if not await self._has_begun(interaction, press.match):
            await start_game(interaction, press.match, me(interaction), is_moderator(interaction))

    @on_press(Verb.DROP, ack=Ack.QUIET)
    async def press_drop(self, interaction: Interaction, press: Press) -> None:
        """Closes the lobby."""
        if not await self._has_begun(interaction, press.match):
            await self._drop(interaction, press.match)

    @on_press(Verb.REMATCH, ack=Ack.QUIET)
    async def press_rematch(self, interaction: Interaction, press: Press) -> None:
        """Opens the lobby of a rematch, or joins it."""
        await self._rematch(interaction, press.match)

    # ----------------------------------------------------------------- in a lobby

    async def _open(
        self,
        interaction: Interaction,
        typed_game: str,
        typed_options: str,
        seats: int | None,
        table_options: TableOptions,
        invited: Iterable[discord.Member],
    ) -> None:
        words = await self.client.speech.to(interaction)
        key = read_game(typed_game, words)
        if key is None:
            there = ", ".join(game_name(each, words) for each in games())
            raise Refused(RefereeRefusal.WHICH_GAME, games=there)
        options = self._read_options(key, typed_options)
        guests = [person_of(member) for member in invited if not member.bot]
        lobby = await self.referee.open_lobby(
            place_of(interaction), me(interaction), key, options, table_options, seats, guests
        )
        await self._show(interaction, lobby)
        if lobby.is_full:
            await start_game(interaction, lobby.id, lobby.host)

    async def _show(self, interaction: Interaction, lobby: Opened) -> None:
        """Shows the lobby; its host closes one that nobody could ever see."""
        try:
            await self.board.show_lobby(lobby.id)
        except (Lost, *UNREACHED):
            if lobby.message_id is None and lobby.host.id == interaction.user.id:
                await self.referee.close_lobby(lobby.id, lobby.host)
            raise

    def _read_options(self, game: str, typed: str) -> Mapping[str, OptionValue]:
        return read_options(game_of(game).info.options, typed, self.client.config.deck_names(game))

    async def _join(self, interaction: Interaction, lobby_id: str) -> None:
        try:
            lobby = await self.referee.join(lobby_id, me(interaction))
        except Refused as refused:
            if await self._has_begun(interaction, lobby_id):
                return
            await self._is_in(refused)  # shown again, for whom no message showed it
            raise
        await self._start_if_full(interaction, lobby)

    async def _is_in(self, refused: Refused) -> bool:
        """Is the presser in already? The lobby is shown then: maybe no message showed it."""
        if refused.code is not RefereeRefusal.ALREADY_JOINED:
            return False
        await self.board.show_lobby(str(refused.params["id"]))
        return True

    async def _start_if_full(self, interaction: Interaction, lobby: Opened) -> None:
        if not lobby.is_full:
            await self._show(interaction, lobby)
            return
        try:
            await start_game(interaction, lobby.id, lobby.host)
        except Refused:
            await self.board.show_lobby(lobby.id)
            raise

    async def _leave(self, interaction: Interaction, lobby_id: str, person: Person) -> None:
        """Gets up, or is taken out by the host or a moderator."""
        by = me(interaction)
        if person.id == by.id:
            await self.referee.leave(lobby_id, by)
        else:
            await self.referee.remove(lobby_id, by, person.id, is_moderator(interaction))
        await self.board.show_lobby(lobby_id)

    async def _change(
        self, interaction: Interaction, typed: str, seats: int | None, named: Mapping[str, Any]
    ) -> None:
        lobby = await self._lobby_here(interaction)
        table_options = replace(
            lobby.table_options, **{key: value for key, value in named.items() if value is not None}
        )
        changed = await self.referee.change_options(
            lobby.id,
            me(interaction),
            self._read_options(lobby.game, typed),
            table_options,
            seats,
            is_moderator(interaction),
        )
        await self._start_if_full(interaction, changed)

    async def _has_begun(self, interaction: Interaction, lobby_id: str) -> bool:
        """Is this lobby a game by now? Then that is shown instead of a no."""
        try:
            table = await self.referee.table(lobby_id, interaction.user.id)
        except Refused:
            return False
        await show(interaction, lambda words: view_panel(table, words))
        return True

    async def _lobby_here(self, interaction: Interaction) -> Opened:
        """The lobby that is open in this channel; raises `Refused`."""
        assert interaction.channel_id is not None
        lobby = await self.referee.lobby_in(interaction.channel_id)
        if lobby is None:
            raise Refused(RefereeRefusal.LOBBY_CLOSED)
        return lobby

    async def _join_here(self, interaction: Interaction) -> None:
        await self._join(interaction, (await self._lobby_here(interaction)).id)

    async def _leave_here(self, interaction: Interaction, player: discord.Member | None) -> None:
        lobby = await self._lobby_here(interaction)
        await self._leave(interaction, lobby.id, person_of(player or interaction.user))

    async def _start_here(self, interaction: Interaction) -> None:
        lobby = await self._lobby_here(interaction)
        await start_game(interaction, lobby.id, me(interaction), is_moderator(interaction))

    # ------------------------------------------------------------------ in a game

    async def _end_here(self, interaction: Interaction) -> None:
        """The game that runs here; if none does, the lobby that is open here."""
        assert interaction.channel_id is not None
        lobby = await self.referee.lobby_in(interaction.channel_id)
        match_id = await self.referee.match_in(interaction.channel_id)
        table = None if match_id is None else await self.referee.table(match_id, interaction.user.id)
        if lobby is not None and (table is None or table.phase is not Phase.RUNNING):
            await self._drop(interaction, lobby.id)
        elif table is None:
            raise Refused(RefereeRefusal.NO_SUCH_GAME)
        else:
            await put_question(interaction, table.match_id, Verb.ASK_END, "")

    async def _drop(self, interaction: Interaction, lobby_id: str) -> None:
        await self.referee.close_lobby(lobby_id, me(interaction), is_moderator(interaction))
        await self.board.show_lobby(lobby_id)

    async def _rematch(self, interaction: Interaction, match_id: str) -> None:
        try:
            lobby = await self.referee.rematch(match_id, me(interaction))
            await self._start_if_full(interaction, lobby)
        except Refused as refused:
            if not (await self._is_in(refused) or await self._is_rematched(interaction, match_id, refused)):
                raise

    async def _is_rematched(self, interaction: Interaction, match_id: str, refused: Refused) -> bool:
        """Did the reader's next game begin there meanwhile? Then that is shown instead of a no."""
        if refused.code not in (RefereeRefusal.LOBBY_CLOSED, RefereeRefusal.CHANNEL_BUSY):
            return False
        place = (await self.referee.table(match_id, None)).place
        begun = await self.referee.match_in(place.play_id)
        if begun is None or (await self.referee.table(begun, interaction.user.id)).seat is None:
            return False
        return begun != match_id and await self._has_begun(interaction, begun)

    async def _rematch_here(self, interaction: Interaction) -> None:
        await self._rematch(interaction, await self.match_here(interaction))

    async def _back_here(self, interaction: Interaction, reason: str) -> None:
        await take_back_or_ask(interaction, await self.table_here(interaction), reason)

    async def _bring_here(self, interaction: Interaction, typed: str) -> None:
        """Whoever plays in a game may bring it here; a moderator any game, by its id."""
        match_id = await self._meant(interaction, typed)
        if match_id is None:
            await show_games(interaction)
            return
        table = await self.referee.table(match_id, interaction.user.id)
        if table.seat is None and not is_moderator(interaction):
            raise Refused(RefereeRefusal.NOT_SEATED, table)
        await self.board.move(match_id, place_of(interaction))

    async def _meant(self, interaction: Interaction, typed: str) -> str | None:
        """The match that was meant: by id or label; said nothing, the only one that is played elsewhere."""
        words, reader = await self.client.speech.to(interaction), interaction.user.id
        mine = await self.referee.games_of(reader)
        wanted = typed.strip().casefold()
        fitting = [
            game.match_id
            for game in mine
            if (wanted == game.match_id or wanted in summary_label(game, words, reader).casefold())
            and (wanted or game.place.play_id != interaction.channel_id)
        ]
        if len(fitting) == 1:
            return fitting[0]
        is_id = wanted and not fitting and " " not in wanted
        return wanted if is_id else None


def _option_label(game: str, typed: str, decks: Sequence[str], words: Words) -> str:
    """With what it means, where what stands before can be read."""
    known = game_of(game).info.options
    try:
        chosen = read_options(known, typed, decks)
    except Refused:
        return typed
    return option_label(game, known, typed, chosen, words)


async def setup(client: ZooClient) -> None:
    """Loads the cog."""
    await client.add_cog(Lobby(client))
