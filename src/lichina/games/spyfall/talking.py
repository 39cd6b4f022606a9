"""How bots talk: what they ask whom, and what they answer, each to its own end."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import log
from typing import Any, NamedTuple

from lichina.bots import Sight, Temper
from lichina.kernel import Branch, Dice, Question, Tree

from .box import POWERS
from .hearing import own_answer
from .mind import ASKED, CHANCE, REPLIES, Mind, Weights
from .reading import read
from .talk import SPOKEN, TYPED, asked_out
from .view import Private, Public

TWICE, RECENT = 2, 4
"""How often bots ask about the same thing in a round at most, and after how many other questions at least."""
LEAK = 0.2
"""How much those who know the place mind what a true answer tells the spy, at a table of six; more at a larger one."""
GUARD, TRUSTED, WARY = 7.25, 4.0, 0.7
"""How much they mind telling it themselves at a table of up to six, and how many times as much if they are trusted, or
asked by a suspect; at a larger table more, by this power of its size."""
OPENLY = 0.8
"""How much of it is left where all may be spies or elsewhere: if everybody were vague, nobody could tell."""
THERE, LIKED = 60, 0.1
"""How many of a hundred questions lean to what is there, the others to what is not there; and how strongly."""
FAIR = 0.12
"""How much it matters that everybody is asked."""
VAGUE = 10
"""Answers in a hundred that are neither yes nor no, whatever is true."""
SHARP = 3
"""How strongly a player who does not know prefers what is likely: the power of its chance."""
ENOUGH = 2.5
"""How much likelier from a spy, in nats, an answer must be to give him away."""
LED, LATER = (1.0, 0.7, 2.3), ((1.0, 0.7, 1.4), (1.3, 1.0, 0.8))
"""How much likelier a spy takes a trait to hold or not because he is asked about it, before everybody was asked, and
later, at a small table and at a large one: at first those who say no too often stand out, then those who say yes."""
SENSE = 0.6
"""How much a spy would rather say what most would expect."""
VEIL = (0.0, 0.15)
"""How much rather he says neither yes nor no when everybody was asked, as those who know the place do by then."""
FANCY = (0.06, 0.2)
"""How far a spy's mood goes when he answers: a spy who always says what is safest can be read by that."""
SMALL, LARGE = 4, 6
"""How many players make a small and a large table: at a small one a spy cannot afford what hides him in a crowd."""
WHIM = 0.03
"""How far mood goes."""
ACTED = 70
"""Lines in a hundred that are acted, with a power that is a manner of speaking."""
CHOICE = 12
"""So many traits must be left before those are passed over about which every question was heard on this evening."""
PUZZLED, SILENCE = "?", "…"
"""A question and an answer that all read in their own language."""

_FINE = 1 << 20
_SPREAD = [-sum(chance * log(chance) for chance in row) for row in CHANCE]
"""How uncertain an answer is where a trait does not hold, arguably holds, clearly holds."""


def mood(dice: Dice, span: float) -> float:
    """A little this way or that way."""
    return span * (dice.below(2001) - 1000) / 1000


def drawn(weights: Mapping[str, float], dice: Dice) -> str:
    """One of these, as likely as it weighs."""
    rest = dice.below(_FINE) / _FINE * sum(weights.values())
    for name, weight in weights.items():
        rest -= weight
        if rest < 0:
            return name
    return name


# --- questions --------------------------------------------------------------------------------------------------------


class QuestionWorth(NamedTuple):
    """What a question is worth."""

    test: float
    """How far somebody gives himself away by it who does not know the place."""
    tell: float
    """How much surer of the place a true answer makes a listener."""


def fresh(mind: Mind, traits: Iterable[str]) -> list[str]:
    """What has not been asked too often in this round, nor just now."""
    known = [trait for trait in traits if trait in mind.atlas.values]
    just = mind.topics[-RECENT:]
    return [trait for trait in known if trait not in just and mind.topics.count(trait) < TWICE] or known


