"""Every stage of every game, each once, in a match of one person with bots: for tests and pictures of all screens.

A game joins by its script in `SCRIPTS`: how its match is set up, and its stages in the order in which they come.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

import httpx

from . import answers, colonies_pages, doomsday_pages, mafia_pages, passengers_pages, spyfall_pages
from .people import Ask, find, public, seat, stage
from .phone import DRAWN, LULL_MILLISECONDS, PATIENCE_MILLISECONDS, Phone

WIDTHS = {360: 740, 768: 1024, 1280: 800, 1920: 1080}
"""A phone, a tablet, a laptop and a desktop, with their heights."""
MATCH = "match"
"""What is on while a match is: the board, and beside it what belongs to it."""
TELEVISIONS = ((1920, 1080), (1280, 720), (1280, 800))


class Stage(NamedTuple):
    """A stage of a match, what the person does so that it comes, and whether only time brings it."""

    name: str
    has_come: Callable[[Phone], bool]
    lead: Callable[[Phone], None] = lambda phone: None
    hurried: bool = False


class Script(NamedTuple):
    """How a match is set up, and its stages; the first is that in which the cards have just been dealt."""

    seats: int
    options: dict[str, Any]
    stages: Sequence[Stage]
    crowds: Sequence[int]
    """How many sit there when a television is looked at."""
    others: Sequence[int] = ()
    """How many else sit there when phones and desks are pictured: boards that change with the number of players."""
    stirred: str = ""
    stir: Callable[[Phone], None] = lambda phone: None
    """What the person does in the stage `stirred`, when a television has shown it, so that it comes to a rare one."""


def on(*names: str) -> Callable[[Phone], bool]:
    return lambda phone: stage(phone) in names


def asked(*keys: str) -> Callable[[Phone], bool]:
    return lambda phone: any(find(phone, key) for key in keys)


def accuse(phone: Phone) -> None:
    """Whoever it is: what matters is the trial."""
    spyfall_pages.stop(phone, "accuse", (seat(phone) + 1) % len(public(phone)["scores"]))


SCRIPTS: dict[str, Script] = {
    "mafia": Script(
        10,
        mafia_pages.QUICK,
        [
            Stage("introduction", on("introduction")),
            Stage("discussion", on("discussion")),
            Stage("vote", asked("vote")),
            Stage("night", lambda phone: stage(phone) == "night" and public(phone)["half"] == 1),
        ],
        (8, 12, 20, 32),
    ),
    "spyfall": Script(
        6,
        {**spyfall_pages.SLOW, "rounds": 3, "dealer": 0},
        [
            Stage("deal", on("deal")),
            Stage("asking", asked("ask")),
            Stage("answering", asked("answer")),
            Stage("accusation", on("accusation"), accuse),
            Stage("score", on("score"), hurried=True),
        ],
        (3, 5, 8),
        (),
        "questions",
        accuse,
    ),
    "passengers": Script(
        6,
        {**passengers_pages.SLOW, "gifts": "vote"},
        [
            Stage("deal", on("deal")),
            Stage("set", asked("set")),
            Stage("place", asked("place")),
            Stage("gifts", on("gifts")),
            Stage("talk", on("talk")),
            Stage("vote", asked("vote", "open-vote")),
            Stage("sailed", on("sailed")),
            Stage("scoring", on("scoring")),
        ],
        (4, 6, 8),
    ),
    "doomsday": Script(
        8,
        {**doomsday_pages.SLOW, "window": 30, "stalemate_rounds": 3},
        [
            Stage("begin", on("turn")),
            Stage("turn", asked("turn")),
            Stage("shot", on("shot")),
        ],
        (4, 8, 12, 16),
        (4, 12, 16),
        "turn",
        lambda phone: bring(phone, on("shot"), hurried=False),
    ),
    "colonies": Script(
        5,
        colonies_pages.SLOW,
        [
            Stage("setup", on("setup")),
            Stage("move", asked("move")),
            Stage("act", asked("act")),
        ],
        (5, 11),
        (4, 8, 11),
    ),
}


def stages(phone: Phone, game: str, seats: int = 0) -> Iterator[tuple[str, str]]:
    """Play a match: which screen is on, and which stage of it, whenever a new one is shown."""
    script = SCRIPTS[game]
    script = script._replace(seats=seats or script.seats)
    sit(phone, game, script)
    yield "lobby", "lobby"
    phone.act("start")
    phone.sees("match")
    for one in script.stages:
        one.lead(phone)
        bring(phone, one.has_come, one.hurried)
        phone.page.evaluate(DRAWN)
        yield MATCH, one.name
        if one is script.stages[0]:
            talk(phone)
            phone.find("card").get_by_role("button").focus()
            phone.page.keyboard.down("Space")
            phone.sees("palm")
            yield MATCH, "card"
            phone.page.keyboard.up("Space")
    bring(phone, lambda phone: phone.guest.over is not None, hurried=True)
    phone.sees("unmasked")
    yield "end", "end"
    phone.tap("watch")
    phone.sees("replay")
    slider = phone.find("slider")
    slider.fill(str(int(slider.get_attribute("max") or 0) * 3 // 5))
    yield "replay", "replay"
    phone.open(f"/rules/{game}")
    phone.page.locator("h1").wait_for()
    phone.page.wait_for_load_state("networkidle")
    yield "rules", "rules"


def sit(phone: Phone, game: str, script: Script) -> None:
    """A table with bots, and somebody who watches and can be talked with."""
    phone.host(game=game, sitting="apart", options=script.options)
    phone.act("set", bots=[0, 0.1])
    for _ in range(script.seats - 1):
        phone.act("bot", level="simple")
    friend = {"name": "Аполлинарий", "kind": "spectator"}
    httpx.post(f"{phone.served.safe}/api/tables/{phone.table}/people", json=friend).raise_for_status()
    phone.wait(lambda: len(phone.guest.at.get("people", ())) == 2)
    phone.sees("lobby")


def talk(phone: Phone) -> None:
    """Some lines, wherever something may be said."""
    for channel, *_ in phone.guest.match["channels"]:
        for text in ("Всем привет!", "Ну что, начнём? Я сегодня вижу всех насквозь, даже не пытайтесь."):
            phone.try_to("say", channel=channel, text=text)


def bring(phone: Phone, has_come: Callable[[Phone], bool], hurried: bool) -> None:
    """Answer whatever is asked, without the screens for it, until it is so.

    Where nothing is asked, time is up: at once, or when nothing comes any more.
    """
    dice = random.Random(3)
    for _ in range(2000):
        if has_come(phone):
            return
        if phone.guest.over is not None:
            break
        go_on(phone, dice, hurried)
    raise AssertionError(f"it does not come to this, but to {stage(phone)}")


def go_on(phone: Phone, dice: random.Random, hurried: bool) -> None:
    """Answer what is asked; where nothing is, or nothing comes of it, time is up."""
    heard = len(phone.guest.raw)
    waiting = [ask for ask in phone.guest.asks if ask["held"] is None and ask["key"] not in doomsday_pages.WINDOWS]
    match = phone.guest.match["match"]
    taken = [phone.try_to("answer", match=match, ask=ask["ask"], value=legal(ask, dice)) for ask in waiting]
    patience = PATIENCE_MILLISECONDS if any(taken) else 0 if hurried else LULL_MILLISECONDS
    if not phone.comes(lambda: len(phone.guest.raw) > heard, patience):
        phone.hasten()


# --- on a television --------------------------------------------------------------------------------------------------


def broadcast(host: Phone, tv: Phone, game: str, seats: int) -> Iterator[str]:
    """Play a match before a television: which stage it shows, each once, when bots have done what they will do."""
    script, dice, shown = SCRIPTS[game], random.Random(5), set[str]()
    host.host(game=game, sitting="together", options=script.options)
    host.act("set", bots=[0, 0.1])
    for _ in range(seats - 1):
        host.act("bot", level="simple")
    tv.open(f"/tv/{host.until(lambda seen: 'table' in seen)['table']['table']['code']}")
    host.tap("admit")
    tv.sees("tv-lobby")
    yield "lobby"
    host.act("start")
    tv.sees("tv-match")
    for _ in range(4000):
        if host.guest.over is not None:
            break
        if stage(host) not in shown:
            calm(host)
            if not host.guest.over and stage(host) not in shown and stage(tv) == stage(host):
                shown.add(stage(host))
                yield stage(host)
                if stage(host) == script.stirred:
                    script.stir(host)
                    tv.wait(lambda: stage(tv) != script.stirred)
                    shown.add(stage(tv))
                    yield stage(tv)
        else:
            go_on(host, dice, hurried=True)
    tv.wait(lambda: tv.guest.over is not None)
    yield "end"
    host.act("lobby")
    tv.sees("tv-lobby")
    yield "afterwards"


def legal(ask: Ask, dice: random.Random) -> Any:
    """Something that may be answered."""
    form = ask["form"]
    if form["kind"] == "text":
        return "А здесь часто бывает холодно?"
    if form["kind"] == "pick" or (form["kind"] == "tree" and mafia_pages.last_words(ask)):
        return mafia_pages.legal(ask, dice)
    return answers.drawn(form, dice)


def calm(phone: Phone) -> None:
    """Wait until nothing comes any more."""
    heard = -1
    while heard != len(phone.guest.raw):
        heard = len(phone.guest.raw)
        phone.comes(lambda heard=heard: len(phone.guest.raw) > heard, LULL_MILLISECONDS)  # type: ignore[misc]
