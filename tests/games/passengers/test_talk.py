"""What people say, who may say it, and who is silent."""

from __future__ import annotations

import pytest

from lichina.games.passengers.grounds import Hindsight, RowsOfRound
from lichina.games.passengers.past import RoundClaim
from lichina.kernel import TONES
from lichina.registry import find

from .table import FIVE, FOUR, SIX, Table

FACES = ["Sr", "Sg", "Sb", "Dr", "Dg", "Db"]
WHAT = [*FACES, "soul", "demon", "red", "green", "blue"]
SEATED = {
    "Anna": "vessel Sg",
    "Ivan": "mask Sr",
    "Maria": "scroll Dg",
    "Dmitry": "colour-lore Dg",
    "Elena": "hamsa-hand Db",
}
SAYINGS: dict[str, list[dict[str, str]]] = {
    **{topic: [{}] for topic in ("placed", "hand", "am")},
    "think": [{"why": why} for why in ("none", "agree", "story", "demons", "souls", "turn", "vote", "alone")],
    "saw": [{"target": "none"}, {"target-forms": "yes"}, {"target-forms": "no"}],
    "send": [{"boat": boat, "how": how} for boat in ("raven", "wolf") for how in ("plain", "agree", "object", "turn")],
}
"""What the words of each statement hang on besides the tone."""


def writers(table: Table) -> str:
    """Who may write at the table; all read it, and spectators, too."""
    doors = {name: table.match.channels(table.number(name)) for name in table.names}
    assert all([door.key for door in doors[name]] == ["table"] for name in table.names)
    assert [(door.key, door.writes) for door in table.match.channels(None)] == [("table", False)]
    return " ".join(name for name in table.names if doors[name][0].writes)


def speakers(table: Table) -> str:
    """Who may make a statement."""
    return " ".join(name for name in table.names if table.sayings(name))


# --- what is said -----------------------------------------------------------------------------------------------------


def test_there_are_six_things_to_speak_of() -> None:
    """A13: anything may be said of a passenger, seen or not, true or not."""
    table = Table(FIVE).seat(**SEATED)
    assert table.sayings("Anna") == ["placed", "saw", "hand", "am", "think", "send"]
    assert table.sayings("Anna", "placed") == WHAT
    assert table.sayings("Anna", "saw") == ["raven-2", "wolf-2", "wolf-3", "wolf-4"]
    assert table.sayings("Anna", "saw", "wolf-2") == WHAT
    assert table.sayings("Anna", "hand") == WHAT
    assert table.sayings("Anna", "am") == ["guides", "smugglers"]
    assert table.sayings("Anna", "think") == ["Ivan", "Maria", "Dmitry", "Elena"]
    assert table.sayings("Anna", "think", "Maria") == ["guides", "smugglers"]
    assert table.sayings("Anna", "send") == ["raven", "wolf"]


def test_of_jaster_people_speak_only_where_he_is() -> None:
    table = Table(SIX)
    assert table.sayings("Anna", "hand") == [*FACES, "soul", "demon", "J", "red", "green", "blue"]
    assert table.sayings("Anna", "am") == ["guides", "smugglers", "J"]


def test_what_there_is_not_nobody_speaks_of() -> None:
    table = Table(FIVE)
    assert table.sayings("Anna") == ["hand", "am", "think", "send"]
    table.answer("Anna", "place", ("Sg", "raven-3"))
    assert table.sayings("Anna") == ["placed", "hand", "am", "think", "send"]
    assert table.sayings("Ivan") == ["saw", "hand", "am", "think", "send"]
    table = Table(FIVE).seat(**SEATED).sail("raven")
    assert table.sayings("Anna") == ["saw", "hand", "am", "think", "send"]
    table = Table(FIVE)
    while (table.public("round"), table.stage) != (3, "talk"):
        table.match.lapse()
    assert table.sayings("Anna") == ["placed", "saw", "am", "think", "send"]


