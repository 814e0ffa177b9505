from __future__ import annotations

from bot.present.zooloretto.money import BUY, OWN
from bot.present.zooloretto.pages import TOPICS
from bot.present.zooloretto.reasons import PASSAGES
from bot.present.zooloretto.tiles import named, sign
from bot.words import Words
from engine.games.zooloretto.kinds import ScoreKind, Species, ZoolorettoRefusal
from engine.games.zooloretto.tiles import HOUSED

KEYS = {f"zooloretto-refused-{code.replace('_', '-')}" for code in ZoolorettoRefusal}
KEYS |= {f"zooloretto-topic-{topic}{part}" for topic in TOPICS for part in ("", ".text", ".source")}
KEYS -= {"zooloretto-topic-board.source", "zooloretto-topic-rulings.source"}  # the referee's own
KEYS |= {f"zooloretto-passage-{name}" for name in PASSAGES.values()}
KEYS |= {f"zooloretto-why-{kind.replace('_', '-')}" for kind in ScoreKind}
KEYS |= {f"zooloretto-menu-{kind}" for kind in (OWN, BUY)}


def differ(words: Words) -> list[list[str]]:
    return [
        [sign(tile) for tile in HOUSED.values()],
        [named(tile, words) for tile in HOUSED.values()],
        [words("zooloretto-animals", species=one) for one in Species],
        [words("zooloretto-group", species=one, area="barn") for one in Species],
    ]
