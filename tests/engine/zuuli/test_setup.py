"""The deal, the labels, and the options."""

from __future__ import annotations

import pytest

from engine.core.errors import BadOptions, OptionTrouble
from engine.core.shuffle import unshuffled
from engine.games.zuuli import GAME
from tests.engine.zuuli.playing import DECK


@pytest.mark.parametrize(("seats", "size"), [(2, 9), (3, 8), (4, 7), (5, 6)])
def test_a_whole_hand_at_a_time_from_the_top(seats: int, size: int):
    state = GAME.setup(GAME.options({}), seats, unshuffled())
    for seat, board in state.boards.items():
        assert board.hand == sorted(DECK.cards[(seat - 1) * size : seat * size])
    assert state.deck[::-1] == list(DECK.cards[seats * size :])
    assert state.collector is None


def test_solo_a_pair():
    state = GAME.setup(GAME.options({}), 1, unshuffled())
    assert state.boards[1].hand == sorted(DECK.cards[:2])
    assert state.collector is not None


@pytest.mark.parametrize("seats", [0, 6])
def test_one_to_five_play(seats: int):
    with pytest.raises(BadOptions, match="1 to 5"):
        GAME.setup(GAME.options({}), seats, unshuffled())


@pytest.mark.parametrize(
    ("given", "option", "code", "choices"),
    [
        ({"deck": 3}, "deck", OptionTrouble.OTHER, None),
        ({"deck": "x"}, "deck", OptionTrouble.CHOICE, "reconstruction-1"),
        ({"teams": True}, "teams", OptionTrouble.UNKNOWN, "deck"),
    ],
)
def test_wrong_options_are_refused(
    given: dict[str, object], option: str, code: OptionTrouble, choices: str | None
):
    with pytest.raises(BadOptions) as refused:
        GAME.options(given)
    assert (refused.value.option, refused.value.code) == (option, code)
    assert refused.value.params.get("choices") == choices
