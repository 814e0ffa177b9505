"""What happened, told in short sentences: one a fact, in the order of the facts."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from bot.present.duell.board import view_of
from bot.present.duell.cards import TRUCK, marker_sign, sign, signs, symbol_sign
from bot.present.people import who
from bot.tables import Table, Told, standing_events
from bot.words import Arg, Words
from engine.core.game import Event, Seat
from engine.games.duell.cards import Animal
from engine.games.duell.events import (
    AnimalStolen,
    CardDonated,
    CardDrawn,
    CardDumped,
    CardLoaded,
    CardPlaced,
    CardWasted,
    DonationLapsed,
    FinalRoundBegan,
    FinalRoundSetAside,
    GameEnded,
    HeartLapsed,
    MinusPointsCleared,
    MinusPointTaken,
    OffspringBorn,
    RoundEnded,
    SpeciesScored,
    SpeciesTied,
    StandCoinEarned,
    StandsScored,
    TruckTaken,
)
from engine.games.duell.kinds import Colour, MinusCause, Phase, Species


@dataclass(slots=True)
class _Teller:
    """Who is talked about, and which animal was placed last."""

    table: Table
    words: Words
    animal: Species | None = None

    def who(self, seat: Seat) -> str:
        return who(self.table, seat, 14)

    def animal_name(self, species: Species) -> str:
        name = self.words("duell-animal", species=species)
        return name[0].upper() + name[1:]


def sentences(table: Table, events: Sequence[Event], words: Words) -> list[str]:
    """The story. A draw is only told while its card is not loaded yet, and what it set off after the load."""
    teller = _Teller(table, words)
    found: list[str] = []
    drawn_at: int | None = None
    events = _draw_first(events)
    for place, event in enumerate(events):
        if isinstance(event, CardPlaced) and isinstance(event.card, Animal):
            teller.animal = event.card.species
        if isinstance(event, CardDrawn) and _is_loaded(events[place + 1 :]):
            drawn_at = len(found)
            continue
        tell = _TELL.get(type(event))
        if tell is not None and (sentence := tell(teller, event)):
            if drawn_at is not None and isinstance(event, CardLoaded | CardDumped):
                found.insert(drawn_at, sentence)
                drawn_at = None
            else:
                found.append(sentence)
    return found


def _draw_first(events: Sequence[Event]) -> list[Event]:
    """What a draw sets off comes before its card in the rules, after it in a story."""
    found: list[Event] = []
    for event in events:
        sets_off = isinstance(event, CardDrawn) and found and isinstance(found[-1], FinalRoundBegan)
        found.insert(len(found) - 1 if sets_off else len(found), event)
    return found


def _is_loaded(later: Sequence[Event]) -> bool:
    return any(isinstance(event, CardLoaded | CardDumped) for event in later)


def news(table: Table, words: Words) -> list[str]:
    """What just happened: the turn under way as far as it has got, else the turns before it."""
    events = standing_events(table.last)
    if view_of(table).phase in (Phase.PLACE, Phase.DONATE):
        begun = [place for place, event in enumerate(events) if isinstance(event, TruckTaken | AnimalStolen)]
        events = events[begun[-1] :] if begun else events
    elif view_of(table).phase is Phase.LOAD:
        events = events[:-1]  # the draw is in what is asked
    return sentences(table, events, words)


def deed_label(table: Table, words: Words) -> str:
    """What the last press did, for the inactive label at its place; nothing if there was no press.

    The label of a drawn card is wider than the button was: a second tap does not reach the trucks beside it.
    """
    view = view_of(table)
    if view.phase is Phase.LOAD and view.drawn is not None:
        begun = any(isinstance(event, FinalRoundBegan) for event in standing_events(_last_press(table)))
        return words("duell-drawn-last" if begun else "duell-drawn", card=sign(view.drawn, words))
    deed = _deed(table, words)
    return words("done", label=deed) if deed else ""


def _last_press(table: Table) -> list[Told]:
    """The rows of the last press that stands."""
    standing = [one for one in table.last if one.stands]
    return [one for one in standing if one.row.press == standing[-1].row.press]


def _deed(table: Table, words: Words) -> str:
    for event in standing_events(_last_press(table)):
        match event:
            case CardLoaded(card=card, truck=truck):
                return f"{sign(card, words)} → {TRUCK}{truck}"
            case TruckTaken(truck=truck, cards=cards):
                return f"{TRUCK}{truck} {signs(cards, words)}"
            case CardDonated(card=card) | CardDumped(card=card) | AnimalStolen(card=card):
                return sign(card, words)
            case CardPlaced(card=card):
                return sign(card, words)
            case MinusPointsCleared(count=count):
                return words("duell-command-clear", count=count)
    return ""


# --- one sentence an event --------------------------------------------------------------------------------


def _drew(teller: _Teller, event: CardDrawn) -> str:
    card = sign(event.card, teller.words)
    return teller.words("duell-told-drew", name=teller.who(event.seat), card=card)


def _loaded(teller: _Teller, event: CardLoaded) -> str:
    card = sign(event.card, teller.words)
    return teller.words("duell-told-loaded", name=teller.who(event.seat), card=card, truck=event.truck)


def _dumped(teller: _Teller, event: CardDumped) -> str:
    card = sign(event.card, teller.words)
    return teller.words("duell-told-dumped", name=teller.who(event.seat), card=card)


def _took(teller: _Teller, event: TruckTaken) -> str:
    cards = signs(event.cards, teller.words)
    return teller.words("duell-told-took", name=teller.who(event.seat), truck=event.truck, cards=cards)


def _wasted(teller: _Teller, event: CardWasted) -> str:
    card, symbol = sign(event.card, teller.words), symbol_sign(event.card, teller.words)
    return teller.words("duell-told-wasted", card=card, symbol=symbol)


def _minus(teller: _Teller, event: MinusPointTaken) -> str:
    """A third symbol's point is told with the card."""
    if event.cause is not MinusCause.LIGHTNING or teller.animal is None:
        return ""
    return teller.words("duell-told-quarrel", species=teller.animal)


