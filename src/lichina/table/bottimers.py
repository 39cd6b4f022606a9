"""The bots of a live table: when they look, when they act, and for whom.

A bot waits as a person does. How long is drawn before it looks at anything, and the same for every role: neither the
time it takes nor what it thinks about can be read from the clock. It looks a second before it acts, so that a person
who answers in that second is first.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable

from ..bots import EVEN, Move, Temper
from .livematch import LiveMatch
from .thinking import Thinkers, ThinkingBot, Thought

HEAD_START_SECONDS = 1.0
"""How long before it acts a bot looks: a person who answers meanwhile is first."""
HURRIED_SECONDS = (0.4, 1.2)
"""How long bots wait where nobody could watch another."""
FIT = 0.8
"""The share of a limit that a bot uses, if the limit is shorter than the delay."""
SELDOM = 3.0
"""How much more rarely a bot looks where nobody waits for it."""
IDLE_SECONDS = 0.25
"""A bot that wanted to do nothing does not look again sooner than after this."""
CLUMSY = 3
"""After how many refused answers in a row it takes the default."""


class Seated:
    """One bot: in its own seat, or for somebody who is away."""

    __slots__ = ("busy", "clumsy", "handle", "head", "idle", "lead", "seldom", "thought", "turn")

    def __init__(self, head: ThinkingBot) -> None:
        self.head = head
        self.busy = False
        self.clumsy = 0
        self.idle = False
        """Whether it wanted to do nothing when it last looked."""
        self.lead = 0.0
        self.seldom = False
        """Whether it is about to look although nobody waits for it."""
        self.thought: Thought | None = None
        self.turn = 0
        """Counts what it was set to do: what belongs to an earlier turn is forgotten."""
        self.handle: asyncio.TimerHandle | None = None

    def stop(self) -> None:
        """Forget what it was about to do."""
        self.turn += 1
        self.busy = self.seldom = False
        if self.thought is not None and not self.thought.done():
            self.thought.cancel()
            self.head.forget()  # what it thinks will not be done
        self.thought = None
        if self.handle is not None:
            self.handle.cancel()
            self.handle = None


Look = Callable[[int, int], None]
"""Called when a bot is to look: its seat and its turn."""
Act = Callable[[int, int, Move | None, BaseException | None], None]
"""Called when a bot acts: its seat, its turn, what it does."""


class BotTimers:
    """When each bot of one match looks, and when it acts."""

    def __init__(self, thinkers: Thinkers, look: Look, act: Act) -> None:
        self._thinkers = thinkers
        self._look = look
        self._act = act
        self.seated: dict[int, Seated] = {}
        self._random = random.SystemRandom()
        self._live: LiveMatch | None = None
        """The match that bots have thought about."""

    def seat(self, live: LiveMatch, seat: int, level: str, temper: Temper | None = None) -> None:
        """A bot plays this seat from here on."""
        known = self.seated.get(seat)
        if known is None or known.head.level != level:
            live.game.player(level)
            self.free(seat)
            self.seated[seat] = Seated(ThinkingBot(level, temper or EVEN))

    def free(self, seat: int) -> None:
        """No bot plays this seat any more."""
        known = self.seated.pop(seat, None)
        if known is not None:
            known.stop()

    def stop(self) -> None:
        """All forget what they were about to do."""
        for seated in self.seated.values():
            seated.stop()

    def forget(self) -> None:
        """All forget what they have thought of: it is no longer so."""
        for seated in self.seated.values():
            seated.stop()
            seated.head.forget()

    def clear(self) -> None:
        """No more bots."""
        for seat in list(self.seated):
            self.free(seat)
        if self._live is not None:
            self._thinkers.leave(self._live)
            self._live = None

    def wake(self, live: LiveMatch, delay: tuple[float, float], hurried: bool, until: Callable[[float], float]) -> None:
        """Set every idle bot that is asked something to answer after a while; `until` makes real seconds of a time."""
        match = live.match
        for seat, seated in self.seated.items():
            if seated.busy and not seated.seldom:
                continue
            asks = [ask for ask in match.asks_of(seat) if ask.held is None]
            if seated.busy:
                if not asks:
                    continue
                seated.stop()  # now it is asked
            factor = 1.0
            if not asks:
                if not match.offers_of(seat):
                    continue
                factor = SELDOM
            low, high = (min(delay[0], HURRIED_SECONDS[0]), min(delay[1], HURRIED_SECONDS[1])) if hurried else delay
            wait = self._random.uniform(low, high) * factor
            dues = [due for ask in asks if (due := match.due(ask)) is not None]
            if dues and wait:  # squeezed and not cut off: where all act at once, the order would tell who thought long
                wait *= min(1.0, FIT * until(min(dues)) / (high * factor))
            if seated.idle:
                wait = max(wait, IDLE_SECONDS)
            self._set(seat, seated, wait)
            seated.seldom = not asks

    def _set(self, seat: int, seated: Seated, wait: float) -> None:
        loop = asyncio.get_running_loop()
        seated.busy = True
        seated.turn += 1
        seated.lead = min(HEAD_START_SECONDS, wait)
        seated.handle = loop.call_later(wait - seated.lead, self._look, seat, seated.turn)

    def think(self, live: LiveMatch, seat: int, turn: int) -> None:
        """Look now, and act in a second, or when the thought is finished."""
        seated = self.seated.get(seat)
        if seated is None or seated.turn != turn:
            return
        moment = asyncio.get_running_loop().time() + seated.lead
        seated.seldom = False
        self._live = live
        seated.thought = self._thinkers.think(live, seat, seated.head)
        seated.handle = None
        seated.thought.add_done_callback(lambda done: self._thought(seat, turn, done, moment))

    def _thought(self, seat: int, turn: int, done: Thought, moment: float) -> None:
        if done.cancelled():
            return
        error = done.exception()
        seated = self.seated.get(seat)
        if seated is None or seated.turn != turn:
            return
        if isinstance(error, TimeoutError):
            seated.head.forget()  # it would be lost in the same thought again
        move = None if error else done.result()
        loop = asyncio.get_running_loop()
        seated.handle = loop.call_at(max(moment, loop.time()), self._act, seat, turn, move, error)
