"""Simulations leave a data set: it can be read, gone on with after an end of any kind, shared out and put together."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import lichina
from lichina.bots import Bot, Move, RandomBot, Sight
from lichina.cli import main
from lichina.kernel import BadOptions
from lichina.registry import find
from lichina.research import BadData, Interrupted, matches_in, merge, simulate
from lichina.research.rows import files

TOY = Path(__file__).parent.parent / "games" / "toy"
MARKET = Path(__file__).parent.parent / "games" / "market"
ENDINGS = ["csv", "jsonl", "parquet"]
every_kind = pytest.mark.parametrize("ending", ENDINGS)


def written(path: Path) -> list[bytes]:
    return [file.read_bytes() for file in files(path)]


@every_kind
def test_there_is_a_row_for_each_match_and_one_for_each_seat(tmp_path: Path, ending: str) -> None:
    result = simulate("mafia", 7, 6, bots="random", seed=5, out=tmp_path / f"x.{ending}", keep=tmp_path / "kept")
    rows = list(matches_in(tmp_path / f"x.{ending}"))
    assert [match["match"] for match, _ in rows] == [0, 1, 2, 3, 4, 5]
    for match, seats in rows:
        played = lichina.replay((tmp_path / "kept" / f"7-{match['match']}.json").read_bytes())
        assert played.outcome is not None
        assert (match["game"], match["seats"], match["seed"]) == ("mafia", 7, f"5 {match['match']}")
        assert json.loads(match["winners"]) == list(played.outcome.winners)
        assert (match["side"], match["reason"]) == (played.outcome.side, played.outcome.reason)
        assert match["seconds"] == round(played.now, 3)
        assert json.loads(match["options"])["style"] == "even"
        assert [row["role"] for row in seats] == [part.role for part in played.game.cast()]
        assert [row["won"] for row in seats] == [seat in played.outcome.winners for seat in range(7)]
        assert {row["bot"] for row in seats} == {"random"}
        assert {row["points"] for row in seats} == {None}
    assert sum(match["decisions"] for match, _ in rows) == result.tally.decisions


@every_kind
def test_points_are_in_the_rows_of_the_seats(tmp_path: Path, ending: str) -> None:
    simulate(MARKET, 3, 4, seed=1, out=tmp_path / f"x.{ending}", keep=tmp_path)
    game = find(MARKET).game
    for match, seats in matches_in(tmp_path / f"x.{ending}"):
        outcome = lichina.replay((tmp_path / f"3-{match['match']}.json").read_bytes(), game).outcome
        assert outcome is not None and outcome.scores is not None
        assert [row["points"] for row in seats] == list(outcome.scores)
        assert {row["role"] for row in seats} == {None}


@every_kind
def test_the_files_are_the_same_however_many_processes_wrote_them(tmp_path: Path, ending: str) -> None:
    for workers in (1, 2):
        simulate(TOY, 4, 30, seed=1, workers=workers, out=tmp_path / f"{workers}.{ending}")
    assert written(tmp_path / f"1.{ending}") == written(tmp_path / f"2.{ending}")


class Stopper(RandomBot):
    """Presses Ctrl-C in the middle of its eighth match."""

    finished = 0

    def decide(self, sight: Sight) -> Move | None:
        if Stopper.finished == 7:
            os.kill(os.getpid(), signal.SIGINT)
        return super().decide(sight)

    def over(self, outcome: lichina.Outcome) -> None:
        Stopper.finished += 1


@pytest.fixture
def stopping() -> Iterator[list[type[Bot]]]:
    Stopper.finished = 0
    yield [Stopper, RandomBot, RandomBot]
    Stopper.finished = 0


@every_kind
def test_what_is_done_when_somebody_presses_ctrl_c_is_counted_and_written(
    tmp_path: Path, ending: str, stopping: list[type[Bot]]
) -> None:
    out = tmp_path / f"x.{ending}"
    with pytest.raises(Interrupted) as stop:
        simulate(TOY, 3, 50, bots=stopping, seed=1, out=out)
    (result,) = stop.value.results
    assert result.games == 7
    assert [match["match"] for match, _ in matches_in(out)] == list(range(7))


STUCK = """
import sys
from lichina.bots import RandomBot
from lichina.research import Interrupted, simulate

