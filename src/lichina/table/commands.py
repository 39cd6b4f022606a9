"""What a client may ask of a table: each command is one typed message."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

import msgspec

from .state import Refused

UNSET = msgspec.UNSET
Id: TypeAlias = Annotated[int, msgspec.Meta(ge=-(1 << 53), le=1 << 53)] | None


def _tag(name: str) -> str:
    return name.removesuffix("Command").lower()


class Command(msgspec.Struct, tag_field="do", tag=_tag, forbid_unknown_fields=True):
    """The base of all commands: `SayCommand` is `say` on the wire; `id` is the client's own number for it."""

    id: Id = None


class Numbered(msgspec.Struct):
    """Of a command, its number alone."""

    id: Id = None


class AnswerCommand(Command):
    match: int = 0
    ask: int | str = 0
    value: Any = None


class UndoCommand(Command):
    match: int = 0


class SayCommand(Command):
    channel: str = "table"
    text: str = ""


class HereCommand(Command): ...


class RenameCommand(Command):
    name: str = ""


class MaskCommand(Command):
    mask: int = -1


class SitCommand(Command): ...


class StandCommand(Command): ...


class LanguageCommand(Command):
    lang: str = ""


class VoiceCommand(Command):
    able: bool = True


class PingCommand(Command): ...


class StartCommand(Command): ...


class LobbyCommand(Command): ...


class SetCommand(Command):
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


class ArrangeCommand(Command):
    order: tuple[int, ...] = ()


class BotCommand(Command):
    level: str | None = None
    name: str | None = None


class ChangeCommand(Command):
    seat: int = -1
    level: str | None = None
    name: str | None = None


class RemoveCommand(Command):
    seat: int = -1


class GiveCommand(Command):
    seat: int = -1
    person: int = 0


class AdmitCommand(Command):
    person: int = 0


class KickCommand(Command):
    person: int = 0


class MuteCommand(Command):
    person: int = 0
    muted: bool = True


class HostCommand(Command):
    person: int = 0


class PauseCommand(Command): ...


class ResumeCommand(Command): ...


class HastenCommand(Command):
    until: float | None = None


class BackCommand(Command): ...


class CloseCommand(Command): ...


AnyCommand: TypeAlias = (
    AnswerCommand
    | UndoCommand
    | SayCommand
    | HereCommand
    | RenameCommand
    | MaskCommand
    | SitCommand
    | StandCommand
    | LanguageCommand
    | VoiceCommand
    | PingCommand
    | StartCommand
    | LobbyCommand
    | SetCommand
    | ArrangeCommand
    | BotCommand
    | ChangeCommand
    | RemoveCommand
    | GiveCommand
    | AdmitCommand
    | KickCommand
    | MuteCommand
    | HostCommand
    | PauseCommand
    | ResumeCommand
    | HastenCommand
    | BackCommand
    | CloseCommand
)

FOR_HOST: frozenset[type[Command]] = frozenset(
    (
        StartCommand,
        LobbyCommand,
        SetCommand,
        ArrangeCommand,
        BotCommand,
        ChangeCommand,
        RemoveCommand,
        GiveCommand,
        AdmitCommand,
        KickCommand,
        MuteCommand,
        HostCommand,
        PauseCommand,
        ResumeCommand,
        HastenCommand,
        BackCommand,
        CloseCommand,
    )
)
"""What only the host may do, or the person who acts for them."""

FIXED_IN_LESSON: frozenset[type[Command]] = frozenset(
    (
        SetCommand,
        ArrangeCommand,
        BotCommand,
        ChangeCommand,
        RemoveCommand,
        GiveCommand,
        SitCommand,
        StandCommand,
        HastenCommand,
    )
)
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
    given = (
        command.value
        if isinstance(command, AnswerCommand)
        else command.options
        if isinstance(command, SetCommand)
        else None
    )
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
