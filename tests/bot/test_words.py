import re
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from bot.present.places import HELPFUL, NEEDED
from bot.present.presenter import commands_of
from bot.tables import BoardForm, RefereeRefusal
from bot.words import LANGUAGES, LOCALES, MissingWords, Words, language_of_locale, words_in
from engine.core.errors import CoreRefusal
from engine.core.match import MatchRefusal
from engine.games.duell.kinds import Colour, Symbol
from engine.registry import games
from tests.bot.fluent_files import Locales, calls, literals, prose
from tests.bot.present.families import families as games_families

ROOT = Path(__file__).parents[2]
CODE = (ROOT / "bot", ROOT / "cogs")
YOU = {"You", "Du"}
"""What the reader is called: other verbs follow in one language, and not in another."""


def locales(folder: Path = LOCALES) -> Locales:
    return Locales(folder, LANGUAGES)


def test_every_message_is_there_in_every_language_alike_and_well_formed():
    assert locales().trouble(YOU) == []
    assert {words_in(language)("you") for language in LANGUAGES} == YOU


# --- used and there ---------------------------------------------------------------------------------------


def families() -> set[str]:
    """The keys that are put together, each family with exactly the members there are."""
    found = {
        f"refused-{code.replace('_', '-')}"
        for kind in (CoreRefusal, MatchRefusal, RefereeRefusal)
        for code in kind
    }
    # These always come with a table, which answers better.
    found -= {"refused-not-your-turn", "refused-stale"}
    found |= {
        f"right-{right.replace('_', '-')}{why}" for right in (*NEEDED, *HELPFUL) for why in ("", ".why")
    }
    found |= {f"language-{language}" for language in ("auto", *LANGUAGES)}
    found |= {f"language-name-{language}" for language in LANGUAGES}
    found |= {f"board-{form}" for form in BoardForm}
    found |= {f"button-board-{form}" for form in ("auto", *BoardForm)}
    found |= {f"game-{key}{short}" for key in games() for short in ("", ".short")}
    found |= {f"{key}-reason" for key in ("vote-back", "vote-end")}
    return found.union(*(game.KEYS for game in games_families()))


def test_every_message_is_used_and_every_use_is_there():
    asked = calls(*CODE)
    assert len(asked) > 400
    assert locales().unused(literals(*CODE), families()) == set()
    assert locales().missing(asked, families()) == set()
    ours = "|".join((*games(), "button", "lobby", "pictures", "table", "told", "vote"))
    texts = {text for text in literals(*CODE) if re.fullmatch(rf"({ours})-[a-z-]*[a-z]", text)}
    assert texts <= locales().texts[LANGUAGES[0]].keys()


def test_every_message_gets_the_variables_it_takes():
    assert locales().misused(calls(*CODE)) == []


def test_no_sentence_is_put_together_in_the_code():
    """Whatever people read is a message: no text of the presenters has a word that joins others."""
    joining = r"\b(and|or|the|of|with|to|for|has|und|oder|der|die|das|mit|von|für|hat)\b"
    spoken = prose(*(ROOT / "bot" / folder for folder in ("present", "pictures")), ROOT / "cogs")
    spoken.remove("no room for ")  # what a picture notes for the tests of it
    assert {text for text in spoken if " " in text and re.search(joining, text)} == set()


def test_every_command_of_the_cogs_has_words_and_the_other_way_round():
    code = "\n".join(path.read_text(encoding="utf-8") for path in (ROOT / "cogs").glob("*.py"))
    there = {key.removeprefix("cmd-") for key in locales().texts[LANGUAGES[0]] if key.startswith("cmd-")}
    made = commands_of(games())
    keys = {command.name.replace(" ", "-") for command in made}
    groups = {command.name.partition(" ")[0] for command in made if " " in command.name}
    found = set(re.findall(r'\babout\("([a-z-]+)"\)', code)) | keys | groups
    assert found == {key for key in there if "." not in key}
    options = re.findall(r'\boption\("([a-z-]+)", "([a-z0-9-]+)"\)', code)
    options += [(command.name.replace(" ", "-"), command.option) for command in made if command.option]
    for command, option in options:
        assert {f"{command}.{option}", f"{command}.{option}-about"} <= there


# --- each kind of trouble is found ------------------------------------------------------------------------

