"""Rules that fail: one table stops, says so, and its host decides; the others play on."""

from __future__ import annotations

from lichina.table.rows import BackRow, decode

from .parlour import SECRET
from .tabletop import BreakableJournal, Device, Home, home, match_of, seated


async def broken(place: Home) -> list[Device]:
    """Two people whose rules will fail when the second says «boom»."""
    host, second = await seated(place, 2, options={"limit": 30})
    await host.must("start")
    await host.answer("no")
    await second.answer("yes")
    await host.answer("boom")
    return [host, second]


async def test_a_fault_of_the_rules_stops_the_table_and_changes_nothing() -> None:
    async with home() as place:
        host, second = await broken(place)
        place.time.move(7)
        before = match_of(host).glimpse(1)
        reply = await second.answer("yes")
        assert reply["t"] == "error" and reply["code"] == "rules-failed"
        assert host.paused() == second.paused() == "fault"
        assert match_of(host).glimpse(1) == before
        assert not second.runs()
        assert await second.refused("answer", match=1, ask=2, value="no") == "paused"


async def test_nobody_reads_what_the_rules_cried_out_but_the_operator() -> None:
    async with home() as place:
        host, second = await broken(place)
        watcher = await host.friend("Зритель", "spectator")
        await second.answer("yes")
        for device in (host, second, watcher):
            assert not any(SECRET.encode() in frame for frame in device.raw)
            assert not any(b"RuntimeError" in frame for frame in device.raw)
        assert len(place.troubles) == 1 and SECRET in str(place.troubles[0])


async def test_other_tables_play_on() -> None:
    async with home() as place:
        _, second = await broken(place)
        other = await place.host("Вера", game="parlour")
        guest = await other.friend("Юра")
        await other.must("start")
        await second.answer("yes")
        assert (await other.answer("no"))["t"] == "ok"
        assert (await guest.answer("no"))["t"] == "ok"
        assert guest.match["public"]["round"] == 2


async def test_the_host_goes_on_and_another_answer_is_taken() -> None:
    async with home() as place:
        host, second = await broken(place)
        place.time.move(7)
        await second.answer("yes")
        place.time.move(500)
        await host.must("resume")
        assert second.paused() is None
        assert second.match["clock"]["now"] == 7.0
        assert second.asks[0]["key"] == "word"
        assert (await second.answer("yes"))["code"] == "rules-failed"  # the first still says «boom»
        assert second.paused() == "fault"


async def test_the_host_goes_back_by_one_answer_and_the_match_goes_on_from_there() -> None:
    async with home() as place:
        host, second = await broken(place)
        await second.answer("yes")
        assert await second.refused("back") == "host-only"
        await host.must("back")
        assert len(host.asks) == 1 and host.match["since"] == 0
        told = [(event["key"], event["data"]) for event in host.told]
        assert told == [("noted", {"word": "no"}), ("round", {"words": ["no", "yes"]})]
        assert await host.refused("answer", match=1, ask=2, value="no") == "paused"
        await host.must("resume")
        assert (await host.answer("no"))["t"] == "ok"
        assert (await second.answer("yes"))["t"] == "ok"
        assert host.match["public"]["words"] == ["no", "yes", "no", "yes"]


async def test_what_was_gone_back_over_is_gone_after_a_restart_too() -> None:
    async with home() as place:
        host, second = await broken(place)
        await second.answer("yes")
        await host.must("back")
        await host.must("resume")
        await host.answer("no")
        assert isinstance(place.journal, BreakableJournal)
        kinds = [type(decode(row)) for row in place.journal._memory.live[host.table.state.id].rows]
        assert kinds.count(BackRow) == 1
        truth = match_of(host).glimpse(0)
    async with home(place.journal, place.time) as later:
        await later.again(host)
        assert match_of(host).glimpse(0) == truth
        assert len(match_of(host).entries()) == 3


async def test_without_a_fault_nobody_goes_back() -> None:
    async with home() as place:
        host, _ = await seated(place, 2)
        assert await host.refused("back") == "no-fault"
        await host.must("start")
        await host.answer("no")
        assert await host.refused("back") == "no-fault"
        await host.must("pause")
        assert await host.refused("back") == "no-fault"


async def test_a_fault_when_time_runs_out_stops_the_table_once() -> None:
    async with home() as place:
        host, second = await broken(place)
        place.time.move(31)
        host.table.inbox.put(host.table.play.tick)
        await place.quiet(host.table)
        assert second.paused() == "fault"
        assert len(place.troubles) == 1


async def test_a_fault_outlasts_a_restart() -> None:
    async with home() as place:
        host, second = await broken(place)
        await second.answer("yes")
    async with home(place.journal, place.time) as later:
        await later.again(host)
        await later.again(second)
        assert host.paused() == "fault"
        await host.must("back")
        await host.must("resume")
        assert (await host.answer("no"))["t"] == "ok"
        assert (await second.answer("yes"))["t"] == "ok"


async def test_a_bot_that_meets_the_fault_stops_the_table_too() -> None:
    async with home() as place:
        host, second = await seated(place, 2, bots=1, options={"limit": 600})
        await host.must("set", bots=[0.2, 0.2])
        await host.must("start")
        await host.answer("boom")
        await second.answer("yes")
        await host.until(lambda: host.paused() is not None)
        assert host.paused() == "fault"
        await host.must("lobby")
        assert host.at["stage"] == "lobby" and host.paused() is None
