"""The table in words, for those who do not see the picture."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from bot.pictures.alt import joined, listed, turn
from bot.pictures.duell.faces import stock
from bot.pictures.duell.position import waiting
from bot.pictures.pieces import name_in_words, number
from bot.tables import Table
from bot.words import Words
from engine.core.game import Seat
from engine.games.duell.cards import Animal, Card, Marker, Stand
from engine.games.duell.kinds import SEATS, Species, StandsTile, Truck
from engine.games.duell.view import DuellView


def alt_text(table: Table, view: DuellView, words: Words) -> str:
    """Everything in the picture, what matters most first."""
    key = "pictures-last-round" if view.final_round else "pictures-round"
    return joined(
        [
            f"{words('game-duell')}, {words(key, round=view.round)}",
            turn(table, str(view.phase), view.to_move, view.winners, _cards(waiting(view), words), words),
            *_trucks(table, view, words),
            *(_species(table, view, species, words) for species in Species),
            _stands(table, view, words),
            *(_belongings(table, view, seat, words) for seat in SEATS),
            words("pictures-alt-markers", markers=_markers(stock(view.markers, view.markers_under_final))),
            words("pictures-alt-piles", pile=len(view.unseen), discard=len(view.discard)),
        ]
    )


def _card(card: Card, words: Words) -> str:
    """`bear heart`, `young bear`, `green ice cream`, without signs."""
    if isinstance(card, Stand):
        return words("pictures-alt-stand", colour=card.colour, symbol=card.symbol)
    name = words("duell-animal", species=card.species)
    if card.is_offspring:
        return words("pictures-alt-young", animal=name)
    return words("pictures-alt-animal", species=card.species, symbol=card.symbol) if card.symbol else name


def _cards(cards: Iterable[Card], words: Words) -> str:
    return listed(_card(card, words) for card in cards)


def _trucks(table: Table, view: DuellView, words: Words) -> Iterator[str]:
    owners = {truck: seat for seat, truck in view.taken.items()}
    for place, cards in enumerate(view.trucks):
        truck = Truck(place + 1)
        free = view.capacities[place] - len(cards)
        if truck in owners and view.to_move:
            name = name_in_words(table, owners[truck])
            yield words("pictures-alt-truck-taken", truck=truck, name=name)
        else:
            yield words("pictures-alt-truck", truck=truck, load=_cards(cards, words), free=free)


def _species(table: Table, view: DuellView, species: Species, words: Words) -> str:
    """`bear 5/6: 2 heart, 3 lightning heart`, by seat."""
    sides = [_side(view.boards[seat].animals[species], words) for seat in SEATS]
    total = sum(len(view.boards[seat].animals[species]) for seat in SEATS)
    said = f"{words('duell-animal', species=species)} {total}/{view.targets[species]}: {' – '.join(sides)}"
    if species in view.scored:
        said += f" ({words('pictures-alt-scored')})"
    return said + (f" ({words('pictures-alt-tied')})" if species in view.tied else "")


def _side(animals: list[Animal], words: Words) -> str:
    symbols = [words("duell-symbol-name", symbol=card.symbol) for card in animals if card.symbol]
    return " ".join([str(len(animals)), *symbols])


def _stands(table: Table, view: DuellView, words: Words) -> str:
    sides = [_cards(view.boards[seat].stands, words) for seat in SEATS]
    scored = f" ({words('pictures-alt-scored')})" if StandsTile.STANDS in view.scored else ""
    return words("pictures-alt-stands", one=sides[0], two=sides[1]) + scored


def _belongings(table: Table, view: DuellView, seat: Seat, words: Words) -> str:
    zoo = view.boards[seat]
    points = next(score.points for score in view.scores if score.seat == seat)
    return words(
        "pictures-alt-belongings",
        name=name_in_words(table, seat),
        count=points,
        points=number(points),
        coins=zoo.coins,
        plus=zoo.plus,
        minus=zoo.minus,
        markers=_markers(zoo.markers),
    )


def _markers(markers: Iterable[Marker | None]) -> str:
    """`3 2c 🏁`."""
    return " ".join("🏁" if one is None else f"{one.points}{'🪙' * one.has_coin}" for one in markers) or "–"
