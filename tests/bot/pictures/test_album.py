"""Equal pictures are made once, also when two ask at the same time; a failure is not kept."""

from __future__ import annotations

import asyncio

import pytest

from bot.pictures import Drawing
from bot.pictures.album import Album


class Studio:
    """Renders by writing down what it was asked for."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.is_broken = False

    async def render(self, svg: str) -> bytes:
        self.asked.append(svg)
        await asyncio.sleep(0)
        if self.is_broken:
            raise RuntimeError(svg)
        return svg.encode()


def drawing(svg: str) -> Drawing:
    return Drawing(svg, f"alt of {svg}", 800, 600)


async def test_equal_pictures_are_made_once():
    studio = Studio()
    album = Album(studio.render)
    both = await asyncio.gather(album.png(drawing("a")), album.png(drawing("a")))
    assert both == [b"a", b"a"]
    assert await album.png(drawing("a")) == b"a"
    assert await album.png(drawing("b")) == b"b"
    assert studio.asked == ["a", "b"]


async def test_those_asked_for_last_are_kept():
    studio = Studio()
    album = Album(studio.render, capacity=2)
    for svg in ("a", "b", "a", "c", "a", "b"):
        assert await album.png(drawing(svg)) == svg.encode()
    assert studio.asked == ["a", "b", "c", "b"]


async def test_a_failure_is_told_and_tried_again():
    studio = Studio()
    album = Album(studio.render)
    studio.is_broken = True
    with pytest.raises(RuntimeError):
        await album.png(drawing("a"))
    studio.is_broken = False
    assert await album.png(drawing("a")) == b"a"


async def test_who_stops_waiting_stops_nobody_else():
    studio = Studio()
    album = Album(studio.render)
    impatient = asyncio.ensure_future(album.png(drawing("a")))
    await asyncio.sleep(0)
    patient = asyncio.ensure_future(album.png(drawing("a")))
    impatient.cancel()
    assert await patient == b"a"
    assert studio.asked == ["a"]
