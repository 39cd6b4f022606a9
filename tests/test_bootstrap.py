"""What sets the project up: which Node will do, and when the client is built anew."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.bootstrap import ROOT, digest_of, new_enough, npm_of

LOCKS = [*ROOT.glob("requirements*.lock"), ROOT / "web" / "package-lock.json"]


@pytest.mark.parametrize(
    ("version", "enough"),
    [
        ("v18.20.4", False),
        ("v20.18.1", False),
        ("v20.19.0", True),
        ("v21.7.3", False),
        ("v22.11.0", False),
        ("v22.12.0", True),
        ("v23.11.0", False),
        ("v24.0.0", True),
        ("v26.1.0", True),
        ("nonsense", False),
    ],
)
def test_node_is_as_new_as_the_clients_tools_need_it(tmp_path: Path, version: str, enough: bool) -> None:
    node = tmp_path / "node"
    node.write_text(f"#!/bin/sh\necho {version}\n")
    node.chmod(0o755)
    assert new_enough(str(node)) is enough


def test_a_node_that_does_not_run_will_not_do(tmp_path: Path) -> None:
    assert new_enough(str(tmp_path / "node")) is False


def test_npm_is_the_one_that_came_with_node(tmp_path: Path) -> None:
    script = tmp_path / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    script.parent.mkdir(parents=True)
    script.touch()
    assert npm_of(tmp_path / "bin" / "node") == [str(tmp_path / "bin" / "node"), str(script)]


def test_a_change_of_a_file_or_of_its_name_is_noticed() -> None:
    lock, package = ROOT / "web" / "package-lock.json", ROOT / "web" / "package.json"
    assert len({digest_of([lock]), digest_of([package]), digest_of([lock, package])}) == 3
    assert digest_of([lock, package]) == digest_of([package, lock])


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_lock_files_name_no_registry(lock: Path) -> None:
    text = lock.read_text(encoding="utf-8")
    assert "://" not in text
    assert '"resolved"' not in text
    assert '"funding"' not in text
