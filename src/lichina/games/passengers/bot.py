"""Bots for «Пассажиры»: `belief` weighs all that is seen and said; `simple` plays as a fair beginner does."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations
from typing import Any

from lichina.bots import Bot, Move, Sight
from lichina.kernel import Branch, Choose, Dice, Form, Pick, Question, Tree

from .beginner import Beginner
from .box import COLOURS
from .mind import Story
from .scene import Riders, Scene
from .speech import Speech, may_speak
from .value import guest

WORTH = {
    "colour-lore": 0.010,
    "candle": 0.010,
    "hamsa-hand": 0.004,
    "hourglass": 0.003,
    "scroll": 0.015,
    "obol": 0.020,
    "oar": 0.020,
    "mask": 0.030,
    "master-coin": 0.020,
    "censer": -0.005,
    "prism": 0.010,
    "lantern": 0.012,
    "seal-of-silence": 0.005,
    "torch": 0.020,
    "offering-bowl": 0.015,
    "boathook": 0.035,
    "granted-coin": 0.020,
    "cracked-vessel": -0.005,
    "stained-glass": 0.006,
    "beacon": 0.004,
    "horn": 0.005,
    "all-seeing-eye": 0.025,
    "scales": 0.030,
    "whirlpool": 0.020,
    "two-faced-mask": 0.040,
    "double-mint": 0.030,
    "torch-of-limbo": 0.010,
    "whisper": 0.010,
    "hamsa-hand-one": 0.004,
    "changeling": 0.030,
}
"""By how much a gift makes its holder more likely to win, as a rule."""
EAGER = (0.1, 0.4, 1.0)
"""How much of that counts for each side where it takes a seat: guides lose by running after gifts, Jaster does not."""
MOOD = 0.0004
"""Whatever is about as good is chosen by mood."""


def choices(form: Form) -> Iterator[Any]:
    """All that can be answered."""
    if isinstance(form, Pick):
        yield from form.options
    elif isinstance(form, Choose):
        yield from combinations(form.options, form.low)
    elif isinstance(form, Tree) and form.root is not None:
        yield from _paths(form.root)


def _paths(branch: Branch) -> Iterator[tuple[Any, ...]]:
    for option, below in branch.options.items():
        if below is None:
            yield (option,)
        else:
            for path in _paths(below):
                yield (option, *path)


class Judge:
    """How good each answer to a question is: a method for each, named as its key."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.river = scene.river

    def of(self, key: str) -> Callable[[Any], float] | None:
        """How to judge answers to this; None: any is as good as any other."""
        return getattr(self, key.replace("-", "_"), None)

    # --- placing and voting ---------------------------------------------------------------------------------------

    def place(self, answer: tuple[str, str]) -> float:
        face, where = answer
        boat = next(one for one in self.river.boats if one.animal == where.partition("-")[0])
        column = int(where.partition("-")[2]) - 1
        gift = self.river.gifts[boat.gifts[column]]
        return self.scene.placing(face, where, boat.votes[column]) + EAGER[self.scene.side] * WORTH.get(gift, 0.0)

    def vote(self, boat: str) -> float:
        return self.scene.wanted()[boat]

    open_vote = vote

    # --- looking --------------------------------------------------------------------------------------------------

    def _puzzle(self, where: str) -> float:
        """How little is known about whoever sits there."""
        soul = self.scene.mine.guests[self._at(where)].soul
        return soul * (1 - min(1.0, soul))

    def _at(self, where: str) -> int:
        first, *rest = where.split("-")
        if first == "shore":
            rider = self.river.shore[int(rest[0]) - 1].riders[int(rest[1]) - 1]
        else:
            rider = self.scene.boats[first][int(rest[0]) - 1]
        assert rider is not None
        return rider

    candle = scroll = lantern = beacon = whisper = _puzzle

    def all_seeing_eye(self, answer: tuple[str, ...]) -> float:
        return sum(map(self._puzzle, answer))

    def torch(self, where: str) -> float:
        """All will see it, and vote by it."""
        scene, rider = self.scene, self._at(where)
        faces = scene.mind.faces[rider]
        total = 0.0
        for first, last in ((0, 3), (3, 6), (6, 7)):
            chance = sum(faces[first:last])
            if chance > 0.02:
                inside = range(first, last)
                shares = [face / chance if number in inside else 0.0 for number, face in enumerate(faces)]
                mask = self.river.riders[rider].mask
                shown = {rider: guest(shares, None if mask is None else COLOURS.index(mask))}
                total += chance * scene.outlook(scene.boats, shown, shown)
        return total

    torch_of_limbo = torch

    def colour_lore(self, shade: str) -> float:
        """The colour about which there is most doubt, if one wants it to be known."""
        return self._want_to_know() * sum(
            self._shade(rider, shade) for rider, one in enumerate(self.river.riders) if one.round == self.river.round
        )

    def _shade(self, rider: int, shade: str) -> float:
        faces = self.scene.mind.faces[rider]
        number = COLOURS.index(shade)
        has = faces[number] + faces[number + 3]
        return has * (1 - min(1.0, has))

    def _want_to_know(self) -> int:
        """Guides want all to know; whoever deceives them does not."""
        return 1 if self.scene.side == 0 else -1

    def stained_glass(self, answer: tuple[str, str]) -> float:
        boat, shade = answer
        return self._want_to_know() * sum(
            self._shade(rider, shade) for rider in self.scene.boats[boat] if rider is not None
        )

    def prism(self, seats: tuple[int, int]) -> float:
        """Those whose passengers one does not know."""
        riders = [self._own(seat) for seat in seats]
        return self._want_to_know() * sum(self._shade(rider, shade) for rider in riders for shade in COLOURS)

    def _own(self, seat: int) -> int:
        return max(number for number, rider in enumerate(self.river.riders) if rider.by == seat)

    # --- people ---------------------------------------------------------------------------------------------------

    def _doubtful(self, seat: int) -> float:
        return -abs(self.scene.friend(seat))

    def hamsa_hand(self, seats: tuple[int, int]) -> float:
        return sum(map(self._doubtful, seats))

    hamsa_hand_one = _doubtful

    def mirror(self, answer: tuple[int, str]) -> float:
        return self._doubtful(answer[0]) + self.show(answer[1])

    def show(self, face: str) -> float:
        """A soul makes a good impression; Jaster is shown to nobody."""
        return {"soul": 1.0, "demon": 0.5, "jaster": 0.0}[face.partition("-")[0]]

    def bundle(self, answer: tuple[int, str]) -> float:
        return self.scene.friend(answer[0]) + self.give(answer[1])

    def give(self, face: str) -> float:
        """What one would rather not have: guides a demon, smugglers a soul."""
        kind = face.partition("-")[0]
        return float(kind == ("demon", "soul", "demon")[self.scene.side])

    def _foe(self, seat: int) -> float:
        return -self.scene.friend(seat)

    hourglass = seal_of_silence = _foe

    def obol(self, seat: int) -> float:
        return self._foe(seat)

    def _friend(self, seat: int) -> float:
        return self.scene.friend(seat)

    offering_bowl = cracked_vessel = horn = granted_coin = _friend

    def scales(self, seats: tuple[int, int]) -> float:
        """More votes for friends."""
        one, other = seats
        votes = self.river.tokens
        return (self.scene.friend(one) - self.scene.friend(other)) * (votes[other] - votes[one])

    # --- boats ----------------------------------------------------------------------------------------------------

    def _swapped(self, answer: tuple[str, str]) -> float:
        """Two seats change who, if anybody, sits there."""
        boats: Riders = {boat: row.copy() for boat, row in self.scene.boats.items()}
        (one, _, here), (other, _, there) = (where.partition("-") for where in answer)
        first, second = int(here) - 1, int(there) - 1
        boats[one][first], boats[other][second] = boats[other][second], boats[one][first]
        return self.scene.outlook(boats)

    oar = boathook = changeling = _swapped

    def whirlpool(self, answer: tuple[str, str]) -> float:
        boat, way = answer
        row = self.scene.boats[boat]
        return self.scene.outlook(
            {**self.scene.boats, boat: row[1:] + row[:1] if way == "left" else row[-1:] + row[:-1]}
        )

    def mask(self, answer: tuple[str, str]) -> float:
        """How everything counts with the mask on."""
        shade, where = answer
        scene, rider, number = self.scene, self._at(where), COLOURS.index(shade)
        mine = {rider: guest(scene.mind.faces[rider], number)}
        seen = {rider: guest(scene.crowd.faces[rider], number)}
        return scene.outlook(scene.boats, mine, seen)

    def two_faced_mask(self, answer: tuple[str, str]) -> float:
        """Also ashore, where it is not a question of which boat sails."""
        if not answer[1].startswith("shore"):
            return self.mask(answer)
        return self.scene.masked_ashore(self._at(answer[1]), COLOURS.index(answer[0]))


