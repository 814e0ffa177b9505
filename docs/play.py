"""Plays a whole game at a practice table in Chromium, as people do.

    python docs/play.py zooloretto --seats 5 --folder PICTURES --width 390

The first member types `/game new`; from then on there are only presses, by whoever the table calls. It knows
no game: blue and green buttons are moves, grey ones show something, and where a button opens a private panel
with moves, one of those is made. Where the table itself has no moves (a hand, something that is built in
private), they are made on one's own view until the table does not call any more. Now and then it looks
around: pictures of the table and of every panel, at desktop and phone width. At the end it says what it took;
it fails if the game did not end, if the page made an error, or if more than the opening was typed.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import re
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Iterable
from pathlib import Path
from random import Random
from typing import Any

from browser import browser
from page import BLUE, DESKTOP, GREEN, GREY, MENU, PHONE, Control, Message, Page

from bot.config import Config
from bot.practice import PLAYERS, SPECTATOR, practice
from bot.words import LANGUAGES, Words

OWN = re.compile(r"(My|Meine?) ")
"""So begin the buttons that open one's own view, whatever their colour."""
LEFT_ALONE = re.compile(
    r"take back|end the game|remind|follow|reopen|start over|close|rematch"
    r"|zurücknehmen|partie beenden|erinnern|folgen|wieder öffnen|von vorn|schließen|revanche",
    re.IGNORECASE,
)
"""What does not bring a game on."""

STAR = 0.5
"""How often the best by the bot's own hints is pressed, where it says so."""
ASIDE = 0.15
"""How often a move is made on one's own view where the table offers some too."""
PATIENCE = 12
"""Presses in a row that change nothing, before the game is called stuck."""


