"""Parks in lines: an enclosure closely or shortly, everybody's park, one of them alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from bot.present.ids import Verb, verb_id
from bot.present.lines import APART, wrapped
from bot.present.parts import Board as CodeBlock
from bot.present.parts import Button, Style
from bot.present.people import number, who, who_plainly
from bot.present.presenter import Decision
from bot.present.zuuli.cards import (
    counted,
    face_of,
    letters,
    listed,
    named,
    rule_of,
    shown,
    sign,
    times,
)
from bot.present.zuuli.position import deck_at, is_running, letters_of, view_of
from bot.tables import Table
from bot.words import Words
from engine.core.game import Seat
from engine.games.zuuli.cards import Deck
from engine.games.zuuli.components import COMPONENTS
from engine.games.zuuli.homes import Tally
from engine.games.zuuli.kinds import CardId, Phase
from engine.games.zuuli.parks import home_in, tally_in

# --- one enclosure ----------------------------------------------------------------------------------------


def head(
    deck: Deck,
    letter: str,
    enclosure: CardId,
    cards: Sequence[CardId],
    words: Words,
    *,
    points: bool = True,
    is_new: bool = False,
) -> str:
    """`A` New Plot PJW ×2 3/3 = 5: habitats with those of its upgrades, multiplier, used and all space."""
    home, scored = home_in(deck, enclosure, cards), tally_in(deck, enclosure, cards)
    called = f"`{letter}` " if letter else ""
    parts = [
        f"{called}**{named(home.enclosure, words)}** {letters(home.habitats, words)}",
        *_times(scored),
        f"{scored.used}/{scored.space}",
    ]
    said = " · ".join(parts)
    if is_new:
        said += f" {words('zuuli-new')}"
    return f"{said} = {scored.points}" if points and deck_has_animal(deck, cards) else said


def _times(scored: Tally) -> list[str]:
    """`×2`; what counts once needs no word."""
    return [f"×{scored.multiplier}"] if scored.multiplier != 1 else []


def deck_has_animal(deck: Deck, cards: Sequence[CardId]) -> bool:
    """Whether anybody lives there."""
    return any(card in deck.animals for card in cards)


def contents(deck: Deck, cards: Sequence[CardId], words: Words) -> list[str]:
    """Animals, then upgrades, each kind once."""
    return counted(deck, sorted(cards, key=lambda card: card in deck.upgrades), words)


def is_full(deck: Deck, enclosure: CardId, cards: Sequence[CardId]) -> bool:
    """No animal has room there any more."""
    scored = tally_in(deck, enclosure, cards)
    return scored.used >= scored.space


Lodging = tuple[str, CardId, Sequence[CardId]]
"""The letter of an enclosure, the enclosure, what is in it."""


def full_ones(deck: Deck, full: Sequence[Lodging], words: Words, *, points: bool = False) -> list[str]:
    """Those without room on as few lines as they need: `Full:` `B` 🐜 Anteater ×2 · `D` 🦄 Unicorn."""
    tokens: list[str] = []
    for letter, enclosure, cards in full:
        animals = [card for card in cards if card in deck.animals]
        first, *others = counted(deck, animals, words)
        said = [f"`{letter}` {first}", *others]
        if points:
            said[-1] += f" = {tally_in(deck, enclosure, cards).points}"
        tokens += [*said[:-1], f"{said[-1]} ·"]
    return wrapped([words("zuuli-full"), *tokens[:-1], tokens[-1].removesuffix(" ·")]) if tokens else []


def valued(deck: Deck, enclosure: CardId, cards: Sequence[CardId], words: Words) -> list[str]:
    """The same with what each animal is worth there: `🪼 Jellyfish ×3 = 12`."""
    scored = tally_in(deck, enclosure, cards)
    values: Counter[str] = Counter()
    animals = [card for card in cards if card in deck.animals]
    for card, value in zip(animals, scored.values, strict=True):
        values[face_of(deck, card).id] += value
    copies = Counter(face_of(deck, card).id for card in animals)
    faces = {face_of(deck, card).id: face_of(deck, card) for card in animals}
    told = [f"{shown(faces[kind], words)}{times(copies[kind])} = {values[kind]}" for kind in faces]
    upgrades = Counter(face_of(deck, card) for card in cards if card in deck.upgrades)
    told += [f"{shown(face, words)}{times(count)}" for face, count in upgrades.items()]
    return wrapped(listed(told))


def sum_of(scored: Tally) -> str:
    """`(3 + 3) × 2 + 4 = 16`."""
    inner = " + ".join(map(str, scored.values)) or "0"
    bonus = f" + {scored.bonus}" if scored.bonus else ""
    return f"({inner}) × {scored.multiplier}{bonus} = {scored.points}"


# --- parks ------------------------------------------------------------------------------------------------


def short_park(table: Table, seat: Seat, words: Words, *, names: bool = True) -> list[str]:
    """A line or two for each enclosure with room, the full ones together; then what is kept this Year."""
    return [*lodgings(table, seat, words, names=names), *kept_lines(table, seat, words)]


def lodgings(table: Table, seat: Seat, words: Words, *, names: bool = True) -> list[str]:
    """A line or two for each enclosure with room, by letter alone or with names; the full ones together."""
    view, deck = view_of(table), deck_at(table)
    called = letters_of(view, seat)
    park = view.boards[seat].park
    full = [enclosure for enclosure, cards in park.items() if is_full(deck, enclosure, cards)]
    lines: list[str] = []
    for enclosure, cards in park.items():
        if enclosure not in full:
            start = f"`{called[enclosure]}` {briefly(deck, enclosure, cards, words, names=names)}"
            lines += wrapped([start, *contents(deck, cards, words)])
    return [*lines, *full_ones(deck, [(called[one], one, park[one]) for one in full], words)]


def briefly(
    deck: Deck, enclosure: CardId, cards: Sequence[CardId], words: Words, *, names: bool = True
) -> str:
    """`Mangrove JW ×2 0/4`."""
    home, scored = home_in(deck, enclosure, cards), tally_in(deck, enclosure, cards)
    name = [named(home.enclosure, words)] if names else []
    return " ".join([*name, letters(home.habitats, words), *_times(scored), f"{scored.used}/{scored.space}"])


def kept_lines(table: Table, seat: Seat, words: Words) -> list[str]:
    """The cards kept this Year: new enclosures with their letters once those are settled."""
    view, deck = view_of(table), deck_at(table)
    kept = view.boards[seat].kept if view.phase is not Phase.OVER else []
    if not kept:
        return []
    called = letters_of(view, seat)
    told = [
        f"`{called[card]}` {shown(face_of(deck, card), words)}"
        if card in called
        else shown(face_of(deck, card), words)
        for card in kept
        if card in deck.enclosures
    ]
    rest = [card for card in kept if card not in deck.enclosures]
    tokens = listed([*told, *(token.rstrip(",") for token in counted(deck, rest, words))])
    return wrapped([words("zuuli-this-year"), *tokens])


def close_park(table: Table, seat: Seat, words: Words) -> list[str]:
    """Every number of it."""
    view, deck = view_of(table), deck_at(table)
    called = letters_of(view, seat)
    lines: list[str] = []
    for enclosure, cards in view.boards[seat].park.items():
        lines.append(head(deck, called[enclosure], enclosure, cards, words, points=False))
        if rule := rule_of(deck.enclosures[enclosure], words):
            lines.append(f"└ {rule}")
        if cards:
            lines += valued(deck, enclosure, cards, words)
        if deck_has_animal(deck, cards):
            lines.append(sum_of(tally_in(deck, enclosure, cards)))
    return [*lines, *kept_lines(table, seat, words)]


def points_line(table: Table, seat: Seat, words: Words) -> str:
    """`**Anna** 12 points`, and of which Years once there are two."""
    scored = view_of(table).boards[seat].year_scores
    total = words("zuuli-points", points=sum(scored))
    years = f" {years_of(scored)}" if len(scored) > 1 else ""
    return f"**{who(table, seat, 14)}** {total}{years}"


def years_of(scored: Sequence[int]) -> str:
    """`(14 + 34 + 52)`."""
    return f"({' + '.join(map(number, scored))})"


# --- the panel --------------------------------------------------------------------------------------------


def panel(table: Table, argument: str, words: Words) -> tuple[str, list[str | CodeBlock], Decision]:
    """Everybody's park, or closely that of the seat in the argument."""
    view = view_of(table)
    seat = Seat(int(argument)) if argument.isdecimal() and len(argument) < 3 else Seat(0)
    close = seat if seat in view.boards else (next(iter(view.boards)) if len(view.boards) == 1 else None)
    lines = list(_all_parks(table, words)) if close is None else _one_park(table, close, words)
    title = (
        words("zuuli-parks-title") if close is None else words("zuuli-park-title", name=_title(table, close))
    )
    buttons = _seat_buttons(table, close, words)
    below = () if cards_button(table, words) in buttons else (cards_button(table, words),)
    return title, list(lines), Decision((buttons,), looks=1, below=below)


