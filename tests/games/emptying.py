"""Five players who empty the bank together, which takes more than five who play to win.

The bank begins with 20 coins, and E5 and E4 of five zoos bring 15. The others come from filling E5 anew: its
five animals change places with four others, which costs one coin, and the fifth of those from a truck brings
two. So each zoo has a species of its own for E5 and E4, and a partner species that is kept to four in E6. The
truck of a seat's number is loaded for that seat, and as long as the bank has coins nothing else is paid for.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from engine.core.game import Action, Seat, State
from engine.games.zooloretto.actions import (
    DRAW,
    BuyTile,
    Exchange,
    LoadTruck,
    MoveTile,
    PlaceTile,
    TakeTruck,
)
from engine.games.zooloretto.kinds import BARN, PRINTED, Area, Phase, Species
from engine.games.zooloretto.state import ZoolorettoState
from engine.games.zooloretto.tiles import Animal
from engine.registry import AnyGame
from tests.games.story import Players

E5, E4, E6 = PRINTED
GROUP = 4
"""Comes into E5 by exchange without filling it."""
KEPT = {E5: 5, E4: 4, E6: GROUP}
"""How many animals an enclosure is to hold."""


def emptying(generator: Random) -> Players:
    """Deals the species by chance: five of their own, and three partners for two zoos at most."""
    species = generator.sample(list(Species), len(Species))
    plans = {Seat(seat): (species[seat - 1], species[5 + (seat - 1) // 2]) for seat in range(1, 6)}

    def choose(game: AnyGame, state: State, seat: Seat) -> Action:
        assert isinstance(state, ZoolorettoState)
        legal = game.legal_actions(state, seat)
        if state.phase is Phase.LOAD:
            return max(legal, key=lambda load: load_value(state, plans, load))
        zoo = Zoo(state, seat, *plans[seat])
        if state.phase is Phase.PLACE:
            return max(legal, key=zoo.place_value)
        return zoo.turn(legal)

    return choose


def load_value(
    state: ZoolorettoState, plans: dict[Seat, tuple[Species, Species]], load: LoadTruck
) -> tuple[int, int]:
    """What the tile is worth to the seat of the truck; then the emptiest truck."""
    seat, tile = Seat(load.truck), state.drawn
    wish = Zoo(state, seat, *plans[seat]).wish(tile.species) if isinstance(tile, Animal) else 0
    return wish, -len(state.trucks[load.truck - 1])


@dataclass(frozen=True)
class Zoo:
    """A seat's zoo and what it is to become."""

    state: ZoolorettoState
    seat: Seat
    own: Species
    partner: Species

    def count(self, area: Area, species: Species | None = None) -> int:
        """Animals there, of all species if none is named."""
        board = self.state.boards[self.seat]
        tiles = board.barn if area is BARN else board.enclosures[area].animals
        animals = [tile for tile in tiles if isinstance(tile, Animal)]
        return sum(species is None or animal.species is species for animal in animals)

    def is_for(self, area: Area, species: Species) -> bool:
        """Does the species live there, or is it to?"""
        if self.count(area):
            return self.count(area, species) > 0
        return {
            E5: species is self.own,
            E6: species is self.partner,
            E4: species is self.own and self.count(E5) == KEPT[E5],
        }[area]

    def wish(self, species: Species) -> int:
        """How much the seat wants one more, beside those that are on its truck already."""
        truck = self.state.trucks[self.seat - 1]
        loaded = sum(isinstance(tile, Animal) and tile.species is species for tile in truck)
        for area, worth in ((E5, 50), (E6, 40), (E4, 30)):
            held = self.count(area)
            if self.is_for(area, species) and held + loaded < KEPT[area]:
                return worth + held
        stored = self.count(BARN, species) + loaded
        if stored == GROUP:
            return -1  # a group of five would be of no use any more
        return 4 + stored if stored else 3 * (species in (self.own, self.partner))

    def place_value(self, place: PlaceTile) -> int:
        """Where the plan wants it, else E4 from the second round on, else the barn."""
        area, tile = place.area, place.tile
        if not isinstance(tile, Animal):
            return 0
        if area is BARN:
            return 1
        if self.is_for(area, tile.species) and self.count(area) < KEPT[area]:
            return {E5: 50, E6: 40, E4: 30}[area]
        is_spare = tile.species not in (self.own, self.partner) and self.state.round > 1
        return 20 if area is E4 and is_spare else -1

    def turn(self, legal: Sequence[Action]) -> Action:
        paid = [action for action in legal if self.is_worth_a_coin(action)]
        takes = [action for action in legal if isinstance(action, TakeTruck)]
        own = [take for take in takes if take.truck == self.seat]
        if paid:
            return paid[0]
        if own and len(self.state.trucks[self.seat - 1]) == 3:
            return own[0]
        if DRAW in legal:
            return DRAW
        return (own or takes)[0]

    def is_worth_a_coin(self, action: Action) -> bool:
        """To make room in E5; or to fill it when the bank has nothing but the price."""
        match action:
            case Exchange(first, second, species) if first is E5 and self.count(E5) == KEPT[E5]:
                return second in (E6, BARN) and self.count(second, species) == GROUP
            case BuyTile(_, Animal(), area) | MoveTile(Animal(), _, area) if area is E5:
                return self.state.bank == 0 and self.count(E5) == KEPT[E5] - 1
            case _:
                return False
