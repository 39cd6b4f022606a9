"""«Пассажиры»: three rounds, in each of which one of two boats goes to the Afterlands.

The phases are here; gifts are in `gifts`, points in `scoring`, what can be said in `talk`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from functools import partial
from typing import Any, ClassVar

from lichina.kernel import (
    ALL,
    CARD,
    PLACE,
    All,
    Ask,
    Branch,
    Channel,
    Count,
    Dice,
    Highlight,
    Mode,
    Next,
    Outcome,
    Pick,
    Preset,
    Steps,
    Told,
    Tree,
    numbered,
)

from . import awards, events, talk
from .box import (
    BOATS,
    CASTS,
    CHOICE,
    CHOOSERS,
    COLOURS,
    DEMONS,
    FACES,
    GAZE,
    JASTER,
    KIND_OF,
    PASSENGERS,
    PLAYERS,
    RAVEN,
    ROUNDS,
    SAME,
    SEATS,
    SETS,
    SIDE_OF,
    SMUGGLERS,
    SOULS,
    WIDTH,
    WOLF,
)
from .facts import facts, tally
from .gifts import gifts
from .guess import redeal
from .options import Choices, Deal
from .scoring import Guest, score
from .state import PassengersState
from .view import Boat, Claim, Glimpse, PastBoat, Private, Public, Rider, Sailing, Score, Truth

LOOK_SECONDS, CHOOSE_SECONDS, SAILED_SECONDS, SCORED_SECONDS = 60, 30, 45, 180
"""Seconds to look at one's cards, to choose a set, to see which boat has sailed, and to see the points."""


