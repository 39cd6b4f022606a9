"""Ambush: a small game with something hidden in every corner, and its variants that each let one secret out.

One player is a traitor; some hold a shield. In turn they strike, whoever is struck may be shielded by anybody who
can, the striker draws a card, all point at a suspect in secret, and at night the traitor poisons somebody.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import partial
from typing import Any, ClassVar

from msgspec import Struct

from lichina.kernel import (
    ALL,
    SEAT,
    SOME,
    All,
    Amount,
    Answer,
    Ask,
    Dice,
    Game,
    Mode,
    Next,
    Option,
    Outcome,
    Pick,
    Seat,
    Steps,
    Tale,
    Wait,
    window,
)


class Field(Struct, frozen=True):
    """What everybody sees."""

    turn: int
    hits: tuple[int, ...]
    deck: int
    order: tuple[int, ...]
    tallies: dict[str, int]
    hint: int


class Pocket(Struct, frozen=True):
    """What one player sees besides."""

    traitor: bool
    shields: int
    cards: tuple[int, ...]
    neighbour: int | None


class Ambush(Game):
    id = "ambush"
    PLAYERS = range(3, 6)
    MODES: ClassVar = {"basic": Mode()}
    HIDDEN: ClassVar[tuple[str, ...]] = ("traitor", "shields", "deck", "cards", "pointed")
    EVENTS: ClassVar[tuple[Tale, ...]] = (
        Tale("struck", seat=Seat, target=Seat),
        Tale("shielded", reveals=True, seat=Seat, target=Seat),
        Tale("hit", target=Seat),
        Tale("drew", SOME, reveals=True, card=Amount),
        Tale("pointed", reveals=True, seats=tuple[Seat, ...]),
        Tale("wake", SOME),
        Tale("poisoned", reveals=True, seat=Seat),
        Tale("shouted", seat=Seat, about=Seat),
    )
    ABOUT: ClassVar[Mapping[str, Any]] = {"deck": Amount}
    RESTARTS = frozenset({"night"})

    traitor: int
    shields: list[int]
    cards: list[list[int]]
    """A card is a number from 0 to 2."""
    deck: list[int]
    hits: list[int]
    pointed: list[int]
    turn: int

    def setup(self) -> Next:
        self.traitor = self.dice.choice(self.seats)
        holders = self.dice.sample(self.seats, len(self.seats) // 2)
        self.shields = [int(seat in holders) for seat in self.seats]
        self.deck = [0, 1, 2] * 4
        self.dice.shuffle(self.deck)
        self.cards = [[] for _ in self.seats]
        self.hits = [0 for _ in self.seats]
        self.pointed = [-1 for _ in self.seats]
        self.turn = 0
        return self.strike

    # --- the day ----------------------------------------------------------------------------------------------------

    def strike(self) -> Steps[Next]:
        return (yield from self.interruptible(self.blow()))

    def blow(self) -> Steps[Next]:
        seat = self.turn
        yield from self.overture(seat)
        target = yield self.question(seat)
        self.announce(seat, target)
        others = self.polled(target)
        answers = yield from self.time_to_react([Ask(one, "shield", partial(self.replies, one)) for one in others])
        for one, answer in zip(others, answers, strict=True):
            if answer == "yes":
                self.shields[one] -= 1
                self.tell(ALL, "shielded", seat=one, target=target)
                break
        else:
            self.hits[target] += 1
            self.tell(ALL, "hit", target=target)
        return self.draw

    def draw(self) -> Next:
        card = self.deck.pop()
        self.cards[self.turn].append(card)
        self.tell(self.turn, "drew", card=card)
        self.turn = (self.turn + 1) % len(self.seats)
        return self.point

    def point(self) -> Steps[Next]:
        yield All([self.pointing(seat) for seat in self.seats], limit=20)
        self.tell(ALL, "pointed", seats=self.pointed)
        self.pointed = [-1 for _ in self.seats]
        return self.night

    def pointing(self, seat: int) -> Steps[None]:
        """What is pointed at lies in the state, where an imagined match can change it."""
        self.pointed[seat] = yield Ask(seat, "point", Pick(self.others(seat), SEAT))

    def night(self) -> Steps[Next]:
        self.tell(self.woken(), "wake")
        answers = yield self.time_to_poison([Ask(self.traitor, "poison", Pick(self.others(self.traitor), SEAT))])
        self.hits[answers[0]] += 1
        self.tell(ALL, "poisoned", seat=answers[0])
        if len(self.deck) > 12 - 2 * len(self.seats):
            return self.strike
        return Outcome((self.traitor,), "dawn")

    # --- named questions, which the variants answer otherwise --------------------------------------------------------

    def others(self, seat: int) -> list[int]:
        return [one for one in self.seats if one != seat]

    def overture(self, seat: int) -> Steps[None]:
        yield from ()

    def question(self, seat: int) -> Ask:
        return Ask(
            seat,
            "strike",
            Pick(self.targets(seat), SEAT),
            about=self.about(),
            closed={seat: self.why_closed()},
            default=self.default(seat),
            limit=30,
        )

    def targets(self, seat: int) -> Iterable[Option]:
        return self.others(seat)

    def about(self) -> dict[str, Any]:
        return {"deck": len(self.deck)}

    def why_closed(self) -> str:
        return "not-yourself"

    def default(self, seat: int) -> Answer:
        return self.others(seat)[-1]

    def announce(self, seat: int, target: int) -> None:
        self.tell(ALL, "struck", seat=seat, target=target)

    def polled(self, target: int) -> list[int]:
        return list(self.seats)

    def replies(self, seat: int) -> Pick:
        return Pick(["no", "yes"] if self.shields[seat] else ["no"])

    def time_to_react(self, asks: list[Ask]) -> Steps[Any]:
        return window(asks, 5)

    def woken(self) -> list[int]:
        return [self.traitor]

    def time_to_poison(self, asks: list[Ask]) -> All:
        return All([*asks, Wait(10)], limit=10)

    def offers(self, seat: int) -> list[Ask]:
        return [Ask(seat, "shout", Pick(self.others(seat), SEAT))]

    def interrupt(self, seat: int, key: str, value: Any) -> Steps[None]:
        yield from ()
        self.tell(ALL, "shouted", seat=seat, about=value)

    # --- what is seen -------------------------------------------------------------------------------------------------

    def public(self) -> Field:
        return Field(
            turn=self.turn,
            hits=tuple(self.hits),
            deck=len(self.deck),
            order=tuple(self.order()),
            tallies=self.tallies(),
            hint=self.hint(),
        )

    def order(self) -> list[int]:
        return list(self.seats)

    def tallies(self) -> dict[str, int]:
        return {str(seat): hits for seat, hits in enumerate(self.hits)}

    def hint(self) -> int:
        return 0

    def private(self, seat: int) -> Pocket:
        return Pocket(seat == self.traitor, self.shields[seat], tuple(self.cards[seat]), self.neighbour(seat))

    def neighbour(self, seat: int) -> int | None:
        return None

    def imagine(self, seat: int, dice: Dice) -> None:
        others = self.others(seat)
        if seat != self.traitor:
            self.traitor = dice.choice(others)
        shields = [self.shields[one] for one in others]
        dice.shuffle(shields)
        unseen = [*self.deck, *(card for one in others for card in self.cards[one])]
        dice.shuffle(unseen)
        for one, count in zip(others, shields, strict=True):
            self.shields[one] = count
            self.cards[one] = [unseen.pop() for _ in self.cards[one]]
        self.deck = unseen
        self.pointed = [
            dice.choice(self.others(one)) if one != seat and target >= 0 else target
            for one, target in enumerate(self.pointed)
        ]
