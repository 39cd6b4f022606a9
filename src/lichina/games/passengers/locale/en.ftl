### The words of “Passengers”. Names of players are never inflected, and nobody’s gender is known.
### Faces, colours, boats and seats stand after a colon, after a dash or in brackets, without an article.

game-name = Passengers
game-about = A quiet river in Limbo, two boats, and passengers whose faces nobody sees. Some of you ferry souls, others smuggle demons. Seat them, peek at them, argue, and decide which boat sails.
game-line = Two boats, hidden faces, and your word against theirs.
learn-about = Three boats, four bots and you. Guide the souls across, peek at a card, and see who is lying.

## Modes

mode-basic = The usual game
    .about = Three rounds, and in each one boat of two leaves for the far shore. Who is in it is seen only at the end.
mode-two = The second set
    .about = With gifts that make people keep silent, name colours and open faces.
mode-three = The third set
    .about = With gifts that change cards, votes and seats. Here trust comes hardest.
mode-vote = A set by choice
    .about = Before every round you decide together which gifts to take.
mode-random = A random set
    .about = Which gifts lie in the boats is drawn anew in every round.
preset-first-about = The first set of gifts: the best one to begin with.
preset-usual-about = Before every round you choose the set of gifts together. Four players have their own.
preset-everything-about = The set of gifts is random in every round; four players have their own. For those who have crossed before.

## Options

option-gifts = Which gifts are in play. Four players always have a set of their own, whatever stands here.
    .title = Set of gifts
option-gifts-one = the first, best to begin with
option-gifts-two = the second
option-gifts-three = the third
option-gifts-vote = you choose before every round
option-gifts-random = at random in every round
option-help_jaster = Among bots Jaster hardly ever wins. With six players an empty seat parts neighbours, to help; with eight Jaster has a point more.
    .title = Help for Jaster
option-empty_seats = What an empty seat beside a demon means when the smugglers’ points are counted.
    .title = Empty seats
option-empty_seats-skip = nothing, so that the neighbour is the next passenger on that side
option-empty_seats-strict = a gap, with no neighbour on that side
option-boat_cap = How many passengers a boat takes if there are seven or eight of you. With fewer players it is always three.
    .title = Room in a boat
option-boat_cap-4 = four
option-boat_cap-5 = five, on all its seats
option-turn = How many seconds there are to seat a passenger or to use a gift.
    .title = Time for a turn
option-discussion = How many seconds you argue before the vote. Zero: you vote at once.
    .title = Time to debate
option-moment = For how many seconds everybody looks at what decides the match. Whoever has seen it taps “Go on”, and when everybody has, the match goes on at once. Zero: never stop.
    .title = Length of a scene
option-voting = How many seconds a vote lasts.
    .title = Voting time

## Chapters of the story

chapter-round-begins = Round { $round }
chapter-ashore = On the far shore

## Events: the deal

told-dealt = { $seat } is { $side-name }. Passengers: { $cards-name }.
told-fellows = The demon’s gaze finds its own: { $seats }.
moment-gift = A gift
moment-sailed = A boat sails
moment-ashore = On the far shore
moment-scored = The score
told-round-begins = Round { $round }. Two boats are waiting at the pier. { $seat } holds the master coin.
told-gifts-laid = The gifts of this round: { $set-name }.
told-set-chosen = The gifts of this round: { $set-name }. What each has chosen: { $pairs }.

## Events: seating

told-mystery-placed = { $seat } seats a mystery passenger, unseen: { $cell-name }.
told-placed = { $votes ->
    [one] { $seat } seats a passenger: { $cell-name }. The gift “{ $gift-name }” and { $votes } vote.
   *[other] { $seat } seats a passenger: { $cell-name }. The gift “{ $gift-name }” and { $votes } votes.
}
told-you-placed = Gone aboard: { $face-name } ({ $cell-name }).

## Events: gifts

