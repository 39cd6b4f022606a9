"""«Война колоний» on phones: whole matches, a turn by taps and keys, the glass, combat, cards, a television."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import expect

from .answers import drawn, over
from .colonies_pages import SLOW, answer, asked, is_open, play, quickly, sit
from .conftest import Phones
from .people import Ask, begin, find, gather, public, seat
from .phone import Phone
from .test_moments import BEYOND
from .test_pass import around, go_round
from .test_passengers import no_form
from .test_tv import readable, television


class Looking:
    """Looks at every screen once: it fits, in large letters, too, and is accessible."""

    def __init__(self, *keys: str) -> None:
        self.keys = {*keys}

    def __call__(self, phone: Phone, ask: Ask) -> None:
        if ask["key"] in self.keys:
            self.keys.remove(ask["key"])
            phone.inspect(ask["key"])


def at(phones: Phones, scene: str, sitting: str = "apart", **options: Any) -> Phone:
    """The phone of the first player in a position, with three bots."""
    (phone,) = sit(phones, 1, 4, sitting, mode=scene, **options)
    return phone


def has_heard(phone: Phone, key: str) -> bool:
    return any(event["key"] == key for event in phone.guest.told)


def ask_of(phone: Phone, key: str) -> Ask:
    phone.wait(lambda: find(phone, key) is not None)
    ask = find(phone, key)
    assert ask is not None
    return ask


# --- whole matches ----------------------------------------------------------------------------------------------------


def to_the_end(made: list[Phone], seed: int) -> None:
    """Everybody plays by taps to the end, and every screen is looked at."""
    keys = play(made, random.Random(seed), lambda: all(map(over, made)), Looking("keep-survivors", "move", "act"))
    assert {"keep-survivors", "move", "act"} <= {*keys}
    for phone in made:
        phone.sees("end")
        expect(phone.find("unmasked").locator("li[data-testid^=was-]")).to_have_count(len(public(phone)["players"]))
        signs = phone.find("unmasked").locator("h3 path").evaluate_all("signs => signs.map((sign) => sign.outerHTML)")
        assert len({*signs}) == len(public(phone)["camps"]), "no two sides have the same sign"
        no_form([phone])
    made[0].inspect("end")


def test_a_wolf_and_somebody_of_a_colony_play_a_whole_match_by_taps(phones: Phones) -> None:
    """The usual game with five."""
    made = sit(phones, 2, 5, "apart", wolf=0)
    assert [public(phone)["players"][seat(phone)]["home"] for phone in made] == ["den", "blue"]
    to_the_end(made, 4)


def test_a_quick_match_of_eight_is_played_by_taps_to_its_end(phones: Phones) -> None:
    (phone,) = sit(phones, 1, 8, "apart", mode="quick")
    to_the_end([phone], 4)


def test_the_wolf_plays_by_taps_where_people_sit_together(phones: Phones) -> None:
    """With an objective that nobody meets in the first round."""
    (phone,) = sit(phones, 1, 5, "together", "en", wolf=0, objective="mo_long_siege")
    keys = play([phone], random.Random(9), lambda: has_heard(phone, "step"), Looking("move"))
    assert {"keep-survivors", "move", "act"} <= {*keys}
    assert public(phone)["players"][seat(phone)]["home"] == "den"
    expect(phone.find("map").locator("[data-place=den]")).to_be_visible()
    no_form([phone])


# --- a turn -----------------------------------------------------------------------------------------------------------


def test_one_tap_shows_what_a_survivor_can_do_and_there_is_a_way_back(phones: Phones) -> None:
    phone = at(phones, "act")
    ask = ask_of(phone, "act")
    phone.tap("own-mike_cho")
    for action in ("attack", "build", "clean", "pistol"):
        expect(phone.find(f"chip-{action}")).to_be_visible()
    phone.inspect("survivor")
    phone.tap("chip-attack")
    phone.tap("chip-5")
    expect(phone.find("confirm")).to_be_enabled()
    phone.tap("back")
    expect(phone.find("chip-5")).to_be_visible()
    phone.tap("back")
    phone.tap("back")
    expect(phone.find("own-brian_lee")).to_be_visible()
    assert is_open(phone, ask)
    assert answer(phone, ask, ["brian_lee", "search", 6])
    found = ask_of(phone, "found")
    assert phone.guest.match["private"]["found"] == ["junk"]
    assert answer(phone, found, "noise")
    assert answer(phone, ask_of(phone, "found"), "medicine")
    phone.wait(lambda: "medicine" in phone.guest.match["private"]["hand"])
    assert public(phone)["noise"]["school"] == 3


def test_who_chooses_survivors_can_read_what_they_do(phones: Phones) -> None:
    """The texts are fetched when somebody wants them."""
    (phone,) = sit(phones, 1, 4, "apart")
    ask_of(phone, "keep-survivors")
    asked_for: list[str] = []
    phone.page.on("request", lambda request: asked_for.append(request.url.rpartition("/")[2]))
    phone.tap("meaning")
    cards = phone.find("meaning").locator("[data-card]")
    expect(cards).to_have_count(5)
    expect(cards.first).to_contain_text("Влияние")
    assert "colonies?part=lines" in asked_for
    phone.inspect("meaning")


def test_a_turn_goes_by_keys_alone(phones: Phones) -> None:
    phone = at(phones, "act")
    ask = ask_of(phone, "act")
    for name in ("own-mike_cho", "chip-clean", "chip-2", "confirm"):
        phone.sees(name).press("Enter")
    phone.wait(lambda: not public(phone)["camps"]["blue"]["waste"])
    assert not is_open(phone, ask)


def test_a_card_of_the_hand_is_given_against_the_crisis(phones: Phones) -> None:
    phone = at(phones, "act", "together")
    ask_of(phone, "act")
    assert phone.page.locator("[data-card=food_2], [data-testid='chip-contribute']").count() == 0
    phone.tap("hand")
    phone.sees("hand-sheet")
    phone.accessible()
    phone.tap("take-contribute-food_2")
    phone.tap("confirm")
    phone.wait(lambda: public(phone)["given"] == ["food_2"])


def test_somebody_walks_to_a_place_of_the_map(phones: Phones) -> None:
    phone = at(phones, "move")
    ask = ask_of(phone, "move")
    assert answer(phone, ask, ["mike_cho", "library", "walk"])
    phone.wait(lambda: public(phone)["people"].get("mike_cho", {"place": "library"})["place"] == "library")


def test_the_glass_runs_out_on_a_slow_player(phones: Phones) -> None:
    phone = at(phones, "act", glass=10)
    ask = ask_of(phone, "act")
    phone.sees("glass")
    phone.tap("own-mike_cho")
    phone.wait(lambda: not is_open(phone, ask))
    phone.wait(lambda: any(one["key"] == "ready" and one["data"]["seat"] == 0 for one in phone.guest.told))
    expect(phone.find("glass")).to_have_count(0)
    assert "mike_cho" in public(phone)["people"]


def test_two_people_at_one_phone_come_to_the_end(phones: Phones) -> None:
    """Whoever is asked gets the phone, moves, acts and votes, and hands it on."""
    phone, dice = around(phones, 2, 4, game="colonies", mode="last", options=SLOW), random.Random(3)
    keys = set()

    def turn() -> None:
        while (ask := asked(phone)) and not phone.find("cover").count():
            if answer(phone, ask, drawn(ask["form"], dice)):
                keys.add(ask["key"])

    go_round(phone, turn)
    assert "act" in keys
    no_form([phone])


# --- combat and crossroads --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", ["720p", "1080p"])
def test_a_television_has_room_for_everybody_who_fights(phones: Phones, size: str) -> None:
    (phone,) = gather(phones, 1, 4, game="colonies", sitting="together", mode="melee", options={**SLOW, "moment": 30})
    tv = television(phones, "ru", size)
    tv.open(f"/tv/{phone.guest.at['code']}")
    phone.tap("admit")
    tv.sees("tv-lobby")
    begin([phone])
    assert answer(phone, ask_of(phone, "tactic"), "tac_covering_fire")
    tv.wait(lambda: (tv.guest.match["moment"] or {}).get("key") == "tactics")
    expect(tv.sees("moment").locator("[data-side=yellow] li")).to_have_count(13)
    readable(tv, f"melee-{size}", size)
    assert tv.page.evaluate(BEYOND) == []


def test_a_combat_is_a_tug_of_war(phones: Phones) -> None:
    phone = at(phones, "combat", moment=30)
    assert answer(phone, ask_of(phone, "tactic"), "tac_covering_fire")
    phone.wait(lambda: (phone.guest.match["moment"] or {}).get("key") == "tactics")
    moment = phone.sees("moment")
    expect(moment.get_by_test_id("fight").locator("[data-side=blue] [data-part=tactic]")).to_contain_text("Огонь")
    phone.inspect("tactics")
    phone.tap("seen")
    if public(phone)["fight"] and not public(phone)["fight"]["winner"]:
        phone.wait(lambda: find(phone, "bid") is not None or public(phone)["stage"] != "combat")
    if find(phone, "bid"):
        phone.inspect("bid")
        assert answer(phone, ask_of(phone, "bid"), 2)
        phone.wait(lambda: (phone.guest.match["moment"] or {}).get("key") == "combat-dice")
        expect(phone.sees("moment").locator("[data-face]")).to_have_count(2)
        phone.inspect("dice")


def test_the_reader_of_a_crossroads_card_has_it_in_the_palm_and_nobody_else(phones: Phones) -> None:
    settings: dict[str, Any] = {"game": "colonies", "sitting": "apart", "options": SLOW, "mode": "read"}
    (phone,) = gather(phones, 1, 4, **settings)
    phone.act("set", bots=[60, 60])  # those whose turn it is think
    begin([phone])
    phone.wait(lambda: bool(phone.guest.match["private"]["reads"]))
    reads = phone.guest.match["private"]["reads"]
    assert {*reads.values()} == {"cr_white_flag"}
    phone.find("card").get_by_role("button").focus()
    phone.page.keyboard.down("Space")
    palm = phone.sees("palm")
    expect(palm.get_by_test_id("goal")).to_be_visible()
    expect(palm.get_by_test_id("reads")).to_have_count(1)
    expect(palm.locator("[data-card=cr_white_flag]")).to_be_visible()
    phone.accessible()
    phone.page.keyboard.up("Space")
    expect(phone.find("palm")).to_have_count(0)


def test_a_newcomer_is_led_through_a_turn(phones: Phones) -> None:
    phone = phones("Даша")
    phone.open("/learn")
    phone.tap("lesson-colonies/first")
    phone.find("name").fill("Даша")
    phone.tap("start-lesson")
    phone.sees("coach")
    phone.table = phone.page.url.rpartition("/")[2]
    ask = ask_of(phone, "move")
    phone.inspect("coach")
    assert answer(phone, ask, ["brian_lee", "school", "fuel"])
    assert answer(phone, ask_of(phone, "move"), ["pass"])
    assert answer(phone, ask_of(phone, "act"), ["brian_lee", "search", 5])
    assert answer(phone, ask_of(phone, "found"), "junk")
    assert answer(phone, ask_of(phone, "act"), ["contribute", "food_1"])
    assert answer(phone, ask_of(phone, "act"), ["done"])
    quickly(phone, lambda: over(phone), random.Random(1))
    phone.sees("lesson-end")
    no_form([phone])


# --- for a whole room -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("lang", "size", "seats"), [("ru", "1080p", 11), ("en", "720p", 4)])
def test_a_television_shows_the_map_to_a_whole_room(phones: Phones, lang: str, size: str, seats: int) -> None:
    (host,) = sit(phones, 1, seats, "together", lang)
    tv = television(phones, lang, size)
    tv.open(f"/tv/{host.guest.at['code']}")
    host.tap("admit")
    tv.sees("tv-board")
    tv.wait(lambda: bool(tv.guest.match))
    quickly(host, lambda: find(host, "move") is not None, random.Random(2))
    tv.wait(lambda: public(tv)["stage"] == "move")
    expect(tv.find("tv-board").locator("[data-place]")).to_have_count(8 + seats % 2)
    readable(tv, "map", size)
    assert tv.guest.match["private"] is None


# --- cards ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("lang", "word"), [("ru", "Перекрёстки"), ("en", "Crossroads")])
def test_every_card_can_be_looked_up_in_both_languages(phones: Phones, lang: str, word: str) -> None:
    phone = phones("Даша", lang)
    phone.host(game="colonies", language=lang, options=SLOW)
    cards = phone.call("GET", "/api/games/colonies/cards")
    phone.open("/rules/colonies")
    shown = phone.page.locator("[data-testid^=role-]")
    expect(shown).to_have_count(sum(len(group["cards"]) for group in cards))
    expect(phone.page.get_by_role("heading", name=word)).to_be_visible()
    assert phone.page.locator("text=⟨").count() == 0
    opened = phone.find("role-cr_white_flag")
    opened.locator("summary").click()
    expect(opened.locator("p")).to_be_visible()
    assert asked(phone) is None
