from __future__ import annotations

import asyncio
import hashlib
import json

import pytest

from bot.tables import Lobby, Person, Phase, Place, RefereeRefusal, Refused, TableOptions, TableTrouble
from engine.core.errors import OptionTrouble
from engine.core.shuffle import seeded
from tests.bot.referee.setting import ANN, BOB, CLEO, DAN, EVE, FAY, GUILD, Setting, refusal


def names(lobby: Lobby) -> list[str]:
    return [person.name for person in lobby.joined]


async def opened(setting: Setting, **options: object) -> Lobby:
    return await setting.referee.open_lobby(setting.place(), ANN, "tiny", **options)


async def test_a_lobby_opens_with_its_host_in_it(setting: Setting) -> None:
    lobby = await opened(setting, options={"turn_up": False}, seats_wanted=2)
    assert names(lobby) == ["Ann"]
    assert lobby.host == ANN
    assert lobby.is_open
    assert not lobby.is_full
    assert lobby.seat_counts == (1, 2, 3)
    assert dict(lobby.options) == {"deck": "THREES", "turn_up": False}
    assert lobby.table_options == TableOptions()
    full = await setting.referee.join(lobby.id, BOB)
    assert names(full) == ["Ann", "Bob"]
    assert full.is_full


async def test_joining_is_once_and_ends_when_full(setting: Setting) -> None:
    lobby = await opened(setting, seats_wanted=2)
    await setting.referee.join(lobby.id, BOB)
    assert (await refusal(setting.referee.join(lobby.id, BOB))).code is RefereeRefusal.ALREADY_JOINED
    no = await refusal(setting.referee.join(lobby.id, CLEO))
    assert no.code is RefereeRefusal.LOBBY_FULL
    assert no.params == {"seats": 2, "held": 0}


async def test_a_hundred_joins_at_once_seat_nobody_twice(setting: Setting) -> None:
    lobby = await opened(setting)
    crowd = [Person(5000 + number % 50, f"P{number}") for number in range(100)]
    answers = await asyncio.gather(
        *(setting.referee.join(lobby.id, person) for person in crowd), return_exceptions=True
    )
    assert all(isinstance(answer, Lobby | Refused) for answer in answers)
    joined = (await setting.referee.lobby(lobby.id)).joined
    assert len(joined) == len({person.id for person in joined}) == 3


async def test_held_seats_block_others_and_only_their_own_press_takes_them(setting: Setting) -> None:
    lobby = await opened(setting, seats_wanted=2, invited=[BOB])
    assert [invitation.person for invitation in lobby.held] == [BOB]
    no = await refusal(setting.referee.join(lobby.id, CLEO))
    assert no.code is RefereeRefusal.LOBBY_FULL
    assert no.params["held"] == 1
    joined = await setting.referee.join(lobby.id, BOB)
    assert joined.held == ()
    assert names(joined) == ["Ann", "Bob"]


async def test_a_held_seat_is_free_after_a_day(setting: Setting) -> None:
    lobby = await opened(setting, seats_wanted=2, invited=[BOB])
    setting.clock.wait(hours=24)
    assert (await setting.referee.lobby(lobby.id)).held == ()
    assert names(await setting.referee.join(lobby.id, CLEO)) == ["Ann", "Cleo"]
    assert (await refusal(setting.referee.join(lobby.id, BOB))).code is RefereeRefusal.LOBBY_FULL


async def test_an_invitation_can_be_declined(setting: Setting) -> None:
    lobby = await opened(setting, seats_wanted=2, invited=[BOB])
    assert (await setting.referee.leave(lobby.id, BOB)).held == ()
    await setting.referee.join(lobby.id, CLEO)


async def test_at_most_as_many_are_invited_as_can_sit_down(setting: Setting) -> None:
    no = await refusal(opened(setting, invited=[BOB, CLEO, DAN]))
    assert (no.code, no.params) == (RefereeRefusal.TOO_MANY_INVITED, {"most": 2})
    await opened(setting, invited=[BOB, ANN, BOB])  # oneself, and one twice, count once at most


