"""Bots for «Находка для шпиона»: `belief` weighs every word; `simple` plays as a fair beginner does."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, ClassVar

from lichina.bots import Bot, Move, Sight, Temper
from lichina.bots.hearing import SeatNames
from lichina.kernel import Dice, Match, Question, Told

from . import lexicon, talking
from .box import JOKE, POWERS, SPY
from .debating import EXCUSE, SWAY, Debater
from .hearing import understood as heard
from .mind import Mind, Weights, understood
from .talking import mood
from .view import Private, Public
from .votes import NOBODY

ACCUSE, SUPPORT, TEMPER = 4.5, 3.1, 1.2
"""How many times worse than others somebody must look to be accused, and to be voted against; and by what
factor a careful or trusting player wants more, and a bold one less."""
GROUNDS = 2
"""How many contradictions it takes to be accused, or voted against: one may have been a joke, or a slip."""
JOKES = (1, 4)
"""Answers in a hundred that are jokes: of somebody frank, of somebody sly."""
AGAIN, ENOUGH = 4.0, 2
"""How much more it takes after each failed accusation or call; and after how many nobody is accused again."""
CALL, JOIN = 0.6, 0.5
"""How sure a bot must be to say that all are in different places, and to agree."""
JOKING, JOKED = 0.68, 2
"""How sure a spy must be that all are spies, and after how many questions for each at least."""
SURE = 0.85
"""How sure of a place a spy must be to name it."""
LEARN = 0.12
"""How much of what he does not know a spy expects to learn from each exchange."""
SURPRISE = 0.15
"""How often the spy is exposed even if somebody else looks worse, and is not exposed even if nobody does."""
EXCHANGE_SECONDS = 24.0
"""Seconds that a question and its answer take, until it is known better."""
SUBTLE = 60
"""Questions in a hundred that the ally asks as one of the locals would."""
SPARED = 1.5
"""How much a vote against an accusation of the spy speaks for being the ally."""
PATIENCE = 3
"""How often a bot looks whether somebody who was spoken to answers, before it is ready for the vote."""
TWICE = 2
"""A beginner believes what two answers say."""


class SpyfallBot(Debater):
    """What all players have in common, whatever they hold."""

    def offered(self, offers: Sequence[Question]) -> Move | None:
        """Something to do without being asked, or nothing."""
        for offer in offers:
            if offer.key == "say":
                path = self.statement(offer)
                return None if path is None else (offer.key, path)
            act = getattr(self, f"may_{offer.key.replace('-', '_')}", self.use if offer.key in POWERS else None)
            value = act(_options(offer)) if act else None
            if value is not None:
                return offer.key, value
        return None

    def answer(self, ask: Question) -> Any:
        """What to answer."""
        act = getattr(self, f"do_{ask.key.replace('-', '_')}", None)
        return act(ask) if act else ask.form.fallback()

    def accused(self) -> int:
        """Who stands accused."""
        assert self.room.trial is not None and self.room.trial.target is not None
        return self.room.trial.target

    def grave(self, times: float) -> float:
        """How likely somebody who looks this many times worse than each of the others is the spy."""
        return times / (times + len(self.mind.seats) - 2)

    def nerve(self, lean: str) -> float:
        """How many times as much as others somebody of this temper wants to see."""
        wanted: float = TEMPER ** -getattr(self.temper, lean)
        return wanted

    def worst(self, seats: Sequence[Any], looks: Weights) -> int:
        """The one who looks worst, a little by mood."""
        known = [seat for seat in seats if isinstance(seat, int)]
        return max(known, key=lambda seat: looks[seat] + mood(self.dice, 0.02))

    def failed(self, seat: int) -> int:
        """How often this one was accused in vain."""
        return sum(target == seat for _, target in self.room.accusations)

    def scapegoat(self, place: int, seats: Sequence[int]) -> int | None:
        """Somebody who looks like the spy to everybody else, if this is the place."""
        views = {voter: self.mind.suspicion(place, voter) for voter in self.others}
        agreed = self.grave(SUPPORT)
        found = (
            seat
            for seat in seats
            if self.mind.held_against(seat, place) >= GROUNDS
            and all(views[voter][seat] >= agreed for voter in self.others if voter != seat)
        )
        return next(found, None)

    def use(self, options: list[Any]) -> Any:
        """A power of which one knows nothing better is used as soon as it can be: it is gone with the round."""
        return self.dice.choice(options)

    def may_second(self, options: list[Any]) -> Any:
        return options[0]

    def do_shield(self, ask: Question) -> Any:
        return _options(ask)[-1]

    def do_applaud(self, ask: Question) -> Any:
        """The player who has acted most; otherwise one whose power was used."""
        acted = Counter(one.seat for one in self.room.exchanges if one.manner)
        acted.update(one.target for one in self.room.exchanges if one.reply_manner)
        most = max(acted[seat] for seat in self.others)
        best = [seat for seat in self.others if (acted[seat] == most if most else seat in self.room.opened)]
        return self.dice.choice(best) if best else NOBODY

    def exchanges_left(self) -> float:
        """How many more questions there may be in this round, at the pace of those before."""
        glass = self.room.glass
        if glass is None:
            return 0.0
        left = glass.left if glass.ends is None else max(0.0, glass.ends - self.sight.now)
        asked = len(self.room.exchanges)
        return left / (EXCHANGE_SECONDS if asked < 4 else max(5.0, (glass.whole - left) / asked))


class Local(SpyfallBot):
    """Knows the place, and looks for the one who does not."""

    def __init__(self, dice: Dice, mind: Mind, sight: Sight, room: Public, hand: Private, temper: Temper) -> None:
        super().__init__(dice, mind, sight, room, hand, temper)
        self.place = mind.atlas.numbers[hand.card]
        self.suspicion = mind.suspicion(self.place, self.seat)

    def question(self, whom: Sequence[int], traits: Sequence[str]) -> tuple[int, str]:
        return talking.ask_as_local(self.mind, self.place, whom, traits, self.dice)

    def reply(self, trait: str, replies: Sequence[str]) -> str:
        asker = self.seat if self.room.asker is None else self.room.asker
        jokes = self.temper.level("sly", *JOKES)
        return talking.answer_as_local(self.mind, self.place, asker, trait, replies, self.dice, jokes)

    def suspect(self, seat: int) -> bool:
        """Whether this one looks worse than most."""
        return self.suspicion[seat] > 1.5 / len(self.others)

    def throws(self, seat: int) -> bool:
        return self.suspect(seat)

    def use(self, options: list[Any]) -> Any:
        """Against the suspect, if it is for a player."""
        return self.worst(options, self.suspicion) if isinstance(options[0], int) else super().use(options)

    def heir(self, topic: str | None, heirs: Sequence[int]) -> int | None:
        """The suspect answers instead, if there is one."""
        seat = self.worst(heirs, self.suspicion)
        return seat if self.suspect(seat) else None

    def may_loop(self, options: list[Any]) -> Any:
        """A player with a suspect wants to end it before the spy finds out."""
        late = self.exchanges_left() < len(self.mind.seats)
        return "remove" if late and any(map(self.suspect, self.others)) else None

    # --- votes ----------------------------------------------------------------------------------------------------

    def here(self) -> int | None:
        return self.place

    def judged(self) -> Weights:
        return self.mind.suspicion(self.place, self.seat, plainly=True)

    def mad(self) -> float:
        """How likely everybody is somewhere else."""
        return self.mind.madness(self.place, self.seat, self.hand.ally)

    def may_madness(self, options: list[Any]) -> Any:
        """A player who has called in vain must be surer."""
        called = self.room.callers.count(self.seat)
        return options[0] if 1 - self.mad() <= (1 - CALL) / AGAIN**called else None

    def do_hands(self, ask: Question) -> str:
        return "for" if self.mad() >= JOIN else "against"

    def may_accuse(self, options: list[Any]) -> Any:
        """The suspect, if the bot is sure and all others must see it as well; surer, if they did not see it before."""
        seat = self.worst(options, self.suspicion)
        failed = self.failed(seat)
        sure = self.suspicion[seat] >= self.grave(ACCUSE * self.nerve("bold") * AGAIN**failed) and failed < ENOUGH
        if not sure or self.mad() >= JOIN:
            return None
        return self.scapegoat(self.place, [seat])

    def guilty(self) -> bool:
        """Whether the accused looks like the spy."""
        seat = self.accused()
        looks = self.suspicion[seat] >= self.grave(SUPPORT * max(1.0, self.nerve("trusting")))
        return looks and self.mind.held_against(seat, self.place) >= GROUNDS and self.mad() < JOIN

    def do_verdict(self, ask: Question) -> str:
        return _ballot(ask, self.guilty())

    def do_override(self, ask: Question) -> Any:
        return _options(ask)[-1] if self.guilty() else "pass"

    def do_point(self, ask: Question) -> Any:
        return self.pointed_at(_options(ask))

    def do_name_ally(self, ask: Question) -> Any:
        """The player who has told the spy most, or spoken up for him."""
        helped = [self.mind.gifts[seat][self.place] for seat in self.mind.seats]
        for event in self.sight.told():
            if event.key == "round-begins":
                helped = [self.mind.gifts[seat][self.place] for seat in self.mind.seats]
            elif event.key == "verdicts" and event.data["target"] == self.room.spy:
                for seat in self.mind.seats:
                    helped[seat] += SPARED * ((seat in event.data["seats"]) - (seat in event.data["voters"]))
        return self.worst(_options(ask), helped)


class Ally(Local):
    """Knows the place, and helps the one who does not, no matter who it is."""

    def __init__(self, dice: Dice, mind: Mind, sight: Sight, room: Public, hand: Private, temper: Temper) -> None:
        super().__init__(dice, mind, sight, room, hand, temper)
        self.friend = max(self.others, key=lambda seat: self.suspicion[seat])
        """The one who may be the spy."""

    def question(self, whom: Sequence[int], traits: Sequence[str]) -> tuple[int, str]:
        """Something that helps, but not always, or it would be seen."""
        if self.dice.below(100) < SUBTLE:
            return super().question(whom, traits)
        return talking.ask_as_ally(self.mind, self.place, whom, traits, self.dice)

    def reply(self, trait: str, replies: Sequence[str]) -> str:
        true = talking.answer_plainly(self.mind.atlas.values[trait][self.place], self.dice)
        return true if true in replies else self.dice.choice(replies)

    def throws(self, seat: int) -> bool:
        return seat != self.friend

    def heir(self, topic: str | None, heirs: Sequence[int]) -> int | None:
        return None

    def may_loop(self, options: list[Any]) -> Any:
        return "add" if self.exchanges_left() < len(self.mind.seats) else None

    def may_accuse(self, options: list[Any]) -> Any:
        """One of the locals who looks like the spy to all others."""
        return self.scapegoat(self.place, [seat for seat in options if seat != self.friend and not self.failed(seat)])

    def guilty(self) -> bool:
        return self.accused() != self.friend

    def judged(self) -> Weights:
        """The friend never looks bad."""
        return [0.0 if seat == self.friend else look for seat, look in enumerate(super().judged())]

    def do_point(self, ask: Question) -> Any:
        return self.pointed_at([seat for seat in _options(ask) if seat != self.friend])


class Spy(SpyfallBot):
    """Does not know the place, wants to, and must not look so."""

    def __init__(self, dice: Dice, mind: Mind, sight: Sight, room: Public, hand: Private, temper: Temper) -> None:
        super().__init__(dice, mind, sight, room, hand, temper)
        self.chances, self.joke = mind.guesses()
        total = sum(self.chances)
        self.belief: Weights = [chance / total for chance in self.chances]
        """Where this is, if it is anywhere."""
        self.likely = max(mind.free, key=lambda place: self.belief[place])

    def question(self, whom: Sequence[int], traits: Sequence[str]) -> tuple[int, str]:
        return talking.ask_as_spy(self.mind, self.belief, whom, traits, self.dice)

    def reply(self, trait: str, replies: Sequence[str]) -> str:
        return talking.answer_as_spy(self.mind, self.belief, trait, replies, self.dice)

    def heir(self, topic: str | None, heirs: Sequence[int]) -> int | None:
        """Somebody else answers what one does not know."""
        unsure = topic is not None and max(self.mind.means(topic, self.belief)) < 0.6
        return self.dice.choice(heirs) if unsure else None

    def may_loop(self, options: list[Any]) -> Any:
        return "add" if self.exchanges_left() < len(self.mind.seats) and self.chances[self.likely] < 0.6 else None

    # --- naming the place -----------------------------------------------------------------------------------------

    def may_guess(self, options: list[Any]) -> Any:
        """Name the place when it is worth more than to wait: four points if it is right, two for staying hidden."""
        heard = len(self.room.exchanges) >= JOKED * len(self.mind.seats)
        if JOKE in options and self.joke >= JOKING and heard:
            return JOKE
        sure = self.chances[self.likely]
        named = self.mind.atlas.places[self.likely].id
        return named if named in options and (sure >= SURE or 4 * sure > self.patience(sure)) else None

    def patience(self, sure: float) -> float:
        """What waiting is worth: the turn may come again, with more known, or the time is up."""
        hidden = 2 * (1 - self.exposed())
        more = self.exchanges_left()
        again: float = 1 - (1 - 1 / len(self.others)) ** max(0.0, more - 1)
        known = sure + (1 - sure) * min(0.6, LEARN * more)
        return again * max(4 * known, hidden) + (1 - again) * hidden

    def exposed(self) -> float:
        """How likely this spy would be exposed in the final vote: how often he looks worst, wherever this is."""
        worst = 0.0
        for place in self.mind.free:
            if self.belief[place] > 0.01:
                odds = self.mind.odds(place)
                worst += self.belief[place] * (odds[self.seat] >= max(odds))
        return SURPRISE + (1 - 2 * SURPRISE) * worst

    # --- votes ----------------------------------------------------------------------------------------------------

    def looks(self) -> Weights:
        """How bad everybody looks to others, wherever this is."""
        mean = [0.0 for _ in self.mind.seats]
        for place in self.mind.free:
            if self.belief[place] > 0.01:
                for seat, doubt in enumerate(self.mind.suspicion(place, self.seat)):
                    mean[seat] += self.belief[place] * doubt
        return mean

    def may_accuse(self, options: list[Any]) -> Any:
        fresh = [seat for seat in options if not self.failed(seat)]
        return self.scapegoat(self.likely, fresh) if self.belief[self.likely] > 0.5 else None

    def may_madness(self, options: list[Any]) -> Any:
        """A false alarm, if more than half would believe it."""
        if self.seat in self.room.callers or self.belief[self.likely] <= 0.5:
            return None
        believe = sum(self.mind.madness(self.likely, voter) >= JOIN for voter in self.others)
        return options[0] if 2 * (believe + 1) > len(self.mind.seats) else None

    def do_hands(self, ask: Question) -> str:
        return "for"

    def do_verdict(self, ask: Question) -> str:
        """With the others, if they may well agree."""
        return _ballot(ask, self.looks()[self.accused()] > 0.8 / len(self.others))

    def do_override(self, ask: Question) -> Any:
        return _options(ask)[-1]

    def here(self) -> int | None:
        """He speaks of answers as if he knew the place, if he thinks he does."""
        return self.likely if self.belief[self.likely] > 0.5 else None

    def judged(self) -> Weights:
        looks = self.looks()
        total = sum(looks[seat] for seat in self.others)
        return [look / total if seat != self.seat else 0.0 for seat, look in enumerate(looks)]

    def heed(self) -> float:
        return SWAY

    def excuse(self, trait: str) -> bool:
        return self.dice.below(100) < EXCUSE

    def do_point(self, ask: Question) -> Any:
        return self.pointed_at(_options(ask))


class SimplePlayer(SpyfallBot):
    """Tells the truth or makes it up, and counts who has said what is not so."""

    def __init__(self, dice: Dice, mind: Mind, sight: Sight, room: Public, hand: Private, temper: Temper) -> None:
        super().__init__(dice, mind, sight, room, hand, temper)
        self.spy = hand.card == SPY
        self.place = dice.choice(mind.free) if self.spy else mind.atlas.numbers[hand.card]
        """Where this is, or what the spy makes it up by."""
        answered = [exchange for exchange in room.exchanges if exchange.reply is not None]
        self.said = [
            (exchange.target, one)
            for exchange in answered
            for one in understood(exchange, mind.atlas.places)[1]
            if one.trait in mind.atlas.values
        ]

    def wrong(self, place: int) -> Counter[int]:
        """How often each of the others has said what is not so at this place."""
        values = self.mind.atlas.values
        wrong = ((0, 0), (2, 2))
        return Counter(
            seat for seat, said in self.said if seat != self.seat and (values[said.trait][place], said.reply) in wrong
        )

    def question(self, whom: Sequence[int], traits: Sequence[str]) -> tuple[int, str]:
        return self.dice.choice(whom), self.dice.choice(traits)

    def reply(self, trait: str, replies: Sequence[str]) -> str:
        true = talking.answer_plainly(self.mind.atlas.values[trait][self.place], self.dice)
        return true if true in replies else self.dice.choice(replies)

    def may_loop(self, options: list[Any]) -> Any:
        """A beginner leaves the clock alone."""
        return None

    def may_guess(self, options: list[Any]) -> Any:
        """The only place against which no two answers speak."""
        left = [place for place in self.mind.free if self.wrong(place).total() < TWICE]
        named = self.mind.atlas.places[left[0]].id if len(left) == 1 else None
        return named if named in options else None

    def may_accuse(self, options: list[Any]) -> Any:
        """A player who has said two things that are not so, if nobody else has."""
        bad = [seat for seat, count in self.wrong(self.place).items() if count >= TWICE]
        return bad[0] if len(bad) == 1 and not self.spy else None

    def mad(self) -> bool:
        """Whether most others have said what is not so here, or this place was played already."""
        return not self.spy and (self.place not in self.mind.free or 2 * len(self.wrong(self.place)) > len(self.others))

    def may_madness(self, options: list[Any]) -> Any:
        return options[0] if self.mad() and self.seat not in self.room.callers else None

    def do_hands(self, ask: Question) -> str:
        return "for" if self.mad() else "against"

    def do_verdict(self, ask: Question) -> str:
        return _ballot(ask, self.spy or self.wrong(self.place)[self.accused()] > 0)

    def here(self) -> int | None:
        return None if self.spy else self.place

    def judged(self) -> Weights:
        wrong = Counter[int]() if self.spy else self.wrong(self.place)
        total = len(self.others) + wrong.total()
        return [(1 + wrong[seat]) / total if seat != self.seat else 0.0 for seat in self.mind.seats]

    def do_point(self, ask: Question) -> Any:
        return self.pointed_at(_options(ask))

    def do_name_ally(self, ask: Question) -> Any:
        return self.dice.choice([seat for seat in _options(ask) if seat != NOBODY])


def _options(ask: Question) -> list[Any]:
    return list(getattr(ask.form, "options", ()))


def _ballot(ask: Question, agreed: bool) -> str:
    """For or against, unless a power leaves no choice."""
    wanted = "for" if agreed else "against"
    return wanted if wanted in _options(ask) else str(_options(ask)[0])


class Thinker(Bot):
    """Remembers a round, and decides as the holder of its card would."""

    hears: ClassVar[bool] = True
    """Whether it weighs all that is said."""

    def __init__(self, dice: Dice) -> None:
        super().__init__(dice)
        self.mind: Mind | None = None
        self.looked = (0, 0)
        """How much had been said in the last talk when somebody's answer was waited for, and how often."""

    @classmethod
    def prepare(cls) -> None:
        lexicon.load()

    @classmethod
    def understand(cls, text: str, seat: int, names: SeatNames) -> list[Told]:
        return list(heard(text, seat, names))

    def player(self, hand: Private) -> type[SpyfallBot]:
        """How this card is played."""
        raise NotImplementedError  # pragma: no cover

    def decide(self, sight: Sight) -> Move | None:
        ask, offers = next((ask for ask in sight.asks if ask.held is None), None), sight.offers
        if ask is None and not offers:
            return None
        talks = any(offer.key == "say" for offer in offers)
        if ask is not None and ask.key in ("look", "ready", "next") and not talks:
            return ask.number, ask.form.fallback()
        room: Any = sight.view.public
        hand: Any = sight.view.private
        options: Any = sight.options
        if self.mind is None or self.mind.round != room.round:
            self.mind = Mind(sight.seat, options, room)
        if self.hears:
            self.mind.hear(room)
        player = self.player(hand)(self.dice, self.mind, sight, room, hand, self.temper)
        move = player.offered(offers)
        if move is not None or ask is None:
            return move
        return None if ask.key == "ready" and self.waits(player.awaited()) else (ask.number, player.answer(ask))

    def waits(self, said: int) -> bool:
        """Whether to let somebody answer before all point; not for long, for people need not say anything."""
        self.looked = (said, self.looked[1] + 1 if self.looked[0] == said else 1)
        return bool(said) and self.looked[1] <= PATIENCE


