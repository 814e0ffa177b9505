"""What stands around the table: lobbies, the card in the channel, results, votes."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from datetime import datetime

from bot.present.ids import Verb, verb_id
from bot.present.parts import Board, Button, Colour, Panel, Row, Style
from bot.present.people import mention, names, place_link, score_line, seat_names, until, who, who_plainly
from bot.present.presenter import presenter_of
from bot.present.rows import look, rematch_button, table_url, why_button
from bot.present.table import game_name, over_line, story
from bot.present.text import escaped
from bot.tables import Aftermath, Lobby, Phase, Table, Vote, VoteKind, VoteState
from bot.words import Words
from engine.core.game import Seat
from engine.registry import games

NOTHING_YET = Aftermath()
"""Nobody wants a rematch, and these people have not met before."""

_GOES_SHOWN = 12
_REASON = 80


# --- lobbies ----------------------------------------------------------------------------------------------


def lobby_panel(lobby: Lobby, words: Words, now: datetime, *, is_busy: bool = False) -> Panel:
    """Who is in, what is played, how to join. Held seats are called when it is first posted.

    `is_busy`: another game is running where this one would be played.
    """
    game, host = game_name(lobby.game, words), escaped(lobby.host.name)
    if not lobby.is_open:
        return Panel(content=words("lobby-closed", game=game, name=host))
    held = [invitation for invitation in lobby.held if invitation.until > now]
    title_key = "lobby-title" if lobby.rematch_of is None else "lobby-rematch"
    called = [invitation.person.id for invitation in held]
    mentions = " ".join(mention(person) for person in called)
    return Panel(
        content=words("lobby-invite", mentions=mentions, name=host) if held else "",
        title=words(title_key, game=game, name=host),
        lines=tuple(_lobby_lines(lobby, words, now, is_busy=is_busy)),
        colour=Colour.OPEN,
        rows=_lobby_rows(lobby, words),
        mentions=tuple(called),
    )


def _lobby_lines(lobby: Lobby, words: Words, now: datetime, *, is_busy: bool) -> Iterator[str]:
    yield _beginning(lobby, words, is_busy=is_busy)
    terms = " · ".join(_terms(lobby, words))
    yield terms[:1].upper() + terms[1:]
    joined = names(lobby.joined)
    yield words("lobby-in", count=len(lobby.joined), capacity=lobby.capacity, names=joined)
    for invitation in lobby.held:
        if invitation.until > now:
            name = escaped(invitation.person.name)
            yield words("lobby-held", name=name, until=until(invitation.until))
    if lobby.closes_at is not None:
        yield words("lobby-closes", until=until(lobby.closes_at))


def _beginning(lobby: Lobby, words: Words, *, is_busy: bool) -> str:
    """When it starts, and by itself or not."""
    if lobby.is_full:
        return words("lobby-waits") if is_busy else words("lobby-ready")
    starts = words("lobby-seats", wanted=lobby.capacity)
    if len(lobby.seat_counts) == 1:
        return starts
    return f"{words('lobby-range', least=min(lobby.seat_counts), most=max(lobby.seat_counts))} {starts}"


def _terms(lobby: Lobby, words: Words) -> Iterator[str]:
    """How the game will be played."""
    yield from presenter_of(lobby.game).options(lobby.options, words)
    options = lobby.table_options
    yield words("lobby-hints-on") if options.hints else words("lobby-hints-off")
    game = games().get(lobby.game)
    if options.hints and game is not None and game.workbench is not None:
        yield words("lobby-helper", helper=options.helper)
    yield words("lobby-call", wait=_wait(options.call_after, words))
    if not options.thread or lobby.place.thread_id is not None:
        yield words("lobby-no-thread")


def _wait(seconds: int, words: Words) -> str:
    """`1 min`, `90 s`, `2 h`."""
    for key, size in (("wait-hours", 3600), ("wait-minutes", 60)):
        if seconds and seconds % size == 0:
            return words(key, count=seconds // size)
    return words("wait-seconds", count=seconds)


def _lobby_rows(lobby: Lobby, words: Words) -> tuple[Row, ...]:
    count = len(lobby.joined)
    start = words("lobby-start", count=count) if lobby.can_start else words("lobby-start-few")
    return (
        (
            Button(_lobby_id(lobby, Verb.JOIN), words("lobby-join"), Style.BEST, disabled=lobby.is_full),
            Button(_lobby_id(lobby, Verb.LEAVE), words("lobby-leave")),
            Button(_lobby_id(lobby, Verb.START), start, Style.MOVE, disabled=not lobby.can_start),
            Button(_lobby_id(lobby, Verb.HOW), words("lobby-how")),
            Button(_lobby_id(lobby, Verb.DROP), words("lobby-drop")),
        ),
    )


def _lobby_id(lobby: Lobby, verb: Verb) -> str:
    return verb_id(lobby.id, 0, verb)


# --- the card and the result ------------------------------------------------------------------------------


def card_panel(table: Table, words: Words) -> Panel:
    """One game in its channel: who, how far, whose turn, the way to the thread."""
    game, place = game_name(table.game, words), place_link(table.place.play_id)
    scores = " · ".join(_named_score(table))
    presenter = presenter_of(table.game)
    if table.phase is Phase.ENDED:
        content = words("card-ended", game=game, names=names(table.people))
    elif table.phase is Phase.OVER:
        content = words("card-over", game=game, scores=scores, place=place)
    else:
        where = presenter.where(table, words)
        content = words("card-line", game=game, scores=scores, where=where)
        content += "\n" + words("card-turn", names=seat_names(table, table.actors), place=place)
    return sealed_panel(Panel(content=content, rows=((_watch_link(table, words),),)), table, words)


def moved_card_panel(table: Table, words: Words) -> Panel:
    """What a card becomes when its game is brought elsewhere: from there on it can tell no more."""
    game, place = game_name(table.game, words), place_link(table.place.play_id)
    content = words("card-moved", game=game, names=names(table.people), place=place)
    return sealed_panel(Panel(content=content, rows=((_watch_link(table, words),),)), table, words)


def sealed_panel(panel: Panel, table: Table, words: Words) -> Panel:
    """The panel with the fingerprint of the shuffle: published before the first move, it binds the bot."""
    half = len(table.commitment) // 2  # a word so long runs off a phone
    halves = f"{table.commitment[:half]} {table.commitment[half:]}"
    return replace(panel, footer=words("sealed", commitment=halves))


def _named_score(table: Table) -> Iterator[str]:
    for score in table.scores:
        yield f"{who(table, score.seat)} {score_line([score])}"


def _watch_link(table: Table, words: Words) -> Button:
    return Button("", words("button-watch"), url=table_url(table))


def result_panel(table: Table, words: Words, after: Aftermath = NOTHING_YET) -> Panel:
    """Said once, when the game is over: who won, every sum, who has won before, and what next."""
    lines: list[str | Board] = []
    if table.phase is Phase.OVER:
        lines += presenter_of(table.game).sums(table, words)
    lines += _tally(table, after, words)
    title = words("result-title", game=game_name(table.game, words)) if table.phase is Phase.OVER else ""
    ids = [person.id for person in table.people]
    called = " ".join(mention(person) for person in ids)
    return Panel(
        content=f"{called}\n{over_line(table, words)}",
        title=title,
        lines=tuple(lines),
        colour=Colour.OVER,
        rows=(
            (
                rematch_button(table, after.rematch, words),
                look(table, Verb.LOG, "button-story", words, 1),
                *why_button(table, words),
                look(table, Verb.VERIFY, "button-verify", words),
            ),
        ),
        mentions=tuple(ids),
    )


def _tally(table: Table, after: Aftermath, words: Words) -> Iterator[str]:
    """The wins of these people among themselves, the most first; nothing after their first game."""
    won = sorted(((-wins, seat) for seat, wins in enumerate(after.wins, 1) if wins))
    if won:
        wins = ", ".join(f"{who(table, Seat(seat))} {-wins}" for wins, seat in won)
        yield words("result-tally", wins=wins)


# --- votes ------------------------------------------------------------------------------------------------


def vote_panel(vote: Vote, table: Table, words: Words) -> Panel:
    """A question to the table: what goes, what stays known, who has agreed; or how it was settled."""
    if vote.state is not VoteState.OPEN:
        return Panel(content=_settled(vote, table, words))
    called = [table.person(seat).id for seat in vote.asked]
    rows = (
        (
            Button(_vote_id(vote, table, Verb.AGREE), words("vote-agree"), Style.BEST),
            Button(_vote_id(vote, table, Verb.DISAGREE), words("vote-disagree")),
            Button(
                _vote_id(vote, table, Verb.WITHDRAW),
                words("vote-withdraw", name=who_plainly(table, vote.by)),
            ),
        ),
    )
    return Panel(
        content=_question(vote, table, words),
        lines=tuple(_vote_lines(vote, table, words)),
        colour=Colour.OPEN,
        rows=rows,
        mentions=tuple(called),
    )


def _question(vote: Vote, table: Table, words: Words) -> str:
    key = "vote-back" if vote.kind is VoteKind.TAKE_BACK else "vote-end"
    facts: dict[str, str | int] = {
        "mentions": " ".join(mention(table.person(seat).id) for seat in vote.asked),
        "name": who(table, vote.by),
        "number": vote.first,
    }
    if not vote.reason.strip():
        return words(key, **facts)
    return words(f"{key}-reason", reason=escaped(vote.reason, _REASON), **facts)


def _vote_lines(vote: Vote, table: Table, words: Words) -> Iterator[str]:
    goes = story(table, vote.goes, words)
    if goes:
        yield words("vote-goes")
        hidden = len(goes) - _GOES_SHOWN
        yield from goes[:_GOES_SHOWN]
        if hidden > 0:
            yield "…"
    if shown := story(table, vote.shown, words):
        yield words("vote-shown", story=" ".join(shown[:_GOES_SHOWN]))
    if vote.agreed:
        yield words("vote-agreed-by", names=seat_names(table, vote.agreed))
    counts = {"agreed": len(vote.agreed), "asked": len(vote.asked)}
    yield words("vote-count", until=until(vote.until), **counts)


def _settled(vote: Vote, table: Table, words: Words) -> str:
    name = who(table, vote.by)
    match vote.state:
        case VoteState.AGREED if vote.kind is VoteKind.END:
            return words("vote-agreed-end")
        case VoteState.AGREED:
            return words("vote-agreed", name=name, number=vote.first)
        case VoteState.REFUSED if vote.refused_by is not None:
            return words("vote-refused", refuser=who(table, vote.refused_by))
        case VoteState.WITHDRAWN:
            return words("vote-withdrawn", name=name)
        case _:
            return words("vote-lapsed")


def _vote_id(vote: Vote, table: Table, verb: Verb) -> str:
    return verb_id(table.match_id, table.number, verb, vote.id)
