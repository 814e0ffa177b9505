"""The pages of the rules: one after the other, and found by a word of theirs."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

from bot.present.ids import Verb, menu_id, verb_id, what
from bot.present.looks import view_button
from bot.present.parts import OPTION_CAP, OPTIONS_CAP, Button, Menu, MenuOption, Panel, Row
from bot.present.presenter import Page, presenter_of
from bot.present.table import game_name
from bot.present.text import cut_units, escaped
from bot.tables import Table
from bot.words import Words

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
    presenter = presenter_of(game)
    pages = [(topic, presenter.page(topic, table, words)) for topic in presenter.topics()]
    wanted = typed.split()
    titled = [(page.title, topic) for topic, page in pages if _holds(page.title, wanted)]
    named = {topic for _, topic in titled}
    told = [
        (_label(page, wanted, words), topic)
        for topic, page in pages
        if topic not in named and _holds("\n".join((page.title, *page.lines)), wanted)
    ]
    return titled + told


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


def _holds(text: str, wanted: Iterable[str]) -> bool:
    spellings = _spelt(text)
    return all(
        any(one in there for one, there in zip(_spelt(word), spellings, strict=True)) for word in wanted
    )


def _spelt(text: str) -> tuple[str, str]:
    """Small letters, `ä` once as `ae` and once as `a`: people type either, or the letter itself."""
    small = unicodedata.normalize("NFC", text).casefold()
    written_out = small.replace("ä", "ae").replace("ö", "oe").replace("ü", "ue")
    return _bare(written_out), _bare(small)


def _bare(text: str) -> str:
    """Without accents."""
    return "".join(one for one in unicodedata.normalize("NFKD", text) if not unicodedata.combining(one))


def _label(page: Page, wanted: list[str], words: Words) -> str:
    """`Stands: … two equal symbols bring a coin …`: the title, and the text around the first hit in it."""
    tokens = " ".join(page.lines).replace("**", "").split()
    hits = [place for place, token in enumerate(tokens) if any(_holds(token, [word]) for word in wanted)]
    start = max(min(hits, default=0) - _BEFORE, 0)
    text = " ".join(tokens[start : start + _AROUND])
    return cut_units(words("rules-found", topic=page.title, text=text), OPTION_CAP)
