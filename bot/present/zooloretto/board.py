"""The board: trucks and stacks, one zoo closely, the others in a few lines each."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from bot.present.lines import APART, WIDTH, fits, width, wrapped
from bot.present.people import number, who
from bot.present.text import ELLIPSIS, NO_BREAK
from bot.present.zooloretto.hints import what_if
from bot.present.zooloretto.position import in_the_middle, in_turn, tiles_on, view_of
from bot.present.zooloretto.tiles import COIN, FINAL, FREE, SPECIES, STALLS, TRUCK, counted, sign, waiting
from bot.tables import Phase as TablePhase
from bot.tables import Table
from bot.words import Words
from engine.core.game import ScoreItem, Seat
from engine.games.zooloretto.components import COMPONENTS
from engine.games.zooloretto.kinds import EXPANSIONS, Area, ScoreKind, Truck
from engine.games.zooloretto.state import Board as Zoo
from engine.games.zooloretto.state import Enclosure
from engine.games.zooloretto.view import ZoolorettoView

NAME = 14
"""Columns of a name on the board."""

TURN = "▶"

TRUCK_LINES = 3
"""Of trucks beside a picture."""

_ENCLOSED = frozenset({ScoreKind.FULL, ScoreKind.ONE_EMPTY, ScoreKind.WITH_STALL, ScoreKind.NO_STALL})
_IN_BARN = frozenset({ScoreKind.BARN_SPECIES, ScoreKind.BARN_STALL})


def board(table: Table, words: Words, zoo: Seat | None = None) -> list[str]:
    """Everything that lies open. Closely: that zoo, else the reader's own, else that of the seat to move."""
    view = view_of(table)
    close = zoo or table.seat or view.to_move or None
    blocks = [[*trucks(table), stacks(view, words)]] if table.outcome is None else []
    if close is not None:
        blocks.append(close_zoo(table, close, words))
    if close == table.seat:
        blocks.append(what_if(table, words))
    others = (small_zoo(table, seat, words) for seat in _in_order(table) if seat != close)
    blocks.append([line for zoo_lines in others for line in zoo_lines])
    return [line for block in blocks if block for line in (*block, APART)]


def brief(table: Table, words: Words) -> list[str]:
    """Beside a picture: the trucks in the middle, a line a seat in the order of play."""
    trucks_shown = [] if table.outcome is not None else _trucks_in_few_lines(table)
    return [*trucks_shown, *(_head(table, seat, words) for seat in _in_order(table)), *what_if(table, words)]


def _trucks_in_few_lines(table: Table) -> list[str]:
    """Several in a line; five full ones, which no button leaves out, in more than there is room for."""
    view = view_of(table)
    shown = [
        f"{TRUCK}{truck} {load(view, truck)}".replace(" ", NO_BREAK)
        for truck in in_the_middle(view)
        if view.trucks[truck - 1]
    ]
    lines = wrapped(shown)
    return lines if len(lines) <= TRUCK_LINES else [*lines[: TRUCK_LINES - 1], f"{TRUCK} {ELLIPSIS}"]


def _in_order(table: Table) -> list[Seat]:
    """From the seat to move on; once the game is over, the best first."""
    if table.outcome is not None:
        return [standing.score.seat for standing in table.outcome.standings]
    return in_turn(view_of(table))


# --- trucks and stacks ------------------------------------------------------------------------------------


def trucks(table: Table) -> list[str]:
    """A line for each truck in the middle; the others stand by the zoos of those who took them."""
    view = view_of(table)
    return [f"{TRUCK}{truck} {load(view, truck)}" for truck in in_the_middle(view)]


def load(view: ZoolorettoView, truck: Truck) -> str:
    """`🐆♀ 🦘 ·`: tiles and free spaces; blocked ones are none."""
    free = view.truck_spaces - len(view.trucks[truck - 1])
    return " ".join([*map(sign, tiles_on(view, truck)), *[FREE] * free])


def stacks(view: ZoolorettoView, words: Words) -> str:
    """The tiles to come, `26 🏁 15` with the stack under the disc, and the bank."""
    pile = f"{view.pile_size} {FINAL} {view.end_pile_size}"
    return words("zooloretto-stacks", pile=pile, bank=view.bank)


# --- zoos -------------------------------------------------------------------------------------------------


