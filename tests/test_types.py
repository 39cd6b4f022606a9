"""The client's types are those of the server."""

from __future__ import annotations

from typing import Annotated, Any, Generic, Literal, TypeVar

import msgspec
import pytest

from tools.typescript import Writer, files

Held = TypeVar("Held")


@pytest.mark.parametrize("path", files(), ids=lambda path: path.name)
def test_the_clients_types_are_those_of_the_server(path: Any) -> None:
    assert path.read_text(encoding="utf-8") == files()[path], f"{path.name} is old: make types"


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