class Stuck(RandomBot):
    def decide(self, sight):
        if sight.seat == 0 and sight._match.seed == "1 1":
            open("never").read()  # nobody will ever write into this pipe
        return super().decide(sight)

def stop(done):
    raise KeyboardInterrupt

if __name__ == "__main__":
    try:
        simulate(sys.argv[1], 3, 50, bots=Stuck, seed=1, workers=2, progress=stop)
    except Interrupted as stopped:
        print([result.games for result in stopped.results])
"""


def test_ctrl_c_waits_for_no_match_that_somebody_thinks_about_for_ever(tmp_path: Path) -> None:
    (tmp_path / "stuck.py").write_text(STUCK)
    os.mkfifo(tmp_path / "never")
    command = [sys.executable, "stuck.py", str(TOY)]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False, timeout=120)
    assert (done.stdout, done.stderr, done.returncode) == ("[1]\n", "", 0)


@every_kind
def test_an_interrupted_simulation_is_gone_on_with(tmp_path: Path, ending: str, stopping: list[type[Bot]]) -> None:
    whole, out = tmp_path / f"whole.{ending}", tmp_path / f"x.{ending}"
    with pytest.raises(Interrupted):
        simulate(TOY, 3, 20, bots=stopping, seed=1, out=out)
    heard: list[int] = []
    Stopper.finished = 100
    result = simulate(TOY, 3, 20, bots=stopping, seed=1, out=out, resume=True, progress=heard.append)
    assert result.tally == simulate(TOY, 3, 20, bots=stopping, seed=1, out=whole).tally
    assert list(matches_in(out)) == list(matches_in(whole))
    assert heard[0] > 7


@pytest.mark.parametrize("ending", ["csv", "jsonl"])
@pytest.mark.parametrize("kept", [0, 1, 300, 900, 2500, 3000])
def test_files_that_break_off_anywhere_are_gone_on_with(tmp_path: Path, ending: str, kept: int) -> None:
    whole, out = tmp_path / f"whole.{ending}", tmp_path / f"x.{ending}"
    result = simulate(TOY, 3, 12, seed=1, out=whole)
    for number, (source, target) in enumerate(zip(files(whole), files(out), strict=True)):
        target.write_bytes(source.read_bytes()[: kept + 400 * number])
    assert simulate(TOY, 3, 12, seed=1, out=out, resume=True).tally == result.tally
    assert written(out) == written(whole)


def test_more_matches_may_be_asked_for_than_before(tmp_path: Path) -> None:
    simulate(TOY, 3, 5, seed=1, out=tmp_path / "x.csv")
    simulate(TOY, 3, 9, seed=1, out=tmp_path / "x.csv", resume=True)
    simulate(TOY, 3, 9, seed=1, out=tmp_path / "y.csv", resume=True)
    assert written(tmp_path / "x.csv") == written(tmp_path / "y.csv")


def test_more_matches_of_several_sizes_may_be_asked_for_than_before(tmp_path: Path) -> None:
    few, more = ["simulate", str(TOY), "--seats", "3-4", "--seed", "1", "--out"], ["--games", "5", "--resume"]
    assert main([*few, str(tmp_path / "x.csv"), "--games", "2"]) == 0
    assert [(row["match"], row["seats"]) for row, _ in matches_in(tmp_path / "x.csv")] == [
        (0, 3),
        (0, 4),
        (1, 3),
        (1, 4),
    ]
    assert main([*few, str(tmp_path / "x.csv"), *more]) == 0
    assert main([*few, str(tmp_path / "y.csv"), *more]) == 0
    assert written(tmp_path / "x.csv") == written(tmp_path / "y.csv")


@every_kind
def test_matches_that_are_there_are_never_thrown_away_because_fewer_are_asked_for(tmp_path: Path, ending: str) -> None:
    out = tmp_path / f"x.{ending}"
    simulate(TOY, 3, 9, seed=1, out=out)
    before = written(out)
    with pytest.raises(BadData, match="holds more matches than are asked for"):
        simulate(TOY, 3, 5, seed=1, out=out, resume=True)
    assert written(out) == before


@every_kind
def test_files_are_never_overwritten(tmp_path: Path, ending: str) -> None:
    out = tmp_path / f"x.{ending}"
    simulate(TOY, 3, 5, seed=1, out=out)
    before = written(out)
    with pytest.raises(BadData, match="is there already"):
        simulate(TOY, 3, 5, seed=1, out=out)
    others: list[dict[str, Any]] = [{"seed": 2}, {"seed": 1, "rotate": True}, {"seed": 1, "bots": RandomBot}]
    for other in others:
        with pytest.raises(BadData, match="holds matches of another simulation"):
            simulate(TOY, 3, 5, out=out, resume=True, **other)
    assert written(out) == before
    assert sorted(file.name for file in tmp_path.iterdir()) == sorted(file.name for file in files(out))


@every_kind
def test_shares_that_were_played_apart_are_put_together(tmp_path: Path, ending: str) -> None:
    result = simulate(TOY, 3, 11, seed=1, out=tmp_path / f"whole.{ending}")
    names = [tmp_path / f"{own}.csv" for own in (1, 2, 3)]
    parts = [simulate(TOY, 3, 11, seed=1, shard=(own, 3), out=name) for own, name in zip((1, 2, 3), names, strict=True)]
    assert [part.games for part in parts] == [4, 4, 3]
    (merged,) = merge(tmp_path / f"all.{ending}", names[::-1])
    assert merged.tally == result.tally
    assert list(matches_in(tmp_path / f"all.{ending}")) == list(matches_in(tmp_path / f"whole.{ending}"))


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("x.csv", "year,rain\n1999,7\n"),
        ("x.csv", "no heading at all, and " * 40),
        ("x.csv", "game"[::-1]),
        ("x.jsonl", "no line end"),
        ("x.jsonl", '{"year": 1999}\n'),
        ("x.jsonl", "[1, 2]\n"),
        ("x.jsonl", "no JSON\n"),
        ("x.parquet", "no Parquet"),
    ],
)
def test_the_data_of_somebody_else_is_never_gone_on_with(tmp_path: Path, name: str, text: str) -> None:
    (tmp_path / name).write_text(text)
    with pytest.raises(BadData, match=r"holds no matches of a simulation|cannot be read"):
        simulate(TOY, 3, 5, out=tmp_path / name, resume=True)
    assert [(file.name, file.read_text()) for file in tmp_path.iterdir()] == [(name, text)]


def test_seats_are_not_overwritten_either(tmp_path: Path) -> None:
    (tmp_path / "x.seats.csv").write_text("mine")
    with pytest.raises(BadData, match=r"x\.seats\.csv is there already"):
        simulate(TOY, 3, 5, out=tmp_path / "x.csv")
    assert (tmp_path / "x.seats.csv").read_text() == "mine"


def test_only_a_file_is_gone_on_with() -> None:
    with pytest.raises(BadOptions, match="only what goes into a file can be gone on with"):
        simulate(TOY, 3, 5, resume=True)


def test_only_what_belongs_together_is_put_together(tmp_path: Path) -> None:
    for seed in (1, 2):
        simulate(TOY, 3, 3, seed=seed, out=tmp_path / f"{seed}.csv")
    with pytest.raises(BadData, match="not of one simulation"):
        merge(tmp_path / "all.csv", [tmp_path / "1.csv", tmp_path / "2.csv"])
    with pytest.raises(BadData, match="match 0 is there twice"):
        merge(tmp_path / "all.csv", [tmp_path / "1.csv", tmp_path / "1.csv"])
    with pytest.raises(BadData, match=r"nowhere\.csv cannot be read"):
        merge(tmp_path / "all.csv", [tmp_path / "nowhere.csv"])
    assert not (tmp_path / "all.csv").exists()


def test_the_name_of_a_file_says_what_it_is(tmp_path: Path) -> None:
    with pytest.raises(BadData, match=r"x\.xls should end in one of: \.csv, \.jsonl, \.parquet"):
        simulate(TOY, 3, 5, out=tmp_path / "x.xls")
    with pytest.raises(BadData, match="cannot be written: No such file"):
        simulate(TOY, 3, 5, out=tmp_path / "no" / "x.csv")
