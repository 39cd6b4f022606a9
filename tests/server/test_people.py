"""Who comes to a table, who watches, who goes, and what each of them gets."""

from __future__ import annotations

import asyncio
from typing import Any

import httpx

from .guest import PATIENCE_SECONDS, Guest, cookie_of, get, post, running
from .party import begin, by, convict, everybody, frames, party, reach, settle


async def delete(guest: Guest, path: str) -> httpx.Response:
    """One request of a person at the table."""
    async with httpx.AsyncClient(base_url=f"http://{guest.address}", verify=False) as client:
        return await client.delete(path, headers={"Cookie": guest.cookie})


# --- sent away, gone --------------------------------------------------------------------------------------------------


async def test_whoever_is_sent_away_stays_away_and_a_bot_plays_on() -> None:
    async with running() as server, party(server) as guests:
        await begin(guests)
        host, guest = guests[0], guests[1]
        async with guest.twin() as twin:
            await host.must("kick", person=guest.person)
            for device in (guest, twin):
                await device.until(lambda device=device: device.code is not None)  # type: ignore[misc]
                assert device.code == 4403
                assert device.bye == {
                    "t": "bye",
                    "code": 4403,
                    "text": "Хозяин стола попросил вас уйти.",
                    "back": None,
                }
        await host.must("ping")
        seat = host.at["seats"][1]
        assert (seat["person"], seat["name"], seat["by"]) == (None, "Маша", "bot")
        assert guest.person not in [person["id"] for person in host.at["people"]]
        await guest.open()
        await guest.until(lambda: guest.code is not None)
        assert guest.code == 4401
        assert (await get(server.address, f"/api/tables/{guest.table}/matches", guest.cookie)).status_code == 401
        assert (await host.do("kick", person=host.person))["code"] == "kick-host"
        await settle([host, *guests[2:]])


async def test_the_browser_of_somebody_who_was_sent_away_knocks_under_any_name_also_at_an_open_door() -> None:
    async with running() as server, party(server) as guests:
        host, guest = guests[0], guests[1]
        await host.must("kick", person=guest.person)
        await host.must("set", door="open")
        table = f"/api/tables/{host.table}"
        assert (await get(server.address, table, guest.cookie)).json()["door"] == "knock"
        assert (await get(server.address, table)).json()["door"] == "open"
        came = await post(server.address, f"{table}/people", {"name": "Другое имя"}, guest.cookie)
        assert (came.status_code, came.json()["waits"]) == (201, True)
        stranger = await post(server.address, f"{table}/people", {"name": "Новенький"})
        assert stranger.json()["waits"] is False


async def test_whoever_leaves_in_a_match_leaves_the_seat_to_a_bot_and_the_host_leaves_the_powers() -> None:
    async with running() as server, party(server) as guests:
        await begin(guests)
        host, second = guests[0], guests[1]
        answer = await delete(host, f"/api/tables/{host.table}/me")
        assert (answer.status_code, answer.content) == (204, b"")
        await host.until(lambda: host.code is not None)
        assert host.code == 4404
        await second.until(lambda: bool(second.you["host"]))
        await second.must("ping")
        assert by(second, 0) == "bot"
        assert second.at["host"] == second.person
        await second.must("hasten")
        assert (await delete(host, f"/api/tables/{host.table}/me")).status_code == 401


async def test_whoever_leaves_the_lobby_leaves_no_seat_behind() -> None:
    async with running() as server, party(server, 3) as guests:
        assert (await delete(guests[1], f"/api/tables/{guests[1].table}/me")).status_code == 204
        host = guests[0]
        await host.until(lambda: len(host.at["seats"]) == 2)
        assert [seat["name"] for seat in host.at["seats"]] == ["Даша", "Пётр"]
        await guests[2].until(lambda: guests[2].you["seat"] == 1)


async def test_a_closed_table_is_gone_for_everybody() -> None:
    async with running() as server, party(server, 3) as guests:
        assert (await guests[1].do("close"))["code"] == "host-only"
        await guests[0].send('{"do": "close"}')
        for guest in guests:
            await guest.until(lambda guest=guest: guest.code is not None)  # type: ignore[misc]
            assert guest.code == 4404
        assert (await get(server.address, f"/api/tables/{guests[0].table}")).status_code == 404
        late = await post(server.address, f"/api/tables/{guests[0].table}/people", {"name": "Яна"})
        assert (late.status_code, late.json()["code"]) == (404, "no-such-table")


async def test_whoever_comes_at_the_moment_of_the_closing_is_told_so() -> None:
    async with running() as server, party(server, 1) as guests:
        path = f"/api/tables/{guests[0].table}/people"
        table = server.house.table(guests[0].table)

        async def close() -> None:
            await asyncio.sleep(0)
            await table.close("host", 4404)

        table.inbox.put(close)
        tried = [asyncio.create_task(table.inbox.call(_nothing)) for _ in range(3)]
        done = await asyncio.wait_for(asyncio.gather(*tried, return_exceptions=True), PATIENCE_SECONDS)
        assert [getattr(error, "code", None) for error in done] == ["table-closed"] * 3
        assert (await post(server.address, path, {"name": "Яна"})).status_code == 404


