"""Position and view documents (FORMAT.md 3).

What a document leaves out is as at the start of a fresh game: seat 1 to move in round 1, a coin each, empty
boards and trucks, all young in the supply, the whole stockpile of markers. Three keys need more words:

* `pile` left out: the cards that are nowhere else in the document, shuffled from 32 zero bytes under the
  label of the set-up, the final-round card above the last five (set aside if there are no more than five).
* `discard` left out as well: as in the set-up, the top card of that shuffle is the first discard, so a
  document that gives nothing is the fresh game of that seed. With `pile` given, a left-out `discard` is empty.
* `to_move` left out when the game is over: 0.

`score` and `winners` are written for readers; when read they are checked for their type and not listened to.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Annotated, Literal, TypeVar

from pydantic import Field

from engine.core.codec import StrictDocument, read_document
from engine.core.errors import BadOptions, MalformedPosition
from engine.core.game import Document, Options, Score, Seat
from engine.core.shuffle import seeded
from engine.games.duell.cards import (
    CARDS,
    FINAL,
    MARKERS,
    SHUFFLED,
    STANDS,
    TOKEN,
    Animal,
    Card,
    Marker,
    Stand,
    texts,
)
from engine.games.duell.components import BREEDERS, CAPACITIES, COMPONENTS
from engine.games.duell.deck import Deck
from engine.games.duell.invariants import check_position
from engine.games.duell.kinds import NOBODY, SEATS, Phase, Species, StandsTile, Truck
from engine.games.duell.scoring import scores, winners
from engine.games.duell.setup import (
    FIRST_DISCARDS,
    PILE_LABEL,
    agreed,
    complete_options,
    lay_pile,
    written_options,
)
from engine.games.duell.state import Board, DuellOptions, DuellState
from engine.games.duell.view import DuellView

MULTISETS = ("offspring", "tied", "seat.*.stands", "seat.*.animals.*")
"""The lists whose order means nothing; they are written sorted."""

_ZERO_SEED = bytes(32)

_ENCLOSED: Mapping[Species, Mapping[str, Animal]] = {
    species: {
        card.text: card for card in CARDS.values() if isinstance(card, Animal) and card.species is species
    }
    for species in Species
}
_STANDS: Mapping[str, Stand] = {stand.text: stand for stand in STANDS}

_Count = Annotated[int, Field(ge=0)]
_SeatKey = Literal["1", "2"]
_KEYS: Mapping[Seat, _SeatKey] = {SEATS[0]: "1", SEATS[1]: "2"}


class AnimalsDocument(StrictDocument):
    """The enclosures of a seat."""

    gorilla: tuple[str, ...] = ()
    bison: tuple[str, ...] = ()
    antelope: tuple[str, ...] = ()
    bear: tuple[str, ...] = ()
    tiger: tuple[str, ...] = ()
    hyena: tuple[str, ...] = ()


class BoardDocument(StrictDocument):
    """One seat's part of a position."""

    coins: _Count = COMPONENTS.coins.start
    plus: _Count = 0
    minus: _Count = 0
    markers: tuple[str, ...] = ()
    stands: tuple[str, ...] = ()
    animals: AnimalsDocument = AnimalsDocument()


class PositionDocument(StrictDocument):
    """A position; `_state` fills in what the module's docstring says of left-out piles."""

    game: Literal["duell"] = "duell"
    players: Literal[2] = 2
    options: dict[str, bool | int | str] = Field(default_factory=dict)
    phase: Phase = Phase.TURN
    to_move: Literal[0, 1, 2] = 1
    round: Annotated[int, Field(ge=1)] = 1
    final_round: bool = False
    pile: tuple[str, ...] = ()
    discard: tuple[str, ...] = ()
    trucks: tuple[tuple[str, ...], ...] = ((),) * len(CAPACITIES)
    taken: dict[_SeatKey, Annotated[int, Field(ge=1, le=len(CAPACITIES))]] = Field(default_factory=dict)
    drawn: str = ""
    pending: tuple[str, ...] = ()
    square_used: bool = False
    offspring: tuple[Species, ...] = BREEDERS
    markers: tuple[str, ...] = ()
    scored: tuple[Species | StandsTile, ...] = ()
    tied: tuple[Species, ...] = ()
    seat: dict[_SeatKey, BoardDocument] = Field(default_factory=dict)
    score: dict[_SeatKey, int] = Field(default_factory=dict)
    winners: tuple[Literal[1, 2], ...] = ()


