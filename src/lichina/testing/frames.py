"""The suspended frames of a match: what its phases and flows keep in local variables while they wait."""

from __future__ import annotations

from collections.abc import Iterator
from types import GeneratorType
from typing import Any

from lichina.kernel import Game, Match
from lichina.kernel.gates import Flow

from .snapshot import canonical

_KERNEL = Game.interruptible.__code__.co_filename
"""What the kernel's own wrappers keep is no business of the game."""


def frames(match: Match) -> dict[str, dict[str, Any]]:
    """Every suspended generator by name, with its local variables as plain data; gates and the game are left out."""
    waiting: list[Any] = [match._generator]
    if match._root is not None:
        waiting.extend(node.generator for node in match._walk(match._root) if isinstance(node, Flow))
    seen: set[int] = set()
    found = [frame for generator in waiting for frame in _unfold(generator, seen)]
    return {f"{number} {name}": values for number, (name, values) in enumerate(found, 1)}


def _unfold(generator: Any, seen: set[int]) -> Iterator[tuple[str, dict[str, Any]]]:
    """A generator, those that it delegates to, and those that it drives by hand."""
    if not isinstance(generator, GeneratorType) or generator.gi_frame is None or id(generator) in seen:
        return
    seen.add(id(generator))
    values = {name: value for name, value in generator.gi_frame.f_locals.items() if name != "self"}
    kept = {name: value for name, value in values.items() if not isinstance(value, GeneratorType)}
    if generator.gi_code.co_filename != _KERNEL:
        yield generator.gi_code.co_qualname, {name: canonical(value) for name, value in kept.items()}
    for value in values.values():
        yield from _unfold(value, seen)
    yield from _unfold(generator.gi_yieldfrom, seen)
