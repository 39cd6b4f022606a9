"""Whom the host has removed. A device is known by the tokens that it was given, a person by the name alone."""

from __future__ import annotations

from collections.abc import Collection

from .names import look
from .state import Person, Removed, TableState

MOST = 32
"""How many are recognised; people removed before them come in as anybody does."""
MOST_TOKENS = 8


def _is(one: Removed, name: str, tokens: Collection[str]) -> bool:
    return look(one.name) == look(name) or any(token in one.tokens for token in tokens)


def note(state: TableState, person: Person) -> None:
    """This person is removed, with all devices that were his, then and before."""
    before = [one for one in state.removed if _is(one, person.name, person.tokens)]
    tokens = dict.fromkeys([*(token for one in before for token in one.tokens), *person.tokens])
    others = [one for one in state.removed if one not in before]
    state.removed = [*others, Removed(person.name, tuple(tokens)[-MOST_TOKENS:])][-MOST:]


def knows(state: TableState, brought: Collection[str]) -> bool:
    """Whether a device with these tokens was a removed person's."""
    return any(token in one.tokens for one in state.removed for token in brought)


def recognise(state: TableState, person: Person, brought: Collection[str]) -> bool:
    """Whether somebody who comes in was removed; if so, the new token is remembered with the old ones."""
    found = [one for one in state.removed if _is(one, person.name, brought)]
    if not found:
        return False
    tokens = [token for one in found for token in one.tokens] + person.tokens
    kept = Removed(found[-1].name, tuple(tokens)[-MOST_TOKENS:])
    state.removed = [*(one for one in state.removed if one not in found), kept]
    return True


def pardon(state: TableState, person: Person) -> None:
    """The host lets this person in again: the next time it is as with anybody."""
    state.removed = [one for one in state.removed if not _is(one, person.name, person.tokens)]
