"""The machines of a cluster play exactly what one machine would."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from lichina import __version__
from lichina.cli import main
from lichina.kernel import LichinaError
from lichina.research.crews import play_share
from lichina.research.rows import files

TOY = Path(__file__).parent.parent / "games" / "toy"
CLUSTER = """
import sys
from distributed import LocalCluster

if __name__ == "__main__":
    with LocalCluster(2, threads_per_worker=2, host="127.0.0.1", dashboard_address=None) as cluster:
        print(cluster.scheduler_address, flush=True)
        sys.stdin.readline()
"""


@pytest.fixture
def address(tmp_path: Path) -> Iterator[str]:
    """A scheduler and two workers, in processes of their own."""
    script = tmp_path / "cluster.py"
    script.write_text(CLUSTER)
    started = [sys.executable, str(script)]
    with subprocess.Popen(started, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=tmp_path) as process:
        assert process.stdout is not None
        yield process.stdout.readline().strip()
        process.communicate("done\n")


def lichina(*argv: str) -> None:
    done = subprocess.run([sys.executable, "-m", "lichina", *argv], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


def test_two_workers_of_a_cluster_write_the_same_files_as_one_machine(tmp_path: Path, address: str) -> None:
    game = ["simulate", str(TOY), "--seats", "3-4", "--games", "40", "--seed", "1"]
    lichina(*game, "--cluster", address, "--out", str(tmp_path / "far.csv"), "--keep", str(tmp_path / "far"))
    main([*game, "--out", str(tmp_path / "near.csv"), "--keep", str(tmp_path / "near")])
    far, near = files(tmp_path / "far.csv"), files(tmp_path / "near.csv")
    assert [file.read_bytes() for file in far] == [file.read_bytes() for file in near]
    kept = sorted(file.name for file in (tmp_path / "near").iterdir())
    assert len(kept) == 80
    for name in kept:
        assert (tmp_path / "far" / name).read_bytes() == (tmp_path / "near" / name).read_bytes()


def test_where_no_cluster_answers_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    game = ["simulate", str(TOY), "--seats", "3", "--games", "4", "--lang", "en"]
    assert main([*game, "--cluster", "nowhere://127.0.0.1:1"]) == 2
    assert capsys.readouterr().err.startswith("No cluster answers at nowhere://127.0.0.1:1.")


def test_a_machine_with_another_version_is_refused() -> None:
    refused = play_share("0.0.1", {}, [])
    assert isinstance(refused, LichinaError)
    assert str(refused) == f"whoever shares the work out has Lichina 0.0.1, and this machine {__version__}"
