"""What a client may ask of a table: each command is one typed message."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

import msgspec

from .state import Refused

UNSET = msgspec.UNSET
Id: TypeAlias = Annotated[int, msgspec.Meta(ge=-(1 << 53), le=1 << 53)] | None


class Command(msgspec.Struct, tag_field="do", tag=str.lower, forbid_unknown_fields=True):
    """The base of all commands; `id` is the client's own number for it."""

    id: Id = None


class Numbered(msgspec.Struct):
    """Of a command, its number alone."""

    id: Id = None


class Answer(Command):
    match: int = 0
    ask: int | str = 0
    value: Any = None


class Undo(Command):
    match: int = 0


class Say(Command):
    channel: str = "table"
    text: str = ""


class Here(Command): ...


class Rename(Command):
    name: str = ""


class Mask(Command):
    mask: int = -1


class Sit(Command): ...


class Stand(Command): ...


class Language(Command):
    lang: str = ""


class Voice(Command):
    able: bool = True


class Ping(Command): ...


class Start(Command): ...


class Lobby(Command): ...


class Set(Command):
    game: str | msgspec.UnsetType = UNSET
    mode: str | msgspec.UnsetType | None = UNSET
    options: dict[str, Any] | msgspec.UnsetType = UNSET
    sitting: str | msgspec.UnsetType = UNSET
    language: str | msgspec.UnsetType = UNSET
    spectators: bool | msgspec.UnsetType = UNSET
    door: str | msgspec.UnsetType = UNSET
    clocks: bool | msgspec.UnsetType = UNSET
    pace: float | msgspec.UnsetType = UNSET
    bots: tuple[float, float] | msgspec.UnsetType = UNSET
    voice: int | msgspec.UnsetType | None = UNSET

    def changes(self) -> dict[str, Any]:
        """Only what is given."""
        names = (name for name in self.__struct_fields__ if name != "id")
        return {name: value for name in names if (value := getattr(self, name)) is not UNSET}


class Arrange(Command):
    order: tuple[int, ...] = ()


class Bot(Command):
    level: str | None = None
    name: str | None = None


class Change(Command):
    seat: int = -1
    level: str | None = None
    name: str | None = None


class Remove(Command):
    seat: int = -1


class Give(Command):
    seat: int = -1
    person: int = 0


class Admit(Command):
    person: int = 0


class Kick(Command):
    person: int = 0


class Mute(Command):
    person: int = 0
    muted: bool = True


class Host(Command):
    person: int = 0


class Pause(Command): ...


class Resume(Command): ...


class Hasten(Command): ...


class Back(Command): ...


class Close(Command): ...


AnyCommand: TypeAlias = (
    Answer
    | Undo
    | Say
    | Here
    | Rename
    | Mask
    | Sit
    | Stand
    | Language
    | Voice
    | Ping
    | Start
    | Lobby
    | Set
    | Arrange
    | Bot
    | Change
    | Remove
    | Give
    | Admit
    | Kick
    | Mute
    | Host
    | Pause
    | Resume
    | Hasten
    | Back
    | Close
)

FOR_HOST: frozenset[type[Command]] = frozenset(
    (Start, Lobby, Set, Arrange, Bot, Change, Remove, Give, Admit, Kick, Mute, Host, Pause, Resume, Hasten, Back, Close)
)
"""What only the host may do, or whoever stands in."""

FIXED_IN_LESSON: frozenset[type[Command]] = frozenset((Set, Arrange, Bot, Change, Remove, Give, Sit, Stand, Hasten))
"""What would take a lesson off its plot."""

_decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(AnyCommand)
_numbers = msgspec.json.Decoder(Numbered)


DEEPEST = 8
"""No answer and no option is nested deeper."""


def read(frame: bytes | str) -> AnyCommand:
    """A frame as a command; Refused says why it is none."""
    try:
        command: AnyCommand = _decoder.decode(frame)
        return command
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError, ValueError) as error:
        # msgspec names the field and what it should be, and repeats nothing of what was sent but a tag.
        raise _not_understood("nested too deeply" if isinstance(error, RecursionError) else str(error)[:200]) from None


def number_of(frame: bytes) -> int | None:
    """The number of a command that is refused unread, if it has one: nothing is made of all the rest."""
    try:
        return _numbers.decode(frame).id
    except (msgspec.DecodeError, RecursionError):
        return None


def check(command: AnyCommand) -> None:
    """Refuse what no command means: how deep a frame can be read differs from one Python to the next."""
    given = command.value if isinstance(command, Answer) else command.options if isinstance(command, Set) else None
    if not _shallow(given, DEEPEST):
        raise _not_understood("nested too deeply")


def _shallow(value: Any, left: int) -> bool:
    if isinstance(value, dict):
        value = value.values()
    elif not isinstance(value, list):
        return True
    return left > 0 and all(_shallow(item, left - 1) for item in value)


def _not_understood(detail: str) -> Refused:
    return Refused("bad-frame", f"this frame is not understood: {detail}", detail=detail)
