"""What a game declares for the tests of secrecy: whether there are such attributes, phases and events at all."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

from lichina.kernel import Entry, Game, Match


class Declared:
    """An observer that crosses off what HIDDEN, RESTARTS and REVEALS name as soon as a match has it."""

    def __init__(self, game: type[Game]) -> None:
        self.game = game
        self.hidden = set(game.HIDDEN)
        self.restarts = set(game.RESTARTS)
        self.reveals = set(game.REVEALS)

    def __call__(self, match: Match, entry: Entry | None) -> None:
        self.hidden = {name for name in self.hidden if name not in vars(match.game)}
        self.restarts.discard(match.phase)
        if match.outcome is not None and self.reveals:
            self.reveals -= {event.key for _, event in match.story}

    def met(self) -> bool:
        """Whether nothing is left to be found."""
        return not (self.hidden or self.restarts or self.reveals)

    def faults(self) -> list[str]:
        """What no match had. A phase or an event that the rules name elsewhere is taken for rare, not for wrong."""
        written = set().union(*map(_names, _files(self.game)))
        return [
            *(f"HIDDEN has “{name}”: no such attribute" for name in sorted(self.hidden)),
            *(f"RESTARTS has “{name}”: no such phase" for name in sorted(self.restarts - written)),
            *(f"REVEALS has “{name}”: no such event is ever told" for name in sorted(self.reveals - written)),
        ]


def _files(game: type[Game]) -> Iterator[Path]:
    """The sources of a game: of all classes that it is made of, and what lies in the same packages."""
    for kind in game.__mro__:
        module = sys.modules.get(kind.__module__)
        file = getattr(module, "__file__", None)
        if file and issubclass(kind, Game) and kind is not Game:
            yield from Path(file).parent.glob("*.py") if getattr(module, "__path__", None) else [Path(file)]


def _names(file: Path) -> set[str]:
    """The words of a source, and the attributes that are named without being called."""
    found: set[str] = set()
    waiting: list[ast.AST] = [ast.parse(file.read_text(encoding="utf-8"))]
    for node in waiting:
        if isinstance(node, ast.Assign | ast.AnnAssign) and _declares(node):
            continue
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            found.add(node.value)
        elif isinstance(node, ast.Attribute):
            found.add(node.attr)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            waiting.append(node.func.value)
            waiting.extend([*node.args, *node.keywords])
        else:
            waiting.extend(ast.iter_child_nodes(node))
    return found


def _declares(node: ast.Assign | ast.AnnAssign) -> bool:
    targets = node.targets if isinstance(node, ast.Assign) else [node.target]
    return any(isinstance(one, ast.Name) and one.id in ("HIDDEN", "RESTARTS", "REVEALS") for one in targets)
