"""The pytest plugin: the seed of the run in the header, and a mutant in place of the game if one is named."""

from __future__ import annotations

import os
from contextlib import suppress
from inspect import getsource

import pytest

from .cases import SEED, SOAK, run_seed, soak
from .mutants import MUTANT, Mutant, NoSuchMutant


def pytest_report_header() -> str:
    """Say how to run the same again."""
    mutant = f" {MUTANT}={os.environ[MUTANT]}" if os.environ.get(MUTANT) else ""
    return f"lichina: {SEED}={run_seed()} {SOAK}={soak()}{mutant}"


def pytest_configure(config: pytest.Config) -> None:
    """Let every match from here on be one of the mutant."""
    run_seed()
    named = os.environ.get(MUTANT)
    if named and config.pluginmanager.get_plugin("lichina-mutant") is None:
        try:
            config.pluginmanager.register(Applied(Mutant.read(named)), "lichina-mutant")
        except NoSuchMutant as error:
            raise pytest.UsageError(str(error)) from error


class Applied:
    """A mutant while the tests run. A mutant that does not exist, or whose game is never met, is an error."""

    def __init__(self, mutant: Mutant) -> None:
        self.mutant = mutant
        mutant.install()

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Tests that name the mutant come first: they are the most likely to notice it."""
        items.sort(key=lambda item: not self.mutant.named_in(_said_by(item)))

    def pytest_collection_finish(self) -> None:
        """The tests are imported, and with them the game."""
        try:
            self.mutant.apply_to_all()
        except NoSuchMutant as error:
            pytest.exit(str(error), returncode=pytest.ExitCode.USAGE_ERROR)

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        """A mutant that nobody met proves nothing."""
        if not self.mutant.met:
            session.exitstatus = pytest.ExitCode.USAGE_ERROR

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """Say what was wrong with the mutant."""
        if not self.mutant.met:
            terminalreporter.write_line(f"{MUTANT}={self.mutant}: the tests never met the game “{self.mutant.game}”")


def _said_by(item: pytest.Item) -> str:
    """The text of a test, and what it is run with."""
    function = getattr(item, "function", None)
    with suppress(OSError, TypeError):
        return f"{item.name} {getsource(function)} {_given(item)}"  # type: ignore[arg-type]
    return f"{item.name} {_given(item)}"


def _given(item: pytest.Item) -> str:
    call = getattr(item, "callspec", None)
    return repr(call.params) if call is not None else ""
