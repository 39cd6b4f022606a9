"""Write what a rulebook lists (`content/*.toml` of a game) into the client and into the documents.

A table of a document stands between `<!-- table: name -->` and `<!-- end of table -->`.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from lichina.games.mafia import box, roles
from lichina.games.mafia.options import Choices
from lichina.games.mafia.powers import wakes_with
from lichina.games.mafia.table import HOUR

ROOT = Path(__file__).resolve().parent.parent
HEADER = "// generated, do not edit: make types\n"
TABLE = re.compile(r"(?<=<!-- table: )(\w+) -->\n.*?(?=<!-- end of table -->)", re.DOTALL)
WORDS = "Readonly<Record<string, string>>"


# --- in TypeScript ----------------------------------------------------------------------------------------------------


def literal(value: Any) -> str:
    """A value as it stands in TypeScript."""
    if isinstance(value, Mapping):
        return f"{{ {', '.join(_fields(value))} }}"
    return json.dumps(value, ensure_ascii=False)


def _fields(value: Mapping[str, Any]) -> list[str]:
    return [f"{name if name.isidentifier() else literal(name)}: {literal(one)}" for name, one in value.items()]


def constant(name: str, value: Any, why: str, kind: str = "") -> str:
    """A constant of the client, a line for each of its parts; without a `kind` its type is what it is."""
    typed, fixed = (f": {kind}", "") if kind else ("", " as const")
    if isinstance(value, Mapping):
        written = f"{{\n{''.join(f'  {field},{chr(10)}' for field in _fields(value))}}}{fixed}"
    elif isinstance(value, tuple):
        written = f"[\n{''.join(f'  {literal(one)},{chr(10)}' for one in value)}]{fixed}"
    else:
        written = literal(value)
    return f"/** {why} */\nexport const {name}{typed} = {written};\n"


def mafia_constants() -> str:
    """What the client needs to know of the cards and the night of Mafia."""
    cards = tuple({"id": role.id, "side": role.side, "box": role.box} for role in roles.ROLES.values())
    first = tuple(call.id for call in roles.CALLS if call.half == 1)
    doers = {ask.id: ask.of for ask in roles.ASKS if ask.of in roles.ROLES}
    blocks = (
        f"export type Side = {' | '.join(literal(side) for side in roles.SIDES)};\n",
        constant("SIDES", roles.SIDES, "The sides, in the order in which they are listed.", "readonly Side[]"),
        constant("MAFIA_ROLES", cards, "Every card: whose side it is on, and how many of it the box holds."),
        'export type Role = (typeof MAFIA_ROLES)[number]["id"];\n',
        constant(
            "ORDINARY",
            {gang.id: gang.ordinary for gang in roles.GANGS.values()},
            "For each gang, the card of its ordinary members.",
            WORDS,
        ),
        constant(
            "GUESTS",
            tuple(wakes_with),
            "The cards that wake with a gang without belonging to it.",
            "readonly string[]",
        ),
        constant("NIGHT_ORDER", roles.ORDER, "Who is called at night, in this order: roles, and the two gangs."),
        constant(
            "CALLED_FIRST", first, "Who is called in the first half; the others in the second.", "readonly string[]"
        ),
        constant(
            "AT_NIGHT", tuple(ask.id for ask in roles.ASKS), "Everything that is asked at night.", "readonly string[]"
        ),
        constant("DOERS", doers, "Whose card an order of the night belongs to.", WORDS),
        constant("NIGHT", Choices().night, "How many seconds a night lasts where the table has not chosen otherwise."),
        constant("HOUR", HOUR, "How many seconds a stage lasts at most where a person moderates."),
    )
    return "\n".join((HEADER, *blocks))


# --- in the documents -------------------------------------------------------------------------------------------------


def table(head: Iterable[str], lines: Iterable[Iterable[Any]]) -> str:
    """A table as a document has it."""
    top = list(head)
    written = [top, ["---"] * len(top), *([str(cell) for cell in line] for line in lines)]
    return "".join(f"|{'|'.join(f' {cell} ' if cell != '---' else cell for cell in line)}|\n" for line in written)


def with_tables(page: str, tables: Mapping[str, str]) -> str:
    """A page with its tables written anew; every table has its place, and every place its table."""
    places = TABLE.findall(page)
    if sorted(places) != sorted(tables):
        raise ValueError(f"the page has places for {sorted(places)}, and there are the tables {sorted(tables)}")
    return TABLE.sub(lambda place: f"{place[1]} -->\n{tables[place[1]]}", page)


def mafia_tables() -> dict[str, str]:
    """The tables of the page about Mafia."""
    starts = (box.PLAYERS.start, *(cap.players + 1 for cap in box.CAPS))
    return {
        "caps": table(
            ("players", *(f"{low}–{cap.players}" for low, cap in zip(starts, box.CAPS, strict=False))),
            [("criminals, at most", *(cap.criminals for cap in box.CAPS))],
        ),
        "even": table(
            ("players", "cards, and the checker", "from"),
            ((deck.players, _cards(deck.cards), deck.source) for deck in box.EVEN.values()),
        ),
    }


def _cards(deck: Mapping[str, int]) -> str:
    return ", ".join(f"{count} `{card}`" for card, count in deck.items())


def files() -> dict[Path, str]:
    """Every file that is written from the content of a game."""
    page = ROOT / "docs" / "mafia.md"
    return {
        ROOT / "web" / "src" / "games" / "mafia" / "content.ts": mafia_constants(),
        page: with_tables(page.read_text(encoding="utf-8"), mafia_tables()),
    }
