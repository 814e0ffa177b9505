"""A friendly no: the rule and its numbers, what is legal instead, and the way back to the game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import StrEnum

from bot.present.ids import Verb
from bot.present.looks import view_button, watching_panel
from bot.present.parts import Button, Colour, Panel, Row
from bot.present.people import last_moved, names, seat_names, who
from bot.present.presenter import presenter_of
from bot.present.rows import look, nudge_buttons, table_url
from bot.present.table import over_line, story, view_panel
from bot.present.text import escaped
from bot.present.why import refusal_button
from bot.tables import RefereeRefusal, Refused, Table, Told
from bot.words import Arg, Words
from engine.core.errors import CoreRefusal
from engine.core.game import Seat
from engine.core.match import MatchRefusal, RowKind

_OWN = frozenset(str(code) for kind in (CoreRefusal, MatchRefusal, RefereeRefusal) for code in kind)


def refusal_panel(refused: Refused, words: Words) -> Panel:
    """The answer to whoever was refused, in their language."""
    special = _SPECIAL.get(refused.code)
    if special is not None and refused.table is not None:
        return special(refused, refused.table, words)
    if refused.code not in _OWN and refused.table is not None:
        return _rule_panel(refused, refused.table, words)
    table = refused.table
    rows: tuple[Row, ...] = ()
    if table is not None:
        rows = ((view_button(table, words), look(table, Verb.HAPPENED, "button-happened", words)),)
    return Panel(content=refusal_line(refused, words), colour=Colour.REFUSAL, rows=rows)


def refusal_line(refused: Refused, words: Words) -> str:
    """The sentence alone: for commands, whose answer has no buttons."""
    if refused.code not in _OWN:
        game = refused.table.game if refused.table is not None else ""
        said = presenter_of(game).refusal(refused.table, refused.code, refused.params, words)
        return said or words("refused-other")
    key = f"refused-{refused.code.replace('_', '-')}"
    facts = {name: _fact(value) for name, value in refused.params.items()}
    return words(key, **facts)


def _fact(value: Arg) -> Arg:
    """Texts that people wrote are escaped; numbers stay numbers for the plural."""
    return escaped(value, 60) if isinstance(value, str) else value


# --- with a table -----------------------------------------------------------------------------------------


def _rule_panel(refused: Refused, table: Table, words: Words) -> Panel:
    """The rule and its numbers, what is legal instead, and why."""
    instead = presenter_of(table.game).instead(table, refused.code, refused.params, words)
    said = refusal_line(refused, words)
    why = refusal_button(table, str(refused.code), refused.params, words)
    rows = (*((instead,) if instead else ()), (why, view_button(table, words)))
    content = f"{said} {words('instead')}" if instead else said
    return Panel(content=content, colour=Colour.REFUSAL, rows=rows)


def _not_your_turn(refused: Refused, table: Table, words: Words) -> Panel:
    """Whose turn it is, since when, and when the reader comes."""
    name, moment = seat_names(table, table.actors), last_moved(table)
    status = presenter_of(table.game).status(table, words)
    said = [status or words("not-your-turn", name=name, since=moment)]
    if table.seat is not None and len(table.actors) == 1:
        said.append(_when_next(table, table.seat, words))
    rows = ((*_looks(table, words), *nudge_buttons(table, words)),)
    return Panel(content=" ".join(said), colour=Colour.REFUSAL, rows=rows)


def _when_next(table: Table, seat: Seat, words: Words) -> str:
    """After whom the seat comes; or that it has left the round, and who has not."""
    still_in = [*table.actors, *presenter_of(table.game).following(table)]
    if seat not in still_in:
        return words("not-your-turn-out", count=len(still_in), names=names(map(table.person, still_in)))
    before = still_in[still_in.index(seat) - 1]
    if before in table.actors:
        return words("not-your-turn-next")
    return words("not-your-turn-after", name=who(table, before))


def _watching(refused: Refused, table: Table, words: Words) -> Panel:
    return watching_panel(table, words)


def _stale(refused: Refused, table: Table, words: Words) -> Panel:
    """What was done since, and the table as it is now."""
    if table.last and table.last[-1].row.kind is RowKind.TAKE_BACK:
        return view_panel(table, words, notice=_not_played(table, table.last[-1], words))
    told = [one for one in table.last if one.stands]
    last = [one for one in told if one.row.press == told[-1].row.press] if told else []
    done = " ".join(story(table, last, words))
    if not done:
        return view_panel(table, words, notice=words("stale"))
    return view_panel(table, words, notice=words("stale-done", number=last[0].row.press, story=done))


def _not_played(table: Table, back: Told, words: Words) -> str:
    """The position that was pressed in is gone: somebody took a move back."""
    name = words("you") if back.row.seat == table.seat else who(table, back.row.seat)
    return words("stale-back", name=name, number=back.row.number)


def _over(refused: Refused, table: Table, words: Words) -> Panel:
    """The result, and the way to the next game."""
    return Panel(content=over_line(table, words), colour=Colour.OVER, rows=(_looks(table, words),))


def _busy(refused: Refused, table: Table, words: Words) -> Panel:
    """The way to the game that is in the way."""
    message = int(refused.params.get("message", 0))
    there = table_url(table) + (f"/{message}" if message else "")
    rows = ((Button("", words("button-to-game"), url=there), *_looks(table, words)),)
    return Panel(content=refusal_line(refused, words), colour=Colour.REFUSAL, rows=rows)


def _no_take_back(refused: Refused, table: Table, words: Words) -> Panel:
    """Too late for one press: the table can be asked."""
    ask = look(table, Verb.ASK_BACK, "button-ask-back", words)
    return Panel(
        content=refusal_line(refused, words), colour=Colour.REFUSAL, rows=((ask, *_looks(table, words)),)
    )


def _looks(table: Table, words: Words) -> tuple[Button, ...]:
    return (look(table, Verb.HAPPENED, "button-happened", words), view_button(table, words))


_SPECIAL: Mapping[StrEnum, Callable[[Refused, Table, Words], Panel]] = {
    CoreRefusal.NOT_YOUR_TURN: _not_your_turn,
    CoreRefusal.GAME_OVER: _over,
    RefereeRefusal.NOT_SEATED: _watching,
    RefereeRefusal.STALE: _stale,
    RefereeRefusal.NOT_RUNNING: _over,
    RefereeRefusal.CHANNEL_BUSY: _busy,
    MatchRefusal.SOMEONE_ELSE_ACTED: _no_take_back,
    MatchRefusal.SOMETHING_WAS_SHOWN: _no_take_back,
}


def broken_panel(words: Words, match_id: str = "", number: int = 0) -> Panel:
    """A bug: said as one, without any detail that could name something hidden."""
    said = words("broken", match=match_id, number=number) if match_id else words("broken-anywhere")
    return Panel(content=said, colour=Colour.REFUSAL)