def _title(table: Table, seat: Seat) -> str:
    return who(table, seat)


def _all_parks(table: Table, words: Words) -> Iterator[str]:
    for place, seat in enumerate(view_of(table).boards):
        if place:
            yield APART
        yield points_line(table, seat, words)
        yield from short_park(table, seat, words, names=False)


def _one_park(table: Table, seat: Seat, words: Words) -> list[str]:
    lines = [points_line(table, seat, words), *close_park(table, seat, words)]
    return [*lines, *collector_lines(table, words)]


def _seat_buttons(table: Table, close: Seat | None, words: Words) -> tuple[Button, ...]:
    """The seats' parks, all of them, the cards."""
    seats = [seat for seat in view_of(table).boards if len(view_of(table).boards) > 1]
    buttons = [parks_button(table, words, seat) for seat in seats if seat != close]
    if close is not None and seats:
        buttons.insert(0, parks_button(table, words))
    return tuple([*buttons, cards_button(table, words)][:5])


def parks_button(table: Table, words: Words, seat: Seat | None = None) -> Button:
    """All parks, or one closely."""
    label = words("zuuli-button-parks") if seat is None else who_plainly(table, seat)
    return Button(verb_id(table.match_id, table.number, Verb.PARKS, seat or ""), label)


def own_park_button(table: Table, words: Words) -> Button:
    """The reader's park closely."""
    assert table.seat is not None
    return Button(verb_id(table.match_id, table.number, Verb.PARKS, table.seat), words("zuuli-button-park"))


