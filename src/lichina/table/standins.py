"""Who is played by a bot: the bots' own seats, and those of people who are away until they are back."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from ..bots import Move
from ..kernel import Question
from . import lobby
from .bottimers import CLUMSY, BotTimers
from .inbox import Inbox
from .missed import MissedDecisions
from .presence import BLINK_SECONDS
from .situation import Situation
from .state import SPOKEN
from .waiting import hurried

AWAY_SECONDS = {"together": 600.0, "apart": 60.0, "call": 60.0}
"""After how long a bot plays for a person who is cut off. In a room phones sleep while people talk: it takes longer."""
MISSES = 3
"""After how many lapses in a row a bot plays for a person who is here; for one who is cut off, after a single one."""

Enter = Callable[[Callable[[float], None]], Awaitable[bool]]
"""Lets bots do something in the match; whether they did."""


class StandIns:
    """The bots of a match: where they sit, for whom they play, and what they do."""

    def __init__(self, situation: Situation, inbox: Inbox, enter: Enter, arm: Callable[[], None]) -> None:
        self.timers = BotTimers(situation.around.thinkers, self._looks, self._acts)
        self._situation = situation
        self._inbox = inbox
        self._enter = enter
        self._arm = arm
        self._misses: dict[int, int] = {}
        self._deeds = MissedDecisions()

    # --- where they sit -------------------------------------------------------------------------------------------

    def begin(self) -> None:
        """Another match: everybody plays for himself, and no bot remembers anything."""
        self._situation.standing_in, self._misses, self._deeds = set(), {}, MissedDecisions()
        self.timers.clear()
        self.sit_down()

    def sit_down(self) -> None:
        """Bots sit where the table says so."""
        at = self._situation
        if at.live is None or not at.playing:
            return
        at.live.spoken = at.state.settings.sitting in SPOKEN
        for index, seat in enumerate(at.state.seats):
            if seat.bot is not None:
                self.timers.seat(at.live, index, seat.bot, seat.temper)
            elif index not in at.standing_in:
                self.timers.free(index)

    def wake(self, until: Callable[[float], float]) -> None:
        """Let all who are asked something answer after a while; `until` makes real seconds of a time."""
        at = self._situation
        if at.live is not None and self.timers.seated:
            self.timers.wake(at.live, at.state.settings.bots, hurried(at), until)

    # --- people who are away --------------------------------------------------------------------------------------

    def missed(self, seat: int) -> None:
        """Somebody has let time run out."""
        self._misses[seat] = self._misses.get(seat, 0) + 1

    def look_round(self, seats: Sequence[int] | None = None) -> list[int]:
        """Bots play for those who are away by now, of these seats or of all; for whom one does from now on."""
        at, now = self._situation, self._situation.around.now()
        found = []
        for seat in range(len(at.state.seats)) if seats is None else seats:
            person = at.state.seats[seat].person
            if person is not None and seat not in at.standing_in and self._is_absent(seat, person, now):
                self.stand_in(seat)
                found.append(seat)
        return found

    def _is_absent(self, seat: int, person: int, now: float) -> bool:
        away = self._situation.presence.away(person, now)
        if away >= AWAY_SECONDS[self._situation.state.settings.sitting]:
            return True
        return self._misses.get(seat, 0) >= (1 if away > BLINK_SECONDS else MISSES)

    def stand_in(self, seat: int) -> None:
        """A bot plays for somebody who is away."""
        at = self._situation
        if at.live is not None and seat not in at.standing_in:
            at.standing_in.add(seat)
            self._deeds.begin(seat)
            self.timers.seat(at.live, seat, lobby.levels(at.live.game)[0])

    def make_room(self, seat: int) -> list[tuple[Question, Any]] | None:
        """Somebody is back in this seat: what a bot has decided there, if one has played; None if none has."""
        self._misses.pop(seat, None)
        if seat not in self._situation.standing_in:
            return None
        self._situation.standing_in.discard(seat)
        self.timers.free(seat)
        return self._deeds.take(seat)

    def hand_over(self, seat: int) -> None:
        """The seat is somebody else's now, a person's or a bot's."""
        self._situation.standing_in.discard(seat)
        self._misses.pop(seat, None)
        self._deeds.take(seat)
        self.sit_down()

    # --- what they do ---------------------------------------------------------------------------------------------

    def _looks(self, seat: int, turn: int) -> None:
        async def look() -> None:
            at = self._situation
            if at.live is None or not at.running:
                return
            if at.live.match.moment is None:
                self.timers.think(at.live, seat, turn)
            elif seat in self.timers.seated:
                self.timers.seated[seat].stop()  # there is nothing to think about: it looks when the moment is over

        self._inbox.put(look)

    def _acts(self, seat: int, turn: int, move: Move | None, error: BaseException | None) -> None:
        async def act() -> None:
            at = self._situation
            seated = self.timers.seated.get(seat)
            if at.live is None or seated is None or seated.turn != turn or not at.running:
                return
            seated.stop()
            seated.idle = move is None and error is None
            if error is not None:
                at.around.trouble(at.state.number, error)
            await self._move(seat, move, failed=error is not None)
            self._arm()

        self._inbox.put(act)

    async def _move(self, seat: int, move: Move | None, failed: bool) -> None:
        live = self._situation.live
        assert live is not None
        seated = self.timers.seated[seat]
        match = live.match
        if failed or seated.clumsy >= CLUMSY:
            seated.clumsy = 0
            if any(ask.held is None for ask in match.asks_of(seat)):
                await self._enter(lambda at: match.skip(seat, at))
        elif move is not None:
            ask, value = move
            seated.clumsy += 1
            asked = self._deeds.asked(live, seat, ask)
            if await self._enter(lambda at: match.answer(seat, value, ask, at)):
                seated.clumsy = 0
                self._deeds.note(seat, asked, value)

    async def see(self) -> None:
        """A moment is for people: it waits for no bot, nor for a person played by one."""
        at = self._situation
        if at.live is None or not at.running or at.live.match.moment is None:
            return
        match = at.live.match
        asks = [ask for ask in match.asks if ask.seat in self.timers.seated]

        def see(moment: float) -> None:
            for ask in asks:
                match.answer(ask.seat, ask.form.fallback(), ask.number, moment)

        if asks:
            await self._enter(see)
