"""Playing «Находка для шпиона» by taps: what somebody does on the board to answer, or to stop the clock."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from .conftest import Phones
from .people import answering, at, begin, come, find, gather, public, seat, stage
from .phone import Phone

SLOW = {"minutes": 20, "discussion": 600, "ally_discussion": 600, "voting": 120}
"""Nothing ends by itself while somebody taps: the host says when time is up."""
FREE = {"apart": "own", "together": "aloud", "call": "aloud"}
"""How people speak in words of their own."""


def sit(
    phones: Phones,
    people: int,
    seats: int,
    sitting: str,
    lang: str = "ru",
    mode: str = "basic",
    made: Sequence[Phone] = (),
    **options: Any,
) -> list[Phone]:
    """So many people with phones, new ones or those they have, at a table, bots in the other seats, and it begins."""
    chosen = {**SLOW, **options}
    made = gather(phones, people, seats, lang, made, game="spyfall", sitting=sitting, mode=mode, options=chosen)
    begin(made)
    return [*made]


# --- what is known ----------------------------------------------------------------------------------------------------


def part(phone: Phone) -> str | None:
    """Of a vote that is going on, which part it has come to."""
    trial = phone.guest.match["public"]["trial"]
    return None if trial is None else str(trial["part"])


def card(phone: Phone) -> str:
    return str(phone.guest.match["private"]["card"])


def held(phone: Phone) -> str | None:
    """The power that somebody has and has not used."""
    power: str | None = phone.guest.match["private"]["power"]
    return None if str(seat(phone)) in public(phone)["opened"] else power


def bag(made: Sequence[Phone]) -> str:
    """What has been dealt: a place, `joke` or `mixed`."""
    cards = {card(phone) for phone in made}
    if len(cards) == 2 and "spy" in cards:
        return next(iter(cards - {"spy"}))
    return "joke" if cards == {"spy"} else "mixed"


def spy_of(made: Sequence[Phone]) -> Phone:
    return next(phone for phone in made if card(phone) == "spy")


def idle(made: Sequence[Phone]) -> list[Phone]:
    """Those whose turn it is not."""
    room = public(made[0])
    return [phone for phone in made if seat(phone) not in (room["asker"], room["target"])]


# --- what is tapped ---------------------------------------------------------------------------------------------------


def ask_somebody(phone: Phone, value: Sequence[Any]) -> None:
    """Whom, and then what: aloud, in words of one's own, or about a trait."""
    whom, about, *words = value
    board = phone.sees("asking")
    board.get_by_test_id(f"pick-{whom}").click()
    if about == "own":
        phone.find("words").fill(words[0])
    elif about != "aloud":
        fold = board.locator("summary")
        if fold.count():
            fold.first.click()
        board.get_by_test_id(f"topic-{about}").click()
    phone.tap("confirm")


def answer_somebody(phone: Phone, value: Sequence[Any]) -> None:
    way, *more = value
    board = phone.sees("answering")
    if way == "own":
        phone.find("words").fill(more[0])
        phone.tap("confirm")
    elif way == "aloud":
        phone.tap("confirm")
    elif way == "hint":
        board.locator("summary").first.click()
        board.get_by_test_id(f"topic-{more[0]}").click()
        phone.tap(f"reply-{more[1]}")
    elif way == "pass-on":
        phone.tap("power")
        phone.tap("power-apply")
        phone.find("power-sheet").get_by_test_id(f"pick-{more[0]}").click()
    elif way in ("aloud-yes", "aloud-no"):
        phone.tap(f"begin-{way.rpartition('-')[2]}")
    else:
        first = board.get_by_test_id(f"begin-{way}")  # where an answer must begin with yes or no
        (first if first.count() else board.get_by_test_id(f"reply-{way}")).first.click()


def write(phone: Phone, value: str) -> None:
    phone.find("words").fill(value)
    phone.tap("confirm")


def point(phone: Phone, value: Any) -> None:
    phone.page.locator("main [data-testid=grid]").get_by_test_id(f"pick-{value}").click()
    phone.tap("confirm")


