"""What people type at a table of «Мафия», as the statements that it comes to."""

from __future__ import annotations

from collections.abc import Iterator

from lichina.bots.hearing import SeatNames, sentences
from lichina.kernel import Told

ROLES = {
    "detective": "детектив*|detective",
    "doctor": "доктор*|врач*|doctor",
    "judge": "судья*|судьей|judge",
    "beauty": "красотк*|beauty",
    "journalist": "журналист*|journalist",
    "bodyguard": "телохранител*|bodyguard",
    "politician": "политик*|politician",
    "leader": "лидер*|leader",
    "citizen": "обывател*|мирный|мирная|житель|горожанин|citizen|town|townsman|villager",
}
"""How a role is written by somebody who claims it; nobody claims to be a criminal, and the Spy may not."""
FINDINGS = {
    "criminal": "преступник*|мафия|мафиози|бандит*|черный|черная|criminal|mafia|guilty",
    "town": "мирный|мирная|чист|чистый|чистая|чиста|свой|своя|town|innocent|clean",
    "loner": "одиночка|loner",
}


def understood(text: str, seat: int, names: SeatNames, night: int = 0) -> Iterator[Told]:
    """What somebody in this seat has typed, as events; first of all, that he has said something."""
    yield Told("typed", {"seat": seat})
    for heard in sentences(text, names, ROLES, FINDINGS):
        others = [one for one in heard.seats if one != seat]
        one = others[0] if others else None
        data = {"seat": seat, "tone": ""}
        if heard.kind == "claim":
            yield Told("claimed", {**data, "role": heard.word})
        elif heard.kind in ("why", "who"):
            yield Told("questioned", {**data, "target": one, "about": "role" if heard.kind == "who" else "why"})
        elif heard.kind == "agree":
            yield Told("agreed", {**data, "target": one})
        elif one is None:
            continue
        elif heard.kind == "report" and heard.word:
            yield Told("said-found", {**data, "night": night, "target": one, "answer": heard.word})
        elif heard.kind == "accuse":
            said = {**data, "target": one, "grounds": "words", "number": 0, "whom": None, "card": None}
            yield Told("accused", said)
        elif heard.kind == "defend":
            yield Told("defended", {**data, "target": one, "grounds": "words", "number": 0})
