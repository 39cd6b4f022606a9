"""Bots are named for all seats, for each seat, by side, from a file, with settings, or handed over."""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path

import pytest

from lichina.bots import RandomBot
from lichina.kernel import BadOptions
from lichina.registry import BadGame, find
from lichina.research import Simulation, line_up, matches_in, simulate
from lichina.research.lineup import maker, name_of

TOY = find(Path(__file__).parent.parent / "games" / "toy")

MINE = """
from typing import Annotated
import msgspec
from lichina.bots import Bot, RandomBot

class Mine(RandomBot):
    class Settings(Bot.Settings, frozen=True):
        depth: Annotated[int, msgspec.Meta(ge=1, le=9)] = 2

    def decide(self, sight):
        ask = sight.asks[0]
        return ask.number, ask.form.answers()[self.settings.depth - 1]

def third(dice):
    return Mine(dice, depth=3)

NOT = 5
"""


@pytest.fixture
def mine(tmp_path: Path) -> str:
    (tmp_path / "mine.py").write_text(MINE)
    return str(tmp_path / "mine.py")


def test_one_bot_sits_everywhere_and_several_each_in_their_seat() -> None:
    assert line_up(TOY, 4, "random").fixed == ("random",) * 4
    assert line_up(TOY, 3, ["random", RandomBot, "random"]).fixed == ("random", "RandomBot", "random")
    assert line_up(TOY, 3, None).fixed == ("random",) * 3
    assert line_up(find("mafia"), 6, None).fixed == ("belief",) * 6


def test_who_sits_where_may_move_on_by_a_seat_with_every_match() -> None:
    lineup = line_up(TOY, 3, ["random", RandomBot, "random"], rotate=True)
    assert [[lineup.names[which] for which in lineup.sit(index, (), 3)] for index in range(4)] == [
        ["random", "RandomBot", "random"],
        ["RandomBot", "random", "random"],
        ["random", "random", "RandomBot"],
        ["random", "RandomBot", "random"],
    ]
    assert lineup.fixed == ()
    assert line_up(TOY, 3, "random", rotate=True).fixed == ("random",) * 3


def test_bots_by_side_follow_the_deal(tmp_path: Path) -> None:
    by_side = {"town": "simple", "others": "random"}
    simulate("mafia", 7, 12, bots=by_side, seed=2, out=tmp_path / "x.csv")
    seats = [row for _, rows in matches_in(tmp_path / "x.csv") for row in rows]
    assert {(row["side_dealt"], row["bot"]) for row in seats} == {("town", "simple"), ("mafia", "random")}


def test_a_seat_counts_before_a_role_and_a_role_before_a_side(tmp_path: Path) -> None:
    bots = {"0": "belief", "detective": "simple", "town": "random", "mafia": "random"}
    simulate("mafia", 7, 8, bots=bots, seed=2, out=tmp_path / "x.csv")
    for _, rows in matches_in(tmp_path / "x.csv"):
        assert rows[0]["bot"] == "belief"
        for row in rows[1:]:
            assert row["bot"] == ("simple" if row["role_dealt"] == "detective" else "random")


def test_a_side_that_does_not_exist_is_a_slip_of_the_pen() -> None:
    with pytest.raises(BadOptions, match=r"no seat is “maffia”; there are: 0, 1, .*mafia.*town.*others"):
        simulate("mafia", 7, 1, bots={"maffia": "simple", "others": "random"})


def test_everybody_needs_a_bot() -> None:
    with pytest.raises(BadOptions, match=r"no bot is named for seat \d \(mafia\), and none for all others"):
        simulate("mafia", 7, 5, bots={"town": "random"})
    with pytest.raises(BadOptions, match=r"no bot is named for seat 1 \(—\), and none"):
        simulate(TOY.game, 3, 5, bots={"0": "random"})


def test_a_bot_may_lie_in_a_file_and_have_settings(mine: str) -> None:
    kind = maker(TOY, f"{mine}:Mine")
    assert getattr(kind, "__name__", "") == "Mine"
    assert maker(TOY, f"{mine}:Mine") is kind
    deep = maker(TOY, f"{mine}:Mine:depth=5")
    assert isinstance(deep, partial)
    assert deep.keywords == {"depth": 5}
    assert name_of(deep) == "Mine:depth=5"


@pytest.mark.parametrize("workers", [1, 2])
def test_bots_of_a_file_play_in_any_process_as_they_are_set(mine: str, tmp_path: Path, workers: int) -> None:
    bots = [f"{mine}:Mine:depth=1", f"{mine}:Mine", f"{mine}:third", "random", "random"]
    result = simulate(TOY.address, 5, 6, bots=bots, seed=1, workers=workers, keep=tmp_path / "kept")
    assert list(result.by_bot) == [*bots[:4]]
    for index in range(6):
        entries = json.loads((tmp_path / "kept" / f"5-{index}.json").read_text())["entries"]
        pointed = {entry["seat"]: entry["value"] for entry in entries if "value" in entry and entry["ask"] == 1}
        assert {seat: pointed[seat] for seat in (0, 1, 2) if seat in pointed} == {
            seat: target for seat, target in {0: 1, 1: 2, 2: 3}.items() if seat in pointed
        }


@pytest.mark.parametrize(
    ("bot", "said"),
    [
        ("deep", "“toy” has no bot “deep”; known: random"),
        ("random:depth=2", "RandomBot has no setting “depth”; known: —"),
        ("{mine}:Mine:depth=10", "setting “depth” of Mine takes 1–9|option “depth” takes 1–9"),
        ("{mine}:Mine:dept=1", "Mine has no setting “dept”; known: depth"),
        ("{mine}:Mine:depth=1:deep", "a setting of a bot is written name=value, not deep"),
        ("{mine}:Yours", "there is no bot “Yours” in .*mine.py"),
        ("{mine}:NOT", "there is no bot “NOT” in .*mine.py"),
        ("nowhere.py:Mine", "there is no file .*nowhere.py with a bot"),
    ],
)
def test_what_is_no_bot_is_refused_before_anything_is_played(mine: str, bot: str, said: str) -> None:
    with pytest.raises((BadOptions, BadGame), match=said):
        Simulation(TOY.game, [3], 1, bots=bot.format(mine=mine))
