"""Environments for agents that learn: what they may say, what they are shown, and what they get."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from zlib import crc32

import numpy
import pytest
from pettingzoo.test import api_test, parallel_api_test, seed_test

import lichina
from lichina.kernel import (
    CARD,
    SEAT,
    BadOptions,
    Branch,
    Choose,
    Dice,
    Form,
    Number,
    Order,
    Pick,
    Question,
    Share,
    Tree,
)
from lichina.kernel.dice import key_of
from lichina.registry import GameName, find, known
from lichina.research.envs import OutOfVocabulary, TogetherEnv, TurnEnv, Vocabulary, aec, parallel
from lichina.research.envs.composing import answering, turn
from lichina.testing.cases import run_seed, soak

GAMES = Path(__file__).parent.parent / "games"
TOY = GAMES / "toy"
pytestmark = [
    # It would rather have arrays than the dictionary with a mask that its own card games show.
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
]


def tables() -> Iterator[tuple[str, str, int]]:
    """Every game with every mode, at its smallest and its largest table."""
    for game in known():
        rules = find(game).game
        for mode, row in rules.MODES.items():
            sizes = row.players or rules.PLAYERS
            for seats in sorted({min(sizes), max(sizes)}):
                yield game, mode, seats


def some_tables() -> list[tuple[str, str, int]]:
    """All tables in a soak, otherwise two of each game by lot."""
    if soak() > 1:
        return list(tables())
    dice = Dice(key_of(f"environments {run_seed()}"))
    found = []
    for game in known():
        own = [table for table in tables() if table[0] == game]
        found += dice.sample(own, min(2, len(own)))
    return found


def say_at_random(env: TurnEnv, dice: Dice, most: int = 2_000) -> None:
    """Play with tokens by lot, until the match is over or so many were said."""
    for _ in range(most):
        if env.terminations[env.agent_selection] or env.truncations[env.agent_selection]:
            return
        mask = env.observe(env.agent_selection)["action_mask"]
        env.step(int(dice.choice(mask.nonzero()[0].tolist())))


# --- putting an answer together ---------------------------------------------------------------------------------------


def answers(form: Form[Any]) -> list[Any]:
    """All that can be said, by every way through the tokens."""
    found = []
    waiting: list[list[str]] = [[]]
    while waiting:
        tokens = waiting.pop()
        composition = answering(form)
        try:
            choices = next(composition)
            for token in tokens:
                choices = composition.send(choices[token])
        except StopIteration as stop:
            found.append(stop.value)
            continue
        waiting += [[*tokens, token] for token in choices]
    return sorted(found)


@pytest.mark.parametrize(
    ("form", "all_answers"),
    [
        (Pick(("a", "b")), ["a", "b"]),
        (Pick((2, 5), SEAT), [2, 5]),
        (Number(0, 3), [0, 1, 2, 3]),
        (Choose(("a", "b", "c"), 2), [("a", "b"), ("a", "c"), ("b", "c")]),
        (Choose(("a", "b", "c"), 0, 1), [(), ("a",), ("b",), ("c",)]),
        (Order(("a", "b")), [("a", "b"), ("b", "a")]),
        (Share(2, ("a", "b"), (2, 1)), [(1, 1), (2, 0)]),
        (
            Tree(Branch("do", {"pass": None, "aim": Branch("whom", {1: None, 3: None}, of=SEAT)})),
            [("aim", 1), ("aim", 3), ("pass",)],
        ),
    ],
    ids=lambda value: value.kind if isinstance(value, Form) else "",
)
def test_every_answer_can_be_said_in_one_way(form: Form[Any], all_answers: list[Any]) -> None:
    assert answers(form) == all_answers
    for answer in all_answers:
        assert form.accept(answer) == answer


def test_what_is_forced_is_not_asked_for() -> None:
    with pytest.raises(StopIteration) as stop:
        next(answering(Tree(Branch("do", {"go": Branch("whom", {4: None}, of=SEAT)}))))
    assert stop.value.value == ("go", 4)


def question(number: int, key: str, form: Form[Any], held: Any = None) -> Question:
    return Question(number, key, form, {}, {}, held, None)


def test_who_is_asked_has_to_answer_and_may_pass_only_where_nobody_waits() -> None:
    vote, offer = question(3, "vote", Pick(("up", "down"))), question(0, "play", Pick(("card", "other"), CARD))
    assert list(next(turn([vote], []))) == ["word:up", "word:down"]
    assert list(next(turn([vote], [offer]))) == ["ask:vote", "ask:play"]
    assert list(next(turn([], [offer]))) == ["ask:play", "pass"]
    answered = turn([question(3, "vote", Pick(("up", "down")), held="up")], [])
    with pytest.raises(StopIteration) as stop:
        next(answered)
    assert stop.value.value is None


# --- the vocabulary ---------------------------------------------------------------------------------------------------


def test_the_vocabulary_is_what_a_game_has_words_for() -> None:
    vocabulary = Vocabulary.of("mafia", 8)
    assert vocabulary.tokens[:2] == ("pass", "end")
    assert [token for token in vocabulary.tokens if token.startswith("seat:")] == [f"seat:{seat}" for seat in range(8)]
    assert {"word:doctor", "ask:vote", "amount:0", "amount:99"} <= set(vocabulary.tokens)
    assert vocabulary.tokens[vocabulary.number("word:doctor")] == "word:doctor"
    with pytest.raises(OutOfVocabulary):
        vocabulary.number("word:dragon")


@pytest.mark.parametrize("table", some_tables(), ids=lambda table: "-".join(map(str, table)))
def test_nothing_is_offered_that_the_vocabulary_lacks(table: tuple[str, str, int]) -> None:
    game, mode, seats = table
    env = aec(game, seats, mode=mode)
    env.reset(seed=crc32(run_seed().encode()))
    said = 300 if soak() == 1 else 5_000
    say_at_random(env, Dice(key_of(f"{table} {run_seed()}")), said)
    assert env.arena.match.record.entries


# --- what agents are shown --------------------------------------------------------------------------------------------


def test_an_agent_sees_the_same_in_all_worlds_that_are_possible_for_it() -> None:
    env = aec("mafia", 8)
    env.reset(seed=5)
    say_at_random(env, Dice(key_of("worlds")), 120)
    match = env.arena.match
    here = lichina.replay(match.record)
    env.arena.match = here
    seen = {agent: env.observe(agent)["observation"] for agent in env.possible_agents}
    for seat, agent in enumerate(env.possible_agents):
        worlds = here.worlds(seat, "seed")
        for _ in range(3):
            env.arena.match = next(worlds)
            assert numpy.array_equal(env.observe(agent)["observation"], seen[agent]), agent


def test_what_is_seen_changes_with_what_is_known() -> None:
    env = aec("mafia", 8)
    env.reset(seed=5)
    shown = [env.observe(agent)["observation"] for agent in env.possible_agents]
    assert len({one.tobytes() for one in shown}) == 8


def test_only_whose_turn_it_is_may_say_something() -> None:
    env = aec(TOY, 5)
    env.reset(seed=1)
    own = env.agent_selection
    assert {agent for agent in env.possible_agents if env.observe(agent)["action_mask"].any()} == {own}


def test_the_truth_is_for_a_critic_alone() -> None:
    env = aec("mafia", 6)
    env.reset(seed=1)
    with pytest.raises(BadOptions):
        env.state()
    critic = aec("mafia", 6, critic=True)
    critic.reset(seed=1)
    before = critic.state()
    assert critic.state_space.contains(before)
    critic.reset(seed=2)
    assert not numpy.array_equal(critic.state(), before)


@pytest.mark.parametrize("game", known())
@pytest.mark.parametrize(
    ("language", "first", "ask"), [("ru", "Вы — ", "Ответьте одним из этих"), ("en", "You are ", "Answer with one of")]
)
def test_an_agent_can_read_what_it_sees(language: str, first: str, ask: str, game: str) -> None:
    env = aec(game, min(find(game).game.PLAYERS) + 1, text=language)
    env.reset(seed=4)
    text = env.infos[env.agent_selection]["text"]
    assert text.startswith(first)
    assert ask in text
    view = next(line for line in text.splitlines() if "{" in line and '"public"' in line)
    assert json.loads(view[view.index("{") :])["private"] is not None
    mask = env.observe(env.agent_selection)["action_mask"]
    tokens = [env.arena.vocabulary.tokens[number] for number in mask.nonzero()[0]]
    assert all(f"\n{token} — " in text for token in tokens)


# --- what agents get --------------------------------------------------------------------------------------------------


def test_winners_get_one_and_losers_minus_one() -> None:
    env = aec(TOY, 5)
    env.reset(seed=7)
    total = dict.fromkeys(env.possible_agents, 0.0)
    dice = Dice(key_of("prizes"))
    for agent in env.agent_iter(20_000):
        observation, reward, terminated, truncated, _ = env.last()
        total[agent] += reward
        mask = observation["action_mask"]
        env.step(None if terminated or truncated else int(dice.choice(mask.nonzero()[0].tolist())))
    outcome = env.arena.match.outcome
    assert outcome is not None
    assert outcome.winners
    assert total == {f"seat_{seat}": 1.0 if seat in outcome.winners else -1.0 for seat in range(5)}


def test_a_mode_that_is_not_there_is_refused() -> None:
    with pytest.raises(BadOptions, match="there is no mode “storm”"):
        aec("mafia", 8, mode="storm")


# --- PettingZoo's own tests -------------------------------------------------------------------------------------------


def named(table: tuple[GameName, str | None, int]) -> str:
    return "-".join(part.name if isinstance(part, Path) else str(part) for part in table)


def seeded_tables() -> list[tuple[GameName, str | None, int]]:
    """All tables in a soak, otherwise one of the house and the toy."""
    return [*tables()] if soak() > 1 else [("mafia", None, 6), (TOY, None, 5)]


@pytest.mark.parametrize("table", some_tables(), ids=named)
def test_the_library_accepts_both_kinds(table: tuple[str, str, int], capsys: pytest.CaptureFixture[str]) -> None:
    game, mode, seats = table
    cycles = 30 if soak() == 1 else 300
    env = aec(game, seats, mode=mode)
    api_test(env, num_cycles=cycles)
    parallel_api_test(parallel(game, seats, mode=mode), num_cycles=max(2, cycles // 10))
    assert env.metadata["name"] == f"lichina_{game}_v{find(game).game.version}"


@pytest.mark.parametrize("table", seeded_tables(), ids=named)
def test_the_same_seed_makes_the_same_match(table: tuple[GameName, str | None, int]) -> None:
    game, mode, seats = table
    cycles = 60 if soak() == 1 else 200
    seed_test(lambda: aec(game, seats, mode=mode), num_cycles=cycles)
    first, second = (steps_together(parallel(game, seats, mode=mode), 3, cycles // 10) for _ in range(2))
    assert first == second


def test_another_seed_makes_another_match() -> None:
    assert first_observations(parallel("mafia", 6), 3) != first_observations(parallel("mafia", 6), 4)


def steps_together(env: TogetherEnv, seed: int, most: int) -> list[bytes]:
    """What all agents see while they say tokens by lot; the library's own test of this says tokens that are barred."""
    dice = Dice(key_of("together"))
    shown, _ = env.reset(seed=seed)
    found = []
    for _ in range(most):
        found += [shown[agent]["observation"].tobytes() for agent in env.agents]
        if not env.agents:
            break
        masks = {agent: shown[agent]["action_mask"].nonzero()[0].tolist() for agent in env.agents}
        shown, *_ = env.step({agent: int(dice.choice(mask)) for agent, mask in masks.items()})
    return found


def first_observations(env: TogetherEnv, seed: int) -> list[bytes]:
    shown, _ = env.reset(seed=seed)
    return [shown[agent]["observation"].tobytes() for agent in env.agents]
