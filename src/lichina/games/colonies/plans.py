"""Where a bot sends its survivors, and what it does with them: all that can be done is weighed, and the best done."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, TypeAlias

from lichina.kernel import Branch

from .box import BOARD, ENTRANCES, ITEMS, KIND, LIMITS, SURVIVORS, TOWN
from .choices import ABILITY, ATTACK, BUILD, CLEAN, PLAY, SEARCH
from .needs import Needs
from .sense import Sense
from .worth import row_worth

WeighedPath: TypeAlias = tuple[float, tuple[Any, ...]]
SAFE = ("pistol", "martial_arts", "ri_crossbow", "shotgun", "lighter")
"""Weapons with which nobody is exposed."""
KILLS = {"baseball_bat": 2, "shotgun": 2, "lighter": 4}
PEELED = {"mop": 5}
THRIFT = 0.03
"""A high die is worth as much more for each eye: it may be needed for something else."""
EAGER = 0.45
"""How much the hope of finds counts before somebody goes there to search: morale is scarcer than cards."""
RESTLESS = 0.6
"""A move must be worth more than this."""
UNKNOWN = 0.5
"""What an ability is worth that is no row."""


class Plans:
    """The turn of one player."""

    def __init__(self, sense: Sense, needs: Needs) -> None:
        self.sense = sense
        self.needs = needs

    # --- actions ----------------------------------------------------------------------------------------------------

    def act(self, root: Branch) -> tuple[Any, ...]:
        """The best that can be done now, or nothing more."""
        found: list[WeighedPath] = [(0.0, ("done",))]
        for option in root.options:
            found += self._group(str(option), root)
        return max(found, key=lambda way: way[0])[1]

    def _group(self, option: str, root: Branch) -> Iterator[WeighedPath]:
        """What the group can do by one option."""
        below = root.options[option]
        if below is None:
            return
        if option in self.sense.people:
            yield from self._survivor(option, below)
        elif option == PLAY:
            for item in below.options:
                yield self._played(str(item), below.options[item])
        elif option in ("contribute", "store"):
            for item in below.options:
                yield self._given(option, str(item)), (option, item)
        elif option == "mission":
            yield from ((5.0, (option, name)) for name in below.options)
        elif option == "calm":
            yield from ((0.9, (option, item)) for item in below.options if self.needs.spare(str(item)))

    def _given(self, deed: str, item: str) -> float:
        """What it is worth to give a card away for good."""
        kind = KIND[item]
        if deed == "store":
            return 3.0 if self.needs.storing.get(kind) else -1.0
        if not self.needs.spare(item):
            return -1.0
        kept = self.needs.item(item) - (0.5 if kind in self.needs.accepted else 0.0)
        return self.needs.crisis() - 0.6 * kept

    def _survivor(self, name: str, branch: Branch) -> Iterator[WeighedPath]:
        for action in branch.options:
            below = branch.options[action]
            word = str(action)
            if word == SEARCH:
                yield self._with_die(name, word, below, self._search(name))
            elif word == CLEAN or word in PEELED:
                yield self._with_die(name, word, below, self._clean(PEELED.get(word, LIMITS["clean"])))
            elif word == ATTACK or word in SAFE or word in KILLS or word in ("switchblade", "wrench", "ri_machete"):
                yield from self._attacks(name, word, below)
            elif word in (BUILD, "hammer"):
                yield from self._builds(name, word, below)
            elif word in ("contribute", "store") and below is not None:
                yield from ((self._given(word, str(item)) - 0.3, (name, word, item)) for item in below.options)
            elif word.startswith("bp_") or word == "ri_town_map":
                yield self._with_die(name, word, below, self._search(name) + 0.7)
            elif word != "hand-off":
                yield self._power(name, word, below)

    def _with_die(self, name: str, action: str, below: Branch | None, worth: float) -> WeighedPath:
        """With the lowest die that will do."""
        if below is None or not below.options:
            return -1.0, ()
        die = min(int(one) for one in below.options)
        return worth - THRIFT * die, (name, action, die)

    def _search(self, name: str) -> float:
        where = self.sense.people[name].place
        alone = self.needs.deed("alone") if self.sense.at(where) == [name] else 0.0
        return self.needs.finds.get(where, 0.0) + alone + 0.5 * self.needs.deed("explore")

    def _clean(self, count: int) -> float:
        """Every full ten cards cost a morale."""
        waste = len(self.sense.camp.waste)
        full = LIMITS["waste_den"] if self.sense.wolf else LIMITS["waste_colony"]
        saved = waste // full - max(0, waste - count) // full
        return saved * self.sense.morale + 0.04 * min(waste, count) * (1 + waste / full) + self.needs.deed("clean")

    def _attacks(self, name: str, action: str, below: Branch | None) -> Iterator[WeighedPath]:
        count = KILLS.get(action, 1)
        risk = 0.0 if action in SAFE else self.sense.exposure(name)
        noise = 0.2 if action == "shotgun" else 0.6 if action == "lighter" else 0.0
        where = self.sense.people[name].place
        for gate, path in self._gates(name, below):
            killed = min(count, self.sense.board.gates[gate].zombies)
            if not killed:
                continue
            gain = self.sense.relief(BOARD[gate], killed=gate, count=killed) if where in ENTRANCES else 0.0
            bonus = killed * (0.15 + self.needs.trophies + self.needs.deed("kill"))
            yield gain + bonus - risk - noise - THRIFT * path[0], (name, action, *path)

    def _builds(self, name: str, action: str, below: Branch | None) -> Iterator[WeighedPath]:
        where = self.sense.people[name].place
        for gate, path in self._gates(name, below):
            gain = self.sense.relief(BOARD[gate], built=gate) if where in ENTRANCES else -0.5
            yield gain + 0.1 + self.needs.deed("build") - THRIFT * path[0], (name, action, *path)

    def _gates(self, name: str, below: Branch | None) -> Iterator[tuple[str, tuple[Any, ...]]]:
        """The entrances that can be chosen, each with the lowest die."""
        if below is None or not below.options:
            return
        die = min(int(one) for one in below.options)
        gates = below.options[die]
        if gates is None:
            yield self.sense.people[name].place, (die,)
            return
        for gate in gates.options:
            yield str(gate), (die, gate)

    def _power(self, name: str, word: str, below: Branch | None) -> WeighedPath:
        """An ability, or equipment that is used on its own."""
        row: Any = ITEMS[word] if word in ITEMS else SURVIVORS[name if word == ABILITY else word]
        worth = row_worth(row.effect) if row.effect else UNKNOWN
        if row.effect.startswith("gone"):
            worth = 0.5 if self.sense.camp.morale <= 2 and len(self.sense.group) > 2 else -1.0
        if row.effect.startswith(("heal", "thaw")) and not self._patients(below):
            worth = -1.0
        path = self.best(below, helpful=worth > 0)
        dice = sum(THRIFT * step for step in path[:1] if isinstance(step, int))
        return worth - dice, (name, word, *path)

    def _patients(self, below: Branch | None) -> bool:
        names = [str(one) for one in _leaves(below)]
        return any(name in self.sense.people and self.sense.friend(name) and self.sense.hurt(name) for name in names)

    # --- cards ------------------------------------------------------------------------------------------------------

    def _played(self, item: str, below: Branch | None) -> WeighedPath:
        """A card of the hand, and what it is used on."""
        row, kind = ITEMS[item], KIND[item]
        held = 0.0 if self.needs.spare(item) else 1.5
        path = self.best(below, helpful=True)
        if row.use == "equip":
            bearer = str(path[0])
            more = 0.0 if self.needs.goal in ("so_armourer", "so_bookworm") else 0.6
            again = 0.4 * self.sense.armed(bearer) if kind == "weapon" else 0.0
            return more - again - held, (PLAY, item, *path)
        if kind == "food":
            return self._meal(item) - held, (PLAY, item, *path)
        if kind == "medicine":
            return self._cure(path) - held, (PLAY, item, *path)
        if kind == "event":
            return 0.8 + self.needs.recruit() + 0.5 * row_worth(row.effect) - held, (PLAY, item, *path)
        if item == "junk":
            return (0.1 if self.sense.dice[:1] == [1] else -0.3) - held - self._needed(kind), (PLAY, item, *path)
        worth = row_worth(row.effect) if row.effect else UNKNOWN
        return 0.8 * worth - 0.3 - held - self._needed(kind), (PLAY, item, *path)

    def _needed(self, kind: str) -> float:
        """What it costs not to have a card for the crisis or the main objective."""
        return (0.4 if kind in self.needs.accepted and self.needs.missing > 0 else 0.0) + 2.0 * bool(
            self.needs.storing.get(kind)
        )

    def _meal(self, item: str) -> float:
        short = self.sense.hungry()
        worth = 2.5 if short > 0 else 0.25 if short > -3 else -0.2
        if self.needs.sense.board.objective == "mo_last_stockpile" and self.needs.late:
            worth += 0.8
        return worth + self.needs.deed("cook") - (self._needed("food") if short <= 0 else 0.0)

    def _cure(self, path: tuple[Any, ...]) -> float:
        """A survivor about to die is healed first; what the main objective needs is kept."""
        name = next((str(step) for step in path if step in self.sense.people), "")
        if not name or not self.sense.hurt(name):
            return -1.0
        near = {1: 0.3, 2: 1.6}.get(self.sense.tokens(name), 0.0)
        frost = 1.5 if self.sense.people[name].frostbite else 0.0
        return near + frost + self.needs.deed("heal") - self._needed("medicine")

    # --- anything that is aimed -------------------------------------------------------------------------------------

    def best(self, branch: Branch | None, helpful: bool) -> tuple[Any, ...]:
        """A way down any branch: at every step the option that is liked most."""
        path: list[Any] = []
        while branch is not None:
            option = max(branch.options, key=lambda one: self.liking(one, helpful))
            path.append(option)
            branch = branch.options[option]
        return tuple(path)

    def liking(self, option: Any, helpful: bool) -> float:
        """How gladly somebody or something is chosen, for something good or bad."""
        sense = self.sense
        if isinstance(option, int):
            return -option / 10
        if option in sense.people:
            return self._liking_person(option, helpful)
        if option in sense.board.gates:
            return sense.relief(BOARD[option], killed=option) + 0.1 * sense.board.gates[option].zombies
        if option in self.needs.finds:
            return self.needs.finds[option]
        if option in ITEMS:
            return -self.needs.item(option) - (0.0 if self.needs.spare(option) else 1.0)
        return 0.0

    def _liking_person(self, survivor: str, helpful: bool) -> float:
        """The same of a survivor: one's own first for what is good, the rival's for what is bad."""
        sense = self.sense
        mine = 1.0 if sense.people[survivor].seat == sense.seat else 0.6 if sense.friend(survivor) else -1.0
        if helpful:
            ill = sense.tokens(survivor) + 1.5 * sense.people[survivor].frostbite
            return mine * (1 + ill + 0.2 * (not sense.armed(survivor)) + 0.1 * sense.value(survivor))
        return -mine * (1 + sense.tokens(survivor) + 0.1 * sense.value(survivor))

    # --- moves ------------------------------------------------------------------------------------------------------

    def move(self, root: Branch) -> tuple[Any, ...]:
        """The best single move, or none."""
        found: list[WeighedPath] = [(RESTLESS, ("pass",))]
        for name in root.options:
            below = root.options[name]
            if below is not None:
                found += self._moves(str(name), below)
        return max(found, key=lambda way: way[0])[1]

    def _moves(self, name: str, places: Branch) -> Iterator[WeighedPath]:
        here = self.worth_of(name, self.sense.people[name].place)
        for where in places.options:
            ride = places.options[where]
            if ride is None or ride.key != "ride":
                continue
            gain = self.worth_of(name, str(where)) - here
            yield gain - self.sense.exposure(name, str(where)), (name, where, "walk")
            if "fuel" in ride.options and self.needs.spare("fuel"):
                yield gain - 0.3 * self.needs.item("fuel") - 0.1, (name, where, "fuel")

    def worth_of(self, name: str, where: str) -> float:
        """What it is worth to have somebody there for this turn."""
        if where == self.sense.home:
            return self._at_home(name)
        if where in TOWN:
            return self._in_town(name, where)
        return self._abroad(name, where)

    def _others(self, name: str, where: str) -> list[str]:
        return [one for one in self.sense.allies(where) if one != name]

    def _at_home(self, name: str) -> float:
        """Somebody must stay to defend the colony, and the player needs hands there if there is work."""
        sense = self.sense
        worth = -0.2 - (0.4 if sense.hungry() > 0 else 0.0)
        if sense.wolf:
            return 0.3 * (sense.tokens(name) > 1)
        others = [one for one in self._others(name, sense.home) if sense.people[one].place == sense.home]
        if not others:
            worth += 2.0 + sense.guests() + ("guard" in self.needs.heard)
        if not any(sense.people[one].seat == sense.seat for one in others):
            work = min(2.0, 0.5 * sense.death * sense.breaches(sense.home)) + self._clean(LIMITS["clean"])
            worth += work + 0.8 * (self.needs.deed("build") + self.needs.deed("clean"))
        if sense.guests() and len(others) < sense.guests() + 1:
            worth += 0.6
        if sense.tokens(name) > 1:
            worth += 0.6
        if self.needs.goal == "so_way_back_home" and self.needs.late:
            worth += 1.0
        return worth

    def _in_town(self, name: str, where: str) -> float:
        """What is to be found there with the dice at hand, against what lurks there."""
        sense = self.sense
        need = SURVIVORS[name].search
        out = [one for one in sense.group if one != name and sense.people[one].place in TOWN]
        usable = sum(die >= need for die in sense.dice) / (1 + len(out))
        more = 0 if sense.people[name].place == where else 1
        worth = EAGER * min(3.0, usable) * self.needs.finds[where] + self.needs.deed("kill") * 0.5
        worth -= 0.6 * sense.death * sense.breaches(where, more) if sense.at(where) else self._lonely(where)
        others = self._others(name, where)
        if not [one for one in sense.at(where) if one != name]:
            worth += self.needs.deed("alone") + (0.8 if self.needs.goal == "so_recluse" and self.needs.late else 0.0)
        if self.needs.trophies:
            worth += 0.4 * min(2, sense.board.gates[where].zombies)
        return worth + self._battle(name, others, where) + self._control(name, where, others)

    def _lonely(self, where: str) -> float:
        """The first to come to a place that is nearly full of zombies has one more follow."""
        gates = self.sense.board.gates[where]
        return 0.6 * self.sense.death if gates.zombies >= 4 and not gates.barricades else 0.0

    def _battle(self, name: str, others: list[str], where: str) -> float:
        """What a combat there is worth: nothing if there is none."""
        sense = self.sense
        foes = sense.foes(where)
        if not foes or sense.wolf:
            return 0.0
        camps = sense.board.camps
        bullets = camps[sense.home].bullets - max(camps[rival].bullets for rival in sense.rivals)
        edge = sense.force([name, *others]) - sense.force(foes) + max(-2.0, min(2.0, 0.5 * bullets))
        worth = max(-3.0, min(2.0, 0.7 * edge - 0.3))
        if sense.board.objective == "mo_killing_blow":
            worth += 1.2 if edge >= 0 else 0.0
        return worth

    def _control(self, name: str, where: str, others: list[str]) -> float:
        """In the last rounds of some objectives it matters who is where."""
        board, sense = self.sense.board, self.sense
        if sense.wolf:
            return 0.0
        edge = len(others) + 1 - len(sense.foes(where))
        if board.objective == "mo_divide_and_conquer" and board.rounds <= 2:
            return 2.5 if edge == 1 else -0.5 if edge > 1 else 0.0
        if board.objective == "mo_convoy" and where == "gas_station" and self.needs.late:
            return 2.0 if not others else 0.0
        return 0.0

    def _abroad(self, name: str, gate: str) -> float:
        """Before the entrance of another colony: to raid it while nobody defends it, or for its own objective."""
        sense = self.sense
        colony = BOARD[gate]
        worth = -1.0 + self.needs.deed("raid") * (1.0 if sense.wolf or self.needs.last else 0.3)
        if sense.board.gates[gate].zombies:
            worth -= 0.3
        if sense.wolf:
            return worth + (0.3 if not self._others(name, colony) else -1.5)
        if sense.undefended(colony):
            return worth + (3.0 if sense.board.camps[colony].morale <= 3 else 2.0)
        edge = sense.force([name, *self._others(name, colony)]) - sense.force(
            [one for one in sense.at(colony) if sense.side(one) == colony]
        )
        if sense.board.objective == "mo_killing_blow" and colony not in sense.camp.won:
            return worth + max(-2.0, 1.5 + 0.6 * edge)
        return worth + max(-3.0, min(0.5, 0.6 * edge))


def _leaves(branch: Branch | None) -> Iterator[Any]:
    """All that can be named anywhere down a branch."""
    if branch is not None:
        for option, below in branch.options.items():
            yield option
            yield from _leaves(below)
