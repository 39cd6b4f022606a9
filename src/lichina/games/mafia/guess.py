"""What a player can imagine: cards and fates dealt again where he cannot look, and true where he can.

What a player knows for certain: his own card; the cards of those who left; with whom he woke at night; the infected, if
he is one of them; that he is chief; what he found out where nothing could have made it a lie. A prisoner is a criminal,
unless a lawyer's lie has put him there.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from lichina.kernel import Dice

from .powers import immune, wakes_with
from .roles import GANGS, ROLES, of_side
from .victory import winner

if TYPE_CHECKING:
    from .rules import Mafia

TRIES = 300
CRIMINALS = frozenset(role.id for role in ROLES.values() if role.side in GANGS)
TOWN, LONERS = frozenset(of_side("town")), frozenset(of_side("loner"))
GUESTS, IMMUNE = frozenset(wakes_with), frozenset(immune)
"""Who wakes with a gang without belonging to it, and who cannot be jailed: there is one of each card."""


def redeal(game: Mafia, seat: int, dice: Dice) -> None:
    """Put a position on the table that this player thinks possible."""
    truth = (game.card, game.infected, game.chief)
    knowledge = Knowledge(game, seat)
    for _ in range(TRIES):
        game.card, game.infected, game.chief = truth
        card = knowledge.cards(dice)
        if card is None:
            continue
        game.card = card
        game.infected = knowledge.infections(dice)
        chief = knowledge.chiefs(truth[2], dice)
        if chief is None:
            continue
        game.chief = chief
        if knowledge.possible():
            break
    else:
        game.card, game.infected, game.chief = truth
    knowledge.forget_others(dice)


class Knowledge:
    """What one player knows for certain, and what can be dealt around it."""

    def __init__(self, game: Mafia, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.gone = {who: (by_vote, number) for who, by_vote, number in game.gone}
        self.rooms = [(night, gang, room) for night, gang, room in game.wakes if seat in room]
        self.sick = game.is_sick(seat)
        self.checks = [check for check in game.checks if check[0] == seat]
        self.truth = dict(game.infected)
        self.heir = [gang for gang, chief in game.chief.items() if chief == seat]
        fixed = {seat, *self.gone}
        if self.sick and (zero := game.source()) is not None:
            fixed.add(zero)
        self.hidden = [other for other in game.players if other not in fixed]
        self.pool = [game.card[other] for other in self.hidden]
        self.allowed = {other: self._allowed(other) for other in self.hidden}

    # --- cards ----------------------------------------------------------------------------------------------------

    def cards(self, dice: Dice) -> list[str] | None:
        """The hidden cards dealt again, those with the least choice first; None if that failed."""
        order = dice.sample(self.hidden, len(self.hidden))
        order.sort(key=lambda other: len(self.allowed[other]))
        pool = self.pool.copy()
        card = self.game.card.copy()
        for other in order:
            fitting = [one for one in pool if one in self.allowed[other]]
            if not fitting:
                return None
            card[other] = dice.choice(fitting)
            pool.remove(card[other])
        return card

    def _allowed(self, other: int) -> frozenset[str]:
        """The cards that this other player may hold."""
        allowed = frozenset(self.pool)
        for night, gang, room in self.rooms:
            if night == 0:
                inside = frozenset(of_side(gang)) | (GUESTS - {self.game.card[self.seat]})
                allowed = allowed & inside if other in room else allowed - inside
        if other in self.game.jailed:
            allowed &= CRIMINALS | (TOWN - IMMUNE if self._lawyer_lies() else frozenset())
        for _, night, targets, answer in self.checks:
            if targets == [other] and answer is not None and self._certain(night, answer):
                allowed &= self._found(answer)
        return allowed

    def _lawyer_lies(self) -> bool:
        return "lawyer" in self.game.deck and self.game.options.lawyer_jails_innocent

    def _there(self, role: str, night: int) -> bool:
        """Whether a card could still act in that night, as far as everybody knows."""
        if role not in self.game.deck:
            return False
        return all(self.game.card[who] != role or number >= night for who, (_, number) in self.gone.items())

    def _certain(self, night: int, answer: str) -> bool:
        """Whether this answer of that night could not have been a lie, nor the harmless thing told to the blocked."""
        if self._there("lawyer", night):
            return False
        if not self._there("beauty", night):
            return True
        return self.game.options.blocked_check != "random" and answer not in ("town", "citizen", "same")

    def _found(self, answer: str) -> frozenset[str]:
        """The cards behind what a detective or a judge has found."""
        if answer == "criminal":
            return CRIMINALS
        if answer == "town":
            return TOWN
        if answer == "loner":
            return LONERS if "patient0" not in self.game.deck else frozenset(ROLES)
        return frozenset([answer]) if answer in ROLES else frozenset(ROLES)

    # --- infection ------------------------------------------------------------------------------------------------

    def infections(self, dice: Dice) -> dict[int, int]:
        """Who has been infected, and when."""
        game = self.game
        if self.sick or "patient0" not in game.deck:
            return dict(self.truth)
        zero = game.card.index("patient0")
        if zero in self.gone and not game.options.infection_survives_p0:
            return {other: night for other, night in self.truth.items() if other in self.gone}
        infected = {other: self.truth[other] for other in self._missing()}
        for night in range(1, game.night + 1):
            if night in infected.values() or not self._alive_after(zero, night) or not dice.below(4):
                continue
            fit = [other for other in game.players if self._may_catch(other, zero, night) and other not in infected]
            if fit:
                infected[dice.choice(fit)] = night
        return infected

    def _missing(self) -> list[int]:
        """Those who no longer woke with their gang, although they live and are free: the gang knows why."""
        seen: dict[int, int] = {}
        last: dict[str, int] = {}
        for night, gang, room in self.rooms:
            last[gang] = night
            seen.update(dict.fromkeys(room, night))
        return [
            other
            for other, night in seen.items()
            if other in self.truth
            and any(self.truth[other] < last[gang] for _, gang, room in self.rooms if other in room)
        ]

    def _alive_after(self, other: int, night: int) -> bool:
        """Whether this player lived through that night."""
        if other not in self.gone:
            return True
        _, number = self.gone[other]
        return number > night

    def _may_catch(self, other: int, zero: int, night: int) -> bool:
        if other in (self.seat, zero) or not self._alive_after(other, night):
            return False
        return all(woken <= night or other not in room for woken, _, room in self.rooms)

    # --- chiefs ---------------------------------------------------------------------------------------------------

    def chiefs(self, truth: dict[str, int], dice: Dice) -> dict[str, int] | None:
        """Who has the last word in each gang; None if it cannot be."""
        game = self.game
        found: dict[str, int] = {}
        for gang, cards in GANGS.items():
            if cards.chief not in game.deck:
                continue
            members = game.members(gang)
            first = game.card.index(cards.chief)
            if first in members and gang not in self.heir:
                found[gang] = first
                continue
            if gang in self.heir:
                if first in members and first != self.seat:
                    return None
                found[gang] = self.seat
                continue
            others = [one for one in members if one != self.seat]
            if not others:
                if members:
                    return None
                continue
            heirs = [one for one in others if game.card[one] == cards.ordinary]
            found[gang] = dice.choice(heirs or others)
        return found

    # --- all together ---------------------------------------------------------------------------------------------

    def possible(self) -> bool:
        """Whether what was found out and seen can have come about in this position."""
        if self._decided():
            return False
        return all(self._fits(night, targets, answer) for _, night, targets, answer in self.checks)

    def _decided(self) -> bool:
        """Whether somebody has won here, which everybody would know; while the dead are looked at, nobody has asked."""
        game = self.game
        if game.stage in ("dawn", "verdict"):
            return False
        awake = game.stage in ("day", "discussion", "vote", "plea", "runoff")
        return any(winner(game, moment, game.options.win_mode) for moment in (("day", "dusk") if awake else ("dusk",)))

    def _fits(self, night: int, targets: list[int], answer: str | None) -> bool:
        if answer is None or not self._certain(night, answer):
            return True
        game = self.game
        sick = [other for other, when in game.infected.items() if when < night]
        if len(targets) == 2:
            first, second = ("loner" if one in sick else ROLES[game.card[one]].side for one in targets)
            same = first == second or (game.options.gangs_are_one and {first, second} == {"mafia", "triads"})
            return same == (answer == "same")
        (target,) = targets
        if answer in ("loner", "infected"):
            return target in sick or (answer == "loner" and game.card[target] in LONERS)
        return answer == "killed" or target not in sick

    def forget_others(self, dice: Dice) -> None:
        """What only others know is dealt again, or left out."""
        game, seat = self.game, self.seat
        game.checks = self.checks
        others = [other for other in game.alive if other != seat] or [other for other in game.players if other != seat]
        game.notes = [
            (who, night, half, whom if who == seat else dice.choice(others)) for who, night, half, whom in game.notes
        ]
        acquainted = bool(game.wakes)
        game.wakes = [(night, gang, room) for night, gang, room in game.wakes if seat in room]
        known = {gang for _, gang, _ in game.wakes}
        for gang in GANGS:
            members = {one for one in game.players if ROLES[game.card[one]].side == gang}
            if acquainted and members and gang not in known:
                room = [one for one in game.players if one in members or game.card[one] in GUESTS]
                game.wakes.append((0, gang, room))
        if game.card[seat] != "doctor":
            game.last_heal = self._healed(dice)
        if game.card[seat] != "widow":
            game.poison = self._poisoned(dice)

    def _healed(self, dice: Dice) -> int:
        game = self.game
        if not game.night or "doctor" not in game.deck:
            return -1
        return dice.choice([-1, *game.players])

    def _poisoned(self, dice: Dice) -> dict[int, int]:
        """Whom the widow may have poisoned last night."""
        game = self.game
        if not game.night or "widow" not in game.deck or not dice.below(4):
            return {}
        widow = game.card.index("widow")
        if not self._alive_after(widow, game.night):
            return {}
        fit = [one for one in game.alive if one != widow and not game.immune(one)]
        return {dice.choice(fit): game.night + 1} if fit else {}


def deck_left(game: Mafia) -> Counter[str]:
    """The cards that have not been opened yet."""
    left = Counter(game.deck)
    left.subtract(game.card[seat] for seat, _, _ in game.gone)
    return +left
