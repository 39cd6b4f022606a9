"""How a bot of «Мафия» weighs others, and whom it votes out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from lichina.bots import Bot, Sight
from lichina.kernel import Dice, Question

from .ballot import ABSTAIN
from .mind import Mind, group_of
from .roles import ROLES
from .view import Private, Public

BUS = 0.7
"""A fellow gangster who looks as bad as this is given up."""


def options_of(ask: Question) -> list[Any]:
    """What can be picked."""
    return list(getattr(ask.form, "options", ()))


def legal(ask: Question, value: Any) -> bool:
    """Whether this can be answered."""
    try:
        ask.form.accept(value)
    except Exception:
        return False
    return True


class MafiaBot(Bot):
    """What a bot keeps in mind between its decisions."""

    def __init__(self, dice: Dice) -> None:
        super().__init__(dice)
        self.mind: Mind | None = None
        self.mood = dice.below(100) / 100
        """What no temper explains."""
        self.noise = 0.02 + dice.below(100) / 2500
        self.persona: str | None = None
        """What it claims to be, if it lies; once said, it stays so."""
        self.day = 0
        self.named: int | None = None
        """Whom it has called a criminal today, and not taken it back: it votes so."""
        self.forgiven: set[int] = set()
        """Whom it has called a criminal today, and taken it back: it does not vote so."""
        self.target = (0, -1)
        """The day of its last accusation, and of whom."""
        self.closed = 0
        """The day on which it last said how it would vote, or did not care to."""
        self.kind = (0, False)
        """The day on which it last saw somebody accused by several, and whether it speaks up for others that day."""
        self.firm = 0
        """How much it must hear before it drops an accusation."""
        self.patience = 0
        """How much it must hear before it thinks about somebody else."""
        self.spoken: set[tuple[Any, ...]] = set()
        self.tales: list[tuple[str, int, int, str]] = []
        """Findings that never were, told in this match."""

    @property
    def boldness(self) -> float:
        """How soon it accuses."""
        return 0.7 * self.temper.level("bold", 0.0, 1.0) + 0.3 * self.mood

    @property
    def herd(self) -> float:
        """How much it goes with others."""
        return self.temper.level("trusting", 0.1, 0.3)

    @property
    def dares(self) -> bool:
        """Whether it calls itself the detective when the detective has found it."""
        return self.mood < self.temper.level("sly", 0.5, 0.9)


class Deciding:
    """One decision: the bot, what it knows, what it is asked."""

    def __init__(self, bot: MafiaBot, mind: Mind, ask: Question, sight: Sight) -> None:
        square: Any = sight.view.public
        secret: Any = sight.view.private
        self.bot = bot
        self.mind = mind
        self.ask = ask
        self.square: Public = square
        self.secret: Private = secret
        self.hears_all = not sight.spoken
        """Whether nobody can have said anything that bots do not hear."""
        self.dice = bot.dice
        self.seat = mind.seat
        self.own = self._own()

    def _own(self) -> set[int]:
        """Those of this player's side, as far as he knows."""
        if self.secret.infected or self.secret.card == "patient0":
            return set(self.secret.sick)
        if self.secret.card == "spy":
            return {self.seat}
        return {self.seat, *(seat for room in self.secret.rooms.values() for seat in room)}

    # --- weighing -------------------------------------------------------------------------------------------------

    def noise(self) -> float:
        return self.bot.noise * (self.dice.below(2001) - 1000) / 1000

    def best(self, options: Iterable[int], score: dict[int, float]) -> int:
        """The one with the highest score, a little by mood."""
        return max(options, key=lambda seat: score.get(seat, 0.0) + self.noise())

    @property
    def criminal(self) -> bool:
        """Whether this player is a gangster who still belongs to the gang."""
        return bool(group_of(self.secret.card)) and not self.secret.infected

    @property
    def innocent(self) -> bool:
        """Whether this player wins with the town."""
        return ROLES[self.secret.card].side == "town" and not self.secret.infected

    # --- the vote -------------------------------------------------------------------------------------------------

    def vote(self) -> Any:
        """Whom to vote out."""
        if self.ask.key == "hand":
            return self._hand()
        options = [option for option in options_of(self.ask) if option != ABSTAIN]
        if not options:
            return ABSTAIN
        hands = Counter(target for voter, target in self.square.hands.items() if isinstance(target, int))
        return self.choose_vote(options, hands)

    def _hand(self) -> str:
        """Names are called in turn: a hand for this one, if he is as good as the best of those to come."""
        name = self.ask.about["seat"]
        later = [seat for seat in self.square.candidates if seat >= name and seat != self.seat]
        hands = Counter(target for target in self.square.hands.values() if isinstance(target, int))
        return "up" if self.choose_vote(later, hands) == name else "down"

    def judged(self) -> dict[int, float]:
        """How guilty each looks to this player; to anybody outside the town, as everybody could see it."""
        return self.mind.suspicion(private=self.innocent)

    def choose_vote(self, options: list[int], hands: Counter[int]) -> int:
        """Somebody who has named a suspect today sticks to it."""
        if self.bot.named in options:
            return self.bot.named
        return self.free_vote(options, hands)

    def free_vote(self, options: list[int], hands: Counter[int]) -> int:
        """Whom to vote out, whatever was said."""
        voters = len(self.square.alive) - len(self.square.jailed)
        options = [seat for seat in options if not self.spared(seat)] or options
        if not self.innocent:
            return self.scapegoat(options, hands, voters)
        return self.plain_vote(options, hands)

    def plain_vote(self, options: list[int], hands: Counter[int]) -> int:
        """The one who looks worst, and against whom others go."""
        voters = len(self.square.alive) - len(self.square.jailed)
        score = self.judged()
        return self.best(options, {seat: score.get(seat, 0.0) + self.voices(seat, hands, voters) for seat in options})

    def spared(self, seat: int) -> bool:
        """Whether this player has spoken for somebody: by taking words back or defending him today, or by a check."""
        return seat in self.bot.forgiven or self.mind.speaks_for(seat)

    def voices(self, seat: int, hands: Counter[int], voters: int) -> float:
        """How far others go against a player, and this one has: hands count in full, words by half."""
        accusers = self.mind.accusers.get(seat, [])
        own = 0.1 if self.bot.target == (self.square.day, seat) else 0.0
        return own + self.bot.herd * (hands[seat] + len(accusers) / 2) / voters

    def scapegoat(self, options: list[int], hands: Counter[int], voters: int) -> int:
        """A gangster or a loner votes with the crowd, for anybody but his own, unless one of his own is lost anyway."""
        for _, _, named, _ in reversed(self.bot.tales):  # whom he has called a criminal, he votes for
            if named in options:
                return named
        others = [seat for seat in options if seat not in self.own] or options
        public = self.mind.suspicion(private=False)
        honest = self.plain_vote(options, hands)
        if honest not in self.own or public.get(honest, 0.0) > BUS or 2 * hands[honest] > voters:
            return honest
        weigh = {seat: public.get(seat, 0.0) + 2.0 * hands[seat] / voters for seat in others}
        return self.best(others, weigh)
