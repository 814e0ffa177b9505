"""What may be shown to whom: events by audience, and the choices of a seat with what each brings."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.core.game import A, Event, Game, S, Score, Seat, V
from engine.core.playout import forced_moves


def visible(events: Sequence[Event], seat: Seat | None) -> list[Event]:
    """The events that a seat (None: a spectator) may learn of."""
    return [event for event in events if event.audience is None or event.audience == seat]


@dataclass(frozen=True, slots=True)
class Choice:
    """One legal action of a seat, as a button can show it.

    `final` says that it cannot be taken back: it shows something hidden or ends the game. What it brings
    (`events` and `scores` once the forced moves after it are played) is told unless it would show
    something hidden: then both are empty.
    """

    text: str
    final: bool
    events: tuple[Event, ...] = ()
    scores: tuple[Score, ...] = ()


def choices(game: Game[S, A, V], state: S, seat: Seat) -> list[Choice]:
    """Every legal action of the seat with what it brings, in the order of `legal_actions`."""
    return [_choice(game, state, seat, action) for action in game.legal_actions(state, seat)]


def _choice(game: Game[S, A, V], state: S, seat: Seat, action: A) -> Choice:
    text = game.action_text(action)
    if game.reveals(state, seat, action):
        return Choice(text, final=True)
    after, events = game.apply(state, seat, action)
    for forced_seat, forced in forced_moves(game, after):
        after, more = game.apply(after, forced_seat, forced)
        events = [*events, *more]
    final = not game.actors(after)
    return Choice(text, final, tuple(visible(events, seat)), game.scores(after))
