"""Who sits where, and what is going to be played: what people do at a table, as changes of its state.

Every function either changes the state or raises and leaves it as it is.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

import msgspec

from ..bots.lesson import Lesson
from ..kernel import BadOptions, LichinaError, Match, Mode, RuleError
from ..kernel.options import UNCHOSEN, read
from ..registry import FIRST, IN_LESSON, SEARCH, BadGame, FoundGame, find, known
from ..words import LANGUAGES
from . import removed
from .masks import door_mask, free_mask, worn
from .names import clean, distinct, free
from .naming import bot_name, bot_temper, is_free, names_at, take_name
from .state import MASKS, OwnedProgram, Person, PersonKind, Refused, TableSeat, TableSettings, TableState

NEVER = UNCHOSEN | {"seed"}
"""Options that would let somebody know what is dealt: never taken from a client."""
CHANGEABLE_IN_MATCH = frozenset(("language", "spectators", "door", "clocks", "pace", "bots", "voice"))
MOST_PEOPLE = 64
MOST_SPECTATORS = 32


# --- what is played ---------------------------------------------------------------------------------------------------


def game_of(settings: TableSettings) -> FoundGame:
    """The game that is to be played. A client names games that are known here, and never a path."""
    if settings.game not in known():
        listed = ", ".join(known())
        raise Refused("no-such-game", f"there is no game “{settings.game}”", name=settings.game, known=listed)
    return find(settings.game)


def mode_of(found: FoundGame, name: str | None) -> Mode:
    """A mode of the game by its name."""
    if name is None:
        return Mode()
    if name not in found.game.MODES:
        listed = ", ".join(found.game.MODES)
        raise Refused("unknown-mode", f"there is no mode “{name}”; known: {listed}", name=name, known=listed)
    return found.game.MODES[name]


def chosen_options(state: TableState) -> dict[str, Any]:
    """All options of the match to come: those for people at a table, with bots, who sit so, the mode's, the host's.

    Whatever comes later counts more.
    """
    lesson = lesson_of(state)
    if lesson is not None:
        return {**lesson.options, "deal": lesson.deal}
    found = game_of(state.settings)
    bots = found.game.WITH_BOTS if any(seat.bot for seat in state.seats) else {}
    sitting = found.game.SITTING.get(state.settings.sitting, {})
    live = found.game.LIVE if any(seat.person for seat in state.seats) else {}
    return {**live, **bots, **sitting, **mode_of(found, state.settings.mode).options, **state.settings.options}


def dealt_options(state: TableState) -> dict[str, Any]:
    """The options with which a match begins: also what it takes over from the last one of its game, if it still can."""
    if state.lesson is not None:
        return chosen_options(state)
    game = game_of(state.settings).game
    handed = state.handed_on.get(game.id, {})
    known = {name: value for name, value in handed.items() if name in game.Options.__struct_fields__}
    return {**chosen_options(state), **known}


def table_sizes(state: TableState) -> range:
    """For how many seats the match to come is."""
    found = game_of(state.settings)
    sizes = found.game.table_sizes(read(found.game.Options, chosen_options(state)))
    limited = mode_of(found, state.settings.mode).players
    return range(max(sizes.start, limited.start), min(sizes.stop, limited.stop)) if limited else sizes


def problem(state: TableState) -> LichinaError | None:
    """Why the match cannot begin now: also what only dealing would show is found here, by a deal that nobody sees."""
    try:
        if game_of(state.settings).game.OWN_DEVICES and _shared(state):
            return Refused("own-devices", "in this game anybody may step in at any time: no device can go round")
        sizes = table_sizes(state)
        if len(state.seats) in sizes:
            Match(game_of(state.settings).game, len(state.seats), 0, chosen_options(state), checkpoints=False)
            return None
    except RuleError:
        return Refused("cannot-deal", "the rules failed at the deal")
    except LichinaError as error:
        return error
    return BadOptions(
        "wrong-seats",
        f"this is for {sizes[0]} to {sizes[-1]} players, not {len(state.seats)}",
        low=sizes[0],
        high=sizes[-1],
        given=str(len(state.seats)),
    )


def _shared(state: TableState) -> bool:
    """Whether people who play sit at one device."""
    seated = [state.person(seat.person) for seat in state.seats if seat.person is not None]
    devices = [person.beside or person.id for person in seated]
    return len(set(devices)) < len(devices)


def configure(state: TableState, changes: Mapping[str, Any]) -> None:
    """Change settings; another game forgets the mode and the options of the last one."""
    if state.stage == "match" and not CHANGEABLE_IN_MATCH.issuperset(changes):
        raise Refused("not-in-match", "this cannot be changed during a match")
    old = state.settings
    values = {name: getattr(old, name) for name in old.__struct_fields__}
    if changes.get("game", old.game) != old.game:
        values |= {"mode": None, "options": {}}
    elif "mode" in changes and "options" not in changes:
        values["options"] = {}
    try:
        settings = msgspec.convert({**values, **changes}, TableSettings, strict=True)
    except msgspec.ValidationError as error:
        raise Refused("bad-setting", f"this setting is not understood: {error}", detail=str(error)) from None
    _check_settings(state, settings)
    state.settings = settings


def _check_settings(state: TableState, settings: TableSettings) -> None:
    forbidden = NEVER & settings.options.keys()
    if forbidden:
        raise Refused("no-fixed-deal", f"{', '.join(sorted(forbidden))} cannot be chosen at a live table")
    found = game_of(settings)
    mode = mode_of(found, settings.mode)
    options = {**mode.options, **settings.options}
    read(found.game.Options, options)
    for name, value in found.game.SIMULATED.items():
        if options.get(name) == value and name in options:
            raise Refused("only-simulated", f"{name} = {value} is for simulations", name=name, value=str(value))
    if settings.language not in LANGUAGES:
        listed = ", ".join(LANGUAGES)
        raise Refused(
            "unknown-language",
            f"there is no language “{settings.language}”; known: {listed}",
            name=settings.language,
            known=listed,
        )
    low, high = settings.bots
    if not 0 <= low <= high <= 60 or not 0.25 <= settings.pace <= 10:
        raise Refused("bad-setting", "bots wait 0 to 60 seconds, and the pace is from 0.25 to 10", detail="bots, pace")
    if settings.voice is not None:
        state.person(settings.voice)


def arrange(state: TableState, order: Sequence[int]) -> None:
    """Put the seats into another order: that in which people sit."""
    _lobby_only(state)
    if sorted(order) != list(range(len(state.seats))):
        raise Refused("not-an-order", "every seat has to be named once", value=str(list(order))[:60], allowed="")
    state.seats = [state.seats[old] for old in order]
    _follow(state, {old: new for new, old in enumerate(order)})


def _follow(state: TableState, places: Mapping[int, int]) -> None:
    """Options that name seats follow people who have moved; one that names a seat that is gone is forgotten."""
    seated = game_of(state.settings).game.SEATED
    options = dict(state.settings.options)
    for name in seated & options.keys():
        moved = _moved(options[name], places)
        if moved is None:
            del options[name]
        else:
            options[name] = moved
    state.settings.options = options


def _moved(value: Any, places: Mapping[int, int]) -> Any:
    if isinstance(value, int) and not isinstance(value, bool):
        return places.get(value)
    if isinstance(value, list | tuple):
        return [found for item in value if (found := _moved(item, places)) is not None]
    if isinstance(value, dict):
        return {str(places[int(key)]): item for key, item in value.items() if int(key) in places}
    return value


def _drop_seat(state: TableState, index: int) -> None:
    del state.seats[index]
    _follow(state, {old: old - (old > index) for old in range(len(state.seats) + 1) if old != index})


# --- people -----------------------------------------------------------------------------------------------------------


def enter(
    state: TableState,
    name: object,
    kind: PersonKind,
    token: str,
    number: int | None = None,
    brought: Collection[str] = (),
    *,
    beside: int | None = None,
    program: OwnedProgram | None = None,
) -> Person:
    """Somebody comes in: to a seat, if one is free or a bot's and the match has not begun; else to watch and wait."""
    if state.settings.door == "closed" and state.host:
        raise Refused("door-closed", "the host lets nobody else in")
    if len(state.people) >= MOST_PEOPLE:
        raise Refused("table-full", "there are too many people at this table")
    watching = sum(person.kind != "player" for person in state.people)
    if kind == "spectator" and (not state.settings.spectators or watching >= MOST_SPECTATORS):
        raise Refused("no-spectators", "spectators are not let in here")
    checked = clean(name)
    if kind == "tv":
        checked = free(checked, names_at(state))  # nobody has chosen it
    else:
        take_name(state, checked)
    state.newest += 1
    number = number if kind == "tv" else None
    person = Person(state.newest, checked, kind, [token], number=number, beside=beside, program=_presented(program))
    person.removed = kind != "tv" and removed.recognise(state, person, brought)
    knocks = kind == "tv" or (state.settings.door == "knock" and state.host != 0)
    person.waits = waits = person.removed or (bool(state.people) and knocks)
    person.mask = door_mask(person) if waits else free_mask(state)
    state.people.append(person)
    if not state.host and not waits:
        state.host = person.id
    if not waits:
        _seat(state, person)
    return person


