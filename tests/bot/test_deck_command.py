"""`python -m bot deck check FILE`, and decks of Zuuli from the owner's folder."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.__main__ import main
from bot.commands.check import deck_findings
from bot.commands.failures import Exit
from bot.config import Config
from engine.games.zuuli.components import DECK_FILES

ZUULI = next(iter(DECK_FILES.values()))
DUELL = "[animals]\nbear = { lightning = 2, heart = 3, plain = 2 }\n"


def check(folder: Path, text: str, capsys: pytest.CaptureFixture[str]) -> tuple[int, list[str]]:
    path = folder / "deck.toml"
    path.write_text(text, encoding="utf-8")
    code = main(["deck", "check", str(path)])
    return code, capsys.readouterr().out.splitlines()


def test_a_deck_of_zuuli_is_summed_up(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, lines = check(tmp_path, ZUULI, capsys)
    assert code == Exit.OK
    assert lines[0] == "ok  a deck of Zuuli"
    assert "90 cards" in lines[1]
    assert "enough for 1, 2, 3, 4, 5" in lines[2]
    assert "R is reconstructed" in lines[3]


def test_a_deck_of_duell_is_told_from_its_keys(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, lines = check(tmp_path, DUELL, capsys)
    found = " ".join(lines)
    assert (code == Exit.OK) == ("ok  a deck of Zooloretto Duell" in found)
    code, lines = check(tmp_path, 'markers = ["9"]\n', capsys)
    assert code == Exit.FAILED
    assert lines[0].startswith("BAD line 1: ")


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ('code = "coexist"', 'code = "coexists"', "keeper: rule.code: no such rule"),
        ('id = "tiger"', 'id = "lion"', "lion"),
        ("copies = 4", "copies = 400", "copies"),
        ('habitats = ["water"]', 'habitats = ["lava"]', "habitats"),
    ],
)
def test_everything_wrong_is_told_with_line_card_and_field(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], old: str, new: str, told: str
) -> None:
    assert old in ZUULI
    code, lines = check(tmp_path, ZUULI.replace(old, new), capsys)
    assert code == Exit.FAILED
    assert all(line.startswith("BAD line ") for line in lines)
    assert told in " ".join(lines)


def test_too_few_cards_are_told_by_players(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    few = ZUULI.split("[[upgrades]]")[0]
    few = few.replace("copies = 3", "copies = 1").replace("copies = 2", "copies = 1")
    code, lines = check(tmp_path, few, capsys)
    assert code == Exit.FAILED
    assert any("5 players need 75" in line for line in lines)


def test_what_is_no_deck_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "other.toml").write_text("x = 1\n", encoding="utf-8")
    assert main(["deck", "check", str(tmp_path / "other.toml")]) == Exit.FAILED
    assert "no deck file" in capsys.readouterr().err
    assert main(["deck", "check", str(tmp_path / "nowhere.toml")]) == Exit.USAGE
    (tmp_path / "bytes.toml").write_bytes(b"\xff\xfe")
    assert main(["deck", "check", str(tmp_path / "bytes.toml")]) == Exit.USAGE
    assert "it is no text" in capsys.readouterr().err


def test_check_looks_at_decks_of_zuuli_too(tmp_path: Path) -> None:
    (tmp_path / "zuuli").mkdir()
    (tmp_path / "zuuli" / "ours.toml").write_text(ZUULI, encoding="utf-8")
    (tmp_path / "zuuli" / "wrong.toml").write_text(ZUULI.replace("coexist", "x"), encoding="utf-8")
    config = Config(decks=tmp_path)
    assert config.deck_names("zuuli") == ["ours", "wrong"]
    found = {finding.what: finding for finding in deck_findings(config)}
    assert found["deck zuuli/ours"].code is Exit.OK
    assert found["deck zuuli/wrong"].code is Exit.FAILED


def test_check_says_which_deck_cannot_be_read(tmp_path: Path) -> None:
    (tmp_path / "zuuli" / "folder.toml").mkdir(parents=True)
    (tmp_path / "zuuli" / "bytes.toml").write_bytes(b"\xff\xfe")
    found = {finding.what: finding for finding in deck_findings(Config(decks=tmp_path))}
    for deck in ("folder", "bytes"):
        finding = found[f"deck zuuli/{deck}"]
        assert (finding.code, finding.text) == (Exit.FAILED, "cannot be read, or is no text")


def test_a_file_that_would_keep_the_reader_busy_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, (line,) = check(tmp_path, "[animals]\n" + ".".join(["a"] * 49_000) + " = 1\n", capsys)
    assert code == Exit.FAILED
    assert line == "BAD line 2: file: has 48999 dots; a line of a deck file has at most 40"
    code, (line,) = check(tmp_path, "[animals]\n" + "#" * 1_000_000, capsys)
    assert line.startswith("BAD line 1: file: has more than 100000 characters")
