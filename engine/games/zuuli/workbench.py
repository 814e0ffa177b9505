"""The layout put together step by step: what a seat lays, lifts and lays again before it finishes its park.

A draft is a text: the layout so far as a move spells it (FORMAT.md 1), then `!` and the housed animals that
were lifted and lie on the table. Nothing laid is the empty text. Steps are `lay CARD ENCLOSURE`, `lift CARD`,
`clear` and `layout LAYOUT`, which lays everything at once. All of it needs the seat's own view only.
"""

from __future__ import annotations

import json
from dataclasses import replace

from pydantic import JsonValue

from engine.core.codec import StrictDocument, read_document
from engine.core.errors import IllegalAction, MalformedAction
from engine.core.game import Best, Stop, Workbench
from engine.games.zuuli.actions import DevelopPark, ZuuliAction
from engine.games.zuuli.deck import deck_of
from engine.games.zuuli.kinds import CardId, Phase, ZuuliRefusal
from engine.games.zuuli.layouts import (
    Draft,
    best_layout,
    draft_of,
    fits,
    laid,
    layout_of,
    lifted,
    may_lift,
    movable,
    unhoused,
)
from engine.games.zuuli.notation import action_text, parse_action, parse_card
from engine.games.zuuli.parks import check_enclosure, check_named, layout_between
from engine.games.zuuli.state import Park
from engine.games.zuuli.view import BoardView, ZuuliView

_LIFTED = "!"
_VERB = "develop"


def is_open(seen: ZuuliView) -> bool:
    """Whether the view's seat has its park to develop."""
    board = _own_board(seen)
    return seen.phase is Phase.DEVELOP and board is not None and not board.done


def _own_board(seen: ZuuliView) -> BoardView | None:
    return None if seen.seat is None else seen.boards[seen.seat]


# --- drafts as text ---------------------------------------------------------------------------------------


def read_draft(seen: ZuuliView, text: str) -> Draft:
    """The park as the draft lays it out.

    Raises `MalformedAction` for what is no draft, `IllegalAction` for one that cannot be of this park.
    """
    layout, mark, cards = text.partition(_LIFTED)
    action = _layout(text, layout)
    on_table = [parse_card(text, card) for card in cards.split(",")] if mark else []
    draft = _begun(seen)
    check_named(draft.deck, draft.before, draft.kept, action)
    _check_lifted(draft, action, on_table)
    draft = draft_of(draft.deck, draft.before, draft.kept, action)
    park = {home: tuple(c for c in cards if c not in on_table) for home, cards in draft.park.items()}
    for home, housed in park.items():
        check_enclosure(draft.deck, home, housed)
    return replace(draft, park=park, left=(*draft.left, *on_table))


def check(seen: ZuuliView, draft: str) -> None:
    """Raises as `read_draft` does."""
    read_draft(seen, draft)


def _begun(seen: ZuuliView) -> Draft:
    """Nothing laid yet."""
    board = _own_board(seen)
    if board is None or not is_open(seen):
        raise IllegalAction(ZuuliRefusal.WRONG_PHASE, phase=seen.phase)
    return draft_of(seen.options.deck, board.park, board.kept)


def _check_lifted(draft: Draft, action: DevelopPark, on_table: list[CardId]) -> None:
    """On the table lie animals of earlier Years, each once, and none that the layout lays."""
    named = {laid.card for furnished in action.layout for laid in furnished.cards}
    housed = {card for cards in draft.before.values() for card in cards if card in draft.deck.animals}
    for place, card in enumerate(on_table):
        if card not in housed:
            raise IllegalAction(ZuuliRefusal.NOT_YOURS, card=card)
        if card in named or card in on_table[:place]:
            raise IllegalAction(ZuuliRefusal.NAMED_TWICE, card=card)


def _layout(text: str, layout: str) -> DevelopPark:
    if " " in layout:
        raise MalformedAction(text, "is no layout")
    decision = parse_action(f"{_VERB} {layout}".rstrip())
    assert isinstance(decision, DevelopPark)
    return decision


