from __future__ import annotations

from bot.present.zuuli.cards import ANIMALS, plainly
from bot.present.zuuli.pages import TOPICS
from bot.words import Words
from engine.games.zuuli.cards import Animal
from engine.games.zuuli.deck import BUILT_IN
from engine.games.zuuli.kinds import Habitat, Trait, ZuuliRefusal

DECK = BUILT_IN["reconstruction-1"]
FACES = (DECK.new_plot, *DECK.faces)

KEYS = {f"zuuli-refused-{code.replace('_', '-')}" for code in ZuuliRefusal}
KEYS |= {f"zuuli-topic-{topic}{part}" for topic in TOPICS for part in ("", ".text", ".source")}
KEYS -= {f"zuuli-topic-{own}.source" for own in ("cards", "builder", "board", "rulings")}  # the referee's own
KEYS |= {f"zuuli-passage-{name}" for name in ("years", "enclosure", "left", "collector")}
KEYS |= {f"zuuli-card-{face.id.replace('_', '-')}" for face in FACES}


def differ(words: Words) -> list[list[str]]:
    return [
        [words("zuuli-habitat-letter", habitat=one) for one in Habitat],
        [words("zuuli-habitat", habitat=one) for one in Habitat],
        [words("zuuli-trait", trait=one) for one in Trait],
        sorted({plainly(face, words) for face in FACES}, key=str),
        [plainly(face, words) for face in FACES if isinstance(face, Animal)],
        list(ANIMALS.values()),
    ]
