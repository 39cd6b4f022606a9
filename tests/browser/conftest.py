"""One Chromium and one server for all tests of a process; phones for each test."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Protocol

import pytest
from playwright.sync_api import Browser

from .chromium import lightest, opened
from .phone import Phone, shots_of
from .server import Served


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with opened(lightest()) as browser:
        yield browser


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served(tmp_path_factory.mktemp("served") / "log.txt") as served:
        yield served


class Phones(Protocol):
    """Another phone, of somebody with this name."""

    def __call__(self, name: str = "Даша", lang: str = "ru", **more: Any) -> Phone: ...


@pytest.fixture
def phones(browser: Browser, served: Served, request: pytest.FixtureRequest) -> Iterator[Phones]:
    """Phones that are put away after the test. None of them may have complained."""
    made: list[Phone] = []

    def phone(name: str = "Даша", lang: str = "ru", **more: Any) -> Phone:
        made.append(Phone(browser, served, name, shots_of(request.node.name), lang, **more))
        return made[-1]

    yield phone
    troubles = [f"{one.name}: {trouble}" for one in made for trouble in one.close()]
    assert not troubles, "\n".join(troubles)
