"""The bots: what they may and may not do, and that `belief` is worth playing against.

The strength is measured at 8, 10 and 14 seats with the deck that tables with bots take. A side is given one kind of
bot, everybody else plays another; what a side gains by `belief` is the difference of its win rates.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from itertools import pairwise
from math import sqrt
from typing import Any

import pytest

from lichina.bots import Bot, Driver, seated
from lichina.games.mafia import Mafia
from lichina.games.mafia.bot import BOTS
from lichina.games.mafia.mind import GUILTY
from lichina.games.mafia.roles import ROLES
from lichina.games.mafia.talk import FELT, kind_of
from lichina.kernel import Match, Told
from lichina.registry import find
from lichina.testing import Case, check_bot, run_seed, soak

KINDS = find("mafia").usual_bots()
GAMES, BRIEFLY = 40, 16
"""Matches in a cell of a soak of one; a soak of 50 makes 2,000 of them. Every day there are fewer."""


def played(seats: int, seed: str, by_side: dict[str, str], **options: Any) -> tuple[Match, list[Bot]]:
    """A match in which each side has its kind of bots."""
    match = Match(Mafia, seats, seed, {**Mafia.WITH_BOTS, **options}, checkpoints=False)
    sides = [ROLES[card].side if card else "" for card in match.game.card]
    bots = seated([KINDS[by_side.get(side, "belief")] for side in sides], seed)
    driver = Driver(match, bots)
    while match.outcome is None:
        driver.step()
    return match, bots


@lru_cache(maxsize=64)
def winners(seats: int, town: str, mafia: str, games: int) -> Counter[str | None]:
    """How often each side wins."""
    won = Counter[str | None]()
    for game in range(games):
        match, _ = played(seats, f"{run_seed()} {seats} {game}", {"town": town, "mafia": mafia})
        assert match.outcome is not None
        won[match.outcome.side] += 1
    return won


def rate(side: str, seats: int, kind: str, others: str, games: int) -> float:
    """How often a side wins that is played by this kind, against those."""
    town, mafia = (kind if one == side else others for one in ("town", "mafia"))
    return winners(seats, town, mafia, games)[side] / games


at_one_table = [pytest.param(seats, marks=pytest.mark.xdist_group(f"mafia-{seats}")) for seats in (8, 10, 14)]
"""Those who compare the same matches are in one process: each is played once."""


@pytest.mark.parametrize("others", ["simple", "belief"])
@pytest.mark.parametrize("side", ["town", "mafia"])
@pytest.mark.parametrize("seats", at_one_table)
def test_a_side_gains_by_thinking(seats: int, side: str, others: str) -> None:
    games = GAMES * soak() if soak() > 1 else BRIEFLY
    rates = {kind: rate(side, seats, kind, others, games) for kind in ("belief", "simple", "random")}
    luck = 3 * sqrt(0.5 / games)
    print(f"{side} at {seats} against {others}: {rates}")
    assert rates["belief"] - rates["random"] > 0.15 - luck, rates
    assert rates["belief"] - rates["simple"] > 0.05 - luck, rates


def stories(count: int, seats: int = 10, **options: Any) -> Iterator[tuple[list[str], list[Told]]]:
    """The cards and the public story of matches between belief bots; the usual ones are the same for all tests."""
    for game in range(count):
        yield told(seats, game, **options) if options else usually_told(seats, game)


def told(seats: int, game: int, **options: Any) -> tuple[list[str], list[Told]]:
    """One of them."""
    match, _ = played(seats, f"{run_seed()} story {game}", {}, **options)
    return match.game.card, match.told(None)  # type: ignore[attr-defined]


usually_told = lru_cache(maxsize=64)(told)


def test_a_townsman_never_lies_about_card_or_checks() -> None:
    for cards, story in stories(15):
        for event in story:
            if event.key == "claimed" and ROLES[cards[event.data["seat"]]].side == "town":
                assert event.data["role"] == cards[event.data["seat"]]
            if event.key == "said-found" and ROLES[cards[event.data["seat"]]].side == "town":
                assert cards[event.data["seat"]] == "detective"


def test_a_liar_stays_with_the_lie() -> None:
    """Whoever has claimed a role claims no other, and reports one finding a night."""
    lied = 0
    for cards, story in stories(25):
        claims: dict[int, str] = {}
        found: dict[tuple[int, int], tuple[int, str]] = {}
        for event in story:
            data = event.data
            if event.key == "claimed":
                lied += data["role"] != cards[data["seat"]]
                assert claims.setdefault(data["seat"], data["role"]) == data["role"]
            if event.key == "said-found":
                told = (data["target"], data["answer"])
                assert found.setdefault((data["seat"], data["night"]), told) == told
    assert lied, "nobody ever lied"


def test_nobody_takes_back_a_check_and_a_claim_is_doubted_only_if_it_is_not_the_only_one() -> None:
    """Whoever claimed the same and turned out to be another has lied: that is no reason against the one who is left."""
    for _, story in [*stories(15), *stories(5, 12, triads=True)]:
        found: set[tuple[int, int]] = set()
        claims: dict[int, str] = {}
        opened: dict[int, str] = {}
        for event in story:
            data = event.data
            if event.key in ("said-found", "said-saw"):
                claims[data["seat"]] = "detective" if event.key == "said-found" else "judge"
                if data["answer"] in GUILTY:
                    found.add((data["seat"], data["target"]))
            elif event.key == "claimed":
                claims[data["seat"]] = data["role"]
            elif event.key in ("voted-out", "killed"):
                opened[data["seat"]] = data["card"]
            elif event.key == "relented":
                assert (data["seat"], data["target"]) not in found, event
            elif event.key == "accused" and data["grounds"] == "claim":
                role = claims[data["target"]]
                rivals = {seat for seat, claim in claims.items() if claim == role and opened.get(seat, role) == role}
                rivals |= {seat for seat, card in opened.items() if card == role}
                assert rivals - {data["target"]}, event


def test_an_accusation_names_its_grounds() -> None:
    grounds = {event.data["grounds"] for _, story in stories(25) for event in story if event.key == "accused"}
    assert {"vote", "hunch", "impression", "still"} <= grounds


def test_no_wording_comes_again_in_an_evening_before_the_five_others_of_its_kind() -> None:
    heard: dict[str, list[str]] = {}
    said: dict[str, Any] = {}
    for game in range(4):
        match, _ = played(8, f"{run_seed()} evening {game}", {}, said=said)
        said = match.game.handed_on()["said"]
        for event in match.told(None):
            if event.data.get("tone"):
                heard.setdefault(kind_of(event.key, event.data), []).append(event.data["tone"])
    assert len(heard["accused impression"]) > 6
    for kind, tones in heard.items():
        for place in range(len(tones)):
            assert len(set(tones[place : place + 6])) == len(tones[place : place + 6]), kind


def test_whoever_is_asked_answers() -> None:
    """Also if he has made all his statements; unless he is asked after that answer, or the vote begins."""
    asked = answered = 0
    for _, story in stories(25):
        open_to: set[tuple[int, int]] = set()
        for event in story:
            data = event.data
            if event.key == "day":
                open_to = set()
            elif event.key == "questioned":
                asked += 1
                open_to.add((data["target"], data["seat"]))
            elif "tone" in data:
                done = {one for one in open_to if one[0] == data["seat"] and data.get("target", one[1]) == one[1]}
                answered += len(done)
                open_to -= done
    assert asked > 8
    assert answered >= 0.9 * asked, f"{answered} of {asked}"


def test_most_accused_players_answer_somebody_that_day() -> None:
    """Also those of few words; some are accused when the vote is about to begin."""
    accused = answered = 0
    for _, story in stories(25):
        open_to: set[int] = set()
        for event in story:
            seat = event.data.get("seat")
            if event.key == "day":
                accused += len(open_to)
                open_to = set()
            elif event.key == "accused":
                open_to.add(event.data["target"])
            elif event.key in ("replied", "questioned", "claimed") and seat in open_to:
                open_to.remove(seat)
                accused += 1
                answered += 1
    assert accused > 15
    assert answered >= 0.6 * accused, f"{answered} of {accused}"


def test_whoever_a_checker_has_cleared_is_accused_in_spite_of_it_and_in_so_many_words() -> None:
    """Whoever accused before takes that back, or stands by it; about half of them have no time left for it."""
    against = silent = 0
    for _, story in stories(25):
        cleared: set[int] = set()
        named: dict[int, int] = {}
        spoke: set[int] = set()
        for event in story:
            data = event.data
            if event.key == "day":
                cleared, named, spoke = set(), {}, set()
            elif event.key == "said-found" and data["answer"] == "town":
                cleared.add(data["target"])
            elif event.key == "accused":
                assert data["target"] not in cleared or data["grounds"] in ("despite", "check", "report"), event
                named[data["seat"]] = data["target"]
                spoke |= {data["seat"]} if data["grounds"] == "despite" else set()
            elif event.key == "replied" and data["reply"] == "stand":
                spoke.add(data["seat"])
            elif event.key == "hand" and data["target"] in cleared and named.get(data["seat"]) == data["target"]:
                against += 1
                silent += data["seat"] not in spoke
    assert silent <= against // 2 + 4, f"{silent} of {against}"


def test_on_the_first_day_a_few_are_asked_who_they_are_and_nobody_twice() -> None:
    asked = 0
    for _, story in stories(8):
        first = story[: [event.key for event in story].index("night")]
        whom = [event.data["target"] for event in first if event.data.get("about") == "role"]
        assert len(whom) == len(set(whom))
        asked += len(whom)
    assert asked


def test_what_was_taken_back_is_not_answered_and_what_one_stands_by_is_not_taken_back() -> None:
    """Unless a check is reported after that."""
    stood_by = relented = 0
    for _, story in [*stories(12), *stories(6, 14)]:
        blamed: dict[tuple[Any, Any], bool] = {}
        stood: set[tuple[Any, Any]] = set()
        found: set[tuple[Any, Any]] = set()
        for event in story:
            data = event.data
            pair = (data.get("seat"), data.get("target"))
            if event.key == "day":
                blamed, stood = {}, set()
            elif event.key == "accused":
                blamed[pair] = True
            elif event.key == "relented":
                relented += 1
                assert pair not in stood, event
                blamed[pair] = False
            elif event.key == "replied" and data["reply"] == "no":
                back = (data["target"], data["seat"])
                assert blamed.get(back, back in found), event
            elif event.key == "replied" and data["reply"] == "stand":
                stood_by += 1
                stood.add(pair)
            elif event.key == "said-found":
                stood = set()
                found |= {pair} if data["answer"] != "town" else set()
    assert stood_by
    assert relented


@pytest.mark.parametrize("seats", [10, 14])
def test_no_sentence_is_heard_twice_in_a_day_and_no_day_is_silent(seats: int) -> None:
    for _, story in stories(8, seats):
        said: list[Any] = []
        for event in story:
            if event.key == "day":
                said = []
            if "tone" in event.data:
                sentence = (event.key, {name: value for name, value in event.data.items() if name != "seat"})
                assert sentence not in said, event
                said.append(sentence)
            if event.key == "night":
                assert said, "nobody said a word"


def test_whoever_names_somebody_votes_so_unless_it_is_taken_back() -> None:
    """Only the first vote of a day counts: in a runoff it may not be possible."""
    kept = 0
    for _, story in stories(12):
        named: dict[int, int | None] = {}
        counted = False
        for event in story:
            data = event.data
            if event.key == "day":
                named, counted = {}, False
            elif event.key in ("accused", "intended"):
                assert named.get(data["seat"]) in (None, data["target"]), event
                named[data["seat"]] = data["target"]
            elif event.key == "relented" and named.get(data["seat"]) == data["target"]:
                named[data["seat"]] = None
            elif event.key in ("said-found", "said-saw"):
                named.pop(data["seat"], None)
            elif event.key in ("tied", "voted-out", "nobody-out"):
                counted = True
            elif event.key == "hand" and not counted and named.get(data["seat"]) is not None:
                kept += 1
                assert data["target"] == named[data["seat"]], event
    assert kept > 20


def test_nobody_votes_against_whom_he_has_spoken_for() -> None:
    """Whoever took an accusation back, defended somebody today or reported him as innocent neither says nor votes so.

    In a runoff there may be nobody else.
    """
    spoken = 0
    for _, story in [*stories(12), *stories(4, 14, triads=True)]:
        cleared: set[tuple[int, int]] = set()
        today: set[tuple[int, int]] = set()
        counted = False
        for event in story:
            data = event.data
            pair = (data.get("seat"), data.get("target"))
            if event.key == "day":
                today, counted = set(), False
            elif event.key in ("relented", "defended"):
                today.add((data["seat"], data["target"]))
                spoken += 1
            elif event.key == "said-found" and data["answer"] == "town":
                cleared.add((data["seat"], data["target"]))
            elif event.key in ("tied", "voted-out", "nobody-out"):
                counted = True
            elif event.key in ("hand", "accused", "intended") and not counted:
                assert pair not in today | cleared, event
    assert spoken > 3


def test_whoever_is_voted_out_was_spoken_of_that_day() -> None:
    out = named = 0
    for _, story in stories(20):
        said: set[int] = set()
        for event in story:
            if event.key == "day":
                said = set()
            elif "tone" in event.data and "target" in event.data:
                said.add(event.data["target"])
            elif event.key == "voted-out":
                out += 1
                named += event.data["seat"] in said
    assert named >= 0.9 * out, f"{named} of {out}"


def test_a_reason_is_given_once_a_day_and_then_agreed_with() -> None:
    agreed = 0
    for _, story in stories(20):
        given: set[tuple[int, str]] = set()
        for event in story:
            if event.key == "day":
                given = set()
            elif event.key == "accused" and event.data["grounds"] not in (*FELT, "check"):
                if event.data["grounds"] == "agree":
                    agreed += 1
                    continue
                reason = (event.data["target"], event.data["grounds"])
                assert reason not in given, event
                given.add(reason)
    assert agreed > 8


def test_a_vote_against_a_loner_is_no_reproach() -> None:
    reproached = 0
    for _, story in stories(20, loners=["maniac"]):
        for event in story:
            if event.key == "accused" and event.data["grounds"] == "vote" and event.data["card"] is not None:
                reproached += 1
                assert ROLES[event.data["card"]].side == "town", event
    assert reproached > 1


def test_whoever_reproaches_silence_has_not_been_silent() -> None:
    """And a detective says nothing of having looked at somebody who was shot the same night."""
    for _, story in stories(25, 14 if soak() > 1 else 10):
        spoke: dict[int, set[int]] = {}
        day = 0
        for event in story:
            data = event.data
            day = data["day"] if event.key == "day" else day
            if event.key == "accused" and data["grounds"] == "silence":
                last = max(spoke.get(data["target"], {0}))
                assert data["number"] == day - 1 - last >= 2
                assert any(last < one < day for one in spoke.get(data["seat"], ())), event
            if "tone" in data:
                spoke.setdefault(data["seat"], set()).add(day)
                assert data.get("answer") != "killed"


def test_nobody_is_reproached_for_a_vote_that_the_speaker_gave_as_well() -> None:
    """And whoever is said to have voted for somebody, or to have defended him, has done so."""
    told = 0
    for _, story in stories(25):
        votes: set[tuple[int, int, int]] = set()
        hands: dict[int, int] = {}
        vouched: set[tuple[int, int]] = set()
        day = 0
        for event in story:
            data = event.data
            day = data["day"] if event.key == "day" else day
            if event.key == "hand":
                hands[data["seat"]] = data["target"]
            elif event.key in ("tied", "voted-out", "nobody-out"):
                votes |= {(day, seat, target) for seat, target in hands.items()}
                hands = {}
            elif event.key == "defended":
                vouched.add((data["seat"], data["target"]))
            elif event.key == "accused" and data["grounds"] == "vote":
                told += 1
                assert data["whom"] is None or (data["number"], data["target"], data["whom"]) in votes
                assert (data["number"], data["seat"], data["whom"]) not in votes
            elif event.key == "accused" and data["grounds"] == "defence":
                assert (data["target"], data["whom"]) in vouched
    assert told > 3


def test_gangsters_accuse_each_other_on_the_first_day_too() -> None:
    own = others = 0
    for cards, story in stories(40):
        for event in story:
            if event.key == "night":
                break
            if event.key == "accused" and ROLES[cards[event.data["seat"]]].side == "mafia":
                own += ROLES[cards[event.data["target"]]].side == "mafia"
                others += 1
    assert own >= 2, f"{own} of {others}"


def test_the_spy_names_gangsters_no_more_often_than_a_citizen_does() -> None:
    """The rulebook: he may not reveal who they are; what he has seen at night does not guide his tongue or his hand."""
    counts = {"don": 1, "mafioso": 2, "spy": 1, "doctor": 1, "citizen": 5}
    shares: dict[str, list[float]] = {"spy": [], "citizen": []}  # of each match: he names the same ones again and again
    for cards, story in stories(60, counts=counts):
        named: dict[str, list[bool]] = {card: [] for card in shares}
        for event in story:
            card = cards[event.data["seat"]] if event.key in ("accused", "intended", "hand") else ""
            if card in named:
                named[card].append(ROLES[cards[event.data["target"]]].side == "mafia")
        for card, found in named.items():
            shares[card] += [sum(found) / len(found)] if found else []
    spy, citizen = (sum(found) / len(found) for found in shares.values())
    assert len(shares["spy"]) > 20
    assert spy < citizen + 3 * sqrt(0.25 / len(shares["spy"])), (spy, citizen)


def test_the_spy_argues_by_intuition_alone() -> None:
    """He names neither the gangsters for what they are nor his own role."""
    counts = {"don": 1, "mafioso": 2, "spy": 1, "detective": 1, "citizen": 5}
    spoke = 0
    for cards, story in stories(15, counts=counts):
        said = [event for event in story if event.data.get("seat") == cards.index("spy")]
        for event in said:
            assert not (event.key == "claimed" and event.data["role"] == "spy")
            if event.key == "accused":
                spoke += 1
                assert event.data["grounds"] in (*FELT, "agree")
    assert spoke, "he never said a word"


def test_a_gang_does_not_shoot_its_own_and_points_together() -> None:
    for game in range(10):
        match, _ = played(12, f"{run_seed()} gang {game}", {})
        cards = match.game.card  # type: ignore[attr-defined]
        ballots: dict[int, set[int]] = {}
        night = 0
        for _, event in match.story:
            night = event.data["night"] if event.key == "night" else night
            if event.key == "pointed":
                ballots.setdefault(night, set()).add(event.data["target"])
        assert ballots
        for night, targets in ballots.items():
            assert len(targets) == 1, night
            assert all(ROLES[cards[target]].side != "mafia" for target in targets)


@pytest.mark.parametrize("kind", BOTS)
def test_a_moderator_who_is_a_bot_ends_each_half_of_a_night_when_its_time_is_over(kind: str) -> None:
    match, _ = played(9, f"{run_seed()} moderated", dict.fromkeys(("town", "mafia", ""), kind), moderator=0)
    started = [entry.at for entry in match.entries() if (entry.seat, entry.value) == (0, "begin")]
    ended = [entry.at for entry in match.entries() if (entry.seat, entry.value) == (0, "end")]
    assert ended
    assert match.now < 600 * match.game.day  # type: ignore[attr-defined]
    assert max(later - sooner for sooner, later in pairwise(sorted(started + ended))) < 240


@pytest.mark.parametrize("kind", BOTS)
def test_bots_fill_every_seat_of_every_mode_and_know_no_more_than_it(kind: str) -> None:
    fewest = [Case(Mafia, name, (mode.players or Mafia.PLAYERS)[0]) for name, mode in Mafia.MODES.items()]
    check_bot(KINDS[kind], [*fewest, Case(Mafia, "classic", 10)])
