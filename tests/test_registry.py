"""Games are found by id, by path and by class, and what is wrong with one is said in a sentence."""

from __future__ import annotations

import gc
import json
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

import lichina
from lichina import registry
from lichina.bots import RandomBot
from lichina.kernel import BadOptions, BadRecord, Game, Match, Next, Outcome, Record
from lichina.registry import BadGame, FoundGame, find, known, load, register

DUEL = Path(__file__).parent / "games" / "duel"

COIN = """
from msgspec import Struct
from lichina.kernel import Ask, Game, Outcome, Pick

class Seen(Struct):
    pass

class Coin(Game):
    id = "coin"
    PLAYERS = range(1, 3)

    def setup(self):
        return self.guess

    def guess(self):
        side = yield Ask(0, "guess", Pick(["head", "tail"]))
        won = self.dice.choice(["head", "tail"]) == side
        return Outcome(tuple(self.seats) if won else (), "guessed" if won else "missed")

    def public(self):
        return Seen()

    def private(self, seat):
        return None
"""

BOT = """
from lichina.bots import Bot

class Heads(Bot):
    def decide(self, sight):
        return sight.asks[0].number, "head"

BOTS = {"heads": Heads}
"""


class Local(Game):
    id = "local"
    PLAYERS = range(2, 3)

    def setup(self) -> Next:
        return Outcome((0,), "at-once")


