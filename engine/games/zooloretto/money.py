"""The money actions (Rulebook, Carry out one money action). Part of the rules: see rules.py.

The price is paid first, then tiles are laid, then bonuses are paid (facts, section 5).
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from engine.core.errors import IllegalAction
from engine.core.game import Event, Seat
from engine.games.zooloretto.actions import (
    DISCARDS,
    EXCHANGES,
    EXPAND,
    MOVES,
    PURCHASES,
    BuyTile,
    DiscardTile,
    Exchange,
    ExpandZoo,
    MoneyAction,
    MoveTile,
)
from engine.games.zooloretto.components import COMPONENTS, TABLES
from engine.games.zooloretto.events import (
    SpeciesExchanged,
    TileBought,
    TileDiscarded,
    TileMoved,
    ZooExpanded,
)
from engine.games.zooloretto.kinds import (
    BARN,
    EXPANSIONS,
    PRINTED,
    Area,
    Source,
    Species,
    ZoolorettoRefusal,
)
from engine.games.zooloretto.placing import breed, check_lay, lay, open_areas
from engine.games.zooloretto.rounds import end_turn
from engine.games.zooloretto.state import Board, ZoolorettoOptions, ZoolorettoState, empty_enclosure
from engine.games.zooloretto.tiles import TOKEN, Animal, Marker, Stall, Tile, ZooTile

_MOVE = COMPONENTS.prices.move
_EXCHANGE = COMPONENTS.prices.exchange
_PURCHASE = COMPONENTS.prices.purchase
_SELLER = COMPONENTS.prices.seller
_DISCARD = COMPONENTS.prices.discard
_EXPAND = COMPONENTS.prices.expand


def _check_coins(board: Board, price: int) -> None:
    """The full price, before anything else; no debt (ruling 31)."""
    if board.coins < price:
        raise IllegalAction(ZoolorettoRefusal.TOO_FEW_COINS, coins=board.coins, price=price)


# --- remodel: move ----------------------------------------------------------------------------------------


def why_not_travel(
    options: ZoolorettoOptions, tile: Tile, source: Area, target: Area
) -> ZoolorettoRefusal | None:
    """An animal from the barn into an enclosure, a stall from anywhere to anywhere else (rulings 16, 17)."""
    if source is target:
        return ZoolorettoRefusal.NO_CHANGE
    if target is BARN and isinstance(tile, Stall):
        return None if options.stall_to_barn else ZoolorettoRefusal.STALL_STAYS_OUT
    if source is BARN or isinstance(tile, Stall):
        return None
    return ZoolorettoRefusal.ONLY_FROM_BARN


def legal_moves(state: ZoolorettoState, seat: Seat) -> list[MoveTile]:
    """From the barn, then the stalls of each enclosure; each kind of tile to every open area.

    This and the other lists leave the price to `legal_money_actions`.
    """
    board = state.boards[seat]
    sources: list[tuple[Area, Sequence[ZooTile]]] = [(BARN, board.barn)]
    sources += [(area, enclosure.stalls) for area, enclosure in board.enclosures.items()]
    return [
        MOVES[tile][source][target]
        for source, tiles in sources
        for tile in dict.fromkeys(tiles)
        for target in open_areas(board, tile)
        if why_not_travel(state.options, tile, source, target) is None
    ]


def check_move(state: ZoolorettoState, seat: Seat, action: MoveTile) -> None:
    """The tile must be there, may travel so, and finds room."""
    board, tile, source = state.boards[seat], action.tile, action.source
    _check_coins(board, _MOVE)
    if isinstance(tile, Marker) or not _lies_in(board, tile, source):
        raise IllegalAction(ZoolorettoRefusal.NOT_THERE, tile=tile.text, area=source)
    reason = why_not_travel(state.options, tile, source, action.target)
    if reason is not None:
        raise IllegalAction(reason, tile=tile.text, area=source)
    check_lay(board, tile, action.target)


def _lies_in(board: Board, tile: Tile, area: Area) -> bool:
    if area is BARN:
        return tile in board.barn
    enclosure = board.enclosures.get(area)
    return enclosure is not None and (tile in enclosure.animals or tile in enclosure.stalls)


def do_move(state: ZoolorettoState, seat: Seat, action: MoveTile, told: list[Event]) -> None:
    """Pays the bank and lays the tile anew."""
    board, tile, source = state.boards[seat], action.tile, action.source
    assert not isinstance(tile, Marker)
    board.coins -= _MOVE
    state.bank += _MOVE
    if source is BARN:
        board.barn.remove(tile)
    else:
        assert isinstance(tile, Stall)
        board.enclosures[source].stalls.remove(tile)
    told.append(TileMoved(seat, tile, source, _MOVE))
    lay(state, seat, tile, action.target, Source.MOVE, told)
    end_turn(state, seat, told)


# --- remodel: exchange ------------------------------------------------------------------------------------


@dataclass(slots=True)
class _Group:
    """All animals of one species in one area. `spaces` is what the area holds, None: any number."""

    area: Area
    species: Species
    animals: int
    spaces: int | None


def _fits(arriving: _Group, place: _Group) -> bool:
    """All of the group in the other's enclosure; what is over does not spill (ruling 20)."""
    return place.spaces is None or arriving.animals <= place.spaces


