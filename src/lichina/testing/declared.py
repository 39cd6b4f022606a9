"""What a game declares: whether there are such attributes, phases, events, facts, awards and questions at all."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

from lichina.kernel import Entry, Game, Match

DECLARATIONS = frozenset(("HIDDEN", "RESTARTS", "EVENTS", "FACTS", "AWARDS", "TURNS", "ABOUT"))


class Declared:
    """An observer that crosses off what a game has declared as soon as a match has it."""

    def __init__(self, game: type[Game]) -> None:
        self.game = game
        self.hidden = set(game.HIDDEN)
        self.restarts = set(game.RESTARTS)
        self.events = set(game.TALES)
        self.facts = {tale.key for tale in game.FACTS}
        self.awards = {tale.key for tale in game.AWARDS}
        self.turns = {tale.key for tale in game.TURNS}
        self.about = set(game.ABOUT)
        written = set().union(*map(_names, _files(game)))
        for names in (self.restarts, self.events, self.facts, self.awards, self.turns, self.about):
            names.difference_update(written)  # what the rules name elsewhere may be rare; it is not wrong

    def __call__(self, match: Match, entry: Entry | None) -> None:
        self.hidden = {name for name in self.hidden if name not in vars(match.game)}
        self.restarts.discard(match.phase)
        if self.about:
            for seat in match.game.seats:
                for question in (*match.questions(seat), *match.chances(seat)):
                    self.about -= question.about.keys()
        if match.outcome is not None:
            if self.events:
                self.events -= {event.key for _, event in match.story}
            if self.facts:
                self.facts -= {fact.key for fact in match.facts}
            if self.awards:
                self.awards -= {award.key for award in match.awards}
            if self.turns:
                self.turns -= {turn.key for turn in match.retelling}

    def met(self) -> bool:
        """Whether nothing is left to be found."""
        return not self.faults()

    def faults(self) -> list[str]:
        """What no match had."""
        return [
            *(f"HIDDEN has “{name}”: no such attribute" for name in sorted(self.hidden)),
            *(f"RESTARTS has “{name}”: no such phase" for name in sorted(self.restarts)),
            *(f"EVENTS has “{name}”: no such event is ever told" for name in sorted(self.events)),
            *(f"FACTS has “{name}”: no such fact is ever counted" for name in sorted(self.facts)),
            *(f"AWARDS has “{name}”: no such award is ever given" for name in sorted(self.awards)),
            *(f"TURNS has “{name}”: no match ever takes such a turn" for name in sorted(self.turns)),
            *(f"ABOUT has “{name}”: no question is ever about it" for name in sorted(self.about)),
        ]


def _files(game: type[Game]) -> Iterator[Path]:
    """The sources of a game: of all classes that it is made of, and all that lies in its folder."""
    for kind in game.__mro__:
        module = sys.modules.get(kind.__module__)
        file = getattr(module, "__file__", None)
        if file and issubclass(kind, Game) and kind is not Game:
            folder = Path(file).parent
            yield from folder.rglob("*.py") if folder.name == game.id else [Path(file)]


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
    return any(isinstance(one, ast.Name) and one.id in DECLARATIONS for one in targets)
