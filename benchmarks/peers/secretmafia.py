"""SecretMafia of TextArena by the same rules on our kernel: ten seats, two mafiosi, a doctor and a detective.

Night: the mafiosi vote one after another, seen by each other; the doctor protects somebody else, the detective checks
somebody else. Day: everybody speaks three times in one random order, then votes openly, in another. Most votes put
somebody out, ties by lot. Nobody's card is shown. The mafia wins when it is half of the living. As with the peer, the
victim of a night lives if neither doctor nor detective does.
"""

from __future__ import annotations

from functools import partial
from typing import Any

import textarena
from msgspec import Struct

from lichina.kernel import ALL, SEAT, SOME, Ask, Game, Match, Next, Outcome, Pick, Seat, Steps, Tale, Text

from .contest import SENTENCES, Contest, Random, Row, ours

SEATS = 10
MAFIA = 2
SPEECHES = 3


class Town(Struct, frozen=True):
    """What everybody sees."""

    alive: tuple[int, ...]


class Card(Struct, frozen=True):
    """What one player sees besides."""

    role: str
    gang: tuple[int, ...]


class SecretMafia(Game[Town, Card]):
    """The game."""

    id = "secretmafia"
    PLAYERS = range(SEATS, SEATS + 1)
    EVENTS = (
        Tale("dealt", SOME, seat=Seat, role=str, gang=tuple[Seat, ...]),
        Tale("night", SOME, targets=tuple[Seat, ...]),
        Tale("aimed", SOME, seat=Seat, target=Seat),
        Tale("protects", SOME, seat=Seat),
        Tale("checked", SOME, reveals=True, seat=Seat, mafia=bool),
        Tale("quiet", reveals=True),
        Tale("day"),
        Tale("said", said=True, seat=Seat, text=str),
        Tale("poll", targets=tuple[Seat, ...]),
        Tale("voted", seat=Seat, target=Seat),
        Tale("out", reveals=True, seat=Seat, by_vote=bool),
    )
    HIDDEN = ("roles", "gang", "victim")
    RESTARTS = frozenset({"night"})

    roles: list[str]
    alive: list[int]
    gang: list[int]
    """The mafiosi who live."""
    victim: int | None

    def setup(self) -> Next:
        self.roles = ["mafia"] * MAFIA + ["doctor", "detective"] + ["villager"] * (SEATS - MAFIA - 2)
        self.dice.shuffle(self.roles)
        self.alive = list(self.seats)
        self.gang = [seat for seat in self.seats if self.roles[seat] == "mafia"]
        self.victim = None
        for seat in self.seats:
            gang = self.gang if seat in self.gang else ()
            self.tell(seat, "dealt", seat=seat, role=self.roles[seat], gang=gang)
        return self.night

    def holder(self, role: str) -> int | None:
        """Who holds a card and lives."""
        seat = self.roles.index(role)
        return seat if seat in self.alive else None

    def night(self) -> Steps[Next]:
        prey = [seat for seat in self.alive if seat not in self.gang]
        self.tell(self.gang, "night", targets=prey)
        form = Pick(prey, SEAT)
        votes = []
        for seat in self.dice.sample(self.gang, len(self.gang)):
            votes.append((yield Ask(seat, "aim", form)))
            self.tell(self.gang, "aimed", seat=seat, target=votes[-1])
        self.victim = self.most(votes)
        doctor, detective = self.holder("doctor"), self.holder("detective")
        if doctor is not None:
            safe = yield Ask(doctor, "protect", self.others(doctor))
            self.tell(doctor, "protects", seat=safe)
            if safe == self.victim:
                self.victim = None
        if detective is not None:
            target = yield Ask(detective, "check", self.others(detective))
            self.tell(detective, "checked", seat=target, mafia=target in self.gang)
        if doctor is None and detective is None:
            return self.day
        if self.victim is None:
            self.tell(ALL, "quiet")
            return self.day
        return self.leave(self.victim, by_vote=False) or self.day

    def day(self) -> Steps[Next]:
        self.tell(ALL, "day")
        speech = Text()
        for seat in self.dice.sample(self.alive, len(self.alive)) * SPEECHES:
            text = yield Ask(seat, "speak", speech)
            self.tell(ALL, "said", seat=seat, text=text)
        self.tell(ALL, "poll", targets=self.alive)
        form = Pick(self.alive, SEAT)
        votes = []
        for seat in self.dice.sample(self.alive, len(self.alive)):
            votes.append((yield Ask(seat, "vote", form)))
            self.tell(ALL, "voted", seat=seat, target=votes[-1])
        return self.leave(self.most(votes), by_vote=True) or self.night

    def others(self, seat: int) -> Pick[int]:
        """Somebody else who lives."""
        return Pick([one for one in self.alive if one != seat], SEAT)

    def most(self, votes: list[int]) -> int:
        """Who has most votes."""
        counts: dict[int, int] = {}
        for target in votes:
            counts[target] = counts.get(target, 0) + 1
        most = max(counts.values())
        return self.dice.choice([target for target, count in counts.items() if count == most])

    def leave(self, seat: int, by_vote: bool) -> Outcome | None:
        """Somebody is out; the match may be over."""
        self.tell(ALL, "out", seat=seat, by_vote=by_vote)
        self.alive.remove(seat)
        if seat in self.gang:
            self.gang.remove(seat)
        if not self.gang:
            return Outcome(tuple(one for one in self.seats if self.roles[one] != "mafia"), "mafia-out", "village")
        if 2 * len(self.gang) >= len(self.alive):
            return Outcome(tuple(one for one in self.seats if self.roles[one] == "mafia"), "parity", "mafia")
        return None

    def public(self) -> Town:
        return Town(tuple(self.alive))

    def private(self, seat: int) -> Card:
        return Card(self.roles[seat], tuple(self.gang) if self.roles[seat] == "mafia" else ())


