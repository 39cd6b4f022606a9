"""Can bots be read? A statistical attacker that sees what a person sees, and guesses who is guilty, day by day.

    python -m benchmarks.reader mafia --games 400 --seats 10

It learns from matches between bots, by plain logistic regression, from words alone and from votes alone, and is tried
on other matches. The figure is the area under the curve: 0.5 is guessing, 1 is knowing. Words should tell hardly more
than votes do.

A game takes part by one function in `READERS`: it reads a finished match as a spectator heard it and gives rows, each
with what can be counted about a seat by the end of a day, and whether that seat was guilty.
"""

from __future__ import annotations

import argparse
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from math import exp
from typing import Any, NamedTuple, TypeAlias

from lichina import registry
from lichina.bots import Driver, seated
from lichina.kernel import TONES, Match

ROUNDS = 120
"""Steps of learning."""
RATE = 0.5
KEEP = 0.002
"""How strongly weights are held down."""


class Row(NamedTuple):
    """What is known about a seat by the end of a day; whether it is guilty is for learning and for judging."""

    day: int
    guilty: bool
    words: list[float]
    votes: list[float]


Reader: TypeAlias = Callable[[Match], Iterable[Row]]


# --- «Мафия» ----------------------------------------------------------------------------------------------------------

_GANGS = ("mafia", "triads")
_SAID = ("accused", "defended", "claimed", "greeted", "questioned", "replied", "relented", "intended")
_REPORTS = ("said-found", "said-saw", "said-compared")


def mafia(match: Match) -> Iterator[Row]:
    """Words: what was said, how, about whom, as far as cards lie open by then. Votes: hands, and whom they hit."""
    from lichina.games.mafia.roles import ROLES

    game: Any = match.game
    guilty = [bool(card) and ROLES[card].side in _GANGS for card in game.card]
    alive = set(game.players)
    opened: dict[int, bool] = {}
    said: list[tuple[str, dict[str, Any]]] = []
    hands: list[tuple[int, int, int]] = []
    cast: dict[int, int] = {}
    out: list[tuple[int, int]] = []
    day = 0
    for event in match.told(None):
        key, data = event.key, event.data
        if key == "day":
            day = data["day"]
        elif "tone" in data:
            said.append((key, data))
        elif key == "hand":
            cast.pop(data["seat"], None)
            cast[data["seat"]] = data["target"]
        elif key in ("tied", "nobody-out", "voted-out"):
            hands += [(day, seat, target) for seat, target in cast.items()]
            cast = {}
        if key == "voted-out":
            out.append((day, data["seat"]))
        if key in ("voted-out", "killed"):
            opened[data["seat"]] = ROLES[data["card"]].side in _GANGS
            alive.discard(data["seat"])
        if key == "night":  # a day is over
            for seat in sorted(alive):
                yield Row(day, guilty[seat], _words(seat, said, opened), _votes(seat, hands, opened, out))


def _words(seat: int, said: Sequence[tuple[str, dict[str, Any]]], opened: dict[int, bool]) -> list[float]:
    own = [(key, data) for key, data in said if data["seat"] == seat]
    about = [(key, data) for key, data in said if data.get("target") == seat]
    count = Counter(key for key, _ in own)
    found = [float(count[key]) for key in (*_SAID, *_REPORTS)]
    for key in ("accused", "defended", "intended", "relented"):
        for side in (True, False):
            found.append(sum(kind == key and opened.get(data["target"]) is side for kind, data in own))
            found.append(sum(kind == key and opened.get(data["seat"]) is side for kind, data in about))
        found.append(sum(kind == key for kind, _ in about))
    grounds = Counter(data["grounds"] for key, data in own if key == "accused")
    found += [float(grounds[name]) for name in _GROUNDS]
    found += [float(Counter(data["role"] for key, data in own if key == "claimed")[role]) for role in _CLAIMS]
    tones = Counter(data["tone"] for _, data in own)
    return found + [float(tones[tone]) for tone in TONES]


