"""What a table has written comes back after a restart: the lobby, the match, its clock, its talk, the evening."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import msgspec
import pytest

import lichina
from lichina import registry
from lichina.kernel import Record
from lichina.table.rows import BeganRow, ChangedRow, EnteredRow, decode
from tests.server.party import eventually

from .parlour import Parlour
from .tabletop import BreakableJournal, Device, Home, home, journal_of, match_of, seated, storage_back


def rows(place: Home, device: Device) -> list[Any]:
    """The rows of a device's table as the journal has them now."""
    live = journal_of(place)._memory.live[device.table.state.id]
    return [decode(row) for row in live.rows]


# --- after a restart --------------------------------------------------------------------------------------------------


async def test_a_restart_brings_back_the_lobby() -> None:
    async with home() as place:
        host, second = await seated(place, 2, bots=1, options={"rounds": 5}, pace=2.0)
        await host.must("set", door="knock")
        await host.must("mute", person=second.person)
        await host.must("say", text="скоро начнём")
        before = msgspec.json.encode(host.table.state)
        table = dict(host.at)
    async with home(place.journal, place.time) as later:
        host.frames, host.at, host.lines = [], {}, []
        await later.again(host)
        await later.again(second)
        assert msgspec.json.encode(host.table.state) == before
        assert host.at == table
        assert [line["text"] for line in host.lines] == ["скоро начнём"]
        assert await later.house.by_code(host.at["code"]) == host.table.state.id
        assert await second.refused("say", text="эй") == "muted"


async def test_a_restart_brings_back_a_match_its_clock_and_its_talk() -> None:
    async with home() as place:
        host, second = await seated(place, 2, options={"limit": 30})
        await host.must("start")
        place.time.move(12)
        await host.answer("no")
        await second.must("say", text="не спешите")
        place.time.move(8)
        truth = [match_of(host).glimpse(seat) for seat in (0, 1, None)]
    place.time.move(7200)
    async with home(place.journal, place.time) as later:
        host.frames = []
        table = later.house.table(host.table.state.id)
        assert table.situation.halted == "nobody"
        await later.again(host)
        assert [match_of(host).glimpse(seat) for seat in (0, 1, None)] == truth
        assert host.match["clock"] == {"now": 20.0, "runs": True, "pace": 1.0, "deadline": 30.0}
        assert [line["text"] for line in host.lines] == ["не спешите"]
        assert "said" not in host.kinds()  # it had that line already
        fresh = await later.again(second.twin())
        assert [line["text"] for line in fresh.lines] == ["не спешите"]
        await later.wait(host.table, 10.1)
        assert fresh.match["public"]["words"] == ["no", "yes"]


async def test_whose_seat_was_given_away_before_a_restart_gets_the_story_of_those_who_watch() -> None:
    async with home() as place:
        host, second = await seated(place, 2, options={"rounds": 3})
        late = await host.friend("Майя", kind="spectator")
        await host.must("start")
        await host.answer("no")
        await second.answer("yes")
        await second.detach()
        await place.look_round(host.table, 61)
        await host.must("give", seat=1, person=late.person)
        assert [event["key"] for event in second.told] == ["noted", "round"]
    async with home(place.journal, place.time) as later:
        await later.again(second)
        assert second.match["seat"] is None and second.match["since"] == 0
        assert {event["key"] for event in second.told} == {"round"}


async def test_a_match_ends_after_a_restart_as_its_record_says() -> None:
    async with home() as place:
        host, second = await seated(place, 2, options={"rounds": 2})
        await host.must("start")
        await host.answer("no")
        await second.answer("yes")
        await host.answer("yes")
    async with home(place.journal, place.time) as later:
        await later.again(host)
        await later.again(second)
        await second.answer("yes")
        assert host.match["over"] == second.match["over"]
        kept = await later.journal.match(host.table.state.id, 1)
        assert kept is not None
        replayed = lichina.replay(Record.from_json(kept.record), Parlour)
        assert msgspec.to_builtins(replayed.outcome) == {**host.match["over"], "winners": (1,), "scores": (1, 2)}


async def test_what_was_taken_back_stays_so_after_a_restart() -> None:
    async with home() as place:
        host, second = await seated(place, 2)
        await host.must("start")
        await host.answer("no")
        await host.must("undo", match=1)
        journal_of(place).down = True
        assert (await host.answer("no"))["code"] == "journal-down"
        await storage_back(place, host)
        assert [ask["key"] for ask in host.asks] == ["word"]
        truth = match_of(host).glimpse(0)
    async with home(place.journal, place.time) as later:
        await later.again(host)
        await later.again(second)
        assert match_of(host).glimpse(0) == truth
        await host.answer("yes")
        await second.answer("no")
        assert host.match["public"]["words"] == ["yes", "no"]


