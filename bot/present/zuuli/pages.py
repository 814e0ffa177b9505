"""The rules in short pages; every number is read from the component data or the deck."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from bot.present.presenter import Page
from bot.present.zuuli.cardlist import notice
from bot.present.zuuli.cards import counted, habitat_names, printed
from bot.present.zuuli.position import deck_at
from bot.tables import Table
from bot.words import Arg, Words
from engine.games.zuuli.cards import Animal, Deck, Enclosure, Upgrade
from engine.games.zuuli.components import CARDS_NEEDED, COMPONENTS, PICKS, SOLO, YEARS
from engine.games.zuuli.deck import BUILT_IN, DEFAULT_DECK
from engine.games.zuuli.kinds import Habitat, Provenance
from engine.games.zuuli.kinds import ZuuliRefusal as Refusal

TOPICS = (
    "aim",
    "year",
    "picking",
    "enclosures",
    "animals",
    "fierce",
    "upgrades",
    "developing",
    "scoring",
    "end",
    "solo",
    "cards",
    "builder",
    "board",
    "rulings",
)
"""In reading order."""

TOPIC_OF: Mapping[str, str] = {
    Refusal.WRONG_PHASE: "year",
    Refusal.NOT_IN_HAND: "picking",
    Refusal.DECK_TOO_SHORT: "cards",
    Refusal.NO_SUCH_ENCLOSURE: "developing",
    Refusal.NOT_YOURS: "developing",
    Refusal.NAMED_TWICE: "developing",
    Refusal.NO_UPGRADE: "upgrades",
    Refusal.NO_ANIMAL: "animals",
    Refusal.UPGRADE_FIXED: "upgrades",
    Refusal.NO_HABITAT: "animals",
    Refusal.TOO_FULL: "animals",
    Refusal.FIERCE: "fierce",
    Refusal.STILL_LIFTED: "developing",
}
"""Which page explains a refusal."""


def page(topic: str, table: Table | None, words: Words) -> Page:
    """One page, with the cards of this table."""
    deck = BUILT_IN[DEFAULT_DECK] if table is None else deck_at(table)
    key = f"zuuli-topic-{topic}"
    lines = [line for line in words(f"{key}.text", **_numbers(deck, words)).split("\n") if line]
    if topic == "cards":
        lines = [line for line in (notice(deck, words),) if line] + lines
    source = words(f"{key}.source") if words.has(f"{key}.source") else ""
    return Page(words(key), tuple(lines), source)


def passage(name: str, deck: Deck, words: Words) -> str:
    """A sentence of the pages that stands for itself: what is behind a line of a score."""
    return words(f"zuuli-passage-{name}", **_numbers(deck, words))


def _numbers(deck: Deck, words: Words) -> dict[str, Arg]:
    """Everything the pages may name."""
    solo = COMPONENTS.solo
    return {
        "years": YEARS,
        "directions": ", ".join(
            words("zuuli-rule-direction", direction=direction, year=year)
            for year, direction in enumerate(COMPONENTS.passing.directions, 1)
        ),
        "kinds": len(Habitat),
        "provenance": _provenance(deck, words),
        "hands": "\n".join(_hands(players, words) for players in PICKS if players != SOLO),
        "least": COMPONENTS.scoring.least,
        "draw": solo.draw,
        "picks": ", ".join(map(str, solo.picks)),
        "bonus": solo.bonus,
        "habitats": ", ".join(habitat_names([habitat], "", words) for habitat in solo.bonus_habitats),
        "legend": ", ".join(
            f"{words('zuuli-habitat-letter', habitat=one)} = {words('zuuli-habitat', habitat=one)}"
            for one in Habitat
        ),
        "plot": printed(deck.new_plot, words),
        "count": len(deck.cards),
        "enclosures": _count(deck, Enclosure),
        "animals": _count(deck, Animal),
        "upgrades": _count(deck, Upgrade),
        "most": max(CARDS_NEEDED.values()),
        "names": ", ".join(counted_names(deck, words)),
    }


def _hands(players: int, words: Words) -> str:
    """`3 players: 8, 7, 6`."""
    return words("zuuli-rule-hands", players=players, cards=", ".join(map(str, PICKS[players])))


def _provenance(deck: Deck, words: Words) -> str:
    """How much of the cards is reconstructed; nothing where the deck file does not say."""
    sources = Counter(source for face in (deck.new_plot, *deck.faces) for source in face.provenance.values())
    if Provenance.RECONSTRUCTED not in sources:
        return ""
    return words(
        "zuuli-rule-provenance",
        all=sources.total(),
        sourced=sources[Provenance.SOURCED],
        inferred=sources[Provenance.INFERRED],
        hint=sources[Provenance.MOVING_WILD],
        ours=sources[Provenance.RECONSTRUCTED],
    )


def _count(deck: Deck, kind: type) -> int:
    return sum(face.copies for face in deck.faces if isinstance(face, kind))


def counted_names(deck: Deck, words: Words) -> list[str]:
    """The animals, each with its number."""
    return [text.rstrip(",") for text in counted(deck, [c for c in deck.cards if c in deck.animals], words)]
