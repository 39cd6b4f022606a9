"""OpenSpiel's `social_deduction` by the same rules on our kernel, with the same information states to the byte.

Ten seats, three of them imposters. Every round a signal points at somebody alive, wrongly once in ten times; then each
in turn says one thing, and then each in turn names somebody to be put out; a tie puts nobody out. The imposters win
when they are as many as the others, or after ten rounds.
"""

from __future__ import annotations

from functools import cache, lru_cache, partial
from typing import Any

import pyspiel
from msgspec import Struct

from lichina.kernel import SEAT, Ask, Dice, Game, Match, Next, Outcome, Pick, Steps

from .contest import Contest, Random, Row, View, ours

SEATS = 10
IMPOSTERS = 3
ROUNDS = 10
WRONG = 10
"""Once in how many times a signal is wrong."""


class Table(Struct, frozen=True):
    """What everybody sees: who lives, and everything that was signalled, said and voted, in the peer's words."""

    history: str


class Card(Struct, frozen=True):
    """What one player sees besides: the role, with the whole team for an imposter."""

    role: str
    team: tuple[int, ...]


class Deduction(Game[Table, Card]):
    """The game."""

    id = "deduction"
    PLAYERS = range(SEATS, SEATS + 1)
    HIDDEN = ("imposters",)

    alive: list[int]
    imposters: tuple[int, ...]
    out: list[int]
    """Who was put out, in order."""
    rounds: int
    signal: tuple[int, bool]
    past: str
    """The rounds that are over, in the peer's words."""
    living: str
    heading: str
    """How this round begins; empty when it is over."""
    said: list[str]
    voted: list[str]
    """What was said and voted in this round, in the peer's words."""

    def setup(self) -> Next:
        self.imposters = tuple(sorted(self.dice.sample(self.seats, IMPOSTERS)))
        self.alive = list(self.seats)
        self.out = []
        self.rounds = 0
        self.past = ""
        return self.talk

    def talk(self) -> Steps[Next]:
        """A signal, then everybody says one thing."""
        target = self.dice.choice(self.alive)
        suspicious = (target in self.imposters) != (not self.dice.below(WRONG))
        self.signal = target, suspicious
        self.living = " ".join(map(str, self.alive))
        finding = "suspicious" if suspicious else "clear"
        self.heading = f"Round {self.rounds}\nSignal: player {target} {finding}\nMessages:"
        self.said, self.voted = [], []
        form = messages(tuple(self.alive))
        for seat in self.alive:
            message = yield Ask(seat, "say", form)
            self.said.append(f" {seat}={message}")
        return self.vote

    def vote(self) -> Steps[Next]:
        """Everybody names somebody else."""
        counts: dict[int, int] = {}
        for seat, form in others(tuple(self.alive)).items():
            target = yield Ask(seat, "vote", form)
            self.voted.append(f" {seat}->{target}")
            counts[target] = counts.get(target, 0) + 1
        most = max(counts.values())
        leaders = [target for target, count in counts.items() if count == most]
        self.past += self.current()
        self.heading = ""
        if len(leaders) == 1:
            self.past += f"Eliminated: {leaders[0]}\n"
            self.alive.remove(leaders[0])
            self.out.append(leaders[0])
            self.living = " ".join(map(str, self.alive))
        self.rounds += 1
        return self.judged() or self.talk

    def judged(self) -> Outcome | None:
        """Who has won, if anybody has."""
        left = len([seat for seat in self.imposters if seat in self.alive])
        if not left:
            return Outcome(tuple(seat for seat in self.seats if seat not in self.imposters), "found", "innocents")
        if 2 * left >= len(self.alive) or self.rounds == ROUNDS:
            return Outcome(self.imposters, "unfound", "imposters")
        return None

    def public(self) -> Table:
        return Table(f"Alive: {self.living}\n{self.past}{self.current() if self.heading else ''}")

    def current(self) -> str:
        """This round in the peer's words."""
        return f"{self.heading}{''.join(self.said)}\nVotes:{''.join(self.voted)}\n"

    def private(self, seat: int) -> Card:
        return imposter(self.imposters) if seat in self.imposters else INNOCENT

    def imagine(self, seat: int, dice: Dice) -> None:
        """Any team would do with which nobody would have won before now."""
        if seat not in self.imposters:
            while True:
                team = tuple(sorted(dice.sample([one for one in self.seats if one != seat], IMPOSTERS)))
                if all(self._went_on(team, number) for number in range(len(self.out) + 1)):
                    self.imposters = team
                    return

    def _went_on(self, team: tuple[int, ...], gone: int) -> bool:
        """Whether nobody would have won when this many were out."""
        left = len([seat for seat in team if seat not in self.out[:gone]])
        return 0 < 2 * left < SEATS - gone


INNOCENT = Card("Innocent", ())


@lru_cache(maxsize=1024)
def imposter(team: tuple[int, ...]) -> Card:
    return Card("Imposter", team)


@lru_cache(maxsize=1024)
def messages(alive: tuple[int, ...]) -> Pick[str]:
    """What can be said while these are alive."""
    accused, defended = (tuple(f"{verb}_PLAYER_{seat}" for seat in alive) for verb in ("ACCUSE", "DEFEND"))
    return Pick(("SKIP", "CLAIM_INNOCENT", *accused, *defended))


@lru_cache(maxsize=1024)
def others(alive: tuple[int, ...]) -> dict[int, Pick[int]]:
    """For each of these, whom a vote can be for."""
    return {seat: Pick([one for one in alive if one != seat], SEAT) for seat in alive}


def information(match: Match[Any], seat: int, heard: object = None) -> str:
    """What a seat knows, as the peer writes it."""
    view: Any = match.view(seat)
    card = view.private
    team = f"ImposterTeam: {' '.join(map(str, card.team))}\n" if card.team else ""
    history = view.public.history
    return f"Player: {seat}\nRole: {card.role}\n{team}{history}InformationStatePlayer: {seat}\n"


# --- the peer ---------------------------------------------------------------------------------------------------------


def theirs(random: Random, seed: int, view: View) -> int:
    """One match of the peer's, written in C++. Chance nodes are played and not counted."""
    state = game().new_initial_state()
    decisions = 0
    while not state.is_terminal():
        player = state.current_player()
        if player < 0:
            state.apply_action(drawn(state.chance_outcomes(), random()))
            continue
        actions = state.legal_actions()
        decisions += len(actions) > 1
        if view == "actor":
            state.information_state_string(player)
        state.apply_action(actions[int(random() * len(actions))])
        if view == "all":
            for seat in range(SEATS):
                state.information_state_string(seat)
    return decisions


@cache
def game() -> Any:
    """The peer's game."""
    return pyspiel.load_game("social_deduction", {"players": SEATS, "imposters": IMPOSTERS, "max_rounds": ROUNDS})


def drawn(outcomes: list[tuple[int, float]], point: float) -> int:
    """The outcome at a point between 0 and 1, each as wide as it is likely."""
    for outcome, likely in outcomes:
        point -= likely
        if point < 0:
            return outcome
    return outcomes[-1][0]


CONTEST = Contest(
    "social_deduction, 10 seats: the same rules, the same information states",
    "open_spiel, C++",
    [
        Row("nobody looks", ours(Deduction, SEATS, "", information), partial(theirs, view=""), 0.4),
        Row("the actor's view", ours(Deduction, SEATS, "actor", information), partial(theirs, view="actor"), 1.5),
        Row("all seats' views", ours(Deduction, SEATS, "all", information), partial(theirs, view="all"), 5),
    ],
)
