"""Looking: the table, one's own view, what happened, the log, the rules, sums, fairness, lists of games."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.app import ZooClient
from bot.illustration import Illustrator
from bot.posting.channel import Channel
from bot.posting.reply import Reply
from bot.present.commands import about, name, option, option_about
from bot.present.ids import Press, Verb
from bot.present.panels import (
    LOG_PAGE,
    followed_panel,
    found_pages,
    game_panel,
    happened_panel,
    log_first,
    log_panel,
    more_panel,
    nothing_found,
    page_meant,
    rules_panel,
    sums_panel,
    verify_panel,
    view_panel,
    why_panel,
    zoo_panel,
)
from bot.present.parts import Image
from bot.tables import RefereeRefusal, Refused, Table
from cogs.base import Interaction, ZooCog, on_press, pictured, show
from cogs.choosing import Choices, game_choices, offered_choices, read_game
from cogs.listing import show_games
from engine.core.game import Seat
from engine.registry import games


class Watch(ZooCog):
    """Everything here only shows."""

    async def cog_load(self) -> None:
        """Also answers what nobody knows."""
        await super().cog_load()
        self.client.on_unknown = self.unknown

    # ------------------------------------------------------------------ commands

    @app_commands.command(name=name("table"), description=about("table"))
    async def table(self, interaction: Interaction) -> None:
        """The table of this channel."""
        await self.client.answer(interaction, self._view(interaction, None))

    @app_commands.command(name=name("hand"), description=about("hand"))
    async def hand(self, interaction: Interaction) -> None:
        """The reader's hand, or the park that is being built; in a game without them the table."""
        await self.client.answer(interaction, self._view(interaction, None))

    @app_commands.command(name=name("zoo"), description=about("zoo"))
    @app_commands.rename(player=option("zoo", "player"))
    @app_commands.describe(player=option_about("zoo", "player"))
    async def zoo(self, interaction: Interaction, player: discord.Member | None = None) -> None:
        """A zoo, closely; a game that shows all of them at once does so."""
        await self.client.answer(interaction, self._zoo(interaction, player or interaction.user))

    @app_commands.command(name=name("log"), description=about("log"))
    @app_commands.rename(first=option("log", "from"))
    @app_commands.describe(first=option_about("log", "from"))
    async def log(
        self, interaction: Interaction, first: app_commands.Range[int, 1, 999_999] | None = None
    ) -> None:
        """The moves of this channel's game."""
        await self.client.answer(interaction, self._log(interaction, None, first))

    @app_commands.command(name=name("rules"), description=about("rules"))
    @app_commands.rename(game=option("rules", "game"), topic=option("rules", "topic"))
    @app_commands.describe(game=option_about("rules", "game"), topic=option_about("rules", "topic"))
    async def rules(self, interaction: Interaction, topic: str = "", game: str = "") -> None:
        """The rules of a game: the one that is played here, or the one that is named."""
        await self.client.answer(interaction, self._rules_asked(interaction, topic, game))

    @rules.autocomplete("topic")
    async def topics(self, interaction: Interaction, typed: str) -> Choices:
        """The pages that fit what was typed."""
        words = await self.client.speech.to(interaction)
        game = read_game(str(interaction.namespace.game or ""), words) or await self._game_here(interaction)
        return offered_choices(found_pages(game, typed, words))

    @rules.autocomplete("game")
    async def named_games(self, interaction: Interaction, typed: str) -> Choices:
        """The games there are."""
        return game_choices(await self.client.speech.to(interaction), typed)

    # ------------------------------------------------------------------- presses

    @on_press(Verb.VIEW, Verb.LABEL)
    async def view(self, interaction: Interaction, press: Press) -> None:
        """The whole position, with buttons when it is the presser's decision."""
        await self._view(interaction, press.match)

    @on_press(Verb.HAPPENED)
    async def happened(self, interaction: Interaction, press: Press) -> None:
        """What happened since the presser last looked or acted."""
        news = await self.referee.news_for(press.match, interaction.user.id)
        table = await self._table(interaction, press.match)
        await show(interaction, lambda words: happened_panel(table, news, words))

    @on_press(Verb.MORE)
    async def more(self, interaction: Interaction, press: Press) -> None:
        """Everything that has no button at the table."""
        table = await self._table(interaction, press.match)
        await show(interaction, lambda words: more_panel(table, words))

    @on_press(Verb.LOG)
    async def page(self, interaction: Interaction, press: Press) -> None:
        """A page of the log."""
        await self._log(interaction, press.match, press.argument_number)

    @on_press(Verb.RULES, Verb.HOW)
    async def rules_page(self, interaction: Interaction, press: Press) -> None:
        """A page of the rules, of a match, a lobby or a game."""
        table = await self._table_if_any(interaction, press.match)
        game = table.game if table is not None else await self._game_of(press.match)
        await self._rules(interaction, game, press.argument, press.match, table)

    @on_press(Verb.WHY)
    async def why(self, interaction: Interaction, press: Press) -> None:
        """The rule behind a refusal, or behind a score."""
        table = await self._table(interaction, press.match)
        await show(interaction, lambda words: why_panel(table, press.argument, words))

    @on_press(Verb.MONEY, Verb.DISCARD, Verb.LEFT, Verb.PARKS, Verb.CARDS)
    async def own_panel(self, interaction: Interaction, press: Press) -> None:
        """A panel of the game's own."""
        verb = press.verb
        assert verb is not None
        table = await self._table(interaction, press.match)
        seat = Seat(press.argument_number or 0)
        is_zoo = verb is Verb.PARKS and 1 <= seat <= len(table.people)
        image = await self._zoo_picture(interaction, table, seat if is_zoo else None)
        await show(interaction, lambda words: game_panel(table, verb, words, press.argument, image))

    @on_press(Verb.SUMS)
    async def sums(self, interaction: Interaction, press: Press) -> None:
        """Each score, itemised."""
        table = await self._table(interaction, press.match)
        await show(interaction, lambda words: sums_panel(table, words))

    @on_press(Verb.VERIFY)
    async def verify(self, interaction: Interaction, press: Press) -> None:
        """The fingerprint of the shuffle; once the seed is public, that and the whole game as a file."""
        table = await self._table(interaction, press.match)
        await show(interaction, lambda words: verify_panel(table, words))
        document = await self.referee.recorded(press.match)
        if document is not None:
            await Reply.to(interaction).attach(f"{table.game}-{table.match_id}.json", document)

    @on_press(Verb.FOLLOW)
    async def follow(self, interaction: Interaction, press: Press) -> None:
        """Brings a spectator into the thread of the game."""
        table = await self._table(interaction, press.match)
        if table.place.thread_id is None:  # it was there when the button was made
            await self._view(interaction, press.match)
            return
        await Channel(self.client, table.place.play_id, table.place.guild_id).bring_in(interaction.user.id)
        await show(interaction, lambda words: followed_panel(table, words))

    @on_press(Verb.GAMES)
    async def open_games(self, interaction: Interaction, press: Press) -> None:
        """The presser's games and those of the server."""
        await show_games(interaction)

    @on_press(Verb.CLOSE)
    async def close(self, interaction: Interaction, press: Press) -> None:
        """The private panel goes."""
        await Reply.to(interaction).close()

    async def unknown(self, interaction: Interaction) -> None:
        """A component nobody knows: the table of this channel as it is now, or that there is none."""
        await self._view(interaction, None)

    # ----------------------------------------------------------------------- how

    async def _table(self, interaction: Interaction, match_id: str | None) -> Table:
        """A match, or that of the channel, as this person may see it."""
        if match_id is None:
            return await self.table_here(interaction)
        return await self.referee.table(match_id, interaction.user.id)

    async def _table_if_any(self, interaction: Interaction, match_id: str) -> Table | None:
        try:
            return await self._table(interaction, match_id)
        except Refused:
            return None

    async def _view(self, interaction: Interaction, match_id: str | None) -> None:
        table = await self.client.adviser.advise(await self._table(interaction, match_id))
        image, form = await pictured(interaction, table, Illustrator.own)
        await show(interaction, lambda words: view_panel(table, words, image=image, form=form))

    async def _zoo(self, interaction: Interaction, player: discord.User | discord.Member) -> None:
        table = await self.table_here(interaction)
        seats = [Seat(seat) for seat, person in enumerate(table.people, 1) if person.id == player.id]
        seat = seats[0] if seats else None
        image = await self._zoo_picture(interaction, table, seat)
        await show(interaction, lambda words: zoo_panel(table, words, seat, image))

    async def _zoo_picture(self, interaction: Interaction, table: Table, seat: Seat | None) -> Image | None:
        if seat is None:
            return None
        image, _ = await pictured(
            interaction, table, lambda artist, table, words, _: artist.zoo(table, seat, words)
        )
        return image

    async def _log(self, interaction: Interaction, match_id: str | None, first: int | None) -> None:
        table = await self._table(interaction, match_id)
        start = log_first(table) if first is None else max(1, min(first, table.number))
        last = start + LOG_PAGE - 1
        told = await self.referee.story(table.match_id, interaction.user.id, start, last)
        await show(interaction, lambda words: log_panel(table, told, start, words))

    async def _rules_asked(self, interaction: Interaction, topic: str, named: str) -> None:
        words = await self.client.speech.to(interaction)
        match_id = await self.referee.match_in(interaction.channel_id or 0)
        table = None if match_id is None else await self._table_if_any(interaction, match_id)
        game = read_game(named, words) if named else await self._game_here(interaction)
        if game is None:
            raise Refused(RefereeRefusal.NO_SUCH_GAME)
        if table is not None and table.game != game:
            table = None
        subject = table.match_id if table is not None else game
        page = page_meant(game, topic, words, table)
        notice = "" if page is not None else nothing_found(topic, words)
        await self._rules(interaction, game, page or "", subject, table, notice)

    async def _rules(
        self,
        interaction: Interaction,
        game: str,
        topic: str,
        subject: str,
        table: Table | None,
        notice: str = "",
    ) -> None:
        number = 0 if table is None else table.number
        await show(
            interaction,
            lambda words: rules_panel(
                game, topic, words, subject=subject, number=number, table=table, notice=notice
            ),
        )

    async def _game_here(self, interaction: Interaction) -> str:
        """The game that is played or being opened in this channel, else the first there is."""
        channel = interaction.channel_id or 0
        match_id = await self.referee.match_in(channel)
        if match_id is not None:
            return (await self.referee.table(match_id, None)).game
        lobby = await self.referee.lobby_in(channel)
        return lobby.game if lobby is not None else next(iter(games()))

    async def _game_of(self, subject: str) -> str:
        """The game that an id stands for: a lobby's, or its own; raises `Refused`."""
        return subject if subject in games() else (await self.referee.lobby(subject)).game


async def setup(client: ZooClient) -> None:
    """Loads the cog."""
    await client.add_cog(Watch(client))
