"""What the referee hands out: people, places, lobbies, tables and stories. Data only, no Discord."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from functools import cached_property

from engine.core.errors import Param
from engine.core.game import Best, Event, Options, Outcome, Score, Seat, View
from engine.core.match import Row, RowKind
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
    closes_at: datetime | None = None
    rematch_of: str | None = None
    """The match that these people played before, when this is its rematch."""

    @property
    def capacity(self) -> int:
        """How many can sit down: the seats wanted, else the most the game takes."""
        return self.seats_wanted or max(self.seat_counts)

    @property
    def is_full(self) -> bool:
        """Everybody who can is in; held seats do not count as taken."""
        return len(self.joined) >= self.capacity

    @property
    def can_start(self) -> bool:
        """The game can be played by those who are in."""
        return self.is_open and len(self.joined) in self.seat_counts


class BoardForm(StrEnum):
    """How a position is shown."""

    PICTURE = "picture"
    """A picture, and a few lines beside it."""
    TEXT = "text"
    BOTH = "both"


class Helper(StrEnum):
    """How much a table helps with a decision that is put together in steps (a Zuuli park)."""

    FULL = "full"
    """The best one is a press away."""
    SCORE = "score"
    """Only what it is worth so far."""
    OFF = "off"


@dataclass(frozen=True, slots=True)
class TableOptions:
    """How a table is run, whatever the game: no rule of the game among them."""

    call_after: int = 60
    """Seconds until the player to move is called."""
    hints: bool = True
    """★ and previews."""
    thread: bool = True
    """A thread of its own at the start."""
    helper: Helper = Helper.FULL
    """What helps with a decision that is put together in steps; means nothing where the game has none."""


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
    presses: tuple[str, ...] = ()
    """What the last mover has pressed since anybody else moved, oldest first: the first move text of each.

    They tell where the pressed button was. What the reader may not know is empty.
    """
    draft: str | None = None
    """What the reader has put together so far (`Game.workbench`), while it is asked for such a decision."""
    can_undo: bool = False
    """There is a step of the draft to go back."""
    ready: frozenset[Seat] = frozenset()
    """Who has finished a draft and may reopen it until all have: no actors now, and nothing to be asked."""
    rematch: int = 0
    """How many want to play again, once it is over."""
    best: Best | None = None
    """The best decision, where the table helps and it was found in time: filled in by the cogs."""

    @property
    def presses_in_a_row(self) -> int:
        """How many these are."""
        return len(self.presses)

    @property
    def asks_last_mover(self) -> bool:
        """Whether the move that stands last is of a seat that is asked now."""
        moves = standing_moves(self.last)
        return bool(moves) and moves[-1].row.seat in self.actors

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


def standing_moves(told: Iterable[Told]) -> list[Told]:
    """Those of the rows that are moves and were not taken back."""
    return [one for one in told if one.stands and one.row.kind is RowKind.MOVE]


def standing_events(told: Iterable[Told]) -> list[Event]:
    """What happened in these rows and still stands."""
    return [event for one in told if one.stands for event in one.events]


def since_last(kinds: type[Event] | tuple[type[Event], ...], events: Sequence[Event]) -> list[Event]:
    """The events from the last one of these kinds on; none where there is none."""
    begun = [place for place, event in enumerate(events) if isinstance(event, kinds)]
    return list(events[begun[-1] :]) if begun else []


@dataclass(frozen=True, slots=True)
class Summary:
    """A game in a list: enough to name it and to say whose turn it is, without loading it."""

    match_id: str
    game: str
    place: Place
    phase: Phase
    people: tuple[Person, ...]
    host: Person
    actors: frozenset[Seat]
    to_move_since: datetime
    started_at: datetime
    number: int


class VoteKind(StrEnum):
    """What is asked of the table."""

    TAKE_BACK = "take_back"
    END = "end"


class VoteState(StrEnum):
    """How a vote stands."""

    OPEN = "open"
    AGREED = "agreed"
    REFUSED = "refused"
    WITHDRAWN = "withdrawn"
    LAPSED = "lapsed"
    """A next move or the time limit ended it."""


@dataclass(frozen=True, slots=True)
class Vote:
    """One question to the table, and the answers so far.

    A take-back goes back to before row `first`: `goes` are the moves that would no longer stand, `shown`
    those of them that showed something hidden, which everybody keeps knowing.
    """

    id: int
    match_id: str
    kind: VoteKind
    state: VoteState
    by: Seat
    reason: str
    asked: tuple[Seat, ...]
    agreed: frozenset[Seat]
    until: datetime
    first: int = 0
    goes: tuple[Told, ...] = ()
    shown: tuple[Told, ...] = ()
    refused_by: Seat | None = None
    message_id: int | None = None


class DueKind(StrEnum):
    """What is to be said by itself, at its time."""

    CALL = "call"
    """The players to move have not acted for `call_after`: post the table anew and mention `seats`."""
    REMINDER = "reminder"
    """Somebody nudged the players to move."""
    RESULT = "result"
    """The game is over: say so once."""
    VOTE_LAPSED = "vote_lapsed"
    LOBBY_EXPIRED = "lobby_expired"
    INVITATION_EXPIRED = "invitation_expired"


@dataclass(frozen=True, slots=True)
class Due:
    """One thing to say, to be claimed first. `subject` is the match or lobby; `seats` are those called.

    `is_begun`: a process that is no more had claimed it, and it is not known to be said.
    """

    id: int
    kind: DueKind
    subject: str
    at: datetime
    seats: tuple[Seat, ...] = ()
    person_id: int | None = None
    vote_id: int | None = None
    is_begun: bool = False


@dataclass(frozen=True, slots=True)
class Shown:
    """What Discord shows of a match, as far as we know: state to be brought up to date, not a queue.

    `message_id` is the table message in channel `channel_id`, `number` the row it shows, `actors` whom it
    says to be waited for (None: not known), `posted_number` the row at which it was posted: the story of
    that message begins after it.
    """

    channel_id: int | None = None
    message_id: int | None = None
    number: int = -1
    posted_number: int = 0
    posted_at: datetime | None = None
    card_message_id: int | None = None
    card_number: int = -1
    card_round: int = -1
    actors: frozenset[Seat] | None = None


class Played:
    """What an accepted press brought: the new rows (`told`) and the table, both as the actor may see them.

    Both show the moment right after the press and are made when first asked for: the move is safe before.
    """

    def __init__(
        self, match_id: str, number: int, table: Callable[[], Table], told: Callable[[], tuple[Told, ...]]
    ) -> None:
        self.match_id = match_id
        self.number = number
        self._make_table = table
        self._make_told = told

    @cached_property
    def table(self) -> Table:
        """The match as the actor may see it; raises `Broken`."""
        return self._make_table()

    @cached_property
    def told(self) -> tuple[Told, ...]:
        """The rows this press added; raises `Broken`."""
        return self._make_told()


@dataclass(frozen=True, slots=True)
class Aftermath:
    """What there is to say of a finished game besides its table."""

    rematch: int = 0
    """How many want to play again."""
    wins: tuple[int, ...] = ()
    """By seat, in all finished games of these people here, this one too; none if it is their first."""


class RefereeRefusal(StrEnum):
    """Why the referee turns someone away before the rules are even asked."""

    NO_SUCH_GAME = "no_such_game"
    WHICH_GAME = "which_game"
    """It was not clear what is to be played: params `games`."""
    NOT_SEATED = "not_seated"
    STALE = "stale"
    """The button or command was meant for an older position: params `decision`, `number`."""
    MALFORMED = "malformed"
    NOT_RUNNING = "not_running"
    CHANNEL_BUSY = "channel_busy"
    """Another game is running there: params `id`, and with its table the `message` that shows it."""
    TOO_MANY_OPEN = "too_many_open"
    LOBBY_CLOSED = "lobby_closed"
    LOBBY_FULL = "lobby_full"
    ALREADY_JOINED = "already_joined"
    NOT_JOINED = "not_joined"
    TOO_FEW = "too_few"
    HOST_ONLY = "host_only"
    BAD_OPTION = "bad_option"
    """Params `option`, `why` (an `OptionTrouble` or a `TableTrouble`) and its numbers."""
    TOO_MANY_INVITED = "too_many_invited"
    NO_VOTE = "no_vote"
    ALREADY_VOTED = "already_voted"
    VOTE_OPEN = "vote_open"
    """Another question of that kind is being asked: params `vote`."""
    NOT_ASKED = "not_asked"
    NOT_YOUR_MOVE = "not_your_move"
    """Somebody else's last move: params `name`, who can take it back."""
    STILL_RUNNING = "still_running"
    """A rematch before the end."""
    TOO_SOON = "too_soon"
    """A nudge after less than an hour: params `minutes` until the next."""
    NOTHING_TO_BUILD = "nothing_to_build"
    """Nothing that is put together in steps is asked of the reader now."""
    FINISHED = "finished"
    """The draft is finished: it is to be reopened first."""
    CLOSING = "closing"
    """The bot is shutting down and takes no new moves."""


class TableTrouble(StrEnum):
    """Why a table cannot be set up like that, where the game has no say."""

    DECK = "deck"
    """The owner's file is not there any more."""
    SEATS = "seats"
    """The game is not for so many: params `wanted`, `counts`."""
    CROWDED = "crowded"
    """More are in already: params `have`."""
    WAIT = "wait"
    """A call comes within a day: params `hours`."""


class Refused(Exception):
    """A friendly no: `code` is a `RefereeRefusal`, a `MatchRefusal`, a `CoreRefusal` or a code of the game.

    `table` is the match as the asker may see it, where there is one: what a helpful answer is made from.
    """

    def __init__(self, code: StrEnum, table: Table | None = None, **params: Param) -> None:
        super().__init__(code, params)
        self.code = code
        self.table = table
        self.params = params


class Broken(Exception):
    """The game itself failed: a bug, logged with game and move number. The match stands as it was."""

    def __init__(self, match_id: str, game: str, number: int) -> None:
        super().__init__(f"{game} {match_id} at {number}")
        self.match_id = match_id
        self.game = game
        self.number = number
