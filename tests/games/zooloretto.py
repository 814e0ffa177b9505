"""What each recorded game of Zooloretto is there to show, and how to tell that it does."""

from __future__ import annotations

from engine.core.game import Document
from engine.games.zooloretto.events import (
    EnclosureFilled,
    OffspringBorn,
    RoundEnded,
    SpeciesExchanged,
    TileBought,
    TilePlaced,
    ZooExpanded,
)
from engine.games.zooloretto.kinds import Area, PartialBonus
from engine.games.zooloretto.tiles import COIN, Animal
from tests.games.emptying import emptying
from tests.games.story import Promise, Story, Told, is_taken_back_after_the_turn_passed

MONEY_VERBS = ("move", "exchange", "buy", "discard", "expand")
TURN_VERBS = ("draw", "take", *MONEY_VERBS)


def removes_a_coin_with_the_third_truck(story: Story) -> bool:
    rounds = story.all(RoundEnded)
    return any(COIN in ended.removed and len(ended.removed) > 1 for ended in rounds)


def builds_and_houses_a_second_expansion(story: Story) -> bool:
    built = {event.seat for event in story.all(ZooExpanded) if event.area is Area.X2}
    return any(event.seat in built for event in story.all(TilePlaced) if event.area is Area.X2)


def best_seats(story: Story) -> list[int]:
    """The seats with the most points, whatever their coins."""
    most = max(story.scores)
    return [seat for seat, points in enumerate(story.scores, start=1) if points == most]


def is_shared(story: Story) -> bool:
    return len(best_seats(story)) > 1 and story.winners == best_seats(story)


def is_decided_by_coins(story: Story) -> bool:
    """More seats have the most points than win."""
    assert isinstance(story.winners, list)
    return set(story.winners) < set(best_seats(story))


def plays_on_alone(story: Story) -> bool:
    """At least four turns of the last seat in a round, one of them for money, before its truck."""
    return any(
        len(verbs) > 4 and verbs[-1] == "take" and not {*MONEY_VERBS}.isdisjoint(verbs)
        for verbs in (turns_alone(turn) for turn in story.turns())
    )


def turns_alone(moves: list[Told]) -> list[str]:
    """What the seat did, turn by turn, while all the others had taken a truck."""
    verbs = [told.row.text.split(" ")[0] for told in moves if is_alone(told.before)]
    return [verb for verb in verbs if verb in TURN_VERBS]


def is_alone(before: Document) -> bool:
    taken, players = before["taken"], before["players"]
    assert isinstance(taken, dict)
    assert isinstance(players, int)
    return len(taken) == players - 1


def has_young_of_an_exchange(story: Story) -> bool:
    return any(
        {SpeciesExchanged, OffspringBorn} <= {type(event) for event in told.events} for told in story.moves
    )


def uses_every_money_action(story: Story) -> bool:
    return {*MONEY_VERBS} <= {told.row.text.split(" ")[0] for told in story.moves}


def finds_the_bank_empty(story: Story) -> bool:
    """A bonus was due, and there was no coin."""
    return any(
        told.before["bank"] == 0 and isinstance(event, EnclosureFilled) and event.bonus and not event.paid
        for told in story.moves
        for event in told.events
    )


def sells_a_used_parent(story: Story) -> bool:
    return any(isinstance(sold.tile, Animal) and sold.tile.has_bred for sold in story.all(TileBought))


PROMISES: dict[str, Promise] = {
    "zooloretto-third-truck": Promise(
        "zooloretto",
        "the truck that neither of two players took leaves the game, a coin with it",
        removes_a_coin_with_the_third_truck,
    ),
    "zooloretto-both-expansions": Promise(
        "zooloretto",
        "a zoo of two players is expanded twice; stalls stay out of barns",
        builds_and_houses_a_second_expansion,
        {"stall_to_barn": False},
    ),
    "zooloretto-shared-win": Promise(
        "zooloretto", "points and coins are equal: the win is shared", is_shared, seats=3
    ),
    "zooloretto-coins-break-the-tie": Promise(
        "zooloretto", "of equal points the coins decide", is_decided_by_coins, seats=4
    ),
    "zooloretto-alone-in-the-round": Promise(
        "zooloretto", "the last seat in a round takes turn after turn", plays_on_alone, seats=3
    ),
    "zooloretto-young-of-an-exchange": Promise(
        "zooloretto", "a pair meets by an exchange", has_young_of_an_exchange, seats=4
    ),
    "zooloretto-every-money-action": Promise(
        "zooloretto", "all five money actions are used", uses_every_money_action, seats=5
    ),
    "zooloretto-empty-bank": Promise(
        "zooloretto",
        "an enclosure is filled and the bank has no coin left",
        finds_the_bank_empty,
        seats=5,
        players=emptying,
        start=25819,
    ),
    "zooloretto-used-parent": Promise(
        "zooloretto",
        "a parent that has bred is bought and stays used",
        sells_a_used_parent,
        {"partial_bonus": PartialBonus.NONE.value},
        seats=2,
    ),
    "zooloretto-take-backs": Promise(
        "zooloretto",
        "moves are taken back, also after the turn has passed",
        is_taken_back_after_the_turn_passed,
        seats=3,
        take_backs=True,
    ),
}
