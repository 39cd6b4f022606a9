### The words of “Warring Colonies”. Names of players and survivors are never inflected, and nobody’s gender is known.

game-name = Dead of Winter: Warring Colonies
game-about = Two colonies of survivors in an endless winter share one town and one crisis. Search for supplies, hold the barricades, fight your neighbours; and everybody has a secret objective besides.
game-line = Two colonies, one winter, and a secret aim for everybody.

## Modes

mode-basic = The usual game
    .about = Whoever has finished acting turns the sand glass for the other.
mode-quick = The quick game
    .about = The sand glass runs as soon as both have finished moving.

learn-about = The last round of a siege: three bots and you. Go to the school, search it, share with your colony, and see what the winter costs it.

preset-first-about = The objective that is met most often, cards of this box alone, and more time to think.
preset-short = If time is short
preset-short-about = Cards of this box alone, and the sand glass runs as soon as both have finished moving.
preset-usual-about = By the rulebook: an objective by lot, random items and all crossroads.

## Options

option-objective = Which main objective both colonies pursue.
    .title = Main objective
option-objective-random = by lot
option-objective-mo_killing_blow = The Killing Blow
option-objective-mo_divide_and_conquer = Divide and Conquer
option-objective-mo_last_stockpile = The Last Stockpile
option-objective-mo_keep_the_fires = Keep the Fires Burning
option-objective-mo_clean_streets = Clean Streets
option-objective-mo_new_blood = New Blood
option-objective-mo_convoy = The Convoy
option-objective-mo_long_siege = The Long Siege
option-teams = How you split into two colonies.
    .title = Two teams
option-teams-seats = as you sit: the first half of the seats against the second
option-teams-random = by lot
option-wolf = Who is the lone wolf if there is an odd number of you. Left open, the lot decides.
    .title = Lone wolf
option-quick = The sand glass runs as soon as both have finished moving.
    .title = Quick game
option-random_items = Five random items are shuffled into the deck of every location.
    .title = Random items
option-more_crossroads = Besides the 50 crossroads of this game, 52 of the older boxes are shuffled in, as the rulebook recommends.
    .title = More crossroads
option-leave_out = The four survivors whom the rulebook allows to leave out stay in the box.
    .title = Fewer survivors
option-collapse_wins = If one colony falls, the other counts as having met the main objective.
    .title = Survivors win
option-glass = How many seconds the sand glass lasts.
    .title = Sand glass
option-turn = How many seconds there are to act while nobody has finished; the lone wolf has as many for each move.
    .title = Time to act
option-thinking = How many seconds there are for a move, a choice or a vote.
    .title = Time to choose
option-asking = How many seconds there are to answer somebody’s request.
    .title = Time for requests
option-moment = For how many seconds everybody looks at what matters: a crisis, a death, the dice of a combat, the end. With zero nothing waits.
    .title = Moments for all
option-pause = How many seconds each step of the colony phase is left to be looked at.
    .title = Pauses between steps

## Moments for everybody

moment-crisis = A new crisis
moment-infected = A bite
moment-died = A death
moment-overrun = Overrun
moment-tactics = Tactics revealed
moment-combat-dice = Combat dice
moment-crisis-over = The crisis is decided
moment-ended = All is open

## Chapters of the story

chapter-round = A new round

## Words

