"""The practice table's page as a person has it: what it shows, pressing, choosing, typing, pictures of it.

Nothing here knows a game. Everything is read from the page and done with the mouse and the keyboard; only who
looks (“Viewing as”) is set, because a headless browser cannot open that list.
"""

from __future__ import annotations

import contextlib
import json
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from browser import Browser

DESKTOP, PHONE = 1280, 390
SIZES: dict[int, dict[str, Any]] = {
    DESKTOP: {"width": DESKTOP, "height": 900, "scale": 1},
    PHONE: {"width": PHONE, "height": 844, "phone": True},
}
TRIES = 20
NAMES = {DESKTOP: "desktop", PHONE: "phone"}

BLUE, GREY, GREEN, RED = 1, 2, 3, 4
"""The colours of buttons, as Discord numbers them."""
MENU = 0

READY = "window.simcordPreview.ready && window.simcordPreview.awaitingRevision === null"
STALE = "stale-revision"
"""What the page says when something new came in while the mouse was on its way."""
FILLED = """Math.abs(
    document.querySelector("#channel-layout").getBoundingClientRect().right - window.innerWidth) < 1"""
"""The channel has found out how wide the page is now."""
LAST_ACTION = "window.simcordPreview.lastAction"
COMPLAINTS = """window.simcordPreview.diagnostics
    .filter(({severity}) => severity === "error").map(({code, message}) => `${code}: ${message}`)"""
MESSAGES = """[...document.querySelectorAll("#channel-message-list .channel-message")].map((message) => ({
    id: message.dataset.messageId,
    is_private: message.querySelector(".message-ephemeral-note") !== null,
    content: message.querySelector(".message-content")?.innerText ?? "",
    called: [...message.querySelectorAll(".mention")].map((one) => one.innerText.slice(1)),
    controls: [...message.querySelectorAll(":is(.component-button, .select-trigger):enabled")].map((one) => ({
        key: one.dataset.controlKey,
        label: one.innerText.trim(),
        colour: Number(/button-style-(\\d)/.exec(one.className)?.[1] ?? 0),
    })),
}))"""
PICKER = "document.querySelector('#viewer-picker')"
IS_VIEWER = f"((name) => {PICKER}.selectedOptions[0].text.startsWith(name))"
VIEW_AS = f"""((name) => {{
    {PICKER}.value = [...{PICKER}.options].find((option) => option.text.startsWith(name)).value;
    {PICKER}.dispatchEvent(new Event("change", {{bubbles: true}}));
}})"""
SHOW = """(async (id) => {
    const frames = async () => {
        for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    };
    const timeline = document.querySelector("#channel-timeline");
    const message = timeline.querySelector(`[data-message-id="${id}"]`);
    await frames();
    timeline.scrollTop += message.getBoundingClientRect().bottom - timeline.getBoundingClientRect().bottom;
    await frames();
})"""
"""Scrolls so that the message ends where the channel ends."""


@dataclass(frozen=True)
class Control:
    """An active button, or a menu."""

    key: str
    label: str
    colour: int

    @property
    def element(self) -> str:
        """The expression that finds it on the page."""
        return f"document.querySelector({json.dumps(f'button[data-control-key={json.dumps(self.key)}]')})"


@dataclass(frozen=True)
class Message:
    """What a message shows to whoever looks; `called` are those whom it names with an @."""

    id: str
    is_private: bool
    content: str
    called: tuple[str, ...]
    controls: tuple[Control, ...]


