### The words of Doomsday. Names of players are never inflected, and nobody’s gender is known.

game-name = Doomsday
game-about = The machines have risen. Humans, machines and outcasts hold each other at gunpoint, and nobody knows who is who. Peek, shoot and step into other players’ turns while you live.

## Modes

mode-basic = Basic game
    .about = Four to eight players, each with two loyalty cards of their own.
mode-advanced = Advanced game
    .about = Nine to sixteen players, and each loyalty card is shared by two neighbours.
mode-legion = Legion
    .about = With Legion and Fallen: you can change sides merely by peeking at the wrong card.
mode-advanced-legion = Advanced game with Legion
    .about = Nine to sixteen players, shared loyalty cards and two more teams.

## Options

option-legion = Whether Legion and Fallen are in the game.
    .title = Legion mode
option-with_ono = Whether the Legion mode has the role I.T.
    .title = The role I.T.
option-arsenal = Which weapons lie in the centre when there are five or six of you.
    .title = Set of weapons
option-arsenal-usual = with five two rifles and a pistol, with six rifle, pistol and sidekick
option-arsenal-other = with five rifle, pistol and sidekick, with six two rifles and a pistol
option-weapon_text = What answers laser and sidekick: the rules and the cards say different things.
    .title = Weapon text
option-weapon_text-rulebook = as in the rules: a loyalty card answers the laser, the role answers the sidekick
option-weapon_text-cards = as on the cards: the role answers the laser, a loyalty card answers the sidekick
option-row6 = Who has two double loyalty cards when there are six of you: the printed table is unclear.
    .title = Loyalty with six
option-row6-scan = the machines
option-row6-copies = the humans
option-may_pass = Whether a turn may end without an action.
    .title = May pass the action
option-stalemate_rounds = After how many rounds without a death the match is drawn.
    .title = Rounds until a draw
option-window = How many seconds there are to answer a shot, a program, damage or a death.
    .title = Time to answer
option-turn = How many seconds a turn may take.
    .title = Time for a turn
option-answer = How many seconds there are to decide what to do when shot at, or what a card asks.
    .title = Time to decide

## Sides. “You are …”

side-human = Humans
side-machine = Machines
side-outcast = The outcast
side-legion = The Legion
side-fallen = The Fallen
card-human = human
card-machine = machine
card-outcast = outcast
card-legion = Legion
card-fallen = Fallen

## Places of cards

card-role = role
card-second = second role card
card-left = left loyalty card
card-right = right loyalty card

## Chapters of the story

chapter-turn = The turn of { $seat }

## Events: dealing and the turn

told-dealt = Your cards: { $roles-name }, { $loyalty-name }. Programs: { $cards-name }.
told-turn = It is the turn of { $seat }.

## Events: roles and loyalty

told-peeked = { $spot ->
    [role] { $seat } peeks at the role of { $target }.
    [second] { $seat } peeks at the second role card of { $target }.
    [left] { $seat } peeks at the left loyalty card of { $target }.
   *[right] { $seat } peeks at the right loyalty card of { $target }.
}
told-saw = You see: { $card-name } ({ $target }, { $spot-name }).
told-role-revealed = { $seat } reveals the role “{ $card-name }”.
told-role-hidden = { $seat } hides the role “{ $card-name }”.
told-roles-swapped = { $seat } and { $target } swap roles.
told-leader = { $team ->
    [human] { $seat } becomes the leader of the humans.
   *[machine] { $seat } becomes the leader of the machines.
}
told-got-roles = { $cards-name }: this is your role now.
told-loyalty-revealed = { $spot ->
    [left] { $seat } reveals the card on the left: { $card-name }.
   *[right] { $seat } reveals the card on the right: { $card-name }.
}
told-loyalty-hidden = { $spot ->
    [left] { $seat } hides the card on the left: { $card-name }.
   *[right] { $seat } hides the card on the right: { $card-name }.
}
told-loyalty-swapped = Loyalty cards change places: { $seat } ({ $spot-name }) and { $target } ({ $other-name }).
told-got-loyalty = { $spot ->
    [left] To the left of your role there is now { $card-name }.
   *[right] To the right of your role there is now { $card-name }.
}

