"""How long a move takes from the referee's door to the disk and back, presenting left out."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from bot.commands.act_speed import Medians, measure_act
from bot.commands.measured import Measure, Row

BAR = 3.0


def measures() -> Iterator[Measure]:
    """The move, and how many bare commits of the same two rows it takes as long as."""
    yield lambda: Row("a move, on disk", _measured().act * 1e3, "ms")
    yield lambda: Row(
        "  in bare commits of the same two rows", _measured().act / _measured().bare, "commits", BAR
    )


@cache
def _measured() -> Medians:
    with tempfile.TemporaryDirectory(dir=".") as folder:  # the system's own may be no disk at all
        return measure_act(Path(folder))
