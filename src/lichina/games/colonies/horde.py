"""Zombies, barricades, traps and noise (§1.11, §1.14, §2.10)."""

from __future__ import annotations

from collections.abc import Sequence

from lichina.kernel import ALL, PLACE, Share, Steps, Told

from . import open_boards, questions
from .box import BOARD, COLONIES, DEN, ENTRANCES, LIMITS, NOISE, TOWN
from .people import People

TROPHY = 4
"""From this roll on a zombie killed is a trophy of the objective `mo_clean_streets`."""


class Horde(People):
    """The dead at the gates."""

    # --- they come --------------------------------------------------------------------------------------------------

    def add_zombies(self, where: str, count: int, shot: int = 0) -> Steps[None]:
        """One at a time, entrance by entrance, always beginning with the first; some may be shot on the way."""
        gates = ENTRANCES[where]
        for number in range(shot, count if gates else 0):
            yield from self.add_zombie(gates[number % len(gates)])

    def add_zombie(self, gate: str) -> Steps[None]:
        """A space; a guest, who is wounded and goes home; a barricade; a trap; or the zombie breaks in (R64)."""
        if open_boards.free(self, gate) > 0:
            self.zombies[gate] += 1
            self.note_gate(gate, "besieged")
            self.tell(ALL, "zombie", place=gate, what="came")
        elif gate not in TOWN and (guests := open_boards.at(self, gate)):
            yield from self.push_out(open_boards.lowest(guests))
        elif self.barricades[gate]:
            self.barricades[gate] -= 1
            self.tell(ALL, "zombie", place=gate, what="barricade")
        elif self.traps[gate]:
            self.traps[gate] -= 1
            self.zombies[gate] = 0
            self.tell(ALL, "zombie", place=gate, what="trap")
        else:
            yield from self.overrun(BOARD[gate], self.tell(ALL, "overrun", place=gate))

    def push_out(self, guest: str) -> Steps[None]:
        """There is no space for a zombie but a guest: it takes a wound and goes home (R66)."""
        yield from self.hurt(guest)
        if guest in self.owner:
            yield from self.go_home(guest)

    def overrun(self, where: str, told: Told) -> Steps[None]:
        """The lowest on the board dies, guests among them; where there are only helpless, one of those (R67)."""
        if there := open_boards.at(self, where):
            yield from self.die(open_boards.lowest(there), told)
            return
        if where in COLONIES:
            self.bury(where, 1)
        yield from self.dwell(told)

    def bury(self, colony: str, count: int) -> None:
        """Helpless survivors die, and each death costs one morale (§1.9)."""
        for _ in range(min(count, self.helpless[colony])):
            self.lose_helpless(colony)
            self.change_morale(colony, -1)

    def lose_helpless(self, colony: str) -> None:
        """A helpless survivor fewer; the unruly are the last to go."""
        self.change("helpless", colony, -1)
        if self.unruly[colony] > self.helpless[colony]:
            self.change("unruly", colony, -1)

    def heads(self, colony: str) -> int:
        """Who lives in a colony; an unruly helpless survivor counts for two (§1.15)."""
        inside = sum(place == colony for place in self.place.values())
        return inside + self.helpless[colony] + self.unruly[colony]

    def arrivals(self) -> dict[str, int]:
        """How many zombies come to each board in a round, counted before the first of them is placed (R97)."""
        found = {}
        for colony in COLONIES:
            guests = len(open_boards.at(self, colony)) - sum(place == colony for place in self.place.values())
            found[colony] = (self.heads(colony) + guests + 1) // 2
            for survivor in self.allies(colony):
                if self.place[survivor] == colony:
                    found[colony] -= self.question(questions.keeps_away, survivor, 0)
        return found | {town: len(open_boards.at(self, town)) for town in TOWN}

    def make_noise(self, where: str, count: int = 1) -> Steps[None]:
        """Noise tokens as far as there is room; at a colony a zombie comes for each instead (§3.1)."""
        board = BOARD[where]
        if board == DEN:
            return
        if board in COLONIES:
            yield from self.add_zombies(board, count)
            return
        more = min(count, LIMITS["noise"] - self.noise[board])
        if more > 0:
            self.noise[board] += more
            self.tell(ALL, "noise", place=board, count=self.noise[board])

    def settle_noise(self) -> Steps[None]:
        """Every noise token is taken off, and half of them bring a zombie (R2, R65)."""
        for town in TOWN:
            while self.noise[town]:
                self.noise[town] -= 1
                came = self.dice.choice(NOISE)
                self.tell(ALL, "noise-heard", place=town, what=came)
                if came == "zombie":
                    yield from self.add_zombie(town)

    def note_gate(self, gate: str, what: str) -> None:
        """Something stands before an entrance, which a card of a player of that colony may wait for (R27)."""
        for seat in self.active:
            if self.home[seat] == BOARD[gate]:
                self.note(seat, what)

    # --- they fall --------------------------------------------------------------------------------------------------

    def kill_zombies(self, seat: int, gate: str, count: int) -> int:
        """Zombies at one entrance fall, and each may be a trophy; how many (R92)."""
        count = min(count, self.zombies[gate])
        if count > 0:
            self.zombies[gate] -= count
            self.count("killed", seat, count)
            self.tell(ALL, "killed", seat=seat, place=gate, count=count)
            if BOARD[gate] in COLONIES and BOARD[gate] != self.home[seat]:
                self.count("killed_abroad", seat, count)
            if self.objective == "mo_clean_streets" and self.home[seat] in COLONIES:
                trophies = sum(self.dice.roll() >= TROPHY for _ in range(count))
                self.change("trophies", self.home[seat], trophies)
        return count

    def clear(self, seat: int, gates: Sequence[str], count: int) -> Steps[None]:
        """This many zombies at these entrances fall; where there are several, the player picks (§1.11)."""
        found = open_boards.infested(self, gates)
        caps = [self.zombies[gate] for gate in found]
        count = min(count, sum(caps))
        shares = yield from self.share(seat, "clear", count, found, caps)
        for gate, fallen in zip(found, shares, strict=True):
            self.kill_zombies(seat, gate, fallen)

    def share(
        self, seat: int, key: str, total: int, targets: Sequence[str], caps: Sequence[int]
    ) -> Steps[tuple[int, ...]]:
        """This many pieces spread over places as a player chooses; where there is only one way, that one."""
        form = Share(total, targets, caps, of=PLACE)
        if not targets or form.single():
            return form.fallback() if targets else ()
        return tuple((yield self.ask(seat, key, form)))

    def march(self, leaving: dict[str, int], coming: dict[str, int]) -> int:
        """Zombies go from entrance to entrance, as far as they are still there and find a space; how many."""
        goals = [gate for gate, count in coming.items() for _ in range(min(count, open_boards.free(self, gate)))]
        gone = 0
        for gate, count in leaving.items():
            for _ in range(min(count, self.zombies[gate], len(goals))):
                goal = goals.pop()
                self.zombies[gate] -= 1
                self.zombies[goal] += 1
                self.note_gate(goal, "besieged")
                gone += 1
        return gone

    # --- what keeps them out ----------------------------------------------------------------------------------------

    def build(self, seat: int, gate: str, what: str = "barricades") -> None:
        """A barricade, or a trap, on an empty space."""
        stock: dict[str, int] = getattr(self, what)
        stock[gate] += 1
        if what == "barricades":
            self.count("built", seat)
            self.note_gate(gate, "barred")
        self.tell(ALL, "built", seat=seat, place=gate, what=what)

    def fortify(self, seat: int, gates: Sequence[str], count: int, what: str = "barricades") -> Steps[None]:
        """Barricades or traps as far as there are empty spaces, where the player wants them (R115)."""
        found = open_boards.open_gates(self, gates)
        caps = [open_boards.free(self, gate) for gate in found]
        shares = yield from self.share(seat, "fortify", min(count, sum(caps)), found, caps)
        for gate, more in zip(found, shares, strict=True):
            for _ in range(min(more, open_boards.free(self, gate))):  # others may have built there meanwhile
                self.build(seat, gate, what)

    def tear_down(self, where: str, count: int | None = None) -> None:
        """Barricades on a board are gone: this many, from the first entrance on, or all."""
        for gate in ENTRANCES[where]:
            fallen = self.barricades[gate] if count is None else min(count, self.barricades[gate])
            if fallen:
                self.barricades[gate] -= fallen
                self.tell(ALL, "torn-down", place=gate, count=fallen)
            if count is not None:
                count -= fallen
