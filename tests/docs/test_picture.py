"""`docs/picture.py` on a real page: full tables with their picture, as a phone shows them."""

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
PICTURED = """[...document.querySelectorAll(".channel-message")]
    .filter((message) => [...message.querySelectorAll("img")].some((image) => image.naturalWidth === 800))
    .map((message) => {
        const image = [...message.querySelectorAll("img")].find((one) => one.naturalWidth === 800);
        const parts = [...message.querySelectorAll(".component-button"), image];
        const places = parts.map((part) => part.getBoundingClientRect());
        return {
            sharpness: image.naturalWidth / image.getBoundingClientRect().width,
            buttons: parts.length - 1,
            height: Math.max(...places.map(({bottom}) => bottom)) - message.getBoundingClientRect().top,
            left: Math.min(...places.map(({left}) => left)),
            right: Math.max(...places.map(({right}) => right)),
        };
    })"""
"""Of each message with a picture: pixels of it a point, its buttons, and what both take."""


@pytest.mark.skipif(not any(map(shutil.which, BROWSERS)), reason="no Chromium on this machine")
@pytest.mark.parametrize(
    ("game", "seats", "presses", "messages"),
    [("duell", 2, 6, 1), ("zooloretto", 5, 12, 1), ("zuuli", 5, 5, 2)],
)
async def test_a_full_table_with_picture_and_buttons_fits_a_screen_and_a_half(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str, seats: int, presses: int, messages: int
):
    """Of Zuuli the table and the hand below it."""
    monkeypatch.syspath_prepend(str(DOCS))
    import picture
    from browser import browser

    shot = picture.Shot(game, seats, presses, width=PHONE[0])
    async with open_practice(Config(), tmp_path / "practice.sqlite") as table:
        await picture.play(table, shot)
        async with browser() as page:
            await picture.take(table, page, shot, tmp_path / "shot.png")
            shown = await page.evaluate(PICTURED)
    with Image.open(tmp_path / "shot.png") as taken:
        assert taken.width // 2 == PHONE[0]
        assert taken.height // 2 <= SCREENS * PHONE[1]
    assert len(shown) >= messages
    for message in shown:
        assert 300 < message["height"] <= SCREENS * PHONE[1]
        assert message["buttons"] >= 3
        assert message["left"] >= 0
        assert message["right"] <= PHONE[0]
        assert message["sharpness"] >= 2
