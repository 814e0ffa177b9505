"""The table message, the same table for one reader, and the stories they tell."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import groupby

from bot.present.lines import flowing, height, shortened
from bot.present.parts import Board, Colour, Image, Panel
from bot.present.people import (
    last_moved,
    mention,
    score_line,
    scores_named,
    seat_names,
    who,
)
from bot.present.presenter import Presenter, Sheet, presenter_of
from bot.present.rows import Cell, played_rows, public_rows, view_rows
from bot.present.text import ELLIPSIS, escaped, units
from bot.tables import BoardForm, Phase, Table, Told
from bot.words import Words
from engine.core.game import Seat
from engine.core.match import RowKind
from engine.registry import games

CONTENT_BUDGET = 150
"""What a phone shows of a notification."""

STORY_BUDGET = 1900
"""What an old table may keep of its story."""

BRIEF_LINES = 10
"""Of an embed with a picture: then picture and buttons are on a phone at the same time."""

_SPOKEN_NAME = 14

_CALLED_FIRST = 2
"""So many names may stand before what they are asked; of more, a phone would show nothing else."""


# --- the table --------------------------------------------------------------------------------------------


def table_panel(
    table: Table, words: Words, image: Image | None = None, form: BoardForm = BoardForm.PICTURE
) -> Panel:
    """The public table: who is asked what, what just happened, the board, the buttons.

    Without a picture the whole board stands there in text, whatever the form.
    """
    presenter = presenter_of(table.game)
    content, rest = _content(table, presenter, words)
    if is_brief(image, form):
        lines = _brief(table, presenter, rest, words)
    else:
        lines = (*rest, *presenter.board(table, words), *_status(table, words))
    return Panel(
        content=content,
        title=words("table-title", game=game_name(table.game, words), where=presenter.where(table, words)),
        lines=lines,
        colour=Colour.GAME if table.phase is Phase.RUNNING else Colour.OVER,
        rows=public_rows(table, words),
        mentions=tuple(table.person(seat).id for seat in sorted(table.actors)),
        image=image,
    )


def is_brief(image: Image | None, form: BoardForm) -> bool:
    """Whether a picture takes the place of the board."""
    return image is not None and form is BoardForm.PICTURE


def _brief(table: Table, presenter: Presenter, rest: Sequence[str], words: Words) -> tuple[str | Board, ...]:
    """Beside the picture: with the title no more than `BRIEF_LINES`, the news as far as there is room."""
    lines = [*presenter.brief(table, words), *_status(table, words)]
    room = BRIEF_LINES - 1 - sum(map(height, lines))
    news = " ".join(rest)
    while news and height(news) > room:
        news = shortened(news)
    return (news, *lines) if news else tuple(lines)


def view_panel(
    table: Table,
    words: Words,
    notice: str = "",
    zoo: Seat | None = None,
    cursor: str = "",
    *,
    image: Image | None = None,
    form: BoardForm = BoardForm.PICTURE,
) -> Panel:
    """The whole position for one reader, with buttons when it is their decision.

    `notice` goes before all else. `zoo` is the seat whose zoo is shown closely, where a game shows one so.
    A hand, or a draft (`cursor`: where the reader is in it), is shown instead where the game has one.
    `image` shows the same: it takes the place of the board if the form is a picture.
    """
    presenter = presenter_of(table.game)
    sheet = presenter.own(table, cursor, words) if zoo is None else None
    if sheet is not None:
        return _sheet_panel(table, sheet, notice, image, form)
    return Panel(
        content=notice,
        title=words("view-title", where=presenter.where(table, words)),
        lines=(
            *(presenter.brief(table, words) if is_brief(image, form) else presenter.board(table, words, zoo)),
            *_own_status(table, words),
        ),
        colour=Colour.OPEN if table.seat in table.actors else Colour.GAME,
        rows=view_rows(table, words, zoo),
        image=image,
    )


def park_panel(
    table: Table, cursor: str, words: Words, notice: str = "", image: Image | None = None
) -> Panel:
    """The reader's draft, after a press on it: `cursor` is the argument of that press."""
    return view_panel(table, words, notice=notice, cursor=cursor, image=image, form=BoardForm.BOTH)


def _sheet_panel(table: Table, sheet: Sheet, notice: str, image: Image | None, form: BoardForm) -> Panel:
    """The reader's hand or draft."""
    lines = sheet.beside if sheet.beside and is_brief(image, form) else sheet.lines
    colour = Colour.OPEN if table.seat in table.actors else Colour.GAME
    return Panel(content=notice, title=sheet.title, lines=lines, colour=colour, rows=sheet.rows, image=image)


