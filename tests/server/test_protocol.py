"""What is sent is what the protocol declares: every frame of an evening, and every answer over HTTP."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from lichina.games.mafia import Mafia
from lichina.kernel import Record
from lichina.server.api import AboutTable, Came, FoundTable, Heading, Link, MadeTable, Played, Problem
from lichina.server.catalogue import GameInfo
from lichina.server.replays import Replay, Shared

from .guest import Guest, Running, cookie_of, get, post, running
from .party import begin, convict, everybody, party, reach, settle
from .protocol_check import frame_of, left_out, strict

ROOT = Path(__file__).parents[2]

WORDS = ("text", "labels", "words", "name")
"""Fields that are there with `text=1` and only then."""
ONCE = ("SentBranch.text", "SentBranch.labels")
"""Of these, what was sent with another branch of the tree is left out."""


async def evening(server: Running, text: bool) -> list[dict[str, Any]]:
    """All that devices get in an evening with talk, a knock at the door, refusals, a pause, a match and its end."""
    async with party(server) as guests:
        host = guests[0]
        await host.must("say", channel="table", text="Все здесь?")
        await host.must("set", door="knock")
        screen = await host.friend("Экран", "tv")
        watcher = await host.friend("Зритель", "spectator")
        devices = [*guests, screen, watcher]
        for guest in devices:
            await guest.cut()
            guest.text = text
            await guest.open()
        await host.must("admit", person=screen.person)
        await host.must("admit", person=watcher.person)
        await host.do("kick", person=99)
        await host.do("answer", match=1, ask=1, value="seen")
        await host.send("nonsense")
        server.house.table(host.table).audience.notice("slept", minutes=3)
        await match(guests)
        await host.must("lobby")
        await host.must("say", channel="table", text="Ещё?")
        await settle(guests)
        await guests[-1].cut()
        await host.must("kick", person=guests[-2].person)
        await host.do("close")
        await everybody(devices[:-4], lambda guest: guest.bye is not None)
        return [frame for guest in devices for frame in guest.frames]


async def match(guests: list[Guest]) -> None:
    """A match in which hands go up and come down, somebody talks, the host pauses, and the town wins."""
    host = guests[0]
    await begin(guests, vote="open")
    await reach(guests, "discussion")
    await host.must("say", channel="table", text="Доброе утро!")
    await host.must("pause")
    await host.must("resume")
    await reach(guests, "vote")
    hand = next(ask for ask in host.asks if ask["key"] == "vote")
    await host.answer(hand, hand["form"]["options"][0])
    await host.cut()
    await host.open()
    await convict(guests)
    await everybody(guests, lambda guest: guest.at["stage"] == "ended")


async def test_every_frame_has_what_is_declared_and_nothing_else() -> None:
    there: dict[bool, dict[str, set[bool]]] = {}
    for text in (False, True):
        async with running() as server:
            frames = await evening(server, text)
        assert {frame["t"] for frame in frames} == {
            *("hello", "table", "match", "step", "said", "notice", "ok", "error", "bye")
        }
        there[text] = left_out([strict(frame, frame_of(Mafia)) for frame in frames], {})
    worded = {name for name in there[True] if name.split(".")[1] in WORDS}
    assert {
        *("SentAsk.text", "SentTold.text", "Over.text", "SentChannel.name", "SentBranch.text", "SentBranch.labels"),
        *("PickForm.labels",),
    } <= worded
    for name in worded:
        assert there[False].get(name, {False}) == {False}, name
        assert there[True][name] == {True} or name in ONCE, name


async def test_every_answer_over_http_has_what_is_declared_and_nothing_else() -> None:
    async with running() as server, party(server) as guests:
        host, address = guests[0], server.address
        await begin(guests)
        await convict(guests)
        await everybody(guests, lambda guest: guest.at["stage"] == "ended")
        path = f"/api/tables/{host.table}"
        declared: list[tuple[str, Any]] = [
            ("/api/games", list[GameInfo]),
            (f"/api/codes/{host.at['code']}", FoundTable),
            (path, AboutTable),
            (f"{path}/matches", list[Heading]),
            (f"{path}/matches/1", Played),
            (f"{path}/matches/1?text=1", Played),
            (f"{path}/matches/2", Problem),
            ("/api/tables/none", Problem),
        ]
        for where, kind in declared:
            strict((await get(address, where, host.cookie)).json(), kind)
        made = await post(address, "/api/tables", {"name": "Яна"})
        strict(made.json(), MadeTable)
        came = await post(address, f"/api/tables/{made.json()['table']}/people", {"name": "Лев"})
        strict(came.json(), Came)
        link = await post(address, f"{path}/links", None, host.cookie)
        strict(link.json(), Link)
        moved = await post(address, "/api/links", {"token": link.json()["link"].partition("#")[2]})
        assert cookie_of(moved) != host.cookie
        strict(moved.json(), FoundTable)
        strict((await post(address, "/api/tables", {"name": 5})).json(), Problem)
        shared = await post(address, f"{path}/matches/1/share", None, host.cookie)
        strict(shared.json(), Shared)
        for eyes in ("spectator", "all", "0"):
            replay = f"/api/replays/{host.table}/1/{shared.json()['key']}"
            strict((await get(address, f"{replay}?as={eyes}")).json(), Replay)
        strict((await get(address, f"{replay}/record")).json(), Record)


async def test_every_frame_of_a_lesson_has_what_is_declared_and_nothing_else() -> None:
    async with running() as server:
        made = await post(server.address, "/api/lessons", {"game": "mafia", "name": "Даша", "language": "ru"})
        strict(made.json(), MadeTable)
        async with Guest(server.address, made.json()["table"], cookie_of(made), made.json()["person"]) as guest:
            await guest.until(lambda: any(frame["t"] == "coach" for frame in guest.frames))
            await guest.answer(guest.asks[0], "seen")
            assert guest.at["lesson"] == "mafia"
            for frame in guest.frames:
                strict(frame, frame_of(Mafia))


async def test_a_version_that_is_not_spoken_is_answered_with_those_that_are() -> None:
    from websockets.asyncio.client import connect

    async with running() as server:
        async with connect(f"ws://{server.address}/ws/none") as socket:
            bye = strict(json.loads(await socket.recv()), frame_of(Mafia))
        assert (bye.code, bye.back, bye.versions) == (4406, None, ["lichina.3"])


def test_every_code_with_which_a_socket_is_closed_is_on_the_page_of_the_protocol() -> None:
    page = (ROOT / "docs/protocol.md").read_text(encoding="utf-8").partition("## Closing")[2]
    listed = {
        int(code) for codes in re.findall(r"^\| (\d{4}(?:, \d{4})*) \|", page, re.M) for code in codes.split(", ")
    }
    texts = (ROOT / "src/lichina/locale/en.ftl").read_text(encoding="utf-8")
    said = {int(code) for code in re.findall(r"^bye-(\d+) =", texts, re.M)}
    assert listed == said == {1001, 1009, 1012, 1013, 4400, 4401, 4403, 4404, 4406, 4409, 4412, 4429}
