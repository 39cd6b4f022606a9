"""Market: bid in secret for a stall, trade two at a time against one sand glass, beg from the others.

Each round everybody bids; the two highest pay and trade at once, three small deeds each: take a ware from the row, draw
one from the deck, ask somebody for a kind of ware, show what one has, or put the own shelf in order. Whoever is done
first turns the glass over. Then friends are thanked, hands are raised on whether to go on, and the richest wins when
the deck is out or most have had enough.
"""

from __future__ import annotations

from collections import Counter
from functools import partial
from typing import Annotated, Any, ClassVar

from msgspec import Meta, Struct

from lichina.kernel import (
    ALL,
    CARD,
    NOBODY,
    SEAT,
    SOME,
    All,
    Amount,
    Ask,
    Branch,
    Card,
    Choose,
    Clock,
    Dice,
    Effects,
    First,
    Game,
    Mode,
    Next,
    Number,
    Option,
    Order,
    Outcome,
    Pick,
    Seat,
    Share,
    Steps,
    Tale,
    Text,
    Tree,
    Word,
)

KINDS = ("amber", "fur", "honey", "salt")
deeds: Effects[Any] = Effects("deed")


class Deal(Struct, frozen=True, forbid_unknown_fields=True):
    """A position: the shelves, the row and the deck (top first) by kind, and the purses."""

    shelves: list[list[str]]
    row: list[str]
    deck: list[str]
    coins: list[int] | None = None


class Square(Struct, frozen=True):
    """What everybody sees."""

    round: int
    row: tuple[str, ...]
    deck: int
    shelves: tuple[int, ...]
    coins: tuple[int, ...]
    traders: tuple[int, ...]
    hands: tuple[str, ...]
    glass: float | None
    bids: tuple[tuple[int, ...], ...]


class Shelf(Struct, frozen=True):
    """What one trader sees besides: the own wares, in the own order."""

    wares: tuple[str, ...]


