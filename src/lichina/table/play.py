"""The match at a table: what comes in is kept, then shown; time passes; bots play."""

from __future__ import annotations

import asyncio
import math
import secrets
from collections.abc import Awaitable, Callable
from typing import TypeAlias

import msgspec

from ..bots import Move
from ..journal import Finished, Journal, JournalError
from ..kernel import IllegalAnswer, LichinaError, RuleError
from . import lobby
from .clocks import GameClock
from .crowd import BLINK
from .deeds import Deeds
from .frames import Scene
from .ledger import Ledger
from .live import Live, record_of, transcript_of
from .rows import Began, Changed, Line, encode, written
from .standins import CLUMSY, StandIns
from .state import SPOKEN, Refused, Result, State
from .surroundings import Surroundings

Work: TypeAlias = Callable[[], Awaitable[None]]

AWAY = {"together": 600.0, "apart": 60.0, "call": 60.0}
"""Whoever is cut off for so long is played by a bot. In a room phones sleep while people talk: it takes longer."""
MISSES = 3
"""Whoever is here and lets time run out so often in a row is played by a bot; whoever is cut off, after one."""
RETRY = 2.0
"""How often it is tried whether the storage is back."""


class Play(Ledger):
    """A table that plays."""

    def __init__(self, state: State, around: Surroundings, journal: Journal, index: int, live: Live | None) -> None:
        super().__init__(state, around, journal, index, live)
        self.bots = StandIns(around.thinkers, self._bot_looks, self._bot_acts)
        self._misses: dict[int, int] = {}
        self._deeds = Deeds()
        self._timer: asyncio.TimerHandle | None = None
        self._talking = False
        self._talked = False
        if live is not None:
            self.hear_again()

    def put(self, work: Work) -> None:
        """Let this be done when its turn comes."""
        raise NotImplementedError  # pragma: no cover

    # --- the match ------------------------------------------------------------------------------------------------

    @property
    def playing(self) -> bool:
        return self.live is not None and self.state.stage == "match" and self.live.match.outcome is None

    @property
    def running(self) -> bool:
        return self.playing and self.halted is None and self.state.paused is None

    def seat_for(self, person: int, match: int) -> tuple[Live, int]:
        """The match and the seat of somebody who wants to act in it; Refused says why it cannot be."""
        live = self.live
        if live is None or self.state.stage != "match":
            raise Refused("no-match", "no match is on")
        if match != self.state.match:
            raise Refused("other-match", "this match is over, and another one is on")
        seat = self.viewer(person)
        if seat is None:
            raise Refused("no-seat", "whoever watches does not play")
        if not self.running:
            raise Refused("paused", "the match is paused")
        return live, seat

    async def begin(self) -> None:
        """Deal, and play."""
        if self.state.stage == "match":
            raise Refused("match-on", "a match is on already")
        found = lobby.problem(self.state)
        if found is not None:
            raise found
        entry = lobby.game_of(self.state.settings)
        options = lobby.chosen_options(self.state)
        head = Began(self.state.match + 1, entry.game.id, entry.game.version, len(self.state.seats), options, "", 0, ())
        lesson = lobby.lesson_of(self.state)
        seed = secrets.token_hex(16) if lesson is None else lesson.seed
        began = msgspec.structs.replace(head, seed=seed, time=self.around.wall())
        live = Live(entry, began)
        options = msgspec.to_builtins(live.match.game.options)
        told = tuple(written(page) for page in live.match.game.story.since(0))
        live.began = msgspec.structs.replace(began, options=options, told=told)
        await self.journal.mark({self.state.id: 0.0})  # before it begins: the time of the last match is not this one's
        self.state.stage, self.state.match, self.state.paused = "match", began.match, None
        try:
            await self._append([Changed(self.state), live.began])
        except Exception:
            self.state = msgspec.json.decode(self._kept, type=State)
            raise
        self._kept = encode(self.state)
        self._take_up(live)
        try:
            await self.journal.trim(self.state.id, self.index - 2)
        except JournalError as error:  # the match has begun; old rows do no harm
            self.around.trouble(self.state.number, error)

    def _take_up(self, live: Live) -> None:
        """Sit down to a match that has begun or was brought back."""
        now = self.around.now()
        self.live = live
        self.halted = None
        self.notices = []
        self.standing_in, self._misses, self._deeds = set(), {}, Deeds()
        self._talking, self._talked = self._people_talk(), False
        self.clock = GameClock(live.match.now, now, self.state.settings.pace)
        self.clock.run(now)
        self.bots.clear()
        self._show()
        self.hear_again()
        self.seat_bots()
        self.tell_table()
        self.reopen()
        self.arm()

    def hear_again(self) -> None:
        """What was typed in this match so far, as bots understand it."""
        assert self.live is not None
        self.live.typed = []
        for line in self.live.lines:
            self.live.understand(line, self.spellings())

    def seat_bots(self) -> None:
        """Bots sit where the table says so."""
        if self.live is None or not self.playing:
            return
        self.live.spoken = self.state.settings.sitting in SPOKEN
        for index, seat in enumerate(self.state.seats):
            if seat.bot is not None:
                self.bots.seat(self.live, index, seat.bot, seat.temper)
            elif index not in self.standing_in:
                self.bots.free(index)

    def now(self) -> float:
        """The game's time, which never goes back."""
        assert self.live is not None
        return max(self.live.match.now, self.clock.now(self.around.now()))

    async def enter(self, act: Callable[[float], None], by: str, talks: bool = False) -> None:
        """Let something happen in the match, keep it, show it; what the rules refuse is raised.

        What a person who `talks` in taps has told is what bots have heard.
        """
        live = self.live
        assert live is not None
        refused: LichinaError | None = None
        try:
            act(self.now())
        except (IllegalAnswer, RuleError) as error:
            refused = error
        rows = live.news(by)
        if rows:
            try:
                await self._append(rows)
            except JournalError:
                live.rebuild(live.entered)
                self._show_again()
                raise
            pages = live.pages
            live.keep(len(rows), by)
            self._talked = self._talked or (talks and live.pages > pages)
            self.broadcast()
            await self._after()
        if isinstance(refused, RuleError):
            await self._fault(refused)
        if refused is not None:
            raise refused

    def _show_again(self) -> None:
        """The match was rebuilt as everybody knows it."""
        assert self.live is not None and self._scene is not None
        self._scene = Scene(self.live.match, self._channel_allowed, self._scene.clock)
        self.bots.forget()

    async def _after(self) -> None:
        """Something has happened in the match."""
        assert self.live is not None
        try:
            if self.live.match.outcome is not None:
                await self.finish(None)
                return
            await self._mind_talk()
        except JournalError as error:  # what has happened is kept; what comes of it will be when the storage is back
            self.around.trouble(self.state.number, error)
            await self.storage_failed()
        self.arm()

    async def finish(self, broken: str | None) -> None:
        """The match is over, or is broken off: it is kept, and the evening has one more result."""
        live = self.live
        if live is None or self.state.stage != "match":
            return
        self.clock.stop(self.around.now())
        self.bots.clear()
        self._cancel_timer()
        outcome = live.match.outcome
        names, masks = tuple(self.state.names()), tuple(self.state.masks())
        await self.journal.archive(self._finished(live, names, masks, broken))

        def over() -> None:
            self.state.stage = "ended" if broken is None else "lobby"
            self.state.paused = None
            if outcome is not None:
                people = tuple(seat.person for seat in self.state.seats)
                result = Result(
                    self.state.match,
                    live.began.game,
                    names,
                    people,
                    outcome.winners,
                    outcome.side,
                    outcome.reason,
                    outcome.scores,
                    masks,
                )
                self.state.evening.append(result)
            lobby.refit(self.state)

        self.halted = None
        self.standing_in = set()
        await self.change(over)
        if broken is not None:
            self.live, self._scene, self._lenses, self.chat = None, None, {}, []

    def _finished(self, live: Live, names: tuple[str, ...], masks: tuple[int, ...], broken: str | None) -> Finished:
        outcome = live.match.outcome
        head = {
            "match": self.state.match,
            "game": live.began.game,
            "names": names,
            "masks": masks,
            "outcome": outcome,
            "broken": broken,
        }
        return Finished(
            table=self.state.id,
            number=self.state.match,
            game=live.began.game,
            version=live.began.version,
            started=live.began.time,
            ended=self.around.wall(),
            head=encode(head),
            record=record_of(live.began, live.match.entries()),
            transcript=transcript_of(live, names, masks, broken),
        )

    async def _fault(self, error: RuleError) -> None:
        """The rules have failed: this table stops, and the host decides."""
        self.around.trouble(self.state.number, error)

        def stop() -> None:
            self.state.paused = "fault"

        self._stand_still()
        await self.change(stop)
        self.broadcast()

    # --- time -----------------------------------------------------------------------------------------------------

    def _cancel_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def arm(self) -> None:
        """Set the clock for what is due next, and let the bots have a look."""
        self._cancel_timer()
        live = self.live
        if live is None or not self.running:
            return
        now = self.around.now()
        hurried = self._hurried()
        deadline = live.match.deadline
        waits = deadline is not None and not self.state.settings.clocks and self._people_owe(deadline)
        if live.match.moment is not None:
            self.put(self._bots_see)
        elif self.bots.seated:
            until = (lambda game: math.inf) if waits else (lambda game: self.clock.until(game, now))
            self.bots.wake(live, self.state.settings.bots, hurried, until)
        if deadline is None:
            return
        if not self.state.settings.clocks:
            self.clock.hold(deadline if waits else None, now)
            if self.clock.now(now) < deadline and waits:
                return
        wait = self.clock.until(deadline, now)
        if self._needless():
            wait = min(wait, self.around.breath)
        self._timer = asyncio.get_running_loop().call_later(wait, self.put, self._tick)

    def _hurried(self) -> bool:
        """Whether nobody needs the time that bots and pauses take: nobody watches another, or learns by watching."""
        return self.state.lesson is None and not self.crowd.watching_each_other(self.state)

    def _needless(self) -> bool:
        """Whether nobody needs what is left of a pause."""
        return (self._hurried() and self._nothing_to_decide()) or self._nothing_to_hide()

    def _nothing_to_hide(self) -> bool:
        """Whether time passes only so that nobody sees when the last one has acted, and everybody does see it.

        One device goes round, and all people and bots have answered: who had it for how long was plain to see, and
        bots take as long whatever they hold.
        """
        live = self.live
        if live is None or not self.state.one_device() or live.match.asks:
            return False
        return live.match.phase in live.match.game.RESTARTS or live.match.reacting

    def _nothing_to_decide(self) -> bool:
        """Whether only time is waited for: whoever is still asked is a person with one answer in a window.

        A bot's lone answer is waited for, and comes as late as a real one: so the time tells nothing. A moment is not
        passed over: it is there to be seen.
        """
        live = self.live
        assert live is not None
        match = live.match
        if match.moment is not None:
            return False
        return all(self._plays(ask.seat) and ask.form.single() and not match.owed(ask) for ask in match.asks)

    def _plays(self, seat: int) -> bool:
        """Whether a person plays this seat now, and no bot."""
        return self.state.seats[seat].person is not None and seat not in self.standing_in

    def _people_owe(self, deadline: float) -> bool:
        """Whether the table waits for somebody who is here, and has not answered what is due then."""
        live = self.live
        assert live is not None
        match = live.match
        dues = [match.due(ask) for ask in match.asks if self._plays(ask.seat) and match.owed(ask)]
        return any(due is not None and due <= deadline for due in dues)

    async def _tick(self) -> None:
        """Time may have run out."""
        live = self.live
        if live is None or not self.running or live.match.deadline is None:
            return
        now = self.around.now()
        deadline = live.match.deadline
        if self.clock.now(now) < deadline:
            if not self._needless():
                self.arm()
                return
            self.clock.jump(deadline, now)
        await self.lapse()

    async def lapse(self) -> None:
        """Let what is due happen; who let time run out is noted."""
        live = self.live
        assert live is not None
        at = self.now()
        match = live.match
        late = [ask for ask in match.asks if (due := match.due(ask)) is not None and due <= at and match.owed(ask)]
        known = {(ask.seat, ask.number) for ask in late}
        await self.enter(lambda moment: void(match.lapse(moment)), "clock")
        if not self.playing:
            return
        now = self.around.now()
        waiting = {(ask.seat, ask.number) for ask in match.asks}  # a bell has rung, and they are still asked
        for seat in {seat for seat, _ in known - waiting}:
            person = self.state.seats[seat].person
            if person is not None:
                self._misses[seat] = self._misses.get(seat, 0) + 1
                if seat not in self.standing_in and self._is_absent(seat, person, now):
                    self._stand_in(seat)
                    self.tell_table()
                    self.arm()

    def _stand_still(self) -> None:
        self.clock.stop(self.around.now())
        self.bots.stop()
        self._cancel_timer()

    def _halt(self, why: str) -> None:
        """Stop for a reason that is nobody's decision."""
        self.halted = why
        self._stand_still()
        self.broadcast()

    async def _resume_from(self, why: str) -> None:
        if self.halted == why:
            self.halted = None
            self.go_on()

    def go_on(self) -> None:
        """Let the match go on, if nothing stands against it."""
        if self.running:
            self._talking = self._people_talk()
            self.seat_bots()
            self.clock.run(self.around.now())
            self.broadcast()
            self.arm()
        self.tell_table()

    def slept(self, uncounted: float, seconds: float) -> None:
        """The machine slept for so long, and the clock has gone on by `uncounted` of it: that does not count."""
        self.clock.forget(uncounted)

        async def say() -> None:
            if self.running:
                self.notice("slept", minutes=max(1, round(seconds / 60)))
                self.broadcast()
                self.arm()

        self.put(say)

    async def storage_failed(self) -> None:
        """The journal takes nothing: stop, and go on by itself when it does again."""
        if self.halted == "storage":
            return
        self.halted = "storage"
        self._stand_still()
        self.broadcast()
        self.tell_table()
        asyncio.get_running_loop().call_later(RETRY, self.put, self._try_storage)

    async def _try_storage(self) -> None:
        try:
            await self.journal.probe()
            if self.live is not None and self.live.match.outcome is not None:
                await self.finish(None)
        except JournalError:
            asyncio.get_running_loop().call_later(RETRY, self.put, self._try_storage)
            return
        await self._resume_from("storage")

    # --- people who are away --------------------------------------------------------------------------------------

    def _is_absent(self, seat: int, person: int, now: float) -> bool:
        away = self.crowd.away(person, now)
        if away >= AWAY[self.state.settings.sitting]:
            return True
        return self._misses.get(seat, 0) >= (1 if away > BLINK else MISSES)

    def _stand_in(self, seat: int) -> None:
        """A bot plays for somebody who is away."""
        if self.live is not None and seat not in self.standing_in:
            self.standing_in.add(seat)
            self._deeds.begin(seat)
            self.bots.seat(self.live, seat, lobby.levels(self.live.game)[0])

    def returned(self, person: int) -> None:
        """Somebody is back, and takes the seat from the bot at once."""
        seat = self.viewer(person)
        if seat is None:
            return
        self._misses.pop(seat, None)
        if seat in self.standing_in:
            self.standing_in.discard(seat)
            self.bots.free(seat)
            self.tell_table()
            self.tell_missed(person, self._deeds.take(seat))
            self.arm()

    # --- bots -----------------------------------------------------------------------------------------------------

    def _bot_looks(self, seat: int, turn: int) -> None:
        async def look() -> None:
            if self.live is None or not self.running:
                return
            if self.live.match.moment is None:
                self.bots.think(self.live, seat, turn)
            elif seat in self.bots.seated:
                self.bots.seated[seat].stop()  # there is nothing to think about: it looks when the moment is over

        self.put(look)

    def _bot_acts(self, seat: int, turn: int, move: Move | None, error: BaseException | None) -> None:
        async def act() -> None:
            seated = self.bots.seated.get(seat)
            if self.live is None or seated is None or seated.turn != turn or not self.running:
                return
            seated.stop()
            seated.idle = move is None and error is None
            if error is not None:
                self.around.trouble(self.state.number, error)
            await self._bot_move(seat, move, failed=error is not None)
            self.arm()

        self.put(act)

    async def _bot_move(self, seat: int, move: Move | None, failed: bool) -> None:
        live = self.live
        assert live is not None
        seated = self.bots.seated[seat]
        match = live.match
        if failed or seated.clumsy >= CLUMSY:
            seated.clumsy = 0
            if any(ask.held is None for ask in match.asks_of(seat)):
                await self._bots_enter(lambda at: match.skip(seat, at))
        elif move is not None:
            ask, value = move
            seated.clumsy += 1
            asked = self._deeds.asked(live, seat, ask)
            if await self._bots_enter(lambda at: match.answer(seat, value, ask, at)):
                seated.clumsy = 0
                self._deeds.note(seat, asked, value)

    async def _bots_see(self) -> None:
        """A moment is for people: it waits for no bot, nor for whoever is played by one."""
        live = self.live
        if live is None or not self.running or live.match.moment is None:
            return
        match = live.match
        asks = [ask for ask in match.asks if ask.seat in self.bots.seated]

        def see(at: float) -> None:
            for ask in asks:
                match.answer(ask.seat, ask.form.fallback(), ask.number, at)

        if asks:
            await self._bots_enter(see)

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
            self.around.trouble(self.state.number, error)
            await self.storage_failed()
        return False

    # --- talk -----------------------------------------------------------------------------------------------------

    async def _mind_talk(self) -> None:
        """Where people talk by voice and tap nothing, bots say that they have not heard it."""
        live = self.live
        assert live is not None
        talking = self._people_talk()
        if live.match.moment is not None:
            return  # nobody talks into it
        unsaid = all(line.person is not None for line in live.lines)  # once a match is enough
        if self._talking and not talking and not self._talked and unsaid:
            bots = [index for index, seat in enumerate(self.state.seats) if seat.bot]
            bot = next((index for index in bots if live.match.asks_of(index)), None)  # one that still plays
            if bot is not None:
                text = self.words(self.state.settings.language)("bot-did-not-hear")
                await self.say(Line("table", None, bot, text))
        if not talking:
            self._talked = False
        self._talking = talking

    def _people_talk(self) -> bool:
        """Whether people may say something by voice now that bots would hear in taps."""
        live = self.live
        if live is None or self.state.settings.sitting not in SPOKEN:
            return False
        talk = live.game.game.TALK
        people = {index for index, seat in enumerate(self.state.seats) if seat.person is not None}
        return any(ask.key in talk and ask.seat in people for ask in (*live.match.asks, *live.match.offers))


def void(value: object) -> None:
    """Only what it does counts."""
