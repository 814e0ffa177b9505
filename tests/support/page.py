"""The practice page as a browser uses it: its own HTTP interface, one tab a person."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import Any

import aiohttp

from tests.support.discord import BUTTON


class Tab:
    """One open tab: what it shows, and what can be done in it."""

    def __init__(self, session: aiohttp.ClientSession, url: str) -> None:
        self._session = session
        self._base, self._capability = url.split("/#")
        self._numbers = itertools.count(1)
        self.shown: dict[str, Any] = {}

    async def open(self, name: str) -> None:
        """Opens the page and looks at it as that person."""
        self.shown = await self._call("POST", "/api/pages", {})
        viewers = {viewer["name"]: viewer["id"] for viewer in self.shown["viewers"]}
        self.shown = await self._call("POST", "/api/pages", {"viewer_id": viewers[name]})

    async def look(self) -> None:
        """What the page shows now, without being told to refresh."""
        self.shown = await self._call("GET", "/api/state")

    async def command(self, invocation: str, **options: Any) -> dict[str, Any]:
        """Runs a slash command; the receipt."""
        catalog = await self._call("GET", "/api/commands")
        entry = next(entry for entry in catalog["entries"] if entry["invocation"] == invocation)
        return await self._act(
            "run_command",
            command_id=entry["commandId"],
            path=entry["path"],
            schema_fingerprint=entry["schemaFingerprint"],
            options=options,
        )

    async def press(self, label: str) -> dict[str, Any]:
        """Presses the newest button whose label begins so, as it is shown; the receipt."""
        message, key = self.find(label)
        return await self._act("click", target_id=message, control_key=key)

    def find(self, label: str) -> tuple[str, str]:
        """The message and the key of that button."""
        found = [
            (message, part["control_key"])
            for message, part in self.buttons()
            if part["label"].startswith(label)
        ]
        assert found, f"no button {label!r}"
        return found[-1]

    def buttons(self) -> Iterator[tuple[str, dict[str, Any]]]:
        """Every active button with its message, oldest first."""
        for message in self.shown["timeline"]:
            for row in self.shown["messages"][message]["components"]:
                for part in row.get("components", []):
                    if part["type"] == BUTTON and not part["disabled"]:
                        yield message, part

    def texts(self) -> list[str]:
        """What the messages say, oldest first."""
        return [self.shown["messages"][message]["content"] for message in self.shown["timeline"]]

    async def _act(self, kind: str, **details: Any) -> dict[str, Any]:
        number = next(self._numbers)
        receipt = await self._call(
            "POST",
            "/api/action",
            {
                "protocol_version": 3,
                "sequence": number,
                "request_id": f"request {number}",
                "generation": self.shown["context"]["generation"],
                "bot_generation": self.shown["botGeneration"],
                "published_revision": self.shown["publishedRevision"],
                "kind": kind,
                **details,
            },
        )
        return receipt

    async def _call(self, method: str, path: str, body: Any = None) -> dict[str, Any]:
        headers = {"X-Simcord-Capability": self._capability}
        if "context" in self.shown:
            headers["X-Simcord-Context"] = self.shown["context"]["id"]
        async with self._session.request(method, self._base + path, json=body, headers=headers) as answer:
            assert answer.status == 200, (path, answer.status, await answer.text())
            said: dict[str, Any] = await answer.json()
            return said
