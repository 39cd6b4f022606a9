"""What a bot keeps in mind of what it has heard: the card that was read last, and what friends have said."""

from __future__ import annotations

from collections.abc import Iterable

from lichina.kernel import Told

SAID = "said-"


class Mind:
    """The memory of one player."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.heard = 0
        self.road = ""
        """The crossroads card that was read last."""
        self.rounds = 0
        """What the round tracker showed last."""
        self.calls: set[tuple[int, str]] = set()
        """What friends have said, and when: a kind that is needed, or the topic."""
        self.said: set[tuple[int, tuple[str, ...]]] = set()
        """What it has said itself, and when."""

    def hear(self, events: Iterable[Told]) -> None:
        """Take in what was told since the last time."""
        for event in events:
            self.heard += 1
            if event.key == "crossroads":
                self.road = str(event.data["road"])
            elif event.key == "round":
                self.rounds = event.data["left"]
            elif event.key.startswith(SAID) and event.data["seat"] != self.seat:
                topic = event.key.removeprefix(SAID)
                if topic != "have":
                    self.calls.add((self.rounds, str(event.data.get("kind", topic))))

    def called(self, rounds: int) -> frozenset[str]:
        """What friends have called for in this round."""
        return frozenset(what for when, what in self.calls if when == rounds)

    def says(self, rounds: int, what: tuple[str, ...]) -> bool:
        """Whether this was neither said nor heard in this round; from now on it was. An answer was not heard before."""
        heard = what[0] != "have" and what[-1] in self.called(rounds)
        if (rounds, what) in self.said or heard:
            return False
        self.said.add((rounds, what))
        return True
