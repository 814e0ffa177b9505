"""Two Bowls: a complete game as small as can be, to read before writing a new one.

It has all that makes games hard to referee: secret choices made at once, a hidden pile, a turn with parts,
moves that reveal something, options, a deck an owner can bring, shared victories, and one to three seats.
A real game has the same rooms, in `engine/games/<key>/`, and its `GAME` is found there by itself.
"""

from __future__ import annotations

from engine.core.game import Game, GameInfo, Option
from tests.contract.tiny import notation, rules, scoring, view
from tests.contract.tiny.actions import TinyAction
from tests.contract.tiny.components import COMPONENTS
from tests.contract.tiny.state import TinyState
from tests.contract.tiny.view import TinyView

GAME: Game[TinyState, TinyAction, TinyView] = Game(
    info=GameInfo(
        key="tiny",
        title="Two Bowls",
        rules_version="1",
        seat_counts=notation.SEAT_COUNTS,
        options=(
            Option("deck", "THREES", choices=tuple(COMPONENTS.decks), is_deck=True),
            Option("turn_up", True),
        ),
        references=("tests/contract/tiny/rules.py",),
    ),
    options=notation.complete_options,
    setup=rules.setup,
    actors=rules.actors,
    legal_actions=rules.legal_actions,
    check=rules.check,
    apply_in_place=rules.apply_in_place,
    random_action=rules.random_action,
    reveals=rules.reveals,
    is_mid_turn=rules.is_mid_turn,
    scores=scoring.scores,
    outcome=scoring.outcome,
    view=view.view,
    view_document=notation.view_document,
    determinize=view.determinize,
    parse_action=notation.parse_action,
    action_text=notation.action_text,
    write_position=notation.write_position,
    read_position=notation.read_position,
    multisets=notation.MULTISETS,
    has_open_choices=rules.has_open_choices,
)