told-gift = { $gift ->
    [vessel] { $seat } keeps the “{ $gift-name }”: it has no power, only votes.
   *[other] { $seat } uses the gift “{ $gift-name }”.
}
told-fizzled = The gift “{ $gift-name }” ({ $seat }) does nothing now.
told-lore = { $seat } asks whose passenger is { $colour-name }. Yes: { $seats }. No: { $targets }.
told-named = { $colour ->
    [none] The truth about { $target }’s passenger: no colour.
   *[other] The true colour of { $target }’s passenger: { $colour-name }.
}
told-coloured = Everybody learns the colour: { $cell-name } — { $colour-name }.
told-counted = { $boat ->
    [raven] { $colour ->
        [red] { $seat } asks how many in the raven’s boat are red. The answer: { $count }.
        [green] { $seat } asks how many in the raven’s boat are green. The answer: { $count }.
       *[blue] { $seat } asks how many in the raven’s boat are blue. The answer: { $count }.
    }
   *[wolf] { $colour ->
        [red] { $seat } asks how many in the wolf’s boat are red. The answer: { $count }.
        [green] { $seat } asks how many in the wolf’s boat are green. The answer: { $count }.
       *[blue] { $seat } asks how many in the wolf’s boat are blue. The answer: { $count }.
    }
}
told-peeked = { $target ->
    [none] { $seat } peeks at a card: { $cell-name } (mystery passenger).
   *[other] { $seat } peeks at a card: { $cell-name } ({ $target }’s passenger).
}
told-saw = Seen in secret: { $cell-name } — { $face-name }.
told-turned-up = { $seat } turns a passenger up: { $cell-name } — { $face-name }.
told-chosen = { $seat } chooses { $targets }.
told-hand-shown = { $seat } shows a card, and only { $target } sees it.
told-shown = { $seat } shows: { $face-name }. Only { $target } sees it.
told-traded = { $seat } and { $target } secretly exchange a card.
told-traded-cards = A secret exchange. { $seat } gives: { $gave-name }. { $target } gives: { $got-name }.
told-opener = { $target } votes before everybody else, and openly: that is what { $seat } wants.
told-silenced = { $targets-count ->
    [one] { $targets } keeps silent until the round is over.
   *[other] { $targets } keep silent until the round is over.
}
told-vote-taken = { $seat } takes a vote from { $target }.
told-vote-given = { $seat } gives a vote to { $target }.
told-votes-gained = { $count ->
    [0] { $seat } gets no vote: the supply is empty.
    [one] { $seat } gets { $count } more vote.
   *[other] { $seat } gets { $count } more votes.
}
told-votes-swapped = { $targets } exchange their votes: that is what { $seat } wants.
told-moved = { $seat } moves a passenger. From: { $cell-name }. To: { $goal-name }.
told-swapped = { $seat } swaps two passengers: { $cell-name } — { $goal-name }.
told-whirled = { $boat ->
    [raven] { $way ->
        [left] { $seat } stirs the water: in the raven’s boat all move one seat to the left.
       *[right] { $seat } stirs the water: in the raven’s boat all move one seat to the right.
    }
   *[wolf] { $way ->
        [left] { $seat } stirs the water: in the wolf’s boat all move one seat to the left.
       *[right] { $seat } stirs the water: in the wolf’s boat all move one seat to the right.
    }
}
told-masked = { $colour ->
    [red] { $seat } puts the red mask on a passenger: { $cell-name }.
    [green] { $seat } puts the green mask on a passenger: { $cell-name }.
   *[blue] { $seat } puts the blue mask on a passenger: { $cell-name }.
}
told-coin = { $target } now holds the master coin.

told-jaster-helped = { $how ->
    [points] Bots give Jaster a hard time, so Jaster gets { $points } points.
   *[gaps] Bots give Jaster a hard time, so an empty seat keeps neighbours apart.
}

## Events: the vote

told-discussion-begins = The gifts have done their work. Which boat should sail? Talk it over.
told-open-voted = { $seat } votes openly: { $boat-name }.
told-voted = All votes are open: { $pairs }.
told-sailed = { $how ->
    [coin] { $boat ->
        [raven] The votes are even: raven { $raven }, wolf { $wolf }. The coin decides ({ $seat }): the raven’s boat sails for the far shore.
       *[wolf] The votes are even: raven { $raven }, wolf { $wolf }. The coin decides ({ $seat }): the wolf’s boat sails for the far shore.
    }
   *[votes] { $boat ->
        [raven] Raven { $raven }, wolf { $wolf }. The raven’s boat sails for the far shore.
       *[wolf] Raven { $raven }, wolf { $wolf }. The wolf’s boat sails for the far shore.
    }
}
told-ashore = Three boats have reached the far shore. All faces are open.
told-landed = Boat { $round }, the { $boat-name }: { $cards-name }.
told-scored = { $jaster ->
    [none] Points. Soul guides: { $guides }, smugglers: { $smugglers }.
   *[other] Points. Soul guides: { $guides }, smugglers: { $smugglers }, Jaster: { $jaster }.
}

## Questions: the deal and seating

ask-moment = Look at what has happened.
ask-look = Look at your passengers, and remember whose side you are on.
ask-set = Which set of gifts for this round?
ask-mystery = Where do you seat the mystery passenger? Who it is, not even you will see.
ask-place = Whom do you seat?
ask-cell = Which seat?

## Questions: gifts

ask-own-card = Which card of your hand?
ask-goal = To which seat?
ask-on = On whom do you put it?
ask-colour = Which colour?
ask-and-cell = And in the other boat?
ask-way = Which way?
ask-show = “{ $gift-name }”: { $seat } will see one of your cards. Which do you show?
ask-give = “{ $gift-name }”: { $seat } exchanges a card with you. Which do you give?

## Questions: talk and the vote

