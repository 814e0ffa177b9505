"""What happened, in short sentences. Secret events have none: who chose what, and when, is told by nobody.

What a seat chose or laid out is on its own panel; the table's story goes from one opening to the next.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from bot.present.people import number, who
from bot.present.zuuli.cards import face_of, habitat_names, has_card, letters, named, shown, times
from bot.present.zuuli.position import letter, view_of
from bot.tables import Table, standing_events
from bot.words import Words
from engine.core.game import Event, Seat
from engine.games.zuuli.components import YEARS
from engine.games.zuuli.events import (
    CollectorScored,
    GameEnded,
    HandsDealt,
    HandsPassed,
    LastCardsKept,
    PairSettled,
    ParkOpened,
    PicksOpened,
    YearScored,
)
from engine.games.zuuli.kinds import CardId
from engine.games.zuuli.parks import ParkChange, YearTally


def sentences(table: Table, events: Sequence[Event], words: Words) -> list[str]:
    """The story of these events."""
    return _Teller(table, words, says_who_leads=True).tell(events)


def news(table: Table, words: Words) -> list[str]:
    """What just happened beside the cards that were opened, which stand on the board."""
    events = standing_events(table.last)
    kinds = (YearScored, CollectorScored)
    some = [event for event in events if isinstance(event, kinds)]
    return _Teller(table, words, says_who_leads=False).tell(some)


@dataclass(slots=True)
class _Year:
    """A Year's points, seat by seat."""

    year: int
    scored: list[tuple[Seat, YearTally]] = field(default_factory=list)


class _Teller:
    """Listens to events and makes sentences."""

    def __init__(self, table: Table, words: Words, *, says_who_leads: bool) -> None:
        self._table = table
        self._deck = view_of(table).options.deck
        self._words = words
        self._told: list[str] = []
        self._year: _Year | None = None
        self._says_who_leads = says_who_leads

    def tell(self, events: Sequence[Event]) -> list[str]:
        for event in events:
            if not isinstance(event, YearScored):
                self._end_year()
            if (heard := HEARD.get(type(event))) is not None:
                heard(self, event)
        self._end_year()
        return self._told

    def _say(self, key: str, **facts: str | int) -> None:
        self._told.append(self._words(key, **facts))

    def _who(self, seat: Seat) -> str:
        return who(self._table, seat, 14)

    def _card(self, card: CardId) -> str:
        return shown(face_of(self._deck, card), self._words) if has_card(self._deck, card) else card

    def _cards(self, cards: Iterable[CardId]) -> str:
        counts: dict[str, int] = {}
        for card in cards:
            counts[self._card(card)] = counts.get(self._card(card), 0) + 1
        return ", ".join(f"{text}{times(count)}" for text, count in counts.items())

    def _by_seat(self, cards: Iterable[tuple[Seat, CardId]]) -> str:
        return " · ".join(f"{self._who(seat)} {self._card(card)}" for seat, card in cards)

    # ------------------------------------------------------------------- picks

    def opened(self, event: PicksOpened) -> None:
        cards = self._by_seat(event.cards)
        self._say("zuuli-told-opened", year=event.year, turn=event.turn, cards=cards)

    def passed(self, event: HandsPassed) -> None:
        self._say("zuuli-told-passed", direction=event.direction)

    def last_cards(self, event: LastCardsKept) -> None:
        self._say("zuuli-told-last-cards", cards=self._by_seat(event.cards))

    def settled(self, event: PairSettled) -> None:
        self._say(
            "zuuli-told-settled",
            name=self._who(event.seat),
            turn=event.turn,
            year=event.year,
            kept=self._card(event.kept),
            given=self._cards(event.given),
        )

    def dealt(self, event: HandsDealt) -> None:
        self._say("zuuli-told-dealt", year=event.year, cards=event.cards)

    # ------------------------------------------------------------------- parks

    def park(self, event: ParkOpened) -> None:
        change = event.change
        parts = [*self._homes(event.seat, change)]
        if change.left_out:
            parts.append(self._words("zuuli-told-left-out", cards=self._cards(change.left_out)))
        if change.dropped:
            parts.append(self._words("zuuli-told-dropped", cards=self._cards(change.dropped)))
        name = self._who(event.seat)
        if parts:
            self._say("zuuli-told-park", name=name, parts="; ".join(parts))
        else:
            self._say("zuuli-told-park-as-it-was", name=name)

    def _homes(self, seat: Seat, change: ParkChange) -> Iterable[str]:
        """`C Mangrove (JW) 🐻 Bear, ⬆ Extension`: an enclosure that is new, or that something came to."""
        came: dict[CardId, list[CardId]] = {enclosure: [] for enclosure in change.enclosures}
        for card, home in (*change.housed, *change.installed):
            came.setdefault(home, []).append(card)
        places = list(view_of(self._table).boards[seat].park)
        for home in sorted(came, key=lambda home: places.index(home) if home in places else len(places)):
            called = self._home(places, home)
            if home in change.enclosures:
                face = self._deck.enclosures[home]
                called = f"{called} {named(face, self._words)} ({letters(face.habitats, self._words)})"
            yield f"{called} {self._cards(came[home])}".rstrip()
        for card, source, home in change.moved:
            yield f"{self._card(card)} {self._home(places, source)}→{self._home(places, home)}"

    def _home(self, places: list[CardId], home: CardId) -> str:
        return letter(places.index(home)) if home in places else self._card(home)

    # ------------------------------------------------------------------ scores

    def scored(self, event: YearScored) -> None:
        if self._year is None:
            self._year = _Year(event.year)
        self._year.scored.append((event.seat, event.tally))

    def _end_year(self) -> None:
        """`Year 1: Anna 17, Ben 9 (12 − 3)`: in brackets the animals that were left out."""
        if self._year is not None:
            points = ", ".join(f"{self._who(seat)} {_points(tally)}" for seat, tally in self._year.scored)
            self._say("zuuli-told-year", year=self._year.year, points=points)
            if self._says_who_leads and len(self._year.scored) > 1 and self._year.year < YEARS:
                self._leaders(self._year.year)
        self._year = None

    def _leaders(self, year: int) -> None:
        """`In front: Ben 31.` By all Years so far, as far as they still stand."""
        scored = {seat: board.year_scores for seat, board in view_of(self._table).boards.items()}
        if all(len(years) >= year for years in scored.values()):
            totals = {seat: sum(years[:year]) for seat, years in scored.items()}
            most = max(totals.values())
            names = ", ".join(self._who(seat) for seat, total in totals.items() if total == most)
            self._say("zuuli-told-leads", names=names, points=most)

    def collector(self, event: CollectorScored) -> None:
        self._say(
            "zuuli-told-collector",
            points=event.points,
            values=event.values,
            bonus=event.bonus,
            habitat=habitat_names([event.habitat], "", self._words),
        )

    def over(self, event: GameEnded) -> None:
        self._say("zuuli-told-over")


def _points(tally: YearTally) -> str:
    cost = sum(value for _, value in tally.left_out)
    return f"{tally.points} ({number(tally.sum + cost)} − {cost})" if cost else str(tally.points)


HEARD: Mapping[type, Callable[..., None]] = {
    PicksOpened: _Teller.opened,
    HandsPassed: _Teller.passed,
    LastCardsKept: _Teller.last_cards,
    PairSettled: _Teller.settled,
    HandsDealt: _Teller.dealt,
    ParkOpened: _Teller.park,
    YearScored: _Teller.scored,
    CollectorScored: _Teller.collector,
    GameEnded: _Teller.over,
}
"""What is told. The others are a seat's own business: CardPicked, PairDrawn and ParkLaidOut."""
