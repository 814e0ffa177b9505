"""`engine/` does no I/O and imports only the harmless half of the standard library and pydantic."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import engine

ROOT = Path(engine.__path__[0])
FILES = sorted(ROOT.rglob("*.py"))

BANNED_MODULES = {
    "asyncio", "time", "datetime", "logging", "os", "io", "secrets", "socket", "subprocess", "threading",
    "multiprocessing", "sqlite3", "pickle", "shelve", "tempfile", "shutil", "urllib", "http", "sys", "uuid",
}  # fmt: skip
ALLOWED_PACKAGES = {"engine", "pydantic", "pydantic_core"}  # the last is pydantic's own inside
BANNED_CALLS = {"open", "input", "print", "exec", "eval", "__import__"}
BANNED_NAMES = {"copy.deepcopy", "dataclasses.asdict", "dataclasses.astuple", "deepcopy", "asdict", "astuple"}


def imports(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def names(tree: ast.AST) -> Iterator[str]:
    """Every name and attribute that is used, as it is written."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Name | ast.Attribute):
            yield ast.unparse(node)
        elif isinstance(node, ast.ImportFrom):
            yield from (alias.name for alias in node.names)


def offences(source: str) -> list[str]:
    tree = ast.parse(source)
    found = []
    for name in imports(tree):
        top = name.split(".")[0]
        if top in BANNED_MODULES or top not in {*ALLOWED_PACKAGES, *sys.stdlib_module_names}:
            found.append(f"imports {name}")
        # `Random` is only a type here: generators are handed in.
        if top == "random" and name != "random.Random":
            found.append(f"imports {name}")
    called = {node.func for node in ast.walk(tree) if isinstance(node, ast.Call)}
    for function in called:
        text = ast.unparse(function)
        if text in BANNED_CALLS or text in ("Random", "random.Random"):
            found.append(f"calls {text}")
    found += [f"uses {name}" for name in names(tree) if name in BANNED_NAMES]
    return found


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_the_engine_is_pure(path: Path):
    assert offences(path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    "source",
    [
        "import os",
        "import os.path",
        "from time import monotonic",
        "import asyncio",
        "import logging",
        "import discord",
        "from sqlalchemy import select",
        "import random",
        "from random import shuffle",
        "from random import Random\nRandom(3)",
        "import copy\ncopy.deepcopy([])",
        "from copy import deepcopy",
        "import dataclasses\ndataclasses.asdict(x)",
        "from dataclasses import asdict",
        "open('x')",
        "print('x')",
    ],
)
def test_what_is_impure_is_found(source: str):
    assert offences(source)


def test_what_is_pure_is_let_through():
    assert not offences("from random import Random\nfrom copy import copy\nimport pydantic\nimport hashlib")


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_modules_stay_short(path: Path):
    assert len(path.read_text(encoding="utf-8").splitlines()) < 500


def test_only_components_are_read_from_files():
    """The engine's only files are its own component data, read at import."""
    readers = {
        path.relative_to(ROOT).as_posix()
        for path in FILES
        if any(
            name.split(".")[-1] in ("read_text", "read_bytes") for name in names(ast.parse(path.read_text()))
        )
    }
    assert all(reader.endswith("components.py") for reader in readers)
