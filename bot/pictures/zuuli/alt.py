"""Tables, parks and hands in words, for those who do not see the picture."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from bot.pictures.alt import joined, listed, won
from bot.pictures.pieces import name_in_words, number
from bot.pictures.zuuli.position import public_kept, public_park
from bot.present.zuuli.cards import face_of, letters, plainly, printed
from bot.present.zuuli.position import letter, letters_of, pick_now, view_of
from bot.tables import Phase as TablePhase
from bot.tables import Table
from bot.words import Words
from engine.core.game import Seat
from engine.games.zuuli.cards import Deck
from engine.games.zuuli.kinds import CardId, Phase
from engine.games.zuuli.parks import home_in, tally_in
from engine.games.zuuli.state import Park
from engine.games.zuuli.view import ZuuliView


def table_alt(table: Table, view: ZuuliView, words: Words) -> str:
    """Who is deciding, and every park."""
    return joined(
        [*_head(table, view, words), *(_seat(table, view, seat, words) for seat in sorted(view.boards))]
    )


def park_alt(
    table: Table, seat: Seat, park: Park, beside: Sequence[CardId], is_waiting: bool, words: Words
) -> str:
    """One park with its numbers, then what waits beside it."""
    view = view_of(table)
    deck = view.options.deck
    parts = []
    for place, (enclosure, cards) in enumerate(park.items()):
        points = tally_in(deck, enclosure, cards).points
        parts.append(f"{letter(place)} {_enclosure(deck, enclosure, cards, words)} = {points}")
    key = "pictures-alt-left" if is_waiting else "pictures-alt-kept"
    waiting = [words(key, cards=_named(deck, beside, words))] if beside else []
    return joined([_points(table, view, seat, words), *parts, *waiting, *_head(table, view, words)])


def hand_alt(table: Table, cards: Sequence[CardId], picked: CardId | None, words: Words) -> str:
    """Every card with its numbers."""
    view = view_of(table)
    deck = view.options.deck
    told = listed(f"{place} {_card(deck, card, words)}" for place, card in enumerate(cards, 1))
    kept = [] if picked is None else [words("pictures-alt-picked", card=_card(deck, picked, words))]
    return joined([words("pictures-alt-hand", cards=told), *kept, *_head(table, view, words)])


def _card(deck: Deck, card: CardId, words: Words) -> str:
    face = face_of(deck, card)
    numbers, name = printed(face, words), plainly(face, words)
    return words("pictures-alt-card", name=name, numbers=numbers) if numbers else name


def _head(table: Table, view: ZuuliView, words: Words) -> list[str]:
    if view.phase is Phase.PICK:
        when = words("pictures-year-pick", year=view.year, pick=pick_now(view), picks=view.picks)
    else:
        when = words("pictures-year", year=view.year)
    return [f"{words('game-zuuli')}, {when}", *_asked(table, view, words)]


def _asked(table: Table, view: ZuuliView, words: Words) -> Iterator[str]:
    """Who is still deciding, or who has won."""
    if table.phase is TablePhase.RUNNING:
        key = "pictures-building" if view.phase is Phase.DEVELOP else "pictures-choosing"
        yield f"{words(key)} {listed(name_in_words(table, seat) for seat in sorted(table.actors))}"
    elif table.phase is TablePhase.OVER and view.winners:
        yield won(table, view.winners, words)
    else:
        yield words("pictures-ended")


def _points(table: Table, view: ZuuliView, seat: Seat, words: Words) -> str:
    points = sum(view.boards[seat].year_scores)
    name = name_in_words(table, seat)
    return words("pictures-alt-park", name=name, count=points, points=number(points))


def _seat(table: Table, view: ZuuliView, seat: Seat, words: Words) -> str:
    deck, board = view.options.deck, view.boards[seat]
    called = letters_of(view, seat)
    parts = [
        f"{called[enclosure]} {_enclosure(deck, enclosure, cards, words)}"
        for enclosure, cards in public_park(board).items()
    ]
    if kept := public_kept(view, seat):
        parts.append(words("pictures-alt-kept", cards=_named(deck, kept, words)))
    return "; ".join([_points(table, view, seat, words), *parts])


def _enclosure(deck: Deck, enclosure: CardId, cards: Sequence[CardId], words: Words) -> str:
    """`New Plot PJW 3/3 2 Lion`."""
    home, scored = home_in(deck, enclosure, cards), tally_in(deck, enclosure, cards)
    name = f"{plainly(home.enclosure, words)} {letters(home.habitats, words)} {scored.used}/{scored.space}"
    return f"{name} {_named(deck, cards, words)}" if cards else name


def _named(deck: Deck, cards: Iterable[CardId], words: Words) -> str:
    """Each kind once with its number."""
    named = Counter(plainly(face_of(deck, card), words) for card in cards)
    return listed(f"{count} {name}" if count > 1 else name for name, count in named.items())
