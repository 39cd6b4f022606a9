"""A small policy learns a game by playing it: REINFORCE with numpy, in an environment of PettingZoo.

    python examples/train.py tests/games/duel --seats 2 --matches 4000 --curve duel.svg

The learner sits in one seat, which changes with every match; all others play at random. The policy is one layer: a
weight for every number of the observation and every token. The curve shows how often the learner has won of the last
matches; at the end it plays matches without learning, and the share of those that it wins is printed.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from math import sqrt
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

import numpy
from numpy.typing import NDArray

from lichina.research.envs import TurnEnv, aec

Floats: TypeAlias = NDArray[numpy.float32]
RATE = 0.004
"""How far one match moves the weights."""
SPAN = 200
"""Over how many matches the curve is averaged; at the beginning, over those that there are."""
FIRST = 20
"""After how many matches the curve begins."""


class Said(NamedTuple):
    """One token of the learner: what it saw, what it could say, how likely each was, and what it said."""

    seen: Floats
    open: NDArray[Any]
    chances: Floats
    token: int


class Policy:
    """One layer, trained by the policy gradient with a moving baseline and Adagrad."""

    def __init__(self, width: int, tokens: int) -> None:
        self.weights: Floats = numpy.zeros((tokens, width), numpy.float32)
        self._sums = numpy.full((tokens, width), 1e-2, numpy.float32)
        self._baseline = 0.0

    def chances(self, seen: Floats, open_tokens: NDArray[Any]) -> Floats:
        """How likely each of the open tokens is."""
        scores = self.weights[open_tokens] @ seen
        powers = numpy.exp(scores - scores.max())
        found: Floats = powers / powers.sum()
        return found

    def learn(self, said: Sequence[Said], prize: float) -> None:
        """Make what was said more likely if it paid more than usual, less likely if less."""
        gain = prize - self._baseline
        self._baseline += 0.02 * gain
        change = numpy.zeros_like(self.weights)
        for one in said:
            slope = -one.chances
            slope[one.open == one.token] += 1
            change[one.open] += gain * slope[:, None] * one.seen
        touched = change != 0
        self._sums[touched] += change[touched] ** 2
        self.weights[touched] += RATE * change[touched] / numpy.sqrt(self._sums[touched])


def play(
    env: TurnEnv, policy: Policy, seat: int, dice: numpy.random.Generator, greedy: bool = False
) -> tuple[float, list[Said]]:
    """One match with the learner in this seat: what it got, and what it said."""
    learner = env.possible_agents[seat]
    env.reset(seed=int(dice.integers(1 << 31)))
    said: list[Said] = []
    while not any(env.terminations.values()) and not any(env.truncations.values()):
        observation = env.observe(env.agent_selection)
        tokens = observation["action_mask"].nonzero()[0]
        if env.agent_selection == learner:
            seen = observation["observation"]
            chances = policy.chances(seen, tokens)
            token = int(tokens[chances.argmax()] if greedy else dice.choice(tokens, p=chances / chances.sum()))
            said.append(Said(seen, tokens, chances, token))
        else:
            token = int(dice.choice(tokens))
        env.step(token)
    return float(env.rewards[learner]), said


def train(env: TurnEnv, matches: int, dice: numpy.random.Generator) -> tuple[Policy, list[bool]]:
    """A policy that has learnt from this many matches, and which of them it won."""
    policy = Policy(env.arena.layout.size, len(env.arena.vocabulary))
    won = []
    for match in range(matches):
        prize, said = play(env, policy, match % len(env.possible_agents), dice)
        policy.learn(said, prize)
        won.append(prize > 0)
    return policy, won


def test(env: TurnEnv, policy: Policy | None, matches: int, dice: numpy.random.Generator) -> tuple[float, float]:
    """How often a policy wins, or random play without one, and how far that may be off (95 %)."""
    player = policy or Policy(env.arena.layout.size, len(env.arena.vocabulary))
    seats = len(env.possible_agents)
    won = sum(play(env, player, match % seats, dice, greedy=policy is not None)[0] > 0 for match in range(matches))
    share = won / matches
    return share, 1.96 * sqrt(share * (1 - share) / matches)


def curve(won: Sequence[bool], span: int = SPAN) -> list[float]:
    """How often it won of the last matches, after each from the first that counts."""
    sums = numpy.cumsum([0, *won])
    ends = range(min(FIRST, len(won)), len(won) + 1)
    return [float(sums[end] - sums[max(0, end - span)]) / min(span, end) for end in ends]


def drawn(points: Sequence[float], first: int, random: float, title: str) -> str:
    """The curve as a picture, beside a line for random play."""
    wide, high, left, low = 640, 320, 56, 40

    def across(number: float) -> float:
        return left + (wide - left - 16) * number / max(1, len(points) - 1)

    def up(share: float) -> float:
        return high - low - (high - low - 36) * share

    line = " ".join(f"{across(number):.1f},{up(share):.1f}" for number, share in enumerate(points))
    grid = "".join(
        f'<line x1="{left}" x2="{wide - 16}" y1="{up(part / 4):.1f}" y2="{up(part / 4):.1f}" '
        f'stroke="#8888" stroke-width="0.5"/>'
        f'<text x="{left - 8}" y="{up(part / 4) + 4:.1f}" text-anchor="end">{25 * part} %</text>'
        for part in range(5)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" font-family="sans-serif" font-size="13">'
        f'<rect width="{wide}" height="{high}" fill="#fff"/><g fill="#333">{grid}'
        f'<text x="{left}" y="22" font-size="15">{title}</text>'
        f'<text x="{left}" y="{high - 12}">after {first} matches</text>'
        f'<text x="{wide - 16}" y="{high - 12}" text-anchor="end">{first + len(points) - 1}</text></g>'
        f'<line x1="{left}" x2="{wide - 16}" y1="{up(random):.1f}" y2="{up(random):.1f}" '
        f'stroke="#b3541e" stroke-dasharray="5 4"/>'
        f'<polyline points="{line}" fill="none" stroke="#1f6f8b" stroke-width="2"/></svg>\n'
    )


def main(argv: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--matches", type=int, default=4_000)
    parser.add_argument("--tests", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--curve", type=Path)
    chosen = parser.parse_args(argv)
    env = aec(chosen.game, chosen.seats)
    dice = numpy.random.default_rng(chosen.seed)
    chance, give = test(env, None, chosen.tests, dice)
    print(f"random: {chance:.1%} ± {give:.1%} of {chosen.tests} matches")
    policy, won = train(env, chosen.matches, dice)
    share, give = test(env, policy, chosen.tests, dice)
    print(f"learnt: {share:.1%} ± {give:.1%} of {chosen.tests} matches, after {chosen.matches}")
    if chosen.curve:
        points = curve(won)
        first = chosen.matches - len(points) + 1
        title = f"{env.arena.found.words('en')('game-name')}: won of the last {min(SPAN, chosen.matches)} matches"
        chosen.curve.write_text(drawn(points, first, chance, title), encoding="utf-8")


if __name__ == "__main__":
    main()
