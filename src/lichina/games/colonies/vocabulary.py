"""Effects written as rows: `mor(C,-1); zadd(home,6)`. They are read and checked when the content is loaded.

A row calls effects by name, one after the other. `pay X -> Y` may be chosen only if X can be paid in full; `roll{1-3:
X; 4-6: Y}` is a table for a die; `nil` is nothing. There are no variables, loops or conditions: what needs them is a
function.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import NamedTuple, TypeAlias

from lichina.kernel.content import BadContent

from .box import KINDS, SURVIVORS, TOWN

Arg: TypeAlias = "int | str | Call"


class Call(NamedTuple):
    """An effect, a selector or a predicate with its arguments."""

    name: str
    args: tuple[Arg, ...] = ()

    def __str__(self) -> str:
        return f"{self.name}({','.join(map(str, self.args))})" if self.args else self.name


class Pay(NamedTuple):
    """Something that must be paid in full before all that follows."""

    price: tuple[Call, ...]


class Roll(NamedTuple):
    """A die, and what each of its results does."""

    table: tuple[tuple[int, int, tuple[Call, ...]], ...]


EffectStep: TypeAlias = Call | Pay | Roll
EffectRow: TypeAlias = tuple[EffectStep, ...]

COLONY, PLAYER, PLACE, SURVIVOR = "colony", "player", "place", "survivor"
DECK, KIND, NUMBER, NEWCOMER, RULE = "deck", "kind", "number", "newcomer", "rule"

NIL = "nil"
"""The effect that does nothing."""
RULES = ("watchtower", "army", "sled_dogs", "arctic_king", "quarantine")
"""What a card that stays on a survivor or a colony may mean there."""

SELECTORS: Mapping[str, tuple[str, ...]] = {
    COLONY: ("C", "E", "each"),
    PLAYER: ("P", "O", "T", "pl_all", "everyone"),
    PLACE: ("home", "rival", "town", "town_all", "rnd", "L*", "each", "ours", "haunt", "anywhere", "everywhere", *TOWN),
    SURVIVOR: (
        *("S*", "own", "own_all", "ally", "mate", "housemate", "comrade", "near", "moved"),
        *("patient", "unhealed", "homebody", "roamer"),
        *SURVIVORS,
    ),
    DECK: ("L*", "town", "haunt", *TOWN),
    KIND: ("any", *KINDS),
    NEWCOMER: tuple(SURVIVORS),
    RULE: RULES,
}
"""What may stand for whom, by what is asked for."""
WITH_PLACE = ("ally_all", "foe", "low", "high", "stranger")
"""Selectors of survivors at a place."""

EFFECTS: Mapping[str, tuple[str, ...]] = {
    "mor": (COLONY, NUMBER),
    "food": (COLONY, NUMBER),
    "starve": (COLONY, NUMBER),
    "ammo": (COLONY, NUMBER),
    "waste": (COLONY, NUMBER),
    "help": (COLONY, NUMBER),
    "unruly": (COLONY, NUMBER),
    "perish": (COLONY, NUMBER),
    "zadd": (PLACE, NUMBER),
    "zkill": (PLACE, NUMBER),
    "zmove": (PLACE, PLACE, NUMBER),
    "bar": (PLACE, NUMBER),
    "unbar": (PLACE, NUMBER),
    "trap": (PLACE, NUMBER),
    "noise": (PLACE, NUMBER),
    "hush": (PLACE,),
    "wound": (SURVIVOR, NUMBER),
    "frost": (SURVIVOR, NUMBER),
    "desp": (SURVIVOR, NUMBER),
    "heal": (SURVIVOR, NUMBER),
    "thaw": (SURVIVOR, NUMBER),
    "risk": (SURVIVOR, NUMBER),
    "exp": (SURVIVOR, NUMBER),
    "kill": (SURVIVOR,),
    "gone": (SURVIVOR,),
    "send": (SURVIVOR, PLACE),
    "attach": (SURVIVOR, RULE),
    "post": (COLONY, RULE),
    "recruit": (PLAYER, NUMBER),
    "join": (PLAYER, NEWCOMER),
    "banish": (NEWCOMER,),
    "draw": (PLAYER, DECK, NUMBER),
    "look": (PLAYER, DECK, NUMBER, NUMBER),
    "glance": (PLAYER, DECK, NUMBER),
    "fetch": (PLAYER, DECK, KIND, NUMBER),
    "burn": (DECK, NUMBER),
    "salvage": (PLAYER, KIND, NUMBER),
    "raid": (COLONY, NUMBER),
    "drop": (PLAYER, NUMBER, KIND),
    "lose": (PLAYER, NUMBER, KIND),
    "give": (PLAYER, PLAYER, NUMBER),
    "steal": (PLAYER, PLAYER, NUMBER),
    "peek": (PLAYER,),
    "die": (PLAYER, NUMBER),
    "spend": (PLAYER, NUMBER),
    "bump": (PLAYER, NUMBER),
    "rr": (PLAYER, NUMBER),
    "crisis": (NUMBER,),
    "skipcrisis": (),
    NIL: (),
}
"""Every effect, and what its arguments are."""

PREDICATES: Mapping[str, str] = {
    "move": "",
    "move_to": "lonely crowded empty",
    "move_rival": "",
    "move_town_town": "",
    "move2": "",
    "nofuel_move": "",
    "displace": "",
    "search": "town",
    "noise": "",
    "slay": "",
    "slay_rival": "",
    "build": "home",
    "clean": "",
    "play": "kind",
    "equip": "kind",
    "heals": "",
    "contrib": "",
    "eat": "",
    "req_ok": "",
    "handoff": "",
    "hurt": "",
    "froze": "",
    "bitten": "",
    "lost": "",
    "at": "town",
    "at_rival": "",
    "home1": "",
    "meet": "",
    "alone": "",
    "leader": "",
    "in": "survivor",
    "ammo": "high",
    "food": "high",
    "help": "high",
    "hand": "high",
    "waste": "high",
    "rounds": "low",
    "mor": "",
    "empty_home": "",
    "guest": "",
    "grave": "",
    "rival_help": "",
    "deck": "survivor",
    "infested": "",
    "couple": "",
    "richer": "",
    "outnumbered": "",
    "barred": "",
    "besieged": "",
    "wield": "",
    "man_came": "",
    "help_came": "",
    "group": "high",
}
"""Every predicate of a trigger, and what may stand with it."""

_TOKEN = re.compile(r"\s*(->|>=|<=|<|[A-Za-z_]\w*\*?|[+-]?\d+|[(){},;:&-])")


class Trigger(NamedTuple):
    """A condition of a crossroads card: a predicate, and what it is about."""

    name: str
    arg: str = ""
    number: int = 0


class Reader:
    """A row read from left to right."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.tokens = self._split(text)
        self.place = 0

    def _split(self, text: str) -> list[str]:
        tokens, place = [], 0
        while place < len(text.rstrip()):
            found = _TOKEN.match(text, place)
            if found is None:
                raise self.wrong(f"“{text[place:].strip()[:12]}” is not understood")
            tokens.append(found[1])
            place = found.end()
        return tokens

    def wrong(self, why: str) -> BadContent:
        return BadContent(f"the row “{self.text}”: {why}")

    def peek(self) -> str:
        return self.tokens[self.place] if self.place < len(self.tokens) else ""

    def next(self, expected: str = "") -> str:
        token = self.peek()
        if not token or (expected and token != expected):
            raise self.wrong(f"{expected or 'something'} is missing before “{token or 'its end'}”")
        self.place += 1
        return token

    def has(self, token: str) -> bool:
        """Whether this comes next; if so, it is read."""
        if self.peek() != token:
            return False
        self.place += 1
        return True

    # --- effects ----------------------------------------------------------------------------------------------------

    def program(self) -> EffectRow:
        """A whole row."""
        steps = list(self._steps())
        if self.peek():
            raise self.wrong(f"“{self.peek()}” should not be there")
        return tuple(steps)

    def _steps(self) -> Iterator[EffectStep]:
        while True:
            if self.has("pay"):
                yield Pay(self._calls())
                self.next("->")
                continue
            yield self._roll() if self.has("roll") else self.effect()
            if not self.has(";"):
                return

    def _calls(self) -> tuple[Call, ...]:
        calls = [self.effect()]
        while self.has("&"):
            calls.append(self.effect())
        return tuple(calls)

    def _roll(self) -> Roll:
        self.next("{")
        table = []
        while not self.has("}"):
            low = high = int(self.next())
            if self.peek().startswith("-"):
                high = -int(self.next())
            self.next(":")
            table.append((low, high, self._calls()))
            self.has(";")
        if [number for low, high, _ in table for number in range(low, high + 1)] != [1, 2, 3, 4, 5, 6]:
            raise self.wrong("the table of a roll must name every result from 1 to 6 once, in order")
        return Roll(tuple(table))

    def effect(self) -> Call:
        """One effect with its arguments, each of the kind that it takes."""
        call = self.call()
        kinds = EFFECTS.get(call.name)
        if kinds is None:
            raise self.wrong(f"there is no effect “{call.name}”")
        if len(kinds) != len(call.args):
            raise self.wrong(f"“{call.name}” takes {len(kinds)} arguments, not {len(call.args)}")
        for kind, arg in zip(kinds, call.args, strict=True):
            self._check(kind, arg)
        return call

    def call(self) -> Call:
        """A name, and what stands in brackets after it."""
        name = self.next()
        args: list[Arg] = []
        if self.has("("):
            while not self.has(")"):
                token = self.peek()
                if re.fullmatch(r"[+-]?\d+", token):
                    args.append(int(self.next()))
                else:
                    inner = self.call()
                    args.append(inner if inner.args else inner.name)
                self.has(",")
        return Call(name, tuple(args))

    def _check(self, kind: str, arg: Arg) -> None:
        if kind == NUMBER:
            fine = isinstance(arg, int) or arg == "all"
        elif isinstance(arg, Call):
            fine = kind == SURVIVOR and arg.name in WITH_PLACE and len(arg.args) == 1
            if fine:
                self._check(PLACE, arg.args[0])
        else:
            fine = arg in SELECTORS[kind]
        if not fine:
            raise self.wrong(f"“{arg}” is no {kind}")

    # --- triggers ---------------------------------------------------------------------------------------------------

    def triggers(self) -> tuple[Trigger, ...]:
        """Predicates joined by `and`."""
        found = [self._trigger()]
        while self.has("and"):
            found.append(self._trigger())
        if self.peek():
            raise self.wrong(f"“{self.peek()}” should not be there")
        return tuple(found)

    def _trigger(self) -> Trigger:
        name = self.next()
        takes = PREDICATES.get(name)
        if takes is None:
            raise self.wrong(f"there is no condition “{name}”")
        if takes in ("high", "low"):
            self.next(">=" if takes == "high" else "<=")
            return Trigger(name, "", int(self.next()))
        if name == "mor":
            self.next("<")
            self.next("E")
            return Trigger(name)
        if not self.has("("):
            return Trigger(name)
        arg = self.next()
        self.next(")")
        if arg not in _about(takes):
            raise self.wrong(f"“{name}” has nothing to do with “{arg}”")
        return Trigger(name, arg)


def _about(takes: str) -> tuple[str, ...]:
    """What may stand in the brackets of a predicate."""
    listed = {"town": ("town", *TOWN), "kind": KINDS, "survivor": tuple(SURVIVORS)}
    return listed.get(takes) or tuple(takes.split())


def program(text: str) -> EffectRow:
    """A row of effects; BadContent says what is wrong with it."""
    return Reader(text).program()


def triggers(text: str) -> tuple[Trigger, ...]:
    """The conditions of a crossroads card, all of which must be met."""
    return Reader(text).triggers()


def named(program: EffectRow) -> Iterator[str]:
    """The selectors that a row names, in their order."""
    for step in program:
        if isinstance(step, Roll):
            for _, _, calls in step.table:
                yield from named(calls)
        elif isinstance(step, Pay):
            yield from named(step.price)
        else:
            for arg in step.args:
                if isinstance(arg, Call):
                    yield str(arg)
                    yield from (str(one) for one in arg.args)
                elif isinstance(arg, str):
                    yield arg
