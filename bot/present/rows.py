"""Where every row of buttons has its place, at the table and on the private panels of it.

A double tap on a choice hits an inactive label or a button that only shows something. A game says on which
row the harmless ones stand; where it does not, they change places with the choices at each press of the same
player. Taking back stands apart from wherever the last press may have been.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.present.ids import Verb, parse_id, verb_id
from bot.present.parts import ROW_CAP, ROWS_CAP, Button, Menu, Row, Style
from bot.present.people import number, who_plainly
from bot.present.presenter import Decision, presenter_of
from bot.tables import Phase, Table
from bot.words import Words
from engine.core.game import Seat

BOARD_TOPIC = "board"
"""The page that explains the board has this key in every game."""

Cell = tuple[int, int]
"""Row and column of a button."""


def public_rows(table: Table, words: Words) -> tuple[Row, ...]:
    """The table message: the decision as everybody may see it, or the way to the next game."""
    if table.phase is Phase.RUNNING:
        own = view_button(table, words, is_public=True)
    else:
        own = rematch_button(table, table.rematch, words)
    extras = presenter_of(table.game).extras(table, words)
    looks = _Looks((own,), tuple(extras), _more(table, words))
    return _Rows(table, words, looks, _back(table, words, is_public=True)).arranged(_decision(table, words))


def view_rows(table: Table, words: Words, zoo: Seat | None = None) -> tuple[Row, ...]:
    """The private view: the decision only for who is to make it. `zoo` is the seat shown closely."""
    why = why_button(table, words, zoo or why_seat(table))
    extras = *why, *presenter_of(table.game).extras(table, words), *_how_to_read(table, words)
    looks = _Looks((), extras, (*_more(table, words), *nudge_buttons(table, words)))
    return _Rows(table, words, looks, _back(table, words)).arranged(_own_decision(table, words))


def played_rows(table: Table, words: Words, pressed: Cell | None) -> tuple[Row, ...]:
    """After a press on a private panel: the reader's next decision if there is one, and the ways on."""
    ways = view_button(table, words), look(table, Verb.CLOSE, "button-close", words)
    decision = _own_decision(table, words)
    rows: tuple[Row, ...] = (ways,)
    if decision.rows:
        rows = _clear_of(pressed, _Rows(table, words, _Looks(ways)).arranged(decision))
    looks = next(place for place, row in enumerate(rows) if not isinstance(row, Menu) and ways[0] in row)
    touched = frozenset[int]() if pressed is None else frozenset({pressed[0]})
    return _with_back(rows, _back(table, words), looks, touched)


def look(table: Table, verb: Verb, key: str, words: Words, argument: object = "") -> Button:
    """A button that shows something of the match."""
    return Button(verb_id(table.match_id, table.number, verb, argument), words(key))


def rematch_button(table: Table, pressed: int, words: Words) -> Button:
    """With the number of those who have pressed it: the same wherever the game that is over stands."""
    label = words("button-rematch-count", pressed=pressed, seats=len(table.people))
    return Button(verb_id(table.match_id, table.number, Verb.REMATCH), label, Style.BEST)


def view_button(table: Table, words: Words, style: Style = Style.LOOK, *, is_public: bool = False) -> Button:
    """The way to the whole position, as the reader may see it; a spectator has no hand."""
    has_own = is_public or table.seat is not None
    label = presenter_of(table.game).view_label(table, words) if has_own else words("button-view")
    return Button(verb_id(table.match_id, table.number, Verb.VIEW), label, style)


def nudge_buttons(table: Table, words: Words) -> tuple[Button, ...]:
    """Reminding the players to move: for a player who waits for them."""
    if table.phase is not Phase.RUNNING or table.seat is None or table.seat in table.actors:
        return ()
    name = ", ".join(who_plainly(table, seat) for seat in sorted(table.actors))
    return (Button(verb_id(table.match_id, table.number, Verb.NUDGE), words("button-nudge", name=name)),)