_CLAIMS = ("citizen", "detective", "doctor")
_GROUNDS = (
    "impression",
    "hunch",
    "still",
    "despite",
    "agree",
    "vote",
    "report",
    "words",
    "claim",
    "silence",
    "defence",
)


def _votes(
    seat: int, hands: Sequence[tuple[int, int, int]], opened: dict[int, bool], out: Sequence[tuple[int, int]]
) -> list[float]:
    own = [(day, target) for day, voter, target in hands if voter == seat]
    against = [voter for _, voter, target in hands if target == seat]
    days = {day for day, _, _ in hands}
    found = [float(len(own)), float(len(against)), float(len(days) - len({day for day, _ in own}))]
    for side in (True, False):
        found.append(sum(opened.get(target) is side for _, target in own))
        found.append(sum(opened.get(voter) is side for voter in against))
        found.append(sum((day, gone) in own for day, gone in out if opened.get(gone) is side))
        found.append(sum((day, gone) not in own for day, gone in out if opened.get(gone) is side))
    places: list[float] = []
    for day in days:
        order = [voter for when, voter, _ in hands if when == day]
        if seat in order:
            places.append(order.index(seat) / len(order))
    crowd = sum(sum(one == target for when, _, one in hands if when == day) for day, target in own)
    return [*found, sum(places) / len(places) if places else 0.5, crowd / len(own) if own else 0.0]


# --- «Находка для шпиона» ---------------------------------------------------------------------------------------------

EVERY = 4
"""How many answers count as a day there."""
LAST = 99
"""When the time is up, everybody has talked, and all have pointed."""
_ASKED = ("yes", "partly", "no", "asks")
_TALKED = ("suspect", "suspected", "trust", "trusted", "relent", "who", "doubted", "why", "know", "joked")
_BALLOTS = ("accuses", "accused", "for", "against")


def _count_round(key: str, data: dict[str, Any], words: list[Counter[str]], votes: list[Counter[str]]) -> None:
    if key == "asked":
        words[data["seat"]]["asks"] += 1
    elif key == "answered":
        words[data["seat"]][data["reply"]] += 1
    elif key == "accused":
        votes[data["seat"]]["accuses"] += 1
        votes[data["target"]]["accused"] += 1
    elif key == "verdicts":
        for seat in data["voters"]:
            votes[seat]["for"] += 1
        for seat in data["seats"]:
            votes[seat]["against"] += 1
    elif key == "pointed":
        for target in filter(lambda one: isinstance(one, int), data["pairs"].values()):
            votes[target]["pointed"] += 1
    elif key.startswith("said-"):
        _count_words(key.removeprefix("said-"), data, words)


def _count_words(kind: str, data: dict[str, Any], words: list[Counter[str]]) -> None:
    words[data["seat"]][kind] += 1
    if passive := {"suspect": "suspected", "trust": "trusted", "who": "doubted"}.get(kind):
        words[data["target"]][passive] += 1


