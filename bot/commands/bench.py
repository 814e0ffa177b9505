"""`python -m bot bench`: measures rules, store, client and pictures, each beside its bar (DESIGN.md 7)."""

from __future__ import annotations

import logging
from argparse import Namespace

from bot.commands import answering, crowd, picture_speed, rules_speed, store_speed
from bot.commands.failures import Exit
from bot.commands.measured import HEADER, beside_plain_python


def run(_: Namespace) -> int:
    """Prints the table as it grows. A missed bar is told, not an error."""
    logging.disable(logging.CRITICAL)
    print(HEADER)
    for module in (rules_speed, store_speed, answering, picture_speed, crowd):
        for measure in module.measures():
            print(beside_plain_python(measure), flush=True)
    return Exit.OK
