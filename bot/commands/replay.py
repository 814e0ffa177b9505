"""`python -m bot replay FILE...`: plays exported games anew and says whether they are true."""

from __future__ import annotations

from argparse import Namespace

from bot.commands.failures import CommandFailure, Exit
from bot.recorded import verify


def run(arguments: Namespace) -> int:
    """What was found true of each file and what was not; 1 if anything was not."""
    is_true = True
    for path in arguments.paths:
        try:
            text = path.read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as error:
            reason = error.strerror if isinstance(error, OSError) else "it is no text"
            raise CommandFailure(Exit.USAGE, f"{path} cannot be read: {reason}.") from None
        verdict = verify(text)
        for finding in verdict.checked:
            print(f"ok   {path.name}: {finding}")
        if verdict.problem is not None:
            print(f"FAIL {path.name}: {verdict.problem}")
        is_true = is_true and verdict.is_true
    return Exit.OK if is_true else Exit.FAILED
