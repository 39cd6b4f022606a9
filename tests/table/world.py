"""A table in a world of its own: time leaps to what is due next, chance comes from a seed, the server can be killed.

Everything that a device is sent is compared, the moment it comes, with what its viewer may know then.
"""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Coroutine, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from functools import partial
from typing import Any, TypeVar
from unittest.mock import patch

import msgspec

from lichina import registry
from lichina.journal import Finished, JournalDown, MemoryJournal
from lichina.kernel import Game, Match
from lichina.table.environment import Environment
from lichina.table.livematch import in_force, restore
from lichina.table.rows import BeganRow, ChangedRow, Row, decode, encode
from lichina.table.state import Person, TableState
from lichina.table.table import Table
from lichina.table.texts import GameTexts
from tests.games.duel import Duel
from tests.games.market import Market
from tests.games.toy import Toy
from tests.server.listener import Leaping, Ponderous, allowed, ordered, told_to
from tests.server.protocol_check import frame_of, strict

from .parlour import Parlour
from .tabletop import WALL, Device, Home, Time

T = TypeVar("T")

GROUP_SECONDS = 0.004
"""So long after the first of them, rows are written, all at once."""
TURN_SECONDS = 1e-7
"""So long it takes to look at the clock."""
THOUGHT_SECONDS = 0.05
"""So long a bot thinks."""
TEST_GAMES: tuple[type[Game], ...] = (Parlour, Toy, Duel, Market)
AT_THE_DOOR = frozenset(("hello", "table", "ok", "error", "notice"))
"""What may be sent to somebody who has not been let in."""


class GroupJournal(MemoryJournal):
    """Writes rows in groups, a moment after it was given them, as the one on disk does; it can fail, and be killed."""

    def __init__(self) -> None:
        super().__init__()
        self.down = False
        self._waiting: list[tuple[str, int, Sequence[bytes], asyncio.Future[None]]] = []
        self._archiving = 0

    @property
    def idle(self) -> bool:
        """Whether nothing is on its way to the disk."""
        return not self._waiting and not self._archiving

    def append(self, table: str, index: int, rows: Sequence[bytes]) -> asyncio.Future[None]:
        loop = asyncio.get_running_loop()
        if not self._waiting:
            loop.call_later(GROUP_SECONDS, self._commit)
        self._waiting.append((table, index, rows, loop.create_future()))
        return self._waiting[-1][-1]

    def _commit(self) -> None:
        group, self._waiting = self._waiting, []
        for table, index, rows, future in group:
            if self.down:
                future.set_exception(_down())
            else:
                super().append(table, index, rows).add_done_callback(partial(_pass_on, future))

    async def archive(self, finished: Finished) -> None:
        self._archiving += 1
        try:
            await asyncio.sleep(GROUP_SECONDS)
            await super().archive(finished)
        finally:
            self._archiving -= 1

    def _check_open(self) -> None:
        if self.down:
            raise _down()

    def kill(self, written: bool) -> None:
        """The process is gone: the group that was on its way is on the disk, or it is not."""
        group, self._waiting = self._waiting, []
        for table, index, rows, _ in group if written and not self.down else ():
            self._add(table, index, rows)
        self.down = False

    def rows(self, table: str, since: int = 0) -> list[Row]:
        """What is on the disk, from this index on."""
        live = self._memory.live[table]
        return [decode(row) for row in live.rows[max(0, since - live.first) :]]

    def steps(self, table: str) -> int:
        """How many steps of the match are on the disk and in force."""
        rows = self.rows(table)
        start = max((place for place, row in enumerate(rows) if isinstance(row, BeganRow)), default=0)
        return len(in_force(rows[start:]))

    def end(self, table: str) -> int:
        """The index that the next row gets."""
        live = self._memory.live[table]
        return live.first + len(live.rows)


def _down() -> JournalDown:
    return JournalDown("journal-down", "nothing can be kept now: the test says so", detail="the test says so")


def _pass_on(outer: asyncio.Future[None], inner: asyncio.Future[None]) -> None:
    error = inner.exception()
    if outer.done():
        return
    if error is not None:
        outer.set_exception(error)
    else:
        outer.set_result(None)


class Passing(Leaping):
    """A loop in which every turn takes a moment: what is due in less than time can tell is due in the next turn."""

    def time(self) -> float:
        self.leap(TURN_SECONDS)
        return super().time()


class LoopTime(Time):
    """The time of a loop that leaps; the wall clock goes on from one server to the next."""

    def __init__(self, loop: Leaping, before: float) -> None:
        super().__init__()
        self.loop = loop
        self.before = before

    def now(self) -> float:
        return self.loop.time()

    def wall(self) -> float:
        return WALL + self.before + self.sleepless()

    def sleepless(self) -> float:
        return self.loop.time() + self.passed_asleep

    def around(self) -> Environment:
        thinkers = Ponderous(lambda seat: THOUGHT_SECONDS)
        return Environment(now=self.now, wall=self.wall, sleepless=self.sleepless, thinkers=thinkers)


