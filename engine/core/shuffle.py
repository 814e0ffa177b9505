"""Shuffles that anyone can re-do, and the commitment to them (FORMAT.md 5, to the byte)."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterator, Sequence
from typing import Protocol, TypeVar

Item = TypeVar("Item")

_WORDS = 2**32


class Shuffle(Protocol):
    """The only chance a game sees: returns the items in a new order, item 0 on top."""

    def __call__(self, label: str, items: Sequence[Item]) -> list[Item]:
        """Shuffle a copy of `items`; the same label always gives the same order."""
        ...


def _words(seed: bytes, label: str) -> Iterator[int]:
    """The stream: the 4-byte big-endian words of SHA-256(seed ‖ label ‖ block number)."""
    prefix = seed + label.encode()
    block = 0
    while True:
        digest = hashlib.sha256(prefix + block.to_bytes(8, "big")).digest()
        for start in range(0, len(digest), 4):
            yield int.from_bytes(digest[start : start + 4], "big")
        block += 1


def _number_below(bound: int, words: Iterator[int]) -> int:
    """The next word of the stream modulo `bound`, words of the uneven rest left out."""
    limit = _WORDS // bound * bound
    while True:
        word = next(words)
        if word < limit:
            return word % bound


def seeded(seed: bytes) -> Shuffle:
    """The shuffle of a match: Fisher-Yates over the stream of `seed` and the label."""

    def shuffle(label: str, items: Sequence[Item]) -> list[Item]:
        order = list(items)
        words = _words(seed, label)
        for last in range(len(order) - 1, 0, -1):
            other = _number_below(last + 1, words)
            order[last], order[other] = order[other], order[last]
        return order

    return shuffle


def unshuffled() -> Callable[[str, Sequence[Item]], list[Item]]:
    """Leaves every list as it is: for tests that lay the pile themselves."""
    return lambda label, items: list(items)


def commitment(
    *,
    match_id: str,
    game: str,
    rules_version: str,
    options: dict[str, bool | int | str],
    seats: int,
    seed: bytes,
) -> str:
    """The hex SHA-256 that is published when a game starts and can be checked when it ends.

    `options` are the committed options: a deck of the owner's stands there by the SHA-256 of its text.
    """
    lines = (
        "zoo-referee/1",
        match_id,
        game,
        rules_version,
        json.dumps(options, sort_keys=True, separators=(",", ":"), ensure_ascii=False),
        str(seats),
        seed.hex(),
    )
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()
