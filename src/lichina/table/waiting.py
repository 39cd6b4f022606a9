"""For whom a table waits, and which pauses nobody needs."""

from __future__ import annotations

from .situation import Situation

NOBODY_SECONDS = 60.0
"""After how long without anybody the table stops."""


def hurried(at: Situation) -> bool:
    """Whether nobody needs the time that bots and pauses take: nobody watches another, or learns by watching."""
    return at.state.lesson is None and not at.presence.watching_each_other(at.state)


def needless(at: Situation) -> bool:
    """Whether nobody needs what is left of a pause."""
    return (hurried(at) and nothing_to_decide(at)) or nothing_to_hide(at)


def nothing_to_hide(at: Situation) -> bool:
    """Whether time passes only so that nobody sees when the last one has acted, and everybody does see it.

    One device goes round, and all people and bots have answered: who had it for how long was plain to see, and bots
    take as long whatever they hold.
    """
    live = at.live
    if live is None or not at.state.one_device() or live.match.asks:
        return False
    return live.match.phase in live.match.game.RESTARTS or live.match.reacting


def nothing_to_decide(at: Situation) -> bool:
    """Whether only time is waited for: all who are still asked are people with one answer in a window.

    A bot's lone answer is waited for, and comes as late as a real one: so the time tells nothing. A moment is not
    passed over: it is there to be seen.
    """
    assert at.live is not None
    match = at.live.match
    if match.moment is not None:
        return False
    return all(at.plays(ask.seat) and ask.form.single() and not match.owed(ask) for ask in match.asks)


def people_owe(at: Situation, deadline: float) -> bool:
    """Whether the table waits for somebody who is here, and has not answered what is due then."""
    assert at.live is not None
    match = at.live.match
    dues = [match.due(ask) for ask in match.asks if at.plays(ask.seat) and match.owed(ask)]
    return any(due is not None and due <= deadline for due in dues)