## Events: weapons

told-armed = { $targets-count ->
    [0] { $seat } takes a weapon: { $weapon-name }.
   *[other] { $seat } takes a weapon: { $weapon-name }. It is aimed at { $targets }.
}
told-aimed = { $targets-count ->
    [0] { $seat } aims at nobody: { $weapon-name }.
   *[other] The { $weapon-name } of { $seat } is now aimed at { $targets }.
}
told-aimed-anew = { $targets-count ->
    [0] { $seat } aims at nobody: { $weapon-name }.
   *[other] { $seat } finds a new target: { $weapon-name }. It is aimed at { $targets }.
}
told-dropped = { $seat } drops a weapon: { $weapon-name }.
told-seized = { $seat } takes a weapon from { $target }: { $weapon-name }.
told-weapons-swapped = { $seat } and { $target } swap weapons.
told-jammed = { $seat } cannot aim elsewhere: { $weapon-name }.
told-shot = { $way ->
    [heal] { $seat } and the sidekick heal { $targets }.
    [assassin] { $seat } shoots at { $targets }, and the role card says Assassin! Weapon: { $weapon-name }.
   *[other] { $seat } shoots at { $targets }! Weapon: { $weapon-name }.
}
told-no-shot = { $seat } has lost the weapon ({ $weapon-name }): there is no shot.

## Events: life and death

told-in-danger = { $seats-count ->
    [1] { $seats } is about to be hurt.
   *[other] { $seats } are about to be hurt.
}
told-prevented = { $seat }: 1 damage less.
told-hurt = { $points ->
    [one] { $seat } loses a life. Left: { $lives }.
   *[other] { $seat } loses { $points } lives. Left: { $lives }.
}
told-healed = { $seat } is well again. Lives: { $lives }.
told-died = { $seat } dies. Revealed: { $roles-name }, { $loyalty-name }.
told-teams = You see right through the living. { $teams }.
told-goes-on = { $seats-count ->
    [1] { $seats } has checked: nobody has won, the game goes on.
   *[other] { $seats } have checked: nobody has won, the game goes on.
}
told-revived = { $lives ->
    [one] { $seat } comes back with one life.
   *[other] { $seat } comes back with two lives.
}

## Events: programs

told-played = { $card ->
    [fog_of_war_off] { $seat } plays “{ $card-name }”. The team: { $words-name }.
   *[other] { $targets-count ->
        [0] { $seat } plays “{ $card-name }”.
       *[other] { $seat } plays “{ $card-name }”. For: { $targets }.
    }
}
told-countered = “{ $card-name }” of { $seat } is cancelled: it has no effect.
told-drew = { $count ->
    [0] { $seat } draws nothing: the deck is empty.
    [one] { $seat } draws { $count } program.
   *[other] { $seat } draws { $count } programs.
}
told-drew-cards = You have drawn: { $cards-name }.
told-discarded = { $count ->
    [one] { $seat } discards { $count } program.
   *[other] { $seat } discards { $count } programs.
}
told-hidden-counted = { $over ->
    [yes] { $seat } has more than two hidden loyalty programs, and must discard.
   *[no] { $seat } has no more than two hidden loyalty programs.
}
told-discarded-cards = Under the deck: { $cards-name }.
told-handed = { $count ->
    [one] { $seat } gets { $count } program from { $target }.
   *[other] { $seat } gets { $count } programs from { $target }.
}
told-handed-cards = { $seat } gets from { $target }: { $cards-name }.
told-taken-off = { $seat } takes the permanent program “{ $card-name }” off the table.
told-saw-program = { $target } draws “{ $card-name }”.
told-replaced = The Fortune Teller puts the program that { $seat } has drawn under the deck.
told-got-program = The program “{ $card-name }” comes to you.
told-programs-swapped = { $seat } and { $target } swap programs.
told-retrieved = { $seat } takes the program “{ $card-name }”.
told-replayed = { $seat } uses “{ $card-name }” once more.
told-mixed-own = { $seat } hides both loyalty cards. Nobody else knows now which is where.
told-mixed-loyalty = Loyalty cards are shuffled and dealt anew, face down: { $seats }.
told-inverted = { $on ->
    [yes] Human loyalty now counts as machine loyalty, and the other way round.
   *[no] Human loyalty is human loyalty again, machine loyalty is machine loyalty.
}
told-answered = { $right ->
    [yes] { $seat } asks: { $target }, { $team-name }? The answer is yes.
   *[no] { $seat } asks: { $target }, { $team-name }? The answer is no.
}
told-listed = { $team ->
    [human] The fog of war is off. Humans among the others: { $seats }.
    [machine] The fog of war is off. Machines among the others: { $seats }.
   *[outcast] The fog of war is off. Outcasts among the others: { $seats }.
}

