"""A program at a real table: it comes by a link, plays, comes back when it is cut off, and says what is wrong."""

from __future__ import annotations

import asyncio
import os
import random
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, ClassVar

import pytest

from lichina.bots import Bot, BotMaker, Move, RandomBot, Sight
from lichina.kernel import Dice, LichinaError, Outcome
from lichina.registry import find
from lichina.table.state import OwnedProgram
from lichina.testing.cases import run_seed
from lichina.visit import FarTable, OutOfSight, Unwelcome, Visitor, check_bot, visitor
from tests.server.guest import Guest, Running, post, running
from tests.server.test_whole_match import push

SHOWN = OwnedProgram("Mine", "Анна")


class Counting(Bot):
    """Plays at random, and counts what it is asked to do."""

    made = 0
    decided = 0
    ended: ClassVar[list[Outcome]]

    def __init__(self, dice: Dice) -> None:
        super().__init__(dice)
        type(self).made += 1
        self._random = RandomBot(dice)

    def decide(self, sight: Sight) -> Move | None:
        type(self).decided += 1
        assert sight.view.private is not None
        assert sight.told()
        return self._random.decide(sight)

    def over(self, outcome: Outcome) -> None:
        self.ended.append(outcome)


async def at_last(true: Callable[[], bool]) -> None:
    """Wait for what nobody announces."""
    async with asyncio.timeout(60):
        while not true():
            await asyncio.sleep(0.01)


class Sitting:
    """A visitor in a thread of its own, and what it has said."""

    def __init__(self, server: Running, table: str, make: BotMaker, name: str = "Робот", **more: Any) -> None:
        self._loop = asyncio.get_running_loop()
        self._news = asyncio.Event()
        self.notes: list[str] = []
        self._door = FarTable(f"http://{server.address}/t/{table}")
        self._make, self._name, self._more = make, name, more
        self._presence = server.house.table(table).situation.presence

    async def come(self) -> int:
        """Come in, and sit down at the socket."""
        ticket = await asyncio.to_thread(self._door.enter, self._name, SHOWN)
        found = Visitor(self._door, ticket, self._make, find, note=self._note, **self._more)
        self._task = asyncio.create_task(asyncio.to_thread(found.run))
        await at_last(lambda: self._presence.connected(ticket.person))
        return ticket.person

    def _note(self, key: str, **data: Any) -> None:
        self.notes.append(key)
        self._loop.call_soon_threadsafe(self._news.set)

    async def until(self, true: Callable[[], bool]) -> None:
        async with asyncio.timeout(60):
            while not true():
                self._news.clear()
                await self._news.wait()

    async def ended(self) -> None:
        async with asyncio.timeout(60):
            await self._task


QUICK = {"night": 10, "discussion": 10, "voting": 5}


async def begin(host: Guest, bots: int) -> None:
    await host.must("set", bots=[0, 0], options=QUICK)
    for _ in range(bots):
        await host.must("bot")
    await host.must("start")


async def test_a_program_plays_a_whole_match_though_it_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(visitor, "BACK_SECONDS", (0.0,))

    class Own(Counting):
        ended: ClassVar[list[Outcome]] = []

    async with running() as server, await Guest.host(server.address) as host:
        sitting = Sitting(server, host.table, Own, matches=1)
        person = await sitting.come()
        await host.until(lambda: any(one["id"] == person and one["here"] for one in host.at["people"]))
        (shown,) = [one["program"] for one in host.at["people"] if one["id"] == person]
        assert shown == {"name": "Mine", "owner": "Анна"}
        assert [one["program"] for one in host.at["people"] if one["id"] != person] == [None]
        await begin(host, 5)
        pushing = asyncio.create_task(push(host))
        playing = asyncio.create_task(host.play(random.Random(f"{run_seed()} visit")))
        await at_last(lambda: Own.decided > 0)
        table = server.house.table(host.table)
        (device,) = table.situation.presence.of(person)
        device.wire.cut()  # type: ignore[attr-defined]
        await sitting.until(lambda: "sit-back" in sitting.notes or "sit-won" in sitting.notes)
        await sitting.ended()
        pushing.cancel()
        playing.cancel()
        assert sitting.notes[:3] == ["sit-match", "sit-cut", "sit-back"]
        assert sitting.notes[-1] in ("sit-won", "sit-lost")
        assert table.live is not None
        assert Own.made == 1
        assert Own.ended == [table.live.match.outcome]
        assert {by for by in table.live.by} <= {"person", "bot", "clock"}
        seat = next(index for index, one in enumerate(table.state.seats) if one.person == person)
        entries = zip(table.live.match.entries(), table.live.by, strict=True)
        assert {by for entry, by in entries if entry.seat == seat and not entry.lapse} <= {"bot", "clock"}


