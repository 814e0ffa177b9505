"""From a lobby to a table: a thread of its own where that is wanted and allowed, then the deal."""

from __future__ import annotations

from bot.posting.channel import Channel
from bot.present.panels import game_name
from bot.present.text import cleaned, cut_units
from bot.tables import Lobby, Person, Shown
from bot.words import Words
from cogs.base import Interaction, may_open_threads

THREAD_NAME_CAP = 100


async def start_game(interaction: Interaction, lobby_id: str, by: Person, moderator: bool = False) -> None:
    """Deals the game and shows it: in a new thread, with the lobby's message as its card, or right here.

    Played right here, the lobby's message becomes the table. Raises `Refused`.
    """
    client = interaction.client
    lobby = await client.referee.check_start(lobby_id, by, moderator)
    thread_id = await _open_thread(interaction, lobby)
    table = await client.referee.start(lobby_id, by, moderator, thread_id)
    if thread_id is not None:
        shown = Shown(card_message_id=lobby.message_id)
    else:
        here = table.place.play_id
        shown = Shown(channel_id=here, message_id=lobby.message_id, posted_at=lobby.opened_at)
    await client.board.begin(table.match_id, table.place, shown)


async def _open_thread(interaction: Interaction, lobby: Lobby) -> int | None:
    """The thread for the game; None when it is to be, or can only be, played right here."""
    if (
        not lobby.table_options.thread
        or lobby.place.thread_id is not None
        or lobby.message_id is None
        or not may_open_threads(interaction)
    ):
        return None
    channel = Channel(interaction.client, lobby.place.channel_id, lobby.place.guild_id)
    title = thread_name(lobby, await interaction.client.speech.at(lobby.place))
    return await channel.open_thread(lobby.message_id, title, [person.id for person in lobby.joined])


def thread_name(lobby: Lobby, words: Words) -> str:
    """The game and who plays."""
    people = ", ".join(cleaned(person.name) for person in lobby.joined)
    return cut_units(f"{game_name(lobby.game, words)}: {people}", THREAD_NAME_CAP)