async def test_a_restart_keeps_a_pause_of_the_host() -> None:
    async with home() as place:
        host, _ = await seated(place, 2, options={"limit": 30})
        await host.must("start")
        place.time.move(10)
        await host.must("pause")
        place.time.move(500)
    async with home(place.journal, place.time) as later:
        await later.again(host)
        assert host.paused() == "host"
        await later.wait(host.table, 500)
        await host.must("resume")
        assert host.match["clock"]["now"] == 10.0


async def test_a_restart_brings_back_a_match_that_is_over_and_the_evening() -> None:
    async with home() as place:
        host, second = await seated(place, 2, options={"rounds": 1})
        await host.must("start")
        await host.answer("no")
        await second.answer("yes")
        evening, told, over = host.at["evening"], host.told, host.match["over"]
    async with home(place.journal, place.time) as later:
        host.told, host.match, host.at = [], {}, {}
        await later.again(host)
        assert host.at["stage"] == "ended"
        assert (host.at["evening"], host.told, host.match["over"]) == (evening, told, over)
        await host.must("start")
        assert host.match["match"] == 2


async def test_bots_play_on_after_a_restart() -> None:
    async with home() as place:
        host, second = await seated(place, 2, bots=2, options={"rounds": 1, "limit": 600})
        await host.must("set", bots=[30, 30])
        await host.must("start")
    async with home(place.journal, place.time) as later:
        await later.again(host)
        await later.again(second)
        await host.must("set", bots=[0, 0])
        await host.must("pause")
        await host.must("resume")
        await host.answer("no")
        await second.answer("no")
        await host.until(lambda: bool(host.match["over"]))
        assert host.match["public"]["words"] == ["no", "no", "yes", "yes"]


