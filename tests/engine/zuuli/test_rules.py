"""What is refused and why, what happens and who may learn of it, what reveals something."""

from __future__ import annotations

from random import Random

import pytest

from engine.core.errors import CoreRefusal
from engine.core.game import Seat
from engine.core.view import choices, visible
from engine.games.zuuli import GAME
from engine.games.zuuli.actions import DevelopPark
from engine.games.zuuli.events import (
    CardPicked,
    CollectorScored,
    HandsDealt,
    HandsPassed,
    LastCardsKept,
    PairDrawn,
    PairSettled,
    ParkLaidOut,
    ParkOpened,
    PicksOpened,
    YearScored,
)
from engine.games.zuuli.kinds import Direction, Habitat
from engine.games.zuuli.parks import ParkChange
from tests.engine.zuuli.playing import at_random, fresh, ids, kinds, legal, play, position, refusal

TWO_HANDS = {
    "deck": [],
    "seat": {"1": {"hand": ["bear#1", "hippo#1", "lion#1"]}, "2": {"hand": ["pool#1", "shark#1", "tiger#1"]}},
}
LAST_TWO = {
    "deck": [],
    "seat": {"1": {"hand": ["bear#1", "hippo#1"]}, "2": {"hand": ["pool#1", "shark#1"]}},
}
DEVELOPING = {
    "year": 3,
    "phase": "develop",
    "seat": {
        "1": {
            "kept": ["cosy_den_p#1", "extension#1", "lion#1", "pool#1", "zebra#1"],
            "park": {"new_plot#1": ["meerkat#1"], "riverbank#1": []},
        },
        "2": {"kept": ["penguin#1"]},
    },
}
SOLO = {"players": 1, "deck": ["pool#1", "shark#1", "tiger#1"], "seat": {"1": {"hand": ["bear#1", "lion#1"]}}}


# --- who may do what ----------------------------------------------------------------------------------------


def test_all_who_have_not_chosen_act_at_once():
    state = position(**TWO_HANDS)
    assert GAME.actors(state) == {1, 2}
    state, _ = play(state, "2: pick pool#1")
    assert GAME.actors(state) == {1}
    assert legal(state, 2) == ["pick pool#1", "pick shark#1", "pick tiger#1"]
    assert GAME.lists_all(state, Seat(1))


@pytest.mark.parametrize("document", [TWO_HANDS, DEVELOPING, SOLO])
def test_what_is_chosen_among_is_for_the_own_eyes(document: dict[str, object]):
    state = position(**document)
    assert not any(GAME.has_open_choices(state, seat) for seat in GAME.actors(state))


def test_a_seat_without_cards_is_not_waited_for():
    state = position(seat={"1": {"hand": ["bear#1", "lion#1"]}})
    assert GAME.actors(state) == {1}
    assert legal(state, 2) == []
    assert refusal(state, "2: pick bear#1").code is CoreRefusal.NOT_YOUR_TURN


def test_layouts_are_too_many_to_list():
    state = position(**DEVELOPING)
    assert legal(state, 1) == ["develop"]
    assert not GAME.lists_all(state, Seat(1))
    state, _ = play(state, "1: develop")
    assert legal(state, 1) == []
    assert GAME.lists_all(state, Seat(1))
    assert GAME.actors(state) == {2}


def test_no_turn_is_ever_under_way():
    assert not any(GAME.is_mid_turn(state) for state, _ in at_random(3, 1))


def test_a_seat_that_is_not_there_has_nothing_to_do():
    state = position(**TWO_HANDS)
    assert legal(state, 3) == []
    assert GAME.lists_all(state, Seat(3))
    assert refusal(state, "3: pick bear#1").code is CoreRefusal.NOT_YOUR_TURN


@pytest.mark.parametrize(
    ("given", "move", "code", "params"),
    [
        (TWO_HANDS, "1: develop", "wrong_phase", {"phase": "pick"}),
        (DEVELOPING, "1: pick lion#1", "wrong_phase", {"phase": "develop"}),
        (TWO_HANDS, "1: pick pool#1", "not_in_hand", {"card": "pool#1"}),
        (DEVELOPING, "1: develop mangrove#1=lion#1", "no_such_enclosure", {"enclosure": "mangrove#1"}),
        (DEVELOPING, "1: develop lion#1=zebra#1", "no_such_enclosure", {"enclosure": "lion#1"}),
        (DEVELOPING, "1: develop new_plot#1=penguin#1", "not_yours", {"card": "penguin#1"}),
        (DEVELOPING, "1: develop new_plot#1=lion#1,lion#1", "named_twice", {"card": "lion#1"}),
        (DEVELOPING, "1: develop new_plot#1=+lion#1", "no_upgrade", {"card": "lion#1"}),
        (DEVELOPING, "1: develop new_plot#1=pool#1", "no_animal", {"card": "pool#1"}),
        (
            DEVELOPING,
            "1: develop new_plot#1=lion#1",
            "fierce",
            {"enclosure": "new_plot#1", "card": "lion#1", "other": "meerkat#1"},
        ),
    ],
)
def test_a_refusal_gives_its_numbers(
    given: dict[str, object], move: str, code: str, params: dict[str, object]
):
    refused = refusal(position(**given), move)
    assert refused.code == code
    assert refused.params == params


