"""What people chose for themselves, and what was chosen for channels: asked of the store once."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Generic, TypeVar

from bot.tables import Person, Place

T = TypeVar("T")

Find = Callable[[int], Awaitable[T | None]]
"""What a person or channel with that id chose; None: nothing."""


class Choices(Generic[T]):
    """Choices of one kind. What was chosen is remembered: nobody else writes it."""

    def __init__(
        self,
        find: Find[T],
        find_in: Find[T],
        write: Callable[[Person, T | None], Awaitable[None]],
        write_in: Callable[[int, T | None], Awaitable[None]],
    ) -> None:
        self._find, self._find_in = find, find_in
        self._write, self._write_in = write, write_in
        self._own: dict[int, T | None] = {}
        self._here: dict[int, T | None] = {}

    async def chosen_by(self, person_id: int) -> T | None:
        """What this person chose; None is `auto`."""
        if person_id not in self._own:
            self._own[person_id] = await self._find(person_id)
        return self._own[person_id]

    async def chosen_in(self, channel_id: int) -> T | None:
        """What was chosen for a channel or thread; None is `auto`."""
        if channel_id not in self._here:
            self._here[channel_id] = await self._find_in(channel_id)
        return self._here[channel_id]

    async def chosen_at(self, place: Place) -> T | None:
        """What was chosen for the thread, else for its channel."""
        for channel in dict.fromkeys((place.play_id, place.channel_id)):
            chosen = await self.chosen_in(channel)
            if chosen is not None:
                return chosen
        return None

    async def choose(self, person: Person, choice: T | None) -> None:
        """Remembers a person's choice; None is `auto`."""
        await self._write(person, choice)
        self._own.pop(person.id, None)

    async def choose_in(self, channel_id: int, choice: T | None) -> None:
        """Remembers the choice for a channel; None is `auto`."""
        await self._write_in(channel_id, choice)
        self._here.pop(channel_id, None)
