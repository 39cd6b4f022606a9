"""Who holds the spy's card in «Находка для шпиона»: no screen tells it at arm's length, until the card is pressed."""

from __future__ import annotations

from collections.abc import Sequence

from playwright.sync_api import expect

from .conftest import Phones
from .people import come, public, seat, stage
from .phone import Phone
from .spyfall_pages import answer, bag, card, held, idle, let_pass, look, part, sit, spy_of, stop
from .test_discreet import NOISE, apart, picture, same, shown


def test_where_people_sit_together_all_screens_are_the_same_until_the_card_is_pressed(phones: Phones) -> None:
    made = sit(phones, 5, 5, "together", mode="everything")
    made[0].act("set", clocks=False)  # pictures are taken one after the other
    made[0].sees("table-voice").get_by_role("button").last.click()  # the host's phone may speak; this one shall not
    expect(made[0].find("table-voice")).to_have_count(0)
    assert len({card(phone) + str(held(phone)) for phone in made}) == 5
    same(made, "deal")
    look(made)
    others = idle(made)
    same(others, "questions")
    for phone in others:
        phone.tap("stop")
        phone.sees("stop-sheet")
    same(others, "stop")
    for phone in others:
        phone.tap("stop-guess")
        phone.find("stop-sheet").get_by_test_id("place-zoo").click()
    same(others, "guess")
    for phone in others:
        phone.page.keyboard.press("Escape")
        phone.tap("power")
        phone.sees("power-sheet")
    same(others, "power")


class Looks:
    """What each seat's phone shows at one moment of several matches that only the cards tell apart."""

    def __init__(self) -> None:
        self.taken: dict[tuple[str, int], list[tuple[tuple[str, str], bytes]]] = {}

    def take(self, phone: Phone, moment: str) -> None:
        title = phone.page.get_by_role("heading", level=1).inner_text()
        expect(phone.page.get_by_role("status").last).to_contain_text(title)  # it is said a little later
        self.taken.setdefault((moment, seat(phone)), []).append((shown(phone), picture(phone)))
        phone.screenshot(f"{moment}-{seat(phone)}-{len(self.taken[moment, seat(phone)])}")

    def same(self, phone: Phone) -> None:
        for name, looks in self.taken.items():
            assert len({words for words, _ in looks}) == 1, name
            assert apart(phone, {pixels for _, pixels in looks}).most <= NOISE, name


def test_whoever_asks_answers_or_votes_shows_no_more_than_everybody_knows(phones: Phones) -> None:
    """In one match the first seat, which asks, has the spy's card; in another the second, which answers and votes."""
    looks, made = Looks(), list[Phone]()
    for spy, mode in enumerate(("first-is-spy", "second-is-spy")):
        made = sit(phones, 4, 4, "together", mode=mode, made=made)
        assert [seat(phone) for phone in made] == [0, 1, 2, 3]
        assert spy_of(made) is made[spy]
        whole_question(looks, made)
        stop(made[3], "accuse", 0)
        let_pass(made, "shield")
        for phone in made:
            phone.wait(lambda phone=phone: part(phone) == "ballots")  # type: ignore[misc]
            looks.take(phone, "ballots")
        same(made[1:3], "voters")
    looks.same(made[0])


def whole_question(looks: Looks, made: Sequence[Phone]) -> None:
    """The first seat asks the second, and looks at everything on the way; so does the other."""
    asker, target = made[:2]
    asker.act("set", clocks=False)  # pictures are taken one after the other
    asker.sees("table-voice").get_by_role("button").last.click()  # the host's phone may speak; this one shall not
    look(made)
    asker.sees("asking")
    looks.take(asker, "whom")
    asker.find("asking").get_by_test_id("pick-1").click()
    asker.sees("ask-back")
    looks.take(asker, "what")
    asker.find("asking").locator("summary").click()
    looks.take(asker, "topics")
    asker.tap("confirm")
    target.sees("answering")
    for phone in made:
        looks.take(phone, "answering")
    target.find("answering").locator("summary").click()
    looks.take(target, "hints")
    target.tap("confirm")


def test_who_cannot_open_the_spys_card_is_told_so_only_after_the_last_tap(phones: Phones) -> None:
    made = sit(phones, 3, 3, "together")
    look(made)
    phone = next(one for one in made if card(one) != "spy")
    phone.tap("stop")
    phone.tap("stop-guess")
    phone.find("stop-sheet").get_by_test_id("place-zoo").click()
    expect(phone.find("stop-line")).to_be_empty()
    phone.tap("stop-confirm")
    expect(phone.find("stop-line")).not_to_be_empty()
    assert stage(phone) == "questions"


def test_the_card_shows_while_it_is_pressed_and_is_nowhere_in_the_page_otherwise(phones: Phones) -> None:
    made = sit(phones, 3, 3, "together")
    for phone in made:
        assert phone.find("palm").count() == 0
        phone.find("card").get_by_role("button").focus()
        phone.page.keyboard.down("Space")
        palm = phone.sees("palm")
        expect(palm.locator(f"[data-postcard={card(phone)}]")).to_have_count(int(card(phone) != "spy"))
        phone.accessible()
        phone.screenshot(f"palm-{card(phone)}")
        phone.page.keyboard.up("Space")
        expect(phone.find("palm")).to_have_count(0)


def test_what_somebody_strikes_out_stays_on_the_own_phone_until_the_round_is_over(phones: Phones) -> None:
    made = sit(phones, 3, 3, "apart", rounds=2)
    look(made)
    phone, other = made[:2]
    phone.tap("place-zoo")
    expect(phone.find("place-zoo")).to_have_attribute("aria-pressed", "true")
    phone.page.reload()
    phone.sees("match")
    expect(phone.find("place-zoo")).to_have_attribute("aria-pressed", "true")
    expect(other.find("place-zoo")).to_have_attribute("aria-pressed", "false")
    stop(spy_of(made), "guess", bag(made))
    come(made, "score")
    for one in made:
        answer(one, "next")
    come(made, "deal")
    if bag(made) != "zoo" and "zoo" not in public(phone)["used"]:
        expect(phone.find("place-zoo")).to_have_attribute("aria-pressed", "false")