def why_seat(table: Table, argument: str = "") -> Seat:
    """Whose score is asked: the named seat's, else the reader's own, else the best."""
    if argument.isdecimal() and len(argument) < 3 and 1 <= int(argument) <= len(table.people):
        return Seat(int(argument))
    return table.seat or max(table.scores, key=lambda score: score.points).seat


def why_button(table: Table, words: Words, seat: Seat | None = None) -> tuple[Button, ...]:
    """Why a score is what it is, where the game can tell: that of the seat, or the presser's."""
    if not _explains(table):
        return ()
    if seat is None:
        return (look(table, Verb.WHY, "button-why", words),)
    points = next(score.points for score in table.scores if score.seat == seat)
    label = words("button-why-points", points=points, said=number(points))
    return (Button(verb_id(table.match_id, table.number, Verb.WHY, seat), label),)


def why_buttons(table: Table, words: Words, but: Seat | None = None) -> tuple[Button, ...]:
    """The same for every seat, by name."""
    if not _explains(table):
        return ()
    return tuple(
        Button(
            verb_id(table.match_id, table.number, Verb.WHY, score.seat),
            words("button-why-name", name=who_plainly(table, score.seat), points=number(score.points)),
        )
        for score in table.scores
        if score.seat != but
    )


def _explains(table: Table) -> bool:
    """Whether the game has pages of rules, to which a score can lead."""
    return bool(presenter_of(table.game).topics())


def _how_to_read(table: Table, words: Words) -> tuple[Button, ...]:
    """The page of the rules that explains the board, where a game has one."""
    if BOARD_TOPIC not in presenter_of(table.game).topics():
        return ()
    return (look(table, Verb.RULES, "button-how-to-read", words, BOARD_TOPIC),)


def table_url(table: Table) -> str:
    """Where the game is played."""
    return f"https://discord.com/channels/{table.place.guild_id}/{table.place.play_id}"


def _more(table: Table, words: Words) -> tuple[Button, ...]:
    return (
        look(table, Verb.HAPPENED, "button-happened", words),
        look(table, Verb.MORE, "button-more", words),
    )


def _decision(table: Table, words: Words) -> Decision:
    is_on = table.phase is Phase.RUNNING
    return presenter_of(table.game).decision(table, words) if is_on else Decision()


def _own_decision(table: Table, words: Words) -> Decision:
    return _decision(table, words) if table.seat in table.actors else Decision()


def _back(table: Table, words: Words, *, is_public: bool = False) -> tuple[Button, ...]:
    """Take back, for whoever moved last; with the name when others could take it for theirs."""
    seat = table.take_back
    if seat is None or not (is_public or seat == table.seat):
        return ()
    is_named = is_public and seat not in table.actors
    label = words("button-back-named", name=who_plainly(table, seat)) if is_named else words("button-back")
    return (Button(verb_id(table.match_id, table.number, Verb.BACK), label),)


def _label(table: Table, text: str) -> Button:
    """Inactive: it stands where a pressed button was."""
    return Button(verb_id(table.match_id, table.number, Verb.LABEL), text, disabled=True)


# --- arranging --------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Looks:
    """What only shows something. `extras` are left out first where there is no room."""

    own: tuple[Button, ...]
    extras: tuple[Button, ...] = ()
    more: tuple[Button, ...] = ()

    def row(self, ahead: Sequence[Button], room: int) -> tuple[Button, ...]:
        """On one row, behind a label if one is due."""
        free = room - len([*ahead, *self.own, *self.more])
        return (*ahead, *self.own, *self.extras[: max(free, 0)], *self.more)