def _presented(program: OwnedProgram | None) -> OwnedProgram | None:
    """A program as it is shown: its name and its owner's are names like others."""
    return None if program is None else OwnedProgram(clean(program.name), clean(program.owner))


def _seat(state: TableState, person: Person) -> None:
    """Give this player a chair, if there is one: where bots have taken all, the first of them gets up."""
    if state.stage == "match" or not _waits_for_seat(state, person):
        return
    if len(state.seats) < _most_seats(state):
        state.seats.append(TableSeat(person=person.id))
        return
    bot = next((index for index, seat in enumerate(state.seats) if seat.bot is not None), None)
    if bot is not None:
        state.seats[bot] = TableSeat(person=person.id)


def seat_waiting(state: TableState) -> None:
    """Players without a seat sit down where one is free or a bot's, in the order in which they came."""
    for person in state.people:
        _seat(state, person)


def _waits_for_seat(state: TableState, person: Person) -> bool:
    return person.kind == "player" and not person.waits and state.seat_of(person.id) is None


def _has_room(state: TableState) -> bool:
    """Whether one more person finds a seat."""
    return len(state.seats) < _most_seats(state) or any(seat.bot for seat in state.seats)


def _most_seats(state: TableState) -> int:
    try:
        return table_sizes(state)[-1]
    except (LichinaError, IndexError):
        return game_of(state.settings).game.PLAYERS[-1]


