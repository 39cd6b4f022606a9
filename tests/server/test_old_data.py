"""A data folder of an earlier version opens: matches of the same rules go on, others are closed with their story."""

from __future__ import annotations

import asyncio
import json
import random
import shutil
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

import lichina
from lichina.journal.peek import peek
from lichina.registry import find
from lichina.table.rows import BeganRow, EnteredRow, decode
from lichina.testing.cases import run_seed

from .guest import Guest, Running, get, post, running
from .killing import Process, Returning, command
from .old_data import EVENING, FOLDER, KEPT, LEFT, TABLES, Left, Told
from .party import everybody
from .test_http import problem

GAMES = ("mafia", "spyfall", "passengers")
LANGUAGES = ("ru", "en")
OTHER_RULES = "Эту партию уже не показать: с тех пор изменились правила игры."


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A copy of the folder."""
    folder = tmp_path / "data"
    folder.mkdir()
    shutil.copy(FOLDER / "lichina.db", folder)
    return folder


@pytest.fixture(params=[False, True], ids=["rules-of-today", "later-rules"])
def rules(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """The rules of all games as they are; then as they will be when all of them have changed."""
    if request.param:
        for game in GAMES:
            kind = find(game).game
            monkeypatch.setattr(kind, "version", kind.version + 1)


def unchanged(game: str) -> bool:
    """Whether the rules of a game are those of the folder."""
    return bool(find(game).game.version == KEPT["rules"][game])


# --- coming back ------------------------------------------------------------------------------------------------------


def device(address: str, table: str, name: str) -> Returning:
    """The device that somebody had then."""
    kept = KEPT["tables"][table]
    made = Returning(address, kept["id"], kept["people"][name], 0, kept["lang"])
    made.text = True
    return made


@asynccontextmanager
async def people(server: Running, table: str) -> AsyncIterator[dict[str, Returning]]:
    """All people of a table come back, each with the cookie of then."""
    async with AsyncExitStack() as stack:
        made = {name: device(server.address, table, name) for name in KEPT["tables"][table]["people"]}
        for guest in made.values():
            await stack.enter_async_context(guest)
        yield made


def written(data: Path, table: str) -> list[Any]:
    """What a match under way had told, as it was written down then: `[to, key, data]`."""
    (kept,) = (kept for kept in peek(data) if kept.table == KEPT["tables"][table]["id"])
    rows = [decode(row) for row in kept.rows]
    told = [page for row in rows if isinstance(row, BeganRow | EnteredRow) for page in row.told]
    return list(json.loads(json.dumps(told)))


def heard(guest: Guest) -> list[tuple[str, Any]]:
    return [(event["key"], event["data"]) for event in guest.told]


def notices(guest: Guest) -> list[str]:
    return [notice["code"] for notice in guest.at["notices"]]


async def story(guest: Guest, match: int, lang: str) -> dict[str, Any]:
    """A match that is over, as those who sat there read it."""
    path = f"/api/tables/{guest.table}/matches/{match}?text=1&lang={lang}"
    answer = await get(guest.address, path, guest.cookie)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def in_words(texts: list[str]) -> bool:
    """Whether there is a sentence for every event, and a value for every place in it."""
    return bool(texts) and not any("⟨" in text or "{$" in text for text in texts)


# --- the lobby --------------------------------------------------------------------------------------------------------


async def test_the_lobby_is_there_with_its_people_and_what_they_chose(data: Path, rules: None) -> None:
    async with running(data) as server, people(server, "lobby") as guests:
        host = guests["Даша"]
        at = host.at
        assert (at["code"], at["stage"], at["game"], at["mode"]) == ("фиалка", "lobby", "mafia", "maniac")
        assert (at["options"]["night"], at["options"]["vote"]) == (45, "sealed")
        assert (at["sitting"], at["door"], at["clocks"], at["pace"]) == ("call", "knock", False, 1.5)
        assert at["bots"] == [1.0, 4.0]
        seats = [(seat["name"], seat["bot"], seat["mask"]) for seat in at["seats"]]
        assert seats == [("Даша", None, 0), ("Маша", None, 33), ("Пётр", None, 14), ("Робот Федя", "simple", 21)]
        kinds = {one["name"]: (one["kind"], one["muted"], one["waits"]) for one in at["people"]}
        assert kinds["Пётр"] == ("player", True, False)
        assert kinds["Яна"] == ("spectator", False, False)
        assert kinds["Оля"] == ("player", False, True)
        assert [line["text"] for line in guests["Маша"].lines] == ["Ждём Олю и начинаем"]
        assert guests["Оля"].lines == []
        assert (await get(server.address, "/api/codes/фиалка")).json() == {"table": host.table}
        assert (await guests["Пётр"].do("say", channel="table", text="эй"))["code"] == "muted"
        await host.must("admit", person=guests["Оля"].you["person"])
        for _ in range(3):
            await host.must("bot")
        await host.must("start")
        await everybody(list(guests.values()), lambda guest: guest.match.get("match") == 1)


# --- matches under way ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
async def test_a_match_goes_on_by_its_own_rules_or_is_closed_with_its_story(game: str, data: Path, rules: None) -> None:
    await (_goes_on(game, data) if unchanged(game) else _is_closed(game, data))


async def _goes_on(game: str, data: Path) -> None:
    left, pages = LEFT[game], written(data, game)
    async with running(data) as server, people(server, game) as guests:
        for guest in guests.values():
            seat = guest.you["seat"]
            assert guest.match["names"] == left.names and guest.match["public"]["stage"] == left.stage
            assert heard(guest) == [(key, told) for to, key, told in pages if to is None or seat in to]
            assert left.said[guest.lang] in [event["text"] for event in guest.told]
            assert [line["text"] for line in guest.lines] == left.lines
            assert (guest.at["paused"] and guest.at["paused"]["why"]) == left.paused
            assert guest.match["clock"]["deadline"] == left.deadline
        assert {name: [ask["key"] for ask in guest.asks] for name, guest in guests.items()} == left.asked
        await _play_to_the_end(left, guests)
        host = next(iter(guests.values()))
        assert [result["game"] for result in host.at["evening"]["matches"]] == [game]
        found = await story(host, 1, "ru")
        outcome = lichina.replay(found["record"]).outcome
        assert outcome is not None and outcome.reason == host.over["reason"]
        assert [page for _, page in found["story"]["events"][: len(pages)]] == pages
        assert {"person", "bot", "clock"} <= set(found["story"]["by"])


async def _play_to_the_end(left: Left, guests: dict[str, Returning]) -> None:
    """One answers what was asked then; after that all play at random, and the bots with them."""
    host, guest = next(iter(guests.values())), guests[left.who]
    if left.paused is not None:
        await host.must("resume")
    before = len(guest.told)
    answer = await guest.answer(guest.asks[0], left.answers)
    assert answer["t"] == "ok", answer
    assert heard(guest)[before:] == left.then
    await host.must("set", bots=[0, 0])
    dice = random.Random(f"{run_seed()} old data")
    await asyncio.gather(*(one.persist(dice, chat=0.0, haste=one is host) for one in guests.values()))


async def _is_closed(game: str, data: Path) -> None:
    left, pages = LEFT[game], written(data, game)
    async with running(data) as server, people(server, game) as guests:
        host = next(iter(guests.values()))
        for guest in guests.values():
            assert (guest.at["stage"], guest.at["game"], guest.at["paused"]) == ("lobby", game, None)
            assert "broken-rules" in notices(guest) and guest.match == {}
        assert [seat["name"] for seat in host.at["seats"]] == left.names
        for lang in LANGUAGES:
            found = (await story(host, 1, lang))["story"]
            assert (found["broken"], found["outcome"], found["names"]) == ("rules", None, left.names)
            assert [page for _, page in found["events"]] == pages
            assert in_words(found["texts"]) and left.said[lang] in found["texts"]
        await _stays_closed(host, game)
        await host.must("start")
        await everybody(list(guests.values()), lambda guest: guest.match.get("match") == 2)


async def _stays_closed(host: Guest, game: str) -> None:
    """A match of other rules has a link, behind it its story and its record; it is never played by the wrong rules."""
    (heading,) = (await get(host.address, f"/api/tables/{host.table}/matches", host.cookie)).json()
    assert (heading["version"], heading["broken"], heading["outcome"]) == (KEPT["rules"][game], "rules", None)
    shared = await post(host.address, f"/api/tables/{host.table}/matches/1/share", None, host.cookie)
    path = f"/api/replays/{host.table}/1/{shared.json()['key']}"
    refused = await get(host.address, f"{path}?lang=ru")
    assert problem(refused) == (409, "cannot-replay") and refused.json()["text"] == OTHER_RULES
    for lang in LANGUAGES:
        told = (await get(host.address, f"{path}/story?text=1&lang={lang}")).json()
        assert told == (await story(host, 1, lang))["story"]
    record = (await get(host.address, f"{path}/record")).json()
    assert (record["game"], record["version"]) == (game, KEPT["rules"][game])


async def test_a_lesson_goes_on_or_can_be_begun_again(data: Path, rules: None) -> None:
    async with running(data) as server, people(server, "lesson") as guests:
        newcomer = guests["Ира"]
        assert newcomer.at["lesson"] == "mafia"
        names = [seat["name"] for seat in newcomer.at["seats"]]
        assert names == ["Ира", "Вера", "Платон", "Зоя", "Марк", "Тимур", "Нина"]
        if unchanged("mafia"):
            assert ("day", {"day": 1}) in heard(newcomer)
            assert newcomer.match["private"]["card"] == "doctor"
            await newcomer.until(lambda: any(frame["t"] == "coach" for frame in newcomer.frames))
            (ask,) = newcomer.asks
            assert (await newcomer.answer(ask, ["ready"]))["t"] == "ok"
        else:
            assert newcomer.at["stage"] == "lobby" and "broken-rules" in notices(newcomer)
            await newcomer.must("start")
            await newcomer.until(lambda: newcomer.match.get("match") == 2)


# --- matches that are over --------------------------------------------------------------------------------------------


async def test_the_score_of_the_evening_stands(data: Path, rules: None) -> None:
    async with running(data) as server, people(server, "evening") as guests:
        for guest in guests.values():
            evening = guest.at["evening"]
            matches = [(one["match"], one["game"], one["winners"], one["reason"]) for one in evening["matches"]]
            assert matches == [
                (1, "spyfall", [0], "points"),
                (3, "passengers", [3], "points"),
                (4, "mafia", [1, 2, 4, 5], "criminals-dead"),
            ]
            totals = [(one["name"], one["played"], one["won"], one.get("points")) for one in evening["totals"]]
            assert totals == [
                ("Даша", 3, 1, 2),
                ("Майя", 1, 1, None),
                ("Тимур", 1, 1, None),
                ("Гоша", 2, 1, None),
                ("Маша", 3, 1, 0),
                ("Пётр", 3, 1, 0),
            ]
        host = guests["Даша"]
        if unchanged("mafia"):
            assert host.at["stage"] == "ended" and host.over["side"] == "town"
            assert host.told[-1]["key"] == "unmasked"
        else:
            assert host.at["stage"] == "lobby" and "broken-rules" in notices(host)
        await host.must("start")
        await host.until(lambda: host.match.get("match") == 5)


async def test_those_who_played_read_their_stories_in_both_languages(data: Path, rules: None) -> None:
    async with running(data) as server:
        guest = device(server.address, "evening", "Пётр")
        for number, told in EVENING.items():
            for lang, lines in (("ru", told.ru), ("en", told.en)):
                found = (await story(guest, number, lang))["story"]
                assert (found["game"], found["names"], found["broken"]) == (told.game, told.names, told.broken)
                assert (found["outcome"] and found["outcome"]["winners"]) == told.winners
                assert [text for text in found["texts"] if text in lines] == lines
                assert in_words(found["texts"]) and len(found["texts"]) == len(found["events"])


async def test_links_to_replays_open_or_say_why_not(data: Path, rules: None) -> None:
    async with running(data) as server:
        guest = device(server.address, "evening", "Пётр")
        for number, told in EVENING.items():
            link = KEPT["tables"]["evening"]["replays"][str(number)]
            kept = (await story(guest, number, "ru"))["story"]
            for lang, lines in (("ru", told.ru), ("en", told.en)):
                answer = await get(server.address, f"{link}?lang={lang}")
                if unchanged(told.game):
                    _shows(answer.json(), told, lines)
                    assert _events(answer.json()) == [[key, data] for _, (_, key, data) in kept["events"]]
                else:
                    assert problem(answer) == (409, "cannot-replay")
            record = (await get(server.address, f"{link}/record")).json()
            assert (record["game"], record["version"]) == (told.game, KEPT["rules"][told.game])


def _shows(shown: dict[str, Any], told: Told, lines: list[str]) -> None:
    """A replay shows who played, how it ended, and tells what was told."""
    texts = _texts(shown)
    assert shown["names"] == told.names
    assert (shown["outcome"] and shown["outcome"]["winners"]) == told.winners
    assert [text for text in texts if text in lines] == lines and in_words(texts)


def _told(shown: dict[str, Any]) -> list[dict[str, Any]]:
    """All that a replay tells."""
    return [event for part in (shown["start"], *shown["steps"]) for event in part.get("told", ())]


def _texts(shown: dict[str, Any]) -> list[str]:
    return [event["text"] for event in _told(shown)]


def _events(shown: dict[str, Any]) -> list[list[Any]]:
    return [[event["key"], event["data"]] for event in _told(shown)]


async def test_a_table_that_was_closed_is_gone_and_its_replay_is_there(data: Path, rules: None) -> None:
    async with running(data) as server:
        gone = KEPT["tables"]["gone"]
        assert problem(await get(server.address, f"/api/tables/{gone['id']}")) == (404, "no-such-table")
        answer: httpx.Response = await get(server.address, f"{gone['replays']['1']}?lang=ru")
        if unchanged("spyfall"):
            shown = answer.json()
            assert shown["names"] == ["Вера", "Лев", "Даша"]
            assert (shown["outcome"]["winners"], shown["outcome"]["scores"]) == ([1], [0, 2, 0])
            assert "Лев получает карту: Шпион." in _texts(shown)
        else:
            assert problem(answer) == (409, "cannot-replay")


# --- the program ------------------------------------------------------------------------------------------------------


def listed(folder: Path) -> list[list[str]]:
    """What `lichina tables` says of a folder, but for the time."""
    done = command("tables", "--data", str(folder))
    assert done.returncode == 0, done.stderr
    lines = [line for line in done.stdout.splitlines() if line[:1].isdigit()]
    return sorted([cell.strip() for cell in line.split("  ") if cell.strip()][:5] for line in lines)


def test_the_commands_for_operators_take_the_folder(data: Path, tmp_path: Path) -> None:
    assert listed(data) == TABLES
    copy, other = tmp_path / "copy.db", tmp_path / "other"
    assert command("backup", str(copy), "--data", str(data)).returncode == 0
    assert command("restore", str(copy), "--data", str(other)).returncode == 0
    assert listed(other) == TABLES


async def test_a_server_of_its_own_opens_the_folder_and_leaves_it_whole(data: Path) -> None:
    process = Process(data.parent)
    try:
        await process.start()
        async with device(process.address, "lobby", "Даша") as host:
            await host.must("say", channel="table", text="Мы снова здесь")
        assert process.stop() == 0
        assert "С прошлого раза осталось 6 столов: они на своих местах." in process.out.read_text()
    finally:
        process.clean_up()
    assert [row[:3] for row in listed(data)] == [row[:3] for row in TABLES]