DEEDS: dict[str, Callable[[Phone, Any], None]] = {
    "ask": ask_somebody,
    "answer": answer_somebody,
    "write": write,
    "verdict": lambda phone, value: phone.tap(f"vote-{value}"),
    "hands": lambda phone, value: phone.tap(f"vote-{value}"),
    "shield": lambda phone, value: phone.tap("react-pass" if value == "pass" else "react-power"),
    "override": lambda phone, value: phone.tap("react-pass" if value == "pass" else "react-power"),
    "point": point,
    "name-ally": point,
    "applaud": point,
    "look": lambda phone, value: phone.glance(),
    **dict.fromkeys(("ready", "next"), lambda phone, value: phone.tap("confirm")),
}


def answer(phone: Phone, key: str, value: Any = None) -> None:
    """Answer what is asked under this key, on the board, and wait until it counts."""
    with answering(phone, key):
        DEEDS[key](phone, value)


def stop(phone: Phone, key: str, value: Any) -> None:
    """Stop the clock: accuse, guess, or call that all are elsewhere."""
    phone.tap("stop")
    phone.tap(f"stop-{key}")
    sheet = phone.sees("stop-sheet")
    if key != "madness":
        sheet.get_by_test_id(f"pick-{value}" if key == "accuse" else f"place-{value}").click()
    phone.tap("stop-confirm")
    phone.wait(lambda: stage(phone) != "questions")


# --- a round ----------------------------------------------------------------------------------------------------------


def look(made: Sequence[Phone]) -> None:
    """Everybody looks at their own card; the questions begin."""
    come(made, "deal")
    for phone in made:
        answer(phone, "look")
    come(made, "questions")


def answered(phone: Phone) -> int:
    """How many questions of this round have their answer."""
    return len(public(phone)["exchanges"]) - (public(phone)["target"] is not None)


def exchange(made: Sequence[Phone], how: Sequence[Any], reply: Sequence[Any]) -> None:
    """Whoever's turn it is asks somebody so, who answers so."""
    room = public(made[0])
    count = len(room["exchanges"])
    asker = at(made, room["asker"])
    barred = {room["asker"], room["spared"]}
    target = next(number for number in range(len(made)) if number not in barred)
    answer(asker, "ask", [target, *how])
    answer(at(made, target), "answer", reply)
    for phone in made:
        phone.wait(lambda phone=phone: answered(phone) > count)  # type: ignore[misc]


def vote(made: Sequence[Phone], key: str, verdicts: dict[int, str], other: str) -> None:
    """Everybody who is asked gives a ballot: those who are named so, all others alike."""
    for phone in made:
        phone.wait(lambda phone=phone: part(phone) == "ballots")  # type: ignore[misc]
    for phone in made:
        if find(phone, key) is not None:
            answer(phone, key, verdicts.get(seat(phone), other))


def hurried(phone: Phone) -> bool:
    """Whether it was said in this round that the time is nearly up."""
    keys = [event["key"] for event in phone.guest.told]
    return "hurry" in keys[len(keys) - keys[::-1].index("questions-begin") :]


def time_up(made: Sequence[Phone]) -> None:
    """The host lets the time run out: nearly, and then wholly."""
    host = made[0]
    if not hurried(host):
        host.act("hasten")
        host.wait(lambda: hurried(host))
    host.act("hasten")
    come(made, "discussion")


def speak(phone: Phone, *path: Any) -> None:
    """Say something by the sheet for it, when the time is up; everybody reads it."""
    left = public(phone)["words"][seat(phone)]
    phone.tap("say-open")
    sheet = phone.sees("say")
    for step in path:
        way = sheet.get_by_test_id(f"{'pick' if isinstance(step, int) else 'way'}-{step}")
        if way.count():  # where there is only one way the board goes it by itself
            way.click()
    phone.tap("say-send")
    phone.wait(lambda: public(phone)["words"][seat(phone)] == left - 1)
    phone.sees("said")


def let_pass(made: Sequence[Phone], key: str) -> None:
    """Nobody uses a power; where no clock runs, the host says that the time for it is over."""
    for phone in made:
        phone.wait(lambda phone=phone: part(phone) == key)  # type: ignore[misc]
    for phone in made:
        if find(phone, key) is not None:
            answer(phone, key, "pass")
    made[0].act("hasten")
    for phone in made:
        phone.wait(lambda phone=phone: part(phone) != key)  # type: ignore[misc]
