"""One decision of a bot: what it is asked, and what it makes of it."""

from __future__ import annotations

from typing import Any

from lichina.kernel import Branch, Choose, Dice, Pick, Question, Tree
from lichina.kernel.game import PASS

from .box import WEAPONS
from .choices import taken
from .mind import Mind
from .rules import AIM, ARM, DRAW, DROP, END, PEEK, SHOOT
from .shots import HEAL, HURT
from .teams import HUMAN, LEGION, WEIGHTS
from .view import Private, Public
from .will import NOBODY, Will
from .wishes import ANSWERS, HARMS, WISHES, Wish

WAIT = 0.7
"""A shot that can only be fired in the next turn is worth as much less."""
CURIOUS, GREEDY = 0.55, 0.22
"""What a look at somebody unknown is worth, and a program."""
PLAY = 0.3
"""What a program must be worth to be played."""
KEPT: dict[Wish, float] = {
    "revive": 0.9,
    "defend": 0.8,
    "hurt": 0.8,
    "heal": 0.7,
    "redirect": 0.7,
    "seize": 0.7,
    "disarm": 0.6,
    "counter": 0.6,
    "hurt-all": 0.5,
    "cover": 0.5,
    "lay": 0.5,
    "arm": 0.5,
    "learn": 0.4,
    "shift": 0.4,
    "expose": 0.3,
    "confide": 0.2,
}
"""What it is worth to keep a program."""
WINDOWS = ("shot", "played", "damage", "death")


