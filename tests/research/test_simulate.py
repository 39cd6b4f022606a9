"""What a simulation counts is exact, and the same however the work is shared."""

from __future__ import annotations

from math import isclose
from pathlib import Path
from typing import Any

import pytest

from benchmarks.refmafia import RefMafia
from lichina.bots import BadBot, Bot, EndlessMatch, RandomBot, play, seated
from lichina.cli import main
from lichina.kernel import BadOptions, Count, Dice, LichinaError, Match, Outcome
from lichina.registry import BadGame
from lichina.research import Mean, Rate, SimulationResult, Tally, simulate

GAMES = Path(__file__).parent.parent / "games"

ENDLESS = """
from lichina.kernel import Ask, Game, Pick

class Endless(Game):
    id = "endless"
    PLAYERS = range(2, 3)

    def setup(self):
        return self.turn

    def turn(self):
        yield Ask(0, "go", Pick(["on"]))
        return self.turn
"""

CHEAT = """
from lichina.bots import Bot, RandomBot

class Cheat(Bot):
    def decide(self, sight):
        return 1, "everything"

class Dreamer(RandomBot):
    imagines = True

    def decide(self, sight):
        next(sight.worlds())
        return super().decide(sight)

BOTS = {"dreamer": Dreamer, "cheat": Cheat}
"""


@pytest.fixture
def toy(tmp_path: Path) -> Path:
    """The toy with two bots of its own."""
    (tmp_path / "__init__.py").write_text((GAMES / "toy" / "__init__.py").read_text(encoding="utf-8"))
    (tmp_path / "bot.py").write_text(CHEAT)
    return tmp_path


def test_a_tally_counts_winners_sides_reasons_and_draws() -> None:
    tally = Tally([0, 0, 0])
    tally.add(Outcome((0, 2), "caught", "town"), 7, 1.5)
    tally.add(Outcome((1,), "unnoticed", "mole"), 5, 2.25)
    tally.add(Outcome((), "caught"), 1, 0.0)
    assert tally == Tally([1, 1, 1], {"town": 1, "mole": 1}, {"caught": 2, "unnoticed": 1}, 3, 1, 13, 3750)


def test_two_tallies_add_up() -> None:
    tally = Tally([1, 0], {"town": 1}, {"caught": 1}, 2, 1, 10, 500)
    tally.merge(Tally([0, 2], {"town": 1, "mole": 1}, {"unnoticed": 2}, 3, 4, 5, 6))
    assert tally == Tally([1, 2], {"town": 2, "mole": 1}, {"caught": 1, "unnoticed": 2}, 5, 5, 15, 506)


def test_a_tally_counts_what_the_game_counts() -> None:
    tally = Tally([0])
    points = [Count("points", "spy", 4), Count("points", "local", 0), Count("points", "local", 1)]
    tally.add(Outcome((0,), "points"), 1, 0.0, [Count("endings", "caught"), *points])
    other = Tally([0])
    other.add(Outcome((0,), "points"), 1, 0.0, [Count("endings", "caught"), Count("points", "spy", 2)])
    tally.merge(other)
    assert tally.cases == {"endings": {"caught": 2}}
    assert tally.amounts == {"points": {"spy": Mean(2, 6, 20), "local": Mean(2, 1, 1)}}


def test_a_mean_knows_how_sure_it_is() -> None:
    mean = Mean(1, 4, 16) + Mean(3, 4, 8)
    assert mean == Mean(4, 8, 24)
    assert mean.value == 2.0
    assert isclose(mean.error, 0.7071, abs_tol=1e-4)
    assert (Mean().value, Mean().error) == (0.0, 0.0)


def test_rounds_of_spyfall_are_counted_by_their_end_and_by_role() -> None:
    laid_out = {"cards": ["zoo", "zoo", "spy"], "dealer": 0}
    result = simulate("spyfall", 3, 20, bots=["simple"], seed=3, options={"rounds": 1, "deal": [laid_out]})
    assert sum(rate.count for rate in result.cases["endings"].values()) == 20
    assert all(rate.of == 20 for rate in result.cases["endings"].values())
    points = result.amounts["points"]
    assert {role: mean.count for role, mean in points.items()} == {"spy": 20, "local": 40}
    assert (
        simulate("spyfall", 3, 25, bots="random", seed=3, workers=2).tally
        == simulate("spyfall", 3, 25, bots="random", seed=3).tally
    )


