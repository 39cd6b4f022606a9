"""Mutants: what does nothing must be noticed, and what is no mutant must not count as one."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from lichina.testing.mutants import Mutant, MutantTrial, NoSuchMutant, judge, main, mutants_of

GAME = """
from msgspec import Struct
from lichina.kernel import ALL, Ask, Effects, Game, Modifiers, Outcome, Pick, Tale

spells = Effects("spell")
bonus = Modifiers("bonus")


class Empty(Struct, frozen=True):
    pass


class Wizard(Game):
    id = "wizard"
    PLAYERS = range(1, 3)
    EVENTS = (Tale("ice"),)
    EFFECTS = (spells, bonus)

    class Options(Game.Options, frozen=True):
        power: int = 1
        unused: bool = False

    def setup(self):
        self.points = 0
        return self.cast

    def cast(self):
        spell = yield Ask(0, "spell", Pick(["fire", "ice"]))
        yield from spells[spell](self)
        self.points = bonus.ask(self, 0, self.points)
        return Outcome((0,), "cast", scores=(self.points,) * len(self.seats))

    def in_force(self, seat):
        return ["double"]

    def public(self):
        return Empty()

    def private(self, seat):
        return None


@spells("fire")
def fire(game):
    yield from ()
    game.points += game.options.power


@spells("ice")
def ice(game):
    yield from ()
    game.tell(ALL, "ice")


@bonus("double")
def double(game, seat, points):
    return 2 * points
"""

TESTS = """
from lichina.kernel import Match
from wizard import Wizard


def play(spell, **options):
    match = Match(Wizard, 1, 1, options)
    match.answer(0, spell)
    return match


def test_fire_counts_twice():
    assert play("fire").outcome.scores == (2,)


def test_power_counts():
    assert play("fire", power=3).outcome.scores == (6,)


def test_ice_is_cast():
    assert play("ice").outcome.reason == "cast"
"""


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A project with one game, whose tests overlook that ice does something and that an option has no use."""
    (tmp_path / "wizard.py").write_text(GAME)
    (tmp_path / "test_wizard.py").write_text(TESTS)
    (tmp_path / "pytest.ini").write_text("[pytest]\npythonpath = .\n")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def run(project: Path, mutant: str, tests: str = "test_wizard.py") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "lichina.testing.plugin", tests]
    environment = {**os.environ, "LICHINA_MUTANT": mutant, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    return subprocess.run(command, cwd=project, env=environment, capture_output=True, text=True, check=False)


def test_mutants_are_told_from_survivors(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["wizard.py", "--tests", "test_wizard.py"]) == 1
    lines = capsys.readouterr().out.splitlines()
    results = {line.split()[0]: line.split()[1] for line in lines if line.startswith("wizard:")}
    assert results == {
        "wizard:spell:fire": "killed",
        "wizard:spell:ice": "survived",
        "wizard:bonus:double": "killed",
        "wizard:option:power": "killed",
        "wizard:option:unused": "survived",
    }
    assert "5 mutants, 2 survived, 0 could not be judged" in lines
    assert "  wizard:spell:ice" in lines


def test_only_the_mutants_of_one_name_are_judged(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["wizard.py", "--tests", "test_wizard.py", "--only", "ice"]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[:2] for line in lines if line.startswith("wizard:")] == [["wizard:spell:ice", "survived"]]


def test_a_name_that_no_mutant_has_is_an_error(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["wizard.py", "--tests", "test_wizard.py", "--only", "icy"]) == 1
    assert "nothing to turn into nothing is called “icy”" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("mutant", "complaint"),
    [
        ("wizard:spell:wind", "“wizard” has no spell “wind”"),
        ("wizard:charm:fire", "“wizard” has no charm “fire”"),
        ("wizard:option:colour", "“wizard” has no option “colour”"),
        ("witch:spell:fire", "the tests never met the game “witch”"),
        ("wizard", "LICHINA_MUTANT is “game:kind:name”, not “wizard”"),
    ],
)
def test_mutant_that_does_not_exist_is_a_loud_error(project: Path, mutant: str, complaint: str) -> None:
    done = run(project, mutant)
    assert done.returncode == pytest.ExitCode.USAGE_ERROR
    assert complaint in done.stdout + done.stderr


