"""What a choice brings, in a few words: shown with hints on."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from bot.present.duell.board import view_of
from bot.present.duell.cards import MEDAL, sign, symbol_sign
from bot.present.duell.orders import is_open, orders
from bot.present.people import signed, who_plainly
from bot.present.text import columns
from bot.tables import Table
from bot.words import Words
from engine.core.game import Event, Seat
from engine.core.view import Choice
from engine.games.duell.cards import Card
from engine.games.duell.events import (
    CardPlaced,
    CardWasted,
    DonationOffered,
    FinalRoundBegan,
    OffspringBorn,
    SpeciesScored,
    SpeciesTied,
    StandCoinEarned,
    StandsScored,
)
from engine.games.duell.kinds import OPPONENT, Source

_NAME = 7
"""Columns for the other's name."""

_OWN_POINTS, _FACT, _OTHER_POINTS = range(3)
"""What goes first when there is little room: the highest."""


@dataclass(frozen=True, slots=True)
class _Fact:
    text: str
    rank: int


def worth(table: Table, choice: Choice) -> int:
    """How much better the mover would stand against the other; nothing if that is not known."""
    own, other = _gain(table, choice)
    return own - other


def best_first(table: Table, choices: Sequence[Choice]) -> list[Choice]:
    """By worth, with hints on; equals, and all without hints, in the order of the rules."""
    if not table.table_options.hints:
        return list(choices)
    return sorted(choices, key=lambda choice: -worth(table, choice))


def _gain(table: Table, choice: Choice) -> tuple[int, int]:
    """By how many points the mover's and the other's score would change."""
    if not choice.scores:
        return 0, 0
    mover = view_of(table).to_move
    change = {score.seat: score.points for score in choice.scores}
    for score in table.scores:
        change[score.seat] -= score.points
    return change[mover], change[OPPONENT[mover]]


class Hints:
    """What each of the table's choices brings.

    What every one of them would bring (by the card that follows in any case) tells nothing and is left out.
    """

    def __init__(self, table: Table, words: Words) -> None:
        self._table = table
        self._words = words
        shown = table.choices if table.table_options.hints else ()
        self._facts = {choice.text: self._certain_facts(choice) for choice in shown}
        if len(self._facts) > 1:
            common = set.intersection(*(set(facts) for facts in self._facts.values()))
            self._facts = {
                text: [fact for fact in facts if fact not in common] for text, facts in self._facts.items()
            }

    def of(self, choice: Choice, room: int = 100) -> str:
        """`young, 🏅 +3 pts`, within `room` columns; nothing when hints are off or nothing comes of it."""
        facts = list(self._facts.get(choice.text, ()))
        while columns(_joined(facts)) > room:
            facts.remove(max(reversed(facts), key=lambda fact: fact.rank))
        return _joined(facts)

    def _certain_facts(self, choice: Choice) -> list[_Fact]:
        """What the choice brings; of a truck whose order is still to be asked, what every order brings."""
        if not is_open(choice):
            return self._all_facts(choice)
        first, *others = (self._all_facts(order) for order in orders(self._table, choice))
        return [fact for fact in first if all(fact in other for other in others)]

    def _all_facts(self, choice: Choice) -> list[_Fact]:
        own, other = _gain(self._table, choice)
        small = dict.fromkeys(self._small_facts(choice))
        facts = [_Fact(text, _FACT) for text in small]
        if own:
            points = self._words("duell-points", points=signed(own, self._words), count=abs(own))
            facts.append(_Fact(points, _OWN_POINTS))
        return [*facts, *self._for_the_other(choice, other)]

    def _small_facts(self, choice: Choice) -> Iterator[str]:
        """In the order in which they happen, the medal last, beside the points."""
        for event in choice.events:
            if isinstance(event, CardWasted):
                yield self._words("duell-brings-lost", symbol=symbol_sign(event.card, self._words))
            elif key := _SMALL_FACTS.get(type(event)):
                yield self._words(key)
        if self._mover in _scoring(choice):
            yield MEDAL

    def _for_the_other(self, choice: Choice, points: int) -> Iterator[_Fact]:
        """`🏅 Ben +3`."""
        other = OPPONENT[self._mover]
        has_scored = other in _scoring(choice)
        if not points and not has_scored:
            return
        name = who_plainly(self._table, other, _NAME)
        change = f"{name} {signed(points, self._words)}" if points else name
        yield _Fact(f"{MEDAL} {change}" if has_scored else change, _OTHER_POINTS)

    @property
    def _mover(self) -> Seat:
        return view_of(self._table).to_move


_SMALL_FACTS: Mapping[type, str] = {
    SpeciesTied: "duell-brings-tie",
    OffspringBorn: "duell-brings-young",
    DonationOffered: "duell-brings-gift",
    StandCoinEarned: "duell-brings-coin",
    FinalRoundBegan: "duell-brings-last-round",
}


def _scoring(choice: Choice) -> set[Seat]:
    """Who would take a scoring marker."""
    return {event.seat for event in choice.events if isinstance(event, SpeciesScored | StandsScored)}


def _joined(facts: Sequence[_Fact]) -> str:
    return ", ".join(fact.text for fact in facts).replace(f"{MEDAL}, ", f"{MEDAL} ")


# --- why an order matters ---------------------------------------------------------------------------------

_REASONS: Mapping[type[Event], str] = {
    DonationOffered: "duell-why-gift",
    OffspringBorn: "duell-why-young",
    SpeciesScored: "duell-why-scored",
    StandsScored: "duell-why-scored",
    SpeciesTied: "duell-why-tied",
}
"""What makes the order matter, the weightiest first."""


def why_order(table: Table, words: Words) -> str:
    """`🐅🟧 brings a gift.`; nothing when hints are off or no card stands out."""
    shown = best_first(table, table.choices) if table.table_options.hints else ()
    for kind, key in _REASONS.items():
        for choice in shown:
            if card := _bringer(choice, kind):
                return words(key, card=sign(card, words))
    return ""


def _bringer(choice: Choice, kind: type[Event]) -> Card | None:
    """The card of the truck whose placing brings such an event."""
    card: Card | None = None
    for event in choice.events:
        if isinstance(event, CardPlaced | CardWasted) and event.source is Source.TRUCK:
            card = event.card
        if isinstance(event, kind):
            return card
    return None
