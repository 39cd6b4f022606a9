"""«Находка для шпиона» on phones and on a television: whole matches, every question on the board, every screen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest
from playwright.sync_api import expect

from .conftest import Phones
from .people import NAMES, at, come, find, public, seat, stage
from .phone import Phone
from .spyfall_pages import (
    FREE,
    SLOW,
    answer,
    bag,
    exchange,
    held,
    idle,
    let_pass,
    look,
    part,
    sit,
    speak,
    spy_of,
    stop,
    time_up,
    vote,
)
from .test_pass import around, take
from .test_screens import press, walk
from .test_tv import readable, television

# --- whole matches ----------------------------------------------------------------------------------------------------


def caught(made: Sequence[Phone]) -> list[int]:
    """An accusation that fails, one that all agree to; before that, somebody is wrong about where all are."""
    spy = spy_of(made)
    locals_ = [phone for phone in made if phone is not spy]
    stop(locals_[0], "madness", "call")
    vote(made, "hands", {}, "against")
    come(made, "questions")
    made[0].sees("ballots")
    stop(locals_[0], "accuse", seat(spy))
    made[0].sees("trial")
    vote(made, "verdict", {seat(locals_[1]): "against"}, "for")
    come(made, "questions")
    stop(locals_[1], "accuse", seat(spy))
    vote(made, "verdict", {}, "for")
    points = [int(phone is not spy) for phone in made]
    points[made.index(locals_[0])] += 1
    return points


def guessed(made: Sequence[Phone]) -> list[int]:
    spy = spy_of(made)
    stop(spy, "guess", bag(made))
    return [4 * (phone is spy) for phone in made]


def guessed_wrong(made: Sequence[Phone]) -> list[int]:
    spy = spy_of(made)
    room = public(spy)
    stop(spy, "guess", next(place for place in room["places"] if place not in (*room["used"], bag(made))))
    return [int(phone is not spy) for phone in made]


def time_ran_out(made: Sequence[Phone]) -> list[int]:
    """Two point at the first seat, and two at nobody: it shows the card, whatever that is."""
    spy = spy_of(made)
    time_up(made)
    speak(made[1], "suspect", seat(made[0]), "hunch")
    speak(made[0], "why", seat(made[1]))
    for phone in made:
        answer(phone, "ready")
    come(made, "final")
    for phone in made:
        answer(phone, "point", seat(made[0]) if phone in made[2:] else "nobody")
    return [2 * (phone is spy) for phone in made] if spy is not made[0] else [int(phone is not spy) for phone in made]


def mixed(made: Sequence[Phone]) -> list[int]:
    stop(made[1], "madness", "call")
    vote(made, "hands", {}, "for")
    return [3 if phone is made[1] else 1 for phone in made]


@pytest.mark.parametrize("sitting", ["together", "apart"])
def test_four_play_five_rounds(phones: Phones, sitting: str) -> None:
    made = sit(phones, 4, 4, sitting, mode="madness", rounds=5)
    made.sort(key=seat)
    ways = [caught, guessed, time_ran_out, guessed_wrong, guessed]
    talk: list[tuple[list[Any], list[Any]]] = [
        (["crowds"], ["partly"]),
        ([FREE[sitting], "Здесь бывает тихо?"], [FREE[sitting], "По утрам"]),
        ([FREE[sitting], "А дети сюда ходят?"], ["hint", "food", "yes"]),
    ]
    sums = [0] * 4
    for number in range(1, 6):
        look(made)
        for question, reply in talk if number == 1 else [talk[number % 3]]:
            exchange(made, question, reply)
        points = (mixed if bag(made) == "mixed" else ways.pop(0))(made)
        come(made, "score", "over")
        sums = [sum(pair) for pair in zip(sums, points, strict=True)]
        assert public(made[0])["scores"] == sums
        if number < 5:
            made[number - 1].inspect(f"score-{number}")
            for phone in made:
                answer(phone, "next")
    for phone in made:
        phone.sees("end")
        assert phone.page.evaluate("window.genericAsk") is None
    made[0].inspect("end")
    expect(made[0].find("score").locator("tbody tr")).to_have_count(4)


# --- every question on the board --------------------------------------------------------------------------------------


class Rounds:
    """Five people with everything that there is: two rounds in which every question is answered on the board."""

    WANTED = frozenset(
        (
            *("look", "ask", "answer", "write", "shield", "verdict", "override", "hands"),
            *("ready", "point", "name-ally", "applaud", "next"),
            *("accuse", "guess", "madness", "loop", "second", "pass-on", "lasso"),
        )
    )

    def __init__(self, made: list[Phone]) -> None:
        self.made = sorted(made, key=seat)
        self.done = set[str]()

    def does(self, phone: Phone, key: str, value: Any = None) -> None:
        phone.wait(lambda: find(phone, key) is not None)
        expect(phone.page.locator(f"[data-ask='{key}']").first).to_be_visible()
        answer(phone, key, value)
        self.done.add(key)

    def everybody(self, key: str, value: Any = None) -> None:
        for phone in self.made:
            if find(phone, key) is not None:
                self.does(phone, key, value)

    def play(self) -> None:
        made = self.made
        come(made, "deal")
        self.everybody("look")
        come(made, "questions")
        self.powers()
        self.talk()
        if "override" not in self.done:
            self.accusation()
            self.madness()
            self.guess()
        else:
            self.last_vote()
        self.count()

    def powers(self) -> None:
        """Whoever can turn the clock does."""
        for phone in self.made:
            if held(phone) == "loop":
                phone.tap("power")
                phone.tap("power-apply")
                phone.tap("loop-add")
                phone.wait(lambda phone=phone: held(phone) is None)  # type: ignore[misc]
                self.done.add("loop")

    def talk(self) -> None:
        """A question, and a few more if somebody has a power for them that nobody has used yet."""
        made = self.made
        for number in range(4):
            if number and not any(held(phone) in {"lasso", "second", "pass-on"} - self.done for phone in made):
                break
            room = public(made[0])
            asker = at(made, room["asker"])
            lasso = held(asker) == "lasso"
            if lasso:
                asker.tap("power")
                asker.tap("power-apply")
                asker.sees("powered")
            target = at(made, next(n for n in range(5) if n not in (room["asker"], room["spared"])))
            self.does(asker, "ask", [seat(target), "quiet"])
            target.wait(lambda target=target: find(target, "answer") is not None)  # type: ignore[misc]
            if held(asker) == "second":
                asker.tap("power")
                asker.tap("power-apply")
                expect(asker.find("power-sheet")).to_have_count(0)
                self.done.add("second")
            if held(target) == "pass-on":
                heir = at(made, next(n for n in range(5) if n not in (seat(asker), seat(target))))
                answer(target, "answer", ["pass-on", seat(heir)])
                self.done.add("pass-on")
                target = heir
            if lasso:
                self.done.add("lasso")
                self.does(target, "answer", ["no"])
            elif "write" not in self.done:
                self.write(target)
            else:
                self.does(target, "answer", ["partly"])
            for phone in made:
                phone.wait(lambda phone=phone: public(phone)["target"] is None)  # type: ignore[misc]

    def write(self, target: Phone) -> None:
        """Words of one's own that were begun on another device are written here."""
        ask = find(target, "answer")
        assert ask is not None
        target.act("answer", match=target.guest.match["match"], ask=ask["ask"], value=["own"])
        self.does(target, "write", "Бывает, но редко")

    def react(self, key: str) -> None:
        """There is time for a power, whether or not anybody has it."""
        for phone in self.made:
            phone.wait(lambda phone=phone: part(phone) == key)  # type: ignore[misc]
        self.everybody(key, "pass")
        let_pass(self.made, key)

    def accusation(self) -> None:
        """Most are for it, but not all."""
        made = self.made
        caller = next(phone for phone in made if phone.guest.match["private"]["may_accuse"])
        target, *voters = [phone for phone in made if phone is not caller]
        stop(caller, "accuse", seat(target))
        self.done.add("accuse")
        self.react("shield")
        against = next((phone for phone in voters if held(phone) != "hothead"), voters[0])
        for phone in voters:
            self.does(phone, "verdict", "against" if phone is against else "for")
        self.react("override")
        come(made, "questions")

    def madness(self) -> None:
        """Nobody else is for it."""
        stop(self.made[0], "madness", "call")
        self.done.add("madness")
        come(self.made, "madness")
        for phone in self.made[1:]:
            self.does(phone, "hands", "against")
        come(self.made, "questions")

    def guess(self) -> None:
        spy = spy_of(self.made)
        stop(spy, "guess", bag(self.made))
        self.done.add("guess")
        come(self.made, "unmasking")
        self.everybody("ready")
        come(self.made, "ally-vote")
        self.everybody("name-ally", "nobody")

    def last_vote(self) -> None:
        time_up(self.made)
        self.everybody("ready")
        come(self.made, "final")
        self.everybody("point", "nobody")

    def count(self) -> None:
        come(self.made, "applause")
        self.everybody("applaud", "nobody")
        come(self.made, "score", "over")
        self.everybody("next")


