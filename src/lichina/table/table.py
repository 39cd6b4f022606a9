"""A live table, and its parts: whatever is done there is done one after another, and kept before anybody sees it.

`inbox` takes in what people, bots and clocks want; `ledger` writes it down; `audience` shows it; `talk` is what is
said; `play` is the match and its time, with the `stand_ins` of people who are away. They share the `situation`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..journal import Journal, JournalDown
from ..kernel import RuleError
from . import lobby, waiting
from .audience import Audience
from .environment import Environment
from .inbox import Inbox
from .ledger import Ledger
from .livematch import LiveMatch
from .play import Play
from .presence import BLINK_SECONDS, STAND_IN_SECONDS, Client, Has
from .situation import Situation
from .standins import AWAY_SECONDS
from .state import Refused, TableState
from .talk import Talk

MOST_DEVICES = 4
SENT_AWAY, GONE, DEVICES, ELSEWHERE = 4403, 4404, 4409, 4412
"""Why a device is let go: see the protocol."""


class Table:
    """One table."""

    def __init__(
        self, state: TableState, around: Environment, journal: Journal, index: int, live: LiveMatch | None
    ) -> None:
        self.situation = Situation(state, around, live)
        self.inbox = Inbox(self._failed)
        self.ledger = Ledger(self.situation, journal, index)
        self.audience = Audience(self.situation)
        self.talk = Talk(self.situation, self.ledger, self.audience)
        self.play = Play(self.situation, self.inbox, self.ledger, self.audience, self.talk)
        self.stand_ins = self.play.stand_ins
        self._coming: list[Client] = []
        """Devices whose turn to be let in has not come yet."""

    @property
    def state(self) -> TableState:
        """Who sits here, and what is chosen."""
        return self.situation.state

    @property
    def live(self) -> LiveMatch | None:
        """The match that is on, or the last one while everybody looks at its end."""
        return self.situation.live

    def start(self) -> None:
        """Begin to work."""
        self.inbox.start(f"table {self.state.number}")

    async def _failed(self, error: Exception) -> None:
        """Something could not be done."""
        if isinstance(error, JournalDown):
            await self.play.storage_failed()
        elif not isinstance(error, RuleError):  # that was noted, and the table has stopped
            self.situation.around.trouble(self.state.number, error)

    async def change(self, act: Callable[[], Any]) -> Any:
        """Change the state of the table, keep it, and tell everybody; if it cannot be kept, it has not happened."""
        result = await self.ledger.change(act)
        self.audience.tell_table()
        return result

    # --- who is here ----------------------------------------------------------------------------------------------

    def welcome(self, client: Client, has: Has) -> None:
        """A device comes, and is let in when its turn comes; if there is no table by then, it is let go."""
        if self.inbox.closed:
            client.close(ELSEWHERE)
            return
        self._coming.append(client)
        self.inbox.put(lambda: self._attach(client, has))

    async def _attach(self, client: Client, has: Has) -> None:
        """A device has come: it gets all that it may know and does not have yet."""
        at = self.situation
        self._coming.remove(client)
        try:
            at.state.person(client.person)
        except Refused:
            client.close(SENT_AWAY)
            return
        was_here = at.presence.here(client.person, at.around.now())
        devices = at.presence.of(client.person)
        if len(devices) >= MOST_DEVICES:
            self.drop(devices[0], DEVICES)
        at.presence.add(client, at.around.now())
        self.audience.greet(client)
        here = (at.state.match, self.audience.edition(at.viewer(client.person))) if at.live is not None else None
        known = (has.match, has.edition) == here
        self.audience.open(client, has.told if known else 0, has.said if known else 0)
        self.audience.open_chat(client)
        self.returned(client.person)
        if not was_here:
            self.audience.tell_table()
        if at.presence.anybody(at.state):
            self.play.go_on_from("nobody")
        if any(not at.presence.connected(person.id) for person in at.state.people):
            self._look_round_in(BLINK_SECONDS, AWAY_SECONDS[at.state.settings.sitting])

    def _look_round_in(self, *delays: float) -> None:
        for delay in delays:
            self.inbox.put_in(delay + 0.05, self.play.look_round)

    def expect(self, person: int) -> None:
        """Somebody has come in, and a device of his will listen."""
        self.situation.presence.expect(person, self.situation.around.now())
        self.audience.tell_table()
        self._look_round_in(BLINK_SECONDS)

    async def detach(self, client: Client) -> None:
        """A device has gone."""
        self.audience.close(client)
        if self.situation.presence.remove(client, self.situation.around.now()):
            self._look_round_in(
                BLINK_SECONDS, STAND_IN_SECONDS, AWAY_SECONDS[self.state.settings.sitting], waiting.NOBODY_SECONDS
            )

    def drop(self, client: Client, code: int) -> None:
        """Let a device go."""
        self.audience.close(client)
        self.situation.presence.remove(client, self.situation.around.now())
        client.close(code)

    def returned(self, person: int) -> None:
        """Somebody is back, and takes the seat from the bot at once."""
        seat = self.situation.viewer(person)
        missed = None if seat is None else self.stand_ins.make_room(seat)
        if missed is not None:
            self.audience.tell_table()
            self.audience.tell_missed(person, missed)
            self.play.arm()

    def let_in(self, person: int) -> None:
        """Somebody was let in: now there is something to see."""
        for client in self.situation.presence.of(person):
            self.audience.greet(client)
            self.audience.open(client)
            self.audience.open_chat(client)

    async def depart(self, person: int, leave: Callable[[TableState, int], None], code: int) -> None:
        """Somebody goes, or is sent away."""
        at = self.situation
        seat = at.viewer(person)
        devices = list(at.presence.of(person))
        await self.ledger.change(lambda: leave(at.state, person))
        for client in devices:
            self.drop(client, code)
        at.presence.forget(person)
        if at.state.lesson is not None and not at.state.people:
            await self.close("empty", GONE)
            return
        if seat is not None:
            self.stand_ins.hand_over(seat)
        self.audience.tell_table()
        self.audience.hello_all()
        self.play.arm()

    def seat_given(self, seat: int) -> None:
        """A seat has changed hands: its new owner gets its whole story."""
        self.stand_ins.hand_over(seat)
        self.audience.reopen()
        self.audience.tell_table()
        self.play.arm()

    def slept(self, uncounted: float, seconds: float) -> None:
        """The machine slept for this long, and the clock has gone on by `uncounted` of it: that does not count."""
        self.situation.clock.forget(uncounted)

        async def say() -> None:
            if self.situation.running:
                self.audience.notice("slept", minutes=max(1, round(seconds / 60)))
                self.audience.broadcast()
                self.play.arm()

        self.inbox.put(say)

    # --- the host's powers ----------------------------------------------------------------------------------------

    async def pause(self) -> None:
        """The host stops the clock."""
        if not self.situation.playing:
            raise Refused("no-match", "no match is on")
        if self.state.paused is not None:
            raise Refused("paused", "the match is paused")

        def stop() -> None:
            self.state.paused = "host"

        await self.change(stop)
        self.play.stand_still()
        self.audience.broadcast()

    async def resume(self) -> None:
        """The host lets the match go on."""
        if not self.situation.playing or self.state.paused is None:
            raise Refused("not-paused", "the match is not paused")

        def go() -> None:
            self.state.paused = None

        await self.change(go)
        self.play.go_on()

    async def to_lobby(self) -> None:
        """After a match, or in the middle of one: back to the lobby."""
        if self.state.stage == "match":
            await self.play.finish("host")
        elif self.state.stage == "ended":

            def clear() -> None:
                self.state.stage = "lobby"
                lobby.refit(self.state)

            await self.change(clear)
            self.play.clear()

    def apply_settings(self) -> None:
        """What the host has chosen holds from now on."""
        at = self.situation
        if at.live is None or at.state.stage != "match":
            return
        at.clock.set_pace(at.state.settings.pace, at.around.now())
        at.clock.hold(None, at.around.now())
        for client in list(at.presence):
            if at.viewer(client.person) is None:
                self.audience.look_again(client)
        self.audience.broadcast()
        self.play.arm()

    # --- the end of a table ---------------------------------------------------------------------------------------

    async def end(self) -> None:
        """Do what has come in so far, and then no more: the server stops."""
        if not self.inbox.working:
            return

        async def stand_still() -> None:
            self.situation.clock.stop(self.situation.around.now())

        await self.inbox.call(stand_still)
        self._stop()

    def abandon(self) -> None:
        """Another server runs this table: everybody is to come back, and will find it there."""
        self._let_all_go(ELSEWHERE)
        self.inbox.close()
        self.play.stop()

    async def close(self, why: str, code: int) -> None:
        """The table is closed for good; a match that is on is kept as far as it went."""
        if self.state.stage == "match":
            await self.play.finish(why)
        await self.ledger.journal.close_table(self.state.id, why)
        self._let_all_go(code)
        self.situation.around.gone(self.state.id)
        self._stop()

    def _let_all_go(self, code: int) -> None:
        for client in [*self.situation.presence, *self._coming]:
            self.drop(client, code)
        self._coming.clear()

    def _stop(self) -> None:
        self.play.stop()
        self.inbox.stop()
