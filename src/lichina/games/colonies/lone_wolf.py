"""The lone wolf: his missions, and what is particular about his turn (§2.14, §3.15)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import Any

from lichina.kernel import ALL, CARD, SEAT, Effects, Number, Pick, Steps

from . import open_boards
from .acting import deeds
from .box import BOARD, COLONIES, DEN, MISSIONS, RIVAL, TOWN, Mission
from .colony import ColonyPhase
from .effects import possible, run
from .selecting import EffectScene
from .vocabulary import EffectRow, program

missions: Effects[Any] = Effects("mission")
"""Whom a mission is about and where, if it can be laid open now in a turn; otherwise None."""
rewards: Effects[Any] = Effects("reward")
"""What a mission is worth."""
PRICES: dict[str, EffectRow] = {mission.id: program(mission.reward) for mission in MISSIONS.values() if mission.reward}
"""The rewards that are rows, and what has to be paid for them."""
THIEF = "mi_pantry_thief"
STEALTH = 3
"""From this roll on the thief is not noticed."""


class Lone(ColonyPhase):
    """Somebody between both colonies."""

    before: dict[str, int]
    """What was counted of the wolf before this turn."""

    def since(self, what: str) -> int:
        """How often something has happened in this turn of the wolf."""
        return 0 if self.wolf is None else self.counts[what][self.wolf] - self.before[what]

    def begin_wolf(self, seat: int) -> Steps[None]:
        """Once a round, at the start of his turn, the wolf may discard a mission for another."""
        self.before = {what: counts[seat] for what, counts in self.counts.items()}
        if self.held and self.missions:
            card = yield from self.unwanted(seat)
            if card is not None:
                self.held.remove(card)
                self.open(card)
                self.tell(ALL, "mission-discarded", seat=seat, card=self.face[card])
                self.draw_mission(seat)

    def unwanted(self, seat: int) -> Steps[int | None]:
        """The mission that the wolf discards, if any."""
        name = yield self.ask(seat, "exchange-mission", partial(self.choose_mission), default="keep")
        return None if name == "keep" else self.card_in(self.held, name)

    def choose_mission(self) -> Pick[str]:
        """Keep all, or name one."""
        return Pick(["keep", *sorted(self.face[card] for card in self.held)], CARD)

    def draw_mission(self, seat: int) -> None:
        """The next mission, as long as there are any."""
        if self.missions:
            card = self.missions.pop(0)
            self.held.append(card)
            self.see(seat, card)
            self.tell(seat, "mission", card=self.face[card])

    def accomplished(self) -> list[str]:
        found = []
        for card in self.held:
            name = self.face[card]
            if self.closing and not MISSIONS[name].closing:
                continue
            scene = missions[name](self) if name in missions else None
            if scene is not None and (name not in PRICES or possible(self, scene, PRICES[name])):
                found.append(name)
        return sorted(found)

    def pay_wolf(self) -> Steps[None]:
        """A sellsword who has fought on the winning side has accomplished his mission at once (R124)."""
        seat = self.wolf
        names = [self.face[card] for card in self.held]
        if seat is None or "mi_sellsword" not in names:
            return
        loser = RIVAL[self.battle["winner"]]
        yield from lay_open(self, seat, "mi_sellsword", scene_of(self, picks={"O": self.leader[loser]}))


def scene_of(game: Lone, survivor: str = "", place: str = "", picks: dict[str, Any] | None = None) -> EffectScene:
    """Whom and what a mission is about, and what is settled by it."""
    assert game.wolf is not None
    return EffectScene(game.wolf, survivor, place, picks or {})


@deeds("mission")
def accomplish(game: Lone, seat: int, name: str) -> Steps[None]:
    """The wolf lays a mission open in his turn; one for the end of the turn lets nothing else be done (R123)."""
    game.closing = game.closing or MISSIONS[name].closing
    if name != THIEF or unnoticed(game, seat):
        yield from lay_open(game, seat, name, missions[name](game))
    else:
        game.tired.append(name)
        game.open(game.card_in(game.held, name))
        game.tell(ALL, "mission-failed", seat=seat, card=name)


def unnoticed(game: Lone, seat: int) -> bool:
    """Whether a theft comes off: once a round a die decides."""
    rolled = game.dice.roll()
    game.tell(ALL, "rolled", seat=seat, die=rolled)
    return rolled >= STEALTH


def lay_open(game: Lone, seat: int, name: str, scene: EffectScene) -> Steps[None]:
    """A mission is shown, its reward taken, and the next one drawn."""
    card = game.card_in(game.held, name)
    game.held.remove(card)
    game.open(card)
    game.count("missions", seat)
    game.tell(ALL, "accomplished", seat=seat, card=name)
    game.draw_mission(seat)
    yield from rewards.play(name, game, scene)


# --- what each of them takes ------------------------------------------------------------------------------------------


def done(game: Lone, deed: str) -> list[tuple[str, str]]:
    """Who has done something in this turn, and where."""
    assert game.wolf is not None
    return [(one, place) for what, one, place in game.deeds.get(game.wolf, ()) if what == deed]


def about(game: Lone, found: Iterable[tuple[str, str]]) -> EffectScene | None:
    """The first of those who have done it."""
    return next((scene_of(game, survivor, place) for survivor, place in found), None)


def visited(game: Lone) -> list[str]:
    """The colonies before whose entrances the wolf has somebody."""
    assert game.wolf is not None
    there = {BOARD[game.place[one]] for one in game.standing(game.wolf) if open_boards.at_rival(game, one)}
    return [colony for colony in COLONIES if colony in there]


def visiting(game: Lone) -> EffectScene | None:
    """The colony before which he has somebody; of both he picks one."""
    colonies = visited(game)
    if not colonies:
        return None
    return scene_of(game, picks={"E": colonies[0]} if len(colonies) == 1 else {})


@missions("mi_scavenging_run")
def scavenging_run(game: Lone) -> EffectScene | None:
    """Searched at two places in this turn."""
    return scene_of(game) if len({place for _, place in done(game, "search")}) >= 2 else None


@missions("mi_clear_the_road")
def clear_the_road(game: Lone) -> EffectScene | None:
    """Killed three zombies in this turn."""
    return scene_of(game) if game.since("killed") >= 3 else None


@missions("mi_good_samaritan")
def good_samaritan(game: Lone) -> EffectScene | None:
    """Gave two cards against this crisis."""
    return scene_of(game) if game.since("contributed") >= 2 else None


@missions("mi_boarded_up")
def boarded_up(game: Lone) -> EffectScene | None:
    """Built two barricades in this turn."""
    return scene_of(game) if game.since("built") >= 2 else None


@missions("mi_silent_hunter")
def silent_hunter(game: Lone) -> EffectScene | None:
    """Searched without noise where nobody else is."""
    return about(game, done(game, "search_alone"))


@missions("mi_foundling")
def foundling(game: Lone) -> EffectScene | None:
    """Somebody has joined in this turn."""
    return scene_of(game) if game.since("recruited") else None


@missions("mi_winter_stores")
def winter_stores(game: Lone) -> EffectScene | None:
    """Four food tokens in the den when the turn is over."""
    return scene_of(game) if game.food[DEN] >= 4 else None


@missions("mi_saboteur")
def saboteur(game: Lone) -> EffectScene | None:
    """A survivor before the entrance of a colony, and a tool to leave there."""
    return visiting(game)


@missions(THIEF)
def pantry_thief(game: Lone) -> EffectScene | None:
    """A survivor before the entrance of a colony when the turn is over; who was noticed is watched for the round."""
    return None if THIEF in game.tired else visiting(game)


@missions("mi_hired_medic")
def hired_medic(game: Lone) -> EffectScene | None:
    """Healed a survivor of somebody else."""
    for survivor, place in done(game, "cured"):
        if survivor in game.owner and game.side(survivor) != DEN:
            return scene_of(game, survivor, place, {"O": game.owner[survivor]})
    return None


@missions("mi_torch")
def torch(game: Lone) -> EffectScene | None:
    """A survivor at a place of the town, and two fuels to burn."""
    assert game.wolf is not None
    return scene_of(game) if any(game.place[one] in TOWN for one in game.standing(game.wolf)) else None


@missions("mi_double_game")
def double_game(game: Lone) -> EffectScene | None:
    """Survivors before the entrances of both colonies at once."""
    return scene_of(game) if len(visited(game)) == len(COLONIES) else None


@missions("mi_bait")
def bait(game: Lone) -> EffectScene | None:
    """A survivor has left a place with three zombies in this turn."""
    return about(game, done(game, "left_crowd"))


# --- what they are worth ----------------------------------------------------------------------------------------------


@rewards("mi_double_game")
def play_both_sides(game: Lone, scene: EffectScene) -> Steps[None]:
    """Morale, bullets that go from one colony to the other, and a look at a secret objective."""
    yield from run(game, scene, program("mor(C,+1)"))
    giver = yield from game.pick(scene.seat, "colony", [colony for colony in COLONIES if game.bullets[colony]])
    if giver is not None:
        count = yield game.ask(scene.seat, "smuggle", Number(0, min(2, game.bullets[giver])))
        game.change("bullets", giver, -count)
        game.gain_bullets(RIVAL[giver], count)
    players = [seat for colony in COLONIES for seat in game.teams[colony]]
    game.show_goal((yield from game.pick(scene.seat, "player", players, SEAT)), scene.seat)


def _register(mission: Mission) -> None:
    if mission.id in PRICES:
        rewards(mission.id)(partial(_play, PRICES[mission.id]))


def _play(row: EffectRow, game: Lone, scene: EffectScene) -> Steps[None]:
    yield from run(game, scene, row)


for _mission in MISSIONS.values():
    _register(_mission)
