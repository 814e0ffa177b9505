"""Whatever is put in, a game answers with a value or with its own refusals: anything else is a bug."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.errors import MalformedAction, MalformedPosition
from engine.core.game import Document
from engine.core.playout import play_out
from tests.contract.cases import CASES, GAMES, Case
from tests.contract.test_contract import every_case, spread

every_game = pytest.mark.parametrize("key", GAMES)

JUNK: tuple[object, ...] = (
    None,
    True,
    -1,
    0,
    3,
    99,
    10**30,
    0.5,
    "",
    "final",
    "no such thing",
    [],
    [[]],
    ["", ""],
    {},
    {"1": 1},
)


def places(value: object, path: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """The paths of everything in a document."""
    if path:
        yield path
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from places(inner, (*path, key))
    elif isinstance(value, list):
        for index, inner in enumerate(value[:2]):
            yield from places(inner, (*path, index))


def changed(document: Document, path: tuple[str | int, ...], value: object) -> Document:
    """The document with something else at that place; `...` takes it away."""
    other: Document = copy.deepcopy(document)
    at: object = other
    for key in path[:-1]:
        at = at[key]  # type: ignore[index]  # a path of this very document
    if value is ...:
        del at[path[-1]]  # type: ignore[attr-defined]  # the same
    else:
        at[path[-1]] = value  # type: ignore[index]  # the same
    return other


def others(document: Document, generator: Random) -> Iterator[Document]:
    """The document with one thing wrong, everywhere, in a few ways; with unknown keys; with tokens moved."""
    everywhere = list(places(document))
    for path in everywhere:
        yield changed(document, path, ...)
        for junk in generator.sample(JUNK, 4):
            yield changed(document, path, junk)
        here, there = generator.sample(everywhere, 2)
        yield changed(document, here, copy.deepcopy(at(document, there)))
        if isinstance(at(document, path), dict):
            yield changed(document, (*path, "no_such_key"), 1)


def at(document: Document, path: tuple[str | int, ...]) -> object:
    value: object = document
    for key in path:
        value = value[key]  # type: ignore[index]  # a path of this very document
    return value


@every_case
def test_a_document_with_something_wrong_is_refused_or_can_be_played(case: Case):
    generator = Random(str(case))
    refused = 0
    for position in spread(case.positions(), 2 if case.given else 3):
        for document in others(case.game.write_position(position), generator):
            for free in (False, True):
                try:
                    state = case.game.read_position(document, free)
                except MalformedPosition:
                    refused += 1
                    continue
                # Read back freely: a bank that was left out, and so not counted, is written.
                again = case.game.read_position(json.dumps(case.game.write_position(state)), True)
                assert case.game.write_position(again) == case.game.write_position(state)
                if free:  # its piles may be dry: then there may be nothing to do
                    for seat in case.game.actors(state):
                        case.game.legal_actions(state, seat)
                else:
                    play_out(case.game, again, generator, limit=5_000)
    assert refused


@every_case
def test_a_number_is_neither_a_fraction_nor_a_yes_or_no(case: Case):
    """To Python 1.0, True and 1 are alike; a document is taken to the letter."""
    document = case.game.write_position(case.positions()[-1])
    numbers = [path for path in places(document) if type(at(document, path)) is int]
    assert numbers
    for path in numbers:
        number = at(document, path)
        for alike in (float(str(number)), bool(number)):
            if alike == number:
                with pytest.raises(MalformedPosition):
                    case.game.read_position(changed(document, path, alike), True)


@every_game
@pytest.mark.parametrize("text", ["", "null", "[]", "{", '{"game": "no such game"}', "\ud800", "3"])
def test_a_text_that_is_no_position_is_refused(key: str, text: str):
    with pytest.raises(MalformedPosition):
        GAMES[key].read_position(text, False)


@every_game
@given(text=st.text(max_size=30))
def test_any_text_is_a_move_or_malformed(key: str, text: str):
    game = GAMES[key]
    try:
        action = game.parse_action(text)
    except MalformedAction:
        return
    assert game.action_text(action) == text


@pytest.mark.parametrize("case", [case for case in CASES if not case.given], ids=str)
def test_a_move_text_with_a_slip_is_a_move_or_malformed(case: Case):
    """Every text of a game with a character missing, doubled or changed; a move is read back as written."""
    generator, malformed = Random(1), 0
    for action in case.pool():
        text = case.game.action_text(action)
        for place in range(len(text)):
            for slip in ("", text[place] * 2, generator.choice("0aZ:# -,=")):
                other = text[:place] + slip + text[place + 1 :]
                try:
                    read = case.game.parse_action(other)
                except MalformedAction:
                    malformed += 1
                else:
                    assert case.game.action_text(read) == other
    assert malformed
