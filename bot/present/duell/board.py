"""The board: both zoos face each other over their goals, as the cards lie on a table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

from bot.present.duell.cards import (
    COIN,
    FINAL,
    FREE,
    MEDAL,
    TRUCK,
    marker_row,
    sign,
    signs,
    unbroken_sign,
)
from bot.present.lines import height
from bot.present.parts import Board
from bot.present.people import number, who
from bot.present.text import NO_BREAK, boxed, centred, columns, right
from bot.tables import Phase as TablePhase
from bot.tables import Table
from bot.words import Words
from engine.core.game import Seat
from engine.games.duell.cards import Card
from engine.games.duell.kinds import SEATS, Colour, Phase, Species, StandsTile, StandSymbol, Symbol, Truck
from engine.games.duell.state import Board as Zoo
from engine.games.duell.view import DuellView

LABEL = 8
CELL = 7
GOAL = 4
WIDTH = LABEL + CELL + 1 + GOAL + 1 + CELL
"""28 columns: a phone shows no more than 30 of a code block."""

NAME = 14
"""Columns of a name in a line."""

TURN = "▶"

NOTICE_LINES = 2
"""Of what is out of the ordinary, beside a picture."""

SCORED = "✓"
"""As on the back of a zoo tile."""


def view_of(table: Table) -> DuellView:
    """The view of a table of this game."""
    assert isinstance(table.view, DuellView)
    return table.view


def board(table: Table, words: Words) -> Board:
    """The zoos, goals, coins and points."""
    view = view_of(table)
    lines = [
        _head(table, words),
        *_enclosures(view, words),
        *_stands(view, words),
        *_belongings(view, words),
    ]
    return Board(tuple(lines))


def _row(label: str, one: str, goal: str, two: str) -> str:
    """The left cell may spread to its label, the right one by a column or two into the margin."""
    middle = f" {centred(goal, GOAL)} "
    return (label + right(one, LABEL + CELL - columns(label)) + middle + two).rstrip()


def _head(table: Table, words: Words) -> str:
    """The names over their sides; long ones take the room there is beside them."""
    one, two = (table.person(seat).name for seat in SEATS)
    right_name = boxed(two, WIDTH - LABEL - CELL - 1)
    if columns(right_name) <= CELL:
        left_name = right(boxed(one, LABEL + CELL), LABEL + CELL)
        return f"{left_name} {centred(words('duell-row-goal'), GOAL)} {right_name}"
    return right(boxed(one, LABEL + CELL), LABEL + CELL) + " " + right(right_name, WIDTH - LABEL - CELL - 1)


def _enclosures(view: DuellView, words: Words) -> Iterator[str]:
    """A row each: letters and number at the left, both together against the goal, the same at the right."""
    for species in Species:
        one, two = (len(view.boards[seat].animals[species]) for seat in SEATS)
        letters = [_letters(view.boards[seat], species, words) for seat in SEATS]
        goal = SCORED if species in view.scored else f"{one + two}/{view.targets[species]}"
        if species in view.tied:
            goal = f"={goal}"
        label = words("duell-animal", species=species)
        yield _row(label, _fitted(letters[0], str(one)), goal, _fitted(str(two), letters[1]))


def _fitted(first: str, second: str) -> str:
    """Side by side, with a space where there is room for one."""
    spaced = f"{first} {second}".strip()
    return spaced if len(spaced) <= CELL else first + second


def _letters(zoo: Zoo, species: Species, words: Words) -> str:
    """The symbols of an enclosure: `LLH`."""
    count = Counter(card.symbol for card in zoo.animals[species])
    return "".join(words("duell-symbol-letter", symbol=symbol) * count[symbol] for symbol in Symbol)


def _stands(view: DuellView, words: Words) -> Iterator[str]:
    """A row a symbol with the colours it stands on, then how many colours each has."""
    for symbol in StandSymbol:
        one, two = (_colours(view.boards[seat], symbol, words) or "-" for seat in SEATS)
        yield _row(words("duell-row-stand", symbol=symbol), one, "", two)
    counts = [len({stand.colour for stand in view.boards[seat].stands}) for seat in SEATS]
    is_scored = StandsTile.STANDS in view.scored
    goal = SCORED if is_scored else str(len(Colour))
    yield _row(words("duell-row-colours"), str(counts[0]), goal, str(counts[1]))


def _colours(zoo: Zoo, symbol: StandSymbol, words: Words) -> str:
    held = Counter(stand.colour for stand in zoo.stands if stand.symbol is symbol)
    return " ".join(
        words("duell-colour-letters", colour=colour) for colour in Colour for _ in range(held[colour])
    )


def _belongings(view: DuellView, words: Words) -> Iterator[str]:
    """Markers and minus points as soon as there are any, coins, points now."""
    one, two = (view.boards[seat] for seat in SEATS)
    if one.markers or two.markers:
        yield _row(words("duell-row-markers"), _markers(one), "", _markers(two))
    yield _row(words("duell-row-coins"), str(one.coins), "", str(two.coins))
    if one.minus or two.minus:
        yield _row(words("duell-row-minus"), str(one.minus), "", str(two.minus))
    points = [number(score.points) for score in view.scores]
    yield _row(words("duell-row-points"), points[0], "", points[1])


def _markers(zoo: Zoo) -> str:
    """Their points; close together when there are many."""
    points = [str(marker.points) for marker in zoo.markers] or ["-"]
    spaced = " ".join(points)
    return spaced if len(spaced) <= CELL else "".join(points)


# --- below the board --------------------------------------------------------------------------------------


def below(table: Table, words: Words) -> list[str]:
    """Trucks, markers, pile and young; what is pending; who is out."""
    view = view_of(table)
    return [
        trucks(table, words),
        _stock(view, words),
        _pile(view, words),
        _young(view, words),
        *_notices(table, words),
    ]


def brief(table: Table, words: Words) -> list[str]:
    """Beside a picture."""
    is_on = table.outcome is None
    return [
        *([trucks(table, words)] if is_on else []),
        *(_seat(table, seat, words) for seat in SEATS),
        *(_few_notices(table, words) if is_on else ()),
    ]


def _few_notices(table: Table, words: Words) -> Iterator[str]:
    """Those that come first, in two lines; who is out stands in the seats' own."""
    room = NOTICE_LINES
    for notice in _notices(table, words):
        room -= height(notice)
        if room >= 0:
            yield notice


