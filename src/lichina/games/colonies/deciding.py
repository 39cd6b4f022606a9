"""One decision of a bot: what it is asked, and what it makes of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from lichina.bots import EVEN, Temper
from lichina.kernel import Choose, Dice, Number, Pick, Question, Share, Tree

from .box import DEN, INFLUENCE, ITEMS, ROADS, SURVIVORS
from .mind import Mind
from .needs import HOPE, Needs
from .plans import Plans
from .sense import Sense
from .view import Private, Public
from .warfare import Warfare
from .worth import FUNCTIONS, row_worth

LITTLE = 0.1
"""What a choice is worth of which nothing is known."""
GENEROUS = 1.4
"""Up to this worth a card is given to a friend who asks."""
IDLE = ("have", "leave-crisis")
"""What somebody terse leaves out."""
HEED = (0.7, 1.3)
"""How much the wary and the trusting go by what friends say."""
REFUSING = ("no", "nothing", "nobody", "enough", "keep")
HARMING = ("target", "take", "displace", "burn")
"""Questions by which somebody else is meant to lose something."""


class Decision:
    """What one player sees, needs and decides at this moment."""

    def __init__(self, seat: int, dice: Dice, board: Public, own: Private, mind: Mind, temper: Temper = EVEN) -> None:
        self.dice = dice
        self.mind = mind
        self.board = board
        self.own = own
        self.sense = Sense(seat, board, own)
        self.temper = temper
        self.needs = Needs(self.sense, mind.called(board.rounds), temper.level("trusting", *HEED))
        self.plans = Plans(self.sense, self.needs)
        self.warfare = Warfare(self.sense, dice)

    def answer(self, ask: Question) -> Any:
        """What to answer."""
        form = ask.form
        decide = self.DECIDERS.get(ask.key)
        if decide is not None:
            return decide(self, ask)
        if isinstance(form, Tree):
            return self.plans.best(form.root, helpful=True)
        if isinstance(form, Number):
            return form.low
        if isinstance(form, Choose):
            ranked = sorted(form.options, key=lambda one: -self.plans.liking(one, True))
            return tuple(ranked[: form.high if ask.key == "patients" else max(form.low, 0)])
        if isinstance(form, Pick):
            return max(form.options, key=lambda one: self.plans.liking(one, ask.key not in HARMING) + self._luck())
        return form.draw(self.dice)

    def _luck(self) -> float:
        return self.dice.below(100) / 1000

    # --- the start --------------------------------------------------------------------------------------------------

    def survivors(self, ask: Question) -> tuple[Any, ...]:
        """People who are good at something; the one with most influence leads."""
        branch = self._root(ask)
        path: list[Any] = []
        while branch is not None:
            leading = not path
            best = max(branch.options, key=lambda name: self._promise(str(name), leading))
            path.append(best)
            branch = branch.options[best]
        return tuple(path)

    def _promise(self, name: str, leading: bool) -> float:
        row = SURVIVORS[name]
        ability = 0.5 if row.cost is not None or not row.effect else 0.3
        return (6 - row.search) * 0.5 + (6 - row.attack) * 0.3 + ability + (INFLUENCE[name] / 60 if leading else 0.0)

    @staticmethod
    def _root(ask: Question) -> Any:
        assert isinstance(ask.form, Tree)
        return ask.form.root

    # --- turns ------------------------------------------------------------------------------------------------------

    def move(self, ask: Question) -> tuple[Any, ...]:
        """Whom to send where."""
        return self.plans.move(self._root(ask))

    def act(self, ask: Question) -> tuple[Any, ...]:
        """What to do next; before that friends hear what they should, once in a round each."""
        root = self._root(ask)
        if "say" in root.options and self.board.players[self.sense.seat].home != DEN:
            for said in self.needs.sayings():
                if self.temper.talkative < 0 and said[0] in IDLE:
                    continue
                if self.mind.says(self.board.rounds, said):
                    return "say", *said
        return self.plans.act(root)

    def found(self, ask: Question) -> Any:
        """The best card; noise if all are poor and it is not too loud there yet."""
        form = ask.form
        assert isinstance(form, Pick)
        cards = [one for one in form.options if one in ITEMS]
        if not cards:
            return form.options[0]
        best = max(cards, key=lambda one: self.needs.item(str(one)))
        quiet = self.needs.deed("noise") < 0 or max(self.board.noise.values()) > 2
        poor = self.needs.item(str(best)) < 0.8 * max(self.needs.finds.values())
        if poor and not quiet:
            for loud in ("flashlight", "noise"):
                if loud in form.options and loud not in self.own.found:
                    return loud
        return best

    def grant(self, ask: Question) -> Any:
        """A friend gets what the bot can spare."""
        form = ask.form
        assert isinstance(form, Pick)
        cards = [one for one in form.options if one != "no" and self.needs.spare(str(one))]
        best = min(cards, key=lambda one: self.needs.item(str(one)), default="no")
        worth = GENEROUS + self.needs.deed("grant")
        return best if best != "no" and self.needs.item(str(best)) < worth else "no"

    def shed(self, ask: Question) -> Any:
        """What is missed least."""
        form = ask.form
        assert isinstance(form, Pick)
        return max(form.options, key=lambda one: self.plans.liking(one, True))

    def kept(self, ask: Question) -> Any:
        """What is worth most."""
        form = ask.form
        assert isinstance(form, Pick)
        return max(form.options, key=lambda one: self.needs.item(str(one)) if one in ITEMS else 0.0)

    # --- crossroads -------------------------------------------------------------------------------------------------

    def way(self, ask: Question) -> Any:
        """The choice that is worth most."""
        form = ask.form
        assert isinstance(form, Pick)
        return max(form.options, key=lambda letter: self._way(ask.about.get("road"), str(letter)) + self._luck())

    def _way(self, road: Any, letter: str) -> float:
        road = road or self.mind.road
        if road not in ROADS:
            return LITTLE
        row = getattr(ROADS[road], letter)
        return row_worth(row) if row else FUNCTIONS.get(f"{road}-{letter}", LITTLE)

    # --- combat -----------------------------------------------------------------------------------------------------

    def tactic(self, ask: Question) -> str:
        """By the mixed strategy."""
        return self.warfare.tactic()

    def bid(self, ask: Question) -> int:
        """Bullets."""
        assert isinstance(ask.form, Number)
        most = ask.form.high
        if self.own.goal == "so_stockpiler":
            most = max(0, most - 5)
        return self.warfare.bid(most)

    def wounds(self, ask: Question) -> tuple[int, ...]:
        """Who gets how many."""
        assert isinstance(ask.form, Share)
        return self.warfare.wounds([str(one) for one in ask.form.targets], ask.form.caps, ask.form.total)

    def wolf_choice(self, ask: Question) -> str:
        """Whose side the wolf takes."""
        fight = self.board.fight
        return self.warfare.choice(fight.place) if fight is not None else "run"

    # --- people -----------------------------------------------------------------------------------------------------

    def victim(self, ask: Question) -> Any:
        """Who can bear it best; if nobody can, who is missed least."""
        form = ask.form
        assert isinstance(form, Pick)
        return min(form.options, key=lambda one: (self.sense.tokens(str(one)), self.sense.value(str(one))))

    def vote(self, ask: Question) -> Any:
        """The player with the strongest group; the bot itself, where that is possible."""
        form = ask.form
        assert isinstance(form, Pick)
        if self.sense.seat in form.options:
            return self.sense.seat
        people = self.board.people.items()
        groups = {seat: [INFLUENCE[name] for name, one in people if one.seat == seat] for seat in form.options}
        return max(form.options, key=lambda seat: (len(groups[seat]), max(groups[seat], default=0)))

    def promoted(self, ask: Question) -> Any:
        """The survivor with the most influence."""
        form = ask.form
        assert isinstance(form, Pick)
        return max(form.options, key=lambda one: INFLUENCE[str(one)])

    def roll(self, ask: Question) -> str:
        """A bite is rolled for: half of the time it stops there, and otherwise no more die than one at a time."""
        return "roll"

    def healed(self, ask: Question) -> Any:
        """Frostbite first, for it gets worse."""
        assert isinstance(ask.form, Pick)
        return next((one for one in ask.form.options if "frost" in str(one)), ask.form.options[0])

    def mission(self, ask: Question) -> Any:
        """The mission with the least hope goes, unless all are easy."""
        form = ask.form
        assert isinstance(form, Pick)
        held = [one for one in form.options if one != "keep"]
        worst = min(held, key=lambda one: HOPE.get(str(one), 0.0))
        return worst if HOPE.get(str(worst), 0.0) < 2.0 else "keep"

    def promise(self, ask: Question) -> int:
        """Friends pay together: each gives a little of what it can spare."""
        assert isinstance(ask.form, Number)
        return min(ask.form.high, 1)

    def yes(self, ask: Question) -> Any:
        """What is offered to all is accepted."""
        assert isinstance(ask.form, Pick)
        return "yes" if "yes" in ask.form.options else ask.form.options[0]

    def refuse(self, ask: Question) -> Any:
        """Rather not."""
        assert isinstance(ask.form, Pick)
        return next((one for one in ask.form.options if one in REFUSING), ask.form.options[0])

    def stolen(self, ask: Question) -> Any:
        """What is worth most, of somebody else's or of what lies open."""
        return self.kept(ask)

    DECIDERS: ClassVar[dict[str, Callable[[Decision, Question], Any]]] = {
        "keep-survivors": survivors,
        "move": move,
        "act": act,
        "found": found,
        "keep": kept,
        "fetch": kept,
        "take": stolen,
        "grant": grant,
        "shed": shed,
        "give": shed,
        "way": way,
        "thumb": way,
        "break-tie": way,
        "tactic": tactic,
        "bid": bid,
        "wounds": wounds,
        "wolf-choice": wolf_choice,
        "victim": victim,
        "elect": vote,
        "elect-tie": vote,
        "promote": promoted,
        "bite": roll,
        "heal": healed,
        "exchange-mission": mission,
        "promise": promise,
        "parley": yes,
        "guard": refuse,
        "avoid": refuse,
        "along": refuse,
        "exchange": refuse,
    }
