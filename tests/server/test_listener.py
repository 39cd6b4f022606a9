"""Nobody ever gets what his seat may not know: every frame of every socket is compared with what the rules allow."""

from __future__ import annotations

import asyncio
import io
import logging
import random
import sys
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any, TypeAlias

import pytest

from lichina.journal import Finished, JournalDown, MemoryJournal
from lichina.kernel import Match
from lichina.server import logs
from lichina.table import lobby
from lichina.table.environment import Environment
from lichina.table.house import House
from lichina.table.livematch import LiveMatch
from lichina.testing.cases import run_seed, soak
from tests.table.tabletop import Time

from .canary import WORD, at_home, canaries, planted
from .guest import Guest, Running, draw, get, running
from .listener import (
    Leaping,
    Listener,
    Ponderous,
    Story,
    Watcher,
    Written,
    check_alike,
    check_size,
    compare,
    outcome_of,
    press,
    with_all,
    without_all,
    written,
)
from .party import eventually

SHORT = {"night": 10, "discussion": 10, "voting": 5, "statements": 1}


@dataclass(frozen=True)
class Evening:
    """How a match is played and listened to."""

    mode: str
    people: int
    bots: int = 0
    sitting: str = "apart"
    text: bool = False
    breaks: float = 0.0
    watchers: bool = True
    shared: int = 0
    """How many sit at the host's device beside him."""
    options: dict[str, Any] = field(default_factory=dict)


EVENINGS = (
    Evening("classic", 7, text=True, breaks=0.02, shared=3),
    Evening("everything", 12, sitting="call", options={"moment": 6}),
    Evening("moderated", 8, sitting="together", options={"vote": "sealed", "dead_see": "everything"}),
    Evening("patient0", 6, bots=3, breaks=0.05),
)
LEAST = {"classic": 6, "triads": 12, "maniac": 8, "widow": 8, "patient0": 8, "everything": 12, "moderated": 7}


def evenings() -> list[Evening]:
    """Four kinds of evening every day; in a soak, as many again by chance as make fifty of each."""
    found = list(EVENINGS)
    dice = random.Random(f"{run_seed()} evenings")
    while len(found) < len(EVENINGS) * soak():
        mode = dice.choice(list(LEAST))
        seats = dice.randint(LEAST[mode], 12)
        bots = dice.choice((0, 0, dice.randint(1, seats - 3)))
        options = {
            "vote": dice.choice(("open", "in_turn", "sealed")),
            "dead_see": dice.choice(("public", "everything")),
            "reveal_deck_list": dice.random() < 0.7,
            "moment": dice.choice((0, 6)),
        }
        sitting = dice.choice(("apart", "together", "call"))
        breaks = dice.choice((0.0, 0.03))
        found.append(Evening(mode, seats - bots, bots, sitting, dice.random() < 0.3, breaks, options=options))
        found[-1] = replace(found[-1], shared=dice.choice((0, 2)))
    return found


