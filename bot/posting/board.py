"""What Discord should show is state: after each commit, and at the start, it is brought up to date."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from functools import partial

import discord

from bot.posting.attempts import Attempts
from bot.posting.cards import Cards
from bot.posting.channel import Channel
from bot.posting.face import Face
from bot.posting.lobbies import Lobbies
from bot.posting.results import Results
from bot.posting.showing import Showing
from bot.posting.speech import Speech
from bot.posting.tables import Tables
from bot.posting.votes import Votes
from bot.referee import Referee
from bot.store import Clock
from bot.tables import Due, DueKind, Place, Shown


class Board:
    """Shows matches, lobbies and votes. Nothing here can change a game, and no failure here does."""

    def __init__(
        self,
        client: discord.Client,
        referee: Referee,
        speech: Speech,
        face: Face,
        clock: Clock,
    ) -> None:
        self._client = client
        self._referee = referee
        self._showing = Showing(client, referee, speech, clock)
        self._votes = Votes(self._showing)
        self._tables = Tables(self._showing, face, self._votes.sight)
        self._cards = Cards(self._showing)
        self._results = Results(self._showing, self._tables)
        self._lobbies = Lobbies(self._showing, face, self._results)
        self._adding: set[asyncio.Task[None]] = set()
        """Tables that were shown without their picture, and get it now."""
        self._saying: Mapping[DueKind, Callable[[Due], Awaitable[None]]] = {
            DueKind.CALL: self._call,
            DueKind.REMINDER: self._call,
            DueKind.RESULT: self._tell_result,
            DueKind.VOTE_LAPSED: self._tell_lapsed,
            DueKind.LOBBY_EXPIRED: lambda due: self.show_lobby(due.subject),
            DueKind.INVITATION_EXPIRED: lambda due: self.show_lobby(due.subject),
        }

    @property
    def attempts(self) -> Attempts:
        """What Discord did not take yet."""
        return self._showing.attempts

    # ------------------------------------------------------------------ matches

    async def catch_up(self) -> None:
        """After a start: shows what Discord was not told; one broken game stops no other."""
        for match_id in await self._referee.behind():
            await self.bring_up(match_id)
        for lobby_id in await self._referee.unseen_lobbies():
            await self.attempts.make(f"Seeing lobby {lobby_id}", partial(self.show_lobby, lobby_id))
        for match_id, vote_id in await self._referee.unseen_votes():
            show = partial(self.show_vote, match_id, vote_id)
            await self.attempts.make(f"Seeing vote {vote_id} of match {match_id}", show)

    async def bring_up(self, match_id: str, *, again: bool = False) -> None:
        """Shows the match as it stands, its card too; with `again` also if that is what it shows already.

        Trouble is logged and tried again later.
        """
        await self.attempts.make(f"Showing match {match_id}", partial(self._show, match_id, again=again))
        await self._votes.settle(match_id)

    async def _show(self, match_id: str, *, again: bool) -> None:
        async with self._showing.lock(match_id):
            table = await self._referee.table(match_id, None)
            await self._cards.show(table, await self._tables.show(table, again=again))

    async def begin(self, match_id: str, place: Place, shown: Shown) -> None:
        """A game begins there, on a message of its lobby; it is shown at once."""
        async with self._showing.lock(match_id):
            await self._showing.note(match_id, shown)
            self._tables.begin(place.play_id)
        await self.bring_up(match_id)
        await self._lobbies.count_rematch(match_id)

    async def move(self, match_id: str, place: Place) -> None:
        """The match is shown there from now on, and nowhere else; raises `Refused`."""
        async with self._showing.lock(match_id):
            before = await self._showing.of(match_id)
            left = (await self._referee.table(match_id, None)).place
            await self._referee.move(match_id, place)
            self._showing.forget(match_id)
            await self._cards.follow(match_id, left, place, before.card_message_id)
        await self.bring_up(match_id)
        if before.channel_id is not None and before.message_id is not None:
            await Channel(self._client, before.channel_id, place.guild_id).remove(before.message_id)

    async def notice(self, message: discord.Message) -> None:
        """Counts what others write below a table, which rises when it lies too deep."""
        match_id = await self._tables.count(message)
        if match_id is not None:
            await self.bring_up(match_id)  # which looks, after a start, how deep the table lies

    async def speak_anew(self, channel_id: int) -> None:
        """The language of the channel is another: what stands there and is not settled is said in it."""
        match_id = await self._referee.match_in(channel_id)
        if match_id is not None:
            await self.bring_up(match_id, again=True)
            for vote in await self._referee.open_votes(match_id):
                await self.show_vote(match_id, vote.id)
        lobby = await self._referee.lobby_in(channel_id)
        if lobby is not None:
            await self.show_lobby(lobby.id)

    def add_picture(self, match_id: str) -> None:
        """The table was shown without its picture, which is there now."""
        task = asyncio.create_task(self.bring_up(match_id, again=True))
        self._adding.add(task)
        task.add_done_callback(self._adding.discard)

    def stop(self) -> None:
        """Adds no more pictures."""
        for task in self._adding:
            task.cancel()

    # -------------------------------------------------------- lobbies and votes

    async def show_lobby(self, lobby_id: str) -> None:
        """Posts the lobby, or edits its message, later if need be; raises `Lost`, or what Discord refused."""
        await self._lobbies.show(lobby_id)

    async def show_vote(self, match_id: str, vote_id: int) -> None:
        """Asks the table, or shows the outcome, later if need be; raises `Lost`, or what Discord refused."""
        await self._votes.show(match_id, vote_id)

    # ----------------------------------------------------------- said by itself

    async def say(self, due: Due) -> None:
        """Says one due thing; raises `Lost`, or what Discord refused. What was begun may be there already."""
        await self._saying[due.kind](due)

    async def _call(self, due: Due) -> None:
        async with self._showing.lock(due.subject):
            await self._tables.call(due)

    async def _tell_result(self, due: Due) -> None:
        async with self._showing.lock(due.subject):
            table = await self._referee.table(due.subject, None)
            await self._cards.show(table, await self._tables.show(table))
            await self._results.tell(table, due)
        waiting = await self._referee.lobby_in(table.place.play_id)
        if waiting is not None and waiting.is_full:
            await self.show_lobby(waiting.id)

    async def _tell_lapsed(self, due: Due) -> None:
        assert due.vote_id is not None
        await self.show_vote(due.subject, due.vote_id)
