"""Makes the pictures of the README from a real practice table: python docs/picture.py [FOLDER].

Two people play some turns by pressing what the bot offers; Chromium then looks at the page.
"""

from __future__ import annotations

import asyncio
import itertools
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from browser import Browser, browser
from PIL import Image
from simcord import MemberActor

from bot.config import Config
from bot.practice import Practice, open_practice
from bot.present.ids import parse_id

DOCS = Path(__file__).parent
SIZES = {"desktop": (1000, 1200, False), "phone": (390, 1200, True)}
PRESSES = 60
MOVES = 3
"""After so many presses the next turn with so many choices is the picture."""
CHOICES = 11
"""The seed of what is pressed; what is dealt differs each time."""

BUTTONS = "document.querySelectorAll('#channel-layout .component-button:enabled')"
AROUND_THE_TABLE = """(() => {
    const column = document.querySelector("#channel-layout").getBoundingClientRect();
    const buttons = [...document.querySelectorAll("#channel-layout .component-button")];
    const bottom = Math.max(...buttons.map((button) => button.getBoundingClientRect().bottom));
    return {x: column.x, y: column.y, width: column.width, height: bottom + 16 - column.y};
})()"""
"""The channel's column, down to the last buttons."""


async def main(folder: Path) -> None:
    """Plays, then takes a picture at each width."""
    with tempfile.TemporaryDirectory() as temporary:
        async with open_practice(Config(), Path(temporary) / "practice.sqlite") as table:
            await play(table)
            viewers = table.people
            async with (
                table.env.preview(table.channel, viewers=viewers, layout="channel") as preview,
                browser() as page,
            ):
                for name, (width, height, phone) in SIZES.items():
                    await page.resize(width, height, phone=phone)
                    await page.open(preview.url)
                    await settled(page)
                    file = folder / f"table-{name}.png"
                    await page.picture(file, await page.evaluate(AROUND_THE_TABLE))
                    fewer_colours(file)


async def settled(page: Browser) -> None:
    """The page shows the table and has nothing left to do."""
    await page.wait_for(f"{BUTTONS}.length > 3")
    await asyncio.sleep(2)


def fewer_colours(file: Path) -> None:
    """A picture of a screen needs no more, and a repository keeps every version of it."""
    with Image.open(file) as picture:
        picture.convert("RGB").quantize(128, dither=Image.Dither.NONE).save(file, optimize=True)


async def play(table: Practice) -> None:
    """A lobby, a start and some turns, all by presses."""
    people = {person.id: person for person in table.people[:2]}
    ada, ben = people.values()
    await ada.slash(table.channel, "game new", game="duell")
    await press(table, ben, "Join")
    generator = Random(CHOICES)  # noqa: S311  # which button is pressed is no secret
    for pressed in itertools.count():
        message = table.channel.history()[-1]
        moves = [part for part in buttons(table, message) if is_move(part)]
        if pressed >= PRESSES and len(moves) >= MOVES:
            return
        caller = next(person for person in people.values() if person.mention in message.content)
        await caller.click(message, custom_id=generator.choice(moves)["custom_id"])


def is_move(button: dict[str, Any]) -> bool:
    """Whether it makes a move of the game."""
    press = parse_id(button.get("custom_id") or "")
    return press is not None and press.is_move


def buttons(table: Practice, message: Any) -> Iterator[dict[str, Any]]:
    """The active buttons of a message."""
    for row in table.env.backend.get_message(message.channel.id, message.id).components:
        yield from (part for part in row["components"] if not part.get("disabled"))


async def press(table: Practice, who: MemberActor, label: str) -> None:
    """A press on the newest message's button of that label."""
    await who.click(table.channel.history()[-1], label=label)


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1]) if len(sys.argv) > 1 else DOCS))
