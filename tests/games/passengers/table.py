"""A table with named seats, so that a test reads like a story: `Table(FIVE).seat(Anna="scroll Sg", Ivan="mask Sr", …)`.

Passengers are written as in the examples of the rules: `Sg` is a green soul, `Dr` a red demon, `J` Jaster. The hands
are always the same, unless a test lays out others: Maria and Elena smuggle, of six Pavel is Jaster.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

import lichina
from lichina.games.passengers import Passengers
from lichina.kernel import IllegalAnswer, Meaning
from tests.games.named_table import NamedTable

FOUR = "Anna Ivan Maria Dmitry"
FIVE = f"{FOUR} Elena"
SIX = f"{FIVE} Pavel"
SEVEN = f"{SIX} Olga"
EIGHT = f"{SEVEN} Sergey"

HANDS = ["Sg Sr Dr", "Sr Sg Db", "Dg Sr Dr", "Sb Sb Dg", "Db Sg Dg"]
DEALS = {
    4: [*HANDS[:3], "J Sb Dg"],
    5: HANDS,
    6: [*HANDS, "J Sb Db"],
    7: [*HANDS, "Dr Sb Db", "Sg Sb Dg"],
    8: [*HANDS, "Dr Sb Db", "Sg Sb Dg", "J Sr Dr"],
}
MYSTERY = "Sb Dr Sb Db Sg Dg"
"""The mystery passengers of four players, in the order in which they come."""

KINDS = {"S": "soul", "D": "demon"}
COLOURS = {"r": "red", "g": "green", "b": "blue"}
SHORT = {"jaster": "J"} | {
    f"{kind}-{colour}": letter + shade for letter, kind in KINDS.items() for shade, colour in COLOURS.items()
}
LONG = {short: face for face, short in SHORT.items()}


def faces(text: str) -> list[str]:
    """`Sg Dr` as the game calls them."""
    return [LONG[one] for one in text.split()]


def short(cards: Iterable[str]) -> str:
    """The other way round."""
    return " ".join(SHORT[one] for one in cards)


def laid_out(players: int, coin: int = 0, hands: list[str] | None = None, mystery: str = MYSTERY) -> dict[str, Any]:
    """Cards as the option `deal` has them."""
    deal: dict[str, Any] = {"hands": [faces(hand) for hand in hands or DEALS[players]], "coin": coin}
    return deal | ({"mystery": faces(mystery)} if players == 4 else {})


class Table(NamedTable):
    """A match whose cards are laid out, and what people do in it, by their names."""

    def __init__(
        self,
        names: str,
        *,
        coin: str | None = None,
        hands: list[str] | None = None,
        mystery: str = MYSTERY,
        look: bool = True,
        seed: int | str = 1,
        **options: Any,
    ) -> None:
        self.names = names.split()
        deal = laid_out(len(self.names), self.names.index(coin) if coin else 0, hands, mystery)
        chosen = {"deal": deal, **options}
        self.match = lichina.start(Passengers, seats=len(self.names), seed=seed, options=chosen)
        if look:
            for name in self.names:
                self.answer(name, "look", "seen")

    # --- faces in short -------------------------------------------------------------------------------------------

    def _value(self, value: Any) -> Any:
        known = super()._value(value)
        return LONG.get(known, known) if isinstance(known, str) else known

    def _name(self, value: Any) -> Any:
        return SHORT.get(value, super()._name(value))

    def _word(self, key: str, value: Any, means: Meaning) -> Any:
        if key == "cards":
            return short(value)
        return SHORT[value] if key in ("face", "gave", "got") else super()._word(key, value, means)

    # --- asking and answering -------------------------------------------------------------------------------------

    def options(self, name: str, *path: Any) -> list[Any]:
        """What can be chosen, seats by their names, faces in short; of a tree what can be chosen after this path."""
        return self.choices(self.question(name), *path)

    def sayings(self, name: str, *path: Any) -> list[Any]:
        """What this player may say after these words; nothing if the player may not speak."""
        found = [one for one in self.match.chances(self.number(name)) if one.key == "say"]
        return self.choices(found[0], *path) if found else []

    def say(self, name: str, *words: Any) -> None:
        """Somebody says something."""
        self.match.answer(self.number(name), self._value(words), "say")

    def refusal(self, name: str, value: Any, key: str | None = None) -> str:
        """With which code an answer is refused, and that nothing has changed by it."""
        before = [self.match.glimpse(seat) for seat in (None, *self.match.game.seats)]
        with pytest.raises(IllegalAnswer) as caught:
            if key == "say":
                self.match.answer(self.number(name), self._value(value), "say")
            else:
                self.match.answer(self.number(name), self._value(value))
        assert [self.match.glimpse(seat) for seat in (None, *self.match.game.seats)] == before
        return caught.value.code

    # --- a round --------------------------------------------------------------------------------------------------

    def cell(self, where: str) -> str:
        """A seat by its name, or by the gift that lies on it."""
        if where not in self.public("gifts"):
            return where
        number = self.public("gifts").index(where)
        (found,) = (
            f"{boat.animal}-{boat.gifts.index(number) + 1}" for boat in self.public("boats") if number in boat.gifts
        )
        return found

    def seat(self, **placed: str) -> Table:
        """All place a passenger in turn, `Anna="scroll Sg"` or `Anna="raven-3 Sg"`; then gifts are due."""
        while self.stage == "place":
            (name,) = self.waiting()
            where, card = placed[name].split()
            self.answer(name, "place", (card, self.cell(where)))
        return self

    def to(self, stage: str) -> Table:
        """Nobody answers until this stage begins."""
        while self.stage != stage:
            self.match.lapse()
        return self

    def vote(self, raven: str = "", wolf: str | None = None) -> None:
        """All vote; whoever is not named for one boat votes for the other."""
        self.to("vote")
        while self.stage == "vote":
            for name, key in self.waiting().items():
                for_raven = name in raven.split() if wolf is None else name not in wolf.split()
                self.answer(name, key, "raven" if for_raven else "wolf")

    def sail(self, boat: str) -> Table:
        """All vote for this boat, and the next round begins, or the points are counted."""
        self.to("vote")
        everybody = " ".join(self.names)
        self.vote(everybody if boat == "raven" else "")
        for name in self.names:
            self.answer(name, "next", "next")
        return self

    # --- what came of it ------------------------------------------------------------------------------------------

    def hearers(self, key: str) -> str:
        """Who was told anything under this key; `all` if spectators were, too."""
        if self.heard(None, key):
            assert all(self.heard(name, key) == self.heard(None, key) for name in self.names)
            return "all"
        return " ".join(name for name in self.names if self.heard(name, key))

    def news(self, count: int = 1) -> list[tuple[str, dict[str, Any]]]:
        """The last that everybody was told."""
        return [(event.key, self.words_of(event)) for event in self.match.told(None)[-count:]]

    def hand(self, name: str) -> str:
        """The cards in somebody's hand, in short."""
        return short(self.private(name, "cards"))

    def known(self, name: str) -> dict[int, str]:
        """The riders whose faces somebody knows, in short."""
        return {rider: SHORT[face] for rider, face in self.private(name, "known").items()}

    def glimpses(self, name: str) -> list[tuple[int, str, str, str]]:
        """What somebody has shown, seen and traded: the round, the other player, the card, and how."""
        return [(one.round, self.names[one.seat], SHORT[one.face], one.how) for one in self.private(name, "glimpses")]

    def tokens(self) -> dict[str, int]:
        """The votes of everybody."""
        return dict(zip(self.names, self.public("tokens"), strict=True))

    def boat(self, animal: str) -> list[int | None]:
        """The riders of a boat in play, by its seats."""
        return next(list(boat.riders) for boat in self.public("boats") if boat.animal == animal)

    @property
    def coin(self) -> str:
        """Who has the master coin."""
        return self.named([self.public("coin")])
