"""Many open games at once, for measuring: copies of one match, each in a channel of its own."""

from __future__ import annotations

from sqlalchemy import Connection, insert, select

from bot.store.tables import lobbies, log, matches, members, positions, seats

_COPIED = (
    (lobbies, "id"),
    (members, "lobby_id"),
    (matches, "id"),
    (seats, "match_id"),
    (positions, "match_id"),
    (log, "match_id"),
)


def copy_match(connection: Connection, match_id: str, copies: int, first_channel: int) -> list[str]:
    """Copies the match that many times, without its calls and reminders; returns the ids of the copies."""
    ids = [f"copy{number:06d}" for number in range(copies)]
    for table, key in _COPIED:
        found = connection.execute(select(table).where(table.c[key] == match_id)).mappings().all()
        for number, copied in enumerate(ids):
            channel = first_channel + number
            placed = {
                column: channel
                for column in ("channel_id", "play_id", "shown_channel_id", "message_id")
                if column in table.c
            }
            connection.execute(insert(table), [{**row, **placed, key: copied} for row in found])
    return ids
