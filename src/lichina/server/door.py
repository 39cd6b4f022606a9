"""Who comes in by HTTP: tokens, limits, languages; the house behind it knows nothing of requests."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from litestar import Request

from ..kernel import LichinaError
from ..table.house import House
from ..table.state import Kind, Person
from ..table.table import Table
from ..words import LANGUAGES, OWN, Words, messages
from . import guards
from .config import Config
from .limits import Limiter, address_key

__all__ = ["Door", "Person", "TooOften"]


class TooOften(LichinaError):
    """Not so often."""


def slow_down(wait: float) -> TooOften:
    """The refusal of what comes too often, with the seconds to wait."""
    seconds = max(1, round(min(wait, 3600)))
    return TooOften("slow-down", f"too many at once; try again in {seconds} s", seconds=seconds)


@lru_cache(maxsize=8)
def _page_words(language: str) -> dict[str, str]:
    words = Words(language)
    names = messages(OWN / f"{language}.ftl")[0]
    return {name: words(name) for name in names if name.startswith("page-")}


class Door:
    """What the handlers of requests need."""

    def __init__(self, house: House, config: Config) -> None:
        self.house = house
        self.config = config
        limits = config.limits
        self._limiters = {
            "tables": Limiter(limits.tables_burst, limits.tables_per_second, _loop_time),
            "joins": Limiter(limits.joins_burst, limits.joins_per_second, _loop_time),
            "links": Limiter(limits.links_burst, limits.links_per_second, _loop_time),
        }
        self._misses = Limiter(limits.misses_burst, limits.misses_per_second, _loop_time)
        self._all_misses = Limiter(limits.all_misses_burst, limits.all_misses_per_second, _loop_time)

    # --- who asks -------------------------------------------------------------------------------------------------

    def language(self, request: Request[Any, Any, Any]) -> str:
        """The language of whoever asks."""
        asked = request.query_params.get("lang")
        if asked in LANGUAGES:
            return str(asked)
        for part in request.headers.get("accept-language", "").split(","):
            if part.strip()[:2].lower() in LANGUAGES:
                return part.strip()[:2].lower()
        return LANGUAGES[0]

    def words(self, request: Request[Any, Any, Any]) -> Words:
        """Words for whoever asks: those of the game, too, where a table is meant."""
        language = self.language(request)
        table = self.house.tables.get(str(request.path_params.get("table", "")))
        return table.words(language) if table else Words(language)

    def person(self, request: Request[Any, Any, Any], table: Table) -> Person | None:
        """Who asks, as this table knows him."""
        token = guards.token_of(request.headers.get("cookie"), table.state.id)
        return self.house.person_of(table, guards.token_hash(token)) if token else None

    def limit(self, what: str, request: Request[Any, Any, Any], cost: float = 1) -> None:
        """Refuse what comes too often from one address."""
        wait = self._limiters[what].take(self._address(request), cost)
        if wait > 0:
            raise slow_down(wait)

    def _address(self, request: Request[Any, Any, Any]) -> str:
        return address_key(request.client.host if request.client else "")

    # --- what is done ---------------------------------------------------------------------------------------------

    async def make(self, changes: Mapping[str, Any], name: str) -> tuple[Table, Person, str]:
        """A new table, its host, and the host's cookie."""
        token = guards.new_token()
        table, person = await self.house.create(changes, name, guards.token_hash(token))
        return table, person, self._cookie(table, token)

    async def enter(self, table: Table, name: str, kind: Kind) -> tuple[Person, str]:
        """Somebody comes in, and gets a cookie."""
        token = guards.new_token()
        person = await self.house.enter(table, name, guards.token_hash(token), kind)
        return person, self._cookie(table, token)

    def link(self, table: Table, person: Person) -> str:
        """A link to another device. What follows the # never reaches a log or another page."""
        token = guards.new_token()
        self.house.link(table, person.id, guards.token_hash(token))
        return f"{self.house.around.link('').removesuffix('/t/')}/move#{token}"

    async def follow(self, link: str, request: Request[Any, Any, Any]) -> tuple[Table, str]:
        """Open such a link; wrong ones are guesses."""
        self._check_guesses(request)
        token = guards.new_token()
        try:
            table = await self.house.follow(guards.token_hash(link), guards.token_hash(token))
        except LichinaError:
            self._guessed(request)
            raise
        return table, self._cookie(table, token)

    def by_code(self, code: str, request: Request[Any, Any, Any]) -> Table:
        """A table by its code; wrong ones are guesses."""
        self._check_guesses(request)
        try:
            return self.house.by_code(code)
        except LichinaError:
            self._guessed(request)
            raise

    def _check_guesses(self, request: Request[Any, Any, Any]) -> None:
        wait = max(self._misses.wait(self._address(request)), self._all_misses.wait("all"))
        if wait > 0:
            raise slow_down(wait)

    def _guessed(self, request: Request[Any, Any, Any]) -> None:
        self._misses.take(self._address(request))
        self._all_misses.take("all")

    def _cookie(self, table: Table, token: str) -> str:
        return guards.cookie(guards.cookie_name(table.state.id), token, self.config.secure)

    def page_words(self, language: str) -> dict[str, str]:
        """The words of the pages."""
        return _page_words(language)


def _loop_time() -> float:
    return asyncio.get_running_loop().time()
