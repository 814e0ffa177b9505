"""Parks and layouts: who lives where, whether all of them may, and what a layout changes.

Nothing here knows a position: a park and the cards kept this Year are enough, so that the builder and the
search for the best layout ask the same rules as the referee.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from engine.core.errors import IllegalAction, Param
from engine.games.zuuli.actions import DevelopPark, Furnished, Laid
from engine.games.zuuli.cards import Animal, Deck
from engine.games.zuuli.components import COMPONENTS
from engine.games.zuuli.homes import Home, Tally, home_of, is_fierce, tally, used_space, why_not
from engine.games.zuuli.kinds import CardId, ZuuliRefusal
from engine.games.zuuli.state import Park

_LEAST = COMPONENTS.scoring.least


def home_in(deck: Deck, enclosure: CardId, cards: Iterable[CardId]) -> Home:
    """The enclosure with those of the cards that are upgrades."""
    upgrades = deck.upgrades
    return home_of(deck.enclosures[enclosure], tuple([upgrades[card] for card in cards if card in upgrades]))


def animals_among(deck: Deck, cards: Iterable[CardId]) -> list[Animal]:
    """Those of the cards that are animals."""
    animals = deck.animals
    return [animals[card] for card in cards if card in animals]


def tally_in(deck: Deck, enclosure: CardId, cards: Sequence[CardId]) -> Tally:
    """What an enclosure scores with these cards in it."""
    return tally(home_in(deck, enclosure, cards), animals_among(deck, cards))


@dataclass(frozen=True, slots=True)
class YearTally:
    """What a park scores in a Year: its enclosures, less the unhoused animals."""

    enclosures: tuple[tuple[CardId, Tally], ...]
    """In the order of the park; the empty ones too."""
    left_out: tuple[tuple[CardId, int], ...]
    """The unhoused animals and what each costs: its printed value (ruling 8)."""

    @property
    def sum(self) -> int:
        """Before the floor."""
        housed = sum([tally.points for _, tally in self.enclosures])
        return housed - sum([value for _, value in self.left_out])

    @property
    def points(self) -> int:
        """Nobody scores less than 0 in a Year (ruling 10)."""
        return max(_LEAST, self.sum)


def tally_year(deck: Deck, park: Park, left: Iterable[CardId]) -> YearTally:
    """What the park scores this Year when these of the kept cards are left out (Rulebook, 4. End of Year)."""
    animals = deck.animals
    return YearTally(
        tuple([(enclosure, tally_in(deck, enclosure, cards)) for enclosure, cards in park.items()]),
        tuple([(card, animals[card].value) for card in left if card in animals]),
    )


def names_in(deck: Deck, park: Park) -> int:
    """How many different animal names live there: what breaks a tie (ruling 23)."""
    return len({animal.name for cards in park.values() for animal in animals_among(deck, cards)})


def park_after(
    deck: Deck, park: Park, kept: Sequence[CardId], layout: DevelopPark
) -> tuple[Park, list[CardId]]:
    """The park of a layout, and the kept cards it leaves out; the layout names only cards that are there.

    All kept enclosures enter the park (ruling 3), those of a Year in the order of their tokens.
    """
    left = [card for card in kept if card not in deck.enclosures]
    entering = [card for card in kept if card in deck.enclosures]
    contents = {enclosure: list(cards) for enclosure, cards in park.items()}
    contents.update((enclosure, []) for enclosure in sorted(entering) if enclosure not in contents)
    homes = {card: enclosure for enclosure, cards in park.items() for card in cards}
    for furnished in layout.layout:
        for laid in furnished.cards:
            if laid.card in left:
                left.remove(laid.card)
            elif homes[laid.card] == furnished.enclosure:
                continue
            else:
                contents[homes[laid.card]].remove(laid.card)
            contents[furnished.enclosure].append(laid.card)
    return {enclosure: tuple(sorted(cards)) for enclosure, cards in contents.items()}, left


# --- may it be so? ----------------------------------------------------------------------------------------


def check_layout(deck: Deck, park: Park, kept: Sequence[CardId], layout: DevelopPark) -> None:
    """Raises `IllegalAction` unless the seat may lay its park out so (Rulebook, 3. Develop Park)."""
    check_named(deck, park, kept, layout)
    after, _ = park_after(deck, park, kept, layout)
    for enclosure, cards in after.items():
        check_enclosure(deck, enclosure, cards)


def check_named(deck: Deck, park: Park, kept: Sequence[CardId], layout: DevelopPark) -> None:
    """Every enclosure and card that is named is the seat's; each card is named once, and as what it is.

    Raises `IllegalAction`.
    """
    homes = {card: enclosure for enclosure, cards in park.items() for card in cards}
    named: set[CardId] = set()
    for furnished in layout.layout:
        enclosure = furnished.enclosure
        if enclosure not in park and not (enclosure in kept and enclosure in deck.enclosures):
            raise IllegalAction(ZuuliRefusal.NO_SUCH_ENCLOSURE, enclosure=enclosure)
        for laid in furnished.cards:
            if laid.card in named:
                raise IllegalAction(ZuuliRefusal.NAMED_TWICE, card=laid.card)
            named.add(laid.card)
            if laid.card not in homes and laid.card not in kept:
                raise IllegalAction(ZuuliRefusal.NOT_YOURS, card=laid.card)
            _check_kind(deck, laid)
            if laid.is_upgrade and laid.card not in kept and homes[laid.card] != enclosure:
                raise IllegalAction(ZuuliRefusal.UPGRADE_FIXED, card=laid.card, enclosure=homes[laid.card])


def _check_kind(deck: Deck, laid: Laid) -> None:
    """Upgrades stand with a `+`, animals without; an enclosure does not lie in another."""
    if laid.is_upgrade and laid.card not in deck.upgrades:
        raise IllegalAction(ZuuliRefusal.NO_UPGRADE, card=laid.card)
    if not laid.is_upgrade and laid.card not in deck.animals:
        raise IllegalAction(ZuuliRefusal.NO_ANIMAL, card=laid.card)


def check_enclosure(deck: Deck, enclosure: CardId, cards: Sequence[CardId]) -> None:
    """Raises `IllegalAction` unless all these cards may lie there together."""
    animals = animals_among(deck, cards)
    if not animals:
        return
    home = home_in(deck, enclosure, cards)
    reason = why_not(home, animals)
    if reason is not None:
        raise IllegalAction(reason, enclosure=enclosure, **_numbers(deck, home, cards, reason))


def may_add(deck: Deck, enclosure: CardId, cards: Sequence[CardId], card: CardId) -> bool:
    """Whether one more animal or upgrade may lie there with the cards that do."""
    together = (*cards, card)
    return why_not(home_in(deck, enclosure, together), animals_among(deck, together)) is None


def _numbers(deck: Deck, home: Home, cards: Sequence[CardId], reason: ZuuliRefusal) -> dict[str, Param]:
    """What a refusal tells beside its reason."""
    housed = {card: deck.animals[card] for card in cards if card in deck.animals}
    if reason is ZuuliRefusal.NO_HABITAT:
        return {"card": next(c for c, animal in housed.items() if not animal.habitats & home.habitats)}
    if reason is ZuuliRefusal.TOO_FULL:
        return {"used": used_space(home, list(housed.values())), "space": home.space}
    fierce = next(card for card, animal in housed.items() if is_fierce(home, animal))
    other = next(card for card, animal in housed.items() if animal.name != housed[fierce].name)
    return {"card": fierce, "other": other}


def layout_between(deck: Deck, before: Park, after: Park) -> DevelopPark:
    """The layout that leads from one park to the other: it names what lies there that did not before."""
    furnished = [
        Furnished(
            enclosure,
            tuple(
                Laid(card, card in deck.upgrades) for card in cards if card not in before.get(enclosure, ())
            ),
        )
        for enclosure, cards in after.items()
    ]
    return DevelopPark(tuple(part for part in furnished if part.cards))


# --- what a layout changed --------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class ParkChange:
    """What a layout changed in a park. Cards and enclosures are named in the order of their tokens."""

    enclosures: tuple[CardId, ...]
    """Those that entered the park."""
    housed: tuple[tuple[CardId, CardId], ...]
    """Animals of this Year, each with its enclosure."""
    moved: tuple[tuple[CardId, CardId, CardId], ...]
    """Animals of earlier Years, each with the enclosure it left and the one it went to."""
    installed: tuple[tuple[CardId, CardId], ...]
    """Upgrades, each with its enclosure."""
    left_out: tuple[CardId, ...]
    """Animals without an enclosure: discarded, and scored negatively."""
    dropped: tuple[CardId, ...]
    """Upgrades that were not installed: discarded."""


def change_of(
    deck: Deck, before: Park, kept: Sequence[CardId], after: Park, left: Sequence[CardId]
) -> ParkChange:
    """From the park and kept cards before to the park after and what was left out."""
    was = dict(_homes(before))
    now = sorted(_homes(after))
    return ParkChange(
        enclosures=tuple(enclosure for enclosure in after if enclosure not in before),
        housed=tuple((c, home) for c, home in now if c not in was and c in deck.animals),
        moved=tuple((c, was[c], home) for c, home in now if was.get(c, home) != home),
        installed=tuple((c, home) for c, home in now if c not in was and c in deck.upgrades),
        left_out=tuple(card for card in left if card in deck.animals),
        dropped=tuple(card for card in left if card in deck.upgrades),
    )


def _homes(park: Mapping[CardId, Iterable[CardId]]) -> Iterator[tuple[CardId, CardId]]:
    """Each animal and upgrade with its enclosure."""
    return ((card, enclosure) for enclosure, cards in park.items() for card in cards)
