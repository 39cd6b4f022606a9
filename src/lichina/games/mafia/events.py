"""Everything that «Мафия» tells, and what it counts at the end: each event declared once."""

from __future__ import annotations

from lichina.kernel import NOBODY, SOME, Amount, Card, Seat, Tale, Word

from .roles import ASKS

EVENTS = (
    Tale("dealt", SOME, seat=Seat, card=Card),
    Tale("deck", deck=dict[Card, Amount]),
    Tale("introduction", chapter=True),
    Tale("room", SOME, reveals=True, gang=Word, seats=tuple[Seat, ...]),
    Tale("day", chapter=True, day=Amount),
    Tale("hand", reveals=True, seat=Seat, target=Seat),
    Tale("abstained", reveals=True, seat=Seat),
    Tale("voted-out", reveals=True, spoken=True, news=True, moment=1.5, seat=Seat, card=Card),
    Tale("night", chapter=True, night=Amount),
    Tale("pointed", SOME, reveals=True, gang=Word, seat=Seat, target=Seat),
    Tale("held-fire", SOME, reveals=True, gang=Word, seat=Seat),
    Tale("aimed", SOME, reveals=True, news=True, gang=Word, target=Seat),
    Tale("struck", NOBODY, target=Seat, cause=Word),
    Tale("checked", SOME, reveals=True, news=True, night=Amount, target=Seat, answer=Word),
    Tale("morning", reveals=True, spoken=True, news=True, moment=1.5, night=Amount, dead=tuple[Seat, ...]),
    Tale("killed", reveals=True, spoken=True, news=True, seat=Seat, card=Card),
    Tale("heir", SOME, reveals=True, news=True, gang=Word, seat=Seat),
    Tale("said-found", said=True, news=True, seat=Seat, night=Amount, target=Seat, answer=Word, tone=Word),
    Tale(
        "accused",
        said=True,
        news=True,
        seat=Seat,
        target=Seat,
        grounds=Word,
        number=Amount,
        whom=Seat | None,
        card=Card | None,
        tone=Word,
    ),
    Tale("claimed", said=True, news=True, seat=Seat, role=Card, tone=Word),
    Tale("defended", said=True, news=True, seat=Seat, target=Seat, grounds=Word, number=Amount, tone=Word),
    Tale("greeted", said=True, seat=Seat, mood=Word, tone=Word),
    Tale("questioned", said=True, seat=Seat, target=Seat, about=Word, tone=Word),
    Tale("replied", said=True, seat=Seat, target=Seat, reply=Word, tone=Word),
    Tale("relented", said=True, seat=Seat, target=Seat, tone=Word),
    Tale("intended", said=True, seat=Seat, target=Seat, tone=Word),
    Tale("no-shot", NOBODY, gang=Word),
    Tale("nobody-out", reveals=True, spoken=True, news=True, moment=1),
    Tale("unmasked", reveals=True, moment=1.5, cards=dict[Seat, Card]),
    Tale("tied", reveals=True, spoken=True, news=True, moment=1, seats=tuple[Seat, ...]),
    Tale("silenced", NOBODY, seat=Seat, targets=tuple[Seat, ...]),
    Tale("void-ballot", NOBODY, gang=Word, seat=Seat, target=Seat, reason=Word),
    Tale("spared", NOBODY, target=Seat, cause=Word, reason=Word, seat=Seat),
    Tale("infected", SOME, reveals=True, news=True, seats=tuple[Seat, ...], players=tuple[Seat, ...]),
    Tale("said-saw", said=True, news=True, seat=Seat, night=Amount, target=Seat, answer=Word, tone=Word),
    Tale("advised", SOME, reveals=True, seat=Seat, target=Seat),
    Tale("judged", SOME, reveals=True, news=True, night=Amount, target=Seat, answer=Word),
    Tale("weighed", NOBODY, seat=Seat, target=Seat),
    Tale("said-compared", said=True, news=True, seat=Seat, targets=tuple[Seat, ...], answer=Word, tone=Word),
    Tale("exposed", SOME, reveals=True, news=True, gang=Word, seat=Seat),
    Tale("compared", SOME, reveals=True, news=True, night=Amount, targets=tuple[Seat, ...], answer=Word),
    Tale("jailed", reveals=True, spoken=True, news=True, moment=1, seats=tuple[Seat, ...]),
    Tale("freed", reveals=True, spoken=True, news=True, seats=tuple[Seat, ...]),
    Tale("misled", NOBODY, seat=Seat, targets=tuple[Seat, ...], reason=Word, truth=Word),
    Tale("no-answer", SOME, reveals=True, news=True, night=Amount, target=Seat),
    Tale("no-answer-pair", SOME, reveals=True, news=True, night=Amount, targets=tuple[Seat, ...]),
    Tale("raised", reveals=True, seat=Seat, voters=tuple[Seat, ...]),
    Tale("cured", SOME, reveals=True, news=True, seat=Seat),
    *(Tale(ask.told, NOBODY, seat=Seat, target=Seat, void=Word | None) for ask in ASKS if ask.told),
)

FACTS = (
    Tale("length", days=Amount, nights=Amount),
    Tale("quiet", nights=Amount, quiet=Amount),
    Tale("shots", shots=Amount, missed=Amount),
    Tale("checks", checks=Amount, lies=Amount),
    Tale("votes", votes=Amount, hits=Amount),
    Tale("aim", each=dict[Seat, str]),
    Tale("wronged", seats=tuple[Seat, ...], times=Amount),
    Tale("heals", heals=Amount, saved=Amount),
)

AWARDS = (
    Tale("saviour", seat=Seat, target=Seat, count=Amount),
    Tale("liar", seat=Seat, count=Amount),
    Tale("light", seat=Seat, target=Seat),
    Tale("traitor", seat=Seat, target=Seat),
    Tale("herald", seat=Seat, target=Seat),
    Tale("shot", seat=Seat, target=Seat, card=Card),
    Tale("loner", seat=Seat, card=Card, won=bool),
    Tale("scapegoat", seat=Seat, count=Amount),
    Tale("eye", seat=Seat, hits=Amount, votes=Amount),
    Tale("unseen", seat=Seat),
    Tale("standing", seat=Seat),
    Tale("victim", seat=Seat, night=Amount),
)

TURNS = (
    Tale("cast", mafia=tuple[Seat, ...], triads=tuple[Seat, ...]),
    Tale("loners", cards=dict[Seat, Card]),
    Tale("saved", night=Amount, reason=Word, seat=Seat, target=Seat),
    Tale("killed", night=Amount, dead=tuple[Seat, ...], card=Card | None),
    Tale("exile", day=Amount, seat=Seat, card=Card, right=bool),
    Tale("nobody", day=Amount),
    Tale("jailed", seats=tuple[Seat, ...]),
    Tale("end", side=Word, alive=Amount),
)

ABOUT = {"seat": Seat, "stage": Word, "half": Amount}
"""What the fields stand for that questions are about."""
