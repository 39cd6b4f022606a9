"""Everything that «Пассажиры» tells, and what it counts at the end: each event declared once."""

from __future__ import annotations

from lichina.kernel import SOME, Amount, Card, Place, Seat, Tale, Word

EVENTS = (
    Tale("dealt", SOME, reveals=True, seat=Seat, side=Word, cards=tuple[Card, ...]),
    Tale("round-begins", spoken=True, chapter=True, round=Amount, seat=Seat),
    Tale("gifts-laid", set=Word),
    Tale("mystery-placed", news=True, seat=Seat, cell=Place),
    Tale("said-saw", said=True, news=True, seat=Seat, cell=Place, target=Seat | None, what=Word, tone=Word),
    Tale("placed", reveals=True, news=True, seat=Seat, cell=Place, gift=Card, votes=Amount),
    Tale("you-placed", SOME, reveals=True, face=Card, cell=Place),
    Tale("gift", moment=0.75, seat=Seat, gift=Card),
    Tale("peeked", news=True, seat=Seat, cell=Place, target=Seat | None),
    Tale("saw", SOME, reveals=True, news=True, cell=Place, face=Card),
    Tale("chosen", reveals=True, news=True, seat=Seat, targets=tuple[Seat, ...]),
    Tale("hand-shown", reveals=True, news=True, seat=Seat, target=Seat),
    Tale("shown", SOME, reveals=True, news=True, seat=Seat, target=Seat, face=Card),
    Tale("masked", spoken=True, news=True, seat=Seat, colour=Word, cell=Place),
    Tale("discussion-begins", spoken=True),
    Tale("said-am", said=True, news=True, seat=Seat, side=Word, tone=Word),
    Tale("voted", reveals=True, pairs=dict[Seat, Word]),
    Tale(
        "sailed",
        moment=2,
        reveals=True,
        spoken=True,
        round=Amount,
        boat=Word,
        how=Word,
        seat=Seat,
        raven=Amount,
        wolf=Amount,
    ),
    Tale("turned-up", reveals=True, spoken=True, news=True, seat=Seat, cell=Place, face=Card),
    Tale("swapped", news=True, seat=Seat, cell=Place, goal=Place),
    Tale("said-placed", said=True, news=True, seat=Seat, what=Word, tone=Word),
    Tale("silenced", spoken=True, news=True, seat=Seat, targets=tuple[Seat, ...]),
    Tale("said-think", said=True, news=True, seat=Seat, target=Seat, side=Word, tone=Word),
    Tale("fizzled", spoken=True, news=True, seat=Seat, gift=Card),
    Tale("said-send", said=True, news=True, seat=Seat, boat=Word, how=Word, tone=Word),
    Tale("ashore", moment=1.5, spoken=True, chapter=True),
    Tale("landed", reveals=True, round=Amount, boat=Word, cards=tuple[Card, ...]),
    Tale("scored", moment=1.5, reveals=True, guides=Amount, smugglers=Amount, jaster=float | None),
    Tale("said-hand", said=True, news=True, seat=Seat, what=Word, tone=Word),
    Tale("vote-taken", news=True, seat=Seat, target=Seat),
    Tale("coin", spoken=True, news=True, seat=Seat, target=Seat),
    Tale("fellows", SOME, reveals=True, seats=tuple[Seat, ...]),
    Tale("votes-gained", news=True, seat=Seat, count=Amount),
    Tale("named", reveals=True, spoken=True, news=True, target=Seat, colour=Word),
    Tale("coloured", reveals=True, spoken=True, news=True, cell=Place, colour=Word),
    Tale("vote-given", news=True, seat=Seat, target=Seat),
    Tale("votes-swapped", spoken=True, news=True, seat=Seat, targets=tuple[Seat, ...]),
    Tale("whirled", spoken=True, news=True, seat=Seat, boat=Word, way=Word),
    Tale("traded", reveals=True, spoken=True, news=True, seat=Seat, target=Seat),
    Tale("traded-cards", SOME, reveals=True, news=True, seat=Seat, target=Seat, gave=Word, got=Word),
    Tale("counted", reveals=True, spoken=True, news=True, seat=Seat, boat=Word, colour=Word, count=Amount),
    Tale("set-chosen", reveals=True, news=True, set=Word, pairs=dict[Seat, Word]),
    Tale("moved", news=True, seat=Seat, cell=Place, goal=Place),
    Tale(
        "lore",
        reveals=True,
        spoken=True,
        news=True,
        seat=Seat,
        colour=Word,
        seats=tuple[Seat, ...],
        targets=tuple[Seat, ...],
    ),
    Tale("jaster-helped", spoken=True, how=Word, points=Amount),
    Tale("opener", spoken=True, news=True, seat=Seat, target=Seat),
    Tale("open-voted", reveals=True, spoken=True, news=True, seat=Seat, boat=Word),
)

FACTS = (
    Tale("ferried", souls=Amount, demons=Amount),
    Tale("untruths", seat=Seat, count=Amount),
    Tale("peeks", seat=Seat, count=Amount),
    Tale("by-coin", count=Amount),
)

AWARDS = (
    Tale("liar", seat=Seat, count=Amount),
    Tale("suspected", seat=Seat, count=Amount),
    Tale("reader", seat=Seat, count=Amount),
    Tale("honest", seat=Seat, count=Amount),
    Tale("unsuspected", seat=Seat),
    Tale("jester", seat=Seat),
    Tale("coin", seat=Seat, round=Amount, boat=Word),
    Tale("alone", seat=Seat, round=Amount, boat=Word),
    Tale("fist", seat=Seat, round=Amount, count=Amount, boat=Word),
    Tale("ferryman", seat=Seat, count=Amount),
    Tale("smuggler", seat=Seat, count=Amount),
    Tale("peeker", seat=Seat, count=Amount),
)

TURNS = (
    Tale("cast", guides=tuple[Seat, ...], smugglers=tuple[Seat, ...], fool=Seat | None),
    Tale(
        "sailed",
        round=Amount,
        boat=Word,
        seat=Seat | None,
        more=Amount,
        fewer=Amount,
        souls=Amount,
        demons=Amount,
    ),
    Tale("end", side=Word, guides=Amount, smugglers=Amount, reason=Word),
)

ABOUT = {"seat": Seat, "gift": Card}
"""What the fields stand for that questions are about."""