def _head(table: Table, seat: Seat, words: Words) -> str:
    """`▶ Ben · 3🪙 · 12 points`, and the truck taken; a long name gets what room is left."""
    view = view_of(table)
    is_to_move = seat == view.to_move and table.phase is TablePhase.RUNNING
    points = next(score.points for score in view.scores if score.seat == seat)
    parts = [
        "",
        f"{view.boards[seat].coins}{COIN}",
        words("zooloretto-points", points=number(points), count=abs(points)),
    ]
    if seat in view.taken and table.outcome is None:
        parts.append(f"{TRUCK}{view.taken[seat]}")
    turn, rest = f"{TURN} " if is_to_move else "", " · ".join(parts)
    return f"{turn}**{who(table, seat, min(NAME, WIDTH - width(turn + rest)))}**{rest}"


def close_zoo(table: Table, seat: Seat, words: Words) -> list[str]:
    """A line an area, with what it is worth now."""
    view = view_of(table)
    zoo = view.boards[seat]
    items = next(score.items for score in view.scores if score.seat == seat)
    return [
        _head(table, seat, words),
        *(_enclosure(area, enclosure, items) for area, enclosure in zoo.enclosures.items()),
        *_unbuilt(view, zoo, words),
        *_stalls(items, words),
        *_barn(zoo, items, words),
    ]


def _enclosure(area: Area, enclosure: Enclosure, items: Iterable[ScoreItem]) -> str:
    """`E6 🐆 4/6 ♂ [🌭] = 4`: species, animals of spaces, who waits for a partner, stall spaces, points."""
    animals = enclosure.animals
    parts = [f"`{area}`"]
    if animals:
        parts.append(SPECIES[animals[0].species])
    parts.append(f"{len(animals)}/{enclosure.plan.spaces}")
    if alone := waiting(animals):
        parts.append(alone)
    free = enclosure.plan.stall_spaces - len(enclosure.stalls)
    parts.append(f"[{' '.join([*map(sign, enclosure.stalls), *[FREE] * free])}]")
    points = [item.points for item in items if item.kind in _ENCLOSED and item.params["area"] == area]
    return " ".join(parts) + "".join(f" = {number(one)}" for one in points)


def _unbuilt(view: ZoolorettoView, zoo: Zoo, words: Words) -> Iterator[str]:
    """The next expansion that could be built."""
    built = sum(area in zoo.enclosures for area in EXPANSIONS)
    if built < view.expansions:
        area = EXPANSIONS[built]
        yield f"`{area}` {words('zooloretto-unbuilt', price=COMPONENTS.prices.expand)}"


def _stalls(items: Iterable[ScoreItem], words: Words) -> Iterator[str]:
    """The types that count."""
    counting = [item for item in items if item.kind is ScoreKind.STALL_TYPE]
    if counting:
        kinds = " ".join(
            STALLS[stall] for stall in STALLS for item in counting if item.params["stall"] == stall
        )
        points = sum(item.points for item in counting)
        yield words("zooloretto-stalls-line", stalls=kinds, points=points)


def _barn(zoo: Zoo, items: Iterable[ScoreItem], words: Words) -> list[str]:
    """What lies there and what it costs."""
    if not zoo.barn:
        return [words("zooloretto-barn-empty")]
    points = sum(item.points for item in items if item.kind in _IN_BARN)
    *tiles, last = counted(zoo.barn)
    return wrapped([words("zooloretto-barn-head"), *tiles, f"{last} = {number(points)}"])


def small_zoo(table: Table, seat: Seat, words: Words) -> list[str]:
    """`🦩3/5 🐒4/4⛱️ 0/6 · barn 🐆`: the enclosures in their order, then the barn."""
    zoo = view_of(table).boards[seat]
    head, enclosures = _head(table, seat, words), [_small(one) for one in zoo.enclosures.values()]
    if not zoo.barn:
        return [head, *wrapped(enclosures)]
    barn = counted(zoo.barn)
    one_line = [*enclosures, "·", words("zooloretto-barn-in-line"), *barn]
    if fits(one_line):
        return [head, " ".join(one_line)]
    return [head, *wrapped(enclosures), *wrapped([words("zooloretto-barn-head"), *barn])]


def _small(enclosure: Enclosure) -> str:
    animals = enclosure.animals
    species = SPECIES[animals[0].species] if animals else ""
    count = f"{species}{len(animals)}/{enclosure.plan.spaces}"
    return count + waiting(animals) + "".join(map(sign, enclosure.stalls))