async def _nothing() -> None:
    """Something that is to be done in its turn."""


# --- those who watch --------------------------------------------------------------------------------------------------


async def test_a_spectator_sees_what_everybody_sees_and_answers_nothing() -> None:
    async with running() as server, party(server) as guests:
        await begin(guests)
        async with await guests[0].friend("Яна", "spectator") as watcher:
            assert watcher.you["seat"] is None
            await watcher.must("ping")
            assert (watcher.match["seat"], watcher.match["private"], watcher.match["asks"]) == (None, None, [])
            await reach(guests, "vote")
            refused = await watcher.do("answer", match=1, ask=guests[1].asks[0]["ask"], value=0)
            assert (refused["code"], refused["text"]) == ("no-seat", "Вы зритель: отвечают те, кто играет.")
            assert (await watcher.do("undo", match=1))["code"] == "no-seat"
            assert (await watcher.do("say", channel="table", text="это дон!"))["code"] == "no-talking"
            assert (await watcher.do("say", channel="mafia", text="ага"))["code"] == "no-such-channel"
            await settle([*guests, watcher])
            assert watcher.match["public"] == guests[0].match["public"]
            assert watcher.told == [event for event in guests[0].told if not event.get("private")]
            assert all(step.get("private") is None for step in frames(watcher, "step"))


async def test_a_host_may_do_without_spectators() -> None:
    async with (
        running() as server,
        party(server) as guests,
        await guests[0].friend("Яна", "spectator") as watcher,
    ):
        await begin(guests)
        await watcher.until(lambda: bool(watcher.match))
        await guests[0].must("set", spectators=False)
        await settle([*guests, watcher])
        start = len(watcher.frames)
        await reach(guests, "vote")
        await watcher.must("ping")
        assert {frame["t"] for frame in watcher.frames[start:]} <= {"ok", "table"}
        path = f"/api/tables/{watcher.table}/people"
        refused = await post(server.address, path, {"name": "Юра", "kind": "spectator"})
        assert (refused.status_code, refused.json()["code"]) == (403, "no-spectators")
        assert refused.json()["text"] == "Зрителей сюда не пускают."


async def test_a_late_player_watches_until_the_host_gives_him_a_seat_with_all_that_it_has_heard() -> None:
    async with running() as server, party(server, 5) as guests:
        await begin(guests, bots=1)
        host = guests[0]
        async with await host.friend("Яна") as late:
            assert late.you["seat"] is None
            assert (await host.do("give", seat=1, person=late.person))["code"] == "seat-is-played"
            await host.must("give", seat=5, person=late.person)
            await late.until(lambda: late.you["seat"] == 5)
            await late.must("ping")
            assert late.told[0]["key"] == "dealt"
            assert late.match["private"]["card"] == late.told[0]["data"]["card"]
            assert by(host, 5) == "person"


# --- at the door ------------------------------------------------------------------------------------------------------


async def test_whoever_knocks_sees_nothing_until_the_host_opens() -> None:
    async with running() as server, party(server) as guests:
        await begin(guests)
        await convict(guests)
        host = guests[0]
        await host.must("set", door="knock")
        async with await host.friend("Яна") as guest:
            assert guest.you["waits"] is True
            assert [person["name"] for person in guest.at["people"]] == ["Даша", "Яна"]
            assert guest.at["seats"] == []
            assert guest.at["evening"] == {"matches": [], "totals": []}
            assert b"\xd0\x9c\xd0\xb0\xd1\x88\xd0\xb0" not in b"".join(guest.raw)  # the second player's name
            refused = await guest.do("say", channel="table", text="пустите")
            assert (refused["code"], refused["text"]) == ("at-the-door", "Хозяин стола ещё не впустил вас.")
            for path in ("matches", "matches/1"):
                answer = await get(server.address, f"/api/tables/{guest.table}/{path}", guest.cookie)
                assert (answer.status_code, answer.json()["code"]) == (403, "at-the-door")
            assert (await guests[1].do("admit", person=guest.person))["code"] == "host-only"
            await host.must("admit", person=guest.person)
            await guest.until(lambda: guest.you["waits"] is False and len(guest.at["people"]) == 7)
            await guest.until(lambda: bool(guest.match))
            assert (await host.do("admit", person=guest.person))["code"] == "not-waiting"


async def test_a_closed_door_lets_nobody_in_but_those_who_are_in_stay() -> None:
    async with running() as server, party(server, 2) as guests:
        await guests[0].must("set", door="closed")
        refused = await post(server.address, f"/api/tables/{guests[0].table}/people", {"name": "Яна"})
        assert (refused.status_code, refused.json()["code"]) == (403, "door-closed")
        await guests[1].cut()
        await guests[1].open()
        await guests[1].must("ping")


