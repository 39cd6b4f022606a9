"""The table as its devices get it: who sits there, what is chosen, what holds it up."""

from __future__ import annotations

from typing import Any

from ..kernel import LichinaError
from . import lobby
from .presence import Client
from .rows import encode
from .situation import Situation
from .state import SPOKEN, TableSeat, totals


def table_frame(at: Situation, client: Client) -> bytes:
    """The table as data; somebody at the door does not see who sits there."""
    words = at.words(client.language)
    found, options = at.played()
    state, settings = at.state, at.state.settings
    waits = state.person(client.person).waits
    problem = lobby.problem(state) if state.stage != "match" else None
    paused = at.halted or state.paused
    sizes = _sizes(at)
    evening = [] if waits or state.lesson is not None else state.evening
    return encode(
        {
            "t": "table",
            "table": {
                "id": state.id,
                "code": state.code,
                "link": at.around.link(state.id),
                **{name: getattr(settings, name) for name in settings.__struct_fields__},
                "stage": state.stage,
                "match": state.match,
                "players": [sizes[0], sizes[-1]],
                "host": state.host,
                "acting": at.acting(),
                "voice": voice(at),
                "people": _people(at, client.person if waits else None),
                "seats": [] if waits else [_seat(at, index, seat) for index, seat in enumerate(state.seats)],
                "paused": {"why": paused, "text": words(f"paused-{paused}")} if paused else None,
                "problem": {"code": problem.code, "text": words.error(problem)} if problem else None,
                "notices": [{"code": code, "text": words(f"notice-{code}")} for code in _notices(at)],
                "evening": {"matches": evening, "totals": totals(evening)},
                "lesson": state.lesson,
                "content": found.content(options),
            },
        }
    )


def _people(at: Situation, at_the_door: int | None) -> list[dict[str, Any]]:
    """Everybody who has come; a person at the door sees only the host."""
    now = at.around.now()
    return [
        {
            "id": person.id,
            "name": person.name,
            "kind": person.kind,
            "here": at.presence.here(person.id, now),
            "muted": person.muted,
            "waits": person.waits,
            "number": person.number,
            "mask": person.mask,
            "removed": person.removed,
            "program": person.program,
        }
        for person in at.state.people
        if at_the_door is None or person.id in (at_the_door, at.state.host)
    ]


def _seat(at: Situation, index: int, seat: TableSeat) -> dict[str, Any]:
    return {
        "person": seat.person,
        "bot": seat.bot,
        "name": at.state.name_of(seat),
        "by": "bot" if seat.bot or index in at.standing_in else "person",
        "mask": at.state.mask_of(seat),
        "temper": seat.temper.traits() if seat.temper else (),
    }


def _sizes(at: Situation) -> range:
    try:
        return lobby.table_sizes(at.state) or lobby.game_of(at.state.settings).game.PLAYERS
    except LichinaError:
        return lobby.game_of(at.state.settings).game.PLAYERS


def voice(at: Situation) -> int | None:
    """Whose device speaks for narrator and bots: the one chosen, else a television that can, else the host's."""
    settings = at.state.settings
    if settings.sitting not in SPOKEN or settings.voice is not None:
        return settings.voice
    screens = [person.id for person in at.state.people if person.kind == "tv" and not person.waits]
    return next((person for person in screens if at.presence.can_speak(person)), at.state.host)


def _notices(at: Situation) -> list[str]:
    """What the lobby must say: where people talk by voice, bots hear what is tapped."""
    spoken = at.state.stage != "match" and at.state.settings.sitting in SPOKEN
    return (["bots-hear-taps"] if spoken else []) + at.notices
