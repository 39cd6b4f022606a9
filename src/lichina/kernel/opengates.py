"""The gates of a match: how they open, who is asked by them, and how results are handed up when they close.

There are two ways through here. Single asks and lists of plain asks, which is most of any game, take a flat path; the
general tree of gates and flows is used only where it is needed.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Reversible
from itertools import islice
from types import GeneratorType
from typing import Any

from .errors import RuleError
from .forms import FORMS, GONE, Answer
from .game import Game
from .gates import All, Ask, First, Flow, Node, Wait


class OpenGates:
    """What is open in a running match."""

    __slots__ = (
        "_bound",
        "_flat",
        "_floating",
        "_live",
        "_numbers",
        "_open",
        "_plain",
        "_ran",
        "_root",
        "_several",
        "game",
    )

    game: Game
    _root: Node | None
    _open: dict[int, Any]
    """What each seat is asked: the ask, or a list where there are several."""
    _numbers: list[int]
    _ran: int
    """How often a rule has run: until the next time, what was made of the state still holds."""

    @abstractmethod
    def _go(self, value: Any) -> None:
        """Hand the result of the root to the phase that waits for it."""

    def _clear(self) -> None:
        self._open = {}
        self._flat: All[Any] | Ask[Any] | None = None
        """The open gate, where it is one ask, or a mere list of them; no ask needs a way back: no cycles to collect."""
        self._plain = True
        self._several = False
        """Some seat is asked more than one thing."""
        self._live: list[Ask] = []
        self._bound: float | None = None
        """No deadline comes earlier than this; None: there is none."""
        self._floating = False
        """Some deadline depends on the state."""

    def _finish_root(self, value: Any) -> None:
        if not self._plain or self._bound is not None or self._floating or self._open:
            self._clear()
        self._go(value)

    # --- opening --------------------------------------------------------------------------------------------------

    def _open_plain(self, gate: All) -> bool:
        """The flat path: a new list of new asks, one a seat, with no clocks of their own."""
        children = gate.children
        if not gate.plain or gate.left >= 0 or self._open or not children:
            return False
        is_list = children.__class__ is list
        numbers = self._numbers
        opened: dict[int, Any] = {}
        form = None
        count = 0
        for slot, ask in enumerate(children) if is_list else children.items():  # type: ignore[union-attr]
            if ask.__class__ is not Ask or ask.number:
                break
            if ask.form is not form:
                form = ask.form
                if form.__class__ not in FORMS or form.empty:
                    break
            seat = ask.seat
            opened[seat] = ask
            numbers[seat] = ask.number = numbers[seat] + 1
            ask.slot = slot
            count += 1
        else:
            if len(opened) == count:
                gate.left = count
                gate.results = [None] * count if is_list else dict.fromkeys(children)
                self._open = opened
                self._flat = gate
                return True
        for ask in islice(children if is_list else children.values(), count):  # type: ignore[union-attr]
            numbers[ask.seat] -= 1
            ask.number = 0
        return False

    def _open_lone(self, ask: Ask) -> bool:
        """The flat path for a single new ask with no clock of its own."""
        form = ask.form
        seat = ask.seat
        numbers = self._numbers
        if ask.number or self._open or form.__class__ not in FORMS or form.empty or not 0 <= seat < len(numbers):
            return False
        numbers[seat] = ask.number = numbers[seat] + 1
        self._open[seat] = self._flat = ask
        return True

    def _open_node(self, node: Any) -> bool:
        """Open a gate; True if it is finished at once, its result in `value`."""
        kind = node.__class__
        if node.finished:
            _renew(node)
        if node.limit is not None:
            node.deadline = self.game.now + (node.limit if node.rest is None else node.rest)
            self._bound = node.deadline if self._bound is None else min(self._bound, node.deadline)
        if node.until is not None:
            self._bind(node.until)
        if kind is Ask:
            return self._open_ask(node)
        if kind is All:
            return self._open_all(node)
        if kind is First:
            return self._open_first(node)
        if kind is Flow:
            return self._open_flow(node)
        return _open_wait(node)

    def _bind(self, until: Any) -> None:
        """Put the time until which a gate is open beside that of the others: by when something is due."""
        if callable(until):
            self._floating = True
        else:
            self._bound = until if self._bound is None else min(self._bound, until)

    def _open_ask(self, ask: Ask) -> bool:
        form = ask.form
        if form.__class__ not in FORMS or (ask.number and ask.live is not None):
            if self._look_again(ask):
                return True
        elif form.empty:
            raise RuleError("empty-ask", f"ask “{ask.key}” has no legal answer; where that may happen, give a function")
        seat = ask.seat
        if ask.number <= 0:
            numbers = self._numbers
            if seat < 0 or seat >= len(numbers):
                raise RuleError("bad-seat", f"ask “{ask.key}” goes to seat {seat}, which does not exist")
            numbers[seat] = ask.number = numbers[seat] + 1
        if seat not in self._open:
            self._open[seat] = ask
            return False
        self._plain = False
        self._several = True
        found = self._open[seat]
        if found.__class__ is list:
            found.append(ask)
        else:
            self._open[seat] = [found, ask]
        return False

    def _look_again(self, ask: Ask) -> bool:
        """Make the form of an ask that has a function for it; True if nothing is left to answer."""
        if ask.live is None:
            if not callable(ask.form):
                raise RuleError(
                    "bad-form", f"the form of ask “{ask.key}” is neither a form nor a function: {ask.form!r}"
                )
            ask.live = ask.form
        ask.form = ask.live()
        ask.looked = self._ran if ask.held is None else -1  # whether an answer is still possible is seen later
        if ask.form.empty:
            ask.finished = True
            ask.value = GONE
            return True
        self._live.append(ask)
        return False

    def _open_all(self, gate: All) -> bool:
        children: Any = gate.children
        if gate.amend:
            self._plain = False
        again = gate.left >= 0
        if not again:
            gate.left = len(children)
            gate.results = [None] * gate.left if children.__class__ is list else dict.fromkeys(children)
        for slot, child in enumerate(children) if children.__class__ is list else children.items():
            node = child if child.__class__ is Ask else _part(children, slot, child)
            node.parent = gate
            node.slot = slot
            if again and node.finished:
                if node.__class__ is Ask and node.held is not None and self._open_ask(node):
                    node.held = None
                    gate.results[slot] = GONE
                continue
            new = node.__class__ is Ask and not node.number  # never open yet, and no clock of its own
            if self._open_ask(node) if new else self._open_node(node):
                gate.results[slot] = node.value
                node.finished = True
                gate.left -= 1
        return not gate.left and self._close_all(gate)

    def _close_all(self, gate: All) -> bool:
        held = gate.amend and gate.parent is not None  # where the root closes, nothing at all stays open
        for node in _children(gate):
            node.parent = None  # no way back: nothing is left to be collected
            if held and node.__class__ is Ask:
                self._remove(node)
                node.held = None
        gate.finished = True
        gate.value = gate.results
        return True

    def _open_first(self, gate: First) -> bool:
        if gate.standing is not None:
            self._plain = False
        children: Any = gate.children
        for slot, child in enumerate(children) if children.__class__ is list else children.items():
            node: Any = child if child.__class__ is Ask else _part(children, slot, child)
            node.parent = gate
            node.slot = slot
            flows = node.__class__ is Flow
            if flows and node.finished:
                continue
            if self._open_flow(node) if flows else self._open_node(node):
                node.finished = True
                self._withdraw(gate)
                gate.finished = True
                gate.value = (slot, node.value)
                return True
        return False

    def _open_flow(self, flow: Flow) -> bool:
        if flow.gate is not None:  # it goes on with the gate that it waits at
            flow.gate.parent = flow
            if not self._open_node(flow.gate):
                return False
            return self._advance(flow, flow.gate.value)
        return self._advance(flow, None)

    def _advance(self, flow: Flow, value: Any) -> bool:
        """Run a flow to its next gate; True if it is over."""
        try:
            while True:
                self._ran += 1
                gate = flow.generator.send(value)
                if gate.__class__ is Ask and not gate.number:  # never open yet, and no clock of its own
                    gate.parent = flow
                    flow.gate = gate
                    if not self._open_ask(gate):
                        return False
                elif isinstance(gate, Node):
                    gate.parent = flow
                    flow.gate = gate
                    if not self._open_node(gate):
                        return False
                else:
                    raise RuleError("bad-yield", f"a flow may yield Ask, All, First or Wait, not {gate!r}")
                value = gate.value
        except StopIteration as stop:
            flow.gate = None
            flow.finished = True
            flow.value = stop.value
            return True

    # --- closing --------------------------------------------------------------------------------------------------

    def _remove(self, ask: Ask) -> None:
        found = self._open.get(ask.seat)
        if found is ask:
            del self._open[ask.seat]
        elif found.__class__ is list and ask in found:
            found.remove(ask)
            if len(found) == 1:
                self._open[ask.seat] = found[0]
        if ask.live is not None and ask in self._live:
            self._live.remove(ask)

    def _withdraw(self, node: Any) -> None:
        """Lay a gate aside: its asks are no longer open, its limits stand still."""
        if node.deadline is not None:
            node.rest = max(0.0, node.deadline - self.game.now)
            node.deadline = None
        kind = node.__class__
        if kind is Ask:
            self._remove(node)
        elif kind is Flow:
            if node.gate is not None:
                self._withdraw(node.gate)
                node.gate.parent = None
        elif kind is not Wait:
            for child in _children(node):
                if isinstance(child, Node):
                    child.parent = None
                    if not child.finished or (child.__class__ is Ask and child.held is not None):
                        self._withdraw(child)

    def _answered_flat(self, gate: Any, ask: Ask, value: Any) -> None:
        """An ask on the flat path has its answer: if it was the last, the rules go on."""
        del self._open[ask.seat]
        ask.finished = True
        if gate is not ask:
            gate.results[ask.slot] = value
            if self._open:
                return
            value = gate.finish()
        self._flat = None
        self._go(value)

    def _answered(self, ask: Ask, value: Answer, by_hand: bool = True) -> None:
        """An ask has its answer, given by hand or taken because time has run out."""
        gate: Any = self._flat
        if gate is not None:
            self._answered_flat(gate, ask, value)
            return
        gate = ask.parent
        kind = gate.__class__
        if kind is All and gate.amend:
            if ask.held is None:
                gate.left -= 1
            ask.held = value
            ask.finished = True
            gate.results[ask.slot] = value
            if by_hand and gate.each is not None:
                self._ran += 1
                gate.each(ask.seat, ask.key, value)
            if gate.left == 0:
                self._close_all(gate)
                self._finish(gate, gate.value)
            return
        if not self._live and not self._several:
            del self._open[ask.seat]
        else:
            self._remove(ask)
        if kind is Flow:  # by far the most: somebody goes on with what he does beside others
            ask.finished = True
            ask.deadline = None
            if self._advance(gate, value):
                self._finish(gate, gate.value)
            return
        self._finish(ask, value)

    def _finish(self, node: Node, value: Any) -> None:
        """A part of the tree has its result: hand it up until something is open again."""
        while True:
            node.finished = True
            node.deadline = None
            parent: Any = node.parent
            if parent is None:
                self._finish_root(value)
                return
            kind = parent.__class__
            if kind is Flow:
                parent.gate = None
                if not self._advance(parent, value):
                    return
                value = parent.value
            elif kind is All:
                parent.results[node.slot] = value
                parent.left -= 1
                if parent.left:
                    return
                self._close_all(parent)
                value = parent.value
            else:
                self._withdraw(parent)
                value = (node.slot, value)
            node = parent

    def _refresh(self) -> None:
        """Look again at the questions that depend on the state, if it may have changed since."""
        while True:
            for ask in self._live:
                if ask.looked == self._ran:
                    continue
                form = ask.live()  # type: ignore[misc]
                ask.looked = self._ran
                if form.empty:
                    break
                ask.form = form
                if ask.held is not None and not _legal(ask, ask.held):
                    self._reopen(ask)
            else:
                return
            self._remove(ask)
            if ask.held is not None:  # already counted by its gate: only the answer changes
                ask.held = None
                gate: Any = ask.parent
                gate.results[ask.slot] = GONE
            else:
                self._finish(ask, GONE)

    def _reopen(self, ask: Ask) -> None:
        """A held answer is no longer possible: the seat is asked again."""
        gate: Any = ask.parent
        ask.held = None
        ask.finished = False
        gate.left += 1
        gate.results[ask.slot] = None

    # --- looking --------------------------------------------------------------------------------------------------

    def _walk(self, node: Any) -> list[Any]:
        """All that is open below a node, itself first."""
        found: list[Any] = []
        waiting = [node]
        while waiting:
            node = waiting.pop()
            found.append(node)
            kind = node.__class__
            if kind is Flow:
                if node.gate is not None:
                    waiting.append(node.gate)
            elif kind is All or kind is First:
                for child in reversed(_children(node)):
                    if not child.finished:
                        waiting.append(child)
        return found


def _renew(node: Any) -> None:
    """Make a gate that is finished ready to be opened once more."""
    kind = node.__class__
    node.finished = False
    node.times += 1
    if kind is not First:  # a First that goes on keeps its time
        node.rest = None
    if kind is All:
        node.left = -1
    elif kind is Ask:
        node.number = 0
        node.held = None
        if node.live is not None:
            node.form = node.live


def _open_wait(node: Any) -> bool:
    if node.__class__ is Wait:
        return False
    raise RuleError("bad-yield", f"a phase may yield Ask, All, First or Wait, not {node!r}")  # pragma: no cover


def _children(gate: All | First) -> Reversible[Any]:
    children = gate.children
    return children if children.__class__ is list else children.values()  # type: ignore[union-attr]


def _part(children: Any, slot: Any, child: Any) -> Any:
    """What a gate holds here, made ready to be opened: a generator becomes a flow."""
    if child.__class__ is GeneratorType:
        children[slot] = Flow(child)
        return children[slot]
    if isinstance(child, Node):
        return child
    raise RuleError("bad-yield", f"a gate holds asks, gates and generators, not {child!r}")


def _legal(ask: Ask, value: Answer) -> bool:
    try:
        ask.form.accept(value)
    except Exception:
        return False
    return True
