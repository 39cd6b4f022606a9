"""Make the project's environments and lock files; the Makefile calls this.

    python tools/bootstrap.py env DIRECTORY LOCK    an environment with what LOCK names and the package itself
    python tools/bootstrap.py lock [ARGUMENT...]    the lock files from pyproject.toml

Needs the standard library alone. uv is used where it can be had, because it is quick; plain
pip does for everything but locking. LICHINA_UV=0 asks for plain pip.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LOCKS = {"requirements.lock": "dev", "requirements-bench.lock": "bench"}
OLDEST_PYTHON = "3.11"


def main(arguments: list[str]) -> int:
    os.chdir(ROOT)
    match arguments:
        case ["env", directory, lock]:
            return install(Path(directory), lock)
        case ["lock", *rest]:
            return resolve(rest)
        case _:
            print(__doc__, file=sys.stderr)
            return 2


def install(directory: Path, lock: str) -> int:
    python = environment(directory)
    uv = find_uv(directory)
    print(f"Setting up {directory} (Python {version()}, {'uv' if uv else 'pip'})", flush=True)
    pip = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    done = bool(uv) and fill(
        [str(uv), "pip", "install", "--quiet", "--compile-bytecode", "--python", str(python)], lock
    )
    if uv and not done:
        print("uv could not do it; trying pip", file=sys.stderr, flush=True)
    if not done and not fill(pip, lock):
        return fail(f"{directory} could not be set up; the cause is above")
    (directory / ".ready").write_text(f"root: {ROOT}\npython: {version()}\n", encoding="utf-8")
    return 0


def fill(installer: list[str], lock: str) -> bool:
    return run([*installer, "--require-hashes", "-r", lock]) and run([*installer, "--no-deps", "-e", "."])


def resolve(rest: list[str]) -> int:
    uv = find_uv(Path(".venv")) or (environment(Path(".venv")) and find_uv(Path(".venv")))
    if not uv:
        return fail("locking needs uv, and it could not be installed")
    for lock, extra in LOCKS.items():
        command = [uv, "pip", "compile", "pyproject.toml", "--extra", extra, "--universal", "--quiet"]
        command += ["--python-version", OLDEST_PYTHON, "--generate-hashes", "--no-emit-index-url", "--no-header"]
        if not run([*command, "-o", lock, *rest]):
            return fail(f"{lock} could not be resolved; the cause is above")
        print(f"{lock} is up to date")
    return 0


def environment(directory: Path) -> Path:
    """The interpreter of the environment, which is made (anew) unless a fitting one is there."""
    python = directory / "bin" / "python"
    if not fits(directory, python):
        command = [sys.executable, "-m", "venv", "--clear", str(directory)]
        if not run(command):
            sys.exit(fail("python -m venv failed (some systems have it in a package of its own, python3-venv)"))
    return python


def fits(directory: Path, python: Path) -> bool:
    if not python.exists():
        return False
    try:
        recorded = (directory / ".ready").read_text(encoding="utf-8")
    except OSError:
        return False
    return recorded == f"root: {ROOT}\npython: {version()}\n"


def find_uv(directory: Path) -> str | None:
    """A uv that works: the one on PATH, or else the environment's own, installed if need be."""
    if os.environ.get("LICHINA_UV") == "0":
        return None
    on_path = shutil.which("uv")
    if on_path and works(on_path):
        return on_path
    own = directory / "bin" / "uv"
    if not own.exists() and (directory / "bin" / "python").exists():
        python = str(directory / "bin" / "python")
        options = ["--quiet", "--disable-pip-version-check", "--only-binary=:all:"]
        subprocess.run([python, "-m", "pip", "install", *options, "uv"], capture_output=True, check=False)
    return str(own) if works(str(own)) else None


def works(uv: str) -> bool:
    try:
        return subprocess.run([uv, "--version"], capture_output=True, check=False).returncode == 0
    except OSError:
        return False


def run(command: list[str]) -> bool:
    return subprocess.run(command, check=False).returncode == 0


def version() -> str:
    return f"{sys.version_info.major}.{sys.version_info.minor}"


def fail(reason: str) -> int:
    print(f"error: {reason}", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