## Events: Legion and Fallen

told-converting = { $count ->
    [one] { $seat } secretly converts somebody to the Legion.
   *[other] { $seat } secretly converts two players to the Legion.
}
told-converted = { $seat } converts { $target } to the Legion.
told-joins-the-fallen = { $seat } is now among the Fallen.
told-cured = { $seat } is again what they were.

## Events: what was said (not necessarily true)

told-said-am = { $team ->
    [human] { $seat }: “I am human.”
    [machine] { $seat }: “I am a machine.”
    [outcast] { $seat }: “I am an outcast.”
    [legion] { $seat }: “I am Legion.”
   *[fallen] { $seat }: “I am Fallen.”
}
told-said-card = { $seat }: “{ $target }: { $card-name } is the { $spot-name }.”
told-said-shoot = { $seat }: “Shoot { $target }.”
told-said-spare = { $seat }: “Let { $target } live.”
told-said-have = { $seat }: “I have ‘{ $card-name }’.”
told-said-have-not = { $seat }: “I do not have ‘{ $card-name }’.”
told-said-trust = { $seat }: “You can trust me.”

## Questions: the turn

ask-turn = Your turn. What will you do?
ask-play = Play a program right now.
ask-say = What will you say?
ask-as = What card is it?
ask-program = Which program?
ask-weapon = Which weapon?
ask-target = Whom to aim at?
ask-second-target = And beside?
ask-way = Hurt or heal?
ask-whose = Whose card?
ask-spot = Which card?
ask-discard = Too many programs. Which one will you discard?

## Questions: answers

ask-shot = A shot is announced. Will you step in?
ask-played = A program is played. Will you cancel it?
ask-damage = Somebody is about to be hurt. Will you protect them?
ask-death = Somebody has died. Will you bring them back?
ask-answer = { $points ->
    [one] { $seat } shoots at you ({ $weapon-name }). Reveal a card or take { $points } damage?
   *[other] { $seat } shoots at you ({ $weapon-name }). Reveal a card or take { $points } damage?
}
ask-role-spot = And which role?
ask-aim = Whom to aim at with this weapon ({ $weapon-name })?
ask-cover = Which loyalty card will you hide?

## Questions: programs

ask-holder = Whose weapon?
ask-whom = Whom do you choose?
ask-another = Who else?
ask-team = Which team?
ask-at-once = Fire at once?
ask-take = Take this weapon at once?
ask-count = How many programs?
ask-malfunction = “Malfunction”: which loyalty card will you reveal?
ask-selfie_gun = “Selfie Gun”: which card of { $seat } will you peek at?
ask-adventurer_bot = “Adventurer Bot”: which role card of { $seat } will you peek at?
ask-defragmentation = Swap the places of your loyalty cards? Nobody will see it.
ask-dealing_newbie = “Rookie Dealer”: which program does { $seat } give away?
ask-armor_bot = Take the weapon that was dropped?
ask-give = Which program will you give to { $seat }?
ask-hidden_camera = { $seat } peeks at a card: { $target } ({ $spot-name }). Will you look, too?

