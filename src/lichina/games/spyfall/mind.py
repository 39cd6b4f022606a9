"""What a bot makes of a round: where everybody may be, who may be the spy, and who has said how much.

Everything follows from what the whole table has heard. `Mind` is the memory of one round; it holds nothing that could
not be rebuilt from the view, so a bot that takes a seat in the middle of a round thinks like one that was there.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from math import log
from operator import mul
from typing import NamedTuple, TypeAlias

import msgspec

from .box import EXTRA, JOKE, MIXED
from .options import Choices
from .packs import PackPlace, places_of, traits
from .reading import read
from .talk import ANSWERS
from .view import Exchange, Public

REPLIES = tuple(ANSWERS)
CHANCE = ((0.05, 0.22, 0.73), (0.35, 0.42, 0.23), (0.75, 0.21, 0.04))
"""How likely `yes`, `partly` and `no` are where a trait does not hold, arguably holds, clearly holds."""
CONTRARY = ((0, 0), (2, 2))
"""What is not so: `yes` where a trait does not hold, `no` where it clearly does."""
JEST, ODD = 4.0, 1.2
"""How many times worse an answer can make somebody look, however odd it is: people joke, and make slips. And how many
times worse it must make them look to count as odd."""
MERELY = 0.5
"""How much an answer that is merely odd counts against somebody, compared with one that is not so."""
ASKED = (1.0, 0.7, 1.3)
"""How gladly those who know the place ask about such a trait."""
DECOY = 0.12
"""The share of players who say nothing that could be relied on."""
NONSENSE = 0.4
"""How likely it is that nobody at the table says anything that could be relied on."""
READ = 0.7
"""How surely typed words are understood: people joke."""
GIVEN_AWAY, BLURTED = 8.0, 4.0
"""How many times likelier a word that belongs to a place is there than elsewhere, and than from a spy."""
EVASIVE, CARELESS = 0.1, 0.1
"""How often somebody who does not know the place says neither yes nor no, or has not listened."""

Weights: TypeAlias = list[float]


class Atlas(NamedTuple):
    """What is known of a pack: for each trait and reply, how likely it is at each place."""

    places: tuple[PackPlace, ...]
    numbers: Mapping[str, int]
    values: Mapping[str, tuple[int, ...]]
    chances: Mapping[str, tuple[tuple[float, ...], ...]]
    """By trait and number of the reply, for each place."""
    extra: frozenset[int]
    """The places that have a card in the mixed bags."""


def atlas_of(options: Choices) -> Atlas:
    """The atlas of the pack that a table has chosen."""
    return _atlas(options.pack, b"" if options.own is None else msgspec.json.encode(options.own))


@lru_cache(maxsize=16)
def _atlas(pack: str, own: bytes) -> Atlas:
    places = places_of(msgspec.convert({"pack": pack, "own": msgspec.json.decode(own) if own else None}, Choices))
    values = {trait: tuple(place.traits.get(trait, 0) for place in places) for trait in traits()}
    values = {trait: row for trait, row in values.items() if any(row)}
    chances = {
        trait: tuple(tuple(CHANCE[value][reply] for value in row) for reply in range(3))
        for trait, row in values.items()
    }
    numbers = {place.id: number for number, place in enumerate(places)}
    extra = [number for number, place in enumerate(places) if place.extra][:EXTRA]
    return Atlas(places, numbers, values, chances, frozenset(extra))


class SaidTrait(NamedTuple):
    """One thing that somebody has said: a trait holds, or partly, or not."""

    trait: str
    reply: int
    sure: float = 1.0
    """How surely it was understood."""


def understood(exchange: Exchange, places: tuple[PackPlace, ...]) -> tuple[str | None, list[SaidTrait], frozenset[str]]:
    """About which trait a question was, what the answer says, and which places it gives away."""
    about: str | None = exchange.about if exchange.line is not None else None
    crooked = False
    if exchange.text is not None:
        heard = read(exchange.text, places)
        about = next(iter(heard.traits), None)
        crooked = about is not None and heard.traits[about] == "no"  # «не холодно?»: who knows what a yes means
    reply = (exchange.reply or "").removeprefix("own-").removeprefix("aloud-")
    trait = exchange.reply_about or about
    if reply in REPLIES and exchange.reply_text is None:
        clear = trait is not None and not (crooked and trait == about and reply == "yes")
        return about, [SaidTrait(trait, REPLIES.index(reply))] if clear and trait else [], frozenset()
    if exchange.reply_text is None:
        return about, [], frozenset()
    heard = read(exchange.reply_text, places)
    said = dict(heard.traits)
    spoken = reply if reply in REPLIES else heard.reply
    if about is not None and spoken is not None and not (crooked and spoken == "yes"):
        said.setdefault(about, spoken)
    return about, [SaidTrait(trait, REPLIES.index(reply), READ) for trait, reply in said.items()], heard.places


def _perhaps(said: SaidTrait, chance: float) -> float:
    """How likely this was said, if it may have meant anything as well."""
    return said.sure * chance + (1 - said.sure) / len(REPLIES)


class Mind:
    """What has been said in a round, and what follows from it."""

    def __init__(self, seat: int, options: Choices, room: Public) -> None:
        seats = len(room.scores)
        self.seat = seat
        self.seats = range(seats)
        self.round = room.round
        self.atlas = atlas_of(options)
        places = len(self.atlas.places)
        free = [self.atlas.numbers[place] for place in room.places if place not in room.used]
        self.nowhere = not free
        """Whether all bags of places are out."""
        self.free = free or list(range(places))
        """The places where everybody may be."""
        self.strewn = {card for sheet in room.sheets if sheet.bag == MIXED for card in sheet.cards}
        self.jokes = int(options.joke and JOKE not in room.used)
        self.mixed = 2 - room.used.count(MIXED) if options.madness else 0
        self.heard = 0
        self.spoken: list[Weights] = [[1.0] * places for _ in self.seats]
        """For each seat, how likely its answers are at each place."""
        self.chatter: Weights = [1.0] * seats
        """How likely they are if they mean nothing."""
        self.blind: Weights = [1.0] * seats
        """How likely they are if this seat does not know the place, and goes by what others have said before."""
        self.odd: list[Weights] = [[1.0] * places for _ in self.seats]
        """For each seat, how much likelier its answers are from the spy than from one who knows each place."""
        self.plain: list[Weights] = [[1.0] * places for _ in self.seats]
        """The same without those that say neither yes nor no: in the long run everybody gives some."""
        self.oddities: list[list[int]] = [[0] * places for _ in self.seats]
        """How many of them are odd there."""
        self.untrue: list[list[int]] = [[0] * places for _ in self.seats]
        """How many of them say the contrary of what is so."""
        self.hints: list[Weights] = [[1.0] * places for _ in self.seats]
        """For each seat, how likely its questions are at each place."""
        self.gifts: list[Weights] = [[0.0] * places for _ in self.seats]
        """How much each seat has done for each place to be guessed, by what it asked and what it answered."""
        self.turns = [0 for _ in self.seats]
        """How often each was asked."""
        self.topics: list[str] = []
        """What was asked about in this round."""
        self.flat = [(place in self.free) / len(self.free) for place in range(places)]
        """What one believes who has heard nothing."""
        self._crowd: dict[int | None, Weights] = {}

    # --- hearing --------------------------------------------------------------------------------------------------

    def hear(self, room: Public) -> None:
        """Take in what was asked and answered since the last time."""
        for exchange in room.exchanges[self.heard :]:
            if exchange.reply is None or (exchange.reply.startswith("own") and exchange.reply_text is None):
                break
            self.heard += 1
            self.turns[exchange.target] += 1
            about, said, places = understood(exchange, self.atlas.places)
            if about in self.atlas.values:
                self.topics.append(str(about))
                self._weigh_question(exchange.seat, str(about))
            for one in said:
                if one.trait in self.atlas.values:
                    self._weigh_answer(exchange.target, exchange.seat, one)
            if places:
                self._give_away(exchange.target, places)

    def _weigh_question(self, seat: int, trait: str) -> None:
        row = self.hints[seat]
        for place, value in enumerate(self.atlas.values[trait]):
            row[place] *= ASKED[value]
        self._crowd.clear()

    def _weigh_answer(self, seat: int, asker: int, said: SaidTrait) -> None:
        blind = _perhaps(said, self.blindly(said.trait, self.crowd(seat))[said.reply])
        mean = _perhaps(said, self.means(said.trait, self.crowd())[said.reply])
        row, odd = self.spoken[seat], self.odd[seat]
        for place, chance in enumerate(_perhaps(said, one) for one in self.atlas.chances[said.trait][said.reply]):
            row[place] *= chance
            odd[place] *= min(JEST, blind / chance)
            self.plain[seat][place] *= min(JEST, blind / chance) if said.reply != 1 else 1.0
            self.oddities[seat][place] += blind / chance > ODD
            self.untrue[seat][place] += (self.atlas.values[said.trait][place], said.reply) in CONTRARY
            gift = log(chance / mean)
            self.gifts[seat][place] += gift
            self.gifts[asker][place] += 2 * gift
        self.blind[seat] *= blind
        self.chatter[seat] /= len(REPLIES)
        self._crowd.clear()

    def _give_away(self, seat: int, places: frozenset[str]) -> None:
        row, odd = self.spoken[seat], self.odd[seat]
        for number, place in enumerate(self.atlas.places):
            here = 1.0 if place.id in places else 1 / GIVEN_AWAY
            row[number] *= here
            odd[number] *= min(JEST, 1 / BLURTED / here)
        self.chatter[seat] /= GIVEN_AWAY
        self.blind[seat] /= BLURTED
        self._crowd.clear()

    def held_against(self, seat: int, place: int) -> float:
        """How many contradictions there are to hold against somebody here; what was merely odd counts for less."""
        untrue = self.untrue[seat][place]
        return untrue + MERELY * max(0, self.oddities[seat][place] - untrue)

    def due(self, much: float) -> Weights:
        """How much it is each one's turn to be asked: the less, the oftener it was."""
        mean = sum(self.turns) / len(self.seats)
        return [much * max(-1.0, min(1.0, mean - turns)) for turns in self.turns]

    # --- where everybody is ---------------------------------------------------------------------------------------

    def crowd(self, without: int | None = None) -> Weights:
        """Where everybody is, for all that was said: as one hears it who knows nothing, or this seat if it is the spy.

        Nobody learns from oneself; the places that are out have no chance.
        """
        kept = self._crowd.get(without)
        if kept is None:
            weights = self.weights(without)
            total = sum(weights)
            kept = self._crowd[without] = [weight / total for weight in weights]
        return kept

    def weights(self, without: int | None = None) -> Weights:
        """The same before it is made to add up to one."""
        found = [0.0] * len(self.atlas.places)
        rows = [
            (self.spoken[seat], self.hints[seat], DECOY * self.chatter[seat]) for seat in self.seats if seat != without
        ]
        share = 1 / len(self.free)
        for place in self.free:
            weight = share
            for spoken, hints, chatter in rows:
                weight *= ((1 - DECOY) * spoken[place] + chatter) * hints[place]
            found[place] = weight
        return found

    def means(self, trait: str, belief: Weights) -> Weights:
        """How likely each reply is where somebody with this belief may be."""
        return [sum(map(mul, belief, row)) for row in self.atlas.chances[trait]]

    def blindly(self, trait: str, belief: Weights) -> Weights:
        """How likely each reply is from somebody who does not know the place, and believes so."""
        listened = 1 - EVASIVE - CARELESS
        pairs = zip(self.means(trait, belief), self.means(trait, self.flat), strict=True)
        return [listened * mean + CARELESS * flat + EVASIVE * (reply == 1) for reply, (mean, flat) in enumerate(pairs)]

    def guesses(self) -> tuple[Weights, float]:
        """For somebody with the spy's card: how likely each place is, and how likely everybody is a spy."""
        if self.nowhere:
            return self.flat, 1.0
        weights = self.weights(self.seat)
        count = len(self.seats)
        places = sum(weights) * len(self.free) / count
        joke, nonsense = float(self.jokes), NONSENSE * len(self.free) / count
        for seat in self.seats:
            if seat != self.seat:
                joke *= self.blind[seat]
                nonsense *= self.chatter[seat]
        if self.jokes:
            joke += nonsense  # somebody who talks nonsense does not know the place
            nonsense = 0.0
        total = places + joke + nonsense
        share = len(self.free) / count / total
        return [weight * share for weight in weights], joke / total

    # --- who the spy is -------------------------------------------------------------------------------------------

    def odds(self, place: int) -> Weights:
        """For each seat, how much likelier its words are if it is the spy than if it knows that this is the place.

        No single answer speaks for it beyond measure.
        """
        return [self.odd[seat][place] / self.hints[seat][place] for seat in self.seats]

    def suspicion(self, place: int, eyes: int | None = None, plainly: bool = False) -> Weights:
        """How likely each is the spy, to a player who knows that this is the place and that they are not the spy."""
        odds = (
            [self.plain[seat][place] / self.hints[seat][place] for seat in self.seats] if plainly else self.odds(place)
        )
        if eyes is not None:
            odds[eyes] = 0.0
        total = sum(odds)
        return [one / total for one in odds]

    # --- a mixed bag ----------------------------------------------------------------------------------------------

    def madness(self, place: int, eyes: int, ally: bool = False) -> float:
        """How likely everybody is somewhere else, for the holder of this place."""
        cards = [number for number in self.atlas.extra if self.atlas.places[number].id not in self.strewn]
        if not self.mixed or ally or place not in cards:
            return 0.0
        if place not in self.free:
            return 1.0
        others = [seat for seat in self.seats if seat != eyes]
        apart = self.mixed / len(cards)
        elsewhere = [number for number in cards if number != place]
        for seat in others:
            apart *= sum(self.spoken[seat][number] for number in elsewhere) / len(elsewhere)
        together = sum(self._all_but(seat, others, place) for seat in others) / len(self.seats)
        return apart / (apart + together) if together else 1.0

    def _all_but(self, spy: int, others: Iterable[int], place: int) -> float:
        """How likely all this was to be said if this player is the spy, and the others are at this place."""
        chance = self.blind[spy]
        for seat in others:
            if seat != spy:
                chance *= self.spoken[seat][place]
        return chance
