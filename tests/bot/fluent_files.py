"""The Fluent files of a folder, and everything that is wrong with them."""

from __future__ import annotations

import ast
from collections.abc import Collection, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

PLURALS = {"zero", "one", "two", "few", "many", "other"}
"""What languages may tell apart as they like."""

Call = tuple[str, frozenset[str], bool]
"""The key of a message, the names of its arguments, and whether there may be more of them (`**facts`)."""


@dataclass
class Pattern(Visitor):
    """What the text of a message or an attribute refers to."""

    variables: set[str] = field(default_factory=set)
    messages: set[str] = field(default_factory=set)
    unknown: set[str] = field(default_factory=set)
    variants: set[tuple[str, str]] = field(default_factory=set)
    """Of which variable, and for which value of it there is a text of its own."""

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 - Fluent's own name
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802 - Fluent's own name
        self.messages.add(node.id.name)

    def visit_TermReference(self, node: ftl.TermReference) -> None:  # noqa: N802 - Fluent's own name
        self.unknown.add(f"-{node.id.name}")

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:  # noqa: N802 - Fluent's own name
        self.unknown.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802 - Fluent's own name
        if isinstance(node.selector, ftl.VariableReference):
            for variant in node.variants:
                key = variant.key.name if isinstance(variant.key, ftl.Identifier) else variant.key.value
                if key not in PLURALS:
                    self.variants.add((node.selector.id.name, key))
        self.generic_visit(node)


class Locales:
    """All languages of a folder; the first is what the others are measured by."""

    def __init__(self, folder: Path, languages: tuple[str, ...]) -> None:
        self.folder = folder
        self.languages = languages
        self.broken: list[str] = []
        self.texts = {language: dict(self._patterns(language)) for language in languages}

    def files(self, language: str) -> list[Path]:
        return sorted((self.folder / language).glob("*"))

    def _patterns(self, language: str) -> Iterator[tuple[str, Pattern]]:
        """Each message and attribute by its key."""
        there: set[str] = set()
        for file in self.files(language):
            for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
                if isinstance(entry, ftl.Junk | ftl.Term):
                    self.broken.append(f"{language}: no message: {entry}")
                if isinstance(entry, ftl.Message):
                    parts = {entry.id.name: entry.value}
                    parts |= {f"{entry.id.name}.{one.id.name}": one.value for one in entry.attributes}
                    for key, text in parts.items():
                        if key in there:
                            self.broken.append(f"{language}: {key} twice")
                        there.add(key)
                        if text is not None:
                            pattern = Pattern()
                            pattern.visit(text)
                            yield key, pattern

    def variables(self, language: str, key: str) -> set[str]:
        """With those of the messages it is made of, which get the same variables."""
        pattern = self.texts[language][key]
        inner = (self.variables(language, one) for one in pattern.messages if one in self.texts[language])
        return pattern.variables.union(*inner)

    # ----------------------------------------------------------------- trouble

    def trouble(self, own: Collection[str] = ()) -> list[str]:
        """Everything wrong with the files by themselves. `own` are variants that a language need not have."""
        found = list(self.broken)
        first = self.languages[0]
        for language in self.languages:
            if [file.name for file in self.files(language)] != [file.name for file in self.files(first)]:
                found.append(f"{language}: other files")
            found += self._unlike(language, first, own)
            found += self._ill_formed(language)
        return found

    def _unlike(self, language: str, first: str, own: Collection[str]) -> Iterator[str]:
        """Where a language says less, more or something else than the first one."""
        texts, others = self.texts[language], self.texts[first]
        for key in texts.keys() ^ others.keys():
            yield f"{language}: {key} is {'missing' if key in others else 'unknown'}"
        for key in texts.keys() & others.keys():
            if self.variables(language, key) != self.variables(first, key):
                yield f"{language}: {key} has other variables"
            if {value for _, value in texts[key].variants ^ others[key].variants} - set(own):
                yield f"{language}: {key} has other variants"

    def _ill_formed(self, language: str) -> Iterator[str]:
        """What cannot be said, or is not as it should be when it is said."""
        bundle = FluentBundle([language], use_isolating=False)
        for file in self.files(language):
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
        for key, pattern in self.texts[language].items():
            for name in pattern.unknown | (pattern.messages - self.texts[language].keys()):
                yield f"{language}: {key} refers to {name}"
            message, _, attribute = key.partition(".")
            text = bundle.get_message(message)
            one = text.attributes[attribute] if attribute else text.value
            said, errors = bundle.format_pattern(one, dict.fromkeys(self.variables(language, key), 2))
            if errors or not str(said) or str(said) != str(said).strip() or "{" in str(said):
                yield f"{language}: {key} is said as {said!r} {errors}"

    # --------------------------------------------------------------------- use

    def unused(self, literals: set[str], families: set[str]) -> set[str]:
        """Messages that no code asks for: neither as they stand, nor put together, nor in another message."""
        texts = self.texts[self.languages[0]]
        referred = {name for pattern in texts.values() for name in pattern.messages}
        commands = {key for key in texts if key.startswith("cmd-")}
        return texts.keys() - literals - families - referred - commands

    def missing(self, calls: list[Call], families: set[str]) -> set[str]:
        """Messages that some code asks for, but that there are not."""
        return ({key for key, _, _ in calls} | families) - self.texts[self.languages[0]].keys()

    def misused(self, calls: list[Call]) -> list[str]:
        """Calls that leave a variable out, or name one that the message does not know."""
        first, found = self.languages[0], []
        for key, given, may_be_more in calls:
            if key in self.texts[first]:
                wanted = self.variables(first, key)
                if given - wanted or (wanted - given and not may_be_more):
                    found.append(f"{key} takes {sorted(wanted)}, gets {sorted(given)}")
        return found


