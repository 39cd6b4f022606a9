"""The night, resolved in one place and in one order, no matter who is alive.

What changes an action comes before the action itself; nobody dies between the shots of the two gangs; a player
whom a gang has really killed can no longer use a card that comes later in the night. What happens is noted as it
happens: nobody hears it before the match is over.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from lichina.kernel import Dice, Effects

from .powers import exposed
from .roles import ASKS, GANGS, ORDER
from .town import Town

roles: Effects[Callable[[Night, str], None]] = Effects("role")
"""What a card or a gang does when it is called at night; it is handed its own name."""
TOLD = {ask.of: ask.told for ask in ASKS if ask.told}
"""How the order of each card is told when the match is over."""


class GangShots(NamedTuple):
    """What a gang decided: its victim and, if that was the spy, whom else it shot."""

    first: int | None
    second: int | None = None
    void: tuple[tuple[int, int, str], ...] = ()
    """Ballots that did not count: whose, against whom, and why."""


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
        shots: Mapping[str, GangShots],
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
        """Whom the beauty visits: blocked, and out of all danger, until morning (A11)."""
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
        self.touch: tuple[int, int, str | None] | None = None
        """Patient zero, whom he touches, and why in vain."""
        self.story: list[tuple[str, dict[str, Any]]] = []
        """What happens, in its order: events, and the roles of checkers when they get their answers."""

    def note(self, key: str, **data: Any) -> None:
        """Something happens that is told when the match is over."""
        self.story.append((key, data))

    def note_order(self, role: str, void: str | None = None) -> None:
        """The holder of a card gives an order; `void` is why it comes to nothing, unless he cannot act at all."""
        target = self.order(role)
        if target is not None:
            self.note(TOLD[role], seat=self.holders[role], target=target, void=self.hindered(role) or void)

    def order(self, role: str) -> Any:
        """What the holder of a card wants tonight; None if he cannot use it."""
        return self.orders.get(role) if self.town.able(self.holders[role]) else None

    def counts(self, role: str) -> bool:
        """Whether what the holder does has any effect: not blocked, and not really dead before his turn (A5)."""
        return self.town.able(self.holders[role]) and self.hindered(role) is None

    def hindered(self, role: str) -> str | None:
        """Why the holder of a card can do nothing now: the beauty is with him, or a gang has killed him."""
        seat = self.holders[role]
        if seat == self.safe:
            return "visited"
        return "killed" if seat in self.dead else None

    def hit(self, seat: int, cause: str, unstoppable: bool = False) -> None:
        """Something would kill this player now, a gang, the maniac or poison: the protections in their order.

        The heal comes before the shield (A13), and helps the bodyguard as well (A14). He dies only once (A15).
        """
        if seat == self.safe:
            return self.spare(seat, cause, "visited", self.holders["beauty"])
        if self.town.immune(seat):
            return self.spare(seat, cause, "immune", seat)
        if seat == self.ward and seat != self.healed and not unstoppable:
            guard = self.holders["bodyguard"]
            self.spare(seat, cause, "shielded", guard)
            seat = guard
        if seat == self.healed and not unstoppable:
            return self.spare(seat, cause, "healed", self.holders["doctor"])
        self.note("struck", target=seat, cause=cause)
        if seat not in self.dead:
            self.dead.append(seat)

    def spare(self, seat: int, cause: str, reason: str, savior: int) -> None:
        """Somebody who was to die lives, thanks to somebody, perhaps himself."""
        self.note("spared", target=seat, cause=cause, reason=reason, seat=savior)


def aim(town: Town, gang: str, ballots: Mapping[int, int | None], blocked: int | None, dice: Dice) -> int | None:
    """Whom a gang shoots: most of the ballots cast; in a dispute the chief's (A34), then the most, then by lot.

    A chief in jail has no say (A35), and there need not be one (A36). Nobody is shot only if nobody points (A38).
    """
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
    """Whether the gang that shoots this victim sees the card (A19): not a prisoner's (A51)."""
    return target is not None and target != safe and town.able(target) and exposed.ask(town, target, False)


