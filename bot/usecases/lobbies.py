"""Looking for players: lobbies from their opening to the start of the game (DESIGN.md 4, TABLE.md 8)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from datetime import timedelta

from bot.store import lobbies as stored
from bot.store.lobbies import LobbyState
from bot.store.matches import running_in
from bot.store.shown import find_shown
from bot.tables import (
    Invitation,
    Lobby,
    Person,
    Place,
    RefereeRefusal,
    Refused,
    Table,
    TableOptions,
    TableTrouble,
)
from bot.usecases.desk import Desk, new_id
from bot.usecases.live import deal, read_live
from bot.usecases.mishaps import bugs_of
from bot.usecases.play import table_of
from engine.core.errors import BadOptions, OptionTrouble, Param
from engine.core.game import Options, OptionValue
from engine.registry import AnyGame

OPEN_TIME = timedelta(days=7)
HELD_TIME = timedelta(hours=24)
MOST_INVITED = 4
LONGEST_CALL_AFTER = 24 * 60 * 60


class LobbyDesk(Desk):
    """Opening, joining, changing, starting. A lobby's id becomes its match's."""

    async def open_lobby(
        self,
        place: Place,
        host: Person,
        game: str,
        options: Mapping[str, OptionValue] | None = None,
        table_options: TableOptions | None = None,
        seats_wanted: int | None = None,
        invited: Sequence[Person] = (),
    ) -> Lobby:
        """Opens a lobby with the host in it. `place.thread_id` set: the game will be played right there."""
        lobby = self._new_lobby(
            place, host, game, options or {}, table_options or TableOptions(), seats_wanted
        )
        return await self._gate.enter(self._open_lobby(lobby, invited))

    async def rematch(self, match_id: str, person: Person, place: Place | None = None) -> Lobby:
        """The same people and options anew: opens the lobby of a rematch, or joins the one that is open."""
        return await self._gate.enter(self._rematch(match_id, person, place))

    async def join(self, lobby_id: str, person: Person) -> Lobby:
        """Sits down, in a seat held for this person or a free one."""
        return await self._gate.enter(self._join(lobby_id, person))

    async def leave(self, lobby_id: str, person: Person) -> Lobby:
        """Gets up, or declines an invitation. A leaving host hands over; the last to leave closes it."""
        return await self._gate.enter(self._leave(lobby_id, person.id))

    async def remove(self, lobby_id: str, by: Person, person_id: int, moderator: bool = False) -> Lobby:
        """The host or a moderator takes someone out of the lobby, or takes an invitation back."""
        return await self._gate.enter(self._remove(lobby_id, by, person_id, moderator))

    async def change_options(
        self,
        lobby_id: str,
        by: Person,
        options: Mapping[str, OptionValue] | None = None,
        table_options: TableOptions | None = None,
        seats_wanted: int | None = None,
        moderator: bool = False,
    ) -> Lobby:
        """Changes the named options and leaves the others (None: all of them) as they are."""
        changing = self._change_options(lobby_id, by, options or {}, table_options, seats_wanted, moderator)
        return await self._gate.enter(changing)

    async def close_lobby(self, lobby_id: str, by: Person, moderator: bool = False) -> Lobby:
        """Closes the lobby without a game."""
        return await self._gate.enter(self._close_lobby(lobby_id, by, moderator))

    async def check_start(self, lobby_id: str, by: Person, moderator: bool = False) -> Lobby:
        """Raises `Refused` if `start` would: ask before a thread is made for nothing."""
        lobby = await self.lobby(lobby_id)
        _check_start(lobby, by, moderator)
        if plays_here(lobby.place, lobby.table_options):
            await self._check_free(lobby.place, by)
        return lobby

    async def start(
        self, lobby_id: str, by: Person, moderator: bool = False, thread_id: int | None = None
    ) -> Table:
        """Deals the game and seats the people; the public table."""
        return await self._gate.enter(self._start(lobby_id, by, moderator, thread_id))

    async def lobby(self, lobby_id: str) -> Lobby:
        """The lobby as it is now, also when it is closed."""
        found = await self._store.read(stored.find_lobby, lobby_id, self._clock())
        if found is None:
            raise Refused(RefereeRefusal.NO_SUCH_GAME, id=lobby_id)
        return self._with_counts(found)

    async def lobby_in(self, channel_id: int) -> Lobby | None:
        """The newest open lobby of a channel or thread."""
        found = await self._store.read(stored.newest_open, channel_id, self._clock())
        return self._with_counts(found) if found is not None and self._is_known(found.game) else None

    async def lobbies_in(self, guild_id: int) -> list[Lobby]:
        """The open lobbies of a guild, oldest first; a hundred at most."""
        found = await self._store.read(stored.open_lobbies, guild_id, self._clock())
        return [self._with_counts(lobby) for lobby in found if self._is_known(lobby.game)]

    async def lobby_placed(self, lobby_id: str, message_id: int | None) -> None:
        """Remembers which message shows the lobby."""
        await self._store.write(stored.set_message, lobby_id, message_id)

    # -- how

    def _new_lobby(
        self,
        place: Place,
        host: Person,
        key: str,
        options: Mapping[str, OptionValue],
        table_options: TableOptions,
        seats_wanted: int | None,
    ) -> Lobby:
        game = self._known_game(key)
        now = self._clock()
        return Lobby(
            id=new_id(),
            place=place,
            game=key,
            options=self._complete(game, options)[0],
            table_options=table_options,
            seats_wanted=seats_wanted,
            host=host,
            joined=(host,),
            held=(),
            opened_at=now,
            message_id=None,
            is_open=True,
            seat_counts=game.info.seat_counts,
            closes_at=now + OPEN_TIME,
        )

    async def _open_lobby(self, lobby: Lobby, invited: Iterable[Person]) -> Lobby:
        _check_numbers(lobby)
        guests = {person.id: person for person in invited if person.id != lobby.host.id}
        most_invited = min(MOST_INVITED, lobby.capacity - 1)
        if len(guests) > most_invited:
            raise Refused(RefereeRefusal.TOO_MANY_INVITED, most=most_invited)
        if plays_here(lobby.place, lobby.table_options):
            await self._check_free(lobby.place, lobby.host)
        held = tuple(Invitation(person, lobby.opened_at + HELD_TIME) for person in guests.values())
        if not await self._store.write(stored.add_lobby, replace(lobby, held=held), self._open_games_a_host):
            raise Refused(RefereeRefusal.TOO_MANY_OPEN, most=self._open_games_a_host)
        return await self.lobby(lobby.id)

    async def _rematch(self, match_id: str, person: Person, place: Place | None) -> Lobby:
        async with self._memory.lock(match_id):
            live = await self._load(match_id)
            if live.is_running:
                raise Refused(RefereeRefusal.STILL_RUNNING, table_of(live, person.id))
            if live.seat_of(person.id) is None:
                raise Refused(RefereeRefusal.NOT_SEATED, table_of(live, person.id))
            again = await self._store.read(stored.open_rematch, match_id, self._clock())
            if again is not None:
                return await self._join(again.id, person)
            lobby = self._new_lobby(
                place or live.place,
                person,
                live.game.info.key,
                live.match.options,
                live.table_options,
                live.match.seats,
            )
            return await self._open_lobby(replace(lobby, rematch_of=match_id), live.people)

    async def _join(self, lobby_id: str, person: Person) -> Lobby:
        async with self._memory.lock(lobby_id):
            lobby = await self._open(lobby_id)
            if person.id in _ids(lobby.joined):
                raise Refused(RefereeRefusal.ALREADY_JOINED, id=lobby_id)
            held = {invitation.person.id for invitation in lobby.held}
            if person.id not in held and len(lobby.joined) + len(held) >= lobby.capacity:
                raise Refused(RefereeRefusal.LOBBY_FULL, seats=lobby.capacity, held=len(held))
            await self._store.write(stored.add_member, lobby_id, person)
            return await self.lobby(lobby_id)

    async def _leave(self, lobby_id: str, person_id: int) -> Lobby:
        async with self._memory.lock(lobby_id):
            lobby = await self._open(lobby_id)
            return await self._take_out(lobby, person_id)

    async def _remove(self, lobby_id: str, by: Person, person_id: int, moderator: bool) -> Lobby:
        async with self._memory.lock(lobby_id):
            lobby = await self._open(lobby_id)
            _check_host(lobby, by, moderator)
            return await self._take_out(lobby, person_id)

    async def _take_out(self, lobby: Lobby, person_id: int) -> Lobby:
        held = {invitation.person.id for invitation in lobby.held}
        if person_id in held:
            await self._store.write(stored.drop_invitation, lobby.id, person_id)
        elif person_id in _ids(lobby.joined):
            left = [person for person in lobby.joined if person.id != person_id]
            host = lobby.host if lobby.host.id != person_id else next(iter(left), None)
            await self._store.write(stored.drop_member, lobby.id, person_id, host)
        else:
            raise Refused(RefereeRefusal.NOT_JOINED)
        return await self.lobby(lobby.id)

    async def _change_options(
        self,
        lobby_id: str,
        by: Person,
        options: Mapping[str, OptionValue],
        table_options: TableOptions | None,
        seats_wanted: int | None,
        moderator: bool,
    ) -> Lobby:
        async with self._memory.lock(lobby_id):
            lobby = await self._open(lobby_id)
            _check_host(lobby, by, moderator)
            game = self._known_game(lobby.game)
            changed = replace(
                lobby,
                options=self._complete(game, {**lobby.options, **options})[0],
                table_options=table_options or lobby.table_options,
                seats_wanted=seats_wanted or lobby.seats_wanted,
            )
            _check_numbers(changed)
            await self._store.write(stored.change, changed)
            return await self.lobby(lobby_id)

    async def _close_lobby(self, lobby_id: str, by: Person, moderator: bool) -> Lobby:
        async with self._memory.lock(lobby_id):
            lobby = await self._open(lobby_id)
            _check_host(lobby, by, moderator)
            await self._store.write(stored.close, lobby_id, LobbyState.CLOSED)
            return await self.lobby(lobby_id)

    async def _start(self, lobby_id: str, by: Person, moderator: bool, thread_id: int | None) -> Table:
        async with self._memory.lock(lobby_id):
            lobby = await self.lobby(lobby_id)
            _check_start(lobby, by, moderator)
            game = self._known_game(lobby.game)
            options = self._complete(game, lobby.options)[1]
            placed = replace(lobby, place=replace(lobby.place, thread_id=thread_id or lobby.place.thread_id))
            with bugs_of(lobby_id, lobby.game, 0):
                match = deal(game, placed, options, self._new_seed(), self._clock())
                live = read_live(game, match)
            if not await self._store.write(stored.start, match):
                raise Refused(RefereeRefusal.CHANNEL_BUSY, id=await self._running_in(placed.place) or "")
            self._memory.put(live)
            return table_of(live, None)

    async def _open(self, lobby_id: str) -> Lobby:
        lobby = await self.lobby(lobby_id)
        if not lobby.is_open:
            raise Refused(RefereeRefusal.LOBBY_CLOSED)
        return lobby

    def _with_counts(self, lobby: Lobby) -> Lobby:
        return replace(lobby, seat_counts=self._known_game(lobby.game).info.seat_counts)

    def _is_known(self, key: str) -> bool:
        try:
            self._game_of(key)
        except KeyError:
            return False
        return True

    def _known_game(self, key: str) -> AnyGame:
        try:
            return self._game_of(key)
        except KeyError:
            raise Refused(RefereeRefusal.NO_SUCH_GAME, game=key) from None

    def _complete(self, game: AnyGame, given: Mapping[str, OptionValue]) -> tuple[Options, Options]:
        """All options, as the lobby shows them (an owner's deck by name) and as they are played (by text)."""
        names: dict[str, OptionValue] = {}
        played = dict(given)
        for option in game.info.options:
            name = given.get(option.name)
            if option.is_deck and isinstance(name, str) and name not in option.choices and "\n" not in name:
                names[option.name] = name
                played[option.name] = self._deck_text(game, option.name, name)
        try:
            complete = game.options(played)
        except BadOptions as error:
            raise _bad_option(error.option, error.code, **error.params) from None
        return {**complete, **names}, complete

    def _deck_text(self, game: AnyGame, option: str, name: str) -> str:
        text = self._decks(game.info.key, name)
        if text is None:
            raise _bad_option(option, TableTrouble.DECK, deck=name)
        return text

    async def _check_free(self, place: Place, person: Person) -> None:
        running = await self._running_in(place)
        if running is None:
            return
        shown = await self._store.read(find_shown, running)
        message = (shown and shown.message_id) or 0
        async with self._memory.lock(running):
            table = table_of(await self._load(running), person.id)
        raise Refused(RefereeRefusal.CHANNEL_BUSY, table, id=running, message=message)

    async def _running_in(self, place: Place) -> str | None:
        return await self._store.read(running_in, place.play_id)


def plays_here(place: Place, options: TableOptions) -> bool:
    """No thread will be made: by choice, or because the place is one."""
    return place.thread_id is not None or not options.thread


def _check_numbers(lobby: Lobby) -> None:
    """Seats that the game has and that seat everyone who is in; a call within a day."""
    wanted = lobby.seats_wanted
    if wanted is not None and wanted not in lobby.seat_counts:
        counts = ", ".join(map(str, lobby.seat_counts))
        raise _bad_option("seats", TableTrouble.SEATS, wanted=wanted, counts=counts)
    if lobby.capacity < len(lobby.joined):
        raise _bad_option("seats", TableTrouble.CROWDED, have=len(lobby.joined))
    if not 0 <= lobby.table_options.call_after <= LONGEST_CALL_AFTER:
        raise _bad_option("call_after", TableTrouble.WAIT, hours=LONGEST_CALL_AFTER // 3600)


def _bad_option(option: str, why: OptionTrouble | TableTrouble, **params: Param) -> Refused:
    return Refused(RefereeRefusal.BAD_OPTION, None, option=option, why=why, **params)


def _check_host(lobby: Lobby, by: Person, moderator: bool) -> None:
    if by.id != lobby.host.id and not moderator:
        raise Refused(RefereeRefusal.HOST_ONLY, host=lobby.host.name)


def _check_start(lobby: Lobby, by: Person, moderator: bool) -> None:
    if not lobby.is_open:
        raise Refused(RefereeRefusal.LOBBY_CLOSED)
    _check_host(lobby, by, moderator)
    have = len(lobby.joined)
    if not lobby.can_start:
        need = min((count for count in lobby.seat_counts if count > have), default=0)
        raise Refused(RefereeRefusal.TOO_FEW, have=have, need=need)


def _ids(people: Iterable[Person]) -> set[int]:
    return {person.id for person in people}
