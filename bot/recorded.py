"""Recorded games: a match as one JSON document that anyone can verify and replay.

It holds the options (a deck by its whole text), the seed and its commitment, who joined and who sits where,
the position that was dealt, the log with its take-backs, and the position at the end with its scores and
winners. `docs/check_shuffle.py` re-does the shuffles from the same document without this program.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Annotated, Literal

from pydantic import Field, NonNegativeInt, PositiveInt

from engine.core.codec import StrictDocument, join_move, read_document, split_move
from engine.core.errors import BadOptions, IllegalAction, MalformedAction, MalformedPosition
from engine.core.game import Action, Document, Seat, State, View
from engine.core.match import Match, Row, RowKind, replay, start_match
from engine.core.shuffle import seeded
from engine.registry import AnyGame, games

FORMAT = "zoo-referee/game/1"

AnyMatch = Match[State, Action, View]


class MoveRow(StrictDocument):
    """A move; `press` is there when it followed by force from an earlier one."""

    move: str
    press: PositiveInt | None = None


class TakeBackRow(StrictDocument):
    """Everything from row `take_back` on no longer stands."""

    take_back: PositiveInt
    seat: PositiveInt


class RebaseRow(StrictDocument):
    """A newer rules version goes on from this position."""

    rebase: dict[str, object]
    rules_version: str


class EndRow(StrictDocument):
    """The table ended the game: by `vote`, or on the word of its `host` or a `moderator`."""

    end: str
    seat: NonNegativeInt


class RecordedGame(StrictDocument):
    """The document. Rows are numbered from 1 by their place in `log`."""

    format: Literal["zoo-referee/game/1"]
    match: str
    game: str
    rules_version: str
    options: dict[str, bool | int | str]
    seats: PositiveInt
    seed: Annotated[str, Field(pattern=r"^([0-9a-f]{2})*$")]
    commitment: str
    joined: tuple[str, ...]
    seated: tuple[str, ...]
    start: dict[str, object]
    log: tuple[MoveRow | TakeBackRow | RebaseRow | EndRow, ...]
    end: dict[str, object]


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a recorded game is worth: everything that was found true, and what was not."""

    checked: tuple[str, ...]
    problem: str | None = None

    @property
    def is_true(self) -> bool:
        """Nothing in the document is wrong."""
        return self.problem is None


class _Untrue(Exception):
    """The text says what in the document does not hold."""


def record(match: AnyMatch, joined: Sequence[str] = (), seated: Sequence[str] = ()) -> Document:
    """Writes a match down. `joined` names its people in the order they joined, `seated` seat by seat.

    The names of moderators are left out.
    """
    dealt = match.game.setup(match.options, match.seats, seeded(match.seed))
    return {
        "format": FORMAT,
        "match": match.match_id,
        "game": match.game.info.key,
        "rules_version": match.rules_version,
        "options": dict(match.options),
        "seats": match.seats,
        "seed": match.seed.hex(),
        "commitment": match.commitment,
        "joined": list(joined),
        "seated": list(seated),
        "start": match.game.write_position(dealt),
        "log": [_written(row) for row in match.rows],
        "end": match.game.write_position(match.state),
    }


def joining_order(seed: bytes, seated: Sequence[str]) -> list[str]:
    """Who joined first, second …: the seats were dealt from that order (FORMAT.md 5)."""
    dealt = seeded(seed)("seats", range(len(seated)))
    return [seated[dealt.index(place)] for place in range(len(seated))]


def _written(row: Row) -> Document:
    match row.kind:
        case RowKind.MOVE:
            forced: Document = {} if row.press == row.number else {"press": row.press}
            return {"move": join_move(row.seat, row.text), **forced}
        case RowKind.TAKE_BACK:
            return {"take_back": int(row.text), "seat": row.seat}
        case RowKind.REBASE:
            return {"rebase": json.loads(row.text), "rules_version": row.rules_version}
        case RowKind.END:
            return {"end": row.text.partition(" ")[0], "seat": row.seat}


def to_text(document: Document) -> str:
    """The document as JSON with a line a key and a line a row, so that changes can be reviewed."""
    return "{\n" + ",\n".join(_lines(document)) + "\n}\n"


def _lines(document: Document) -> Iterator[str]:
    for key, value in document.items():
        if key == "log" and isinstance(value, list) and value:
            rows = ",\n  ".join(json.dumps(row, ensure_ascii=False) for row in value)
            yield f' "log": [\n  {rows}\n ]'
        else:
            yield f" {json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}"


def verify(document: Document | str) -> Verdict:
    """Checks the commitment, the seats, the deal, that every move is legal, and the end."""
    checked: list[str] = []
    try:
        checked.extend(_findings(document))
    except _Untrue as untrue:
        return Verdict(tuple(checked), str(untrue))
    return Verdict(tuple(checked))


def match_of(document: Document | str) -> AnyMatch:
    """The match as it stood when it was recorded; raises `ValueError` where it cannot be played."""
    try:
        read = _read(document)
        match = _dealt_match(read)
        _play(read, match)
    except _Untrue as untrue:
        raise ValueError(str(untrue)) from untrue
    return match


def _findings(document: Document | str) -> Iterator[str]:
    """What is found true, one by one; raises `_Untrue`."""
    read = _read(document)
    match = _dealt_match(read)
    yield from _check_start(read, match)
    first = _play(read, match)
    older = f" from row {first + 1} on, where the present rules began" if first else ""
    yield f"all {len(read.log) - first} rows of the log are legal{older}"
    if match.game.write_position(match.state) != read.end:
        raise _Untrue("the log does not lead to the position at the end")
    outcome = match.game.outcome(match.state)
    how = "the game is not over" if outcome is None else f"it ended by {outcome.reason}"
    yield f"the log leads to the position at the end: {how}"


