"""The night, resolved in one place, in one order, whoever is alive.

What changes an action comes before the action itself; nobody dies between the shots of the two gangs; whoever a gang
has really killed can no longer use a card that comes later in the night.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any, NamedTuple

from lichina.kernel import Dice, Effects

from .town import Town

roles: Effects[Any] = Effects("role")
ORDER = (
    "beauty",
    "doctor",
    "bodyguard",
    "lawyer",
    "mafia",
    "triads",
    "detective",
    "judge",
    "journalist",
    "maniac",
    "widow",
    "patient0",
)


class Shots(NamedTuple):
    """What a gang decided: its victim, and, if that was the spy, whom it shot besides."""

    first: int | None
    second: int | None = None


class Night:
    """The orders of a night, and what has come of them so far."""

    def __init__(
        self, town: Town, orders: Mapping[str, Any], shots: Mapping[str, Shots], *, lawyer_jails_innocent: bool = True
    ) -> None:
        self.town = town
        self.orders = orders
        self.shots = shots
        self.lawyer_jails_innocent = lawyer_jails_innocent
        self.safe: int | None = None
        """Whom the beauty visits: blocked, and out of all danger."""
        self.healed: int | None = None
        self.ward: int | None = None
        self.client: int | None = None
        self.dead: list[int] = []
        self.exposed: list[str] = []
        """The gangs that shot the spy and saw his card."""
        self.answers: dict[str, Any] = {}
        """What each checker is told."""
        self.jailed: list[int] = []
        self.marked: list[int] = []

    def order(self, role: str) -> Any:
        """What the holder of a card wants tonight; None if there is nobody who could."""
        seat = self.town.holder(role)
        return self.orders.get(role) if seat is not None and self.town.able(seat) else None

    def counts(self, role: str) -> bool:
        """Whether what the holder does has any effect: he is not blocked, and not dead before it was his turn."""
        seat = self.town.holder(role)
        return seat is not None and self.town.able(seat) and seat != self.safe and seat not in self.dead

    def hit(self, seat: int, unstoppable: bool = False) -> None:
        """Somebody would kill this player now: the protections in their order."""
        town = self.town
        if seat == self.safe or (town.card[seat] == "politician" and seat not in town.infected):
            return
        guard = town.holder("bodyguard")
        if not unstoppable:
            if seat == self.healed:
                return
            if seat == self.ward and guard is not None:
                seat = guard
                if seat == self.healed:
                    return
        if seat not in self.dead:
            self.dead.append(seat)


def aim(town: Town, gang: str, ballots: Mapping[int, int | None], blocked: int | None, dice: Dice) -> int | None:
    """Whom a gang shoots: most of the ballots cast; in a dispute the chief's, then the most, then by lot."""
    voters = [seat for seat in town.members(gang) if seat not in town.jailed and seat != blocked]
    cast = {seat: ballots[seat] for seat in voters if ballots.get(seat) is not None}
    if not cast:
        return None
    counts = Counter(cast.values())
    most = max(counts.values())
    leaders = sorted(target for target, count in counts.items() if count == most and target is not None)
    if 2 * most > len(cast):
        return leaders[0]
    chief = town.chief.get(gang)
    if chief in cast:
        return cast[chief]
    return leaders[0] if len(leaders) == 1 else dice.choice(leaders)


def exposes(town: Town, target: int | None, safe: int | None) -> bool:
    """Whether this victim is the spy, who shows his card to the gang that shoots him."""
    return target is not None and town.card[target] == "spy" and town.able(target) and target != safe


def resolve(night: Night) -> None:
    """Everything that happens in a night, in its order, up to the burial at dawn."""
    for role in ORDER:
        roles[role](night)
        if role == "triads":  # both gangs have shot at the same time
            for gang in ("mafia", "triads"):
                _fire(night, gang)
    for seat in list(night.town.alive):
        if night.town.poison.get(seat) == night.town.night:
            del night.town.poison[seat]
            night.hit(seat)


def _fire(night: Night, gang: str) -> None:
    first, second = night.shots.get(gang, Shots(None))
    if first is None:
        return
    spy = gang in night.exposed
    night.hit(first, unstoppable=spy)
    if spy and second is not None:
        night.hit(second)


@roles("beauty")
def beauty(night: Night) -> None:
    """Her guest's abilities do not count tonight, and nobody can kill him."""
    night.safe = night.order("beauty")


@roles("doctor")
def doctor(night: Night) -> None:
    """Whoever he heals is not killed. A heal that is blocked is still his last one; a skipped night forgets it."""
    target = night.order("doctor")
    night.town.last_heal = -1 if target is None else target
    if night.counts("doctor"):
        night.healed = target


@roles("bodyguard")
def bodyguard(night: Night) -> None:
    """He dies instead of his ward."""
    if night.counts("bodyguard"):
        night.ward = night.order("bodyguard")


@roles("lawyer")
def lawyer(night: Night) -> None:
    """Whoever checks his client is lied to."""
    if night.counts("lawyer"):
        night.client = night.order("lawyer")


