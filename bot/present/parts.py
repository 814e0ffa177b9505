"""The neutral message model, and the only door to Discord's own: here its limits are kept.

Discord refuses a whole message that breaks one limit, so every text is measured as its clients do (UTF-16
code units) and cut; a panel never is the reason that a move fails.
"""

from __future__ import annotations

import io
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from enum import Enum, StrEnum
from typing import TypedDict

import discord

from bot.present.ids import parse_id
from bot.present.text import ELLIPSIS, cut_units, unbroken, units

CONTENT_CAP = 2000
TITLE_CAP = 256
DESCRIPTION_CAP = 4096
FOOTER_CAP = 2048
EMBED_CAP = 5900
"""Discord says 6000 over title, description and footer."""
ID_CAP = 100
LABEL_CAP = 80
OPTION_CAP = 100
PLACEHOLDER_CAP = 150
OPTIONS_CAP = 25
ROW_CAP = 5
ROWS_CAP = 5
MENTIONS_CAP = 100
MODAL_CAP = 45
"""Title and field labels of a modal."""
PLACEHOLDER_CAP_OF_FIELDS = 100
ALT_CAP = 1024
"""The description of an attachment."""
ANSWER_CAP = 80
"""What may be typed into one."""

TEXT = "text"
"""The field of a modal."""

_FENCE = "```"


class Style(StrEnum):
    """What a button is for; colours only say it again."""

    MOVE = "move"
    """A decision of the game."""
    BEST = "best"
    """A decision that pays, or the way back to one's own game."""
    LOOK = "look"
    """Shows something and changes nothing."""
    UNDO = "undo"
    """Takes back, ends, leaves."""


class Colour(Enum):
    """The stripe beside an embed."""

    OPEN = 0x4F9D69
    """A game that looks for players, or a decision of the reader."""
    GAME = 0x3E7CB1
    OVER = 0xD9A441
    REFUSAL = 0xB5534C


_STYLES = {
    Style.MOVE: discord.ButtonStyle.primary,
    Style.BEST: discord.ButtonStyle.success,
    Style.LOOK: discord.ButtonStyle.secondary,
    Style.UNDO: discord.ButtonStyle.danger,
}


@dataclass(frozen=True, slots=True)
class Button:
    """A button by its custom id, or a link when it has a `url`."""

    id: str
    label: str
    style: Style = Style.LOOK
    disabled: bool = False
    url: str = ""


@dataclass(frozen=True, slots=True)
class MenuOption:
    """One line of a menu. `what` is as in bot.present.ids: a move text or `!verb argument`."""

    what: str
    label: str
    detail: str = ""


@dataclass(frozen=True, slots=True)
class Menu:
    """A drop-down list: one press to open, one to choose."""

    id: str
    placeholder: str
    options: tuple[MenuOption, ...]


Row = tuple[Button, ...] | Menu


@dataclass(frozen=True, slots=True)
class Board:
    """Lines in a code block, where columns line up."""

    lines: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Image:
    """A picture: the name of its file, and in words what it shows to those who see it."""

    name: str
    png: bytes = field(repr=False)
    alt: str


@dataclass(frozen=True, slots=True)
class Panel:
    """A message. `mentions` are the people its content names by `<@id>`: only a call opens them."""

    content: str = ""
    title: str = ""
    lines: tuple[str | Board, ...] = ()
    footer: str = ""
    colour: Colour = Colour.GAME
    rows: tuple[Row, ...] = ()
    mentions: tuple[int, ...] = ()
    image: Image | None = None

    @property
    def buttons(self) -> list[Button]:
        """All buttons, in reading order."""
        return [button for row in self.rows if not isinstance(row, Menu) for button in row]

    @property
    def menus(self) -> list[Menu]:
        """All menus, in reading order."""
        return [row for row in self.rows if isinstance(row, Menu)]


@dataclass(frozen=True, slots=True)
class Question:
    """A modal with one line of text to be filled in. Its id is as a button's; the text may be left empty."""

    id: str
    title: str
    label: str
    hint: str


class Message(TypedDict):
    """Keyword arguments that sending and editing share."""

    content: str | None
    embeds: list[discord.Embed]
    view: discord.ui.View
    allowed_mentions: discord.AllowedMentions


class Edited(Message):
    """Keyword arguments for editing: files that are not named go."""

    attachments: list[discord.File]


