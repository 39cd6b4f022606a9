"""Write the tables of the documents that are declared in the code, so that the two never differ.

python tools/tables.py            writes the files under docs/
python tools/tables.py --print    prints them
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, get_args

from lichina.kernel import ALL, Tale
from lichina.registry import BUILT_IN, find
from lichina.research.envs import Layout
from lichina.research.envs.columns import Grain

DOCS = Path(__file__).resolve().parent.parent / "docs"
MARKS = ("reveals", "spoken", "said", "news", "decides", "chapter")


def events() -> str:
    """What every game tells, and what it counts and retells at the end."""
    parts = [
        "<!-- generated, do not edit: make types -->",
        "# Events",
        "Everything that the games tell, as they declare it (`EVENTS` in `games/<id>/events.py`), and what they count\n"
        "(`FACTS`), give awards for (`AWARDS`) and retell (`TURNS`) when a match is over.\n"
        "[The kernel](kernel.md#events) says what the marks mean.",
    ]
    for name in BUILT_IN:
        game = find(name).game
        title = find(name).words("ru")("game-name")
        parts += [
            f"## «{title}» (`{name}`)",
            _table(game.EVENTS, marks=True),
            "Counted at the end:",
            _table(game.FACTS),
        ]
        for title, tales in (("Awards:", game.AWARDS), ("Turns of its story:", game.TURNS)):
            parts += [title, _table(tales)] if tales else []
    return "\n\n".join(parts) + "\n"


def observations() -> str:
    """What the columns of an observation stand for, game by game."""
    parts = [
        "<!-- generated, do not edit: make types -->",
        "# Observations",
        "The columns of an observation in the [environments](environments.md), field by field: how many there are at\n"
        "the smallest and at the largest table, and how finely they tell the field at the largest. `layout.names` has\n"
        "a name for each column. `story` is all events together; [events](events.md) lists them.",
        "\n".join(f"- **{grain.name.lower()}**: {about}" for grain, about in _GRAINS.items()),
    ]
    for name in BUILT_IN:
        players = find(name).game.PLAYERS
        few, many = Layout.of(name, players[0]), Layout.of(name, players[-1])
        title = find(name).words("ru")("game-name")
        rows = [("columns", f"{players[0]} seats", f"{players[-1]} seats", "told"), ("---",) * 4]
        before, grains = _sizes(few), {block.name: block.grain for block in many.blocks}
        for block, size in _sizes(many).items():
            grain = grains.get(block, Grain.FINE).name.lower()
            rows.append((f"`{block}`", f"{before[block]:,}", f"{size:,}", grain))
        rows.append(("all", f"{few.size:,}", f"{many.size:,}", ""))
        parts += [f"## «{title}» (`{name}`)", "\n".join(f"| {' | '.join(row)} |" for row in rows)]
    return "\n\n".join(parts) + "\n"


_GRAINS: Mapping[Grain, str] = {
    Grain.FINE: "everything that is declared has a column.",
    Grain.UNWORDED: "places and words are hashed.",
    Grain.GROUPED: "in addition, cards in lists or mappings of entries are replaced by their groups, and hashed.",
    Grain.UNKEYED: "in addition, entries are added up whose keys are cards, places, words or positions in a list.",
    Grain.TOGETHER: "in addition, entries whose keys are seats are added up.",
    Grain.HASHED: "all of it is hashed.",
}


def _sizes(layout: Layout) -> dict[str, int]:
    """How many columns each field has; all events together."""
    found: dict[str, int] = {}
    for block in layout.blocks:
        event = block.name.startswith("story.") and block.name != "story.rest"
        name = "story" if event else block.name
        found[name] = found.get(name, 0) + block.size
    return found


def _table(tales: Iterable[Tale], marks: bool = False) -> str:
    head = ["key", *(["told to", "marks"] if marks else []), "fields"]
    rows = [head, ["---"] * len(head)]
    for tale in tales:
        about = [_hearers(tale), ", ".join(_marks(tale))] if marks else []
        fields = ", ".join(f"`{name}`: {kind_of(hint)}" for name, hint in tale.fields.items())
        rows.append([f"`{tale.key}`", *about, fields])
    return "\n".join(f"| {' | '.join(row)} |" for row in rows)


def _hearers(tale: Tale) -> str:
    return ", ".join("all" if to is ALL else to if isinstance(to, str) else "nobody" for to in tale.to)


def _marks(tale: Tale) -> list[str]:
    return [mark for mark in MARKS if (tale.reveals if mark == "reveals" else tale.flags[mark])]


def kind_of(hint: Any) -> str:
    """The type of a field in words."""
    parts = get_args(hint)
    if hasattr(hint, "__metadata__"):
        return str(hint.__metadata__[0])
    if getattr(hint, "__origin__", None) is dict:
        return f"{kind_of(parts[1])} for each {kind_of(parts[0])}"
    if getattr(hint, "__origin__", None) is tuple:
        return f"list of {kind_of(parts[0])}"
    if parts:
        return " or ".join(kind_of(part) for part in parts)
    return {str: "text", bool: "yes or no", float: "number", type(None): "nothing"}[hint]


def files() -> dict[Path, str]:
    """Every generated file with its text."""
    return {DOCS / "events.md": events(), DOCS / "observations.md": observations()}


def main(arguments: Iterable[str]) -> int:
    for path, text in files().items():
        if "--print" in arguments:
            print(text)
        else:
            path.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