def read_position(document: Document | str, free: bool) -> DuellState:
    """Reads a position strictly; `free` waives the totals of cards, young and markers.

    Raises `MalformedPosition`.
    """
    state = _state(read_document(PositionDocument, document))
    check_position(state, free=free)
    return state


def write_position(state: DuellState) -> Document:
    """The document of a position."""
    pile = _tokens(state.pile, state.under_final)
    markers = _tokens(state.markers, state.markers_under_final)
    return _document(state, {"pile": pile}, markers, scores(state), winners(state))


def view_document(seen: DuellView) -> Document:
    """The document of a view: `pile_size` for `pile`, everything else as in the position."""
    markers = _tokens(seen.markers[::-1], seen.markers_under_final)
    return _document(seen, {"pile_size": seen.pile_size}, markers, seen.scores, seen.winners)


# --- writing ----------------------------------------------------------------------------------------------


def _document(
    table: DuellState | DuellView,
    pile: Document,
    markers: list[str],
    totals: Sequence[Score],
    winning: Sequence[Seat],
) -> Document:
    document: Document = {
        "game": "duell",
        "players": len(SEATS),
        "options": written_options(table.options),
        "phase": table.phase.value,
        "to_move": table.to_move,
        "round": table.round,
        "final_round": table.final_round,
        **pile,
        "discard": texts(table.discard),
        "trucks": [texts(truck) for truck in table.trucks],
        "taken": {str(seat): truck for seat, truck in table.taken.items()},
        "drawn": "" if table.drawn is None else table.drawn.text,
        "pending": texts(table.pending),
        "square_used": table.square_used,
        "offspring": [species.value for species in table.offspring],
        "markers": markers,
        "scored": [tile.value for tile in table.scored],
        "tied": [species.value for species in table.tied],
        "seat": {str(seat): _board_document(board) for seat, board in table.boards.items()},
        "score": {str(score.seat): score.points for score in totals},
    }
    if table.phase is Phase.OVER:
        document["winners"] = list(winning)
    return document


def _board_document(board: Board) -> Document:
    return {
        "coins": board.coins,
        "plus": board.plus,
        "minus": board.minus,
        "markers": texts(board.markers),
        "stands": texts(board.stands),
        "animals": {species.value: texts(enclosure) for species, enclosure in board.animals.items()},
    }


def _tokens(stock: Sequence[Card] | Sequence[Marker], under_final: int | None) -> list[str]:
    """A stock from its top, the final-round card or marker in its place."""
    tokens = texts(reversed(stock))
    if under_final is not None:
        tokens.insert(len(tokens) - under_final, FINAL)
    return tokens


# --- reading ----------------------------------------------------------------------------------------------

Kind = TypeVar("Kind")


def _state(given: PositionDocument) -> DuellState:
    options = _options(given.options)
    boards = {seat: _board(seat, given.seat.get(key, BoardDocument())) for seat, key in _KEYS.items()}
    trucks = [_kinds(SHUFFLED, f"trucks.{index}", truck) for index, truck in enumerate(given.trucks)]
    drawn = _kinds(SHUFFLED, "drawn", [given.drawn])[0] if given.drawn else None
    pending = _kinds(SHUFFLED, "pending", given.pending)
    lying = [*pending, *(card for truck in trucks for card in truck), *_cards_on(boards)]
    lying += [] if drawn is None else [drawn]
    pile, under_final, discard = _piles(given, options.deck, lying)
    markers, markers_under_final = _stockpile(given, options.deck)
    is_over = given.phase is Phase.OVER
    return DuellState(
        options=options,
        phase=given.phase,
        to_move=NOBODY if is_over and "to_move" not in given.model_fields_set else Seat(given.to_move),
        round=given.round,
        final_round=given.final_round,
        pile=pile,
        under_final=under_final,
        discard=discard,
        trucks=trucks,
        taken={Seat(int(seat)): Truck(truck) for seat, truck in given.taken.items()},
        drawn=drawn,
        pending=pending,
        # A square that is being answered has acted.
        square_used=given.square_used or given.phase is Phase.DONATE,
        offspring=sorted(given.offspring),
        markers=markers,
        markers_under_final=markers_under_final,
        scored=list(given.scored),
        tied=sorted(given.tied),
        boards=boards,
    )


