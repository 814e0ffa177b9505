"""How cards look, whatever deck they are from."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from bot.pictures.canvas import Canvas
from bot.pictures.drawing import Kind
from bot.pictures.fonts import SMALLEST
from bot.pictures.layout import Box
from bot.pictures.palette import DARK, HABITAT_COLOURS
from bot.pictures.pieces import Face
from bot.present.zuuli.cards import face_of, letters
from bot.words import Words
from engine.games.zuuli.cards import Animal, Deck, Enclosure, Upgrade
from engine.games.zuuli.effects import UpgradeRule
from engine.games.zuuli.kinds import CardId, Habitat, Trait

ANIMALS: Mapping[str, str] = {
    "lion": "lion",
    "sloth": "sloth",
    "hippo": "hippo",
    "jellyfish": "jellyfish",
    "tree_frog": "tree-frog",
    "angler_fish": "angler-fish",
    "crocodile": "crocodile",
    "anteater": "anteater",
    "elephant": "elephant",
    "giraffe": "giraffe",
    "bear": "bear",
    "red_panda": "red-panda",
    "unicorn": "unicorn",
    "penguin": "penguin",
    "zebra": "zebra",
    "meerkat": "meerkat",
    "gorilla": "gorilla",
    "tiger": "tiger-face",
    "toucan": "toucan",
    "shark": "shark",
    "turtle": "turtle",
    "flamingo": "flamingo",
}
"""Glyphs by the id of the animal. An owner's deck may name others: they are paws, with a name beside them."""

PAW = "paw"

HABITAT = 26
"""The side of a habitat's plate."""


def glyph_of(animal: Animal) -> str:
    """Its own, or a paw."""
    return ANIMALS.get(animal.id, PAW)


def card_face(deck: Deck, card: CardId, words: Words, *, has_number: bool = True) -> Face:
    """An animal with its value, marked if fierce; an enclosure with its habitats; an upgrade by its gain."""
    face = face_of(deck, card)
    if isinstance(face, Animal):
        badge = "fierce" if has_number and face.trait is Trait.FIERCE else ""
        return Face(card, glyph_of(face), badge, number=str(face.value) if has_number else "")
    if isinstance(face, Enclosure):
        return _lettered(card, "enclosure", letters(face.habitats, words))
    assert isinstance(face, Upgrade)
    return _upgrade(card, face.rule, words)


def _upgrade(card: CardId, rule: UpgradeRule, words: Words) -> Face:
    """By what it does: more habitats, space, peace, or a larger multiplier."""
    added = sorted(rule.more_habitats, key=list(Habitat).index)
    if len(added) == 1:
        ground, ink = HABITAT_COLOURS[added[0]]
        return Face(card, str(added[0]), letters=f"+{letters(added, words)}", ground=ground, ink=ink)
    if added:
        return _lettered(card, "everywhere", letters(added, words))
    if rule.more_space:
        return _lettered(card, "extend", f"+{rule.more_space}")
    if rule.lets_coexist:
        return Face(card, "together")
    return _lettered(card, "view", f"×+{rule.more_if_full}")


def _lettered(what: str, glyph: str, text: str) -> Face:
    return Face(what, glyph, letters=text, ground=DARK.raised, ink=DARK.text)


def habitat_plates(canvas: Canvas, box: Box, habitats: Iterable[Habitat], words: Words) -> int:
    """A plate with its letter for each, from the left of the box; returns how wide they are."""
    there = set(habitats)
    x = box.x
    for habitat in (one for one in Habitat if one in there):
        ground, ink = HABITAT_COLOURS[habitat]
        at = Box(x, box.y + (box.h - HABITAT) // 2, HABITAT, HABITAT)
        with canvas.within(at, str(habitat), Kind.SIGN):
            canvas.plate(at, ground, 6)
            letter = words("zuuli-habitat-letter", habitat=habitat)
            canvas.text(letter, at, SMALLEST, ink, bold=True, align="middle")
        x += HABITAT + 2
    return x - box.x


def habitats_width(count: int) -> int:
    """What so many plates take, with the gap behind them."""
    return count * (HABITAT + 2)
