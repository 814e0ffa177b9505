"""The referee: every use case, and nothing of Discord.

Lobbies are in lobbies.py, moves in play.py, decisions put together in steps in building.py, the table's votes
in votes.py, looking in watching.py; they share desk.py. Ids of lobbies and matches are one and the same: a
started lobby's id is its match's.

Every method may raise `Refused` (a friendly no), `Broken` (a bug of the game; the match is unharmed) or
`StoreError` (the database cannot serve). `person_id` None means the public.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable

from bot.store import Clock, Store
from bot.usecases.building import BuildDesk
from bot.usecases.desk import KEPT, Decks
from bot.usecases.lobbies import LobbyDesk
from bot.usecases.votes import VoteDesk
from bot.usecases.watching import WatchDesk
from engine.registry import AnyGame, game_of

SEED_BYTES = 32


class Referee(LobbyDesk, VoteDesk, BuildDesk, WatchDesk):
    """Everything that can be done with lobbies and matches."""

    def __init__(
        self,
        store: Store,
        clock: Clock,
        decks: Decks = lambda game, name: None,
        new_seed: Callable[[], bytes] = lambda: secrets.token_bytes(SEED_BYTES),
        open_games_a_host: int = 3,
        game_of: Callable[[str], AnyGame] = game_of,
        kept: int = KEPT,
    ) -> None:
        super().__init__(store, clock, decks, new_seed, open_games_a_host, game_of, kept)

    def stop_accepting(self) -> None:
        """From now on every new act is refused with `CLOSING`; looks and running acts go on."""
        self._gate.shut()

    async def drain(self) -> None:
        """Stops accepting, waits for what runs, closes the store.

        What is asked or remembered after that raises `StoreError`: show the last moves before.
        """
        self.stop_accepting()
        await self._gate.wait()
        await self._store.close()