@pytest.fixture(autouse=True)
def forget(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """What a test registers is not there for the next; what comes with Lichina is not there either."""
    monkeypatch.setattr(registry, "BUILT_IN", {})
    yield
    registry._registered.clear()


def write(file: Path, text: str) -> Path:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")
    return file


LESSON = """
from lichina.bots import RandomBot
from lichina.bots.lesson import Lesson

LESSON = Lesson(seats=2, deal=None, seed="first", bot=RandomBot, names={}, cast={}, cues=())
"""


def package(folder: Path) -> Path:
    """A game as a package: the rules in a module of their own, bots and texts beside them."""
    write(folder / "__init__.py", "from .rules import Coin\n")
    write(folder / "rules.py", COIN)
    write(folder / "bot.py", "from .rules import Coin\n" + BOT)
    write(folder / "locale" / "ru.ftl", "game-name = Монетка\n")
    return folder


def third_party(folder: Path, points: str) -> None:
    """Another package as an installer leaves it."""
    write(folder / "third-1.0.dist-info" / "METADATA", "Metadata-Version: 2.1\nName: third\nVersion: 1.0\n")
    write(folder / "third-1.0.dist-info" / "entry_points.txt", f"[lichina.games]\n{points}\n")


PLACES = """
import tomllib
from lichina.kernel import Game

class Places(Game):
    id = "places"
    PLAYERS = range(1, 3)

    class Options(Game.Options, frozen=True):
        own: tuple[str, ...] = ()
        deal: int = 0

    @classmethod
    def content(cls, options):
        return options.own[0] if options.own else None

    @classmethod
    def read_option(cls, name, text):
        return tomllib.loads(text)["own"]
"""


# --- finding ----------------------------------------------------------------------------------------------------------


def test_a_registered_game_is_found_by_its_id() -> None:
    register(Local)
    assert find("local").game is Local
    assert "local" in known()


def test_a_class_is_found_without_being_registered() -> None:
    assert find(Local) == FoundGame(Local, Local)


def test_a_game_in_a_file_is_found_by_its_path(tmp_path: Path) -> None:
    file = write(tmp_path / "coin_game.py", COIN)
    assert find(str(file)).game.id == "coin"
    assert find(file).address == str(file)
    assert "coin" not in known()


def test_a_game_in_a_package_is_found_by_its_path_and_finds_what_lies_beside_it(tmp_path: Path) -> None:
    found = find(package(tmp_path / "coins"))
    assert found.game.id == "coin"
    assert found.locale == tmp_path / "coins" / "locale"
    assert list(found.bots()) == ["heads", "random", "search"]


def test_content_packs_are_the_folders_with_words_beside_the_rules(tmp_path: Path) -> None:
    assert find(package(tmp_path / "coins")).packs == {}
    places = tmp_path / "places"
    write(places / "__init__.py", PLACES)
    write(places / "locale" / "ru.ftl", "game-name = Места\n")
    write(places / "content" / "sea" / "ru.ftl", "game-name = Море\n")
    write(places / "content" / "traits.toml", "")
    write(places / "content" / "empty" / "pack.toml", "")
    found = find(places)
    assert found.packs == {"sea": places / "content" / "sea"}
    assert found.content({"own": ["sea"]}) == registry.Content("sea", {})
    said = [found.words("ru", {"own": own})("game-name") for own in (["sea"], ["empty"], ["../locale"], [], 5)]
    assert said == ["Море", "Места", "Места", "Места", "Места"]


@pytest.mark.parametrize(
    ("name", "file", "said"),
    [
        ("own", b"\xff", "bad-option-text: option “own” cannot be read: 'utf-8' codec can't decode"),
        ("own", b"own = ", "bad-option-text: option “own” cannot be read: Invalid value (at end of document)"),
        ("own", b"own = " + b"[\n" * 9999, "bad-option-text: option “own” cannot be read: maximum recursion"),
        (
            "own",
            b"a" * 250 + b".'\xe2\x80\xa8'." + b"a" * 250,
            "bad-option-text: option “own” cannot be read: a line has",
        ),
        ("own", b"a" * 501, "bad-option-text: option “own” cannot be read: a line has more than 500 characters"),
        ("own", b"own = [1]", "bad-option: option “own” takes tuple: Expected `str`, got `int`"),
        ("deal", b"own = 1", "unknown-option: there is no option “deal”; known: own"),
        ("seed", b"own = 1", "unknown-option: there is no option “seed”; known: own"),
    ],
)
def test_a_file_with_an_option_says_what_is_wrong_with_it(tmp_path: Path, name: str, file: bytes, said: str) -> None:
    found = find(write(tmp_path / "places.py", PLACES))
    with pytest.raises(BadOptions) as caught:
        found.read_option(name, file)
    assert f"{caught.value.code}: {caught.value}".startswith(said)


def test_an_option_is_read_from_a_file_as_plain_data(tmp_path: Path) -> None:
    found = find(write(tmp_path / "places.py", PLACES))
    assert found.read_option("own", '\ufeffown = ["Кухня"]\r\n'.encode()) == ["Кухня"]


def test_a_game_that_reads_no_files_says_so() -> None:
    class Plain(Local):
        class Options(Game.Options, frozen=True):
            rounds: int = 1

    with pytest.raises(BadOptions, match="option “rounds” cannot be read from a file"):
        find(Plain).read_option("rounds", b"3")


def test_a_lesson_lies_beside_the_rules_and_must_be_one(tmp_path: Path) -> None:
    assert find(package(tmp_path / "coins")).lesson is None
    taught = package(tmp_path / "taught_coins")
    write(taught / "lesson.py", LESSON)
    lesson = find(taught).lesson
    assert lesson is not None and lesson.seats == 2
    assert find(taught).player("lesson") is lesson.bot
    assert list(find(taught).bots()) == ["heads", "random", "search"]
    broken = package(tmp_path / "broken_coins")
    write(broken / "lesson.py", "LESSON = 5\n")
    with pytest.raises(BadGame, match="must have LESSON, a Lesson"):
        assert find(broken).lesson


def test_a_relative_path_without_a_slash_is_a_path_if_a_package_lies_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package(tmp_path / "coins")
    monkeypatch.chdir(tmp_path)
    assert find("coins").game.id == "coin"
    assert find("coins").address == str(tmp_path / "coins")


def test_the_init_file_of_a_package_stands_for_the_package(tmp_path: Path) -> None:
    folder = package(tmp_path / "coins")
    assert find(folder / "__init__.py").game is find(folder).game


def test_a_path_is_loaded_once_and_its_class_is_found_by_the_path_again(tmp_path: Path) -> None:
    game = find(write(tmp_path / "coin_game.py", COIN)).game
    assert find(tmp_path / "coin_game.py").game is game
    assert find(game).address == str(tmp_path / "coin_game.py")


def test_a_game_of_another_package_is_found_by_its_entry_point(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package(tmp_path / "third_coins")
    third_party(tmp_path, "coin = third_coins.rules:Coin")
    monkeypatch.syspath_prepend(tmp_path)
    assert known() == ["coin"]
    assert find("coin").address == "coin"
    assert list(find("coin").bots()) == ["heads", "random", "search"]


def test_an_entry_point_may_name_the_module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package(tmp_path / "fourth_coins")
    third_party(tmp_path, "coin = fourth_coins")
    monkeypatch.syspath_prepend(tmp_path)
    assert find("coin").game.__name__ == "Coin"


def test_a_game_from_a_path_keeps_checkpoints_and_forks() -> None:
    match = Match(find(DUEL).game, 3, 5)
    assert match.fork().glimpse(0) == match.glimpse(0)


# --- bots -------------------------------------------------------------------------------------------------------------


def test_a_game_without_bots_of_its_own_has_the_random_one() -> None:
    bots = find(Local).bots()
    assert list(bots) == ["random", "search"]
    assert bots["random"] is RandomBot


def test_bots_beside_a_single_file_are_found(tmp_path: Path) -> None:
    write(tmp_path / "bot.py", BOT)
    assert list(find(write(tmp_path / "coin_game.py", COIN)).bots()) == ["heads", "random", "search"]


def test_an_unknown_bot_is_refused_with_those_that_are_known() -> None:
    with pytest.raises(BadGame, match="“local” has no bot “deep”; known: random") as caught:
        find(Local).bot("deep")
    assert caught.value.code == "unknown-bot"


@pytest.mark.parametrize("text", ["", "BOTS = 3", "BOTS = {'a': 3}", "BOTS = {'a': int}"])
def test_a_bot_file_without_proper_bots_is_refused(tmp_path: Path, text: str) -> None:
    write(tmp_path / "bot.py", text)
    with pytest.raises(BadGame, match=r"bot\.py must have BOTS"):
        find(write(tmp_path / "coin_game.py", COIN)).bots()


def test_a_bot_file_that_fails_is_named(tmp_path: Path) -> None:
    folder = package(tmp_path / "coins")
    write(folder / "bot.py", "1 / 0\n")
    with pytest.raises(BadGame, match=r"bot\.py cannot be loaded: ZeroDivisionError: division by zero"):
        find(folder).bots()


# --- what is wrong ----------------------------------------------------------------------------------------------------


def test_an_unknown_name_is_refused_with_what_is_known() -> None:
    register(Local)
    with pytest.raises(BadGame, match="there is no game “mafiosi”; known: local; a path") as caught:
        find("mafiosi")
    assert caught.value.data == {"name": "mafiosi", "known": "local"}


@pytest.mark.parametrize("name", ["./nowhere.py", "nowhere.py", "no/where"])
def test_a_path_to_nothing_is_refused(name: str) -> None:
    with pytest.raises(BadGame, match="there is no game at") as caught:
        find(name)
    assert caught.value.code == "no-game-there"


def test_a_folder_that_is_no_package_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadGame, match=r"a game is a \.py file, or a directory with __init__\.py"):
        find(tmp_path)


def test_a_file_that_is_no_python_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadGame, match="there is no game at"):
        find(write(tmp_path / "coin.txt", COIN))


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("", "—"),
        ("from lichina.kernel import Game", "—"),
        ("from lichina.kernel import Game\nclass Nameless(Game): ...", "—"),
        (COIN + "class Second(Coin):\n    id = 'second'\n", "Coin, Second"),
    ],
)
def test_a_file_with_no_game_or_two_is_refused(tmp_path: Path, text: str, found: str) -> None:
    with pytest.raises(BadGame, match=f"must define exactly one Game with an id; it defines: {found}"):
        find(write(tmp_path / "odd.py", text))


