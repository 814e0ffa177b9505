from __future__ import annotations

from pathlib import Path

import pytest

from bot.commands import act_speed, store_speed
from engine.registry import AnyGame, games


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.info.key)
def test_a_move_is_measured_beside_a_bare_commit(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: AnyGame
) -> None:
    monkeypatch.setattr(act_speed, "MOVES", 60)  # enough for a second game of the shortest to begin
    act, bare = act_speed.measure_act(tmp_path, game)
    assert act > 0
    assert bare > 0


def test_the_bench_tells_both(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(act_speed, "MOVES", 5)
    monkeypatch.setattr(act_speed, "BLOCK", 5)
    rows = [row() for row in store_speed.measures()]
    assert [row.unit for row in rows] == ["ms", "commits"]
    assert rows[1].bar == 3
    assert list(tmp_path.iterdir()) == []
