"""Bots for «Пассажиры»: `belief` weighs all that is seen and said; `simple` plays as a fair beginner does."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations
from typing import Any, ClassVar

from msgspec.structs import replace

from lichina.bots import Bot, Move, Sight
from lichina.bots.hearing import SeatNames
from lichina.bots.persons import tone
from lichina.kernel import Branch, Choose, Dice, Form, Match, Pick, Question, Told, Tree

from .beginner import Beginner
from .box import COLOURS, GIFTS
from .gifts import asks, gifts
from .mind import FACE, SIDES, Recollection
from .reading import understood
from .scene import Riders, Scene
from .speech import Speech, advised, may_speak, spoken
from .talk import wording_of
from .value import guest

EAGER = (0.1, 0.4, 1.0)
"""How much the worth of gifts counts for each side where it takes a seat: guides lose by it, Jaster does not."""
MOOD = 0.0004
"""Whatever is about as good is chosen by mood."""
TRIED = 24
"""How many answers are tried where there is no other way to judge them."""


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
    """How good each answer to a question is: a method for each, named as its key or as what the gift does."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.river = scene.river

    @classmethod
    def method(cls, key: str) -> str | None:
        """By which method answers to this are judged; None: by none."""
        does = GIFTS[key].does if key in GIFTS else None
        return next((name for name in (key.replace("-", "_"), does) if name and hasattr(cls, name)), None)

    # --- placing and voting ---------------------------------------------------------------------------------------

    def place(self, answer: tuple[str, str]) -> float:
        face, where = answer
        boat = next(one for one in self.river.boats if one.animal == where.partition("-")[0])
        column = int(where.partition("-")[2]) - 1
        gift = self.river.gifts[boat.gifts[column]]
        return self.scene.placing(face, where, boat.votes[column]) + EAGER[self.scene.side] * GIFTS[gift].worth

    def vote(self, boat: str) -> float:
        return self.scene.wanted()[boat]

    open_vote = vote

    # --- looking --------------------------------------------------------------------------------------------------

    def _puzzle(self, where: str) -> float:
        """How little is known about the passenger who sits there."""
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

    def peek(self, answer: str | tuple[str, ...]) -> float:
        """At those about whom least is known."""
        return sum(map(self._puzzle, (answer,) if isinstance(answer, str) else answer))

    def reveal(self, where: str) -> float:
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
        """Guides want everybody to know; those who deceive them do not."""
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

    def voice(self, seat: int) -> float:
        """How much somebody can still say that counts in this round: most if they have peeked, nothing if silenced."""
        if seat in self.river.silenced:
            return 0.0
        seen = any((who, since) == (seat, self.river.round) for who, _, since in self.scene.story.peeks)
        said = len(spoken(self.river, seat))
        return (1.5 if seen else 1.0) / (1 + max(0, said - 1))

    def seal_of_silence(self, seat: int) -> float:
        """One who has something to say, and is no friend."""
        return (1.1 - self.scene.friend(seat)) * self.voice(seat)

    def horn(self, seat: int) -> float:
        """Somebody who keeps the voice, is a friend, and has something to say."""
        return (1.1 + self.scene.friend(seat)) * self.voice(seat)

    def harm(self, seat: int) -> float:
        return -self.scene.friend(seat)

    def help(self, seat: int) -> float:
        return self.scene.friend(seat)

    def scales(self, seats: tuple[int, int]) -> float:
        """More votes for friends."""
        one, other = seats
        votes = self.river.tokens
        return (self.scene.friend(one) - self.scene.friend(other)) * (votes[other] - votes[one])

    # --- boats ----------------------------------------------------------------------------------------------------

    def swap(self, answer: tuple[str, str]) -> float:
        """Two seats change who, if anybody, sits there."""
        boats: Riders = {boat: row.copy() for boat, row in self.scene.boats.items()}
        (one, _, here), (other, _, there) = (where.partition("-") for where in answer)
        first, second = int(here) - 1, int(there) - 1
        boats[one][first], boats[other][second] = boats[other][second], boats[one][first]
        return self.scene.outlook(boats)

    def whirlpool(self, answer: tuple[str, str]) -> float:
        boat, way = answer
        row = self.scene.boats[boat]
        return self.scene.outlook(
            {**self.scene.boats, boat: row[1:] + row[:1] if way == "left" else row[-1:] + row[:-1]}
        )

    def mask(self, answer: tuple[str, str]) -> float:
        """How everything counts with the mask on; ashore it is not a question of which boat sails."""
        shade, where = answer
        scene, rider, number = self.scene, self._at(where), COLOURS.index(shade)
        if where.startswith("shore"):
            return scene.masked_ashore(rider, number)
        mine = {rider: guest(scene.mind.faces[rider], number)}
        seen = {rider: guest(scene.crowd.faces[rider], number)}
        return scene.outlook(scene.boats, mine, seen)