def _can_swap(one: _Group, other: _Group) -> bool:
    """Two species, and each group fits where the other was (rulings 18 to 20)."""
    return one.species is not other.species and _fits(one, other) and _fits(other, one)


def _enclosed_groups(board: Board) -> list[_Group]:
    return [
        _Group(area, enclosure.animals[0].species, len(enclosure.animals), enclosure.plan.spaces)
        for area, enclosure in board.enclosures.items()
        if enclosure.animals
    ]


def _barn_groups(board: Board) -> list[_Group]:
    animals = [tile.species for tile in board.barn if isinstance(tile, Animal)]
    return [_Group(BARN, species, animals.count(species), None) for species in dict.fromkeys(animals)]


def legal_exchanges(state: ZoolorettoState, seat: Seat) -> list[Exchange]:
    """Each enclosure with those after it, then with each species of the barn."""
    board = state.boards[seat]
    enclosed, in_barn = _enclosed_groups(board), _barn_groups(board)
    return [
        EXCHANGES[one.area, other.area, other.species if other.spaces is None else None]
        for index, one in enumerate(enclosed)
        for other in (*enclosed[index + 1 :], *in_barn)
        if _can_swap(one, other)
    ]


def check_exchange(state: ZoolorettoState, seat: Seat, action: Exchange) -> None:
    """Exactly two areas with an animal each, two species, whole groups that fit (rulings 18 to 20)."""
    board, has_barn = state.boards[seat], BARN in (action.first, action.second)
    _check_coins(board, _EXCHANGE)
    if action.first is action.second:
        raise IllegalAction(ZoolorettoRefusal.SAME_AREA, area=action.first)
    if has_barn != (action.species is not None):
        raise IllegalAction(
            ZoolorettoRefusal.SPECIES_NEEDED if has_barn else ZoolorettoRefusal.SPECIES_NOT_NEEDED
        )
    one, other = (_group(board, area, action.species) for area in (action.first, action.second))
    if one.species is other.species:
        raise IllegalAction(ZoolorettoRefusal.SAME_SPECIES, species=one.species)
    for arriving, place in ((one, other), (other, one)):
        if not _fits(arriving, place):
            raise IllegalAction(
                ZoolorettoRefusal.DOES_NOT_FIT,
                area=place.area,
                spaces=place.spaces or 0,
                species=arriving.species,
                animals=arriving.animals,
            )


def _group(board: Board, area: Area, species: Species | None) -> _Group:
    """The group that would leave the area; an empty area has nothing to exchange (ruling 18)."""
    if area is not BARN and area not in board.enclosures:
        raise IllegalAction(ZoolorettoRefusal.NOT_BUILT, area=area)
    groups = _barn_groups(board) if area is BARN else _enclosed_groups(board)
    for group in groups:
        if group.area is area and (area is not BARN or group.species is species):
            return group
    raise IllegalAction(ZoolorettoRefusal.NOTHING_TO_EXCHANGE, area=area)


def do_exchange(state: ZoolorettoState, seat: Seat, action: Exchange, told: list[Event]) -> None:
    """Pays the bank; the groups change places; no bonus, but pairs that meet breed (rulings 5, 21, 22)."""
    board, first, second = state.boards[seat], action.first, action.second
    board.coins -= _EXCHANGE
    state.bank += _EXCHANGE
    leaving_first = _take_group(board, first, action.species)
    leaving_second = _take_group(board, second, action.species)
    _put_group(board, first, leaving_second)
    _put_group(board, second, leaving_first)
    told.append(SpeciesExchanged(seat, first, tuple(leaving_first), second, tuple(leaving_second), _EXCHANGE))
    for area in (first, second):
        if area is not BARN:
            breed(state, seat, area, told, pays_bonus=False)
    end_turn(state, seat, told)


def _take_group(board: Board, area: Area, species: Species | None) -> list[Animal]:
    if area is not BARN:
        enclosure = board.enclosures[area]
        animals, enclosure.animals = enclosure.animals, []
        return animals
    group = [tile for tile in board.barn if isinstance(tile, Animal) and tile.species is species]
    board.barn = [tile for tile in board.barn if isinstance(tile, Stall) or tile.species is not species]
    return group


def _put_group(board: Board, area: Area, animals: list[Animal]) -> None:
    if area is BARN:
        board.barn = sorted([*board.barn, *animals], key=TOKEN)
    else:
        board.enclosures[area].animals = animals


# --- purchase ---------------------------------------------------------------------------------------------


def legal_purchases(state: ZoolorettoState, seat: Seat) -> list[BuyTile]:
    """Every kind of tile in the others' barns, into every open area, one's own barn too (ruling 26)."""
    board = state.boards[seat]
    return [
        PURCHASES[seller][tile][area]
        for seller, other in state.boards.items()
        if seller != seat
        for tile in dict.fromkeys(other.barn)
        for area in open_areas(board, tile)
    ]


