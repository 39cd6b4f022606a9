### The words of “Passengers”. Names of players are never inflected, and nobody’s gender is known.
### Faces, colours, boats and seats stand after a colon, after a dash or in brackets, without an article.

game-name = Passengers
game-about = A quiet river in Limbo, two boats, and passengers whose faces nobody sees. Some of you ferry souls, others smuggle demons. Seat them, peek at them, argue, and decide which boat sails.

## Modes

mode-basic = The usual game
    .about = Three rounds, and in each one boat of two leaves for the far shore. Who is in it is seen only at the end.
mode-two = The second set
    .about = With gifts that make people keep silent, name colours and open faces.
mode-three = The third set
    .about = With gifts that change cards, votes and seats. Here trust comes hardest.
mode-vote = A set by choice
    .about = Before every round you decide together which gifts to take.
mode-random = A set by lot
    .about = Which gifts lie in the boats is drawn anew in every round.
preset-first-about = The first set of gifts: the best one to begin with.
preset-usual-about = Before every round you choose the set of gifts together. Four players have their own.
preset-everything-about = In every round the lot decides on the set of gifts; four players have their own. For those who have crossed before.

## Options

option-gifts = Which gifts are in play. Four players always have a set of their own, whatever stands here.
    .title = Set of gifts
option-gifts-one = the first, best to begin with
option-gifts-two = the second
option-gifts-three = the third
option-gifts-vote = you choose before every round
option-gifts-random = by lot in every round
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
option-voting = How many seconds a vote lasts.
    .title = Voting time

## Chapters of the story

chapter-round-begins = Round { $round }
chapter-ashore = On the far shore

## Events: the deal

told-dealt = { $seat } is { $side-name }. Passengers: { $cards-name }.
told-fellows = The demon’s gaze finds its own: { $seats }.
told-round-begins = Round { $round }. Two boats are waiting at the pier. The master coin: { $seat }.
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
told-fizzled = The gift “{ $gift-name }” ({ $seat }) changes nothing now.
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
    [none] { $seat } peeks: { $cell-name } (mystery passenger).
   *[other] { $seat } peeks: { $cell-name } ({ $target }’s passenger).
}
told-saw = Seen in secret: { $cell-name } — { $face-name }.
told-turned-up = { $seat } turns a passenger up: { $cell-name } — { $face-name }.
told-chosen = { $seat } chooses: { $targets }.
told-hand-shown = { $seat } shows a card, and only { $target } sees it.
told-shown = { $seat } shows: { $face-name }. Only { $target } sees it.
told-traded = { $seat } and { $target } secretly exchange a card.
told-traded-cards = A secret exchange. { $seat } gives: { $gave-name }. { $target } gives: { $got-name }.
told-opener = { $target } votes before everybody else, and openly: { $seat } wants it so.
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
told-votes-swapped = { $targets } exchange their votes: { $seat } wants it so.
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
told-coin = The master coin is now held by { $target }.

## Events: the vote

told-discussion-begins = The gifts have done their work. Which boat should sail? Argue.
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

## Events: what is said (and need not be true)

told-said-placed = { $seat }: “My passenger: { $what-name }.”
told-said-saw = { $target ->
    [none] { $seat }: “I know it: the mystery passenger ({ $cell-name }) — { $what-name }.”
   *[other] { $seat }: “I know it: { $target }’s passenger ({ $cell-name }) — { $what-name }.”
}
told-said-hand = { $seat }: “In my hand: { $what-name }.”
told-said-am = { $seat }: “I am { $side-name }.”
told-said-think = { $seat }: “I think { $target } is { $side-name }.”
told-said-send = { $boat ->
    [raven] { $seat }: “Let us vote for the raven.”
   *[wolf] { $seat }: “Let us vote for the wolf.”
}

## Questions: the deal and seating

ask-look = Look at your passengers, and remember whose side you are on.
ask-set = Which set of gifts for this round?
ask-mystery = Where do you seat the mystery passenger? Who it is, not even you will see.
ask-place = Whom do you seat?
ask-cell = Which seat?

