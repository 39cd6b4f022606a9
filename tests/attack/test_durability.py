"""A folder that takes nothing, or whose journal is damaged: the server says so, changes nothing and loses nothing."""

from __future__ import annotations

import random
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from lichina.testing.cases import run_seed, soak
from tests.server.killing import Process

from .durability import DAMAGES, HARMLESS, damaged, kept_table, refused_in_words


@pytest.fixture
def process(tmp_path: Path) -> Iterator[Process]:
    made = Process(tmp_path)
    yield made
    made.clean_up()


@pytest.fixture
def read_only() -> Iterator[list[Path]]:
    """Folders that nobody may write to while a test lasts."""
    folders: list[Path] = []
    yield folders
    for folder in folders:
        folder.chmod(0o700)


def test_a_folder_that_is_read_only_is_refused_in_both_languages(tmp_path: Path, read_only: list[Path]) -> None:
    folder = tmp_path / "data"
    folder.mkdir()
    read_only.append(folder)
    folder.chmod(0o500)
    refused_in_words(folder)
    assert list(folder.iterdir()) == []


async def test_tables_in_a_folder_that_has_become_read_only_are_left_as_they_are(
    process: Process, read_only: list[Path]
) -> None:
    await kept_table(process, clean=True)
    data = process.folder / "data"
    for file in data.iterdir():
        file.chmod(0o400)
    read_only.append(data)
    data.chmod(0o500)
    refused_in_words(data)


@pytest.mark.parametrize("clean", [True, False], ids=["after a stop", "after a kill"])
async def test_a_damaged_journal_is_refused_in_words_or_holds_all_that_was_acknowledged(
    clean: bool, process: Process
) -> None:
    dice = random.Random(f"{run_seed()} damage {clean}")
    guests = await kept_table(process, clean)
    whole = process.folder / "whole"
    shutil.copytree(process.folder / "data", whole)
    for damage in list(DAMAGES) * soak():
        assert await damaged(process, guests, whole, damage, dice) in HARMLESS, damage
