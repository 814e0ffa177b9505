"""The decisions of Zuuli: a pick, and a whole layout of the park.

A layout is one decision, not one a card: only the final layout is checked (ruling 2), and everybody's is
opened at once. The builder in layouts.py takes it apart into small steps.
"""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.game import Action
from engine.games.zuuli.kinds import CardId


@dataclass(frozen=True, slots=True)
class PickCard(Action):
    """Keep this card of the hand. Until all have chosen, another may be picked instead."""

    card: CardId


@dataclass(frozen=True, slots=True)
class Laid:
    """A card that a layout names: an upgrade to be installed, or an animal to be housed."""

    card: CardId
    is_upgrade: bool


@dataclass(frozen=True, slots=True)
class Furnished:
    """An enclosure of a layout, with the cards that are to lie in it, in the order they are named."""

    enclosure: CardId
    cards: tuple[Laid, ...]


@dataclass(frozen=True, slots=True)
class DevelopPark(Action):
    """The whole layout: what is housed, moved or installed, by enclosure. Each enclosure stands there once.

    A kept enclosure that is not named enters the park empty; what else is not named stays where it is, or is
    left out if it was kept this Year.
    """

    layout: tuple[Furnished, ...] = ()


ZuuliAction = PickCard | DevelopPark
