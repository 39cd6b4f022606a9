"""Dependencies point one way: server → table → kernel ← games; research, bots → kernel; nobody imports the server."""

from __future__ import annotations

import ast
import subprocess
import sys
from importlib.metadata import requires
from pathlib import Path

import pytest

import lichina

ROOT = Path(lichina.__file__).parent
MODULES = sorted(ROOT.rglob("*.py"))

MAY_IMPORT: dict[str, set[str]] = {
    "kernel": set(),
    "games": {"kernel"},
    "bots": {"kernel"},
    "testing": {"kernel", "bots", "registry", "words"},
    "words": {"kernel"},
    "registry": {"kernel", "bots", "games", "words"},
    "vectors": {"kernel", "registry"},
    "research": {"kernel", "bots", "registry", "words"},
    "journal": {"kernel"},
    "table": {"kernel", "bots", "registry", "words", "journal"},
    "visit": {"kernel", "bots", "registry", "table"},
    "server": {"kernel", "registry", "words", "journal", "table", ""},
    "__main__": {"cli"},
    "cli": {
        "kernel",
        "bots",
        "registry",
        "words",
        "vectors",
        "research",
        "testing",
        "journal",
        "table",
        "visit",
        "server",
    },
    "": {"kernel", "registry"},
}
"""For each room of the house, the rooms it may enter besides itself; "" is the package's own front door."""


THOUGHTS = (
    *("mind", "will", "wishes", "deciding", "debating", "hearing", "reading", "talking", "scene", "speech", "value"),
    "beginner",
)
BOTS_OWN = ("bot.py", "lesson.py", "lesson_gangs.py", *(f"{name}.py" for name in THOUGHTS))
"""The modules of a game that belong to its bots: they may enter the bots' room, and the rules never enter them."""


def name_of(path: Path) -> tuple[str, ...]:
    """The full name of a module of ours."""
    parts = ("lichina", *path.relative_to(ROOT).with_suffix("").parts)
    return parts[:-1] if parts[-1] == "__init__" else parts


def imports(text: str, package: tuple[str, ...]) -> set[tuple[str, ...]]:
    """Every name that a module of this package imports, anywhere in it, in full."""
    found: set[tuple[str, ...]] = set()
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import):
            found |= {tuple(alias.name.split(".")) for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else ()
            module = (*base, *(node.module.split(".") if node.module else ()))
            found |= {(*module, alias.name) for alias in node.names}
    return found


def imports_of(path: Path) -> set[tuple[str, ...]]:
    name = name_of(path)
    return imports(path.read_text(encoding="utf-8"), name if path.name == "__init__.py" else name[:-1])


def rooms(names: set[tuple[str, ...]]) -> set[str]:
    """The rooms of ours that these names lie in."""
    own = {name[1] for name in names if name[0] == "lichina"}
    return {room for room in own if (ROOT / room).is_dir() or (ROOT / f"{room}.py").exists()}


@pytest.mark.parametrize("path", MODULES, ids=lambda path: ".".join(name_of(path)))
def test_a_room_enters_only_the_rooms_it_may(path: Path) -> None:
    room = (*name_of(path), "")[1]
    assert room in MAY_IMPORT, f"{room} is a new room: say in MAY_IMPORT what it may enter"
    besides = {"bots"} if room == "games" and path.name in BOTS_OWN else set()
    assert rooms(imports_of(path)) - {room} <= MAY_IMPORT[room] | besides


def test_the_kernel_needs_nothing_that_waits_writes_or_is_not_here() -> None:
    never = {"asyncio", "socket", "threading", "time", "datetime", "random", "secrets", "os", "pathlib", "subprocess"}
    for path in (ROOT / "kernel").glob("*.py"):
        tops = {name[0] for name in imports_of(path)} - {"lichina"}
        tops.discard("typing_extensions")  # it is there for whoever checks types, and nobody else
        assert tops <= (sys.stdlib_module_names | {"msgspec"}) - never, path.name


def test_only_the_registry_and_a_games_lesson_import_its_bot() -> None:
    for path in MODULES:
        bots = [name for name in imports_of(path) if name[:2] == ("lichina", "games") and "bot" in name]
        assert path.name == "registry.py" or path.name.startswith("lesson") or not bots, path


def test_no_rules_know_what_bots_think() -> None:
    for path in MODULES:
        if path.name not in BOTS_OWN:
            known = [name for name in imports_of(path) if name[:2] == ("lichina", "games")]
            assert not [name for name in known if set(THOUGHTS) & set(name)], path


def test_every_way_of_importing_is_found() -> None:
    text = "import lichina.bots.play, time\nfrom lichina import words\nfrom .gates import Ask\nfrom . import dice\n"
    text += "def late():\n    from ..research import simulate\n"
    found = imports(text, ("lichina", "kernel"))
    assert rooms(found) == {"bots", "words", "kernel", "research"}
    assert ("time",) in found
    assert ("lichina", "kernel", "dice") in found


ALONE = """
import sys

class Barred:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {barred!r}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)

sys.meta_path.insert(0, Barred())
{done}
"""
COMMAND = """
from lichina.cli import main
sys.exit(main({argv!r}))
"""
SERVING = {"litestar", "uvicorn", "uvloop", "httptools", "websockets", "prometheus_client", "segno"}
FURTHER = SERVING | {
    "asyncpg",
    "pyarrow",
    "numpy",
    "pettingzoo",
    "gymnasium",
    "pyspiel",
    "matplotlib",
    "distributed",
    "hypothesis",
    "pytest",
    "mypy",
}
FURTHER |= {"playwright", "schemathesis", "xdist"}


def alone(*argv: str) -> subprocess.CompletedProcess[str]:
    """A command where only those packages are installed that Lichina itself needs."""
    return python_alone(COMMAND.format(argv=[*argv, "--lang", "en"]))


def python_alone(done: str) -> subprocess.CompletedProcess[str]:
    """Some Python there."""
    script = ALONE.format(barred=FURTHER, done=done)
    return subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False, timeout=300)


@pytest.mark.parametrize(
    "argv",
    [
        ("games", "mafia", "colonies"),
        ("simulate", "passengers", "--seats", "5", "--games", "3", "--bots", "random", "--workers", "2"),
        ("watch", "mafia", "--seats", "6", "--seed", "1", "--bots", "random"),
    ],
)
def test_rules_simulations_and_the_command_line_need_no_extra(argv: tuple[str, ...]) -> None:
    done = alone(*argv)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize("command", ["serve", "play"])
def test_whoever_serves_without_the_extra_is_told_what_to_install(command: str) -> None:
    done = alone(command)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == 'This needs further packages: pip install "lichina[serve]"\n'


@pytest.mark.parametrize(
    ("module", "said"),
    [
        ("envs", 'environments need further packages: pip install "lichina[research]"'),
        ("openspiel", 'games of OpenSpiel need further packages: pip install "lichina[openspiel]"'),
    ],
)
def test_whoever_imports_what_an_extra_brings_is_told_what_to_install(module: str, said: str) -> None:
    done = python_alone(f"import lichina.research.{module}")
    assert done.returncode == 1
    assert done.stderr.splitlines()[-1] == f"ModuleNotFoundError: {said}"


def test_the_small_environment_is_five_packages_and_what_they_need() -> None:
    needed = [line for line in requires("lichina") or () if "extra ==" not in line]
    assert sorted(line.partition(">")[0].replace(".", "-") for line in needed) == [
        *("fluent-runtime", "msgspec", "pymorphy3", "pymorphy3-dicts-ru", "rich"),
    ]
