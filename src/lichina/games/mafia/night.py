"""The night, resolved in one place, in one order, whoever is alive.

What changes an action comes before the action itself; nobody dies between the shots of the two gangs; whoever a gang
has really killed can no longer use a card that comes later in the night.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
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


class Rulings(NamedTuple):
    """Where the rulebook is silent, and a table may decide."""

    blocked_check: str = "neutral"
    """What a blocked checker hears (A10): the harmless answer, any answer by lot, or that there is none."""
    lawyer_jails_innocent: bool = True
    gangs_are_one: bool = False
    """Whether the journalist takes the two gangs for one faction (A32)."""
    infection_survives: bool = True
    """Whether the infected stay so when patient zero is dead (A24)."""


DEFAULTS = Rulings()


class Night:
    """The orders of a night, and what has come of them so far."""

    def __init__(
        self,
        town: Town,
        orders: Mapping[str, Any],
        shots: Mapping[str, Shots],
        dice: Dice,
        rulings: Rulings = DEFAULTS,
    ) -> None:
        self.town = town
        self.orders = orders
        self.shots = shots
        self.dice = dice
        self.rulings = rulings
        self.holders = {town.card[seat]: seat for seat in reversed(town.alive)}
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
        seat = self.holders.get(role)
        return self.orders.get(role) if seat is not None and self.town.able(seat) else None

    def counts(self, role: str) -> bool:
        """Whether what the holder does has any effect: he is not blocked, and not dead before it was his turn."""
        seat = self.holders.get(role)
        return seat is not None and self.town.able(seat) and seat != self.safe and seat not in self.dead

    def hit(self, seat: int, unstoppable: bool = False) -> None:
        """Somebody would kill this player now: the protections in their order."""
        town = self.town
        if seat == self.safe or (town.card[seat] == "politician" and seat not in town.infected):
            return
        guard = self.holders.get("bodyguard")
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
    counts: dict[int | None, int] = {}
    for target in cast.values():
        counts[target] = counts.get(target, 0) + 1
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
        if role in night.holders or role in night.shots:
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


def blocked(night: Night, neutral: str, any_of: Sequence[str]) -> str | None:
    """What a checker hears whom the beauty visits (A10): by default the harmless thing; None: that there is nothing."""
    if night.rulings.blocked_check == "neutral":
        return neutral
    return night.dice.choice(any_of) if night.rulings.blocked_check == "random" else None


@roles("detective")
def detective(night: Night) -> None:
    """Criminal, town, loner, or killed tonight. Blocked, he is told the harmless thing."""
    target = _checks(night, "detective")
    if target is None:
        return
    truth = "killed" if target in night.dead else night.town.category(target)
    lie = {"criminal": "town", "town": "criminal", "loner": "town", "killed": "town"}[truth]
    if night.town.holder("detective") == night.safe:
        night.answers["detective"] = blocked(night, "town", ("criminal", "town", "loner"))
    else:
        night.answers["detective"] = lie if target == night.client else truth


@roles("judge")
def judge(night: Night) -> None:
    """He sees the card of one player, and jails a criminal; a lie decides about the jail, too."""
    town = night.town
    target = _checks(night, "judge")
    if target is None:
        return
    if town.holder("judge") == night.safe:
        night.answers["judge"] = blocked(night, "citizen", sorted(set(filter(None, town.card))))
        return
    shown = "infected" if target in town.infected else town.card[target]
    guilty = town.category(target) == "criminal"
    if target == night.client:
        innocent = town.category(target) == "town"
        shown = "mafioso" if innocent else "citizen"
        guilty = innocent and night.rulings.lawyer_jails_innocent and town.card[target] != "politician"
    night.answers["judge"] = shown
    if guilty and target not in town.jailed:
        night.jailed.append(target)


@roles("journalist")
def journalist(night: Night) -> None:
    """Whether two players are of one faction."""
    pair = _checks(night, "journalist")
    if pair is None:
        return
    first, second = (night.town.faction(seat) for seat in pair)
    same = first == second or (night.rulings.gangs_are_one and {first, second} == {"mafia", "triads"})
    if night.town.holder("journalist") == night.safe:
        night.answers["journalist"] = blocked(night, "same", ("same", "different"))
    else:
        night.answers["journalist"] = "same" if same != (night.client in pair) else "different"


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
    cured: tuple[int, ...]
    heirs: dict[str, int]
    """For each gang that lost its chief, the new one."""


def bury(night: Night, dice: Dice) -> Dawn:
    """The burial at dawn, and what follows from it: infection, jail, release, new chiefs."""
    town = night.town
    dead = tuple(seat for seat in town.alive if seat in night.dead)
    infected = tuple(seat for seat in night.marked if seat not in dead)
    town.infected.update(dict.fromkeys(infected, town.night))
    town.alive = [seat for seat in town.alive if seat not in dead]
    jailed = tuple(seat for seat in night.jailed if seat not in dead)
    town.jailed = [seat for seat in [*town.jailed, *jailed] if seat in town.alive]
    freed = release(town)
    cured = cure(town) if not night.rulings.infection_survives else ()
    still = tuple(seat for seat in jailed if seat not in freed)
    return Dawn(dead, infected, still, tuple(seat for seat in freed if seat not in jailed), cured, succeed(town, dice))


def cure(town: Town) -> tuple[int, ...]:
    """Without patient zero, the infection is over, where the table has it so: who lives has his old side again."""
    if not town.infected or "patient0" not in town.card or town.holder("patient0") is not None:
        return ()
    cured = tuple(seat for seat in town.infected if seat in town.alive)
    for seat in cured:
        del town.infected[seat]
    return cured


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