card-blue = the blue colony
card-yellow = the yellow colony
card-den = the den
card-police_station = the police station
card-grocery_store = the grocery store
card-school = the school
card-library = the library
card-hospital = the hospital
card-gas_station = the gas station
card-blue-1 = entrance 1 of the blue colony
card-blue-2 = entrance 2 of the blue colony
card-blue-3 = entrance 3 of the blue colony
card-blue-4 = entrance 4 of the blue colony
card-blue-5 = entrance 5 of the blue colony
card-blue-6 = entrance 6 of the blue colony
card-yellow-1 = entrance 1 of the yellow colony
card-yellow-2 = entrance 2 of the yellow colony
card-yellow-3 = entrance 3 of the yellow colony
card-yellow-4 = entrance 4 of the yellow colony
card-yellow-5 = entrance 5 of the yellow colony
card-yellow-6 = entrance 6 of the yellow colony
card-starters = the first items
card-morale = morale
card-food = food
card-starving = starvation
card-bullets = bullets
card-helpless = helpless survivors
card-unruly = unruly survivors
card-dice = dice
card-trophies = trophies
card-weapon = weapon
card-book = book
card-tool = tool
card-event = outsiders
card-wound = a wound
card-wounds = a wound
card-frost = a frostbite
card-frostbite = a frostbite
card-despair = despair
card-blank = unharmed
card-bite = a bite
card-kill = kill
card-roll = roll
card-pass = pass
card-walk = on foot
card-request = ask a friend
card-say = say to your friends
card-need = cards are needed
card-have = you have cards
card-guard = defend the colony
card-help-crisis = give against the crisis
card-leave-crisis = spend nothing on the crisis
card-done = done
card-play = play a card
card-contribute = give against the crisis
card-store = store for the objective
card-eat = spend food
card-calm = calm somebody unruly
card-mission = a mission accomplished
card-attack = attack
card-search = search
card-build = build a barricade
card-clean = clean up
card-ability = the ability
card-hand-off = hand over
card-barricades = barricade
card-traps = trap
card-noise = make noise
card-enough = enough
card-quarantine = quarantine
card-watchtower = watchtower
card-army = army
card-sled_dogs = dog sled
card-arctic_king = Arctic King
card-quarrel = quarrel
card-shelter = close protection
card-no = no
card-yes = yes
card-nothing = nothing
card-keep = keep
card-exchange = exchange
card-run = run
card-die = a die
card-nobody = nobody
card-a = the first way
card-b = the second way
card-c = the third way
card-strength-1 = strength +1
card-strength-2 = strength +2
card-strength-3 = strength +3
card-wound-1 = one wound
card-wound-2 = two wounds
card-zombie-1 = one zombie
card-zombie-2 = two zombies

## Events: set-up and rounds

told-dealt = Your secret objective: { $goal-name }. Items: { $cards-name }.
told-candidates = Choose your people: { $survivors-name }.
told-settled = { $seat }: { $survivors-name }.
told-round = { $left ->
    [one] A round begins. The tracker shows { $left }: it is the last one.
   *[other] A round begins. The tracker shows { $left }.
}
told-crisis = The crisis of both colonies: “{ $crisis-name }”.
told-turn = { $seats-count ->
    [one] It is { $seats }’s turn.
   *[other] { $seats } take their turns together.
}
told-acting = { $seats-count ->
    [one] { $seats } acts.
   *[other] { $seats } act at the same time.
}
told-step = { $step ->
    [food] The colonies eat.
    [waste] The waste piles are looked at.
    [crisis] The crisis is decided.
    [bullets] The colonies get bullets.
    [zombies] Zombies come.
    [objective] The main objective is checked.
   *[election] The colonies elect their leaders.
}
told-rounds-left = { $count ->
    [0] No rounds are left.
    [one] { $count } round is left.
   *[other] { $count } rounds are left.
}

## Events: stocks and dice

told-stock = { $colony ->
    [blue] The blue colony
    [yellow] The yellow colony
   *[den] The den
}, { $what-name }: now { $left }.
told-waste = { $colony ->
    [blue] The blue colony
    [yellow] The yellow colony
   *[den] The den
}, waste: now { $left }. { $by ->
    [-1] Removed: { $cards-name }.
    [-2] Removed: { $cards-name }.
    [-3] Removed: { $cards-name }.
    [-4] Removed: { $cards-name }.
    [-5] Removed: { $cards-name }.
   *[other] Added: { $cards-name }.
}
told-dice-left = { $seat } has the dice { $dice }.
told-die = { $seat }: a die that showed { $was } now shows { $now }.
told-die-given = { $seat } gives a die that shows { $die } to { $target }.
told-next-roll = { $by ->
    [-2] { $seat }: two dice fewer at the next roll.
    [-1] { $seat }: one die fewer at the next roll.
    [1] { $seat }: one die more at the next roll.
    [2] { $seat }: two dice more at the next roll.
   *[other] { $seat }, dice at the next roll: { $by }.
}
told-rolled = { $seat } rolls a die: { $die }.

## Events: survivors