# --- the code ---------------------------------------------------------------------------------------------


def parsed(*folders: Path) -> Iterator[ast.Module]:
    for folder in folders:
        for path in sorted(folder.rglob("*.py")):
            yield ast.parse(path.read_text(encoding="utf-8"))


def literals(*folders: Path) -> set[str]:
    """Every text that stands in the code."""
    nodes = (node for tree in parsed(*folders) for node in ast.walk(tree))
    return {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}


def calls(*folders: Path) -> list[Call]:
    """Every `words("key", …)`."""
    nodes = (node for tree in parsed(*folders) for node in ast.walk(tree))
    return [
        (
            key.value,
            frozenset(one.arg for one in node.keywords if one.arg),
            any(not k.arg for k in node.keywords),
        )
        for node in nodes
        if isinstance(node, ast.Call) and _name(node.func) == "words" and node.args
        for key in _keys(node.args[0])
    ]


def _name(function: ast.expr) -> str:
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")


def _keys(argument: ast.expr) -> list[ast.Constant]:
    """The key, or both of `"a" if … else "b"`."""
    if isinstance(argument, ast.IfExp):
        return [*_keys(argument.body), *_keys(argument.orelse)]
    is_text = isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    return [argument] if is_text else []  # type: ignore[list-item]


def prose(*folders: Path) -> set[str]:
    """Texts of the code that people could read: neither documentation, nor a log's, nor of an assertion."""
    found = set()
    for tree in parsed(*folders):
        inner = {
            id(child)
            for node in ast.walk(tree)
            if isinstance(node, ast.Assert | ast.Raise | ast.Expr) and not _says_something(node)
            for child in ast.walk(node)
        }
        found |= {
            node.value
            for node in ast.walk(tree)
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in inner
        }
    return found


def _says_something(node: ast.stmt) -> bool:
    """Whether the statement does more than to document, to check or to log."""
    if not isinstance(node, ast.Expr):
        return False
    value = node.value
    is_log = isinstance(value, ast.Call) and ast.unparse(value.func).startswith("_log.")
    return not (isinstance(value, ast.Constant) or is_log)