def spyfall(match: Match) -> Iterator[Row]:
    """Words: how often somebody says yes, partly and no, asks and is asked. Votes: on accusations, and who accuses.

    When the time is up: what is said by whom of whom, and who points at whom. Whoever listens without knowing the place
    cannot tell what is true.
    """
    cards: list[str] = []
    stories: list[list[tuple[str, dict[str, Any]]]] = []
    for event in match.told(None):
        if event.key == "round-begins":
            stories.append([])
        stories[-1].append((event.key, event.data))
    game: Any = match.game
    for sheet, story in zip(game.sheets, stories, strict=True):
        cards = list(sheet["cards"])
        words, votes = [Counter[str]() for _ in cards], [Counter[str]() for _ in cards]
        answers = 0
        for key, data in story:
            _count_round(key, data, words, votes)
            answers += key == "answered"
            if key == "pointed":
                yield from _rows(LAST, cards, words, votes, (*_ASKED, *_TALKED), (*_BALLOTS, "pointed"))
            if key == "answered" and answers % EVERY == 0:
                yield from _rows(answers // EVERY, cards, words, votes, _ASKED, _BALLOTS)


def _rows(
    day: int,
    cards: Sequence[str],
    words: Sequence[Counter[str]],
    votes: Sequence[Counter[str]],
    said: Sequence[str],
    cast: Sequence[str],
) -> Iterator[Row]:
    for seat, card in enumerate(cards):
        yield Row(
            day,
            card == "spy",
            [float(words[seat][name]) for name in said],
            [float(votes[seat][name]) for name in cast],
        )


# --- «Пассажиры» ------------------------------------------------------------------------------------------------------

_CLAIMED = ("soul", "demon", "vague", "saw", "saw-soul", "saw-demon", "think", "thought", "send")
_SENT = ("plain", "agree", "object", "turn")
_VOTED = ("tokens", "raven", "own", "most", "better", "fits")


def passengers(match: Match) -> Iterator[Row]:
    """Words: what was said, how often, how. Votes: seats and boats, against what their owners say of the passengers."""
    game: Any = match.game
    sides = game.sides()
    words, votes = [Counter[str]() for _ in sides], [Counter[str]() for _ in sides]
    seated_in: dict[int, str] = {}
    told: dict[int, str] = {}
    for event in match.told(None):
        key, data = event.key, event.data
        if key == "round-begins":
            seated_in, told = {}, {}
        elif key == "placed":
            seated_in[data["seat"]] = data["cell"].partition("-")[0]
            votes[data["seat"]]["tokens"] += data["votes"]
            votes[data["seat"]]["raven"] += seated_in[data["seat"]] == "raven"
        elif key.startswith("said-"):
            _hear(words, told, key.removeprefix("said-"), data)
        elif key == "voted":
            pairs = {int(seat): boat for seat, boat in data["pairs"].items()}
            _count(votes, pairs, seated_in, told)
        elif key == "sailed":
            for seat, side in enumerate(sides):
                if side != "jaster":
                    yield Row(
                        data["round"],
                        side == "smugglers",
                        [float(words[seat][name]) for name in (*_CLAIMED, *_SENT, *TONES)],
                        [float(votes[seat][name]) for name in _VOTED],
                    )


def _hear(words: list[Counter[str]], told: dict[int, str], topic: str, data: dict[str, Any]) -> None:
    own = words[data["seat"]]
    own[data["tone"]] += 1
    if topic == "placed":
        told[data["seat"]] = data["what"]
        own[data["what"].partition("-")[0]] += 1
        own["vague"] += "-" not in data["what"]
    elif topic == "saw":
        own["saw"] += 1
        own[f"saw-{data['what'].partition('-')[0]}"] += 1
    elif topic == "think":
        own["think"] += 1
        words[data["target"]]["thought"] += 1
    elif topic == "send":
        own["send"] += 1
        own[data["how"]] += 1


def _count(votes: list[Counter[str]], pairs: dict[int, str], seated_in: dict[int, str], told: dict[int, str]) -> None:
    souls = Counter[str]()
    for seat, what in told.items():
        souls[seated_in[seat]] += 1 if what.startswith("soul") else -1
    most = Counter(pairs.values()).most_common(1)[0][0]
    for seat, boat in pairs.items():
        other = "wolf" if boat == "raven" else "raven"
        votes[seat]["own"] += boat == seated_in.get(seat)
        votes[seat]["most"] += boat == most
        votes[seat]["better"] += souls[boat] - souls[other]
        votes[seat]["fits"] += (boat == seated_in.get(seat)) == told.get(seat, "").startswith("soul")


READERS: dict[str, Reader] = {"mafia": mafia, "spyfall": spyfall, "passengers": passengers}


# --- learning ---------------------------------------------------------------------------------------------------------


class Model(NamedTuple):
    """A logistic regression over numbers that were brought to one scale."""

    middle: list[float]
    spread: list[float]
    weights: list[float]
    bias: float

    def score(self, features: Sequence[float]) -> float:
        scaled = ((one - mid) / far for one, mid, far in zip(features, self.middle, self.spread, strict=True))
        return self.bias + sum(weight * one for weight, one in zip(self.weights, scaled, strict=True))


def learned(rows: Sequence[Sequence[float]], guilty: Sequence[bool]) -> Model:
    """Weights that tell the guilty best, by plain descent."""
    count, width = len(rows), len(rows[0])
    middle = [sum(row[place] for row in rows) / count for place in range(width)]
    spread = [(sum((row[place] - middle[place]) ** 2 for row in rows) / count) ** 0.5 or 1.0 for place in range(width)]
    scaled = [[(row[place] - middle[place]) / spread[place] for place in range(width)] for row in rows]
    weights, bias = [0.0] * width, 0.0
    for _ in range(ROUNDS):
        slope, lift = [0.0] * width, 0.0
        for row, truth in zip(scaled, guilty, strict=True):
            guess = bias + sum(weight * one for weight, one in zip(weights, row, strict=True))
            wrong = 1 / (1 + exp(-max(-30.0, min(30.0, guess)))) - truth
            lift += wrong
            slope = [was + wrong * one for was, one in zip(slope, row, strict=True)]
        weights = [weight - RATE * (down / count + KEEP * weight) for weight, down in zip(weights, slope, strict=True)]
        bias -= RATE * lift / count
    return Model(middle, spread, weights, bias)


def area(scores: Sequence[float], guilty: Sequence[bool]) -> float:
    """The area under the curve: how often a guilty one is scored above an innocent one; a tie counts half."""
    ranked = sorted(zip(scores, guilty, strict=True))
    places: dict[float, list[int]] = defaultdict(list)
    for place, (score, _) in enumerate(ranked, 1):
        places[score].append(place)
    mean = {score: sum(found) / len(found) for score, found in places.items()}
    bad = sum(guilty)
    good = len(guilty) - bad
    if not bad or not good:
        return 0.5
    return (sum(mean[score] for score, truth in ranked if truth) - bad * (bad + 1) / 2) / (bad * good)


def read(rows: Sequence[Row], tried: Sequence[Row]) -> dict[int, dict[str, float]]:
    """For each day with enough to go by, what words and votes alone and together tell of matches never seen."""
    found: dict[int, dict[str, float]] = {}
    for day in sorted({row.day for row in rows}):
        known = [row for row in rows if row.day == day]
        other = [row for row in tried if row.day == day]
        if min(len(known), len(other)) < 200:
            continue
        found[day] = {}
        for name, see in _SIGHTS.items():
            model = learned([see(row) for row in known], [row.guilty for row in known])
            found[day][name] = area([model.score(see(row)) for row in other], [row.guilty for row in other])
        found[day]["rows"] = len(other)
    return found


_SIGHTS: dict[str, Callable[[Row], list[float]]] = {
    "words": lambda row: row.words,
    "votes": lambda row: row.votes,
    "both": lambda row: row.words + row.votes,
}


def matches(game: str, seats: int, count: int, seed: str, options: dict[str, Any]) -> Iterator[Match]:
    """Finished matches between a game's first bots."""
    found = registry.find(game)
    kind = next(iter(found.bots().values()))
    for number in range(count):
        chosen = {**found.game.WITH_BOTS, **options}
        match = Match(found.game, seats, f"{seed} {number}", chosen, checkpoints=kind.imagines)
        driver = Driver(match, seated([kind] * seats, f"{seed} {number}"))
        while match.outcome is None:
            driver.step()
        yield match


def main() -> None:
    parser = argparse.ArgumentParser(description="what can be read from bots' words and votes")
    parser.add_argument("game", choices=sorted(READERS))
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seats", type=int, default=10)
    parser.add_argument("--seed", default="reader")
    chosen = parser.parse_args()
    rows = [
        [
            row
            for match in matches(chosen.game, chosen.seats, chosen.games, f"{chosen.seed} {part}", {})
            for row in READERS[chosen.game](match)
        ]
        for part in ("learn", "try")
    ]
    print("| day | words | votes | both | seats looked at |\n|---|---|---|---|---|")
    for day, told in read(*rows).items():
        print(f"| {day} | {told['words']:.3f} | {told['votes']:.3f} | {told['both']:.3f} | {told['rows']:.0f} |")


if __name__ == "__main__":
    main()