def resolve(night: Night) -> None:
    """Everything that happens in a night, in its order, up to the burial at dawn. A dose that is due is spent (A16)."""
    for role in ORDER:
        if role in night.holders or role in night.shots:
            roles[role](night, role)
        if role == "triads":  # both gangs have shot at the same time
            for gang in ("mafia", "triads"):
                _fire(night, gang)
    for seat in list(night.town.alive):
        if night.town.poison.get(seat) == night.town.night:
            del night.town.poison[seat]
            night.hit(seat, "poison")
    if night.touch is not None:  # only now is it known whether the touched player lives
        seat, target, void = night.touch
        late = "dead" if target in night.dead else None
        night.note("touched", seat=seat, target=target, void=void or late)


def _fire(night: Night, gang: str) -> None:
    if gang not in night.shots:
        return
    first, second, void = night.shots[gang]
    for seat, target, reason in void:
        night.note("void-ballot", gang=gang, seat=seat, target=target, reason=reason)
    if first is None:
        night.note("no-shot", gang=gang)
        return
    spy = gang in night.exposed
    night.hit(first, gang, unstoppable=spy)
    if spy and second is not None:
        night.hit(second, gang)


@roles("beauty")
def beauty(night: Night, role: str) -> None:
    """Her guest's abilities do not count tonight, and nobody can kill him."""
    night.note_order(role)
    night.safe = night.order(role)


@roles("doctor")
def doctor(night: Night, role: str) -> None:
    """The player he heals is not killed, however many shoot (A12).

    A blocked heal still counts as his last one; a skipped night forgets it.
    """
    target = night.order(role)
    night.town.last_heal = -1 if target is None else target
    night.note_order(role)
    if night.counts(role):
        night.healed = target


@roles("bodyguard")
def bodyguard(night: Night, role: str) -> None:
    """He dies instead of his ward."""
    night.note_order(role)
    if night.counts(role):
        night.ward = night.order(role)


@roles("lawyer")
def lawyer(night: Night, role: str) -> None:
    """Anybody who checks his client is told a lie, always the same one (A31)."""
    night.note_order(role)
    if night.counts(role):
        night.client = night.order(role)


@roles("mafia", "triads")
def recognise(night: Night, gang: str) -> None:
    """If its victim is the spy, the gang sees his card, each gang for itself (A21)."""
    if exposes(night.town, night.shots.get(gang, GangShots(None)).first, night.safe):
        night.exposed.append(gang)


def _checks(night: Night, role: str) -> Any:
    """The target of a checker who lives to see an answer; None if there is none."""
    target = night.order(role)
    if target is not None and night.holders[role] in night.dead:
        night.note("silenced", seat=night.holders[role], targets=_pair(target))
        return None
    return target


def _pair(target: Any) -> tuple[int, ...]:
    return target if isinstance(target, tuple) else (target,)


def _answer(night: Night, role: str, answer: str | None, truth: str) -> None:
    """A checker gets an answer; why it need not be the truth is noted."""
    night.answers[role] = answer
    night.story.append((role, {}))
    seat, targets = night.holders[role], _pair(night.orders[role])
    if seat == night.safe or night.client in targets:
        reason = "visited" if seat == night.safe else "client"
        night.note("misled", seat=seat, targets=targets, reason=reason, truth=truth)


def blocked(night: Night, neutral: str, any_of: Sequence[str]) -> str | None:
    """What a checker hears whom the beauty visits (A10): by default the harmless thing; None: that there is nothing."""
    if night.rulings.blocked_check == "neutral":
        return neutral
    return night.dice.choice(any_of) if night.rulings.blocked_check == "random" else None


