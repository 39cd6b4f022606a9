"""Weapons: who may take which, at whom they are aimed, and how they are dropped."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import chain, pairwise, product

from lichina.kernel import ALL, CARD, Branch, Event, Option, Pick, Steps, Tree, choose

from .box import WEAPONS
from .choices import Found, Path, aimed
from .faces import Faces
from .moments import dropped
from .questions import unlocked, weapon_ban, weapon_limit
from .state import CENTRE


@lru_cache(maxsize=1024)
def aims_among(kind: str, others: tuple[int, ...], besides: tuple[int, ...]) -> tuple[Path, ...]:
    """At whom of these, clockwise from its holder, a weapon may be aimed; `besides` are left out."""
    if not WEAPONS[kind].aims:
        return ((),)
    if WEAPONS[kind].targets == 1 or len(others) == 1:
        found: Iterable[Path] = ((other,) for other in others)
    else:  # neighbours, the dead being absent, on the side without the holder (A16, A54)
        found = pairwise(others)
    return tuple(aim for aim in found if not set(besides) & set(aim))


class Armoury(Faces):
    """What happens to weapons."""

    # --- who holds what -------------------------------------------------------------------------------------------

    def armed(self, seat: int) -> list[int]:
        """The weapons of a seat."""
        return [weapon for weapon, holder in enumerate(self.holder) if holder == seat]

    def holders(self) -> list[int]:
        """Who is armed, in the order of seats."""
        return sorted({holder for holder in self.holder if holder != CENTRE})

    def weapon_words(self, weapons: Iterable[int]) -> dict[str, int]:
        """Weapons by their words; of two of a kind the second has a number."""
        found: dict[str, int] = {}
        for weapon in weapons:
            kind = self.arms[weapon]
            found[f"{kind}_2" if kind in found else kind] = weapon
        return found

    def weapon(self, seat: int, word: str) -> int:
        """The weapon of a seat that is called so."""
        return self.weapon_words(self.armed(seat))[word]

    def banned(self, seat: int) -> set[str]:
        """Weapons that a seat may neither take nor fire."""
        none: tuple[str, ...] = ()
        if self.unmoved(weapon_ban):
            return set()
        return {kind for other in self.with_cards() for kind in weapon_ban.ask(self, other, none, seat)}

    def free(self, seat: int, kinds: Iterable[str] = ()) -> dict[str, int]:
        """The weapons in the centre that a seat may take, locked ones only if they are among these kinds."""
        allowed, banned = set(kinds), self.banned(seat)
        found: dict[str, int] = {}
        for weapon, kind in enumerate(self.arms):
            if self.holder[weapon] == CENTRE and kind not in banned and (not self.locked[weapon] or kind in allowed):
                found.setdefault(kind, weapon)
        return found

    def may_take(self, seat: int, weapon: int) -> bool:
        """Whether a seat without a weapon may take this one, which was dropped just now: a locked one as well (A40)."""
        return self.holder[weapon] == CENTRE and not self.armed(seat) and self.arms[weapon] not in self.banned(seat)

    def takeable(self, seat: int) -> dict[str, int]:
        """The weapons that a seat may take as an action."""
        none: tuple[str, ...] = ()
        return self.free(seat, unlocked.ask(self, seat, none))

    def room(self, seat: int) -> int:
        """How many more weapons a seat may hold: with one other player left, one in all."""
        most = weapon_limit.ask(self, seat, 1) if len(self.others(seat)) > 1 else 1
        return most - len(self.armed(seat))

    # --- aiming ---------------------------------------------------------------------------------------------------

    def legal_aims(self, seat: int, kind: str, besides: Iterable[int] = ()) -> tuple[Path, ...]:
        """At whom a seat may aim a weapon of this kind: not at itself (A45), nor where its other weapons are aimed."""
        return aims_among(kind, tuple(self.others(seat)), tuple(besides))

    def besides(self, seat: int, weapon: int) -> list[int]:
        """At whom the other weapon of a seat is aimed: two have different targets."""
        return [target for other in self.armed(seat) if other != weapon for target in self.aims[other]]

    def new_aims(self, weapon: int) -> list[Path]:
        """Where else a weapon may be aimed."""
        holder = self.holder[weapon]
        legal = self.legal_aims(holder, self.arms[weapon], self.besides(holder, weapon))
        return [aim for aim in legal if list(aim) != self.aims[weapon]]

    def redirection(self, weapon: int) -> Branch:
        """The branch of where else a weapon may be aimed."""
        return aimed(self.new_aims(weapon)) or Branch("target", {})

    def aiming(self, seat: int, weapon: int) -> Branch | None:
        """The branch of a weapon that somebody may take: at whom to aim it, if it is aimed at all."""
        legal = self.legal_aims(seat, self.arms[weapon], self.besides(seat, weapon))
        return aimed(legal) if legal else Branch("target", {})

    def arm(self, seat: int, weapon: int, aim: Sequence[Option]) -> None:
        """A seat takes a weapon and aims it."""
        self.holder[weapon] = seat
        self.fixed[weapon] = False
        self.aims[weapon] = [target for target in aim if isinstance(target, int)]
        self.tell(ALL, "armed", seat=seat, weapon=self.arms[weapon], targets=self.aims[weapon])

    def aim(self, weapon: int, aim: Sequence[Option]) -> None:
        """A weapon is aimed elsewhere."""
        self.aims[weapon] = [target for target in aim if isinstance(target, int)]
        self.tell(ALL, "aimed", seat=self.holder[weapon], weapon=self.arms[weapon], targets=self.aims[weapon])

    def aim_anew(self, seat: int, weapon: int) -> Steps[None]:
        """A holder is asked at whom to aim a weapon that has come to them; if there is nobody, at nobody."""
        legal = self.legal_aims(seat, self.arms[weapon], self.besides(seat, weapon))
        branch = aimed(legal) if legal else None
        if branch is None:
            self.aim(weapon, ())
        else:
            about = {"weapon": self.arms[weapon]}
            self.aim(weapon, (yield from self.ask(seat, "aim", Tree(branch), about=about)))

    def aimed_weapons(self, holders: Iterable[int]) -> dict[int, dict[str, int]]:
        """Weapons of these that are aimed at somebody and may be aimed elsewhere."""
        found: dict[int, dict[str, int]] = {}
        for holder in holders:
            here = self.weapon_words(self.armed(holder))
            if here := {word: weapon for word, weapon in here.items() if self.aims[weapon] and self.new_aims(weapon)}:
                found[holder] = here
        return found

    def shift(self, holder: int) -> None:
        """The aims of a holder move on clockwise, each to the next that is legal (A17); two of them stay apart."""
        weapons = [weapon for weapon in self.armed(holder) if self.aims[weapon]]
        for aims in product(*map(self.next_aims, weapons)):
            targets = list(chain(*aims))
            if len(targets) == len(set(targets)):
                for weapon, aim in zip(weapons, aims, strict=True):
                    if list(aim) != self.aims[weapon]:
                        self.aim(weapon, aim)
                return

    def next_aims(self, weapon: int) -> tuple[Path, ...]:
        """Where a weapon may be aimed, the next first and where it is aimed now last; its holder is skipped."""
        legal = self.legal_aims(self.holder[weapon], self.arms[weapon])
        now = tuple(self.aims[weapon])
        after = legal.index(now) + 1 if now in legal else 0
        return (*legal[after:], *legal[:after]) if after else (now,)

    # --- dropping -------------------------------------------------------------------------------------------------

    def release(self, weapon: int) -> None:
        """A weapon is in nobody's hands."""
        self.holder[weapon], self.aims[weapon], self.fixed[weapon] = CENTRE, [], False
        if weapon in self.ready:
            self.ready.remove(weapon)

    def drop(self, weapon: int) -> Steps[None]:
        """A weapon goes back to the centre; special ones are locked there (A40)."""
        seat = self.holder[weapon]
        self.release(weapon)
        self.tell(ALL, "dropped", seat=seat, weapon=self.arms[weapon])
        yield from self.set_off(dropped, Event("dropped", seat, {"weapon": weapon}))

    def drop_all(self, seat: int) -> Steps[None]:
        for weapon in self.armed(seat):
            yield from self.drop(weapon)

    def lay_down(self, seat: int) -> Steps[None]:
        """A player with too many weapons drops one (A71): two need a role that lies open, and two targets."""
        while self.room(seat) < 0:
            words = self.weapon_words(self.armed(seat))
            yield from self.drop(words[(yield from self.ask(seat, "lay-down", Pick(words, CARD)))])

    def lay_down_all(self) -> Steps[None]:
        """The same for everybody; what they keep is aimed, if it is not."""
        held = [holder for holder in self.holder if holder != CENTRE]
        if len(held) == len(set(held)):
            return
        for seat in self.clockwise(self.turn, {holder for holder in held if self.room(holder) < 0}):
            yield from self.lay_down(seat)
            for weapon in self.armed(seat):
                if WEAPONS[self.arms[weapon]].aims and not self.aims[weapon]:
                    yield from self.aim_anew(seat, weapon)

    def seize(self, weapon: int, seat: int, aim: Sequence[Option]) -> None:
        """A weapon goes from its holder straight to somebody else."""
        self.tell(ALL, "seized", seat=seat, target=self.holder[weapon], weapon=self.arms[weapon])
        self.release(weapon)
        self.arm(seat, weapon, aim)

    def may_arm(self, seat: int, key: str, weapons: dict[str, int]) -> Steps[int | None]:
        """A seat may take one of these weapons at once and aim it; which it has taken."""
        found: Found = {word: self.aiming(seat, weapon) for word, weapon in weapons.items()}
        form = Tree(Branch(key, {"no": None, **found}))
        word, *aim = yield from choose(self.ask(seat, key, form))
        if word == "no":
            return None
        self.arm(seat, weapons[word], aim)
        return weapons[word]