class Belief(Bot):
    """Weighs who is who and what lies where by all that was seen and said, and does what is best for its side."""

    imagines: ClassVar[bool] = any(asks(gift) and not Judge.method(gift) for gift in gifts)

    def __init__(self, dice: Dice) -> None:
        super().__init__(dice)
        self.story = Recollection()
        self.scene: Scene | None = None

    @classmethod
    def understand(cls, text: str, seat: int, names: SeatNames) -> list[Told]:
        return list(understood(text, seat, names))

    def decide(self, sight: Sight) -> Move | None:
        ask = next((ask for ask in sight.asks if ask.held is None), None)
        if ask is not None and ask.key in ("look", "next", "set", "mystery"):
            return ask.number, ask.form.draw(self.dice)
        if ask is not None and ask.key in ("vote", "open-vote"):
            return self.vote(ask, sight)
        if ask is not None and ask.key != "ready":
            return ask.number, self.answer(ask, sight)
        river: Any = sight.view.public
        if sight.offers and may_speak(river, sight.seat):
            said = Speech(self.look(sight), self.story, self.temper, self.dice).statement()
            if said is not None:
                return self.say(*said)
        return None if ask is None else (ask.number, ask.form.fallback())

    def say(self, topic: str, *about: Any) -> Move:
        """Something, in the bot's own way of talking."""
        used = self.story.tones.get(wording_of(topic, about[-1]), [])
        return "say", (topic, *about, tone(self.temper, used, self.dice))

    def vote(self, ask: Question, sight: Sight) -> Move:
        """For the best boat. A bot that has named the other one first says what has changed, or sticks to it."""
        boat = self.answer(ask, sight)
        river: Any = sight.view.public
        named = advised(river, sight.seat)
        if named is None or named == boat:
            return ask.number, boat
        turns = sum(claim.topic == "send" for claim in spoken(river, sight.seat))
        return self.say("send", boat) if sight.offers and turns == 1 else (ask.number, named)

    def look(self, sight: Sight) -> Scene:
        """What it thinks now; it thinks again only when something has happened."""
        view = sight.view
        hand: Any = view.private
        self.story.hear(sight.told(self.story.heard))
        table: Any = view.public
        river = self.story.typed(sight.typed(), table)
        if self.scene is None or self.scene.river != river or self.scene.hand != hand:
            options: Any = sight.options
            self.scene = Scene(river, hand, sight.seat, options, self.story)
        return self.scene

    def explains(self, sight: Sight) -> Callable[[Match], float] | None:
        """By who would be on which side, and what would lie face down."""
        mind = self.look(sight).mind

        def explained(world: Match) -> float:
            chance = 1.0
            for seat, part in enumerate(world.game.cast()):
                chance *= mind.sides[seat][SIDES.index(str(part.side))]
            faces: Any = world.game
            for rider, card in enumerate(faces.carried):
                chance *= mind.faces[rider][FACE[faces.face[card]]]
            return chance

        return explained

    def answer(self, ask: Question, sight: Sight) -> Any:
        """The best answer, a little by mood."""
        method = Judge.method(ask.key)
        if method is None:
            return self.foresee(ask, sight)
        worth: Callable[[Any], float] = getattr(Judge(self.look(sight)), method)
        return max(choices(ask.form), key=lambda one: worth(one) + MOOD * self.dice.below(1000) / 1000)

    def foresee(self, ask: Question, sight: Sight) -> Any:
        """The answer after which boats, masks, votes and the coin look best, tried in an imagined match."""
        world = next(sight.worlds(), None)
        if world is None:
            return ask.form.draw(self.dice)
        answers = dict.fromkeys(ask.form.draw(self.dice) for _ in range(TRIED))
        return max(answers, key=lambda one: self.after(world, ask, one, sight) + MOOD * self.dice.below(1000) / 1000)

    def after(self, world: Match, ask: Question, answer: Any, sight: Sight) -> float:
        """How likely this player's side wins then; what would come to light is imagined, and does not count."""
        match = world.fork(checkpoints=False)
        match.answer(sight.seat, answer, ask.number)
        then: Any = match.view(sight.seat).public
        now = self.look(sight)
        riders = tuple(replace(one, mask=later.mask) for one, later in zip(now.river.riders, then.riders, strict=True))
        river = replace(now.river, riders=riders, boats=then.boats, tokens=then.tokens, coin=then.coin)
        options: Any = sight.options
        scene = Scene(river, now.hand, sight.seat, options, self.story)
        return scene.outlook(scene.boats)


class Simple(Bot):
    """A fair beginner: trusts only its own eyes."""

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