def test_every_question_of_the_game_is_answered_on_the_board(phones: Phones) -> None:
    rounds = Rounds(sit(phones, 5, 5, "apart", mode="every-question", rounds=2))
    rounds.made[0].act("set", clocks=False)  # the time for a power could be over before everybody has passed
    for _ in range(2):
        rounds.play()
    assert rounds.WANTED - rounds.done == set()
    for phone in rounds.made:
        assert phone.page.evaluate("window.genericAsk") is None


# --- screens ----------------------------------------------------------------------------------------------------------


def last_screens(made: list[Phone], sound: Callable[[Phone, str], None]) -> None:
    """The screens from the end of the questions to the score."""
    time_up(made)
    sound(made[0], "discussion")
    for phone in made:
        answer(phone, "ready")
    come(made, "final")
    sound(made[0], "final")
    for phone in made:
        answer(phone, "point", "nobody")
    come(made, "applause")
    sound(made[0], "applause")
    for phone in made:
        answer(phone, "applaud", "nobody")
    come(made, "score")
    sound(made[0], "score")


@pytest.mark.parametrize(("sitting", "lang"), [("apart", "ru"), ("together", "en")])
def test_every_screen_is_sound(phones: Phones, sitting: str, lang: str) -> None:
    """Readable in both lights and with large letters, and in reach of the keyboard."""
    made = sit(phones, 4, 4, sitting, lang, "mission", rounds=2)

    def sound(phone: Phone, name: str) -> None:
        phone.inspect(name)
        assert "⟨" not in phone.page.locator("body").inner_text()
        walk(phone)

    sound(made[0], "deal")
    look(made)
    asker = at(made, public(made[0])["asker"])
    sound(asker, "whom")
    target = at(made, next(n for n in range(4) if n != seat(asker)))
    asker.find("asking").get_by_test_id(f"pick-{seat(target)}").click()
    sound(asker, "what")
    asker.tap("ask-back")
    answer(asker, "ask", [seat(target), "food"])
    target.wait(lambda: find(target, "answer") is not None)
    sound(target, "answering")
    answer(target, "answer", ["yes"])
    for tab in ("talk", "notes"):
        target.tap(f"tab-{tab}")
        sound(target, tab)
    idle_one = idle(made)[0]
    for opener in ("stop", "power"):
        idle_one.tap(opener)
        sound(idle_one, opener)
        idle_one.page.keyboard.press("Escape")
    caller = next(phone for phone in made if phone.guest.match["private"]["may_accuse"])
    accused = next(phone for phone in made if phone is not caller)
    made[0].act("set", clocks=False)  # the time for a power is shorter than it takes to look at a screen
    stop(caller, "accuse", seat(accused))
    accused.wait(lambda: find(accused, "shield") is not None)
    sound(accused, "shield")
    let_pass(made, "shield")
    voters = [phone for phone in made if phone not in (caller, accused)]
    for phone in voters:
        phone.wait(lambda phone=phone: find(phone, "verdict") is not None)  # type: ignore[misc]
    sound(voters[0], "verdict")
    against = next(phone for phone in voters if held(phone) != "hothead")
    answer(against, "verdict", "against")
    for phone in voters:
        if phone is not against:
            answer(phone, "verdict", "for")
    let_pass(made, "override")
    come(made, "questions")
    made[0].act("set", clocks=True)
    made[0].screenshot("ballots")
    last_screens(made, sound)


