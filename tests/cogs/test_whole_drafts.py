"""Whole drafts of Zuuli through the client: one to five players, presses, commands, secrets."""

from __future__ import annotations

import random
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bot.present.ids import Verb
from bot.tables import Phase
from engine.games import zuuli
from engine.games.zuuli.kinds import Phase as Asked
from tests.cogs.playing import begin, fix_seed
from tests.cogs.test_zuuli import panel, press_what, seen, whats
from tests.support.discord import Press, Table, open_table
from tests.support.seen import everything_seen

PICK = 2
"""Presses for a pick: look at the hand, choose; the first falls away where the own pick ended the turn."""


async def begin_draft(table: Table, seats: int, **options: Any) -> str:
    if seats > 1:
        return await begin(table, seats=seats, game="zuuli", **options)
    fix_seed(table)
    await table.slash(table.members[0], "game new", game="zuuli", thread=False, seats=1, **options)
    return str(await table.client.referee.match_in(table.channel.id))


def member(table: Table, person: Any) -> Any:
    return next(one for one in table.members if one.id == person.id)


async def asked(table: Table, match_id: str) -> list[Any]:
    """The members who have to choose or to build."""
    now = await seen(table, match_id)
    return [member(table, now.person(seat)) for seat in sorted(now.actors)]


def has_hand(table: Table, who: Any, hand: list[str]) -> bool:
    """Whether the private panel this person has open shows the hand as it is now."""
    try:
        shown = panel(table, who)
    except StopIteration:
        return False
    return [one for one in whats(table, shown) if one.startswith("pick ")] == hand


async def pick_by_press(table: Table, match_id: str, who: Any, generator: random.Random) -> None:
    hand = [choice.text for choice in (await seen(table, match_id, who)).choices]
    is_open = has_hand(table, who, hand)
    with table.budget(PICK - is_open):
        if not is_open:
            await press_what(table, who, "!view")
        await press_what(table, who, generator.choice(hand))


async def build_by_press(table: Table, match_id: str, who: Any) -> None:
    """Card by card: the first place that is offered, or left out."""
    own = await seen(table, match_id, who)
    cards = [card for card in own.view.boards[own.seat].kept if not is_enclosure(own, card)]
    with table.budget(len(cards) + 2):
        await press_what(table, who, "!view")
        for _ in cards:
            offered = whats(table, panel(table, who))
            step = next((one for one in offered if one.startswith(("!build lay", "!park "))), None)
            if step is None:
                break
            await press_what(table, who, step)
        await press_what(table, who, "!finish")


def is_enclosure(own: Any, card: str) -> bool:
    return card in own.view.options.deck.enclosures


async def build_best_by_press(table: Table, who: Any) -> None:
    with table.budget(3):
        for press in ("!view", "!best", "!finish"):
            await press_what(table, who, press)


# --- whole games ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
async def test_a_whole_draft_by_presses_alone(table: Table, seats: int):
    match_id = await begin_draft(table, seats)
    generator = random.Random(seats)
    while (now := await seen(table, match_id)).phase is Phase.RUNNING:
        who = generator.choice(await asked(table, match_id))
        if now.view.phase is Asked.PICK:
            await pick_by_press(table, match_id, who, generator)
        elif generator.random() < 0.5:
            await build_by_press(table, match_id, who)
        else:
            await build_best_by_press(table, who)
    assert now.phase is Phase.OVER
    assert [len(board.year_scores) for board in now.view.boards.values()] == [3] * seats
    result = table.messages()[-1]
    assert "🏆 Zuuli" in result.content
    assert {who.id for who in table.members[:seats]} == {user.id for user in result.mentions}


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
async def test_a_whole_draft_by_commands_alone(table: Table, seats: int):
    match_id = await begin_draft(table, seats)
    table.presses.clear()
    generator = random.Random(seats)
    while (now := await seen(table, match_id)).phase is Phase.RUNNING:
        who = generator.choice(await asked(table, match_id))
        name, option = ("pick", "card") if now.view.phase is Asked.PICK else ("develop", "step")
        offered = [choice["value"] for choice in await who.autocomplete(table.channel, name, option, "")]
        if name == "develop":
            places = [value for value in offered if " lay " in value]
            offered = places if places and generator.random() < 0.7 else ["!finish"]
        answer = await table.slash(who, name, **{option: generator.choice(offered)})
        assert answer.response is not None
        assert answer.response.ephemeral
    assert now.phase is Phase.OVER
    assert "🏆 Zuuli" in table.messages()[-1].content
    assert table.presses.total() == 0


