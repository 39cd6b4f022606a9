"""What a bot needs: cards for the main objective, its own, the crisis and the table, and deeds that count."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping
from functools import cached_property

from .acting import STORED
from .box import CRISES, ITEMS, KIND, KINDS, OBJECTIVES, STOCKS, TOWN
from .sense import Sense
from .worth import row_worth

HELD: Mapping[str, Mapping[str, int]] = {
    "so_new_destination": {"fuel": 2},
    "so_hunger": {"food": 3},
    "so_hypochondriac": {"medicine": 2},
    "so_junkie": {"tool": 3},
    "so_armourer": {"weapon": 2},
    "so_bookworm": {"book": 2},
    "so_firekeeper": {"fuel": 3},
    "so_burn_it_down": {"fuel": 1},
    "so_way_back_home": {"fuel": 1},
    "so_historian": {"book": 2},
    "so_survivalist": {"food": 1, "fuel": 1, "medicine": 1},
    "so_collector": {"food": 1, "fuel": 1, "medicine": 1, "tool": 1},
    "lw_hoard": {"weapon": 2, "medicine": 2, "fuel": 2},
}
"""What objectives want in hand."""
DEEDS: Mapping[str, Mapping[str, float]] = {
    "so_neat_freak": {"clean": 1.5},
    "so_germaphobe": {"clean": 0.8},
    "so_revenge": {"kill": 0.9},
    "so_safety": {"kill": 0.5},
    "so_benefactor": {"contribute": 1.5},
    "so_camp_cook": {"cook": 0.8},
    "so_bricklayer": {"build": 0.9},
    "so_protected": {"build": 0.7},
    "so_recruiter": {"recruit": 1.5},
    "so_repopulate": {"recruit": 1.0},
    "so_field_medic": {"heal": 1.0},
    "so_pathfinder": {"explore": 0.8},
    "so_diplomat": {"grant": 3.0},
    "so_raider": {"raid": 1.5},
    "so_trophy_hunter": {"raid": 1.0},
    "so_quiet_one": {"noise": -0.8},
    "lw_pack": {"recruit": 1.5},
    "mi_clear_the_road": {"kill": 0.8},
    "mi_boarded_up": {"build": 0.9},
    "mi_good_samaritan": {"contribute": 1.2},
    "mi_scavenging_run": {"explore": 0.6},
    "mi_silent_hunter": {"alone": 1.0, "noise": -1.0},
    "mi_foundling": {"recruit": 1.5},
    "mi_winter_stores": {"cook": 0.6},
    "mi_saboteur": {"raid": 0.8},
    "mi_pantry_thief": {"raid": 1.6},
    "mi_double_game": {"raid": 0.6},
    "mi_hired_medic": {"heal": 0.5},
}
"""What objectives and missions want to be done, and by how much it is worth more for it."""
HOPE = {
    "mi_silent_hunter": 3.0,
    "mi_boarded_up": 3.0,
    "mi_scavenging_run": 2.5,
    "mi_clear_the_road": 2.0,
    "mi_pantry_thief": 2.0,
    "mi_winter_stores": 2.0,
    "mi_good_samaritan": 1.5,
    "mi_foundling": 1.5,
    "mi_saboteur": 1.5,
}
"""How easily a mission is accomplished; others hardly ever are."""
PLAIN: Mapping[str, float] = {
    "food": 0.5,
    "medicine": 0.5,
    "fuel": 0.5,
    "weapon": 0.8,
    "tool": 0.4,
    "book": 0.4,
    "event": 1.0,
}
"""What an item of a kind is worth to anybody."""
STORE, HOLD, GIVE = 2.5, 1.6, 0.5
"""What it is worth to have a card for the main objective, for its own, and for the crisis."""
CALLED = 0.4
"""What it is worth more to have a card that a friend has called for."""
CLOSE = 3
"""From this morale on a colony should do something about every crisis."""
FULL = 6
"""How many cards a hoarder wants."""


class Needs:
    """What one player is after."""

    def __init__(self, sense: Sense, heard: Collection[str] = (), heed: float = 1.0) -> None:
        self.sense = sense
        self.heed = heed
        """How much that counts: more than usual above 1, less below."""
        self.heard = heard
        """What friends have said in this round: kinds that they need, and `guard`, `help-crisis`, `leave-crisis`."""
        self.goal = sense.own.goal
        self.kinds = Counter(KIND[item] for item in sense.own.hand)
        self.held = HELD.get(self.goal, {})

    # --- deeds ------------------------------------------------------------------------------------------------------

    def deed(self, what: str) -> float:
        """How much more a deed is worth because of the bot's own objective and missions."""
        return sum(DEEDS.get(name, {}).get(what, 0.0) for name in (self.goal, *self.sense.own.missions))

    @cached_property
    def trophies(self) -> float:
        """What a zombie that was killed is worth for the main objective."""
        board = self.sense.board
        return 1.3 if board.objective == "mo_clean_streets" and not self.sense.wolf else 0.0

    # --- cards ------------------------------------------------------------------------------------------------------

    @cached_property
    def storing(self) -> Mapping[str, int]:
        """How many cards of each kind the main objective still needs."""
        board, camp = self.sense.board, self.sense.camp
        if self.sense.wolf:
            return {}
        crew = len(camp.players)
        needed = 2 * crew + 1 if board.objective == "mo_keep_the_fires" else crew
        stored = Counter(KIND[item] for item in camp.storage)
        return {kind: needed - stored[kind] for kind in STORED.get(board.objective, ()) if needed > stored[kind]}

    @cached_property
    def accepted(self) -> tuple[str, ...]:
        """The symbols that count against the crisis."""
        crisis = self.sense.board.crisis
        return CRISES[crisis].accepts if crisis is not None else ()

    @cached_property
    def missing(self) -> int:
        """How many cards the crisis still takes."""
        return self.sense.board.target - len(self.sense.board.given)

    def spare(self, item: str) -> bool:
        """Whether the bot's own objective does not need this card in hand."""
        if self.goal == "so_hoarder":
            return len(self.sense.own.hand) > FULL
        return self.kinds[KIND[item]] > self.held.get(KIND[item], 0)

    def item(self, item: str) -> float:
        """What it is worth to have a card."""
        row, kind = ITEMS[item], KIND[item]
        worth = PLAIN[kind] + (0.2 if row.use == "equip" else 0.0)
        if row.effect and row.use != "equip":
            worth = max(worth, 0.8 * row_worth(row.effect))
        if item == "junk":
            worth = 0.2
        if kind == "food" and self.sense.hungry() > 0:
            worth += 0.8
        if kind == "event":
            worth += self.recruit()
        if self.storing.get(kind, 0) > self.kinds[kind]:
            worth += STORE
        if self.held.get(kind, 0) > self.kinds[kind] or (self.goal == "so_hoarder" and len(self.sense.own.hand) < FULL):
            worth += HOLD
        if kind in self.accepted and self.missing > 0:
            worth += GIVE
        return worth + (CALLED * self.heed if kind in self.heard else 0.0)

    def recruit(self) -> float:
        """What it is worth more or less to get another survivor."""
        wanted = 2.0 if self.sense.board.objective == "mo_new_blood" and not self.sense.wolf else 0.0
        return wanted + self.deed("recruit") - (0.5 if self.sense.hungry() > 1 else 0.0)

    @cached_property
    def finds(self) -> Mapping[str, float]:
        """What a search at each place of the town is worth on the average, random items aside."""
        worth: dict[str, float] = dict.fromkeys(TOWN, 0.0)
        count: Counter[str] = Counter()
        for stock in STOCKS:
            worth[stock.place] += stock.copies * self.item(stock.item)
            count[stock.place] += stock.copies
        return {town: worth[town] / count[town] if self.sense.board.decks[town] else 0.0 for town in TOWN}

    def crisis(self) -> float:
        """What one more card against the crisis is worth: little if the bot can afford the loss more than the rival."""
        if self.missing <= 0:
            bonus = self.missing > -2 and self.sense.camp.morale < 8
            return (0.2 if bonus else -0.3) + self.deed("contribute")
        board = self.sense.board
        severity = 1.5 if self.sense.camp.morale <= 3 else 0.7
        rival = max((board.camps[one].morale for one in self.sense.rivals), default=0)
        if not self.sense.wolf and self.sense.camp.morale > rival:
            severity *= 0.5
        if "help-crisis" in self.heard:
            severity *= 1 + 0.3 * self.heed
        if "leave-crisis" in self.heard:
            severity *= 1 - 0.4 * self.heed
        hope = 1.0 if self.missing <= 1 + sum(self.kinds[kind] for kind in self.accepted) else 0.6
        return severity * hope + self.deed("contribute")

    def sayings(self) -> Iterator[tuple[str, ...]]:
        """What friends should hear, the most urgent first; whoever can spare what a friend calls for says so."""
        sense = self.sense
        if sense.undefended(sense.home):
            yield ("guard",)
        if sense.hungry() > 0 and not self.kinds["food"]:
            yield "need", "food"
        for kind, count in self.storing.items():
            if count > self.kinds[kind]:
                yield "need", kind
        for kind in KINDS:
            if kind in self.heard and any(KIND[one] == kind and self.spare(one) for one in sense.own.hand):
                yield "have", kind
        if self.missing > 0 and self.accepted:
            low = sense.camp.morale <= CLOSE
            ahead = all(sense.camp.morale > sense.board.camps[rival].morale + 1 for rival in sense.rivals)
            if low or ahead:
                yield ("help-crisis",) if low else ("leave-crisis",)

    @cached_property
    def last(self) -> bool:
        """Whether this is the last round."""
        return self.sense.board.rounds == 1

    @cached_property
    def late(self) -> bool:
        """Whether the end is near."""
        return self.sense.board.rounds <= OBJECTIVES[self.sense.board.objective].rounds // 2
