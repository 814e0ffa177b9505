"""The game's entry in the registry: the contract of `engine.core.game`, filled in."""

from __future__ import annotations

from engine.core.game import DeckFiles, Game, GameInfo
from engine.games.zuuli.actions import ZuuliAction
from engine.games.zuuli.components import SEAT_COUNTS
from engine.games.zuuli.deck import deck_report, is_meant
from engine.games.zuuli.notation import action_text, parse_action
from engine.games.zuuli.position import MULTISETS, read_position, view_document, write_position
from engine.games.zuuli.rules import (
    actors,
    apply_in_place,
    check,
    has_open_choices,
    is_mid_turn,
    legal_actions,
    lists_all,
    random_action,
    reveals,
)
from engine.games.zuuli.scoring import outcome, scores
from engine.games.zuuli.setup import OPTIONS, checked_options, setup
from engine.games.zuuli.state import ZuuliState
from engine.games.zuuli.view import ZuuliView, determinize, view
from engine.games.zuuli.workbench import WORKBENCH

GAME: Game[ZuuliState, ZuuliAction, ZuuliView] = Game(
    info=GameInfo(
        key="zuuli",
        title="Zuuli",
        rules_version="1",
        seat_counts=SEAT_COUNTS,
        options=OPTIONS,
        references=("Rulebook: Zuuli", "Rulings for what the rulebook leaves open, 1 to 36"),
    ),
    options=checked_options,
    setup=setup,
    actors=actors,
    legal_actions=legal_actions,
    lists_all=lists_all,
    has_open_choices=has_open_choices,
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
    deck_files=DeckFiles(is_meant, deck_report),
    workbench=WORKBENCH,
)
