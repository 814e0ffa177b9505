"""Beyond one game: lists of games, settings, whether the bot may do what it has to."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bot.present.ids import Verb, verb_id
from bot.present.parts import Button, Colour, Panel, Row, Style
from bot.present.people import names, place_link, since
from bot.present.table import game_name
from bot.present.text import escaped
from bot.tables import BoardForm, Lobby, Summary
from bot.words import LANGUAGES, Words
from engine.core.game import Seat

NEEDED = ("view_channel", "send_messages", "embed_links", "read_message_history")
"""Discord permissions without which no table comes about."""

HELPFUL = ("create_public_threads", "send_messages_in_threads", "attach_files")
"""Discord permissions that make a table better."""

NOWHERE = "here"
"""What ids carry that belong to no game."""

AUTO = "auto"
"""No choice of one's own."""

_LISTED = 10


# --- lists of games ---------------------------------------------------------------------------------------


def games_panel(
    mine: Sequence[Summary], here: Sequence[Summary], lobbies: Sequence[Lobby], words: Words, reader: int
) -> Panel:
    """The reader's games, those that wait for them first; open lobbies; the other games of the server."""
    own = {game.match_id for game in mine}
    others = [game for game in here if game.match_id not in own]
    lines = [
        *_listed(words("games-mine"), [_game_line(game, words, reader) for game in mine]),
        *_listed(words("games-open"), [_lobby_line(lobby, words) for lobby in lobbies]),
        *_listed(words("games-running"), [_game_line(game, words, reader) for game in others]),
    ]
    return Panel(title=words("games-title"), lines=tuple(lines) or (words("games-none"),))


def _listed(head: str, lines: Sequence[str]) -> Iterator[str]:
    if lines:
        yield head
        yield from lines[:_LISTED]
        if len(lines) > _LISTED:
            yield "…"


def _game_line(game: Summary, words: Words, reader: int) -> str:
    place = place_link(game.place.play_id)
    facts = {
        "game": game_name(game.game, words, short=True),
        "place": place,
        "since": since(game.to_move_since),
    }
    movers = [game.people[seat - 1] for seat in sorted(game.actors)]
    if reader not in {person.id for person in movers}:
        return words("games-other-turn", names=names(game.people), mover=names(movers), **facts)
    others = [person for person in game.people if person.id != reader]
    if not others:
        return words("games-alone-turn", **facts)
    return words("games-your-turn", names=names(others), **facts)


def _lobby_line(lobby: Lobby, words: Words) -> str:
    return words(
        "games-lobby",
        game=game_name(lobby.game, words, short=True),
        name=escaped(lobby.host.name),
        joined=len(lobby.joined),
        seats=lobby.capacity,
        place=place_link(lobby.place.play_id),
    )


def summary_label(game: Summary, words: Words, reader: int) -> str:
    """A game in an autocompletion list."""
    others = [person for person in game.people if person.id != reader]
    is_due = reader in {game.people[Seat(seat) - 1].id for seat in game.actors}
    label = f"{game_name(game.game, words, short=True)}: {', '.join(person.name for person in others)}"
    return f"▶ {label}" if is_due else label


# --- settings ---------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Boards:
    """How boards are shown: what the reader chose (None: as the channel), and the channel's."""

    own: BoardForm | None
    here: BoardForm


def settings_panel(
    own: str | None,
    here: str | None,
    words: Words,
    *,
    spoken_own: str,
    spoken_here: str,
    may_change_here: bool,
    boards: Boards | None = None,
) -> Panel:
    """The languages chosen (None: auto) and what is spoken by that, for the reader and for the channel.

    `boards` only where there are pictures.
    """
    own_says = _language(own, "language-auto-own", spoken_own, words)
    here_says = _language(here, "language-auto-here", spoken_here, words)
    key = "settings-here" if may_change_here else "settings-here-fixed"
    rows: list[Row] = [_language_row(Verb.LANGUAGE, own, words, "")]
    if may_change_here:
        rows.append(_language_row(Verb.PLACE_LANGUAGE, here, words, words("settings-here-row")))
    lines = [words("settings-own", language=own_says), words(key, language=here_says)]
    if boards is not None:
        lines += _board_lines(boards, words)
        rows.append(_own_board_row(boards, words))
        if may_change_here:
            rows.append(_here_board_row(boards, words))
    return Panel(title=words("settings-title"), lines=tuple(lines), rows=tuple(rows))


def _board_lines(boards: Boards, words: Words) -> Iterator[str]:
    here = words(f"board-{boards.here}")
    own = words("board-auto-own", form=here) if boards.own is None else words(f"board-{boards.own}")
    yield words("settings-board-own", form=own)
    yield words("settings-board-here", form=here)


def _own_board_row(boards: Boards, words: Words) -> tuple[Button, ...]:
    chosen = boards.own or AUTO
    return tuple(
        _choice(Verb.BOARD, form, words(f"button-board-{form}"), form == chosen)
        for form in (AUTO, *BoardForm)
    )


def _here_board_row(boards: Boards, words: Words) -> tuple[Button, ...]:
    before = words("settings-here-row")
    return tuple(
        _choice(Verb.PLACE_BOARD, form, f"{before} {words(f'button-board-{form}')}", form == boards.here)
        for form in BoardForm
    )


def _choice(verb: Verb, value: str, label: str, is_chosen: bool) -> Button:
    return Button(verb_id(NOWHERE, 0, verb, value), label, Style.BEST if is_chosen else Style.LOOK)


def _language(chosen: str | None, auto: str, spoken: str, words: Words) -> str:
    if chosen:
        return words(f"language-name-{chosen}")
    return words(auto, language=words(f"language-name-{spoken}"))


def _language_row(verb: Verb, chosen: str | None, words: Words, before: str) -> tuple[Button, ...]:
    return tuple(
        _choice(verb, one, f"{before} {words(f'language-{one}')}".strip(), one == (chosen or AUTO))
        for one in (AUTO, *LANGUAGES)
    )


# --- setup ------------------------------------------------------------------------------------------------


def setup_panel(missing: Sequence[str], words: Words) -> Panel:
    """What the bot may not do here (permissions as `send_messages`), and why it matters."""
    lines = [
        *_rights(words("setup-missing"), [right for right in NEEDED if right in missing], words),
        *_rights(words("setup-optional"), [right for right in HELPFUL if right in missing], words),
    ]
    colour = Colour.REFUSAL if any(right in missing for right in NEEDED) else Colour.OPEN
    return Panel(title=words("setup-title"), lines=tuple(lines) or (words("setup-good"),), colour=colour)


def _rights(head: str, rights: Sequence[str], words: Words) -> Iterator[str]:
    if rights:
        yield head
    for right in rights:
        key = f"right-{right.replace('_', '-')}"
        yield words("setup-line", right=words(key), why=words(f"{key}.why"))


def right_name(right: str, words: Words) -> str:
    """A Discord permission as Discord's settings call it."""
    key = f"right-{right.replace('_', '-')}"
    return words(key) if words.has(key) else right.replace("_", " ")


def note_panel(words: Words, key: str, **args: str | int) -> Panel:
    """One sentence from the Fluent files."""
    return Panel(content=words(key, **args), colour=Colour.GAME)