def test_mutant_of_a_game_that_is_imported_late_is_met(project: Path) -> None:
    late = TESTS.replace("from wizard import Wizard\n", "").replace(
        "    match = Match(", "    from wizard import Wizard\n    match = Match("
    )
    (project / "test_late.py").write_text(late)
    assert run(project, "wizard:spell:fire", "test_late.py").returncode == pytest.ExitCode.TESTS_FAILED


@pytest.mark.parametrize(
    ("text", "detail"),
    [
        ("", "no tests ran"),
        ("import nothing_of_the_kind", "error"),
        ("def test_no(): assert 0", "fail without any mutant"),
        ("def test_no(): assert 0", "1 failed"),
    ],
)
def test_tests_that_do_not_pass_as_they_are_judge_nothing(project: Path, text: str, detail: str) -> None:
    from lichina.registry import find

    (project / "test_other.py").write_text(text)
    (verdict,) = judge(find("wizard.py").game, [Path("test_other.py")], 1)
    assert verdict.result == "error"
    assert detail in verdict.detail


def test_game_without_tests_is_an_error(project: Path) -> None:
    from lichina.registry import find

    (verdict,) = judge(find("wizard.py").game, [], 1)
    assert verdict == ("wizard", "error", "no tests: neither tests/games/test_wizard.py nor tests/games/wizard/", 0)


def test_mutants_of_a_game_are_all_its_entries_and_options() -> None:
    from tests.games.market import Market

    names = [str(mutant) for mutant in mutants_of(Market)]
    assert "market:deed:beg" in names
    assert "market:option:glass" in names
    assert len(names) == len(set(names))


HOT = """
from test_wizard import play

SPELLS = ["f" + "ire", "ice"]


def test_first_of_the_book_counts():
    assert play(SPELLS[0]).outcome.scores == (2,)
"""


@pytest.mark.parametrize(
    ("files", "noticed"),
    [
        ({"test_a.py": HOT, "test_z.py": TESTS}, "test_fire_counts_twice"),
        (
            {"test_a.py": HOT + TESTS.replace("from wizard", "import test_wizard as _; from wizard")},
            "test_fire_counts_twice",
        ),
        ({"test_a.py": HOT, "test_z.py": "def test_fire_is_a_word(): pass"}, "test_first_of_the_book_counts"),
        (
            {"test_a.py": HOT, "test_z.py": TESTS.replace("== (2,)", "is not None").replace("== (6,)", "is not None")},
            "test_first_of_the_book_counts",
        ),
    ],
    ids=["file", "test", "word", "blind"],
)
def test_tests_that_name_the_mutant_are_asked_first_and_the_others_if_these_do_not_notice(
    project: Path, files: dict[str, str], noticed: str
) -> None:
    for name, text in files.items():
        (project / name).write_text(text)
    verdict = MutantTrial("wizard", [Path(name) for name in files]).judge(Mutant("wizard", "spell", "fire"))
    assert (verdict.result, verdict.detail) == ("killed", noticed)


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("rescue_bot", True),
        ("test_a_rescue_bot_heals", True),
        ("The Rescue Bot heals", True),
        ('"rescue-bot"', True),
        ("rescue_bots", False),
        ("rescue the bot", False),
    ],
)
def test_text_names_a_mutant_however_its_words_are_joined(text: str, named: bool) -> None:
    assert Mutant("doomsday", "card", "rescue-bot").named_in(text) is named


def test_tests_that_need_a_plugin_of_pytest_get_it(project: Path) -> None:
    from lichina.registry import find

    # Those that it does not need take longer than all that is tested here.
    without = "-p no:schemathesis -p no:faker -p no:hypothesispytest -p no:anyio"
    settings = f"[pytest]\npythonpath = .\nfilterwarnings = error\naddopts = {without}\n"
    (project / "pytest.ini").write_text(settings)
    (project / "test_wizard.py").write_text(TESTS + "\n\ndef test_worker(worker_id):\n    assert worker_id\n")
    verdicts = list(judge(find("wizard.py").game, [Path("test_wizard.py")], 1))
    assert [verdict.result for verdict in verdicts].count("killed") == 3


def test_name_of_a_mutant_has_three_parts() -> None:
    assert str(Mutant.read("duel:card:bomb")) == "duel:card:bomb"
    with pytest.raises(NoSuchMutant):
        Mutant.read("duel::bomb")
