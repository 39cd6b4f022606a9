"""An evening: match after match with the same people, the score, and what is left of it to read."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from lichina.cli import main
from lichina.journal import Finished
from lichina.kernel import Record, replay
from lichina.registry import find

from .guest import get, running
from .party import NAMES, begin, convict, everybody, frames, party, reach, settle


async def test_the_same_people_play_again_and_the_score_goes_on() -> None:
    async with running() as server, party(server) as guests:
        host = guests[0]
        await begin(guests)
        sides = []
        for number in (1, 2):
            town = {guest.person for guest in guests if guest.match["private"]["card"] not in ("don", "mafioso")}
            sides.append(town)
            await convict(guests)
            await everybody(guests, lambda guest: guest.at["stage"] == "ended")
            assert [result["match"] for result in host.at["evening"]["matches"]] == list(range(1, number + 1))
            assert host.over["side"] == "town"
            if number == 1:
                await host.must("start")
                await everybody(guests, lambda guest: guest.match["match"] == 2)
                assert [guest.told[0]["key"] for guest in guests] == ["dealt"] * 6
                assert {len(guest.told) for guest in guests} <= {3, 4}
        totals = {row["person"]: row for row in host.at["evening"]["totals"]}
        for guest in guests:
            row = totals[guest.person]
            assert row["played"] == 2
            assert row["won"] == sum(guest.person in town for town in sides)
        won = [row["won"] for row in host.at["evening"]["totals"]]
        assert won == sorted(won, reverse=True)


async def test_after_a_match_the_table_goes_back_to_the_lobby_for_other_settings() -> None:
    async with running() as server, party(server) as guests:
        host = guests[0]
        await begin(guests)
        assert (await host.do("set", options={"night": 90}))["code"] == "not-in-match"
        await convict(guests)
        await host.must("lobby")
        await settle(guests)
        assert {guest.at["stage"] for guest in guests} == {"lobby"}
        await host.must("set", mode="maniac")
        assert (await host.do("start"))["code"] == "wrong-seats"
        assert host.at["problem"]["code"] == "wrong-seats"
        for _ in range(2):
            await host.must("bot")
        await host.must("set", bots=[0, 0], options={"night": 90})
        await host.must("start")
        await everybody(guests, lambda guest: guest.match["match"] == 2)
        assert len(guests[1].match["names"]) == 8
        assert "maniac" in guests[1].match["public"]["deck"]
        await host.must("lobby")
        await settle(guests)
        assert guests[1].at["stage"] == "lobby"
        assert [result["match"] for result in guests[1].at["evening"]["matches"]] == [1]


@pytest.mark.parametrize("options", [{"seed": 7}, {"deal": ["don"] * 6}, {"seed": None, "night": 30}])
async def test_nobody_chooses_what_is_dealt(options: dict[str, Any]) -> None:
    async with running() as server, party(server) as guests:
        refused = await guests[0].do("set", options=options)
        assert (refused["code"], refused["text"]) == (
            "no-fixed-deal",
            "За живым столом карты сдаёт случай: расклад и зерно не выбирают.",
        )
        assert guests[0].at["options"] == {}


# --- what is left of a match ------------------------------------------------------------------------------------------


async def test_a_match_that_was_kept_before_there_were_masks_is_listed_with_the_first_ones() -> None:
    async with running() as server, party(server, 1) as guests:
        head = {"match": 1, "game": "mafia", "names": ["Даша", "Гоша", "Майя"], "outcome": None, "broken": "host"}
        old = Finished(guests[0].table, 1, "mafia", 1, 0.0, 9.0, json.dumps(head).encode(), b"{}", b"{}")
        await server.house.journal.archive(old)
        path = f"/api/tables/{guests[0].table}/matches"
        (heading,) = (await get(server.address, path, guests[0].cookie)).json()
        assert heading["masks"] == [0, 7, 14]


async def test_a_match_that_is_over_can_be_read_by_those_at_the_table_alone_and_replayed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with running(tmp_path / "data") as server, party(server) as guests, party(server, 1) as others:
        await begin(guests)
        path = f"/api/tables/{guests[0].table}/matches"
        before = await get(server.address, f"{path}/1", guests[1].cookie)
        assert (before.status_code, before.json()["code"]) == (404, "no-such-match")
        assert (await get(server.address, path, guests[1].cookie)).json() == []
        await convict(guests)
        await everybody(guests, lambda guest: guest.at["stage"] == "ended")
        (heading,) = (await get(server.address, path, guests[1].cookie)).json()
        assert (heading["match"], heading["game"], heading["names"]) == (1, "mafia", list(NAMES))
        assert heading["masks"] == [0, 7, 14, 21, 28, 35]
        assert heading["outcome"]["side"] == "town" and heading["broken"] is None
        for cookie in (None, others[0].cookie):
            for suffix in ("", "/1"):
                assert (await get(server.address, path + suffix, cookie)).status_code == 401
        assert (await get(server.address, f"{path}/2", guests[1].cookie)).status_code == 404
        answer = await get(server.address, f"{path}/1", guests[1].cookie)
        assert answer.headers["content-type"] == "application/json"
        found: dict[str, Any] = answer.json()
        live = server.house.table(guests[0].table).live
        assert live is not None
        again = replay(Record.from_json(json.dumps(found["record"])), find("mafia").game)
        assert again.outcome == live.match.outcome
        assert [event[1][1] for event in found["story"]["events"]][-1] == "unmasked"
    file = tmp_path / "match.json"
    file.write_text(json.dumps(found["record"]), encoding="utf-8")
    assert main(["replay", str(file), "--lang", "en"]) == 0
    assert "The town wins: " in capsys.readouterr().out


async def test_a_match_that_was_broken_off_is_kept_and_has_no_winner() -> None:
    async with running() as server, party(server) as guests:
        await begin(guests)
        await reach(guests, "vote")
        await guests[0].must("lobby")
        path = f"/api/tables/{guests[0].table}/matches"
        (heading,) = (await get(server.address, path, guests[1].cookie)).json()
        assert (heading["outcome"], heading["broken"]) == (None, "host")
        assert (await guests[1].do("answer", match=1, ask=3, value=0))["code"] == "no-match"


async def test_the_picture_of_a_link_is_one_that_browsers_show() -> None:
    async with running() as server, party(server, 1) as guests:
        answer = await get(server.address, f"/api/tables/{guests[0].table}/qr.svg")
        assert answer.status_code == 200
        assert answer.headers["content-type"].startswith("image/svg+xml")
        picture = ElementTree.fromstring(answer.text)
        assert picture.tag == "{http://www.w3.org/2000/svg}svg"
        none = await get(server.address, "/api/tables/none/qr.svg")
        assert (none.status_code, none.headers["content-type"]) == (404, "application/json")


async def test_a_table_is_as_it_was_when_its_server_starts_anew(tmp_path: Path) -> None:
    async with running(tmp_path) as server, party(server) as guests:
        await begin(guests)
        await convict(guests)
        await guests[0].must("start")
        await everybody(guests, lambda guest: guest.match["match"] == 2)
        await reach(guests, "vote")
        await guests[1].answer(guests[1].asks[0], 0)
        await settle(guests)
        guest = guests[1]
        told, asks, table = list(guest.told), guest.match["asks"], guest.at
    assert guest.bye is None  # it had gone by itself
    async with running(tmp_path) as server:
        guest.address = server.address
        start = len(guest.frames)
        await guest.open()
        await guest.must("ping")
        assert guest.told == told
        (whole,) = frames(guest, "match", start)
        assert whole["told"] == []
        assert guest.match["asks"] == asks
        assert (guest.at["code"], guest.at["evening"]) == (table["code"], table["evening"])
        await guest.cut()
