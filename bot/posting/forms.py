"""How boards are shown: to one reader in private, and in public in a channel."""

from __future__ import annotations

from bot.posting.choices import Choices
from bot.referee import Referee
from bot.tables import BoardForm, Place

USUAL = BoardForm.PICTURE
"""Where nobody chose: a picture, where there is one."""


class Forms(Choices[BoardForm]):
    """Finds the form for a reader or a channel."""

    def __init__(self, referee: Referee) -> None:
        super().__init__(
            referee.board_of, referee.channel_board, referee.set_board, referee.set_channel_board
        )

    async def to(self, person_id: int, place: Place) -> BoardForm:
        """The reader's own: what they chose, else the channel's."""
        return await self.chosen_by(person_id) or await self.at(place)

    async def at(self, place: Place) -> BoardForm:
        """The public one: what the thread or channel was set to."""
        return await self.chosen_at(place) or USUAL
