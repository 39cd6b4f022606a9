"""Bots read what people type: as far as ready-made statements go, and no further."""

from __future__ import annotations

from typing import Any

import pytest

from lichina.bots import Sight, seated
from lichina.bots.hearing import sentences
from lichina.games.doomsday.bot import Belief as Shooter
from lichina.games.doomsday.reading import understood as heard_under_fire
from lichina.games.mafia import Mafia
from lichina.games.mafia.bot import Belief
from lichina.games.mafia.reading import FINDINGS, ROLES, understood
from lichina.games.passengers import Passengers
from lichina.games.passengers.bot import Belief as Ferryman
from lichina.games.passengers.reading import understood as heard_aboard
from lichina.games.spyfall import Spyfall
from lichina.games.spyfall.bot import Belief as Traveller
from lichina.games.spyfall.hearing import own_answer
from lichina.games.spyfall.hearing import understood as heard_there
from lichina.kernel import Dice, Match, Told
from lichina.table.inflection import cases_of
from tests.games.doomsday.table import Table

NAMES = [(name, *(cases_of(name) or ())) for name in ("Даша", "Лев", "Нина", "Пётр", "Anna", "Max")]
DASHA, LEV, NINA, PETR, ANNA, MAX = range(6)


@pytest.mark.parametrize(
    ("text", "kind", "seats", "word"),
    [
        ("Я подозреваю Льва", "accuse", (LEV,), None),
        ("лев врёт", "accuse", (LEV,), None),
        ("Не верю Нине!", "accuse", (NINA,), None),
        ("Голосуем против Петра", "accuse", (PETR,), None),
        ("Дашу подозреваю больше, чем Льва", "accuse", (DASHA,), None),
        ("Нина — мафия", "accuse", (NINA,), None),
        ("Нина не мафия", "defend", (NINA,), None),
        ("Льву я верю", "defend", (LEV,), None),
        ("Пётр ни при чём", "defend", (PETR,), None),
        ("Я доктор", "claim", (), "doctor"),
        ("Я — Детектив", "claim", (), "detective"),
        ("проверка показала: Лев преступник", "report", (LEV,), "criminal"),
        ("я проверил Нину, она чистая", "report", (NINA,), "town"),
        ("согласна с Дашей", "agree", (DASHA,), None),
        ("Почему я?", "why", (), None),
        ("Лев, за что?", "why", (LEV,), None),
        ("Нина, кто ты?", "who", (NINA,), None),
        ("I suspect Anna", "accuse", (ANNA,), None),
        ("Max is lying", "accuse", (MAX,), None),
        ("I don't trust Max", "accuse", (MAX,), None),
        ("I trust Max", "defend", (MAX,), None),
        ("Anna is innocent", "defend", (ANNA,), None),
        ("Anna is not mafia", "defend", (ANNA,), None),
        ("I'm the doctor", "claim", (), "doctor"),
        ("I checked Max: criminal", "report", (MAX,), "criminal"),
        ("I agree with Anna", "agree", (ANNA,), None),
        ("Anna, why me?", "why", (ANNA,), None),
        ("Max, who are you?", "who", (MAX,), None),
        ("Лев мафия?", "", (LEV,), None),
        ("Is Max lying?", "", (MAX,), None),
        ("привет всем", "", (), None),
        ("Нина, передай соль", "", (NINA,), None),
        ("не согласен с Дашей", "", (DASHA,), None),
    ],
)
def test_a_sentence_is_understood_or_it_is_not(text: str, kind: str, seats: tuple[int, ...], word: str | None) -> None:
    (heard,) = sentences(text, NAMES, ROLES, FINDINGS)
    assert (heard.kind, heard.seats, heard.word) == (kind, seats, word)


@pytest.mark.parametrize(
    ("text", "heard"),
    [
        ("Нина права, Лев врёт", [("accuse", LEV)]),
        ("Лев точно мафия, а Нина мирная", [("accuse", LEV), ("defend", NINA)]),
        ("Думаю, это Лев", [("accuse", LEV)]),
        ("I think it's Max, and Anna is innocent", [("accuse", MAX), ("defend", ANNA)]),
        ("Лев, ты мафия", [("accuse", LEV)]),
        ("Ты мафия, Лев", [("accuse", LEV)]),
        ("Я проверил Нину, она чистая", [("report", NINA)]),
        ("Дашу не трогайте, она своя", [("defend", DASHA)]),
    ],
)
def test_each_clause_is_about_whom_it_names(text: str, heard: list[tuple[str, int]]) -> None:
    assert [(one.kind, one.seats[0]) for one in sentences(text, NAMES, ROLES, FINDINGS)] == heard


