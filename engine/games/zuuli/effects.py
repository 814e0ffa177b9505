"""The closed set of card rules, by code, with their arguments. A card has one rule at most.

A deck file names a code and its `args`; nothing else can be said about a card. One rule is one class here:
its docstring says the rule, its methods what differs from a card without a rule.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Annotated, ClassVar

from pydantic import ConfigDict, Field

from engine.games.zuuli.kinds import Habitat

Positive = Annotated[int, Field(strict=True, ge=1, le=99)]
Habitats = Annotated[frozenset[Habitat], Field(min_length=1)]

_NO_HABITATS: frozenset[Habitat] = frozenset()


@dataclass(slots=True)
class Company:
    """Who lives in an enclosure, as the rules of its cards see it."""

    habitats: frozenset[Habitat]
    """What is installed."""
    animals: int
    names: int
    """How many different names the animals have."""
    fierce: int
    """How many of the animals count as Fierce."""
    is_full: bool
    """The animals use all its space, and there is one at least."""


class Rule:
    """What all rules share: the code that a deck file names, and no arguments but their own."""

    __slots__ = ()
    __pydantic_config__: ClassVar[ConfigDict] = ConfigDict(extra="forbid")
    code: ClassVar[str] = ""


# --- animals ----------------------------------------------------------------------------------------------


class AnimalRule(Rule):
    """An animal without a rule: as printed. `same` counts the animals of its name there, and itself."""

    __slots__ = ()

    def counts_as_fierce(self, printed: bool, habitats: frozenset[Habitat]) -> bool:
        """Whether it is Fierce among these habitats."""
        return printed

    def space_taken(self, printed: int, same: int, habitats: frozenset[Habitat]) -> int:
        """How much space it takes."""
        return printed

    def value_there(self, printed: int, same: int, company: Company) -> int:
        """What it is worth before the multiplier."""
        return printed


@dataclass(frozen=True, slots=True)
class SpaceIfSame(AnimalRule):
    """Takes `space` while another of its name is there."""

    code: ClassVar[str] = "space_if_same"
    space: Positive

    def space_taken(self, printed: int, same: int, habitats: frozenset[Habitat]) -> int:
        """The space in company, or the printed one."""
        return self.space if same > 1 else printed


@dataclass(frozen=True, slots=True)
class SpaceIfHab(AnimalRule):
    """Takes `space` while `habitat` is installed."""

    code: ClassVar[str] = "space_if_hab"
    habitat: Habitat
    space: Positive

    def space_taken(self, printed: int, same: int, habitats: frozenset[Habitat]) -> int:
        """The space with the habitat, or the printed one."""
        return self.space if self.habitat in habitats else printed


@dataclass(frozen=True, slots=True)
class FriendlyIfHabs(AnimalRule):
    """Counts as Friendly while all of `habitats` are installed."""

    code: ClassVar[str] = "friendly_if_habs"
    habitats: Habitats

    def counts_as_fierce(self, printed: bool, habitats: frozenset[Habitat]) -> bool:
        """The printed trait, unless the habitats are there."""
        return printed and not self.habitats <= habitats


@dataclass(frozen=True, slots=True)
class ZeroIfAlone(AnimalRule):
    """Is worth nothing without another animal, of any name (ruling 18)."""

    code: ClassVar[str] = "zero_if_alone"

    def value_there(self, printed: int, same: int, company: Company) -> int:
        """Nothing, or the printed value."""
        return printed if company.animals > 1 else 0


@dataclass(frozen=True, slots=True)
class DoubleIfSame(AnimalRule):
    """Is worth double while at least `others` others of its name are there; never more (ruling 19)."""

    code: ClassVar[str] = "double_if_same"
    others: Positive

    def value_there(self, printed: int, same: int, company: Company) -> int:
        """Twice the printed value, or once."""
        return 2 * printed if same > self.others else printed


@dataclass(frozen=True, slots=True)
class PlusPerSame(AnimalRule):
    """`points` more for each other of its name."""

    code: ClassVar[str] = "plus_per_same"
    points: Positive

    def value_there(self, printed: int, same: int, company: Company) -> int:
        """The printed value and the others' points."""
        return printed + self.points * (same - 1)


@dataclass(frozen=True, slots=True)
class PlusIfSame(AnimalRule):
    """`points` more while another of its name is there."""

    code: ClassVar[str] = "plus_if_same"
    points: Positive

    def value_there(self, printed: int, same: int, company: Company) -> int:
        """The printed value, and the points in company."""
        return printed + self.points if same > 1 else printed


@dataclass(frozen=True, slots=True)
class PlusIfOnly(AnimalRule):
    """`points` more while it is the only animal there."""

    code: ClassVar[str] = "plus_if_only"
    points: Positive

    def value_there(self, printed: int, same: int, company: Company) -> int:
        """The printed value, and the points of solitude."""
        return printed + self.points if company.animals == 1 else printed


@dataclass(frozen=True, slots=True)
class PlusPerOtherName(AnimalRule):
    """`points` more for each different other name there, for `most` names at most."""

    code: ClassVar[str] = "plus_per_other_name"
    points: Positive
    most: Positive

    def value_there(self, printed: int, same: int, company: Company) -> int:
        """The printed value and the names' points."""
        return printed + self.points * min(company.names - 1, self.most)


@dataclass(frozen=True, slots=True)
class PlusIfFull(AnimalRule):
    """`points` more while the enclosure is exactly full."""

    code: ClassVar[str] = "plus_if_full"
    points: Positive

    def value_there(self, printed: int, same: int, company: Company) -> int:
        """The printed value, and the points of a full enclosure."""
        return printed + self.points if company.is_full else printed


