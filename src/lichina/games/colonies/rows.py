"""Items and abilities whose effect is a row: what can be picked for it is part of the question, and then it is run."""

from __future__ import annotations

from functools import partial
from typing import Any

from lichina.kernel import Branch, Steps

from . import selecting
from .acting import Acting
from .box import DEN, ITEMS, KIND, SURVIVORS, Item, Survivor
from .choices import PLAY, USE, abilities, items
from .effects import run
from .selecting import EffectScene
from .sketch import Sketch
from .vocabulary import EffectRow, Pay, program


def scene_of(board: Any, seat: int, survivor: str) -> EffectScene:
    """A survivor where it is, or nobody."""
    return EffectScene(seat, survivor, board.place.get(survivor, ""), {})


def offer(row: EffectRow, sketch: Sketch, survivor: str) -> Branch | bool | None:
    """What can be picked for a row; False if it cannot be paid, or there is nothing that it could be used on."""
    if not all(_has(sketch, call.args) for step in row if isinstance(step, Pay) for call in step.price):
        return False
    return selecting.path(row, sketch, scene_of(sketch, sketch.seat, survivor))


def _has(sketch: Sketch, args: tuple[Any, ...]) -> bool:
    """Whether a hand has a card of the kind that is to be paid."""
    return any(args[-1] in ("any", KIND[item]) for item in sketch.hand)


def play(row: EffectRow, game: Acting, seat: int, survivor: str, *path: Any) -> Steps[None]:
    """Run a row with what was picked."""
    scene = scene_of(game, seat, survivor)
    selecting.fill(row, game, scene, path)
    yield from run(game, scene, row)


def play_item(row: EffectRow, wolf: EffectRow, game: Acting, seat: int, *path: Any) -> Steps[None]:
    """An item out of a hand, which may do something else for the lone wolf."""
    yield from play(wolf if game.home[seat] == DEN else row, game, seat, "", *path)


def offer_item(row: EffectRow, wolf: EffectRow, sketch: Sketch, survivor: str) -> Branch | bool | None:
    """What can be picked for an item out of a hand."""
    return offer(wolf if sketch.colony == DEN else row, sketch, "")


def at_home(row: EffectRow, sketch: Sketch, survivor: str) -> Branch | bool | None:
    """What can be picked for something that works at home alone."""
    return offer(row, sketch, survivor) if sketch.place[survivor] == sketch.colony else False


HOMELY = frozenset(("survivors_cookbook", "barricades_123"))
"""Equipment that is used at home."""


def register_item(item: Item) -> None:
    """An item with a row: played from a hand, or used once a round by its holder."""
    row = program(item.effect)
    if item.use == "equip":
        items(item.id, when=USE, offer=partial(at_home if item.id in HOMELY else offer, row))(partial(play, row))
        return
    wolf = program(item.wolf) if item.wolf else row
    items(item.id, when=PLAY, offer=partial(offer_item, row, wolf))(partial(play_item, row, wolf))


def register_ability(survivor: Survivor) -> None:
    """An ability with a row."""
    row = program(survivor.effect)
    abilities(survivor.id, when=USE, offer=partial(offer, row))(partial(play, row))


for _item in ITEMS.values():
    if _item.effect:
        register_item(_item)
for _survivor in SURVIVORS.values():
    if _survivor.effect:
        register_ability(_survivor)
