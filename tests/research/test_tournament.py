"""A tournament: every two bots play the same deals from every side, and what that says about them."""

from __future__ import annotations

import os
import signal
from collections import Counter
from pathlib import Path

import pytest

from lichina.bots import Bot, Move, RandomBot, Sight
from lichina.cli import main
from lichina.kernel import BadOptions, Outcome
from lichina.research import Portion, TournamentInterrupted, tournament
from lichina.research.rating import rate
from lichina.research.statistics import shared, wilson
from lichina.research.tournament import NEITHER, Tournament

GAMES = Path(__file__).parent.parent / "games"
TOY = GAMES / "toy"
MARKET = GAMES / "market"


class First(RandomBot):
    """Always takes the first legal answer."""

    def decide(self, sight: Sight) -> Move | None:
        waiting = [ask for ask in sight.asks if ask.held is None]
        return (waiting[0].number, waiting[0].form.fallback()) if waiting else None


class Again(First):
    """The same under another name."""


class Stopper(First):
    """Presses Ctrl-C when it has finished five matches."""

    finished = 0

    def over(self, outcome: Outcome) -> None:
        Stopper.finished += 1
        if Stopper.finished == 5:
            os.kill(os.getpid(), signal.SIGINT)


# --- statistics -------------------------------------------------------------------------------------------------------


def test_cases_that_come_in_groups_tell_less_than_as_many_on_their_own() -> None:
    alone = shared([(1, 1), (0, 1)] * 50)
    together = shared([(4, 4), (0, 4)] * 25)
    assert (alone.value, together.value) == (0.5, 0.5)
    assert (alone.groups, alone.cases, together.groups, together.cases) == (100, 100, 50, 200)
    assert [round(end, 3) for end in alone.interval] == [0.403, 0.597]
    assert [round(end, 3) for end in together.interval] == [0.365, 0.635]


def test_groups_that_are_all_alike_count_once_each() -> None:
    assert shared([(4, 4)] * 5).interval == wilson(1.0, 5)
    assert shared([(2, 4)] * 5).interval == wilson(0.5, 5)
    assert shared([]).interval == (0.0, 1.0)


def test_whoever_wins_three_of_four_is_191_points_ahead() -> None:
    won, lost = (Portion(value, (0.1875 / 10**8) ** 0.5, 10**8, 10**8) for value in (0.75, 0.25))
    first, second = rate([[None, won], [lost, None]])
    assert round(first.value - second.value, 2) == 190.85
    assert first.value + second.value == pytest.approx(0)
    assert first.error < 0.1


def test_whoever_always_wins_is_far_ahead_and_nobody_knows_how_far() -> None:
    first, second = rate([[None, Portion(1.0, 0.0, 20, 20)], [Portion(0.0, 0.0, 20, 20), None]])
    assert round(first.value - second.value) == 645
    low, high = first.interval
    assert low > 0 and high - low > 400


def test_ratings_agree_with_results_that_follow_from_ratings() -> None:
    truth = [200.0, 50.0, -250.0]
    chances = [[1 / (1 + 10 ** ((b - a) / 400)) for b in truth] for a in truth]
    shares = [
        [
            None if a == b else Portion(value, (value * (1 - value) / 1e8) ** 0.5, 10**8, 1e8)
            for b, value in enumerate(row)
        ]
        for a, row in enumerate(chances)
    ]
    assert [round(rating.value, 1) for rating in rate(shares)] == truth


# --- what is played ---------------------------------------------------------------------------------------------------


def test_of_two_sides_each_bot_plays_each_with_every_deal() -> None:
    bouts = Tournament("mafia", 7, [RandomBot, First], 3, seed=1).bouts
    assert Counter(bout.task.match for bout in bouts) == {0: 2, 1: 2, 2: 2}
    for one, other in zip(bouts[::2], bouts[1::2], strict=True):
        assert [1 - bot for bot in one.sitting] == list(other.sitting)
        gang = [seat for seat, side in enumerate(one.sides) if side == "mafia"]
        assert {one.sitting[seat] for seat in gang} == {0}
        assert {bot for seat, bot in enumerate(one.sitting) if seat not in gang} == {1}


