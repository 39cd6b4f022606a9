"""Duel: strike, counter the strike, counter the counter; play cards at any time; die with consequences.

A turn is one action: strike somebody, or draw a card. What is announced may be countered by anybody, in seat order, and
the counter may be countered in turn. Potions and bombs are played at any time, into anybody's question. Everybody has a
charm lying open. The last one alive wins.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from functools import partial
from typing import Annotated, Any, ClassVar

from msgspec import Meta, Struct

from lichina.kernel import (
    ALL,
    CARD,
    SEAT,
    SOME,
    Amount,
    Ask,
    Branch,
    BySeat,
    Card,
    Dice,
    Effects,
    Event,
    Game,
    Mode,
    Modifiers,
    Next,
    Option,
    Outcome,
    Pick,
    Position,
    Seat,
    Steps,
    Tale,
    Tree,
    choose,
    numbered,
    redeal,
)

DECK = {"potion": 4, "bomb": 4, "parry": 6, "feint": 5}
CHARMS = ("revenge", "vulture", "blade", "shield", "revenge", "blade")

cards: Effects[Any] = Effects("card")
charms: Effects[Any] = Effects("charm")
damage = Modifiers("damage")
protection = Modifiers("protection")
ANY_TIME, ANNOUNCED, DIED = "any-time", "announced", "died"


class Deal(Position, frozen=True):
    """A position: who holds what, what lies on the deck (top first) and was laid off, how many lives each has left."""

    hands: tuple[tuple[str, ...], ...]
    deck: tuple[str, ...] = ()
    charms: tuple[str, ...] | None = None
    lives: tuple[int, ...] | None = None
    discard: tuple[str, ...] = ()
    turn: int | None = None
    """Whose it is; else that of the first who lives."""

    def faces(self) -> list[str]:
        """All cards that there are, those in hands first and those laid off last."""
        return [face for pile in (*self.hands, self.deck, self.discard) for face in pile]


class Table(Struct, frozen=True):
    """What everybody sees."""

    turn: Seat
    lives: BySeat[Amount]
    charms: BySeat[Card]
    hands: BySeat[Amount]
    deck: Amount
    discard: tuple[Card, ...]


class Hand(Struct, frozen=True):
    """What one duellist sees besides: their own cards."""

    cards: tuple[Card, ...]


class Duel(Game):
    id = "duel"
    version = 2
    PLAYERS = range(2, 7)
    MODES: ClassVar = {"basic": Mode(), "bare": Mode({"charms": False}), "long": Mode({"lives": 3})}
    HIDDEN = ("face",)
    EVENTS = (
        Tale("announced", reveals=True, spoken=True, seat=Seat, card=Card, target=Seat),
        Tale("hurt", spoken=True, seat=Seat, points=Amount),
        Tale("healed", spoken=True, seat=Seat, points=Amount),
        Tale("laid-open", reveals=True, seat=Seat, cards=tuple[Card, ...]),
        Tale("avenged", spoken=True, seat=Seat, target=Seat),
        Tale("drew", seat=Seat),
        Tale("drew-card", SOME, reveals=True, card=Card),
    )
    EFFECTS = (cards, charms, damage, protection)

    class Options(Game.Options, frozen=True):
        lives: Annotated[int, Meta(ge=1, le=3)] = 2
        hand: Annotated[int, Meta(ge=1, le=3)] = 2
        window: Annotated[float, Meta(ge=0, le=60)] = 5.0
        charms: bool = True
        deal: Deal | None = None

    options: Options
    face: list[str]
    hands: list[list[int]]
    deck: list[int]
    discard: list[str]
    charm: list[str]
    lives: list[int]
    buried: list[int]
    turn: int

    def setup(self) -> Next:
        deal = self.options.deal or self.shuffled()
        self.check(deal)
        self.face, numbers = numbered(deal.faces(), self.dice)
        self.hands = [[numbers.pop(0) for _ in hand] for hand in deal.hands]
        self.deck = numbers[: len(deal.deck)]
        self.discard = list(deal.discard)
        self.charm = list(deal.charms or ["" for _ in self.seats])
        self.lives = list(deal.lives or [self.options.lives for _ in self.seats])
        self.buried = [seat for seat in self.seats if not self.lives[seat]]
        self.turn = self.living()[0] if deal.turn is None else deal.turn
        return self.take_turn

    def shuffled(self) -> Deal:
        faces = [face for face, count in DECK.items() for _ in range(count)]
        self.dice.shuffle(faces)
        hands = tuple(tuple(faces.pop() for _ in range(self.options.hand)) for _ in self.seats)
        dealt = tuple(self.dice.sample(CHARMS, len(self.seats))) if self.options.charms else None
        return Deal(hands, tuple(faces), dealt)

    def check(self, deal: Deal) -> None:
        """Refuse a position from which the rules cannot go on, and one that nothing leads to unless it is contrived."""
        count = len(self.seats)
        if {len(deal.hands), len(deal.charms or deal.hands), len(deal.lives or deal.hands)} != {count}:
            raise self.refuse_deal(f"it must give hands, charms and lives for {count} seats")
        faces = Counter(deal.faces())
        if not faces.keys() <= DECK.keys():
            raise self.refuse_deal(f"cards are {', '.join(DECK)}")
        if not set(deal.charms or ()) <= {*CHARMS, ""}:
            raise self.refuse_deal(f"charms are {', '.join(sorted(set(CHARMS)))}")
        lives = deal.lives or [self.options.lives] * count
        if not all(0 <= life <= self.options.lives for life in lives) or lives.count(0) > count - 2:
            raise self.refuse_deal(f"each has 0 to {self.options.lives} lives, and two must be alive")
        if deal.turn is not None and (deal.turn not in self.seats or not lives[deal.turn]):
            raise self.refuse_deal("the turn is that of somebody who lives")
        many = [face for face, number in faces.items() if number > DECK[face]]
        if many and not deal.contrived:
            raise self.refuse_deal(f"there are {DECK[many[0]]} cards “{many[0]}”, not {faces[many[0]]}")

    # --- the turn ---------------------------------------------------------------------------------------------------

    def take_turn(self) -> Steps[Next]:
        """One action, into which anybody may play cards; whoever has died of one has no more turn."""
        yield from self.interruptible(self.action(self.turn))
        if len(self.living()) < 2:
            return Outcome(tuple(self.living()), "last-alive" if self.living() else "nobody-left")
        self.turn = self.clockwise(self.turn + 1, self.living())[0]
        return self.take_turn

    def broken(self) -> bool:
        """A card has killed the one whose turn it is, or all others."""
        return not self.lives[self.turn] or len(self.living()) < 2

    def action(self, seat: int) -> Steps[None]:
        """Strike or draw. The question is looked at again whenever somebody plays a card into it."""
        choice = yield Ask(seat, "action", self.actions, limit=60)
        if choice[0] == "draw":
            self.draw(seat)
        elif (yield from self.declare(seat, "strike", choice[1])) and self.lives[choice[1]]:
            self.hurt(choice[1], damage.ask(self, seat, 1, "strike"))
            yield from self.bury((), seat)

    def actions(self) -> Tree:
        options: dict[Option, Branch | None] = {"strike": self.targets(self.turn)}
        if self.deck:
            options["draw"] = None
        return Tree(Branch("action", options))

    def targets(self, seat: int) -> Branch:
        return Branch("target", dict.fromkeys(self.clockwise(seat + 1, set(self.living()) - {seat})), of=SEAT)

    # --- announcing and countering ----------------------------------------------------------------------------------

    def declare(self, seat: int, card: str, target: int) -> Steps[bool]:
        """Announce a deed; whether it comes to pass. The first in seat order who counters it counts."""
        self.tell(ALL, "announced", seat=seat, card=card, target=target)
        deed = Event(ANNOUNCED, seat, {"card": card, "stopped": False})
        others = self.clockwise(seat + 1, set(self.living()) - {seat})
        found = yield from self.react("counter", others, partial(self.playable, deed), self.options.window, CARD)
        if found is not None:
            yield from self.play(*found, seat, deed)
        return not deed.data["stopped"]

    def play(self, seat: int, card: str, target: int, *deed: Event) -> Steps[None]:
        """A card is laid off, and has its effect unless it is countered."""
        self.lay_off(seat, card)
        if (yield from self.declare(seat, card, target)):
            yield from cards.play(card, self, seat, *deed or (target,))

    def playable(self, deed: Event, seat: int) -> Collection[str]:
        return cards.offers(ANNOUNCED, self.held(seat), self, seat, deed)

    # --- cards at any time ------------------------------------------------------------------------------------------

    def offers(self, seat: int) -> list[Ask]:
        found = cards.offers(ANY_TIME, self.held(seat), self, seat)
        return [Ask(seat, "play", Tree(Branch("card", found, of=CARD)))] if self.lives[seat] else []

    def interrupt(self, seat: int, key: str, value: tuple[Any, ...]) -> Steps[None]:
        card, target = value if len(value) == 2 else (value[0], seat)
        yield from self.play(seat, card, target)

    # --- what happens to cards and people ---------------------------------------------------------------------------

    def living(self) -> list[int]:
        return [seat for seat in self.seats if self.lives[seat]]

    def draw(self, seat: int) -> None:
        if self.deck:
            number = self.deck.pop(0)
            self.hands[seat].append(number)
            self.tell(ALL, "drew", seat=seat)
            self.tell(seat, "drew-card", card=self.face[number])

    def held(self, seat: int) -> list[str]:
        """The cards in a hand by their words, each word once: which of two equal cards is played matters to nobody."""
        return list(dict.fromkeys(self.face[number] for number in self.hands[seat]))

    def lay_off(self, seat: int, card: str) -> None:
        self.hands[seat].remove(next(number for number in self.hands[seat] if self.face[number] == card))
        self.discard.append(card)

    def hurt(self, seat: int, points: int) -> None:
        points = min(self.lives[seat], protection.ask(self, seat, points))
        self.lives[seat] -= points
        self.tell(ALL, "hurt", seat=seat, points=points)

    def bury(self, cause: tuple[str, ...], start: int) -> Steps[None]:
        """Settle the deaths, whatever killed: cards are laid open, and charms go off clockwise."""
        for seat in self.clockwise(start):
            if not self.lives[seat] and seat not in self.buried:
                self.buried.append(seat)
                self.tell(ALL, "laid-open", seat=seat, cards=[self.face[number] for number in self.hands[seat]])
                self.discard += [self.face[number] for number in self.hands[seat]]
                self.hands[seat] = []
                yield from self.fire(Event(DIED, seat, cause=cause), seat)

    def in_force(self, seat: int) -> list[str]:
        return [self.charm[seat]]

    # --- what is seen -----------------------------------------------------------------------------------------------

    def public(self) -> Table:
        return Table(
            turn=self.turn,
            lives=tuple(self.lives),
            charms=tuple(self.charm),
            hands=tuple(len(hand) for hand in self.hands),
            deck=len(self.deck),
            discard=tuple(self.discard),
        )

    def private(self, seat: int) -> Hand:
        return Hand(cards=tuple(self.face[number] for number in self.hands[seat]))

    def imagine(self, seat: int, dice: Dice) -> None:
        """The cards in other hands and on the deck may be any of those that the seat does not see."""
        redeal(self.face, [*(n for s in self.seats if s != seat for n in self.hands[s]), *self.deck], dice)

    def imaginable(self) -> bool:
        """Always: whatever cards there are, those that a seat does not see may lie in any order."""
        return True

    def invariants(self) -> None:
        """Cards are conserved, and nobody has more or fewer lives than can be."""
        held = [number for hand in [*self.hands, self.deck] for number in hand]
        assert len(held) == len(set(held)) and len(held) + len(self.discard) == len(self.face)
        assert all(0 <= life <= self.options.lives for life in self.lives)


@cards("potion", when=ANY_TIME)
def potion(game: Duel, seat: int, target: int) -> None:
    """Heals one, never beyond the start."""
    points = min(1, game.options.lives - game.lives[seat])
    game.lives[seat] += points
    game.tell(ALL, "healed", seat=seat, points=points)


@cards("bomb", when=ANY_TIME, offer=Duel.targets)
def bomb(game: Duel, seat: int, target: int) -> Steps[None]:
    """Hurts one other by one."""
    game.hurt(target, damage.ask(game, seat, 1, "bomb"))
    yield from game.bury((), seat)


@cards("parry", when=ANNOUNCED, offer=lambda game, seat, deed: deed.data["card"] in ("strike", "bomb"))
@cards("feint", when=ANNOUNCED, offer=lambda game, seat, deed: deed.data["card"] in ("parry", "feint"))
def counter(game: Duel, seat: int, deed: Event) -> None:
    """A parry stops a strike or a bomb; a feint stops a counter."""
    deed.data["stopped"] = True


@charms("revenge", when=DIED)
def revenge(game: Duel, seat: int, event: Event) -> Steps[None]:
    """Dying, its owner hurts one of the living."""
    if event.seat == seat:
        living = Pick(game.clockwise(seat + 1, game.living()), SEAT)
        target = yield from choose(Ask(seat, "revenge", living, limit=20))
        game.tell(ALL, "avenged", seat=seat, target=target)
        game.hurt(target, 1)
        yield from game.bury(event.cause, seat)


@charms("vulture", when=DIED)
def vulture(game: Duel, seat: int, event: Event) -> None:
    """When another dies, its owner draws a card."""
    if event.seat != seat and game.lives[seat]:
        game.draw(seat)


@damage("blade")
def blade(game: Duel, seat: int, points: int, card: str) -> int:
    """Strikes of its owner hurt one more; what else hurts does not."""
    return points + (card == "strike")


@protection("shield")
def shield(game: Duel, seat: int, points: int) -> int:
    """Its owner is never hurt by more than one at a time."""
    return min(points, 1)
