"""What happens in Zooloretto Duell. Everything is public, so every event is for everybody."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.game import Event, Seat
from engine.games.duell.cards import Animal, Card, Marker
from engine.games.duell.kinds import FinalCause, MinusCause, Source, Species, StandSymbol, Truck


@dataclass(frozen=True, slots=True)
class CardDrawn(Event):
    """The top card was turned up."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class CardLoaded(Event):
    """The drawn card was connected to a truck."""

    seat: Seat
    card: Card
    truck: Truck


@dataclass(frozen=True, slots=True)
class CardDumped(Event):
    """Expert game: the drawn card was discarded for a coin."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class TruckTaken(Event):
    """The seat took a truck and quit; the cards are now to be placed."""

    seat: Seat
    truck: Truck
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class CardPlaced(Event):
    """A card was laid in its enclosure or the vending area."""

    seat: Seat
    card: Card
    source: Source


@dataclass(frozen=True, slots=True)
class CardWasted(Event):
    """A card would have been the third of its symbol and went to the discard pile."""

    seat: Seat
    card: Card
    source: Source


@dataclass(frozen=True, slots=True)
class MinusPointTaken(Event):
    """A minus point, and what for."""

    seat: Seat
    cause: MinusCause


@dataclass(frozen=True, slots=True)
class OffspringBorn(Event):
    """A second heart: the young leaves the supply; its `CardPlaced` follows."""

    seat: Seat
    species: Species


@dataclass(frozen=True, slots=True)
class HeartLapsed(Event):
    """A second heart, but the young of the species is gone."""

    seat: Seat
    species: Species


@dataclass(frozen=True, slots=True)
class DonationOffered(Event):
    """A second square: the seat chooses a card from the discard pile."""

    seat: Seat
    species: Species


@dataclass(frozen=True, slots=True)
class DonationLapsed(Event):
    """A second square that brings nothing: no card fits, or a square has already acted."""

    seat: Seat
    species: Species


@dataclass(frozen=True, slots=True)
class CardDonated(Event):
    """The seat chose this card from the discard pile; its `CardPlaced` follows."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class StandCoinEarned(Event):
    """A second stand of a symbol earned a coin."""

    seat: Seat
    symbol: StandSymbol


@dataclass(frozen=True, slots=True)
class SpeciesScored(Event):
    """Interim scoring: `seat` has more of the species (`own` against `other`) and took the top marker.

    `marker` is None only in a made-up position whose stockpile ran short.
    """

    species: Species
    seat: Seat
    own: int
    other: int
    target: int
    marker: Marker | None


@dataclass(frozen=True, slots=True)
class SpeciesTied(Event):
    """The target was reached, but each has `count`: the scoring waits for a majority."""

    species: Species
    count: int
    target: int


@dataclass(frozen=True, slots=True)
class StandsScored(Event):
    """Interim scoring: the seat completed the four colours. `marker` as in `SpeciesScored`."""

    seat: Seat
    marker: Marker | None


@dataclass(frozen=True, slots=True)
class AnimalStolen(Event):
    """The seat paid and took this animal; its `CardPlaced` or `CardWasted` follows."""

    seat: Seat
    victim: Seat
    card: Animal


@dataclass(frozen=True, slots=True)
class MinusPointsCleared(Event):
    """The seat paid and gave back this many minus points."""

    seat: Seat
    count: int


@dataclass(frozen=True, slots=True)
class FinalRoundSetAside(Event):
    """The final-round card or marker came to the top and was set aside; the next starts the last round."""

    cause: FinalCause


@dataclass(frozen=True, slots=True)
class FinalRoundBegan(Event):
    """The current round is the last."""

    cause: FinalCause


@dataclass(frozen=True, slots=True)
class RoundEnded(Event):
    """Both have taken a truck: `discarded` lay on the remaining one, `starter` begins the next round."""

    round: int
    discarded: tuple[Card, ...]
    starter: Seat


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """The final round is over; the cards of the remaining truck stay where they are."""

    round: int


DuellEvent = (
    CardDrawn
    | CardLoaded
    | CardDumped
    | TruckTaken
    | CardPlaced
    | CardWasted
    | MinusPointTaken
    | OffspringBorn
    | HeartLapsed
    | DonationOffered
    | DonationLapsed
    | CardDonated
    | StandCoinEarned
    | SpeciesScored
    | SpeciesTied
    | StandsScored
    | AnimalStolen
    | MinusPointsCleared
    | FinalRoundSetAside
    | FinalRoundBegan
    | RoundEnded
    | GameEnded
)
