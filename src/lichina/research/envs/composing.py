"""How an answer is put together from tokens: one after another, each out of those that can follow.

A composition is a generator: it yields what may be said next, each token with what it stands for, is sent what was
chosen, and returns the answer. A token that is forced is not asked for.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable, Sequence
from functools import singledispatch
from typing import Any, TypeAlias

from ...bots import Move
from ...kernel import AMOUNT, Choose, Form, Kind, Number, Option, Order, Pick, Question, Share, Text, Tree
from .vocabulary import ASK, END, MUCH, PASS, token_of

NextTokens: TypeAlias = dict[str, Any]
"""The tokens that may follow, and what each stands for."""
Composition: TypeAlias = Generator[NextTokens, Any, Any]


def turn(asks: Sequence[Question], offers: Sequence[Question]) -> Composition:
    """What a seat does whose turn it is: a move, or None for nothing.

    What it is asked, it has to answer; an answer that was given and could still be changed stands.
    """
    waiting = [question for question in asks if question.held is None]
    found: NextTokens = {}
    for question in (*waiting, *offers):
        found.setdefault(f"{ASK}{question.key}", question)
    if not waiting:
        found[PASS] = None
    question = yield from one_of(found)
    if question is None:
        return None
    answer = yield from answering(question.form)
    return _move(question, answer)


def _move(question: Question, answer: Any) -> Move:
    return (question.number or question.key, answer)


def one_of(choices: NextTokens) -> Composition:
    """One of these; nobody is asked where there is only one."""
    if len(choices) == 1:
        return next(iter(choices.values()))
    return (yield choices)


def _options(options: Iterable[Option], of: Kind) -> NextTokens:
    return {token_of(option, of): option for option in options}


@singledispatch
def answering(form: Form[Any]) -> Composition:
    """An answer to a question of this form."""
    raise TypeError(f"nobody knows how to say {form!r}")


@answering.register
def _pick(form: Pick) -> Composition:
    return (yield from one_of(_options(form.options, form.of)))


@answering.register
def _number(form: Number) -> Composition:
    return (yield from one_of(_options(range(form.low, form.high + 1), AMOUNT)))


@answering.register
def _text(form: Text) -> Composition:
    """Free text is left empty."""
    yield from ()
    return ""


@answering.register
def _choose(form: Choose) -> Composition:
    """Several options in their own order, so that each choice can be said in one way only."""
    chosen: list[Option] = []
    start = 0
    while len(chosen) < form.high:
        last = len(form.options) - max(0, form.low - len(chosen) - 1)
        choices = _options(form.options[start:last], form.of)
        if len(chosen) >= form.low:
            choices[END] = None
        option = yield from one_of(choices)
        if option is None:
            break
        chosen.append(option)
        start = form.options.index(option) + 1
    return tuple(chosen)


@answering.register
def _order(form: Order) -> Composition:
    left = list(form.items)
    order: list[Option] = []
    while left:
        order.append((yield from one_of(_options(left, form.of))))
        left.remove(order[-1])
    return tuple(order)


@answering.register
def _share(form: Share) -> Composition:
    """How many for each target, one target after another."""
    left, counts = form.total, []
    for place, cap in enumerate(form.caps):
        least = max(0, left - sum(form.caps[place + 1 :]))
        counts.append((yield from one_of({f"{MUCH}{count}": count for count in range(least, min(cap, left) + 1)})))
        left -= counts[-1]
    return tuple(counts)


@answering.register
def _tree(form: Tree) -> Composition:
    path: list[Option] = []
    branch = form.root
    while branch is not None:
        options = branch.options
        open_ways = [option for option in options if option not in branch.closed]
        path.append((yield from one_of(_options(open_ways, branch.of))))
        branch = options[path[-1]]
    return tuple(path)
