"""Options as they are typed: what cannot be set is refused by a code, not by words."""

from __future__ import annotations

import pytest

from bot.tables import RefereeRefusal, Refused
from cogs.options import read_options
from engine.core.errors import OptionTrouble
from engine.core.game import Option

KNOWN = (
    Option("deck", "K3", ("K3", "MIX"), is_deck=True),
    Option("expert", default=False),
    Option("spare", 2),
)


@pytest.mark.parametrize(
    ("typed", "why", "choices"),
    [
        ("nonsense=1", OptionTrouble.UNKNOWN, "deck, expert, spare"),
        ("deck=K4", OptionTrouble.CHOICE, "K3, MIX, mine"),
        ("expert=perhaps", OptionTrouble.YES_OR_NO, ""),
        ("spare=many", OptionTrouble.NUMBER, ""),
    ],
)
def test_what_cannot_be_set_is_refused_by_a_code(typed: str, why: OptionTrouble, choices: str) -> None:
    with pytest.raises(Refused) as refused:
        read_options(KNOWN, typed, ["mine"])
    assert refused.value.code is RefereeRefusal.BAD_OPTION
    assert refused.value.params == {"option": typed, "why": why, "choices": choices}