told-hurt = { $rolled ->
    [yes] { $survivor-name }, damage in all: { $count }.
   *[no] { $survivor-name }: { $kind-name }. Damage in all: { $count }.
}
told-healed = { $survivor-name } recovers from { $kind-name }.
told-exposed = { $survivor-name } is exposed: { $face-name }.
told-bitten = { $survivor-name } is bitten, and lies down until all have acted.
told-infected = { $survivor-name } does not live through the bite: { $place-name }.
told-died = { $survivor-name } of { $seat }’s group has died ({ $place-name }).
told-gone = { $survivor-name } is gone for good.
told-promoted = { $seat }’s group is now led by { $survivor-name }.
told-joined = { $survivor-name } joins { $seat } ({ $place-name }).
told-returned = { $survivor-name } is now here: { $place-name }.
told-hand-lost = { $seat } loses the whole hand and begins anew.
told-looted = { $seat } takes what the dead have left: { $item-name }, for { $survivor-name }.
told-wolf-left = The lone wolf has lost heart and leaves the game: { $seat }.

## Events: zombies

told-zombie = { $what ->
    [came] A zombie: { $place-name }.
    [barricade] A zombie breaks a barricade: { $place-name }.
   *[trap] A trap goes off: { $place-name }.
}
told-overrun = Overrun: { $place-name }. The zombies are inside.
told-killed = { $count ->
    [one] { $seat } kills { $count } zombie ({ $place-name }).
   *[other] { $seat } kills { $count } zombies ({ $place-name }).
}
told-built = { $what ->
    [traps] { $seat } sets a trap: { $place-name }.
   *[barricades] { $seat } builds a barricade: { $place-name }.
}
told-torn-down = { $count ->
    [one] { $count } barricade has fallen: { $place-name }.
   *[other] { $count } barricades have fallen: { $place-name }.
}
told-lured = Zombies go elsewhere: { $count }, from { $origin-name } to { $place-name }.
told-noise = { $count ->
    [one] Noise: { $place-name }, { $count } token.
   *[other] Noise: { $place-name }, { $count } tokens.
}
told-noise-heard = { $what ->
    [zombie] The noise has brought a zombie: { $place-name }.
   *[nothing] The noise has brought nobody: { $place-name }.
}

## Events: moving

told-moved = { $seat } moves { $survivor-name } to { $place-name }.
told-passed = { $seat } has finished moving.
told-displaced = { $seat } turns out { $survivor-name }.

## Events: acting

