"""Log lines: each carries its level, whichever logger wrote it; the token never appears."""

from __future__ import annotations

import logging
import sys
from datetime import UTC, datetime
from typing import TextIO

from pydantic import SecretStr

NOISY = ("aiosqlite", "asyncio", "alembic", "sqlalchemy")
"""Libraries that would bury everybody else's lines under every statement they run."""


class LineFormatter(logging.Formatter):
    """Time, level and logger before every line, those of a traceback too; the secret is blotted out."""

    def __init__(self, secret: SecretStr | None = None) -> None:
        super().__init__("%(message)s")
        self._secret = secret.get_secret_value() if secret else ""

    def format(self, record: logging.LogRecord) -> str:
        """One line of text for each line of the record."""
        text = super().format(record)
        if self._secret:
            text = text.replace(self._secret, "<token>")
        moment = datetime.fromtimestamp(record.created, UTC)
        start = f"{moment:%Y-%m-%dT%H:%M:%SZ} {record.levelname:<8} {record.name}: "
        return "\n".join(start + line for line in text.splitlines() or [""])


def start_logging(level: str, secret: SecretStr | None = None, stream: TextIO | None = None) -> None:
    """Sends the lines of every logger of the process, and Python's warnings, to stderr (or `stream`)."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(LineFormatter(secret))
    logging.basicConfig(level=level, handlers=[handler], force=True)
    logging.captureWarnings(True)
    for name in NOISY:
        logging.getLogger(name).setLevel(max(logging.WARNING, logging.getLevelName(level)))
