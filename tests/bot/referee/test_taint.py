"""Whole games of Zuuli: no hidden card, draft, order or time is in anything that another reader is handed."""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Iterable, Iterator, Mapping
from datetime import datetime
from random import Random

import pytest

from bot.tables import Person, Table
from engine.games.zuuli.kinds import Phase as Asked
from engine.games.zuuli.state import ZuuliState
from engine.games.zuuli.workbench import WORKBENCH
from tests.bot.referee.setting import ANN, BOB, CLEO, DAN, EVE, FAY, Setting

PEOPLE = (ANN, BOB, CLEO, DAN, EVE)
READERS = (*PEOPLE, FAY, None)
"""Everybody, one who only watches, and the public."""

OPEN = {"unseen", "deck"}
"""What a view says of all hidden cards together, and what the game is played with."""

CARD = re.compile(r"[a-z][a-z0-9_]*#\d+")


def texts(value: object) -> Iterator[str]:
    """Every text in it, however deep."""
    if isinstance(value, str):
        yield value
    elif dataclasses.is_dataclass(value):
        for field in dataclasses.fields(value):
            if field.name not in OPEN:
                yield from texts(getattr(value, field.name))
    elif isinstance(value, Mapping):
        for key, inner in value.items():
            yield from texts(key)
            yield from texts(inner)
    elif isinstance(value, Iterable):
        for inner in value:
            yield from texts(inner)


def cards(value: object) -> set[str]:
    return {card for text in texts(value) for card in CARD.findall(text)}


class Onlooker:
    """Looks at a match for everybody after each step, and knows what each of them may know."""

    def __init__(self, setting: Setting, match_id: str) -> None:
        self.setting = setting
        self.match_id = match_id
        self.held: dict[Person | None, set[str]] = {reader: set() for reader in READERS}
        self.looks = 0

    @property
    def state(self) -> ZuuliState:
        return self.setting.referee._memory.get(self.match_id).match.state

    def hidden(self, people: tuple[Person, ...], reader: Person | None) -> set[str]:
        """The undealt cards and the others' hands and picks, but what went through the reader's own hand."""
        found = set(self.state.deck)
        for person, board in zip(people, self.state.boards.values(), strict=True):
            held = {*board.hand, *([board.picked] if board.picked else ())}
            if person == reader:
                self.held[reader] |= held
            else:
                found |= held
        return found - self.held[reader]

    async def look(self) -> None:
        referee = self.setting.referee
        live = referee._memory.get(self.match_id)
        for reader in READERS:
            person_id = None if reader is None else reader.id
            table = await referee.table(self.match_id, person_id)
            told = await referee.story(self.match_id, person_id, table.number - 12, table.number)
            votes = await referee.open_votes(self.match_id)
            handed = (table, told, votes)
            assert not cards(handed) & self.hidden(live.people, reader)
            others = {
                draft.text
                for seat, draft in live.drafts.items()
                if draft.text and live.people[seat - 1] != reader
            }
            assert not [text for text in texts(handed) if text in others]
            self.looks += 1


def times(table: Table) -> tuple[datetime, list[datetime]]:
    return table.to_move_since, [told.at for told in table.last]


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
async def test_nothing_hidden_is_handed_to_anybody_else(setting: Setting, seats: int) -> None:
    generator = Random(seats)
    table = await setting.start("zuuli", PEOPLE[:seats])
    onlooker = Onlooker(setting, table.match_id)
    match_id, referee = table.match_id, setting.referee
    while (table := await referee.table(match_id, None)).actors:
        await onlooker.look()
        setting.clock.wait(seconds=generator.randrange(1, 1000))
        person = table.person(generator.choice(sorted(table.actors)))
        own = await referee.table(match_id, person.id)
        if table.view.phase is Asked.PICK:
            changed = generator.choice(own.choices).text
            await referee.act(match_id, person, own.number, changed)
            after = await referee.table(match_id, person.id)
            if after.view.boards[after.seat].has_picked and generator.random() < 0.3:  # changes its mind
                await referee.act(match_id, person, after.number, generator.choice(after.choices).text)
        elif generator.random() < 0.7 and (steps := WORKBENCH.steps(own.view, own.draft or "")):
            lays = [step for step in steps if step.startswith("lay")] or ["clear"]
            await referee.build(match_id, person, own.number, generator.choice(lays))
        else:
            await referee.finish(match_id, person, own.number)
        if generator.random() < 0.05 and seats > 1:
            await setting.restart()
            referee = setting.referee
            now = await referee.table(match_id, None)
            if table.number > 10 and now.actors and not await referee.open_votes(match_id):
                await referee.ask_take_back(match_id, person)
    assert onlooker.looks > 7 * seats * 15


@pytest.mark.parametrize("seats", [2, 5])
async def test_a_pick_changes_nothing_for_the_others_but_who_is_still_choosing(
    setting: Setting, seats: int
) -> None:
    generator = Random(seats)
    before = await setting.start("zuuli", PEOPLE[:seats])
    match_id = before.match_id
    compared = 0
    for _ in range(10):
        opened = await setting.referee.table(match_id, None)
        readers = {None: opened}
        readers |= {one.id: await setting.referee.table(match_id, one.id) for one in opened.people}
        order = sorted(opened.actors)
        generator.shuffle(order)
        for seat in order[:-1]:
            setting.clock.wait(minutes=3)
            person = opened.person(seat)
            hand = await setting.referee.table(match_id, person.id)
            await setting.referee.act(match_id, person, hand.number, generator.choice(hand.choices).text)
            del readers[person.id]
            for reader, was in readers.items():
                now = await setting.referee.table(match_id, reader)
                assert times(now) == times(was)
                assert (now.take_back, now.presses, now.last) == (None, was.presses, was.last)
                compared += 1
        setting.clock.wait(minutes=3)
        person = opened.person(order[-1])
        hand = await setting.referee.table(match_id, person.id)
        if hand.view.phase is not Asked.PICK:
            break
        await setting.referee.act(match_id, person, hand.number, generator.choice(hand.choices).text)
        (opening,) = (await setting.referee.table(match_id, None)).last
        assert (opening.row.seat, opening.row.text, opening.at) == (0, "", setting.clock.now)
    assert compared
