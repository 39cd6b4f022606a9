"""What a bot makes of what it hears: votes, claims, reports, deaths and jailings speak for and against everybody."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, NamedTuple

from lichina.bots.beliefs import GroupBelief
from lichina.kernel import Dice, Told

from . import deck as decks
from . import talk
from .roles import GANGS, ROLES
from .view import Private, Public

CHECKS = {"said-found": "detective", "said-saw": "judge"}
UNIQUE = frozenset(role.id for role in ROLES.values() if role.unique and role.side == "town")
GUILTY = frozenset(("criminal", *(role.id for role in ROLES.values() if role.side in GANGS)))
INNOCENT = talk.CLEARING


class Weight(NamedTuple):
    """What a deed of one player to another speaks for: log-likelihoods, relative to both being innocent."""

    mates: float
    """Both are of one gang."""
    guilty: float
    """Only the one who did it is in a gang."""
    found: float
    """Only the other one is."""


# How much likelier each deed is for the guilty: fitted to some thousand matches between bots, and rounded. How much
# somebody says counts for nothing: otherwise the silent would look best.
VOTED = Weight(-0.5, 0.4, 0.1)
ACCUSED = Weight(-0.4, 0.0, 0.1)
INTENDED = Weight(-0.8, 0.0, 0.0)
DEFENDED = Weight(0.2, 0.0, -0.1)
SHOWN, CLEARED = Weight(-0.2, 1.0, 3.2), Weight(-0.8, -1.0, -3.2)
"""A report of a criminal, and of somebody innocent."""
SHOWN_PERHAPS, CLEARED_PERHAPS = Weight(-0.2, 1.2, 2.4), Weight(-0.7, -1.3, -0.7)
"""The same, where a check may have been a lie: a lawyer helps his own, so an innocent one is doubted sooner."""
RIVALS = Weight(0.5, 1.5, 1.0)
"""Two claim what only one can be."""
CLAIMED = -1.5
"""One claims a card that is there once."""
VICTIM_VOTED, VICTIM_ACCUSED = 0.2, 0.3
"""Whom somebody voted against, or accused, the day before he was shot."""


def group_of(card: str) -> str:
    """The gang that a card belongs to; "" for all others."""
    side = ROLES[card].side
    return side if side in GANGS else ""


class Mind:
    """The memory of one player, and the belief that follows from it."""

    def __init__(self, seat: int, square: Public, secret: Private, dice: Dice) -> None:
        self.seat = seat
        self.dice = dice
        self.card = secret.card
        deck = square.deck or decks.build(len(square.players))
        self.deck = dict(deck)
        sizes: Counter[str] = Counter()
        for role, count in deck.items():
            sizes[group_of(role)] += count
        self.belief = GroupBelief(square.players, {gang: sizes[gang] for gang in GANGS})
        self._forget_words()
        self._forget_deeds()
        if not group_of(self.card):
            self.sure[seat] = ""

    def _forget_words(self) -> None:
        """What was said and seen, as it is remembered before anything was told."""
        self.opened: dict[int, str] = {}
        """The cards of those who have left."""
        self.sure: dict[int, str] = {}
        """What this player alone knows for certain: the groups of others."""
        self.gangs: dict[int, str] = {}
        """What the spy alone has seen: he may not use it by day."""
        self.claims: dict[int, str] = {}
        self.claim: str | None = None
        """What this player has claimed to be."""
        self.said: list[Told] = []
        """This player's own statements."""
        self.today: list[Told] = []
        """All statements of today."""
        self.words: Counter[int] = Counter()
        """How many statements each has made today."""
        self.spoke: dict[int, int] = {}
        """On which day each last said anything."""
        self.before: dict[int, int] = {}
        """The same, before today."""
        self.chats: set[int] = set()
        """Who has typed anything: the table does not know how long such a player is silent."""
        self.fallen: list[str] = []
        """The cards of those who died in the last night."""
        self.tones: dict[str, list[str]] = {}
        """How each kind of statement was worded lately."""
        self.vouched: list[tuple[int, int]] = []
        """Who has ever defended whom."""
        self.suspected: dict[int, int] = {}
        """Whom this player has accused without taking it back, and since which day."""
        self.blamed_for: dict[tuple[int, int], str] = {}
        """Today's accusations and their grounds: who, whom."""

    def _forget_deeds(self) -> None:
        """The same of reports, votes and nights."""
        self.reports: list[tuple[int, int, int, str]] = []
        """By whom, of which night, about whom, what."""
        self.slandered: list[tuple[int, int, Weight]] = []
        """Who spoke against whom by a report or a claim, and how much that weighed."""
        self.votes: list[tuple[int, int, int]] = []
        """Of which day, who, for whom."""
        self.ousted: list[tuple[int, int]] = []
        """Whom the town voted out, and on which day."""
        self.hands: dict[int, int] = {}
        self.accusers: dict[int, list[int]] = {}
        """Today's, of each accused."""
        self.jailed: set[int] = set()
        self.findings: list[tuple[int, int, str]] = []
        """This player's own checks: the night, whom, what."""
        self.aims: dict[int, int] = {}
        """Whom this player's gang aimed at in each night."""
        self.day = 0
        self.night = 0
        self.heard = 0
        self.read = 0
        """How much of what people have typed it has read."""
        self._kept: dict[bool, tuple[int, dict[int, float]]] = {}

    # --- hearing --------------------------------------------------------------------------------------------------

    def hear(self, events: list[Told], typed: Sequence[tuple[int, Told]] = ()) -> None:
        """Take in what was told since the last time, and what people have typed meanwhile."""
        for event in events:
            self._read(typed)
            self.heard += 1
            self._take_in(event)
        self._read(typed)

    def _read(self, typed: Sequence[tuple[int, Told]]) -> None:
        """What people had typed by now."""
        while self.read < len(typed) and typed[self.read][0] <= self.heard:
            event = typed[self.read][1]
            self.read += 1
            self._take_in(event)

    def _take_in(self, event: Told) -> None:
        if event.data.get("target", 0) is None:
            event = self._meant(event)
            if event.data["target"] is None:
                return
        if "tone" in event.data:
            self._note(event)
        listen = getattr(self, f"_on_{event.key.replace('-', '_')}", None)
        if listen is not None:
            listen(event.data)

    def _meant(self, event: Told) -> Told:
        """A question to nobody in particular is for the asker's accuser; agreement is with the last accuser."""
        seat = event.data["seat"]
        last = next((by for by, _ in reversed(self.blamed_for) if by != seat), None)
        return Told(event.key, {**event.data, "target": self.blamed_by(seat) if event.key == "questioned" else last})

    def _on_typed(self, data: dict[str, Any]) -> None:
        """Understood or not, he is not silent."""
        self.spoke[data["seat"]] = self.day
        self.chats.add(data["seat"])

    def _on_agreed(self, data: dict[str, Any]) -> None:
        """As much as if he had said it himself."""
        whom = next((one for by, one in reversed(self.blamed_for) if by == data["target"]), None)
        if whom is not None and whom != data["seat"]:
            self._on_accused({"seat": data["seat"], "target": whom, "grounds": "agree"})

    def _note(self, event: Told) -> None:
        """Somebody has said something."""
        seat = event.data["seat"]
        self.words[seat] += 1
        self.spoke[seat] = self.day
        self.today.append(event)
        if seat == self.seat:
            self.said.append(event)
        if event.data["tone"]:
            self.tones.setdefault(talk.kind_of(event.key, event.data), []).append(event.data["tone"])

    def _on_day(self, data: dict[str, Any]) -> None:
        self.day = data["day"]
        self.before = dict(self.spoke)
        self.accusers, self.blamed_for = {}, {}
        self.words, self.today = Counter(), []
        self.hands = {}

    def _on_room(self, data: dict[str, Any]) -> None:
        """A gangster knows his gang, but for the spy among them. The spy keeps what he sees apart: he may not tell."""
        if self.card == "spy":
            self.gangs |= {seat: data["gang"] for seat in data["seats"] if seat != self.seat}
        else:
            self.sure.setdefault(self.seat, data["gang"])

    def _on_night(self, data: dict[str, Any]) -> None:
        self.night = data["night"]
        self.fallen = []

    def _on_aimed(self, data: dict[str, Any]) -> None:
        self.aims[self.night] = data["target"]

    def _on_hand(self, data: dict[str, Any]) -> None:
        self.hands[data["seat"]] = data["target"]

    def _on_abstained(self, data: dict[str, Any]) -> None:
        self.hands.pop(data["seat"], None)

    def _on_raised(self, data: dict[str, Any]) -> None:
        self.hands |= dict.fromkeys(data["voters"], data["seat"])

    def _on_tied(self, data: dict[str, Any]) -> None:
        self._count()

    def _on_nobody_out(self, data: dict[str, Any]) -> None:
        self._count()

    def _did(self, by: int, to: int, weight: Weight) -> None:
        self.belief.deed(by, to, mates=weight.mates, guilty=weight.guilty, found=weight.found)

    def _slander(self, by: int, to: int, weight: Weight) -> None:
        """It speaks against another, as long as it need not be a lie."""
        self._did(by, to, weight)
        self.slandered.append((by, to, weight))

    def _count(self) -> None:
        """The hands are down: what they say about those who raised them."""
        for voter, target in self.hands.items():
            self.votes.append((self.day, voter, target))
            self._did(voter, target, VOTED)
        self.hands = {}

    def _on_voted_out(self, data: dict[str, Any]) -> None:
        self._count()
        self.ousted.append((self.day, data["seat"]))
        self._open(data)

    def _on_killed(self, data: dict[str, Any]) -> None:
        """Whom the gang got rid of was right more often than not."""
        self._open(data)
        self.fallen.append(data["card"])
        if not group_of(data["card"]):
            for day, voter, target in self.votes:
                if voter == data["seat"] and day == self.day:
                    self.belief.lean(target, VICTIM_VOTED)
            for target, accusers in self.accusers.items():
                if data["seat"] in accusers:
                    self.belief.lean(target, VICTIM_ACCUSED)

    def _open(self, data: dict[str, Any]) -> None:
        self.opened[data["seat"]] = data["card"]
        if group_of(data["card"]):
            for by, target, weight in self.slandered:
                if by == data["seat"] and len(self.belief.sizes) > 1:
                    self.belief.lean(target, -weight.found)  # his word says nothing of another gang
        for seat, role in self.claims.items():
            if role == data["card"] and role in UNIQUE and seat != data["seat"]:
                self.belief.lean(seat, 3.0)  # he claimed what another was

    def _on_jailed(self, data: dict[str, Any]) -> None:
        self.jailed |= set(data["seats"])
        for seat in data["seats"]:
            self.belief.lean(seat, 3.0 if self.misled else 8.0)

    def _on_freed(self, data: dict[str, Any]) -> None:
        self.jailed -= set(data["seats"])

    def _on_checked(self, data: dict[str, Any]) -> None:
        self.findings.append((data["night"], data["target"], data["answer"]))
        self._weigh(data["target"], data["answer"], 2.0 if self.misled else 6.0)

    def _on_judged(self, data: dict[str, Any]) -> None:
        self._on_checked(data)

    def _on_compared(self, data: dict[str, Any]) -> None:
        self._pair(data, 1.0)

    def _on_said_compared(self, data: dict[str, Any]) -> None:
        """As much as the one who says so is to be believed."""
        if data["seat"] != self.seat:
            self._on_claimed({"seat": data["seat"], "role": "journalist"})
            self._pair(data, max(0.0, 0.8 - self.suspicion().get(data["seat"], 1.0)))

    def _pair(self, data: dict[str, Any], trust: float) -> None:
        """Two of one faction, or not."""
        weight = (1.5 if self.misled else 3.0) * trust
        if data["answer"] == "same":
            self.belief.deed(*data["targets"], mates=0.0, guilty=-weight, found=-weight)
        else:
            self.belief.deed(*data["targets"], mates=-weight, guilty=weight, found=weight)

    def _weigh(self, target: int, answer: str, weight: float) -> None:
        if answer in GUILTY:
            self.belief.lean(target, weight + 2.0)
        elif answer in INNOCENT or answer in ("loner", "infected", "maniac", "widow", "patient0"):
            self.belief.lean(target, -weight)

    @property
    def misled(self) -> bool:
        """Whether a check may have been a lie, or blocked."""
        left = Counter(self.deck)
        left.subtract(self.opened.values())
        return left["lawyer"] > 0 or left["beauty"] > 0

    def _on_claimed(self, data: dict[str, Any]) -> None:
        seat, role = data["seat"], data["role"]
        if seat == self.seat:
            self.claim = role
            return
        if self.claims.get(seat, role) != role:
            self.belief.lean(seat, 1.0)  # he said otherwise before
        if role in UNIQUE:
            if role == self.card:
                self.belief.lean(seat, 4.0)
            for other, claimed in self.claims.items():
                if claimed == role and other not in (seat, self.seat):
                    self._slander(seat, other, RIVALS)
            opened = [one for one, card in self.opened.items() if card == role and one != seat]
            if opened:
                self.belief.lean(seat, 3.0)
            elif self.claims.get(seat) != role:
                self.belief.lean(seat, CLAIMED)
        self.claims[seat] = role

    def _on_said_found(self, data: dict[str, Any]) -> None:
        self._report(data, "detective")

    def _on_said_saw(self, data: dict[str, Any]) -> None:
        self._report(data, "judge")

    def _report(self, data: dict[str, Any], role: str) -> None:
        by, target, answer = data["seat"], data["target"], data["answer"]
        report = (by, data["night"] or self.night, target, answer)
        if report in self.reports:
            return
        self.reports.append(report)
        if by == self.seat:
            return
        self._on_claimed({"seat": by, "role": role})
        if answer in GUILTY:
            self._slander(by, target, SHOWN_PERHAPS if self.misled else SHOWN)
        elif answer in INNOCENT:
            self._did(by, target, CLEARED_PERHAPS if self.misled else CLEARED)

    def _on_accused(self, data: dict[str, Any]) -> None:
        by, target = data["seat"], data["target"]
        self.accusers.setdefault(target, []).append(by)
        self.blamed_for[by, target] = data["grounds"]
        if by == self.seat:
            self.suspected.setdefault(target, self.day)
        self._did(by, target, ACCUSED)

    def _on_defended(self, data: dict[str, Any]) -> None:
        by, target = data["seat"], data["target"]
        self.vouched.append((by, target))
        if by == self.seat:
            self.suspected.pop(target, None)
        self._did(by, target, DEFENDED)

    def _on_intended(self, data: dict[str, Any]) -> None:
        self._did(data["seat"], data["target"], INTENDED)

    def _on_relented(self, data: dict[str, Any]) -> None:
        accusers = self.accusers.get(data["target"], [])
        if data["seat"] in accusers:
            accusers.remove(data["seat"])
        self.blamed_for.pop((data["seat"], data["target"]), None)
        if data["seat"] == self.seat:
            self.suspected.pop(data["target"], None)

    # --- talk -----------------------------------------------------------------------------------------------------

    def has_said(self, path: tuple[Any, ...]) -> bool:
        """Whether this player has ever said this."""
        return any(talk.says(event, self.seat, path) for event in self.said)

    def silent(self, seat: int) -> int:
        """For how many whole days somebody has said nothing; typing counts as saying something."""
        return 0 if seat in self.chats else self.day - 1 - self.spoke.get(seat, 0)

    def spoke_since(self, seat: int) -> bool:
        """Whether this player has said something on a day since somebody last did, before today."""
        return self.before.get(self.seat, 0) > self.before.get(seat, 0)

    @property
    def avenged(self) -> bool:
        """Whether nobody has to be mourned this morning: a gangster or a loner died in the night."""
        return any(ROLES[card].side != "town" for card in self.fallen)

    def heard_why(self, target: int, grounds: str) -> bool:
        """Whether another has accused somebody today on these very grounds, which are more than a feeling.

        Also if he has taken it back: there is nobody to agree with then, but it was said.
        """
        told = [event.data for event in self.today if event.key == "accused" and event.data["target"] == target]
        given = {data["grounds"] for data in told if data["seat"] != self.seat}
        given |= {why for (by, whom), why in self.blamed_for.items() if whom == target and by != self.seat}
        return grounds in given - {*talk.FELT, "agree", "check"}

    def speaks_for(self, seat: int) -> bool:
        """Whether this player has ever reported somebody as innocent, or defended him today."""
        for event in self.said:
            data = event.data
            if event.key in CHECKS and data["target"] == seat and data["answer"] in INNOCENT:
                return True
        return any(e.key == "defended" and (e.data["seat"], e.data["target"]) == (self.seat, seat) for e in self.today)

    def defended(self, seat: int) -> int:
        """How often somebody was defended today."""
        return sum(event.key == "defended" and event.data["target"] == seat for event in self.today)

    def blamed_by(self, seat: int) -> int | None:
        """Who was the last to accuse somebody today."""
        return next((by for by, whom in reversed(self.blamed_for) if whom == seat), None)

    def replied(self, to: int) -> bool:
        """Whether this player has answered somebody today."""
        return any(
            event.key in ("replied", "questioned") and event.data["target"] == to
            for event in self.today
            if event.data["seat"] == self.seat
        )

    def stood_by(self, target: int) -> bool:
        """Whether this player has told somebody today that his accusation stands, and no check was reported since."""
        said = {"seat": self.seat, "target": target, "reply": "stand"}
        stands = False
        for event in self.today:
            stands = stands and event.key not in CHECKS
            stands = stands or (event.key == "replied" and said.items() <= event.data.items())
        return stands

    def cleared(self, target: int) -> bool:
        """Whether somebody else who lives has reported this one as innocent."""
        found = [by for by, _, whom, answer in self.reports if whom == target and answer in INNOCENT]
        return any(by != self.seat and by not in self.opened for by in found)

    def vouched_by(self, target: int) -> int | None:
        """The checker who has found somebody innocent, lives, and whom nobody disputes that card."""
        for by, _, whom, answer in self.reports:
            if whom == target and answer in INNOCENT and by != self.seat and by not in self.opened:
                role = self.claims.get(by)
                if role and role != self.card and not self._claimed_besides(by, role):
                    return by
        return None

    def shares(self, target: int) -> bool:
        """Whether the last accusation of somebody today is for a vote that this player has given as well."""
        told = [e.data for e in self.today if e.key == "accused" and e.data["target"] == target]
        last = next((data for data in reversed(told) if data["seat"] != self.seat), None)
        if last is None or last["grounds"] != "vote":
            return False
        given = [(voter, whom) for day, voter, whom in self.votes if day == last.get("number")]
        return any((self.seat, whom) in given for voter, whom in given if voter == target)

    @property
    def has_replied(self) -> bool:
        """Whether this player has answered any accusation today."""
        own = [event.data for event in self.today if event.data["seat"] == self.seat]
        return any(data.get("reply") == "no" or data.get("about") == "why" for data in own)

    @property
    def asked(self) -> list[tuple[int, int, str]]:
        """Today's questions: whose, to whom, about what."""
        return [(e.data["seat"], e.data["target"], e.data["about"]) for e in self.today if e.key == "questioned"]

    def questions(self) -> list[tuple[int, str]]:
        """What this player was asked today and has not answered."""
        return [(by, about) for by, to, about in self.asked if to == self.seat and not self._answered(by, about)]

    def _answered(self, to: int, about: str) -> bool:
        """Whether this player has said something to somebody since that was asked."""
        asked = False
        for event in self.today:
            data = event.data
            if event.key == "questioned" and (data["seat"], data["target"], data["about"]) == (to, self.seat, about):
                asked = True
            elif asked and data["seat"] == self.seat and (data.get("target") == to or event.key == "claimed"):
                return True
        return False

    # --- believing ------------------------------------------------------------------------------------------------

    def known(self, private: bool = True) -> dict[int, str]:
        """The groups of those that are known: by their cards, and (in private) what this player alone knows."""
        known = {seat: group_of(card) for seat, card in self.opened.items()}
        return {**self.sure, **known} if private else known

    def suspicion(self, private: bool = True) -> dict[int, float]:
        """For each living player, how likely he is a gangster, as this player sees it, or as everybody could."""
        kept = self._kept.get(private)
        if kept is not None and kept[0] == self.heard:
            return kept[1]
        known = self.known(private)
        chances = self.belief.chances(known, self.dice)
        found = {seat: min(1.0, sum(by.values())) for seat, by in chances.items()}
        found |= {seat: float(bool(group)) for seat, group in known.items() if seat not in self.opened}
        self._kept[private] = (self.heard, found)
        return found

    def credible(self, role: str) -> list[int]:
        """Who lives and claims this role, and has not been found to lie."""
        suspicion = self.suspicion(private=False)
        return [seat for seat, claimed in self.claims.items() if claimed == role and suspicion.get(seat, 1.0) < 0.5]

    def grounds(self, target: int, silence: bool = False) -> tuple[Any, ...]:
        """Why this player suspects another, in a word and a number: what is best to hear, and true."""
        found = self._grounds_of_deeds(target) or self._grounds_of_votes(target)
        if found is not None:
            return found
        claim = self.claims.get(target)
        if claim in UNIQUE and self._claimed_besides(target, claim):
            return ("claim",)
        if silence:
            return ("silence",)
        if any(target in by and not group_of(self.opened.get(whom, "citizen")) for whom, by in self.accusers.items()):
            return ("words",)
        return ("hunch",)

    def _grounds_of_deeds(self, target: int) -> tuple[Any, ...] | None:
        """A check, the jail, a report that is trusted, or a word for somebody who was found guilty."""
        trusted = [seat for seat, chance in self.suspicion().items() if chance < 0.5]
        for night, whom, answer in reversed(self.findings):
            if whom == target and answer in GUILTY and self.card in ("detective", "judge"):
                return ("check", night)
        if target in self.jailed:
            return ("jail",)
        if any(whom == target and answer in GUILTY and by in trusted for by, _, whom, answer in self.reports):
            return ("report",)
        if any(by == target and group_of(self.opened.get(whom, "citizen")) for by, whom in self.vouched):
            return ("defence",)
        return None

    def _grounds_of_votes(self, target: int) -> tuple[Any, ...] | None:
        """The latest vote that may be held against somebody."""
        last = {day: whom for day, voter, whom in self.votes if voter == target and day < self.day}
        return next((("vote", day) for day, whom in reversed(last.items()) if self._reproached(day, whom)), None)

    def _claimed_besides(self, seat: int, role: str) -> bool:
        """Whether somebody else is, or says he is, what this one claims to be; who was found to be another lied."""
        claims = {**self.claims, self.seat: self.claim}
        others = {one for one, claimed in claims.items() if claimed == role and self.opened.get(one, role) == role}
        return bool((others | {one for one, card in self.opened.items() if card == role}) - {seat})

    def card_against(self, seat: int, day: int) -> str | None:
        """The card, if it lies open, of the player against whom somebody voted on a day."""
        whom = next((one for when, voter, one in reversed(self.votes) if (when, voter) == (day, seat)), None)
        return None if whom is None else self.opened.get(whom)

    def _reproached(self, day: int, whom: int) -> bool:
        """Whether a vote may be held against somebody by this player, who has not done the same.

        It was against somebody innocent, or past a gangster who was voted out that day, also by this player's hand.
        """
        own = [(when, target) for when, voter, target in self.votes if voter == self.seat]
        if any(target == whom for _, target in own):
            return False
        if whom in self.opened:
            return ROLES[self.opened[whom]].side == "town"
        return any(group_of(self.opened[seat]) and (day, seat) in own for when, seat in self.ousted if when == day)
