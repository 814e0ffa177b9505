"""Every recorded game of this folder by its name, with what it promises to show."""

from __future__ import annotations

from tests.games import duell, zooloretto, zuuli
from tests.games.story import Promise

PROMISES: dict[str, Promise] = {**duell.PROMISES, **zooloretto.PROMISES, **zuuli.PROMISES}
