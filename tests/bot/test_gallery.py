"""`python -m bot gallery`."""

from __future__ import annotations

from PIL import Image

from bot.__main__ import main
from bot.commands import gallery
from bot.commands.failures import Exit
from bot.pictures import Theme
from bot.words import words_in
from engine.registry import games


def test_it_draws_every_kind_in_both_languages_and_themes(tmp_path, capsys, monkeypatch):
    few = [kind for kind in gallery.kinds() if "duell" in kind.name or "zooloretto-2" in kind.name]
    monkeypatch.setattr(gallery, "kinds", lambda: iter(few))
    assert main(["gallery", str(tmp_path / "new")]) == Exit.OK
    files = sorted(path.name for path in (tmp_path / "new").glob("*.png"))
    assert "duell-2-midgame-table-de-light.png" in files
    assert "zooloretto-2-midgame-zoo-en-dark.png" in files
    assert not any("hand" in name for name in files)
    assert f"{len(files)} pictures" in capsys.readouterr().out
    page = (tmp_path / "new" / "index.html").read_text(encoding="utf-8")
    assert page.count("<img") == len(files)
    assert page.count('alt=""') == 0
    with Image.open(tmp_path / "new" / files[0]) as first:
        assert first.width == 800


def test_every_kind_of_every_game_is_in_it():
    names = [kind.name for kind in gallery.kinds()]
    assert len({*names}) == len(names)
    for key, game in games().items():
        midgames = [f"{key}-{seats}-midgame" for seats in game.info.seat_counts]
        expected = {
            f"{position}-{kind}" for position in [*midgames, f"{key}-largest"] for kind in ("table", "zoo")
        }
        assert expected <= {*names}
    words = words_in("en")
    drawn = {kind.name for kind in gallery.kinds() if kind.draw(kind.table, words, Theme.DARK) is not None}
    hands = {"zuuli-opening-hand", *(f"zuuli-{seats}-midgame-hand" for seats in range(1, 6))}
    assert {name for name in drawn if name.endswith("-hand")} == hands
    assert "zuuli-building-zoo" in drawn


def test_without_what_draws_it_says_so(tmp_path, capsys, monkeypatch):
    monkeypatch.setattr(gallery, "are_available", lambda: False)
    assert main(["gallery", str(tmp_path)]) == Exit.FAILED
    assert capsys.readouterr().err.startswith("zoo-referee: what draws pictures")