async def test_without_a_seat_a_program_waits_and_goes_when_the_table_is_closed() -> None:
    async with running() as server, await Guest.host(server.address, game="spyfall") as host:
        for number in range(7):
            answer = await post(server.address, f"/api/tables/{host.table}/people", {"name": f"Гость {number + 1}"})
            assert answer.status_code == 201
        sitting = Sitting(server, host.table, RandomBot)
        person = await sitting.come()
        await host.until(lambda: len(host.at["people"]) == 9)
        assert person not in [seat["person"] for seat in host.at["seats"]]
        await host.must("set", bots=[0, 0])
        await host.must("start")
        await sitting.until(lambda: sitting.notes == ["sit-no-seat"])
        await host.do("close")
        await sitting.ended()
        assert sitting.notes == ["sit-no-seat", "sit-closed"]


async def test_whoever_is_sent_away_is_told_so_in_the_words_of_the_table() -> None:
    async with running() as server, await Guest.host(server.address) as host:
        sitting = Sitting(server, host.table, RandomBot, language="en")
        person = await sitting.come()
        await host.must("kick", person=person)
        with pytest.raises(Unwelcome, match="The host asked you to leave"):
            await sitting.ended()


async def test_a_closed_door_and_a_wrong_link_are_refused_in_words() -> None:
    async with running() as server, await Guest.host(server.address) as host:
        await host.must("set", door="closed")
        with pytest.raises(Unwelcome, match="The host lets nobody else in"):
            await asyncio.to_thread(FarTable(f"http://{server.address}/t/{host.table}").enter, "Робот", SHOWN)
        with pytest.raises(Unwelcome, match="There is no such table"):
            await asyncio.to_thread(FarTable(f"http://{server.address}/t/nowhere").enter, "Робот", SHOWN)
        with pytest.raises(Unwelcome, match="no link to a table"):
            FarTable(f"http://{server.address}/")
        code = host.at["code"]
        door = await asyncio.to_thread(FarTable, f"http://{server.address}", code)
        assert door.table == host.table


def test_where_no_server_is_that_is_said() -> None:
    with pytest.raises(Unwelcome, match="does not answer"):
        FarTable("http://127.0.0.1:1/t/k3q0").enter("Робот", SHOWN)


async def test_a_program_does_not_become_the_host_while_there_are_people() -> None:
    async with running() as server, await Guest.host(server.address) as host:
        door = FarTable(f"http://{server.address}/t/{host.table}")
        await asyncio.to_thread(door.enter, "Робот", SHOWN)
        friend = await host.friend("Маша")
        await host.must("host", person=friend.person)
        table = server.house.table(host.table)
        await server.house.leave(table, friend.person)
        assert table.state.host == host.person


class Failing(Bot):
    """Raises, answers nonsense, and asks for what is out of sight."""

    turns = 0

    def decide(self, sight: Sight) -> Move | None:
        type(self).turns += 1
        if self.turns % 3 == 0:
            raise ValueError("lost the thread")
        if self.turns % 3 == 1:
            return 10_000, "nonsense"
        next(sight.worlds())
        return None


async def test_a_bot_that_fails_gives_the_default_and_says_why() -> None:
    said: list[str] = []
    async with running() as server, await Guest.host(server.address) as host:
        sitting = Sitting(server, host.table, Failing, matches=1)
        sitting._note = lambda key, **data: said.append(data.get("detail", key))  # type: ignore[method-assign]
        await sitting.come()
        await begin(host, 5)
        pushing = asyncio.create_task(push(host))
        playing = asyncio.create_task(host.play(random.Random(f"{run_seed()} fails")))
        await sitting.ended()
        pushing.cancel()
        playing.cancel()
    assert "IllegalAnswer: 10000 is not asked" in said
    assert any(line.startswith("OutOfSight: worlds are imagined from a match") for line in said)


class Dreaming(RandomBot):
    imagines = True


def test_a_bot_that_imagines_is_refused_before_it_sits_down() -> None:
    with pytest.raises(LichinaError, match="Dreaming imagines worlds"):
        check_bot(Dreaming)
    check_bot(RandomBot)
    assert issubclass(OutOfSight, LichinaError)


MINE = """
from lichina.bots import RandomBot

class Mine(RandomBot):
    pass
"""


async def test_the_command_plays_a_match_and_leaves(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(MINE)
    async with running() as server, await Guest.host(server.address) as host:
        command = ["sit", f"http://{server.address}/t/{host.table}", "--bot", "mine.py:Mine", "--name", "Robo"]
        command += ["--owner", "Ann", "--matches", "1", "--lang", "en"]
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "lichina", *command), stdout=subprocess.PIPE, cwd=tmp_path, env=dict(os.environ)
        )
        await host.until(lambda: any(one["name"] == "Robo" and one["here"] for one in host.at["people"]))
        await begin(host, 5)
        pushing = asyncio.create_task(push(host))
        playing = asyncio.create_task(host.play(random.Random(f"{run_seed()} command")))
        said, _ = await asyncio.wait_for(process.communicate(), 60)
        pushing.cancel()
        playing.cancel()
        lines = said.decode().splitlines()
        assert lines[0] == "Robo is at the table, shown to all as the program “Mine” run by Ann. To stop: Ctrl+C"
        assert lines[1] == "Match 1 has begun."
        assert lines[2] in ("Match 1: won.", "Match 1: not won.")
        assert process.returncode == 0
        await host.until(lambda: all(one["name"] != "Robo" for one in host.at["people"]))
