"""What can be said at the table in a few taps: people and bots share these words, and bots understand them.

The rulebook's free discussion happens by voice or in the chat. These statements are the part of it that the table keeps
in mind: who claimed to be what, who reported which check, who accused or defended whom and on what grounds.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache, partial
from typing import Any

from lichina.kernel import AMOUNT, CARD, SEAT, TONES, WORD, Branch, Kind, Option, Told, Tree

FINDINGS = ("criminal", "town", "loner", "killed")
"""What the detective can report."""
CHECKERS = {"detective": "found", "judge": "saw", "journalist": "compared"}
"""For each role that learns something at night, how it tells."""
GROUNDS = ("report", "jail", "claim", "words", "hunch")
"""Why somebody is accused or defended: another's check, jail, his claim, whom he accuses and defends, a feeling."""
BLAMES = ("agree", "defence", "silence")
"""Why somebody is only accused: another has just done so, he defended a criminal, he has said nothing for days.

Where that is not so, it is a hunch.
"""
ASKED = ("role", "why", "silence")
"""What one asks somebody: who he is, why he accuses, why he says nothing."""
ANSWERED = ("no", "stand", "later", "here")
"""What one answers: it was not me, I stand by it, I shall not tell my role yet, I am listening."""
_TONES = frozenset(TONES)
READY = Tree(Branch("say", {"ready": None}))
"""All that is left to say for somebody who has made every statement of the day."""


class Topics:
    """What can be said in a day: made once, and shared by all who may say it."""

    __slots__ = ("_phrases", "_trees", "alive", "day", "night", "players", "roles")

    def __init__(
        self, players: tuple[int, ...], alive: tuple[int, ...], roles: tuple[str, ...], night: int, day: int
    ) -> None:
        self.players = players
        self.alive = alive
        self.roles = roles
        self.night = night
        self.day = day
        self._phrases: dict[int, dict[Option, Branch | None]] = {}
        self._trees: dict[tuple[int, bool], Tree] = {}

    def sayings(self, seat: int, speaks: bool, waits: bool) -> Tree:
        """What this seat can say now: statements if it still `speaks` today, a call for the vote unless it `waits`."""
        if not speaks:
            return READY
        tree = self._trees.get((seat, waits))
        if tree is None:
            said = self.phrases(seat)
            tree = self._trees[seat, waits] = Tree(Branch("say", said if waits else {"ready": None, **said}), TONES)
        return tree

    def pleas(self, seat: int) -> Tree:
        """The last words of a player who may be voted out."""
        return Tree(Branch("plead", {"done": None, **self.phrases(seat)}), TONES)

    def phrases(self, seat: int) -> dict[Option, Branch | None]:
        """All statements that this seat can make."""
        said = self._phrases.get(seat)
        if said is None:
            others = tuple([other for other in self.alive if other != seat])
            said = self._phrases[seat] = {
                "greet": None,
                "claim": claims(self.roles),
                **remarks(others, self.night, self.day, "judge" in self.roles),
                **reports(seat, self.players, self.roles, self.night),
            }
        return said


topics = lru_cache(maxsize=16)(Topics)
"""Copies of a match have the same topics; they are large at large tables, so only a few are kept."""


@lru_cache(maxsize=64)
def claims(roles: tuple[str, ...]) -> Branch:
    """The cards that somebody can claim to hold."""
    return Branch("claim", dict.fromkeys(roles), of=CARD)


@lru_cache(maxsize=256)
def remarks(others: tuple[int, ...], night: int, day: int, jails: bool) -> Mapping[Option, Branch]:
    """All that can be said to or about one of these others."""
    people = Branch("meant", dict.fromkeys(others), of=SEAT)
    return {
        "accuse": Branch("accuse", dict.fromkeys(others, blames(night, day, jails)), of=SEAT),
        "defend": Branch("defend", dict.fromkeys(others, grounds(night, day, jails)), of=SEAT),
        "ask": Branch("about", dict.fromkeys(ASKED, people)),
        "answer": Branch("reply", dict.fromkeys(ANSWERED, people)),
        "relent": people,
        "intend": people,
    }


@lru_cache(maxsize=64)
def grounds(night: int, day: int, jails: bool) -> Branch | None:
    """Why somebody is accused or defended; where no judge can be, nobody `jails`."""
    return Branch(
        "grounds",
        {
            "check": Branch("of-night", dict.fromkeys(range(1, night + 1)), of=AMOUNT),
            "vote": Branch("of-day", dict.fromkeys(range(1, day)), of=AMOUNT),
            **dict.fromkeys(ground for ground in GROUNDS if jails or ground != "jail"),
        },
    ).prune()