told-ready = { $seat } has finished acting.
told-attacked = { $survivor-name } attacks zombies ({ $place-name }).
told-searched = { $survivor-name } searches { $place-name }.
told-found = Found ({ $place-name }): { $cards-name }.
told-kept = You keep: { $item-name }.
told-noisy = { $seat } makes noise ({ $place-name }).
told-cleaned = { $survivor-name } cleans up, cards: { $count }. Left: { $left }.
told-ability = { $own ->
    [yes] { $survivor-name } uses an ability.
   *[no] { $survivor-name } uses the ability of { $whose-name }.
}
told-used = { $survivor-name } uses { $item-name }.
told-played = { $seat } plays { $item-name }.
told-equipped = { $survivor-name } gets { $item-name }.
told-handed-off = { $survivor-name } hands { $item-name } to { $other-name }.
told-contributed = { $seat } gives against the crisis: { $item-name }.
told-stored = { $seat } stores for the main objective: { $item-name }.
told-requested = { $kind ->
    [weapon] { $seat } asks { $target } for a weapon.
    [book] { $seat } asks { $target } for a book.
    [tool] { $seat } asks { $target } for a tool.
    [medicine] { $seat } asks { $target } for a medicine.
    [fuel] { $seat } asks { $target } for fuel.
    [food] { $seat } asks { $target } for food.
   *[event] { $seat } asks { $target } for a card with outsiders.
}
told-said-need = { $tone ->
    [plain] { $kind ->
        [weapon] { $seat }: “We need weapons.”
        [book] { $seat }: “We need books.”
        [tool] { $seat }: “We need tools.”
        [medicine] { $seat }: “We need medicine.”
        [fuel] { $seat }: “We need fuel.”
        [food] { $seat }: “We need food.”
       *[event] { $seat }: “We need more people.”
    }
    [curt] { $kind ->
        [weapon] { $seat }: “Look for weapons.”
        [book] { $seat }: “Look for books.”
        [tool] { $seat }: “Look for tools.”
        [medicine] { $seat }: “Look for medicine.”
        [fuel] { $seat }: “Look for fuel.”
        [food] { $seat }: “Look for food.”
       *[event] { $seat }: “Look for people.”
    }
    [warm] { $kind ->
        [weapon] { $seat }: “Please help: we are badly short of weapons.”
        [book] { $seat }: “Please help: we are badly short of books.”
        [tool] { $seat }: “Please help: we are badly short of tools.”
        [medicine] { $seat }: “Please help: we are badly short of medicine.”
        [fuel] { $seat }: “Please help: we are badly short of fuel.”
        [food] { $seat }: “Please help: we are badly short of food.”
       *[event] { $seat }: “Please help: we are badly short of people.”
    }
    [stern] { $kind ->
        [weapon] { $seat }: “Without weapons we are done for.”
        [book] { $seat }: “Without books we are done for.”
        [tool] { $seat }: “Without tools we are done for.”
        [medicine] { $seat }: “Without medicine we are done for.”
        [fuel] { $seat }: “Without fuel we are done for.”
        [food] { $seat }: “Without food we are done for.”
       *[event] { $seat }: “Without more people we are done for.”
    }
    [wry] { $kind ->
        [weapon] { $seat }: “Weapons won’t come to us by themselves, more’s the pity.”
        [book] { $seat }: “Books won’t come to us by themselves, more’s the pity.”
        [tool] { $seat }: “Tools won’t come to us by themselves, more’s the pity.”
        [medicine] { $seat }: “Medicine won’t come to us by itself, more’s the pity.”
        [fuel] { $seat }: “Fuel won’t come to us by itself, more’s the pity.”
        [food] { $seat }: “Food won’t come to us by itself, more’s the pity.”
       *[event] { $seat }: “New people won’t come to us by themselves, more’s the pity.”
    }
   *[weary] { $kind ->
        [weapon] { $seat }: “If only we had some weapons.”
        [book] { $seat }: “If only we had some books.”
        [tool] { $seat }: “If only we had some tools.”
        [medicine] { $seat }: “If only we had some medicine.”
        [fuel] { $seat }: “If only we had some fuel.”
        [food] { $seat }: “If only we had some food.”
       *[event] { $seat }: “If only we had more people.”
    }
}
told-said-have = { $tone ->
    [plain] { $kind ->
        [weapon] { $seat }: “I have a weapon.”
        [book] { $seat }: “I have a book.”
        [tool] { $seat }: “I have a tool.”
        [medicine] { $seat }: “I have medicine.”
        [fuel] { $seat }: “I have fuel.”
        [food] { $seat }: “I have food.”
       *[event] { $seat }: “I have a card with outsiders.”
    }
    [curt] { $kind ->
        [weapon] { $seat }: “A weapon: here.”
        [book] { $seat }: “A book: here.”
        [tool] { $seat }: “A tool: here.”
        [medicine] { $seat }: “Medicine: here.”
        [fuel] { $seat }: “Fuel: here.”
        [food] { $seat }: “Food: here.”
       *[event] { $seat }: “A card with outsiders: here.”
    }
    [warm] { $kind ->
        [weapon] { $seat }: “If it helps anybody, I have a weapon.”
        [book] { $seat }: “If it helps anybody, I have a book.”
        [tool] { $seat }: “If it helps anybody, I have a tool.”
        [medicine] { $seat }: “If it helps anybody, I have medicine.”
        [fuel] { $seat }: “If it helps anybody, I have fuel.”
        [food] { $seat }: “If it helps anybody, I have food.”
       *[event] { $seat }: “If it helps anybody, I have a card with outsiders.”
    }
    [stern] { $kind ->
        [weapon] { $seat }: “Mark my words: I have a weapon.”
        [book] { $seat }: “Mark my words: I have a book.”
        [tool] { $seat }: “Mark my words: I have a tool.”
        [medicine] { $seat }: “Mark my words: I have medicine.”
        [fuel] { $seat }: “Mark my words: I have fuel.”
        [food] { $seat }: “Mark my words: I have food.”
       *[event] { $seat }: “Mark my words: I have a card with outsiders.”
    }
    [wry] { $kind ->
        [weapon] { $seat }: “Guess who has a weapon. I do!”
        [book] { $seat }: “Guess who has a book. I do!”
        [tool] { $seat }: “Guess who has a tool. I do!”
        [medicine] { $seat }: “Guess who has medicine. I do!”
        [fuel] { $seat }: “Guess who has fuel. I do!”
        [food] { $seat }: “Guess who has food. I do!”
       *[event] { $seat }: “Guess who has a card with outsiders. I do!”
    }
   *[weary] { $kind ->
        [weapon] { $seat }: “All right, I do have a weapon.”
        [book] { $seat }: “All right, I do have a book.”
        [tool] { $seat }: “All right, I do have a tool.”
        [medicine] { $seat }: “All right, I do have medicine.”
        [fuel] { $seat }: “All right, I do have fuel.”
        [food] { $seat }: “All right, I do have food.”
       *[event] { $seat }: “All right, I do have a card with outsiders.”
    }
}
told-said-guard = { $tone ->
    [plain] { $seat }: “We mustn’t leave the colony undefended.”
    [curt] { $seat }: “Somebody has to stay at home.”
    [warm] { $seat }: “Let’s not leave our home undefended, shall we?”
    [stern] { $seat }: “If all of us leave, we lose the colony.”
    [wry] { $seat }: “The colony won’t defend itself.”
   *[weary] { $seat }: “There is nobody to defend our home, and that worries me.”
}
told-said-help-crisis = { $tone ->
    [plain] { $seat }: “Let’s give what we can against the crisis.”
    [curt] { $seat }: “Cards against the crisis.”
    [warm] { $seat }: “We’ll get through this crisis if we pull together.”
    [stern] { $seat }: “We can’t let this crisis happen.”
    [wry] { $seat }: “The crisis won’t solve itself.”
   *[weary] { $seat }: “Well, this crisis will have to cost us something.”
}
told-said-leave-crisis = { $tone ->
    [plain] { $seat }: “Let’s not spend anything on the crisis.”
    [curt] { $seat }: “Skip the crisis.”
    [warm] { $seat }: “Let’s save our cards, shall we? We’ll live through this crisis.”
    [stern] { $seat }: “Not one card for this crisis.”
    [wry] { $seat }: “Let the neighbours deal with the crisis.”
   *[weary] { $seat }: “We have no time for the crisis now.”
}
told-granted = { $seat } gives { $item-name } to { $target }.
told-refused = { $seat } refuses { $target }.

