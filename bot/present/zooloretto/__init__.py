"""Zooloretto as people see it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.present.ids import Verb
from bot.present.parts import Board, Button
from bot.present.presenter import Command, Decision, Page, Presenter, Reason
from bot.present.zooloretto import answers, left, money, moves, pages, reasons, story
from bot.present.zooloretto import board as zooloretto_board
from bot.present.zooloretto import sums as zooloretto_sums
from bot.present.zooloretto.position import in_turn, view_of
from bot.present.zooloretto.tiles import sign
from bot.tables import Phase as TablePhase
from bot.tables import Table, Told, standing_events
from bot.words import Words
from engine.core.errors import Param
from engine.core.game import Options, Seat
from engine.games.zooloretto.kinds import PartialBonus, Phase


class ZoolorettoPresenter(Presenter):
    """`bot.present.presenter.Presenter` for this game."""

    def where(self, table: Table, words: Words) -> str:
        """The round, or that it is the last."""
        view = view_of(table)
        if table.phase is not TablePhase.RUNNING:
            return words("zooloretto-over")
        return (
            words("zooloretto-last-round") if view.last_round else words("zooloretto-round", round=view.round)
        )

    def asked(self, table: Table, words: Words) -> str:
        """By what the position asks for."""
        view = view_of(table)
        if view.phase is Phase.LOAD and view.drawn is not None:
            return words("zooloretto-asked-load", tile=sign(view.drawn))
        if view.phase is Phase.PLACE:
            return words("zooloretto-asked-place", count=len(view.pending))
        return words("zooloretto-asked-turn")

    def board(self, table: Table, words: Words, zoo: Seat | None = None) -> list[str | Board]:
        """Trucks, stacks and zoos, one of them closely."""
        return list(zooloretto_board.board(table, words, zoo))

    def brief(self, table: Table, words: Words) -> list[str | Board]:
        """Trucks, a line a seat; for a reader also what the trucks would bring."""
        return list(zooloretto_board.brief(table, words))

    def decision(self, table: Table, words: Words) -> Decision:
        """Trucks, draw and money; or trucks; or places."""
        return moves.decision(table, words)

    def done(self, table: Table, words: Words) -> str:
        """The drawn tile, or what was just done."""
        view = view_of(table)
        if view.phase is Phase.LOAD and view.drawn is not None:
            return words("zooloretto-drawn", tile=sign(view.drawn))
        deed = story.deed(table, words)
        return words("done", label=deed) if deed else ""

    def extras(self, table: Table, words: Words) -> list[Button]:
        """Everything is on the board."""
        return []

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
        """Money; what is still to come."""
        if kind == Verb.LEFT:
            return left.panel(table, words)
        return money.panel(table, argument, words) if kind == Verb.MONEY and table.seat is not None else None

    def following(self, table: Table) -> tuple[Seat, ...]:
        """Those still in the round, clockwise."""
        view = view_of(table)
        return tuple(seat for seat in in_turn(view)[1:] if seat not in view.taken)

    def reasons(self, table: Table, seat: Seat, words: Words) -> list[Reason]:
        """A score line by line, each with its rule."""
        return reasons.reasons(table, seat, words)

    def sums(self, table: Table, words: Words) -> list[str | Board]:
        """Each score, itemised."""
        return list(zooloretto_sums.sums(table, words))

    def options(self, options: Options, words: Words) -> list[str]:
        """What differs from the plain game."""
        found = []
        if options["partial_bonus"] == PartialBonus.NONE:
            found.append(words("zooloretto-options-no-partial-bonus"))
        if not options["stall_to_barn"]:
            found.append(words("zooloretto-options-stalls-stay"))
        return found

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
        """Trucks, tiles and money."""
        return moves.COMMANDS

    def typed(self, table: Table, command: str, words: Words) -> list[tuple[str, str]]:
        """What a slash command can choose from."""
        return moves.typed(table, command, words)


PRESENTER: Presenter = ZoolorettoPresenter()

__all__ = ["PRESENTER", "ZoolorettoPresenter"]
