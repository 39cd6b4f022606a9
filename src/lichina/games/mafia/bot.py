"""Bots for «Мафия»: `belief` thinks about who is who; `simple` is a rule of thumb to measure it by."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from lichina.bots import Bot, Move, Sight
from lichina.bots.hearing import SeatNames
from lichina.bots.search import Ahead
from lichina.kernel import Match, Told

from .ballot import ABSTAIN
from .deciding import MafiaBot, legal, options_of
from .mind import GUILTY, UNIQUE, Mind, group_of
from .night_phases import PASS
from .reading import understood
from .roles import ASKS
from .talking import Talking
from .view import Private, Public

CHECKERS = ("detective", "judge")
AIMS = {ask.id: ask.aim for ask in ASKS}
TOP = 50
"""Nights in a hundred when the gang shoots the player it wants most, although a doctor may think the same."""
SPREAD = 4
"""Otherwise it shoots one of this many."""

NEXT = 3
"""Where a check may be a lie, it is of one of this many who look bad, but not worst."""


class Simple(Bot):
    """Never harms its own, follows the crowd, trusts what was reported, and says what it has found."""

    def decide(self, sight: Sight) -> Move | None:
        ask = next((ask for ask in sight.asks if ask.held is None), None)
        if ask is None:
            return None
        square: Any = sight.view.public
        secret: Any = sight.view.private
        if ask.key in ("begin", "end"):
            return (ask.number, ask.key) if ask.key == "begin" or _all_done(square, secret) else None
        own = {seat for room in secret.rooms.values() for seat in room} if secret.card != "spy" else set()
        if ask.key in ("say", "plead"):
            found = [check for check in secret.checks if check.answer in GUILTY and check.night == square.night]
            said = ("found", square.night, found[0].targets[0], "criminal") if found else ("ready",)
            return ask.number, said if legal(ask, said) else ask.form.fallback()
        options = [option for option in options_of(ask) if option not in own and option not in (PASS, ABSTAIN)]
        if ask.key == "vote":
            crowd = Counter(target for target in square.hands.values() if target in options)
            reported = [event.data["target"] for event in sight.told() if event.data.get("answer") in GUILTY]
            caught = [seat for seat in reversed(reported) if seat in options]
            options = caught[:1] or [seat for seat, _ in crowd.most_common(1)] or options
        return ask.number, self.dice.choice(options) if options else ask.form.draw(self.dice)


def _all_done(square: Public, secret: Private) -> bool:
    """Whether a moderator has nothing to wait for: all want to vote, or have voted, or the time for it is over.

    A night takes its time, and waits for everybody anyway.
    """
    everything = secret.everything
    overtime = everything is not None and everything.overtime
    if square.stage == "night":
        return overtime and everything is not None and not everything.owing
    done = square.ready if square.stage == "discussion" else square.hands
    return overtime or len(done) >= len(square.alive) - len(square.jailed)


class Belief(MafiaBot):
    """Weighs who might be whom, plays each card by it, and talks: with reasons, and with lies where it must."""

    @classmethod
    def understand(cls, text: str, seat: int, names: SeatNames) -> list[Told]:
        return list(understood(text, seat, names))

    def decide(self, sight: Sight) -> Move | None:
        ask = next((ask for ask in sight.asks if ask.held is None), None)
        if ask is None:
            return None
        square: Any = sight.view.public
        secret: Any = sight.view.private
        if ask.key in ("begin", "end"):
            return (ask.number, ask.key) if ask.key == "begin" or _all_done(square, secret) else None
        if self.mind is None:
            self.mind = Mind(sight.seat, square, secret, self.dice)
            options: Any = sight.options
            self.mind.tones = {kind: list(tones) for kind, tones in options.said.items()}
        self.mind.hear(sight.told(self.mind.heard), sight.typed())
        if square.day != self.day:
            self.day, self.named, self.forgiven = square.day, None, set()
        value = Decision(self, self.mind, ask, sight).answer()
        return None if value is None else (ask.number, value)

    def explains(self, sight: Sight) -> Callable[[Match], float] | None:
        """By who would be of one gang: as it weighs all that was said and voted."""
        if self.mind is None:
            return None
        belief = self.mind.belief

        def explained(world: Match) -> float:
            cast = world.game.cast()
            return belief.likelihood({seat: group_of(cast[seat].role) for seat in belief.seats})

        return explained


class Decision(Talking):
    """One decision: the bot, what it knows, what it is asked."""

    def answer(self) -> Any:
        """What to answer; None: nothing for now."""
        key = self.ask.key
        if key in ("say", "plead"):
            return self.speak()
        if key in ("vote", "hand"):
            return self.vote()
        options = [option for option in options_of(self.ask) if option != PASS]
        if not options or key in ("look", "begin", "end"):
            return self.ask.form.fallback()
        act = getattr(self, f"_{key.replace('-', '_')}", None) or getattr(self, f"_{AIMS[key]}")
        return act(options)

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
        """The gang shoots together: the others follow the first to point."""
        if self.secret.card == "spy":
            return self._sham(options)
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

    def _sham(self, options: list[int]) -> int:
        """The spy points with the gang, and first if he can: at somebody whom the town would miss least."""
        others = [seat for seat in options if seat != self.seat and not self.mind.gangs.get(seat)] or options
        return self.best(others, {seat: -score for seat, score in self.trusted(others).items()})

    def prey(self, options: list[int]) -> int:
        """One of those the town would miss, but nobody who was saved last night: they cannot be healed again."""
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
        """Whom the gang would like to have, now and then the bot itself; for a gangster, any one of his own.

        If it were always the one who looks worst, the checkers would know whom to leave out.
        """
        if self.innocent:
            return self.best(options, self.trusted(options))
        return self.dice.choice([seat for seat in options if seat in self.own] or options)

    def _learn(self, options: list[int]) -> int:
        """The worst-looking of those not looked at yet; where answers may be lies, one of the next.

        The one who looks worst is whom a lawyer would help, and whom the vote is about anyway.
        """
        seen = {target for check in self.secret.checks for target in check.targets}
        fresh = [seat for seat in options if seat not in seen] or options
        suspicion = self.mind.suspicion()
        fresh = sorted(fresh, key=lambda seat: suspicion.get(seat, 0.0) + self.noise(), reverse=True)
        return self.dice.choice(fresh[1 : 1 + NEXT]) if self.mind.misled and len(fresh) > NEXT else fresh[0]

    def _compare_with(self, options: list[int]) -> int:
        """Beside the one under suspicion, somebody who is trusted."""
        return self.best(options, {seat: -chance for seat, chance in self.mind.suspicion().items()})

    def _strike(self, options: list[int]) -> int:
        """The one who looks worst; who is not of the town, strikes at those whom it would miss."""
        if self.innocent:
            return self._suspect(options)
        return self.best([seat for seat in options if seat not in self.own] or options, self.trusted(options))


BOTS = {"belief": Belief, "simple": Simple}
AHEAD = Ahead(Belief, Belief, seconds=0.3)
