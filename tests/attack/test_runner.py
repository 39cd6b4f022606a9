"""An attack that does harm is noticed: a dead server, a loss, a fault in the log, an answer that must not be."""

from __future__ import annotations

import json
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tests.server.killing import Process

from .arsenal import ATTACKS, KINDS
from .neighbour import missing
from .registry import Attack, Field
from .runner import Report, run, troubles

FAULT = {"level": "error", "event": "trouble", "error": [{"type": "KeyError", "stack": ["a.py:1", "lichina/x.py:7"]}]}


async def nothing(field: Field) -> None:
    """Nobody does anything."""


def planted(assault: object = nothing) -> Attack:
    """An attack of one's own that may end in a 400 and take ten megabytes."""
    return Attack("planted", "", assault, 1, 1, frozenset({"400"}), 10, True, None)  # type: ignore[arg-type]


async def test_a_server_that_dies_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    process = Process(tmp_path)

    async def kill(field: Field) -> None:
        process.kill()

    attack = planted(kill)
    monkeypatch.setitem(ATTACKS, "planted", attack)
    await process.start()
    with ThreadPoolExecutor(1) as attackers:
        report = await run(process, attack, 1, 1, 0, attackers)
    assert "the server died" in report.faults


@pytest.mark.parametrize(
    ("report", "fault"),
    [
        (Report(planted(), Counter({"400": 3, "500": 2})), "it came to 2 × 500"),
        (Report(planted(), refused=["slow-down"]), "answers of the neighbours were refused: slow-down"),
        (Report(planted(), lost=1), "1 acknowledged answers of the neighbours are lost"),
        (Report(planted(), memory=11), "the server took 11 MB more, and 10 are allowed"),
        (Report(planted(), troubles=["trouble x.py:7"]), "the log tells of trouble x.py:7"),
    ],
)
def test_whatever_must_not_be_is_a_fault(report: Report, fault: str) -> None:
    assert report.faults == [fault]


def test_an_attack_that_came_to_what_is_allowed_has_no_faults() -> None:
    assert Report(planted(), Counter({"400": 3}), answers=5, memory=9).faults == []


def test_faults_are_found_in_a_log_among_other_lines() -> None:
    lines = [
        "Личина ждёт гостей",
        json.dumps({"level": "info", "event": "begun"}),
        json.dumps(FAULT),
        "Traceback (most",
    ]
    assert troubles(lines) == ["trouble lichina/x.py:7", "a traceback"]


@pytest.mark.parametrize(
    ("acknowledged", "kept", "lost"), [("abc", "xaxbxc", 0), ("abc", "ac", 1), ("abc", "cba", 2), ("aa", "a", 1)]
)
def test_what_was_acknowledged_is_looked_for_in_its_order(acknowledged: str, kept: str, lost: int) -> None:
    assert missing(acknowledged, kept) == lost


def test_every_attack_says_what_it_does_and_how_much_of_it() -> None:
    assert len(ATTACKS) >= 40 and len(KINDS) == 6
    for attack in ATTACKS.values():
        assert attack.about.endswith(".") and 0 < attack.short <= attack.long and attack.then
