"""The variants of Ambush: each lets one secret out by one channel."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, ClassVar

from msgspec import structs

from lichina.kernel import (
    ALL,
    SEAT,
    SOME,
    All,
    Amount,
    Answer,
    Ask,
    Dice,
    First,
    IllegalAnswer,
    Next,
    Objection,
    Option,
    Pick,
    Seat,
    Steps,
    Tale,
    Wait,
    window,
)

from . import Ambush, Pocket


class Hint(Ambush):
    """A field of the public view says something about the traitor."""

    def hint(self) -> int:
        return self.traitor % 2


class Sorted(Ambush):
    """The order of a public list tells who holds shields."""

    def order(self) -> list[int]:
        return sorted(self.seats, key=lambda seat: self.shields[seat])


class Listed(Ambush):
    """The names in a public table stand in the order in which the cards lie."""

    def tallies(self) -> dict[str, int]:
        first = self.deck[-1]
        seats = [*self.seats[first % len(self.seats) :], *self.seats[: first % len(self.seats)]]
        return {str(seat): self.hits[seat] for seat in seats}


class Neighbour(Ambush):
    """The private view of a seat shows the pocket of another."""

    def neighbour(self, seat: int) -> int | None:
        return self.shields[(seat + 1) % len(self.seats)]


class Overheard(Ambush):
    """Somebody sits too near to the traitor and hears that it is woken."""

    def woken(self) -> list[int]:
        return [self.traitor, (self.traitor + 1) % len(self.seats)]


class Loud(Ambush):
    """Everybody hears which card was drawn: a lawful event, told to the wrong people."""

    def draw(self) -> Next:
        self.tell(self.others(self.turn), "drew", card=self.deck[-1])
        return super().draw()


class Talkative(Ambush):
    """A public event carries a number that nobody should know."""

    EVENTS: ClassVar[tuple[Tale, ...]] = (
        Tale("struck", seat=Seat, target=Seat, armed=Amount),
        *(tale for tale in Ambush.EVENTS if tale.key != "struck"),
    )

    def announce(self, seat: int, target: int) -> None:
        self.tell(ALL, "struck", seat=seat, target=target, armed=self.shields[target])


class Chill(Ambush):
    """An event without any data is told to all, but only if the one who is struck holds a shield."""

    EVENTS: ClassVar[tuple[Tale, ...]] = (*Ambush.EVENTS, Tale("chill"))

    def announce(self, seat: int, target: int) -> None:
        super().announce(seat, target)
        if self.shields[target]:
            self.tell(ALL, "chill")


class Polled(Ambush):
    """Only those who can react are asked."""

    def polled(self, target: int) -> list[int]:
        return [seat for seat in self.seats if self.shields[seat]]


class Spared(Ambush):
    """The traitor is not among the targets."""

    def targets(self, seat: int) -> Iterable[Option]:
        return [one for one in self.others(seat) if one != self.traitor or one == self.default(seat)]


class Reason(Ambush):
    """The reason why an option is closed depends on the deck."""

    def why_closed(self) -> str:
        return f"not-yourself-{self.deck[-1] % 2}"


class Whisper(Ambush):
    """What a question is about contains the card that comes next."""

    ABOUT: ClassVar[Mapping[str, Any]] = {**Ambush.ABOUT, "next": Amount}

    def about(self) -> dict[str, Any]:
        return {"deck": len(self.deck), "next": self.deck[-1]}


class Serial(Ambush):
    """A question that nobody ever sees is counted, if somebody else is the traitor."""

    def overture(self, seat: int) -> Steps[None]:
        if self.traitor == (seat + 1) % len(self.seats):
            yield First([Ask(seat, "nothing", Pick(["no"])), self.nothing()])

    def nothing(self) -> Steps[None]:
        yield from ()


class Long(Ambush):
    """A window stays open longer if many can react."""

    def time_to_react(self, asks: list[Ask]) -> Steps[Any]:
        return window(asks, 5 + self.shields[self.turn - 1])


class Early(Ambush):
    """Holders are polled where who is asked is secret, and the window closes when the last of them has answered."""

    RESTARTS = Ambush.RESTARTS | {"strike"}

    def polled(self, target: int) -> list[int]:
        return [seat for seat in self.seats if self.shields[seat] and seat != self.turn]

    def time_to_react(self, asks: list[Ask]) -> Steps[Any]:
        return (yield All(asks))


class Titled(Ambush):
    """The phase in which all point has another name if the traitor holds a shield."""

    def draw(self) -> Next:
        super().draw()
        return self.accuse if self.shields[self.traitor] else self.point

    def accuse(self) -> Steps[Next]:
        return (yield from self.point())


class Hasty(Ambush):
    """The night, in which even who is asked is secret, is over at once if the traitor holds no shield."""

    def time_to_poison(self, asks: list[Ask]) -> All:
        return All([*asks, Wait(10 if self.shields[self.traitor] else 1)])


class Offered(Ambush):
    """One may shout only while the neighbour is no traitor."""

    def offers(self, seat: int) -> list[Ask]:
        return super().offers(seat) if self.traitor != (seat + 1) % len(self.seats) else []


class Fallback(Ambush):
    """Whoever does not answer strikes the traitor."""

    def default(self, seat: int) -> Answer:
        return self.traitor if self.traitor != seat else super().default(seat)


class Blunt(Pick[Option]):
    """A form whose refusals say more than the form does."""

    __slots__ = ("armed",)
    armed: int | None

    def accept(self, value: object) -> Option:
        if value in self.options:
            return super().accept(value)
        raise IllegalAnswer("not-an-option", f"choose among {self.options}; {self.armed} is armed")


class Wordy(Ambush):
    """The error for an illegal answer says who holds a shield."""

    def question(self, seat: int) -> Ask:
        return Ask(seat, "strike", self.form, limit=30)

    def form(self) -> Pick:
        form = Blunt(self.others(self.turn), SEAT)
        form.armed = self.shields.index(1) if 1 in self.shields else None
        return form


class Prudish(Ambush):
    """Nobody may name the traitor aloud: whoever tries all names knows who it is."""

    def censor(self, channel: str, text: str) -> Objection | None:
        return Objection("named") if text == str(self.traitor) else None


class Careless(Ambush):
    """Whoever sits before the traitor points into a sealed gate, and alone could take it back."""

    def pointing(self, seat: int) -> Steps[None]:
        self.pointed[seat], *_ = yield All([Ask(seat, "point", Pick(self.others(seat), SEAT)), *self.seal(seat)])

    def seal(self, seat: int) -> list[Wait]:
        return [Wait(20)] if self.traitor == (seat + 1) % len(self.seats) else []


class Fickle(Ambush):
    """Fingers may be changed until all point; whoever points at the traitor once more hears a rustle."""

    EVENTS: ClassVar[tuple[Tale, ...]] = (*Ambush.EVENTS, Tale("rustle", SOME))

    def point(self) -> Steps[Next]:
        asks = [Ask(seat, "point", Pick(self.others(seat), SEAT), shown=True) for seat in self.seats]
        yield All(asks, limit=20, amend=True, each=self.finger)
        self.tell(ALL, "pointed", seats=self.pointed)
        self.pointed = [-1 for _ in self.seats]
        return self.night

    def finger(self, seat: int, key: str, target: int) -> None:
        if self.pointed[seat] == target == self.traitor:
            self.tell(seat, "rustle")
        self.pointed[seat] = target


class Remembered(Ambush):
    """A local variable keeps a secret while the phase waits."""

    def pointing(self, seat: int) -> Steps[None]:
        suspect = self.traitor
        yield from super().pointing(seat)
        assert suspect in self.seats


class Forgetful(Ambush):
    """Whoever has drawn a card sees it once, and imagines then that it might be another."""

    def private(self, seat: int) -> Pocket:
        return structs.replace(super().private(seat), cards=())

    def imagine(self, seat: int, dice: Dice) -> None:
        unseen = [*self.deck, *(card for cards in self.cards for card in cards)]
        dice.shuffle(unseen)
        self.cards = [[unseen.pop() for _ in cards] for cards in self.cards]
        self.deck = unseen


class Twin(Ambush):
    """Everything hidden is listed, but one thing is never dealt anew: the check would prove nothing about it."""

    HIDDEN: ClassVar[tuple[str, ...]] = (*Ambush.HIDDEN, "password")

    password: int

    def setup(self) -> Any:
        self.password = self.dice.roll(1000)
        return super().setup()


class Weather(Ambush):
    """Nothing comes out here: a die is rolled before all eyes, and sometimes one in secret before it."""

    EVENTS: ClassVar[tuple[Tale, ...]] = (*Ambush.EVENTS, Tale("weather", roll=Amount))

    weather: int

    def setup(self) -> Next:
        self.weather = 0
        return super().setup()

    def draw(self) -> Next:
        if self.turn == self.traitor:
            self.dice.below(2)
        self.weather = self.dice.roll()
        self.tell(ALL, "weather", roll=self.weather)
        return super().draw()

    def hint(self) -> int:
        return self.weather


class Foretold(Weather):
    """The public view shows what the die will show next."""

    def hint(self) -> int:
        return Dice(self.dice.key, self.dice.count).roll()


class Omen(Weather):
    """Everybody is told, once, what the die will show next."""

    EVENTS: ClassVar[tuple[Tale, ...]] = (*Weather.EVENTS, Tale("omen", roll=Amount))

    def announce(self, seat: int, target: int) -> None:
        super().announce(seat, target)
        self.tell(ALL, "omen", roll=Dice(self.dice.key, self.dice.count).roll())


class Counted(Weather):
    """The public view counts the dice that have fallen, those in secret, too."""

    def hint(self) -> int:
        return self.dice.count


class Crowned(Ambush):
    """Nothing comes out here: after each strike dice decide in secret who wears a crown, and tell only that player."""

    HIDDEN: ClassVar[tuple[str, ...]] = (*Ambush.HIDDEN, "crown")
    EVENTS: ClassVar[tuple[Tale, ...]] = (*Ambush.EVENTS, Tale("crowned", SOME, reveals=True))

    crown: int

    def setup(self) -> Next:
        self.crown = self.dice.choice(self.seats)
        return super().setup()

    def draw(self) -> Next:
        self.crown = self.dice.choice(self.seats)
        self.tell(self.crown, "crowned")
        self.herald()
        return super().draw()

    def herald(self) -> None:
        """What is told besides."""

    def private(self, seat: int) -> Pocket:
        return structs.replace(super().private(seat), neighbour=int(self.crown == seat))

    def imagine(self, seat: int, dice: Dice) -> None:
        super().imagine(seat, dice)
        if self.crown != seat:
            self.crown = dice.choice(self.others(seat))


class Heralded(Crowned):
    """Everybody hears what dice have just decided in secret."""

    EVENTS: ClassVar[tuple[Tale, ...]] = (*Crowned.EVENTS, Tale("herald", crown=Seat))

    def herald(self) -> None:
        self.tell(ALL, "herald", crown=self.crown)


class Murmured(Crowned):
    """Everybody hears a part of what dice have just decided in secret."""

    EVENTS: ClassVar[tuple[Tale, ...]] = (*Crowned.EVENTS, Tale("murmur", parity=Amount))

    def herald(self) -> None:
        self.tell(ALL, "murmur", parity=self.crown % 2)
