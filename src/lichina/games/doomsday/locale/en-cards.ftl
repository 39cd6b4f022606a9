### The cards of Doomsday: what they are called and what they do. To “reveal” is to turn face up, to “hide” to turn face down.

cards-roles = Roles
cards-programs = Programs
cards-loyalty = Loyalty cards
cards-weapons = Weapons

## Human roles

card-photographer = Photographer
card-grunwald = Grunwald
card-informant = Informant
card-paramedic = Paramedic
card-midnighter = Midnighter
card-sniper = Sniper
card-waitress = Waitress
card-seeker = Seeker
card-fixer = Fixer
card-invisible = Invisible
card-undercover_agent = Undercover Agent

role-photographer = While face up: whenever a loyalty card is revealed, you may heal 1 life of any living player, once per card. When another player’s role is revealed, this card is hidden.
role-grunwald = While face up: at the start of your turn you may swap one or two of your face-down programs for as many of one other player’s. You choose yours; theirs are drawn at random.
role-informant = While face up: one shot costs you no more than 1 life, and programs do you no damage.
role-paramedic = When revealed: you may bring a dead player back with 2 lives. If you do not, this card is hidden.
role-midnighter = If this card was dealt to you at the start, reveal it at once and draw three programs. While face up: you may keep up to four programs at the end of your turn.
role-sniper = When revealed: you may drop your weapon and take the laser if it is free. While face up: you may arm yourself with the laser as an action.
role-waitress = When revealed: hand out the top two programs of the deck, unseen, to two other players, or both to the only other one alive. Then take a random program from any player.
role-seeker = Always human. When revealed: reveal face-down loyalty cards of living players one at a time until a machine card turns up. Draw a program for each card revealed.
role-fixer = Always human. When revealed: draw a program. While face up: after a shot you may keep the weapon, but must then aim it at a different player if there is one.
role-invisible = While face up: as soon as this card and both your loyalty cards are face up, you may hide any of the three.
role-undercover_agent = When revealed: hide both your loyalty cards. While face up: as soon as both your loyalty cards are face up, this card is hidden.

## Machine roles

card-trespassers_w = Trespassers W
card-assassin = Assassin
card-bounty_hunter = Bounty Hunter
card-joke = J.O.K.E.
card-brainless_bot = Brainless Bot
card-firewall = Firewall
card-mercenary = Mercenary
card-executor = Executor
card-unit_010011012 = 010011012
card-virus = Virus
card-sleeper = Sleeper

role-trespassers_w = While face up: whenever somebody peeks at another player’s role or loyalty card, you may reveal or hide the role of any living player, your own included.
role-assassin = When you fire a pistol you may show this card, even if it is face down. The target must then reveal a loyalty card and the role, or take 2 damage. If a life was lost, draw one more program.
role-bounty_hunter = When revealed: reveal another player’s role. A human symbol: they take 1 damage and lose a random program. A machine: you both draw a program. An outcast: you draw two. Then that role takes effect.
role-joke = When revealed: draw three programs, then discard one. While face up: you may arm yourself with the rocket launcher as an action.
role-brainless_bot = When revealed: reveal a loyalty card of one player and the role of a second, and if you like deal 1 damage to a third. All three are different, and none of them is you. A step with nobody to choose is skipped.
role-firewall = When revealed: everybody loses a random program, except you and whoever made you reveal this card. While face up: that player may not take or fire the rifle and the laser, and drops one if they hold it.
role-mercenary = Always a machine. When you are killed, whether this card is face up or not: deal 2 damage to any living player. Only then is it checked who has won.
role-executor = While face up: when another player drops a weapon and you have none, you may take it at once and aim. When another player’s program has taken effect and would go under the deck, you may take it.
role-unit_010011012 = When revealed: you may take one or two free weapons at once. While face up: you may hold two weapons with different targets, and as an action take, drop, aim or fire one of them or both. Once this card is hidden, you keep one.
role-virus = Always a machine. When revealed: swap any two loyalty cards of living players. Each stays face up or face down as it was.
role-sleeper = When revealed: you may take a dead player’s role. It comes to you face up and takes effect, and this card goes to them. If you do not, this card is hidden.

## Outcast roles

card-collector = Collector
card-thief = Thief
card-homeless = Homeless
card-lightbringer = Lightbringer
card-sloy_watson = Sloy Watson
card-fortune_teller = Fortune Teller
card-mole = Mole
card-white_rabbit = White Rabbit
card-seer = Seer

role-collector = While face up: whenever another player draws programs, you may draw one.
role-thief = When revealed: choose another player and take all their face-down programs, hidden loyalty included.
role-homeless = Always an outcast. While face up, nobody but you draws programs from the deck, whether you are alive or dead.
role-lightbringer = Always an outcast. If you are dead and somebody else dies: you may come back with 1 life and hide one of your loyalty cards.
role-sloy_watson = Always an outcast. When revealed: your living neighbours to the left and right each reveal the loyalty card nearest to you and discard a program. For each of the two that a neighbour does not do, that neighbour takes 1 damage.
role-fortune_teller = While face up: when another player draws a program, you see it and may put it under the deck. They then draw another, which you do not see.
role-mole = While face up: at the start of another player’s turn you may peek at one of their face-down cards, loyalty or role.
role-white_rabbit = When revealed: draw a program. While face up: when your program has taken effect and would go under the deck, you may use it once more, with new choices.
role-seer = When revealed: peek at two loyalty cards and one role, of one player or of several.