## Events: cards

told-gained = You get: { $cards-name }.
told-drew = { $count ->
    [1] { $seat } draws a card ({ $place-name }).
   *[other] { $seat } draws { $count } cards ({ $place-name }).
}
told-looked = { $count ->
    [1] { $seat } looks at the top card of a deck ({ $place-name }).
   *[other] { $seat } looks at the top { $count } cards of a deck ({ $place-name }).
}
told-saw = You see ({ $place-name }): { $cards-name }.
told-fetched = { $seat } takes { $item-name } out of a deck ({ $place-name }).
told-revealed = Cards are laid open ({ $place-name }): { $cards-name }.
told-salvaged = { $seat } pulls { $item-name } out of the waste.
told-burnt = Cards of a deck ({ $place-name }) are gone for good: { $count }.
told-put-under = { $seat } puts a card ({ $back-name }) under a deck: { $place-name }.
told-pocketed = { $seat } keeps a card ({ $back-name }).
told-uncovered = The deck ({ $place-name }) now shows this back on top: { $back-name }.
told-shed = { $seat } gives up { $item-name }.
told-handed-over = { $seat } gives { $target } a card, face down ({ $back-name }).
told-changed-hands = { $item-name } goes from { $seat } to { $target }.
told-peeked = { $seat } looks into the hand of { $target }.
told-saw-hand = { $cards-count ->
    [0] The hand of { $target } is empty.
   *[other] In the hand of { $target }: { $cards-name }.
}
told-saw-goal = The secret objective of { $target }: { $goal-name }.
told-showed-goal = { $target } sees the secret objective of { $seat }.
told-foresaw = { $count ->
    [1] { $seat } sees the next crisis.
   *[other] { $seat } sees the next { $count } crises.
}
told-saw-crises = To come: { $cards-name }.

