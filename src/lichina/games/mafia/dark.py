"""The night of «Мафия»: everybody taps, the gangs point, and in the morning the town hears what it may hear.

What is tapped is collected here; what comes of it is resolved in `night`, in one place.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from lichina.kernel import ALL, NOBODY, Ask, Next, Steps

from .night import Dawn, Night, Rulings, Shots, aim, bury, exposes, resolve
from .roles import GANGS
from .table import Table
from .town import SIDE, anybody

PASS = "pass"

TASKS = (
    {"beauty": "visit", "doctor": "heal", "bodyguard": "guard", "journalist": "compare"},
    {"detective": "check", "judge": "judge", "maniac": "kill", "widow": "poison", "patient0": "infect"},
)
"""What the holders of cards are asked in each half of the night; gangs and the spy point in the first."""
ROLE_OF = {key: role for half in TASKS for role, key in half.items()} | {"represent": "lawyer"}
LEARNS = {"detective": "checked", "judge": "judged", "journalist": "compared"}


class Dark(Table):
    """From dusk to dawn."""

    def clear_night(self) -> None:
        self.rooms, self.orders, self.ballots, self.again = {}, {}, {}, {}
        self.shots, self.exposed = {}, []

    def acquaint(self) -> None:
        """The gangs open their eyes for the first time."""
        for gang in GANGS:
            if room := self.room_of(gang, self.players):
                self.wake(gang, room, 0)

    def nightfall(self) -> Steps[Next]:
        """The town sleeps. Everybody has something to tap in each half of the night, whatever the card.

        The gangs' ballots and the beauty's order are closed at half-time, so that a gang that has hit the spy can
        point once more. The night is as long whatever happens in it.
        """
        self.stage, self.half = "night", 0
        yield from self.begin()
        self.night += 1
        self.tell(ALL, "night", night=self.night)
        self.clear_night()
        for gang in GANGS:
            if room := self.room_of(gang, self.alive):
                self.rooms[gang] = room
                self.ballots[gang], self.again[gang] = {}, {}
                self.wake(gang, room, self.night)
        self.half = 1
        yield from self.taps(self.asks_at_night(), self.options.night // 2, self.taken, self.options.constant_night)
        self.shoot()
        self.half = 2
        yield from self.taps(self.asks_at_night(), self.options.night // 2, self.taken, self.options.constant_night)
        return self.dawn

    def room_of(self, gang: str, among: Iterable[int]) -> list[int]:
        """Who wakes with a gang: its members and the spy, unless in jail or infected. Without members nobody does."""
        free = [seat for seat in among if seat not in self.jailed and seat not in self.infected]
        members = [seat for seat in free if SIDE[self.card[seat]] == gang]
        spy = [seat for seat in free if self.card[seat] == "spy"] if members else []
        return sorted(members + spy)

    def wake(self, gang: str, room: list[int], night: int) -> None:
        """A gang opens its eyes. There may be a pair of eyes too many, and nobody sees whose."""
        self.wakes.append((night, gang, room))
        self.tell(self.heard_by(*room), "room", gang=gang, seats=room)

    def tasks(self) -> dict[int, str]:
        """What each player is asked in this half of the night; who has nothing to do says whom he suspects."""
        tasks = dict.fromkeys(self.alive, "suspect")
        holders = {self.card[seat]: seat for seat in self.alive}
        own = TASKS[self.half - 1]
        if self.half == 2 and self.orders.get("compare") is not None:
            own = {"journalist": "compare-with", **own}
        for role, key in own.items():
            seat = holders.get(role)
            if seat is not None and self.able(seat):
                tasks[seat] = key
        for gang, room in self.rooms.items():
            if self.half == 1:
                tasks |= dict.fromkeys(room, "shoot")
            elif gang in self.exposed:
                tasks |= {seat: "again" for seat in room if self.card[seat] != "spy"}
        if self.half == 2 and self.infected and "patient0" in holders:
            tasks |= {seat: "advise" for seat in self.alive if seat in self.infected and seat not in self.jailed}
        return tasks

    def asks_at_night(self) -> list[Any]:
        asks: list[Any] = []
        alive, overseers = tuple(self.alive), self.overseers()
        for seat, key in self.tasks().items():
            asks.append(self.ask_at_night(seat, key, alive, overseers))
            if key == "shoot" and self.card[seat] == "lawyer":
                asks.append(self.ask_at_night(seat, "represent", alive, overseers))
        return asks

    def ask_at_night(self, seat: int, key: str, alive: tuple[int, ...], overseers: list[int]) -> Ask:
        """A question that looks like everybody's: one of the living, or nobody."""
        closed = self.barred(seat, key)
        form = anybody(alive, tuple(closed), PASS)
        shown = overseers
        if key in ("shoot", "again"):
            together = [other for room in self.rooms.values() if seat in room for other in room]
            shown = overseers + [other for other in together if key == "shoot" or self.card[other] != "spy"]
        elif key == "advise":
            shown = overseers + self.sick()
        ask = Ask(seat, key, form)
        ask.closed, ask.default, ask.shown = closed, form.options[-1], shown
        return ask

    def barred(self, seat: int, key: str) -> dict[Any, str]:
        """Whom this player cannot choose, and why."""
        if key == "suspect":
            return {seat: "yourself"}
        if key in ("shoot", "represent"):
            return {}
        if key == "again":
            return {self.shots[self.gang_of(seat) or ""]: "shot-already"}
        if key == "heal":
            return {self.last_heal: "healed-last-night"} if self.last_heal in self.alive else {}
        closed: dict[Any, str] = {} if key == "compare" and self.options.journalist_self else {seat: "yourself"}
        if key == "kill":
            closed[PASS] = "must-shoot"
        elif key == "compare-with":
            first: Any = self.orders["compare"]
            closed = {first: "named-already"} if self.options.journalist_self else {**closed, first: "named-already"}
        elif key in ("infect", "advise"):
            closed |= dict.fromkeys((other for other in self.sick() if other != seat), "infected-already")
        return closed

    def taken(self, seat: int, key: str, value: Any) -> None:
        """Somebody has tapped: an order, a ballot, a suspicion."""
        target = None if value == PASS else value
        if key == "suspect":
            self.suspect(seat, target)
        elif key == "advise":
            if target is not None:
                self.tell(self.heard_by(*self.sick()), "advised", seat=seat, target=target)
        elif key in ("shoot", "again"):
            for gang, room in self.rooms.items():
                if seat in room and (key == "shoot" or self.gang_of(seat) == gang):
                    self.point(gang, seat, key, target)
        else:
            self.orders[key] = target

    def suspect(self, seat: int, target: int | None) -> None:
        """A suspicion is noted, and takes the place of that of the same half of the night; those are the last ones."""
        for index in range(len(self.notes) - 1, -1, -1):
            who, night, half, _ = self.notes[index]
            if (night, half) != (self.night, self.half):
                break
            if who == seat:
                del self.notes[index]
                break
        if target is not None:
            self.notes.append((seat, self.night, self.half, target))

    def point(self, gang: str, seat: int, key: str, target: int | None) -> None:
        """A ballot in a gang's room: seen there as it comes."""
        room = self.rooms[gang]
        if key == "again":
            room = [other for other in room if self.card[other] != "spy"]
        (self.ballots if key == "shoot" else self.again)[gang][seat] = target
        if target is None:
            self.tell(self.heard_by(*room), "held-fire", gang=gang, seat=seat)
        else:
            self.tell(self.heard_by(*room), "pointed", gang=gang, seat=seat, target=target)

    def shoot(self) -> None:
        """Half-time: the gangs have pointed. A blocked gangster's ballot is void, and nobody is told so."""
        beauty = self.holder("beauty")
        safe = self.orders.get("visit") if beauty is not None and self.able(beauty) else None
        for gang, room in self.rooms.items():
            cast = self.ballots[gang]
            seen = aim(self, gang, cast, None, self.dice)
            void = safe is not None and cast.get(safe) is not None and safe in self.members(gang)
            target = aim(self, gang, cast, safe, self.dice) if void else seen
            if seen is not None:
                self.tell(self.heard_by(*room), "aimed", gang=gang, target=seen)
            self.shots[gang] = target
            if target is not None and exposes(self, target, safe):
                self.exposed.append(gang)
                self.tell(self.heard_by(*room), "exposed", gang=gang, seat=target)

    def dawn(self) -> Next:
        """The night is resolved, and the town hears what it may hear."""
        night = self.resolved()
        for key, data in night.story:
            if key in LEARNS:
                self.learn(key, LEARNS[key], night)
            else:
                self.tell(NOBODY, key, **data)
        dawn = bury(night, self.dice)
        self.clear_night()
        self.half = 0
        self.tell(ALL, "morning", night=self.night, dead=dawn.dead)
        self.announce(dawn)
        return self.sunrise

    def resolved(self) -> Night:
        options = self.options
        orders: dict[str, Any] = {ROLE_OF[key]: value for key, value in self.orders.items() if key in ROLE_OF}
        pair = (self.orders.get("compare"), self.orders.get("compare-with"))
        orders["journalist"] = None if None in pair else pair
        safe = orders.get("beauty") if self.holder("beauty") is not None else None
        shots: dict[str, Shots] = {}
        for gang, first in self.shots.items():
            second = aim(self, gang, self.again[gang], safe, self.dice) if gang in self.exposed else None
            shots[gang] = Shots(first, second, tuple(self.void_ballots(gang, safe)))
        rulings = Rulings(
            options.blocked_check,
            options.lawyer_jails_innocent,
            options.gangs_are_one,
            options.infection_survives_p0,
        )
        night = Night(self, orders, shots, self.dice, rulings)
        resolve(night)
        return night

    def void_ballots(self, gang: str, safe: int | None) -> Iterator[tuple[int, int, str]]:
        """The spy's ballot, and those of a gangster with whom the beauty is."""
        for cast in (self.ballots[gang], self.again[gang]):
            for seat, target in cast.items():
                if target is not None and (seat == safe or self.card[seat] == "spy"):
                    yield seat, target, "visited" if seat == safe else "spy"

    def learn(self, checker: str, key: str, night: Night) -> None:
        """A checker is told what was found."""
        seat = self.holder(checker)
        assert seat is not None
        answer = night.answers[checker]
        found = night.orders[checker]
        targets = list(found) if checker == "journalist" else [found]
        self.checks.append((seat, self.night, targets, answer))
        about = {"targets": targets} if checker == "journalist" else {"target": found}
        if answer is None:
            key = "no-answer-pair" if checker == "journalist" else "no-answer"
            self.tell(self.heard_by(seat), key, night=self.night, **about)
        else:
            self.tell(self.heard_by(seat), key, night=self.night, **about, answer=answer)

    def announce(self, dawn: Dawn) -> None:
        """What has changed in the night, to those who may know it."""
        for seat in dawn.dead:
            self.tell(ALL, "killed", seat=seat, card=self.card[seat])
            self.leave(seat, by_vote=False)
        if dawn.jailed:
            self.tell(ALL, "jailed", seats=dawn.jailed)
        if dawn.freed:
            self.tell(ALL, "freed", seats=dawn.freed)
        if dawn.infected:
            self.tell(self.heard_by(*self.sick()), "infected", seats=dawn.infected, players=self.sick())
        self.stirred = self.stirred or bool(dawn.infected or dawn.jailed)
        self.tell_cured(dawn.cured)
        self.tell_heirs(dawn.heirs)