## Roles of the Legion mode

card-mind_eater = Mind Eater
card-deathbringer = Deathbringer
card-ono = I.T.

role-mind_eater = Always Legion. Whoever peeks at this card becomes Legion, too. When revealed: secretly convert another living player to the Legion; two of them if more than seven began the match.
role-deathbringer = Always Fallen. Whoever peeks at this card becomes Fallen, too. When revealed: all the dead come back with 1 life and hide a loyalty card each. Those who are not Legion are Fallen from now on.
role-ono = Always an outcast. You cannot be converted to Legion or Fallen, even while this card is face down. When revealed: choose another player. If they were converted, they are again what they were. If they were not, or belong there by a card of their own, they take 1 damage.

## Leaders

card-machine_leader_a = Machine Leader I
card-machine_leader_b = Machine Leader II
card-human_leader_a = Human Leader I
card-human_leader_b = Human Leader II

role-machine_leader_a = Always a machine. When revealed: everybody else reveals their loyalty cards. While face up: you may arm yourself with the laser as an action.
role-machine_leader_b = Always a machine. When revealed: everybody else reveals their role. While face up: you may arm yourself with the rocket launcher as an action.
role-human_leader_a = Always human. When revealed: everybody else drops their weapons. While face up: you may arm yourself with the laser as an action.
role-human_leader_b = Always human. When revealed: heal 1 life each of up to three living players, yourself included if you like. While face up: you may arm yourself with the rocket launcher as an action.

## Loyalty cards

card-loyalty_human = human loyalty
card-loyalty_human_x2 = human loyalty ×2
card-loyalty_machine = machine loyalty
card-loyalty_machine_x2 = machine loyalty ×2
card-loyalty_outcast = outcast loyalty
card-loyalty_outcast_x2 = outcast loyalty ×2
card-loyalty_legion = Legion loyalty

loyalty-loyalty_human = Counts as one human card.
loyalty-loyalty_human_x2 = Counts as two human cards.
loyalty-loyalty_machine = Counts as one machine card.
loyalty-loyalty_machine_x2 = Counts as two machine cards.
loyalty-loyalty_outcast = Counts as one outcast card.
loyalty-loyalty_outcast_x2 = Counts as two outcast cards.
loyalty-loyalty_legion = Whoever has this card is Legion. So is whoever has peeked at it.

## Weapons

card-pistol = pistol
card-rifle = rifle
card-sidekick = sidekick
card-rocket = rocket launcher
card-laser = laser

weapon-pistol = 1 damage. The target may reveal a loyalty card instead. After the shot, draw a program.
weapon-rifle = 2 damage. The target may reveal the role instead.
weapon-sidekick = 1 damage or 1 life healed, as you decide. The target may reveal the role instead of the damage. Then draw a program.
weapon-rocket = 1 damage to each of two neighbours. Each may reveal a loyalty card instead. After the shot, draw one program.
weapon-laser = 2 damage. The laser is not aimed: name the target as you fire. The target may reveal a loyalty card instead.
weapon-sidekick-cards = 1 damage or 1 life healed, as you decide. The target may reveal a loyalty card instead of the damage. Then draw a program.
weapon-laser-cards = 2 damage. The laser is not aimed: name the target as you fire. The target may reveal the role instead.

## Programs for any time

card-defragmentation = Defragmentation
card-spyware = Spyware
card-rollback = Rollback
card-working_virus = Working Virus
card-rescue_bot = Rescue Bot
card-underground = Underground for Dummies
card-trust = Trust
card-charge = Charge
card-selfie_gun = Selfie Gun
card-plus_thrower = Plus Thrower
card-defender = Defender
card-malfunction = Malfunction
card-old_firewall = Old Firewall
card-new_coordinates = New Coordinates
card-trace_ip = Trace the IP
card-trojan = Trojan
card-backup = Backup
card-spam = Spam

program-defragmentation = Hide both your loyalty cards. You may swap their places.
program-spyware = Reveal one face-down loyalty card of each of two different players. You choose the cards.
program-rollback = Right after somebody has played a program: it has no effect.
program-working_virus = Everybody else in turn draws a program and takes 1 damage.
program-rescue_bot = Heal 1 life of one or two living players.
program-underground = Another armed player drops a weapon, and you both draw a program.
program-trust = Show your role and both loyalty cards to another player.
program-charge = Heal 1 life of any living player.
program-selfie_gun = Peek at one face-down loyalty card of every other armed player.
program-plus_thrower = Reveal any face-down role or hide any face-up one.
program-defender = When somebody takes damage: 1 less. That can save a life.
program-malfunction = Another player with a rifle reveals one of their loyalty cards, if one is face down, and drops the rifle.
program-old_firewall = Hide one face-up role and draw a program.
program-new_coordinates = Aim any weapon that already has a target at whomever you like, except its holder.
program-trace_ip = Every aimed weapon moves on to the next living player clockwise, passing over its holder.
program-trojan = Aim another player’s weapon that already has a target at whomever you like, except its holder. Until it is fired or dropped, the holder may not aim it elsewhere.
program-backup = A dead player comes back with 1 life and hides one loyalty card. You may play it for yourself as soon as you are killed.
program-spam = Does nothing.

