from __future__ import annotations

from collections import Counter

from bot.pictures import Drawing
from bot.pictures.duell.faces import face, housed
from bot.pictures.pieces import Face
from bot.tables import Table
from bot.words import Words
from engine.games.duell.cards import CARDS
from engine.games.duell.kinds import SEATS, Colour, Species, StandSymbol, Symbol
from tests.bot.pictures.looking import texts, tokens

GLYPHS = {
    "species": [*Species],
    "symbols": [*Symbol, "young", "dot"],
    "stands": [*StandSymbol],
    "states": ["done", "tie"],
}


def looks(words: Words) -> list[list[Face]]:
    rows = [
        [housed(card, words) for card in CARDS.values() if getattr(card, "species", "") == species]
        for species in Species
    ]
    return [[face(card, words) for card in CARDS.values()], *rows]


def letters(words: Words) -> list[list[str]]:
    return [[words("duell-colour-letters", colour=one) for one in Colour]]


def check(table: Table, drawing: Drawing) -> None:
    view, shown = table.view, tokens(drawing)
    for species in Species:
        cards = [card.text for seat in SEATS for card in view.boards[seat].animals[species]]
        assert shown[species] == Counter(cards + ["young"] * (species in view.offspring))
    assert shown["stands"] == Counter(card.text for seat in SEATS for card in view.boards[seat].stands)
    for seat in SEATS:
        assert shown[f"player {seat}"] == Counter(marker.text for marker in view.boards[seat].markers)
    for place, cards in enumerate(view.trucks):
        assert shown[f"truck {place + 1}"] == Counter(card.text for card in cards)
    stock = [marker.text for marker in view.markers] + ["final"] * (view.markers_under_final is not None)
    assert shown["stock"] == Counter(stock + [card.text for card in view.discard[-1:]])
    assert shown["turn"] == Counter(card.text for card in [*view.pending, *filter(None, [view.drawn])])
    _check_numbers(view, texts(drawing))


def _check_numbers(view, said) -> None:
    """Counts against targets; points, coins, minus points; what is left to draw."""
    for species in Species:
        counts = [len(view.boards[seat].animals[species]) for seat in SEATS]
        goal = f"{sum(counts)}/{view.targets[species]}"
        assert Counter(said[species]) == Counter([goal, *map(str, counts)])
    points = [str(score.points).replace("-", "−") for score in view.scores]
    assert " : ".join(points) in said["points"]
    for seat in SEATS:
        zoo = view.boards[seat]
        purse = [zoo.coins, *filter(None, (zoo.minus, zoo.plus))]
        assert said[f"player {seat}"][-len(purse) :] == [str(number) for number in purse]
    assert str(len(view.discard)) in said["stock"]
