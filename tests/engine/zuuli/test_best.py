"""The best layout: exact, held against every layout there is; ties by names, then by moves."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from random import Random

import pytest

from engine.games.zuuli import furnishings, prices
from engine.games.zuuli.best import BestLayout, best_layout
from engine.games.zuuli.cards import Animal
from engine.games.zuuli.deck import deck_of
from engine.games.zuuli.homes import Home, Tally, tally, why_not
from engine.games.zuuli.kinds import CardId
from engine.games.zuuli.parks import (
    animals_among,
    change_of,
    check_layout,
    home_in,
    names_in,
    park_after,
    tally_year,
)
from engine.games.zuuli.random_layouts import random_layout
from engine.games.zuuli.state import Park
from tests.engine.zuuli.playing import DECK, at_random, ids, park
from tests.engine.zuuli.test_homes import VECTORS

Rank = tuple[int, int, int]
PLOT = CardId("new_plot#1")


def rank(before: Park, kept: Sequence[CardId], after: Park, left: Sequence[CardId]) -> Rank:
    moved = change_of(DECK, before, kept, after, left).moved
    return tally_year(DECK, after, left).points, names_in(DECK, after), -len(moved)


def rank_of(before: Park, kept: Sequence[CardId], best: BestLayout) -> Rank:
    """What the layout comes to when it is played; it must be legal."""
    check_layout(DECK, before, kept, best.layout)
    after, left = park_after(DECK, before, kept, best.layout)
    return rank(before, kept, after, left)


def every_layout(before: Park, kept: Sequence[CardId]) -> Iterator[tuple[Park, list[CardId]]]:
    """Housed animals in any enclosure, kept cards in any or in none: those that are legal."""
    homes = [*before, *(card for card in kept if card in DECK.enclosures)]
    fixed = {home: [c for c in before.get(home, ()) if c in DECK.upgrades] for home in homes}
    housed = [card for cards in before.values() for card in cards if card in DECK.animals]
    loose = [card for card in kept if card not in DECK.enclosures]
    for chosen in product(*([homes] * len(housed)), *([[*homes, None]] * len(loose))):
        after = {home: list(cards) for home, cards in fixed.items()}
        left = []
        for card, home in zip([*housed, *loose], chosen, strict=True):
            (left if home is None else after[home]).append(card)
        if all(
            why_not(home_in(DECK, home, cards), animals_among(DECK, cards)) is None
            for home, cards in after.items()
        ):
            yield {home: tuple(cards) for home, cards in after.items()}, left


def small_park(generator: Random) -> tuple[Park, list[CardId]]:
    """Some cards laid out at random in an earlier Year, and some more kept; often several of a name."""
    cards = list(DECK.cards)
    generator.shuffle(cards)
    homes = [card for card in cards if card in DECK.enclosures]
    names = generator.sample(sorted({card.split("#")[0] for card in cards if card not in homes}), 7)
    others = [card for card in cards if card.split("#")[0] in names]
    earlier = homes[: generator.randint(0, 2)] + others[: generator.randint(0, 3)]
    before, _ = park_after(DECK, {PLOT: ()}, earlier, random_layout(DECK, {PLOT: ()}, earlier, generator))
    kept = homes[2 : 2 + generator.randint(0, 1)] + others[3 : 3 + generator.randint(1, 4)]
    return before, sorted(kept)


@pytest.mark.parametrize("seed", range(60))
def test_nothing_is_better_than_the_best(seed: int):
    before, kept = small_park(Random(seed))
    best = best_layout(DECK, before, kept)
    assert best.is_exact
    expected = max(rank(before, kept, after, left) for after, left in every_layout(before, kept))
    assert rank_of(before, kept, best) == expected == (best.points, best.names, -best.moved)


@pytest.mark.parametrize(("home", "upgrades", "animals", "space", "values", "multiplier", "points"), VECTORS)
def test_the_vectors_are_found(
    home: str, upgrades: str, animals: str, space: str, values: str, multiplier: int, points: int
):
    """With nothing else to lay out and nowhere else to go, the worked example is the best."""
    counts: dict[str, int] = {}
    kept = []
    for face in f"{upgrades} {animals}".split():
        counts[face] = counts.get(face, 0) + 1
        kept.append(CardId(f"{face}#{counts[face]}"))
    best = best_layout(DECK, {CardId(f"{home}#1"): ()}, sorted(kept))
    assert best.points == points
    assert best.names == len(set(animals.split()))


def test_the_example_of_the_table():
    """Two jellyfish, two tree frogs, a hippo, a bear and an extension in three enclosures: 17."""
    kept = ids(
        "bear#1", "breeding_centre#1", "extension#1", "hippo#1", "jellyfish#1", "jellyfish#2",
        "standard_pen_w#1", "tree_frog#1", "tree_frog#2",
    )  # fmt: skip
    best = best_layout(DECK, {PLOT: ()}, kept)
    assert best.points == 17
    after, left = park_after(DECK, {PLOT: ()}, kept, best.layout)
    assert left == []
    assert "extension#1" in [card for cards in after.values() for card in cards]


def test_points_before_names_before_moves():
    """The Lions are worth 6 in the Den, the Meerkats 2: but housed animals must stay housed somewhere."""
    before = park(cosy_den_p=["meerkat#1"], standard_pen_p=[])
    best = best_layout(DECK, before, ids("lion#1", "lion#2"))
    assert (best.points, best.names, best.moved) == (13, 2, 1)


def test_with_equal_points_more_names_are_housed():
    """A Sloth alone scores nothing and costs nothing more than it would pay: it is housed for its name."""
    before = park(new_plot=["shark#1"])
    best = best_layout(DECK, before, ids("meerkat#1", "sloth#1", "zebra#1"))
    assert (best.points, best.names) == (0, 1)
    best = best_layout(DECK, park(cosy_den_j=[]), ids("bear#1", "bear#2", "elephant#1", "sloth#1"))
    assert (best.points, best.names) == (0, 1)


def test_with_equal_points_and_names_nobody_moves():
    before = park(new_plot=["meerkat#1"], riverbank=["zebra#1"], great_reserve=[])
    best = best_layout(DECK, before, ids("tiger#1"))
    assert best.moved == 0
    assert best.points == rank_of(before, ids("tiger#1"), best)[0] == 7


def test_spare_upgrades_are_installed_where_they_do_no_harm():
    """The Extension would break the full Den; the Pool would bring nothing to what has Water already."""
    before = park(cosy_den_w=["penguin#1", "penguin#2"], riverbank=[], forest_edge=[])
    best = best_layout(DECK, before, ids("extension#1", "pool#1"))
    after, left = park_after(DECK, before, ids("extension#1", "pool#1"), best.layout)
    assert left == []
    assert after["cosy_den_w#1"] == ("penguin#1", "penguin#2")
    assert "pool#1" in after["forest_edge#1"]


def test_an_upgrade_that_would_do_harm_everywhere_is_left_out():
    best = best_layout(DECK, park(cosy_den_w=["penguin#1", "penguin#2"]), ids("extension#1"))
    assert best.layout.layout == ()
    assert best.points == 8


def test_installed_upgrades_count():
    before = park(standard_pen_j=["grassland#1", "platform#1"])
    best = best_layout(DECK, before, ids("anteater#1", "grassland#2", "zebra#1", "meerkat#1"))
    assert best.points == 12


def test_a_lion_takes_less_space_only_with_another():
    """One Lion and a Meerkat are too many for the Den, whatever a second Lion would change."""
    before = park(cosy_den_p=["keeper#1"])
    best = best_layout(DECK, before, ids("lion#1", "lion#2", "meerkat#1"))
    assert (best.points, best.names) == (11, 1)


def test_a_search_that_is_stopped_says_so_and_is_legal():
    positions = [(state, seat) for state, seat in at_random(2, 4) if state.phase == "develop"]
    state, seat = positions[-2]
    board = state.boards[seat]
    calls = 0

    def count() -> bool:
        nonlocal calls
        calls += 1
        return False

    exact = best_layout(DECK, board.park, board.kept, stop=count)
    assert exact.is_exact
    for asked in (*range(0, calls, calls // 40), *range(calls - 40, calls)):
        left = iter(range(asked))
        best = best_layout(DECK, board.park, board.kept, stop=lambda left=left: next(left, None) is None)
        assert not best.is_exact
        assert rank_of(board.park, board.kept, best)[0] == best.points <= exact.points


@pytest.mark.parametrize("seed", range(20))
def test_prices_end_where_all_ways_down_are_squeezed_flat(seed: int, monkeypatch: pytest.MonkeyPatch):
    """Large values can cost the squeezed space its last digits; the bound stays one, the layout the best."""
    way_down = prices._Valley.way_down
    ways = iter(range(1000))

    def counting(valley: prices._Valley, slope: list[float]) -> list[float]:
        assert next(ways, None) is not None, "it walks for ever"
        return way_down(valley, slope)

    before, kept = small_park(Random(seed))
    expected = best_layout(DECK, before, kept)
    monkeypatch.setattr(prices, "_SQUEEZE", 0.0)
    monkeypatch.setattr(prices._Valley, "way_down", counting)
    best = best_layout(DECK, before, kept)
    assert best.is_exact
    assert (best.points, best.names, best.moved) == (expected.points, expected.names, expected.moved)


def test_a_search_among_endless_crowds_can_be_stopped(monkeypatch: pytest.MonkeyPatch):
    """Forty different small animals that all bear with each other, and room for all of them."""
    deck = deck_of(crowded_deck())
    kept = [CardId(f"beast_{number}#1") for number in range(40)]
    counted = 0

    def counting(home: Home, animals: Sequence[Animal]) -> Tally:
        nonlocal counted
        counted += 1
        assert counted <= len(kept), "so much is done without asking whether to stop"
        return tally(home, animals)

    asked = iter(range(500))

    def stop() -> bool:
        nonlocal counted
        counted = 0
        return next(asked, None) is None

    monkeypatch.setattr(furnishings, "tally", counting)
    best = best_layout(deck, {PLOT: ()}, kept, stop)
    assert (best.points, best.is_exact) == (40, False)


def crowded_deck() -> str:
    plot = 'name = "New Plot"\nspace = 40\nmultiplier = 1\nhabitats = ["plains"]\n'
    animals = (
        f'[[animals]]\nid = "beast_{number}"\nname = "Beast {number}"\ncopies = 2\ntrait = "friendly"\n'
        'value = 1\nhabitats = ["plains"]\nspace = 1\n'
        for number in range(40)
    )
    return "\n".join(['edition = "crowd"', 'title = "Crowd"', "[new_plot]", plot, *animals])


@pytest.mark.parametrize("seats", [2, 5])
def test_the_best_is_never_worse_than_a_random_layout(seats: int):
    generator = Random(9)
    for state, seat in at_random(seats, 6):
        if state.phase != "develop":
            continue
        board = state.boards[seat]
        best = best_layout(DECK, board.park, board.kept)
        assert rank_of(board.park, board.kept, best) == (best.points, best.names, -best.moved)
        for _ in range(20):
            layout = random_layout(DECK, board.park, board.kept, generator)
            after, left = park_after(DECK, board.park, board.kept, layout)
            assert rank(board.park, board.kept, after, left) <= (best.points, best.names, -best.moved)
