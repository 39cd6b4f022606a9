"""Which mask goes to whom."""

from __future__ import annotations

from .state import MASK_ORDER, MASKS, UNMASKED, Person, TableState


def worn(state: TableState) -> list[int]:
    """The masks inside. A person at the door takes none away, and their own does not tell how many are inside."""
    people = [person.mask for person in state.people if not person.waits]
    return people + [seat.mask for seat in state.seats if seat.bot]


def free_mask(state: TableState) -> int:
    """The first that nobody wears; if there is none, the first of those worn least."""
    return min(MASK_ORDER, key=worn(state).count)


def door_mask(person: Person) -> int:
    """What somebody wears who has not been let in."""
    return MASK_ORDER[person.id % MASKS]


def mask_all(state: TableState) -> None:
    """Everybody who has no mask gets one: the table was written down before there were masks."""
    for person in state.people:
        if person.mask == UNMASKED:
            person.mask = door_mask(person) if person.waits else free_mask(state)
    for seat in state.seats:
        if seat.bot and seat.mask == UNMASKED:
            seat.mask = free_mask(state)