async def test_leaving_hands_the_lobby_over_and_the_last_closes_it(setting: Setting) -> None:
    lobby = await opened(setting)
    await setting.referee.join(lobby.id, BOB)
    left = await setting.referee.leave(lobby.id, ANN)
    assert (left.host, names(left)) == (BOB, ["Bob"])
    assert (await refusal(setting.referee.leave(lobby.id, ANN))).code is RefereeRefusal.NOT_JOINED
    gone = await setting.referee.leave(lobby.id, BOB)
    assert not gone.is_open
    assert (await refusal(setting.referee.join(lobby.id, CLEO))).code is RefereeRefusal.LOBBY_CLOSED


async def test_a_lobby_closes_after_a_week(setting: Setting) -> None:
    lobby = await opened(setting)
    setting.clock.wait(days=7)
    assert not (await setting.referee.lobby(lobby.id)).is_open
    assert await setting.referee.lobby_in(lobby.place.channel_id) is None
    assert await setting.referee.lobbies_in(GUILD) == []
    for late in (setting.referee.join(lobby.id, BOB), setting.referee.start(lobby.id, ANN)):
        assert (await refusal(late)).code is RefereeRefusal.LOBBY_CLOSED


HOST_ACTS = ["start", "change_options", "remove", "close_lobby"]


def host_act(setting: Setting, name: str, lobby: Lobby, by: Person, moderator: bool):
    act = getattr(setting.referee, name)
    if name == "remove":
        return act(lobby.id, by, BOB.id, moderator=moderator)
    return act(lobby.id, by, moderator=moderator)


@pytest.mark.parametrize("name", HOST_ACTS)
async def test_what_only_host_and_moderator_may_do(setting: Setting, name: str) -> None:
    """The table of DESIGN.md 4."""
    lobby = await opened(setting)
    await setting.referee.join(lobby.id, BOB)
    no = await refusal(host_act(setting, name, lobby, BOB, moderator=False))
    assert (no.code, no.params) == (RefereeRefusal.HOST_ONLY, {"host": "Ann"})
    await host_act(setting, name, lobby, EVE, moderator=True)
    again = await opened(setting)
    await setting.referee.join(again.id, BOB)
    await host_act(setting, name, again, ANN, moderator=False)


async def test_removing_takes_out_members_and_invitations(setting: Setting) -> None:
    lobby = await opened(setting, invited=[CLEO])
    await setting.referee.join(lobby.id, BOB)
    lobby = await setting.referee.remove(lobby.id, ANN, BOB.id)
    lobby = await setting.referee.remove(lobby.id, ANN, CLEO.id)
    assert (names(lobby), lobby.held) == (["Ann"], ())
    no = await refusal(setting.referee.remove(lobby.id, ANN, DAN.id))
    assert no.code is RefereeRefusal.NOT_JOINED
    handed = await setting.referee.join(lobby.id, BOB)
    handed = await setting.referee.remove(lobby.id, EVE, ANN.id, moderator=True)
    assert handed.host == BOB


async def test_options_are_changed_one_by_one_and_checked(setting: Setting) -> None:
    lobby = await opened(setting, options={"turn_up": False})
    lobby = await setting.referee.change_options(
        lobby.id, ANN, table_options=TableOptions(call_after=120, hints=False), seats_wanted=2
    )
    assert lobby.options["turn_up"] is False
    assert lobby.table_options.call_after == 120
    assert lobby.seats_wanted == 2
    for bad, option, why in (
        ({"options": {"nonsense": 1}}, "nonsense", OptionTrouble.OTHER),
        ({"options": {"deck": "no-such-deck"}}, "deck", TableTrouble.DECK),
        ({"seats_wanted": 4}, "seats", TableTrouble.SEATS),
        ({"table_options": TableOptions(call_after=-1)}, "call_after", TableTrouble.WAIT),
    ):
        no = await refusal(setting.referee.change_options(lobby.id, ANN, **bad))
        assert no.code is RefereeRefusal.BAD_OPTION
        assert (no.params["option"], no.params["why"]) == (option, why)
        assert "reason" not in no.params
    await setting.referee.join(lobby.id, BOB)
    no = await refusal(setting.referee.change_options(lobby.id, ANN, seats_wanted=1))
    assert no.params == {"option": "seats", "why": TableTrouble.CROWDED, "have": 2}


