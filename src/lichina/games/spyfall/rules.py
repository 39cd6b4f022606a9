"""«Находка для шпиона»: rounds of questions, in which all but one know where they are.

A round is dealt and counted here; its questions are in `questions`, its votes in `votes`, its points in `scoring`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, ClassVar

from lichina.kernel import (
    ALL,
    SEAT,
    All,
    Ask,
    BadOptions,
    Channel,
    Clock,
    Count,
    Dice,
    Event,
    Highlight,
    Mode,
    Next,
    Objection,
    Option,
    Outcome,
    Pick,
    Preset,
    Steps,
    Told,
)

from . import awards, events, packs, powers
from .box import CARDS, JOKE, JOKE_BAGS, MINUTES, MIXED, MIXED_BAGS, PLAYERS, POWERS, SIGNS, SPY, WITH_ALLY
from .censor import given_away_by
from .facts import facts, tally
from .guess import redeal
from .options import Choices, Deal
from .questions import Questions
from .scoring import RoundEnding, points
from .state import bag_of
from .view import Exchange, Glass, Private, Public, Sheet, Trial
from .votes import NOBODY

LOOK_SECONDS, SCORE_SECONDS, APPLAUSE_SECONDS = 30, 60, 30
"""Seconds to look at a card, at the score, and to applaud."""
FURTHER = ("mission", "ally", "joke", "madness")
"""The options that bring further rules."""


class Spyfall(Questions):
    """Three to eight players, some rounds; one of them does not know where they are."""

    id = "spyfall"
    version = 2
    PLAYERS = PLAYERS
    MINUTES = (15, 60)
    WEIGHT = "light"
    MODES: ClassVar[Mapping[str, Mode]] = {
        "basic": Mode(),
        "mission": Mode({"mission": True}),
        "ally": Mode({"ally": True}, WITH_ALLY),
        "joke": Mode({"joke": True}),
        "madness": Mode({"madness": True}),
        "everything": Mode({"mission": True, "ally": True, "joke": True, "madness": True}, WITH_ALLY),
    }
    PRESETS: ClassVar[Mapping[str, Preset]] = {
        "first": Preset("basic", {"rounds": 5, "discussion": 90}),
        "short": Preset("basic", {"rounds": 3}),
        "usual": Preset("basic"),
        "everything": Preset("everything", {"rounds": 7}),
    }
    HIDDEN = ("card", "ally", "bag", "power")
    EVENTS, FACTS, ABOUT = events.EVENTS, events.FACTS, events.ABOUT
    AWARDS, TURNS = events.AWARDS, events.TURNS
    LIVE: ClassVar[Mapping[str, Any]] = {"moment": 6}
    SEATED = frozenset({"dealer"})
    TALK = frozenset({"ask", "answer", "say"})
    TENSE = frozenset({"verdict", "hands", "point", "name-ally", "shield", "override"})
    AWAITED = frozenset({"look", "ready", "verdict", "hands", "point", "applaud", "next"})
    EFFECTS = (powers.powers, powers.rights, powers.ballots)
    SITTING: ClassVar[Mapping[str, Mapping[str, Any]]] = {"together": {"talk": "spoken"}, "call": {"talk": "spoken"}}
    PACE: ClassVar[Mapping[str, float]] = {"ask": 12.0, "answer": 12.0, "write": 12.0}
    CARDS: ClassVar[Mapping[str, tuple[str, ...]]] = {
        **{"signs": SIGNS, "bags": (JOKE, MIXED), "powers": POWERS},
        **{pack: tuple(place.id for place in packs.shipped(pack)) for pack in packs.SHIPPED},
    }
    CARD_TEXTS: ClassVar[Mapping[str, str]] = {"signs": "sign", "bags": "bag"}
    COPIES: ClassVar[Mapping[str, int]] = {JOKE: JOKE_BAGS, MIXED: MIXED_BAGS}

    MEASURED: ClassVar[Mapping[str, Any]] = {"rounds": 1}
    """Every round has a spy of its own: only in one alone is the role that somebody had the role that won or lost."""

    Options = Choices

    @classmethod
    def table_sizes(cls, options: Choices) -> range:
        """The ally needs a larger table (B30)."""
        return WITH_ALLY if options.ally else cls.PLAYERS

    @classmethod
    def content(cls, options: Choices) -> str | None:
        return None if options.pack == "own" else str(options.pack)

    @classmethod
    def given_names(cls, options: Choices) -> Mapping[str, Mapping[str, str]]:
        if options.pack != "own" or options.own is None:
            return {}
        pairs = ((place.ru, place.en) for place in options.own.places)
        return {
            f"own-{number}": {language: name for language, name in (("ru", ru), ("en", en)) if name}
            for number, (ru, en) in enumerate(pairs, 1)
        }

    @classmethod
    def read_option(cls, name: str, text: str) -> Any:
        """An own pack may be written as a small file."""
        return packs.read_own(text) if name == "own" else super().read_option(name, text)

    def setup(self) -> Next:
        options = self.options
        packs.check(options)
        self.used, self.strewn = [], []
        self.said, self.earlier = [], dict(options.said.lines)
        self.tones = {kind: list(tones) for kind, tones in options.said.tones.items()}
        bags = len(self.places) + JOKE_BAGS * options.joke + MIXED_BAGS * options.madness
        if options.rounds > bags:
            raise BadOptions("too-many-rounds", f"there are bags for {bags} rounds, not {options.rounds}", high=bags)
        if options.dealer is not None and options.dealer not in self.seats:
            raise BadOptions("no-dealer", f"there is no seat {options.dealer} for the dealer", seat=options.dealer)
        self.check_deals()
        self.round = 0
        self.scores = [0 for _ in self.seats]
        self.sheets = []
        self.dealer = self.dice.choice(self.seats) if options.dealer is None else options.dealer
        self.tone = self.dice.below(60)
        self.stage = "deal"
        self.log("accusations")
        self.log("asked")
        return self.deal

    # --- dealing --------------------------------------------------------------------------------------------------

    def check_deals(self) -> None:
        """Rounds that are laid out must be such as could come, one after another."""
        for deal in self.options.deal:
            if fault := self.fault(deal):
                raise self.refuse_deal(fault)
            self.used.append(bag_of(deal))
            self.strewn += deal.cards if bag_of(deal) == MIXED else []
        self.used, self.strewn = [], []

    def fault(self, deal: Deal) -> str | None:
        """Why the rules do not allow this round, if they do not."""
        return next(self.faults(deal), None)

    def faults(self, deal: Deal) -> Iterator[str]:
        """All that speaks against a round; the first of it says enough."""
        ids = {place.id for place in self.places}
        kinds = set(deal.cards)
        if len(deal.cards) != len(self.seats) or not kinds <= ids | {SPY}:
            yield "every seat has a card, a place of the pack or the spy's"
        one = deal.cards.count(SPY) == 1 and len(kinds) == 2
        if not (one or kinds == {SPY} or (SPY not in kinds and len(kinds) == len(deal.cards))):
            yield "there is one spy among the same places, nothing but spies, or as many places as seats"
        if not self.in_the_box(deal):
            yield "there is no such bag in this game, or it is out"
        knowing = [seat for seat, card in enumerate(deal.cards) if card != SPY]
        if deal.ally is not None and not (self.options.ally and one and deal.ally in knowing):
            yield "the ally is somebody who knows the place, where there is one"
        if bool(deal.powers) != self.options.mission or len(set(deal.powers)) != len(deal.powers):
            yield "every seat has a power of its own, if there are powers"
        if deal.powers and (len(deal.powers) != len(self.seats) or not set(deal.powers) <= set(POWERS)):
            yield "every seat has a power of its own, if there are powers"
        if deal.dealer not in self.seats:
            yield "there is no such dealer"

    def in_the_box(self, deal: Deal) -> bool:
        """Whether a bag from which these cards could come is not out yet."""
        bag = bag_of(deal)
        if bag == MIXED:
            return self.mixed_left() > 0 and set(deal.cards) <= set(self.strewable())
        return self.joke_left() if bag == JOKE else bag in self.free_places()

    def deal(self) -> Steps[Next]:
        """A bag is drawn and dealt; everybody looks at their own card."""
        self.round += 1
        self.lay_out()
        laid = self.options.deal[self.round - 1] if self.round <= len(self.options.deal) else None
        if laid is None:
            self.draw_bag()
        else:
            self.place_bag(laid)
        self.tell(ALL, "round-begins", round=self.round, rounds=self.options.rounds, seat=self.dealer)
        for seat in self.seats:
            self.tell(seat, "dealt", seat=seat, card=self.card[seat], ally=seat == self.ally)
        for seat in self.seats if self.power else ():
            self.tell(seat, "power-dealt", seat=seat, power=self.power[seat])
            yield from self.fire(Event(powers.DEALT, seat), seat)
        yield All([Ask(seat, "look", Pick(["seen"])) for seat in self.seats], limit=LOOK_SECONDS)
        self.asker = self.dealer
        self.stage = "questions"
        self.tell(ALL, "questions-begin", seat=self.dealer, minutes=self.minutes())
        return self.question

    def minutes(self) -> int:
        """How long a round is (B33)."""
        return self.options.minutes or MINUTES[len(self.seats)]

    def put_by(self) -> None:
        """The lines of a round are those of a round before."""
        for line in self.said:
            self.earlier[line] = self.earlier.get(line, 0) + 1
        self.said = []

    def handed_on(self) -> dict[str, Any]:
        """Which lines were said, and in which tones: the next match goes on with others."""
        lines = Counter(self.earlier) + Counter(self.said)
        return {"said": {"lines": dict(lines), "tones": {kind: tuple(tones) for kind, tones in self.tones.items()}}}

    def lay_out(self) -> None:
        """Nothing has been said yet in this round."""
        self.stage = "deal"
        self.asker, self.target, self.spared = self.dealer, None, None
        self.late = self.lassoed = self.armed = self.turned = self.unanimous = self.shielded = False
        self.exchanges = []
        self.put_by()
        self.clock = Clock("round", 60 * self.minutes())
        self.accusations, self.callers, self.voted, self.cool = [], [], [], []
        self.called_at = 0
        self.opened, self.shown, self.power = {}, {}, []
        self.words, self.stated = [0 for _ in self.seats], []
        self.typing = self.trial = self.spy = self.named = self.ending = self.ally = None

    def place_bag(self, deal: Deal) -> None:
        """A round that was laid out on purpose."""
        self.dealer = self.asker = deal.dealer
        self.bag, self.card = bag_of(deal), list(deal.cards)
        self.ally, self.power = deal.ally, list(deal.powers)

    def draw_bag(self) -> None:
        """One of the bags that are left, each as likely as the next; and as many of its cards as there are players."""
        bags = self.free_places() + [JOKE] * self.joke_left() + [MIXED] * self.mixed_left()
        self.bag = self.dice.choice(bags)
        count = len(self.seats)
        if self.bag == MIXED:
            self.card = self.dice.sample(self.strewable(), count)
        elif self.bag == JOKE:
            self.card = [SPY] * count
        else:
            self.card = [self.bag] * count
            self.card[self.dice.below(count)] = SPY
            if self.options.ally:
                self.draw_ally()
        if self.options.mission:
            self.power = self.dice.sample(POWERS, count)

    def draw_ally(self) -> None:
        """One of the seven cards of a place bears the sign: with fewer than eight players it may be left over."""
        signs = self.others(self.card.index(SPY))
        drawn = self.dice.below(CARDS)
        self.ally = signs[drawn] if drawn < len(signs) else None

    # --- counting -------------------------------------------------------------------------------------------------

    def count(self) -> Steps[Next]:
        """In the ally's mode, a right guess is followed by a vote on who the ally is. Then everything is opened."""
        assert self.ending is not None
        if self.ending[0] == "guessed-right" and self.options.ally:
            yield from self.unmask()
        ending = RoundEnding(*self.ending)
        scores = points(ending, self.round_cast(), self.accusations)
        self.scores = [old + new for old, new in zip(self.scores, scores, strict=True)]
        self.sheets.append(
            {
                "reason": ending.reason,
                "bag": self.bag,
                "cards": tuple(self.card),
                "ally": self.ally,
                "powers": tuple(self.power),
                "points": tuple(scores),
            }
        )
        self.put_away(ending)
        over = self.tell(
            ALL,
            "round-over",
            reason=ending.reason,
            bag=self.bag,
            cards=dict(enumerate(self.card)),
            seat=self.round_cast().spy,
            target=self.ally,
            points=dict(enumerate(scores)),
        )
        shown = [self.tell(ALL, "powers-shown", powers=dict(enumerate(self.power)))] if self.power else []
        self.stage, self.target = "counted", None
        yield from self.moment(over, *shown)
        return self.applaud if self.power else self.show_score

    def unmask(self) -> Steps[None]:
        """All but the spy talk, and then point at the one whom they take for the ally, even if there is none (B28)."""
        voters = self.others(self.spy)
        self.stage = "unmasking"
        yield from self.discuss(voters, self.options.ally_discussion)
        self.stage = "ally-vote"
        pointed = yield from self.point("name-ally", voters, voters)
        yield from self.moment(self.tell(ALL, "ally-pointed", pairs=pointed))
        found = self.most(pointed)
        if self.ally is not None:
            self.end("ally-found" if found == self.ally else "ally-hidden")

    def put_away(self, ending: RoundEnding) -> None:
        """The bag is out for the rest of the match; the player who was the spy deals next.

        Where there was no single spy, it is the one who called it rightly, or else the next seat (B13).
        """
        if self.bag == MIXED:
            self.strewn += self.card
        spy = self.round_cast().spy
        caller = ending.caller if ending.reason in ("joke-called", "madness-found") else None
        following = self.clockwise(self.dealer + 1)[0] if caller is None else caller
        self.dealer = following if spy is None else spy
        self.used.append(self.bag)

    def applaud(self) -> Steps[Next]:
        """The powers are opened, and all vote on who acted best: it gives nothing but fame."""
        self.stage = "applause"
        actors: dict[int, list[Option]] = {seat: [*self.others(seat), NOBODY] for seat in self.seats}
        asks = {seat: Ask(seat, "applaud", Pick(actors[seat], SEAT), default=NOBODY) for seat in self.seats}
        pairs = yield from All(asks, limit=APPLAUSE_SECONDS)
        counts = [list(pairs.values()).count(seat) for seat in self.seats]
        winners = [seat for seat in self.seats if counts[seat] and counts[seat] == max(counts)]
        self.sheets[-1] = {**self.sheets[-1], "applauded": tuple(winners)}
        self.tell(ALL, "applauded", pairs=pairs, winners=winners)
        return self.show_score

    def show_score(self) -> Steps[Next]:
        """Everybody looks at the points; the next round begins when all have, or the match is over."""
        if self.round == self.options.rounds:
            self.stage = "over"
            best = max(self.scores)
            winners = tuple(seat for seat in self.seats if self.scores[seat] == best)  # equals share it (B34)
            return Outcome(winners, "points" if best else "no-points", scores=tuple(self.scores))
        self.stage = "score"
        yield All([Ask(seat, "next", Pick(["next"])) for seat in self.seats], limit=SCORE_SECONDS)
        return self.deal

    # --- what is seen ---------------------------------------------------------------------------------------------

    def public(self) -> Public:
        asking = self.stage in ("questions", "accusation", "madness")
        timed = asking or self.stage == "deal"
        return Public(
            stage=self.stage,
            round=self.round,
            rounds=self.options.rounds,
            places=tuple(place.id for place in self.places),
            used=tuple(self.used),
            dealer=self.dealer,
            asker=self.asker if asking else None,
            target=self.target if asking else None,
            spared=self.spared if asking else None,
            typing=self.typing if asking else None,
            glass=Glass(self.clock.ends(), self.clock.left, 60.0 * self.minutes()) if timed and self.round else None,
            exchanges=tuple(Exchange(**one) for one in self.exchanges),
            accusations=tuple(self.accusations),
            callers=tuple(self.callers),
            opened=dict(self.opened),
            trial=Trial(*self.trial) if self.trial else None,
            spy=self.spy,
            named=self.named,
            scores=tuple(self.scores),
            sheets=tuple(Sheet(**one) for one in self.sheets),
            words=tuple(self.words),
            modes=tuple(mode for mode in FURTHER if getattr(self.options, mode)),
        )

    def private(self, seat: int) -> Private:
        left = self.clockwise(seat + 1)[0]
        return Private(
            card=self.card[seat],
            ally=seat == self.ally,
            power=self.power[seat] if self.power else None,
            neighbour=(left, self.power[left]) if self.power and self.power[seat] == "xray" else None,
            may_accuse=self.may_accuse(seat),
            may_call=self.may_call(seat),
        )

    def imagine(self, seat: int, dice: Dice) -> None:
        redeal(self, seat, dice)

    def channels(self) -> list[Channel]:
        """People talk freely before and after the questions; in a round they speak in turn, and not during votes."""
        open_to = {"discussion": self.seats, "unmasking": self.others(self.spy)}
        free = self.stage in ("deal", "applause", "score", "over")
        return [Channel("table", ALL, self.seats if free else open_to.get(self.stage, ()))]

    def censor(self, channel: str, text: str) -> Objection | None:
        """When the time is up, no place is named (B36), nor what is on its card: none at all, which tells nothing."""
        if self.stage not in ("discussion", "final"):
            return None
        word = given_away_by(text, self.places)
        return None if word is None else Objection("names-a-place", word)

    def facts(self) -> list[Told]:
        return facts(self)

    def awards(self, outcome: Outcome) -> Iterable[Highlight]:
        return awards.awards(self, outcome)

    def retelling(self, outcome: Outcome) -> Iterable[Highlight]:
        return awards.turns(self, outcome)

    def first_player(self) -> int:
        return self.dealer

    def tally(self) -> Iterable[Count]:
        return tally(self)
