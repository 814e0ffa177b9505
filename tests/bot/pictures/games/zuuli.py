from __future__ import annotations

import re
from collections import Counter

from bot.pictures import Drawing
from bot.pictures.pieces import Face
from bot.pictures.zuuli.faces import ANIMALS, card_face
from bot.pictures.zuuli.position import park_at, public_park
from bot.present.zuuli.position import cards_in_hand, letter
from bot.tables import Table
from bot.words import Words
from engine.games.zuuli.cards import card_id
from engine.games.zuuli.deck import DEFAULT_DECK, deck_of
from engine.games.zuuli.kinds import Habitat, Phase, Trait
from engine.games.zuuli.parks import tally_in
from tests.bot.pictures.looking import texts, tokens

DECK = deck_of(DEFAULT_DECK)
GLYPHS = {
    "animals": [*ANIMALS.values()],
    "habitats": [*Habitat, "everywhere"],
    "upgrades": ["extend", "together", "view", "everywhere"],
    "traits": [*Trait],
}


def looks(words: Words) -> list[list[Face]]:
    """Enclosures of the same habitats may look alike: their names stand beside them."""
    shown = [card_face(DECK, card_id(face.id, 1), words) for face in DECK.faces]
    return [[face for face in shown if face.glyph != "enclosure"]]


def letters(words: Words) -> list[list[str]]:
    return [[words("zuuli-habitat-letter", habitat=one) for one in Habitat]]


def check(table: Table, drawing: Drawing) -> None:
    """On a table everybody; on a park's own picture that one; on a hand its cards."""
    view, shown = table.view, tokens(drawing)
    if "seat 1" in shown:
        _check_table(view, shown)
        for seat, board in view.boards.items():
            _check_numbers(view, seat, public_park(board), texts(drawing))
            assert re.match(f"{sum(board.year_scores)}\\b", texts(drawing)[f"seat {seat}"][-1])
    elif "card 1" in shown:
        cards = cards_in_hand(view.boards[table.seat])
        assert [shown[f"card {place}"] for place in range(1, len(cards) + 1)] == [Counter([c]) for c in cards]
    else:
        (seat,) = (seat for seat in view.boards if f"park {seat}" in shown)
        park, beside, _ = park_at(table, seat)
        for enclosure, cards in park.items():
            assert shown[f"{enclosure} {seat}"] == Counter(cards)
        _check_numbers(view, seat, park, texts(drawing))
        assert shown.get(f"beside {seat}", Counter()) == Counter(beside)


def _check_numbers(view, seat, park, said) -> None:
    """Each enclosure by its letter, with the space that is used and all."""
    for place, (enclosure, cards) in enumerate(park.items()):
        scored = tally_in(view.options.deck, enclosure, cards)
        written = said[f"{enclosure} {seat}"]
        assert {letter(place), f"{scored.used}/{scored.space}"} <= {*written}


def _check_table(view, shown) -> None:
    for seat, board in view.boards.items():
        for enclosure, cards in public_park(board).items():
            assert shown[f"{enclosure} {seat}"] == Counter(cards)
        assert shown[f"seat {seat}"] == Counter([] if view.phase is Phase.OVER else board.kept)
    if view.collector is not None:
        assert shown["seat 0"] == Counter(view.collector.pile)
