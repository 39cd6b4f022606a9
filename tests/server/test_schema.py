"""The HTTP API does what its OpenAPI document says, and nothing that one can send breaks it."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, NamedTuple

import pytest
from hypothesis import HealthCheck, Phase, given, seed, settings

from lichina.server.api import HANDLERS
from lichina.testing.cases import run_seed, soak

from .guest import get, post, running
from .party import begin, convict, everybody, party

if TYPE_CHECKING:
    from schemathesis.generation import GenerationMode

URI_TOO_LONG = 414
UNDERSTOOD_BUT_IMPOSSIBLE = 422
EXPECTED = ["2xx", "401", "403", "404", "409", UNDERSTOOD_BUT_IMPOSSIBLE]
"""What a request may be answered that is as the document wants it; the last is for names, games and options."""


class House(NamedTuple):
    """A server in a thread of its own, and somebody at a table where a match has been played."""

    address: str
    table: str
    cookie: str
    key: str
    """To the replay of the match."""


@contextmanager
def open_house() -> Iterator[House]:
    found: list[House] = []
    loops: list[asyncio.AbstractEventLoop] = []
    ready, stop = threading.Event(), asyncio.Event()

    async def body() -> None:
        async with running() as server, party(server) as guests:
            await begin(guests)
            await convict(guests)
            await everybody(guests, lambda guest: guest.at["stage"] == "ended")
            loops.append(asyncio.get_running_loop())
            host = guests[0]
            shared = await post(host.address, f"/api/tables/{host.table}/matches/1/share", None, host.cookie)
            found.append(House(f"http://{server.address}", host.table, host.cookie, shared.json()["key"]))
            ready.set()
            await stop.wait()

    def run() -> None:
        try:
            asyncio.run(body())
        finally:
            ready.set()

    thread = threading.Thread(target=run)
    thread.start()
    ready.wait()
    try:
        yield found[0]
    finally:
        if loops:
            loops[0].call_soon_threadsafe(stop.set)
        thread.join()


# The generator of requests calls `random` where hypothesis would rather it did not: that is between the two of them.
@pytest.mark.filterwarnings("ignore::hypothesis.errors.HypothesisDeprecationWarning")
def test_the_api_is_as_its_document_says_whatever_is_sent() -> None:
    import schemathesis  # takes a second, which other tests need not wait
    from schemathesis.config import SchemathesisConfig
    from schemathesis.generation import GenerationMode

    config = SchemathesisConfig.from_dict({"checks": {"positive_data_acceptance": {"expected-statuses": EXPECTED}}})
    with open_house() as house:
        schema = schemathesis.openapi.from_url(f"{house.address}/api/openapi.json", config=config)
        operations = [result.ok() for result in schema.get_all_operations()]  # type: ignore[union-attr]
        assert len(operations) == len(HANDLERS)
        answered: set[tuple[str, int]] = set()
        for operation in operations:
            for mode in (GenerationMode.POSITIVE, GenerationMode.NEGATIVE):
                _try(operation, mode, house, answered)
    assert {status for _, status in answered if status >= 500} == set()
    assert {label for label, status in answered if status < 300} >= {
        "GET /api/games",
        "GET /api/replays/{table}/{number}/{key}",
        "GET /api/replays/{table}/{number}/{key}/record",
        "GET /api/tables/{table}",
        "GET /api/tables/{table}/matches",
        "GET /api/tables/{table}/matches/{number}",
        "GET /api/tables/{table}/qr.svg",
        "GET /api/words/{language}/{game}",
        "POST /api/tables/{table}/links",
        "POST /api/tables/{table}/matches/{number}/share",
    }


def _try(operation: Any, mode: GenerationMode, house: House, answered: set[tuple[str, int]]) -> None:
    """A few requests by a stranger, and by somebody at the table."""

    @seed(f"{run_seed()} {operation.label}")
    @settings(
        max_examples=5 * soak(),
        deadline=None,
        database=None,
        phases=(Phase.generate,),
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy(generation_mode=mode))
    def one(case: Any) -> None:
        if mode.is_positive and "game" in case.path_parameters:
            case.path_parameters["game"] = "mafia"
        answer = case.call()
        if answer.status_code == URI_TOO_LONG:  # no route is looked for then
            return
        case.validate_response(answer)
        answered.add((operation.label, answer.status_code))
        if mode.is_positive and "{table}" in operation.path and operation.method != "delete":
            case.path_parameters["table"] = house.table
            if "number" in case.path_parameters:
                case.path_parameters["number"] = 1
            if "key" in case.path_parameters:
                case.path_parameters["key"] = house.key
                case.query = {}  # else it would mostly be a seat that is not there
            answer = case.call_and_validate(headers={"Cookie": house.cookie})
            answered.add((operation.label, answer.status_code))

    one()


async def test_the_document_is_the_same_at_every_start_and_knows_short_lists() -> None:
    async def document() -> Any:
        async with running() as server:
            return (await get(server.address, "/api/openapi.json")).json()

    first = await document()
    assert await document() == first
    closed = first["components"]["schemas"]["BarredName"]
    assert (closed["type"], closed["prefixItems"]) == ("array", [{"type": "string"}, {"type": "string"}])
