"""Bots think over copies of the matches, in processes of their own: nothing that happens there hurts a table."""

from __future__ import annotations

import asyncio
import os
import pickle
import random
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from lichina import registry
from lichina.bots import Bot, Move, Sight, Temper
from lichina.kernel import Dice, Entry, IllegalAnswer, Told
from lichina.kernel.dice import key_of
from lichina.registry import BUILT_IN, find
from lichina.table import thinking
from lichina.table.environment import Environment
from lichina.table.livematch import LiveMatch
from lichina.table.minds import LiveSight, Minds, Replica, Reply, framed
from lichina.table.rows import BeganRow
from lichina.table.thinking import BotFailed, Feed, Thinkers, ThinkingBot, begin_thinking
from lichina.table.workers import ProcessWorker, ThreadWorker, WorkerDied
from lichina.testing.cases import run_seed, soak
from tests.server.killing import gone

from .tabletop import PATIENCE_SECONDS, Device, Time, home, match_of
from .workshop import Workshop
from .workshop.bot import FOLDER

ROOT = Path(__file__).parents[2]
MOST = {name: find(name).game.table_sizes(find(name).game.Options())[-1] for name in BUILT_IN}
DEEDS = 60
"""So many things are done in each match that is compared."""


def live_match(game: Any, seats: int, seed: str = "seed", **options: Any) -> LiveMatch:
    """A match as a table has it."""
    found = find(game)
    return LiveMatch(found, BeganRow(1, found.game.id, found.game.version, seats, options, seed, 0.0, ()))


def keep(live: LiveMatch, by: str = "bot") -> None:
    """What has come in is in the journal."""
    live.keep(len(live.news(by)), by)


class Elsewhere:
    """Bots that think over a copy, in this process."""

    def __init__(self) -> None:
        self.feed = Feed()
        self.minds = Minds()

    def reply(self, live: LiveMatch, seat: int, head: ThinkingBot) -> Reply:
        message = self.feed.errand(begin_thinking(live, seat, head))
        return msgspec.msgpack.decode(self.minds.reply(message, lambda: None), type=Reply)


def written(move: Move | None) -> Any:
    """A move as it comes through a pipe."""
    return msgspec.msgpack.decode(msgspec.msgpack.encode(move))


@pytest.mark.parametrize("number", range(soak()))
@pytest.mark.parametrize("game", BUILT_IN)
async def test_bots_decide_over_a_copy_what_they_would_decide_at_the_table(game: str, number: int) -> None:
    live = live_match(game, MOST[game], f"{run_seed()} {number}")
    kind = next(iter(live.game.bots().values()))
    heads = [ThinkingBot(next(iter(live.game.bots())), Temper(bold=1, sly=-1)) for _ in live.match.game.seats]
    there = Elsewhere()
    here: list[Bot] = []
    for head in heads:
        here.append(kind(Dice(key_of(head.seed))))
        here[-1].temper = head.temper
    sights = [Sight(live.match, seat, f"worlds {head.seed}") for seat, head in enumerate(heads)]
    done = 0
    while done < DEEDS and live.match.outcome is None:
        asked = [ask for ask in live.match.asks if live.match.moment is None]
        for seat in sorted({ask.seat for ask in asked}):
            move = here[seat].decide(sights[seat])
            reply = there.reply(live, seat, heads[seat])
            assert reply.failure is None
            assert written(reply.move) == written(move)
            if move is not None:
                with suppress(IllegalAnswer):  # somebody else was first
                    live.match.answer(seat, move[1], move[0], live.match.now + 0.25)
                    done += 1
            keep(live)
        if not asked or done % 7 == 0:
            live.match.lapse()
            keep(live, "clock")
    assert done > 5


async def test_a_copy_follows_what_is_taken_back_skipped_and_gone_back_over() -> None:
    live = live_match(Workshop, 3)
    there, head = Elsewhere(), ThinkingBot("polite")
    assert there.reply(live, 2, head).move == (1, "yes")
    replica = next(iter(there.minds._replicas.values()))
    live.match.answer(0, "no", 1, 2.0)
    live.match.undo(0, 3.0)
    live.match.answer(0, "yes", 1, 4.0)
    live.match.skip(1, 5.0)
    live.match.answer(2, "no", 1, 6.5)
    keep(live)
    assert there.reply(live, 2, head).move == (2, "yes")
    assert replica.match.record == live.match.record
    assert replica.match.now == 6.5
    live.go_back()
    assert there.reply(live, 2, head).move == (1, "yes")
    (again,) = there.minds._replicas.values()
    assert again is not replica
    assert again.match.record == live.match.record
    assert again.match.view(2) == live.match.view(2)
    live.match.lapse(30.0)
    keep(live)
    assert there.reply(live, 2, head).move == (2, "yes")
    assert again.match.record == live.match.record


