"""Several houses over one storage: a table is run by one of them, and goes on in another when that one is gone."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from lichina import registry
from lichina.journal import BadJournal, Elsewhere, Finished, JournalDown, Kept, MemoryJournal
from lichina.journal.journal import down
from lichina.journal.memory import Memory
from lichina.table.presence import NOTHING
from lichina.table.state import Refused

from .parlour import Parlour
from .tabletop import Device, Home, Time, home, match_of, seated

RULES = ("parlour/1",)


@asynccontextmanager
async def two_houses() -> AsyncIterator[tuple[Home, Home]]:
    """Two servers with one storage and one time."""
    memory, clock = Memory(), Time()
    first = home(MemoryJournal(memory, "https://one.example", RULES), clock)
    second = home(MemoryJournal(memory, "https://two.example", RULES), clock)
    async with first as one, second as two:
        yield one, two


def freeze(place: Home, frozen: bool = True) -> None:
    """A server is not heard of for longer than its lease, or is again."""
    assert isinstance(place.journal, MemoryJournal)
    place.journal.away = frozen


async def moved(device: Device, place: Home) -> Device:
    """The same device after it has come back to another server."""
    await place.house.reach(device.table.state.id)
    return await place.again(device)


async def test_a_table_that_is_run_is_not_run_twice() -> None:
    async with two_houses() as (one, two):
        host, _ = await seated(one, 2)
        with pytest.raises(Elsewhere) as caught:
            await two.house.reach(host.table.state.id)
        assert caught.value.data["url"] == "https://one.example"
        assert two.house.tables == {}
        with pytest.raises(Refused) as refused:
            await two.house.reach("nobody")
        assert refused.value.code == "no-such-table"


async def test_a_code_leads_to_its_table_at_every_server() -> None:
    async with two_houses() as (one, two):
        host, _ = await seated(one, 2)
        assert await two.house.by_code(host.at["code"].lower()) == host.table.state.id
        other, _ = await seated(two, 2)
        assert await one.house.by_code(other.at["code"]) == other.table.state.id
        with pytest.raises(Refused):
            await two.house.by_code("no such code")


async def test_a_match_goes_on_elsewhere_with_its_clock_and_its_answers() -> None:
    async with two_houses() as (one, two):
        host, second = await seated(one, 2, options={"limit": 30})
        await host.must("start")
        one.time.move(12)
        await host.answer("no")
        truth = [match_of(host).glimpse(seat) for seat in (0, 1, None)]
        freeze(one)
        await moved(host, two)
        await moved(second, two)
        assert [match_of(second).glimpse(seat) for seat in (0, 1, None)] == truth
        assert second.runs()
        await second.answer("no")
        assert match_of(second).glimpse(0) != truth[0]


async def test_a_server_that_wakes_up_changes_nothing_and_lets_its_devices_go() -> None:
    async with two_houses() as (one, two):
        host, second = await seated(one, 2)
        await host.must("start")
        old = host.table
        freeze(one)
        await moved(second, two)
        freeze(one, False)
        before = match_of(second).glimpse(1)
        await host.answer("no")
        assert host.code == 4412
        assert old.inbox.closed and old.state.id not in one.house.tables
        assert match_of(second).glimpse(1) == before
        with pytest.raises(Elsewhere):
            await one.house.reach(old.state.id)


async def test_a_match_that_nobody_runs_is_taken_up_without_anybody_asking() -> None:
    async with two_houses() as (one, two):
        host, _ = await seated(one, 2)
        lobby, _ = await seated(one, 2)
        await host.must("start")
        await one.house.sharing.look_round()
        await two.house.sharing.look_round()
        assert two.house.tables == {}
        freeze(one)
        await two.house.sharing.look_round()
        assert list(two.house.tables) == [host.table.state.id]  # a lobby waits until somebody asks for it
        assert lobby.table.state.id not in two.house.tables


async def test_a_house_that_closes_hands_its_tables_over() -> None:
    memory, clock = Memory(), Time()
    async with home(MemoryJournal(memory, "two", RULES), clock) as two:
        async with home(MemoryJournal(memory, "one", RULES), clock) as one:
            host, second = await seated(one, 2, options={"limit": 30})
            await host.must("start")
            one.time.move(5)
        registry.register(Parlour)  # the house that has closed took it along
        await moved(second, two)
        assert second.match["match"] == 1 and second.runs()


async def test_many_who_ask_for_a_table_at_once_find_the_same_one() -> None:
    async with two_houses() as (one, two):
        host, _ = await seated(one, 2)
        freeze(one)
        found = await asyncio.gather(*(two.house.reach(host.table.state.id) for _ in range(5)))
        assert len(set(map(id, found))) == 1


async def test_a_match_of_other_rules_waits_for_the_last_server_that_has_them() -> None:
    memory, clock = Memory(), Time()
    new = home(MemoryJournal(memory, "https://new.example", ("parlour/2",)), clock)
    old = home(MemoryJournal(memory, "https://old.example", RULES), clock)
    first = home(MemoryJournal(memory, "https://first.example", RULES), clock)
    async with new as upgraded, old as staying, first as going:
        host, _ = await seated(going, 2)
        await host.must("start")
        await going.house.sharing.look_round()
        freeze(going)
        await upgraded.house.sharing.look_round()
        assert upgraded.house.tables == {}
        with pytest.raises(Elsewhere) as caught:
            await upgraded.house.reach(host.table.state.id)
        assert caught.value.data["url"] == "https://old.example"
        await staying.house.sharing.look_round()
        assert list(staying.house.tables) == [host.table.state.id]
        freeze(staying)
        await upgraded.house.sharing.look_round()
        assert list(upgraded.house.tables) == [host.table.state.id]


async def test_a_device_whose_turn_has_not_come_is_not_forgotten_with_the_table() -> None:
    async with two_houses() as (one, two):
        host, _ = await seated(one, 2)
        table, busy, go_on = host.table, asyncio.Event(), asyncio.Event()

        async def long_work() -> None:
            busy.set()
            await go_on.wait()

        table.inbox.put(long_work)
        await busy.wait()
        late, later = host.twin(), host.twin()
        one.house.attach(table, late, NOTHING)
        one.house.taken(table.state.id)
        one.house.attach(table, later, NOTHING)
        assert (host.code, late.code, later.code) == (4412, 4412, 4412)
        go_on.set()
        freeze(one)
        assert (await moved(late, two)).at["stage"] == "lobby"


# --- what a server finds when it starts -------------------------------------------------------------------------------


class Slow(MemoryJournal):
    """Of what nobody runs, other servers are always quicker to run it."""

    quicker: Home

    async def adrift(self, most: int) -> list[str]:
        found = await super().adrift(most)
        for name in found:
            await self.quicker.house.reach(name)
        return found


class Torn(MemoryJournal):
    """In the database one table is damaged."""

    damaged: str

    async def claim(self, table: str) -> Kept | None:
        if table == self.damaged:
            raise BadJournal("database-damaged", "the database is damaged", detail="a table has no row 0")
        return await super().claim(table)


class Absent(MemoryJournal):
    """The database goes away when a match is to be kept."""

    absent = True

    async def archive(self, finished: Finished) -> None:
        if self.absent:
            raise down("nobody answers")
        await super().archive(finished)


async def left(memory: Memory, clock: Time, tables: int) -> list[Device]:
    """Matches that were on at a server that is not heard of any more."""
    place = Home(MemoryJournal(memory, "https://gone.example", RULES), clock)
    hosts = []
    for _ in range(tables):
        host, _ = await seated(place, 2)
        await host.must("start")
        hosts.append(host)
    await place.house.sharing.look_round()
    freeze(place)
    return hosts


async def test_servers_that_start_at_the_same_moment_leave_each_other_what_they_have_taken() -> None:
    memory, clock = Memory(), Time()
    async with home(MemoryJournal(memory, "https://one.example", RULES), clock) as one:
        (host,) = await left(memory, clock, 1)
        slow = Slow(memory, "https://two.example", RULES)
        slow.quicker = one
        async with home(slow, clock) as two:
            assert (list(one.house.tables), two.house.tables) == ([host.table.state.id], {})


async def test_a_damaged_table_keeps_no_server_from_starting_or_from_taking_others() -> None:
    memory, clock = Memory(), Time()
    journal = Torn(memory, "https://one.example", RULES)
    registry.register(Parlour)
    first, second, third = await left(memory, clock, 3)
    journal.damaged = first.table.state.id
    async with home(journal, clock) as one:
        assert one.house.tables.keys() == {second.table.state.id, third.table.state.id}
        assert [type(error) for error in one.troubles] == [BadJournal]
        with pytest.raises(BadJournal):
            await one.house.reach(journal.damaged)


async def test_a_table_that_could_not_be_brought_back_while_the_database_was_away_is_brought_back_later(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    memory, clock = Memory(), Time()
    journal = Absent(memory, "https://new.example", ("parlour/2",))
    async with home(journal, clock) as new:
        (host,) = await left(memory, clock, 1)
        monkeypatch.setattr(Parlour, "version", 2)
        table = host.table.state.id
        with pytest.raises(JournalDown):
            await new.house.reach(table)
        assert (new.house.tables, new.house.broken) == ({}, {})
        journal.absent = False
        await new.house.sharing.look_round()
        await new.again(host)
        assert host.at["stage"] == "lobby" and host.notices() == ["broken-rules"]
