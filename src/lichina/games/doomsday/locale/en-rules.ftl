### The rules of Doomsday, by chapters.

rules-01-idea =
    The machines have risen, and hardly any humans are left. At the table sit humans, machines and outcasts, and nobody knows for sure who is who. Everybody has two lives, a role, two loyalty cards and a program, and weapons lie in the centre.

    Peek at cards, arm yourself, aim, shoot and play programs, even in the middle of somebody else’s turn. When you are shot at you may reveal a card instead of losing a life, but then others know more about you.

    Humans win when no machine and no outcast is left. Machines win when no human is left. An outcast wins as the last one alive.
    .title = What it is about
rules-02-team =
    Look at the symbol of your role and at both your loyalty cards: human, machine or outcast. Whichever you have most of is your team. A ×2 card counts as two. If it is a tie, you are an outcast.

    For example: a human role, machine loyalty ×2 and outcast loyalty. That is two for the machines and one each for the others, so you are a machine. A human role, machine loyalty and outcast loyalty: one of each, so you are an outcast.

    Some roles ignore loyalty: they say “always human”, “always a machine” or “always an outcast”. Some programs are hidden loyalty. They count with your loyalty cards as long as you hold them, and they can be stolen.

    Your team can change at any moment: cards are swapped, taken, turned into their opposite. The game always shows you what you are now, and shows it to nobody else.
    .title = Whose side you are on
rules-03-lives =
    Everybody has two lives and never more. 1 damage takes one life, 2 damage takes both at once. Whoever has none left dies. Only the living are healed; the dead are sometimes brought back.
    .title = Lives
rules-04-turn =
    In your turn you take one action, and before and after it you play as many programs as you like. You may also pass the action.

    If you are unarmed at the start of the turn, choose one: peek at one face-down loyalty card of another living player (or at their role, if both are face up already); arm yourself: take a weapon from the centre and aim; draw the top program of the deck.

    If you are armed at the start of the turn, choose one: drop the weapon into the centre; aim at somebody else; shoot at the player you have been aiming at. It is the start of the turn that counts: a weapon taken in this turn is not fired before the next.

    At the end of the turn keep no more than two programs; the others go under the deck. Permanent ones on the table do not count. Hidden loyalty is only discarded if you have more than two or nothing else to discard. Then it is the next living player’s turn, clockwise.
    .title = Your turn
rules-05-weapons =
    You may aim at any living player but yourself, and everybody sees at whom. You may hold one weapon. After the shot it goes back to the centre.

    When you shoot, the target decides: take the damage, or reveal a card of the kind that the weapon names. Which one is the target’s choice. If no such card is face down, only the damage is left. Healing by the sidekick cannot be refused.

    The rocket launcher needs two targets, living neighbours with you not between them. It passes over the dead. If only one other player is alive, there is one target. The laser is not aimed: the target is named with the shot, and cannot be changed.

    In smaller games the rocket launcher and the laser are locked. Only those whose role or program allows it can take them. Once dropped, they are locked again.

    If your target dies before you shoot, aim at somebody else at once. If your weapon is taken after you announced the shot, there is no shot, and you choose your action again, now as an unarmed player.
    .title = Weapons
rules-06-programs =
    A program is revealed, announced and used at once. Until it has taken effect, no others are played. “At any time” means in others’ turns, too. “In your turn” means only then. A program that was played goes under the deck; a permanent one stays on the table and works to the end of the match while its owner lives.

    “Rollback” is only played against a program, “Defender” only against damage. A “Rollback” can be cancelled by another “Rollback”.

    Hidden loyalty is not played. It stays with you and counts.
    .title = Programs
rules-07-windows =
    A shot, a program, damage and a death can be answered. After such an announcement the game stops for everybody for a few seconds, so that the pause does not tell whether anybody could. There is none only if all can see that nobody has a face-down program left. A shot is answered by any program “at any time”, a program by “Rollback”, damage by “Defender”, a death by “Backup”.

    If several answer at once, they take effect clockwise from the player whose turn it is. After each answer the pause begins anew.

    If one shot or one program hurts several players, first all targets decide, and then there is one pause for all. 2 damage at once cannot be healed halfway.

    Between pauses a program “at any time” can be played whenever the table waits for somebody to decide. First come, first served.
    .title = Time to answer
rules-08-roles =
    “When revealed”: the ability takes effect at once, whoever turned the card, if its owner is alive. “While face up”: the ability works until the card is hidden. A hidden card can be revealed again, and takes effect again.

    If several cards are revealed at once, they take effect clockwise from the player whose turn it is. A role that is revealed by death has no effect.
    .title = Revealed roles
