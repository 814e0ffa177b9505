from __future__ import annotations

from bot.present.duell.pages import TOPICS
from bot.present.duell.reasons import PASSAGES
from bot.words import Words
from engine.games.duell.kinds import Colour, DuellRefusal, FinalCause, Phase, Species, StandSymbol, Symbol

KEYS = {f"duell-refused-{code.replace('_', '-')}" for code in DuellRefusal}
KEYS |= {f"duell-topic-{topic}{part}" for topic in TOPICS for part in ("", ".text", ".source")}
KEYS -= {"duell-topic-board.source", "duell-topic-deck.source"}  # the referee's own
KEYS |= {"duell-topic-deck-own"}
KEYS |= {f"duell-passage-{name}" for name in PASSAGES.values()}
KEYS |= {f"duell-asked-{phase}" for phase in Phase if phase is not Phase.OVER}
KEYS |= {f"duell-told-aside-{cause}" for cause in FinalCause}


def differ(words: Words) -> list[list[str]]:
    return [
        [words("duell-symbol-letter", symbol=one) for one in Symbol],
        [words("duell-symbol", symbol=one) for one in (*Symbol, *StandSymbol)],
        [words("duell-symbol-name", symbol=one) for one in (*Symbol, *StandSymbol)],
        [words("duell-colour-letters", colour=one) for one in Colour],
        [words("duell-colour", colour=one) for one in Colour],
        [words("duell-sign", species=one) for one in Species],
        [words("duell-animal", species=one) for one in Species],
        [words("duell-animals", species=one) for one in Species],
        [words("duell-row-stand", symbol=one) for one in StandSymbol],
    ]
