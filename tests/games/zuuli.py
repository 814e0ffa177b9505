"""What each recorded game of Zuuli is there to show, and how to tell that it does; played by chance."""

from __future__ import annotations

from collections.abc import Callable

from engine.games.zuuli.components import DECK_FILES
from engine.games.zuuli.events import ParkOpened, YearScored
from engine.games.zuuli.parks import ParkChange
from tests.games.story import Promise, Story

OWNERS_DECK = next(iter(DECK_FILES.values())).replace('title = "', 'title = "Ours, like ', 1)
"""The built-in cards as an owner's file."""


def best_seats(story: Story) -> list[int]:
    """The seats with the most points."""
    most = max(story.scores)
    return [seat for seat, points in enumerate(story.scores, start=1) if points == most]


def is_decided_by_names(story: Story) -> bool:
    """More seats have the most points than win."""
    assert isinstance(story.winners, list)
    return set(story.winners) < set(best_seats(story))


def beats_the_collector(story: Story) -> bool:
    return story.winners == [1]


def has_a_year_of_nothing(story: Story) -> bool:
    """The floor: more is left out than is housed."""
    return any(event.tally.sum < 0 for event in story.all(YearScored))


def has_layouts(*kinds: Callable[[ParkChange], object]) -> Callable[[Story], bool]:
    """Somebody's layout does each of these."""

    def is_kept(story: Story) -> bool:
        changes = [event.change for event in story.all(ParkOpened)]
        return all(any(kind(change) for change in changes) for kind in kinds)

    return is_kept


def random(shows: str, seats: int, is_kept: Callable[[Story], bool], **options: str) -> Promise:
    return Promise("zuuli", shows, is_kept, options, seats, careful=0.0)


PROMISES = {
    "zuuli-alone": random("the Collector is beaten", 1, beats_the_collector),
    "zuuli-nothing-below-nothing": random("a Year scores less than nothing: 0", 2, has_a_year_of_nothing),
    "zuuli-an-owners-deck": random(
        "a deck of an owner's own, by its text",
        2,
        lambda story: isinstance(given := story.end["options"], dict) and given["deck"] == OWNERS_DECK,
        deck=OWNERS_DECK,
    ),
    "zuuli-every-change": random(
        "animals are housed, moved and left out, upgrades installed and dropped",
        3,
        has_layouts(
            lambda change: change.housed,
            lambda change: change.moved,
            lambda change: change.left_out,
            lambda change: change.installed,
            lambda change: change.dropped,
        ),
    ),
    "zuuli-names-break-the-tie": random("equal points, the names decide", 4, is_decided_by_names),
    "zuuli-five": random(
        "five players, and a stack of two upgrades in one enclosure",
        5,
        has_layouts(lambda change: len({home for _, home in change.installed}) < len(change.installed)),
    ),
}