def hinted(mind: Mind, trait: str, belief: Weights, gladly: Sequence[float] = ASKED) -> Weights:
    """What one believes who is just being asked about this, where such traits are asked about so gladly."""
    weights = [weight * gladly[value] for weight, value in zip(belief, mind.atlas.values[trait], strict=True)]
    total = sum(weights)
    return [weight / total for weight in weights]


def betrayal(blind: float, true: float) -> float:
    """How far an answer gives somebody away who does not know the place, from 0 to 1."""
    return min(1.0, max(0.0, log(blind / true) / ENOUGH))


def worth(mind: Mind, trait: str, place: int, belief: Weights) -> QuestionWorth:
    """What a question about this trait is worth at this place, when those who listen believe so."""
    true = CHANCE[mind.atlas.values[trait][place]]
    hint = hinted(mind, trait, belief)
    means, blind = mind.means(trait, hint), mind.blindly(trait, hint)
    sharp, plain = [mean**SHARP for mean in means], [chance**SHARP for chance in true]
    test = sum(one * betrayal(*pair) for one, *pair in zip(sharp, blind, true, strict=True)) / sum(sharp)
    told = sum(one * chance / mean for one, chance, mean in zip(plain, true, means, strict=True)) / sum(plain)
    return QuestionWorth(test, belief[place] * (told - 1))


def ask_as_local(mind: Mind, place: int, whom: Sequence[int], traits: Iterable[str], dice: Dice) -> tuple[int, str]:
    """Ask what a spy would answer wrongly and what tells him little, and rather those who look like one.

    Now it is about something that is there, now about something that is not, or the questions alone would tell.
    """
    suspicion = mind.suspicion(place, mind.seat)
    belief, values = mind.crowd(), mind.atlas.values
    wanted = 2 if dice.below(100) < THERE else 0
    due = mind.due(FAIR)
    leak = LEAK * (len(mind.seats) / 6) ** 2
    known = fresh(mind, traits)
    best, found = float("-inf"), (whom[0], "")
    for trait in [trait for trait in known if values[trait][place] != 1] or known:
        test, tell = worth(mind, trait, place, belief)
        liked = LIKED if values[trait][place] == wanted else 0.0
        for seat in whom:
            doubt = suspicion[seat]
            score = doubt * test - leak * (1 - doubt) * tell + liked + due[seat] + mood(dice, WHIM)
            if score > best:
                best, found = score, (seat, trait)
    return found


def ask_as_ally(mind: Mind, place: int, whom: Sequence[int], traits: Iterable[str], dice: Dice) -> tuple[int, str]:
    """Ask those who surely know the place, about what is clearly there and says much."""
    suspicion = mind.suspicion(place, mind.seat)
    belief = mind.crowd()
    due = mind.due(0.1)
    seat = min(whom, key=lambda one: suspicion[one] - due[one] + mood(dice, 0.1))
    known = fresh(mind, traits)
    clear = [trait for trait in known if mind.atlas.values[trait][place] == 2] or known
    return seat, max(clear, key=lambda trait: worth(mind, trait, place, belief).tell + mood(dice, WHIM))


def ask_as_spy(mind: Mind, belief: Weights, whom: Sequence[int], traits: Iterable[str], dice: Dice) -> tuple[int, str]:
    """Ask what parts the places that are left."""
    due = mind.due(1.0)
    seat = max(whom, key=lambda one: due[one] + mood(dice, 1.0))
    return seat, max(fresh(mind, traits), key=lambda trait: split(mind, trait, belief) + mood(dice, 5 * WHIM))


def split(mind: Mind, trait: str, belief: Weights) -> float:
    """How much one learns by a true answer, in nats."""
    spread = -sum(mean * log(mean) for mean in mind.means(trait, belief))
    values = mind.atlas.values[trait]
    return spread - sum(weight * _SPREAD[value] for weight, value in zip(belief, values, strict=True))


