"""Moments: whether each is as long as was chosen, belongs to everybody, and has nothing beside it."""

from __future__ import annotations

from lichina.kernel import MOMENT, Entry, Match, Moment


class Moments:
    """An observer of one match that raises AssertionError as soon as something does not hold."""

    def __init__(self) -> None:
        self.seen: set[str] = set()
        """The keys of those that came."""
        self._last: Moment | None = None

    def __call__(self, match: Match, entry: Entry | None) -> None:
        moment = match.moment
        if moment is not None:
            if moment != self._last:
                self._begins(match, moment)
            _stands_alone(match, moment)
        self._last = moment

    def _begins(self, match: Match, moment: Moment) -> None:
        """It is as long as was chosen whatever is hidden, everybody is asked, and everybody has heard what it shows."""
        key = moment.key
        self.seen.add(key)
        lasts = match.game.options.moment * match.game.TALES[key].moment
        assert moment.seconds == lasts, f"the moment “{key}” lasts {moment.seconds} seconds, and {lasts} were chosen"
        began = moment.ends - lasts
        assert began <= match.now < moment.ends, f"the moment “{key}” lasts from {began}, and it is {match.now}"
        asked = [ask.seat for ask in match.asks]
        assert asked == list(match.game.seats), f"the moment “{key}” is shown to {asked}"
        told = match.told(None)
        assert all(event in told for event in moment.told), f"not everybody has heard of the moment “{key}”"
        _ends(match, moment)


def _stands_alone(match: Match, moment: Moment) -> None:
    """Nothing else goes on meanwhile."""
    others = [ask for ask in match.asks if ask.key != MOMENT or not ask.form.single()]
    assert not others, f"beside the moment “{moment.key}” there is asked: {others}"
    assert not match.offers, f"beside the moment “{moment.key}” there is offered: {match.offers}"
    assert match.deadline == moment.ends, f"before the moment “{moment.key}” ends, something else is due"


def _ends(match: Match, moment: Moment) -> None:
    """It ends as soon as everybody has seen it, and else with its time; both ways lead to the same."""
    quick, slow = match.fork(), match.fork()
    for ask in match.asks:
        quick.answer(ask.seat, ask.form.fallback(), ask.number)
    slow.lapse(moment.ends)
    for copy in (quick, slow):
        assert copy.moment is None or copy.moment != moment, f"the moment “{moment.key}” does not end"
    assert quick.phase == slow.phase, f"the moment “{moment.key}” leads to {quick.phase} or to {slow.phase}"
