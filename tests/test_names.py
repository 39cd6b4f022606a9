"""One name for one thing: a class or a type is called what no other is called."""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path

import lichina

ROOT = Path(lichina.__file__).parent

IN_EVERY_GAME = {
    "Belief": "the bot of the level `belief`",
    "Choices": "the options that a table may choose",
    "Chronicle": "the story of a match, read once when everything is open",
    "Claim": "what somebody has said, in the view",
    "Deal": "a position that is laid out on purpose",
    "Decision": "one decision of a bot: what it knows, is asked and answers",
    "Glimpse": "a card that somebody has seen in secret, in the view",
    "LessonBot": "the bot that keeps to the plot of a guided match",
    "Mind": "what a bot keeps in mind",
    "Private": "the view of one seat",
    "Public": "the view of everybody",
    "Role": "a card that says who somebody is",
    "Saying": "something that a bot may say, as the path that says it",
    "Simple": "the bot of the level `simple`",
}
"""What means the same in every game that has it, so that each has one of its own, and why."""


EXTENDED = {
    "Options": "the options that a game declares extend those of every game",
    "Settings": "the settings that a bot declares extend those of every bot",
}
"""What extends a class of its own name, in a class, and why."""


def types_of(text: str) -> list[str]:
    """The classes and type aliases of a module; of classes in a class, those that extend none of their name."""
    found = []
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.ClassDef):
            bases = {ast.unparse(base).rpartition(".")[2] for base in node.bases}
            if node.name not in EXTENDED or node.name not in bases:
                found.append(node.name)
        elif isinstance(node, ast.AnnAssign) and ast.unparse(node.annotation) == "TypeAlias":
            found.append(ast.unparse(node.target))
    return found


def renamed(text: str, own: Iterable[str]) -> list[str]:
    """The names under which a module imports types of ours that are called otherwise."""
    froms = [node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.ImportFrom)]
    ours = [one for node in froms if node.level or str(node.module).startswith("lichina") for one in node.names]
    return [one.asname for one in ours if one.asname and one.name in own]


def defined() -> dict[str, list[Path]]:
    """Where each of them is defined."""
    found: dict[str, list[Path]] = defaultdict(list)
    for path in sorted(ROOT.rglob("*.py")):
        for name in types_of(path.read_text(encoding="utf-8")):
            found[name].append(path.relative_to(ROOT))
    return found


def test_classes_and_aliases_are_what_is_looked_at() -> None:
    assert types_of("class Seat: ...\nForm: TypeAlias = int\nSIZE: int = 3\ndef ask(): ...") == ["Seat", "Form"]


def test_a_class_in_a_class_counts_unless_it_extends_what_it_is_called() -> None:
    text = "class Bot:\n    class Settings(Options): ...\nclass Search:\n    class Settings(Bot.Settings): ..."
    assert types_of(text) == ["Bot", "Search", "Settings"]


def test_no_two_types_have_the_same_name() -> None:
    twice = {name: paths for name, paths in defined().items() if len(paths) > 1 and name not in IN_EVERY_GAME}
    assert twice == {}


def test_no_type_is_imported_under_another_name() -> None:
    assert renamed("from .kernel import Ask as Question, PASS as NOTHING", ["Ask"]) == ["Question"]
    own = defined()
    modules = {path.relative_to(ROOT): path.read_text(encoding="utf-8") for path in sorted(ROOT.rglob("*.py"))}
    assert {path: found for path, text in modules.items() if (found := renamed(text, own))} == {}


def test_what_every_game_has_is_defined_in_games_alone_and_once_in_each() -> None:
    found = defined()
    for name in IN_EVERY_GAME:
        games = [path.parts[1] for path in found[name] if path.parts[0] == "games"]
        assert len(games) == len(found[name]), f"{name} is also the name of something that is in no game: {found[name]}"
        assert len(set(games)) == len(games) > 1, f"{name} is defined in {games}: once in each of several games"
