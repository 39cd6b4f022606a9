"""How a match goes forward: phases run one after another, time passes, checkpoints are kept."""

from __future__ import annotations

import pickle
from collections.abc import Generator
from types import GeneratorType
from typing import Any

from .errors import RuleError
from .game import Game, Outcome, Phase
from .gates import All, Ask, First, Node, Wait
from .history import History, Story
from .opengates import OpenGates, _children

_ENDLESS = range(100_000)


class Checkpoint:
    """All that is needed to stand at the start of a phase again."""

    __slots__ = ("dice", "entries", "lapsing", "logs", "now", "numbers", "phase", "state", "story", "told")

    def __init__(self, engine: Engine, phase: str) -> None:
        game = engine.game
        self.phase = phase
        self.state = pickle.dumps(game.__dict__, 5)
        self.numbers = engine._numbers.copy()
        self.dice = game.dice.copy()
        self.now = game.now
        self.story = game.story
        self.told = len(game.story)
        self.entries = len(engine._entries)
        lapsing = engine._lapsing
        self.lapsing = lapsing if lapsing is not None and lapsing > game.now else None
        logs = game.logs
        self.logs = {name: (log, len(log)) for name, log in logs.items()} if logs else None


class Engine(OpenGates):
    """One running match without its door to the outside; `Match` is the door."""

    __slots__ = ("_checkpoint", "_due", "_due_at", "_entries", "_generator", "_keep", "_lapsing", "_phase", "outcome")

    outcome: Outcome | None
    _entries: History[Any]
    _checkpoint: Checkpoint | None
    _generator: Generator[Any, Any, Any] | None
    _due: tuple[float, Node] | None
    """What `_next_due` found last."""
    _due_at: int
    """After how many entries that was; -1 if anything has happened since."""
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
        self._due = None
        self._due_at = -1
        self._ran = 0
        self._clear()

    # --- phases ---------------------------------------------------------------------------------------------------

    def _run(self, phase: Phase | Outcome) -> None:
        """Go from phase to phase until one waits for something, or the match is over."""
        steps = self._enter(phase)
        if steps is not None:
            self._generator = steps
            self._go(None)

    def _enter(self, phase: Any) -> Generator[Any, Any, Any] | None:
        """Begin a phase, and those after it where they ask nobody; None if the match is over."""
        for _ in _ENDLESS:
            if phase.__class__ is Outcome:
                self.outcome = phase
                self._generator = self._root = None
                self._clear()
                return None
            if not callable(phase):
                hint = (
                    " (name the phase, do not call it: self.day, not self.day())"
                    if phase.__class__ is GeneratorType
                    else ""
                )
                raise RuleError(
                    "bad-phase", f"a phase ends with the next phase or an Outcome, not with {phase!r}{hint}"
                )
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
        for _ in _ENDLESS:
            self._ran += 1
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
            kind = gate.__class__
            if (kind is Ask and self._open_lone(gate)) or (kind is All and self._open_plain(gate)):
                return
            if not isinstance(gate, Node):
                raise RuleError("bad-yield", f"a phase may yield Ask, All, First or Wait, not {gate!r}")
            gate.parent = None
            if not self._open_node(gate):
                return
            self._clear()
            value = gate.value
        raise RuleError("endless", "the phases of this game go round without ever waiting for anybody")

    # --- time -----------------------------------------------------------------------------------------------------

    def _ends(self, node: Any) -> float | None:
        """When this node's time runs out."""
        end: float | None = node.deadline
        if node.until is not None:
            until = node.until() if callable(node.until) else node.until
            if until is not None and (end is None or until < end):
                end = float(until)  # a whole number would be written otherwise than it is read
        return end

    def _next_due(self) -> tuple[float, Node] | None:
        """The earliest deadline, the outermost first, and what it ends."""
        if (self._bound is None and not self._floating) or self._root is None:
            return None
        moment = len(self._entries)
        if self._due_at == moment:
            return self._due
        best: tuple[float, Node] | None = None
        for node in self._walk(self._root):
            if node.deadline is not None or node.until is not None:
                end = self._ends(node)
                if end is not None and (best is None or end < best[0]):
                    best = (end, node)
        if not self._floating:
            self._bound = best[0] if best else None
        self._due = best
        self._due_at = moment
        return best

    def _maybe_due(self, at: float) -> bool:
        return self._floating or (self._bound is not None and self._bound <= at)

    def _elapse(self, at: float) -> None:
        """Let all that is due by `at` happen, in its order."""
        for _ in _ENDLESS:
            self._due_at = -1
            if not self._maybe_due(at):
                return
            due = self._next_due()
            if due is None or due[0] > at:
                return
            self.game.now = max(self.game.now, due[0])
            self._expire(due[1])
            self._settle_live()
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
            self._answered(node, _default(node), by_hand=False)
        elif kind is Wait:
            self._finish(node, None)
        elif kind is First:
            self._withdraw(node)
            node.rest = None
            self._finish(node, (None, None))
        elif kind is All:
            self._expire_all(node)
        else:
            self._expire(node.gate)

    def _expire_all(self, gate: All) -> None:
        """Whatever holds the gate up takes its default, one part after the other; a flow, until it is over."""
        times = gate.times
        for node in _children(gate):
            if node.finished:
                continue
            for _ in _ENDLESS:
                if gate.finished or gate.times != times:
                    return
                if node.finished:
                    break
                self._expire(node)
            else:
                raise RuleError("endless", "a flow goes on asking although its time has run out")


def _default(ask: Ask) -> Any:
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


def restore_game(checkpoint: Checkpoint, template: Game) -> Game:
    """A new game that stands where the checkpoint was taken; what only grows is shared with all others."""
    game = template.__class__.__new__(template.__class__)
    game.__dict__ = pickle.loads(checkpoint.state)
    game.seats = template.seats
    game.options = template.options
    game.dice = checkpoint.dice.copy()
    game.now = checkpoint.now
    game.story = Story(checkpoint.story, checkpoint.told)
    game.logs = None
    if checkpoint.logs:
        game.logs = {name: History(log, length) for name, (log, length) in checkpoint.logs.items()}
    return game
