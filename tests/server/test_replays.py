"""Replays over HTTP: whoever has the key sees a match that is over, nobody else does, and before the end nobody."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

import lichina
from lichina.games.mafia import Mafia
from lichina.journal import Finished
from lichina.kernel import Match
from lichina.server.replays import Replay, Replays, accepts_gzip, file_name, key_of
from lichina.table.livematch import Transcript
from lichina.table.rows import encode

from .guest import Guest, Running, get, narrow, post, running
from .party import begin, convict, everybody, party
from .test_http import problem

NO_SUCH_MATCH = (404, "no-such-match")


async def play(guests: list[Guest], **options: Any) -> None:
    """Six people play the shortest match."""
    await begin(guests, **options)
    await convict(guests)
    await everybody(guests, lambda guest: guest.at["stage"] == "ended")


async def share(guest: Guest, match: int = 1, cookie: str | None = "") -> httpx.Response:
    """Ask for the link to a match."""
    path = f"/api/tables/{guest.table}/matches/{match}/share"
    return await post(guest.address, path, None, guest.cookie if cookie == "" else cookie)


async def key(guest: Guest, match: int = 1) -> str:
    answer = await share(guest, match)
    assert answer.status_code == 200, answer.text
    found: str = answer.json()["key"]
    return found


async def replay(guest: Guest, secret: str, more: str = "", match: int = 1) -> httpx.Response:
    """Look at a match with a key, as a stranger."""
    return await get(guest.address, f"/api/replays/{guest.table}/{match}/{secret}{more}")


def archived(match: Match, **changes: Any) -> Finished:
    """A match as the journal keeps it."""
    names = tuple(f"Игрок {seat}" for seat in match.game.seats)
    story = Transcript("mafia", 1, names, (), match.outcome)
    row = Finished("stol", 1, "mafia", 1, 0.0, 60.0, b"{}", match.record.to_json(), encode(story))
    return msgspec.structs.replace(row, **changes)


# --- sharing ----------------------------------------------------------------------------------------------------------


async def test_whoever_played_shares_a_match_and_a_stranger_sees_all_of_it() -> None:
    async with running() as server, party(server) as guests:
        await play(guests)
        answers = [await share(guest) for guest in guests]
        links = {answer.json()["link"] for answer in answers}
        secret = answers[0].json()["key"]
        assert links == {f"http://{server.address}/r/{guests[0].table}/1/{secret}"}
        assert [answer.status_code for answer in answers] == [200] * 6 and len(secret) == 22
        found = await replay(guests[0], secret, "?lang=en")
        shown = msgspec.json.decode(found.content, type=Replay)
        assert shown.viewer == "all"
        assert (shown.names, shown.masks) == (guests[0].match["names"], guests[0].match["masks"])
        assert [fact.key for fact in shown.facts][:2] == ["length", "quiet"]  # type: ignore[union-attr]
        assert shown.outcome is not None and shown.outcome.side == "town"
        cards = [private["card"] for private in shown.start.privates]  # type: ignore[union-attr]
        assert cards == [guest.match["private"]["card"] for guest in guests]
        assert {step.entry.by for step in shown.steps} == {"person", "clock"}  # type: ignore[union-attr]


async def test_a_match_is_seen_with_the_eyes_of_a_spectator_or_of_one_seat() -> None:
    async with running() as server, party(server) as guests:
        await play(guests)
        secret = await key(guests[0])
        for eyes, seat in (("spectator", None), ("0", 0), ("5", 5)):
            found = (await replay(guests[0], secret, f"?as={eyes}")).content
            shown = msgspec.json.decode(found, type=Replay)
            assert shown.start.seat == seat and shown.facts is msgspec.UNSET
            told = [event.key for event in shown.start.told]
            told += [event.key for step in shown.steps for event in step.told or ()]
            assert seat is None or told == [event["key"] for event in guests[seat].told]
            assert b'"privates"' not in found and b'"to"' not in found and b'"entry"' not in found
            assert (seat is None) == (shown.start.private is None)
        assert problem(await replay(guests[0], secret, "?as=6")) == (422, "no-such-seat")
        for wrong in ("?as=host", "?as=-1", "?as=100", "?as="):
            assert problem(await replay(guests[0], secret, wrong)) == (400, "bad-request")


async def test_only_people_at_the_table_get_the_link() -> None:
    async with running() as server, party(server) as guests:
        await play(guests)
        watcher = await guests[0].friend("Яна", "spectator")
        await guests[0].must("set", door="knock")
        waiting = await guests[0].friend("Зина")
        assert problem(await share(guests[0], cookie=None)) == (401, "no-token")
        assert problem(await share(waiting)) == (403, "at-the-door")
        assert (await share(watcher)).status_code == 200
        for match in (0, 2):
            assert problem(await share(guests[0], match)) == NO_SUCH_MATCH


# --- keys -------------------------------------------------------------------------------------------------------------


def test_a_key_hangs_on_the_table_the_match_and_the_dice() -> None:
    row = archived(Match(Mafia, 6, "some dice"))
    others = [
        archived(Match(Mafia, 6, "other dice")),
        msgspec.structs.replace(row, table="stul"),
        msgspec.structs.replace(row, number=2),
    ]
    assert key_of(row) == "mdPKtZjzeE_7ISnnFlQyfg", "a link that was shared opens for ever"
    assert len({key_of(row), *map(key_of, others)}) == 4


async def test_a_wrong_key_is_answered_as_a_match_that_is_not_there() -> None:
    async with running() as server, party(server) as guests:
        await play(guests)
        secret = await key(guests[0])
        host = guests[0]
        elsewhere = Guest(host.address, "no-such-table-at-all", "", 0)
        answers = [
            await replay(host, secret[:-1] + ("A" if secret[-1] != "A" else "B")),
            await replay(host, secret[:-1]),
            await replay(host, secret.swapcase()),
            await replay(host, "ключ"),
            await replay(host, secret, match=2),
            await replay(elsewhere, secret),
            await replay(host, "x" * 22, "/record"),
            await replay(host, secret, "/record", match=7),
            await replay(host, "x" * 22, "/story"),
            await replay(host, secret, "/story", match=7),
        ]
        assert {problem(answer) for answer in answers} == {NO_SUCH_MATCH}
        assert len({answer.content for answer in answers}) == 1


async def test_guessing_keys_is_slowed_down_and_the_right_one_costs_nothing() -> None:
    async with running(limits=narrow(misses_burst=10)) as server, party(server) as guests:
        await play(guests)
        secret = await key(guests[0])
        for _ in range(15):
            assert (await replay(guests[0], secret, "?as=spectator")).status_code == 200
        for _ in range(10):
            assert problem(await replay(guests[0], "x" * 22)) == NO_SUCH_MATCH
        assert problem(await replay(guests[0], "x" * 22)) == (429, "slow-down")


async def test_replays_are_limited_by_address() -> None:
    limits = narrow(replays_burst=3, replays_per_second=0.001)
    async with running(limits=limits) as server, party(server) as guests:
        await play(guests)
        secret = await key(guests[0])
        answers = [(await replay(guests[0], secret, more)).status_code for more in ("", "/story", "", "/story")]
        assert answers == [200, 200, 200, 429]


# --- before the end, and long after it --------------------------------------------------------------------------------


async def test_a_match_that_is_on_is_not_there_even_for_whoever_knows_its_dice() -> None:
    async with running() as server, party(server) as guests:
        await begin(guests)
        host = guests[0]
        live = server.house.tables[host.table].live
        assert live is not None
        row = archived(live.match, table=host.table)
        assert problem(await share(host)) == NO_SUCH_MATCH
        assert problem(await replay(host, key_of(row))) == NO_SUCH_MATCH
        await server.house.journal.archive(row)  # it was kept, but could not be ended, and goes on
        assert problem(await share(host)) == NO_SUCH_MATCH
        for more in ("", "?as=spectator", "/record", "/story"):
            assert problem(await replay(host, key_of(row), more)) == NO_SUCH_MATCH
        await host.must("lobby")
        broken = (await replay(host, await key(host))).json()
        assert broken["outcome"] is None and broken["names"] == host.match["names"]


async def test_a_link_opens_when_the_table_is_closed_and_the_server_was_started_anew(tmp_path: Path) -> None:
    async with running(tmp_path) as server, party(server) as guests:
        await play(guests)
        secret = await key(guests[0])
        before = (await replay(guests[0], secret)).content
        await guests[0].do("close")
        assert guests[0].table not in server.house.tables
        assert (await replay(guests[0], secret)).content == before
        assert problem(await share(guests[0])) == (404, "no-such-table")
    async with running(tmp_path) as again:
        found = await get(again.address, f"/api/replays/{guests[0].table}/1/{secret}")
        assert found.content == before


async def _kept(server: Running, **changes: Any) -> tuple[str, Finished]:
    """The address of a match that the journal has, at no table that is open."""
    row = archived(Match(Mafia, 6, "kept"), **changes)
    await server.house.journal.archive(row)
    return f"/api/replays/stol/1/{key_of(row)}", row


@pytest.mark.parametrize(
    ("game", "version", "text"),
    [
        ("mafia", 99, "Эту партию уже не показать: с тех пор изменились правила игры."),
        ("chess", 1, "Эту партию уже не показать: с тех пор изменились правила игры."),
    ],
)
async def test_a_match_of_other_rules_is_refused_in_words_and_its_record_and_story_can_still_be_had(
    game: str, version: int, text: str
) -> None:
    async with running() as server:
        record = Match(Mafia, 6, "kept").record
        other = msgspec.structs.replace(record, game=game, version=version).to_json()
        told = Transcript(game, version, ("Аня", "Боря"), ((0.0, (None, "day", {"day": 2})),), None)
        path, _ = await _kept(server, record=other, transcript=encode(told))
        answer = await get(server.address, path)
        assert problem(answer) == (409, "cannot-replay") and answer.json()["text"] == text
        assert (await get(server.address, f"{path}/record")).content == other
        story = (await get(server.address, f"{path}/story?text=1&lang=en")).json()
        assert (story["version"], story["names"]) == (version, ["Аня", "Боря"])
        assert story["events"] == [[0.0, [None, "day", {"day": 2}]]]
        assert story.get("texts") == (["Day 2."] if game == "mafia" else None)


async def test_what_is_damaged_is_refused_in_words_or_not_there() -> None:
    async with running() as server:
        path, row = await _kept(server, transcript=b'{"game":')
        answer = await get(server.address, f"{path}?lang=en")
        assert problem(answer) == (409, "cannot-replay")
        assert answer.json()["text"] == "This match cannot be shown: its record is damaged."
        assert problem(await get(server.address, f"{path}/story")) == (409, "cannot-replay")
        await server.house.journal.archive(msgspec.structs.replace(row, record=b"{"))
        assert problem(await get(server.address, path)) == NO_SUCH_MATCH


# --- what comes back --------------------------------------------------------------------------------------------------


async def test_the_record_is_a_file_that_can_be_played_again() -> None:
    async with running() as server, party(server) as guests:
        await play(guests)
        answer = await replay(guests[0], await key(guests[0]), "/record")
        name = answer.headers["content-disposition"].removeprefix('attachment; filename="').removesuffix('"')
        assert name.startswith("lichina-mafia-20") and name.endswith("-1.json")
        assert lichina.replay(answer.content).outcome.side == "town"  # type: ignore[union-attr]
        story = await get(server.address, f"/api/tables/{guests[0].table}/matches/1", guests[0].cookie)
        assert story.json()["record"] == answer.json()
        by_link = await replay(guests[0], await key(guests[0]), "/story")
        assert by_link.json() == story.json()["story"]
        assert len(story.json()["story"]["by"]) == len(answer.json()["entries"])


def test_a_file_is_named_after_its_game_and_day() -> None:
    row = archived(Match(Mafia, 6, "kept"))
    assert file_name(row) == "lichina-mafia-1970-01-01-1.json"
    assert file_name(msgspec.structs.replace(row, game='A"\r\n/Б')) == "lichina-a_____-1970-01-01-1.json"


async def test_an_answer_is_compressed_only_for_who_takes_it() -> None:
    async with running() as server:
        path, _ = await _kept(server)
        packed = await get(server.address, path, **{"Accept-Encoding": "br, gzip;q=0.5"})
        plain = await get(server.address, path, **{"Accept-Encoding": "identity"})
        assert packed.headers["content-encoding"] == "gzip" and "content-encoding" not in plain.headers
        assert packed.content == plain.content and json.loads(plain.content)["viewer"] == "all"
        assert plain.headers["vary"] == packed.headers["vary"] == "Accept-Encoding"
        assert int(packed.headers["content-length"]) < len(plain.content) / 2


@pytest.mark.parametrize(
    ("header", "takes"),
    [("gzip", True), ("deflate, GZIP", True), ("gzip; q=0", False), ("", False), ("identity", False), ("xgzip", False)],
)
def test_compression_is_taken_by_its_name(header: str, takes: bool) -> None:
    assert accepts_gzip(header) is takes


async def test_one_replay_is_made_once_for_all_who_ask_and_the_last_ones_are_kept() -> None:
    row = archived(Match(Mafia, 6, "kept"))
    replays = Replays()
    made = await asyncio.gather(*(replays.show(row, "ru", "all") for _ in range(10)))
    assert len({id(one) for one in made}) == 1
    assert await replays.show(row, "en", "all") != made[0]
    small = Replays(most=1)
    first = await small.show(row, "ru", "all")
    assert await small.show(row, "ru", "all") is first
    await small.show(row, "ru", None)
    again = await small.show(row, "ru", "all")
    assert again == first and again is not first