def test_a_question_is_asked_without_touching_the_screen(phones: Phones) -> None:
    made = sit(phones, 3, 3, "apart")
    look(made)
    asker = at(made, public(made[0])["asker"])
    target = next(phone for phone in made if phone is not asker)
    press(asker, f"pick-{seat(target)}")
    press(asker, "words", "End")
    asker.page.keyboard.type("Тут тихо?")
    asker.page.keyboard.press("Enter")
    target.wait(lambda: find(target, "answer") is not None)
    press(target, "reply-no")
    asker.wait(lambda: public(asker)["target"] is None)
    assert [one["text"] for one in public(asker)["exchanges"]] == ["Тут тихо?"]


def test_one_phone_goes_to_whoevers_turn_it_is_and_to_whoever_needs_it_first(phones: Phones) -> None:
    phone = around(phones, 3, 3, game="spyfall", options={**SLOW, "rounds": 1})
    for number in range(3):
        assert NAMES.index(take(phone)) == number
        answer(phone, "look")
    phone.wait(lambda: stage(phone) == "questions")
    if public(phone)["asker"] != 2:  # otherwise the last one who has looked keeps it
        assert NAMES.index(take(phone)) == public(phone)["asker"]
    for number in range(4):
        room = public(phone)
        target = next(n for n in range(3) if n not in (room["asker"], room["spared"]))
        phone.screenshot(f"asks-{number}")
        answer(phone, "ask", [target, "aloud"])
        assert NAMES.index(take(phone)) == target
        phone.screenshot(f"answers-{number}")
        answer(phone, "answer", ["aloud"])
    asker = public(phone)["asker"]
    phone.page.reload()
    phone.sees("cover")
    phone.inspect("cover")
    phone.tap("other")
    phone.sees("between")
    phone.inspect("between")
    caller = (asker + 1) % 3
    phone.tap(f"call-{caller}")
    assert NAMES.index(take(phone)) == caller
    stop(phone, "accuse", asker)
    phone.tap("hand-on")
    voter = 3 - asker - caller
    assert NAMES.index(take(phone)) == voter
    answer(phone, "verdict", "for")
    phone.wait(lambda: stage(phone) in ("score", "over"))
    phone.screenshot("score")


