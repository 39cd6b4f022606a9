"""The door of a table: who comes in, who waits, who watches."""

from __future__ import annotations

import json

import pytest

from lichina.kernel import LichinaError
from lichina.table import lobby

from .tabletop import Device, home, seated


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


async def test_whoever_was_removed_waits_at_the_door_until_the_host_opens() -> None:
    async with home() as place:
        host, second, _ = await seated(place, 3)
        await host.must("kick", person=second.person)
        assert host.at["door"] == "knock"
        await host.must("set", door="open")
        same_name = await host.friend("mаша")
        assert same_name.you["waits"] and same_name.at["seats"] == []
        same_device = await host.friend("Кто-то", brought=[second.token])
        assert same_device.you["waits"] and same_device.at["seats"] == []
        stranger = await host.friend("Оля")
        assert not stranger.you["waits"] and stranger.you["seat"] == 2
        marked = {person["name"]: person["removed"] for person in host.at["people"]}
        assert marked == {"Даша": False, "Пётр": False, "mаша": True, "Кто-то": True, "Оля": False}
        await host.must("admit", person=same_device.person)
        assert same_device.you["seat"] == 3
        assert [person["removed"] for person in host.at["people"] if person["id"] == same_device.person] == [False]
        await place.house.leave(host.table, same_device.person)
        again = await host.friend("Кто-то", brought=[same_device.token])
        assert not again.you["waits"]


async def test_whoever_is_sent_away_again_is_known_by_every_device_that_was_his() -> None:
    async with home() as place:
        host, second = await seated(place, 2)
        await host.must("kick", person=second.person)
        asking = await host.friend("Пётр", brought=[second.token])
        await host.must("kick", person=asking.person)
        await host.must("set", door="open")
        for token in (second.token, asking.token):
            guest = await host.friend(f"Гость {token}", brought=[token])
            assert guest.you["waits"]
            await place.house.leave(host.table, guest.person)


async def test_after_somebody_was_removed_everybody_who_comes_knocks_also_after_a_restart() -> None:
    async with home() as place:
        host, second = await seated(place, 2)
        await host.must("kick", person=second.person)
        assert (await host.friend("Новая")).you["waits"]
    async with home(place.journal, place.time) as later:
        await later.again(host)
        await host.must("set", door="open")
        back = await (await later.join(host.table, "Другая", brought=[second.token])).attach()
        assert back.you["waits"]


async def test_a_television_that_is_sent_away_does_not_close_the_door() -> None:
    async with home() as place:
        host = await place.host(game="parlour")
        screen = await host.friend("Экран", "tv")
        await host.must("kick", person=screen.person)
        assert host.at["door"] == "open" and host.table.state.removed == []


async def test_a_door_that_nobody_could_open_stays_shut_for_whoever_was_removed() -> None:
    async with home() as place:
        host, second = await seated(place, 2)
        await host.must("kick", person=second.person)
        await place.house.leave(host.table, host.person)
        back = await (await place.join(host.table, "Маша")).attach()
        assert back.you["waits"] and back.at["host"] == 0
        heir = await (await place.join(host.table, "Оля")).attach()
        assert heir.hosts()
        await heir.must("admit", person=back.person)
        assert back.you["seat"] == 1
