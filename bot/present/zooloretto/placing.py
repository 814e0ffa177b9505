"""A taken truck: a row a tile, which stays where it is while the others are settled.

Where a tile was laid, an inactive label stands in its row; the last row has all the best at once.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from bot.present.ids import Verb, all_of, move_id, verb_id
from bot.present.parts import Button, Style
from bot.present.people import number
from bot.present.presenter import Decision
from bot.present.zooloretto.hints import is_as_good, tile_brings
from bot.present.zooloretto.position import action_of, offered, places_for, view_of
from bot.present.zooloretto.tiles import place_name, sign
from bot.tables import Table, since_last, standing_events, standing_moves
from bot.words import Words
from engine.core.game import Event
from engine.core.view import Choice
from engine.games.zooloretto import GAME
from engine.games.zooloretto.actions import PlaceTile
from engine.games.zooloretto.advice import Placement, TileAdvice, advised_tiles, best_placement
from engine.games.zooloretto.events import TilePlaced, TruckTaken
from engine.games.zooloretto.kinds import BARN, Area
from engine.games.zooloretto.tiles import Marker, Tile

A_ROW = 5
"""Places of a tile beside one another; the sixth, the barn, stands on the last row."""


@dataclass(frozen=True, slots=True)
class _Slot:
    """One tile of the truck: where it was laid, or that it waits (behind an equal tile, if not first)."""

    tile: Tile
    area: Area | None
    is_first: bool = True


def decision(table: Table, words: Words) -> Decision:
    """A row for each tile of the truck, and the row below them."""
    rows = _Rows(table, words)
    slots = list(_slots(table))
    tile_rows = [rows.of(slot, place) for place, slot in enumerate(slots, 1)]
    below = rows.below([slot.tile for slot in slots if slot.area is None])
    # A tile that has just gone to the barn from the row below left it under the presser's thumb.
    pressed = _pressed_below(table, slots)
    if pressed is not None:
        tile_rows[pressed] += below
        below = ()
    return Decision((*tile_rows, below), looks=0)


def _slots(table: Table) -> Iterator[_Slot]:
    """The truck's tiles in loading order; without a log of it (a made-up position) those that wait."""
    waiting = list[Tile](view_of(table).pending)
    laid = _laid(table)
    truck = _truck(table) or waiting
    seen = set[Tile]()
    for tile in truck:
        places = laid.get(tile)
        if places:
            yield _Slot(tile, places.pop(0))
        else:
            yield _Slot(tile, None, is_first=tile not in seen)
            seen.add(tile)


def _turn_events(table: Table) -> list[Event]:
    """What happened since the truck was taken."""
    own = [one for one in standing_moves(table.last) if one.row.seat in table.actors]
    return since_last(TruckTaken, standing_events(own))


def _truck(table: Table) -> list[Tile]:
    return [
        tile
        for event in _turn_events(table)
        if isinstance(event, TruckTaken)
        for tile in event.tiles
        if not isinstance(tile, Marker)
    ]


def _laid(table: Table) -> dict[Tile, list[Area]]:
    found: dict[Tile, list[Area]] = {}
    for event in _turn_events(table):
        if isinstance(event, TilePlaced):
            found.setdefault(event.tile, []).append(event.area)
    return found


def _pressed_below(table: Table, slots: Sequence[_Slot]) -> int | None:
    """The slot that was settled last, if its button stood on the row below the tiles."""
    events = _turn_events(table)
    last = events[-1] if events else None
    if not isinstance(last, TilePlaced) or last.area is not BARN:
        return None
    zoo = view_of(table).boards[last.seat]
    if len(places_for(zoo, last.tile)) <= A_ROW:
        return None
    settled = [place for place, slot in enumerate(slots) if slot.tile is last.tile and slot.area is BARN]
    return settled[-1]


# --- buttons ----------------------------------------------------------------------------------------------


