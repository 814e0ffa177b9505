"""The game's entry in the registry: the contract of `engine.core.game`, filled in."""

from __future__ import annotations

from engine.core.game import Game, GameInfo
from engine.games.zooloretto.actions import ZoolorettoAction
from engine.games.zooloretto.notation import action_text, parse_action
from engine.games.zooloretto.position import MULTISETS, read_position, view_document, write_position
from engine.games.zooloretto.rules import (
    actors,
    apply_in_place,
    check,
    is_mid_turn,
    legal_actions,
    random_action,
    reveals,
)
from engine.games.zooloretto.scoring import outcome, scores
from engine.games.zooloretto.setup import OPTIONS, SEAT_COUNTS, checked_options, setup
from engine.games.zooloretto.state import ZoolorettoState
from engine.games.zooloretto.view import ZoolorettoView, determinize, view

GAME: Game[ZoolorettoState, ZoolorettoAction, ZoolorettoView] = Game(
    info=GameInfo(
        key="zooloretto",
        title="Zooloretto",
        rules_version="1",
        seat_counts=SEAT_COUNTS,
        options=OPTIONS,
        references=("Rulebook: Zooloretto", "Rulings for what the rulebook leaves open, 1 to 38"),
    ),
    options=checked_options,
    setup=setup,
    actors=actors,
    legal_actions=legal_actions,
    check=check,
    apply_in_place=apply_in_place,
    random_action=random_action,
    reveals=reveals,
    is_mid_turn=is_mid_turn,
    scores=scores,
    outcome=outcome,
    view=view,
    view_document=view_document,
    determinize=determinize,
    parse_action=parse_action,
    action_text=action_text,
    write_position=write_position,
    read_position=read_position,
    multisets=MULTISETS,
)
