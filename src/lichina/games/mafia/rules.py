"""«Мафия»: a town that votes by day, and a night in which everybody taps and only some of it is true.

A phase reads like its paragraph of the rulebook. The phases are in `day` and `night_phases`; what happens in a
night is resolved in `night`; who has won is decided in `victory`; which cards are dealt, in `deck`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from typing import Any, ClassVar

from lichina.kernel import (
    ALL,
    All,
    Ask,
    BadOptions,
    Channel,
    Dice,
    Highlight,
    Mode,
    Next,
    Outcome,
    Pick,
    Preset,
    Steps,
    Told,
)

from . import awards, box, events
from . import deck as decks
from .day import Day
from .facts import facts
from .guess import redeal
from .night import roles, succeed
from .night_phases import NightPhases
from .options import Choices
from .position import Deal
from .powers import exposed, immune, infectious, votes, wakes_with
from .roles import GANGS, LONERS, ORDER, ROLES, SIDES, of_side
from .state import QUIET, STIRRED
from .victory import wins
from .view import Check, Ending, Everything, Gone, Note, Private, Public


@lru_cache(maxsize=256)
def advised(
    players: int, triads: bool, loners: tuple[str, ...], style: decks.Style, checker: decks.Checker, strict_box: bool
) -> tuple[str, ...]:
    """The cards that the rulebook advises for a table."""
    deck = decks.build(players, triads=triads, loners=loners, style=style, checker=checker, strict_box=strict_box)
    return tuple(sorted(deck.elements()))


class Mafia(Day, NightPhases):
    """Six to thirty-two players, one gang or two, with or without loners."""

    id = "mafia"
    version = 3
    PLAYERS = box.PLAYERS
    MINUTES = (20, 60)
    WEIGHT = "light"
    MODES: ClassVar[Mapping[str, Mode]] = {
        "classic": Mode(),
        "triads": Mode({"triads": True}, box.WITH_TRIADS),
        **{loner: Mode({"loners": [loner]}, box.WITH_LONER) for loner in LONERS},
        "everything": Mode({"triads": True, "loners": ["patient0"], "checker": "judge"}, box.WITH_TRIADS),
        "moderated": Mode({"moderator": 0}, box.MODERATED),
    }
    PRESETS: ClassVar[Mapping[str, Preset]] = {
        "first": Preset(
            "classic",
            {"style": "soft", "tie": "nobody", "discussion": 120, "voting": 45},
        ),
        "usual": Preset("classic"),
        "everything": Preset("everything"),
    }
    HIDDEN = ("card", "infected", "poison", "chief", "last_heal", "notes", "checks", "wakes")
    EVENTS, FACTS, ABOUT = events.EVENTS, events.FACTS, events.ABOUT
    AWARDS, TURNS = events.AWARDS, events.TURNS
    RESTARTS = frozenset({"nightfall"})
    WITH_BOTS: ClassVar[Mapping[str, Any]] = {"style": "even", "win_mode": "last_side"}
    SITTING: ClassVar[Mapping[str, Mapping[str, Any]]] = {"together": {"first_night": 20}}
    LIVE: ClassVar[Mapping[str, Any]] = {"moment": 6}
    SEATED = frozenset({"moderator"})
    TALK = frozenset({"say", "plead"})
    AWAITED = frozenset({"look", "vote", "hand", "plead"})
    CARDS: ClassVar[Mapping[str, tuple[str, ...]]] = {side: of_side(side) for side in SIDES}
    CARD_TEXTS: ClassVar[Mapping[str, str]] = dict.fromkeys(SIDES, "role")
    COPIES: ClassVar[Mapping[str, int]] = {card: role.box for card, role in ROLES.items()}
    EFFECTS = (roles, votes, immune, wakes_with, exposed, infectious, wins)

    Options = Choices

    @classmethod
    def table_sizes(cls, options: Choices) -> range:
        """The moderator needs an extra seat (A2)."""
        return cls.PLAYERS if options.moderator is None else box.MODERATED

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
        self.chief = {gang: self.card.index(cards.chief) for gang, cards in GANGS.items() if cards.chief in self.card}
        self.chief |= deal.chief
        succeed(self, self.dice)
        self.last_heal = -1 if deal.last_heal is None else deal.last_heal
        self.night = deal.nights
        self.day = deal.nights + (deal.start in ("vote", "dusk", "night"))
        self.stage = deal.start
        self.half = 0
        self.gone = [(seat, False, deal.nights) for seat in deal.dead]
        self.quiet = STIRRED
        self.wakes, self.checks, self.notes = [], [], []
        self.clear_night()
        self.clear_vote()
        self.ready = []
        self.words, self.answers = [0] * len(self.seats), [0] * len(self.seats)
        self.tones = {kind: list(tones) for kind, tones in self.options.said.items()}
        self.spoke = {}
        self.log("stands")
        self.log("hands")

    def handed_on(self) -> dict[str, Any]:
        """How each kind of statement was worded lately: the next match goes on with the other wordings."""
        return {"said": {kind: tuple(tones) for kind, tones in self.tones.items()}}

    def introduction(self) -> Steps[Next]:
        """The first night: everybody looks at their own card, the gangs see each other, and nothing happens."""
        self.stage = "introduction"
        yield from self.begin()
        self.tell(ALL, "introduction")
        self.acquaint()
        seen = Pick(["seen"])
        looks = [Ask(seat, "look", seen) for seat in self.players]
        yield from self.ended(All(looks, limit=self.lasting(self.options.night)))
        return self.sunrise

    def public(self) -> Public:
        asleep = self.stage in ("introduction", "night")
        return Public(
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
            ending=self.ended_for(),
        )

    def ended_for(self) -> Ending | None:
        won, reason, side = self.ending
        return Ending(tuple(won), reason, side) if side else None

    def calls(self) -> Iterator[str]:
        """The roles that the narrator calls at night: those in the deck that are not known to have left (A47)."""
        secret = {role.id: 1 if role.unique else 32 for role in ROLES.values()}
        left = Counter(self.deck if self.options.reveal_deck_list else secret)
        left.subtract(self.card[seat] for seat, _, _ in self.gone)
        for name in ORDER:
            cards = of_side(name) if name in GANGS else (name,)
            if any(left[card] > 0 for card in cards):
                yield name

    def private(self, seat: int) -> Private:
        everything = self.everything() if seat in self.overseers() else None
        if seat == self.options.moderator:
            return Private("", False, {}, {}, False, (), (), (), everything)
        return Private(
            card=self.card[seat],
            chief=seat in self.chief.values(),
            rooms={gang: tuple(room) for _, gang, room in self.wakes if seat in room},
            ballots={gang: dict(self.ballots[gang]) for gang, room in self.rooms.items() if seat in room},
            infected=seat in self.infected,
            sick=tuple(self.sick()) if self.is_sick(seat) else (),
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
            owing=tuple(sorted({seat for seat, _ in self.owing})),
            overtime=self.overtime,
        )

    def channels(self) -> list[Channel]:
        """The table by day; at night the gangs' rooms and that of the infected; the dead among themselves."""
        asleep = self.stage in ("introduction", "night")
        moderator = [] if self.options.moderator is None else [self.options.moderator]
        dead = [seat for seat, _, _ in self.gone]
        found = [Channel("table", ALL, moderator if asleep else self.alive + moderator)]
        if self.half:
            found += [Channel(gang, self.heard_by(*room), room) for gang, room in self.rooms.items()]
            if self.source() is not None and len(self.sick()) > 1:
                found.append(Channel("infected", self.heard_by(*self.sick()), self.sick()))
        found.append(Channel("dead", dead + moderator, dead))
        return found

    def facts(self) -> list[Told]:
        return list(facts(self))

    def awards(self, outcome: Outcome) -> Iterable[Highlight]:
        return awards.awards(self, outcome)

    def retelling(self, outcome: Outcome) -> Iterable[Highlight]:
        return awards.turns(self, outcome)

    def imagine(self, seat: int, dice: Dice) -> None:
        if seat not in self.overseers() and self.ended_for() is None:
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
