"""Whom a match of «Война колоний» has shown in a special light, and the turns that it took."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING

from lichina.kernel import Highlight, Outcome

from .box import COLONIES

if TYPE_CHECKING:
    from .rules import Colonies

COUNTED = {
    "slayer": ("killed", 4),
    "builder": ("built", 4),
    "giver": ("contributed", 3),
    "scavenger": ("searched", 4),
    "mourner": ("died", 3),
    "loner": ("accomplished", 2),
}
"""For each award the event that counts, and from how many on it is given."""


class Chronicle:
    """What was told, read once when everything is open: by event and seat how often, and where for the first time."""

    def __init__(self, game: Colonies) -> None:
        self.counts: dict[str, Counter[int]] = {}
        self.first: dict[tuple[str, int], int] = {}
        self.rounds: list[list[tuple[int, str, dict[str, object]]]] = [[]]
        """For each round all that a story tells of it, with its place."""
        self.end = 0
        for at, (_, event) in enumerate(game.story.since(0)):
            self.end = at
            if event.key == "round":
                self.rounds.append([])
            self.rounds[-1].append((at, event.key, dict(event.data)))
            seat = event.data.get("seat")
            if isinstance(seat, int):
                self.counts.setdefault(event.key, Counter())[seat] += int(event.data.get("count", 1))
                self.first.setdefault((event.key, seat), at)


def awards(game: Colonies, outcome: Outcome) -> Iterator[Highlight]:
    """All that somebody might have an award for."""
    story = Chronicle(game)
    for award, (event, least) in COUNTED.items():
        counts = story.counts.get(event, Counter())
        best = [seat for seat, count in counts.items() if count == max(counts.values())]
        if len(best) == 1 and counts[best[0]] >= least:
            seat, count = best[0], counts[best[0]]
            merit = min(2 + (count - least) // 2, 4)
            yield Highlight(award, {"seat": seat, "count": count}, story.first[event, seat], merit)
    yield from healers(game, story)
    yield from quiet(game, story, outcome)
    yield from last_ones(game, story)


def healers(game: Colonies, story: Chronicle) -> Iterator[Highlight]:
    """Who has healed more than anybody else."""
    counts = game.counts["healed"]
    if max(counts) > 1 and counts.count(max(counts)) == 1:
        seat = counts.index(max(counts))
        yield Highlight("healer", {"seat": seat, "count": counts[seat]}, story.end, 3)


def quiet(game: Colonies, story: Chronicle, outcome: Outcome) -> Iterator[Highlight]:
    """A winner who has lost nobody."""
    for seat in outcome.winners:
        if not game.counts["lost"][seat]:
            yield Highlight("quiet", {"seat": seat}, story.end, 4)


def last_ones(game: Colonies, story: Chronicle) -> Iterator[Highlight]:
    """The only survivor that a player has left, when others have fallen."""
    for seat in game.seats:
        group = game.group(seat)
        if len(group) == 1 and game.counts["lost"][seat] > 1:
            yield Highlight("last", {"survivor": group[0], "seat": seat}, story.end, 2)


# --- the story in a paragraph -----------------------------------------------------------------------------------------


def turns(game: Colonies, outcome: Outcome) -> Iterator[Highlight]:
    """What both colonies were after, combats, crises and losses of each round, and how it ended."""
    story = Chronicle(game)
    camps = {colony: tuple(seat for seat in game.seats if game.home[seat] == colony) for colony in COLONIES}
    wolf = next((seat for seat in game.seats if game.home[seat] not in COLONIES), None)
    yield Highlight("start", {"objective": game.objective, **camps, "wolf": wolf}, 0, 5)
    for number, told in enumerate(story.rounds):
        fallen = [at for at, key, _ in told if key == "died"]
        for at, key, data in told:
            if key == "combat-over" and data["winner"] != "nobody":
                fields = {"round": number, "place": data["place"], "winner": data["winner"]}
                yield Highlight("battle", fields, at, 4)
            elif key == "crisis-over":
                fields = {"round": number, "crisis": data["crisis"], "prevented": data["prevented"]}
                yield Highlight("crisis", fields, at, 2 if data["prevented"] else 3)
        if len(fallen) > 1:
            yield Highlight("losses", {"round": number, "count": len(fallen)}, fallen[0], 3)
    morale = {colony: game.morale[colony] for colony in COLONIES}
    side = outcome.side or "nobody"
    yield Highlight("end", {"side": side, "reason": outcome.reason, **morale}, story.end, 5)
