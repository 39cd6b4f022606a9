"""Everybody at a table wears a mask of his own."""

from __future__ import annotations

import json
from typing import Any

from lichina.table.state import MASK_ORDER, MASKS

from .tabletop import Device, Home, home, journal_of, seated


def masks(device: Device) -> list[int]:
    """What those who sit here wear, in order."""
    return [seat["mask"] for seat in device.at["seats"]]


def unmask(place: Home, device: Device) -> None:
    """Write the table anew as it was written before there were masks."""
    live = journal_of(place)._memory.live[device.table.state.id]
    live.rows = [json.dumps(without(json.loads(row))).encode() for row in live.rows]


def without(value: Any) -> Any:
    """Data without any mask."""
    if isinstance(value, dict):
        return {key: without(item) for key, item in value.items() if key not in ("mask", "masks")}
    return [without(item) for item in value] if isinstance(value, list) else value


def test_the_order_in_which_masks_are_given_out_begins_at_0_and_has_each_once() -> None:
    assert MASK_ORDER[:6] == (0, 7, 14, 21, 28, 35)
    assert sorted(MASK_ORDER) == list(range(40)) == list(range(MASKS))


async def test_whoever_comes_and_every_bot_gets_the_first_mask_that_is_free() -> None:
    async with home() as place:
        host = await place.host("Даша", game="parlour")
        second = await host.friend("Маша")
        await host.must("bot")
        await host.friend("Зритель", "spectator")
        assert masks(second) == [0, 7, 14]
        assert [person["mask"] for person in second.at["people"]] == [0, 7, 21]
        await host.must("remove", seat=2)
        await place.house.leave(host.table, second.person)
        await host.friend("Пётр")
        await host.must("bot")
        assert masks(host) == [0, 7, 14]


async def test_another_mask_may_be_taken_before_and_after_a_match_if_nobody_wears_it() -> None:
    async with home() as place:
        host, second = await seated(place, 2, bots=1, options={"rounds": 1})
        await second.must("mask", mask=39)
        assert masks(host) == [0, 39, 14]
        for mask, code in ((0, "mask-taken"), (14, "mask-taken"), (40, "no-such-mask"), (-1, "no-such-mask")):
            assert await second.refused("mask", mask=mask) == code
        await second.must("mask", mask=39)
        await host.must("start")
        assert await second.refused("mask", mask=3) == "not-in-match"
        await host.answer("yes")
        await second.answer("no")
        await host.until(lambda: host.at["stage"] == "ended")
        await second.must("mask", mask=3)
        assert masks(host) == [0, 3, 14]


async def test_a_match_keeps_the_masks_with_which_it_was_played() -> None:
    async with home() as place:
        host, second = await seated(place, 2, options={"rounds": 1})
        await host.must("start")
        assert host.match["masks"] == [0, 7]
        await host.answer("yes")
        await second.answer("no")
        await second.must("mask", mask=3)
        twin = await second.twin().attach()
        assert (twin.match["names"], twin.match["masks"]) == (["Даша", "Маша"], [0, 7])
        assert second.at["evening"]["matches"][0]["masks"] == [0, 7]
        (heading,) = await place.journal.finished(host.table.state.id)
        assert json.loads(heading.head)["masks"] == [0, 7]
        kept = await place.journal.match(host.table.state.id, 1)
        assert kept is not None and json.loads(kept.transcript)["masks"] == [0, 7]


async def test_a_bot_plays_on_under_the_mask_of_whoever_has_gone_and_whoever_takes_the_seat_wears_his_own() -> None:
    async with home() as place:
        host, second, third = await seated(place, 3)
        await host.must("start")
        await place.house.leave(host.table, second.person)
        assert masks(host) == [0, 7, 14]
        late = await host.friend("Поздняя")
        await host.must("give", seat=1, person=late.person)
        assert masks(host) == host.match["masks"] == third.match["masks"] == [0, 21, 14]


async def test_whoever_waits_at_the_door_takes_no_mask_away_and_learns_from_his_own_nothing() -> None:
    async with home() as place:
        host = await place.host("Даша", game="parlour", door="knock")
        for _ in range(3):
            await host.must("bot")
        guest = await host.friend("Яна")
        alone = await place.host("Лёва", game="parlour", door="knock")
        other = await alone.friend("Яна")
        assert [person["mask"] for person in guest.at["people"]] == [0, 14]
        assert [person["mask"] for person in other.at["people"]] == [0, 14]  # with three bots inside or none
        await host.must("bot")
        assert masks(host) == [0, 7, 14, 21, 28]
        await host.must("admit", person=guest.person)
        assert masks(guest) == [0, 7, 14, 21, 28, 35]


async def test_when_all_masks_are_worn_two_wear_the_same_and_no_three() -> None:
    async with home() as place:
        host = await place.host("Даша", game="mafia")
        for _ in range(31):
            await host.must("bot")
        for number in range(12):
            await place.join(host.table, f"Зритель {number}", "spectator")
        await host.must("ping")
        worn = masks(host) + [person["mask"] for person in host.at["people"][1:]]
        assert sorted(worn) == sorted([*range(40), 0, 7, 14, 21])


async def test_a_table_that_was_written_before_there_were_masks_comes_back_with_masks() -> None:
    async with home() as place:
        host, second = await seated(place, 2, bots=1, options={"rounds": 1})
        await host.must("mask", mask=5)
        await host.must("start")
        unmask(place, host)
    async with home(place.journal, place.time) as later:
        await later.again(host)
        await later.again(second)
        assert masks(host) == host.match["masks"] == [0, 7, 14]
        await host.answer("yes")
        await second.answer("no")
        await host.until(lambda: host.at["stage"] == "ended")
        unmask(later, host)
    async with home(place.journal, place.time) as last:
        host.at = {}
        await last.again(host)
        assert host.match["masks"] == [0, 7, 14]
        assert host.at["evening"]["matches"][0]["masks"] == []
        await host.must("start")
        assert masks(host) == [0, 7, 14]
