"""Frames and answers against their declared types: no field more, none less."""

from __future__ import annotations

from functools import cache
from typing import Any, Union, get_type_hints

import msgspec

from lichina.kernel import Game
from lichina.table import protocol


@cache
def frame_of(game: type[Game]) -> Any:
    """Any frame at a table where this game is played."""
    public, private = (get_type_hints(view)["return"] for view in (game.public, game.private))
    kinds: list[Any] = [
        protocol.HelloFrame,
        protocol.TableFrame,
        protocol.SaidFrame,
        protocol.NoticeFrame,
        protocol.OkFrame,
    ]
    kinds += [protocol.CoachFrame, protocol.MissedFrame, protocol.ErrorFrame, protocol.ByeFrame, protocol.StepFrame]
    kinds.append(protocol.MatchFrame[public, private])  # type: ignore[valid-type]
    return Union[tuple(kinds)]  # noqa: UP007


def strict(raw: Any, kind: Any) -> Any:
    """Plain data as this kind of thing; it has every field that is declared, and no other."""
    found = msgspec.convert(raw, kind, str_keys=True)
    _same(raw, found, "$")
    return found


def _same(raw: Any, found: Any, where: str) -> None:
    if isinstance(found, msgspec.Struct):
        given = {name: getattr(found, name) for name in found.__struct_fields__}
        given = {name: value for name, value in given.items() if value is not msgspec.UNSET}
        config = found.__struct_config__
        if config.array_like:
            _same(raw, list(given.values()), where)
            return
        encoded = dict(zip(found.__struct_fields__, found.__struct_encode_fields__, strict=True))
        declared = {encoded[name] for name in given} | ({config.tag_field} if config.tag_field else set())
        if config.omit_defaults:
            assert set(raw) <= declared, where
        else:
            assert set(raw) == declared, where
        for name, value in given.items():
            if encoded[name] in raw:
                _same(raw[encoded[name]], value, f"{where}.{name}")
    elif isinstance(found, list | tuple):
        assert len(raw) == len(found), where
        for place, (one, other) in enumerate(zip(raw, found, strict=True)):
            _same(one, other, f"{where}[{place}]")
    elif isinstance(found, dict):
        assert set(raw) == {str(key) for key in found}, where
        for key, value in found.items():
            _same(raw[str(key)], value, f"{where}.{key}")
    else:
        assert raw == found, where


def left_out(found: Any, seen: dict[str, set[bool]]) -> dict[str, set[bool]]:
    """For every field that may be left out, whether it was there, in any struct that is part of this."""
    if isinstance(found, msgspec.Struct):
        for field in msgspec.structs.fields(found):
            value = getattr(found, field.name)
            if not field.required and field.default is msgspec.UNSET:
                seen.setdefault(f"{type(found).__name__}.{field.name}", set()).add(value is not msgspec.UNSET)
            left_out(value, seen)
    elif isinstance(found, list | tuple | dict):
        for value in found.values() if isinstance(found, dict) else found:
            left_out(value, seen)
    return seen
