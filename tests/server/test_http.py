"""The HTTP door: who comes in, how often, and what every answer says about itself."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import httpx
import pytest

from lichina.server.catalogue import _catalogue
from lichina.server.guards import SECURITY_HEADERS
from lichina.server.limits import Limits

from .guest import PATIENCE_SECONDS, Guest, get, narrow, post, running
from .party import begin, everybody, party, reach, settle

PLAYER = {"name": "Яна"}


def problem(answer: httpx.Response) -> tuple[int, str]:
    """The status and the code of a refusal; it has words, too."""
    body = answer.json()
    assert set(body) == {"code", "text", "wait"} and body["text"]
    return answer.status_code, body["code"]


async def request(address: str, method: str, path: str, **more: Any) -> httpx.Response:
    async with httpx.AsyncClient(base_url=f"http://{address}", verify=False, timeout=PATIENCE_SECONDS) as client:
        return await client.request(method, path, **more)


# --- making and finding tables ----------------------------------------------------------------------------------------


async def test_what_games_there_are_is_ready_before_anybody_asks() -> None:
    _catalogue.cache_clear()
    async with running() as server:
        made = _catalogue.cache_info().misses
        for language in ("ru", "en"):
            assert (await get(server.address, f"/api/games?lang={language}")).status_code == 200
        assert (made, _catalogue.cache_info().misses) == (2, 2)


async def test_a_table_is_made_found_by_its_code_and_looked_at() -> None:
    async with running() as server:
        answer = await post(server.address, "/api/tables", {"name": "Даша", "game": "mafia", "sitting": "together"})
        made = answer.json()
        assert answer.status_code == 201
        assert (set(made), made["person"]) == ({"table", "person", "code", "link"}, 1)
        assert made["link"] == f"http://{server.address}/t/{made['table']}"
        for typed in (made["code"], made["code"].upper(), f" {made['code']} "):
            found = await get(server.address, f"/api/codes/{typed}")
            assert (found.status_code, found.json()) == (200, {"table": made["table"]})
        about = (await get(server.address, f"/api/tables/{made['table']}?lang=en")).json()
        assert (about["name"], about["host"], about["people"], about["stage"]) == ("Mafia", "Даша", 1, "lobby")
        assert (about["sitting"], about["door"], about["you"]) == ("together", "open", None)
        cookie = answer.headers["set-cookie"].split(";")[0]
        assert (await get(server.address, f"/api/tables/{made['table']}", cookie)).json()["you"] == 1


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ({}, (400, "bad-request")),
        ({"name": 5}, (400, "bad-request")),
        ({"name": "Даша", "host": True}, (400, "bad-request")),
        ({"name": "Даша", "sitting": "lying"}, (400, "bad-request")),
        ([], (400, "bad-request")),
        ({"name": ""}, (422, "name-empty")),
        ({"name": "Даша", "game": "chess"}, (422, "no-such-game")),
        ({"name": "Даша", "game": "/etc/passwd"}, (422, "no-such-game")),
        ({"name": "Даша", "game": "mafia", "mode": "hard"}, (422, "unknown-mode")),
        ({"name": "Даша", "options": {"seed": 1}}, (422, "no-fixed-deal")),
        ({"name": "Даша", "game": "mafia", "options": {"night": 10**30}}, (422, "bad-option")),
    ],
)
async def test_a_table_that_cannot_be_is_not_made(body: Any, expected: tuple[int, str]) -> None:
    async with running() as server:
        answer = await post(server.address, "/api/tables", body)
        assert problem(answer) == expected
        assert "set-cookie" not in answer.headers
        assert server.house.tables == {}


async def test_what_is_not_there_and_what_is_not_understood_is_said_in_the_readers_language() -> None:
    async with running() as server, party(server, 2) as guests:
        table = f"/api/tables/{guests[0].table}"
        for path in ("/api/tables/none", "/api/tables/none/matches", "/api/codes/nosuchword", "/api/none", "/none"):
            answer = await get(server.address, path, **{"Accept-Language": "en-GB,en;q=0.9,ru;q=0.8"})
            assert answer.status_code == 404 and answer.json()["text"].startswith("There is no such")
            answer = await get(server.address, path)
            assert answer.json()["text"].startswith("Так")
        assert problem(await post(server.address, f"{table}/people", {"name": "даша"})) == (409, "name-taken")
        assert problem(await post(server.address, f"{table}/people", {**PLAYER, "kind": "ghost"}))[0] == 400
        wrong = await request(server.address, "PUT", table)
        assert problem(wrong) == (405, "wrong-method")
        assert wrong.headers["allow"] == "GET, HEAD, OPTIONS"
        assert (await request(server.address, "GET", "/api/tables")).headers["allow"] == "OPTIONS, POST"
        assert problem(await request(server.address, "POST", "/api/tables", content=b"{")) == (400, "bad-request")
        assert problem(await request(server.address, "POST", "/api/links", json={"token": "x" * 201}))[0] == 400
        assert problem(await post(server.address, "/api/links", {"token": "x"})) == (404, "dead-link")
        for path in ("matches", "matches/1"):
            assert problem(await get(server.address, f"{table}/{path}")) == (401, "no-token")
        for number in ("-1", "x", "1.5", "99999999999999999999"):
            answer = await get(server.address, f"{table}/matches/{number}", guests[0].cookie)
            assert answer.status_code in (400, 404)


async def test_a_browser_at_an_address_that_leads_nowhere_gets_a_screen_and_the_api_stays_as_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "index.html").write_text("<!doctype html>", encoding="utf-8")
    monkeypatch.setenv("LICHINA_CLIENT", str(tmp_path))
    async with running() as server:
        page = await get(server.address, "/none", Accept="text/html,*/*;q=0.8")
        assert (page.status_code, page.text) == (404, "<!doctype html>")
        assert problem(await get(server.address, "/api/none", Accept="text/html")) == (404, "no-such-page")
        assert problem(await get(server.address, "/none")) == (404, "no-such-page")


async def test_a_request_that_is_too_large_is_refused() -> None:
    async with running() as server:
        large = b'{"name": "' + b"x" * (64 * 1024) + b'"}'
        headers = {"Content-Type": "application/json"}
        answer = await request(server.address, "POST", "/api/tables", content=large, headers=headers)
        assert problem(answer) == (413, "too-large")

        async def pieces() -> Any:
            for start in range(0, len(large), 8192):
                yield large[start : start + 8192]

        answer = await request(server.address, "POST", "/api/tables", content=pieces(), headers=headers)
        assert problem(answer) == (413, "too-large")


# --- how often --------------------------------------------------------------------------------------------------------


async def test_a_club_of_thirty_two_comes_in_at_once_from_one_address() -> None:
    async with running(limits=Limits()) as server, party(server, 1) as guests:
        host = guests[0]
        code = host.at["code"]

        async def come(number: int) -> Guest:
            assert (await get(server.address, f"/api/codes/{code}")).json() == {"table": host.table}
            guest = await host.friend(f"Гость {number}")
            await guest.open()
            return guest

        friends = await asyncio.gather(*(come(number) for number in range(31)))
        await host.until(lambda: len(host.at["seats"]) == 32)
        assert {seat["by"] for seat in host.at["seats"]} == {"person"}
        await settle(friends)
        late = await post(server.address, f"/api/tables/{host.table}/people", {"name": "Опоздавший"})
        assert late.status_code == 201
        for friend in friends:
            await friend.cut()


async def test_wrong_codes_are_slowed_down_and_right_ones_cost_nothing() -> None:
    async with running(limits=Limits()) as server, party(server, 1) as guests:
        path = f"/api/codes/{guests[0].at['code']}"
        for _ in range(30):
            assert (await get(server.address, path)).status_code == 200
        for _ in range(10):
            assert problem(await get(server.address, "/api/codes/nosuchword")) == (404, "no-such-table")
        slowed = await get(server.address, "/api/codes/nosuchword")
        assert problem(slowed) == (429, "slow-down")
        assert 1 <= int(slowed.headers["retry-after"]) <= 5
        assert 0 < slowed.json()["wait"] <= 5
        guess = await get(server.address, path)  # or else one could go on guessing
        assert guess.status_code == 429


@pytest.mark.parametrize(
    ("limits", "path"),
    [(narrow(tables_burst=2, tables_per_second=0.1), "/api/tables"), (narrow(joins_burst=2), "/api/tables/{}/people")],
)
async def test_tables_and_joins_are_limited(limits: Limits, path: str) -> None:
    async with running(limits=limits) as server:
        host = await Guest.host(server.address)
        names = ("Маша", "Пётр", "Оля", "Иван")
        answers = [await post(server.address, path.format(host.table), {"name": name}) for name in names]
        assert 429 in {answer.status_code for answer in answers}
        slowed = next(answer for answer in answers if answer.status_code == 429)
        assert int(slowed.headers["retry-after"]) >= 1


async def test_a_client_cannot_hide_behind_addresses_that_it_makes_up() -> None:
    limits = narrow(misses_burst=2, misses_per_second=0.01)
    async with running(limits=limits, proxied=True) as server:
        statuses = []
        for number in range(4):
            headers = {"X-Forwarded-For": f"198.51.100.{number}, 203.0.113.7"}
            statuses.append((await get(server.address, "/api/codes/nosuchword", **headers)).status_code)
        assert statuses == [404, 404, 429, 429]
        other = await get(server.address, "/api/codes/nosuchword", **{"X-Forwarded-For": "203.0.113.8"})
        assert other.status_code == 404
    async with running(limits=limits) as server:
        statuses = []
        for number in range(3):
            headers = {"X-Forwarded-For": f"198.51.100.{number}"}
            statuses.append((await get(server.address, "/api/codes/nosuchword", **headers)).status_code)
        assert statuses == [404, 404, 429]


async def test_a_server_has_room_for_so_many_tables() -> None:
    async with running(limits=narrow(tables=1)) as server:
        await Guest.host(server.address)
        assert problem(await post(server.address, "/api/tables", PLAYER)) == (503, "too-many-tables")


# --- what answers say about themselves --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("public", "secure"), [(None, False), ("http://play.example", False), ("https://play.example", True)]
)
async def test_a_cookie_is_for_the_server_alone_and_for_https_where_there_is_https(
    public: str | None, secure: bool
) -> None:
    async with running(public_url=public) as server:
        answer = await post(server.address, "/api/tables", PLAYER)
        name, *attributes = answer.headers["set-cookie"].split("; ")
        assert name.startswith(f"lichina-{answer.json()['table']}=")
        expected = {"Max-Age=2592000", "Path=/", "HttpOnly", "SameSite=Lax"}
        assert set(attributes) == expected | ({"Secure"} if secure else set())
        if public:
            assert answer.json()["link"].startswith(f"{public}/t/")


async def test_every_answer_has_the_security_headers_and_the_api_is_not_stored() -> None:
    async with running() as server, party(server, 1) as guests:
        table = f"/api/tables/{guests[0].table}"
        paths = ["/", "/t/x", "/tv", "/tv/сова", "/move", "/worker.js", "/assets/none", "/none"]
        paths += [
            "/healthz",
            "/metrics",
            "/api",
            "/api/openapi.json",
            "/api/games",
            "/api/words/ru/none",
            "/api/words/de/mafia",
            "/api/codes/x",
        ]
        paths += [table, f"{table}/qr.svg", f"{table}/matches", "/api/none", "/assets/%2e%2e/index.html"]
        answers = [await get(server.address, path) for path in paths]
        answers.append(await post(server.address, "/api/tables", {}))
        answers.append(await post(server.address, "/api/tables", PLAYER))
        answers.append(await request(server.address, "PUT", "/api/games"))
        answers.append(await request(server.address, "GET", "/", headers={"Host": "evil.example"}))
        answers.append(await request(server.address, "POST", "/api/tables", headers={"Origin": "http://evil"}))
        for answer in answers:
            for name in SECURITY_HEADERS:
                assert name in answer.headers, (answer.url, name)
            if answer.url.path.startswith("/api/"):
                assert answer.headers["cache-control"] == "no-store", answer.url
            assert "server" not in answer.headers
        statuses = {answer.status_code for answer in answers}
        assert statuses == {200, 201, 400, 401, 403, 404, 405, 421}


async def test_pages_of_others_may_not_act_and_other_names_are_not_ours() -> None:
    async with running(public_url="https://play.example") as server:
        for origin, status in (
            ("https://play.example", 201),
            (f"http://{server.address}", 201),
            ("https://evil.example", 403),
            ("null", 403),
            ("https://play.example.evil.example", 403),
        ):
            answer = await request(server.address, "POST", "/api/tables", json=PLAYER, headers={"Origin": origin})
            assert answer.status_code == status, origin
        refused = await request(server.address, "GET", "/api/games", headers={"Host": "evil.example"})
        assert problem(refused) == (421, "wrong-host")
        assert refused.json()["text"] == "Этот сервер так не называется. / This server has no such name."
        answer = await request(server.address, "GET", "/api/games", headers={"Host": "play.example"})
        assert answer.status_code == 200


# --- what can be read -------------------------------------------------------------------------------------------------


async def test_the_document_names_every_route() -> None:
    async with running() as server:
        document = (await get(server.address, "/api/openapi.json")).json()
        named = {f"{method.upper()} {path}" for path, item in document["paths"].items() for method in item}
        assert named == {
            "GET /api/games",
            "GET /api/games/{game}/cards",
            "POST /api/games/{game}/barred",
            "POST /api/games/{game}/options/{name}",
            "GET /api/words/{language}/{game}",
            "POST /api/tables",
            "POST /api/lessons",
            "GET /api/codes/{code}",
            "GET /api/tables/{table}",
            "POST /api/tables/{table}/people",
            "DELETE /api/tables/{table}/me",
            "POST /api/tables/{table}/links",
            "POST /api/links",
            "GET /api/statistics",
            "DELETE /api/tables/{table}/matches/me",
            "GET /api/tables/{table}/matches",
            "GET /api/tables/{table}/matches/{number}",
            "POST /api/tables/{table}/matches/{number}/share",
            "GET /api/replays/{table}/{number}/{key}",
            "GET /api/replays/{table}/{number}/{key}/record",
            "GET /api/replays/{table}/{number}/{key}/story",
            "GET /api/tables/{table}/qr.svg",
        }


async def test_games_come_in_both_languages() -> None:
    async with running() as server:
        found = {}
        for language in ("ru", "en"):
            games = (await get(server.address, f"/api/games?lang={language}")).json()
            game = next(one for one in games if one["id"] == "mafia")
            modes = [mode["id"] for mode in game["modes"]]
            found[language] = (game["name"], modes)
            assert all(option["about"] for option in game["options"])
        assert (found["ru"][0], found["en"][0]) == ("Мафия", "Mafia")
        assert found["ru"][1] == found["en"][1]
        accepted = await get(server.address, "/api/games", **{"Accept-Language": "en"})
        assert "Mafia" in [game["name"] for game in accepted.json()]


async def test_whoever_wants_only_the_head_of_an_answer_gets_it() -> None:
    async with running() as server:
        for path in ("/", "/healthz", "/api/games", "/worker.js"):
            whole, head = [await request(server.address, method, path) for method in ("GET", "HEAD")]
            assert (head.status_code, head.content) == (200, b"")
            assert head.headers["content-length"] == whole.headers["content-length"]


async def test_figures_are_for_the_own_machine_unless_the_operator_says_otherwise() -> None:
    far = {"X-Forwarded-For": "127.0.0.1, 203.0.113.7"}
    async with running(proxied=True) as server:
        figures = await get(server.address, "/metrics")
        assert figures.status_code == 200
        assert "lichina_connections 0.0" in figures.text
        assert figures.headers["content-type"] == "text/plain; version=0.0.4; charset=utf-8"
        assert problem(await get(server.address, "/metrics", **far)) == (403, "metrics-local")
    async with running(proxied=True, metrics="anyone") as server:
        assert (await get(server.address, "/metrics", **far)).status_code == 200


async def test_a_server_whose_storage_is_full_says_so(tmp_path: Path) -> None:
    async with running(tmp_path, largest=256 * 1024) as server:
        assert (await get(server.address, "/healthz")).json() == {"ok": True}
        for _ in range(2000):
            answer = await post(server.address, "/api/tables", {**PLAYER, "options": {}})
            if answer.status_code != 201:
                break
        assert problem(answer) == (503, "journal-down")
        async with asyncio.timeout(PATIENCE_SECONDS):  # it is tried once a second, and the storage may be full sooner
            while (health := await get(server.address, "/healthz")).status_code == 200:
                await asyncio.sleep(0.05)
        assert (health.status_code, health.json()) == (503, {"ok": False})


# --- the end ----------------------------------------------------------------------------------------------------------


async def test_a_server_that_stops_says_so_and_keeps_what_it_acknowledged(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        host = await Guest.host(server.address)
        guests = [host, *[await host.friend(name) for name in ("Маша", "Пётр", "Оля", "Иван", "Зоя")]]
        for guest in guests:
            await guest.open()
        await begin(guests)
        await reach(guests, "vote")
        asked = [guest.asks[0] for guest in guests]
        votes = [
            asyncio.create_task(guest.answer(ask, value))
            for guest, ask in zip(guests, asked, strict=True)
            for value in ("abstain", 0 if guest is not host else 1)
        ]
        await asyncio.wait(votes, return_when=asyncio.FIRST_COMPLETED)
    acknowledged: dict[int, Any] = {}
    for place, vote in enumerate(votes):
        reply = await vote
        if reply["t"] == "ok":
            acknowledged[place // 2] = ("abstain", 0 if place // 2 else 1)[place % 2]
    await everybody(guests, lambda guest: guest.code is not None)
    for guest in guests:
        assert guest.code == 1012
        assert guest.bye is not None and (guest.bye["code"], guest.bye["back"]) == (1012, 3)
    assert acknowledged
    async with running(tmp_path) as server:
        for guest in guests:
            guest.address = server.address
            await guest.open()
        await settle(guests)
        table = server.house.table(host.table)
        assert table.live is not None
        kept = {entry.seat: entry.value for entry in table.live.match.entries() if entry.ask == asked[0]["ask"]}
        for seat, value in acknowledged.items():
            second = 0 if seat else 1  # it may have been kept, and its acknowledgement come too late
            assert kept[seat] in ({"abstain", second} if value == "abstain" else {second})
        for guest in guests:
            await guest.cut()


async def test_nothing_comes_in_while_the_server_stops() -> None:
    async with running() as server, party(server, 1) as guests:
        server.house.closing = True
        assert problem(await post(server.address, "/api/tables", PLAYER)) == (503, "closing")
        health = await get(server.address, "/healthz")
        assert (health.status_code, json.loads(health.text)) == (503, {"ok": False})
        async with guests[0].twin() as twin:
            assert twin.code == 1012
