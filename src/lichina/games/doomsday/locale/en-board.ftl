### The words on the board of Doomsday: on a phone, on a television and in a replay.

## Where we are

board-title-turn = Turn { $turn }
board-title-yours = Your turn
board-title-shot = A shot
board-title-played = A program
board-title-damage = A hit
board-title-death = A death
board-alive = { $alive } of { $all } alive

## The middle of the table

board-centre = Weapons in the centre
board-locked = { $weapon }, locked
board-deck = Programs in the deck: { $count }
board-turn-of = { $name } to move
board-now-shot = { $name } → { $names }
board-now-played = { $names-count ->
    [0] { $name }: { $card }
   *[other] { $name }: { $card } → { $names }
}
board-now-damage = About to be hit: { $names }
board-now-death = { $names-count ->
    [one] { $names } dies
   *[other] { $names } die
}

## For those who listen

board-dead = dead
board-lives = { $lives ->
    [one] { $lives } life
   *[other] { $lives } lives
}
board-programs = { $count ->
    [0] no programs
    [one] { $count } program
   *[other] { $count } programs
}
board-aims = { $weapon } aimed at { $names }
board-holds = { $weapon }
board-open-cards = face up: { $cards }

## What to do

board-waits = { $name } to move. You may step in at any time, if you have the program for it.
board-waits-others = Waiting for the others to decide.
board-chosen = All chosen. You may still change it.
board-you-dead = You are dead and know who is who: hold your card. Not a word to the living.
board-promised = When the ring closes you will play: { $card }.
board-pass = Changed my mind
board-back = Back
board-choose = Choose
board-choose-seat = Choose a player
board-choose-card = Choose a card
board-choose-weapon = Choose a weapon
board-choose-program = Choose a program
board-choose-deed = Choose what to do
board-choose-hand = Choose among your cards
board-none = Nobody and nothing
board-act = { $deed }: { $chosen }
act-aim = Aim at: { $chosen }
act-discard = Discard: { $chosen }
act-give = Give away: { $chosen }
act-cover = Turn down: { $chosen }
board-secret = a card from your hand
board-shared = { $card } (shared with { $name })

## Your cards

board-card = Your cards
board-hold = Hold
board-own-cards = Loyalty, role, loyalty
board-you-are = Right now you are
board-you-human = Human
board-you-machine = A machine
board-you-outcast = An outcast
board-you-legion = Legion
board-you-fallen = Fallen
board-part-role = { $count } role
board-part-loyalty = { $count } loyalty
board-part-program = { $count } in secret
board-of-human = human
board-of-machine = machine
board-of-outcast = outcast
board-why-always = { $card } decides it: whatever the other cards say, you are { $team }.
board-why-joined = You have been converted: your cards no longer decide anything.
board-why-tie = It is a tie, so you are an outcast.
board-inverted = Inversion: human loyalty counts as machine loyalty, and the other way round.
board-hand = { $count ->
    [one] { $count } program
   *[other] { $count } programs
}
board-hand-now = Something can be played right now
board-hand-look = Look and play
board-hand-title = Your programs
board-play = Play
board-not-now = It cannot be played now.
board-not-dead = The dead play no programs.
board-card-title = Card
board-kind-any = At any time
board-kind-turn = In your turn
board-kind-played = In answer to a program
board-kind-damage = In answer to damage
board-kind-never = Secret loyalty
board-kind-permanent = In your turn, stays on the table
board-check = Who was who at the check
board-seen = What you have seen
board-note = Turn { $turn }: { $name }, { $spot } — { $card }.
board-moved = It may lie elsewhere by now.
card-program = program

## The notebook

board-notes = Notes
board-notes-title = Notebook
board-notes-hint = Choose a player: what lies before them, what they have said, and what you think of them.
board-mark = Who you take { $name } for
board-mark-none = no idea
board-aimed-at = Aimed at { $names }
board-names = Chosen: { $name }
board-says-nothing = Nothing said so far.
board-claim-turn = Turn { $turn }.

## Saying something

board-say = Say
board-say-heard = Everybody will hear this
board-say-send = Say it
board-say-wait = This is no moment to talk: wait until the ring has closed.
board-say-none = You have said all you can in this turn: wait for the next one.
board-say-left = { $left ->
    [one] You can say { $left } more thing in this turn. It need not be true.
   *[other] You can say { $left } more things in this turn. They need not be true.
}

## What everybody sees

board-check-on = The check: the game goes on
board-check-over = The check: the match is over
board-unmasked = This is who was who.

## The end

board-team-human = Humans
board-team-machine = Machines
board-team-outcast = Outcasts
board-team-legion = The Legion
board-team-fallen = The Fallen
board-others = The others
board-won = victory

## The narrator's voice

line-turn = { $name } to move.
line-won-human = The humans have won.
line-won-machine = The machines have won.
line-won-outcast = An outcast wins.
line-won-legion = The Legion has won.
line-won-fallen = The Fallen have won.
line-won-nobody = Nobody is left alive: nobody has won.
line-won-stalemate = A draw: nobody has died for too long.