def test_an_installed_upgrade_is_refused_with_its_enclosure():
    state = position(year=3, phase="develop", players=1, seat={"1": {"park": {"riverbank#1": ["pool#1"]}}})
    refused = refusal(state, "1: develop new_plot#1=+pool#1")
    assert (refused.code, refused.params) == (
        "upgrade_fixed",
        {"card": "pool#1", "enclosure": "riverbank#1"},
    )


def test_a_deck_too_short_leaves_nothing_legal_to_the_last_seat():
    state = position(phase="develop", deck=["lion#1"])
    assert legal(state, 1) == ["develop"]
    state, _ = play(state, "1: develop")
    assert legal(state, 2) == []
    refused = refusal(state, "2: develop")
    assert (refused.code, refused.params) == ("deck_too_short", {"cards": 1, "needed": 16})


# --- what happens -------------------------------------------------------------------------------------------


def test_a_pick_is_told_to_its_seat_only():
    state, events = play(position(**TWO_HANDS), "1: pick bear#1")
    assert events == [CardPicked(Seat(1), ids("bear#1")[0])]
    assert visible(events, Seat(1)) == events
    assert visible(events, Seat(2)) == visible(events, None) == []
    _, events = play(state, "1: pick lion#1")
    assert kinds(events) == ["CardPicked"]


def test_the_last_pick_opens_all_and_passes_the_hands():
    _, events = play(position(**TWO_HANDS), "1: pick bear#1", "2: pick pool#1")
    opened, passed = events[-2:]
    bear, pool = ids("bear#1", "pool#1")
    assert opened == PicksOpened(1, 1, ((Seat(1), bear), (Seat(2), pool)))
    assert passed == HandsPassed(Direction.LEFT)


def test_the_last_cards_are_told():
    _, events = play(position(year=2, **LAST_TWO), "1: pick bear#1", "2: pick pool#1")
    shark, hippo = ids("shark#1", "hippo#1")
    assert kinds(events[-3:]) == ["PicksOpened", "HandsPassed", "LastCardsKept"]
    assert events[-2] == HandsPassed(Direction.RIGHT)
    assert events[-1] == LastCardsKept(2, ((Seat(1), shark), (Seat(2), hippo)))


def test_hands_of_one_card_are_kept_without_passing():
    state = position(deck=[], seat={"1": {"hand": ["bear#1"]}, "2": {"hand": ["pool#1"]}})
    state, events = play(state, "1: pick bear#1", "2: pick pool#1")
    assert kinds(events[-1:]) == ["PicksOpened"]
    assert (state.phase, state.boards[1].kept) == ("develop", ids("bear#1"))


def test_a_layout_is_told_to_its_seat_and_to_all_when_all_are_done():
    layout = "develop cosy_den_p#1=lion#1,+extension#1;riverbank#1=meerkat#1"
    state, events = play(position(**DEVELOPING), f"1: {layout}")
    lion, den, extension = ids("lion#1", "cosy_den_p#1", "extension#1")
    meerkat, plot, river, zebra, pool = ids("meerkat#1", "new_plot#1", "riverbank#1", "zebra#1", "pool#1")
    change = ParkChange(
        enclosures=(den,),
        housed=((lion, den),),
        moved=((meerkat, plot, river),),
        installed=((extension, den),),
        left_out=(zebra,),
        dropped=(pool,),
    )
    assert events[0] == ParkLaidOut(Seat(1), change)
    assert kinds(visible(events, Seat(2))) == []
    _, events = play(state, "2: develop")
    assert kinds(events) == [
        "ParkLaidOut",
        "ParkOpened",
        "ParkOpened",
        "YearScored",
        "YearScored",
        "GameEnded",
    ]
    assert events[1] == ParkOpened(Seat(1), change)


def test_a_year_is_told_with_its_sums():
    _, events = play(position(**DEVELOPING), "1: develop cosy_den_p#1=lion#1", "2: develop")
    scored = next(event for event in events if isinstance(event, YearScored))
    assert (scored.seat, scored.year) == (1, 3)
    assert [(card, tally.points) for card, tally in scored.tally.enclosures] == [
        ("new_plot#1", 1),
        ("riverbank#1", 0),
        ("cosy_den_p#1", 6),
    ]
    assert scored.tally.left_out == (("zebra#1", 2),)
    assert scored.tally.sum == scored.tally.points == 5


