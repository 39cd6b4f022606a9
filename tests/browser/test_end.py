"""When the masks are off: who has won, who was who, what was hidden, and what comes next."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from .conftest import Phones
from .mafia_pages import run_out
from .test_forms import market
from .test_match import sit
from .test_replay import over


def test_everybody_is_unmasked_and_what_was_hidden_is_told(phones: Phones) -> None:
    host = over(phones)
    match = host.guest.match
    winners = match["over"]["winners"]
    expect(host.find("outcome").get_by_role("img")).to_have_count(len(winners))
    if winners:  # nobody has won or lost a draw
        result = "Вы победили!" if match["seat"] in winners else "В этот раз победили не вы"
        expect(host.find("own-result")).to_have_text(result)
    for seat, name in enumerate(match["names"]):
        expect(host.find(f"was-{seat}")).to_contain_text(name)
    expect(host.find("facts").get_by_role("listitem").first).to_contain_text("Партия длилась")
    host.find("hidden-story").locator("summary").first.click()
    for name in match["names"]:
        expect(host.find("hidden-story")).to_contain_text(f"{name} получает карту")
    host.inspect("end")


def test_a_match_is_retold_pictured_and_counted_for_the_evening(phones: Phones) -> None:
    host = over(phones)
    expect(host.find("retold")).to_contain_text("Мафия в этом городе")
    host.page.get_by_text("Игры вечера").click()
    expect(host.find("evening").get_by_role("row")).to_have_count(2)  # its head, and the only person
    expect(host.find("evening")).to_contain_text(host.name)
    expect(host.find("evening-games")).to_have_text("Мафия: 1")
    host.tap("picture")
    with host.page.expect_download() as kept:
        host.tap("picture-save")
    assert kept.value.suggested_filename == "lichina-mafia-1.png"
    data = Path(kept.value.path()).read_bytes()
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    width, height = (int.from_bytes(data[at : at + 4], "big") for at in (16, 20))
    assert width == 1080 and height > 1080
    host.inspect("picture")
    host.page.keyboard.press("Escape")
    host.find("award-moment").first.click()
    host.sees("replay")
    expect(host.find("slider")).not_to_have_value("0")


def test_whoever_is_not_the_host_waits_for_the_next_match(phones: Phones) -> None:
    host, guest = sit(phones, 2, 6, "apart")
    run_out([host, guest])
    guest.sees("end")
    expect(guest.find("host-starts")).to_contain_text(host.name)
    expect(guest.find("another")).to_have_count(0)
    host.tap("to-lobby")
    guest.sees("lobby")


def test_the_record_can_be_kept(phones: Phones) -> None:
    host = over(phones)
    with host.page.expect_download() as kept:
        host.tap("record")
    assert kept.value.suggested_filename.startswith("lichina-mafia-")


def test_a_match_that_was_broken_off_is_found_in_the_lobby_and_says_so(phones: Phones) -> None:
    (host,) = sit(phones, 1, 6, "apart")
    host.act("lobby")
    host.sees("lobby")
    host.page.get_by_text("Сыгранные партии").click()
    expect(host.find("match-1")).to_contain_text("Партию прервали")
    host.tap("match-1")
    host.sees("replay")
    host.page.keyboard.press("End")
    expect(host.find("caption")).to_contain_text("партию прервали")
    host.inspect("broken")


def test_a_game_without_a_board_has_an_end_and_a_replay_too(phones: Phones) -> None:
    host, *_ = market(phones)
    host.sees("match")
    for _ in range(200):
        if host.guest.over:
            break
        host.try_to("hasten")
    host.sees("end")
    host.inspect("end")
    host.tap("watch")
    host.sees("replay")
    host.page.keyboard.press("End")
    expect(host.find("caption")).not_to_be_empty()
    host.inspect("replay")
