"""Parks of Zuuli put together in steps: private, kept with each step, submitted together."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from dataclasses import replace
from datetime import timedelta
from random import Random

import pytest

from bot.recorded import verify
from bot.store import StoreError
from bot.store.drafts import LONGEST_HISTORY
from bot.tables import DueKind, Person, Phase, Refused, Shown, Table, Vote
from engine.core.game import Seat
from engine.games.zuuli.components import DECK_FILES
from engine.games.zuuli.kinds import Phase as Asked
from engine.games.zuuli.workbench import WORKBENCH
from tests.bot.referee.setting import ANN, BOB, CLEO, DAN, EVE, Setting, newer, refusal

PEOPLE = (ANN, BOB, CLEO, DAN, EVE)


async def own(setting: Setting, match_id: str, person: Person) -> Table:
    return await setting.referee.table(match_id, person.id)


async def pick_all(setting: Setting, match_id: str, seed: int = 1) -> Table:
    """Everybody picks until there are parks to develop, or the game is over."""
    generator = Random(seed)
    while True:
        table = await setting.referee.table(match_id, None)
        if not table.actors or table.view.phase is Asked.DEVELOP:
            return table
        person = table.person(generator.choice(sorted(table.actors)))
        hand = await own(setting, match_id, person)
        await setting.referee.act(match_id, person, hand.number, generator.choice(hand.choices).text)


async def developing(setting: Setting, seats: int = 2) -> Table:
    table = await setting.start("zuuli", PEOPLE[:seats])
    return await pick_all(setting, table.match_id)


def steps(table: Table, verb: str = "lay") -> list[str]:
    return [step for step in WORKBENCH.steps(table.view, table.draft or "") if step.startswith(verb)]


async def lay(setting: Setting, match_id: str, person: Person, count: int = 1, seed: int = 1) -> Table:
    """So many cards laid at random."""
    generator = Random(seed)
    for _ in range(count):
        table = await own(setting, match_id, person)
        played = await setting.referee.build(
            match_id, person, table.number, generator.choice(steps(table) or ["clear"])
        )
    return played.table


def stored(setting: Setting) -> list[tuple[int, str, int]]:
    with closing(sqlite3.connect(setting.path)) as connection:
        return connection.execute("SELECT seat, history, ready FROM drafts ORDER BY seat").fetchall()


# --- steps ----------------------------------------------------------------------------------------------


async def test_a_step_is_kept_and_seen_by_its_seat_only(setting: Setting) -> None:
    table = await developing(setting)
    first, second = table.people
    assert (await own(setting, table.match_id, first)).draft == ""
    shown = await lay(setting, table.match_id, first, 2)
    assert shown.draft
    assert shown.can_undo
    assert (shown.number, shown.actors, shown.ready) == (table.number, {1, 2}, frozenset())
    other = await own(setting, table.match_id, second)
    assert (other.draft, other.can_undo, other.view) == ("", False, other.view)
    assert (await setting.referee.table(table.match_id, None)).draft is None
    await setting.restart()
    assert (await own(setting, table.match_id, first)).draft == shown.draft
    assert await setting.referee.story(table.match_id, None, table.number + 1, 999) == []


async def test_each_step_can_be_gone_back(setting: Setting) -> None:
    table = await developing(setting)
    ann = table.people[0]
    drafts = [(await lay(setting, table.match_id, ann, 1, seed)).draft for seed in range(3)]
    for expected in (drafts[1], drafts[0], "", ""):
        played = await setting.referee.build_back(table.match_id, ann, table.number)
        assert played.table.draft == expected
        assert played.told == ()
    assert not played.table.can_undo


async def test_of_many_steps_the_last_are_kept(setting: Setting) -> None:
    table = await developing(setting)
    ann = table.people[0]
    for _ in range(LONGEST_HISTORY):
        shown = await lay(setting, table.match_id, ann)
        await setting.referee.build(table.match_id, ann, table.number, "clear")
    for _ in range(LONGEST_HISTORY - 1):
        assert (await own(setting, table.match_id, ann)).can_undo
        shown = (await setting.referee.build_back(table.match_id, ann, table.number)).table
    assert not shown.can_undo


async def test_a_double_tap_is_one_step(setting: Setting) -> None:
    table = await developing(setting)
    ann = table.people[0]
    step = steps(await own(setting, table.match_id, ann))[0]
    for _ in range(2):
        played = await setting.referee.build(table.match_id, ann, table.number, step)
    back = await setting.referee.build_back(table.match_id, ann, table.number)
    assert played.table.draft != back.table.draft == ""
    assert not back.table.can_undo


@pytest.mark.parametrize(
    ("step", "code"),
    [
        ("lay", "malformed"),
        ("dance", "malformed"),
        ("layout " + "x" * 6000, "malformed"),
        ("lay lion#99 new_plot#1", "not_yours"),
        ("lift new_plot#1", "not_yours"),
    ],
)
async def test_a_step_that_cannot_be_is_refused(setting: Setting, step: str, code: str) -> None:
    table = await developing(setting)
    refused = await refusal(setting.referee.build(table.match_id, table.people[0], table.number, step))
    assert refused.code == code
    assert stored(setting) == []


async def test_only_who_has_a_park_to_develop_builds(setting: Setting) -> None:
    table = await setting.start("zuuli")
    for ask in (setting.referee.build_back, setting.referee.finish, setting.referee.reopen):
        assert (await refusal(ask(table.match_id, ANN, 0))).code == "nothing_to_build"
        assert (await refusal(ask(table.match_id, CLEO, 0))).code == "not_seated"
    duell = await setting.start("duell")
    assert (await refusal(setting.referee.finish(duell.match_id, ANN, 0))).code == "nothing_to_build"


async def test_a_button_of_an_earlier_year_is_stale(setting: Setting) -> None:
    table = await developing(setting)
    for person in table.people:
        await setting.referee.finish(table.match_id, person, table.number)
    later = await pick_all(setting, table.match_id)
    refused = await refusal(setting.referee.build(table.match_id, ANN, table.number, "clear"))
    assert (refused.code, later.number > table.number) == ("stale", True)


# --- finishing ------------------------------------------------------------------------------------------


async def test_who_has_finished_need_not_act_and_may_reopen(setting: Setting) -> None:
    table = await developing(setting, 3)
    first, second, _ = table.people
    shown = await lay(setting, table.match_id, first, 3)
    played = await setting.referee.finish(table.match_id, first, table.number)
    assert (played.table.actors, played.table.ready) == ({2, 3}, {1})
    assert (played.table.draft, played.table.choices, played.told) == (shown.draft, (), ())
    await setting.restart()
    public = await setting.referee.table(table.match_id, None)
    assert (public.actors, public.ready, public.to_move_since) == ({2, 3}, {1}, table.to_move_since)
    assert {game.match_id: game.actors for game in await setting.referee.games_of(ANN.id)} == {
        table.match_id: {2, 3}
    }
    for ask in (
        setting.referee.build(table.match_id, first, table.number, "clear"),
        setting.referee.build_back(table.match_id, first, table.number),
        setting.referee.act(table.match_id, first, table.number, "develop"),
    ):
        assert (await refusal(ask)).code == "finished"
    again = await setting.referee.finish(table.match_id, first, table.number)
    assert again.table.ready == {1}
    setting.clock.wait(hours=1)
    reopened = (await setting.referee.reopen(table.match_id, first, table.number)).table
    assert (reopened.actors, reopened.ready, reopened.draft) == ({1, 2, 3}, frozenset(), shown.draft)
    assert reopened.to_move_since == table.to_move_since
    assert (await setting.referee.reopen(table.match_id, second, table.number)).table.actors == {1, 2, 3}


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
async def test_the_last_finish_submits_all_seat_by_seat(setting: Setting, seats: int) -> None:
    table = await developing(setting, seats)
    order = list(table.people)
    Random(seats).shuffle(order)
    layouts = {}
    for person in order:
        layouts[person] = (await lay(setting, table.match_id, person, 4)).draft
        setting.clock.wait(minutes=7)
        played = await setting.referee.finish(table.match_id, person, table.number)
    assert stored(setting) == []
    rows = [played.number - seats + 1 + n for n in range(seats)]
    told = [
        next(iter(await setting.referee.story(table.match_id, person.id, row, row)))
        for row, person in zip(rows, table.people, strict=True)
    ]
    assert [one.row.text for one in told] == [
        f"develop {layouts[person]}".rstrip() for person in table.people
    ]
    assert {one.at for one in told} == {setting.clock.now}
    assert played.table.view.year == 2
    assert (played.table.draft, played.table.ready) == (None, frozenset())
    (public,) = await setting.referee.story(table.match_id, None, rows[0], rows[-1])
    assert (public.row.seat, public.row.text) == (0, "")
    assert [type(event).__name__ for event in public.events].count("ParkOpened") == seats


async def test_a_whole_layout_is_laid_and_finished_at_once(setting: Setting) -> None:
    table = await developing(setting)
    first, second = table.people
    draft = (await lay(setting, table.match_id, first, 5)).draft
    await setting.referee.build(table.match_id, first, table.number, "clear")
    played = await setting.referee.act(table.match_id, first, table.number, f"develop {draft}")
    assert (played.table.ready, played.table.draft) == ({1}, draft)
    refused = await refusal(setting.referee.act(table.match_id, second, table.number, f"develop {draft}"))
    assert refused.code in ("not_yours", "no_such_enclosure")
    wrong = await refusal(setting.referee.act(table.match_id, second, table.number, "pick lion#1"))
    assert wrong.code == "wrong_phase"


async def test_a_lifted_animal_must_be_laid_again(setting: Setting) -> None:
    table = await developing(setting)
    for person in table.people:
        await lay(setting, table.match_id, person, 9)
        await setting.referee.finish(table.match_id, person, table.number)
    table = await pick_all(setting, table.match_id)
    person = table.people[0]
    lift = steps(await own(setting, table.match_id, person), "lift")[0]
    shown = (await setting.referee.build(table.match_id, person, table.number, lift)).table
    assert shown.draft == "!" + lift.removeprefix("lift ")
    refused = await refusal(setting.referee.finish(table.match_id, person, table.number))
    assert (refused.code, refused.table.draft) == ("still_lifted", shown.draft)
    await setting.restart()
    assert (await own(setting, table.match_id, person)).draft == shown.draft


async def test_who_has_finished_is_neither_called_nor_nudged(setting: Setting) -> None:
    table = await developing(setting, 3)
    first, *_ = table.people
    await setting.referee.finish(table.match_id, first, table.number)
    setting.clock.wait(hours=2)
    called = [due for due in await setting.referee.due(setting.clock.now) if due.kind is DueKind.CALL]
    assert [due.seats for due in called] == [(2, 3)]
    await setting.referee.claim(called[0])
    await setting.referee.nudge(table.match_id, first)
    nudged = [due for due in await setting.referee.due(setting.clock.now) if due.kind is DueKind.REMINDER]
    assert [due.seats for due in nudged] == [(2, 3)]
    await setting.referee.reopen(table.match_id, first, table.number)
    later = setting.clock.now + timedelta(days=2)
    assert DueKind.CALL not in {due.kind for due in await setting.referee.due(later)}


async def test_a_start_brings_up_to_date_who_still_builds(setting: Setting) -> None:
    """To finish is no move while others build: the number of the match stays."""
    table = await developing(setting, 3)
    shown = Shown(message_id=12, number=table.number, actors=table.actors)
    await setting.referee.set_shown(table.match_id, shown)
    assert await setting.referee.behind() == []
    finished = (await setting.referee.finish(table.match_id, table.people[1], table.number)).table
    assert (finished.number, finished.actors) == (table.number, {1, 3})
    await setting.restart()
    assert await setting.referee.behind() == [table.match_id]
    await setting.referee.set_shown(table.match_id, replace(shown, actors=finished.actors))
    assert await setting.referee.behind() == []


async def test_all_are_called_anew_when_something_is_opened(setting: Setting) -> None:
    """A call without the one who was last would tell who that was."""
    table = await developing(setting, 3)
    for person in table.people:
        await setting.referee.finish(table.match_id, person, table.number)
    due = await setting.referee.due(setting.clock.now + timedelta(minutes=2))
    assert [one.seats for one in due if one.kind is DueKind.CALL] == [(1, 2, 3)]


# --- what ends drafts -----------------------------------------------------------------------------------


async def test_a_vote_brings_back_what_was_submitted_as_drafts(setting: Setting) -> None:
    table = await developing(setting)
    drafts = {person: (await lay(setting, table.match_id, person, 4)).draft for person in table.people}
    for person in table.people:
        await setting.referee.finish(table.match_id, person, table.number)
    first, second = table.people
    vote = await setting.referee.ask_take_back(table.match_id, second)
    assert isinstance(vote, Vote)
    assert vote.first == table.number + 1
    assert [one.row.seat for one in vote.goes] == [0]
    await setting.referee.vote(table.match_id, first, vote.id, agree=True)
    await setting.restart()
    for person in table.people:
        now = await own(setting, table.match_id, person)
        assert (now.view.year, now.actors, now.draft) == (1, {1, 2}, drafts[person])


async def test_a_vote_over_picks_asks_all_of_them_anew(setting: Setting) -> None:
    """The later of two picks is no other question than the first one."""
    table = await setting.start("zuuli")
    for person in table.people:
        hand = await own(setting, table.match_id, person)
        await setting.referee.act(table.match_id, person, hand.number, hand.choices[0].text)
    for person in table.people:
        vote = await setting.referee.ask_take_back(table.match_id, person)
        assert (vote.first, len(vote.goes)) == (1, 1)
        await setting.referee.vote(table.match_id, person, vote.id, None)
    hand = await own(setting, table.match_id, table.people[0])
    await setting.referee.act(table.match_id, table.people[0], hand.number, hand.choices[0].text)
    vote = await setting.referee.ask_take_back(table.match_id, table.people[1])
    await setting.referee.vote(table.match_id, table.people[0], vote.id, agree=True)
    now = await setting.referee.table(table.match_id, None)
    assert (now.actors, now.view.boards[Seat(1)].kept) == ({1, 2}, [])


async def test_a_game_that_is_ended_has_no_drafts(setting: Setting) -> None:
    table = await developing(setting)
    await lay(setting, table.match_id, table.people[0], 3)
    await setting.referee.finish(table.match_id, table.people[0], table.number)
    assert len(stored(setting)) == 1
    await setting.referee.ask_end(table.match_id, CLEO, moderator=True)
    assert stored(setting) == []
    ended = await own(setting, table.match_id, table.people[0])
    assert (ended.phase, ended.draft, ended.ready) == (Phase.ENDED, None, frozenset())


async def test_newer_rules_leave_drafts(setting: Setting) -> None:
    table = await developing(setting)
    ann = table.people[0]
    shown = await lay(setting, table.match_id, ann, 3)
    await setting.referee.finish(table.match_id, ann, table.number)
    await setting.restart(newer("zuuli"))
    now = await own(setting, table.match_id, ann)
    assert (now.number, now.draft, now.ready) == (table.number + 1, shown.draft, {1})
    assert len(stored(setting)) == 1
    await setting.restart(newer("zuuli"))
    assert (await own(setting, table.match_id, ann)).draft == shown.draft


# --- damage ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "values",
    [
        "history = 'nonsense'",
        "history = '[1]'",
        """history = '["lion#1"]'""",
        """history = '["new_plot#1=lion#99"]'""",
        "seat = 4711",
    ],
)
async def test_a_damaged_draft_is_just_gone(setting: Setting, values: str) -> None:
    table = await developing(setting)
    first, second = table.people
    for person in table.people:
        kept = await lay(setting, table.match_id, person, 3)
    await setting.referee.finish(table.match_id, first, table.number)
    with closing(sqlite3.connect(setting.path)) as connection, connection:
        connection.execute(f"UPDATE drafts SET {values} WHERE seat = 1")
    await setting.restart()
    damaged, sound = [await own(setting, table.match_id, person) for person in (first, second)]
    assert (damaged.draft, damaged.ready, damaged.actors) == ("", frozenset(), {1, 2})
    assert sound.draft == kept.draft
    for person in table.people:
        played = await setting.referee.finish(table.match_id, person, table.number)
    assert played.table.view.year == 2
    assert stored(setting) == []


async def test_a_draft_that_is_not_whole_is_not_ready(setting: Setting) -> None:
    table = await developing(setting)
    for person in table.people:
        await lay(setting, table.match_id, person, 9)
        await setting.referee.finish(table.match_id, person, table.number)
    table = await pick_all(setting, table.match_id)
    person = table.people[0]
    lift = steps(await own(setting, table.match_id, person), "lift")[0]
    await setting.referee.build(table.match_id, person, table.number, lift)
    with closing(sqlite3.connect(setting.path)) as connection, connection:
        connection.execute("UPDATE drafts SET ready = 1")
    await setting.restart()
    assert (await setting.referee.table(table.match_id, None)).ready == frozenset()


@pytest.mark.parametrize("seats", [1, 3])
async def test_a_table_where_all_are_said_to_be_ready_goes_on(setting: Setting, seats: int) -> None:
    table = await developing(setting, seats)
    for person in table.people:
        laid = await lay(setting, table.match_id, person, 3)
    with closing(sqlite3.connect(setting.path)) as connection, connection:
        connection.execute("UPDATE drafts SET ready = 1")
    await setting.restart()
    last = await own(setting, table.match_id, table.people[-1])
    assert (last.ready, last.actors, last.draft) == (frozenset(), table.actors, laid.draft)
    for person in table.people:
        played = await setting.referee.finish(table.match_id, person, table.number)
    assert played.table.view.year == 2


async def test_a_step_that_was_not_stored_was_not_made(setting: Setting) -> None:
    table = await developing(setting)
    ann = table.people[0]
    shown = await lay(setting, table.match_id, ann, 2)
    with closing(sqlite3.connect(setting.path)) as connection, connection:
        connection.execute("ALTER TABLE drafts RENAME TO elsewhere")
    with pytest.raises(StoreError):
        await setting.referee.build(table.match_id, ann, table.number, "clear")
    with closing(sqlite3.connect(setting.path)) as connection, connection:
        connection.execute("ALTER TABLE elsewhere RENAME TO drafts")
    assert (await own(setting, table.match_id, ann)).draft == shown.draft


# --- an owner's deck ------------------------------------------------------------------------------------


async def test_a_match_keeps_its_deck_whatever_becomes_of_the_file(setting: Setting) -> None:
    text = next(iter(DECK_FILES.values()))
    setting.decks["zuuli", "ours"] = text
    lobby = await setting.referee.open_lobby(setting.place(), ANN, "zuuli", {"deck": "ours"})
    await setting.referee.join(lobby.id, BOB)
    table = await setting.referee.start(lobby.id, ANN)
    setting.decks.clear()
    for seed in range(3):
        table = await pick_all(setting, table.match_id, seed)
        await setting.restart()
        for person in table.people:
            await lay(setting, table.match_id, person, 3, seed)
            await setting.referee.finish(table.match_id, person, table.number)
    over = await setting.referee.table(table.match_id, None)
    assert over.phase is Phase.OVER
    assert over.view.options.deck.value == text
    recorded = await setting.referee.recorded(table.match_id)
    assert recorded is not None
    assert verify(recorded).problem is None


# --- whole games ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [1, 2, 5])
async def test_whole_games_are_built_finished_and_replayed(setting: Setting, seats: int) -> None:
    table = await setting.start("zuuli", PEOPLE[:seats])
    for seed in range(3):
        table = await pick_all(setting, table.match_id, seed)
        assert table.view.phase is Asked.DEVELOP
        for person in table.people:
            await lay(setting, table.match_id, person, 12, seed)
            while True:
                try:
                    await setting.referee.finish(table.match_id, person, table.number)
                    break
                except Refused:
                    await setting.referee.build(table.match_id, person, table.number, "clear")
        await setting.restart()
    over = await setting.referee.table(table.match_id, None)
    assert over.phase is Phase.OVER
    assert over.outcome is not None
    assert await setting.referee.recorded(table.match_id)
    assert [told.row.number for told in await setting.referee.story(table.match_id, None, 1, 999)] == list(
        range(1, over.number + 1)
    )
