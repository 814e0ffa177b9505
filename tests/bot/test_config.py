"""Settings: defaults, file, environment, and one line of advice for what cannot be used."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from bot.config import Config, ConfigError, load_config, sources

REPOSITORY = Path(__file__).resolve().parents[2]


def write(folder: Path, text: str) -> Path:
    file = folder / "config.toml"
    file.write_text(text, encoding="utf-8")
    return file


def test_everything_has_a_default(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert load_config(None, {}) == Config()
    assert Config().token is None


def test_the_example_file_is_the_defaults_and_names_every_setting(tmp_path: Path) -> None:
    text = (REPOSITORY / "config.example.toml").read_text(encoding="utf-8")
    loaded = load_config(write(tmp_path, text), {})
    assert loaded == Config(database=tmp_path / "zoo-referee.sqlite")
    assert all(f"\n{name} = " in text for name in Config.model_fields)


def test_config_toml_of_the_current_folder_is_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write(tmp_path, 'language = "de"')
    monkeypatch.chdir(tmp_path)
    assert load_config(None, {}).language == "de"


@pytest.mark.parametrize("level", ["info", "Info", "INFO"])
def test_the_log_level_in_any_case(tmp_path: Path, level: str) -> None:
    assert load_config(write(tmp_path, f'log_level = "{level}"'), {}).log_level == "INFO"


def test_where_the_settings_come_from(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert sources(None, {"OTHER": "x"}) == "none, defaults"
    assert sources(None, {"ZOO_REFEREE_LANGUAGE": "de"}) == "the environment"
    write(tmp_path, "")
    assert sources(None, {}) == "config.toml"
    assert sources(Path("mine.toml"), {"ZOO_REFEREE_TOKEN": "x"}) == "mine.toml and the environment"


def test_the_environment_wins(tmp_path: Path) -> None:
    file = write(tmp_path, 'language = "de"\nguilds = [1]')
    config = load_config(file, {"ZOO_REFEREE_LANGUAGE": "en", "ZOO_REFEREE_GUILDS": "2, 3", "OTHER": "x"})
    assert (config.language, config.guilds) == ("en", (2, 3))


def test_paths_count_from_the_file(tmp_path: Path) -> None:
    config = load_config(write(tmp_path, 'database = "games.sqlite"\ndecks = "/srv/decks"'), {})
    assert (config.database, config.decks) == (tmp_path / "games.sqlite", Path("/srv/decks"))


def test_an_empty_token_is_none() -> None:
    assert load_config(None, {"ZOO_REFEREE_TOKEN": " "}).token is None


@pytest.mark.parametrize(
    ("text", "advice"),
    [
        ('token = \nlanguage = "de"', "is not valid TOML: look at line 1"),
        ('tokn = "secret-1234"', "Unknown setting 'tokn'"),
        ('language = "fr"', "Setting 'language': input should be 'en' or 'de'."),
        ("token = 12345678", "Setting 'token'"),
        ('token = "secret 1234"', "Setting 'token'"),
        ('guilds = ["here"]', "Setting 'guilds': a list of numbers, as [123]."),
        ('guilds = "abc"', "Setting 'guilds': a list of numbers, as [123]."),
        ("guilds = 5", "Setting 'guilds': a list of numbers, as [123]."),
        ('log_level = "loud"', "Setting 'log_level': input should be"),
        ("log_level = 5", "Setting 'log_level'"),
        ("open_games_per_host = 0", "Setting 'open_games_per_host'"),
        ('[token]\nsecret = "secret-1234"', "Setting 'token'"),
        (f"guilds = [{'1234' * 1500}]", "is not valid TOML: check"),
        (f"guilds = {'[' * 3000}{']' * 3000}", "is not valid TOML: check"),
        ('database = "a\\u0000b"', "Setting 'database': it has a zero byte in it."),
        ('decks = "a\\u0000b"', "Setting 'decks': it has a zero byte in it."),
    ],
)
def test_a_broken_file_is_one_line_of_advice_without_its_contents(
    tmp_path: Path, text: str, advice: str
) -> None:
    with pytest.raises(ConfigError) as raised:
        load_config(write(tmp_path, text), {})
    said = str(raised.value)
    assert advice in said
    assert "\n" not in said
    assert "1234" not in said
    assert raised.value.__cause__ is None


def test_a_named_file_must_be_there(tmp_path: Path) -> None:
    with pytest.raises(ConfigError, match=r"cannot be read: No such file"):
        load_config(tmp_path / "none.toml", {})


def test_a_file_that_is_no_text(tmp_path: Path) -> None:
    file = tmp_path / "config.toml"
    file.write_bytes(b"\xff\xfe")
    with pytest.raises(ConfigError, match="not UTF-8"):
        load_config(file, {})


def test_a_file_may_begin_with_a_byte_order_mark(tmp_path: Path) -> None:
    assert load_config(write(tmp_path, '\ufefflanguage = "de"'), {}).language == "de"


def test_the_token_is_never_printed() -> None:
    config = load_config(None, {"ZOO_REFEREE_TOKEN": "secret-1234"})
    assert config.token is not None
    assert config.token.get_secret_value() == "secret-1234"
    assert "1234" not in f"{config} {config!r} {config.model_dump()} {config.model_dump_json()}"


class TestDecks:
    @pytest.fixture
    def config(self, tmp_path: Path) -> Config:
        folder = tmp_path / "decks" / "duell"
        folder.mkdir(parents=True)
        (folder / "home.toml").write_text("[deck]\n", encoding="utf-8")
        (folder / "odd name!.toml").write_text("", encoding="utf-8")
        return Config(decks=tmp_path / "decks")

    def test_a_deck_is_found_by_name(self, config: Config) -> None:
        assert config.deck("duell", "home") == "[deck]\n"
        assert config.deck_names("duell") == ["home"]

    @pytest.mark.parametrize(
        ("text", "value"), [("", "\n"), ("# mine", "# mine\n"), ("\ufeff# mine\n", "# mine\n")]
    )
    def test_a_deck_is_never_taken_for_a_name(self, config: Config, text: str, value: str) -> None:
        assert config.decks is not None
        (config.decks / "duell" / "short.toml").write_text(text, encoding="utf-8")
        assert config.deck("duell", "short") == value

    def test_a_pipe_is_no_deck(self, config: Config) -> None:
        """Opening it would wait for somebody to write, and every game with it."""
        assert config.decks is not None
        os.mkfifo(config.decks / "duell" / "pipe.toml")
        assert config.deck("duell", "pipe") is None

    def test_a_name_too_long_for_any_folder(self) -> None:
        assert Config(decks=Path("x" * 5000)).deck_names("duell") == []

    @pytest.mark.parametrize("name", ["away", "../duell/home", "", "odd name!", "/etc/passwd"])
    def test_other_names_find_nothing(self, config: Config, name: str) -> None:
        assert config.deck("duell", name) is None

    def test_no_folder_no_decks(self) -> None:
        assert Config().deck("duell", "home") is None
        assert Config().deck_names("duell") == []