## Programs for your own turn

card-new_password = New Password
card-switch_channel = Switch Channel
card-fog_of_war_off = Fog of War: Off
card-recognition_bug = Recognition Bug
card-guard_bot = Guard Bot
card-echo_off = @Echo off
card-server_down = Server Down
card-hilbert_effect = Hilbert Effect
card-screenshot = Screenshot
card-adventurer_bot = Adventurer Bot
card-dealing_newbie = Rookie Dealer
card-file_sharing = File Sharing
card-armor_bot = Armour Bot
card-small_update = Small Update
card-virtual_console = Virtual Console
card-orellana_effect = Orellana Effect
card-loyalty_inversion = Loyalty Inversion
card-leader_humans = Human Leader
card-leader_machines = Machine Leader

program-new_password = All living players discard all their programs, hidden and permanent ones as well, and draw one each.
program-switch_channel = Hide one face-up role, then reveal another.
program-fog_of_war_off = Name humans, machines or outcasts: you alone learn which of the living belong to them. Legion and Fallen count as outcasts.
program-recognition_bug = Drop your weapon and take a rifle from another player. Aim it and, if you like, fire at once.
program-guard_bot = Take a life from another player. They draw a program; if they died, everybody else but you draws one instead.
program-echo_off = Choose another player with a face-down card and guess: human, machine or outcast? They answer truthfully, for all to hear. If you are right, draw three programs and give them one of those.
program-server_down = Hide one, two or three face-up roles.
program-hilbert_effect = All face-up roles are hidden and all face-down ones revealed. They take effect clockwise, beginning with you.
program-screenshot = Two living players swap roles; one of them may be you. The cards stay face up or face down as they were and have no effect.
program-adventurer_bot = Peek at the role of every other armed player.
program-dealing_newbie = Swap two programs of two different living players. Permanent ones can be chosen, too.
program-file_sharing = Two armed players swap weapons, and each takes aim anew.
program-armor_bot = Another armed player drops a weapon. If you are unarmed, you may take it and aim.
program-small_update = You may drop your weapon and take the laser or the rocket launcher if it is free.
program-virtual_console = Peek at another player’s role and draw a program.
program-orellana_effect = The loyalty cards of two or three players are shuffled and dealt to them anew, face down.
program-loyalty_inversion = For the rest of the game human loyalty counts as machine loyalty and the other way round, hidden loyalty as well. Roles stay as they are. A second time turns it all back.
program-leader_humans = Only if you are human now. Your role goes back to the box, and you have two face-down cards of the human leader in its place.
program-leader_machines = Only if you are a machine now. Your role goes back to the box, and you have two face-down cards of the machine leader in its place.

## Permanent programs

card-hidden_camera = Hidden Camera
card-weapon_upgrades = Weapon Upgrades
card-doctor_moreau = Doctor Moreau
card-menyatut_net = Menyatut.net
card-prog_rocket = Rocket Launcher
card-prog_laser = Laser
card-dupe = Dupe
card-gewers_attack = Gewers’ Attack
card-spy_net = Spy Net

program-hidden_camera = Choose a player. Whenever they peek at a card, you may peek at it, too.
program-weapon_upgrades = Every weapon you fire deals 2 damage to each target.
program-doctor_moreau = A new action: take a random face-down program from another player.
program-menyatut_net = A new action if you are unarmed: take a weapon from another player and aim it.
program-prog_rocket = You may drop your weapon and take the rocket launcher if it is free. From then on you may arm yourself with it as an action.
program-prog_laser = You may drop your weapon and take the laser if it is free. From then on you may arm yourself with it as an action.
program-dupe = Choose another player. Whenever they draw programs, you draw one.
program-gewers_attack = Choose another player. Whenever you take damage, they take as much.
program-spy_net = When you peek, you see two loyalty cards, of one player or of two.

## Hidden loyalty

card-prog_loyalty_human = Hidden human loyalty
card-prog_loyalty_human_x2 = Hidden human loyalty ×2
card-prog_loyalty_machine = Hidden machine loyalty
card-prog_loyalty_machine_x2 = Hidden machine loyalty ×2
card-prog_loyalty_outcast_x2 = Hidden outcast loyalty ×2

program-prog_loyalty_human = While you hold it, it counts as a human card. It is never played or shown.
program-prog_loyalty_human_x2 = While you hold it, it counts as two human cards. It is never played or shown.
program-prog_loyalty_machine = While you hold it, it counts as a machine card. It is never played or shown.
program-prog_loyalty_machine_x2 = While you hold it, it counts as two machine cards. It is never played or shown.
program-prog_loyalty_outcast_x2 = While you hold it, it counts as two outcast cards. It is never played or shown.
