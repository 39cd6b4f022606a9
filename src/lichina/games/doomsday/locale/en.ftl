### The words of Doomsday. Names of players are never inflected, and nobody’s gender is known.

game-name = Doomsday
game-about = The machines have risen. Humans, machines and outcasts hold each other at gunpoint, and nobody knows who is who. Peek, shoot and step into other players’ turns while you live.
game-line = Everybody has a gun on somebody, and nobody knows who is human.

## Modes

mode-basic = Basic game
    .about = Four to eight players, each with two loyalty cards of their own.
mode-advanced = Advanced game
    .about = Nine to sixteen players, and each loyalty card is shared by two neighbours.
mode-legion = Legion
    .about = With Legion and Fallen: you can change sides merely by peeking at the wrong card.
mode-advanced-legion = Advanced game with Legion
    .about = Nine to sixteen players, shared loyalty cards and two more teams.

learn-about = Three bots and you: one friend, two enemies and a loaded rifle. Peek, take aim, and step in before it is too late.

preset-first-about = Up to eight players, the roles for a first game, and more time to think.
preset-usual-about = Humans, machines and outcasts, with any number of players.
preset-everything-about = With the Legion and the Fallen: whoever peeks at the wrong card changes sides. For those who have played before.

## Options

option-first_roles = Whether the six roles that the rulebook names for a first game are taken before all others.
    .title = First-game roles
option-legion = Whether Legion and Fallen are in the game.
    .title = Legion mode
option-with_ono = Whether the Legion mode has the role I.T.
    .title = The role I.T.
option-arsenal = Which weapons lie in the centre when there are five or six of you.
    .title = Set of weapons
option-arsenal-usual = two rifles and a pistol for five, a rifle, a pistol and a sidekick for six
option-arsenal-other = a rifle, a pistol and a sidekick for five, two rifles and a pistol for six
option-weapon_text = What answers laser and sidekick: the rules and the cards say different things.
    .title = Weapon text
option-weapon_text-rulebook = as in the rules: a loyalty card answers the laser, the role answers the sidekick
option-weapon_text-cards = as on the cards: the role answers the laser, a loyalty card answers the sidekick
option-row6 = Who has two double loyalty cards when there are six of you: the printed table is unclear.
    .title = Loyalty for six
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
option-moment = For how many seconds everybody looks at what decides the match: a shot, a card that is turned, a death, the ending. Whoever has seen it taps “Go on”, and when everybody has, the match goes on at once. Zero: never stop.
    .title = Length of a scene

## Sides. “You are …”

side-human = Humans
    .wins = The humans win
side-machine = Machines
    .wins = The machines win
side-outcast = The outcast
    .wins = The outcast wins
side-legion = The Legion
    .wins = The Legion wins
side-fallen = The Fallen
    .wins = The Fallen win
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

## What everybody sees

moment-shot = A shot
moment-role-revealed = A role is revealed
moment-loyalty-revealed = Loyalty is revealed
moment-died = Death
moment-revived = Back from the dead
moment-unmasked = The masks are off

## Chapters of the story

chapter-turn = { $seat }’s turn

## Events: dealing and the turn

told-dealt = Your cards: { $roles-name }, { $loyalty-name }. Programs: { $cards-name }.
told-turn = It is { $seat }’s turn.

## Events: roles and loyalty

told-peeked = { $spot ->
    [role] { $seat } peeks at { $target }’s role.
    [second] { $seat } peeks at { $target }’s second role card.
    [left] { $seat } peeks at { $target }’s left loyalty card.
    [program] { $seat } peeks at the program that { $target } draws.
   *[right] { $seat } peeks at { $target }’s right loyalty card.
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
told-loyalty-swapped = Two cards change places: the { $spot-name } of { $seat } and the { $other-name } of { $target }.
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
    [0] { $seat }’s { $weapon-name } is aimed at nobody.
   *[other] { $seat }’s { $weapon-name } is now aimed at { $targets }.
}
told-aimed-anew = { $targets-count ->
    [0] { $seat }’s { $weapon-name } is aimed at nobody.
   *[other] { $seat } aims the { $weapon-name } anew, at { $targets }.
}
told-dropped = { $seat } drops a weapon: { $weapon-name }.
told-seized = { $seat } disarms { $target }: { $weapon-name }.
told-weapons-swapped = { $seat } and { $target } swap weapons.
told-jammed = { $seat } cannot aim the { $weapon-name } elsewhere.
told-shot = { $way ->
    [heal] { $seat } and the sidekick heal { $targets }.
    [assassin] { $seat } shoots at { $targets } as the Assassin! Weapon: { $weapon-name }.
   *[other] { $seat } shoots at { $targets }! Weapon: { $weapon-name }.
}
told-no-shot = { $seat } has lost the weapon ({ $weapon-name }): there is no shot.

