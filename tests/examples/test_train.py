"""The example that learns runs, learns something, and draws its curve."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import numpy
import pytest

from examples import train
from lichina.research.envs import aec

DUEL = Path(__file__).parents[1] / "games" / "duel"


def test_a_few_matches_are_played_learnt_from_and_drawn(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    picture = tmp_path / "curve.svg"
    train.main([str(DUEL), "--matches", "12", "--tests", "4", "--curve", str(picture)])
    said = capsys.readouterr().out.splitlines()
    assert [line.split(":")[0] for line in said] == ["random", "learnt"]
    assert ElementTree.parse(picture).getroot().tag == "{http://www.w3.org/2000/svg}svg"


def test_what_paid_becomes_more_likely() -> None:
    policy = train.Policy(3, 4)
    seen, tokens = numpy.array([1, 0, -1], numpy.float32), numpy.array([1, 3])
    before = policy.chances(seen, tokens)
    policy.learn([train.Said(seen, tokens, before, 3)], 1.0)
    assert before.tolist() == [0.5, 0.5]
    assert policy.chances(seen, tokens)[1] > 0.5
    assert not policy.weights[[0, 2]].any()


def test_the_curve_is_the_share_of_the_last_matches() -> None:
    wins = [True] * 20 + [False, True]
    assert train.curve(wins, span=2) == [1.0, 0.5, 0.5]
    assert train.curve(wins, span=200) == [1.0, 20 / 21, 21 / 22]


def test_the_learner_sits_where_it_is_told() -> None:
    env = aec(DUEL, 2)
    policy = train.Policy(env.arena.layout.size, len(env.arena.vocabulary))
    prize, said = train.play(env, policy, 1, numpy.random.default_rng(1))
    assert prize in (-1.0, 0.0, 1.0)
    assert all(one.seen[-1] == 1 for one in said)