@pytest.mark.parametrize(
    "text",
    [
        "Лев голосовал против Нины",
        "Лев обвиняет Нину",
        "Лев подозревает меня",
        "Нина сказала, что Лев мафия",
        "Если Лев мафия, то и Нина мафия",
        "Я не подозреваю Льва",
        "Я не мафия, это Лев",
        "Не Лев мафия",
        "Против Нины ничего не имею",
        "Никто не голосовал против Льва",
        "Почему ты голосовал против Нины, Лев?",
        "Anna says Max is lying",
        "I vote with Anna against Max",
        "Max voted against Anna yesterday",
        "I don't suspect Max",
        "Trust me, Max",
    ],
)
def test_what_others_say_or_do_and_what_is_denied_or_supposed_speaks_for_and_against_nobody(text: str) -> None:
    assert {one.kind for one in sentences(text, NAMES, ROLES, FINDINGS)} == {""}


def test_each_sentence_of_a_line_counts_and_nobody_accuses_himself() -> None:
    heard = [event for event in understood("Я за город. Лев врёт! Почему я?", DASHA, NAMES) if event.key != "typed"]
    assert [event.key for event in heard] == ["accused", "questioned"]
    assert list(understood("Даша врёт", DASHA, NAMES)) == [Told("typed", {"seat": DASHA})]


class Chat(Sight):
    """What a seat sees at a table where something was typed."""

    lines: list[tuple[int, Told]]

    def typed(self) -> list[tuple[int, Told]]:
        return self.lines


def day() -> Match:
    """The first day: everybody has looked at the card."""
    match = Match(Mafia, 6, "typed", {"counts": {"citizen": 5, "mafioso": 1}})
    for seat in range(6):
        match.answer(seat, "seen")
    return match


def says(match: Match, seat: int, *lines: tuple[int, str]) -> tuple[Any, ...]:
    """What a bot says after others have typed this."""
    sight = Chat(match, seat, 1)
    sight.lines = [(len(match.told(seat)), event) for by, text in lines for event in understood(text, by, NAMES)]
    (bot,) = seated([Belief], "somebody")
    move = bot.decide(sight)
    assert move is not None
    assert isinstance(move[1], tuple)
    return move[1]


def test_whoever_is_asked_who_he_is_answers_the_one_who_asked() -> None:
    assert says(day(), LEV, (MAX, "Лев, кто ты?"))[:3] == ("answer", "later", MAX)


def test_whoever_has_accused_answers_why() -> None:
    match = day()
    match.answer(LEV, ("accuse", MAX, "hunch"))
    assert says(match, LEV, (MAX, "Почему я?"))[:-1] in (("answer", "stand", MAX), ("relent", MAX))


def test_what_was_not_understood_gets_no_answer() -> None:
    said = says(day(), LEV, (MAX, "Лев, передай соль"))
    assert said[0] != "answer"


# --- «Пассажиры» ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "events"),
    [
        ("Лев контрабандист!", [("said-think", {"seat": MAX, "target": LEV, "side": "smugglers"})]),
        ("Не верю Нине", [("said-think", {"seat": MAX, "target": NINA, "side": "smugglers"})]),
        ("Нина не контрабандист", [("said-think", {"seat": MAX, "target": NINA, "side": "guides"})]),
        ("Anna is a smuggler", [("said-think", {"seat": MAX, "target": ANNA, "side": "smugglers"})]),
        ("Anna is not a smuggler", [("said-think", {"seat": MAX, "target": ANNA, "side": "guides"})]),
        ("Я проводник", [("said-am", {"seat": MAX, "side": "guides"})]),
        ("I am a guide", [("said-am", {"seat": MAX, "side": "guides"})]),
        ("У меня синяя душа", [("said-placed", {"seat": MAX, "what": "soul-blue"})]),
        ("Мой пассажир — зелёный демон", [("said-placed", {"seat": MAX, "what": "demon-green"})]),
        ("Mine is a soul", [("said-placed", {"seat": MAX, "what": "soul"})]),
        ("У меня не демон", []),
        ("Лев, кто ты?", [("asked", {"seat": MAX, "target": LEV, "about": "who"})]),
        ("Почему я?", [("asked", {"seat": MAX, "target": None, "about": "why"})]),
        ("Лев — контрабандист?", []),
        ("Нина, греби быстрее", []),
    ],
)
def test_what_is_typed_aboard_is_understood_or_it_is_not(text: str, events: list[tuple[str, dict[str, Any]]]) -> None:
    assert [(event.key, event.data) for event in heard_aboard(text, MAX, NAMES)] == events


