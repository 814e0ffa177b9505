"""How boards are shown: to one reader in private, and in public in a channel."""

from __future__ import annotations

from bot.referee import Referee
from bot.tables import BoardForm, Person, Place

USUAL = BoardForm.PICTURE
"""Where nobody chose: a picture, where there is one."""


class Forms:
    """Finds the form for a reader or a channel. What was chosen is remembered: nobody else writes it."""

    def __init__(self, referee: Referee) -> None:
        self._referee = referee
        self._own: dict[int, BoardForm | None] = {}
        self._here: dict[int, BoardForm | None] = {}

    async def to(self, person_id: int, place: Place) -> BoardForm:
        """The reader's own: what they chose, else the channel's."""
        return await self.chosen_by(person_id) or await self.at(place)

    async def at(self, place: Place) -> BoardForm:
        """The public one: what the thread or channel was set to."""
        for channel in dict.fromkeys((place.play_id, place.channel_id)):
            chosen = await self.chosen_in(channel)
            if chosen is not None:
                return chosen
        return USUAL

    async def chosen_by(self, person_id: int) -> BoardForm | None:
        """What this person chose; None: as the channel."""
        if person_id not in self._own:
            self._own[person_id] = await self._referee.board_of(person_id)
        return self._own[person_id]

    async def chosen_in(self, channel_id: int) -> BoardForm | None:
        """What was chosen for a channel or thread."""
        if channel_id not in self._here:
            self._here[channel_id] = await self._referee.channel_board(channel_id)
        return self._here[channel_id]

    async def choose(self, person: Person, form: BoardForm | None) -> None:
        """Remembers a person's choice; None is `auto`."""
        await self._referee.set_board(person, form)
        self._own.pop(person.id, None)

    async def choose_in(self, channel_id: int, form: BoardForm | None) -> None:
        """Remembers the choice for a channel; None is `auto`."""
        await self._referee.set_channel_board(channel_id, form)
        self._here.pop(channel_id, None)
