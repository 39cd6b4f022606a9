"""«Судный день»: a turn after another, until a check finds that one side is left."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache, partial
from typing import Any, ClassVar

from lichina.kernel import (
    ALL,
    CARD,
    Ask,
    Branch,
    Channel,
    Count,
    Dice,
    Event,
    Highlight,
    Mode,
    Next,
    Outcome,
    Pick,
    Preset,
    Steps,
    Told,
    Tree,
)

from . import awards, events, guess, talk
from .armoury import aims_among
from .box import LIMITS, LOYALTY, PLAYERS, PROGRAMS, ROLES, WEAPONS
from .choices import Found, aimed, several, taken, whose
from .facts import facts, tally
from .moments import MOMENTS, actions, manners, started, turn_begun
from .options import Choices
from .questions import QUESTIONS, hand_limit, peek_count, weapon_limit
from .setup import Setup
from .state import ADVANCED, HIDDEN, Decided
from .teams import HIDES, LACKS, OUTCAST
from .view import Private, Public, board, own

SMALL, LARGE = range(PLAYERS.start, ADVANCED), range(ADVANCED, PLAYERS.stop)
EVERYBODY = -1
END, PEEK, ARM, DRAW, DROP, AIM, SHOOT = "end", "peek", "arm", "draw", "drop", "aim", "shoot"


ONLY_END: Tree[tuple[Any, ...]] = Tree(Branch("turn", {END: None}))


@lru_cache(maxsize=1024)
def armings(kinds: tuple[str, ...], others: tuple[int, ...], besides: tuple[int, ...]) -> Branch:
    """One of these weapons, and at whom of these to aim it; `besides` are left out."""
    found: Found = {kind: aimed(aims_among(kind, others, besides)) for kind in kinds}
    return Branch("weapon", found, of=CARD)


@lru_cache(maxsize=1024)
def peeks(others: tuple[int, ...], closed: tuple[tuple[str, ...], ...], count: int) -> Branch:
    """One of these closed cards, or up to this many."""
    found = dict(zip(others, closed, strict=True))
    if count == 1:
        return whose(found)
    return several(tuple((other, spot) for other, here in found.items() for spot in here), count, 1, "whose")


class Doomsday(Setup):
    """Four to sixteen players; nine and more play the advanced game."""

    id = "doomsday"
    version = 4
    PLAYERS = PLAYERS
    MINUTES = (30, 60)
    WEIGHT = "middle"
    MODES: ClassVar[Mapping[str, Mode]] = {
        "basic": Mode({}, SMALL),
        "legion": Mode({"legion": True}, SMALL),
        "advanced": Mode({}, LARGE),
        "advanced-legion": Mode({"legion": True}, LARGE),
    }
    PRESETS: ClassVar[Mapping[str, Preset]] = {
        "first": Preset("basic", {"first_roles": True, "window": 6.0, "turn": 180, "answer": 60}),
        "usual": Preset(),
        "everything": Preset(None, {"legion": True}),
    }
    HIDDEN = ("face", "hands", "deck", "trail", "marks")
    EVENTS, FACTS, ABOUT = events.EVENTS, events.FACTS, events.ABOUT
    AWARDS, TURNS = events.AWARDS, events.TURNS
    EFFECTS = (*MOMENTS, *QUESTIONS)
    LIVE: ClassVar[Mapping[str, Any]] = {"moment": 6}
    TALK = frozenset({"say"})
    AWAITED = events.AWAITED
    OWN_DEVICES = True
    SIMULATED: ClassVar[Mapping[str, Any]] = {"window": 0}
    WINDOW_ROOM = (1600, 800)
    CARDS: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "roles": tuple(ROLES),
        "programs": tuple(PROGRAMS),
        "loyalty": tuple(LOYALTY),
        "weapons": tuple(WEAPONS),
    }
    CARD_TEXTS: ClassVar[Mapping[str, str]] = {
        "roles": "role",
        "programs": "program",
        "loyalty": "loyalty",
        "weapons": "weapon",
    }
    COPIES: ClassVar[Mapping[str, int]] = {
        **{card: program.copies for card, program in PROGRAMS.items()},
        **{card: loyalty.copies for card, loyalty in LOYALTY.items()},
        **{card: weapon.copies for card, weapon in WEAPONS.items()},
    }

    Options = Choices

    idle_table: bool
    """Whether the table waits for whose turn it is, and no effect is being carried out."""

    def setup(self) -> Next:
        self.trail = []
        self.inverted = self.no_humans = self.checked = self.idle_table = False
        self.buried, self.graves, self.stack, self.acting = [], [], [], []
        self.aside, self.aside_names = [], []
        self.turns = self.quiet = 0
        self.ready, self.used, self.shot, self.pending = [], [], [], {}
        self.spent = self.result = self.announced = ""
        self.unmasked = self.looking = False
        self.words = [talk.MOST for _ in self.seats]
        self.claims, self.tones = [], {}
        self.lay_weapons()
        deal = self.options.deal
        if deal is None:
            self.deal_cards()
        else:
            self.lay_out(deal)
        self.look_at_cards()
        if deal is None:
            return self.begin
        self.mark_position(deal)
        return self.take_turn

    def begin(self) -> Steps[Next]:
        """Roles that show themselves at the start do so; so whatever lies face down is none of them."""
        for seat in self.clockwise(self.turn):
            (role,) = (self.face[card] for card in self.role[seat])
            if role in started:
                yield from started.play(role, self, seat)
        closed = [self.role[seat][0] for seat in self.seats if self.closed_roles(seat)]
        self.see((), *closed, note=(LACKS, EVERYBODY, tuple(started)))
        return self.take_turn

    # --- a turn ---------------------------------------------------------------------------------------------------

    def take_turn(self) -> Steps[Next]:
        """One turn. If somebody has died in it, there is a check once more when it is over (A6)."""
        self.turns += 1
        self.graves, self.spent, self.used = [], "", []
        self.words = [talk.MOST for _ in self.seats]
        self.ready = self.armed(self.turn)
        self.tell(ALL, "turn", seat=self.turn)
        try:
            yield from self.interruptible(self.whole_turn(self.turn))
            self.idle_table = False
            if self.graves:
                self.check(self.graves, again=True)
                self.end_if_decided()
        except Decided:
            return (yield from self.ending())
        self.quiet += 1
        if self.quiet >= self.options.stalemate_rounds * len(self.living()):
            return (yield from self.ending())
        self.turn = self.clockwise(self.turn + 1, self.living())[0]
        return self.take_turn

    def ending(self) -> Steps[Outcome]:
        """All teams are told, and nothing is hidden any more that could matter."""
        self.idle_table = False
        self.unmasked = True
        teams = {seat: self.team(seat) for seat in self.seats}
        yield from self.moment(self.tell(ALL, "unmasked", side=self.result or "stalemate", teams=teams))
        if not self.result:
            return Outcome((), "stalemate")
        if self.result == "nobody":
            return Outcome((), "nobody-left")
        reason = "last-alive" if self.result == OUTCAST else "last-team"
        return Outcome(self.winners(), reason, self.result)

    def broken(self) -> bool:
        """A turn is over if its player has died, once all that comes of it is done: words break nothing off."""
        return self.idle_table and not self.lives[self.turn]

    def whole_turn(self, seat: int) -> Steps[None]:
        yield from self.set_off(turn_begun, Event("turn-begun", seat))
        yield from self.settle()
        while self.lives[seat]:
            self.idle_table = True
            verb, *path = yield from Ask(seat, "turn", self.deeds, limit=self.options.turn)
            self.idle_table = False
            if verb == END:
                break
            yield from self.act(seat, verb, path)
            yield from self.settle()
        yield from self.trim(seat)

    def trim(self, seat: int) -> Steps[None]:
        """At the end of one's own turn (A10) programs go under the deck, one by one, until there are not too many."""
        while self.lives[seat] and self.must_discard(seat):
            yield from self.trim_one(seat)

    def trim_one(self, seat: int) -> Steps[None]:
        """A program goes, from the hand or the table; meanwhile others, even the player's own, may still be played."""
        self.idle_table = True
        face = yield from self.ask(seat, "discard", partial(self.discardable, seat))
        self.idle_table = False
        if face in self.held(seat):
            self.put_under(seat, [self.find(seat, face)])
        elif face:
            self.remove_laid(seat, face)

    def over_limit(self, seat: int) -> bool:
        """Whether somebody has more programs than allowed; in the advanced game those on the table also count."""
        usual = LIMITS["hand-advanced" if self.advanced else "hand"]
        count = len(self.hands[seat]) + (len(self.laid[seat]) if self.advanced else 0)
        return count > hand_limit.ask(self, seat, usual)

    def too_many(self, seat: int) -> bool:
        """Whether somebody must discard: more than the limit, or more than two hidden ones (A9, A53)."""
        return self.over_limit(seat) or self.hidden_held(seat) > LIMITS["hidden"]

    def must_discard(self, seat: int) -> bool:
        """The same; where it hangs on hidden ones, everybody who counts the cards learns whether it is so."""
        over = self.too_many(seat)
        if len(self.hands[seat]) > LIMITS["hidden"] and not self.over_limit(seat):
            self.see((), *self.hands[seat], note=(HIDES, EVERYBODY, over))
            self.tell(ALL, "hidden-counted", seat=seat, over=over)
        return over

    def discardable(self, seat: int) -> Pick[str]:
        """What may be discarded: anything in the advanced game, else hidden ones only if nothing else is left (A9)."""
        if not self.too_many(seat):
            return Pick((), CARD)
        held = self.held(seat)
        if not self.advanced:
            return Pick([face for face in held if face not in HIDDEN] or held, CARD)
        if self.over_limit(seat):
            return Pick([*held, *self.named(self.laid[seat])], CARD)
        return Pick([face for face in held if face in HIDDEN], CARD)

    # --- the action -----------------------------------------------------------------------------------------------

    def deeds(self) -> Tree[tuple[Any, ...]]:
        """Everything the player whose turn it is may do but play programs; to drop a weapon is an action (A46)."""
        seat = self.turn
        limit = weapon_limit.ask(self, seat, 1)
        if self.spent and not 0 < len(self.used) < limit:
            return ONLY_END
        found: Found = {}
        if self.ready:
            found |= self.weapon_deeds(seat)
        if (not self.ready or limit > 1) and self.room(seat) > 0:
            found[ARM] = self.arming(seat)
        if self.spent:  # with a second weapon what was done with the first
            found = {verb: below for verb, below in found.items() if verb == self.spent}
        else:
            if not self.ready:
                found |= self.free_deeds(seat)
            found |= actions.offers("", self.in_force(seat), self, seat)
        if self.spent or self.options.may_pass or Tree(Branch("turn", found)).empty:
            found = {END: None, **found}
        return Tree(Branch("turn", found))

    def weapon_deeds(self, seat: int) -> Found:
        """What can be done with the weapons that were held when the turn began (A19), each once."""
        weapons = self.weapon_words(weapon for weapon in self.ready if weapon not in self.used)
        banned = self.banned(seat)
        shots: Found = {
            word: self.ways(seat, weapon)
            for word, weapon in weapons.items()
            if self.arms[weapon] not in banned and (self.aims[weapon] or not WEAPONS[self.arms[weapon]].aims)
        }
        shots |= dict.fromkeys(self.other_manners(seat, weapons.values()))
        aims: Found = {word: self.redirection(weapon) for word, weapon in weapons.items() if not self.fixed[weapon]}
        drops: Found = dict.fromkeys(weapons)
        branches = ((DROP, drops), (AIM, aims), (SHOOT, shots))
        return {verb: Branch("weapon", below, of=CARD) for verb, below in branches if below}

    def arming(self, seat: int) -> Branch:
        """The weapons that may be taken, and at whom to aim each."""
        besides = tuple(target for weapon in self.armed(seat) for target in self.aims[weapon])
        return armings(tuple(self.takeable(seat)), tuple(self.others(seat)), besides)

    def free_deeds(self, seat: int) -> Found:
        """What somebody may do who was unarmed when the turn began, or has lost the weapons since (A20)."""
        found: Found = {PEEK: self.peeks(seat)}
        if self.may_draw(seat):
            found[DRAW] = None
        return found

    def peeks(self, seat: int) -> Branch:
        """A loyalty card of somebody else, or the role of somebody whose loyalty cards are both open."""
        others = tuple(self.others(seat))
        facing = tuple([tuple(self.closed_loyalty(other) or self.closed_roles(other)) for other in others])
        return peeks(others, facing, peek_count.ask(self, seat, 1))

    def act(self, seat: int, verb: str, path: list[Any]) -> Steps[None]:
        """The action of a turn."""
        self.spent = verb
        if verb == PEEK:
            yield from self.peek(seat, taken(path))
        elif verb == DRAW:
            yield from self.draw(seat)
        elif verb == ARM:
            weapon = self.takeable(seat)[path[0]]
            self.arm(seat, weapon, path[1:])
            self.used.append(weapon)
        elif verb in actions:
            yield from actions.play(verb, self, seat, *path)
        else:
            yield from self.use(seat, verb, path)

    def use(self, seat: int, verb: str, path: list[Any]) -> Steps[None]:
        """Drop, aim or fire a weapon; a shot that does not come off is no action (A13).

        Even that weapon may be taken again then (A56), unless another was fired before: that was the action (A73).
        """
        word, *how = path
        weapon = self.other_manners(seat, self.ready)[word] if word in manners else self.weapon(seat, word)
        first = not self.used
        self.used.append(weapon)
        if verb == DROP:
            yield from self.drop(weapon)
        elif verb == AIM:
            self.aim(weapon, how)
        elif not (yield from self.shoot(seat, weapon, path if word in manners else how)):
            self.ready = []
            if first:  # else there was a shot with another weapon, and that was the action
                self.spent, self.used = "", []

    # --- what may be done at any time -----------------------------------------------------------------------------

    def offers(self, seat: int) -> Iterable[Ask]:
        """Programs, while no effect is being carried out; and something to say.

        Nothing while all look at something, and nothing but the answers in a window: there is no time for talk.
        """
        if self.looking or self.announced:
            return
        if self.idle_table and self.lives[seat] and (found := self.playable(seat)):
            yield Ask(seat, "play", Tree(Branch("program", found, of=CARD)))
        if self.lives[seat] and self.words[seat]:
            yield Ask(seat, "say", talk.sayings(tuple(self.others(seat)), self.options.legion))

    def interrupt(self, seat: int, key: str, value: tuple[Any, ...]) -> Steps[None]:
        if key == "say":
            talk.say(self, seat, value)
            return
        idle, self.idle_table = self.idle_table, False
        card, *how = value
        yield from self.play(seat, card, how)
        yield from self.settle()
        self.idle_table = idle

    # --- what is seen ---------------------------------------------------------------------------------------------

    def channels(self) -> list[Channel]:
        """The dead know teams and are silent until they come back, or the match is over (A24)."""
        return [Channel("table", ALL, self.seats if self.result else self.living())]

    def public(self) -> Public:
        return board(self)

    def private(self, seat: int) -> Private:
        return own(self, seat)

    def pools(self) -> list[list[int]]:
        """Roles, loyalty cards and programs have different backs."""
        kinds: list[list[int]] = [[], [], []]
        for card, face in enumerate(self.face):
            kinds[0 if face in ROLES else 1 if face in LOYALTY else 2].append(card)
        return kinds

    def imagine(self, seat: int, dice: Dice) -> None:
        if not self.unmasked:
            guess.redeal(self, seat, dice)

    def facts(self) -> list[Told]:
        return facts(self)

    def awards(self, outcome: Outcome) -> Iterable[Highlight]:
        return awards.awards(self, outcome)

    def retelling(self, outcome: Outcome) -> Iterable[Highlight]:
        return awards.turns(self, outcome)

    def first_player(self) -> int:
        return self.turn

    def tally(self) -> Iterable[Count]:
        return tally(self)