## Questions: human roles

ask-photographer = A loyalty card was revealed. Whom will you heal?
ask-grunwald = With whom will you swap programs?
ask-grunwald-give = Which of your programs will you give to { $seat }?
ask-paramedic = Whom will you bring back?
ask-sniper = Take the laser?
ask-waitress = To whom will you hand out programs?
ask-waitress-steal = From whom will you take a program?
ask-seeker = Which loyalty card will you reveal?
ask-fixer = Keep the weapon?
ask-invisible = All your cards are face up. Which will you hide?

## Questions: machine roles

ask-trespassers_w = Somebody has peeked at another player’s card. Will you turn a role over?
ask-bounty_hunter = Whose role will you reveal?
ask-joke = Which program will you discard?
ask-brainless-loyalty = Whose loyalty card will you reveal?
ask-brainless-role = Whose role will you reveal?
ask-brainless-damage = To whom will you deal 1 damage?
ask-mercenary = You were killed. To whom will you deal 2 damage?
ask-executor = A weapon was dropped. Will you take it?
ask-executor-retrieve = “{ $card-name }” of { $seat } has had its effect. Will you take it?
ask-unit_010011012 = Which weapon will you take?
ask-virus = Which loyalty card will change places with another?
ask-virus-other = With which card will it change places? The first: { $seat } ({ $spot-name }).
ask-sleeper = Whose role will you take?

## Questions: outcast roles

ask-collector = { $seat } draws programs. Will you draw one?
ask-thief = From whom will you take all programs?
ask-lightbringer = Come back to life?
ask-watson-open = “Sloy Watson”: reveal the nearest loyalty card? Otherwise you take 1 damage.
ask-watson-discard = “Sloy Watson”: discard a program? Otherwise you take 1 damage.
ask-fortune_teller = { $seat } draws a program, and you see it. Let it pass?
ask-mole = The turn of { $seat } begins. Which card will you peek at?
ask-white_rabbit = Use “{ $card-name }” once more?
ask-seer-loyalty = Which loyalty card will you peek at?
ask-seer-role = Whose role will you peek at?
ask-mind_eater = Whom will you convert to the Legion? The others will not know.
ask-ono = Whom will you bring back to their own side, or hurt?
ask-human_leader_b = Whom will you heal? No more than three.

## Words on buttons

card-peek = Peek
card-arm = Take a weapon
card-draw = Draw a program
card-drop = Drop the weapon
card-aim = Aim elsewhere
card-shoot = Shoot
card-end = End the turn
card-damage = Take the damage
card-reveal = Reveal a card
card-hurt = hurt
card-heal = heal
card-enough = nobody else
card-yes = yes
card-no = no
card-pistol_2 = second pistol
card-rifle_2 = second rifle
card-fire = fire at once
card-hold = do not fire yet
card-unseen = a face-down program at random
card-keep = keep
card-exchange = swap them
card-under = put it under the deck
card-turn = turn a role over
card-am = Whose side I am on
card-card = Who has what card
card-spare = Whom to spare
card-have = What program I have
card-have-not = What program I do not have

## What can be counted after a match

fact-length = Turns played: { $turns }. Dead at the end: { $dead }.
fact-peeks = { $count ->
    [one] { $seat } sees other players’ cards most often: once.
   *[other] { $seat } sees other players’ cards most often: { $count } times.
}
fact-joined = Legion and Fallen at the end: { $count }.

## What a simulation counts

tally-endings = Who wins
tally-endings-nobody = nobody survives
tally-endings-stalemate = nobody dies for too long
tally-length = Length of a match
tally-length-turns = turns
tally-length-dead = dead

## How a match ended

reason-last-team = none of their enemies is left alive
reason-last-alive = nobody else is left alive
reason-nobody-left = nobody is left alive
reason-stalemate = nobody has died for too long

## Rules

search-hint = Laser, leader, Legion…
