"""Stage three of a turn: both act at the same time, until they are ready or the glass has run out (§2.4, §2.6)."""

from __future__ import annotations

from functools import partial
from typing import Any

from lichina.kernel import ALL, AMOUNT, CARD, GONE, Ask, Below, Branch, Effects, Option, Pick, Steps, Tree

from . import open_boards, questions
from .box import CRISES, DEN, ENTRANCES, ITEMS, KINDS, SURVIVORS
from .choices import ABILITY, PLAY, SAYINGS, USE, abilities, actions, item_ways, items, playing, requests
from .searching import Searching
from .sketch import Sketch, items_of

DONE = "done"

deeds: Effects[Any] = Effects("deed")
"""What anybody may do."""

WORDS = 2
"""How many things each may say to friends in a turn."""

STORED = {
    "mo_last_stockpile": ("medicine", "fuel"),
    "mo_keep_the_fires": ("fuel",),
    "mo_convoy": ("fuel",),
}
"""Which symbols can be stored for a main objective."""


class Acting(Searching):
    """Two players in many small steps at once."""

    struck: list[str]
    """Who has attacked in this turn."""
    closing: bool
    """Whether the wolf has laid open a mission after which he does nothing else in this turn."""

    # --- the flow ---------------------------------------------------------------------------------------------------

    def act(self, seat: int) -> Steps[None]:
        """Any number of actions; who is done acts no more, and starts the glass for the other (R26)."""
        while self.plays(seat):
            path = yield Ask(seat, "act", partial(self.chances, seat), default=(DONE,))
            if path[0] == DONE:
                break
            yield from self.do(seat, *path)
            self.mark()
        self.ready.append(seat)
        self.tell(ALL, "ready", seat=seat)
        self.run_glass()

    def do(self, seat: int, what: str, *path: Any) -> Steps[None]:
        """An action of the group, or of one survivor."""
        if what in deeds:
            yield from deeds.play(what, self, seat, *path)
            return
        action, *rest = path
        if action == ABILITY or action in SURVIVORS:
            yield from self.use_ability(seat, what, what if action == ABILITY else action, *rest)
        elif action in ITEMS:
            self.wear(what, action)
            yield from items.play(action, self, seat, what, *rest)
        else:
            with_gear = f"{action}-survivor"
            yield from deeds.play(with_gear if with_gear in deeds else action, self, seat, what, *rest)

    def use_ability(self, seat: int, survivor: str, whose: str, *path: Any) -> Steps[None]:
        """An ability is used, and for most of them that is all in this round."""
        row = SURVIVORS[whose]
        if row.once:
            self.tired.append(open_boards.used_as(survivor, whose))
        self.tell(ALL, "ability", seat=seat, survivor=survivor, whose=whose, own=survivor == whose)
        if row.cost and abilities.at(USE, (whose,)):
            self.spend(seat, path[0])
            path = path[1:]
        yield from abilities.play(whose, self, seat, survivor, *path)

    # --- the question -----------------------------------------------------------------------------------------------

    def chances(self, seat: int) -> Tree[tuple[Any, ...]]:
        """All that a player can do now: with a survivor, with the hand, or nothing more."""
        sketch = self.sketch(seat)
        options: dict[Option, Below] = {DONE: None}
        if self.closing:
            return Tree(Branch("act", options | self.mission_branch()))
        for survivor in sketch.gear:
            options[survivor] = partial(actions, sketch, survivor)
        if sketch.hand:
            options[PLAY] = partial(playing, sketch)
        self.add_stocking(options, sketch, self.home[seat])
        if asked := self.may_ask(seat):
            options["request"] = partial(requests, asked)
        if self.home[seat] == DEN:
            options |= self.mission_branch()
        elif self.spoken.count(seat) < WORDS:
            options["say"] = SAYINGS
        return Tree(Branch("act", options))

    def add_stocking(self, options: dict[Option, Below], sketch: Sketch, home: str) -> None:
        """What can be done with the stocks of a colony: give to the crisis, store, eat, calm people down."""
        for deed, kinds in (("contribute", sketch.accepts), ("store", sketch.stores)):
            if fitting := sketch.of_kind(kinds, sketch.hand):
                options[deed] = Branch("item", dict.fromkeys(fitting), of=CARD)
        if self.food[home] and (low := [die for die in sketch.dice if die < 6]):
            options["eat"] = Branch("die", dict.fromkeys(low), of=AMOUNT)
        if self.unruly[home] and (cures := sketch.of_kind(("medicine",), sketch.hand)):
            options["calm"] = Branch("item", dict.fromkeys(cures), of=CARD)

    def mission_branch(self) -> dict[Option, Below]:
        """The missions that the wolf may lay open, if there are any."""
        done = self.accomplished()
        return {"mission": Branch("mission", dict.fromkeys(done), of=CARD)} if done else {}

    def accomplished(self) -> list[str]:
        """The missions that the wolf may lay open now."""
        return []

    def may_ask(self, seat: int) -> dict[int, tuple[str, ...]]:
        """Friends who may be asked for a card, for kinds that they have not refused in this turn (R17, R83, R117)."""
        found: dict[int, tuple[str, ...]] = {}
        for mate in self.mates(seat):
            refused = [kind for one, kind in self.refused if one == mate]
            kinds = tuple(kind for kind in KINDS if kind not in refused) if refused else KINDS
            if self.hands[mate] and kinds:
                found[mate] = kinds
        return found

    def sketch(self, seat: int) -> Sketch:
        """What a player goes by."""
        group = self.standing(seat)
        spent = self.spent
        gear = {one: items_of(self, self.gear[one]) for one in group}
        fresh = gear
        if spent:
            fresh = {one: items_of(self, [card for card in self.gear[one] if card not in spent]) for one in group}
        return Sketch(
            seat=seat,
            home=self.home,
            owner=self.owner.copy(),
            place=self.place.copy(),
            down=tuple(self.down),
            wounds=self.wounds.copy(),
            frost=self.frost.copy(),
            zombies=self.zombies.copy(),
            barricades=self.barricades.copy(),
            traps=self.traps.copy(),
            helpless=self.helpless.copy(),
            dice=tuple(sorted(set(self.pool[seat]))),
            hand=items_of(self, self.hands[seat]),
            gear=gear,
            fresh=fresh,
            tired=tuple(self.tired),
            cards={place: len(deck) for place, deck in self.decks.items()} | {"crises": len(self.crises)},
            waste=len(self.waste[self.home[seat]]),
            attack={one: self.question(questions.attacks_with, one, SURVIVORS[one].attack) for one in group},
            search={one: self.question(questions.searches_with, one, SURVIVORS[one].search) for one in group},
            accepts=() if self.crisis is None else CRISES[self.face[self.crisis]].accepts,
            stores=STORED.get(self.objective, ()) if self.home[seat] != DEN else (),
            heads=tuple(self.head),
            friends={mate: tuple(self.pool[mate]) for mate in self.mates(seat)},
            hands=tuple(map(len, self.hands)),
            deeds={},
            sulking=tuple(self.attached.get("quarrel", ())),
            fasting=self.bound("fasting", str(seat)),
            struck=tuple(self.struck),
        )

    # --- attacks ----------------------------------------------------------------------------------------------------

    def strike(self, seat: int, survivor: str, gate: str | None, kills: int = 1, risky: bool = True) -> Steps[None]:
        """An attack: zombies fall at the chosen entrance, then at others (R119), and the attacker is exposed (§1.5)."""
        gates = open_boards.gates(self, survivor)
        where = self.place[survivor]
        for one in (gate or gates[0], *gates):
            kills -= self.kill_zombies(seat, one, kills)
        self.struck.append(survivor)
        self.note(seat, "slay", survivor, where)
        if where not in ENTRANCES:
            self.note(seat, "slay_rival", survivor, where)
        if risky and self.question(questions.risky_attack, survivor, True):
            yield from self.expose(survivor, "attack")

    # --- requests ---------------------------------------------------------------------------------------------------

    def request(self, seat: int, mate: int, kind: str) -> Steps[None]:
        """A friend is asked for a card; what is given is shown, and played at once (R17, R23, R91)."""
        self.tell(ALL, "requested", seat=seat, target=mate, kind=kind)
        form = partial(self.grants, seat, mate, kind)
        ask = Ask(mate, "grant", form, default="no", about={"seat": seat, "kind": kind}, limit=self.options.asking)
        item = yield from self.wait_for(ask)
        if item == "no":
            self.refused.append((mate, kind))
            self.tell(ALL, "refused", seat=mate, target=seat)
            return
        card = self.take(mate, item)
        self.granted(seat, mate, item)
        yield from self.play_given(seat, card, item)

    def grants(self, seat: int, mate: int, kind: str) -> Pick[str]:
        """What a friend may give: cards of this kind that could be played now."""
        fitting = [item for item in self.faces(mate, kind) if self.ways_of(seat, item) is not False]
        return Pick(["no", *fitting], CARD)

    def play_given(self, seat: int, card: int, item: str) -> Steps[None]:
        """Who was given a card says what it is used on; one that cannot be used any more is wasted."""
        if self.ways_of(seat, item) is False:
            self.lay_off(card, self.home[seat])
            return
        path: Any = ()
        if self.ways_of(seat, item) is not None:
            self.lay_aside(card)
            path = yield self.ask(seat, "play", partial(self.uses, seat, item), about={"item": item})
            self.pick_up(card)
        if path is GONE:
            self.lay_off(card, self.home[seat])
        else:
            yield from self.play_item(seat, card, *path)

    def ways_of(self, seat: int, item: str) -> Branch | bool | None:
        """What an item could be used on by a player now; False if it could not be played."""
        sketch = self.sketch(seat)
        group = Branch("survivor", dict.fromkeys(open_boards.standing(sketch, seat)), of=CARD)
        return item_ways(sketch, item, group)

    def uses(self, seat: int, item: str) -> Tree[tuple[Any, ...]]:
        """The question what an item is used on."""
        way = self.ways_of(seat, item)
        return Tree(way if isinstance(way, Branch) else Branch("item", {}))

    def play_item(self, seat: int, card: int, *path: Any) -> Steps[None]:
        """An item is played: attached to a survivor, or used up to the waste at home or out of the game (§1.6, R44)."""
        item = self.face[card]
        row = ITEMS[item]
        self.tell(ALL, "played", seat=seat, item=item)
        if row.use == "equip":
            self.gear[path[0]].append(card)
            self.note(seat, f"equip({row.kind})", path[0], self.place[path[0]])
            self.tell(ALL, "equipped", seat=seat, survivor=path[0], item=item)
            return
        survivor = next((one for one in path if one in self.owner and self.side(one) == self.home[seat]), "")
        self.note(seat, f"play({row.kind})", survivor, self.place.get(survivor, ""))
        healed = self.counts["healed"][seat]
        if row.use == "waste":
            self.lay_off(card, self.home[seat])
        else:
            self.removed.append(card)
        yield from items.play(item, self, seat, *path)
        if row.kind == "medicine" and self.counts["healed"][seat] > healed:
            self.note(seat, "heals", survivor, self.place.get(survivor, ""))
        if row.kind == "food":
            more = sum(self.question(questions.cooks, one, 0) for one in self.standing(seat))
            self.count("cooked", seat, self.change("food", self.home[seat], more))
