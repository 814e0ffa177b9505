"""What a benchmark prints: rows with their bars, each beside the speed of plain Python at that moment."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass

STEPS = 200_000
TRIES = 5


@dataclass(frozen=True, slots=True)
class Row:
    """One measured thing. `at_least` says that more is better; without a bar it is only told."""

    what: str
    measured: float
    unit: str
    bar: float | None = None
    at_least: bool = False
    plain_python: float = 0.0
    """Million steps a second of the calibration loop, around this measurement."""

    @property
    def verdict(self) -> str:
        """`ok`, `MISSED`, or nothing where there is no bar."""
        if self.bar is None:
            return ""
        kept = self.measured >= self.bar if self.at_least else self.measured <= self.bar
        return "ok" if kept else "MISSED"

    def __str__(self) -> str:
        """A line of the table."""
        sign = "≥" if self.at_least else "≤"
        bar = "" if self.bar is None else f"{sign} {_number(self.bar)}"
        return (
            f"{self.what:<58} {bar:>10} {_number(self.measured):>10} {self.unit:<12}"
            f" {self.verdict:<6} {self.plain_python:>6.1f}"
        ).rstrip()


Measure = Callable[[], Row]

HEADER = (
    f"{'what (medians)':<58} {'bar':>10} {'measured':>10} {'':<12} {'':<6} {'plain Python, M steps/s':>6}"
)


def _number(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.2g}" if value < 1 else f"{value:.1f}"


def calibrate() -> float:
    """How fast this machine runs a plain Python loop now, in million steps a second."""
    speeds: list[float] = []
    for _ in range(TRIES):
        total = 0
        start = time.process_time()
        for number in range(STEPS):
            total += number & 7
        speeds.append(STEPS / (time.process_time() - start) / 1e6)
    return statistics.median(speeds)


def beside_plain_python(measure: Callable[[], Row]) -> Row:
    """Measures, with the calibration loop before and after."""
    before = calibrate()
    row = measure()
    speed = (before + calibrate()) / 2
    return Row(row.what, row.measured, row.unit, row.bar, row.at_least, speed)


def median_time(work: Callable[[], object], times: int) -> float:
    """The median of that many runs, in seconds."""
    taken: list[float] = []
    for _ in range(times):
        start = time.perf_counter()
        work()
        taken.append(time.perf_counter() - start)
    return statistics.median(taken)
