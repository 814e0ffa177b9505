"""The table message, and the same table for one reader: where every row of buttons has its place."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from bot.present.ids import Verb, verb_id
from bot.present.parts import Button, Colour, Menu, Panel, Row, Style
from bot.present.people import (
    last_moved,
    mention,
    score_line,
    scores_named,
    seat_names,
    who,
    who_plainly,
)
from bot.present.presenter import Decision, Presenter, presenter_of
from bot.present.text import ELLIPSIS, escaped, units
from bot.tables import Phase, Table, Told
from bot.words import Words
from engine.core.game import Seat
from engine.core.match import RowKind
from engine.registry import games

CONTENT_BUDGET = 150
"""What a phone shows of a notification."""

STORY_BUDGET = 1900
"""What an old table may keep of its story."""

_SPOKEN_NAME = 14
_BUTTONS_A_ROW = 5


# --- the table --------------------------------------------------------------------------------------------


def table_panel(table: Table, words: Words) -> Panel:
    """The public table: who is asked what, what just happened, the board, the buttons."""
    presenter = presenter_of(table.game)
    content, rest = _content(table, presenter, words)
    return Panel(
        content=content,
        title=_title("table-title", table, presenter, words),
        lines=(*rest, *presenter.board(table, words), *_status(table, words)),
        colour=Colour.GAME if table.phase is Phase.RUNNING else Colour.OVER,
        rows=_rows(table, words, is_public=True),
        mentions=tuple(table.person(seat).id for seat in sorted(table.actors)),
    )


def view_panel(
    table: Table,
    words: Words,
    told: Sequence[Told] = (),
    notice: str = "",
    zoo: Seat | None = None,
    cursor: str = "",
) -> Panel:
    """The whole position for one reader, with buttons when it is their decision.

    After a press on a private panel it also says what the press did (`told`); `notice` goes before all else.
    `zoo` is the seat whose zoo is shown closely, where a game shows one so. A hand, or a draft (`cursor` says
    where the reader is in it), is shown instead where the game has such a thing.
    """
    presenter = presenter_of(table.game)
    did = " ".join(story(table, told, words))
    said = "\n".join(filter(None, [notice, words("done", label=did) if did else ""]))
    sheet = presenter.own(table, cursor, words) if zoo is None else None
    if sheet is not None:
        colour = Colour.OPEN if table.seat in table.actors else Colour.GAME
        return Panel(content=said, title=sheet.title, lines=sheet.lines, colour=colour, rows=sheet.rows)
    return Panel(
        content=said,
        title=_title("view-title", table, presenter, words),
        lines=(*presenter.board(table, words, zoo), *_own_status(table, words)),
        colour=Colour.OPEN if table.seat in table.actors else Colour.GAME,
        rows=_rows(table, words, is_public=False),
    )


def park_panel(table: Table, cursor: str, words: Words, notice: str = "") -> Panel:
    """The reader's draft, after a press on it: `cursor` is the argument of that press."""
    return view_panel(table, words, notice=notice, cursor=cursor)


def game_name(game: str, words: Words, *, short: bool = False) -> str:
    """The game's name; an unknown one is called by its key."""
    key = f"game-{game}.short" if short else f"game-{game}"
    return words(key) if words.has(key) else game


def _title(key: str, table: Table, presenter: Presenter, words: Words) -> str:
    return words(key, game=game_name(table.game, words), where=presenter.where(table, words))


def _content(table: Table, presenter: Presenter, words: Words) -> tuple[str, list[str]]:
    """Who is asked what, and as much of the news as a notification shows; the rest of the news."""
    news = [*_gone(table, table.last[-1:], words), *presenter.news(table, words)]
    if table.phase is not Phase.RUNNING:
        return over_line(table, words), [" ".join(news)] if table.phase is Phase.OVER else []
    called = words(
        "call",
        mention=" ".join(mention(table.person(seat).id) for seat in sorted(table.actors)),
        game=game_name(table.game, words, short=True),
        where=presenter.where(table, words),
        expected=presenter.asked(table, words),
    )
    shown = fitting(news, CONTENT_BUDGET - units(called) - 1)
    rest = " ".join(news[shown:])
    tail = f" {ELLIPSIS}" if rest and shown else ""
    content = "\n".join(filter(None, [called, " ".join(news[:shown]) + tail]))
    return content, [f"{ELLIPSIS} {rest}"] if rest else []


def fitting(sentences: Sequence[str], room: int) -> int:
    """How many of the sentences fit, with room for an ellipsis."""
    return max(
        (count for count in range(len(sentences) + 1) if units(" ".join(sentences[:count])) + 2 <= room),
        default=0,
    )


