"""Private panels that show something: what happened, the log, sums, fairness, the game's own."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from bot.present.ids import Verb, verb_id
from bot.present.lines import flowing
from bot.present.parts import Board, Button, Colour, Image, Panel, Row, Style
from bot.present.people import seat_names, since
from bot.present.presenter import presenter_of
from bot.present.rows import look, nudge_buttons, why_button, why_buttons, why_seat
from bot.present.rows import view_button as way_to_view
from bot.present.table import over_line, story, view_panel
from bot.tables import BoardForm, Phase, Table, Told
from bot.words import Words
from engine.core.game import Seat
from engine.core.match import RowKind

LOG_PAGE = 20
"""Rows on a page of the log."""


def view_button(table: Table, words: Words) -> Button:
    """The way back to the whole position; green when a decision waits there."""
    style = Style.BEST if table.seat is not None and table.seat in table.actors else Style.LOOK
    return way_to_view(table, words, style)


def close_button(table: Table, words: Words) -> Button:
    """Takes the private panel away."""
    return look(table, Verb.CLOSE, "button-close", words)


# --- what happened ----------------------------------------------------------------------------------------


def happened_panel(table: Table, told: Sequence[Told], words: Words) -> Panel:
    """What happened since the reader last looked or acted; if nothing did, the latest moves."""
    lines: list[str | Board] = list(_pressed_lines(table, told, words))
    title = words("happened-title")
    if not lines:
        title = words("happened-recent-title")
        recent = list(_pressed_lines(table, table.last, words))
        lines = [words("happened-nothing"), *recent] if recent else [words("log-empty")]
    if table.phase is not Phase.RUNNING:
        lines.append(over_line(table, words))
    rows = (
        (view_button(table, words), look(table, Verb.LOG, "button-log", words), close_button(table, words)),
    )
    return Panel(title=title, lines=tuple(lines), rows=rows)


def _pressed_lines(table: Table, told: Sequence[Told], words: Words) -> list[str]:
    """A line a press, with its number; what was taken back is struck out.

    Presses that tell one thing (a draw and the load, a truck and where its tiles went) share a line. What
    would be a long paragraph on a phone has a line a sentence.
    """
    presses = [list(rows) for _, rows in groupby(told, key=lambda one: one.row.press)]
    found: list[str] = []
    while presses:
        rows, last = presses[0], presses.pop(0)
        while presses and _belong_together(table, rows, presses[0], words):
            last = presses.pop(0)
            rows = [*rows, *last]
        if sentences := _told(table, rows, told, words):
            number = last[0].row.press
            if last[0].stands:
                found += words("log-line", number=number, story=flowing(sentences)).split("\n")
            else:
                found.append(words("log-gone", number=number, story=" ".join(sentences)))
    return found


def _belong_together(table: Table, rows: Sequence[Told], later: Sequence[Told], words: Words) -> bool:
    """Whether both are told in fewer sentences than each for itself."""
    if rows[-1].stands != later[0].stands or later[0].row.kind is not RowKind.MOVE:
        return False
    apart = [story(table, _standing(some), words) for some in (rows, later)]
    return len(story(table, _standing([*rows, *later]), words)) < sum(map(len, apart))


def _standing(rows: Sequence[Told]) -> list[Told]:
    """The rows as they were told before they were taken back."""
    return [Told(one.row, one.events, one.at, stands=True) for one in rows]


def _told(table: Table, rows: Sequence[Told], among: Sequence[Told], words: Words) -> list[str]:
    """A take-back tells what it took, which lies among the other rows."""
    if rows[0].row.kind is RowKind.TAKE_BACK:
        return story(table, [*(one for one in among if not one.stands), *rows], words)
    return story(table, _standing(rows), words)


def log_first(table: Table) -> int:
    """The first row of the newest page."""
    return max(table.number - LOG_PAGE + 1, 1)


def log_panel(table: Table, told: Sequence[Told], first: int, words: Words) -> Panel:
    """The rows `first` to `first + LOG_PAGE - 1` (`told`), with the pages before and after."""
    lines = _pressed_lines(table, told, words) or [words("log-empty")]
    last = told[-1].row.number if told else 0
    buttons = []
    if first > 1:
        buttons.append(look(table, Verb.LOG, "button-older", words, max(first - LOG_PAGE, 1)))
    if last and last < table.number:
        newer = min(first + LOG_PAGE, log_first(table))
        buttons.append(look(table, Verb.LOG, "button-newer", words, newer))
    title = words("log-title", first=min(first, last), last=last, count=table.number)
    return Panel(
        title=title if told else words("button-log"),
        lines=tuple(lines),
        rows=((*buttons, view_button(table, words), close_button(table, words)),),
    )


# --- more -------------------------------------------------------------------------------------------------


def more_panel(table: Table, words: Words) -> Panel:
    """Everything that has no button at the table."""
    looks = (
        look(table, Verb.LOG, "button-log", words),
        look(table, Verb.RULES, "button-rules", words),
        look(table, Verb.SUMS, "button-sums", words),
        look(table, Verb.VERIFY, "button-verify", words),
        look(table, Verb.GAMES, "button-games", words),
    )
    rows: list[Row] = [looks]
    if counts := _what_is_left(table, words):
        rows.append(counts)
    if table.seat is not None and table.phase is Phase.RUNNING:
        rows.append(_changes(table, words))
    elif follow := _follow(table, words):
        rows.append(follow)
    started = since(table.started_at)
    lines = (words("more-lines", match=table.match_id, since=started, number=table.number),)
    return Panel(title=words("more-title"), lines=lines, rows=tuple(rows))


def _what_is_left(table: Table, words: Words) -> tuple[Button, ...]:
    """Where the game counts what has been seen."""
    found = presenter_of(table.game).private(table, Verb.LEFT, "", words)
    return () if found is None else (Button(verb_id(table.match_id, table.number, Verb.LEFT), found[0]),)


def _changes(table: Table, words: Words) -> tuple[Button, ...]:
    return (
        *nudge_buttons(table, words),
        look(table, Verb.ASK_BACK, "button-ask-back", words),
        Button(verb_id(table.match_id, table.number, Verb.ASK_END), words("button-ask-end"), Style.UNDO),
        close_button(table, words),
    )


# --- panels of the game's own -----------------------------------------------------------------------------


def game_panel(
    table: Table, verb: Verb, words: Words, argument: str = "", image: Image | None = None
) -> Panel:
    """A panel of the game's own: money, the discard pile; for a reader without one, whose turn it is."""
    found = presenter_of(table.game).private(table, verb, argument, words)
    if found is None:
        return watching_panel(table, words)
    title, lines, decision = found
    rows: list[Row] = [*decision.rows, *decision.menus, *((decision.below,) if decision.below else ())]
    why = why_button(table, words, why_seat(table, argument)) if verb is Verb.PARKS else ()
    rows.insert(
        len(rows) if decision.looks is None else decision.looks,
        (*why, view_button(table, words), close_button(table, words)),
    )
    colour = Colour.OPEN if decision.rows else Colour.GAME
    return Panel(title=title, lines=tuple(lines), colour=colour, rows=tuple(rows), image=image)


