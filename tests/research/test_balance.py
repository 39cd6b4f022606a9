"""A report on balance finds what a game has been given, and says it on a page that needs nothing from elsewhere."""

from __future__ import annotations

import os
import re
import signal
from html.parser import HTMLParser
from pathlib import Path

import pytest

from lichina.bots import Move, RandomBot, Sight
from lichina.cli import main
from lichina.kernel import BadOptions, Dice, Outcome
from lichina.registry import find
from lichina.research import Rate, balance
from lichina.research.balance import Balance, BalanceInterrupted, Setting
from lichina.research.effects import Effect, Factor, Observed, strongest, vary
from lichina.words import LANGUAGES

MARKET = Path(__file__).parent.parent / "games" / "market"

LOADED = '''
"""Two teams: the reds always win with a loaded die, else half of all matches. A charm is shown, and does nothing."""

from __future__ import annotations

from typing import ClassVar, Literal

from msgspec import Struct

from lichina.kernel import ALL, Ask, Card, Game, Mode, Next, Outcome, Part, Pick, Seat, Steps, Tale


class Nothing(Struct, frozen=True):
    """Nothing is to be seen."""


class Loaded(Game):
    id = "loaded"
    PLAYERS = range(2, 5)
    MODES: ClassVar = {"basic": Mode(), "late": Mode({"late": True})}
    EVENTS = (Tale("charm", seat=Seat, card=Card), Tale("begins", seat=Seat))

    class Options(Game.Options, frozen=True):
        loaded: bool = False
        colour: Literal["grey", "green", "gold"] = "grey"
        late: bool = False

    def setup(self) -> Next:
        self.first = self.dice.choice(self.seats)
        self.tell(ALL, "begins", seat=self.first)
        if self.dice.below(2):
            self.tell(ALL, "charm", seat=self.first, card="clover")
        return self.roll

    def roll(self) -> Steps[Next]:
        yield Ask(self.first, "roll", Pick(["roll"]))
        side = "red" if self.options.loaded or self.dice.below(2) else "blue"
        return Outcome(tuple(seat for seat in self.seats if self.side(seat) == side), "rolled", side)

    def side(self, seat: int) -> str:
        return "red" if seat % 2 else "blue"

    def cast(self) -> list[Part]:
        return [Part("captain" if seat < 2 else "sailor", self.side(seat)) for seat in self.seats]

    def first_player(self) -> int:
        return self.first

    def public(self) -> Nothing:
        return Nothing()
'''


