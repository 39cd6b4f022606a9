### The board: words that only the screen needs.

## Where we are

board-title-deal = The deal
board-title-set = Which gifts?
board-title-mystery = Mystery passengers
board-title-place = Boarding
board-title-gifts = Gifts
board-title-talk = The debate
board-title-vote = The vote
board-title-sailed = A boat leaves
board-title-scoring = The far shore
board-title-over = The far shore
board-title-your-turn = Your turn
board-over = Round { $round } of { $rounds }

## Boats and the shore

board-boat-raven = The raven’s boat
board-boat-wolf = The wolf’s boat
board-shore = The far shore
board-stranger = a mystery passenger
board-rider = { $name }’s passenger
board-wears = { $colour ->
    [red] in a red mask
    [green] in a green mask
   *[blue] in a blue mask
}
board-free = free
board-place-gift = { $votes ->
    [one] gift “{ $gift }”, { $votes } vote
   *[other] gift “{ $gift }”, { $votes } votes
}
board-gift-about = { $votes ->
    [one] Gift “{ $gift }”, { $votes } vote. What does it do?
   *[other] Gift “{ $gift }”, { $votes } votes. What does it do?
}
board-gift-votes = { $votes ->
    [one] The seat brings { $votes } vote.
   *[other] The seat brings { $votes } votes.
}
board-gift-holder = { $name } has this gift.
board-gift-used = This gift has been used in this round.
board-gift-free = Nobody has taken this gift yet.
board-gift-nobody = Nobody got this gift in this round.
board-gift-number = Gift { $number }
board-tokens = { $votes ->
    [one] { $votes } vote
   *[other] { $votes } votes
}

## Cards in hand

board-card = My cards
board-hold = hold
board-hold-long = Press and hold
board-look = Your cards show only while you hold your finger here. Look, and remember whose side you are on.
board-looked = You can look at your cards at any time. Waiting for the others.
board-dealt = Everybody is looking at their cards.
board-you-are = You are
board-side-guides = a soul guide
board-side-smugglers = a smuggler
board-side-jaster = Jaster
board-about-guides = Get as many souls across as you can, best of one colour in one boat.
board-about-smugglers = Get as many demons across as you can, best beside souls of the same colour.
board-about-jaster = { $points ->
    [none] See that neither side does well.
   *[other] You always have { $points } points. See that both sides get fewer.
}
board-fellows = On your side: { $names }
board-hand = In hand
board-hand-empty = Your hand is empty: all cards are played.
board-known = Whom you know
board-glimpse-saw = { $name } shows: { $face }
board-glimpse-showed = { $name } sees: { $face }
board-glimpse-got = A trade, you got ({ $name }): { $face }
board-glimpse-gave = A trade, you gave ({ $name }): { $face }
board-choose-card = Choose a card
board-cards-hidden = Hold “My cards” to see which card is which.
board-nth = { $place ->
    [1] The first card
    [2] The second card
   *[other] The third card
}
board-palm = Hold “My cards” to see who it is.
board-acc-soul-red = the red soul
board-acc-soul-green = the green soul
board-acc-soul-blue = the blue soul
board-acc-demon-red = the red demon
board-acc-demon-green = the green demon
board-acc-demon-blue = the blue demon
board-acc-jaster = Jaster
board-acc-place = { $place ->
    [1] the first card
    [2] the second card
    [3] the third card
   *[other] the card
}

## A turn

board-places = { $name } seats a passenger
board-places-stranger = { $name } seats a mystery passenger
board-decides = { $name } decides
board-chooses = { $names-count ->
    [one] Choosing a card: { $names }
   *[other] Choosing cards: { $names }
}
board-order = Who goes after whom
board-coin = the master coin
board-silenced = keeps silent
board-has-gift = gift “{ $gift }”
board-is-first = votes before everybody else
board-you-silenced = You keep silent until the round is over.
board-wait = Waiting for the others.
board-set-wait = Noted. Waiting for the others.
board-set-all = Everybody is choosing the set of gifts.
board-set-gifts = Gifts of the set
board-talk = Argue about which boat sails. When all are ready, the vote begins.
board-ready = You are ready. Waiting for the others.
board-choose-cell = Choose a seat
board-choose-rider = Choose a passenger
board-choose-goal = Choose where to
board-choose-seat = Choose a player
board-choose-two = Choose two players
board-choose-colour = Choose a colour
board-choose-mask = Choose a mask
board-choose-boat = Choose a boat
board-choose-way = Choose a direction
board-choose-set = Choose a set
board-choose-other = Choose the other one
board-mask-red = red mask
board-mask-green = green mask
board-mask-blue = blue mask