@pytest.mark.parametrize(
    ("text", "detail"),
    [
        ("import nothing_of_the_kind", "ModuleNotFoundError: No module named 'nothing_of_the_kind'"),
        ("class (", "SyntaxError: invalid syntax"),
        ("raise SystemExit(3)", "SystemExit: 3"),
    ],
)
def test_a_file_that_fails_is_named_with_what_it_raised(tmp_path: Path, text: str, detail: str) -> None:
    with pytest.raises(BadGame) as caught:
        find(write(tmp_path / "broken.py", text))
    assert caught.value.data["detail"].startswith(detail)
    assert str(caught.value).startswith(f"{tmp_path / 'broken.py'} cannot be loaded: {detail}")


def test_a_file_that_failed_can_be_mended_and_loaded(tmp_path: Path) -> None:
    file = write(tmp_path / "mended.py", "1 / 0")
    with pytest.raises(BadGame):
        find(file)
    write(file, COIN)
    assert find(file).game.id == "coin"


def test_nothing_is_left_of_a_package_that_failed(tmp_path: Path) -> None:
    folder = package(tmp_path / "coins")
    write(folder / "__init__.py", "from .rules import Coin\n1 / 0\n")
    with pytest.raises(BadGame):
        find(folder)
    write(folder / "__init__.py", "from .rules import Coin\n")
    write(folder / "rules.py", COIN.replace('"coin"', '"penny"'))
    assert find(folder).game.id == "penny"


