"""`docs/picture.py` on a real page: a full table with its picture, as a phone shows it."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from PIL import Image

from bot.config import Config
from bot.practice import open_practice

DOCS = Path(__file__).parents[2] / "docs"
BROWSERS = ("chromium", "chromium-browser", "google-chrome")
PHONE = 390, 844
SCREENS = 1.5


@pytest.mark.skipif(not any(map(shutil.which, BROWSERS)), reason="no Chromium on this machine")
async def test_five_seats_with_picture_and_buttons_fit_a_screen_and_a_half(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.syspath_prepend(str(DOCS))
    import picture
    from browser import browser

    shot = picture.Shot("zooloretto", 5, 20, width=PHONE[0])
    async with open_practice(Config(), tmp_path / "practice.sqlite") as table:
        await picture.play(table, shot)
        async with browser() as page:
            await picture.take(table, page, shot, tmp_path / "shot.png")
    with Image.open(tmp_path / "shot.png") as taken:
        width, height = taken.width // 2, taken.height // 2
    assert width == PHONE[0]
    assert 400 < height <= SCREENS * PHONE[1]
