"""Whatever the rules tell is declared, with just these fields: also what comes of cards that are seldom played."""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from lichina import registry
from lichina.kernel import Game

GAMES = registry.known()
"""All games that come with the server."""


def calls(game: type[Game]) -> Iterator[ast.Call]:
    """Each place in the code of a game where something is told."""
    folder = Path(inspect.getfile(game)).parent
    for file in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "tell":
                yield node


def patterns(key: ast.expr) -> list[str]:
    """The keys that may stand there, as regular expressions; a key that is looked up may be any."""
    if isinstance(key, ast.Constant):
        return [re.escape(str(key.value))]
    if isinstance(key, ast.IfExp):
        return [*patterns(key.body), *patterns(key.orelse)]
    if isinstance(key, ast.JoinedStr):
        return ["".join(re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".+" for part in key.values)]
    return [".+"]


@pytest.mark.parametrize("name", GAMES)
def test_whatever_is_told_is_declared_with_its_fields(name: str) -> None:
    game = registry.find(name).game
    places = list(calls(game))
    assert places
    wrong: list[str] = []
    for place in places:
        fields = {word.arg for word in place.keywords}
        whole = None not in fields and len(place.args) == 2
        for pattern in patterns(place.args[1]):
            declared = [tale for key, tale in game.TALES.items() if re.fullmatch(pattern, key)]
            fits: Any = fields.__eq__ if whole else (fields - {None}).issubset
            if not any(fits(set(tale.names)) for tale in declared):
                wrong.append(ast.unparse(place))
    assert wrong == []


def test_a_key_may_be_one_of_two_or_begin_with_a_word() -> None:
    (tree,) = ast.parse("tell(ALL, 'a-b' if one else f'said-{topic}')").body
    assert isinstance(tree, ast.Expr)
    assert isinstance(tree.value, ast.Call)
    assert patterns(tree.value.args[1]) == ["a\\-b", "said\\-.+"]
