"""Scenario files: a position, some moves and what must come of them (FORMAT.md 4)."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from pydantic import Field

from bot.config import deck_value
from engine.core.codec import StrictDocument, read_document, split_move
from engine.core.errors import IllegalAction, MalformedAction, MalformedPosition
from engine.core.game import Document, Seat, State
from engine.registry import AnyGame, games

Games = Mapping[str, AnyGame]
Refusal = IllegalAction | MalformedAction


class StepFile(StrictDocument):
    """The keys of a step."""

    move: str | None = None
    refused: bool | str = False
    expect: dict[str, object] = Field(default_factory=dict)
    legal: tuple[str, ...] = ()
    not_legal: tuple[str, ...] = ()
    view: int | Literal["spectator"] | None = None
    absent: tuple[str, ...] = ()


class ScenarioFile(StrictDocument):
    """The keys of a scenario file."""

    title: str = ""
    rule: str = ""
    game: str
    players: int | None = None
    free: bool = False
    given: dict[str, object] = Field(default_factory=dict)
    given_refused: bool = False
    step: tuple[StepFile, ...] = ()


@dataclass(frozen=True, slots=True)
class Result:
    """How one scenario went; `failure` says where it failed and why."""

    title: str
    failure: str | None = None

    def __str__(self) -> str:
        """The line that is printed."""
        return f"ok {self.title}" if self.failure is None else f"FAIL {self.title}: {self.failure}"


class _Failure(Exception):
    """The scenario does not hold, or its file is broken: the text says where and why."""


class _Missing:
    """What a path finds where the document has no such key."""


_MISSING = _Missing()


def run(paths: Sequence[Path], say: Callable[[str], object], known: Games | None = None) -> int:
    """Runs files and folders, a line each and a sum; returns 1 if any failed, else 0."""
    results: list[Result] = []
    for path in scenario_files(paths):
        results.append(run_file(path, known))
        say(str(results[-1]))
    failed = sum(result.failure is not None for result in results)
    say(f"{len(results) - failed} passed, {failed} failed")
    return 1 if failed else 0


def scenario_files(paths: Sequence[Path]) -> list[Path]:
    """The files named, and all scenarios in the folders named, without the decks that lie beside them."""
    found: list[Path] = []
    for path in paths:
        found += _scenarios_in(path) if path.is_dir() else [path]
    return found


def _scenarios_in(folder: Path) -> list[Path]:
    files = sorted(folder.rglob("*.toml"))
    decks = {deck for file in files for deck in _deck_files(file)}
    return [file for file in files if file not in decks]


def _deck_files(file: Path) -> Iterator[Path]:
    """The files beside this one that its options name."""
    try:
        options = tomllib.loads(file.read_text(encoding="utf-8-sig"))["given"]["options"].values()
    except (OSError, ValueError, RecursionError, LookupError, TypeError, AttributeError):
        return  # a broken file names no deck; it fails when it is run
    yield from filter(None, (_file_beside(file, value) for value in options))


def _file_beside(file: Path, name: object) -> Path | None:
    """The file of that name in the same folder, if the name is one."""
    if not isinstance(name, str) or "\n" in name or name != Path(name).name:
        return None
    return file.parent / name if (file.parent / name).is_file() else None


def run_file(path: Path, known: Games | None = None) -> Result:
    """Runs one scenario among the `known` games (every registered one if not given)."""
    title = path.stem
    try:
        raw = _load(path)
        title = _one_line(raw.get("title")) or title
        _run(_read(raw), path, games() if known is None else known)
    except _Failure as failure:
        return Result(title, str(failure))
    except Exception as bug:  # the other files are run all the same
        return Result(title, f"a bug of the engine: {type(bug).__name__}: {_one_line(str(bug))}")
    return Result(title)


def _load(path: Path) -> dict[str, object]:
    try:
        return tomllib.loads(_file_text(path))
    except (ValueError, RecursionError) as error:  # besides bad TOML: endless numbers and brackets
        raise _Failure(f"is no TOML: {_one_line(str(error))}") from error


def _file_text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8-sig")
    except OSError as error:
        raise _Failure(f"{path.name} cannot be read: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise _Failure(f"{path.name} is no UTF-8 text") from error


def _one_line(text: object) -> str:
    return " ".join(text.split()) if isinstance(text, str) else ""


def _read(raw: dict[str, object]) -> ScenarioFile:
    given = raw.get("given", {})
    is_table = isinstance(given, dict)  # what is in it is for the game to read or refuse
    try:
        scenario = read_document(ScenarioFile, {**raw, "given": {}} if is_table else raw)
    except MalformedPosition as error:
        raise _Failure(_INDEX.sub(_step_number, _one_line(str(error)))) from error
    scenario = scenario.model_copy(update={"given": given})
    if scenario.given_refused and scenario.step:
        raise _Failure("a refused position has no steps")
    for key in ("game", "players", "free"):
        if key in scenario.given:
            raise _Failure(f"given.{key}: stands at the top of the file")
    for number, step in enumerate(scenario.step, start=1):
        if step.refused and step.move is None:
            raise _Failure(f"step {number}: there is no move to refuse")
    return scenario


_INDEX = re.compile(r"^step\.([0-9]+)[.:] ?")


def _step_number(index: re.Match[str]) -> str:
    return f"step {int(index[1]) + 1}: "


def _run(scenario: ScenarioFile, path: Path, known: Games) -> None:
    game = known.get(scenario.game)
    if game is None:
        raise _Failure(f"game: there is no {scenario.game!r}, only {', '.join(known)}")
    state = _given_position(game, scenario, path)
    for number, step in enumerate(scenario.step, start=1):
        assert state is not None  # a refused position has no steps
        try:
            if step.move is not None:
                state = _play(game, state, step.move, step.refused)
            _check(game, state, step)
        except _Failure as failure:
            raise _Failure(f"step {number}: {failure}") from failure


def _given_position(game: AnyGame, scenario: ScenarioFile, path: Path) -> State | None:
    """The position of `[given]`; None where it had to be refused and was."""
    document: Document = {"game": scenario.game, **_with_deck_text(game, scenario.given, path)}
    if scenario.players is not None:
        document["players"] = scenario.players
    try:
        state = game.read_position(document, scenario.free)
    except MalformedPosition as error:
        if scenario.given_refused:
            return None
        raise _Failure(f"given: {_one_line(str(error))}") from error
    if scenario.given_refused:
        raise _Failure("given: the position is accepted, but it had to be refused")
    return state


def _with_deck_text(game: AnyGame, given: Document, path: Path) -> Document:
    """`[given]`, with a deck that is a file beside the scenario given by its text."""
    options = given.get("options")
    if not isinstance(options, dict):
        return given
    read = dict(options)
    for option in game.info.options:
        name = options.get(option.name)
        deck = _file_beside(path, name) if option.is_deck and name not in option.choices else None
        if deck is not None:
            read[option.name] = deck_value(_file_text(deck))
    return {**given, "options": read}


def _play(game: AnyGame, state: State, text: str, refused: bool | str) -> State:
    """The position after the move; after an expected refusal the same one, byte for byte."""
    before = _text(game.write_position(state))
    try:
        seat, words = split_move(text)
        after, _ = game.apply(state, seat, game.parse_action(words))
    except (IllegalAction, MalformedAction) as refusal:
        if not _is_meant(refusal, refused):
            raise _Failure(f"{text!r} is {_described(refusal)}{_but_meant(refused)}") from refusal
        if _text(game.write_position(state)) != before:
            raise _Failure(f"{text!r} is refused, but it changed the position") from refusal
        return state
    if refused:
        raise _Failure(f"{text!r} is accepted, but it had to be refused")
    return after


def _is_meant(refusal: Refusal, refused: bool | str) -> bool:
    if isinstance(refusal, MalformedAction):
        return refused is True or refused == "malformed"
    return refused is True or (refused != "malformed" and refused == refusal.code.value)


def _described(refusal: Refusal) -> str:
    if isinstance(refusal, MalformedAction):
        return f"malformed: {refusal.reason}"
    numbers = ", ".join(f"{name}={value}" for name, value in refusal.params.items())
    return f"refused: {refusal.code.value}" + (f" ({numbers})" if numbers else "")


def _but_meant(refused: bool | str) -> str:
    return f", expected {refused!r}" if refused else ""


def _check(game: AnyGame, state: State, step: StepFile) -> None:
    """All that the step looks at; everything that is wrong is told at once."""
    document = _shown(game, state, step.view)
    wrong = [*_wrong_values(game, document, step), *_wrong_moves(game, state, step)]
    if wrong:
        raise _Failure("; ".join(wrong))


def _shown(game: AnyGame, state: State, reader: int | str | None) -> Document:
    """The position document, or what a seat or a spectator is shown of it."""
    document = game.write_position(state)
    if reader is None:
        return document
    seats = document["seat"]
    assert isinstance(seats, dict)
    if isinstance(reader, int) and str(reader) not in seats:
        raise _Failure(f"view: there is no seat {reader}")
    return game.view_document(game.view(state, Seat(reader) if isinstance(reader, int) else None))


def _wrong_values(game: AnyGame, document: Document, step: StepFile) -> Iterator[str]:
    for path, expected in step.expect.items():
        keys = path.split(".")
        found = _ordered(_look_up(document, keys), keys, game.multisets)
        meant = _MISSING if expected == "absent" else _ordered(expected, keys, game.multisets)
        if _text(found) != _text(meant):
            yield f"{path} is {_text(found)}, expected {_text(meant)}"
    for path in step.absent:
        found = _look_up(document, path.split("."))
        if found is not _MISSING:
            yield f"{path} is {_text(found)}, expected {_text(_MISSING)}"


def _look_up(document: Document, keys: Sequence[str]) -> object:
    value: object = document
    for place, key in enumerate(keys):
        if isinstance(value, list):
            if keys[place:] == ["#"]:
                return len(value)
            raise _Failure(f"{'.'.join(keys)}: {'.'.join(keys[:place])} is a list, only .# can follow")
        if not isinstance(value, dict) or key not in value:
            return _MISSING
        value = value[key]
    return value


def _ordered(value: object, keys: Sequence[str], multisets: Sequence[str]) -> object:
    """The value with every list in it sorted whose order means nothing."""
    if isinstance(value, dict):
        return {key: _ordered(below, [*keys, key], multisets) for key, below in value.items()}
    if isinstance(value, list) and any(_matches(keys, pattern.split(".")) for pattern in multisets):
        return sorted(value, key=_text)
    return value


def _matches(keys: Sequence[str], pattern: Sequence[str]) -> bool:
    return len(keys) == len(pattern) and all(
        wanted in ("*", key) for key, wanted in zip(keys, pattern, strict=True)
    )


def _text(value: object) -> str:
    """JSON, so that `true` is not 1 and `1.0` not 1."""
    return "absent" if value is _MISSING else json.dumps(value, sort_keys=True, ensure_ascii=False)


def _wrong_moves(game: AnyGame, state: State, step: StepFile) -> Iterator[str]:
    for text in step.legal:
        refusal = _refusal(game, state, text)
        if refusal is not None:
            yield f"{text!r} is {_described(refusal)}, expected legal"
    for text in step.not_legal:
        if _refusal(game, state, text) is None:
            yield f"{text!r} is legal, expected not"


def _refusal(game: AnyGame, state: State, text: str) -> Refusal | None:
    """Why the move would not be accepted now; None if it would."""
    try:
        seat, words = split_move(text)
        game.check(state, seat, game.parse_action(words))
    except (IllegalAction, MalformedAction) as refusal:
        return refusal
    return None
