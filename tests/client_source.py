"""Which texts the source of the web client asks for: found in TypeScript and Svelte files as they are written."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

QUOTED = re.compile(r""""((?:[^"\\\n]|\\.)*)"|'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`""")
COMPARED = re.compile(r"[=!]==?\s*$")
GAME_SPEAKER = re.compile(r"\b(\w+)\s*(?::\s*Say\s*)?=\s*(?:\$derived\(\s*)?of\(")
PLACE = re.compile(r"\$\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}")


class Call(NamedTuple):
    """One text that is asked for."""

    keys: tuple[str, ...]
    """As written; `*` stands for what is only known when the program runs."""
    given: frozenset[str] | None
    """The parameters; None: not known."""
    game: bool
    """Whether the words of a game are asked first."""


def literals(text: str) -> set[str]:
    """Everything that stands in quotes, `*` for what is filled in."""
    return {_key(found) for found in QUOTED.finditer(_without_remarks(text))}


def calls(text: str) -> Iterator[Call]:
    """Every text that is asked for by a key that is at least partly written there."""
    text = _without_remarks(text)
    speakers = set(GAME_SPEAKER.findall(text)) - {"t"}
    names = "|".join(["t", *sorted(speakers)])
    begin = re.compile(rf"(?<![\w.$])({names})\(|(?<![\w.$])of\([^()]*\)\(")
    for found in begin.finditer(text):
        arguments = _arguments(text, found.end())
        if not arguments:
            continue
        keys = tuple(
            _key(one) for one in QUOTED.finditer(arguments[0]) if not COMPARED.search(arguments[0][: one.start()])
        )
        if keys:
            yield Call(keys, _given(arguments[1:]), found[1] != "t")


def matching(key: str) -> re.Pattern[str]:
    """What a key may turn out to be."""
    return re.compile(".+".join(map(re.escape, key.split("*"))))


def _key(found: re.Match[str]) -> str:
    return PLACE.sub("*", next(part for part in found.groups() if part is not None))


def _without_remarks(text: str) -> str:
    text = re.sub(r"/\*.*?\*/|<!--.*?-->", "", text, flags=re.DOTALL)
    text = re.sub(r"<style>.*?</style>", "", text, flags=re.DOTALL)
    return re.sub(r"(?m)(?<![:\"'`\w])//.*$", "", text)


def _arguments(text: str, start: int) -> list[str]:
    """The arguments of a call whose bracket is open."""
    depth, at, begin, found = 0, start, start, list[str]()
    while at < len(text):
        if quoted := QUOTED.match(text, at):
            at = quoted.end()
            continue
        sign = text[at]
        if sign in "([{":
            depth += 1
        elif depth == 0 and sign in ",)":
            found.append(text[begin:at].strip())
            begin = at + 1
            if sign == ")":
                return [one for one in found if one]
        elif sign in ")]}":
            depth -= 1
        at += 1
    return []


def _given(rest: list[str]) -> frozenset[str] | None:
    if not rest:
        return frozenset()
    written = rest[0]
    if not (written.startswith("{") and written.endswith("}")) or "..." in written:
        return None
    names = set()
    for part in _arguments(written[1:-1] + ")", 0):
        name = re.match(r"""\s*(?:"([^"]+)"|'([^']+)'|(\w+))\s*(?::|$)""", part)
        if name is None:
            return None
        names.add(next(one for one in name.groups() if one))
    return frozenset(names)
