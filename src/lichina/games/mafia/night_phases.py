"""The night of «Мафия»: everybody taps, the gangs point, and in the morning the town hears what it may hear.

What is tapped is collected here; what comes of it is resolved in `night`, in one place.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from lichina.kernel import ALL, NOBODY, Ask, Next, Steps, Told

from .night import Dawn, GangShots, Night, Rulings, aim, bury, exposes, resolve
from .roles import ASKS, GANGS, ROLES
from .state import STIRRED, MafiaState
from .town import SIDE, anybody

PASS = "pass"

ROLE_OF = {ask.id: ask.of for ask in ASKS if ask.of in ROLES}
TASKS = {half: {ask.of: ask.id for ask in ASKS if ask.half == half and ask.of in ROLES} for half in (1, 2)}
"""What the holders of cards are asked in each half of the night; gangs and the spy point in the first."""
LEARNS = {ask.of: ask.learns for ask in ASKS if ask.learns}
"""How each checker hears what was found."""


class NightPhases(MafiaState):
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
        seconds = self.options.night // 2 + (self.options.first_night if self.night == 1 else 0)
        yield from self.taps(self.asks_at_night(), seconds, self.taken, self.options.constant_night)
        self.shoot()
        self.half = 2
        yield from self.taps(self.asks_at_night(), seconds, self.taken, self.options.constant_night)
        return self.dawn

    def room_of(self, gang: str, among: Iterable[int]) -> list[int]:
        """Who wakes with a gang: its members and the spy, unless in jail or infected. Without members nobody does."""
        free = [seat for seat in among if seat not in self.jailed and seat not in self.infected]
        if gang not in [SIDE[self.card[seat]] for seat in free]:
            return []
        return [seat for seat in free if self.wakes_with(seat, gang)]

    def pointing(self, gang: str, key: str) -> list[int]:
        """Who points with a gang and sees how it points: all who are awake; once more, only those who belong to it."""
        room = self.rooms[gang]
        return room if key == "shoot" else [seat for seat in room if self.gang_of(seat) == gang]

    def wake(self, gang: str, room: list[int], night: int) -> None:
        """A gang opens its eyes. There may be a pair of eyes too many, and nobody sees whose (A20)."""
        self.wakes.append((night, gang, room))
        self.tell(self.heard_by(*room), "room", gang=gang, seats=room)

    def tasks(self) -> dict[int, str]:
        """What each player is asked in this half of the night; who has nothing to do says whom he suspects."""
        tasks = dict.fromkeys(self.alive, "suspect")
        holders = {self.card[seat]: seat for seat in self.alive}
        for role, key in TASKS[self.half].items():
            seat = holders.get(role)
            nobody_named = key == "compare-with" and self.orders.get("compare") is None
            if seat is not None and self.able(seat) and not nobody_named:
                tasks[seat] = key
        key = "shoot" if self.half == 1 else "again"
        for gang in self.rooms if self.half == 1 else self.exposed:
            tasks |= dict.fromkeys(self.pointing(gang, key), key)
        if self.half == 2 and self.infected and self.source() is not None:
            tasks |= {seat: "advise" for seat in self.alive if seat in self.infected}  # all wake, even prisoners
        return tasks

    def asks_at_night(self) -> list[Any]:
        asks: list[Any] = []
        alive, overseers = tuple(self.alive), self.overseers()
        for seat, key in self.tasks().items():
            asks.append(self.ask_at_night(seat, key, alive, overseers))
            if key == "shoot" and (besides := TASKS[1].get(self.card[seat])):
                asks.append(self.ask_at_night(seat, besides, alive, overseers))
        return asks

    def ask_at_night(self, seat: int, key: str, alive: tuple[int, ...], overseers: list[int]) -> Ask:
        """A question that looks like everybody's: one of the living, or nobody."""
        closed = self.barred(seat, key)
        form = anybody(alive, tuple(closed), PASS)
        shown = overseers
        if key in ("shoot", "again"):
            rooms = [self.pointing(gang, key) for gang in self.rooms]
            shown = overseers + [other for room in rooms if seat in room for other in room]
        elif key == "advise":
            shown = overseers + self.sick()
        ask = Ask(seat, key, form)
        ask.closed, ask.default, ask.shown = closed, form.options[-1], shown
        return ask

    def barred(self, seat: int, key: str) -> dict[Any, str]:
        """Whom this player cannot choose, and why (A8, A18, A33)."""
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
            for gang in self.rooms:
                if seat in self.pointing(gang, key):
                    self.point(gang, seat, key, target)
        else:
            self.orders[key] = target

    def suspect(self, seat: int, target: int | None) -> None:
        """A suspicion is noted, and takes the place of that of the same half of the night; those are the last ones."""
        notes = self.notes
        for index in range(len(notes) - 1, -1, -1):
            who, night, half, _ = notes[index]
            if half != self.half or night != self.night:
                break
            if who == seat:
                del notes[index]
                break
        if target is not None:
            notes.append((seat, self.night, self.half, target))

    def point(self, gang: str, seat: int, key: str, target: int | None) -> None:
        """A ballot in a gang's room: seen there as it comes."""
        room = self.pointing(gang, key)
        (self.ballots if key == "shoot" else self.again)[gang][seat] = target
        if target is None:
            self.tell(self.heard_by(*room), "held-fire", gang=gang, seat=seat)
        else:
            self.tell(self.heard_by(*room), "pointed", gang=gang, seat=seat, target=target)

    def shoot(self) -> None:
        """Half-time: the gangs have pointed. A blocked gangster's ballot is void, and nobody is told so (A9)."""
        safe = self.orders.get("visit")
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

    def dawn(self) -> Steps[Next]:
        """The night is resolved, and the town hears what it may hear: who did not wake, and who wakes in jail."""
        morning, jail = self.daybreak()
        yield from self.moment(*morning)
        if jail:
            yield from self.moment(*jail)
        return self.sunrise

    def daybreak(self) -> tuple[list[Told], list[Told]]:
        """What everybody hears of the night: the dead and their cards (A46), then jail. The rest stays in here."""
        night = self.resolved()
        for key, data in night.story:
            if key in LEARNS:
                self.learn(key, night)
            else:
                self.tell(NOBODY, key, data)
        dawn = bury(night, self.dice)
        self.clear_night()
        self.stage, self.half = "dawn", 0
        morning = [self.tell(ALL, "morning", night=self.night, dead=dawn.dead)]
        for seat in dawn.dead:
            morning.append(self.tell(ALL, "killed", seat=seat, card=self.card[seat]))
            self.leave(seat, by_vote=False)
        return morning, self.announce(dawn)

    def resolved(self) -> Night:
        options = self.options
        orders: dict[str, Any] = {ROLE_OF[key]: value for key, value in self.orders.items() if key in ROLE_OF}
        pair = (self.orders.get("compare"), self.orders.get("compare-with"))
        orders[ROLE_OF["compare"]] = None if None in pair else pair
        safe = self.orders.get("visit")
        shots: dict[str, GangShots] = {}
        for gang, first in self.shots.items():
            second = aim(self, gang, self.again[gang], safe, self.dice) if gang in self.exposed else None
            shots[gang] = GangShots(first, second, tuple(self.void_ballots(gang, safe)))
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
        """Those of a gangster with whom the beauty is, and of one who only wakes with the gang: his card says why."""
        for cast in (self.ballots[gang], self.again[gang]):
            for seat, target in cast.items():
                if target is not None and (seat == safe or self.gang_of(seat) != gang):
                    yield seat, target, "visited" if seat == safe else self.card[seat]

    def learn(self, checker: str, night: Night) -> None:
        """A checker is told what was found."""
        seat, found, answer = night.holders[checker], night.orders[checker], night.answers[checker]
        pair = isinstance(found, tuple)
        self.checks.append((seat, self.night, list(found) if pair else [found], answer))
        about: dict[str, Any] = {"targets": found} if pair else {"target": found}
        if answer is None:
            self.tell(self.heard_by(seat), "no-answer-pair" if pair else "no-answer", night=self.night, **about)
        else:
            self.tell(self.heard_by(seat), LEARNS[checker], night=self.night, **about, answer=answer)

    def announce(self, dawn: Dawn) -> list[Told]:
        """What else has changed in the night, to those who may know it; what everybody hears of jail."""
        jail = []
        if dawn.jailed:
            jail.append(self.tell(ALL, "jailed", seats=dawn.jailed))
        if dawn.freed:
            freed = self.tell(ALL, "freed", seats=dawn.freed)
            jail += [freed] if jail else []
        if dawn.infected:
            self.tell(self.heard_by(*self.sick()), "infected", seats=dawn.infected, players=self.sick())
        if dawn.infected or dawn.jailed:
            self.quiet = STIRRED
        self.tell_cured(dawn.cured)
        self.tell_heirs(dawn.heirs)
        return jail
