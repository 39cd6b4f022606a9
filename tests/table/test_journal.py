"""The journal and the table: nothing is shown that is not kept, and storage that fails loses nothing."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import msgspec
import pytest

from lichina.kernel import LichinaError, Record

from .tabletop import BreakableJournal, Home, home, journal_of, match_of, seated, storage_back

# --- first kept, then shown -------------------------------------------------------------------------------------------


async def test_nobody_sees_an_answer_before_it_is_kept_not_even_its_author() -> None:
    async with home() as place:
        host, second = await seated(place, 2, options={"rounds": 1})
        watcher = await host.friend("Зритель", "spectator")
        await host.must("start")
        await host.answer("no")
        before = [len(device.raw) for device in (host, second, watcher)]
        journal_of(place).holds = True
        answering = asyncio.create_task(second.answer("no"))
        await asyncio.wait_for(journal_of(place).arrived.wait(), 60)
        for _ in range(20):
            await asyncio.sleep(0)
        assert [len(device.raw) for device in (host, second, watcher)] == before
        assert not answering.done()
        await journal_of(place).write_held()
        assert (await answering)["t"] == "ok"
        assert host.match["over"]["reason"] == watcher.match["over"]["reason"] == "counted"
        kinds = second.kinds(before[1])
        assert kinds.index("step") < kinds.index("ok")


async def test_nobody_sees_a_change_of_the_table_before_it_is_kept() -> None:
    async with home() as place:
        host, second = await seated(place, 2)
        before = len(second.raw)
        journal_of(place).holds = True
        adding = asyncio.create_task(host.must("bot"))
        await asyncio.wait_for(journal_of(place).arrived.wait(), 60)
        for _ in range(20):
            await asyncio.sleep(0)
        assert len(second.raw) == before and not adding.done()
        await journal_of(place).write_held()
        await adding
        assert second.kinds(before) == ["table"]


async def test_what_comes_in_while_something_is_written_waits_for_its_turn() -> None:
    async with home() as place:
        host, second = await seated(place, 2, options={"kind": "race"})
        await host.must("start")
        journal_of(place).holds = True
        first = asyncio.create_task(second.answer("take"))
        await asyncio.wait_for(journal_of(place).arrived.wait(), 60)
        other = asyncio.create_task(host.answer("take"))
        await asyncio.sleep(0)
        await journal_of(place).write_held()
        assert (await first)["t"] == "ok"
        assert (await other)["t"] == "error"
        assert host.match["over"]["winners"] == [1]


# --- storage that fails -----------------------------------------------------------------------------------------------


async def test_an_answer_that_cannot_be_kept_has_not_happened() -> None:
    async with home() as place:
        host, second = await seated(place, 2, options={"limit": 30})
        await host.must("start")
        place.time.move(10)
        await host.answer("no")
        kept, seen, told = match_of(host).glimpse(1), second.match["asks"], len(second.told)
        journal_of(place).down = True
        reply = await second.answer("no")
        assert reply["t"] == "error" and reply["code"] == "journal-down" and reply["text"]
        assert match_of(host).glimpse(1) == kept
        assert second.match["asks"] == seen and len(second.told) == told
        for device in (host, second):
            assert device.paused() == "storage"
        assert await second.refused("answer", match=1, ask=1, value="no") == "paused"
        await place.wait(host.table, 1000)
        await storage_back(place, host)
        assert host.paused() is None
        assert second.match["clock"] == {"now": 10.0, "runs": True, "pace": 1.0, "deadline": 30.0}
        assert (await second.answer("no"))["t"] == "ok"
        assert host.match["public"]["words"] == ["no", "no"]


async def test_a_change_that_cannot_be_kept_has_not_happened() -> None:
    async with home() as place:
        host, second = await seated(place, 2)
        seats, state = host.at["seats"], msgspec.json.encode(host.table.state)
        journal_of(place).down = True
        for what, more in (
            ("bot", {}),
            ("rename", {"name": "Другая"}),
            ("set", {"pace": 2.0}),
            ("start", {}),
            ("kick", {"person": second.person}),
        ):
            reply = await host.do(what, **more)
            assert reply["code"] == "journal-down", what
            assert msgspec.json.encode(host.table.state) == state
        assert host.at["seats"] == seats and second.code is None and host.match == {}
        with pytest.raises(LichinaError) as refused:
            await place.join(host.table, "Оля")
        assert refused.value.code == "journal-down"
        assert msgspec.json.encode(host.table.state) == state
        await storage_back(place, host)
        assert second.paused() is None
        await host.must("start")
        assert second.match["match"] == 1


async def test_no_table_is_made_that_cannot_be_kept_and_its_code_is_free_again() -> None:
    async with home() as place:
        journal_of(place).down = True
        with pytest.raises(LichinaError) as refused:
            await place.host()
        assert refused.value.code == "journal-down"
        assert place.house.tables == {} and place.house._codes == {}


async def test_time_that_runs_out_while_nothing_can_be_kept_runs_out_when_it_can() -> None:
    async with home() as place:
        host, _ = await seated(place, 2, options={"limit": 30})
        await host.must("start")
        journal_of(place).down = True
        place.time.move(31)
        host.table.inbox.put(host.table.play.tick)
        await place.quiet(host.table)
        assert host.paused() == "storage"
        assert host.match["public"]["round"] == 1
        await storage_back(place, host)
        assert host.paused() is None
        await place.wait(host.table, 0.1)
        assert host.match["public"]["round"] == 2


async def test_a_bot_whose_answer_cannot_be_kept_stops_the_table_and_plays_on_later() -> None:
    async with home() as place:
        host, second = await seated(place, 2, bots=1, options={"rounds": 1, "limit": 600})
        await host.must("set", bots=[0.05, 0.05])
        await host.must("start")
        journal_of(place).down = True
        await host.until(lambda: host.paused() is not None)
        assert host.paused() == "storage"
        await storage_back(place, host)
        await host.answer("no")
        await second.answer("no")
        await host.until(lambda: bool(host.match["over"]))
        assert host.match["public"]["words"] == ["no", "no", "yes"]


async def test_a_table_that_everybody_has_left_stays_still_when_the_storage_is_back() -> None:
    async with home() as place:
        host, second = await seated(place, 2, options={"limit": 600})
        await host.must("start")
        journal_of(place).down = True
        await host.answer("no")
        await host.detach()
        await second.detach()
        await place.look_round(host.table, 100)
        await storage_back(place, host)
        assert host.table.situation.halted == "nobody"
        await host.attach()
        assert host.table.situation.running


async def test_talk_that_cannot_be_kept_is_not_heard() -> None:
    async with home() as place:
        host, second = await seated(place, 2)
        await host.must("start")
        journal_of(place).down = True
        assert (await host.do("say", text="эй"))["code"] == "journal-down"
        await storage_back(place, host)
        assert second.lines == [] and host.table.live is not None and host.table.live.lines == []


async def test_a_match_that_ended_as_the_storage_failed_is_archived_when_it_is_back() -> None:
    async with home() as place:
        host, second = await seated(place, 2, options={"rounds": 1})
        await host.must("start")
        await host.answer("no")
        journal_of(place).holds = True
        answering = asyncio.create_task(second.answer("yes"))
        await asyncio.wait_for(journal_of(place).arrived.wait(), 60)
        await journal_of(place).write_held()
        journal_of(place).down = True
        assert (await answering)["t"] == "ok"  # it was kept before the storage failed
        assert host.match["over"]["winners"] == [1]
        await storage_back(place, host)
        assert host.at["stage"] == "ended" and host.paused() is None
        assert await place.journal.match(host.table.state.id, 1) is not None


async def test_a_match_that_could_not_be_broken_off_goes_on() -> None:
    async with home() as place:
        host, second = await seated(place, 2, bots=1, options={"rounds": 1})
        await host.must("set", bots=[30, 30])
        await host.must("start")
        journal_of(place).down = True
        assert (await host.do("lobby"))["code"] == "journal-down"
        await storage_back(place, host)
        assert host.at["stage"] == "match" and host.paused() is None
        assert (await host.answer("no"))["t"] == "ok"
        assert (await second.answer("no"))["t"] == "ok"


async def test_a_match_whose_last_change_could_not_be_kept_is_not_lost() -> None:
    class Half(BreakableJournal):
        """Takes matches that are over, and nothing else."""

        async def archive(self, finished: Any) -> None:
            down, self.down = self.down, False
            await super().archive(finished)
            self.down = down

    async with home(Half()) as place:
        host, second = await seated(place, 2, options={"rounds": 1})
        await host.must("start")
        journal_of(place).down = True
        assert (await host.do("lobby"))["code"] == "journal-down"
        await storage_back(place, host)
        assert host.at["stage"] == "match"
        await host.answer("no")
        await second.answer("no")
        assert host.at["stage"] == "ended"
        kept = await place.journal.match(host.table.state.id, 1)
        assert kept is not None and len(Record.from_json(kept.record).entries) == 2
        assert json.loads(kept.head)["broken"] is None


# --- another server ---------------------------------------------------------------------------------------------------


async def test_of_two_houses_on_one_journal_the_one_that_comes_too_late_gives_the_table_up() -> None:
    async with home() as place:
        host, second = await seated(place, 2)
        await host.must("start")
        other = Home(place.journal, place.time)
        await other.house.open()
        there = await other.again(host.twin())
        await there.answer("no")
        reply = await second.do("answer", match=1, ask=1, value="no")
        assert reply["t"] in ("error", "closed")
        assert second.code == host.code == 4412
        with pytest.raises(LichinaError) as refused:
            place.house.table(second.table.state.id)
        assert refused.value.code == "no-such-table"
        again = await other.again(second.twin())
        assert (await again.answer("yes"))["t"] == "ok"
        assert there.match["public"]["words"] == ["no", "yes"]
        await other.house.close()


async def test_a_change_of_the_table_shows_as_well_that_another_house_has_it() -> None:
    async with home() as place:
        host, second = await seated(place, 2)
        other = Home(place.journal, place.time)
        await other.house.open()
        there = await other.again(host.twin())
        await there.must("bot")
        await second.do("rename", name="Мария")
        assert second.code == host.code == 4412
        assert host.table.inbox.closed and host.table.state.id not in place.house.tables
        with pytest.raises(LichinaError) as refused:
            await second.do("ping")
        assert refused.value.code == "table-closed"
        assert len(there.at["seats"]) == 3
        await other.house.close()


async def test_a_table_that_another_house_has_closed_is_given_up() -> None:
    async with home() as place:
        host, second = await seated(place, 2)
        await host.must("start")
        await place.journal.close_table(host.table.state.id, "host")
        before = match_of(host).glimpse(0)
        await host.do("answer", match=1, ask=1, value="no")
        assert match_of(host).glimpse(0) == before
        assert second.told == []
