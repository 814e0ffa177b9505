"""Looking: tables, stories, lists of games; what Discord shows, what is due, and languages."""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime, timedelta

from bot.recorded import joining_order, record, to_text
from bot.store import dues, looking, people, tallies
from bot.store import lobbies as stored_lobbies
from bot.store import matches as stored
from bot.store import shown as showing
from bot.store import votes as stored_votes
from bot.store.tallies import Finished
from bot.tables import (
    Aftermath,
    BoardForm,
    Due,
    DueKind,
    Person,
    Phase,
    Place,
    RefereeRefusal,
    Refused,
    Shown,
    Summary,
    Table,
    Told,
)
from bot.usecases.desk import Desk
from bot.usecases.live import Live
from bot.usecases.mishaps import bugs_of
from bot.usecases.play import running_seat, table_of
from bot.usecases.reading import Reader

_log = logging.getLogger(__name__)

NUDGE_TIME = timedelta(hours=1)
"""Between two reminders of a game."""


class WatchDesk(Desk):
    """Everything that changes no game."""

    async def table(self, match_id: str, person_id: int | None) -> Table:
        """The match as this person may see it; None: the public table."""
        async with self._memory.lock(match_id):
            live = await self._load(match_id)
            table = table_of(live, person_id)
            return table if live.is_running else replace(table, rematch=await self._wanted_again(match_id))

    async def story(self, match_id: str, person_id: int | None, first: int, last: int) -> list[Told]:
        """The rows `first` to `last` as this person may read them."""
        async with self._memory.lock(match_id):
            return _told(await self._load(match_id), person_id, first, last)

    async def news_for(self, match_id: str, person_id: int) -> list[Told]:
        """What happened since this person last looked or acted; they have looked now."""
        async with self._memory.lock(match_id):
            live = await self._load(match_id)
            seen = await self._store.read(looking.last_seen, match_id, person_id)
            news = _told(live, person_id, seen + 1, live.match.number)
            if news:
                await self._store.write(looking.has_looked, match_id, person_id, live.match.number)
            return news

    async def recorded(self, match_id: str) -> str | None:
        """The whole game as a document that anyone can verify; None while it holds secrets."""
        async with self._memory.lock(match_id):
            live = await self._load(match_id)
            if live.is_running:
                return None
            names = [person.name for person in live.people]
            with bugs_of(live.id, live.game.info.key, live.match.number):
                return to_text(record(live.match, joining_order(live.match.seed, names), names))

    async def aftermath(self, match_id: str) -> Aftermath:
        """Who wants a rematch, and what these people have won among themselves."""
        async with self._memory.lock(match_id):
            live = await self._load(match_id)
            presses = await self._wanted_again(match_id)
            if live.phase is not Phase.OVER:
                return Aftermath(presses)
            games = await self._store.read(tallies.finished_alike, match_id)
            return Aftermath(presses, _wins(live, games) if len(games) > 1 else ())

    async def _wanted_again(self, match_id: str) -> int:
        return await self._store.read(stored_lobbies.rematch_presses, match_id, self._clock())

    async def match_in(self, channel_id: int) -> str | None:
        """The running match of a channel or thread, else the one that ended there last."""
        return await self._store.read(stored.latest_in, channel_id)

    async def games_of(self, person_id: int) -> list[Summary]:
        """The running games this person sits in: those that wait for them first, longest wait first."""
        found = await self._store.read(looking.running_games_of, person_id)

        def _waits(game: Summary) -> tuple[bool, datetime]:
            mine = {seat for seat in game.actors if game.people[seat - 1].id == person_id}
            return not mine, game.to_move_since

        return sorted(found, key=_waits)

    async def games_in(self, guild_id: int) -> list[Summary]:
        """The running games of a guild, oldest first; a hundred at most."""
        return await self._store.read(looking.running_games_in, guild_id)

    async def move(self, match_id: str, place: Place) -> None:
        """The game is played there from now on (`/game here`); what was shown elsewhere is forgotten."""
        await self._gate.enter(self._move(match_id, place))

    async def _move(self, match_id: str, place: Place) -> None:
        async with self._memory.lock(match_id):
            live = await self._load(match_id)
            running = await self._store.read(stored.running_in, place.play_id)
            if live.is_running and running not in (None, match_id):
                raise Refused(RefereeRefusal.CHANNEL_BUSY, id=running or "")
            await self._store.write(stored.move_match, match_id, place)
            self._memory.put(replace(live, place=place))

    async def nudge(self, match_id: str, person: Person) -> None:
        """Makes a reminder to the players to move due; at most one an hour."""
        await self._gate.enter(self._nudge(match_id, person))

    async def _nudge(self, match_id: str, person: Person) -> None:
        async with self._memory.lock(match_id):
            live = await self._load(match_id)
            running_seat(live, person)
            now = self._clock()
            last = await self._store.read(dues.last_reminder, match_id)
            if last is not None and now - last < NUDGE_TIME:
                minutes = -((now - last - NUDGE_TIME) // timedelta(minutes=1))  # rounded up
                raise Refused(RefereeRefusal.TOO_SOON, table_of(live, person.id), minutes=minutes)
            await self._store.write(dues.remind, match_id, now, sorted(live.actors))

    # -- what Discord shows, and what is due

    async def shown(self, match_id: str) -> Shown:
        """What Discord shows of the match, as far as we know."""
        found = await self._store.read(showing.find_shown, match_id)
        if found is None:
            raise Refused(RefereeRefusal.NO_SUCH_GAME, id=match_id)
        return found

    async def set_shown(self, match_id: str, shown: Shown, said: Due | None = None) -> None:
        """Remembers what Discord shows now, and at once that this has said what was due."""
        if said is None:
            await self._store.write(showing.set_shown, match_id, shown)
        else:
            await self._store.write(showing.set_shown_and_said, match_id, shown, said.id, self._clock())

    async def behind(self) -> list[str]:
        """The matches that show less than has been played: what to bring up to date at start."""
        return await self._store.read(showing.behind)

    async def unseen_lobbies(self) -> list[str]:
        """The open lobbies that no message shows: what to post at start."""
        return await self._store.read(stored_lobbies.unseen_lobbies, self._clock())

    async def unseen_votes(self) -> list[tuple[str, int]]:
        """The open questions that no message asks, by match and number: what to post at start."""
        return await self._store.read(stored_votes.unseen_votes, self._clock())

    async def due(self, now: datetime) -> list[Due]:
        """What is to be said now and nobody has claimed, oldest first."""
        return await self._store.read(dues.due_by, now)

    async def claim(self, due: Due) -> bool:
        """True for exactly one caller: who gets it says it, and tells when it is `said`."""
        async with self._memory.lock(due.subject):
            try:
                is_claimed = await self._store.write(dues.claim, due.id, self._clock())
            except BaseException:
                self._memory.forget(due.subject)  # it may be claimed all the same: the store will tell
                raise
            live = self._memory.get(due.subject)
            if is_claimed and due.kind is DueKind.CALL and live is not None:
                self._memory.put(replace(live, to_call=frozenset()))
            return is_claimed

    async def begun(self) -> list[Due]:
        """What a process that is no more had claimed, and perhaps not said: to be asked at the start."""
        return await self._store.read(dues.begun)

    async def said(self, due: Due) -> None:
        """It is said, or never will be."""
        await self._store.write(dues.set_said, due.id, self._clock())

    async def next_due(self) -> datetime | None:
        """When something will be due next; every call of the referee may change it."""
        return await self._store.read(dues.next_due)

    # -- settings

    async def language_of(self, person_id: int) -> str | None:
        """The language this person chose; None: as their Discord says."""
        return await self._store.read(people.language_of, person_id)

    async def set_language(self, person: Person, language: str | None) -> None:
        """Remembers the choice; None is `auto`."""
        await self._store.write(people.set_language, person, language)

    async def channel_language(self, channel_id: int) -> str | None:
        """The public language of a channel; None: as its guild's Discord says."""
        return await self._store.read(people.channel_language, channel_id)

    async def set_channel_language(self, channel_id: int, language: str | None) -> None:
        """Remembers the choice; None is `auto`."""
        await self._store.write(people.set_channel_language, channel_id, language)

    async def board_of(self, person_id: int) -> BoardForm | None:
        """How this person wants boards to be shown; None: as the channel."""
        return await self._store.read(people.board_of, person_id)

    async def set_board(self, person: Person, form: BoardForm | None) -> None:
        """Remembers the choice; None is `auto`."""
        await self._store.write(people.set_board, person, form)

    async def channel_board(self, channel_id: int) -> BoardForm | None:
        """How boards are shown in a channel; None: as usual."""
        return await self._store.read(people.channel_board, channel_id)

    async def set_channel_board(self, channel_id: int, form: BoardForm | None) -> None:
        """Remembers the choice; None is `auto`."""
        await self._store.write(people.set_channel_board, channel_id, form)


def _wins(live: Live, games: Sequence[Finished]) -> tuple[int, ...]:
    """The wins of each seat's person; a shared victory is everybody's. A game that cannot be read is none."""
    wins = Counter[int]()
    for finished in games:
        try:
            outcome = live.game.outcome(live.game.read_position(finished.document, False))
        except Exception:
            _log.exception("The last position of match %s cannot be read", finished.match_id)
            continue
        wins.update(finished.people[seat] for seat in (outcome.winners if outcome is not None else ()))
    return tuple(wins[person.id] for person in live.people)


def _told(live: Live, person_id: int | None, first: int, last: int) -> list[Told]:
    with bugs_of(live.id, live.game.info.key, live.match.number):
        return Reader(live, live.seat_of(person_id)).told(first, last)