def _read(document: Document | str) -> RecordedGame:
    try:
        return read_document(RecordedGame, document)
    except MalformedPosition as error:
        raise _Untrue(f"this is no recorded game: {error}") from error


def _dealt_match(read: RecordedGame) -> AnyMatch:
    """The match as it began, under the rules version it began with."""
    game = games().get(read.game)
    if game is None or read.seats not in game.info.seat_counts:
        raise _Untrue(f"there is no game {read.game!r} for {read.seats}")
    try:
        match = start_match(game, read.match, read.options, read.seats, bytes.fromhex(read.seed))
    except BadOptions as error:
        raise _Untrue(f"options: {error}") from error
    match.rules_version = read.rules_version
    return match


def _check_start(read: RecordedGame, match: AnyMatch) -> Iterator[str]:
    if match.commitment != read.commitment:
        raise _Untrue("the seed and the options are not those of the commitment")
    yield "the seed and the options are those of the commitment"
    if read.joined or read.seated:
        if seeded(match.seed)("seats", read.joined) != list(read.seated):
            raise _Untrue("the seats are not those that the seed deals")
        yield "the seats are those that the seed deals"
    if read.rules_version != match.game.info.rules_version:
        yield f"the deal is left out: it was made by rules version {read.rules_version}"
    elif match.game.write_position(match.state) != read.start:
        raise _Untrue("the start is not the position that the seed deals")
    else:
        yield "the start is the position that the seed deals"


def _play(read: RecordedGame, match: AnyMatch) -> int:
    """Plays the log; what lies before a rebase was played by other rules: so many rows are only kept."""
    rebases = [place for place, row in enumerate(read.log) if isinstance(row, RebaseRow)]
    first = rebases[-1] if rebases else 0
    if not rebases and read.rules_version != match.game.info.rules_version:
        raise _Untrue(f"the log was played by rules version {read.rules_version}")
    for place, entry in enumerate(read.log):
        row = _row(entry, place + 1, match)
        _check_order(row, match)
        match.rows.append(row)
        if place < first:
            continue
        if row.kind is RowKind.MOVE:
            match.state = _after(match.game, match.state, row)
        elif row.kind is not RowKind.END:
            match.state = _stands(match)
    return first


def _row(entry: MoveRow | TakeBackRow | RebaseRow | EndRow, number: int, match: AnyMatch) -> Row:
    version = match.game.info.rules_version
    match entry:
        case MoveRow():
            try:
                seat, text = split_move(entry.move)
            except MalformedAction as error:
                raise _Untrue(f"row {number}: {error}") from error
            return Row(number, RowKind.MOVE, seat, text, entry.press or number, False, version)
        case TakeBackRow():
            if entry.take_back >= number:
                raise _Untrue(f"row {number}: there is no row {entry.take_back} to take back")
            seat = Seat(entry.seat)
            return Row(number, RowKind.TAKE_BACK, seat, str(entry.take_back), number, False, version)
        case RebaseRow():
            text = json.dumps(entry.rebase)
            return Row(number, RowKind.REBASE, Seat(0), text, number, True, entry.rules_version)
        case EndRow():
            return Row(number, RowKind.END, Seat(entry.seat), entry.end, number, True, version)


def _check_order(row: Row, match: AnyMatch) -> None:
    """What a log never holds, whatever the rules of the game: raises `_Untrue`."""
    before = match.rows[-1] if match.rows else None
    if before is not None and before.kind is RowKind.END:
        raise _Untrue(f"row {row.number}: the game was ended in row {before.number}")
    if row.seat > match.seats:
        raise _Untrue(f"row {row.number}: there is no seat {row.seat}")
    if row.kind is RowKind.MOVE and row.press != row.number:
        is_forced = before is not None and before.kind is RowKind.MOVE and before.press == row.press
        if not is_forced:
            raise _Untrue(f"row {row.number}: it does not follow by force from row {row.press}")
    if row.kind is RowKind.REBASE and row.rules_version == _rules_before(match):
        raise _Untrue(f"row {row.number}: the rules are those from before, so nothing begins anew")


def _rules_before(match: AnyMatch) -> str:
    """The rules version of the last rebase, else that of the start."""
    rebases = [row.rules_version for row in match.rows if row.kind is RowKind.REBASE]
    return rebases[-1] if rebases else match.rules_version


def _after(game: AnyGame, state: State, row: Row) -> State:
    try:
        after, _ = game.apply(state, row.seat, game.parse_action(row.text))
    except (IllegalAction, MalformedAction) as error:
        raise _Untrue(f"row {row.number}: {join_move(row.seat, row.text)!r}: {_reason(error)}") from error
    return after


def _stands(match: AnyMatch) -> State:
    """The position after a take-back or a rebase."""
    last = match.rows[-1]
    if last.rules_version != match.game.info.rules_version:
        raise _Untrue(f"row {last.number}: goes on by rules version {last.rules_version}")
    try:
        if last.kind is RowKind.TAKE_BACK:
            match.check_return(int(last.text))
        return replay(match, match.rows)
    except (IllegalAction, MalformedPosition) as error:
        raise _Untrue(f"row {last.number}: {_reason(error)}") from error


def _reason(error: IllegalAction | MalformedAction | MalformedPosition) -> str:
    if isinstance(error, MalformedAction):
        return error.reason
    return error.code.value if isinstance(error, IllegalAction) else str(error)