## Events: life and death

told-in-danger = { $seats-count ->
    [1] { $seats } is about to be hurt.
   *[other] { $seats } are about to be hurt.
}
told-prevented = { $seat } takes 1 damage less.
told-hurt = { $points ->
    [one] { $seat } loses a life. Lives left: { $lives }.
   *[other] { $seat } loses { $points } lives. Lives left: { $lives }.
}
told-healed = { $seat } feels better. Lives now: { $lives }.
told-died = { $seat } dies. Revealed: { $roles-name }, { $loyalty-name }.
told-teams = { $again ->
    [yes] The turn is over. This is how you see the living: { $teams }.
   *[no] You see right through the living. { $teams }.
}
told-goes-on = { $again ->
    [yes] The turn is over, a second check after the death of { $seats }: nobody has won.
   *[no] The check after the death of { $seats }: nobody has won, the game goes on.
}
told-decided = { $side ->
    [human] The check: no enemy is left, the humans have won!
    [machine] The check: no human is left, the machines have won!
    [outcast] The check: one outcast is left and has won!
    [legion] The check: only the Legion is left and has won!
    [fallen] The check: only the Fallen are left and have won!
   *[nobody] The check: nobody is left alive.
}
told-unmasked = Who is who: { $teams }.
told-revived = { $lives ->
    [one] { $seat } comes back with one life.
   *[other] { $seat } comes back with two lives.
}

## Events: programs

