"""Zuuli as people see it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.present.ids import Verb
from bot.present.parts import Board, Button
from bot.present.presenter import Command, Decision, Page, Presenter, Reason, Sheet
from bot.present.zuuli import answers, builder, cardlist, hand, left, moves, pages, parks, reasons, story
from bot.present.zuuli import board as zuuli_board
from bot.present.zuuli import sums as zuuli_sums
from bot.present.zuuli.brief import brief
from bot.present.zuuli.position import is_running, own_board, pick_now, view_of
from bot.tables import Table, Told, standing_events
from bot.words import Words
from engine.core.errors import Param
from engine.core.game import Options, Seat
from engine.games.zuuli.kinds import Phase


class ZuuliPresenter(Presenter):
    """`bot.present.presenter.Presenter` for this game."""

    def where(self, table: Table, words: Words) -> str:
        """The Year, and which pick is due."""
        view = view_of(table)
        if view.phase is Phase.OVER or not is_running(table):
            return words("zuuli-over")
        if view.phase is Phase.DEVELOP:
            return words("zuuli-year-develop", year=view.year)
        return words("zuuli-year-pick", year=view.year, pick=pick_now(view), picks=view.picks)

    def asked(self, table: Table, words: Words) -> str:
        """A card, or the park."""
        is_pick = view_of(table).phase is Phase.PICK
        return words("zuuli-asked-pick") if is_pick else words("zuuli-asked-develop")

    def view_label(self, table: Table, words: Words) -> str:
        """The hand, or the park."""
        match view_of(table).phase:
            case Phase.PICK if is_running(table):
                return words("zuuli-button-hand")
            case Phase.DEVELOP if is_running(table):
                return words("zuuli-button-park")
        return words("button-view")

    def own(self, table: Table, cursor: str, words: Words) -> Sheet | None:
        """The reader's hand, or the park as it is being built."""
        phase = view_of(table).phase
        if own_board(table) is None or phase is Phase.OVER or not is_running(table):
            return None
        key = "zuuli-title-hand" if phase is Phase.PICK else "zuuli-title-park"
        title = words(key, where=self.where(table, words))
        if phase is Phase.PICK:
            return hand.sheet(table, title, words)
        return builder.sheet(table, title, cursor, words)

    def status(self, table: Table, words: Words) -> str:
        """Who is still choosing or building."""
        return zuuli_board.status(table, words)

    def verdict(self, table: Table, words: Words) -> str:
        """The Collector."""
        return zuuli_sums.verdict(table, words)

    def board(self, table: Table, words: Words, zoo: Seat | None = None) -> list[str | Board]:
        """Points and opened cards; a park."""
        return list(zuuli_board.board(table, words, zoo))

    def brief(self, table: Table, words: Words) -> list[str | Board]:
        """A line a seat: points, and the card opened last."""
        return list(brief(table, words))

    def decision(self, table: Table, words: Words) -> Decision:
        """Nobody's choices are for the table: they are secret."""
        return Decision()

    def done(self, table: Table, words: Words) -> str:
        """What was chosen last is secret, too."""
        return ""

    def extras(self, table: Table, words: Words) -> list[Button]:
        """Everybody's parks."""
        return [parks.parks_button(table, words)]

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
        return answers.instead(table, code, params, words)

    def private(
        self, table: Table, kind: str, argument: str, words: Words
    ) -> tuple[str, list[str | Board], Decision] | None:
        """Parks, cards, what is still to come, for everybody."""
        if kind == Verb.PARKS:
            return parks.panel(table, argument, words)
        if kind == Verb.LEFT:
            return left.panel(table, argument, words)
        return cardlist.panel(table, argument, words) if kind == Verb.CARDS else None

    def following(self, table: Table) -> tuple[Seat, ...]:
        """Nobody: all decide at once."""
        return ()

    def reasons(self, table: Table, seat: Seat, words: Words) -> list[Reason]:
        """A score line by line, each with its rule."""
        return reasons.reasons(table, seat, words)

    def sums(self, table: Table, words: Words) -> list[str | Board]:
        """Each score, itemised."""
        return list(zuuli_sums.sums(table, words))

    def options(self, options: Options, words: Words) -> list[str]:
        """Which cards are played with, and what players are to be told of them."""
        return cardlist.terms(str(options["deck"]), words)

    def topics(self) -> tuple[str, ...]:
        """In reading order."""
        return pages.TOPICS

    def page(self, topic: str, table: Table | None, words: Words) -> Page:
        """One of them."""
        return pages.page(topic, table, words)

    def topic_of(self, code: str) -> str:
        """Which page explains a refusal."""
        return pages.TOPIC_OF.get(code, pages.TOPICS[0])

    def commands(self) -> tuple[Command, ...]:
        """A card, and steps of the park."""
        return moves.COMMANDS

    def typed(self, table: Table, command: str, words: Words) -> list[tuple[str, str]]:
        """What a slash command can choose from."""
        return moves.typed(table, command, words)


PRESENTER: Presenter = ZuuliPresenter()

__all__ = ["PRESENTER", "ZuuliPresenter"]
