"""The texts of a game: what it says without having a text for it, the harness lists."""

from __future__ import annotations

import itertools
import re
from pathlib import Path

import pytest

from lichina.kernel import Game
from lichina.registry import find
from lichina.testing import check_game, check_texts
from tests.table.cabin import Cabin

RULES = """
from typing import ClassVar

from msgspec import Struct

from lichina.kernel import (
    ALL, CARD, SOME, Amount, Ask, Branch, Card, Game, Mode, Outcome, Preset, Seat, Tale, Tree, Word
)


class Table(Struct, frozen=True):
    round: int


class Ferry(Game):
    id = "ferry"
    PLAYERS = range(2, 4)
    MODES: ClassVar = {"basic": Mode(), "storm": Mode({"waves": 2})}
    PRESETS: ClassVar = {"first": Preset("basic")}
    CARDS: ClassVar = {"birds": ("hen",)}
    CARD_TEXTS: ClassVar = {"birds": "bird"}
    EVENTS = (
        Tale("moved", seat=Seat, load=Card, deeds=tuple[Word, ...]),
        Tale("saw", SOME, seats=tuple[Seat, ...]),
    )
    ABOUT: ClassVar = {"round": Amount}

    class Options(Game.Options, frozen=True):
        waves: int = 1
        deal: tuple[int, ...] | None = None

    def setup(self):
        self.round = 0
        return self.cross

    def cross(self):
        load = Branch("load", {"goat": None, "wolf": None}, closed={"boat": "too-heavy"}, of=CARD)
        tree = Tree(Branch("deed", {"row": load, "rest": None}))
        deed = yield Ask(0, "turn", tree, about={"round": self.round}, closed={("swim",): "too-cold"}, limit=10)
        self.tell(ALL, "moved", seat=0, load=deed[-1], deeds=list(deed))
        self.tell(1, "saw", seats=[0, 1])
        self.round += 1
        return self.cross if self.round < 4 else Outcome((0,), "across", "bank")

    def public(self):
        return Table(self.round)

    def imagine(self, seat, dice):
        pass
"""

TEXTS = """
game-name = Ferry
game-about = Across the river.
mode-basic = Usual
mode-storm = Storm
preset-first-about = To learn by.
option-waves = How many waves.
ask-turn = Round { $round }: what do you do?
ask-deed = Row or rest?
ask-load = With whom?
closed-too-heavy = too heavy
closed-too-cold = too cold
told-moved = { $seat }: { $load-name }, { $deeds-count }.
told-saw = Seen: { $seats }.
reason-across = across
side-bank = the bank
card-goat = goat
card-wolf = wolf
card-rest = rest
card-hen = hen
cards-birds = Birds
bird-hen = Lays eggs.
"""

SEATS = "$seats, $seats-acc, $seats-count, $seats-dat, $seats-forms, $seats-gen, $seats-ins, $seats-into, $seats-loc"
"""What a text gets of several players."""

numbers = itertools.count()


def ferry(folder: Path, ru: str | None = TEXTS, en: str | None = TEXTS) -> type[Game]:
    """The game with these texts beside it."""
    home = folder / f"ferry{next(numbers)}"
    (home / "locale").mkdir(parents=True)
    (home / "__init__.py").write_text(RULES)
    for language, text in {"ru": ru, "en": en}.items():
        if text is not None:
            (home / "locale" / f"{language}.ftl").write_text(text)
    return find(home).game


def faults(game: type[Game]) -> list[str]:
    """What the harness lists."""
    with pytest.raises(AssertionError) as caught:
        check_texts(game)
    first, *lines = str(caught.value).splitlines()
    assert first == "the texts of “ferry” are not whole:"
    return [line.removeprefix("  ") for line in lines]


def without(key: str) -> str:
    """The texts without one of them."""
    text, count = re.subn(rf"^{key} = .*\n", "", TEXTS, flags=re.MULTILINE)
    assert count == 1
    return text


def test_whole_texts_pass(tmp_path: Path) -> None:
    check_texts(ferry(tmp_path))


@pytest.mark.parametrize(
    "key",
    [
        "game-name",
        "game-about",
        "mode-storm",
        "preset-first-about",
        "option-waves",
        "ask-turn",
        "ask-deed",
        "ask-load",
        "closed-too-heavy",
        "closed-too-cold",
        "told-moved",
        "told-saw",
        "reason-across",
        "side-bank",
        "card-hen",
        "cards-birds",
        "bird-hen",
    ],
)
def test_text_that_no_language_has_is_named(tmp_path: Path, key: str) -> None:
    (line,) = faults(ferry(tmp_path, without(key), without(key)))
    assert line.startswith(f"{key}: there is no such text")