def _born(teller: _Teller, event: OffspringBorn) -> str:
    return teller.words("duell-told-born", species=event.species)


def _no_young(teller: _Teller, event: HeartLapsed) -> str:
    return teller.words("duell-told-no-young", species=event.species)


def _no_gift(teller: _Teller, event: DonationLapsed) -> str:
    return teller.words("duell-told-no-gift")


def _chose(teller: _Teller, event: CardDonated) -> str:
    return teller.words("duell-told-chose", name=teller.who(event.seat), card=sign(event.card, teller.words))


def _stand_coin(teller: _Teller, event: StandCoinEarned) -> str:
    symbol = teller.words("duell-symbol", symbol=event.symbol)
    return teller.words("duell-told-stand-coin", symbol=symbol, name=teller.who(event.seat))


def _scored(teller: _Teller, event: SpeciesScored) -> str:
    facts: dict[str, Arg] = {
        "animal": teller.animal_name(event.species),
        "own": event.own,
        "other": event.other,
        "name": teller.who(event.seat),
    }
    if event.marker is None:
        return teller.words("duell-told-scored-bare", **facts)
    return teller.words("duell-told-scored", marker=marker_sign(event.marker), **facts)


def _tied(teller: _Teller, event: SpeciesTied) -> str:
    animal = teller.animal_name(event.species)
    return teller.words("duell-told-tied", animal=animal, count=event.count)


def _stands(teller: _Teller, event: StandsScored) -> str:
    colours, name = len(Colour), teller.who(event.seat)
    if event.marker is None:
        return teller.words("duell-told-stands-bare", colours=colours, name=name)
    marker = marker_sign(event.marker)
    return teller.words("duell-told-stands", colours=colours, name=name, marker=marker)


def _stole(teller: _Teller, event: AnimalStolen) -> str:
    card = sign(event.card, teller.words)
    return teller.words("duell-told-stole", name=teller.who(event.seat), card=card)


def _cleared(teller: _Teller, event: MinusPointsCleared) -> str:
    return teller.words("duell-told-cleared", name=teller.who(event.seat), count=event.count)


def _aside(teller: _Teller, event: FinalRoundSetAside) -> str:
    return teller.words(f"duell-told-aside-{event.cause}")


def _last_round(teller: _Teller, event: FinalRoundBegan) -> str:
    return teller.words("duell-told-last-round")


def _round(teller: _Teller, event: RoundEnded) -> str:
    if not event.discarded:
        return teller.words("duell-told-round", round=event.round)
    cards = signs(event.discarded, teller.words)
    return teller.words("duell-told-round-left", round=event.round, cards=cards)


def _over(teller: _Teller, event: GameEnded) -> str:
    return teller.words("duell-told-over")


_TELL: Mapping[type, Callable[..., str]] = {
    CardDrawn: _drew,
    CardLoaded: _loaded,
    CardDumped: _dumped,
    TruckTaken: _took,
    CardWasted: _wasted,
    MinusPointTaken: _minus,
    OffspringBorn: _born,
    HeartLapsed: _no_young,
    DonationLapsed: _no_gift,
    CardDonated: _chose,
    StandCoinEarned: _stand_coin,
    SpeciesScored: _scored,
    SpeciesTied: _tied,
    StandsScored: _stands,
    AnimalStolen: _stole,
    MinusPointsCleared: _cleared,
    FinalRoundSetAside: _aside,
    FinalRoundBegan: _last_round,
    RoundEnded: _round,
    GameEnded: _over,
}
"""`CardPlaced` has no sentence: the truck, the steal, the gift or the birth has told it. A `DonationOffered`
is what the table asks next, and the answer tells it."""
