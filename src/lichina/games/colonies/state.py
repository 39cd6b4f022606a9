"""The state of a match of «Война колоний», and what the rules ask of it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, TypedDict

from lichina.kernel import ALL, CARD, Ask, Cards, Clock, Form, Modifiers, Option, Part, Pick, Steps

from . import open_boards
from .box import BLUE, COLONIES, DEN, KIND, LIMITS, RIVAL, TOWN, YELLOW
from .options import Choices

STUDENT = "john_price"
"""Who has the abilities of all others at his place of the town."""


class CombatState(TypedDict, total=False):
    """The combat under way; what is kept by side is kept by colony."""

    place: str
    sides: dict[str, list[str]]
    """Who fights for whom."""
    tactics: dict[str, str]
    bids: dict[str, int]
    faces: dict[str, str]
    """What the dice show."""
    strength: dict[str, int]
    worth: dict[str, int]
    """How much strength the tactic of each side brings."""
    reckless: list[str]
    """The sides whose wounds the rival lays out if they lose."""
    doubled: list[str]
    """The sides of whose bullets two count twice."""
    foiled: list[str]
    """The sides whose retreat does not happen."""
    ally: str
    """For which colony the wolf fights, if he does."""
    paid: bool
    """Whether the wolf gets something for it."""
    over: bool
    winner: str


class ColoniesState(Cards):
    """What is on the table, and whose it is."""

    options: Choices

    # --- players
    home: list[str]
    """Where each seat belongs: `blue`, `yellow` or `den`."""
    teams: dict[str, list[int]]
    leader: dict[str, int]
    head: list[str]
    """The group leader of each seat; nobody if it has no survivors."""
    first_head: list[str]
    objective: str
    hands: list[list[int]]
    secret: list[int]
    """The card of each seat that says what it needs to win."""
    pool: list[list[int]]
    """The unused dice of each seat, in rising order."""
    extra: list[int]
    """How many more dice, or fewer, each seat rolls next time."""

    # --- survivors
    owner: dict[str, int]
    place: dict[str, str]
    wounds: dict[str, int]
    frost: dict[str, int]
    despair: dict[str, int]
    gear: dict[str, list[int]]
    down: list[str]
    """Bitten while all act at once: they lie on their sides until the stage is over."""
    dead: list[tuple[str, int, int]]
    """The graveyard: who, whose, and what the round tracker showed then."""
    newcomers: list[str]
    """The deck of survivors."""
    tired: list[str]
    """Survivors whose ability was used in this round."""
    spent: list[int]
    """Equipment that was used in this round."""

    # --- boards
    zombies: dict[str, int]
    barricades: dict[str, int]
    traps: dict[str, int]
    noise: dict[str, int]
    morale: dict[str, int]
    food: dict[str, int]
    starving: dict[str, int]
    bullets: dict[str, int]
    helpless: dict[str, int]
    unruly: dict[str, int]
    trophies: dict[str, int]
    waste: dict[str, list[int]]
    storage: dict[str, list[int]]
    won: dict[str, list[str]]
    """Where each colony has won combats."""
    strength_at_start: dict[str, int]
    """How many survivors each colony began with."""

    attached: dict[str, dict[str, int]]
    """Cards that stay: the rule, with whom or where it stays, and a number by which it is counted."""

    # --- cards
    backs: list[tuple[int, str]]
    """The first card of every back, in rising order."""
    decks: dict[str, list[int]]
    loose: dict[str, int]
    """How many cards on top of each deck lie as they were last shuffled, their backs in an order that nobody knows."""
    roads: list[int]
    crises: list[int]
    missions: list[int]
    held: list[int]
    """The wolf's missions."""
    removed: list[int]
    """Items out of the game, the last one last."""
    aside: list[int]
    """Items that lie open for a moment: staked, left by the dead, or given to be played at once."""
    spied: list[int]
    """Cards in hands and decks that somebody other than their holder has seen in secret."""
    favoured: str
    """A colony that was drawn in secret for the lone wolf."""

    # --- the round
    rounds: int
    """What the round tracker shows."""
    posed: list[int]
    """The crisis of this round, once it is revealed and until it is resolved."""
    given: list[int]
    points: int
    """Points that count for the crisis on top of cards."""
    skipped: bool
    """Whether the crisis of this round is not resolved."""
    stage: str
    turn: int
    """How many pairs have had their turn in this round."""
    active: list[int]
    moved: list[str]
    passed: list[int]
    ready: list[int]
    """Who has finished acting."""
    tones: dict[str, list[str]]
    """In which tones things of each kind were said lately, by colony."""
    spoken: list[int]
    """Who has said something to friends in this turn, once for each time."""
    refused: list[tuple[int, str]]
    """Who has refused which kind of card in this turn."""
    found: dict[int, list[int]]
    """What each seat sees while it searches."""
    fresh: dict[int, list[int]]
    """The card of each hand that was found just now and may still be exchanged."""
    bitten: list[str]
    settling: bool
    """Whether those who were bitten in this turn die now: that is part of it (R128)."""
    bereft: list[int]
    """Who has lost the last survivor in combat, and gets another after it."""
    reader: dict[int, int]
    road: dict[int, int]
    """The crossroads card of each seat whose turn it is, and who reads it."""
    deeds: dict[int, dict[tuple[str, str, str], None]]
    """What each of them has done or been: the deed, the survivor, the place."""
    highs: dict[int, dict[str, int]]
    """The most that there was of something while it was their turn."""
    counts: dict[str, list[int]]
    """What secret objectives count, by seat."""
    searched: list[list[str]]
    """The places of the town at which each seat has searched."""
    fights: dict[str, int]
    """In how many combats each survivor has been."""
    glass: Clock
    halted: int
    """How many others are being asked while the glass stands still."""
    fronts: list[str]
    """Where combats are still to come."""
    order: list[str]
    """The colonies in the order of morale that was found at the start of a step."""
    battle: CombatState
    """Empty while nobody fights."""

    # --- players ----------------------------------------------------------------------------------------------------

    @property
    def crisis(self) -> int | None:
        """The crisis of this round, if there is one."""
        return self.posed[0] if self.posed else None

    @property
    def wolf(self) -> int | None:
        """The lone wolf, unless he has left the game."""
        return self.teams[DEN][0] if self.teams[DEN] else None

    @property
    def wolf_seat(self) -> int | None:
        """Who is the lone wolf, in the game or not."""
        return self.home.index(DEN) if DEN in self.home else None

    def cast(self) -> list[Part]:
        """The secret objective of each, and the colony, or the den of the lone wolf."""
        return [Part(self.face[self.secret[seat]], self.home[seat]) for seat in self.seats]

    def plays(self, seat: int) -> bool:
        """Whether a seat is still in the game."""
        return seat in self.teams[self.home[seat]]

    def mates(self, seat: int) -> list[int]:
        """The other players of a colony."""
        return [other for other in self.teams[self.home[seat]] if other != seat]

    def in_order(self, colony: str) -> list[int]:
        """The players of a colony from its leader on."""
        return self.clockwise(self.leader[colony], self.teams[colony])

    def right_of(self, seat: int) -> int:
        """The neighbour to the right in the same colony (R7)."""
        team = self.teams[self.home[seat]]
        return team[team.index(seat) - 1]

    def by_morale(self, higher: bool = False) -> list[str]:
        """The colony with lower morale, or with higher, then the other; of equals, the higher roll (R13, R103)."""
        blue, yellow = self.morale[BLUE], self.morale[YELLOW]
        if blue != yellow:
            return [BLUE, YELLOW] if (blue < yellow) != higher else [YELLOW, BLUE]
        rolls = [self.dice.roll(), self.dice.roll()]
        while rolls[0] == rolls[1]:
            rolls = [self.dice.roll(), self.dice.roll()]
        return [BLUE, YELLOW] if rolls[0] > rolls[1] else [YELLOW, BLUE]

    def ask(self, seat: int, key: str, form: Any, **more: Any) -> Ask[Any]:
        """A question with the time that people have to think."""
        return Ask(seat, key, form, limit=self.options.thinking, **more)

    def pick(self, seat: int, key: str, options: Iterable[Option], of: Any = CARD) -> Steps[Any]:
        """What somebody picks; where there is one option, that one. Nothing, if there is none."""
        listed = list(options)
        if len(listed) < 2:
            return listed[0] if listed else None
        form: Form = Pick(listed, of)
        return (yield self.ask(seat, key, form))

    # --- survivors --------------------------------------------------------------------------------------------------

    def group(self, seat: int) -> list[str]:
        """The survivors of a player."""
        return open_boards.group(self, seat)

    def standing(self, seat: int) -> list[str]:
        """Those of them who do not lie on their sides."""
        return open_boards.standing(self, seat)

    def side(self, survivor: str) -> str:
        """The colony of a survivor, or the den."""
        return self.home[self.owner[survivor]]

    def allies(self, colony: str) -> list[str]:
        """All survivors of a colony."""
        return [one for one, owner in self.owner.items() if self.home[owner] == colony]

    def powers(self, survivor: str) -> list[str]:
        """The survivor and its equipment, whatever may answer a question for it; nothing if it lies down (R20)."""
        if survivor in self.down:
            return []
        face = self.face
        found = [survivor, *[face[card] for card in self.gear[survivor]]]
        if survivor == STUDENT and self.place[survivor] in TOWN:
            found += [one for one in open_boards.at(self, self.place[survivor]) if one != survivor]
        return found

    def question(self, asked: Modifiers, survivor: str, value: Any, *context: Any) -> Any:
        """The answer to a named question about a survivor, after all that works for it."""
        if survivor not in asked and not self.gear[survivor] and survivor != STUDENT:
            return value
        for name in self.powers(survivor):
            if name in asked:
                value = asked[name](self, survivor, value, *context)
        return value

    def armed(self, survivor: str) -> bool:
        """Whether a survivor has a card with the weapon symbol (R48)."""
        return any(KIND[self.face[card]] == "weapon" for card in self.gear[survivor])

    # --- stocks -----------------------------------------------------------------------------------------------------

    def change(self, what: str, colony: str, by: int) -> int:
        """More or less of a stock of a colony, never below nothing; how much it really was."""
        stock: dict[str, int] = getattr(self, what)
        by = max(by, -stock[colony])
        if by:
            stock[colony] += by
            self.tell(ALL, "stock", colony=colony, what=what, by=by, left=stock[colony])
        return by

    def change_morale(self, colony: str, by: int) -> None:
        """Morale moves between nothing and its most; what has hit nothing never rises again (§2.12)."""
        if colony == DEN and self.wolf is None:
            return
        now = self.morale[colony]
        most = LIMITS["wolf_morale_most"] if colony == DEN else LIMITS["morale"]
        if now:
            self.change("morale", colony, min(by, most - now))
        if colony == DEN and not self.morale[DEN]:
            self.wolf_leaves()

    def wolf_leaves(self) -> None:
        """The wolf without morale has lost: his survivors, hand and equipment leave the game at once (R79)."""
        seat = self.teams[DEN][0]
        for survivor in self.group(seat):
            self.removed += self.gear[survivor]
            self.take_off(survivor)
        self.removed += self.hands[seat]
        self.hands[seat], self.pool[seat], self.head[seat] = [], [], ""
        self.teams[DEN] = []
        self.tell(ALL, "wolf-left", seat=seat)

    def take_off(self, survivor: str) -> None:
        """A survivor is no longer in play."""
        for about in (self.owner, self.place, self.wounds, self.frost, self.despair, self.gear):
            del about[survivor]
        if survivor in self.down:
            self.down.remove(survivor)
        for targets in self.attached.values():
            targets.pop(survivor, None)

    def attach(self, rule: str, target: str, number: int = 0) -> None:
        """A card stays with a survivor, a colony, a player or a place (R31)."""
        self.attached.setdefault(rule, {})[target] = number
        self.tell(ALL, "attached", rule=rule, target=target)

    def bound(self, rule: str, target: str) -> bool:
        """Whether a card that means this stays there."""
        return target in self.attached.get(rule, ())

    def gain_bullets(self, colony: str, count: int) -> None:
        """Bullets come from a supply that both colonies share; the wolf can never have any (R77)."""
        left = LIMITS["bullets"] - sum(self.bullets.values())
        if colony != DEN:
            self.change("bullets", colony, min(count, left))

    # --- dice -------------------------------------------------------------------------------------------------------

    def spend(self, seat: int, die: int) -> None:
        """A die of this value is used."""
        self.pool[seat].remove(die)

    def turn_die(self, seat: int, die: int, value: int) -> None:
        """An unused die shows another value."""
        self.pool[seat].remove(die)
        self.pool[seat].append(value)
        self.pool[seat].sort()
        self.tell(ALL, "die", seat=seat, was=die, now=value)

    # --- what is remembered -----------------------------------------------------------------------------------------

    def note(self, seat: int, deed: str, survivor: str = "", place: str = "", late: bool = False) -> None:
        """Something was done that a crossroads card may wait for; whether one does, nobody is told."""
        if seat in self.deeds and (late or self.stage in ("move", "act", "turn")):
            self.deeds[seat][deed, survivor, place] = None

    def count(self, what: str, seat: int, by: int = 1) -> None:
        """Something happened that secret objectives count (R93)."""
        self.counts[what][seat] += by

    def rival_of(self, colony: str) -> list[str]:
        """The rival colony; for the wolf either (R82)."""
        return list(COLONIES) if colony == DEN else [RIVAL[colony]]
