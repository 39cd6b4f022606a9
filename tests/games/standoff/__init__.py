"""Standoff: everybody aims at somebody, holds programs and has a role that lies face down.

A turn is one action: shoot, aim elsewhere, peek at a role, or put a program under the deck and draw another. Some
programs are played at any time, others only against a program or a shot. When somebody has died and all who live are of
one side, they have won.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator
from functools import partial
from itertools import chain
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
    Card,
    Cards,
    Dice,
    Effects,
    Event,
    Game,
    Mode,
    Next,
    Option,
    Outcome,
    Position,
    Seat,
    Steps,
    Tale,
    Tree,
    numbered,
)

SIDES = ("human", "machine")
LIVES = 2
DECK = {"trojan": 4, "rollback": 5, "defender": 4, "orellana": 3}
ANY_TIME, PLAYED, SHOT = "any-time", "played", "shot"

programs: Effects[Any] = Effects("program")


class Deal(Position, frozen=True):
    """A position: roles and programs of everybody, what lies on the deck (top first), and what has happened."""

    roles: tuple[str, ...]
    hands: tuple[tuple[str, ...], ...]
    deck: tuple[str, ...] = ()
    lives: tuple[int, ...] | None = None
    aims: tuple[int, ...] | None = None
    """At whom each aims, also the dead; else everybody at the next."""
    locked: tuple[int, ...] = ()
    peeked: tuple[tuple[int, int], ...] = ()
    """Who has seen whose role."""
    turn: int = 0
    round: int = 1


class Table(Struct, frozen=True):
    """What everybody sees."""

    turn: int
    round: int
    lives: tuple[int, ...]
    roles: tuple[str | None, ...]
    aims: tuple[int, ...]
    locked: tuple[int, ...]
    hands: tuple[int, ...]
    deck: int


class Note(Struct, frozen=True):
    """What somebody was when a player looked."""

    round: int
    seat: int
    role: str
    moved: bool
    """The card may lie elsewhere by now."""


class Own(Struct, frozen=True):
    """What one player sees besides."""

    role: str
    programs: tuple[str, ...]
    notes: tuple[Note, ...]


class Standoff(Cards):
    id = "standoff"
    PLAYERS = range(3, 7)
    MODES: ClassVar = {"basic": Mode(), "rifles": Mode({"points": 2})}
    HIDDEN = ("face", "role", "hands", "deck", "trail")
    EVENTS = (
        Tale("dealt", SOME, reveals=True, role=Card, cards=tuple[Card, ...]),
        Tale("played", reveals=True, seat=Seat, card=Card, targets=tuple[Seat, ...]),
        Tale("shot", seat=Seat, target=Seat),
        Tale("hurt", seat=Seat, points=Amount),
        Tale("died", reveals=True, seat=Seat, role=Card, cards=tuple[Card, ...]),
        Tale("aimed", seat=Seat, target=Seat),
        Tale("peeked", seat=Seat, target=Seat),
        Tale("saw", SOME, reveals=True, target=Seat, role=Card),
        Tale("exchanged", seat=Seat),
        Tale("drew-card", SOME, reveals=True, card=Card),
        Tale("mixed", seat=Seat, target=Seat),
    )
    EFFECTS = (programs,)

    class Options(Game.Options, frozen=True):
        points: Annotated[int, Meta(ge=1, le=2)] = 1
        window: Annotated[float, Meta(ge=0, le=60)] = 4.0
        deal: Deal | None = None

    options: Options
    role: list[int]
    hands: list[list[int]]
    deck: list[int]
    lives: list[int]
    aims: list[int]
    locked: list[int]
    turn: int
    round: int

    def setup(self) -> Next:
        deal = self.options.deal or self.shuffled()
        if fault := self.fault(deal) or (not deal.contrived and self.never(deal)):
            raise self.refuse_deal(fault)
        self.face, numbers = numbered([*deal.roles, *chain(*deal.hands), *deal.deck], self.dice)
        self.role = [numbers.pop(0) for _ in self.seats]
        self.hands = [[numbers.pop(0) for _ in hand] for hand in deal.hands]
        self.deck = numbers
        self.trail = []
        self.lives = self.lives_in(deal)
        self.aims = self.aims_in(deal)
        self.locked = list(deal.locked)
        self.turn = deal.turn
        self.round = deal.round
        for seat in self.seats:
            self.see(seat, self.role[seat], *self.hands[seat])
            self.tell(seat, "dealt", role=self.side(seat), cards=self.held(seat))
        self.open(*(self.role[seat] for seat in self.seats if not self.lives[seat]))
        for seat, target in deal.peeked:
            self.look(seat, target, (self.round, target))
        return self.take_turn

    def lives_in(self, deal: Deal) -> list[int]:
        return list(deal.lives or [LIVES for _ in self.seats])

    def aims_in(self, deal: Deal) -> list[int]:
        return list(deal.aims or [self.clockwise(seat + 1)[0] for seat in self.seats])

    def fault(self, deal: Deal) -> str | None:
        """Why the rules cannot go on from here, if they cannot."""
        return next(self.faults(deal), None)

    def faults(self, deal: Deal) -> Iterator[str]:
        """All that speaks against a position; the first of it says enough."""
        lives, aims = self.lives_in(deal), self.aims_in(deal)
        if {len(deal.roles), len(deal.hands), len(lives), len(aims)} != {len(self.seats)}:
            yield f"it must give a role, a hand, lives and an aim for {len(self.seats)} seats"
        if not {*deal.roles} <= {*SIDES} or not {*chain(*deal.hands, deal.deck)} <= DECK.keys():
            yield f"roles are {', '.join(SIDES)}, and programs {', '.join(DECK)}"
        if not all(0 <= left <= LIVES for left in lives):
            yield f"each has 0 to {LIVES} lives"
        living = {seat for seat in self.seats if lives[seat]}
        if len(living) < 2 or deal.turn not in living or not {*deal.locked} <= living:
            yield "two must be alive, and the turn and every locked weapon belong to somebody who is"
        if any(aims[seat] not in living - {seat} for seat in living):
            yield "whoever lives aims at another who does"
        if not {*chain(*deal.peeked)} <= {*self.seats}:
            yield "only who is there has seen a role"

    def never(self, deal: Deal) -> str | None:
        """Why nothing leads here, if nothing does."""
        lives = self.lives_in(deal)
        programs = Counter(chain(*deal.hands, deal.deck))
        if any(count > DECK[program] for program, count in programs.items()):
            return f"there are only {', '.join(f'{count} × {program}' for program, count in DECK.items())}"
        if {*deal.roles} != {*SIDES}:
            return "both sides are dealt"
        sides = {side for side, left in zip(deal.roles, lives, strict=True) if left}
        if 0 in lives and len(sides) < 2:
            return "somebody has died and one side is left: the match is over"
        if any(hand and not left for hand, left in zip(deal.hands, lives, strict=True)):
            return "the dead hold no programs"
        return None

    def shuffled(self) -> Deal:
        count = len(self.seats)
        roles = tuple(self.dice.sample((SIDES * count)[:count], count))
        deck = [face for face, copies in DECK.items() for _ in range(copies)]
        self.dice.shuffle(deck)
        hands = tuple((deck.pop(), deck.pop()) for _ in self.seats)
        return Deal(roles, hands, tuple(deck))

    # --- the turn ---------------------------------------------------------------------------------------------------

    def take_turn(self) -> Steps[Next]:
        yield from self.interruptible(self.action(self.turn))
        if self.over():
            winners = tuple(self.living())
            return Outcome(winners, "one-side", self.side(winners[0]))
        following = self.clockwise(self.turn + 1, self.living())[0]
        self.round += following <= self.turn
        self.turn = following
        return self.take_turn

    def over(self) -> bool:
        """Somebody has died, and all who live are of one side; nobody looks before."""
        return 0 in self.lives and len({self.side(seat) for seat in self.living()}) < 2

    def action(self, seat: int) -> Steps[None]:
        deed, *how = yield Ask(seat, "action", self.actions, limit=60)
        if deed == "shoot":
            yield from self.shoot(seat, self.aims[seat])
        elif deed == "aim":
            self.take_aim(seat, how[0])
        elif deed == "peek":
            self.tell(ALL, "peeked", seat=seat, target=how[0])
            self.look(seat, how[0], (self.round, how[0]))
        else:
            self.exchange(seat, how[0])

    def actions(self) -> Tree:
        seat = self.turn
        options: dict[Option, Branch | None] = {"shoot": None, "peek": self.targets(seat)}
        if seat not in self.locked:
            options["aim"] = self.elsewhere(seat)
        if self.deck:
            options["exchange"] = Branch("program", dict.fromkeys(self.held(seat)), of=CARD)
        return Tree(Branch("action", options))

    def targets(self, seat: int) -> Branch:
        return Branch("target", dict.fromkeys(self.others(seat)), of=SEAT)

    def elsewhere(self, seat: int) -> Branch:
        """At whom else a weapon may be aimed."""
        return Branch("target", {one: None for one in self.others(seat) if one != self.aims[seat]}, of=SEAT)

    def shoot(self, seat: int, target: int) -> Steps[None]:
        """The shot is fired at whom the weapon is aimed, and unlocks it."""
        self.locked = [one for one in self.locked if one != seat]
        self.tell(ALL, "shot", seat=seat, target=target)
        shot = Event(SHOT, target, {"left": self.options.points})
        yield from self.reactions(shot, seat)
        points = min(shot.data["left"], self.lives[target])
        self.lives[target] -= points
        self.tell(ALL, "hurt", seat=target, points=points)
        if not self.lives[target]:
            self.bury(target)

    def exchange(self, seat: int, card: str) -> None:
        """Which card goes under the deck, nobody sees; whoever had seen the hand has lost track of it."""
        self.mix(self.hands[seat], seat)
        self.deck.append(self.take(seat, card))
        drawn = self.deck.pop(0)
        self.hands[seat].append(drawn)
        self.see(seat, drawn)
        self.tell(ALL, "exchanged", seat=seat)
        self.tell(seat, "drew-card", card=self.face[drawn])

    # --- programs ---------------------------------------------------------------------------------------------------

    def offers(self, seat: int) -> list[Ask]:
        found = programs.offers(ANY_TIME, self.held(seat), self, seat)
        return [Ask(seat, "play", Tree(Branch("program", found, of=CARD)))] if self.lives[seat] else []

    def interrupt(self, seat: int, key: str, value: tuple[Any, ...]) -> Steps[None]:
        card, *targets = value
        yield from self.play(seat, card, *targets)

    def play(self, seat: int, card: str, *how: Any) -> Steps[None]:
        """A program is laid off and announced, and has its effect unless it is rolled back."""
        self.open(self.take(seat, card))
        self.tell(ALL, "played", seat=seat, card=card, targets=[one for one in how if isinstance(one, int)])
        deed = Event(PLAYED, seat, {"left": 1})
        yield from self.reactions(deed, seat)
        if deed.data["left"]:
            yield from programs.play(card, self, seat, *how)

    def reactions(self, event: Event, start: int) -> Steps[None]:
        """A window for programs against this, which opens again after each of them, as long as anything is left."""
        order = self.clockwise(start, self.living())
        while event.data["left"]:
            against = partial(self.against, event)
            found = yield from self.react(event.name, order, against, self.options.window, CARD)
            if found is None:
                break
            yield from self.play(*found, event)

    def against(self, event: Event, seat: int) -> Collection[str]:
        return programs.offers(event.name, self.held(seat), self, seat, event)

    # --- what happens to cards and people ---------------------------------------------------------------------------

    def living(self) -> list[int]:
        return [seat for seat in self.seats if self.lives[seat]]

    def others(self, seat: int) -> list[int]:
        return [other for other in self.clockwise(seat + 1, self.living()) if other != seat]

    def side(self, seat: int) -> str:
        return self.face[self.role[seat]]

    def held(self, seat: int) -> list[str]:
        """The programs of a hand by their words, each once, in an order that tells nothing."""
        held = {self.face[card] for card in self.hands[seat]}
        return [face for face in DECK if face in held]

    def take(self, seat: int, face: str) -> int:
        """A program out of a hand."""
        card = next(card for card in self.hands[seat] if self.face[card] == face)
        self.hands[seat].remove(card)
        return card

    def look(self, seat: int, target: int, note: tuple[Any, ...]) -> None:
        """Somebody sees a role."""
        self.see(seat, self.role[target], note=note)
        self.tell(seat, "saw", target=target, role=self.side(target))

    def take_aim(self, seat: int, target: int) -> None:
        self.aims[seat] = target
        self.tell(ALL, "aimed", seat=seat, target=target)

    def bury(self, seat: int) -> None:
        """The cards of the dead are laid open, and whoever aims at them aims at the next."""
        self.open(self.role[seat], *self.hands[seat])
        self.tell(ALL, "died", seat=seat, role=self.side(seat), cards=[self.face[card] for card in self.hands[seat]])
        self.hands[seat] = []
        for other in self.living():
            if self.aims[other] == seat and (nearest := self.clockwise(seat, self.others(other))):
                self.locked = [one for one in self.locked if one != other]
                self.take_aim(other, nearest[0])

    # --- what is seen -----------------------------------------------------------------------------------------------

    def public(self) -> Table:
        return Table(
            turn=self.turn,
            round=self.round,
            lives=tuple(self.lives),
            roles=tuple(None if self.lives[seat] else self.side(seat) for seat in self.seats),
            aims=tuple(self.aims),
            locked=tuple(self.locked),
            hands=tuple(map(len, self.hands)),
            deck=len(self.deck),
        )

    def private(self, seat: int) -> Own:
        held = sorted((self.face[card] for card in self.hands[seat]), key=list(DECK).index)
        return Own(self.side(seat), tuple(held), tuple(self.seen(seat)))

    def seen(self, seat: int) -> Iterable[Note]:
        for (number, target), (card,) in self.notes(seat):
            yield Note(number, target, self.face[card], not self.traced(seat, card))

    def lying(self) -> list[list[int]]:
        return [self.role, *self.hands, self.deck]

    def pools(self) -> list[list[int]]:
        cards = range(len(self.face))
        return [[card for card in cards if (self.face[card] in SIDES) == role] for role in (True, False)]

    def imagine(self, seat: int, dice: Dice) -> None:
        """Where somebody has died and the match went on, those who live are not all of one side."""
        self.doubt(seat, dice, holds=lambda *_: not self.over())


def weapons(game: Standoff, seat: int) -> Branch:
    """The weapons of others, each with whom else it may be aimed at."""
    return Branch("weapon", {holder: game.elsewhere(holder) for holder in game.others(seat)}, of=SEAT)


@programs("trojan", when=ANY_TIME, offer=weapons)
def trojan(game: Standoff, seat: int, holder: int, target: int) -> None:
    """Aim the weapon of another elsewhere; its holder may not aim it until it is fired."""
    game.locked.append(holder)
    game.take_aim(holder, target)


@programs("rollback", when=PLAYED)
def rollback(game: Standoff, seat: int, played: Event) -> None:
    """Cancel the program that was just played, another rollback as well."""
    played.data["left"] = 0


@programs("defender", when=SHOT)
def defender(game: Standoff, seat: int, shot: Event) -> None:
    """Prevent one point of harm, whoever is shot at."""
    shot.data["left"] -= 1


@programs("orellana", when=ANY_TIME, offer=Standoff.targets)
def orellana(game: Standoff, seat: int, target: int) -> None:
    """Two roles are mixed: nobody can follow them, and their owners look what they are now."""
    game.mix([game.role[seat], game.role[target]])
    if game.dice.below(2):
        game.role[seat], game.role[target] = game.role[target], game.role[seat]
    game.tell(ALL, "mixed", seat=seat, target=target)
    for owner in (seat, target):
        game.look(owner, owner, ())