## Events: crossroads

told-crossroads-drawn = { $target } reads a crossroads card for { $seat }’s turn.
told-read = A crossroads, secret so far: “{ $road-name }”, for { $seat }’s turn.
told-crossroads-passed = No crossroads for { $seat }.
told-crossroads = Crossroads in { $seat }’s turn: “{ $road-name }”!
told-chose = Decided: { $way-name } (“{ $road-name }”).
told-crossroads-met = A crossroads awaits { $seat }.
told-avoided = { $survivor-name } has seen it coming: the crossroads of { $seat } goes under the deck unread.
told-attached = From now on: { $rule-name } ({ $target-name }).
told-fasting = { $seat } may play no food in the next turn.
told-together = For { $seat }’s crossroads all together give { $count } of { $needed }.
told-staked = { $seat } stakes { $item-name }.
told-stakes-won = { $seat } takes all: { $cards-name }.
told-follows = { $survivor-name } now follows { $seat }.
told-parley = { $accepted ->
    [yes] { $seat } agrees to a truce in town for this round.
   *[no] { $seat } refuses a truce.
}
told-guarded = { $survivor-name } takes the wound in place of { $other-name }.
told-thumbs = The votes: { $votes }.

## Events: combat

told-combat = Combat: { $place-name }.
told-wolf-chose = { $choice ->
    [run] The lone wolf runs: { $seat }.
    [blue] The lone wolf stands by blue: { $seat }.
   *[yellow] The lone wolf stands by yellow: { $seat }.
}
told-tactics = Tactics. Blue: { $blue-name }. Yellow: { $yellow-name }.
told-bids = Bullets. Blue: { $blue }. Yellow: { $yellow }.
told-combat-dice = Combat dice. Blue: { $blue-name }. Yellow: { $yellow-name }.
told-strength = { $colony ->
    [blue] Blue gains strength { $by }. Blue and yellow: { $blue } : { $yellow }.
   *[yellow] Yellow gains strength { $by }. Blue and yellow: { $blue } : { $yellow }.
}
told-combat-over = { $winner ->
    [blue] Blue has won the combat: { $place-name }.
    [yellow] Yellow has won the combat: { $place-name }.
   *[nobody] Nobody has won the combat: { $place-name }.
}
told-undefended = { $colony ->
    [blue] Nobody defends the blue colony. Strangers at its entrances: { $count }.
   *[yellow] Nobody defends the yellow colony. Strangers at its entrances: { $count }.
}

## Events: the colony phase

told-crisis-over = { $prevented ->
    [yes] The crisis “{ $crisis-name }” is prevented: { $points } given, { $target } needed.
   *[no] The crisis “{ $crisis-name }” is not prevented: { $points } given, { $target } needed.
}
told-elected-votes = Who points at whom: { $votes }.
told-elected = { $colony ->
    [blue] The leader of the blue colony: { $seat }.
   *[yellow] The leader of the yellow colony: { $seat }.
}
told-ended = { $reason ->
    [collapse] { $side ->
        [blue] The rivals have lost heart. The blue colony holds out: whoever there has met the secret objective wins.
        [yellow] The rivals have lost heart. The yellow colony holds out: whoever there has met the secret objective wins.
        [both] Morale is gone, but both colonies hold out.
       *[nobody] Morale is gone, and nobody has met the main objective.
    }
   *[objective] { $side ->
        [blue] The blue colony has met the main objective. Whoever there has met the secret objective wins.
        [yellow] The yellow colony has met the main objective. Whoever there has met the secret objective wins.
        [both] Both colonies have met the main objective. Whoever there has met the secret objective wins.
       *[nobody] Nobody has met the main objective.
    }
}
told-secret-opened = { $won ->
    [yes] The secret objective of { $seat }: “{ $goal-name }”. That is a victory!
   *[no] The secret objective of { $seat }: “{ $goal-name }”.
}

## Events: the lone wolf

