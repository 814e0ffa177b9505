"""Why a command could not do its work: an exit code and one line of advice."""

from __future__ import annotations

from enum import IntEnum


class Exit(IntEnum):
    """The exit codes of `python -m bot`, each for one kind of trouble (README lists them)."""

    OK = 0
    FAILED = 1
    """Something that was to be checked is not as it should be."""
    USAGE = 2
    """The command line itself is wrong."""
    CONFIG = 3
    DATABASE = 4
    IN_USE = 5
    """Another process serves this database."""
    TOKEN = 6
    """Discord does not accept the token."""
    NETWORK = 7
    """Discord cannot be reached."""
    NO_PRACTICE = 8
    """The practice table's packages are not installed."""
    PORT = 9
    """The practice page's port is taken."""


class CommandFailure(Exception):
    """Ends a command: what is printed is this line, never a trace."""

    def __init__(self, code: Exit, advice: str) -> None:
        super().__init__(advice)
        self.code = code
