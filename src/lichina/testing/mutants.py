"""Mutants: each card, role and option of a game turned into nothing, one at a time; a test must notice each.

python -m lichina.testing.mutants [GAME or path ...] [--tests PATH ...]
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from lichina.kernel import Game, Match

from .chosen import games, tests_of

MUTANT = "LICHINA_MUTANT"
OPTION = "option"
"""The kind of a mutant in which an option always has its default."""


class NoSuchMutant(Exception):
    """The mutant that is named does not exist."""


class Mutant:
    """One thing of a game turned into nothing: an entry of a registry, or an option."""

    def __init__(self, game: str, kind: str, name: str) -> None:
        self.game = game
        self.kind = kind
        self.name = name
        self.met: set[type[Game]] = set()
        """The games that have been changed: the same game may be loaded more than once."""

    def __str__(self) -> str:
        return f"{self.game}:{self.kind}:{self.name}"

    @classmethod
    def read(cls, text: str) -> Mutant:
        """A mutant by its name, which is `game:kind:name`."""
        parts = text.split(":", 2)
        if len(parts) != 3 or not all(parts):
            raise NoSuchMutant(f"{MUTANT} is “game:kind:name”, not “{text}”")
        return cls(*parts)

    def named_in(self, text: str) -> bool:
        """Whether a text speaks of it: in letters of any size, its words joined in any way."""
        words = r"[\W_]".join(re.findall(r"[^\W_]+", self.name))
        return re.search(rf"(?<![^\W_]){words}(?![^\W_])", text, re.IGNORECASE) is not None

    def install(self) -> None:
        """From now on every match of the game is one of the mutant, however late the game is loaded."""
        start = Match._start

        def start_mutant(match: Match, kind: type[Game], seats: range, options: Any) -> None:
            if getattr(kind, "id", None) == self.game:
                self.apply(kind)
                options = self.bend(kind, options)
            start(match, kind, seats, options)

        Match._start = start_mutant  # type: ignore[method-assign, assignment]

    def apply_to_all(self) -> None:
        """Change every game of this id that is loaded."""
        for kind in _subclasses(Game):
            if kind.__dict__.get("id") == self.game:
                self.apply(kind)

    def apply(self, kind: type[Game]) -> None:
        """Silence the entry in the registries of this game."""
        if kind in self.met:
            return
        if self.kind == OPTION:
            if self.name not in kind.Options.__struct_fields__:
                raise NoSuchMutant(f"“{self.game}” has no option “{self.name}”")
        else:
            found = [registry for registry in kind.EFFECTS if registry.kind == self.kind and self.name in registry]
            if not found:
                raise NoSuchMutant(f"“{self.game}” has no {self.kind} “{self.name}”")
            for registry in found:
                registry.silence(self.name)
        self.met.add(kind)

    def bend(self, kind: type[Game], options: Any) -> Any:
        """The options with the one in question at its default."""
        if self.kind != OPTION:
            return options
        return msgspec.structs.replace(options, **{self.name: getattr(kind.Options(), self.name)})


def _subclasses(kind: type[Game]) -> Iterator[type[Game]]:
    for below in kind.__subclasses__():
        yield below
        yield from _subclasses(below)


def mutants_of(game: type[Game]) -> list[Mutant]:
    """All mutants of a game."""
    found = [Mutant(game.id, registry.kind, name) for registry in game.EFFECTS for name in registry]
    return found + [Mutant(game.id, OPTION, name) for name in game.Options.__struct_fields__]


# --- running the tests ----------------------------------------------------------------------------------------------


class Verdict(NamedTuple):
    """What the tests of a game said to a mutant, or (without one) to the game itself."""

    what: str
    result: str
    """killed, survived or error; for the game itself, passed or error."""
    detail: str
    seconds: float


class MutantTrial(NamedTuple):
    """The tests of a game, and how they are run: each time in a process of its own."""

    game: str
    tests: Sequence[Path]
    timeout: float = 600
    bare: bool = True
    """Without the plugins that happen to be installed: loading them takes longer than most tests."""

    def run(self, mutant: Mutant | None, tests: Sequence[Path] | None = None) -> Verdict:
        """Run the tests, or some of them, over the game or a mutant of it."""
        command = [sys.executable, "-m", "pytest", "-x", "-q", "--tb=line", "-p", "no:cacheprovider"]
        command += ["-p", "lichina.testing.plugin", *map(str, self.tests if tests is None else tests)]
        environment = {name: value for name, value in os.environ.items() if name != MUTANT}
        if mutant is not None:
            environment[MUTANT] = str(mutant)
        if self.bare:
            environment["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
        what = self.game if mutant is None else str(mutant)
        began = time.monotonic()
        try:
            done = subprocess.run(
                command, env=environment, capture_output=True, text=True, timeout=self.timeout, check=False
            )
        except subprocess.TimeoutExpired:
            result = "error" if mutant is None else "killed"
            return Verdict(what, result, f"not done after {self.timeout:.0f} s", time.monotonic() - began)
        return Verdict(what, *_judge(done, mutant), time.monotonic() - began)

    def judge(self, mutant: Mutant) -> Verdict:
        """Run the tests that name the mutant, and only if none of them notices it all the others."""
        naming = [file for file in self.tests if file.is_file() and mutant.named_in(file.read_text(encoding="utf-8"))]
        others = [file for file in self.tests if file not in naming]
        if not naming or not others:
            return self.run(mutant)
        first = self.run(mutant, naming)
        if first.result == "killed":
            return first
        # Tests may speak of it without ever playing the game: then they could not judge it, and all of them run.
        second = self.run(mutant, others if first.result == "survived" else None)
        return second._replace(seconds=first.seconds + second.seconds)


def _judge(done: subprocess.CompletedProcess[str], mutant: Mutant | None) -> tuple[str, str]:
    """Only a test that failed is a kill: no tests, broken tests or a mutant that is not there are errors."""
    output = done.stdout + done.stderr
    if done.returncode == 0:
        return ("passed" if mutant is None else "survived"), ""
    failed = re.search(r"^FAILED (\S+)", output, re.MULTILINE)
    if done.returncode == 1 and failed and mutant is not None:
        return "killed", failed[1].rsplit("::", 1)[-1]
    end = "\n".join(output.strip().splitlines()[-6:])
    if mutant is None and failed:
        return "error", f"its tests fail without any mutant, so they can judge none: mend that first\n{end}"
    return "error", end


def judge(game: type[Game], tests: Sequence[Path], workers: int, only: str | None = None) -> Iterator[Verdict]:
    """What the tests say to each mutant of a game, or to those of one name; first of all they must pass as it is."""
    mutants = [mutant for mutant in mutants_of(game) if only in (None, mutant.name)]
    if not mutants:
        yield Verdict(game.id, "error", f"nothing to turn into nothing is called “{only}”", 0)
        return
    if not tests:
        yield Verdict(
            game.id, "error", f"no tests: neither tests/games/test_{game.id}.py nor tests/games/{game.id}/", 0
        )
        return
    trial = MutantTrial(game.id, tests)
    sound = trial.run(None)
    if sound.result != "passed":  # they may need a plugin
        trial = trial._replace(bare=False)
        sound = trial.run(None)
    if sound.result != "passed":
        yield sound
        return
    trial = trial._replace(timeout=30 + 10 * sound.seconds)
    with ThreadPoolExecutor(workers) as pool:
        yield from pool.map(trial.judge, mutants)


def main(arguments: Sequence[str] | None = None) -> int:
    """Turn everything that a game registers into nothing, one at a time, and demand that a test of it fails."""
    parser = argparse.ArgumentParser(prog="python -m lichina.testing.mutants", description=main.__doc__)
    parser.add_argument("games", nargs="*", help="ids or paths; all games that are found here, if none is given")
    parser.add_argument("--tests", nargs="+", type=Path, help="the tests to run, instead of those in tests/games")
    parser.add_argument("--only", help="only cards, roles and options of this name")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="how many at a time")
    options = parser.parse_args(arguments)
    verdicts: list[Verdict] = []
    for game in games(options.games):
        for verdict in judge(game, options.tests or tests_of(game.id), options.workers, options.only):
            print(f"{verdict.what:40} {verdict.result:9} {verdict.seconds:5.1f} s  {verdict.detail}", flush=True)
            verdicts.append(verdict)
    survivors = [verdict.what for verdict in verdicts if verdict.result == "survived"]
    errors = [verdict.what for verdict in verdicts if verdict.result == "error"]
    print(f"\n{len(verdicts)} mutants, {len(survivors)} survived, {len(errors)} could not be judged")
    if survivors:
        print("no test notices when these do nothing:", *survivors, sep="\n  ")
    return 1 if survivors or errors else 0


if __name__ == "__main__":
    sys.exit(main())
