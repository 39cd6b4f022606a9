### Words of the board of Warring Colonies.

## Where we are

board-stage-setup = Gathering groups
board-stage-round = A new round
board-stage-turn = A turn begins
board-stage-move = Moves
board-stage-act = Actions
board-stage-crossroads = Crossroads
board-stage-food = Food
board-stage-combat = Combat
board-stage-replacing = Combat
board-stage-waste = Waste
board-stage-crisis = The crisis
board-stage-bullets = Bullets
board-stage-zombies = Zombies come
board-stage-objective = The main objective
board-stage-tracker = The round tracker
board-stage-election = Elections
board-yours-move = Your moves
board-yours-act = Your actions
board-rounds = { $count ->
    [one] The last round
   *[other] { $count } rounds left
}
board-line-setup = Everybody chooses people.
board-line-round = A round begins.
board-line-turn = A turn begins.
board-line-move = Survivors are on the move.
board-line-act = Survivors are at work.
board-line-crossroads = The turn comes to its end.
board-line-food = The colonies eat.
board-line-combat = The colonies fight.
board-line-replacing = New people come.
board-line-waste = The waste is counted.
board-line-crisis = The crisis is decided.
board-line-bullets = The colonies get bullets.
board-line-zombies = Zombies come.
board-line-objective = The main objective is checked.
board-line-tracker = The round is over.
board-line-election = The colonies elect leaders.
board-turns-of = In turn: { $names }
board-waiting = Waiting for the others.
board-you-done = You are done. Waiting for the other side.

## The map

board-map = The map of the town
board-camp-blue = Blue
board-camp-yellow = Yellow
board-camp-den = Den
board-place-police_station = Police
board-place-grocery_store = Grocery
board-place-school = School
board-place-library = Library
board-place-hospital = Hospital
board-place-gas_station = Gas
board-nobody-home = Nobody home
board-nobody-there = Nobody is here.
board-leader = Leader: { $name }
board-people = { $count ->
    [one] { $count } survivor
   *[other] { $count } survivors
}
board-zombies = { $count ->
    [one] { $count } zombie
   *[other] { $count } zombies
}
board-barricades = { $count ->
    [one] { $count } barricade
   *[other] { $count } barricades
}
board-traps = { $count ->
    [one] { $count } trap
   *[other] { $count } traps
}
board-noise = noise: { $count }
board-deck = { $count ->
    [one] { $count } card in the deck
   *[other] { $count } cards in the deck
}
board-wounds = { $count ->
    [one] { $count } wound
   *[other] { $count } wounds
}
board-frostbites = { $count ->
    [one] { $count } frostbite
   *[other] { $count } frostbites
}
board-despairs = despair: { $count }
board-person = Player: { $name }. { $place }.
board-tired = Used in this round.
board-at = { $place }
board-dead = in the graveyard
board-now = now
card-waste = waste
card-storage = stored for the objective

## One's own

board-group = Your group
board-dice = { $count ->
    [one] { $count } die
   *[other] { $count } dice
}
board-no-dice = No dice left
board-hand = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
board-hand-title = Your cards
board-meaning = What the cards say
board-hand-empty = Your hand is empty.
board-copies = { $count ->
    [one] One of these
   *[other] { $count } of these
}
board-card = Objective
board-hold = hold
board-goal = Your secret objective
board-favoured = Drawn for you: { $colony }.
board-you-read = You read the crossroads card. In turn: { $name }
board-seen = What you have seen
board-glimpse = { $whose } (the tracker at { $rounds }): { $cards }

## What to choose

board-choose = Choose
board-choose-survivor = Choose who acts
board-choose-place = Choose a place on the map
board-choose-seat = Choose a player
board-choose-die = Choose a die
board-choose-deed = Choose
board-choose-number = Choose a number
board-choose-share = Lay all of it out
board-choose-secret = Choose in secret
board-deed-play = Play
board-deed-contribute = Against the crisis
board-deed-store = Store for the objective
board-deed-calm = Calm somebody
board-secret = a card
board-ready = Ready
board-none = Nobody
board-number = Ready: { $count }
board-this-way = Decided
board-chosen = All is chosen.
board-sealed = Your choice is taken.
board-answered = Your choice: { $answer }
board-change = Think again
board-back = Back
board-glass = The glass: { $time }

## Crossroads and combat

board-read-aloud = Read it aloud
board-crossroads = Crossroads. In turn: { $name }
board-fight = Combat: { $place }
board-tactic-hidden = tactic hidden
board-score = Blue { $blue }, yellow { $yellow }
board-won-blue = Blue has won
board-won-yellow = Yellow has won

## The notebook

board-notes = Notes
board-notes-title = Notebook
board-notes-hint = Tap somebody: here are the group, the dice, the cards and your mark.
board-mark = What do you think of { $name }?
board-mark-none = nothing
board-mark-trusted = a friend
board-mark-doubted = doubtful
board-mark-watched = dangerous

## The end

board-won = won
board-morale-left = morale { $count }
line-setup = The winter does not end. Two colonies, one town. Gather your groups.
line-won-blue = The blue colony has outlived the winter.
line-won-yellow = The yellow colony has outlived the winter.

## Moments

board-prevented = Prevented
board-not-prevented = Not prevented
board-prevented-line = There were cards enough: it has passed.
board-not-prevented-line = There were too few cards: both colonies will feel it.
