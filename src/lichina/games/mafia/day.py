"""The day of «Мафия»: people talk, hands go up, somebody is out."""

from __future__ import annotations

from lichina.kernel import ALL, NOBODY, All, Ask, First, Next, Pick, Steps, Wait

from . import talk
from .ballot import ABSTAIN, leading, voters
from .night import cure, release, succeed
from .roles import ROLES
from .table import HOUR, Table
from .town import anybody

PLEA = 30
SHOW = 15
"""Seconds in which hands go up for one name, where names are called in turn."""


class Day(Table):
    """From dawn to dusk."""

    def sunrise(self) -> Next:
        """A day begins: has somebody won?"""
        self.day += 1
        self.stage, self.half = "day", 0
        self.tell(ALL, "day", day=self.day)
        if self.day > 1:
            self.quiet = 0 if self.stirred else self.quiet + 1
        self.stirred = False
        return self.over("day") or self.discussion

    def discussion(self) -> Steps[Next]:
        """People talk; whoever wants to vote says so, and when all do, or time is up, the vote begins."""
        self.stage = "discussion"
        yield from self.begin()
        limit = self.options.discussion if len(self.alive) >= 6 else self.options.discussion // 2
        self.ready = []
        self.words = [self.options.statements] * len(self.seats)
        topics = self.topics()
        yield from self.ended(First([self.speak(seat, topics) for seat in self.alive], limit=self.lasting(limit)))
        self.ready = []
        return self.poll

    def speak(self, seat: int, topics: talk.Topics) -> Steps[None]:
        """What one player says; whoever speaks again does not want to vote yet. It ends when all want to vote."""
        waits = False
        while self.words[seat] or not waits:
            said = yield Ask(seat, "say", topics.sayings(seat, self.words[seat] > 0, waits))
            if said[0] == "ready":
                waits = True
                self.ready.append(seat)
                if len(self.ready) == len(self.alive) and self.options.moderator is None:
                    return
                continue
            self.words[seat] -= 1
            if waits:
                waits = False
                self.ready.remove(seat)
            key, data = talk.told(seat, said)
            self.tell(ALL, key, **data)
        yield Wait(HOUR)

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
        return self.count()

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
            show = All(asks, limit=self.lasting(SHOW))
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

    def count(self) -> Next:
        """Who is out? A tie goes as the table has agreed (A6)."""
        options = self.options
        for seat, target in self.hands.items():
            if target != ABSTAIN and self.votes(seat) > 1:
                self.tell(NOBODY, "weighed", seat=seat, target=target)
        leaders = leading(self, self.hands, options.require_majority)
        second = self.stage == "runoff"
        if len(leaders) > 1:
            self.tell(ALL, "tied", seats=leaders)
            if options.tie == "runoff" and not second:
                self.stage = "plea"
                self.clear_vote()
                self.candidates = leaders
                return self.plea
            if options.require_majority or options.tie in ("runoff", "nobody"):
                leaders = []
            elif options.tie == "random":
                leaders = [self.dice.choice(leaders)]
        if not leaders:
            self.tell(ALL, "nobody-out")
        self.clear_vote()
        self.put_out(leaders)
        return self.dusk

    def plea(self) -> Steps[Next]:
        """Each of those with the most votes speaks once more, then there is a vote between them."""
        topics = self.topics()
        for seat in self.candidates:
            plea = Ask(seat, "plead", topics.pleas(seat), limit=self.lasting(PLEA), default=("done",))
            said = yield from self.ended(plea)
            if said not in (None, ("done",)):
                key, data = talk.told(seat, said)
                self.tell(ALL, key, **data)
        self.stage = "runoff"
        return self.vote

    def put_out(self, seats: list[int]) -> None:
        """The town has decided: cards are shown, prisoners may be free, a gang may have a new chief."""
        for seat in seats:
            self.tell(ALL, "voted-out", seat=seat, card=self.card[seat])
            self.leave(seat, by_vote=True)
        if freed := release(self):
            self.tell(ALL, "freed", seats=freed)
        if not self.options.infection_survives_p0:
            self.tell_cured(cure(self))
        self.tell_heirs(succeed(self, self.dice))

    def dusk(self) -> Next:
        """A day is over: the town may have won."""
        return self.over("dusk") or self.nightfall
