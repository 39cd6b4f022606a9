"""Deltas: whoever applies them to the old has the new, they are as short as can be, and they are exact."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Literal

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import UNSET, Struct, UnsetType

from lichina.kernel.deltas import delta, patched
from lichina.testing.cases import soak

SHARED = Path(__file__).parents[1] / "fixtures" / "deltas.json"
"""Triples of what was, the delta, and what is: the web client applies the same ones."""


class Boat(Struct, frozen=True):
    animal: str
    riders: tuple[int | None, ...]
    full: bool = False


class River(Struct, frozen=True):
    turn: int | None
    boats: tuple[Boat, ...]
    held: dict[int, str]


def written(old: Any, new: Any) -> Any:
    """The delta as data; None where there is none."""
    found = delta(old, new)
    return json.loads(found) if found else None


# --- what is sent -----------------------------------------------------------------------------------------------------


RAVEN, WOLF = (Boat(animal, (None,) * 5) for animal in ("raven", "wolf"))
RIVER = River(2, (RAVEN, WOLF), {0: "vessel", 3: "obol"})


def test_a_passenger_who_sits_down_is_one_cell() -> None:
    boarded = River(2, (RAVEN, Boat("wolf", (None, 7, None, None, None))), RIVER.held)
    assert delta(RIVER, boarded) == b'{"boats":{"1":{"riders":{"1":[7]}}}}'


def test_what_has_not_changed_is_not_sent() -> None:
    assert delta(RIVER, River(2, (Boat("raven", (None,) * 5), WOLF), dict(RIVER.held))) == b""


def test_null_is_a_value_like_others() -> None:
    assert written({"turn": 2, "said": "a long word"}, {"turn": None, "said": "a long word"}) == {"turn": [None]}
    assert written({"turn": None, "said": "a long word"}, {"turn": 2, "said": "a long word"}) == {"turn": [2]}
    assert written(None, RAVEN) == [{"animal": "raven", "riders": [None] * 5, "full": False}]
    assert written(RAVEN, None) == [None]


def test_a_key_that_is_gone_is_named() -> None:
    held = {0: "vessel", 3: "obol", 4: "scroll of the dead"}
    assert written(held, {0: "vessel", 4: "scroll of the dead"}) == {"3": []}
    assert patched({"0": "vessel", "3": "obol"}, {"3": []}) == {"0": "vessel"}


def test_a_list_grows_and_is_cut_at_its_end() -> None:
    said = ["the first line", "the second line"]
    assert written(said, [*said, "the third"]) == {"2": ["the third"]}
    assert written([*said, "the third", "the fourth"], said) == {"2": []}


@pytest.mark.parametrize(
    ("old", "new"),
    [([1, 2, 3], [4, 5, 6]), ({"a": 1}, {"b": 1}), ([0] * 5, [6] * 5), ({"a": 1, "b": 2}, {}), (["a", "b"], [])],
)
def test_a_whole_that_is_not_longer_than_its_changes_is_sent_instead(old: Any, new: Any) -> None:
    assert written(old, new) == [new]


def test_a_key_too_long_to_be_named_goes_with_the_whole() -> None:
    old = {"k" * 80: 0, **dict.fromkeys("abcdefgh", 1)}
    assert written(old, dict.fromkeys("abcdefgh", 1)) == [dict.fromkeys("abcdefgh", 1)]


def test_words_in_another_order_are_sent_whole_and_numbers_are_in_order_anyway() -> None:
    old = {"raven": "a long enough word", "wolf": "another such word"}
    new = {"wolf": "another such word", "raven": "a long enough word", "boar": ""}
    assert written(old, new) == [new]
    assert written({7: "a long enough word"}, {3: "", 7: "a long enough word"}) == {"3": [""]}


def test_a_map_with_other_keys_is_sent_whole() -> None:
    assert delta({0.5: "a long enough word"}, {0.5: "a long enough word", 1.5: ""}).startswith(b"[{")


def test_a_thing_of_another_kind_is_sent_whole() -> None:
    assert written({"at": [1, 2]}, {"at": {"1": 2}}) == [{"at": {"1": 2}}]


class Sparse(Struct, omit_defaults=True):
    name: str
    note: str = ""


class Pair(Struct, array_like=True):
    left: str
    right: str


class Worded(Struct):
    key: Literal["a lengthy key"]
    text: str | UnsetType = UNSET


@pytest.mark.parametrize(
    ("old", "new", "change"),
    [
        (Sparse("somebody"), Sparse("somebody", "x"), {"note": ["x"]}),
        (Sparse("somebody", "x"), Sparse("somebody"), {"note": []}),
        (Pair("a long word", "b"), Pair("a long word", "c"), {"1": ["c"]}),
        (Worded("a lengthy key"), Worded("a lengthy key", "x"), {"text": ["x"]}),
        (Worded("a lengthy key", "x"), Worded("a lengthy key"), {"text": []}),
    ],
)
def test_structs_that_leave_fields_out_or_are_lists_change_as_they_are_written(old: Any, new: Any, change: Any) -> None:
    assert written(old, new) == change
    assert patched(plain(old), change) == plain(new)


def plain(value: Any) -> Any:
    """A thing as JSON has it."""
    return msgspec.json.decode(msgspec.json.encode(value))


# --- for any data -----------------------------------------------------------------------------------------------------


SCALARS = st.none() | st.booleans() | st.integers(-9, 99) | st.floats(allow_nan=False, allow_infinity=False) | st.text()
KEYS = st.sampled_from("abcdefgh") | st.text(max_size=3)
JSON = st.recursive(SCALARS, lambda inner: st.lists(inner, max_size=9) | st.dictionaries(KEYS, inner, max_size=9))


@st.composite
def pairs(draw: st.DrawFn) -> tuple[Any, Any]:
    """Two worlds: any two, or one and what has become of it by a few changes anywhere in it."""
    old = draw(JSON)
    return old, draw(JSON if draw(st.integers(0, 3)) == 0 else altered(old))


@st.composite
def altered(draw: st.DrawFn, old: Any) -> Any:
    """What may have become of a thing: something in it is another, is gone, or has come."""
    if draw(st.integers(0, 4)) == 0:
        return draw(JSON)
    if isinstance(old, list):
        items = [draw(altered(one)) if draw(st.booleans()) else one for one in old]
        return items[: draw(st.integers(0, len(items)))] if draw(st.booleans()) else items + draw(st.lists(SCALARS))
    if isinstance(old, dict):
        kept = {key: draw(altered(one)) if draw(st.booleans()) else one for key, one in old.items()}
        gone = draw(st.sets(st.sampled_from(sorted(kept)))) if kept else set()
        rest = {key: one for key, one in kept.items() if key not in gone}
        return {**rest, **draw(st.dictionaries(KEYS, SCALARS, max_size=2))}
    return old


@settings(max_examples=200 * soak(), deadline=None)
@given(pairs())
def test_whoever_applies_a_delta_has_the_new(worlds: tuple[Any, Any]) -> None:
    old, new = worlds
    kept = msgspec.json.encode(old)
    change = written(old, new)
    assert (change is None) == (old == new)
    if change is None:
        return
    assert patched(old, change) == new
    assert patched(new, change) == new, "once more changes nothing"
    assert msgspec.json.encode(old) == kept, "the old stays as it was"
    assert len(delta(old, new)) <= len(msgspec.json.encode(new)) + 2


# --- beside the web client --------------------------------------------------------------------------------------------


def test_the_deltas_that_the_web_client_is_tried_with_are_ours() -> None:
    for old, change, new in json.loads(SHARED.read_text(encoding="utf-8")):
        assert written(old, new) == change
        assert json.dumps(patched(old, change)) == json.dumps(new), "keys are in their order, too"
