"""What people type at a table of «Пассажиры», as the statements that it comes to."""

from __future__ import annotations

from collections.abc import Iterator

from lichina.bots.hearing import SeatNames, sentences
from lichina.kernel import Told

from .box import GUIDES, SMUGGLERS

SIDES = {GUIDES: "проводник*|guide", SMUGGLERS: "контрабандист*|smuggler"}
"""How a side is written by somebody who claims to be on it."""
BLAMED = "контрабандист*|smuggler"
"""How somebody is called who is not trusted."""
COLOURS = {"red": "красн*|red", "green": "зелен*|green", "blue": "син*|blue"}
KINDS = {"soul": "душ*|soul", "demon": "демон*|demon"}
FACES = {
    f"{kind}-{colour}": "|".join(f"{shade} {who}" for shade in shades.split("|") for who in some.split("|"))
    for kind, some in KINDS.items()
    for colour, shades in COLOURS.items()
}
"""Whom somebody can say to have placed: with a colour, or without one."""


def understood(text: str, seat: int, names: SeatNames) -> Iterator[Told]:
    """What somebody in this seat has typed, as events, as if it had been tapped; a question is `asked`."""
    for heard in sentences(text, names, {**SIDES, **FACES, **KINDS}, blamed=BLAMED):
        one = next((other for other in heard.seats if other != seat), None)
        if heard.kind == "claim" and heard.word in SIDES:
            yield Told("said-am", {"seat": seat, "side": heard.word})
        elif heard.kind == "claim":
            yield Told("said-placed", {"seat": seat, "what": heard.word})
        elif heard.kind in ("why", "who"):
            yield Told("asked", {"seat": seat, "target": one, "about": heard.kind})
        elif heard.kind == "accuse" and one is not None:
            yield Told("said-think", {"seat": seat, "target": one, "side": SMUGGLERS})
        elif heard.kind == "defend" and one is not None:
            yield Told("said-think", {"seat": seat, "target": one, "side": GUIDES})
