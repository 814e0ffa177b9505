"""Games are found by scanning: adding one edits no list."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import engine.games
from engine import registry


@pytest.fixture
def another_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    package = tmp_path / "two_bowls_found_by_scanning"
    package.mkdir()
    (package / "__init__.py").write_text("from tests.contract.tiny import GAME as GAME\n")
    monkeypatch.setattr(engine.games, "__path__", [*engine.games.__path__, str(tmp_path)])
    registry.games.cache_clear()
    yield
    registry.games.cache_clear()


def test_every_package_of_games_is_found_by_its_key():
    folders = {path.parent.name for path in Path(engine.games.__path__[0]).glob("*/__init__.py")}
    assert set(registry.games()) == folders
    assert list(registry.games()) == sorted(registry.games())


@pytest.mark.usefixtures("another_game")
def test_a_new_package_is_found_by_itself():
    assert registry.game_of("tiny").info.title == "Two Bowls"


def test_an_unknown_game_is_a_key_error():
    with pytest.raises(KeyError):
        registry.game_of("poker")
