"""Position and view documents (FORMAT.md 3).

What a document leaves out is as at the start of a fresh game: seat 1 to move in round 1, two coins each and
the rest in the bank, empty zoos, trucks and stacks, the first species of FORMAT.md 2, two young of each; the
same holds for a species that a given `offspring` leaves out. When the game is over, what that implies may
be left out: `to_move` is 0 then, `last_round` true, and each seat has taken the truck of its number.

`score` and `winners` are written for readers; when read they are checked for their type and not listened to.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Literal

from pydantic import Field

from engine.core.codec import OneOf, StrictDocument, read_document
from engine.core.errors import MalformedPosition
from engine.core.game import Document, Seat
from engine.games.zooloretto.components import COMPONENTS, PLANS, TABLES
from engine.games.zooloretto.invariants import check_position
from engine.games.zooloretto.kinds import (
    EXPANSIONS,
    NOBODY,
    PRINTED,
    Area,
    PartialBonus,
    Phase,
    Species,
    Truck,
)
from engine.games.zooloretto.scoring import totals, winners
from engine.games.zooloretto.setup import fresh, written_options
from engine.games.zooloretto.state import (
    Board,
    Enclosure,
    ZoolorettoOptions,
    ZoolorettoState,
)
from engine.games.zooloretto.tiles import (
    ANIMALS,
    HOUSED,
    LOADED,
    STACKED,
    STALLED,
    TILES,
    TRUCKED,
    Tile,
    texts,
)
from engine.games.zooloretto.view import ZoolorettoView

MULTISETS = (
    "species",
    "removed",
    "seat.*.barn",
    "seat.*.stalls.*",
    *(f"seat.*.{area}" for area in (*PRINTED, *EXPANSIONS)),
)
"""The lists whose order means nothing; they are written sorted."""

_SPECIES = tuple(Species)
E5, E4, E6 = PRINTED
X1, X2 = EXPANSIONS

_Count = Annotated[int, Field(ge=0)]
_Animals = tuple[Annotated[str, OneOf(tuple(ANIMALS))], ...]
_Stalls = tuple[Annotated[str, OneOf(tuple(STALLED))], ...]
_Barn = tuple[Annotated[str, OneOf(tuple(HOUSED))], ...]
_Stack = tuple[Annotated[str, OneOf(tuple(STACKED))], ...]
_Truck = tuple[Annotated[str, OneOf(tuple(TRUCKED))], ...]
_Pending = tuple[Annotated[str, OneOf(tuple(LOADED))], ...]
_Drawn = Annotated[str, OneOf(("", *STACKED))]
_Removed = tuple[Annotated[str, OneOf((*HOUSED, *STACKED))], ...]
_SeatKey = Annotated[str, OneOf(tuple(str(seat) for seat in range(1, max(TABLES) + 1)))]


class OptionsDocument(StrictDocument):
    """The options of the table."""

    partial_bonus: PartialBonus = PartialBonus.MIN
    stall_to_barn: bool = True


class StallsDocument(StrictDocument):
    """What stands on the stall spaces of a zoo."""

    E5: _Stalls = ()
    E4: _Stalls = ()
    E6: _Stalls = ()
    X1: _Stalls = ()
    X2: _Stalls = ()


class BoardDocument(StrictDocument):
    """One seat's part of a position; an expansion that is given is built."""

    coins: _Count = COMPONENTS.coins.start
    E5: _Animals = ()
    E4: _Animals = ()
    E6: _Animals = ()
    X1: _Animals = ()
    X2: _Animals = ()
    barn: _Barn = ()
    stalls: StallsDocument = StallsDocument()


class PositionDocument(StrictDocument):
    """A position; what a number of players decides is filled in by `_state`."""

    game: Literal["zooloretto"] = "zooloretto"
    players: Annotated[int, Field(ge=2, le=5)]
    options: OptionsDocument = OptionsDocument()
    phase: Phase = Phase.TURN
    to_move: Annotated[int, Field(ge=0, le=5)] = 1
    round: Annotated[int, Field(ge=1)] = 1
    last_round: bool = False
    bank: _Count = 0
    pile: _Stack = ()
    end_pile: _Stack = ()
    trucks: tuple[_Truck, ...] = ()
    taken: dict[_SeatKey, Annotated[int, Field(ge=1)]] = Field(default_factory=dict)
    drawn: _Drawn = ""
    pending: _Pending = ()
    species: tuple[Species, ...] = ()
    offspring: dict[Species, _Count] = Field(default_factory=dict)
    removed: _Removed = ()
    seat: dict[_SeatKey, BoardDocument] = Field(default_factory=dict)
    score: dict[_SeatKey, int] = Field(default_factory=dict)
    winners: tuple[Annotated[int, Field(ge=1, le=5)], ...] = ()


def read_position(document: Document | str, free: bool) -> ZoolorettoState:
    """Reads a position strictly; `free` waives the totals of tiles, young and coins.

    Raises `MalformedPosition`.
    """
    given = read_document(PositionDocument, document)
    state = _state(given)
    has_bank = "bank" in given.model_fields_set
    check_position(state, counts_tiles=not free, counts_coins=has_bank and not free)
    return state


def write_position(state: ZoolorettoState) -> Document:
    """The document of a position."""
    stacks: Document = {
        "pile": texts(reversed(state.pile)),
        "end_pile": texts(reversed(state.end_pile)),
    }
    return _document(state, stacks, totals(state.boards), winners(state))


def view_document(seen: ZoolorettoView) -> Document:
    """The document of a view: sizes for the stacks, everything else as in the position."""
    sizes: Document = {"pile_size": seen.pile_size, "end_pile_size": seen.end_pile_size}
    return _document(seen, sizes, totals(seen.boards), seen.winners)


