"""The parts of a table, each alone: its inbox, its ledger, its audience, its match, its stand-ins, its talk."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from lichina import registry
from lichina.journal import JournalDown, Taken
from lichina.kernel import IllegalAnswer
from lichina.table import lobby
from lichina.table.audience import Audience
from lichina.table.inbox import Inbox
from lichina.table.ledger import Ledger
from lichina.table.livematch import LiveMatch
from lichina.table.play import Play
from lichina.table.rows import BeganRow, ChangedRow, Line, decode
from lichina.table.situation import Situation
from lichina.table.standins import AWAY_SECONDS, MISSES, StandIns
from lichina.table.state import Refused, TableSettings, TableState
from lichina.table.talk import Talk

from .parlour import Parlour, Room
from .tabletop import BreakableJournal, Time


class Listener:
    """A device that keeps what it is sent."""

    language, text = "en", False

    def __init__(self, person: int) -> None:
        self.person = person
        self.frames: list[dict[str, Any]] = []

    def send(self, frame: bytes) -> None:
        self.frames.append(json.loads(frame))

    def close(self, code: int) -> None:
        raise AssertionError("nobody lets it go")

    def kinds(self) -> list[str]:
        """What has come, and forget it."""
        found, self.frames = [frame["t"] for frame in self.frames], []
        return found


@pytest.fixture
def time() -> Time:
    return Time()


@pytest.fixture
def situation(time: Time) -> Iterator[Situation]:
    """Даша, who is the host, and Маша, in the lobby of the parlour game."""
    registry.register(Parlour)
    state = TableState("table", 1, "code", 0.0, TableSettings(game="parlour"))
    for name in ("Даша", "Маша"):
        lobby.enter(state, name, "player", f"token of {name}")
    yield Situation(state, time.around())
    registry._registered.pop(Parlour.id, None)


def match_on(situation: Situation) -> LiveMatch:
    """A match is on."""
    found = registry.find("parlour")
    began = BeganRow(1, "parlour", found.game.version, 2, {}, "seed", 0.0, ())
    situation.live, situation.state.stage, situation.state.match = LiveMatch(found, began), "match", 1
    return situation.live


# --- the inbox --------------------------------------------------------------------------------------------------------


async def test_an_inbox_does_one_thing_after_another_and_goes_on_after_a_failure() -> None:
    done: list[str] = []

    async def failed(error: Exception) -> None:
        done.append(f"failed: {error}")

    def work(name: str, error: str | None = None) -> Callable[[], Any]:
        async def act() -> None:
            await asyncio.sleep(0)
            if error is not None:
                raise ValueError(error)
            done.append(name)

        return act

    inbox = Inbox(failed)
    inbox.put(work("first"))
    inbox.put(work("second", error="no"))
    inbox.start("inbox")
    assert await inbox.call(work("third")) is None
    assert done == ["first", "failed: no", "third"]
    inbox.stop()


async def test_whoever_calls_gets_what_came_of_it() -> None:
    async def failed(error: Exception) -> None:
        raise AssertionError("the caller was told")

    async def seven() -> int:
        return 7

    async def nothing() -> int:
        raise Refused("no", "not now")

    inbox = Inbox(failed)
    inbox.start("inbox")
    assert await inbox.call(seven) == 7
    with pytest.raises(Refused, match="not now"):
        await inbox.call(nothing)
    inbox.stop()


async def test_nobody_waits_for_an_inbox_that_is_closed() -> None:
    began = asyncio.Event()

    async def failed(error: Exception) -> None:
        raise AssertionError("nothing has failed")

    async def for_ever() -> None:
        began.set()
        await asyncio.Event().wait()

    inbox = Inbox(failed)
    inbox.start("inbox")
    waiting = asyncio.ensure_future(inbox.call(for_ever))
    await began.wait()
    inbox.stop()
    with pytest.raises(Refused, match="this table is closed"):
        await waiting
    with pytest.raises(Refused, match="this table is closed"):
        await inbox.call(for_ever)
    inbox.put(for_ever)
    assert inbox.empty and not inbox.working


async def test_whoever_waits_for_work_goes_when_an_inbox_takes_no_more() -> None:
    async def failed(error: Exception) -> None:
        raise AssertionError("nothing has failed")

    before = asyncio.all_tasks()
    inbox = Inbox(failed)
    inbox.start("inbox")
    (working,) = asyncio.all_tasks() - before
    await asyncio.sleep(0)
    inbox.close()
    assert await asyncio.wait_for(working, 60) is None
    assert asyncio.all_tasks() == before


# --- the ledger -------------------------------------------------------------------------------------------------------


async def test_what_cannot_be_kept_has_not_happened(situation: Situation) -> None:
    journal = BreakableJournal()
    ledger = Ledger(situation, journal, 0)

    def rename() -> str:
        situation.state.people[0].name = "Вера"
        return "done"

    journal.down = True
    with pytest.raises(JournalDown):
        await ledger.change(rename)
    assert (situation.state.people[0].name, ledger.index) == ("Даша", 0)
    journal.down = False
    assert await ledger.change(rename) == "done"
    assert (situation.state.people[0].name, ledger.index) == ("Вера", 1)
    (kept,) = await journal.load()
    assert [decode(row) for row in kept.rows] == [ChangedRow(situation.state)]


async def test_a_change_that_is_refused_half_way_leaves_nothing(situation: Situation) -> None:
    ledger = Ledger(situation, BreakableJournal(), 0)

    def half() -> None:
        situation.state.people.clear()
        raise Refused("no", "not now")

    with pytest.raises(Refused):
        await ledger.change(half)
    assert [person.name for person in situation.state.people] == ["Даша", "Маша"] and ledger.index == 0


async def test_a_ledger_whose_place_is_taken_says_that_another_server_runs_the_table(situation: Situation) -> None:
    taken: list[str] = []
    situation.around.taken = taken.append
    journal = BreakableJournal()
    await Ledger(situation, journal, 0).append([ChangedRow(situation.state)])
    with pytest.raises(Taken):
        await Ledger(situation, journal, 0).append([ChangedRow(situation.state)])
    assert taken == ["table"]


# --- the audience -----------------------------------------------------------------------------------------------------


def test_a_device_is_told_who_it_is_and_the_table_and_hears_again_when_somebody_has_come(
    situation: Situation, time: Time
) -> None:
    audience, dasha, masha = Audience(situation), Listener(1), Listener(2)
    situation.presence.add(dasha, time.now())
    audience.greet(dasha)
    you = dasha.frames[0]["you"]
    assert (you["person"], you["host"], you["seat"]) == (1, True, 0)
    assert [seat["name"] for seat in dasha.frames[1]["table"]["seats"]] == ["Даша", "Маша"]
    audience.tell_presence()
    dasha.kinds()
    audience.tell_presence()
    assert dasha.kinds() == []
    time.move(60)
    audience.tell_presence()
    assert dasha.kinds() == ["table"], "Маша is not here any more"
    situation.presence.add(masha, time.now())
    audience.tell_presence()
    assert dasha.kinds() == ["table"] and masha.kinds() == ["table"]


def test_an_audience_sees_the_match_while_it_is_shown(situation: Situation, time: Time) -> None:
    live, audience, dasha = match_on(situation), Audience(situation), Listener(1)
    situation.presence.add(dasha, time.now())
    audience.open(dasha)
    assert (dasha.frames[0]["t"], dasha.frames[0]["seat"], dasha.frames[0]["names"]) == ("match", 0, ["Даша", "Маша"])
    live.match.answer(1, "no")
    audience.broadcast()
    dasha.kinds()
    audience.close(dasha)
    live.match.answer(0, "no")
    audience.broadcast()
    assert dasha.kinds() == []
    audience.show_nothing()
    audience.open(dasha)
    assert dasha.kinds() == []


# --- the match --------------------------------------------------------------------------------------------------------


@asynccontextmanager
async def begun(situation: Situation, journal: BreakableJournal) -> AsyncIterator[Play]:
    """A match that has just begun, of a table whose inbox does nothing: no clock runs out by itself."""

    async def failed(error: Exception) -> None:
        raise error

    ledger, audience = Ledger(situation, journal, 0), Audience(situation)
    play = Play(situation, Inbox(failed), ledger, audience, Talk(situation, ledger, audience))
    await play.begin()
    yield play
    play.stop()


def answering(situation: Situation, seat: int, word: str) -> Callable[[float], None]:
    """What lets a seat say a word in the match."""
    assert situation.live is not None
    match = situation.live.match
    return lambda moment: match.answer(seat, word, at=moment)


async def test_an_answer_is_kept_before_it_is_shown(situation: Situation, time: Time) -> None:
    journal, dasha = BreakableJournal(), Listener(1)
    situation.presence.add(dasha, time.now())
    async with begun(situation, journal) as play:
        await play.enter(answering(situation, 0, "yes"), "person")
        dasha.kinds()
        journal.holds = True
        entering = asyncio.ensure_future(play.enter(answering(situation, 1, "no"), "person"))
        await journal.arrived.wait()
        assert dasha.kinds() == []
        await journal.write_held()
        await entering
        shown = [frame["public"] for frame in dasha.frames if frame["t"] == "step"]
        assert shown == [[{"round": 2, "words": ["yes", "no"]}]]


async def test_an_answer_that_cannot_be_kept_leaves_the_match_as_everybody_knows_it(situation: Situation) -> None:
    journal = BreakableJournal()
    async with begun(situation, journal) as play:
        await play.enter(answering(situation, 0, "yes"), "person")
        journal.down = True
        with pytest.raises(JournalDown):
            await play.enter(answering(situation, 1, "no"), "person")
        assert situation.live is not None
        match = situation.live.match
        assert ([ask.seat for ask in match.asks], match.view(None).public) == ([1], Room(1, ()))


async def test_what_the_rules_refuse_is_raised_and_changes_nothing(situation: Situation) -> None:
    async with begun(situation, BreakableJournal()) as play:
        with pytest.raises(IllegalAnswer):
            await play.enter(answering(situation, 0, "perhaps"), "person")
        assert situation.live is not None and situation.live.match.entries() == []


async def test_time_that_has_run_out_is_noticed_when_the_table_looks(situation: Situation, time: Time) -> None:
    async with begun(situation, BreakableJournal()) as play:
        assert situation.live is not None
        time.move(29)
        await play.tick()
        assert situation.live.match.view(None).public == Room(1, ())
        time.move(1)
        await play.tick()
        assert situation.live.match.view(None).public == Room(2, ("yes", "yes"))


# --- the stand-ins ----------------------------------------------------------------------------------------------------


def stand_ins(situation: Situation) -> StandIns:
    async def enter(act: Callable[[float], None]) -> bool:
        act(situation.time())
        return True

    async def failed(error: Exception) -> None:
        raise error

    return StandIns(situation, Inbox(failed), enter, lambda: None)


def test_a_bot_plays_for_whoever_is_away_until_he_is_back(situation: Situation, time: Time) -> None:
    match_on(situation)
    bots, dasha = stand_ins(situation), Listener(1)
    bots.begin()
    situation.presence.add(dasha, time.now())
    time.move(AWAY_SECONDS["apart"] - 1)
    assert bots.look_round() == [] and situation.standing_in == set()
    time.move(1)
    assert bots.look_round() == [1] and situation.standing_in == {1}
    assert list(bots.timers.seated) == [1] and situation.plays(0) and not situation.plays(1)
    assert bots.look_round() == []
    assert bots.make_room(0) is None, "Даша was here all the time"
    assert bots.make_room(1) == []
    assert situation.standing_in == set() and not bots.timers.seated


def test_whoever_is_here_and_lets_time_run_out_three_times_is_played_by_a_bot(situation: Situation, time: Time) -> None:
    match_on(situation)
    bots = stand_ins(situation)
    for person in (1, 2):
        situation.presence.add(Listener(person), time.now())
    for missed in range(1, MISSES + 1):
        bots.missed(1)
        assert bots.look_round([1]) == ([1] if missed == 3 else [])


# --- talk -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("sitting", "allowed"), [("apart", True), ("call", True), ("together", False)])
async def test_who_sits_in_one_room_does_not_type(situation: Situation, sitting: Any, allowed: bool) -> None:
    situation.state.settings.sitting = sitting
    journal = BreakableJournal()
    ledger, audience = Ledger(situation, journal, 0), Audience(situation)
    talk, dasha = Talk(situation, ledger, audience), situation.state.person(1)
    if not allowed:
        with pytest.raises(Refused, match="there is no such channel"):
            talk.addressed(dasha, "table", "привет")
        return
    await talk.say(talk.addressed(dasha, "table", "привет"))
    assert situation.chat == [Line("table", 1, None, "привет")] and ledger.index == 1
    with pytest.raises(Refused, match="there is no such channel"):
        talk.addressed(dasha, "cellar", "привет")
