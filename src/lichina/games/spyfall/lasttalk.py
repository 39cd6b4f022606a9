"""The talk when the time is up: whom somebody suspects, and why. What is said need not be true."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from lichina.kernel import ALL, TONES, All, Ask, Pick, Steps, turned, worded

from . import talk
from .state import SpyfallState

TALKED = "discussion"
"""The stage in which people say so."""
SAID = {
    "suspect": "said-suspect",
    "trust": "said-trust",
    "relent": "said-relent",
    "who": "said-who",
    "why": "said-why",
    "know": "said-know",
    "joked": "said-joked",
}
"""What is told when somebody has said something of each kind."""


class LastTalk(SpyfallState):
    """What can be said by a few taps before all point."""

    def discuss(self, seats: Iterable[int], seconds: int) -> Steps[None]:
        """Talk, until all are ready or the time is up."""
        self.words = [talk.MOST for _ in self.seats]
        self.stated = []
        gate = All([Ask(seat, "ready", Pick(["ready"])) for seat in seats], limit=seconds)
        if self.stage == TALKED:
            yield from self.interruptible(_waiting(gate))
        else:
            yield gate

    def sayings(self, seat: int) -> Iterable[Ask]:
        """Players who have words left may say something."""
        if self.words[seat]:
            answered, vague = self.answered()
            suspecting = [one["seat"] for one in self.stated if one["kind"] == "suspect" and one["target"] == seat]
            yield Ask(
                seat,
                "say",
                talk.sayings(
                    tuple(self.others(seat)),
                    answered,
                    vague,
                    tuple(dict.fromkeys(suspecting)),
                    tuple(self.suspected_by(seat)),
                    seat,
                ),
            )

    def answered(self) -> tuple[tuple[tuple[str, ...], ...], tuple[int, ...]]:
        """The traits that each has spoken of in this round by ready-made lines, and who has said neither yes nor no."""
        told = [
            (one["target"], about, one["reply"])
            for one in self.exchanges
            if (about := one.get("reply_about")) and one["reply"] in talk.ANSWERS
        ]
        traits = (dict.fromkeys(about for target, about, _ in told if target == seat) for seat in self.seats)
        vague = (seat for seat in self.seats if any((target, reply) == (seat, "partly") for target, _, reply in told))
        return tuple(tuple(found) for found in traits), tuple(vague)

    def suspected_by(self, seat: int) -> list[int]:
        """Whom this player has named without taking it back."""
        found: dict[int, None] = {}
        for one in self.stated:
            target = one["target"]
            if one["seat"] != seat or target is None:
                continue
            if one["kind"] == "suspect":
                found[target] = None
            elif one["kind"] == "relent":
                found.pop(target, None)
        return list(found)

    def state(self, seat: int, path: tuple[Any, ...]) -> None:
        """Somebody says something; it is found in one of six tones, by wish or in turn."""
        self.words[seat] -= 1
        wish = path[-1] if path[-1] in TONES else None
        kind, *about = path if wish is None else path[:-1]
        told: dict[str, Any] = {"seat": seat}
        sort = kind
        if kind == "joked":
            told["about"] = about[0]
        elif kind != "know":
            told["target"] = about[0]
        if kind == "suspect":
            grounds = about[1] if about[1] in (talk.HUNCH, talk.VAGUE) else talk.ANSWER
            told |= {"grounds": grounds, "about": about[1] if grounds == talk.ANSWER else None}
            told["how"] = self.how(seat, about[0], grounds)
            sort = f"{kind} {told['how']}"
        wishes = (wish, *turned(len(self.stated))) if wish else turned(len(self.stated) + self.round)
        told["tone"] = self.put_in_words(sort, [told.get("target"), told.get("about")], wishes)
        self.stated.append({"kind": kind, "seat": seat, "target": told.get("target")})
        self.tell(ALL, SAID[kind], told)

    def put_in_words(self, sort: str, about: Sequence[Any], wishes: Sequence[str]) -> str:
        """The tone in which something is said: the one whose turn it is, unless this very sentence was said tonight.

        In that case, of those that make a new one, the tone used longest ago.
        """
        used = self.tones.setdefault(sort, [])
        tone = worded(used, wishes)
        last = {before: place for place, before in enumerate(used)}
        others = sorted(wishes, key=lambda one: last.get(one, -1))
        sentences = {one: " ".join(map(str, ("talk", sort, one, *about))) for one in others}
        used[-1] = next((one for one in (tone, *others) if not self.was_said(sentences[one])), tone)
        self.said.append(sentences[used[-1]])
        return used[-1]

    def was_said(self, line: str) -> bool:
        """Whether something was said before in this round or earlier in the evening."""
        return line in self.said or line in self.earlier

    def how(self, seat: int, target: int, grounds: str) -> str:
        """How somebody is named: once more by the same, instead of or after somebody else, or for these grounds."""
        own = self.suspected_by(seat)
        if target in own:
            return talk.STAND
        if own and grounds == talk.HUNCH:
            return talk.TURN
        named = any(one["kind"] == "suspect" and one["target"] == target for one in self.stated)
        return talk.AGREE if named and grounds == talk.HUNCH else grounds


def _waiting(gate: All) -> Steps[Any]:
    return (yield gate)