class Belief(Bot):
    """Weighs who is who and what lies where by all that was seen and said, and does what is best for its side."""

    def __init__(self, dice: Dice) -> None:
        super().__init__(dice)
        self.story = Story()
        self.scene: Scene | None = None

    def decide(self, sight: Sight) -> Move | None:
        ask = next((ask for ask in sight.asks if ask.held is None), None)
        if ask is not None and ask.key in ("look", "next", "set", "mystery"):
            return ask.number, ask.form.draw(self.dice)
        if ask is not None and ask.key != "ready":
            return ask.number, self.answer(ask, self.look(sight))
        river: Any = sight.view.public
        if sight.offers and may_speak(river, sight.seat):
            said = Speech(self.look(sight), self.story).statement()
            if said is not None:
                return "say", said
        return None if ask is None else (ask.number, ask.form.fallback())

    def look(self, sight: Sight) -> Scene:
        """What it thinks now; it thinks again only when something has happened."""
        view = sight.view
        river: Any = view.public
        hand: Any = view.private
        if self.scene is None or self.scene.river != river or self.scene.hand != hand:
            self.story.hear(sight.told(self.story.heard))
            options: Any = sight.options
            self.scene = Scene(river, hand, sight.seat, options, self.story)
        return self.scene

    def answer(self, ask: Question, scene: Scene) -> Any:
        """The best answer, a little by mood."""
        worth = Judge(scene).of(ask.key)
        if worth is None:
            return ask.form.draw(self.dice)
        return max(choices(ask.form), key=lambda one: worth(one) + MOOD * self.dice.below(1000) / 1000)


class Simple(Bot):
    """A fair beginner: trusts only the own eyes."""

    def decide(self, sight: Sight) -> Move | None:
        ask = next((ask for ask in sight.asks if ask.held is None), None)
        offers = sight.offers
        if ask is None and not offers:
            return None
        if ask is not None and ask.key in ("look", "next", "set", "mystery"):
            return ask.number, ask.form.draw(self.dice)
        view = sight.view
        river: Any = view.public
        hand: Any = view.private
        player = Beginner(river, hand, sight.seat, self.dice)
        if offers and (ask is None or ask.key == "ready"):
            said = player.statement()
            if said is not None:
                return "say", said
        return None if ask is None else (ask.number, player.answer(ask))


BOTS = {"belief": Belief, "simple": Simple}
