"""Before a table is made: what is offered, what could not be chosen now, and the words of a game."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import pytest

import lichina
from lichina import registry
from lichina.kernel import Game
from lichina.server.barred import Barred
from lichina.server.catalogue import GameInfo, catalogue
from lichina.testing.chosen import games
from lichina.words import LANGUAGES
from tests.table import cabin
from tests.table.cabin import Cabin
from tests.table.parlour import Parlour

from .guest import get, narrow, post, running
from .protocol_check import strict

TRIADS_NEED_12 = "Триадам нужно не меньше 12 игроков, а здесь 8."
TWELVE_OR_MORE = "Игроков должно быть от 12 до 32, а не 8."
TWO_LONERS = "Одиночек может быть не больше 2, и каждый только один раз."


def mafia(language: str = "ru") -> GameInfo:
    return next(info for info in catalogue(language) if info.id == "mafia")


# --- what is offered --------------------------------------------------------------------------------------------------


def test_mafia_is_offered_for_the_first_time_as_usual_and_with_everything() -> None:
    offered = {preset.id: (preset.name, preset.mode, preset.players) for preset in mafia().presets}
    assert offered == {
        "first": ("Первый раз", "classic", (6, 32)),
        "usual": ("Как обычно", "classic", (6, 32)),
        "everything": ("Всё сразу", "everything", (12, 32)),
    }
    assert mafia().presets[1].options == {}


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_every_preset_can_be_started_at_each_size_that_it_names(game: type[Game]) -> None:
    for preset in game.PRESETS.values():
        mode = game.MODES[preset.mode] if preset.mode is not None else lichina.Mode()
        for bots in ({}, game.WITH_BOTS):
            options = {**bots, **mode.options, **preset.options}
            for seats in mode.players or game.PLAYERS:
                assert lichina.start(game, seats, 1, options).outcome is None


def test_the_catalogue_names_the_sizes_at_which_a_preset_is_tried() -> None:
    for info in catalogue("ru"):
        game = registry.find(info.id).game
        for preset in info.presets:
            mode = game.MODES[preset.mode] if preset.mode is not None else lichina.Mode()
            sizes = mode.players or game.PLAYERS
            assert preset.players == (sizes[0], sizes[-1])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", registry.BUILT_IN)
def test_presets_have_words_and_options_short_titles(game: str, language: str) -> None:
    info = next(one for one in catalogue(language) if one.id == game)
    for preset in info.presets:
        assert preset.name != preset.id and preset.about
    for option in info.options:
        words = option.title.replace(" — ", " ").split()
        assert option.title != option.name and 2 <= len(words) <= 4, option.name


# --- what could not be chosen -----------------------------------------------------------------------------------------


async def ask(body: dict[str, Any], game: str = "mafia", lang: str = "ru", **limits: Any) -> httpx.Response:
    async with running(limits=narrow(**limits)) as server:
        return await post(server.address, f"/api/games/{game}/barred?lang={lang}", body)


async def barred(**body: Any) -> dict[str, Any]:
    answer = await ask(body)
    assert answer.status_code == 200, answer.text
    strict(answer.json(), Barred)
    found: dict[str, Any] = answer.json()
    assert found.pop("content") == {"pack": None, "names": {}}
    return found


async def test_eight_people_can_have_no_second_gang() -> None:
    expected = {
        "modes": [["triads", TWELVE_OR_MORE], ["everything", TWELVE_OR_MORE]],
        "presets": [["everything", TWELVE_OR_MORE]],
        "options": [["triads", True, TRIADS_NEED_12]],
    }
    assert await barred(seats=8) == expected
    assert await barred(seats=8, options={"triads": True}) == expected


async def test_with_two_gangs_and_two_loners_no_third_can_be_added() -> None:
    found = await barred(seats=14, options={"triads": True, "loners": ["maniac", "widow"]})
    assert found == {"modes": [], "presets": [], "options": [["loners", "patient0", TWO_LONERS]]}


async def test_with_three_loners_the_second_gang_is_barred() -> None:
    found = await barred(seats=14, options={"loners": ["maniac", "widow", "patient0"]})
    assert found["options"] == [["triads", True, TWO_LONERS]]


async def test_of_three_loners_with_two_gangs_each_is_one_too_many() -> None:
    found = await barred(seats=14, mode="triads", options={"loners": ["maniac", "widow", "patient0"]})
    loners = [["loners", loner, TWO_LONERS] for loner in ("maniac", "widow", "patient0")]
    assert found["options"] == [["triads", True, TWO_LONERS], *loners]


async def test_what_is_wrong_whatever_one_chooses_bars_no_option() -> None:
    found = await barred(seats=4, bots=2)
    assert found["options"] == []
    assert [name for name, _ in found["presets"]] == ["first", "usual", "everything"]
    assert found["presets"][0][1] == "Игроков должно быть от 6 до 32, а не 4."


async def test_a_table_where_everything_can_be_chosen_bars_nothing() -> None:
    assert await barred(seats=14, bots=13) == {"modes": [], "presets": [], "options": []}


async def test_the_reason_is_in_the_readers_language() -> None:
    answer = await ask({"seats": 8}, lang="en")
    assert answer.json()["options"] == [["triads", True, "The Triads need at least 12 players, and there are 8."]]


async def test_what_is_chosen_is_spoken_of_in_the_words_in_which_it_would_be_told(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(registry._registered, Cabin.id, Cabin)
    answer = await ask({"seats": 2, "options": {"pack": "sea"}, "sitting": "together"}, "cabin")
    assert answer.json() == {"modes": [], "presets": [], "options": [], "content": {"pack": "sea", "names": {}}}
    options = {"pack": "own", "own": [{"ru": "Кухня"}]}
    assert (await ask({"seats": 2, "options": options}, "cabin")).json()["content"]["names"] == {
        "own-1": {"ru": "Кухня"}
    }


def test_the_catalogue_names_what_goes_by_how_people_sit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry._registered, Cabin.id, Cabin)
    info = next(one for one in catalogue("ru") if one.id == "cabin")
    sitting = {option.name: option.by_sitting for option in info.options}
    assert sitting == {"pack": {}, "own": {}, "talk": {"together": "spoken", "call": "spoken"}, "limit": {}}


def test_the_catalogue_says_for_how_many_players_an_option_changes_nothing() -> None:
    idle = {info.id: {one.name: one.idle for one in info.options if one.idle} for info in catalogue("ru")}
    assert {game: idle[game] for game in ("mafia", "passengers", "spyfall")} == {
        "mafia": {},
        "passengers": {"gifts": [4], "boat_cap": [4, 5, 6], "help_jaster": [4, 5, 7]},
        "spyfall": {},
    }


@pytest.mark.parametrize(
    ("body", "game", "expected"),
    [
        ({"seats": 8}, "chess", (404, "no-such-game")),
        ({"seats": 8, "mode": "hard"}, "mafia", (422, "unknown-mode")),
        ({"seats": 8, "options": {"night": "long"}}, "mafia", (422, "bad-option")),
        ({"seats": 8, "options": {"deal": {}}}, "mafia", (422, "no-fixed-deal")),
        ({"seats": 65}, "mafia", (400, "bad-request")),
        ({"seats": 8, "seed": 1}, "mafia", (400, "bad-request")),
        ({}, "mafia", (400, "bad-request")),
    ],
)
async def test_a_choice_that_makes_no_sense_is_refused(body: Any, game: str, expected: tuple[int, str]) -> None:
    answer = await ask(body, game)
    assert (answer.status_code, answer.json()["code"]) == expected
    assert answer.json()["text"]


async def test_whoever_asks_too_often_has_to_wait() -> None:
    async with running(limits=narrow(choices_burst=2, choices_per_second=0.01)) as server:
        path = "/api/games/mafia/barred"
        answers = [await post(server.address, path, {"seats": 8}) for _ in range(3)]
        assert [answer.status_code for answer in answers] == [200, 200, 429]
        assert (await get(server.address, "/api/games")).status_code == 200


# --- the words of a game ----------------------------------------------------------------------------------------------


async def test_the_texts_of_a_game_are_its_fluent_files() -> None:
    async with running() as server:
        answer = await get(server.address, "/api/words/ru/mafia")
        folder = registry.find("mafia").locale
        assert folder is not None
        assert answer.status_code == 200
        assert answer.headers["content-type"] == "text/plain; charset=utf-8"
        files = ("ru.ftl", "ru-end.ftl", "ru-lesson.ftl", "ru-lines.ftl", "ru-rules.ftl")
        assert answer.text == "\n".join((folder / file).read_text(encoding="utf-8") for file in files)
        english = await get(server.address, "/api/words/en/mafia")
        assert "game-name = Mafia" in english.text
        assert english.headers["etag"] != answer.headers["etag"]


async def test_texts_come_whole_or_by_the_part_that_is_needed() -> None:
    folder = registry.find("spyfall").locale
    assert folder is not None
    apart = {part: (f"en-{part}.ftl",) for part in ("end", "lesson", "lines", "rules")}
    parts = {"table": ("en.ftl", "en-board.ftl"), **apart}
    whole = ("en.ftl", "en-board.ftl", *(f"en-{part}.ftl" for part in apart))
    async with running() as server:
        for query, files in {"": whole, **{f"?part={part}": files for part, files in parts.items()}}.items():
            answer = await get(server.address, f"/api/words/en/spyfall{query}")
            assert answer.text == "\n".join((folder / file).read_text(encoding="utf-8") for file in files)
        refused = await get(server.address, "/api/words/en/spyfall?part=board")
        assert (refused.status_code, refused.json()["code"]) == (400, "bad-request")


async def test_words_of_a_pack_come_after_those_of_a_part() -> None:
    async with running() as server:
        plain = await get(server.address, "/api/words/en/spyfall?part=table")
        answer = await get(server.address, "/api/words/en/spyfall?part=table&pack=dc")
        assert answer.text.startswith(plain.text)
        assert "card-asylum" in answer.text[len(plain.text) :]


async def test_the_cards_of_a_game_come_by_group_with_how_many_there_are() -> None:
    async with running() as server:
        mafia = {group["id"]: group for group in (await get(server.address, "/api/games/mafia/cards")).json()}
        assert list(mafia) == ["town", "mafia", "triads", "loner"]
        assert {group["about"] for group in mafia.values()} == {"role"}
        assert mafia["mafia"]["cards"][:2] == [{"id": "mafioso", "count": 5}, {"id": "don", "count": 1}]
        spyfall = (await get(server.address, "/api/games/spyfall/cards")).json()
        assert [(group["id"], group["pack"], group["about"]) for group in spyfall] == [
            ("signs", None, "sign"),
            ("bags", None, "bag"),
            ("powers", None, None),
            ("everyday", "everyday", None),
            ("dc", "dc", None),
        ]
        assert spyfall[3]["cards"][0] == {"id": "hospital", "count": None}
        assert (await get(server.address, "/api/games/chess/cards")).status_code == 404


async def test_texts_come_packed_for_whoever_takes_them_so() -> None:
    async with running() as server:
        packed = await get(server.address, "/api/words/ru/mafia", **{"Accept-Encoding": "gzip"})
        plain = await get(server.address, "/api/words/ru/mafia", **{"Accept-Encoding": "identity"})
        assert packed.headers["content-encoding"] == "gzip" and "content-encoding" not in plain.headers
        assert packed.text == plain.text
        assert int(packed.headers["content-length"]) * 3 < int(plain.headers["content-length"])
        assert plain.headers["vary"] == packed.headers["vary"] == "Accept-Encoding"


async def test_texts_that_a_client_has_are_not_sent_again() -> None:
    async with running() as server:
        path = "/api/words/ru/mafia"
        tag = (await get(server.address, path)).headers["etag"]
        for given in (tag, tag.removeprefix("W/"), f'"other", {tag}', "*"):
            again = await get(server.address, path, **{"If-None-Match": given})
            assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag)
        assert (await get(server.address, path, **{"If-None-Match": '"other"'})).status_code == 200


@pytest.mark.parametrize(
    ("path", "expected"),
    [
        ("/api/words/ru/chess", (404, "no-such-game")),
        ("/api/words/ru/..%2f..%2flocale", (404, "no-such-page")),
        ("/api/words/de/mafia", (400, "bad-request")),
    ],
)
async def test_texts_that_there_are_not_are_refused_in_words(path: str, expected: tuple[int, str]) -> None:
    async with running() as server:
        answer = await get(server.address, path)
        assert (answer.status_code, answer.json()["code"]) == expected
        assert answer.json()["text"]


async def test_the_words_of_a_pack_come_after_those_of_its_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry._registered, Cabin.id, Cabin)
    folder = Path(cabin.__file__).parent
    files = ("locale/ru.ftl", "locale/ru-story.ftl", "content/sea/ru.ftl")
    own, story, sea = ((folder / file).read_text(encoding="utf-8") for file in files)
    async with running() as server:
        plain = await get(server.address, "/api/words/ru/cabin")
        answer = await get(server.address, "/api/words/ru/cabin?pack=sea")
        assert plain.text == f"{own}\n{story}"
        assert answer.text == f"{own}\n{story}\n{sea}"
        tag = answer.headers["etag"]
        assert tag != plain.headers["etag"]
        again = await get(server.address, "/api/words/ru/cabin?pack=sea", **{"If-None-Match": tag})
        assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize("pack", ["moon", "../locale", "..%2Flocale", "sea%2F..%2Fsea", ".", "", "sea%00", "x" * 65])
async def test_a_pack_that_there_is_not_is_refused(monkeypatch: pytest.MonkeyPatch, pack: str) -> None:
    monkeypatch.setitem(registry._registered, Cabin.id, Cabin)
    async with running() as server:
        answer = await get(server.address, f"/api/words/ru/cabin?lang=ru&pack={pack}")
        expected = (400, "bad-request") if len(pack) > 64 else (404, "no-such-pack")
        assert (answer.status_code, answer.json()["code"]) == expected
        assert len(pack) > 64 or answer.json()["text"].endswith("у этой игры нет. Есть: sea.")


# --- an option from a file --------------------------------------------------------------------------------------------


async def read(text: bytes, name: str = "own", game: str = "cabin", lang: str = "ru", **limits: Any) -> httpx.Response:
    """What the server makes of a file."""
    async with running(limits=narrow(**limits)) as server, httpx.AsyncClient() as client:
        path = f"http://{server.address}/api/games/{game}/options/{name}?lang={lang}"
        return await client.post(path, content=text, headers={"Content-Type": "text/plain; charset=utf-8"})


async def test_what_nobody_can_type_is_listed_as_data() -> None:
    async with running() as server:
        games = {game["id"]: game for game in (await get(server.address, "/api/games")).json()}
        kinds = {option["name"]: option["kind"] for option in games["spyfall"]["options"]}
        assert (kinds["own"], kinds["pack"], kinds["minutes"]) == ("data", "choice", "int")


async def test_an_option_is_read_from_a_file(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry._registered, Cabin.id, Cabin)
    answer = await read('[[places]]\nru = "Кухня"\nen = "Kitchen"\n'.encode())
    assert (answer.status_code, answer.json()) == (200, {"value": [{"ru": "Кухня", "en": "Kitchen"}]})


@pytest.mark.parametrize(
    ("text", "name", "lang", "expected"),
    [
        (b"", "own", "ru", (422, "no-places", "В файле нет ни одного места.")),
        (b"", "own", "en", (422, "no-places", "There is no place in the file.")),
        (b"[[places]]\nru = 5", "own", "en", (422, "bad-option", "The option “own” takes: tuple.")),
        (b"spoken", "talk", "ru", (422, "no-option-text", "Настройка «talk» из файла не читается.")),
        (b"x", "deal", "ru", (422, "unknown-option", "Настройки «deal» нет. Есть: pack, own, talk, limit.")),
        (b"#\n" * 40_000, "own", "ru", (413, "too-large", "Слишком большой запрос. / This request is too large.")),
    ],
)
async def test_what_is_wrong_with_a_file_is_said_in_the_words_of_the_game(
    monkeypatch: pytest.MonkeyPatch, text: bytes, name: str, lang: str, expected: tuple[int, str, str]
) -> None:
    monkeypatch.setitem(registry._registered, Cabin.id, Cabin)
    answer = await read(text, name, lang=lang)
    assert (answer.status_code, answer.json()["code"], answer.json()["text"]) == expected


async def test_no_file_keeps_the_server_busy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry._registered, Cabin.id, Cabin)
    answer = await read(b"a" + b".a" * 32_000 + b"=1", lang="en")
    assert (answer.status_code, answer.json()["code"]) == (422, "bad-option-text")
    assert "a line has more than 500 characters" in answer.json()["text"]
    assert (await read(b"", choices_burst=9)).status_code == 429
    assert (await read(b"", game="chess")).status_code == 404


async def test_a_game_without_texts_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    assert registry.find(Parlour).locale is None
    monkeypatch.setitem(registry._registered, Parlour.id, Parlour)
    async with running() as server:
        answer = await get(server.address, f"/api/words/ru/{Parlour.id}")
        assert (answer.status_code, answer.json()["code"]) == (404, "no-texts")
