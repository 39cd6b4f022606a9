"""What a bot of «Мафия» says by day: a first word, answers, accusations, a change of mind, how it will vote.

What is said about the past is true of it. Gangsters talk by what everybody could know, so that their words tell no more
than their hands; a bot that has named somebody votes that way, unless it took that back.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, TypeAlias

from lichina.bots.persons import tone
from lichina.kernel import fresh

from . import talk
from .deciding import Deciding, legal
from .mind import GUILTY, UNIQUE
from .view import Check

Saying: TypeAlias = tuple[Any, ...]

REVEAL = 2
"""From this day on a checker tells the town what he knows."""
USURP = 3
"""If nobody has claimed to be the detective by this day, a gangster may."""
ENOUGH = 3
"""Somebody whom this many have accused today need not be accused again."""
SILENT, QUIET = 2, 1
"""After how many whole days of silence somebody is reproached for it, and asked what he thinks."""
FIRST, AGAIN = (0.7, 0.95), (0.35, 0.85)
"""How often somebody terse and somebody talkative answers an accusation, whenever he could: the first of a day, and
those after it."""
CURIOUS = 5
"""On the first day one player in this many is asked who he is."""
OWN = 75
"""Cases in a hundred in which a gangster accuses the player who looks worst, even one of his own."""

POSES = (0.1, 0.6)
"""How often somebody claims a card of which there is only one: for bad liars, and for good ones."""
MASKS = UNIQUE - {"spy", *talk.CHECKERS}
"""What can be pretended without having found anything out."""
FIRM = 5
"""Nobody takes an accusation back before this much more has happened, or as much as there are players left."""
FAIR, KIND, DEFENDERS = 1.0, (0.15, 0.45), 1
"""Up to how many times as bad as most somebody may look who is defended; how often somebody wary and somebody trusting
speaks up for others; and by how many somebody is defended in a day."""
WORSE, DOUBT = 1.2, 0.05
"""How many times worse, and how much worse, another must look before an accusation is taken back."""


class Talking(Deciding):
    """How one decision about what to say is made."""

    # --- what is said ---------------------------------------------------------------------------------------------

    def speak(self) -> Any:
        """What to say: the most important thing not yet said, else the call for the vote."""
        for said in self.wishes():
            if (self.square.day, *said) in self.bot.spoken or not legal(self.ask, said):
                continue
            worded = self.worded(said)
            if worded is not None:
                self.bot.spoken.add((self.square.day, *said))
                self.commit(said)
                return worded
        if self.ask.key == "plead":
            return ("done",)
        return ("ready",) if self.seat not in self.square.ready else None

    def commit(self, said: Saying) -> None:
        """Bots vote for the suspect they have named, unless they have taken that back."""
        kind, *about = said
        if kind in ("accuse", "intend"):
            self.bot.named = about[0]
        elif kind in ("found", "saw") and about[2] in GUILTY and about[1] in self.square.alive:
            self.bot.named = about[1]
        elif kind == "relent" and self.bot.named == about[0]:
            self.bot.named = None
            self.bot.forgiven.add(about[0])

    def worded(self, said: Saying) -> Saying | None:
        """A statement in the tone of this player, if others have not just taken it; None: all of it was said today."""
        key, data = talk.told(self.seat, said)
        if key == "accused":
            data["card"] = self.mind.card_against(data["target"], data["number"])
            if data["grounds"] == talk.HUNCH:
                target = data["target"]
                since = self.mind.suspected.get(target, 0)
                data |= talk.felt(self.square.day, since, self.mind.cleared(target))
        used = self.mind.tones.get(talk.kind_of(key, {"mood": "", **data}), [])
        wish = tone(self.bot.temper, used, self.dice)
        taken = {event.data["tone"] for event in self.mind.today if talk.says(event, event.data["seat"], said)}
        if wish in taken:
            left = [one for one in fresh(used) if one not in taken]
            if not left:
                return None
            wish = left[0]
        return (*said, wish)

    def wishes(self) -> Iterator[Saying]:
        """What this player would like to say, the most important first."""
        pressed = self.pressed()
        if self.criminal:
            yield from self.lies(pressed)
        elif self.innocent and self.secret.card != "spy":
            yield from self.truths(pressed)
        elif pressed and self.mind.claim is None:
            yield ("claim", self.bot.persona or "citizen")
        if self.ask.key == "plead":
            yield from self.pleading()
            return
        yield from self.answers()
        yield from self.on_a_check()
        yield from self.replies()
        if self.said_today < self.most:
            yield from self.opening()
            yield from self.accusation()
            yield from self.defence()
            yield from self.questions()
        yield from self.closing()

    @property
    def said_today(self) -> int:
        """How many statements this player has made today, but for the first answer."""
        return self.mind.words.get(self.seat, 0) - self.mind.has_replied

    @property
    def most(self) -> int:
        """How many statements somebody like this makes in a day before the last one, unless more is at stake."""
        return 3 if self.pressed() else round(self.bot.temper.level("talkative", 1, 2))

    def happens(self, lean: str, low: float, high: float) -> bool:
        """Whether somebody like this does something, by chance."""
        return self.dice.below(1000) < 1000 * self.bot.temper.level(lean, low, high)

    # --- who it is ------------------------------------------------------------------------------------------------

    def pressed(self) -> bool:
        """Whether the table turns against this player."""
        if self.ask.key == "plead":
            return True
        reported = any(target == self.seat and answer in GUILTY for _, _, target, answer in self.mind.reports)
        return reported or len(self.mind.accusers.get(self.seat, ())) * 3 >= len(self.square.alive)

    def truths(self, pressed: bool) -> Iterator[Saying]:
        """A townsman says who he is when he has found somebody, or when he must."""
        card = self.secret.card
        checks = [check for check in self.secret.checks if check.answer not in (None, "killed")]
        caught = [check for check in checks if check.answer in GUILTY and check.targets[0] in self.square.alive]
        robbed = card in UNIQUE and any(self.mind.claims.get(seat) == card for seat in self.square.alive)
        if caught or pressed or robbed or (checks and self.square.day >= REVEAL):
            if self.mind.claim != card:
                yield ("claim", card)
            for said in map(self.report, [*caught, *reversed(checks)]):
                if not self.mind.has_said(said):
                    yield said

    def report(self, check: Check) -> Saying:
        """An own finding as a statement."""
        if self.secret.card == "journalist":
            return ("compared", *sorted(check.targets), check.answer)
        return ("found" if self.secret.card == "detective" else "saw", check.night, check.targets[0], check.answer)

    def lies(self, pressed: bool) -> Iterator[Saying]:
        """A gangster is a citizen when pressed; against a detective, one who lies well may be the true one."""
        alive = self.square.alive
        rivals = [seat for seat, role in self.mind.claims.items() if role == "detective" and seat in alive]
        foes = [by for by, _, target, answer in self.mind.reports if target == self.seat and answer in GUILTY]
        foes = [by for by in foes if by in alive]
        if self.bot.persona is None:
            free = "detective" in self.mind.deck and "detective" not in self.mind.opened.values()
            usurps = free and not rivals and self.square.day >= USURP
            if not pressed and not usurps:
                return
            fakes = free and self.square.night > 0 and (usurps or (bool(foes) and self.bot.dares))
            self.bot.persona = "detective" if fakes else self.mask()
        if self.mind.claim != self.bot.persona:
            yield ("claim", self.bot.persona)
        if self.bot.persona == "detective":
            if not any(night == self.square.night for _, night, _, _ in self.bot.tales):
                target = (foes or rivals or [self.victim()])[0]
                self.bot.tales.append(("found", self.square.night, target, "criminal"))
            if not self.mind.has_said(self.bot.tales[-1]):
                yield self.bot.tales[-1]

    def mask(self) -> str:
        """What a gangster claims to be: now and then a card of which there is one, if nobody has claimed it yet."""
        taken = {*self.mind.claims.values(), *self.mind.opened.values()}
        free = [role for role in self.mind.deck if role in MASKS and role not in taken]
        return self.dice.choice(free) if free and self.happens("sly", *POSES) else "citizen"

    def victim(self) -> int:
        """Whom a false detective accuses: the one who looks worst of those who are not his own."""
        others = [seat for seat in self.square.alive if seat not in self.own]
        return self.best(others, self.judged())

    # --- the day --------------------------------------------------------------------------------------------------

    def opening(self) -> Iterator[Saying]:
        """The first word of a day is nobody's in particular; if all are silent, somebody has to."""
        if not self.mind.words and not self.mind.avenged:
            last = 2 * len(self.square.ready) >= len(self.square.alive)
            if last or self.happens("talkative", 0.3, 0.8):
                yield ("greet",)

    def answers(self) -> Iterator[Saying]:
        """A player who is asked answers, however much he has said."""
        for by, about in self.mind.questions():
            yield from self.to_question(by, about)

    def replies(self) -> Iterator[Saying]:
        """An accused player answers: once in a day, however few words he makes, and then perhaps another accuser."""
        accuser = self.mind.blamed_by(self.seat)
        if accuser is None or self.mind.replied(accuser):
            return
        first = not self.mind.has_replied
        if (first or self.said_today < self.most) and self.happens("talkative", *(FIRST if first else AGAIN)):
            yield from self.reply(accuser)

    def on_a_check(self) -> Iterator[Saying]:
        """A checker whom nobody disputes has cleared the suspect of this player, who takes it back, or stands by it."""
        named = self.bot.named
        by = None if named is None else self.mind.vouched_by(named)
        reported = {(one, target) for one, _, target, answer in self.mind.reports if answer in GUILTY}
        if named is None or by is None or (self.seat, named) in reported or self.ask.key != "say":
            return
        if self.mind.stood_by(by) or self.mind.stood_by(named):
            return
        score = self.judged()
        others = [seat for seat in self.square.alive if seat != self.seat]
        if score.get(named, 0.0) < max(score.get(seat, 0.0) for seat in others):
            yield ("relent", named)
        else:
            yield ("answer", "stand", by)

    def pleading(self) -> Iterator[Saying]:
        """Last words are for the last accuser, or for another one who has not been answered yet."""
        yield from self.reply(self.mind.blamed_by(self.seat))
        reported = [by for by, _, target, answer in self.mind.reports if target == self.seat and answer in GUILTY]
        for by in reversed([*reported, *self.mind.accusers.get(self.seat, ())]):
            yield from self.reply(by)

    def reply(self, by: int | None) -> Iterator[Saying]:
        """To an accusation: why me, or, it was not me."""
        if by is not None and by in self.square.alive:
            asks = self.mind.blamed_for.get((by, self.seat)) in talk.FELT and self.happens("trusting", 0.2, 0.5)
            asks = asks and self.ask.key == "say" and self.time_to_ask
            yield ("ask", "why", by) if asks else ("answer", "no", by)

    @property
    def time_to_ask(self) -> bool:
        """Whether somebody who is asked something can still answer: the vote is not about to begin."""
        return 2 * len(self.square.ready) < len(self.square.alive)

    def to_question(self, by: int, about: str) -> Iterator[Saying]:
        """Who are you, why me, why do you say nothing?"""
        if by not in self.square.alive:
            return
        if about == "role":
            yield ("claim", self.mind.claim) if self.mind.claim else ("answer", "later", by)
        elif about == "why":
            yield ("answer", "stand", by) if self.bot.named == by and not self.gives_up(by) else ("relent", by)
        else:
            yield ("answer", "here", by)

    def accusation(self) -> Iterator[Saying]:
        """Once a day, the one who looks worst; not after another was named."""
        named = self.bot.named is not None or self.bot.target[0] == self.square.day
        if named or self.mind.heard < self.bot.patience:
            return
        self.bot.patience = self.mind.heard + len(self.square.alive)
        others = [seat for seat in self.square.alive if seat != self.seat and not self.spared(seat)]
        if not others:
            return
        score = self.judged()
        target = self.best(others, score)
        if target in self.own and self.dice.below(100) >= OWN:
            target = self.best([seat for seat in others if seat not in self.own] or others, score)
        if len(self.mind.accusers.get(target, ())) >= ENOUGH:
            return
        average = sum(score.get(seat, 0.0) for seat in others) / len(others)
        if score.get(target, 0.0) > average * (1.6 - 0.5 * self.bot.boldness) + 0.02:
            yield self.accuse(target, self.grounds(target))
        elif self.square.day == 1 and self.dice.below(100) < 10 + 40 * self.bot.boldness:
            yield self.accuse(self.dice.choice(others), ("hunch",))

    def accuse(self, target: int, why: Saying) -> Saying:
        self.bot.target = (self.square.day, target)
        self.bot.firm = self.mind.heard + max(FIRM, len(self.square.alive))
        if why[0] not in ("check", "report", "jail") and self.mind.cleared(target):
            return ("accuse", target, "hunch")  # told as one in spite of the check
        joins = why == ("hunch",) and self.mind.accusers.get(target) and self.happens("trusting", 0.3, 0.8)
        if self.mind.heard_why(target, why[0]) or (joins and not self.mind.shares(target)):
            why = ("agree",)
        return ("accuse", target, *why)

    def grounds(self, target: int) -> Saying:
        """Why: what is best to hear, and true; the spy has nothing but a feeling."""
        if self.secret.card == "spy":
            return ("hunch",)
        hears = self.hears_all and self.mind.silent(target) >= SILENT and self.mind.spoke_since(target)
        return self.mind.grounds(target, silence=hears)

    def defence(self) -> Iterator[Saying]:
        """Somebody is accused by several who looks no worse than most to this player; once a day, if at all."""
        score = self.judged()
        usual = sum(score.values()) / len(score) if score else 0.0
        for target, accusers in self.mind.accusers.items():
            blamed = len(set(accusers) - {self.seat}) >= 2 and target in self.square.alive
            if not blamed or target in (self.seat, self.bot.named) or self.mind.defended(target) >= DEFENDERS:
                continue
            if score.get(target, 1.0) < FAIR * usual and self.stands_up():
                yield ("defend", target, *self.vouching(target))
                return

    def stands_up(self) -> bool:
        """Whether this is a day on which somebody like this speaks up for others; drawn once a day."""
        if self.bot.kind[0] != self.square.day:
            self.bot.kind = (self.square.day, self.happens("trusting", *KIND))
        return self.bot.kind[1]

    def vouching(self, target: int) -> Saying:
        """Why somebody is defended: an own check, another's, a feeling; the spy has nothing but that."""
        cleared = [night for night, whom, answer in self.mind.findings if whom == target and answer == "town"]
        if cleared and self.bot.persona is None:
            return ("check", cleared[-1])
        return ("report",) if self.mind.cleared(target) and self.secret.card != "spy" else ("hunch",)

    def questions(self) -> Iterator[Saying]:
        """A talkative one draws out somebody who says nothing; on the first day he asks who somebody is."""
        if not self.time_to_ask:
            return
        if self.square.day == 1:
            yield from self.acquaintance()
        if self.square.day < 2 or not self.hears_all:
            return
        if not self.happens("talkative", 0.0, 0.25):
            return
        quiet = [seat for seat in self.square.alive if seat != self.seat and self.mind.silent(seat) >= QUIET]
        if quiet and not any(about == "silence" for _, _, about in self.mind.asked):
            yield ("ask", "silence", self.dice.choice(quiet))

    def acquaintance(self) -> Iterator[Saying]:
        """Who are you? A few are asked on the first day, each of them once."""
        asked = {target for _, target, about in self.mind.asked if about == "role"}
        others = [seat for seat in self.square.alive if seat != self.seat and seat not in asked]
        if others and len(asked) * CURIOUS < len(self.square.alive) and self.happens("talkative", 0.1, 0.4):
            yield ("ask", "role", self.dice.choice(others))

    def closing(self) -> Iterator[Saying]:
        """Before the vote: whether the bot has changed its mind, and against whom it votes. That is the last word."""
        if 3 * len(self.square.ready) < len(self.square.alive) or self.bot.closed == self.square.day:
            return
        if not legal(self.ask, ("greet",)):  # nothing but an answer is left, and it is for the one who asks
            return
        others = [seat for seat in self.square.alive if seat != self.seat]
        named = self.bot.named
        if named is not None and named in self.square.alive:
            if self.gives_up(named):
                yield ("relent", named)
            return
        self.bot.closed = self.square.day
        if not self.happens("talkative", 0.3, 0.9):
            return
        choice = self.free_vote(others, Counter())
        if self.mind.accusers.get(choice) and not self.mind.cleared(choice):
            yield ("intend", choice)
        elif self.bot.target[0] != self.square.day or self.bot.forgiven:
            yield self.accuse(choice, self.grounds(choice))

    def gives_up(self, named: int) -> bool:
        """Whether an accusation is taken back by now."""
        others = [seat for seat in self.square.alive if seat != self.seat]
        return self.mind.heard >= self.bot.firm and self.changes_mind(named, self.plain_vote(others, Counter()))

    def changes_mind(self, named: int, choice: int) -> bool:
        """Whether to take an accusation back: another looks worse. A gangster does not say so of his own.

        If he has named one of them, he needs a reason as anybody does: to take it back for none would give both away.
        Nor does anybody take back a check, his own or one that never was; nor what he has just said he would stand by,
        unless a check has been reported since.
        """
        if any((by, target) == (self.seat, named) and answer in GUILTY for by, _, target, answer in self.mind.reports):
            return False
        if self.mind.stood_by(named):
            return False
        score = self.judged()
        return choice not in self.own and score.get(choice, 0.0) > WORSE * score.get(named, 0.0) + DOUBT
