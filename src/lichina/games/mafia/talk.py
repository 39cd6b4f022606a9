"""What can be said at the table in a few taps: people and bots share these words, and bots understand them.

The rulebook's free discussion happens by voice or in the chat. These statements are the part of it that the table keeps
in mind: who claimed to be what, who reported which check, who accused or defended whom and on what grounds.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from lichina.kernel import Branch, Tree

FINDINGS = ("criminal", "town", "loner", "killed")
"""What the detective can report."""
CHECKERS = {"detective": "found", "judge": "saw", "journalist": "compared"}
"""For each role that learns something at night, how it tells."""
GROUNDS = ("claim", "words", "hunch")
"""Why somebody is accused or defended: what he claims to be, whom he accuses and defends, a feeling."""


@lru_cache(maxsize=512)
def phrases(
    seat: int, players: tuple[int, ...], alive: tuple[int, ...], roles: tuple[str, ...], night: int, day: int
) -> Branch:
    """All that this seat can say today, without the call for the vote."""
    others = [other for other in players if other != seat]
    living = [other for other in alive if other != seat]
    nights, days = range(1, night + 1), range(1, day)
    why = Branch(
        "grounds",
        {
            "check": Branch("of-night", dict.fromkeys(nights)),
            "vote": Branch("of-day", dict.fromkeys(days)),
            **dict.fromkeys(GROUNDS),
        },
    )
    said: dict[int | str, Branch | None] = {
        "claim": Branch("claim", dict.fromkeys(roles)),
        "accuse": Branch("accuse", dict.fromkeys(living, why)),
        "defend": Branch("defend", dict.fromkeys(living, why)),
    }
    if "detective" in roles:
        finding = Branch("finding", dict.fromkeys(FINDINGS))
        said["found"] = Branch("in-night", dict.fromkeys(nights, Branch("whom", dict.fromkeys(others, finding))))
    if "judge" in roles:
        shown = Branch("card", dict.fromkeys((*roles, "infected")))
        said["saw"] = Branch("in-night", dict.fromkeys(nights, Branch("whom", dict.fromkeys(others, shown))))
    if "journalist" in roles and night:
        same = Branch("sameness", dict.fromkeys(("same", "different")))
        said["compared"] = Branch(
            "whom",
            {one: Branch("with-whom", {two: same for two in others if two > one}) for one in others},
        )
    whole = Branch("say", said).prune()
    assert whole is not None
    return whole


@lru_cache(maxsize=2048)
def sayings(
    seat: int,
    players: tuple[int, ...],
    alive: tuple[int, ...],
    roles: tuple[str, ...],
    night: int,
    day: int,
    speaks: bool,
    waits: bool,
) -> Tree:
    """What this seat can say now: statements if it still `speaks` today, the call for the vote unless it `waits`."""
    said = phrases(seat, players, alive, roles, night, day).options if speaks else {}
    return Tree(Branch("say", {**({} if waits else {"ready": None}), **said}))


@lru_cache(maxsize=512)
def pleas(
    seat: int, players: tuple[int, ...], alive: tuple[int, ...], roles: tuple[str, ...], night: int, day: int
) -> Tree:
    """The last words of a player who may be voted out."""
    return Tree(Branch("plead", {"done": None, **phrases(seat, players, alive, roles, night, day).options}))


def told(path: tuple[Any, ...]) -> tuple[str, dict[str, Any]]:
    """A statement as an event: its key and its data, besides who said it."""
    kind, *rest = path
    if kind == "claim":
        return "claimed", {"role": rest[0]}
    if kind in ("accuse", "defend"):
        target, grounds, *when = rest
        key = "accused" if kind == "accuse" else "defended"
        return key, {"target": target, "grounds": grounds, "number": when[0] if when else 0}
    if kind == "compared":
        return "said-compared", {"targets": rest[:2], "answer": rest[2]}
    return f"said-{kind}", {"night": rest[0], "target": rest[1], "answer": rest[2]}
