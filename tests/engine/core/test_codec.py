"""Strict documents, and move texts with their seat."""

from __future__ import annotations

import datetime
import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.codec import StrictDocument, join_move, read_document, split_move
from engine.core.errors import MalformedAction, MalformedPosition
from engine.core.game import Seat


class Inner(StrictDocument):
    cards: tuple[str, ...] = ()


class Outer(StrictDocument):
    coins: int
    seat: dict[str, Inner]


def test_a_document_and_its_json_are_read_alike():
    document = {"coins": 2, "seat": {"1": {"cards": ["bear"]}}}
    read = Outer(coins=2, seat={"1": Inner(cards=("bear",))})
    assert read_document(Outer, document) == read_document(Outer, json.dumps(document)) == read


@pytest.mark.parametrize(
    ("document", "path"),
    [
        ({"coins": 2, "seat": {"1": {"cars": []}}}, "seat.1.cars"),
        ({"coins": "2", "seat": {}}, "coins"),
        ({"coins": True, "seat": {}}, "coins"),
        ({"coins": 2.0, "seat": {}}, "coins"),
        ({"coins": 2, "seat": {"2": {"cards": ["bear", 3]}}}, "seat.2.cards.1"),
        ({"seat": {}}, "coins"),
        ('{"coins": 2', ""),
        ("[]", ""),
        ("", ""),
    ],
)
def test_what_is_no_such_document_is_refused_with_its_path(document: dict[str, object] | str, path: str):
    with pytest.raises(MalformedPosition) as refused:
        read_document(Outer, document)
    assert refused.value.path == path
    assert refused.value.reason


DESCRIBED = ["a date", "a set", "a deep list", "a huge number"]


def nested(depth: int) -> object:
    value: object = []
    for _ in range(depth):
        value = [value]
    return value


@pytest.mark.parametrize("value", [datetime.date(2026, 1, 1), {1}, nested(100_000), 10**5000], ids=DESCRIBED)
def test_what_json_cannot_hold_is_refused(value: object):
    with pytest.raises(MalformedPosition):
        read_document(Outer, {"coins": value, "seat": {}})


def test_what_a_text_nests_too_deep_is_refused():
    with pytest.raises(MalformedPosition):
        read_document(Outer, "[" * 100_000)


@pytest.mark.parametrize(
    ("text", "seat", "words"),
    [
        ("1: draw", 1, "draw"),
        ("2: take 1", 2, "take 1"),
        ("15: steal bear:heart", 15, "steal bear:heart"),
        ("123: draw", 123, "draw"),
        (f"{'9' * 18}: draw", 10**18 - 1, "draw"),
    ],
)
def test_a_move_text_is_split_at_its_seat(text: str, seat: int, words: str):
    assert split_move(text) == (seat, words)
    assert join_move(Seat(seat), words) == text


@pytest.mark.parametrize(
    "text",
    ["", "draw", "1 draw", "1:draw", "1:  draw", "0: draw", "01: draw", "-1: draw", "1: ", "x: draw",
     " 1: draw", "1: draw\n", "1: dr\naw", "١: draw", f"{'9' * 19}: draw", f"{'9' * 5000}: draw"],
)  # fmt: skip
def test_other_texts_are_malformed(text: str):
    with pytest.raises(MalformedAction) as refused:
        split_move(text)
    assert refused.value.text == text


@given(st.text())
def test_any_text_is_split_or_malformed(text: str):
    try:
        seat, words = split_move(text)
    except MalformedAction:
        return
    assert join_move(seat, words) == text