def test_bags_without_a_place_are_counted_apart() -> None:
    mixed = {"cards": ["zoo", "bank", "school"], "dealer": 0}
    spies = {"cards": ["spy"] * 3, "dealer": 0}
    options = {"rounds": 2, "joke": True, "madness": True, "deal": [mixed, spies]}
    points = simulate("spyfall", 3, 5, bots=["belief"], options=options).amounts["points"]
    assert {role: mean.count for role, mean in points.items()} == {"joke": 15, "mixed": 15}


def test_matches_of_passengers_are_counted_by_points_and_by_what_decided_their_votes() -> None:
    result = simulate("passengers", 5, 20, bots=["random"], seed=3)
    assert sum(rate.count for rate in result.cases["endings"].values()) == 20
    assert {side: mean.count for side, mean in result.amounts["points"].items()} == {"guides": 20, "smugglers": 20}
    assert sum(rate.count for rate in result.cases["sailings"].values()) == 60
    again = simulate("passengers", 5, 20, bots=["random"], seed=3, workers=2)
    assert again.tally == result.tally


def test_a_rate_knows_how_sure_it_is() -> None:
    rate = Rate(40, 100)
    assert rate.value == 0.4
    assert isclose(rate.error, 0.0489898, rel_tol=1e-5)
    assert isclose(rate.interval[0], 0.3094, abs_tol=1e-4)
    assert isclose(rate.interval[1], 0.4980, abs_tol=1e-4)


def test_what_never_happened_may_still_happen() -> None:
    assert Rate(0, 10).interval[0] == 0.0
    assert isclose(Rate(0, 10).interval[1], 0.2775, abs_tol=1e-4)
    assert Rate(0, 0).interval == (0.0, 1.0)


def test_a_simulation_is_the_sum_of_its_matches() -> None:
    tally = Tally([0] * 10)
    for index in range(30):
        match = Match(RefMafia, 10, f"7 {index}")
        play(match, seated([RandomBot] * 10, match.seed))
        assert match.outcome is not None
        tally.add(match.outcome, len(match.record.entries), match.now, bots=["random"] * 10)
    result = simulate(RefMafia, 10, 30, seed=7)
    assert result.tally == tally
    assert result.games == 30
    assert result.mean_decisions == tally.decisions / 30
    assert result.mean_seconds == 0.0
    assert result.decisions_per_second > 0
    assert result.sides["mafia"] == Rate(tally.sides["mafia"], 30)
    assert result.reasons["parity"] == Rate(tally.sides["mafia"], 30)
    assert result.seats[4] == Rate(tally.seats[4], 30)
    assert result.draws == Rate(0, 30)


@pytest.mark.parametrize("game", [GAMES / "duel", RefMafia], ids=["path", "class"])
def test_the_result_does_not_hang_on_the_number_of_workers(game: Any) -> None:
    seats = 10 if game is RefMafia else 4
    alone = simulate(game, seats, 45, seed="s", workers=1)
    assert simulate(game, seats, 45, seed="s", workers=2).tally == alone.tally
    assert simulate(game, seats, 45, seed="t", workers=1).tally != alone.tally


def test_progress_is_told_up_to_the_last_match() -> None:
    heard: list[int] = []
    simulate(GAMES / "toy", 3, 45, progress=heard.append)
    assert heard == sorted(heard)
    assert heard[-1] == 45


def test_options_reach_every_match() -> None:
    short = simulate(GAMES / "duel", 2, 20, options={"lives": 1}).mean_decisions
    assert short < simulate(GAMES / "duel", 2, 20, options={"lives": 3}).mean_decisions


