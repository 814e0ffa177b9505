"""Two Bowls has secret picks: what the referee hands out must not hold them."""

from __future__ import annotations

from bot.tables import Table, Told
from engine.core.game import Seat
from tests.bot.referee.setting import ANN, BOB, CLEO, Setting, refusal

PEOPLE = (ANN, BOB, CLEO)


async def picked(setting: Setting) -> tuple[Table, str]:
    """Seat 1 has picked, in secret; the table, and the move."""
    table = await setting.start("tiny", PEOPLE)
    hand = await setting.referee.table(table.match_id, table.people[0].id)
    await setting.referee.act(table.match_id, table.people[0], 0, hand.choices[0].text)
    return table, hand.choices[0].text


def names(told: Told) -> list[str]:
    return [type(event).__name__ for event in told.events]


async def test_a_secret_pick_is_its_makers_to_read(setting: Setting) -> None:
    table, text = await picked(setting)
    (mine,) = await setting.referee.story(table.match_id, table.people[0].id, 1, 1)
    assert mine.row.text == text
    assert names(mine) == ["CardPicked"]
    for reader in (table.people[1].id, None, 4711):
        assert await setting.referee.story(table.match_id, reader, 1, 1) == []
        shown = await setting.referee.table(table.match_id, reader)
        assert (shown.last, shown.presses, shown.take_back) == ((), (), None)


async def test_what_was_opened_is_nobodys_move(setting: Setting) -> None:
    """In which order they picked is a secret still when the picks are open."""
    table, _ = await picked(setting)
    for person in table.people[1:]:
        setting.clock.wait(minutes=5)
        hand = await setting.referee.table(table.match_id, person.id)
        await setting.referee.act(table.match_id, person, 0, hand.choices[0].text)
    for reader in (table.people[1].id, None):
        told = await setting.referee.story(table.match_id, reader, 1, 3)
        assert told[-1].row.number == 3
        assert (told[-1].row.seat, told[-1].row.text) == (0, "")
        assert [one.row.seat for one in told[:-1]] == ([2] if reader else [])
        assert {one.at for one in told if one.row.seat == 0} == {setting.clock.now}


async def test_a_secret_pick_is_changed_and_not_taken_back(setting: Setting) -> None:
    table, _ = await picked(setting)
    ann = table.people[0]
    refused = await refusal(setting.referee.take_back(table.match_id, ann, 1))
    assert refused.code == "nothing_to_take_back"
    assert (await refusal(setting.referee.ask_take_back(table.match_id, ann))).code == "nothing_to_take_back"


async def test_since_when_they_are_asked_does_not_tell_who_has_picked(setting: Setting) -> None:
    table, _ = await picked(setting)
    setting.clock.wait(minutes=5)
    hand = await setting.referee.table(table.match_id, table.people[2].id)
    await setting.referee.act(table.match_id, table.people[2], 0, hand.choices[0].text)
    for reader in (*(person.id for person in table.people[:2]), None):
        shown = await setting.referee.table(table.match_id, reader)
        assert shown.to_move_since == table.to_move_since
    await setting.restart()
    assert (await setting.referee.table(table.match_id, None)).to_move_since == table.to_move_since


async def test_the_last_to_pick_is_not_offered_their_hand_in_public(setting: Setting) -> None:
    table, _ = await picked(setting)
    second = await setting.referee.table(table.match_id, table.people[1].id)
    await setting.referee.act(table.match_id, table.people[1], 0, second.choices[0].text)
    public = await setting.referee.table(table.match_id, None)
    assert public.actors == {Seat(3)}
    assert public.choices == ()
    assert (await setting.referee.table(table.match_id, table.people[2].id)).choices


async def test_open_decisions_are_offered_in_public(setting: Setting) -> None:
    table, _ = await picked(setting)
    for person in table.people[1:]:
        hand = await setting.referee.table(table.match_id, person.id)
        await setting.referee.act(table.match_id, person, hand.number, hand.choices[0].text)
    public = await setting.referee.table(table.match_id, None)
    if len(public.actors) == 1:  # somebody feeds the lot
        assert public.choices


async def test_everybody_may_read_everything_in_the_end(setting: Setting) -> None:
    table, text = await picked(setting)
    while (now := await setting.referee.table(table.match_id, None)).actors:
        seat = min(now.actors)
        own = await setting.referee.table(table.match_id, table.person(seat).id)
        await setting.referee.act(table.match_id, table.person(seat), own.number, own.choices[-1].text)
    (told,) = await setting.referee.story(table.match_id, None, 1, 1)
    assert told.row.text == text
