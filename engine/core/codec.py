"""Strict reading of documents, and move text with its seat."""

from __future__ import annotations

import json
import re
from typing import TypeVar

from pydantic import BaseModel, ConfigDict, ValidationError

from engine.core.errors import MalformedAction, MalformedPosition
from engine.core.game import Document, Seat

NUMBER = "[1-9][0-9]{0,17}"
"""A number from 1 in a move text, as a pattern: whether it means anything is for the rules to say.

Eighteen digits are more than any rule names and as many as fit 64 bits.
"""

_SEATED_MOVE = re.compile(rf"({NUMBER}): (\S.*)")


class StrictDocument(BaseModel):
    """A document whose keys and types are taken to the letter."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


Model = TypeVar("Model", bound=StrictDocument)


def read_document(model: type[Model], document: Document | str) -> Model:
    """Reads a document, or its JSON, strictly; raises `MalformedPosition` with the path."""
    try:
        text = document if isinstance(document, str) else json.dumps(document)
        return model.model_validate_json(text)
    except ValidationError as error:
        first = error.errors(include_url=False, include_input=False)[0]
        path = ".".join(str(part) for part in first["loc"])
        raise MalformedPosition(path, first["msg"]) from error
    except (TypeError, ValueError, RecursionError) as error:
        raise MalformedPosition("", f"holds something that JSON cannot: {error}") from error


def split_move(text: str) -> tuple[Seat, str]:
    """`"2: take 1"` → seat 2 and `"take 1"`; raises `MalformedAction`."""
    match = _SEATED_MOVE.fullmatch(text)
    if match is None:
        raise MalformedAction(text, "a move is 'SEAT: VERB ARGUMENTS'")
    return Seat(int(match[1])), match[2]


def join_move(seat: Seat, text: str) -> str:
    """The move text with its seat."""
    return f"{seat}: {text}"