class Page:
    """One page, played at one width; it counts what was done on it."""

    def __init__(self, browser: Browser, width: int = DESKTOP, *, both_widths: bool = True) -> None:
        self._browser = browser
        self._width = width
        self._pictured = (DESKTOP, PHONE) if both_widths else (width,)
        self.done: Counter[str] = Counter()
        """Presses, choices in menus, typed commands, changes of the viewer, pictures."""
        self.refused: list[str] = []
        """What the page did not get done."""
        self._complaints: set[str] = set()

    async def open(self, url: str) -> None:
        """Opens the table at the width that is played at."""
        await self._browser.watch()
        await self._browser.resize(**SIZES[self._width])
        await self._browser.open(url)
        await self._browser.wait_for("window.simcordPreview !== undefined")
        await self._settle()

    @property
    def errors(self) -> list[str]:
        """What the browser or the page called an error."""
        return [*self._browser.errors, *sorted(self._complaints)]

    async def messages(self) -> list[Message]:
        """All messages that whoever looks can see, oldest first."""
        return [
            Message(
                **{
                    **shown,
                    "called": tuple(shown["called"]),
                    "controls": tuple(Control(**one) for one in shown["controls"]),
                }
            )
            for shown in await self._browser.evaluate(MESSAGES)
        ]

    async def view_as(self, name: str) -> None:
        """Looks with the eyes of that member."""
        while not await self._browser.evaluate(f"{IS_VIEWER}({json.dumps(name)})"):
            await self._browser.evaluate(f"{VIEW_AS}({json.dumps(name)})")
            await self._browser.wait_for(f"{PICKER}.selectedIndex >= 0")
            await self._settle()
            self.done["viewers"] += 1

    async def press(self, control: Control) -> None:
        """Presses a button and waits for what comes of it."""
        self.done["presses"] += await self._act(control.element, control.label)

    async def choose(self, menu: Control, place: float) -> None:
        """Opens a menu and chooses the option that stands there, from 0 (first) to 1 (beyond the last).

        A message that is edited meanwhile closes its menu: then it is opened again.
        """
        options = f"{menu.element}?.parentElement.querySelectorAll('.select-option')"
        for _ in range(TRIES):
            await self._settle()
            if not await self._browser.evaluate(f"Boolean({menu.element})"):
                return
            with contextlib.suppress(TimeoutError):
                await self._browser.click(menu.element, seconds=2)
                await self._browser.wait_for(f"{options}?.[0]?.checkVisibility()", seconds=2)
                index = int(place * await self._browser.evaluate(f"{options}.length"))
                self.done["choices"] += await self._act(f"{options}?.[{index}]", menu.label)
                return

    async def command(self, command: str, **options: str) -> None:
        """Types a slash command with options that the bot completes, and sends it."""
        await self._browser.click("document.querySelector('#channel-composer-input')")
        await self._browser.type(f"/{command}")
        await self._click_on(".command-entry strong", f"/{command}")
        for name, value in options.items():
            await self._browser.wait_for(f"document.activeElement.dataset.option === {json.dumps(name)}")
            await self._browser.type(value)
            await self._click_on(".command-suggestion", value)
        self.done["commands"] += await self._act("document.querySelector('#send-message')", f"/{command}")

    async def picture(self, folder: Path, name: str, message: Message) -> None:
        """The channel down to that message, at both widths or the one that is played at."""
        await self._browser.point_at(0, 0)
        for width in self._pictured:
            await self._resize(width)
            await self._browser.evaluate(f"{SHOW}({json.dumps(message.id)})")
            await self._browser.picture(folder / f"{name}-{NAMES[width]}.png")
            self.done["pictures"] += 1
        await self._resize(self._width)

    async def _resize(self, width: int) -> None:
        """Waits until the page has its new size; it misses one while something new comes in."""
        for _ in range(TRIES):
            await self._browser.resize(**SIZES[width])
            with contextlib.suppress(TimeoutError):
                await self._browser.wait_for(FILLED, seconds=1)
                return await self._settle()
            await self._browser.resize(**{**SIZES[width], "width": width + 1})
        raise TimeoutError(f"The page does not become {width} wide.")

    async def _click_on(self, kind: str, value: str) -> None:
        """Clicks on the element of that kind which has the value, or the text."""
        has_it = f"(one.dataset.value ?? one.innerText) === {json.dumps(value)}"
        await self._browser.click(
            f"[...document.querySelectorAll({json.dumps(kind)})].find((one) => {has_it})"
        )

    async def _act(self, element: str, label: str) -> bool:
        """Clicks and waits for what comes of it; whether there still was something to click on."""
        await self._settle()
        if not await self._browser.evaluate(f"Boolean({element})"):
            return False
        number = f"{LAST_ACTION}?.requestId ?? null"
        before = json.dumps(await self._browser.evaluate(number))
        try:
            await self._browser.click(element, seconds=5)
        except TimeoutError:
            return False  # the bot has posted or edited that message meanwhile
        await self._browser.wait_for(f"({number}) !== {before}")
        await self._settle()
        self._complaints.update(await self._browser.evaluate(COMPLAINTS))
        done = await self._browser.evaluate(LAST_ACTION)
        found = {one["code"]: one["message"] for one in done["diagnostics"]}
        if done["rejected"] and STALE in found:
            return False
        if done["rejected"] or done["settlement"] != "settled":
            self.refused.append(f"{label}: {'; '.join(found.values())}")
        return True

    async def _settle(self) -> None:
        """Nothing is under way any more."""
        await self._browser.wait_for(READY)
