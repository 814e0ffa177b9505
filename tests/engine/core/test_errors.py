"""What refusals carry, and how they read in a log."""

from __future__ import annotations

from engine.core.errors import BadOptions, CoreRefusal, IllegalAction, MalformedAction, MalformedPosition


def test_a_refusal_carries_its_code_and_numbers():
    refusal = IllegalAction(CoreRefusal.NOT_YOUR_TURN, seat=2)
    assert (refusal.code, refusal.params) == ("not_your_turn", {"seat": 2})
    assert "not_your_turn" in repr(refusal)


def test_malformed_things_say_where_and_why():
    assert str(MalformedAction("jump", "no such verb")) == "'jump': no such verb"
    assert str(MalformedPosition("seat.1", "no such seat")) == "seat.1: no such seat"
    assert str(MalformedPosition("", "is no JSON")) == "is no JSON"
    assert str(BadOptions("deck", "no such deck")) == "deck: no such deck"