@roles("mafia")
def mafia(night: Night) -> None:
    """If its victim is the spy, the gang sees his card."""
    _recognise(night, "mafia")


@roles("triads")
def triads(night: Night) -> None:
    """As the Mafia."""
    _recognise(night, "triads")


def _recognise(night: Night, gang: str) -> None:
    if exposes(night.town, night.shots.get(gang, Shots(None)).first, night.safe):
        night.exposed.append(gang)


def _checks(night: Night, role: str) -> Any:
    """The target of a checker who lives to see an answer; None if there is none."""
    target = night.order(role)
    return None if target is None or night.town.holder(role) in night.dead else target


@roles("detective")
def detective(night: Night) -> None:
    """Criminal, town, loner, or killed tonight. Blocked, he is told the harmless thing."""
    target = _checks(night, "detective")
    if target is None:
        return
    truth = "killed" if target in night.dead else night.town.category(target)
    lie = {"criminal": "town", "town": "criminal", "loner": "town", "killed": "town"}[truth]
    blocked = night.town.holder("detective") == night.safe
    night.answers["detective"] = "town" if blocked else lie if target == night.client else truth


@roles("judge")
def judge(night: Night) -> None:
    """He sees the card of one player, and jails a criminal; a lie decides about the jail, too."""
    town = night.town
    target = _checks(night, "judge")
    if target is None:
        return
    if town.holder("judge") == night.safe:
        night.answers["judge"] = "citizen"
        return
    shown = "infected" if target in town.infected else town.card[target]
    guilty = town.category(target) == "criminal"
    if target == night.client:
        innocent = town.category(target) == "town"
        shown = "mafioso" if innocent else "citizen"
        guilty = innocent and night.lawyer_jails_innocent and town.card[target] != "politician"
    night.answers["judge"] = shown
    if guilty and target not in town.jailed:
        night.jailed.append(target)


@roles("journalist")
def journalist(night: Night) -> None:
    """Whether two players are of one faction."""
    pair = _checks(night, "journalist")
    if pair is None:
        return
    same = night.town.faction(pair[0]) == night.town.faction(pair[1])
    if night.client in pair:
        same = not same
    blocked = night.town.holder("journalist") == night.safe
    night.answers["journalist"] = "same" if same or blocked else "different"


@roles("maniac")
def maniac(night: Night) -> None:
    """He shoots one player."""
    target = night.order("maniac")
    if target is not None and night.counts("maniac"):
        night.hit(target)


@roles("widow")
def widow(night: Night) -> None:
    """Her poison kills at the next dawn but one; a second dose changes nothing."""
    town = night.town
    target = night.order("widow")
    if target is None or not night.counts("widow") or target in town.poison:
        return
    if town.card[target] != "politician" or target in town.infected:
        town.poison[target] = town.night + 1


@roles("patient0")
def patient0(night: Night) -> None:
    """His touch infects at dawn whoever is still alive then."""
    target = night.order("patient0")
    if target is None or not night.counts("patient0"):
        return
    if target not in night.dead and target not in night.town.infected:
        night.marked.append(target)


class Dawn(NamedTuple):
    """What a night has changed."""

    dead: tuple[int, ...]
    infected: tuple[int, ...]
    jailed: tuple[int, ...]
    freed: tuple[int, ...]
    heirs: dict[str, int]
    """For each gang that lost its chief, the new one."""


def bury(night: Night, dice: Dice) -> Dawn:
    """The burial at dawn, and what follows from it: infection, jail, release, new chiefs."""
    town = night.town
    dead = tuple(seat for seat in town.alive if seat in night.dead)
    infected = tuple(seat for seat in night.marked if seat not in dead)
    town.infected += infected
    town.alive = [seat for seat in town.alive if seat not in dead]
    jailed = tuple(seat for seat in night.jailed if seat not in dead)
    town.jailed = [seat for seat in [*town.jailed, *jailed] if seat in town.alive]
    freed = release(town)
    return Dawn(dead, infected, tuple(seat for seat in jailed if seat not in freed), freed, succeed(town, dice))


def release(town: Town) -> tuple[int, ...]:
    """Without a living judge, nobody stays in jail; an infected judge lives."""
    if not town.jailed or town.holder("judge") is not None:
        return ()
    freed = tuple(town.jailed)
    town.jailed = []
    return freed


def succeed(town: Town, dice: Dice) -> dict[str, int]:
    """A gang whose chief is dead or infected has a new one: an ordinary member by lot, else any that is left."""
    heirs: dict[str, int] = {}
    for gang, chief in list(town.chief.items()):
        members = town.members(gang)
        if chief in members:
            continue
        if not members:
            del town.chief[gang]
            continue
        ordinary = [seat for seat in members if town.card[seat] in ("mafioso", "triad")]
        heirs[gang] = town.chief[gang] = dice.choice(ordinary or members)
    return heirs
