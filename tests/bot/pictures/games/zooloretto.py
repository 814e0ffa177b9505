from __future__ import annotations

from collections import Counter

from bot.pictures import Drawing
from bot.pictures.pieces import Face
from bot.pictures.zooloretto.faces import face
from bot.pictures.zooloretto.position import unbuilt
from bot.tables import Table
from bot.words import Words
from engine.games.zooloretto.components import COMPONENTS
from engine.games.zooloretto.kinds import Species, StallType
from engine.games.zooloretto.tiles import HOUSED, TRUCKED
from tests.bot.pictures.looking import texts, tokens

GLYPHS = {
    "species": [*Species],
    "stalls and coin": [*StallType, "coin"],
    "badges": ["male", "female", "male-bred", "female-bred", "young-badge"],
}


def looks(words: Words) -> list[list[Face]]:
    return [[face(tile) for tile in {**TRUCKED, **HOUSED}.values()]]


def letters(words: Words) -> list[list[str]]:
    return []


def check(table: Table, drawing: Drawing) -> None:
    """On a table all zoos; on a zoo's own picture that one."""
    view, shown = table.view, tokens(drawing)
    seats = [seat for seat in view.boards if f"barn {seat}" in shown]
    assert seats
    for seat in seats:
        for area, enclosure in view.boards[seat].enclosures.items():
            stalls = Counter(stall.text for stall in enclosure.stalls)
            exact = Counter(animal.text for animal in enclosure.animals) + stalls
            counted = Counter(str(animal.species) for animal in enclosure.animals) + stalls
            assert shown[f"{area} {seat}"] in (exact, counted)
        assert shown[f"barn {seat}"] == Counter(tile.text for tile in view.boards[seat].barn)
    if "truck 1" in shown:
        assert seats == sorted(view.boards)
        for place, tiles in enumerate(view.trucks):
            assert shown[f"truck {place + 1}"] == Counter(tile.text for tile in tiles)
    assert shown["turn"] == Counter(tile.text for tile in [*view.pending, *filter(None, [view.drawn])])
    _check_numbers(view, seats, texts(drawing), is_table="truck 1" in shown)


def _check_numbers(view, seats, said, *, is_table: bool) -> None:
    """Spaces taken of all, coins, points, what an expansion costs."""
    for seat in seats:
        zoo = view.boards[seat]
        points = next(score.points for score in view.scores if score.seat == seat)
        numbers = " ".join(said[f"zoo {seat}"])
        assert str(points).replace("-", "−") in numbers
        assert str(zoo.coins) in said[f"zoo {seat}"]
        for area, enclosure in zoo.enclosures.items():
            written = said[f"{area} {seat}"]
            assert area in written
            if is_table:
                assert f"{len(enclosure.animals)}/{enclosure.plan.spaces}" in written
        for area in unbuilt(view, seat):
            assert str(COMPONENTS.prices.expand) in said[area]
            assert said[area][0].startswith(area)
