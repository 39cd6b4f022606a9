"""When cards come: a registry for each moment, in which a card has one small function.

A program is played when its moment is there. A role, or a program that lies on the table, is set off by what happens.
"""

from __future__ import annotations

from typing import Any

from lichina.kernel import Effects

ANY, TURN, PLAYED, DAMAGE, DEATH, SHOT = "any", "turn", "played", "damage", "death", "shot"
"""When a program may be played: at any time, in its owner's turn, or in the window that this opens."""

programs: Effects[Any] = Effects("program")
"""What a program does."""
actions: Effects[Any] = Effects("action")
"""What a program on the table lets its owner do as an action."""
revealed: Effects[Any] = Effects("reveal")
"""What a role does when it is turned up."""
started: Effects[Any] = Effects("start")
"""What a role does that shows itself when the match begins."""
turn_begun: Effects[Any] = Effects("turn-begun")
loyalty_opened: Effects[Any] = Effects("loyalty-opened")
role_opened: Effects[Any] = Effects("role-opened")
laid_otherwise: Effects[Any] = Effects("laid-otherwise")
"""Somebody has other cards before them, or lives again; none of them was turned up."""
peeked: Effects[Any] = Effects("peeked")
drawn: Effects[Any] = Effects("drawn")
dropped: Effects[Any] = Effects("dropped")
manners: Effects[Any] = Effects("manner")
"""In which other way a role lets its owner shoot, even while face down."""
fired: Effects[Any] = Effects("fired")
"""A shot is over, and the weapon still in hand."""
hurt: Effects[Any] = Effects("hurt")
died: Effects[Any] = Effects("died")
carried_out: Effects[Any] = Effects("carried-out")
"""A program that does not stay has had its effect."""
laid_off: Effects[Any] = Effects("laid-off")
"""It is about to go under the deck."""

MOMENTS = (
    programs,
    actions,
    revealed,
    started,
    turn_begun,
    loyalty_opened,
    role_opened,
    laid_otherwise,
    peeked,
    drawn,
    dropped,
    manners,
    fired,
    hurt,
    died,
    carried_out,
    laid_off,
)
