"""For whom everybody is seen to wait: where the rules let it be known, and nowhere else."""

from __future__ import annotations

from msgspec import Struct

from lichina.kernel import All, Ask, Game, Match, Next, Outcome, Pick, Steps, window


class Nothing(Struct, frozen=True):
    """There is nothing to see."""


class Village(Game):
    """A sealed vote, one whose answers may be changed, a window, a night, and a question that is nobody's business."""

    id = "village"
    PLAYERS = range(3, 4)
    RESTARTS = frozenset({"night"})
    AWAITED = frozenset({"vote", "react", "wake"})

    def setup(self) -> Next:
        return self.vote

    def asks(self, key: str) -> list[Ask[str]]:
        return [Ask(seat, key, Pick(["yes", "no"])) for seat in self.seats]

    def vote(self) -> Steps[Next]:
        yield All(self.asks("vote"))
        return self.show_of_hands

    def show_of_hands(self) -> Steps[Next]:
        yield All(self.asks("vote"), amend=True, limit=60)
        return self.reaction

    def reaction(self) -> Steps[Next]:
        yield from window(self.asks("react"), 5)
        return self.night

    def night(self) -> Steps[Next]:
        yield All([*self.asks("wake")[:2], Ask(2, "vote", Pick(["yes", "no"]))], limit=20)
        return self.whisper

    def whisper(self) -> Steps[Next]:
        yield All(self.asks("whisper"))
        return Outcome((), "over")

    def public(self) -> Nothing:
        return Nothing()

    def private(self, seat: int) -> Nothing:
        return Nothing()


def test_whoever_has_not_answered_a_declared_question_is_awaited_until_then() -> None:
    match = Match(Village, 3, 1)
    assert match.awaited == [0, 1, 2]
    match.answer(1, "yes")
    assert match.awaited == [0, 2]
    match.undo(1)
    assert match.awaited == [0, 1, 2]
    for seat in (2, 0, 1):
        match.answer(seat, "no")
    assert match.phase == "show_of_hands" and match.awaited == [0, 1, 2]
    match.answer(2, "yes")
    assert match.awaited == [0, 1]  # this answer may still be changed, and is given


def test_nobody_is_awaited_in_a_window_at_night_or_where_the_game_does_not_say_so() -> None:
    match = Match(Village, 3, 1)
    for _ in range(2):
        for seat in (0, 1, 2):
            match.answer(seat, "no")
    assert match.phase == "reaction" and len(match.asks) == 3
    assert match.awaited == []
    match.lapse()
    assert match.phase == "night" and len(match.asks) == 3
    assert match.awaited == []
    match.lapse()
    assert match.phase == "whisper" and len(match.asks) == 3
    assert match.awaited == []
