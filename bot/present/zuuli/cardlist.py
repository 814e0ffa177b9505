"""The cards there are, with where each number comes from: a reconstruction is shown as one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.present.ids import Verb, verb_id
from bot.present.lines import wrapped
from bot.present.parts import Board as CodeBlock
from bot.present.parts import Button
from bot.present.presenter import Decision
from bot.present.text import escaped
from bot.present.zuuli.cards import kind_of, named, printed, rule_of, sign
from bot.present.zuuli.position import deck_at
from bot.tables import Table
from bot.words import Words
from engine.games.zuuli.cards import Deck, Face
from engine.games.zuuli.deck import BUILT_IN, deck_of
from engine.games.zuuli.kinds import Provenance

PAGE = 8
"""Cards on a page."""

_KINDS = ("enclosure", "animal", "upgrade")
_TITLE, _NOTICE = 40, 300


def panel(table: Table, argument: str, words: Words) -> tuple[str, list[str | CodeBlock], Decision]:
    """A page of the list; what players are to be told of the deck stands above it."""
    deck = deck_at(table)
    pages = paged((deck.new_plot, *deck.faces), PAGE)
    page = read_page(argument, len(pages))
    told = notice(deck, words)
    lines = [told] if told else []
    for face in pages[page - 1]:
        lines += _face(face, words)
    title = words("zuuli-cards-title", title=escaped(deck.title, _TITLE), page=page, pages=len(pages))
    return title, list(lines), Decision((page_buttons(table, Verb.CARDS, pages, page, words),), looks=1)


def paged(faces: Sequence[Face], size: int) -> list[list[Face]]:
    """So many cards on a page; a kind begins a page."""
    found: list[list[Face]] = []
    for kind in _KINDS:
        alike = [face for face in faces if kind_of(face) == kind]
        found += [alike[start : start + size] for start in range(0, len(alike), size)]
    return found


def read_page(argument: str, pages: int) -> int:
    """The page that was asked for, or the nearest there is."""
    page = int(argument) if argument.isdecimal() and len(argument) < 4 else 1
    return min(max(page, 1), pages)


def notice(deck: Deck, words: Words) -> str:
    """What players are to be told of these cards; of ours in their language."""
    if deck.value in BUILT_IN:
        return words("zuuli-notice")
    return escaped(deck.notice, _NOTICE) if deck.notice else ""


def _face(face: Face, words: Words) -> Iterator[str]:
    copies = f"{face.copies} × " if face.copies > 1 else ""
    numbers = printed(face, words)
    yield from wrapped([f"{copies}{sign(face)} **{named(face, words)}**", *([numbers] if numbers else [])])
    for said in (rule_of(face, words), sources(face, words)):
        if said:
            yield f"└ {said}"


def sources(face: Face, words: Words) -> str:
    """`name, value sourced · rest made up`: nothing where the deck file does not say."""
    by_source: dict[Provenance, list[str]] = {}
    for field, source in face.provenance.items():
        by_source.setdefault(source, []).append(words("zuuli-field", field=field))
    parts = [
        words("zuuli-source", source=source.name.lower(), fields=", ".join(by_source[source]))
        for source in Provenance
        if source in by_source and source is not Provenance.RECONSTRUCTED
    ]
    if Provenance.RECONSTRUCTED in by_source:
        is_all = len(by_source) == 1
        parts.append(words("zuuli-source-all-ours") if is_all else words("zuuli-source-rest-ours"))
    return " · ".join(parts)


def page_buttons(
    table: Table, verb: Verb, pages: Sequence[Sequence[Face]], page: int, words: Words
) -> tuple[Button, ...]:
    """The page before and after, then where the kinds begin."""
    firsts = {kind_of(faces[0]): number for number, faces in reversed(list(enumerate(pages, 1)))}
    wanted = {f"◀ {page - 1}": page - 1, f"{page + 1} ▶": page + 1}
    places = [(label, number) for label, number in wanted.items() if 1 <= number <= len(pages)]
    taken = {page, page - 1, page + 1}
    places += [
        (words("zuuli-kind", kind=kind), firsts[kind])
        for kind in _KINDS
        if kind in firsts and firsts[kind] not in taken
    ]
    return tuple(
        Button(verb_id(table.match_id, table.number, verb, number), label) for label, number in places[:5]
    )


def terms(value: str, words: Words) -> list[str]:
    """For a lobby: the deck by its title, and what players are to be told of it.

    An owner's file goes by its name until the game begins.
    """
    if value not in BUILT_IN and "\n" not in value:
        return [words("zuuli-options-deck", title=escaped(value, _TITLE))]
    deck = deck_of(value)
    title = escaped(deck.title, _TITLE)
    if deck.value in BUILT_IN:
        return [words("zuuli-options-reconstruction", title=title)]
    return [words("zuuli-options-deck", title=title), *([notice(deck, words)] if deck.notice else [])]
