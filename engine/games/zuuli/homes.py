"""An enclosure with its upgrades, who may live in it, and what they score: one reading for the whole engine.

Everything here looks at a final layout (ruling 2): space, traits and values depend on who lives together.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from engine.games.zuuli.cards import Animal, Enclosure, Upgrade
from engine.games.zuuli.effects import Company
from engine.games.zuuli.kinds import Habitat, Trait, ZuuliRefusal


@dataclass(frozen=True, slots=True, eq=False)
class Home:
    """An enclosure with what its upgrades add."""

    enclosure: Enclosure
    habitats: frozenset[Habitat]
    space: int
    lets_coexist: bool
    more_if_full: int

    def is_like(self, other: Home) -> bool:
        """Whether the same enclosure with other upgrades comes to the same."""
        return (
            self.habitats == other.habitats
            and self.space == other.space
            and self.lets_coexist == other.lets_coexist
            and self.more_if_full == other.more_if_full
        )


@dataclass(frozen=True, slots=True)
class Tally:
    """What an enclosure scores: the animals' values times the multiplier, then the bonus (ruling 20)."""

    used: int
    space: int
    values: tuple[int, ...]
    """In the order of the animals."""
    multiplier: int
    bonus: int

    @property
    def points(self) -> int:
        """The points of the enclosure."""
        return sum(self.values) * self.multiplier + self.bonus


@lru_cache(maxsize=4096)
def home_of(enclosure: Enclosure, upgrades: tuple[Upgrade, ...] = ()) -> Home:
    """The enclosure with these upgrades installed: any number, their effects add up (ruling 11)."""
    rules = [upgrade.rule for upgrade in upgrades]
    return Home(
        enclosure,
        enclosure.habitats.union(*(rule.more_habitats for rule in rules)),
        enclosure.space + sum(rule.more_space for rule in rules),
        any(rule.lets_coexist for rule in rules),
        sum(rule.more_if_full for rule in rules),
    )


def why_not(home: Home, animals: Sequence[Animal]) -> ZuuliRefusal | None:
    """The first reason why these animals cannot be all that live there, if there is one.

    One of each animal's habitats must be installed, there must be space for all, and a Fierce animal lives
    only with its own name (Rulebook, Animals; rulings 13 to 16).
    """
    habitats = home.habitats
    names: dict[str, int] = {}
    has_fierce = False
    for animal in animals:
        if habitats.isdisjoint(animal.habitats):
            return ZuuliRefusal.NO_HABITAT
        names[animal.name] = names.get(animal.name, 0) + 1
        has_fierce = has_fierce or is_fierce(home, animal)
    if _used(home, animals, names) > home.space:
        return ZuuliRefusal.TOO_FULL
    if has_fierce and len(names) > 1 and not home.lets_coexist:
        return ZuuliRefusal.FIERCE
    return None


def is_fierce(home: Home, animal: Animal) -> bool:
    """Its effective trait there."""
    return animal.rule.counts_as_fierce(animal.trait is Trait.FIERCE, home.habitats)


def used_space(home: Home, animals: Sequence[Animal]) -> int:
    """The space these animals take there together."""
    return _used(home, animals, _count_names(animals))


def tally(home: Home, animals: Sequence[Animal]) -> Tally:
    """What these animals score there, if they may live there."""
    names = _count_names(animals)
    used = _used(home, animals, names)
    fierce = sum(is_fierce(home, animal) for animal in animals)
    is_full = bool(animals) and used == home.space
    company = Company(home.habitats, len(animals), len(names), fierce, is_full)
    rule = home.enclosure.rule
    multiplier = rule.multiplier_then(home.enclosure.multiplier, company)
    return Tally(
        used,
        home.space,
        tuple([animal.rule.value_there(animal.value, names[animal.name], company) for animal in animals]),
        multiplier + home.more_if_full if is_full else multiplier,
        rule.bonus(company),
    )


def _count_names(animals: Sequence[Animal]) -> dict[str, int]:
    names: dict[str, int] = {}
    for animal in animals:
        names[animal.name] = names.get(animal.name, 0) + 1
    return names


def _used(home: Home, animals: Sequence[Animal], names: dict[str, int]) -> int:
    """Space in the final layout: some animals take less in company, or with a habitat."""
    habitats = home.habitats
    return sum([animal.rule.space_taken(animal.space, names[animal.name], habitats) for animal in animals])