def test_of_three_sides_each_bot_plays_each_against_all_others() -> None:
    bouts = Tournament("passengers", 6, ["belief", "random"], 1, seed=1).bouts
    kinds = {(frozenset(side for side, bot in zip(b.sides, b.sitting, strict=True) if bot == 0)) for b in bouts}
    alone = {frozenset({side}) for side in ("guides", "smugglers", "jaster")}
    assert kinds == alone | {frozenset({"guides", "smugglers", "jaster"} - side) for side in alone}
    assert len(bouts) == 6


def test_where_there_are_no_sides_every_other_seat_is_for_one_bot_and_they_move_on() -> None:
    bouts = Tournament(MARKET, 4, [RandomBot, First], 2, seed=1).bouts
    assert [bout.sitting for bout in bouts] == [(0, 1, 0, 1), (1, 0, 1, 0), (1, 0, 1, 0), (0, 1, 0, 1)]


def test_a_moderator_plays_for_nobody() -> None:
    bouts = Tournament("mafia", 8, ["simple", "random"], 1, mode="moderated").bouts
    for bout in bouts:
        assert [seat for seat, bot in enumerate(bout.sitting) if bot == NEITHER] == [
            seat for seat, side in enumerate(bout.sides) if side is None
        ]


def test_two_bots_that_play_alike_share_all_points() -> None:
    result = tournament("mafia", 6, [First, Again], 4, seed=1)
    assert result.matches == 8
    assert [standing.points.value for standing in result.standings] == [0.5, 0.5]
    assert [standing.rating.value for standing in result.standings] == pytest.approx([0, 0])
    assert {side for standing in result.standings for side in standing.sides} == {"town", "mafia"}
    assert result.standings[0].sides == result.standings[1].sides


def test_the_result_is_the_same_whoever_plays() -> None:
    alone = tournament(TOY, 4, deals=6, bots=["random", First, Again], seed="s")
    assert tournament(TOY, 4, deals=6, bots=["random", First, Again], seed="s", workers=2) == alone
    assert tournament(TOY, 4, deals=6, bots=["random", First, Again], seed="t") != alone
    assert alone.bots == ("random", "First", "Again")
    for row, line in enumerate(alone.points):
        assert line[row] is None
        for column in range(row):
            one, other = line[column], alone.points[column][row]
            assert one is not None and other is not None
            assert one.value + other.value == pytest.approx(1)


def test_deals_that_not_all_have_played_do_not_count_when_somebody_presses_ctrl_c() -> None:
    Stopper.finished = 0
    bots: list[type[Bot]] = [Stopper, First]
    with pytest.raises(TournamentInterrupted) as stop:
        tournament(TOY, 3, bots, 30, seed=1)
    result = stop.value.result
    assert (result.deals, result.matches) in {(1, 2), (2, 4)}
    assert result.points == tournament(TOY, 3, [Again, First], result.deals, seed=1).points


def test_two_bots_are_needed_that_are_not_the_same() -> None:
    for bots in (["random"], ["random", "random"], []):
        with pytest.raises(BadOptions, match="two different bots are needed at least"):
            tournament(TOY, 3, bots, 2)


# --- as it is shown ---------------------------------------------------------------------------------------------------


def test_the_table_and_the_figure_of_a_tournament(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    drawn = [tmp_path / "first.svg", tmp_path / "second.svg"]
    for figure, workers in zip(drawn, "12", strict=True):
        argv = ["tournament", "mafia", "--seats", "6", "--bots", "simple,random", "--deals", "4", "--seed", "1"]
        assert main([*argv, "--figure", str(figure), "--workers", workers, "--lang", "en"]) == 0
    shown = capsys.readouterr().out.splitlines()
    assert shown[0] == "Tournament: “Mafia”, 6 players; 4 deals, 8 matches"
    assert shown[2].split() == ["Bot", "Rating", "Points", "Wins", "The", "Mafia", "The", "town"]
    assert shown[3].startswith("simple")
    assert shown[-1] == f"Figure: {drawn[1]}"
    text = drawn[0].read_text(encoding="utf-8")
    assert text == drawn[1].read_text(encoding="utf-8")
    assert text.startswith('<svg role="img" aria-label="Share of points, row against column"')
    assert ">simple<" in text and "var(--ink)" in text and "#0a0b" not in text


def test_a_figure_is_of_a_known_kind(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    argv = ["tournament", str(MARKET), "--seats", "3", "--bots", f"random,{__file__}:First", "--deals", "1"]
    assert main([*argv, "--figure", str(tmp_path / "x.bmp"), "--lang", "en"]) == 2
    assert "should end in one of: .svg, .png, .pdf" in capsys.readouterr().err
