"""The bots of «Пассажиры»: what they may and may not do, and that `belief` is worth playing against.

The strength is measured in matches of the basic game with five to eight players. A side is given one kind of bot, all
its seats, and everybody else plays another; what a side gains by `belief` is the difference of its win rates. It is
measured where the others are `simple`, and where they are `belief`. Seven who think leave Jaster little to win: there
less is demanded of him.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from itertools import pairwise
from math import sqrt
from typing import Any

import pytest

from lichina.bots import Driver, Move, Sight, seated
from lichina.games.passengers import Guest, Passengers, score
from lichina.games.passengers.bot import BOTS, Belief
from lichina.games.passengers.box import COLOUR_OF, FACES, KIND_OF
from lichina.games.passengers.mind import FACE, Mind, Recollection, cast, fits
from lichina.games.passengers.scene import Scene
from lichina.games.passengers.value import guest, landed_points
from lichina.kernel import Dice, Match, Told
from lichina.registry import find
from lichina.testing import cases, check_bot, run_seed, soak

KINDS = find("passengers").usual_bots()
GAMES, BRIEFLY = 40, 6
"""Matches in a cell of a soak of one; a soak of 50 makes 2,000 of them. Every day there are fewer."""
CELLS = [
    (seats, side, others)
    for seats in (5, 6, 7, 8)
    for side in ("guides", "smugglers", "jaster")[: 2 + (seats % 2 == 0)]
    for others in ("simple", "belief")
]
GAINS = {(6, "jaster", "belief"): (0.05, 0.04), (8, "jaster", "belief"): (0.03, 0.03)}
"""What thinking brings at least over `random` and over `simple`, where it is not a tenth and a twenty-fifth."""


def played(
    seats: int, seed: str, side: str = "", kind: str = "belief", others: str = "belief", **options: Any
) -> Match:
    """A match in which one side is of one kind, all others of another."""
    match = Match(Passengers, seats, seed, options, checkpoints=Belief.imagines)
    sides: list[str] = match.game.sides()
    driver = Driver(match, seated([KINDS[kind if one == side else others] for one in sides], seed))
    while match.outcome is None:
        driver.step()
    return match


@lru_cache(maxsize=256)
def rates(seats: int, side: str, kind: str, others: str, games: int) -> Counter[str]:
    """How often each side wins."""
    won: Counter[str] = Counter()
    for number in range(games):
        outcome = played(seats, f"{run_seed()} {seats} {number}", side, kind, others).outcome
        assert outcome is not None and outcome.side is not None
        won[outcome.side] += 1
    return won


def rate(seats: int, side: str, kind: str, others: str, games: int) -> float:
    """How often this side wins, if it is of this kind; where all are of one kind, the matches are the same."""
    return rates(seats, "" if kind == others else side, kind, others, games)[side] / games


@pytest.mark.parametrize(("seats", "side", "others"), CELLS)
def test_a_side_gains_by_thinking(seats: int, side: str, others: str) -> None:
    games = GAMES * soak() if soak() > 1 else BRIEFLY
    found = {kind: rate(seats, side, kind, others, games) for kind in KINDS}
    luck = 3 * sqrt(0.5 / games)
    print(f"{side} at {seats} against {others}: {found}")
    over_random, over_simple = GAINS.get((seats, side, others), (0.10, 0.04))
    assert found["belief"] - found["random"] > over_random - luck, found
    assert found["belief"] - found["simple"] > over_simple - luck, found


# --- what they may and may not do -------------------------------------------------------------------------------------


def stories(count: int, seats: int = 7, kind: str = "belief", **options: Any) -> Iterator[tuple[Any, list[Told]]]:
    """Matches between bots of one kind: the game, and its public story."""
    for number in range(count):
        match = played(seats, f"{run_seed()} story {number}", "", kind, kind, **options)
        yield match.game, match.told(None)


@pytest.mark.parametrize("kind", BOTS)
def test_bots_play_every_mode_with_any_number_of_players_and_know_no_more_than_their_seats(kind: str) -> None:
    check_bot(KINDS[kind], cases(Passengers, thorough=True))


def test_bots_play_with_every_option() -> None:
    options = {"empty_seats": "strict", "boat_cap": 5, "discussion": 0, "gifts": "random"}
    for kind in ("belief", "simple"):
        assert played(8, f"{run_seed()} options", "", kind, kind, **options).outcome


def test_bots_sit_down_beside_those_who_do_anything() -> None:
    for number in range(5 * soak()):
        for seats, gifts in ((4, "one"), (6, "random"), (8, "random")):
            assert played(seats, f"{run_seed()} any {number}", "guides", "belief", "random", gifts=gifts).outcome


@pytest.mark.parametrize("kind", ["belief", "simple"])
def test_a_guide_tells_truly_who_it_is_and_what_it_has_seen(kind: str) -> None:
    told = 0
    for game, _ in stories(8, 6, kind, gifts="random"):
        for claim in game.claims:
            if game.side_of(claim["seat"]) == "guides" and claim["topic"] in ("placed", "saw"):
                face = game.shown_face(claim["rider"])
                assert claim["what"].partition("-")[0] == KIND_OF[face]
                if claim["topic"] == "saw" or KIND_OF[face] != "soul":
                    assert claim["what"] in (face, KIND_OF[face])
                told += 1
    assert told > 20


def test_about_colours_every_side_is_vague_at_times_and_lies_at_times_and_mostly_tells_the_truth() -> None:
    told: dict[str, Counter[str]] = {"guides": Counter(), "smugglers": Counter()}
    for game, _ in stories(24, 7):
        for claim in game.claims:
            if claim["topic"] == "placed":
                colour, face = claim["what"].partition("-")[2], game.shown_face(claim["rider"])
                told[game.side_of(claim["seat"])]["true" if colour == COLOUR_OF[face] else colour and "false"] += 1
    for counts in told.values():
        assert counts["true"] > 0.6 * counts.total()
        assert counts[""] > 0 and counts["false"] > 0


def test_nobody_says_more_than_three_things_in_a_round_but_to_answer_or_change_their_mind() -> None:
    for game, _ in stories(8, 7, gifts="random"):
        said: dict[tuple[int, int], list[Any]] = {}
        for claim in game.claims:
            said.setdefault((claim["round"], claim["seat"]), []).append(claim)
        for own in said.values():
            boats = [claim["what"] for claim in own if claim["topic"] == "send"]
            assert all(claim["topic"] in ("send", "am") for claim in own[3:])
            assert boats in ([], ["raven"], ["wolf"], ["raven", "wolf"], ["wolf", "raven"])
            assert len(own) <= 5


def test_everybody_votes_for_the_boat_that_they_have_named_last() -> None:
    named = 0
    for _, story in stories(20, 6, gifts="random"):
        sent: dict[str, str] = {}
        for event in story:
            if event.key == "round-begins":
                sent = {}
            elif event.key == "said-send":
                sent[str(event.data["seat"])] = event.data["boat"]
            elif event.key == "voted":
                assert sent.items() <= event.data["pairs"].items()
                named += len(sent)
    assert named > 40


def test_whoever_is_silent_already_is_not_silenced_again_while_another_speaks() -> None:
    silenced = 0
    for _, story in stories(30, 7, gifts="two"):
        silent: set[int] = set()
        for event in story:
            if event.key == "round-begins":
                silent = set()
            elif event.key == "silenced":
                targets = set(event.data["targets"])
                assert targets == {event.data["seat"]} or not targets & silent
                silent |= targets
                silenced += targets != {event.data["seat"]}
    assert silenced > 4


def test_no_finished_sentence_is_heard_twice_in_a_round() -> None:
    for _, story in stories(8, 8):
        heard: list[dict[str, Any]] = []
        for event in story:
            if event.key == "round-begins":
                heard = []
            elif event.key.startswith("said-"):
                said = {"key": event.key, **event.data, "seat": None}
                assert said not in heard
                heard.append(said)


def test_smugglers_lie_and_nobody_can_know_it_but_a_fellow() -> None:
    """Not about who lies face up, or was peeked at; no colour that is ruled out; never three souls or two demons."""
    lied = 0
    for number in range(12):
        match = Match(Passengers, 7, f"{run_seed()} lies {number}", {"gifts": "random"}, checkpoints=False)
        driver = Driver(match, seated([Belief] * 7, number))
        game: Any = match.game
        heard = 0
        while match.outcome is None:
            driver.step()
            for claim in game.claims[heard:]:
                heard += 1
                if claim["topic"] not in ("placed", "saw") or fits(
                    claim["what"], FACE[game.shown_face(claim["rider"])]
                ):
                    continue
                lied += 1
                liar, rider = claim["seat"], claim["rider"]
                kind, _, colour = claim["what"].partition("-")
                assert game.side_of(liar) == "smugglers" or kind == KIND_OF[game.shown_face(rider)]
                assert not game.up[rider]
                known = [truth for truth in game.truths if truth["riders"] == (rider,)]
                assert all((truth["colour"] == colour) == truth["count"] for truth in known if colour)
                if game.side_of(liar) != "smugglers":
                    continue
                peekers = [seat for seat in game.seats if rider in game.peeks[seat] and seat != liar]
                assert all(game.side_of(seat) == "smugglers" for seat in peekers)
        for seat in game.seats:
            kinds = Counter(
                claim["what"].partition("-")[0]
                for claim in game.claims
                if (claim["topic"], claim["seat"]) == ("placed", seat)
            )
            assert (kinds["soul"] <= 2 and kinds["demon"] <= 1) or game.side_of(seat) != "smugglers"
    assert lied > 4


def test_smugglers_do_not_contradict_one_another_about_a_passenger() -> None:
    """Neither whoever has peeked at it nor whoever has placed it, whichever of them speaks first."""
    both = 0
    for number in range(30):
        game: Any = played(7, f"one story {number}", gifts="random").game
        placed = {claim["rider"]: claim for claim in game.claims if claim["topic"] == "placed"}
        for claim in game.claims:
            own = placed.get(claim.get("rider")) if claim["topic"] == "saw" else None
            if own and game.side_of(own["seat"]) == game.side_of(claim["seat"]) == "smugglers":
                assert fits(own["what"], FACE[claim["what"]]), (own, claim)
                both += 1
    assert both > 0


def test_a_guide_accuses_mostly_rightly_and_a_smuggler_a_fellow_at_times() -> None:
    found: Counter[bool] = Counter()
    blamed: Counter[bool] = Counter()
    reasons: Counter[str] = Counter()
    for game, told in stories(12, 7):
        for claim in game.claims:
            if claim["topic"] == "think":
                right = game.side_of(claim["target"]) == "smugglers"
                (found if game.side_of(claim["seat"]) == "guides" else blamed)[right] += 1
        reasons.update(event.data["why"] for event in told if event.key == "said-think")
    assert found[True] > 2 * found[False]
    assert min(blamed[True], blamed[False]) > 0
    assert 0 < reasons["none"] * 2 < reasons.total()


def test_a_deceiver_calls_one_player_a_smuggler_in_a_round_and_nobody_two_in_one_breath() -> None:
    told = 0
    for game, _ in stories(16, 7):
        named: dict[tuple[int, int], set[int]] = {}
        for before, claim in pairwise(game.claims):
            if claim["topic"] == "think":
                told += 1
                named.setdefault((claim["round"], claim["seat"]), set()).add(claim["target"])
                twice = before["topic"] == "think" and before["seat"] == claim["seat"]
                assert not twice or before["round"] != claim["round"]
        deceivers = [seats for (_, by), seats in named.items() if game.side_of(by) != "guides"]
        assert max(map(len, deceivers), default=0) <= 1
    assert told > 3


# --- what they make of what they see ----------------------------------------------------------------------------------

HANDS = [
    ["soul-green", "soul-red", "demon-red"],
    ["soul-red", "soul-green", "demon-blue"],
    ["demon-green", "soul-red", "demon-red"],
    ["soul-blue", "soul-blue", "demon-green"],
    ["demon-blue", "soul-green", "demon-green"],
]
"""Seats 2 and 4 are smugglers."""


def laid_out(*answers: tuple[int, Any], coin: int = 0, **options: Any) -> Match:
    """A match of five with known hands, after these answers."""
    match = Match(Passengers, 5, 1, {"deal": {"hands": HANDS, "coin": coin}, **options})
    for seat in range(5):
        match.answer(seat, "seen")
    for seat, value in answers:
        match.answer(seat, value)
    return match


ROUND = (
    (0, ("soul-green", "raven-3")),
    (1, ("soul-red", "wolf-3")),
    (2, ("demon-green", "wolf-2")),
    (3, ("demon-green", "wolf-4")),
    (4, ("demon-blue", "raven-2")),
)
"""The vessel, the mask, the scroll, colour lore and the Hamsa hand."""


def scene_of(match: Match, seat: int) -> Scene:
    """What a bot thinks that sits down there now."""
    (bot,) = seated([Belief], "one")
    assert isinstance(bot, Belief)
    return bot.look(Sight(match, seat, 1))


def move_of(match: Match, seat: int) -> Move | None:
    (bot,) = seated([Belief], "one")
    return bot.decide(Sight(match, seat, 1))


def test_the_first_thought_is_the_deal() -> None:
    chances = scene_of(laid_out(), 0).sides
    assert chances[0] == [1.0, 0.0, 0.0]
    assert all(abs(one[1] - 0.5) < 1e-6 for one in chances[1:])
    assert [one[1] for one in scene_of(laid_out(), 2).sides] == [0.0, 0.0, 1.0, 0.0, 1.0]


def test_true_answers_rule_out_colours() -> None:
    match = laid_out(*ROUND, (3, "blue"))
    faces = scene_of(match, 0).mind.faces
    assert sum(faces[4]) == pytest.approx(1.0)
    assert faces[4][FACE["soul-blue"]] + faces[4][FACE["demon-blue"]] == pytest.approx(1.0)
    assert faces[1][FACE["soul-blue"]] + faces[1][FACE["demon-blue"]] == 0.0


def test_a_card_that_was_shown_is_still_there() -> None:
    match = laid_out(*ROUND, (3, "blue"), (4, (1, 2)), (1, "soul-green"), (2, "demon-red"))
    mind = scene_of(match, 4).mind
    assert mind.marks[1] == ((1, "seen", FACE["soul-green"], -1),)


def test_a_demon_that_is_called_a_soul_makes_suspect() -> None:
    match = laid_out(*ROUND, (3, "blue"), (4, (1, 3)), (1, "soul-green"), (3, "soul-blue"), (2, "raven-2"))
    match.answer(1, ("red", "wolf-2"))
    match.answer(4, ("placed", "soul-blue"), "say")
    honest = scene_of(match, 0)
    assert honest.mind.faces[4][FACE["soul-blue"]] > 0.6
    caught = Mind(match.view(0).public, with_peek(match, 0, 4, "demon-blue"), 0, Recollection(), False)  # type: ignore[arg-type]
    assert caught.sides[4][1] > 0.9


def with_peek(match: Match, seat: int, rider: int, face: str) -> Any:
    """What a seat sees, had it peeked at somebody."""
    from msgspec.structs import replace

    hand: Any = match.view(seat).private
    return replace(hand, known={**hand.known, rider: face})


def test_three_souls_are_too_many_for_a_guide() -> None:
    match = laid_out()
    said = {1: ("soul", "demon", "soul"), 2: ("soul", "soul", "soul"), 3: ("demon", "soul", "soul")}
    while match.outcome is None and not (match.phase == "discuss" and len(spoken(match)) == 9):
        ask = match.asks[0]
        number = match.view(None).public.round  # type: ignore[attr-defined]
        if ask.key == "ready" and ask.seat in said and len(spoken(match, ask.seat)) < number:
            match.answer(ask.seat, ("placed", said[ask.seat][number - 1]), "say")
        else:
            match.answer(ask.seat, ask.form.fallback())
    mind = Mind(match.view(0).public, match.view(0).private, 0, Recollection(), False)  # type: ignore[arg-type]
    assert mind.sides[2][1] > 0.85
    assert mind.sides[1][1] < 0.5 and mind.sides[3][1] < 0.5


def test_who_says_the_same_again_is_not_believed_more() -> None:
    """What is said last about somebody counts, and once."""
    chances = []
    for often in (1, 6):
        match = laid_out((0, ("soul-green", "raven-3")))
        for _ in range(often):
            match.answer(1, ("think", 3, "smugglers"), "say")
        chances.append(scene_of(match, 0).sides)
    assert chances[0] == chances[1]
    assert chances[0][3][1] > 0.5


def spoken(match: Match, seat: int | None = None) -> list[Any]:
    """What somebody, or everybody, has said."""
    public: Any = match.view(None).public
    return [claim for claim in public.claims if seat in (None, claim.seat)]


def test_a_guide_votes_for_the_boat_of_souls() -> None:
    match = laid_out(*ROUND, gifts="two", discussion=0)
    while match.phase == "use_gifts":
        ask = match.asks[0]
        match.answer(ask.seat, "raven-2" if ask.key == "torch" else ask.form.fallback())
    assert match.view(None).public.riders[4].face == "demon-blue"  # type: ignore[attr-defined]
    worth = scene_of(match, 1).wanted()
    assert worth["wolf"] > worth["raven"]
    move = move_of(match, 1)
    assert move is not None and move[1] == "wolf"
    assert scene_of(match, 4).wanted()["raven"] > 0


def test_a_smuggler_sits_down_beside_a_soul_of_the_same_colour() -> None:
    """Over empty seats, too."""
    match = laid_out((0, ("soul-green", "raven-3")))
    match.answer(0, ("placed", "soul-green"), "say")
    match.answer(1, ("soul-red", "wolf-5"))
    move = move_of(match, 2)
    assert move is not None
    assert move[1] in [("demon-green", f"raven-{column}") for column in (1, 2, 4, 5)]


def test_expected_points_of_known_passengers_are_their_points() -> None:
    dice = Dice(b"0123456789abcdef")
    for _ in range(300):
        rows: list[list[Guest | None]] = []
        looks = []
        for _ in range(3):
            dealt = [(dice.choice(FACES), dice.choice(("red", "green", "blue", None, None, None))) for _ in range(5)]
            taken = [dice.below(2) for _ in range(5)]
            rows.append([Guest.of(*one) if there else None for one, there in zip(dealt, taken, strict=True)])
            looks.append([certain(*one) if there else None for one, there in zip(dealt, taken, strict=True)])
        for empty_seats in ("skip", "strict"):
            counted = score(rows, None, "guides", empty_seats)
            expected = landed_points(looks, empty_seats == "strict")
            assert expected == pytest.approx((counted.guides, counted.smugglers))


def certain(face: str, mask: str | None) -> Any:
    number = None if mask is None else ("red", "green", "blue").index(mask)
    return guest([float(one == face) for one in FACES], number)


def test_sides_are_cast_as_by_trying_all_ways() -> None:
    likely = [[0.5, 0.2, 0.3], [0.1, 0.9, 0.2], [0.4, 0.4, 0.4]]
    ways = {
        (0, 1, 2): 0.5 * 0.9 * 0.4,
        (0, 2, 1): 0.5 * 0.2 * 0.4,
        (1, 0, 2): 0.2 * 0.1 * 0.4,
        (1, 2, 0): 0.2 * 0.2 * 0.4,
        (2, 0, 1): 0.3 * 0.1 * 0.4,
        (2, 1, 0): 0.3 * 0.9 * 0.4,
    }
    total = sum(ways.values())
    for seat, chances in enumerate(cast(likely, 1, 1)):
        for side in range(3):
            expected = sum(weight for way, weight in ways.items() if way[seat] == side) / total
            assert chances[side] == pytest.approx(expected)


def test_a_bot_that_sits_down_late_thinks_as_one_that_was_there() -> None:
    match = Match(Passengers, 6, f"{run_seed()} late", {"gifts": "random"}, checkpoints=False)
    bots = seated([Belief] * 6, 1)
    driver = Driver(match, bots)
    while match.outcome is None:
        driver.step()
        if match.phase == "vote":
            for seat, bot in enumerate(bots):
                assert isinstance(bot, Belief)
                there, late = bot.look(Sight(match, seat, 1)), scene_of(match, seat)
                assert there.sides == late.sides
                assert there.mind.faces == late.mind.faces