told-mission = Your mission: { $card-name }.
told-mission-discarded = { $seat } discards the mission “{ $card-name }”.
told-mission-failed = { $seat } is noticed: the mission “{ $card-name }” comes to nothing in this round.
told-accomplished = { $seat } accomplishes the mission “{ $card-name }”.

## Questions

ask-moment = Look at what has happened.
ask-keep-survivors = Whom do you take into your group?
ask-group-leader = Who is to lead the group?
ask-follower = Who follows?
ask-move = Whom do you move?
ask-place = Where to?
ask-displace = It is full: whom do you turn out?
ask-along = { $survivor-name } may bring somebody along. Whom?
ask-ride = How do you get there?
ask-mate = Whom do you ask?
ask-grant = { $seat } asks you for a card. Give one?
ask-act = What do you do?
ask-action = Do what?
ask-die = With which die?
ask-own-die = Which of your dice is to show more?
ask-which-die = Which die?
ask-value = What is it to show?
ask-gate = At which entrance?
ask-item = Which card?
ask-whom = To whom?
ask-kind = For what?
ask-say = What do you say to your friends?
ask-about-kind = What is it about?
ask-survivor = Whom do you choose?
ask-player = Which player?
ask-colony = Which colony?
ask-ration = Food, or a die?
ask-mission = Which mission is accomplished?
ask-play = What do you use it on: { $item-name }?
ask-found = What do you keep?
ask-keep = What do you keep?
ask-fetch = What do you take?
ask-take = What do you take?
ask-exchange = Keep the card, or exchange it for the next one?
ask-shed = What do you give up?
ask-give = What do you give to { $seat }?
ask-first-crisis = Which crisis comes first?
ask-clear = Where do zombies go?
ask-lure = Where do they come?
ask-fortify = Where do you build?
ask-heal = What is healed?
ask-victim = Who is hurt?
ask-bite = The bite may spread to { $survivor-name }. Kill, or roll?
ask-promote = Who is to lead the group now?
ask-shelter = The den is full. Where does { $survivor-name } go?
ask-loot = Who gets { $item-name }?
ask-exchange-mission = Exchange a mission?
ask-way = { $road-name }: what do you choose?
ask-avoid = A crossroads awaits you. Put it under the deck unread ({ $survivor-name })?
ask-guard = { $survivor-name } is wounded. Take the wound instead?
ask-promise = { $kind ->
    [dice] Together you need { $count } dice. How many do you spend?
    [fuel] Together you need fuel cards: { $count }. How many do you give?
    [tool] Together you need tool cards: { $count }. How many do you give?
   *[medicine] Together you need medicine cards: { $count }. How many do you give?
}
ask-stake = How many cards do you stake?
ask-trade = How many cards do you trade in?
ask-gifts = How many groceries do you draw to give away?
ask-smuggle = How many bullets do you carry across?
ask-patients = Who is healed?
ask-passengers = Who rides along?
ask-parley = A truce in town for this round?
ask-thumb = Your vote?
ask-break-tie = The votes are equal. What do you decide?
ask-met = Whom is it about?
ask-wolf-choice = Run, or join a side?
ask-tactic = Which tactic?
ask-bid = How many bullets?
ask-target = Who is wounded?
ask-wounds = How are the wounds laid out?
ask-elect = Who is to lead the colony?
ask-elect-tie = The votes are equal. Who is to lead the colony?

## Outcome

reason-objective = the main objective is met
    .draw = the main objective is met, but no secret one
reason-collapse = the rivals have lost heart
    .draw = morale has run out
reason-time = the rounds have run out
side-blue = The blue colony
    .wins = The blue colony wins
side-yellow = The yellow colony
    .wins = The yellow colony wins
channel-blue = The blue colony
channel-yellow = The yellow colony
error-no-such-seat = There is no seat { $seat } for the lone wolf at this table.

## Counts

tally-endings = How matches end
tally-endings-collapse = a colony has fallen
tally-endings-time = the rounds are out
tally-length = Length of a match
tally-length-rounds = rounds
tally-length-dead = dead
tally-length-victories = combats won
tally-morale = Morale at the end
tally-missions = Missions of the lone wolf
tally-missions-accomplished = accomplished
