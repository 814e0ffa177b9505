"""The contract between a game and everything around it (DESIGN.md 2).

A game is a `Game`: its facts and its rules as plain functions. Adding one means one package under
`engine/games` whose `GAME` fills this table; nothing else is edited.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from random import Random
from typing import Generic, NewType, Protocol, TypeVar

from engine.core.errors import Param
from engine.core.shuffle import Shuffle

Seat = NewType("Seat", int)
"""A place at the table, numbered from 1."""

OptionValue = bool | int | str
Options = Mapping[str, OptionValue]
"""Named options, complete and checked: what `Game.options` returns."""

Document = dict[str, object]
"""A position or view document, as FORMAT.md 3 spells it: ready for JSON or TOML."""


class State(Protocol):
    """A position: slotted data that only its game's rules write to."""

    __slots__ = ()

    def copy(self) -> State:
        """An independent copy: changing one leaves the other as it was."""
        ...


class Action:
    """One decision of one seat: a frozen, slotted dataclass. The acting seat is not a field."""

    __slots__ = ()


class Event:
    """A fact in the past tense, enough to tell the game's story and update a screen."""

    __slots__ = ()

    @property
    def audience(self) -> Seat | None:
        """The only seat that may learn of it; None is everybody."""
        return None


class View:
    """What one seat (or a spectator) may see: a slotted dataclass, built by adding what it may.

    The only door to presenters, computer players and digests.
    """

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Option:
    """One named option of a game: its default and, where they are few, its choices.

    A `deck` option also takes the whole text of an owner's deck file (any value with a line break).
    """

    name: str
    default: OptionValue
    choices: tuple[str, ...] = ()
    is_deck: bool = False


@dataclass(frozen=True, slots=True)
class GameInfo:
    """What a lobby needs to know of a game; `references` name the rulebook passages' source."""

    key: str
    title: str
    rules_version: str
    seat_counts: tuple[int, ...]
    options: tuple[Option, ...]
    references: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ScoreItem:
    """One line of a seat's score: `kind` names the rule, `params` its numbers and tokens."""

    kind: StrEnum
    points: int
    params: Mapping[str, Param]


@dataclass(frozen=True, slots=True)
class Score:
    """A seat's score, itemised: the points are the sum of the items."""

    seat: Seat
    items: tuple[ScoreItem, ...]

    @property
    def points(self) -> int:
        """The sum."""
        return sum(item.points for item in self.items)


@dataclass(frozen=True, slots=True)
class Standing:
    """A seat's place in the ranking: seats with the same place share it. `tie_break` is what decided."""

    place: int
    score: Score
    tie_break: int


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: why, and the ranking, best first. `winners` rise by seat."""

    reason: StrEnum
    standings: tuple[Standing, ...]
    winners: tuple[Seat, ...]


class DeckReport(Protocol):
    """What is to be said of an owner's deck file."""

    @property
    def problems(self) -> Sequence[object]:
        """Everything that is wrong, each a line: where, with which card, and why."""
        ...

    @property
    def summary(self) -> Sequence[str]:
        """Some lines to hold against a real copy; none where something is wrong."""
        ...


@dataclass(frozen=True, slots=True)
class DeckFiles:
    """Decks as files: whether a text is meant for this game, and how it is looked over."""

    is_meant: Callable[[str], bool]
    report: Callable[[str], DeckReport]


S = TypeVar("S", bound=State)
A = TypeVar("A", bound=Action)
V = TypeVar("V", bound=View)


Stop = Callable[[], bool]
"""Asked now and then by what takes long: True, and it answers with what it knows. The engine has no clock."""


@dataclass(frozen=True, slots=True)
class Best:
    """The best decision that was found, as a move text, and the points it is worth."""

    move: str
    points: int
    is_exact: bool
    """Nothing is better; False if the search was stopped before it knew."""


