"""What happened, told in short sentences. A truck and where its tiles went are one sentence."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from bot.present.people import who
from bot.present.zooloretto.moves import last_press
from bot.present.zooloretto.position import view_of
from bot.present.zooloretto.tiles import COIN, TRUCK, herd, place_name, sign, signs
from bot.tables import Table, standing_events
from bot.words import Words
from engine.core.game import Event, Seat
from engine.games.zooloretto.events import (
    CoinTaken,
    EnclosureFilled,
    GameEnded,
    LastRoundBegan,
    OffspringBorn,
    RoundEnded,
    SpeciesExchanged,
    TileBought,
    TileDiscarded,
    TileDrawn,
    TileLoaded,
    TileMoved,
    TilePlaced,
    TruckTaken,
    ZooExpanded,
)
from engine.games.zooloretto.kinds import Phase
from engine.games.zooloretto.tiles import Marker, Tile


@dataclass(slots=True)
class _Laid:
    """A tile's way, and what came of it: `🐆♀→E6 (young, full)`."""

    text: str
    came: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        return f"{self.text} ({', '.join(self.came)})" if self.came else self.text


@dataclass(slots=True)
class _Sentence:
    """One that may go on: its key and facts, tiles laid so far, tiles of the truck that still wait."""

    key: str
    seat: Seat | None
    facts: dict[str, str | int]
    laid: list[_Laid] = field(default_factory=list)
    waiting: list[Tile] = field(default_factory=list)


class _Teller:
    """Listens to events and makes sentences."""

    def __init__(self, table: Table, words: Words) -> None:
        self._table = table
        self._words = words
        self._told: list[_Sentence] = []

    def tell(self, events: Sequence[Event]) -> list[str]:
        """The story. A draw is only told while its tile is not loaded yet, what it set off after the load."""
        for place, event in enumerate(events):
            if isinstance(event, TileDrawn) and _is_loaded(events[place + 1 :]):
                self._add("zooloretto-told-loaded", event.seat, tile=sign(event.tile))
            elif (heard := _HEARD.get(type(event))) is not None:
                heard(self, event)
        return [self._said(sentence) for sentence in self._told]

    def _add(self, key: str, seat: Seat | None = None, **facts: str | int) -> _Sentence:
        self._told.append(_Sentence(key, seat, facts))
        return self._told[-1]

    def _said(self, sentence: _Sentence) -> str:
        facts = dict(sentence.facts)
        if sentence.seat is not None:
            facts["name"] = self._who(sentence.seat)
        if sentence.laid or sentence.waiting:
            facts["tiles"] = ", ".join([*map(str, sentence.laid), *map(sign, sentence.waiting)])
        return self._words(sentence.key, **facts)

    def _who(self, seat: Seat) -> str:
        return who(self._table, seat, 14)

    # ------------------------------------------------------------------ trucks

    def drew(self, event: TileDrawn) -> None:
        self._add("zooloretto-told-drew", event.seat, tile=sign(event.tile))

    def loaded(self, event: TileLoaded) -> None:
        drawn = [
            one for one in self._told if one.key == "zooloretto-told-loaded" and "truck" not in one.facts
        ]
        sentence = (
            drawn[-1] if drawn else self._add("zooloretto-told-loaded", event.seat, tile=sign(event.tile))
        )
        sentence.facts["truck"] = event.truck

    def took(self, event: TruckTaken) -> None:
        sentence = self._add("zooloretto-told-took", event.seat, truck=event.truck)
        sentence.waiting = [tile for tile in event.tiles if not isinstance(tile, Marker)]

    def coins(self, event: CoinTaken) -> None:
        self._told[-1].laid.append(_Laid(f"+{event.coins}{COIN}"))

    def placed(self, event: TilePlaced) -> None:
        """With the sentence that began it; in a log that begins later, in one of its own."""
        area = place_name(event.area, self._words)
        sentence = self._told[-1] if self._told else None
        if sentence is None or sentence.seat != event.seat or sentence.key not in _GOES_ON:
            sentence = self._add("zooloretto-told-placed", event.seat)
        if event.tile in sentence.waiting:
            sentence.waiting.remove(event.tile)
        if sentence.laid and sentence.key == "zooloretto-told-moved":
            sentence.laid[-1].text += f"→{area}"
        else:
            sentence.laid.append(_Laid(f"{sign(event.tile)}→{area}"))

    def filled(self, event: EnclosureFilled) -> None:
        came = [self._words("zooloretto-brings-full")]
        if event.paid:
            came.append(f"+{event.paid}{COIN}")
        if event.paid < event.bonus:
            key = "zooloretto-told-bank-short" if event.paid else "zooloretto-told-bank-empty"
            came.append(self._words(key, bonus=event.bonus))
        self._came(*came)

    def born(self, event: OffspringBorn) -> None:
        is_home = event.home is event.area
        self._came(self._words("zooloretto-brings-young" if is_home else "zooloretto-brings-young-barn"))

    def _came(self, *what: str) -> None:
        self._told[-1].laid[-1].came += what

    # ------------------------------------------------------------------- money

    def moved(self, event: TileMoved) -> None:
        sentence = self._add("zooloretto-told-moved", event.seat)
        sentence.laid.append(_Laid(f"{sign(event.tile)} {place_name(event.source, self._words)}"))

    def bought(self, event: TileBought) -> None:
        self._add("zooloretto-told-bought", event.seat, seller=self._who(event.seller))

    def exchanged(self, event: SpeciesExchanged) -> None:
        groups = (
            f"{place_name(area, self._words)} {herd(animals)}"
            for area, animals in ((event.first, event.first_animals), (event.second, event.second_animals))
        )
        self._add("zooloretto-told-exchanged", event.seat).laid.append(_Laid(" ⇄ ".join(groups)))

    def discarded(self, event: TileDiscarded) -> None:
        self._add("zooloretto-told-discarded", event.seat, tile=sign(event.tile))

    def expanded(self, event: ZooExpanded) -> None:
        self._add("zooloretto-told-expanded", event.seat, area=event.area)

    # ------------------------------------------------------------------ rounds

    def last_round(self, event: LastRoundBegan) -> None:
        self._add("zooloretto-told-last-round")

    def round_over(self, event: RoundEnded) -> None:
        if event.removed:
            removed = signs(event.removed)
            self._add("zooloretto-told-round-removed", event.starter, round=event.round, removed=removed)
        else:
            self._add("zooloretto-told-round", event.starter, round=event.round)

    def over(self, event: GameEnded) -> None:
        self._add("zooloretto-told-over")


