"""Positions no game comes to, within what `free` allows: the rules go on from them all the same."""

from __future__ import annotations

import json
from random import Random

import pytest

from engine.core.errors import MalformedPosition
from engine.games.duell import GAME
from engine.games.duell.cards import CARDS, SHUFFLED
from tests.engine.duell.playing import zoo

MARKERS = ["1", "1c", "2", "2c", "3"]
MOVES = 40


def cards(generator: Random, most: int) -> list[str]:
    return generator.choices(list(SHUFFLED), k=generator.randint(0, most))


def with_final(generator: Random, tokens: list[str]) -> list[str]:
    if tokens and generator.random() < 0.5:
        tokens.insert(generator.randint(1, len(tokens)), "final")
    return tokens


def side(generator: Random) -> dict[str, object]:
    animals = [
        token for token in CARDS if not token.startswith("stand") for _ in range(generator.randint(0, 2))
    ]
    kept = [animal for animal in animals if generator.random() < 0.3]
    stands = [token for token in SHUFFLED if token.startswith("stand") and generator.random() < 0.3]
    return zoo(*kept, stands=stands, coins=generator.randint(0, 5), minus=generator.randint(0, 2))


def made_up(generator: Random) -> dict[str, object]:
    phase = generator.choice(["turn", "turn", "load", "donate"])
    return {
        "options": {"expert": generator.random() < 0.5, "one_square_a_turn": generator.random() < 0.5},
        "phase": phase,
        "drawn": generator.choice(list(SHUFFLED)) if phase == "load" else "",
        "final_round": generator.random() < 0.2,
        "pile": with_final(generator, cards(generator, 12)),
        "discard": cards(generator, 10),
        "trucks": [cards(generator, 1), cards(generator, 2), cards(generator, 2)],
        "markers": with_final(generator, generator.choices(MARKERS, k=generator.randint(0, 7))),
        "scored": generator.sample(["bear", "tiger", "gorilla", "stands"], generator.randint(0, 2)),
        "tied": generator.sample(["bison", "hyena"], generator.randint(0, 1)),
        "offspring": generator.sample(["bear", "tiger", "hyena"], generator.randint(0, 3)),
        "seat": {"1": side(generator), "2": side(generator)},
    }


@pytest.mark.parametrize("number", range(60))
def test_a_made_up_position_plays_on_and_is_read_back(number: int):
    generator = Random(number)
    while True:
        try:
            state = GAME.read_position(made_up(generator), True)
        except MalformedPosition:
            continue
        break
    for _ in range(MOVES):
        legal = GAME.legal_actions(state, state.to_move)
        if not legal:  # over, or the pile ran short
            break
        assert GAME.read_position(json.dumps(GAME.write_position(state)), True) == state
        for score in GAME.scores(state):
            assert GAME.write_position(state)["score"][str(score.seat)] == score.points
        state, events = GAME.apply(state, state.to_move, generator.choice(legal))
        assert events