def test_statements_are_told_and_kept_whether_they_are_true_or_not() -> None:
    """A13: Maria has seen Elena's blue demon, and calls it a soul."""
    table = Table(FIVE).seat(**SEATED)
    table.answer("Dmitry", "colour-lore", "blue")
    while table.waiting() != {"Maria": "scroll"}:
        table.match.lapse()
    table.answer("Maria", "scroll", "raven-2")
    table.say("Maria", "saw", "raven-2", "soul")
    table.say("Anna", "placed", "Sg")
    table.say("Anna", "hand", "red")
    table.say("Maria", "am", "guides")
    table.say("Ivan", "think", "Maria", "smugglers")
    table.say("Elena", "send", "wolf")
    assert table.news(6) == [
        ("said-saw", {"seat": "Maria", "cell": "raven-2", "target": "Elena", "what": "soul", "tone": "plain"}),
        ("said-placed", {"seat": "Anna", "what": "soul-green", "tone": "curt"}),
        ("said-hand", {"seat": "Anna", "what": "red", "tone": "warm"}),
        ("said-am", {"seat": "Maria", "side": "guides", "tone": "stern"}),
        (
            "said-think",
            {"seat": "Ivan", "target": "Maria", "side": "smugglers", "why": "none", "round": 0, "tone": "wry"},
        ),
        ("said-send", {"seat": "Elena", "boat": "wolf", "how": "plain", "tone": "weary"}),
    ]
    assert [(one.round, one.seat, one.topic, one.what, one.rider, one.target) for one in table.public("claims")] == [
        (1, 2, "saw", "soul", 4, None),
        (1, 0, "placed", "soul-green", 0, None),
        (1, 0, "hand", "red", None, None),
        (1, 2, "am", "guides", None, None),
        (1, 1, "think", "smugglers", None, 2),
        (1, 4, "send", "wolf", None, None),
    ]


def test_of_passengers_in_the_afterlands_people_speak_too() -> None:
    table = Table(FIVE).seat(**SEATED).sail("raven")
    assert table.sayings("Ivan", "saw") == ["shore-1-2", "shore-1-3"]
    assert table.sayings("Anna", "saw") == ["shore-1-2"]
    table.say("Ivan", "saw", "shore-1-3", "demon")
    assert table.news() == [
        ("said-saw", {"seat": "Ivan", "cell": "shore-1-3", "target": "Anna", "what": "demon", "tone": "plain"})
    ]
    assert table.public("claims")[-1].rider == 0


def test_of_mystery_passengers_everybody_speaks_and_nobody_has_placed_them() -> None:
    table = Table(FOUR)
    table.answer("Dmitry", "mystery", "raven-1")
    assert table.sayings("Dmitry") == []
    table.answer("Maria", "mystery", "wolf-1")
    assert table.sayings("Dmitry", "saw") == ["raven-1", "wolf-1"]
    table.say("Dmitry", "saw", "raven-1", "Dr")
    assert table.news() == [
        ("said-saw", {"seat": "Dmitry", "cell": "raven-1", "target": None, "what": "demon-red", "tone": "plain"})
    ]


def test_who_names_a_boat_agrees_objects_or_changes_sides() -> None:
    table = Table(FIVE).seat(**SEATED)
    for name, boat in [("Anna", "raven"), ("Ivan", "raven"), ("Maria", "wolf"), ("Anna", "wolf"), ("Anna", "wolf")]:
        table.say(name, "send", boat)
    assert [event["how"] for _, event in table.news(5)] == ["plain", "agree", "object", "turn", "agree"]


def test_nobody_agrees_with_whom_they_have_just_called_a_smuggler() -> None:
    table = Table(FIVE).seat(**SEATED)
    table.say("Anna", "send", "raven")
    table.say("Ivan", "think", "Anna", "smugglers")
    for name, boat in (("Ivan", "raven"), ("Maria", "raven"), ("Anna", "wolf"), ("Ivan", "raven")):
        table.say(name, "send", boat)
    told = [event["how"] for key, event in table.news(6) if key == "said-send"]
    assert told == ["plain", "plain", "agree", "turn", "agree"]


def test_whoever_calls_somebody_a_smuggler_says_why_if_anything_speaks_for_it() -> None:
    table = Table(FIVE).seat(**SEATED)
    table.say("Anna", "placed", "demon-red", "plain")
    table.say("Anna", "think", "Ivan", "smugglers")
    table.say("Maria", "think", "Ivan", "smugglers")
    table.say("Maria", "think", "Ivan", "guides")
    table.say("Maria", "saw", "raven-3", "soul", "plain")
    table.say("Ivan", "think", "Anna", "smugglers")
    told = [event for key, event in table.news(6) if key == "said-think"]
    assert [(event["why"], event["round"]) for event in told] == [("none", 0), ("agree", 0), ("none", 0), ("story", 0)]


def past(*claims: tuple[int, int, str, str, int | None], votes: str = "rrrrw rrwww") -> Hindsight:
    """A past of two rounds, in which 0 and 3 sat in the raven first, 1 and 4 in the wolf: who says what of whom."""
    found: list[RoundClaim] = [
        {"round": number, "seat": seat, "topic": topic, "what": what, **({} if rider is None else {"rider": rider})}  # type: ignore[typeddict-item]
        for number, seat, topic, what, rider in claims
    ]
    hands = [["raven" if vote == "r" else "wolf" for vote in row] for row in votes.split()]
    rows: dict[int, RowsOfRound] = {1: {"raven": (0, 3), "wolf": (1, 4)}, 2: {"raven": (None,), "wolf": (None,)}}
    return Hindsight(found, hands, rows, 3)


