"""Small answers around questions to the table."""

from __future__ import annotations

import discord

from bot.present.ids import Verb, verb_id
from bot.present.looks import view_button
from bot.present.parts import Panel, Question, to_modal
from bot.present.people import seat_names
from bot.tables import Table, Vote, VoteState
from bot.words import Words


def ask_reason(table: Table, words: Words, verb: Verb = Verb.ASK_BACK) -> discord.ui.Modal:
    """Asks for the reason of a question to the table. The modal's id is that of the button `verb`."""
    ends = verb is Verb.ASK_END
    question = Question(
        verb_id(table.match_id, table.number, verb),
        words("ask-end-title") if ends else words("ask-back-title"),
        words("ask-reason-label"),
        words("ask-end-hint") if ends else words("ask-back-hint"),
    )
    return to_modal(question)


def voted_panel(vote: Vote, table: Table, words: Words) -> Panel:
    """The private thanks for an answer to a question that is still open, or for asking it."""
    key = "voted-asked" if table.seat == vote.by else "voted-counted"
    if vote.state is VoteState.WITHDRAWN:
        key = "voted-withdrawn"
    return Panel(content=words(key), rows=((view_button(table, words),),))


def followed_panel(table: Table, words: Words) -> Panel:
    """The reader is in the game's thread now."""
    return Panel(content=words("followed"), rows=((view_button(table, words),),))


def nudged_panel(table: Table, words: Words) -> Panel:
    """The players to move will be reminded."""
    names = seat_names(table, table.actors)
    return Panel(content=words("nudged", name=names), rows=((view_button(table, words),),))