def check_purchase(state: ZoolorettoState, seat: Seat, action: BuyTile) -> None:
    """Of another player, who cannot refuse and may have passed (rulings 26, 27)."""
    board, seller, tile = state.boards[seat], action.seller, action.tile
    _check_coins(board, _PURCHASE)
    if seller not in state.boards:
        raise IllegalAction(ZoolorettoRefusal.NO_SUCH_SEAT, seat=seller)
    if seller == seat:
        raise IllegalAction(ZoolorettoRefusal.OWN_BARN)
    if isinstance(tile, Marker) or tile not in state.boards[seller].barn:
        raise IllegalAction(ZoolorettoRefusal.NOT_IN_BARN, seat=seller, tile=tile.text)
    check_lay(board, tile, action.area)


def do_purchase(state: ZoolorettoState, seat: Seat, action: BuyTile, told: list[Event]) -> None:
    """Pays the seller and the bank; a parent that has bred stays one that has (ruling 12)."""
    tile, seller = action.tile, state.boards[action.seller]
    assert not isinstance(tile, Marker)
    state.boards[seat].coins -= _PURCHASE
    seller.coins += _SELLER
    state.bank += _PURCHASE - _SELLER
    seller.barn.remove(tile)
    told.append(TileBought(seat, action.seller, tile, _PURCHASE, _SELLER))
    lay(state, seat, tile, action.area, Source.PURCHASE, told)
    end_turn(state, seat, told)


# --- discard ----------------------------------------------------------------------------------------------


def legal_discards(state: ZoolorettoState, seat: Seat) -> list[DiscardTile]:
    """Every kind of tile in the barn."""
    return [DISCARDS[tile] for tile in dict.fromkeys(state.boards[seat].barn)]


def check_discard(state: ZoolorettoState, seat: Seat, action: DiscardTile) -> None:
    """Only from one's own barn (ruling 28)."""
    board = state.boards[seat]
    _check_coins(board, _DISCARD)
    if action.tile not in board.barn:
        raise IllegalAction(ZoolorettoRefusal.NOT_IN_BARN, seat=seat, tile=action.tile.text)


def do_discard(state: ZoolorettoState, seat: Seat, action: DiscardTile, told: list[Event]) -> None:
    """Pays the bank; the tile leaves the game, a young too (ruling 14)."""
    board, tile = state.boards[seat], action.tile
    assert not isinstance(tile, Marker)
    board.coins -= _DISCARD
    state.bank += _DISCARD
    board.barn.remove(tile)
    insort(state.removed, tile, key=TOKEN)
    told.append(TileDiscarded(seat, tile, _DISCARD))
    end_turn(state, seat, told)


# --- expand -----------------------------------------------------------------------------------------------


def has_expansion_left(state: ZoolorettoState, board: Board) -> bool:
    """One board each, two with two players (ruling 29)."""
    return len(board.enclosures) - len(PRINTED) < TABLES[len(state.boards)].expansions


def legal_expansions(state: ZoolorettoState, seat: Seat) -> list[ExpandZoo]:
    """The next one, if there is one."""
    return [EXPAND] if has_expansion_left(state, state.boards[seat]) else []


def check_expand(state: ZoolorettoState, seat: Seat, action: ExpandZoo) -> None:
    """There must be an expansion that is not built."""
    board = state.boards[seat]
    _check_coins(board, _EXPAND)
    if not has_expansion_left(state, board):
        expansions = TABLES[len(state.boards)].expansions
        raise IllegalAction(ZoolorettoRefusal.NO_EXPANSION_LEFT, expansions=expansions)


def do_expand(state: ZoolorettoState, seat: Seat, action: ExpandZoo, told: list[Event]) -> None:
    """Pays the bank; nothing is laid by it."""
    board = state.boards[seat]
    board.coins -= _EXPAND
    state.bank += _EXPAND
    area = EXPANSIONS[len(board.enclosures) - len(PRINTED)]
    board.enclosures[area] = empty_enclosure(area)
    told.append(ZooExpanded(seat, area, _EXPAND))
    end_turn(state, seat, told)


# --- all of them ------------------------------------------------------------------------------------------

_LISTS: tuple[tuple[int, Callable[[ZoolorettoState, Seat], Sequence[MoneyAction]]], ...] = (
    (_MOVE, legal_moves),
    (_EXCHANGE, legal_exchanges),
    (_PURCHASE, legal_purchases),
    (_DISCARD, legal_discards),
    (_EXPAND, legal_expansions),
)
"""The price of each kind, and what it could be spent on."""


def legal_money_actions(state: ZoolorettoState, seat: Seat) -> list[MoneyAction]:
    """What the seat can pay for: moves, exchanges, purchases, discards, the expansion."""
    coins = state.boards[seat].coins
    found: list[MoneyAction] = []
    for price, legal in _LISTS:
        if coins >= price:
            found += legal(state, seat)
    return found
