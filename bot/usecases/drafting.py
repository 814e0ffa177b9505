"""Drafts of a position: who is asked still, which stored ones can be of it, which decisions become some."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from bot.store.drafts import Draft
from bot.usecases.chronicle import AnyMatch
from engine.core.errors import IllegalAction, MalformedAction
from engine.core.game import Action, Seat, State, View, Workbench
from engine.core.match import Row, Step, standing_moves
from engine.registry import AnyGame

Bench = Workbench[View, Action]


def asked(game: AnyGame, state: State, drafts: Mapping[Seat, Draft]) -> frozenset[Seat]:
    """Who must decide now: not those who have finished a draft."""
    return game.actors(state) - {seat for seat, draft in drafts.items() if draft.is_ready}


def open_bench(game: AnyGame, state: State, seat: Seat | None) -> tuple[Bench, View] | None:
    """The workbench, and what it works with, if the seat is asked for such a decision."""
    bench = game.workbench
    if bench is None or seat is None:
        return None
    seen = game.view(state, seat)
    return (bench, seen) if bench.is_open(seen) else None


def kept_drafts(game: AnyGame, state: State, stored: Mapping[Seat, Draft]) -> dict[Seat, Draft]:
    """The stored drafts that can be of this position: one that cannot is just gone.

    All of them cannot be ready: the last to finish makes them moves. So then none is.
    """
    found: dict[Seat, Draft] = {}
    for seat in sorted(game.actors(state) & stored.keys()):
        opened = open_bench(game, state, seat)
        draft = stored[seat]
        if opened is not None and _is_sound(*opened, draft.text):
            history = tuple(text for text in draft.history if _is_sound(*opened, text))
            found[seat] = Draft(history, draft.is_ready and _is_whole(*opened, draft.text))
    if found and not asked(game, state, found):
        return {seat: replace(draft, is_ready=False) for seat, draft in found.items()}
    return found


def _is_sound(bench: Bench, seen: View, text: str) -> bool:
    try:
        bench.check(seen, text)
    except (IllegalAction, MalformedAction):
        return False
    return True


def _is_whole(bench: Bench, seen: View, text: str) -> bool:
    try:
        bench.action(seen, text)
    except IllegalAction:
        return False
    return True


def reopened(match: AnyMatch, step: Step[State]) -> dict[Seat, Draft]:
    """The decisions that a take-back took, as drafts to go on from."""
    (row,) = step.rows
    gone = [move for move in standing_moves(match.rows) if move.number >= int(row.text)]
    found: dict[Seat, Draft] = {}
    for seat in match.game.actors(step.state):
        opened = open_bench(match.game, step.state, seat)
        own = [move for move in gone if move.seat == seat]
        if opened is not None and own:
            found[seat] = _again(match.game, *opened, own[0])
    return found


def _again(game: AnyGame, bench: Bench, seen: View, move: Row) -> Draft:
    """The draft that this move was made of."""
    return Draft().then(bench.step(seen, "", bench.step_of(game.parse_action(move.text))))
