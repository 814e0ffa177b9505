"""Tables of Zuuli to present, with the drafts the referee would keep: presses go by the panels' ids."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from random import Random
from typing import ClassVar, Self

from bot.present.ids import Verb, parse_id
from bot.present.panels import park_panel, view_panel
from bot.present.parts import Panel
from bot.tables import Helper, Person, Table, TableOptions, Told
from engine.core.game import Best, Document, Seat
from engine.core.view import choices, visible
from engine.games import zuuli
from engine.games.zuuli.events import PairSettled, PicksOpened, YearScored
from engine.games.zuuli.workbench import WORKBENCH
from engine.registry import AnyGame
from tests.bot.present import playing

GAME = zuuli.GAME
STRICT = playing.STRICT
NAMES = ("Anna", "Ben", "Cleo", "Dan", "Eve")
FIVE = tuple(Person(100_000_000_000_000_001 + place, name) for place, name in enumerate(NAMES))
OPENINGS = (PicksOpened, PairSettled, YearScored)


@dataclass
class Playing(playing.Playing):
    """A match of Zuuli, with the drafts of its seats and who is ready."""

    game: ClassVar[AnyGame] = GAME
    people: tuple[Person, ...] = FIVE
    helper: Helper = Helper.FULL
    drafts: dict[Seat, list[str]] = field(default_factory=dict)
    """Of each seat all drafts of this Year, the newest last."""
    ready: set[Seat] = field(default_factory=set)

    def __post_init__(self) -> None:
        self.people = self.people[: self.match.seats]

    # ------------------------------------------------------------------- moves

    def pick(self, seat: int, card: str) -> Self:
        """One seat's choice."""
        return self._act(Seat(seat), f"pick {card}")

    def develop(self, seat: int, layout: str = "") -> Self:
        """One seat's layout, as the referee submits it."""
        return self._act(Seat(seat), f"develop {layout}".strip())

    def _act(self, seat: Seat, text: str) -> Self:
        step = self.match.plan_press(seat, GAME.parse_action(text))
        state = self.match.state
        for row in step.rows:
            state, events = GAME.apply(state, row.seat, GAME.parse_action(row.text))
            self.told.append(Told(row, tuple(events), playing.NOW, stands=True))
        self.match.accept(step)
        return self

    def random(self, generator: Random, presses: int) -> Self:
        for _ in range(presses):
            if self.is_over:
                return self
            seat = generator.choice(sorted(GAME.actors(self.match.state)))
            action = GAME.random_action(self.match.state, seat, generator)
            self._act(seat, GAME.action_text(action))
        return self

    def until(self, phase: str, year: int, generator: Random) -> Self:
        """Plays at random until that phase of that Year begins."""
        while not (self.match.state.phase == phase and self.match.state.year == year):
            assert not self.is_over
            self.random(generator, 1)
        return self

    # ------------------------------------------------------------------ drafts

    def step(self, seat: int, step: str) -> Self:
        drafts = self.drafts.setdefault(Seat(seat), [""])
        drafts.append(WORKBENCH.step(GAME.view(self.match.state, Seat(seat)), drafts[-1], step))
        return self

    def use(self, panel: Panel, label: str, seat: int) -> Panel:
        """Presses the button that begins like this on a private panel, as the client would."""
        (button,) = [one for one in panel.buttons if one.label.startswith(label) and not one.disabled]
        return self.follow(button.id, seat)

    def follow(self, custom_id: str, seat: int) -> Panel:
        """What the client does with an id of the hand or the builder."""
        press, reader, words = parse_id(custom_id), Seat(seat), STRICT["en"]
        assert press is not None
        cursor = ""
        match press.verb:
            case None:
                self._act(reader, press.what)
            case Verb.BUILD:
                self.step(seat, press.argument)
                cursor = press.argument
            case Verb.BUILD_BACK:
                self.drafts[reader].pop()
            case Verb.BEST:
                best = self.best(reader)
                self.step(seat, best.move.replace("develop", "layout", 1))
            case Verb.FINISH:
                self.ready.add(reader)
                self._submit()
            case Verb.REOPEN:
                self.ready.remove(reader)
            case Verb.PARK:
                cursor = press.argument
            case _:
                raise AssertionError(custom_id)
        table = self.table(seat)
        return park_panel(table, cursor, words) if press.verb else view_panel(table, words)

    def _submit(self) -> None:
        """All layouts at once, seat by seat, when the last one is finished."""
        if self.ready < GAME.actors(self.match.state):
            return
        for seat in sorted(self.ready):
            view = GAME.view(self.match.state, seat)
            decision = WORKBENCH.action(view, self.drafts.get(seat, [""])[-1])
            self._act(seat, GAME.action_text(decision))
        self.ready.clear()
        self.drafts.clear()

    def best(self, seat: int) -> Best:
        return WORKBENCH.best(WORKBENCH.question(GAME.view(self.match.state, Seat(seat))), lambda: False)

    # ------------------------------------------------------------------- tables

    def table(self, seat: int | None = None, *, with_best: bool = False) -> Table:
        """As the referee hands it out: no choices for the public, who is ready is no actor."""
        plain = super().table(seat)
        reader = None if seat is None else Seat(seat)
        state = self.match.state
        is_open = reader is not None and WORKBENCH.is_open(plain.view)
        drafts = self.drafts.get(reader, [""]) if reader is not None else [""]
        return replace(
            plain,
            actors=plain.actors - self.ready,
            choices=() if reader is None or plain.outcome else tuple(choices(GAME, state, reader)),
            last=tuple(self._readable(one, reader) for one in plain.last),
            take_back=None,
            table_options=TableOptions(hints=self.hints, helper=self.helper),
            presses=(),
            draft=drafts[-1] if is_open else None,
            can_undo=is_open and len(drafts) > 1,
            ready=frozenset(self.ready),
            best=self.best(reader) if is_open and with_best and reader is not None else None,
        )

    def told_to(self, seat: int | None) -> list[Told]:
        """The whole log as the seat may read it."""
        reader = None if seat is None else Seat(seat)
        return [self._readable(one, reader) for one in self.told]

    def _readable(self, one: Told, reader: Seat | None) -> Told:
        """What was nothing to the reader has no text."""
        events = tuple(visible(one.events, reader))
        return replace(one, events=events, row=one.row if events else replace(one.row, text=""))

    def _last_turns(self) -> list[Told]:
        """From the last opening on."""
        places = [n for n, one in enumerate(self.told) if any(isinstance(e, OPENINGS) for e in one.events)]
        return self.told[places[-1] :] if places else self.told[:]

    def _take_back(self) -> Seat | None:
        return None

    def _presses(self) -> tuple[str, ...]:
        return ()