# --- the same instant -------------------------------------------------------------------------------------


async def hands(table: Table, match_id: str) -> dict[Any, list[str]]:
    return {
        who: [choice.text for choice in (await seen(table, match_id, who)).choices]
        for who in await asked(table, match_id)
    }


async def press_for(table: Table, match_id: str, who: Any, pick: str) -> Press:
    number = (await seen(table, match_id, who)).number
    return Press(who, f"z:{match_id}:{number}:{pick}")


def rows(table: Table, match_id: str) -> list[str]:
    return [row.text for row in table.client.referee._memory.get(match_id).match.rows]


async def test_five_picks_in_the_same_instant_are_five(table: Table):
    match_id = await begin_draft(table, 5)
    before = await hands(table, match_id)
    presses = [await press_for(table, match_id, who, hand[0]) for who, hand in before.items()]
    answers = await table.press_together(presses)
    assert all(answer.acknowledged for answer in answers)
    assert sorted(rows(table, match_id)) == sorted(hand[0] for hand in before.values())
    assert len(await asked(table, match_id)) == 5
    assert all(len(hand) == 5 for hand in (await hands(table, match_id)).values())


async def test_a_pick_changed_in_the_last_instant_is_the_one_or_the_other(table: Table):
    match_id = await begin_draft(table, 2)
    before = await hands(table, match_id)
    (ada, ada_hand), (ben, ben_hand) = before.items()
    await table.press_raw(ada, (await press_for(table, match_id, ada, ada_hand[0])).custom_id)
    changed = await press_for(table, match_id, ada, ada_hand[1])
    last = await press_for(table, match_id, ben, ben_hand[0])
    answers = await table.press_together([changed, last])
    assert all(answer.acknowledged for answer in answers)
    own = await seen(table, match_id, ada)
    kept = own.view.boards[own.seat].kept
    assert [f"pick {card}" for card in kept] in ([ada_hand[0]], [ada_hand[1]])
    assert len(own.view.boards[own.seat].hand) == len(ben_hand) - 1
    late = await table.press_raw(ada, changed.custom_id)
    assert late.acknowledged
    again = await seen(table, match_id, ada)
    assert again.view.boards[again.seat].kept == kept


async def test_a_restart_between_the_fourth_and_the_fifth_pick(table: Table):
    match_id = await begin_draft(table, 5)
    before = await hands(table, match_id)
    *four, fifth = before
    for who in four:
        await press_what(table, who, "!view")
        await press_what(table, who, before[who][0])
    await table.restart()
    assert await asked(table, match_id) == [fifth]
    await press_what(table, four[0], before[four[0]][1])  # the panel from before the restart still changes it
    await press_what(table, fifth, "!view")
    await press_what(table, fifth, before[fifth][0])
    now = await seen(table, match_id)
    kept = {now.person(seat).id: board.kept for seat, board in now.view.boards.items()}
    wanted = {who.id: [hand[0].removeprefix("pick ")] for who, hand in before.items()}
    assert kept == {**wanted, four[0].id: [before[four[0]][1].removeprefix("pick ")]}


# --- secrets ----------------------------------------------------------------------------------------------


def marked_deck() -> str:
    """The built-in deck with a face of its own for every card, whose name is a word found nowhere else."""
    numbers = iter(range(1000, 2000))
    parts: list[str] = []
    built_in = Path(zuuli.__file__).parent / "decks" / "reconstruction-1.toml"
    for part in re.split(r"(?m)^(?=\[\[)", built_in.read_text(encoding="utf-8")):
        copies = re.search(r"(?m)^copies = (\d+)", part)
        if copies is None:
            parts.append(part)
            continue
        for _ in range(int(copies[1])):
            number = next(numbers)
            face = re.sub(r'(?m)^id = ".*"', f'id = "zq{number}"', part)
            face = re.sub(r'(?m)^name = ".*"', f'name = "Zq{number}"', face)
            parts.append(face.replace(copies[0], "copies = 1"))
    deck = "".join(parts)
    assert len(tomllib.loads(deck)["animals"]) == 54
    return deck


WORD = re.compile(r"zq\d{4}", re.IGNORECASE)


def words_of(cards: Any) -> Iterator[str]:
    yield from (card.partition("#")[0] for card in cards)


