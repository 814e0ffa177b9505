"""Why? The passage of the rules behind a refusal, or behind each line of a score, beside its numbers."""

from __future__ import annotations

from collections.abc import Sequence

from bot.present.ids import Verb, verb_id
from bot.present.looks import close_button, sums_panel, view_button
from bot.present.parts import Board, Button, Panel
from bot.present.people import number, who
from bot.present.presenter import Reason, presenter_of
from bot.present.rows import look, why_buttons, why_seat
from bot.present.rulebook import source_line
from bot.tables import Table
from bot.words import Words
from engine.core.game import Seat

_TOPICS = 3
"""Pages that a score leads on to."""


def why_panel(table: Table, argument: str, words: Words) -> Panel:
    """What `Verb.WHY` asks: a refusal by its code, a score by its seat."""
    if argument and not argument.isdecimal():
        return _of_refusal(table, argument, words)
    return _of_score(table, why_seat(table, argument), words)


def _of_refusal(table: Table, code: str, words: Words) -> Panel:
    """The passage behind it."""
    topic = presenter_of(table.game).topic_of(code)
    page = presenter_of(table.game).page(topic, table, words)
    rules = look(table, Verb.RULES, "button-topics", words)
    return Panel(
        title=words("why-title", topic=page.title),
        lines=page.lines,
        footer=source_line(page, words),
        rows=((view_button(table, words), rules, close_button(table, words)),),
    )


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
    ways = (*_pages(table, reasons, words), view_button(table, words), close_button(table, words))
    return Panel(
        title=words("why-score-title", name=who(table, seat), points=points, said=number(points)),
        lines=tuple(lines),
        rows=(others, ways) if others else (ways,),
    )


def _pages(table: Table, reasons: Sequence[Reason], words: Words) -> list[Button]:
    """The pages that the passages are from."""
    presenter = presenter_of(table.game)
    topics = list(dict.fromkeys(reason.topic for reason in reasons))[:_TOPICS]
    return [
        Button(
            verb_id(table.match_id, table.number, Verb.RULES, topic),
            words("button-page", topic=presenter.page(topic, table, words).title),
        )
        for topic in topics
    ]
