"""What each command does. A handler either does it or raises; what it returns goes back to whoever asked."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias

from ..journal import JournalError, Taken
from ..kernel import LichinaError, RuleError
from ..words import LANGUAGES
from . import commands, lobby
from .commands import FIXED_IN_LESSON, FOR_HOST, AnyCommand
from .crowd import Client
from .rows import encode
from .shapes import UNSET, ErrorFrame, OkFrame
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
        if person.waits and not isinstance(command, commands.Ping | commands.Language):
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
    """Say why not, in the words of whoever asked. What failed inside the rules may be hidden: it is not repeated."""
    if isinstance(error, RuleError):
        error = Refused("rules-failed", "the rules failed on this answer")
    text = " ".join(table.situation.words(client.language).error(error).split())
    frame = ErrorFrame(id=number, code=error.code, text=text, wait=error.data.get("seconds", UNSET))
    client.send(table.audience.sealed(client, encode(frame)))


# --- playing ----------------------------------------------------------------------------------------------------------


@handles(commands.Answer)
async def answer(table: Table, client: Client, command: commands.Answer) -> None:
    live, seat = table.situation.seat_for(client.person, command.match)
    table.returned(client.person)
    match = live.match
    key = next((ask.key for ask in match.asks_of(seat) if ask.number == command.ask), command.ask)
    talks = key in live.game.game.TALK
    await table.play.enter(lambda at: match.answer(seat, command.value, command.ask, at), "person", talks)


@handles(commands.Undo)
async def undo(table: Table, client: Client, command: commands.Undo) -> None:
    live, seat = table.situation.seat_for(client.person, command.match)
    await table.play.enter(lambda at: live.match.undo(seat, at), "person")


@handles(commands.Here)
async def here(table: Table, client: Client, command: commands.Here) -> None:
    table.returned(client.person)


@handles(commands.Say)
async def say(table: Table, client: Client, command: commands.Say) -> None:
    person = table.state.person(client.person)
    if person.muted:
        raise Refused("muted", "the host has muted you")
    text = " ".join(command.text.split())
    if not text or not text.isprintable():
        raise Refused("nothing-said", "there is nothing in it that can be shown")
    if len(text) > LONGEST_LINE:
        raise Refused("line-too-long", f"at most {LONGEST_LINE} characters", high=LONGEST_LINE)
    await table.talk.say(table.talk.addressed(person, command.channel, text))


@handles(commands.Rename)
async def rename(table: Table, client: Client, command: commands.Rename) -> None:
    await table.change(lambda: lobby.rename(table.state, client.person, command.name))


@handles(commands.Mask)
async def mask(table: Table, client: Client, command: commands.Mask) -> None:
    await table.change(lambda: lobby.wear(table.state, client.person, command.mask))


@handles(commands.Sit)
async def sit(table: Table, client: Client, command: commands.Sit) -> None:
    await table.change(lambda: lobby.sit(table.state, client.person))
    table.audience.hello_all()


@handles(commands.Stand)
async def stand(table: Table, client: Client, command: commands.Stand) -> None:
    await table.change(lambda: lobby.stand(table.state, client.person))
    table.audience.hello_all()


@handles(commands.Language)
async def language(table: Table, client: Client, command: commands.Language) -> None:
    if command.lang not in LANGUAGES:
        listed = ", ".join(LANGUAGES)
        raise Refused("unknown-language", f"known: {listed}", name=command.lang[:20], known=listed)
    table.audience.change_language(client, command.lang)


@handles(commands.Voice)
async def voice(table: Table, client: Client, command: commands.Voice) -> None:
    if table.situation.crowd.speaks(client.person, command.able):
        table.audience.tell_table()


@handles(commands.Ping)
async def ping(table: Table, client: Client, command: commands.Ping) -> None:
    """It is answered, and that is all."""


# --- the host's powers ------------------------------------------------------------------------------------------------


@handles(commands.Start)
async def start(table: Table, client: Client, command: commands.Start) -> None:
    await table.play.begin()


@handles(commands.Lobby)
async def to_lobby(table: Table, client: Client, command: commands.Lobby) -> None:
    await table.to_lobby()
    table.audience.hello_all()


@handles(commands.Set)
async def settings(table: Table, client: Client, command: commands.Set) -> None:
    def configure() -> None:
        lobby.configure(table.state, command.changes())
        if table.state.stage != "match":
            lobby.refit(table.state)

    before = table.state.seats[:]
    await table.change(configure)
    if table.state.seats != before:  # whoever waited has found a seat
        table.audience.hello_all()
    table.apply_settings()


@handles(commands.Arrange)
async def arrange(table: Table, client: Client, command: commands.Arrange) -> None:
    await table.change(lambda: lobby.arrange(table.state, command.order))
    table.audience.hello_all()


@handles(commands.Bot)
async def add_bot(table: Table, client: Client, command: commands.Bot) -> None:
    await table.change(lambda: lobby.add_bot(table.state, command.level, command.name))


@handles(commands.Change)
async def change_bot(table: Table, client: Client, command: commands.Change) -> None:
    await table.change(lambda: lobby.change_bot(table.state, command.seat, command.level, command.name))


@handles(commands.Remove)
async def remove_bot(table: Table, client: Client, command: commands.Remove) -> None:
    await table.change(lambda: lobby.remove_bot(table.state, command.seat))
    table.audience.hello_all()


@handles(commands.Give)
async def give(table: Table, client: Client, command: commands.Give) -> None:
    absent = command.seat in table.situation.standing_in
    await table.change(lambda: lobby.give(table.state, command.seat, command.person, absent))
    table.seat_given(command.seat)


@handles(commands.Admit)
async def admit(table: Table, client: Client, command: commands.Admit) -> None:
    await table.change(lambda: lobby.admit(table.state, command.person))
    table.let_in(command.person)


@handles(commands.Kick)
async def kick(table: Table, client: Client, command: commands.Kick) -> None:
    await table.depart(command.person, lobby.kick, SENT_AWAY)


@handles(commands.Mute)
async def mute(table: Table, client: Client, command: commands.Mute) -> None:
    def apply() -> None:
        table.state.person(command.person).muted = command.muted

    await table.change(apply)


@handles(commands.Host)
async def host(table: Table, client: Client, command: commands.Host) -> None:
    await table.change(lambda: lobby.hand_over(table.state, command.person))
    table.audience.hello_all()


@handles(commands.Pause)
async def pause(table: Table, client: Client, command: commands.Pause) -> None:
    await table.pause()


@handles(commands.Resume)
async def resume(table: Table, client: Client, command: commands.Resume) -> None:
    await table.resume()


@handles(commands.Hasten)
async def hasten(table: Table, client: Client, command: commands.Hasten) -> None:
    await table.play.hasten()


@handles(commands.Back)
async def back(table: Table, client: Client, command: commands.Back) -> None:
    await table.play.go_back()


@handles(commands.Close)
async def close(table: Table, client: Client, command: commands.Close) -> None:
    await table.close("host", GONE)
