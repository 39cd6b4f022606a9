"""Whom a match of «Судный день» has shown in a special light, and the turns that it took."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from lichina.kernel import Highlight, Outcome

from .box import TEAMS
from .chronicle import Chronicle, Deed
from .teams import CONVERTS, FALLEN, LEGION, OUTCAST

if TYPE_CHECKING:
    from .rules import Doomsday


def awards(game: Doomsday, outcome: Outcome) -> Iterator[Highlight]:
    """All that somebody might have an award for; of equals those come first that come less often."""
    story = Chronicle(game)
    yield from turncoats(game, outcome, story)
    yield from phoenixes(game, outcome, story)
    yield from saviours(story)
    yield from friendly_fire(story)
    yield from counters(story)
    yield from killers(story)
    yield from liars(outcome, story)
    yield from steady_hands(story)
    yield from survivors(game, story)
    yield from pacifists(game, outcome, story)
    yield from busybodies(story)
    yield from targets(story)
    yield from peekers(story)
    yield from first_victims(story)


def counted(deeds: Iterable[Deed]) -> dict[int, list[Deed]]:
    """Deeds by whose they are."""
    found: dict[int, list[Deed]] = {}
    for deed in deeds:
        found.setdefault(deed.seat, []).append(deed)
    return found


def mates(story: Chronicle, one: int, other: int) -> bool:
    """Whether two were on one side in the end; outcasts are on nobody's side but their own."""
    return story.teams[one] == story.teams[other] != OUTCAST


def turncoats(game: Doomsday, outcome: Outcome, story: Chronicle) -> Iterator[Highlight]:
    """Somebody was converted on the way, and has won for it."""
    for seat in outcome.winners:
        own = [game.face[card] for cards in game.counted(seat) for card in cards]
        if game.marks[seat] and not any(face in CONVERTS for face in own):
            yield Highlight("turncoat", {"seat": seat, "team": story.teams[seat]}, story.end, 5)


def phoenixes(game: Doomsday, outcome: Outcome, story: Chronicle) -> Iterator[Highlight]:
    """Somebody has come back from the dead and lived to the end."""
    for seat, deeds in counted(story.revived).items():
        if game.lives[seat]:
            yield Highlight("phoenix", {"seat": seat}, deeds[-1].at, 5 if seat in outcome.winners else 4)


def saviours(story: Chronicle) -> Iterator[Highlight]:
    """Somebody has spared others on their own side pain, or healed it."""
    kind = [deed for deed in story.saved if mates(story, deed.seat, deed.data["target"])]
    for seat, deeds in counted(kind).items():
        data = {"seat": seat, "target": deeds[0].data["target"], "count": len(deeds)}
        yield Highlight("saviour", data, deeds[0].at, 4 if len(deeds) > 1 else 3)


def friendly_fire(story: Chronicle) -> Iterator[Highlight]:
    """Somebody has killed one of their own side."""
    for death in story.deaths:
        if death.seat is not None and mates(story, death.seat, death.target):
            yield Highlight("friendly", {"seat": death.seat, "target": death.target}, death.at, 4)
            return


def counters(story: Chronicle) -> Iterator[Highlight]:
    """Somebody has cancelled a program at the right time."""
    for seat, deeds in counted(story.countered).items():
        yield Highlight("counter", {**deeds[0].data, "seat": seat}, deeds[0].at, 3)


def killers(story: Chronicle) -> Iterator[Highlight]:
    """Who has killed more than anybody else."""
    kills = Counter(death.seat for death in story.deaths if death.seat is not None)
    for seat, count in kills.most_common(1):
        at = next(death.at for death in story.deaths if death.seat == seat)
        if count > 1:
            yield Highlight("killer", {"seat": seat, "count": count}, at, min(count, 4))


def liars(outcome: Outcome, story: Chronicle) -> Iterator[Highlight]:
    """Who has claimed another side than theirs in the end; a liar who wins is the better one."""
    lies = [deed for deed in story.claims if deed.data["team"] != story.teams[deed.seat]]
    for seat, deeds in counted(lies).items():
        data = {"seat": seat, "count": len(deeds), "team": story.teams[seat]}
        yield Highlight("liar", data, deeds[0].at, 3 if seat in outcome.winners else 2)