told-played = { $card ->
    [fog_of_war_off] { $seat } plays “{ $card-name }”. The team: { $words-name }.
   *[other] { $targets-count ->
        [0] { $seat } plays “{ $card-name }”.
       *[other] { $seat } plays “{ $card-name }”. Chosen: { $targets }.
    }
}
told-countered = { $seat }’s “{ $card-name }” is cancelled: it has no effect.
told-drew = { $count ->
    [0] { $seat } draws nothing: the deck is empty.
    [1] { $seat } draws a program.
   *[other] { $seat } draws { $count } programs.
}
told-drew-cards = { $cards-count ->
    [1] You have drawn “{ $cards-name }”.
   *[other] You have drawn: { $cards-name }.
}
told-discarded = { $count ->
    [1] { $seat } discards a program.
   *[other] { $seat } discards { $count } programs.
}
told-hidden-counted = { $over ->
    [yes] { $seat } admits to more than two hidden loyalty programs, and must discard.
   *[no] { $seat } confirms: no more than two hidden loyalty programs in hand.
}
told-discarded-cards = { $cards-count ->
    [1] “{ $cards-name }” goes under the deck.
   *[other] Under the deck go: { $cards-name }.
}
told-handed = { $count ->
    [1] { $seat } gets a program from { $target }.
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
told-mixed-own = Only { $seat } knows now which of the two hidden loyalty cards is where.
told-mixed-loyalty = The loyalty cards of { $seats } are shuffled and dealt anew, face down.
told-inverted = { $on ->
    [yes] Human loyalty now counts as machine loyalty, and the other way round.
   *[no] Human loyalty is human loyalty again, machine loyalty is machine loyalty.
}
told-answered = { $right ->
    [yes] { $seat } asks about { $target }: { $team-name }? The answer is yes.
   *[no] { $seat } asks about { $target }: { $team-name }? The answer is no.
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
told-converted = { $seat } picks { $target } for the Legion. Whoever cannot be converted stays as they are.
told-joins-the-fallen = { $seat } is now among the Fallen, unless Legion.
told-cured = { $seat } returns to the old side.

## Events: what was said (not necessarily true)

told-said-am = { $tone ->
    [plain] { $team ->
        [human] { $seat }: “I am human.”
        [machine] { $seat }: “I am a machine.”
        [outcast] { $seat }: “I am an outcast.”
        [legion] { $seat }: “I am Legion.”
       *[fallen] { $seat }: “I am Fallen.”
    }
    [curt] { $seat }: “In a word: { $team-name }.”
    [warm] { $seat }: “Friends, this is my side: { $team-name }.”
    [stern] { $seat }: “Listen well: { $team-name } and nothing else.”
    [wry] { $seat }: “Surprise, surprise: { $team-name }!”
   *[weary] { $seat }: “All right, I’ll say it: { $team-name }.”
}
told-said-card = { $tone ->
    [plain] { $seat }: “{ $target }’s { $spot-name }: { $card-name }.”
    [curt] { $seat }: “{ $target }, { $spot-name }: { $card-name }.”
    [warm] { $seat }: “You should know { $target }’s { $spot-name }: { $card-name }.”
    [stern] { $seat }: “I know { $target }’s { $spot-name } for certain: { $card-name }.”
    [wry] { $seat }: “Guess { $target }’s { $spot-name }. It is { $card-name }!”
   *[weary] { $seat }: “Must I spell it out? { $target }’s { $spot-name }: { $card-name }.”
}
told-said-shoot = { $tone ->
    [plain] { $seat }: “Shoot { $target }.”
    [curt] { $seat }: “{ $target }. Fire.”
    [warm] { $seat }: “Help me, somebody: { $target } has to go.”
    [stern] { $seat }: “{ $target } is a danger to us all. Shoot.”
    [wry] { $seat }: “Any barrel would look good with { $target } in front of it.”
   *[weary] { $seat }: “How long will { $target } be left alone? Shoot already.”
}
told-said-spare = { $tone ->
    [plain] { $seat }: “Let { $target } live.”
    [curt] { $seat }: “Not { $target }.”
    [warm] { $seat }: “Please, leave { $target } alone.”
    [stern] { $seat }: “Whoever shoots { $target } will hear from me.”
    [wry] { $seat }: “{ $target } is far too charming to be shot.”
   *[weary] { $seat }: “Take your sights off { $target }, it gets us nowhere.”
}
told-said-have = { $tone ->
    [plain] { $seat }: “I have ‘{ $card-name }’.”
    [curt] { $seat }: “‘{ $card-name }’. In my hand.”
    [warm] { $seat }: “Do not worry, I hold ‘{ $card-name }’.”
    [stern] { $seat }: “Be warned: I keep ‘{ $card-name }’ ready.”
    [wry] { $seat }: “What might this be? Why, ‘{ $card-name }’!”
   *[weary] { $seat }: “All right, I do have ‘{ $card-name }’.”
}
told-said-have-not = { $tone ->
    [plain] { $seat }: “I do not have ‘{ $card-name }’.”
    [curt] { $seat }: “‘{ $card-name }’? No.”
    [warm] { $seat }: “If only I had ‘{ $card-name }’, but I do not.”
    [stern] { $seat }: “I say it once: there is no ‘{ $card-name }’ in my hand.”
    [wry] { $seat }: “‘{ $card-name }’? In my dreams, perhaps.”
   *[weary] { $seat }: “No, no ‘{ $card-name }’ here. Ask somebody else.”
}
told-said-trust = { $tone ->
    [plain] { $seat }: “You can trust me.”
    [curt] { $seat }: “Trust me.”
    [warm] { $seat }: “We are on the same side, believe me.”
    [stern] { $seat }: “You may rely on me. Remember that.”
    [wry] { $seat }: “Would somebody with such an honest face lie?”
   *[weary] { $seat }: “Believe me at last, and let us go on.”
}

## Questions: the turn

ask-moment = Look at what has happened.
ask-turn = Your turn. What will you do?
ask-play = Play a program right now.
ask-say = What will you say?
ask-as = What card is it?
ask-program = Which program?
ask-weapon = Which weapon?
ask-target = Whom do you aim at?
ask-second-target = And which neighbour?
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
ask-aim = Whom do you aim at ({ $weapon-name })?
ask-lay-down = You may hold one weapon only. Which one do you drop?
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
ask-selfie_gun = “Selfie Gun”: which of { $seat }’s cards will you peek at?
ask-adventurer_bot = “Adventurer Bot”: which of { $seat }’s role cards will you peek at?
ask-defragmentation = Swap the places of your loyalty cards? Nobody will see it.
ask-dealing_newbie = “Rookie Dealer”: which program does { $seat } give away?
ask-armor_bot = Take the weapon that was dropped?
ask-give = Which program will you give to { $seat }?
ask-hidden_camera = { $seat } peeks at { $target }’s card ({ $spot-name }). Will you look, too?

## Questions: human roles

ask-photographer = A loyalty card was revealed. Whom will you heal?
ask-grunwald = Who will you swap programs with?
ask-grunwald-give = Which of your programs will you give to { $seat }?
ask-paramedic = Whom will you bring back?
ask-sniper = Take the laser?
ask-waitress = Who gets the programs?
ask-waitress-steal = Who will you take a program from?
ask-seeker = Which loyalty card will you reveal?
ask-fixer = Keep the weapon?
ask-invisible = All your cards are face up. Which will you hide?

## Questions: machine roles

ask-trespassers_w = Somebody has peeked at another player’s card. Will you turn a role over?
ask-bounty_hunter = Whose role will you reveal?
ask-joke = Which program will you discard?
ask-brainless-loyalty = Whose loyalty card will you reveal?
ask-brainless-role = Whose role will you reveal?
ask-brainless-damage = Who takes 1 damage?
ask-mercenary = You were killed. Who takes 2 damage in return?
ask-executor = A weapon was dropped. Will you take it?
ask-executor-retrieve = { $seat }’s “{ $card-name }” has taken effect. Will you take it?
ask-unit_010011012 = Which weapon will you take?
ask-virus = Which loyalty card will change places with another?
ask-virus-other = Which card will it change places with? The first: { $seat } ({ $spot-name }).
ask-sleeper = Whose role will you take?

## Questions: outcast roles

ask-collector = { $seat } draws programs. Will you draw one?
ask-thief = Who will you take all programs from?
ask-lightbringer = Come back to life?
ask-watson-open = “Sloy Watson”: reveal the nearest loyalty card? Otherwise you take 1 damage.
ask-watson-discard = “Sloy Watson”: discard a program? Otherwise you take 1 damage.
ask-fortune_teller = { $seat } draws a program, and you see it. Let it pass?
ask-mole = { $seat }’s turn begins. Which card will you peek at?
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
card-card = Who has which card
card-spare = Whom to spare
card-have = Which program I have
card-have-not = Which program I do not have

## What can be counted after a match

fact-length = { $turns ->
    [one] { $turns } turn was played
   *[other] { $turns } turns were played
}{ $dead ->
    [0] {""}, and everybody was alive at the end.
    [one] {""}, and { $dead } player was dead at the end.
   *[other] {""}, and { $dead } players were dead at the end.
}
fact-peeks = { $count ->
    [one] { $seat } saw other players’ cards most often: once.
   *[other] { $seat } saw other players’ cards most often: { $count } times.
}
fact-joined = { $count ->
    [one] { $count } player ended up with the Legion or the Fallen.
   *[other] { $count } players ended up with the Legion or the Fallen.
}

## What a simulation counts

tally-endings = Who wins
tally-endings-nobody = nobody survives
tally-endings-stalemate = nobody dies for too long
tally-length = Length of a match
tally-length-turns = turns
tally-length-dead = dead

## How a match ended

reason-last-team = everybody who stood in their way is dead
reason-last-alive = nobody else is left alive
reason-nobody-left = nobody is left alive
reason-stalemate = nobody has died for too long

## Rules

search-hint = Laser, leader, Legion…
