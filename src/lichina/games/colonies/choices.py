"""What somebody can do in a turn: survivor → action → die → target, one question, built where somebody looks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from lichina.kernel import AMOUNT, CARD, PLACE, SEAT, Below, Branch, Effects, Option

from . import open_boards
from .box import COLONIES, ENTRANCES, ITEMS, KINDS, SURVIVORS, TOWN
from .sketch import Sketch
from .state import STUDENT

ABILITY = "ability"
ATTACK, SEARCH, BUILD, CLEAN, USE, PLAY = "attack", "search", "build", "clean", "use", "play"

_ABOUT = Branch("about-kind", dict.fromkeys(KINDS))
SAYINGS = Branch("say", {"need": _ABOUT, "have": _ABOUT, "guard": None, "help-crisis": None, "leave-crisis": None})
"""What can be said to friends: what is needed, what one has, and what to do about home and the crisis."""

items: Effects[Any] = Effects("item")
"""What items do: with an attack, a search, a barricade or cleaning, by themselves, or played from a hand."""
abilities: Effects[Any] = Effects("ability")
"""What survivors add at the same moments."""


def actions(sketch: Sketch, survivor: str) -> Branch:
    """All that one survivor can do now."""
    options: dict[Option, Below] = {}
    here = sketch.place[survivor]
    around = open_boards.gates(sketch, survivor)
    infested, empty = open_boards.infested(sketch, around), open_boards.open_gates(sketch, around)
    sulks = survivor in sketch.sulking
    if infested and not sulks:
        gates = choice_of(sketch, survivor, infested)
        _add(options, sketch, survivor, ATTACK, sketch.attack[survivor], gates)
    if sketch.cards.get(here) and not sulks:
        _add(options, sketch, survivor, SEARCH, sketch.search[survivor], None)
    if empty:
        _add(options, sketch, survivor, BUILD, 1, choice_of(sketch, survivor, empty))
    if here == sketch.colony and sketch.waste:
        _add(options, sketch, survivor, CLEAN, 1, None)
    options |= offered(items, USE, sketch.fresh[survivor], sketch, survivor)
    _add_ability(options, sketch, survivor)
    _add_gear(options, sketch, survivor)
    return Branch("action", options)


def offered(registry: Effects[Any], moment: str, names: Sequence[str], sketch: Sketch, survivor: str) -> dict[Any, Any]:
    """Those of the named cards that can be used at this moment, each with what its offer says for this survivor."""
    return registry.offers(moment, names, sketch, survivor) if names else {}  # type: ignore[arg-type]


def choice_of(sketch: Sketch, survivor: str, gates: Sequence[str]) -> Branch | None:
    """At home one of the entrances is chosen; elsewhere there is only one."""
    at_home = sketch.place[survivor] in COLONIES
    return Branch("gate", dict.fromkeys(gates), of=PLACE) if at_home else None


def _add(
    options: dict[Option, Below], sketch: Sketch, who: str, moment: str, lowest: int, below: Branch | None
) -> None:
    """An action that takes a die, and the equipment that can be used with it."""
    if not sketch.dice:
        return
    options[moment] = _dice(sketch, lowest, below)
    for item, least in offered(items, moment, sketch.fresh[who], sketch, who).items():
        options[item] = _dice(sketch, lowest if least is None else least, below)
    for name, whose in borrowed(sketch, who):
        for least in offered(abilities, moment, (whose,), sketch, who).values():
            options[name] = _dice(sketch, lowest if least is None else least, below)


def borrowed(sketch: Sketch, survivor: str) -> list[tuple[str, str]]:
    """The abilities that a survivor may use now, each with whose it is: its own, and perhaps those of others here."""
    here = sketch.place[survivor]
    found = [(ABILITY, survivor)]
    if survivor == STUDENT and here in TOWN:
        found = [(one, one) for one, place in sketch.place.items() if place == here and one != survivor]
    return [(name, whose) for name, whose in found if open_boards.used_as(survivor, whose) not in sketch.tired]


def _dice(sketch: Sketch, lowest: int, below: Branch | None) -> Branch:
    return Branch("die", {die: below for die in sketch.dice if die >= lowest}, of=AMOUNT)


def _add_ability(options: dict[Option, Below], sketch: Sketch, survivor: str) -> None:
    """The abilities that a survivor uses by themselves: where it must be, and what they cost."""
    for name, whose in borrowed(sketch, survivor):
        row = SURVIVORS[whose]
        if row.cost is None or not _in_place(sketch, survivor, row.where):
            continue
        for way in offered(abilities, USE, (whose,), sketch, survivor).values():
            if not row.cost:
                options[name] = way
            elif sketch.dice:
                options[name] = _dice(sketch, row.cost, way)


def _in_place(sketch: Sketch, survivor: str, where: str) -> bool:
    """Whether somebody is where an ability wants it: before the entrance of rivals is neither home nor town (R39)."""
    here = sketch.place[survivor]
    if where == "home":
        return here == sketch.colony
    if where == "town":
        return here in TOWN
    if where == "rival":
        return here not in ENTRANCES
    return where in ("any", here)


def _add_gear(options: dict[Option, Below], sketch: Sketch, survivor: str) -> None:
    """What else can be done with equipment: hand it to a friend here, give it against the crisis, store it."""
    gear = sketch.gear[survivor]
    if not gear:
        return
    here = sketch.place[survivor]
    near = [one for one, place in sketch.place.items() if place == here and one != survivor]
    friends = [one for one in near if sketch.home[sketch.owner[one]] == sketch.colony and one not in sketch.down]
    if friends:
        other = Branch("whom", dict.fromkeys(friends), of=CARD)
        options["hand-off"] = Branch("item", dict.fromkeys(gear, other), of=CARD)
    for deed, kinds in (("contribute", sketch.accepts), ("store", sketch.stores)):
        if fitting := sketch.of_kind(kinds, gear):
            options[deed] = Branch("item", dict.fromkeys(fitting), of=CARD)


def playing(sketch: Sketch) -> Branch:
    """The items of a hand that can be played now, each with what it may be used on."""
    options: dict[Option, Below] = {}
    group = Branch("survivor", dict.fromkeys(open_boards.standing(sketch, sketch.seat)), of=CARD)
    for item in sketch.hand:
        way = item_ways(sketch, item, group)
        if way is not False:
            options[item] = way  # type: ignore[assignment]
    return Branch("item", options, of=CARD)


def item_ways(sketch: Sketch, item: str, group: Branch) -> Branch | bool | None:
    """What one item may be used on, if it can be played from a hand at all."""
    row = ITEMS[item]
    if row.use == "equip":
        return group if group.ways else False
    if row.kind == "food" and sketch.fasting:
        return False
    found: dict[str, Branch | bool | None] = offered(items, PLAY, (item,), sketch, "")
    return found.get(item, False)


def requests(asked: Mapping[int, tuple[str, ...]]) -> Branch:
    """Whom to ask, and for which kind of card."""
    return Branch("mate", {mate: Branch("kind", dict.fromkeys(kinds)) for mate, kinds in asked.items()}, of=SEAT)