def story(match: Match, seat: int, heard: object) -> None:
    """Everything a seat has heard so far."""
    match.told(seat)


# --- the peer ---------------------------------------------------------------------------------------------------------


def theirs(random: Random, seed: int, env: str) -> int:
    """One game of the peer's: who is to act gets an observation every time, as its interface has it."""
    table = textarena.make(env)
    table.reset(num_players=SEATS, seed=seed)
    rules = table
    while hasattr(rules, "env"):
        rules = rules.env
    decisions, done = 0, False
    while not done:
        seat, _ = table.get_observation()
        options = choices(rules, seat)
        decisions += len(options) > 1
        done, _ = table.step(options[int(random() * len(options))])
    table.close()
    return decisions


def choices(rules: Any, seat: int) -> tuple[str, ...]:
    """What a seat may answer, as the peer's prompts say."""
    alive = rules.state.game_state["alive_players"]
    match rules.phase.value:
        case "Day-Discussion":
            return SENTENCES
        case "Day-Voting":
            return tuple(f"[{one}]" for one in alive)
        case "Night-Mafia":
            return tuple(f"[{one}]" for one in alive if rules.player_roles[one] != "Mafia")
        case _:
            return tuple(f"[{one}]" for one in alive if one != seat)


DEFAULT, RAW = (partial(theirs, env=f"SecretMafia-v0{wrappers}") for wrappers in ("", "-raw"))
CONTEST = Contest(
    "SecretMafia, 10 seats: the same rules, speeches counted on both sides",
    "TextArena",
    [
        Row("the actor's news / its default wrappers, the whole text", ours(SecretMafia, SEATS, "actor"), DEFAULT, 4),
        Row("all the actor has heard / its default wrappers", ours(SecretMafia, SEATS, "actor", story), DEFAULT),
        Row("the actor's news / raw, new messages only", ours(SecretMafia, SEATS, "actor"), RAW),
    ],
)
