"""Any game that has no presenter of its own: moves as text, no board. Enough to play by."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.present.ids import menu_id, move_id
from bot.present.parts import LABEL_CAP, OPTIONS_CAP, Board, Button, Menu, MenuOption, Style
from bot.present.people import score_line, who
from bot.present.presenter import Command, Decision, Page, Presenter
from bot.present.text import cut_units
from bot.tables import Table, Told, standing_moves
from bot.words import Words
from engine.core.errors import Param
from engine.core.game import Options, Seat
from engine.core.view import Choice

_ROW, _BUTTONS = 5, 10


class PlainPresenter(Presenter):
    """`bot.present.presenter.Presenter` for any game."""

    def where(self, table: Table, words: Words) -> str:
        """The number of moves."""
        return words("plain-where", number=table.number)

    def asked(self, table: Table, words: Words) -> str:
        """A decision."""
        return words("plain-asked")

    def board(self, table: Table, words: Words, zoo: Seat | None = None) -> list[str | Board]:
        """The scores."""
        return [score_line(table.scores)]

    def decision(self, table: Table, words: Words) -> Decision:
        """Ten moves as buttons, the next ones in a menu."""
        buttons = tuple(self._button(table, choice, words) for choice in table.choices[:_BUTTONS])
        rows = tuple(buttons[start : start + _ROW] for start in range(0, len(buttons), _ROW))
        rest = table.choices[_BUTTONS : _BUTTONS + OPTIONS_CAP]
        if not rest:
            return Decision(rows)
        options = tuple(MenuOption(choice.text, choice.text) for choice in rest)
        more = words("menu-more", count=len(table.choices) - _BUTTONS)
        return Decision(rows, (Menu(menu_id(table.match_id, table.number), more, options),))

    def _button(self, table: Table, choice: Choice, words: Words) -> Button:
        label = words("final", label=choice.text) if choice.final else choice.text
        cut = cut_units(label, LABEL_CAP)
        return Button(move_id(table.match_id, table.number, choice.text), cut, Style.MOVE)

    def done(self, table: Table, words: Words) -> str:
        """The last move."""
        return words("done", label=table.last[-1].row.text) if table.last else ""

    def extras(self, table: Table, words: Words) -> list[Button]:
        """None."""
        return []

    def news(self, table: Table, words: Words) -> list[str]:
        """The last moves."""
        return self.story(table, table.last, words)

    def story(self, table: Table, told: Sequence[Told], words: Words) -> list[str]:
        """Who made which move, as far as it may be read."""
        moves = [one.row for one in standing_moves(told)]
        return [
            words("plain-told", name=who(table, row.seat), move=row.text)
            if row.text
            else words("plain-told-secret")
            for row in moves
        ]

    def refusal(
        self, table: Table | None, code: str, params: Mapping[str, Param], words: Words
    ) -> str | None:
        """The code itself."""
        return words("plain-refused", code=code.replace("_", " "))

    def instead(
        self, table: Table, code: str, params: Mapping[str, Param], words: Words
    ) -> tuple[Button, ...]:
        """The first legal moves."""
        return tuple(self._button(table, choice, words) for choice in table.choices[:_ROW])

    def private(
        self, table: Table, kind: str, argument: str, words: Words
    ) -> tuple[str, list[str | Board], Decision] | None:
        """None."""
        return None

    def following(self, table: Table) -> tuple[Seat, ...]:
        """Nobody knows."""
        return ()

    def sums(self, table: Table, words: Words) -> list[str | Board]:
        """The sums alone."""
        return [score_line(table.scores)]

    def options(self, options: Options, words: Words) -> list[str]:
        """As they are spelt."""
        return [f"{name} {value}" for name, value in options.items() if "\n" not in str(value)]

    def topics(self) -> tuple[str, ...]:
        """None."""
        return ()

    def page(self, topic: str, table: Table | None, words: Words) -> Page:
        """There is none."""
        return Page(words("plain-no-rules"), (), "")

    def topic_of(self, code: str) -> str:
        """There is none."""
        return ""

    def commands(self) -> tuple[Command, ...]:
        """None."""
        return ()

    def typed(self, table: Table, command: str, words: Words) -> list[tuple[str, str]]:
        """The moves that begin with the command's word."""
        verb = command.rpartition("-")[2]
        return [(choice.text, choice.text) for choice in table.choices if choice.text.split()[0] == verb]


PRESENTER: Presenter = PlainPresenter()
