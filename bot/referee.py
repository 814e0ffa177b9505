"""The use cases: open, join, start, act, take back, vote, end, look. No Discord in it.

Every method may raise `Refused` (a friendly no), `Broken` (a bug of the game; the match is unharmed) or
`StoreError` (the database cannot serve). `person_id` None means the public.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping, Sequence
from datetime import datetime

from bot.store import Clock, Store
from bot.tables import (
    Due,
    Lobby,
    Person,
    Place,
    Played,
    Shown,
    Summary,
    Table,
    TableOptions,
    Told,
    Vote,
)
from engine.core.game import OptionValue

Decks = Callable[[str, str], str | None]
"""The text of an owner's deck file, by game key and name; None when there is none."""


class Referee:
    """Everything that can be done with lobbies and matches."""

    def __init__(
        self,
        store: Store,
        clock: Clock,
        decks: Decks = lambda game, name: None,
        new_seed: Callable[[], bytes] = lambda: secrets.token_bytes(32),
        open_games_a_host: int = 3,
    ) -> None:
        raise NotImplementedError

    # -- lobbies: ids of lobbies and matches are one and the same: a started lobby's id is its match's

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
        raise NotImplementedError

    async def join(self, lobby_id: str, person: Person) -> Lobby:
        """Sits down, in a seat held for this person or a free one."""
        raise NotImplementedError

    async def leave(self, lobby_id: str, person: Person) -> Lobby:
        """Gets up, or declines an invitation. A leaving host hands over; the last to leave closes it."""
        raise NotImplementedError

    async def remove(self, lobby_id: str, by: Person, person_id: int, moderator: bool = False) -> Lobby:
        """The host or a moderator takes someone out of the lobby, or takes an invitation back."""
        raise NotImplementedError

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
        raise NotImplementedError

    async def close_lobby(self, lobby_id: str, by: Person, moderator: bool = False) -> Lobby:
        """Closes the lobby without a game."""
        raise NotImplementedError

    async def check_start(self, lobby_id: str, by: Person, moderator: bool = False) -> Lobby:
        """Raises `Refused` if `start` would: ask before a thread is made for nothing."""
        raise NotImplementedError

    async def start(
        self, lobby_id: str, by: Person, moderator: bool = False, thread_id: int | None = None
    ) -> Table:
        """Deals the game and seats the people; the public table."""
        raise NotImplementedError

    async def lobby(self, lobby_id: str) -> Lobby:
        """The lobby as it is now, also when it is closed."""
        raise NotImplementedError

    async def lobby_in(self, channel_id: int) -> Lobby | None:
        """The newest open lobby of a channel or thread."""
        raise NotImplementedError

    async def lobbies_in(self, guild_id: int) -> list[Lobby]:
        """The open lobbies of a guild, oldest first."""
        raise NotImplementedError

    async def lobby_placed(self, lobby_id: str, message_id: int | None) -> None:
        """Remembers which message shows the lobby."""
        raise NotImplementedError

    # -- play

    async def act(self, match_id: str, person: Person, decision: int, text: str) -> Played:
        """Plays a move (`draw`, `take 2`) offered at row `decision`, with the forced ones after it."""
        raise NotImplementedError

    async def take_back(self, match_id: str, person: Person, decision: int) -> Played:
        """Takes the person's last press back, while nothing was shown and nobody else acted."""
        raise NotImplementedError

    async def ask_take_back(self, match_id: str, person: Person, reason: str = "") -> Vote:
        """Asks the others concerned to go back to before the person's last press."""
        raise NotImplementedError

    async def ask_end(
        self, match_id: str, person: Person, moderator: bool = False, reason: str = ""
    ) -> Vote | Played:
        """Ends the game: at once by its host while some seat has not moved twice, or by a moderator.

        Everyone else who is seated asks the others.
        """
        raise NotImplementedError

    async def vote(self, match_id: str, person: Person, vote_id: int, agree: bool | None) -> Vote | Played:
        """Agrees or refuses; None withdraws the question (the asker) or the answer. The last yes does it."""
        raise NotImplementedError

    async def open_votes(self, match_id: str) -> list[Vote]:
        """The questions the table is being asked."""
        raise NotImplementedError

    async def find_vote(self, match_id: str, vote_id: int) -> Vote:
        """One question, also when it is settled."""
        raise NotImplementedError

    async def vote_placed(self, vote_id: int, message_id: int | None) -> None:
        """Remembers which message shows the vote."""
        raise NotImplementedError

    async def rematch(self, match_id: str, person: Person, place: Place | None = None) -> Lobby:
        """The same people and options anew: opens the lobby of a rematch, or joins the one that is open."""
        raise NotImplementedError

    async def nudge(self, match_id: str, person: Person) -> None:
        """Makes a reminder to the players to move due; at most one an hour."""
        raise NotImplementedError

    # -- look

    async def table(self, match_id: str, person_id: int | None) -> Table:
        """The match as this person may see it; None: the public table."""
        raise NotImplementedError

    async def match_in(self, channel_id: int) -> str | None:
        """The running match of a channel or thread, else the one that ended there last."""
        raise NotImplementedError

    async def games_of(self, person_id: int) -> list[Summary]:
        """The running games this person sits in: those that wait for them first, longest wait first."""
        raise NotImplementedError

    async def games_in(self, guild_id: int) -> list[Summary]:
        """The running games of a guild, oldest first."""
        raise NotImplementedError

    async def story(self, match_id: str, person_id: int | None, first: int, last: int) -> list[Told]:
        """The rows `first` to `last` as this person may read them."""
        raise NotImplementedError

    async def news_for(self, match_id: str, person_id: int) -> list[Told]:
        """What happened since this person last looked or acted; they have looked now."""
        raise NotImplementedError

    async def move(self, match_id: str, place: Place) -> None:
        """The game is played there from now on (`/game here`); what was shown elsewhere is forgotten."""
        raise NotImplementedError

    # -- what Discord shows, and what is due

    async def shown(self, match_id: str) -> Shown:
        """What Discord shows of the match, as far as we know."""
        raise NotImplementedError

    async def set_shown(self, match_id: str, shown: Shown) -> None:
        """Remembers what Discord shows now."""
        raise NotImplementedError

    async def behind(self) -> list[str]:
        """The matches that show less than has been played: what to bring up to date at start."""
        raise NotImplementedError

    async def due(self, now: datetime) -> list[Due]:
        """What is to be said now and nobody has claimed, oldest first."""
        raise NotImplementedError

    async def claim(self, due_id: int) -> bool:
        """True for exactly one caller: who gets it says it."""
        raise NotImplementedError

    async def next_due(self) -> datetime | None:
        """When something will be due next; every call of the referee may change it."""
        raise NotImplementedError

    # -- settings

    async def language_of(self, person_id: int) -> str | None:
        """The language this person chose; None: as their Discord says."""
        raise NotImplementedError

    async def set_language(self, person: Person, language: str | None) -> None:
        """Remembers the choice; None is `auto`."""
        raise NotImplementedError

    async def channel_language(self, channel_id: int) -> str | None:
        """The public language of a channel; None: as its guild's Discord says."""
        raise NotImplementedError

    async def set_channel_language(self, channel_id: int, language: str | None) -> None:
        """Remembers the choice; None is `auto`."""
        raise NotImplementedError

    # -- the end

    def stop_accepting(self) -> None:
        """From now on every new act is refused with `CLOSING`; looks and running acts go on."""
        raise NotImplementedError

    async def drain(self) -> None:
        """Stops accepting, waits for what runs, closes the store."""
        raise NotImplementedError
