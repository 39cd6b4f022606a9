"""Whom a match of «Пассажиры» has shown in a special light, and the turns that it took."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING

from lichina.kernel import Highlight, Outcome

from .box import GUIDES, JASTER, KIND_OF, SMUGGLERS
from .facts import untrue
from .past import RoundClaim

if TYPE_CHECKING:
    from .rules import Passengers

SURE = ("am", "placed", "saw")
"""What somebody says of which it is known afterwards whether it was true."""


class Chronicle:
    """The story of a match, read once when everything is open: what happened, with its place."""

    def __init__(self, game: Passengers) -> None:
        self.game = game
        self.said: list[tuple[int, RoundClaim]] = []
        """Each claim, and where it was made."""
        self.placed: dict[tuple[int, int], int] = {}
        """Where somebody has placed a passenger, by seat and round."""
        self.peeks: dict[int, int] = {}
        """Where somebody has looked for the first time."""
        self.voted: list[int] = []
        self.sailed: list[int] = []
        self.landed: list[int] = []
        self.end = len(game.story) - 1
        claims = iter(game.claims)
        for at, (_, event) in enumerate(game.story.since(0)):
            if event.key.startswith("said-"):
                self.said.append((at, next(claims)))
            elif event.key == "placed":
                self.placed[event.data["seat"], len(self.sailed) + 1] = at
            elif event.key == "peeked":
                self.peeks.setdefault(event.data["seat"], at)
            elif event.key in ("voted", "sailed", "landed"):
                getattr(self, event.key).append(at)


def awards(game: Passengers, outcome: Outcome) -> Iterator[Highlight]:
    """All that somebody might have an award for."""
    chronicle = Chronicle(game)
    if not chronicle.landed:
        return
    yield from liars(chronicle, outcome)
    yield from suspected(chronicle)
    yield from readers(chronicle)
    yield from honest(chronicle)
    yield from unsuspected(chronicle, outcome)
    yield from jaster(chronicle, outcome)
    yield from coins(chronicle, outcome)
    yield from alone(chronicle)
    yield from fists(chronicle)
    yield from ferried(chronicle)
    yield from peeked(chronicle)


def liars(chronicle: Chronicle, outcome: Outcome) -> Iterator[Highlight]:
    """Who has said more than one untruth; a liar who wins is the better one."""
    lies: dict[int, list[int]] = {}
    for at, claim in chronicle.said:
        if untrue(chronicle.game, claim):
            lies.setdefault(claim["seat"], []).append(at)
    for seat, places in lies.items():
        if len(places) > 1:
            merit = min(1 + len(places) // 2, 4) + (seat in outcome.winners)
            yield Highlight("liar", {"seat": seat, "count": len(places)}, places[0], merit)


def honest(chronicle: Chronicle) -> Iterator[Highlight]:
    """Who has said much that could be checked, and nothing untrue."""
    told: dict[int, list[int]] = {}
    wrong = {claim["seat"] for _, claim in chronicle.said if untrue(chronicle.game, claim)}
    for at, claim in chronicle.said:
        if claim["topic"] in SURE:
            told.setdefault(claim["seat"], []).append(at)
    for seat, places in told.items():
        if len(places) > 2 and seat not in wrong:
            merit = 3 if chronicle.game.side_of(seat) != GUIDES else 2
            yield Highlight("honest", {"seat": seat, "count": len(places)}, places[0], merit)


def readers(chronicle: Chronicle) -> Iterator[Highlight]:
    """Who has seen through others, and has hardly ever been wrong."""
    right: dict[int, list[tuple[int, int]]] = {}
    wrong: Counter[int] = Counter()
    for at, claim in chronicle.said:
        if claim["topic"] != "think":
            continue
        if claim["what"] == chronicle.game.side_of(claim["target"]):
            right.setdefault(claim["seat"], []).append((at, claim["target"]))
        else:
            wrong[claim["seat"]] += 1
    for seat, hits in right.items():
        if len(hits) > 1 + wrong[seat]:
            yield Highlight("reader", {"seat": seat, "count": len(hits)}, hits[0][0], min(1 + len(hits), 4))


def suspected(chronicle: Chronicle) -> Iterator[Highlight]:
    """A guide whom others have called a smuggler, more often than any other guide."""
    places: dict[int, list[int]] = {}
    for at, claim in chronicle.said:
        accused = claim["topic"] == "think" and claim["what"] == SMUGGLERS
        if accused and chronicle.game.side_of(claim["target"]) == GUIDES:
            places.setdefault(claim["target"], []).append(at)
    seat = max(places, key=lambda one: len(places[one]), default=None)
    if seat is not None and len(places[seat]) > 1:
        merit = min(1 + len(places[seat]), 4)
        yield Highlight("suspected", {"seat": seat, "count": len(places[seat])}, places[seat][0], merit)


def unsuspected(chronicle: Chronicle, outcome: Outcome) -> Iterator[Highlight]:
    """A smuggler who has won and whom nobody has ever called one, although people did talk about sides."""
    named = {claim["target"] for _, claim in chronicle.said if claim["topic"] == "think" and claim["what"] == SMUGGLERS}
    if not named:
        return
    for seat in outcome.winners:
        if seat not in named and chronicle.game.side_of(seat) == SMUGGLERS:
            yield Highlight("unsuspected", {"seat": seat}, chronicle.end, 4)


def jaster(chronicle: Chronicle, outcome: Outcome) -> Iterator[Highlight]:
    if outcome.side == JASTER:
        yield Highlight("jester", {"seat": outcome.winners[0]}, chronicle.end, 5)


def coins(chronicle: Chronicle, outcome: Outcome) -> Iterator[Highlight]:
    """Votes were even, and the coin has decided which boat sails."""
    for number, sailing in enumerate(chronicle.game.sailings):
        if (seat := sailing["coin"]) is not None:
            data = {"seat": seat, "round": number + 1, "boat": sailing["boat"]}
            yield Highlight("coin", data, chronicle.sailed[number], 4 if seat in outcome.winners else 3)


def alone(chronicle: Chronicle) -> Iterator[Highlight]:
    """One alone wanted the other boat."""
    for number, sailing in enumerate(chronicle.game.sailings):
        votes = sailing["votes"]
        against = [seat for seat, boat in enumerate(votes) if votes.count(boat) == 1]
        if len(against) == 1 and len(votes) > 3:
            data = {"seat": against[0], "round": number + 1, "boat": votes[against[0]]}
            yield Highlight("alone", data, chronicle.voted[number], 4 if votes[against[0]] == sailing["boat"] else 3)


def fists(chronicle: Chronicle) -> Iterator[Highlight]:
    """Somebody's votes alone have decided: cast for the other boat, that one would have sailed."""
    for number, sailing in enumerate(chronicle.game.sailings):
        lead = abs(sailing["raven"] - sailing["wolf"])
        deciding = [
            (tokens, seat)
            for seat, (boat, tokens) in enumerate(zip(sailing["votes"], sailing["tokens"], strict=True))
            if boat == sailing["boat"] and 2 * tokens > lead > 0
        ]
        tokens, seat = max(deciding, default=(0, 0))
        if tokens > 1:
            data = {"seat": seat, "round": number + 1, "count": tokens, "boat": sailing["boat"]}
            yield Highlight("fist", data, chronicle.voted[number], 3 if tokens > 2 else 2)