@dataclass(frozen=True, slots=True)
class PlusPerExtraHab(AnimalRule):
    """`points` more for each installed habitat beyond the first."""

    code: ClassVar[str] = "plus_per_extra_hab"
    points: Positive

    def value_there(self, printed: int, same: int, company: Company) -> int:
        """The printed value and the habitats' points."""
        return printed + self.points * (len(company.habitats) - 1)


@dataclass(frozen=True, slots=True)
class PlusIfN(AnimalRule):
    """`points` more while `animals` or more animals are there, itself among them."""

    code: ClassVar[str] = "plus_if_n"
    animals: Positive
    points: Positive

    def value_there(self, printed: int, same: int, company: Company) -> int:
        """The printed value, and the points of a crowd."""
        return printed + self.points if company.animals >= self.animals else printed


# --- enclosures -------------------------------------------------------------------------------------------


class EnclosureRule(Rule):
    """An enclosure without a rule: as printed."""

    __slots__ = ()

    def multiplier_then(self, printed: int, company: Company) -> int:
        """The satisfaction multiplier; a rule's number stands instead of the printed one (ruling 21)."""
        return printed

    def bonus(self, company: Company) -> int:
        """Points after multiplying."""
        return 0


@dataclass(frozen=True, slots=True)
class MultIfAllSame(EnclosureRule):
    """`multiplier` while it holds `animals` or more animals, all of one name."""

    code: ClassVar[str] = "mult_if_all_same"
    animals: Positive
    multiplier: Positive

    def multiplier_then(self, printed: int, company: Company) -> int:
        """The rule's multiplier, or the printed one."""
        return self.multiplier if company.names == 1 and company.animals >= self.animals else printed


@dataclass(frozen=True, slots=True)
class MultIfAllFierce(EnclosureRule):
    """`multiplier` while it holds an animal and all count as Fierce."""

    code: ClassVar[str] = "mult_if_all_fierce"
    multiplier: Positive

    def multiplier_then(self, printed: int, company: Company) -> int:
        """The rule's multiplier, or the printed one."""
        return self.multiplier if 0 < company.animals == company.fierce else printed


@dataclass(frozen=True, slots=True)
class MultIfFriendly(EnclosureRule):
    """`multiplier` while it holds `animals` or more animals and none counts as Fierce."""

    code: ClassVar[str] = "mult_if_friendly"
    animals: Positive
    multiplier: Positive

    def multiplier_then(self, printed: int, company: Company) -> int:
        """The rule's multiplier, or the printed one."""
        return self.multiplier if company.animals >= self.animals and not company.fierce else printed


@dataclass(frozen=True, slots=True)
class BonusIfFull(EnclosureRule):
    """`points` after multiplying, while it is exactly full."""

    code: ClassVar[str] = "bonus_if_full"
    points: Positive

    def bonus(self, company: Company) -> int:
        """The points of a full enclosure."""
        return self.points if company.is_full else 0


# --- upgrades ---------------------------------------------------------------------------------------------


class UpgradeRule(Rule):
    """What an upgrade adds to its enclosure. Upgrades of one kind add up (ruling 11)."""

    __slots__ = ()

    @property
    def more_space(self) -> int:
        """Spaces."""
        return 0

    @property
    def more_habitats(self) -> frozenset[Habitat]:
        """Habitats."""
        return _NO_HABITATS

    @property
    def more_if_full(self) -> int:
        """What the multiplier gains while the enclosure is exactly full."""
        return 0

    @property
    def lets_coexist(self) -> bool:
        """Is the rule about Fierce animals off? Traits stay what they are (rulings 16, 17)."""
        return False


@dataclass(frozen=True, slots=True)
class MoreSpace(UpgradeRule):
    """`space` more spaces."""

    code: ClassVar[str] = "space"
    space: Positive

    @property
    def more_space(self) -> int:
        """See the class."""
        return self.space


@dataclass(frozen=True, slots=True)
class MoreHabitats(UpgradeRule):
    """Each of `habitats` counts as installed; one that is there already does nothing (ruling 11)."""

    code: ClassVar[str] = "hab"
    habitats: Habitats

    @property
    def more_habitats(self) -> frozenset[Habitat]:
        """See the class."""
        return self.habitats


@dataclass(frozen=True, slots=True)
class Coexist(UpgradeRule):
    """Fierce animals live with any others."""

    code: ClassVar[str] = "coexist"

    @property
    def lets_coexist(self) -> bool:
        """See the class."""
        return True


@dataclass(frozen=True, slots=True)
class MultIfFull(UpgradeRule):
    """`multiplier` is added to the enclosure's while it is exactly full."""

    code: ClassVar[str] = "mult_if_full"
    multiplier: Positive

    @property
    def more_if_full(self) -> int:
        """See the class."""
        return self.multiplier


# --- by code ----------------------------------------------------------------------------------------------

NO_ANIMAL_RULE = AnimalRule()
NO_ENCLOSURE_RULE = EnclosureRule()


def _by_code(*rules: type[Rule]) -> Mapping[str, type[Rule]]:
    return MappingProxyType({rule.code: rule for rule in rules})


ANIMAL_RULES = _by_code(
    SpaceIfSame,
    SpaceIfHab,
    FriendlyIfHabs,
    ZeroIfAlone,
    DoubleIfSame,
    PlusPerSame,
    PlusIfSame,
    PlusIfOnly,
    PlusPerOtherName,
    PlusIfFull,
    PlusPerExtraHab,
    PlusIfN,
)

ENCLOSURE_RULES = _by_code(MultIfAllSame, MultIfAllFierce, MultIfFriendly, BonusIfFull)

UPGRADE_RULES = _by_code(MoreSpace, MoreHabitats, Coexist, MultIfFull)
