"""The HTTP API does what its OpenAPI document says, and nothing that one can send breaks it."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from schemathesis.config import SchemathesisConfig
from schemathesis.generation import GenerationMode

from lichina.testing.cases import run_seed, soak

from .guest import running
from .party import begin, convict, everybody, party

UNDERSTOOD_BUT_IMPOSSIBLE = 422
EXPECTED = ["2xx", "401", "403", "404", "409", UNDERSTOOD_BUT_IMPOSSIBLE]
"""What a request may be answered that is as the document wants it; the last is for names, games and options."""


class House(NamedTuple):
    """A server in a thread of its own, and somebody at a table where a match has been played."""

    address: str
    table: str
    cookie: str


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
            found.append(House(f"http://{server.address}", guests[0].table, guests[0].cookie))
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
    config = SchemathesisConfig.from_dict({"checks": {"positive_data_acceptance": {"expected-statuses": EXPECTED}}})
    with open_house() as house:
        schema = schemathesis.openapi.from_url(f"{house.address}/api/openapi.json", config=config)
        operations = [result.ok() for result in schema.get_all_operations()]  # type: ignore[union-attr]
        assert len(operations) == 12
        answered: set[tuple[str, int]] = set()
        for operation in operations:
            for mode in (GenerationMode.POSITIVE, GenerationMode.NEGATIVE):
                _try(operation, mode, house, answered)
    assert {status for _, status in answered if status >= 500} == set()
    assert {label for label, status in answered if status < 300} >= {
        "GET /api/games",
        "GET /api/tables/{table}",
        "GET /api/tables/{table}/matches",
        "GET /api/tables/{table}/matches/{number}",
        "GET /api/tables/{table}/qr.svg",
        "GET /api/words/{language}",
        "POST /api/tables/{table}/links",
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
        answered.add((operation.label, case.call_and_validate().status_code))
        if mode is GenerationMode.POSITIVE and "{table}" in operation.path and operation.method != "delete":
            case.path_parameters["table"] = house.table
            if "number" in case.path_parameters:
                case.path_parameters["number"] = 1
            answer = case.call_and_validate(headers={"Cookie": house.cookie})
            answered.add((operation.label, answer.status_code))

    one()
