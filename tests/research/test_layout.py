"""What an agent sees, as columns with names: derived from what games declare, and the same everywhere."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import defaultdict
from pathlib import Path
from typing import Any, Literal, get_args

import pytest
from msgspec import Struct

from lichina.kernel import Amount, BySeat, Card, Seat, Word
from lichina.registry import find, known
from lichina.research.envs import Layout, aec
from lichina.research.envs.columns import Columns, Domain, Grain, hints_of

GAMES = Path(__file__).parent.parent / "games"
DOMAIN = Domain.of(3, {"beasts": ("cat", "dog"), "birds": ("owl",)}, ["up", "owl"])


class Vote(Struct):
    seat: Seat
    target: Seat
    loud: bool


class Shelf(Struct):
    item: Card
    left: Amount


def numbers(hint: Any, value: Any, domain: Domain = DOMAIN) -> dict[str, float]:
    """What a value of this type says, by the names of the columns."""
    columns = Columns(domain, "rest", 1)
    filler, _ = columns.field(hint, "it")
    counts: defaultdict[int, float] = defaultdict(float)
    filler(value, counts)
    return {columns.names[place]: round(number, 3) for place, number in counts.items()}


@pytest.mark.parametrize(
    ("hint", "value", "expected"),
    [
        (Seat, 2, {"it=2": 1}),
        (Card, "owl", {"it=owl": 1}),
        (Word, "up", {"it=up": 1}),
        (Amount, 4, {"it": 0.4}),
        (float, 30.0, {"it": 0.3}),
        (bool, True, {"it": 1}),
        (Literal["red", "blue"], "blue", {"it=blue": 1}),
        (Seat | None, None, {"it:absent": 1}),
        (Seat | None, 1, {"it=1": 1}),
        (Seat | Word, 1, {"it=1": 1}),
        (Seat | Word, "up", {"it=up": 1}),
        (tuple[Seat, ...], (0, 2), {"it#": 0.2, "it[]=0": 1, "it[]=2": 1}),
        (tuple[Card, ...], ("cat", "owl", "cat"), {"it#": 0.3, "it[]=cat": 2, "it[]=owl": 1}),
        (tuple[Seat, Card], (1, "dog"), {"it[0]=1": 1, "it[1]=dog": 1}),
        (tuple[Amount, ...], (3, 5), {"it[0]": 0.3, "it[1]": 0.5}),
        (BySeat[Amount], (1, 0, 3), {"it[0]": 0.1, "it[2]": 0.3}),
        (BySeat[Card | None], ("cat", None, None), {"it[0]=cat": 1, "it[1]:absent": 1, "it[2]:absent": 1}),
        (dict[Seat, Card], {1: "dog"}, {"it[1]": 1, "it[1]=dog": 1}),
        (dict[Card, Amount], {"owl": 2}, {"it[owl]": 0.2}),
        (Shelf, Shelf("cat", 2), {"it.item=cat": 1, "it.left": 0.2}),
        (tuple[Shelf, ...], (Shelf("cat", 2),), {"it[0].item=cat": 1, "it[0].left": 0.2}),
        (tuple[Vote, ...], (Vote(1, 0, True),), {"it[1]#": 0.1, "it[1].target=0": 1, "it[1].loud": 1}),
    ],
    ids=str,
)
def test_what_is_declared_has_columns_of_its_own(hint: Any, value: Any, expected: dict[str, float]) -> None:
    assert numbers(hint, value) == expected


@pytest.mark.parametrize(
    ("hint", "value"),
    [(str, "anything"), (Word, "sideways"), (Card, "dragon"), (Seat, 7), (dict[Amount, Card], {4: "cat"})],
    ids=str,
)
def test_what_the_declarations_leave_open_is_hashed(hint: Any, value: Any) -> None:
    assert set(numbers(hint, value)) == {"rest~0"}


def grain_of(hint: Any, seats: int, cards: int, words: int = 10) -> Grain:
    """How finely a field is told at a table of this size."""
    groups = {"many": [f"card{number}" for number in range(cards)]}
    columns = Columns(Domain.of(seats, groups, [f"word{number}" for number in range(words)]), "rest", 4)
    first = len(columns)
    _, grain = columns.field(hint, "it")
    assert len(columns) - first <= 512
    return grain


def test_what_would_need_too_many_columns_is_told_more_coarsely() -> None:
    assert grain_of(BySeat[tuple[Card, ...]], 4, 100) is Grain.FINE
    assert grain_of(BySeat[Word], 8, 40, 100) is Grain.UNWORDED
    assert grain_of(BySeat[tuple[Card, ...]], 8, 100) is Grain.GROUPED
    assert grain_of(dict[Card, BySeat[Amount]], 8, 100) is Grain.UNKEYED
    assert grain_of(dict[Seat, Seat], 32, 10) is Grain.TOGETHER
    assert grain_of(Card, 8, 1000) is Grain.HASHED


def test_a_word_of_very_many_is_looked_for_among_the_cards() -> None:
    lines = [f"line{number}" for number in range(300)]
    assert list(Domain.of(3, {"places": ("beach", "bank")}, lines).values("place")) == ["beach", "bank"]


# --- whole layouts ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", known())
def test_every_column_of_every_game_has_a_name(game: str) -> None:
    players = find(game).game.PLAYERS
    for seats in (players[0], players[-1]):
        layout = Layout.of(game, seats)
        assert layout.size == len(layout.names) == len(set(layout.names)) < 10_000
        assert sum(block.size for block in layout.blocks) == layout.size
        assert [block.start for block in layout.blocks] == sorted(block.start for block in layout.blocks)
        fields = {block.name for block in layout.blocks}
        assert {f"story.{tale.key}" for tale in find(game).game.EVENTS} <= fields


def plain_numbers(hint: Any, path: str) -> list[str]:
    """Where a type has a number or a mapping's key that does not say what it stands for."""
    if hint in (int, dict):
        return [path]
    if isinstance(hint, type) and issubclass(hint, Struct):
        hints = hints_of(hint)
        assert hints is not None, hint
        return [one for name, part in hints.items() for one in plain_numbers(part, f"{path}.{name}")]
    if hasattr(hint, "__metadata__"):
        return [] if hint.__origin__ in (int, str) else plain_numbers(hint.__origin__, path)
    return [one for part in get_args(hint) for one in plain_numbers(part, path)]


