"""The day of «Мафия»: people talk, hands go up, somebody is out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from lichina.kernel import ALL, NOBODY, All, Ask, First, Next, Pick, Steps, Told, Wait, turned, worded

from . import talk
from .ballot import ABSTAIN, leading, voters
from .night import cure, release, succeed
from .roles import ROLES
from .state import MODERATED_SECONDS, MafiaState
from .town import anybody

PLEA_SECONDS = 30
CLEARED = "cleared"
"""How it is kept that somebody was reported as innocent."""
SHOW_SECONDS = 15
"""Seconds in which hands go up for one name, where names are called in turn."""


class Day(MafiaState):
    """From dawn to dusk."""

    def sunrise(self) -> Next:
        """A day begins: has somebody won?"""
        self.day += 1
        self.stage, self.half = "day", 0
        self.tell(ALL, "day", day=self.day)
        self.quiet += 1
        return self.finale if self.over("day") else self.discussion

    def discussion(self) -> Steps[Next]:
        """People talk and say when they want to vote; when all do, or time is up, the vote begins."""
        self.stage = "discussion"
        yield from self.begin()
        limit = self.options.discussion if len(self.alive) >= 6 else self.options.discussion // 2
        self.ready = []
        self.words = [self.options.statements] * len(self.seats)
        self.answers = [min(1, self.options.statements)] * len(self.seats)
        topics = self.topics()
        talks: list[Any] = [self.speak(seat, topics) for seat in self.alive]
        if self.options.moderator is not None:
            talks.append(self.fair_time(limit))
        yield from self.ended(First(talks, limit=self.lasting(limit)))
        self.ready = []
        return self.poll

    def speak(self, seat: int, topics: talk.Topics) -> Steps[None]:
        """What one player says; to speak again is to put off the vote. It ends when all want to vote.

        Players who have made all their statements of the day keep one answer, so that nobody asks in vain (A52).
        """
        waits = False
        while self.words[seat] or self.answers[seat] or not waits:
            said = yield Ask(seat, "say", topics.sayings(seat, self.words[seat] > 0, self.answers[seat] > 0, waits))
            if said[0] == "ready":
                waits = True
                self.ready.append(seat)
                if len(self.ready) == len(self.alive) and self.options.moderator is None:
                    return
                continue
            (self.words if self.words[seat] else self.answers)[seat] -= 1
            if waits:
                waits = False
                self.ready.remove(seat)
            self.declare(seat, said)
        yield Wait(MODERATED_SECONDS)

    def declare(self, seat: int, said: tuple[Any, ...]) -> None:
        """Somebody makes a statement: what it says of the past is as it was, and its words are not the last ones."""
        wish = said[-1] if said[-1] in talk.WISHES else None
        key, data = talk.told(seat, said[:-1] if wish else said)
        if key == "accused":
            data |= self.recalled(data) if data["grounds"] in talk.REMINDERS else talk.NO_REMINDER
            if data["grounds"] == talk.HUNCH:
                since = self.suspected_since(seat, data["target"])
                data |= talk.felt(self.day, since, self.cleared(seat, data["target"]))
        elif key == "greeted":
            data["mood"] = self.mood()
        wishes = turned(seat + self.day)
        used = self.tones.setdefault(talk.kind_of(key, data), [])
        data["tone"] = worded(used, (wish, *wishes) if wish else wishes)
        self.tell(ALL, key, data)
        self.spoke[seat] = self.day
        if key in ("accused", "defended", "relented"):
            self.log("stands").append((self.day, seat, key, data["target"]))
        elif data.get("answer") in talk.CLEARING:
            self.log("stands").append((self.day, seat, CLEARED, data["target"]))

    def recalled(self, data: Mapping[str, Any]) -> dict[str, Any]:
        """What an accusation reminds of, as it was: where there is nothing to be reminded of, it is a hunch."""
        seat, target, grounds, number = data["seat"], data["target"], data["grounds"], data["number"]
        found: list[int] = []
        if grounds == "vote":
            found = [one for day, by, one in self.log("hands") if by == target and day == number]
        elif grounds == "agree":
            today = self.day
            stands = [(by, key) for day, by, key, one in self.log("stands") if one == target and day == today]
            last = dict(stands)  # who has taken it back does not think so any more
            found = [by for by, key in stands if by != seat and key == last[by] == "accused"]
        elif grounds == "defence":
            defended = [one for _, by, key, one in self.log("stands") if by == target and key == "defended"]
            found = [one for one in defended if one not in self.alive and self.gang_of(one)]
        elif grounds == "silence":
            number = max(0, self.day - 1 - self.spoke.get(target, 0))  # whole days: today is not over
        whom = found[-1] if found else None
        if (grounds in ("agree", "defence") and whom is None) or (grounds == "silence" and not number):
            grounds = talk.HUNCH
        seen = whom is not None and whom not in self.alive
        return {"grounds": grounds, "number": number, "whom": whom, "card": self.card[whom] if seen else None}  # type: ignore[index]

    def suspected_since(self, seat: int, target: int) -> int:
        """The day on which somebody first accused another without having taken it back since; 0: he has not."""
        since = 0
        for day, by, key, one in self.log("stands"):
            if (by, one) == (seat, target):
                since = (since or day) if key == "accused" else 0
        return since

    def cleared(self, seat: int, target: int) -> bool:
        """Whether somebody else who lives has reported a player as innocent."""
        found = {by for _, by, key, one in self.log("stands") if key == CLEARED and one == target}
        return bool(found & set(self.alive) - {seat})

    def mood(self) -> str:
        """What there is to say at the beginning of a day."""
        if not self.gone:
            return "first" if self.day == 1 else "quiet"
        seat, by_vote, number = self.gone[-1]
        if not by_vote:
            return "loss" if number == self.night else "quiet"
        if number < self.day - 1:
            return "quiet"
        return "hit" if self.gang_of(seat) else "miss"

    def topics(self) -> talk.Topics:
        """What can be said today."""
        known = tuple(self.deck) if self.options.reveal_deck_list else tuple(ROLES)
        return talk.topics(tuple(self.players), tuple(self.alive), known, self.night, self.day)

    def poll(self) -> Next:
        """Everybody stands to be voted out."""
        self.stage = "vote"
        self.clear_vote()
        self.candidates = list(self.alive)
        return self.vote

    def clear_vote(self) -> None:
        self.candidates, self.called, self.hands = [], 0, {}

    def vote(self) -> Steps[Next]:
        """Hands go up. The one with most votes is out, shows the card and leaves."""
        if not self.called:
            yield from self.begin()
        if self.options.vote == "in_turn":
            yield from self.call_name()
            if self.called < len(self.candidates) and len(self.hands) < len(voters(self)):
                return self.vote
        elif self.options.vote == "sealed":
            asks = {seat: Ask(seat, "vote", self.slate(seat), default=ABSTAIN) for seat in voters(self)}
            urn = All(asks, limit=self.lasting(self.options.voting), amend=True)
            yield from self.ended(urn)
            for seat, target in urn.results.items():
                self.raise_hand(seat, ABSTAIN if target is None else target)
        else:
            open_asks = [Ask(seat, "vote", self.slate(seat)) for seat in voters(self)]
            for ask in open_asks:
                ask.shown = True
            yield from self.taps(open_asks, self.options.voting, self.show_hand)
        return (yield from self.count())

    def slate(self, seat: int) -> Pick:
        """Whom this player may vote for: nobody votes for himself (A7)."""
        return anybody(tuple(self.candidates), (seat,), ABSTAIN)

    def call_name(self) -> Steps[None]:
        """The next name is called, and those who have not voted yet raise a hand or do not."""
        name = self.candidates[self.called]
        free = [seat for seat in voters(self) if seat not in self.hands and seat != name]
        if free:
            hand = Pick(["down", "up"])
            asks = {seat: Ask(seat, "hand", hand, about={"seat": name}, default="down") for seat in free}
            show = All(asks, limit=self.lasting(SHOW_SECONDS))
            yield from self.ended(show)
            seats = [seat for seat in free if show.results[seat] == "up"]
            self.tell(ALL, "raised", seat=name, voters=seats)
            self.hands |= dict.fromkeys(seats, name)
        self.called += 1

    def show_hand(self, seat: int, key: str, target: int | str) -> None:
        self.raise_hand(seat, target)

    def raise_hand(self, seat: int, target: int | str) -> None:
        """A hand goes up, or openly stays down."""
        self.hands[seat] = target
        if target == ABSTAIN:
            self.tell(ALL, "abstained", seat=seat)
        else:
            self.tell(ALL, "hand", seat=seat, target=target)

    def count(self) -> Steps[Next]:
        """Who is out? A tie goes as the table has agreed (A6). Everybody looks at the hands before they go down."""
        options = self.options
        hands = self.log("hands")
        for seat, one in self.hands.items():
            if one != ABSTAIN:
                hands.append((self.day, seat, one))
        leaders = self.weigh()
        second, self.stage = self.stage == "runoff", "verdict"
        told: list[Told] = []
        if len(leaders) > 1:
            told.append(self.tell(ALL, "tied", seats=leaders))
            if options.tie == "runoff" and not second:
                yield from self.moment(*told)
                self.clear_vote()
                self.stage, self.candidates = "plea", leaders
                return self.plea
            if options.require_majority or options.tie in ("runoff", "nobody"):
                leaders = []
            else:
                yield from self.moment(*told)
                told = []
                leaders = [self.dice.choice(leaders)] if options.tie == "random" else leaders
        told += self.put_out(leaders) if leaders else [self.tell(ALL, "nobody-out")]
        yield from self.moment(*told)
        self.clear_vote()
        return self.dusk

    def weigh(self) -> list[int]:
        """Those with the most votes. How much each hand weighs is hidden, and stays in here."""
        counts: dict[int | str, int] = {}
        for seat, target in self.hands.items():
            if target != ABSTAIN:
                weight = self.votes(seat)
                counts[target] = counts.get(target, 0) + weight
                if weight > 1:
                    self.tell(NOBODY, "weighed", seat=seat, target=target)
        return leading(self, counts, self.options.require_majority)

    def plea(self) -> Steps[Next]:
        """Each of those with the most votes speaks once more, then there is a vote between them."""
        topics = self.topics()
        for seat in self.candidates:
            plea = Ask(seat, "plead", topics.pleas(seat), limit=self.lasting(PLEA_SECONDS), default=("done",))
            said = yield from self.ended(plea)
            if said not in (None, ("done",)):
                self.declare(seat, said)
        self.stage = "runoff"
        return self.vote

    def put_out(self, seats: list[int]) -> list[Told]:
        """The town has decided: cards are shown, prisoners may be free, a gang may have a new chief."""
        told = []
        for seat in seats:
            told.append(self.tell(ALL, "voted-out", seat=seat, card=self.card[seat]))
            self.leave(seat, by_vote=True)
        if freed := release(self):
            told.append(self.tell(ALL, "freed", seats=freed))
        if not self.options.infection_survives_p0:
            self.tell_cured(cure(self))
        self.tell_heirs(succeed(self, self.dice))
        return told

    def dusk(self) -> Next:
        """A day is over: the town may have won."""
        return self.finale if self.over("dusk") else self.nightfall
