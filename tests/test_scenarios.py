"""Every scenario file of `tests/scenarios` holds, the same way `python -m bot scenario` runs them."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from bot.scenario import run_file, scenario_files
from engine.core.codec import split_move
from engine.registry import games

FOLDER = Path(__file__).parent / "scenarios"
FILES = scenario_files([FOLDER])
every_file = pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(FOLDER)))


@every_file
def test_scenario(path: Path):
    assert run_file(path).failure is None


@every_file
def test_a_scenario_names_its_rule(path: Path):
    file = tomllib.loads(path.read_text(encoding="utf-8"))
    assert file["title"]
    assert file["rule"]


@every_file
def test_what_is_not_legal_is_at_least_a_move(path: Path):
    """A slip of the pen would be refused as well, and the scenario would say nothing."""
    file = tomllib.loads(path.read_text(encoding="utf-8"))
    for step in file.get("step", []):
        refused = [step["move"]] if step.get("refused") not in (None, False, "malformed") else []
        for text in [*step.get("not_legal", []), *refused]:
            _, words = split_move(text)
            games()[file["game"]].parse_action(words)


def test_titles_are_told_apart():
    titles = [tomllib.loads(path.read_text(encoding="utf-8"))["title"] for path in FILES]
    assert len(set(titles)) == len(titles)
