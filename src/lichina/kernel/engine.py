"""How a match goes forward: phases run, gates open and close, time passes.

There are two ways through here. Single asks and lists of plain asks, which is most of any game, take a flat path; the
general tree of gates and flows is used only where it is needed.
"""

from __future__ import annotations

import pickle
from collections.abc import Generator, Iterator
from itertools import islice
from types import GeneratorType
from typing import Any

from .dice import Dice
from .errors import RuleError
from .forms import FORMS, GONE, Answer
from .game import Game, Outcome, Phase
from .gates import All, Ask, First, Flow, Node, Wait
from .history import History, Story

_ENDLESS = 100_000


class Checkpoint:
    """All that is needed to stand at the start of a phase again."""

    __slots__ = ("dice", "entries", "lapsing", "logs", "now", "numbers", "phase", "state", "story", "told")

    def __init__(self, engine: Engine, phase: str) -> None:
        game = engine.game
        self.phase = phase
        self.state = pickle.dumps(game.__dict__, 5)
        self.numbers = engine._numbers.copy()
        self.dice = (game.dice.key, game.dice.count)
        self.now = game.now
        self.story = game.story
        self.told = len(game.story)
        self.entries = len(engine._entries)
        self.lapsing = engine._lapsing
        logs = game.logs
        self.logs = {name: (log, len(log)) for name, log in logs.items()} if logs else None


