"""Who comes in by HTTP: tokens, limits, languages; the house behind it knows nothing of requests."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Mapping
from typing import Any

from litestar import Request
from litestar.datastructures import Cookie

from ..journal import Finished
from ..kernel import LichinaError
from ..table import lobby, removed
from ..table import state as states
from ..table.house import House
from ..table.state import Person, PersonKind, Refused, TableSettings
from ..table.table import Table
from ..words import LANGUAGES, Words
from . import guards
from .config import Config
from .devices import Device, check_room, dead_cookies, device_of, tokens_brought
from .limits import SharedLimiter, TooOften, address_key, slow_down
from .replays import Replays, Shared, key_of, unlock
from .statistics import Statistics

__all__ = ["Admission", "Person", "TooOften"]


class Admission:
    """What the handlers of requests need."""

    def __init__(self, house: House, config: Config) -> None:
        self.house = house
        self.config = config
        limits = config.limits

        def limiter(what: str, burst: float, per_second: float) -> SharedLimiter:
            return SharedLimiter(what, burst, per_second, _loop_time, house.journal)

        self._limiters = {
            "tables": limiter("tables", limits.tables_burst, limits.tables_per_second),
            "joins": limiter("joins", limits.joins_burst, limits.joins_per_second),
            "choices": limiter("choices", limits.choices_burst, limits.choices_per_second),
            "links": limiter("links", limits.links_burst, limits.links_per_second),
            "replays": limiter("replays", limits.replays_burst, limits.replays_per_second),
            "removals": limiter("removals", limits.removals_burst, limits.removals_per_second),
        }
        self._misses = limiter("misses", limits.misses_burst, limits.misses_per_second)
        self._all_misses = limiter("all misses", limits.all_misses_burst, limits.all_misses_per_second)
        self.replays = Replays()
        self.statistics = Statistics(house)
        self._reading = asyncio.Semaphore(1)

    # --- who asks -------------------------------------------------------------------------------------------------

    def language(self, request: Request[Any, Any, Any]) -> str:
        """The language of the person who asks."""
        asked = request.query_params.get("lang")
        if asked in LANGUAGES:
            return str(asked)
        for part in request.headers.get("accept-language", "").split(","):
            if part.strip()[:2].lower() in LANGUAGES:
                return part.strip()[:2].lower()
        return LANGUAGES[0]

    def words(self, request: Request[Any, Any, Any]) -> Words:
        """Words for the person who asks, including those of the game where a table or a game is meant."""
        language = self.language(request)
        table = self.house.tables.get(str(request.path_params.get("table", "")))
        if table is not None:
            return table.situation.words(language)
        try:
            return lobby.game_of(TableSettings(str(request.path_params.get("game", "")))).words(language)
        except LichinaError:
            return Words(language)

    def device(self, request: Request[Any, Any, Any], table: Table) -> Device:
        """Who sits at the device that asks, as this table knows them."""
        return device_of(self.house, table, request.headers.get("cookie"))

    async def limit(self, what: str, request: Request[Any, Any, Any], cost: float = 1) -> None:
        """Refuse what comes too often from one address."""
        wait = await self._limiters[what].take(self._address(request), cost)
        if wait > 0:
            raise slow_down(wait)

    def _address(self, request: Request[Any, Any, Any]) -> str:
        return address_key(request.client.host if request.client else "")

    def way_in(self, request: Request[Any, Any, Any], table: Table) -> states.Door:
        """How the door is for the device that asks: people who were removed have to knock."""
        brought = tokens_brought(table, request.headers.get("cookie"))
        shut = table.state.settings.door
        return "knock" if shut == "open" and removed.knows(table.state, brought) else shut

    # --- what is done ---------------------------------------------------------------------------------------------

    async def make(self, changes: Mapping[str, Any], name: str) -> tuple[Table, Person, str]:
        """A new table, its host, and the host's cookie."""
        token = guards.new_token()
        table, person = await self.house.create(changes, name, guards.token_hash(token))
        return table, person, self._cookie(table, token)

    async def teach(self, game: str, language: str, name: str, course: str) -> tuple[Table, Person, str]:
        """A table with a lesson of a game, the newcomer, and the newcomer's cookie."""
        token = guards.new_token()
        table, person = await self.house.teach(game, language, name, guards.token_hash(token), course)
        return table, person, self._cookie(table, token)

    async def read_option(self, game: str, name: str, file: bytes) -> Any:
        """The value of an option from a file: one after another, in a thread, for it may take a while."""
        found = lobby.game_of(TableSettings(game))
        async with self._reading:
            return await asyncio.to_thread(found.read_option, name, file)

    async def enter(
        self,
        table: Table,
        name: str,
        kind: PersonKind,
        request: Request[Any, Any, Any],
        beside: Device | None = None,
        program: states.OwnedProgram | None = None,
    ) -> tuple[Person, str]:
        """Somebody comes in, and gets a cookie: one of his own, where he sits beside others at one device."""
        if beside is not None:
            check_room(beside)
        token = guards.new_token()
        brought = tokens_brought(table, request.headers.get("cookie"))
        main = None if beside is None or beside.main is None else beside.main.id
        person = await self.house.enter(table, name, guards.token_hash(token), kind, brought, main, program)
        return person, self._cookie(table, token, None if beside is None else person.id)

    def link(self, table: Table, person: Person) -> str:
        """A link to another device. What follows the # never reaches a log or another page; it also names the table."""
        token = f"{table.state.id}.{guards.new_token()}"
        self.house.link(table, person.id, guards.token_hash(token))
        return f"{self.house.around.link('').removesuffix('/t/')}/move#{token}"

    async def follow(self, link: str, request: Request[Any, Any, Any]) -> tuple[Table, str]:
        """Open such a link; wrong ones are guesses. Where somebody else sits at the device, it is beside him."""
        await self._check_guesses(request)
        token = guards.new_token()
        try:
            table = await self.house.follow(guards.token_hash(link), guards.token_hash(token))
        except LichinaError:
            await self._guessed(request)
            raise
        main = self.device(request, table).main
        person = self.house.person_of(table, guards.token_hash(token))
        beside = main is not None and person is not None and main.id != person.id
        return table, self._cookie(table, token, person.id if beside and person else None)

    async def by_code(self, code: str, request: Request[Any, Any, Any]) -> str:
        """The id of a table by its code; wrong ones are guesses."""
        await self._check_guesses(request)
        try:
            return await self.house.by_code(code)
        except LichinaError:
            await self._guessed(request)
            raise

    async def unlock(self, table: str, match: int, key: str, request: Request[Any, Any, Any]) -> Finished:
        """A match that is over, by its key; wrong ones are guesses."""
        await self._check_guesses(request)
        try:
            return await unlock(self.house, table, match, key)
        except Refused:
            await self._guessed(request)
            raise

    def replay_link(self, row: Finished) -> Shared:
        """The address of the replay of a match, with its key."""
        key = key_of(row)
        home = self.house.around.link("").removesuffix("/t/")
        return Shared(f"{home}/r/{row.table}/{row.number}/{key}", key)

    async def _check_guesses(self, request: Request[Any, Any, Any]) -> None:
        wait = await self._misses.wait(self._address(request)) or await self._all_misses.wait("all")
        if wait > 0:
            raise slow_down(wait)

    async def _guessed(self, request: Request[Any, Any, Any]) -> None:
        await self._misses.take(self._address(request))
        await self._all_misses.take("all")

    def _cookie(self, table: Table, token: str, beside: int | None = None) -> str:
        return guards.cookie(guards.cookie_name(table.state.id, beside), token, self.config.secure)

    def forget(self, names: Iterable[str]) -> list[Cookie]:
        """Let a device forget these cookies."""
        return [Cookie(name, max_age=0, httponly=True, secure=self.config.secure) for name in names]

    async def tidy(self, request: Request[Any, Any, Any]) -> list[Cookie]:
        """Let a device that brings very many cookies forget those that open nothing any more."""
        return self.forget(await dead_cookies(self.house, request.headers.get("cookie")))


def _loop_time() -> float:
    return asyncio.get_running_loop().time()
