"""Questions as they were sent, made into questions again: a bot reads the same forms as in a simulation."""

from __future__ import annotations

from collections.abc import Sequence
from functools import singledispatch
from typing import Any

from ..kernel import (
    SEAT,
    TONES,
    WORD,
    Branch,
    Choose,
    Form,
    Kind,
    Number,
    Option,
    Order,
    Pick,
    Question,
    Share,
    Text,
    Tree,
)
from ..kernel.kinds import AMOUNT, CARD, PLACE
from ..table import protocol

_KINDS: dict[object, Kind] = {kind: kind for kind in (SEAT, AMOUNT, CARD, PLACE)}


def question_of(sent: protocol.SentAsk) -> Question:
    """A question as the asked seat sees it."""
    form = form_of(sent.form)
    held = sent.held if sent.held is None else form.accept(plain(sent.held))
    closed = _closed(sent.closed)
    return Question(sent.ask, sent.key, form, plain(sent.about), closed, held, sent.deadline)


def plain(value: Any) -> Any:
    """Plain data as the kernel tells it: what was a list is a tuple."""
    if isinstance(value, dict):
        return {key: plain(item) for key, item in value.items()}
    return tuple(map(plain, value)) if isinstance(value, list | tuple) else value


def _closed(sent: Sequence[protocol.Closed]) -> dict[Option, str]:
    return {one.option: one.reason for one in sent}


def _kind(of: object) -> Kind:
    return _KINDS.get(of, WORD)


@singledispatch
def form_of(sent: Any) -> Form[Any]:
    """The form that was sent."""
    raise TypeError(f"nobody knows the form {sent!r}")


@form_of.register
def _pick(sent: protocol.PickForm) -> Form[Any]:
    return Pick(sent.options, _kind(sent.of))


@form_of.register
def _choose(sent: protocol.ChooseForm) -> Form[Any]:
    return Choose(sent.options, sent.low, sent.high, _kind(sent.of))


@form_of.register
def _number(sent: protocol.NumberForm) -> Form[Any]:
    return Number(sent.low, sent.high)


@form_of.register
def _text(sent: protocol.TextForm) -> Form[Any]:
    return Text(sent.longest)


@form_of.register
def _order(sent: protocol.OrderForm) -> Form[Any]:
    return Order(sent.items, _kind(sent.of))


@form_of.register
def _share(sent: protocol.ShareForm) -> Form[Any]:
    return Share(sent.total, sent.targets, sent.caps, _kind(sent.of))


@form_of.register
def _tree(sent: protocol.TreeForm) -> Form[Any]:
    """A row is needed by the rows before it or after it, and several may share it: each is made once.

    Which tones a table takes is not sent; where it takes none, it refuses them.
    """
    made: dict[int, Branch] = {}

    def branch(number: int) -> Branch:
        if number not in made:
            row = sent.branches[number]
            ways = {way.option: None if way.branch is None else branch(way.branch) for way in row.options}
            made[number] = Branch(row.key, ways, _closed(row.closed), _kind(row.of))
        return made[number]

    return Tree(branch(0), TONES)