async def test_an_owners_deck_is_shown_by_name_and_played_by_text(setting: Setting) -> None:
    setting.decks["tiny", "mine"] = "1\n2\n3\n4\n5\n6\n7\n"
    lobby = await opened(setting, options={"deck": "mine"})
    assert lobby.options["deck"] == "mine"
    await setting.referee.join(lobby.id, BOB)
    table = await setting.referee.start(lobby.id, ANN)
    options = setting.referee._memory.get(table.match_id).match.options
    assert options["deck"] == setting.decks["tiny", "mine"]
    committed = {"deck": hashlib.sha256(options["deck"].encode()).hexdigest(), "turn_up": True}
    lines = ["zoo-referee/1", lobby.id, "tiny", "1"]
    lines += [json.dumps(committed, sort_keys=True, separators=(",", ":")), "2", setting.seed.hex()]
    assert table.commitment == hashlib.sha256("\n".join(lines).encode()).hexdigest()


async def test_a_deck_file_that_is_gone_by_the_start_is_refused(setting: Setting) -> None:
    setting.decks["tiny", "mine"] = "1\n2\n3\n4\n5\n6\n7\n"
    lobby = await opened(setting, options={"deck": "mine"})
    setting.decks.clear()
    assert (await refusal(setting.referee.start(lobby.id, ANN))).code is RefereeRefusal.BAD_OPTION
    assert (await setting.referee.lobby(lobby.id)).is_open


async def test_at_most_three_open_games_a_host(setting: Setting) -> None:
    await setting.start("tiny", (ANN, BOB))
    await opened(setting)
    third = await opened(setting)
    no = await refusal(opened(setting))
    assert (no.code, no.params) == (RefereeRefusal.TOO_MANY_OPEN, {"most": 3})
    await setting.referee.close_lobby(third.id, ANN)
    await opened(setting)
    setting.clock.wait(days=7)  # lobbies that ran out do not count
    await opened(setting)


async def test_opening_at_once_does_not_get_around_the_limit(setting: Setting) -> None:
    answers = await asyncio.gather(*(opened(setting) for _ in range(8)), return_exceptions=True)
    assert sum(isinstance(answer, Lobby) for answer in answers) == 3


async def test_an_unknown_game_is_refused(setting: Setting) -> None:
    no = await refusal(setting.referee.open_lobby(setting.place(), ANN, "chess"))
    assert no.code is RefereeRefusal.NO_SUCH_GAME
    assert (await refusal(setting.referee.lobby("nope"))).code is RefereeRefusal.NO_SUCH_GAME


async def test_a_start_needs_enough_people(setting: Setting) -> None:
    lobby = await setting.referee.open_lobby(setting.place(), ANN, "duell", invited=[BOB])
    for early in (setting.referee.start(lobby.id, ANN), setting.referee.check_start(lobby.id, ANN)):
        no = await refusal(early)
        assert (no.code, no.params) == (RefereeRefusal.TOO_FEW, {"have": 1, "need": 2})
    await setting.referee.join(lobby.id, BOB)
    assert (await setting.referee.check_start(lobby.id, ANN)).can_start


async def test_fewer_than_wanted_may_start(setting: Setting) -> None:
    lobby = await opened(setting, seats_wanted=3)
    await setting.referee.join(lobby.id, BOB)
    assert len((await setting.referee.start(lobby.id, ANN)).people) == 2


