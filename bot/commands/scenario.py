"""`python -m bot scenario FILE-OR-FOLDER...`: runs scenario files (FORMAT.md 4)."""

from __future__ import annotations

from argparse import Namespace

from bot import scenario


def run(arguments: Namespace) -> int:
    """A line each, then the counts; 1 if any failed."""
    return scenario.run(arguments.paths, print)
