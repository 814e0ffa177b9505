"""Cards in signs and words: names, numbers, and what a card's rule says, whatever deck it is from."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping

from bot.present.people import number
from bot.present.text import NO_BREAK, cleaned, columns, escaped
from bot.words import LANGUAGES, Words, words_in
from engine.games.zuuli import effects
from engine.games.zuuli.cards import Animal, Deck, Enclosure, Face, Upgrade
from engine.games.zuuli.kinds import CardId, Habitat

ENCLOSURE = "▦"
UPGRADE = "⬆"
ANY_ANIMAL = "🐾"

ANIMALS: Mapping[str, str] = {
    "lion": "🦁",
    "sloth": "🦥",
    "hippo": "🦛",
    "jellyfish": "🪼",
    "tree_frog": "🐸",
    "angler_fish": "🐡",
    "crocodile": "🐊",
    "anteater": "🐜",
    "elephant": "🐘",
    "giraffe": "🦒",
    "bear": "🐻",
    "red_panda": "🐼",
    "unicorn": "🦄",
    "penguin": "🐧",
    "zebra": "🦓",
    "meerkat": "🐿️",
    "gorilla": "🦍",
    "tiger": "🐯",
    "toucan": "🦜",
    "shark": "🦈",
    "turtle": "🐢",
    "flamingo": "🦩",
}
"""Signs by id; a name always stands beside them."""

SHORT = 14
NAME = 18
"""Columns of a card's name in a line; on a button it has fewer."""


def face_of(deck: Deck, card: CardId) -> Face:
    """What is printed on it."""
    for kind in (deck.animals, deck.upgrades, deck.enclosures):
        if card in kind:
            return kind[card]
    raise KeyError(card)


def has_card(deck: Deck, card: str) -> bool:
    """Whether it is a card of the deck, or a New Plot."""
    return card in deck.shuffled or card in deck.enclosures


def sign(face: Face) -> str:
    """An animal's own sign, or that of its kind."""
    if isinstance(face, Animal):
        return ANIMALS.get(face.id, ANY_ANIMAL)
    return ENCLOSURE if isinstance(face, Enclosure) else UPGRADE


# --- names ------------------------------------------------------------------------------------------------


def _name(face: Face, words: Words) -> str:
    """The deck's own name; the reader's word where it is one of the reconstruction's."""
    key = f"zuuli-card-{face.id.replace('_', '-')}"
    english = words_in(LANGUAGES[0])
    if words.has(key) and english.has(key) and english(key) == face.name:
        return words(key)
    return face.name


def named(face: Face, words: Words, columns: int = NAME) -> str:
    """For messages and embeds."""
    return escaped(_name(face, words), columns)


def plainly(face: Face, words: Words, columns: int = NAME) -> str:
    """For buttons and menus, which know no markdown."""
    return cleaned(_name(face, words), columns)


def shortly(face: Face, words: Words) -> str:
    """For crowded buttons: its first word where the whole name is long."""
    name = plainly(face, words)
    return name if columns(name) <= SHORT else cleaned(name.partition(" ")[0], SHORT)


def shown(face: Face, words: Words) -> str:
    """`🦁 Lion`; an enclosure with its habitats, as several may have one name: `▦ Standard Pen (J)`."""
    return _with_habitats(face, f"{sign(face)} {named(face, words)}", words)


def shown_plainly(face: Face, words: Words, columns: int = NAME) -> str:
    """The same for buttons and menus."""
    return _with_habitats(face, f"{sign(face)} {plainly(face, words, columns)}", words)


def _with_habitats(face: Face, name: str, words: Words) -> str:
    return f"{name} ({letters(face.habitats, words)})" if isinstance(face, Enclosure) else name


def counted(deck: Deck, cards: Iterable[CardId], words: Words) -> list[str]:
    """Each kind once, with its number: `🦁 Lion ×2`; commas between them."""
    faces = Counter(face_of(deck, card) for card in cards)
    found = [f"{shown(face, words)}{times(count)}" for face, count in faces.items()]
    return listed(found)


def times(count: int) -> str:
    """Nothing for one."""
    return f" ×{count}" if count > 1 else ""


def listed(texts: list[str]) -> list[str]:
    """Commas after all but the last."""
    return [*(f"{text}," for text in texts[:-1]), *texts[-1:]]


# --- habitats and numbers ---------------------------------------------------------------------------------


def letters(habitats: Iterable[Habitat], words: Words) -> str:
    """`PJW`."""
    there = set(habitats)
    return "".join(words("zuuli-habitat-letter", habitat=one) for one in Habitat if one in there)


def habitat_names(habitats: Iterable[Habitat], between: str, words: Words) -> str:
    """`Plains/Jungle`, `Plains + Water`."""
    there = set(habitats)
    return between.join(words("zuuli-habitat", habitat=one) for one in Habitat if one in there)


