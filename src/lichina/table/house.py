"""All tables of a server: made, found, brought back after a restart, watched over, and closed."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Collection, Mapping
from dataclasses import replace
from typing import Any

import msgspec

from ..journal import Finished, Journal, JournalDown, Kept
from ..kernel import LichinaError
from ..registry import FIRST, BadGame, find, known, load
from . import codes, forms, lobby, masks
from .crowd import NOTHING, Client, Has
from .live import Live, chat_of, in_force, record_of, restore, told_rows
from .rows import Began, Changed, Row, decode, encode
from .state import Kind, Person, Refused, Settings, State
from .surroundings import Surroundings
from .table import GONE, Table

DAY = 86_400.0
EMPTY = DAY
"""A table without people is closed after this."""
LESSON = 3_600.0
"""One with a lesson, after this: another is begun with one press."""
PAUSED = 30 * DAY
"""A table that its host has paused is kept for so long."""
LINK = 600.0
"""A link to another device opens for so long, and once."""
BEAT = 1.0
MARK = 5.0
SWEEP = 60.0
STALL = 5.0
"""What the clock of a machine leaps over at once, it has slept."""


def replace_game(settings: Settings, game: str) -> Settings:
    """The same settings for another game: the one that was chosen is not here any more."""
    return msgspec.structs.replace(settings, game=game, mode=None, options={})


class House:
    """The tables, by their ids and by their codes."""

    def __init__(self, journal: Journal, around: Surroundings | None = None, *, most: int = 2_000) -> None:
        self.journal = journal
        self.around = replace(around or Surroundings(), gone=self._gone, taken=self._taken)
        self.tables: dict[str, Table] = {}
        self.broken: dict[str, str] = {}
        """Tables that could not be brought back, and why."""
        self._codes: dict[str, str] = {}
        self._links: dict[str, tuple[str, int, float]] = {}
        self._empty: dict[str, float] = {}
        """Since when nobody is at a table, in wall time."""
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
        await asyncio.to_thread(forms.load)  # a tenth of a second, for which nobody is to wait when a match begins
        for kept in await self.journal.load():
            try:
                await self._bring_back(kept)
            except (LichinaError, ValueError, KeyError, IndexError, TypeError) as error:
                self.broken[kept.table] = type(error).__name__
                self.around.trouble(0, error)
        self._last = (self.around.now(), self.around.sleepless())
        self._next_mark = self.around.now() + MARK
        self._next_sweep = self.around.now() + SWEEP
        self._beat = asyncio.get_running_loop().call_later(BEAT, self.beat)

    async def close(self) -> None:
        """Finish what has come in, note the clocks, and stop."""
        self.closing = True
        if self._beat is not None:
            self._beat.cancel()
        for table in list(self.tables.values()):
            await table.end()
        try:
            await self.journal.mark(self._marks())
        except JournalDown as error:
            self.around.trouble(0, error)
        for task in list(self._tasks):
            task.cancel()
        await self.journal.close()
        self.around.thinkers.close()

    async def _bring_back(self, kept: Kept) -> None:
        rows: list[Row] = [decode(row) for row in kept.rows]
        states = [row.state for row in rows if isinstance(row, Changed)]
        if not states:
            raise ValueError("there is no table in these rows")
        state = states[-1]
        self._numbers = max(self._numbers, state.number)
        index = kept.first + len(rows)
        began = max((place for place, row in enumerate(rows) if isinstance(row, Began)), default=None)
        live: Live | None = None
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
            assert isinstance(head, Began)
            await self._break_off(table, head, rows[began + 1 :], broken)  # type: ignore[operator]
        elif live is not None and state.stage == "match" and live.match.outcome is not None:
            await table.inbox.call(lambda: table.play.finish(None))

    def _match_of(self, head: Row, rows: list[Row]) -> tuple[Live | None, str | None]:
        """The match that was on; or why it cannot go on: other rules are never laid over what was played."""
        assert isinstance(head, Began)
        if head.game not in known():
            return None, "rules"
        try:
            entry = find(head.game)
        except BadGame:
            return None, "rules"
        if entry.game.version != head.version:
            return None, "rules"
        try:
            return restore(entry, head, rows), None
        except LichinaError as error:
            self.around.trouble(0, error)
            return None, "record"

    async def _break_off(self, table: Table, began: Began, rows: list[Row], why: str) -> None:
        """A match that cannot go on is kept as it was told, and the table is in the lobby again."""
        state = table.state
        steps = in_force(rows)
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
                    head=encode(
                        {
                            "match": began.match,
                            "game": began.game,
                            "names": names,
                            "masks": masks,
                            "outcome": None,
                            "broken": why,
                        }
                    ),
                    record=record_of(began, [step.entry for step in steps]),
                    transcript=told_rows(began, steps, names, masks, why),
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
        if found is not None:
            self._codes.pop(codes.normalise(found.state.code), None)

    def _taken(self, table: str) -> None:
        """Another server runs this table: here it is no more."""
        found = self.tables.get(table)
        self._gone(table)
        if found is not None:
            found.abandon()

    def table(self, table: str) -> Table:
        """A table by its id."""
        found = self.tables.get(table)
        if found is None:
            raise Refused("no-such-table", "there is no such table, or it is closed")
        return found

    def by_code(self, code: str) -> Table:
        """A table by the word that was said."""
        return self.table(self._codes.get(codes.normalise(code), ""))

    async def create(
        self, changes: Mapping[str, Any], name: object, token: str, kind: Kind = "player", course: str | None = None
    ) -> tuple[Table, Person]:
        """A new table, and the one who made it as its host; with a `course`, for that lesson of the game."""
        if self.closing:
            raise Refused("closing", "the server is about to stop")
        if len(self.tables) >= self._most:
            raise Refused("too-many-tables", "there are too many tables on this server")
        game = changes.get("game") or next(iter(known()), "")
        language = str(changes.get("language", "ru"))
        self._numbers += 1
        state = State(secrets.token_urlsafe(12), self._numbers, "", self.around.wall(), Settings(game=str(game)))
        lobby.configure(state, {"game": game, **changes})
        person = lobby.enter(state, name, kind, token)
        if course is not None:
            lobby.begin_lesson(state, course)
        state.code = codes.draw(language, self._codes.keys(), secrets.randbelow)
        table = Table(state, self.around, self.journal, 0, None)
        self._codes[codes.normalise(state.code)] = state.id  # nobody else gets it while this is written down
        try:
            await self.journal.append(state.id, 0, [encode(Changed(state))])
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
        kind: Kind = "player",
        brought: Collection[str] = (),
        beside: int | None = None,
    ) -> Person:
        """Somebody comes to a table, with a device that has `brought` the tokens that it was given there before.

        It may be somebody else's, `beside` whom he sits.
        """
        number = secrets.randbelow(9000) + 1000 if kind == "tv" else None

        async def come() -> Person:
            person: Person = await table.ledger.change(
                lambda: lobby.enter(table.state, name, kind, token, number, brought, beside)
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
        self._links[token] = (*owner, now + LINK)

    async def follow(self, link: str, token: str) -> Table:
        """Somebody opens such a link: this device is the person's, too."""
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
        """A device listens from now on, and has so much already."""
        self._empty.pop(table.state.id, None)
        table.inbox.put(lambda: table.attach(client, has))

    def detach(self, table: Table, client: Client) -> None:
        """A device is gone."""

        async def go() -> None:
            await table.detach(client)
            if not table.situation.crowd.clients and table.state.id in self.tables:
                self._empty[table.state.id] = self.around.wall()

        table.inbox.put(go)

    # --- time -----------------------------------------------------------------------------------------------------

    def beat(self) -> None:
        """Once a second: has the machine slept; are clocks to be noted; are tables to be closed."""
        loop = asyncio.get_running_loop()
        now, real = self.around.now(), self.around.sleepless()
        counted, passed = now - self._last[0], real - self._last[1]
        self._last = (now, real)
        if max(counted, passed) > BEAT + STALL:
            for table in self.tables.values():
                table.slept(max(0.0, counted - BEAT), max(counted, passed))
        if now >= self._next_mark:
            self._next_mark = now + MARK
            self._spawn(self._note_clocks)
        if now >= self._next_sweep:
            self._next_sweep = now + SWEEP
            self._spawn(self.sweep)
        self._beat = loop.call_later(BEAT, self.beat)

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
            return since + LESSON
        return since + (PAUSED if table.state.paused == "host" else EMPTY)

    async def sweep(self) -> None:
        """Close the tables that nobody has come back to."""
        now = self.around.wall()
        for table in list(self.tables.values()):
            until = self.until(table)
            if until is not None and until <= now and not table.situation.crowd.clients:
                await table.inbox.call(lambda table=table: table.close("empty", GONE))  # type: ignore[misc]
