"""Putting a decision together in steps (`Game.workbench`): private until all who are asked have finished.

A draft is kept with every step. Whoever has finished may reopen it until the last has; then all decisions
are played together, seat by seat, and no draft is left.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

from bot.store import drafts
from bot.store.drafts import Draft
from bot.tables import Person, Played, RefereeRefusal, Refused
from bot.usecases.drafting import Bench, open_bench
from bot.usecases.live import Live
from bot.usecases.play import PlayDesk, check_decision, played, rules_of, running_seat, table_of
from engine.core.errors import MalformedAction
from engine.core.game import Action, Seat, View

_log = logging.getLogger(__name__)

Change = Callable[[Live, Bench, View, Draft], Draft]
"""From one draft to the next; raises what the workbench raises."""


class BuildDesk(PlayDesk):
    """Drafts, and finishing them."""

    async def build(self, match_id: str, person: Person, decision: int, step: str) -> Played:
        """One step (`lay bear#1 new_plot#1`) of the draft of the decision offered at row `decision`."""

        def take_step(live: Live, bench: Bench, seen: View, draft: Draft) -> Draft:
            return draft.then(bench.step(seen, draft.text, step))

        return await self._gate.enter(self._change(match_id, person, decision, take_step))

    async def build_move(self, match_id: str, person: Person, decision: int, text: str) -> Played:
        """The draft becomes that of a whole move (`develop …`), and is not finished by it."""

        def take_over(live: Live, bench: Bench, seen: View, draft: Draft) -> Draft:
            step = bench.step_of(live.game.parse_action(text))
            return draft.then(bench.step(seen, draft.text, step))

        return await self._gate.enter(self._change(match_id, person, decision, take_over))

    async def build_back(self, match_id: str, person: Person, decision: int) -> Played:
        """One step back; at the beginning nothing changes."""

        def step_back(live: Live, bench: Bench, seen: View, draft: Draft) -> Draft:
            return draft.undone()

        return await self._gate.enter(self._change(match_id, person, decision, step_back))

    async def finish(self, match_id: str, person: Person, decision: int) -> Played:
        """The draft is ready; the last one makes all of them moves. Once finished it stays so."""
        return await self._gate.enter(self._finish(match_id, person, decision))

    async def reopen(self, match_id: str, person: Person, decision: int) -> Played:
        """Goes on with a draft that was ready; one that was not stays as it is."""
        return await self._gate.enter(self._reopen(match_id, person, decision))

    async def _change(self, match_id: str, person: Person, decision: int, change: Change) -> Played:
        async with self._memory.lock(match_id):
            live, seat = await self._asked(match_id, person, decision)
            bench, seen = bench_of(live, seat)
            draft = unfinished_of(live, seat)
            with rules_of(live, seat):
                after = change(live, bench, seen, draft)
            if after != draft:
                live = await self._keep(live, seat, after)
            return _shown(live, person)

    async def _finish(self, match_id: str, person: Person, decision: int) -> Played:
        begun = time.perf_counter()
        async with self._memory.lock(match_id):
            live, seat = await self._asked(match_id, person, decision)
            bench_of(live, seat)
            if seat in live.ready:
                return _shown(live, person)
            return await self._finish_with(live, seat, unfinished_of(live, seat), person, begun)

    async def _reopen(self, match_id: str, person: Person, decision: int) -> Played:
        async with self._memory.lock(match_id):
            live, seat = await self._asked(match_id, person, decision)
            bench_of(live, seat)
            if seat in live.ready:
                live = await self._keep(live, seat, replace(live.drafts[seat], is_ready=False))
            return _shown(live, person)

    async def _asked(self, match_id: str, person: Person, decision: int) -> tuple[Live, Seat]:
        """The match and the person's seat; raises `Refused`, also when it is asked something else by now."""
        live = await self._load(match_id)
        seat = running_seat(live, person)
        check_decision(live, seat, decision)
        return live, seat

    async def _decide(
        self, live: Live, seat: Seat, actions: Sequence[Action], person: Person, begun: float
    ) -> Played:
        """A whole decision that could have been put together in steps is a draft, finished at once."""
        opened = open_bench(live.game, live.match.state, seat)
        step = None if opened is None or len(actions) != 1 else _step_of(opened[0], actions[0])
        if opened is None or step is None:
            return await super()._decide(live, seat, actions, person, begun)
        draft = unfinished_of(live, seat)
        with rules_of(live, seat):
            whole = draft.then(opened[0].step(opened[1], draft.text, step))
        return await self._finish_with(live, seat, whole, person, begun)

    async def _finish_with(
        self, live: Live, seat: Seat, draft: Draft, person: Person, begun: float
    ) -> Played:
        """Keeps the draft as ready; if it is the last one, plays all instead."""
        ready = live.drafting(seat, replace(draft, is_ready=True))
        with rules_of(live, seat):
            decided = [(one, _action_of(ready, one)) for one in sorted(ready.ready)]
            if not ready.actors:
                step = live.match.plan_together(decided)
        if not ready.actors:
            return await self._play(live, step, person, begun)
        return _shown(await self._keep(live, seat, ready.drafts[seat]), person)

    async def _keep(self, live: Live, seat: Seat, draft: Draft) -> Live:
        """Stores a draft, then remembers it."""
        after = live.drafting(seat, draft)
        actors = after.actors if after.actors != live.actors else None
        call = live.call_of(after, self._clock())
        keep = partial(self._store.write, drafts.keep, live.id, seat, draft, actors, call)
        await self._put(after, keep)
        _log.info("%s %s draft of seat %d", live.game.info.key, live.id, seat)
        return after


def bench_of(live: Live, seat: Seat) -> tuple[Bench, View]:
    """The seat's workbench; raises `Refused` when it is asked for nothing of that kind."""
    with rules_of(live, seat):
        opened = open_bench(live.game, live.match.state, seat)
    if opened is None:
        raise Refused(RefereeRefusal.NOTHING_TO_BUILD, table_of(live, live.people[seat - 1].id))
    return opened


def unfinished_of(live: Live, seat: Seat) -> Draft:
    """The seat's draft, to be worked on; raises `Refused` when it is finished."""
    draft = live.drafts.get(seat, Draft())
    if draft.is_ready:
        raise Refused(RefereeRefusal.FINISHED, table_of(live, live.people[seat - 1].id))
    return draft


def _step_of(bench: Bench, action: Action) -> str | None:
    """The step that makes the action at once; None where it is put together in no steps."""
    try:
        return bench.step_of(action)
    except MalformedAction:
        return None


def _action_of(live: Live, seat: Seat) -> Action:
    """What the seat's draft decides; raises `IllegalAction` where something is missing still."""
    bench, seen = bench_of(live, seat)
    return bench.action(seen, live.drafts[seat].text)


def _shown(live: Live, person: Person) -> Played:
    """The table with the draft as it is now: no row has been added."""
    return played(live, person.id, live.match.number + 1)