def to_discord(panel: Panel, *, call: bool = False) -> Message:
    """The panel as discord.py takes it, within every limit, without its file.

    `call` lets its mentions ring.
    """
    called = [discord.Object(user) for user in panel.mentions[:MENTIONS_CAP]] if call else []
    embed = _embed(panel)
    return {
        "content": cut_units(unbroken(panel.content), CONTENT_CAP) or None,
        "embeds": [] if embed is None else [embed],
        "view": _view(panel.rows),
        "allowed_mentions": discord.AllowedMentions(
            everyone=False, roles=False, users=called, replied_user=False
        ),
    }


def to_edit(panel: Panel) -> Edited:
    """The panel in place of whatever a message was: an old picture goes."""
    return {**to_discord(panel), "attachments": files_of(panel)}


def files_of(panel: Panel) -> list[discord.File]:
    """Its picture, to be sent once."""
    image = panel.image
    if image is None:
        return []
    return [discord.File(io.BytesIO(image.png), image.name, description=cut_units(image.alt, ALT_CAP))]


def to_modal(question: Question) -> discord.ui.Modal:
    """The question as discord.py takes it. What was typed comes with the modal's id; its field is `TEXT`."""
    modal = discord.ui.Modal(title=cut_units(question.title, MODAL_CAP), custom_id=question.id, timeout=None)
    field: discord.ui.TextInput[discord.ui.Modal] = discord.ui.TextInput(
        label=cut_units(question.label, MODAL_CAP),
        placeholder=cut_units(question.hint, PLACEHOLDER_CAP_OF_FIELDS),
        custom_id=TEXT,
        required=False,
        max_length=ANSWER_CAP,
    )
    modal.add_item(field)
    return modal


class _StatelessView(discord.ui.View):
    """Components that the library sends but does not keep: presses find their way by the id alone."""

    def is_finished(self) -> bool:
        return True


def _embed(panel: Panel) -> discord.Embed | None:
    if not (panel.title or panel.lines or panel.footer or panel.image):
        return None
    title = cut_units(panel.title, TITLE_CAP)
    footer = cut_units(panel.footer, FOOTER_CAP)
    room = min(DESCRIPTION_CAP, EMBED_CAP - units(title) - units(footer))
    lines = [line if isinstance(line, Board) else unbroken(line) for line in panel.lines]
    embed = discord.Embed(
        title=title or None, description=described(lines, room) or None, colour=panel.colour.value
    )
    if footer:
        embed.set_footer(text=footer)
    if panel.image is not None:
        embed.set_image(url=f"attachment://{panel.image.name}")
    return embed


def described(lines: Iterable[str | Board], room: int) -> str:
    """The lines as one text of at most `room` units; code blocks stay closed whatever is left out."""
    kept: list[str] = []
    room -= len(ELLIPSIS) + 1  # so that there is always room to say that something is missing
    for line in lines:
        text = _fenced(line, room) if isinstance(line, Board) else line
        room -= units(text) + 1
        if room < 0:
            return "\n".join([*kept, ELLIPSIS])
        kept.append(text)
    return "\n".join(kept)


def _fenced(board: Board, room: int) -> str:
    lines = list(board.lines)
    while lines and units("\n".join(lines)) + 2 * (len(_FENCE) + 1) >= room:
        lines.pop()
    return "\n".join([_FENCE, *lines, _FENCE])


def _view(rows: Sequence[Row]) -> discord.ui.View:
    view = _StatelessView(timeout=None)
    for place, row in enumerate(row for row in rows[:ROWS_CAP] if row):
        if isinstance(row, Menu):
            view.add_item(_select(row, place))
        else:
            for button in row[:ROW_CAP]:
                view.add_item(_button(button, place))
    return view


def _button(button: Button, place: int) -> discord.ui.Button[discord.ui.View]:
    label = cut_units(button.label, LABEL_CAP)
    if button.url:
        return discord.ui.Button(label=label, url=button.url, row=place)
    assert len(button.id) <= ID_CAP, button.id
    assert parse_id(button.id) is not None, button.id
    return discord.ui.Button(
        custom_id=button.id, label=label, style=_STYLES[button.style], disabled=button.disabled, row=place
    )


def _select(menu: Menu, place: int) -> discord.ui.Select[discord.ui.View]:
    return discord.ui.Select(
        custom_id=menu.id,
        placeholder=cut_units(menu.placeholder, PLACEHOLDER_CAP),
        options=[
            discord.SelectOption(
                label=cut_units(option.label, OPTION_CAP),
                value=option.what,
                description=cut_units(option.detail, OPTION_CAP) or None,
            )
            for option in menu.options[:OPTIONS_CAP]
        ],
        row=place,
    )
