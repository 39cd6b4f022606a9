"""What each command does. A handler either does it or raises; what it returns goes back to the client that asked."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias

from ..journal import JournalError, Taken
from ..kernel import LichinaError, RuleError
from ..words import LANGUAGES
from . import commands, lobby
from .commands import FIXED_IN_LESSON, FOR_HOST, AnyCommand
from .presence import Client
from .protocol import UNSET, ErrorFrame, OkFrame
from .rows import encode
from .state import Refused
from .table import GONE, SENT_AWAY, Table

Handler: TypeAlias = Callable[[Table, Client, Any], Awaitable[Any]]

HANDLERS: dict[type, Handler] = {}
LONGEST_LINE = 300


def handles(kind: type) -> Callable[[Handler], Handler]:
    """This function carries out this command."""

    def keep(handler: Handler) -> Handler:
        HANDLERS[kind] = handler
        return handler

    return keep


async def carry_out(table: Table, client: Client, command: AnyCommand) -> None:
    """Do what a device wants, and answer it."""
    try:
        person = table.state.person(client.person)
        if person.waits and not isinstance(command, commands.PingCommand | commands.LanguageCommand):
            raise Refused("at-the-door", "the host has not let you in yet")
        if command.__class__ in FOR_HOST and table.situation.acting() != client.person:
            raise Refused("host-only", "only the host can do this")
        if table.state.lesson is not None and command.__class__ in FIXED_IN_LESSON:
            raise Refused("lesson-fixed", "a lesson goes as it is planned")
        commands.check(command)
        data = await HANDLERS[command.__class__](table, client, command)
    except LichinaError as error:
        refuse(table, client, command.id, error)
        if isinstance(error, JournalError) and not isinstance(error, Taken):
            await table.play.storage_failed()
        return
    reply = OkFrame(id=command.id, data=UNSET if data is None else data)
    client.send(table.audience.sealed(client, encode(reply)))


def refuse(table: Table, client: Client, number: int | None, error: LichinaError) -> None:
    """Say why not, in the client's language. What failed inside the rules may be hidden: it is not repeated."""
    if isinstance(error, RuleError):
        error = Refused("rules-failed", "the rules failed on this answer")
    text = " ".join(table.situation.words(client.language).error(error).split())
    frame = ErrorFrame(id=number, code=error.code, text=text, wait=error.data.get("seconds", UNSET))
    client.send(table.audience.sealed(client, encode(frame)))


# --- playing ----------------------------------------------------------------------------------------------------------


@handles(commands.AnswerCommand)
async def answer(table: Table, client: Client, command: commands.AnswerCommand) -> None:
    live, seat = table.situation.seat_for(client.person, command.match)
    table.returned(client.person)
    match = live.match
    key = next((ask.key for ask in match.asks_of(seat) if ask.number == command.ask), command.ask)
    talks = key in live.game.game.TALK
    await table.play.enter(lambda at: match.answer(seat, command.value, command.ask, at), _author(table, client), talks)


@handles(commands.UndoCommand)
async def undo(table: Table, client: Client, command: commands.UndoCommand) -> None:
    live, seat = table.situation.seat_for(client.person, command.match)
    await table.play.enter(lambda at: live.match.undo(seat, at), _author(table, client))


def _author(table: Table, client: Client) -> str:
    """Who has made what comes from a device."""
    return "person" if table.state.person(client.person).program is None else "bot"


@handles(commands.HereCommand)
async def here(table: Table, client: Client, command: commands.HereCommand) -> None:
    table.returned(client.person)


@handles(commands.SayCommand)
async def say(table: Table, client: Client, command: commands.SayCommand) -> None:
    person = table.state.person(client.person)
    if person.muted:
        raise Refused("muted", "the host has muted you")
    text = " ".join(command.text.split())
    if not text or not text.isprintable():
        raise Refused("nothing-said", "there is nothing in it that can be shown")
    if len(text) > LONGEST_LINE:
        raise Refused("line-too-long", f"at most {LONGEST_LINE} characters", high=LONGEST_LINE)
    await table.talk.say(table.talk.addressed(person, command.channel, text))


@handles(commands.RenameCommand)
async def rename(table: Table, client: Client, command: commands.RenameCommand) -> None:
    await table.change(lambda: lobby.rename(table.state, client.person, command.name))


@handles(commands.MaskCommand)
async def mask(table: Table, client: Client, command: commands.MaskCommand) -> None:
    await table.change(lambda: lobby.wear(table.state, client.person, command.mask))