class Player:
    """All members at once. `folder` takes the pictures, one tour each `every` moves."""

    def __init__(
        self,
        page: Page,
        generator: Random,
        folder: Path | None = None,
        every: int = 0,
        language: str = LANGUAGES[0],
    ) -> None:
        self._page = page
        self._random = generator
        self._folder = folder
        self._every = every
        self._words = Words(language)
        self._moves = 0
        self._next_tour = 1
        self._taken: set[str] = set()
        """Pictures that need not be taken again before the next tour."""
        self._pictures = 0
        self._seats: tuple[str, ...] = ()

    async def open(self, game: str, seats: int) -> None:
        """A lobby, and enough members in it."""
        host, *others = self._seats = PLAYERS[:seats]
        await self._page.view_as(host)
        await self._page.command("game new", game=game)
        await self.picture("lobby")
        for name in others:
            await self._page.view_as(name)
            await self._page.press(named(await self._controls(), self._words("lobby-join")))
        await self._page.view_as(host)
        start = [one for one in await self._controls() if one.colour == BLUE]
        if start and not any(message.called for message in await self._page.messages()):
            await self._page.press(start[-1])

    async def play(self) -> str:
        """Until the table shows the result; gives that line."""
        unchanged, before = 0, ""
        rematch = self._words("button-rematch-count", pressed=0, seats=len(self._seats))
        while not (over := [one for one in await self._page.messages() if offers(one, rematch)]):
            await self.turn()
            now = repr(await self._page.messages())
            unchanged = unchanged + 1 if now == before else 0
            before = now
            if unchanged > PATIENCE:
                raise RuntimeError(f"The game is stuck:\n{(await self._board()).content}")
        await self._tour("over", self._seats[0])
        return over[-1].content

    async def turn(self) -> None:
        """A move of each member who is called; now and then a tour."""
        for name in (await self._board()).called:
            await self._page.view_as(name)
            await self._look_around(name)
            board = await self._board()
            if name in board.called:
                has_none = not moves_on(board)
                aside = await self._aside(board) if has_none or self._random.random() < ASIDE else []
                await self._make(aside or moves_on(await self._board()))

    async def picture(self, name: str, message: Message | None = None) -> None:
        """That message, or the table, if pictures are wanted."""
        if self._folder is not None:
            self._pictures += 1
            name = f"{self._pictures:03}-{name}"
            await self._page.picture(self._folder, name, message or await self._board())

    async def _aside(self, board: Message) -> list[Control]:
        """Moves of one's own view: of the panel that is open, if the table has none, else of a new one."""
        panel = None if moves_on(board) else await self._panel()
        if panel is None or not moves_on(panel):
            await self._page.press(next(one for one in looks_on(board) if OWN.match(one.label)))
            panel = await self._panel()
            if panel is not None:
                await self._picture_once("own-view", panel)
        return moves_on(panel) if panel else []

    async def _make(self, moves: list[Control]) -> None:
        """One of the moves; where that only opened a private panel with more of them, one of those."""
        if not moves:
            return
        before = await self._panel()
        best = [one for one in moves if one.colour == GREEN]
        move = self._random.choice(best if best and self._random.random() < STAR else moves)
        self._moves += 1
        if move.colour == MENU:
            await self._page.choose(move, self._random.random())
        else:
            await self._page.press(move)
        panel = await self._panel()
        if panel is None or panel == before:
            return
        await self._picture_once(f"panel-{plain(move.label)}", panel)
        if (before is None or panel.id != before.id) and moves_on(panel):
            await self._make(moves_on(panel))

    # ------------------------------------------------------------------ pictures

    async def _look_around(self, name: str) -> None:
        """A picture of each new kind of question, and a tour when one is due."""
        board = await self._board()
        question = kind_of(board.content.split("\n")[0].partition(":")[2]).partition(" ")[0]
        await self._picture_once(f"asked-{plain(question)}")
        if self._folder is None or self._moves + 1 < self._next_tour:
            return
        self._next_tour = self._moves + 1 + self._every
        self._taken.clear()
        waiting = next((one for one in self._seats if one not in board.called), None)
        for role, who in (("watches", SPECTATOR), ("waits", waiting), ("asked", name)):
            if who is not None:
                await self._page.view_as(who)
                await self._tour(role, who)

    async def _picture_once(self, name: str, message: Message | None = None) -> None:
        if name not in self._taken:
            self._taken.add(name)
            await self.picture(name, message)

    async def _tour(self, role: str, who: str) -> None:
        """Every panel that opens from the table, and every panel that opens from one of those.

        Each is closed again where it can be: the page holds only the newest messages.
        """
        await self._page.view_as(who)
        await self.picture(f"{role}-table")
        if self._folder is None:
            return
        seen = set()
        for label in [one.label for one in looks_on(await self._board())]:
            seen.add(kind_of(label))
            panel = await self._look(role, (label,))
            await self._close(panel)
            for inner in [one.label for one in looks_on(panel)]:
                if kind_of(inner) not in seen:
                    seen.add(kind_of(inner))
                    await self._close(await self._look(role, (label, inner)))

    async def _look(self, role: str, labels: tuple[str, ...]) -> Message:
        """Presses those buttons, from the table on; the panel that came, which has its picture."""
        message = await self._board()
        for label in labels:
            await self._page.press(named(message.controls, label))
            panel = await self._panel()
            assert panel is not None, label
            message = panel
        await self.picture("-".join([role, *map(plain, labels)]), message)
        return message

    async def _close(self, panel: Message) -> None:
        """By its button, if it has one."""
        close = [one for one in panel.controls if one.label == self._words("button-close")]
        if close:
            await self._page.press(close[0])

    # ------------------------------------------------------------------ what the page shows

    async def _board(self) -> Message:
        """The newest message that everybody can press on."""
        public = [one for one in await self._page.messages() if one.controls and not one.is_private]
        return public[-1]

    async def _panel(self) -> Message | None:
        """The newest private message of whoever looks."""
        private = [one for one in await self._page.messages() if one.is_private]
        return private[-1] if private else None

    async def _controls(self) -> tuple[Control, ...]:
        return (await self._board()).controls


