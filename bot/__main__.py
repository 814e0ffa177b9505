"""The command line: `python -m bot [run | check | scenario | bench | replay | backup]`."""

from __future__ import annotations

import argparse
import importlib
import sys
from collections.abc import Sequence
from pathlib import Path

from bot.commands.failures import CommandFailure, Exit
from bot.config import ConfigError
from bot.store import StoreError, StoreInUse


def parser() -> argparse.ArgumentParser:
    """Every subcommand and option. Without a subcommand the bot runs."""
    shared = argparse.ArgumentParser(add_help=False)
    shared.add_argument(
        "--config",
        type=Path,
        metavar="FILE",
        default=argparse.SUPPRESS,
        help="settings, else config.toml if there",
    )
    shared.add_argument(
        "--database", type=Path, metavar="FILE", default=argparse.SUPPRESS, help="the file with the games"
    )
    running = argparse.ArgumentParser(add_help=False, parents=[shared])
    running.add_argument(
        "--discord", metavar="URL", default=argparse.SUPPRESS, help="a stand-in for Discord on this machine"
    )
    running.add_argument(
        "--port", type=_port, default=argparse.SUPPRESS, help="the practice page's port, else a free one"
    )
    running.add_argument(
        "--no-browser", action="store_true", default=argparse.SUPPRESS, help="only print the page's address"
    )
    whole = argparse.ArgumentParser(
        prog="python -m bot",
        description="Referees zoo games on Discord; without a token at a practice table in the browser.",
        parents=[running],
    )
    whole.set_defaults(command="run", config=None, database=None, discord=None, port=0, no_browser=False)
    commands = whole.add_subparsers(metavar="COMMAND")
    for name, parent, line in (
        ("run", running, "referee (the default)"),
        ("check", shared, "look at the settings, the token, the database and the commands"),
        ("bench", None, "measure the speed of rules, store and client"),
    ):
        _command(commands, name, line, [parent] if parent else [])
    scenario = _command(commands, "scenario", "run scenario files", [])
    scenario.add_argument("paths", nargs="+", type=Path, metavar="FILE-OR-FOLDER")
    replay = _command(commands, "replay", "play an exported game anew and compare", [])
    replay.add_argument("paths", nargs="+", type=Path, metavar="FILE")
    backup = _command(commands, "backup", "copy the database, also while the bot runs", [shared])
    backup.add_argument("target", type=Path, metavar="FILE")
    return whole


def _command(
    commands: argparse._SubParsersAction[argparse.ArgumentParser],
    name: str,
    line: str,
    parents: list[argparse.ArgumentParser],
) -> argparse.ArgumentParser:
    added: argparse.ArgumentParser = commands.add_parser(name, help=line, description=line, parents=parents)
    added.set_defaults(command=name)
    return added


def _port(text: str) -> int:
    port = int(text)
    if not 0 <= port <= 65535:
        raise ValueError
    return port


def main(given: Sequence[str] | None = None) -> int:
    """Runs one command; trouble that has a cure is one line on stderr and an exit code."""
    arguments = parser().parse_args(given)
    command = importlib.import_module(f"bot.commands.{arguments.command}")
    try:
        return int(command.run(arguments))
    except ConfigError as error:
        return _complain(Exit.CONFIG, error)
    except StoreError as error:
        return _complain(Exit.IN_USE if isinstance(error, StoreInUse) else Exit.DATABASE, error)
    except CommandFailure as failure:
        return _complain(failure.code, failure)
    except KeyboardInterrupt:
        return Exit.OK


def _complain(code: Exit, advice: Exception) -> int:
    print(f"zoo-referee: {advice}", file=sys.stderr)
    return code


if __name__ == "__main__":
    sys.exit(main())
