"""A table with named seats, so that a test reads like a story: `Table(Ann="sniper @pistol>Bob", Bob="joke", …)`.

Each player has a role (`^` before it: face up; two of a leader are joined by `&`), then perhaps the left and the right
loyalty card as `human/machine2`, programs in hand as `+charge`, programs on the table as `=dupe>Bob`, weapons with
their targets as `@rifle>Bob`, the lives as a number, and `!legion` or `!fallen`. The first one begins unless it is said
who does. Whoever is given no loyalty cards has such as leave it to the role which team that is.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

import pytest

import lichina
from lichina.games.doomsday import Doomsday
from lichina.games.doomsday.box import PROGRAMS
from lichina.kernel import IllegalAnswer
from tests.games.named_table import NamedTable

DECK = "spam spam spam charge charge rescue_bot rescue_bot old_firewall"
"""What lies on the deck unless a test says otherwise."""


EVEN = ["human/machine"] * 6 + ["human2/machine2"] * 2 + ["outcast/outcast"] * 2
"""Loyalty cards for those to whom a test gives none."""


def loyalty(word: str) -> str:
    """`machine2` as the game calls it."""
    return f"loyalty_{word.rstrip('2')}_x2" if word.endswith("2") else f"loyalty_{word}"


class Table(NamedTable):
    """A match from a position, and what people do in it; only those are asked in a window who can react."""

    def __init__(
        self,
        *,
        deck: str = DECK,
        gaps: str = "",
        begins: str | None = None,
        deal: Any = None,
        **players: Any,
    ) -> None:
        options = {key: value for key, value in players.items() if key[0].islower()}
        places = {key: value for key, value in players.items() if key not in options}
        self.names = list(places)
        given = Counter(
            card.strip("^")
            for text in places.values()
            for word in text.split()
            if "/" in word
            for card in word.split("/")
        )
        self.even = [pair for number, pair in enumerate(EVEN) if self.is_left(pair, number, given)]
        position = {
            "seats": [self.laid_out(text.split(), bool(gaps)) for text in places.values()],
            "gaps": [{"id": loyalty(word.strip("^")), "up": word[0] == "^"} for word in gaps.split()],
            "deck": self.without(deck.split(), places.values()),
            "turn": self.names.index(begins) if begins else 0,
            **(deal or {}),
        }
        chosen = {"window": 0, "deal": position, **options}
        self.match = lichina.start(Doomsday, seats=len(self.names), seed=1, options=chosen)

    def laid_out(self, words: list[str], shared: bool) -> dict[str, Any]:
        """What lies before one player."""
        roles = words[0].split("&")
        place: dict[str, Any] = {
            "role": [role.strip("^") for role in roles],
            "up": [spot for spot, role in zip(("role", "second"), roles, strict=False) if role[0] == "^"],
            "programs": [word[1:] for word in words if word[0] == "+"],
            "permanents": [self.permanent(word[1:]) for word in words if word[0] == "="],
            "weapons": [self.weapon(word[1:]) for word in words if word[0] == "@"],
            "marks": [word[1:] for word in words if word[0] == "!"],
            "lives": next((int(word) for word in words if word.isdigit()), 2),
        }
        if not shared:
            cards = (next((word for word in words[1:] if "/" in word), None) or self.even.pop(0)).split("/")
            for spot, card in zip(("left", "right"), cards, strict=True):
                place[spot] = loyalty(card.strip("^"))
                place["up"] += [spot] if card[0] == "^" else []
        if not place["lives"]:
            place["up"] = ["role", "second", "left", "right"]
        return place

    def without(self, deck: list[str], places: Iterable[str]) -> list[str]:
        """The deck without those of its programs that somebody holds."""
        held = [word[1:].partition(">")[0] for text in places for word in text.split() if word[0] in "+="]
        for card in held:
            if card in deck and deck.count(card) + held.count(card) > PROGRAMS[card].copies:
                deck.remove(card)
        return deck

    def is_left(self, pair: str, number: int, given: Counter[str]) -> bool:
        """Whether nobody was given one of these loyalty cards; of each pair those go first that are given."""
        first = EVEN.index(pair)
        return all(
            number - first < EVEN.count(pair) * (1 + pair.count("outcast") // 2) - given[card]
            for card in pair.split("/")
        )

    def permanent(self, text: str) -> dict[str, Any]:
        card, _, name = text.partition(">")
        return {"id": card, "chosen": self.number(name) if name else None}

    def weapon(self, text: str) -> dict[str, Any]:
        kind, _, names = text.partition(">")
        return {"id": kind, "aim": [self.number(name) for name in names.split(",") if name]}

    # --- what people do -------------------------------------------------------------------------------------------

    def act(self, name: str, *path: Any) -> Table:
        """Somebody's turn: an action, or its end."""
        self.answer(name, "turn", path)
        return self

    def play(self, name: str, *path: Any) -> Table:
        """Somebody plays a program."""
        self.match.answer(self.number(name), self._value(path), "play")
        return self

    def say(self, name: str, *path: Any) -> Table:
        self.match.answer(self.number(name), self._value(path), "say")
        return self

    def tell(self, name: str, key: str, value: Any) -> Table:
        """Somebody answers a question."""
        self.answer(name, key, value)
        return self

    def refused(self, name: str, key: str, *path: Any) -> None:
        """Something is not possible: the question does not take it, or is not asked at all."""
        seat, value = self.number(name), self._value(path)
        numbers = {question.key: question.number for question in self.match.questions(seat)}
        with pytest.raises(IllegalAnswer):
            self.match.answer(
                seat, value if len(path) != 1 or key in ("turn", "play", "say") else value[0], numbers.get(key, key)
            )

    def options(self, name: str, key: str, *path: Any) -> list[Any]:
        """What can be chosen for a question, or as an offer, after these steps."""
        seat = self.number(name)
        for question in (*self.match.questions(seat), *self.match.chances(seat)):
            if question.key == key:
                return self.choices(question, *path)
        return []

    # --- what came of it ------------------------------------------------------------------------------------------

    @property
    def game(self) -> Any:
        return self.match.game

    def lives(self) -> list[int]:
        return list(self.public("lives"))

    def hand(self, name: str) -> list[str]:
        return list(self.private(name, "programs"))

    def hands(self) -> list[int]:
        return list(self.public("hands"))

    def table_of(self, name: str) -> list[str]:
        """Programs that lie before somebody."""
        return [laid.card for laid in self.public("laid")[self.number(name)]]

    def up(self, name: str) -> list[str]:
        """The cards of somebody that lie face up, by where they lie."""
        seat = self.number(name)
        roles, cards = self.public("roles")[seat], self.public("loyalty")[seat]
        spots = zip(("role", "second"), roles, strict=False), zip(("left", "right"), cards, strict=True)
        return [spot for pairs in spots for spot, card in pairs if card is not None]

    def roles(self, name: str) -> list[str]:
        return list(self.private(name, "roles"))

    def loyalty(self, name: str) -> list[str]:
        return [card.removeprefix("loyalty_") for card in self.private(name, "loyalty")]

    def weapons(self, name: str) -> dict[str, str]:
        """What somebody holds, and at whom it is aimed."""
        seat = self.number(name)
        return {one.kind: self.named(one.aims) for one in self.public("weapons") if one.holder == seat}

    def centre(self) -> list[str]:
        return [one.kind for one in self.public("weapons") if one.holder is None]

    def team(self, name: str) -> str:
        return str(self.private(name, "team"))

    def notes(self, name: str) -> list[tuple[str, str, str]]:
        """What somebody has seen: whose, where, what."""
        return [
            (self.names[note.seat], note.spot, note.card.removeprefix("loyalty_"))
            for note in self.private(name, "notes")
        ]

    def saw(self, name: str) -> list[str]:
        return [card for _, _, card in self.notes(name)]

    @property
    def turn(self) -> str:
        return self.named([self.public("turn")])

    @property
    def winners(self) -> str:
        """Who has won; nothing while the match goes on."""
        outcome = self.match.outcome
        return "" if outcome is None else self.named(outcome.winners)
