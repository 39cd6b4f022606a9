"""Turning points: positions from which a moment is a step or two away, and what people do so that it comes.

At a live table no deal can be chosen, so the server of the browser tests takes the position of a scene for a mode of
its game. The first two seats are those of people. Bots wait as long as they may, and time is up when the host says so:
what comes is certain.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from lichina.kernel import Mode

Step = tuple[int, str, Any] | None
"""Who answers which question or takes which offer, and how. None: time is up."""
LATER: Step = None


class Scene(NamedTuple):
    """From where a match begins, what people do, which moments come of it, and at which stage it goes on."""

    seats: int
    options: Mapping[str, Any]
    steps: tuple[Step, ...]
    shows: tuple[str, ...]
    then: str | None
    """None: the match is over."""


# --- Mafia ------------------------------------------------------------------------------------------------------------

TOWN = ["citizen", "citizen", "mafioso", "mafioso", "citizen", "citizen", "citizen"]


def town(start: str, *first: str) -> dict[str, Any]:
    """A position of seven; the first cards may be others."""
    return {"deal": {"cards": [*first, *TOWN[len(first) :]], "start": start}, "statements": 0}


MAFIA = {
    "tied": Scene(7, town("vote"), ((0, "vote", 1), (1, "vote", 0), LATER), ("tied",), "plea"),
    "nobody-out": Scene(
        7, town("vote"), ((0, "vote", "abstain"), (1, "vote", "abstain"), LATER), ("nobody-out",), "night"
    ),
    "voted-out": Scene(7, town("vote"), ((0, "vote", 2), (1, "vote", 2), LATER), ("voted-out",), "night"),
    "jailed": Scene(
        7,
        town("night", "judge", "mafioso", "citizen"),
        ((1, "shoot", 4), LATER, (0, "judge", 1), LATER),
        ("morning", "jailed"),
        "discussion",
    ),
    "unmasked": Scene(
        7,
        town("vote", "citizen", "citizen", "mafioso", "citizen"),
        ((0, "vote", 2), (1, "vote", 2), LATER),
        ("voted-out", "unmasked"),
        None,
    ),
}

# --- «Находка для шпиона» ---------------------------------------------------------------------------------------------

BANK = ["spy", "bank", "bank", "bank", "bank"]
LOOKED: tuple[Step, ...] = ((0, "look", "seen"), (1, "look", "seen"), LATER)


def round_of(cards: list[str], rounds: int = 1, **more: Any) -> dict[str, Any]:
    deal = {name: more.pop(name) for name in ("ally", "powers") if name in more}
    with_ally = {"ally": True} if "ally" in deal else {}
    return {"rounds": rounds, "deal": [{"cards": cards, **deal}], **with_ally, **more}


SPYFALL = {
    "caught": Scene(
        4,
        round_of(BANK[:4]),
        (*LOOKED, (1, "accuse", 0), LATER),
        ("accused", "verdicts"),
        "questions",
    ),
    "pointed": Scene(
        4,
        round_of(BANK[:4], rounds=2),
        (*LOOKED, LATER, LATER, LATER, (0, "point", 1), (1, "point", 0), LATER),
        ("pointed", "round-over"),
        "score",
    ),
    "guessed": Scene(4, round_of(BANK[:4]), (*LOOKED, (0, "guess", "bank")), ("guessed", "round-over"), None),
    "joked": Scene(4, round_of(["spy"] * 4, joke=True), (*LOOKED, (1, "guess", "joke")), ("joked", "round-over"), None),
    "madness": Scene(
        4,
        round_of(BANK[:4], madness=True),
        (*LOOKED, (1, "madness", "call"), (0, "hands", "for"), LATER),
        ("madness-called", "madness-voted"),
        "questions",
    ),
    "ally": Scene(
        5,
        round_of(BANK, ally=1),
        (*LOOKED, (0, "guess", "bank"), LATER, (1, "name-ally", 2), LATER),
        ("guessed", "ally-pointed", "round-over"),
        None,
    ),
    "shielded": Scene(
        4,
        round_of(BANK[:4], mission=True, powers=["shield", "loop", "second", "xray"]),
        (*LOOKED, (1, "accuse", 0), (0, "shield", "shield"), LATER),
        ("accused", "shielded"),
        "questions",
    ),
}

# --- «Судный день» ----------------------------------------------------------------------------------------------------

LOYALTY = ("loyalty_human", "loyalty_machine")


def place(role: str, *up: str, loyalty: tuple[str, str] = LOYALTY, **more: Any) -> dict[str, Any]:
    """Somebody's cards, and which of them lie face up."""
    return {"role": [role], "up": list(up), "left": loyalty[0], "right": loyalty[1], **more}


def duel(weapon: str, *others: dict[str, Any], **more: Any) -> dict[str, Any]:
    """The first seat aims at the second, and it is its turn."""
    first = place("sniper", weapons=[{"id": weapon, "aim": [1]}], **more)
    return {"deal": {"seats": [first, *others], "deck": ["spam", "spam", "charge", "rescue_bot"]}, "window": 0.05}


BYSTANDERS = (place("seeker"), place("fixer"))
ALL_UP = ("role", "left", "right")
SHOOT = {weapon: (0, "turn", ["shoot", weapon]) for weapon in ("rifle", "pistol")}
DOOMSDAY = {
    "role": Scene(
        4,
        duel("rifle", place("joke"), *BYSTANDERS),
        (SHOOT["rifle"], (1, "answer", ["reveal", "role"])),
        ("shot", "role-revealed"),
        "turn",
    ),
    "loyalty": Scene(
        4,
        duel("pistol", place("joke"), *BYSTANDERS),
        (SHOOT["pistol"], (1, "answer", ["reveal", "left"])),
        ("shot", "loyalty-revealed"),
        "turn",
    ),
    "end": Scene(
        4,
        duel(
            "rifle",
            place("joke", "role", lives=1, loyalty=("loyalty_machine", "loyalty_machine")),
            place("seeker", "role"),
            place("fixer"),
            up=["role"],
            loyalty=("loyalty_human", "loyalty_human"),
        ),
        (SHOOT["rifle"], (1, "answer", ["damage"])),
        ("shot", "died", "unmasked"),
        None,
    ),
    "revived": Scene(
        4,
        duel("rifle", place("joke"), place("seeker", *ALL_UP, lives=0), place("fixer"), programs=["backup"]),
        ((0, "play", ["backup", 2]),),
        ("revived",),
        "turn",
    ),
}

SCENES: Mapping[str, Mapping[str, Scene]] = {"mafia": MAFIA, "spyfall": SPYFALL, "doomsday": DOOMSDAY}
POSITIONS: Mapping[tuple[str, str | None], Mode] = {
    (game, name): Mode(scene.options) for game, scenes in SCENES.items() for name, scene in scenes.items()
}
