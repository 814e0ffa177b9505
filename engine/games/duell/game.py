"""The game's entry in the registry: the contract of `engine.core.game`, filled in."""

from __future__ import annotations

from engine.core.game import DeckFiles, Game, GameInfo
from engine.games.duell.actions import DuellAction
from engine.games.duell.deck import deck_report, is_meant
from engine.games.duell.kinds import SEATS
from engine.games.duell.notation import action_text, parse_action
from engine.games.duell.position import MULTISETS, read_position, view_document, write_position
from engine.games.duell.rules import (
    actors,
    apply_in_place,
    check,
    is_mid_turn,
    legal_actions,
    random_action,
    reveals,
)
from engine.games.duell.scoring import outcome, scores
from engine.games.duell.setup import OPTIONS, checked_options, setup
from engine.games.duell.state import DuellState
from engine.games.duell.view import DuellView, determinize, view

GAME: Game[DuellState, DuellAction, DuellView] = Game(
    info=GameInfo(
        key="duell",
        title="Zooloretto Duell",
        rules_version="1",
        seat_counts=(len(SEATS),),
        options=OPTIONS,
        references=("Rulebook: Zooloretto Duell", "Rulings for what the rulebook leaves open, 1 to 32"),
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
    deck_files=DeckFiles(is_meant, deck_report),
)