def zoo_panel(table: Table, words: Words, seat: Seat | None, image: Image | None = None) -> Panel:
    """A seat's zoo or park, closely; without one, or where a game shows all at once, the whole position."""
    found = presenter_of(table.game).private(table, Verb.PARKS, "" if seat is None else str(seat), words)
    if found is None:
        return view_panel(table, words, zoo=seat, image=image, form=BoardForm.BOTH)
    return game_panel(table, Verb.PARKS, words, "" if seat is None else str(seat), image)


def watching_panel(table: Table, words: Words) -> Panel:
    """A spectator gets a look at the game, never a bare no."""
    key = "you-watch" if len(table.actors) == 1 else "you-watch-several"
    is_on = table.phase is Phase.RUNNING
    said = words(key, name=seat_names(table, table.actors)) if is_on else words("you-watch-over")
    happened = look(table, Verb.HAPPENED, "button-happened", words)
    games = look(table, Verb.GAMES, "button-games", words)
    return Panel(content=said, rows=((happened, view_button(table, words), *_follow(table, words), games),))


def _follow(table: Table, words: Words) -> tuple[Button, ...]:
    """Only a thread can be followed: Discord then shows the spectator what is new there."""
    can = table.phase is Phase.RUNNING and table.seat is None and table.place.thread_id is not None
    return (look(table, Verb.FOLLOW, "button-follow", words),) if can else ()


def money_panel(table: Table, words: Words) -> Panel:
    """The money actions, each with what it brings."""
    return game_panel(table, Verb.MONEY, words)


def discard_panel(table: Table, words: Words) -> Panel:
    """The discard pile."""
    return game_panel(table, Verb.DISCARD, words)


# --- sums and fairness ------------------------------------------------------------------------------------


def sums_panel(table: Table, words: Words) -> Panel:
    """Each score, itemised."""
    key = "sums-title" if table.phase is Phase.OVER else "sums-title-now"
    reasons = why_buttons(table, words)
    return Panel(
        title=words(key),
        lines=tuple(presenter_of(table.game).sums(table, words)),
        rows=(*((reasons,) if reasons else ()), (view_button(table, words), close_button(table, words))),
    )


def verify_panel(table: Table, words: Words) -> Panel:
    """The fingerprint of the shuffle, and once the game is over the seed: what anyone can check."""
    lines = [
        words("verify-running") if table.seed is None else words("verify-over"),
        words("verify-match", match=table.match_id),
        words("verify-commitment", commitment=table.commitment),
    ]
    if table.seed is not None:
        lines.append(words("verify-seed", seed=table.seed))
    rows = ((view_button(table, words), close_button(table, words)),)
    return Panel(title=words("verify-title"), lines=tuple(lines), rows=rows)
