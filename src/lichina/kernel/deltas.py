"""What has changed between two views, by key and index, as JSON.

`[value]` is a new value, `[]` is gone, and `{…}` has changes further down; in a list the keys are indices, and what is
gone is everything from there on. A passenger takes the first seat of the second boat, and seat 3 has no gift any more:

    {"boats": {"1": {"riders": {"0": [7]}}}, "held": {"3": []}}

Applying a delta twice gives the same as once, and no delta is longer than the whole value would be.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache, partial
from typing import Any, TypeAlias

from msgspec import UNSET, Struct, json, to_builtins

Delta: TypeAlias = dict[str, Any] | list[Any]
Inside: TypeAlias = Callable[[Any, Any], bytes]
"""Says what differs in two things of one kind that are not equal."""

NEIGHBOURS = 6
"""As many unchanged items as this take up more room than the index of a changed one, even one of seven digits."""
FIELDS = 3
"""How many keys may change, for each that stays as it is, before it is shorter to send them all."""

_encode = json.Encoder().encode


def delta(old: Any, new: Any) -> bytes:
    """What makes `new` of `old`, as JSON; nothing where the two are equal.

    They are made of structs, dicts, lists, tuples and plain values, as views are. Equal is what Python takes for equal:
    where a view has a number, it never has `true` in the same place.
    """
    return b"" if old is new or old == new else _change(old, new)


def _change(old: Any, new: Any) -> bytes:
    kind = new.__class__
    inside = _inside(kind) if old.__class__ is kind else None
    return b"[%s]" % _encode(new) if inside is None else inside(old, new)


@cache
def _inside(kind: type) -> Inside | None:
    """How things of a kind change, if not as a whole."""
    if issubclass(kind, Struct):
        config = kind.__struct_config__
        left_out = config.omit_defaults or UNSET in kind.__struct_defaults__
        return _in_builtins if config.array_like or left_out else partial(_in_struct, _fields(kind))
    if issubclass(kind, list | tuple):
        return _in_list
    return _in_map if issubclass(kind, dict) else None


def _shorter(made: bytes, new: Any) -> bytes:
    """These changes, or all of a thing where that is not longer."""
    whole = b"[%s]" % _encode(new)
    return made if len(made) < len(whole) else whole


# --- what differs inside ----------------------------------------------------------------------------------------------


def _fields(kind: type[Struct]) -> list[tuple[str, bytes]]:
    """The fields of a struct, each with its key as it is written."""
    keys = map(_encode, kind.__struct_encode_fields__)
    return [(name, b"%s:" % key) for name, key in zip(kind.__struct_fields__, keys, strict=True)]


def _in_struct(fields: Sequence[tuple[str, bytes]], old: Struct, new: Struct) -> bytes:
    changes: list[bytes] = []
    for name, key in fields:
        was, now = getattr(old, name), getattr(new, name)
        if was is not now and was != now:
            changes.append(key + _change(was, now))
    made = b"{%s}" % b",".join(changes)
    return made if len(changes) <= FIELDS * (len(fields) - len(changes)) else _shorter(made, new)


def _in_builtins(old: Struct, new: Struct) -> bytes:
    """Structs that leave fields out, or are written as lists."""
    return _change(to_builtins(old, str_keys=True), to_builtins(new, str_keys=True))


def _in_list(old: Sequence[Any], new: Sequence[Any]) -> bytes:
    """A list is cut or grows at its end alone."""
    changes: list[bytes] = []
    for index, (was, now) in enumerate(zip(old, new, strict=False)):
        if was is not now and was != now:
            changes.append(b'"%d":%s' % (index, _change(was, now)))
    changes += [b'"%d":[%s]' % (index, _encode(new[index])) for index in range(len(old), len(new))]
    if len(new) < len(old):
        changes.append(b'"%d":[]' % len(new))
    made = b"{%s}" % b",".join(changes)
    return made if NEIGHBOURS * len(changes) <= len(new) - len(changes) else _shorter(made, new)


def _in_map(old: Mapping[Any, Any], new: Mapping[Any, Any]) -> bytes:
    if not _keeps_order(old, new):
        return b"[%s]" % _encode(new)
    changes = [b"%s:[]" % _encode(str(key)) for key in old if key not in new]
    for key, now in new.items():
        if key not in old:
            changes.append(b"%s:[%s]" % (_encode(str(key)), _encode(now)))
        elif old[key] is not now and old[key] != now:
            changes.append(b"%s:%s" % (_encode(str(key)), _change(old[key], now)))
    return _shorter(b"{%s}" % b",".join(changes), new)


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
