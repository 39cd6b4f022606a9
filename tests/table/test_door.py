"""The door of a table: who comes in, who waits, who watches."""

from __future__ import annotations

import json

import pytest

from lichina.kernel import LichinaError
from lichina.table import lobby

from .desk import Device, home, seated


def names(device: Device) -> list[str]:
    """Who sits at the table, in order."""
    return [seat["name"] for seat in device.at["seats"]]


async def test_a_closed_door_lets_nobody_in() -> None:
    async with home() as place:
        host = await place.host()
        await host.must("set", door="closed")
        for kind in ("player", "spectator", "tv"):
            with pytest.raises(LichinaError) as refused:
                await place.join(host.table, "Маша", kind)
            assert refused.value.code == "door-closed"
        assert len(host.at["people"]) == 1


async def test_whoever_knocks_sees_nobody_until_the_host_opens() -> None:
    async with home() as place:
        host = await place.host("Даша", door="knock")
        first = await host.friend("Маша")
        second = await host.friend("Пётр")
        assert [person["name"] for person in first.at["people"]] == ["Даша", "Маша"]
        assert [person["name"] for person in second.at["people"]] == ["Даша", "Пётр"]
        assert first.at["seats"] == [] and first.you["waits"] is True
        assert await first.refused("say", text="эй") == "at-the-door"
        assert (await first.do("ping"))["t"] == "ok"
        await host.must("mute", person=host.person, muted=False)
        assert [person["name"] for person in second.at["people"]] == ["Даша", "Пётр"]
        await host.must("admit", person=first.person)
        assert names(first) == ["Даша", "Маша"] and first.you["seat"] == 1
        assert second.at["seats"] == []
        assert await host.refused("admit", person=first.person) == "not-waiting"


@pytest.mark.parametrize("door", ["open", "knock", "closed"])
async def test_where_nobody_is_left_who_could_open_whoever_comes_is_the_host(door: str) -> None:
    async with home() as place:
        host = await place.host("Даша", game="parlour")
        screen = await host.friend("Экран", "tv")
        await host.must("admit", person=screen.person)
        await host.must("set", door=door)
        await place.house.leave(host.table, host.person)
        assert screen.at["host"] == 0
        heir = await screen.friend("Маша")
        assert heir.hosts() and heir.you["waits"] is False and heir.you["seat"] == 0
        assert screen.at["host"] == heir.person


async def test_whoever_knocks_does_not_read_who_has_played_here() -> None:
    async with home() as place:
        host, second = await seated(place, 2, options={"rounds": 1}, door="open")
        await host.must("set", door="knock")
        await host.must("start")
        await host.answer("yes")
        await second.answer("yes")
        stranger = await host.friend("Чужой")
        assert "Маша" not in json.dumps(stranger.frames, ensure_ascii=False)


async def test_a_television_waits_with_a_number_and_sees_what_everybody_sees() -> None:
    async with home() as place:
        host, second = await seated(place, 2, spectators=False)
        screen = await host.friend("Телевизор", "tv")
        number = next(person["number"] for person in host.at["people"] if person["kind"] == "tv")
        assert 1000 <= number <= 9999
        assert screen.you["waits"] is True
        await host.must("start")
        assert screen.match == {}
        await host.must("admit", person=screen.person)
        assert screen.match["seat"] is None and screen.match["private"] is None
        assert second.match["seat"] == 1
        assert await screen.refused("start") == "host-only"
        assert await host.refused("host", person=screen.person) == "not-allowed"


async def test_where_spectators_are_not_wanted_nobody_watches() -> None:
    async with home() as place:
        host, second = await seated(place, 2)
        watcher = await host.friend("Зритель", "spectator")
        await host.must("set", spectators=False)
        with pytest.raises(LichinaError) as refused:
            await place.join(host.table, "Ещё один", "spectator")
        assert refused.value.code == "no-spectators"
        assert await second.refused("stand") == "no-spectators"
        await host.must("start")
        assert watcher.match == {}
        await host.must("set", spectators=True)
        assert watcher.match["seat"] is None
        before = len(watcher.frames)
        await host.must("set", spectators=False)
        await host.answer("yes")
        await second.answer("yes")
        assert not {"match", "step"} & set(watcher.kinds(before))


async def test_no_more_than_sixty_four_people_come_to_a_table() -> None:
    async with home() as place:
        host = await place.host()
        watchers = lobby.MOST_SPECTATORS
        for number in range(watchers):
            await place.join(host.table, f"Зритель {number}", "spectator")
        with pytest.raises(LichinaError) as refused:
            await place.join(host.table, "Лишний", "spectator")
        assert refused.value.code == "no-spectators"
        for number in range(lobby.MOST_PEOPLE - watchers - 1):
            await place.join(host.table, f"Игрок {number}")
        with pytest.raises(LichinaError) as refused:
            await place.join(host.table, "Лишний")
        assert refused.value.code == "table-full"