# --- answers ----------------------------------------------------------------------------------------------------------


def answer_plainly(value: int, dice: Dice) -> str:
    """The truth as it is."""
    return REPLIES[2 - value] if value != 1 else dice.choice(REPLIES[:2])


def answer_as_local(
    mind: Mind, place: int, asker: int, trait: str, replies: Sequence[str], dice: Dice, jokes: float = 0.0
) -> str:
    """The truth, or something vaguer where it would give the place away, or now and then for no reason.

    `jokes` answers in a hundred say the contrary of the truth; but nobody jokes twice in a round.
    """
    value = mind.atlas.values[trait][place]
    true = CHANCE[value]
    chance = dice.below(100)
    if chance < jokes and value != 1 and not mind.untrue[mind.seat][place]:
        return REPLIES[value] if REPLIES[value] in replies else dice.choice(replies)
    if chance >= 100 - VAGUE and "partly" in replies:
        return "partly"
    if value == 1:
        return drawn({reply: true[REPLIES.index(reply)] for reply in replies}, dice)
    known, means = mind.crowd()[place], mind.means(trait, mind.crowd())
    suspicion = mind.suspicion(place)
    size: float = (max(LARGE, len(mind.seats)) / LARGE) ** WARY
    openly = OPENLY if mind.jokes or mind.mixed else 1.0
    guard = openly * GUARD * size * min(TRUSTED, suspicion[asker] / suspicion[mind.seat])

    def score(reply: str) -> float:
        number = REPLIES.index(reply)
        told = known * (true[number] / means[number] - 1)
        return log(true[number]) - guard * told + mood(dice, 5 * WHIM)

    honest = [reply for reply in replies if abs(2 - value - REPLIES.index(reply)) < 2]
    return max(honest or replies, key=score)


def answer_as_spy(mind: Mind, belief: Weights, trait: str, replies: Sequence[str], dice: Dice) -> str:
    """What gives him away least, wherever this may be."""
    early = mind.heard < len(mind.seats)
    large = max(0.0, min(1.0, (len(mind.seats) - SMALL) / (LARGE - SMALL)))

    def between(ends: tuple[float, float]) -> float:
        return ends[0] + large * (ends[1] - ends[0])

    later = [between((small, many)) for small, many in zip(*LATER, strict=True)]
    hint = hinted(mind, trait, belief, LED if early else later)
    blind, doubts = mind.blindly(trait, hint), perils(mind, hint, trait)

    def score(reply: str) -> float:
        number = REPLIES.index(reply)
        veil = between(VEIL) if reply == "partly" and not early else 0.0
        return SENSE * log(blind[number]) - doubts[number] + veil + mood(dice, between(FANCY))

    return max(replies, key=score)


def perils(mind: Mind, belief: Weights, trait: str) -> list[float]:
    """How far each reply would give somebody away who believes so."""
    values, blind = mind.atlas.values[trait], mind.blindly(trait, belief)
    by_value = [[betrayal(blind[number], row[number]) for row in CHANCE] for number in range(len(REPLIES))]
    return [sum(weight * row[value] for weight, value in zip(belief, values, strict=True)) for row in by_value]


# --- the words themselves ---------------------------------------------------------------------------------------------


