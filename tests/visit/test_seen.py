"""What a program at somebody else's table knows is what a bot in the same seat would know in a simulation."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import lichina
from lichina.bots import Driver, RandomBot, Sight, seated
from lichina.kernel import Match, Question
from lichina.registry import find, known
from lichina.table.frames import Lens, SentClock, Showing
from lichina.table.protocol import AnyFrame
from lichina.testing.cases import run_seed, soak
from lichina.visit import Seen

decode = msgspec.json.Decoder(AnyFrame).decode
MOVES = 60 if soak() == 1 else 2_000


def asked(questions: list[Question]) -> list[Any]:
    return [msgspec.to_builtins(question.seen(), str_keys=True) for question in questions]


def compare(seen: Seen, sight: Sight) -> None:
    """Both know the same: what they see, are asked, may do and were told."""
    found = seen.match
    assert found is not None
    assert asked(found.asks) == asked(sight.asks)
    assert asked(found.offers) == asked(sight.offers)
    assert found.told == sight.told()
    assert found.view == sight.view
    assert (found.seats, found.clock.deadline) == (sight.seats, sight.deadline)


class Wire:
    """Sends a match to one seat, as a table does."""

    def __init__(self, match: Match, seat: int) -> None:
        self.match, self.seat = match, seat
        self.lens, self.scene = Lens(seat, None), Showing(match, lambda channel: True)
        self.about = {
            "match": 1,
            "edition": 7,
            "game": match.game.id,
            "seat": seat,
            "names": [f"P{number}" for number in match.game.seats],
            "masks": list(match.game.seats),
            "forms": [None for _ in match.game.seats],
            "content": {},
        }

    def clock(self) -> SentClock:
        return SentClock(self.match.now, True, 1.0, self.match.deadline)

    def whole(self, since: int = 0) -> Any:
        return decode(self.scene.whole(self.lens, since, self.clock(), msgspec.json.encode(self.about)[1:-1]))

    def news(self) -> list[Any]:
        frames = self.scene.news([self.lens], self.clock())
        return [decode(frame) for frame in frames if frame is not None]


@pytest.mark.parametrize("game", known())
def test_a_seat_knows_by_its_socket_what_it_would_know_in_the_house(game: str) -> None:
    rules = find(game).game
    seats = min(rules.PLAYERS) + 1
    match = lichina.start(game, seats=seats, seed=f"{run_seed()} seen", options=dict(rules.WITH_BOTS))
    seat = 0
    wire, seen = Wire(match, seat), Seen(find)
    seen.take(wire.whole())
    driver = Driver(match, seated([RandomBot] * seats, 1))
    sight = Sight(match, seat, 1)
    for number in range(MOVES):
        compare(seen, sight)
        if match.outcome is not None:
            break
        driver.step()
        if number % 25 == 24 and seen.match is not None:  # it was cut off, and comes back with what it has
            wire = Wire(match, seat)
            seen.take(wire.whole(seen.resuming()["told"]))
        for frame in wire.news():
            seen.take(frame)
    if match.outcome is not None:
        assert seen.match is not None
        assert seen.match.outcome == match.outcome


def test_a_match_with_another_edition_is_known_anew() -> None:
    match = lichina.start("mafia", seats=6, seed=1)
    wire, seen = Wire(match, 2), Seen(find)
    seen.take(wire.whole())
    first = seen.match
    seen.take(wire.whole())
    assert seen.match is first
    wire.about["edition"] = 8
    seen.take(wire.whole())
    assert seen.match is not first
