"""A game and a bot of somebody else pass the strictest checks of their types, and are known by their own types."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import lichina
from lichina.bots import play, seated
from lichina.testing import check_play
from lichina.testing.cases import cases
from tests.typed.coin import Coin, Hopeful, played

COIN = Path(__file__).parent / "typed" / "coin.py"
WRONG = {
    "match.view(0).private": "match.view(0).privat",
    "sight.view.public.guesser": "sight.view.public.guess",
    "world.game.coin": "world.game.coins",
    "sight: Sight[Coin]": "sight: int",
    "return Table(guesser=1)": "return Hand(self.coin)",
}
"""Slips of the pen, each of which a checker finds."""


def checked(folder: Path, text: str) -> subprocess.CompletedProcess[str]:
    """What mypy says of a file that lies where nothing of this tree is, by the rules that it has on its own."""
    (folder / "coin.py").write_text(text, encoding="utf-8")
    command = [sys.executable, "-m", "mypy", "--strict", "--config-file=", "--cache-dir", str(folder), "coin.py"]
    return subprocess.run(command, capture_output=True, text=True, cwd=folder, check=False, timeout=600)


def test_a_game_and_a_bot_of_somebody_else_are_strictly_typed(tmp_path: Path) -> None:
    text = COIN.read_text(encoding="utf-8")
    done = checked(tmp_path, text)
    assert (done.stdout, done.returncode) == ("Success: no issues found in 1 source file\n", 0)
    for right, wrong in WRONG.items():
        assert text.count(right) == 1, right
        text = text.replace(right, wrong)
    found = {line.split(":")[1] for line in checked(tmp_path, text).stdout.splitlines() if ": error:" in line}
    lines = text.splitlines()
    assert [wrong for wrong in WRONG.values() if not any(wrong in lines[int(number) - 1] for number in found)] == []


def test_what_is_typed_is_also_sound() -> None:
    for case in cases(Coin):
        check_play(case, 1)


@pytest.mark.parametrize("seed", range(4))
def test_its_bot_and_whoever_drives_it_by_hand_end_its_match(seed: int) -> None:
    coin, outcome = played(seed)
    assert outcome.side == ("guesser" if coin == "heads" else "hider")
    match = lichina.start(Coin, seats=2, seed=seed)
    assert play(match, seated([Hopeful, Hopeful], seed)).side in {"guesser", "hider"}