def aboard() -> Match:
    """Everybody has seated somebody, gifts are over, and people talk."""
    match = Match(Passengers, 6, "typed aboard", checkpoints=False)
    for _ in range(200):
        if match.view(None).public.stage == "talk":  # type: ignore[attr-defined]
            return match
        if match.moment is not None:
            for ask in match.asks:
                match.answer(ask.seat, ask.form.fallback(), ask.number)
            continue
        ask = match.asks[0]
        match.answer(ask.seat, ask.form.fallback(), ask.number)
    raise AssertionError("nobody ever talks")


def says_aboard(match: Match, seat: int, *lines: tuple[int, str]) -> Any:
    sight = Chat(match, seat, 1)
    sight.lines = [(len(match.told(seat)), event) for by, text in lines for event in heard_aboard(text, by, NAMES)]
    (bot,) = seated([Ferryman], "somebody")
    move = bot.decide(sight)
    return None if move is None else move[1]


@pytest.mark.parametrize("text", ["Лев контрабандист", "Льву я не верю", "Лев, кто ты?", "Lev", "Лев, греби быстрее"])
def test_whoever_is_accused_or_asked_aboard_says_who_he_is(text: str) -> None:
    said = says_aboard(aboard(), LEV, (MAX, text))
    assert (said[:2] == ("am", "guides")) is (text not in ("Lev", "Лев, греби быстрее"))


def test_whoever_has_called_somebody_a_smuggler_stands_by_it_when_asked() -> None:
    match = aboard()
    match.answer(LEV, ("think", MAX, "smugglers"), "say")
    assert says_aboard(match, LEV, (MAX, "Почему я?"))[:3] == ("think", MAX, "smugglers")
    assert says_aboard(match, NINA, (MAX, "Почему я?"))[:1] != ("think",)


# --- «Находка для шпиона» ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "key", "target"),
    [
        ("Лев шпион!", "suspect", LEV),
        ("Думаю, шпион — Нина", "suspect", NINA),
        ("Петру не верю", "suspect", PETR),
        ("Лев не знает, где мы", "suspect", LEV),
        ("Указываю на Льва", "suspect", LEV),
        ("Anna is the spy", "suspect", ANNA),
        ("I think it's Anna", "suspect", ANNA),
        ("Anna doesn't know where we are", "suspect", ANNA),
        ("Лев знает, где мы", "trust", LEV),
        ("Нина не шпион", "trust", NINA),
        ("Anna is not the spy", "trust", ANNA),
        ("Anna knows where we are", "trust", ANNA),
        ("Лев, ты шпион?", "who", LEV),
        ("Нина, кто ты?", "who", NINA),
        ("Лев, ты знаешь, где мы?", "who", LEV),
        ("Anna, are you the spy?", "who", ANNA),
        ("Почему я?", "why", None),
        ("Лев, за что?", "why", LEV),
        ("Anna, why me?", "why", ANNA),
        ("Согласна с Дашей", "agree", DASHA),
        ("I agree with Anna", "agree", ANNA),
    ],
)
def test_what_is_typed_when_the_time_is_up_is_understood(text: str, key: str, target: int | None) -> None:
    assert list(heard_there(text, MAX, NAMES)) == [Told(f"said-{key}", {"seat": MAX, "target": target})]


@pytest.mark.parametrize("text", ["Я не шпион", "Я знаю, где мы!", "I'm not the spy", "I know where we are"])
def test_whoever_types_that_he_is_no_spy_is_understood(text: str) -> None:
    assert list(heard_there(text, MAX, NAMES)) == [Told("said-know", {"seat": MAX})]