def over_line(table: Table, words: Words) -> str:
    """Who has won, or how the game was ended."""
    game = game_name(table.game, words, short=True)
    if table.phase is Phase.ENDED:
        return ended_line(table, words)
    ranked = sorted(table.scores, key=lambda score: -score.points)
    said = _result(table, game, scores_named(table, ranked), words)
    return said if units(said) <= CONTENT_BUDGET else _result(table, game, score_line(ranked), words)


def _result(table: Table, game: str, scores: str, words: Words) -> str:
    if table.outcome is None or not table.outcome.winners:
        verdict = presenter_of(table.game).verdict(table, words)
        return verdict or words("result-nobody", game=game, scores=scores)
    winners = table.outcome.winners
    if len(winners) > 1:
        return words("result-shared", game=game, names=seat_names(table, winners), scores=scores)
    best = max(score.points for score in table.scores)
    is_tie = sum(score.points == best for score in table.scores) > 1
    key = "result-wins-tie" if is_tie else "result-wins"
    return words(key, game=game, name=who(table, winners[0]), scores=scores)


def ended_line(table: Table, words: Words) -> str:
    """How the people ended it."""
    how, _, name = table.ended.partition(" ")
    match how:
        case "host":
            return words("table-ended-host", name=escaped(table.host.name))
        case "moderator" if name:
            return words("table-ended-moderator", name=escaped(name))
        case _:
            return words("table-ended")


def _status(table: Table, words: Words) -> list[str]:
    """Whose turn it is, and since when."""
    if table.phase is not Phase.RUNNING:
        return []
    if status := presenter_of(table.game).status(table, words):
        return [status]
    if len(table.actors) > 1:
        names = seat_names(table, table.actors)
        return [words("table-deciding", names=names, since=last_moved(table))]
    key = "table-turn" if table.number else "table-first-turn"
    return [words(key, name=seat_names(table, table.actors), since=last_moved(table))]


def _own_status(table: Table, words: Words) -> list[str]:
    if table.phase is not Phase.RUNNING:
        return [over_line(table, words)]
    if status := presenter_of(table.game).status(table, words):
        return [status]
    key = "view-yours" if table.seat in table.actors else "view-not-yours"
    return [words(key, name=seat_names(table, table.actors), since=last_moved(table))]


# --- the rows ---------------------------------------------------------------------------------------------


def _rows(table: Table, words: Words, *, is_public: bool) -> tuple[Row, ...]:
    """Choices and harmless buttons change places with each press of the same player.

    So a double tap on a choice hits an inactive label or a button that only shows something. The first press
    of a player is on the first row, where the other row holds what everyone may press. A game whose rows keep
    their places instead says on which row the harmless ones stand.
    """
    presenter = presenter_of(table.game)
    is_asked = is_public or table.seat in table.actors  # a private panel has buttons only for who decides
    is_on = table.phase is Phase.RUNNING
    decision = presenter.decision(table, words) if is_on and is_asked else Decision()
    presses = _presses_of_actor(table)
    label = presenter.done(table, words) if presses and is_asked else ""
    rows = [row for row in decision.rows if row]
    menus = decision.menus
    if decision.looks is not None:
        placed: list[Row] = [*rows, *menus]
        placed.insert(decision.looks, _looks(table, presenter, words, label, is_public=is_public))
        return tuple(placed)
    is_second = bool(presses % 2)
    is_one_row = len(rows) == 1 and not menus
    looks = _looks(table, presenter, words, label if is_second or not rows else "", is_public=is_public)
    if not rows or is_second:
        return (looks, *rows, *menus)
    if is_one_row:
        ahead = decision.goes_on and label and len(rows[0]) < _BUTTONS_A_ROW
        return ((_label(table, label), *rows[0]) if ahead else rows[0], looks)
    if not label:
        return (*rows, *menus, looks)
    return (*_above_choices(looks, _label(table, label), menus, len(rows)), *rows)


def _above_choices(
    looks: tuple[Button, ...], label: Button, menus: Sequence[Menu], rows: int
) -> tuple[Row, ...]:
    """So many rows without a move that the choices share none with those that stood below one row."""
    if menus or rows == 1:
        return (looks, (label,), *menus)
    half = len(looks) // 2
    return (looks[:half], looks[half:], (label,))


def _presses_of_actor(table: Table) -> int:
    """How many presses the player who is asked has just made in a row."""
    moves = [one.row for one in table.last if one.stands and one.row.kind is RowKind.MOVE]
    return table.presses_in_a_row if moves and moves[-1].seat in table.actors else 0


