"""What the pictures of Zuuli share: the Year, who is still deciding, what was opened last."""

from __future__ import annotations

from collections.abc import Sequence

from bot.pictures.canvas import Canvas
from bot.pictures.layout import Box
from bot.pictures.palette import Theme
from bot.pictures.pieces import (
    WIDTH,
    Item,
    Said,
    Sign,
    name_of,
    over_items,
    paint_head,
)
from bot.pictures.zuuli.faces import card_face
from bot.present.zuuli.position import opened, pick_now, view_of
from bot.tables import Phase as TablePhase
from bot.tables import Table, standing_events
from bot.words import Words
from engine.core.game import Seat
from engine.games.zuuli.events import PairSettled, ParkOpened, PicksOpened, YearScored
from engine.games.zuuli.kinds import CardId, Direction, Phase


class Painter:
    """A canvas with the head of the table on it."""

    def __init__(self, table: Table, words: Words, theme: Theme, height: int) -> None:
        self.table, self.words, self.view = table, words, view_of(table)
        self.deck = self.view.options.deck
        self.canvas = Canvas(WIDTH, height, theme)
        self.colours = self.canvas.palette
        self.is_over = table.phase is not TablePhase.RUNNING
        self.opened = opened(table)
        self.changed = changed(table)

    def head(self) -> Box:
        """Paints it and returns the room below."""
        return paint_head(self.canvas, self._asked(), self._year(), self._deed(), is_over=self.is_over)

    def _year(self) -> list[Item]:
        """The Year, the pick, and where the hands go: to the seat below or above."""
        view = self.view
        if view.phase is not Phase.PICK:
            return [Said(self.words("pictures-year", year=view.year), bold=True)]
        said = self.words("pictures-year-pick", year=view.year, pick=pick_now(view), picks=view.picks)
        items: list[Item] = [Said(said, bold=True)]
        if len(view.boards) > 2:
            arrow = "arrow-down" if view.direction is Direction.LEFT else "arrow-up"
            items += [Said(self.words("pictures-hands")), Sign(arrow)]
        return items

    def _asked(self) -> list[Item]:
        """Who is still deciding, never who was first."""
        if self.is_over:
            return over_items(self.table, self.view.winners, self.words)
        is_building = self.view.phase is Phase.DEVELOP
        key = "pictures-building" if is_building else "pictures-choosing"
        actors = sorted(self.table.actors)
        names: list[Item] = [
            Said(
                self._separated(name_of(self.table, seat, self.words), seat, actors),
                bold=True,
                gives_way=True,
            )
            for seat in actors
        ]
        if len(actors) == len(self.view.boards) and len(actors) > 2:
            names = [Said(self.words("pictures-everybody"), bold=True)]
        return [Sign("turn"), Said(self.words(key)), *names]

    @staticmethod
    def _separated(name: str, seat: Seat, seats: Sequence[Seat]) -> str:
        return name if seat == seats[-1] else f"{name},"

    def _deed(self) -> list[Item]:
        """The points of a Year; or the cards that were turned up, with whose they are."""
        if scored := _scored(self.table):
            items: list[Item] = [Said(self.words("pictures-year", year=scored[-1].year))]
            for event in scored:
                items += [self._name(event.seat), Said(f"+{event.tally.points}", bold=True)]
            return items
        if not self.opened:
            is_fresh = not any(board.kept or board.year_scores for board in self.view.boards.values())
            key = "pictures-beginning" if is_fresh else "pictures-year"
            return [Said(self.words(key, year=self.view.year))]
        items = [Said(self.words("pictures-opened"))]
        for seat, cards in self.opened.items():
            items.append(self._name(seat))
            items += [card_face(self.deck, card, self.words, has_number=False) for card in cards]
        return items

    def _name(self, seat: Seat) -> Item:
        return Said(name_of(self.table, seat, self.words), gives_way=True)


def _scored(table: Table) -> list[YearScored]:
    """The points of the Year that ended last; none once a card of the next was turned up."""
    found: list[YearScored] = []
    for event in standing_events(table.last):
        match event:
            case YearScored():
                found.append(event)
            case PicksOpened() | PairSettled():
                found = []
    return found


def changed(table: Table) -> dict[Seat, set[CardId]]:
    """What was laid when the parks were opened last; nothing once a card of the next Year was turned up.

    A new enclosure stands for what lies in it.
    """
    found: dict[Seat, set[CardId]] = {}
    for event in standing_events(table.last):
        match event:
            case ParkOpened(seat=seat, change=change):
                moved = ((card, home) for card, _, home in change.moved)
                laid = (*moved, *change.housed, *change.installed)
                new = {*change.enclosures}
                found[seat] = new | {card for card, home in laid if home not in new}
            case PicksOpened() | PairSettled():
                found = {}
    return found
