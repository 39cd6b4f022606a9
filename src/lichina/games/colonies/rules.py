"""«Мёртвый сезон. Война колоний»: two colonies in the dead of winter, and perhaps a lone wolf.

The order of the match is here. What survivors do is in `moving` and `acting`, crossroads in `crossroads`, combat in
`battle`, the colony phase in `colony`, the wolf in `lone_wolf`, set-up in `dealing`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, ClassVar

from lichina.kernel import ALL, All, Channel, Clock, Count, Dice, Highlight, Mode, Next, Outcome, Preset, Steps

from . import (
    abilities,
    awards,
    errands,
    events,
    gear,
    guess,
    passives,
    questions,
    rows,
    showing,
    special_choices,
    upon_boards,
    upon_cards,
    upon_people,
)
from . import deeds as doing
from .acting import deeds
from .battle import tactics
from .box import COLONIES, CRISES, DEN, ITEMS, OBJECTIVES, PLAYERS, ROADS, SECRETS, SURVIVORS, TACTICS, WOLF_GOALS
from .box import MISSIONS as MISSION_ROWS
from .choices import abilities as ability_registry
from .choices import items
from .colony import crises
from .crossroads import roads
from .effects import verbs
from .facts import tally
from .goals import objectives, secrets, wolf_goals
from .lone_wolf import missions, rewards
from .moving import rides
from .options import Choices
from .position import LaidTable
from .view import Private, Public

CONTENT = (abilities, doing, errands, gear, passives, rows, upon_boards, upon_cards, upon_people, special_choices)
"""The modules that fill the registries."""
LIGHT: Mapping[str, Any] = {"random_items": False, "more_crossroads": False}
"""With the cards of this box alone there is less to read."""


class Colonies(LaidTable):
    """Four to eleven players, up to six rounds."""

    id = "colonies"
    version = 5
    PLAYERS = PLAYERS
    MINUTES = (90, 180)
    WEIGHT = "heavy"
    MODES: ClassVar[Mapping[str, Mode]] = {"basic": Mode(), "quick": Mode({"quick": True})}
    PRESETS: ClassVar[Mapping[str, Preset]] = {
        "first": Preset("basic", {**LIGHT, "objective": "mo_keep_the_fires", "glass": 180, "thinking": 120}),
        "short": Preset("quick", LIGHT),
        "usual": Preset("basic"),
    }
    HIDDEN = ("face", "newcomers", "favoured", "dealt")
    EVENTS, ABOUT = events.EVENTS, events.ABOUT
    AWARDS, TURNS = events.AWARDS, events.TURNS
    LIVE: ClassVar[Mapping[str, Any]] = {"moment": 5}
    """Where people play, everybody looks at what has come: a crisis, a death, the dice of a combat, the end."""
    AWAITED = frozenset(
        ("keep-survivors", "move", "act", "tactic", "bid", "wolf-choice", "target", "wounds", "elect", "elect-tie")
    )
    SEATED = frozenset({"wolf"})
    EFFECTS = (
        *(deeds, rides, items, ability_registry, roads, verbs, crises, tactics),
        *(objectives, secrets, wolf_goals, missions, rewards),
        *questions.QUESTIONS,
    )
    CARDS: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "survivors": tuple(SURVIVORS),
        "items": tuple(ITEMS),
        "crises": tuple(CRISES),
        "tactics": tuple(TACTICS),
        "objectives": tuple(OBJECTIVES),
        "secrets": tuple(SECRETS),
        "crossroads": tuple(ROADS),
        "wolf": tuple(WOLF_GOALS),
        "missions": tuple(MISSION_ROWS),
    }

    CARD_TEXTS: ClassVar[Mapping[str, str]] = dict.fromkeys(CARDS, "about")
    """They are written from rows and texts by `wording`, and fetched when somebody looks a card up."""

    Options = Choices

    @classmethod
    def idle(cls, seats: int) -> frozenset[str]:
        """An even number of players has no lone wolf."""
        return frozenset() if seats % 2 else frozenset({"wolf"})

    def setup(self) -> Next:
        self.clear_table()
        self.split()
        laid = self.options.deal
        if laid is not None:
            self.lay_out(laid)
            return self.from_position(laid.phase)
        self.choose_objective()
        self.lay_decks()
        self.deal_hands()
        self.deal_secrets()
        self.deal_survivors()
        if self.wolf is not None:
            self.arm_wolf(self.wolf)
        return self.choose_survivors

    def from_position(self, phase: str) -> Next:
        """Where a match that is laid out begins."""
        starts: dict[str, Next] = {
            "round": self.new_round,
            "turn": self.begin_turn,
            "move": self.move_survivors,
            "act": self.act_together,
            "crossroads": self.end_turn,
            "food": self.pay_food,
            "combat": self.begin_combat,
            "waste": self.check_waste,
            "crisis": self.resolve_crisis,
            "bullets": self.add_bullets,
            "zombies": self.zombies_come,
            "objective": self.check_objective,
            "tracker": self.move_tracker,
            "election": self.elect,
        }
        return starts[phase]

    # --- a round ----------------------------------------------------------------------------------------------------

    def new_round(self) -> Steps[Next]:
        """A crisis for both colonies is revealed, if any is left (R75), and all roll their dice (A1, A2; R10)."""
        self.stage, self.active = "round", []
        self.tired, self.spent, self.turn = [], [], 0 if self.wolf is None else -1
        self.attached.pop("shelter", None)
        self.tell(ALL, "round", left=self.rounds)
        if self.crises and not self.posed:
            self.posed = [self.crises.pop(0)]
            self.open(*self.posed)
            yield from self.moment(self.tell(ALL, "crisis", crisis=self.face[self.posed[0]]))
        for seat in self.seats:
            if self.plays(seat):
                self.roll_dice(seat)
        return self.next_turn

    def roll_dice(self, seat: int) -> None:
        """One die, one for each survivor, and what cards have added; never none (§1.4)."""
        count = 1 + self.extra[seat]
        for survivor in self.group(seat):
            count += self.question(questions.rolls, survivor, 1)
        self.extra[seat] = 0
        self.pool[seat] = sorted(self.dice.roll() for _ in range(max(1, count)))
        self.tell(ALL, "dice-left", seat=seat, dice=self.pool[seat])

    def next_turn(self) -> Next:
        """The wolf alone, then pairs, counted from the leaders on (R8); then the colony phase."""
        if self.turn < 0:
            self.turn = 0
            if self.wolf is not None:
                self.active = [self.wolf]
                return self.begin_turn
        if self.turn == len(self.teams[COLONIES[0]]):
            return self.pay_food
        self.active = [self.in_order(colony)[self.turn] for colony in COLONIES]
        self.turn += 1
        return self.begin_turn

    # --- a turn -----------------------------------------------------------------------------------------------------

    def begin_turn(self) -> Steps[Next]:
        """Frostbite first, then a crossroads card for everybody whose turn it is (R11)."""
        self.stage = "turn"
        self.refused, self.spoken, self.struck, self.moved, self.ready, self.closing = [], [], [], [], [], False
        self.tell(ALL, "turn", seats=self.active)
        for seat in self.active:
            self.open_turn(seat)
        for seat in self.active:
            yield from self.tick(seat)
        if self.home[self.active[0]] == DEN:
            if self.wolf is None:
                return self.end_turn
            yield from self.begin_wolf(self.wolf)
        self.draw_roads()
        self.mark_start()
        self.mark()
        return self.move_survivors

    def move_survivors(self) -> Steps[Next]:
        """Stage two: in alternation."""
        self.stage = "move"
        yield from self.move_in_turns()
        self.mark_moved()
        return self.act_together

    def act_together(self) -> Steps[Next]:
        """Stage three: both at once, until both are ready or the glass has run out (§2.4, §2.15, R23)."""
        self.stage, self.ready, self.halted = "act", [], 0
        self.glass = Clock("glass", self.options.glass)
        self.tell(ALL, "acting", seats=self.active)
        self.mark()
        self.run_glass()
        here = [seat for seat in self.active if self.plays(seat)]
        yield All({seat: self.act(seat) for seat in here}, limit=self.options.turn, until=self.glass.ends)
        self.glass.stop(self.now)
        return self.end_turn

    def end_turn(self) -> Steps[Next]:
        """Stage four: bites are settled, then crossroads that were met are resolved."""
        self.stage = "crossroads"
        yield from self.settle_bites()
        self.make_up()
        yield from self.resolve_roads()
        self.active, self.deeds, self.highs = [], {}, {}
        return self.next_turn

    def make_up(self) -> None:
        """What was forbidden for a turn is allowed again (R30)."""
        for rule, whose in (("quarrel", self.owner), ("fasting", {str(seat): seat for seat in self.seats})):
            for target in list(self.attached.get(rule, ())):
                if whose[target] in self.active:
                    del self.attached[rule][target]

    # --- what is seen -----------------------------------------------------------------------------------------------

    def public(self) -> Public:
        return showing.boards(self)

    def private(self, seat: int) -> Private:
        return showing.own(self, seat)

    def imagine(self, seat: int, dice: Dice) -> None:
        guess.redeal(self, seat, dice)

    def imaginable(self) -> bool:
        """What a seat does not see may lie in any order, whatever a position is made of."""
        return True

    def channels(self) -> list[Channel]:
        """The table for all, and a room for each colony."""
        rooms = [Channel(colony, self.teams[colony], self.teams[colony]) for colony in COLONIES]
        return [Channel("table", ALL, self.seats), *rooms]

    def awards(self, outcome: Outcome) -> Iterable[Highlight]:
        return awards.awards(self, outcome)

    def retelling(self, outcome: Outcome) -> Iterable[Highlight]:
        return awards.turns(self, outcome)

    def tally(self) -> Iterable[Count]:
        return tally(self)

    def invariants(self) -> None:
        """What must hold at any moment."""
        guess.check(self)
