"""What the owner sets: `config.toml` and the environment, checked at start. The token is never printed."""

from __future__ import annotations

import os
import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Literal

from pydantic import (
    AfterValidator,
    BaseModel,
    BeforeValidator,
    ConfigDict,
    Field,
    SecretStr,
    ValidationError,
)
from pydantic_core import PydanticCustomError

from engine.core.deck_text import MOST_CHARACTERS

CONFIG_FILE = Path("config.toml")
"""Read from the current folder when it is there and no other is named."""

PRACTICE_DATABASE = Path("practice.sqlite")
"""Where the practice table keeps its games, unless another file is named."""

PREFIX = "ZOO_REFEREE_"
"""Environment variables are this and a key in capitals: `ZOO_REFEREE_TOKEN`. They win over the file."""

PATHS = ("database", "decks")
"""Settings that count from the folder of the file they stand in."""

_DECK_NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9_-]{0,30}")


class ConfigError(Exception):
    """The configuration cannot be used; the message is one line of advice."""


def _numbers(given: object) -> object:
    """`"1, 2"` from the environment as the numbers it lists."""
    if isinstance(given, str):
        return [part.strip() for part in given.split(",") if part.strip()]
    return given


def _in_capitals(given: object) -> object:
    """`info` is as good as `INFO`."""
    return given.upper() if isinstance(given, str) else given


def _no_blank(given: object) -> object:
    """An empty text is no token and no path: what a template leaves behind."""
    return None if isinstance(given, str) and not given.strip() else given


def _one_word(token: SecretStr | None) -> SecretStr | None:
    """A token has no spaces or line breaks in it."""
    if token is None:
        return None
    word = token.get_secret_value().strip()
    if not re.fullmatch(r"[!-~]+", word):
        raise PydanticCustomError("token", "it has spaces or odd characters in it: copy it anew")
    return SecretStr(word)


def _no_nul(path: Path) -> Path:
    """No system has a file of such a name, and each says so in its own way."""
    if "\0" in str(path):
        raise PydanticCustomError("path", "it has a zero byte in it")
    return path


SomePath = Annotated[Path, AfterValidator(_no_nul)]


class Config(BaseModel):
    """The settings of one process. Unknown keys are mistakes."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    token: Annotated[SecretStr | None, BeforeValidator(_no_blank), AfterValidator(_one_word)] = None
    """The bot's token; without one the practice table opens."""

    database: SomePath = Path("zoo-referee.sqlite")
    """The one file with every game."""

    decks: Annotated[SomePath | None, BeforeValidator(_no_blank)] = None
    """The folder of the owner's own deck files, `GAME/NAME.toml`."""

    guilds: Annotated[tuple[int, ...], BeforeValidator(_numbers)] = ()
    """Register the commands in these servers only, at once; empty: everywhere."""

    language: Literal["en", "de"] = "en"
    """What is spoken where neither the channel nor the server says otherwise."""

    pictures: bool = True
    """Draw tables and zoos, where what draws is installed."""

    open_games_per_host: Annotated[int, Field(ge=1, le=100)] = 3
    """How many lobbies and running games one person may host at a time."""

    log_level: Annotated[Literal["DEBUG", "INFO", "WARNING", "ERROR"], BeforeValidator(_in_capitals)] = "INFO"
    """The least serious lines that are logged."""

    def deck(self, game: str, name: str) -> str | None:
        """The text of the owner's deck file for that game, or None if there is none of that name."""
        if self.decks is None or not _DECK_NAME.fullmatch(name):
            return None
        file = self.decks / game / f"{name}.toml"
        try:
            return read_deck_file(file) if file.is_file() else None  # opening a pipe would wait for ever
        except (OSError, UnicodeDecodeError):
            return None

    def deck_names(self, game: str) -> list[str]:
        """The names of the owner's decks for that game, in alphabetical order."""
        folder = None if self.decks is None else self.decks / game
        if folder is None or not os.path.isdir(folder):  # also where the name is too long to ask for
            return []
        return sorted(file.stem for file in folder.glob("*.toml") if _DECK_NAME.fullmatch(file.stem))


def read_deck_file(path: Path) -> str:
    """A deck file as the value of an option: it ends with a line break, and so is never taken for a name.

    Of a file that is too long, just so much that the game sees that it is. Raises what opening and decoding
    do.
    """
    with path.open(encoding="utf-8-sig") as file:
        return deck_value(file.read(MOST_CHARACTERS + 1))


def deck_value(text: str) -> str:
    """The text of a deck file, ending with a line break."""
    return text if text.endswith("\n") else f"{text}\n"


def load_config(file: Path | None = None, environment: Mapping[str, str] | None = None) -> Config:
    """Reads the file (`config.toml` if there is one), then the environment over it; raises `ConfigError`."""
    given = _from_file(file) | _from_environment(os.environ if environment is None else environment)
    try:
        return Config.model_validate(given)
    except ValidationError as error:
        raise ConfigError(_advice(error)) from None  # the cause holds what was given, the token too


def sources(file: Path | None = None, environment: Mapping[str, str] | None = None) -> str:
    """Where the settings come from: `config.toml and the environment`; `none, defaults`."""
    path = file or CONFIG_FILE
    found = [str(path)] if file is not None or path.exists() else []
    if _from_environment(os.environ if environment is None else environment):
        found.append("the environment")
    return " and ".join(found) or "none, defaults"


def _from_file(file: Path | None) -> dict[str, object]:
    path = file or CONFIG_FILE
    if file is None and not path.exists():
        return {}
    try:
        given: dict[str, object] = tomllib.loads(path.read_text(encoding="utf-8-sig"))
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else "it is not UTF-8"
        raise ConfigError(f"{path} cannot be read: {reason}.") from None
    except (ValueError, RecursionError) as error:
        raise ConfigError(f"{path} is not valid TOML: {_without_text(error)}.") from None
    for key in PATHS:
        if isinstance(given.get(key), str) and given[key]:
            given[key] = path.parent / str(given[key])
    return given


def _from_environment(environment: Mapping[str, str]) -> dict[str, object]:
    return {
        name.removeprefix(PREFIX).lower(): value
        for name, value in environment.items()
        if name.startswith(PREFIX)
    }


def _without_text(error: Exception) -> str:
    """The position of a TOML mistake; the message itself may quote a piece of the file."""
    _, _, position = str(error).rpartition("(")
    return "look " + position.rstrip(")") if position.startswith("at ") else "check its quotes and brackets"


_SHAPES = {"guilds": "a list of numbers, as [123]"}
"""What to write, where what is wrong with it says less."""


def _advice(error: ValidationError) -> str:
    """One line about the first mistake, without the value that was given."""
    first = error.errors(include_url=False, include_input=False, include_context=False)[0]
    key = str(first["loc"][0]) if first["loc"] else "the file"
    if first["type"] == "extra_forbidden":
        return f"Unknown setting {key!r}: the settings are {', '.join(Config.model_fields)}."
    if key in _SHAPES:
        return f"Setting {key!r}: {_SHAPES[key]}."
    return f"Setting {key!r}: {first['msg'][:1].lower()}{first['msg'][1:]}."
