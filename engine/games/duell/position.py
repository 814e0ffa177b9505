"""Position and view documents (FORMAT.md 3).

What a document leaves out is as at the start of a fresh game: seat 1 to move in round 1, a coin each, empty
boards and trucks, all young in the supply, the whole stockpile of markers. Three keys need more words:

* `pile` left out: the cards that are nowhere else in the document, shuffled from 32 zero bytes under the
  label of the set-up, the final-round card above the last five (set aside if there are no more than five).
* `discard` left out as well: as in the set-up, the top card of that shuffle is the first discard, so a
  document that gives nothing is the fresh game of that seed. With `pile` given, `discard` left out is empty.
* `to_move` left out when the game is over: 0.

`score` and `winners` are written for readers; when read they are checked for their type and not listened to.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import chain
from typing import Annotated, Literal

from pydantic import Field

from engine.core.codec import OneOf, StrictDocument, read_document
from engine.core.errors import BadOptions, MalformedPosition
from engine.core.game import Document, Seat
from engine.core.shuffle import seeded
from engine.games.duell.cards import (
    CARDS,
    FINAL,
    MARKERS,
    SHUFFLED,
    STANDS,
    Animal,
    Card,
    Marker,
    Stand,
    texts,
)
from engine.games.duell.components import BREEDERS, CAPACITIES, COMPONENTS
from engine.games.duell.deck import DEFAULT_DECK, Deck, deck_of
from engine.games.duell.invariants import check_position
from engine.games.duell.kinds import NOBODY, SEATS, TILES, Phase, Species, Truck
from engine.games.duell.scoring import totals, winners
from engine.games.duell.setup import (
    FIRST_DISCARDS,
    PILE_LABEL,
    lay_pile,
    written_options,
)
from engine.games.duell.state import Board, DuellOptions, DuellState, open_cards
from engine.games.duell.view import DuellView

MULTISETS = ("offspring", "tied", "seat.*.stands", "seat.*.animals.*")
"""The lists whose order means nothing; they are written sorted."""

_ZERO_SEED = bytes(32)


def _enclosed(species: Species) -> OneOf:
    cards = CARDS.values()
    return OneOf(tuple(card.text for card in cards if isinstance(card, Animal) and card.species is species))


_CardToken = Annotated[str, OneOf(tuple(SHUFFLED))]
_DrawnToken = Annotated[str, OneOf(("", *SHUFFLED))]
_PileToken = Annotated[str, OneOf((*SHUFFLED, FINAL))]
_MarkerToken = Annotated[str, OneOf(tuple(MARKERS))]
_TileToken = Annotated[str, OneOf(tuple(TILES))]
_StockToken = Annotated[str, OneOf((*MARKERS, FINAL))]
_StandToken = Annotated[str, OneOf(tuple(texts(STANDS)))]
_YoungToken = Annotated[str, OneOf(tuple(map(str, BREEDERS)))]
_Count = Annotated[int, Field(ge=0)]
_SeatKey = Literal["1", "2"]
_KEYS: Mapping[Seat, _SeatKey] = {SEATS[0]: "1", SEATS[1]: "2"}


class OptionsDocument(StrictDocument):
    """The options of the table."""

    deck: str = DEFAULT_DECK
    expert: bool = False
    one_square_a_turn: bool = False


class AnimalsDocument(StrictDocument):
    """The enclosures of a seat."""

    gorilla: tuple[Annotated[str, _enclosed(Species.GORILLA)], ...] = ()
    bison: tuple[Annotated[str, _enclosed(Species.BISON)], ...] = ()
    antelope: tuple[Annotated[str, _enclosed(Species.ANTELOPE)], ...] = ()
    bear: tuple[Annotated[str, _enclosed(Species.BEAR)], ...] = ()
    tiger: tuple[Annotated[str, _enclosed(Species.TIGER)], ...] = ()
    hyena: tuple[Annotated[str, _enclosed(Species.HYENA)], ...] = ()


class BoardDocument(StrictDocument):
    """One seat's part of a position."""

    coins: _Count = COMPONENTS.coins.start
    plus: _Count = 0
    minus: _Count = 0
    markers: tuple[_MarkerToken, ...] = ()
    stands: tuple[_StandToken, ...] = ()
    animals: AnimalsDocument = AnimalsDocument()


class PositionDocument(StrictDocument):
    """A position; `_state` fills in what the module's docstring says of left-out piles."""

    game: Literal["duell"] = "duell"
    players: Annotated[int, Field(ge=2, le=2)] = 2
    options: OptionsDocument = OptionsDocument()
    phase: Phase = Phase.TURN
    to_move: Annotated[int, Field(ge=0, le=2)] = 1
    round: Annotated[int, Field(ge=1)] = 1
    final_round: bool = False
    pile: tuple[_PileToken, ...] = ()
    discard: tuple[_CardToken, ...] = ()
    trucks: tuple[tuple[_CardToken, ...], ...] = ((),) * len(CAPACITIES)
    taken: dict[_SeatKey, Annotated[int, Field(ge=1, le=len(CAPACITIES))]] = Field(default_factory=dict)
    drawn: _DrawnToken = ""
    pending: tuple[_CardToken, ...] = ()
    square_used: bool = False
    offspring: tuple[_YoungToken, ...] = BREEDERS
    markers: tuple[_StockToken, ...] = ()
    scored: tuple[_TileToken, ...] = ()
    tied: tuple[Species, ...] = ()
    seat: dict[_SeatKey, BoardDocument] = Field(default_factory=dict)
    score: dict[_SeatKey, int] = Field(default_factory=dict)
    winners: tuple[Annotated[int, Field(ge=1, le=2)], ...] = ()


