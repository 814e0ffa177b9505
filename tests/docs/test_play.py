"""`docs/play.py` on a real page: the opening and some presses. A whole game takes minutes: by hand, then."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path
from random import Random

import pytest

DOCS = Path(__file__).parents[2] / "docs"
BROWSERS = ("chromium", "chromium-browser", "google-chrome")


@pytest.mark.skipif(not any(map(shutil.which, BROWSERS)), reason="no Chromium on this machine")
async def test_it_opens_a_game_and_presses_what_the_page_offers(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.syspath_prepend(str(DOCS))
    monkeypatch.setattr(sys, "stdin", None)  # nobody skips an hour
    import play

    async with play.table_page() as page:
        player = play.Player(page, Random(1))
        await player.open("duell", 2)
        called = set()
        for _ in range(3):
            shown = await page.messages()
            called |= {name for message in shown for name in message.called}
            await player.turn()
            assert await page.messages() != shown
    assert called <= {"Ada", "Ben"}
    assert page.done["commands"] == 1
    assert page.done["presses"] >= 4
    assert (page.errors, page.refused) == ([], [])