class Market(Game):
    id = "market"
    version = 3
    PLAYERS = range(3, 7)
    MODES: ClassVar = {"basic": Mode(), "hasty": Mode({"glass": 10.0, "deeds": 2})}
    HIDDEN = ("face",)
    CARDS: ClassVar = {"wares": KINDS}
    EVENTS = (
        Tale("bids", reveals=True, bids=tuple[Amount, ...]),
        Tale("took", seat=Seat, kind=Card),
        Tale("laid-out", reveals=True, kind=Card),
        Tale("drew", seat=Seat),
        Tale("drew-ware", SOME, reveals=True, kind=Card),
        Tale("begged", seat=Seat, target=Seat, kind=Card),
        Tale("gave", reveals=True, seat=Seat, target=Seat, count=Amount),
        Tale("showed", reveals=True, seat=Seat, kinds=tuple[Card, ...]),
        Tale("done", seat=Seat),
        Tale("thanked", reveals=True, coins=tuple[Amount, ...]),
        Tale("raised", seat=Seat, hand=Word),
        Tale("said", said=True, seat=Seat, words=str),
        Tale("shelves", NOBODY, wares=tuple[tuple[Card, ...], ...]),
        Tale("end", reveals=True, scores=tuple[Amount, ...]),
    )
    ABOUT: ClassVar = {"left": Amount, "seat": Seat, "kind": Card}
    EFFECTS = (deeds,)

    class Options(Game.Options, frozen=True):
        glass: Annotated[float, Meta(ge=0, le=600)] = 60.0
        deeds: Annotated[int, Meta(ge=1, le=5)] = 3
        rounds: Annotated[int, Meta(ge=1, le=9)] = 4
        deal: Deal | None = None

    options: Options
    face: list[str]
    shelves: list[list[int]]
    row: list[int]
    deck: list[int]
    known: list[int]
    """Wares on shelves whose kind everybody has seen."""
    coins: list[int]
    traders: list[int]
    asked: list[int]
    hands: list[str]
    glass: Clock
    round: int

    def setup(self) -> Next:
        deal = self.options.deal or self.shuffled()
        if len(deal.shelves) != len(self.seats) or len(deal.coins or self.seats) != len(self.seats):
            raise self.refuse_deal(f"it must give shelves and coins for {len(self.seats)} seats")
        kinds = [kind for part in [*deal.shelves, deal.row, deal.deck] for kind in part]
        if not set(kinds) <= set(KINDS) or min(deal.coins or [0]) < 0:
            raise self.refuse_deal(f"wares are {', '.join(KINDS)}, and no purse is below nothing")
        numbers = list(range(len(kinds)))
        self.dice.shuffle(numbers)
        self.face = [""] * len(kinds)
        for number, kind in zip(numbers, kinds, strict=True):
            self.face[number] = kind
        self.shelves = [[numbers.pop(0) for _ in shelf] for shelf in deal.shelves]
        self.row = [numbers.pop(0) for _ in deal.row]
        self.deck = numbers
        self.known = []
        self.coins = list(deal.coins or [6 for _ in self.seats])
        self.traders = []
        self.asked = []
        self.hands = ["" for _ in self.seats]
        self.glass = Clock("glass", self.options.glass)
        self.round = 0
        self.log("bids")
        return self.bid

    def shuffled(self) -> Deal:
        kinds = [kind for kind in KINDS for _ in range(2 + len(self.seats))]
        self.dice.shuffle(kinds)
        return Deal([[kinds.pop(), kinds.pop()] for _ in self.seats], [kinds.pop() for _ in range(4)], kinds)

    # --- bidding ----------------------------------------------------------------------------------------------------

    def bid(self) -> Steps[Next]:
        """Sealed bids, which may be changed until all are in; the two highest pay, of equals the earlier seat."""
        self.round += 1
        self.traders = []
        asks = {seat: Ask(seat, "bid", Number(0, self.coins[seat])) for seat in self.seats}
        bids = yield All(asks, amend=True, limit=30)
        self.log("bids").append(tuple(bids.values()))
        self.tell(ALL, "bids", bids=list(bids.values()))
        self.traders = sorted(sorted(self.seats, key=lambda seat: (-bids[seat], seat))[:2])
        for seat in self.traders:
            self.coins[seat] -= bids[seat]
        self.glass = Clock("glass", self.options.glass)
        return self.trade

    # --- two at once ------------------------------------------------------------------------------------------------

    def trade(self) -> Steps[Next]:
        """Both act at once until the glass has run out, or ten minutes at most."""
        yield All({seat: self.trader(seat) for seat in self.traders}, limit=600, until=self.glass.ends)
        return self.thank

    def trader(self, seat: int) -> Steps[None]:
        """Small deeds one after another. What the other takes is gone; what the glass cuts off is lost."""
        for left in range(self.options.deeds, 0, -1):
            deed = yield Ask(seat, "deed", partial(self.choices, seat), default=("done",), about={"left": left})
            if deed[0] == "done":
                break
            yield from deeds[deed[0]](self, seat, *deed[1:])
        self.tell(ALL, "done", seat=seat)
        self.glass.run(self.now)

    def choices(self, seat: int) -> Tree:
        others = [other for other in self.seats if other not in self.traders]
        kinds = Branch("kind", dict.fromkeys(KINDS), of=CARD)
        free: dict[Option, Branch | None] = {other: kinds for other in others if other not in self.asked}
        options: dict[Option, Branch | None] = {
            "take": Branch("ware", dict.fromkeys(self.kinds(self.row)), of=CARD),
            "beg": Branch("whom", free, dict.fromkeys(self.asked, "is-being-asked"), of=SEAT),
            "done": None,
        }
        closed: dict[Option, str] = {}
        if self.deck:
            options["draw"] = None
        else:
            closed["draw"] = "deck-is-out"
        if self.shelves[seat]:
            options["show"] = None
        if len(self.shelves[seat]) > 1:
            options["tidy"] = None
        return Tree(Branch("deed", options, closed))

    def wanted(self, seat: int, kind: str) -> Number:
        return Number(0, min(2, self.kinds(self.shelves[seat]).count(kind)))

    def kinds(self, wares: list[int]) -> list[str]:
        return [self.face[number] for number in wares]

    def own_kinds(self, seat: int) -> list[str]:
        """The kinds on a shelf, each once, as they lie there."""
        return list(dict.fromkeys(self.kinds(self.shelves[seat])))

    def open_first(self, seat: int, kind: str) -> list[int]:
        """The wares of a kind on a shelf, first those that all have seen: which of them is meant tells nothing more."""
        wares = [number for number in self.shelves[seat] if self.face[number] == kind]
        return sorted(wares, key=lambda number: number not in self.known)

    def lay_open(self, number: int) -> None:
        if number not in self.known:
            self.known.append(number)

    # --- after the trade --------------------------------------------------------------------------------------------

    def thank(self) -> Steps[Next]:
        """Everybody lays two coins of the bank before others, all at once."""
        targets = {seat: [other for other in self.seats if other != seat] for seat in self.seats}
        asks = {seat: Ask(seat, "thank", Share(2, targets[seat], of=SEAT)) for seat in self.seats}
        shares = yield All(asks, limit=20)
        for seat, share in shares.items():
            for other, count in zip(targets[seat], share, strict=True):
                self.coins[other] += count
        self.tell(ALL, "thanked", coins=self.coins)
        self.hands = ["" for _ in self.seats]
        return self.show_hands

    def show_hands(self) -> Steps[Next]:
        """Hands are seen as they go up and may be changed until all are up; meanwhile anybody may say a word."""
        gate = First(
            {seat: Ask(seat, "hands", Pick(("on", "enough")), shown=True) for seat in self.seats},
            limit=30,
            standing=self.words,
        )
        while not all(self.hands):
            who, answer = yield gate
            if who is None:
                break
            if isinstance(who, tuple):
                self.tell(ALL, "said", seat=who[0], words=answer)
            else:
                self.hands[who] = answer
                self.tell(ALL, "raised", seat=who, hand=answer)
        enough = 2 * self.hands.count("enough") > len(self.seats)
        if enough or not self.deck or self.round == self.options.rounds:
            return self.count("enough" if enough else "deck-out" if not self.deck else "last-round")
        return self.bid

    def words(self, seat: int) -> list[Ask]:
        return [Ask(seat, "say", Text(40))]

    def count(self, reason: str) -> Outcome:
        """A coin is a point, a set of three of a kind is five."""
        self.tell(NOBODY, "shelves", wares=[self.kinds(shelf) for shelf in self.shelves])
        scores = tuple(
            self.coins[seat] + 5 * sum(n // 3 for n in Counter(self.kinds(self.shelves[seat])).values())
            for seat in self.seats
        )
        self.tell(ALL, "end", scores=scores)
        return Outcome(tuple(seat for seat in self.seats if scores[seat] == max(scores)), reason, scores=scores)

    # --- what is seen -----------------------------------------------------------------------------------------------

    def public(self) -> Square:
        return Square(
            round=self.round,
            row=tuple(self.kinds(self.row)),
            deck=len(self.deck),
            shelves=tuple(len(shelf) for shelf in self.shelves),
            coins=tuple(self.coins),
            traders=tuple(self.traders),
            hands=tuple(self.hands),
            glass=self.glass.ends(),
            bids=tuple(self.log("bids")),
        )

    def private(self, seat: int) -> Shelf:
        return Shelf(wares=tuple(self.kinds(self.shelves[seat])))

    def imagine(self, seat: int, dice: Dice) -> None:
        """The wares on other shelves and on the deck may be any that the seat does not see."""
        others = [number for other in self.seats if other != seat for number in self.shelves[other]]
        unseen = [number for number in others if number not in self.known] + self.deck
        kinds = [self.face[number] for number in unseen]
        dice.shuffle(kinds)
        for number, kind in zip(unseen, kinds, strict=True):
            self.face[number] = kind

    def invariants(self) -> None:
        """Wares are conserved, and no purse is below nothing."""
        wares = [number for part in [*self.shelves, self.row, self.deck] for number in part]
        assert sorted(wares) == list(range(len(self.face)))
        assert not set(self.known) & {*self.row, *self.deck}
        assert min(self.coins) >= 0


@deeds("take")
def take(game: Market, seat: int, kind: str) -> Steps[None]:
    """A ware from the row, which is filled up from the deck."""
    yield from ()
    number = game.row.pop(game.kinds(game.row).index(kind))
    game.shelves[seat].append(number)
    game.lay_open(number)
    game.tell(ALL, "took", seat=seat, kind=kind)
    if game.deck:
        game.row.append(game.deck.pop(0))
        game.tell(ALL, "laid-out", kind=game.face[game.row[-1]])


@deeds("draw")
def draw(game: Market, seat: int) -> Steps[None]:
    """The top of the deck, unseen by the others."""
    yield from ()
    number = game.deck.pop(0)
    game.shelves[seat].append(number)
    game.tell(ALL, "drew", seat=seat)
    game.tell(seat, "drew-ware", kind=game.face[number])


@deeds("beg")
def beg(game: Market, seat: int, other: int, kind: str) -> Steps[None]:
    """Somebody outside is asked for a kind of ware, and gives as many as he likes, or none, for a coin each."""
    game.tell(ALL, "begged", seat=seat, target=other, kind=kind)
    game.asked.append(other)
    given = yield Ask(other, "give", partial(game.wanted, other, kind), about={"seat": seat, "kind": kind})
    game.asked.remove(other)
    for number in game.open_first(other, kind)[:given]:
        game.shelves[other].remove(number)
        game.shelves[seat].append(number)
        game.lay_open(number)
    price = min(given, game.coins[seat])
    game.coins[seat] -= price
    game.coins[other] += price
    game.tell(ALL, "gave", seat=other, target=seat, count=given)


@deeds("show")
def show(game: Market, seat: int) -> Steps[None]:
    """Some kinds from the own shelf, a ware of each, so that others know what to beg for.

    They are told in the order of their names: that in which they lie on the shelf would tell more than was shown.
    """
    kinds = yield Ask(seat, "show", lambda: Choose(sorted(game.own_kinds(seat)), 1, len(KINDS), CARD))
    for kind in kinds:
        game.lay_open(game.open_first(seat, kind)[0])
    game.tell(ALL, "showed", seat=seat, kinds=kinds)


@deeds("tidy")
def tidy(game: Market, seat: int) -> Steps[None]:
    """The own shelf by kinds, in the own order: nobody else sees it, so it can be taken back."""
    kinds = yield Ask(seat, "order", lambda: Order(game.own_kinds(seat), CARD))
    game.shelves[seat].sort(key=lambda number: kinds.index(game.face[number]))
