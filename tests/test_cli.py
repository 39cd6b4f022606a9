"""The command line: what it shows, and that every mistake is one clear line."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from lichina import registry
from lichina.cli import main
from lichina.words import LANGUAGES, Words

ROOT = Path(__file__).parent.parent
DUEL = str(ROOT / "tests" / "games" / "duel")
MARKET = str(ROOT / "tests" / "games" / "market")
TOY = str(ROOT / "tests" / "games" / "toy")
CABIN = str(ROOT / "tests" / "table" / "cabin")

SLOW = """
from lichina.kernel import Game

class Slow(Game):
    id = "slow"
    PLAYERS = range(1, 2)

    def setup(self):
        raise KeyboardInterrupt
"""


LAST = """
import os
import signal
from lichina.bots import RandomBot

class Last(RandomBot):
    def decide(self, sight):
        ask = sight.asks[0]
        return ask.number, ask.form.options[-1]

class Stop(RandomBot):
    over_with = 0

    def decide(self, sight):
        if Stop.over_with == 4:
            os.kill(os.getpid(), signal.SIGINT)
        return super().decide(sight)

    def over(self, outcome):
        Stop.over_with += 1
"""


@pytest.fixture(autouse=True)
def forget(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "ru_RU.UTF-8")
    monkeypatch.setattr(registry, "BUILT_IN", {})  # what the command line says must not hang on which games there are
    yield
    registry._registered.clear()


@pytest.fixture
def says(capsys: pytest.CaptureFixture[str]) -> Callable[..., list[str]]:
    """The lines that a command prints; it must go well and print nothing besides."""

    def run(*argv: str) -> list[str]:
        assert main(argv) == 0
        printed = capsys.readouterr()
        assert printed.err == ""
        return [line.rstrip() for line in printed.out.splitlines()]

    return run


@pytest.fixture
def fails(capsys: pytest.CaptureFixture[str]) -> Callable[..., str]:
    """The one line on standard error that a command ends with, and nothing else."""

    def run(*argv: str, code: int = 2) -> str:
        assert main(argv) == code
        printed = capsys.readouterr()
        assert printed.out == ""
        (line,) = printed.err.splitlines()
        return line

    return run


Says = Callable[..., list[str]]
Fails = Callable[..., str]


# --- help -------------------------------------------------------------------------------------------------------------


def test_without_a_command_the_help_is_shown(says: Says) -> None:
    lines = says("--lang", "ru")
    assert lines[0].startswith("как вызвать: lichina")
    assert "«Личина» — стол для игр со скрытыми ролями." in lines
    assert "    watch       посмотреть, как боты играют одну партию" in lines


@pytest.mark.parametrize("command", ["games", "simulate", "tournament", "balance", "merge", "watch", "replay", "check"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_has_help_in_both_languages(
    command: str, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as stop:
        main([command, "--help", "--lang", language])
    assert stop.value.code == 0
    lines = capsys.readouterr().out.splitlines()
    words = Words(language)
    assert lines[0].startswith(words("cli-usage"))
    assert words(f"cli-{command}") in lines
    assert f"{words('cli-options')}:" in lines
    assert not any("⟨" in line for line in lines)


@pytest.mark.parametrize(
    ("variable", "value", "said"),
    [
        ("LANG", "en_US.UTF-8", "usage:"),
        ("LANG", "ru_RU.UTF-8", "как вызвать:"),
        ("LANG", "ru", "как вызвать:"),
        ("LANG", "C.UTF-8", "usage:"),
        ("LANG", "de_DE", "usage:"),
        ("LANG", "rundi", "usage:"),
        ("LANG", "", "usage:"),
        ("LC_ALL", "ru_RU", "как вызвать:"),
        ("LC_ALL", "C", "usage:"),
    ],
)
def test_the_language_is_russian_where_the_environment_is_and_english_elsewhere(
    monkeypatch: pytest.MonkeyPatch, says: Says, variable: str, value: str, said: str
) -> None:
    monkeypatch.setenv(variable, value)
    assert says()[0].startswith(said)


# --- games ------------------------------------------------------------------------------------------------------------


def test_a_game_is_shown_with_players_modes_and_options(says: Says) -> None:
    lines = says("games", DUEL, "--lang", "ru")
    assert lines[0] == "Дуэль  duel · 2–6 игроков"
    assert "  bare   Без амулетов" in lines
    assert "Боты: random, search" in lines
    assert "  lives    2       1–3      Сколько жизней у каждого в начале." in lines
    assert "  charms   да      нет, да  Раздать ли каждому открытый амулет." in lines


def test_a_game_is_shown_in_english(says: Says) -> None:
    lines = says("games", DUEL, TOY, "--lang", "en")
    assert lines[0] == "Duel  duel · 2–6 players"
    assert "The mole  toy · 3–8 players" in lines
    assert "There are no options." in lines


def test_registered_games_are_listed(says: Says) -> None:
    registry.register(registry.find(TOY).game)
    assert "Крот  toy · 3–8 игроков" in says("games", "--lang", "ru")


def test_where_there_is_no_game_it_is_said_how_to_name_one(says: Says) -> None:
    assert says("games", "--lang", "en") == [
        "There are no games yet. You can name the path of a game, such as ./my_game.py"
    ]


def test_a_broken_game_does_not_hide_the_others(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    broken = tmp_path / "broken.py"
    broken.write_text("1 / 0")
    assert main(["games", str(broken), TOY, "--lang", "en"]) == 2
    printed = capsys.readouterr()
    assert printed.err == f"{broken} cannot be loaded: ZeroDivisionError: division by zero\n"
    assert "The mole  toy" in printed.out


# --- simulate ---------------------------------------------------------------------------------------------------------


def test_a_simulation_is_shown_as_tables(says: Says) -> None:
    lines = says("simulate", TOY, "--seats", "5", "--games", "40", "--seed", "7", "--lang", "en")
    assert lines[0] == "“The mole”: 40 matches"
    assert any(re.fullmatch(r"the mole +\d+ +\d+\.\d % +\d+\.\d % +\d+\.\d % – \d+\.\d %", line) for line in lines)
    assert any(line.startswith("4 · random ") for line in lines)
    assert "Decisions in a match: 5" in lines
    assert "Seed: 7" in lines


def test_what_a_game_counts_besides_has_tables_of_its_own(says: Says, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "BUILT_IN", {"spyfall": "lichina.games.spyfall"})
    command = ("simulate", "spyfall", "--seats", "4", "--games", "6", "--option", "rounds=2", "--seed", "1", "--lang")
    lines = says(*command, "en")
    assert any(re.fullmatch(r"End of a round +Times +Rate +± error +95 %", line) for line in lines)
    assert any(re.fullmatch(r"The spy names the right place\. +\d+ +\d+\.\d % .*", line) for line in lines)
    assert any(re.fullmatch(r"Points in a round +Times +Mean +± error", line) for line in lines)
    assert any(re.fullmatch(r"The spy +12 +\d\.\d\d +\d\.\d\d", line) for line in lines)
    assert any(re.fullmatch(r"Свой +36 +\d,\d\d +\d,\d\d", line) for line in says(*command, "ru"))


def test_points_and_endings_of_passengers_have_tables_of_their_own(says: Says, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "BUILT_IN", {"passengers": "lichina.games.passengers"})
    command = ("simulate", "passengers", "--seats", "6", "--games", "6", "--bots", "random", "--seed", "1", "--lang")
    lines = says(*command, "en")
    assert any(re.fullmatch(r"Who won, and how +Times +Rate +± error +95 %", line) for line in lines)
    assert any(re.fullmatch(r"Jaster, by points +\d+ +\d+\.\d % .*", line) for line in lines)
    assert any(re.fullmatch(r"Points +Times +Mean +± error", line) for line in lines)
    assert any(re.fullmatch(r"smugglers +6 +\d\.\d\d +\d\.\d\d", line) for line in lines)
    assert any(re.fullmatch(r"master coin +\d+ +\d+\.\d % .*", line) for line in lines)
    assert any(re.fullmatch(r"контрабандисты +6 +\d,\d\d +\d,\d\d", line) for line in says(*command, "ru"))


def test_decimals_have_a_comma_in_russian(says: Says) -> None:
    lines = says("simulate", DUEL, "--seats", "3", "--games", "30", "--seed", "7", "--lang", "ru")
    assert any(re.fullmatch(r"0 · random +\d+ +\d+,\d % +\d+,\d % +\d+,\d % – \d+,\d %", line) for line in lines)
    assert any(re.fullmatch(r"Решений в партии: \d+,\d", line) for line in lines)
    assert not any(re.search(r"\d\.\d", line) for line in lines)


def test_two_workers_show_the_same_as_one(says: Says) -> None:
    command = ("simulate", DUEL, "--seats", "3", "--games", "45", "--seed", "s", "--lang", "ru")
    alone, shared = says(*command), says(*command, "--workers", "2")
    assert [line for line in alone if "в секунду" not in line] == [line for line in shared if "в секунду" not in line]


def test_modes_and_options_change_the_game(says: Says) -> None:
    command = ("simulate", DUEL, "--seats", "2", "--games", "20", "--lang", "en")
    plain = says(*command)[:9]
    for mode, option in (("long", "lives=3"), ("bare", "charms=no"), ("bare", "charms=Нет")):
        changed = says(*command, "--mode", mode)[:9]
        assert changed == says(*command, "--option", option)[:9]
        assert changed != plain


def test_an_option_stands_over_that_of_the_mode(says: Says) -> None:
    command = ("simulate", DUEL, "--seats", "2", "--games", "20", "--lang", "en")
    assert says(*command, "--mode", "long", "--option", "lives=2")[:9] == says(*command)[:9]


def test_bots_are_named_for_each_seat_or_for_all(says: Says, fails: Fails) -> None:
    command = ("simulate", TOY, "--seats", "3", "--games", "1", "--lang", "ru", "--bots")
    assert "2 · random" in "\n".join(says(*command, "random,random,random"))
    assert fails(*command, "random,random") == (
        "Назовите одного бота на всех или по одному на каждое место: нужно 3 имени, а названо 2."
    )
    assert fails(*command, "deep") == "У игры «toy» нет бота «deep». Есть: random, search."


def test_several_numbers_of_players_have_tables_of_their_own(says: Says) -> None:
    lines = says("simulate", TOY, "--seats", "3-5", "--games", "21", "--lang", "ru")
    titles = [line for line in lines if line.startswith("«Крот»")]
    assert titles == ["«Крот», 3 игрока: 21 партия", "«Крот», 4 игрока: 21 партия", "«Крот», 5 игроков: 21 партия"]


def test_a_simulation_is_shared_out_written_down_and_put_together(says: Says, tmp_path: Path) -> None:
    command = ("simulate", TOY, "--seats", "3", "--games", "15", "--seed", "4", "--lang", "en")
    whole = says(*command)
    for share in ("1/2", "2/2"):
        out = str(tmp_path / f"{share[0]}.csv")
        assert f"Data: {out}" in says(*command, "--shard", share, "--out", out)
    registry.register(registry.find(TOY).game)
    merged = says(
        "merge", str(tmp_path / "all.jsonl"), *(str(tmp_path / f"{own}.csv") for own in (2, 1)), "--lang", "en"
    )
    tables = whole[: whole.index("Decisions in a match: 3")]
    rates = [line.replace(" · random", "").split() for line in tables if "%" in line]
    assert rates == [line.split() for line in merged if "%" in line]
    assert merged[0] == "“The mole”: 15 matches"
    assert merged[-1] == f"Data: {tmp_path / 'all.jsonl'}"


def test_any_match_of_a_simulation_can_be_watched_again(says: Says, tmp_path: Path) -> None:
    how: tuple[str, ...] = (
        "--seats",
        "4",
        "--seed",
        "7",
        "--bots",
        "random,mine.py:Last,random,random",
        "--rotate",
        "--lang",
        "en",
    )
    file = tmp_path / "mine.py"
    file.write_text(LAST)
    how = tuple(part.replace("mine.py", str(file)) for part in how)
    lines = says("simulate", TOY, "--games", "6", *how, "--keep", str(tmp_path / "kept"))
    assert lines[-1] == f"Records of the matches: {tmp_path / 'kept'}"
    for number in range(6):
        watched = says("watch", TOY, *how, "--match", str(number))
        kept = says("replay", str(tmp_path / "kept" / f"4-{number}.json"), "--game", TOY, "--lang", "en")
        assert watched[4:] == kept[3:]
        assert watched[3] == f"The seed of this match: 7 {number}"


def test_a_bar_on_a_terminal_shows_how_many_are_done_and_how_fast_it_goes(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("COLUMNS", "120")
    assert main(["simulate", TOY, "--seats", "3", "--games", "30", "--lang", "en"]) == 0
    drawn = re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", capsys.readouterr().err)
    assert re.search(r"Matches .* 30/30 (\d+(\.\d)? a second )?0:00:00", drawn)


def test_ctrl_c_prints_and_keeps_what_is_done(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "mine.py"
    file.write_text(LAST)
    out = tmp_path / "x.csv"
    command = ["simulate", TOY, "--seats", "3", "--games", "40", "--out", str(out), "--lang", "en", "--bots"]
    assert main([*command, f"{file}:Stop,random,random"]) == 130
    printed = capsys.readouterr()
    assert printed.out.startswith("“The mole”: 4 matches\n")
    assert f"Data: {out}\n" in printed.out
    assert printed.err == "Interrupted.\n"
    assert len(out.read_text().splitlines()) == 5


# --- watch and replay -------------------------------------------------------------------------------------------------


def test_a_match_is_told_as_spectators_hear_it(says: Says) -> None:
    assert says("watch", TOY, "--seed", "3", "--lang", "ru") == [
        "«Крот», 3 игрока",
        "За столом Даша, Гоша и Майя.",
        "Боты: random.",
        "Зерно этой партии: 3",
        "",
        "  0:05  Все показали пальцем, по порядку мест: Гоша, Даша и Даша.",
        "        Крот открывает лицо: Майя.",
        "",
        "Побеждает крот: крота не нашли. Победитель: Майя.",
    ]


def test_a_match_is_told_as_one_seat_hears_it(says: Says) -> None:
    lines = says("watch", TOY, "--seed", "3", "--lang", "en", "--seat", "2")
    assert "As Cleo hears it." in lines
    assert "  0:00  You are the mole." in lines
    assert "  0:00  You are the mole." not in says("watch", TOY, "--seed", "3", "--lang", "en", "--seat", "1")


def test_a_match_is_told_with_everything_open(says: Says) -> None:
    lines = says("watch", TOY, "--seed", "3", "--lang", "ru", "--all")
    assert "  0:00  Вы — крот.  (только Майя)" in lines


def test_what_nobody_hears_before_the_end_is_marked(says: Says) -> None:
    lines = says("watch", MARKET, "--seed", "1", "--lang", "ru", "--all")
    assert any(line.endswith("Полки открывают.  (никому до конца партии)") for line in lines)


def test_scores_are_shown(says: Says) -> None:
    assert re.fullmatch(
        r"Points: Ada \d+, Ben \d+, Cleo \d+\.", says("watch", MARKET, "--seed", "1", "--lang", "en")[-1]
    )


def test_every_event_of_the_proving_games_has_its_words(says: Says) -> None:
    for game in (DUEL, MARKET, TOY):
        for seed in range(3):
            for language in LANGUAGES:
                lines = says("watch", game, "--seed", str(seed), "--seats", "4", "--all", "--lang", language)
                assert not any("⟨" in line or "{" in line for line in lines)


def test_a_match_without_a_seed_tells_which_it_had(says: Says) -> None:
    lines = says("watch", TOY, "--lang", "en")
    seed = lines[3].removeprefix("The seed of this match: ")
    assert re.fullmatch("[0-9a-f]{32}", seed)
    assert says("watch", TOY, "--lang", "en", "--seed", seed) == lines


def test_a_match_of_a_simulation_can_be_watched(says: Says) -> None:
    command = ("simulate", TOY, "--seats", "3", "--games", "1", "--seed", "7", "--lang", "en")
    winner = "mole" if any(line.startswith("the mole ") for line in says(*command)) else "town"
    assert f"The {winner} wins" in says("watch", TOY, "--seed", "7 0", "--lang", "en")[-1]


def test_a_recorded_match_is_told_again(says: Says, tmp_path: Path) -> None:
    file = tmp_path / "duel.json"
    watched = says("watch", DUEL, "--seed", "5", "--lang", "ru", "--all", "--record", str(file))
    assert watched[-1] == f"Запись партии: {file}"
    told = says("replay", str(file), "--game", DUEL, "--lang", "ru", "--all")
    assert told[2:] == watched[3:-1]


def test_a_record_is_told_by_the_game_it_names(says: Says, fails: Fails, tmp_path: Path) -> None:
    file = tmp_path / "toy.json"
    says("watch", TOY, "--seed", "3", "--record", str(file))
    assert fails("replay", str(file), "--lang", "ru") == (
        "Это запись игры «toy», а её здесь нет. Известны: —. Путь к игре называет --game ПУТЬ"
    )
    assert fails("replay", str(file), "--lang", "en") == (
        "This is a record of “toy”, which is not known here. Known: —. --game PATH names it."
    )
    registry.register(registry.find(TOY).game)
    assert says("replay", str(file), "--lang", "ru")[-1].startswith("Побеждает крот")


@pytest.mark.parametrize("where", ["here", "beside"])
@pytest.mark.parametrize("shape", ["toy/__init__.py", "toy.py"])
def test_a_record_is_told_by_the_game_that_lies_here_or_beside_it(
    says: Says, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, where: str, shape: str
) -> None:
    file = tmp_path / "beside" / "match.json"
    rules = tmp_path / where / shape
    for folder in (file.parent, tmp_path / "here", rules.parent):
        folder.mkdir(exist_ok=True)
    rules.write_text((Path(TOY) / "__init__.py").read_text())
    says("watch", TOY, "--seed", "3", "--record", str(file))
    monkeypatch.chdir(tmp_path / "here")
    (line,) = says("replay", str(file), "--json")
    assert json.loads(line)["winners"] == [2]


def test_a_game_with_another_id_is_not_taken_for_that_of_a_record(
    says: Says, fails: Fails, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "match.json"
    says("watch", TOY, "--seed", "3", "--record", str(file))
    (tmp_path / "toy.py").write_text(SLOW)
    monkeypatch.chdir(tmp_path)
    assert fails("replay", "match.json", "--lang", "en") == (
        "This is a record of “toy”, which is not known here. Known: —. --game PATH names it."
    )


def test_the_outcome_of_a_record_is_json(says: Says, tmp_path: Path) -> None:
    file = tmp_path / "toy.json"
    says("watch", TOY, "--seed", "3", "--record", str(file))
    (line,) = says("replay", str(file), "--game", TOY, "--json")
    assert json.loads(line) == {"winners": [2], "reason": "unnoticed", "side": "mole", "scores": None}


def test_a_record_that_stops_early_says_so(says: Says, tmp_path: Path) -> None:
    file = tmp_path / "toy.json"
    says("watch", TOY, "--seed", "3", "--record", str(file))
    record = json.loads(file.read_text())
    file.write_text(json.dumps({**record, "entries": record["entries"][:2]}))
    lines = says("replay", str(file), "--game", TOY, "--lang", "ru", "--all")
    assert lines[-1] == "Здесь запись кончается: партия не доиграна."
    assert "  0:00  Вы — крот.  (только Майя)" in lines
    assert says("replay", str(file), "--game", TOY, "--json") == ["null"]


# --- check ------------------------------------------------------------------------------------------------------------


def vectors(tmp_path: Path, *phases: str) -> str:
    made = [
        {"id": f"T{number}", "cast": ["A", "B", "C"], "expect": {"phase": phase}} for number, phase in enumerate(phases)
    ]
    file = tmp_path / "toy.json"
    file.write_text(json.dumps({"game": "toy", "vectors": made}))
    return str(file)


def test_vectors_that_pass_are_counted(says: Says, tmp_path: Path) -> None:
    assert says("check", TOY, vectors(tmp_path, "vote", "vote"), "--lang", "ru") == [
        "Векторов: 2, прошло: 2, не прошло: 0."
    ]


def test_vectors_that_fail_are_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", TOY, vectors(tmp_path, "vote", "night"), "--lang", "en"]) == 1
    assert capsys.readouterr().out.splitlines() == [
        "T1: expected phase night; there is phase vote",
        "Vectors: 2, passed: 1, failed: 1.",
    ]


# --- mistakes ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("argv", "said"),
    [
        (
            ["dance"],
            "Такой команды нет. Есть: play, serve, migrate, tables, backup, restore, forget, games, simulate, "
            "tournament, balance, merge, sit, watch, replay, check.",
        ),
        (["watch"], "Не хватает: GAME. Подсказка: lichina --help"),
        (["simulate", TOY], "Не хватает: --seats, --games. Подсказка: lichina --help"),
        (["watch", TOY, "--seats"], "Параметр --seats задан неверно: возможно, не хватает значения."),
        (["watch", TOY, "--loud"], "Непонятно, что значит --loud. Подсказка: lichina --help"),
        (["watch", TOY, "--seats", "many"], "Нужно целое число не меньше 1, а не «many»."),
        (["watch", TOY, "--seats", "0"], "Нужно целое число не меньше 1, а не «0»."),
        (["watch", TOY, "--seats", "2"], "Игроков должно быть от 3 до 8, а не 2."),
        (["watch", TOY, "--seat", "5"], "Места 5 в этой партии нет."),
        (
            ["simulate", TOY, "--seats", "8-5", "--games", "1"],
            "Нужно число или промежуток, например 5-8, а не «8-5».",
        ),
        (
            ["simulate", TOY, "--seats", "1-999", "--games", "1"],
            "Нужно число или промежуток, например 5-8, а не «1-999».",
        ),
        (["simulate", TOY, "--seats", "3", "--games", "1", "--shard", "2"], "Доля пишется как 2/5, а не «2»."),
        (["simulate", TOY, "--seats", "3", "--games", "1", "--shard", "3/2"], "Доли 3 из 2 не бывает."),
        (
            ["simulate", TOY, "--seats", "3", "--games", "1", "--bots", "town=random,random"],
            "Назовите место или сторону либо у каждого бота, либо ни у одного: «town=random,random».",
        ),
        (
            ["simulate", TOY, "--seats", "3", "--games", "1", "--bots", "random:depth=1"],
            "У бота RandomBot нет настройки «depth». Есть: —.",
        ),
        (
            ["simulate", TOY, "--seats", "3", "--games", "1", "--bots", "0=random"],
            "Для места 1 (—) бот не назван, и для остальных (others) тоже.",
        ),
        (
            ["simulate", TOY, "--seats", "3", "--games", "1", "--bots", "nowhere.py:Mine"],
            f"Файла с ботом нет: {Path.cwd() / 'nowhere.py'}.",
        ),
        (
            ["simulate", TOY, "--seats", "3", "--games", "1", "--out", "x.xls"],
            "Имя файла x.xls должно кончаться на одно из: .csv, .jsonl, .parquet.",
        ),
        (["merge", "x.csv", "nowhere.csv"], "Файл nowhere.csv не читается: No such file or directory."),
        (["watch", TOY, "--seat", "1", "--all"], "Выберите одно: --seat или --all."),
        (["watch", TOY, "--pace", "slow"], "Нужно число секунд, а не «slow»."),
        (["watch", TOY, "--pace", "nan"], "Нужно число секунд, а не «nan»."),
        (["watch", TOY, "--record", "no/where.json"], "Файл no/where.json не записать: No such file or directory."),
        (["watch", DUEL, "--option", "lives"], "Настройка пишется как имя=значение, а не «lives»."),
        (["watch", DUEL, "--option", "lives=9"], "Настройка «lives» принимает: 1–3."),
        (["watch", DUEL, "--option", "charms=2"], "Настройка «charms» принимает: нет, да."),
        (["watch", MARKET, "--option", "deeds=NaN"], "Настройка «deeds» принимает: 1–5."),
        (["watch", DUEL, "--option", "life=1"], "Настройки «life» нет. Есть: lives, hand, window, charms."),
        (["watch", TOY, "--option", "deal=1"], "Настройки «deal» нет. Есть: —."),
        (
            ["watch", DUEL, "--option", "deal=salt"],
            "Расклад (deal) из командной строки не задать: его задают векторы правил и программы.",
        ),
        (["watch", DUEL, "--mode", "odd"], "Режима «odd» нет. Есть: basic, bare, long."),
        (["watch", "mafiosi"], "Игры «mafiosi» нет. Известны: —. Можно указать путь к игре."),
        (["replay", "nowhere.json"], "Файл nowhere.json не читается: No such file or directory."),
        (["check", TOY, "nowhere.json"], "Файл nowhere.json не читается: No such file or directory."),
        (["games", "--lang", "de"], "Языка «de» нет. Есть: ru, en."),
    ],
)
def test_a_mistake_is_one_clear_line(fails: Fails, argv: list[str], said: str) -> None:
    assert fails(*argv) == said


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("{", "The record cannot be read, it is not JSON: Input data was truncated"),
        ("[]", "This is no record of a match: Expected `object`, got `array`"),
    ],
)
def test_a_broken_record_is_one_clear_line(fails: Fails, tmp_path: Path, text: str, said: str) -> None:
    file = tmp_path / "record.json"
    file.write_text(text)
    assert fails("replay", str(file), "--lang", "en") == said


def test_a_record_that_does_not_fit_says_where_and_why(says: Says, fails: Fails, tmp_path: Path) -> None:
    file = tmp_path / "toy.json"
    says("watch", TOY, "--seed", "3", "--record", str(file))
    record = json.loads(file.read_text())
    record["entries"][1]["value"] = 77
    file.write_text(json.dumps(record))
    said = fails("replay", str(file), "--game", TOY, "--lang", "ru")
    assert re.fullmatch(r"Строка 1 записи не подходит\. 77 — такого выбора нет\. Можно: \d, \d\.", said)


def test_what_is_no_number_is_no_value_of_an_option(fails: Fails, tmp_path: Path) -> None:
    file = tmp_path / "patient.py"
    file.write_text(SLOW + "    class Options(Game.Options, frozen=True):\n        wait: float = 1.0\n")
    assert fails("watch", str(file), "--option", "wait=NaN") == "Настройка «wait» принимает: число."
    assert fails("watch", str(file), "--option", "wait=2.5", code=130) == "Прервано."


def test_a_game_that_fails_to_load_is_one_clear_line(fails: Fails, tmp_path: Path) -> None:
    file = tmp_path / "broken.py"
    file.write_text("import nothing_of_the_kind")
    said = f"Не загрузить {file}: ModuleNotFoundError: No module named 'nothing_of_the_kind'"
    assert fails("watch", str(file), "--lang", "ru") == said


def test_what_nobody_foresaw_is_one_clear_line_too(fails: Fails) -> None:
    said = "Something went wrong: ValueError: embedded null byte. Where, --debug will show"
    assert fails("replay", "a\0b", "--lang", "en") == said


def test_debugging_shows_where_it_failed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["watch", "mafiosi", "--lang", "en", "--debug"]) == 2
    lines = capsys.readouterr().err.splitlines()
    assert lines[0] == "Traceback (most recent call last):"
    assert lines[-1] == "There is no game “mafiosi”. Known: —. A path to a game will do, too."


def test_an_interruption_is_no_traceback(fails: Fails, tmp_path: Path) -> None:
    file = tmp_path / "slow.py"
    file.write_text(SLOW)
    assert fails("watch", str(file), "--lang", "ru", code=130) == "Прервано."


# --- as a program -----------------------------------------------------------------------------------------------------


def test_the_program_speaks_plainly_when_piped() -> None:
    command = [
        str(Path(sys.executable).with_name("lichina")),
        "watch",
        "tests/games/duel",
        "--lang",
        "ru",
        "--seed",
        "3",
    ]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=60, check=False, encoding="utf-8")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.splitlines()[0] == "«Дуэль», 2 игрока"
    assert re.fullmatch("(Выигрывает (Даша|Гоша)|Не выигрывает никто): .+", done.stdout.splitlines()[-1])
    assert "\x1b" not in done.stdout


def test_a_reader_who_leaves_in_the_middle_is_no_fault() -> None:
    command = [sys.executable, "-m", "lichina", "watch", "tests/games/market", "--seats", "6", "--seed", "3"]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, cwd=ROOT, stdout=pipe, stderr=pipe, bufsize=0) as process:
        assert process.stdout is not None and process.stderr is not None
        assert process.stdout.read(5)
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait(timeout=60) == 0


def test_what_the_rules_of_a_game_refuse_is_said_in_the_games_words(
    fails: Fails, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(registry, "BUILT_IN", {"mafia": "lichina.games.mafia"})
    argv = ("watch", "mafia", "--seats", "6", "--option", "triads=yes", "--lang")
    assert fails(*argv, "ru") == "Триадам нужно не меньше 12 игроков, а здесь 6."
    assert fails(*argv, "en") == "The Triads need at least 12 players, and there are 6."


# --- content packs ----------------------------------------------------------------------------------------------------


def test_a_match_is_told_and_told_again_in_the_words_of_its_pack(says: Says, tmp_path: Path) -> None:
    file = tmp_path / "cabin.json"
    told = says("watch", CABIN, "--option", "pack=sea", "--record", str(file), "--lang", "ru", "--seed", "1")
    assert told[0] == "«Каюта», 2 игрока"
    assert any("находит каюту" in line for line in told)
    again = says("replay", str(file), "--game", CABIN, "--lang", "en")
    assert any("finds the berth" in line for line in again)
    lines = says("simulate", CABIN, "--seats", "2", "--games", "2", "--option", "pack=sea", "--lang", "en")
    assert lines[0] == "“The berth”: 2 matches"
    assert any(line.startswith("the berth was found") for line in lines)
    assert says("games", CABIN, "--lang", "en")[0].startswith("The cabin")


def test_an_option_may_stand_in_a_file(says: Says, fails: Fails, tmp_path: Path) -> None:
    file = tmp_path / "places.toml"
    file.write_text('[[places]]\nru = "Кухня"\n\n[[places]]\nru = "Чердак"\n', encoding="utf-8")
    option = ("--option", "pack=own", "--option", f"own=@{file}", "--lang", "ru")
    told = says("watch", CABIN, *option)
    assert any(line.endswith(("находит избушку: Кухня.", "находит избушку: Чердак.")) for line in told)
    assert (
        says("simulate", CABIN, "--seats", "2", "--games", "3", "--workers", "2", *option)[0] == "«Избушка»: 3 партии"
    )
    file.write_text("[[places]", encoding="utf-8")
    assert fails("watch", CABIN, *option).startswith("Файл с настройкой «own» не разобрать: Expected ']]'")
    assert fails("watch", CABIN, "--option", f"talk=@{file}") == "Настройка «talk» из файла не читается."
    said = "Файл nowhere.toml не читается: No such file or directory."
    assert fails("watch", CABIN, "--option", "own=@nowhere.toml") == said
