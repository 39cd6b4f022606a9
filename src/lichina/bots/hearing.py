"""Understands what people type, as far as ready-made statements go: in both languages, with names in any case.

It goes by a few words and no more: a sentence that is not plain is not understood, and a bot that did not understand
does not pretend to. A question is not an accusation, nor is what somebody says of what others say or do. A sentence is
taken clause by clause, so that nobody is taken for the one of whom the next clause speaks.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from typing import NamedTuple, TypeAlias

SeatNames: TypeAlias = Sequence[Sequence[str]]
"""For each seat, its name as it may be written: the name itself first, then its other cases."""

_SENTENCE = re.compile(r"[^.!?;\n]+[?]?")
_CLAUSE = re.compile(r",\s*(?!где\b|where\b)|\s+(?:а|но|but)\s+", re.IGNORECASE)
_WORD = re.compile(r"[^\W_]+(?:['’-][^\W_]+)*")
_MARK = "@"
_SHORTEST = 3
"""A stem is at least this long; a shorter word counts only as it is."""

_ACCUSE = (
    "не верю|не доверяю|не нравится|подозр*|обвин*|врет|врёт|лжет|лжёт|мафия|мафиози|бандит*|преступник|"
    "преступница|убийца|виноват*|виновен|виновна|голосую|голосуем|голосуйте|против|из мафии|выгоняем|"
    "думаю это @|по моему это @|suspect|suspicious|accuse|guilty|liar|lying|lies|mafia|gangster|criminal|killer|vote|"
    "against|not trust|don't trust|think it's @|think it is @"
)
_DEFEND = (
    "верю|доверяю|свой|своя|наш|наша|чист|чистый|чистая|чиста|мирный|мирная|защищаю|заступ*|ни при чем|не виноват*|"
    "не мафия|не врет|не врёт|не преступник|не трогайте|невинов*|"
    "trust|innocent|clean|town|defend|not mafia|not guilty|not lying|not a criminal|not criminal|leave alone|one of us"
)
_MINE = "я|у меня|моя|мой|i|i'm|im|i've|my|mine"
_AGREE = "согласен|согласна|согласны|поддерживаю|твоя правда|agree|well said|good point"
_WHY = "почему я|за что|почему меня|чем я|why me|why do you accuse|what for"
_WHO = (
    "кто ты|кто такой|кто такая|какая роль|какая у тебя роль|твоя роль|назови роль|who are you|what are you|your role"
)


_NOT = "не|not|never|don't|doesn't|didn't|isn't|aren't|wasn't|won't|can't|dont|doesnt|isnt"
_DOUBTFUL = (
    "если|if|кто|никто|никого|никому|ничего|nobody|nothing|no one|не @|not @|меня|me|"
    "сказал*|говорит|говорил*|считает|думает|уверен*|says|said|thinks|claims|told"
)
"""What is said with these words need not be what the speaker thinks, unless it is about the speaker."""
_OPENINGS = "думаю|я думаю|по моему|кажется|наверное|итак|ну|да|значит|i think|well|so|yes|ok|okay"
"""What stands before a clause and belongs to it."""
_GOES_ON = "он|она|они|ему|ей|его|ее|he|she|they|him|her"
"""How a clause begins that speaks of somebody named before."""


class Heard(NamedTuple):
    """One sentence: its kind, the people it names in order, and which of the game's words are in it."""

    kind: str
    """`accuse`, `defend`, `agree`, `why`, `who`, `claim`, `report`; "" where nothing is understood."""
    seats: tuple[int, ...]
    word: str | None = None


def sentences(
    text: str,
    names: SeatNames,
    roles: Mapping[str, str] | None = None,
    findings: Mapping[str, str] | None = None,
    *,
    blamed: str = "",
    cleared: str = "",
    denied: str = "",
    asked: str = "",
) -> list[Heard]:
    """What a line says, clause by clause; of a sentence that says nothing, whom it names.

    Roles and findings are words of the game by their ids, as below.

    In addition to the usual words, `blamed` are this game's words for somebody who is accused, and `cleared` for
    somebody who is not; people who use the words of `denied` about themselves claim to be innocent; and `asked` are
    questions about who somebody is.
    """
    refused = (f"{no} {word}" for word in blamed.split("|") if word for no in ("не", "not", "not a", "not the"))
    idiom = _Idiom(
        roles or {},
        findings or {},
        "|".join(filter(None, (_ACCUSE, blamed))),
        "|".join(filter(None, (_DEFEND, cleared, *refused))),
        denied,
        asked,
    )
    return [heard for one in _SENTENCE.findall(text) if one.strip() for heard in _said(one, names, idiom)]


class _Idiom(NamedTuple):
    """The words of a game."""

    roles: Mapping[str, str]
    findings: Mapping[str, str]
    accuse: str
    defend: str
    denied: str
    asked: str


def _said(sentence: str, names: SeatNames, idiom: _Idiom) -> list[Heard]:
    """What a sentence says, clause by clause."""
    asks = sentence.endswith("?")
    found: list[Heard] = []
    doubtful = False
    for words, seats in _clauses(sentence, names):
        heard = _heard(words, seats, idiom, asks)
        doubtful = doubtful or _says(words, _DOUBTFUL)
        if heard.kind and not (doubtful and heard.kind in ("accuse", "defend")):
            found.append(heard)
    _, everybody = _named(_words(sentence), names)
    return found or [Heard("", everybody)]