class Belief(Thinker):
    """Weighs where everybody is and who does not know it, by all that was said, and plays its card by that."""

    def explains(self, sight: Sight) -> Callable[[Match], float] | None:
        """By where everybody would be, or who the spy would be, after all that was said."""
        mind, hand = self.mind, sight.view.private
        if mind is None or not isinstance(hand, Private):
            return None
        if hand.card == SPY:
            places, joke = mind.guesses()
            by_bag = {
                place.id: weight * len(mind.seats) for place, weight in zip(mind.atlas.places, places, strict=True)
            }
            return lambda world: by_bag.get(_bag_of(world, sight.seat), joke)
        odds = mind.odds(mind.atlas.numbers[hand.card])
        return lambda world: sum(odds[seat] for seat, part in enumerate(world.game.cast()) if part.role == "spy")

    def player(self, hand: Private) -> type[SpyfallBot]:
        return Spy if hand.card == SPY else Ally if hand.ally else Local


def _bag_of(world: Match, seat: int) -> str:
    """Where the others are; "spy" if nowhere."""
    cards: Any = world.game
    return next(str(card) for other, card in enumerate(cards.card) if other != seat)


class Simple(Thinker):
    """A fair beginner: says what is so, asks anybody anything, and suspects anybody who has said what is not so."""

    hears = False

    def player(self, hand: Private) -> type[SpyfallBot]:
        return SimplePlayer


BOTS = {"belief": Belief, "simple": Simple}
