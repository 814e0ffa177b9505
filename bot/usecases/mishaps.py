"""Bugs of a game, caught where they happen: told in the log without anything secret, the match unharmed."""

from __future__ import annotations

import logging
import traceback
from collections.abc import Iterator
from contextlib import contextmanager

from bot.store import StoreError
from bot.tables import Broken, Refused

_log = logging.getLogger(__name__)


def trace_of(error: BaseException) -> str:
    """Where an error came from. Its message stays out: it may name a card that nobody has seen."""
    return "".join(traceback.format_tb(error.__traceback__)) + type(error).__name__


@contextmanager
def bugs_of(match_id: str, game: str, number: int) -> Iterator[None]:
    """Turns whatever is neither a refusal nor the store's trouble into `Broken`."""
    try:
        yield
    except (Refused, StoreError, Broken):
        raise
    except Exception as error:
        _log.error("%s %s broke at move %d: %s", game, match_id, number, trace_of(error))
        raise Broken(match_id, game, number) from None
