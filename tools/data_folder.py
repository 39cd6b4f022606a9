"""Write a data folder for tests/server/test_old_data.py: what people leave behind who play on today's server.

python -m tools.data_folder tests/fixtures/data-2        fails if the folder is there

It is written once for a version of the program and never again: later versions have to open it. Dice and bots are not
fixed, so another run leaves another evening.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import shutil
import sqlite3
from collections.abc import Callable, Sequence
from contextlib import AsyncExitStack, closing, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from lichina import __version__
from lichina.journal.files import JOURNAL
from lichina.registry import find, known
from tests.server.guest import Guest, Running, cookie_of, draw, post, running
from tests.server.party import eventually, settle

SLOW = {
    "mafia": {"discussion": 3600, "voting": 3600, "night": 600},
    "spyfall": {"minutes": 20, "discussion": 600, "voting": 120},
    "passengers": {"turn": 600, "discussion": 600, "voting": 300},
}
"""Nothing ends by itself, neither here nor in the test: the host says when time is up."""
LINES = {
    "ru": ("Всем привет!", "Кому здесь можно верить?"),
    "en": ("Hello everybody!", "Whom can we trust here?"),
}
HASTE = 6
"""After how many answers time is up for somebody."""
BOTS = 1.0
"""How many seconds the bots have to answer."""


class Party:
    """The people of one table on a running server."""

    def __init__(self, server: Running, guests: Sequence[Guest], names: Sequence[str]) -> None:
        self.server = server
        self.guests = list(guests)
        self.names = list(names)
        self.host = self.guests[0]
        self.dice = random.Random()
        self.moves = 0
        self.lines = LINES[self.host.lang]
        self.said = 0
        self.undone = self.amended = False

    def keys(self) -> dict[str, Any]:
        """With what its people come back."""
        people = {name: guest.cookie for name, guest in zip(self.names, self.guests, strict=True)}
        return {"id": self.host.table, "code": self.host.at["code"], "lang": self.host.lang, "people": people}

    # --- playing --------------------------------------------------------------------------------------------------

    async def begin(self, game: str, bots: int, **options: Any) -> None:
        """Start a match of these people and this many bots, who act at once."""
        host = self.host
        if host.at["stage"] == "ended":
            await host.must("lobby")
        mode = options.pop("mode", None)
        await host.must("set", game=game, mode=mode, bots=[0, 0], options={**SLOW[game], **options})
        while sum(seat["bot"] is not None for seat in host.at["seats"]) < bots:
            await host.must("bot")
        number = host.at["match"]
        await host.must("start")
        self.moves, self.said, self.undone, self.amended = 0, 0, False, False
        for guest in self.guests:
            await guest.until(lambda guest=guest: guest.match.get("match") == number + 1)  # type: ignore[misc]

    async def play(self, enough: Callable[[Party], bool]) -> None:
        """Play on until it is enough; some talk, take an answer back, or are late."""
        while True:
            await self._quiet()
            if enough(self):
                return
            await self._talk()
            asked = [guest for guest in self.guests if guest.asks]
            self.moves += 1
            if not asked or self.moves % HASTE == 0:
                await self.host.must("hasten")
            else:
                await self._answer(self.dice.choice(asked))

    async def _quiet(self) -> None:
        """The bots have answered as far as they will, and everybody has heard of it."""
        table = self.server.house.tables[self.host.table]
        bots = [place for place, seat in enumerate(table.state.seats) if seat.bot is not None]

        def still() -> bool:
            live = table.live
            return live is None or not any(ask.held is None for seat in bots for ask in live.match.asks_of(seat))

        with suppress(TimeoutError):  # some wait until a person has spoken
            async with asyncio.timeout(BOTS):
                await eventually(still)
        await settle(self.guests)

    async def _talk(self) -> None:
        rooms = [key for key, writes, *_ in self.host.match["channels"] if writes]
        if rooms and self.said < len(self.lines):
            speaker = self.guests[self.said % len(self.guests)]
            self.said += (await speaker.do("say", channel=rooms[0], text=self.lines[self.said]))["t"] == "ok"

    async def _answer(self, guest: Guest) -> None:
        """Answer; for once take it back, and for once think better of it."""
        ask = guest.asks[0]
        answer = await guest.answer(ask, draw(ask["form"], self.dice))
        if answer["t"] == "ok" and not self.undone:
            self.undone = (await guest.do("undo", match=guest.match["match"]))["t"] == "ok"
        elif answer["t"] == "ok" and not self.amended:
            self.amended = (await guest.answer(ask, draw(ask["form"], self.dice)))["t"] == "ok"

    def asked(self, stage: str) -> bool:
        """Whether somebody has a question to come back to at this stage, after an answer taken back and some talk."""
        here = self.host.match["public"]["stage"] == stage
        return here and self.undone and self.said == len(self.lines) and any(guest.asks for guest in self.guests)

    async def rest(self) -> None:
        """The bots take their time from here on: the table is found as it is left."""
        await self.host.must("set", bots=[60, 60])


# --- tables -----------------------------------------------------------------------------------------------------------


async def sit(server: Running, stack: AsyncExitStack, names: Sequence[str], **settings: Any) -> Party:
    """People at a new table, the host first."""
    host = await stack.enter_async_context(await Guest.host(server.address, names[0], **settings))
    friends = [await stack.enter_async_context(await host.friend(name)) for name in names[1:]]
    return Party(server, [host, *friends], names)


async def lobby(server: Running, stack: AsyncExitStack) -> dict[str, Any]:
    """People who have chosen everything and not begun."""
    party = await sit(server, stack, ["Даша", "Маша", "Пётр"])
    host = party.host
    await host.must("set", mode="maniac", options={"night": 45, "vote": "sealed"}, sitting="call", pace=1.5)
    await host.must("set", clocks=False, bots=[1, 4])
    await host.must("bot", level="simple", name="Робот Федя")
    await host.must("mute", person=party.guests[2].person, muted=True)
    await party.guests[1].must("mask", mask=33)
    await host.must("say", channel="table", text="Ждём Олю и начинаем")
    party.guests.append(await stack.enter_async_context(await host.friend("Яна", "spectator")))
    await host.must("set", door="knock")
    party.guests.append(await host.friend("Оля"))
    party.names += ["Яна", "Оля"]
    return party.keys()


async def mafia(server: Running, stack: AsyncExitStack) -> dict[str, Any]:
    """The first night: at least two of three people live and are asked."""
    party = await sit(server, stack, ["Даша", "Маша", "Пётр"])
    await party.begin("mafia", 4, vote="sealed")
    await party.play(lambda party: party.asked("night"))
    await party.rest()
    return party.keys()


async def spyfall(server: Running, stack: AsyncExitStack) -> dict[str, Any]:
    """The second round, at an English table."""
    party = await sit(server, stack, ["Iris", "Hugo"], language="en")
    await party.begin("spyfall", 3, mode="mission", rounds=3)
    await party.play(lambda party: party.host.match["public"]["round"] == 2 and party.asked("questions"))
    await party.rest()
    return party.keys()


async def passengers(server: Running, stack: AsyncExitStack) -> dict[str, Any]:
    """The second round, paused by the host."""
    party = await sit(server, stack, ["Даша", "Маша", "Пётр"])
    await party.begin("passengers", 2, mode="vote")
    await party.play(lambda party: party.host.match["public"]["round"] == 2 and party.asked("place"))
    await party.rest()
    await party.host.must("pause")
    return party.keys()


async def evening(server: Running, stack: AsyncExitStack) -> dict[str, Any]:
    """A match of each game, and one that the host broke off."""
    party = await sit(server, stack, ["Даша", "Маша", "Пётр"])
    await party.begin("spyfall", 0, rounds=1)
    await party.play(ended)
    await party.begin("passengers", 1)
    await party.play(lambda party: party.moves >= 10)
    await party.host.must("lobby")
    await party.begin("passengers", 1)
    await party.play(ended)
    await party.begin("mafia", 3)
    await party.play(ended)
    return {**party.keys(), "replays": {str(number): await replay(party.host, number) for number in (1, 2, 3, 4)}}


def ended(party: Party) -> bool:
    return all(guest.over and guest.at["stage"] == "ended" for guest in party.guests)


async def gone(server: Running, stack: AsyncExitStack) -> dict[str, Any]:
    """A table that its host has closed after a match."""
    party = await sit(server, stack, ["Вера", "Лев"])
    await party.begin("spyfall", 1, rounds=1)
    await party.play(ended)
    found = {**party.keys(), "replays": {"1": await replay(party.host, 1)}}
    await party.host.do("close")
    return found


async def replay(host: Guest, number: int) -> str:
    """Where the match is played again for whoever has the link."""
    answer = await post(host.address, f"/api/tables/{host.table}/matches/{number}/share", None, host.cookie)
    return f"/api/replays/{host.table}/{number}/{answer.json()['key']}"


async def lesson(server: Running, stack: AsyncExitStack) -> dict[str, Any]:
    """A newcomer who has looked at the card."""
    answer = await post(server.address, "/api/lessons", {"game": "mafia", "name": "Ира", "language": "ru"})
    made = answer.json()
    guest = Guest(server.address, made["table"], cookie_of(answer), made["person"])
    party = Party(server, [await stack.enter_async_context(guest)], ["Ира"])
    await guest.until(lambda: bool(guest.asks))
    await guest.answer(guest.asks[0], "seen")
    await guest.until(lambda: guest.match["public"]["stage"] == "discussion")
    return party.keys()


TABLES = (lobby, mafia, spyfall, passengers, evening, gone, lesson)


# --- the folder -------------------------------------------------------------------------------------------------------


async def write(data: Path) -> dict[str, Any]:
    """Play, and stop the server while all are there; what their devices keep comes back."""
    async with AsyncExitStack() as stack:
        server = await stack.enter_async_context(running(data))
        tables = {}
        for make in TABLES:
            tables[make.__name__] = await make(server, stack)
            print(f"{make.__name__}: {tables[make.__name__]['code']}", flush=True)
    rules = {game: find(game).game.version for game in known()}
    return {"program": __version__, "rules": rules, "tables": tables}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    folder: Path = parser.parse_args().folder
    if folder.exists():
        parser.error(f"{folder} is there already, and is not written anew")
    with TemporaryDirectory() as name:
        data = Path(name)
        kept = asyncio.run(write(data))
        with closing(sqlite3.connect(data / JOURNAL)) as connection:
            connection.execute("VACUUM")
        folder.mkdir(parents=True)
        shutil.copyfile(data / JOURNAL, folder / JOURNAL)
    (folder / "people.json").write_text(json.dumps(kept, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