class Passengers(PassengersState):
    """Four to eight players, three rounds."""

    id = "passengers"
    version = 3
    PLAYERS = PLAYERS
    MINUTES = (30, 60)
    WEIGHT = "middle"
    MODES: ClassVar[Mapping[str, Mode]] = {
        "basic": Mode(),
        **{gifts: Mode({"gifts": gifts}, CHOOSERS) for gifts in ("two", "three", "vote", "random")},
    }
    PRESETS: ClassVar[Mapping[str, Preset]] = {
        "first": Preset("basic"),
        "usual": Preset("basic", {"gifts": "vote"}),
        "everything": Preset("basic", {"gifts": "random"}),
    }
    HIDDEN = ("face", "hands", "trail", "carried")
    EVENTS, FACTS, ABOUT = events.EVENTS, events.FACTS, events.ABOUT
    AWARDS, TURNS = events.AWARDS, events.TURNS
    EFFECTS = (gifts,)
    LIVE: ClassVar[Mapping[str, Any]] = {"moment": 6}
    WITH_BOTS: ClassVar[Mapping[str, Any]] = {"help_jaster": True}
    TALK = frozenset({"say"})
    AWAITED = frozenset({"look", "set", "mystery", "place", "ready", "open-vote", "vote", "next"})
    PACE: ClassVar[Mapping[str, float]] = {"place": 5.0, "ready": 8.0}
    CARDS: ClassVar[Mapping[str, tuple[str, ...]]] = {
        **{"souls": SOULS, "demons": DEMONS, "jaster": (JASTER,)},
        **SETS,
    }
    CARD_TEXTS: ClassVar[Mapping[str, str]] = {
        **dict.fromkeys(("souls", "demons", "jaster"), "passenger"),
        **dict.fromkeys(SETS, "gift"),
    }
    COPIES: ClassVar[Mapping[str, int]] = {face: card.box for face, card in PASSENGERS.items()}

    Options = Choices

    @classmethod
    def idle(cls, seats: int) -> frozenset[str]:
        """Some numbers of players have a fixed set of gifts or fixed room in a boat, or no Jaster who needs help."""
        cast = CASTS[seats]
        settled = {"gifts": cast.gifts, "boat_cap": cast.cap, "help_jaster": None if cast.helped or cast.gaps else True}
        return frozenset(option for option, fixed in settled.items() if fixed is not None)

    def setup(self) -> Next:
        laid = self.options.deal
        if laid is None:
            self.deal_cards()
        else:
            self.lay_out(laid)
        self.stage, self.round = "deal", 0
        self.carried, self.by, self.since, self.mask, self.up, self.trail = [], [], [], [], [], []
        for seat in self.seats:
            self.see(seat, *self.hands[seat])
        self.peeks = [[] for _ in self.seats]
        self.boats, self.shore, self.lost = {}, [], []
        self.masks = list(COLOURS)
        self.set, self.held, self.used = None, {}, []
        self.tokens = [0 for _ in self.seats]
        self.turn, self.asked, self.offered = None, [], []
        self.lot = self.dice.below(1 << 31) << 32 | self.dice.below(1 << 32)  # nobody can try them all
        self.silenced, self.opener, self.opened = [], None, None
        self.sailings, self.truths, self.claims = [], [], []
        self.words = [0 for _ in self.seats]
        self.tones, self.phrases = {}, []
        return self.begin

    # --- dealing --------------------------------------------------------------------------------------------------

    def deal_cards(self) -> None:
        """Factions first, then mystery passengers with four players, then a soul and a demon for everybody."""
        cast = CASTS[len(self.seats)]
        souls = self.dice.sample(SOULS * SAME, len(SOULS) * SAME)
        demons = self.dice.sample(DEMONS * SAME, len(DEMONS) * SAME)
        factions = [souls.pop() for _ in range(cast.guides)] + [demons.pop() for _ in range(cast.smugglers)]
        factions += [JASTER] * cast.jaster
        self.dice.shuffle(factions)
        mystery = [pile.pop() for pile in (souls, demons) for _ in range(cast.mystery)]
        self.dice.shuffle(mystery)
        hands = [[faction, souls.pop(), demons.pop()] for faction in factions]
        self.number(hands, mystery, souls + demons)
        self.coin = self.dice.choice(self.seats)

    def number(self, hands: list[list[str]], mystery: list[str], box: list[str]) -> None:
        """Cards get numbers that tell nothing."""
        piles = [*hands, mystery, box]
        self.face, numbers = numbered([face for pile in piles for face in pile], self.dice)
        owners = [owner for owner, pile in zip([*self.seats, -1, -2], piles, strict=True) for _ in pile]
        self.owner = [owner for _, owner in sorted(zip(numbers, owners, strict=True))]
        self.hands = [[card for card, owner in enumerate(self.owner) if owner == seat] for seat in self.seats]
        self.pile = [card for card, owner in zip(numbers, owners, strict=True) if owner == -1]

    def lay_out(self, deal: Deal) -> None:
        """Cards that were laid out on purpose."""
        if fault := self.fault(deal):
            raise self.refuse_deal(fault)
        dealt = Counter(face for hand in (*deal.hands, deal.mystery) for face in hand)
        box = [face for face in (*SOULS, *DEMONS) for _ in range(SAME - dealt[face])]
        self.number([list(hand) for hand in deal.hands], list(deal.mystery), box)
        self.coin = deal.coin

    def fault(self, deal: Deal) -> str | None:
        """Why the rules do not allow this deal, if they do not."""
        return next(self.faults(deal), None)

    def faults(self, deal: Deal) -> Iterator[str]:
        """All that speaks against a deal; the first of it says enough."""
        cast = CASTS[len(self.seats)]
        if len(deal.hands) != len(self.seats) or any(len(hand) != 3 for hand in deal.hands):
            yield "every seat has three cards"
        if any(face not in FACES for hand in (*deal.hands, deal.mystery) for face in hand):
            yield f"the passengers are {', '.join(FACES)}"
        if any({KIND_OF[face] for face in hand[1:]} != {"soul", "demon"} for hand in deal.hands):
            yield "besides the faction card everybody has a soul and a demon"
        factions = Counter(SIDE_OF[KIND_OF[hand[0]]] for hand in deal.hands)
        if (factions["guides"], factions[SMUGGLERS], factions[JASTER]) != (cast.guides, cast.smugglers, cast.jaster):
            yield f"there are {cast.guides} guides, {cast.smugglers} smugglers and {cast.jaster} Jaster"
        dealt = Counter(face for hand in (*deal.hands, deal.mystery) for face in hand)
        if any(dealt[face] > SAME for face in (*SOULS, *DEMONS)):
            yield f"there are {SAME} cards of each kind and colour"
        kinds = Counter(KIND_OF[face] for face in deal.mystery)
        if kinds != Counter({"soul": cast.mystery, "demon": cast.mystery}) and (cast.mystery or deal.mystery):
            yield "with four players there are three souls and three demons more, otherwise none"
        if deal.coin not in self.seats:
            yield "there is no such seat for the coin"

    def begin(self) -> Steps[Next]:
        """Everybody looks at their own cards; with five players or more, smugglers see each other."""
        sides = self.sides()
        for seat in self.seats:
            self.tell(seat, "dealt", seat=seat, side=sides[seat], cards=self.sorted_hand(seat))
        for seat in self.seats:
            if fellows := self.fellows(seat):
                self.tell(seat, "fellows", seats=fellows)
        cast = CASTS[len(self.seats)]
        if self.options.help_jaster and (cast.helped or cast.gaps):
            self.tell(ALL, "jaster-helped", how="points" if cast.helped else "gaps", points=self.fixed)
        yield All([Ask(seat, "look", Pick(["seen"])) for seat in self.seats], limit=LOOK_SECONDS)
        return self.new_round

    def fellows(self, seat: int) -> list[int]:
        """Whom this seat knows for smugglers: with four players nobody (A29)."""
        if len(self.seats) < GAZE or self.side_of(seat) != SMUGGLERS:
            return []
        return [other for other in self.others(seat) if self.side_of(other) == SMUGGLERS]

    def sorted_hand(self, seat: int) -> list[str]:
        """A hand in an order that tells nothing."""
        return sorted((self.face[card] for card in self.hands[seat]), key=FACES.index)

    # --- a round --------------------------------------------------------------------------------------------------

    def new_round(self) -> Steps[Next]:
        """New boats, and the gifts for them (A31)."""
        self.round += 1
        self.boats = {boat: [None] * WIDTH for boat in BOATS}
        self.held, self.used = {}, []
        self.tokens = [0 for _ in self.seats]
        self.silenced, self.opener, self.opened = [], None, None
        self.words = [talk.MOST for _ in self.seats]
        self.phrases = []
        self.set = CASTS[len(self.seats)].gifts
        self.tell(ALL, "round-begins", round=self.round, seat=self.coin)
        if self.set is None and self.options.gifts == "vote":
            self.set = yield from self.choose_set()
            return self.place
        if self.set is None:
            self.set = self.dice.choice(CHOICE) if self.options.gifts == "random" else self.options.gifts
        self.tell(ALL, "gifts-laid", set=self.set)
        return self.seat_strangers if self.pile else self.place

    def choose_set(self) -> Steps[str]:
        """Most votes decide on the set; of equals the coin's holder, or else the dice."""
        self.stage = "set"
        asks = {seat: self.ask(seat, "set", Pick(CHOICE), CHOOSE_SECONDS) for seat in self.seats}
        pairs = yield from All(asks)
        counts = Counter(pairs.values())
        best = [one for one in CHOICE if counts[one] == max(counts.values())]
        chosen = pairs[self.coin] if pairs[self.coin] in best else self.dice.choice(best)
        self.tell(ALL, "set-chosen", set=chosen, pairs=pairs)
        return str(chosen)

    def seat_strangers(self) -> Steps[Next]:
        """With four players the last and the one before (A16) each put an unseen (A17) passenger into another boat."""
        self.stage = "mystery"
        boats: Iterable[str] = BOATS
        for seat in (self.clockwise(self.coin)[-1], self.clockwise(self.coin)[-2]):
            self.turn = seat
            where = yield from self.ask(seat, "mystery", Pick(self.free(boats), PLACE))
            self.board(self.pile.pop(0), None, where)
            self.tell(ALL, "mystery-placed", seat=seat, cell=where)
            boats = [boat for boat in BOATS if boat != where.partition("-")[0]]
        self.turn = None
        return self.place

    def place(self) -> Steps[Next]:
        """From the coin's holder on, everybody puts a passenger on a free seat, and takes what lies there."""
        self.stage = "place"
        yield from self.interruptible(self.placing())
        return self.use_gifts

    def placing(self) -> Steps[None]:
        for seat in self.clockwise(self.coin):
            self.turn = seat
            self.put(seat, *(yield from self.ask(seat, "place", partial(self.places, seat))))
        self.turn = None

    def put(self, seat: int, face: str, where: str) -> None:
        """A passenger takes a seat, and the player who has placed it takes the gift and the votes of that seat."""
        card = self.find(seat, face)
        self.mix(self.hands[seat], seat)
        self.hands[seat].remove(card)
        rider = self.board(card, seat, where)
        boat, column = self.where(rider)
        self.held[seat], votes = SEATS[self.round - 1][boat][column]
        self.tokens[seat] += votes
        self.tell(ALL, "placed", seat=seat, cell=where, gift=self.gift_of(seat), votes=votes)
        self.tell(seat, "you-placed", face=face, cell=where)

    def places(self, seat: int) -> Tree[tuple[str, str]]:
        """A card of the hand, and a free seat."""
        free = Branch("cell", dict.fromkeys(self.free()), of=PLACE)
        return Tree(Branch("place", dict.fromkeys(self.faces(seat), free), of=CARD))

    def use_gifts(self) -> Steps[Next]:
        """Gifts have their effects in the order of their numbers (A27)."""
        self.stage = "gifts"
        yield from self.interruptible(self.using_gifts())
        return self.discuss if self.options.discussion else self.vote

    def using_gifts(self) -> Steps[None]:
        for number, seat in sorted((number, seat) for seat, number in self.held.items()):
            self.turn = seat
            gift = self.gift_of(seat)
            told = self.tell(ALL, "gift", seat=seat, gift=gift)
            if not (yield from gifts.play(gift, self, seat)):
                self.tell(ALL, "fizzled", seat=seat, gift=gift)
            self.used.append(number)
            self.stage = "gift"
            yield from self.moment(told, *self.worked())
            self.stage = "gifts"
        self.turn = None

    def worked(self) -> list[Told]:
        """What everybody has heard since the last gift was taken up, but for what people have said meanwhile."""
        if not self.options.moment:
            return []  # nobody will look at it
        found: list[Told] = []
        for event in reversed(self.story.heard(None)):
            if event.key == "gift":
                break
            if not self.TALES[event.key].flags["said"]:
                found.append(event)
        return found[::-1]

    def discuss(self) -> Steps[Next]:
        """People talk until all are ready, or the time is over."""
        self.stage = "talk"
        self.tell(ALL, "discussion-begins")
        asks = All([Ask(seat, "ready", Pick(["ready"])) for seat in self.seats], limit=self.options.discussion)
        yield from self.interruptible(iter(asks))
        return self.vote

    def vote(self) -> Steps[Next]:
        """All vote at once, even without votes (A19), but for one whom a gift makes vote openly before the others."""
        self.stage = "vote"
        votes: dict[int, str] = {}
        if self.opener is not None:
            opener = self.opener
            ask = self.ask(opener, "open-vote", Pick(BOATS), self.options.voting, shown=True)
            votes[opener] = self.opened = yield from self.interruptible(iter(ask))
            self.tell(ALL, "open-voted", seat=opener, boat=self.opened)
        voters = [seat for seat in self.seats if seat != self.opener]
        asks = {seat: self.ask(seat, "vote", Pick(BOATS), self.options.voting) for seat in voters}
        votes |= yield from self.interruptible(iter(All(asks)))
        return (yield from self.count(votes))

    def count(self, votes: Mapping[int, str]) -> Steps[Next]:
        """The boat with more votes sails; if it is even, the one that the coin's holder has voted for."""
        sums = {boat: sum(self.tokens[seat] for seat in self.seats if votes[seat] == boat) for boat in BOATS}
        even = sums[RAVEN] == sums[WOLF]
        boat = votes[self.coin] if even else max(BOATS, key=lambda one: sums[one])
        self.sailings.append(
            {
                "votes": tuple(votes[seat] for seat in self.seats),
                "tokens": tuple(self.tokens),
                "raven": sums[RAVEN],
                "wolf": sums[WOLF],
                "boat": boat,
                "coin": self.coin if even else None,
            }
        )
        voted = self.tell(ALL, "voted", pairs={seat: votes[seat] for seat in self.seats})
        how = "coin" if even else "votes"
        totals = {"raven": sums[RAVEN], "wolf": sums[WOLF]}
        sailed = self.tell(ALL, "sailed", round=self.round, boat=boat, how=how, seat=self.coin, **totals)
        self.stage = "sailed"
        yield from self.moment(sailed, voted)
        return self.sail

    def sail(self) -> Steps[Next]:
        """Everybody sees which boat goes to the Afterlands; the other one is never seen again (A28)."""
        if not self.options.moment:  # else everybody has just looked at it
            yield All([Ask(seat, "next", Pick(["next"])) for seat in self.seats], limit=SAILED_SECONDS)
        boat = self.sailings[-1]["boat"]
        for one in BOATS:
            (self.shore if one == boat else self.lost).append((self.round, one, tuple(self.boats[one])))
        self.boats, self.silenced = {}, []
        return self.reach_the_shore if self.round == ROUNDS else self.new_round

    # --- the end --------------------------------------------------------------------------------------------------

    def reach_the_shore(self) -> Steps[Next]:
        """All who have reached the Afterlands are turned up, and the points are counted."""
        self.stage = "scoring"
        for rider in self.landed().values():
            self.up[rider] = True
            self.open(self.carried[rider])
        landed = [self.tell(ALL, "ashore")]
        for number, boat, riders in self.shore:
            cards = [self.shown_face(rider) for rider in riders if rider is not None]
            landed.append(self.tell(ALL, "landed", round=number, boat=boat, cards=cards))
        yield from self.moment(*landed)
        score = self.score
        assert score is not None
        scored = self.tell(ALL, "scored", guides=score.guides, smugglers=score.smugglers, jaster=score.jaster)
        yield All([Ask(seat, "next", Pick(["next"])) for seat in self.seats], limit=SCORED_SECONDS)
        yield from self.moment(scored)
        self.stage = "over"
        winners = tuple(seat for seat in self.seats if self.side_of(seat) == score.side)
        return Outcome(winners, score.how, side=score.side)

    @property
    def score(self) -> Score | None:
        """The points, as soon as the last boat has landed."""
        if len(self.shore) < ROUNDS:
            return None
        rows = [
            [None if rider is None else Guest.of(self.shown_face(rider), self.mask[rider]) for rider in riders]
            for _, _, riders in self.shore
        ]
        return score(rows, self.fixed, self.side_of(self.coin), "strict" if self.gaps else "skip")

    # --- what is seen ---------------------------------------------------------------------------------------------

    def public(self) -> Public:
        return Public(
            stage=self.stage,
            round=self.round,
            coin=self.coin,
            turn=self.turn,
            asked=tuple(self.asked),
            set=self.set,
            gifts=SETS[self.set] if self.set else (),
            boats=tuple(self.boat(boat) for boat in self.boats),
            riders=tuple(self.rider(rider) for rider in range(len(self.carried))),
            shore=tuple(PastBoat(*row) for row in self.shore),
            lost=tuple(PastBoat(*row) for row in self.lost),
            held=dict(self.held),
            used=tuple(self.used),
            tokens=tuple(self.tokens),
            supply=self.supply,
            masks=tuple(self.masks),
            silenced=tuple(self.silenced),
            opener=self.opener,
            opened=self.opened,
            cards=tuple(map(len, self.hands)),
            mystery=len(self.pile),
            sailings=tuple(Sailing(**one) for one in self.sailings),
            truths=tuple(Truth(**one) for one in self.truths),
            claims=tuple(Claim(**one) for one in self.claims),
            words=tuple(self.words),
            score=self.score,
            jaster=bool(CASTS[len(self.seats)].jaster),
            fixed=self.fixed,
            gaps=self.gaps,
        )

    def boat(self, animal: str) -> Boat:
        """A boat of this round."""
        seats = SEATS[self.round - 1][animal]
        numbers, votes = zip(*seats, strict=True)
        return Boat(animal, numbers, votes, tuple(self.boats[animal]), self.full(animal))

    def rider(self, rider: int) -> Rider:
        """A passenger as everybody sees it."""
        face = self.shown_face(rider) if self.up[rider] else None
        return Rider(self.by[rider], self.since[rider], self.mask[rider], face)

    def private(self, seat: int) -> Private:
        known = sorted({rider for rider, by in enumerate(self.by) if by == seat} | set(self.peeks[seat]))
        return Private(
            side=self.side_of(seat),
            cards=tuple(self.sorted_hand(seat)),
            known={rider: self.shown_face(rider) for rider in known},
            fellows=tuple(self.fellows(seat)),
            glimpses=tuple(self.glimpses(seat)),
        )

    def glimpses(self, seat: int) -> Iterable[Glimpse]:
        """What this seat has shown and traded, and seen so."""
        for (number, how, one, other), cards in self.notes(seat):
            faces = [self.face[card] for card in cards]
            partner = other if seat == one else one
            if how == "shown":
                yield Glimpse(number, partner, faces[0], "showed" if seat == one else "saw")
            else:
                gave, got = faces if seat == one else faces[::-1]
                yield Glimpse(number, partner, gave, "gave")
                yield Glimpse(number, partner, got, "got")

    def imagine(self, seat: int, dice: Dice) -> None:
        redeal(self, seat, dice)

    def channels(self) -> list[Channel]:
        """Everybody talks at any time (A14), but for those whom a gift has silenced."""
        return [Channel("table", ALL, [seat for seat in self.seats if seat not in self.silenced])]

    def facts(self) -> list[Told]:
        return facts(self)

    def awards(self, outcome: Outcome) -> Iterable[Highlight]:
        return awards.awards(self, outcome)

    def retelling(self, outcome: Outcome) -> Iterable[Highlight]:
        return awards.turns(self, outcome)

    def first_player(self) -> int:
        return self.coin

    def tally(self) -> Iterable[Count]:
        return tally(self)
