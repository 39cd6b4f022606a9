"""Write what a rulebook lists (`content/*.toml` of a game) into the client and into the documents.

A table of a document stands between `<!-- table: name -->` and `<!-- end of table -->`.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from lichina.games.colonies import Colonies, wording
from lichina.games.colonies import box as winter
from lichina.games.colonies.options import Choices as ColonyChoices
from lichina.games.doomsday import box as bunker
from lichina.games.doomsday.options import Choices as BunkerChoices
from lichina.games.mafia import box, roles
from lichina.games.mafia.options import Choices
from lichina.games.mafia.powers import wakes_with
from lichina.games.mafia.state import MODERATED_SECONDS
from lichina.games.passengers import box as river
from lichina.games.passengers.gifts import asks
from lichina.games.spyfall import Spyfall, powers
from lichina.games.spyfall import box as bags
from lichina.registry import find
from lichina.words import LANGUAGES, Words

ROOT = Path(__file__).resolve().parent.parent
HEADER = "// generated, do not edit: make types\n"
TABLE = re.compile(r"(?<=<!-- table: )(\w+) -->\n.*?(?=<!-- end of table -->)", re.DOTALL)
WORDS = "Readonly<Record<string, string>>"


# --- in TypeScript ----------------------------------------------------------------------------------------------------


def literal(value: Any) -> str:
    """A value as it stands in TypeScript."""
    if isinstance(value, Mapping):
        return f"{{ {', '.join(_fields(value))} }}"
    return json.dumps(value, ensure_ascii=False)


def _fields(value: Mapping[str, Any]) -> list[str]:
    return [f"{name if name.isidentifier() else literal(name)}: {literal(one)}" for name, one in value.items()]


def constant(name: str, value: Any, why: str, kind: str = "") -> str:
    """A constant of the client, a line for each of its parts; without a `kind` its type is what it is."""
    typed, fixed = (f": {kind}", "") if kind else ("", " as const")
    if isinstance(value, Mapping):
        written = f"{{\n{''.join(f'  {field},{chr(10)}' for field in _fields(value))}}}{fixed}"
    elif isinstance(value, tuple):
        written = f"[\n{''.join(f'  {literal(one)},{chr(10)}' for one in value)}]{fixed}"
    else:
        written = literal(value)
    return f"/** {why} */\nexport const {name}{typed} = {written};\n"


def mafia_constants() -> str:
    """What the client needs to know of the cards and the night of Mafia."""
    cards = tuple({"id": role.id, "side": role.side, "box": role.box} for role in roles.ROLES.values())
    first = tuple(call.id for call in roles.CALLS if call.half == 1)
    doers = {ask.id: ask.of for ask in roles.ASKS if ask.of in roles.ROLES}
    blocks = (
        f"export type Side = {' | '.join(literal(side) for side in roles.SIDES)};\n",
        constant("SIDES", roles.SIDES, "The sides, in the order in which they are listed.", "readonly Side[]"),
        constant("MAFIA_ROLES", cards, "Every card: whose side it is on, and how many of it the box holds."),
        'export type Role = (typeof MAFIA_ROLES)[number]["id"];\n',
        constant(
            "ORDINARY",
            {gang.id: gang.ordinary for gang in roles.GANGS.values()},
            "For each gang, the card of its ordinary members.",
            WORDS,
        ),
        constant(
            "GUESTS",
            tuple(wakes_with),
            "The cards that wake with a gang without belonging to it.",
            "readonly string[]",
        ),
        constant("NIGHT_ORDER", roles.ORDER, "Who is called at night, in this order: roles, and the two gangs."),
        constant(
            "CALLED_FIRST", first, "Who is called in the first half; the others in the second.", "readonly string[]"
        ),
        constant(
            "AT_NIGHT", tuple(ask.id for ask in roles.ASKS), "Everything that is asked at night.", "readonly string[]"
        ),
        constant("DOERS", doers, "Whose card an order of the night belongs to.", WORDS),
        constant("NIGHT", Choices().night, "How many seconds a night lasts where the table has not chosen otherwise."),
        constant("HOUR", MODERATED_SECONDS, "How many seconds a stage lasts at most where a person moderates."),
    )
    return "\n".join((HEADER, *blocks))


def passengers_constants() -> str:
    """What the client needs to know of the box of Passengers."""
    cards = tuple({"id": card.id, "kind": card.kind, "colour": card.colour} for card in river.PASSENGERS.values())
    casts = {
        str(cast.players): {**{side: getattr(cast, side) for side in river.SIDES}, "fixed": cast.fixed}
        for cast in river.CASTS.values()
    }
    blocks = (
        f"export type Side = {' | '.join(literal(side) for side in river.SIDES)};\n",
        constant("SIDES", river.SIDES, "The sides, in the order in which they are listed.", "readonly Side[]"),
        constant(
            "CASTS",
            casts,
            "By the number of players, how many of each side there are, and Jaster's points.",
            "Readonly<Record<number, Readonly<Record<Side, number> & { fixed: number | null }>>>",
        ),
        constant("GAZE", river.GAZE, "The fewest players with whom smugglers know each other."),
        constant("COLOURS", river.COLOURS, "The colours of passengers and masks."),
        constant(
            "PASSENGERS",
            cards,
            "Every passenger as it is printed.",
            "readonly { id: string; kind: string; colour: string }[]",
        ),
        constant("BOATS", river.BOATS, "The two boats of a round."),
        constant("WIDTH", river.WIDTH, "Seats in a boat."),
        constant("ROUNDS", river.ROUNDS, "Rounds of a match."),
        constant(
            "SETS",
            river.SETS,
            "The gifts of each set by their numbers: a set can be looked at before it is chosen.",
            "Readonly<Record<string, readonly string[]>>",
        ),
        constant(
            "DOES",
            {gift.id: gift.does for gift in river.GIFTS.values()},
            "Every gift, and what it does to what is chosen for it, where that can be said in a word.",
            "Readonly<Record<string, string | null>>",
        ),
        constant(
            "SILENT",
            tuple(gift for gift in river.GIFTS if not asks(gift)),
            "The gifts that ask nothing before they have their effect.",
            "readonly string[]",
        ),
        constant("CHOICE", river.CHOICE, "The sets that can be chosen from.", "readonly string[]"),
    )
    return "\n".join((HEADER, *blocks))


def spyfall_constants() -> str:
    """What the client needs to know of the box of Spyfall."""
    mixing = tuple(name for name, mode in Spyfall.MODES.items() if mode.options.get("madness"))
    blocks = (
        constant("SPY", bags.SPY, "The card of whoever does not know the place."),
        constant("JOKE", bags.JOKE, "The bag of spies."),
        constant("MIXED", bags.MIXED, "A bag in which everybody is somewhere else."),
        constant("MIXING", mixing, "The modes in which there are mixed bags.", "readonly string[]"),
        constant("POWERS", bags.POWERS, "Every power.", "readonly string[]"),
        constant("EXTRA", bags.EXTRA, "How many places a pack needs for the mixed bags."),
        constant(
            "HURRY", bags.HURRY_SECONDS, "Seconds before the end at which everybody hears that the time is nearly up."
        ),
        constant("LEAST", bags.LEAST, "The fewest places of an own pack."),
        constant("MOST", bags.MOST, "The most places of an own pack."),
        constant("LONGEST", bags.LONGEST, "The most letters in the name of an own place."),
        constant("ENOUGH", bags.ENOUGH, "The fewest traits of an own place."),
        constant("MANY", bags.MANY, "The most traits of an own place."),
    )
    return "\n".join((HEADER, *blocks))


def doomsday_constants() -> str:
    """What the client needs to know of the box of Doomsday."""
    roles = {one.id: {"symbol": one.symbol, "always": one.always, "pool": one.pool} for one in bunker.ROLES.values()}
    programs = {
        one.id: {"when": one.when, "kind": one.kind, "team": one.team, "weight": one.weight}
        for one in bunker.PROGRAMS.values()
    }
    loyalty = {one.id: {"team": one.team, "weight": one.weight} for one in bunker.LOYALTY.values()}
    blocks = (
        f"export type Team = {' | '.join(literal(team) for team in bunker.TEAMS)};\n",
        constant("TEAMS", bunker.TEAMS, "The teams, in the order in which they are listed.", "readonly Team[]"),
        constant("SYMBOLS", bunker.SYMBOLS, "The teams that cards count for.", "readonly Team[]"),
        constant(
            "ROLES",
            roles,
            "Every role: what it counts for, the team that its holder always has, and how it comes into play.",
            "Readonly<Record<string, { symbol: Team; always: Team | null; pool: string }>>",
        ),
        constant(
            "PROGRAMS",
            programs,
            "Every program: when it is played, what becomes of it, and whom a hidden one counts for.",
            "Readonly<Record<string, { when: string; kind: string; team: Team | null; weight: number }>>",
        ),
        constant(
            "LOYALTY",
            loyalty,
            "Every loyalty card, and how much it counts for its team.",
            "Readonly<Record<string, { team: Team; weight: number }>>",
        ),
        constant("WEAPONS", tuple(bunker.WEAPONS), "The weapons.", "readonly string[]"),
        constant("LIVES", bunker.LIMITS["lives"], "The lives that everybody begins with."),
        constant("WINDOW", BunkerChoices().window, "Seconds to answer where the table has not chosen otherwise."),
        constant("ROUNDS", BunkerChoices().stalemate_rounds, "Rounds without a death until the match is drawn."),
    )
    return "\n".join((HEADER, *blocks))


def colonies_constants() -> str:
    """What the client needs to know of the box of Warring Colonies."""
    survivors = {
        one.id: {"influence": one.influence, "attack": one.attack, "search": one.search}
        for one in winter.SURVIVORS.values()
    }
    town = {one.id: {"room": one.room, "spaces": one.spaces} for one in winter.TOWNS.values()}
    groups = {card: group for group, cards in Colonies.CARDS.items() for card in cards}
    blocks = (
        constant(
            "SURVIVORS",
            survivors,
            "Every survivor: influence, and the lowest dice for an attack and a search.",
            "Readonly<Record<string, { influence: number; attack: number; search: number }>>",
        ),
        constant("KINDS", winter.KINDS, "The symbols of items."),
        constant("ITEMS", winter.KIND, "Every item and its symbol.", WORDS),
        constant("GROUPS", groups, "Every card, and the group that it is listed in.", WORDS),
        constant(
            "TOWN",
            town,
            "The places of the town by their numbers: room inside, and spaces before the entrance.",
            "Readonly<Record<string, { room: number; spaces: number }>>",
        ),
        constant("COLONIES", winter.COLONIES, "The two colonies."),
        constant("ENTRANCES", winter.LIMITS["entrances"], "How many entrances a colony has."),
        constant("SPACES", winter.LIMITS["spaces"], "How many spaces each of them has."),
        constant("NOISE", winter.LIMITS["noise"], "The most noise at a place."),
        constant("MORALE", winter.LIMITS["morale"], "The most morale of a colony."),
        constant(
            "ACCEPTS",
            {one.id: one.accepts for one in winter.CRISES.values()},
            "The symbols that count against each crisis.",
            "Readonly<Record<string, readonly string[]>>",
        ),
        constant(
            "TACTICS",
            {one.id: one.strength for one in winter.TACTICS.values()},
            "Every tactic, and how strong it makes by itself.",
            "Readonly<Record<string, number>>",
        ),
        constant("GLASS", ColonyChoices().glass, "Seconds of the glass where the table has not chosen otherwise."),
    )
    return "\n".join((HEADER, *blocks))


def colonies_lines(language: str) -> str:
    """The texts of all cards of Warring Colonies, put together of what their rows say."""
    words = Words(language, winter.CONTENT.parent / "locale", strict=True)
    cards = (card for group in Colonies.CARDS.values() for card in group)
    return f"### generated, do not edit: make types\n\n{wording.lines(words, cards)}"


# --- in the documents -------------------------------------------------------------------------------------------------


def table(head: Iterable[str], lines: Iterable[Iterable[Any]]) -> str:
    """A table as a document has it."""
    top = list(head)
    written = [top, ["---"] * len(top), *([str(cell) for cell in line] for line in lines)]
    return "".join(f"|{'|'.join(f' {cell} ' if cell != '---' else cell for cell in line)}|\n" for line in written)


def with_tables(page: str, tables: Mapping[str, str]) -> str:
    """A page with its tables written anew; every table has its place, and every place its table."""
    places = TABLE.findall(page)
    if sorted(places) != sorted(tables):
        raise ValueError(f"the page has places for {sorted(places)}, and there are the tables {sorted(tables)}")
    return TABLE.sub(lambda place: f"{place[1]} -->\n{tables[place[1]]}", page)


def said(game: str, key: str, language: str = "en") -> str:
    """A text of a game as its players read it."""
    return find(game).words(language)(key)


def called(game: str, card: str) -> str:
    """What a card is called in both languages."""
    return ", ".join(said(game, f"card-{card}", language) for language in ("en", "ru"))


def mafia_tables() -> dict[str, str]:
    """The tables of the page about Mafia."""
    starts = (box.PLAYERS.start, *(cap.players + 1 for cap in box.CAPS))
    return {
        "caps": table(
            ("players", *(f"{low}–{cap.players}" for low, cap in zip(starts, box.CAPS, strict=False))),
            [("criminals, at most", *(cap.criminals for cap in box.CAPS))],
        ),
        "roles": table(
            ("id", "name", "side", "in the box", "what its holder reads"),
            (
                (f"`{role.id}`", called("mafia", role.id), role.side, role.box, said("mafia", f"role-{role.id}"))
                for role in roles.ROLES.values()
            ),
        ),
        "even": table(
            ("players", "cards, and the checker", "from"),
            ((deck.players, _cards(deck.cards), deck.source) for deck in box.EVEN.values()),
        ),
    }


def passengers_tables() -> dict[str, str]:
    """The tables of the page about Passengers."""
    casts = river.CASTS.values()
    return {
        "casts": table(
            ("players", "guides", "smugglers", "Jaster", "passengers in a boat, at most", "Jaster's points"),
            (
                (one.players, one.guides, one.smugglers, one.jaster or "–", one.cap or "`boat_cap`", one.fixed or "–")
                for one in casts
            ),
        ),
        "boats": table(
            ("round", "boat", *range(1, river.WIDTH + 1)),
            (
                (
                    boat.round,
                    boat.boat,
                    *(f"{gift}:{votes}" for gift, votes in zip(boat.gifts, boat.votes, strict=True)),
                )
                for boat in river.LAID
            ),
        ),
        **{
            f"gifts_{name}": table(
                ("", "id", "name", "what its holder reads"),
                (
                    (number, f"`{gift}`", called("passengers", gift), said("passengers", f"gift-{gift}"))
                    for number, gift in enumerate(gifts)
                ),
            )
            for name, gifts in river.SETS.items()
        },
    }


def spyfall_tables() -> dict[str, str]:
    """The tables of the page about Spyfall; an ending is said there as the players read it."""
    starts = (bags.PLAYERS.start, *(time.players + 1 for time in bags.TIMES))
    columns = ("spy", "ally", "locals", "accuser", "caller", "supporters")
    return {
        "time": table(
            ("players", *(f"{low}–{time.players}" for low, time in zip(starts, bags.TIMES, strict=False))),
            [("minutes of questions", *(time.minutes for time in bags.TIMES))],
        ),
        "points": table(
            (
                "reason",
                "what is told",
                "spy",
                "ally",
                "each local",
                "first accuser",
                "caller",
                "others who were for it",
            ),
            (
                (f"`{one.id}`", said("spyfall", f"card-{one.id}"), *(getattr(one, column) or "–" for column in columns))
                for one in bags.ENDINGS.values()
            ),
        ),
        "powers": table(
            ("id", "name", "kind", "what its holder reads"),
            (
                (f"`{one}`", called("spyfall", one), _manner(one), said("spyfall", f"card-{one}.about"))
                for one in bags.POWERS
            ),
        ),
    }


def _manner(power: str) -> str:
    """How a power works: it is opened, lies face down, or is nothing but a manner of speaking."""
    if power in bags.ACTING:
        return "a manner"
    return "opened" if power in powers.powers and not powers.powers.at(powers.DEALT, [power]) else "face down"


def doomsday_tables() -> dict[str, str]:
    """The tables of the page about Doomsday; a card does there what the players read on it."""
    say = {language: Words(language, bunker.CONTENT.parent / "locale") for language in ("en", "ru")}

    def card(kind: str, name: str) -> tuple[str, str, str]:
        return f"`{name}`", f"{say['en'](f'card-{name}')}, {say['ru'](f'card-{name}')}", say["en"](f"{kind}-{name}")

    ids = [one for one in bunker.LOYALTY if one != "loyalty_legion"]
    head = ("id", "name", "what it does")
    return {
        "supplies": table(
            ("players", "weapons in the centre", *(_short(one) for one in ids), "with the Legion", "roles H, M, O"),
            (
                (
                    row.players,
                    " or ".join(_cards(one) for one in (row.weapons, row.others) if one),
                    *(row.loyalty.get(one, "–") for one in ids),
                    f"1 for {_short(row.legion)}" if row.legion else "–",
                    ", ".join(str(row.roles[symbol]) for symbol in bunker.SYMBOLS),
                )
                for row in bunker.SUPPLIES.values()
            ),
        ),
        "weapons": table(
            ("id", "name", "copies", "what it does"),
            ((*card("weapon", one.id)[:2], one.copies, card("weapon", one.id)[2]) for one in bunker.WEAPONS.values()),
        ),
        "loyalty": table(
            ("id", "name", "copies", "what it does"),
            ((*card("loyalty", one.id)[:2], one.copies, card("loyalty", one.id)[2]) for one in bunker.LOYALTY.values()),
        ),
        "roles": table(
            (*head, "symbol", "from"),
            ((*card("role", one.id), one.symbol, one.source) for one in bunker.ROLES.values()),
        ),
        "programs": table(
            (*head, "copies", "when", "kind", "dot", "from"),
            (
                (*card("program", one.id), one.copies, one.when, one.kind, "●" if one.dot else "", one.source)
                for one in bunker.PROGRAMS.values()
            ),
        ),
    }


def _short(loyalty: str) -> str:
    """A loyalty card in the head of a table: `H`, `M×2`."""
    name = loyalty.removeprefix("loyalty_")
    return name[0].upper() + ("×2" if name.endswith("_x2") else "")


def _cards(deck: Mapping[str, int]) -> str:
    return ", ".join(f"{count} `{card}`" for card, count in deck.items())


def files() -> dict[Path, str]:
    """Every file that is written from the content of a game."""
    constants = {
        "colonies": colonies_constants,
        "doomsday": doomsday_constants,
        "mafia": mafia_constants,
        "passengers": passengers_constants,
        "spyfall": spyfall_constants,
    }
    tables = {
        "doomsday": doomsday_tables,
        "mafia": mafia_tables,
        "passengers": passengers_tables,
        "spyfall": spyfall_tables,
    }
    pages = {game: ROOT / "docs" / f"{game}.md" for game in tables}
    return {
        **{ROOT / "web" / "src" / "games" / game / "content.ts": write() for game, write in constants.items()},
        **{winter.CONTENT.parent / "locale" / f"{one}-lines.ftl": colonies_lines(one) for one in LANGUAGES},
        **{page: with_tables(page.read_text(encoding="utf-8"), tables[game]()) for game, page in pages.items()},
    }
