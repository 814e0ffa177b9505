"""What follows from an act: the table shows it, and whoever did it privately sees what came of it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from bot.illustration import Illustrator
from bot.posting.reply import Reply
from bot.present.ids import Verb
from bot.present.panels import played_panel, voted_panel
from bot.present.parts import ANSWER_CAP, Panel
from bot.present.text import cut_units
from bot.tables import Played, RefereeRefusal, Refused, Table, Vote
from bot.usecases.mishaps import trace_of
from bot.words import Words
from cogs.base import Interaction, is_moderator, me, pictured, show

_log = logging.getLogger(__name__)


async def show_played(interaction: Interaction, played: Played) -> None:
    """Shows what was committed: at the table, and on the private panel it was done from."""
    at_table = asyncio.create_task(interaction.client.board.bring_up(played.match_id))
    try:
        if Reply.to(interaction).is_private:
            pressed = Reply.to(interaction).pressed
            table = await interaction.client.adviser.advise(played.table)
            image, form = await pictured(interaction, table, Illustrator.sheet)
            await _show_done(
                interaction, lambda words: played_panel(table, played.told, words, pressed, image, form)
            )
    finally:
        await at_table


async def _show_done(interaction: Interaction, make: Callable[[Words], Panel]) -> None:
    """Says privately what was done. It is done: whatever goes wrong here must not read as if it were not."""
    try:
        await show(interaction, make)
    except Exception as error:
        _log.error("What was done could not be said privately: %s", trace_of(error))


async def put_question(interaction: Interaction, match_id: str, verb: Verb, reason: str) -> None:
    """Asks the table to take back or to end the game; whoever may do it alone just does it."""
    referee, person = interaction.client.referee, me(interaction)
    reason = cut_units(reason, ANSWER_CAP)
    outcome: Vote | Played
    try:
        if verb is Verb.ASK_BACK:
            outcome = await referee.ask_take_back(match_id, person, reason)
        else:
            outcome = await referee.ask_end(match_id, person, is_moderator(interaction), reason)
    except Refused as refused:
        if refused.code is RefereeRefusal.VOTE_OPEN:  # asked again, maybe because no message asked it
            await interaction.client.board.show_vote(match_id, int(refused.params["vote"]))
        raise
    await tell(interaction, outcome)


async def take_back_or_ask(interaction: Interaction, table: Table, reason: str) -> None:
    """Takes the reader's last move back while that needs nobody's consent, else asks the others."""
    if table.seat is None or table.take_back != table.seat:
        await put_question(interaction, table.match_id, Verb.ASK_BACK, reason)
        return
    played = await interaction.client.referee.take_back(table.match_id, me(interaction), table.number)
    await show_played(interaction, played)


async def tell(interaction: Interaction, outcome: Vote | Played) -> None:
    """What came of a question or an answer: a change of the game, or a question that is open."""
    if isinstance(outcome, Played):
        await show_played(interaction, outcome)
        return
    if Reply.to(interaction).is_private:
        table = await interaction.client.referee.table(outcome.match_id, interaction.user.id)
        await _show_done(interaction, lambda words: voted_panel(outcome, table, words))
    await interaction.client.board.show_vote(outcome.match_id, outcome.id)
