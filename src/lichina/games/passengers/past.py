"""What a match keeps of its rounds, as plain data; the view shows it."""

from __future__ import annotations

from typing import NotRequired, TypedDict


class RoundVote(TypedDict):
    """How a round was decided: `view.Sailing`."""

    votes: tuple[str, ...]
    tokens: tuple[int, ...]
    raven: int
    wolf: int
    boat: str
    coin: int | None


class RoundTruth(TypedDict):
    """What everybody has learned about colours: `view.Truth`."""

    round: int
    colour: str
    riders: tuple[int, ...]
    count: int


class RoundClaim(TypedDict):
    """What somebody has said: `view.Claim`."""

    round: int
    seat: int
    topic: str
    what: str
    rider: NotRequired[int]
    target: NotRequired[int]