@lru_cache(maxsize=64)
def blames(night: int, day: int, jails: bool) -> Branch | None:
    """Why somebody is accused."""
    usual = grounds(night, day, jails)
    more = BLAMES if day > 1 else BLAMES[:1]
    return Branch("grounds", {**(usual.options if usual else {}), **dict.fromkeys(more)}).prune()


@lru_cache(maxsize=256)
def reports(seat: int, players: tuple[int, ...], roles: tuple[str, ...], night: int) -> Mapping[Option, Branch]:
    """The checks that this seat can claim to have made."""
    others = tuple(other for other in players if other != seat)
    said: dict[Option, Branch] = {}
    if not night:
        return said
    if "detective" in roles:
        said[CHECKERS["detective"]] = checks(others, night, "finding", FINDINGS, WORD)
    if "judge" in roles:
        said[CHECKERS["judge"]] = checks(others, night, "card", (*roles, "infected"), CARD)
    if "journalist" in roles:
        said[CHECKERS["journalist"]] = comparisons(others)
    return said


@lru_cache(maxsize=256)
def checks(others: tuple[int, ...], night: int, key: str, answers: tuple[str, ...], of: Kind) -> Branch:
    """What somebody has found out about one other, in one of the nights."""
    whom = Branch("whom", dict.fromkeys(others, Branch(key, dict.fromkeys(answers), of=of)), of=SEAT)
    return Branch("in-night", dict.fromkeys(range(1, night + 1), whom), of=AMOUNT)


@lru_cache(maxsize=256)
def comparisons(others: tuple[int, ...]) -> Branch:
    """What somebody has found out about two others; at a large table hardly any pair is ever looked at."""
    same = Branch("sameness", dict.fromkeys(("same", "different")))

    def second(one: int) -> Branch:
        return Branch("with-whom", {two: same for two in others if two > one}, of=SEAT)

    last = max(others)
    return Branch("whom", {one: partial(second, one) for one in others if one != last}, of=SEAT)


TOLD_APART = {"accused": "grounds", "defended": "grounds", "greeted": "mood", "questioned": "about", "replied": "reply"}
TOLD_APART |= {"said-found": "answer", "said-compared": "answer"}
"""The field of a statement by which its kinds are told apart; of all others there is but one kind."""


def wished(path: tuple[Any, ...]) -> tuple[tuple[Any, ...], str | None]:
    """A statement without the tone that was wished for, and that tone."""
    return (path[:-1], path[-1]) if path[-1] in _TONES else (path, None)


def told(seat: int, path: tuple[Any, ...]) -> tuple[str, dict[str, Any]]:
    """A statement as an event: its key, and as much of its data as is said."""
    kind = path[0]
    match kind:
        case "accuse" | "defend":
            number = path[3] if len(path) > 3 else 0
            data = {"seat": seat, "target": path[1], "grounds": path[2], "number": number}
            return "accused" if kind == "accuse" else "defended", data
        case "relent" | "intend":
            return "relented" if kind == "relent" else "intended", {"seat": seat, "target": path[1]}
        case "ask":
            return "questioned", {"seat": seat, "target": path[2], "about": path[1]}
        case "answer":
            return "replied", {"seat": seat, "target": path[2], "reply": path[1]}
        case "claim":
            return "claimed", {"seat": seat, "role": path[1]}
        case "greet":
            return "greeted", {"seat": seat}
        case "compared":
            return "said-compared", {"seat": seat, "targets": path[1:3], "answer": path[3]}
    return f"said-{kind}", {"seat": seat, "night": path[1], "target": path[2], "answer": path[3]}


def says(event: Told, seat: int, path: tuple[Any, ...]) -> bool:
    """Whether an event is this statement of this player, in whatever words."""
    key, data = told(seat, path)
    return event.key == key and data.items() <= event.data.items()


def kind_of(key: str, data: Mapping[str, Any]) -> str:
    """Of which kind a statement is: those of a kind take turns in how they are worded."""
    if key not in TOLD_APART:
        return key
    kind = f"{key} {data[TOLD_APART[key]]}"
    return "accused vote unseen" if kind == "accused vote" and data["card"] is None else kind
