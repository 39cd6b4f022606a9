"""What a seat may take for true: cards dealt and chosen otherwise, as far as nothing speaks against it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lichina.kernel import Dice

from .box import COLOUR_OF, KIND_OF, SMUGGLERS
from .state import side

if TYPE_CHECKING:
    from .rules import Passengers

MYSTERY, BOX = -1, -2


def redeal(game: Passengers, seat: int, dice: Dice) -> None:
    """Deal again, in place, what this seat cannot know."""
    known = Known(game, seat)
    game.doubt(seat, dice, known.fits, known.holds)


class Known:
    """What a seat knows about cards that it does not see."""

    def __init__(self, game: Passengers, seat: int) -> None:
        self.game = game
        self.dealt: dict[int, list[int]] = {}
        for card, owner in enumerate(game.owner):
            self.dealt.setdefault(owner, []).append(card)
        self.certain = {seat}
        """Of whose side there is no doubt."""
        if game.side_of(seat) == SMUGGLERS:
            self.certain |= {other for other in game.seats if game.side_of(other) == SMUGGLERS}
        if game.score is not None and game.score.how != "points":
            self.certain.add(game.coin)

    def fits(self, one: int, other: int) -> bool:
        """Whether with two faces exchanged there are as many of each side, and those whose side is known are on it."""
        face, owner = self.game.face, self.game.owner
        owners = owner[one], owner[other]
        if owners[0] == owners[1] or KIND_OF[face[one]] == KIND_OF[face[other]]:
            return True
        before = [self._side(seat) for seat in owners]
        face[one], face[other] = face[other], face[one]
        after = [self._side(seat) for seat in owners]
        face[one], face[other] = face[other], face[one]
        return before == after or (before == after[::-1] and self.certain.isdisjoint(owners))

    def _side(self, owner: int) -> str:
        """The side of the player who was dealt this; nothing if nobody could have been."""
        face = self.game.face
        dealt = [face[card] for card in self.dealt[owner]]
        kinds = [KIND_OF[one] for one in dealt]
        souls, demons = kinds.count("soul"), kinds.count("demon")
        if owner == BOX:
            return "box" if souls + demons == len(kinds) else ""
        if owner == MYSTERY:
            return "mystery" if souls == demons else ""
        return side(dealt) if souls and demons else ""

    def holds(self, *_cards: int) -> bool:
        """Whether all that everybody has learned still holds."""
        face, carried = self.game.face, self.game.carried
        for truth in self.game.truths:
            shade, count = truth["colour"], truth["count"]
            for rider in truth["riders"]:
                count -= COLOUR_OF[face[carried[rider]]] == shade
            if count:
                return False
        return True
