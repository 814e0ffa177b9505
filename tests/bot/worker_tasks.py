"""What test_workers.py has done in another process. It imports next to nothing, so that one starts soon."""

from __future__ import annotations

import os
import threading


def loud(text: str) -> str:
    return f"{text.upper()} {os.getpid()}"


def wrong(text: str) -> str:
    raise ValueError(text)


def die(text: str) -> str:
    """Ends the process, but for a second time where the file is there already."""
    if os.path.exists(text):
        return "alive"
    with open(text, "w", encoding="utf-8"):
        os._exit(1)


def hang(text: str) -> str:
    threading.Event().wait()
    return text
