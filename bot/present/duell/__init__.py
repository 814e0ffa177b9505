"""Zooloretto Duell as people see it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.present.duell import answers, left, moves, pages, reasons, story
from bot.present.duell import sums as duell_sums
from bot.present.duell.board import below, brief, view_of
from bot.present.duell.board import board as duell_board
from bot.present.duell.cards import sign
from bot.present.duell.hints import why_order
from bot.present.ids import Verb
from bot.present.parts import Board, Button
from bot.present.presenter import Command, Decision, Page, Presenter, Reason
from bot.tables import Phase as TablePhase
from bot.tables import Table, Told, standing_events
from bot.words import Words
from engine.core.errors import Param
from engine.core.game import Options, Seat
from engine.games.duell.deck import BUILT_IN, DEFAULT_DECK, deck_of
from engine.games.duell.kinds import Phase

DEFAULT = deck_of(DEFAULT_DECK)


def _asked_place(table: Table, words: Words) -> str:
    """Which card first, and why it matters; or the last one."""
    waiting = list(dict.fromkeys(view_of(table).pending))
    if len(waiting) == 1:
        return words("duell-asked-place-one", card=sign(waiting[0], words))
    return words("duell-asked-place", why=why_order(table, words) or words("duell-why-order"))


class DuellPresenter(Presenter):
    """`bot.present.presenter.Presenter` for this game."""

    def where(self, table: Table, words: Words) -> str:
        """The round, or that it is the last."""
        view = view_of(table)
        if table.phase is not TablePhase.RUNNING:
            return words("duell-round-over")
        return words("duell-last-round") if view.final_round else words("duell-round", round=view.round)

    def asked(self, table: Table, words: Words) -> str:
        """By what the position asks for."""
        view = view_of(table)
        if view.phase is Phase.LOAD and view.drawn is not None:
            return words("duell-asked-load", card=sign(view.drawn, words))
        if view.phase is Phase.PLACE:
            return _asked_place(table, words)
        return words(f"duell-asked-{view.phase}")

    def board(self, table: Table, words: Words, zoo: Seat | None = None) -> list[str | Board]:
        """The board and what lies around it."""
        return [duell_board(table, words), *below(table, words)]

    def brief(self, table: Table, words: Words) -> list[str | Board]:
        """Trucks, a line a seat, what is out of the ordinary."""
        return list(brief(table, words))

    def decision(self, table: Table, words: Words) -> Decision:
        """Draw, trucks and money; or trucks; or cards."""
        return moves.decision(table, words)

    def done(self, table: Table, words: Words) -> str:
        """The drawn card, or what was just done."""
        return story.deed_label(table, words)

    def extras(self, table: Table, words: Words) -> list[Button]:
        """The discard pile."""
        return answers.extras(table, words)

    def news(self, table: Table, words: Words) -> list[str]:
        """What just happened."""
        return story.news(table, words)

    def story(self, table: Table, told: Sequence[Told], words: Words) -> list[str]:
        """These rows."""
        return story.sentences(table, standing_events(told), words)

    def refusal(
        self, table: Table | None, code: str, params: Mapping[str, Param], words: Words
    ) -> str | None:
        """The rule and its numbers."""
        return answers.refusal(table, code, params, words)

    def instead(
        self, table: Table, code: str, params: Mapping[str, Param], words: Words
    ) -> tuple[Button, ...]:
        """What is legal instead."""
        return answers.instead(table, code, words)

    def private(
        self, table: Table, kind: str, argument: str, words: Words
    ) -> tuple[str, list[str | Board], Decision] | None:
        """Money, the discard pile, what is still to come."""
        if kind == Verb.LEFT:
            return left.panel(table, words)
        if kind == Verb.MONEY and table.seat is not None:
            return answers.money(table, words)
        return answers.discard(table, words) if kind == Verb.DISCARD else None

    def following(self, table: Table) -> tuple[Seat, ...]:
        """The other, while in the round."""
        return answers.following(table)

    def reasons(self, table: Table, seat: Seat, words: Words) -> list[Reason]:
        """A score line by line, each with its rule."""
        return reasons.reasons(table, seat, words)

    def sums(self, table: Table, words: Words) -> list[str | Board]:
        """Each score, itemised."""
        return duell_sums.sums(table, words)

    def options(self, options: Options, words: Words) -> list[str]:
        """The deck, and what differs from the plain game."""
        deck = str(options["deck"])
        built_in = words("duell-options-deck", deck=deck)
        found = [built_in if deck in BUILT_IN else words("duell-options-own-deck")]
        if options["expert"]:
            found.append(words("duell-options-expert"))
        if options["one_square_a_turn"]:
            found.append(words("duell-options-one-square"))
        return found

    def topics(self) -> tuple[str, ...]:
        """In reading order."""
        return pages.TOPICS

    def page(self, topic: str, table: Table | None, words: Words) -> Page:
        """One of them."""
        return pages.page(topic, DEFAULT if table is None else view_of(table).options.deck, words)

    def topic_of(self, code: str) -> str:
        """Which page explains a refusal."""
        return pages.TOPIC_OF.get(code, pages.TOPICS[0])

    def commands(self) -> tuple[Command, ...]:
        """Truck game and money."""
        return moves.COMMANDS

    def typed(self, table: Table, command: str, words: Words) -> list[tuple[str, str]]:
        """What a slash command can choose from."""
        return moves.typed(table, command, words)


PRESENTER: Presenter = DuellPresenter()

__all__ = ["PRESENTER", "DuellPresenter"]