class Decision:
    """What one player knows, wants and decides at this moment."""

    def __init__(self, mind: Mind, dice: Dice, board: Public, own: Private) -> None:
        self.mind = mind
        self.dice = dice
        self.board = board
        self.own = own
        self.seat = mind.seat
        self.will = Will(mind, dice, board, own)

    def answer(self, ask: Question) -> Any:
        """What to answer."""
        form = ask.form
        if isinstance(form, Tree):
            assert form.root is not None
            return self.path(ask.key, form.root)
        wish = ANSWERS.get(ask.key)
        if wish is None:
            return form.draw(self.dice)
        if isinstance(form, Choose):
            return self.several(form, wish)
        assert isinstance(form, Pick)
        if wish == "part":
            return min(form.options, key=self.kept)
        return max(form.options, key=lambda option: self.option(ask, option, wish))

    def option(self, ask: Question, option: Any, wish: Wish) -> float:
        """What one option of a plain question is worth."""
        if isinstance(option, int):
            return self.will.meant(option, wish) + self.will.mood()
        if option in NOBODY:
            return 0.05
        if wish == "spoil":  # what a foe has got; a friend keeps it
            return self.will.foes[ask.about["seat"]] if option == "under" else 0.0
        if option == "yes":
            return 1.0 if wish == "yes" else 0.0
        return self.will.unsure(ask.about["seat"]) if wish == "learn" and "seat" in ask.about else 0.0

    def several(self, form: Choose[Any], wish: Wish) -> tuple[Any, ...]:
        """As many as are worth it, or as must be."""
        if wish == "cover":
            return tuple(form.options)[: form.high]
        ranked = sorted(form.options, key=lambda seat: -self.will.meant(seat, wish))
        wanted = [seat for seat in ranked if self.will.meant(seat, wish) > 0.1]
        return tuple(ranked[: max(form.low, min(form.high, len(wanted)))])

    def kept(self, card: str) -> float:
        """What it is worth to keep a program of one's hand."""
        if card in WEIGHTS:
            return 1.0 if WEIGHTS[card][0] == self.own.team else 0.3
        return KEPT.get(WISHES.get(card, "no"), 0.1) + self.will.mood()

    # --- trees ----------------------------------------------------------------------------------------------------

    def path(self, key: str, root: Branch) -> tuple[Any, ...]:
        """The way down a tree."""
        if key == "turn":
            return self.deed(root)
        if key == "answer":
            return self.target(root)
        if key in WINDOWS:
            return self.reaction(key, root)
        return self.will.way(root, ANSWERS.get(key, "no"))[1]

    def target(self, root: Branch) -> tuple[Any, ...]:
        """Shot at: rather open a card than lose a life, and one that looks human first."""
        branch = root.options.get("reveal")
        if branch is None:
            return ("damage",)
        cards = dict(zip(("left", "right"), self.own.loyalty, strict=True))
        path: list[Any] = ["reveal"]
        while branch is not None:
            best = max(branch.options, key=lambda spot: WEIGHTS.get(cards.get(str(spot), ""), ("", 0))[0] == HUMAN)
            path.append(best)
            branch = branch.options[best]
        return tuple(path)

    def deed(self, root: Branch) -> tuple[Any, ...]:
        """The action of a turn, whichever is worth most."""
        found: list[tuple[float, tuple[Any, ...]]] = []
        for verb, branch in root.options.items():
            found += self.deeds(str(verb), branch)
        return max(found, key=lambda one: one[0])[1]

    def deeds(self, verb: str, branch: Branch | None) -> list[tuple[float, tuple[Any, ...]]]:
        """What can be done by a verb, and what it is worth."""
        if branch is None or verb in (END, DRAW):
            return [({END: 0.01, DRAW: GREEDY}.get(verb, 0.1), (verb,))]
        if verb == PEEK:
            return self.looks(branch)
        if verb == ARM:
            worth, path = self.will.best_weapon(branch)
            return [(WAIT * worth, (ARM, *path))] if path else []
        if verb in (SHOOT, AIM):
            weigh = self.shot if verb == SHOOT else self.aim
            return [weigh(str(word), below) for word, below in branch.options.items()]
        if verb == DROP:
            return [(0.02, (DROP, word)) for word in branch.options]
        worth, path = self.will.way(branch, ANSWERS.get(verb, "no"))
        return [(0.5 * worth, (verb, *path))]

    def looks(self, branch: Branch) -> list[tuple[float, tuple[Any, ...]]]:
        """A peek at an unknown card of the player about whom least is known."""
        _, path = self.will.way(branch, "learn")
        worth = 0.0
        for seat, spot in taken(path):
            if self.mind.known(seat, spot) is None:
                worth += self.will.unsure(seat)
        return [(CURIOUS * worth, (PEEK, *path))]

    def held(self, word: str) -> Any:
        """The weapon that a word stands for; a manner of shooting is one with a pistol."""
        own = [weapon for weapon in self.board.weapons if weapon.holder == self.seat]
        kind = word.removesuffix("_2")
        fitting = [weapon for weapon in own if weapon.kind == kind] or own
        return fitting[-1 if word.endswith("_2") else 0]

    def shot(self, word: str, below: Branch | None) -> tuple[float, tuple[Any, ...]]:
        """A shot with a weapon, and in which way."""
        weapon = self.held(word)
        will = self.will
        if below is not None and below.key == "target":
            worth, aim = will.best_aim(weapon.kind, below)
            return worth, (SHOOT, word, *aim)
        worth = will.shot(weapon.kind, weapon.aims)
        if below is None:
            return worth + (0.2 if word not in WEAPONS and worth > 0 else 0.0), (SHOOT, word)
        healed = sum(will.meant(target, "heal") for target in weapon.aims) + 0.1
        return max((worth, (SHOOT, word, HURT)), (healed, (SHOOT, word, HEAL)))

    def aim(self, word: str, below: Branch | None) -> tuple[float, tuple[Any, ...]]:
        """Another target for a weapon, which costs a turn."""
        worth, aim = self.will.best_aim(self.held(word).kind, below)
        return WAIT * worth, (AIM, word, *aim)

    def aims(self, ask: Question) -> list[int]:
        """At whom a weapon will be aimed or fired by the next action, if it is one with a weapon."""
        verb, *how = self.answer(ask)
        if verb not in (SHOOT, ARM, AIM) or HEAL in how:
            return []
        named = [target for target in how if isinstance(target, int)]
        return named or (list(self.held(str(how[0])).aims) if verb == SHOOT else [])

    # --- programs -------------------------------------------------------------------------------------------------

    def program(self, offer: Question | None) -> tuple[Any, ...] | None:
        """A program to be played now, if one is worth it."""
        if offer is None or not isinstance(offer.form, Tree) or offer.form.root is None:
            return None
        found = [self.use(str(card), below) for card, below in offer.form.root.options.items()]
        worth, path = max(found, key=lambda one: one[0])
        return path if worth > PLAY else None

    def reaction(self, key: str, root: Branch) -> tuple[Any, ...]:
        """What to do in a window."""
        found = [self.react(key, str(card), below) for card, below in root.options.items() if card != PASS]
        worth, path = max(found, default=(0.0, ()))
        return path if worth > PLAY else (PASS,)

    def react(self, key: str, card: str, below: Branch | None) -> tuple[float, tuple[Any, ...]]:
        """What a program is worth in a window."""
        will, wish = self.will, WISHES[card]
        if key == "shot":
            endangered = max((-will.foes[seat] for seat in will.living if will.in_danger(seat)), default=-1.0)
            if wish not in ("disarm", "redirect", "shift") or endangered < 0.6:
                return -1.0, ()
            return self.use(card, below)
        if key == "played":
            return self.menace(), (card,)
        worth, path = will.way(below, wish)
        return worth, (card, *path)

    def menace(self) -> float:
        """How bad the program is that was just played."""
        played = self.mind.played
        if not played or played["seat"] == self.seat or WISHES[played["card"]] not in HARMS:
            return -1.0
        targets: list[int] = played["targets"][:1] or self.will.living
        foes = self.will.foes
        by: int = played["seat"]
        return sum(-foes[target] for target in targets) + 0.3 * foes[by]

    def use(self, card: str, below: Branch | None) -> tuple[float, tuple[Any, ...]]:
        """What a program is worth outside of windows, and how to play it."""
        wish = WISHES[card]
        if wish == "no":
            return -1.0, ()
        worth, path = self.will.way(below, wish)
        return self.worth(wish, worth, path), (card, *path)

    def worth(self, wish: Wish, worth: float, path: tuple[Any, ...]) -> float:
        """What it is worth to have a wish fulfilled in this way."""
        will = self.will
        match wish:
            case "lay" | "learn" | "arm":
                worth = 0.5
            case "hurt-all":
                hurt = (will.foes[seat] * (1.6 if self.board.lives[seat] == 1 else 0.6) for seat in will.others)
                worth = sum(hurt) - 0.5
            case "shift":
                worth = 0.8 if will.in_danger(self.seat) else 0.0
            case "cover":
                worth = 0.6 if self.bare(path) else 0.0
            case "expose":
                worth *= 0.5
            case "seize":
                worth = will.shot(self.weapon_of(path[0]), path[1:2]) if path[-1] == "fire" else 0.0
            case "confide":
                worth = 0.6 if self.own.team == LEGION else worth - 0.5
        return worth

    def weapon_of(self, seat: int) -> str:
        """What kind of weapon somebody holds."""
        return next(weapon.kind for weapon in self.board.weapons if weapon.holder == seat)

    def bare(self, path: tuple[Any, ...]) -> bool:
        """Whether the seat has something of its own to cover."""
        if path:
            return bool(path[0] == self.seat)
        return all(card is not None for card in self.board.loyalty[self.seat])