@roles("detective")
def detective(night: Night, role: str) -> None:
    """Criminal, town, loner, or killed tonight. Blocked, he is told the harmless thing."""
    target = _checks(night, role)
    if target is None:
        return
    truth = "killed" if target in night.dead else night.town.category(target)
    lie = {"criminal": "town", "town": "criminal", "loner": "town", "killed": "town"}[truth]
    if night.hindered(role):
        answer = blocked(night, "town", ("criminal", "town", "loner"))
    else:
        answer = lie if target == night.client else truth
    _answer(night, role, answer, truth)


@roles("judge")
def judge(night: Night, role: str) -> None:
    """He sees the card of one player, and jails a criminal; a lie also decides who goes to jail (A30)."""
    town = night.town
    target = _checks(night, role)
    if target is None:
        return
    shown = truth = "infected" if target in town.infected else town.card[target]
    if night.hindered(role):
        _answer(night, role, blocked(night, "citizen", sorted(set(filter(None, town.card)))), truth)
        return
    guilty = town.category(target) == "criminal"
    if target == night.client:
        innocent = town.category(target) == "town"
        shown = "mafioso" if innocent else "citizen"
        guilty = innocent and night.rulings.lawyer_jails_innocent and not town.immune(target)
    _answer(night, role, shown, truth)
    if guilty and target not in town.jailed:
        night.jailed.append(target)


@roles("journalist")
def journalist(night: Night, role: str) -> None:
    """Whether two players are of one faction."""
    pair = _checks(night, role)
    if pair is None:
        return
    first, second = (night.town.faction(seat) for seat in pair)
    same = first == second or (night.rulings.gangs_are_one and {first, second} == {"mafia", "triads"})
    if night.hindered(role):
        answer = blocked(night, "same", ("same", "different"))
    else:
        answer = "same" if same != (night.client in pair) else "different"
    _answer(night, role, answer, "same" if same else "different")


@roles("maniac")
def maniac(night: Night, role: str) -> None:
    """He shoots one player."""
    target = night.order(role)
    night.note_order(role)
    if target is not None and night.counts(role):
        night.hit(target, role)


@roles("widow")
def widow(night: Night, role: str) -> None:
    """Her poison kills at the next dawn but one (A17); a second dose changes nothing."""
    town = night.town
    target = night.order(role)
    if target is None:
        return
    void = "poisoned" if target in town.poison else "immune" if town.immune(target) else None
    night.note_order(role, void)
    if void is None and night.counts(role):
        town.poison[target] = town.night + 1


@roles("patient0")
def patient0(night: Night, role: str) -> None:
    """His touch infects at dawn, if the touched player is still alive then (A28).

    No protection helps against it but the beauty's visit to himself (A29).
    """
    target = night.order(role)
    if target is None:
        return
    void = night.hindered(role) or ("dead" if target in night.dead else None)
    night.touch = night.holders[role], target, void
    if void is None and target not in night.town.infected:
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
    """The burial at dawn, and what follows from it: infection, jail, release, new chiefs.

    Of those who are jailed and free again in one night, nothing is told (A49).
    """
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
    if not town.infected or town.source() is not None:
        return ()
    cured = tuple(seat for seat in town.infected if seat in town.alive)
    for seat in cured:
        del town.infected[seat]
    return cured


def release(town: Town) -> tuple[int, ...]:
    """Without a living judge, nobody stays in jail, but an infected judge lives (A26). Infection frees nobody (A27)."""
    if not town.jailed or town.holder("judge") is not None:
        return ()
    freed = tuple(town.jailed)
    town.jailed = []
    return freed


def succeed(town: Town, dice: Dice) -> dict[str, int]:
    """A gang whose chief is dead or infected has a new one: an ordinary member by lot, else any (A37)."""
    heirs: dict[str, int] = {}
    for gang, chief in list(town.chief.items()):
        members = town.members(gang)
        if chief in members:
            continue
        if not members:
            del town.chief[gang]
            continue
        ordinary = [seat for seat in members if town.card[seat] == GANGS[gang].ordinary]
        heirs[gang] = town.chief[gang] = dice.choice(ordinary or members)
    return heirs
