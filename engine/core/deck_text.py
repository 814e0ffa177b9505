"""The text of an owner's deck file becomes tables, the same way in every game that has decks."""

from __future__ import annotations

import re
import tomllib

MOST_CHARACTERS = 100_000
"""Eight times the largest built-in deck: a match keeps the text, and so does each of its positions."""

MOST_DOTS = 40
"""On one line. A key of thousands of parts keeps the TOML reader busy for minutes."""

_LINE = re.compile(r"at line (\d+)")


class NoDeckText(Exception):
    """A text that no game can read a deck from: the line, and what is wrong there."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason


def parse_deck(text: str) -> dict[str, object]:
    """The tables of a deck file; raises `NoDeckText`."""
    if len(text) > MOST_CHARACTERS:
        raise NoDeckText(1, f"has more than {MOST_CHARACTERS} characters; a deck file has at most so many")
    for number, line in enumerate(text.split("\n"), 1):
        if line.count(".") > MOST_DOTS:
            reason = f"has {line.count('.')} dots; a line of a deck file has at most {MOST_DOTS}"
            raise NoDeckText(number, reason)
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        # Python's own message ends with the line, or with "at end of document".
        found = _LINE.search(str(error))
        line_number = int(found[1]) if found else len(text.splitlines())
        raise NoDeckText(line_number, f"is not TOML: {error}") from None
