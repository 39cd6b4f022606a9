"""What people type at a table of «Находка для шпиона» when the time is up, as the statements that it comes to."""

from __future__ import annotations

from collections.abc import Iterator

from lichina.bots.hearing import SeatNames, sentences
from lichina.kernel import Told

BLAMED = "шпион*|не знает|не знаешь|врешь|указываю|укажу|укажем|spy|doesn't know|don't know|not know|pointing|point"
"""How somebody is called who is not trusted, and what is said of him."""
CLEARED = "знает|знаешь|местный|местная|knows|local"
"""What is said of somebody who is no spy."""
DENIED = "не шпион*|not the spy|not a spy|not spy|no spy"
CLAIMED = {"know": "знаю|местный|местная|свой|своя|know|local"}
"""How somebody says that he is no spy, or knows where everybody is."""
ASKED = "ты шпион*|ты знаешь|знаешь где|ты точно|точно знаешь|ты с нами|are you|do you know|you know where"
"""How somebody is asked whether he knows the place."""
_KINDS = {"accuse": "said-suspect", "defend": "said-trust", "who": "said-who", "why": "said-why", "agree": "said-agree"}
_ALONE = ("why", "agree")
"""These need name nobody."""


def understood(text: str, seat: int, names: SeatNames) -> Iterator[Told]:
    """What somebody in this seat has typed, as events; nothing for what is not plain."""
    for heard in sentences(text, names, CLAIMED, blamed=BLAMED, cleared=CLEARED, denied=DENIED, asked=ASKED):
        one = next((other for other in heard.seats if other != seat), None)
        if heard.kind == "claim":
            yield Told("said-know", {"seat": seat})
        elif heard.kind in _KINDS and (one is not None or heard.kind in _ALONE):
            yield Told(_KINDS[heard.kind], {"seat": seat, "target": one})


def own_answer(text: str) -> str | None:
    """How somebody who knows the place, or says so, answers a question about himself; None if it is not about him."""
    for heard in sentences(text, (), asked=ASKED):
        if heard.kind == "who":
            return "no" if "шпион" in text.casefold() or "spy" in text.casefold() else "yes"
    return None
