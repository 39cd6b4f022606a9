"""The named questions about survivors that abilities and equipment answer in another way."""

from __future__ import annotations

from lichina.kernel import Modifiers

deadly = Modifiers("deadly")
"""How many wounds kill?"""
suffers = Modifiers("suffers")
"""What does the exposure die mean, after a move or an attack, or where a bite spreads?"""
infected = Modifiers("infected")
"""Does a bite spread to this one?"""
risky_attack = Modifiers("risky-attack")
"""Is exposure rolled for after an attack?"""
risky_move = Modifiers("risky-move")
"""Is exposure rolled for after a move?"""
attacks_with = Modifiers("attacks-with")
"""From which die on can it attack?"""
searches_with = Modifiers("searches-with")
"""From which die on can it search?"""
sees = Modifiers("sees")
"""How many cards does a search show?"""
builds = Modifiers("builds")
"""How many barricades does one action build?"""
cooks = Modifiers("cooks")
"""How much more food comes when its player plays a food card?"""
cleans = Modifiers("cleans")
"""How many cards does one action clean away?"""
moves = Modifiers("moves")
"""How often may it be moved in one stage?"""
brings = Modifiers("brings")
"""By whose ability may it bring somebody along when it moves?"""
rolls = Modifiers("rolls")
"""How many dice does it bring to its group?"""
weighs = Modifiers("weighs")
"""How many votes does its player have?"""
costs = Modifiers("costs")
"""What does it cost to send somebody away from its side?"""
keeps_away = Modifiers("keeps-away")
"""How many zombies fewer come to the colony while it is at home?"""
fights = Modifiers("fights")
"""How strong is it in combat?"""
softens = Modifiers("softens")
"""By how much is a defeat with it present the smaller?"""
mourned = Modifiers("mourned")
"""What does the death of an ally cost while it is at home?"""
avoids = Modifiers("avoids")
"""By whose ability may its player put a crossroads card that was met away unread?"""
guards = Modifiers("guards")
"""By whose ability may it take the wound of an ally at its place upon itself?"""
shielded = Modifiers("shielded")
"""How many wounds in combat does it not get, in the rest of this round?"""

QUESTIONS = (
    deadly,
    suffers,
    infected,
    risky_attack,
    risky_move,
    attacks_with,
    searches_with,
    sees,
    builds,
    cooks,
    cleans,
    moves,
    brings,
    rolls,
    weighs,
    costs,
    keeps_away,
    fights,
    softens,
    mourned,
    avoids,
    guards,
    shielded,
)
