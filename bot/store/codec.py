"""How lists and options stand in a text column."""

from __future__ import annotations

import json
import logging
from collections.abc import Callable, Iterable, Mapping
from dataclasses import asdict
from typing import Any, TypeVar

from pydantic import TypeAdapter
from sqlalchemy import Result, Row

from bot.tables import TableOptions
from engine.core.game import OptionValue, Seat

T = TypeVar("T")

_log = logging.getLogger(__name__)

_OPTIONS = TypeAdapter(dict[str, bool | int | str])
_TABLE_OPTIONS = TypeAdapter(TableOptions)
_NUMBERS = TypeAdapter(tuple[int, ...])
_TEXTS = TypeAdapter(tuple[str, ...])


def write_options(options: Mapping[str, OptionValue]) -> str:
    """Options as JSON."""
    return json.dumps(dict(options), sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def read_options(text: str) -> dict[str, OptionValue]:
    """The options of a JSON text."""
    return _OPTIONS.validate_json(text, strict=True)


def write_table_options(options: TableOptions) -> str:
    """Table options as JSON."""
    return json.dumps(asdict(options), separators=(",", ":"))


def read_table_options(text: str) -> TableOptions:
    """The table options of a JSON text; one that was added since has its default."""
    return _TABLE_OPTIONS.validate_json(text)


def write_numbers(numbers: Iterable[int]) -> str:
    """Numbers as JSON."""
    return json.dumps(list(numbers), separators=(",", ":"))


def read_numbers(text: str) -> tuple[int, ...]:
    """The numbers of a JSON text."""
    return _NUMBERS.validate_json(text, strict=True)


def read_seats(text: str) -> tuple[Seat, ...]:
    """The seats of a JSON text."""
    return tuple(Seat(number) for number in read_numbers(text))


def write_texts(texts: Iterable[str]) -> str:
    """Texts as JSON."""
    return json.dumps(list(texts), separators=(",", ":"), ensure_ascii=False)


def read_texts(text: str) -> tuple[str, ...]:
    """The texts of a JSON text."""
    return _TEXTS.validate_json(text, strict=True)


def readable(found: Result[*tuple[Any, ...]], read: Callable[[Row[*tuple[Any, ...]]], T]) -> list[T]:
    """What can be read. A damaged row is told in the log and left out: it must not hurt the others."""
    read_rows: list[T] = []
    while True:
        try:
            row = found.fetchone()  # one by one: a bad time fails here already
            if row is None:
                return read_rows
            read_rows.append(read(row))
        except (ValueError, TypeError, LookupError) as error:
            _log.error("A damaged row is left out: %s", type(error).__name__)
