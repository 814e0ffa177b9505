import re

import pytest
from hypothesis import given
from hypothesis import strategies as some

from bot.present.ids import (
    BUTTON_TEMPLATE,
    MENU_TEMPLATE,
    Press,
    Verb,
    menu_id,
    move_id,
    parse_id,
    verb_id,
    what,
)

MATCHES = some.text("abcdefghijkmnpqrstuvwxyz0123456789", min_size=1, max_size=16)
MOVES = some.text("abcdefghijklmnopqrstuvwxyz: 0123456789", min_size=1, max_size=70)


@given(MATCHES, some.integers(0, 999_999), MOVES)
def test_a_move_comes_back_as_it_went(match, number, move):
    custom_id = move_id(match, number, move)
    assert len(custom_id) <= 100
    assert re.fullmatch(BUTTON_TEMPLATE, custom_id)
    assert parse_id(custom_id) == Press(match, number, move)
    assert parse_id(custom_id).is_move


@given(
    MATCHES,
    some.integers(0, 999_999),
    some.sampled_from(Verb),
    some.one_of(some.just(""), some.integers(0, 9999)),
)
def test_a_verb_comes_back_with_its_argument(match, number, verb, argument):
    press = parse_id(verb_id(match, number, verb, argument))
    assert (press.verb, press.argument) == (verb, str(argument))
    assert not press.is_move


def test_a_menu_has_a_template_of_its_own():
    custom_id = menu_id("abc", 7)
    assert re.fullmatch(MENU_TEMPLATE, custom_id)
    assert not re.fullmatch(BUTTON_TEMPLATE, custom_id)
    assert parse_id(custom_id).verb is Verb.PICK


def test_what_a_menu_offers_reads_like_a_press():
    assert Press("abc", 7, what(Verb.RULES, "turn")).argument == "turn"
    assert Press("abc", 7, "!unheard-of").verb is None


@pytest.mark.parametrize(
    "custom_id", ["", "z:abc", "z:abc:x:draw", "x:abc:1:draw", "z:ABC:1:draw", "z:abc:1:" + "x" * 81]
)
def test_other_ids_are_nobody_s(custom_id):
    assert parse_id(custom_id) is None
