"""Every run says in its header how to run the same again; a test that is a coroutine has an event loop of its own."""

import asyncio
import inspect

import pytest

from lichina.testing.plugin import pytest_configure, pytest_report_header

from .moments import pass_over_moments

__all__ = ["pytest_collection_modifyitems", "pytest_configure", "pytest_pyfunc_call", "pytest_report_header"]

pass_over_moments()


LONG = ("test_moments.py", "test_each_moment.py", "test_wide.py", "test_sound.py", "test_match.py", "test_tv_stages.py")
"""Tests of whole matches in browsers: they begin before shorter ones, so that nobody waits for the last of them."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Browsers come last: once one is driven, no other event loop can run in the same thread."""
    items.sort(key=lambda item: ("/browser/" in item.path.as_posix(), item.path.name not in LONG))


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Run a test that is a coroutine to its end."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    names = inspect.signature(pyfuncitem.obj).parameters.keys() & pyfuncitem.funcargs.keys()
    asyncio.run(pyfuncitem.obj(**{name: pyfuncitem.funcargs[name] for name in names}))
    return True
