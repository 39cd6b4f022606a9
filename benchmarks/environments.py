"""How many steps a second the environments make: `python -m benchmarks.environments`, with the extra `research`."""

from __future__ import annotations

import time
from typing import Any

from lichina.kernel import Dice
from lichina.kernel.dice import key_of
from lichina.registry import BUILT_IN, find
from lichina.research.envs import aec, parallel

SECONDS = 2.0


def turns(game: str, seats: int) -> float:
    """Steps of one agent after another, in a second of processor time."""
    env, dice = aec(game, seats), Dice(key_of("steps"))
    env.reset(seed=1)
    steps, start = 0, time.process_time()
    while (spent := time.process_time() - start) < SECONDS:
        agent = env.agent_selection
        if env.terminations[agent] or env.truncations[agent]:
            env.reset()
            continue
        env.step(said(dice, env.observe(agent)["action_mask"]))
        steps += 1
    return steps / spent


def together(game: str, seats: int) -> float:
    """Steps of all agents at once, in a second of processor time."""
    env, dice = parallel(game, seats), Dice(key_of("steps"))
    shown, _ = env.reset(seed=1)
    steps, start = 0, time.process_time()
    while (spent := time.process_time() - start) < SECONDS:
        if not env.agents:
            shown, _ = env.reset()
        shown, *_ = env.step({agent: said(dice, shown[agent]["action_mask"]) for agent in env.agents})
        steps += 1
    return steps / spent


def said(dice: Dice, mask: Any) -> int:
    """A token by lot."""
    return int(dice.choice(mask.nonzero()[0].tolist()))


def main() -> None:
    """A table of all games, each with a middling number of seats."""
    print("| game | seats | `aec` | `parallel` |\n|---|---|---|---|")
    for game in BUILT_IN:
        players = find(game).game.PLAYERS
        seats = min(players[-1], max(players[0], 8))
        print(f"| {game} | {seats} | {turns(game, seats):,.0f} | {together(game, seats):,.0f} |", flush=True)


if __name__ == "__main__":
    main()
