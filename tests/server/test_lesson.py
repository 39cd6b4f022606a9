"""A lesson over a real socket: begun with one request, played to its end, and nothing about it can be changed."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import Any

import httpx
import pytest

from lichina import registry
from lichina.games.mafia import Mafia, lesson
from lichina.games.mafia.lesson import ACCUSER, BOASTER, DEBATER, DOUBTER, FRIEND, LESSON
from lichina.table import bottimers
from tests.games.toy import Toy

from .guest import Guest, Running, cookie_of, get, narrow, post, running
from .party import eventually
from .protocol_check import frame_of, strict

COMMANDS: list[tuple[str, dict[str, Any]]] = [
    ("set", {"clocks": True}),
    ("set", {"door": "open"}),
    ("arrange", {"order": [1, 0, 2, 3, 4, 5, 6]}),
    ("bot", {}),
    ("change", {"seat": 1, "level": "simple"}),
    ("remove", {"seat": 1}),
    ("give", {"seat": 1, "person": 1}),
    ("sit", {}),
    ("stand", {}),
    ("hasten", {}),
]


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody reads along in a test."""
    monkeypatch.setattr(lesson, "LESSON", replace(LESSON, delay=(0.0, 0.0)))
    monkeypatch.setattr(bottimers, "IDLE_SECONDS", 0.01)


@contextmanager
def known(game: type[Toy]) -> Iterator[None]:
    """A game that has no lesson is here."""
    registry.register(game)
    try:
        yield
    finally:
        registry._registered.pop(game.id)


async def learn(server: Running, name: str = "Даша", language: str = "ru") -> Guest:
    """Somebody who begins the lesson."""
    answer = await post(server.address, "/api/lessons", {"game": "mafia", "name": name, "language": language})
    assert answer.status_code == 201, answer.text
    made = answer.json()
    return Guest(server.address, made["table"], cookie_of(answer), made["person"], language)


def advice(guest: Guest) -> list[dict[str, Any]]:
    """What the coach has said."""
    return [frame for frame in guest.frames if frame["t"] == "coach"]


def last(guest: Guest) -> str:
    return str(advice(guest)[-1]["key"])


async def play(guest: Guest, heals: int, hands: Mapping[int, int], until: Callable[[], bool] = lambda: False) -> None:
    """Do as planned: heal this one, vote for those by day; the vote is called for when all others want it."""

    def public() -> dict[str, Any]:
        found: dict[str, Any] = guest.match["public"]
        return found

    def may_answer() -> bool:
        wait = public()["stage"] == "discussion" and len(public()["ready"]) < len(public()["alive"]) - 1
        return bool(guest.asks) and not wait

    while True:
        await guest.until(lambda: may_answer() or bool(guest.over) or until())
        if guest.over or until():
            return
        ask = guest.asks[0]
        options = ask["form"].get("options", [])
        plans = {
            "say": ["ready"],
            "vote": hands.get(public()["day"], "abstain"),
            "heal": heals if heals in options else "pass",
        }
        answer = await guest.answer(ask, plans.get(ask["key"], (options or [None])[0]))
        assert answer["t"] == "ok", answer


# --- playing ----------------------------------------------------------------------------------------------------------


async def test_a_newcomer_who_does_as_advised_wins(quick: None) -> None:
    async with running() as server, await learn(server) as guest:
        assert (guest.at["lesson"], guest.at["stage"]) == ("mafia", "match")
        assert [seat["name"] for seat in guest.at["seats"]][1:] == list(LESSON.names["ru"][:6])
        assert guest.match["private"]["card"] == "doctor"
        await play(guest, DEBATER, {1: BOASTER, 2: ACCUSER})
        assert (guest.over["side"], guest.match["public"]["day"]) == ("town", 2)
        await guest.until(lambda: guest.at["stage"] == "ended")
        for frame in guest.frames:
            strict(frame, frame_of(Mafia))
        keys = [one["key"] for one in advice(guest)]
        told = ["welcome", "day", "statements", "boast", "ready", "vote", "night", "suspect", "saved", "claim"]
        told += ["rivals", "decide", "won"]
        assert [key for key in keys if key in told] == told
        assert advice(guest)[-1] == {
            "t": "coach",
            "key": "won",
            "text": "Победа, и она ваша! Платон — Дон мафии: днём он выдал своего, чтобы ему поверили, "
            "а ночью стрелял в Зою, и догадались об этом только вы. "
            "Садитесь теперь за обычный стол, с ботами или с друзьями.",
            "point": "grid",
        }


