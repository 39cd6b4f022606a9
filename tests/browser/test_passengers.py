"""«Пассажиры» on phones: whole matches, every question on the board, and nothing secret at arm's length."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any

import pytest
from playwright.sync_api import expect

from lichina.games.passengers.box import CHOICE, SETS
from lichina.games.passengers.gifts import asks
from lichina.testing import run_seed, soak

from .answers import asked, drawn, over
from .conftest import Phones
from .passengers_pages import answer, hand, look, play, sit, speak, tap
from .people import Ask, at, come, public, seat, stage
from .phone import Phone
from .test_discreet import same
from .test_pass import around, comes_up, go_round
from .test_screens import walk

QUICK: dict[str, Any] = {"discussion": 0}
"""Nobody argues: the vote begins as soon as the gifts have had their effects."""


def no_form(made: Sequence[Phone]) -> None:
    """Nothing was ever asked in a form that knows nothing of the game."""
    for phone in made:
        assert phone.page.evaluate("window.genericAsk") is None


# --- whole matches ----------------------------------------------------------------------------------------------------


def test_four_people_and_mystery_passengers_come_to_the_end(phones: Phones) -> None:
    made = sit(phones, 4, 4, "together")
    seen = set[str]()

    def inspect(phone: Phone, ask: Ask) -> None:
        if ask["key"] not in seen and ask["key"] in ("look", "mystery", "place", "changeling", "ready", "vote", "next"):
            phone.inspect(ask["key"])
        seen.add(ask["key"])

    play(made, random.Random(7), lambda: all(map(over, made)), inspect)
    assert {"look", "mystery", "place", "ready", "vote", "next"} <= seen
    for phone in made:
        phone.sees("end")
    no_form(made)


def test_seven_choose_their_gifts_each_round_and_come_to_the_end(phones: Phones) -> None:
    people = [phones("Константин-Аполлинарий"), phones("Даша")]
    made = sit(phones, 2, 7, "apart", made=people, gifts="vote", **QUICK)
    seen = set[str]()

    def inspect(phone: Phone, ask: Ask) -> None:
        if ask["key"] in ("set", "place", "vote", "next") and ask["key"] not in seen:
            phone.inspect(ask["key"])
        if ask["key"] in ("set", "place") and ask["key"] not in seen:
            walk(phone)
        seen.add(ask["key"])

    keys = play(made, random.Random(3), lambda: all(map(over, made)), inspect)
    assert keys.count("set") == 6
    assert keys.count("place") == 6
    for phone in made:
        phone.sees("end")
    no_form(made)


# --- every gift -------------------------------------------------------------------------------------------------------


class Gifts:
    """People who take, round by round, the gifts that nobody has used yet."""

    EARLY = frozenset({"hamsa-hand", "hamsa-hand-one", "mirror", "bundle"})
    """In the last round hands are empty, and these do nothing."""

    def __init__(self, made: Sequence[Phone], name: str) -> None:
        self.made = made
        self.gifts = SETS[name]
        self.left = set(filter(asks, self.gifts))
        self.dice = random.Random(1)
        self.keys = set[str]()

    def seats(self, phone: Phone) -> dict[str, int]:
        """The number of the gift of each seat."""
        return {
            f"{boat['animal']}-{column + 1}": gift
            for boat in public(phone)["boats"]
            for column, gift in enumerate(boat["gifts"])
        }

    def wants(self, seats: dict[str, int], cell: str) -> bool:
        return self.gifts[seats[cell]] in self.left

    def place(self, phone: Phone, ask: Ask) -> list[str]:
        """A free seat whose gift is still wanted, and can have an effect in this round."""
        seats, first = self.seats(phone), public(phone)["round"] == 1
        face, cell = drawn(ask["form"], self.dice)
        number = ask["form"]["branches"][0]["options"][0][1]
        free = [option for option, _ in ask["form"]["branches"][number]["options"]]
        wanted = [one for one in free if self.wants(seats, one) and not (first and self.gifts[seats[one]] == "beacon")]
        wanted.sort(key=lambda one: self.gifts[seats[one]] not in self.EARLY)
        return [face, wanted[0] if wanted else cell]

    def mystery(self, phone: Phone, ask: Ask) -> str:
        """A seat whose gift nobody misses."""
        seats = self.seats(phone)
        early = [self.gifts[seats[cell]] in self.EARLY for cell in ask["form"]["options"]]
        order = sorted(
            zip(ask["form"]["options"], early, strict=True), key=lambda one: (self.wants(seats, one[0]), one[1])
        )
        return str(order[0][0])

    def play(self) -> None:
        for _ in range(1000):
            if all(map(over, self.made)) or not self.left:
                return
            waiting = [(phone, ask) for phone in self.made if (ask := asked(phone)) is not None]
            if not waiting:
                self.made[0].wait(lambda: all(map(over, self.made)) or any(map(asked, self.made)))
                continue
            phone, ask = waiting[0]
            key = ask["key"]
            if key in self.left:
                self.asks(phone, key)
            chosen = {"place": self.place, "mystery": self.mystery}.get(key)
            answer(phone, key, chosen(phone, ask) if chosen else drawn(ask["form"], self.dice))
            self.keys.add(key)
            self.left.discard(key)

    def asks(self, phone: Phone, key: str) -> None:
        """The gift is there with its words, and the button waits for a choice."""
        expect(phone.find("now").get_by_test_id("gift-card")).to_be_visible()
        expect(phone.find("confirm")).to_be_disabled()
        phone.screenshot(key)
        phone.accessible()
        phone.fits()


@pytest.mark.parametrize("name", CHOICE if soak() > 1 else [random.Random(run_seed()).choice(CHOICE)])
def test_every_gift_is_used_on_the_board(phones: Phones, name: str) -> None:
    made = sit(phones, 6, 6, "apart" if name == "two" else "together", gifts=name, **QUICK)
    gifts = Gifts(made, name)
    gifts.play()
    assert gifts.left == set()
    no_form(made)


def test_every_gift_of_four_is_used_on_the_board(phones: Phones) -> None:
    made = sit(phones, 4, 4, "apart", lang="en", **QUICK)
    gifts = Gifts(made, "four")
    gifts.play()
    assert gifts.left == set()
    assert "show" in gifts.keys
    no_form(made)


# --- secrets ----------------------------------------------------------------------------------------------------------


def all_alike(made: Sequence[Phone], name: str) -> None:
    same([*made], name)
    for phone in made:
        assert phone.page.locator("[data-face]").count() == 0, name


def showing(made: Sequence[Phone]) -> Callable[[Phone, Ask], None]:
    """Whoever is about to show a card sees what the other sees who is asked for one."""
    alike = False

    def before(phone: Phone, ask: Ask) -> None:
        nonlocal alike
        if ask["key"] == "show" and not alike:
            alike = True
            phone.wait(lambda: len(public(phone)["asked"]) == 2)
            both = [at(made, number) for number in public(phone)["asked"]]
            for one in both:
                one.wait(lambda one=one: asked(one) is not None)  # type: ignore[misc]
            all_alike(both, "show")

    return before


def test_where_people_sit_together_the_screens_are_the_same_until_the_cards_are_pressed(phones: Phones) -> None:
    made = sit(phones, 5, 5, "together", gifts="one", **QUICK)
    made[0].act("set", clocks=False)  # pictures are taken one after the other
    made[0].sees("table-voice").get_by_role("button").last.click()  # the host's phone may speak; this one shall not
    expect(made[0].find("table-voice")).to_have_count(0)
    assert len({phone.guest.match["private"]["side"] for phone in made}) == 2
    all_alike(made, "deal")
    look(made)
    come(made, "place")
    # Each of these brings two votes, and what lies there changes none.
    for number, cell in enumerate(("raven-2", "wolf-1", "wolf-3", "raven-4", "wolf-4")):
        places = at(made, public(made[0])["turn"])
        others = [phone for phone in made if phone is not places]
        if number in (0, 2):
            all_alike(others, f"place-{number}")
        tap(places, cell)
        places.find("hand-0").click()
        assert places.page.locator("main [data-face], footer [data-face]").count() == 0
        words = places.page.locator("body").inner_text().lower()
        assert not any(word in words for word in ("душу", "душа", "демон", "ястер"))
        places.tap("confirm")
        for phone in made:
            phone.wait(lambda phone=phone, number=number: len(public(phone)["riders"]) == number + 1)  # type: ignore[misc]
    assert "show" in play(made, random.Random(5), lambda: "vote" in map(stage, made), showing(made))
    come(made, "vote")
    opener = at(made, public(made[0])["opener"])
    answer(opener, "open-vote", "raven")
    voters = [phone for phone in made if phone is not opener]
    for phone in voters:
        phone.wait(lambda phone=phone: asked(phone) is not None)  # type: ignore[misc]
    all_alike(voters, "vote")
    for phone, boat in zip(voters[:3], ("raven", "wolf", "wolf"), strict=True):
        answer(phone, "vote", boat)
    all_alike(voters[:3], "voted")


def test_the_cards_show_while_they_are_pressed_in_the_order_in_which_they_lie(phones: Phones) -> None:
    (phone, *_) = sit(phones, 1, 5, "together", gifts="one")
    side = phone.guest.match["private"]["side"]
    box = phone.sees("card").bounding_box()
    assert box is not None
    phone.page.mouse.move(box["x"] + 20, box["y"] + 20)
    phone.page.mouse.down()
    palm = phone.sees("palm")
    faces = [one.get_attribute("data-face") for one in palm.locator("li [data-face]").all()]
    assert sorted(map(str, faces)) == sorted(hand(phone))
    assert palm.locator(f"[data-side={side}]").count() == 1
    phone.accessible()
    phone.page.mouse.up()
    expect(phone.find("palm")).to_have_count(0)
    answer(phone, "look")
    phone.wait(lambda: asked(phone) is not None)
    ask = asked(phone)
    assert ask is not None
    assert ask["key"] == "place"
    phone.find("hand-1").click()
    tap(phone, drawn(ask["form"], random.Random(1))[1])
    phone.tap("confirm")
    phone.wait(lambda: len(hand(phone)) == 2)
    assert list(phone.guest.match["private"]["known"].values()) == [faces[1]]


def test_alone_with_the_phone_one_sees_in_gold_whom_one_knows(phones: Phones) -> None:
    (phone, *_) = sit(phones, 1, 5, "apart", gifts="one")
    answer(phone, "look")
    phone.wait(lambda: asked(phone) is not None)
    face = hand(phone)[0]
    ask = asked(phone)
    assert ask is not None
    cell = drawn(ask["form"], random.Random(1))[1]
    answer(phone, "place", [face, cell])
    expect(phone.find(f"cell-{cell}").locator(f"[data-face={face}]")).to_have_count(1)


# --- words ------------------------------------------------------------------------------------------------------------


def test_what_is_said_is_in_the_notebook_with_what_does_not_fit(phones: Phones) -> None:
    made = sit(phones, 4, 4, "apart")
    look(made)
    play(made, random.Random(2), lambda: stage(made[0]) == "talk")
    come(made, "talk")
    first, second = [phone for phone in made if seat(phone) not in public(made[0])["silenced"]][:2]
    river = public(first)
    own = next(number for number, rider in enumerate(river["riders"]) if rider["by"] == seat(first))
    boat, column = next(
        (boat["animal"], boat["riders"].index(own) + 1) for boat in river["boats"] if own in boat["riders"]
    )
    known = first.guest.match["private"]["known"][str(own)]
    lie = "demon-green" if known.startswith("soul") else "soul-green"
    speak(first, "placed", lie)
    expect(first.find("news")).to_contain_text("Мой пассажир")
    speak(second, "saw", f"{boat}-{column}", "jaster")
    speak(second, "think", seat(first), "smugglers")
    speak(second, "am", "guides")
    speak(second, "send", boat)
    first.tap("notes-open")
    notes = first.sees("notes")
    notes.get_by_test_id(f"cell-{boat}-{column}").click()
    lines = notes.get_by_test_id("notes-riders").locator("section li")
    expect(lines.first).to_have_attribute("data-wrong", "true")  # whoever has placed it knows better
    first.inspect("notes")
    first.tap("tab-people")
    notes.get_by_test_id(f"pick-{seat(second)}").click()
    notes.get_by_text("контрабандист", exact=True).click()
    expect(notes.get_by_test_id(f"pick-{seat(second)}")).to_contain_text("контрабандист")
    first.inspect("people")
    first.page.reload()
    first.sees("match")
    first.tap("notes-open")
    first.tap("tab-people")
    expect(first.find("notes").get_by_test_id(f"pick-{seat(second)}")).to_contain_text("контрабандист")


def test_a_tap_on_the_mark_of_a_gift_tells_what_it_does(phones: Phones) -> None:
    (phone, *_) = sit(phones, 1, 5, "apart", gifts="one")
    answer(phone, "look")
    phone.wait(lambda: stage(phone) == "place")
    phone.sees("boats").get_by_test_id("gift-7").click()
    sheet = phone.sees("gift-sheet")
    expect(sheet).to_contain_text("Весло")
    expect(sheet).to_contain_text("Пересадите любого пассажира")
    phone.inspect("gift")
    phone.page.keyboard.press("Escape")
    expect(phone.find("gift-sheet")).to_have_count(0)


# --- one phone for all ------------------------------------------------------------------------------------------------


def test_two_people_at_one_phone_come_to_the_end(phones: Phones) -> None:
    """Whoever's turn it is gets the phone, places, uses the gift and votes, and hands it on."""
    phone, dice = around(phones, 2, 5, game="passengers"), random.Random(5)
    keys = set()

    def turn() -> None:
        while (ask := asked(phone)) and comes_up(phone, ask):
            answer(phone, ask["key"], drawn(ask["form"], dice))
            keys.add(ask["key"])

    go_round(phone, turn)
    assert {"look", "place", "ready", "vote", "next"} <= keys
