"""What taking a truck may lead to: every order of its cards, as far as it can be told."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from bot.present.duell.board import view_of
from bot.tables import Table
from engine.core.game import Event
from engine.core.view import Choice
from engine.games.duell import GAME
from engine.games.duell.events import TruckTaken
from engine.games.duell.kinds import Phase
from engine.games.duell.state import DuellState


def is_open(choice: Choice) -> bool:
    """Whether it takes a truck whose order is still to be asked."""
    return bool(choice.events) and isinstance(choice.events[-1], TruckTaken)


def orders(table: Table, choice: Choice) -> Iterator[Choice]:
    """The same choice once for each way to place the cards, a last gift left open.

    No card is drawn in such a turn, so any order of the unseen cards will do.
    """
    view = view_of(table)
    state = GAME.determinize(view, Random(0))  # noqa: S311 - which card lies where is of no account
    after, events = GAME.apply(state, view.to_move, GAME.parse_action(choice.text))
    return _played_on(after, tuple(events), choice)


def _played_on(state: DuellState, events: tuple[Event, ...], choice: Choice) -> Iterator[Choice]:
    if not state.pending:
        yield Choice(choice.text, choice.final, events, GAME.scores(state))
        return
    assert state.phase in (Phase.PLACE, Phase.DONATE)
    for action in GAME.legal_actions(state, state.to_move):
        after, more = GAME.apply(state, state.to_move, action)
        yield from _played_on(after, (*events, *more), choice)