def admit(state: TableState, number: int) -> None:
    """The host lets somebody in."""
    person = state.person(number)
    if not person.waits:
        raise Refused("not-waiting", f"{person.name} does not wait at the door", name=person.name)
    removed.pardon(state, person)
    person.mask = free_mask(state)
    person.waits = person.removed = False
    _seat(state, person)


def leave(state: TableState, number: int) -> None:
    """Somebody goes. During a match the seat stays, and a bot plays it."""
    person = state.person(number)
    index = state.seat_of(number)
    if index is not None:
        if state.stage == "match":
            temper = bot_temper(state, person.name)
            state.seats[index] = TableSeat(bot=_first_level(state), name=person.name, mask=person.mask, temper=temper)
        else:
            _drop_seat(state, index)
    state.people.remove(person)
    seat_waiting(state)
    if state.settings.voice == number:
        state.settings.voice = None
    if state.host == number:
        heirs = sorted((p.program is not None, p.id) for p in state.people if p.kind != "tv" and not p.waits)
        state.host = heirs[0][1] if heirs else 0  # a program only where there are no people


def kick(state: TableState, number: int) -> None:
    """The host sends somebody away, and is the only one who can let this person back.

    The token opens nothing any more. Under another name and on another device nobody would be known again: so from now
    on everybody who comes knocks, until the host opens the door.
    """
    person = state.person(number)
    if person.id == state.host:
        raise Refused("kick-host", "the host cannot be sent away")
    leave(state, number)
    if person.kind == "tv":
        return
    removed.note(state, person)
    if state.settings.door == "open":
        state.settings.door = "knock"


def rename(state: TableState, number: int, name: object) -> None:
    """Another name, before the match."""
    _lobby_only(state)
    checked = clean(name)
    distinct(checked, names_at(state, but=number))
    state.person(number).name = checked


def wear(state: TableState, number: int, mask: int) -> None:
    """Another mask, before or after a match."""
    _lobby_only(state)
    if not 0 <= mask < MASKS:
        raise Refused("no-such-mask", f"masks have the numbers 0 to {MASKS - 1}", high=MASKS - 1)
    person = state.person(number)
    if mask != person.mask and mask in worn(state):
        raise Refused("mask-taken", f"somebody else at this table wears mask {mask}")
    person.mask = mask


def sit(state: TableState, number: int) -> None:
    """Somebody who watches wants to play."""
    _lobby_only(state)
    person = state.person(number)
    if person.kind == "tv" or person.waits:
        raise Refused("not-allowed", "this is not for you")
    if state.seat_of(number) is None and not _has_room(state):
        raise Refused("no-seat-free", "all seats are taken")
    person.kind = "player"
    _seat(state, person)


def stand(state: TableState, number: int) -> None:
    """Somebody who would have played watches instead."""
    _lobby_only(state)
    person = state.person(number)
    if not state.settings.spectators:
        raise Refused("no-spectators", "spectators are not let in here")
    index = state.seat_of(number)
    if index is not None:
        _drop_seat(state, index)
    if person.kind == "player":
        person.kind = "spectator"
    seat_waiting(state)


def hand_over(state: TableState, number: int) -> None:
    """Somebody else is the host."""
    person = state.person(number)
    if person.kind == "tv" or person.waits:
        raise Refused("not-allowed", f"{person.name} cannot be the host", name=person.name)
    state.host = number