_GOES_ON = frozenset(
    {"zooloretto-told-took", "zooloretto-told-placed", "zooloretto-told-moved", "zooloretto-told-bought"}
)
"""Sentences that a laid tile belongs to."""

_HEARD: Mapping[type, Callable[..., None]] = {
    TileDrawn: _Teller.drew,
    TileLoaded: _Teller.loaded,
    TruckTaken: _Teller.took,
    CoinTaken: _Teller.coins,
    TilePlaced: _Teller.placed,
    EnclosureFilled: _Teller.filled,
    OffspringBorn: _Teller.born,
    TileMoved: _Teller.moved,
    TileBought: _Teller.bought,
    SpeciesExchanged: _Teller.exchanged,
    TileDiscarded: _Teller.discarded,
    ZooExpanded: _Teller.expanded,
    LastRoundBegan: _Teller.last_round,
    RoundEnded: _Teller.round_over,
    GameEnded: _Teller.over,
}


def _is_loaded(later: Sequence[Event]) -> bool:
    return any(isinstance(event, TileLoaded) for event in later)


# --- what is told -----------------------------------------------------------------------------------------


def sentences(table: Table, events: Sequence[Event], words: Words) -> list[str]:
    """The story of these events."""
    return _Teller(table, words).tell(events)


def news(table: Table, words: Words) -> list[str]:
    """What just happened: the truck that is being unloaded, else the turns before."""
    events = standing_events(table.last)
    phase = view_of(table).phase
    if phase is Phase.PLACE:
        begun = [place for place, event in enumerate(events) if isinstance(event, TruckTaken)]
        events = events[begun[-1] :] if begun else events
    elif phase is Phase.LOAD:
        drawn = [event for event in events if isinstance(event, TileDrawn)]
        events = [event for event in events if event is not drawn[-1]] if drawn else events
    return sentences(table, events, words)


def deed(table: Table, words: Words) -> str:
    """What the last press did, for the inactive label at its place; a truck as long as it is unloaded."""
    rows = table.last if view_of(table).phase is Phase.PLACE else last_press(table)
    for event in reversed(standing_events(rows)):
        match event:
            case TileLoaded(tile=tile, truck=truck):
                return f"{sign(tile)} → {TRUCK}{truck}"
            case TruckTaken(truck=truck, tiles=tiles):
                return f"{TRUCK}{truck} {signs(tiles)}"
            case TileMoved(tile=tile) | TileBought(tile=tile) | TileDiscarded(tile=tile):
                return sign(tile)
            case TilePlaced(tile=tile, area=area) if view_of(table).phase is not Phase.PLACE:
                return f"{sign(tile)} → {place_name(area, words)}"
            case ZooExpanded(area=area):
                return str(area)
            case SpeciesExchanged(first=first, second=second):
                return f"{first} ⇄ {place_name(second, words)}"
    return ""
