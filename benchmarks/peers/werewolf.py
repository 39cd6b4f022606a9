"""werewolf-engine by the same rules on our kernel: ten seats, three werewolves, a seer and a doctor.

Night: the seer looks at somebody, the doctor protects somebody, though nobody twice running, and then each werewolf in
turn names a victim; the last one counts. Day: everybody votes, a tie puts nobody out. Nobody's card is shown. The
werewolves win when they are as many as the others.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, partial
from itertools import chain
from typing import Any, TypeAlias

import werewolf_engine
from msgspec import Struct

from lichina.kernel import ALL, SEAT, SOME, All, Amount, Ask, Game, Next, Outcome, Pick, Seat, Steps, Tale

from .contest import Contest, Random, Row, View, everything, ours

Act: TypeAlias = Callable[[int, int], None]
CAST = {"villager": 5, "werewolf": 3, "seer": 1, "doctor": 1}
NAMES = ["Ada", "Bo", "Cy", "Dee", "Eve", "Flo", "Gus", "Hal", "Ida", "Jo"]
SEATS = len(NAMES)


class Village(Struct, frozen=True):
    """What everybody sees."""

    phase: str
    round: int
    alive: tuple[int, ...]


class Role(Struct, frozen=True):
    """What one player sees besides."""

    role: str
    pack: tuple[int, ...]
    seen: tuple[int, bool] | None
    """For the seer: whom he looked at last, and whether it was a werewolf."""
    protected: int | None
    """For the doctor: whom he cannot protect next."""


class Werewolf(Game[Village, Role]):
    """The game."""

    id = "werewolf"
    PLAYERS = range(SEATS, SEATS + 1)
    EVENTS = (
        Tale("pack", SOME, seats=tuple[Seat, ...]),
        Tale("night", night=Amount),
        Tale("seen", SOME, reveals=True, seat=Seat, werewolf=bool),
        Tale("protects", SOME, seat=Seat),
        Tale("died", reveals=True, seats=tuple[Seat, ...]),
    )
    HIDDEN = ("roles", "pack", "seen", "protected")
    RESTARTS = frozenset({"night"})

    roles: list[str]
    alive: list[int]
    pack: list[int]
    """The werewolves who live."""
    phase: str
    round: int
    seen: tuple[int, bool] | None
    protected: int | None

    def setup(self) -> Next:
        self.roles = list(chain.from_iterable([role] * count for role, count in CAST.items()))
        self.dice.shuffle(self.roles)
        self.alive = list(self.seats)
        self.pack = [seat for seat in self.seats if self.roles[seat] == "werewolf"]
        self.tell(self.pack, "pack", seats=self.pack)
        self.phase, self.round = "night", 0
        self.seen = self.protected = None
        return self.night

    def holder(self, role: str) -> int | None:
        """Who holds a card and lives."""
        seat = self.roles.index(role)
        return seat if seat in self.alive else None

    def night(self) -> Steps[Next]:
        self.phase, self.round = "night", self.round + 1
        self.tell(ALL, "night", night=self.round)
        seer, doctor = self.holder("seer"), self.holder("doctor")
        if seer is not None:
            target = yield Ask(seer, "look", Pick(self.alive, SEAT))
            self.seen = target, target in self.pack
            self.tell(seer, "seen", seat=target, werewolf=target in self.pack)
        safe = None
        if doctor is not None:
            safe = yield Ask(doctor, "protect", Pick([one for one in self.alive if one != self.protected], SEAT))
            self.tell(doctor, "protects", seat=safe)
            self.protected = safe
        prey = Pick([one for one in self.alive if one not in self.pack], SEAT)
        victim = None
        for seat in self.pack:
            victim = yield Ask(seat, "hunt", prey)
        return self.bury([] if victim in (None, safe) else [victim]) or self.day

    def day(self) -> Steps[Next]:
        self.phase = "day"
        ballots = yield All([Ask(seat, "vote", slate) for seat, slate in slates(tuple(self.alive)).items()])
        counts: dict[int, int] = {}
        for target in ballots:
            counts[target] = counts.get(target, 0) + 1
        most = max(counts.values())
        leaders = [target for target, count in counts.items() if count == most]
        return self.bury(leaders if len(leaders) == 1 else []) or self.night

    def bury(self, dead: list[int]) -> Outcome | None:
        """They are gone; the match may be over."""
        self.tell(ALL, "died", seats=dead)
        for seat in dead:
            self.alive.remove(seat)
            if seat in self.pack:
                self.pack.remove(seat)
        if not self.pack:
            village = tuple(seat for seat in self.seats if self.roles[seat] != "werewolf")
            return Outcome(village, "pack-dead", "village")
        if 2 * len(self.pack) >= len(self.alive):
            pack = tuple(seat for seat in self.seats if self.roles[seat] == "werewolf")
            return Outcome(pack, "parity", "werewolf")
        return None

    def public(self) -> Village:
        return Village(self.phase, self.round, tuple(self.alive))

    def private(self, seat: int) -> Role:
        role = self.roles[seat]
        pack = tuple(self.pack) if role == "werewolf" else ()
        return Role(role, pack, self.seen if role == "seer" else None, self.protected if role == "doctor" else None)


@lru_cache(maxsize=1024)
def slates(alive: tuple[int, ...]) -> dict[int, Pick[int]]:
    """For each of these, whom a vote can be for."""
    return {seat: Pick([one for one in alive if one != seat], SEAT) for seat in alive}


# --- the peer ---------------------------------------------------------------------------------------------------------


def theirs(random: Random, seed: int, view: View) -> int:
    """One game of the peer's. Who may be voted for it does not say, so the living are looked up once a day."""
    game = werewolf_engine.Game(NAMES, werewolf_engine.GameConfig(role_counts=CAST))
    game.start()
    over, night = type(game.phase).END, type(game.phase).NIGHT
    decisions = 0
    while game.phase is not over:
        if game.phase is night:
            actor = game.night_manager.current_actor
            targets = [one.id for one in game.night_manager.get_available_targets(actor)]
            decisions += _acted(game, game.night_action, actor.id, targets, random, view)
            continue
        alive = [one.id for one in game.players if one.is_alive()]
        for seat in alive:
            targets = [one for one in alive if one != seat]
            decisions += _acted(game, game.day_vote, seat, targets, random, view)
    return decisions


def _acted(game: Any, act: Act, seat: int, targets: list[int], random: Random, view: View) -> bool:
    """A seat acts, with somebody looking: whether it had a choice."""
    if view == "actor":
        game.get_private_state(seat)
    act(seat, targets[int(random() * len(targets))])
    if view == "all":
        for one in range(SEATS):
            game.get_private_state(one)
    return len(targets) > 1


CONTEST = Contest(
    "werewolf, 10 seats, seer and doctor: the same rules",
    "werewolf-engine",
    [
        Row("nobody looks", ours(Werewolf, SEATS), partial(theirs, view=""), 1.3),
        Row("the actor's news", ours(Werewolf, SEATS, "actor"), partial(theirs, view="actor"), 1.5),
        Row("the actor's whole view", ours(Werewolf, SEATS, "actor", everything), partial(theirs, view="actor")),
        Row("all seats' news", ours(Werewolf, SEATS, "all"), partial(theirs, view="all"), 4),
        Row("all seats' whole views", ours(Werewolf, SEATS, "all", everything), partial(theirs, view="all")),
    ],
)
