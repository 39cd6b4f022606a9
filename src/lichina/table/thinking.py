"""Bots that sit at a live table: they think beside the table, and hold it up for nothing."""

from __future__ import annotations

import secrets
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future
from queue import SimpleQueue

from ..bots import EVEN, Bot, Move, Sight, Temper
from ..bots.sight import chosen
from ..kernel import ALL, Dice, Game, Match, Question, Told, View
from ..kernel.dice import key_of


class Still(Sight):
    """What a seat sees at one moment, taken down: the table may go on while a bot looks at it."""

    __slots__ = (
        *("_asks", "_deadline", "_fork", "_now", "_offers", "_options", "_phase"),
        *("_seats", "_spoken", "_told", "_typed", "_view"),
    )

    def __init__(
        self, match: Match, seat: int, imagines: bool, typed: Sequence[tuple[int, Told]] = (), spoken: bool = False
    ) -> None:
        self.seat = seat
        self._calls = 0
        self._seed = secrets.token_hex(8)
        self._asks = match.questions(seat)
        self._offers = match.chances(seat)
        self._view = match.view(seat)
        self._told = match.told(seat)
        self._options = chosen(match)
        self._seats = match.game.seats
        self._phase = match.phase
        self._deadline = match.deadline
        self._now = match.now
        self._fork = match.fork() if imagines else None
        self._spoken = spoken
        self._typed = [(heard_by(match, seat, pages), event) for pages, event in typed]

    @property
    def seats(self) -> range:
        return self._seats

    @property
    def phase(self) -> str:
        return self._phase

    @property
    def asks(self) -> list[Question]:
        return self._asks

    @property
    def offers(self) -> list[Question]:
        return self._offers

    @property
    def view(self) -> View:
        return self._view

    @property
    def options(self) -> Game.Options:
        return self._options

    @property
    def deadline(self) -> float | None:
        return self._deadline

    @property
    def now(self) -> float:
        return self._now

    @property
    def spoken(self) -> bool:
        return self._spoken

    def told(self, since: int = 0) -> list[Told]:
        return self._told[since:]

    def typed(self) -> list[tuple[int, Told]]:
        return self._typed

    def worlds(self) -> Iterator[Match]:
        if self._fork is None:
            raise ValueError("a bot that looks at worlds says so: imagines = True")
        self._calls += 1
        return self._fork.worlds(self.seat, f"{self._seed} {self._calls}")


def heard_by(match: Match, seat: int, pages: int) -> int:
    """How much of this many pages of the story this seat has heard."""
    return sum(to is ALL or (isinstance(to, frozenset) and seat in to) for to, _ in match.game.story.since(0)[:pages])


class ThinkingBot:
    """A bot in a seat, with dice of its own. It has one thought at a time."""

    __slots__ = ("bot", "kind", "level", "temper")

    def __init__(self, kind: type[Bot], level: str, temper: Temper = EVEN) -> None:
        self.kind = kind
        self.level = level
        self.temper = temper
        self.forget()

    def forget(self) -> None:
        """Start over: what it thought of is no longer so. It is still who it is."""
        self.bot = self.kind(Dice(key_of(secrets.token_hex(16))))
        self.bot.temper = self.temper


class Thought(Future[Move | None]):
    """What a bot will have decided, and for how long it has thought."""

    began: float | None = None
    left_behind = False

    def lasted(self) -> float:
        """Seconds since it was begun; nothing, while other bots are before it."""
        return 0.0 if self.began is None else time.monotonic() - self.began


class Thinkers:
    """A few threads in which bots think. One that is lost in thought is left behind, and another takes its place."""

    def __init__(self, count: int = 2) -> None:
        self._work: SimpleQueue[tuple[Callable[[], Move | None], Thought] | None] = SimpleQueue()
        for _ in range(count):
            self._hire()
        self._count = count

    def _hire(self) -> None:
        threading.Thread(target=self._run, daemon=True, name="lichina-bot").start()

    def _run(self) -> None:
        while (work := self._work.get()) is not None:
            think, done = work
            if not done.set_running_or_notify_cancel():
                continue
            done.began = time.monotonic()
            try:
                done.set_result(think())
            except BaseException as error:
                done.set_exception(error)
            if done.left_behind:
                return

    def think(self, head: ThinkingBot, sight: Still) -> Thought:
        """Let a bot decide."""
        done = Thought()
        self._work.put((lambda: head.bot.decide(sight), done))
        return done

    def leave_behind(self, done: Thought) -> None:
        """This thought takes too long: its thread ends after it, and another one works on."""
        if not done.cancel():
            done.left_behind = True
            self._hire()

    def close(self) -> None:
        """No more thoughts."""
        for _ in range(self._count):
            self._work.put(None)
