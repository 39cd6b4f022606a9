"""Cards that lie face down: who has seen which, who has lost track of them, and what a seat may believe.

A card is a number that stays with it wherever it goes, and `face` says what it is. The game's `trail` lists, in order,
which cards have been seen, and where somebody has moved cards so that others could not follow.

The true deal is one that a seat considers possible. It is changed in many small steps, each as likely as its reverse; a
step that contradicts what the seat knows is not taken. So every possible deal comes out equally often. There are three
kinds of step: two cards that the seat has never seen exchange their faces; where cards were mixed, two of them have
each gone where the other did; or the same with the faces exchanged as well, so that what came later looks as it did,
and what came before does not. Faces of which the game says that they make no difference to what is known need no steps:
they are shuffled at once, and afterwards make way for those that do.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from math import inf
from typing import Any, TypeAlias

from .dice import Dice
from .game import Game, P_co, S_co

SEEN, MIXED = "seen", "mixed"
EVERYBODY = -1
STEPS = 24
"""How many steps are tried for every card that is in doubt."""

Sighting: TypeAlias = tuple[str, int, tuple[int, ...], tuple[Any, ...]]
"""What has happened to cards: were they seen or mixed, by whom (a bit for each seat), which ones, and a note."""
Test: TypeAlias = Callable[[int, int], bool]


def numbered(faces: Sequence[str], dice: Dice) -> tuple[list[str], list[int]]:
    """The faces by card number, where the numbers tell nothing, and the numbers in the order of the given faces."""
    order = dice.sample(range(len(faces)), len(faces))
    numbers = [0] * len(faces)
    for number, place in enumerate(order):
        numbers[place] = number
    return [faces[place] for place in order], numbers


def redeal(face: list[str], cards: Iterable[int], dice: Dice) -> None:
    """Redeal the faces of these cards among them: each may end up where any other was."""
    unseen = list(cards)
    faces = [face[card] for card in unseen]
    dice.shuffle(faces)
    for card, one in zip(unseen, faces, strict=True):
        face[card] = one


class Cards(Game[P_co, S_co]):
    """A game with cards that people see, show, exchange and lose track of."""

    face: list[str]
    trail: list[Sighting]

    def lying(self) -> Iterable[list[int]]:
        """All the lists that hold the numbers of cards that may have been mixed."""
        raise NotImplementedError  # pragma: no cover

    def pools(self) -> Iterable[Iterable[int]]:
        """The cards by their backs: a card that lies face down may be any of its own pool."""
        return (range(len(self.face)),)

    def see(self, seats: int | Iterable[int], *cards: int, note: tuple[Any, ...] = ()) -> None:
        """Let these seats see what these cards are, and keep a note of it, which should say when and how."""
        self.trail.append((SEEN, _bits(seats), cards, note))

    def open(self, *cards: int) -> None:
        """Let everybody see what these cards are."""
        self.trail.append((SEEN, EVERYBODY, cards, ()))

    def mix(self, cards: Iterable[int], seats: int | Iterable[int] = ()) -> None:
        """Move these cards so that only these seats know which is which; the others have lost track of them."""
        mixed = tuple(sorted(cards))  # an order would tell, in vain, which of them lay where
        if len(mixed) > 1:
            self.trail.append((MIXED, _bits(seats), mixed, ()))

    def notes(self, seat: int) -> Iterator[tuple[tuple[Any, ...], tuple[int, ...]]]:
        """What a seat has noted, with the cards it saw then: it knows what they are, wherever they lie now."""
        for how, seats, cards, note in self.trail:
            if note and how == SEEN and seats >> seat & 1:
                yield note, cards

    def traced(self, seat: int, card: int) -> bool:
        """Whether a seat has seen this card and knows where it is."""
        for how, seats, cards, _ in reversed(self.trail):
            if card in cards and (how == MIXED) != bool(seats >> seat & 1):
                return how == SEEN
        return False

    def doubt(
        self,
        seat: int,
        dice: Dice,
        fits: Test | None = None,
        holds: Test | None = None,
        matters: Callable[[str], bool] | None = None,
    ) -> None:
        """Redeal what a seat cannot know about cards, as `imagine` must.

        `fits` says whether the faces of two cards could have been dealt the other way round, `holds` whether everything
        else that is known still holds after two cards have exchanged their faces or their places. Two faces that do not
        `matter` pass both always; by default all matter.
        """
        doubts = Doubts(self, seat, fits or _always, holds or _always, matters or _always)
        if fits is None and holds is None and not doubts.mixes:
            for cards in doubts.free.values():
                redeal(self.face, cards, dice)
        else:
            doubts.walk(dice)


def _bits(seats: int | Iterable[int]) -> int:
    return 1 << seats if isinstance(seats, int) else sum(1 << seat for seat in seats)


def _always(*_cards: int | str) -> bool:
    return True


class Doubts:
    """What a seat does not know about cards."""

    def __init__(self, game: Cards, seat: int, fits: Test, holds: Test, matters: Callable[[str], bool]) -> None:
        self.game = game
        self.fits = fits
        self.holds = holds
        self.matters = matters
        self.first: dict[int, int] = {}
        """For each card that the seat has ever seen, when it first has: earlier it may have been any."""
        self.last: dict[int, int] = {}
        """When it last has: later it may be anywhere."""
        self.met: dict[int, set[int]] = {card: set() for card in range(len(game.face))}
        """For each card, where the trail has it."""
        self.mixes: list[int] = []
        """Where the seat has lost track of cards."""
        self.crossed = False
        """Whether cards that one has mixed came to be mixed by another: else whose they were is certain."""
        self._look_back(1 << seat)
        pools = [[card for card in pool if card not in self.first] for pool in game.pools()]
        self.free = {pool[0]: pool for pool in pools if pool}
        """Cards that the seat has never seen, by the first of each pool."""
        self.unseen: list[tuple[int, int]]
        """Those of them whose faces matter, unless their pool has no other, each with the first of its pool."""
        self._find_unseen()

    def _find_unseen(self) -> None:
        face, matters = self.game.face, self.matters
        self.unseen = [
            (card, first) for first, pool in self.free.items() for card in pool if len(pool) > 1 and matters(face[card])
        ]

    def _look_back(self, bit: int) -> None:
        mixers: dict[int, int] = {}
        for number, (how, seats, cards, _) in enumerate(self.game.trail):
            for card in cards:
                self.met[card].add(number)
            if how == SEEN:
                if seats & bit:
                    for card in cards:
                        self.first.setdefault(card, number)
                        self.last[card] = number
            else:
                if not seats & bit:
                    self.mixes.append(number)
                self.crossed = self.crossed or any(mixers.setdefault(card, seats) != seats for card in cards)

    def walk(self, dice: Dice) -> None:
        """Take many small steps away from the truth."""
        face, matters = self.game.face, self.matters
        for pool in self.free.values():
            redeal(face, [card for card in pool if not matters(face[card])], dice)
        swaps, mixes = STEPS * len(self.unseen), 0
        if self.mixes:
            swaps = 2 * swaps // 3
            mixes = STEPS * max(len(self.mixes), sum(map(len, self.free.values()))) // 3
        for step in range(total := swaps + mixes):
            if step * mixes % total < mixes:
                self._mix_otherwise(dice)
            else:
                self._swap_unseen(dice)

    def _swap_unseen(self, dice: Dice) -> None:
        """Two cards of one back that the seat has never seen exchange their faces, if that can be."""
        face = self.game.face
        place = dice.below(len(self.unseen))
        one, first = self.unseen[place]
        other = dice.choice(self.free[first])
        if face[one] != face[other] and self.fits(one, other):
            self._swap(one, other)
            if not self.holds(one, other):
                self._swap(one, other)
            elif not self.matters(face[one]):
                self.unseen[place] = (other, first)

    def _swap(self, one: int, other: int) -> None:
        face = self.game.face
        face[one], face[other] = face[other], face[one]

    def _mix_otherwise(self, dice: Dice) -> None:
        """Where cards were mixed, two of them have gone each where the other did, if that can be."""
        number = dice.choice(self.mixes)
        cards = self.game.trail[number][2]
        one, other = dice.choice(cards), dice.choice(cards)
        if self.game.face[one] == self.game.face[other]:
            return
        if self.crossed and dice.below(2):
            self._look_the_same(one, other, number)
        elif max(self.last.get(one, -1), self.last.get(other, -1)) < number:
            self._exchange(one, other, number)
            if not self.holds(one, other):
                self._exchange(one, other, number)

    def _look_the_same(self, one: int, other: int, number: int) -> None:
        """They have, and each has the other's face; the seat may not have seen them before."""
        if min(self.first.get(one, inf), self.first.get(other, inf)) < number or not self.fits(one, other):
            return
        self._swap(one, other)
        self._exchange(one, other, number)
        if not self.holds(one, other):
            self._swap(one, other)
            self._exchange(one, other, number)
            return
        for when in (self.first, self.last):
            found = {card: when.pop(was) for card, was in ((one, other), (other, one)) if was in when}
            when.update(found)
        if (one in self.first) != (other in self.first):
            names = {one: other, other: one}
            self.free = {first: [names.get(card, card) for card in pool] for first, pool in self.free.items()}
        if one not in self.first or other not in self.first:
            self._find_unseen()

    def _exchange(self, one: int, other: int, since: int) -> None:
        """From here on, whatever happened to one of two cards happened to the other; done twice, it is undone."""
        names = {one: other, other: one}
        trail = self.game.trail
        before, after = self._since(one, since), self._since(other, since)
        for number in before | after:
            how, seats, cards, note = trail[number]
            renamed = [names.get(card, card) for card in cards]
            trail[number] = (how, seats, tuple(sorted(renamed) if how == MIXED else renamed), note)
        self.met[one] = self.met[one] - before | after
        self.met[other] = self.met[other] - after | before
        for cards_here in self.game.lying():
            for place in [place for place, card in enumerate(cards_here) if card in names]:
                cards_here[place] = names[cards_here[place]]

    def _since(self, card: int, since: int) -> set[int]:
        """Where the trail has a card after this."""
        return {number for number in self.met[card] if number > since}
