"""What can be said at the table in a few taps: people and bots share these words, and bots understand them.

The rulebook's free discussion happens by voice or in the chat. These statements are the part of it that the table keeps
in mind: who claimed to be what, who reported which check, who accused or defended whom and on what grounds.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache, partial
from typing import Any

from lichina.kernel import AMOUNT, CARD, SEAT, TONES, Branch, Option, Told, Tree

from .roles import ROLES

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
HUNCH, IMPRESSION, STILL, DESPITE = "hunch", "impression", "still", "despite"
"""A feeling; what it is on the first day, when there is nothing else to go by; one that has lasted since; and one
against somebody whom a check has cleared."""
FELT = frozenset((HUNCH, IMPRESSION, STILL, DESPITE))
CLEARING = frozenset(("town", *(role.id for role in ROLES.values() if role.side == "town")))
"""What a check finds in somebody innocent."""
REMINDERS = frozenset(("vote", *BLAMES))
"""Accusations that remind of somebody, whose card everybody may have seen since; all others do not."""
NO_REMINDER = {"whom": None, "card": None}
ASKED = ("role", "why", "silence")
"""What can be asked of somebody: who he is, why he accuses, why he says nothing."""
ANSWERED = ("no", "stand", "later", "here")
"""What can be answered: it was not me, I stand by it, I shall not tell my role yet, I am listening."""
ANSWERS = ("answer", "relent")
"""Replies to somebody who has addressed the speaker: once a day they cost no statement."""
WISHES = frozenset(TONES)
"""How somebody may wish to put it: the last word of a statement, where it is one of these."""
SAME = Branch("sameness", ("same", "different"))
READY = Tree(Branch("say", {"ready": None}))
"""All that is left for somebody who has made every statement of the day and has used the extra answer."""


class Topics:
    """What can be said in a day: made once, and shared by all who may say it."""

    __slots__ = ("_blames", "_claims", "_grounds", "_phrases", "_trees", "alive", "night", "players", "roles")

    def __init__(
        self, players: tuple[int, ...], alive: tuple[int, ...], roles: tuple[str, ...], night: int, day: int
    ) -> None:
        self.players = players
        self.alive = alive
        self.roles = roles
        self.night = night
        jails = "judge" in roles
        self._claims = claims(roles)
        self._blames = grounds(night, day, jails, BLAMES if day > 1 else BLAMES[:1])
        self._grounds = grounds(night, day, jails)
        self._phrases: dict[int, dict[Option, Branch | None]] = {}
        self._trees: dict[tuple[int, bool, bool], Tree] = {}

    def sayings(self, seat: int, speaks: bool, answers: bool, waits: bool) -> Tree:
        """What this seat can say now: statements if it still `speaks` today, else an answer if it still `answers`.

        A call for the vote, unless it `waits`.
        """
        if not speaks and not answers:
            return READY
        tree = self._trees.get((seat, speaks, waits))
        if tree is None:
            said = self.phrases(seat)
            if not speaks:
                said = {topic: said[topic] for topic in ANSWERS}
            tree = Tree(Branch("say", said if waits else {"ready": None, **said}), TONES)
            self._trees[seat, speaks, waits] = tree
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
                "claim": self._claims,
                "accuse": Branch("accuse", others, None, SEAT, self._blames),
                "defend": Branch("defend", others, None, SEAT, self._grounds),
                **addressed(others),
                **reports(seat, self.players, self.roles, self.night),
            }
        return said


topics = lru_cache(maxsize=16)(Topics)
"""Copies of a match have the same topics; they are large at large tables, so only a few are kept."""


@lru_cache(maxsize=64)
def claims(roles: tuple[str, ...]) -> Branch:
    """The cards that somebody can claim to hold."""
    return Branch("claim", roles, of=CARD)


@lru_cache(maxsize=64)
def grounds(night: int, day: int, jails: bool, more: tuple[str, ...] = ()) -> Branch | None:
    """Why somebody is accused or defended; where no judge can be, nobody `jails`."""
    return Branch(
        "grounds",
        {
            "check": Branch("of-night", tuple(range(1, night + 1)), of=AMOUNT),
            "vote": Branch("of-day", tuple(range(1, day)), of=AMOUNT),
            **dict.fromkeys(ground for ground in GROUNDS + more if jails or ground != "jail"),
        },
    ).prune()


@lru_cache(maxsize=1024)
def addressed(others: tuple[int, ...]) -> Mapping[Option, Branch]:
    """What is said to one of these: on whatever day, and by whom, makes no difference."""
    people = Branch("meant", others, of=SEAT)
    asks, answers = Branch("about", ASKED, to=people), Branch("reply", ANSWERED, to=people)
    return {"ask": asks, "answer": answers, "relent": people, "intend": people}


@lru_cache(maxsize=256)
def reports(seat: int, players: tuple[int, ...], roles: tuple[str, ...], night: int) -> Mapping[Option, Branch]:
    """The checks that this seat can claim to have made."""
    others = tuple(other for other in players if other != seat)
    said: dict[Option, Branch] = {}
    if not night:
        return said
    if "detective" in roles:
        said[CHECKERS["detective"]] = checks(others, night, Branch("finding", FINDINGS))
    if "judge" in roles:
        said[CHECKERS["judge"]] = checks(others, night, Branch("card", (*roles, "infected"), of=CARD))
    if "journalist" in roles:
        said[CHECKERS["journalist"]] = comparisons(others)
    return said


def checks(others: tuple[int, ...], night: int, answers: Branch) -> Branch:
    """What somebody has found out about one other, in one of the nights."""
    whom = Branch("whom", others, of=SEAT, to=answers)
    return Branch("in-night", tuple(range(1, night + 1)), of=AMOUNT, to=whom)


@lru_cache(maxsize=256)
def comparisons(others: tuple[int, ...]) -> Branch:
    """What somebody has found out about two others; at a large table hardly any pair is ever looked at."""
    return Branch("whom", {one: partial(second, others[place:]) for place, one in enumerate(others[:-1], 1)}, of=SEAT)


def second(others: tuple[int, ...]) -> Branch:
    """With whom somebody was compared, and what came of it."""
    return Branch("with-whom", others, of=SEAT, to=SAME)


TOLD_APART = {"accused": "grounds", "defended": "grounds", "greeted": "mood", "questioned": "about", "replied": "reply"}
TOLD_APART |= {"said-found": "answer", "said-compared": "answer"}
"""The field of a statement by which its kinds are told apart; of all others there is but one kind."""


_TOLD_AS = {
    "accuse": "accused",
    "defend": "defended",
    "relent": "relented",
    "intend": "intended",
    "ask": "questioned",
    "answer": "replied",
    "claim": "claimed",
    "greet": "greeted",
}
"""The event of a statement of each kind; that of a finding is `said-` and its kind."""


def told(seat: int, path: tuple[Any, ...]) -> tuple[str, dict[str, Any]]:
    """A statement as an event: its key, and as much of its data as is said."""
    kind = path[0]
    data: dict[str, Any]
    match kind:
        case "accuse" | "defend":
            data = {"seat": seat, "target": path[1], "grounds": path[2], "number": path[3] if len(path) > 3 else 0}
        case "relent" | "intend":
            data = {"seat": seat, "target": path[1]}
        case "ask":
            data = {"seat": seat, "target": path[2], "about": path[1]}
        case "answer":
            data = {"seat": seat, "target": path[2], "reply": path[1]}
        case "claim":
            data = {"seat": seat, "role": path[1]}
        case "greet":
            data = {"seat": seat}
        case "compared":
            data = {"seat": seat, "targets": path[1:3], "answer": path[3]}
        case _:
            data = {"seat": seat, "night": path[1], "target": path[2], "answer": path[3]}
    return _TOLD_AS.get(kind) or f"said-{kind}", data


def felt(day: int, since: int, cleared: bool) -> dict[str, Any]:
    """A feeling as it is told, from somebody who has accused the same player `since` that day, or 0.

    If somebody else who lives has reported that player as innocent, he is `cleared`.
    """
    if cleared:
        return {"grounds": DESPITE}
    if day == 1:
        return {"grounds": IMPRESSION}
    return {"grounds": STILL, "number": since} if 0 < since < day else {"grounds": HUNCH}


def says(event: Told, seat: int, path: tuple[Any, ...]) -> bool:
    """Whether an event is this statement of this player, in whatever words."""
    key, data = told(seat, path)
    heard = event.data
    if key == "accused" and heard.get("grounds") in FELT:
        heard = {**heard, "grounds": HUNCH, "number": 0}
    return event.key == key and data.items() <= heard.items()


def kind_of(key: str, data: Mapping[str, Any]) -> str:
    """Of which kind a statement is: those of a kind take turns in how they are worded."""
    field = TOLD_APART.get(key)
    if field is None:
        return key
    kind = f"{key} {data[field]}"
    return "accused vote unseen" if kind == "accused vote" and data["card"] is None else kind
