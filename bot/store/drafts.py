"""What seats have put together so far: kept until all have finished, then gone with the commit of it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Row, delete, insert, select, update

from bot.store import codec, dues
from bot.store.tables import drafts, positions
from engine.core.game import Seat

LONGEST_HISTORY = 50
"""So many drafts are kept for going back."""


@dataclass(frozen=True, slots=True)
class Draft:
    """What a seat has put together: the texts it had, the newest last (none: nothing yet)."""

    history: tuple[str, ...] = ()
    is_ready: bool = False

    @property
    def text(self) -> str:
        """As it is now."""
        return self.history[-1] if self.history else ""

    @property
    def can_undo(self) -> bool:
        """There is an older one to go back to."""
        return len(self.history) > 1

    def then(self, text: str) -> Draft:
        """With one more step; a step that changes nothing is none."""
        if text == self.text:
            return self
        return Draft((*(self.history or ("",)), text)[-LONGEST_HISTORY:])

    def undone(self) -> Draft:
        """One step back, if there is one."""
        return Draft(self.history[:-1]) if self.can_undo else self


def keep(
    connection: Connection,
    match_id: str,
    seat: Seat,
    draft: Draft,
    actors: Iterable[Seat] | None = None,
    call: dues.Call | None = None,
) -> None:
    """Keeps the draft; `actors` and `call` where it changes who is to act, or who will be called."""
    values = {"history": codec.write_texts(draft.history), "ready": draft.is_ready}
    mine = (drafts.c.match_id == match_id) & (drafts.c.seat == seat)
    if not connection.execute(update(drafts).where(mine).values(**values)).rowcount:
        connection.execute(insert(drafts).values(match_id=match_id, seat=seat, **values))
    if actors is not None:
        connection.execute(
            update(positions)
            .where(positions.c.match_id == match_id)
            .values(actors=codec.write_numbers(sorted(actors)))
        )
    if call is not None:
        dues.set_call(connection, match_id, call)


def find_drafts(connection: Connection, match_id: str) -> Mapping[Seat, Draft]:
    """The drafts of a match by seat; a damaged one is just gone."""
    found = connection.execute(select(drafts).where(drafts.c.match_id == match_id))
    return dict(codec.readable(found, _draft))


def _draft(row: Row[*tuple[Any, ...]]) -> tuple[Seat, Draft]:
    return Seat(row.seat), Draft(codec.read_texts(row.history), bool(row.ready))


def replace(connection: Connection, match_id: str, now: Mapping[Seat, Draft]) -> None:
    """These are the drafts of the match; all others are gone."""
    connection.execute(delete(drafts).where(drafts.c.match_id == match_id))
    for seat, draft in now.items():
        keep(connection, match_id, seat, draft)
