"""What a seat may take for true: cards dealt anew, and other choices of others, as far as nothing speaks against it.

The true deal is one that the seat takes for possible. From there it is changed in many small steps, each of which could
be taken back just as well; a step that contradicts what the seat knows is not taken. So all that is possible comes out
as often as everything else. A step is one of three: two cards exchange their faces; or somebody has, at one moment,
taken another card from the hand than he did, and whatever became of the two became of the other; or the same with the
faces exchanged, too, so that what came later looks as it did, and what came before does not.
"""

from __future__ import annotations

from math import inf
from typing import TYPE_CHECKING

from lichina.kernel import Dice

from .box import COLOUR_OF, KIND_OF, SMUGGLERS
from .table import side

if TYPE_CHECKING:
    from .rules import Passengers

STEPS = 24
"""So many steps are tried for every card that is in doubt."""
MYSTERY, BOX = -1, -2


def redeal(game: Passengers, seat: int, dice: Dice) -> None:
    """Deal anew, in place, what this seat cannot know."""
    doubts = Doubts(game, seat)
    if len(doubts.free) > 1:
        for _ in range(STEPS * len(doubts.free)):
            if doubts.moves and not dice.below(3):
                doubts.choose_otherwise(dice)
            else:
                doubts.swap_faces(dice)


