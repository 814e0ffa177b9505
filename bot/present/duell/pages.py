"""The rules in short pages; every number is read from the component data."""

from __future__ import annotations

from collections.abc import Mapping

from bot.present.duell.cards import marker_row
from bot.present.presenter import Page
from bot.words import Arg, Words
from engine.games.duell.cards import ANIMALS
from engine.games.duell.components import CAPACITIES, COMPONENTS, TARGETS
from engine.games.duell.deck import BUILT_IN, Deck
from engine.games.duell.kinds import Colour, DuellRefusal, Species, StandSymbol

TOPICS = (
    "aim",
    "turn",
    "trucks",
    "money",
    "symbols",
    "third",
    "stands",
    "scoring",
    "end",
    "final",
    "expert",
    "board",
    "deck",
)
"""In reading order."""

TOPIC_OF: Mapping[str, str] = {
    DuellRefusal.WRONG_PHASE: "turn",
    DuellRefusal.NO_SUCH_TRUCK: "turn",
    DuellRefusal.NO_OPEN_PLACE: "turn",
    DuellRefusal.PILE_EMPTY: "turn",
    DuellRefusal.TRUCK_TAKEN: "trucks",
    DuellRefusal.TRUCK_FULL: "turn",
    DuellRefusal.TRUCK_EMPTY: "trucks",
    DuellRefusal.EXPERT_ONLY: "expert",
    DuellRefusal.FINAL_ROUND: "expert",
    DuellRefusal.TOO_FEW_COINS: "money",
    DuellRefusal.NOT_PENDING: "trucks",
    DuellRefusal.NOT_IN_DISCARD: "symbols",
    DuellRefusal.WOULD_BE_THIRD: "third",
    DuellRefusal.NO_STANDS: "money",
    DuellRefusal.NOT_OPPOSITE: "money",
    DuellRefusal.NO_MINUS_POINTS: "money",
}
"""Which page explains a refusal."""


def page(topic: str, deck: Deck, words: Words) -> Page:
    """One page, for a game with this deck."""
    key = f"duell-topic-{topic}"
    text = f"{key}-own" if topic == "deck" and deck.value not in BUILT_IN else f"{key}.text"
    lines = words(text, **_numbers(deck, words)).split("\n")
    source = words(f"{key}.source") if words.has(f"{key}.source") else ""
    return Page(words(key), tuple(lines), source)


def passage(name: str, deck: Deck, words: Words) -> str:
    """A sentence of the pages that stands for itself: what is behind a line of a score."""
    return words(f"duell-passage-{name}", **_numbers(deck, words))


def _numbers(deck: Deck, words: Words) -> dict[str, Arg]:
    """Everything the pages may name."""
    coins, scoring = COMPONENTS.coins, COMPONENTS.scoring
    return {
        "capacities": _listed(CAPACITIES),
        "trucks": len(CAPACITIES),
        "price": coins.money_action,
        "expert": coins.expert_discard,
        "start": coins.start,
        "coin": coins.stand_pair,
        "acts": COMPONENTS.symbols.acts_at,
        "allowed": COMPONENTS.symbols.allowed,
        "colours": len(Colour),
        "stands": ", ".join(
            f"{words('duell-symbol', symbol=one)} {words('duell-symbol-name', symbol=one)}"
            for one in StandSymbol
        ),
        "targets": " · ".join(f"{_sign(species, words)} {TARGETS[species]}" for species in Species),
        "under": COMPONENTS.pile.under_final,
        "last": deck.markers_under_final,
        "majority": scoring.majority,
        "pair": scoring.coins_per_point,
        "minus": scoring.minus,
        "deck": deck.value if deck.value in BUILT_IN else "",
        "cards": " · ".join(_composition(deck, species, words) for species in Species),
        "faces": " ".join(marker_row(deck.markers, deck.markers_under_final)),
    }


def _listed(numbers: tuple[int, ...]) -> str:
    return " + ".join(str(one) for one in numbers)


def _sign(species: Species, words: Words) -> str:
    return words("duell-sign", species=species)


def _composition(deck: Deck, species: Species, words: Words) -> str:
    """`🐻 3⚡ 3❤️ 2`: cards by symbol, those without last."""
    parts = [
        f"{count}{words('duell-symbol', symbol=card.symbol) if card.symbol else ''}"
        for card in ANIMALS[species]
        if (count := deck.counts.get(card, 0))
    ]
    return " ".join([_sign(species, words), *parts])