# --- the examples of the design ---------------------------------------------------------------------------

PICKING: Document = {
    "players": 5,
    "phase": "pick",
    "year": 2,
    "deck": ["meerkat#1"] * 0,
    "seat": {
        "1": {
            "hand": ["tiger#1", "shark#1", "turtle#1", "toucan#1"],
            "kept": ["giraffe#1"],
            "year_scores": [12],
        },
        "2": {
            "hand": ["elephant#1", "pool#1", "penguin#1", "zebra#1"],
            "kept": ["mangrove#1"],
            "year_scores": [9],
            "park": {"new_plot#2": ["lion#1", "lion#2"], "standard_pen_j#1": ["anteater#1"]},
        },
        "3": {
            "hand": ["bear#1", "hippo#1", "lion#3", "sloth#1"],
            "kept": ["forest_edge#1"],
            "year_scores": [7],
        },
        "4": {
            "hand": ["unicorn#1", "meerkat#1", "keeper#1", "platform#1"],
            "kept": ["penguin#2"],
            "year_scores": [11],
        },
        "5": {
            "hand": ["flamingo#1", "jellyfish#1", "pool#2", "climate#1"],
            "kept": ["gorilla#1"],
            "year_scores": [6],
        },
    },
}
"""Year 2, pick 2 of 5: the example of the design."""

BUILDING: Document = {
    "players": 2,
    "phase": "develop",
    "year": 1,
    "deck": [
        f"{kind}#{copy}"
        for kind in ("tiger", "shark", "turtle", "toucan", "gorilla", "giraffe", "meerkat", "zebra")
        for copy in (1, 2)
    ],
    "seat": {
        "1": {
            "kept": [
                "standard_pen_w#1",
                "breeding_centre#1",
                "jellyfish#1",
                "jellyfish#2",
                "tree_frog#1",
                "tree_frog#2",
                "hippo#1",
                "bear#1",
                "extension#1",
            ]
        },
        "2": {"kept": ["lion#1", "lion#2", "sloth#1", "riverbank#1", "pool#1"]},
    },
}
"""Nine cards kept: the example of the design."""
