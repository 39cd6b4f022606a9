"""All tables of a server: made, found, brought back after a restart, watched over, and closed."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Collection, Mapping
from dataclasses import replace
from typing import Any

import msgspec

from ..journal import Finished, Journal, JournalDown, JournalError, Kept
from ..kernel import LichinaError
from ..registry import FIRST, BadGame, find, known, load
from . import codes, inflection, lobby, masks
from .environment import Environment
from .livematch import LiveMatch, chat_of, head_of, in_force, record_of, restore, told_rows
from .presence import NOTHING, Client, Has
from .rows import BeganRow, ChangedRow, Row, decode, encode
from .sharing import Sharing
from .state import OwnedProgram, Person, PersonKind, Refused, TableSettings, TableState
from .table import GONE, Table

DAY_SECONDS = 86_400.0
EMPTY_SECONDS = DAY_SECONDS
"""A table without people is closed after this."""
LESSON_SECONDS = 3_600.0
"""One with a lesson, after this: another is begun with one press."""
PAUSED_SECONDS = 30 * DAY_SECONDS
"""How long a table is kept that its host has paused."""
LINK_SECONDS = 600.0
"""How long a link to another device can be opened; it opens once."""
EVERY = 1_000_000
"""A server that has its storage to itself takes them all."""
BEAT_SECONDS = 1.0
MARK_SECONDS = 5.0
SWEEP_SECONDS = 60.0
STALL_SECONDS = 5.0
"""What the clock of a machine leaps over at once, it has slept."""


def replace_game(settings: TableSettings, game: str) -> TableSettings:
    """The same settings for another game: the one that was chosen is not here any more."""
    return msgspec.structs.replace(settings, game=game, mode=None, options={})


def no_such_table() -> Refused:
    """The refusal of an id, a code or a link that leads nowhere."""
    return Refused("no-such-table", "there is no such table, or it is closed")


def closing() -> Refused:
    """The refusal while a server stops."""
    return Refused("closing", "the server is about to stop")


class House:
    """The tables, by their ids and by their codes."""

    def __init__(self, journal: Journal, around: Environment | None = None, *, most: int = 2_000) -> None:
        self.journal = journal
        self.around = replace(around or Environment(), gone=self._gone, taken=self.taken)
        self.around.thinkers.trouble = lambda error: self.around.trouble(0, error)
        self.tables: dict[str, Table] = {}
        self.broken: dict[str, str] = {}
        """Tables that could not be brought back, and why."""
        self._codes: dict[str, str] = {}
        self._links: dict[str, tuple[str, int, float]] = {}
        self._empty: dict[str, float] = {}
        """Since when nobody is at a table, in wall time."""
        self.claiming: dict[str, asyncio.Future[Table | None]] = {}
        self.sharing = Sharing(self)
        self._numbers = 0
        self._most = most
        self._beat: asyncio.TimerHandle | None = None
        self._last = (0.0, 0.0)
        self._next_mark = self._next_sweep = 0.0
        self._tasks: set[asyncio.Task[None]] = set()
        self.closing = False

    # --- opening and closing --------------------------------------------------------------------------------------

    async def open(self) -> None:
        """Bring back what the journal has, and begin to watch the time."""
        load()
        await asyncio.to_thread(inflection.load)  # a tenth of a second, for which nobody is to wait when a match begins
        self.journal.lost = self.taken
        await self.journal.open()
        if self.journal.shared:
            await self.sharing.take_adrift(1)
        else:
            for name in await self.journal.adrift(EVERY):
                await self._claim(name)
        self._last = (self.around.now(), self.around.sleepless())
        self._next_mark = self.around.now() + MARK_SECONDS
        self._next_sweep = self.around.now() + SWEEP_SECONDS
        self._beat = asyncio.get_running_loop().call_later(BEAT_SECONDS, self.beat)

    async def close(self) -> None:
        """Finish what has come in, note the clocks, and stop."""
        self.closing = True
        if self._beat is not None:
            self._beat.cancel()
        for table in list(self.tables.values()):
            await table.end()
        try:
            await self.journal.mark(self._marks())
            await self.journal.plan(self.sharing.plans())
            for name in list(self.tables):
                await self.journal.release(name)
        except JournalDown as error:
            self.around.trouble(0, error)
        for task in list(self._tasks):
            task.cancel()
        await self.journal.close()
        await self.around.thinkers.close()

    async def _claim(self, name: str) -> Table | None:
        """Run a table from now on, unless another server does; None if there is none, or it cannot be brought back."""
        if name in self.broken:
            return None
        kept = await self.journal.claim(name)
        if kept is None:
            return None
        try:
            return await self._bring_back(kept)
        except (LichinaError, ValueError, KeyError, IndexError, TypeError) as error:
            if self.journal.shared and isinstance(error, JournalError):  # it is as good as it was: later, or elsewhere
                self.sharing.give_back(name)
                raise
            self.broken[name] = type(error).__name__
            self.around.trouble(0, error)
            return None

    async def _bring_back(self, kept: Kept) -> Table:
        rows: list[Row] = [decode(row) for row in kept.rows]
        states = [row.state for row in rows if isinstance(row, ChangedRow)]
        if not states:
            raise ValueError("there is no table in these rows")
        state = states[-1]
        self._numbers = max(self._numbers, state.number)
        index = kept.first + len(rows)
        began = max((place for place, row in enumerate(rows) if isinstance(row, BeganRow)), default=None)
        live: LiveMatch | None = None
        broken: str | None = None
        if began is not None and state.stage != "lobby":
            live, broken = self._match_of(rows[began], rows[began + 1 :])
        masks.mask_all(state)
        if state.settings.game not in known():
            state.settings = replace_game(state.settings, next(iter(known())))
        table = Table(state, self.around, self.journal, index, live)
        table.situation.chat = chat_of(rows)
        table.start()
        self._enlist(table)
        self._empty[state.id] = kept.touched
        if live is not None and live.match.outcome is None:
            table.situation.clock.jump(max(live.match.now, kept.mark or 0.0), self.around.now())
        if broken is not None:
            head = rows[began]  # type: ignore[index]
            assert isinstance(head, BeganRow)
            await self._break_off(table, head, rows[began + 1 :], broken)  # type: ignore[operator]
        elif live is not None and state.stage == "match" and live.match.outcome is not None:
            await table.inbox.call(lambda: table.play.finish(None))
        return table

    def _match_of(self, head: Row, rows: list[Row]) -> tuple[LiveMatch | None, str | None]:
        """The match that was on; or why it cannot go on: other rules are never laid over what was played."""
        assert isinstance(head, BeganRow)
        if head.game not in known():
            return None, "rules"
        try:
            found = find(head.game)
        except BadGame:
            return None, "rules"
        if found.game.version != head.version:
            return None, "rules"
        try:
            return restore(found, head, rows), None
        except LichinaError as error:
            self.around.trouble(0, error)
            return None, "record"

    async def _break_off(self, table: Table, began: BeganRow, rows: list[Row], why: str) -> None:
        """A match that cannot go on is kept as it was told, and the table is in the lobby again."""
        state = table.state
        entered = in_force(rows)
        names = tuple(state.evening[-1].players if state.stage == "ended" else state.names())
        masks = state.masks()
        if state.stage == "match":
            await self.journal.archive(
                Finished(
                    table=state.id,
                    number=began.match,
                    game=began.game,
                    version=began.version,
                    started=began.time,
                    ended=self.around.wall(),
                    head=head_of(state, began, names, masks, None, why),
                    record=record_of(began, [row.entry for row in entered]),
                    transcript=told_rows(began, entered, names, masks, why),
                )
            )

        def reopen() -> None:
            state.stage, state.paused = "lobby", None
            lobby.refit(state)

        table.situation.notices = [f"broken-{why}"]
        await table.inbox.call(lambda: table.change(reopen))

    # --- tables ---------------------------------------------------------------------------------------------------

    def _enlist(self, table: Table) -> None:
        self.tables[table.state.id] = table
        self._codes[codes.normalise(table.state.code)] = table.state.id

    def _gone(self, table: str) -> None:
        found = self.tables.pop(table, None)
        self._empty.pop(table, None)
        self.sharing.planned.pop(table, None)
        if found is not None:
            self._codes.pop(codes.normalise(found.state.code), None)

    def taken(self, table: str) -> None:
        """Another server runs this table: here it is no more."""
        found = self.tables.get(table)
        self._gone(table)
        if found is not None:
            found.abandon()

    def table(self, table: str) -> Table:
        """A table by its id."""
        found = self.tables.get(table)
        if found is None:
            raise no_such_table()
        return found

    async def reach(self, table: str) -> Table:
        """A table by its id, which is run here from now on if nobody else runs it; Elsewhere says who does."""
        if table in self.tables or not self.journal.shared:
            return self.table(table)
        if self.closing:
            raise closing()
        claiming = self.claiming.get(table)
        if claiming is None:
            claiming = self.claiming[table] = asyncio.ensure_future(self._claim(table))
            claiming.add_done_callback(lambda done: self.claiming.pop(table, None))
        await asyncio.shield(claiming)
        return self.table(table)

    async def by_code(self, code: str) -> str:
        """The id of the table with the word that was said."""
        word = codes.normalise(code)
        found = self._codes.get(word)
        if found is None and self.journal.shared:
            found = await self.journal.find(word)
        if found is None:
            raise no_such_table()
        return found

    async def create(
        self,
        changes: Mapping[str, Any],
        name: object,
        token: str,
        kind: PersonKind = "player",
        course: str | None = None,
    ) -> tuple[Table, Person]:
        """A new table, and the one who made it as its host; with a `course`, for that lesson of the game."""
        if self.closing:
            raise closing()
        if len(self.tables) >= self._most:
            raise Refused("too-many-tables", "there are too many tables on this server")
        game = changes.get("game") or next(iter(known()), "")
        language = str(changes.get("language", "ru"))
        self._numbers += 1
        state = TableState(
            secrets.token_urlsafe(12), self._numbers, "", self.around.wall(), TableSettings(game=str(game))
        )
        lobby.configure(state, {"game": game, **changes})
        person = lobby.enter(state, name, kind, token)
        if course is not None:
            lobby.begin_lesson(state, course)
        state.code = codes.draw(language, self._codes.keys(), secrets.randbelow)
        while not await self.journal.reserve(codes.normalise(state.code), state.id):  # it is another server's
            state.code = codes.draw(language, self._codes.keys(), secrets.randbelow)
        table = Table(state, self.around, self.journal, 0, None)
        self._codes[codes.normalise(state.code)] = state.id  # nobody else gets it while this is written down
        try:
            await self.journal.append(state.id, 0, [encode(ChangedRow(state))])
        except BaseException:
            self._codes.pop(codes.normalise(state.code), None)
            raise
        table.ledger.index = 1
        table.start()
        self._enlist(table)
        self._empty[state.id] = self.around.wall()
        return table, person

    async def teach(
        self, game: str, language: str, name: object, token: str, course: str = FIRST
    ) -> tuple[Table, Person]:
        """A table for a lesson of a game, which begins at once."""
        settings = lobby.lesson_settings(game, language, course)
        table, person = await self.create(settings, name, token, course=course)
        await table.inbox.call(table.play.begin)
        return table, person

    async def enter(
        self,
        table: Table,
        name: object,
        token: str,
        kind: PersonKind = "player",
        brought: Collection[str] = (),
        beside: int | None = None,
        program: OwnedProgram | None = None,
    ) -> Person:
        """Somebody comes to a table, with a device that has `brought` the tokens that it was given there before.

        It may be somebody else's, `beside` whom he sits.
        """
        number = secrets.randbelow(9000) + 1000 if kind == "tv" else None

        async def come() -> Person:
            person: Person = await table.ledger.change(
                lambda: lobby.enter(table.state, name, kind, token, number, brought, beside=beside, program=program)
            )
            table.expect(person.id)
            return person

        found: Person = await table.inbox.call(come)
        return found

    async def leave(self, table: Table, person: int) -> None:
        """Somebody gets up and goes."""
        await table.inbox.call(lambda: table.depart(person, lobby.leave, GONE))

    def person_of(self, table: Table, token: str | None) -> Person | None:
        """Whose token this is; it opens this table alone."""
        if token is None:
            return None
        return next((person for person in table.state.people if token in person.tokens), None)

    # --- links to another device ----------------------------------------------------------------------------------

    def link(self, table: Table, person: int, token: str) -> None:
        """From now on, and for ten minutes, this token of a link leads once to this person's seat."""
        now, owner = self.around.now(), (table.state.id, person)
        self._links = {key: value for key, value in self._links.items() if value[2] > now and value[:2] != owner}
        self._links[token] = (*owner, now + LINK_SECONDS)

    async def follow(self, link: str, token: str) -> Table:
        """Somebody opens such a link: this device now also belongs to the person."""
        table_id, number, until = self._links.pop(link, ("", 0, 0.0))
        table = self.tables.get(table_id)
        dead = Refused("dead-link", "this link has been used, or its ten minutes are over")
        if until <= self.around.now() or table is None:
            raise dead

        def add() -> None:
            person = next((one for one in table.state.people if one.id == number), None)
            if person is None:
                raise dead
            person.tokens = [*person.tokens[-3:], token]
            person.beside = None

        await table.inbox.call(lambda: table.change(add))
        return table

    # --- devices --------------------------------------------------------------------------------------------------

    def attach(self, table: Table, client: Client, has: Has = NOTHING) -> None:
        """A device listens from now on, and already has this much."""
        self._empty.pop(table.state.id, None)
        table.welcome(client, has)

    def detach(self, table: Table, client: Client) -> None:
        """A device is gone."""

        async def go() -> None:
            await table.detach(client)
            if not table.situation.presence.clients and table.state.id in self.tables:
                self._empty[table.state.id] = self.around.wall()

        table.inbox.put(go)

    # --- time -----------------------------------------------------------------------------------------------------

    def beat(self) -> None:
        """Once a second: has the machine slept; are clocks to be noted; are tables to be closed."""
        loop = asyncio.get_running_loop()
        now, real = self.around.now(), self.around.sleepless()
        counted, passed = now - self._last[0], real - self._last[1]
        self._last = (now, real)
        if max(counted, passed) > BEAT_SECONDS + STALL_SECONDS:
            for table in self.tables.values():
                table.slept(max(0.0, counted - BEAT_SECONDS), max(counted, passed))
        if now >= self._next_mark:
            self._next_mark = now + MARK_SECONDS
            self._spawn(self._note_clocks)
        if self.journal.shared:
            self._spawn(self.sharing.look_round)
        if now >= self._next_sweep:
            self._next_sweep = now + SWEEP_SECONDS
            self._spawn(self.sweep)
        self._beat = loop.call_later(BEAT_SECONDS, self.beat)

    def _spawn(self, work: Callable[[], Awaitable[None]]) -> None:
        async def run() -> None:
            try:
                await work()
            except Exception as error:
                self.around.trouble(0, error)

        task = asyncio.get_running_loop().create_task(run())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _marks(self) -> dict[str, float]:
        now = self.around.now()
        situations = [table.situation for table in self.tables.values()]
        return {at.state.id: at.clock.now(now) for at in situations if at.playing}

    async def _note_clocks(self) -> None:
        marks = {key: value for key, value in self._marks().items() if self.tables[key].situation.running}
        if marks:
            await self.journal.mark(marks)

    def until(self, table: Table) -> float | None:
        """When a table without people will be closed, in wall time; None while somebody is there."""
        since = self._empty.get(table.state.id)
        if since is None:
            return None
        if table.state.lesson is not None:
            return since + LESSON_SECONDS
        return since + (PAUSED_SECONDS if table.state.paused == "host" else EMPTY_SECONDS)

    async def sweep(self) -> None:
        """Close the tables that nobody has come back to."""
        now = self.around.wall()
        for table in list(self.tables.values()):
            until = self.until(table)
            if until is not None and until <= now and not table.situation.presence.clients:
                await table.inbox.call(lambda table=table: table.close("empty", GONE))  # type: ignore[misc]