def test_a_game_without_player_counts_is_refused() -> None:
    class Boundless(Game):
        id = "boundless"

    with pytest.raises(BadGame, match="is no game: PLAYERS is missing"):
        register(Boundless)


def test_two_games_cannot_have_one_id() -> None:
    class Other(Local):
        pass

    register(Local)
    register(Local)
    with pytest.raises(BadGame, match="there is a game “local” already"):
        register(Other)


def test_an_entry_point_under_another_name_than_the_game_gives_itself_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package(tmp_path / "fifth_coins")
    third_party(tmp_path, "dime = fifth_coins")
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(BadGame, match="the game known as “dime” calls itself “coin”"):
        find("dime")


# --- loading ----------------------------------------------------------------------------------------------------------


def learnt(kind: type[msgspec.Struct]) -> bool:
    """Whether msgspec has learnt to read it, and will not do so again."""
    return any(type(part).__name__ == "StructInfo" for part in gc.get_referents(kind))


def test_loading_lets_msgspec_learn_every_struct_and_leave_out_what_it_cannot() -> None:
    unknown = msgspec.defstruct("Unknown", [("field", "Nowhere")])
    base = msgspec.defstruct("Base", [("field", int)])
    derived = msgspec.defstruct("Derived", [("more", list[base])], bases=(base,))  # type: ignore[valid-type]
    assert [learnt(kind) for kind in (unknown, base, derived)] == [False, False, False]
    load()
    assert [learnt(kind) for kind in (unknown, base, derived)] == [False, True, True]


READY = """
class Ready(Heads):
    @classmethod
    def prepare(cls):
        print(cls.__name__, "is ready")

BOTS = {"heads": Heads, "ready": Ready}
"""