@pytest.mark.parametrize("game", known())
def test_every_number_in_a_view_says_what_it_stands_for(game: str) -> None:
    rules = find(game).game
    for side in (rules.public, rules.private):
        hints = hints_of(side)
        assert hints is not None
        assert plain_numbers(hints["return"], side.__name__) == []


def test_a_game_that_declares_nothing_can_be_seen_too() -> None:
    layout = Layout.of(GAMES / "toy", 5)
    assert "public.players" in layout.names
    assert "private.mole" in layout.names
    assert layout.names[-1] == "me=4"


def test_what_an_agent_of_mafia_sees_stands_under_its_name() -> None:
    env = aec("mafia", 6)
    env.reset(seed=5)
    agent = env.agent_selection
    seat = env.possible_agents.index(agent)
    match = env.arena.match
    private: Any = match.view(seat).private
    found = dict(zip(env.arena.layout.names, env.observe(agent)["observation"].tolist(), strict=True))
    assert [name for name in found if name.startswith("private.card=") and found[name]] == [
        f"private.card={private.card}"
    ]
    assert [found[f"public.alive[]={other}"] for other in range(6)] == [1.0] * 6
    assert found[f"ask={match.questions(seat)[0].key}"] == 1.0
    assert found["story.dealt"] == pytest.approx(0.6931, abs=1e-4)
    assert [found[f"me={other}"] for other in range(6)] == [float(other == seat) for other in range(6)]


def test_the_layout_says_where_everything_stands() -> None:
    lines = Layout.of(GAMES / "duel", 2).describe().splitlines()
    assert lines[0].split() == ["name", "first", "columns", "told"]
    assert lines[1].split() == ["rest", "0", "256", "hashed"]
    assert lines[2].split() == ["public.turn", "256", "2", "fine"]
    assert lines[-1].split()[0] == "me"


SHOW = """
from zlib import crc32
from lichina.research.envs import aec
env = aec("mafia", 6)
env.reset(seed=3)
layout = env.arena.layout
print(crc32(" ".join(layout.names).encode()), crc32(env.observe("seat_2")["observation"].tobytes()))
"""


def test_the_columns_are_the_same_in_every_process() -> None:
    seen = {
        subprocess.run(
            [sys.executable, "-c", SHOW],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            check=True,
            text=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert len(seen) == 1
