"""The slash commands' names and descriptions in every language, from `commands.ftl`.

A command's message is its name; `.about` describes it, `.x` and `.x-about` name and describe its option `x`.
"""

from __future__ import annotations

import discord
from discord import app_commands

from bot.words import LANGUAGES, Words, language_of_locale, words_in

_KEY = "words"


def said(key: str) -> app_commands.locale_str:
    """Any message as a string that Discord shows in each user's language."""
    return app_commands.locale_str(words_in(LANGUAGES[0])(key), **{_KEY: key})


def name(command: str) -> app_commands.locale_str:
    """The name of a command or group: `name("game-new")`."""
    return said(f"cmd-{command}")


def about(command: str) -> app_commands.locale_str:
    """Its description."""
    return said(f"cmd-{command}.about")


def option(command: str, option_name: str) -> app_commands.locale_str:
    """The name of one of its options: `option("load", "truck")`."""
    return said(f"cmd-{command}.{option_name}")


def option_about(command: str, option_name: str) -> app_commands.locale_str:
    """The description of one of its options."""
    return said(f"cmd-{command}.{option_name}-about")


class CommandTranslator(app_commands.Translator):
    """Gives discord.py the texts for every locale we speak besides the default."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """The text for that locale; None leaves the English one."""
        language = language_of_locale(str(locale))
        key = string.extras.get(_KEY)
        if key is None or language is None or language == LANGUAGES[0]:
            return None
        return Words(language)(key)