## The vote

board-vote = Everybody decides in secret. All fists open at once.
board-voted = Your vote is in your fist. Waiting for the others.
board-opener = { $name } votes before everybody else, openly.
board-opened = { $boat ->
    [raven] { $name } openly votes for the raven.
   *[wolf] { $name } openly votes for the wolf.
}
board-weight = { $votes ->
    [0] You have no votes: your choice will be seen, but has no weight.
    [one] Your choice weighs { $votes } vote.
   *[other] Your choice weighs { $votes } votes.
}
board-sails = { $boat ->
    [raven] The raven’s boat sails to the far shore
   *[wolf] The wolf’s boat sails to the far shore
}
board-by-coin = Even. The master coin decides: { $name }.
board-fists = The fists open
board-fist = a fist
board-nobody-voted = nobody

## Saying something

board-say = Say…
board-say-title = What do you say?
board-say-left = { $left ->
    [one] { $left } line is left in this round. Everybody hears it, bots understand it.
   *[other] { $left } lines are left in this round. Everybody hears them, bots understand them.
}
board-say-none = You have said all you can in this round.
board-say-silent = You keep silent until the round is over.
board-say-heard = Everybody will hear this, or nearly this
board-say-send = Say it

## The notebook

board-notes = Notes
board-notes-title = Notebook
board-notes-shelf = What to show
board-tab-sure = For sure
board-tab-riders = Passengers
board-tab-people = Players
board-sure-none = Nothing is known for sure yet. True answers and open faces will be here.
board-sure-hint = True answers
board-sure-own = Only you know this
board-sure-up = Lies face up
board-sure-is = { $colour ->
    [none] no colour
    [red] red
    [green] green
   *[blue] blue
}
board-sure-not = { $colour ->
    [none] has a colour
    [red] not red
    [green] not green
   *[blue] not blue
}
board-sure-count = { $colour ->
    [none] Without a colour: { $count } of { $all }
    [red] Red: { $count } of { $all }
    [green] Green: { $count } of { $all }
   *[blue] Blue: { $count } of { $all }
}
board-gone = in the lost boat
board-round = round { $round }
board-riders-none = Nobody is in the boats yet.
board-riders-hint = Tap a passenger: what is said about it, and what you think.
board-people-hint = Tap a mask: what this player says, how they vote, and what you think of them.
board-said-nothing = Nothing has been said about this passenger yet.
board-says-nothing = No ready-made lines yet.
board-wrong = not true
board-disputed = does not fit
board-mark-rider = Who is it, in your opinion? Only you see this.
board-mark-person = Whose side is { $name } on? Only you see this.
board-mark-none = I do not know
board-voted-for = Round { $round }: { $boat ->
    [raven] for the raven
   *[wolf] for the wolf
}, { $votes ->
    [one] { $votes } vote
   *[other] { $votes } votes
}
board-claim-placed = Own passenger: { $what }
board-claim-saw = Sitting here: { $what }
board-claim-hand = In hand: { $what }
board-claim-am = Of themselves: { $what }
board-claim-think = Of others: { $name } is { $what }
board-claim-send = { $what ->
    [raven] Calls for the raven
   *[wolf] Calls for the wolf
}

## Buttons

act-look = Got it
act-ready = Time to vote
act-next = Go on
act-set = Take { $set }
act-mystery = Seat blindly: { $cell }
act-place = Seat { $card }: { $cell }
act-gift = { $gift }: { $chosen }
act-peek = Peek: { $cell }
act-peek-two = Peek: { $cell } and { $other }
act-reveal = Turn up: { $cell }
act-mask = { $colour ->
    [red] Put on the red mask: { $cell }
    [green] Put on the green mask: { $cell }
   *[blue] Put on the blue mask: { $cell }
}
act-swap = Swap: { $cell } and { $other }
act-show = Show { $card }
act-give = Give { $card }
act-vote = { $boat ->
    [raven] Vote for the raven
   *[wolf] Vote for the wolf
}