def played_panel(
    table: Table,
    told: Sequence[Told],
    words: Words,
    pressed: Cell | None = None,
    image: Image | None = None,
    form: BoardForm = BoardForm.PICTURE,
) -> Panel:
    """What is left of a private panel after a press on it: what was done, and what comes next.

    The reader's next decision stands there, or the way back to the game. It does not repeat the board, which
    would soon be an old one below the new; a hand turns into the next hand. `pressed` is the place of the
    button, by row and column; `image` is of a hand or a draft.
    """
    sheet = presenter_of(table.game).own(table, "", words)
    if sheet is not None:
        return _sheet_panel(table, sheet, _done_line(table, told, words), image, form)
    lines = [_done_line(table, told, words), _next_line(table, words)]
    separator = "\n" if table.seat in table.actors else " "
    return Panel(content=separator.join(filter(None, lines)), rows=played_rows(table, words, pressed))


def _done_line(table: Table, told: Sequence[Told], words: Words) -> str:
    """`✓ You stole 🦬⚡.`; a take-back has a sign of its own."""
    did = flowing(story(_with_reader_as_you(table, words), told, words))
    is_move = any(one.row.kind is RowKind.MOVE for one in told)
    return words("done", label=did) if did and is_move else did


def _with_reader_as_you(table: Table, words: Words) -> Table:
    """The same table, where the reader is called so."""
    people = [
        replace(person, name=words("you")) if seat == table.seat else person
        for seat, person in enumerate(table.people, 1)
    ]
    return replace(table, people=tuple(people))


def _next_line(table: Table, words: Words) -> str:
    """What comes next, and for whom."""
    if table.phase is not Phase.RUNNING:
        return over_line(table, words)
    if table.seat in table.actors:
        return words("next-yours", expected=presenter_of(table.game).asked(table, words))
    key = "next-turn" if len(table.actors) == 1 else "next-deciding"
    return words(key, name=seat_names(table, table.actors))


def game_name(game: str, words: Words, *, short: bool = False) -> str:
    """The game's name; an unknown one is called by its key."""
    key = f"game-{game}.short" if short else f"game-{game}"
    return words(key) if words.has(key) else game


def _content(table: Table, presenter: Presenter, words: Words) -> tuple[str, list[str]]:
    """Who is asked what, and as much of the news as a notification shows; the rest of the news."""
    news = [*_begins(table, words), *_gone(table, table.last[-1:], words), *presenter.news(table, words)]
    if table.phase is not Phase.RUNNING:
        return over_line(table, words), [" ".join(news)] if table.phase is Phase.OVER else []
    is_many = len(table.actors) > _CALLED_FIRST
    called = words(
        "call-many" if is_many else "call",
        mention=" ".join(mention(table.person(seat).id) for seat in sorted(table.actors)),
        game=game_name(table.game, words, short=True),
        where=presenter.where(table, words),
        expected=presenter.asked(table, words),
    )
    length = _length_with_names(table, called) if is_many else units(called)
    shown = fitting(news, CONTENT_BUDGET - length - 1)
    rest = " ".join(news[shown:])
    tail = f" {ELLIPSIS}" if rest and shown else ""
    content = "\n".join(filter(None, [called, " ".join(news[:shown]) + tail]))
    return content, [f"{ELLIPSIS} {rest}" if shown else rest] if rest else []


def _length_with_names(table: Table, called: str) -> int:
    """As a notification shows it, which has names where the message has numbers."""
    people = [table.person(seat) for seat in table.actors]
    return units(called) + sum(units(f"@{one.name}") - units(mention(one.id)) for one in people)


def _begins(table: Table, words: Words) -> list[str]:
    """Before the first move: the seats were drawn, and with them who begins."""
    if table.number or len(table.actors) != 1 or len(table.people) == 1:
        return []
    return [words("table-begins", name=seat_names(table, table.actors))]


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
    if verdict := presenter_of(table.game).verdict(table, words):
        return verdict
    if table.outcome is None or not table.outcome.winners:
        return words("result-nobody", game=game, scores=scores)
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
    if table.seat in table.actors:
        key = "view-yours" if table.number else "view-yours-first"
    else:
        key = "view-not-yours" if table.number else "view-not-yours-first"
    return [words(key, name=seat_names(table, table.actors), since=last_moved(table))]


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
