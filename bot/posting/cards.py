"""The card of a game that is played in a thread: what the channel above shows of it."""

from __future__ import annotations

import logging
from dataclasses import replace
from functools import partial

from bot.posting.channel import Lost, nonce
from bot.posting.showing import Showing
from bot.present.panels import card_panel, moved_card_panel
from bot.tables import Phase, Place, Shown, Table

_log = logging.getLogger(__name__)


class Cards:
    """Edits once a round, and at the end. Whoever calls holds the lock of the match."""

    def __init__(self, showing: Showing) -> None:
        self._showing = showing

    async def show(self, table: Table, shown: Shown) -> None:
        """Brings the card up to date, if there is one; one that cannot be shown is logged."""
        is_over = table.phase is not Phase.RUNNING
        round_ = getattr(table.view, "round", table.number)
        is_shown = shown.card_number == table.number if is_over else shown.card_round == round_
        if table.place.thread_id is None or shown.card_message_id is None or is_shown:
            return
        place = Place(table.place.guild_id, table.place.channel_id)
        panel = card_panel(table, await self._showing.speech.at(place))
        card = shown.card_message_id
        try:
            if not await self._showing.channel(place).rewrite(card, panel):
                key = nonce(table.match_id, table.number, "card", card)
                card = await self._showing.channel(place).post(panel, key)
        except Lost as lost:
            _log.warning("The card of match %s is not shown: %s", table.match_id, lost)
        after = replace(shown, card_message_id=card, card_number=table.number, card_round=round_)
        await self._showing.note(table.match_id, after)

    async def follow(self, match_id: str, left: Place, place: Place, card: int | None) -> None:
        """The game went from the one place to the other: its card stays its card, or says where it went."""
        if card is None:
            return
        if place.thread_id is not None and place.channel_id == left.channel_id:
            await self._showing.note(match_id, Shown(card_message_id=card))
            return
        leave = partial(self._leave, match_id, left, card)
        await self._showing.attempts.make(f"Leaving card {card} of match {match_id}", leave)

    async def _leave(self, match_id: str, left: Place, card: int) -> None:
        here = Place(left.guild_id, left.channel_id)
        table = await self._showing.referee.table(match_id, None)
        panel = moved_card_panel(table, await self._showing.speech.at(here))
        await self._showing.channel(here).rewrite(card, panel)
