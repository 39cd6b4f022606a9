"""What bots make of words that people type: of which traits something is said, whether yes or no, and of which places.

Words are compared by their beginnings (`content/traits.toml`); Russian ones also by their dictionary form. What is
denied within a few words before, in the same clause, is a no; what is hedged is a partly. Irony is lost on it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import NamedTuple

from .lexicon import WORD, Lemmas, dictionary, places_in, plain
from .packs import PackPlace, traits

YES, PARTLY, NO = "yes", "partly", "no"
REACH = 3
"""How many words before another one a «не» still denies it."""

_CLAUSE = re.compile(r"[.,;:!?…()«»“”\"\n]+| [-–—]+ ")
_CYRILLIC = re.compile(r"[а-я]")


def _every(words: str) -> frozenset[str]:
    return frozenset(words.split())


_DENIALS = _every(
    "не нет нету ни без нельзя никогда никаких никакой никакого никакая никто нигде негде незачем вряд "
    "not no never without hardly barely none nobody nothing nowhere neither nor cannot cant isnt arent wasnt dont "
    "doesnt didnt wont wouldnt havent hasnt"
)
_WITHOUT = frozenset(("без", "without"))
_ABSENT = _every(
    "бывает бывают видно видать слышно водится водятся встретишь встретить найдешь найти дождешься место ждут пускают "
    "предусмотрено придется понадобится понадобятся потребуется нужен нужна нужно нужны "
    "allowed here around there seen found any"
)
"""What is said of something that is not there, after its name: «детей тут не видно»."""
_YES = _every(
    "да ага угу конечно безусловно точно верно разумеется естественно именно определенно несомненно "
    "yes yeah yep yup sure certainly definitely absolutely indeed totally obviously naturally"
)
_NO = _every("нет неа нету нисколько ничуть вовсе никак никогда вряд no nope nah never hardly")
_SAID = ("еще как", "так и есть", "of course", "very much", "you bet", "think so")
_UNSAID = (
    *("да нет", "да ну", "куда там", "ни разу", "ни капли", "не думаю", "не сказать", "не сказал", "не сказала"),
    *("not really", "not at all", "not that", "of course not", "dont think so", "wouldnt say"),
)
_HEDGES = (
    *(
        "иногда",
        "отчасти",
        "частично",
        "местами",
        "бывает",
        "порой",
        "смотря",
        "немного",
        "чуть",
        "слегка",
        "временами",
    ),
    *("как когда", "когда как", "и да и нет", "не всегда", "не совсем", "в какой-то мере"),
    *("sometimes", "partly", "occasionally", "somewhat", "depends", "maybe", "perhaps", "partially"),
    *("sort of", "kind of", "a bit", "a little", "now and then", "not always", "not quite", "yes and no", "in a way"),
)
_OPEN = ("не только", "не просто", "не без", "not only", "not just", "not without", "no doubt")
"""What begins like a denial and is none."""


class Understood(NamedTuple):
    """What was understood of a text."""

    traits: Mapping[str, str]
    """Of each trait that it speaks of, `yes`, `partly` or `no`."""
    reply: str | None
    """What it answers to a question that can be answered by yes or no."""
    places: frozenset[str]
    """The places whose own words are in it, and not denied."""


def read(text: str, places: tuple[PackPlace, ...]) -> Understood:
    """Understand a question or an answer."""
    found, reply, said = _understood(text)
    named = (
        place
        for clause in said
        for place, begin, end in places_in(clause, places)
        if not _denied(clause, _denials(clause), begin, end)
    )
    return Understood(found, reply, frozenset(named))


@lru_cache(maxsize=512)
def _understood(text: str) -> tuple[Mapping[str, str], str | None, tuple[Lemmas, ...]]:
    clauses = tuple(clause for clause in map(_words, _CLAUSE.split(plain(text))) if clause)
    found: dict[str, str] = {}
    for clause in clauses:
        for trait, reply in _traits(clause):
            found.setdefault(trait, reply)
    return found, _reply(clauses), clauses


def _words(clause: str) -> Lemmas:
    """The words of a clause; `isn't` is one word that ends with `nt`, and `nobody's` is nobody."""
    return tuple(word.removesuffix("'s").replace("'", "") for word in WORD.findall(clause))


def _stem(stem: str) -> Lemmas:
    return tuple(plain(stem).replace("'", "").split())


def _at(stem: Lemmas, words: Lemmas, place: int) -> bool:
    """Whether this stands there: all words of a phrase as they are, the last one by its beginning."""
    *whole, last = stem
    end = place + len(whole)
    if end >= len(words) or words[place:end] != tuple(whole):
        return False
    return words[end].startswith(last) or (not whole and any(form.startswith(last) for form in _forms(words[end])))


# --- traits -----------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=1)
def _stems() -> Mapping[str, list[tuple[Lemmas, str]]]:
    """By the first letter, the longest first: what is said of a trait."""
    found: dict[str, list[tuple[Lemmas, str]]] = {}
    for trait, known in traits().items():
        for some in known.stems.values():
            for stem in map(_stem, some):
                found.setdefault(stem[0][0], []).append((stem, trait))
    for stems in found.values():
        stems.sort(key=lambda pair: (-len(pair[0]), -len(pair[0][-1]), pair[1]))
    return found


def _traits(words: Lemmas) -> Iterator[tuple[str, str]]:
    """The traits that a clause speaks of, in its order. A «не» that belongs to a phrase denies nothing."""
    hedged = _hedged(words)
    denials = _denials(words)
    for place, word in enumerate(words):
        letters = {word[0], *(form[0] for form in _forms(word))}
        for stem, trait in (pair for letter in sorted(letters) for pair in _stems().get(letter, ())):
            if _at(stem, words, place):
                no = _denied(words, denials, place, place + len(stem))
                yield trait, PARTLY if hedged else (NO if no else YES)


def _denials(words: Lemmas) -> list[int]:
    """Where something is denied."""
    denials = {place for place, word in enumerate(words) if word in _DENIALS}
    for phrase in _OPENINGS:
        for place in _found(phrase, words):
            denials -= set(range(place, place + len(phrase)))
    return sorted(denials)


def _denied(words: Lemmas, denials: list[int], begin: int, end: int) -> bool:
    """Whether what stands there is denied: before it, or after it as not being there."""
    before = [place for place in denials if begin - REACH <= place < begin]
    after = [place for place in denials if end <= place < end + REACH]
    if any(words[place] in _WITHOUT for place in before):
        return len(denials) % 2 == 1  # «без шубы не обойтись»
    absent = any(words[place] in ("нет", "нету") or _ABSENT & set(words[place + 1 : place + 2]) for place in after)
    return (len(before) + absent) % 2 == 1


def _hedged(words: Lemmas) -> bool:
    """«Бывает» hedges, and «не бывает» denies."""
    return any(
        len(hedge) > 1 or place == 0 or words[place - 1] not in _DENIALS
        for hedge in _HEDGINGS
        for place in _found(hedge, words)
    )


def _found(phrase: Lemmas, words: Lemmas) -> Iterator[int]:
    return (place for place in range(len(words)) if words[place : place + len(phrase)] == phrase)


def _reply(clauses: tuple[Lemmas, ...]) -> str | None:
    """What an answer begins with: yes, no, or something between."""
    if not clauses:
        return None
    first = clauses[0]
    if _hedged(first) or _hedged(clauses[-1]):
        return PARTLY
    denials = _denials(first)
    bare = first[0] in ("не", "not") and 0 in denials and not any(_traits(first))  # «не холодно» speaks for itself
    if bare or _NO & {first[place] for place in denials if place < 2} or any(map(first.__contains__, ("неа", "nope"))):
        return NO
    if any(any(_found(said, first)) or said == first for said in _REFUSALS):
        return NO
    if _YES & set(first[:2]) or any(said == first[: len(said)] for said in _CONSENTS):
        return NO if denials else YES
    return None


_OPENINGS, _HEDGINGS, _REFUSALS, _CONSENTS = (
    tuple(map(_stem, phrases)) for phrases in (_OPEN, _HEDGES, _UNSAID, _SAID)
)


# --- forms of a word --------------------------------------------------------------------------------------------------


@lru_cache(maxsize=4096)
def _forms(word: str) -> Lemmas:
    """Other forms by which a word may be known: that of a dictionary, or an English one without its ending."""
    if _CYRILLIC.match(word):
        return tuple({str(parse.normal_form).replace("ё", "е") for parse in dictionary().parse(word)[:1]} - {word})
    for ending, instead in (("iest", "y"), ("ier", "y"), ("ies", "y"), ("ied", "y"), ("ily", "y")):
        if word.endswith(ending) and len(word) > len(ending) + 1:
            return (word.removesuffix(ending) + instead,)
    return ()
