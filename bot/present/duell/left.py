"""Which cards are still to come: the pile holds whatever does not lie open."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from bot.present.duell.board import view_of
from bot.present.duell.cards import sign
from bot.present.lines import wrapped
from bot.present.parts import Board
from bot.present.presenter import Decision
from bot.tables import Table
from bot.words import Words
from engine.games.duell.cards import Animal, Card, Stand
from engine.games.duell.kinds import Species, Symbol


def panel(table: Table, words: Words) -> tuple[str, list[str | Board], Decision]:
    """A line a species: how many of how many, and their symbols; then the stands."""
    view = view_of(table)
    deck = view.options.deck.cards
    lines: list[str | Board] = [
        words("duell-left-pile", count=len(view.unseen)),
        *(_animals(species, view.unseen, deck, words) for species in Species),
        *_stands(view.unseen, deck, words),
    ]
    return words("duell-left-title"), lines, Decision()


def _animals(species: Species, unseen: Sequence[Card], deck: Sequence[Card], words: Words) -> str:
    left, total = (
        [card for card in cards if isinstance(card, Animal) and card.species is species]
        for cards in (unseen, deck)
    )
    name = words("duell-animals", species=species)
    said = words("left-line-plain", name=name, left=len(left), total=len(total))
    count = Counter(card.symbol for card in left)
    signs = (f"· {words('duell-symbol', symbol=symbol)}{count[symbol]}" for symbol in Symbol if count[symbol])
    return " ".join([said, *signs])


def _stands(unseen: Sequence[Card], deck: Sequence[Card], words: Words) -> Iterator[str]:
    left, total = ([card for card in cards if isinstance(card, Stand)] for cards in (unseen, deck))
    yield words("left-line-plain", name=words("duell-stands"), left=len(left), total=len(total))
    yield from wrapped(sorted(sign(card, words) for card in left))
