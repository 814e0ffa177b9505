"""What a choice brings, in a few words: shown with hints on. The engine's advice does the sums."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from bot.present.lines import wrapped
from bot.present.people import number, signed, who_plainly
from bot.present.zooloretto.position import view_of
from bot.present.zooloretto.tiles import COIN, TRUCK, place_name, sign
from bot.tables import Phase as TablePhase
from bot.tables import Table
from bot.words import Words
from engine.core.game import Event, Seat
from engine.core.view import Choice
from engine.games.zooloretto.actions import BuyTile, MoneyAction, PlaceTile
from engine.games.zooloretto.advice import (
    MoneyAdvice,
    Placement,
    TileAdvice,
    placements_by_truck,
    ranked_money_actions,
)
from engine.games.zooloretto.events import EnclosureFilled, OffspringBorn
from engine.games.zooloretto.kinds import Phase

_NAME = 7
"""Columns for a seller's name."""


def facts(events: Iterable[Event], words: Words) -> Iterator[str]:
    """What laying a tile sets off: `young`, `full`, `+2🪙`."""
    for event in events:
        match event:
            case OffspringBorn(area=area, home=home):
                yield words("zooloretto-brings-young" if area is home else "zooloretto-brings-young-barn")
            case EnclosureFilled(paid=paid):
                yield words("zooloretto-brings-full")
                if paid:
                    yield f"+{paid}{COIN}"


def tile_brings(advice: TileAdvice, words: Words) -> str:
    """` · young, full, +6`; points alone go without a dot: ` −2`."""
    found = list(facts(advice.events, words))
    if not found:
        return f" {signed(advice.gain, words)}" if advice.gain else ""
    if advice.gain:
        found.append(signed(advice.gain, words))
    return f" · {', '.join(found)}"


# --- money ------------------------------------------------------------------------------------------------


def money_advice(table: Table, seat: Seat) -> dict[MoneyAction, MoneyAdvice]:
    """What each money action brings, the best first; nothing with hints off."""
    if not table.table_options.hints:
        return {}
    return {advice.action: advice for advice in ranked_money_actions(view_of(table), seat)}


def money_brings(table: Table, choice: Choice, advice: MoneyAdvice | None, words: Words) -> str:
    """`+2, young, Dan +2`: points, what else comes of it, what the seller gains; nothing with hints off."""
    if advice is None:
        return ""
    found = [signed(advice.gain, words)] if advice.gain else []
    found += facts(choice.events, words)
    if advice.others_gain and isinstance(advice.action, BuyTile):
        seller = who_plainly(table, advice.action.seller, _NAME)
        found.append(f"{seller} {signed(advice.others_gain, words)}")
    return ", ".join(found)


# --- what if ----------------------------------------------------------------------------------------------


def what_if(table: Table, words: Words) -> list[str]:
    """For a reader who is still in the round: the best each truck would bring them."""
    view, seat = view_of(table), table.seat
    if seat is None or not table.table_options.hints or table.phase is not TablePhase.RUNNING:
        return []
    if seat in view.taken or view.phase is Phase.PLACE:
        return []
    found = placements_by_truck(view, seat)
    lines = []
    for truck, best in found.items():
        won = best.coins - view.boards[seat].coins
        head = f"{TRUCK}{truck} → **{number(best.points)}**"
        lines += wrapped([head, *_laid(best.actions, words), *([f"+{won}{COIN}"] if won else [])])
    return [words("zooloretto-what-if"), *lines] if lines else []


def _laid(actions: Sequence[PlaceTile], words: Words) -> list[str]:
    """`🐆♀→E6`, in the order that brings it."""
    return [f"{sign(action.tile)}→{place_name(action.area, words)}" for action in actions]


def is_as_good(advice: TileAdvice, best: Placement) -> bool:
    """Whether the best can still be reached when this tile is laid so first."""
    return (advice.best.points, advice.best.coins) == (best.points, best.coins)
