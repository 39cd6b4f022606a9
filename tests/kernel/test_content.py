"""Tables of content: rows of a TOML file, each with its source, and errors in words."""

from __future__ import annotations

from pathlib import Path

import pytest

from lichina.kernel.content import BadContent, ContentRow, rows


class Boat(ContentRow, frozen=True):
    id: str
    seats: int = 5


def read(folder: Path, text: str) -> tuple[Boat, ...]:
    file = folder / "boats.toml"
    file.write_text(text, encoding="utf-8")
    return rows(file, "boat", Boat)


def fault(folder: Path, text: str) -> str:
    with pytest.raises(BadContent) as caught:
        read(folder, text)
    return str(caught.value)


def test_rows_are_read_in_their_order_with_their_defaults(tmp_path: Path) -> None:
    text = 'boat = [{ id = "wolf", seats = 3, source = "ours" }, { id = "raven", source = "rulebook p. 6" }]'
    assert read(tmp_path, text) == (
        Boat(id="wolf", seats=3, source="ours"),
        Boat(id="raven", seats=5, source="rulebook p. 6"),
    )


@pytest.mark.parametrize("source", ["rulebook p. 6", "ruling A12", "public: the publisher's page", "ours"])
def test_a_source_is_the_rulebook_a_ruling_something_public_or_ours(tmp_path: Path, source: str) -> None:
    (boat,) = read(tmp_path, f'[[boat]]\nid = "wolf"\nsource = "{source}"')
    assert boat.source == source


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("boat = [", "boats.toml is no TOML: "),
        ('ship = [{ id = "wolf" }]', "boats.toml has no rows “boat”; it has ship"),
        ("", "boats.toml has no rows “boat”; it has nothing"),
        ("boat = []", "boats.toml has no rows “boat”; it has boat"),
        ('boat = [{ id = "wolf" }]', "boats.toml, “boat”, row 1: Object missing required field `source`"),
        (
            'boat = [{ id = "wolf", source = "ours" }, { id = "raven", seats = "five", source = "ours" }]',
            "boats.toml, “boat”, row 2: Expected `int`, got `str` - at `$.seats`",
        ),
        (
            'boat = [{ id = "wolf", oars = 2, source = "ours" }]',
            "boats.toml, “boat”, row 1: Object contains unknown field `oars`",
        ),
        (
            'boat = [{ id = "wolf", source = "I think" }]',
            "boats.toml, “boat”, row 1: its source begins with one of rulebook, ruling, public, ours, not “I think”",
        ),
        (
            'boat = [{ id = "wolf", source = "ours" }, { id = "wolf", source = "ours" }]',
            "boats.toml, “boat”: there are two rows with the id “wolf”",
        ),
    ],
)
def test_what_is_wrong_is_said_with_the_row(tmp_path: Path, text: str, why: str) -> None:
    assert fault(tmp_path, text).startswith(why)