def _seat(table: Table, seat: Seat, words: Words) -> str:
    """`▶ **Ben** · 3🪙 · 12 pts`."""
    view = view_of(table)
    is_to_move = seat == view.to_move and table.phase is TablePhase.RUNNING
    points = next(score.points for score in view.scores if score.seat == seat)
    parts = [
        f"**{who(table, seat, NAME)}**",
        f"{view.boards[seat].coins}{COIN}",
        words("duell-points", points=number(points), count=abs(points)),
    ]
    if seat in view.taken and table.outcome is None:
        parts.append(f"{TRUCK}{view.taken[seat]}")
    return (f"{TURN} " if is_to_move else "") + " · ".join(parts)


def trucks(table: Table, words: Words) -> str:
    """`🚚 1 [·] 2 [🐅🟧 🐻⚡] 3 Ben`: a line may end between trucks, never within one."""
    view = view_of(table)
    owners = {truck: seat for seat, truck in view.taken.items()}
    shown = [
        f"{truck} {who(table, owners[truck], 10)}" if truck in owners else _truck(view, truck, words)
        for truck in truck_numbers(view)
    ]
    return f"{TRUCK} ".replace(" ", NO_BREAK) + " ".join(one.replace(" ", NO_BREAK) for one in shown)


def truck_numbers(view: DuellView) -> list[Truck]:
    """The trucks, from 1."""
    return [Truck(number) for number in range(1, len(view.trucks) + 1)]


def _truck(view: DuellView, truck: Truck, words: Words) -> str:
    """`2 [🐅🟧 ·]`."""
    return f"{truck} [{load(view, truck, words, unbroken_sign)}]"


def load(view: DuellView, truck: Truck, words: Words, shown: Callable[[Card, Words], str] = sign) -> str:
    """`🐅🟧 ·`: cards and free places."""
    cards = view.trucks[truck - 1]
    free = view.capacities[truck - 1] - len(cards)
    return " ".join([*(shown(card, words) for card in cards), *[FREE] * free])


def _stock(view: DuellView, words: Words) -> str:
    """The scoring markers: the one that is taken next, and those after it."""
    faces = marker_row(view.markers, view.markers_under_final)
    if not view.markers:
        return f"{MEDAL} {words('duell-markers-none')}"
    if len(faces) == 1:
        return f"{MEDAL} {words('duell-markers-last', top=faces[0])}"
    return f"{MEDAL} {words('duell-markers', top=faces[0], rest=' '.join(faces[1:]))}"


def _pile(view: DuellView, words: Words) -> str:
    """The cards to come, `18, then 🏁 and 5` with the final-round card in its place; how many are gone."""
    cards, under = len(view.unseen), view.under_final
    pile = str(cards)
    if under is not None:
        pile = words("duell-pile-final", above=cards - under, final=FINAL, under=under)
    return words("duell-pile", pile=pile, discard=len(view.discard))


def _young(view: DuellView, words: Words) -> str:
    there = [words("duell-sign", species=species) for species in Species if species in view.offspring]
    return words("duell-young-left", young=" ".join(there)) if there else words("duell-young-gone")


def _notices(table: Table, words: Words) -> Iterator[str]:
    view = view_of(table)
    if view.phase is Phase.DONATE and view.pending:
        yield words("duell-still-to-place", cards=signs(view.pending, words))
    if view.tied:
        tied = ", ".join(words("duell-animals", species=species) for species in view.tied)
        yield words("duell-tied", animals=tied)
    if not view.final_round and view.to_move:
        yield from _last_round_waits(view, words)
    for seat in sorted(view.taken):
        if view.to_move and seat != view.to_move:
            yield words("duell-out", name=who(table, seat))


def _last_round_waits(view: DuellView, words: Words) -> Iterator[str]:
    """What would begin the last round."""
    match view.under_final is None, view.markers_under_final is None:
        case True, True:
            yield words("duell-final-waiting-both")
        case True, False:
            yield words("duell-final-waiting-card")
        case False, True:
            yield words("duell-final-waiting-marker")