def test_loading_lets_the_bots_of_every_game_and_of_its_lesson_get_ready(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = package(tmp_path / "ready_coins")
    write(folder / "bot.py", BOT + READY)
    lesson = LESSON.replace("bot=RandomBot", "bot=Taught")
    write(folder / "lesson.py", "from .bot import Ready\nclass Taught(Ready):\n    pass\n" + lesson)
    third_party(tmp_path, "coin = ready_coins\nbroken = no_such_module")
    monkeypatch.syspath_prepend(tmp_path)
    assert known() == ["broken", "coin"]
    load()
    assert capsys.readouterr().out == "Ready is ready\nTaught is ready\n"


# --- the front door ---------------------------------------------------------------------------------------------------


def test_a_match_starts_by_path_class_and_id() -> None:
    register(Local)
    assert lichina.start(DUEL, 3, seed=7).game.id == "duel"
    assert lichina.start(str(DUEL), 3, seed=7).game.id == "duel"
    assert lichina.start(Local, 2).outcome == Outcome((0,), "at-once")
    assert lichina.start("local", 2).outcome == Outcome((0,), "at-once")


def test_a_match_without_a_seed_gets_one_that_nobody_can_guess() -> None:
    seeds = {lichina.start(Local, 2).seed for _ in range(5)}
    assert len(seeds) == 5
    assert all(isinstance(seed, str) and len(seed) == 32 and int(seed, 16) >= 0 for seed in seeds)


def test_options_reach_the_match() -> None:
    assert lichina.start(DUEL, 3, options={"lives": 3}).game.options.lives == 3


def test_a_record_is_replayed_in_every_shape() -> None:
    register(find(DUEL).game)
    match = lichina.start("duel", 3, seed=7)
    match.lapse()
    record = match.record
    text = record.to_json()
    shapes: list[Record | bytes | str | dict[str, object]] = [record, text, text.decode(), json.loads(text)]
    for shape in shapes:
        assert lichina.replay(shape).glimpse(0) == match.glimpse(0)


def test_a_record_of_an_unregistered_game_is_replayed_with_its_class() -> None:
    record = lichina.start(DUEL, 3, seed=7).record
    assert lichina.replay(record, find(DUEL).game).phase == "take_turn"


def test_a_record_of_an_unknown_game_is_refused() -> None:
    record = lichina.start(DUEL, 3, seed=7).record
    with pytest.raises(BadRecord, match="this is a record of “duel”, which is not known here; known: —"):
        lichina.replay(record)


def test_a_game_is_found_where_it_lies_under_its_id(tmp_path: Path) -> None:
    (tmp_path / "coin").mkdir()
    (tmp_path / "coin" / "__init__.py").write_text("")
    (tmp_path / "coin.py").write_text(COIN)
    found = registry.lying_in("coin", tmp_path / "nowhere", tmp_path)
    assert found is not None
    assert found.address == str(tmp_path / "coin.py")
    assert registry.lying_in("duel", tmp_path) is None


@pytest.mark.parametrize("name", ["../coin", "sub/coin", "", ".", ".."])
def test_a_name_that_is_a_path_leads_to_no_game(tmp_path: Path, name: str) -> None:
    (tmp_path / "sub").mkdir()
    for folder in (tmp_path, tmp_path / "sub"):
        (folder / "coin.py").write_text(COIN)
    assert registry.lying_in(name, tmp_path / "sub", tmp_path) is None


def test_a_game_that_lies_there_and_is_broken_is_named(tmp_path: Path) -> None:
    (tmp_path / "coin.py").write_text("1 / 0")
    with pytest.raises(registry.BadGame, match="ZeroDivisionError"):
        registry.lying_in("coin", tmp_path)


def test_what_is_no_record_is_refused() -> None:
    for shape in (b"{", "[]", {"game": "duel"}, {"game": object()}):
        with pytest.raises(BadRecord):
            lichina.replay(shape)


def test_every_public_name_is_there() -> None:
    for name in lichina.__all__:
        assert hasattr(lichina, name), name
    assert set(lichina.kernel.__all__) <= set(lichina.__all__)


def test_the_games_that_come_with_lichina_are_found_by_their_ids(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    assert list(registry.BUILT_IN) == ["mafia", "spyfall", "passengers", "doomsday", "colonies"]
    assert registry.known()[:5] == list(registry.BUILT_IN), "they are offered in this order"
    for name in registry.BUILT_IN:
        found = find(name)
        assert (found.game.id, found.address) == (name, name)
        assert found.locale is not None
        assert "belief" in found.bots()
