"""Shuffles and commitments to the byte (FORMAT.md 5).

The orders written out here come from `docs/check_shuffle.py`, which shares no code with the engine; it is
held against the engine once more below.
"""

from __future__ import annotations

import hashlib
import runpy
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.shuffle import commitment, seeded, unshuffled

CHECKER = runpy.run_path(str(Path(__file__).parents[3] / "docs" / "check_shuffle.py"))

ZERO = bytes(32)
COUNTING = bytes(range(32))


@pytest.mark.parametrize(
    ("seed", "label", "items", "order"),
    [
        (ZERO, "seats", "ABCDE", "DCEAB"),
        (COUNTING, "seats", "ABCDE", "CADBE"),
        (ZERO, "duell/pile", "ABCDEFGHIJ", "GJIEHFDCBA"),
        (b"", "zuuli/deck", "ABCDEFGHIJ", "FBDJAHCEGI"),
        (ZERO, "Gehege für Bären", "ABCDEFGHIJ", "CGFHBAIJED"),
    ],
)
def test_orders_that_were_computed_elsewhere(seed: bytes, label: str, items: str, order: str):
    assert "".join(seeded(seed)(label, list(items))) == order


@given(st.binary(max_size=40), st.text(max_size=20), st.integers(0, 130))
def test_the_order_is_that_of_the_stand_alone_checker(seed: bytes, label: str, size: int):
    """Lists longer than 8 need a second block."""
    items = [str(number) for number in range(size)]
    assert seeded(seed)(label, items) == CHECKER["shuffled"](seed, label, items)


def test_the_checker_knows_an_owners_deck_that_changes_nothing():
    assert CHECKER["duell_cards"]("# as it is printed\n") == CHECKER["duell_cards"]("K3")


@given(st.binary(max_size=8), st.lists(st.integers()))
def test_a_shuffle_loses_nothing_and_leaves_its_list_alone(seed: bytes, items: list[int]):
    before = list(items)
    assert sorted(seeded(seed)("x", items)) == sorted(items)
    assert items == before


def test_the_same_label_gives_the_same_order_and_another_label_another():
    shuffle = seeded(ZERO)
    assert shuffle("a", range(20)) == shuffle("a", range(20)) != shuffle("b", range(20))


def test_words_of_the_uneven_rest_are_left_out(monkeypatch: pytest.MonkeyPatch):
    """With 3 to choose from, 2**32 - 1 is the only word that would be counted a fourth too often."""

    class Block:
        def __init__(self, text: bytes) -> None:
            pass

        def digest(self) -> bytes:
            words = (2**32 - 1, 2, 0, 0, 0, 0, 0, 0)
            return b"".join(word.to_bytes(4, "big") for word in words)

    monkeypatch.setattr(hashlib, "sha256", Block)
    # 2**32 - 1 is skipped; 2 keeps C at the bottom; 0 swaps the two others.
    assert seeded(b"")("x", "ABC") == ["B", "A", "C"]


def test_the_first_words_are_those_of_the_hash():
    """Two items: the parity of the first word of SHA-256(seed, label, eight zero bytes)."""
    for label in ("a", "b", "c", "d"):
        word = int.from_bytes(hashlib.sha256(ZERO + label.encode() + bytes(8)).digest()[:4], "big")
        assert seeded(ZERO)(label, "AB") == (["A", "B"] if word % 2 else ["B", "A"])


def test_unshuffled_lists_stay_as_they_are():
    assert unshuffled()("x", [3, 1, 2]) == [3, 1, 2]


def test_the_commitment_is_the_hash_of_seven_lines():
    lines = (
        "zoo-referee/1\nm-1\nduell\n1\n"
        '{"deck":"K3","expert":false,"one_square_a_turn":false}\n'
        "2\n" + "00" * 32
    )
    found = commitment(
        match_id="m-1",
        game="duell",
        rules_version="1",
        options={"one_square_a_turn": False, "expert": False, "deck": "K3"},
        seats=2,
        seed=ZERO,
    )
    assert found == hashlib.sha256(lines.encode()).hexdigest()
    assert found == "05c1a4b3eed0e38c2d228b1bae0785949cee1ae1d26407a005126df9ee341b88"
