"""Playing on: random games, and the moves that leave no choice."""

from __future__ import annotations

from random import Random

from engine.core.game import A, Game, S, Seat, V


def play_out(game: Game[S, A, V], state: S, generator: Random, limit: int = 100_000) -> int:
    """Plays random legal moves in place until the game is over; returns how many.

    Raises `RuntimeError` when `limit` moves did not end it: an engine bug.
    """
    played = 0
    while seats := game.actors(state):
        if played == limit:
            raise RuntimeError(f"{game.info.key} did not end after {limit} moves")
        seat = min(seats)
        game.apply_in_place(state, seat, game.random_action(state, seat, generator))
        played += 1
    return played


def forced_moves(game: Game[S, A, V], state: S) -> list[tuple[Seat, A]]:
    """The rest of a begun turn when it holds no real question (DESIGN.md 4), else nothing.

    All legal ways to finish the turn must end in the same position, and none may reveal anything: then
    the first of them is returned, for the referee to play. A turn is never begun for anybody.
    """
    if not game.is_mid_turn(state):
        return []
    seats = game.actors(state)
    if len(seats) != 1:
        return []
    (seat,) = seats
    line = _only_line(game, state, seat)
    return [] if line is None else [(seat, action) for action in line[0]]


def unasked_moves(game: Game[S, A, V], state: S, pressed: A) -> list[tuple[Seat, A]]:
    """What the referee plays without asking after a press; when it is played, ask again."""
    return forced_moves(game, state) or lone_move(game, state, pressed)


def lone_move(game: Game[S, A, V], state: S, pressed: A) -> list[tuple[Seat, A]]:
    """The one thing to do next in a begun turn, though a question comes after it; else nothing.

    Pressing the only button is no question either. What reveals something stays a press; and so does what
    would put the question of the last press again: a double tap must not answer both.
    """
    seats = game.actors(state)
    if len(seats) != 1 or not game.is_mid_turn(state):
        return []
    (seat,) = seats
    actions = game.legal_actions(state, seat)
    if len(actions) != 1 or game.reveals(state, seat, actions[0]):
        return []
    after, _ = game.apply(state, seat, actions[0])
    asked = [question for actor in game.actors(after) for question in game.legal_actions(after, actor)]
    return [] if any(type(question) is type(pressed) for question in asked) else [(seat, actions[0])]


def _only_line(game: Game[S, A, V], state: S, seat: Seat) -> tuple[list[A], S] | None:
    """The first way to finish the turn and where it ends, if every other way ends there too."""
    found: tuple[list[A], S] | None = None
    for action in game.legal_actions(state, seat):
        if game.reveals(state, seat, action):
            return None
        after, _ = game.apply(state, seat, action)
        rest = _rest_of_turn(game, after, seat)
        if rest is None or (found is not None and not _same_position(game, rest[1], found[1])):
            return None
        if found is None:
            found = [action, *rest[0]], rest[1]
    return found


def _rest_of_turn(game: Game[S, A, V], after: S, seat: Seat) -> tuple[list[A], S] | None:
    if not game.is_mid_turn(after) or game.actors(after) != {seat}:
        return [], after
    return _only_line(game, after, seat)


def _same_position(game: Game[S, A, V], one: S, other: S) -> bool:
    """Equal by what the document says, where the order in an enclosure means nothing."""
    return one == other or game.write_position(one) == game.write_position(other)
