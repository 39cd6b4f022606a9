"""All that is told, and what questions are about."""

from __future__ import annotations

from typing import Any

from lichina.kernel import SOME, Amount, Card, Place, Seat, Tale, Word

EVENTS = (
    Tale("dealt", SOME, reveals=True, roles=tuple[Card, ...], loyalty=tuple[Card, ...], cards=tuple[Card, ...]),
    Tale("turn", chapter=True, seat=Seat),
    # looking and turning
    Tale("peeked", news=True, seat=Seat, target=Seat, spot=Place),
    Tale("saw", SOME, reveals=True, news=True, target=Seat, spot=Place, card=Card),
    Tale("role-revealed", moment=1, reveals=True, spoken=True, news=True, seat=Seat, card=Card),
    Tale("role-hidden", news=True, seat=Seat, card=Card),
    Tale("roles-swapped", spoken=True, news=True, seat=Seat, target=Seat),
    Tale("got-roles", SOME, reveals=True, news=True, cards=tuple[Card, ...]),
    Tale("leader", reveals=True, spoken=True, news=True, seat=Seat, team=Word),
    Tale("loyalty-revealed", moment=0.5, reveals=True, spoken=True, news=True, seat=Seat, spot=Place, card=Card),
    Tale("loyalty-hidden", news=True, seat=Seat, spot=Place, card=Card),
    Tale("loyalty-swapped", spoken=True, news=True, seat=Seat, target=Seat, spot=Place, other=Place),
    Tale("got-loyalty", SOME, reveals=True, news=True, spot=Place, card=Card),
    Tale("mixed-own", news=True, seat=Seat),
    Tale("mixed-loyalty", spoken=True, news=True, seats=tuple[Seat, ...]),
    Tale("inverted", spoken=True, news=True, on=bool),
    # weapons
    Tale("armed", news=True, seat=Seat, weapon=Card, targets=tuple[Seat, ...]),
    Tale("aimed", news=True, seat=Seat, weapon=Card, targets=tuple[Seat, ...]),
    Tale("aimed-anew", reveals=True, news=True, seat=Seat, weapon=Card, targets=tuple[Seat, ...]),
    Tale("jammed", news=True, seat=Seat, weapon=Card),
    Tale("dropped", news=True, seat=Seat, weapon=Card),
    Tale("seized", news=True, seat=Seat, target=Seat, weapon=Card),
    Tale("weapons-swapped", news=True, seat=Seat, target=Seat),
    Tale("shot", moment=0.5, spoken=True, news=True, seat=Seat, weapon=Card, targets=tuple[Seat, ...], way=Word),
    Tale("no-shot", news=True, seat=Seat, weapon=Card),
    # lives
    Tale("in-danger", seats=tuple[Seat, ...], how=Word),
    Tale("prevented", news=True, seat=Seat),
    Tale("hurt", spoken=True, news=True, seat=Seat, points=Amount, lives=Amount),
    Tale("healed", spoken=True, news=True, seat=Seat, lives=Amount),
    Tale(
        "died",
        moment=1.5,
        reveals=True,
        spoken=True,
        news=True,
        seat=Seat,
        roles=tuple[Card, ...],
        loyalty=tuple[Card, ...],
    ),
    Tale("teams", SOME, reveals=True, news=True, teams=dict[Seat, Word], again=bool),
    Tale("goes-on", reveals=True, spoken=True, news=True, seats=tuple[Seat, ...], again=bool),
    Tale("decided", reveals=True, spoken=True, news=True, decides=True, side=Word),
    Tale("revived", moment=1, spoken=True, news=True, seat=Seat, lives=Amount),
    Tale("unmasked", moment=1.5, reveals=True, decides=True, side=Word, teams=dict[Seat, Word]),
    # programs
    Tale(
        "played",
        reveals=True,
        spoken=True,
        news=True,
        seat=Seat,
        card=Card,
        targets=tuple[Seat, ...],
        words=tuple[Word, ...],
    ),
    Tale("countered", spoken=True, news=True, seat=Seat, card=Card),
    Tale("replayed", news=True, seat=Seat, card=Card),
    Tale("retrieved", news=True, seat=Seat, card=Card),
    Tale("drew", news=True, seat=Seat, count=Amount),
    Tale("drew-cards", SOME, reveals=True, cards=tuple[Card, ...]),
    Tale("replaced", news=True, seat=Seat),
    Tale("saw-program", SOME, reveals=True, news=True, target=Seat, card=Card),
    Tale("discarded", reveals=True, news=True, seat=Seat, count=Amount),
    Tale("discarded-cards", SOME, reveals=True, cards=tuple[Card, ...]),
    Tale("hidden-counted", reveals=True, seat=Seat, over=bool),
    Tale("taken-off", news=True, seat=Seat, card=Card),
    Tale("handed", news=True, seat=Seat, target=Seat, count=Amount),
    Tale("handed-cards", SOME, reveals=True, news=True, seat=Seat, target=Seat, cards=tuple[Card, ...]),
    Tale("programs-swapped", news=True, seat=Seat, target=Seat),
    Tale("got-program", SOME, reveals=True, news=True, card=Card),
    # what is known for certain
    Tale("answered", reveals=True, spoken=True, news=True, seat=Seat, target=Seat, team=Word, right=bool),
    Tale("listed", SOME, reveals=True, news=True, team=Word, seats=tuple[Seat, ...]),
    Tale("converting", spoken=True, news=True, seat=Seat, count=Amount),
    Tale("converted", SOME, reveals=True, news=True, seat=Seat, target=Seat),
    Tale("joins-the-fallen", spoken=True, news=True, seat=Seat),
    Tale("cured", reveals=True, spoken=True, news=True, seat=Seat),
    # what people say
    Tale("said-am", said=True, news=True, seat=Seat, team=Word, tone=Word),
    Tale("said-card", said=True, news=True, seat=Seat, target=Seat, spot=Place, card=Card, tone=Word),
    Tale("said-shoot", said=True, news=True, seat=Seat, target=Seat, tone=Word),
    Tale("said-spare", said=True, news=True, seat=Seat, target=Seat, tone=Word),
    Tale("said-have", said=True, news=True, seat=Seat, card=Card, tone=Word),
    Tale("said-have-not", said=True, news=True, seat=Seat, card=Card, tone=Word),
    Tale("said-trust", said=True, news=True, seat=Seat, tone=Word),
)

