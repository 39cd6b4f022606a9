"""A person's name and words are removed from past matches: by who sits there, or by an operator at the folder."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from lichina.journal import MemoryJournal
from lichina.server.limits import Limits
from lichina.table.expiry import let_go
from tests.journal.journals import match_over

from .guest import Guest, client, get, narrow, running
from .killing import Process, command
from .old_data import KEPT
from .party import begin, convict, eventually, everybody, party
from .test_http import problem
from .test_old_data import data  # noqa: F401 the folder as a fixture


async def forget(guest: Guest, cookie: str | None = "", more: str = "") -> httpx.Response:
    """Ask that a name be removed."""
    async with client(guest.address, guest.cookie if cookie == "" else cookie) as http:
        return await http.delete(f"/api/tables/{guest.table}/matches/me{more}")


async def evening(guests: list[Guest]) -> None:
    """Two matches; the second one is still on."""
    await begin(guests)
    await convict(guests)
    await everybody(guests, lambda guest: guest.at["stage"] == "ended")
    await begin(guests)


async def test_a_person_is_gone_from_the_matches_of_the_table_for_everybody() -> None:
    async with running() as server, party(server) as guests:
        await evening(guests)
        link = f"/api/replays/{guests[0].table}/1"
        async with client(guests[0].address, guests[0].cookie) as http:
            key = (await http.post(f"/api/tables/{guests[0].table}/matches/1/share")).json()["key"]
        before = (await get(server.address, f"{link}/{key}?lang=ru")).json()
        statistics = await server.app.house.journal.statistics()
        answer = await forget(guests[2])
        assert (answer.status_code, answer.json()) == (200, {"matches": 1})
        (heading,) = (await get(server.address, f"/api/tables/{guests[0].table}/matches", guests[0].cookie)).json()
        assert heading["names"] == ["Даша", "Маша", "Игрок 3", "Оля", "Иван", "Зоя"]
        for path in (f"{link}/{key}?lang=ru", f"{link}/{key}?as=2&lang=ru", f"{link}/{key}/story?text=1&lang=ru"):
            told = await get(server.address, path)
            assert told.status_code == 200 and "Игрок 3" in told.text and "Пётр" not in told.text
        after = (await get(server.address, f"{link}/{key}?lang=ru")).json()
        assert after["outcome"]["winners"] == before["outcome"]["winners"]
        assert len(after["steps"]) == len(before["steps"])
        assert await server.app.house.journal.statistics() == statistics
        assert (await forget(guests[2])).json() == {"matches": 0}
        assert guests[0].at["seats"][2]["name"] == "Пётр"  # the table goes on


async def test_the_match_that_is_on_is_not_touched() -> None:
    async with running() as server, party(server) as guests:
        await begin(guests)
        assert (await forget(guests[1])).json() == {"matches": 0}
        await convict(guests)
        await everybody(guests, lambda guest: guest.at["stage"] == "ended")
        (row,) = await server.app.house.journal.finished(guests[0].table)
        assert json.loads(row.head)["names"][1] == "Маша"
        assert (await forget(guests[1])).json() == {"matches": 1}


async def test_only_who_sits_there_is_forgotten_and_not_too_often() -> None:
    limits: Limits = narrow(removals_burst=2, removals_per_second=0.001)
    async with running(limits=limits) as server, party(server) as guests:
        watcher = await guests[0].friend("Яна", "spectator")
        await guests[0].must("set", door="knock")
        waiting = await guests[0].friend("Зина")
        assert problem(await forget(guests[0], cookie=None)) == (401, "no-token")
        assert problem(await forget(guests[0], more="?person=2")) == (401, "no-token")
        assert problem(await forget(waiting)) == (403, "at-the-door")
        assert (await forget(watcher)).json() == {"matches": 0}
        assert (await forget(guests[0])).json() == {"matches": 0}
        answer = await forget(guests[0])
        assert problem(answer) == (429, "slow-down") and answer.json()["wait"] > 0


async def test_of_two_at_one_device_each_is_forgotten_alone() -> None:
    async with running() as server, party(server, 5) as guests:
        beside = await guests[0].beside("Зоя")
        async with beside:
            await begin([*guests, beside])
            await guests[0].must("lobby")
            number = beside.you["person"]
            answer = await forget(guests[0], cookie=beside.cookie, more=f"?person={number}")
            assert answer.json() == {"matches": 1}
            (row,) = await server.app.house.journal.finished(guests[0].table)
            assert json.loads(row.head)["names"] == ["Даша", "Маша", "Пётр", "Оля", "Иван", "Игрок 6"]


# --- an operator ------------------------------------------------------------------------------------------------------


def kept(folder: Path, table: str) -> bytes:
    """All that is kept of the matches of a table."""
    with closing(sqlite3.connect(folder / "lichina.db")) as database:
        rows = database.execute("SELECT head, record, transcript FROM finished_match WHERE table_id = ?", (table,))
        return b"".join(part for row in rows for part in row)


def test_an_operator_removes_a_name_of_a_table_and_nothing_of_it_is_left(data: Path) -> None:  # noqa: F811
    table, other = KEPT["tables"]["evening"]["id"], KEPT["tables"]["gone"]["id"]
    assert kept(data, table).count("Гоша".encode()) > 0
    done = command("forget", "нарцисс", "--name", "Гоша", "--data", str(data))
    assert (done.returncode, done.stdout) == (0, "Имена и слова убраны из 3 партий. Статистика осталась.\n")
    assert "Гоша".encode() not in kept(data, table) and "Даша".encode() in kept(data, table)
    again = command("forget", table, "--name", "Гоша", "--data", str(data))
    assert (again.returncode, again.stdout) == (1, "Убирать нечего: таких партий у этого стола нет.\n")
    assert "что-то".encode() in kept(data, other)
    link = f"http://127.0.0.1:8000{KEPT['tables']['gone']['replays']['1'].replace('/api/replays', '/r')}"
    done = command("forget", link, "--everybody", "--data", str(data), lang="en")
    assert (done.returncode, done.stdout) == (0, "Names and words were removed from 1 match. The statistics stay.\n")
    left = kept(data, other).decode()
    assert not [word for word in ("Вера", "Лев", "Даша", "что-то") if word in left] and "Player 2" in left


def test_an_operator_is_told_what_is_missing(data: Path, tmp_path: Path) -> None:  # noqa: F811
    for given in ((), ("--name", "Даша", "--everybody")):
        done = command("forget", "нарцисс", *given, "--data", str(data))
        assert done.returncode == 2 and "Скажите, чьи имена убрать: --name ИМЯ или --everybody" in done.stderr
    nowhere = tmp_path / "nowhere"
    done = command("forget", "нарцисс", "--everybody", "--data", str(nowhere))
    assert done.returncode != 0 and f"В {nowhere} журнала нет." in done.stderr and not nowhere.exists()


async def test_the_folder_of_a_server_that_runs_is_left_alone(data: Path) -> None:  # noqa: F811
    process = Process(data.parent)
    try:
        await process.start()
        done = command("forget", "нарцисс", "--everybody", "--data", str(data))
        assert done.returncode != 0 and "уже занят" in done.stderr
        assert process.stop() == 0
    finally:
        process.clean_up()
    assert "Гоша".encode() in kept(data, KEPT["tables"]["evening"]["id"])


# --- how long matches are kept ----------------------------------------------------------------------------------------


async def test_matches_go_after_their_days_their_links_say_so_and_statistics_stay(data: Path) -> None:  # noqa: F811
    with closing(sqlite3.connect(data / "lichina.db")) as database:
        database.execute("UPDATE finished_match SET started = 0, ended = 60")
        database.commit()
    process = Process(data.parent, more=["--keep-matches", "1", "--tables", "6"])
    try:
        await process.start()
        ids = [KEPT["tables"][name]["id"] for name in ("gone", "evening")]
        await eventually(lambda: not any(kept(data, table) for table in ids))
        async with client(process.address) as http:
            gone = await http.get(f"{KEPT['tables']['gone']['replays']['1']}?lang=ru")
            full = await http.post("/api/tables?lang=ru", json={"name": "Даша"})
            games = (await http.get("/api/statistics?lang=en")).json()["games"]
        assert problem(gone) == (404, "no-such-match")
        assert gone.json()["text"] == (
            "Такой партии здесь нет: она ещё не закончена, ссылка неверна или партию уже удалили."
        )
        assert problem(full) == (503, "too-many-tables")  # six are there already
        counted = {one["game"]: [(row["seats"], row["matches"]) for row in one["seats"]] for one in games}
        assert counted == {"mafia": [(6, 1)], "spyfall": [(3, 2)], "passengers": [(4, 1)]}
        assert process.stop() == 0
    finally:
        process.clean_up()


async def test_a_large_archive_goes_in_portions_and_what_is_young_stays() -> None:
    journal = MemoryJournal()
    await journal.open()
    for number in range(100):
        await journal.archive(match_over("oak", number, ended=float(number)))
    assert await let_go(journal, 70.0) == 70
    assert [one.number for one in await journal.finished("oak")] == list(range(70, 100))
    assert await let_go(journal, 70.0) == 0


@pytest.mark.parametrize("given", ["0", "-3", "long"])
def test_days_are_a_whole_number(given: str) -> None:
    done = command("serve", "--keep-matches", given, lang="en")
    assert done.returncode == 2 and done.stderr == f"A whole number of at least 1 is needed, not “{given}”.\n"
