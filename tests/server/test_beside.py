"""Several people at one device, who pass it round: each has a token and a socket of his own."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import httpx
from msgspec import json

from lichina.server.devices import MOST_BESIDE
from lichina.server.guards import new_token
from lichina.server.limits import Limits

from .guest import PATIENCE_SECONDS, Guest, Running, post, running
from .party import begin, by, convict, party, reach, settle


class Phone:
    """A device that keeps its cookies as a browser does."""

    def __init__(self, server: Running, table: str = "") -> None:
        self.address = server.address
        self.table = table
        self.client = httpx.AsyncClient(base_url=f"http://{server.address}", timeout=PATIENCE_SECONDS, verify=False)

    @property
    def cookies(self) -> str:
        """The header that it sends."""
        return "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.client.cookies.jar)

    def names(self) -> set[str]:
        """What its cookies are called."""
        return {cookie.name for cookie in self.client.cookies.jar}

    async def make(self, name: str = "Даша", **settings: Any) -> int:
        """Make a table, and sit down at it."""
        made = (await self.client.post("/api/tables", json={"name": name, "game": "mafia", **settings})).json()
        self.table = made["table"]
        return int(made["person"])

    async def come(self, name: str, **more: Any) -> httpx.Response:
        """Somebody comes to the table by this device."""
        return await self.client.post(f"/api/tables/{self.table}/people", json={"name": name, **more})

    async def beside(self, name: str) -> int:
        """Somebody sits down beside whoever sits here."""
        answer = await self.come(name, beside=True)
        assert answer.status_code == 201, answer.text
        return int(answer.json()["person"])

    async def about(self) -> tuple[int | None, list[int]]:
        """Who sits here, as the table says."""
        found = (await self.client.get(f"/api/tables/{self.table}")).json()
        return found["you"], found["beside"]

    def sitter(self, person: int, cookies: str | None = None) -> Guest:
        """The socket of one of the people here, with all cookies of the device."""
        made = Guest(self.address, self.table, self.cookies if cookies is None else cookies, person)
        made.shared = True
        return made

    async def code_for(self, person: object) -> int | None:
        """With what a socket for this person is closed; None if it stays open."""
        sitter = self.sitter(person)  # type: ignore[arg-type]
        async with sitter:
            return sitter.code


@asynccontextmanager
async def phone(server: Running, table: str = "") -> AsyncIterator[Phone]:
    """A device without any cookies."""
    found = Phone(server, table)
    async with found.client:
        yield found


@asynccontextmanager
async def sitting(device: Phone, *people: int) -> AsyncIterator[list[Guest]]:
    """The sockets of these people at one device."""
    async with AsyncExitStack() as stack:
        yield [await stack.enter_async_context(device.sitter(person)) for person in people]


async def test_three_people_at_one_device_each_see_their_own_things_and_no_others() -> None:
    async with running() as server, phone(server) as device:
        people = [await device.make("Даша"), await device.beside("Маша"), await device.beside("Пётр")]
        assert people == [1, 2, 3]
        key = f"lichina-{device.table}"
        assert device.names() == {key, f"{key}-2", f"{key}-3"}
        assert await device.about() == (1, [2, 3])
        async with sitting(device, *people) as guests:
            assert [guest.you["person"] for guest in guests] == [1, 2, 3]
            assert [guest.you["host"] for guest in guests] == [True, False, False]
            await begin(guests, bots=4)
            await settle(guests)
            assert [guest.match["seat"] for guest in guests] == [0, 1, 2]
            live = server.house.table(device.table).live
            assert live is not None
            for seat, guest in enumerate(guests):
                dealt = [event["data"] for event in guest.told if event["key"] == "dealt"]
                assert [data["seat"] for data in dealt] == [seat]
                assert guest.match["private"] == json.decode(json.encode(live.match.view(seat).private))
                assert guest.match["private"]["card"] == dealt[0]["card"]
                assert [ask["key"] for ask in guest.asks] == ["look"]
            await guests[1].must("answer", match=1, ask=guests[1].asks[0]["ask"], value="seen")
            await settle(guests)
            assert [len(guest.asks) for guest in guests] == [1, 0, 1]
            await reach(guests, "vote")


async def test_a_whole_match_is_played_by_six_people_at_one_device() -> None:
    async with running() as server, phone(server) as device:
        people = [await device.make("Даша")]
        people += [await device.beside(name) for name in ("Маша", "Пётр", "Оля", "Иван", "Зоя")]
        async with sitting(device, *people) as guests:
            await begin(guests)
            await convict(guests)
            assert all(guest.over["side"] == "town" for guest in guests)


async def test_whoever_does_not_sit_at_the_table_can_put_nobody_beside() -> None:
    async with running() as server, party(server, 2) as guests, party(server, 1) as others:
        table = guests[0].table
        forged = f"lichina-{table}={new_token()}"
        beside = await post(
            server.address, f"/api/tables/{table}/people", {"name": "Оля", "beside": True}, guests[1].cookie
        )
        held = beside.headers["set-cookie"].split(";")[0]
        for cookie in (None, others[0].cookie, forged, held):  # whoever sits beside is not the first
            body = {"name": "Яна", "beside": True}
            refused = await post(server.address, f"/api/tables/{table}/people", body, cookie)
            assert (refused.status_code, refused.json()["code"]) == (401, "no-token")
            assert "set-cookie" not in refused.headers
        await guests[0].must("set", door="knock")
        async with phone(server, table) as device:
            assert (await device.come("Лена")).json()["waits"] is True
            refused = await device.come("Яна", beside=True)
            assert (refused.status_code, refused.json()["code"]) == (403, "at-the-door")
        assert [person["name"] for person in guests[0].at["people"]] == ["Даша", "Маша", "Оля", "Лена"]


async def test_whoever_comes_beside_knocks_as_everybody_does() -> None:
    async with running() as server, phone(server) as device:
        await device.make()
        async with device.sitter(1) as host:
            await host.must("set", door="knock")
            came = (await device.come("Маша", beside=True)).json()
            assert came == {"person": 2, "waits": True, "number": None}
            async with device.sitter(2) as second:
                assert second.at["seats"] == []
                await host.must("admit", person=2)
                await second.until(lambda: second.you["seat"] == 1)
            await host.must("set", door="closed")
            assert (await device.come("Пётр", beside=True)).json()["code"] == "door-closed"


async def test_a_socket_is_for_whom_it_says_and_only_if_his_cookie_is_there() -> None:
    async with running() as server, phone(server) as device, phone(server) as other:
        await device.make()
        await device.beside("Маша")
        other.table = device.table
        assert (await other.come("Пётр")).json()["person"] == 3
        assert [await device.code_for(person) for person in (1, 2, 3)] == [None, None, 4401]
        assert [await other.code_for(person) for person in (1, 2, 3)] == [4401, 4401, None]
        assert [await device.code_for(person) for person in (0, -1, 99, "x", "2x")] == [4401] * 5
        renamed = device.cookies.replace(f"{device.table}-2=", f"{device.table}-3=")
        async with device.sitter(3, renamed) as thief:  # Маша's token under Пётр's number
            assert thief.code == 4401
        plain = Guest(device.address, device.table, device.cookies, 1)
        async with plain:
            assert plain.you["person"] == 1


async def test_the_cookie_of_somebody_who_was_sent_away_opens_nothing() -> None:
    async with running() as server, phone(server) as device:
        people = [await device.make(), await device.beside("Маша"), await device.beside("Пётр")]
        async with sitting(device, *people) as (host, second, third):
            await host.must("kick", person=2)
            await second.until(lambda: second.code is not None)
            assert second.code == 4403
            await third.must("ping")
        assert await device.about() == (1, [3])
        assert await device.code_for(2) == 4401
        for method, path in (("DELETE", "me"), ("POST", "links")):
            refused = await device.client.request(method, f"/api/tables/{device.table}/{path}?person=2")
            assert (refused.status_code, refused.json()["code"]) == (401, "no-token")


async def test_each_may_leave_and_the_others_stay() -> None:
    async with running() as server, phone(server) as device:
        people = [await device.make(), await device.beside("Маша"), await device.beside("Пётр")]
        key, path = f"lichina-{device.table}", f"/api/tables/{device.table}/me"
        async with sitting(device, *people) as guests:
            await begin(guests, bots=3)
            assert (await device.client.delete(f"{path}?person=2")).status_code == 204
            assert device.names() == {key, f"{key}-3"}
            await guests[2].until(lambda: by(guests[2], 1) == "bot")
            assert (await device.client.delete(path)).status_code == 204
            assert device.names() == {f"{key}-3"}
            assert await device.about() == (None, [3])
            await guests[2].until(lambda: bool(guests[2].you["host"]))
            assert (await device.client.delete(path)).status_code == 401
            assert (await device.client.delete(f"{path}?person=x")).status_code == 400
            assert (await device.client.get(f"/api/tables/{device.table}/matches")).json() == []
            assert (await device.client.delete(f"{path}?person=3")).status_code == 204
            assert device.names() == set()


async def test_each_may_move_to_a_device_of_his_own_and_come_beside_again() -> None:
    async with running() as server, phone(server) as device, phone(server) as own:
        people = [await device.make(), await device.beside("Маша")]
        path = f"/api/tables/{device.table}/links?person="
        own.table = device.table

        async def move(person: int, target: Phone) -> None:
            link = (await device.client.post(f"{path}{person}")).json()["link"]
            answer = await target.client.post("/api/links", json={"token": link.partition("#")[2]})
            assert answer.status_code == 201

        await move(2, own)
        assert await own.about() == (2, [])
        assert await device.about() == (1, [2])
        await move(1, own)
        assert await own.about() == (2, [1])
        await move(2, own)
        assert await own.about() == (2, [1])
        async with sitting(own, *people) as (host, second):
            assert (host.you["person"], second.you["person"]) == (1, 2)
        assert (await device.client.post(f"{path}3")).status_code == 401


async def test_thirty_two_people_fit_at_one_device_and_no_more() -> None:
    async with running(limits=Limits()) as server, phone(server) as device:
        people = [await device.make("Игрок 1")]
        people += [await device.beside(f"Игрок {number}") for number in range(2, 33)]
        assert MOST_BESIDE == 31 and len(people) == 32
        refused = await device.come("Лишний", beside=True)
        assert (refused.status_code, refused.json()["code"]) == (403, "device-full")
        assert refused.json()["text"] == "С одного устройства играют не больше 32 человек."
        assert await device.about() == (1, people[1:])
        async with sitting(device, *people) as guests:
            await guests[0].must("start")
            await settle(guests)
            assert [guest.match["seat"] for guest in guests] == list(range(32))


async def test_a_device_with_very_many_cookies_forgets_those_that_open_nothing() -> None:
    async with running() as server, phone(server) as device:
        await device.make()
        await device.beside("Маша")
        living = device.names()
        old = [f"lichina-{number:016d}-2" for number in range(30)]
        for name in old:
            device.client.cookies.set(name, new_token(), domain="127.0.0.1", path="/")
        await device.beside("Пётр")
        assert set(old) < device.names()  # there is room for them: another server here may know them
        more = [f"lichina-{number:016d}" for number in range(30, 70)] + [f"lichina-{device.table}-40"]
        for name in more:
            device.client.cookies.set(name, new_token(), domain="127.0.0.1", path="/")
        await device.beside("Оля")
        assert device.names() == living | {f"lichina-{device.table}-3", f"lichina-{device.table}-4"}
        assert await device.code_for(4) is None
