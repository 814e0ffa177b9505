"""Beside a picture: ten lines, all that is said there fits, and the seats are in the order of play."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

import pytest

from bot.commands.samples import LONG_NAMES, NAMES, Sample, positions
from bot.present.lines import height
from bot.present.panels import table_panel
from bot.present.parts import Image, Panel, files_of, to_discord
from bot.present.people import who
from bot.present.table import BRIEF_LINES
from bot.tables import BoardForm, Table
from bot.words import LANGUAGES
from engine.core.game import Seat
from engine.registry import games
from tests.bot.present.playing import STRICT
from tests.support import payloads

IMAGE = Image("table-7.png", b"png", "What the picture shows. " * 60)
POSITIONS = 150
"""Of each game and seat count."""


def tables(key: str, seats: int) -> Iterator[Table]:
    game = games()[key]
    found: Iterator[Sample] = (
        sample
        for seed in range(1000)
        for number, sample in enumerate(positions(game, seats, seed, (NAMES, LONG_NAMES)[seed % 2]))
        if number % 5 == seed % 5 or sample.is_over
    )
    return (sample.table() for sample in islice(found, POSITIONS))


def lines_of(panel: Panel) -> int:
    return bool(panel.title) + sum(map(height, panel.lines))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("key", "seats"), [(key, max(game.info.seat_counts)) for key, game in games().items()]
)
def test_with_its_picture_a_table_takes_ten_lines(key: str, seats: int, language: str):
    for table in tables(key, seats):
        panel = table_panel(table, STRICT[language], IMAGE)
        assert lines_of(panel) <= BRIEF_LINES, panel.lines
        assert all(
            any(str(line).count(who(table, Seat(seat), 9)[:3]) for line in panel.lines) for seat in (1, 2)
        )


@pytest.mark.parametrize("key", games())
def test_discord_takes_the_picture_and_its_words(key: str):
    oracle = payloads.oracle()
    for table in tables(key, max(games()[key].info.seat_counts)):
        for form in BoardForm:
            panel = table_panel(table, STRICT["de"], IMAGE, form)
            (file,) = files_of(panel)
            assert len(file.description or "") <= 1024
            message = to_discord(panel)
            assert message["embeds"][0].image.url == "attachment://table-7.png"
            if oracle is not None:
                body = {
                    "content": message["content"],
                    "embeds": [embed.to_dict() for embed in message["embeds"]],
                    "attachments": [file.to_dict(0)],
                }
                assert oracle.check("POST", "/channels/300000000000000001/messages", body) == []


@pytest.mark.parametrize("key", games())
def test_without_a_picture_or_beside_it_if_wanted_the_board_is_whole(key: str):
    table = next(tables(key, max(games()[key].info.seat_counts)))
    words = STRICT["en"]
    whole = table_panel(table, words)
    assert table_panel(table, words, None, BoardForm.PICTURE) == whole
    both = table_panel(table, words, IMAGE, BoardForm.BOTH)
    assert both.lines == whole.lines
    assert both.image == IMAGE
    assert lines_of(table_panel(table, words, IMAGE)) <= lines_of(whole)
