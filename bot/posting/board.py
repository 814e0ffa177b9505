"""What Discord should show is state: after each commit, and at the start, it is brought up to date.

Each match has one table message. It is edited at once; it is posted anew when it lies too deep or is too old,
and when the player to move is called. The message it replaces shrinks to the story it told.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace
from datetime import timedelta
from functools import partial
from weakref import WeakValueDictionary

import discord

from bot.posting.attempts import Attempts
from bot.posting.channel import Channel, Lost, nonce
from bot.posting.face import Face
from bot.posting.sightings import result_among, tables_among, votes_among
from bot.posting.speech import Speech
from bot.present.panels import (
    card_panel,
    lobby_panel,
    moved_card_panel,
    result_panel,
    sealed_panel,
    story_panel,
    vote_panel,
)
from bot.present.parts import Panel
from bot.referee import Referee
from bot.store import Clock
from bot.tables import Due, DueKind, Phase, Place, Refused, Shown, Table, VoteState

DEPTH = 5
"""So many messages of others below the table, and it is posted anew."""

AGE = timedelta(minutes=45)
"""So old, and it is posted anew: what is older than an hour Discord lets us edit only a few times."""

LOOK_BACK = 20
"""Messages looked through after a start, for what is already there."""

KEPT = 1000
"""Matches of which it is remembered what Discord shows."""

_log = logging.getLogger(__name__)


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
        self._speech = speech
        self._face = face
        self._adding: set[asyncio.Task[None]] = set()
        """Tables that were shown without their picture, and get it now."""
        self._clock = clock
        self.attempts = Attempts(clock)
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._below: dict[int, int | None] = {}
        """By channel: messages of others below its table; None: no game there. Else: not looked at yet."""
        self._shown: OrderedDict[str, Shown] = OrderedDict()
        """What Discord shows of the matches that changed last: nobody else writes it."""
        self._asking: dict[str, set[int]] = {}
        """By match: the questions whose messages still ask."""
        self._saying: Mapping[DueKind, Callable[[Due], Awaitable[None]]] = {
            DueKind.CALL: self._call,
            DueKind.REMINDER: self._call,
            DueKind.RESULT: self._tell_result,
            DueKind.VOTE_LAPSED: self._tell_lapsed,
            DueKind.LOBBY_EXPIRED: lambda due: self.show_lobby(due.subject),
            DueKind.INVITATION_EXPIRED: lambda due: self.show_lobby(due.subject),
        }

    # ---------------------------------------------------------- what Discord shows

    async def catch_up(self) -> None:
        """After a start: shows what Discord was not told; one broken game stops no other."""
        for match_id in await self._referee.behind():
            await self.bring_up(match_id)
        for lobby_id in await self._referee.unseen_lobbies():
            await self.attempts.make(f"Seeing lobby {lobby_id}", partial(self.show_lobby, lobby_id))
        for match_id, vote_id in await self._referee.unseen_votes():
            show = partial(self.show_vote, match_id, vote_id)
            await self.attempts.make(f"Seeing vote {vote_id} of match {match_id}", show)

    async def _is_match(self, lobby_id: str) -> bool:
        """Whether the lobby has become a game."""
        try:
            await self._shown_of(lobby_id)
        except Refused:
            return False
        return True

    async def _shown_of(self, match_id: str) -> Shown:
        """What Discord shows of the match, as far as we know."""
        if match_id not in self._shown:
            self._shown[match_id] = await self._referee.shown(match_id)
        self._shown.move_to_end(match_id)
        while len(self._shown) > KEPT:
            self._shown.popitem(last=False)
        return self._shown[match_id]

    async def _note(self, match_id: str, shown: Shown, said: Due | None = None) -> None:
        """Keeps what Discord shows now, and that this has said what was due."""
        self._shown.pop(match_id, None)
        await self._referee.set_shown(match_id, shown, said)
        self._shown[match_id] = shown

    async def begin(self, match_id: str, place: Place, shown: Shown) -> None:
        """A game begins there, on a message of its lobby; it is shown at once."""
        async with self._lock(match_id):
            await self._note(match_id, shown)
            self._below.pop(place.play_id, None)
        await self.bring_up(match_id)
        await self._count_rematch(match_id)

    async def move(self, match_id: str, place: Place) -> None:
        """The match is shown there from now on, and nowhere else; raises `Refused`."""
        async with self._lock(match_id):
            before, left = await self._shown_of(match_id), (await self._referee.table(match_id, None)).place
            await self._referee.move(match_id, place)
            self._shown.pop(match_id, None)
            card = before.card_message_id
            if card is not None and place.thread_id is not None and place.channel_id == left.channel_id:
                await self._note(match_id, Shown(card_message_id=card))
            elif card is not None:
                await self.attempts.make(
                    f"Leaving card {card} of match {match_id}",
                    partial(self._leave_card, match_id, left, card),
                )
        await self.bring_up(match_id)
        if before.channel_id is not None and before.message_id is not None:
            await Channel(self._client, before.channel_id, place.guild_id).remove(before.message_id)

    async def _leave_card(self, match_id: str, left: Place, card: int) -> None:
        """The card stays behind and says where its game went."""
        here = Place(left.guild_id, left.channel_id)
        table = await self._referee.table(match_id, None)
        await self._channel(here).rewrite(card, moved_card_panel(table, await self._speech.at(here)))

    # ---------------------------------------------------------------- the table

    async def bring_up(self, match_id: str, *, again: bool = False) -> None:
        """Shows the match as it stands, its card too; with `again` also if that is what it shows already.

        Trouble is logged and tried again later.
        """

        async def show() -> None:
            async with self._lock(match_id):
                table = await self._referee.table(match_id, None)
                await self._show_card(table, await self._show(table, again=again))

        await self.attempts.make(f"Showing match {match_id}", show)
        for vote_id in tuple(self._asking.get(match_id, ())):
            settle = partial(self._settle, match_id, vote_id)
            await self.attempts.make(f"Settling vote {vote_id} of match {match_id}", settle)

    async def _show(self, table: Table, *, again: bool = False) -> Shown:
        """Edits first, then looks how deep it lies; where it is not plain what to edit, it looks first."""
        shown = await self._shown_of(table.match_id)
        has_looked = self._below.get(table.place.play_id) is not None
        if not has_looked and (shown.message_id is None or self._is_old(shown)):
            shown, has_looked = await self._look(table, shown), True
        shown = await self._catch_up(table, shown, again=again)
        if not has_looked:
            shown = await self._catch_up(table, await self._look(table, shown))
        return shown

    async def _catch_up(self, table: Table, shown: Shown, *, again: bool = False) -> Shown:
        is_news = again or (shown.number, shown.actors) != (table.number, table.actors)
        too_deep = (self._below.get(table.place.play_id) or 0) >= DEPTH
        if shown.message_id is None or too_deep or (is_news and self._is_old(shown)):
            return await self._post(table, shown)
        if not is_news:
            return shown
        # What cannot be edited any more goes when its successor is there, however young it is.
        return await self._edit(table, shown) or await self._post(table, replace(shown, posted_at=None))

    async def _edit(self, table: Table, shown: Shown) -> Shown | None:
        """Edits the table message; None when that cannot be done any more."""
        assert shown.message_id is not None
        rewrite = partial(self._channel(table.place).rewrite, shown.message_id)
        if not await self._face.show(table, shown.posted_number, rewrite):
            return None
        after = replace(shown, number=table.number, actors=table.actors)
        await self._note(table.match_id, after)
        return after

    async def _post(self, table: Table, shown: Shown, *, call: Due | None = None) -> Shown:
        """Posts the table at the bottom, ringing for a call; what it replaces keeps telling its story."""
        here = table.place.play_id
        shrinks = shown.message_id is not None and not self._is_old(shown)
        told_before = await self._last_told(table, shown) if shrinks else shown.posted_number
        key = nonce(table.match_id, table.number, "table" if call is None else "call", here, shown.message_id)
        post = partial(self._channel(table.place).post, nonce=key, call=call is not None)
        try:
            message_id = await self._face.show(table, told_before, post)
        except Lost:
            # No right to post, but the old message may still say how things stand.
            edited = None if shown.message_id is None else await self._edit(table, shown)
            if edited is None:
                raise
            return edited
        self._below[here] = 0
        after = replace(
            shown,
            channel_id=here,
            message_id=message_id,
            number=table.number,
            posted_number=told_before,
            posted_at=self._clock(),
            actors=table.actors,
        )
        await self._note(table.match_id, after, said=call)
        if shown.message_id is not None:
            await self._retire(table, shown, told_before)
        return after

    def add_picture(self, match_id: str) -> None:
        """The table was shown without its picture, which is there now."""
        task = asyncio.create_task(self.bring_up(match_id, again=True))
        self._adding.add(task)
        task.add_done_callback(self._adding.discard)

    def stop(self) -> None:
        """Adds no more pictures."""
        for task in self._adding:
            task.cancel()

    async def _retire(self, table: Table, old: Shown, last: int) -> None:
        """The old message shrinks to the rows played while it was the table; without any it goes."""
        assert old.message_id is not None
        if last <= old.posted_number:
            await self._channel(table.place).remove(old.message_id)
            return
        shrink = partial(self._shrink, table, old.message_id, old.posted_number, last)
        await self.attempts.make(f"Shrinking message {old.message_id} of match {table.match_id}", shrink)

    async def _last_told(self, table: Table, shown: Shown) -> int:
        """The last row that the table message can tell of: secret decisions are no story yet."""
        last = max(shown.number, 0)
        told = await self._referee.story(table.match_id, None, shown.posted_number + 1, last)
        return last if told else shown.posted_number

    async def _shrink(self, table: Table, message_id: int, told_before: int, last: int) -> None:
        words = await self._speech.at(table.place)
        told = await self._referee.story(table.match_id, None, told_before + 1, last)
        panel = story_panel(table, told, words)
        panel = panel if told_before else sealed_panel(panel, table, words)
        await self._channel(table.place).rewrite(message_id, panel)

    def _is_old(self, shown: Shown) -> bool:
        return shown.posted_at is None or self._clock() - shown.posted_at >= AGE

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

    async def notice(self, message: discord.Message) -> None:
        """Counts what others write below a table, which rises when it lies too deep."""
        here = message.channel.id
        if self._is_ours(message):
            return
        is_known = here in self._below
        below = self._below.get(here)
        if is_known and below is None:
            return
        if below is not None:
            self._below[here] = below + 1
        if not is_known or below == DEPTH - 1:
            match_id = await self._match_here(here)
            if match_id is None:
                self._below[here] = None
            else:
                await self.bring_up(match_id)  # which looks, after a start, how deep the table lies

    async def _match_here(self, channel_id: int) -> str | None:
        """The match that runs in this channel."""
        match_id = await self._referee.match_in(channel_id)
        if match_id is None:
            return None
        table = await self._referee.table(match_id, None)
        return match_id if table.phase is Phase.RUNNING else None

    # ------------------------------------------------- what is there after a start

    async def _look(self, table: Table, shown: Shown) -> Shown:
        """What Discord really shows, and how deep it lies: asked once after a start.

        A message that was sent or edited just before the process died is found by the ids of its buttons.
        """
        newest = await self._channel(table.place).newest(LOOK_BACK)
        ours = [message for message in newest if self._is_ours(message)]
        if votes := votes_among(ours, table.match_id):
            self._asking[table.match_id] = votes
        tables = tables_among(ours, table.match_id)
        for other, _ in tables[1:]:
            if other.id == shown.message_id:
                await self._retire(table, shown, await self._last_told(table, shown))
            else:
                await self._channel(table.place).remove(other.id)
        if tables:
            shown = await self._correct(table, shown, *tables[0])
        lowest = shown.message_id or 0
        others = (message for message in newest if not self._is_ours(message))
        self._below[table.place.play_id] = sum(message.id > lowest for message in others)
        return shown

    async def _sighted(self, table: Table) -> Shown:
        """What Discord shows, looked at if it has not been since the start."""
        shown = await self._shown_of(table.match_id)
        return shown if self._below.get(table.place.play_id) is not None else await self._look(table, shown)

    async def _correct(self, table: Table, shown: Shown, there: discord.Message, number: int) -> Shown:
        """What we thought Discord shows, corrected by the message that was found."""
        if there.id == shown.message_id and number == shown.number:
            return shown
        found = replace(shown, number=number, actors=None)
        if there.id != shown.message_id:
            found = replace(
                found,
                channel_id=table.place.play_id,
                message_id=there.id,
                posted_number=max(shown.number, 0),
                posted_at=there.created_at,
            )
        await self._note(table.match_id, found)
        return found

    def _is_ours(self, message: discord.Message) -> bool:
        return self._client.user is not None and message.author.id == self._client.user.id

    # ------------------------------------------------------------------ the card

    async def _show_card(self, table: Table, shown: Shown) -> None:
        """The card in the channel of a game that has a thread: edited once a round, and at the end."""
        is_over = table.phase is not Phase.RUNNING
        round_ = getattr(table.view, "round", table.number)
        is_shown = shown.card_number == table.number if is_over else shown.card_round == round_
        if table.place.thread_id is None or shown.card_message_id is None or is_shown:
            return
        place = Place(table.place.guild_id, table.place.channel_id)
        panel = card_panel(table, await self._speech.at(place))
        card = shown.card_message_id
        try:
            if not await self._channel(place).rewrite(card, panel):
                key = nonce(table.match_id, table.number, "card", card)
                card = await self._channel(place).post(panel, key)
        except Lost as lost:
            _log.warning("The card of match %s is not shown: %s", table.match_id, lost)
        after = replace(shown, card_message_id=card, card_number=table.number, card_round=round_)
        await self._note(table.match_id, after)

    # --------------------------------------------------------- said by itself

    async def say(self, due: Due) -> None:
        """Says one due thing; raises `Lost`, or what Discord refused. What was begun may be there already."""
        await self._saying[due.kind](due)

    async def _call(self, due: Due) -> None:
        """The table anew at the bottom, ringing for those who have not acted."""
        async with self._lock(due.subject):
            table = await self._referee.table(due.subject, None)
            if table.phase is not Phase.RUNNING or not table.actors & set(due.seats):
                return
            noted, shown = await self._shown_of(due.subject), await self._sighted(table)
            if due.is_begun and noted.message_id != shown.message_id:
                return  # it was posted, and the process died before it could note so
            await self._post(table, shown, call=due)

    async def _tell_result(self, due: Due) -> None:
        async with self._lock(due.subject):
            table = await self._referee.table(due.subject, None)
            await self._show_card(table, await self._show(table))
            if not (due.is_begun and await self._told_result(table)):
                key = nonce(table.match_id, table.number, "result")
                await self._channel(table.place).post(await self._result(table), key, call=True)
        waiting = await self._referee.lobby_in(table.place.play_id)
        if waiting is not None and waiting.is_full:
            await self.show_lobby(waiting.id)

    async def _result(self, table: Table) -> Panel:
        after = await self._referee.aftermath(table.match_id)
        return result_panel(table, await self._speech.at(table.place), after)

    async def _count_rematch(self, lobby_id: str) -> None:
        """The game that is to be played again says how many want it, its table and its result."""
        match_id = (await self._referee.lobby(lobby_id)).rematch_of
        if match_id is not None:
            recount = partial(self._retell_result, match_id)
            await self.attempts.make(f"Counting who wants match {match_id} again", recount)

    async def _retell_result(self, match_id: str) -> None:
        async with self._lock(match_id):
            table = await self._referee.table(match_id, None)
            if (told := await self._told_result(table)) is not None:
                await self._channel(table.place).rewrite(told.id, await self._result(table))
            shown = await self._shown_of(match_id)
            if shown.message_id is not None:
                await self._edit(table, shown)

    async def _told_result(self, table: Table) -> discord.Message | None:
        """The message that told how the match ended, if it is near enough to be found."""
        newest = await self._channel(table.place).newest(LOOK_BACK)
        return result_among([message for message in newest if self._is_ours(message)], table.match_id)

    async def _tell_lapsed(self, due: Due) -> None:
        assert due.vote_id is not None
        await self.show_vote(due.subject, due.vote_id)

    # --------------------------------------------------------- lobbies and votes

    async def show_lobby(self, lobby_id: str) -> None:
        """Posts the lobby, or edits its message, later if need be; raises `Lost`, or what Discord refused."""
        await self.attempts.begin(f"Showing lobby {lobby_id}", lambda: self._show_lobby(lobby_id))
        await self._count_rematch(lobby_id)

    async def _show_lobby(self, lobby_id: str) -> None:
        async with self._lock(lobby_id):
            lobby = await self._referee.lobby(lobby_id)
            if not lobby.is_open and await self._is_match(lobby_id):
                return  # its message is the table by now, or the card
            is_busy = lobby.is_full and await self._match_here(lobby.place.play_id) is not None
            panel = lobby_panel(lobby, await self._speech.at(lobby.place), self._clock(), is_busy=is_busy)
            channel = self._channel(lobby.place)
            if lobby.message_id is not None and await channel.rewrite(lobby.message_id, panel):
                return
            if lobby.is_open:
                key = nonce(lobby.id, "lobby", lobby.message_id)
                message_id = await channel.post(panel, key, call=lobby.message_id is None)
                await self._referee.lobby_placed(lobby.id, message_id)
                self._face.expect(lobby.game)

    async def show_vote(self, match_id: str, vote_id: int) -> None:
        """Asks the table, or shows the outcome, later if need be; raises `Lost`, or what Discord refused."""
        await self.attempts.begin(
            f"Showing vote {vote_id} of match {match_id}", lambda: self._show_vote(match_id, vote_id)
        )

    async def _show_vote(self, match_id: str, vote_id: int) -> None:
        async with self._lock(f"{match_id} {vote_id}"):
            vote = await self._referee.find_vote(match_id, vote_id)
            table = await self._referee.table(match_id, None)
            self._keep_asking(match_id, vote_id, is_open=vote.state is VoteState.OPEN)
            panel = vote_panel(vote, table, await self._speech.at(table.place))
            channel = self._channel(table.place)
            if vote.message_id is not None and await channel.rewrite(vote.message_id, panel):
                return
            if vote.state is VoteState.OPEN:
                key = nonce(match_id, vote_id, "vote", vote.message_id)
                message_id = await channel.post(panel, key, call=vote.message_id is None)
                await self._referee.vote_placed(vote_id, message_id)

    def _keep_asking(self, match_id: str, vote_id: int, *, is_open: bool) -> None:
        asking = self._asking.setdefault(match_id, set())
        asking.discard(vote_id)
        if is_open:
            asking.add(vote_id)
        if not asking:
            del self._asking[match_id]

    async def _settle(self, match_id: str, vote_id: int) -> None:
        """A question that the last move ended says so."""
        if (await self._referee.find_vote(match_id, vote_id)).state is not VoteState.OPEN:
            await self.show_vote(match_id, vote_id)

    # ------------------------------------------------------------------- helpers

    def _lock(self, key: str) -> asyncio.Lock:
        lock = self._locks.get(key)
        if lock is None:
            lock = self._locks[key] = asyncio.Lock()
        return lock

    def _channel(self, place: Place) -> Channel:
        return Channel(self._client, place.play_id, place.guild_id)
