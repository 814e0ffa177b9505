"""The real client on a stand-in Discord: a server, a channel, five members and a spectator.

SimCord's own actors are polite: they refuse to overlap and to press what is gone. `press_together` and
`press_raw` are not, and are the only place that builds interactions by hand.
"""

from __future__ import annotations

import copy
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from typing import Any

import discord
import simcord
from simcord.backend import serializers
from simcord.components import walk_components
from simcord.interactions import base_payload
from simcord.results import InteractionResult

from bot.config import Config
from tests.support import payloads

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve")
"""The five members, in this order."""

BUTTON, MENU = 2, 3
PRESS = 3
"""The interaction type of a press on a component."""

Clock = Callable[[], datetime]
Build = Callable[[Config, Any, Clock], discord.Client]
OpenStore = Callable[[Path, Clock], Awaitable[Any]]


def the_client(config: Config, store: Any, clock: Clock) -> discord.Client:
    """The client that is tested."""
    from bot.app import ZooClient

    return ZooClient(config, store, clock, ask)


async def ask(work: Callable[..., str], *texts: str) -> str:
    """What another process does for the bot, done here: a test need not wait for one to start."""
    return work(*texts)


async def the_store(path: Path, clock: Clock) -> Any:
    """The store that is tested."""
    from bot.store import Store

    return await Store.open(path, clock)


@dataclass
class Press:
    """One press to be sent raw: who, which custom id, on which message (by id, or the newest that holds it).

    `shown` is the message as the presser's screen had it, for one that has changed since. `values` makes it
    a choice in a menu.
    """

    who: simcord.MemberActor
    custom_id: str
    message_id: int | None = None
    shown: dict[str, Any] | None = None
    values: tuple[str, ...] = ()


class World(simcord.Env):
    """SimCord, which looks every millisecond whether the bot is at rest.

    The bot's loop for what is due goes back to sleep without an end that could be waited for.
    """

    async def _settle_internal(self, **settings: Any) -> None:
        await super()._settle_internal(**{"idle": 0.001, **settings})