async def test_a_match_of_older_rules_is_kept_as_it_was_told_and_the_table_is_in_the_lobby(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with home() as place:
        host, second = await seated(place, 2, options={"rounds": 2})
        await host.must("start")
        await host.answer("no")
        await second.answer("yes")
        await host.answer("no")
    monkeypatch.setattr(Parlour, "version", 2)
    async with home(place.journal, place.time) as later:
        await later.again(host)
        assert host.at["stage"] == "lobby" and host.notices() == ["broken-rules"]
        kept = await later.journal.match(host.table.state.id, 1)
        assert kept is not None and kept.version == 1
        assert json.loads(kept.head)["broken"] == "rules"
        told = [event[1][1] for event in json.loads(kept.transcript)["events"]]
        assert told == ["noted", "noted", "round"]
        assert len(Record.from_json(kept.record).entries) == 3
        await host.must("start")
        assert host.match["match"] == 2 and host.notices() == []


async def test_a_match_of_a_game_that_is_gone_is_kept_and_the_table_can_play_another() -> None:
    async with home() as place:
        host, second = await seated(place, 2, bots=1)
        await host.must("start")
        await host.answer("no")
    shop = Home(place.journal, place.time)
    assert Parlour.id not in registry.known()
    await shop.house.open()
    await shop.again(host)
    assert host.at["stage"] == "lobby" and host.notices() == ["broken-rules"]
    await shop.again(second)
    await shop.house.leave(host.table, second.person)
    await host.must("set", game="mafia")
    for _ in range(5):
        await host.must("bot")
    await host.must("start")
    assert host.match["game"] == "mafia"
    assert await shop.journal.match(host.table.state.id, 1) is not None
    await shop.house.close()


async def test_a_match_whose_rows_cannot_be_played_again_is_broken_off() -> None:
    async with home() as place:
        host, second = await seated(place, 2)
        await host.must("start")
        await host.answer("no")
        live = journal_of(place)._memory.live[host.table.state.id]
        live.rows[-1] = live.rows[-1].replace(b'"no"', b'"nonsense"')
    async with home(place.journal, place.time) as later:
        await later.again(second)
        assert second.at["stage"] == "lobby" and second.notices() == ["broken-record"]
        assert await later.journal.match(host.table.state.id, 1) is not None


@pytest.mark.parametrize("damage", ["cut", "other", "empty", "stateless"])
async def test_a_damaged_table_breaks_alone(damage: str) -> None:
    async with home() as place:
        host, _ = await seated(place, 2)
        broken = await place.host("Вера")
        await host.must("start")
        live = journal_of(place)._memory.live[broken.table.state.id]
        live.rows = {
            "cut": [live.rows[0][:40]],
            "other": [b'{"row":"table","state":7}'],
            "empty": [],
            "stateless": [b'{"row":"back"}'],
        }[damage]
    async with home(place.journal, place.time) as later:
        assert list(later.house.broken) == [broken.table.state.id]
        assert list(later.house.tables) == [host.table.state.id]
        await later.again(host)
        assert (await host.answer("no"))["t"] == "ok"
        assert len(later.troubles) == 1


# --- what is kept -----------------------------------------------------------------------------------------------------


async def test_a_match_that_is_over_is_kept_with_its_record_and_its_story() -> None:
    async with home() as place:
        host, second = await seated(place, 2, options={"rounds": 1})
        await host.must("start")
        place.time.move(5)
        await host.answer("no")
        await second.answer("yes")
        (heading,) = await place.journal.finished(host.table.state.id)
        assert (heading.number, heading.game, heading.version) == (1, "parlour", 1)
        assert heading.ended - heading.started == pytest.approx(5)
        head = json.loads(heading.head)
        assert head["names"] == ["Даша", "Маша"] and head["broken"] is None
        assert head["outcome"]["winners"] == [1]
        kept = await place.journal.match(host.table.state.id, 1)
        assert kept is not None
        replayed = lichina.replay(Record.from_json(kept.record), Parlour)
        assert replayed.outcome == match_of(host).outcome
        events = json.loads(kept.transcript)["events"]
        assert [(at, to, key) for at, (to, key, _) in events] == [
            (5.0, [0], "noted"),
            (5.0, [1], "noted"),
            (5.0, None, "round"),
        ]


async def test_a_match_that_the_host_breaks_off_is_kept_as_far_as_it_went() -> None:
    async with home() as place:
        host, second = await seated(place, 2)
        await host.must("start")
        await host.answer("no")
        await second.answer("yes")
        await host.must("lobby")
        assert second.at["stage"] == "lobby" and second.at["evening"]["matches"] == []
        kept = await place.journal.match(host.table.state.id, 1)
        assert kept is not None and json.loads(kept.head)["broken"] == "host"
        assert len(Record.from_json(kept.record).entries) == 2


async def test_the_rows_of_an_earlier_match_are_forgotten_when_the_next_one_begins() -> None:
    async with home() as place:
        host, second = await seated(place, 2, options={"rounds": 1})
        await host.must("start")
        await host.answer("no")
        await second.answer("yes")
        assert [type(row) for row in rows(place, host)[-3:]] == [EnteredRow, EnteredRow, ChangedRow]
        await host.must("start")
        assert [type(row) for row in rows(place, host)] == [ChangedRow, BeganRow]
        (kept,) = await place.journal.load()
        assert kept.mark == 0.0


async def test_a_match_has_begun_although_the_storage_fails_right_after() -> None:
    class Short(BreakableJournal):
        """Forgets nothing."""

        async def trim(self, table: str, before: int) -> None:
            self.down = True
            await super().trim(table, before)

    async with home(Short()) as place:
        host, second = await seated(place, 2, options={"rounds": 1})
        await host.must("start")
        assert second.match["match"] == 1
        await storage_back(place, host)
        assert (await host.answer("no"))["t"] == "ok"
        assert (await second.answer("no"))["t"] == "ok"
        assert host.at["stage"] == "ended"


async def test_a_new_match_never_begins_at_the_time_of_the_last_one() -> None:
    async with home() as place:
        host, second = await seated(place, 2, options={"rounds": 1, "limit": 600})
        await host.must("start")
        place.time.move(500)
        await place.house._note_clocks()
        await host.answer("no")
        await second.answer("yes")
        journal_of(place).holds = True
        starting = asyncio.create_task(host.do("start"))
        await asyncio.wait_for(journal_of(place).arrived.wait(), 60)
        (kept,) = await place.journal.load()
        assert kept.mark == 0.0
        await journal_of(place).write_held()
        await starting


async def test_every_row_of_a_match_says_by_whom() -> None:
    async with home() as place:
        host, _ = await seated(place, 2, bots=1, options={"rounds": 1, "limit": 30})
        await host.must("start")
        await host.answer("no")
        await eventually(lambda: sum(isinstance(row, EnteredRow) for row in rows(place, host)) == 2)
        await place.wait(host.table, 30.1)
        by = [row.by for row in rows(place, host) if isinstance(row, EnteredRow)]
        assert by == ["person", "bot", "clock"]


async def test_a_match_that_is_over_says_of_every_entry_by_whom_whatever_happened_to_its_table() -> None:
    async with home() as place:
        host, _ = await seated(place, 2, options={"rounds": 2, "limit": 30})
        await host.must("start")
        await host.answer("no")
        await host.must("undo", match=1)
        journal_of(place).down = True
        assert (await host.answer("no"))["code"] == "journal-down"
        await storage_back(place, host)
        await place.wait(host.table, 30.1)
    async with home(place.journal, place.time) as later:
        await later.again(host)
        await host.answer("yes")
        await later.wait(host.table, 30.1)
        kept = await later.journal.match(host.table.state.id, 1)
        assert kept is not None
        assert json.loads(kept.transcript)["by"] == ["person", "person", "clock", "person", "clock"]
        assert len(Record.from_json(kept.record).entries) == 5


async def test_a_token_is_kept_only_as_it_was_handed_in() -> None:
    async with home() as place:
        host = await place.host()
        assert rows(place, host)[0].state.people[0].tokens == [host.token]