async def test_a_newcomer_who_does_everything_wrong_loses_soon_and_hears_why(quick: None) -> None:
    async with running() as server, await learn(server, "Iris", "en") as guest:
        assert [seat["name"] for seat in guest.at["seats"]] == [
            "Iris",
            "Grace",
            "Hugo",
            "Kate",
            "Victor",
            "Finn",
            "Tess",
        ]
        await play(guest, ACCUSER, {1: ACCUSER, 2: FRIEND, 3: DOUBTER})
        assert (guest.over["side"], guest.match["public"]["day"]) == ("mafia", 4)
        assert {"lost", "impostor", "wrong-alone", "last-chance"} <= {one["key"] for one in advice(guest)}
        assert advice(guest)[-1]["text"].startswith(
            "The Mafia has won: by now it is no weaker than the town. Hugo is the Don: he claimed to be the Doctor"
        )


async def test_after_its_end_a_lesson_can_be_begun_again_and_counts_for_nothing(quick: None) -> None:
    async with running() as server, await learn(server) as guest:
        await play(guest, DEBATER, {1: BOASTER, 2: ACCUSER})
        await guest.until(lambda: guest.at["stage"] == "ended")
        assert guest.at["evening"] == {"matches": [], "totals": []}
        await guest.must("start")
        await guest.until(lambda: guest.match["match"] == 2 and last(guest) == "welcome")
        assert guest.match["private"]["card"] == "doctor"
        assert [seat["bot"] for seat in guest.at["seats"]] == [None] + ["lesson"] * 6
        await guest.must("lobby")
        await guest.until(lambda: guest.at["stage"] == "lobby")
        await guest.must("start")
        await guest.until(lambda: guest.match["match"] == 3 and last(guest) == "welcome")


async def test_a_restart_in_the_middle_changes_nothing(quick: None, tmp_path: Path) -> None:
    async with running(tmp_path) as server, await learn(server) as guest:
        await play(guest, DEBATER, {1: BOASTER}, lambda: guest.match["public"]["night"] == 1)
        assert last(guest) == "night"
    async with running(tmp_path) as server:
        guest.address, guest.frames = server.address, []
        async with guest:
            await guest.until(lambda: bool(advice(guest)))
            assert (last(guest), guest.at["lesson"], guest.at["paused"]) == ("night", "mafia", None)
            await play(guest, DEBATER, {2: ACCUSER})
            assert (guest.over["side"], last(guest)) == ("town", "won")


# --- the coach --------------------------------------------------------------------------------------------------------


async def test_every_device_of_the_newcomer_hears_the_coach_in_its_own_language(quick: None) -> None:
    async with running() as server, await learn(server) as guest:
        twin = guest.twin()
        twin.lang = "en"
        async with twin:
            await twin.until(lambda: bool(advice(twin)))
            assert advice(twin)[0]["text"].startswith("Welcome! This is a practice match")
            await guest.must("language", lang="en")
            assert advice(guest)[-1] == advice(twin)[0]
            await guest.until(lambda: bool(guest.asks))
            await guest.answer(guest.asks[0], "seen")
            await twin.until(lambda: last(twin) == "day")
            await guest.until(lambda: last(guest) == "day")


async def test_the_coach_is_heard_only_when_there_is_something_else_to_say(quick: None) -> None:
    async with running() as server, await learn(server) as guest:
        await play(guest, DEBATER, {1: BOASTER, 2: ACCUSER})
        keys = [one["key"] for one in advice(guest)]
        assert all(key != before for before, key in pairwise(keys))


async def test_at_other_tables_there_is_no_coach() -> None:
    async with running() as server, await Guest.host(server.address) as host:
        assert host.at["lesson"] is None
        await host.must("set", bots=[0, 0])
        for _ in range(5):
            await host.must("bot")
        await host.must("start")
        await host.must("hasten")
        assert advice(host) == []


# --- what is refused --------------------------------------------------------------------------------------------------


