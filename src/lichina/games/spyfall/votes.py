"""How a round ends: an accusation, a call, a guess, or the last vote when the time is up."""

from __future__ import annotations

from collections import Counter
from functools import partial
from typing import Any

from lichina.kernel import ALL, SEAT, All, Ask, Next, Option, Pick, Steps, Told

from . import powers
from .box import JOKE, MIXED, REACT_SECONDS
from .lasttalk import LastTalk
from .talk import cries

NOBODY = "nobody"
DECIDED = "decided"
"""The stage in which everybody looks at what has ended the round."""


class Votes(LastTalk):
    """Interruptions and votes."""

    def interrupt(self, seat: int, key: str, value: Any) -> Steps[None]:
        """Somebody stops the clock (B10), which runs on if the round does; or says something when the time is up."""
        if key == "say":
            self.state(seat, value)
            return
        self.clock.stop(self.now)
        if key == "accuse":
            yield from self.accuse(seat, value)
        elif key == "madness":
            yield from self.call_madness(seat)
        elif key == "guess":
            yield from self.open_spy(seat, value)
        elif key == "second" and self.target is not None:
            self.armed = True
        else:
            self.open_power(seat, value)
        if not self.broken():
            self.clock.run(self.now)

    # --- an accusation --------------------------------------------------------------------------------------------

    def accuse(self, seat: int, target: int) -> Steps[None]:
        """All but the accused vote at once; if all are for, the card is shown and the round is over."""
        self.accusations.append((seat, target))
        self.log("accusations").append((seat, target))
        self.stage = "accusation"
        self.shielded = self.unanimous = False
        yield from self.moment(self.tell(ALL, "accused", seat=seat, target=target, line=self.word(cries("accuse"))))
        if self.power:
            yield from self.shield(seat, target)
        if not self.shielded:
            yield from self.judge(seat, target)
        self.stage, self.trial = "questions", None

    def shield(self, seat: int, target: int) -> Steps[None]:
        """The accused may have a power against it: there is time for it, whether or not it is so."""
        self.trial = (seat, target, "shield")
        if (yield from self.react("shield", [target], partial(self.usable, powers.ACCUSED), REACT_SECONDS)):
            self.open_power(target)
        if self.shielded:
            self.trial = None
            yield from self.moment(self.tell(ALL, "shielded", seat=target))

    def judge(self, seat: int, target: int) -> Steps[None]:
        """The ballots, and what they say."""
        self.trial = (seat, target, "ballots")
        voters = self.others(seat, target)
        asks = {
            voter: Ask(voter, "verdict", partial(self.ballot, voter), default=partial(self.silent, voter))
            for voter in voters
        }
        verdicts = yield from All(asks, limit=self.options.voting)
        agreed = self.heard([seat, *(voter for voter in voters if verdicts[voter] == "for")])
        against = self.heard([voter for voter in voters if verdicts[voter] == "against"])
        self.cool += [voter for voter in against if voter not in self.voted]
        self.voted += [voter for voter in (seat, *voters) if voter not in self.voted]
        opened = self.tell(ALL, "verdicts", target=target, voters=agreed, seats=against)
        self.unanimous = not against
        if self.power and against and len(agreed) > len(against):
            yield from self.override(seat, target, agreed)
        self.trial = None
        if self.unanimous:
            yield from self.moment(opened, self.convict(target))
        else:
            yield from self.moment(opened, self.tell(ALL, "accusation-failed", seat=seat, target=target))

    def ballot(self, seat: int) -> Pick[str]:
        """For or against, unless a power leaves no choice."""
        return Pick(powers.ballots.ask(self, seat, powers.BALLOTS, seat not in self.voted))

    def silent(self, seat: int) -> str:
        """Silence counts as a vote against, if there is one."""
        return str(self.ballot(seat).options[-1])

    def override(self, seat: int, target: int, agreed: list[int]) -> Steps[None]:
        """One of those who were for may have a power that makes their majority enough."""
        self.trial = (seat, target, "override")
        found = yield from self.react("override", agreed, partial(self.usable, powers.OUTVOTED), REACT_SECONDS)
        if found is not None:
            self.open_power(found[0])

    def convict(self, target: int) -> Told:
        """The accused shows the card. In a joke or mixed bag nobody has points for it (B21)."""
        self.stage = DECIDED
        showed = self.tell(ALL, "showed", seat=target, card=self.card[target])
        cast = self.round_cast()
        if self.bag in (JOKE, MIXED):
            self.end(self.missed())
        elif target == cast.spy:
            self.end("spy-caught-early")
        else:
            self.end("ally-accused" if target == cast.ally else "local-accused")
        return showed

    def end(self, reason: str, caller: int | None = None, supporters: list[int] | None = None) -> None:
        """The round is over."""
        self.ending = (reason, caller, tuple(supporters or ()))

    def missed(self) -> str:
        """Nobody has found out what the bag is."""
        return "joke-missed" if self.bag == JOKE else "madness-missed"

    # --- madness, the joke, a guess -------------------------------------------------------------------------------

    def call_madness(self, seat: int) -> Steps[None]:
        """Everybody shows at once who thinks that all are in different places; more than half end the round (B18).

        Where all are spies, nobody has points then (B22).
        """
        self.callers.append(seat)
        self.called_at = len(self.exchanges)
        self.stage = "madness"
        yield from self.moment(self.tell(ALL, "madness-called", seat=seat, line=self.word(cries("madness"))))
        self.trial = (seat, None, "ballots")
        asks = {other: Ask(other, "hands", Pick(["for", "against"]), default="against") for other in self.others(seat)}
        hands = yield from All(asks, limit=self.options.voting)
        agreed = self.heard([seat, *(other for other in hands if hands[other] == "for")])
        against = self.heard([other for other in hands if hands[other] == "against"])
        passed = 2 * len(agreed) > len(self.seats)
        self.trial = None
        yield from self.moment(self.tell(ALL, "madness-voted", seat=seat, voters=agreed, seats=against, passed=passed))
        self.stage = "questions"
        if passed and self.bag == JOKE:
            self.end("joke-missed")
        elif passed:
            self.end("madness-found" if self.bag == MIXED else "madness-wrong", seat, agreed)

    def open_spy(self, seat: int, said: str) -> Steps[None]:
        """Somebody opens the spy's card, and must say where everybody is, or that this is a joke.

        Where all are spies, a place ends the round without points (B20).
        """
        self.spy = seat
        joke = said == JOKE
        right = said == self.bag
        if joke:
            told = self.tell(ALL, "joked", seat=seat, right=right, line=self.word(cries("joke")))
            self.end("joke-called" if right else "joke-wrong", seat)
        else:
            told = self.tell(ALL, "guessed", seat=seat, place=said, right=right, line=self.word(cries("guess")))
            self.named = said if right else None
            self.end("joke-missed" if self.bag == JOKE else "guessed-right" if right else "guessed-wrong", seat)
        self.stage = DECIDED
        yield from self.moment(told)

    # --- the time is up -------------------------------------------------------------------------------------------

    def time_up(self) -> Steps[Next]:
        """Open discussion, and then everybody points at once."""
        self.tell(ALL, "time-up")
        self.stage, self.target = "discussion", None
        yield from self.discuss(self.seats, self.options.discussion)
        self.stage = "final"
        pointed = yield from self.point("point", list(self.seats), list(self.seats))
        yield from self.moment(self.tell(ALL, "pointed", pairs=pointed), *self.settle(pointed))
        return self.count

    def point(self, key: str, voters: list[int], targets: list[int]) -> Steps[dict[int, Option]]:
        """At whom each of the voters points, all at once; never at themselves (B12)."""
        others: dict[int, list[Option]] = {one: [*(t for t in targets if t != one), NOBODY] for one in voters}
        asks = {voter: Ask(voter, key, Pick(others[voter], SEAT), default=NOBODY) for voter in voters}
        return (yield from All(asks, limit=self.options.voting))

    def most(self, pointed: dict[int, Option]) -> int | None:
        """At whom most have pointed (B2); None if nobody, or several as often (B27)."""
        counts = Counter(target for target in pointed.values() if isinstance(target, int)).most_common(2)
        return counts[0][0] if counts and (len(counts) == 1 or counts[0][1] > counts[1][1]) else None

    def settle(self, pointed: dict[int, Option]) -> list[Told]:
        """The player at whom most have pointed shows the card.

        If it is not the spy, that counts only where all others have pointed there (B3); else he is hidden (B4).
        """
        target = self.most(pointed)
        self.stage = DECIDED
        showed = [] if target is None else [self.tell(ALL, "showed", seat=target, card=self.card[target])]
        cast = self.round_cast()
        if self.bag in (JOKE, MIXED):
            self.end(self.missed())
        elif target == cast.spy:
            self.end("spy-caught")
        elif target is None or any(pointed[seat] != target for seat in self.others(target)):
            self.end("spy-hidden")
        else:
            self.end("ally-voted" if target == cast.ally else "local-voted")
        return showed

    def count(self) -> Steps[Next]:
        """The round is counted."""
        raise NotImplementedError  # pragma: no cover