def write_draft(draft: Draft) -> str:
    """The draft as text; `read_draft` reads it."""
    on_table = unhoused(draft)
    laid_out = action_text(layout_between(draft.deck, draft.before, draft.park))
    return laid_out.removeprefix(_VERB).lstrip() + (_LIFTED + ",".join(on_table) if on_table else "")


# --- steps ------------------------------------------------------------------------------------------------


def step(seen: ZuuliView, draft: str, text: str) -> str:
    """The draft after one more step; raises `IllegalAction`, or `MalformedAction` for what is no step."""
    verb, *rest = text.split(" ")
    match verb, rest:
        case "lay", [card, enclosure]:
            before = read_draft(seen, draft)
            return write_draft(laid(before, parse_card(text, card), parse_card(text, enclosure)))
        case "lift", [card]:
            return write_draft(lifted(read_draft(seen, draft), parse_card(text, card)))
        case "clear", []:
            return write_draft(_begun(seen))
        case "layout", [] | [_]:
            return write_draft(_laid_out(seen, _layout(text, "".join(rest))))
    raise MalformedAction(text, "a step is lay CARD ENCLOSURE, lift CARD, clear or layout LAYOUT")


def _laid_out(seen: ZuuliView, action: DevelopPark) -> Draft:
    """The draft of a whole layout."""
    return read_draft(seen, action_text(action).removeprefix(_VERB).lstrip())


def steps(seen: ZuuliView, draft: str) -> list[str]:
    """Every card laid where it may be, every card lifted that may be, and starting over."""
    before = read_draft(seen, draft)
    housed = movable(before)
    found = [f"lay {card} {home}" for card in (*before.left, *housed) for home in fits(before, card)]
    found += [f"lift {card}" for card in housed if may_lift(before, card)]
    return [*found, "clear"]


def action(seen: ZuuliView, draft: str) -> ZuuliAction:
    """The layout that the draft makes; raises `IllegalAction` where a lifted animal has no place again."""
    made = read_draft(seen, draft)
    for card in unhoused(made):
        raise IllegalAction(ZuuliRefusal.STILL_LIFTED, card=card)
    return layout_of(made)


def step_of(decision: ZuuliAction) -> str:
    """The step that lays everything as the layout says; raises `MalformedAction` where it is none."""
    text = action_text(decision)
    if not isinstance(decision, DevelopPark):
        raise MalformedAction(text, "is no layout")
    return text.replace(_VERB, "layout", 1)


# --- the best layout --------------------------------------------------------------------------------------


class _Question(StrictDocument):
    """A park to be laid out: the deck as its option has it, the park and the cards kept this Year."""

    deck: str
    park: dict[str, tuple[str, ...]]
    kept: tuple[str, ...]


def question(seen: ZuuliView) -> str:
    """What `best` needs to know, as JSON; raises `IllegalAction` where there is no park to develop."""
    draft = _begun(seen)
    park: JsonValue = {home: list(cards) for home, cards in draft.before.items()}
    asked: JsonValue = {"deck": draft.deck.value, "park": park, "kept": list(draft.kept)}
    return json.dumps(asked)


def best(asked: str, stop: Stop = lambda: False) -> Best:
    """The best layout of a question, as it is known when `stop` says so."""
    given = read_document(_Question, asked)
    park: Park = {CardId(home): tuple(map(CardId, cards)) for home, cards in given.park.items()}
    found = best_layout(deck_of(given.deck), park, [CardId(card) for card in given.kept], stop)
    return Best(action_text(found.layout), found.points, found.is_exact)


WORKBENCH: Workbench[ZuuliView, ZuuliAction] = Workbench(
    is_open=is_open,
    step=step,
    check=check,
    steps=steps,
    action=action,
    step_of=step_of,
    question=question,
    best=best,
)
