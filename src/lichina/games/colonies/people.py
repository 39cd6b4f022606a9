"""What happens to survivors: wounds, frostbite, bites and their spread, death, heirs and newcomers."""

from __future__ import annotations

from typing import Any

from lichina.kernel import ALL, CARD, PLACE, WORD, Ask, Pick, Steps, Told

from . import open_boards, questions
from .box import BOARD, CAMPS, DEN, EXPOSURE, LIMITS, SURVIVORS, TOWN
from .piles import Piles

WORDS = {"wounds": "wound", "frost": "frostbite", "despair": "despair"}


class People(Piles):
    """Survivors and what may befall them."""

    # --- waiting for others -----------------------------------------------------------------------------------------

    def wait_for(self, ask: Ask[Any]) -> Steps[Any]:
        """Somebody else is asked in the middle of a turn: the glass stands still meanwhile (R23)."""
        self.halted += 1
        self.glass.stop(self.now)
        answer = yield ask
        self.halted -= 1
        self.run_glass()
        return answer

    def pick_of(self, seat: int, acting: int, key: str, options: list[Any], of: Any = CARD) -> Steps[Any]:
        """What somebody picks because of what somebody else does: the glass does not run for that (R23)."""
        if seat == acting or len(options) < 2:
            return (yield from self.pick(seat, key, options, of))
        return (yield from self.wait_for(Ask(seat, key, Pick(options, of), limit=self.options.asking)))

    def run_glass(self) -> None:
        """The glass runs once somebody is ready, or from the start in the quick game; not while others are asked."""
        if self.stage == "act" and not self.halted and (self.ready or self.options.quick) and len(self.active) > 1:
            self.glass.run(self.now)

    # --- wounds -----------------------------------------------------------------------------------------------------

    def tokens(self, survivor: str) -> int:
        """Wounds, frostbite and despair together."""
        return self.wounds[survivor] + self.frost[survivor] + self.despair[survivor]

    def hurt(self, survivor: str, count: int = 1, kind: str = "wounds", *, rolled: bool = False) -> Steps[None]:
        """Tokens of one kind, of which the die may have told; three of any mix kill at once (§1.9)."""
        most = self.question(questions.deadly, survivor, LIMITS["deadly"])
        for _ in range(count - (self.shield(survivor, count) if kind == "wounds" else 0)):
            stock: dict[str, int] = getattr(self, kind)
            stock[survivor] += 1
            total = self.tokens(survivor)
            self.tell(ALL, "hurt", survivor=survivor, kind=WORDS[kind], count=total, rolled=rolled)
            if total >= most:
                yield from self.die(survivor)
                return

    def shield(self, survivor: str, wounds: int) -> int:
        """How many of these wounds equipment keeps off, whatever deals them: in the step of the combats alone."""
        if self.stage != "combat":
            return 0
        stopped = min(wounds, self.question(questions.shielded, survivor, 0))
        worn = [card for card in self.gear[survivor] if self.face[card] in questions.shielded]
        for card in [card for card in worn if card not in self.spent][:stopped]:
            self.spent.append(card)
            self.tell(ALL, "used", seat=self.owner[survivor], survivor=survivor, item=self.face[card])
        return int(stopped)

    def freeze(self, survivor: str) -> Steps[None]:
        """A frostbite, unless it is only a wound to this survivor."""
        face = self.question(questions.suffers, survivor, "frostbite", "")
        if face != "blank":
            yield from self.hurt(survivor, 1, "frost" if face == "frostbite" else "wounds")

    def heal(self, seat: int, survivor: str, count: int) -> Steps[None]:
        """Wounds or frostbites are taken off, as the owner chooses; the healer is remembered for R93."""
        for _ in range(count):
            kinds = self.curable(survivor)
            if not kinds:
                return
            kind = yield from self.pick_of(self.owner[survivor], seat, "heal", kinds, WORD)
            kinds = self.curable(survivor)  # others act at the same time
            if not kinds:
                return
            kind = kind if kind in kinds else kinds[0]
            getattr(self, kind)[survivor] -= 1
            self.count("healed", seat)
            self.note(seat, "cured", survivor, self.place[survivor])
            self.tell(ALL, "healed", survivor=survivor, kind=WORDS[kind])

    def curable(self, survivor: str) -> list[str]:
        """What can be taken off a survivor; nothing of the dead and of those who lie on their sides (R20)."""
        if survivor not in self.owner or survivor in self.down:
            return []
        return [kind for kind in ("wounds", "frost") if getattr(self, kind)[survivor]]

    def thaw(self, seat: int, survivor: str, count: int) -> None:
        """Frostbites are taken off."""
        for _ in range(min(count, self.frost[survivor])):
            self.frost[survivor] -= 1
            self.count("healed", seat)
            self.tell(ALL, "healed", survivor=survivor, kind="frostbite")

    def tick(self, seat: int) -> Steps[None]:
        """Frostbite gnaws at the start of a turn: one wound for everybody who has any (R11)."""
        for survivor in self.group(seat):
            if survivor in self.owner and self.frost[survivor]:
                yield from self.hurt(survivor)

    # --- exposure ---------------------------------------------------------------------------------------------------

    def expose(self, survivor: str, cause: str = "") -> Steps[None]:
        """The exposure die decides what a move or an attack costs (§1.8)."""
        rolled = self.dice.choice(EXPOSURE)
        self.tell(ALL, "exposed", survivor=survivor, face=rolled)
        face = self.question(questions.suffers, survivor, rolled, cause)
        if face == "blank":
            return
        seat = self.owner[survivor]
        if face == "bite":
            self.note(seat, "bitten", survivor, self.place[survivor])
            yield from self.bite(survivor)
            return
        if face == "wound" and self.sheltered(survivor):
            return
        victim = survivor
        if face == "wound":
            victim = (yield from self.guarded(survivor)) or survivor
        if victim in self.owner:  # others act at the same time
            where = self.place[victim]
            self.note(self.owner[victim], "hurt" if face == "wound" else "froze", victim, where)  # R133
            as_told = victim == survivor and face == rolled
            yield from self.hurt(victim, 1, "wounds" if face == "wound" else "frost", rolled=as_told)

    def sheltered(self, survivor: str) -> bool:
        """Whether a card keeps wounds away from the friends at this place."""
        camp = CAMPS.index(self.side(survivor))
        return self.attached.get("shelter", {}).get(self.place[survivor]) == camp

    def guarded(self, survivor: str) -> Steps[str]:
        """An ally at the same place who takes the wound instead, if its player wants it (R126)."""
        for other in open_boards.friends(self, self.place[survivor], self.side(survivor)):
            if other == survivor or not open_boards.together(self, other, survivor):
                continue
            if whose := self.question(questions.guards, other, ""):
                seat, about = self.owner[other], {"survivor": survivor}
                ask = Ask(seat, "guard", Pick(["no", "yes"]), about=about, limit=self.options.asking)
                if (yield from self.wait_for(ask)) == "yes" and other in self.owner:
                    self.tired.append(open_boards.used_as(other, whose))
                    self.tell(ALL, "guarded", survivor=other, other=survivor)
                    return other
        return ""

    def bite(self, survivor: str) -> Steps[None]:
        """While all act at once the bitten are laid on their sides; otherwise they die, and the bite spreads (R19)."""
        if self.stage == "act":
            self.down.append(survivor)
            self.bitten.append(survivor)
            self.tell(ALL, "bitten", survivor=survivor)
        else:
            yield from self.infect(survivor)

    def infect(self, survivor: str) -> Steps[None]:
        """A bitten survivor dies, and one of those left there may be next."""
        where = BOARD[self.place[survivor]]
        yield from self.die(survivor, self.tell(ALL, "infected", survivor=survivor, place=self.place[survivor]))
        yield from self.spread(where)

    def spread(self, where: str) -> Steps[None]:
        """The lowest that stands is killed, which ends it, or rolls for its life, of any colony (§1.10, R22, R95)."""
        while True:
            left = [one for one in open_boards.at(self, where) if one not in self.down]
            left = [one for one in left if self.question(questions.infected, one, True)]
            if not left:
                return
            target = open_boards.lowest(left)
            ask = self.ask(self.owner[target], "bite", Pick(["kill", "roll"]), about={"survivor": target})
            if (yield ask) == "kill":
                yield from self.die(target)
                return
            face = self.dice.choice(EXPOSURE)
            self.tell(ALL, "exposed", survivor=target, face=face)
            if self.question(questions.suffers, target, face, "spread") == "blank":  # whatever makes it one (R132)
                return
            yield from self.die(target)

    def settle_bites(self) -> Steps[None]:
        """When the stage is over, all who were bitten in it die in their order, each with a spread (R21, R95, R128)."""
        self.settling = True
        while self.bitten:
            survivor = self.bitten.pop(0)
            if survivor in self.owner:
                self.down.remove(survivor)
                yield from self.infect(survivor)
        self.settling = False

    # --- death ------------------------------------------------------------------------------------------------------

    def die(self, survivor: str, *why: Told) -> Steps[None]:
        """Death costs the colony of the dead one morale; others get what it had (§1.9, §2.9)."""
        seat, where, gear = self.owner[survivor], self.place[survivor], self.gear[survivor]
        colony = self.home[seat]
        self.note(seat, "lost", survivor, where, late=self.settling)
        self.count("lost", seat)
        self.take_off(survivor)
        if self.head[seat] == survivor:
            self.head[seat] = ""
        self.dead.append((survivor, seat, self.rounds))
        for other in self.active:
            if self.home[other] == colony:
                self.note(other, "grave", late=self.settling)
        died = self.tell(ALL, "died", survivor=survivor, seat=seat, place=where)
        self.change_morale(colony, -self.mourning(colony))
        yield from self.leave_behind(gear, seat, where)
        yield from self.dwell(*why, died)
        yield from self.lose_follower(seat)

    def dwell(self, *told: Told) -> Steps[None]:
        """Everybody looks at this; while two act at once nobody is held up."""
        if self.stage != "act":
            yield from self.moment(*told)

    def mourning(self, colony: str) -> int:
        """What a death costs: one morale, unless somebody at home can comfort."""
        cost = 1
        for survivor in self.allies(colony):
            if self.place[survivor] == colony:
                cost = self.question(questions.mourned, survivor, cost)
        return cost

    def leave_behind(self, gear: list[int], seat: int, where: str) -> Steps[None]:
        """Equipment goes to the owner's hand at home, into the deck in town, to rivals before their entrance (R62)."""
        if not gear:
            return
        if where == self.home[seat]:
            (self.hands[seat] if self.plays(seat) else self.removed).extend(gear)  # a wolf may have left by this death
        elif where in TOWN:
            self.shuffle_in(where, gear)
        else:
            yield from self.loot(gear, BOARD[where])

    def loot(self, gear: list[int], colony: str) -> Steps[None]:
        """The leader gives each card to a survivor at home; if there is none, it is out of the game (§2.9, R63)."""
        self.lay_aside(*gear)
        for card in gear:
            item = self.face[card]
            taker = yield from self.looter(colony, item)
            self.pick_up(card)
            if taker in self.gear:
                self.gear[taker].append(card)
                self.tell(ALL, "looted", seat=self.leader[colony], survivor=taker, item=item)
            else:
                self.removed.append(card)

    def looter(self, colony: str, item: str) -> Steps[str]:
        """Who gets a card of the dead, as the leader says; nobody, if there is nobody at home."""
        takers = [one for one in self.allies(colony) if self.place[one] == colony]
        if len(takers) < 2:
            return takers[0] if takers else ""
        form = Pick(takers, CARD)
        ask = Ask(self.leader[colony], "loot", form, about={"item": item}, limit=self.options.asking)
        return str((yield from self.wait_for(ask)))

    def lose_follower(self, seat: int) -> Steps[None]:
        """Without a group leader a follower is promoted; without anybody a newcomer comes (§1.9)."""
        if not self.plays(seat):
            return
        if not self.group(seat):
            if self.stage == "combat":
                self.bereft.append(seat)
            else:
                yield from self.start_anew(seat)
        elif not self.head[seat]:
            acting = seat if seat in self.active or self.stage != "act" else -1
            chosen = yield from self.pick_of(seat, acting, "promote", self.group(seat))
            if chosen in self.group(seat) and not self.head[seat]:  # others act at the same time
                self.head[seat] = chosen
                self.tell(ALL, "promoted", seat=seat, survivor=chosen)

    def start_anew(self, seat: int) -> Steps[None]:
        """A player who has lost all survivors also loses the hand, and begins again with a drawn one (R12, R76)."""
        self.removed += self.hands[seat]
        self.hands[seat] = []
        self.tell(ALL, "hand-lost", seat=seat)
        yield from self.recruit(seat)

    # --- newcomers and ways home ------------------------------------------------------------------------------------

    def recruit(self, seat: int, named: str = "") -> Steps[str | None]:
        """A survivor is drawn, or named, and enters the home of a player: a full colony takes nobody (§1.15, R76)."""
        home = self.home[seat]
        if not self.newcomers or (home != DEN and open_boards.room(self, home) < 1):
            return None
        survivor = named or self.newcomers[0]
        self.newcomers.remove(survivor)
        where = home if home != DEN else (yield from self.shelter(seat, survivor))
        self.enter(survivor, seat, where)
        self.count("recruited", seat)
        self.note_newcomer(seat, survivor, where)
        if not self.head[seat]:
            self.head[seat] = survivor
        self.tell(ALL, "joined", seat=seat, survivor=survivor, place=where)
        return survivor

    def note_newcomer(self, seat: int, survivor: str, where: str) -> None:
        """Somebody is in play from now on, for cards that wait for it."""
        for other in self.active:
            if self.home[other] == self.home[seat]:
                self.note(other, "in", survivor, where)
        if where == self.home[seat] and SURVIVORS[survivor].male:
            self.note(seat, "man_came", survivor, where)

    def enter(self, survivor: str, seat: int, where: str) -> None:
        """A survivor comes into play."""
        self.owner[survivor], self.place[survivor] = seat, where
        self.wounds[survivor] = self.frost[survivor] = self.despair[survivor] = 0
        self.gear[survivor] = []

    def shelter(self, seat: int, survivor: str) -> Steps[str]:
        """Where a survivor of the wolf finds room: in the den, or at another place of the town (R81, R113)."""
        if open_boards.room(self, DEN) > 0:
            return DEN
        places = [town for town in TOWN if open_boards.room(self, town) > 0 and town != self.place.get(survivor)]
        if not places:
            return DEN
        ask = Ask(seat, "shelter", Pick(places, PLACE), about={"survivor": survivor}, limit=self.options.asking)
        return str((yield from self.wait_for(ask)))

    def go_home(self, survivor: str) -> Steps[None]:
        """A survivor returns without exposure; a full colony takes it all the same (R34)."""
        seat = self.owner[survivor]
        home = self.home[seat]
        where = home if home != DEN else (yield from self.shelter(seat, survivor))
        if survivor in self.place:
            self.place[survivor] = where
            self.tell(ALL, "returned", survivor=survivor, place=where)

    def send(self, survivor: str, where: str) -> Steps[None]:
        """A survivor is placed without exposure, which is no move; without a space it goes home."""
        if where == self.home[self.owner[survivor]]:
            yield from self.go_home(survivor)
            return
        gates = open_boards.open_gates(self, [where]) if where not in TOWN else []
        if (where in TOWN and open_boards.room(self, where) > 0) or gates:
            self.place[survivor] = where
            self.tell(ALL, "returned", survivor=survivor, place=where)
        else:
            yield from self.go_home(survivor)