def cards_button(table: Table, words: Words) -> Button:
    """The list of cards."""
    return Button(verb_id(table.match_id, table.number, Verb.CARDS), words("zuuli-button-cards"), Style.LOOK)


# --- the Collector ----------------------------------------------------------------------------------------


def collector_lines(table: Table, words: Words) -> list[str]:
    """Solo: its points, and its pile, which is open (ruling 32)."""
    collector, deck = view_of(table).collector, deck_at(table)
    if collector is None:
        return []
    pile = [f"{sign(face_of(deck, c))} {named(face_of(deck, c), words)}" for c in collector.pile]
    tokens = listed([f"{text}{times(count)}" for text, count in Counter(pile).items()])
    return [
        *collector_points(table, words),
        *(wrapped(tokens) or [words("zuuli-collector-nothing")]),
    ]


def collector_points(table: Table, words: Words) -> list[str]:
    """Solo: its points by Years, and what the pile would bring now."""
    collector = view_of(table).collector
    if collector is None:
        return []
    scored = collector.year_scores
    points = words("zuuli-points", points=sum(scored))
    years = [years_of(scored)] if len(scored) > 1 else []
    now = []
    if is_running(table):
        points_now = sum(collects(table, card) for card in collector.pile)
        now = [words("zuuli-collector-now", points=points_now)]
    return wrapped([f"**{words('zuuli-collector')}** {points}", *years, *now])


def collects(table: Table, card: CardId) -> int:
    """What a card brings the Collector this Year: its value, and the bonus for the habitat of the Year."""
    view = view_of(table)
    animal = view.options.deck.animals.get(card)
    if animal is None:
        return 0
    solo = COMPONENTS.solo
    return animal.value + (solo.bonus if solo.bonus_habitats[view.year - 1] in animal.habitats else 0)
