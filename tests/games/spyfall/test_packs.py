"""Packs of places: those that come with the game, and those that people think up."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import lichina
from lichina.games.spyfall import Spyfall
from lichina.games.spyfall.packs import shipped, traits
from lichina.kernel import BadOptions
from lichina.registry import find
from lichina.testing import play, run_seed

DOCS = Path(__file__).parents[3] / "docs" / "spyfall.md"
SHIPPED = ("everyday", "dc")


def homely(count: int) -> list[dict[str, Any]]:
    """So many places that somebody might have thought up."""
    return [{"ru": f"Комната {number}", "traits": {"food": 2, "smell": 1, "cold": 1}} for number in range(count)]


def begin(places: list[dict[str, Any]] | None, seats: int = 4, **options: Any) -> lichina.Match:
    """A match with an own pack."""
    own = None if places is None else {"places": places}
    return lichina.start(Spyfall, seats=seats, seed=1, options={"pack": "own", "own": own, **options})


def refusal(places: list[dict[str, Any]] | None, **options: Any) -> tuple[str, dict[str, Any]]:
    with pytest.raises(BadOptions) as caught:
        begin(places, **options)
    said = [find("spyfall").words(language).error(caught.value) for language in ("ru", "en")]
    assert re.search("[а-я]", said[0]), "it is said in Russian"
    assert len({*said, str(caught.value)}) == 3, "and in English, in words for people"
    return caught.value.code, dict(caught.value.data)


# --- those that come with the game ----------------------------------------------------------------------------------


@pytest.mark.parametrize("pack", SHIPPED)
def test_a_pack_has_twenty_places_and_sixteen_of_them_an_extra_card(pack: str) -> None:
    places = shipped(pack)
    assert len({place.id for place in places}) == len(places) == 20
    assert sum(place.extra for place in places) == 16


def test_the_twentieth_place_of_the_published_edition_has_no_extra_card() -> None:
    """B1: it is one of the four that are not in the table of the mixed bags."""
    assert [place.id for place in shipped("dc") if not place.extra] == [
        "jungle-city",
        "bottle",
        "living-planet",
        "arena",
    ]


@pytest.mark.parametrize("pack", SHIPPED)
def test_what_holds_at_a_place_is_something_that_can_be_asked_about(pack: str) -> None:
    for place in shipped(pack):
        assert set(place.traits) <= set(traits())
        assert set(place.traits.values()) <= {1, 2}
        assert len(place.traits) >= 3
        assert 2 in place.traits.values()


@pytest.mark.parametrize("pack", SHIPPED)
def test_no_two_places_are_alike(pack: str) -> None:
    seen = [tuple(sorted(place.traits.items())) for place in shipped(pack)]
    assert len(set(seen)) == 20


@pytest.mark.parametrize("pack", SHIPPED)
@pytest.mark.parametrize("language", ["ru", "en"])
def test_every_place_of_a_pack_has_a_name_of_its_own(pack: str, language: str) -> None:
    words = find("spyfall").words(language, {"pack": pack})
    names = [words(f"card-{place.id}") for place in shipped(pack)]
    assert len(set(names)) == 20
    assert not any("⟨" in name for name in names)


def test_a_match_is_played_with_the_places_of_its_pack_in_their_order() -> None:
    for pack in SHIPPED:
        match = lichina.start(Spyfall, seats=4, seed=1, options={"pack": pack})
        public: Any = match.view(None).public
        assert public.places == tuple(place.id for place in shipped(pack))
        (card,) = {match.view(seat).private.card for seat in range(4)} - {"spy"}  # type: ignore[union-attr]
        assert card in public.places


def test_a_pack_may_call_other_things_by_other_names() -> None:
    """The spy is called otherwise in the pack of another world, and so is a mode."""
    plain, other = (find("spyfall").words("ru", {"pack": pack}) for pack in SHIPPED)
    assert plain("card-spy") == "Шпион"
    for key in ("card-spy", "card-ally", "card-joke", "card-mixed", "card-override", "mode-mission"):
        assert plain(key) != other(key)


# --- packs of one's own ---------------------------------------------------------------------------------------------


def test_an_own_pack_is_played_with_its_own_places() -> None:
    match = begin(homely(8))
    public: Any = match.view(None).public
    assert public.places == tuple(f"own-{number}" for number in range(1, 9))
    assert begin(homely(40)).view(None).public.places[-1] == "own-40"  # type: ignore[attr-defined]


def test_an_own_pack_that_is_not_there_is_refused() -> None:
    assert refusal(None) == ("no-own-places", {})


@pytest.mark.parametrize("count", [0, 1, 7])
def test_an_own_pack_with_too_few_places_is_refused(count: int) -> None:
    assert refusal(homely(count)) == ("own-places-count", {"low": 8, "high": 40, "count": count})


def test_an_own_pack_with_too_many_places_is_refused() -> None:
    code, data = refusal(homely(41))
    assert (code, data["name"]) == ("bad-option", "own")


def test_a_place_without_a_name_is_refused() -> None:
    places = homely(9)
    places[4] = {"traits": places[4]["traits"]}
    assert refusal(places) == ("own-place-nameless", {"number": 5})


@pytest.mark.parametrize("name", ["", "   ", "я" * 41])
def test_a_name_that_is_blank_or_too_long_is_refused(name: str) -> None:
    code, data = refusal([*homely(8), {**homely(1)[0], "ru": name}])
    assert (code, data["name"]) == ("bad-option", "own")


def test_a_trait_that_nobody_knows_is_refused() -> None:
    places = [*homely(8), {"ru": "Кухня", "traits": {"food": 2, "smell": 2, "cosy": 1}}]
    assert refusal(places) == ("own-place-trait", {"place": "Кухня", "name": "cosy"})


@pytest.mark.parametrize("strength", [0, 3, "very", True])
def test_a_trait_holds_clearly_or_arguably(strength: Any) -> None:
    code, data = refusal([*homely(8), {"ru": "Кухня", "traits": {"food": strength, "smell": 2, "cold": 1}}])
    assert (code, data["name"]) == ("bad-option", "own")


@pytest.mark.parametrize("count", [0, 1, 2])
def test_a_place_with_fewer_than_three_traits_is_refused(count: int) -> None:
    held = dict(list({"food": 2, "smell": 2}.items())[:count])
    assert refusal([*homely(8), {"en": "Kitchen", "traits": held}]) == (
        "own-place-plain",
        {"place": "Kitchen", "low": 3, "count": count},
    )


@pytest.mark.parametrize("twin", [{"ru": "комната 3"}, {"en": "Комната 3"}, {"ru": "Кухня", "en": " Комната 3 "}])
def test_the_same_name_twice_is_refused(twin: dict[str, str]) -> None:
    code, data = refusal([*homely(8), {**twin, "traits": {"food": 2, "smell": 2, "cold": 1}}])
    assert (code, data) == ("own-place-twice", {"place": "комната 3"})


def test_one_place_may_have_the_same_name_in_both_languages() -> None:
    match = begin([*homely(8), {"ru": "Spa", "en": "Spa", "traits": {"food": 2, "smell": 2, "cold": 1}}])
    assert Spyfall.given_names(match.game.options)["own-9"] == {"ru": "Spa", "en": "Spa"}


def test_mixed_bags_need_sixteen_places_and_take_the_first_sixteen() -> None:
    assert refusal(homely(15), madness=True) == ("own-places-mixed", {"low": 16, "count": 15})
    first = {f"own-{number}" for number in range(1, 17)}
    match = play(
        Spyfall,
        8,
        {"pack": "own", "own": {"places": homely(18)}, "madness": True, "rounds": 20, "minutes": 1},
        run_seed(),
        checkpoints=False,
    )
    public: Any = match.view(None).public
    strewn = [card for sheet in public.sheets if sheet.bag == "mixed" for card in sheet.cards]
    assert sorted(strewn) == sorted(first)


def test_there_are_as_many_bags_as_own_places() -> None:
    assert refusal(homely(9), rounds=10) == ("too-many-rounds", {"high": 9})
    begin(homely(9), rounds=10, joke=True)


def test_own_names_are_said_as_they_are_written_and_in_the_other_language_if_need_be() -> None:
    places = [*homely(8), {"ru": "Кухня { -spy }", "en": "Kitchen", "traits": homely(1)[0]["traits"]}]
    options = {"pack": "own", "own": {"places": places}}
    russian, english = (find("spyfall").words(language, options) for language in ("ru", "en"))
    assert (russian("card-own-9"), english("card-own-9")) == ("Кухня { -spy }", "Kitchen")
    assert (russian("card-own-1"), english("card-own-1")) == ("Комната 0", "Комната 0")


def test_an_own_pack_is_of_no_account_where_another_is_chosen() -> None:
    match = lichina.start(Spyfall, seats=4, seed=1, options={"pack": "everyday", "own": {"places": homely(2)}})
    assert match.view(None).public.places[0] == "hospital"  # type: ignore[attr-defined]
    assert Spyfall.given_names(match.game.options) == {}


# --- the file -------------------------------------------------------------------------------------------------------


def test_the_file_in_the_docs_can_be_read_and_played() -> None:
    (text,) = re.findall(r'^text = """(.*?)"""', DOCS.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    own = Spyfall.read_option("own", text)
    assert own["places"][0] == {
        "ru": "Кухня",
        "en": "The kitchen",
        "traits": {"food": 2, "smell": 2, "moving": 1},
    }
    assert len(own["places"]) == 8
    match = begin(own["places"], joke=True)
    while match.outcome is None:
        match.lapse()


def test_the_short_file_in_the_docs_lacks_nothing_but_places() -> None:
    (text,) = re.findall(r"^```toml\n(places = .*?)^```", DOCS.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    with pytest.raises(BadOptions) as caught:
        Spyfall.read_option("own", text)
    assert (caught.value.code, caught.value.data["count"]) == ("own-places-count", 2)


@pytest.mark.parametrize(
    ("text", "code", "data"),
    [
        ("places = [", "own-file", {"line": None}),
        ("# места\n[[places]\n", "own-file", {"line": 2}),
        ("", "own-file-places", {}),
        ("places = 3", "own-file-places", {}),
        ('name = "Дом"\nplaces = []', "own-file-places", {}),
        ("places = [3]", "own-place-field", {"number": 1}),
        ('places = [{ru = "Кухня", mood = "good"}]', "own-place-field", {"number": 1}),
        ("places = [{ru = 3}]", "own-place-long", {"number": 1, "high": 40}),
        ('places = [{ru = " "}]', "own-place-long", {"number": 1, "high": 40}),
        (f'places = [{{ru = "{"о" * 41}"}}]', "own-place-long", {"number": 1, "high": 40}),
        ('places = [{ru = "Кухня", traits = {food = 3}}]', "own-place-strength", {"number": 1}),
        ('places = [{ru = "Кухня", traits = {food = true}}]', "own-place-strength", {"number": 1}),
        ('places = [{ru = "Кухня", traits = 2}]', "own-place-strength", {"number": 1}),
    ],
)
def test_a_file_that_is_not_as_it_should_be_is_refused(text: str, code: str, data: dict[str, Any]) -> None:
    with pytest.raises(BadOptions) as caught:
        Spyfall.read_option("own", text)
    assert (caught.value.code, caught.value.data) == (code, data)


def test_what_is_wrong_with_the_places_of_a_file_is_said_as_for_any_other() -> None:
    line = '  {{ ru = "Комната {}", traits = {{ food = 2, smell = 2, cold = 1 }} }},\n'
    file = "places = [\n" + "".join(line.format(number) for number in range(7)) + line.format(0) + "]"
    with pytest.raises(BadOptions) as caught:
        Spyfall.read_option("own", file)
    assert caught.value.code == "own-place-twice"


def test_no_other_option_is_read_from_a_file() -> None:
    with pytest.raises(BadOptions) as caught:
        Spyfall.read_option("rounds", "3")
    assert caught.value.code == "no-option-text"
