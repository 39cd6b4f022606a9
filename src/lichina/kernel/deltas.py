"""What has changed between two views, by key and index, as JSON.

`[value]` is a new value, `[]` is gone, and `{…}` has changes further down; in a list the keys are indices, and what is
gone is everything from there on. A passenger takes the first seat of the second boat, and seat 3 has no gift any more:

    {"boats": {"1": {"riders": {"0": [7]}}}, "held": {"3": []}}

Whoever applies a delta twice has the same as once, and no delta is longer than the whole value would be.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any, TypeAlias

from msgspec import UNSET, Struct, json, to_builtins

Delta: TypeAlias = dict[str, Any] | list[Any]
Row: TypeAlias = tuple[Any, Any, Any]
"""A key, what was there, and what is; UNSET where there is nothing."""

MANY = 6
"""Where for each change so many neighbours stay as they are, the whole is longer for sure, and is not written out."""

_encode = json.Encoder().encode


def delta(old: Any, new: Any) -> bytes:
    """What makes `new` of `old`, as JSON; nothing where the two are equal.

    They are made of structs, dicts, lists, tuples and plain values, as views are. Equal is what Python takes for equal:
    where a view has a number, it never has `true` in the same place.
    """
    if old is new or old == new:
        return b""
    kind = new.__class__
    if old.__class__ is kind:
        if issubclass(kind, Struct):
            if not _has_all_fields(kind):
                return delta(to_builtins(old, str_keys=True), to_builtins(new, str_keys=True))
            return _shortest(new, _changes(_fields(old, new)), len(kind.__struct_fields__))
        if issubclass(kind, list | tuple):
            return _shortest(new, _changes(_items(old, new)), len(new))
        if issubclass(kind, dict) and _keeps_order(old, new):
            return _shortest(new, _changes(_entries(old, new)), len(new) if old.keys() <= new.keys() else 0)
    return b"[]" if new is UNSET else b"[%s]" % _encode(new)


def _changes(rows: Iterable[Row]) -> list[bytes]:
    return [
        b"%s:%s" % (_encode(str(key)), change)
        for key, was, now in rows
        if was is not now and (change := delta(was, now))
    ]


def _shortest(new: Any, changes: list[bytes], places: int) -> bytes:
    """The changes of a thing with so many places, or all of it where that is not longer."""
    made = b"{%s}" % b",".join(changes)
    if len(changes) * (MANY + 1) <= places:
        return made
    whole = b"[%s]" % _encode(new)
    return made if len(made) < len(whole) else whole


# --- what may change inside -------------------------------------------------------------------------------------------


@cache
def _has_all_fields(kind: type[Struct]) -> bool:
    """Whether JSON has a key for every field of such a struct, in any case."""
    config = kind.__struct_config__
    return not config.array_like and not config.omit_defaults and UNSET not in kind.__struct_defaults__


def _fields(old: Struct, new: Struct) -> Iterable[Row]:
    for name, key in zip(new.__struct_fields__, new.__struct_encode_fields__, strict=True):
        yield key, getattr(old, name), getattr(new, name)


def _items(old: Sequence[Any], new: Sequence[Any]) -> Iterable[Row]:
    """A list is cut or grows at its end alone."""
    for index, (was, now) in enumerate(zip(old, new, strict=False)):
        yield index, was, now
    for index in range(len(old), len(new)):
        yield index, UNSET, new[index]
    if len(new) < len(old):
        yield len(new), old[len(new)], UNSET


def _entries(old: Mapping[Any, Any], new: Mapping[Any, Any]) -> Iterable[Row]:
    for key in old:
        if key not in new:
            yield key, old[key], UNSET
    for key, now in new.items():
        yield key, old.get(key, UNSET), now


def _keeps_order(old: Mapping[Any, Any], new: Mapping[Any, Any]) -> bool:
    """Whether a map whose changes are sent has its words in the order they have here; numbers have one of their own."""
    kinds = {key.__class__ for key in (*old, *new)}
    if not kinds <= {str}:
        return kinds <= {int}
    kept = [key for key in old if key in new]
    return kept + [key for key in new if key not in old] == list(new)


# --- putting together -------------------------------------------------------------------------------------------------


def patched(old: Any, change: Delta) -> Any:
    """Plain data with a delta applied; what has not changed is taken over, and nothing is altered in place."""
    if isinstance(change, list):
        return change[0]
    return _patched_list(old, change) if isinstance(old, list) else _patched_map(old, change)


def _patched_map(old: Mapping[str, Any], change: Mapping[str, Delta]) -> dict[str, Any]:
    new = dict(old)
    for key, inner in change.items():
        if inner == []:
            new.pop(key, None)
        else:
            new[key] = patched(old.get(key), inner)
    return new


def _patched_list(old: Sequence[Any], change: Mapping[str, Delta]) -> list[Any]:
    new = list(old)
    for key, inner in change.items():
        index = int(key)
        if inner == []:
            del new[index:]
        else:
            new[index : index + 1] = [patched(new[index] if index < len(new) else None, inner)]
    return new