@pytest.mark.parametrize("number", range(len(EVENINGS) * soak()))
async def test_every_frame_of_every_socket_holds_exactly_what_its_viewer_may_know(number: int) -> None:
    evening, dice = evenings()[number], random.Random(f"{run_seed()} {number}")
    async with running() as server:
        host, others = await _sit_down(server, evening)
        everybody = [host, *others]
        playing = [one for one in everybody if one.at["stage"] and one.you["seat"] is not None]
        news = asyncio.Event()
        for one in everybody:
            one.stirred = news.set
        twin = Listener.of(dice.choice(playing).twin())
        await twin.open()
        await host.must("start")
        pushing = asyncio.create_task(press(host, server, news))
        async with asyncio.timeout(120):
            steady = {host, *playing[: len(playing) // 2]} if evening.breaks else set(playing)
            await asyncio.gather(
                *(one.live(dice, 0.0 if one in steady else evening.breaks) for one in playing),
            )
            for one in (*everybody, twin):
                await one.until(lambda one=one: one.at["stage"] == "ended")  # type: ignore[misc]
            pushing.cancel()
        found = await written(server, host.table)
        record = await server.house.journal.match(host.table, 1)
        assert record is not None and outcome_of(record.record) == server.house.table(host.table).live.match.outcome  # type: ignore[union-attr]
        await without_all([*everybody, twin])
    _judge([*everybody, twin], [one for one in steady if not one.text], found)


async def _sit_down(server: Running, evening: Evening) -> tuple[Listener, list[Listener]]:
    """Everybody comes: those who play, a spectator, a television that the host has let in."""
    settings: dict[str, Any] = {"sitting": evening.sitting, "mode": evening.mode}
    first = await Guest.host(server.address, **settings, options={**SHORT, **evening.options})
    names = [f"Гость {number}" for number in range(1, evening.people)]
    guests = [await first.beside(name) for name in names[: evening.shared]]
    guests += [await first.friend(name) for name in names[evening.shared :]]
    if evening.watchers:
        guests += [await first.friend("Зритель", "spectator"), await first.friend("Экран", "tv")]
    host = Listener.of(first)
    others = [Listener.of(guest, text=evening.text and place % 2 == 0) for place, guest in enumerate(guests)]
    await with_all([host, *others])
    await host.must("set", bots=[0, 0])
    for _ in range(evening.bots):
        await host.must("bot")
    if evening.watchers:
        await host.must("admit", person=others[-1].person)
    return host, others


def _judge(everybody: list[Listener], steady: list[Listener], found: Written) -> None:
    kinds = {(heard.viewer, one.lang if one.text else None) for one in everybody for heard in one.heard}
    names = everybody[0].match["names"]
    story = Story(found, kinds | {(None, None)}, names)
    placed = {one: compare(one, story) for one in everybody}
    for one in everybody:
        for heard in one.heard:
            check_size(heard)
    compared = check_alike({one: placed[one] for one in steady}, story)
    assert compared > 0 or found.state.settings.mode == "moderated"  # there everybody may be asked at every step
    marked = {(event["key"], event.get("private", False)) for told in story.told.values() for event in told}
    assert len(marked) == len(dict(marked)), (
        "whether everybody heard an event is known by its key: the mark tells no more"
    )


async def test_what_happened_while_nobody_looked_is_told_once_to_whoever_comes_back() -> None:
    dice = random.Random(f"{run_seed()} nobody")
    async with running() as server:
        host, _ = await _sit_down(server, Evening("classic", 1, bots=6, watchers=False))
        news = asyncio.Event()
        host.stirred = news.set
        await host.must("start")
        live = server.house.table(host.table).live
        assert live is not None
        while not host.over:
            await host.cut()
            await eventually(partial(_noteworthy, live, live.entered))
            await host.open()
            await host.until(lambda: bool(host.asks) or bool(host.over) or not live.match.asks)
            if host.asks:
                await host.answer(host.asks[0], draw(host.asks[0]["form"], dice))
            elif not live.match.asks and not host.over:
                await host.do("hasten")
        await host.until(lambda: host.at["stage"] == "ended")
        found = await written(server, host.table)
        await host.cut()
    compare(host, Story(found, {(heard.viewer, None) for heard in host.heard} | {(None, None)}, host.match["names"]))


def _noteworthy(live: LiveMatch, entered: int) -> bool:
    """Whether three things have happened since, the match is over, or the first seat is asked."""
    return live.entered >= entered + 3 or live.match.outcome is not None or live.match.asks_of(0) != []


async def test_whoever_is_given_a_seat_knows_from_then_on_what_the_seat_knows_and_not_before() -> None:
    dice = random.Random(f"{run_seed()} given")
    async with running() as server:
        host, (second, spectator, tv) = await _sit_down(server, Evening("classic", 2, bots=5))
        news = asyncio.Event()
        for one in (host, second, spectator):
            one.stirred = news.set
        await host.must("start")
        pushing = asyncio.create_task(press(host, server, news))
        playing = [asyncio.create_task(one.live(dice, mischief=0.0)) for one in (host, second)]
        await spectator.until(lambda: len(spectator.told) > 4)
        await host.must("give", seat=4, person=spectator.person)
        await spectator.until(lambda: spectator.match["seat"] == 4)
        await asyncio.gather(*playing, spectator.live(dice, mischief=0.0))
        everybody = [host, second, spectator, tv]
        for one in everybody:
            await one.until(lambda one=one: one.at["stage"] == "ended")  # type: ignore[misc]
        pushing.cancel()
        found = await written(server, host.table)
        await without_all(everybody)
    _judge(everybody, [host, second], found)
    assert {heard.viewer for heard in spectator.heard if heard.sight} == {None, 4}


# --- canaries ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", range(2 * soak()))
async def test_no_hidden_role_order_or_die_is_in_any_frame_answer_error_or_log_before_it_is_opened(number: int) -> None:
    stream = io.StringIO()
    with own_logs(), at_home():
        logs.setup(stream=stream)
        await _canaries(random.Random(f"{run_seed()} canaries {number}"), stream)


@contextmanager
def own_logs() -> Iterator[None]:
    """Logs as they were, afterwards."""
    root = logging.getLogger()
    handlers, level, hooks = root.handlers[:], root.level, (threading.excepthook, sys.unraisablehook)
    yield
    logging.captureWarnings(False)
    root.handlers[:] = handlers
    root.setLevel(level)
    threading.excepthook, sys.unraisablehook = hooks


async def _canaries(dice: random.Random, stream: io.StringIO) -> None:
    async with running() as server:
        first = await Guest.host(server.address, game="canary")
        guests = [await first.friend(f"Гость {number}") for number in range(4)]
        guests.append(await first.friend("Зритель", "spectator"))
        host, *others = everybody = [Listener.of(guest) for guest in (first, *guests)]
        await with_all(everybody)
        await host.must("set", bots=[0, 0])
        await host.must("bot")
        door = Listener.of(await first.friend("Экран", "tv"))
        await door.open()
        await host.must("start")
        live = server.house.table(host.table).live
        assert live is not None
        answers = await _ask_over_http(host, others[-1])
        for one in everybody[:-1]:
            await one.misbehave(dice)
        playing = [asyncio.create_task(one.live(dice, 0.05, 0.2, 0.4)) for one in everybody[:-1]]
        while not all(task.done() for task in playing):
            asked = await _ask_over_http(host, others[-1])
            if live.match.outcome is None:
                answers += asked
            await asyncio.wait(playing, timeout=0.05)
        for task in playing:
            await task
        for one in everybody:
            await one.until(lambda one=one: one.at["stage"] == "ended")  # type: ignore[misc]
        server.house.around.trouble(1, ValueError(live.match.game.role[0]))  # type: ignore[attr-defined]
        found = await written(server, host.table)
        await without_all([*everybody, door])
    kinds: set[tuple[int | None, str | None]] = {(seat, None) for seat in range(6)}
    story = Story(found, kinds | {(None, None)}, host.match["names"])
    words = planted(story)
    assert len(words) == 6 * (1 + 1 + 4 * (4 + 1))
    for one in everybody:
        assert canaries(one, compare(one, story), story) > 4
    assert answers and not any(WORD.search(answer) for answer in answers)
    assert not any(WORD.search(heard.raw) for heard in door.heard)
    assert "trouble" in stream.getvalue() and not WORD.search(stream.getvalue().encode())


async def _ask_over_http(host: Listener, spectator: Listener) -> list[bytes]:
    """Whatever can be asked by HTTP while a match is on, with and without a token."""
    table = f"/api/tables/{host.table}"
    pages = ["/api/games", table, f"{table}/matches", f"{table}/matches/1", f"{table}/qr.svg", "/metrics", "/healthz"]
    found = []
    for cookie in (None, host.cookie, spectator.cookie):
        found += [(await get(host.address, page, cookie)).content for page in pages]
    return found


class Forgetful(MemoryJournal):
    """Keeps a match that is broken off, and then fails before anybody knows that it was."""

    failing = False

    async def archive(self, finished: Finished) -> None:
        await super().archive(finished)
        self.failing = True

    def append(self, table: str, index: int, rows: Sequence[bytes]) -> asyncio.Future[None]:
        if not self.failing:
            return super().append(table, index, rows)
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        future.set_exception(JournalDown("journal-down", "nothing can be kept now", detail="full"))
        return future


async def test_a_match_that_is_on_is_never_given_out_although_it_has_been_kept() -> None:
    async with running(journal=Forgetful()) as server:
        host, _ = await _sit_down(server, Evening("classic", 1, bots=6, watchers=False))
        await host.must("start")
        path = f"/api/tables/{host.table}/matches/1"
        assert (await host.do("lobby"))["code"] == "journal-down"
        assert await server.house.journal.match(host.table, 1) is not None
        answer = await get(server.address, path, host.cookie)
        assert (answer.status_code, answer.json()["code"]) == (404, "no-such-match")
        await host.cut()


# --- a network observer -----------------------------------------------------------------------------------------------


CARDS = {
    12: ["don", "mafioso", "detective", "doctor", "citizen"],
    23: ["don", "mafioso", "detective", "doctor", "citizen", "beauty", "lawyer", "mafioso", "mafioso"],
}
SWAPPED = (3, 4)
"""A doctor and a citizen: whichever of them is which, nobody tells them anything of their own."""
Sizes: TypeAlias = list[tuple[str, int]]
"""Of the frames to one socket: their kinds, and how long they are."""


@pytest.mark.parametrize(("seats", "text"), [(12, False), (23, True)])
async def test_who_sees_sizes_and_counts_alone_cannot_tell_a_doctor_from_a_citizen(
    seats: int, text: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = await _two_deals(seats, text, monkeypatch)
    assert one == other
    assert min(len(sizes) for sizes in one) > 40


async def test_who_sees_sizes_alone_could_tell_a_doctor_if_frames_were_not_padded(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("lichina.table.frames.pad", lambda head, own, least=0, shared=0: head + own)
    one, other = await _two_deals(12, False, monkeypatch)
    assert {seat for seat in range(12) if one[seat] != other[seat]} == set(SWAPPED)


async def _two_deals(seats: int, text: bool, monkeypatch: pytest.MonkeyPatch) -> list[list[Sizes]]:
    """What an observer gets of two matches that differ in who is the doctor, and in nothing else."""
    monkeypatch.setattr("lichina.table.play.secrets.token_hex", lambda count: "0" * 2 * count)
    cards = [*CARDS[seats], *["citizen"] * (seats - len(CARDS[seats]))]
    other = cards.copy()
    first, second = SWAPPED
    other[first], other[second] = other[second], other[first]
    return [await _observed(dealt, text) for dealt in (cards, other)]


async def _observed(cards: list[str], text: bool) -> list[Sizes]:
    """The kinds and sizes of all frames to all sockets, in a match that is the same but for the cards."""
    clock = Time()  # handed in: a house whose clock is changed under its feet says that the machine has slept
    async with running(around=clock.around()) as server:
        first = await Guest.host(server.address, options=SHORT)
        guests = [first] + [await first.friend(f"Прохожий {number:02}") for number in range(1, len(cards))]
        listeners = [Listener.of(guest, text) for guest in guests]
        table = server.house.table(first.table)
        table.state.code = "сова"
        await with_all(listeners)
        table.state.settings.options["deal"] = {"cards": cards}
        await listeners[0].must("start")
        live = table.live
        assert live is not None
        while live.match.game.night < 3 and live.match.outcome is None:  # type: ignore[attr-defined]
            clock.move(0.01)
            asks = live.match.asks
            if not asks:
                await listeners[0].must("hasten")
                continue
            one = listeners[asks[0].seat]
            await one.until(lambda one=one, ask=asks[0]: any(a["ask"] == ask.number for a in one.asks))  # type: ignore[misc]
            seen = next(a for a in one.asks if a["ask"] == asks[0].number)
            await one.must("answer", match=1, ask=seen["ask"], value=_same_for_all(asks[0].seat, seen, live.match))
        for one in listeners:
            await one.must("ping")
        found = [[(heard.frame["t"], len(heard.raw)) for heard in one.heard] for one in listeners]
        await without_all(listeners)
    return found


def _same_for_all(seat: int, ask: dict[str, Any], match: Match) -> Any:
    """An answer that does not depend on the card: all point at the last who lives, and at night others at the gang."""
    options = ask["form"].get("options", [])
    if match.phase == "nightfall" and ask["key"] != "shoot":
        target = match.game.night % 2  # type: ignore[attr-defined]
        return target if target in options else options[-1]
    people = [option for option in options if isinstance(option, int)]
    return max(people) if people else draw(ask["form"], random.Random(f"{seat} {ask['ask']}"))


# --- the time of bots -------------------------------------------------------------------------------------------------


GANG = frozenset(("don", "mafioso"))


@pytest.mark.parametrize("number", range(5 * soak()))
def test_how_long_a_bot_thinks_within_its_second_does_not_show_in_the_time_of_any_frame(
    number: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    worlds = []
    for slow in (0.0, 0.7):
        dice = random.Random(f"{run_seed()} bots {number}")
        monkeypatch.setattr("secrets.token_hex", lambda count, dice=dice: dice.randbytes(count).hex())
        loop = Leaping()
        with asyncio.Runner(loop_factory=lambda loop=loop: loop) as runner:  # type: ignore[misc]
            worlds.append(runner.run(_watch_bots(slow, loop, number)))
    quick, pondered = worlds
    assert len(quick) > 15
    assert pondered == quick


async def _watch_bots(slow: float, loop: Leaping, number: int) -> list[tuple[float, bytes]]:
    """All that two spectators get of a match of eight bots, in which the gang thinks for so long."""
    cards: list[str] = []
    around = Environment(
        now=loop.time,
        wall=loop.time,
        sleepless=loop.time,
        thinkers=Ponderous(lambda seat: slow if cards[seat] in GANG else 0.0),
    )
    house = House(MemoryJournal(), around)
    await house.open()
    table, host = await house.create({"game": "mafia"}, "Даша", "a token")
    friend = await house.enter(table, "Маша", "another", "spectator")
    watchers = [Watcher(host.id), Watcher(friend.id)]
    for watcher in watchers:
        house.attach(table, watcher)
    state = table.state
    state.id, state.code = "table", "сова"
    state.settings.bots = (2.0, 8.0)
    await table.inbox.call(lambda: table.change(lambda: lobby.stand(state, host.id)))
    for _ in range(8):
        await table.inbox.call(lambda: table.change(lambda: lobby.add_bot(table.state)))
    table.stand_ins.timers._random = random.Random(number)  # type: ignore[assignment]
    await table.inbox.call(table.play.begin)
    assert table.live is not None
    cards += table.live.match.game.card  # type: ignore[attr-defined]
    while table.live.match.outcome is None:
        await asyncio.sleep(1)
    heard = [(at, frame) for at, frame in watchers[0].heard if b'"t":"step"' in frame]
    await house.close()
    return heard