rules-09-death =
    The dead reveal their role and both loyalty cards and put their weapon back into the centre. Whoever was aiming at them aims at somebody else at once. Their programs stay with them, but do not work.

    Then the dead player alone learns the teams of all the living, and the game announces truthfully whether anybody has won. If somebody died in a turn, the check is repeated at its end: teams may have changed.

    The dead are silent: not a word, not a hint. They cannot be chosen as targets, nor by programs and roles, unless the card says so.

    Whoever comes back is in the game again, unarmed and with the role face up, which takes effect at once. Now they may tell what they have learned, or lie.
    .title = Death and the check
rules-10-winning =
    Victory is only looked for when somebody has died. Humans win if at least one human lives and no machine and no outcast is left. Machines win if at least one machine lives and no human is left. A team wins together with its dead. An outcast wins alone, if nobody else is alive.

    If the first check shows that there were no humans from the start, nobody has won: machines and outcasts fight on, and the machines must outlive everybody.

    If nobody survives, nobody wins. If nobody dies for a long time, the match is a draw as well; an option says after how many rounds.
    .title = Winning
rules-11-leaders =
    The program “Human Leader” or “Machine Leader” makes you a leader if that is your team now, whatever your role. Your old role goes back to the box, and you have two face-down cards in its place. Your lives stay as they are, but when a rifle is fired at you, you can reveal one card now and the other the next time.

    When roles are swapped, both cards of a leader go together. Each side has one leader.
    .title = Leaders
rules-12-advanced =
    If there are nine of you or more, a loyalty card lies between every two neighbours and belongs to both: you share one with your left and one with your right neighbour. Revealed for one, it is revealed for both.

    At the end of the turn you keep one program, counting hidden ones and permanent ones on the table. Which one is your choice.

    There are no programs with a red dot in the deck. From nine players on the rocket launcher lies in the centre unlocked, from eleven on the laser, too, and then the program of the same name does nothing.
    .title = The advanced game, 9–16 players
rules-13-legion =
    There are two more teams: Legion and Fallen. To humans they are outcasts like any other. The Legion wins together when all the living are Legion, the Fallen when all the living are Fallen.

    The Mind Eater, the Deathbringer and, if the table wants it, I.T. are added to the roles. With seven players or more one outcast card is replaced by Legion loyalty.

    Whoever has the Mind Eater or Legion loyalty is Legion, whoever has the Deathbringer is Fallen. Whoever peeks at such a card secretly becomes the same, for good. A card that is revealed to all changes nobody.

    Legion beats everything, even “always human”. Fallen beats everything but Legion.
    .title = Legion mode
rules-14-talk =
    Say whatever you like, true or not, but show no cards. Only the game never lies: when it answers who is on which side, and when it announces the result of a check.

    So that the table keeps it in mind, choose a ready-made line: who you are, what card your neighbour has, whom to shoot, whom to spare.
    .title = Talk
rules-15-card-weapons =
    “{ card-pistol }”. { weapon-pistol }

    “{ card-rifle }”. { weapon-rifle }

    “{ card-sidekick }”. { weapon-sidekick }

    “{ card-rocket }”. { weapon-rocket }

    “{ card-laser }”. { weapon-laser }

    The rules and the cards describe sidekick and laser differently. Here they are as in the rules; the option “Weapon text” exchanges what answers them.
    .title = Weapons: the cards
rules-16-card-humans =
    “{ card-photographer }”. { role-photographer }

    “{ card-grunwald }”. { role-grunwald }

    “{ card-informant }”. { role-informant }

    “{ card-paramedic }”. { role-paramedic }

    “{ card-midnighter }”. { role-midnighter }

    “{ card-sniper }”. { role-sniper }

    “{ card-waitress }”. { role-waitress }

    “{ card-seeker }”. { role-seeker }

    “{ card-fixer }”. { role-fixer }

    “{ card-invisible }”. { role-invisible }

    “{ card-undercover_agent }”. { role-undercover_agent }
    .title = Human roles
rules-17-card-machines =
    “{ card-trespassers_w }”. { role-trespassers_w }

    “{ card-assassin }”. { role-assassin }

    “{ card-bounty_hunter }”. { role-bounty_hunter }

    “{ card-joke }”. { role-joke }

    “{ card-brainless_bot }”. { role-brainless_bot }

    “{ card-firewall }”. { role-firewall }

    “{ card-mercenary }”. { role-mercenary }

    “{ card-executor }”. { role-executor }

    “{ card-unit_010011012 }”. { role-unit_010011012 }

    “{ card-virus }”. { role-virus }

    “{ card-sleeper }”. { role-sleeper }
    .title = Machine roles
rules-18-card-outcasts =
    “{ card-collector }”. { role-collector }

    “{ card-thief }”. { role-thief }

    “{ card-homeless }”. { role-homeless }

    “{ card-lightbringer }”. { role-lightbringer }

    “{ card-sloy_watson }”. { role-sloy_watson }

    “{ card-fortune_teller }”. { role-fortune_teller }

    “{ card-mole }”. { role-mole }

    “{ card-white_rabbit }”. { role-white_rabbit }

    “{ card-seer }”. { role-seer }
    .title = Outcast roles
