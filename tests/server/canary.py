"""A game of canaries: everything hidden in it is a word that stands nowhere else, to be looked for in what goes out."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import msgspec

from lichina import registry
from lichina.kernel import ALL, SOME, All, Ask, Channel, Dice, First, Game, Next, Outcome, Pick, Seat, Steps, Tale, Word

from .listener import Listener, Placed, Story, encode

WORD = re.compile(rb"zq[0-9a-f]{10}")


def word(dice: Dice) -> str:
    """A word that stands nowhere else."""
    return "zq" + "".join(dice.choice("0123456789abcdef") for _ in range(10))


class Square(msgspec.Struct, frozen=True):
    """What everybody sees."""

    round: int


class Secret(msgspec.Struct, frozen=True):
    """What one seat sees besides."""

    role: str
    order: str | None


class Canary(Game):
    """Every role, order and die is a word of its own; after each round one order is opened, at the end the roles."""

    id = "canary"
    PLAYERS = range(3, 9)
    HIDDEN = ("role", "orders", "die")
    EVENTS = (
        Tale("dealt", SOME, word=Word),
        Tale("rolled", SOME, reveals=True, word=Word),
        Tale("opened", reveals=True, seat=Seat, order=Word),
        Tale("unmasked", reveals=True, roles=tuple[Word, ...]),
    )
    ROUNDS = 4

    def setup(self) -> Next:
        self.round = 0
        self.role = [word(self.dice) for _ in self.seats]
        self.die = [word(self.dice) for _ in self.seats]
        self.orders: dict[int, str] = {}
        self.lots: list[list[str]] = []
        for seat in self.seats:
            self.tell(seat, "dealt", word=self.role[seat])
        return self.turn

    def turn(self) -> Steps[Next]:
        self.round += 1
        self.orders = {}
        self.lots = [[word(self.dice) for _ in range(4)] for _ in self.seats]
        asks = {}
        for seat in self.seats:
            ask = Ask(seat, "order", Pick(self.lots[seat][:3]))
            ask.closed = {self.lots[seat][3]: "spent"}
            asks[seat] = ask
        gate = First({"orders": All(asks, limit=30)}, standing=self.offers)
        found: Any = None
        while found is None:
            child, result = yield gate
            if child == "orders":
                found = result
            else:
                self.die[child[0]] = result
        self.orders = found
        for seat in self.seats:
            self.die[seat] = word(self.dice)
            self.tell(seat, "rolled", word=self.die[seat])
        opened = self.dice.choice(self.seats)
        self.tell(ALL, "opened", seat=opened, order=self.orders[opened])
        return self.turn if self.round < self.ROUNDS else self.finish

    def offers(self, seat: int) -> list[Ask]:
        return [Ask(seat, "peek", Pick([self.die[seat]]))] if seat % 2 else []

    def finish(self) -> Next:
        self.tell(ALL, "unmasked", roles=list(self.role))
        return Outcome((0,), "done")

    def public(self) -> Square:
        return Square(self.round)

    def private(self, seat: int) -> Secret:
        return Secret(self.role[seat], self.orders.get(seat))

    def channels(self) -> list[Channel]:
        return [Channel("table", ALL, self.seats), Channel("whisper", (0, 1), (0, 1))]


@contextmanager
def at_home() -> Iterator[None]:
    """The game is known here for a while."""
    registry.register(Canary)
    try:
        yield
    finally:
        registry._registered.pop(Canary.id, None)


def canaries(listener: Listener, placed: list[Placed], story: Story) -> int:
    """No frame holds a word that its viewer has not lawfully seen by then. Returns how many words were seen."""
    known: set[bytes] = set()
    steps = iter(placed)
    for heard in listener.heard:
        if heard.frame["t"] in ("match", "step"):
            step = next(steps).step
            lawful = story.sights[heard.viewer, None][step]
            told = encode(story.told[heard.viewer, None][: json.loads(lawful)[7]])
            known |= {*WORD.findall(lawful), *WORD.findall(told)}
        found = set(WORD.findall(heard.raw))
        assert found <= known, (heard.viewer, heard.frame)
    return len(known)


def planted(story: Story) -> set[bytes]:
    """Every word that was ever in the match."""
    words: set[bytes] = set()
    for match in story.written.positions():
        game = match.game
        assert isinstance(game, Canary)
        words |= set(WORD.findall(encode([game.role, game.die, game.lots])))
    return words
