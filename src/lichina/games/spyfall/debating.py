"""What bots say when the time is up: whom they suspect and why, and how they answer those who speak to them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from lichina.bots import Sight
from lichina.bots.persons import liked
from lichina.kernel import Branch, Question, Tree

from .mind import CONTRARY, REPLIES, Weights
from .talk import HUNCH, VAGUE
from .talking import Speaker, mood

ENOUGH = (1, 2)
"""How many statements somebody makes unasked: somebody terse, somebody talkative."""
REPLIED = 2
"""How often somebody says that he knows the place."""
WORSE = (1.6, 1.2)
"""How many times worse than most somebody must look to be named, for somebody careful, for somebody bold."""
BETTER = 0.6
"""Bots speak up for an accused player who looks less than this many times as bad as most."""
TURN = 1.5
"""How many times worse than the suspect somebody else must look to be named instead."""
CHORUS = 3
"""Once this many have named somebody, nobody else does."""
HEED = (0.0, 0.05)
"""How much worse somebody looks whom somebody trusted has named, to the wary and to the trusting."""
SWAY = 0.3
"""The same for a spy, who would rather go with the others."""
EXCUSE = 50
"""Answers in a hundred that a spy calls a joke when they are held against him."""


class DebateRemark(NamedTuple):
    """Something that was said when the time was up, by taps or typed."""

    seat: int
    kind: str
    target: int | None = None
    about: str | None = None
    """The trait whose answer somebody is suspected for, or that was a joke."""


def remarks(sight: Sight) -> list[DebateRemark]:
    """What was said since the time is up, in its order, as far as it was understood."""
    told = sight.told()
    start = max((place for place, event in enumerate(told) if event.key == "time-up"), default=len(told))
    found = [((place, 1), event) for place, event in enumerate(told) if place > start]
    found += [((place, 0), event) for place, event in sight.typed() if place > start]
    heard: list[DebateRemark] = []
    for _, event in sorted(found, key=lambda one: one[0]):
        if event.key.startswith("said-"):
            heard += _heard(event.key.removeprefix("said-"), event.data, heard)
    return heard


def _heard(kind: str, data: Mapping[str, Any], before: Sequence[DebateRemark]) -> list[DebateRemark]:
    seat, target = data["seat"], data.get("target")
    if kind != "agree":
        return [DebateRemark(seat, kind, target, data.get("about"))]
    named = [one.target for one in before if one.kind == "suspect" and target in (None, one.seat)]
    return [DebateRemark(seat, "suspect", named[-1])] if named and named[-1] != seat else []


def named_by(seat: int, said: Sequence[DebateRemark]) -> list[int]:
    """Whom somebody has named and not taken it back, the latest last."""
    found: dict[int, None] = {}
    for one in said:
        if one.seat == seat and one.target is not None and one.kind in ("suspect", "relent", "trust"):
            found.pop(one.target, None)
            if one.kind == "suspect":
                found[one.target] = None
    return list(found)


def _owes(seat: int, said: Sequence[DebateRemark]) -> bool:
    """Whether somebody was named or asked, has said nothing since, and has not said before that he knows the place."""
    own = [place for place, one in enumerate(said) if one.seat == seat]
    told = any(said[place].kind in ("know", "joked") for place in own)
    since = said[own[-1] + 1 if own else 0 :]
    named = named_by(seat, said)
    return any(
        (one.kind == "why" and one.seat in named and one.target in (None, seat))
        or (one.kind in ("suspect", "who") and one.target == seat and not told)
        for one in since
    )


class Debater(Speaker):
    """Somebody in the last talk. What somebody thinks of others, and of which place he speaks, is for his card."""

    def here(self) -> int | None:
        """The place by which answers are judged; None if there is none."""
        raise NotImplementedError  # pragma: no cover

    def judged(self) -> Weights:
        """How bad everybody looks, before anybody has said anything."""
        raise NotImplementedError  # pragma: no cover

    def heed(self) -> float:
        """How much worse somebody looks whom somebody else has named."""
        return self.temper.level("trusting", *HEED)

    def excuse(self, trait: str) -> bool:
        """Whether an answer that is held against one was a joke, or is said to have been."""
        place = self.here()
        return place is not None and any(
            (self.mind.atlas.values[trait][place], REPLIES.index(one.reply or "")) in CONTRARY
            for one in self.room.exchanges
            if one.target == self.seat and one.reply_about == trait and one.reply in REPLIES
        )

    def doubts(self, said: Sequence[DebateRemark]) -> Weights:
        """How bad everybody looks after all that was said."""
        looks = self.judged()
        trusted = [1 - look for look in looks]
        for seat in self.others:
            for target in named_by(seat, said):
                if target != self.seat:
                    looks[target] *= 1 + self.heed() * trusted[seat]
        return looks

    # --- what is said ---------------------------------------------------------------------------------------------

    def statement(self, ask: Question) -> tuple[Any, ...] | None:
        """Something to say, or nothing."""
        assert isinstance(ask.form, Tree)
        said = remarks(self.sight)
        path = self.comeback(said) or self.opinion(said)
        if path is None or not _fits(ask.form.root, path):
            return None
        return (*path, liked(self.temper, self.dice)[0])

    def comeback(self, said: Sequence[DebateRemark]) -> tuple[Any, ...] | None:
        """An answer to the last who has spoken to this player, unless it was given."""
        own = [place for place, one in enumerate(said) if one.seat == self.seat]
        last = own[-1] if own else -1
        kinds = Counter(one.kind for one in said if one.seat == self.seat)
        named = named_by(self.seat, said)
        for one in reversed(said[last + 1 :]):
            asked = one.kind == "why" and one.seat in named and one.target in (None, self.seat)
            if asked and kinds["relent"] + self._stood(one.seat, said) == 0:
                worst = max(self.others, key=self.doubts(said).__getitem__)
                return (
                    ("suspect", one.seat, self.grounds(one.seat, said)) if worst == one.seat else ("relent", one.seat)
                )
            if one.target != self.seat or one.kind not in ("suspect", "who"):
                continue
            if kinds["know"] + kinds["joked"] == 0:
                jokes = one.about is not None and self.excuse(one.about)
                return ("joked", one.about) if jokes else ("know",)
            if one.kind == "suspect" and not kinds["why"] and one.about is None:
                return "why", one.seat
            if kinds["know"] < REPLIED and one.kind == "who":
                return ("know",)
        return None

    def awaited(self) -> int:
        """How much has been said, if somebody is still to answer what another has said to him; otherwise nothing."""
        said = remarks(self.sight)
        owes = any(self.room.words[seat] and _owes(seat, said) for seat in self.others)
        return len(said) if owes else 0

    def _stood(self, target: int, said: Sequence[DebateRemark]) -> int:
        """How often the bot has said it again."""
        return sum((one.seat, one.kind, one.target) == (self.seat, "suspect", target) for one in said) - 1

    def opinion(self, said: Sequence[DebateRemark]) -> tuple[Any, ...] | None:
        """What somebody says unasked."""
        unasked = sum(one.seat == self.seat and one.kind in ("suspect", "trust", "who") for one in said)
        if unasked >= round(self.temper.level("talkative", *ENOUGH)):
            return None
        looks, usual = self.doubts(said), 1 / len(self.others)
        worst = max(self.others, key=lambda seat: looks[seat] + mood(self.dice, 0.01))
        named = named_by(self.seat, said)
        chorus = Counter(target for seat in self.others for target in named_by(seat, said))
        if not named:
            if looks[worst] >= usual * self.temper.level("bold", *WORSE) and chorus[worst] < CHORUS:
                return "suspect", worst, self.grounds(worst, said)
            if not unasked and not chorus and self.temper.bold >= 0:
                return "who", worst
        elif worst != named[-1] and looks[worst] > TURN * looks[named[-1]]:
            return "suspect", worst, self.grounds(worst, said)
        blamed = [seat for seat in chorus if seat != self.seat and seat not in named and looks[seat] < BETTER * usual]
        return ("trust", blamed[0]) if blamed and self.temper.trusting >= 0 else None

    def grounds(self, target: int, said: Sequence[DebateRemark]) -> str:
        """Why somebody is suspected: an answer that is not so, too many that say nothing, or a mere feeling.

        What others have said of him already is not said again.
        """
        used = {one.about for one in said if one.kind == "suspect" and one.target == target}
        answers = [one for one in self.room.exchanges if one.target == target and one.reply in REPLIES]
        place = self.here()
        for one in answers if place is not None else ():
            trait, reply = one.reply_about, REPLIES.index(one.reply or "")
            if trait in self.mind.atlas.values and trait not in used and self._wrong(str(trait), reply, place):
                return str(trait)
        vague = sum(one.reply == "partly" for one in answers)
        first = not any(one.kind == "suspect" and one.target == target for one in said)
        return VAGUE if first and vague >= max(2, len(answers) / 2) and self._spoke_of(answers) else HUNCH

    def _wrong(self, trait: str, reply: int, place: int | None) -> bool:
        return place is not None and (self.mind.atlas.values[trait][place], reply) in CONTRARY

    def _spoke_of(self, answers: Sequence[Any]) -> bool:
        """Whether one of those who say neither yes nor no was about a trait."""
        return any(one.reply == "partly" and one.reply_about is not None for one in answers)

    def pointed_at(self, options: Sequence[Any]) -> int:
        """The player it has named; otherwise the one who looks worst after all that was said."""
        said = remarks(self.sight)
        named = [seat for seat in named_by(self.seat, said) if seat in options]
        if named:
            return named[-1]
        looks = self.doubts(said)
        return max(
            (seat for seat in options if isinstance(seat, int)), key=lambda one: looks[one] + mood(self.dice, 0.02)
        )


def _fits(branch: Branch | None, path: Sequence[Any]) -> bool:
    """Whether the way is there to its end."""
    below = branch
    for option in path:
        if below is None or option not in below.options:
            return False
        below = below.options[option]
    return below is None
