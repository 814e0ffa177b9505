"""Words in the reader's language, from the Fluent files of `locales`. No other module holds a sentence."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern

LANGUAGES: Final = ("en", "de")
"""Every language there is; the first is the one to fall back on."""

LOCALES = Path(__file__).parent / "locales"

Arg = str | int

_log = logging.getLogger(__name__)


class MissingWords(LookupError):
    """A message, an attribute or a variable is missing in a language."""


class Words:
    """One language: `words("key", name="value")`; `words("key.attribute")` reads an attribute.

    What is missing is said in English, at worst by its key, and logged: a gap in the words never stops a
    game. `strict` raises `MissingWords` instead, for tests.
    """

    def __init__(self, language: str, *, strict: bool = False) -> None:
        assert language in LANGUAGES, language
        self.language = language
        self.strict = strict

    def __call__(self, key: str, /, **args: Arg) -> str:
        """The message with its variables filled in."""
        for language in dict.fromkeys((self.language, LANGUAGES[0])):
            said, trouble = _formatted(language, key, args)
            if not trouble:
                return said
            if self.strict:
                raise MissingWords(f"{key} ({language}): {trouble}")
            _log.error("No words for %s in %s: %s", key, language, trouble)
            if said:
                return said
        return key

    def has(self, key: str) -> bool:
        """Whether there is such a message (with that attribute)."""
        return _pattern(self.language, key) is not None


@cache
def words_in(language: str) -> Words:
    """The words of a language; an unknown one is spoken in English."""
    return Words(language if language in LANGUAGES else LANGUAGES[0])


def language_of_locale(locale: str | None) -> str | None:
    """The language for a Discord locale (`de`, `en-GB`, …); None when we do not speak it."""
    language = (locale or "").partition("-")[0]
    return language if language in LANGUAGES else None


@cache
def bundle(language: str) -> FluentBundle:
    """All files of a language as one bundle. Names are cleaned, so no isolating characters are needed."""
    found = FluentBundle([language], use_isolating=False)
    for file in sorted((LOCALES / language).glob("*.ftl")):
        found.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return found


def _pattern(language: str, key: str) -> Pattern | None:
    name, _, attribute = key.partition(".")
    messages = bundle(language)
    if not messages.has_message(name):
        return None
    message = messages.get_message(name)
    return message.attributes.get(attribute) if attribute else message.value


def _formatted(language: str, key: str, args: Mapping[str, Arg]) -> tuple[str, str]:
    """The text, and what is wrong with it (nothing when all is well)."""
    pattern = _pattern(language, key)
    if pattern is None:
        return "", "no such message"
    said, errors = bundle(language).format_pattern(pattern, dict(args))
    return str(said), "; ".join(str(error) for error in errors)
