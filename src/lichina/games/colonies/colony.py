"""The colony phase, step by step: every step is a phase, and ends with a pause in which people can follow (§2.3)."""

from __future__ import annotations

from collections import Counter
from functools import partial
from typing import Any

from lichina.kernel import ALL, SEAT, All, Ask, Effects, Next, Outcome, Pick, Steps, Wait

from .battle import Battle
from .box import COLONIES, CRISES, DEN, LIMITS, TOWN, Crisis
from .effects import run
from .goals import objectives, secrets, wolf_goals
from .selecting import EffectScene
from .vocabulary import EffectRow, program

crises: Effects[Any] = Effects("crisis")
"""What happens if too few cards were given."""


ARMY_EATS = 5
"""How many more food tokens a colony needs that has let the army in."""


class ColonyPhase(Battle):
    """What every round brings to both colonies, and to the den."""

    def pause(self) -> Steps[None]:
        """A moment to see what has happened."""
        if self.options.pause:
            yield Wait(self.options.pause)

    # --- food (B1) --------------------------------------------------------------------------------------------------

    def pay_food(self) -> Steps[Next]:
        """Half a food token for everybody at home, rounded up; guests before the entrances do not eat (§1.12)."""
        self.stage = "food"
        self.active = []
        self.tell(ALL, "step", step="food")
        for camp in (*COLONIES, DEN):
            if self.teams[camp]:
                self.feed(camp)
        yield from self.pause()
        return self.begin_combat

    def feed(self, camp: str) -> None:
        """Who cannot pay pays nothing, and loses morale for every starvation token, the new one among them (R80)."""
        cost = (self.heads(camp) + 1) // 2
        if self.food[camp] >= cost:
            self.change("food", camp, -cost)
        else:
            self.change("starving", camp, 1)
            self.change_morale(camp, -self.starving[camp])

    # --- waste (B3) -------------------------------------------------------------------------------------------------

    def after_combat(self) -> Steps[Next]:
        yield from self.pause()
        return self.check_waste

    def check_waste(self) -> Steps[Next]:
        """Every full ten cards of a waste pile cost one morale, in the den every full five (§0.4)."""
        self.stage, self.battle = "waste", {}
        self.tell(ALL, "step", step="waste")
        for camp in (*COLONIES, DEN):
            full = LIMITS["waste_den"] if camp == DEN else LIMITS["waste_colony"]
            if cost := len(self.waste[camp]) // full:
                self.change_morale(camp, -cost)
        yield from self.pause()
        return self.resolve_crisis

    # --- the crisis (B4) --------------------------------------------------------------------------------------------

    def resolve_crisis(self) -> Steps[Next]:
        """One crisis for both colonies: as many cards as colony players prevent it, two more raise morale (R46)."""
        self.stage = "crisis"
        self.tell(ALL, "step", step="crisis")
        if self.crisis is not None and not self.skipped:
            name = self.face[self.crisis]
            points, target = len(self.given) + self.points, sum(len(self.teams[colony]) for colony in COLONIES)
            prevented = points >= target
            told = self.tell(ALL, "crisis-over", crisis=name, points=points, target=target, prevented=prevented)
            yield from self.moment(told)
            if not prevented:
                yield from crises.play(name, self)
            elif points >= target + LIMITS["bonus"]:
                for colony in COLONIES:
                    self.change_morale(colony, 1)
        if self.skipped:
            self.crises += self.posed
        self.removed += self.given
        self.given, self.points, self.skipped, self.posed = [], 0, False, []
        yield from self.pause()
        return self.add_bullets

    # --- bullets and zombies (B5, B6) -------------------------------------------------------------------------------

    def add_bullets(self) -> Steps[Next]:
        """Two bullets for each colony; where there are not enough, the one with lower morale is served first (R77)."""
        self.stage = "bullets"
        self.tell(ALL, "step", step="bullets")
        short = LIMITS["bullets"] - sum(self.bullets.values()) < len(COLONIES) * LIMITS["bullets_round"]
        for colony in self.by_morale() if short else COLONIES:
            self.gain_bullets(colony, LIMITS["bullets_round"])
        yield from self.pause()
        return self.zombies_come

    def zombies_come(self) -> Steps[Next]:
        """Colonies, then the town, then noise; all were counted before the first zombie came (R65, R97)."""
        self.stage = "zombies"
        self.tell(ALL, "step", step="zombies")
        arrivals = self.arrivals()
        for where in (*self.by_morale(), *TOWN):
            yield from self.add_zombies(where, arrivals[where], shot=self.bound("watchtower", where))
        yield from self.settle_noise()
        yield from self.pause()
        return self.check_objective

    # --- the end (B7, B8) -------------------------------------------------------------------------------------------

    def check_objective(self) -> Steps[Next]:
        """Both colonies are looked at together; if one has met the objective or fallen, the match ends (§2.12, R71)."""
        self.stage = "objective"
        self.tell(ALL, "step", step="objective")
        fallen = [colony for colony in COLONIES if not self.morale[colony]]
        main = [colony for colony in COLONIES if colony not in fallen and self.has_met(colony)]
        if not main and fallen and self.options.collapse_wins:
            main = [colony for colony in COLONIES if colony not in fallen]
        yield from self.pause()
        if main or fallen:
            return (yield from self.over(main, "objective" if main and not fallen else "collapse"))
        return self.move_tracker

    def has_met(self, colony: str) -> bool:
        """Whether a colony has met the main objective, and fed the army if it has promised to."""
        fed = not self.bound("army", colony) or self.food[colony] >= ARMY_EATS
        return fed and bool(objectives[self.objective](self, colony))

    def move_tracker(self) -> Steps[Next]:
        """The rounds run out, and with them the match: nobody has met the main objective then (R72)."""
        self.stage = "tracker"
        self.rounds -= 1
        self.tell(ALL, "rounds-left", count=self.rounds)
        for survivor, since in list(self.attached.get("quarantine", {}).items()):
            if since - self.rounds > 1:
                del self.attached["quarantine"][survivor]
        yield from self.pause()
        if not self.rounds:
            return (yield from self.over([], "time"))
        return self.elect

    def over(self, main: list[str], reason: str) -> Steps[Outcome]:
        """All secret objectives are laid open: players who have met their own have won (R70–R73)."""
        winners = [seat for seat in self.seats if self.has_won(seat, main)]
        side = main[0] if len(main) == 1 else None
        told = [self.tell(ALL, "ended", side=side or ("both" if main else "nobody"), reason=reason)]
        for seat in self.seats:
            self.open(self.secret[seat])
            goal = self.face[self.secret[seat]]
            told.append(self.tell(ALL, "secret-opened", seat=seat, goal=goal, won=seat in winners))
        yield from self.moment(*told)
        return Outcome(tuple(winners), reason, side=side)

    def has_won(self, seat: int, main: list[str]) -> bool:
        """The player's own secret objective is met and, for colony players, also the main objective."""
        goal = self.face[self.secret[seat]]
        if self.home[seat] == DEN:
            return self.wolf == seat and bool(wolf_goals[goal](self, seat, main))
        return self.home[seat] in main and bool(secrets[goal](self, seat))

    # --- the election (B9) ------------------------------------------------------------------------------------------

    def elect(self) -> Steps[Next]:
        """All point at once at somebody else of their colony; of equals the leader picks (§2.11, R68, R69, R94)."""
        self.stage = "election"
        self.tell(ALL, "step", step="election")
        voters = [seat for colony in COLONIES for seat in self.teams[colony]]
        asks = {seat: Ask(seat, "elect", Pick(self.mates(seat), SEAT)) for seat in voters}
        votes = yield from All(asks, limit=self.options.thinking)
        self.tell(ALL, "elected-votes", votes=votes)
        for colony in COLONIES:
            yield from self.count_votes(colony, {seat: votes[seat] for seat in self.teams[colony]})
        yield from self.pause()
        return self.new_round

    def count_votes(self, colony: str, votes: dict[int, int]) -> Steps[None]:
        """Most votes make a leader."""
        counts: Counter[int] = Counter()
        for voter, target in votes.items():
            counts[target] += self.weight(voter)
        best = [seat for seat in self.teams[colony] if counts[seat] == max(counts.values())]
        self.leader[colony] = yield from self.pick(self.leader[colony], "elect-tie", best, SEAT)
        self.tell(ALL, "elected", colony=colony, seat=self.leader[colony])

    def new_round(self) -> Steps[Next]:
        """What comes after the election."""
        yield from ()
        raise NotImplementedError  # pragma: no cover