@pytest.fixture(scope="module")
def loaded(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("loaded") / "loaded.py"
    file.write_text(LOADED)
    return file


# --- what moves the odds ----------------------------------------------------------------------------------------------

CHARM = Factor("card", "clover")
NOTHING: frozenset[Factor] = frozenset()


def observed(like: str, charm: bool, won: bool, times: int) -> list[Observed]:
    return [Observed(like, frozenset({CHARM}) if charm else NOTHING, NOTHING, {"red": won})] * times


def test_an_effect_is_the_difference_between_matches_with_and_without() -> None:
    matches = [*observed("a", True, True, 75), *observed("a", True, False, 25)]
    matches += [*observed("a", False, True, 50), *observed("a", False, False, 50)]
    found, compared = strongest(matches)
    (effect,) = found
    assert compared == 1
    assert (effect.factor, effect.whom, effect.with_it, effect.without) == (CHARM, "red", Rate(75, 100), Rate(50, 100))
    assert effect.change == pytest.approx(0.25)
    assert [round(end, 2) for end in effect.interval] == [0.12, 0.38]


def test_like_is_compared_with_like() -> None:
    """At large tables red wins and charms abound; at each table, the charm changes nothing."""
    large = [*observed("large", True, True, 72), *observed("large", True, False, 8)]
    large += [*observed("large", False, True, 18), *observed("large", False, False, 2)]
    small = [*observed("small", True, True, 2), *observed("small", True, False, 18)]
    small += [*observed("small", False, True, 8), *observed("small", False, False, 72)]
    (effect,), _ = strongest([*large, *small])
    assert (effect.with_it.value, effect.without.value) == (0.74, 0.26)
    assert effect.change == pytest.approx(0.0)


def test_the_more_is_compared_the_wider_are_the_intervals() -> None:
    matches = [*observed("a", True, True, 75), *observed("a", True, False, 25)]
    matches += [*observed("a", False, True, 50), *observed("a", False, False, 50)]
    two = [match._replace(won={**match.won, "blue": not match.won["red"]}) for match in matches]
    (alone,), _ = strongest(matches)
    (first,), compared = strongest(two)
    assert (compared, first.factor) == (2, CHARM)
    assert first.interval[0] < alone.interval[0]


def test_nothing_is_said_of_what_hardly_ever_comes() -> None:
    matches = [*observed("a", True, True, 19), *observed("a", False, False, 100)]
    assert strongest(matches) == ((), 0)
    assert strongest([*matches, *observed("a", True, True, 1)]).compared == 1


def test_options_are_drawn_that_change_the_rules_and_are_not_settled(loaded: Path) -> None:
    found = find(loaded)
    seen = [vary(found, 3, {}, (), Dice(bytes([number]) * 16)) for number in range(60)]
    assert {name for one in seen for name in one.options} == {"loaded", "colour"}
    assert {one.options.get("colour", "grey") for one in seen} == {"grey", "green", "gold"}
    for one in seen:
        drawn = {factor.name: factor.value for factor in one.has}
        assert drawn == one.options
        assert {factor.name for factor in one.lacks} == {"loaded", "colour"} - set(drawn)
    settled = vary(found, 3, {"loaded": True}, ("loaded",), Dice(bytes(16)))
    assert {factor.name for factor in settled.has | settled.lacks} == {"colour"}


# --- a report ---------------------------------------------------------------------------------------------------------


def test_a_report_finds_the_loaded_die_and_not_the_charm(loaded: Path) -> None:
    report = balance(loaded, 120, rivals=[], seed=1)
    assert (report.usual, report.varied, report.rivals) == (120, 120, None)
    assert report.settings == tuple(Setting(mode, seats) for mode in ("basic", "late") for seats in (2, 3, 4))
    first: Effect = report.effects.strongest[0]
    assert (first.factor.name, first.factor.value) == ("loaded", True)
    assert (first.whom, first.change > 0) in {("red", True), ("blue", False)}
    low, high = first.interval
    assert low * high > 0
    for other in report.effects.strongest[1:]:
        assert other.interval[0] < 0 < other.interval[1]
    assert set(report.parties) == {"red", "blue"}
    low, high = report.parties["red"].interval
    assert low < 0.5 < high
    assert {(one.role, one.side) for one in report.roles} == {
        *(("captain", "red"), ("captain", "blue")),
        *(("sailor", "red"), ("sailor", "blue")),
    }
    assert {place: share.cases for place, share in report.places.items()} == {
        "first": 120,
        "second": 120,
        "between": 40,
        "last": 80,
    }
    assert report.endings == {"rolled": Rate(120, 120)}
    assert report.decisions == (1,) * 120


def test_a_report_is_the_same_whoever_plays() -> None:
    alone = balance(MARKET, 12, bots="random", seed=3, deals=0)
    assert balance(MARKET, 12, bots="random", seed=3, deals=0, workers=2) == alone
    assert balance(MARKET, 12, bots="random", seed=4, deals=0) != alone
    assert (alone.parties, alone.roles, alone.places, alone.varied) == ({}, (), {}, 0)


class Stopper(RandomBot):
    """Presses Ctrl-C when it has begun ten matches."""

    begun = 0

    def decide(self, sight: Sight) -> Move | None:
        if Stopper.begun == 10:
            os.kill(os.getpid(), signal.SIGINT)
        return super().decide(sight)

    def over(self, outcome: Outcome) -> None:
        Stopper.begun += 1


def test_what_is_done_when_somebody_presses_ctrl_c_is_reported(loaded: Path) -> None:
    Stopper.begun = 0
    with pytest.raises(BalanceInterrupted) as stop:
        balance(loaded, 50, seats=[2], bots=[Stopper, RandomBot], deals=0)
    assert (stop.value.report.usual, stop.value.report.varied) == (5, 5)


def test_what_no_mode_allows_is_refused(loaded: Path) -> None:
    with pytest.raises(BadOptions, match="at least one match"):
        Balance(loaded, 5, seats=[9])


# --- as it is shown ---------------------------------------------------------------------------------------------------


class Page(HTMLParser):
    """What a page holds, and what it asks for."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.asks: list[str] = []
        self.headings: list[str] = []
        self.figures = 0
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.open.append(tag)
        self.figures += tag == "svg"
        self.asks += [f"{name}={value}" for name, value in attrs if name in ("src", "href") and value]
        self.asks += [tag] if tag in ("script", "link", "img", "iframe") else []

    def handle_data(self, data: str) -> None:
        if self.open and self.open[-1] in ("h1", "h2") and data.strip():
            self.headings.append(data)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_says_everything_in_one_language_and_needs_nothing_from_elsewhere(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], language: str
) -> None:
    argv = ["balance", "passengers", "--games", "30", "--seats", "5-6", "--mode", "basic,two", "--bots", "random"]
    argv += ["--rivals", "simple,random", "--deals", "2", "--out", str(tmp_path), "--lang", language]
    assert main(argv) == 0
    shown = capsys.readouterr().out
    text = (tmp_path / "passengers.html").read_text(encoding="utf-8")
    page = Page(text)
    assert all(re.fullmatch(r"(xlink:)?href=#\w+", ask) for ask in page.asks)
    assert "url(http" not in text and "@import" not in text
    assert "⟨" not in text and "⟨" not in shown
    assert (
        page.headings
        == {
            "en": [
                *("How balanced is “Passengers”?", "Who wins", "By number of players", "By mode", "By role"),
                *("By turn order", "How long a match is", "How matches end", "What moves the odds most"),
                "Share of points, row against column",
            ],
            "ru": [
                *("Баланс игры «Пассажиры»", "Кто побеждает", "По числу игроков", "По режимам", "По ролям"),
                *("По очереди хода", "Сколько длится партия", "Чем кончается", "Что сильнее всего меняет шансы"),
                "Кто против кого: доля очков",
            ],
        }[language]
    )
    assert page.figures == 11
    assert f'<html lang="{language}">' in text and "prefers-color-scheme:dark" in text and "#0a0b" not in text
    for heading in page.headings[1:]:
        assert heading in shown
