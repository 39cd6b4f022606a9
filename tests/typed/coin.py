"""A game of somebody else, and a bot for it, as strictly typed as can be: what they are given has their own types."""

from __future__ import annotations

from typing import Annotated, ClassVar

from msgspec import Meta, Struct

from lichina import Match, start
from lichina.bots import Bot, Driver, Move, Sight
from lichina.kernel import ALL, SOME, Ask, Dice, Game, Next, Outcome, Part, Pick, Seat, Steps, Tale, Word


class Table(Struct, frozen=True):
    """What everybody sees."""

    guesser: int


class Hand(Struct, frozen=True):
    """What one player also sees."""

    coin: str


class Coin(Game[Table, Hand]):
    """One player hides a coin; another guesses which side lies up."""

    id = "coin"
    PLAYERS = range(2, 3)
    HIDDEN = ("coin",)
    EVENTS = (Tale("tossed", SOME, reveals=True, coin=Word), Tale("guessed", seat=Seat, coin=Word))
    SIDES: ClassVar[tuple[str, ...]] = ("heads", "tails")

    class Options(Game.Options, frozen=True):
        guesses: Annotated[int, Meta(ge=1, le=3)] = 1

    options: Options
    coin: str

    def setup(self) -> Next:
        self.coin = self.dice.choice(self.SIDES)
        self.tell(0, "tossed", coin=self.coin)
        return self.guess

    def guess(self) -> Steps[Next]:
        for _ in range(self.options.guesses):
            guessed = yield from Ask(1, "guess", Pick(self.SIDES), limit=30)
            self.tell(ALL, "guessed", seat=1, coin=guessed.lower())
            if guessed == self.coin:
                return Outcome((1,), "right", "guesser")
        return Outcome((0,), "wrong", "hider")

    def public(self) -> Table:
        return Table(guesser=1)

    def private(self, seat: int) -> Hand | None:
        return Hand(self.coin) if seat == 0 else None

    def imagine(self, seat: int, dice: Dice) -> None:
        if seat != 0:
            self.coin = dice.choice(self.SIDES)

    def cast(self) -> list[Part]:
        return [Part("", "hider"), Part("", "guesser")]


class Hopeful(Bot[Coin]):
    """Guesses what is up in most of the worlds that it imagines."""

    imagines = True

    class Settings(Bot.Settings, frozen=True):
        worlds: Annotated[int, Meta(ge=1, le=100)] = 5

    settings: Settings

    def decide(self, sight: Sight[Coin]) -> Move | None:
        if sight.view.public.guesser != sight.seat or not sight.asks:
            return None
        imagined = [world.game.coin for world, _ in zip(sight.worlds(), range(self.settings.worlds), strict=False)]
        ask = sight.asks[0]
        return ask.number, max(imagined, key=imagined.count) if imagined else ask.form.fallback()

    def over(self, outcome: Outcome) -> None:
        self.won = outcome.side == "guesser"


BOTS = {"hopeful": Hopeful}


def shown(match: Match[Coin]) -> str:
    """What is up, if the first seat is asked."""
    hand = match.view(0).private
    return hand.coin if hand is not None else match.game.coin


def played(seed: int) -> tuple[str, Outcome]:
    """A match, driven by hand."""
    match = start(Coin, seats=2, seed=seed)
    driver = Driver(match)
    while sight := driver.turn():
        ask = sight.asks[0]
        answers = ask.form.answers(2)
        assert ask.form.size == len(answers)
        driver.take((ask.number, answers[0]))
    assert match.outcome is not None
    return shown(match), match.outcome
