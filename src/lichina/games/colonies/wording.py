"""What cards do, in words: a text of their own, or what their row says."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Protocol

from .box import CRISES, ITEMS, MISSIONS, ROADS, SURVIVORS, TOWN
from .crossroads import LETTERS, conditions, roads
from .rows import HOMELY
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
    EffectRow,
    Pay,
    Roll,
    Trigger,
    program,
)

SIGNED = frozenset(("mor", "food", "starve", "ammo", "waste", "help", "zadd", "die"))
"""Effects whose number is said with its sign."""
ALL_FOOD = -99


class CardTexts(Protocol):
    """The texts of one language."""

    def __call__(self, key: str, /, **values: Any) -> str: ...
    def get(self, key: str, default: str, /, **values: Any) -> str: ...


def does(words: CardTexts, card: str) -> str:
    """What a survivor, an item, a crisis, a tactic, an objective or a mission is about."""
    own = words.get(f"does-{card}", "")
    if card in SURVIVORS:
        said = own or row(words, program(SURVIVORS[card].effect)).replace(words("who-S"), words("who-self"))
        return _ability(words, card, said)
    if card in ITEMS:
        return own or _item(words, card)
    if card in CRISES:
        return own or row(words, program(CRISES[card].effect))
    return own


def about(words: CardTexts, card: str) -> str:
    """All that stands on a card, as people read it when they look it up."""
    if card in ROADS:
        choices = (
            words("about-choice", letter=words(f"letter-{one}"), what=what) for one, what in ways(words, card).items()
        )
        vote = (words("about-vote"),) if ROADS[card].vote else ()
        return " ".join((words("about-road", when=when(words, card)), *vote, *choices))
    said = does(words, card)
    if card in SURVIVORS:
        row = SURVIVORS[card]
        return f"{words('about-survivor', influence=row.influence, attack=row.attack, search=row.search)} {said}"
    if card in ITEMS:
        return f"{words(f'about-use-{ITEMS[card].use}', kind=words(f'kind-{ITEMS[card].kind}'))} {said}"
    if card in CRISES:
        return words("about-crisis", kinds=", ".join(words(f"kind-{one}") for one in CRISES[card].accepts), what=said)
    if card in MISSIONS:
        return words("about-mission", what=said, reward=reward(words, card))
    return said


def lines(words: CardTexts, cards: Iterable[str]) -> str:
    """The texts of cards as a Fluent file, which the client fetches when somebody looks one up."""
    found = {f"about-{card}": about(words, card) for card in cards}
    for road in ROADS:
        found |= {f"choice-{road}-{letter}": what for letter, what in ways(words, road).items()}
    return "".join(f"{key} = {text}\n" for key, text in found.items())


def reward(words: CardTexts, mission: str) -> str:
    """What a mission of the wolf is worth."""
    return words.get(f"reward-{mission}", "") or row(words, program(MISSIONS[mission].reward))


def ways(words: CardTexts, road: str) -> dict[str, str]:
    """The choices of a crossroads card, by their letters."""
    found = {}
    for letter in LETTERS:
        if f"{road}-{letter}" in roads or getattr(ROADS[road], letter):
            text = getattr(ROADS[road], letter)
            own = words.get(f"way-{road}-{letter}", "")
            found[letter] = own or row(words, program(text))
    return found


def when(words: CardTexts, road: str) -> str:
    """What a crossroads card waits for."""
    return "; ".join(_condition(words, trigger) for trigger in conditions(road))


def _condition(words: CardTexts, trigger: Trigger) -> str:
    special = words.get(f"when-{trigger.name}-{trigger.arg}", "")
    if special:
        return special
    arg = trigger.arg or "none"
    name = words.get(f"kind-{arg}", "") or words.get(f"card-{arg}", arg)
    return words(f"when-{trigger.name}", **{"arg": arg, "arg-name": name, "n": trigger.number})


def _item(words: CardTexts, item: str) -> str:
    """What the row of an item does; equipment works once a round, some of it at home, and the wolf may have another."""
    about = ITEMS[item]
    parts = []
    if item in HOMELY:
        parts.append(words("ability-home"))
    if about.use == "equip":
        parts.append(words("ability-once"))
    parts.append(row(words, program(about.effect)))
    if about.wolf:
        parts.append(words("about-wolf", what=row(words, program(about.wolf))))
    return " ".join(parts)


def _ability(words: CardTexts, survivor: str, effect: str) -> str:
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


def row(words: CardTexts, steps: EffectRow) -> str:
    """A row of effects, a sentence each."""
    return " ".join(_step(words, step) for step in steps)


def _step(words: CardTexts, step: Call | Pay | Roll) -> str:
    if isinstance(step, Pay):
        return words("row-pay", price=row(words, step.price))
    if isinstance(step, Roll):
        return words("row-roll", table=" ".join(_result(words, *line) for line in step.table))
    return _call(words, step)


def _result(words: CardTexts, low: int, high: int, calls: tuple[Call, ...]) -> str:
    key = "row-result" if high > low else "row-result-one"
    return words(key, low=low, high=high, what=row(words, calls))


def _call(words: CardTexts, call: Call) -> str:
    values: dict[str, Any] = {}
    for kind, arg in zip(EFFECTS[call.name], call.args, strict=True):
        if (kind, arg) == (PLAYER, "P") and EFFECTS[call.name].count(PLAYER) > 1:
            continue  # it goes without saying
        name, said = _argument(words, call, kind, arg)
        values["goal" if name == "where" and name in values else "keep" if name in values else name] = said
    everything = "all" in call.args or ALL_FOOD in call.args
    return words(f"row-{call.name}-all" if everything else f"row-{call.name}", **values)


_SAID_AS = {
    SURVIVOR: ("who", "who"),
    NEWCOMER: ("who", "who"),
    PLACE: ("where", "where"),
    PLAYER: ("whom", "whom"),
    DECK: ("deck", "where"),
    KIND: ("kind", "kind"),
}
"""Under which name an argument of a kind stands in a text, and which texts say it."""


def _argument(words: CardTexts, call: Call, kind: str, arg: Arg) -> tuple[str, Any]:
    """Under which name an argument stands in the text, and how it is said."""
    if kind == NUMBER:
        return "n", f"{arg:+}".replace("-", "−") if call.name in SIGNED and isinstance(arg, int) else arg
    if kind in _SAID_AS:
        name, what = _SAID_AS[kind]
        return name, _said(words, what, arg)
    return "rule" if kind == RULE else "whose", arg


def _said(words: CardTexts, what: str, arg: Arg) -> str:
    name = arg.name if isinstance(arg, Call) else str(arg).rstrip("*")
    if isinstance(arg, Call) and arg.args[0] == "home":
        name += "-home"
    return words.get(f"{what}-{name}", "") or words(f"card-{name}")
