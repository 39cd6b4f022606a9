"""Servers die, freeze and are cut off, and their database restarts: nothing acknowledged is lost or done twice."""

from __future__ import annotations

import random
from pathlib import Path

from lichina.testing.cases import run_seed, soak

from .evening import evening
from .mishaps import AWAY

KINDS = {"kill -9", "frozen", "cut off, silently", "cut off, broken", "database restarted"}


async def test_whatever_happens_to_servers_nothing_acknowledged_is_lost_and_no_table_has_two_owners(
    tmp_path: Path,
) -> None:
    dice = random.Random(f"{run_seed()} chaos")
    chaos = await evening(tmp_path, 10, 5 * soak(), dice, pace=0.6, calm=1.5)
    assert {kind.removesuffix(AWAY) for kind in chaos.kinds} == KINDS
    assert len(chaos.verdicts) >= 10 and chaos.acknowledged > 50
    assert chaos.proof.moves > chaos.proof.tables == 10
    assert chaos.returns > 0