## Questions: gifts

ask-colour-lore = About which colour do you ask?
ask-candle = At which neighbour do you peek?
ask-hamsa-hand = Which two show you a card each?
ask-hamsa-hand-one = Who shows you a card?
ask-hourglass = Who votes before everybody else, and openly?
ask-scroll = At whom do you peek?
ask-obol = From whom do you take a vote?
ask-oar = Whom do you move?
ask-mask = Which mask do you take?
ask-prism = Which two name the colour of their passengers?
ask-lantern = Whom does the lantern light?
ask-mirror = To whom do you show a card, and whose do you see in return?
ask-seal-of-silence = Who keeps silent?
ask-torch = Whom do you turn up?
ask-offering-bowl = Who gets a vote along with you?
ask-boathook = Whom do you pull into the other boat?
ask-granted-coin = To whom do you give the master coin?
ask-cracked-vessel = To whom do you give a vote?
ask-stained-glass = About which boat do you ask?
ask-beacon = At whom on the far shore do you peek?
ask-bundle = With whom do you exchange a card?
ask-horn = Who, besides you, may speak?
ask-all-seeing-eye = At whom do you peek?
ask-scales = Which two exchange their votes?
ask-whirlpool = Which boat is caught in it?
ask-two-faced-mask = Which mask do you take?
ask-torch-of-limbo = Which mystery passenger do you turn up?
ask-whisper = At which mystery passenger do you peek?
ask-changeling = Which mystery passenger do you swap?
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
ask-as = Whom do you name?
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
side-smugglers = Smugglers
side-jaster = Jaster
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

card-one = the first set
card-two = the second set
card-three = the third set
card-four = the set for four

## Gifts: what they are called

card-vessel = Vessel
card-colour-lore = Colour lore
card-candle = Candle
card-hamsa-hand = Hamsa hand
card-hourglass = Hourglass
card-scroll = Scroll
card-obol = Obol
card-oar = Oar
card-mask = Mask
card-master-coin = Master coin
card-censer = Censer
card-prism = Prism
card-lantern = Lantern
card-mirror = Mirror
card-seal-of-silence = Seal of silence
card-torch = Torch
card-offering-bowl = Offering bowl
card-boathook = Boathook
card-granted-coin = Granted coin
card-cracked-vessel = Cracked vessel
card-stained-glass = Stained glass
card-beacon = Beacon
card-bundle = Bundle
card-horn = Horn
card-all-seeing-eye = All-seeing eye
card-scales = Scales
card-whirlpool = Whirlpool
card-two-faced-mask = Two-faced mask
card-double-mint = Double mint
card-torch-of-limbo = Torch of Limbo
card-whisper = Whisper of Limbo
card-hamsa-hand-one = Hamsa hand
card-changeling = Changeling

## Gifts: what they do

