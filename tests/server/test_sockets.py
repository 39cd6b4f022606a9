"""Several devices at one table: races, lost connections, coming back."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from lichina.kernel import Entry
from lichina.server.sockets import ping_step
from lichina.table import standins

from .guest import Guest, Running, running
from .party import begin, by, eventually, everybody, frames, party, reach, settle


def answers(server: Running, guest: Guest) -> list[Entry]:
    """All answers that the match of a table has taken."""
    live = server.house.table(guest.table).live
    assert live is not None
    return [entry for entry in live.match.entries() if entry.seat is not None]


# --- races ------------------------------------------------------------------------------------------------------------


async def test_of_votes_cast_at_the_same_moment_each_legal_one_counts_once() -> None:
    async with running() as server, party(server) as guests:
        await begin(guests)
        await reach(guests, "vote")
        before = len(answers(server, guests[0]))
        values: list[Any] = [1, 2, 0, 3, "nobody", 0]  # the fourth points at himself, the fifth at nothing
        replies = await asyncio.gather(
            *(guest.answer(guest.asks[0], value) for guest, value in zip(guests, values, strict=True))
        )
        assert [reply["t"] for reply in replies] == ["ok", "ok", "ok", "error", "error", "ok"]
        assert {reply["code"] for reply in replies if reply["t"] == "error"} == {"not-an-option"}
        taken = answers(server, guests[0])[before:]
        assert sorted((entry.seat, entry.value) for entry in taken) == [(0, 1), (1, 2), (2, 0), (5, 0)]
        await settle(guests)
        for guest in guests:
            assert guest.match["public"]["hands"] == {"0": 1, "1": 2, "2": 0, "5": 0}


async def test_of_two_devices_of_a_seat_that_answer_at_once_one_is_taken_and_the_other_told_why_not() -> None:
    async with running() as server, party(server) as guests:
        await begin(guests)
        async with guests[1].twin() as twin:
            ask = twin.asks[0]
            replies = await asyncio.gather(*(device.answer(ask, "seen") for device in (guests[1], twin)))
            assert sorted(reply["t"] for reply in replies) == ["error", "ok"]
            (refused,) = [reply for reply in replies if reply["t"] == "error"]
            assert (refused["code"], refused["text"]) == ("closed-ask", "Этот вопрос уже закрыт.")
            assert [entry.seat for entry in answers(server, twin)] == [1]


async def test_in_a_race_for_a_vote_that_can_be_changed_the_last_word_holds_on_both_devices() -> None:
    async with running() as server, party(server) as guests:
        await begin(guests)
        await reach(guests, "vote")
        async with guests[1].twin() as twin:
            ask = twin.asks[0]
            replies = await asyncio.gather(
                *(device.answer(ask, value) for value in (0, 2, 3) for device in (guests[1], twin))
            )
            assert {reply["t"] for reply in replies} == {"ok"}
            last = answers(server, twin)[-1]
            await settle([*guests, twin])
            for device in (guests[1], twin):
                assert [found["held"] for found in device.match["asks"]] == [last.value]
            assert guests[0].match["public"]["hands"] == {"1": last.value}


async def test_an_answer_and_the_end_of_its_time_do_not_both_count() -> None:
    async with running() as server, party(server) as guests:
        await begin(guests)
        asked = [guest.asks[0] for guest in guests]
        replies = await asyncio.gather(
            guests[0].do("hasten"),
            *(guest.answer(ask, "seen") for guest, ask in zip(guests[1:], asked[1:], strict=True)),
        )
        await settle(guests)
        taken = {entry.seat for entry in answers(server, guests[0])}
        assert taken == {seat for seat, reply in enumerate(replies) if seat and reply["t"] == "ok"}
        assert {reply["code"] for reply in replies if reply["t"] == "error"} <= {"closed-ask"}
        assert {guest.match["public"]["stage"] for guest in guests} == {"discussion"}


# --- coming back ------------------------------------------------------------------------------------------------------


async def test_who_comes_back_in_the_middle_of_a_question_finds_the_same_question() -> None:
    async with running() as server, party(server) as guests:
        await begin(guests)
        await reach(guests, "vote")
        guest = guests[1]
        ask, told = guest.asks[0], list(guest.told)
        await guest.cut()
        start = len(guest.frames)
        await guest.open()
        await guest.must("ping")
        assert guest.asks == [ask]
        assert guest.told == told
        (whole,) = frames(guest, "match", start)
        assert (whole["since"], whole["told"]) == (len(told), [])
        assert (await guest.answer(ask, 0))["t"] == "ok"


async def test_what_was_missed_comes_exactly_once() -> None:
    async with running() as server, party(server) as guests:
        await begin(guests)
        await reach(guests, "discussion")
        await guests[2].must("say", channel="table", text="раз")
        guest = guests[1]
        await guest.must("ping")
        assert [line["text"] for line in guest.lines] == ["раз"]
        async with guest.twin() as twin:
            await guest.cut()
            had = len(guest.told)
            await guests[2].must("say", channel="table", text="два")
            await guests[3].must("say", channel="table", text="три")
            await reach([guests[0], *guests[2:]], "vote")
            for other in guests[2:4]:
                await other.answer(other.asks[0], 0)
            await guest.open()
            await settle([guest, twin])
            assert len(guest.told) > had
            assert guest.told == twin.told
            assert [line["text"] for line in guest.lines] == ["раз", "два", "три"]
            assert guest.match["asks"] == twin.match["asks"]
            assert guest.match["public"] == twin.match["public"]
            assert guest.match["private"] == twin.match["private"]


async def test_who_comes_back_in_another_match_gets_that_one_from_its_beginning() -> None:
    async with running() as server, party(server) as guests:
        await begin(guests)
        await reach(guests, "vote")
        guest = guests[1]
        await guest.cut()
        await guests[0].must("lobby")
        await begin(guests[:1])
        await guest.open()
        await guest.must("ping")
        assert guest.match["match"] == 2
        assert guest.match["since"] == 0
        assert [event["key"] for event in guest.told][:2] == ["dealt", "deck"]


@pytest.mark.parametrize("numbers", ["match=1&told=9999&said=9999", "match=1&told=-1", "match=x&told=1e9", "told=٣"])
async def test_numbers_that_make_no_sense_bring_the_whole_story(numbers: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with running() as server, party(server) as guests:
        await begin(guests)
        twin = guests[1].twin()
        address = f"ws://{server.address}/ws/{twin.table}?{numbers}"
        monkeypatch.setattr(Guest, "address_of_socket", address)
        async with twin:
            await twin.must("ping")
            assert twin.match["since"] == 0
            assert twin.told == guests[1].told


# --- devices ----------------------------------------------------------------------------------------------------------


async def test_two_devices_of_a_seat_get_the_same_steps() -> None:
    async with running() as server, party(server) as guests:
        await begin(guests)
        guest = guests[1]
        async with guest.twin() as twin:
            start, twins = len(guest.raw), len(twin.raw)
            await guest.answer(guest.asks[0], "seen")
            await reach(guests, "vote")
            await guests[2].answer(guests[2].asks[0], 0)
            await settle([*guests, twin])
            mine = [raw for raw in guest.raw[start:] if b'"t":"step"' in raw[:12]]
            assert len(mine) >= 4
            assert [raw for raw in twin.raw[twins:] if b'"t":"step"' in raw[:12]] == mine


async def test_a_device_too_many_closes_the_oldest_and_no_other() -> None:
    async with running() as server, party(server, 2) as guests:
        devices = [guests[1], *(guests[1].twin() for _ in range(4))]
        for device in devices[1:]:
            await device.open()
        await devices[0].until(lambda: devices[0].code is not None)
        assert devices[0].code == 4409
        assert devices[0].bye is not None and devices[0].bye["back"] is None
        await settle(devices[1:])
        assert guests[0].at["people"][1]["here"] is True
        for device in devices[1:]:
            await device.cut()


async def test_a_blink_is_noticed_by_nobody() -> None:
    async with running() as server, party(server) as guests:
        await begin(guests)
        await settle(guests)
        start = len(guests[0].frames)
        await guests[1].cut()
        await guests[1].open()
        await settle(guests)
        assert [frame["t"] for frame in guests[0].frames[start:]] == ["ok"]


# --- time that stands still, people who are away ----------------------------------------------------------------------


async def test_in_a_pause_no_time_passes_and_nothing_is_answered() -> None:
    async with running() as server, party(server) as guests:
        await begin(guests)
        await guests[0].must("pause")
        await settle(guests)
        guest = guests[1]
        assert guest.at["paused"] == {"why": "host", "text": guest.at["paused"]["text"]}
        assert not guest.match["clock"]["runs"]
        refused = await guest.answer(guest.asks[0], "seen")
        assert (refused["code"], refused["text"]) == ("paused", "Партия на паузе.")
        assert (await guests[0].do("hasten"))["code"] == "paused"
        assert (await guest.do("resume"))["code"] == "host-only"
        stood = server.house.table(guest.table).situation.time()
        await asyncio.sleep(0.05)  # time is what must not pass here
        assert server.house.table(guest.table).situation.time() == stood
        await guests[0].must("resume")
        await settle(guests)
        assert guest.at["paused"] is None
        assert guest.match["clock"]["runs"]
        assert (await guest.answer(guest.asks[0], "seen"))["t"] == "ok"
        assert (await guests[0].do("resume"))["code"] == "not-paused"


async def test_a_bot_plays_for_whoever_is_away_and_gives_the_seat_back_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(standins.AWAY_SECONDS, "apart", 0.05)
    async with running() as server, party(server) as guests:
        await begin(guests)
        guest, host = guests[1], guests[0]
        await guest.cut()
        await host.until(lambda: by(host, 1) == "bot")
        await eventually(lambda: any(entry.seat == 1 for entry in answers(server, host)))
        await guest.open()
        await host.until(lambda: by(host, 1) == "person")
        await reach(guests, "vote")
        assert (await guest.answer(guest.asks[0], 0))["t"] == "ok"
        assert by(host, 1) == "person"


async def test_who_lets_time_run_out_three_times_is_played_by_a_bot_until_saying_i_am_here() -> None:
    async with running() as server, party(server) as guests:
        await begin(guests)
        host = guests[0]
        for _ in range(3):
            assert by(host, 1) == "person"
            await host.must("hasten")
        await host.until(lambda: by(host, 1) == "bot")
        assert {by(host, seat) for seat in range(6)} == {"bot"}
        await guests[1].must("here")
        await host.must("ping")
        assert [by(host, seat) for seat in range(3)] == ["bot", "person", "bot"]


async def test_when_nobody_is_left_the_match_stands_still_and_goes_on_with_the_first_who_comes_back(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("lichina.table.waiting.NOBODY_SECONDS", 0.05)
    async with running() as server, party(server) as guests:
        await begin(guests)
        table = server.house.table(guests[0].table)
        for guest in guests:
            await guest.cut()
        await eventually(lambda: table.situation.halted == "nobody")
        stood = table.situation.time()
        await guests[2].open()
        await guests[2].until(lambda: guests[2].match["clock"]["runs"])
        assert guests[2].at["paused"] is None
        assert stood <= table.situation.time() < stood + 5


async def test_everybody_hears_of_the_same_things_in_the_same_order() -> None:
    async with running() as server, party(server) as guests:
        await begin(guests)
        await reach(guests, "discussion")
        lines = [f"строка {number}" for number in range(12)]
        await asyncio.gather(
            *(guests[number % 6].must("say", channel="table", text=line) for number, line in enumerate(lines))
        )
        await settle(guests)
        heard = [line["text"] for line in guests[0].lines]
        assert sorted(heard) == sorted(lines)
        for guest in guests:
            assert [line["text"] for line in guest.lines] == heard
        await everybody(guests, lambda guest: len(guest.lines) == 12)


async def test_talk_in_the_lobby_is_heard_whole_and_also_by_whoever_blinked() -> None:
    async with running() as server, party(server, 3) as guests:
        for number, guest in enumerate(guests):
            await guest.must("say", channel="table", text=f"строка {number}")
        await settle(guests)
        for guest in guests:
            assert [line["text"] for line in guest.lines] == ["строка 0", "строка 1", "строка 2"]
        await guests[1].cut()
        await guests[2].must("say", channel="table", text="ещё")
        await guests[1].open()
        await settle(guests)
        assert [line["text"] for line in guests[1].lines] == ["строка 0", "строка 1", "строка 2", "ещё"]


# --- signs of life ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("devices", "wait", "share"),
    [(0, 1.0, 0), (1, 1.0, 1), (20, 1.0, 1), (40, 0.5, 1), (400, 0.05, 1), (401, 0.05, 2), (20_000, 0.05, 50)],
)
def test_of_many_devices_a_few_are_asked_at_a_time_and_all_in_twenty_seconds(
    devices: int, wait: float, share: int
) -> None:
    assert ping_step(devices) == (wait, share)
    assert devices * wait <= 20 * share
