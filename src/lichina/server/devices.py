"""Who sits at a device: one person, and perhaps others beside, who pass it round."""

from __future__ import annotations

from typing import NamedTuple

from ..table.house import House
from ..table.state import Person, Refused
from ..table.table import Table
from . import guards

MOST_BESIDE = 31
"""How many people may sit beside the first: all their cookies fit into a request."""
ROOMY_BYTES = 4096
"""Cookies that take up more bytes than this are looked through for dead ones; a socket takes twice as many."""


class Device(NamedTuple):
    """A phone or a browser as one table knows it, by the cookies that it brings."""

    table: str
    main: Person | None
    """Who came in here first."""
    beside: tuple[Person, ...]

    @property
    def people(self) -> list[Person]:
        """Everybody who sits here."""
        return [*([self.main] if self.main else []), *self.beside]

    def person(self, number: int | None) -> Person | None:
        """Somebody who sits here; without a number, the first who came in."""
        if number is None:
            return self.main
        return next((person for person in self.people if person.id == number), None)

    def cookies_of(self, number: int) -> list[str]:
        """The names of the cookies that hold this person's tokens."""
        main = [guards.cookie_name(self.table)] if self.main and self.main.id == number else []
        return main + [guards.cookie_name(self.table, one.id) for one in self.beside if one.id == number]


def device_of(house: House, table: Table, cookies: str | None) -> Device:
    """Who sits at the device that brings these cookies. A cookie holds the person whose number it has, and no other."""
    found: dict[int | None, Person] = {}
    for number, token in guards.tokens_of(cookies, table.state.id).items():
        person = house.person_of(table, guards.token_hash(token))
        if person is not None and number in (None, person.id):
            found[number] = person
    main = found.pop(None, None)
    beside = sorted((one for one in found.values() if one is not main), key=lambda one: one.id)
    return Device(table.state.id, main, tuple(beside))


def tokens_brought(table: Table, cookies: str | None) -> frozenset[str]:
    """The hashes of all tokens of this table that a device brings, also of those that open nothing any more."""
    return frozenset(map(guards.token_hash, guards.tokens_of(cookies, table.state.id).values()))


def check_room(device: Device) -> None:
    """Refuse another person at a device at which nobody sits yet, or too many do."""
    if device.main is None:
        raise Refused("no-token", "you do not sit at this table")
    if device.main.waits:
        raise Refused("at-the-door", "the host has not let you in yet")
    if len(device.beside) >= MOST_BESIDE:
        raise Refused("device-full", f"at most {MOST_BESIDE + 1} people sit at one device", high=MOST_BESIDE + 1)


async def dead_cookies(house: House, cookies: str | None) -> list[str]:
    """Where a device brings very many cookies: those of tables and people that are not here any more."""
    if cookies is None or len(cookies) <= ROOMY_BYTES:
        return []
    held = list(guards.seats_held(cookies))
    tables = {key: house.tables.get(key) for _, key, _ in held}
    devices = {key: device_of(house, table, cookies) for key, table in tables.items() if table is not None}
    elsewhere = set()
    if house.journal.shared:
        for key in tables.keys() - devices.keys():
            if await house.journal.closed(key) is None:
                elsewhere.add(key)
    return [
        name
        for name, key, number in held
        if key not in elsewhere and (key not in devices or devices[key].person(number) is None)
    ]
