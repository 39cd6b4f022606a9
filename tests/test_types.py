"""The client's types are those of the server."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Generic, Literal, TypeVar

import msgspec
import pytest

from tools import content, tables
from tools.typescript import WEB, Writer, files

Held = TypeVar("Held")


def old(written: Mapping[Path, str]) -> list[str]:
    """The files that `make types` would change."""
    return [str(path) for path, text in written.items() if path.read_text(encoding="utf-8") != text]


def test_the_clients_types_are_those_of_the_server() -> None:
    assert old(files()) == []


def test_the_tables_of_the_documents_are_those_of_the_code() -> None:
    assert old(tables.files()) == []


def guessed(source: str) -> list[str]:
    """Where a part of the client says itself what the data of an event are, instead of reading what was declared."""
    return re.findall(r"\bdata(?:\.\w+|\[[^\]]*\])?\)? as (?!unknown\b).*", source)


@pytest.mark.parametrize("folder", ["asks", "example", "games", "screens", "table"])
def test_no_part_of_the_client_guesses_what_an_event_holds(folder: str) -> None:
    files = [file for file in (WEB / "src" / folder).rglob("*") if file.suffix in (".ts", ".svelte")]
    assert {file.name: found for file in files if (found := guessed(file.read_text(encoding="utf-8")))} == {}


def test_a_guess_is_found_however_it_is_written() -> None:
    assert guessed('const one = data["seat"] as number;') == ['data["seat"] as number;']
    assert guessed("(last?.data.teams as Teams)") == ["data.teams as Teams)"]
    assert guessed("const { seat } = data as { seat: number };") == ["data as { seat: number };"]
    assert guessed('const seat = data["seat"] ?? null;') == []


class Pair(msgspec.Struct, array_like=True):
    """Two things."""

    left: int | str
    right: bool | msgspec.UnsetType = msgspec.UNSET


class Sample(msgspec.Struct, tag_field="t", tag="sample"):
    """A bit of everything.

    In two paragraphs.
    """

    count: Annotated[int, msgspec.Meta(ge=0)]
    """How many."""
    pairs: list[Pair]
    seats: dict[int, tuple[float, str]]
    side: Literal["town", "mafia"] | None
    several: tuple[int | None, ...] = ()
    words: str | msgspec.UnsetType = msgspec.UNSET
    anything: Any = None


class Box(msgspec.Struct, Generic[Held]):
    held: Held | None


WRITTEN = """// generated, do not edit: make types

/**
 * A bit of everything.
 *
 * In two paragraphs.
 */
export interface Sample {
  t: "sample";
  /** How many. */
  count: number;
  pairs: Pair[];
  seats: Record<string, [number, string]>;
  side: "mafia" | "town" | null;
  several: (number | null)[];
  words?: string;
  anything: unknown;
}

/** Two things. */
export type Pair = [left: number | string, right?: boolean];
"""


def test_a_struct_is_written_with_its_parts_and_its_remarks() -> None:
    writer = Writer()
    writer.struct(Sample)
    assert writer.text() == WRITTEN


def test_what_has_a_default_may_be_left_out_by_whoever_sends_it() -> None:
    writer = Writer()
    writer.struct(Sample, sent=True)
    assert "  several?: (number | null)[];\n  words?: string;\n  anything?: unknown;\n" in writer.text()


def test_a_struct_with_parameters_keeps_them() -> None:
    writer = Writer()
    writer.struct(Box)
    assert writer.blocks == ["export interface Box<Held = unknown> {\n  held: Held | null;\n}"]


def test_a_union_that_has_a_name_is_called_by_it() -> None:
    writer = Writer()
    writer.alias("Option", int | str)
    writer.struct(Pair)
    assert writer.blocks == [
        "export type Option = number | string;",
        "/** Two things. */\nexport type Pair = [left: Option, right?: boolean];",
    ]


def test_two_structs_of_one_name_are_not_mixed_up() -> None:
    writer = Writer()
    writer.struct(Pair)
    with pytest.raises(TypeError, match="two types called Pair"):
        writer.struct(msgspec.defstruct("Pair", []))


PAGE = "Before.\n\n<!-- table: boats -->\n| old |\n<!-- end of table -->\n\nAfter.\n"


def test_a_table_of_a_document_is_written_in_its_place() -> None:
    boats = content.table(("boat", "seats"), [("wolf", 5), ("raven", 4)])
    assert content.with_tables(PAGE, {"boats": boats}) == (
        "Before.\n\n<!-- table: boats -->\n| boat | seats |\n|---|---|\n| wolf | 5 |\n| raven | 4 |\n"
        "<!-- end of table -->\n\nAfter.\n"
    )


def test_a_table_without_a_place_is_not_lost_silently() -> None:
    with pytest.raises(ValueError, match=r"places for \['boats'\], and there are the tables \['oars'\]"):
        content.with_tables(PAGE, {"oars": ""})


def test_a_constant_of_the_client_says_what_it_is() -> None:
    assert content.constant("HALVES", {"heal": 1, "compare-with": 2}, "In which half.", "Record<string, number>") == (
        '/** In which half. */\nexport const HALVES: Record<string, number> = {\n  heal: 1,\n  "compare-with": 2,\n};\n'
    )
    assert (
        content.constant("GANGS", ("mafia",), "Both.")
        == '/** Both. */\nexport const GANGS = [\n  "mafia",\n] as const;\n'
    )
