"""Bots for «Судный день»: `belief` weighs who is on whose side; `simple` is a rule of thumb to measure it by."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from lichina.bots import Bot, Move, Sight
from lichina.bots.hearing import SeatNames
from lichina.bots.persons import tone
from lichina.kernel import Branch, Dice, Match, Question, Told, Tree
from lichina.kernel.game import PASS

from .box import LIMITS
from .choices import ENOUGH
from .deciding import Decision
from .mind import Mind
from .reading import understood
from .rules import AIM, ARM, DRAW, DROP, END, PEEK, SHOOT
from .speech import Manner, reply, sayings
from .teams import OUTCAST, team_of
from .view import Public
from .wishes import WISHES

SPEAKS = (30, 70)
"""Turns in a hundred in which somebody terse, and somebody talkative, says something if there is something to say."""
BLUFFS = (0.1, 0.7)
"""How many of the frank and of the sly claim to hold a card that they have not."""
HEED = (0.7, 1.3)
"""How much words count for the wary and for the trusting."""


class Simple(Bot):
    """Shoots anybody who does not visibly belong to its team, opens what it can, and heals itself."""

    def decide(self, sight: Sight) -> Move | None:
        ask = next((ask for ask in sight.asks if ask.held is None), None)
        if ask is None:
            return None
        root = ask.form.root if isinstance(ask.form, Tree) else None
        if root is None:
            return ask.number, ask.form.draw(self.dice)
        if ask.key == "turn":
            return self.healing(sight) or (ask.number, self.deed(sight, root))
        if ask.key == "answer":
            return ask.number, self.begun(root, "reveal" if "reveal" in root.options else "damage")
        if PASS in root.options:
            return ask.number, self.reaction(sight.seat, root)
        return ask.number, ask.form.draw(self.dice)

    def begun(self, root: Branch, *first: Any) -> tuple[Any, ...]:
        """A path that begins so, and goes on anyhow."""
        below: Branch | None = root
        for option in first:
            below = below.options[option] if below is not None else None
        return (*first, *(Tree(below).draw(self.dice) if below is not None else ()))

    def reaction(self, seat: int, root: Branch) -> tuple[Any, ...]:
        """In a window it saves itself, and nothing else."""
        for card, below in root.options.items():
            if card != PASS and WISHES[str(card)] in ("defend", "revive") and below and seat in below.options:
                return card, seat
        return (PASS,)

    def healing(self, sight: Sight) -> Move | None:
        """A program that heals, if it has lost a life."""
        board: Any = sight.view.public
        if board.lives[sight.seat] == LIMITS["lives"]:
            return None
        for offer in sight.offers:
            root = offer.form.root if isinstance(offer.form, Tree) and offer.key == "play" else None
            for card, below in root.options.items() if root is not None else ():
                if WISHES[str(card)] == "heal" and below is not None:
                    more = below.options[sight.seat]
                    return "play", (card, sight.seat, *((ENOUGH,) if more is not None else ()))
        return None

    def deed(self, sight: Sight, root: Branch) -> tuple[Any, ...]:
        """Shoot, else arm, else look, else draw."""
        board: Any = sight.view.public
        own: Any = sight.view.private
        for verb in (SHOOT, AIM, ARM, PEEK, DRAW, END):
            branch = root.options.get(verb)
            if verb == SHOOT and branch is not None:
                aims = [weapon for weapon in board.weapons if weapon.holder == sight.seat]
                if any(self.mate(board, own.team, target) for weapon in aims for target in weapon.aims):
                    continue
            if verb in root.options:
                return self.begun(root, verb)
        # Where nobody may pass, it would rather put a weapon down than shoot at its own.
        return self.begun(root, next(verb for verb in (DROP, *root.options) if verb in root.options))

    def mate(self, board: Public, team: str, seat: int) -> bool:
        """Whether what lies open shows that somebody is on the same side."""
        roles = [card for card in board.roles[seat] if card]
        cards = [card for card in board.loyalty[seat] if card]
        return bool(roles or cards) and team != OUTCAST and team_of(roles, cards, board.inverted, "") == team


class Belief(Bot):
    """Weighs by cards, deeds and words who is on which side, and does what helps its own."""

    def __init__(self, dice: Dice) -> None:
        super().__init__(dice)
        self.mind: Mind | None = None
        self.mood = dice.below(100) / 100
        """What no temper explains."""

    @classmethod
    def understand(cls, text: str, seat: int, names: SeatNames) -> list[Told]:
        return list(understood(text, seat, names))

    def decide(self, sight: Sight) -> Move | None:
        board: Any = sight.view.public
        own: Any = sight.view.private
        ask = next((ask for ask in sight.asks if ask.held is None), None)
        if ask is not None and ask.form.single():
            return ask.number, ask.form.fallback()
        if self.mind is None:
            self.mind = Mind(sight.seat, board, own, sight.options, self.temper.level("trusting", *HEED))
        self.mind.hear(sight.told(self.mind.heard), board, own, sight.typed())
        turn = Decision(self.mind, self.dice, board, own)
        if self.mind.asked and any(one.key == "say" for one in sight.offers) and (said := self.reply(turn)) is not None:
            return "say", said
        if ask is not None and ask.key == "turn" and (said := self.saying(self.mind, turn, ask, sight)) is not None:
            return "say", said
        if ask is None or ask.key == "turn":
            played = turn.program(next((one for one in sight.offers if one.key == "play"), None))
            if played is not None:
                return "play", played
        return None if ask is None else (ask.number, turn.answer(ask))

    @property
    def manner(self) -> Manner:
        """How somebody of this temper talks."""
        boldness = 0.7 * self.temper.level("bold", 0.0, 1.0) + 0.3 * self.mood
        return Manner(boldness, self.mood < self.temper.level("sly", *BLUFFS))

    def explains(self, sight: Sight) -> Callable[[Match], float] | None:
        """By who would be on whose side, after what everybody has done to whom."""
        mind = self.mind
        if mind is None:
            return None
        return lambda world: mind.explained([part.side or "" for part in world.game.cast()])

    def reply(self, turn: Decision) -> tuple[Any, ...] | None:
        """What it says to somebody who has typed something to it."""
        mind = turn.mind
        while mind.asked:
            said = reply(turn.will, *mind.asked.pop(0))
            if said is not None:
                mind.said.add(said)
                return *said, tone(self.temper, mind.tones.get(said[0], []), self.dice)
        return None

    def saying(self, mind: Mind, turn: Decision, ask: Question, sight: Sight) -> tuple[Any, ...] | None:
        """Something to say before it acts: once in its turn at most, and never the same twice."""
        if mind.spoke == turn.board.turns or not turn.board.words[sight.seat]:
            return None
        mind.spoke = turn.board.turns
        if self.dice.below(100) >= self.temper.level("talkative", *SPEAKS):
            return None
        for said in sayings(turn.will, self.manner, partial(turn.aims, ask)):
            if said not in mind.said:
                mind.said.add(said)
                return *said, tone(self.temper, mind.tones.get(said[0], []), self.dice)
        return None


BOTS = {"belief": Belief, "simple": Simple}
