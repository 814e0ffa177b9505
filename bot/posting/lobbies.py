"""The message of each lobby: who is in, until it becomes the table or the card of the game."""

from __future__ import annotations

from functools import partial

from bot.posting.channel import nonce
from bot.posting.face import Face
from bot.posting.results import Results
from bot.posting.showing import Showing
from bot.present.panels import lobby_panel


class Lobbies:
    """Posts and edits; a rematch is counted where its game ended."""

    def __init__(self, showing: Showing, face: Face, results: Results) -> None:
        self._showing = showing
        self._face = face
        self._results = results

    async def show(self, lobby_id: str) -> None:
        """Posts the lobby, or edits its message, later if need be; raises `Lost`, or what Discord refused."""
        await self._showing.attempts.begin(f"Showing lobby {lobby_id}", partial(self._show, lobby_id))
        await self.count_rematch(lobby_id)

    async def _show(self, lobby_id: str) -> None:
        async with self._showing.lock(lobby_id):
            lobby = await self._showing.referee.lobby(lobby_id)
            if not lobby.is_open and await self._showing.is_match(lobby_id):
                return  # its message is the table by now, or the card
            is_busy = lobby.is_full and await self._showing.match_in(lobby.place.play_id) is not None
            words = await self._showing.speech.at(lobby.place)
            panel = lobby_panel(lobby, words, self._showing.clock(), is_busy=is_busy)
            channel = self._showing.channel(lobby.place)
            if lobby.message_id is not None and await channel.rewrite(lobby.message_id, panel):
                return
            if lobby.is_open:
                key = nonce(lobby.id, "lobby", lobby.message_id)
                message_id = await channel.post(panel, key, call=lobby.message_id is None)
                await self._showing.referee.lobby_placed(lobby.id, message_id)
                self._face.expect(lobby.game)

    async def count_rematch(self, lobby_id: str) -> None:
        """The game that is to be played again says how many want it, later if need be."""
        match_id = (await self._showing.referee.lobby(lobby_id)).rematch_of
        if match_id is not None:
            recount = partial(self._recount, match_id)
            await self._showing.attempts.make(f"Counting who wants match {match_id} again", recount)

    async def _recount(self, match_id: str) -> None:
        async with self._showing.lock(match_id):
            await self._results.retell(match_id)
