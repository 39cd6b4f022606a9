"""Attacks by those who play: old frames, two devices that race, answers of others, late and double ones."""

from __future__ import annotations

import asyncio
import json
from typing import Any

from tests.server.guest import Guest
from tests.server.party import settle

from .frames import SAID, hall, volley
from .registry import Field, attack


def _answer(guest: Guest, ask: int, value: Any) -> str:
    return json.dumps({"do": "answer", "match": guest.match["match"], "ask": ask, "value": value})


@attack(short=60, long=3000, then=f"{SAID}, all see the same")
async def two_devices_race_on_one_seat(field: Field) -> None:
    """Two devices of one person answer the same question differently, at the same moment."""
    async with hall(field) as guests:
        guest = guests[1]
        ask = guest.asks[0]
        options = ask["form"]["options"]
        for number in range(0, field.count, 20):
            one, other = options[number % len(options)], options[(number + 1) % len(options)]
            await asyncio.gather(
                volley(field, guest, [_answer(guest, ask["ask"], one)] * 10),
                volley(field, guest, [_answer(guest, ask["ask"], other)] * 10),
            )
            field.note("all see the same" if await _agree(guest) else "two devices see different things")


async def _agree(guest: Guest) -> bool:
    """Whether a device that comes anew is told what this one knows."""
    async with guest.twin() as fresh:
        await fresh.must("ping")
        await guest.must("ping")
        return [ask["held"] for ask in fresh.match["asks"]] == [ask["held"] for ask in guest.match["asks"]]


@attack(short=120, long=6000, then="refused in words, nothing has changed")
async def answers_out_of_turn(field: Field) -> None:
    """Late, double and early answers, answers to questions of others, in other matches, and undoing by others."""
    async with hall(field) as guests:
        number = guests[1].asks[0]["ask"]
        others = [ask["ask"] for guest in guests[2:] for ask in guest.asks]
        wrong = [
            *(_answer(guests[1], ask, 0) for ask in range(number)),
            *(_answer(guests[1], ask, guests[2].asks[0]["form"]["options"][0]) for ask in others if ask != number),
            *(_answer(guests[1], number + step, 0) for step in range(50, 55)),
            json.dumps({"do": "answer", "match": 0, "ask": number, "value": 0}),
            json.dumps({"do": "answer", "match": 2, "ask": number, "value": 0}),
            *[json.dumps({"do": "undo", "match": 1})] * 3,
            *(json.dumps({"do": what}) for what in ("start", "hasten", "pause", "lobby", "close", "back")),
        ]
        await settle(guests)
        before = [_known(guest) for guest in guests]
        tried = 0
        while tried < field.count:
            await volley(field, guests[1], wrong[:38])
            tried += min(38, len(wrong))
        await settle(guests)
        field.note("nothing has changed" if [_known(guest) for guest in guests] == before else "something has changed")


def _known(guest: Guest) -> Any:
    """What somebody knows of the match."""
    return guest.match["public"], guest.match["private"], guest.match["asks"], len(guest.told), guest.at["stage"]


@attack(short=120, long=6000, then=f"{SAID}, all see the same")
async def old_frames_again(field: Field) -> None:
    """All that somebody has sent in a match is sent again, by the same and by others, there and at another table."""
    async with hall(field) as guests, hall(field, 2, stage=None) as elsewhere:
        number = guests[1].asks[0]["ask"]
        old = [_answer(guests[1], ask, value) for ask in range(number) for value in ("seen", "pass", ["ready"])]
        tried = 0
        while tried < field.count:
            for guest in (guests[1], guests[2], elsewhere[1]):
                await volley(field, guest, old[:35])
                tried += min(35, len(old))
        field.note("all see the same" if await _agree(guests[1]) else "two devices see different things")


@attack(short=12, long=1200, then="closed 4409, carried out, open")
async def many_devices_of_one_person(field: Field) -> None:
    """One person comes with ever more devices."""
    async with hall(field, 2, stage=None) as guests:
        devices: list[Guest] = []
        for _ in range(field.count):
            device = guests[1].twin()
            await device.open()
            devices.append(device)
        await guests[0].must("ping")
        for device in devices:
            await device.cut()
            field.note("open" if device.code in (None, 1000) else f"closed {device.code}")