@pytest.mark.parametrize("text", ["Лев шпион?", "Я не знаю, где мы", "Лев, передай соль", "Is Anna the spy?", "ну что"])
def test_what_is_not_plain_is_not_understood_there(text: str) -> None:
    assert list(heard_there(text, MAX, NAMES)) == []


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("Ты шпион?", "no"),
        ("Are you the spy?", "no"),
        ("Ты знаешь, где мы?", "yes"),
        ("Do you know where we are?", "yes"),
        ("Тут холодно?", None),
        ("Как дела?", None),
    ],
)
def test_a_question_about_oneself_has_an_answer(text: str, answer: str | None) -> None:
    assert own_answer(text) == answer


def time_up() -> Match:
    """A round at the zoo whose time is up; nobody has said anything, and Max is the spy."""
    laid_out = {"cards": ["zoo"] * 5 + ["spy"], "dealer": 0}
    match = Match(Spyfall, 6, "typed there", {"rounds": 1, "deal": [laid_out]}, checkpoints=False)
    for seat in range(6):
        match.answer(seat, "seen")
    while match.view(None).public.stage == "questions":  # type: ignore[attr-defined]
        match.lapse()
    return match


def says_there(match: Match, seat: int, *lines: tuple[int, str]) -> Any:
    sight = Chat(match, seat, 1)
    sight.lines = [(len(match.told(seat)), event) for by, text in lines for event in heard_there(text, by, NAMES)]
    (bot,) = seated([Traveller], "somebody")
    move = bot.decide(sight)
    assert move is not None
    return move[1][:-1] if move[0] == "say" else move[1]  # type: ignore[index]


@pytest.mark.parametrize("seat", [LEV, MAX])
@pytest.mark.parametrize("text", ["{} шпион!", "{}, ты шпион?", "{}, кто ты?"])
def test_whoever_is_accused_or_asked_says_that_he_knows_the_place_whether_he_does_or_not(seat: int, text: str) -> None:
    name = NAMES[seat][0]
    assert says_there(time_up(), seat, (NINA, text.format(name))) == ("know",)


def test_whoever_has_named_somebody_answers_why() -> None:
    match = time_up()
    match.answer(LEV, ("suspect", NINA, "hunch"), "say")
    said = says_there(match, LEV, (NINA, "Лев, почему я?"))
    assert said in (("suspect", NINA, "hunch"), ("relent", NINA))
    assert says_there(match, LEV, (NINA, "Почему я?")) == said


def test_a_bot_waits_for_an_answer_before_all_point_but_not_for_ever() -> None:
    """A person who is named need not say anything."""
    match = time_up()
    match.answer(NINA, ("suspect", LEV, "hunch"), "say")
    sight = Chat(match, DASHA, 1)
    sight.lines = []
    (bot,) = seated([Traveller], "somebody")
    moves = [bot.decide(sight) for _ in range(4)]
    assert [move and move[1] for move in moves] == [None, None, None, "ready"]
    match.answer(LEV, ("know",), "say")
    assert bot.decide(sight) == moves[-1]


def test_a_line_that_says_nothing_plain_gets_no_answer_there() -> None:
    match = time_up()
    assert says_there(match, LEV, (NINA, "Лев, передай соль")) == says_there(match, LEV)