rules-19-card-legion =
    “{ card-mind_eater }”. { role-mind_eater }

    “{ card-deathbringer }”. { role-deathbringer }

    “{ card-ono }”. { role-ono }

    “{ card-machine_leader_a }”. { role-machine_leader_a }

    “{ card-machine_leader_b }”. { role-machine_leader_b }

    “{ card-human_leader_a }”. { role-human_leader_a }

    “{ card-human_leader_b }”. { role-human_leader_b }
    .title = Roles of the Legion, and leaders
rules-20-card-any =
    “{ card-defragmentation }”. { program-defragmentation }

    “{ card-spyware }”. { program-spyware }

    “{ card-rollback }”. { program-rollback }

    “{ card-working_virus }”. { program-working_virus }

    “{ card-rescue_bot }”. { program-rescue_bot }

    “{ card-underground }”. { program-underground }

    “{ card-trust }”. { program-trust }

    “{ card-charge }”. { program-charge }

    “{ card-selfie_gun }”. { program-selfie_gun }

    “{ card-plus_thrower }”. { program-plus_thrower }

    “{ card-defender }”. { program-defender }

    “{ card-malfunction }”. { program-malfunction }

    “{ card-old_firewall }”. { program-old_firewall }

    “{ card-new_coordinates }”. { program-new_coordinates }

    “{ card-trace_ip }”. { program-trace_ip }

    “{ card-trojan }”. { program-trojan }

    “{ card-backup }”. { program-backup }

    “{ card-spam }”. { program-spam }
    .title = Programs: at any time
rules-21-card-turn =
    “{ card-new_password }”. { program-new_password }

    “{ card-switch_channel }”. { program-switch_channel }

    “{ card-fog_of_war_off }”. { program-fog_of_war_off }

    “{ card-recognition_bug }”. { program-recognition_bug }

    “{ card-guard_bot }”. { program-guard_bot }

    “{ card-echo_off }”. { program-echo_off }

    “{ card-server_down }”. { program-server_down }

    “{ card-hilbert_effect }”. { program-hilbert_effect }

    “{ card-screenshot }”. { program-screenshot }

    “{ card-adventurer_bot }”. { program-adventurer_bot }

    “{ card-dealing_newbie }”. { program-dealing_newbie }

    “{ card-file_sharing }”. { program-file_sharing }

    “{ card-armor_bot }”. { program-armor_bot }

    “{ card-small_update }”. { program-small_update }

    “{ card-virtual_console }”. { program-virtual_console }

    “{ card-orellana_effect }”. { program-orellana_effect }

    “{ card-loyalty_inversion }”. { program-loyalty_inversion }

    “{ card-leader_humans }”. { program-leader_humans }

    “{ card-leader_machines }”. { program-leader_machines }
    .title = Programs: in your turn
rules-22-card-permanent =
    “{ card-hidden_camera }”. { program-hidden_camera }

    “{ card-weapon_upgrades }”. { program-weapon_upgrades }

    “{ card-doctor_moreau }”. { program-doctor_moreau }

    “{ card-menyatut_net }”. { program-menyatut_net }

    “{ card-prog_rocket }”. { program-prog_rocket }

    “{ card-prog_laser }”. { program-prog_laser }

    “{ card-dupe }”. { program-dupe }

    “{ card-gewers_attack }”. { program-gewers_attack }

    “{ card-spy_net }”. { program-spy_net }
    .title = Programs: permanent
rules-23-card-hidden =
    “{ card-prog_loyalty_human }”. { program-prog_loyalty_human }

    “{ card-prog_loyalty_human_x2 }”. { program-prog_loyalty_human_x2 }

    “{ card-prog_loyalty_machine }”. { program-prog_loyalty_machine }

    “{ card-prog_loyalty_machine_x2 }”. { program-prog_loyalty_machine_x2 }

    “{ card-prog_loyalty_outcast_x2 }”. { program-prog_loyalty_outcast_x2 }
    .title = Programs: hidden loyalty
rules-24-advice =
    First peek, then arm yourself: a shot in the dark mostly helps the others. Save programs for other players’ turns.

    Humans: outcasts are allies for now, and together it is easier to be rid of the machines. But they know that they are next.

    Machines: you only need the humans. Leave outcasts alone as long as they are not in your way.

    Outcasts: let humans and machines kill each other. Whoever looks weak lives longer.
    .title = Advice
rules-25-sitting =
    At one table and in a call people talk aloud and look at their cards on their own phones, so that neighbours do not see them. The dead do not talk aloud, either: see to that yourselves. At a distance you have the chat and ready-made lines. Everybody needs a phone of their own: you may step in at any time, and one phone cannot go round.
    .title = At one table and at a distance