@dataclass
class Table:
    """A running bot and its people. `presses` counts what each of them had to press or choose."""

    env: simcord.Env
    guild: simcord.GuildHandle
    channel: simcord.ChannelHandle
    members: tuple[simcord.MemberActor, ...]
    spectator: simcord.MemberActor
    config: Config
    store: Any
    build: Build
    open_store: OpenStore
    presses: Counter[str] = field(default_factory=Counter)

    @property
    def client(self) -> Any:
        """The client that runs now (another one after `restart`)."""
        return self.env.bot

    # ------------------------------------------------------------------ acting

    async def slash(self, who: simcord.MemberActor, command: str, /, **options: Any) -> InteractionResult:
        """A slash command in the channel: `slash(ada, "game new", game="duell")`."""
        return await who.slash(self.channel, command, **options)

    async def press(
        self, who: simcord.MemberActor, button: str, message: Any = None, *, channel: Any = None
    ) -> InteractionResult:
        """A press on an active button, by custom id, label or the beginning of either.

        Without `message` it is the newest message that this person can see and that holds such a button.
        """
        held = message or self.message_with(button, who, channel)
        custom_id = self.find(held, button)["custom_id"]
        self.presses[who.name] += 1
        return await who.click(held, custom_id=custom_id)

    async def choose(
        self, who: simcord.MemberActor, value: str, message: Any = None, *, channel: Any = None
    ) -> InteractionResult:
        """A choice in a menu, by value, label or the beginning of either: counts two, open and choose."""
        held = message or self.message_with(value, who, channel)
        menu, option = self.find_option(held, value)
        self.presses[who.name] += 2
        return await who.select(held, [option["value"]], custom_id=menu["custom_id"])

    async def press_together(self, presses: Sequence[Press]) -> list[InteractionResult]:
        """Several presses in the same instant: all arrive before the bot has answered any."""
        records = [self._emit(press) for press in presses]
        await self.env.settle()
        return [InteractionResult(self.env, record) for record in records]

    async def press_raw(
        self,
        who: simcord.MemberActor,
        custom_id: str,
        message_id: int | None = None,
        shown: dict[str, Any] | None = None,
        values: tuple[str, ...] = (),
    ) -> InteractionResult:
        """A press that a polite client would not make: an old button, one that never was, one disabled."""
        return (await self.press_together([Press(who, custom_id, message_id, shown, values)]))[0]

    def _emit(self, press: Press) -> Any:
        backend = self.env.backend
        stored = self._stored(press)
        kind = MENU if press.values else BUTTON
        data: dict[str, Any] = {"custom_id": press.custom_id, "component_type": kind}
        if press.values:
            data["values"] = list(press.values)
        record, payload = base_payload(
            backend,
            type=PRESS,
            channel_id=stored.channel_id,
            guild_id=self.guild.id,
            user_id=press.who.id,
            data=data,
        )
        payload["message"] = press.shown or self.shown(stored)
        record.source_message_id = stored.id
        backend.emit("INTERACTION_CREATE", payload)
        return record

    def _stored(self, press: Press) -> Any:
        everything = [message for held in self.env.backend.messages.values() for message in held.values()]
        if press.message_id is not None:
            return next(message for message in everything if message.id == press.message_id)
        holding = [message for message in everything if press.custom_id in _custom_ids(message)]
        return max(holding or everything, key=lambda message: message.id)

    def shown(self, stored: Any) -> dict[str, Any]:
        """A message as Discord sends it with a press; keep one to press an old screen's button later."""
        return copy.deepcopy(dict(serializers.message_payload(self.env.backend, stored)))

    # ----------------------------------------------------------------- looking

    def messages(self, viewer: simcord.MemberActor | None = None, channel: Any = None) -> list[Any]:
        """The messages, oldest first; with a viewer also those only they can see."""
        return (channel or self.channel).history(viewer=viewer)

    def message_with(self, button: str, viewer: Any = None, channel: Any = None) -> discord.Message:
        """The newest message that holds such an active button or menu option."""
        places = [channel] if channel else [self.channel, *self.channel.threads]
        held = [message for place in places for message in self.messages(viewer, place)]
        held.sort(key=lambda message: message.id, reverse=True)
        for message in held:
            if self._matching(message, button) or self._matching_options(message, button):
                return message
        on_offer = [f"{message.id}: {self.labels(message)}" for message in held[:3]]
        raise AssertionError(f"no active button {button!r}; the newest messages offer {on_offer}")

    def buttons(self, message: Any) -> list[dict[str, Any]]:
        """The buttons of a message, the disabled ones too."""
        return [part for part in walk_components(self.parts(message)) if part.get("type") == BUTTON]

    def labels(self, message: Any) -> list[str]:
        """The labels of the active buttons of a message."""
        return [part.get("label") or "" for part in self.buttons(message) if not part.get("disabled")]

    def find(self, message: Any, button: str) -> dict[str, Any]:
        """The one active button of that custom id or label (or the beginning of either)."""
        found = self._matching(message, button)
        assert found, f"no active button {button!r} among {self.labels(message)}"
        return found[0]

    def find_option(self, message: Any, value: str) -> tuple[dict[str, Any], dict[str, Any]]:
        """The menu and its option of that value or label (or the beginning of either)."""
        found = self._matching_options(message, value)
        assert found, f"no menu option {value!r}"
        return found[0]

    def parts(self, message: Any) -> list[dict[str, Any]]:
        """The components of a message as it is now."""
        return self.env.backend.get_message(_channel_id(message), message.id).components

    def _matching(self, message: Any, wanted: str) -> list[dict[str, Any]]:
        active = [part for part in self.buttons(message) if not part.get("disabled") and "custom_id" in part]
        return _best(active, wanted, ("custom_id", "label"))

    def _matching_options(self, message: Any, wanted: str) -> list[tuple[dict[str, Any], dict[str, Any]]]:
        menus = [part for part in walk_components(self.parts(message)) if part.get("type") == MENU]
        pairs = [(menu, option) for menu in menus for option in menu["options"]]
        best = _best([option for _, option in pairs], wanted, ("value", "label"))
        return [pair for pair in pairs if any(pair[1] is option for option in best)]

    @contextmanager
    def budget(self, most: int) -> Iterator[None]:
        """At most so many presses, by everybody together."""
        before = self.presses.total()
        yield
        used = self.presses.total() - before
        assert used <= most, f"{used} presses, the budget is {most}"

    def check_payloads(self) -> None:
        """Fails if any request so far breaks Discord's rules."""
        payloads.check_payloads(self.env)

    # -------------------------------------------------------------------- life

    async def restart(self) -> None:
        """The process dies where it stands and a new one opens the same file."""
        await self.env.settle()
        path = self.config.database
        await self.store.close()
        self.store = await self.open_store(path, self.env.now)
        await self.env.restart_bot(self.build(self.config, self.store, self.env.now))

    async def close(self, *, check: bool = True) -> None:
        """Ends the bot; fails on errors that it raised and no test looked at, and on bad payloads."""
        await self.env.shutdown()
        await self.store.close()
        if check:
            self.env._raise_errors_since(self.env._errors_acknowledged)  # what simcord.run does at its end
            self.check_payloads()


async def open_table(
    path: Path,
    *,
    build: Build = the_client,
    open_store: OpenStore = the_store,
    names: Sequence[str] = NAMES,
    **settings: Any,
) -> Table:
    """A running bot on the database file `path`, in a server with its people; without pictures by default."""
    config = Config(database=path, **{"pictures": False, **settings})
    env: list[simcord.Env] = []
    opened = await open_store(path, lambda: _now(env))
    world = World(build(config, opened, lambda: _now(env)))
    env.append(world)
    guild = world.create_guild("The Zoo")
    channel = guild.create_text_channel("zoo-games")
    people = [guild.add_member(world.create_user(name.lower(), global_name=name)) for name in (*names, "Sam")]
    await world.start()
    return Table(world, guild, channel, tuple(people[:-1]), people[-1], config, opened, build, open_store)


def _now(env: list[simcord.Env]) -> datetime:
    """The stand-in's clock; before it exists, its first moment."""
    return env[0].now() if env else discord.utils.snowflake_time(0).replace(year=2026)


def _channel_id(message: Any) -> int:
    channel = getattr(message, "channel", None)
    return channel.id if channel is not None else message.channel_id


def _custom_ids(message: Any) -> set[str]:
    return {part["custom_id"] for part in walk_components(message.components) if "custom_id" in part}


def _best(parts: list[dict[str, Any]], wanted: str, keys: tuple[str, ...]) -> list[dict[str, Any]]:
    """The parts that are called exactly that, else those that begin so."""
    exact = [part for part in parts if any(part.get(key) == wanted for key in keys)]
    return exact or [
        part for part in parts if any(str(part.get(key) or "").startswith(wanted) for key in keys)
    ]
