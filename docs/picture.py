"""Makes the pictures of the README from real practice tables, one a game: python docs/picture.py [FOLDER].

Some people play a while by pressing what the bot offers; Chromium then looks at the page.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from browser import Browser, browser
from PIL import Image
from simcord import MemberActor

from bot.config import Config
from bot.practice import Practice, open_practice
from bot.present.ids import Verb, parse_id

DOCS = Path(__file__).parent
CHOICES = 11
"""The seed of what is pressed; what is dealt differs each time."""


@dataclass(frozen=True)
class Shot:
    """One game: who plays, how long, how large the page is, and what of it is the picture."""

    game: str
    seats: int
    presses: int
    width: int
    height: int = 1400
    phone: bool = True
    moves: int = 3
    """So many moves to choose from, at least."""


SHOTS = (
    Shot("duell", 2, 60, width=1000, phone=False),
    Shot("zooloretto", 5, 90, width=390),
    Shot("zuuli", 4, 14, width=390),
)

BUTTONS = "document.querySelectorAll('#channel-layout .component-button:enabled')"
SCROLLED = """(() => {
    const timeline = document.querySelector("#channel-timeline");
    timeline.scrollTop = timeline.scrollHeight;
    const images = [...document.querySelectorAll("#channel-layout img")];
    return images.some((image) => image.naturalWidth >= 800) && images.every((image) => image.naturalWidth);
})()"""
"""The newest message is in sight, and all pictures are there."""
NEWEST = """(() => {
    const column = document.querySelector("#channel-layout").getBoundingClientRect();
    const message = [...document.querySelectorAll(".channel-message")].at(-1);
    const place = message.getBoundingClientRect();
    const buttons = [...message.querySelectorAll(".component-button")];
    const bottom = Math.max(...buttons.map((button) => button.getBoundingClientRect().bottom));
    return {x: column.x, y: place.y - 8, width: column.width, height: bottom + 24 - place.y};
})()"""
"""The newest message across the channel, down to its last buttons."""


async def main(folder: Path) -> None:
    """Plays each game, then takes its picture."""
    async with browser() as page:
        for shot in SHOTS:
            with tempfile.TemporaryDirectory() as temporary:
                async with open_practice(Config(), Path(temporary) / "practice.sqlite") as table:
                    await play(table, shot)
                    await take(table, page, shot, folder / f"{shot.game}.png")


async def take(table: Practice, page: Browser, shot: Shot, file: Path) -> None:
    """The newest message as the first member sees it."""
    async with table.env.preview(table.channel, viewers=table.people, layout="channel") as preview:
        await page.resize(shot.width, shot.height, phone=shot.phone)
        await page.open(preview.url)
        await page.wait_for(f"{BUTTONS}.length > 3")
        await page.wait_for(SCROLLED)
        await asyncio.sleep(1)
        await page.evaluate(SCROLLED)
        await page.picture(file, await page.evaluate(NEWEST))
    fewer_colours(file)


def fewer_colours(file: Path) -> None:
    """A picture of a screen needs no more, and a repository keeps every version of it."""
    with Image.open(file) as picture:
        picture.convert("RGB").quantize(192, dither=Image.Dither.NONE).save(file, optimize=True)


async def play(table: Practice, shot: Shot) -> None:
    """A lobby, a start and some turns, all by presses; where there are hands, the first member's is shown."""
    people = {person.id: person for person in table.people[: shot.seats]}
    first, *others = people.values()
    await first.slash(table.channel, "game new", game=shot.game, seats=shot.seats)
    for other in others:
        await other.click(table.channel.history()[-1], label="Join")
    generator = Random(CHOICES)  # noqa: S311  # which button is pressed is no secret
    pressed = 0
    while True:
        message = table.channel.history()[-1]
        moves = [part for part in buttons(table, message) if is_move(part)]
        callers = [person for person in people.values() if person.mention in message.content]
        if pressed >= shot.presses and (len(moves) >= shot.moves or not moves):
            break
        if moves:
            await callers[0].click(message, custom_id=generator.choice(moves)["custom_id"])
        else:
            await pick(table, generator.choice(callers), generator)
        pressed += 1
    if not moves:
        await first.slash(table.channel, "hand")
    await asyncio.sleep(2)  # for a picture that was late
    await table.env.settle()


async def pick(table: Practice, who: MemberActor, generator: Random) -> None:
    """A card of that member's hand."""
    hand = (await who.slash(table.channel, "hand")).response
    assert hand is not None
    moves = [part for part in buttons(table, hand) if is_move(part)]
    await who.click(hand, custom_id=generator.choice(moves)["custom_id"])
    close = next((part for part in buttons(table, hand) if is_close(part)), None)
    if close is not None:
        await who.click(hand, custom_id=close["custom_id"])


def is_move(button: dict[str, Any]) -> bool:
    """Whether it makes a move of the game."""
    press = parse_id(button.get("custom_id") or "")
    return press is not None and press.is_move


def is_close(button: dict[str, Any]) -> bool:
    """Whether it takes its panel away."""
    press = parse_id(button.get("custom_id") or "")
    return press is not None and press.verb is Verb.CLOSE


def buttons(table: Practice, message: Any) -> Iterator[dict[str, Any]]:
    """The active buttons of a message."""
    for row in table.env.backend.get_message(table.channel.id, message.id).components:
        yield from (part for part in row["components"] if not part.get("disabled"))


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1]) if len(sys.argv) > 1 else DOCS))
