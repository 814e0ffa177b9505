"""Scores, itemised: the Years, then the park as it stands, enclosure by enclosure."""

from __future__ import annotations

from collections.abc import Sequence

from bot.present.lines import wrapped
from bot.present.people import number, who
from bot.present.zuuli.cards import listed
from bot.present.zuuli.parks import deck_has_animal, sum_of
from bot.present.zuuli.position import deck_at, letters_of, view_of
from bot.tables import Table
from bot.words import Words
from engine.core.game import Score, Seat
from engine.games.zuuli.parks import names_in, tally_in


def sums(table: Table, words: Words) -> list[str]:
    """Each score, the best first; the Collector's; what decided."""
    found: list[str] = []
    for score in _ranked(table):
        found += _score(table, score, words)
    return [*found, *_collector(table, words), *_tie_break(table, words)]


def _ranked(table: Table) -> list[Score]:
    if table.outcome is not None:
        return [standing.score for standing in table.outcome.standings]
    return sorted(table.scores, key=lambda score: -score.points)


def _score(table: Table, score: Score, words: Words) -> list[str]:
    places = {} if table.outcome is None else {one.score.seat: one.place for one in table.outcome.standings}
    place = f"{places[score.seat]}. " if len(places) > 1 else ""
    return [
        f"**{place}{who(table, score.seat)} {number(score.points)}**",
        *wrapped(listed(years([item.points for item in score.items], words))),
        *_park(table, score.seat, words),
    ]


def years(scored: Sequence[int], words: Words) -> list[str]:
    """`Year 1: 12`, each for itself."""
    told = [words("zuuli-item-year", year=year, points=points) for year, points in enumerate(scored, 1)]
    return told or [words("zuuli-item-no-year")]


def _park(table: Table, seat: Seat, words: Words) -> list[str]:
    """`A (3 + 3) × 2 = 12`: the sums of the last Year, less what was left out then."""
    view, deck = view_of(table), deck_at(table)
    called = letters_of(view, seat)
    homes = {
        home: tally_in(deck, home, cards)
        for home, cards in view.boards[seat].park.items()
        if deck_has_animal(deck, cards)
    }
    told = [f"`{called[home]}` {sum_of(tally)}" for home, tally in homes.items()]
    less = left_out(table, seat, words)
    return [words("zuuli-item-park"), *wrapped(listed(told)), *less] if told else []


def left_out(table: Table, seat: Seat, words: Words) -> list[str]:
    """`10 − 5 left out = 5`: what the Year brought, where that is less than the park is worth.

    A park that is built again, and not opened yet, is worth something else.
    """
    board, deck = view_of(table).boards[seat], deck_at(table)
    housed = sum(tally_in(deck, home, cards).points for home, cards in board.park.items())
    if board.shown is not None or not board.year_scores or board.year_scores[-1] >= housed:
        return []
    points = board.year_scores[-1]
    key = "zuuli-item-less" if points else "zuuli-item-nothing"
    return [words(key, housed=housed, cost=housed - points, points=points)]


def _collector(table: Table, words: Words) -> list[str]:
    collector = view_of(table).collector
    if collector is None:
        return []
    head = f"**{words('zuuli-collector')} {sum(collector.year_scores)}**"
    return [head, *wrapped(listed(years(collector.year_scores, words)))]


def _tie_break(table: Table, words: Words) -> list[str]:
    """Said when the most points alone did not decide (Rulebook, End of Game)."""
    best = max(score.points for score in table.scores)
    tied = [score.seat for score in table.scores if score.points == best]
    if table.outcome is None or len(tied) < 2:
        return []
    view, deck = view_of(table), deck_at(table)
    names = ", ".join(f"{who(table, seat, 14)} {names_in(deck, view.boards[seat].park)}" for seat in tied)
    return [words("zuuli-result-tie-break", names=names)]


def verdict(table: Table, words: Words) -> str:
    """Solo: whether the Collector was beaten."""
    view = view_of(table)
    if view.collector is None or table.outcome is None:
        return ""
    own = sum(score.points for score in table.scores)
    points = sum(view.collector.year_scores)
    if table.outcome.winners:
        return words("zuuli-collector-beaten", name=who(table, Seat(1)), points=points, own=own)
    key = "zuuli-collector-wins-tie" if points == own else "zuuli-collector-wins"
    return words(key, points=points, own=own)