def test_what_is_held_against_somebody_is_as_it_was() -> None:
    assert past().grounds(0, 4) == ("alone", 1)
    assert past((2, 4, "send", "raven", None)).grounds(0, 4) == ("turn", 2)
    assert past((1, 1, "placed", "demon-red", 1)).grounds(0, 4) == ("vote", 1)
    told = ((1, 4, "placed", "demon", 4), (2, 4, "placed", "demon-blue", 7))
    assert past(*told).grounds(0, 4) == ("demons", 0)
    souls = ((1, 4, "placed", "soul", 4), (2, 4, "placed", "soul", 7), (3, 4, "placed", "soul", 9))
    assert past(*souls).grounds(0, 4) == ("souls", 0)


def test_nobody_is_reproached_for_a_vote_that_the_accuser_has_cast_as_well() -> None:
    assert past((2, 4, "send", "raven", None)).grounds(3, 4) == ("alone", 1)
    assert past(votes="rrrww rrrrw").grounds(3, 4) == ("alone", 2)
    assert past(votes="rrrww rrrww").grounds(3, 4) == ("none", 0)


def test_no_finished_sentence_is_heard_twice_in_a_round_whatever_tone_is_wished_for() -> None:
    table = Table(FIVE).seat(**SEATED)
    for _ in range(2):
        for name in FIVE.split():
            table.say(name, "send", "wolf", "wry")
    said = [(event["how"], event["tone"]) for _, event in table.news(10)]
    assert said[0] == ("plain", "wry")
    assert len(set(said)) == 10


def test_a_sentence_that_was_heard_gives_way_to_the_wording_of_longest_ago() -> None:
    table = Table(FIVE).seat(**SEATED)
    table.say("Anna", "placed", "soul-red", "plain")
    for name, tone in zip(FIVE.split(), TONES[1:], strict=True):
        table.say(name, "placed", "soul-blue", tone)
    table.say("Ivan", "placed", "soul-red", "weary")
    assert [event["tone"] for _, event in table.news(7)] == [*TONES, "curt"]


@pytest.mark.parametrize("language", ["ru", "en"])
def test_everything_can_be_said_in_six_ways(language: str) -> None:
    words = find("passengers").words(language, {})
    values = {"seat": "A", "target": "B", "target-gen": "Б", "cell-name": "c", "what-name": "w", "side-name": "s"}
    values |= {"round": "2"}
    for topic in ("placed", "saw", "hand", "am", "think", "send"):
        for more in SAYINGS[topic]:
            said = {words(f"told-said-{topic}", tone=tone, **{**values, **more}) for tone in TONES}
            assert len(said) == 6, (topic, more)


def test_everybody_makes_six_statements_in_a_round_at_most() -> None:
    table = Table(FIVE)
    for left in range(5, -1, -1):
        table.say("Ivan", "send", "raven")
        assert table.public("words") == (6, left, 6, 6, 6)
    assert table.sayings("Ivan") == []
    assert table.refusal("Ivan", ("send", "raven"), "say") == "no-such-offer"
    table.seat(**SEATED).sail("raven")
    assert table.public("words") == (6, 6, 6, 6, 6)
    table.say("Ivan", "send", "raven")


@pytest.mark.parametrize(
    ("value", "code"),
    [
        (("placed", "Sg"), "not-an-option"),
        (("saw", "raven-1", "Sg"), "not-an-option"),
        (("hand", "J"), "not-an-option"),
        (("hand", "purple"), "not-an-option"),
        (("am", "jaster"), "not-an-option"),
        (("think", "Anna", "guides"), "not-an-option"),
        (("think", "Ivan"), "path-too-short"),
        (("send", "raven", "wolf"), "path-too-long"),
        (("sing",), "not-an-option"),
        ("send", "not-a-list"),
    ],
)
def test_what_cannot_be_said_is_refused(value: object, code: str) -> None:
    assert Table(FIVE).refusal("Anna", value, "say") == code


