"""Places that a host thinks up for «Находка для шпиона»: from a file and by taps, kept, and played with."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from lichina.games.spyfall import Spyfall

from .conftest import Phones
from .phone import Phone

NAMES = ("Кухня", "Балкон", "Детская", "Подвал", "Гараж", "Сад", "Кабинет", "Чердак")
HOME = "\n".join(f'[[places]]\nru = "{name}"\ntraits = {{ food = 2, smell = 2, moving = 1 }}' for name in NAMES)


def upload(phone: Phone, text: str) -> None:
    phone.find("own-file").set_input_files({"name": "home.toml", "mimeType": "", "buffer": text.encode()})


def open_places(phone: Phone) -> None:
    """From the lobby, by the choice that is nothing without them."""
    phone.tap("game-settings")
    phone.page.locator("dialog[open] details.fold > summary").click()
    phone.find("option-pack").locator("summary").click()
    phone.find("option-pack").get_by_role("radio").last.click()
    phone.sees("own-places")


def names_in(phone: Phone) -> list[str]:
    return phone.find("own-places").locator("li .name").all_inner_texts()


def test_a_host_plays_with_places_from_a_file_and_by_taps(phones: Phones, tmp_path: Path) -> None:
    host = phones()
    host.host(game="spyfall", sitting="apart")
    host.sees("lobby")
    open_places(host)
    expect(host.find("own-play")).to_be_disabled()
    host.inspect("none-yet")
    upload(host, HOME)
    expect(host.find("own-place-8")).to_contain_text("Чердак")
    host.tap("own-place-8")
    host.find("own-name-ru").fill("Оранжерея")
    host.find("own-name-en").fill("Hothouse")
    for trait in ("food", "nature", "nature", "quiet"):
        host.tap(f"trait-{trait}")
    host.inspect("one-place")
    host.tap("own-done")
    assert names_in(host) == [*NAMES[:-1], "Оранжерея"]
    host.inspect("places")
    with host.page.expect_download() as download:
        host.tap("own-save")
    download.value.save_as(tmp_path / "saved.toml")
    host.tap("own-play")
    host.until(lambda seen: seen["table"]["table"]["options"].get("pack") == "own")
    options = host.look()["table"]["table"]["options"]
    assert options["own"]["places"][7] == {
        "ru": "Оранжерея",
        "en": "Hothouse",
        "traits": {"smell": 2, "moving": 1, "nature": 2, "quiet": 1},
    }
    saved = Spyfall.read_option("own", (tmp_path / "saved.toml").read_text(encoding="utf-8"))
    assert list(saved["places"]) == [{"ru": None, "en": None, **place} for place in options["own"]["places"]]
    guest = phones("Гоша")
    guest.enter(host.table)
    guest.tap("game-settings")
    expect(guest.page.get_by_role("dialog")).to_contain_text("Свои места 8 мест")
    host.tap("fill")
    expect(host.find("start")).to_be_enabled()
    host.tap("start")
    host.sees("match")
    expect(host.find("place-own-8")).to_contain_text("Оранжерея")
    host.screenshot("match")


def test_a_table_is_made_with_places_of_the_own(phones: Phones) -> None:
    host = phones("Dasha", "en")
    host.open("/")
    host.tap("create")
    host.find("name").fill("Dasha")
    host.page.get_by_role("radio", name="Spyfall").check()
    host.page.locator("details.fold > summary").click()
    expect(host.find("option-own")).to_contain_text("none yet")
    host.tap("edit-own")
    upload(host, HOME)
    expect(host.find("own-status")).to_have_text("8 places.")
    host.page.keyboard.press("Escape")
    expect(host.find("option-own")).to_contain_text("none yet")
    host.tap("edit-own")
    host.tap("own-play")
    expect(host.find("option-own")).to_contain_text("8 places")
    host.tap("create-table")
    host.sees("lobby")
    host.wait(lambda: bool(host.guest.at))
    assert host.guest.at["options"]["pack"] == "own"
    assert [place["ru"] for place in host.guest.at["options"]["own"]["places"]] == list(NAMES)


def test_a_file_that_cannot_be_read_says_why_and_changes_nothing(phones: Phones) -> None:
    host = phones()
    host.expected.append("422")
    host.host(game="spyfall")
    host.sees("lobby")
    open_places(host)
    upload(host, HOME)
    expect(host.find("own-place-8")).to_be_visible()
    for bad, why in (
        ("places = [", "Файл со своими местами не разобрать"),
        ('[[places]]\nru = "Кухня"\ntraits = { food = 2 }', "Своих мест должно быть от 8 до 40, а здесь 1."),
        (HOME.replace("smell", "gravy", 1), "«Кухня»: приметы «gravy» нет."),
        ("#" * 70_000, "Файл слишком большой"),
    ):
        upload(host, bad)
        expect(host.find("own-error")).to_contain_text(why)
        assert names_in(host) == list(NAMES)
    host.inspect("bad-file")
    assert "pack" not in host.look()["table"]["table"]["options"]


def test_places_are_kept_on_the_device_and_what_was_done_to_them_is_undone(phones: Phones) -> None:
    host = phones()
    host.host(game="spyfall", mode="madness")
    host.sees("lobby")
    open_places(host)
    upload(host, HOME)
    expect(host.find("own-status")).to_contain_text("мест нужно не меньше 16: добавьте ещё 8")
    host.page.keyboard.press("Escape")
    expect(host.find("edit-own")).to_be_focused()
    host.page.reload()
    host.sees("lobby")
    open_places(host)
    assert names_in(host) == list(NAMES)
    host.tap("own-place-2")
    host.tap("own-remove")
    expect(host.find("own-undo")).to_be_focused()
    expect(host.find("own-status")).to_contain_text("Нужно ещё хотя бы 1.")
    host.page.keyboard.press("Enter")
    assert names_in(host) == list(NAMES)
    host.tap("own-add")
    expect(host.find("own-name-ru")).to_be_focused()
    host.page.keyboard.type("Сад")
    expect(host.page.get_by_role("alert").filter(has_text="Такое название уже есть.").first).to_be_visible()
    host.find("trait-cold").press("Space")
    expect(host.find("trait-cold")).to_have_accessible_name("холодно (спорно)")
    host.find("trait-cold").press("Space")
    expect(host.find("trait-cold")).to_have_accessible_name("холодно (точно)")
    host.tap("own-back")
    expect(host.find("own-place-9")).to_contain_text("Такое название уже есть.")
    expect(host.find("own-place-9")).to_be_focused()