def test_text_that_one_language_lacks_is_named_once(tmp_path: Path) -> None:
    assert faults(ferry(tmp_path, ru=without("told-saw"))) == ["told-saw: missing in ru"]


def test_missing_file_is_named(tmp_path: Path) -> None:
    assert faults(ferry(tmp_path, ru=None)) == ["ru.ftl is missing"]


def test_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    assert faults(ferry(tmp_path, en=TEXTS + "what = { \n")) == ["en.ftl: not readable: what = {"]


def test_variable_that_only_one_language_uses_is_named(tmp_path: Path) -> None:
    ru = TEXTS.replace("told-saw = Seen: { $seats }.", "told-saw = Seen.")
    assert faults(ferry(tmp_path, ru)) == ["told-saw: different variables (ru: ; en: seats)"]


def test_variable_that_an_event_never_gives_is_named_even_in_a_branch_that_is_not_said(tmp_path: Path) -> None:
    text = TEXTS.replace("{ $seats }.", "{ $seats-count ->\n    [99] { $who }\n   *[other] some\n}")
    assert faults(ferry(tmp_path, text, text)) == [f"told-saw uses $who, which it never gets; it gets {SEATS}"]


def test_variable_that_a_question_never_gives_is_named_once(tmp_path: Path) -> None:
    text = TEXTS.replace("With whom?", "With whom, { $seat }?")
    assert faults(ferry(tmp_path, text, text)) == ["ask-load uses $seat, which it never gets; it gets $round"]


def test_word_without_the_name_that_a_text_asks_for_is_named(tmp_path: Path) -> None:
    text = without("card-goat")
    assert faults(ferry(tmp_path, text, text)) == [
        "card-goat: there is no such text, and told-moved uses $load-name",
    ]


def test_texts_are_a_part_of_the_whole_harness(tmp_path: Path) -> None:
    check_game(ferry(tmp_path), only=["basic"])
    with pytest.raises(AssertionError, match="told-saw: there is no such text"):
        check_game(ferry(tmp_path, without("told-saw"), without("told-saw")), only=["basic"])


def test_game_without_a_folder_of_texts_has_nothing_to_check(tmp_path: Path) -> None:
    home = tmp_path / "mute"
    home.mkdir()
    (home / "__init__.py").write_text(RULES)
    check_texts(find(home).game)


# --- content packs ----------------------------------------------------------------------------------------------------

AT_SEA = """
    @classmethod
    def content(cls, options):
        return "sea"

    @classmethod
    def given_names(cls, options):
        return {"wolf": {"en": "Grey"}}
"""


def ferry_at_sea(folder: Path, pack: str | None, texts: str = TEXTS) -> type[Game]:
    """The same game with another pack over its words, and a name that somebody has given."""
    home = folder / f"ferry{next(numbers)}"
    for place in ("locale", "content/sea"):
        (home / place).mkdir(parents=True)
    (home / "__init__.py").write_text(RULES + AT_SEA)
    for language in ("ru", "en"):
        (home / "locale" / f"{language}.ftl").write_text(texts)
        if pack is not None:
            (home / "content" / "sea" / f"{language}.ftl").write_text(pack)
    return find(home).game


def test_every_pack_is_looked_at_and_named_where_it_does_not_fit(tmp_path: Path) -> None:
    check_texts(Cabin)
    assert faults(ferry_at_sea(tmp_path, "told-saw = { $seats }, { $who }\n")) == [
        "pack sea: ru: told-saw uses $who, and the text below it does not",
        "pack sea: en: told-saw uses $who, and the text below it does not",
        f"told-saw uses $who, which it never gets; it gets {SEATS}",
    ]


def test_a_name_may_stand_in_the_pack_or_be_given(tmp_path: Path) -> None:
    texts = re.sub(r"card-(goat|wolf) = .*\n", "", TEXTS)
    check_texts(ferry_at_sea(tmp_path, "card-goat = fish\n", texts))
    assert faults(ferry_at_sea(tmp_path, "card-fish = fish\n", texts)) == [
        "card-goat: there is no such text, and told-moved uses $load-name",
    ]


def test_a_pack_that_is_not_there_is_named(tmp_path: Path) -> None:
    assert faults(ferry_at_sea(tmp_path, None)) == [
        "the game names the pack “sea”, and there is none in its folder content"
    ]
