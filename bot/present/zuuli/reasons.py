"""Why a score is what it is: the Years, each enclosure with the rules of its cards, what was left out."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.present.presenter import Reason
from bot.present.zuuli.cards import named, rule_of, sign
from bot.present.zuuli.pages import passage
from bot.present.zuuli.parks import deck_has_animal, head, sum_of, valued
from bot.present.zuuli.position import deck_at, letters_of, view_of
from bot.present.zuuli.sums import left_out, years
from bot.tables import Table
from bot.words import Words
from engine.core.game import Seat
from engine.games.zuuli.cards import Deck, Face
from engine.games.zuuli.kinds import CardId
from engine.games.zuuli.parks import tally_in

SCORING, SOLO = "scoring", "solo"


def reasons(table: Table, seat: Seat, words: Words) -> list[Reason]:
    """The Years and their rule; the park that stands, and the cards' own rules; what was left out; solo."""
    view, deck = view_of(table), deck_at(table)
    found = [_reason(years(view.boards[seat].year_scores, words), "years", SCORING, deck, words)]
    if view.boards[seat].year_scores:
        park = list(_park(table, seat, words))
        lines = [words("zuuli-item-park"), *park] if park else [words("zuuli-why-nobody")]
        found.append(_reason(lines, "enclosure", SCORING, deck, words))
    if less := left_out(table, seat, words):
        found.append(_reason(less, "left", SCORING, deck, words))
    if view.collector is not None:
        collected = [f"**{words('zuuli-collector')}**", *years(view.collector.year_scores, words)]
        found.append(_reason(collected, "collector", SOLO, deck, words))
    return found


def _reason(lines: Sequence[str], name: str, topic: str, deck: Deck, words: Words) -> Reason:
    return Reason(tuple(lines), passage(name, deck, words), topic)


def _park(table: Table, seat: Seat, words: Words) -> Iterator[str]:
    """Each enclosure that anybody lives in."""
    view, deck = view_of(table), deck_at(table)
    called = letters_of(view, seat)
    for enclosure, cards in view.boards[seat].park.items():
        if deck_has_animal(deck, cards):
            yield head(deck, called[enclosure], enclosure, cards, words, points=False)
            yield from _rules(deck, enclosure, cards, words)
            yield from valued(deck, enclosure, cards, words)
            yield sum_of(tally_in(deck, enclosure, cards))


def _rules(deck: Deck, enclosure: CardId, cards: Sequence[CardId], words: Words) -> Iterator[str]:
    """The rule of the enclosure, of animals that are worth something else there, and of upgrades."""
    home = deck.enclosures[enclosure]
    if rule := rule_of(home, words):
        yield words("why-rule", rule=rule)
    animals = [deck.animals[card] for card in cards if card in deck.animals]
    values = tally_in(deck, enclosure, cards).values
    changed = [animal for animal, value in zip(animals, values, strict=True) if value != animal.value]
    upgrades = [deck.upgrades[card] for card in cards if card in deck.upgrades]
    faces: list[Face] = [*changed, *upgrades]
    for face in dict.fromkeys(faces):
        yield words("why-rule", rule=f"{sign(face)} {named(face, words)}: {rule_of(face, words)}")
