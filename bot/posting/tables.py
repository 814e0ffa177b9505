"""The table message of each match.

It is edited at once; it is posted anew when it lies too deep or is too old, and when the player to move is
called. The message it replaces shrinks to the story it told.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import timedelta
from functools import partial

import discord

from bot.posting.channel import Lost, nonce
from bot.posting.face import Face
from bot.posting.showing import Showing
from bot.posting.sightings import tables_among
from bot.present.panels import sealed_panel, story_panel
from bot.tables import Due, Phase, Shown, Table

DEPTH = 5
"""So many messages of others below the table, and it is posted anew."""

AGE = timedelta(minutes=45)
"""So old, and it is posted anew: what is older than an hour Discord lets us edit only a few times."""


class Tables:
    """Posts, edits and shrinks. Whoever calls holds the lock of the match."""

    def __init__(
        self, showing: Showing, face: Face, on_sight: Callable[[str, list[discord.Message]], None]
    ) -> None:
        self._showing = showing
        self._face = face
        self._on_sight = on_sight
        """Told of our own messages, newest first, when a channel is looked through."""
        self._below: dict[int, int | None] = {}
        """By channel: messages of others below its table; None: no game there. Else: not looked at yet."""

    async def show(self, table: Table, *, again: bool = False) -> Shown:
        """Edits first, then looks how deep it lies; where it is not plain what to edit, it looks first.

        With `again` also if that is what it shows already. Raises `Lost`, or what Discord refused.
        """
        shown = await self._showing.of(table.match_id)
        has_looked = self._has_looked(table)
        if not has_looked and (shown.message_id is None or self._is_old(shown)):
            shown, has_looked = await self._look(table, shown), True
        shown = await self._catch_up(table, shown, again=again)
        if not has_looked:
            shown = await self._catch_up(table, await self._look(table, shown))
        return shown

    async def call(self, due: Due) -> None:
        """The table anew at the bottom, ringing for those who have not acted; raises as `show` does."""
        table = await self._showing.referee.table(due.subject, None)
        if table.phase is not Phase.RUNNING or not table.actors & set(due.seats):
            return
        begun = due if due.is_begun else None
        noted, shown = await self._showing.of(due.subject), await self._sighted(table, begun)
        if begun and noted.message_id != shown.message_id:
            return  # it was posted, and the process died before it could note so
        await self._post(table, shown, call=due)

    async def edit(self, table: Table, shown: Shown) -> Shown | None:
        """Edits the table message; None when that cannot be done any more."""
        assert shown.message_id is not None
        rewrite = partial(self._showing.channel(table.place).rewrite, shown.message_id)
        if not await self._face.show(table, shown.posted_number, rewrite):
            return None
        after = replace(shown, number=table.number, actors=table.actors)
        await self._showing.note(table.match_id, after)
        return after

    async def _catch_up(self, table: Table, shown: Shown, *, again: bool = False) -> Shown:
        is_news = again or (shown.number, shown.actors) != (table.number, table.actors)
        too_deep = (self._below.get(table.place.play_id) or 0) >= DEPTH
        if shown.message_id is None or too_deep or (is_news and self._is_old(shown)):
            return await self._post(table, shown)
        if not is_news:
            return shown
        # What cannot be edited any more goes when its successor is there, however young it is.
        return await self.edit(table, shown) or await self._post(table, replace(shown, posted_at=None))

    async def _post(self, table: Table, shown: Shown, *, call: Due | None = None) -> Shown:
        """Posts the table at the bottom, ringing for a call; what it replaces keeps telling its story."""
        here = table.place.play_id
        shrinks = shown.message_id is not None and not self._is_old(shown)
        told_before = await self._last_told(table, shown) if shrinks else shown.posted_number
        key = nonce(table.match_id, table.number, "table" if call is None else "call", here, shown.message_id)
        post = partial(self._showing.channel(table.place).post, nonce=key, call=call is not None)
        try:
            message_id = await self._face.show(table, told_before, post)
        except Lost:
            # No right to post, but the old message may still say how things stand.
            edited = None if shown.message_id is None else await self.edit(table, shown)
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
            posted_at=self._showing.clock(),
            actors=table.actors,
        )
        await self._showing.note(table.match_id, after, said=call)
        if shown.message_id is not None:
            await self._retire(table, shown, told_before)
        return after

    def _is_old(self, shown: Shown) -> bool:
        return shown.posted_at is None or self._showing.clock() - shown.posted_at >= AGE

    # ------------------------------------------------- the message that is replaced

    async def _retire(self, table: Table, old: Shown, last: int) -> None:
        """The old message shrinks to the rows played while it was the table; without any it goes."""
        assert old.message_id is not None
        if last <= old.posted_number:
            await self._showing.channel(table.place).remove(old.message_id)
            return
        shrink = partial(self._shrink, table, old.message_id, old.posted_number, last)
        what = f"Shrinking message {old.message_id} of match {table.match_id}"
        await self._showing.attempts.make(what, shrink)

    async def _last_told(self, table: Table, shown: Shown) -> int:
        """The last row that the table message can tell of: secret decisions are no story yet."""
        last = max(shown.number, 0)
        told = await self._showing.referee.story(table.match_id, None, shown.posted_number + 1, last)
        return last if told else shown.posted_number

    async def _shrink(self, table: Table, message_id: int, told_before: int, last: int) -> None:
        words = await self._showing.speech.at(table.place)
        told = await self._showing.referee.story(table.match_id, None, told_before + 1, last)
        panel = story_panel(table, told, words)
        panel = panel if told_before else sealed_panel(panel, table, words)
        await self._showing.channel(table.place).rewrite(message_id, panel)

    # ---------------------------------------------------------- how deep it lies

    def begin(self, channel_id: int) -> None:
        """A game begins there: how deep its table lies has to be looked at."""
        self._below.pop(channel_id, None)

    async def count(self, message: discord.Message) -> str | None:
        """Counts what others write below a table; the match whose table may have to rise."""
        here = message.channel.id
        if self._showing.is_ours(message):
            return None
        is_known = here in self._below
        below = self._below.get(here)
        if is_known and below is None:
            return None
        if below is not None:
            self._below[here] = below + 1
        if is_known and below != DEPTH - 1:
            return None
        match_id = await self._showing.match_in(here)
        if match_id is None:
            self._below[here] = None
        return match_id

    # ------------------------------------------------- what is there after a start

    def _has_looked(self, table: Table) -> bool:
        return self._below.get(table.place.play_id) is not None

    async def _look(self, table: Table, shown: Shown, begun: Due | None = None) -> Shown:
        """What Discord really shows, and how deep it lies: asked once after a start.

        A message that was sent or edited just before the process died is found by the ids of its buttons. Is
        it another than was noted, then the call that was `begun` is said.
        """
        newest = await self._showing.newest(table.place)
        ours = [message for message in newest if self._showing.is_ours(message)]
        self._on_sight(table.match_id, ours)
        tables = tables_among(ours, table.match_id)
        for other, _ in tables[1:]:
            if other.id == shown.message_id:
                await self._retire(table, shown, await self._last_told(table, shown))
            else:
                await self._showing.channel(table.place).remove(other.id)
        if tables:
            shown = await self._correct(table, shown, *tables[0], begun)
        lowest = shown.message_id or 0
        others = (message for message in newest if not self._showing.is_ours(message))
        self._below[table.place.play_id] = sum(message.id > lowest for message in others)
        return shown

    async def _sighted(self, table: Table, begun: Due | None) -> Shown:
        """What Discord shows, looked at if it has not been since the start."""
        shown = await self._showing.of(table.match_id)
        return shown if self._has_looked(table) else await self._look(table, shown, begun)

    async def _correct(
        self, table: Table, shown: Shown, there: discord.Message, number: int, begun: Due | None
    ) -> Shown:
        """What we thought Discord shows, corrected by the message that was found."""
        is_other = there.id != shown.message_id
        if not is_other and number == shown.number:
            return shown
        found = replace(shown, number=number, actors=None)
        if is_other:
            found = replace(
                found,
                channel_id=table.place.play_id,
                message_id=there.id,
                posted_number=max(shown.number, 0),
                posted_at=there.created_at,
            )
        # In one write: a start that dies after it must not leave a call that was said and looks unsaid.
        await self._showing.note(table.match_id, found, said=begun if is_other else None)
        return found