class Engine:
    """One running match without its door to the outside; `Match` is the door."""

    __slots__ = (
        "_bound",
        "_checkpoint",
        "_entries",
        "_flat",
        "_floating",
        "_generator",
        "_keep",
        "_lapsing",
        "_live",
        "_numbers",
        "_open",
        "_phase",
        "_plain",
        "_root",
        "game",
        "outcome",
    )

    game: Game
    outcome: Outcome | None
    _entries: History[Any]
    _checkpoint: Checkpoint | None
    _generator: Generator[Any, Any, Any] | None
    _root: Node | None
    _open: dict[int, Any]
    """What each seat is asked: the ask, or a list where there are several."""
    _numbers: list[int]
    _lapsing: float | None
    """While time passes: until when. A phase that begins meanwhile has the rest of it still before it."""
    _keep: bool
    """Whether checkpoints are kept: without them a match runs faster, and a copy plays it from the start."""

    def _reset(self, numbers: list[int]) -> None:
        self.outcome = None
        self._numbers = numbers
        self._generator = None
        self._root = None
        self._phase = ""
        self._lapsing = None
        self._clear()

    def _clear(self) -> None:
        self._open = {}
        self._flat: All | None = None
        """The open gate, where it is a mere list of asks; they need no way back to it: no cycles to collect."""
        self._plain = True
        self._live: list[Ask] = []
        self._bound: float | None = None
        """No deadline comes earlier than this; None: there is none."""
        self._floating = False
        """Some deadline depends on the state."""

    # --- phases ---------------------------------------------------------------------------------------------------

    def _run(self, phase: Phase | Outcome) -> None:
        """Go from phase to phase until one waits for something, or the match is over."""
        steps = self._enter(phase)
        if steps is not None:
            self._generator = steps
            self._go(None)

    def _enter(self, phase: Any) -> Generator[Any, Any, Any] | None:
        """Begin a phase, and those after it where they ask nobody; None if the match is over."""
        for _ in range(_ENDLESS):
            if phase.__class__ is Outcome:
                self.outcome = phase
                self._generator = self._root = None
                self._clear()
                return None
            if not callable(phase):
                raise RuleError("bad-phase", f"a phase ends with the next phase or an Outcome, not with {phase!r}")
            steps = phase()
            if steps.__class__ is GeneratorType:
                self._phase = phase.__name__
                if self._keep:
                    self._checkpoint = Checkpoint(self, self._phase)
                return steps
            phase = steps
        raise RuleError("endless", "the phases of this game go round without ever waiting for anybody")

    def _go(self, value: Any) -> None:
        """Hand a result to the phase that waits for it, and open what comes next, in this phase or a later one."""
        steps = self._generator
        for _ in range(_ENDLESS):
            try:
                gate = steps.send(value)  # type: ignore[union-attr]
            except StopIteration as stop:
                value = None
                steps = self._enter(stop.value)
                if steps is None:
                    return
                self._generator = steps
                continue
            self._root = gate
            if gate.__class__ is All and self._open_plain(gate):
                return
            if not isinstance(gate, Node):
                raise RuleError("bad-yield", f"a phase may yield Ask, All, First or Wait, not {gate!r}")
            gate.parent = None
            if not self._open_node(gate):
                return
            value = gate.value
        raise RuleError("endless", "the phases of this game go round without ever waiting for anybody")

    def _finish_flat(self, gate: All) -> None:
        gate.left = 0
        gate.finished = True
        self._flat = None
        self._go(gate.results)

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

    def _open_node(self, node: Any) -> bool:
        """Open a gate; True if it is finished at once, its result in `value`."""
        kind = node.__class__
        if node.finished:
            node.finished = False
            node.times += 1
            if kind is not First:  # a First that goes on keeps its time
                node.rest = None
            if kind is All:
                node.left = -1
            elif kind is Ask:
                node.number = 0
                node.held = None
        if node.limit is not None:
            node.deadline = self.game.now + (node.limit if node.rest is None else node.rest)
            self._bound = node.deadline if self._bound is None else min(self._bound, node.deadline)
        if node.until is not None:
            if callable(node.until):
                self._floating = True
            else:
                self._bound = node.until if self._bound is None else min(self._bound, node.until)
        if kind is Ask:
            return self._open_ask(node)
        if kind is All:
            return self._open_all(node)
        if kind is First:
            return self._open_first(node)
        if kind is Flow:
            return self._open_flow(node)
        if kind is Wait:
            return False
        raise RuleError("bad-yield", f"a phase may yield Ask, All, First or Wait, not {node!r}")  # pragma: no cover

    def _open_ask(self, ask: Ask) -> bool:
        if ask.form.__class__ not in FORMS and ask.live is None:
            if not callable(ask.form):
                raise RuleError(
                    "bad-form", f"the form of ask “{ask.key}” is neither a form nor a function: {ask.form!r}"
                )
            ask.live = ask.form
        if ask.live is not None:
            ask.form = ask.live()
            if ask.form.empty:
                ask.finished = True
                ask.value = GONE
                return True
            self._live.append(ask)
        elif ask.form.empty:
            raise RuleError("empty-ask", f"ask “{ask.key}” has no legal answer; where that may happen, give a function")
        seat = ask.seat
        if ask.number <= 0:
            try:
                self._numbers[seat] = ask.number = self._numbers[seat] + 1
            except IndexError:
                raise RuleError("bad-seat", f"ask “{ask.key}” goes to seat {seat}, which does not exist") from None
        found = self._open.get(seat)
        if found is None:
            self._open[seat] = ask
        else:
            self._plain = False
            if found.__class__ is list:
                found.append(ask)
            else:
                self._open[seat] = [found, ask]
        return False

    def _children(self, gate: All | First) -> list[tuple[Any, Node]]:
        """The parts of a gate, generators wrapped, in order."""
        children = gate.children
        pairs = enumerate(children) if isinstance(children, list) else children.items()
        parts: list[tuple[Any, Node]] = []
        for slot, child in pairs:
            node = child
            if child.__class__ is GeneratorType:
                node = Flow(child)
            elif not isinstance(child, Node):
                raise RuleError("bad-yield", f"a gate holds asks, gates and generators, not {child!r}")
            node.parent = gate
            node.slot = slot
            parts.append((slot, node))
        for slot, node in parts:
            children[slot] = node
        return parts

    def _open_all(self, gate: All) -> bool:
        parts = self._children(gate)
        if gate.amend:
            self._plain = False
        if gate.left < 0:
            gate.left = len(parts)
            gate.results = [None] * len(parts) if isinstance(gate.children, list) else dict.fromkeys(gate.children)
            waiting = parts
        else:
            waiting = [part for part in parts if not part[1].finished]
            for _, node in parts:
                if isinstance(node, Ask) and node.held is not None:
                    self._open_ask(node)
        for slot, node in waiting:
            if self._open_node(node):
                gate.results[slot] = node.value
                node.finished = True
                gate.left -= 1
        if gate.left:
            return False
        return self._close_all(gate)

    def _close_all(self, gate: All) -> bool:
        if gate.amend:
            for _, node in self._children(gate):
                if node.__class__ is Ask:
                    self._remove(node)
                    node.held = None
        gate.finished = True
        gate.value = gate.results
        return True

    def _open_first(self, gate: First) -> bool:
        self._plain = False
        for slot, node in self._children(gate):
            if node.__class__ is Flow and node.finished:
                continue
            if self._open_node(node):
                node.finished = True
                self._withdraw(gate)
                gate.finished = True
                gate.value = (slot, node.value)
                return True
        return False

    def _open_flow(self, flow: Flow) -> bool:
        if flow.gate is not None:  # it goes on with the gate that it waits at
            if not self._open_node(flow.gate):
                return False
            return self._advance(flow, flow.gate.value)
        return self._advance(flow, None)

    def _advance(self, flow: Flow, value: Any) -> bool:
        """Run a flow to its next gate; True if it is over."""
        try:
            while True:
                gate = flow.generator.send(value)
                if not isinstance(gate, Node):
                    raise RuleError("bad-yield", f"a flow may yield Ask, All, First or Wait, not {gate!r}")
                gate.parent = flow
                flow.gate = gate
                if not self._open_node(gate):
                    return False
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
        elif kind is not Wait:
            for child in node.children if node.children.__class__ is list else node.children.values():
                if isinstance(child, Node) and not (child.finished and child.__class__ is not Ask):
                    self._withdraw(child)

    def _answered(self, ask: Ask, value: Answer) -> None:
        """An ask has its answer."""
        gate: Any = self._flat
        if gate is not None:
            del self._open[ask.seat]
            ask.finished = True
            gate.results[ask.slot] = value
            if not self._open:
                self._finish_flat(gate)
            return
        gate = ask.parent
        if gate.__class__ is All and gate.amend:
            if ask.held is None:
                gate.left -= 1
            ask.held = value
            ask.finished = True
            gate.results[ask.slot] = value
            if gate.left == 0:
                self._close_all(gate)
                self._finish(gate, gate.value)
            return
        self._remove(ask)
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
            if kind is All:
                parent.results[node.slot] = value
                parent.left -= 1
                if parent.left:
                    return
                self._close_all(parent)
                value = parent.value
            elif kind is First:
                self._withdraw(parent)
                value = (node.slot, value)
            else:
                parent.gate = None
                if not self._advance(parent, value):
                    return
                value = parent.value
            node = parent

    def _refresh(self) -> None:
        """Look again at the questions that depend on the state."""
        while True:
            for ask in self._live:
                form = ask.live()  # type: ignore[misc]
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

    # --- time -----------------------------------------------------------------------------------------------------

    def _walk(self, node: Any) -> Iterator[Any]:
        """All that is open below a node, itself first."""
        yield node
        kind = node.__class__
        if kind is Flow:
            if node.gate is not None:
                yield from self._walk(node.gate)
        elif kind is All or kind is First:
            for child in node.children if node.children.__class__ is list else node.children.values():
                if not child.finished:
                    yield from self._walk(child)

    def _ends(self, node: Any) -> float | None:
        """When this node's time runs out."""
        end: float | None = node.deadline
        if node.until is not None:
            until = node.until() if callable(node.until) else node.until
            if until is not None and (end is None or until < end):
                end = until
        return end

    def _next_due(self) -> tuple[float, Node] | None:
        """The earliest deadline, the outermost first, and what it ends."""
        if (self._bound is None and not self._floating) or self._root is None:
            return None
        best: tuple[float, Node] | None = None
        for node in self._walk(self._root):
            end = self._ends(node)
            if end is not None and (best is None or end < best[0]):
                best = (end, node)
        if not self._floating:
            self._bound = best[0] if best else None
        return best

    def _maybe_due(self, at: float) -> bool:
        return self._floating or (self._bound is not None and self._bound <= at)

    def _elapse(self, at: float) -> bool:
        """Let all that is due by `at` happen, in its order; whether anything did."""
        happened = False
        for _ in range(_ENDLESS):
            if not self._maybe_due(at):
                return happened
            due = self._next_due()
            if due is None or due[0] > at:
                return happened
            self.game.now = max(self.game.now, due[0])
            self._expire(due[1])
            self._settle_live()
            happened = True
        raise RuleError("endless", "time runs out again and again without end")

    def _pass(self, at: float) -> None:
        """Time passes until `at`, through as many phases as may be."""
        self._lapsing = at
        self._elapse(at)
        self.game.now = max(self.game.now, at)
        self._lapsing = None
        self._settle()

    def _settle_live(self) -> None:
        if self._live:
            self._refresh()

    def _settle(self) -> None:
        """After every entry: look again at live questions, and let happen what is due at this very moment."""
        if self._live:
            self._refresh()
        if self._bound is not None or self._floating:
            self._elapse(self.game.now)
        if not self._open and self.outcome is None and self._stuck():
            raise RuleError("stuck", "nobody is asked, no clock runs, and the match is not over")

    def _stuck(self) -> bool:
        if self._next_due() is not None:
            return False
        return not any(node.__class__ is First and node.standing is not None for node in self._walk(self._root))

    def _expire(self, node: Any) -> None:
        """Time has run out for this node."""
        kind = node.__class__
        if kind is Ask:
            self._answered(node, _default(node))
        elif kind is Wait:
            self._finish(node, None)
        elif kind is First:
            self._withdraw(node)
            node.rest = None
            self._finish(node, (None, None))
        elif kind is All:
            times = node.times
            for _ in range(_ENDLESS):
                if node.finished or node.times != times:
                    return
                self._expire(self._first_leaf(node))
            raise RuleError("endless", "a flow goes on asking although its time has run out")
        else:
            self._expire(node.gate)

    def _first_leaf(self, gate: All) -> Any:
        """The first thing below an All that holds it up."""
        for node in self._walk(gate):
            if node.__class__ in (Ask, Wait, First) and not node.finished:
                return node
        raise RuleError("stuck", "a gate is not finished, yet nothing below it is open")


def _default(ask: Ask) -> Answer:
    """What the ask takes when nobody answers."""
    default = ask.default
    if default is None:
        return ask.form.fallback()
    if callable(default):
        default = default()
    try:
        return ask.form.accept(default)
    except Exception as error:
        raise RuleError("bad-default", f"the default of ask “{ask.key}” is not legal: {error}") from error


def _legal(ask: Ask, value: Answer) -> bool:
    try:
        ask.form.accept(value)
    except Exception:
        return False
    return True


def restore_game(checkpoint: Checkpoint, template: Game) -> Game:
    """A new game that stands where the checkpoint was taken; what only grows is shared with all others."""
    game = template.__class__.__new__(template.__class__)
    game.__dict__ = pickle.loads(checkpoint.state)
    game.seats = template.seats
    game.options = template.options
    game.dice = Dice(*checkpoint.dice)
    game.now = checkpoint.now
    game.story = Story(checkpoint.story, checkpoint.told)
    game.logs = None
    if checkpoint.logs:
        game.logs = {name: History(log, length) for name, (log, length) in checkpoint.logs.items()}
    return game
