"""What the referee hands out: people, places, lobbies, tables and stories. Data only, no Discord."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum

from engine.core.errors import Param
from engine.core.game import Event, Options, Outcome, Score, Seat, View
from engine.core.match import Row
from engine.core.view import Choice


@dataclass(frozen=True, slots=True)
class Person:
    """A Discord user by id, with the name last seen (as it came: escape it when shown)."""

    id: int
    name: str


@dataclass(frozen=True, slots=True)
class Place:
    """Where a game is announced and where it is played (the same channel, or a thread of it)."""

    guild_id: int
    channel_id: int
    thread_id: int | None = None

    @property
    def play_id(self) -> int:
        """The id of the channel or thread the game is played in."""
        return self.thread_id or self.channel_id


@dataclass(frozen=True, slots=True)
class Invitation:
    """A seat held for someone until `until`; only their own press takes it."""

    person: Person
    until: datetime


@dataclass(frozen=True, slots=True)
class Lobby:
    """A game that looks for players."""

    id: str
    place: Place
    game: str
    options: Options
    table_options: TableOptions
    seats_wanted: int | None
    host: Person
    joined: tuple[Person, ...]
    held: tuple[Invitation, ...]
    opened_at: datetime
    message_id: int | None
    is_open: bool
    seat_counts: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TableOptions:
    """How a table is run, whatever the game: no rule of the game among them."""

    call_after: int = 60
    """Seconds until the player to move is called."""
    hints: bool = True
    """★ and previews."""
    thread: bool = True
    """A thread of its own at the start."""


class Phase(StrEnum):
    """Where a match stands."""

    RUNNING = "running"
    OVER = "over"
    """By its rules: there is an outcome."""
    ENDED = "ended"
    """By its people."""


@dataclass(frozen=True, slots=True)
class Table:
    """One match as one reader may see it: all that presenters ever get.

    `seat` is the reader's (None: a spectator, or the public table). `choices` are the reader's own when it
    is their decision; on the public table, those of the only actor, as everyone may see them.
    """

    match_id: str
    game: str
    place: Place
    phase: Phase
    people: tuple[Person, ...]
    host: Person
    seat: Seat | None
    number: int
    actors: frozenset[Seat]
    to_move_since: datetime
    view: View
    choices: tuple[Choice, ...]
    scores: tuple[Score, ...]
    outcome: Outcome | None
    last: tuple[Told, ...]
    """The rows since the turn before this one began, oldest first: what just happened."""
    take_back: Seat | None
    """The seat that could take its last press back now."""
    table_options: TableOptions
    commitment: str
    seed: str | None
    """Hex, and only once the game is over."""
    started_at: datetime
    ended: str = ""
    """How the people ended it (`vote`, `host`, `moderator NAME`)."""

    def person(self, seat: Seat) -> Person:
        """Who sits there."""
        return self.people[seat - 1]


@dataclass(frozen=True, slots=True)
class Told:
    """A row of the log with what its reader may learn of it. `stands` is False once it was taken back."""

    row: Row
    events: tuple[Event, ...]
    at: datetime
    stands: bool


class RefereeRefusal(StrEnum):
    """Why the referee turns someone away before the rules are even asked."""

    NO_SUCH_GAME = "no_such_game"
    NOT_SEATED = "not_seated"
    STALE = "stale"
    """The button or command was meant for an older position: params `decision`, `number`."""
    MALFORMED = "malformed"
    NOT_RUNNING = "not_running"
    CHANNEL_BUSY = "channel_busy"
    TOO_MANY_OPEN = "too_many_open"
    LOBBY_CLOSED = "lobby_closed"
    LOBBY_FULL = "lobby_full"
    ALREADY_JOINED = "already_joined"
    NOT_JOINED = "not_joined"
    TOO_FEW = "too_few"
    HOST_ONLY = "host_only"
    BAD_OPTION = "bad_option"
    TOO_MANY_INVITED = "too_many_invited"
    NO_VOTE = "no_vote"
    ALREADY_VOTED = "already_voted"
    CLOSING = "closing"
    """The bot is shutting down and takes no new moves."""


class Refused(Exception):
    """A friendly no: `code` is a `RefereeRefusal`, a `MatchRefusal`, a `CoreRefusal` or a code of the game.

    `table` is the match as the asker may see it, where there is one: what a helpful answer is made from.
    """

    def __init__(self, code: StrEnum, table: Table | None = None, **params: Param) -> None:
        super().__init__(code, params)
        self.code = code
        self.table = table
        self.params = params
