"""The state of a table of «Пассажиры», and what its phases and gifts do with it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Any, TypeVar

from lichina.kernel import (
    ALL,
    CARD,
    SEAT,
    TONES,
    Ask,
    Branch,
    Cards,
    Dice,
    Fizzle,
    Form,
    Part,
    Pick,
    Tree,
    turned,
    worded,
)

from . import grounds, talk
from .box import BOATS, CASTS, COLOUR_OF, FACES, GUIDES, JASTER, KIND_OF, SETS, SMUGGLERS, TOKENS, WIDTH, ashore, cell
from .options import Choices
from .past import RoundClaim, RoundTruth, RoundVote

OPEN = frozenset(("place", "gifts", "talk", "vote"))
"""In these stages people speak."""


T = TypeVar("T")


class PassengersState(Cards):
    """Boats, passengers, hands and tokens."""

    options: Choices
    stage: str
    round: int
    owner: list[int]
    """To which seat each card was dealt; -1: a mystery passenger, -2: left over."""
    hands: list[list[int]]
    pile: list[int]
    """The mystery passengers that are left."""
    carried: list[int]
    """The card of each rider."""
    by: list[int | None]
    since: list[int]
    """The round in which each rider was placed."""
    mask: list[str | None]
    up: list[bool]
    peeks: list[list[int]]
    """The riders that each seat has peeked at."""
    boats: dict[str, list[int | None]]
    shore: list[tuple[int, str, tuple[int | None, ...]]]
    lost: list[tuple[int, str, tuple[int | None, ...]]]
    masks: list[str]
    set: str | None
    held: dict[int, int]
    used: list[int]
    tokens: list[int]
    coin: int
    turn: int | None
    asked: list[int]
    lot: int
    """Decides for players who are late. It is drawn once and counts up: dice rolled later would decide in secret."""
    offered: list[int]
    """The card that somebody has chosen, while another player still chooses."""
    silenced: list[int]
    opener: int | None
    opened: str | None
    sailings: list[RoundVote]
    truths: list[RoundTruth]
    claims: list[RoundClaim]
    words: list[int]
    tones: dict[str, list[str]]
    """In which tones things of each kind were said."""
    phrases: list[str]
    """The finished sentences of this round."""

    # --- cells and riders -----------------------------------------------------------------------------------------

    def others(self, *seats: int) -> list[int]:
        """All seats but these."""
        return [seat for seat in self.seats if seat not in seats]

    @property
    def cap(self) -> int:
        """How many passengers a boat takes."""
        return CASTS[len(self.seats)].cap or self.options.boat_cap

    @property
    def fixed(self) -> float | None:
        """Jaster's points, if he is there."""
        cast = CASTS[len(self.seats)]
        return cast.helped or cast.fixed if self.options.help_jaster else cast.fixed

    @property
    def gaps(self) -> bool:
        """Whether an empty seat parts neighbours."""
        helped = self.options.help_jaster and CASTS[len(self.seats)].gaps
        return helped or self.options.empty_seats == "strict"

    def full(self, boat: str) -> bool:
        """Whether nobody else may be placed there."""
        return WIDTH - self.boats[boat].count(None) >= self.cap

    def free(self, boats: Iterable[str] = BOATS) -> list[str]:
        """The seats on which somebody may be placed."""
        return [cell(boat, column) for boat in boats if not self.full(boat) for column in self.empty(boat)]

    def empty(self, boat: str) -> list[int]:
        """The columns of a boat where nobody sits."""
        return [column for column, rider in enumerate(self.boats[boat]) if rider is None]

    def riding(self, boats: Iterable[str] = BOATS) -> dict[str, int]:
        """Who is in play, by cell."""
        return {
            cell(boat, column): rider
            for boat in boats
            for column, rider in enumerate(self.boats[boat])
            if rider is not None
        }

    def landed(self) -> dict[str, int]:
        """Who is in the Afterlands, by cell."""
        return {
            ashore(number, column): rider
            for number, (_, _, riders) in enumerate(self.shore)
            for column, rider in enumerate(riders)
            if rider is not None
        }

    def at(self, where: str) -> int:
        """Who sits there."""
        return self.riding()[where] if where.startswith(BOATS) else self.landed()[where]

    def mine(self, seat: int) -> int:
        """The passenger that this seat has placed in this round."""
        return next(rider for rider, by in enumerate(self.by) if by == seat and self.since[rider] == self.round)

    def where(self, rider: int) -> tuple[str, int]:
        """The boat and the column of a passenger in play."""
        return next((boat, riders.index(rider)) for boat, riders in self.boats.items() if rider in riders)

    def shown_face(self, rider: int) -> str:
        """What a rider is."""
        return self.face[self.carried[rider]]

    def peekable(self, seat: int, riders: dict[str, int]) -> list[str]:
        """Of these, who lies face down (A12) and was not placed by this seat (A10)."""
        return [where for where, rider in riders.items() if not self.up[rider] and self.by[rider] != seat]

    def mysterious(self) -> dict[str, int]:
        """Mystery passengers in play."""
        return {where: rider for where, rider in self.riding().items() if self.by[rider] is None}

    def board(self, card: int, seat: int | None, where: str) -> int:
        """A card is put on a seat, and is a rider from now on."""
        rider = len(self.carried)
        self.carried.append(card)
        self.by.append(seat)
        self.since.append(self.round)
        self.mask.append(None)
        self.up.append(False)
        boat, _, column = where.partition("-")
        self.boats[boat][int(column) - 1] = rider
        return rider

    # --- hands ----------------------------------------------------------------------------------------------------

    def lying(self) -> list[list[int]]:
        return [*self.hands, self.carried, self.offered]

    def faces(self, seat: int) -> list[str]:
        """The different cards in a hand, in an order that tells nothing."""
        held = {self.face[card] for card in self.hands[seat]}
        return [face for face in FACES if face in held]

    def find(self, seat: int, face: str) -> int:
        """A card of this kind in a hand."""
        return next(card for card in self.hands[seat] if self.face[card] == face)

    def hand(self, seat: int) -> Pick[str]:
        """One of the cards in a hand."""
        return Pick(self.faces(seat), CARD)

    def pairing(self, seat: int, gift: str) -> Tree[tuple[int, str]]:
        """Another player, and one of the seat's own cards."""
        own = Branch("own-card", dict.fromkeys(self.faces(seat)), of=CARD)
        return Tree(Branch(gift, dict.fromkeys(self.others(seat), own), of=SEAT))

    def offer(self, seat: int, target: int, face: str) -> int:
        """Somebody has chosen another player, and a card for it; now it is that player's turn to choose one."""
        self.offered = [self.find(seat, face)]
        self.call(seat, [target])
        return target

    def call(self, seat: int, targets: Iterable[int]) -> None:
        """These must choose a card of the hand now, for the gift of a seat."""
        self.asked = list(targets)
        self.tell(ALL, "chosen", seat=seat, targets=self.asked)

    # --- asking ---------------------------------------------------------------------------------------------------

    def drawn(self, form: Any, lot: int) -> Any:
        """What happens when somebody says nothing: any legal answer, by a lot that was drawn before."""
        return (form() if callable(form) else form).draw(Dice(lot.to_bytes(8, "little")))

    def ask(
        self, seat: int, key: str, form: Form[T] | Callable[[], Form[T]], seconds: int | None = None, **more: Any
    ) -> Ask[T]:
        """A question with a time limit; dice answer for a late player (A30). With nothing to choose, a gift fizzles."""
        if isinstance(form, Form) and form.empty:
            raise Fizzle(key)
        self.lot += 1
        silent = partial(self.drawn, form, self.lot)
        return Ask(seat, key, form, limit=seconds or self.options.turn, default=silent, **more)

    # --- what gifts do --------------------------------------------------------------------------------------------

    def gift_of(self, seat: int) -> str:
        """The gift that a seat has."""
        assert self.set is not None
        return SETS[self.set][self.held[seat]]

    def peek(self, seat: int, where: str) -> None:
        """Look at a passenger secretly; everybody sees that it is done."""
        rider = self.at(where)
        self.peeks[seat].append(rider)
        self.see(seat, self.carried[rider])
        self.tell(ALL, "peeked", seat=seat, cell=where, target=self.by[rider])
        self.tell(seat, "saw", cell=where, face=self.shown_face(rider))

    def reveal(self, seat: int, where: str) -> None:
        """Turn a passenger up for good."""
        rider = self.at(where)
        self.up[rider] = True
        self.open(self.carried[rider])
        self.tell(ALL, "turned-up", seat=seat, cell=where, face=self.shown_face(rider))

    def show(self, seat: int, card: int, to: int) -> None:
        """Show a card of the hand to somebody; everybody sees that it is done."""
        self.mix(self.hands[seat], seat)
        self.see((seat, to), card, note=(self.round, "shown", seat, to))
        self.tell(ALL, "hand-shown", seat=seat, target=to)
        self.tell((seat, to), "shown", seat=seat, target=to, face=self.face[card])

    def has_colour(self, rider: int, shade: str) -> bool:
        """Whether a passenger has this printed colour."""
        return COLOUR_OF[self.shown_face(rider)] == shade

    def learn(self, shade: str, riders: Iterable[int]) -> int:
        """Everybody learns how many of these have the colour."""
        known = tuple(riders)
        count = sum(self.has_colour(rider, shade) for rider in known)
        self.truths.append({"round": self.round, "colour": shade, "riders": known, "count": count})
        return count

    def gain(self, seat: int) -> None:
        """A vote from the supply, if there is one (A20)."""
        count = min(1, self.supply)
        self.tokens[seat] += count
        self.tell(ALL, "votes-gained", seat=seat, count=count)

    @property
    def supply(self) -> int:
        """Votes that nobody has."""
        return TOKENS - sum(self.tokens)

    def hand_over(self, seat: int, to: int) -> None:
        """The coin goes to somebody, by the gift of a seat."""
        self.coin = to
        self.tell(ALL, "coin", seat=seat, target=to)

    def hush(self, seat: int, seats: Iterable[int]) -> None:
        """These may not speak until the round is over (A15)."""
        quiet = list(seats)
        self.silenced = [one for one in self.seats if one in self.silenced or one in quiet]
        self.tell(ALL, "silenced", seat=seat, targets=quiet)

    def exchange(self, seat: int, one: str, other: str) -> None:
        """Two passengers in play change seats; gifts and votes stay with the players (A11)."""
        first, second = self.where(self.at(one)), self.where(self.at(other))
        riders = self.at(one), self.at(other)
        self.boats[first[0]][first[1]], self.boats[second[0]][second[1]] = riders[1], riders[0]
        self.tell(ALL, "swapped", seat=seat, cell=one, goal=other)

    # --- talk -----------------------------------------------------------------------------------------------------

    def offers(self, seat: int) -> Iterable[Ask]:
        """Players who are not silenced may say something, true or not (A13), but show nothing (A21)."""
        if self.stage in OPEN and self.words[seat] and seat not in self.silenced:
            seen = {**self.riding(), **self.landed()}
            cells = tuple(where for where, rider in seen.items() if self.by[rider] != seat)
            placed = any(by == seat and since == self.round for by, since in zip(self.by, self.since, strict=True))
            jaster = bool(CASTS[len(self.seats)].jaster)
            yield Ask(
                seat, "say", talk.sayings(tuple(self.others(seat)), cells, placed, bool(self.hands[seat]), jaster)
            )

    def interrupt(self, seat: int, key: str, value: Any) -> Any:
        """Somebody says something."""
        self.words[seat] -= 1
        wish = value[-1] if value[-1] in TONES else None
        topic, *about = value if wish is None else value[:-1]
        claim: RoundClaim = {"round": self.round, "seat": seat, "topic": topic, "what": about[-1]}
        told: dict[str, Any] = {"seat": seat}
        if topic == "saw":
            rider = self.at(about[0])
            claim["rider"] = rider
            told |= {"cell": about[0], "target": self.by[rider]}
        elif topic == "placed":
            claim["rider"] = self.mine(seat)
        elif topic == "think":
            claim["target"] = told["target"] = about[0]
        if topic == "think":
            why, told["round"] = self.grounds(seat, about) if about[-1] == SMUGGLERS else (grounds.NONE, 0)
            told["why"], told["tone"] = self.worded([why, grounds.NONE], topic, about, wish)
            told["round"] = told["round"] if told["why"] == why else 0
        elif topic == "send":
            foes = [one.get("target") for one in self.claims if self.blames(one, seat)]
            sent = [(one["seat"], one["what"]) for one in self.claims if self.sent(one) and one["seat"] not in foes]
            how = talk.manner(seat, str(about[0]), sent)
            told["how"], told["tone"] = self.worded([how, talk.PLAIN], topic, about, wish)
        else:
            _, told["tone"] = self.worded([talk.wording_of(topic, about[-1])], topic, about, wish)
        self.claims.append(claim)
        word = {"am": "side", "think": "side", "send": "boat"}.get(topic, "what")
        self.tell(ALL, f"said-{topic}", {**told, word: about[-1]})
        yield from ()

    def grounds(self, seat: int, about: list[Any]) -> tuple[str, int]:
        """Why somebody calls another a smuggler, as far as everybody can know, and of which round that is."""
        boats: dict[int, dict[str, tuple[int | None, ...]]] = {}
        for number, boat, riders in (*self.shore, *self.lost):
            boats.setdefault(number, {})[boat] = riders
        votes = [sailing["votes"] for sailing in self.sailings[: len(boats)]]
        return grounds.Hindsight(self.claims, votes, boats, self.round).grounds(seat, about[0])

    def sent(self, claim: RoundClaim) -> bool:
        """Whether somebody has named a boat in this round."""
        return claim["topic"] == "send" and claim["round"] == self.round

    def blames(self, claim: RoundClaim, seat: int) -> bool:
        """Whether this player has called somebody a smuggler in this round: nobody agrees with or objects to such."""
        return (claim["seat"], claim["topic"], claim["what"], claim["round"]) == (seat, "think", SMUGGLERS, self.round)

    def worded(self, kinds: list[str], topic: str, about: list[Any], wish: str | None) -> tuple[str, str]:
        """Of which of these kinds, and in which tone, something is said: no finished sentence twice in a round."""
        wishes = (wish, *turned(len(self.claims))) if wish else turned(len(self.claims))
        for kind in kinds:
            used = self.tones.setdefault(f"{topic} {kind}", [])
            worded(used, wishes)
            if (tone := self.unheard(kind, about, used, wishes)) is not None:
                used[-1] = tone
                break
        self.phrases.append(self.phrase(kind, used[-1], about))
        return kind, used[-1]

    def unheard(self, kind: str, about: list[Any], used: list[str], wishes: Sequence[str]) -> str | None:
        """The tone used last, if it makes a new sentence; otherwise, of those that do, the one used longest ago."""
        if self.phrase(kind, used[-1], about) not in self.phrases:
            return used[-1]
        last = {tone: place for place, tone in enumerate(used)}
        others = sorted(wishes, key=lambda tone: last.get(tone, -1))
        return next((tone for tone in others if self.phrase(kind, tone, about) not in self.phrases), None)

    def phrase(self, kind: str, tone: str, about: list[Any]) -> str:
        """A finished sentence."""
        return f"{kind} {tone} {about}"

    # --- sides ----------------------------------------------------------------------------------------------------

    def side_of(self, seat: int) -> str:
        """Whose side a seat is on: what it was dealt besides a soul and a demon (A23)."""
        dealt = [self.face[card] for card, owner in enumerate(self.owner) if owner == seat]
        return side(dealt)

    def sides(self) -> list[str]:
        """The sides of all seats."""
        return [self.side_of(seat) for seat in self.seats]

    def cast(self) -> list[Part]:
        """The gift of each seat, which comes after the deal, and its side."""
        return [Part(self.gift_of(seat) if seat in self.held else "", self.side_of(seat)) for seat in self.seats]


def side(cards: Iterable[str]) -> str:
    """The side of somebody to whom these three cards were dealt."""
    kinds = [KIND_OF[face] for face in cards]
    if JASTER in kinds:
        return JASTER
    return GUIDES if kinds.count("soul") > kinds.count("demon") else SMUGGLERS