def ferried(chronicle: Chronicle) -> Iterator[Highlight]:
    """Whose passengers of their own kind have reached the shore."""
    game = chronicle.game
    across: dict[int, list[int]] = {}
    for rider in game.landed().values():
        seat = game.by[rider]
        wanted = {GUIDES: "soul", SMUGGLERS: "demon"}
        if seat is not None and KIND_OF[game.shown_face(rider)] == wanted.get(game.side_of(seat)):
            across.setdefault(seat, []).append(rider)
    for seat, riders in across.items():
        key = "ferryman" if game.side_of(seat) == GUIDES else "smuggler"
        at = chronicle.placed.get((seat, game.since[riders[0]]), chronicle.landed[0])
        yield Highlight(key, {"seat": seat, "count": len(riders)}, at, 3 if len(riders) > 1 else 1)


def peeked(chronicle: Chronicle) -> Iterator[Highlight]:
    """Who has looked at more passengers than anybody else."""
    counts = Counter({seat: len(riders) for seat, riders in enumerate(chronicle.game.peeks) if riders})
    for seat, count in counts.most_common(1):
        if count > 1:
            yield Highlight("peeker", {"seat": seat, "count": count}, chronicle.peeks[seat], min(count, 3))


# --- the story in a paragraph -----------------------------------------------------------------------------------------


def turns(game: Passengers, outcome: Outcome) -> Iterator[Highlight]:
    """Who was who, which boats have sailed with whom, and what it was worth."""
    chronicle = Chronicle(game)
    sides = {side: tuple(seat for seat in game.seats if game.side_of(seat) == side) for side in (GUIDES, SMUGGLERS)}
    fool = next((seat for seat in game.seats if game.side_of(seat) == JASTER), None)
    yield Highlight("cast", {**sides, "fool": fool}, 0, 5)
    for number, sailing in enumerate(game.sailings):
        riders = [rider for rider in game.shore[number][2] if rider is not None]
        kinds = Counter(KIND_OF[game.shown_face(rider)] for rider in riders)
        fewer, more = sorted((sailing["raven"], sailing["wolf"]))
        boat = {"round": number + 1, "boat": sailing["boat"], "seat": sailing["coin"], "more": more, "fewer": fewer}
        cargo = {"souls": kinds["soul"], "demons": kinds["demon"]}
        yield Highlight("sailed", {**boat, **cargo}, chronicle.sailed[number], 4)
    if (score := game.score) is not None:
        data = {"side": str(outcome.side), "guides": score.guides, "smugglers": score.smugglers}
        yield Highlight("end", {**data, "reason": outcome.reason}, chronicle.end, 5)
