"""What cards do, in words: a text of their own, or what their row says."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Protocol

from .box import CRISES, ITEMS, MISSIONS, ROADS, SURVIVORS, TOWN
from .crossroads import LETTERS, conditions, roads
from .vocabulary import (
    DECK,
    EFFECTS,
    KIND,
    NEWCOMER,
    NUMBER,
    PLACE,
    PLAYER,
    RULE,
    SURVIVOR,
    Arg,
    Call,
    Pay,
    Program,
    Roll,
    Trigger,
    program,
)

SIGNED = frozenset(("mor", "food", "starve", "ammo", "waste", "help", "zadd", "die"))
"""Effects whose number is said with its sign."""
ALL_FOOD = -99


class Words(Protocol):
    """The texts of one language."""

    def __call__(self, key: str, /, **values: Any) -> str: ...
    def get(self, key: str, default: str, /, **values: Any) -> str: ...


def does(words: Words, card: str) -> str:
    """What a survivor, an item, a crisis, a tactic, an objective or a mission is about."""
    own = words.get(f"does-{card}", "")
    if card in SURVIVORS:
        said = own or row(words, program(SURVIVORS[card].effect)).replace(words("who-S"), words("who-self"))
        return _ability(words, card, said)
    if card in ITEMS:
        return own or row(words, program(ITEMS[card].effect))
    if card in CRISES:
        return own or row(words, program(CRISES[card].effect))
    return own


def about(words: Words, card: str) -> str:
    """All that stands on a card, as people read it when they look it up."""
    if card in ROADS:
        choices = (
            words("about-choice", letter=words(f"letter-{one}"), what=what) for one, what in ways(words, card).items()
        )
        return " ".join((words("about-road", when=when(words, card)), *choices))
    said = does(words, card)
    if card in SURVIVORS:
        row = SURVIVORS[card]
        return f"{words('about-survivor', influence=row.influence, attack=row.attack, search=row.search)} {said}"
    if card in ITEMS:
        return f"{words(f'about-use-{ITEMS[card].use}', kind=words(f'card-{ITEMS[card].kind}'))} {said}"
    if card in CRISES:
        return words("about-crisis", kinds=", ".join(words(f"card-{one}") for one in CRISES[card].accepts), what=said)
    if card in MISSIONS:
        return words("about-mission", what=said, reward=reward(words, card))
    return said


def lines(words: Words, cards: Iterable[str]) -> str:
    """The texts of cards as a Fluent file, which the client fetches when somebody looks one up."""
    found = {f"about-{card}": about(words, card) for card in cards}
    for road in ROADS:
        found |= {f"choice-{road}-{letter}": what for letter, what in ways(words, road).items()}
    return "".join(f"{key} = {text}\n" for key, text in found.items())


def reward(words: Words, mission: str) -> str:
    """What a mission of the wolf is worth."""
    return words.get(f"reward-{mission}", "") or row(words, program(MISSIONS[mission].reward))


def ways(words: Words, road: str) -> dict[str, str]:
    """The choices of a crossroads card, by their letters."""
    found = {}
    for letter in LETTERS:
        if f"{road}-{letter}" in roads or getattr(ROADS[road], letter):
            text = getattr(ROADS[road], letter)
            found[letter] = row(words, program(text)) if text else words(f"way-{road}-{letter}")
    return found


def when(words: Words, road: str) -> str:
    """What a crossroads card waits for."""
    return "; ".join(_condition(words, trigger) for trigger in conditions(road))


def _condition(words: Words, trigger: Trigger) -> str:
    special = words.get(f"when-{trigger.name}-{trigger.arg}", "")
    if special:
        return special
    arg = trigger.arg or "none"
    name = words.get(f"card-{arg}", arg)
    return words(f"when-{trigger.name}", **{"arg": arg, "arg-name": name, "n": trigger.number})


def _ability(words: Words, survivor: str, effect: str) -> str:
    """The ability with where its owner must be, what it costs and how often it works."""
    about = SURVIVORS[survivor]
    parts = []
    if about.where in TOWN:
        parts.append(words("ability-there", place=words(f"card-{about.where}")))
    elif about.where != "any":
        parts.append(words(f"ability-{about.where}"))
    if about.cost:
        parts.append(words("ability-die", cost=about.cost))
    if about.once:
        parts.append(words("ability-once"))
    return " ".join((*parts, effect))


# --- rows -------------------------------------------------------------------------------------------------------------


def row(words: Words, steps: Program) -> str:
    """A row of effects, a sentence each."""
    return " ".join(_step(words, step) for step in steps)


def _step(words: Words, step: Call | Pay | Roll) -> str:
    if isinstance(step, Pay):
        return words("row-pay", price=row(words, step.price))
    if isinstance(step, Roll):
        return words("row-roll", table=" ".join(_result(words, *line) for line in step.table))
    return _call(words, step)


def _result(words: Words, low: int, high: int, calls: tuple[Call, ...]) -> str:
    key = "row-result" if high > low else "row-result-one"
    return words(key, low=low, high=high, what=row(words, calls))


def _call(words: Words, call: Call) -> str:
    values: dict[str, Any] = {}
    for kind, arg in zip(EFFECTS[call.name], call.args, strict=True):
        if (kind, arg) == (PLAYER, "P") and EFFECTS[call.name].count(PLAYER) > 1:
            continue  # it goes without saying
        name, said = _argument(words, call, kind, arg)
        values["goal" if name == "where" and name in values else "keep" if name in values else name] = said
    everything = "all" in call.args or ALL_FOOD in call.args
    return words(f"row-{call.name}-all" if everything else f"row-{call.name}", **values)


def _argument(words: Words, call: Call, kind: str, arg: Arg) -> tuple[str, Any]:
    """Under which name an argument stands in the text, and how it is said."""
    if kind == NUMBER:
        return "n", f"{arg:+}".replace("-", "−") if call.name in SIGNED and isinstance(arg, int) else arg
    if kind in (SURVIVOR, NEWCOMER):
        return "who", _said(words, "who", arg)
    if kind == PLACE:
        return "where", _said(words, "where", arg)
    if kind == PLAYER:
        return "whom", _said(words, "whom", arg)
    if kind == DECK:
        return "deck", _said(words, "where", arg)
    if kind == KIND:
        return "kind", _said(words, "kind", arg)
    return "rule" if kind == RULE else "whose", arg


def _said(words: Words, what: str, arg: Arg) -> str:
    name = arg.name if isinstance(arg, Call) else str(arg).rstrip("*")
    return words.get(f"{what}-{name}", "") or words(f"card-{name}")