class Speaker:
    """One decision in a seat: what is known there; and how a question or an answer is given."""

    def __init__(self, dice: Dice, mind: Mind, sight: Sight, room: Public, hand: Private, temper: Temper) -> None:
        self.dice = dice
        self.temper = temper
        self.mind = mind
        self.sight = sight
        self.seat = sight.seat
        self.room = room
        self.hand = hand
        self.others = [seat for seat in mind.seats if seat != self.seat]

    def question(self, whom: Sequence[int], traits: Sequence[str]) -> tuple[int, str]:
        """Whom to ask about what."""
        raise NotImplementedError  # pragma: no cover

    def reply(self, trait: str, replies: Sequence[str]) -> str:
        """What to say about a trait."""
        raise NotImplementedError  # pragma: no cover

    def throws(self, seat: int) -> bool:
        """Whether this one shall be asked with the help of a power: by the lasso, to say yes or no."""
        return self.dice.below(3) == 0

    def heir(self, topic: str | None, heirs: Sequence[int]) -> int | None:
        """Who shall answer instead, if anybody."""
        return None

    def instead(self, topic: str | None, uses: Branch | None) -> tuple[Any, ...] | None:
        """For what a power is used instead of an answer, if it is: on somebody as an heir, otherwise at once."""
        if uses is None:
            return ()
        seats = [seat for seat in uses.ways if isinstance(seat, int)]
        if not seats:
            return (self.dice.choice(list(uses.ways)),)
        heir = self.heir(topic, seats)
        return None if heir is None else (heir,)

    def topic(self) -> str | None:
        """Which trait the question to be answered is about, if the bot can tell."""
        last = self.room.exchanges[-1]
        if last.line is not None:
            return last.about
        heard = read(last.text, self.mind.atlas.places).traits if last.text is not None else {}
        return next((trait for trait in heard if trait in self.mind.atlas.values), None)

    def do_ask(self, ask: Question) -> tuple[Any, ...]:
        root = _root(ask)
        whom = [seat for seat in root.ways if isinstance(seat, int)]
        about = root.options[whom[0]]
        assert about is not None
        traits = [str(way) for way in about.ways if way not in (TYPED, SPOKEN, *POWERS)]
        if not traits:  # an own pack may have so few that all lines are said
            return self.dice.choice(whom), about.ways[0]
        seat, trait = self.question(whom, self.unheard(traits))
        power = next((way for way in POWERS if way in about.options), None)
        if power is not None and self.throws(seat):
            return self._acted(ask, seat, power, trait)
        return self._acted(ask, seat, trait)

    def unheard(self, traits: Sequence[str]) -> Sequence[str]:
        """Traits about which there is a question that was not asked on this evening; all, where few are left."""
        options: Any = self.sight.options
        asked = (event.data["line"] for event in self.sight.told() if event.key == "asked")
        spent = asked_out({*options.said.lines, *filter(None, asked)})
        left = [trait for trait in traits if trait not in spent and trait in self.mind.atlas.values]
        return left if len(left) >= CHOICE else traits

    def do_answer(self, ask: Question) -> tuple[Any, ...]:
        """By a ready line about what was asked; where nobody could read what it was, by something vague."""
        ways = _root(ask).options
        topic = self.topic()
        power = next((way for way in POWERS if way in ways), None)
        if power is not None and (used := self.instead(topic, ways[power])) is not None:
            return (power, *used)
        replies = [reply for reply in REPLIES if reply in ways]
        if topic is None:
            own = own_answer(self.room.exchanges[-1].text or "")
            if own in replies:
                return self._acted(ask, own)
            return self._acted(ask, "partly" if "partly" in replies else self.dice.choice(replies))
        if "hint" in ways:
            return self._acted(ask, "hint", topic, self.reply(topic, REPLIES))
        return self._acted(ask, self.reply(topic, replies))

    def do_write(self, ask: Question) -> str:
        """Bots have no words of their own; where they must write, because another was about to, they are brief."""
        return PUZZLED if self.room.exchanges[-1].reply is None else SILENCE

    def _acted(self, ask: Question, *path: Any) -> tuple[Any, ...]:
        """A path to its end: what may be left of it is only the manner."""
        branch = _root(ask)
        for option in path:
            below = branch.options[option]
            if below is None:
                return path
            branch = below
        return (*path, "acted" if self.dice.below(100) < ACTED else "plain")


def _root(ask: Question) -> Any:
    assert isinstance(ask.form, Tree)
    return ask.form.root
