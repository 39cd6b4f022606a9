"""Positions to start from: a table laid out on purpose, for vectors, tests and puzzles."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeVar

from . import faults
from .box import CAMPS, COLONIES, CRISES, DEN, LIMITS, MISSIONS, OBJECTIVES, ROADS, SECRETS, SURVIVORS, TOWN, WOLF_GOALS
from .dealing import Dealing
from .options import Deal, PlacedCamp

T = TypeVar("T")
DECKS = {"crossroads": list(ROADS), "crises": list(CRISES), "missions": list(MISSIONS)}
"""What a deck is made of where a position says nothing."""


class LaidTable(Dealing):
    """A table on which everything lies as somebody wanted it."""

    def lay_out(self, position: Deal) -> None:
        """Put everything where the position says."""
        fault = faults.impossible(position, self.home) or faults.unreachable(position)
        if fault:
            raise self.refuse_deal(fault)
        self.rounds = position.rounds
        self.objective = self.options.objective if self.options.objective != "random" else next(iter(OBJECTIVES))
        self.lay_items(position)
        self.lay_boards(position)
        self.lay_rest(position)
        self.lay_turn(position)

    def lay_items(self, position: Deal) -> None:
        """All items by where they came from: in hands, on survivors, in piles, and what is left in the decks."""
        piles = faults.piles(position)
        backs = faults.origins(position)
        numbers: dict[str, list[int]] = {}
        for back in ("starters", *TOWN):
            faces = [item for name in piles for item, one in zip(piles[name], backs[name], strict=True) if one == back]
            numbers[back] = self.lay(back, faces + faults.deck(position, back))
        laid = {name: [numbers[back].pop(0) for back in backs[name]] for name in piles}
        self.decks = {town: numbers[town] for town in TOWN}
        self.lay_people(position, laid)
        self.lay_piles(position, laid)

    def lay_people(self, position: Deal, laid: Mapping[str, list[int]]) -> None:
        """Survivors with what they have, and hands."""
        for person in position.survivors:
            self.enter(person.id, person.owner, person.place)
            self.wounds[person.id], self.frost[person.id] = person.wounds, person.frostbite
            self.despair[person.id], self.gear[person.id] = person.despair, laid[person.id]
            self.head[person.owner] = self.head[person.owner] or person.id
            self.open(*self.gear[person.id])
        self.first_head = list(self.head)
        for seat in self.seats:
            self.hands[seat] = laid.get(f"hand {seat}", [])
            self.see(seat, *self.hands[seat])

    def lay_piles(self, position: Deal, laid: Mapping[str, list[int]]) -> None:
        """Waste, storage and stocks of each colony, what was given against the crisis, and what is out of the game."""
        for camp in CAMPS:
            self.waste[camp], self.storage[camp] = laid[f"waste {camp}"], laid[f"storage {camp}"]
            self.lay_camp(camp, getattr(position, camp))
        self.given, self.removed = laid["given"], laid["removed"]
        self.open(*(card for name, cards in laid.items() if not name.startswith("hand") for card in cards))

    def lay_camp(self, camp: str, laid: PlacedCamp) -> None:
        """The stocks of a colony or of the den."""
        self.morale[camp], self.food[camp], self.starving[camp] = laid.morale, laid.food, laid.starvation
        self.bullets[camp], self.trophies[camp], self.won[camp] = laid.bullets, laid.trophies, list(laid.won)
        self.helpless[camp], self.unruly[camp] = laid.helpless, laid.unruly
        self.strength_at_start[camp] = len(self.allies(camp))
        if camp in COLONIES and laid.leader is not None:
            self.leader[camp] = laid.leader

    def lay_boards(self, position: Deal) -> None:
        """Zombies, barricades, traps and noise."""
        for place, spot in position.spots.items():
            self.zombies[place], self.barricades[place], self.traps[place] = spot.zombies, spot.barricades, spot.traps
            if place in TOWN:
                self.noise[place] = spot.noise
        self.dead = [(person.id, person.owner, position.rounds + 1) for person in position.dead]

    def lay_rest(self, position: Deal) -> None:
        """Objectives, crises, crossroads, missions and the survivors who are left."""
        named = dict(enumerate(position.secrets))
        goals = [named.get(seat) or self.some_goal(seat) for seat in self.seats]
        mates = [seat for seat in self.seats if self.home[seat] != DEN]
        for back, seats in (("secrets", mates), ("wolf", self.teams[DEN])):
            for seat, card in zip(seats, self.lay(back, [goals[seat] for seat in seats]), strict=True):
                self.secret[seat] = card
        for seat in self.seats:
            self.see(seat, self.secret[seat])
        drawn = [*position.roads.values()]
        roads = self.lay("crossroads", drawn + [one for one in _deck(position, "crossroads") if one not in drawn])
        self.roads = roads[len(drawn) :]
        self.crises = self.lay("crises", _first(position.crisis, _deck(position, "crises")))
        if position.crisis is not None:
            self.posed = [self.crises.pop(0)]
            self.open(*self.posed)
        self.missions, self.held = self.lay("missions", _deck(position, "missions")), []
        self.favoured = COLONIES[0]
        seen = {person.id for person in (*position.survivors, *position.dead)}
        self.newcomers = list(position.decks.get("survivors", [one for one in SURVIVORS if one not in seen]))
        if self.wolf is not None:
            for _ in range(LIMITS["missions"]):
                self.draw_mission(self.wolf)
        self.laid_roads = dict(zip(position.roads, roads, strict=False))

    laid_roads: dict[str, int]
    """The crossroads cards that were laid out for the turn, by side."""

    def some_goal(self, seat: int) -> str:
        """A secret objective for a player who has none."""
        return next(iter(WOLF_GOALS)) if self.home[seat] == DEN else list(SECRETS)[seat]

    def lay_turn(self, position: Deal) -> None:
        """Whose turn it is, with which dice and crossroads, and what was done in it."""
        self.pool = [sorted(_nth(position.dice, seat)) for seat in self.seats]
        self.active = list(position.active) or [self.teams[colony][0] for colony in COLONIES]
        self.turn = 0 if self.home[self.active[0]] == DEN else self.in_order(COLONIES[0]).index(self.active[0]) + 1
        for seat in self.active:
            self.open_turn(seat)
            if (card := self.laid_roads.get(self.home[seat])) is not None:
                self.road[seat], self.reader[seat] = card, self.reader_for(seat)
                self.see(self.reader[seat], card)
        self.stage = position.phase if position.phase in ("turn", "move", "act") else "turn"
        self.mark_start()
        self.mark()
        for deed in position.deeds:
            self.note(deed.seat, deed.what, deed.survivor, deed.place)


def _nth(rows: Sequence[Sequence[T]], number: int) -> list[T]:
    return list(rows[number]) if number < len(rows) else []


def _deck(position: Deal, name: str) -> list[str]:
    return list(position.decks.get(name, DECKS[name]))


def _first(card: str | None, deck: list[str]) -> list[str]:
    return deck if card is None else [card, *(one for one in deck if one != card)]
