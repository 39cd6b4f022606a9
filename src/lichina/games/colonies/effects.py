"""Rows of effects carried out: what their selectors stand for, what must be paid, and who is asked (§3.1).

What each effect does stands in `upon_boards`, `upon_people` and `upon_cards`. Everything happens as far as possible,
and no stock goes below nothing. What must be paid is looked at before.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from inspect import isgenerator
from itertools import product
from typing import Any

from lichina.kernel import ALL, Effects, Steps

from . import open_boards, selecting
from .box import COLONIES, DEN, INFLUENCE, KIND, TOWN
from .horde import Horde
from .selecting import PICKED, EffectScene
from .vocabulary import EFFECTS, NIL, SURVIVOR, Arg, Call, EffectRow, Pay, Roll

verbs: Effects[Any] = Effects("effect")
"""What each effect of the vocabulary does, called for whatever its selectors stand for."""
payable: dict[str, Callable[..., bool]] = {}
"""Whether something can be paid in full."""


# --- rows -------------------------------------------------------------------------------------------------------------


def run(game: Horde, scene: EffectScene, program: EffectRow) -> Steps[None]:
    """Carry out a row, step by step."""
    for step in program:
        if isinstance(step, Roll):
            rolled = game.dice.roll()
            game.tell(ALL, "rolled", seat=scene.seat, die=rolled)
            calls = next(calls for low, high, calls in step.table if low <= rolled <= high)
        else:
            calls = step.price if isinstance(step, Pay) else (step,)
        for call in calls:
            if call.name != NIL and not (yield from perform(game, scene, call)) and isinstance(step, Pay):
                return  # others act at the same time, and have taken what was to be paid with


def perform(game: Horde, scene: EffectScene, call: Call) -> Steps[bool]:
    """One effect, for everything that its selectors stand for; whether it has come off."""
    kinds = EFFECTS[call.name]
    done = True
    meant: list[list[Any]] = []
    for kind, arg in zip(kinds, call.args, strict=True):
        meant.append((yield from _resolve(game, scene, kind, arg, call.name)))
    for values in product(*meant):
        if kinds and kinds[0] == SURVIVOR and values[0] not in game.owner:
            continue
        steps = verbs[call.name](game, scene, *values)
        if isgenerator(steps) and (yield from steps) is False:
            done = False
    return done


def possible(game: Horde, scene: EffectScene, program: EffectRow) -> bool:
    """Whether an option may be chosen: all that it costs can be paid, and for the wolf it does something (R29)."""
    for step in program:
        if isinstance(step, Pay) and not all(_can_pay(game, scene, call) for call in step.price):
            return False
    return game.home[scene.seat] != DEN or not all(_void(step) for step in program)


def _void(step: object) -> bool:
    """Whether a step is nothing to the lone wolf: no bullets, helpless, friends, objective, zombies at home (R130)."""
    if not isinstance(step, Call):
        return False
    stocks = step.name in ("ammo", "help", "unruly", "post") and step.args[0] == "C"
    return stocks or "T" in step.args or (step.name == "zadd" and step.args[0] == "home")


def many(count: int | str) -> int:
    """This many, or all."""
    return 1_000 if isinstance(count, str) else count


def _can_pay(game: Horde, scene: EffectScene, call: Call) -> bool:
    check = payable.get(call.name)
    return check is None or check(game, scene, *call.args)


def _resolve(game: Horde, scene: EffectScene, kind: str, arg: Arg, verb: str) -> Steps[list[Any]]:
    """What an argument stands for at this moment; of several, the player picks one."""
    if isinstance(arg, int) or kind in ("number", "kind", "newcomer", "rule"):
        return [arg]
    if not selecting.picked(arg):
        return list(_fixed(game, scene, kind, arg))
    name = selecting.key_of(arg)
    if name not in scene.picks:
        key, of = PICKED[selecting.picked(arg)]
        scene.picks[name] = yield from game.pick(scene.seat, key, selecting.options(game, scene, arg, verb), of)
    found = scene.picks[name]
    return [] if found is None else [found]


def _fixed(game: Horde, scene: EffectScene, kind: str, arg: Arg) -> Iterable[Any]:
    if kind == SURVIVOR:
        return _people(game, scene, arg)
    home = game.home[scene.seat]
    if arg == "rnd":
        return [TOWN[game.dice.roll() - 1]]
    if arg == "L*":
        return [scene.place] if scene.place else []
    listed: dict[Arg, Callable[[], Iterable[Any]]] = {
        "C": lambda: [home],
        "home": lambda: [home],
        "each": lambda: sorted(COLONIES, key=game.morale.__getitem__),  # lower morale first (R114)
        "P": lambda: [scene.seat],
        "pl_all": lambda: game.teams[home],
        "everyone": lambda: sorted(seat for team in game.teams.values() for seat in team),
        "town_all": lambda: TOWN,
        "everywhere": lambda: (*COLONIES, *TOWN),
    }
    return listed[arg]() if arg in listed else [arg]


def _people(game: Horde, scene: EffectScene, arg: Arg) -> list[str]:
    home = game.home[scene.seat]
    if isinstance(arg, Call):
        return _people_at(game, scene, arg)
    if arg == "S*":
        return [scene.survivor] if scene.survivor in game.owner else []
    if arg == "own_all":
        return game.group(scene.seat)
    if arg == "moved":
        moved = {one for deed, one, _ in game.deeds.get(scene.seat, ()) if deed == "move"}
        return [one for one in game.group(scene.seat) if one in moved]
    named = str(arg)
    return [named] if named in game.owner and game.side(named) == home else []


def _people_at(game: Horde, scene: EffectScene, call: Call) -> list[str]:
    """Those at a place: all friends, the least of strangers, or the friend of the lowest or highest influence."""
    home = game.home[scene.seat]
    (where,) = _fixed(game, scene, "place", call.args[0]) or [""]
    friends = open_boards.friends(game, where, home)
    if call.name == "ally_all":
        return friends
    if call.name == "stranger":
        there = open_boards.strangers(game, where, home)
        return [open_boards.lowest(there)] if there else []
    best = {"low": min, "high": max}[call.name]
    return [best(friends, key=INFLUENCE.__getitem__)] if friends else []


# --- what can be paid -------------------------------------------------------------------------------------------------


def _stock(what: str) -> Callable[..., bool]:
    def enough(game: Horde, scene: EffectScene, colony: Arg, by: int) -> bool:
        stock: dict[str, int] = getattr(game, what)
        return stock[game.home[scene.seat]] >= -by

    return enough


def _can_give(game: Horde, scene: EffectScene, seat: Arg, other: Arg, count: int) -> bool:
    return len(game.hands[scene.seat]) >= count and bool(selecting.options(game, scene, other))


def holds(game: Horde, scene: EffectScene, who: Arg, count: int, kind: str) -> bool:
    """Whether a hand has this many cards of a kind."""
    cards = [card for card in game.hands[scene.seat] if kind in ("any", KIND[game.face[card]])]
    return len(cards) >= count


payable.update(food=_stock("food"), ammo=_stock("bullets"), drop=holds, lose=holds, give=_can_give)
