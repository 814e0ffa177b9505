"""The score: the points of the finished Years."""

from __future__ import annotations

from engine.core.game import Outcome, Score, ScoreItem, Seat, Standing
from engine.games.zuuli.kinds import EndReason, Phase, ScoreKind
from engine.games.zuuli.parks import names_in
from engine.games.zuuli.state import ZuuliState


def totals(state: ZuuliState) -> dict[Seat, int]:
    """Every seat's points so far."""
    return {seat: sum(board.year_scores) for seat, board in state.boards.items()}


def scores(state: ZuuliState) -> tuple[Score, ...]:
    """Every seat's points so far, a line each Year."""
    return tuple(
        Score(
            seat,
            tuple(
                ScoreItem(ScoreKind.YEAR, points, {"year": year})
                for year, points in enumerate(board.year_scores, 1)
            ),
        )
        for seat, board in state.boards.items()
    )


def winners(state: ZuuliState) -> tuple[Seat, ...]:
    """Who has won, once the game is over; in the solo game nobody if the Collector has."""
    result = outcome(state)
    return () if result is None else result.winners


def outcome(state: ZuuliState) -> Outcome | None:
    """The result once the game is over.

    The highest total wins, then the most different animal names in the park; players who are still equal
    share the victory (Rulebook, End of Game; rulings 23, 24). Solo, the total must be higher than the
    Collector's (ruling 33).
    """
    if state.phase is not Phase.OVER:
        return None
    deck = state.options.deck
    names = {seat: names_in(deck, board.park) for seat, board in state.boards.items()}
    ranks = {score.seat: (score.points, names[score.seat]) for score in scores(state)}
    standings = tuple(
        Standing(1 + sum(other > ranks[score.seat] for other in ranks.values()), score, names[score.seat])
        for score in sorted(scores(state), key=lambda score: ranks[score.seat], reverse=True)
    )
    winning = sorted(standing.score.seat for standing in standings if standing.place == 1)
    if state.collector is not None:
        least = sum(state.collector.year_scores)
        winning = [seat for seat in winning if ranks[seat][0] > least]
    return Outcome(EndReason.THREE_YEARS, standings, tuple(winning))
