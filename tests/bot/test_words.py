"""The Fluent files: complete and alike in every language, every message used, every use there."""

import ast
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from bot.present.places import HELPFUL, NEEDED
from bot.present.presenter import commands_of
from bot.tables import BoardForm, RefereeRefusal
from bot.words import LANGUAGES, LOCALES, MissingWords, Words, language_of_locale, words_in
from engine.core.errors import CoreRefusal
from engine.core.match import MatchRefusal
from engine.games.duell.kinds import Colour, Symbol
from engine.registry import games
from tests.bot.present.families import families as games_families

ROOT = Path(__file__).parents[2]
FILES = sorted(path.name for path in (LOCALES / LANGUAGES[0]).glob("*.ftl"))


class _Wanted(Visitor):
    """The variables and messages that a pattern refers to."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node):  # noqa: N802 - Fluent's own name
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node):  # noqa: N802 - Fluent's own name
        self.messages.add(node.id.name)


def entries(language: str, file: str) -> list[ftl.Message]:
    parsed = FluentParser().parse((LOCALES / language / file).read_text(encoding="utf-8"))
    broken = [entry.content for entry in parsed.body if isinstance(entry, ftl.Junk)]
    assert broken == [], f"{language}/{file}"
    return [entry for entry in parsed.body if isinstance(entry, ftl.Message)]


def patterns(language: str) -> dict[str, _Wanted]:
    """Each message and attribute by its key, with what it refers to."""
    found: dict[str, _Wanted] = {}
    for file in FILES:
        for message in entries(language, file):
            parts = {message.id.name: message.value}
            parts |= {f"{message.id.name}.{one.id.name}": one.value for one in message.attributes}
            for key, pattern in parts.items():
                assert key not in found, f"{key} twice in {language}"
                if pattern is not None:
                    wanted = found[key] = _Wanted()
                    wanted.visit(pattern)
    return found


MESSAGES = {language: patterns(language) for language in LANGUAGES}


def variables(language: str, key: str) -> set[str]:
    """With those of the messages it is made of, which get the same variables."""
    wanted = MESSAGES[language][key]
    return wanted.variables.union(*(variables(language, other) for other in wanted.messages))


def test_every_language_has_the_same_files():
    for language in LANGUAGES:
        assert sorted(path.name for path in (LOCALES / language).glob("*")) == FILES


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_has_the_same_messages_with_the_same_variables(language):
    assert MESSAGES[language].keys() == MESSAGES[LANGUAGES[0]].keys()
    for key in MESSAGES[language]:
        assert variables(language, key) == variables(LANGUAGES[0], key), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_well_formed(language):
    words = Words(language, strict=True)
    for key in MESSAGES[language]:
        said = words(key, **dict.fromkeys(variables(language, key), 2))
        assert said.strip() == said
        assert said
        assert "{" not in said


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


def literals() -> set[str]:
    """Every text that stands in the code."""
    files = [path for folder in ("bot", "cogs") for path in (ROOT / folder).rglob("*.py")]
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in files]
    return {
        node.value
        for tree in trees
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def test_every_message_is_used_and_every_use_is_there():
    english = set(MESSAGES[LANGUAGES[0]])
    referred = {name for wanted in MESSAGES[LANGUAGES[0]].values() for name in wanted.messages}
    texts = literals()
    commands = {key for key in english if key.startswith("cmd-")}
    assert families() <= english
    assert english - families() - texts - referred - commands == set()
    ours = "|".join((*games(), "button", "lobby", "table", "told", "vote"))
    assert {text for text in texts if re.fullmatch(rf"({ours})-[a-z-]*[a-z]", text)} <= english


def test_every_command_of_the_cogs_has_words_and_the_other_way_round():
    code = "\n".join(path.read_text(encoding="utf-8") for path in (ROOT / "cogs").glob("*.py"))
    there = {key.removeprefix("cmd-") for key in MESSAGES[LANGUAGES[0]] if key.startswith("cmd-")}
    made = commands_of(games())
    keys = {command.name.replace(" ", "-") for command in made}
    groups = {command.name.partition(" ")[0] for command in made if " " in command.name}
    found = set(re.findall(r'\babout\("([a-z-]+)"\)', code)) | keys | groups
    assert found == {key for key in there if "." not in key}
    options = re.findall(r'\boption\("([a-z-]+)", "([a-z0-9-]+)"\)', code)
    options += [(command.name.replace(" ", "-"), command.option) for command in made if command.option]
    for command, option in options:
        assert {f"{command}.{option}", f"{command}.{option}-about"} <= there


# --- what must differ -------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_signs_that_stand_for_different_things_differ(language):
    words = Words(language, strict=True)
    for kinds in (kinds for game in games_families() for kinds in game.differ(words)):
        assert len(set(kinds)) == len(kinds), kinds
    assert all(len(words("duell-symbol-letter", symbol=one)) == 1 for one in Symbol)
    assert all(len(words("duell-colour-letters", colour=one)) == 2 for one in Colour)


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