_FRESH_BOARD = BoardDocument()
_ANIMALS: Mapping[str, Animal] = {card.text: card for card in CARDS.values() if isinstance(card, Animal)}
_STANDS: Mapping[str, Stand] = {stand.text: stand for stand in STANDS}


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
    return _document(state, {"pile": pile}, markers, totals(state.boards), winners(state))


def view_document(seen: DuellView) -> Document:
    """The document of a view: `pile_size` for `pile`, everything else as in the position."""
    markers = _tokens(seen.markers[::-1], seen.markers_under_final)
    return _document(seen, {"pile_size": seen.pile_size}, markers, totals(seen.boards), seen.winners)


# --- writing ----------------------------------------------------------------------------------------------


def _document(
    table: DuellState | DuellView,
    pile: Document,
    markers: list[str],
    points: Mapping[Seat, int],
    winning: Sequence[Seat],
) -> Document:
    document: Document = {
        "game": "duell",
        "players": len(SEATS),
        "options": written_options(table.options),
        "phase": str(table.phase),
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
        "offspring": [str(species) for species in table.offspring],
        "markers": markers,
        "scored": [str(tile) for tile in table.scored],
        "tied": [str(species) for species in table.tied],
        "seat": {str(seat): _board_document(board) for seat, board in table.boards.items()},
        "score": {str(seat): total for seat, total in points.items()},
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
        "animals": {str(species): texts(enclosure) for species, enclosure in board.animals.items()},
    }


def _tokens(stock: Sequence[Card] | Sequence[Marker], under_final: int | None) -> list[str]:
    """A stock from its top, the final-round card or marker in its place."""
    tokens = texts(reversed(stock))
    if under_final is not None:
        tokens.insert(len(tokens) - under_final, FINAL)
    return tokens


# --- reading ----------------------------------------------------------------------------------------------


def _state(given: PositionDocument) -> DuellState:
    options = _options(given.options)
    boards = {seat: _board(given.seat.get(key, _FRESH_BOARD)) for seat, key in _KEYS.items()}
    trucks = [_cards(truck) for truck in given.trucks]
    drawn = CARDS[given.drawn] if given.drawn else None
    pending = _cards(given.pending)
    lying = open_cards(trucks, drawn, pending, boards)
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
        offspring=sorted(map(Species, given.offspring)),
        markers=markers,
        markers_under_final=markers_under_final,
        scored=[TILES[token] for token in given.scored],
        tied=sorted(given.tied),
        boards=boards,
    )


def _options(given: OptionsDocument) -> DuellOptions:
    try:
        return DuellOptions(deck_of(given.deck), given.expert, given.one_square_a_turn)
    except BadOptions as error:
        raise MalformedPosition(f"options.{error.option}", error.reason) from error


def _board(given: BoardDocument) -> Board:
    animals = given.animals
    return Board(
        coins=given.coins,
        plus=given.plus,
        minus=given.minus,
        markers=[MARKERS[token] for token in given.markers],
        stands=[_STANDS[token] for token in sorted(given.stands)],
        animals={
            Species.GORILLA: _animals(animals.gorilla),
            Species.BISON: _animals(animals.bison),
            Species.ANTELOPE: _animals(animals.antelope),
            Species.BEAR: _animals(animals.bear),
            Species.TIGER: _animals(animals.tiger),
            Species.HYENA: _animals(animals.hyena),
        },
    )


def _animals(tokens: Sequence[str]) -> list[Animal]:
    return list(map(_ANIMALS.__getitem__, sorted(tokens))) if tokens else []


def _cards(tokens: Sequence[str]) -> list[Card]:
    return list(map(CARDS.__getitem__, tokens))


def _piles(
    given: PositionDocument, deck: Deck, lying: Iterable[Card]
) -> tuple[list[Card], int | None, list[Card]]:
    """The draw pile, the number of cards under the final-round card, and the discard pile."""
    discard = _cards(given.discard)
    if "pile" in given.model_fields_set:
        tokens, under_final = _without_final("pile", given.pile)
        return _cards(tokens[::-1]), under_final, discard
    cards = seeded(_ZERO_SEED)(PILE_LABEL, _rest_of_deck(deck, chain(lying, discard)))
    if "discard" not in given.model_fields_set:
        cards, discard = cards[FIRST_DISCARDS:], cards[:FIRST_DISCARDS]
    return *lay_pile(cards), discard


def _rest_of_deck(deck: Deck, lying: Iterable[Card]) -> list[Card]:
    """The cards that are nowhere else, in their unshuffled order."""
    elsewhere = Counter(lying)
    rest = []
    for card in deck.cards:
        if elsewhere[card] > 0:
            elsewhere[card] -= 1
        else:
            rest.append(card)
    return rest


def _stockpile(given: PositionDocument, deck: Deck) -> tuple[list[Marker], int | None]:
    if "markers" not in given.model_fields_set:
        return list(reversed(deck.markers)), deck.markers_under_final
    tokens, under_final = _without_final("markers", given.markers)
    return [MARKERS[token] for token in reversed(tokens)], under_final


def _without_final(path: str, tokens: tuple[str, ...]) -> tuple[tuple[str, ...], int | None]:
    """A stock, from its top, without the final-round card or marker, and how much lies under that."""
    if FINAL not in tokens:
        return tokens, None
    place = tokens.index(FINAL)
    if place == 0:
        raise MalformedPosition(f"{path}.0", f"{FINAL} never lies on top: it would have been set aside")
    rest = tokens[place + 1 :]
    if FINAL in rest:
        raise MalformedPosition(path, f"holds {FINAL} twice")
    return tokens[:place] + rest, len(rest)