def steady_hands(story: Chronicle) -> Iterator[Highlight]:
    """Somebody has shot more than once, and never at their own side."""
    for seat, deeds in counted(story.shots).items():
        targets = [target for deed in deeds for target in deed.data["targets"]]
        if len(deeds) > 1 and story.teams[seat] != OUTCAST and not any(mates(story, seat, one) for one in targets):
            yield Highlight("steady", {"seat": seat, "count": len(deeds)}, deeds[0].at, 3)


def survivors(game: Doomsday, story: Chronicle) -> Iterator[Highlight]:
    """Who was shot at more than once, and lives."""
    for seat, count in shot_at(story).most_common():
        if count > 1 and game.lives[seat]:
            yield Highlight("survivor", {"seat": seat, "count": count}, first_shot_at(story, seat), min(count, 4))


def pacifists(game: Doomsday, outcome: Outcome, story: Chronicle) -> Iterator[Highlight]:
    """Who has won and lives, and has never fired a shot."""
    armed = {deed.seat for deed in story.shots}
    for seat in outcome.winners:
        if game.lives[seat] and seat not in armed:
            yield Highlight("pacifist", {"seat": seat}, story.end, 2)


def busybodies(story: Chronicle) -> Iterator[Highlight]:
    """Who has stepped into the turns of others more often than anybody else."""
    found = counted(story.stepped_in)
    seat = max(found, key=lambda one: len(found[one]), default=None)
    if seat is not None and len(found[seat]) > 1:
        yield Highlight("busybody", {"seat": seat, "count": len(found[seat])}, found[seat][0].at, 2)


def targets(story: Chronicle) -> Iterator[Highlight]:
    """At whom most shots were fired."""
    for seat, count in shot_at(story).most_common(1):
        if count > 1:
            yield Highlight("target", {"seat": seat, "count": count}, first_shot_at(story, seat), 2)


def peekers(story: Chronicle) -> Iterator[Highlight]:
    """Who has looked at more cards than anybody else."""
    found = counted(story.peeks)
    seat = max(found, key=lambda one: len(found[one]), default=None)
    if seat is not None and len(found[seat]) > 1:
        yield Highlight("peeker", {"seat": seat, "count": len(found[seat])}, found[seat][0].at, 1)


def first_victims(story: Chronicle) -> Iterator[Highlight]:
    """Who was the first to die."""
    for death in story.deaths[:1]:
        yield Highlight("victim", {"seat": death.target, "turn": death.turn}, death.at, 1)


def shot_at(story: Chronicle) -> Counter[int]:
    """How often each was shot at."""
    return Counter(target for deed in story.shots for target in deed.data["targets"])


def first_shot_at(story: Chronicle, seat: int) -> int:
    """Where somebody was shot at for the first time."""
    return next(deed.at for deed in story.shots if seat in deed.data["targets"])


# --- the story in a paragraph -----------------------------------------------------------------------------------------


def turns(game: Doomsday, outcome: Outcome) -> Iterator[Highlight]:
    """Who was who, who has died by whom and who came back, and how it ended."""
    story = Chronicle(game)
    sides = {team: tuple(seat for seat in game.seats if story.teams[seat] == team) for team in TEAMS}
    plain = {f"{team}s": seats for team, seats in sides.items() if team not in (LEGION, FALLEN)}
    yield Highlight("cast", plain, 0, 5)
    if sides[LEGION] or sides[FALLEN]:
        yield Highlight("joined", {team: sides[team] for team in (LEGION, FALLEN)}, story.end, 4)
    for number, death in enumerate(story.deaths):
        data = {"turn": death.turn, "seat": death.seat, "target": death.target, "card": death.card, "role": death.role}
        yield Highlight("killed", data, death.at, 4 if number in (0, len(story.deaths) - 1) else 3)
    for deed in story.revived:
        yield Highlight("revived", {"seat": deed.seat}, deed.at, 3)
    for deed in story.leaders:
        yield Highlight("leader", dict(deed.data), deed.at, 3)
    data = {"side": outcome.side or outcome.reason, "alive": len(game.living()), "turns": game.turns}
    yield Highlight("end", data, story.end, 5)
