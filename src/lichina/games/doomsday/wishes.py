"""What bots want with cards, as the content says."""

from __future__ import annotations

from typing import Literal, TypeAlias

from lichina.kernel.content import ContentRow, rows

from .box import CONTENT

Wish: TypeAlias = Literal[
    "heal",
    "help",
    "hurt",
    "hurt-all",
    "expose",
    "learn",
    "cover",
    "disarm",
    "redirect",
    "shift",
    "seize",
    "arm",
    "revive",
    "lay",
    "counter",
    "defend",
    "confide",
    "part",
    "spoil",
    "yes",
    "no",
]


class Use(ContentRow, frozen=True):
    """What a bot wants with a program, or when a card asks it something."""

    id: str
    wish: Wish


WISHES: dict[str, Wish] = {use.id: use.wish for use in rows(CONTENT / "bots.toml", "program", Use)}
ANSWERS: dict[str, Wish] = {use.id: use.wish for use in rows(CONTENT / "bots.toml", "question", Use)}
HARMS = frozenset(("hurt", "hurt-all", "expose", "disarm", "seize"))
"""Wishes that are bad for whom they are meant for."""
HELPS = frozenset(("heal", "defend", "revive", "help"))
