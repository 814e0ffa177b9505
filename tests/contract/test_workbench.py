"""Decisions put together in steps (`Game.workbench`): what every game that has some keeps to."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from engine.core.errors import IllegalAction, MalformedAction
from engine.core.game import Action, Seat, State, View, Workbench
from tests.contract.cases import CASES, Case

BENCHES = [case for case in CASES if case.game.workbench is not None]
every_bench = pytest.mark.parametrize("case", BENCHES, ids=str)


def bench_of(case: Case) -> Workbench[View, Action]:
    assert case.game.workbench is not None
    return case.game.workbench


def open_benches(case: Case) -> Iterator[tuple[State, Seat, View]]:
    """The positions of the random game in which a seat is asked for such a decision, as it sees them."""
    for position in case.positions():
        for seat in case.everyone:
            seen = case.game.view(position, seat)
            if bench_of(case).is_open(seen):
                yield position, seat, seen


def test_a_game_that_cannot_list_its_decisions_has_a_workbench():
    unlisted = {
        case.key
        for case in CASES
        for position in case.positions()
        for seat in case.game.actors(position)
        if not case.game.lists_all(position, seat)
    }
    assert unlisted == {case.key for case in BENCHES}


@every_bench
def test_a_workbench_is_open_to_the_actors_whose_decisions_cannot_be_listed(case: Case):
    for position in case.positions():
        assert not bench_of(case).is_open(case.game.view(position, None))
        for seat in case.everyone:
            is_asked = seat in case.game.actors(position) and not case.game.lists_all(position, seat)
            assert bench_of(case).is_open(case.game.view(position, seat)) == is_asked


@every_bench
def test_whatever_is_put_together_step_by_step_is_legal_and_survives_as_text(case: Case):
    bench, generator, finished = bench_of(case), Random(str(case)), 0
    for position, seat, seen in open_benches(case):
        draft = ""
        for _ in range(12):
            draft = bench.step(seen, draft, generator.choice(bench.steps(seen, draft)))
            bench.check(seen, draft)
            again = case.game.view(case.game.copy(position), seat)
            assert bench.steps(again, draft) == bench.steps(seen, draft)
            try:
                action = bench.action(seen, draft)
            except IllegalAction:
                continue
            case.game.check(position, seat, action)
            assert bench.step(seen, "", bench.step_of(action)) == draft
            finished += 1
    assert finished


@every_bench
def test_a_step_that_cannot_be_is_refused_and_nothing_else(case: Case):
    """Whatever is typed: of anybody's cards, of no card, in any order."""
    bench, generator, refused = bench_of(case), Random(str(case)), 0
    tokens = sorted({token for text in case.texts() for token in text.split()})
    for _, _, seen in open_benches(case):
        known = [*bench.steps(seen, ""), "", "lay", "layout x", "lift !", "clear now"]
        drafts = ["", "!", "=;,+", *(generator.choice(tokens) for _ in range(3))]
        for _ in range(60):
            words = generator.choice(known).split(" ")
            words[generator.randrange(len(words))] = generator.choice(tokens)
            try:
                bench.check(seen, bench.step(seen, generator.choice(drafts), " ".join(words)))
            except (IllegalAction, MalformedAction):
                refused += 1
    assert refused


@every_bench
def test_a_shut_workbench_takes_no_steps(case: Case):
    bench = bench_of(case)
    for position in case.positions():
        for seat in case.readers:
            seen = case.game.view(position, seat)
            if not bench.is_open(seen):
                with pytest.raises(IllegalAction):
                    bench.step(seen, "", "clear")
                for ask in (bench.steps, bench.action, bench.check):
                    with pytest.raises(IllegalAction):
                        ask(seen, "")
                with pytest.raises(IllegalAction):
                    bench.question(seen)


@every_bench
def test_only_a_decision_of_the_bench_has_a_step(case: Case):
    kinds = {type(bench_of(case).action(seen, "")) for _, _, seen in open_benches(case)}
    others = [action for action in case.pool() if type(action) not in kinds]
    assert others
    for action in others:
        with pytest.raises(MalformedAction):
            bench_of(case).step_of(action)


@every_bench
def test_the_best_decision_is_legal_and_nothing_is_better(case: Case):
    """Its points are those of a decision worked out by hand as one of many."""
    bench, generator = bench_of(case), Random(str(case))
    for position, seat, seen in list(open_benches(case))[:: case.seats]:
        best = bench.best(bench.question(seen), lambda: False)
        assert best.is_exact
        action = case.game.parse_action(best.move)
        case.game.check(position, seat, action)
        gained = points_by(case, position, seat, action)
        assert gained == best.points
        for _ in range(20):
            other = case.game.random_action(position, seat, generator)
            assert points_by(case, position, seat, other) <= best.points


def points_by(case: Case, position: State, seat: Seat, action: Action) -> int:
    """What the seat gains once everybody has decided: the others with the plainest decision."""
    state, _ = case.game.apply(position, seat, action)
    while others := case.game.actors(state) - {seat}:
        other = min(others)
        if case.game.lists_all(state, other):
            break
        state, _ = case.game.apply(state, other, case.game.legal_actions(state, other)[0])
    before, after = (case.game.scores(one)[seat - 1].points for one in (position, state))
    return after - before


@every_bench
def test_a_search_that_is_stopped_answers_with_what_it_knows(case: Case):
    position, seat, seen = next(open_benches(case))
    found = bench_of(case).best(bench_of(case).question(seen), lambda: True)
    assert not found.is_exact
    case.game.check(position, seat, case.game.parse_action(found.move))