def seat_of(state: TableState, person: int) -> int | None:
    """Whose eyes somebody has: those of the seat he has, or had in the match that has just ended."""
    people = state.evening[-1].people if state.stage == "ended" else [seat.person for seat in state.seats]
    return list(people).index(person) if person in people else None


def may_watch(state: TableState, person: Person) -> bool:
    """Whether somebody may see the match at all."""
    plays = seat_of(state, person.id) is not None
    return not person.waits and (plays or person.kind == "tv" or state.settings.spectators)


class Eye(Device):
    """A device that looks closely at everything it is sent."""

    connected = False

    @property
    def journal(self) -> GroupJournal:
        assert isinstance(self.home.journal, GroupJournal)
        return self.home.journal

    def send(self, frame: bytes) -> None:
        if self.code is not None:
            return  # it was let go: no wire takes anything more
        raw = json.loads(frame)
        table = self.table
        live = table.live
        strict(raw, frame_of(live.game.game if live else Toy))  # type: ignore[arg-type]
        super().send(frame)
        person = next((one for one in table.state.people if one.id == self.person), None)
        if person is None:
            assert raw["t"] == "error", ("somebody who has gone is sent", raw)
        elif person.waits:
            self._look_at_door(raw)
        elif raw["t"] in ("match", "step"):
            assert live is not None and may_watch(table.state, person), ("may not watch, and is sent", raw)
            assert self.match["seat"] == seat_of(table.state, self.person)
            assert self.sight() == self.truth(live.match), ("sees another match than his", raw)
            assert len(live.match.entries()) == self.journal.steps(table.state.id), ("shown, and not on the disk", raw)

    def _look_at_door(self, raw: dict[str, Any]) -> None:
        assert raw["t"] in AT_THE_DOOR, ("at the door, and is sent", raw)
        if raw["t"] == "table":
            table = raw["table"]
            assert {one["id"] for one in table["people"]} <= {self.person, table["host"]}
            assert not table["seats"] and not table["evening"]["matches"]

    def close(self, code: int) -> None:
        super().close(code)
        self.connected = False

    def sight(self) -> bytes:
        """All that the frames have added up to."""
        parts = [self.match[part] for part in ("public", "moment", "private", "asks", "offers", "channels")]
        return ordered([*parts, self.match["clock"]["deadline"], len(self.told), self.match["over"]])

    def truth(self, match: Match) -> bytes:
        """All that this viewer may know, by the rules alone."""
        return allowed(match, self.match["seat"], self.table.state.settings.sitting, self.words())

    def words(self) -> GameTexts | None:
        """The words that this device gets beside the keys."""
        live = self.table.live
        if not self.text or live is None:
            return None
        return GameTexts(
            live.game,
            self.language,
            self.table.situation.names(),
            self.table.situation.forms(),
            live.match.game.options,
        )

    def open_asks(self) -> list[dict[str, Any]]:
        """What may be answered, and the offers that may be taken."""
        return [*self.asks, *self.match.get("offers", ())]


