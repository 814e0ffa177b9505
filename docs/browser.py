"""A headless Chromium by its DevTools protocol: opens a page, waits, clicks, types, takes pictures."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import itertools
import json
import shutil
import tempfile
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import aiohttp

FLAGS = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--hide-scrollbars",
    "--remote-debugging-port=0",
)


POINT = """(() => {
    const element = %s;
    if (!element) return null;
    element.scrollIntoView({block: "nearest"});
    const {x, y, width, height} = element.getBoundingClientRect();
    const point = {x: x + width / 2, y: y + height / 2};
    return element.contains(document.elementFromPoint(point.x, point.y)) ? point : null;
})()"""
"""The middle of an element, brought into sight; nothing where something else covers it."""


class Browser:
    """One page of one browser."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self._socket = socket
        self._numbers = itertools.count(1)
        self.errors: list[str] = []
        """What the page wrote to its console as an error, since `watch`."""

    async def call(self, method: str, **params: Any) -> dict[str, Any]:
        """A command of the protocol; raises `RuntimeError` with what the browser says."""
        number = next(self._numbers)
        await self._socket.send_json({"id": number, "method": method, "params": params})
        async for message in self._socket:
            answer = json.loads(message.data)
            self.errors += _errors(answer)
            if answer.get("id") == number:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']['message']}")
                result: dict[str, Any] = answer["result"]
                return result
        raise RuntimeError(f"{method}: the browser is gone")

    async def watch(self) -> None:
        """Errors of the page are kept from now on."""
        await self.call("Runtime.enable")
        await self.call("Log.enable")

    async def evaluate(self, script: str) -> Any:
        """What the script gives."""
        result = await self.call("Runtime.evaluate", expression=script, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in result:
            raise RuntimeError(result["exceptionDetails"].get("exception", {}).get("description", script))
        return result["result"].get("value")

    async def wait_for(self, script: str, seconds: float = 20.0) -> None:
        """Waits until the script gives something true."""
        async with asyncio.timeout(seconds):
            while not await self.evaluate(script):
                await asyncio.sleep(0.05)

    async def click(self, element: str, seconds: float = 20.0) -> None:
        """A press of the mouse on what the expression gives, once it is there and nothing covers it."""
        point = POINT % element
        async with asyncio.timeout(seconds):
            while not (place := await self.evaluate(point)):
                await asyncio.sleep(0.05)
        for kind in ("mousePressed", "mouseReleased"):
            await self.call("Input.dispatchMouseEvent", type=kind, **place, button="left", clickCount=1)

    async def point_at(self, x: float, y: float) -> None:
        """Moves the mouse there, away from what lights up under it."""
        await self.call("Input.dispatchMouseEvent", type="mouseMoved", x=x, y=y)

    async def type(self, text: str) -> None:
        """Text into whatever has the cursor."""
        await self.call("Input.insertText", text=text)

    async def resize(self, width: int, height: int, *, phone: bool = False, scale: int = 2) -> None:
        """The size of the page in CSS pixels; pictures have `scale` times as many."""
        await self.call(
            "Emulation.setDeviceMetricsOverride",
            width=width,
            height=height,
            deviceScaleFactor=scale,
            mobile=phone,
        )

    async def open(self, url: str) -> None:
        """Goes to a page."""
        await self.call("Page.navigate", url=url)

    async def picture(self, file: Path, clip: dict[str, float] | None = None) -> None:
        """What the page shows, or a part of it, as PNG."""
        part = {} if clip is None else {"clip": {**clip, "scale": 1}}
        shot = await self.call("Page.captureScreenshot", format="png", captureBeyondViewport=False, **part)
        file.write_bytes(base64.b64decode(shot["data"]))


def _errors(message: dict[str, Any]) -> list[str]:
    """What a message of the protocol tells of errors: calls of the console, exceptions, failed requests."""
    said = message.get("params", {})
    match message.get("method"):
        case "Runtime.consoleAPICalled" if said["type"] in ("error", "assert"):
            return [" ".join(str(part.get("value", part.get("description"))) for part in said["args"])]
        case "Runtime.exceptionThrown":
            details = said["exceptionDetails"]
            return [details.get("exception", {}).get("description", details["text"])]
        case "Log.entryAdded" if said["entry"]["level"] == "error" and not _is_icon(said["entry"]):
            return [f"{said['entry']['text']} {said['entry'].get('url', '')}"]
        case _:
            return []


def _is_icon(entry: dict[str, Any]) -> bool:
    """A browser asks every server for its icon, also one whose page names none."""
    return str(entry.get("url", "")).endswith("/favicon.ico")


def find_chromium() -> str | None:
    """The browser's program, if this machine has one."""
    return next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)


@contextlib.asynccontextmanager
async def browser() -> AsyncIterator[Browser]:
    """A browser with a fresh profile; ends with the block."""
    program = find_chromium()
    if program is None:
        raise FileNotFoundError("There is no Chromium on this machine.")
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        process = await asyncio.create_subprocess_exec(
            program,
            *FLAGS,
            f"--user-data-dir={profile}",
            "about:blank",
            stdout=asyncio.subprocess.DEVNULL,
            stderr=asyncio.subprocess.PIPE,
        )
        try:
            async with (
                aiohttp.ClientSession() as session,
                session.ws_connect(await _page_address(session, process), max_msg_size=0) as socket,
            ):
                yield Browser(socket)
        finally:
            process.terminate()
            await process.wait()


async def _page_address(session: aiohttp.ClientSession, process: asyncio.subprocess.Process) -> str:
    """The address of the first page's protocol; the browser prints where its own is."""
    assert process.stderr is not None
    async with asyncio.timeout(60):
        async for line in process.stderr:
            _, found, address = line.decode(errors="replace").partition("DevTools listening on ws://")
            if found:
                host = address.split("/")[0]
                async with session.get(f"http://{host}/json/list") as answer:
                    pages = await answer.json(content_type=None)
                return str(next(page["webSocketDebuggerUrl"] for page in pages if page["type"] == "page"))
    raise RuntimeError("Chromium ended at once.")