@pytest.mark.parametrize(("lang", "size", "seats"), [("ru", "1080p", 8), ("en", "720p", 5)])
def test_a_television_follows_a_match(phones: Phones, lang: str, size: str, seats: int) -> None:
    host, tv = phones("Даша", lang), television(phones, lang, size)
    options = {"rounds": 2, "minutes": 20, "voting": 60}
    host.host(game="spyfall", sitting="together", language=lang, mode="everything", options=options)
    host.act("set", bots=[0, 0.1])
    for _ in range(seats - 1):
        host.act("bot")
    host.sees("lobby")
    tv.open(f"/tv/{host.guest.at['code']}")
    host.tap("admit")
    tv.sees("tv-lobby")
    host.act("start")
    tv.sees("tv-match")
    tv.wait(lambda: bool(tv.guest.match))
    taken = set[str]()
    for _ in range(1500):
        if host.guest.over:
            break
        now = stage(tv)
        if now != stage(host):  # one of them has not heard yet
            host.wait(lambda: stage(tv) == stage(host))
            continue
        if now not in taken and not tv.guest.over:
            taken.add(now)
            readable(tv, now, size)
        ask = next(iter(host.guest.asks), None)
        if ask is None and now in ("accusation", "discussion", "questions"):
            host.hasten()
            continue
        if ask is None:
            host.wait(lambda now=now: bool(host.guest.asks or host.guest.over) or stage(host) != now)  # type: ignore[misc]
            continue
        host.try_to("answer", match=host.guest.match["match"], ask=ask["ask"], value=first(ask["form"]))
    tv.wait(lambda: bool(tv.guest.over))
    readable(tv, "end", size)
    assert {"deal", "questions", "applause", "score"} <= taken
    assert tv.guest.match["private"] is None
    assert [event for event in tv.guest.told if event.get("private")] == []


@pytest.mark.parametrize("size", ["1080p", "720p"])
def test_the_longest_words_are_read_whole_on_a_television(phones: Phones, size: str) -> None:
    made = [phones(name) for name in NAMES[:3]]
    host, tv = made[0], television(phones, "ru", size)
    host.host(game="spyfall", sitting="apart", options=SLOW)
    for phone in made[1:]:
        phone.enter(host.table)
        phone.sees("lobby")
    host.sees("lobby")
    tv.open(f"/tv/{host.guest.at['code']}")
    host.tap("admit")
    tv.sees("tv-lobby")
    host.act("start")
    for phone in made:
        phone.wait(lambda phone=phone: bool(phone.guest.match))  # type: ignore[misc]
    look(made)
    question, reply = ("Пойдёшь ли ты сюда вечером? " * 8)[:199] + "?", ("По выходным вряд ли. " * 10)[:199] + "!"
    exchange(made, ["own", question], ["own", reply])
    for text in (question, reply):
        said = tv.page.get_by_text(text)
        expect(said).to_be_in_viewport(ratio=1)
        assert said.evaluate("(one) => one.scrollHeight <= one.clientHeight + 1")
    readable(tv, "long", size)


def first(form: dict[str, Any]) -> Any:
    """Something that may be answered: of a tree, a ready-made line."""
    if form["kind"] != "tree":
        return form["options"][-1]
    path: list[Any] = []
    number: int | None = 0
    while number is not None:
        branch = form["branches"][number]
        closed = {option for option, *_ in branch["closed"]}
        free = [way for way in branch["options"] if way[0] not in closed and way[0] not in ("own", "aloud", "lasso")]
        option, number = free[0]
        path.append(option)
    return path
