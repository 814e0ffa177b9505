"""The messages that ask a table: whether to take back, whether to end."""

from __future__ import annotations

from functools import partial

import discord

from bot.posting.channel import nonce
from bot.posting.showing import Showing
from bot.posting.sightings import votes_among
from bot.present.panels import vote_panel
from bot.tables import VoteState


class Votes:
    """Each question has its message, which later tells the outcome."""

    def __init__(self, showing: Showing) -> None:
        self._showing = showing
        self._asking: dict[str, set[int]] = {}
        """By match: the questions whose messages still ask."""

    async def show(self, match_id: str, vote_id: int) -> None:
        """Asks the table, or shows the outcome, later if need be; raises `Lost`, or what Discord refused."""
        show = partial(self._show, match_id, vote_id)
        await self._showing.attempts.begin(f"Showing vote {vote_id} of match {match_id}", show)

    async def _show(self, match_id: str, vote_id: int) -> None:
        referee = self._showing.referee
        async with self._showing.lock(f"{match_id} {vote_id}"):
            vote = await referee.find_vote(match_id, vote_id)
            table = await referee.table(match_id, None)
            self._keep_asking(match_id, vote_id, is_open=vote.state is VoteState.OPEN)
            panel = vote_panel(vote, table, await self._showing.speech.at(table.place))
            channel = self._showing.channel(table.place)
            if vote.message_id is not None and await channel.rewrite(vote.message_id, panel):
                return
            if vote.state is VoteState.OPEN:
                key = nonce(match_id, vote_id, "vote", vote.message_id)
                message_id = await channel.post(panel, key, call=vote.message_id is None)
                await referee.vote_placed(vote_id, message_id)

    def sight(self, match_id: str, messages: list[discord.Message]) -> None:
        """These messages of ours are there: what they still ask is settled with the next move."""
        if votes := votes_among(messages, match_id):
            self._asking[match_id] = votes

    async def settle(self, match_id: str) -> None:
        """Questions that the last move ended say so, later if need be."""
        for vote_id in tuple(self._asking.get(match_id, ())):
            settle = partial(self._settle, match_id, vote_id)
            await self._showing.attempts.make(f"Settling vote {vote_id} of match {match_id}", settle)

    async def _settle(self, match_id: str, vote_id: int) -> None:
        if (await self._showing.referee.find_vote(match_id, vote_id)).state is not VoteState.OPEN:
            await self.show(match_id, vote_id)

    def _keep_asking(self, match_id: str, vote_id: int, *, is_open: bool) -> None:
        asking = self._asking.setdefault(match_id, set())
        asking.discard(vote_id)
        if is_open:
            asking.add(vote_id)
        if not asking:
            del self._asking[match_id]