async def test_a_copy_learns_only_what_is_in_the_journal_when_a_bot_looks() -> None:
    live = live_match(Workshop, 3)
    feed = Feed()
    live.match.answer(0, "no", 1, 1.0)
    keep(live)
    work = begin_thinking(live, 2, ThinkingBot("polite"))
    live.match.answer(1, "no", 1, 2.0)
    keep(live)
    live.match.answer(2, "yes", 1, 3.0)
    assert pickle.loads(feed.errand(work)).entries == [Entry(at=1.0, seat=0, ask=1, value="no")]
    later = pickle.loads(feed.errand(begin_thinking(live, 2, ThinkingBot("polite"))))
    assert (later.start, later.entries) == (None, [Entry(at=2.0, seat=1, ask=1, value="no")])


def test_a_bot_has_a_sight_and_nothing_that_a_sight_has_not() -> None:
    def names(kind: type[Sight]) -> set[str]:
        return {name for name in dir(kind) if not name.startswith("_")}

    assert names(LiveSight) == names(Sight)


async def test_what_was_typed_is_heard_after_so_much_of_the_story_as_the_seat_has_heard() -> None:
    live = live_match(Workshop, 2)
    there, head = Elsewhere(), ThinkingBot("polite")
    live.typed.append((0, Told("accuse", {"seat": 0, "to": (1,)})))
    for seat in (0, 1):
        live.match.answer(seat, "no", 1, 1.0)
    keep(live)
    live.typed.append((live.pages, Told("accuse", {"seat": 0, "to": ()})))
    live.spoken = True
    there.reply(live, 1, head)
    (replica,) = there.minds._replicas.values()
    sight = LiveSight(replica, 1, "seed")
    first, second = Told("accuse", {"seat": 0, "to": (1,)}), Told("accuse", {"seat": 0, "to": ()})
    assert live.pages == 3
    assert sight.typed() == [(0, first), (2, second)]  # of the three, one was whispered to somebody else
    assert sight.spoken is True
    there.reply(live, 1, head)
    assert replica.typed == live.typed


async def test_whoever_forgets_is_another_bot_and_whoever_does_not_is_the_same() -> None:
    live = live_match(Workshop, 3)
    there, head = Elsewhere(), ThinkingBot("polite", Temper(bold=1))
    there.reply(live, 2, head)
    (replica,) = there.minds._replicas.values()

    def bot(replica: Replica) -> Bot:
        return replica._bots[2][1]

    first = bot(replica)
    assert first.temper == Temper(bold=1)
    there.reply(live, 2, head)
    assert bot(replica) is first
    head.forget()
    there.reply(live, 2, head)
    assert bot(replica) is not first
    assert bot(replica).temper == Temper(bold=1)


def hidden() -> type[Workshop]:
    """A game that nobody finds by its name."""

    class Hidden(Workshop):
        id = "hidden"

    return Hidden


@pytest.mark.parametrize("hire", [ThreadWorker.hire, ProcessWorker.hire])
async def test_a_game_that_cannot_be_found_elsewhere_has_no_bots_and_others_have(hire: thinking.Hire) -> None:
    thinkers = Thinkers(hire, 1)
    head, live = ThinkingBot("polite"), live_match(Workshop, 2)
    assert await thinkers.think(live, 1, head) == (1, "yes")
    worker = thinkers._lanes[0]._worker
    with pytest.raises(AttributeError, match="Can't pickle local object"):
        await thinkers.think(live_match(hidden(), 2), 1, head)
    assert await thinkers.think(live, 1, head) == (1, "yes")
    assert thinkers._lanes[0]._worker is worker
    await thinkers.close()


# --- in processes -----------------------------------------------------------------------------------------------------


class Elsewhen(Time):
    """A world whose bots think in processes."""

    def __init__(self) -> None:
        super().__init__()
        self.hired: list[ProcessWorker] = []

    async def hire(self) -> ProcessWorker:
        self.hired.append(await ProcessWorker.hire())
        return self.hired[-1]

    def around(self) -> Environment:
        return replace(super().around(), thinkers=Thinkers(self.hire))


