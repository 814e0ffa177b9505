"""What every game keeps to, whatever its rules (engine/core/game.py)."""

from __future__ import annotations

import copy
import dataclasses
import json
from collections.abc import Iterator, Mapping
from random import Random

import pytest

from engine.core.codec import join_move, split_move
from engine.core.errors import BadOptions, CoreRefusal, IllegalAction, MalformedAction, MalformedPosition
from engine.core.game import Action, Document, Score, Seat, State
from engine.core.match import replay, start_match
from engine.core.playout import play_out
from engine.core.shuffle import seeded
from engine.core.view import choices, visible
from tests.contract.cases import CASES, GAMES, Case

every_case = pytest.mark.parametrize("case", CASES, ids=str)
every_game = pytest.mark.parametrize("key", GAMES)


def written(case: Case, state: State) -> str:
    return json.dumps(case.game.write_position(state))


def spread(positions: list[State], most: int) -> list[State]:
    """So many of them, from the whole game."""
    return positions[:: len(positions) // most + 1]


# --- what may be done ---------------------------------------------------------------------------------------


@every_case
def test_legal_actions_are_stable_distinct_and_accepted(case: Case):
    for position in case.positions():
        for seat in case.everyone:
            legal = case.game.legal_actions(position, seat)
            assert legal == case.game.legal_actions(case.game.copy(position), seat)
            assert len(set(legal)) == len(legal)
            for action in legal:
                case.game.check(position, seat, action)


def listed_seats(case: Case, position: State) -> list[Seat]:
    """The seats whose every legal action is listed there."""
    return [seat for seat in case.everyone if case.game.lists_all(position, seat)]


@every_case
def test_an_unlisted_action_is_refused_without_a_trace(case: Case):
    refused, pool = 0, set(case.pool())
    for position in spread(case.positions(), 60):
        before = written(case, position)
        for seat in listed_seats(case, position):
            for action in pool - set(case.game.legal_actions(position, seat)):
                with pytest.raises(IllegalAction):
                    case.game.apply(position, seat, action)
                refused += 1
        assert written(case, position) == before
    assert refused


@every_case
def test_legal_actions_are_complete(case: Case):
    """Of all texts the grammar of the game allows, the legal ones are accepted and no other."""
    everything = [action for text in case.texts() if (action := parsed(case, text)) is not None]
    assert {*everything} >= {
        action
        for position in case.positions()
        for seat in listed_seats(case, position)
        for action in case.game.legal_actions(position, seat)
    }
    for position in spread(case.positions(), 60):
        for seat in listed_seats(case, position):
            accepted = {action for action in everything if is_accepted(case, position, seat, action)}
            assert accepted == set(case.game.legal_actions(position, seat))


def parsed(case: Case, text: str) -> Action | None:
    try:
        return case.game.parse_action(text)
    except MalformedAction:
        return None


def is_accepted(case: Case, position: State, seat: Seat, action: Action) -> bool:
    try:
        case.game.check(position, seat, action)
    except IllegalAction:
        return False
    return True


@every_case
def test_an_actor_can_always_do_something(case: Case):
    for position in case.positions():
        for seat in case.game.actors(position):
            assert seat in case.everyone
            assert case.game.legal_actions(position, seat)


@every_case
def test_who_cannot_act_is_told_that_it_is_not_his_turn(case: Case):
    for position in spread(case.positions()[:-1], 60):
        for seat in [*case.everyone, Seat(case.seats + 1)]:
            if seat in case.everyone and case.game.legal_actions(position, seat):
                continue
            for action in case.pool():
                with pytest.raises(IllegalAction) as refusal:
                    case.game.check(position, seat, action)
                assert refusal.value.code is CoreRefusal.NOT_YOUR_TURN


@every_case
def test_after_the_end_everything_is_refused(case: Case):
    over = case.positions()[-1]
    for seat in case.everyone:
        assert case.game.legal_actions(over, seat) == []
        for action in case.pool():
            with pytest.raises(IllegalAction) as refusal:
                case.game.check(over, seat, action)
            assert refusal.value.code is CoreRefusal.GAME_OVER


@every_case
def test_random_actions_are_legal(case: Case):
    generator = Random(1)
    for position in case.positions()[:-1]:
        for seat in case.game.actors(position):
            case.game.check(position, seat, case.game.random_action(position, seat, generator))


@every_case
def test_a_turn_under_way_has_one_actor(case: Case):
    for position in case.positions():
        if case.game.is_mid_turn(position):
            assert len(case.game.actors(position)) == 1


@every_case
def test_every_random_game_ends(case: Case):
    for seed in range(3):
        state = case.deal(bytes([seed]))
        assert play_out(case.game, state, Random(seed), limit=5_000) > 0
        assert not case.game.actors(state)


# --- applying -----------------------------------------------------------------------------------------------


@every_case
def test_applying_changes_only_the_new_position(case: Case):
    for moment in case.moments():
        before = written(case, moment.before)
        after, events = case.game.apply(moment.before, moment.seat, moment.action)
        assert written(case, moment.before) == before
        assert written(case, after) != before
        assert (after, tuple(events)) == (moment.after, moment.events)


@every_case
def test_applying_in_place_does_the_same(case: Case):
    state = case.deal()
    for moment in case.moments():
        events = case.game.apply_in_place(state, moment.seat, moment.action)
        assert tuple(events) == moment.events
        assert state == moment.after


@every_case
def test_a_copy_shares_nothing_that_can_change(case: Case):
    for position in spread(case.positions(), 30):
        copy = case.game.copy(position)
        assert copy == position
        assert not mutable_parts(copy) & mutable_parts(position)


def mutable_parts(value: object) -> set[int]:
    """The identities of everything below that could be written to."""
    found = {id(value)} if is_mutable(value) else set()
    return found.union(*(mutable_parts(part) for part in parts(value)))


def is_mutable(value: object) -> bool:
    if dataclasses.is_dataclass(value):
        return not type(value).__dataclass_params__.frozen
    return isinstance(value, list | dict | set | bytearray)


def parts(value: object) -> Iterator[object]:
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        yield from (getattr(value, field.name) for field in dataclasses.fields(value))
    elif isinstance(value, Mapping):
        yield from value.values()
    elif isinstance(value, list | tuple | set | frozenset):
        yield from value


@every_case
def test_data_is_slotted_and_actions_are_frozen(case: Case):
    for moment in case.moments():
        for data in (moment.before, moment.action, *moment.events, case.game.view(moment.before, None)):
            assert not hasattr(data, "__dict__")
        for data in (moment.action, *moment.events):
            assert type(data).__dataclass_params__.frozen


@every_case
def test_the_same_seed_deals_the_same_game_and_another_one_another(case: Case):
    assert case.deal(b"one") == case.deal(b"one")
    assert written(case, case.deal(b"one")) != written(case, case.deal(b"two"))


@every_case
def test_a_replayed_log_ends_where_the_live_match_stands(case: Case):
    generator, undoable = Random(1), 0
    match = start_match(case.game, "m", dict(case.given), case.seats, b"a seed")
    while seats := case.game.actors(match.state):
        seat = generator.choice(sorted(seats))
        step = match.plan_press(seat, case.game.random_action(match.state, seat, generator))
        match.accept(step)
        if not any(row.final for row in step.rows):
            undoable += 1
            if undoable % 3 == 1:
                match.accept(match.plan_take_back(seat))
    assert written(case, replay(match, match.rows)) == written(case, match.state)
    assert undoable


@every_case
def test_a_take_back_leads_to_where_the_press_was_made(case: Case):
    match = start_match(case.game, "m", dict(case.given), case.seats, b"a seed")
    for moment in case.moments():
        if not is_accepted(case, match.state, moment.seat, moment.action):
            continue  # it was played as a forced move
        before = written(case, match.state)
        step = match.plan_press(moment.seat, moment.action)
        match.accept(step)
        if not any(row.final for row in step.rows):
            back = match.plan_take_back(moment.seat)
            assert written(case, back.state) == before


# --- text forms ---------------------------------------------------------------------------------------------


@every_case
def test_move_texts_are_read_back(case: Case):
    for action in case.pool():
        text = join_move(Seat(2), case.game.action_text(action))
        seat, words = split_move(text)
        assert (seat, case.game.parse_action(words)) == (2, action)
    assert len({case.game.action_text(action) for action in case.pool()}) == len(case.pool())


@every_case
def test_positions_are_strictly_read_back(case: Case):
    """Every position of a game keeps the invariants that strict reading insists on."""
    for position in case.positions():
        document = case.game.write_position(position)
        for form in (document, json.dumps(document)):
            again = case.game.read_position(form, False)
            assert case.game.write_position(again) == document
            for seat in case.everyone:
                assert case.game.legal_actions(again, seat) == case.game.legal_actions(position, seat)


@every_case
def test_only_a_free_position_may_lack_a_card(case: Case):
    for position in case.positions()[:3]:
        document = case.game.write_position(position)
        pile = next(document[key] for key in PILES if key in document)
        pile.pop()
        with pytest.raises(MalformedPosition):
            case.game.read_position(document, False)
        case.game.read_position(document, True)


@every_case
def test_a_position_read_back_plays_on_alike(case: Case):
    position = case.deal()
    for moment in case.moments():
        position = case.game.read_position(written(case, position), False)
        position, events = case.game.apply(position, moment.seat, moment.action)
        assert tuple(events) == moment.events
    assert written(case, position) == written(case, case.positions()[-1])


@every_case
def test_multisets_are_written_sorted(case: Case):
    sizes: set[int] = set()
    for position in case.positions():
        documents = [case.game.write_position(position)]
        documents += [case.game.view_document(case.game.view(position, reader)) for reader in case.readers]
        for document in documents:
            for found in multisets(document, case.game.multisets):
                assert found == sorted(found)
                sizes.add(len(found))
    assert max(sizes) > 1


def multisets(document: Document, patterns: tuple[str, ...]) -> Iterator[list[str]]:
    for pattern in patterns:
        found: list[object] = [document]
        for key in pattern.split("."):
            inner = [value for value in found if isinstance(value, dict)]
            found = [v for value in inner for k, v in value.items() if key in ("*", k)]
        yield from (value for value in found if isinstance(value, list))


# --- secrets ------------------------------------------------------------------------------------------------


@every_case
def test_a_view_does_not_depend_on_what_it_hides(case: Case):
    """Hidden parts dealt anew, the view is the same: it holds nothing of them."""
    generator, changed = Random(1), 0
    for position in case.positions():
        for reader in case.readers:
            seen = case.game.view(position, reader)
            other = case.game.determinize(seen, generator)
            assert case.game.view(other, reader) == seen
            changed += written(case, other) != written(case, position)
    assert changed


@every_case
def test_a_determinized_position_is_a_position(case: Case):
    generator = Random(1)
    for position in spread(case.positions(), 8):
        for reader in case.readers:
            other = case.game.determinize(case.game.view(position, reader), generator)
            assert not mutable_parts(other) & mutable_parts(position)
            case.game.read_position(written(case, other), False)


PILES = ("pile", "end_pile", "deck")
CHOICES = ("hand", "picked")


@every_case
def test_no_view_shows_what_the_format_hides(case: Case):
    """Piles, and the others' hands and picks (FORMAT.md 3.6): changed by hand, the view stays the same.

    Independent of `determinize`, which would believe a view that says too much.
    """
    generator, changed = Random(1), 0
    for position in spread(case.positions(), 40):
        document = case.game.write_position(position)
        for reader in case.readers:
            other = with_hidden_parts_dealt_anew(document, reader, generator)
            changed += other != document
            seen = case.game.view(position, reader)
            assert case.game.view(case.game.read_position(other, False), reader) == seen
            shown = case.game.view_document(seen)
            assert not set(PILES) & set(shown)
            for seat in set(case.everyone) - {reader}:
                assert not set(CHOICES) & set(shown["seat"][str(seat)])
    assert changed


def with_hidden_parts_dealt_anew(document: Document, reader: Seat | None, generator: Random) -> Document:
    """The tokens that the reader must not see change places; a card everyone knows the place of stays."""
    other = copy.deepcopy(document)
    holders = [other, *(board for seat, board in other["seat"].items() if seat != str(reader))]
    places = [
        (holder[key], index)
        for holder in holders
        for key in (*PILES, "hand")
        for index, token in enumerate(holder.get(key, ()))
        if token != "final"
    ]
    places += [(holder, "picked") for holder in holders if holder.get("picked")]
    tokens = [holder[place] for holder, place in places]
    generator.shuffle(tokens)
    for (holder, place), token in zip(places, tokens, strict=True):
        holder[place] = token
    return other


@every_case
def test_a_move_that_reveals_nothing_shows_the_same_whatever_is_hidden(case: Case):
    generator, looked = Random(1), 0
    for moment in case.moments():
        if case.game.reveals(moment.before, moment.seat, moment.action):
            continue
        for reader in case.readers:
            other = case.game.determinize(case.game.view(moment.before, reader), generator)
            if not is_accepted(case, other, moment.seat, moment.action):
                continue  # a secret choice the reader knows nothing of
            after, events = case.game.apply(other, moment.seat, moment.action)
            assert case.game.view(after, reader) == case.game.view(moment.after, reader)
            if reader == moment.seat:
                assert tuple(events) == moment.events
            looked += 1
    assert looked


@every_case
def test_open_choices_are_the_same_whatever_is_hidden(case: Case):
    """So they can be shown to a spectator; secret events come of closed ones only."""
    generator = Random(1)
    for position in case.positions():
        other = case.game.determinize(case.game.view(position, None), generator)
        for seat in case.game.actors(position):
            if case.game.has_open_choices(position, seat):
                assert case.game.legal_actions(other, seat) == case.game.legal_actions(position, seat)
    for moment in case.moments():
        if any(event.audience is not None for event in moment.events):
            assert not case.game.has_open_choices(moment.before, moment.seat)


@every_case
def test_something_is_revealed_in_every_game(case: Case):
    assert any(case.game.reveals(moment.before, moment.seat, moment.action) for moment in case.moments())


@every_case
def test_events_are_for_everybody_or_for_one_seat(case: Case):
    for moment in case.moments():
        for event in moment.events:
            assert event.audience is None or event.audience in case.everyone
        assert len(visible(moment.events, moment.seat)) == len(moment.events)


@every_case
def test_a_view_document_has_the_keys_of_the_position(case: Case):
    """Or their sizes; and whatever it has in common with the position, it shows as it is."""
    for position in case.positions():
        whole = case.game.write_position(position)
        for reader in case.readers:
            shown = case.game.view_document(case.game.view(position, reader))
            json.dumps(shown)
            for key, value in shown.items():
                if key.endswith("_size"):
                    hidden = whole[key.removesuffix("_size")]
                    assert isinstance(hidden, list)
                    assert value == len(hidden)
                elif key != "seat":
                    assert value == whole[key]


@every_case
def test_choices_are_the_legal_actions_with_what_they_bring(case: Case):
    for position in case.positions()[::5]:
        for seat in case.game.actors(position):
            legal = case.game.legal_actions(position, seat)
            offered = choices(case.game, position, seat)
            assert [choice.text for choice in offered] == [case.game.action_text(action) for action in legal]
            for action, choice in zip(legal, offered, strict=True):
                if case.game.reveals(position, seat, action):
                    assert choice.final
                    assert not choice.events
                else:
                    assert len(choice.scores) == case.seats


# --- scores -------------------------------------------------------------------------------------------------


@every_case
def test_scores_are_itemised_and_written(case: Case):
    for position in case.positions():
        scores = case.game.scores(position)
        assert [score.seat for score in scores] == case.everyone
        for score in scores:
            assert score.points == sum(item.points for item in score.items)
        written_score = case.game.write_position(position)["score"]
        assert isinstance(written_score, dict)
        assert {str(score.seat): score.points for score in scores}.items() <= written_score.items()


@every_case
def test_there_is_an_outcome_once_the_game_is_over_and_only_then(case: Case):
    for position in case.positions()[:-1]:
        assert case.game.actors(position)
        assert case.game.outcome(position) is None
        assert "winners" not in case.game.write_position(position)
    assert case.game.outcome(case.positions()[-1]) is not None


@every_case
def test_the_ranking_follows_points_and_tie_break(case: Case):
    for seed in range(5):
        state = case.deal(bytes([seed]))
        play_out(case.game, state, Random(seed))
        result = case.game.outcome(state)
        assert result is not None
        values = {s.score.seat: (s.score.points, s.tie_break) for s in result.standings}
        assert list(values.values()) == sorted(values.values(), reverse=True)
        for standing in result.standings:
            better = sum(value > values[standing.score.seat] for value in values.values())
            assert standing.place == 1 + better
        assert by_seat(s.score for s in result.standings) == case.game.scores(state)
        document = case.game.write_position(state)
        assert document["winners"] == list(result.winners) == sorted(result.winners)
        if case.seats > 1:
            assert set(result.winners) == {s.score.seat for s in result.standings if s.place == 1}


def by_seat(scores: Iterator[Score]) -> tuple[Score, ...]:
    return tuple(sorted(scores, key=lambda score: score.seat))


# --- facts and options --------------------------------------------------------------------------------------


@every_game
def test_the_facts_of_a_game_are_in_order(key: str):
    info = GAMES[key].info
    assert info.key == key
    assert info.title
    assert info.rules_version
    assert info.references
    assert info.seat_counts == tuple(sorted(set(info.seat_counts)))
    assert len({option.name for option in info.options}) == len(info.options)


@every_game
def test_options_left_out_have_their_defaults(key: str):
    game = GAMES[key]
    defaults = {option.name: option.default for option in game.info.options}
    assert game.options({}) == defaults
    assert game.options(defaults) == defaults
    json.dumps(defaults)


@every_game
def test_every_choice_of_an_option_is_taken_as_given(key: str):
    game = GAMES[key]
    for option in game.info.options:
        for choice in option.choices:
            assert game.options({option.name: choice})[option.name] == choice


@every_game
def test_wrong_options_are_refused_by_name(key: str):
    game = GAMES[key]
    wrong: list[tuple[str, bool | int | str]] = [("no_such_option", True)]
    for option in game.info.options:
        wrong += [(option.name, value) for value in ("nonsense", "", "no\ndeck", 7)]
        wrong += [(option.name, True)] if isinstance(option.default, str) else [(option.name, 1)]
    for name, value in wrong:
        with pytest.raises(BadOptions) as refusal:
            game.options({name: value})
        assert refusal.value.option == name


@every_case
def test_positions_carry_their_options(case: Case):
    for position in (case.positions()[0], case.positions()[-1]):
        assert case.game.write_position(position)["options"] == case.options


@every_case
def test_setup_asks_only_for_labels_of_its_own(case: Case):
    """So that no two lists of a match are shuffled alike, and `seats` stays the referee's."""
    labels: list[str] = []

    def listening(label, items):
        labels.append(label)
        return seeded(b"")(label, items)

    case.game.setup(case.options, case.seats, listening)
    assert labels
    assert len(set(labels)) == len(labels)
    assert all(label.startswith(f"{case.key}/") for label in labels)
