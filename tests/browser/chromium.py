"""A Chromium to test with: the one that is named, the one that comes with the client's packages, or the system's."""

from __future__ import annotations

import json
import os
import platform
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from tempfile import mkdtemp
from typing import NamedTuple

from playwright.sync_api import Browser, sync_playwright

from tools.bootstrap import find_node

ROOT = Path(__file__).parent.parent.parent
WEB = ROOT / "web"
PACKAGE = WEB / "node_modules" / "@sparticuz" / "chromium"
COMMANDS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "microsoft-edge")
PLACES = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "~/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "C:/Program Files/Google/Chrome/Application/chrome.exe",
    "C:/Program Files (x86)/Google/Chrome/Application/chrome.exe",
    "C:/Program Files (x86)/Microsoft/Edge/Application/msedge.exe",
)
UNPACK = "import('@sparticuz/chromium').then(async (it) => console.log(await it.default.executablePath()))"
OUR_HOST = "lichina.test"
"""A name that leads to this machine: there a page is no secure context, as on a phone in the home network."""


class Chromium(NamedTuple):
    """A program, and what its surroundings have to be."""

    program: Path
    environment: dict[str, str]


def find() -> Chromium:
    """Whichever can be had. LICHINA_CHROMIUM names one, or says `npm` for that of the client's packages."""
    return named() or installed() or packed()


def lightest() -> Chromium:
    """The one with which tests are quickest: that of the client's packages has no windows to make. Or any other."""
    if found := named():
        return found
    with suppress(RuntimeError, OSError, subprocess.CalledProcessError):
        found = packed()
        surroundings = {**os.environ, **found.environment}
        subprocess.run([found.program, "--version"], env=surroundings, check=True, stdout=subprocess.DEVNULL)
        return found
    return find()


def named() -> Chromium | None:
    """The one that is asked for."""
    name = os.environ.get("LICHINA_CHROMIUM")
    if name == "npm":
        return packed()
    return Chromium(Path(name), {}) if name else None


def installed() -> Chromium | None:
    """The system's."""
    for command in COMMANDS:
        if found := shutil.which(command):
            return Chromium(Path(found), {})
    for place in map(Path, PLACES):
        if place.expanduser().exists():
            return Chromium(place.expanduser(), {})
    return None


def packed() -> Chromium:
    """That of the client's packages, with the libraries that it needs; unpacked once."""
    if (sys.platform, platform.machine()) != ("linux", "x86_64"):
        raise RuntimeError("no Chromium or Chrome was found: install one, or name it in LICHINA_CHROMIUM")
    version = json.loads((PACKAGE / "package.json").read_text(encoding="utf-8"))["version"]
    folder = ROOT / "build" / f"chromium-{version}"
    if not folder.exists():
        _unpack(folder)
    libraries = os.pathsep.join(filter(None, [str(folder / "al2023" / "lib"), os.environ.get("LD_LIBRARY_PATH")]))
    return Chromium(folder / "chromium", {"LD_LIBRARY_PATH": libraries, "FONTCONFIG_FILE": str(_letters(folder))})


def _letters(folder: Path) -> Path:
    """Where it finds letters: its own, and the system's. The package looks for them where it is at home."""
    settings = folder / "letters.conf"
    if not settings.exists():
        system = '<include ignore_missing="yes">/etc/fonts/fonts.conf</include>'
        made = settings.with_suffix(f".{os.getpid()}")
        made.write_text(f"<fontconfig>{system}<dir>{folder / 'fonts' / 'fonts'}</dir></fontconfig>", encoding="utf-8")
        made.replace(settings)
    return settings


def _unpack(folder: Path) -> None:
    """Several processes may do it at once: the first that is done wins."""
    node = find_node(ROOT / ".venv")
    if node is None:
        raise RuntimeError("Node is needed to unpack Chromium: make client")
    folder.parent.mkdir(exist_ok=True)
    made = Path(mkdtemp(dir=folder.parent))
    # Only where it takes itself to be at home does the package unpack the libraries, too.
    surroundings = {**os.environ, "TMPDIR": str(made), "AWS_EXECUTION_ENV": "AWS_Lambda_nodejs20.x"}
    subprocess.run([str(node), "-e", UNPACK], cwd=WEB, env=surroundings, check=True, stdout=subprocess.DEVNULL)
    try:
        made.rename(folder)
    except OSError:
        shutil.rmtree(made)


def arguments() -> list[str]:
    """How it is started."""
    given = ["--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync"]
    given += ["--no-first-run", "--font-render-hinting=none", f"--host-resolver-rules=MAP {OUR_HOST} 127.0.0.1"]
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        given.append("--no-sandbox")  # root has none
    return given


@contextmanager
def opened(found: Chromium) -> Iterator[Browser]:
    """It runs, and is closed afterwards."""
    with sync_playwright() as playwright:
        surroundings = {**os.environ, **found.environment}
        browser = playwright.chromium.launch(executable_path=found.program, args=arguments(), env=dict(surroundings))
        try:
            yield browser
        finally:
            browser.close()
