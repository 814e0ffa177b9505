"""The set-up, and the options a table agrees on."""

from __future__ import annotations

from engine.core.errors import BadOptions
from engine.core.game import Option, Options, Seat
from engine.core.options import complete_options
from engine.core.shuffle import Shuffle
from engine.games.zuuli.cards import plot_of
from engine.games.zuuli.components import SEAT_COUNTS, SOLO
from engine.games.zuuli.deck import BUILT_IN, DEFAULT_DECK, deck_of
from engine.games.zuuli.drafting import deal
from engine.games.zuuli.kinds import Phase, Year
from engine.games.zuuli.state import Board, Collector, ZuuliOptions, ZuuliState

OPTIONS = (Option("deck", DEFAULT_DECK, tuple(BUILT_IN), is_deck=True),)

DECK_LABEL = "zuuli/deck"


def checked_options(given: Options) -> Options:
    """The options with their defaults; raises `BadOptions`."""
    complete = complete_options(OPTIONS, given)
    deck_of(str(complete["deck"]))
    return complete


def written_options(options: ZuuliOptions) -> dict[str, bool | int | str]:
    """The options as documents write them."""
    return {"deck": options.deck.value}


def setup(options: Options, seats: int, shuffle: Shuffle) -> ZuuliState:
    """A fresh game: a New Plot each, one shuffle for the whole game, the first deal (Rulebook, Setup)."""
    if seats not in SEAT_COUNTS:
        raise BadOptions("seats", f"{seats}: this game is for {min(SEAT_COUNTS)} to {max(SEAT_COUNTS)}")
    deck = deck_of(str(options["deck"]))
    state = ZuuliState(
        options=ZuuliOptions(deck),
        year=Year(1),
        phase=Phase.PICK,
        deck=shuffle(DECK_LABEL, deck.cards)[::-1],
        discard=[],
        boards={Seat(seat): fresh_board(Seat(seat)) for seat in range(1, seats + 1)},
        collector=Collector([], []) if seats == SOLO else None,
    )
    deal(state, [])
    return state


def fresh_board(seat: Seat) -> Board:
    """A player at the start, before the deal."""
    return Board(hand=[], picked=None, kept=[], shown=None, year_scores=[], park={plot_of(seat): ()})
