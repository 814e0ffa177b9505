"""One interaction: acknowledged in time, answered privately, never the reason that a move is lost."""

from __future__ import annotations

import io
import logging
from enum import Enum, auto
from typing import Any

import discord

from bot.posting.channel import UNREACHED
from bot.present.parts import Panel, files_of, to_discord, to_edit

ALREADY_ACKNOWLEDGED = 40060
"""A retried acknowledgement whose first try had arrived after all."""

_REPLY = "reply"

_log = logging.getLogger(__name__)

AnyInteraction = discord.Interaction[Any]


class Ack(Enum):
    """How a press is acknowledged, by what will be seen of it."""

    PANEL = auto()
    """It opens a private panel, or turns the private panel it stands on."""
    QUIET = auto()
    """It changes what everybody sees; only a refusal is told, privately."""
    OWN = auto()
    """Its handler acknowledges it, with a modal."""


class Unacknowledged(Exception):
    """Discord did not take the acknowledgement: nothing was done."""


class Reply:
    """What one person is told about one command or press, and only they."""

    def __init__(self, interaction: AnyInteraction) -> None:
        self._interaction = interaction
        self._is_acknowledged = False
        self._follows_up = False
        self._is_empty = False
        interaction.extras[_REPLY] = self

    @classmethod
    def to(cls, interaction: AnyInteraction) -> Reply:
        """The reply to this interaction, from its acknowledgement on."""
        reply = interaction.extras.get(_REPLY)
        return reply if isinstance(reply, cls) else cls(interaction)

    @property
    def stands_on_panel(self) -> bool:
        """Whether the button was pressed on a private panel, which the answer turns."""
        message = self._interaction.message
        return message is not None and message.flags.ephemeral

    @property
    def is_private(self) -> bool:
        """Whether the answer has a private place of its own; else the public table is the answer."""
        return not self._follows_up

    @property
    def pressed(self) -> tuple[int, int] | None:
        """Where on its message the pressed button stands, by row and column; None: it was no button there."""
        message = self._interaction.message
        custom_id = dict(self._interaction.data or {}).get("custom_id")
        rows = message.components if message is not None else []
        for row, component in enumerate(rows):
            children = component.children if isinstance(component, discord.ActionRow) else []
            for column, child in enumerate(children):
                if isinstance(child, discord.Button) and child.custom_id == custom_id:
                    return row, column
        return None

    async def acknowledge(self, ack: Ack) -> None:
        """Tells Discord in time that the interaction arrived; raises `Unacknowledged`."""
        is_component = self._interaction.message is not None
        opens = not is_component or (ack is Ack.PANEL and not self.stands_on_panel)
        self._follows_up = is_component and not opens and not self.stands_on_panel
        self._is_empty = opens
        try:
            await self._interaction.response.defer(ephemeral=True, thinking=opens)
        except UNREACHED as error:
            if not isinstance(error, discord.HTTPException) or error.code != ALREADY_ACKNOWLEDGED:
                raise Unacknowledged from error
        self._is_acknowledged = True

    async def show(self, panel: Panel) -> None:
        """Shows the panel to this person; trouble with Discord is logged and ends here.

        Raises `Unacknowledged` where the interaction still had to be acknowledged.
        """
        if not self._is_acknowledged:
            await self.acknowledge(Ack.PANEL)
        try:
            if self._follows_up:
                await self._interaction.followup.send(ephemeral=True, **_sendable(panel))
            else:
                await self._edit(panel)
            self._is_empty = False
        except UNREACHED as error:
            _log.warning("A private answer did not arrive: %s", error)

    async def _edit(self, panel: Panel) -> None:
        try:
            await self._interaction.edit_original_response(**to_edit(panel))
        except discord.NotFound:  # closed by the reader while we worked
            await self._interaction.followup.send(ephemeral=True, **_sendable(panel))

    async def attach(self, name: str, text: str) -> None:
        """Hands this person a text file; trouble with Discord is logged and ends here."""
        try:
            await self._interaction.followup.send(
                ephemeral=True, file=discord.File(io.BytesIO(text.encode()), filename=name)
            )
        except UNREACHED as error:
            _log.warning("A file did not arrive: %s", error)

    async def settle(self) -> None:
        """Takes away an answer that stayed empty, which would say "thinking" for ever."""
        if self._is_empty:
            await self.close()

    async def close(self) -> None:
        """Takes the private panel away."""
        self._is_empty = False
        try:
            await self._interaction.delete_original_response()
        except UNREACHED as error:
            _log.debug("A private panel was gone already: %s", error)

    async def ask(self, modal: discord.ui.Modal) -> None:
        """Opens a modal, which acknowledges; raises `Unacknowledged`."""
        modal.stop()  # the library forgets it: its answer finds its way by the id alone, also after a restart
        try:
            await self._interaction.response.send_modal(modal)
            self._is_acknowledged = True
        except UNREACHED as error:
            raise Unacknowledged from error


def _sendable(panel: Panel) -> dict[str, Any]:
    """The panel for a new message: sending knows no content that is None."""
    message = {**to_discord(panel), "files": files_of(panel)}
    if message["content"] is None:
        del message["content"]
    return message