Edit = Callable[[str], str]
BROKEN: dict[str, tuple[str, str, Edit, str]] = {
    "missing": (
        "de",
        "table",
        lambda text: text.replace("button-log = Verlauf\n", ""),
        "button-log is missing",
    ),
    "unknown": ("de", "table", lambda text: text + "\nnew-one = Neu\n", "new-one is unknown"),
    "twice": ("en", "table", lambda text: text + "\nbutton-log = Log\n", "button-log twice"),
    "no message": ("de", "duell", lambda text: text + "\n= nothing\n", "no message"),
    "other variable": (
        "de",
        "table",
        lambda text: text.replace("vote-withdraw = { $name }", "vote-withdraw = { $nam }"),
        "vote-withdraw has other variables",
    ),
    "variable left out": (
        "de",
        "refusals",
        lambda text: text.replace("nach { $name }.", "nach ihm."),
        "not-your-turn-after has other variables",
    ),
    "variant left out": (
        "de",
        "duell",
        lambda text: text.replace("    [bison] Bisons\n", ""),
        "duell-animals has other variants",
    ),
    "unknown message": (
        "de",
        "duell",
        lambda text: text.replace("{ told-mover } { $card } gestohlen", "{ told-moved } { $card } gestohlen"),
        "duell-told-stole refers to told-moved",
    ),
    "unknown function": (
        "en",
        "table",
        lambda text: text.replace("plus = +{ $points }", "plus = +{ SIGNED($points) }"),
        "plus refers to SIGNED",
    ),
    "unknown term": (
        "en",
        "table",
        lambda text: text.replace("= More\n", "= { -more }\n"),
        "refers to -more",
    ),
    "no text": (
        "de",
        "table",
        lambda text: text.replace("= Mehr\n", '= {""}\n'),
        "button-more is said as ''",
    ),
}


@pytest.mark.parametrize("kind", BROKEN)
def test_files_with_a_mistake_are_found(kind: str, tmp_path: Path):
    language, file, edit, complaint = BROKEN[kind]
    shutil.copytree(LOCALES, tmp_path / "locales")
    path = tmp_path / "locales" / language / f"{file}.ftl"
    before = path.read_text(encoding="utf-8")
    path.write_text(edit(before), encoding="utf-8")
    assert path.read_text(encoding="utf-8") != before
    assert any(complaint in one for one in locales(tmp_path / "locales").trouble(YOU))


def test_a_file_that_is_missing_is_found(tmp_path: Path):
    shutil.copytree(LOCALES, tmp_path / "locales")
    (tmp_path / "locales" / "de" / "zuuli.ftl").unlink()
    found = locales(tmp_path / "locales").trouble(YOU)
    assert "de: other files" in found
    assert "de: zuuli-finish is missing" in found


def test_code_with_a_mistake_is_found(tmp_path: Path):
    path = tmp_path / "code.py"
    path.write_text(
        'words("no-such-key")\nwords("minus", points=1, coins=2)\nself.words("plus")\n'
        'words("star" if it else "no-other-key", **facts)\nsaid = f"{one} and {two}"\n'
    )
    asked = calls(tmp_path)
    assert locales().missing(asked, set()) == {"no-such-key", "no-other-key"}
    assert locales().misused(asked) == [
        "minus takes ['points'], gets ['coins', 'points']",
        "plus takes ['points'], gets []",
    ]
    assert " and " in prose(tmp_path)
    assert "button-log" in locales().unused(literals(tmp_path), families())


# --- what must differ -------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_signs_that_stand_for_different_things_differ(language):
    words = Words(language, strict=True)
    for kinds in (kinds for game in games_families() for kinds in game.differ(words)):
        assert len(set(kinds)) == len(kinds), kinds
    assert all(len(words("duell-symbol-letter", symbol=one)) == 1 for one in Symbol)
    assert all(len(words("duell-colour-letters", colour=one)) == 2 for one in Colour)


def test_german_has_the_words_of_the_german_rules():
    """Transporter, Gehege, Stall, Verkaufsstand, Nachwuchs, Plättchen: no others for the same things."""
    other = r"\b(Truck|Laster|Lastwagen|Käfig|Scheune|Bude|Kiosk[ae]|Jungtier|Baby|Kachel|Enclosure|Barn)"
    texts = (path.read_text(encoding="utf-8") for path in (LOCALES / "de").glob("*.ftl"))
    assert [found for text in texts for found in re.findall(other, re.sub(r"(?m)^[\w-]+ =", "", text))] == []


def test_plurals():
    assert words_in("en")("duell-told-cleared", name="Anna", count=1) == "Anna paid off a minus point."
    assert words_in("de")("duell-told-cleared", name="Anna", count=1) == "Anna hat einen Minuspunkt getilgt."
    assert words_in("de")("duell-told-cleared", name="Anna", count=2) == "Anna hat 2 Minuspunkte getilgt."


# --- what is missing --------------------------------------------------------------------------------------


def test_a_gap_fails_a_test_and_not_a_user(caplog):
    with pytest.raises(MissingWords):
        Words("de", strict=True)("no-such-key")
    with pytest.raises(MissingWords):
        Words("de", strict=True)("verify-seed")
    assert Words("de")("no-such-key") == "no-such-key"
    assert Words("de")("verify-seed").startswith("Startwert")
    assert "no-such-key" in caplog.text


def test_what_one_language_lacks_is_said_in_english(monkeypatch):
    from bot import words as module

    real = module._pattern
    monkeypatch.setattr(
        module, "_pattern", lambda language, key: None if language == "de" else real(language, key)
    )
    assert Words("de")("button-more") == "More"


def test_languages():
    assert words_in("de").language == "de"
    assert words_in("fr").language == "en"
    assert language_of_locale("de") == "de"
    assert language_of_locale("en-GB") == "en"
    assert language_of_locale("ja") is None
    assert language_of_locale(None) is None
    assert words_in("en").has("button-more")
    assert not words_in("en").has("button-nothing")