def test_a_statement_leaves_what_others_have_decided_under_seal() -> None:
    """Cards to be shown, whoever is ready, and votes."""
    table = Table(FIVE).seat(**SEATED)
    table.answer("Dmitry", "colour-lore", "blue")
    table.answer("Elena", "hamsa-hand", ("Ivan", "Maria"))
    table.answer("Ivan", "show", "Sg")
    table.say("Anna", "send", "raven")
    assert table.waiting() == {"Maria": "show"}
    table.answer("Maria", "show", "Sr")
    assert [one["face"] for one in table.heard("Elena", "shown")] == ["Sg", "Sr"]
    table.to("talk")
    table.answer("Anna", "ready", "ready")
    table.say("Ivan", "send", "wolf")
    assert table.waiting() == dict.fromkeys(["Ivan", "Maria", "Dmitry", "Elena"], "ready")
    table.to("vote")
    table.answer("Anna", "vote", "raven")
    table.say("Ivan", "am", "guides")
    assert table.waiting() == dict.fromkeys(["Ivan", "Maria", "Dmitry", "Elena"], "vote")
    table.vote()
    assert table.heard(None, "voted")[0]["pairs"]["Anna"] == "raven"


def test_nobody_shows_cards_of_one_s_own_accord() -> None:
    """A21: besides what is asked, people may only speak."""
    table = Table(FIVE, gifts="random")
    while table.match.outcome is None:
        offers = {offer.key for offer in table.match.offers}
        assert offers == ({"say"} if table.stage in ("place", "gifts", "talk", "vote") else set())
        table.match.lapse()


# --- when, and who is silent ------------------------------------------------------------------------------------------


def test_everybody_talks_always_and_makes_statements_while_boats_lie_at_the_shore() -> None:
    """A14"""
    table = Table(FIVE, gifts="vote", look=False)
    spoken = {}
    while table.match.outcome is None:
        silenced = set(table.public("silenced"))
        free = " ".join(name for name in table.names if table.number(name) not in silenced)
        assert writers(table) == free
        spoken[table.stage] = speakers(table) == free
        table.match.lapse()
    assert spoken == {
        "deal": False,
        "set": False,
        "place": True,
        "gifts": True,
        "talk": True,
        "vote": True,
        "sailed": False,
        "scoring": False,
    }


def hushed() -> Table:
    """Anna has silenced Ivan, who has the torch, before the torch is used."""
    table = Table(FIVE, gifts="two").seat(
        Anna="seal-of-silence Sg", Ivan="torch Sr", Maria="granted-coin Dg", Dmitry="mask Sb", Elena="boathook Db"
    )
    table.answer("Anna", "seal-of-silence", "Ivan")
    return table


def test_the_silenced_neither_write_nor_make_statements_until_the_round_is_over() -> None:
    """A15"""
    table = hushed()
    for stage in ("gifts", "talk", "vote"):
        table.to(stage)
        assert table.named(table.public("silenced")) == "Ivan"
        assert writers(table) == speakers(table) == "Anna Maria Dmitry Elena"
        assert table.refusal("Ivan", ("send", "raven"), "say") == "no-such-offer"
    table.to("sailed")
    assert writers(table) == "Anna Maria Dmitry Elena"
    table.to("place")
    assert (table.public("silenced"), writers(table), speakers(table)) == ((), FIVE, FIVE)


def test_who_was_silent_before_a_seal_stays_so() -> None:
    """A15: the censer has silenced Elena."""
    table = Table(FIVE, gifts="two").seat(
        Anna="seal-of-silence Sg", Ivan="torch Sr", Maria="granted-coin Dg", Dmitry="mask Sb", Elena="censer Db"
    )
    table.answer("Anna", "seal-of-silence", "Ivan")
    assert table.named(table.public("silenced")) == "Ivan Elena"
    assert writers(table) == speakers(table) == "Anna Maria Dmitry"


def test_the_silenced_decide_and_vote_as_usual() -> None:
    """A15"""
    table = hushed()
    assert table.waiting() == {"Ivan": "torch"}
    table.answer("Ivan", "torch", "wolf-3")
    table.to("talk")
    table.answer("Ivan", "ready", "ready")
    table.to("vote")
    table.answer("Ivan", "vote", "wolf")
    table.to("sailed")
    assert table.heard(None, "voted")[0]["pairs"]["Ivan"] == "wolf"


def test_in_the_third_round_silence_ends_with_the_points() -> None:
    """A15"""
    table = Table(FIVE, gifts="two")
    while (table.public("round"), table.stage) != (3, "place"):
        table.match.lapse()
    (first,) = table.waiting()
    card = table.hand(first)
    table.answer(first, "place", (card, "raven-5"))
    table.to("talk")
    assert first in table.named(table.public("silenced"))
    table.to("scoring")
    assert writers(table) == FIVE
