"""Bots for «Война колоний»: `belief` weighs what helps its colony and its own aim; `simple` is a rule of thumb."""

from __future__ import annotations

from typing import Any

from lichina.bots import Bot, Move, Sight
from lichina.kernel import Branch, Dice, Tree

from .choices import BUILD, CLEAN, PLAY, SEARCH
from .deciding import Decision
from .mind import Mind
from .view import Private, Public


class Simple(Bot):
    """Does what comes first on a list: missions, stores, food, barricades and so on; one survivor goes into town."""

    ORDER = (BUILD, SEARCH, CLEAN)

    def decide(self, sight: Sight) -> Move | None:
        ask = next((ask for ask in sight.asks if ask.held is None), None)
        if ask is None:
            return None
        root = ask.form.root if isinstance(ask.form, Tree) else None
        if ask.key == "act" and root is not None:
            return ask.number, self.deed(root)
        if ask.key == "move" and root is not None:
            return ask.number, self.walk(sight, root)
        return ask.number, ask.form.draw(self.dice)

    def begun(self, root: Branch, *first: Any) -> tuple[Any, ...]:
        """A path that begins so, and goes on anyhow."""
        below: Branch | None = root
        for option in first:
            below = below.options[option] if below is not None else None
        return (*first, *(Tree(below).draw(self.dice) if below is not None else ()))

    def deed(self, root: Branch) -> tuple[Any, ...]:
        """The first thing on the list that can be done."""
        for aim in ("mission", "store"):
            if aim in root.options:
                return self.begun(root, aim)
        played = root.options.get(PLAY)
        for item in played.options if played is not None else ():
            if str(item).startswith(("food", "outsider", "ri_stranger", "ri_canned")):
                return self.begun(root, PLAY, item)
        for action in self.ORDER:
            for name, below in root.options.items():
                if below is not None and below.key == "action" and below.options.get(action) is not None:
                    return self.begun(root, name, action)
        return ("done",)

    def walk(self, sight: Sight, root: Branch) -> tuple[Any, ...]:
        """Somebody goes into town if nobody of the group is there."""
        board: Public = sight.view.public  # type: ignore[assignment]
        mine = [one for one in board.people.values() if one.seat == sight.seat]
        if any(one.place in board.noise for one in mine):
            return ("pass",)
        for name, places in root.options.items():
            for place, ride in places.options.items() if places is not None else ():
                if place in board.noise and ride is not None and ride.key == "ride" and not self.dice.below(3):
                    return name, place, "walk"
        return ("pass",)


class Belief(Bot):
    """Weighs whatever it could do by what its colony, the main objective and its own one need."""

    def __init__(self, dice: Dice) -> None:
        super().__init__(dice)
        self.mind: Mind | None = None

    def decide(self, sight: Sight) -> Move | None:
        ask = next((ask for ask in sight.asks if ask.held is None), None)
        if ask is None:
            return None
        if ask.form.single():
            return ask.number, ask.form.fallback()
        if self.mind is None:
            self.mind = Mind(sight.seat)
        self.mind.hear(sight.told(self.mind.heard))
        board: Public = sight.view.public  # type: ignore[assignment]
        own: Private = sight.view.private  # type: ignore[assignment]
        return ask.number, Decision(sight.seat, self.dice, board, own, self.mind, self.temper).answer(ask)


BOTS = {"belief": Belief, "simple": Simple}