@pytest.fixture
def left(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where a bot that is lost in thought leaves word."""
    monkeypatch.setenv(FOLDER, str(tmp_path))
    return tmp_path / "lost"


@asynccontextmanager
async def workshop(*bots: str, **options: Any) -> AsyncIterator[tuple[Device, Elsewhen]]:
    """A table with two seats for people and these bots, which think in processes."""
    clock = Elsewhen()
    async with home(clock=clock) as place:
        registry.register(Workshop)
        host = await place.host(game="workshop", bots=[0, 0], options={"limit": 600, **options})
        for level in bots:
            await host.must("bot", level=level)
        try:
            yield host, clock
        finally:
            await place.house.close()
            registry._registered.pop(Workshop.id, None)
    for worker in clock.hired:
        assert worker.process.returncode is not None


async def play(host: Device, clock: Elsewhen) -> list[str]:
    """All that was said, once the match is over; the host says no."""
    await host.must("start")
    async with asyncio.timeout(PATIENCE_SECONDS):
        while not host.match.get("over"):
            if host.asks:
                await host.answer("no")
            await asyncio.sleep(0.01)
    return list(host.match["public"]["words"])


async def test_a_process_that_is_killed_in_the_middle_of_a_thought_loses_nothing(left: Path) -> None:
    async with workshop("witness", "contrary", rounds=3) as (host, clock):
        playing = asyncio.create_task(play(host, clock))
        async with asyncio.timeout(PATIENCE_SECONDS):
            while not left.exists():
                await asyncio.sleep(0.01)
        assert host.match["public"]["round"] == 2
        os.kill(int(left.read_text()), signal.SIGKILL)
        assert await playing == ["no", "yes", "no", *("no", "no", "no"), *("no", "yes", "no")]
        assert [type(error) for error in host.home.troubles] == [WorkerDied]
        assert len(clock.hired) == 2
        assert {entry.skip for entry in match_of(host).entries()} == {None}


async def test_processes_that_are_killed_at_any_moment_lose_nothing(left: Path) -> None:
    left.touch()
    dice = random.Random(f"{run_seed()} killed")
    async with workshop("witness", "witness", "witness", rounds=30) as (host, clock):
        playing = asyncio.create_task(play(host, clock))
        killed = 0
        while killed < 4 and not host.match.get("over"):
            await asyncio.sleep(dice.uniform(0.0, 0.1))
            now = host.match["public"]["round"] if host.match else 0
            if clock.hired:
                with suppress(ProcessLookupError):
                    os.kill(clock.hired[-1].process.pid, signal.SIGKILL)
                    killed += 1
            await host.until(lambda n=now: host.match.get("public", {}).get("round", 0) > n + 1 or host.match["over"])  # type: ignore[misc]
        assert await playing == [*("no", "yes", "yes", "yes"), *("no", "no", "no", "no")] * 15
        assert {type(error) for error in host.home.troubles} <= {WorkerDied}
        assert len(clock.hired) > 1


async def test_a_bot_that_never_ends_thinking_is_ended_and_takes_the_default(
    left: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinking, "TOO_LONG_SECONDS", 0.3)
    async with workshop("lost", "contrary", rounds=1) as (host, clock):
        assert await play(host, clock) == ["no", "yes", "no"]
        assert [str(error) for error in host.home.troubles] == ["a bot thought for too long"]
        assert gone(int(left.read_text()))


async def test_while_a_lost_bot_thinks_the_table_can_pause_and_go_on_without_it(
    left: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinking, "TOO_LONG_SECONDS", 0.3)
    async with workshop("lost", rounds=1) as (host, _):
        await host.must("start")
        async with asyncio.timeout(PATIENCE_SECONDS):
            while not left.exists():
                await asyncio.sleep(0.01)
            await host.must("pause")
            while not gone(int(left.read_text())):
                await asyncio.sleep(0.01)
        assert host.home.troubles == []
        await host.must("resume")
        assert await host.answer("no") == {"t": "ok", "id": host._number}
        await host.until(lambda: bool(host.match["over"]))
        assert host.match["public"]["words"] == ["no", "yes"]


async def test_a_bot_that_is_the_end_of_every_process_takes_the_default() -> None:
    async with workshop("fatal", "contrary", rounds=1) as (host, clock):
        assert await play(host, clock) == ["no", "yes", "no"]
        assert [type(error) for error in host.home.troubles] == [WorkerDied, WorkerDied]


@pytest.mark.parametrize(
    ("level", "kind", "words"),
    [
        ("broken", "builtins.RuntimeError", "a bot that never worked"),
        ("vague", "builtins.ValueError", "what a bot decides is no move"),
        ("quitting", "builtins.SystemExit", "enough"),
    ],
)
async def test_of_a_bot_that_fails_it_is_known_what_was_raised_and_where(level: str, kind: str, words: str) -> None:
    async with workshop(level, rounds=1) as (host, clock):
        assert await play(host, clock) == ["no", "yes"]
        (error,) = host.home.troubles
        assert isinstance(error, BotFailed)
        assert (error.failure.kind, str(error), error.failure.lost) == (kind, words, False)
        assert Path(error.failure.places[0][0]).name == "minds.py"
        assert len(clock.hired) == 1


async def test_rules_that_fail_in_a_copy_hurt_no_table(left: Path) -> None:
    left.touch()
    async with workshop("contrary", "witness", rounds=2, only_here=os.getpid()) as (host, clock):
        assert await play(host, clock) == ["no", "no", "yes", "no", "yes", "yes"]
        assert {str(error).split(": ")[-1] for error in host.home.troubles} == {
            "RuntimeError('these rules hold elsewhere')"
        }
        assert all(isinstance(error, BotFailed) and error.failure.lost for error in host.home.troubles)
        assert len(clock.hired) == 1


async def test_what_a_bot_prints_or_reads_is_no_talk_with_the_server() -> None:
    async with workshop("noisy", rounds=2) as (host, clock):
        assert await play(host, clock) == ["no", "no"] * 2
        assert host.home.troubles == []
        assert len(clock.hired) == 1


async def test_a_process_is_not_stopped_by_what_stops_the_server() -> None:
    thinkers = Thinkers(ProcessWorker.hire)
    live, head = live_match(Workshop, 2), ThinkingBot("polite")
    assert await thinkers.think(live, 1, head) == (1, "yes")
    worker = thinkers._lanes[0]._worker
    assert isinstance(worker, ProcessWorker)
    for number in (signal.SIGINT, signal.SIGTERM):
        worker.process.send_signal(number)
    assert await thinkers.think(live, 1, head) == (1, "yes")
    assert thinkers._lanes[0]._worker is worker
    await thinkers.close()
    assert worker.process.returncode == -signal.SIGKILL


async def test_a_process_that_dies_while_nobody_thinks_is_replaced_when_somebody_does() -> None:
    thinkers = Thinkers(ProcessWorker.hire, 1)
    troubles: list[BaseException] = []
    thinkers.trouble = troubles.append
    first, second, head = live_match(Workshop, 2), live_match(Workshop, 2), ThinkingBot("polite")
    for live in (first, second):
        assert await thinkers.think(live, 1, head) == (1, "yes")
    worker = thinkers._lanes[0]._worker
    assert isinstance(worker, ProcessWorker)
    os.kill(worker.process.pid, signal.SIGKILL)
    await worker.process.wait()
    thinkers.leave(first)
    assert await thinkers.think(second, 1, head) == (1, "yes")
    assert [str(error) for error in troubles] == ["a process in which bots think has ended"]
    await thinkers.close()


async def test_there_are_no_more_workers_than_allowed_and_no_more_than_are_needed() -> None:
    hired: list[ThreadWorker] = []

    async def hire() -> ThreadWorker:
        hired.append(await ThreadWorker.hire())
        return hired[-1]

    thinkers = Thinkers(hire, 2)
    head = ThinkingBot("polite")
    lives = [live_match(Workshop, 2) for _ in range(5)]
    for live, count in zip(lives, (1, 2, 2, 2, 2), strict=True):
        assert await thinkers.think(live, 1, head) == (1, "yes")
        assert len(hired) == count
    assert [len(worker._minds._replicas) for worker in hired] == [3, 2]
    for live in lives[1:]:
        thinkers.leave(live)
    assert await thinkers.think(lives[0], 0, head) == (1, "yes")
    await asyncio.sleep(0)
    assert [len(worker._minds._replicas) for worker in hired] == [1, 0]
    await thinkers.close()


PARENT = """
import asyncio, os, sys
from lichina.table.thinking import Thinkers, ThinkingBot
from lichina.table.workers import ProcessWorker
from tests.table.test_thinking import live_match
from tests.table.workshop import Workshop

async def main():
    live = live_match(Workshop, 2)
    await Thinkers(ProcessWorker.hire).think(live, 1, ThinkingBot("lost"))

asyncio.run(main())
"""


def test_a_process_ends_with_the_server_though_its_bot_never_ends_thinking(left: Path) -> None:
    with subprocess.Popen([sys.executable, "-c", PARENT], cwd=ROOT) as parent:
        until(left.exists)
        thinks = int(left.read_text())
        assert not gone(thinks)
        parent.kill()
    until(lambda: gone(thinks))


def test_a_process_that_nobody_could_end_ends_by_itself() -> None:
    code = "from lichina.table import minds; minds.LOST_SECONDS = 1; minds.main()"
    with subprocess.Popen([sys.executable, "-c", code], cwd=ROOT, stdin=subprocess.PIPE) as process:
        assert process.stdin is not None
        live = live_match(Workshop, 2)
        work = asyncio.run(_work(live))
        process.stdin.write(framed(Feed().errand(work)))
        process.stdin.flush()
        assert process.wait(PATIENCE_SECONDS) == -signal.SIGALRM


async def _work(live: LiveMatch) -> thinking.Thinking:
    return begin_thinking(live, 1, ThinkingBot("deaf"))


def until(true: Any) -> None:
    """Wait for something outside of this process."""
    end = time.monotonic() + PATIENCE_SECONDS
    while not true():
        assert time.monotonic() < end
        time.sleep(0.01)