def test_one_bot_stands_for_all_and_several_are_counted_apart(toy: Path) -> None:
    assert simulate(toy, 3, 4, bots=["dreamer"]).bots == ("dreamer", "dreamer", "dreamer")
    result = simulate(toy, 3, 20, bots=["dreamer", "random", "random"])
    wins = result.tally.seats
    assert result.by_bot == {"dreamer": Rate(wins[0], 20), "random": Rate(wins[1] + wins[2], 40)}


def test_as_many_bots_as_seats_are_needed() -> None:
    with pytest.raises(BadOptions, match="name one bot for all, or one for each of the 3 seats, not 2"):
        simulate(GAMES / "toy", 3, 1, bots=["random", "random"])


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(BadGame, match="“toy” has no bot “deep”; known: random"):
        simulate(GAMES / "toy", 3, 1, bots=["deep"])


def test_what_cannot_start_is_refused() -> None:
    with pytest.raises(BadOptions, match="this is for 3 to 8 players, not 2"):
        simulate(GAMES / "toy", 2, 1)
    with pytest.raises(BadOptions, match="there is no option “size”"):
        simulate(GAMES / "toy", 3, 1, options={"size": 1})
    with pytest.raises(BadOptions, match="at least one match and one worker, not 0 and 1"):
        simulate(GAMES / "toy", 3, 0)
    with pytest.raises(BadOptions, match="at least one match and one worker, not 5 and 0"):
        simulate(GAMES / "toy", 3, 5, workers=0)
    with pytest.raises(BadOptions, match="there is no share 3 of 2"):
        simulate(GAMES / "toy", 3, 5, shard=(3, 2))
    with pytest.raises(BadGame, match="there is no mode “odd”; known: basic"):
        simulate(GAMES / "toy", 3, 5, mode="odd")


@pytest.mark.parametrize("workers", [1, 2])
def test_a_match_that_fails_is_named_by_its_seed(toy: Path, workers: int) -> None:
    with pytest.raises(LichinaError, match=r"match 0 \(seed “5 0”\) failed: Cheat in seat") as caught:
        simulate(toy, 3, 45, bots=["cheat"], seed=5, workers=workers)
    assert caught.value.data["seed"] == "5 0"
    assert isinstance(caught.value.__cause__, BadBot)


def test_an_endless_game_does_not_hang_the_simulation(tmp_path: Path) -> None:
    (tmp_path / "endless.py").write_text(ENDLESS)
    with pytest.raises(LichinaError, match="is not over after 100000 steps; it is in phase “turn”") as caught:
        simulate(tmp_path / "endless.py", 2, 1)
    assert isinstance(caught.value.__cause__, EndlessMatch)


def test_python_and_the_command_line_have_the_same_defaults(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "passengers", "--seats", "5", "--games", "4", "--mode", "two", "--lang", "en"]) == 0
    shown = capsys.readouterr().out
    result = simulate("passengers", 5, 4, mode="two")
    assert result.bots == ("belief",) * 5
    assert f"Decisions in a match: {round(result.mean_decisions, 1)}".rstrip("0").rstrip(".") in shown
    points = simulate("passengers", 5, 4, mode="two", options={"help_jaster": False}).amounts["points"]
    assert result.amounts["points"].keys() == points.keys()
    for seat, rate in enumerate(result.seats):
        assert f"{seat} · belief" in shown and f"{rate.count}" in shown


def test_a_result_without_matches_has_no_means() -> None:
    empty = SimulationResult("toy", (), 0, Tally([0, 0]))
    assert (empty.mean_decisions, empty.mean_seconds, empty.decisions_per_second) == (0.0, 0.0, 0.0)


def test_bots_that_cannot_be_handed_to_another_process_are_refused_there() -> None:
    def mine(dice: Dice) -> Bot:
        return RandomBot(dice)

    assert simulate(GAMES / "toy", 3, 5, bots=mine).by_bot.keys() == {"mine"}
    with pytest.raises(BadOptions, match="several processes can share only bots and games that can be imported"):
        simulate(GAMES / "toy", 3, 5, bots=mine, workers=2)


def test_a_mode_decides_for_how_many_players_it_is() -> None:
    with pytest.raises(BadOptions, match="this is for 9 to 16 players, not 5"):
        simulate("doomsday", 5, 1, mode="advanced")