async def test_the_start_seats_people_by_the_shuffle_and_commits_to_it(setting: Setting) -> None:
    setting.seed = bytes(range(32))
    lobby = await opened(setting)
    for person in (CLEO, BOB):
        await setting.referee.join(lobby.id, person)
    table = await setting.referee.start(lobby.id, ANN)
    assert list(table.people) == seeded(setting.seed)("seats", [ANN, CLEO, BOB])
    assert table.match_id == lobby.id
    assert table.phase is Phase.RUNNING
    assert table.seed is None
    started = await setting.referee.lobby(lobby.id)
    assert not started.is_open
    assert (await refusal(setting.referee.start(lobby.id, ANN))).code is RefereeRefusal.LOBBY_CLOSED
    assert (await refusal(setting.referee.join(lobby.id, DAN))).code is RefereeRefusal.LOBBY_CLOSED


async def test_one_running_game_a_channel_or_thread(setting: Setting) -> None:
    here = setting.place()
    first = await setting.referee.open_lobby(here, ANN, "tiny")
    second = await setting.referee.open_lobby(here, BOB, "tiny")
    await setting.referee.start(first.id, ANN)
    busy = await refusal(setting.referee.start(second.id, BOB))
    assert (busy.code, busy.params) == (RefereeRefusal.CHANNEL_BUSY, {"id": first.id})
    here_only = TableOptions(thread=False)
    busy = await refusal(setting.referee.open_lobby(here, CLEO, "tiny", table_options=here_only))
    assert busy.code is RefereeRefusal.CHANNEL_BUSY
    third = await setting.referee.change_options(second.id, BOB, table_options=here_only)
    assert (await refusal(setting.referee.check_start(third.id, BOB))).code is RefereeRefusal.CHANNEL_BUSY
    table = await setting.referee.start(second.id, BOB, thread_id=900)
    assert table.place == Place(GUILD, here.channel_id, 900)
    assert await setting.referee.match_in(900) == second.id
    assert await setting.referee.match_in(here.channel_id) == first.id


async def test_two_starts_in_the_same_instant_start_once(setting: Setting) -> None:
    lobby = await opened(setting)
    answers = await asyncio.gather(
        *(setting.referee.start(lobby.id, ANN) for _ in range(3)), return_exceptions=True
    )
    assert [type(answer) for answer in answers].count(Refused) == 2


async def test_lobbies_are_found_by_channel_and_guild(setting: Setting) -> None:
    first = await opened(setting)
    setting.clock.wait(seconds=1)
    second = await setting.referee.open_lobby(first.place, BOB, "tiny")
    await setting.referee.lobby_placed(second.id, 4711)
    assert (await setting.referee.lobby_in(first.place.channel_id)).message_id == 4711
    assert {lobby.id for lobby in await setting.referee.lobbies_in(GUILD)} == {first.id, second.id}
    assert await setting.referee.lobbies_in(8) == []


async def test_a_rematch_counts_presses(setting: Setting) -> None:
    table = await setting.start("tiny", (ANN, BOB, CLEO), table_options=TableOptions(hints=False))
    running = await refusal(setting.referee.rematch(table.match_id, BOB))
    assert running.code is RefereeRefusal.STILL_RUNNING
    await setting.referee.ask_end(table.match_id, ANN)
    assert (await refusal(setting.referee.rematch(table.match_id, FAY))).code is RefereeRefusal.NOT_SEATED
    lobby = await setting.referee.rematch(table.match_id, BOB)
    assert (lobby.host, names(lobby)) == (BOB, ["Bob"])
    assert {invitation.person for invitation in lobby.held} == {ANN, CLEO}
    assert lobby.rematch_of == table.match_id
    assert lobby.seats_wanted == 3
    assert not lobby.table_options.hints
    assert (await refusal(setting.referee.rematch(table.match_id, BOB))).code is RefereeRefusal.ALREADY_JOINED
    await setting.referee.rematch(table.match_id, ANN)
    assert (await setting.referee.aftermath(table.match_id)).rematch == 2
    await setting.referee.leave(lobby.id, ANN)
    assert (await setting.referee.aftermath(table.match_id)).rematch == 1
    await setting.referee.rematch(table.match_id, ANN)
    assert (await setting.referee.rematch(table.match_id, CLEO)).is_full
    again = await setting.referee.start(lobby.id, BOB)
    assert (await setting.referee.aftermath(table.match_id)).rematch == 3
    assert again.place == table.place