class Onlookers:
    """Knows which cards each may know by now, and reads all that has left the bot since the last look."""

    def __init__(self, table: Table, match_id: str, everybody: list[Any], caplog: pytest.LogCaptureFixture):
        self.table = table
        self.match_id = match_id
        self.caplog = caplog
        self.known: dict[int | None, set[str]] = {None: set(), **{who.id: set() for who in everybody}}
        self.read = 0
        self.told = 0

    def learn(self) -> None:
        """What lies open everybody knows, and each the cards that went through the own hand."""
        live = self.table.client.referee._memory.get(self.match_id)
        state = live.match.state
        open_cards: list[str] = [*state.discard, *(state.collector.pile if state.collector else ())]
        for board in state.boards.values():
            park, kept = (
                (board.park, board.kept) if board.shown is None else (board.shown.park, board.shown.kept)
            )
            open_cards += [*kept, *park, *(card for cards in park.values() for card in cards)]
        for known in self.known.values():
            known.update(words_of(open_cards))
        for person, board in zip(live.people, state.boards.values(), strict=True):
            held = [*board.hand, *([board.picked] if board.picked else ())]
            self.known[person.id].update(words_of(held))

    def look(self) -> None:
        self.learn()
        for reader, text in everything_seen(self.table.env, self.read):
            found = {word.lower() for word in WORD.findall(text)}
            assert found <= self.known[reader], (reader, text)
            self.told += len(found)
        self.read = len(self.table.env.http_requests)
        logged = {word.lower() for word in WORD.findall(self.caplog.text)}
        assert logged <= self.known[None]
        self.caplog.clear()


async def look_around(table: Table, match_id: str, who: Any, generator: random.Random) -> None:
    """A look at something, by whoever, or something that is refused."""
    number = (await seen(table, match_id)).number
    verbs = (
        Verb.VIEW,
        Verb.HAPPENED,
        Verb.PARKS,
        Verb.CARDS,
        Verb.LOG,
        Verb.SUMS,
        Verb.MORE,
        Verb.BEST,
    )
    wrong = ("pick nothing#1", "!build lay nothing#1 nowhere#1")
    looked = generator.choice([*(f"!{verb}" for verb in verbs), *wrong])
    if looked != f"!{Verb.CARDS}":  # the list of all cards is open: it says what the deck has, not where
        await table.press_raw(who, f"z:{match_id}:{number}:{looked}")
    if generator.random() < 0.3:
        await table.slash(who, "log")
        await who.autocomplete(table.channel, "pick", "card", "")
        await who.autocomplete(table.channel, "develop", "step", "")


@pytest.mark.parametrize("seats", [1, 2, 5])  # three and four: as views and stories, in tests/bot/referee
async def test_no_hidden_card_leaves_the_bot_in_a_whole_draft(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, seats: int
):
    caplog.set_level("DEBUG", "bot")
    caplog.set_level("DEBUG", "cogs")
    folder = tmp_path / "decks"
    (folder / "zuuli").mkdir(parents=True)
    (folder / "zuuli" / "marked.toml").write_text(marked_deck(), encoding="utf-8")
    table = await open_table(tmp_path / "zoo.sqlite", decks=folder)
    try:
        match_id = await begin_draft(table, seats, options="deck=marked")
        generator = random.Random(seats)
        everybody = [*table.members, table.spectator]
        onlookers = Onlookers(table, match_id, everybody, caplog)
        onlookers.look()
        while (now := await seen(table, match_id)).phase is Phase.RUNNING:
            who = generator.choice(await asked(table, match_id))
            if now.view.phase is Asked.PICK:
                await press_what(table, who, "!view")
                await press_what(table, who, "pick ")
                onlookers.look()
                await look_around(table, match_id, generator.choice(everybody), generator)
                if generator.random() < 0.2 and who in await asked(table, match_id):
                    hand = (await seen(table, match_id, who)).choices
                    await table.slash(who, "pick", card=generator.choice(hand).text)
            else:
                await press_what(table, who, "!view")
                offered = whats(table, panel(table, who))
                steps = [one for one in offered if one.startswith(("!best", "!build lay"))]
                for step in steps[-1:]:
                    await press_what(table, who, step)
                await look_around(table, match_id, generator.choice(everybody), generator)
                await press_what(table, who, "!view")  # the look may have taken the panel's place
                await press_what(table, who, "!finish")
            onlookers.look()
            if generator.random() < 0.1:
                await table.restart()
                await seen(table, match_id)
            await look_around(table, match_id, table.spectator, generator)
            onlookers.look()
        await table.env.advance_time(120)
        onlookers.look()
        assert onlookers.told > 100
    finally:
        await table.close()