async def test_nothing_about_a_lesson_can_be_changed() -> None:
    async with running() as server, await learn(server) as guest:
        for name, values in COMMANDS:
            refused = await guest.do(name, **values)
            assert (refused["t"], refused["code"]) == ("error", "lesson-fixed"), name
            assert refused["text"] == "В учебной партии всё идёт по плану: здесь ничего менять нельзя."
        await guest.must("pause")
        await guest.must("resume")


async def test_nobody_else_comes_to_a_lesson() -> None:
    async with running() as server, await learn(server) as guest:
        for kind in ("player", "spectator", "tv"):
            answer = await post(server.address, f"/api/tables/{guest.table}/people", {"name": "Маша", "kind": kind})
            assert (answer.status_code, answer.json()["code"]) == (403, "door-closed")


async def test_no_frame_of_a_lesson_holds_the_deal_before_its_end(quick: None) -> None:
    async with running() as server, await learn(server) as guest:
        await play(guest, DEBATER, {1: BOASTER}, lambda: guest.match["public"]["day"] == 2)
        assert "deal" not in guest.at["options"]
        frames = b"".join(guest.raw)
        assert b'"deal"' not in frames and b'"cards"' not in frames and LESSON.seed.encode() not in frames


async def test_a_game_without_a_lesson_or_unknown_here_is_refused() -> None:
    async with running() as server:
        with known(Toy):
            answer = await post(server.address, "/api/lessons", {"game": "toy", "name": "Даша"})
            assert (answer.status_code, answer.json()["code"]) == (422, "no-lesson")
        answer = await post(server.address, "/api/lessons", {"game": "chess", "name": "Даша"})
        assert (answer.status_code, answer.json()["code"]) == (422, "no-such-game")
        answer = await post(server.address, "/api/lessons", {"game": "mafia", "name": "  "})
        assert (answer.status_code, answer.json()["code"]) == (422, "name-empty")
        assert server.house.tables == {}


async def test_a_further_lesson_has_a_table_and_bots_of_its_own_and_an_unknown_one_is_refused() -> None:
    async with running() as server:
        body = {"game": "mafia", "name": "Даша", "lesson": "gangs"}
        made = await post(server.address, "/api/lessons", body)
        assert made.status_code == 201, made.text
        (table,) = server.house.tables.values()
        assert (table.state.lesson, table.state.course, len(table.state.seats)) == ("mafia", "gangs", 8)
        assert {seat.bot for seat in table.state.seats[1:]} == {"lesson/gangs"}
        refused = await post(server.address, "/api/lessons", {**body, "lesson": "magic"})
        assert (refused.status_code, refused.json()["code"]) == (422, "no-lesson")


async def test_lessons_are_limited_as_tables_are() -> None:
    async with running(limits=narrow(tables_burst=2, tables_per_second=0.01)) as server:
        body = {"game": "mafia", "name": "Даша"}
        paths = ["/api/lessons", "/api/tables", "/api/lessons"]
        answers = [await post(server.address, path, body) for path in paths]
        assert [answer.status_code for answer in answers] == [201, 201, 429]


async def test_the_games_say_whether_they_have_a_lesson() -> None:
    async with running() as server:
        games = (await get(server.address, "/api/games")).json()
        assert [(game["id"], game["lesson"]) for game in games] == [
            ("mafia", True),
            ("spyfall", True),
            ("passengers", True),
            ("doomsday", True),
            ("colonies", True),
        ]
        first = ["first"]
        assert [[one["id"] for one in game["lessons"]] for game in games] == [["first", "gangs"], *[first] * 4]
        assert all(one["name"] and one["about"] for game in games for one in game["lessons"])
        assert [bot["id"] for bot in games[0]["bots"]] == ["belief", "simple", "search"]


async def test_a_lesson_that_is_left_is_closed() -> None:
    async with running() as server, await learn(server) as guest:
        async with httpx.AsyncClient(headers={"Cookie": guest.cookie}) as client:
            gone = await client.delete(f"http://{server.address}/api/tables/{guest.table}/me")
        assert gone.status_code == 204
        await guest.until(lambda: guest.code is not None)
        assert guest.code == 4404
        await eventually(lambda: server.house.tables == {})
