"""Set-up, step by step (§2.2): teams, objectives, decks, hands, survivors and the first leaders."""

from __future__ import annotations

from functools import partial

from lichina.kernel import ALL, CARD, All, Ask, BadOptions, Branch, Clock, Next, Option, Steps, Tree

from .box import (
    BLUE,
    CAMPS,
    COLONIES,
    CRISES,
    DEN,
    ENTRANCES,
    INFLUENCE,
    LIMITS,
    MISSIONS,
    OBJECTIVES,
    ROADS,
    SECRETS,
    SPACES,
    SPARE,
    STARTERS,
    STARTS,
    STOCKS,
    SURVIVORS,
    TOWN,
    WOLF_GOALS,
    YELLOW,
    Road,
)
from .lone_wolf import Lone

COUNTED = (
    "cleaned",
    "killed",
    "killed_abroad",
    "healed",
    "contributed",
    "cooked",
    "built",
    "recruited",
    "granted",
    "lost",
    "missions",
    "beat_blue",
    "beat_yellow",
)
ALONE = 4
"""The lone wolf is dealt as many survivors as four players are."""


class Dealing(Lone):
    """Everything up to the first round."""

    dealt: list[list[str]]
    """The survivors that each seat may choose from."""

    # --- empty boards -----------------------------------------------------------------------------------------------

    def clear_table(self) -> None:
        """All that there is, and nothing on it yet."""
        seats = self.seats
        self.face, self.trail, self.backs, self.spied, self.removed, self.aside = [], [], [], [], [], []
        self.owner, self.place, self.gear, self.fights = {}, {}, {}, {}
        self.wounds, self.frost, self.despair = {}, {}, {}
        self.down, self.dead, self.tired, self.spent, self.struck = [], [], [], [], []
        self.head, self.first_head = [""] * len(seats), [""] * len(seats)
        self.hands, self.pool = [[] for _ in seats], [[] for _ in seats]
        self.searched, self.dealt = [[] for _ in seats], [[] for _ in seats]
        self.extra, self.secret = [0] * len(seats), [0] * len(seats)
        self.zombies, self.barricades, self.traps = (dict.fromkeys(SPACES, 0) for _ in range(3))
        self.noise = dict.fromkeys(TOWN, 0)
        for stock in ("morale", "food", "starving", "bullets", "helpless", "unruly", "trophies", "strength_at_start"):
            setattr(self, stock, dict.fromkeys(CAMPS, 0))
        self.waste, self.storage = {camp: [] for camp in CAMPS}, {camp: [] for camp in CAMPS}
        self.won = {camp: [] for camp in CAMPS}
        self.counts = {what: [0] * len(seats) for what in COUNTED}
        self.before = dict.fromkeys(COUNTED, 0)
        self.attached, self.closing, self.tones = {}, False, {}
        self.loose = dict.fromkeys(TOWN, 0)
        self.clear_round()
        self.log("passed")

    def clear_round(self) -> None:
        """Nobody's turn, nothing under way."""
        self.stage, self.turn, self.active = "setup", 0, []
        self.posed, self.given, self.points, self.skipped = [], [], 0, False
        self.moved, self.passed, self.ready, self.riding, self.refused, self.spoken = [], [], [], [], [], []
        self.found, self.fresh = {seat: [] for seat in self.seats}, {seat: [] for seat in self.seats}
        self.bitten, self.bereft, self.road, self.reader = [], [], {}, {}
        self.settling = False
        self.deeds, self.highs = {}, {}
        self.fronts, self.order, self.battle = [], list(COLONIES), {}
        self.glass, self.halted = Clock("glass", self.options.glass), 0

    # --- teams and objective (steps 4, 5) ---------------------------------------------------------------------------

    def split(self) -> None:
        """Two equal teams, as people sit or by lot; of an odd number one is the lone wolf (R5, R6)."""
        seats = list(self.seats)
        self.home = [""] * len(seats)
        self.teams = {camp: [] for camp in CAMPS}
        if len(seats) % 2:
            wolf = self.dice.choice(seats) if self.options.wolf is None else self.options.wolf
            if wolf not in seats:
                raise BadOptions("no-such-seat", f"there is no seat {wolf} for the lone wolf", seat=wolf)
            seats.remove(wolf)
            self.teams[DEN] = [wolf]
        if self.options.teams == "random":
            self.dice.shuffle(seats)
        half = len(seats) // 2
        self.teams[BLUE], self.teams[YELLOW] = sorted(seats[:half]), sorted(seats[half:])
        for camp, team in self.teams.items():
            for seat in team:
                self.home[seat] = camp
        self.leader = {colony: self.teams[colony][0] for colony in COLONIES}

    def choose_objective(self) -> None:
        """One main objective for both colonies; it says what each begins with (R86)."""
        chosen = self.options.objective
        self.objective = self.dice.choice(tuple(OBJECTIVES)) if chosen == "random" else chosen
        row = OBJECTIVES[self.objective]
        self.rounds = row.rounds
        for colony in COLONIES:
            self.morale[colony], self.food[colony], self.bullets[colony] = row.morale, row.food, row.bullets
            for number in range(row.zombies):
                gates = ENTRANCES[colony]
                self.zombies[gates[number % len(gates)]] += 1
        for town in TOWN:
            self.zombies[town], self.barricades[town] = row.town_zombies, row.town_barricades

    # --- decks and hands (steps 6–11) -------------------------------------------------------------------------------

    def lay_decks(self) -> None:
        """Items by place with random ones among them, crises, crossroads and survivors, all shuffled."""
        spare = list(SPARE)
        self.dice.shuffle(spare)
        self.decks = {}
        for town in TOWN:
            faces = [stock.item for stock in STOCKS if stock.place == town for _ in range(stock.copies)]
            if self.options.random_items:
                faces += [spare.pop() for _ in range(LIMITS["random"])]
            self.decks[town] = self.lay_shuffled(town, faces)
        self.lay("spare", spare)
        self.crises = self.lay_shuffled("crises", list(CRISES))
        self.roads = self.lay_shuffled("crossroads", [one for one in ROADS if self.in_play(ROADS[one])])
        self.newcomers = [one.id for one in SURVIVORS.values() if not (self.options.leave_out and one.optional)]
        self.dice.shuffle(self.newcomers)

    def in_play(self, road: Road) -> bool:
        """Whether a crossroads card is used: those of the older boxes can be left in them."""
        return self.options.more_crossroads or road.set == "war"

    def lay_shuffled(self, back: str, faces: list[str]) -> list[int]:
        """A deck in an order that nobody knows."""
        self.dice.shuffle(faces)
        return self.lay(back, faces)

    def deal_hands(self) -> None:
        """Starting items for everybody; the rest is out of the game (R85)."""
        faces = [starter.item for starter in STARTERS for _ in range(starter.copies)]
        cards = self.lay_shuffled("starters", faces)
        for seat in self.seats:
            for _ in range(STARTS[len(self.seats)].items):
                self.hands[seat].append(cards.pop())
            self.see(seat, *self.hands[seat])
        self.removed = cards

    def deal_secrets(self) -> None:
        """A secret objective for every colony player, and for the wolf his own with missions and a first gift."""
        cards = self.lay_shuffled("secrets", list(SECRETS))
        goals = self.lay_shuffled("wolf", list(WOLF_GOALS))
        self.missions = self.lay_shuffled("missions", list(MISSIONS))
        self.held = []
        self.favoured = self.dice.choice(COLONIES)
        for seat in self.seats:
            pile = goals if self.home[seat] == DEN else cards
            self.secret[seat] = pile.pop()
            self.see(seat, self.secret[seat])

    def arm_wolf(self, seat: int) -> None:
        """The wolf's objective says what he begins with (§3.14)."""
        goal = WOLF_GOALS[self.face[self.secret[seat]]]
        self.morale[DEN], self.food[DEN] = LIMITS["wolf_morale"], goal.food
        towns = iter(self.dice.sample(TOWN, len(TOWN)))
        for deck in goal.decks:
            self.draw(seat, next(towns) if deck == "town" else deck, 1)
        for _ in range(goal.missions):
            self.draw_mission(seat)

    # --- survivors and leaders (steps 12–15) ------------------------------------------------------------------------

    def deal_survivors(self) -> None:
        """Everybody gets a few survivors to choose from."""
        for seat in self.seats:
            count = STARTS[ALONE if self.home[seat] == DEN else len(self.seats)].dealt
            self.dealt[seat] = [self.newcomers.pop() for _ in range(count)]
            self.dealt[seat].sort(key=INFLUENCE.__getitem__)

    def kept(self, seat: int) -> int:
        """How many of them are kept."""
        return STARTS[ALONE if self.home[seat] == DEN else len(self.seats)].kept

    def choose_survivors(self) -> Steps[Next]:
        """All choose at once and in secret: first the group leader, then the followers."""
        for seat in self.seats:
            self.tell(seat, "dealt", goal=self.face[self.secret[seat]], cards=self.listed(seat))
            self.tell(seat, "candidates", survivors=self.dealt[seat])
        asks = {seat: Ask(seat, "keep-survivors", partial(self.candidates, seat)) for seat in self.seats}
        chosen = yield from All(asks, limit=2 * self.options.thinking)
        for seat in self.seats:
            self.settle_in(seat, list(chosen[seat]))
        self.dice.shuffle(self.newcomers)
        if self.wolf is not None:
            for _ in range(WOLF_GOALS[self.face[self.secret[self.wolf]]].recruits):
                yield from self.recruit(self.wolf)
        self.name_leaders()
        return self.new_round

    def candidates(self, seat: int) -> Tree[tuple[str, ...]]:
        """A leader, and followers in any order."""
        return Tree(_choices(tuple(self.dealt[seat]), self.kept(seat), "group-leader"))

    def settle_in(self, seat: int, chosen: list[str]) -> None:
        """The chosen ones move in; the others go back into the deck."""
        for survivor in chosen:
            self.enter(survivor, seat, self.home[seat])
        self.newcomers += [one for one in self.dealt[seat] if one not in chosen]
        self.dealt[seat] = []
        self.head[seat] = self.first_head[seat] = chosen[0]
        self.strength_at_start[self.home[seat]] += len(chosen)
        self.tell(ALL, "settled", seat=seat, survivors=chosen)

    def name_leaders(self) -> None:
        """Each colony is led by the player whose group leader has the most influence."""
        for colony in COLONIES:
            self.leader[colony] = max(self.teams[colony], key=lambda seat: INFLUENCE[self.head[seat]])
            self.tell(ALL, "elected", colony=colony, seat=self.leader[colony])


def _choices(left: tuple[str, ...], count: int, key: str) -> Branch:
    """This many of these, one after the other; followers in one order only."""
    options: dict[Option, Branch | None] = {}
    for number, survivor in enumerate(left):
        rest = left[:number] + left[number + 1 :] if key == "group-leader" else left[number + 1 :]
        if count == 1:
            options[survivor] = None
        elif len(rest) >= count - 1:
            options[survivor] = _choices(rest, count - 1, "follower")
    return Branch(key, options, of=CARD)
