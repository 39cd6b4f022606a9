"""What a seat may take for true: cards dealt otherwise, as far as nothing speaks against it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

from lichina.kernel import Dice
from lichina.kernel import redeal as deal_anew
from lichina.kernel.cards import MIXED, SEEN

from .box import COLONIES, DEN, INFLUENCE, ROADS, SPARE, TOWN, WOLF_GOALS, WolfGoal
from .crossroads import Deed, met_by

if TYPE_CHECKING:
    from .rules import Colonies

ITEM_BACKS = (*TOWN, "starters")
STEPS = 24
"""How many exchanges are tried for every crossroads card of which something is known."""


def redeal(game: Colonies, seat: int, dice: Dice) -> None:
    """Deal again, in place, what this seat cannot know."""
    doubt = Doubt(game, seat)
    doubt.spread_spare(dice)
    for back, cards in doubt.unseen.items():
        if back == "crossroads":
            doubt.lay_roads(cards, dice)
        elif back == "wolf":
            doubt.guess_wolf(cards, dice)
        elif back not in doubt.mixed:
            deal_anew(game.face, cards, dice)
    if doubt.mixed:
        game.doubtful = doubt.mixed
        game.doubt(seat, dice)
        game.doubtful = None
    _cut_decks(game, dice)
    _redeal_people(game, seat, dice)
    if game.wolf_seat != seat:
        game.favoured = dice.choice(COLONIES)


def _cut_decks(game: Colonies, dice: Dice) -> None:
    """Where a deck of several backs was shuffled, they may lie in any order below the top one, which everybody sees."""
    for deck, loose in game.loose.items():
        cards = game.decks[deck][1:loose]
        if len(set(map(game.back, cards))) > 1:
            dice.shuffle(cards)
            game.decks[deck][1 : 1 + len(cards)] = cards


def _redeal_people(game: Colonies, seat: int, dice: Dice) -> None:
    """The deck of survivors lies in any order; while all choose, so do the hands of the others."""
    hidden = [other for other in game.seats if other != seat and game.dealt[other]]
    people = [*game.newcomers, *(one for other in hidden for one in game.dealt[other])]
    dice.shuffle(people)
    for other in hidden:
        count = len(game.dealt[other])
        game.dealt[other] = sorted(people[:count], key=INFLUENCE.__getitem__)
        del people[:count]
    game.newcomers = people


class Doubt:
    """What a seat does not know about cards."""

    def __init__(self, game: Colonies, seat: int) -> None:
        self.game = game
        known, self.mixed = self._look_back(1 << seat)
        self.unseen: dict[str, list[int]] = {}
        for (_, back), pool in zip(game.backs, game.ranges(), strict=True):
            self.unseen.setdefault(back, []).extend(card for card in pool if card not in known)

    def _look_back(self, bit: int) -> tuple[set[int], list[str]]:
        """The cards that the seat has ever seen, and the backs of those of which it has lost track."""
        known: set[int] = set()
        mixed: dict[str, None] = {}
        for how, seats, cards, _ in self.game.trail:
            if how == SEEN and seats & bit:
                known.update(cards)
            elif how == MIXED and not seats & bit and not known.isdisjoint(cards):
                mixed |= dict.fromkeys(map(self.game.back, cards))
        return known, list(mixed)

    def spread_spare(self, dice: Dice) -> None:
        """Which random items lie in which deck nobody knows; how many of them are left in each, everybody does."""
        spare, face = frozenset(SPARE), self.game.face
        cards = [card for back in (*TOWN, "spare") for card in self.unseen.get(back, ()) if face[card] in spare]
        deal_anew(face, cards, dice)

    def lay_roads(self, cards: Sequence[int], dice: Dice) -> None:
        """Cards that nobody knows anything of are any; those that went under the deck unread fit what was done then."""
        face, fitting = self.game.face, self._fitting(cards)
        deal_anew(face, [card for card in cards if card not in fitting], dice)
        marked = list(fitting)
        for _ in range(STEPS * len(marked)):
            one, other = dice.choice(marked), dice.choice(cards)
            if face[other] in fitting[one] and face[one] in fitting.get(other, (face[one],)):
                face[one], face[other] = face[other], face[one]

    def _fitting(self, cards: Sequence[int]) -> dict[int, frozenset[str]]:
        """For each card that went under the deck unread, which faces it may have."""
        found: dict[int, frozenset[str]] = {}
        for card, deeds, highs, met in self.game.log("passed"):
            if card in cards:
                faces = faces_for(deeds, tuple(highs.items()), met)
                found[card] = found.get(card, faces) & faces
        return found

    def guess_wolf(self, cards: Sequence[int], dice: Dice) -> None:
        """What the wolf began with tells much of his objective: it is one of those that begin so."""
        game = self.game
        seat = game.wolf_seat
        if seat is None or game.secret[seat] not in cards:
            deal_anew(game.face, cards, dice)
            return
        held = game.secret[seat]
        start = _start(WOLF_GOALS[game.face[held]])
        alike = [card for card in cards if _start(WOLF_GOALS[game.face[card]]) == start]
        deal_anew(game.face, alike, dice)


@lru_cache(maxsize=4096)
def faces_for(deeds: tuple[Deed, ...], highs: tuple[tuple[str, int], ...], met: bool) -> frozenset[str]:
    """The crossroads cards that are met by what was done in a turn, or those that are not."""
    most = dict(highs)
    return frozenset(road for road in ROADS if (met_by(road, deeds, most) is not None) == met)


def _start(goal: WolfGoal) -> tuple[object, ...]:
    """What everybody sees of an objective of the wolf at the start."""
    return goal.food, goal.recruits, goal.decks, goal.missions


def check(game: Colonies) -> None:
    """Every card, survivor and token is somewhere, and nothing is anywhere twice."""
    piles = [*game.hands, *game.decks.values(), *game.gear.values(), *game.waste.values(), *game.storage.values()]
    piles += [game.removed, game.given, game.aside, *game.found.values()]
    cards = sorted(card for pile in piles for card in pile)
    ranges = zip(game.backs, game.ranges(), strict=True)
    dealt = sorted(card for (_, back), pool in ranges if back in ITEM_BACKS for card in pool)
    assert cards == dealt, "an item is lost, or lies in two places"
    others = [*game.roads, *game.crises, *game.missions, *game.held]
    assert len(others) == len(set(others)), "a card lies in two places"
    assert all(0 < die < 7 for pool in game.pool for die in pool)
    for what in ("morale", "food", "starving", "bullets", "helpless", "unruly", "zombies", "barricades", "noise"):
        assert min(getattr(game, what).values()) >= 0, f"{what} is below nothing"
    for what in ("wounds", "frost", "despair"):
        assert min(getattr(game, what).values(), default=0) >= 0, f"{what} are below nothing"
    assert set(game.owner) == set(game.place) == set(game.gear) == set(game.wounds)
    people = [*game.owner, *game.newcomers, *(survivor for survivor, _, _ in game.dead)]
    assert len(people) == len(set(people)), "somebody is in two places"
    for seat in game.seats:
        group = game.group(seat)
        assert game.head[seat] in group or not game.head[seat] or game.stage == "combat"
    assert DEN in game.teams
