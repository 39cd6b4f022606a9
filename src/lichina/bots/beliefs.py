"""Who might be who: a distribution over the members of secret groups, given everything that was seen.

Groups have known sizes and unknown members. Evidence speaks for or against single seats, and for or against two seats
being in the same group. If there are few ways to fill the groups, all are weighed; if there are many, a random walk
samples them and stays longest where the evidence is strongest.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from math import comb, exp

from ..kernel import Dice

EXACT = 1500
"""Up to this many ways, all are weighed."""
CERTAIN = 12.0
"""No evidence about one seat counts for more than this."""
STEPS = 1500
"""How long the walk is otherwise, after a fifth of it as a warm-up that does not count."""


class GroupBelief:
    """Log-odds of seats, and of pairs of seats, being in groups; `chances` gives the resulting probabilities."""

    def __init__(self, seats: Iterable[int], sizes: Mapping[str, int]) -> None:
        self.seats = list(seats)
        self.sizes = {group: size for group, size in sizes.items() if size}
        self.alone = dict.fromkeys(self.seats, 0.0)
        """For each seat the sum of log-likelihood ratios for being in any group."""
        self.together = {seat: dict.fromkeys(self.seats, 0.0) for seat in self.seats}
        """For each two seats, how much more likely all is if they are in one group, beyond what each has alone."""

    def lean(self, seat: int, ratio: float) -> None:
        """Note evidence for this seat being in a group, as a log-likelihood ratio; negative means against."""
        self.alone[seat] += ratio

    def deed(self, by: int, to: int, *, mates: float, guilty: float, found: float) -> None:
        """Note that one seat did something to another: log-likelihoods relative to both being in no group.

        `mates`: both are in one group; `guilty`: the doer is in a group, the other not; `found`: the other way round.
        """
        self.alone[by] += guilty
        self.alone[to] += found
        bond = mates - guilty - found
        self.together[by][to] += bond
        self.together[to][by] += bond

    def likelihood(self, groups: Mapping[int, str]) -> float:
        """How likely all that was noted is if these are the groups of all, compared with other ways to fill them."""
        guilty = [seat for seat in self.seats if groups.get(seat)]
        total = sum(max(-CERTAIN, min(CERTAIN, self.alone[seat])) for seat in guilty)
        for place, seat in enumerate(guilty):
            bonds = self.together[seat]
            total += sum(bonds[mate] for mate in guilty[:place] if groups[mate] == groups[seat])
        return exp(total)

    def chances(self, known: Mapping[int, str], dice: Dice) -> dict[int, dict[str, float]]:
        """How likely each seat whose group is not `known` ("" means none) is to be in each group."""
        unknown = [seat for seat in self.seats if seat not in known]
        members = {group: [seat for seat in self.seats if known.get(seat) == group] for group in self.sizes}
        need = {group: min(self.sizes[group] - len(members[group]), len(unknown)) for group in self.sizes}
        need = {group: count for group, count in need.items() if count > 0}
        pull = {
            group: {
                seat: max(-CERTAIN, min(CERTAIN, self.alone[seat]))
                + sum(self.together[seat][mate] for mate in members[group])
                for seat in unknown
            }
            for group in need
        }
        ways, left = 1, len(unknown)
        for count in need.values():
            ways *= comb(left, min(count, left))
            left -= count
        if left < 0 or not need:
            return {seat: dict.fromkeys(self.sizes, 0.0) for seat in unknown}
        sums = {seat: dict.fromkeys(self.sizes, 0.0) for seat in unknown}
        if ways <= EXACT:
            total = self._fill(unknown, list(need.items()), pull, 0.0, sums)
        else:
            total = self._walk(unknown, need, pull, dice, sums)
        return {seat: {group: share / total for group, share in by.items()} for seat, by in sums.items()}

    def _fill(
        self,
        unknown: list[int],
        need: list[tuple[str, int]],
        pull: Mapping[str, Mapping[int, float]],
        score: float,
        sums: dict[int, dict[str, float]],
    ) -> float:
        """Weigh every way to fill the groups, one group after another; the sum of all weights."""
        (group, count), *rest = need

        def choose(left: list[int], odds: list[float], more: int, score: float, chosen: list[int]) -> float:
            if more == 1 and not rest:
                weights = [exp(score + odd) for odd in odds]
                for seat, weight in zip(left, weights, strict=True):
                    sums[seat][group] += weight
                return sum(weights)
            total = 0.0
            for index in range(len(left) - more + 1):
                seat, now = left[index], score + odds[index]
                if more == 1:
                    free = [one for one in unknown if one != seat and one not in chosen]
                    weight = self._fill(free, rest, pull, now, sums)
                else:
                    bonds = self.together[seat]
                    after = left[index + 1 :]
                    nearer = [odd + bonds[one] for one, odd in zip(after, odds[index + 1 :], strict=True)]
                    weight = choose(after, nearer, more - 1, now, [*chosen, seat])
                sums[seat][group] += weight
                total += weight
            return total

        return choose(unknown, [pull[group][seat] for seat in unknown], count, score, [])

    def _walk(
        self,
        unknown: list[int],
        need: Mapping[str, int],
        pull: Mapping[str, Mapping[int, float]],
        dice: Dice,
        sums: dict[int, dict[str, float]],
    ) -> float:
        """A walk by exchanging two seats at a time (Metropolis); how many places on it were counted."""
        total = 0.0
        order = dice.sample(unknown, len(unknown))
        label = dict.fromkeys(unknown, "")
        for group, count in need.items():
            for _ in range(count):
                label[order.pop()] = group
        for step in range(STEPS):
            first, second = unknown[dice.below(len(unknown))], unknown[dice.below(len(unknown))]
            if label[first] != label[second]:
                gain = self._gain(label, first, second, pull) + self._gain(label, second, first, pull)
                if gain >= 0 or dice.below(1 << 20) < exp(gain) * (1 << 20):
                    label[first], label[second] = label[second], label[first]
            if step >= STEPS // 5 and step % 4 == 0:
                total += 1.0
                for seat, group in label.items():
                    if group:
                        sums[seat][group] += 1.0
        return total

    def _gain(self, label: Mapping[int, str], goes: int, comes: int, pull: Mapping[str, Mapping[int, float]]) -> float:
        """What is won when one takes the place of another in that one's group."""
        group = label[goes]
        if not group:
            return 0.0
        gain = pull[group][comes] - pull[group][goes]
        for seat, other in label.items():
            if other == group and seat != goes:
                gain += self.together[comes][seat] - self.together[goes][seat]
        return gain
