"""The pages of the rules: found by a word of theirs, numbers from the component data, with what is ours."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from dataclasses import fields, is_dataclass, replace
from enum import Enum
from importlib import import_module
from typing import Any

import pytest
from pydantic import BaseModel

from bot.present.panels import found_pages, page_meant, rules_panel
from bot.present.parts import described
from bot.present.presenter import Page, presenter_of
from bot.present.rulebook import nothing_found
from bot.words import LANGUAGES
from engine.games.zuuli.cards import Animal, Enclosure, Upgrade, make_deck
from engine.games.zuuli.deck import BUILT_IN, DEFAULT_DECK
from engine.registry import games
from tests.bot.present.playing import STRICT
from tests.bot.present.playing import Playing as Duell

EN, DE = STRICT["en"], STRICT["de"]


def pages(key: str, language: str) -> dict[str, Page]:
    presenter = presenter_of(key)
    return {topic: presenter.page(topic, None, STRICT[language]) for topic in presenter.topics()}


def found(key: str, typed: str, language: str) -> list[str]:
    return [topic for _, topic in found_pages(key, typed, STRICT[language])]


# --- found by a word --------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", games())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_a_page_finds_it_however_it_is_typed(key: str, language: str):
    for topic, page in pages(key, language).items():
        for word in set(re.findall(r"\w{3,}", "\n".join((page.title, *page.lines)))):
            for typed in {word, word.upper(), unicodedata.normalize("NFD", word), written_out(word)}:
                hits = found_pages(key, typed, STRICT[language])
                assert topic in [hit for _, hit in hits], typed
                assert all(len(label) <= 100 for label, _ in hits)


def written_out(word: str) -> str:
    """As people write who have no umlauts on their keyboard."""
    for letter, typed in {
        "ä": "ae",
        "ö": "oe",
        "ü": "ue",
        "Ä": "Ae",
        "Ö": "Oe",
        "Ü": "Ue",
        "ß": "ss",
    }.items():
        word = word.replace(letter, typed)
    return word


@pytest.mark.parametrize(
    "typed", ["verkaufsstände", "VERKAUFSSTÄNDE", "Verkaufsstaende", "verkaufsstande", "  Verkaufsstände "]
)
def test_umlauts_may_be_written_out_left_out_or_typed(typed: str):
    assert found("duell", typed, "de")[0] == "stands"
    assert page_meant("duell", typed, DE) == "stands"


def test_a_word_in_a_title_goes_before_one_in_a_text():
    assert found("zooloretto", "offspring", "en")[0] == "young"
    assert found("duell", "stands", "en")[0] == "stands"


def test_a_page_found_by_its_text_shows_the_place():
    labels = {topic: label for label, topic in found_pages("duell", "steal", EN)}
    assert labels["money"].startswith("Money actions: … ")
    assert "Steal any animal" in labels["money"]
    labels = {topic: label for label, topic in found_pages("duell", "stehlen", DE)}
    assert "Stehlen: ein beliebiges Tier" in labels["money"]


def test_several_words_must_all_be_there():
    assert found("zuuli", "fierce name", "en")[0] == "fierce"
    assert found("zuuli", "Plätze Faktor Lebensräume", "de") == ["enclosures", "builder"]
    assert found("zuuli", "fierce bicycle", "en") == []


def test_nothing_typed_offers_all_in_reading_order():
    for key in games():
        assert found(key, " ", "de") == list(presenter_of(key).topics())


def test_what_is_no_word_of_any_page_is_said():
    assert page_meant("duell", "Fahrrad", DE) is None
    assert nothing_found("Fahr*rad*", DE) == "Keine Seite nennt „Fahr\\*rad\\*“. Hier ist die erste."
    panel = rules_panel("duell", "", DE, notice=nothing_found("Fahrrad", DE))
    assert panel.content == nothing_found("Fahrrad", DE)
    assert panel.title == "Zooloretto Duell: Das Ziel"


def test_the_pages_are_searched_as_the_table_plays():
    own = Duell.fresh(1, {"deck": 'markers = ["3", "3", "2", "2", "2", "final", "1", "1"]\n'}).table()
    assert "deck" in found("duell", "reconstruction", "en")
    assert [topic for _, topic in found_pages("duell", "reconstruction", EN, own)] == []


# --- numbers from the data --------------------------------------------------------------------------------

SHIFT = 300
"""Added to every number of the components: then no page may show one below it but those named here."""

NAMES = re.compile(r"\b(E4|E5|E6|X1|X2)\b|^\d\. ", re.MULTILINE)
"""Enclosures that are called by numbers, and the numbers of a list."""

FROM_THE_DECK = {("duell", "deck"), ("zuuli", "cards")}
"""Pages with numbers of the deck, which other tests change."""

COUNTED: Mapping[tuple[str, str], set[int]] = {
    ("duell", "turn"): {3},  # trucks
    ("duell", "stands"): {4},  # colours
    ("duell", "board"): {4},
    ("duell", "end"): {2},  # markers below one of the deck
    ("zooloretto", "setup"): {2, 3, 4, 5},  # players
    ("zooloretto", "two"): {1, 2, 3},  # spaces less blocked ones
    ("zuuli", "aim"): {3},  # Years
    ("zuuli", "end"): {3},
    ("zuuli", "picking"): {1, 2, 3},
    ("zuuli", "year"): {2, 3, 4, 5},  # players
    ("zuuli", "enclosures"): {1, 3},  # habitats; the New Plot of the deck
}
"""How many there are of a thing, and what else stays as it is when all numbers rise."""


def shifted(value: Any) -> Any:
    """The same with every number raised."""
    if isinstance(value, bool | Enum | str):
        return value
    if isinstance(value, int):
        return value + SHIFT
    if isinstance(value, BaseModel):
        return value.model_copy(
            update={name: shifted(getattr(value, name)) for name in type(value).model_fields}
        )
    if is_dataclass(value) and not isinstance(value, type):
        return replace(value, **{one.name: shifted(getattr(value, one.name)) for one in fields(value)})
    if isinstance(value, Mapping):
        return {key: shifted(inner) for key, inner in value.items()}
    return type(value)(map(shifted, value)) if isinstance(value, tuple | list) else value


DATA = {
    "duell": ("COMPONENTS", "CAPACITIES", "TARGETS"),
    "zooloretto": ("COMPONENTS", "PLANS", "TABLES"),
    "zuuli": ("COMPONENTS", "PICKS", "CARDS_NEEDED"),
}
"""All that the pages read of the box."""


@pytest.mark.parametrize("key", games())
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_numbers_on_the_pages_are_those_of_the_box(
    key: str, language: str, monkeypatch: pytest.MonkeyPatch
):
    module = import_module(f"bot.present.{key}.pages")
    before = pages(key, language)
    for name in DATA[key]:
        monkeypatch.setattr(module, name, shifted(getattr(module, name)))
    changed = 0
    for topic, page in pages(key, language).items():
        said = NAMES.sub("", "\n".join(page.lines))
        low = {int(digits) for digits in re.findall(r"\d+", said) if int(digits) < SHIFT // 2}
        if (key, topic) not in FROM_THE_DECK:
            assert low == COUNTED.get((key, topic), set()), topic
        changed += page.lines != before[topic].lines
    assert changed >= 5


@pytest.mark.parametrize("key", games())
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_number_of_the_box_is_typed_in_words(key: str, language: str):
    """What costs or brings something is a number read from the data, so it is never written out by hand."""
    typed = {
        "en": r"\b(two|three|four|five|six|seven|eight) (coins|points|spaces|places|cards|tiles)\b",
        "de": r"\b(zwei|drei|vier|fünf|sechs|sieben|acht) (Münzen|Punkte|Plätze|Karten|Plättchen)\b",
    }[language]
    for page in pages(key, language).values():
        assert re.findall(typed, "\n".join(page.lines)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_of_the_cards_counts_the_deck_that_is_played(language: str, monkeypatch: pytest.MonkeyPatch):
    deck = BUILT_IN[DEFAULT_DECK]
    own = make_deck("\n", "own", "Own", "", replace(deck.new_plot, space=88), deck.faces[:20])
    monkeypatch.setattr(import_module("bot.present.zuuli.pages"), "BUILT_IN", {DEFAULT_DECK: own})
    said = "\n".join(pages("zuuli", language)["cards"].lines)
    kinds = [
        sum(face.copies for face in own.faces if isinstance(face, kind))
        for kind in (Enclosure, Animal, Upgrade)
    ]
    assert [int(digits) for digits in re.findall(r"\d+", said)[:4]] == [len(own.cards), *kinds]
    assert "88" in "\n".join(pages("zuuli", language)["enclosures"].lines)


# --- what is ours -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("key", "topic", "english", "german"),
    [
        ("duell", "deck", "The referee plays with a reconstruction", "spielt mit einer Rekonstruktion"),
        ("zooloretto", "rulings", "No piece is reconstructed", "Kein Teil ist rekonstruiert"),
        (
            "zuuli",
            "cards",
            "A reconstruction from reviews and guesses",
            "Eine Rekonstruktion aus Besprechungen",
        ),
    ],
)
def test_each_game_says_what_is_reconstructed(key: str, topic: str, english: str, german: str):
    for words, said in ((EN, english), (DE, german)):
        assert said in described(rules_panel(key, topic, words).lines, 4096)
    assert topic in found(key, "reconstruct", "en")
    assert topic in found(key, "rekonstru", "de")


def test_zuuli_counts_what_is_made_up():
    deck = BUILT_IN[DEFAULT_DECK]
    marks = [source.value for face in (deck.new_plot, *deck.faces) for source in face.provenance.values()]
    said = described(rules_panel("zuuli", "cards", EN).lines, 4096)
    assert (
        f"of {len(marks)} entries on these cards {marks.count('S')} are from the rulebook or reviews, "
        f"{marks.count('I')} follow from those, {marks.count('MW')} are hints of a later rework, "
        f"{marks.count('R')} are made up"
    ) in said
