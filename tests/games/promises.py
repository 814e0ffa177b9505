"""What each recorded game of this folder is there to show, and how to tell that it does."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import groupby
from typing import TypeVar

from bot.recorded import AnyMatch
from engine.core.game import Document, Event, Options, OptionValue, Seat
from engine.core.match import Row, RowKind, standing_moves
from engine.core.shuffle import seeded
from engine.games.duell.events import (
    AnimalStolen,
    CardDumped,
    CardWasted,
    DonationLapsed,
    FinalRoundBegan,
    FinalRoundSetAside,
    SpeciesScored,
    SpeciesTied,
)
from engine.games.duell.kinds import FinalCause, Source

E = TypeVar("E", bound=Event)


@dataclass(frozen=True, slots=True)
class Told:
    """A move that stands, with what happened and the position it was made in."""

    row: Row
    before: Document
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Story:
    """A recorded game, played once more."""

    rows: tuple[Row, ...]
    moves: tuple[Told, ...]
    end: Document

    def all(self, kind: type[E]) -> list[E]:
        """The events of that kind, in order."""
        return [event for told in self.moves for event in told.events if isinstance(event, kind)]

    def turns(self) -> Iterator[list[Told]]:
        """The moves of one seat after another, with nobody between them, in one round."""
        for _, moves in groupby(self.moves, key=lambda told: (told.row.seat, told.before["round"])):
            yield list(moves)


def story_of(match: AnyMatch) -> Story:
    """Plays the moves that stand from the deal."""
    game = match.game
    state = game.setup(match.options, match.seats, seeded(match.seed))
    moves: list[Told] = []
    for row in standing_moves(match.rows):
        before = game.write_position(state)
        state, events = game.apply(state, row.seat, game.parse_action(row.text))
        moves.append(Told(row, before, tuple(events)))
    return Story(tuple(match.rows), tuple(moves), game.write_position(state))


@dataclass(frozen=True, slots=True)
class Promise:
    """What a game shows; `careful` is how often its players look one move ahead, the rest is chance."""

    shows: str
    is_kept: Callable[[Story], bool]
    options: Options = field(default_factory=dict[str, OptionValue])
    careful: float = 0.8
    take_backs: bool = False


def began_by(cause: FinalCause) -> Callable[[Story], bool]:
    return lambda story: [event.cause for event in story.all(FinalRoundBegan)] == [cause]


def score(story: Story, seat: Seat) -> object:
    table = story.end["score"]
    assert isinstance(table, dict)
    return table[str(seat)]


def winners(story: Story) -> object:
    return story.end["winners"]


def is_tied_on_points(story: Story) -> bool:
    return score(story, Seat(1)) == score(story, Seat(2))


def has_tie_scored_by_theft(story: Story) -> bool:
    tied: set[str] = set()
    for told in story.moves:
        scored = {event.species for event in told.events if isinstance(event, SpeciesScored)}
        if tied & scored and told.row.text.startswith("steal "):
            return True
        tied |= {event.species for event in told.events if isinstance(event, SpeciesTied)}
        tied -= scored
    return False


def has_both_marker_steps_in_one_turn(story: Story) -> bool:
    for turn in story.turns():
        events = [event for told in turn for event in told.events]
        aside = [event for event in events if isinstance(event, FinalRoundSetAside)]
        began = [event for event in events if isinstance(event, FinalRoundBegan)]
        if {e.cause for e in aside} & {e.cause for e in began} & {FinalCause.MARKER}:
            return True
    return False


def has_a_square_lapsed_by_the_switch(story: Story) -> bool:
    return any(
        isinstance(event, DonationLapsed) and told.before["square_used"]
        for told in story.moves
        for event in told.events
    )


def has_wasted_theft(story: Story) -> bool:
    wasted = [event for event in story.all(CardWasted) if event.source is Source.STEAL]
    return bool(wasted) and bool(story.all(AnimalStolen))


def is_taken_back_after_the_turn_passed(story: Story) -> bool:
    """The row before the take-back ended a turn: the seat that took it back was no longer to move."""
    backs = [row for row in story.rows if row.kind is RowKind.TAKE_BACK]
    loads = [row for row in backs if story.rows[row.number - 2].text.startswith("load ")]
    return len(backs) >= 3 and bool(loads)


OWNERS_DECK = """\
source = "made up"
markers = ["4", "3c", "2", "2", "1c", "final", "1", "1"]

[animals]
bear = { lightning = 2, heart = 4, plain = 2 }
hyena = { lightning = 3, heart = 2, square = 4, plain = 1 }

[stands]
red = ["ice", "ice", "drink"]
green = ["pretzel", "pretzel", "drink"]
"""

PROMISES: dict[str, Promise] = {
    "ends-by-the-card": Promise("the final-round card ends it", began_by(FinalCause.CARD)),
    "ends-by-the-marker": Promise("the final-round marker ends it", began_by(FinalCause.MARKER)),
    "shared-victory": Promise(
        "equal points, equal coins, two winners",
        lambda story: is_tied_on_points(story) and winners(story) == [1, 2],
    ),
    "coins-break-the-tie": Promise(
        "equal points, the coins decide",
        lambda story: is_tied_on_points(story) and winners(story) in ([1], [2]),
    ),
    "tie-scored-by-theft": Promise("a pending tie is scored by stealing", has_tie_scored_by_theft),
    "theft-that-goes-to-waste": Promise("a stolen third symbol is discarded", has_wasted_theft),
    "both-markers-in-one-turn": Promise(
        "one truck sets the final-round marker aside and takes the next", has_both_marker_steps_in_one_turn
    ),
    "all-seven-scorings": Promise(
        "six species and the stands are scored", lambda story: story.end["markers"] == []
    ),
    "expert": Promise(
        "the expert rule: drawn cards are dumped",
        lambda story: len(story.all(CardDumped)) >= 3,
        {"expert": True},
        careful=0.5,
    ),
    "one-square-a-turn": Promise(
        "the stricter reading: a second square of a turn lapses",
        has_a_square_lapsed_by_the_switch,
        {"one_square_a_turn": True, "deck": "MIX"},
        careful=0.3,
    ),
    "an-owners-deck": Promise(
        "a deck of an owner's own, by its text",
        lambda story: isinstance(given := story.end["options"], dict) and given["deck"] == OWNERS_DECK,
        {"deck": OWNERS_DECK},
    ),
    "take-backs": Promise(
        "moves are taken back, also after the turn has passed",
        is_taken_back_after_the_turn_passed,
        take_backs=True,
    ),
}
