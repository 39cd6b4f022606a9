"""Effects upon survivors (§3.1)."""

from __future__ import annotations

from lichina.kernel import ALL, Steps

from .effects import many, verbs
from .horde import Horde
from .selecting import EffectScene


@verbs("wound")
def wound(game: Horde, scene: EffectScene, survivor: str, count: int) -> Steps[None]:
    """Wounds."""
    yield from game.hurt(survivor, count)


@verbs("frost")
def frost(game: Horde, scene: EffectScene, survivor: str, count: int) -> Steps[None]:
    """Frostbites."""
    for _ in range(count):
        if survivor in game.owner:
            yield from game.freeze(survivor)


@verbs("desp")
def desp(game: Horde, scene: EffectScene, survivor: str, count: int) -> Steps[None]:
    """Despair, which no medicine takes away."""
    yield from game.hurt(survivor, count, "despair")


@verbs("heal")
def heal(game: Horde, scene: EffectScene, survivor: str, count: int) -> Steps[None]:
    """Wounds or frostbites are taken off."""
    yield from game.heal(scene.seat, survivor, count)


@verbs("thaw")
def thaw(game: Horde, scene: EffectScene, survivor: str, count: int | str) -> None:
    """Frostbites are taken off."""
    game.thaw(scene.seat, survivor, many(count))


@verbs("risk")
def risk(game: Horde, scene: EffectScene, survivor: str, most: int) -> Steps[None]:
    """A die for each: a result of this or less is a wound."""
    rolled = game.dice.roll()
    game.tell(ALL, "rolled", seat=scene.seat, die=rolled)
    if rolled <= most:
        yield from game.hurt(survivor)


@verbs("attach")
def attach(game: Horde, scene: EffectScene, survivor: str, rule: str) -> None:
    """The card stays with a survivor, as long as the survivor stays in play."""
    game.attach(rule, survivor, game.rounds if rule == "quarantine" else 0)


@verbs("post")
def post(game: Horde, scene: EffectScene, colony: str, rule: str) -> None:
    """The card stays with a colony."""
    game.attach(rule, colony)


@verbs("join")
def join(game: Horde, scene: EffectScene, seat: int, newcomer: str) -> Steps[None]:
    """Somebody who is still in the deck of survivors joins a player."""
    if newcomer in game.newcomers:
        yield from game.recruit(seat, newcomer)


@verbs("banish")
def banish(game: Horde, scene: EffectScene, newcomer: str) -> None:
    """Somebody in the deck of survivors is out of the game."""
    if newcomer in game.newcomers:
        game.newcomers.remove(newcomer)
        game.tell(ALL, "gone", survivor=newcomer)


@verbs("exp")
def exp(game: Horde, scene: EffectScene, survivor: str, count: int) -> Steps[None]:
    """This many rolls for exposure, as long as somebody lives to be exposed."""
    for _ in range(count):
        if survivor in game.owner:
            yield from game.expose(survivor)


@verbs("kill")
def kill(game: Horde, scene: EffectScene, survivor: str) -> Steps[None]:
    """Death with all that comes of it."""
    yield from game.die(survivor)


@verbs("gone")
def gone(game: Horde, scene: EffectScene, survivor: str) -> Steps[None]:
    """Out of the game, which is no death: equipment goes as well, and nobody mourns."""
    seat = game.owner[survivor]
    game.removed += game.gear[survivor]
    game.take_off(survivor)
    if game.head[seat] == survivor:
        game.head[seat] = ""
    game.tell(ALL, "gone", survivor=survivor)
    yield from game.lose_follower(seat)


@verbs("send")
def send(game: Horde, scene: EffectScene, survivor: str, place: str) -> Steps[None]:
    """A survivor is placed without exposure; `home` is the survivor's own."""
    home = game.home[scene.seat]
    yield from game.send(survivor, game.home[game.owner[survivor]] if place == home else place)


@verbs("recruit")
def recruit(game: Horde, scene: EffectScene, seat: int, count: int) -> Steps[None]:
    """Survivors are drawn into somebody's following."""
    for _ in range(count):
        yield from game.recruit(seat)