FACTS = (
    Tale("length", turns=Amount, dead=Amount),
    Tale("peeks", seat=Seat, count=Amount),
    Tale("joined", count=Amount),
)

AWARDS = (
    Tale("turncoat", seat=Seat, team=Word),
    Tale("phoenix", seat=Seat),
    Tale("saviour", seat=Seat, target=Seat, count=Amount),
    Tale("friendly", seat=Seat, target=Seat),
    Tale("counter", seat=Seat, target=Seat, card=Card),
    Tale("killer", seat=Seat, count=Amount),
    Tale("liar", seat=Seat, count=Amount, team=Word),
    Tale("steady", seat=Seat, count=Amount),
    Tale("survivor", seat=Seat, count=Amount),
    Tale("pacifist", seat=Seat),
    Tale("busybody", seat=Seat, count=Amount),
    Tale("target", seat=Seat, count=Amount),
    Tale("peeker", seat=Seat, count=Amount),
    Tale("victim", seat=Seat, turn=Amount),
)

TURNS = (
    Tale("cast", humans=tuple[Seat, ...], machines=tuple[Seat, ...], outcasts=tuple[Seat, ...]),
    Tale("joined", legion=tuple[Seat, ...], fallen=tuple[Seat, ...]),
    Tale("killed", turn=Amount, seat=Seat | None, target=Seat, card=Card | None, role=Card),
    Tale("revived", seat=Seat),
    Tale("leader", seat=Seat, team=Word),
    Tale("end", side=Word, alive=Amount, turns=Amount),
)

ABOUT: dict[str, Any] = {
    "seat": Seat,
    "target": Seat,
    "spot": Place,
    "card": Card,
    "weapon": Card,
    "points": Amount,
}

AWAITED = frozenset({
    "turn", "answer", "aim", "lay-down", "discard", "cover", "give",
    "malfunction", "selfie_gun", "adventurer_bot", "defragmentation", "dealing_newbie", "hidden_camera", "armor_bot",
    "photographer", "grunwald", "grunwald-give", "paramedic", "sniper", "waitress", "waitress-steal", "seeker", "fixer",
    "invisible", "trespassers_w", "bounty_hunter", "joke", "brainless-loyalty", "brainless-role", "brainless-damage",
    "mercenary", "executor", "executor-retrieve", "unit_010011012", "virus", "virus-other", "sleeper", "collector",
    "thief", "lightbringer", "watson-open", "watson-discard", "fortune_teller", "mole", "white_rabbit", "seer-loyalty",
    "seer-role", "mind_eater", "ono", "human_leader_b",
})  # fmt: skip
"""Of these questions everybody may see who has not answered yet: they come of what lies open on the table."""
