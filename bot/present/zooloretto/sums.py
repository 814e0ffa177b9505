"""Scores, itemised: two lines a player."""

from __future__ import annotations

from collections.abc import Iterator

from bot.present.lines import wrapped
from bot.present.people import number, who
from bot.present.zooloretto.position import view_of
from bot.present.zooloretto.tiles import SPECIES, STALLS
from bot.tables import Table
from bot.words import Words
from engine.core.game import Score, ScoreItem
from engine.games.zooloretto.kinds import ScoreKind, Species, StallType

_ENCLOSURES = {
    ScoreKind.FULL: "zooloretto-item-full",
    ScoreKind.ONE_EMPTY: "zooloretto-item-one-empty",
    ScoreKind.WITH_STALL: "zooloretto-item-with-stall",
    ScoreKind.NO_STALL: "zooloretto-item-no-stall",
}


def sums(table: Table, words: Words) -> list[str]:
    """Each score and what it is made of, the best first; the coins, where they decided."""
    found: list[str] = []
    for score in sorted(table.scores, key=lambda score: (-score.points, -_coins(table, score))):
        found += [_head(table, score, words), *wrapped(_separated(_items(score, words)))]
    return found + _tie_break(table, words)


def _coins(table: Table, score: Score) -> int:
    return view_of(table).boards[score.seat].coins


def _head(table: Table, score: Score, words: Words) -> str:
    """`2. Ben 29 · 4 coins`, the place once the game is over."""
    places = {} if table.outcome is None else {one.score.seat: one.place for one in table.outcome.standings}
    place = f"{places[score.seat]}. " if score.seat in places else ""
    name = who(table, score.seat)
    coins = words("zooloretto-coins", coins=_coins(table, score))
    return f"**{place}{name} {number(score.points)}** · {coins}"


def _separated(items: Iterator[str]) -> list[str]:
    found = list(items)
    return [*(f"{item}," for item in found[:-1]), *found[-1:]] or ["–"]


def _items(score: Score, words: Words) -> Iterator[str]:
    """`E5 🐘 full 8`, then stalls and barn together."""
    for item in score.items:
        if key := _ENCLOSURES.get(ScoreKind(item.kind)):
            sign = SPECIES[Species(str(item.params["species"]))]
            yield words(key, area=item.params["area"], species=sign, points=item.points)
    if stalls := [item for item in score.items if item.kind is ScoreKind.STALL_TYPE]:
        yield words("zooloretto-item-stalls", stalls=_signs(stalls), points=_sum(stalls))
    if barn := [i for i in score.items if i.kind in (ScoreKind.BARN_SPECIES, ScoreKind.BARN_STALL)]:
        yield words("zooloretto-item-barn", tiles=_signs(barn), points=number(_sum(barn)))


def _signs(items: list[ScoreItem]) -> str:
    return "".join(_sign(item) for item in items)


def _sign(item: ScoreItem) -> str:
    if "species" in item.params:
        return SPECIES[Species(str(item.params["species"]))]
    return STALLS[StallType(str(item.params["stall"]))]


def _sum(items: list[ScoreItem]) -> int:
    return sum(item.points for item in items)


def _tie_break(table: Table, words: Words) -> list[str]:
    """Said when the most points alone did not decide (Rulebook, Scoring)."""
    best = max(score.points for score in table.scores)
    if table.outcome is None or sum(score.points == best for score in table.scores) < 2:
        return []
    return [words("zooloretto-result-tie-break")]
