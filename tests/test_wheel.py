"""The package as others install it: it has the web client in it, and a match can be played."""

from __future__ import annotations

import asyncio
import os
import random
import re
import subprocess
import sys
import venv
from collections.abc import Iterator
from importlib.metadata import distributions
from pathlib import Path
from urllib.request import urlopen
from zipfile import ZipFile

import pytest

from tools.bootstrap import find_uv

from .server.guest import Guest

ROOT = Path(__file__).parent.parent
SCRIPTS = "Scripts" if os.name == "nt" else "bin"
PATIENCE_SECONDS = 60.0

pytestmark = pytest.mark.xdist_group("wheel")  # built once


def either(quick: list[str] | None, plain: list[str], folder: Path) -> None:
    """The quick way, and where that one is barred the plain one."""
    if quick is None or subprocess.run(quick, cwd=folder, check=False, timeout=300).returncode:
        subprocess.run(plain, cwd=folder, check=True, timeout=300)


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    target = tmp_path_factory.mktemp("wheel")
    uv = find_uv(ROOT / ".venv")
    by_uv = [str(uv), "build", "--quiet", "--wheel", "--python", sys.executable, "--out-dir", str(target)]
    by_pip = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "-w", str(target), "."]
    either(by_uv if uv else None, by_pip, ROOT)
    return next(target.glob("*.whl"))


@pytest.fixture(scope="module")
def program(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The command, in an environment that has the wheel and what it needs, and nothing of this tree."""
    folder = tmp_path_factory.mktemp("elsewhere")
    uv = find_uv(ROOT / ".venv")
    venv.create(folder / "env", with_pip=True)
    python = str(folder / "env" / SCRIPTS / "python")
    same = folder / "same.txt"
    installed = {one.metadata["Name"]: one.version for one in distributions()}
    same.write_text("".join(f"{name}=={version}\n" for name, version in installed.items() if name != "lichina"))
    what = ["-c", str(same), f"lichina[serve] @ {wheel.as_uri()}"]
    by_uv = [str(uv), "pip", "install", "--quiet", "--python", python, *what]
    by_pip = [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *what]
    either(by_uv if uv else None, by_pip, folder)
    return folder / "env" / SCRIPTS / "lichina"


@pytest.fixture
def address(program: Path, tmp_path: Path) -> Iterator[str]:
    """Where `lichina play` says that it awaits its guests."""
    command = [str(program), "play", "--host", "127.0.0.1", "--port", "0", "--no-browser", "--lang", "en"]
    surroundings = {**os.environ, "PYTHONIOENCODING": "utf-8"}
    for name in ("LICHINA_CLIENT", "PYTHONPATH"):
        surroundings.pop(name, None)
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, cwd=tmp_path, env=surroundings
    ) as process:
        assert process.stdout is not None
        said = process.stdout.readline().decode()
        found = re.search(r"http://(\S+)", said)
        assert found is not None, said
        yield found[1]
        process.terminate()
        process.stdout.read()
        process.wait(PATIENCE_SECONDS)


def test_the_wheel_holds_the_client_and_nothing_of_its_workshop(wheel: Path) -> None:
    with ZipFile(wheel) as packed:
        names = packed.namelist()
    assert "lichina/server/web/index.html" in names
    assert [name for name in names if "node_modules" in name or not name.startswith(("lichina/", "lichina-"))] == []


def test_what_is_installed_serves_the_page_and_all_that_it_names(address: str) -> None:
    with urlopen(f"http://{address}/") as answer:
        page = answer.read().decode()
    named = re.findall(r'(?:src|href)="(/[^"]+)"', page)
    assert any(name.endswith(".js") for name in named)
    for name in named:
        with urlopen(f"http://{address}{name}") as answer:
            assert answer.status == 200


async def test_what_is_installed_plays_a_match_to_the_end(address: str) -> None:
    async with await Guest.host(address, sitting="apart") as host:
        await host.must("set", bots=[0, 0], options={"discussion": 10, "vote": "sealed"})
        for _ in range(6):
            await host.must("bot")
        await host.must("start")
        async with asyncio.timeout(PATIENCE_SECONDS):
            await asyncio.gather(host.play(random.Random(1)), hurry(host))
        assert host.over["winners"]


async def hurry(host: Guest) -> None:
    """The host does not wait for time to run out."""
    while not host.over:
        await host.do("hasten")
        await asyncio.sleep(0.25)
