"""What the documents show is true: their Python runs, and the game that they lead to is a sound one."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from lichina.bots import Sight, seated
from lichina.bots.lesson import moment_of
from lichina.kernel import Match
from lichina.registry import find

ROOT = Path(__file__).parent.parent
PAGES = sorted([ROOT / "README.md", *(ROOT / "docs").glob("*.md")])
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def blocks(page: Path, *languages: str) -> list[str]:
    return [text for language, text in BLOCK.findall(page.read_text(encoding="utf-8")) if language in languages]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_the_python_of_a_page_runs(page: Path) -> None:
    """All blocks in their order, in one namespace; those that are files of a game are played elsewhere."""
    code = [block for block in blocks(page, "python") if not block.startswith("# file: ")]
    script = "\n".join(block.replace("from __future__ import annotations\n", "") for block in code)
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, cwd=ROOT, check=False)
    assert done.stderr == ""
    assert done.returncode == 0


def test_the_kernels_page_shows_the_toy_as_it_is() -> None:
    toy = (ROOT / "tests/games/toy/__init__.py").read_text(encoding="utf-8")
    assert toy in blocks(ROOT / "docs/kernel.md", "python")


EXAMPLE = ROOT / "web/src/example/duel"


@pytest.mark.parametrize(
    "name", ["game.ts", "board.ts", "Duellists.svelte", "Tv.svelte", "Replay.svelte", "Phone.svelte"]
)
def test_the_clients_page_shows_the_board_of_the_duel_as_it_is(name: str) -> None:
    assert (EXAMPLE / name).read_text(encoding="utf-8") in blocks(ROOT / "docs/client.md", "ts", "svelte")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_between_pages_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#: ]+\.(?:md|svg))", page.read_text(encoding="utf-8")):
        assert (page.parent / target).exists(), target


def test_a_researcher_gets_from_the_page_what_it_promises(tmp_path: Path) -> None:
    """Its files are written and its commands run, in their order, in an empty folder."""
    said = []
    for language, text in BLOCK.findall((ROOT / "docs/research.md").read_text(encoding="utf-8")):
        if language == "python" and text.startswith("# file: "):
            first, _, rest = text.partition("\n")
            (tmp_path / first.removeprefix("# file: ")).write_text(rest, encoding="utf-8")
        for line in re.findall(r"^\$ (\w+) (.*)$", text, re.MULTILINE) if language == "console" else ():
            command = ["-m", "lichina"] if line[0] == "lichina" else []
            done = subprocess.run(
                [sys.executable, *command, *line[1].split()], capture_output=True, text=True, cwd=tmp_path, check=False
            )
            assert (done.returncode, done.stderr) == (0, ""), line
            said.append(done.stdout)
    assert re.search(r"^town: \d+% ± \d+% of 800$", said[1], re.MULTILINE)
    assert re.search(r"^doctor: \d+% ± \d+% of 200$", said[1], re.MULTILINE)
    assert "mine.py:Mine" in said[2]
    assert all(name in said[5] for name in ("mine.py:Mine", "simple", "random"))
    assert said[-1] == ""
    for figure in ("figure.svg", "rivals.svg"):
        assert "<svg" in (tmp_path / figure).read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def knock(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The game of docs/adding-a-game.md, written down as the page says."""
    folder = tmp_path_factory.mktemp("stranger")
    for block in blocks(ROOT / "docs/adding-a-game.md", "python", "fluent"):
        first, _, text = block.partition("\n")
        if not first.startswith("# file: "):
            continue
        file = folder / first.removeprefix("# file: ")
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    return folder


QUIET = ("-q", "-p", "no:cacheprovider", "-p", "no:schemathesis", "-p", "no:faker")


def run(folder: Path, *command: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", *command], capture_output=True, text=True, cwd=folder, check=False, timeout=300
    )


def test_the_tests_of_the_game_that_is_added_pass(knock: Path) -> None:
    done = run(knock, "pytest", *QUIET)
    assert done.returncode == 0, done.stdout
    assert "8 passed" in done.stdout


def test_the_leak_that_the_page_invites_to_plant_is_found(knock: Path, tmp_path: Path) -> None:
    (tmp_path / "knock").mkdir()
    rules = (knock / "knock/__init__.py").read_text(encoding="utf-8")
    (tmp_path / "test_knock.py").write_text((knock / "test_knock.py").read_text(encoding="utf-8"))
    changes = {
        ('self.tell(seat, "saw",', 'self.tell(ALL, "saw",'): "“saw” is told to ALL, and declared for SOME",
        ('Tale("saw", SOME,', 'Tale("saw", ALL,'): "a leak to seat",
    }
    for (old, new), found in changes.items():
        assert old in rules
        rules = rules.replace(old, new)
        (tmp_path / "knock/__init__.py").write_text(rules)
        done = run(tmp_path, "pytest", *QUIET, "-k", "sound")
        assert done.returncode == 1
        assert found in done.stdout


def test_the_commands_of_the_page_work(knock: Path) -> None:
    for line in re.findall(r"^\$ lichina (.*)$", (ROOT / "docs/adding-a-game.md").read_text(encoding="utf-8"), re.M):
        done = run(knock, "lichina", *line.split())
        assert (done.returncode, done.stderr) == (0, ""), line
        assert done.stdout


def test_the_lesson_of_the_page_ends_as_the_newcomer_plays(knock: Path) -> None:
    found = find(knock / "knock")
    lesson = found.lesson
    assert lesson is not None
    match = Match(found.game, lesson.seats, lesson.seed, {**lesson.options, "deal": lesson.deal})
    bots = seated([lesson.bot] * lesson.seats, 1)
    said = []
    while match.outcome is None:
        seat = match.asks[0].seat
        cue, move = lesson.cue(moment_of(match)), bots[seat].decide(Sight(match, seat, 1))
        assert cue is not None and move is not None
        said.append(cue.key)
        match.answer(seat, ["knock"] if (seat, cue.key) == (0, "knock") else move[1])
    cue = lesson.cue(moment_of(match))
    assert (said[0], said[-1], cue and cue.key) == ("peek", "knock", "won")


def test_the_careful_bot_of_the_page_beats_random_ones(knock: Path) -> None:
    command = "simulate ./knock --seats 5 --games 60 --bots careful,random,random,random,random --seed 1 --lang en"
    done = run(knock, "lichina", *command.split())
    assert done.returncode == 0, done.stderr
    assert "careful" in done.stdout
