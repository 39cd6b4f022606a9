"""Several servers share one journal: a table has one owner at a time, and nobody else writes to it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager, suppress
from typing import Any

import asyncpg
import pytest

from lichina.journal import BadJournal, Elsewhere, Journal, JournalDown, MemoryJournal, TablePlan, Taken
from lichina.journal.memory import Memory
from lichina.journal.postgres import PostgresJournal
from lichina.kernel.dice import Dice, key_of
from lichina.testing import run_seed, soak
from tests.journal.database import Database
from tests.journal.journals import LONG, finished, rows_of


class Servers:
    """Servers that share a storage; each can be frozen and wake up."""

    async def open(self, url: str, *rules: str) -> Journal:
        raise NotImplementedError

    async def freeze(self, journal: Journal) -> None:
        """It is not heard of any more, long enough for others to give it up."""
        raise NotImplementedError

    async def wake(self, journal: Journal) -> None:
        """It goes on, as if nothing had happened."""
        raise NotImplementedError

    async def close(self) -> None:
        """All are gone."""


class InMemory(Servers):
    def __init__(self) -> None:
        self._memory = Memory()

    async def open(self, url: str, *rules: str) -> Journal:
        return MemoryJournal(self._memory, url, rules)

    async def freeze(self, journal: Journal) -> None:
        assert isinstance(journal, MemoryJournal)
        journal.away = True

    async def wake(self, journal: Journal) -> None:
        assert isinstance(journal, MemoryJournal)
        journal.away = False


class InPostgres(Servers):
    def __init__(self, address: str) -> None:
        self.address = address
        self._opened: list[PostgresJournal] = []

    async def open(self, url: str, *rules: str) -> PostgresJournal:
        journal = PostgresJournal(self.address, url, rules, lease=LONG, patience=60.0)
        await journal.open()
        self._opened.append(journal)
        return journal

    async def freeze(self, journal: Journal) -> None:
        assert isinstance(journal, PostgresJournal)
        await self.sql("UPDATE node SET until = 0 WHERE node_id = $1", journal.node)

    async def wake(self, journal: Journal) -> None:
        await journal.probe()

    async def sql(self, statement: str, *given: Any) -> Any:
        """What somebody else asks of the database."""
        connection = await asyncpg.connect(self.address)
        try:
            return await connection.fetchval(statement, *given)
        finally:
            await connection.close()

    async def close(self) -> None:
        for journal in self._opened:
            await journal.close()


@asynccontextmanager
async def gone_afterwards(servers: Servers) -> AsyncIterator[Servers]:
    try:
        yield servers
    finally:
        await servers.close()


@pytest.fixture(params=["memory", "postgres"])
def servers(request: pytest.FixtureRequest) -> AbstractAsyncContextManager[Servers]:
    made = InMemory() if request.param == "memory" else InPostgres(request.getfixturevalue("postgres").fresh())
    return gone_afterwards(made)


@pytest.fixture
def shared(postgres: Database) -> AbstractAsyncContextManager[Servers]:
    return gone_afterwards(InPostgres(postgres.fresh()))


async def test_a_table_that_somebody_runs_is_not_claimed_and_its_place_is_told(servers: Servers) -> None:
    one, other = await servers.open("https://one.example"), await servers.open("https://other.example")
    await one.append("oak", 0, [b"a"])
    with pytest.raises(Elsewhere) as caught:
        await other.claim("oak")
    assert (caught.value.code, caught.value.data) == (
        "journal-elsewhere",
        {"table": "oak", "url": "https://one.example"},
    )
    await one.append("oak", 1, [b"b"])


async def test_who_has_not_claimed_a_table_does_not_write_to_it(servers: Servers) -> None:
    one, other = await servers.open("one"), await servers.open("other")
    await one.append("oak", 0, [b"a"])
    for index in (0, 1, 5):
        with pytest.raises(Taken):
            await other.append("oak", index, [b"mine"])
    assert await rows_of(one, "oak") == (0, [b"a"])


async def test_what_a_server_leaves_behind_is_claimed_with_all_its_rows(servers: Servers) -> None:
    one, other = await servers.open("one"), await servers.open("other")
    await one.append("oak", 3, [b"a", b"b"])
    await one.mark({"oak": 7.5})
    await one.close()
    kept = await other.claim("oak")
    assert kept is not None
    assert (kept.table, kept.first, kept.rows, kept.mark) == ("oak", 3, [b"a", b"b"], 7.5)
    await other.append("oak", 5, [b"c"])
    assert await rows_of(other, "oak") == (3, [b"a", b"b", b"c"])


async def test_nobody_claims_what_is_not_there(servers: Servers) -> None:
    one = await servers.open("one")
    assert await one.claim("nobody") is None
    await one.append("oak", 0, [b"a"])
    await one.close_table("oak", "idle")
    assert await one.claim("oak") is None


async def test_a_table_that_was_released_is_anybodys_at_once(servers: Servers) -> None:
    one, other = await servers.open("one"), await servers.open("other")
    await one.append("oak", 0, [b"a"])
    await one.release("oak")
    kept = await other.claim("oak")
    assert kept is not None and kept.rows == [b"a"]
    with pytest.raises(Taken):
        await one.append("oak", 1, [b"late"])
    await other.append("oak", 1, [b"b"])
    assert await rows_of(other, "oak") == (0, [b"a", b"b"])


async def test_a_frozen_server_that_wakes_up_writes_nothing(servers: Servers) -> None:
    one, other = await servers.open("one"), await servers.open("other")
    await one.append("oak", 0, [b"a"])
    await one.archive(finished("oak", 1, record=b"true"))
    await servers.freeze(one)
    assert (await other.claim("oak")) is not None
    await servers.wake(one)
    for refused in (
        one.append("oak", 1, [b"late"]),
        one.archive(finished("oak", 1, record=b"late")),
        one.close_table("oak", "late"),
    ):
        with pytest.raises(Taken):
            await refused
    await one.mark({"oak": 99.0})
    await one.plan({"oak": TablePlan(0.0, "mafia/9")})
    await other.append("oak", 1, [b"b"])
    (kept,) = await other.load()
    assert (kept.rows, kept.mark) == ([b"a", b"b"], None)
    found = await other.match("oak", 1)
    assert found is not None and found.record == b"true"
    await servers.freeze(other)
    assert await one.adrift(9) == []
    with pytest.raises(Taken):
        await one.append("oak", 2, [b"not claimed again"])


async def test_a_server_that_was_frozen_and_not_missed_goes_on(servers: Servers) -> None:
    one = await servers.open("one")
    await one.append("oak", 0, [b"a"])
    await servers.freeze(one)
    await servers.wake(one)
    await one.append("oak", 1, [b"b"])
    assert await rows_of(one, "oak") == (0, [b"a", b"b"])


async def test_a_claim_of_what_is_ours_already_finds_it_as_it_is(servers: Servers) -> None:
    one = await servers.open("one")
    await one.append("oak", 0, [b"a"])
    kept = await one.claim("oak")
    assert kept is not None and kept.rows == [b"a"]
    await one.append("oak", 1, [b"b"])


async def test_only_what_is_to_be_run_and_has_nobody_is_adrift(servers: Servers) -> None:
    one, other = await servers.open("one"), await servers.open("other")
    for table in ("ash", "elm", "fir", "oak", "yew"):
        await one.append(table, 0, [b"a"])
    now = time.time()
    await one.plan(
        {
            "ash": TablePlan(now - 10, None),
            "elm": TablePlan(now - 20, None),
            "fir": TablePlan(now + 1000, None),
            "oak": TablePlan(None, None),
            "nobody": TablePlan(0.0, None),
        }
    )
    assert await other.adrift(9) == []
    await servers.freeze(one)
    assert await other.adrift(9) == ["elm", "ash"]
    assert await other.adrift(1) == ["elm"]
    await other.claim("elm")
    assert await other.adrift(9) == ["ash"]


async def test_a_match_goes_to_a_server_that_has_its_rules_as_long_as_there_is_one(servers: Servers) -> None:
    one = await servers.open("one", "mafia/1", "spyfall/1")
    old = await servers.open("old", "mafia/1")
    new = await servers.open("new", "mafia/2", "spyfall/1")
    await one.append("oak", 0, [b"a"])
    await one.plan({"oak": TablePlan(0.0, "mafia/1")})
    await one.close()
    assert await new.adrift(9) == []
    with pytest.raises(Elsewhere) as caught:
        await new.claim("oak")
    assert caught.value.data["url"] == "old"
    assert await old.adrift(9) == ["oak"]
    await servers.freeze(old)
    assert await new.adrift(9) == ["oak"]
    assert await new.claim("oak") is not None


async def test_a_code_leads_to_one_table_for_all_servers(servers: Servers) -> None:
    one, other = await servers.open("one"), await servers.open("other")
    await one.append("oak", 0, [b"a"])
    assert await one.reserve("дуб", "oak")
    assert await one.reserve("дуб", "oak")
    assert not await other.reserve("дуб", "elm")
    assert await other.find("дуб") == "oak"
    assert await other.find("ель") is None
    await one.close_table("oak", "idle")
    assert await other.find("дуб") is None
    assert await other.reserve("дуб", "elm")


class Evening:
    """Servers that freeze, wake up and take tables from each other, and write all the time."""

    def __init__(self, servers: Servers, nodes: list[Journal]) -> None:
        self.names = [f"table {number}" for number in range(4)]
        self.nodes = nodes
        self.kept: dict[str, dict[int, bytes]] = {name: {} for name in self.names}
        """What was acknowledged, and where it stands."""
        self._servers = servers
        self._ends: dict[tuple[Journal, str], int] = {}
        """Where each server believes the rows of its tables to end."""
        self._serial = 0

    async def begin(self) -> None:
        """The first server makes all tables."""
        for name in self.names:
            self._ends[self.nodes[0], name] = 0
            await self._append(self.nodes[0], name)

    async def _append(self, node: Journal, name: str) -> None:
        self._serial += 1
        row, index = b"%d" % self._serial, self._ends[node, name]
        self._ends[node, name] += 1
        try:
            await node.append(name, index, [row])
        except Taken:
            self._ends.pop((node, name), None)
        else:
            assert index not in self.kept[name]
            self.kept[name][index] = row

    async def write(self, node: Journal, name: str) -> None:
        """Everybody writes to all that is believed to be theirs, twice at once."""
        pairs = [pair for pair in self._ends for _ in range(2)]
        await asyncio.gather(*(self._append(*pair) for pair in pairs if pair in self._ends))

    async def claim(self, node: Journal, name: str) -> None:
        with suppress(Elsewhere):
            before = self.rows(name)
            found = await node.claim(name)
            assert found is not None and found.rows[: len(before)] == before
            self._ends[node, name] = found.first + len(found.rows)

    async def freeze(self, node: Journal, name: str) -> None:
        await self._servers.freeze(node)

    async def wake(self, node: Journal, name: str) -> None:
        await self._servers.wake(node)

    async def release(self, node: Journal, name: str) -> None:
        await node.release(name)

    async def rush(self, node: Journal, name: str) -> None:
        """Everybody wants the same table while all write."""
        others = [one for one in self.nodes if one is not node]
        await asyncio.gather(
            self.write(node, name),
            self.freeze(node, name),
            *(self.claim(one, name) for one in others),
            self.write(node, name),
            self.wake(node, name),
        )

    def rows(self, name: str) -> list[bytes]:
        """The rows of a table, as far as they were acknowledged."""
        return [self.kept[name][index] for index in sorted(self.kept[name])]


async def evening(servers: Servers, dice: Dice) -> None:
    """Whatever happens, what was acknowledged is there, once, and in order."""
    played = Evening(servers, [await servers.open(f"node {number}") for number in range(3)])
    await played.begin()
    deeds = [played.write, played.write, played.claim, played.freeze, played.wake, played.release, played.rush]
    for _ in range(40):
        await dice.choice(deeds)(dice.choice(played.nodes), dice.choice(played.names))
    assert {one.table: one.rows for one in await played.nodes[0].load()} == {
        name: played.rows(name) for name in played.names
    }


@pytest.mark.parametrize("number", range(2 * soak()))
async def test_whoever_claims_whatever_what_was_acknowledged_is_there_once_and_in_order(
    servers: Servers, number: int
) -> None:
    await evening(servers, Dice(key_of(f"{run_seed()} leases {number}")))


async def test_who_was_given_up_hears_which_tables_others_have(shared: InPostgres) -> None:
    one, other = await shared.open("one"), await shared.open("other")
    lost: list[str] = []
    one.lost = lost.append
    await one.append("oak", 0, [b"a"])
    await one.append("elm", 0, [b"a"])
    await shared.freeze(one)
    await other.claim("oak")
    connection = await asyncpg.connect(shared.address)
    await one.probe()
    assert one._store.given_up
    await one._store.look_after(connection, ())
    await connection.close()
    assert lost == ["oak"]


async def test_a_table_that_is_just_being_made_is_not_taken_for_lost(shared: InPostgres) -> None:
    one = PostgresJournal(shared.address, "one", lease=2.0, patience=60.0)
    await one.open()
    somebody = await asyncpg.connect(shared.address)

    async def heard_of_again() -> None:
        before = await shared.sql("SELECT until FROM node WHERE node_id = $1", one.node)
        while await shared.sql("SELECT until FROM node WHERE node_id = $1", one.node) == before:
            await asyncio.sleep(0.01)

    async with somebody.transaction():
        await somebody.execute("LOCK TABLE live_row IN EXCLUSIVE MODE")
        making = one.append("oak", 0, [b"a"])
        while not await shared.sql("SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock'"):
            await asyncio.sleep(0.01)
        await shared.freeze(one)
        for _ in range(3):
            await heard_of_again()
    await making
    await one.append("oak", 1, [b"b"])
    await somebody.close()
    await one.close()
    assert await rows_of(await shared.open("other"), "oak") == (0, [b"a", b"b"])


async def test_servers_that_were_cut_off_leave_each_other_their_tables(shared: InPostgres) -> None:
    one = PostgresJournal(shared.address, "one", lease=60.0, patience=60.0)
    other = await shared.open("other")
    await one.open()
    await one.append("oak", 0, [b"a"])
    await other.append("elm", 0, [b"a"])
    await other.plan({"elm": TablePlan(0.0, None)})
    await shared.sql("UPDATE node SET until = 0")  # so long was the database away
    await one.probe()
    assert await one.adrift(9) == ["elm"]
    one._look_after()
    assert await one.adrift(9) == []  # the other may only be a moment late
    await one.close()


async def test_servers_find_each_other_and_share_a_secret(servers: Servers) -> None:
    one, other = await servers.open("https://one.example"), await servers.open("https://two.example")
    assert await one.servers() == ["https://one.example", "https://two.example"]
    assert len(await one.secret()) == 43
    assert await one.secret() == await other.secret()
    await servers.freeze(one)
    assert await other.servers() == ["https://two.example"]


class Cable:
    """A line to the database that is cut at a chosen moment: when an answer to a statement with this text is due."""

    def __init__(self, address: str, folder: str) -> None:
        self._path = address.split("host=")[1] + "/.s.PGSQL.5432"
        self.address = address.split("host=", maxsplit=1)[0] + f"host={folder}"
        self._own = f"{folder}/.s.PGSQL.5432"
        self.cut_after: bytes | None = None
        """The answer to a statement with these bytes does not come back."""
        self.swallowed: bytes | None = None
        """A statement with these bytes does not arrive, nor does anything after it."""
        self.cuts = 0
        self._server: asyncio.Server | None = None

    async def __aenter__(self) -> Cable:
        self._server = await asyncio.start_unix_server(self._carry, self._own)
        return self

    async def __aexit__(self, *error: object) -> None:
        assert self._server is not None
        self._server.close()

    async def _carry(self, here: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        there, out = await asyncio.open_unix_connection(self._path)
        cut = lost = False

        async def forth() -> None:
            nonlocal cut, lost
            while data := await here.read(65536):
                cut = cut or (self.cut_after is not None and self.cut_after in data)
                lost = lost or (self.swallowed is not None and self.swallowed in data)
                if not lost:
                    out.write(data)
            out.close()

        async def home() -> None:
            while data := await there.read(65536):
                if cut and b"C\x00\x00\x00" in data:  # a command is complete
                    self.cuts += 1
                    break
                back.write(data)
            back.close()

        going = asyncio.create_task(forth())
        await home()
        await asyncio.wait([going])


async def test_rows_whose_acknowledgement_was_lost_are_taken_back(
    shared: InPostgres, tmp_path_factory: pytest.TempPathFactory
) -> None:
    async with Cable(shared.address, str(tmp_path_factory.mktemp("c"))) as cable:
        one = PostgresJournal(cable.address, "one", lease=LONG, patience=60.0)
        await one.open()
        await one.append("oak", 0, [b"a"])
        cable.cut_after = b"never acknowledged"
        with pytest.raises(JournalDown):
            await one.append("oak", 1, [b"never acknowledged"])
        assert cable.cuts == 1
        assert await shared.sql("SELECT count(*) FROM live_row") == 2  # it was written all the same
        cable.cut_after = None
        await one.append("oak", 1, [b"b"])
        assert await rows_of(one, "oak") == (0, [b"a", b"b"])
        assert await shared.sql("SELECT epoch FROM lease") == 2  # what may still be on its way is fenced off
        await one.close()


async def test_what_another_has_claimed_meanwhile_is_not_taken_back(
    shared: InPostgres, tmp_path_factory: pytest.TempPathFactory
) -> None:
    other = await shared.open("other")
    async with Cable(shared.address, str(tmp_path_factory.mktemp("c"))) as cable:
        one = PostgresJournal(cable.address, "one", lease=LONG, patience=60.0)
        await one.open()
        await one.append("oak", 0, [b"a"])
        cable.cut_after = b"never acknowledged"
        with pytest.raises(JournalDown):
            await one.append("oak", 1, [b"never acknowledged"])
        cable.cut_after = None
        await shared.freeze(one)
        kept = await other.claim("oak")
        assert kept is not None and kept.rows == [b"a", b"never acknowledged"]
        with pytest.raises(Taken):
            await one.append("oak", 1, [b"b"])
        assert await rows_of(other, "oak") == (0, [b"a", b"never acknowledged"])
        await one.close()


async def test_a_table_whose_claim_was_never_answered_is_still_to_be_run(
    shared: InPostgres, tmp_path_factory: pytest.TempPathFactory
) -> None:
    other = await shared.open("other")
    await other.append("oak", 0, [b"a"])
    await other.plan({"oak": TablePlan(0.0, None)})
    await other.release("oak")
    async with Cable(shared.address, str(tmp_path_factory.mktemp("c"))) as cable:
        one = PostgresJournal(cable.address, "one", lease=LONG, patience=60.0)
        await one.open()
        cable.cut_after = b"COMMIT"
        with pytest.raises(JournalDown):
            await one.claim("oak")
        cable.cut_after = None
        assert await shared.sql("SELECT owner FROM lease") == one.node
        assert await other.adrift(9) == []
        assert await one.adrift(9) == ["oak"]
        assert await one.claim("oak") is not None
        assert await one.adrift(9) == []
        await one.append("oak", 1, [b"b"])
        await one.close()


async def test_what_was_taken_back_for_nothing_is_not_taken_from_another_server(
    shared: InPostgres, tmp_path_factory: pytest.TempPathFactory
) -> None:
    other = await shared.open("other")
    async with Cable(shared.address, str(tmp_path_factory.mktemp("c"))) as cable:
        one = PostgresJournal(cable.address, "one", lease=LONG, patience=2.0)
        await one.open()
        await insist(lambda: one.append("oak", 0, [b"a"]))
        cable.swallowed = b"never arrives"
        with pytest.raises(JournalDown):
            await one.append("oak", 1, [b"never arrives"])
        cable.swallowed = b"COMMIT"  # nor does the end of what takes it back
        with pytest.raises(JournalDown):
            await one.append("oak", 1, [b"nor does this"])
        await shared.freeze(one)
        kept = await other.claim("oak")
        assert kept is not None and kept.rows == [b"a"]
        await other.append("oak", 1, [b"b"])
        cable.swallowed = None
        with pytest.raises(Taken):
            await insist(lambda: one.append("oak", 1, [b"late"]))
        assert await rows_of(other, "oak") == (0, [b"a", b"b"])
        await other.append("oak", 2, [b"c"])
        await one.close()


async def test_a_table_whose_closing_was_never_answered_takes_no_rows(
    shared: InPostgres, tmp_path_factory: pytest.TempPathFactory
) -> None:
    async with Cable(shared.address, str(tmp_path_factory.mktemp("c"))) as cable:
        one = PostgresJournal(cable.address, "one", lease=LONG, patience=60.0)
        await one.open()
        await one.append("oak", 0, [b"a"])
        cable.cut_after = b"COMMIT"
        with pytest.raises(JournalDown):
            await one.close_table("oak", "idle")
        cable.cut_after = None
        with pytest.raises(BadJournal) as caught:
            await one.append("oak", 1, [b"b"])
        assert caught.value.code == "journal-table-closed"
        await one.close_table("oak", "again")
        assert await one.closed("oak") == "idle"
        await one.close()


async def test_who_could_not_read_a_table_does_not_run_it(shared: InPostgres) -> None:
    one, other = await shared.open("one"), await shared.open("other")
    await one.append("oak", 0, [b"a"])
    await one.release("oak")
    await shared.sql("UPDATE live_row SET body = 'x'")
    with pytest.raises(BadJournal) as caught:
        await other.claim("oak")
    assert caught.value.code == "database-damaged"
    await shared.sql("UPDATE live_row SET body = 'a'")
    assert await one.claim("oak") is not None
    with pytest.raises(Taken):
        await other.append("oak", 1, [b"late"])
    await one.append("oak", 1, [b"b"])
    assert await rows_of(one, "oak") == (0, [b"a", b"b"])


async def test_a_table_is_claimed_as_it_is_at_one_moment(shared: InPostgres) -> None:
    one, other = await shared.open("one"), await shared.open("other")
    await one.append("oak", 0, [b"a", b"b"])
    await one.release("oak")
    somebody = await asyncpg.connect(shared.address)
    async with somebody.transaction():
        await somebody.execute("LOCK TABLE live_row IN ACCESS EXCLUSIVE MODE")
        claiming = asyncio.ensure_future(other.claim("oak"))
        while not await shared.sql("SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock'"):
            await asyncio.sleep(0.01)
        await somebody.execute("UPDATE live_table SET floor = 1")  # as one forgets what is old that was frozen in it
        await somebody.execute("DELETE FROM live_row WHERE idx = 0")
    kept = await claiming
    await somebody.close()
    assert kept is not None and (kept.first, kept.rows) == (1, [b"b"])


async def test_a_server_that_stops_in_the_middle_of_a_transaction_does_not_hold_its_tables(
    shared: InPostgres, tmp_path_factory: pytest.TempPathFactory
) -> None:
    other = await shared.open("other")
    async with Cable(shared.address, str(tmp_path_factory.mktemp("c"))) as cable:
        one = PostgresJournal(cable.address, "one", lease=LONG, patience=2.0)
        await one.open()
        await insist(lambda: one.append("oak", 0, [b"a"]))
        cable.swallowed = b"COMMIT"
        stuck = asyncio.ensure_future(one.plan({"oak": TablePlan(0.0, None)}))
        while not await shared.sql("SELECT count(*) FROM pg_stat_activity WHERE state = 'idle in transaction'"):
            await asyncio.sleep(0.01)
        await shared.freeze(one)
        kept = await other.claim("oak")
        assert kept is not None and kept.rows == [b"a"]
        with pytest.raises(JournalDown):
            await stuck
        cable.swallowed = None
        with pytest.raises(Taken):
            await insist(lambda: one.append("oak", 1, [b"b"]))
        await one.close()


async def test_a_server_that_nobody_hears_says_so_without_waiting_for_its_connections(
    shared: InPostgres, tmp_path_factory: pytest.TempPathFactory
) -> None:
    async with Cable(shared.address, str(tmp_path_factory.mktemp("c"))) as cable:
        one = PostgresJournal(cable.address, "one", lease=0.5, patience=2.0)
        await one.open()
        await insist(lambda: one.append("oak", 0, [b"a"]))
        cable.swallowed = b""
        await _until(lambda: one._unheard)
        for call in (one.servers, one.probe, one.load, lambda: one.claim("oak")):
            with pytest.raises(JournalDown) as caught:
                await call()
            assert caught.value.data["detail"] == "the database does not answer"
        assert await one.adrift(9) == []
        cable.swallowed = None
        await _until(lambda: not one._unheard)
        await insist(lambda: one.append("oak", 1, [b"b"]))
        assert await rows_of(await shared.open("other"), "oak") == (0, [b"a", b"b"])
        await one.close()


async def insist(call: Callable[[], Awaitable[None]]) -> None:
    """Ask again where a busy machine has not answered in the short time that a test gives it."""
    while True:
        with suppress(JournalDown):
            await call()
            return


async def _until(true: Callable[[], bool]) -> None:
    while not true():
        await asyncio.sleep(0.01)


async def test_a_database_that_comes_back_is_written_to_again(postgres: Database, shared: InPostgres) -> None:
    one = await shared.open("one")
    await one.append("oak", 0, [b"a"])
    postgres.stop("fast")
    try:
        for refused in (one.append("oak", 1, [b"b"]), one.probe(), one.load(), one.claim("oak")):
            with pytest.raises(JournalDown):
                await refused
    finally:
        postgres.start()
    await one.append("oak", 1, [b"c"])
    assert await rows_of(one, "oak") == (0, [b"a", b"c"])


@pytest.mark.parametrize(
    ("address", "code"),
    [
        (lambda fresh: "postgresql://127.0.0.1:1/none", "database-away"),
        (lambda fresh: "nonsense", "bad-database-url"),
        (lambda fresh: fresh.replace("/t", "/nosuch"), "database-away"),
        (lambda fresh: fresh.replace(fresh.split("/")[3].split("?")[0], "postgres"), "database-empty"),
    ],
    ids=["nobody listens", "no address", "no such database", "no tables"],
)
async def test_a_database_that_cannot_be_used_is_named(
    postgres: Database, shared: InPostgres, address: Callable[[str], str], code: str
) -> None:
    journal = PostgresJournal(address(shared.address))
    with pytest.raises(BadJournal) as caught:
        await journal.open()
    assert caught.value.code == code
    await journal.close()


# --- what somebody has done at all servers ----------------------------------------------------------------------------


async def test_what_somebody_does_counts_at_all_servers_and_is_paid_back_by_time(servers: Servers) -> None:
    one, other = await servers.open("one"), await servers.open("other")
    allowed = [await server.charge("joins 192.0.2.7", LONG, 3 * LONG) for server in (one, other, one)]
    assert allowed == [0.0, 0.0, 0.0]
    for server in (one, other):
        assert LONG - 60 < await server.charge("joins 192.0.2.7", LONG, 3 * LONG) <= LONG
    assert await other.charge("joins 192.0.2.8", LONG, 3 * LONG) == 0.0
    assert await other.charge("tables 192.0.2.7", LONG, 3 * LONG) == 0.0
    assert await one.charge("links 192.0.2.7", 0.001, 0.001) == 0.0
    await asyncio.sleep(0.01)  # time alone pays it back
    assert await other.charge("links 192.0.2.7", 0.001, 0.001) == 0.0


async def test_who_only_asks_is_charged_nothing(servers: Servers) -> None:
    one, other = await servers.open("one"), await servers.open("other")
    for _ in range(3):
        assert await one.charge("misses", LONG, LONG, only_ask=True) == 0.0
    assert await other.charge("misses", LONG, LONG) == 0.0
    assert await one.charge("misses", LONG, LONG, only_ask=True) > LONG - 60


async def test_many_at_once_are_not_allowed_more_than_one_after_another(servers: Servers) -> None:
    both = [await servers.open("one"), await servers.open("other")]
    waits = await asyncio.gather(*(both[number % 2].charge("joins", LONG, 5 * LONG) for number in range(16)))
    assert sum(wait == 0.0 for wait in waits) == 5


async def test_the_database_holds_nobodys_address_and_forgets_who_has_paid(shared: InPostgres) -> None:
    one = await shared.open("one")
    await one.charge("joins 192.0.2.7", LONG, 3 * LONG)
    assert await shared.sql("SELECT COUNT(*) FROM debt WHERE account ~ '^[0-9a-f]{32}$'") == 1, "a hash and no address"
    await shared.sql("UPDATE debt SET until = 1")
    connection = await asyncpg.connect(shared.address)
    await one._store.forgive(connection)
    await connection.close()
    assert await shared.sql("SELECT COUNT(*) FROM debt") == 0