# --- writing ----------------------------------------------------------------------------------------------


def _document(
    table: ZoolorettoState | ZoolorettoView,
    stacks: Document,
    points: Mapping[Seat, int],
    winning: Sequence[Seat] | None,
) -> Document:
    document: Document = {
        "game": "zooloretto",
        "players": len(table.boards),
        "options": written_options(table.options),
        "phase": str(table.phase),
        "to_move": table.to_move,
        "round": table.round,
        "last_round": table.last_round,
        "bank": table.bank,
        **stacks,
        "trucks": [texts(truck) for truck in table.trucks],
        "taken": {str(seat): truck for seat, truck in table.taken.items()},
        "drawn": "" if table.drawn is None else table.drawn.text,
        "pending": texts(table.pending),
        "species": sorted(map(str, table.species)),
        "offspring": {str(species): left for species, left in table.offspring.items()},
        "removed": texts(table.removed),
        "seat": {str(seat): _board_document(board) for seat, board in table.boards.items()},
        "score": {str(seat): total for seat, total in points.items()},
    }
    if winning is not None:
        document["winners"] = list(winning)
    return document


def _board_document(board: Board) -> Document:
    """Every stall list of a built area; an expansion that is not built is absent."""
    return {
        "coins": board.coins,
        **{str(area): texts(enclosure.animals) for area, enclosure in board.enclosures.items()},
        "barn": texts(board.barn),
        "stalls": {str(area): texts(enclosure.stalls) for area, enclosure in board.enclosures.items()},
    }


# --- reading ----------------------------------------------------------------------------------------------


def _state(given: PositionDocument) -> ZoolorettoState:
    """The position as it is given, the rest as at the start of a fresh game."""
    options = ZoolorettoOptions(given.options.partial_bonus, given.options.stall_to_barn)
    state = fresh(options, given.players, _species(given))
    is_given = given.model_fields_set
    state.phase = given.phase
    state.to_move = Seat(given.to_move)
    state.round = given.round
    state.last_round = given.last_round
    if "bank" in is_given:
        state.bank = given.bank
    state.pile = [STACKED[token] for token in reversed(given.pile)]
    state.end_pile = [STACKED[token] for token in reversed(given.end_pile)]
    if "trucks" in is_given:
        state.trucks = _trucks(given)
    state.taken = {_seat(given, "taken", key): Truck(truck) for key, truck in given.taken.items()}
    state.drawn = STACKED[given.drawn] if given.drawn else None
    state.pending = [LOADED[token] for token in given.pending]
    state.offspring.update(given.offspring)
    state.removed = [TILES[token] for token in sorted(given.removed)]
    for key, board in given.seat.items():
        state.boards[_seat(given, "seat", key)] = _board(given, f"seat.{key}", board)
    if given.phase is Phase.OVER:
        _fill_in_the_end(state, is_given)
    return state


def _fill_in_the_end(state: ZoolorettoState, is_given: set[str]) -> None:
    """What a finished game leaves out: nobody is to move, it was the last round, every truck was taken."""
    if "to_move" not in is_given:
        state.to_move = NOBODY
    if "last_round" not in is_given:
        state.last_round = True
    if "taken" not in is_given:
        state.taken = {seat: Truck(seat) for seat in state.boards}


def _species(given: PositionDocument) -> tuple[Species, ...]:
    """Those in play, in their order; left out: the first ones."""
    count = TABLES[given.players].species
    if "species" not in given.model_fields_set:
        return _SPECIES[:count]
    if len(given.species) != count or len(set(given.species)) != count:
        raise MalformedPosition("species", f"{given.players} players play with {count} of them")
    return tuple([species for species in _SPECIES if species in given.species])


def _trucks(given: PositionDocument) -> list[list[Tile]]:
    count = TABLES[given.players].trucks
    if len(given.trucks) != count:
        raise MalformedPosition("trucks", f"{given.players} players have {count}")
    return [[TRUCKED[token] for token in truck] for truck in given.trucks]


def _seat(given: PositionDocument, path: str, key: str) -> Seat:
    seat = int(key)
    if seat > given.players:
        raise MalformedPosition(f"{path}.{key}", f"there are {given.players} seats")
    return Seat(seat)


def _board(given: PositionDocument, path: str, board: BoardDocument) -> Board:
    stalls = board.stalls
    enclosures = {
        E5: _enclosure(E5, board.E5, stalls.E5),
        E4: _enclosure(E4, board.E4, stalls.E4),
        E6: _enclosure(E6, board.E6, stalls.E6),
    }
    expansions = TABLES[given.players].expansions
    if "X1" in board.model_fields_set:
        enclosures[X1] = _enclosure(X1, board.X1, stalls.X1)
    if "X2" in board.model_fields_set:
        if X1 not in enclosures or expansions < len(EXPANSIONS):
            raise MalformedPosition(f"{path}.X2", f"there are {expansions} expansions, X1 is built first")
        enclosures[X2] = _enclosure(X2, board.X2, stalls.X2)
    for area in EXPANSIONS:
        if area in stalls.model_fields_set and area not in enclosures:
            raise MalformedPosition(f"{path}.stalls.{area}", "is not built")
    return Board(board.coins, enclosures, [HOUSED[token] for token in sorted(board.barn)])


def _enclosure(area: Area, animals: Sequence[str], stalls: Sequence[str]) -> Enclosure:
    return Enclosure(
        PLANS[area],
        [ANIMALS[token] for token in sorted(animals)] if animals else [],
        [STALLED[token] for token in sorted(stalls)] if stalls else [],
    )