ask-say = What do you say?
ask-as = What do you say?
ask-side = On whose side?
ask-whom = About whom?
ask-boat = For which boat?
ask-ready = Is everything said? When all are ready, you vote.
ask-vote = Which boat sails for the far shore?
ask-open-vote = Your vote is the first, and all see it at once. Which boat sails?
ask-next = Have you seen it all? Then on we go.

## Words on buttons

card-seen = Got it
card-ready = Time to vote
card-next = Go on
card-placed = Whom I carry
card-saw = Whom others carry
card-hand = Who is in my hand
card-am = Whose side I am on
card-think = Whose side others are on
card-send = Which boat should sail
card-left = left
card-right = right

## Sides. “I am …”, “… is a smuggler”

side-guides = Soul guides
    .wins = The soul guides win
side-smugglers = Smugglers
    .wins = The smugglers win
side-jaster = Jaster
    .wins = Jaster wins
card-guides = a soul guide
card-smugglers = a smuggler

## Passengers

card-soul-red = red soul
card-soul-green = green soul
card-soul-blue = blue soul
card-demon-red = red demon
card-demon-green = green demon
card-demon-blue = blue demon
card-jaster = Jaster
card-soul = soul
card-demon = demon
card-red = red
card-green = green
card-blue = blue
card-none = no colour

passenger-soul-red = 1 point for the guides, and more if there are other red souls in the same boat.
passenger-soul-green = 1 point for the guides, and more if there are other green souls in the same boat.
passenger-soul-blue = 1 point for the guides, and more if there are other blue souls in the same boat.
passenger-demon-red = 1 point for the smugglers, and 1 more for every red soul beside it.
passenger-demon-green = 1 point for the smugglers, and 1 more for every green soul beside it.
passenger-demon-blue = 1 point for the smugglers, and 1 more for every blue soul beside it.
passenger-jaster = A soul and a demon: 1 point for the guides, and 1 for the smugglers. It has no colour.

## Boats and seats

card-raven = raven
card-wolf = wolf
card-raven-1 = raven, seat 1
card-raven-2 = raven, seat 2
card-raven-3 = raven, seat 3
card-raven-4 = raven, seat 4
card-raven-5 = raven, seat 5
card-wolf-1 = wolf, seat 1
card-wolf-2 = wolf, seat 2
card-wolf-3 = wolf, seat 3
card-wolf-4 = wolf, seat 4
card-wolf-5 = wolf, seat 5
card-shore-1-1 = far shore, boat 1, seat 1
card-shore-1-2 = far shore, boat 1, seat 2
card-shore-1-3 = far shore, boat 1, seat 3
card-shore-1-4 = far shore, boat 1, seat 4
card-shore-1-5 = far shore, boat 1, seat 5
card-shore-2-1 = far shore, boat 2, seat 1
card-shore-2-2 = far shore, boat 2, seat 2
card-shore-2-3 = far shore, boat 2, seat 3
card-shore-2-4 = far shore, boat 2, seat 4
card-shore-2-5 = far shore, boat 2, seat 5
card-shore-3-1 = far shore, boat 3, seat 1
card-shore-3-2 = far shore, boat 3, seat 2
card-shore-3-3 = far shore, boat 3, seat 3
card-shore-3-4 = far shore, boat 3, seat 4
card-shore-3-5 = far shore, boat 3, seat 5

## Sets of gifts

cards-souls = Souls
cards-demons = Demons
cards-jaster = Jaster
cards-one = Gifts: the first set
cards-two = Gifts: the second set
cards-three = Gifts: the third set
cards-four = Gifts: the set for four

card-one = the first set
card-two = the second set
card-three = the third set
card-four = the set for four

## What can be counted after a match

fact-ferried = { $souls ->
    [one] { $souls } soul
   *[other] { $souls } souls
} and { $demons ->
    [one] { $demons } demon
   *[other] { $demons } demons
} have reached the far shore.
fact-by-coin = { $count ->
    [1] The master coin chose the boat once.
   *[other] The master coin chose the boat { $count } times.
}
fact-untruths = { $seat } told the most untruths: { $count }.
fact-peeks = { $count ->
    [1] { $seat } peeked most often: once.
   *[other] { $seat } peeked most often: { $count } times.
}

## What a simulation counts

tally-endings = Who won, and how
tally-points = Points
tally-points-guides = soul guides
tally-points-smugglers = smugglers
tally-ferried = Who reached the far shore
tally-ferried-soul = souls
tally-ferried-demon = demons
tally-sailings = What decided the vote
card-guides-points = soul guides, by points
card-guides-coin = soul guides, by the coin
card-guides-guides-tie = soul guides, even, with the coin in Jaster’s hands
card-smugglers-points = smugglers, by points
card-smugglers-coin = smugglers, by the coin
card-jaster-points = Jaster, by points
card-votes = votes
card-coin = master coin

## How a match has ended

reason-points = more points than the others
reason-coin = the points are even, and the master coin decides
reason-guides-tie = the points are even, and Jaster holds the master coin