async def test_a_television_is_let_in_by_the_number_on_its_screen_and_sees_only_what_all_see() -> None:
    async with running() as server, party(server) as guests:
        await begin(guests)
        host = guests[0]
        answer = await post(server.address, f"/api/tables/{host.table}/people", {"name": "ТВ", "kind": "tv"})
        came = answer.json()
        assert came["waits"] is True and 1000 <= came["number"] <= 9999
        async with Guest(server.address, host.table, cookie_of(answer), came["person"]) as screen:
            await host.until(lambda: host.at["people"][-1]["number"] == came["number"])
            await screen.must("ping")
            assert screen.match == {}
            await host.must("admit", person=screen.person)
            await screen.until(lambda: bool(screen.match))
            assert (screen.match["seat"], screen.match["private"]) == (None, None)
            await host.must("set", spectators=False)
            await reach(guests, "discussion")
            await screen.until(lambda: screen.match["public"]["stage"] == "discussion")
            assert (await host.do("host", person=screen.person))["code"] == "not-allowed"
            assert (await screen.do("sit"))["code"] == "not-in-match"


# --- another device ---------------------------------------------------------------------------------------------------


async def follow(server: str, link: dict[str, Any]) -> httpx.Response:
    """Open a link on another device."""
    return await post(server, "/api/links", {"token": link["link"].partition("#")[2]})


async def test_a_link_to_another_device_opens_once() -> None:
    async with running() as server, party(server) as guests:
        await begin(guests)
        guest = guests[1]
        link = (await post(server.address, f"/api/tables/{guest.table}/links", None, guest.cookie)).json()
        assert link["minutes"] == 10
        assert link["link"].startswith(f"http://{server.address}/move#")
        answer = await follow(server.address, link)
        assert (answer.status_code, answer.json()) == (201, {"table": guest.table})
        assert cookie_of(answer) != guest.cookie
        async with Guest(server.address, guest.table, cookie_of(answer), guest.person) as other:
            assert other.you == guest.you
            await settle([guest, other])
            assert other.match["private"] == guest.match["private"]
        again = await follow(server.address, link)
        assert (again.status_code, again.json()["code"]) == (404, "dead-link")
        late = (await post(server.address, f"/api/tables/{guest.table}/links", None, guest.cookie)).json()
        around, now = server.house.around, server.house.around.now
        around.now = lambda: now() + 601
        assert (await follow(server.address, late)).json()["code"] == "dead-link"


async def test_a_link_dies_with_the_next_one_and_with_its_person_and_lives_beside_those_of_other_tables() -> None:
    async with running() as server, party(server, 2) as one, party(server, 2) as other:
        assert one[1].person == other[1].person

        async def link(guest: Guest) -> dict[str, Any]:
            answer = await post(server.address, f"/api/tables/{guest.table}/links", None, guest.cookie)
            found: dict[str, Any] = answer.json()
            return found

        first, foreign = await link(one[1]), await link(other[1])
        assert (await follow(server.address, first)).json() == {"table": one[1].table}
        second, third = await link(one[1]), await link(one[1])
        assert (await follow(server.address, second)).status_code == 404
        await one[0].must("kick", person=one[1].person)
        dead = await follow(server.address, third)
        assert (dead.status_code, dead.json()["code"]) == (404, "dead-link")
        assert (await follow(server.address, foreign)).json() == {"table": other[1].table}
        stranger = await post(server.address, f"/api/tables/{one[0].table}/links", None, other[0].cookie)
        assert stranger.status_code == 401


# --- the host ---------------------------------------------------------------------------------------------------------


async def test_the_powers_go_to_whom_the_host_names() -> None:
    async with running() as server, party(server, 3) as guests:
        assert (await guests[1].do("set", pace=2.0))["code"] == "host-only"
        await guests[0].must("host", person=guests[1].person)
        await settle(guests)
        assert [guest.you["host"] for guest in guests] == [False, True, False]
        await guests[1].must("set", pace=2.0)
        await everybody(guests, lambda guest: guest.at["pace"] == 2.0)
        assert (await guests[0].do("set", pace=1.0))["code"] == "host-only"


async def test_whoever_is_muted_says_nothing_until_unmuted() -> None:
    async with running() as server, party(server) as guests:
        await begin(guests)
        await reach(guests, "discussion")
        await guests[0].must("mute", person=guests[1].person)
        assert (await guests[1].do("say", channel="table", text="за что?"))["code"] == "muted"
        await guests[0].must("mute", person=guests[1].person, muted=False)
        await guests[1].must("say", channel="table", text="спасибо")
        await settle(guests)
        assert [line["text"] for line in guests[2].lines] == ["спасибо"]