def give(state: TableState, index: int, number: int, absent: bool) -> None:
    """A bot's seat, or that of somebody who is away, goes to a person who waits."""
    seat = _seat_at(state, index)
    person = state.person(number)
    if person.kind == "tv" or person.waits or state.seat_of(number) is not None:
        raise Refused("not-waiting-for-seat", f"{person.name} does not wait for a seat", name=person.name)
    if seat.person is not None and not absent:
        raise Refused("seat-is-played", f"{state.name_of(seat)} is here and plays", name=state.name_of(seat))
    person.kind = "player"
    state.seats[index] = TableSeat(person=number)


# --- bots -------------------------------------------------------------------------------------------------------------


def levels(found: FoundGame) -> list[str]:
    """The bots that may be chosen. One that plays at random is for games that have no other.

    One that thinks ahead may be chosen where it is worth it, and thinks no longer than others wait anyway.
    """
    own = [name for name in found.usual_bots() if name != "random"] or ["random"]
    return own if found.ahead.seconds is None else [*own, SEARCH]


def _first_level(state: TableState) -> str:
    return levels(game_of(state.settings))[0]


def _level(state: TableState, level: str | None) -> str:
    found = levels(game_of(state.settings))
    if level is None:
        return found[0]
    if level not in found:
        listed = ", ".join(found)
        raise BadGame(
            "unknown-bot",
            f"there is no bot “{level}”; known: {listed}",
            game=state.settings.game,
            name=level,
            known=listed,
        )
    return level


def add_bot(state: TableState, level: str | None = None, name: object = None) -> None:
    """A bot sits down."""
    _lobby_only(state)
    if len(state.seats) >= _most_seats(state):
        raise Refused("no-seat-free", "all seats are taken")
    chosen = _level(state, level)
    called = bot_name(state, name)
    state.seats.append(TableSeat(bot=chosen, name=called, mask=free_mask(state), temper=bot_temper(state, called)))


def _bot_at(state: TableState, index: int) -> TableSeat:
    seat = _seat_at(state, index)
    if seat.bot is None:
        raise Refused("not-a-bot", "there is no bot in this seat")
    return seat


def _seat_at(state: TableState, index: int) -> TableSeat:
    if not 0 <= index < len(state.seats):
        raise Refused("no-such-seat", f"there is no seat {index} at this table", seat=str(index))
    return state.seats[index]


def change_bot(state: TableState, index: int, level: str | None, name: object) -> None:
    """Another level or name for a bot."""
    _lobby_only(state)
    seat = _bot_at(state, index)
    chosen = _level(state, level) if level is not None else seat.bot
    if name is not None:
        checked = clean(name)
        distinct(checked, [other for other in names_at(state) if other != seat.name])
        seat.name = checked
    seat.bot = chosen


def remove_bot(state: TableState, index: int) -> None:
    """A bot gets up; a person who waits for a seat gets its place."""
    _lobby_only(state)
    _bot_at(state, index)
    waiting = next((one for one in state.people if _waits_for_seat(state, one)), None)
    if waiting is None:
        _drop_seat(state, index)
    else:
        state.seats[index] = TableSeat(person=waiting.id)


def refit(state: TableState) -> None:
    """Bots whose level the game does not have take its first; players without a seat sit down where one is free."""
    if state.lesson is not None:
        return
    found = levels(game_of(state.settings))
    for seat in state.seats:
        if seat.bot is not None and seat.bot not in found:
            seat.bot = found[0]
    seat_waiting(state)


# --- lessons ----------------------------------------------------------------------------------------------------------


def lesson_of(state: TableState) -> Lesson | None:
    """The lesson that is given at this table."""
    return None if state.lesson is None else game_of(state.settings).lessons.get(state.course)


def lesson_settings(game: str, language: str, course: str = FIRST) -> dict[str, Any]:
    """The settings of a table for a lesson of a game."""
    lesson = game_of(TableSettings(game=game)).lessons.get(course)
    if lesson is None:
        raise Refused("no-lesson", f"there is no lesson for “{game}”", name=game)
    options = dict(lesson.options)
    fixed = {"clocks": False, "door": "closed", "spectators": False, "bots": lesson.delay}
    return {"game": game, "language": language, "options": options, **fixed}


def begin_lesson(state: TableState, course: str) -> None:
    """The bots of a lesson sit down with the newcomer; one whose name the newcomer has takes another."""
    state.lesson, state.course = state.settings.game, course
    level = IN_LESSON if course == FIRST else f"{IN_LESSON}/{course}"
    lesson = lesson_of(state)
    assert lesson is not None
    names = lesson.names.get(state.settings.language, ())
    bots = lesson.seats - len(state.seats)
    for place in range(bots):
        chosen = next((one for one in (*names[place : place + 1], *names[bots:]) if is_free(state, one)), None)
        state.seats.append(TableSeat(bot=level, name=bot_name(state, chosen), mask=free_mask(state)))


def _lobby_only(state: TableState) -> None:
    if state.stage == "match":
        raise Refused("not-in-match", "this cannot be done during a match")
