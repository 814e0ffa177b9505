"""Why? The passage of the rules behind a refusal, or behind each line of a score, beside its numbers."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from bot.present.ids import Verb, read_refusal, refusal_argument, verb_id
from bot.present.looks import close_button, sums_panel, view_button
from bot.present.parts import Board, Button, Colour, Panel
from bot.present.people import number, who
from bot.present.presenter import presenter_of
from bot.present.rows import look, why_buttons, why_seat
from bot.present.rulebook import source_line
from bot.tables import Table
from bot.words import Words
from engine.core.errors import Param
from engine.core.game import Seat

_TOPICS = 3
"""Pages that a score leads on to."""


def why_panel(table: Table, argument: str, words: Words) -> Panel:
    """What `Verb.WHY` asks: a refusal by its code and numbers, a score by its seat."""
    if argument and not argument.isdecimal():
        return _of_refusal(table, argument, words)
    return _of_score(table, why_seat(table, argument), words)


def refusal_button(table: Table, code: str, params: Mapping[str, Param], words: Words) -> Button:
    """The way there from a refusal. It carries what the sentence needs, then what else there is room for."""
    said, needed = _said(table, code, params, words), dict(params)
    for name in params:
        fewer = {other: value for other, value in needed.items() if other != name}
        needed = fewer if _said(table, code, fewer, words) == said else needed
    asked = refusal_argument(table.match_id, table.number, code, {**needed, **params})
    return look(table, Verb.WHY, "button-why", words, asked)


def _of_refusal(table: Table, argument: str, words: Words) -> Panel:
    """The numbers again and what is legal instead, and the passage behind them."""
    presenter = presenter_of(table.game)
    code, params = read_refusal(argument)
    said = _said(table, code, params, words)
    instead = presenter.instead(table, code, params, words) if said else ()
    topic = presenter.topic_of(code)
    page = presenter.page(topic, table, words)
    ways = (*_pages(table, [topic], words), view_button(table, words), close_button(table, words))
    return Panel(
        content=f"{said} {words('instead')}" if instead else said,
        title=words("why-title", topic=page.title),
        lines=page.lines,
        footer=source_line(page, words),
        colour=Colour.REFUSAL,
        rows=(instead, ways) if instead else (ways,),
    )


def _said(table: Table, code: str, params: Mapping[str, Param], words: Words) -> str:
    """The refusal as it was; nothing where the button did not tell all its numbers."""
    try:
        return presenter_of(table.game).refusal(table, code, params, Words(words.language, strict=True)) or ""
    except (LookupError, ValueError):
        return ""


def _of_score(table: Table, seat: Seat, words: Words) -> Panel:
    """The sum line by line, the rule below its lines; then the others' scores and the pages themselves."""
    reasons = presenter_of(table.game).reasons(table, seat, words)
    if not reasons:
        return sums_panel(table, words)
    points = next(score.points for score in table.scores if score.seat == seat)
    lines: list[str | Board] = []
    for reason in reasons:
        lines += [*reason.lines, words("why-rule", rule=reason.passage)]
    others = why_buttons(table, words, but=seat)
    topics = list(dict.fromkeys(reason.topic for reason in reasons))[:_TOPICS]
    ways = (*_pages(table, topics, words), view_button(table, words), close_button(table, words))
    return Panel(
        title=words("why-score-title", name=who(table, seat), points=points, said=number(points)),
        lines=tuple(lines),
        rows=(others, ways) if others else (ways,),
    )


def _pages(table: Table, topics: Iterable[str], words: Words) -> list[Button]:
    """The pages that the passages are from."""
    presenter = presenter_of(table.game)
    return [
        Button(
            verb_id(table.match_id, table.number, Verb.RULES, topic),
            words("button-page", topic=presenter.page(topic, table, words).title),
        )
        for topic in topics
        if topic
    ]
