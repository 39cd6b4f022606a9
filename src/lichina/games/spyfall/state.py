"""The state of a table of «Находка для шпиона», and what its stages have in common."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any, NotRequired, TypedDict, Unpack

from lichina.kernel import ALL, PLACE, SEAT, Ask, Clock, First, Game, Part, Pick, Steps

from . import powers
from .box import EXTRA, HURRY_SECONDS, JOKE, JOKE_BAGS, MIXED, MIXED_BAGS, SPY
from .options import Choices, Deal
from .packs import PackPlace, places_of, traits_of
from .scoring import RoundCast
from .talk import used_on, worded


class Statement(TypedDict):
    """What somebody has said in the last talk."""

    kind: str
    seat: int
    target: int | None


class RoundSheet(TypedDict):
    """What is written down of a round that is over: `view.Sheet`."""

    reason: str
    bag: str
    cards: tuple[str, ...]
    ally: int | None
    powers: tuple[str, ...]
    points: tuple[int, ...]
    applauded: NotRequired[tuple[int, ...]]


class AskedQuestion(TypedDict):
    """A question as it was asked."""

    seat: int
    target: int
    about: str
    line: str | None
    text: str | None
    lasso: bool
    manner: str | None


class ChangedExchange(TypedDict, total=False):
    """How an exchange goes on: the question is written or passed on, and there is a reply."""

    target: int
    text: str | None
    reply: str
    reply_about: str | None
    reply_line: str | None
    reply_text: str | None
    reply_manner: str | None


class RoundExchange(AskedQuestion):
    """A question and its answer, as far as there is one: `view.Exchange`."""

    reply: NotRequired[str]
    reply_about: NotRequired[str | None]
    reply_line: NotRequired[str | None]
    reply_text: NotRequired[str | None]
    reply_manner: NotRequired[str | None]


def bag_of(deal: Deal) -> str:
    """The bag from which these cards come."""
    places = [card for card in deal.cards if card != SPY]
    return MIXED if len(places) == len(deal.cards) else next(iter(places), JOKE)


class SpyfallState(Game):
    """What a round is made of."""

    options: Choices
    stage: str
    round: int
    scores: list[int]
    sheets: list[RoundSheet]
    """What is written down of every round that is over."""
    used: list[str]
    """Bags that are out: places, `joke`, and `mixed` for each."""
    strewn: list[str]
    """Places whose extra card has been seen in a mixed bag."""
    dealer: int
    bag: str
    card: list[str]
    ally: int | None
    """Who holds the ally's sign, where it counts."""
    power: list[str]
    opened: dict[int, str]
    shown: dict[int, str]
    """Powers that everybody knows although they are not opened: somebody has acted them out."""
    asker: int
    target: int | None
    spared: int | None
    typing: int | None
    """Who is writing words of their own."""
    lassoed: bool
    armed: bool
    """The asker will ask a second question."""
    turned: bool
    """Somebody else asks now."""
    exchanges: list[RoundExchange]
    """Questions and answers of this round, as they are seen."""
    said: list[str]
    """The lines of this round."""
    earlier: dict[str, int]
    """How often each line was said in the rounds before, also in earlier matches of the evening."""
    tone: int
    """Which wording comes first; everybody may know it."""
    clock: Clock
    late: bool
    """The time is nearly up."""
    accusations: list[tuple[int, int]]
    callers: list[int]
    called_at: int
    """How many questions there were when madness was last called."""
    voted: list[int]
    """Who has had a ballot in an early vote of this round."""
    cool: list[int]
    """Whose first ballot was against."""
    words: list[int]
    """How often each may still say something when the time is up."""
    stated: list[Statement]
    """What was said there in this round: who, of which kind, about whom."""
    tones: dict[str, list[str]]
    """In which tones things of each kind were said."""
    trial: tuple[int, int | None, str] | None
    unanimous: bool
    shielded: bool
    spy: int | None
    """Who has opened the spy's card."""
    named: str | None
    ending: tuple[str, int | None, tuple[int, ...]] | None
    """How the round has ended: why, who has called it, and who was for it."""

    # --- places and bags ------------------------------------------------------------------------------------------

    @property
    def places(self) -> tuple[PackPlace, ...]:
        """All places of the pack."""
        return places_of(self.options)

    def free_places(self) -> list[str]:
        """The places whose bag is not out."""
        return [place.id for place in self.places if place.id not in self.used]

    def mixed_left(self) -> int:
        """How many mixed bags there may still be."""
        return MIXED_BAGS - self.used.count(MIXED) if self.options.madness else 0

    def joke_left(self) -> bool:
        """Whether the bag of spies may still come."""
        return self.options.joke and self.used.count(JOKE) < JOKE_BAGS

    def strewable(self) -> list[str]:
        """The places whose extra card may still come from a mixed bag (B39)."""
        extra = [place.id for place in self.places if place.extra][:EXTRA]
        return [place for place in extra if place not in self.strewn]

    def round_cast(self) -> RoundCast:
        """Who is who: a bag of spies and a mixed bag have no spy."""
        spy = self.card.index(SPY) if self.bag not in (JOKE, MIXED) else None
        return RoundCast(self.seats, spy, self.ally)

    def cast(self) -> list[Part]:
        """What each is in this round: the next has a spy of its own. Points are won alone, so there are no sides."""
        return [Part(self.role_of(seat), None) for seat in self.seats]

    def role_of(self, seat: int) -> str:
        """In a bag of spies everybody is one, in a mixed bag nobody."""
        if self.card[seat] == SPY:
            return "spy"
        return "ally" if seat == self.ally else "local"

    def talked_of(self) -> tuple[str, ...]:
        """The traits that hold for some place of the pack: there are ready questions about these."""
        return traits_of(self.options)

    def all_known(self) -> bool:
        """Whether everybody knows the bag already: the spy has named the place."""
        return self.named is not None

    # --- powers ---------------------------------------------------------------------------------------------------

    def held(self, seat: int) -> str | None:
        """The power that a seat has and has not used, if any."""
        return self.power[seat] if self.power and seat not in self.opened else None

    def in_force(self, seat: int) -> list[str]:
        held = self.held(seat)
        return [held] if held else []

    def usable(self, when: str, seat: int) -> dict[str, Any]:
        """The power that a seat may use at this moment, if there is one, with what it may be used for."""
        return powers.powers.offers(when, self.in_force(seat), self, seat)

    def open_power(self, seat: int, *how: Any) -> None:
        """A power is used, and opened by it."""
        power = self.power[seat]
        self.opened[seat] = power
        self.tell(ALL, "power-opened", seat=seat, power=power)
        powers.powers[power](self, seat, *how)

    def others(self, *seats: int | None) -> list[int]:
        """All seats but these."""
        return [seat for seat in self.seats if seat not in seats]

    # --- interruptions --------------------------------------------------------------------------------------------

    def may_accuse(self, seat: int) -> bool:
        """Everybody may accuse once in a round (B11), unless a power forbids it."""
        if any(accuser == seat for accuser, _ in self.accusations):
            return False
        return powers.rights.ask(self, seat, True)

    def may_call(self, seat: int) -> bool:
        """Madness is called once by each (B15), or as often as one likes, but not twice between two questions."""
        if not self.options.madness:
            return False
        if self.options.madness_calls == "one":
            return seat not in self.callers
        return not self.callers or self.callers[-1] != seat or self.called_at != len(self.exchanges)

    def nameable(self) -> list[str]:
        """What a holder of the spy's card may say (B19): a place whose bag is not out (B14), or the joke (B38)."""
        return self.free_places() + ([JOKE] if self.options.joke else [])

    def offers(self, seat: int) -> Iterable[Ask]:
        """What a seat may do while the clock runs, which it does not during votes (B8); when the time is up, talk (B9).

        A vote that has failed takes a guess from nobody (B7).
        """
        if self.stage == "discussion":
            yield from self.sayings(seat)
            return
        if self.may_accuse(seat):
            yield Ask(seat, "accuse", Pick(self.others(seat), SEAT))
        if self.card[seat] == SPY:
            yield Ask(seat, "guess", Pick(self.nameable(), PLACE))
        if self.may_call(seat):
            yield Ask(seat, "madness", Pick(["call"]))
        for power, uses in self.usable(powers.RUNNING, seat).items():
            if uses:
                yield Ask(seat, power, Pick(uses, used_on(uses)))

    def sayings(self, seat: int) -> Iterable[Ask]:
        """What a seat may say when the time is up."""
        raise NotImplementedError  # pragma: no cover

    def during(self, ask: Ask) -> Steps[Any]:
        """What somebody answers while the clock runs; None if an interruption or the time has gone over it."""
        self.clock.run(self.now)
        return (yield from self.interruptible(self.timed(ask)))

    def timed(self, ask: Ask) -> Steps[Any]:
        """What somebody answers before the time is up; everybody hears when it nearly is."""
        gate = First([ask], until=self.bell)
        taken, value = yield gate
        if taken is None and not self.late:
            self.late = True
            self.tell(ALL, "hurry", seconds=HURRY_SECONDS)
            taken, value = yield gate
        return value

    def broken(self) -> bool:
        """The round is over, or somebody else asks."""
        return self.ending is not None or self.turned

    def bell(self) -> float | None:
        """When the time is nearly up, or up."""
        ends = self.clock.ends()
        return ends if ends is None or self.late else ends - HURRY_SECONDS

    def word(self, lines: tuple[str, ...], short: bool = False) -> str:
        """The line that is said: one that has not been heard on this evening, as long as there is one."""
        line = worded(lines, self.said, self.earlier, self.tone + len(self.said), short)
        self.said.append(line)
        return line

    def said_last(self, **changes: Unpack[ChangedExchange]) -> None:
        """The last exchange has gone on."""
        self.exchanges[-1] = {**self.exchanges[-1], **changes}

    def heard(self, seats: Collection[int]) -> list[int]:
        """Seats in the order of the table."""
        return [seat for seat in self.seats if seat in seats]
