"""Every panel there is, in one place: what the client and the cogs show."""

from __future__ import annotations

from bot.present.around import (
    card_panel,
    lobby_panel,
    moved_card_panel,
    result_panel,
    sealed_panel,
    vote_panel,
)
from bot.present.asking import ask_reason, followed_panel, nudged_panel, voted_panel
from bot.present.looks import (
    LOG_PAGE,
    discard_panel,
    game_panel,
    happened_panel,
    log_first,
    log_panel,
    money_panel,
    more_panel,
    sums_panel,
    verify_panel,
    watching_panel,
    zoo_panel,
)
from bot.present.offers import choices_for_command, offers_for_command
from bot.present.places import (
    AUTO,
    HELPFUL,
    NEEDED,
    NOWHERE,
    Boards,
    games_panel,
    note_panel,
    right_name,
    settings_panel,
    setup_panel,
    summary_label,
)
from bot.present.refusals import broken_panel, refusal_line, refusal_panel
from bot.present.rulebook import found_pages, nothing_found, page_meant, rules_panel
from bot.present.table import (
    game_name,
    park_panel,
    played_panel,
    story_panel,
    table_panel,
    view_panel,
)
from bot.present.why import why_panel

__all__ = [
    "AUTO",
    "HELPFUL",
    "LOG_PAGE",
    "NEEDED",
    "NOWHERE",
    "Boards",
    "ask_reason",
    "broken_panel",
    "card_panel",
    "choices_for_command",
    "discard_panel",
    "followed_panel",
    "found_pages",
    "game_name",
    "game_panel",
    "games_panel",
    "happened_panel",
    "lobby_panel",
    "log_first",
    "log_panel",
    "money_panel",
    "more_panel",
    "moved_card_panel",
    "note_panel",
    "nothing_found",
    "nudged_panel",
    "offers_for_command",
    "page_meant",
    "park_panel",
    "played_panel",
    "refusal_line",
    "refusal_panel",
    "result_panel",
    "right_name",
    "rules_panel",
    "sealed_panel",
    "settings_panel",
    "setup_panel",
    "story_panel",
    "summary_label",
    "sums_panel",
    "table_panel",
    "verify_panel",
    "view_panel",
    "vote_panel",
    "voted_panel",
    "watching_panel",
    "why_panel",
    "zoo_panel",
]