class World:
    """A journal, a server that lives on it until it is killed, one table, and the devices at it."""

    def __init__(self, seed: int) -> None:
        self.journal = GroupJournal()
        self.eyes: list[Eye] = []
        self.gone: list[Eye] = []
        """Devices of those who have left or were sent away."""
        self.table_id = ""
        self._elapsed = 0.0
        self._stack = ExitStack()
        self._stack.enter_context(chance(random.Random(seed)))
        self._boot()

    def _boot(self) -> None:
        self._loop = Passing()
        self.time = LoopTime(self._loop, self._elapsed)
        self.home = Home(self.journal, self.time)
        self.run(self.home.house.open())

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Let something be done, and all that comes of it at once."""
        found = self.begin(work)
        self.begin(self._settle())
        while not self._settled:  # a clock may have run out in the very turns in which the loop came to a stop
            self.begin(self._settle())
        return found

    def begin(self, work: Coroutine[Any, Any, T]) -> T:
        """Let something be done, and stop there, whatever is on its way."""
        return self._loop.run_until_complete(work)

    @property
    def _settled(self) -> bool:
        """Whether the table has nothing to do and the journal nothing to write."""
        table = self.home.house.tables.get(self.table_id)
        return table is None or (table.inbox.empty and self.journal.idle)

    async def _settle(self) -> None:
        while not self._settled:
            await self.home.quiet(self.table)

    def kill(self, written: bool) -> None:
        """The server is gone from one moment to the next; another one finds what is on the disk."""
        self.journal.kill(written)
        for eye in self.eyes:
            eye.connected = False
        self._elapsed += self.time.sleepless()
        self._drop()
        self._boot()
        for eye in (*self.eyes, *self.gone):
            eye.home, eye.table = self.home, self.table

    def _drop(self) -> None:
        """Nothing that the server was about to do is done."""
        for table in self.home.house.tables.values():
            table.situation.presence.clients.clear()
        tasks = asyncio.all_tasks(self._loop)
        for task in tasks:
            task.cancel()
        self._loop.run_until_complete(asyncio.wait(tasks))
        self._loop.close()

    def close(self) -> None:
        """The end of this world."""
        self._drop()
        self._stack.close()

    # --- who is there ---------------------------------------------------------------------------------------------

    @property
    def table(self) -> Table:
        return self.home.house.table(self.table_id)

    @property
    def here(self) -> list[Eye]:
        """The devices that listen."""
        return [eye for eye in self.eyes if eye.connected]

    def clock(self) -> float:
        """What the clock of the match shows."""
        return self.table.situation.clock.now(self.time.now())

    async def attach(self, eye: Eye) -> None:
        """A device comes, or comes back with what it knows."""
        eye.connected = True
        await eye.attach()

    async def detach(self, eye: Eye) -> None:
        """A connection is gone."""
        eye.connected = False
        await eye.detach()

    def part(self) -> None:
        """Set the devices aside of those who are no longer at the table."""
        people = {person.id for person in self.table.state.people}
        self.gone += [eye for eye in self.eyes if eye.person not in people]
        self.eyes = [eye for eye in self.eyes if eye.person in people]

    # --- what is on the disk --------------------------------------------------------------------------------------

    def end(self) -> int:
        """Where the rows of the table end."""
        return self.journal.end(self.table_id)

    def rows(self, since: int = 0) -> list[Row]:
        """The rows of the table from this index on."""
        return self.journal.rows(self.table_id, since)

    def check_kept(self) -> None:
        """The disk says of the table what the server has in mind: a kill at this moment would lose nothing."""
        rows, table = self.rows(), self.table
        state = [row.state for row in rows if isinstance(row, ChangedRow)][-1]
        assert encode(state) == encode(table.state)
        live = table.live
        if live is None:
            return
        place = max(place for place, row in enumerate(rows) if isinstance(row, BeganRow))
        began = rows[place]
        assert isinstance(began, BeganRow) and began.match == table.state.match
        again = restore(live.game, began, rows[place + 1 :])
        for viewer in (None, *range(began.seats)):
            assert again.match.glimpse(viewer) == live.match.glimpse(viewer), viewer
            assert again.heard(viewer) == live.heard(viewer)

    # --- what the devices know ------------------------------------------------------------------------------------

    def check_seen(self) -> None:
        """Whoever listens knows the table and his side of the match as they are now."""
        for eye in self.here:
            self._check_table(eye)
            live, state = self.table.live, self.table.state
            if live is not None and may_watch(state, state.person(eye.person)):
                assert eye.match["match"] == state.match and eye.sight() == eye.truth(live.match)
                assert eye.told == told_to(live.match, eye.match["seat"], eye.words())
                heard = live.heard(eye.match["seat"])
                assert eye.lines == [{name: getattr(line, name) for name in LINE} for line in heard]

    def _check_table(self, eye: Eye) -> None:
        table, state = self.table, self.table.state
        person = state.person(eye.person)
        assert eye.you["waits"] == person.waits and eye.at["stage"] == state.stage
        assert eye.at["host"] == state.host and eye.you["kind"] == person.kind
        paused = table.situation.halted or state.paused
        assert eye.paused() == paused
        if not person.waits:
            assert eye.you["seat"] == seat_of(state, person.id) or eye.you["seat"] == eye.match.get("seat")
            shown = [(seat["person"], seat["bot"], seat["by"]) for seat in eye.at["seats"]]
            assert shown == [
                (seat.person, seat.bot, "bot" if seat.bot or index in table.situation.standing_in else "person")
                for index, seat in enumerate(state.seats)
            ]

    def check_moves(self) -> None:
        """Somebody is asked, or a clock runs that has not run out; or it is over, or stands still and says why."""
        table = self.table
        if not table.situation.running:
            return
        match, settings = table.live.match, table.state.settings  # type: ignore[union-attr]
        assert match.asks or match.deadline is not None, "nobody is asked, and no clock runs"
        if match.deadline is not None and settings.clocks:
            assert table.situation.clock.runs and self.clock() < match.deadline + 0.01, (
                "time has run out, and nobody noticed"
            )


LINE = ("channel", "person", "seat", "text")


@contextmanager
def chance(dice: random.Random) -> Iterator[None]:
    """Whatever a server draws comes from these dice; the games of the tests are known there."""
    for game in TEST_GAMES:
        registry.register(game)
    with (
        patch("secrets.token_hex", lambda count=16: dice.randbytes(count).hex()),
        patch("secrets.token_urlsafe", lambda count=16: dice.randbytes(count).hex()),
        patch("secrets.randbelow", dice.randrange),
        patch("random.SystemRandom", lambda: random.Random(dice.random())),
    ):
        yield
    for game in TEST_GAMES:
        registry._registered.pop(game.id, None)


def plain(value: Any) -> Any:
    """A value as JSON has it."""
    return msgspec.json.decode(encode(value))
