"""Whom a match of «Мафия» has shown in a special light, and the turns that it took."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from lichina.kernel import Highlight, Outcome

from .chronicle import Chronicle, ToldAt, Vote
from .roles import GANGS, ROLES
from .state import MafiaState

DEAR = frozenset(("detective", "judge", "doctor", "journalist"))
"""Cards whose loss the town feels most."""


def awards(game: MafiaState, outcome: Outcome) -> Iterator[Highlight]:
    """All that somebody might have an award for; of equals those come first that come less often."""
    chronicle = Chronicle(game)
    if not chronicle.votes and not chronicle.nights:
        return
    yield from saviours(chronicle)
    yield from liars(chronicle)
    yield from lights(chronicle)
    yield from traitors(chronicle)
    yield from heralds(chronicle)
    yield from shots(chronicle)
    yield from loners(game, outcome, chronicle)
    yield from scapegoats(chronicle)
    yield from eyes(chronicle)
    yield from unseen(game, chronicle)
    yield from standing(game, outcome, chronicle)
    yield from first_victims(chronicle)


def saviours(chronicle: Chronicle) -> Iterator[Highlight]:
    """Somebody else lives by what this player did at night."""
    saved: dict[int, list[ToldAt]] = {}
    for night in chronicle.nights:
        for said in night.saved:
            seat, target = said.data["seat"], said.data["target"]
            if seat != target and chronicle.side(seat) == chronicle.side(target):
                saved.setdefault(seat, []).append(said)
    for seat, deeds in saved.items():
        data = {"seat": seat, "target": deeds[0].data["target"], "count": len(deeds)}
        yield Highlight("saviour", data, deeds[0].at, 5 if len(deeds) > 1 else 4)


def liars(chronicle: Chronicle) -> Iterator[Highlight]:
    """One who is not of the town has passed for somebody else, and the town has never sent him away."""
    lies: dict[int, list[ToldAt]] = {}
    for said in chronicle.claims:
        if said.data["role"] != chronicle.card[said.data["seat"]]:
            lies.setdefault(said.data["seat"], []).append(said)
    for said in chronicle.reports:
        if chronicle.card[said.data["seat"]] not in ("detective", "judge"):
            lies.setdefault(said.data["seat"], []).append(said)
    out = {seat for vote in chronicle.votes for seat in vote.gone()}
    for seat, told in lies.items():
        if not chronicle.town(seat) and seat not in out:
            yield Highlight("liar", {"seat": seat, "count": len(told)}, told[0].at, 5 if len(told) > 1 else 4)


def lights(chronicle: Chronicle) -> Iterator[Highlight]:
    """A check has shown a criminal, and the town has then sent him away."""
    for said in chronicle.found:
        target = said.data["target"]
        if any(target in vote.gone() and vote.at > said.at for vote in chronicle.votes):
            role = "judge" if "judge" in chronicle.card else "detective"
            yield Highlight("light", {"seat": chronicle.card.index(role), "target": target}, said.at, 4)
            return


def traitors(chronicle: Chronicle) -> Iterator[Highlight]:
    """A criminal has voted a fellow out."""
    for vote in chronicle.votes:
        for seat, target in vote.hands.items():
            same = chronicle.criminal(seat) and chronicle.side(seat) == chronicle.side(target)
            if same and target in vote.gone():
                yield Highlight("traitor", {"seat": seat, "target": target}, vote.raised[seat], 4)
                return


def heralds(chronicle: Chronicle) -> Iterator[Highlight]:
    """One of the town was the first to accuse a criminal, whom the town has then sent away."""
    named: set[int] = set()
    for said in chronicle.accused:
        seat, target = said.data["seat"], said.data["target"]
        if target not in named and chronicle.criminal(target):
            named.add(target)
            if chronicle.town(seat) and any(target in vote.gone() and vote.at > said.at for vote in chronicle.votes):
                yield Highlight("herald", {"seat": seat, "target": target}, said.at, 3)


def shots(chronicle: Chronicle) -> Iterator[Highlight]:
    """Somebody was the first to point at a victim whose card the town needed."""
    for night in chronicle.nights:
        for target, cause in night.killed.items():
            aim = night.aims.get((cause, target))
            card = chronicle.card[target]
            if aim is not None and chronicle.town(target) and card != "citizen":
                data = {"seat": aim.data["seat"], "target": target, "card": card}
                yield Highlight("shot", data, aim.at, 4 if card in DEAR else 3)


def loners(game: MafiaState, outcome: Outcome, chronicle: Chronicle) -> Iterator[Highlight]:
    """A loner has won, or at least lived to the end."""
    for seat in game.players:
        won = seat in outcome.winners
        if chronicle.side(seat) == "loner" and (won or seat in game.alive):
            data = {"seat": seat, "card": chronicle.card[seat], "won": won}
            yield Highlight("loner", data, chronicle.end, 5 if won else 3)


def scapegoats(chronicle: Chronicle) -> Iterator[Highlight]:
    """One of the town against whom more hands went up than against anybody else of it."""
    against = Counter(target for vote in chronicle.votes for target in vote.hands.values() if chronicle.town(target))
    for seat, count in against.most_common(1):
        if count > 2:
            worst = max(chronicle.votes, key=lambda vote: list(vote.hands.values()).count(seat))
            wronged = any(seat in vote.gone() for vote in chronicle.votes)
            yield Highlight("scapegoat", {"seat": seat, "count": count}, worst.at, 3 if wronged else 2)


def eyes(chronicle: Chronicle) -> Iterator[Highlight]:
    """Those of the town whose hands went up against criminals, and mostly against these."""
    cast: Counter[int] = Counter()
    hits: dict[int, list[tuple[bool, int]]] = {}
    for vote in chronicle.votes:
        for seat, target in vote.hands.items():
            if chronicle.town(seat):
                cast[seat] += 1
                if chronicle.criminal(target):
                    hits.setdefault(seat, []).append((target in vote.gone(), vote.raised[seat]))
    for seat, hit in hits.items():
        if 2 * len(hit) > cast[seat]:
            at = next((place for gone, place in hit if gone), hit[0][1])
            merit = 1 + min(len(hit), 2) + (len(hit) == cast[seat] > 1)
            yield Highlight("eye", {"seat": seat, "hits": len(hit), "votes": cast[seat]}, at, merit)


def unseen(game: MafiaState, chronicle: Chronicle) -> Iterator[Highlight]:
    """Alive to the end, and no hand has ever gone up against this player."""
    if len(chronicle.votes) < 2:
        return
    pointed = {target for vote in chronicle.votes for target in vote.hands.values()}
    for seat in game.alive:
        if seat not in pointed:
            yield Highlight("unseen", {"seat": seat}, chronicle.votes[-1].at, 2 if chronicle.town(seat) else 4)


def standing(game: MafiaState, outcome: Outcome, chronicle: Chronicle) -> Iterator[Highlight]:
    """Alive to the end, and on the winning side."""
    for seat in game.alive:
        if seat in outcome.winners:
            yield Highlight("standing", {"seat": seat}, chronicle.end, 1)


def first_victims(chronicle: Chronicle) -> Iterator[Highlight]:
    for night in chronicle.nights:
        for seat in night.dead:
            yield Highlight("victim", {"seat": seat, "night": night.number}, night.at, 1)
        if night.dead:
            return


# --- the story in a paragraph -----------------------------------------------------------------------------------------


def turns(game: MafiaState, outcome: Outcome) -> Iterator[Highlight]:
    """Who was who, what nights and votes came to, and how it ended."""
    chronicle = Chronicle(game)
    gangs = {gang: tuple(seat for seat in game.players if chronicle.side(seat) == gang) for gang in GANGS}
    yield Highlight("cast", gangs, 0, 5)
    if loners := {seat: game.card[seat] for seat in game.players if ROLES[game.card[seat]].side == "loner"}:
        yield Highlight("loners", {"cards": loners}, 0, 5)
    happened = [*_nights(chronicle), *_exiles(chronicle), *_jails(chronicle)]
    yield from sorted(happened, key=lambda turn: turn.at)
    yield Highlight("end", {"side": str(outcome.side), "alive": len(game.alive)}, chronicle.end, 5)


def _nights(chronicle: Chronicle) -> Iterator[Highlight]:
    for night in chronicle.nights:
        for said in night.saved[:1]:
            data = {"night": night.number, "reason": said.data["reason"]}
            seats = {"seat": said.data["seat"], "target": said.data["target"]}
            yield Highlight("saved", {**data, **seats}, said.at, 4)
        if night.dead:
            first = night is next(one for one in chronicle.nights if one.dead)
            dear = any(chronicle.card[seat] in DEAR for seat in night.dead)
            card = chronicle.card[night.dead[0]] if len(night.dead) == 1 else None
            data = {"night": night.number, "dead": night.dead, "card": card}
            yield Highlight("killed", data, night.at, 3 if first or dear or len(night.dead) > 1 else 2)


def _exiles(chronicle: Chronicle) -> Iterator[Highlight]:
    for vote in chronicle.votes:
        for said in vote.out:
            yield _exile(chronicle, vote, said)
        if vote.nobody:
            yield Highlight("nobody", {"day": vote.day}, vote.at, 1)


def _exile(chronicle: Chronicle, vote: Vote, said: ToldAt) -> Highlight:
    seat = said.data["seat"]
    data = {"day": vote.day, "seat": seat, "card": said.data["card"], "right": not chronicle.town(seat)}
    return Highlight("exile", data, said.at, 4 if data["right"] or said.data["card"] in DEAR else 3)


def _jails(chronicle: Chronicle) -> Iterator[Highlight]:
    for said in chronicle.jailed[:1]:
        yield Highlight("jailed", {"seats": said.data["seats"]}, said.at, 3)
