"""The reference Mafia side by side with a peer, in one process, in interleaved slices of CPU time; then every game.

python -m benchmarks [GAME ...] [--against TREE] [--slice SECONDS] [--rounds N]
"""

from __future__ import annotations

import argparse
import platform
from collections.abc import Callable
from random import Random
from statistics import median
from time import perf_counter, process_time

import pyspiel
from rich.console import Console
from rich.table import Table

from benchmarks import refspiel
from benchmarks.games import add_arguments, show
from benchmarks.refmafia import RefMafia
from benchmarks.whole import GAMES
from lichina.kernel import Match

Run = Callable[[float, int], tuple[float, float]]
"""Plays for so many seconds of CPU time from a seed on; decisions and games a second."""

DEALS = len(refspiel.DEALS)
SEATS = range(refspiel.SEATS)


def ours(view: str, *, checkpoints: bool = False) -> Run:
    """The reference Mafia on our kernel. An ask with one legal answer is no decision."""

    def run(seconds: float, seed: int) -> tuple[float, float]:
        random = Random(seed).random
        decisions = games = 0
        start = process_time()
        while process_time() - start < seconds:
            for _ in range(20):
                games += 1
                match = Match(RefMafia, 10, seed * 1_000_000 + games, checkpoints=checkpoints)
                heard = [0] * 10
                while match.outcome is None:
                    for ask in match.asks:
                        options = ask.form.options  # type: ignore[attr-defined]
                        decisions += len(options) > 1
                        if view == "actor":
                            heard[ask.seat] += len(match.told(ask.seat, heard[ask.seat]))
                        elif view == "view":
                            match.view(ask.seat)
                            heard[ask.seat] += len(match.told(ask.seat, heard[ask.seat]))
                        match.answer(ask.seat, options[int(random() * len(options))], ask.number)
                        if view == "all":
                            for seat in SEATS:
                                heard[seat] += len(match.told(seat, heard[seat]))
        spent = process_time() - start
        return decisions / spent, games / spent

    return run


def spiel(view: str) -> Run:
    """The same as a `pyspiel.Game` written in Python; chance nodes are played and not counted."""
    game = pyspiel.load_game("python_refmafia")

    def run(seconds: float, seed: int) -> tuple[float, float]:
        random = Random(seed).random
        decisions = games = 0
        start = process_time()
        while process_time() - start < seconds:
            for _ in range(20):
                games += 1
                state = game.new_initial_state()
                state.apply_action(int(random() * DEALS))
                while not state.is_terminal():
                    player = state.current_player()
                    if player < 0:
                        outcomes = state.chance_outcomes()
                        state.apply_action(outcomes[int(random() * len(outcomes))][0])
                        continue
                    actions = state.legal_actions()
                    decisions += len(actions) > 1
                    if view == "actor":
                        state.information_state_string(player)
                    state.apply_action(actions[int(random() * len(actions))])
                    if view == "all":
                        for seat in SEATS:
                            state.information_state_string(seat)
        spent = process_time() - start
        return decisions / spent, games / spent

    return run


def compare(mine: Run, theirs: Run | None, seconds: float, rounds: int) -> tuple[float, float, float, float]:
    """Medians over rounds of mine, theirs, theirs, mine: our decisions and games a second, theirs, and the ratio."""
    speeds, games, peers, ratios = [], [], [], []
    for number in range(rounds):
        first = mine(seconds, number)
        peer = [theirs(seconds, number)[0] for _ in range(2)] if theirs else []
        second = mine(seconds, number)
        speeds.append((first[0] + second[0]) / 2)
        games.append((first[1] + second[1]) / 2)
        if peer:
            peers.append(sum(peer) / 2)
            ratios.append(speeds[-1] / peers[-1])
    return median(speeds), median(games), median(peers) if peers else 0.0, median(ratios) if ratios else 0.0


def clones() -> float:
    """Microseconds for the peer's own copy of a position in mid-game."""
    random = Random(3).random
    game = pyspiel.load_game("python_refmafia")
    times = []
    for _ in range(30):
        state = game.new_initial_state()
        state.apply_action(int(random() * DEALS))
        while not state.is_terminal():
            actions = state.legal_actions() if state.current_player() >= 0 else [o[0] for o in state.chance_outcomes()]
            state.apply_action(actions[int(random() * len(actions))])
            start = perf_counter()
            state.clone()
            times.append((perf_counter() - start) * 1e6)
    return median(times)


def tables() -> dict[str, list[tuple[str, Run, Run | None]]]:
    """What is measured: a name, our side, and the peer's if there is one."""
    return {
        "Reference Mafia, 10 seats, 3 mafia": [
            ("no view", ours(""), spiel("")),
            ("the actor's view: new events", ours("actor"), spiel("actor")),
            ("the actor's view: new events and the whole view", ours("view"), spiel("actor")),
            ("all seats' views: new events", ours("all"), spiel("all")),
            ("no view, checkpoints on (forks possible)", ours("", checkpoints=True), None),
        ],
    }


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    add_arguments(parser)
    given = parser.parse_args()
    console = Console()
    table = Table(title=f"Python {platform.python_version()}, decisions a second")
    for heading in ("", "Lichina", "games/s", "pyspiel.Game", "ratio"):
        table.add_column(heading, justify="left" if not heading else "right")
    for name, rows in tables().items():
        table.add_section()
        table.add_row(name, style="bold")
        for row, mine, theirs in rows:
            speed, games, peer, ratio = compare(mine, theirs, given.slice, given.rounds)
            beside = (f"{peer:,.0f}", f"{ratio:.2f}×") if theirs else ()
            table.add_row(row, f"{speed:,.0f}", f"{games:,.0f}", *beside)
    console.print(table)
    console.print(f"the peer's own copy of a position: {clones():.1f} µs")
    show(given.games or list(GAMES), given.against, given.rounds, given.slice, console)


if __name__ == "__main__":
    main()
