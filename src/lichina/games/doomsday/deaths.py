"""Deaths, whatever has killed; the check; who has won; and how the dead come back."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from typing import Any

from lichina.kernel import ALL, PLACE, All, Ask, Event, Pick, Steps, Told, Tree, choose

from .choices import aimed
from .harm import EVERYBODY, Harm
from .moments import DEATH, died, loyalty_opened, role_opened
from .state import LEFT, RIGHT, Decided
from .teams import ANSWERED, GOES_ON, HUMAN, MACHINE, OUTCAST

NOBODY = "nobody"


def winner(teams: Mapping[int, str], no_humans: bool) -> str | None:
    """The side that has won if these teams live; None if the match goes on (A7, A8, A36)."""
    living = set(teams.values())
    if not living:
        return NOBODY
    if len(living) == 1:
        (only,) = living
        if only != OUTCAST:
            return only
        return OUTCAST if len(teams) == 1 else None
    return MACHINE if MACHINE in living and HUMAN not in living and not no_humans else None


class Deaths(Harm):
    """Who dies, and what comes of it."""

    def settle(self) -> Steps[None]:
        """Players who have lost their last life die; those who aimed at them aim again, and victory is checked (A6).

        Everybody looks at the dead together with what the check has found.
        """
        fallen: list[int] = []
        told: dict[int, Told] = {}
        while dead := self.dying():
            fallen += [seat for seat in dead if seat not in fallen]
            uncovered: dict[int, list[str]] = {}
            for seat in dead:
                uncovered[seat] = self.closed(seat)
                told[seat] = self.bury(seat)
            for seat, spots in uncovered.items():
                yield from self.mourn(seat, spots)
            while not self.dying():
                yield from self.aim_elsewhere()
                if not (yield from self.backed_up(fallen)):
                    break
        if fallen:
            self.graves += [seat for seat in fallen if seat not in self.graves]
            self.quiet = 0
            verdict = self.check(fallen)
            if gone := [event for seat, event in told.items() if not self.lives[seat]]:
                yield from self.moment(*gone, *verdict)
            self.end_if_decided()
        yield from self.lay_down_all()

    def dying(self) -> list[int]:
        """Who has lost the last life and is not dead yet."""
        if self.lives.count(0) == len(self.buried):
            return []
        return [seat for seat in self.clockwise(self.turn) if not self.lives[seat] and seat not in self.buried]

    def bury(self, seat: int) -> Told:
        """The cards of the dead are turned up, and no ability comes of it.

        Their weapons go back to the centre, which is no dropping (A59).
        """
        self.buried.append(seat)
        for weapon in self.armed(seat):
            self.release(weapon)
        self.role_up[seat] = [True for _ in self.role[seat]]
        self.open(*self.role[seat])
        for spot in self.closed_loyalty(seat):
            self.slot_up[self.place(seat, spot)] = True
            self.open(self.card(seat, spot))
        roles = [self.face[card] for card in self.role[seat]]
        loyalty = [self.face[self.card(seat, spot)] for spot in (LEFT, RIGHT)]
        return self.tell(ALL, "died", seat=seat, roles=roles, loyalty=loyalty)

    def mourn(self, seat: int, spots: Sequence[str]) -> Steps[None]:
        """What a death sets off: first by the cards that it has opened, loyalty and role (A66), then by itself."""
        loyalty = [spot for spot in spots if spot in (LEFT, RIGHT)]
        for spot in loyalty:
            place = self.place(seat, spot)
            yield from self.set_off(loyalty_opened, Event("loyalty-opened", seat, {"place": place}))
        if len(loyalty) < len(spots):
            yield from self.set_off(role_opened, Event("role-opened", seat))
        yield from self.set_off(died, Event("died", seat))

    def aim_elsewhere(self) -> Steps[None]:
        """Players who aim at somebody dead aim at somebody else, or at nobody if nobody is left."""
        while asks := self.to_aim_anew():
            for weapon, aim in (yield from All(asks)).items():
                self.aims[weapon] = [target for target in aim if isinstance(target, int)]
                seat = self.holder[weapon]
                self.tell(ALL, "aimed-anew", seat=seat, weapon=self.arms[weapon], targets=self.aims[weapon])

    def to_aim_anew(self) -> dict[int, Ask[Any]]:
        """Who is asked to aim at somebody else; two weapons of one holder come one after the other: they aim apart."""
        asks: dict[int, Ask[Any]] = {}
        for weapon, holder in enumerate(self.holder):
            if any(not self.lives[target] for target in self.aims[weapon]):
                legal = self.legal_aims(holder, self.arms[weapon], self.besides(holder, weapon))
                branch = aimed(legal) if legal else None
                if branch is None:
                    self.aims[weapon] = []
                elif all(self.holder[other] != holder for other in asks):
                    asks[weapon] = self.ask(holder, "aim", Tree(branch), about={"weapon": self.arms[weapon]})
        return asks

    def backed_up(self, fallen: list[int]) -> Steps[bool]:
        """A window after a death: whether somebody has played a program in it. The dead are also asked (A23, A52)."""
        event = Event(DEATH, self.turn, {"dead": tuple(fallen)})
        asked = [seat for seat in self.seats if self.lives[seat] or seat in fallen]
        order = self.clockwise(self.turn, asked)
        found = yield from self.reacting(DEATH, order, partial(self.against, event))
        if found is None:
            return False
        seat, card, *how = found
        yield from self.play(seat, card, how, event)
        return True

    # --- the check ------------------------------------------------------------------------------------------------

    def check(self, fallen: Iterable[int], *, again: bool = False) -> list[Told]:
        """The dead learn the teams of all who live, and truly say whether anybody has won (A57, A58)."""
        living = self.living()
        teams = {seat: self.team(seat) for seat in living}
        learners = [seat for seat in fallen if not self.lives[seat]]
        if not self.checked:
            self.checked = True
            self.no_humans = HUMAN not in (*teams.values(), *(self.team(seat) for seat in learners))
        side = winner(teams, self.no_humans)
        self.swear(GOES_ON, EVERYBODY, [*living, *learners], len(living), side)
        for seat in learners:
            self.swear(ANSWERED, 1 << seat, living, tuple(teams.values()), True, False)
            if living:
                self.tell(seat, "teams", teams=teams, again=again)
        if side is not None:
            self.result = side
            return [self.tell(ALL, "decided", side=side)]
        return [self.tell(ALL, "goes-on", seats=learners, again=again)] if learners else []

    def end_if_decided(self) -> None:
        """When a check has found that somebody has won, nothing else happens."""
        if self.result:
            raise Decided

    def winners(self) -> tuple[int, ...]:
        """Who has won: a team with its dead, an outcast alone."""
        if self.result == OUTCAST:
            return tuple(self.living())
        return tuple(seat for seat in self.seats if self.team(seat) == self.result)

    # --- coming back ----------------------------------------------------------------------------------------------

    def revive(self, seat: int, lives: int, *, covered: bool) -> Steps[None]:
        """Somebody dead lives again, perhaps with a loyalty card turned down; the ability of the role comes (A22)."""
        self.lives[seat] = lives
        if seat in self.buried:
            self.buried.remove(seat)
        yield from self.moment(self.tell(ALL, "revived", seat=seat, lives=lives))
        if covered and self.open_loyalty(seat):
            spot = yield from choose(self.ask(seat, "cover", Pick(self.open_loyalty(seat), PLACE)))
            self.hide_loyalty(seat, [spot])
        for spot in self.open_roles(seat):
            yield from self.ability(seat, spot)
        yield from self.lie_otherwise(seat)
