"""`python -m bot bench`: measures rules, store, client and pictures, each beside its bar (DESIGN.md 7)."""

from __future__ import annotations

import logging
from argparse import Namespace
from itertools import chain

from bot.commands import answering, crowd, layout_speed, picture_speed, rules_speed, store_speed
from bot.commands.failures import Exit
from bot.commands.measured import HEADER, beside_plain_python


def run(arguments: Namespace) -> int:
    """Prints the table as it grows. A missed bar is told, not an error."""
    logging.disable(logging.CRITICAL)
    print(HEADER)
    for measure in chain(
        rules_speed.measures(),
        layout_speed.measures(arguments.games),
        store_speed.measures(),
        answering.measures(),
        picture_speed.measures(),
        crowd.measures(),
    ):
        print(beside_plain_python(measure), flush=True)
    return Exit.OK
