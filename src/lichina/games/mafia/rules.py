"""«Мафия»: a town that votes by day, and a night in which everybody taps and only some of it is true.

A phase reads like its paragraph of the rulebook. What happens in a night is collected here and resolved in `night`;
who has won is decided in `victory`; which cards are dealt, in `deck`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Annotated, Any, Literal

from msgspec import Meta

from lichina.kernel import (
    ALL,
    All,
    Ask,
    BadOptions,
    Channel,
    Dice,
    First,
    Game,
    Mode,
    Next,
    Outcome,
    Pick,
    Steps,
    Wait,
)

from . import deck as decks
from . import talk
from .ballot import ABSTAIN, leading, voters
from .guess import redeal
from .night import ORDER, Dawn, Night, Rulings, Shots, aim, bury, cure, exposes, release, resolve, roles, succeed
from .position import Deal
from .roles import GANGS, ROLES
from .town import SIDE, Town
from .victory import Moment, WinMode, winner
from .view import Check, Everything, Gone, Note, Secret, Square

HOUR = 3600
"""Where a person moderates, a stage lasts until he ends it, and not longer than this."""
PLEA = 30
SHOW = 15
"""Seconds in which hands go up for one name, where names are called in turn."""
QUIET = 3
"""After so many days and nights without a death, an infection or a jailing nobody wins (A50)."""
PASS = "pass"

TASKS = (
    {"beauty": "visit", "doctor": "heal", "bodyguard": "guard", "journalist": "compare"},
    {"detective": "check", "judge": "judge", "maniac": "kill", "widow": "poison", "patient0": "infect"},
)
"""What the holders of cards are asked in each half of the night; gangs and the spy point in the first."""
ROLE_OF = {key: role for half in TASKS for role, key in half.items()} | {"represent": "lawyer"}
LEARNS = {"detective": "checked", "judge": "judged", "journalist": "compared"}


@lru_cache(maxsize=256)
def advised(
    players: int, triads: bool, loners: tuple[str, ...], style: decks.Style, checker: decks.Checker, strict_box: bool
) -> tuple[str, ...]:
    """The cards that the rulebook advises for a table."""
    deck = decks.build(players, triads=triads, loners=loners, style=style, checker=checker, strict_box=strict_box)
    return tuple(sorted(deck.elements()))


@lru_cache(maxsize=4096)
def anybody(seats: tuple[int, ...], but: tuple[int | str, ...], nobody: str) -> Pick:
    """One of these seats but some, or, unless that is barred, too, and a seat is left, nobody."""
    options: list[int | str] = [seat for seat in seats if seat not in but]
    return Pick(options if nobody in but and options else [*options, nobody])


class Mafia(Town, Game):
    """Six to thirty-two players, one gang or two, with or without loners."""

    id = "mafia"
    PLAYERS = range(6, 33)
    MODES = {
        "classic": Mode(),
        "triads": Mode({"triads": True}, range(12, 33)),
        "maniac": Mode({"loners": ["maniac"]}, range(8, 33)),
        "widow": Mode({"loners": ["widow"]}, range(8, 33)),
        "patient0": Mode({"loners": ["patient0"]}, range(8, 33)),
        "everything": Mode({"triads": True, "loners": ["patient0"], "checker": "judge"}, range(12, 33)),
        "moderated": Mode({"moderator": 0}, range(7, 34)),
    }
    HIDDEN = ("card", "infected", "poison", "chief", "last_heal", "notes", "checks", "wakes")
    REVEALS = frozenset(
        "morning killed jailed freed voted-out nobody-out tied hand abstained raised checked judged compared no-answer room "
        "pointed held-fire aimed exposed infected cured heir advised unmasked".split()
    )
    RESTARTS = frozenset({"nightfall"})
    WITH_BOTS = {"style": "even", "win_mode": "last_side"}
    EFFECTS = (roles,)

    class Options(Game.Options, frozen=True):
        """What a table may choose."""

        style: decks.Style = "standard"
        triads: bool = False
        loners: list[Literal["maniac", "widow", "patient0"]] = []
        checker: decks.Checker = "detective"
        strict_box: bool = False
        counts: dict[str, int] | None = None
        reveal_deck_list: bool = True
        moderator: Annotated[int, Meta(ge=0, le=32)] | None = None
        dead_see: Literal["public", "everything"] = "public"
        vote: Literal["open", "in_turn", "sealed"] = "open"
        tie: Literal["runoff", "nobody", "random", "all"] = "runoff"
        require_majority: bool = False
        win_mode: WinMode = "hybrid"
        blocked_check: Literal["neutral", "random", "no_result"] = "neutral"
        lawyer_jails_innocent: bool = True
        gangs_are_one: bool = False
        journalist_self: bool = False
        infection_survives_p0: bool = True
        statements: Annotated[int, Meta(ge=0, le=9)] = 3
        discussion: Annotated[int, Meta(ge=10, le=3600)] = 180
        voting: Annotated[int, Meta(ge=5, le=3600)] = 60
        night: Annotated[int, Meta(ge=10, le=600)] = 60
        constant_night: bool = True
        deal: Deal | None = None

    options: Options
    players: list[int]
    """The seats with a card: all but the moderator's."""
    deck: dict[str, int]
    day: int
    stage: str
    half: int
    gone: list[tuple[int, bool, int]]
    """Who has left: the seat, whether by a vote, and in which day or night."""
    quiet: int
    stirred: bool
    """Whether anything has happened since the last morning that keeps the game alive."""
    wakes: list[tuple[int, str, list[int]]]
    """Who was awake together: the night, the gang, the seats."""
    rooms: dict[str, list[int]]
    """Tonight's, by gang: its members who can act, and the spy."""
    orders: dict[str, int | None]
    ballots: dict[str, dict[int, int | None]]
    again: dict[str, dict[int, int | None]]
    """The second ballots of a gang that has shot the spy."""
    shots: dict[str, int | None]
    exposed: list[str]
    checks: list[tuple[int, int, list[int], str | None]]
    """What checkers have learned: the seat, the night, whom, the answer."""
    notes: list[tuple[int, int, int, int]]
    """Whom players suspect: the seat, the night, its half, whom."""
    candidates: list[int]
    called: int
    hands: dict[int, int | str]
    ready: list[int]
    words: list[int]
    """How many statements each seat has left today."""

    @classmethod
    def table_sizes(cls, options: Any) -> range:
        """The moderator needs a seat besides."""
        return cls.PLAYERS if options.moderator is None else range(7, 34)

    # --- the beginning --------------------------------------------------------------------------------------------

    def setup(self) -> Next:
        options = self.options
        moderator = options.moderator
        if moderator is not None and moderator not in self.seats:
            raise BadOptions("no-moderator", f"there is no seat {moderator} for the moderator", seat=moderator)
        self.players = [seat for seat in self.seats if seat != moderator]
        if options.deal and (fault := options.deal.fault(self.players)):
            raise self.refuse_deal(fault)
        deal = options.deal or self.shuffled()
        self.lay_out(deal)
        for seat in self.players:
            self.tell(self.heard_by(seat), "dealt", seat=seat, card=self.card[seat])
        if options.reveal_deck_list:
            self.tell(ALL, "deck", deck=self.deck)
        if deal.start != "introduction":
            self.acquaint()
        starts: dict[str, Any] = {
            "introduction": self.introduction,
            "day": self.sunrise,
            "vote": self.poll,
            "dusk": self.dusk,
            "night": self.nightfall,
        }
        return starts[deal.start]  # type: ignore[no-any-return]

    def shuffled(self) -> Deal:
        """The cards of the deck, dealt by chance."""
        options, count = self.options, len(self.players)
        if options.counts is not None:
            deck = decks.check(options.counts, count, triads=options.triads, strict_box=options.strict_box)
            pile = tuple(sorted(deck.elements()))
        else:
            loners = tuple(options.loners)
            pile = advised(count, options.triads, loners, options.style, options.checker, options.strict_box)
        cards = self.dice.sample(pile, count)
        if options.moderator is not None:
            cards.insert(options.moderator, "")
        return Deal(cards)

    def lay_out(self, deal: Deal) -> None:
        """Put a position on the table."""
        self.card = list(deal.cards)
        self.deck = {role: count for role in ROLES if (count := self.card.count(role))}
        self.alive = [seat for seat in self.players if seat not in deal.dead]
        self.jailed = list(deal.jailed)
        self.infected = dict.fromkeys(deal.infected, deal.nights)
        self.poison = dict.fromkeys(deal.poisoned, deal.nights + 1)
        self.chief = {gang: self.card.index(chief) for gang, (_, chief) in GANGS.items() if chief in self.card}
        self.chief |= deal.chief
        succeed(self, self.dice)
        self.last_heal = -1 if deal.last_heal is None else deal.last_heal
        self.night = deal.nights
        self.day = deal.nights + (deal.start in ("vote", "dusk", "night"))
        self.stage = deal.start
        self.half = 0
        self.gone = [(seat, False, deal.nights) for seat in deal.dead]
        self.quiet = 0
        self.stirred = True
        self.wakes, self.checks, self.notes = [], [], []
        self.clear_night()
        self.clear_vote()
        self.ready = []
        self.words = [0] * len(self.seats)

    def introduction(self) -> Steps[Next]:
        """The first night: everybody looks at the own card, the gangs see each other, and nothing happens."""
        self.stage = "introduction"
        yield from self.begin()
        self.tell(ALL, "introduction")
        self.acquaint()
        seen = Pick(["seen"])
        yield All([Ask(seat, "look", seen) for seat in self.players], limit=self.options.night)
        return self.sunrise

    def acquaint(self) -> None:
        """The gangs open their eyes for the first time."""
        for gang in GANGS:
            if room := self.room_of(gang, self.players):
                self.wake(gang, room, 0)

    # --- the moderator --------------------------------------------------------------------------------------------

    def begin(self) -> Steps[None]:
        """Where a person moderates, the stage begins when he says so."""
        if self.options.moderator is not None:
            about = {"stage": self.stage, "half": self.half}
            yield Ask(self.options.moderator, "begin", Pick(["begin"]), about=about, limit=HOUR)

    def taps(self, asks: list[Any], seconds: int, constant: bool = False) -> Steps[None]:
        """Ask all these at once, and take down what is answered as it comes; it may be changed until the end.

        It ends when all have answered, or, `constant`, with the time; where a person moderates, when he ends it.
        """
        moderator = self.options.moderator
        if moderator is None:
            pause = [Wait(seconds)] if constant else []
            yield All(asks + pause, limit=seconds, amend=True, each=self.taken)
            return
        gate = All([*asks, Wait(HOUR)], limit=HOUR, amend=True, each=self.taken)
        about = {"stage": self.stage, "half": self.half}
        yield First([gate, Ask(moderator, "end", Pick(["end"]), about=about)])

    def overseers(self) -> list[int]:
        """Who sees everything: the moderator, and the dead where the table lets them."""
        seats = [] if self.options.moderator is None else [self.options.moderator]
        return seats + [seat for seat, _, _ in self.gone] if self.options.dead_see == "everything" else seats

    def heard_by(self, *seats: int) -> set[int]:
        """These seats, and those who see everything."""
        return {*seats, *self.overseers()}

    # --- the day --------------------------------------------------------------------------------------------------

    def sunrise(self) -> Next:
        """A day begins: has somebody won?"""
        self.day += 1
        self.stage, self.half = "day", 0
        self.tell(ALL, "day", day=self.day)
        if self.day > 1:
            self.quiet = 0 if self.stirred else self.quiet + 1
        self.stirred = False
        return self.over("day") or self.discussion

    def discussion(self) -> Steps[Next]:
        """People talk; whoever wants to vote says so, and when all do, or time is up, the vote begins."""
        self.stage = "discussion"
        yield from self.begin()
        limit = self.options.discussion if len(self.alive) >= 6 else self.options.discussion // 2
        self.ready = []
        self.words = [self.options.statements] * len(self.seats)
        topics = self.topics()
        flows: list[Any] = [self.speak(seat, topics) for seat in self.alive]
        if self.options.moderator is not None:
            limit = HOUR
            about = {"stage": self.stage, "half": self.half}
            flows.append(Ask(self.options.moderator, "end", Pick(["end"]), about=about))
        yield First(flows, limit=limit)
        self.ready = []
        return self.poll

    def speak(self, seat: int, topics: talk.Topics) -> Steps[None]:
        """What one player says; whoever speaks again does not want to vote yet. It ends when all want to vote."""
        while self.words[seat] or seat not in self.ready:
            said = yield Ask(seat, "say", topics.sayings(seat, self.words[seat] > 0, seat in self.ready))
            if said[0] == "ready":
                self.ready.append(seat)
                if len(self.ready) == len(self.alive) and self.options.moderator is None:
                    return
                continue
            self.words[seat] -= 1
            if seat in self.ready:
                self.ready.remove(seat)
            key, data = talk.told(seat, said)
            self.tell(ALL, key, **data)
        yield Wait(HOUR)

    def topics(self) -> talk.Topics:
        """What can be said today."""
        known = tuple(self.deck) if self.options.reveal_deck_list else tuple(ROLES)
        return talk.topics(tuple(self.players), tuple(self.alive), known, self.night, self.day)

    def poll(self) -> Next:
        """Everybody stands to be voted out."""
        self.stage = "vote"
        self.clear_vote()
        self.candidates = list(self.alive)
        return self.vote

    def clear_vote(self) -> None:
        self.candidates, self.called, self.hands = [], 0, {}

    def vote(self) -> Steps[Next]:
        """Hands go up. The one with most votes is out, shows the card and leaves."""
        if not self.called:
            yield from self.begin()
        if self.options.vote == "in_turn":
            yield from self.call_name()
            if self.called < len(self.candidates) and len(self.hands) < len(voters(self)):
                return self.vote
        elif self.options.vote == "sealed":
            asks = {seat: Ask(seat, "vote", self.slate(seat), default=ABSTAIN) for seat in voters(self)}
            ballots = yield All(asks, limit=self.options.voting, amend=True)
            for seat in ballots:
                self.raise_hand(seat, ballots[seat])
        else:
            open_asks = [Ask(seat, "vote", self.slate(seat)) for seat in voters(self)]
            for ask in open_asks:
                ask.shown = True
            yield from self.taps(open_asks, self.options.voting)
        return self.count()

    def slate(self, seat: int) -> Pick:
        """Whom this player may vote for: nobody votes for himself (A7)."""
        return anybody(tuple(self.candidates), (seat,), ABSTAIN)

    def call_name(self) -> Steps[None]:
        """The next name is called, and those who have not voted yet raise a hand or do not."""
        name = self.candidates[self.called]
        free = [seat for seat in voters(self) if seat not in self.hands and seat != name]
        if free:
            hand = Pick(["down", "up"])
            asks = {seat: Ask(seat, "hand", hand, about={"seat": name}, default="down") for seat in free}
            shown = yield All(asks, limit=SHOW)
            seats = [seat for seat in free if shown[seat] == "up"]
            self.tell(ALL, "raised", seat=name, voters=seats)
            self.hands |= dict.fromkeys(seats, name)
        self.called += 1

    def raise_hand(self, seat: int, target: int | str) -> None:
        """A hand goes up, or openly stays down."""
        self.hands[seat] = target
        if target == ABSTAIN:
            self.tell(ALL, "abstained", seat=seat)
        else:
            self.tell(ALL, "hand", seat=seat, target=target)

    def count(self) -> Next:
        """Who is out? A tie goes as the table has agreed (A6)."""
        options = self.options
        leaders = leading(self, self.hands, options.require_majority)
        second = self.stage == "runoff"
        if len(leaders) > 1:
            self.tell(ALL, "tied", seats=leaders)
            if options.tie == "runoff" and not second:
                self.stage = "plea"
                self.clear_vote()
                self.candidates = leaders
                return self.plea
            if options.require_majority or options.tie in ("runoff", "nobody"):
                leaders = []
            elif options.tie == "random":
                leaders = [self.dice.choice(leaders)]
        if not leaders:
            self.tell(ALL, "nobody-out")
        self.clear_vote()
        self.put_out(leaders)
        return self.dusk

    def plea(self) -> Steps[Next]:
        """Each of those with the most votes speaks once more, then there is a vote between them."""
        topics = self.topics()
        for seat in self.candidates:
            said = yield Ask(seat, "plead", topics.pleas(seat), limit=PLEA, default=("done",))
            if said != ("done",):
                key, data = talk.told(seat, said)
                self.tell(ALL, key, **data)
        self.stage = "runoff"
        return self.vote

    def put_out(self, seats: list[int]) -> None:
        """The town has decided: cards are shown, prisoners may be free, a gang may have a new chief."""
        for seat in seats:
            self.tell(ALL, "voted-out", seat=seat, card=self.card[seat])
            self.leave(seat, by_vote=True)
        if freed := release(self):
            self.tell(ALL, "freed", seats=freed)
        if not self.options.infection_survives_p0:
            self.tell_cured(cure(self))
        self.tell_heirs(succeed(self, self.dice))

    def leave(self, seat: int, by_vote: bool) -> None:
        self.stirred = True
        self.gone.append((seat, by_vote, self.day if by_vote else self.night))
        if seat in self.alive:
            self.alive.remove(seat)
        if seat in self.jailed:
            self.jailed.remove(seat)
        self.poison.pop(seat, None)

    def dusk(self) -> Next:
        """A day is over: the town may have won."""
        return self.over("dusk") or self.nightfall

    # --- the night ------------------------------------------------------------------------------------------------

    def clear_night(self) -> None:
        self.rooms, self.orders, self.ballots, self.again = {}, {}, {}, {}
        self.shots, self.exposed = {}, []

    def nightfall(self) -> Steps[Next]:
        """The town sleeps. Everybody has something to tap in each half of the night, whatever the card.

        The gangs' ballots and the beauty's order are closed at half-time, so that a gang that has hit the spy can
        point once more. The night is as long whatever happens in it.
        """
        self.stage, self.half = "night", 0
        yield from self.begin()
        self.night += 1
        self.tell(ALL, "night", night=self.night)
        self.clear_night()
        for gang in GANGS:
            if room := self.room_of(gang, self.alive):
                self.rooms[gang] = room
                self.ballots[gang], self.again[gang] = {}, {}
                self.wake(gang, room, self.night)
        self.half = 1
        yield from self.taps(self.asks_at_night(), self.options.night // 2, self.options.constant_night)
        self.shoot()
        self.half = 2
        yield from self.taps(self.asks_at_night(), self.options.night // 2, self.options.constant_night)
        return self.dawn

    def room_of(self, gang: str, among: Iterable[int]) -> list[int]:
        """Who wakes with a gang: its members and the spy, unless in jail or infected. Without members nobody does."""
        free = [seat for seat in among if seat not in self.jailed and seat not in self.infected]
        members = [seat for seat in free if SIDE[self.card[seat]] == gang]
        spy = [seat for seat in free if self.card[seat] == "spy"] if members else []
        return sorted(members + spy)

    def wake(self, gang: str, room: list[int], night: int) -> None:
        """A gang opens its eyes. There may be a pair of eyes too many, and nobody sees whose."""
        self.wakes.append((night, gang, room))
        self.tell(self.heard_by(*room), "room", gang=gang, seats=room)

    def tasks(self) -> dict[int, str]:
        """What each player is asked in this half of the night; who has nothing to do says whom he suspects."""
        tasks = dict.fromkeys(self.alive, "suspect")
        holders = {self.card[seat]: seat for seat in self.alive}
        own = TASKS[self.half - 1]
        if self.half == 2 and self.orders.get("compare") is not None:
            own = {"journalist": "compare-with", **own}
        for role, key in own.items():
            seat = holders.get(role)
            if seat is not None and self.able(seat):
                tasks[seat] = key
        for gang, room in self.rooms.items():
            if self.half == 1:
                tasks |= dict.fromkeys(room, "shoot")
            elif gang in self.exposed:
                tasks |= {seat: "again" for seat in room if self.card[seat] != "spy"}
        if self.half == 2 and self.infected and "patient0" in holders:
            tasks |= {seat: "advise" for seat in self.alive if seat in self.infected and seat not in self.jailed}
        return tasks

    def asks_at_night(self) -> list[Any]:
        asks: list[Any] = []
        alive, overseers = tuple(self.alive), self.overseers()
        for seat, key in self.tasks().items():
            asks.append(self.ask_at_night(seat, key, alive, overseers))
            if key == "shoot" and self.card[seat] == "lawyer":
                asks.append(self.ask_at_night(seat, "represent", alive, overseers))
        return asks

    def ask_at_night(self, seat: int, key: str, alive: tuple[int, ...], overseers: list[int]) -> Ask:
        """A question that looks like everybody's: one of the living, or nobody."""
        closed = self.barred(seat, key)
        form = anybody(alive, tuple(closed), PASS)
        shown = overseers
        if key in ("shoot", "again"):
            shown = overseers + [other for room in self.rooms.values() if seat in room for other in room]
        elif key == "advise":
            shown = overseers + self.sick()
        ask = Ask(seat, key, form)
        ask.closed, ask.default, ask.shown = closed, form.options[-1], shown
        return ask

    def barred(self, seat: int, key: str) -> dict[Any, str]:
        """Whom this player cannot choose, and why."""
        if key == "suspect":
            return {seat: "yourself"}
        if key in ("shoot", "represent"):
            return {}
        if key == "again":
            return {self.shots[self.gang_of(seat) or ""]: "shot-already"}
        if key == "heal":
            return {self.last_heal: "healed-last-night"} if self.last_heal in self.alive else {}
        closed: dict[Any, str] = {} if key == "compare" and self.options.journalist_self else {seat: "yourself"}
        if key == "kill":
            closed[PASS] = "must-shoot"
        elif key == "compare-with":
            first: Any = self.orders["compare"]
            closed = {first: "named-already"} if self.options.journalist_self else {**closed, first: "named-already"}
        elif key in ("infect", "advise"):
            closed |= dict.fromkeys((other for other in self.sick() if other != seat), "infected-already")
        return closed

    def sick(self) -> list[int]:
        """Patient zero and the infected who live."""
        return [seat for seat in self.alive if seat in self.infected or self.card[seat] == "patient0"]

    def taken(self, seat: int, key: str, value: Any) -> None:
        """Somebody has tapped: an order, a ballot, a hand, a suspicion."""
        if key == "vote":
            self.raise_hand(seat, value)
            return
        target = None if value == PASS else value
        if key == "suspect":
            self.suspect(seat, target)
        elif key == "advise":
            if target is not None:
                self.tell(self.heard_by(*self.sick()), "advised", seat=seat, target=target)
        elif key in ("shoot", "again"):
            for gang, room in self.rooms.items():
                if seat in room and (key == "shoot" or self.gang_of(seat) == gang):
                    self.point(gang, seat, key, target)
        else:
            self.orders[key] = target

    def suspect(self, seat: int, target: int | None) -> None:
        """A suspicion is noted, and takes the place of that of the same half of the night; those are the last ones."""
        for index in range(len(self.notes) - 1, -1, -1):
            who, night, half, _ = self.notes[index]
            if (night, half) != (self.night, self.half):
                break
            if who == seat:
                del self.notes[index]
                break
        if target is not None:
            self.notes.append((seat, self.night, self.half, target))

    def point(self, gang: str, seat: int, key: str, target: int | None) -> None:
        """A ballot in a gang's room: seen there as it comes."""
        room = self.rooms[gang]
        if key == "again":
            room = [other for other in room if self.card[other] != "spy"]
        (self.ballots if key == "shoot" else self.again)[gang][seat] = target
        if target is None:
            self.tell(self.heard_by(*room), "held-fire", gang=gang, seat=seat)
        else:
            self.tell(self.heard_by(*room), "pointed", gang=gang, seat=seat, target=target)

    def shoot(self) -> None:
        """Half-time: the gangs have pointed. A blocked gangster's ballot is void, and nobody is told so."""
        beauty = self.holder("beauty")
        safe = self.orders.get("visit") if beauty is not None and self.able(beauty) else None
        for gang, room in self.rooms.items():
            cast = self.ballots[gang]
            seen = aim(self, gang, cast, None, self.dice)
            void = safe is not None and cast.get(safe) is not None and safe in self.members(gang)
            target = aim(self, gang, cast, safe, self.dice) if void else seen
            if seen is not None:
                self.tell(self.heard_by(*room), "aimed", gang=gang, target=seen)
            self.shots[gang] = target
            if target is not None and exposes(self, target, safe):
                self.exposed.append(gang)
                self.tell(self.heard_by(*room), "exposed", gang=gang, seat=target)

    def dawn(self) -> Next:
        """The night is resolved, and the town hears what it may hear."""
        night = self.resolved()
        for checker, key in LEARNS.items():
            if checker in night.answers:
                self.learn(checker, key, night)
        dawn = bury(night, self.dice)
        self.clear_night()
        self.half = 0
        self.tell(ALL, "morning", night=self.night, dead=dawn.dead)
        self.announce(dawn)
        return self.sunrise

    def resolved(self) -> Night:
        options = self.options
        orders: dict[str, Any] = {ROLE_OF[key]: value for key, value in self.orders.items() if key in ROLE_OF}
        pair = (self.orders.get("compare"), self.orders.get("compare-with"))
        orders["journalist"] = None if None in pair else pair
        safe = orders.get("beauty") if self.holder("beauty") is not None else None
        shots = {
            gang: Shots(first, aim(self, gang, self.again[gang], safe, self.dice) if gang in self.exposed else None)
            for gang, first in self.shots.items()
        }
        rulings = Rulings(
            options.blocked_check,
            options.lawyer_jails_innocent,
            options.gangs_are_one,
            options.infection_survives_p0,
        )
        night = Night(self, orders, shots, self.dice, rulings)
        resolve(night)
        return night

    def learn(self, checker: str, key: str, night: Night) -> None:
        """A checker is told what was found."""
        seat = self.holder(checker)
        assert seat is not None
        answer = night.answers[checker]
        found = night.orders[checker]
        targets = list(found) if checker == "journalist" else [found]
        self.checks.append((seat, self.night, targets, answer))
        about = {"targets": targets} if checker == "journalist" else {"target": found}
        if answer is None:
            key = "no-answer-pair" if checker == "journalist" else "no-answer"
            self.tell(self.heard_by(seat), key, night=self.night, **about)
        else:
            self.tell(self.heard_by(seat), key, night=self.night, **about, answer=answer)

    def announce(self, dawn: Dawn) -> None:
        """What has changed in the night, to those who may know it."""
        for seat in dawn.dead:
            self.tell(ALL, "killed", seat=seat, card=self.card[seat])
            self.leave(seat, by_vote=False)
        if dawn.jailed:
            self.tell(ALL, "jailed", seats=dawn.jailed)
        if dawn.freed:
            self.tell(ALL, "freed", seats=dawn.freed)
        if dawn.infected:
            self.tell(self.heard_by(*self.sick()), "infected", seats=dawn.infected, players=self.sick())
        self.stirred = self.stirred or bool(dawn.infected or dawn.jailed)
        self.tell_cured(dawn.cured)
        self.tell_heirs(dawn.heirs)

    def tell_cured(self, seats: Iterable[int]) -> None:
        for seat in seats:
            self.tell(self.heard_by(seat), "cured", seat=seat)

    def tell_heirs(self, heirs: dict[str, int]) -> None:
        for gang, seat in heirs.items():
            self.tell(self.heard_by(seat), "heir", gang=gang, seat=seat)

    # --- the end --------------------------------------------------------------------------------------------------

    def over(self, moment: Moment) -> Outcome | None:
        """Whether the match is over, and who has won: the dead of the winning side, too."""
        side = winner(self, moment, self.options.win_mode)
        if side is None and (moment != "day" or self.quiet < QUIET):
            return None
        self.tell(ALL, "unmasked", cards={seat: self.card[seat] for seat in self.players})
        if side is None:
            return Outcome((), "quiet", "draw")
        if side == "draw":
            return Outcome((), "nobody-left", "draw")
        reasons = {"town": "criminals-dead", "mafia": "parity", "triads": "parity", "patient0": "infection"}
        won = tuple(seat for seat in self.players if self.side_of(seat) == side)
        return Outcome(won, reasons.get(side, "last-two"), side)

    def side_of(self, seat: int) -> str:
        """With whom this player wins: the infected with patient zero, every other loner alone."""
        if seat in self.infected:
            return "patient0"
        side = ROLES[self.card[seat]].side
        return self.card[seat] if side == "loner" else side

    # --- what is seen ---------------------------------------------------------------------------------------------

    def public(self) -> Square:
        asleep = self.stage in ("introduction", "night")
        return Square(
            stage=self.stage,
            day=self.day,
            night=self.night,
            half=self.half,
            players=tuple(self.players),
            alive=tuple(self.alive),
            gone=tuple(Gone(seat, self.card[seat], by_vote, number) for seat, by_vote, number in self.gone),
            jailed=tuple(self.jailed),
            deck=dict(self.deck) if self.options.reveal_deck_list else None,
            moderator=self.options.moderator,
            calls=tuple(self.calls()) if asleep else (),
            candidates=tuple(self.candidates),
            hands=dict(self.hands),
            ready=tuple(self.ready),
        )

    def calls(self) -> Iterator[str]:
        """The roles that the narrator calls at night: those in the deck that are not known to have left."""
        secret = {role.id: 1 if role.box == 1 else 32 for role in ROLES.values()}
        left = Counter(self.deck if self.options.reveal_deck_list else secret)
        left.subtract(self.card[seat] for seat, _, _ in self.gone)
        for name in ORDER:
            cards = [role.id for role in ROLES.values() if role.side == name] if name in GANGS else [name]
            if any(left[card] > 0 for card in cards):
                yield name

    def private(self, seat: int) -> Secret:
        everything = self.everything() if seat in self.overseers() else None
        if seat == self.options.moderator:
            return Secret("", False, {}, {}, False, (), (), (), everything)
        sick = seat in self.infected or self.card[seat] == "patient0"
        return Secret(
            card=self.card[seat],
            chief=seat in self.chief.values(),
            rooms={gang: tuple(room) for _, gang, room in self.wakes if seat in room},
            ballots={gang: dict(self.ballots[gang]) for gang, room in self.rooms.items() if seat in room},
            infected=seat in self.infected,
            sick=tuple(self.sick()) if sick else (),
            checks=tuple(Check(night, tuple(whom), said) for who, night, whom, said in self.checks if who == seat),
            notes=tuple(Note(night, target) for who, night, _, target in self.notes if who == seat),
            everything=everything,
        )

    def everything(self) -> Everything:
        return Everything(
            cards=tuple(self.card),
            infected=tuple(self.infected),
            poisoned=tuple(self.poison),
            chiefs=dict(self.chief),
            orders=dict(self.orders),
            ballots={gang: dict(cast) for gang, cast in self.ballots.items()},
        )

    def channels(self) -> list[Channel]:
        """The table by day; at night the gangs' rooms and that of the infected; the dead among themselves."""
        asleep = self.stage in ("introduction", "night")
        moderator = [] if self.options.moderator is None else [self.options.moderator]
        dead = [seat for seat, _, _ in self.gone]
        found = [Channel("table", ALL, moderator if asleep else self.alive + moderator)]
        if self.half:
            found += [Channel(gang, self.heard_by(*room), room) for gang, room in self.rooms.items()]
            if self.holder("patient0") is not None and len(self.sick()) > 1:
                found.append(Channel("infected", self.heard_by(*self.sick()), self.sick()))
        found.append(Channel("dead", dead + moderator, dead))
        return found

    def imagine(self, seat: int, dice: Dice) -> None:
        if seat not in self.overseers():
            redeal(self, seat, dice)

    def invariants(self) -> None:
        """What always holds."""
        gone = [seat for seat, _, _ in self.gone]
        assert sorted(self.alive + gone) == self.players, "everybody is alive or gone, and not both"
        assert Counter(self.card[seat] for seat in self.players) == Counter(self.deck), "cards are conserved"
        assert set(self.jailed) <= set(self.alive), "only the living are in jail"
        assert not self.jailed or self.holder("judge") is not None, "a judge who lives keeps the prisoners"
        assert all(self.card[seat] != "patient0" for seat in self.infected), "patient zero is not infected"
        assert all(seat in self.members(gang) for gang, seat in self.chief.items()), "a chief belongs to his gang"
        assert self.quiet <= QUIET, "a quiet game ends"
