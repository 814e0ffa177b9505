"""The pages of the rules: one after the other, and found by a word of theirs."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from bot.present.ids import Verb, menu_id, verb_id, what
from bot.present.looks import view_button
from bot.present.parts import OPTION_CAP, OPTIONS_CAP, Button, Menu, MenuOption, Panel, Row
from bot.present.presenter import Page, presenter_of
from bot.present.table import game_name
from bot.present.text import cut_units, escaped
from bot.tables import Table
from bot.words import Words, words_in

_SHOWN = 40
"""Columns of what was looked for in vain."""

_BEFORE, _AROUND = 2, 9
"""Words shown of the text a page was found by: before the hit, and in all."""


def rules_panel(
    game: str,
    topic: str,
    words: Words,
    *,
    subject: str = "",
    number: int = 0,
    table: Table | None = None,
    notice: str = "",
) -> Panel:
    """A page of the rules; without a topic, or with one there is not, the first one.

    `subject` is what its ids carry: a match, a lobby, or (left out) the key of the game itself. With `table`
    the page is as that table plays. `notice` goes before all else.
    """
    presenter = presenter_of(game)
    topics = presenter.topics()
    chosen = topic if topic in topics else (topics[0] if topics else "")
    page = presenter.page(chosen, table, words)
    name = game_name(game, words)
    if not topics:
        return Panel(title=words("rules-index-title", game=name), lines=(page.title,))
    back = () if table is None else (view_button(table, words),)
    return Panel(
        content=notice,
        title=words("rules-title", game=name, topic=page.title),
        lines=page.lines,
        footer=source_line(page, words),
        rows=_rule_rows(game, chosen, words, subject or game, number, back),
    )


def source_line(page: Page, words: Words) -> str:
    """Which passage of the printed rules the page retells; nothing for the referee's own."""
    return words("rules-source", source=page.source) if page.source else ""


def _rule_rows(
    game: str, chosen: str, words: Words, subject: str, number: int, back: tuple[Button, ...]
) -> tuple[Row, ...]:
    """The other topics, the next page, and the way back to the table."""
    presenter = presenter_of(game)
    topics = presenter.topics()
    options = tuple(
        MenuOption(what(Verb.RULES, topic), presenter.page(topic, None, words).title)
        for topic in topics[:OPTIONS_CAP]
        if topic != chosen
    )
    rows: list[Row] = [Menu(menu_id(subject, number), words("rules-menu"), options)]
    later = topics[topics.index(chosen) + 1 :]
    if later:
        title = presenter.page(later[0], None, words).title
        following = verb_id(subject, number, Verb.RULES, later[0])
        back = (Button(following, words("rules-next", topic=title)), *back)
    return (*rows, back) if back else tuple(rows)


# --- found by a word --------------------------------------------------------------------------------------


def found_pages(game: str, typed: str, words: Words, table: Table | None = None) -> list[tuple[str, str]]:
    """Label and key of the pages that hold every word that was typed; in the title goes before in the text.

    All pages, in reading order, for nothing typed. A page found by its text shows the place in its label.
    """
    entries = _usual_entries(game, words.language) if table is None else _entries(game, words, table)
    wanted = [_spelt(word) for word in typed.split()]
    titled = [entry for entry in entries if _hold(entry.title, wanted)]
    told = [entry for entry in entries if entry not in titled and _hold(entry.text, wanted)]
    return [
        *((entry.page.title, entry.topic) for entry in titled),
        *((_label(entry, wanted, words), entry.topic) for entry in told),
    ]


def page_meant(game: str, typed: str, words: Words, table: Table | None = None) -> str | None:
    """The page that is called so, by key or title, else the first one found; None where there is none."""
    topics = presenter_of(game).topics()
    if (key := typed.strip().casefold()) in topics:
        return key
    found = found_pages(game, typed, words, table)
    exact = [topic for label, topic in found if label.casefold() == key]
    return next(iter([*exact, *(topic for _, topic in found)]), None)


def nothing_found(typed: str, words: Words) -> str:
    """Said above the first page, which is shown instead."""
    return words("rules-nothing-found", typed=escaped(typed, _SHOWN))


@dataclass(frozen=True, slots=True)
class _Spelt:
    """A text in small letters: `ä` once as `ae` and once as `a`, for people type either, or the letter."""

    written_out: str
    bare: str

    def holds(self, other: _Spelt) -> bool:
        """Whether the other stands in it, by one of the spellings."""
        return other.written_out in self.written_out or other.bare in self.bare


@dataclass(frozen=True, slots=True)
class _Entry:
    """A page as it is searched."""

    topic: str
    page: Page
    title: _Spelt
    text: _Spelt
    tokens: tuple[str, ...]
    """The words of its lines."""


def _entries(game: str, words: Words, table: Table | None) -> tuple[_Entry, ...]:
    presenter = presenter_of(game)
    return tuple(_entry(topic, presenter.page(topic, table, words)) for topic in presenter.topics())


@cache
def _usual_entries(game: str, language: str) -> tuple[_Entry, ...]:
    """Kept, as they are searched at each letter that somebody types."""
    return _entries(game, words_in(language), None)


def _entry(topic: str, page: Page) -> _Entry:
    tokens = tuple(" ".join(page.lines).replace("**", "").split())
    return _Entry(topic, page, _spelt(page.title), _spelt(" ".join((page.title, *tokens))), tokens)


def _hold(text: _Spelt, wanted: Sequence[_Spelt]) -> bool:
    return all(map(text.holds, wanted))


def _spelt(text: str) -> _Spelt:
    small = unicodedata.normalize("NFC", text).casefold()
    return _Spelt(_bare(small.replace("ä", "ae").replace("ö", "oe").replace("ü", "ue")), _bare(small))


def _bare(text: str) -> str:
    """Without accents."""
    return "".join(one for one in unicodedata.normalize("NFKD", text) if not unicodedata.combining(one))


def _label(entry: _Entry, wanted: Sequence[_Spelt], words: Words) -> str:
    """`Stands: … two equal symbols bring a coin …`: the title, and the text around the first hit in it."""
    spelt = map(_spelt, entry.tokens)
    hit = next((place for place, token in enumerate(spelt) if any(map(token.holds, wanted))), 0)
    start = max(hit - _BEFORE, 0)
    text = " ".join(entry.tokens[start : start + _AROUND])
    return cut_units(words("rules-found", topic=entry.page.title, text=text), OPTION_CAP)