class Doubts:
    """What a seat knows, and what it does not."""

    def __init__(self, game: Passengers, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.dealt: dict[int, list[int]] = {}
        for card, owner in enumerate(game.owner):
            self.dealt.setdefault(owner, []).append(card)
        self.first: dict[int, float] = {}
        """For each card that this seat has ever seen, the first move at which it has: earlier it may have been any."""
        self.seen: dict[int, float] = {}
        """The last move at which it has: later it may be anywhere."""
        self._look_back()
        self.free = [card for card in range(len(game.face)) if card not in self.seen]
        self.moves = [n for n, move in enumerate(game.moves) if move[1] == "traded" or move[2] != seat]
        """The moves in which somebody else has chosen a card."""
        self.traded = any(move[1] == "traded" for move in game.moves)
        """Without that, whoever has placed a card was dealt it."""
        self.certain = self._certain()

    def _look_back(self) -> None:
        """What this seat has seen, and when."""
        game, seat = self.game, self.seat
        for card in self.dealt[seat]:
            self._note(card, -1)
        placed: dict[int, int] = {}
        for number, move in enumerate(game.moves):
            if move[1] == "placed":
                placed[move[4]] = number
            elif seat in (move[2], move[4]):
                self._note(move[3], number)
                if move[1] == "traded":
                    self._note(move[5], number)
        for rider, card in enumerate(game.carried):
            if game.up[rider] or game.by[rider] == seat or rider in game.peeks[seat]:
                self._note(card, placed.get(rider, -1))
                self.seen[card] = inf
        self.seen |= dict.fromkeys(game.hands[seat], inf)

    def _note(self, card: int, number: int) -> None:
        self.first[card] = min(number, self.first.get(card, number))
        self.seen[card] = max(number, self.seen.get(card, number))

    def _certain(self) -> set[int]:
        """Of whose side there is no doubt."""
        game = self.game
        certain = {self.seat}
        if game.side_of(self.seat) == SMUGGLERS:
            certain |= {other for other in game.seats if game.side_of(other) == SMUGGLERS}
        if game.score is not None and game.score.how != "points":
            certain.add(game.coin)
        return certain

    # --- other faces ----------------------------------------------------------------------------------------------

    def swap_faces(self, dice: Dice) -> None:
        """Two cards exchange their faces, if that can be."""
        face = self.game.face
        one, other = dice.choice(self.free), dice.choice(self.free)
        if face[one] != face[other] and self._swap(one, other) and not self._hold():
            face[one], face[other] = face[other], face[one]

    def _swap(self, one: int, other: int) -> bool:
        """Two cards exchange their faces, and whether they have: not if nobody could have been dealt that."""
        face, owner = self.game.face, self.game.owner
        owners = owner[one], owner[other]
        same = owners[0] == owners[1] or KIND_OF[face[one]] == KIND_OF[face[other]]
        before = None if same else [self._side(seat) for seat in owners]
        face[one], face[other] = face[other], face[one]
        if before is None or self._fit(owners, before):
            return True
        face[one], face[other] = face[other], face[one]
        return False

    def _fit(self, owners: tuple[int, int], before: list[str]) -> bool:
        """Whether there are still as many of each side, and those whose side is known are on it."""
        after = [self._side(owner) for owner in owners]
        if before == after:
            return True
        return before == after[::-1] and self.certain.isdisjoint(owners)

    def _side(self, owner: int) -> str:
        """The side of whoever was dealt this; nothing if nobody could have been."""
        face = self.game.face
        dealt = [face[card] for card in self.dealt[owner]]
        kinds = [KIND_OF[one] for one in dealt]
        souls, demons = kinds.count("soul"), kinds.count("demon")
        if owner == BOX:
            return "box" if souls + demons == len(kinds) else ""
        if owner == MYSTERY:
            return "mystery" if souls == demons else ""
        return side(dealt) if souls and demons else ""

    # --- other choices --------------------------------------------------------------------------------------------

    def choose_otherwise(self, dice: Dice) -> None:
        """Somebody has taken another card from the hand, if that can be."""
        game = self.game
        number = dice.choice(self.moves)
        move = game.moves[number]
        chooser, card = move[2], move[3]
        if move[1] == "traded" and dice.below(2):
            chooser, card = move[4], move[5]
        if chooser == self.seat:
            return
        instead = dice.choice(self._held(chooser, number))
        if game.face[instead] == game.face[card]:
            return
        if self.traded and dice.below(2):
            self._look_the_same(card, instead, number)
        elif max(self.seen.get(card, -1), self.seen.get(instead, -1)) < number:
            self._exchange(card, instead, number)
            if not self._hold():
                self._exchange(card, instead, number)

    def _look_the_same(self, card: int, instead: int, number: int) -> None:
        """It was the other card, and it is the one that has this face; nobody may have seen them before."""
        if min(self.first.get(card, inf), self.first.get(instead, inf)) < number or not self._swap(card, instead):
            return
        self._exchange(card, instead, number)
        for when in (self.first, self.seen):
            found = {one: when.pop(other) for one, other in ((card, instead), (instead, card)) if other in when}
            when.update(found)
        swap = {card: instead, instead: card}
        if (card in self.seen) != (instead in self.seen):
            self.free = [swap.get(one, one) for one in self.free]

    def _held(self, seat: int, number: int) -> list[int]:
        """What somebody had in hand when this move was made."""
        held = self.dealt[seat].copy()
        for move in self.game.moves[:number]:
            if move[1] == "placed" and move[2] == seat:
                held.remove(move[3])
            elif move[1] == "traded" and seat in (move[2], move[4]):
                gave, got = (move[3], move[5]) if move[2] == seat else (move[5], move[3])
                held.remove(gave)
                held.append(got)
        return held

    def _exchange(self, one: int, other: int, since: int) -> None:
        """From this move on, whatever happened to one of two cards happened to the other."""
        game = self.game
        swap = {one: other, other: one}
        for number in range(since, len(game.moves)):
            move = game.moves[number]
            card = swap.get(move[3], move[3])
            if move[1] == "placed":
                game.carried[move[4]] = card
            got = [swap.get(move[5], move[5])] if move[1] == "traded" else []
            game.moves[number] = (*move[:3], card, move[4], *got)
        for hand in game.hands:
            for place, card in enumerate(hand):
                hand[place] = swap.get(card, card)
        if game.offered is not None:
            game.offered = swap.get(game.offered, game.offered)

    def _hold(self) -> bool:
        """Whether all that everybody has learned still holds."""
        face, carried = self.game.face, self.game.carried
        for truth in self.game.truths:
            shade, count = truth["colour"], truth["count"]
            for rider in truth["riders"]:
                count -= COLOUR_OF[face[carried[rider]]] == shade
            if count:
                return False
        return True
