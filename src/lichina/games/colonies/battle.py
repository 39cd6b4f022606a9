"""Combat between the colonies, in four steps: tactics, people and weapons, bullets, dice (§2.8, §3.3, R48–R60)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from lichina.kernel import ALL, CARD, All, Ask, Effects, Next, Number, Pick, Share, Steps

from . import open_boards, questions
from .acting import Acting
from .box import BOARD, COLONIES, COMBAT, DEN, LIMITS, RIVAL, TACTICS, TOWN

tactics: Effects[Any] = Effects("tactic")
"""What each tactic does when both are revealed, in the order of the content."""
CHARGE = "tac_charge"


class Battle(Acting):
    """Both leaders decide at once; everybody sees the same at the same moment."""

    # --- the step ---------------------------------------------------------------------------------------------------

    def begin_combat(self) -> Next:
        """The order of places is fixed now, whatever happens to morale (R59)."""
        self.stage = "combat"
        self.order = self.by_morale()
        self.fronts = [*self.order, *TOWN]
        self.bereft = []
        return self.fight_on

    def fight_on(self) -> Steps[Next]:
        """The next place with survivors of both colonies (R51, R53); when none is left, losses are settled (R96)."""
        while self.fronts:
            where = self.fronts.pop(0)
            if where in TOWN and self.bound("truce", "town"):
                continue
            if all(self.present(where, colony) for colony in COLONIES):
                yield from self.fight(where)
                return self.fight_on
        self.attached.pop("truce", None)
        for colony in COLONIES:
            self.check_defence(colony)
        while self.bereft:
            yield from self.replace_lost(self.bereft.pop(0))
        return self.after_combat

    def after_combat(self) -> Steps[Next]:
        """What comes after the combats of a round."""
        yield from ()
        raise NotImplementedError  # pragma: no cover

    def replace_lost(self, seat: int) -> Steps[None]:
        """A player who lost their last survivor in combat gets another only now (§2.8)."""
        self.stage = "replacing"
        if not self.group(seat) and self.plays(seat):
            yield from self.start_anew(seat)
        self.stage = "combat"

    def present(self, where: str, colony: str) -> list[str]:
        """The survivors of a colony who would fight here."""
        return open_boards.friends(self, where, colony)

    def check_defence(self, colony: str) -> None:
        """A colony with guests and no defenders loses morale for each of them; helpless do not count (R52, R61)."""
        there = open_boards.at(self, colony)
        guests = [one for one in there if self.side(one) != colony]
        if guests and len(guests) == len(there):
            self.tell(ALL, "undefended", colony=colony, count=len(guests))
            self.change_morale(colony, -len(guests))

    # --- one combat -------------------------------------------------------------------------------------------------

    def fight(self, where: str) -> Steps[None]:
        """One combat from the choice of the wolf to the wounds of the losers."""
        self.battle = {
            "place": where,
            "sides": {},
            "tactics": {},
            "bids": {},
            "faces": {},
            "strength": dict.fromkeys(COLONIES, 0),
            "worth": {},
            "reckless": [],
            "doubled": [],
            "foiled": [],
            "ally": "",
            "paid": False,
            "over": False,
            "winner": "",
        }
        self.tell(ALL, "combat", place=where)
        joined = yield from self.ask_wolf(where)
        self.battle["sides"] = {colony: self.present(where, colony) + (joined.get(colony) or []) for colony in COLONIES}
        for survivor in self.fighters():
            self.fights[survivor] = self.fights.get(survivor, 0) + 1
        yield from self.choose_tactics()
        if not self.battle["over"]:
            self.count_people()
            yield from self.bid_bullets()
            yield from self.roll_combat()
            yield from self.decide()
        if self.battle["paid"]:
            yield from self.pay_wolf()

    def pay_wolf(self) -> Steps[None]:
        """What the wolf gets who has fought on the winning side."""
        yield from ()

    def fighters(self) -> list[str]:
        """Everybody in this combat."""
        return [one for colony in COLONIES for one in self.battle["sides"][colony]]

    def alive(self, colony: str) -> list[str]:
        """Those of a side who still live and are here: others are out of reach (R55, R109)."""
        here = self.battle["place"]
        return [one for one in self.battle["sides"][colony] if one in self.owner and BOARD[self.place[one]] == here]

    def strengthen(self, colony: str, by: int, why: str) -> None:
        """One side becomes stronger."""
        strength = self.battle["strength"]
        strength[colony] += by
        if by:
            self.tell(ALL, "strength", colony=colony, by=by, why=why, blue=strength["blue"], yellow=strength["yellow"])

    def ask_wolf(self, where: str) -> Steps[dict[str, list[str]]]:
        """The lone wolf runs, or joins one colony for this combat (§2.14, R78, R81, R112)."""
        his = self.present(where, DEN)
        if not his or self.wolf is None:
            return {}
        seat = self.wolf
        choice = yield self.ask(seat, "wolf-choice", Pick(["run", *COLONIES]))
        self.tell(ALL, "wolf-chose", seat=seat, choice=choice)
        if choice != "run":
            self.joins(seat, choice)
            return {choice: his}
        for survivor in his:
            if survivor in self.owner:
                yield from self.go_home(survivor)
                yield from self.expose(survivor)
        return {}

    def joins(self, seat: int, colony: str) -> None:
        """The wolf fights for a colony."""
        self.battle["ally"] = colony

    # --- tactics ----------------------------------------------------------------------------------------------------

    def choose_tactics(self) -> Steps[None]:
        """Both leaders choose one of five cards in secret, reveal and resolve them (R49)."""
        asks = {colony: Ask(self.leader[colony], "tactic", Pick(TACTICS, CARD)) for colony in COLONIES}
        chosen = yield from All(asks, limit=self.options.thinking)
        self.battle["tactics"] = dict(chosen)
        self.battle["worth"] = {colony: TACTICS[chosen[colony]].strength for colony in COLONIES}
        yield from self.moment(self.tell(ALL, "tactics", blue=chosen["blue"], yellow=chosen["yellow"]))
        for tactic in TACTICS:
            for colony in self.order:
                if chosen[colony] == tactic and not self.battle["over"]:
                    yield from tactics.play(tactic, self, colony, RIVAL[colony])
        if not self.battle["over"]:
            for colony in COLONIES:
                self.strengthen(colony, self.battle["worth"][colony], "tactic")

    def played(self, colony: str) -> str:
        """The tactic of a side."""
        return str(self.battle["tactics"][colony])

    def wound_one(self, colony: str, wounds: int) -> Steps[None]:
        """The leader of the other side puts wounds on one survivor of this one."""
        targets = self.alive(colony)
        target = yield from self.pick(self.leader[RIVAL[colony]], "target", targets)
        if target is not None:
            yield from self.hurt(target, wounds)

    def lethal(self, survivor: str) -> int:
        """How many wounds in combat kill a survivor, with those that do not get through."""
        left = self.question(questions.deadly, survivor, LIMITS["deadly"]) - self.tokens(survivor)
        return int(left + self.question(questions.shielded, survivor, 0))

    def end_combat(self, winner: str) -> None:
        """The combat is over, with a winner or without."""
        self.battle["over"], self.battle["winner"] = True, winner
        if winner:
            self.won[winner].append(self.battle["place"])
            self.remember_victory(winner)
        self.tell(ALL, "combat-over", place=self.battle["place"], winner=winner or "nobody")

    def remember_victory(self, winner: str) -> None:
        """The wolf on the winning side has fought against the loser (§3.14)."""
        if self.battle["ally"] == winner and self.wolf is not None:
            self.counts[f"beat_{RIVAL[winner]}"][self.wolf] += 1
            self.battle["paid"] = True

    # --- people, bullets, dice --------------------------------------------------------------------------------------

    def count_people(self) -> None:
        """One for every survivor, and one more for each who has a weapon (R48)."""
        for colony in COLONIES:
            side = self.alive(colony)
            self.strengthen(colony, sum(self.question(questions.fights, one, 1) for one in side), "people")
            self.strengthen(colony, sum(self.armed(one) for one in side), "weapons")

    def bid_bullets(self) -> Steps[None]:
        """Both leaders commit bullets in secret; those are gone, no matter who wins (R50)."""
        asks = {colony: Ask(self.leader[colony], "bid", Number(0, self.bullets[colony])) for colony in COLONIES}
        bids = yield from All(asks, limit=self.options.thinking)
        self.battle["bids"] = dict(bids)
        self.tell(ALL, "bids", blue=bids["blue"], yellow=bids["yellow"])
        for colony in COLONIES:
            self.change("bullets", colony, -bids[colony])
            doubled = min(2, bids[colony]) if colony in self.battle["doubled"] else 0
            self.strengthen(colony, bids[colony] + doubled, "bullets")

    def roll_combat(self) -> Steps[None]:
        """Both dice: strength first, then wounds, then zombies (R54, R56, R104)."""
        faces = {colony: self.dice.choice(COMBAT) for colony in COLONIES}
        self.battle["faces"] = faces
        told = self.tell(ALL, "combat-dice", blue=faces["blue"], yellow=faces["yellow"])
        rolled = {colony: (face.partition("-")[0], int(face.partition("-")[2])) for colony, face in faces.items()}
        for colony, (what, count) in rolled.items():
            if what == "strength":
                self.strengthen(colony, count, "die")
        yield from self.moment(told)
        for colony in self.order:
            if rolled[colony][0] == "wound":
                yield from self.wound_one(RIVAL[colony], rolled[colony][1])
        for colony in self.order:
            if rolled[colony][0] == "zombie":
                yield from self.add_zombies(self.battle["place"], rolled[colony][1])

    def decide(self) -> Steps[None]:
        """The weaker side takes the difference in wounds, as its leader lays them out (R57, R58, R108, R110)."""
        strength = self.battle["strength"]
        if strength["blue"] == strength["yellow"]:
            self.end_combat("")
            return
        winner = max(COLONIES, key=strength.__getitem__)
        loser = RIVAL[winner]
        self.end_combat(winner)
        gap = strength[winner] - strength[loser] - self.softened(loser)
        chooser = self.leader[winner if loser in self.battle["reckless"] else loser]
        yield from self.hand_out_wounds(chooser, self.alive(loser), gap)

    def softened(self, loser: str) -> int:
        """By how much a defeat is the smaller."""
        return sum(self.question(questions.softens, one, 0) for one in self.alive(loser))

    def hand_out_wounds(self, chooser: int, losers: Iterable[str], wounds: int) -> Steps[None]:
        """Wounds are laid out over the losers: nobody gets more than kills, and the rest is lost (R57, R108)."""
        there = list(losers)
        caps = [self.lethal(one) for one in there]
        total = min(max(0, wounds), sum(caps))
        form = Share(total, there, caps, of=CARD)
        if not total:
            return
        shares = form.fallback() if form.single() else (yield self.ask(chooser, "wounds", form))
        for survivor, count in zip(there, shares, strict=True):
            if count and survivor in self.owner:
                yield from self.hurt(survivor, count)


# --- tactics ----------------------------------------------------------------------------------------------------------


@tactics("tac_on_guard")
def on_guard(game: Battle, colony: str, other: str) -> None:
    """If both are on guard, the combat ends at once, and nobody has won."""
    if game.played(other) == "tac_on_guard":
        game.end_combat("")


@tactics("tac_ambush")
def ambush(game: Battle, colony: str, other: str) -> Steps[None]:
    """A charge counts nothing and costs a wound; a retreat does not happen (R99)."""
    if game.played(other) == CHARGE:
        game.battle["worth"][other] = 0
        yield from game.wound_one(other, 1)
    elif game.played(other) == "tac_retreat":
        game.battle["foiled"].append(other)


@tactics("tac_retreat")
def retreat(game: Battle, colony: str, other: str) -> Steps[None]:
    """All go home and the other side wins, wounding one first if it charged; at home it does nothing (R98, R111)."""
    if colony in game.battle["foiled"] or game.battle["place"] == colony:
        return
    both = game.played(other) == "tac_retreat"
    if game.played(other) == CHARGE:
        yield from game.wound_one(colony, 1)
    leaving = game.alive(colony)
    if both and game.battle["place"] != other:
        leaving += game.alive(other)
        game.end_combat("")
    else:
        game.end_combat(other)
    for survivor in leaving:
        yield from game.go_home(survivor)


@tactics(CHARGE)
def charge(game: Battle, colony: str, other: str) -> None:
    """Who charges and does not win has the wounds laid out by the other leader, an ambush or not (R99)."""
    game.battle["reckless"].append(colony)


@tactics("tac_covering_fire")
def covering_fire(game: Battle, colony: str, other: str) -> None:
    """The first two bullets count double, and a guard counts nothing."""
    game.battle["doubled"].append(colony)
    if game.played(other) == "tac_on_guard":
        game.battle["worth"][other] = 0
