"""What somebody at the table can think: who is on which side, and what lies face down.

Every seat has, for each side it may be on, a few ways in which it can have played its three cards. What is known for
sure rules some of them out; what was said and how it was voted makes some more likely than others. From that follow the
chances of the sides, and from those the chances of what every passenger is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import permutations
from math import exp
from typing import TypeAlias

from msgspec.structs import replace

from lichina.kernel import Dice, Told

from .box import CASTS, COLOUR_OF, COLOURS, FACES, GUIDES, JASTER, KIND_OF, NO_COLOUR, SAME, SMUGGLERS
from .talk import wording_of
from .value import LikelyGuest, boat_points, guest
from .view import Claim, Private, Public, Truth

Chances: TypeAlias = list[float]
"""For each face, or for each side, how likely it is."""
Mark: TypeAlias = tuple[int, str, int, int]
"""Something about a hand in a round: a card of it was seen, or exchanged for another (faces, -1: unknown)."""
Plan: TypeAlias = tuple[float, tuple[int, ...]]
"""How likely, and what is played in each round: a kind, or `FIXED` and more for a certain face."""

SIDES = (GUIDES, SMUGGLERS, JASTER)
KINDS = ("soul", "demon", "jaster")
SOUL, DEMON, FOOL = range(3)
DEALT = ((SOUL, SOUL, DEMON), (SOUL, DEMON, DEMON), (FOOL, SOUL, DEMON))
"""The kinds that each side is dealt."""
KIND = tuple(KINDS.index(KIND_OF[face]) for face in FACES)
FACE = {face: number for number, face in enumerate(FACES)}
HAVING = {shade: tuple(int(COLOUR_OF[face] == shade) for face in FACES) for shade in (*COLOURS, NO_COLOUR)}
FIXED = 10
BOLD = 0.8
"""How much a point more of a boat speaks for it to those who vote."""
OWN_BOAT = 1.4
"""How many times likelier somebody votes for a boat with a passenger of their own side."""
SURPRISE = 0.12
"""How likely, at least, everybody is to vote in any given way."""


def fits(what: str, face: int) -> bool:
    """Whether a passenger can be called so."""
    return what in (FACES[face], KIND_OF[FACES[face]], COLOUR_OF[FACES[face]])


def _said_of_own(side: int, what: str, face: int) -> float:
    """How likely one of this side says this about an own passenger that has this face."""
    true, kind = fits(what, face), KIND[face]
    if side == 0:
        return _said_by_a_guide(what, face, true)
    if what in COLOURS:
        return 0.3 if true else 0.15
    if what == JASTER:
        return 0.1 if true else 0.02
    shade = what.partition("-")[2]
    if not shade:
        share = 0.3
    elif kind == FOOL:
        share = 0.8
    else:
        share = 1.0 if shade == COLOUR_OF[FACES[face]] else 0.4
    if what.startswith("soul"):
        likely = ((0.55, 0.5), (0.6, 0.35), (0.5, 0.5))[kind][side - 1]
    else:
        likely = ((0.15, 0.2), (0.2, 0.4), (0.3, 0.3))[kind][side - 1]
    return likely * share


def _said_by_a_guide(what: str, face: int, true: bool) -> float:
    """Guides tell who it is; not always the colour."""
    if what == FACES[face]:
        return 0.8
    if true:
        return 0.25
    return 0.08 if what.partition("-")[0] == KIND_OF[FACES[face]] == "soul" else 0.02


WHAT = (*FACES, "soul", "demon", *COLOURS)
OWN = {
    what: tuple(tuple(_said_of_own(side, what, face) for face in range(len(FACES))) for side in range(3))
    for what in WHAT
}
SEEN = {
    what: tuple(
        tuple((right if fits(what, face) else wrong) for face in range(len(FACES)))
        for right, wrong in ((0.8, 0.02), (0.4, 0.25), (0.5, 0.15))
    )
    for what in WHAT
}
"""The same about the passenger of somebody else at which the speaker has peeked."""
ACCUSED = ((0.5, 0.15), (0.1, 0.35), (0.3, 0.25))
"""How likely each side calls one a smuggler who is one, and one who is not."""


DISLOYAL = 35
"""Rounds in a hundred in which a smuggler calls a fellow one, too, who looks like one to everybody."""


class Recollection:
    """What the story tells that nobody sees on the table later: who has peeked at whom, and who has exchanged cards."""

    def __init__(self) -> None:
        self.heard = 0
        self.round = 0
        self.peeks: set[tuple[int, int, int]] = set()
        """Who has peeked, whose passenger it was, and of which round."""
        self.trades: list[tuple[int, int, int]] = []
        self.tones: dict[str, list[str]] = {}
        """In which tones people have spoken, by what it was about."""
        self.begins: list[int] = []
        """After how much of the story each round began."""
        self.asked: list[tuple[int, int, int, str]] = []
        """What people have typed to ask: the round, who, whom, `why` or `who`."""
        self.loyalty: dict[int, bool] = {}
        """In which rounds a fellow is spared, as it was drawn."""

    def loyal(self, number: int, dice: Dice) -> bool:
        """Whether no fellow is called a smuggler in this round, whatever it looks like; drawn once a round."""
        if number not in self.loyalty:
            self.loyalty[number] = dice.below(100) >= DISLOYAL
        return self.loyalty[number]

    def typed(self, lines: Iterable[tuple[int, Told]], river: Public) -> Public:
        """The table with what people have typed among what was said; what they ask is noted."""
        self.asked, said = [], list(river.claims)
        for after, event in lines:
            data = event.data
            number = sum(begin <= after for begin in self.begins)
            own = [rider for rider, one in enumerate(river.riders) if (one.by, one.round) == (data["seat"], number)]
            topic = event.key.removeprefix("said-")
            if topic == "asked":
                target = data["target"]
                if target is None and data["about"] == "why":
                    target = self._meant(data["seat"], number, said)
                self.asked += [] if target is None else [(number, data["seat"], target, data["about"])]
            elif topic == "think":
                said.append(Claim(number, data["seat"], topic, data["side"], target=data["target"]))
            elif topic == "am":
                said.append(Claim(number, data["seat"], topic, data["side"]))
            elif own:
                said.append(Claim(number, data["seat"], topic, data["what"], rider=own[-1]))
        return replace(river, claims=tuple(said)) if len(said) > len(river.claims) else river

    def _meant(self, seat: int, number: int, said: Iterable[Claim]) -> int | None:
        """A question to nobody in particular is for the last player who has spoken of the asker in this round."""
        about = [claim.seat for claim in said if claim.round == number and claim.target == seat]
        return about[-1] if about else None

    def hear(self, events: Iterable[Told]) -> None:
        """What was told since."""
        for event in events:
            self.heard += 1
            data = event.data
            if event.key == "round-begins":
                self.round = data["round"]
                self.begins.append(self.heard)
            elif event.key == "peeked" and data["target"] is not None:
                where = data["cell"].split("-")
                self.peeks.add((data["seat"], data["target"], int(where[1]) if where[0] == "shore" else self.round))
            elif event.key == "traded":
                self.trades.append((self.round, data["seat"], data["target"]))
            elif "tone" in data:
                kind = wording_of(event.key.removeprefix("said-"), data.get("what"))
                self.tones.setdefault(kind, []).append(data["tone"])


@lru_cache(maxsize=4096)
def plans(side: int, marks: tuple[Mark, ...]) -> tuple[Plan, ...]:
    """The ways in which one of this side can have played, and will play, the three cards."""
    found: dict[tuple[int, ...], float] = {}
    for order in dict.fromkeys(permutations(DEALT[side])):
        for weight, played in _marked(list(order), list(marks)):
            found[played] = found.get(played, 0.0) + weight
    total = sum(found.values())
    return tuple((weight / total, played) for played, weight in found.items()) if total else ()


def _marked(order: list[int], marks: list[Mark]) -> Iterator[Plan]:
    """An order of cards with all that is known of the hand; a card seen in a round is played in a later one."""
    if not marks:
        yield 1.0, tuple(order)
        return
    (number, what, gone, come), *rest = marks
    for place in range(number, 3):
        held = order[place]
        if gone >= 0 and held not in (KIND[gone], FIXED + gone):
            continue
        if what == "seen":
            yield from _marked([*order[:place], FIXED + gone, *order[place + 1 :]], rest)
        else:
            news = (FIXED + come,) if come >= 0 else (SOUL, DEMON)
            for new in news:
                for weight, played in _marked([*order[:place], new, *order[place + 1 :]], rest):
                    yield weight / len(news), played


def cast(likely: Sequence[Sequence[float]], smugglers: int, jaster: int) -> list[Chances]:
    """The chances of the sides of some seats, given how many smugglers and Jasters are among them.

    All ways to give them their sides are summed up seat by seat, from both ends.
    """
    width, size = jaster + 1, (smugglers + 1) * (jaster + 1)
    steps = (0, width, 1)
    before = [[1.0] + [0.0] * (size - 1)]
    for chances in likely:
        before.append(_one_more(before[-1], chances, width))
    after = [1.0] + [0.0] * (size - 1)
    found: list[Chances] = []
    for seat in range(len(likely) - 1, -1, -1):
        sums = []
        for side, chance in enumerate(likely[seat]):
            left = size - 1 - steps[side] if side < 2 or jaster else -1
            sums.append(chance * _both(before[seat], after, left, width) if left >= 0 else 0.0)
        total = sum(sums) or 1.0
        found.append([one / total for one in sums])
        after = _one_more(after, likely[seat], width)
    return found[::-1]


def _one_more(ways: Chances, chances: Sequence[float], width: int) -> Chances:
    """How likely each number of smugglers and Jasters is, with one seat more."""
    guide, smuggler, fool = chances
    more = [guide * way for way in ways]
    for place in range(width, len(ways)):
        more[place] += smuggler * ways[place - width]
    for place in range(1, len(ways), 2) if width == 2 else ():
        more[place] += fool * ways[place - 1]
    return more


def _both(before: Chances, after: Chances, left: int, width: int) -> float:
    """How likely seats before and after have these numbers of smugglers and Jasters together."""
    if width == 1:
        return sum(before[place] * after[left - place] for place in range(left + 1))
    return sum(before[place] * after[left - place] for place in range(left + 1) if left & 1 or not place & 1)


class Mind:
    """The chances of all sides and passengers, as one seat sees them, or an onlooker (None)."""

    def __init__(
        self, river: Public, hand: Private | None, seat: int | None, story: Recollection, strict: bool
    ) -> None:
        self.river = river
        self.seat = seat
        self.hand = hand
        self.story = story
        self.strict = strict
        self.seats = range(len(river.cards))
        self.cast = CASTS[len(self.seats)]
        self.riders = range(len(river.riders))
        self.placed: list[dict[int, int]] = [{} for _ in self.seats]
        for number, rider in enumerate(river.riders):
            if rider.by is not None:
                self.placed[rider.by][rider.round] = number
        self.known = self._known()
        self.shades = self._shades()
        self.firm = [self._firm(rider) for rider in self.riders]
        """For each passenger and face how likely it is within its kind, by all that is sure."""
        self.words: list[list[Chances]] = [[[1.0] * 7 for _ in range(3)] for _ in self.riders]
        """For each passenger, side of its owner and face, how likely all is that was said and voted."""
        self.lean = [[1.0, 1.0, 1.0] for _ in self.seats]
        """For each seat and side, how likely all is that it did otherwise."""
        self.sure = self._sure()
        self.marks = [self._marks(other) for other in self.seats]
        self._each: list[list[Chances]] = []
        """Both together."""
        self.faces: list[Chances] = []
        self.sides: list[Chances] = []
        self._weigh_own_words()
        self._settle()
        if river.sailings or any(claim.topic in ("saw", "think") for claim in river.claims) or self._counts():
            self._weigh_what_hangs_together()
            self._settle()

    # --- what is sure ---------------------------------------------------------------------------------------------

    def _known(self) -> dict[int, int]:
        known = {number: FACE[rider.face] for number, rider in enumerate(self.river.riders) if rider.face is not None}
        if self.hand is not None:
            known |= {rider: FACE[face] for rider, face in self.hand.known.items()}
        return known

    def _shades(self) -> Chances:
        """For each face, how likely a passenger of its kind has its colour: by how many are left."""
        left = [float(SAME)] * 6 + [1.0]
        for face in (*self.known.values(), *(FACE[card] for card in (self.hand.cards if self.hand else ()))):
            left[face] = max(0.25, left[face] - 1.0)
        souls, demons = sum(left[:3]), sum(left[3:6])
        return [*(one / souls for one in left[:3]), *(one / demons for one in left[3:6]), 1.0]

    def _firm(self, rider: int) -> Chances:
        if rider in self.known:
            return [float(face == self.known[rider]) for face in range(7)]
        firm = self.shades.copy()
        for truth in self.river.truths:
            if truth.riders == (rider,):
                has = HAVING[truth.colour]
                firm = [chance if has[face] == truth.count else 0.0 for face, chance in enumerate(firm)]
        return firm

    def _counts(self) -> list[Truth]:
        """Truths about several passengers at once."""
        return [truth for truth in self.river.truths if len(truth.riders) > 1]

    def _sure(self) -> dict[int, int]:
        """Whose side is known."""
        if self.hand is None or self.seat is None:
            return {}
        side = SIDES.index(self.hand.side)
        sure = {self.seat: side}
        sure |= dict.fromkeys(self.hand.fellows, 1)
        return sure

    def _marks(self, seat: int) -> tuple[Mark, ...]:
        """What is known about the hand of somebody."""
        marks: list[Mark] = []
        glimpses = self.hand.glimpses if self.hand else ()
        for place, glimpse in enumerate(glimpses):
            if glimpse.seat == seat and glimpse.how == "saw":
                marks.append((glimpse.round, "seen", FACE[glimpse.face], -1))
            elif glimpse.seat == seat and glimpse.how == "gave":
                got = glimpses[place + 1].face
                marks.append((glimpse.round, "traded", FACE[got], FACE[glimpse.face]))
        for number, one, other in self.story.trades:
            if seat in (one, other) and self.seat not in (one, other):
                marks.append((number, "traded", -1, -1))
        return tuple(sorted(marks, key=lambda mark: mark[0]))

    # --- what is likely -------------------------------------------------------------------------------------------

    def _weigh_own_words(self) -> None:
        """What somebody says about an own passenger, the last time in a round."""
        for claim in {claim.rider: claim for claim in self.river.claims if claim.topic == "placed"}.values():
            assert claim.rider is not None
            self._multiply(claim.rider, lambda side, what=claim.what: OWN[what][side])  # type: ignore[misc]

    def _multiply(self, rider: int, likely: Callable[[int], Sequence[float]]) -> None:
        for side, row in enumerate(self.words[rider]):
            for face, chance in enumerate(likely(side)):
                row[face] *= chance

    def _settle(self) -> None:
        """From all that speaks for and against follow the chances."""
        self._each = [
            [[one * other for one, other in zip(firm, row, strict=True)] for row in words]
            for firm, words in zip(self.firm, self.words, strict=True)
        ]
        ways = [[self._ways(seat, side) for side in range(3)] for seat in self.seats]
        self.sides = self._cast(ways)
        self.faces = []
        for rider, one in enumerate(self.river.riders):
            faces = self.firm[rider]
            if rider not in self.known:
                if one.by is None:
                    faces = [*self._each[rider][0][:6], 0.0]
                else:
                    faces = self._face(rider, one.round - 1, self.sides[one.by], ways[one.by])
            total = sum(faces) or 1.0
            self.faces.append([chance / total for chance in faces])

    def _ways(self, seat: int, side: int) -> list[Plan]:
        """The plans of a seat, each as likely as all that is known makes it."""
        if self.sure.get(seat, side) != side:
            return []
        kinds: list[Chances | None] = [None, None, None]
        for number, rider in self.placed[seat].items():
            each = self._each[rider][side]
            kinds[number - 1] = [sum(each[:3]), sum(each[3:6]), each[6], 0, 0, 0, 0, 0, 0, 0, *each]
        found = []
        for weight, played in plans(side, self.marks[seat]):
            likely = weight
            for chances, kind in zip(kinds, played, strict=True):
                if chances is not None:
                    likely *= chances[kind]
            found.append((likely, played))
        return found

    def _cast(self, ways: list[list[list[Plan]]]) -> list[Chances]:
        """The chances of everybody's side."""
        left = [seat for seat in self.seats if seat not in self.sure]
        likely = []
        for seat in left:
            sums = [lean * sum(weight for weight, _ in ways[seat][side]) for side, lean in enumerate(self.lean[seat])]
            most = max(sums) or 1.0
            likely.append([one / most + 1e-9 for one in sums])
        taken = list(self.sure.values())
        found = iter(cast(likely, self.cast.smugglers - taken.count(1), self.cast.jaster - taken.count(2)))
        return [
            [float(self.sure[seat] == side) for side in range(3)] if seat in self.sure else next(found)
            for seat in self.seats
        ]

    def _face(self, rider: int, place: int, sides: Chances, ways: list[list[Plan]]) -> Chances:
        faces = [0.0] * 7
        for side, chance in enumerate(sides):
            kinds = [0.0] * 17
            for weight, played in ways[side]:
                kinds[played[place]] += weight
            total = sum(kinds)
            if chance < 1e-6 or not total:
                continue
            each = self._each[rider][side]
            share = chance / total
            for first, last, kind in ((0, 3, 0), (3, 6, 1), (6, 7, 2)):
                if kinds[kind]:
                    scale = share * kinds[kind] / sum(each[first:last])
                    for face in range(first, last):
                        faces[face] += scale * each[face]
            for face in range(7):
                faces[face] += share * kinds[FIXED + face]
        return faces if any(faces) else self.firm[rider]

    # --- what hangs together --------------------------------------------------------------------------------------

    def _weigh_what_hangs_together(self) -> None:
        """What somebody says of others, and how boats were voted for, is weighed by what is thought already."""
        sides, faces = self.sides, self.faces
        for truth in self._counts():
            self._count(truth, faces)
        last = {(claim.seat, claim.topic, claim.rider, claim.target): claim for claim in self.river.claims}
        for claim in last.values():
            if claim.topic == "saw":
                self._weigh_sight(claim, sides, faces)
            elif claim.topic == "think" and claim.target is not None:
                self._weigh_accusation(claim, claim.target, sides)
        for number in range(len(self.river.sailings)):
            self._weigh_votes(number, faces)

    def _count(self, truth: Truth, faces: list[Chances]) -> None:
        """Which of these have the colour: more likely those who seemed to have it, if there are any."""
        shade = COLOURS.index(truth.colour)
        having = {rider: faces[rider][shade] + faces[rider][shade + 3] for rider in truth.riders}
        for rider in truth.riders:
            ways = [1.0]
            for other, chance in having.items():
                if other != rider:
                    ways = [
                        (ways[n] if n < len(ways) else 0.0) * (1 - chance) + (ways[n - 1] * chance if n else 0.0)
                        for n in range(len(ways) + 1)
                    ]
            yes = ways[truth.count - 1] if truth.count else 0.0
            no = ways[truth.count] if truth.count < len(ways) else 0.0
            if yes + no > 0 and rider not in self.known:
                for face in range(7):
                    has = face < 6 and face % 3 == shade
                    self.firm[rider][face] *= yes / (yes + no) if has else no / (yes + no)

    def _weigh_sight(self, claim: Claim, sides: list[Chances], faces: list[Chances]) -> None:
        """Somebody says what somebody else's passenger is; who has not peeked can only guess."""
        assert claim.rider is not None
        owner = self.river.riders[claim.rider].by
        if owner is not None and (claim.seat, owner, self.river.riders[claim.rider].round) not in self.story.peeks:
            return
        tables = SEEN[claim.what]
        trust = sides[claim.seat]
        if claim.rider not in self.known:
            mixed = [sum(trust[side] * tables[side][face] for side in range(3)) for face in range(7)]
            self._multiply(claim.rider, lambda side: mixed)
        if claim.seat not in self.sure:
            for side in range(3):
                self.lean[claim.seat][side] *= sum(
                    chance * tables[side][face] for face, chance in enumerate(faces[claim.rider])
                )

    def _weigh_accusation(self, claim: Claim, target: int, sides: list[Chances]) -> None:
        if claim.what != SMUGGLERS:
            return
        speaker = sides[claim.seat]
        right = sum(speaker[side] * ACCUSED[side][0] for side in range(3))
        wrong = sum(speaker[side] * ACCUSED[side][1] for side in range(3))
        self.lean[target][1] *= right / wrong
        guilty = sides[target][1]
        for side in range(3):
            self.lean[claim.seat][side] *= guilty * ACCUSED[side][0] + (1 - guilty) * ACCUSED[side][1]

    def _weigh_votes(self, number: int, faces: list[Chances]) -> None:
        """Guides vote for souls, smugglers for demons; everybody knows their own passenger best."""
        boats = {row.animal: row.riders for row in (*self.river.shore, *self.river.lost) if row.round == number + 1}
        if not boats:
            boats = {boat.animal: boat.riders for boat in self.river.boats}
        guests = {
            boat: [None if one is None else self.guest(one, faces[one]) for one in row] for boat, row in boats.items()
        }
        points = {boat: boat_points(row, self.strict) for boat, row in guests.items()}
        better = (points["raven"][0] - points["raven"][1]) - (points["wolf"][0] - points["wolf"][1])
        for seat, vote in enumerate(self.river.sailings[number].votes):
            if seat in self.sure and seat == self.seat:
                continue
            pull = BOLD * (better if vote == "raven" else -better)
            good = SURPRISE + (1 - 2 * SURPRISE) / (1 + exp(-pull))
            self.lean[seat][0] *= good
            self.lean[seat][1] *= 1 - good
            self.lean[seat][2] *= 0.5
            rider = self.placed[seat].get(number + 1)
            if rider is not None and rider not in self.known:
                own = OWN_BOAT if rider in boats[vote] else 1 / OWN_BOAT
                for face in range(6):
                    self.words[rider][0][face] *= own if face < 3 else 1 / own
                    self.words[rider][1][face] *= 1 / own if face < 3 else own

    def guest(self, rider: int, faces: Chances | None = None) -> LikelyGuest:
        """A passenger as it may count, with its mask."""
        mask = self.river.riders[rider].mask
        return guest(self.faces[rider] if faces is None else faces, None if mask is None else COLOURS.index(mask))