def _options(given: Options) -> DuellOptions:
    try:
        return agreed(complete_options(given))
    except BadOptions as error:
        raise MalformedPosition(f"options.{error.option}", error.reason) from error


def _board(seat: Seat, given: BoardDocument) -> Board:
    path = f"seat.{seat}"
    animals = {
        species: _kinds(_ENCLOSED[species], f"{path}.animals.{species}", getattr(given.animals, species))
        for species in Species
    }
    return Board(
        coins=given.coins,
        plus=given.plus,
        minus=given.minus,
        markers=_kinds(MARKERS, f"{path}.markers", given.markers),
        stands=sorted(_kinds(_STANDS, f"{path}.stands", given.stands), key=TOKEN),
        animals={species: sorted(enclosure, key=TOKEN) for species, enclosure in animals.items()},
    )


def _cards_on(boards: Mapping[Seat, Board]) -> Iterator[Card]:
    for board in boards.values():
        yield from board.stands
        for enclosure in board.animals.values():
            yield from enclosure


def _piles(
    given: PositionDocument, deck: Deck, lying: Sequence[Card]
) -> tuple[list[Card], int | None, list[Card]]:
    """The draw pile, the number of cards under the final-round card, and the discard pile."""
    discard = _kinds(SHUFFLED, "discard", given.discard)
    if "pile" in given.model_fields_set:
        return *_stock(SHUFFLED, "pile", given.pile), discard
    elsewhere = Counter([*lying, *discard])
    rest = [card for card, count in deck.counts.items() for _ in range(count - elsewhere[card])]
    cards = seeded(_ZERO_SEED)(PILE_LABEL, rest)
    if "discard" not in given.model_fields_set:
        cards, discard = cards[FIRST_DISCARDS:], cards[:FIRST_DISCARDS]
    return *lay_pile(cards), discard


def _stockpile(given: PositionDocument, deck: Deck) -> tuple[list[Marker], int | None]:
    if "markers" in given.model_fields_set:
        return _stock(MARKERS, "markers", given.markers)
    return list(reversed(deck.markers)), deck.markers_under_final


def _stock(kinds: Mapping[str, Kind], path: str, tokens: Sequence[str]) -> tuple[list[Kind], int | None]:
    """A stock given from its top, and how much of it lies under the final-round card or marker."""
    if FINAL not in tokens:
        return _kinds(kinds, path, tokens)[::-1], None
    place = tokens.index(FINAL)
    if place == 0:
        raise MalformedPosition(f"{path}.0", f"{FINAL} never lies on top: it would have been set aside")
    above = _kinds(kinds, path, tokens[:place])
    below = _kinds(kinds, path, tokens[place + 1 :], place + 1)
    return [*reversed(below), *reversed(above)], len(below)


def _kinds(kinds: Mapping[str, Kind], path: str, tokens: Sequence[str], first: int = 0) -> list[Kind]:
    """The kinds of these tokens, the first of which stands at `path.first`."""
    try:
        return [kinds[token] for token in tokens]
    except KeyError:
        index = next(index for index, token in enumerate(tokens) if token not in kinds)
        reason = f"{tokens[index]!r} has no place there"
        raise MalformedPosition(f"{path}.{first + index}", reason) from None
