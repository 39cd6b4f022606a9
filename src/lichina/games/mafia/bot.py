"""Bots for «Мафия»: `belief` thinks about who is who; `simple` is a rule of thumb to measure it by."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from lichina.bots import Bot, Move, Sight
from lichina.kernel import Dice, Question

from .ballot import ABSTAIN
from .dark import PASS
from .mind import GUILTY, UNIQUE, Mind, group_of
from .roles import ASKS, ROLES
from .view import Check, Secret, Square

CHECKERS = ("detective", "judge")
AIMS = {ask.id: ask.aim for ask in ASKS}
REVEAL = 2
"""From this day on a checker tells the town what he knows."""
USURP = 3
"""If nobody has claimed to be the detective by this day, a gangster may."""
FAKE = 0.7
"""Who is not bolder than this calls himself the detective when the detective has found him."""
BUS = 0.7
"""One of the own who looks as bad as this is given up."""
TOP = 50
"""In so many of a hundred nights the gang shoots the one it wants most, although a doctor may think the same."""
ENOUGH = 3
"""Whom so many have accused today need not be accused again."""
SPREAD = 4
"""Otherwise it is one of so many."""


class Simple(Bot):
    """Never harms its own, follows the crowd, trusts what was reported, and says what it has found."""

    def decide(self, sight: Sight) -> Move | None:
        ask = next((ask for ask in sight.asks if ask.held is None), None)
        if ask is None:
            return None
        square: Any = sight.view.public
        secret: Any = sight.view.private
        if ask.key in ("begin", "end"):
            return (ask.number, ask.key) if ask.key == "begin" or _all_done(square) else None
        own = {seat for room in secret.rooms.values() for seat in room} if secret.card != "spy" else set()
        if ask.key in ("say", "plead"):
            found = [check for check in secret.checks if check.answer in GUILTY and check.night == square.night]
            said = ("found", square.night, found[0].targets[0], "criminal") if found else ("ready",)
            return ask.number, said if _legal(ask, said) else ask.form.fallback()
        options = [option for option in _options(ask) if option not in own and option not in (PASS, ABSTAIN)]
        if ask.key == "vote":
            crowd = Counter(target for target in square.hands.values() if target in options)
            reported = [event.data["target"] for event in sight.told() if event.data.get("answer") in GUILTY]
            caught = [seat for seat in reversed(reported) if seat in options]
            options = caught[:1] or [seat for seat, _ in crowd.most_common(1)] or options
        return ask.number, self.dice.choice(options) if options else ask.form.draw(self.dice)


def _all_done(square: Square) -> bool:
    """Whether a moderator has nothing to wait for: all want to vote, or all have voted. A night takes its time."""
    done = square.ready if square.stage == "discussion" else square.hands
    return len(done) >= len(square.alive) - len(square.jailed)


def _options(ask: Question) -> list[Any]:
    return list(getattr(ask.form, "options", ()))


def _legal(ask: Question, value: Any) -> bool:
    try:
        ask.form.accept(value)
    except Exception:
        return False
    return True


class Belief(Bot):
    """Weighs who might be whom, plays each card by it, and talks: with reasons, and with lies where it must."""

    def __init__(self, dice: Dice) -> None:
        super().__init__(dice)
        self.mind: Mind | None = None
        self.boldness = dice.below(100) / 100
        """How soon it accuses, and how boldly it lies."""
        self.herd = 0.1 + dice.below(100) / 500
        """How much it goes with others."""
        self.noise = 0.02 + dice.below(100) / 2500
        self.persona: str | None = None
        """What it claims to be; once said, it stays so."""
        self.target = (0, -1)
        """The day of its last accusation, and of whom."""
        self.patience = 0
        """It thinks about another one when it has heard so much."""
        self.spoken: set[tuple[Any, ...]] = set()
        self.tales: list[tuple[str, int, int, str]] = []
        """Findings that never were, told in this match."""

    def decide(self, sight: Sight) -> Move | None:
        ask = next((ask for ask in sight.asks if ask.held is None), None)
        if ask is None:
            return None
        square: Any = sight.view.public
        secret: Any = sight.view.private
        if ask.key in ("begin", "end"):
            return (ask.number, ask.key) if ask.key == "begin" or _all_done(square) else None
        if self.mind is None:
            self.mind = Mind(sight.seat, square, secret, self.dice)
        self.mind.hear(sight.told(self.mind.heard))
        turn = Turn(self, self.mind, ask, square, secret)
        value = turn.answer()
        return None if value is None else (ask.number, value)


class Turn:
    """One decision: the bot, what it knows, what it is asked."""

    def __init__(self, bot: Belief, mind: Mind, ask: Question, square: Square, secret: Secret) -> None:
        self.bot = bot
        self.mind = mind
        self.ask = ask
        self.square = square
        self.secret = secret
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

    def answer(self) -> Any:
        """What to answer; None: nothing for now."""
        key = self.ask.key
        if key in ("say", "plead"):
            return self.speak()
        if key in ("vote", "hand"):
            return self.vote()
        options = [option for option in _options(self.ask) if option != PASS]
        if not options or key in ("look", "begin", "end"):
            return self.ask.form.fallback()
        act = getattr(self, f"_{key.replace('-', '_')}", None) or getattr(self, f"_{AIMS[key]}")
        return act(options)

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
        options = [option for option in _options(self.ask) if option != ABSTAIN]
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

    def choose_vote(self, options: list[int], hands: Counter[int]) -> int:
        voters = len(self.square.alive) - len(self.square.jailed)
        if not self.innocent:
            return self.scapegoat(options, hands, voters)
        score = self.mind.suspicion()
        return self.best(options, {seat: score.get(seat, 0.0) + self.voices(seat, hands, voters) for seat in options})

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
        weigh = {seat: public.get(seat, 0.0) + self.voices(seat, hands, voters) for seat in options}
        honest = self.best(options, weigh)
        if honest not in self.own or public.get(honest, 0.0) > BUS or 2 * hands[honest] > voters:
            return honest
        weigh = {seat: public.get(seat, 0.0) + 2.0 * hands[seat] / voters for seat in others}
        return self.best(others, weigh)

    # --- talking --------------------------------------------------------------------------------------------------

    def speak(self) -> Any:
        """What to say: the most important thing not yet said, else the call for the vote."""
        for said in self.wishes():
            if said not in self.bot.spoken and _legal(self.ask, said):
                self.bot.spoken.add(said)
                return said
        if self.ask.key == "plead":
            return ("done",)
        return ("ready",) if self.seat not in self.square.ready else None

    def wishes(self) -> Iterable[tuple[Any, ...]]:
        """What this player would like to say, the most important first."""
        pressed = self.pressed()
        if self.criminal:
            yield from self.lies(pressed)
        elif self.innocent and self.secret.card != "spy":
            yield from self.truths(pressed)
        elif pressed:
            yield ("claim", self.bot.persona or "citizen")
        yield from self.accusation()
        yield from self.defence()

    def pressed(self) -> bool:
        """Whether the table turns against this player."""
        if self.ask.key == "plead":
            return True
        reported = any(target == self.seat and answer in GUILTY for _, _, target, answer in self.mind.reports)
        return reported or len(self.mind.accusers.get(self.seat, ())) * 3 >= len(self.square.alive)

    def truths(self, pressed: bool) -> Iterable[tuple[Any, ...]]:
        """A townsman says who he is when he has found somebody, or when he must."""
        card = self.secret.card
        checks = [check for check in self.secret.checks if check.answer is not None]
        caught = [check for check in checks if check.answer in GUILTY and check.targets[0] in self.square.alive]
        if caught or pressed or (checks and self.square.day >= REVEAL):
            yield ("claim", card)
            for check in [*caught, *reversed(checks)]:
                yield self.report(check)

    def report(self, check: Check) -> tuple[Any, ...]:
        """An own finding as a statement."""
        if self.secret.card == "journalist":
            return ("compared", *sorted(check.targets), check.answer)
        return ("found" if self.secret.card == "detective" else "saw", check.night, check.targets[0], check.answer)

    def lies(self, pressed: bool) -> Iterable[tuple[Any, ...]]:
        """A gangster is a citizen when pressed; against a detective he may be the true one."""
        alive = self.square.alive
        rivals = [seat for seat, role in self.mind.claims.items() if role == "detective" and seat in alive]
        foes = [by for by, _, target, answer in self.mind.reports if target == self.seat and answer in GUILTY]
        foes = [by for by in foes if by in alive]
        if self.bot.persona is None:
            free = "detective" in self.mind.deck and "detective" not in self.mind.opened.values()
            usurps = free and not rivals and self.square.day >= USURP
            if not pressed and not usurps:
                return
            fakes = free and self.square.night > 0 and (usurps or (foes and self.bot.boldness < FAKE))
            self.bot.persona = "detective" if fakes else "citizen"
        yield ("claim", self.bot.persona)
        if self.bot.persona == "detective":
            if not any(night == self.square.night for _, night, _, _ in self.bot.tales):
                target = (foes or rivals or [self.victim()])[0]
                self.bot.tales.append(("found", self.square.night, target, "criminal"))
            yield from self.bot.tales[-1:]

    def victim(self) -> int:
        """Whom a false detective accuses: the one who looks worst of those who are not his own."""
        others = [seat for seat in self.square.alive if seat not in self.own]
        return self.best(others, self.mind.suspicion(private=False))

    def accusation(self) -> Iterable[tuple[Any, ...]]:
        """Once a day, the one who looks worst: to a gangster, of those who are not his own."""
        if self.bot.target[0] == self.square.day or self.mind.heard < self.bot.patience:
            return
        self.bot.patience = self.mind.heard + len(self.square.alive)
        others = [seat for seat in self.square.alive if seat != self.seat]
        score = self.mind.suspicion(private=self.innocent)
        target = self.best(others, score)
        if target in self.own or len(self.mind.accusers.get(target, ())) >= ENOUGH:
            return
        average = sum(score.get(seat, 0.0) for seat in others) / len(others)
        if score.get(target, 0.0) > average * (1.6 - 0.5 * self.bot.boldness) + 0.02:
            grounds = self.mind.grounds(target) if self.secret.card != "spy" else ("hunch",)
            self.bot.target = (self.square.day, target)
            yield ("accuse", target, *grounds)
        elif self.square.day == 1 and self.dice.below(100) < 30 * self.bot.boldness:
            target = self.dice.choice([seat for seat in others if seat not in self.own])
            self.bot.target = (self.square.day, target)
            yield ("accuse", target, "hunch")

    def defence(self) -> Iterable[tuple[Any, ...]]:
        """Somebody who looks better than most is accused by several."""
        doubted = [target for target, accusers in self.mind.accusers.items() if len(set(accusers)) > 1]
        for target in doubted:
            if target in self.own or target not in self.square.alive:
                continue
            score = self.mind.suspicion(private=self.innocent)
            if score.get(target, 1.0) < 0.5 * sum(score.values()) / len(score):
                cleared = [night for night, whom, answer in self.mind.findings if whom == target and answer == "town"]
                why = ("check", cleared[-1]) if cleared and self.bot.persona is None else ("hunch",)
                yield ("defend", target, *why)

    # --- the night ------------------------------------------------------------------------------------------------

    def _suspect(self, options: list[int]) -> int:
        return self.best(options, self.mind.suspicion())

    def trusted(self, options: list[int]) -> dict[int, float]:
        """How much the town stands to lose in each: the trusted, above all those who have found somebody."""
        public = self.mind.suspicion(private=False)
        score = {seat: 1.0 - public.get(seat, 0.0) for seat in options}
        for seat, role in self.mind.claims.items():
            if seat in score and role in UNIQUE and public.get(seat, 0.0) < 0.6:
                score[seat] += 1.0 if role in CHECKERS else 0.6
        for by, _, target, answer in self.mind.reports:
            if by in score and group_of(self.mind.opened.get(target, "citizen")) and answer in GUILTY:
                score[by] += 1.0
        return score

    def _shoot(self, options: list[int]) -> int:
        """The gang shoots together: whoever points first is followed."""
        if self.secret.card == "spy":
            return self.best(options, self.trusted(options))
        prey = [seat for seat in options if seat not in self.own] or options
        pointed = Counter(
            target
            for ballots in self.secret.ballots.values()
            for who, target in ballots.items()
            if target in prey and who != self.seat
        )
        if pointed:
            return pointed.most_common(1)[0][0]
        return self.prey(prey)

    def prey(self, options: list[int]) -> int:
        """Whoever was saved last night cannot be healed again; else one of those the town would miss."""
        aimed = self.mind.aims.get(self.square.night - 1)
        if aimed in options and "doctor" in self.mind.deck and "doctor" not in self.mind.opened.values():
            return aimed
        score = self.trusted(options)
        best = sorted(options, key=lambda seat: score[seat] + self.noise(), reverse=True)
        healer = "doctor" in self.mind.deck and "doctor" not in self.mind.opened.values()
        if not healer or self.dice.below(100) < TOP:
            return best[0]
        return best[self.dice.below(min(len(best), SPREAD))]

    _again = _shoot

    def _keep(self, options: list[int]) -> int:
        """Whom the gang would like to have, now and then oneself; a gangster the one of his own who looks worst."""
        if self.innocent:
            return self.best(options, self.trusted(options))
        own = [seat for seat in options if seat in self.own]
        return self.best(own or options, self.mind.suspicion(private=False))

    def _learn(self, options: list[int]) -> int:
        """The worst-looking of those not looked at yet."""
        seen = {target for check in self.secret.checks for target in check.targets}
        fresh = [seat for seat in options if seat not in seen] or options
        return self.best(fresh, self.mind.suspicion())

    def _compare_with(self, options: list[int]) -> int:
        """Beside the one under suspicion, somebody who is trusted."""
        return self.best(options, {seat: -chance for seat, chance in self.mind.suspicion().items()})

    def _strike(self, options: list[int]) -> int:
        """The one who looks worst; who is not of the town, strikes at those whom it would miss."""
        if self.innocent:
            return self._suspect(options)
        return self.best([seat for seat in options if seat not in self.own] or options, self.trusted(options))


BOTS = {"belief": Belief, "simple": Simple}
