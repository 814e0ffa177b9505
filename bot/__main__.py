"""The command line: `python -m bot [run | check | deck | scenario | bench | replay | backup | gallery]`."""

from __future__ import annotations

import argparse
import importlib
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from bot.commands.failures import CommandFailure, Exit
from bot.config import ConfigError
from bot.store import StoreError, StoreInUse

LAST_PORT = 65535


def parser() -> argparse.ArgumentParser:
    """Every subcommand and option. Without a subcommand the bot runs."""
    whole = argparse.ArgumentParser(
        prog="python -m bot",
        description="Referees zoo games on Discord; without a token at a practice table in the browser.",
        parents=[_running()],
    )
    whole.set_defaults(command="run", config=None, database=None, discord=None, port=0, no_browser=False)
    commands = whole.add_subparsers(metavar="COMMAND")
    _command(commands, "run", "referee (the default)", [_running()])
    _command(commands, "check", "look at the settings, the token, the database and the commands", [_shared()])
    backup = _command(commands, "backup", "copy the database, also while the bot runs", [_shared()])
    backup.add_argument("target", type=Path, metavar="FILE")
    scenario = _command(commands, "scenario", "run scenario files", [])
    scenario.add_argument("paths", nargs="+", type=Path, metavar="FILE-OR-FOLDER")
    replay = _command(commands, "replay", "play exported games anew and compare", [])
    replay.add_argument("paths", nargs="+", type=Path, metavar="FILE")
    deck = _command(commands, "deck", "look an owner's deck file over", [])
    deck.add_argument("action", choices=["check"])
    deck.add_argument("file", type=Path, metavar="FILE")
    bench = _command(commands, "bench", "measure the speed of rules, store, client and pictures", [])
    more = "games at each table that are played by the best layout (default: 50)"
    bench.add_argument("--games", type=_count, default=50, metavar="N", help=more)
    gallery = _command(commands, "gallery", "draw every kind of picture", [])
    gallery.add_argument("folder", type=Path, metavar="FOLDER")
    return whole


def _shared() -> argparse.ArgumentParser:
    """What most commands take, before or after their name: left out, it is not set."""
    shared = argparse.ArgumentParser(add_help=False, argument_default=argparse.SUPPRESS)
    shared.add_argument("--config", type=Path, metavar="FILE", help="settings, else config.toml if there")
    shared.add_argument("--database", type=Path, metavar="FILE", help="the file with the games")
    return shared


def _running() -> argparse.ArgumentParser:
    """What only running takes."""
    running = argparse.ArgumentParser(add_help=False, argument_default=argparse.SUPPRESS, parents=[_shared()])
    running.add_argument("--discord", metavar="URL", help="a stand-in for Discord on this machine")
    running.add_argument("--port", type=_port, help="the practice page's port, else a free one")
    running.add_argument("--no-browser", action="store_true", help="only print the practice page's address")
    return running


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
    if not text.isdecimal() or int(text) > LAST_PORT:
        raise argparse.ArgumentTypeError(f"a port is a number from 0 to {LAST_PORT}, not {text!r}")
    return int(text)


def _count(text: str) -> int:
    if not text.isdecimal() or int(text) == 0:
        raise argparse.ArgumentTypeError(f"a number from 1, not {text!r}")
    return int(text)


def main(given: Sequence[str] | None = None) -> int:
    """Runs one command; trouble that has a cure is one line on stderr and an exit code."""
    arguments = parser().parse_args(given)
    command = importlib.import_module(f"bot.commands.{arguments.command}")
    try:
        code = int(command.run(arguments))
        sys.stdout.flush()  # here, where it can be answered for
        return code
    except ConfigError as error:
        return _complain(Exit.CONFIG, error)
    except StoreError as error:
        return _complain(Exit.IN_USE if isinstance(error, StoreInUse) else Exit.DATABASE, error)
    except CommandFailure as failure:
        return _complain(failure.code, failure)
    except BrokenPipeError:  # whoever read the output has seen enough (`| head`)
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return Exit.FAILED
    except KeyboardInterrupt:
        return Exit.OK


def _complain(code: Exit, advice: Exception) -> int:
    print(f"zoo-referee: {advice}", file=sys.stderr)
    return code


if __name__ == "__main__":
    sys.exit(main())