gift-vessel = It does nothing: this seat is worth its votes.
gift-colour-lore = Choose a colour. All others answer truthfully whether their passenger of this round has it.
gift-candle = Peek at the nearest neighbour of your passenger in its boat, on the left or on the right.
gift-hamsa-hand = Choose two other players. Each secretly shows you a card from the hand, whichever they like.
gift-hourglass = Choose another player, who votes before everybody else in this round, and openly.
gift-scroll = Peek at any passenger in the boats but your own.
gift-obol = Take a vote from another player.
gift-oar = Move any passenger to a free seat of the same boat.
gift-mask = Put one of the masks that are left on any passenger in the boats who has none.
gift-master-coin = Take the master coin.
gift-censer = You keep silent until the round is over.
gift-prism = Choose two other players. Each truthfully names the colour of their passenger of this round.
gift-lantern = Peek at another passenger in the boat where yours sits. Everybody learns its colour.
gift-mirror = You and another player secretly show each other a card from the hand, each their own choice.
gift-seal-of-silence = Choose another player, who keeps silent until the round is over.
gift-torch = Turn up one passenger in the boats that is not yours. It stays face up.
gift-offering-bowl = You and another player each get a vote from the supply.
gift-boathook = Swap a passenger of the raven’s boat with a passenger of the wolf’s.
gift-granted-coin = Give the master coin to anybody, yourself included.
gift-cracked-vessel = Give one of your votes to another player.
gift-stained-glass = Name a boat and a colour. Everybody learns how many passengers of that colour are in it.
gift-beacon = Peek at a passenger on the far shore, but not at your own. In the first round nobody is there yet.
gift-bundle = You and another player secretly exchange a card from the hand, each giving whichever they like.
gift-horn = Choose another player. All but you two keep silent until the round is over.
gift-all-seeing-eye = Peek at one passenger in each boat, but not at your own.
gift-scales = Choose two players; you may be one of them. They exchange all their votes.
gift-whirlpool = Move all passengers of one boat by one seat, left or right. Whoever sits at the end goes to the other end.
gift-two-faced-mask = Put one of the masks that are left on a passenger without one, in the boats or on the far shore.
gift-double-mint = Take the master coin, and a vote from the supply. If the coin is yours already, just the vote.
gift-torch-of-limbo = Turn up a mystery passenger in the boats. It stays face up.
gift-whisper = Peek at a mystery passenger in the boats.
gift-hamsa-hand-one = Choose another player, who secretly shows you a card from the hand, whichever they like.
gift-changeling = Swap a mystery passenger with any other, in the same boat or in the other.

## What can be counted after a match

