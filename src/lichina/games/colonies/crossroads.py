"""Crossroads: a card for every turn, what it waits for, and how it is resolved when the turn is over (§2.4, R27–R32).

Whether a card is met is never kept: it follows from what was done in the open and from the card.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from functools import cache, partial
from typing import Any

from lichina.kernel import ALL, All, Ask, Effects, Option, Pick, Steps

from . import open_boards, questions
from .box import COLONIES, DEN, ENTRANCES, ROADS, SURVIVORS, TOWN, Road
from .effects import possible, run
from .horde import Horde
from .selecting import EffectScene
from .vocabulary import EffectRow, Trigger, named, program, triggers

roads: Effects[Any] = Effects("crossroads")
"""What each choice of each card does: `cr_open_gates-a`."""
PROGRAMS: dict[str, EffectRow] = {}
"""The choices that are rows."""
CONDITIONS: dict[str, Callable[[Any, EffectScene], bool]] = {}
"""What some choices require in addition to what is paid for them."""
LETTERS = ("a", "b", "c")
HIGHS = ("ammo", "food", "help", "hand", "waste", "group")
WHERE = frozenset(("", "town", *TOWN, *SURVIVORS))
"""What a condition says of the survivor or the place of a deed; all else is part of the deed: `play(medicine)`."""
Deed = tuple[str, str, str]
ANIMALS = ("sparky", "blue_chimp")
"""Survivors who are no people."""
AWAITED = tuple({one.arg for road in ROADS.values() for one in triggers(road.trigger) if one.name == "deck"})
"""Survivors in whose coming cards are interested."""


@cache
def conditions(card: str) -> tuple[Trigger, ...]:
    """What a card waits for."""
    return triggers(ROADS[card].trigger)


def met_by(card: str, deeds: Iterable[Deed], highs: Mapping[str, int]) -> list[tuple[str, str]] | None:
    """Who has met all conditions of a card and where, as far as they are about somebody; None if they are not met."""
    found: dict[tuple[str, str], None] = {}
    for trigger in conditions(card):
        if trigger.name in highs:
            if highs[trigger.name] < trigger.number:
                return None
            continue
        if trigger.name == "rounds":
            if highs["left"] > trigger.number:
                return None
            continue
        named_so = trigger.name if trigger.arg in WHERE else f"{trigger.name}({trigger.arg})"
        mine = [(one, place) for deed, one, place in deeds if deed == named_so and _fits(trigger, one, place)]
        if not mine or (trigger.name == "move2" and len({one for one, _ in mine}) < 2):
            return None
        found |= dict.fromkeys(pair for pair in mine if pair[0])
    return list(found)


def _fits(trigger: Trigger, survivor: str, place: str) -> bool:
    if trigger.arg == "town":
        return place in TOWN
    return trigger.arg not in WHERE or not trigger.arg or trigger.arg in (survivor, place)


class Roads(Horde):
    """What is remembered of a turn, and the card that waits for it."""

    # --- the card ---------------------------------------------------------------------------------------------------

    def draw_roads(self) -> None:
        """The right-hand neighbour of everybody whose turn it is reads a card; for the wolf a leader does (R9)."""
        self.road, self.reader = {}, {}
        for seat in self.active:
            if not self.roads:
                return
            reader = self.reader_for(seat)
            card = self.roads.pop(0)
            self.road[seat], self.reader[seat] = card, reader
            self.see(reader, card)
            self.tell(ALL, "crossroads-drawn", seat=seat, target=reader)
            self.tell(reader, "read", seat=seat, road=self.face[card])

    def open_turn(self, seat: int) -> None:
        """From now on it is remembered what a player does."""
        self.deeds[seat] = {}
        self.highs[seat] = dict.fromkeys((*HIGHS, "left"), 0)

    def reader_for(self, seat: int) -> int:
        """Who reads the card of a turn."""
        if self.home[seat] == DEN:
            return self.leader[min(COLONIES, key=self.morale.__getitem__)]
        return self.right_of(seat)

    # --- what is remembered -----------------------------------------------------------------------------------------

    def mark(self) -> None:
        """Remember what is so at this moment of the turns, for cards that wait for it (R27)."""
        crowds: dict[str, list[str]] = {}
        for survivor, where in self.place.items():
            crowds.setdefault(where, []).append(survivor)
        sizes = Counter(self.owner.values())
        for seat in self.active:
            home = self.home[seat]
            for survivor, owner in self.owner.items():
                if owner == seat and survivor not in self.down:
                    self.mark_survivor(seat, survivor, home, crowds)
            self.mark_highs(seat, home, sizes[seat])
            self.mark_rivals(seat, home)
            if home != DEN:
                self.mark_colony(seat, home, sizes, len(crowds.get(home, ())))

    def mark_highs(self, seat: int, home: str, size: int) -> None:
        """The most that there was of something."""
        highs = self.highs[seat]
        stocks = (
            ("ammo", self.bullets[home]),
            ("food", self.food[home]),
            ("help", self.helpless[home]),
            ("hand", len(self.hands[seat])),
            ("waste", len(self.waste[home])),
            ("group", size),
        )
        for name, now in stocks:
            highs[name] = max(highs[name], now)
        highs["left"] = self.rounds

    def mark_survivor(self, seat: int, survivor: str, home: str, crowds: Mapping[str, list[str]]) -> None:
        """Where somebody is, and in what company."""
        where = self.place[survivor]
        if where == home:
            self.note(seat, "home1", survivor, where)
            return
        if where not in TOWN:
            self.note(seat, "at_rival", survivor, where)
            return
        self.note(seat, "at", survivor, where)
        if self.zombies[where]:
            self.note(seat, "infested", survivor, where)
        company = crowds[where]
        if len(company) == 1:
            self.note(seat, "alone", survivor, where)
            return
        if survivor not in ANIMALS and sum(self.owner[one] == seat for one in company if one not in ANIMALS) > 1:
            self.note(seat, "couple", survivor, where)
        if any(self.side(one) != home for one in company):
            self.note(seat, "meet", survivor, where)

    def mark_rivals(self, seat: int, home: str) -> None:
        """What is so of the rival colony; for the wolf, of either (R82)."""
        rivals = self.rival_of(home)
        if any(self.morale[home] < self.morale[rival] for rival in rivals):
            self.note(seat, "mor")
        if any(self.helpless[rival] for rival in rivals):
            self.note(seat, "rival_help")

    def mark_colony(self, seat: int, home: str, sizes: Mapping[int, int], inside: int) -> None:
        """What is so of the whole colony; the den has neither a leader nor friends."""
        if self.leader[home] == seat:
            self.note(seat, "leader")
        if self.helpless[home] > inside:
            self.note(seat, "outnumbered")
        if sizes[seat] > min(sizes[mate] for mate in self.teams[home]):
            self.note(seat, "richer")

    def mark_start(self) -> None:
        """What holds from the start of a turn: who is in play, who could still come, what is at the gates."""
        for seat in self.active:
            home = self.home[seat]
            for survivor in self.allies(home):
                self.note(seat, "in", survivor, self.place[survivor])
            for newcomer in AWAITED:
                if newcomer in self.newcomers:
                    self.note(seat, "deck", newcomer)
            if any(self.home[owner] == home for _, owner, _ in self.dead):
                self.note(seat, "grave")
            self.mark_gates(seat, home)

    def mark_gates(self, seat: int, home: str) -> None:
        """What stands before the entrances of a colony: barricades, zombies, strangers."""
        gates = ENTRANCES[home]
        if any(self.barricades[gate] for gate in gates):
            self.note(seat, "barred")
        if any(self.zombies[gate] for gate in gates):
            self.note(seat, "besieged")
        if any(place in gates for place in self.place.values()):
            self.note(seat, "guest")

    def mark_moved(self) -> None:
        """What is looked at when all have moved: homes without anybody, guests before them (R102)."""
        for seat in self.active:
            home = self.home[seat]
            if home not in self.place.values():
                self.note(seat, "empty_home")
            self.mark_gates(seat, home)

    # --- resolving --------------------------------------------------------------------------------------------------

    def resolve_roads(self) -> Steps[None]:
        """Cards that were met are resolved, that of the colony with higher morale first; others go under the deck."""
        order = self.active
        if len(order) > 1:
            ranks = self.by_morale(higher=True)
            order = sorted(order, key=lambda seat: ranks.index(self.home[seat]))
        for seat in order:
            if seat in self.road and self.plays(seat):
                yield from self.resolve_road(seat)
        self.road, self.reader = {}, {}

    def resolve_road(self, seat: int) -> Steps[None]:
        """The card is read aloud if it was met, a choice is made, and the card leaves the game (R31)."""
        card = self.road[seat]
        if self.met(seat) is None:
            self.remember(seat, met=False)
            self.roads.append(card)
            self.tell(ALL, "crossroads-passed", seat=seat)
            return
        if survivor := (yield from self.avoided(seat)):
            self.roads.append(card)
            self.tell(ALL, "avoided", seat=seat, survivor=survivor)
            return
        self.open(card)
        name, who = self.face[card], self.met(seat) or []
        self.tell(ALL, "crossroads", seat=seat, road=name)
        scene = yield from self.stage_road(seat, name, who)
        letters = [letter for letter in LETTERS if self.may_choose(scene, name, letter)]
        if not letters:
            return
        vote = ROADS[name].vote and self.home[seat] != DEN
        letter = yield from (self.thumbs(seat, letters) if vote else self.choose_way(seat, name, letters))
        self.tell(ALL, "chose", seat=seat, road=name, way=letter)
        yield from roads.play(f"{name}-{letter}", self, scene)

    def met(self, seat: int) -> list[tuple[str, str]] | None:
        """Who has met the card of a turn and where; None if it is not met."""
        return met_by(self.face[self.road[seat]], self.deeds[seat], self.highs[seat])

    def remember(self, seat: int, met: bool) -> None:
        """Everybody knows whether a card was met that nobody has read: so it may be this one, and not that."""
        self.log("passed").append((self.road[seat], tuple(self.deeds[seat]), dict(self.highs[seat]), met))

    def avoided(self, seat: int) -> Steps[str]:
        """A survivor who can keep a card that was met from being read, if the player wants that (R125)."""
        for survivor in self.standing(seat):
            if whose := self.question(questions.avoids, survivor, ""):
                self.remember(seat, met=True)
                self.tell(ALL, "crossroads-met", seat=seat)
                ask = self.ask(seat, "avoid", Pick(["no", "yes"]), about={"survivor": survivor})
                if (yield ask) == "yes":
                    self.tired.append(open_boards.used_as(survivor, whose))
                    return survivor
        return ""

    def stage_road(self, seat: int, name: str, who: list[tuple[str, str]]) -> Steps[EffectScene]:
        """Whom the card is about: of several who met it, the player picks one who lives; of none it is nobody (R28).

        It is about where that survivor stands now, if the card was met there, or else about the first place (R129).
        """
        alive = [(one, place) for one, place in who if one in self.owner]
        if any(trigger.name == "in" for trigger in conditions(name)):
            alive = [(one, self.place[one]) for one, _ in alive]
        survivor, where = (alive or who or [("", "")])[0]
        if len({one for one, _ in alive}) > 1 and about_somebody(name):
            survivor = yield from self.pick(seat, "met", dict.fromkeys(one for one, _ in alive))
            where = next(place for one, place in alive if one == survivor)
        if (survivor, self.place.get(survivor, "")) in alive:
            where = self.place[survivor]
        return EffectScene(seat, survivor, where, {})

    def may_choose(self, scene: EffectScene, name: str, letter: str) -> bool:
        """Whether a choice is there, and can be paid for (R29)."""
        key = f"{name}-{letter}"
        if key in CONDITIONS and not CONDITIONS[key](self, scene):
            return False
        return possible(self, scene, PROGRAMS[key]) if key in PROGRAMS else key in roads

    def choose_way(self, seat: int, name: str, letters: list[str]) -> Steps[str]:
        """The player whose turn it was chooses."""
        return str((yield self.ask(seat, "way", Pick(letters), about={"road": name})))

    def thumbs(self, seat: int, letters: list[str]) -> Steps[str]:
        """All friendly players with somebody at home vote at once; of equals the leader decides (R32)."""
        home = self.home[seat]
        voters = [one for one in self.teams[home] if any(self.place[who] == home for who in self.group(one))]
        asks = {one: Ask(one, "thumb", Pick(letters)) for one in voters}
        if len(letters) == 1:
            return letters[0]
        votes = (yield from All(asks, limit=self.options.thinking)) if asks else {}
        counts: Counter[Option] = Counter()
        for voter, letter in votes.items():
            counts[letter] += self.weight(voter)
        if votes:
            self.tell(ALL, "thumbs", votes=votes)
        best = [letter for letter in letters if counts[letter] == max(counts.values(), default=0)]
        if len(best) == 1:
            return best[0]
        return str((yield self.ask(self.leader[home], "break-tie", Pick(best))))

    def weight(self, seat: int) -> int:
        """How many votes a player has."""
        votes = 1
        for survivor in self.group(seat):
            votes = self.question(questions.weighs, survivor, votes)
        return votes


def about_somebody(name: str) -> bool:
    """Whether it matters whom a card is about."""
    keys = [f"{name}-{letter}" for letter in LETTERS]
    rows = [PROGRAMS[key] for key in keys if key in PROGRAMS]
    return ROADS[name].whom or any(word in ("S*", "L*", "O") for row in rows for word in named(row))


def _register(road: Road) -> None:
    for letter, row in zip(LETTERS, (road.a, road.b, road.c), strict=True):
        if row:
            key = f"{road.id}-{letter}"
            PROGRAMS[key] = program(row)
            if row != "nil":
                roads(key)(partial(_play, PROGRAMS[key]))


def _play(row: EffectRow, game: Horde, scene: EffectScene) -> Steps[None]:
    yield from run(game, scene, row)


for _road in ROADS.values():
    _register(_road)
    conditions(_road.id)