@dataclass(frozen=True, slots=True)
class _Rows:
    """One panel's rows in the making."""

    table: Table
    words: Words
    looks: _Looks
    back: tuple[Button, ...] = ()

    def arranged(self, decision: Decision) -> tuple[Row, ...]:
        """The decision, what only shows something, and taking back."""
        if decision.looks is None:
            return self._changing_places(decision)
        rows: list[Row] = [*filter(None, decision.rows), *decision.menus]
        ahead = () if decision.is_labelled else self._labels(decision)
        room = ROW_CAP - len(self.back) * (decision.looks not in decision.touched)
        rows.insert(decision.looks, self.looks.row(ahead, room))
        return _with_back(rows, self.back, decision.looks, decision.touched)

    def _changing_places(self, decision: Decision) -> tuple[Row, ...]:
        """A player's first press is on the first row, where the other one holds what everyone may press."""
        rows, menus = [row for row in decision.rows if row], decision.menus
        if not rows and not menus:
            return self._harmless()
        labels = self._labels(decision)
        is_second = bool(_presses_of_actor(self.table) % 2)
        ahead = labels if is_second else ()
        looks = (*self.looks.row(ahead, ROW_CAP - len(self.back)), *self.back)
        if is_second:
            return (looks, *rows, *menus)
        if len(rows) == 1 and not menus:
            return (rows[0], looks)
        if not labels:
            return (*rows, *menus, looks)
        return (*_above_choices(looks, labels, menus, len(rows)), *rows)

    def _harmless(self) -> tuple[Row, ...]:
        """Where nothing is to be decided nothing is left out."""
        looks, more = (*self.looks.own, *self.looks.extras), (*self.looks.more, *self.back)
        return (looks, more) if len(looks) + len(more) > ROW_CAP else ((*looks, *more),)

    def _labels(self, decision: Decision) -> tuple[Button, ...]:
        """What the last press did, where the same player goes on."""
        if not decision.rows or not _presses_of_actor(self.table):
            return ()
        done = presenter_of(self.table.game).done(self.table, self.words)
        return (_label(self.table, done),) if done else ()


def _with_back(
    rows: Sequence[Row], back: tuple[Button, ...], looks: int, touched: frozenset[int]
) -> tuple[Row, ...]:
    """Taking back beside the harmless ones, else on a row of its own, else on another: never on a touched."""
    if not back:
        return tuple(rows)
    for place in (looks, *range(len(rows), ROWS_CAP), *reversed(range(len(rows)))):
        row = rows[place] if place < len(rows) else ()
        if place not in touched and not isinstance(row, Menu) and len(row) < ROW_CAP:
            return (*_stretched(rows, looks, place), (*row, *back), *rows[place + 1 :])
    return tuple(rows)  # by the command, then


def _presses_of_actor(table: Table) -> int:
    """How many presses the player who is asked has just made in a row."""
    return table.presses_in_a_row if table.asks_last_mover else 0


def _above_choices(
    looks: tuple[Button, ...], labels: tuple[Button, ...], menus: Sequence[Menu], rows: int
) -> tuple[Row, ...]:
    """So many rows without a move that the choices share none with those that stood below one row."""
    if menus or rows == 1:
        return (looks, labels, *menus)
    half = len(looks) // 2
    return (looks[:half], looks[half:], labels)


def _stretched(rows: Sequence[Row], looks: int, count: int) -> tuple[Row, ...]:
    """The first rows, the harmless ones on two of them where there are too few."""
    row = rows[looks]
    assert not isinstance(row, Menu)
    if count <= len(rows):
        return tuple(rows[:count])
    half = len(row) // 2
    return (*rows[:looks], row[:half], row[half:], *rows[looks + 1 :])


def _clear_of(pressed: Cell | None, rows: tuple[Row, ...]) -> tuple[Row, ...]:
    """No move where the press was made: its row changes places with one that holds none.

    The label of a drawn card covers the place of *Draw*, so that row may stay.
    """
    if pressed is None or pressed[0] >= len(rows) or not _has_move(rows[pressed[0]]):
        return rows
    here, row = pressed[0], rows[pressed[0]]
    if not isinstance(row, Menu) and row[0].disabled and pressed[1] == 0:
        return rows
    harmless = [place for place, other in enumerate(rows) if not _has_move(other)]
    if not harmless:
        return rows
    order = list(range(len(rows)))
    order[here], order[harmless[0]] = harmless[0], here
    return tuple(rows[place] for place in order)


def _has_move(row: Row) -> bool:
    if isinstance(row, Menu):
        return False
    presses = [parse_id(button.id) for button in row if not button.disabled and button.id]
    return any(press is not None and press.moves for press in presses)