# --- crises -----------------------------------------------------------------------------------------------------------


def everybody(game: ColonyPhase) -> list[int]:
    """All players in the game, the wolf among them (R47)."""
    return sorted(seat for team in game.teams.values() for seat in team)


def hurt_one(game: ColonyPhase, seat: int, kind: str = "wounds", outside: bool = False) -> Steps[bool]:
    """A player picks an own survivor, perhaps among those outside, who is hurt; whether there was one."""
    group = game.group(seat)
    if outside:
        group = [one for one in group if game.place[one] != game.home[seat]]
    survivor = yield from game.pick(seat, "victim", group)
    if survivor is None:
        return False
    yield from game.freeze(survivor) if kind == "frost" else game.hurt(survivor)
    return True


@crises("cs_typhoid")
def typhoid(game: ColonyPhase) -> Steps[None]:
    """Morale falls, and every player has somebody wounded."""
    for colony in COLONIES:
        game.change_morale(colony, -1)
    for seat in everybody(game):
        yield from hurt_one(game, seat)


@crises("cs_deep_frost")
def deep_frost(game: ColonyPhase) -> Steps[None]:
    """Every player has somebody frostbitten who is not at home, or else wounded (R101)."""
    for seat in everybody(game):
        if not (yield from hurt_one(game, seat, "frost", outside=True)):
            yield from hurt_one(game, seat)


@crises("cs_raiders")
def raiders(game: ColonyPhase) -> None:
    """Three bullets of each colony; one that has fewer also loses morale."""
    for colony in COLONIES:
        if -game.change("bullets", colony, -3) < 3:
            game.change_morale(colony, -1)


def _register(crisis: Crisis) -> None:
    if crisis.effect:
        crises(crisis.id)(partial(_play, program(crisis.effect)))


def _play(row: EffectRow, game: ColonyPhase) -> Steps[None]:
    yield from run(game, EffectScene(game.leader[COLONIES[0]], "", "", {}), row)


for _crisis in CRISES.values():
    _register(_crisis)