@dataclass(frozen=True, slots=True)
class Workbench(Generic[V, A]):
    """A decision with too many answers to list, put together in small steps nobody else sees.

    A draft is a text, empty at first. Everything is made from the seat's own view, so that it is as safe to
    show as that. Each function but `is_open` and `best` raises `IllegalAction` while the bench is not open.
    """

    is_open: Callable[[V], bool]
    """Is the view's seat asked for such a decision?"""

    step: Callable[[V, str, str], str]
    """The draft after one more step; raises `IllegalAction`, or `MalformedAction` for what is no step."""

    check: Callable[[V, str], None]
    """Raises `IllegalAction` or `MalformedAction` for a text that is no draft of this view."""

    steps: Callable[[V, str], list[str]]
    """The small steps that may be taken now."""

    action: Callable[[V, str], A]
    """The decision that the draft makes; raises `IllegalAction` where something is missing still."""

    step_of: Callable[[A], str]
    """The step that makes the whole decision; raises `MalformedAction` where the bench makes no such one."""

    question: Callable[[V], str]
    """What `best` needs to know: text, so that it can be asked in another process."""

    best: Callable[[str, Stop], Best]
    """The best decision by points now; heavy."""


def _always(state: State, seat: Seat) -> bool:
    """Most games can list what a seat may do, and everybody may see it."""
    return True


@dataclass(frozen=True, slots=True)
class Game(Generic[S, A, V]):
    """The facts and rules of one game. Every function is pure unless it says otherwise."""

    info: GameInfo

    options: Callable[[Options], Options]
    """Completes given options with defaults and checks them; raises `BadOptions`."""

    setup: Callable[[Options, int, Shuffle], S]
    """Deals a fresh game: completed options, number of seats. The only place that shuffles."""

    actors: Callable[[S], frozenset[Seat]]
    """Who must decide now; several decide at once, in secret until all have; empty means the game is over."""

    legal_actions: Callable[[S, Seat], list[A]]
    """Everything the seat may do now, complete and in a stable order; see `lists_all`.

    A seat that is no actor has something here only where it may still change its secret choice.
    """

    check: Callable[[S, Seat, A], None]
    """Raises `IllegalAction` when the seat may not do this now; changes nothing."""

    apply_in_place: Callable[[S, Seat, A], list[Event]]
    """Changes the state by a legal action; the caller vouches for legality (playouts, `apply`)."""

    random_action: Callable[[S, Seat, Random], A]
    """A legal action of an actor, without listing all where they are many."""

    reveals: Callable[[S, Seat, A], bool]
    """Does this legal action show anyone something hidden? Known before it is played."""

    is_mid_turn: Callable[[S], bool]
    """Is a turn under way: does the seat to act still owe parts of a turn it has begun?"""

    scores: Callable[[S], tuple[Score, ...]]
    """Each seat's score as if the game were scored now, by rising seat."""

    outcome: Callable[[S], Outcome | None]
    """The result once the game is over, else None."""

    view: Callable[[S, Seat | None], V]
    """What a seat, or a spectator, may see."""

    view_document: Callable[[V], Document]
    """The view with the keys of FORMAT.md 3.6."""

    determinize: Callable[[V, Random], S]
    """A state that agrees with the view, the hidden parts dealt anew."""

    parse_action: Callable[[str], A]
    """Reads a move text without its seat; raises `MalformedAction`."""

    action_text: Callable[[A], str]
    """Writes a move text without its seat; `parse_action(action_text(a)) == a`."""

    write_position: Callable[[S], Document]
    """The position document of FORMAT.md 3, with the read-only keys."""

    read_position: Callable[[Document | str, bool], S]
    """Reads a document, or its JSON, strictly; with True the totals of tiles are not insisted on (`free`).

    Raises `MalformedPosition`.
    """

    multisets: tuple[str, ...]
    """The document's lists whose order means nothing, as dotted paths with `*` for any key.

    The document writes them sorted.
    """

    lists_all: Callable[[S, Seat], bool] = _always
    """Is `legal_actions` complete here? Not where a decision has too many answers to list (a Zuuli layout).

    Then it holds only the plainest of them; `check` is the judge of any other, `random_action` gives some.
    """

    has_open_choices: Callable[[S, Seat], bool] = _always
    """May everybody see what the seat can choose from? Not where it chooses from what it holds in secret."""

    deck_files: DeckFiles | None = None
    """Where an owner can bring a deck of their own."""

    workbench: Workbench[V, A] | None = None
    """Where a decision is put together in steps: for those that `lists_all` says cannot be listed."""

    def apply(self, state: S, seat: Seat, action: A) -> tuple[S, list[Event]]:
        """Plays a move: the new position and what happened; `state` stays as it was.

        Raises `IllegalAction`.
        """
        self.check(state, seat, action)
        after = self.copy(state)
        return after, self.apply_in_place(after, seat, action)

    @staticmethod
    def copy(state: S) -> S:
        """An independent copy of the position."""
        after = state.copy()
        assert type(after) is type(state)
        return after
