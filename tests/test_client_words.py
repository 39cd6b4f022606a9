"""The web client says the same in both languages; no text that it asks for is missing, and none is left over."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import lichina
from lichina.words import LANGUAGES, files_in, messages, missing

from .client_source import Call, calls, literals, matching

WEB = Path(__file__).parent.parent / "web"
SOURCES = sorted(
    path
    for path in (WEB / "src").rglob("*")
    if path.suffix in (".ts", ".svelte") and not path.name.endswith(".test.ts") and path.name != "protocol.ts"
)
GAMES = [*sorted((Path(lichina.__file__).parent / "games").glob("*/locale")), WEB.parent / "tests/games/duel/locale"]


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The client's own texts, one file for each language as the client joins them."""
    folder = tmp_path_factory.mktemp("words")
    for language in LANGUAGES:
        files = sorted((WEB / "locale" / language).glob("*.ftl"))
        joined = "\n".join(file.read_text(encoding="utf-8") for file in files)
        (folder / f"{language}.ftl").write_text(joined, encoding="utf-8")
    return folder


@pytest.fixture(scope="module")
def texts(own: Path) -> dict[str, frozenset[str]]:
    """Every text of the client, and the parameters that it needs."""
    return {key: frozenset(needs) for key, needs in messages(own / "ru.ftl")[0].items()}


@pytest.fixture(scope="module")
def texts_of_games() -> dict[str, frozenset[str]]:
    return {key: frozenset(needs) for folder in GAMES for key, needs in messages(*files_in(folder, "ru"))[0].items()}


def test_both_languages_have_the_same_files() -> None:
    russian, english = (sorted(file.name for file in (WEB / "locale" / one).glob("*.ftl")) for one in LANGUAGES)
    assert russian == english


def test_both_languages_have_the_same_texts_with_the_same_parameters_and_none_twice(own: Path) -> None:
    assert missing(own) == []


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.relative_to(WEB / "src").as_posix())
def test_every_text_that_is_asked_for_is_there_and_gets_what_it_needs(
    path: Path, texts: dict[str, frozenset[str]], texts_of_games: dict[str, frozenset[str]]
) -> None:
    wrong = []
    for call in calls(path.read_text(encoding="utf-8")):
        there = {**texts, **texts_of_games} if call.game else texts
        for key in call.keys:
            found = [name for name in there if matching(key).fullmatch(name)]
            if not found:
                wrong.append(f"{key} is not there")
            elif call.given is not None and "*" not in key and (lacking := there[key] - call.given):
                wrong.append(f"{key} lacks {', '.join(sorted(lacking))}")
    assert wrong == []


def test_no_text_is_left_that_nobody_asks_for(own: Path, texts: dict[str, frozenset[str]]) -> None:
    written = set().union(*(literals(path.read_text(encoding="utf-8")) for path in SOURCES))
    patterns = [matching(one) for one in written if re.fullmatch(r"[a-z][\w-]*[-.]\*[\w.*-]*", one)]
    inside = set(re.findall(r"\{\s*([a-z][\w-]*)\s*\}", (own / "ru.ftl").read_text(encoding="utf-8")))
    names = {key for key in texts if "." not in key}
    unused = {key for key in names - written - inside if not any(one.fullmatch(key) for one in patterns)}
    assert sorted(unused) == []


# --- the search itself ------------------------------------------------------------------------------------------------


def test_texts_are_found_however_they_are_asked_for() -> None:
    text = """
    <script lang="ts">
      // t("in-a-remark")
      const say = of("mafia");
      const title = $derived(t("title"));
      start("no", part.t("no"));
    </script>
    <p>{t(left === "few" ? "soon" : "later", { count: left, "name-acc": name })} {say(`card-${card}`)}</p>
    <p>{of(game)("role", { name })} {t("who", { ...naming(match, 3) })} {t(key)}</p>
    """
    assert list(calls(text)) == [
        Call(("title",), frozenset(), False),
        Call(("soon", "later"), frozenset({"count", "name-acc"}), False),
        Call(("card-*",), frozenset(), True),
        Call(("role",), frozenset({"name"}), True),
        Call(("who",), None, False),
    ]
