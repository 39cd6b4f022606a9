"""The match at a table: what comes in is kept, then shown; time passes."""

from __future__ import annotations

import asyncio
import math
import secrets
from collections.abc import Callable

import msgspec

from ..journal import Finished, JournalError
from ..kernel import IllegalAnswer, LichinaError, RuleError
from . import lobby, waiting
from .audience import Audience
from .clocks import GameClock
from .inbox import Inbox
from .ledger import Ledger
from .livematch import LiveMatch, head_of, record_of, transcript_of
from .rows import BackRow, BeganRow, written
from .situation import Situation
from .standins import StandIns
from .state import Refused, Result
from .talk import Talk
from .waiting import needless, people_owe

RETRY_SECONDS = 2.0
"""How often it is tried whether the storage is back."""


class Play:
    """What happens in the matches of one table."""

    def __init__(self, situation: Situation, inbox: Inbox, ledger: Ledger, audience: Audience, talk: Talk) -> None:
        self.stand_ins = StandIns(situation, inbox, self._bots_enter, self.arm)
        self._situation = situation
        self._inbox = inbox
        self._ledger = ledger
        self._audience = audience
        self._talk = talk
        self._timer: asyncio.TimerHandle | None = None

    # --- from the deal to the end ---------------------------------------------------------------------------------

    async def begin(self) -> None:
        """Deal, and play."""
        at = self._situation
        state = at.state
        if state.stage == "match":
            raise Refused("match-on", "a match is on already")
        found = lobby.problem(state)
        if found is not None:
            raise found
        live = self._dealt()
        # Before it begins: the time of the last match is not this one's.
        await self._ledger.journal.mark({state.id: 0.0})

        def sit_down() -> None:
            state.stage, state.match, state.paused = "match", live.began.match, None

        await self._ledger.change(sit_down, and_then=[live.began])
        self._take_up(live)
        try:
            await self._ledger.journal.trim(state.id, self._ledger.index - 2)
        except JournalError as error:  # the match has begun; old rows do no harm
            at.around.trouble(state.number, error)

    def _dealt(self) -> LiveMatch:
        """A match as the table wants it."""
        state = self._situation.state
        found, lesson = lobby.game_of(state.settings), lobby.lesson_of(state)
        began = BeganRow(
            state.match + 1,
            found.game.id,
            found.game.version,
            len(state.seats),
            lobby.dealt_options(state),
            seed=secrets.token_hex(16) if lesson is None else lesson.seed,
            time=self._situation.around.wall(),
            told=(),
        )
        live = LiveMatch(found, began)
        options = msgspec.to_builtins(live.match.game.options)
        told = tuple(written(page) for page in live.match.game.story.since(0))
        live.began = msgspec.structs.replace(began, options=options, told=told)
        return live

    def _take_up(self, live: LiveMatch) -> None:
        """Sit down to a match that has begun."""
        at, now = self._situation, self._situation.around.now()
        at.live = live
        at.halted = None
        at.notices = []
        at.clock = GameClock(live.match.now, now, at.state.settings.pace)
        at.clock.run(now)
        self._talk.begin()
        self._audience.show()
        self.stand_ins.begin()
        self._audience.tell_table()
        self._audience.reopen()
        self.arm()

    async def enter(self, act: Callable[[float], None], by: str, talks: bool = False) -> None:
        """Let something happen in the match, keep it, show it; what the rules refuse is raised.

        What a person who `talks` in taps has told is what bots have heard.
        """
        at = self._situation
        live = at.live
        assert live is not None
        refused: LichinaError | None = None
        try:
            act(at.time())
        except (IllegalAnswer, RuleError) as error:
            refused = error
        rows = live.news(by)
        if rows:
            try:
                await self._ledger.append(rows)
            except Exception:  # whatever it is, what is not kept has not happened
                live.rebuild(live.entered)
                self._audience.show_again()
                self.stand_ins.timers.forget()
                raise
            pages = live.pages
            live.keep(len(rows), by)
            if talks and live.pages > pages:
                self._talk.tapped()
            self._audience.broadcast()
            await self._after()
        if isinstance(refused, RuleError):
            await self._fault(refused)
        if refused is not None:
            raise refused

    async def _bots_enter(self, act: Callable[[float], None]) -> bool:
        """Let bots do something in the match; whether they did."""
        try:
            await self.enter(act, "bot")
            return True
        except IllegalAnswer:
            pass  # the position has moved on while it thought: it looks again
        except RuleError:
            pass  # the table has stopped by now
        except JournalError as error:
            self._situation.around.trouble(self._situation.state.number, error)
            await self.storage_failed()
        return False

    async def _after(self) -> None:
        """Something has happened in the match."""
        at = self._situation
        assert at.live is not None
        try:
            if at.live.match.outcome is not None:
                await self.finish(None)
                return
            await self._talk.mind()
        except JournalError as error:  # what has happened is kept; what comes of it will be when the storage is back
            at.around.trouble(at.state.number, error)
            await self.storage_failed()
        self.arm()

    async def finish(self, broken: str | None) -> None:
        """The match is over, or is broken off: it is kept, and the evening has one more result."""
        at = self._situation
        live = at.live
        if live is None or at.state.stage != "match":
            return
        at.clock.stop(at.around.now())
        self.stop()
        names, masks = tuple(at.state.names()), tuple(at.state.masks())
        await self._ledger.journal.archive(self._finished(live, names, masks, broken))

        def over() -> None:
            state, outcome = at.state, live.match.outcome
            state.stage = "ended" if broken is None else "lobby"
            state.paused = None
            if outcome is not None:
                result = Result(
                    state.match,
                    live.began.game,
                    names,
                    tuple(seat.person for seat in state.seats),
                    outcome.winners,
                    outcome.side,
                    outcome.reason,
                    outcome.scores,
                    masks,
                )
                state.evening.append(result)
                state.handed_on[live.began.game] = msgspec.json.decode(msgspec.json.encode(live.match.game.handed_on()))
            lobby.refit(state)

        at.halted = None
        at.standing_in = set()
        await self._ledger.change(over)
        self._audience.tell_table()
        if broken is not None:
            self.clear()

    def _finished(
        self, live: LiveMatch, names: tuple[str, ...], masks: tuple[int, ...], broken: str | None
    ) -> Finished:
        at = self._situation
        return Finished(
            table=at.state.id,
            number=at.state.match,
            game=live.began.game,
            version=live.began.version,
            started=live.began.time,
            ended=at.around.wall(),
            head=head_of(at.state, live.began, names, masks, live.match.outcome, broken),
            record=record_of(live.began, live.match.entries()),
            transcript=transcript_of(live, names, masks, broken),
        )

    def clear(self) -> None:
        """There is no match any more, nor anything that was said in it."""
        at = self._situation
        at.live, at.chat = None, []
        self._audience.show_nothing()

    async def _fault(self, error: RuleError) -> None:
        """The rules have failed: this table stops, and the host decides."""
        at = self._situation
        at.around.trouble(at.state.number, error)

        def stop() -> None:
            at.state.paused = "fault"

        self.stand_still()
        await self._ledger.change(stop)
        self._audience.tell_table()
        self._audience.broadcast()

    async def go_back(self) -> None:
        """After a fault of the rules: stand where the match stood before the last answer."""
        at = self._situation
        live = at.live
        if live is None or at.state.paused != "fault":
            raise Refused("no-fault", "the host can go back only after the rules have failed")
        if not live.entered:
            raise Refused("nothing-to-undo", "the match has only begun")
        await self._ledger.append([BackRow()])
        live.go_back()
        at.clock = GameClock(live.match.now, at.around.now(), at.state.settings.pace)
        self.stand_ins.timers.forget()
        self._audience.show()
        self._audience.reopen()

    # --- time -----------------------------------------------------------------------------------------------------

    def arm(self) -> None:
        """Set the clock for what is due next, and let the bots have a look."""
        self._cancel_timer()
        at = self._situation
        live = at.live
        if live is None or not at.running:
            return
        now, clocks = at.around.now(), at.state.settings.clocks
        deadline = live.match.deadline
        waits = deadline is not None and not clocks and people_owe(at, deadline)
        if live.match.moment is not None:
            self._inbox.put(self.stand_ins.see)
        else:
            self.stand_ins.wake((lambda game: math.inf) if waits else (lambda game: at.clock.until(game, now)))
        if deadline is None:
            return
        if not clocks:
            at.clock.hold(deadline if waits else None, now)
            if at.clock.now(now) < deadline and waits:
                return
        wait = at.clock.until(deadline, now)
        if needless(at):
            wait = min(wait, at.around.breath)
        self._timer = self._inbox.put_in(wait, self.tick)

    def _cancel_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    async def tick(self) -> None:
        """Time may have run out."""
        at = self._situation
        if at.live is None or not at.running or at.live.match.deadline is None:
            return
        now, deadline = at.around.now(), at.live.match.deadline
        if at.clock.now(now) < deadline:
            if not needless(at):
                self.arm()
                return
            at.clock.jump(deadline, now)
        await self._lapse()

    async def hasten(self, until: float | None) -> None:
        """The host says that time is up: what is due next happens now, if that is still what the host waits for."""
        at = self._situation
        if not at.playing or at.live is None:
            raise Refused("no-match", "no match is on")
        if not at.running:
            raise Refused("paused", "the match is paused")
        deadline = at.live.match.deadline
        if deadline is None:
            raise Refused("no-deadline", "nothing here waits for time to pass")
        if until not in (None, deadline):
            raise Refused("clock-moved", f"time ran until {until}, and runs until {deadline} now")
        at.clock.jump(deadline, at.around.now())
        await self._lapse()

    async def _lapse(self) -> None:
        """Let what is due happen; who let time run out is noted."""
        at = self._situation
        assert at.live is not None
        moment = at.time()
        match = at.live.match
        late = [ask for ask in match.asks if (due := match.due(ask)) is not None and due <= moment and match.owed(ask)]
        known = {(ask.seat, ask.number) for ask in late}
        await self.enter(lambda moment: void(match.lapse(moment)), "clock")
        if not at.playing:
            return
        still = {(ask.seat, ask.number) for ask in match.asks}  # a bell has rung, and they are still asked
        missed = [seat for seat in {seat for seat, _ in known - still} if at.state.seats[seat].person is not None]
        for seat in missed:
            self.stand_ins.missed(seat)
        if self.stand_ins.look_round(missed):
            self._audience.tell_table()
            self.arm()

    # --- standing still -------------------------------------------------------------------------------------------

    def stop(self) -> None:
        """No bot and no clock does anything more."""
        self.stand_ins.timers.clear()
        self._cancel_timer()

    def stand_still(self) -> None:
        """Nothing goes on for now."""
        at = self._situation
        at.clock.stop(at.around.now())
        self.stand_ins.timers.stop()
        self._cancel_timer()

    def halt(self, why: str) -> None:
        """Stop for a reason that is nobody's decision."""
        self._situation.halted = why
        self.stand_still()
        self._audience.broadcast()

    def go_on_from(self, why: str) -> None:
        """The match stood still for this reason, and it holds no more."""
        if self._situation.halted == why:
            self._situation.halted = None
            self.go_on()

    def go_on(self) -> None:
        """Let the match go on, if nothing stands against it."""
        at = self._situation
        if at.running:
            self._talk.listen()
            self.stand_ins.sit_down()
            at.clock.run(at.around.now())
            self._audience.broadcast()
            self.arm()
        self._audience.tell_table()

    async def storage_failed(self) -> None:
        """The journal takes nothing: stop, and go on by itself when it does again."""
        if self._situation.halted == "storage":
            return
        self.halt("storage")
        self._audience.tell_table()
        self._inbox.put_in(RETRY_SECONDS, self.try_storage)

    async def try_storage(self) -> None:
        """The storage may be back."""
        at = self._situation
        try:
            await self._ledger.journal.probe()
            if at.live is not None and at.live.match.outcome is not None:
                await self.finish(None)
        except JournalError:
            self._inbox.put_in(RETRY_SECONDS, self.try_storage)
            return
        self.go_on_from("storage")
        if at.halted is None:
            await self.look_round()  # people who were here may have gone meanwhile

    async def look_round(self) -> None:
        """Somebody has been away for a while: others are told, a bot plays, another is host, or the table stops."""
        at, now = self._situation, self._situation.around.now()
        if at.playing and at.halted is None and not at.presence.anybody(at.state):
            inside = [person.id for person in at.state.people if not person.waits]
            if (
                min((at.presence.away(person, now) for person in inside), default=waiting.NOBODY_SECONDS)
                >= waiting.NOBODY_SECONDS
            ):
                self.halt("nobody")
        elif at.playing:
            self.stand_ins.look_round()
        self._audience.tell_presence()
        self.arm()


def void(value: object) -> None:
    """Only what it does counts."""
