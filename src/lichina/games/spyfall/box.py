"""What is in the box: bags, powers, the time of a round, what its endings are worth; from `content`."""

from __future__ import annotations

from pathlib import Path

from lichina.kernel.content import ContentRow, Limit, rows

CONTENT = Path(__file__).parent / "content"
SPY, ALLY, LOCAL = SIGNS = ("spy", "ally", "local")
JOKE, MIXED = "joke", "mixed"


class Time(ContentRow, frozen=True):
    """How long a round is with up to this many players."""

    players: int
    minutes: int


class Bag(ContentRow, frozen=True):
    """A kind of bag, and the cards in it."""

    id: str
    bags: int | None = None
    """How many of it there are; None: one for each place."""
    places: int = 0
    spies: int = 0


class Power(ContentRow, frozen=True):
    """A power."""

    id: str
    acted: bool = False
    """Whether it is nothing but a manner of speaking."""


class EndingWorth(ContentRow, frozen=True):
    """What an ending of a round is worth to whom."""

    id: str
    spy: int = 0
    ally: int = 0
    locals: int = 0
    caller: int = 0
    supporters: int = 0
    """To each who was for what was called, but the caller."""
    accuser: int = 0
    """Extra, to the first who accused the spy."""


_BOX = CONTENT / "box.toml"
TIMES = rows(_BOX, "time", Time)
BAGS = {bag.id: bag for bag in rows(_BOX, "bag", Bag)}
_POWERS = rows(_BOX, "power", Power)
LIMITS = {limit.id: limit.value for limit in rows(_BOX, "limit", Limit)}
ENDINGS = {worth.id: worth for worth in rows(CONTENT / "points.toml", "ending", EndingWorth)}

PLAYERS = range(LIMITS["fewest"], TIMES[-1].players + 1)
WITH_ALLY = range(LIMITS["ally"], PLAYERS.stop)
MINUTES = {players: next(time.minutes for time in TIMES if players <= time.players) for players in PLAYERS}
CARDS = BAGS["place"].places
"""How many cards of its place a bag has, one of them with the ally's sign; it also has a spy."""
JOKE_BAGS, MIXED_BAGS = (BAGS[bag].bags or 0 for bag in (JOKE, MIXED))
EXTRA = MIXED_BAGS * BAGS[MIXED].places
"""How many places have an eighth card, which goes into the mixed bags."""

POWERS = tuple(power.id for power in _POWERS)
ACTING = tuple(power.id for power in _POWERS if power.acted)
"""Powers that are nothing but a manner of speaking."""
HURRY_SECONDS = LIMITS["hurry"]
"""How many seconds before the end everybody hears that the time is nearly up."""
REACT_SECONDS = LIMITS["react"]
"""How many seconds there are for a power that answers an accusation."""
LOOP_SECONDS, LOOP_LEAVES_SECONDS = LIMITS["loop"], LIMITS["loop-leaves"]
"""How many seconds the loop gives or takes, unless the time is nearly up; and how many it leaves at least."""

LEAST, MOST = LIMITS["own-fewest"], LIMITS["own-most"]
"""How many places a table's own pack has."""
LONGEST = LIMITS["own-letters"]
ENOUGH, MANY = LIMITS["own-traits-fewest"], LIMITS["own-traits-most"]
"""How many traits each of its places has at least, and at most."""
ROUNDS = MOST + JOKE_BAGS + MIXED_BAGS
"""There are never bags for more rounds."""
