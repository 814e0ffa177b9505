"""Why an option cannot be set, said in the reader's language and from codes and numbers alone."""

from __future__ import annotations

import pytest

from bot.present.refusals import refusal_line
from bot.tables import RefereeRefusal, Refused, TableTrouble
from engine.core.errors import BadOptions, OptionTrouble
from engine.core.game import OptionValue
from engine.registry import games
from tests.bot.present.playing import STRICT

NUMBERS = {
    "choices": "K3, MIX",
    "line": 2,
    "card": "bear:heart",
    "deck": "mine",
    "wanted": 3,
    "counts": "2",
    "have": 2,
    "hours": 24,
}
ENGLISH = {"there", "that", "cannot", "must", "are", "only", "game", "like"}


@pytest.mark.parametrize("why", [*OptionTrouble, *TableTrouble])
def test_every_reason_is_said_in_both_languages(why: OptionTrouble | TableTrouble):
    refused = Refused(RefereeRefusal.BAD_OPTION, option="deck", why=why, **NUMBERS)
    said = {language: refusal_line(refused, words) for language, words in STRICT.items()}
    assert said["en"] != said["de"]
    assert not ENGLISH & set(said["de"].casefold().replace(",", " ").split())
    if why is not OptionTrouble.OTHER:
        other = Refused(RefereeRefusal.BAD_OPTION, option="deck", why=OptionTrouble.OTHER)
        assert all(line != refusal_line(other, STRICT[language]) for language, line in said.items())


BAD: list[dict[str, OptionValue]] = [
    {"nonsense": True},
    {"deck": "K4"},
    {"deck": "[animals]\nbear = { heart = 9 }\n"},
    {"deck": "x\n"},
    {"deck": 5},
    {"expert": 5},
]


@pytest.mark.parametrize("language", STRICT)
@pytest.mark.parametrize("options", BAD, ids=str)
def test_what_the_engine_refuses_can_be_said(options: dict[str, OptionValue], language: str):
    with pytest.raises(BadOptions) as bad:
        games()["duell"].options(options)
    error = bad.value
    refused = Refused(RefereeRefusal.BAD_OPTION, option=error.option, why=error.code, **error.params)
    assert error.reason not in refusal_line(refused, STRICT[language])
