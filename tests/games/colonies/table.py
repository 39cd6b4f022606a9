"""A table in the middle of a match, so that a test reads like a story.

`Winter("act", "brian_lee b1 school", dice={"b1": [6]}, decks={"school": ["junk"]})` is a turn in which b1 has one
survivor and one die. Players are called by their colonies: b1, b2 … against y1, y2 …, and w is the lone wolf.
"""

from __future__ import annotations

from typing import Any

import pytest

import lichina
from lichina.games.colonies import Colonies
from lichina.kernel import SEAT, IllegalAnswer, Question
from lichina.vectors.dice import Loaded, left_over
from tests.games.named_table import NamedTable


def names(players: int) -> list[str]:
    """How many there are in each colony, and the wolf last."""
    half = players // 2
    colonies = [f"{colony}{number}" for colony in "by" for number in range(1, half + 1)]
    return colonies + ["w"] * (players % 2)


def person(text: str, seats: list[str]) -> dict[str, Any]:
    """`brian_lee b1 school w2 f1 pistol` as a position has it."""
    survivor, owner, place, *more = text.split()
    found: dict[str, Any] = {"id": survivor, "owner": seats.index(owner), "place": place, "equipment": []}
    tokens = {"w": "wounds", "f": "frostbite", "d": "despair"}
    for word in more:
        if word[0] in tokens and word[1:].isdecimal():
            found[tokens[word[0]]] = int(word[1:])
        else:
            found["equipment"].append(word)
    return found


class Winter(NamedTable):
    """A match that is laid out, and what people do in it, by their names."""

    time: float = 0

    def __init__(
        self,
        phase: str,
        *survivors: str,
        players: int = 4,
        active: str = "",
        hands: dict[str, list[str]] | None = None,
        dice: dict[str, list[int]] | None = None,
        secrets: dict[str, str] | None = None,
        options: dict[str, Any] | None = None,
        **position: Any,
    ) -> None:
        self.names = names(players)
        people = [person(one, self.names) for one in survivors]
        deal = {"contrived": True, "phase": phase, "survivors": people, **position}
        if active:
            deal["active"] = [self.names.index(name) for name in active.split()]
        for name, given in (("hands", hands), ("dice", dice)):
            deal[name] = [(given or {}).get(one, []) for one in self.names]
        if secrets:
            deal["secrets"] = [secrets.get(one, "") for one in self.names]
        for colony in ("blue", "yellow"):
            leader = deal.get(colony, {}).get("leader")
            if leader is not None:
                deal[colony] = deal[colony] | {"leader": self.names.index(leader)}
        chosen = {"deal": deal, "wolf": players - 1 if players % 2 else None, **(options or {})}
        self.match = lichina.start(Colonies, seats=players, seed=1, options=chosen)

    # --- what people do ---------------------------------------------------------------------------------------------

    def roll(self, *throws: Any) -> Winter:
        """The next throws of the dice."""
        self.match.take_dice(Loaded(self.match.game.dice, throws))
        return self

    def unrolled(self) -> list[Any]:
        """The throws that were laid down and have not come."""
        return left_over(self.match.game.dice)

    def act(self, name: str, *path: Any) -> Winter:
        """Somebody acts."""
        self.answer(name, "act", path)
        return self

    def move(self, name: str, *path: Any) -> Winter:
        """Somebody moves a survivor on foot, unless the path says otherwise."""
        self.answer(name, "move", path if path == ("pass",) or len(path) > 2 else (*path, "walk"))
        return self

    def may(self, name: str, key: str, *path: Any) -> bool:
        """Whether somebody could answer this now; nothing is done."""
        fork = self.match.fork()
        number = next((one.number for one in fork.questions(self.number(name)) if one.key == key), None)
        if number is None:
            return False
        try:
            fork.answer(self.number(name), self._value(path), number)
        except IllegalAnswer:
            return False
        return True

    def refuse(self, name: str, key: str, *path: Any) -> str:
        """With which code an answer is refused, and that nothing has changed by it."""
        before = [self.match.glimpse(seat) for seat in (None, *self.match.game.seats)]
        with pytest.raises(IllegalAnswer) as caught:
            self.answer(name, key, path)
        assert [self.match.glimpse(seat) for seat in (None, *self.match.game.seats)] == before
        return caught.value.code

    def pass_time(self, seconds: float) -> Winter:
        """So many seconds pass, and what people do then is done then."""
        self.time += seconds
        if self.match.deadline is not None and self.match.deadline <= self.time:
            self.match.lapse(self.time)
        return self

    def answer(self, name: str, key: str, value: Any) -> None:
        number = self.question(name, key).number
        self.match.answer(self.number(name), self._value(value), number, max(self.time, self.match.now))

    def choices(self, question: Question, *path: Any) -> list[Any]:
        form: Any = question.form
        options = form.root if form.kind == "tree" else form
        for step in path:
            options = options.options[self._value(step)]
        if options is None:
            return []
        return [self._name(one) if options.of == SEAT else one for one in options.options]

    def to(self, stage: str) -> Winter:
        """Nobody answers until this stage."""
        while self.seen("stage") != stage:
            self.match.lapse()
        return self

    def options(self, name: str, *path: Any) -> list[Any]:
        """What can be chosen by somebody after this path."""
        return self.choices(self.question(name), *path)

    # --- what came of it --------------------------------------------------------------------------------------------

    def seen(self, *path: str) -> Any:
        """What everybody sees: `seen("camps", "blue", "food")`."""
        found: Any = self.match.view(None).public
        for step in path:
            found = found[step] if isinstance(found, dict) else getattr(found, step)
        return found

    def own(self, name: str) -> Any:
        """What only one player sees."""
        return self.match.view(self.number(name)).private

    def camp(self, colony: str, *what: str) -> Any:
        """Stocks of a colony: one, or several as a tuple."""
        found = tuple(getattr(self.seen("camps", colony), one) for one in what)
        return found if len(found) > 1 else found[0]

    def gate(self, place: str) -> tuple[int, int]:
        """Zombies and barricades before an entrance."""
        gate = self.seen("gates", place)
        return gate.zombies, gate.barricades

    def zombies(self, colony: str) -> list[int]:
        """The zombies before each entrance of a colony."""
        return [self.seen("gates", f"{colony}-{number}").zombies for number in range(1, 7)]

    def whole(self, survivor: str) -> str:
        """Where a survivor is and what it has: `school w1 pistol`; nothing if it is not in play."""
        person = self.seen("people").get(survivor)
        if person is None:
            return ""
        tokens = (("w", person.wounds), ("f", person.frostbite), ("d", person.despair))
        return " ".join([person.place, *(f"{sign}{count}" for sign, count in tokens if count), *person.equipment])

    def dead(self) -> list[str]:
        """Who has died, in their order."""
        return [grave.survivor for grave in self.seen("graves")]

    def hand(self, name: str) -> list[str]:
        """The cards of a hand."""
        return list(self.own(name).hand)

    def pool(self, name: str) -> list[int]:
        """The unused dice of a player."""
        return list(self.seen("players")[self.number(name)].dice)

    def deck(self, place: str) -> list[str]:
        """A deck, its top first."""
        game: Any = self.match.game
        return [game.face[card] for card in game.decks[place]]

    def rolls(self) -> int:
        """How often the exposure die was rolled."""
        return len(self.heard(None, "exposed"))
