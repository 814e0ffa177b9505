"""The set-up, and the options a table agrees on."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.errors import BadOptions
from engine.core.game import Option, Options
from engine.core.options import complete_options
from engine.core.shuffle import Shuffle
from engine.games.duell.cards import Card
from engine.games.duell.components import BREEDERS, CAPACITIES, COMPONENTS
from engine.games.duell.deck import BUILT_IN, DEFAULT_DECK, deck_of
from engine.games.duell.kinds import SEATS, Phase, Species
from engine.games.duell.state import Board, DuellOptions, DuellState

OPTIONS = (
    Option("deck", DEFAULT_DECK, tuple(BUILT_IN), is_deck=True),
    Option("expert", default=False),
    Option("one_square_a_turn", default=False),
)

PILE_LABEL = "duell/pile"

FIRST_DISCARDS = COMPONENTS.pile.first_discards
_UNDER_FINAL = COMPONENTS.pile.under_final


def checked_options(given: Options) -> Options:
    """The options with their defaults; raises `BadOptions`."""
    complete = complete_options(OPTIONS, given)
    deck_of(str(complete["deck"]))
    return complete


def agreed(options: Options) -> DuellOptions:
    """Completed options as the rules read them."""
    return DuellOptions(
        deck_of(str(options["deck"])), bool(options["expert"]), bool(options["one_square_a_turn"])
    )


def written_options(options: DuellOptions) -> dict[str, bool | int | str]:
    """The options as documents write them."""
    return {
        "deck": options.deck.value,
        "expert": options.expert,
        "one_square_a_turn": options.one_square_a_turn,
    }


def setup(options: Options, seats: int, shuffle: Shuffle) -> DuellState:
    """A fresh game for two (Rulebook, Set-Up). Seat 1 begins: the seats were shuffled (ruling 29)."""
    if seats != len(SEATS):
        raise BadOptions("seats", f"{seats}: this game is for {len(SEATS)}")
    chosen = agreed(options)
    deck = chosen.deck
    cards = shuffle(PILE_LABEL, deck.cards)
    pile, under_final = lay_pile(cards[FIRST_DISCARDS:])
    return DuellState(
        options=chosen,
        phase=Phase.TURN,
        to_move=SEATS[0],
        round=1,
        final_round=False,
        pile=pile,
        under_final=under_final,
        discard=cards[:FIRST_DISCARDS],
        trucks=[[] for _ in CAPACITIES],
        taken={},
        drawn=None,
        pending=[],
        square_used=False,
        offspring=sorted(BREEDERS),
        markers=list(reversed(deck.markers)),
        markers_under_final=deck.markers_under_final,
        scored=[],
        tied=[],
        boards={seat: _fresh_board() for seat in SEATS},
    )


def lay_pile(cards: Sequence[Card]) -> tuple[list[Card], int | None]:
    """The cards, given from the top, as a state holds them, and how many lie under the final-round card.

    A pile so short that the final-round card would lie on top has it set aside.
    """
    return list(reversed(cards)), _UNDER_FINAL if len(cards) > _UNDER_FINAL else None


def _fresh_board() -> Board:
    return Board(
        coins=COMPONENTS.coins.start,
        plus=0,
        minus=0,
        markers=[],
        stands=[],
        animals={species: [] for species in Species},
    )
