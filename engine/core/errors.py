"""What the engine says when it will not do what it was asked.

Any other exception that leaves `engine/` is a bug and is reported as one.
"""

from __future__ import annotations

from enum import StrEnum

Param = str | int


class CoreRefusal(StrEnum):
    """Refusals every game shares."""

    NOT_YOUR_TURN = "not_your_turn"
    GAME_OVER = "game_over"


class OptionTrouble(StrEnum):
    """Why an option cannot have a value."""

    UNKNOWN = "unknown"
    """There is no such option: params `choices`."""
    YES_OR_NO = "yesno"
    NUMBER = "number"
    CHOICE = "choice"
    """It is none of the `choices`."""
    FILE = "file"
    """The owner's file is wrong: params `line` and `card`, or what else is wrong there."""
    OTHER = "other"


class IllegalAction(Exception):
    """The rules forbid this action here; nothing has changed.

    `code` names the rule (a `StrEnum` member of the core or the game), `params` its numbers and tokens.
    Words are made at the edge, in the reader's language.
    """

    def __init__(self, code: StrEnum, **params: Param) -> None:
        super().__init__(code, params)
        self.code = code
        self.params = params


class MalformedAction(ValueError):
    """The text is no action of this game at all."""

    def __init__(self, text: str, reason: str) -> None:
        super().__init__(f"{text!r}: {reason}")
        self.text = text
        self.reason = reason


class MalformedPosition(ValueError):
    """The document is no position of this game: `path` says where, `reason` why."""

    def __init__(self, path: str, reason: str) -> None:
        super().__init__(f"{path}: {reason}" if path else reason)
        self.path = path
        self.reason = reason


class BadOptions(ValueError):
    """The options are not options of this game: `option` says which, `reason` why, in words for developers.

    `code` and `params` say it for everybody else: words are made at the edge, in the reader's language.
    """

    def __init__(
        self, option: str, reason: str, code: OptionTrouble = OptionTrouble.OTHER, **params: Param
    ) -> None:
        super().__init__(f"{option}: {reason}")
        self.option = option
        self.reason = reason
        self.code = code
        self.params = params
