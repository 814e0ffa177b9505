"""The recorded games hold: everything in them is true, and each shows what it is there for."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from bot.recorded import match_of, to_text, verify
from engine.registry import games
from tests.games.promises import PROMISES
from tests.games.story import story_of

FOLDER = Path(__file__).parent / "games"
CHECKER = Path(__file__).parents[1] / "docs" / "check_shuffle.py"
FILES = sorted(FOLDER.glob("*.json"))
PILES = {
    "duell": ("discard", "pile"),
    "zooloretto": ("species", "pile", "end_pile"),
    "zuuli": ("seat.1.hand", "deck"),
}
ENDS = {"duell": "final_round", "zooloretto": "end_stack", "zuuli": "three_years"}
every_file = pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)


def test_there_is_a_game_for_every_promise_and_no_other():
    assert {path.stem for path in FILES} == set(PROMISES)


def test_every_number_of_players_is_there():
    recorded = {(promise.game, promise.seats) for promise in PROMISES.values()}
    keys = {promise.game for promise in PROMISES.values()}
    assert recorded == {(key, seats) for key in keys for seats in games()[key].info.seat_counts}


@every_file
def test_everything_in_it_is_true(path: Path):
    text = path.read_text(encoding="utf-8")
    verdict = verify(text)
    assert verdict.problem is None
    assert verdict.checked == (
        "the seed and the options are those of the commitment",
        "the seats are those that the seed deals",
        "the start is the position that the seed deals",
        f"all {len(json.loads(text)['log'])} rows of the log are legal",
        f"the log leads to the position at the end: it ended by {ENDS[PROMISES[path.stem].game]}",
    )


@every_file
def test_it_shows_what_it_is_there_for(path: Path):
    story = story_of(match_of(path.read_text(encoding="utf-8")))
    promise = PROMISES[path.stem]
    assert (story.end["game"], story.end["players"]) == (promise.game, promise.seats)
    assert story.end["phase"] == "over"
    assert promise.is_kept(story)


@every_file
def test_it_is_written_as_the_bot_writes(path: Path):
    text = path.read_text(encoding="utf-8")
    assert to_text(json.loads(text)) == text


def run_checker(*paths: Path) -> subprocess.CompletedProcess[str]:
    """As anyone would, without this project on the path."""
    return subprocess.run(
        [sys.executable, "-I", str(CHECKER), *map(str, paths)], capture_output=True, text=True, check=False
    )


def test_the_stand_alone_checker_agrees():
    checked = run_checker(*FILES)
    assert checked.stderr == ""
    assert checked.returncode == 0
    for path in FILES:
        for name in ("commitment", "seats", *PILES[PROMISES[path.stem].game]):
            assert f"{path}: {name}: as recorded: " in checked.stdout
    assert "DIFFERS" not in checked.stdout


@pytest.mark.parametrize(
    ("game_name", "name"),
    [
        (game_name, name)
        for game_name in ("expert", "zooloretto-third-truck", "zuuli-an-owners-deck")
        for name in ("commitment", "seats", *PILES[PROMISES[game_name].game])
    ],
)
def test_the_stand_alone_checker_finds_what_differs(game_name: str, name: str, tmp_path: Path):
    game = json.loads((FOLDER / f"{game_name}.json").read_text(encoding="utf-8"))
    if name == "commitment":
        game["commitment"] = "0" * 64
    elif name == "seats":
        game["seated"].reverse()
    else:
        *path, last = name.split(".")
        held = game["start"]
        for key in path:
            held = held[key]
        held[last].append("bear")
    path = tmp_path / "game.json"
    path.write_text(json.dumps(game), encoding="utf-8")
    checked = run_checker(path)
    assert checked.returncode == 1
    assert f"{path}: {name}: DIFFERS: " in checked.stdout
    assert checked.stdout.count("DIFFERS") == 1
