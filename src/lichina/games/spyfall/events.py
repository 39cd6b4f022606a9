"""Everything that «Находка для шпиона» tells, and what it counts at the end: each event declared once."""

from __future__ import annotations

from lichina.kernel import SOME, Amount, Card, Place, Seat, Tale, Word

EVENTS = (
    Tale("round-begins", spoken=True, chapter=True, round=Amount, rounds=Amount, seat=Seat),
    Tale("dealt", SOME, reveals=True, seat=Seat, card=Card, ally=bool),
    Tale("questions-begin", spoken=True, seat=Seat, minutes=Amount),
    Tale("hurry", spoken=True, seconds=Amount),
    Tale(
        "asked",
        reveals=True,
        said=True,
        seat=Seat,
        target=Seat,
        about=Word,
        line=Word | None,
        text=str | None,
        lasso=bool,
        manner=Word | None,
    ),
    Tale("time-up", spoken=True),
    Tale(
        "said-suspect",
        said=True,
        seat=Seat,
        target=Seat,
        grounds=Word,
        about=Word | None,
        how=Word,
        tone=Word,
    ),
    Tale("said-trust", said=True, seat=Seat, target=Seat, tone=Word),
    Tale("said-relent", said=True, seat=Seat, target=Seat, tone=Word),
    Tale("said-who", said=True, seat=Seat, target=Seat, tone=Word),
    Tale("said-why", said=True, seat=Seat, target=Seat, tone=Word),
    Tale("said-know", said=True, seat=Seat, tone=Word),
    Tale("said-joked", said=True, seat=Seat, about=Word, tone=Word),
    Tale("pointed", moment=1.5, reveals=True, decides=True, pairs=dict[Seat, Seat | Word]),
    Tale(
        "round-over",
        moment=2,
        reveals=True,
        reason=Word,
        bag=Place,
        cards=dict[Seat, Card],
        seat=Seat | None,
        target=Seat | None,
        points=dict[Seat, Amount],
    ),
    Tale(
        "answered",
        reveals=True,
        said=True,
        seat=Seat,
        target=Seat,
        reply=Word,
        lasso=bool,
        about=Word | None,
        line=Word | None,
        text=str | None,
        manner=Word | None,
    ),
    Tale("accused", moment=0.75, spoken=True, seat=Seat, target=Seat, line=Word),
    Tale(
        "verdicts",
        moment=1.5,
        reveals=True,
        decides=True,
        news=True,
        target=Seat,
        voters=tuple[Seat, ...],
        seats=tuple[Seat, ...],
    ),
    Tale("showed", reveals=True, spoken=True, decides=True, seat=Seat, card=Card),
    Tale("accusation-failed", reveals=True, spoken=True, news=True, seat=Seat, target=Seat),
    Tale("guessed", moment=1.5, reveals=True, spoken=True, decides=True, seat=Seat, place=Place, right=bool, line=Word),
    Tale("power-dealt", SOME, reveals=True, seat=Seat, power=Card),
    Tale("saw-power", SOME, reveals=True, seat=Seat, target=Seat, power=Card),
    Tale("powers-shown", reveals=True, powers=dict[Seat, Card]),
    Tale("applauded", reveals=True, spoken=True, pairs=dict[Seat, Seat | Word], winners=tuple[Seat, ...]),
    Tale("power-opened", reveals=True, spoken=True, news=True, seat=Seat, power=Card),
    Tale("passed-on", spoken=True, news=True, seat=Seat, target=Seat),
    Tale("ally-pointed", moment=1, reveals=True, decides=True, pairs=dict[Seat, Seat | Word]),
    Tale("madness-called", moment=0.75, spoken=True, seat=Seat, line=Word),
    Tale(
        "madness-voted",
        moment=1,
        reveals=True,
        decides=True,
        news=True,
        seat=Seat,
        voters=tuple[Seat, ...],
        seats=tuple[Seat, ...],
        passed=bool,
    ),
    Tale("shielded", moment=1, reveals=True, spoken=True, news=True, seat=Seat),
    Tale("overridden", reveals=True, spoken=True, decides=True, news=True, seat=Seat),
    Tale("time-changed", spoken=True, news=True, seat=Seat, seconds=Amount, how=Word),
    Tale("joked", moment=1.5, reveals=True, spoken=True, decides=True, seat=Seat, right=bool, line=Word),
)

FACTS = (
    Tale("spies", rounds=Amount, caught=Amount, named=Amount),
    Tale("accused", seat=Seat, count=Amount),
    Tale("asked-most", seat=Seat, count=Amount),
    Tale("applause", seat=Seat, count=Amount),
)

AWARDS = (
    Tale("ears", seat=Seat, place=Place, round=Amount, questions=Amount),
    Tale("miss", seat=Seat, place=Place, round=Amount),
    Tale("shadow", seat=Seat, round=Amount),
    Tale("eye", seat=Seat, target=Seat, round=Amount),
    Tale("finger", seat=Seat, target=Seat, round=Amount),
    Tale("reason", seat=Seat, target=Seat),
    Tale("nose", seat=Seat, round=Amount, reason=Word),
    Tale("blamed", seat=Seat, count=Amount),
    Tale("hasty", seat=Seat, target=Seat, count=Amount),
    Tale("agent", seat=Seat, count=Amount),
    Tale("actor", seat=Seat, count=Amount),
    Tale("round", seat=Seat, round=Amount, points=Amount),
    Tale("questioned", seat=Seat, count=Amount),
)

TURNS = (
    Tale("round", round=Amount, reason=Word, bag=Place, seat=Seat | None, target=Seat | None),
    Tale("end", seats=tuple[Seat, ...], points=Amount),
)

ABOUT = {"seat": Seat, "target": Seat, "about": Word, "line": Word | None, "text": str | None, "lasso": bool}
"""What the fields stand for that questions are about."""