# --- «Судный день» ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "events"),
    [
        ("Лев — машина!", [("said-shoot", {"seat": MAX, "target": LEV})]),
        ("Стреляйте в Нину", [("said-shoot", {"seat": MAX, "target": NINA})]),
        ("Огонь по Петру", [("said-shoot", {"seat": MAX, "target": PETR})]),
        ("Пётр не человек", [("said-shoot", {"seat": MAX, "target": PETR})]),
        ("Не верю Даше", [("said-shoot", {"seat": MAX, "target": DASHA})]),
        ("Shoot Anna", [("said-shoot", {"seat": MAX, "target": ANNA})]),
        ("Anna is a machine", [("said-shoot", {"seat": MAX, "target": ANNA})]),
        ("Не стреляйте в Нину", [("said-spare", {"seat": MAX, "target": NINA})]),
        ("Нина человек", [("said-spare", {"seat": MAX, "target": NINA})]),
        ("Нина не машина", [("said-spare", {"seat": MAX, "target": NINA})]),
        ("Don't shoot Anna", [("said-spare", {"seat": MAX, "target": ANNA})]),
        ("Anna is human", [("said-spare", {"seat": MAX, "target": ANNA})]),
        ("Я человек", [("said-am", {"seat": MAX, "team": "human"})]),
        ("Я не машина", [("said-am", {"seat": MAX, "team": "human"})]),
        ("Я изгой", [("said-am", {"seat": MAX, "team": "outcast"})]),
        ("I'm a machine", [("said-am", {"seat": MAX, "team": "machine"})]),
        ("Лев, ты за кого?", [("asked", {"seat": MAX, "target": LEV, "about": "who"})]),
        ("Anna, are you human?", [("asked", {"seat": MAX, "target": ANNA, "about": "who"})]),
        ("За что?", [("asked", {"seat": MAX, "target": None, "about": "why"})]),
        ("Лев — машина?", []),
        ("Лев говорит, что Нина машина", []),
        ("Если Лев машина, стреляйте в него", []),
        ("Нина, твой ход", []),
    ],
)
def test_what_is_typed_under_fire_is_understood_or_not(text: str, events: list[tuple[str, dict[str, Any]]]) -> None:
    assert [(event.key, event.data) for event in heard_under_fire(text, MAX, NAMES)] == events


def under_fire() -> Match:
    """It is the turn of the first; the second is a machine."""
    people = {"Nina": "seeker", "Petr": "mole", "Anna": "joke", "Max": "^virus ^machine/^machine"}
    return Table(Dasha="sniper human/human", Lev="assassin machine/machine", **people).match


def says_under_fire(match: Match, seat: int, *lines: tuple[int, str]) -> Any:
    """What a bot says, if anything, after others have typed this."""
    sight = Chat(match, seat, 1)
    sight.lines = [(len(match.told(seat)), event) for by, text in lines for event in heard_under_fire(text, by, NAMES)]
    (bot,) = seated([Shooter], "somebody")
    move = bot.decide(sight)
    return move[1] if move is not None and move[0] == "say" else None


@pytest.mark.parametrize("text", ["Лев — машина!", "Стреляйте в Льва", "Лев, ты за кого?", "Лев, твой ход", "Лев?"])
def test_whoever_is_accused_or_asked_under_fire_says_who_he_is_or_pretends_to_be(text: str) -> None:
    said = says_under_fire(under_fire(), LEV, (MAX, text))
    assert (said is not None and said[:2] == ("am", "human")) is (text not in ("Лев, твой ход", "Лев?"))


def test_whoever_has_answered_under_fire_does_not_answer_again_even_as_somebody_who_sits_down_late() -> None:
    match = under_fire()
    sight = Chat(match, LEV, 1)
    sight.lines = [(len(match.told(LEV)), event) for event in heard_under_fire("Лев, ты за кого?", MAX, NAMES)]
    bots = seated([Shooter, Shooter], "somebody")
    move = bots[0].decide(sight)
    assert move is not None
    match.answer(LEV, move[1], move[0])
    assert [bot.decide(sight) for bot in bots] == [None, None]


def test_whoever_has_called_for_a_shot_stands_by_it_when_asked() -> None:
    match = under_fire()
    match.answer(DASHA, ("shoot", MAX), "say")
    assert says_under_fire(match, DASHA, (MAX, "Почему я?"))[:2] == ("shoot", MAX)
    assert says_under_fire(match, NINA, (MAX, "Почему я?")) is None


def test_words_that_were_typed_are_weighed_as_those_that_were_tapped() -> None:
    match = under_fire()
    sights = [Chat(match, NINA, 1) for _ in range(2)]
    for sight, text in zip(sights, ("Стреляйте в Льва", "Нина, твой ход"), strict=True):
        sight.lines = [(len(match.told(NINA)), event) for event in heard_under_fire(text, DASHA, NAMES)]
    bots = [Shooter(Dice(b"0123456789abcdef")) for _ in sights]
    for bot, sight in zip(bots, sights, strict=True):
        bot.decide(sight)
    heard, unheard = (bot.mind.chances[LEV] for bot in bots if bot.mind is not None)
    assert heard != unheard
