"""What can be said in a few taps: ready-made questions and answers, which all read in their own language.

A line is a word such as `cold-q3`: the third question about cold; `cold-y1` is a first answer for yes. Its text is
`card-cold-q3`. The first line of each kind is short, for those who have to be. What somebody cries out when they stop
the clock is also a line: `joke-c2`. No line comes again in a match before all others of its kind have been said.

When the time is up, people say whom they suspect, and why: statements, each in one of six tones.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import TypeAlias

from lichina.kernel import SEAT, TONES, WORD, Below, Branch, Kind, Option, Tree

LINES = 6
"""How many wordings there are of everything."""
ANSWERS = {"yes": "y", "partly": "p", "no": "n"}
"""For each reply, the letter of its lines."""
ANY = "any"
"""Instead of a trait: answers that fit every question."""
CRIES = ("accuse", "guess", "joke", "madness")
"""What somebody cries out when they stop the clock."""
TYPED, SPOKEN = "own", "aloud"
MOST = 5
"""How many statements each player may make when the time is up."""
HUNCH, VAGUE, ANSWER = "hunch", "vague", "answer"
"""Why somebody is suspected: for nothing in particular, for having said neither yes nor no, for an answer."""
AGREE, STAND, TURN = "agree", "stand", "turn"
"""How somebody is suspected whom somebody else has named already, who was named before by the same, or by somebody who
has named another one before."""
Uses: TypeAlias = tuple[Option, ...]
"""What a power can be used for: seats or words."""


def used_on(uses: Uses) -> Kind:
    """Whether these are seats or words."""
    return SEAT if isinstance(uses[0], int) else WORD


@lru_cache(maxsize=256)
def questions(trait: str) -> tuple[str, ...]:
    """The lines of all questions about a trait."""
    return tuple(f"{trait}-q{number + 1}" for number in range(LINES))


@lru_cache(maxsize=1024)
def answers(trait: str, reply: str) -> tuple[str, ...]:
    """The lines of all answers of this kind."""
    return tuple(f"{trait}-{ANSWERS[reply]}{number + 1}" for number in range(LINES))


@lru_cache(maxsize=8)
def cries(what: str) -> tuple[str, ...]:
    """All that can be cried out on this occasion."""
    return tuple(f"{what}-c{number + 1}" for number in range(LINES))


@lru_cache(maxsize=1024)
def asked_about(line: str) -> str | None:
    """The trait that a line asks about, if it is a question."""
    trait, _, number = line.rpartition("-q")
    return trait if number.isdecimal() else None


def asked_out(said: Iterable[str]) -> tuple[str, ...]:
    """The traits about which every question has been asked."""
    counts = Counter(map(asked_about, said))
    return tuple(trait for trait, count in counts.items() if trait is not None and count >= LINES)


def worded(lines: tuple[str, ...], said: Sequence[str], earlier: Mapping[str, int], turn: int, short: bool) -> str:
    """One of the lines that were said least in this round, of those one that was said least in the rounds before.

    Where it is the manner, it is the short one, once in a round.
    """
    if short and lines[0] not in said:
        return lines[0]
    often = [(said.count(line), earlier.get(line, 0)) for line in lines]
    least = min(often)
    fresh = [line for line, times in zip(lines, often, strict=True) if times == least]
    return fresh[turn % len(fresh)]


@lru_cache(maxsize=4096)
def asking(
    whom: tuple[int, ...], spent: tuple[str, ...], traits: tuple[str, ...], free: str, power: str | None, acting: bool
) -> Tree:
    """The choices of the asker: whom, and about what; with a power for it, whether to use it."""
    manner = Branch("manner", {"plain": None, "acted": None}) if acting else None
    about: dict[Option, Branch | None] = {free: None}
    closed: dict[Option, str] = {}
    for trait in traits:
        if trait in spent:
            closed[trait] = "asked-out"
        else:
            about[trait] = manner
    said = Branch("about", about, closed)
    if power is not None:
        said = Branch("about", {**about, power: said}, closed)
    return Tree(Branch("ask", dict.fromkeys(whom, said), of=SEAT))


@lru_cache(maxsize=1024)
def answering(
    free: str,
    traits: tuple[str, ...],
    topical: bool,
    lassoed: bool,
    acting: bool,
    powers: tuple[tuple[str, Uses | None], ...],
) -> Tree:
    """The choices of somebody who answers; `powers` can be used instead, each for one of these, or without a choice."""
    manner = Branch("manner", {"plain": None, "acted": None}) if acting else None
    options: dict[Option, Branch | None]
    if lassoed:
        options = {f"{free}-yes": None, f"{free}-no": None, "yes": manner, "no": manner}
    else:
        options = {free: None, **dict.fromkeys(ANSWERS, manner)}
        if not topical:
            replies = Branch("hint", dict.fromkeys(ANSWERS, manner))
            options["hint"] = Branch("about", dict.fromkeys(traits, replies))
    for power, uses in powers:
        if uses is None:
            options[power] = None
        elif uses:
            options[power] = Branch(power, dict.fromkeys(uses), of=used_on(uses))
    return Tree(Branch("answer", options))


@lru_cache(maxsize=1024)
def sayings(
    others: tuple[int, ...],
    answered: tuple[tuple[str, ...], ...],
    vague: tuple[int, ...],
    suspecting: tuple[int, ...],
    own: tuple[int, ...],
    seat: int,
) -> Tree:
    """All that a seat can say when the time is up.

    `answered` are the traits that each seat has spoken of in this round, `vague` are those who have said neither yes
    nor no, `suspecting` those who suspect this one, and `own` those whom this one suspects.
    """
    said: dict[Option, Below] = {"suspect": lambda: _suspects(others, answered, vague)}
    said["trust"] = Branch("whom", dict.fromkeys(others), of=SEAT)
    if own:
        said["relent"] = Branch("whom", dict.fromkeys(own), of=SEAT)
    said["who"] = Branch("whom", dict.fromkeys(others), of=SEAT)
    if suspecting:
        said["why"] = Branch("whom", dict.fromkeys(suspecting), of=SEAT)
    said["know"] = None
    if answered[seat]:
        said["joked"] = Branch("about", dict.fromkeys(answered[seat]))
    return Tree(Branch("say", said), TONES)


def _suspects(others: tuple[int, ...], answered: tuple[tuple[str, ...], ...], vague: tuple[int, ...]) -> Branch:
    whom: dict[Option, Below] = {}
    for seat in others:
        grounds: dict[Option, Below] = {HUNCH: None}
        if seat in vague:
            grounds[VAGUE] = None
        whom[seat] = Branch("grounds", {**grounds, **dict.fromkeys(answered[seat])})
    return Branch("whom", whom, of=SEAT)
