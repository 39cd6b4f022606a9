"""What a card is by merely being held: its answers to the questions that the rules ask of every card.

A card that is not named here gives the usual answer, and so does one whose holder is infected. What a card does when it
is called at night is in `night`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from lichina.kernel import Modifiers

if TYPE_CHECKING:
    from .town import Town

votes = Modifiers("votes")
"""What a hand counts by day."""
immune = Modifiers("immune")
"""Whether its holder cannot be shot, poisoned or jailed."""
wakes_with = Modifiers("wakes_with")
"""Whether its holder wakes with a gang that lives."""
exposed = Modifiers("exposed")
"""Whether a gang that shoots its holder sees the card, and may shoot once more."""
infectious = Modifiers("infectious")
"""Whether the infection comes from its holder."""


@votes("leader")
def leader(_town: Town, _seat: int, _one: int) -> int:
    """His hand counts as two."""
    return 2


@immune("politician")
def politician(_town: Town, _seat: int, _usually: bool) -> bool:
    """Only the vote puts him out, even when the beauty visits him (A48)."""
    return True


@wakes_with("spy")
@exposed("spy")
def spy(_town: Town, _seat: int, _usually: bool) -> bool:
    """He wakes and points with every gang; as he is none of them, his ballot never counts.

    A gang that shoots him sees his card and may shoot another. Then only the beauty saves him.
    """
    return True


@infectious("patient0")
def patient_zero(_town: Town, _seat: int, _usually: bool) -> bool:
    """He is sick without being infected: the infected know him, and win with him."""
    return True
