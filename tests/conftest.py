"""Every run says in its header how to run the same again; a test that is a coroutine has an event loop of its own."""

import asyncio
import gc
import inspect
import signal
from collections.abc import Awaitable, Callable, Generator, Iterator
from contextlib import AbstractAsyncContextManager, AsyncExitStack
from typing import TYPE_CHECKING, Any

import pytest

from lichina.testing.plugin import pytest_configure, pytest_report_header

from .moments import pass_over_moments
from .schedule import Sharing, drives

if TYPE_CHECKING:
    from tests.journal.database import Database

__all__ = [
    "postgres",
    "pytest_collection",
    "pytest_collection_modifyitems",
    "pytest_configure",
    "pytest_pyfunc_call",
    "pytest_report_header",
    "pytest_xdist_make_scheduler",
]

pass_over_moments()
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:  # as in whatever a shell starts in the background
    signal.signal(signal.SIGINT, signal.default_int_handler)


LONG = {
    *("test_moments", "test_each_moment", "test_match", "test_lesson", "test_wide", "test_sound", "test_tv_stages"),
    *("test_doomsday", "test_spyfall", "test_asks", "test_passengers", "test_passengers_tv", "test_colonies"),
}
"""Tests of whole matches in browsers: they begin before shorter ones, so that nobody waits for the last of them."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Browsers come last: once one is driven, no other event loop can run in the same thread."""
    items.sort(key=lambda item: (drives(item.path.as_posix()), item.path.stem not in LONG))


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, Any, Any]:
    """Tests and what they import stay to the end: garbage is looked for neither among them nor while they are found."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.enable()
        gc.freeze()


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config) -> Sharing | None:
    """Who runs what, where groups of tests stay together."""
    return Sharing(config) if config.getoption("dist") == "loadgroup" else None


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Run a test that is a coroutine to its end."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    names = inspect.signature(pyfuncitem.obj).parameters.keys() & pyfuncitem.funcargs.keys()
    asyncio.run(_entered(pyfuncitem.obj, {name: pyfuncitem.funcargs[name] for name in names}))
    return True


async def _entered(test: Callable[..., Awaitable[None]], given: dict[str, Any]) -> None:
    """Run a test in the event loop in which those of its fixtures are entered and left that can be."""
    async with AsyncExitStack() as stack:
        for name, value in given.items():
            if isinstance(value, AbstractAsyncContextManager):
                given[name] = await stack.enter_async_context(value)
        await test(**given)


@pytest.fixture(scope="session")
def postgres() -> "Iterator[Database]":
    """One PostgreSQL for all tests of a process."""
    from tests.journal.database import database  # what it needs is imported only where a test asks for it

    with database() as made:
        yield made
