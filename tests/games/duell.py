"""What each recorded game of Duell is there to show, and how to tell that it does."""

from __future__ import annotations

from collections.abc import Callable

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
from tests.games.story import Promise, Story, is_taken_back_after_the_turn_passed


def began_by(cause: FinalCause) -> Callable[[Story], bool]:
    return lambda story: [event.cause for event in story.all(FinalRoundBegan)] == [cause]


def is_tied_on_points(story: Story) -> bool:
    return len(set(story.scores)) == 1


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
    "ends-by-the-card": Promise("duell", "the final-round card ends it", began_by(FinalCause.CARD)),
    "ends-by-the-marker": Promise("duell", "the final-round marker ends it", began_by(FinalCause.MARKER)),
    "shared-victory": Promise(
        "duell",
        "equal points, equal coins, two winners",
        lambda story: is_tied_on_points(story) and story.winners == [1, 2],
    ),
    "coins-break-the-tie": Promise(
        "duell",
        "equal points, the coins decide",
        lambda story: is_tied_on_points(story) and story.winners in ([1], [2]),
    ),
    "tie-scored-by-theft": Promise("duell", "a pending tie is scored by stealing", has_tie_scored_by_theft),
    "theft-that-goes-to-waste": Promise("duell", "a stolen third symbol is discarded", has_wasted_theft),
    "both-markers-in-one-turn": Promise(
        "duell",
        "one truck sets the final-round marker aside and takes the next",
        has_both_marker_steps_in_one_turn,
    ),
    "all-seven-scorings": Promise(
        "duell", "six species and the stands are scored", lambda story: story.end["markers"] == []
    ),
    "expert": Promise(
        "duell",
        "the expert rule: drawn cards are dumped",
        lambda story: len(story.all(CardDumped)) >= 3,
        {"expert": True},
        careful=0.5,
    ),
    "one-square-a-turn": Promise(
        "duell",
        "the stricter reading: a second square of a turn lapses",
        has_a_square_lapsed_by_the_switch,
        {"one_square_a_turn": True, "deck": "MIX"},
        careful=0.3,
    ),
    "an-owners-deck": Promise(
        "duell",
        "a deck of an owner's own, by its text",
        lambda story: isinstance(given := story.end["options"], dict) and given["deck"] == OWNERS_DECK,
        {"deck": OWNERS_DECK},
    ),
    "take-backs": Promise(
        "duell",
        "moves are taken back, also after the turn has passed",
        is_taken_back_after_the_turn_passed,
        take_backs=True,
    ),
}