def _clauses(sentence: str, names: SeatNames) -> list[tuple[list[str], tuple[int, ...]]]:
    """The clauses of a sentence. A name or an opening alone belongs to what follows, a pronoun to what was before."""
    found: list[list[str]] = []
    opens = False
    for part in _CLAUSE.split(sentence):
        words = _words(part)
        if not words:
            continue
        if found and (opens or words[0] in _GOES_ON.split("|")):
            found[-1] += words
        else:
            found.append(words)
        marked, _ = _named(found[-1], names)
        opens = all(word == _MARK for word in marked) or any(found[-1] == one for one in _phrases(_OPENINGS))
    if opens and len(found) > 1:  # a name at the end: who is spoken to
        last = found.pop()
        found[-1] = last + found[-1]
    return [_named(words, names) for words in found]


def _heard(words: list[str], seats: tuple[int, ...], idiom: _Idiom, asks: bool) -> Heard:
    roles, findings, accuse, defend, denied, asked = idiom
    question = _question(words, asks, asked)
    if question is not None:
        return Heard(question, seats)
    role = next((id for id, written in roles.items() if _says(words, written)), None)
    found = next((id for id, written in findings.items() if _says(words, written)), None)
    plain = "не" not in words and "not" not in words
    if seats and found and _says(words, "провер*|показал*|check*|found|shown"):
        return Heard("report", seats, found)
    mine = not seats and _says(words, _MINE)
    if mine and denied and _says(words, denied):
        return Heard("claim", seats)
    if mine and role and plain:
        return Heard("claim", seats, role)
    if plain and _says(words, _AGREE):
        return Heard("agree", seats)
    return Heard(_stand(words, accuse, defend) if seats and _together(words) else "", seats)


def _together(words: Sequence[str]) -> bool:
    """Whether all who are named are named in one breath: otherwise one of them does something to another."""
    places = [place for place, word in enumerate(words) if word == _MARK]
    between = [words[first + 1 : last] for first, last in pairwise(places)]
    return all(gap in (["и"], ["and"]) for gap in between)


def _question(words: list[str], asks: bool, asked: str) -> str | None:
    """What these words ask: why, who somebody is, or anything else; None if they ask nothing."""
    if _says(words, _WHY):
        return "why"
    if _says(words, _WHO) or (asks and asked and _says(words, asked)):
        return "who"
    return "" if asks else None


def _stand(words: list[str], accuse: str, defend: str) -> str:
    """Whether these words speak against somebody or for somebody, or neither."""
    against = _plainly(words, accuse)
    for_it = _plainly(words, defend)
    if for_it and against:  # "не мафия" holds "мафия", "не верю" holds "верю": what has more words is meant
        against = _longest(words, accuse) > _longest(words, defend)
        for_it = not against
    return "accuse" if against else "defend" if for_it else ""


def _words(text: str) -> list[str]:
    return [word.replace("ё", "е").replace("’", "'") for word in _WORD.findall(text.lower())]


def _named(words: list[str], names: SeatNames) -> tuple[list[str], tuple[int, ...]]:
    """The words with marks where somebody is named, and who that is; the longest name that fits is meant."""
    known = [(_words(form), seat) for seat, forms in enumerate(names) for form in forms]
    known.sort(key=lambda one: -len(one[0]))
    left: list[str] = []
    seats: list[int] = []
    place = 0
    while place < len(words):
        found = next((one for one in known if one[0] and words[place : place + len(one[0])] == one[0]), None)
        if found is None:
            left.append(words[place])
            place += 1
        else:
            left.append(_MARK)
            place += len(found[0])
            if found[1] not in seats:
                seats.append(found[1])
    return left, tuple(seats)


def _says(words: Sequence[str], written: str) -> bool:
    return _longest(words, written) > 0


def _plainly(words: Sequence[str], written: str) -> bool:
    """Whether one of these phrases is there, and the longest that is there is not denied just before."""
    longest = _longest(words, written)
    denied = _NOT.split("|")
    return any(
        not any(word in denied for word in words[max(0, start - 2) : start])
        for phrase in _phrases(written)
        if len(phrase) == longest
        for start in _places(words, phrase)
    )


def _longest(words: Sequence[str], written: str) -> int:
    """Of the phrases that are in these words, how many words the longest has; a star stands for any ending."""
    return max((len(one) for one in _phrases(written) if _contains(words, one)), default=0)


def _phrases(written: str) -> list[list[str]]:
    return [phrase.replace("ё", "е").split() for phrase in written.split("|")]


def _contains(words: Sequence[str], phrase: Sequence[str]) -> bool:
    return any(True for _ in _places(words, phrase))


def _places(words: Sequence[str], phrase: Sequence[str]) -> Iterator[int]:
    """Where a phrase begins."""
    for start in range(len(words) - len(phrase) + 1):
        if all(_fits(word, wanted) for word, wanted in zip(words[start : start + len(phrase)], phrase, strict=True)):
            yield start


def _fits(word: str, wanted: str) -> bool:
    return word.startswith(wanted[:-1]) if wanted.endswith("*") and len(wanted) > _SHORTEST else word == wanted
