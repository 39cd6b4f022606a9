"""A live table: one task that owns it. What people, bots and clocks want comes in by a queue, one at a time.

Whatever changes is in the journal before anybody sees it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from ..journal import Journal, JournalDown
from ..kernel import RuleError
from . import lobby
from .clocks import GameClock
from .crowd import BLINK, STAND_IN, Client, Has
from .live import Live
from .play import AWAY, Play, Work
from .rows import Back
from .state import Refused, State
from .surroundings import Surroundings

NOBODY = 60.0
"""When nobody at all has been here for so long, the table stops."""
MOST_DEVICES = 4
SENT_AWAY, GONE, DEVICES, ELSEWHERE = 4403, 4404, 4409, 1012
"""Why a device is let go: see the protocol."""


class Table(Play):
    """One table."""

    def __init__(self, state: State, around: Surroundings, journal: Journal, index: int, live: Live | None) -> None:
        super().__init__(state, around, journal, index, live)
        self.closed = False
        self._inbox: asyncio.Queue[Work] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None
        self._calls: set[asyncio.Future[Any]] = set()

    # --- the queue ------------------------------------------------------------------------------------------------

    def start(self) -> None:
        """Begin to work."""
        self._task = asyncio.get_running_loop().create_task(self._work(), name=f"table {self.state.number}")

    def put(self, work: Work) -> None:
        """Let this be done when its turn comes."""
        if not self.closed:
            self._inbox.put_nowait(work)

    async def _work(self) -> None:
        try:
            while not self.closed:
                work = await self._inbox.get()
                try:
                    await work()
                except JournalDown:
                    await self.storage_failed()
                except RuleError:
                    pass  # it was noted, and the table has stopped
                except Exception as error:  # nothing that happens at a table may end it
                    self.around.trouble(self.state.number, error)
        finally:
            self._turn_away()

    def _turn_away(self) -> None:
        """Nobody is to wait for what will not be done any more."""
        for call in list(self._calls):
            if not call.done():
                call.set_exception(Refused("table-closed", "this table is closed"))

    async def call(self, work: Callable[[], Awaitable[Any]]) -> Any:
        """Let something be done when its turn comes, and wait for what comes of it."""
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()

        async def step() -> None:
            try:
                result = await work()
            except Exception as error:
                if not done.done():
                    done.set_exception(error)
            else:
                if not done.done():
                    done.set_result(result)

        if self.closed:
            raise Refused("table-closed", "this table is closed")
        self._calls.add(done)
        done.add_done_callback(self._calls.discard)
        self._inbox.put_nowait(step)
        return await done

    async def end(self) -> None:
        """Do what has come in so far, and then no more."""
        if self._task is None:
            return
        await self.call(self._still)
        self._stop()

    async def _still(self) -> None:
        self.clock.stop(self.around.now())

    def _stop(self) -> None:
        self.closed = True
        self.bots.clear()
        self._cancel_timer()
        if self._task is not None:
            self._task.cancel()
            self._task = None

    # --- who is here ----------------------------------------------------------------------------------------------

    async def attach(self, client: Client, has: Has) -> None:
        """A device has come: it gets all that it may know and does not have yet."""
        try:
            self.state.person(client.person)
        except Refused:
            client.close(SENT_AWAY)
            return
        was_here = self.crowd.here(client.person, self.around.now())
        devices = self.crowd.of(client.person)
        if len(devices) >= MOST_DEVICES:
            self.drop(devices[0], DEVICES)
        self.crowd.add(client, self.around.now())
        self.hello(client)
        client.send(self.table_frame(client))
        here = (self.state.match, self.edition(self.viewer(client.person))) if self.live is not None else None
        known = (has.match, has.edition) == here
        self._open_lens(client, has.told if known else 0, has.said if known else 0)
        self.open_chat(client)
        self.returned(client.person)
        if not was_here:
            self.tell_table()
        if self.crowd.anybody(self.state):
            await self._resume_from("nobody")
        if any(not self.crowd.connected(person.id) for person in self.state.people):
            self._look_round_in(BLINK, AWAY[self.state.settings.sitting])

    def _look_round_in(self, *delays: float) -> None:
        loop = asyncio.get_running_loop()
        for delay in delays:
            loop.call_later(delay + 0.05, self.put, self._look_round)

    def expect(self, person: int) -> None:
        """Somebody has come in, and a device of his will listen."""
        self.crowd.expect(person, self.around.now())
        self.tell_table()
        self._look_round_in(BLINK)

    async def detach(self, client: Client) -> None:
        """A device has gone."""
        self._close_lens(client)
        if not self.crowd.remove(client, self.around.now()):
            return
        self._look_round_in(BLINK, STAND_IN, AWAY[self.state.settings.sitting], NOBODY)

    async def _look_round(self) -> None:
        """Somebody has been away for a while: others are told, a bot plays, another is host, or the table stops."""
        now = self.around.now()
        if self.playing and self.halted is None and not self.crowd.anybody(self.state):
            inside = [person.id for person in self.state.people if not person.waits]
            last = min((self.crowd.away(person, now) for person in inside), default=NOBODY)
            if last >= NOBODY:
                self._halt("nobody")
        elif self.playing:
            for index, seat in enumerate(self.state.seats):
                if seat.person is not None and self._is_absent(index, seat.person, now):
                    self._stand_in(index)
        self.tell_presence()
        self.arm()

    async def _try_storage(self) -> None:
        """The storage may be back; whoever was here may have gone meanwhile."""
        await super()._try_storage()
        if self.halted is None:
            await self._look_round()

    def drop(self, client: Client, code: int) -> None:
        """Let a device go."""
        self._close_lens(client)
        self.crowd.remove(client, self.around.now())
        client.close(code)

    def abandon(self) -> None:
        """Another server runs this table: everybody is to come back, and will find it there."""
        for client in list(self.crowd):
            self.drop(client, ELSEWHERE)
        self.closed = True
        self.bots.clear()
        self._cancel_timer()

    def let_in(self, person: int) -> None:
        """Somebody was let in: now there is something to see."""
        for client in self.crowd.of(person):
            self.hello(client)
            client.send(self.table_frame(client))
            self._open_lens(client)
            self.open_chat(client)

    async def depart(self, person: int, leave: Callable[[State, int], None], code: int) -> None:
        """Somebody goes, or is sent away."""
        seat = self.viewer(person)
        devices = list(self.crowd.of(person))
        await self.change(lambda: leave(self.state, person), told=False)
        for client in devices:
            self.drop(client, code)
        self.crowd.forget(person)
        if self.state.lesson is not None and not self.state.people:
            await self.close("empty", GONE)
            return
        if seat is not None:
            self.standing_in.discard(seat)
            self._deeds.take(seat)
            self.seat_bots()
        self.tell_table()
        self.hello_all()
        self.arm()

    def seat_given(self, seat: int) -> None:
        """A seat has changed hands: whoever has it now gets its whole story."""
        self.standing_in.discard(seat)
        self._misses.pop(seat, None)
        self._deeds.take(seat)
        self.seat_bots()
        self.reopen()
        self.tell_table()
        self.arm()

    # --- the host's powers ----------------------------------------------------------------------------------------

    async def pause(self) -> None:
        """The host stops the clock."""
        if not self.playing:
            raise Refused("no-match", "no match is on")
        if self.state.paused is not None:
            raise Refused("paused", "the match is paused")

        def stop() -> None:
            self.state.paused = "host"

        await self.change(stop)
        self._stand_still()
        self.broadcast()

    async def resume(self) -> None:
        """The host lets the match go on."""
        if not self.playing or self.state.paused is None:
            raise Refused("not-paused", "the match is not paused")

        def go() -> None:
            self.state.paused = None

        await self.change(go)
        self.go_on()

    async def hasten(self) -> None:
        """Time is up: what is due next happens now."""
        if not self.playing or self.live is None:
            raise Refused("no-match", "no match is on")
        if not self.running:
            raise Refused("paused", "the match is paused")
        deadline = self.live.match.deadline
        if deadline is None:
            raise Refused("no-deadline", "nothing here waits for time to pass")
        self.clock.jump(deadline, self.around.now())
        await self.lapse()

    async def go_back(self, row: Back) -> None:
        """After a fault of the rules: stand where the match stood before the last answer."""
        live = self.live
        if live is None or self.state.paused != "fault":
            raise Refused("no-fault", "the host can go back only after the rules have failed")
        if not live.entered:
            raise Refused("nothing-to-undo", "the match has only begun")
        await self._append([row])
        live.go_back()
        self.clock = GameClock(live.match.now, self.around.now(), self.state.settings.pace)
        self.bots.forget()
        self._show()
        self.reopen()

    async def clear_table(self) -> None:
        """After a match: back to the lobby."""

        def clear() -> None:
            self.state.stage = "lobby"
            lobby.refit(self.state)

        await self.change(clear)
        self.live, self._scene, self._lenses, self.chat = None, None, {}, []

    def apply_settings(self) -> None:
        """What the host has chosen holds from now on."""
        if self.live is not None and self.state.stage == "match":
            self.clock.set_pace(self.state.settings.pace, self.around.now())
            self.clock.hold(None, self.around.now())
            for client in list(self.crowd):
                if self.viewer(client.person) is None:
                    self._close_lens(client)
                    self._open_lens(client, said=1 << 30)
            self.broadcast()
            self.arm()

    async def close(self, why: str, code: int) -> None:
        """The table is closed for good; a match that is on is kept as far as it went."""
        if self.state.stage == "match":
            await self.finish(why)
        await self.journal.close_table(self.state.id, why)
        for client in list(self.crowd):
            self.drop(client, code)
        self.around.gone(self.state.id)
        self.closed = True
        self._stop()