fact-ferried = On the far shore: souls { $souls }, demons { $demons }.
fact-by-coin = { $count ->
    [one] The master coin chose the boat { $count } time.
   *[other] The master coin chose the boat { $count } times.
}
fact-untruths = The most untruths came from { $seat }: { $count }.
fact-peeks = { $count ->
    [one] { $seat } peeked most often: { $count } time.
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

## Rules

search-hint = Mask, coin, Jaster…
rules-01-idea =
    Night, a river in Limbo, and on the far shore the Afterlands. You are the ferrymen. Two boats lie at the pier, the raven’s and the wolf’s, and the passengers in them hide their faces: who is a soul and who is a demon, only the one who seated them knows.

    The soul guides want to bring over many souls, the smugglers many demons, and Jaster, if among you, wants neither of them to do well.

    In each of three rounds you seat passengers, use gifts, and vote on which boat sails. The other one never will. After the third round all faces on the far shore are opened, and points are counted. The side with the most of them wins.
    .title = What it is about
rules-02-sides =
    There are twenty-five passengers: twelve souls, twelve demons, and Jaster. Souls and demons are red, green and blue, four of each.

    Each of you has three cards, one for every round. The first says whose side you are on: with a soul you are a guide, with a demon a smuggler, with Jaster you are Jaster. Then everybody gets one soul and one demon more. So a guide has two souls and a demon, a smuggler a soul and two demons, and Jaster that card, a soul and a demon.

    Four players are two guides, a smuggler and Jaster. Five are three guides and two smugglers. Six are the same, and Jaster. Seven are four guides and three smugglers. Eight are the same, and Jaster.

    If there are five of you or more, the smugglers know each other. They do not know each other’s cards.

    Your side never changes, even when that first card is in a boat or with another player.
    .title = Sides and cards
rules-03-place =
    Whoever has the master coin begins (in the first round the lot decides who that is), and then it goes round. On your turn you put one passenger face down on any free seat of either boat. In which order you play your cards is up to you.

    Every seat has a gift and one to three votes. Both are yours, and all see it. Votes are good for this round only.

    A boat has five seats, but takes no more than three passengers, and with seven or eight of you no more than four (or five, as the options say). When a boat is full, there is the other.
    .title = Boarding
rules-04-gifts =
    When everybody has seated a passenger, the gifts work in the order of their numbers, from nought to nine. A gift must be used, even if you would rather not. If there is nobody to use it on, it is lost.

    “Peek”: only you see the passenger’s card. Nobody peeks at passengers who are face up, nor at those whom they have seated themselves. “Turn up”: all see the passenger, and the face stays open. “Truthfully”: the game answers for the player, and there is no lying. For mystery passengers nobody answers.

    A passenger who has been moved is still yours: the gift and the votes that you had for it stay the same, and its mask goes with it. You may move, swap or mask your own passenger, too.

    Cards of the hand are shown only when a gift demands it. In the third round hands are empty, and such gifts are lost.

    What each gift does stands below, set by set. The seats have the same numbers for all sets, so that you can take another in every round.
    .title = Gifts
rules-05-talk =
    You may talk at any time and say anything, true or not: whom you have seated, at whom you have peeked, who you are. Just do not show cards.

    For bots to understand it, take a ready-made line: choose what it is about, and everybody hears it. You have six of them in a round.

    Whoever keeps silent does so until the round is over: no chat, no ready-made lines. They still take their turns, and vote.
    .title = Talk
rules-06-vote =
    Before the vote there is time to argue. Then everybody secretly chooses raven or wolf, and all choices are opened at once. Yours weighs as much as you have votes. Without votes you choose as well, but it weighs nothing.

    The boat with more votes sails. If they are even, it is the one that the holder of the master coin has chosen, however few votes they have.

    The boat goes to the far shore and lies above those before it: the first at the bottom, the third at the top. Faces stay hidden. The other boat is lost with its passengers and masks, and its faces stay hidden until the match is over.

    The master coin changes hands only by gifts. Whoever has it now begins the next round.
    .title = The vote
rules-07-guides =
    Every soul on the far shore is 1 point.

    If several souls of one colour are in the same boat, add 1 point for two of them, 2 for three, 3 for four, 4 for five. Each colour in each boat counts by itself.

    For example, two red souls and a blue one in a boat are 3 points for themselves and 1 more for the pair of red ones, 4 in all.
    .title = The guides’ points
rules-08-smugglers =
    Every demon on the far shore is 1 point.

    Add 1 point for every soul of the same colour beside the demon: left and right in the same boat, above and below in the next boats. Never across a corner, and other demons beside it bring nothing. A soul between two demons of its colour brings a point for each of them.

    Empty seats do not count: the neighbour is the next passenger on that side. The options can have it otherwise: then an empty seat parts them.

    For example, on the right of a green demon sits a blue soul in the green mask, and in the boat below a green soul. Such a demon brings 3 points.
    .title = The smugglers’ points
rules-09-masks =
    There are three masks: red, green and blue. Each is put on once in the whole match, and nobody wears two.

    A mask replaces the colour when points are counted. A soul is still a soul, and a demon a demon. When a gift asks for a colour, the answer is what is under the mask.
    .title = Masks
rules-10-jaster =
    Jaster plays alone, when there are four, six or eight of you. Jaster’s points are always the same, whether that card has sailed or not: 6.5 with four or six players, 8.5 with eight. All there is to do is to keep both sides below that.

    On the far shore Jaster’s card is a soul and a demon: 1 point for the guides, and 1 for the smugglers. It has no colour, and brings nothing more.

    In a mask Jaster has a colour, and counts twice: as a soul, together with the souls of that colour in the boat and for neighbouring demons of that colour; as a demon, for neighbouring souls of that colour.
    .title = Jaster
rules-11-end =
    When the third boat has sailed, all faces on the far shore are opened, and points are counted. The side with the most wins, all of it.

    If guides and smugglers are even, the one of them that has the master coin wins. If Jaster has it, the guides win. If Jaster has more points than they do, Jaster wins. Nobody is ever even with Jaster: there is always that half.
    .title = The end
rules-12-set-one =
    0. “{ card-vessel }”. { gift-vessel }

    1. “{ card-colour-lore }”. { gift-colour-lore }

    2. “{ card-candle }”. { gift-candle }

    3. “{ card-hamsa-hand }”. { gift-hamsa-hand }

    4. “{ card-hourglass }”. { gift-hourglass }

    5. “{ card-scroll }”. { gift-scroll }

    6. “{ card-obol }”. { gift-obol }

    7. “{ card-oar }”. { gift-oar }

    8. “{ card-mask }”. { gift-mask }

    9. “{ card-master-coin }”. { gift-master-coin }
    .title = Gifts: the first set
rules-13-set-two =
    0. “{ card-censer }”. { gift-censer }

    1. “{ card-prism }”. { gift-prism }

    2. “{ card-lantern }”. { gift-lantern }

    3. “{ card-mirror }”. { gift-mirror }

    4. “{ card-seal-of-silence }”. { gift-seal-of-silence }

    5. “{ card-torch }”. { gift-torch }

    6. “{ card-offering-bowl }”. { gift-offering-bowl }

    7. “{ card-boathook }”. { gift-boathook }

    8. “{ card-mask }”. { gift-mask }

    9. “{ card-granted-coin }”. { gift-granted-coin }
    .title = Gifts: the second set
rules-14-set-three =
    0. “{ card-cracked-vessel }”. { gift-cracked-vessel }

    1. “{ card-stained-glass }”. { gift-stained-glass }

    2. “{ card-beacon }”. { gift-beacon }

    3. “{ card-bundle }”. { gift-bundle }

    4. “{ card-horn }”. { gift-horn }

    5. “{ card-all-seeing-eye }”. { gift-all-seeing-eye }

    6. “{ card-scales }”. { gift-scales }

    7. “{ card-whirlpool }”. { gift-whirlpool }

    8. “{ card-two-faced-mask }”. { gift-two-faced-mask }

    9. “{ card-double-mint }”. { gift-double-mint }
    .title = Gifts: the third set
rules-15-four =
    With four players, a mystery passenger rides in each boat as well. There are six of them: three souls and three demons, shuffled and face down, two for every round.

    Before a round begins, whoever plays last puts one of them, unseen, on any seat. Then the last but one puts another into the other boat. There are no gifts and no votes for it, and nobody gets the gift of such a seat in this round. So there are three in each boat, the mystery passenger among them.

    There is one smuggler, with nobody to know. Four players have a set of gifts of their own.

    0. “{ card-vessel }”. { gift-vessel }

    1. “{ card-torch-of-limbo }”. { gift-torch-of-limbo }

    2. “{ card-whisper }”. { gift-whisper }

    3. “{ card-hamsa-hand-one }”. { gift-hamsa-hand-one }

    4. “{ card-seal-of-silence }”. { gift-seal-of-silence }

    5. “{ card-scroll }”. { gift-scroll }

    6. “{ card-obol }”. { gift-obol }

    7. “{ card-changeling }”. { gift-changeling }

    8. “{ card-mask }”. { gift-mask }

    9. “{ card-master-coin }”. { gift-master-coin }
    .title = Four players
rules-16-advice =
    For guides. Watch who praises which boat, who takes which gift, and who votes for what. Silence does not pay: without knowing colours you cannot bring souls together. But the smugglers hear every true word, too.

    For smugglers. You know your own, and the others do not: do not let it show. Find out which souls are where, and seat your demons beside them. And even when you have been found out, you vote like everybody else.

    For Jaster. Let as many souls as demons cross, and let everybody be muddled about colours. Where nothing is clear, you are well off.
    .title = Advice
rules-17-sitting =
    At one table and in a call you speak aloud, and look at your cards on your own phone, so that your neighbours do not see. Whoever keeps silent does so aloud as well: see to it yourselves. Far apart there are the chat and ready-made lines.
    .title = At one table and far apart
rules-18-bots =
    Bots know no more than a person in their seat would. They speak in ready-made lines and hear nothing else: if you want a bot to take your word into account, say it in a ready-made line.
    .title = With bots