@handles(commands.SitCommand)
async def sit(table: Table, client: Client, command: commands.SitCommand) -> None:
    await table.change(lambda: lobby.sit(table.state, client.person))
    table.audience.hello_all()


@handles(commands.StandCommand)
async def stand(table: Table, client: Client, command: commands.StandCommand) -> None:
    await table.change(lambda: lobby.stand(table.state, client.person))
    table.audience.hello_all()


@handles(commands.LanguageCommand)
async def language(table: Table, client: Client, command: commands.LanguageCommand) -> None:
    if command.lang not in LANGUAGES:
        listed = ", ".join(LANGUAGES)
        raise Refused("unknown-language", f"known: {listed}", name=command.lang[:20], known=listed)
    table.audience.change_language(client, command.lang)


@handles(commands.VoiceCommand)
async def voice(table: Table, client: Client, command: commands.VoiceCommand) -> None:
    if table.situation.presence.speaks(client.person, command.able):
        table.audience.tell_table()


@handles(commands.PingCommand)
async def ping(table: Table, client: Client, command: commands.PingCommand) -> None:
    """It is answered, and that is all."""


# --- the host's powers ------------------------------------------------------------------------------------------------


@handles(commands.StartCommand)
async def start(table: Table, client: Client, command: commands.StartCommand) -> None:
    await table.play.begin()


@handles(commands.LobbyCommand)
async def to_lobby(table: Table, client: Client, command: commands.LobbyCommand) -> None:
    await table.to_lobby()
    table.audience.hello_all()


@handles(commands.SetCommand)
async def settings(table: Table, client: Client, command: commands.SetCommand) -> None:
    def configure() -> None:
        lobby.configure(table.state, command.changes())
        if table.state.stage != "match":
            lobby.refit(table.state)

    before = table.state.seats[:]
    await table.change(configure)
    if table.state.seats != before:  # somebody who waited has found a seat
        table.audience.hello_all()
    table.apply_settings()


@handles(commands.ArrangeCommand)
async def arrange(table: Table, client: Client, command: commands.ArrangeCommand) -> None:
    await table.change(lambda: lobby.arrange(table.state, command.order))
    table.audience.hello_all()


@handles(commands.BotCommand)
async def add_bot(table: Table, client: Client, command: commands.BotCommand) -> None:
    await table.change(lambda: lobby.add_bot(table.state, command.level, command.name))


@handles(commands.ChangeCommand)
async def change_bot(table: Table, client: Client, command: commands.ChangeCommand) -> None:
    await table.change(lambda: lobby.change_bot(table.state, command.seat, command.level, command.name))


@handles(commands.RemoveCommand)
async def remove_bot(table: Table, client: Client, command: commands.RemoveCommand) -> None:
    await table.change(lambda: lobby.remove_bot(table.state, command.seat))
    table.audience.hello_all()


@handles(commands.GiveCommand)
async def give(table: Table, client: Client, command: commands.GiveCommand) -> None:
    absent = command.seat in table.situation.standing_in
    await table.change(lambda: lobby.give(table.state, command.seat, command.person, absent))
    table.seat_given(command.seat)


@handles(commands.AdmitCommand)
async def admit(table: Table, client: Client, command: commands.AdmitCommand) -> None:
    await table.change(lambda: lobby.admit(table.state, command.person))
    table.let_in(command.person)


@handles(commands.KickCommand)
async def kick(table: Table, client: Client, command: commands.KickCommand) -> None:
    await table.depart(command.person, lobby.kick, SENT_AWAY)


@handles(commands.MuteCommand)
async def mute(table: Table, client: Client, command: commands.MuteCommand) -> None:
    def apply() -> None:
        table.state.person(command.person).muted = command.muted

    await table.change(apply)


@handles(commands.HostCommand)
async def host(table: Table, client: Client, command: commands.HostCommand) -> None:
    await table.change(lambda: lobby.hand_over(table.state, command.person))
    table.audience.hello_all()


@handles(commands.PauseCommand)
async def pause(table: Table, client: Client, command: commands.PauseCommand) -> None:
    await table.pause()


@handles(commands.ResumeCommand)
async def resume(table: Table, client: Client, command: commands.ResumeCommand) -> None:
    await table.resume()


@handles(commands.HastenCommand)
async def hasten(table: Table, client: Client, command: commands.HastenCommand) -> None:
    await table.play.hasten(command.until)


@handles(commands.BackCommand)
async def back(table: Table, client: Client, command: commands.BackCommand) -> None:
    await table.play.go_back()


@handles(commands.CloseCommand)
async def close(table: Table, client: Client, command: commands.CloseCommand) -> None:
    await table.close("host", GONE)
