"""Opening games and playing them, by presses and by commands, as people do."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from simcord.components import walk_components

from bot.present.ids import parse_id
from bot.tables import Person
from tests.support.discord import Table


async def begin(table: Table, *, thread: bool = False, seats: int = 2, **options: Any) -> str:
    """Ada opens a game, Ben (and who else is needed) joins, which begins it; returns the match's id."""
    ada, *others = table.members[:seats]
    fix_seed(table)
    await table.slash(ada, "game new", **{"game": "duell", "thread": thread, "seats": seats, **options})
    lobby = await table.client.referee.lobby_in(table.channel.id)
    for other in others:
        await table.press(other, "Join")
    return str(lobby.id)


def fix_seed(table: Table, seed: bytes = bytes(32)) -> None:
    """Every game from now on is shuffled alike."""
    table.client.referee._new_seed = lambda: seed


async def board(table: Table, match_id: str) -> Any:
    """The message that shows the match now."""
    shown = await table.client.referee.shown(match_id)
    places = [table.channel, *table.channel.threads]
    messages = [message for place in places for message in table.messages(channel=place)]
    return next(message for message in messages if message.id == shown.message_id)


def moves_on(table: Table, message: Any) -> list[str]:
    """The move texts of its active buttons and of its menus."""
    found = [parse_id(part["custom_id"]) for part in table.buttons(message) if not part.get("disabled")]
    texts = [press.what for press in found if press is not None and press.is_move]
    return texts + [value for value in options_on(table, message) if not value.startswith("!")]


def options_on(table: Table, message: Any) -> list[str]:
    """The values of the lines of its menus."""
    parts = walk_components(table.parts(message))
    return [option["value"] for part in parts for option in part.get("options", [])]


async def mover(table: Table, match_id: str) -> Any:
    """The member whose decision it is."""
    seen = await table.client.referee.table(match_id, None)
    (seat,) = seen.actors
    person = seen.person(seat)
    return next(member for member in table.members if member.id == person.id)


async def is_running(table: Table, match_id: str) -> bool:
    seen = await table.client.referee.table(match_id, None)
    return str(seen.phase) == "running"


async def press_move(table: Table, who: Any, match_id: str, text: str) -> Any:
    """Presses the button of a move, or chooses it in a menu, on the public table."""
    message = await board(table, match_id)
    number = (await table.client.referee.table(match_id, None)).number
    custom_id = f"z:{match_id}:{number}:{text}"
    if any(part.get("custom_id") == custom_id for part in table.buttons(message)):
        return await table.press(who, custom_id, message)
    return await table.choose(who, text, message)


async def play_randomly(table: Table, match_id: str, generator: random.Random, limit: int = 1000) -> int:
    """Presses random buttons of the public table until the game is over; returns how many."""
    for played in range(limit):
        if not await is_running(table, match_id):
            return played
        who = await mover(table, match_id)
        message = await board(table, match_id)
        await press_move(table, who, match_id, generator.choice(moves_on(table, message)))
    raise AssertionError(f"not over after {limit} presses")


async def play_on(table: Table, match_id: str, wanted: Callable[[str, Any], bool]) -> tuple[Any, str]:
    """Random moves behind the scenes until there is one as wanted, by its text and the position after it.

    Returns who may make it, and the move.
    """
    generator, referee = random.Random(115), table.client.referee  # soon in front of a square's gift
    while True:
        who = await mover(table, match_id)
        seen = await referee.table(match_id, who.id)
        match = referee._memory.get(match_id).match
        for choice in seen.choices:
            step = match.plan_press(seen.seat, match.game.parse_action(choice.text))
            if wanted(choice.text, step.state):
                await table.client.board.bring_up(match_id)
                return who, choice.text
        move = generator.choice(seen.choices).text
        await referee.act(match_id, Person(who.id, who.name), seen.number, move)
