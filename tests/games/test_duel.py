"""Every rule of the duel, each with a position of its own."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from lichina.kernel import IllegalAnswer, Match
from lichina.registry import find
from lichina.table.texts import GameTexts
from lichina.vectors import check, load
from tests.games.duel import Duel


def duel(*hands: list[str], **parts: Any) -> Match:
    """A duel with these hands; `deck`, `charms` and `lives` as in a deal, everything else an option."""
    deal: dict[str, Any] = {"hands": list(hands)}
    deal |= {name: parts.pop(name) for name in ("deck", "charms", "lives") if name in parts}
    return Match(Duel, len(hands), 1, {"deal": deal, **parts})


def lives(match: Match) -> list[int]:
    return match.game.lives  # type: ignore[attr-defined, no-any-return]


def act(match: Match, *deed: Any) -> None:
    match.answer(match.asks[0].seat, list(deed))


def counter(match: Match, seat: int, card: str) -> None:
    match.answer(seat, card)


def play(match: Match, seat: int, card: str, *target: int) -> None:
    match.answer(seat, [card, *target], ask="play")


def announced(match: Match) -> list[str]:
    return [event.data["card"] for event in match.told(None) if event.key == "announced"]


# --- the turn -------------------------------------------------------------------------------------------------------


def test_a_strike_that_nobody_counters_costs_a_life() -> None:
    match = duel([], [], [])
    act(match, "strike", 2)
    assert lives(match) == [2, 2, 2], "the window stands open"
    match.lapse()
    assert lives(match) == [2, 2, 1]
    assert match.asks[0].seat == 1


def test_drawing_takes_the_top_card_and_shows_it_to_the_owner_alone() -> None:
    match = duel([], [], deck=["bomb", "parry"])
    act(match, "draw")
    assert [(event.key, event.data) for event in match.told(0)] == [
        ("drew", {"seat": 0}),
        ("drew-card", {"card": "bomb"}),
    ]
    assert [(event.key, event.data) for event in match.told(1)] == [("drew", {"seat": 0})]


def test_with_no_deck_there_is_nothing_to_draw() -> None:
    match = duel([], [])
    with pytest.raises(IllegalAnswer):
        act(match, "draw")


def test_the_turn_goes_to_the_next_living_player() -> None:
    match = duel([], [], [], lives=[2, 0, 1])
    act(match, "strike", 2)
    match.lapse()
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.reason) == ((0,), "last-alive")


def test_nobody_strikes_the_dead_or_themselves() -> None:
    match = duel([], [], [], lives=[2, 0, 1])
    for target in (0, 1):
        with pytest.raises(IllegalAnswer):
            act(match, "strike", target)


# --- countering -----------------------------------------------------------------------------------------------------


def test_a_parry_stops_a_strike() -> None:
    match = duel([], ["parry"])
    act(match, "strike", 1)
    counter(match, 1, "parry")
    match.lapse()
    match.lapse()
    assert lives(match) == [2, 2]
    assert announced(match) == ["strike", "parry"]


def test_a_feint_stops_the_parry_and_the_strike_hits() -> None:
    match = duel(["feint"], ["parry"])
    act(match, "strike", 1)
    counter(match, 1, "parry")
    match.lapse()
    counter(match, 0, "feint")
    match.lapse()
    match.lapse()
    assert lives(match) == [2, 1]
    assert announced(match) == ["strike", "parry", "feint"]


def test_a_feint_against_the_feint_saves_the_parry() -> None:
    match = duel(["feint"], ["parry", "feint"])
    act(match, "strike", 1)
    counter(match, 1, "parry")
    match.lapse()
    counter(match, 0, "feint")
    match.lapse()
    counter(match, 1, "feint")
    match.lapse()
    match.lapse()
    assert lives(match) == [2, 2]


def test_a_bystander_may_parry_and_seat_order_decides_not_reflexes() -> None:
    match = duel([], ["parry"], ["parry"])
    act(match, "strike", 1)
    counter(match, 2, "parry")
    counter(match, 1, "parry")
    match.lapse()
    match.lapse()
    assert [len(hand) for hand in match.game.hands] == [0, 0, 1]  # type: ignore[attr-defined]


def test_a_feint_does_not_stop_a_strike_nor_a_parry_a_feint() -> None:
    match = duel(["feint"], ["feint", "parry"])
    act(match, "strike", 1)
    with pytest.raises(IllegalAnswer):
        counter(match, 1, "feint")
    counter(match, 1, "parry")
    match.lapse()
    counter(match, 0, "feint")
    match.lapse()
    assert match.asks[0].form.options == ("pass", "feint")  # type: ignore[attr-defined]


@pytest.mark.parametrize("hand", [[], ["parry"], ["parry", "feint"]])
def test_the_window_is_as_long_whatever_the_others_hold_and_answer(hand: list[str]) -> None:
    match = duel([], hand, [], window=7)
    act(match, "strike", 2)
    assert [ask.seat for ask in match.asks] == [1, 2]
    for seat in (1, 2):
        match.answer(seat, "pass", at=1)
    assert match.deadline == 7


# --- cards at any time ----------------------------------------------------------------------------------------------


def test_a_potion_is_drunk_into_anothers_question_and_heals_one() -> None:
    match = duel([], ["potion"], lives=[2, 1])
    play(match, 1, "potion")
    match.lapse()
    assert lives(match) == [2, 2]
    assert (match.asks[0].seat, match.asks[0].number) == (0, 1), "the question stands as it stood"


def test_healing_never_exceeds_the_start() -> None:
    match = duel([], ["potion"])
    play(match, 1, "potion")
    match.lapse()
    assert lives(match) == [2, 2]


def test_a_bomb_hurts_one_and_can_be_parried() -> None:
    match = duel([], ["bomb", "bomb"], ["parry"])
    play(match, 1, "bomb", 0)
    match.lapse()
    assert lives(match) == [1, 2, 2]
    play(match, 1, "bomb", 0)
    counter(match, 2, "parry")
    match.lapse()
    match.lapse()
    assert lives(match) == [1, 2, 2]


def test_a_card_may_be_played_between_the_announcement_and_the_hit() -> None:
    match = duel([], ["potion"], lives=[2, 1])
    act(match, "strike", 1)
    play(match, 1, "potion")
    match.lapse()
    match.lapse()
    assert lives(match) == [2, 1], "healed to two, then hit"


def test_while_one_card_is_being_resolved_no_other_is_played() -> None:
    match = duel(["potion"], ["potion"])
    play(match, 1, "potion")
    assert match.offers == []
    match.lapse()
    assert [offer.seat for offer in match.offers] == [0]


def test_who_is_killed_on_the_own_turn_loses_it() -> None:
    match = duel([], ["bomb"], [], lives=[1, 2, 2])
    play(match, 1, "bomb", 0)
    match.lapse()
    assert lives(match) == [0, 2, 2]
    assert match.asks[0].seat == 1


def test_who_kills_the_last_other_on_the_own_turn_is_asked_nothing_more() -> None:
    match = duel(["bomb"], [], lives=[2, 1], deck=["parry"])
    play(match, 0, "bomb", 1)
    match.lapse()
    assert match.outcome is not None
    assert match.outcome.winners == (0,)


def test_a_counter_promised_by_one_who_dies_before_the_window_closes_is_void() -> None:
    match = duel([], ["parry"], ["bomb"], lives=[2, 1, 2])
    act(match, "strike", 2)
    counter(match, 1, "parry")
    play(match, 2, "bomb", 1)
    match.lapse()
    match.lapse()
    assert lives(match) == [2, 0, 1]
    assert announced(match) == ["strike", "bomb"]


@pytest.mark.parametrize("victim", [0, 2])
def test_a_strike_is_void_if_either_has_died_before_it_falls(victim: int) -> None:
    match = duel([], ["bomb"], [], [], lives=[1, 2, 1, 2])
    act(match, "strike", 2)
    play(match, 1, "bomb", victim)
    match.lapse()
    match.lapse()
    assert [event.data["seat"] for event in match.told(None) if event.key == "hurt"] == [victim]


# --- death and charms -----------------------------------------------------------------------------------------------


def test_the_cards_of_the_dead_are_laid_open() -> None:
    match = duel([], ["parry", "bomb"], [], lives=[2, 1, 2])
    act(match, "strike", 1)
    match.lapse()
    opened = next(event for event in match.told(2) if event.key == "laid-open")
    assert opened.data == {"seat": 1, "cards": ("parry", "bomb")}


def test_revenge_takes_a_life_of_a_living_player_at_ones_own_death() -> None:
    match = duel([], [], [], lives=[2, 1, 2], charms=["", "revenge", ""])
    act(match, "strike", 1)
    match.lapse()
    assert (match.asks[0].seat, match.asks[0].key) == (1, "revenge")
    match.answer(1, 2)
    assert lives(match) == [2, 0, 1]


def test_revenge_can_set_off_revenge_but_never_itself() -> None:
    match = duel([], [], lives=[1, 1], charms=["revenge", "revenge"])
    act(match, "strike", 1)
    match.lapse()
    match.answer(1, 0)
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.reason) == ((), "nobody-left")


def test_a_vulture_draws_when_another_dies() -> None:
    match = duel([], [], [], lives=[2, 1, 2], charms=["", "", "vulture"], deck=["potion"])
    act(match, "strike", 1)
    match.lapse()
    assert match.view(2).private == match.game.private(2)
    assert [event.data for event in match.told(2) if event.key == "drew-card"] == [{"card": "potion"}]


def test_a_blade_cuts_one_deeper_and_a_shield_lets_only_one_through() -> None:
    match = duel([], [], charms=["blade", ""])
    act(match, "strike", 1)
    match.lapse()
    assert lives(match) == [2, 0]
    shielded = duel([], [], charms=["blade", "shield"])
    act(shielded, "strike", 1)
    shielded.lapse()
    assert lives(shielded) == [2, 1]


def test_a_blade_sharpens_strikes_and_not_bombs() -> None:
    match = duel(["bomb"], [], charms=["blade", ""])
    play(match, 0, "bomb", 1)
    match.lapse()
    assert lives(match) == [2, 1]


# --- words ----------------------------------------------------------------------------------------------------------


def test_a_card_is_called_by_its_name_and_never_by_that_of_a_player() -> None:
    match = duel(["bomb", "bomb", "potion"], ["parry"], [])
    texts = GameTexts(find(Duel), "ru", ["Анна", "Борис", "Вера"])
    card, target = texts.asked(match.chances(0)[0])["form"]["branches"]
    assert card["labels"] == [("bomb", "бомба"), ("potion", "зелье")]
    assert target["labels"] == [(1, "Борис"), (2, "Вера")]
    act(match, "strike", 1)
    counters = texts.asked(match.questions(1)[0])["form"]["labels"]
    assert counters == [("pass", "не отвечать"), ("parry", "парирование")]


# --- options --------------------------------------------------------------------------------------------------------


def test_options_set_lives_hands_and_charms() -> None:
    match = Match(Duel, 3, 1, {"lives": 3, "hand": 1, "charms": False})
    table: Any = match.view(None).public
    assert (table.lives, table.hands, table.charms) == ((3, 3, 3), (1, 1, 1), ("", "", ""))
    usual: Any = Match(Duel, 3, 1).view(None).public
    assert (usual.lives, usual.hands) == ((2, 2, 2), (2, 2, 2))
    assert "" not in usual.charms


def test_a_deal_decides_who_holds_what() -> None:
    match = duel(["parry", "feint"], ["bomb"], deck=["potion"], lives=[1, 2])
    own: Any = match.view(0).private
    assert own.cards == ("parry", "feint")
    table: Any = match.view(None).public
    assert (table.hands, table.deck, table.lives) == ((2, 1), 1, (1, 2))


def test_the_rules_written_down_as_vectors_hold() -> None:
    vectors = load(Path(__file__).parent / "duel" / "vectors.json")
    assert len(vectors.vectors) == 11
    assert [failures for _, failures in check(Duel, vectors)] == [[]] * 11
