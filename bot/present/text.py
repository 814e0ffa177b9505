"""Text that strangers wrote, and text that must line up: cleaned, escaped, measured, cut."""

from __future__ import annotations

import re
import unicodedata

NAME_CAP = 20
"""Columns a name may take anywhere but on the board."""

ELLIPSIS = "…"

NO_BREAK = "\u00a0"
"""A space at which no line ends."""

WORD_JOINER = "\u2060"
"""Takes no room, and no line ends at it."""

_INVISIBLE = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
"""Unicode categories not shown, or steering what is: control, bidi, zero width, private, unassigned."""

_BLANK = {"\u034f", "\u115f", "\u1160", "\u17b4", "\u17b5", "\u2800", "\u3164", "\uffa0"}
"""Letters and marks by category, but nothing to be seen: fillers of Hangul and Khmer, empty Braille."""

_JOINER, _EMOJI_STYLE, _TEXT_STYLE = "\u200d", "\ufe0f", "\ufe0e"
_CLINGING = re.compile(
    r"(?<=[^\s\u200d\u2060])(?=[♀♂→⇄×✓🍼🪙⚡❤◼])"
    r"|(?<=[\U0001f300-\U0001faff♀♂\ufe0f])(?=[\d⛱\U0001f300-\U0001f3fa\U0001f400-\U0001faff])"
)
_MARKDOWN = re.compile(r"([\\`*_~|<\[/])")
_AT_LINE_START = re.compile(r"([#>.-])")
_EVERYBODY = re.compile("@(?=everyone|here)", re.IGNORECASE)
_MAX_MARKS = 2
"""Combining marks kept on one letter: more climb into the lines above."""


def cleaned(name: str, limit: int = NAME_CAP) -> str:
    """A name as plain text: nothing invisible, one line, 1 to `limit` columns wide."""
    spaced = "".join(" " if letter.isspace() else letter for letter in name)
    shown = "".join(letter for letter in spaced if _is_visible(letter))
    kept = cut_columns(_without_stacked_marks(" ".join(shown.split())), limit)
    return kept if columns(kept) else "?"


def _is_visible(letter: str) -> bool:
    return unicodedata.category(letter) not in _INVISIBLE and letter not in _BLANK


def escaped(name: str, limit: int = NAME_CAP) -> str:
    """A name for messages and embeds: no markdown, no mention, no link, no emoji code comes of it."""
    shown = _MARKDOWN.sub(r"\\\1", cleaned(name, limit))
    opening = len(shown) - len(shown.lstrip("0123456789"))
    shown = shown[:opening] + _AT_LINE_START.sub(r"\\\1", shown[opening : opening + 1]) + shown[opening + 1 :]
    return _EVERYBODY.sub("@\u200b", shown)


def boxed(name: str, limit: int) -> str:
    """A name for a code block, where nothing can be escaped: cleaned, and no back quote to end the block."""
    return cleaned(name.replace("`", "'"), limit)


def unbroken(text: str) -> str:
    """The text with no line ending within a word that has signs in it: `🐘→E4`, `🐆♀`, `🦩3/5🌭`.

    Beside an emoji a line may end even where there is no space.
    """
    return _CLINGING.sub(WORD_JOINER, text)


def _without_stacked_marks(text: str) -> str:
    kept: list[str] = []
    marks = 0
    for letter in text:
        marks = marks + 1 if unicodedata.combining(letter) else 0
        if marks <= _MAX_MARKS:
            kept.append(letter)
    return "".join(kept)


def units(text: str) -> int:
    """The length as Discord's clients count it: UTF-16 code units, never fewer than characters."""
    return len(text) + sum(1 for letter in text if ord(letter) > 0xFFFF)


def cut_units(text: str, limit: int) -> str:
    """At most `limit` UTF-16 code units, an ellipsis where something is missing."""
    if units(text) <= limit:
        return text
    kept = ""
    room = limit - 1
    for letter in text:
        room -= units(letter)
        if room < 0:
            break
        kept += letter
    return kept.rstrip() + ELLIPSIS if limit > 0 else ""


def columns(text: str) -> int:
    """How many columns a text takes in a fixed-width font: wide letters and emoji two, marks none."""
    return sum(_columns(letter) for letter in text)


def _columns(letter: str) -> int:
    if letter in (_JOINER, _TEXT_STYLE) or unicodedata.combining(letter):
        return 0
    if letter == _EMOJI_STYLE:
        return 1  # it makes the sign before it an emoji, two columns wide
    if unicodedata.category(letter) in _INVISIBLE:
        return 0
    return 2 if unicodedata.east_asian_width(letter) in "WF" else 1


def cut_columns(text: str, limit: int) -> str:
    """At most `limit` columns, an ellipsis where something is missing."""
    if columns(text) <= limit:
        return text
    kept = ""
    for letter in text:
        if columns(kept + letter) > limit - 1:
            break
        kept += letter
    return kept.rstrip() + ELLIPSIS


def left(text: str, width: int) -> str:
    """Padded to `width` columns, the text at the left."""
    return text + " " * (width - columns(text))


def right(text: str, width: int) -> str:
    """Padded to `width` columns, the text at the right."""
    return " " * (width - columns(text)) + text


def centred(text: str, width: int) -> str:
    """Padded to `width` columns, the text in the middle (a spare space goes to the right)."""
    room = width - columns(text)
    return " " * (room // 2) + text + " " * (room - room // 2)