def printed(face: Face, words: Words) -> str:
    """The numbers of a card: `6 · 4 sp · Plains · friendly`, `×1 · 4 sp · Jungle/Water`."""
    if isinstance(face, Upgrade):
        return ""
    return _printed(face, habitat_names(face.habitats, "/", words), words)


def _printed(face: Animal | Enclosure, habitats: str, words: Words) -> str:
    if isinstance(face, Animal):
        parts = [number(face.value), _spaces(face.space, words), habitats]
        return " · ".join([*parts, words("zuuli-trait", trait=face.trait)])
    return " · ".join([f"×{face.multiplier}", _spaces(face.space, words), habitats])


def with_numbers(start: str, face: Face, words: Words) -> str:
    """The numbers behind a name, to be broken only between them; of several habitats the letters: `J/W`."""
    if isinstance(face, Upgrade):
        return start
    habitats = habitat_names(face.habitats, "/", words)
    if len(face.habitats) > 1:
        habitats = "/".join(letters(face.habitats, words))
    numbers = [together(part) for part in _printed(face, habitats, words).split(" · ")]
    return f"{start} {f'{NO_BREAK}· '.join(numbers)}"


def together(text: str) -> str:
    """The same, and no line ends in it."""
    return text.replace(" ", NO_BREAK)


def _spaces(count: int, words: Words) -> str:
    return words("zuuli-spaces", spaces=count)


# --- rules ------------------------------------------------------------------------------------------------


def rule_of(face: Face, words: Words) -> str:
    """What the card's rule says; nothing where it has none."""
    say = _RULES.get(type(face.rule))
    return "" if say is None else say(face.rule, words)


def _of(key: str, *numbers: str) -> Callable[[effects.Rule, Words], str]:
    """A sentence with the numbers of the rule, by the names of its arguments."""
    return lambda rule, words: words(key, **{name: getattr(rule, name) for name in numbers})


def _space_if_hab(rule: effects.Rule, words: Words) -> str:
    assert isinstance(rule, effects.SpaceIfHab)
    habitat = words("zuuli-habitat", habitat=rule.habitat)
    return words("zuuli-rule-space-if-hab", space=rule.space, habitats=habitat)


def _friendly_if_habs(rule: effects.Rule, words: Words) -> str:
    assert isinstance(rule, effects.FriendlyIfHabs)
    return words("zuuli-rule-friendly-if-habs", habitats=habitat_names(rule.habitats, " + ", words))


def _more_habitats(rule: effects.Rule, words: Words) -> str:
    assert isinstance(rule, effects.MoreHabitats)
    return words("zuuli-rule-hab", habitats=habitat_names(rule.habitats, " + ", words))


_RULES: Mapping[type[effects.Rule], Callable[[effects.Rule, Words], str]] = {
    effects.SpaceIfSame: _of("zuuli-rule-space-if-same", "space"),
    effects.SpaceIfHab: _space_if_hab,
    effects.FriendlyIfHabs: _friendly_if_habs,
    effects.ZeroIfAlone: _of("zuuli-rule-zero-if-alone"),
    effects.DoubleIfSame: _of("zuuli-rule-double-if-same", "others"),
    effects.PlusPerSame: _of("zuuli-rule-plus-per-same", "points"),
    effects.PlusIfSame: _of("zuuli-rule-plus-if-same", "points"),
    effects.PlusIfOnly: _of("zuuli-rule-plus-if-only", "points"),
    effects.PlusPerOtherName: _of("zuuli-rule-plus-per-other-name", "points", "most"),
    effects.PlusIfFull: _of("zuuli-rule-plus-if-full", "points"),
    effects.PlusPerExtraHab: _of("zuuli-rule-plus-per-extra-hab", "points"),
    effects.PlusIfN: _of("zuuli-rule-plus-if-n", "points", "animals"),
    effects.MultIfAllSame: _of("zuuli-rule-mult-if-all-same", "multiplier", "animals"),
    effects.MultIfAllFierce: _of("zuuli-rule-mult-if-all-fierce", "multiplier"),
    effects.MultIfFriendly: _of("zuuli-rule-mult-if-friendly", "multiplier", "animals"),
    effects.BonusIfFull: _of("zuuli-rule-bonus-if-full", "points"),
    effects.MoreSpace: _of("zuuli-rule-space", "space"),
    effects.MoreHabitats: _more_habitats,
    effects.Coexist: _of("zuuli-rule-coexist"),
    effects.MultIfFull: _of("zuuli-rule-mult-if-full", "multiplier"),
}
"""Every rule there is: a deck file can name no other."""


def kind_of(face: Face) -> str:
    """For Fluent: `animal`, `enclosure`, `upgrade`."""
    if isinstance(face, Animal):
        return "animal"
    return "upgrade" if isinstance(face, Upgrade) else "enclosure"
