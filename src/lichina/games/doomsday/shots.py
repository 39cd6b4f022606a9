"""A shot, from its announcement to the weapon's way back to the centre."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import Any

from lichina.kernel import ALL, PLACE, SEAT, Branch, Event, Steps, Tree

from .box import WEAPONS
from .deaths import Deaths
from .moments import SHOT, fired, manners
from .questions import weapon_damage

PLAIN, HURT, HEAL = "plain", "hurt", "heal"


class Shots(Deaths):
    """How people shoot."""

    def ways(self, seat: int, weapon: int) -> Branch | None:
        """What a shooter chooses: whom, if it is not aimed; to hurt or to heal; another manner, if a role has one."""
        row = WEAPONS[self.arms[weapon]]
        if not row.aims:
            return Branch("target", dict.fromkeys(self.others(seat)), of=SEAT)
        if row.heals:
            return Branch("way", dict.fromkeys((HURT, HEAL)))
        return None

    def other_manners(self, seat: int, weapons: Iterable[int]) -> dict[str, int]:
        """The manners in which a role lets its owner fire one of these weapons, open or not."""
        roles = [self.face[card] for card in self.role[seat]]
        return {name: weapon for weapon in weapons for name in manners.at(self.arms[weapon], roles)}

    def shoot(self, seat: int, weapon: int, how: Iterable[Any]) -> Steps[bool]:
        """A seat fires a weapon; False if it has lost it before (A13)."""
        way = next(iter(how), PLAIN)
        named = [way] if isinstance(way, int) else []
        self.shot = [seat, weapon, *named]
        kind = self.arms[weapon]
        word = way if isinstance(way, str) else PLAIN
        yield from self.moment(
            self.tell(ALL, "shot", seat=seat, weapon=kind, targets=named or self.aims[weapon], way=word)
        )
        shot = Event(
            SHOT, seat, {"damage": weapon_damage.ask(self, seat, WEAPONS[kind].damage), "both": False, "draw": 0}
        )
        if word in manners:
            yield from manners.play(word, self, seat, shot)
        yield from self.interrupted(seat, weapon)
        named, self.shot = self.shot[2:], []
        if self.holder[weapon] != seat:
            self.tell(ALL, "no-shot", seat=seat, weapon=kind)
            return False
        targets = self.clockwise(seat, named or self.aims[weapon])
        if word == HEAL:
            for target in targets:
                self.heal(target)
        else:
            yield from self.hit(seat, weapon, targets, shot)
        yield from self.afterwards(seat, weapon, shot)
        return True

    def interrupted(self, seat: int, weapon: int) -> Steps[None]:
        """A window in which anybody may play an any-time program, which opens again after each (A52)."""
        while self.holder[weapon] == seat:
            order = self.clockwise(self.turn, self.living())
            found = yield from self.reacting(SHOT, order, self.playable_any_time)
            if found is None:
                return
            player, card, *path = found
            yield from self.play(player, card, path)
            yield from self.settle()
            yield from self.name_another(seat, weapon)

    def name_another(self, seat: int, weapon: int) -> Steps[None]:
        """If the player a shooter has named is dead by now, the shooter names another, just as others aim (A72)."""
        if self.holder[weapon] == seat and any(not self.lives[target] for target in self.shot[2:]):
            about = {"weapon": self.arms[weapon]}
            form = Tree(Branch("target", dict.fromkeys(self.others(seat)), of=SEAT))
            named = yield from self.ask(seat, "aim", form, about=about)
            self.shot[2:] = named
            self.tell(ALL, "aimed-anew", seat=seat, weapon=self.arms[weapon], targets=list(named))

    def hit(self, seat: int, weapon: int, targets: list[int], shot: Event) -> Steps[None]:
        """All targets choose, one after another, and those who have opened nothing are hurt together."""
        due: dict[int, int] = {}
        for target in targets:
            if not self.lives[target] or not self.lives[seat] or self.holder[weapon] != seat:
                continue
            kind = self.arms[weapon]
            form = partial(self.answers, target, kind, shot.data["both"])
            about = {"seat": seat, "weapon": kind, "points": shot.data["damage"]}
            answer = yield from self.ask(target, "answer", form, about=about)
            if answer[0] == "damage":
                due[target] = shot.data["damage"]
            for spot in answer[1:]:
                if spot in self.closed_loyalty(target):
                    yield from self.reveal_loyalty(target, spot)
                else:
                    yield from self.reveal_role(target, spot, seat)
        taken = yield from self.harm(due, "weapon")
        if not any(taken.values()):
            shot.data["draw"] = 0

    def answers(self, target: int, kind: str, both: bool) -> Tree[tuple[Any, ...]]:
        """What a target may do: be hurt, or open a card of the kind that the weapon asks for."""
        row = WEAPONS[kind]
        wanted = row.printed if self.options.weapon_text == "cards" and row.printed else row.answer
        loyalty, roles = self.closed_loyalty(target), self.closed_roles(target)
        below: Branch | None = None
        if both:  # one of each, or nothing
            role = Branch("role-spot", dict.fromkeys(roles), of=PLACE)
            below = Branch("spot", dict.fromkeys(loyalty, role), of=PLACE)
        else:
            below = Branch("spot", dict.fromkeys(loyalty if wanted == "loyalty" else roles), of=PLACE)
        return Tree(Branch("answer", {"damage": None, "reveal": below}))

    def afterwards(self, seat: int, weapon: int, shot: Event) -> Steps[None]:
        """The shooter draws and drops the weapon, unless dead or without it by now (A21)."""
        if self.lives[seat] and self.holder[weapon] == seat:
            if count := WEAPONS[self.arms[weapon]].draws + shot.data["draw"]:
                yield from self.draw(seat, count)
            if self.holder[weapon] == seat:
                self.fixed[weapon] = False
                done = Event("fired", seat, {"weapon": weapon, "kept": False})
                yield from self.set_off(fired, done)
                if not done.data["kept"] and self.holder[weapon] == seat:
                    yield from self.drop(weapon)
