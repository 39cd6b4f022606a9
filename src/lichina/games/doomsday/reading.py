"""What people type at a table of «Судный день», as the statements that it comes to."""

from __future__ import annotations

from collections.abc import Iterator

from lichina.bots.hearing import SeatNames, sentences
from lichina.kernel import Told

from .teams import HUMAN, MACHINE, OUTCAST

TEAM_WORDS: dict[str, str] = {
    HUMAN: "человек|люди|людей|human|humans",
    MACHINE: "машина|машины|робот|machine|machines",
    OUTCAST: "изгой|outcast",
}
"""How a team is written by somebody who claims it."""
BLAMED = (
    "стреляй|стреляйте|стреляем|стрелять|огонь|убейте|убить|машина|робот|не человек|"
    "shoot|fire|kill|machine|not human|not a human"
)
"""What is said of somebody at whom to shoot."""
CLEARED = "человек|за людей|щадите|пощадите|не убивайте|human|spare|hold fire|don't shoot|don't kill"
"""What is said of somebody to be spared."""
DENIED = "не машина|не робот|not a machine|not machine|no machine"
"""How somebody says that he is human, without saying so."""
ASKED = "за кого ты|ты за кого|ты человек|ты машина|are you human|are you a human|are you a machine|which side"
"""How somebody is asked who he is."""
_KINDS = {"accuse": "said-shoot", "defend": "said-spare"}


def understood(text: str, seat: int, names: SeatNames) -> Iterator[Told]:
    """What somebody in this seat has typed, as events, as if it had been tapped; a question is `asked`."""
    for heard in sentences(text, names, TEAM_WORDS, blamed=BLAMED, cleared=CLEARED, denied=DENIED, asked=ASKED):
        one = next((other for other in heard.seats if other != seat), None)
        if heard.kind == "claim":
            yield Told("said-am", {"seat": seat, "team": heard.word or HUMAN})
        elif heard.kind in ("why", "who"):
            yield Told("asked", {"seat": seat, "target": one, "about": heard.kind})
        elif heard.kind in _KINDS and one is not None:
            yield Told(_KINDS[heard.kind], {"seat": seat, "target": one})