def _looks(
    table: Table, presenter: Presenter, words: Words, label: str, *, is_public: bool
) -> tuple[Button, ...]:
    """What only shows something, and taking back; a label first where one is due."""
    ahead = [_label(table, label)] if label else []
    back = _back(table, words, is_public=is_public)
    own = [view_button(table, words)] if is_public else []
    extras = [] if ahead and back else presenter.extras(table, words)
    more = [
        _look(table, Verb.HAPPENED, "button-happened", words),
        _look(table, Verb.MORE, "button-more", words),
    ]
    if is_public and table.phase is not Phase.RUNNING:
        own = [
            Button(verb_id(table.match_id, table.number, Verb.REMATCH), words("button-rematch"), Style.BEST)
        ]
    buttons = [*ahead, *own, *extras, *more, *back]
    while len(buttons) > _BUTTONS_A_ROW and extras:
        buttons.remove(extras.pop())
    return tuple(buttons)


def view_button(table: Table, words: Words, style: Style = Style.LOOK) -> Button:
    """The way to the whole position, as the reader may see it."""
    label = presenter_of(table.game).view_label(table, words)
    return Button(verb_id(table.match_id, table.number, Verb.VIEW), label, style)


def _look(table: Table, verb: Verb, key: str, words: Words) -> Button:
    return Button(verb_id(table.match_id, table.number, verb), words(key))


def _label(table: Table, text: str) -> Button:
    """Inactive: it stands where a pressed button was."""
    return Button(verb_id(table.match_id, table.number, Verb.LABEL), text, disabled=True)


def _back(table: Table, words: Words, *, is_public: bool) -> list[Button]:
    """Take back, for whoever moved last; with the name when others could take it for theirs."""
    seat = table.take_back
    if seat is None or not (is_public or seat == table.seat):
        return []
    is_named = is_public and seat not in table.actors
    label = words("button-back-named", name=who_plainly(table, seat)) if is_named else words("button-back")
    return [Button(verb_id(table.match_id, table.number, Verb.BACK), label)]


# --- stories ----------------------------------------------------------------------------------------------


def story(table: Table, told: Sequence[Told], words: Words) -> list[str]:
    """What these rows tell, in short sentences: moves that stand, take-backs, how it ended."""
    found: list[str] = []
    for is_moves, rows in groupby(told, key=lambda one: one.row.kind is RowKind.MOVE):
        some = list(rows)
        if is_moves:
            found += moves_story(table, some, words)
        else:
            for one in some:
                found += _gone(table, [one], words, told)
    return found


def moves_story(table: Table, told: Sequence[Told], words: Words) -> list[str]:
    """Moves; rows of older rules have no events any more, so their text must do."""
    standing = [one for one in told if one.stands]
    if standing and not any(one.events or _is_of_these_rules(table, one) for one in standing):
        return [
            words("plain-told", name=who(table, one.row.seat, _SPOKEN_NAME), move=one.row.text)
            for one in standing
            if one.row.text
        ]
    return presenter_of(table.game).story(table, told, words)


def _is_of_these_rules(table: Table, one: Told) -> bool:
    """Then a row without events was nothing to its reader: somebody's secret decision."""
    game = games().get(table.game)
    return game is not None and one.row.rules_version == game.info.rules_version


def _gone(table: Table, told: Sequence[Told], words: Words, among: Sequence[Told] = ()) -> list[str]:
    """What is no move: a take-back (told by what it took, if that is `among` the rows), a rebase, the end."""
    found: list[str] = []
    for one in told:
        match one.row.kind:
            case RowKind.TAKE_BACK:
                found.append(_taken_back(table, one, among or table.last, words))
            case RowKind.REBASE:
                found.append(words("told-rebase"))
            case RowKind.END:
                found.append(ended_line(table, words))
            case RowKind.MOVE:
                pass
    return found


def _taken_back(table: Table, one: Told, among: Sequence[Told], words: Words) -> str:
    first = int(one.row.text)
    gone = [other for other in among if first <= other.row.number < one.row.number and not other.stands]
    events = [Told(other.row, other.events, other.at, stands=True) for other in gone]
    if gone and (sentences := presenter_of(table.game).story(table, events, words)):
        return words("told-back", story=sentences[0])
    return words("told-back-number", name=who(table, one.row.seat, _SPOKEN_NAME), number=first)


def story_panel(table: Table, told: Sequence[Told], words: Words) -> Panel:
    """What an old table message shrinks to: its part of the story, one sentence a line."""
    lines = story(table, told, words)
    if told and told[-1].row.number == table.number and table.phase is Phase.RUNNING and lines:
        lines.append(words("told-now", scores=scores_named(table, table.scores)))
    kept = lines
    while kept and units("\n".join(kept)) > STORY_BUDGET:
        kept = kept[1:]
    return Panel(content="\n".join(kept) or ELLIPSIS)