class _Rows:
    """The buttons of a truck's tiles: the best first, a star on what leads to the most."""

    def __init__(self, table: Table, words: Words) -> None:
        self._table = table
        self._words = words
        self._choices = {_place_of(choice): choice for choice in offered(table)}
        self._advice = _advice(table)
        self._best = _best(table)

    def of(self, slot: _Slot, place: int) -> tuple[Button, ...]:
        """The places of a tile, or what became of it."""
        if slot.area is not None:
            laid = f"{sign(slot.tile)} → {place_name(slot.area, self._words)}"
            return (self._label(self._words("done", label=laid), place),)
        if not slot.is_first:
            return (self._label(sign(slot.tile), place),)
        return self._buttons(slot.tile)[:A_ROW]

    def below(self, tiles: Sequence[Tile]) -> tuple[Button, ...]:
        """All the best at once, and places that found no room beside the others."""
        best = self._best if len(view_of(self._table).pending) > 1 else None
        rest = [button for tile in dict.fromkeys(tiles) for button in self._buttons(tile)[A_ROW:]]
        if best is None:
            return tuple(rest)
        what = all_of(texts_of(best))
        text = all_label(self._table, best, self._words)
        return Button(move_id(self._table.match_id, self._table.number, what), text, Style.BEST), *rest

    def _label(self, text: str, place: int) -> Button:
        custom_id = verb_id(self._table.match_id, self._table.number, Verb.LABEL, place)
        return Button(custom_id, text, disabled=True)

    def _buttons(self, tile: Tile) -> tuple[Button, ...]:
        """One a place; the barn last when they are more than a row."""
        choices = [(place, choice) for place, choice in self._choices.items() if place.tile is tile]
        starred = self._starred([place for place, _ in choices])
        choices.sort(key=lambda one: self._rank(one[0], starred))
        if len(choices) > A_ROW:
            choices.sort(key=lambda one: one[0].area is BARN)
        return tuple(self._button(place, choice, is_best=place == starred) for place, choice in choices)

    def _rank(self, place: PlaceTile, starred: PlaceTile | None) -> tuple[bool, int, int]:
        advice = self._advice.get(place)
        if advice is None:
            return (False, 0, 0)
        return (place != starred, -advice.best.points, -advice.best.coins)

    def _starred(self, places: Sequence[PlaceTile]) -> PlaceTile | None:
        """The place from which the most can still be reached, if not all are equal: as in the best of all."""
        if self._best is None:
            return None
        good = [place for place in places if is_as_good(self._advice[place], self._best)]
        if not good or len(good) == len(places):
            return None
        return next((place for place in good if place in self._best.actions), good[0])

    def _button(self, place: PlaceTile, choice: Choice, *, is_best: bool) -> Button:
        text = f"{sign(place.tile)} {place_name(place.area, self._words)}"
        advice = self._advice.get(place)
        if advice is not None:
            text += tile_brings(advice, self._words)
        text = self._words("final", label=text) if choice.final else text
        return Button(
            move_id(self._table.match_id, self._table.number, choice.text),
            self._words("star", label=text) if is_best else text,
            Style.BEST if is_best else Style.MOVE,
        )


def _place_of(choice: Choice) -> PlaceTile:
    action = action_of(choice)
    assert isinstance(action, PlaceTile)
    return action


# --- advice -----------------------------------------------------------------------------------------------


def _advice(table: Table) -> Mapping[PlaceTile, TileAdvice]:
    """What each placing brings; nothing with hints off."""
    if not table.table_options.hints:
        return {}
    view = view_of(table)
    return {advice.action: advice for advice in advised_tiles(view, view.to_move)}


def _best(table: Table) -> Placement | None:
    view = view_of(table)
    return best_placement(view, view.to_move) if table.table_options.hints else None


def all_best(table: Table) -> Placement | None:
    """The best way to lay several tiles; None for one tile, and with hints off."""
    return _best(table) if len(view_of(table).pending) > 1 else None


def all_label(table: Table, best: Placement, words: Words) -> str:
    """`All ★ 12 → 19`."""
    return words("zooloretto-all", before=number(best.points - best.gain), after=number(best.points))


def texts_of(best: Placement) -> list[str]:
    """Its moves."""
    return [GAME.action_text(action) for action in best.actions]


def what_each_brings(table: Table, words: Words) -> dict[str, str]:
    """By move text; nothing with hints off."""
    return {GAME.action_text(place): tile_brings(advice, words) for place, advice in _advice(table).items()}
