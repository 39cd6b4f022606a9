"""Effects upon stocks, zombies, barricades and noise (§3.1)."""

from __future__ import annotations

from lichina.kernel import ALL, Steps

from . import open_boards
from .box import BOARD, DEN, ENTRANCES, TOWN
from .effects import many, verbs
from .horde import Horde
from .selecting import EffectScene

# --- stocks -----------------------------------------------------------------------------------------------------------


@verbs("mor")
def mor(game: Horde, scene: EffectScene, colony: str, by: int) -> None:
    """Morale rises or falls."""
    game.change_morale(colony, by)


@verbs("food")
def food(game: Horde, scene: EffectScene, colony: str, by: int) -> None:
    """Food tokens come or go; who brings them is remembered."""
    if game.change("food", colony, by) > 0:
        game.count("cooked", scene.seat, by)


@verbs("starve")
def starve(game: Horde, scene: EffectScene, colony: str, by: int) -> None:
    """Starvation tokens."""
    game.change("starving", colony, by)


@verbs("ammo")
def ammo(game: Horde, scene: EffectScene, colony: str, by: int) -> None:
    """Bullets come from the supply or go back to it."""
    if by > 0:
        game.gain_bullets(colony, by)
    else:
        game.change("bullets", colony, by)


@verbs("waste")
def waste(game: Horde, scene: EffectScene, colony: str, by: int) -> None:
    """The items removed last go onto the waste pile, or its top cards are removed."""
    pile = game.waste[colony]
    if by > 0:
        cards = game.removed[-by:]
        del game.removed[len(game.removed) - len(cards) :]
        game.open(*cards)
        pile += cards
    else:
        cards = pile[by:]
        del pile[len(pile) - len(cards) :]
        game.removed += cards
    if cards:
        count, faces = len(cards) if by > 0 else -len(cards), [game.face[card] for card in cards]
        game.tell(ALL, "waste", colony=colony, by=count, left=len(pile), cards=faces)


@verbs("help")
def help_(game: Horde, scene: EffectScene, colony: str, by: int) -> None:
    """Helpless survivors come as far as there is room, or go; the wolf's den takes none."""
    if colony == DEN:
        return
    for _ in range(-by):
        if game.helpless[colony]:
            game.lose_helpless(colony)
    if by > 0 and game.change("helpless", colony, min(by, max(0, open_boards.room(game, colony)))):
        game.note(scene.seat, "help_came")


@verbs("unruly")
def unruly(game: Horde, scene: EffectScene, colony: str, count: int) -> None:
    """Helpless survivors become unruly."""
    if colony != DEN:
        game.change("unruly", colony, min(count, game.helpless[colony] - game.unruly[colony]))


@verbs("perish")
def perish(game: Horde, scene: EffectScene, colony: str, count: int) -> None:
    """Helpless survivors die, and are mourned."""
    if colony != DEN:
        game.bury(colony, count)


# --- zombies ----------------------------------------------------------------------------------------------------------


def _gates(place: str) -> tuple[str, ...]:
    return ENTRANCES.get(place, (place,))


@verbs("zadd")
def zadd(game: Horde, scene: EffectScene, place: str, count: int) -> Steps[None]:
    """Zombies come by the rules of placement."""
    yield from game.add_zombies(BOARD[place], count)


@verbs("zkill")
def zkill(game: Horde, scene: EffectScene, place: str, count: int | str) -> Steps[None]:
    """Zombies fall; it is no attack, and nobody is exposed."""
    yield from game.clear(scene.seat, _gates(place), many(count))


@verbs("zmove")
def zmove(game: Horde, scene: EffectScene, origin: str, goal: str, count: int) -> Steps[None]:
    """Zombies go elsewhere, as far as there are empty spaces."""
    if BOARD[origin] == BOARD[goal]:
        return
    there = open_boards.open_gates(game, _gates(goal))
    caps = [open_boards.free(game, gate) for gate in there]
    here = open_boards.infested(game, _gates(origin))
    count = min(count, sum(caps), sum(game.zombies[gate] for gate in here))
    left = yield from game.share(scene.seat, "clear", count, here, [game.zombies[gate] for gate in here])
    come = yield from game.share(scene.seat, "lure", count, there, caps)
    gone = game.march(dict(zip(here, left, strict=True)), dict(zip(there, come, strict=True)))
    if gone:
        game.tell(ALL, "lured", origin=origin, place=goal, count=gone)


@verbs("bar")
def bar(game: Horde, scene: EffectScene, place: str, count: int) -> Steps[None]:
    """Barricades on empty spaces."""
    yield from game.fortify(scene.seat, _gates(place), count)


@verbs("trap")
def trap(game: Horde, scene: EffectScene, place: str, count: int) -> Steps[None]:
    """Explosive traps on empty spaces (R3)."""
    yield from game.fortify(scene.seat, _gates(place), count, "traps")


@verbs("unbar")
def unbar(game: Horde, scene: EffectScene, place: str, count: int | str) -> None:
    """Barricades are removed."""
    game.tear_down(BOARD[place], None if isinstance(count, str) else count)


@verbs("noise")
def noise(game: Horde, scene: EffectScene, place: str, count: int) -> Steps[None]:
    """Noise tokens; at a colony, zombies."""
    yield from game.make_noise(place, count)


@verbs("hush")
def hush(game: Horde, scene: EffectScene, place: str) -> None:
    """All noise there is gone."""
    if place in TOWN and game.noise[place]:
        game.noise[place] = 0
        game.tell(ALL, "noise", place=place, count=0)