def moves_on(message: Message) -> list[Control]:
    """Blue and green buttons; a menu only where there are such, because others lead to pages of rules."""
    moves = [
        one
        for one in message.controls
        if one.colour in (BLUE, GREEN) and not OWN.match(one.label) and not LEFT_ALONE.search(one.label)
    ]
    return [*moves, *(one for one in message.controls if one.colour == MENU)] if moves else []


def looks_on(message: Message) -> list[Control]:
    """What opens a panel."""
    return [
        one
        for one in message.controls
        if (one.colour == GREY or OWN.match(one.label)) and not LEFT_ALONE.search(one.label)
    ]


def offers(message: Message, label: str) -> bool:
    """Whether it has that button."""
    return any(one.label == label for one in message.controls)


def named(controls: Iterable[Control], label: str) -> Control:
    """The button of that name."""
    return next(one for one in controls if one.label == label)


def kind_of(text: str) -> str:
    """The text without what changes from turn to turn: numbers and signs."""
    return " ".join(re.findall(r"[^\W\d]+", text))


def plain(text: str) -> str:
    """The text as part of a file's name."""
    return "-".join(re.findall(r"[a-z]+", text.lower()))[:40] or "button"


@contextlib.asynccontextmanager
async def table_page(
    width: int = DESKTOP, language: str = LANGUAGES[0], *, both_widths: bool = True
) -> AsyncIterator[Page]:
    """The page of a new practice table; both end with the block."""
    address: asyncio.Future[str] = asyncio.get_running_loop().create_future()
    end = asyncio.Event()
    config = Config(language=language)

    def say(line: str) -> None:
        if (found := re.search(r"http://\S+", line)) and not address.done():
            address.set_result(found[0])

    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "practice.sqlite"
        table = asyncio.create_task(practice(config, database, end, browser=False, say=say))
        try:
            waited: list[asyncio.Future[Any]] = [table, address]
            await asyncio.wait(waited, return_when=asyncio.FIRST_COMPLETED)
            async with browser() as window:
                page = Page(window, width, both_widths=both_widths)
                await page.open(await address)
                yield page
        finally:
            end.set()
            await table


async def main(options: argparse.Namespace) -> int:
    """One game; tells what it took; the exit code."""
    if options.folder is not None:
        options.folder.mkdir(parents=True, exist_ok=True)
    generator = Random(options.seed)  # noqa: S311  # which button is pressed is no secret
    began = time.perf_counter()
    async with table_page(options.width, options.language, both_widths=not options.one_width) as page:
        player = Player(page, generator, options.folder, options.every, options.language)
        try:
            await player.open(options.game, options.seats)
            result = await player.play()
        except Exception:
            await player.picture("stuck")
            raise
    print(f"{options.game}, {options.seats} seats, {options.width} wide: {time.perf_counter() - began:.0f} s")
    print(", ".join(f"{count} {what}" for what, count in sorted(page.done.items())))
    print(result)
    faults = [*page.errors, *page.refused]
    print(f"{len(page.errors)} errors on the page, {len(page.refused)} presses not done", *faults, sep="\n")
    return int(bool(faults) or page.done["commands"] != 1)


def arguments() -> argparse.Namespace:
    """What is to be played."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split(":")[0])
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2, choices=range(1, len(PLAYERS) + 1))
    parser.add_argument("--folder", type=Path, help="where the pictures go; none without")
    parser.add_argument("--seed", type=int, default=0, help="of what is pressed, not of what is dealt")
    parser.add_argument("--width", type=int, choices=(PHONE, DESKTOP), default=DESKTOP)
    parser.add_argument("--every", type=int, default=80, help="moves between two tours with pictures")
    parser.add_argument("--one-width", action="store_true", help="pictures only as wide as it is played")
    parser.add_argument("--language", choices=LANGUAGES, default=LANGUAGES[0])
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(asyncio.run(main(arguments())))