def test_a_year_below_zero_is_told_with_its_sum():
    _, events = play(position(**DEVELOPING), "1: develop", "2: develop")
    other = [event for event in events if isinstance(event, YearScored)][1]
    assert (other.tally.sum, other.tally.points) == (-1, 0)


def test_the_next_deal_is_told_by_its_size():
    state = position(phase="develop", deck=[f"{face}#1" for face in ("lion", "bear")] * 8)
    _, events = play(state, "1: develop", "2: develop")
    assert events[-1] == HandsDealt(2, 8)


def test_a_solo_pick_is_settled_at_once_and_the_next_pair_told_to_the_player():
    _, events = play(position(**SOLO), "1: pick lion#1")
    bear, lion, pool, shark = ids("bear#1", "lion#1", "pool#1", "shark#1")
    assert events == [PairSettled(Seat(1), 1, 1, lion, (bear,)), PairDrawn(Seat(1), (pool, shark))]
    assert kinds(visible(events, None)) == ["PairSettled"]


def test_the_collector_s_year_is_told():
    state = position(
        players=1,
        phase="develop",
        deck=["lion#1", "lion#2"],
        collector={"pile": ["mangrove#1", "pool#1", "turtle#1", "zebra#1"]},
    )
    _, events = play(state, "1: develop")
    scored = next(event for event in events if isinstance(event, CollectorScored))
    assert scored == CollectorScored(1, 5, Habitat.PLAINS, 1, tuple(ids("mangrove#1", "pool#1")))
    assert scored.points == 6
    assert kinds(events[-2:]) == ["CollectorScored", "PairDrawn"]


# --- what reveals -------------------------------------------------------------------------------------------


def reveals(state: object, move: str) -> bool:
    seat, text = move.split(": ")
    return GAME.reveals(state, Seat(int(seat)), GAME.parse_action(text))


def test_only_the_last_pick_reveals():
    state = position(**TWO_HANDS)
    assert not reveals(state, "1: pick bear#1")
    state, _ = play(state, "1: pick bear#1")
    assert not reveals(state, "1: pick lion#1")
    assert reveals(state, "2: pick pool#1")


def test_only_the_last_layout_reveals():
    state = position(**DEVELOPING)
    assert not reveals(state, "1: develop")
    state, _ = play(state, "1: develop")
    assert reveals(state, "2: develop")


def test_solo_what_draws_reveals():
    assert reveals(position(**SOLO), "1: pick bear#1")
    kept = ["pool#2", "zebra#1", "zebra#2", "giraffe#1", "giraffe#2", "hippo#1"]
    last = {**SOLO, "year": 3, "seat": {"1": {"hand": ["bear#1", "lion#1"], "kept": kept}}}
    assert not reveals(position(**last), "1: pick bear#1")
    for year, expected in ((2, True), (3, False)):
        state = position(players=1, year=year, phase="develop", deck=["lion#1", "lion#2"])
        assert reveals(state, "1: develop") is expected


def test_choices_of_a_pick_tell_what_they_bring():
    offered = choices(GAME, position(**TWO_HANDS), Seat(1))
    assert [choice.text for choice in offered] == ["pick bear#1", "pick hippo#1", "pick lion#1"]
    assert not any(choice.final for choice in offered)
    assert kinds(offered[0].events) == ["CardPicked"]


# --- whole games --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_a_game_has_so_many_decisions(seats: int):
    """A seat picks all cards of a hand but the last; solo, all of them; and develops each Year."""
    picks = {1: 24, 2: 21, 3: 18, 4: 15, 5: 12}[seats]
    assert sum(1 for _ in at_random(seats, 3)) - 1 == seats * (picks + 3)


def test_a_random_layout_is_always_legal_and_uses_moves_and_upgrades():
    seen = {"moved": 0, "installed": 0, "housed": 0, "left_out": 0}
    generator = Random(5)
    for state, seat in at_random(2, 7):
        if state.phase != "develop":
            continue
        for _ in range(10):
            action = GAME.random_action(state, seat, generator)
            assert isinstance(action, DevelopPark)
            _, events = GAME.apply(state, seat, action)
            change = next(event.change for event in events if isinstance(event, ParkLaidOut))
            for name in seen:
                seen[name] += len(getattr(change, name))
    assert all(seen.values())


def test_the_fresh_games_differ_by_seed():
    assert fresh(3, b"one").boards[1].hand != fresh(3, b"two").boards[1].hand
